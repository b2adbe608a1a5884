"""`regnum page`: what is wrong with the folder is said with the way to a good one; what is right is served."""

from __future__ import annotations

import gzip
import json
import threading
from http.client import HTTPConnection
from pathlib import Path

import pytest

from regnum.cli.errors import InputError
from regnum.cli.page import check_page, page, server_for

FILES = {"index.html": b"<!doctype html>", "engine/pyodide.mjs": b"export {}", "engine/wasm.gz": gzip.compress(b"x")}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    listed = {name: [len(content), "0"] for name, content in FILES.items()}
    (tmp_path / "files.json").write_text(json.dumps({"version": "1", "files": listed}))
    return tmp_path


def test_a_missing_folder_says_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no page in .*nowhere; build it with `make page`"):
        page(tmp_path / "nowhere", False, "8080")


def test_another_folder_is_not_taken_for_a_page(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"is not a page of Regnum: it has no list of files"):
        check_page(tmp_path)


def test_a_page_that_is_not_whole_says_what_is_missing(folder: Path) -> None:
    (folder / "engine" / "pyodide.mjs").unlink()
    with pytest.raises(InputError, match=r"not whole: engine/pyodide\.mjs is missing"):
        check_page(folder)


@pytest.mark.parametrize("port", ["0", "70000", "http"])
def test_a_wrong_port_says_which_are_right(folder: Path, port: str) -> None:
    with pytest.raises(InputError, match="--port must be an integer from 1 to 65535"):
        page(folder, True, port)


def test_a_whole_page_says_what_to_do_with_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page(folder, False, "8080")
    said = capsys.readouterr().out
    assert "3 files" in said and "regnum page --serve" in said


def test_text_is_compressed_and_compressed_files_stay_as_they_are(folder: Path) -> None:
    with server_for(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        here = HTTPConnection("127.0.0.1", server.server_address[1], timeout=30)
        here.request("GET", "/engine/pyodide.mjs?v=1", headers={"Accept-Encoding": "gzip"})
        script = here.getresponse()
        assert gzip.decompress(script.read()) == FILES["engine/pyodide.mjs"]
        assert script.headers["Content-Type"] == "text/javascript"
        here.request("GET", "/engine/wasm.gz", headers={"Accept-Encoding": "gzip"})
        machine = here.getresponse()
        assert machine.read() == FILES["engine/wasm.gz"] and machine.headers["Content-Encoding"] is None
        here.request("GET", "/")
        assert here.getresponse().read() == FILES["index.html"]
        here.request("GET", "/nothing")
        assert here.getresponse().status == 404
        here.close()
        server.shutdown()


@pytest.mark.parametrize("asked", ["bytes=3-", "bytes=3-5", "bytes=900-", "lines=3-", ""])
def test_a_download_that_broke_off_can_go_on(folder: Path, asked: str) -> None:
    content = FILES["engine/wasm.gz"]
    with server_for(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        asking = HTTPConnection("127.0.0.1", server.server_address[1])
        asking.request("GET", "/engine/wasm.gz", headers={"Range": asked})
        answer = asking.getresponse()
        if asked == "bytes=3-":
            assert (answer.status, answer.read()) == (206, content[3:])
            assert answer.headers["Content-Range"] == f"bytes 3-{len(content) - 1}/{len(content)}"
        else:  # nothing else is asked by the page, and the whole is always right
            assert (answer.status, answer.read()) == (200, content)
        asking.close()
        server.shutdown()


def test_a_taken_port_says_so(folder: Path) -> None:
    with server_for(folder, 0) as server, pytest.raises(InputError, match=r"choose another --port"):
        server_for(folder, server.server_address[1])
