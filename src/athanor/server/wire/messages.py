"""What browsers and the server say to each other on a table's socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from athanor.contract.action import kebab

from .limits import Action, Keys, Number, Word, Words
from .resources import TableInfo, Times

# -- what a client says on a table's socket


class ClientMessage(
    Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True, kw_only=True
):
    """`id` is the client's own, at most 64 characters, different for each thing it wants done."""

    id: Word


class Hello(ClientMessage, frozen=True, kw_only=True):
    """First on every connection. `since` is the last sequence number that the client has heard
    since it was welcomed with the same keys; then it is told only what it missed."""

    keys: Keys = ()
    since: Number = 0


class Play(ClientMessage, frozen=True, kw_only=True):
    """Do an action. `step` is that of the view it was chosen in, and `undos` how often the table
    had gone back by then; if it moved on, refused. Without `undos` only the step is compared."""

    seat: Number
    step: Number
    action: Action
    undos: Number | None = None


class Ask(ClientMessage, frozen=True, kw_only=True):
    """What would this action come to? Changes nothing; answered by `Previewed`."""

    seat: Number
    action: Action


class Hint(ClientMessage, frozen=True, kw_only=True):
    """What would you do? Asked for a seat of one's own in its turn; answered by `Hinted`."""

    seat: Number
    step: Number


class Start(ClientMessage, frozen=True, kw_only=True):
    """The host starts the game; seats still open are given to bots of that level. `nonce` goes into
    the shuffle: here the host gives it when the table's commitment is known already."""

    bot: Word = "adept"
    nonce: Words = ""


class Cover(ClientMessage, frozen=True, kw_only=True):
    """A bot of that level plays for a seat, or (empty) hands it back. One covers one's own seat at
    any time. Another's when it has been away for a while, by its `stand_in`; where the game counts,
    all others have to wish it (`wished`), and with a clock of days the clock decides."""

    seat: int
    bot: str


class StandIn(ClientMessage, frozen=True, kw_only=True):
    """The level that is to play for this seat when its player is away, leaves or is out of time;
    empty is the house's own."""

    seat: Number
    bot: Word


class Rename(ClientMessage, frozen=True, kw_only=True):
    seat: Number
    name: Words


class Leave(ClientMessage, frozen=True, kw_only=True):
    """Give up a seat: open again before the game, played by a bot after its start."""

    seat: Number


class Remove(ClientMessage, frozen=True, kw_only=True):
    """The host asks whoever holds this seat to leave, before the game. They do not sit down at this
    table again for a while."""

    seat: int


class Report(ClientMessage, frozen=True, kw_only=True):
    """Tells the operator about whoever holds this seat. Nobody at the table is told."""

    seat: int
    reason: Literal["name", "chat", "play", "other"]
    words: str = ""


class Chat(ClientMessage, frozen=True, kw_only=True):
    """A line of one's own, or a quick phrase by its id (shown to each reader in their language)."""

    seat: Number
    text: Words = ""
    phrase: Word = ""


class Order(ClientMessage, frozen=True, kw_only=True):
    """A standing order: what the table is to answer for this seat to one kind of decision. Empty
    is "ask me". Nobody else is told; see `StandingOrder` for what there is to choose from."""

    seat: Number
    kind: Word
    order: Word


class Subscribe(ClientMessage, frozen=True, kw_only=True):
    """Where to say, and in which words, that it is this seat's turn while nobody of it is here: a
    browser's push subscription. An empty `endpoint` ends it. Nobody else is told."""

    seat: Number
    endpoint: Words
    p256dh: Words = ""
    auth: Words = ""
    words: Words = ""


class MayUndo(ClientMessage, frozen=True, kw_only=True):
    """How would my last move be taken back? Changes nothing; answered by `Undoable`."""

    seat: Number


class Undo(ClientMessage, frozen=True, kw_only=True):
    """Take back my last move, and all that came after it. Done at once where that is free; where
    people have to agree, they are asked. `step` is that of the view it was wished in."""

    seat: Number
    step: Number


class AnswerUndo(ClientMessage, frozen=True, kw_only=True):
    """Whether I agree that the move is taken back. Who asked withdraws the wish by not agreeing."""

    seat: Number
    agreed: bool


class Rematch(ClientMessage, frozen=True, kw_only=True):
    """The same table again: answered by `Done`, and everyone is told `next_table`."""


ClientMessages = (
    Hello
    | Play
    | Ask
    | Hint
    | Start
    | Cover
    | StandIn
    | Rename
    | Leave
    | Remove
    | Report
    | Chat
    | Order
    | Subscribe
    | MayUndo
    | Undo
    | AnswerUndo
    | Rematch
)


# -- what the server says


