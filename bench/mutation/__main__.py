"""How many small mistakes do the tests catch?

    python -m bench.mutation --sample 200 --seed 1                 a random sample
    python -m bench.mutation --sample 60 --seed 2 --only server    rules, contract or server alone
    python -m bench.mutation --again                               the survivors of that file again
    python -m bench.mutation --map                                 makes it quick, see reach.py
    python -m bench.mutation --planted                             planted.toml and guards.toml
    python -m bench.mutation --planted S1 S2                       some of them

Every mutant goes to the fingerprints of its game or of a table, then, as long as it passes, to the
tests that concern its module and to the wider folder (`--quick` leaves that out). After `--map`
only those are asked that come by the line in question, and about what survives them all the others
(`--quick` leaves that out). What is known is kept in `--out` as it comes: run the same command
again and it goes on. They are tried in the order in which they are drawn: who stops after the
first 60 has a random sample of 60. docs/mutation.md lists the mutants that change nothing, with
why.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import json
import math
import os
import re
import tempfile
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any, Final

from bench.mutation.concerns import CONTRACT, SERVER, concerned, fingerprints
from bench.mutation.mapping import draw, read
from bench.mutation.operators import Mutant, compiles, mutants_of
from bench.mutation.reach import Reach
from bench.mutation.trial import UNKNOWN, Copy, Known, Verdict

ROOT: Final = Path(__file__).resolve().parents[2]
MAP: Final = ROOT / "build" / "mutation-map.json"
LISTED: Final = ROOT / "docs" / "mutation.md"
PLACES: Final = {
    "rules": ("src/athanor/games/*/rules/*.py",),
    "contract": ("src/athanor/contract/*.py",),
    "server": ("src/athanor/server/**/*.py",),
}
#: A build tool, whose whole output is compared by `make check-web`.
LEFT_OUT: Final = {"src/athanor/server/wire/typescript.py"}
#: Mistakes that no test saw once, and what keeps harm from the server.
PLANTED: Final = ("planted.toml", "guards.toml")
EQUIVALENT: Final = re.compile(r"^\| `([0-9a-f]{8})` \|", re.MULTILINE)

Result = dict[str, Any]


def sources(only: str | None = None) -> list[Path]:
    return [
        path
        for place in ((only,) if only else PLACES)
        for pattern in PLACES[place]
        for path in sorted(ROOT.glob(pattern))
        if path.relative_to(ROOT).as_posix() not in LEFT_OUT
    ]


def every(only: str | None) -> list[Mutant]:
    return [mutant for path in sources(only) for mutant in mutants_of(path, ROOT)]


def sample(count: int, seed: int, only: str | None) -> list[Mutant]:
    found = every(only)
    # Drawn by fingerprint, so that a change of the sources leaves the rest of a sample as it was.
    found.sort(key=lambda m: hashlib.sha256(f"{seed} {m.fingerprint}".encode()).digest())
    drawn: list[Mutant] = []
    for mutant in found:
        if len(drawn) == count:
            break
        if compiles(mutant.applied((ROOT / mutant.path).read_bytes())):
            drawn.append(mutant)
    return drawn


def difference(path: str, before: bytes, after: bytes) -> str:
    lines = difflib.unified_diff(
        before.decode().splitlines(), after.decode().splitlines(), path, path, lineterm="", n=1
    )
    return "\n".join(lines)


def interval(caught: int, of: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    if not of:
        return 0.0, 1.0
    z, share = 1.96, caught / of
    middle = share + z * z / (2 * of)
    spread = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return (middle - spread) / (1 + z * z / of), (middle + spread) / (1 + z * z / of)


def equivalent() -> set[str]:
    return set(EQUIVALENT.findall(LISTED.read_text())) if LISTED.is_file() else set()


def stages(mutant: Mutant, reach: Reach | None, quick: bool) -> list[tuple[str, list[str]]]:
    """Who is asked about a mutant, one after the other as long as it survives."""
    prints = fingerprints(mutant.path)
    first, more = concerned(ROOT, mutant.path)
    if reach is None:
        found = [
            ("fingerprints", prints),
            ("what concerns it", first),
            ("the wider folder", more),
        ]
    else:
        near = reach.narrowed(ROOT, mutant.path, mutant.line, first)
        far = reach.narrowed(ROOT, mutant.path, mutant.line, more)
        found = [
            ("fingerprints", reach.narrowed(ROOT, mutant.path, mutant.line, prints)),
            ("what concerns it", near),
            ("the wider folder", [test for test in far if test not in near]),
            ("all, whether they come by or not", [*first, *more]),
        ]
    return found[:-1] if quick else found


def tried(copy: Copy, mutant: Mutant, reach: Reach | None, quick: bool) -> Result:
    source = (copy.root / mutant.path).read_bytes()
    changed = mutant.applied(source)
    verdict, used, asked = Verdict(False, "", 0.0), 0.0, "nobody comes by"
    for name, tests in stages(mutant, reach, quick):
        if tests:
            asked = name
            known = UNKNOWN if reach is None else Known(*reach.seconds(tests))
            verdict = copy.judge(mutant.path, changed, tests, known)
            used += verdict.seconds
        if verdict.caught:
            break
    return {
        "fingerprint": mutant.fingerprint,
        "path": mutant.path,
        "function": mutant.function,
        "kind": mutant.kind,
        "caught": verdict.caught,
        "by": verdict.by,
        "asked": asked,
        "seconds": round(used, 1),
        "diff": difference(mutant.path, source, changed),
    }


@cache
def own_copy(folder: Path) -> Copy:
    """Of the process that asks."""
    return Copy(ROOT, folder / f"tree-{os.getpid()}")


@cache
def own_map() -> Reach | None:
    return read(MAP)


def judged(folder: Path, mutant: Mutant, quick: bool) -> Result:
    return tried(own_copy(folder), mutant, own_map(), quick)


def run(options: argparse.Namespace) -> int:
    known = options.out.is_file()
    results: dict[str, Result] = json.loads(options.out.read_text()) if known else {}
    drawn = sample(options.sample, options.seed, options.only)
    same = equivalent()
    wanted = drawn  # in this order, so that what is tried when one stops is a random sample too
    if options.again:
        wanted = [m for m in wanted if not results.get(m.fingerprint, {"caught": True})["caught"]]
        for mutant in wanted:
            del results[mutant.fingerprint]
    left = [m for m in wanted if m.fingerprint not in results and m.fingerprint not in same]
    with (
        tempfile.TemporaryDirectory(prefix="athanor-mutation-") as folder,
        ProcessPoolExecutor(options.jobs) as hands,
    ):
        end = time.monotonic() + options.minutes * 60
        asked = {hands.submit(judged, Path(folder), m, options.quick): m for m in left}
        for answer in as_completed(asked):
            if answer.cancelled():
                continue
            mutant, result = asked[answer], answer.result()
            results[mutant.fingerprint] = result
            options.out.write_text(json.dumps(results, indent=1))
            word = "caught" if result["caught"] else "SURVIVED"
            told_of = (mutant.path, mutant.function, result["by"], result["seconds"])
            print(wanted.index(mutant), word, *told_of, flush=True)
            if time.monotonic() > end:
                hands.shutdown(wait=False, cancel_futures=True)
    return told(drawn, results, same)


def told(drawn: list[Mutant], results: dict[str, Result], same: set[str]) -> int:
    """The score, and every survivor with its difference."""
    listed = [m for m in drawn if m.fingerprint in same]
    verdicts = [
        results[m.fingerprint]
        for m in drawn
        if m.fingerprint in results and m.fingerprint not in same
    ]
    survivors = [result for result in verdicts if not result["caught"]]
    for result in survivors:
        print(f"\n{result['fingerprint']}  {result['function']}\n{result['diff']}")
    print(f"\n{len(verdicts) + len(listed)} of {len(drawn)} tried, {len(listed)} change nothing")
    for name, prefix in (("rules, contract", ""), ("server", SERVER), ("all", "src")):
        part = [
            r for r in verdicts if r["path"].startswith(prefix or ("src/athanor/games", CONTRACT))
        ]
        caught = sum(result["caught"] for result in part)
        low, high = interval(caught, len(part))
        share = caught / max(1, len(part))
        print(f"{name}: {caught} of {len(part)} caught, {share:.1%} ({low:.1%} to {high:.1%})")
    return int(bool(survivors))


def planted(ids: list[str]) -> int:
    """Mistakes that are planted by hand: each is caught by the tests named beside it."""
    listed = [
        mistake
        for name in PLANTED
        for mistake in tomllib.loads((Path(__file__).parent / name).read_text())["mistake"]
        if not ids or mistake["id"] in ids
    ]
    passed = 0
    with tempfile.TemporaryDirectory(prefix="athanor-mutation-") as folder:
        copy = Copy(ROOT, Path(folder) / "tree")
        for mistake in listed:
            source = (copy.root / mistake["path"]).read_text()
            if source.count(mistake["old"]) != 1:
                print(f"{mistake['id']}: {mistake['path']} no longer reads like that", flush=True)
                passed += 1
                continue
            changed = source.replace(mistake["old"], mistake["new"])
            verdict = copy.judge(mistake["path"], changed.encode(), mistake["tests"])
            passed += not verdict.caught
            word = "caught" if verdict.caught else "SURVIVED"
            print(mistake["id"], word, verdict.by, round(verdict.seconds, 1), flush=True)
    print(f"{len(listed) - passed} of {len(listed)} caught")
    return int(bool(passed))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.mutation",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=PLACES)
    parser.add_argument("--jobs", type=int, default=1, help="so many are tried at a time")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop after so many")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutation.json")
    parser.add_argument("--quick", action="store_true", help="only the tests that concern a module")
    parser.add_argument("--again", action="store_true", help="try what survived once more")
    parser.add_argument("--planted", nargs="*", metavar="ID", help="mistakes planted by hand")
    parser.add_argument("--map", nargs="*", metavar="FOLDER", help="note which test comes by where")
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    if options.map is not None:
        MAP.parent.mkdir(parents=True, exist_ok=True)
        draw(ROOT, sources(), MAP, options.map)
        return 0
    return run(options) if options.planted is None else planted(options.planted)


if __name__ == "__main__":
    raise SystemExit(main())
