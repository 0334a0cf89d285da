"""The documentation as a site: it builds, without a broken link, and has a reference in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("zensical")

ROOT = Path(__file__).parents[2]


def test_the_site_builds_and_no_link_in_it_is_broken() -> None:
    said = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "site.py")],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    site = ROOT / "build" / "site" / "html"
    reference = (site / "docs" / "reference" / "index.html").read_text("utf-8")
    assert "VectorEnv" in reference
    assert reference.count("doc-object") > 50
    notebook = (site / "docs" / "notebooks" / "play-and-look" / "index.html").read_text("utf-8")
    assert "step through" in notebook
    assert (site / "examples" / "ppo.py").is_file()


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.md").write_text("# Home\n\n[there](nowhere.md)\n")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: T\ndocs_dir: pages\ntheme:\n  name: material\n"
    )
    said = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert said.returncode != 0
