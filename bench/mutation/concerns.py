"""Which tests concern a module, the most likely to object first.

Fingerprints (`tests/fingerprints`; of the server `fingerprints` below) are
asked before all others: they are quick and notice most. Rules and contract are quick to test too:
the files of the same name, then their whole folder. The server's tests start processes, so that the
files which concern a module are listed here, and only what survives them is put before the whole
folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

RULES: Final = "src/athanor/games/"
CONTRACT: Final = "src/athanor/contract/"
SERVER: Final = "src/athanor/server/"

#: Files of tests/games/<game> that are asked first, where their name is not the module's.
FIRST: Final[dict[str, dict[str, str]]] = {
    "alkemy": {
        "dice": "fight odds skills",
        "charge": "moves fight",
        "questions": "stack turn",
        "offers": "orders turn",
        "harvest": "alchemy turn",
        "scenery": "setup moves",
        "deployment": "setup companies",
        "muster": "companies setup",
        "state": "properties stack",
        "reactions": "moves shots leaving",
        "components": "alchemy turn",
        "order_checks": "orders moves",
        "activation": "turn orders",
        "space": "moves geometry/test_paths geometry/test_sight",
        "initiative": "turn",
        "strike": "fight skills",
        "moments": "stack skills alchemy",
        "places": "alchemy moves",
        "damage": "fight skills",
        "quick": "moves bots",
        "cover": "shots",
        "invariants": "properties",
    },
    "alakazoo": {
        "lessons": "university",
        "secrets": "university",
        "dark": "turn tommy",
        "placing": "turn",
        "questions": "turn university",
        "score": "end",
        "effects": "university book",
        "targets": "university",
        "rounds": "turn solo",
        "excess": "turn",
        "spells": "book",
        "phases": "turn",
        "asking": "turn",
        "pile": "setup university",
        "moments": "university",
        "hands": "turn",
    },
    "kazaam": {
        "setup": "turn positions",
        "pile": "turn parts",
        "build": "turn",
        "refusals": "turn parts",
        "catalogue": "box",
    },
    "poison": {},
}

#: Folders that look at a game from outside, for what its own folder lets pass.
AROUND: Final = ("tests/contract", "tests/records", "tests/leaks")

#: Folders about what is made of the contract: what is learned, bots, environments, games.
USERS: Final = ("tests/learning", "tests/bots", "tests/adapters", "tests/games", "tests/leaks")

#: What tests/server/test_*.py say about each module; without an entry, about its room.
CONCERNS: Final[dict[str, str]] = {
    "table/": "table progress",
    "table/lessons": "lessons",
    "table/presence": "absence table",
    "table/entries": "keeping table",
    "table/undo": "undo",
    "table/progress": "progress",
    "table/receive": "progress table undo absence people",
    "table/guest": "progress",
    "table/keeping": "keeping",
    "table/manners": "absence people",
    "table/speech": "people table",
    "table/steward": "standing absence",
    "table/outcome": "honest_bots ratings",
    "table/actor": "progress table watch undo",
    "table/bots": "honest_bots table",
    "table/absence": "absence",
    "table/table": "keeping table undo clocks absence honest_bots",
    "table/clocks": "edges clocks",
    "table/calls": "people table",
    "table/hints": "advice",
    "store/": "store command",
    "store/migrations/": "store command",
    "store/migrations/versions/": "store command",
    "store/accounts": "people_stored accounts ratings",
    "store/files": "command store",
    "store/house": "watch store",
    "store/reports": "people",
    "store/ratings": "ratings people_stored databases",
    "store/positions": "keeping",
    "house/": "watch table",
    "house/circle": "handing_over circle",
    "house/passkeys": "accounts",
    "house/challenges": "accounts",
    "workers/passkeys": "accounts",
    "house/budgets": "budgets",
    "house/opening": "table budgets rosters",
    "house/metrics": "slowly http watch",
    "house/reviews": "reviews advice",
    "house/caretaker": "watch command",
    "house/replays": "replay",
    "house/retelling": "replay bounds",
    "house/push": "push",
    "house/aside": "watch",
    "house/lobby": "people",
    "house/hub": "watch table command people",
    "house/time": "watch clocks",
    "gate/": "http patience",
    "gate/passing": "circle slowly",
    "gate/accounts": "accounts ratings http",
    "gate/passkeys": "accounts",
    "gate/origin": "gate patience",
    "gate/pages": "http",
    "gate/socket": "gate patience table",
    "gate/handshake": "gate patience",
    "gate/devices": "push",
    "gate/replays": "replay bounds",
    "gate/address": "budgets",
    "gate/app": "http patience table budgets",
    "gate/rosters": "rosters",
    "wire/": "edges table http",
    "wire/words": "edges names people",
    "wire/lookalikes": "names",
    "wire/subscriptions": "edges push",
    "workers/": "thinkers desk",
    "workers/clerk": "desk bounds",
    "workers/desk": "desk bounds",
    "workers/jobs": "rosters desk mutants",
    "workers/thoughts": "advice thinkers honest_bots",
    "workers/worker": "thinkers honest_bots",
    "": "command",
    "settings": "command budgets patience",
    "diagnostics": "watch command",
    "platform": "platform",
}


#: What of the server takes part in an evening at a table, in visits to a house, and in crowds.
IN_AN_EVENING: Final = ("table/", "wire/", "house/", "store/")
IN_VISITS: Final = (*IN_AN_EVENING, "gate/")
IN_CROWDS: Final = ("workers/", "store/leases", "store/ratings", "store/schema", "house/supervisor")


def fingerprints(path: str) -> list[str]:
    """Those that a module leaves its marks in."""
    if path.startswith(RULES):
        game = path.removeprefix(RULES).split("/")[0]
        return [f"tests/fingerprints/test_{game}.py"]
    if path.startswith(CONTRACT):
        return ["tests/fingerprints"]
    places = {"crowds": IN_CROWDS, "evenings": IN_AN_EVENING, "visits": IN_VISITS}
    module = path.removeprefix(SERVER)
    found = [name for name, rooms in places.items() if module.startswith(rooms)]
    return [f"tests/server/test_{name}.py" for name in ("limits", *found)]


def files(root: Path, folder: str, names: str) -> list[str]:
    found = []
    for name in names.split():
        path = f"{folder}/{name}.py" if "/" in name else f"{folder}/test_{name}.py"
        if (root / path).is_file():
            found.append(path)
    return found


def of_game(root: Path, game: str, module: str) -> list[str]:
    folder = f"tests/games/{game}"
    first = files(root, folder, f"{module} {FIRST.get(game, {}).get(module, '')}")
    rest = sorted(path.relative_to(root).as_posix() for path in root.glob(f"{folder}/test_*.py"))
    return first + [path for path in rest if path not in first]


def concerned(root: Path, path: str) -> tuple[list[str], list[str]]:
    """The tests that are asked first about a module, and those for what they let pass."""
    module = path.removesuffix(".py").rsplit("/", 1)[-1]
    if path.startswith(RULES):
        game = path.removeprefix(RULES).split("/")[0]
        more = list(AROUND)
        if (root / f"tests/games/{game}/geometry").is_dir():
            more.insert(0, f"tests/games/{game}/geometry")
        return of_game(root, game, module), more
    if path.startswith(CONTRACT):
        first = files(root, "tests/contract", module) + files(root, "tests/records", module)
        return [*first, "tests/contract", "tests/records"], list(USERS)
    key = path.removeprefix(SERVER).removesuffix(".py")
    room = key.rpartition("/")[0]
    names = CONCERNS.get(key) or CONCERNS[f"{room}/" if room else ""]
    return files(root, "tests/server", f"{module} {names}"), ["tests/server"]
