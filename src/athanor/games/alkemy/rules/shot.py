"""One shot of a volley: A-68 to A-71, A-113."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import FACES, MARKSMAN_2, NUMBER
from ..events import CoverTaken, SkillUsed, Struck
from ..model import NONE, Figure, Frame, Table
from .breath import breath_for, spend_breath
from .cover import ANY_PIECE, ask_for_cover, cover_choices, touching_foes
from .damage import softened
from .dice import AIM, FOR_DAMAGE, below, roll
from .help import blame, praise
from .manners import aim_colour, coverless_shots
from .questions import (
    BREATH_ASK,
    BREATH_DAMAGE_ASK,
    MARKSMAN_ASK,
    UNDINE_ASK,
    UNDINE_BOTH_ASK,
    ask,
)
from .reactions import Exchange, Wound
from .reading import SYMBOL_PAIRS, shifted
from .space import in_whirl
from .waves import spend_wave, wave_for, waves_left

#: How far a shot has come.
TO_SHOOT: Final = 0
MARKSMAN_ASKED: Final = 1
TO_ROLL: Final = 2
ROLLED: Final = 3
COVER_ASKED: Final = 4
SHOT_OVER: Final = 5
BREATH_ASKED: Final = 6
UNDINE_ASKED: Final = 7
DAMAGE_ASKED: Final = 8


@final
class Shot(Frame):
    """One shot of a volley that is in range. `no_cover`: cover does not help against it. What it
    came to: the `total`, the `column`, the numbers on both dice; `damage` is what it does if it
    hits, `turned` the columns to the left by the waves. The volley below it takes the wound."""

    def __init__(
        self,
        seat: i64 = 0,
        figure: i64 = NONE,
        target: i64 = NONE,
        aimed: bool = False,
        close: bool = False,
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.aimed: bool = aimed
        self.close: bool = close
        self.no_cover: bool = False
        self.total: i64 = 0
        self.column: i64 = 0
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.turned: i64 = 0
        self.damage: i64 = 0

    def clone(self) -> Shot:
        copy = Shot(self.seat, self.figure, self.target, self.aimed, self.close)
        copy.stage = self.stage
        copy.no_cover = self.no_cover
        copy.total = self.total
        copy.column = self.column
        copy.first_die = self.first_die
        copy.second_die = self.second_die
        copy.turned = self.turned
        copy.damage = self.damage
        return copy

    def resume(self, table: Table) -> bool:
        shooter = table.figures[self.figure]
        target = table.figures[self.target]
        if self.stage == TO_SHOOT:
            self.stage = TO_ROLL
            if shooter.marked < coverless_shots(shooter):
                if len(cover_choices(table, shooter, target)) > 0:
                    self.stage = MARKSMAN_ASKED
                    ask(table, shooter, MARKSMAN_ASK)
        elif self.stage == MARKSMAN_ASKED:
            self.stage = TO_ROLL
            if table.answered != 0:
                self.use_marksman(table, shooter)
        elif self.stage == TO_ROLL:
            self.stage = ROLLED
            self.roll_shot(table, shooter, target)
        elif self.stage == ROLLED:
            self.judge(table, shooter, target)
        else:
            self.after_roll(table, shooter, target)
        return False

    def after_roll(self, table: Table, shooter: Figure, target: Figure) -> None:
        if self.stage == BREATH_ASKED:
            if table.answered != 0:
                spend_breath(table, shooter, target.defence - self.total)
                self.total = target.defence
            self.settle(table, shooter, target, table.answered != 0)
        elif self.stage == UNDINE_ASKED:
            if table.answered != 0:
                self.turned = -1 - table.answered
                spend_wave(table, target, False, table.answered)
            self.read_damage(table, shooter, target)
        elif self.stage == DAMAGE_ASKED:
            if table.answered != 0:
                self.damage += 1
                spend_breath(table, shooter, 1)
                self.offer_damage(table, shooter, target)
            else:
                self.seek_cover(table, shooter, target)
        elif self.stage == COVER_ASKED:
            self.take_cover(table, shooter, target, table.answered)
        else:
            table.pop()

    def use_marksman(self, table: Table, shooter: Figure) -> None:
        shooter.marked += 1
        self.no_cover = True
        if table.tracing:
            skill = "marksman_2" if shooter.has(MARKSMAN_2) else "marksman_1"
            table.tell(SkillUsed(shooter.seat, shooter.name, skill))

    def shift(self) -> i64:
        """A-70, and the waves."""
        return (1 if self.close else 0) + self.turned

    def roll_shot(self, table: Table, shooter: Figure, target: Figure) -> None:
        dom = shooter.profile.second_damage
        values: list[int] = []
        column: i64 = 0
        while column < 6:
            points: i64 = dom[shifted(column, self.shift())]
            values.append(softened(table, points, shooter, target, True))
            column += 1
        dice: i64 = 1 if self.aimed else 0
        extra: i64 = aim_colour(shooter) if self.aimed else NONE
        if in_whirl(table, target):
            dice -= 1
            extra = NONE
        roll(
            table,
            shooter,
            AIM,
            shooter.profile.shot_com,
            dice,
            FOR_DAMAGE,
            target.defence,
            values,
            NONE,
            extra,
        )

    def judge(self, table: Table, shooter: Figure, target: Figure) -> None:
        """A-69."""
        self.total = table.total
        self.column = table.column
        self.first_die = table.first
        self.second_die = table.second
        short: i64 = target.defence - self.total
        if short > 0 and breath_for(table, shooter, short) is not None:
            self.stage = BREATH_ASKED
            ask(table, shooter, BREATH_ASK)
            return
        self.settle(table, shooter, target, short <= 0)

    def settle(self, table: Table, shooter: Figure, target: Figure, hit: bool) -> None:
        if not hit:
            blame(table, shooter)
            self.stage = SHOT_OVER
            self.tell_shot(table, shooter, target, False)
            return
        praise(table, shooter)
        evoker = wave_for(table, target, False)
        if evoker is not None and shifted(self.column, self.shift()) > 0:
            self.stage = UNDINE_ASKED
            if waves_left(evoker, False) > 1:
                ask(table, target, UNDINE_ASK, UNDINE_BOTH_ASK)
            else:
                ask(table, target, UNDINE_ASK)
            return
        self.read_damage(table, shooter, target)

    def read_damage(self, table: Table, shooter: Figure, target: Figure) -> None:
        self.damage = shooter.profile.second_damage[shifted(self.column, self.shift())]
        self.tell_shot(table, shooter, target, True)
        self.offer_damage(table, shooter, target)

    def offer_damage(self, table: Table, shooter: Figure, target: Figure) -> None:
        if breath_for(table, shooter, 1) is None:
            self.seek_cover(table, shooter, target)
            return
        self.stage = DAMAGE_ASKED
        ask(table, shooter, BREATH_DAMAGE_ASK)

    def tell_shot(self, table: Table, shooter: Figure, target: Figure, hit: bool) -> None:
        if not table.tracing:
            return
        table.tell(
            Struck(
                shooter.seat,
                shooter.name,
                target.name,
                "shot",
                shooter.profile.shot_com,
                self.first_die,
                self.second_die,
                self.total,
                target.defence,
                hit,
                SYMBOL_PAIRS[self.column],
                shifted(self.column, self.shift()) + 1 if hit else 0,
                self.damage if hit else 0,
            )
        )

    def seek_cover(self, table: Table, shooter: Figure, target: Figure) -> None:
        self.stage = SHOT_OVER
        choices: list[int] = []
        if not self.no_cover:
            beside = touching_foes(table, shooter, target)
            lot: i64 = below(table, len(beside), "cover") if len(beside) > 1 else 0
            choices = cover_choices(table, shooter, target, lot)
        if len(choices) == 0:
            self.wound(table, shooter, target)
        elif len(choices) == 1 and (
            choices[0] == ANY_PIECE or table.figures[choices[0]].seat != target.seat
        ):
            self.take_cover(table, shooter, target, choices[0])
        else:
            self.stage = COVER_ASKED
            ask_for_cover(table, target, choices)

    def take_cover(self, table: Table, shooter: Figure, target: Figure, cover: i64) -> None:
        """A-71: two white dice, never modified."""
        self.stage = SHOT_OVER
        if cover < 0:
            self.wound(table, shooter, target)
            return
        first: i64 = below(table, 6, "cover")
        second: i64 = below(table, 6, "cover")
        total: i64 = NUMBER[first] + NUMBER[second]
        saved: bool = total >= 4 + 2 * target.profile.size
        if table.tracing:
            faces = [FACES[first], FACES[second]]
            table.tell(CoverTaken(target.seat, target.name, total, saved, faces))
        if not saved:
            self.wound(table, shooter, target)
        elif cover != ANY_PIECE:
            self.wound(table, shooter, table.figures[cover])

    def wound(self, table: Table, shooter: Figure, target: Figure) -> None:
        points: i64 = softened(table, self.damage, shooter, target, True)
        volley_below = table.frames[len(table.frames) - 2]
        assert isinstance(volley_below, Exchange)
        volley_below.wounds.append(Wound(shooter.id, target.id, points))
