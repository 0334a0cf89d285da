"""Finds seeds on which the lessons of Alkemy can be told, and writes their moves down.

    PYTHONPATH=src python -m bench.alkemy_tour [first] [alchemy]

The first game is two figures a side, three turns, and a formula at the end; the second lesson
(`alkemy_lesson.py`) is about shooting and alchemy. Where chance does not play along, the seed is
put aside. Moves are written by name, so that what is said about them (`tour.ts` and
`tour-alchemy.ts` in `web/src/games/alkemy`) need not count them. Run it again when a rule was
mended and the test says that the old moves no longer fit.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import msgspec

from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import (
    Activate,
    Begin,
    Cast,
    Champion,
    Charge,
    Claim,
    Decline,
    Done,
    Fight,
    Muster,
    Pass,
    PlayCard,
    Reroll,
    Run,
    Shoot,
    StandFast,
    Walk,
)
from athanor.games.alkemy.companies import Company
from bench.alkemy_lesson import tell_alchemy
from bench.alkemy_telling import OPTIONS, Otherwise, Telling, finish, let_pass

FOLDER = Path(__file__).parents[1] / "web/src/games/alkemy"
MINE = companies.encode(Company("", {"araoui": 1, "sorhna_oracle": 1}))
THEIRS = companies.encode(Company("", {"avalonian_recruits": 1, "lotharius": 1}))
SHEIKH, ORACLE = "araoui-1", "sorhna_oracle-1"
RECRUIT, CONSTABLE = "avalonian_recruits-1", "lotharius-1"


def tell(seed: int) -> Telling:
    story = Telling(seed)
    story.play(0, Muster(MINE), "muster")
    story.play(1, Muster(THEIRS))
    first_turn(story)
    second_turn(story)
    third_turn(story)
    return story


def initiative(story: Telling, turn: int) -> None:
    story.ask("champion", 0, 1)
    story.play(0, Champion(SHEIKH), f"champion-{turn}")
    story.play(1, Champion(CONSTABLE))
    story.ask("begin", 0)
    story.play(0, Begin(0), f"begin-{turn}")
    story.ask("hand", 0)


def first_turn(story: Telling) -> None:
    """Walk and shoot; run."""
    initiative(story, 1)
    story.play(0, Activate(SHEIKH), "activate-sheikh-1")
    story.play(0, story.nearest(0, Walk, SHEIKH, 1200, 680), "walk")
    sheikh = story.figure(SHEIKH)
    story.must(sheikh.y > 620 and abs(sheikh.x - 1200) < 80, "the walk is not straight")
    shot = story.first(0, Shoot, target=RECRUIT)
    seen = story.state.preview(0, shot)
    story.must(not seen.cover, "the recruit is in cover")
    whole = Shoot(SHEIKH, RECRUIT, math.ceil(float(seen.inches) + 0.15))
    before = story.figure(RECRUIT).ticked
    story.play(0, whole, "shoot")
    if story.state.decision().kind == "react":
        story.play(1, StandFast())
    story.ask("act", 0)
    story.must(story.figure(RECRUIT).ticked > before, "the shot misses")
    story.play(0, Done(SHEIKH), "done-sheikh-1")
    story.ask("hand", 1)
    story.play(1, Activate(RECRUIT))
    story.play(1, story.nearest(1, Run, RECRUIT, 1280, 1260))
    finish(story, 1, RECRUIT)
    story.ask("hand", 0)
    story.play(0, Activate(ORACLE), "activate-oracle-1")
    story.play(0, story.nearest(0, Run, ORACLE, 400, 1075), "run")
    story.ask("act", 0)
    story.play(0, Done(ORACLE), "done-oracle-1")
    story.ask("hand", 1)
    story.play(1, Activate(CONSTABLE))
    story.play(1, story.nearest(1, Run, CONSTABLE, 1950, 1330))
    finish(story, 1, CONSTABLE)
    story.ask("hand", 0)
    story.play(0, Pass(), "pass-1")
    let_pass(story)


def second_turn(story: Telling) -> None:
    """Charge and fight; a marker."""
    initiative(story, 2)
    story.play(0, Activate(SHEIKH), "activate-sheikh-2")
    story.play(0, story.first(0, Charge, target=RECRUIT, others=()), "charge")
    story.ask("card", 0, 1)
    before = story.figure(RECRUIT).ticked
    story.play(0, PlayCard("quick"), "card-quick")
    story.play(1, PlayCard("normal"))
    story.ask("act", 0)
    story.must(before < story.figure(RECRUIT).ticked, "the charge misses")
    story.must(story.figure(RECRUIT).alive, "the recruit falls too soon")
    story.play(0, Fight(SHEIKH, RECRUIT), "fight-2")
    story.ask("card", 0, 1)
    story.play(0, PlayCard("normal"), "card-normal")
    story.play(1, PlayCard("parry"))
    story.ask("act", 0)
    story.must(story.figure(SHEIKH).ticked == 0, "the sheikh is hurt")
    story.must(story.figure(RECRUIT).alive, "the recruit falls too soon")
    story.play(0, Done(SHEIKH), "done-sheikh-2")
    story.ask("hand", 1)
    story.play(1, Pass())
    story.ask("hand", 0)
    story.play(0, Activate(ORACLE), "activate-oracle-2")
    story.play(0, story.first(0, Claim), "claim")
    story.ask("act", 0)
    story.play(0, Done(ORACLE), "done-oracle-2")
    let_pass(story)
    story.ask("hand", 0)
    story.play(0, Pass(), "pass-2")
    let_pass(story)
    story.must(story.state.points[0] == 1, "nobody scores")


def third_turn(story: Telling) -> None:
    """A formula, and what it is good for."""
    initiative(story, 3)
    story.play(0, Activate(ORACLE), "activate-oracle-3")
    story.play(0, story.first(0, Cast, formula="uchronia", targets=(SHEIKH,)), "cast")
    story.ask("improve", 0)
    story.play(0, Decline("improve"), "improve")
    story.ask("act", 0)
    story.play(0, Done(ORACLE), "done-oracle-3")
    story.ask("hand", 1)
    story.play(1, Pass())
    story.ask("hand", 0)
    story.play(0, Activate(SHEIKH), "activate-sheikh-3")
    story.play(0, Fight(SHEIKH, RECRUIT), "fight-3")
    story.ask("card", 0, 1)
    story.play(0, PlayCard("brutal"), "card-brutal")
    story.play(1, PlayCard("inactive"))
    story.ask("reroll", 0)
    trial = story.state.clone()
    trial.play(0, Decline("reroll"))
    story.must(trial.figures[trial.names[RECRUIT]].alive, "the recruit falls without alchemy")
    for again in story.offered(0, Reroll):
        trial = story.state.clone()
        trial.play(0, again)
        if not trial.figures[trial.names[RECRUIT]].alive:
            story.play(0, again, "reroll")
            story.names["end"] = len(story.moves)
            return
    raise Otherwise("no die fells the recruit")


LESSONS = {"first": ("first-game.json", tell), "alchemy": ("second-game.json", tell_alchemy)}


def write(name: str) -> bool:
    file, story_of = LESSONS[name]
    for seed in range(1, 20000):
        try:
            story = story_of(seed)
        except Otherwise:
            continue
        moves = [[seat, msgspec.to_builtins(action)] for seat, action in story.moves]
        told = {"seed": seed, "options": OPTIONS, "names": story.names, "moves": moves}
        (FOLDER / file).write_text(json.dumps(told, indent=2) + "\n", "utf-8")
        print(f"seed {seed}: {len(moves)} moves in {file}")
        return True
    print(f"no seed fits the story: {name}", file=sys.stderr)
    return False


if __name__ == "__main__":
    sys.exit(0 if all(write(name) for name in sys.argv[1:] or LESSONS) else 1)
