"""`athanor` without a command opens a table in the browser."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

import pytest

from athanor.cli import serve

from .support import athanor_says, command, environment


def test_alone_it_opens_a_table_and_the_browser(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    with subprocess.Popen(
        command(),
        env=environment(XDG_DATA_HOME=str(tmp_path), BROWSER=str(browser), LC_ALL="en_GB.UTF-8"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    ) as house:
        try:
            assert house.stdout is not None
            said = re.search(r"http://\S+", house.stdout.readline())
            assert said is not None
            with urllib.request.urlopen(said[0] + "/health", timeout=300) as answer:
                assert answer.status == 200
            assert seen.read_text().strip() == said[0]
        finally:
            house.send_signal(signal.SIGINT)
        assert house.wait(timeout=300) == 0


def test_another_program_at_the_usual_port_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(serve, "nobody_listens", lambda port: port > 8001)
    monkeypatch.setattr(serve, "serve", lambda port, open_browser: asked.append(port))
    serve.open_a_table()
    assert asked == [8002]


def test_a_port_is_taken_when_somebody_answers_there() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        assert serve.nobody_listens(port)
        listener.listen()
        assert not serve.nobody_listens(port)


def test_help_stays_help() -> None:
    said = athanor_says("--help", LC_ALL="en_GB.UTF-8")
    assert said.returncode == 0
    assert "serve" in said.stdout
    assert "a table in your browser" in said.stdout
