"""Lists the rule ids of every game that no test names; exits with 1 if there are any.

A test names rules with `@pytest.mark.rule("P-07", "P-09")`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def named_rules() -> set[str]:
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "rule":
                found.update(str(a.value) for a in node.args if isinstance(a, ast.Constant))
    return found


def main() -> int:
    sys.path.insert(0, str(TESTS.parent / "src"))
    import athanor

    named = named_rules()
    known: set[str] = set()
    missing: list[str] = []
    for id in athanor.game_ids():
        rules = athanor.game(id).meta.rule_ids
        known.update(rules)
        missing += [rule for rule in rules if rule not in named]
    unknown = sorted(named - known)
    for rule in missing:
        print(f"{rule} has no test")
    for rule in unknown:
        print(f"{rule} is named by a test, and no game has it")
    print(f"{len(known) - len(missing)} of {len(known)} rules have a test.")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
