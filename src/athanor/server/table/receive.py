"""What each message of a client does to a table. Here it is decided who may do what; whether an
action is allowed by the rules is the game's business.

A message that was carried out or refused before gets the same answer again.
"""

from __future__ import annotations

from typing import Final, assert_never

import msgspec

from athanor.bots import check_bot
from athanor.contract import AthanorError, BadRequest

from ..settings import ID_LIMIT
from ..wire import frames
from ..wire.lookalikes import check_apart
from ..wire.messages import (
    PHRASES,
    AnswerUndo,
    Ask,
    Chat,
    ClientMessages,
    Cover,
    Hello,
    Hint,
    Leave,
    MayUndo,
    Order,
    Play,
    Previewed,
    Rematch,
    Remove,
    Rename,
    Report,
    StandIn,
    Start,
    Subscribe,
    Undo,
)
from ..wire.resources import Subscription
from ..wire.subscriptions import check_subscription
from ..wire.words import check_name, check_nonce, check_text
from . import clocks, undo
from .actor import Actor, Guest
from .entries import (
    Covered,
    Entries,
    Left,
    Ordered,
    Played,
    Rematched,
    Renamed,
    Spoke,
    StandInChosen,
    Started,
    Subscribed,
)
from .outcome import counts
from .progress import Pending
from .seat import Seat

REFUSALS_KEPT: Final = 256
#: What is said for a seat of one's own.
OF_A_SEAT: Final = (Play, Chat, Rename, Leave, StandIn, Order, Subscribe, Undo, AnswerUndo)

#: What becomes an entry in the log, and all that a guest may wish.
Lasting = Play | Start | StandIn | Rename | Leave | Remove | Chat | Order | Subscribe | AnswerUndo
Wishes = Lasting | Ask | MayUndo | Undo | Hint | Rematch | Cover | Report


def receive(actor: Actor, guest: Guest, message: ClientMessages) -> None:
    """Carries out one message of a guest who has said hello."""
    if len(message.id) > ID_LIMIT:
        guest.send(frames.write_refusal(message.id[:ID_LIMIT], BadRequest("id-too-long")))
        return
    if not actor.stands(guest):
        return
    if isinstance(message, Hello):
        actor.enter(guest, message)
        return
    if guest not in actor.guests:  # their hello still waits for the disk, and so does this
        if not actor.progress.may_show:
            actor.progress.when_settled(lambda: receive(actor, guest, message))
        return
    by = speaker(guest, message)
    if by is not None and answer_again(actor, guest, (by, message.id)):
        return
    try:
        carry_out(actor, guest, message, -1 if by is None else by)
    except AthanorError as error:
        actor.hub.metrics.refusals += 1
        refusal = frames.write_refusal(message.id, error)
        if by is not None and not isinstance(message, (Ask, Hint)):
            remember(actor, (by, message.id), refusal)
        guest.send(refusal)


def carry_out(actor: Actor, guest: Guest, message: Wishes, by: int) -> None:
    """Does what is asked, or has it done as soon as it may be."""
    match message:
        case Play() if not actor.steward.too_early(message.seat):
            submit(actor, guest, message, by)
        case Play():
            actor.steward.hold(message.seat, lambda: receive(actor, guest, message))
        case Ask():
            ask(actor, guest, message)
        case MayUndo() | Undo():
            take_back(actor, guest, message, by)
        case Hint():
            own(actor, guest, message.seat)
            actor.hints.ask(guest, message)
        case Rematch():
            rematch(actor, guest, message)
        case Cover():
            cover(actor, guest, message, by)
        case Report():
            actor.manners.report(guest, message, by)
        case Leave() | Remove() if not actor.progress.may_show:
            # Whoever leaves still sees all that was on its way when they did.
            actor.progress.when_settled(lambda: receive(actor, guest, message))
        case _:
            submit(actor, guest, message, by)


def submit(actor: Actor, guest: Guest, message: Lasting, by: int) -> None:
    actor.append(entry(actor, guest, message, by)).asked.append(guest)


