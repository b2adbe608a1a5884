# Two commands are enough: `make play` and `make test`. Each prepares what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/regnum/core src/regnum/games src/regnum/bots -name '*.py')
PURE := build/pure
PROMISES := tests/contract/test_contract.py tests/golden

.PHONY: print-compiled print-interpreted help play test check types order format golden bench wire soak art shots pictures setup build web browser pure contract nightly clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: build ## open the house and play in the browser: make play, or make play GAME=brothers ARGS="--seats 1 --lang cs"
	$(BIN)/regnum play $(GAME) $(ARGS)

test: ## prove the whole house, compiled and interpreted
	$(MAKE) --no-print-directory -j 2 --output-sync=target browser build
	$(MAKE) --no-print-directory check
	REGNUM_RUN=compiled $(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/house  # check has run those
	$(MAKE) --no-print-directory contract

contract: setup build pure ## what every game promises, uncompiled, and the same hashes both ways
	PYTHONPATH=$(PURE) REGNUM_RUN=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal $(PROMISES)
	$(MAKE) --no-print-directory -j 2 print-compiled print-interpreted
	cmp build/compiled.json build/interpreted.json && echo "compiled and interpreted runs agree, hash by hash"

print-compiled:
	$(BIN)/python -m regnum.lab.fingerprints --expect compiled > build/compiled.json

print-interpreted:
	PYTHONPATH=$(PURE) $(BIN)/python -m regnum.lab.fingerprints --expect interpreted > build/interpreted.json

check: setup build ## format, lint, types, the page's types, import arrows
	$(MAKE) --no-print-directory -j 2 --output-sync=target types order
	$(BIN)/python -m pytest -q -n 2 tests/house

types:
	$(BIN)/mypy

order:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python tools/web.py --check

format: setup ## put the code into our format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: setup build ## write the golden games anew; the diff is what a change really did
	$(BIN)/python -m tests.golden

bench: setup build .venv-bench/.ready ## measure speed beside other engines; about five minutes
	$(BIN)/python bench/run.py --peers .venv-bench/bin/python --write docs/benchmarks.md
	$(BIN)/python bench/server.py --write docs/benchmarks.md

wire: setup ## the socket's messages as TypeScript, for the browser
	$(BIN)/python -m regnum.server.typescript

art: setup ## the icons of every game and of the house from the lists that name them
	$(BIN)/python tools/art.py

shots: build browser ## pictures of every page and game, desk and phone, light and dark, into build/shots
	$(BIN)/python tools/shots.py $(ARGS)

pictures: build browser ## the pictures of README.md anew: all four games, the lobby, a phone, the terminal
	$(BIN)/python tools/shots.py --readme
	$(BIN)/regnum picture docs/pictures/terminal.svg

nightly: setup build browser ## large numbers: 10,000 random games, 150 examples per promise; the rules and core tests uncompiled
	REGNUM_TESTS=nightly $(BIN)/python -m pytest -n 2 --dist worksteal tests/contract tests/table tests/server/store tests/browser
	$(MAKE) --no-print-directory pure
	PYTHONPATH=$(PURE) REGNUM_RUN=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal tests/games tests/core tests/contract

soak: setup build ## the server under kill -9, lossy networks and load, at full numbers; about an hour
	REGNUM_SOAK=1 $(BIN)/python -m pytest -s tests/server/proof
	REGNUM_SCHEMATHESIS=200 $(BIN)/python -m pytest tests/server/rest/test_fuzzing.py

web: $(VENV)/.begun ## build the browser table into the package, if its sources have changed
	$(BIN)/python tools/web.py

browser: setup ## find or fetch a Chromium for the tests
	$(BIN)/python tools/browser.py

setup: $(VENV)/.ready ## prepare .venv with all that the tests need

build: web $(VENV)/.built ## the browser table, and the rules core compiled in place, as far as they have changed

pure: ## the same package without anything compiled, under build/pure
	rm -rf $(PURE) && mkdir -p $(PURE)
	cp -R src/regnum $(PURE)/regnum
	find $(PURE) -name '*.so' -delete

$(VENV)/.begun: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Regnum needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	REGNUM_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[compile]'
	touch $@

$(VENV)/.ready: $(VENV)/.begun
	REGNUM_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

$(VENV)/.built: $(VENV)/.begun setup.py $(COMPILED)
	@echo "compiling the rules core (a few minutes) ..."
	find src -name '*.so' -delete  # what was renamed or is no longer compiled must not stay
	rm -rf .mypy_cache  # mypyc 2.4.1 stumbles over classes with float fields that it reads back from there
	$(BIN)/python setup.py --quiet build_ext --inplace > build.log 2>&1 || { cat build.log; exit 1; }
	rm -f build.log
	touch $@

.venv-bench/.ready: bench/peers.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r bench/peers.txt
	touch $@

clean: ## forget everything that was built
	rm -rf $(VENV) .venv-bench build src/*.egg-info src/regnum/server/web web/node_modules
	find src -name '*.so' -delete
