"""The tutorial's steps are run as they stand, in their order, in an empty folder."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.cli.workshop import Workshop

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial.md"
BLOCK = re.compile(r"^```(\w+) ?(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_the_tutorial_builds_its_game(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    steps = BLOCK.findall(TUTORIAL.read_text("utf-8"))
    assert len(steps) > 15
    for kind, expected, text in steps:
        if kind == "diff":
            change(workshop.folder / "ember", text)
            continue
        assert kind == "sh"
        done = workshop.run(without_browser(text))
        said = done.stdout + done.stderr
        assert (done.returncode != 0) == (expected == "fails"), f"{text}\n{said}"
        assert "Traceback" not in said
    assert "ember keeps all that the house asks." in done.stdout


def without_browser(text: str) -> str:
    """A browser is opened by tests/web; here all other parts are enough."""
    parts = ("contract", "leaks", "texts", "records", "bots", "adapters", "terminal", "server")
    chosen = " ".join(f"--part {part}" for part in parts)
    return re.sub(r"(check-game ember)((?: --release)?)$", rf"\1\2 {chosen}", text, flags=re.M)


def change(folder: Path, text: str) -> None:
    done = subprocess.run(
        ["git", "apply", "--verbose", "-"],
        cwd=folder,
        input=text,
        capture_output=True,
        encoding="utf-8",
        env={"PATH": "/usr/bin:/bin:/usr/local/bin", "GIT_CEILING_DIRECTORIES": str(folder)},
    )
    assert done.returncode == 0, f"{text}\n{done.stderr}"
