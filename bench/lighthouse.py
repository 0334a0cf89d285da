"""What Lighthouse says of the pages a newcomer sees, on a simulated phone.

    python bench/lighthouse.py [--runs 3] [--pages / /rules/kazaam] [--json]

A real server from the sources with the client that was built (`make web`), headless Chromium, and
Lighthouse, which is fetched by npm into a folder of its own and kept there. Performance is the
median of the runs. Fails below 95 for performance and below 100 for accessibility, or if the page
cannot be installed: a manifest with a name, icons, a start page and a display of its own, and a
service worker that was registered and answers for the start page.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.server.house import running  # noqa: E402
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402

LIGHTHOUSE = "lighthouse@12"
BARS = {"performance": 95, "accessibility": 100, "best-practices": 95}
GAMES = ("poison", "kazaam", "alakazoo", "alkemy")
PAGES = ("/", *(f"/{place}/{game}" for game in GAMES for place in ("open", "rules")))
TOOLS = Path(tempfile.gettempdir()) / "athanor-lighthouse"


def tool() -> Path:
    found = TOOLS / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not found.exists():
        TOOLS.mkdir(exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(TOOLS), LIGHTHOUSE]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return found


def look(address: str, chromium: str) -> dict[str, Any]:
    """Lighthouse's own report, as it stands."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        run = subprocess.run(
            [
                *("node", str(tool()), address, "--quiet", "--output=json"),
                f"--output-path={report}",
                f"--only-categories={','.join(BARS)}",
                f"--chrome-flags=--headless {' '.join(FLAGS)}",
            ],
            capture_output=True,
            text=True,
            env=os.environ | {"CHROME_PATH": chromium},
        )
        if run.returncode:
            raise SystemExit(f"Lighthouse could not look at {address}: {run.stderr.strip()}")
        found: dict[str, Any] = json.loads(report.read_text())
    return found


def scores(reports: list[dict[str, Any]]) -> dict[str, int]:
    found = {}
    for name in BARS:
        each = [round(100 * report["categories"][name]["score"]) for report in reports]
        found[name] = round(statistics.median(each)) if name == "performance" else min(each)
    return found


def missed(report: dict[str, Any]) -> list[str]:
    """The audits that cost points, by what they measured."""
    return [
        f"{audit['id']}: {audit.get('displayValue') or audit['title']}"
        for audit in report["audits"].values()
        if audit["score"] is not None and audit["score"] < 0.9
    ]


def installable(address: str, chromium: str) -> list[str]:
    """What a browser would miss before it offers to install the page; nothing if it offers it."""
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page()
        page.goto(address)
        link = page.evaluate("document.querySelector('link[rel=manifest]')?.href ?? ''")
        with urllib.request.urlopen(link or address) as told:
            manifest = json.loads(told.read()) if link else {}
        sizes = {size for icon in manifest.get("icons", ()) for size in icon["sizes"].split()}
        if not {"192x192", "512x512"} <= sizes:
            wrong.append(f"icons: {sorted(sizes)}")
        wrong += [f"no {key}" for key in ("name", "start_url", "display") if key not in manifest]
        session = page.context.new_cdp_session(page)
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        wrong += [each["errorId"] for each in errors]
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.context.set_offline(True)
        page.goto(address)
        if not page.locator("main").count():
            wrong.append("nothing is shown offline")
        browser.close()
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--pages", nargs="*", default=list(PAGES))
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print("Chromium is not here. Run: sh tests/web/find_chromium.sh")
        return 2
    failed = False
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        house = f"http://127.0.0.1:{server.port}"
        time.sleep(1)
        wrong = installable(house, chromium)
        failed |= bool(wrong)
        print(
            json.dumps({"installable": wrong}) if options.json else f"installable: {wrong or 'yes'}"
        )
        for page in options.pages:
            reports = [look(house + page, chromium) for _ in range(options.runs)]
            found = scores(reports)
            short = [name for name, bar in BARS.items() if found[name] < bar]
            failed |= bool(short)
            if options.json:
                print(json.dumps({"page": page} | found | {"missed": missed(reports[0])}))
                continue
            print(f"{page:20} " + "  ".join(f"{name} {value}" for name, value in found.items()))
            for line in missed(reports[0]) if short else ():
                print(f"    {line}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
