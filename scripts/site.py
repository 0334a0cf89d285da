"""The documentation as a site: gathers its pages, and has them built, where a broken link is an
error.

    python scripts/site.py            the site, in build/site/html
    python scripts/site.py --pages    the pages alone

Pages keep the places they have in the repository, so that every link in them is good in both. What
they link to outside `docs/` (a program, a setting) comes along as a file; notebooks become pages.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build" / "site" / "pages"
LINK = re.compile(r"\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def gather() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"]
    for page in pages:
        bring(page)
        for target, _ in LINK.findall(page.read_text("utf-8")):
            linked = (page.parent / target).resolve()
            if linked.is_file():
                bring(linked)
    for notebook in ROOT.glob("docs/notebooks/*.ipynb"):
        bring(notebook)
        place(notebook).with_suffix(".md").write_text(as_page(notebook), "utf-8")


def place(path: Path) -> Path:
    return PAGES / path.relative_to(ROOT)


def bring(path: Path) -> None:
    target = place(path)
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def as_page(notebook: Path) -> str:
    """Its words and its code, one after the other."""
    parts: list[str] = []
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts.append(f"```python\n{source}\n```")
    parts.append(f"[The notebook itself]({notebook.name})")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    gather()
    if "--pages" in sys.argv:
        return 0
    build = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(build, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