def speaker(guest: Guest, message: ClientMessages) -> int | None:
    """The seat that asks, under which its message ids are kept; None for a spectator."""
    if isinstance(message, OF_A_SEAT) and message.seat in guest.seats:
        return message.seat
    return guest.seats[0] if guest.seats else None


def answer_again(actor: Actor, guest: Guest, key: tuple[int, str]) -> bool:
    answer = actor.answers.get(key)
    if isinstance(answer, Pending):
        answer.asked.append(guest)
        return True
    if answer is not None:
        guest.send(answer)
        return True
    sequence = actor.table.answers.get(key)
    if sequence is not None:
        guest.send(frames.write_done(key[1], sequence))
        return True
    return False


def remember(actor: Actor, key: tuple[int, str], answer: bytes) -> None:
    """What was answered without anything in the log that tells of it."""
    actor.answers[key] = answer
    if len(actor.answers) > REFUSALS_KEPT:
        oldest = next(key for key, answer in actor.answers.items() if isinstance(answer, bytes))
        del actor.answers[oldest]


def entry(actor: Actor, guest: Guest, message: Lasting, by: int) -> Entries:
    """The entry that a message asks for, or the reason why not."""
    match message:
        case Play():
            return play(actor, guest, message, by)
        case Chat():
            return chat(actor, guest, message, by)
        case Start():
            return start(actor, guest, message, by)
        case Order():
            return order(actor, guest, message, by)
        case Subscribe():
            return subscribe(actor, guest, message, by)
        case AnswerUndo():
            own(actor, guest, message.seat)
            return undo.answer(actor, message, by)
        case Rename():
            return rename(actor, guest, message, by)
        case Leave():
            bot = own(actor, guest, message.seat).substitute
            return Left(by=by, id=message.id, seat=message.seat, bot=bot)
        case Remove():
            return actor.manners.remove(guest, message, by)
        case StandIn():
            own(actor, guest, message.seat)
            if message.bot:
                check_bot(message.bot, actor.table.game.id)
            return StandInChosen(by=by, id=message.id, seat=message.seat, bot=message.bot)
    assert_never(message)


def own(actor: Actor, guest: Guest, number: int) -> Seat:
    """A seat that this guest holds."""
    seats = actor.table.seats
    if not 0 <= number < len(seats):
        raise BadRequest("no-such-seat", seat=number, seats=len(seats))
    if number not in guest.seats:
        raise BadRequest("not-your-seat")
    return seats[number]


def play(actor: Actor, guest: Guest, message: Play, by: int) -> Played:
    seat = own(actor, guest, message.seat)
    recorder = actor.table.recorder
    if recorder is None:
        raise BadRequest("not-started")
    if actor.table.over:
        raise BadRequest("game-over")
    if seat.lost:
        raise BadRequest("seat-lost")
    if seat.cover:
        raise BadRequest("seat-covered")
    if message.step != recorder.state.step:
        raise BadRequest("table-moved-on")
    if message.undos is not None and message.undos != actor.table.undos:
        raise BadRequest("table-moved-on")
    actor.hub.metrics.moves += 1
    return Played(by=by, id=message.id, seat=message.seat, action=message.action)


def chat(actor: Actor, guest: Guest, message: Chat, by: int) -> Spoke:
    own(actor, guest, message.seat)
    if message.phrase:
        if message.phrase not in PHRASES:
            raise BadRequest("unknown-phrase", phrase=message.phrase, known=", ".join(PHRASES))
        text = ""
    else:
        text = check_text(message.text)
    actor.speech.check(actor, guest, message.seat, "words")
    return Spoke(by=by, id=message.id, seat=message.seat, text=text, phrase=message.phrase)


def rename(actor: Actor, guest: Guest, message: Rename, by: int) -> Renamed:
    own(actor, guest, message.seat)
    name = check_name(message.name)
    check_apart(name, actor.table.names(apart_from=message.seat))
    actor.speech.check(actor, guest, message.seat, "names")
    return Renamed(by=by, id=message.id, seat=message.seat, name=name)


