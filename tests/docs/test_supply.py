"""What is installed is what was locked, and what is shipped may be passed on."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = [*PROJECT["project"]["dependencies"], *EXTRAS["push"]]
WANTED = {
    "run": RUN,
    "test": [*RUN, *EXTRAS["learn"], *PROJECT["dependency-groups"]["test"]],
    "build": PROJECT["build-system"]["requires"],
    "install": ["uv"],
}


def locked(name: str) -> dict[str, list[Requirement]]:
    """By name; one package may be pinned differently for different Pythons."""
    found: dict[str, list[Requirement]] = {}
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    for line in text.replace("\\\n", " ").splitlines():
        requirement = Requirement(line.partition("--hash")[0].strip())
        found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


@pytest.mark.parametrize("name", WANTED)
def test_the_lock_fits_what_the_project_asks_for(name: str) -> None:
    pins = locked(name)
    for asked in map(Requirement, WANTED[name]):
        chosen = pins.get(canonicalize_name(asked.name))
        assert chosen, f"{asked.name} is not in requirements/{name}.txt: run make lock"
        for pin in chosen:
            version = str(pin.specifier).removeprefix("==")
            assert asked.specifier.contains(version), f"{asked} is locked as {version}: make lock"


@pytest.mark.parametrize("name", WANTED)
def test_everything_locked_has_a_version_and_hashes_and_no_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert "://" not in text
    for line in text.replace("\\\n", " ").splitlines():
        assert re.match(r"[a-z0-9.-]+==[^ ]+ ", line), line
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", line), line


def test_packages_come_from_where_pip_is_told_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    script = importlib.import_module("packages")

    told = script.as_uv_says_it(
        "\n".join(
            [
                ":env:.find-links='/here'",
                "global.cert='/our/own.pem'",
                "global.extra-index-url='file:///ours\\nfile:///theirs'",
                "global.find-links='/there'",
                "global.timeout='180'",
            ]
        )
    )
    assert told == {
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_INDEX": "file:///ours file:///theirs",
        "UV_FIND_LINKS": "/here",
        "SSL_CERT_FILE": "/our/own.pem",
    }


@pytest.mark.parametrize("lacking", ["uv cannot be had", "uv fails", "nothing"])
def test_packages_are_installed_by_pip_where_uv_does_not_do_it(
    lacking: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    script = importlib.import_module("packages")
    asked: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        tool, file = command[2], command[-1]
        asked.append(f"{tool}: {Path(file).name}")
        fails = (lacking == "uv cannot be had" and "install.txt" in file) or (
            lacking == "uv fails" and tool == "uv"
        )
        return subprocess.CompletedProcess(command, int(fails), stdout="")

    monkeypatch.setattr(script.subprocess, "run", run)
    monkeypatch.setattr(sys, "argv", ["packages.py", "requirements/test.txt"])
    assert script.main() == 0
    assert asked[-1].startswith("uv" if lacking == "nothing" else "pip")
    assert asked[-1].endswith(": test.txt")


def test_servers_and_developers_have_the_same_versions() -> None:
    everything = locked("test")
    for name, pins in locked("run").items():
        # Developers may need a package on more systems than servers do.
        assert {str(pin.specifier) for pin in pins} <= {
            str(pin.specifier) for pin in everything[name]
        }


def test_the_browsers_lock_has_integrity_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    for path, package in lock["packages"].items():
        assert "resolved" not in package, path
        assert path == "" or package["integrity"].startswith("sha512-"), path


def sbom(tmp_path: Path) -> dict[str, Any]:
    target = tmp_path / "bill.json"
    script = str(ROOT / "scripts" / "sbom.py")
    made = subprocess.run([sys.executable, script, target], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    found: dict[str, Any] = json.loads(target.read_text("utf-8"))
    return found


def test_the_bill_of_materials_names_everything_with_its_licence(tmp_path: Path) -> None:
    bill = sbom(tmp_path)
    assert bill["bomFormat"] == "CycloneDX"
    named = {(each["name"], each["version"]) for each in bill["components"]}
    for name, pins in locked("run").items():
        assert (name, str(pins[0].specifier).removeprefix("==")) in named
    assert {"svelte", "@fluent/bundle", "uqr", "@fontsource/grenze"} <= {
        each["name"] for each in bill["components"] if each["scope"] == "required"
    }
    assert all(each.get("licenses") for each in bill["components"])


def test_a_licence_nobody_agreed_to_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    script = importlib.import_module("sbom")

    ours = script.component("npm", "kind", "1", "MIT OR GPL-3.0")
    theirs = script.component("npm", "greedy", "1", "MIT AND GPL-3.0")
    unknown = script.component("npm", "silent", "1", "")
    assert script.refused([ours, theirs, unknown]) == [
        "greedy 1: MIT AND GPL-3.0",
        "silent 1: no licence",
    ]
