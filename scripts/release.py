"""`make release`: the files of a release in dist/, from a clean tree that passes every test.

    python scripts/release.py [--without-tests] [--pin-images]

Refuses a tree with changes, a version that the changelog, the package and the browser client do not
agree on, a version that is tagged already, and lock files that do not fit pyproject.toml. Then it
runs the tests, builds sdist, wheel and bill of materials, tries the wheel in a folder of its own,
and writes the checksums. It publishes and tags nothing: it prints what is left to do.

--pin-images writes the digests of the Dockerfile's base images into it, as the registry has them
now; that is a change to be committed before a release.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
DOCKERFILE: Final = ROOT / "deploy" / "Dockerfile"
IMAGE: Final = re.compile(
    r"^ARG (?P<argument>[A-Z]+)=(?P<name>[a-z]+):(?P<tag>[\w.-]+)(@\S+)?$", re.M
)
INDEXES: Final = (
    "application/vnd.oci.image.index.v1+json,"
    "application/vnd.docker.distribution.manifest.list.v2+json"
)


def run(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def problems(version: str) -> list[str]:
    """Why there is no release today."""
    found = []
    changed = run("git", "status", "--porcelain")
    if changed:
        found.append("the tree has changes that are not committed:\n" + changed)
    if run("git", "tag", "--list", f"v{version}"):
        found.append(f"v{version} is tagged already: raise the version in pyproject.toml")
    written = re.search(
        r'__version__ = "(.+)"', (ROOT / "src/athanor/__init__.py").read_text("utf-8")
    )
    if written is None or written[1] != version:
        found.append(f"src/athanor/__init__.py does not say {version}")
    web = json.loads((ROOT / "web/package.json").read_text("utf-8"))["version"]
    if web != version:
        found.append(f"web/package.json says {web}, not {version}")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.M):
        found.append(f"CHANGELOG.md has no line “## {version} (the day)”")
    if any("@" not in image[0] for image in IMAGE.finditer(DOCKERFILE.read_text("utf-8"))):
        found.append("deploy/Dockerfile has images without a digest: release.py --pin-images")
    return found


def pin_images() -> None:
    def pinned(image: re.Match[str]) -> str:
        digest = digest_of(image["name"], image["tag"])
        return f"ARG {image['argument']}={image['name']}:{image['tag']}@{digest}"

    text = DOCKERFILE.read_text("utf-8")
    try:
        DOCKERFILE.write_text(IMAGE.sub(pinned, text), "utf-8")
    except urllib.error.URLError as error:
        sys.exit(f"The image registry cannot be reached, so nothing was pinned: {error.reason}")


def digest_of(name: str, tag: str) -> str:
    """What a tag of an official image stands for today, for all architectures."""
    ask = f"https://auth.docker.io/token?service=registry.docker.io&scope=repository:library/{name}:pull"
    with urllib.request.urlopen(ask, timeout=30) as answer:
        token = json.load(answer)["token"]
    request = urllib.request.Request(
        f"https://registry-1.docker.io/v2/library/{name}/manifests/{tag}",
        method="HEAD",
        headers={"Authorization": f"Bearer {token}", "Accept": INDEXES},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        digest = str(answer.headers["Docker-Content-Digest"])
    if not re.fullmatch(r"sha256:[0-9a-f]{64}", digest):
        sys.exit(f"{name}:{tag}: the registry answered no digest")
    return digest


def build(version: str) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    python = str(ROOT / ".venv/bin/python")
    run(python, "scripts/engine.py", "--wheel", DIST)
    builder = next((ROOT / "build").glob("builder-*/bin/python"))
    sdist = (
        "import sys; from setuptools import build_meta; sys.argv[1:] = []; "
        f"build_meta.build_sdist({str(DIST)!r})"
    )
    run(builder, "-c", sdist)
    run(python, "scripts/sbom.py", DIST / f"athanor-{version}.cdx.json")


def try_wheel(version: str) -> None:
    """Installs it where nothing else is, from the lock, and asks it who it is."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        install = (f"{folder}/bin/python", "-m", "pip", "install", "-q", "--no-deps")
        run(*install, "--require-hashes", "-r", "requirements/run.txt")
        run(*install, next(DIST.glob("*.whl")))
        said = run(f"{folder}/bin/athanor", "--lang", "en", "--version")
        if said != f"Athanor {version}, compiled":
            sys.exit(f"The wheel says: {said}")


def checksums() -> None:
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(DIST.iterdir())
    ]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


def main() -> None:
    if "--pin-images" in sys.argv:
        pin_images()
        return
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    found = problems(version)
    if found:
        sys.exit("No release:\n- " + "\n- ".join(found))
    if "--without-tests" not in sys.argv:
        subprocess.run(["make", "test"], cwd=ROOT, check=True)
    build(version)
    try_wheel(version)
    checksums()
    if run("git", "status", "--porcelain"):
        sys.exit("No release: building changed the tree.")
    print("\n".join(str(path.relative_to(ROOT)) for path in sorted(DIST.iterdir())))
    print(f"Left to do: git tag -s v{version}; wheels of other systems with cibuildwheel; upload.")


if __name__ == "__main__":
    main()
