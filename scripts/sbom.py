"""`make sbom`: what Athanor is made of, as a CycloneDX bill of materials, from the two lock files.

    python scripts/sbom.py FILE             # the bill
    python scripts/sbom.py --licences FILE  # the licence texts of what the browser client contains

Fails if anything that is shipped has no licence, or one that nobody has agreed to. Versions come
from requirements/run.txt and web/package-lock.json; the licences of Python packages are read from
what is installed, those of the browser's from the lock.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from importlib import metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
LICENCE: Final = re.compile("licen[cs]e", re.IGNORECASE)

#: What we pass on: permissive licences, and two that ask no more than to keep a file as it is.
AGREED: Final = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT", "MIT-0",
    "MPL-2.0", "OFL-1.1", "PSF-2.0",
}  # fmt: skip

#: Libraries of extras that are used as they come, and that anybody may replace by another build.
REPLACEABLE: Final = {"psycopg": "LGPL-3.0-only", "psycopg-binary": "LGPL-3.0-only"}

#: What packages call their licence when they do not use the words of SPDX.
MEANT: Final = {
    "APL 2": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "BSD": "BSD-2-Clause",
    "ISC License": "ISC",
    "MIT License": "MIT",
}

#: Needed on Windows only, so not installed where this usually runs.
ELSEWHERE: Final = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}

#: What the browser gets of packages that are compilers too.
PARTS: Final = {"svelte": ("clsx", "esm-env")}

#: Packages whose archive has no licence text of its own.
TEXTLESS: Final = {
    "@fluent/bundle": "Apache License 2.0, see LICENSE of Athanor. Copyright Mozilla and others.",
}


def python_packages() -> list[dict[str, Any]]:
    found = []
    for line in (ROOT / "requirements" / "run.txt").read_text("utf-8").splitlines():
        pinned = re.match(r"([a-z0-9.-]+)==([^ ;\\]+)", line)
        if pinned:
            name, version = pinned.groups()
            package = component("pypi", name, version, python_licence(name, version))
            found.append(package)
    return found


def python_licence(name: str, version: str) -> str:
    try:
        about = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name, "")
    if about.version != version:
        sys.exit(f"{name} {about.version} is installed, {version} is locked: run make test first")
    said = ""
    for field in ("License-Expression", "License", "Classifier"):
        words = about.metadata.get_all(field) or []
        if field == "Classifier":
            words = [each for each in words if each.startswith("License ::")]
        said = said or next(iter(words), "")
    said = said.splitlines()[0].rpartition("::")[2].strip() if said else ""
    return MEANT.get(said, said)


def browser_packages() -> list[dict[str, Any]]:
    """All of the lock: what the browser gets is required, what only builds it is excluded."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    shipped = shipped_to_browsers()
    found = []
    for path, about in sorted(lock.items()):
        name = path.rpartition("node_modules/")[2]
        if not name or about.get("link"):
            continue
        package = component("npm", name, about["version"], about.get("license", ""))
        package["scope"] = "required" if name in shipped else "excluded"
        algorithm, _, digest = about.get("integrity", "").partition("-")
        if algorithm == "sha512":
            content = base64.b64decode(digest).hex()
            package["hashes"] = [{"alg": "SHA-512", "content": content}]
        found.append(package)
    return found


def shipped_to_browsers() -> set[str]:
    """Packages that the client's sources name, and the parts that come with them."""
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    wanted = {**web.get("dependencies", {}), **web.get("devDependencies", {})}
    sources = "".join(
        path.read_text("utf-8")
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte", ".css")
    )
    named = {name for name in wanted if re.search(rf"['/]{re.escape(name)}['/]", sources)}
    return named | {part for name in named for part in PARTS.get(name, ())}


def component(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
        "scope": "required",
    }
    if licence:
        word = {"expression": licence} if " " in licence else {"license": {"id": licence}}
        found["licenses"] = [word]
    return found


def licence_of(package: dict[str, Any]) -> str:
    word: dict[str, Any] = next(iter(package.get("licenses", ())), {})
    return str(word.get("expression") or word.get("license", {}).get("id", ""))


def refused(packages: list[dict[str, Any]]) -> list[str]:
    """What is shipped under no licence, or under one that is not agreed to."""
    found = []
    for package in packages:
        licence = licence_of(package)
        agreed = any(each.strip("() ") in AGREED for each in re.split(" OR ", licence))
        if " AND " in licence:
            agreed = all(each.strip("() ") in AGREED for each in re.split(" AND ", licence))
        agreed = agreed or REPLACEABLE.get(package["name"]) == licence
        if package["scope"] == "required" and not agreed:
            found.append(f"{package['name']} {package['version']}: {licence or 'no licence'}")
    return found


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    whole = component("pypi", project["name"], project["version"], project["license"])
    del whole["scope"]
    components = python_packages() + browser_packages()
    contents = json.dumps(components, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, contents)}",
        "version": 1,
        "metadata": {"component": whole | {"type": "application"}},
        "components": components,
    }


def licence_texts() -> str:
    """One text for all that the browser client contains, to lie beside it."""
    parts = ["What the browser client of Athanor contains, and under which licences.\n"]
    for package in browser_packages():
        if package["scope"] != "required":
            continue
        name = package["name"]
        folder = ROOT / "web" / "node_modules" / name
        named = (path for path in sorted(folder.glob("*")) if LICENCE.match(path.name))
        texts = [path.read_text("utf-8") for path in named]
        if not texts and name in TEXTLESS:
            texts = [TEXTLESS[name]]
        if not texts:
            sys.exit(f"{name} has no licence text")
        head = f"{name} {package['version']}, {licence_of(package)}"
        parts.append(f"{head}\n{'-' * len(head)}\n\n" + "\n".join(texts).strip() + "\n")
    return "\n\n".join(parts)


def main() -> None:
    target = Path(sys.argv[-1])
    target.parent.mkdir(parents=True, exist_ok=True)
    if "--licences" in sys.argv:
        target.write_text(licence_texts(), "utf-8")
        return
    found = bill()
    wrong = refused(found["components"])
    if wrong:
        sys.exit("Shipped under a licence that nobody has agreed to:\n  " + "\n  ".join(wrong))
    target.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"{target}: {len(found['components'])} components")


if __name__ == "__main__":
    main()
