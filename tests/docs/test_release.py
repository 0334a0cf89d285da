"""A release is refused for every reason that would be regretted."""

from __future__ import annotations

import importlib
import shutil
import subprocess
from pathlib import Path
from types import ModuleType
from urllib.error import URLError

import pytest

ROOT = Path(__file__).parents[2]
FILES = (
    "pyproject.toml",
    "CHANGELOG.md",
    "src/athanor/__init__.py",
    "web/package.json",
    "deploy/Dockerfile",
)
DIGEST = "sha256:" + "ab" * 32


class Tree:
    """A repository of just what the script looks at, ready for a release of 1.2.3."""

    def __init__(self, folder: Path, script: ModuleType) -> None:
        self.folder, self.script = folder, script
        for name in FILES:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        self.git("init", "-q")
        self.write("src/athanor/__init__.py", '__version__ = "1.2.3"\n')
        self.write("web/package.json", '{"version": "1.2.3"}\n')
        self.write("CHANGELOG.md", "## 1.2.3 (2027-01-31)\n")
        script.pin_images()
        self.commit()

    def git(self, *arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *who, *arguments], cwd=self.folder, check=True)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, "utf-8")

    def commit(self) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "as it is")

    def problems(self) -> str:
        return "\n".join(self.script.problems("1.2.3"))


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    release = importlib.import_module("release")

    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "DOCKERFILE", tmp_path / "deploy" / "Dockerfile")
    monkeypatch.setattr(release, "digest_of", lambda name, tag: DIGEST)
    return release


@pytest.fixture
def tree(tmp_path: Path, script: ModuleType) -> Tree:
    return Tree(tmp_path, script)


def test_a_tree_in_order_is_released(tree: Tree) -> None:
    assert tree.problems() == ""


def test_a_dirty_tree_is_refused(tree: Tree) -> None:
    tree.write("stray.py", "")
    assert "not committed" in tree.problems()
    assert "stray.py" in tree.problems()


def test_a_version_is_released_once(tree: Tree) -> None:
    tree.git("tag", "v1.2.3")
    assert "tagged already" in tree.problems()


@pytest.mark.parametrize("name", ["src/athanor/__init__.py", "web/package.json"])
def test_everything_says_the_same_version(tree: Tree, name: str) -> None:
    path = tree.folder / name
    path.write_text(path.read_text("utf-8").replace("1.2.3", "1.2.2"), "utf-8")
    tree.commit()
    assert name in tree.problems()


def test_the_changelog_knows_the_day(tree: Tree) -> None:
    tree.write("CHANGELOG.md", "## 1.2.3 (unreleased)\n")
    tree.commit()
    assert "CHANGELOG.md" in tree.problems()


def test_base_images_have_a_digest(tree: Tree) -> None:
    shutil.copy(ROOT / "deploy" / "Dockerfile", tree.folder / "deploy" / "Dockerfile")
    text = (tree.folder / "deploy" / "Dockerfile").read_text("utf-8")
    tree.write("deploy/Dockerfile", text.replace("@" + DIGEST, ""))
    assert "without a digest" in tree.problems()
    tree.script.pin_images()
    assert "without a digest" not in tree.problems()


def test_images_are_pinned_anew_each_time(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    other = "sha256:" + "cd" * 32
    monkeypatch.setattr(tree.script, "digest_of", lambda name, tag: other)
    tree.script.pin_images()
    text = (tree.folder / "deploy" / "Dockerfile").read_text("utf-8")
    assert text.count(other) == 2
    assert DIGEST not in text


def test_without_a_registry_nothing_is_pinned(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(name: str, tag: str) -> str:
        raise URLError("no way there")

    monkeypatch.setattr(tree.script, "digest_of", unreachable)
    before = (tree.folder / "deploy" / "Dockerfile").read_text("utf-8")
    with pytest.raises(SystemExit, match="cannot be reached"):
        tree.script.pin_images()
    assert (tree.folder / "deploy" / "Dockerfile").read_text("utf-8") == before