class ServerMessage(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True):
    pass


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What one seat saw happen in one step. `brief`: a bot had less than half of its usual search
    for this move, because many were waiting."""

    step: int
    at: int
    events: Sequence[Any]
    brief: bool = False


class UndoneMove(Struct, frozen=True):
    """A move that was taken back, and what a viewer saw happen. Where that is nothing, whoever made
    the move still knows the `action`, and so does who looks openly."""

    seat: int
    events: Sequence[Any]
    action: Any = None


class UndoneLine(Struct, frozen=True):
    """Moves that `seat` took back. Action `step` was made in their place; where the game was left
    before that, it is one more than the last."""

    step: int
    seat: int
    moves: Sequence[UndoneMove]


class ReplayLog(Struct, frozen=True):
    """`GET /api/replays/<id>/log/<viewer>`: a line for each step, the set-up first, and what was
    taken back, in the order in which it was."""

    lines: Sequence[LogLine]
    undone: Sequence[UndoneLine]


class ReplayViews(Struct, frozen=True):
    """`GET /api/replays/<id>/views/<viewer>/<piece>`: what the viewer saw, step by step."""

    views: Sequence[Any]


class Feed(Struct, frozen=True):
    """One seat's (or the spectator's) part: its view, and the log that it may look back on.

    `log` is complete in a `Welcome` without `since`. With it, and in an `Update`, it holds what is
    new, and lines before the view's `log_from` are to be forgotten.
    """

    seat: int | None
    view: msgspec.Raw
    log: Sequence[LogLine]


class ChatLine(Struct, frozen=True):
    """`seat` is None for the house (somebody sat down, a bot took over)."""

    sequence: int
    at: int
    seat: int | None
    name: str
    text: str
    phrase: str


class StandingOrder(Struct, frozen=True):
    """For decisions of this kind a seat may give one of the orders `choices`; `order` is the one
    it gave, or empty: ask me. Texts: `order-<kind>`, `order-<kind>-<choice>`, `order-ask`."""

    seat: int
    kind: str
    order: str
    choices: Sequence[str]


class Welcome(ServerMessage, frozen=True, kw_only=True):
    """The answer to `Hello`: everything this connection needs to draw the table. Before the start
    there are no feeds. `seats` are those its keys hold; keys that hold nothing are ignored.
    `orders` are those seats' own, where the game knows standing orders.

    If `since` is not 0 the client knows all until then, and what it missed is told: the chat from
    there on, and feeds with what is new in their logs, or none if nothing was played."""

    id: str
    sequence: int
    since: int
    now: int
    table: TableInfo
    seats: Sequence[int]
    feeds: Sequence[Feed]
    chat: Sequence[ChatLine]
    undos: int
    times: Times
    orders: Sequence[StandingOrder]


class Update(ServerMessage, frozen=True, kw_only=True):
    """The game moved on; or, when `undos` has grown, it went back, and the logs are complete."""

    sequence: int
    feeds: Sequence[Feed]
    undos: int
    times: Times


class Changed(ServerMessage, frozen=True, kw_only=True):
    """Something about the table or its people changed: who sits, who is here, who is covered."""

    sequence: int
    table: TableInfo
    times: Times


class OrdersNow(ServerMessage, frozen=True, kw_only=True, tag="ordered"):
    """To the connections that hold the seat, and to nobody else: its standing orders now."""

    orders: Sequence[StandingOrder]


class Said(ServerMessage, frozen=True, kw_only=True):
    line: ChatLine


class Done(ServerMessage, frozen=True, kw_only=True):
    """The message of that id is carried out and will not be lost; `sequence` is its number. What it
    changed was told just before."""

    id: str
    sequence: int


class Previewed(ServerMessage, frozen=True, kw_only=True):
    id: str
    preview: msgspec.Raw | None


class Undoable(ServerMessage, frozen=True, kw_only=True):
    """`free`: nothing was revealed, nobody moved since. `agree`: the people of the table must agree
    (bots do). `none`: there is no move of one's own to take back."""

    id: str
    seat: int
    step: int
    way: Literal["free", "agree", "none"]


class HintLine(Struct, frozen=True):
    """A move, the chance of winning it leaves (0 to 1), and why: the text `reason-<reason>`."""

    action: Any
    chance: float
    reason: str
    facts: dict[str, str | int]


class Hinted(ServerMessage, frozen=True, kw_only=True):
    """`hints` is a list of `HintLine`, best first."""

    id: str
    seat: int
    step: int
    hints: msgspec.Raw


class Refused(ServerMessage, frozen=True, kw_only=True):
    """The message of that id was not carried out. The sentence is the text `error-<code>`."""

    id: str
    code: str
    rule: str = ""
    facts: dict[str, str | int] = {}


ServerMessages = (
    Welcome | Update | Changed | OrdersNow | Said | Done | Previewed | Hinted | Undoable | Refused
)

#: Quick phrases, as texts `phrase-<id>`.
PHRASES = ("hello", "good-luck", "well-played", "ouch", "thinking", "thanks", "again", "bye")

#: What the house says in the chat, as texts `phrase-<id>` with the player's { $name }.
HOUSE_PHRASES = (
    "house-sat",
    "house-left",
    "house-removed",
    "house-covered",
    "house-back",
    "house-started",
    "house-undo-asked",
    "house-undo-refused",
    "house-undo-withdrawn",
    "house-undone",
    "house-lost",
)