def start(actor: Actor, guest: Guest, message: Start, by: int) -> Started:
    table = actor.table
    if table.recorder is not None:
        raise BadRequest("already-started")
    if table.host not in guest.seats:
        raise BadRequest("host-only")
    check_bot(message.bot, actor.table.game.id)
    nonce = check_nonce(message.nonce)
    clock = clocks.of_the_house(table.clock) if counts(table) else None
    return Started(by=by, id=message.id, bot=message.bot, nonce=nonce, clock=clock)


def cover(actor: Actor, guest: Guest, message: Cover, by: int) -> None:
    """One's own seat at any time; another's as `absence` says, or the wish for it is noted."""
    table = actor.table
    if not guest.seats:
        raise BadRequest("not-your-seat")
    if not 0 <= message.seat < len(table.seats):
        raise BadRequest("no-such-seat", seat=message.seat, seats=len(table.seats))
    if table.recorder is None:
        raise BadRequest("not-started")
    if table.seats[message.seat].kind != "person":
        raise BadRequest("bot-seat")
    if table.seats[message.seat].lost:
        raise BadRequest("seat-lost")
    if message.bot:
        check_bot(message.bot, actor.table.game.id)
    if message.seat in guest.seats:
        entry = Covered(by=by, id=message.id, seat=message.seat, bot=message.bot)
        actor.append(entry).asked.append(guest)
    elif wished := actor.absence.wish(message, guest, by):
        actor.append(wished).asked.append(guest)
    else:
        actor.tell_presence()
        remember(actor, (by, message.id), frames.write_done(message.id, table.sequence))
        answer_when_durable(actor, guest, message.id)


def order(actor: Actor, guest: Guest, message: Order, by: int) -> Ordered:
    own(actor, guest, message.seat)
    choices = actor.table.game.orders.get(message.kind, ())
    if message.order and message.order not in choices:
        raise BadRequest("unknown-order", order=message.order, known=", ".join(choices))
    if message.kind not in actor.table.game.orders:
        raise BadRequest("unknown-order", order=message.kind, known="")
    return Ordered(by=by, id=message.id, seat=message.seat, kind=message.kind, order=message.order)


def subscribe(actor: Actor, guest: Guest, message: Subscribe, by: int) -> Subscribed:
    own(actor, guest, message.seat)
    where = None
    if message.endpoint:
        settings = actor.hub.settings
        if actor.hub.push is None:
            raise BadRequest("push-off")
        check_subscription(message, settings.push_hosts)
        words = check_text(message.words)
        where = Subscription(message.endpoint, message.p256dh, message.auth, words)
    return Subscribed(by=by, id=message.id, seat=message.seat, where=where)


def take_back(actor: Actor, guest: Guest, message: MayUndo | Undo, by: int) -> None:
    """Both need some time to look back; what is sent again meanwhile is the same wish."""
    own(actor, guest, message.seat)
    if isinstance(message, MayUndo):
        actor.start(undo.tell_way(actor, guest, message))
        return
    undo.check(actor, message)
    actor.taking_back.begin()
    task = actor.start(undo.undo(actor, guest, message, by))
    task.add_done_callback(actor.taking_back.looked)


def ask(actor: Actor, guest: Guest, message: Ask) -> None:
    own(actor, guest, message.seat)
    recorder = actor.table.recorder
    if recorder is None:
        raise BadRequest("not-started")
    action = actor.table.game.action(message.action)
    preview = recorder.state.preview(message.seat, action)
    raw = None if preview is None else msgspec.Raw(msgspec.json.encode(preview))
    guest.send(frames.write(Previewed(id=message.id, preview=raw)))


def rematch(actor: Actor, guest: Guest, message: Rematch) -> None:
    """Anyone who sits may ask; there is one rematch, however many ask for it."""
    table = actor.table
    if not guest.seats:
        raise BadRequest("not-your-seat")
    if table.stage != "over":
        raise BadRequest("not-over")
    if table.next_table is not None:
        answer_when_durable(actor, guest, message.id)
        return
    id, rows = actor.hub.rematch_rows(table)
    entry = Rematched(by=guest.seats[0], id=message.id, table=id)
    actor.append(entry, *rows).asked.append(guest)


def answer_when_durable(actor: Actor, guest: Guest, id: str) -> None:
    actor.progress.when_settled(lambda: guest.send(frames.write_done(id, actor.table.sequence)))
