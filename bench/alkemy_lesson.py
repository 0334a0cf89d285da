"""The second lesson of Alkemy: shooting, and alchemy. See `alkemy_tour.py`."""

from __future__ import annotations

from typing import Any

from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import (
    Activate,
    Begin,
    Cast,
    Champion,
    Concentrate,
    Decline,
    Done,
    Harvest,
    Muster,
    Pass,
    Run,
    Shoot,
    StandFast,
    Walk,
)
from athanor.games.alkemy.companies import Company
from athanor.games.alkemy.events import CoverTaken, FormulaCast
from bench.alkemy_telling import Telling, finish, let_pass

MINE = companies.encode(
    Company("", {"lee_ping": 1, "long_sigh_alchemist": 1, "militia_archers": 1})
)
THEIRS = companies.encode(Company("", {"ibrahim": 1, "malikh_jaraya": 1}))
HERO, ALCHEMIST, ARCHER = "lee_ping-1", "long_sigh_alchemist-1", "militia_archers-1"
CAPTAIN, JARAYA = "ibrahim-1", "malikh_jaraya-1"


def tell_alchemy(seed: int) -> Telling:
    story = Telling(seed)
    story.play(0, Muster(MINE), "muster")
    story.play(1, Muster(THEIRS))
    shot_and_harvest(story)
    gust_and_shot(story)
    return story


def initiative(story: Telling, turn: int, first: int) -> None:
    story.ask("champion", 0, 1)
    story.play(0, Champion(HERO), f"champion-{turn}")
    story.play(1, Champion(CAPTAIN))
    story.ask("begin", 0)
    story.play(0, Begin(first), f"begin-{turn}")
    story.ask("hand", first)


def shot(story: Telling) -> tuple[Shoot, Any]:
    """At the Jaraya, with an estimate that is right: the next whole inch."""
    story.first(0, Shoot, figure=ARCHER, target=JARAYA)
    seen = story.state.preview(0, Shoot(ARCHER, JARAYA, 20))
    return Shoot(ARCHER, JARAYA, seen.guess), seen


def shot_and_harvest(story: Telling) -> None:
    """A shot that the cover stops; a component, and concentration."""
    initiative(story, 1, first=0)
    story.play(0, Activate(ARCHER), "activate-archer-1")
    aimed, seen = shot(story)
    story.must(bool(seen.cover), "the Jaraya stands in the open")
    before = story.figure(JARAYA).ticked
    story.play(0, aimed, "shoot-cover")
    story.ask("react", 1)
    story.play(1, StandFast())
    covered = [event for event in story.state.events if isinstance(event, CoverTaken)]
    story.must(bool(covered), "the shot misses")
    story.must(story.figure(JARAYA).ticked == before, "the cover is of no use")
    story.ask("act", 0)
    story.play(0, Done(ARCHER), "done-archer")
    story.ask("hand", 1)
    story.play(1, Activate(JARAYA))
    towards = story.figure(ALCHEMIST)
    story.play(1, story.nearest(1, Run, JARAYA, towards.x, towards.y + 500))
    finish(story, 1, JARAYA)
    story.ask("hand", 0)
    story.play(0, Activate(ALCHEMIST), "activate-alchemist-1")
    to_a_component(story)
    story.play(0, story.first(0, Harvest), "harvest")
    story.ask("act", 0)
    story.play(0, Concentrate(ALCHEMIST), "concentrate-1")
    story.ask("act", 0)
    story.play(0, Concentrate(ALCHEMIST), "concentrate-2")
    if story.state.decision().kind == "act":
        story.play(0, Done(ALCHEMIST), "done-alchemist-1")
    let_pass(story)
    story.ask("hand", 0)
    story.play(0, Pass(), "pass-1")
    let_pass(story)


def stand_fast(story: Telling) -> None:
    while story.state.decision().kind == "react":
        story.play(1, StandFast())


def to_a_component(story: Telling) -> None:
    """A walk that ends beside a component."""
    for walk in story.offered(0, Walk, figure=ALCHEMIST):
        trial = story.state.clone()
        trial.play(0, walk)
        if trial.decision().kind == "harvest":
            story.play(0, walk, "walk")
            return
    story.must(False, "no component within a walk")


def gust_and_shot(story: Telling) -> None:
    """They come; a formula against somebody's mind; then a shot at one who lies down."""
    initiative(story, 2, first=1)
    story.play(1, Activate(JARAYA))
    towards = story.figure(ALCHEMIST)
    story.play(1, story.nearest(1, Run, JARAYA, towards.x, towards.y + 350))
    finish(story, 1, JARAYA)
    story.ask("hand", 0)
    story.play(0, Activate(ALCHEMIST), "activate-alchemist-2")
    story.play(0, story.first(0, Cast, formula="violent_gust", targets=(JARAYA,)), "cast")
    works = [event.works for event in story.state.events if isinstance(event, FormulaCast)]
    story.must(works == [True], "the formula fails")
    if story.state.decision().kind == "improve":
        story.play(0, Decline("improve"), "improve")
    story.ask("act", 0)
    story.play(0, Done(ALCHEMIST), "done-alchemist-2")
    story.ask("hand", 1)
    story.play(1, Pass())
    story.ask("hand", 0)
    story.play(0, Activate(ARCHER), "activate-archer-2")
    before = story.figure(JARAYA).ticked
    aimed, seen = shot(story)
    story.must(not seen.cover, "the Jaraya is in cover")
    story.play(0, aimed, "shoot-down")
    stand_fast(story)
    story.must(story.figure(JARAYA).ticked > before, "the shot misses")
    story.names["end"] = len(story.moves)
