"""Nothing told: what a seat or a spectator receives is the same bytes, in the same number of
messages, in two games that differ only in what it may not know.

Two tables are played side by side over real sockets. Before each step the hidden part of the second
one is drawn anew from what the watcher may know (`imagine`), so that hands and piles differ while
the watcher's view is the same. Then the same thing happens at both tables, and the watcher must
hear the same: the update, its log, a fresh welcome, refusals.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from athanor.contract import Event, FastRng, State
from athanor.games.kazaam.actions import Foresee, LetPass, Steal
from athanor.games.poison.cards import names
from athanor.games.poison.events import Dealt, Drew
from athanor.server.house import hub
from athanor.server.wire.keys import ALPHABET
from tests.games.kazaam.support import position
from tests.server.house import Wire
from tests.server.openhouse import ANSWER, OpenHouse

KEYS = [f"key-of-seat-{number}" for number in range(10)]


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[OpenHouse]]:
    folder = tmp_path_factory.mktemp("two")
    pair = [OpenHouse(folder / name) for name in ("one", "two")]
    for house in pair:
        house.start()
    yield pair
    for house in pair:
        house.halt()


class Twins:
    """The same table in two houses, opened with the same secrets."""

    def __init__(self, houses: list[OpenHouse], number: int, **wish: Any) -> None:
        patched = pytest.MonkeyPatch()
        self.houses = houses
        self.tables: list[str] = []
        for house in houses:
            keys = iter(KEYS)
            patched.setattr(hub, "new_key", lambda keys=keys: next(keys))
            patched.setattr(hub, "new_table_id", lambda: ALPHABET[number] * 14)
            patched.setattr("secrets.token_hex", lambda n: f"{number + 1:02x}" * n)
            table, self.keys = house.open("", "", "", **wish)
            self.tables.append(table)
        patched.undo()

    def join(self, *keys: str) -> list[Wire]:
        return [
            house.join(table, *keys) for house, table in zip(self.houses, self.tables, strict=True)
        ]


def both(wires: list[Wire], type: str, **fields: object) -> list[dict[str, Any]]:
    return [each.ask(type, id="x" + str(each.count + 1), **fields) for each in wires]


def catch_up(wires: list[Wire], step: int) -> None:
    for each in wires:
        while all(view["step"] < step for view in each.views.values()):
            each.receive()


def is_count(frame: bytes) -> bool:
    """How many watch is told once a second, which may be now here and a moment later there."""
    return frame.startswith(b'{"type":"changed"')


def uncounted(frame: bytes) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(frame)
    message["table"]["spectators"] = 0
    return message


def same(wires: list[Wire], doing: str) -> None:
    one, two = ([each for each in wire.received if not is_count(each)] for wire in wires)
    assert len(one) == len(two), doing
    for left, right in zip(one, two, strict=True):
        assert left == right, doing
    counts = [[each for each in wire.received if is_count(each)] for wire in wires]
    for left, right in zip(*counts, strict=False):
        assert uncounted(left) == uncounted(right), doing
    for wire in wires:
        wire.received.clear()


def come_again(
    twins: Twins, keys: Sequence[str], waiting: int | None, step: int, rng: random.Random
) -> None:
    """Who comes is welcomed alike; who is not asked is refused alike."""
    again = twins.join(*keys)
    same(again, f"welcome at step {step}")
    missed = rng.randrange(3)
    for each in again:
        each.hello("back", since=each.welcome["sequence"] - missed)
    same(again, f"what was missed until step {step}")
    if waiting is not None:
        card = rng.choice(["red-1", "blue-7", "poison", "purple-13"])
        wild = {"type": "pour", "card": card, "cauldron": "left"}
        both(again, "play", seat=waiting, step=step, action=wild)
        both(again, "ask", seat=waiting, action=wild)
        same(again, f"refusals at step {step}")
    for each in again:
        each.socket.close()


def hear_of(watching: list[Wire], step: int) -> None:
    """Both hear of the same step, and the same of it."""
    catch_up(watching, step)
    for each in watching:
        each.quiet(0.02)
    presence_apart(watching)
    same(watching, f"the update of step {step}")


@pytest.mark.parametrize("watcher", [0, 1, 2, None])
@pytest.mark.parametrize("hand", ["full", "short"])
def test_a_watcher_hears_the_same_of_two_games_it_may_not_tell_apart(
    houses: list[OpenHouse], watcher: int | None, hand: str
) -> None:
    number = (watcher if watcher is not None else 3) + (4 if hand == "short" else 0)
    twins = Twins(houses, number, options={"hand": hand})
    watching = twins.join(*([] if watcher is None else [twins.keys[watcher]]))
    playing = twins.join(*twins.keys)
    both(playing, "start")
    catch_up(playing, 0)
    catch_up(watching, 0)
    same(watching, "the start")
    rng = random.Random(number)
    differed = compared = 0
    for step in range(60):
        first = houses[0].state(twins.tables[0])
        if first.over:
            break
        houses[1].swap(twins.tables[1], lambda _, first=first: redrawn(first, watcher, rng))  # type: ignore[misc]
        second = houses[1].state(twins.tables[1])
        differed += json.dumps(first.position()) != json.dumps(second.position())
        actor = first.actors()[0]
        action = shared_action(first, second, actor, watcher, rng)
        come_again(twins, watching[0].keys, None if watcher == actor else watcher, step, rng)
        if action is None:
            # Nothing can be done that is legal in both: go on in the first world alone.
            action = first.legal(actor)[0]
            houses[1].swap(twins.tables[1], lambda _, first=first: first.clone())  # type: ignore[misc]
        else:
            compared += 1
        data = json.loads(json.dumps({"type": "pour"} | fields(action)))
        answers = both(playing, "play", seat=actor, step=step, action=data)
        assert [answer["type"] for answer in answers] == ["done", "done"], answers
        hear_of(watching, step + 1)
    assert differed > 40
    assert compared > 10
    for each in watching + playing:
        each.socket.close()


def test_a_hint_is_the_same_when_what_is_hidden_is_swapped(houses: list[OpenHouse]) -> None:
    twins = Twins(houses, 20)
    wires = twins.join(*twins.keys)
    both(wires, "start")
    catch_up(wires, 0)
    rng = random.Random(5)
    for step in (0, 1):
        first = houses[0].state(twins.tables[0])
        seat = first.actors()[0]
        houses[1].swap(twins.tables[1], lambda _, a=first, b=seat: redrawn(a, b, rng))  # type: ignore[misc]
        second = houses[1].state(twins.tables[1])
        assert json.dumps(first.position()) != json.dumps(second.position())
        one, other = both(wires, "hint", seat=seat, step=step)
        assert one["type"] == "hinted", one
        assert one == other
        action = one["hints"][0]["action"]
        assert action in [{"type": "pour"} | fields(each) for each in first.legal(seat)]
        houses[1].swap(twins.tables[1], lambda _, a=first: a.clone())  # type: ignore[misc]
        both(wires, "play", seat=seat, step=step, action=action)
        catch_up(wires, step + 1)
    for each in wires:
        each.socket.close()


def fields(action: Any) -> dict[str, Any]:
    return {"card": action.card, "cauldron": action.cauldron}


def redrawn(state: Any, watcher: int | None, rng: random.Random) -> State:
    """Another state that looks the same to the watcher, with the same chance to come."""
    drawn: Any = state.game.imagine(state.view(watcher)).draw(FastRng(rng.getrandbits(90)))
    drawn.rng = state.rng.clone()
    drawn.tracing = True
    drawn.events = [retold(event, drawn, watcher) for event in state.events]
    for one, other in zip(drawn.players, state.players, strict=True):
        one.last_turn = other.last_turn  # everyone saw who moved when
    result: State = drawn
    return result


def retold(event: Event, drawn: Any, watcher: int | None) -> Event:
    """What happened, with the cards of the other world where the watcher could not see them."""
    if isinstance(event, Dealt) and event.seat != watcher:
        return Dealt(event.seat, event.count, names(drawn.players[event.seat].hand))
    if isinstance(event, Drew) and event.seat != watcher:
        return Drew(event.seat, names(drawn.players[event.seat].hand)[0])
    return event


def shared_action(
    first: State, second: State, actor: int, watcher: int | None, rng: random.Random
) -> Any:
    """Something that is legal in both worlds and shows the watcher nothing that differs."""
    if actor == watcher and first.options["hand"] == "short":
        return None  # they are about to draw a card, and see which
    legal = [action for action in first.legal(actor) if action in second.legal(actor)]
    if len(legal) > 0 and ends_round(first):
        return None  # the next deal comes from the same chance, but from other hands
    return rng.choice(legal) if legal else None


def ends_round(state: State) -> bool:
    players = json.loads(state.view(None).json())["players"]
    return bool(sum(player["hand_size"] for player in players) == 1)


def presence_apart(wires: list[Wire]) -> None:
    """Coming and going of the second connection is told at moments of its own."""
    for each in wires:
        each.received[:] = [raw for raw in each.received if b'"type":"changed"' not in raw]


@pytest.mark.rule("K-32")
@pytest.mark.parametrize("watcher", [0, 2, None])
@pytest.mark.parametrize("order, action", [("pass", LetPass()), ("aimed", Foresee())])
def test_a_standing_order_is_not_told_apart_from_a_hand(
    houses: list[OpenHouse], watcher: int | None, order: str, action: LetPass | Foresee
) -> None:
    """In one house Nour answers by hand, as quickly as she can; in the other by standing order. The
    others hear the same, and hear it after the same time."""
    number = 8 + (watcher if watcher is not None else 1) + (3 if order == "aimed" else 0)
    twins = Twins(houses, number, game="kazaam")
    watching = twins.join(*([] if watcher is None else [twins.keys[watcher]]))
    ada, nour = twins.join(twins.keys[0]), twins.join(twins.keys[1])
    both(ada, "start")
    for house, table in zip(houses, twins.tables, strict=True):
        house.swap(table, lambda _: position("fire-left-hand", "bone-head wood-tail", ""))
    for each in watching + nour:
        each.quiet(0.05)
        each.received.clear()
    assert nour[1].ask("order", seat=1, kind="answer", order=order)["type"] == "done"
    for each in watching:
        assert each.quiet(0.05) == [], "others heard that an order was given"
    same(twins.join(*watching[0].keys), "a welcome while one has given an order")
    asked = time.monotonic()  # or a little later; a busy machine must not make it seem shorter
    both(ada, "play", seat=0, step=0, action=told(Steal("left-hand", 1)))
    catch_up(watching + nour[:1], 1)
    nour[0].send({"type": "play", "id": "by hand", "seat": 1, "step": 1} | {"action": told(action)})
    heard = []
    for each in watching:
        each.until(lambda m: m["type"] == "update")
        heard.append(time.monotonic() - asked)
        each.quiet(0.05)
    presence_apart(watching)
    same(watching, "the answer")
    assert min(heard) > ANSWER * 0.8, heard
    for each in watching + ada + nour:
        each.socket.close()


def told(action: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(action))
    return found
