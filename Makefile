# Two commands are enough: `make play` and `make test`. Each prepares what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := REGNUM_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
PURE := build/pure
PROMISES := tests/contract/test_contract.py tests/golden
SLOWEST := --durations 40 --durations-min 3  # are listed at the end
NIGHTLY := tests/bots tests/browser tests/cli tests/contract tests/lab tests/server tests/table

.PHONY: compiled lock print-compiled print-interpreted help play test check types order format golden bench wire soak art shots pictures setup build web page browser browsers pure contract nightly clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

play: ## play in the browser: make play, or make play GAME=brothers ARGS="--seats 1 --lang cs"
	@$(MAKE) --no-print-directory --silent -j 2 $(VENV)/.play web
	@$(BIN)/python -m tools.play $(GAME) $(ARGS)

test: ## run all checks and tests, compiled and interpreted
	$(MAKE) --no-print-directory -j 2 --output-sync=target setup web
	$(MAKE) --no-print-directory -j 2 --output-sync=target build browser types order workflows
	REGNUM_RUN=compiled $(BIN)/python -m pytest -n 2 --dist worksteal $(SLOWEST)
	$(MAKE) --no-print-directory contract

contract: setup build pure ## run the contract tests uncompiled, and compare state hashes with the compiled run
	PYTHONPATH=$(PURE) REGNUM_RUN=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal $(SLOWEST) $(PROMISES)
	$(MAKE) --no-print-directory print-compiled print-interpreted
	cmp build/compiled.json build/interpreted.json && echo "compiled and interpreted runs agree, hash by hash"

print-compiled:
	$(BIN)/python -m regnum.lab.fingerprints --jobs 2 --expect compiled > build/compiled.json

print-interpreted:
	PYTHONPATH=$(PURE) $(BIN)/python -m regnum.lab.fingerprints --jobs 2 --expect interpreted > build/interpreted.json

check: setup build ## check formatting, lint and types of both languages, unit tests of the browser client, import direction
	$(MAKE) --no-print-directory -j 2 --output-sync=target types order
	$(BIN)/python -m pytest -q -n 2 tests/project

types:
	$(BIN)/mypy

order: web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python tools/web.py --check

format: setup ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/web.py --format

golden: setup build ## regenerate the golden games; the diff shows what a change really did
	$(BIN)/python -m tests.golden

bench: setup build page .venv-bench/.ready ## measure speed beside other engines; about ten minutes
	$(BIN)/python bench/run.py --peers .venv-bench/bin/python --write docs/benchmarks.md
	$(BIN)/python bench/learners.py --write docs/benchmarks.md
	$(BIN)/python bench/server.py --write docs/benchmarks.md

wire: setup ## regenerate the TypeScript message types of the browser client
	$(BIN)/python -m regnum.server.typescript

art: setup ## rebuild the icons from the icons.json files
	$(BIN)/python tools/art.py

shots: build browser ## take screenshots of every page and game on every screen, light and dark, and sheets of them, in build/shots
	$(BIN)/python tools/shots.py $(ARGS)

pictures: build browser ## retake the pictures of README.md: all four games, the lobby, a phone, the terminal
	$(BIN)/python tools/shots.py --readme
	$(BIN)/regnum picture docs/pictures/terminal.svg

nightly: setup build browsers page ## larger samples: 10,000 random games, 150 examples per promise; the rules and core tests uncompiled
	REGNUM_TESTS=nightly REGNUM_SCHEMATHESIS=40 $(BIN)/python -m pytest -n 2 --dist worksteal $(SLOWEST) $(NIGHTLY)
	$(MAKE) --no-print-directory pure
	PYTHONPATH=$(PURE) REGNUM_RUN=interpreted $(BIN)/python -m pytest -n 2 --dist worksteal tests/games tests/core tests/contract
	$(MAKE) --no-print-directory pythons

soak: setup build ## test the server under kill -9, lossy networks and load, with full samples; about three hours
	REGNUM_SOAK=1 $(BIN)/python -m pytest -s tests/server/proof
	REGNUM_SCHEMATHESIS=200 $(BIN)/python -m pytest tests/server/rest/test_fuzzing.py

web: | $(BIN)/python ## build the browser client into the package, if its sources have changed
	@$(BIN)/python tools/web.py

