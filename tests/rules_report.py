"""Lists the rule ids of every game that no test names, and the skills and formulas of Alkemy; exits
with 1 if there are any.

A test names rules with `@pytest.mark.rule("P-07", "P-09")`, skills with `@pytest.mark.skill` and
formulas with `@pytest.mark.formula`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def named() -> dict[str, set[str]]:
    """What tests name, by the marker they name it with."""
    found: dict[str, set[str]] = {"rule": set(), "skill": set(), "formula": set()}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            marker = ast.unparse(node.func).removeprefix("pytest.mark.")
            if marker in found:
                names = (a.value for a in node.args if isinstance(a, ast.Constant))
                found[marker].update(str(name) for name in names)
    return found


def report(what: str, known: list[str], tested: set[str]) -> bool:
    """Whether each has a test, and each test something that there is."""
    missing = [id for id in known if id not in tested]
    unknown = sorted(tested - set(known))
    for id in missing:
        print(f"{id} has no test")
    for id in unknown:
        print(f"{id} is named by a test, and no game has it")
    print(f"{len(known) - len(missing)} of {len(known)} {what} have a test.")
    return not missing and not unknown


def main() -> int:
    sys.path.insert(0, str(TESTS.parent / "src"))
    import athanor
    from athanor.games.alkemy.cards import FORMULAS, SKILLS

    tested = named()
    rules = [rule for id in athanor.game_ids() for rule in athanor.game(id).meta.rule_ids]
    good = [
        report("rules", rules, tested["rule"]),
        report("skills", SKILLS, tested["skill"]),
        report("formulas", FORMULAS, tested["formula"]),
    ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
