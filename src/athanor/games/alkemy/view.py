"""What a seat of Alkemy may know: all but a pick that is not yet shown.

The table is open to all, and so is what is being resolved on it. Three things are picked in secret
and shown at once: the companies, the figures that roll for initiative, and the cards of a fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor.contract import Told, View, head

from . import events
from .actions import AlkemyAction
from .body import TableBody, read_table, write_table
from .events import AlkemyEvent
from .model import NONE
from .pending import Pending
from .picks import picks, restore_pick
from .rules.state import AlkemyState
from .stack import read_stack, write_stack
from .whereabouts import Whereabouts


class AlkemyView(View, frozen=True, kw_only=True):
    """`width` and `height` of the table are in hundredths of an inch. `open` is the open decision
    with all that it is about; `behind` is what goes on after it, first what began first. `picked`
    tells which seats have made a secret pick, `pick` what one's own is."""

    actions: Sequence[AlkemyAction]
    events: Sequence[AlkemyEvent]
    width: int
    height: int
    table: TableBody
    open: Pending | None
    behind: Sequence[Pending]
    picked: Sequence[bool]
    pick: str | None

    def wording(self) -> Whereabouts:
        return Whereabouts(self)


#: What happens on the table is seen by all.
TOLD: Final = Told(
    events.CompanyMustered,
    events.SceneryPlaced,
    events.ComponentPlaced,
    events.Deployed,
    events.TurnBegan,
    events.InitiativeWon,
    events.HandGiven,
    events.Activated,
    events.Reactivated,
    events.Passed,
    events.Rolled,
    events.DoubleSix,
    events.Moved,
    events.ChargeDeclared,
    events.ImmunityHeld,
    events.CardsShown,
    events.Feinted,
    events.Struck,
    events.Parried,
    events.Damaged,
    events.Healed,
    events.Fell,
    events.ShotDeclared,
    events.Reacted,
    events.CoverTaken,
    events.DisengageTested,
    events.SkillUsed,
    events.TestMade,
    events.Guarded,
    events.Possessed,
    events.Summoned,
    events.KnockedDown,
    events.Risen,
    events.Measured,
    events.HiveThrown,
    events.Concentrated,
    events.FormulaCast,
    events.Improved,
    events.Harvested,
    events.HandedOver,
    events.MarkerTurned,
    events.GroundHeld,
    events.StoneLifted,
    events.StoneDropped,
    events.StoneHome,
    events.OrderCancelled,
    events.TurnScored,
    events.GameEnded,
)


def view(state: AlkemyState, seat: int | None) -> AlkemyView:
    stack = write_stack(state)
    made = picks(state)
    return AlkemyView(
        **head(state, seat, TOLD),
        width=state.width,
        height=state.height,
        table=write_table(state),
        open=stack[-1] if stack else None,
        behind=stack[:-1],
        picked=[pick is not None for pick in made],
        pick=None if seat is None else made[seat],
    )


def read_view(view: AlkemyView, state: AlkemyState) -> list[int]:
    """Fills a laid-out table with what a seat sees; the seats whose picks it does not see."""
    read_table(view.table, state)
    if view.open is not None:
        state.frames = read_stack(state, [*view.behind, view.open])
    if view.result is not None:
        state.finished = True
        state.reason = view.result.reason
        state.winner = view.result.winners[0] if view.result.winners else NONE
    if view.seat is not None:
        restore_pick(state, view.seat, view.pick)
    return [seat for seat, picked in enumerate(view.picked) if picked and seat != view.seat]