page: setup ## build dist/page: a folder for any web space, everything in the browser, without a server
	$(BIN)/python -m tools.page

browser: setup ## find or download a Chromium for the tests
	$(BIN)/python tools/browser.py

browsers: setup ## the same for Chromium, Firefox and WebKit, which the nightly run needs
	$(BIN)/python tools/browser.py all

setup: $(VENV)/.ready ## prepare .venv with all that the tests need

build: web $(VENV)/.compiler ## build the browser client and compile the rules core in place, if they have changed
	@$(BIN)/python tools/compile_core.py

compiled: $(VENV)/.compiler
	$(BIN)/python tools/compile_core.py --background

lock: setup ## regenerate constraints.txt: the newest versions that pyproject.toml allows
	$(BIN)/python tools/lock.py

pure: ## copy the package without compiled files to build/pure
	rm -rf $(PURE) && mkdir -p $(PURE)
	cp -R src/regnum $(PURE)/regnum
	find $(PURE) -name '*.so' -delete

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Regnum needs Python 3.11 or newer")'
	@echo "making $(VENV) ..."
	$(PYTHON) -m venv $(VENV)

# What `make play` needs and nothing else. Without isolation pip need not fetch a compiler only to make a link to src/.
$(VENV)/.play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "fetching what playing needs (pip) ..."
	$(INSTALL) setuptools
	$(INSTALL) --no-build-isolation --no-compile -e '.[play]'
	touch $@

# A running table must not lose its package for a moment, so nothing is installed again here.
$(VENV)/.compiler: $(VENV)/.play
	$(INSTALL) setuptools 'mypy[mypyc]'
	touch $@

$(VENV)/.ready: $(VENV)/.compiler
	$(INSTALL) --no-build-isolation -e '.[dev-server,dev-lab]'
	touch $@

.venv-bench/.ready: bench/peers.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check -r bench/peers.txt
	touch $@

clean: ## delete everything that was built
	rm -rf $(VENV) .venv-bench .venv-packaging .venv-py3* build dist src/*.egg-info src/regnum/server/web web/node_modules
	find src -name '*.so' -delete

# -- packages ------------------------------------------------------------------------------------------------------

.PHONY: wheel sdist purewheel workflows release pythons

WHEEL := -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

wheel: setup build ## build a compiled wheel for this machine in dist/, from what `make build` has compiled
	REGNUM_PREBUILT=1 $(BIN)/python $(WHEEL)

purewheel: setup web ## build an uncompiled wheel in dist/, for every machine
	REGNUM_PURE=1 $(BIN)/python $(WHEEL)

sdist: setup web ## build the source package in dist/, with the browser client
	$(BIN)/python setup.py --quiet sdist --dist-dir dist

release: setup ## prepare a release up to the upload: checks, tests, packages in dist/, the tag; prints the upload command
	$(BIN)/python tools/release.py ready
	rm -rf dist build/compiled build/compiled.stamp  # what is tested is what is packed, compiled with full optimisation
	REGNUM_OPT=3 $(MAKE) --no-print-directory test
	REGNUM_OPT=3 $(MAKE) --no-print-directory wheel purewheel sdist .venv-packaging/.ready
	.venv-packaging/bin/twine check --strict dist/*
	$(BIN)/python tools/release.py tag

pythons: ## run the contract tests uncompiled on each Python from 3.11 to 3.14 of this machine; VERSIONS="3.12 3.13"
	$(PYTHON) tools/pythons.py $(VERSIONS) -- $(ARGS)

workflows: .venv-packaging/.ready ## check the workflows of .github and cibuildwheel's settings
	.venv-packaging/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv-packaging/bin/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	.venv-packaging/bin/zizmor --offline --quiet .github
	@# four each: CPython 3.11, 3.12, 3.13 and 3.14
	for system in linux macos windows; do \
	    test "$$(.venv-packaging/bin/cibuildwheel --print-build-identifiers --platform $$system | wc -l)" -eq 4 || exit 1; \
	done

check: workflows

.venv-packaging/.ready: packaging/tools.txt
	$(PYTHON) -m venv .venv-packaging
	.venv-packaging/bin/python -m pip install --quiet --disable-pip-version-check -r packaging/tools.txt
	touch $@
