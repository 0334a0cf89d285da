"""What the house asks of every game, as plain functions: one suite for its own games, for those of
other packages, and for `athanor check-game`.

    from athanor.conformance import CHECKS, findings

    for check in CHECKS:
        for found in findings(check, game):
            print(found)

Each check takes a game and raises what it finds; `findings` turns that into sentences, several if
several things are missing at once. `HOUSE_CHECKS` open a server and a browser, and take longer.
"""

from typing import Final

from . import adapters, bots, browser, contract, leaks, records, server, terminal, texts
from .found import Check, Finding, findings

#: By part, in the order in which a report has them.
PARTS: Final[dict[str, tuple[Check, ...]]] = {
    "contract": contract.CHECKS,
    "leaks": leaks.CHECKS,
    "texts": texts.CHECKS,
    "records": records.CHECKS,
    "bots": bots.CHECKS,
    "adapters": adapters.CHECKS,
    "terminal": terminal.CHECKS,
    "server": server.CHECKS,
    "browser": browser.CHECKS,
}
HOUSE_PARTS: Final = ("server", "browser")
CHECKS: Final = tuple(
    check for part, checks in PARTS.items() if part not in HOUSE_PARTS for check in checks
)
HOUSE_CHECKS: Final = tuple(check for part in HOUSE_PARTS for check in PARTS[part])

__all__ = ["CHECKS", "HOUSE_CHECKS", "PARTS", "Check", "Finding", "findings"]
