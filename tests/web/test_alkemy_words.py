"""Places have the same names in the browser as in the terminal."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import msgspec

from athanor.texts import Texts
from tests.games.alkemy.test_whereabouts import NAMES, views
from tests.web.test_languages import WEB

Json = dict[str, Any]


def test_the_browser_names_places_as_python_does() -> None:
    """`whereabouts.ts` is a port of `whereabouts.py`; here they are compared."""
    texts = Texts("fr", "alkemy")
    seen: list[Json] = []
    cases: list[Json] = []
    expected: list[str] = []
    for scenario, seed in (("djinn", 11), ("stones", 12)):
        for view in list(views(seed, scenario=scenario, turns=1))[::2]:
            wording = view.wording()
            told: list[tuple[str, Any]] = [("action", each) for each in view.actions]
            told += [("event", each) for each in view.events]
            seen.append(msgspec.to_builtins(view))
            for prefix, struct in told:
                data = msgspec.to_builtins(struct)
                cases.append({"prefix": prefix, "struct": data, "view": len(seen) - 1})
                expected.append(texts.tell(prefix, struct, NAMES, wording=wording))
    assert len(cases) > 200
    said = subprocess.run(
        ["node", "scripts/tell.mjs", "fr", "alkemy"],
        cwd=WEB,
        input=json.dumps({"names": NAMES, "cases": cases, "views": seen}),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert json.loads(said) == expected
