"""`regnum play` and `regnum serve` as a person starts them: a process of its own, its first lines, its end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("regnum"))
SOON_S = 30


class Running:
    """One running command."""

    def __init__(self, *words: str) -> None:
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [COMMAND, *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=env,
        )  # fmt: skip
        self.lines: list[str] = []
        self.changed = threading.Condition()
        self.reader = threading.Thread(target=self.listen, daemon=True)
        self.reader.start()

    def listen(self) -> None:
        """Everything it says, as it says it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self.changed:
                self.lines.append(line.rstrip("\n"))
                self.changed.notify_all()

    def line_with(self, words: str) -> str:
        """The first line that has these words."""
        with self.changed:
            assert self.changed.wait_for(lambda: any(words in line for line in self.lines), SOON_S), self.lines
            return next(line for line in self.lines if words in line)

    def end(self, how: signal.Signals) -> int:
        """Its exit code after a signal."""
        self.process.send_signal(how)
        code = self.process.wait(SOON_S)
        self.reader.join(SOON_S)
        return code

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
