"""Rated play is fair: nobody's rating falls because others waited until they were away, and nobody
saves theirs by going."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .house import Server, play_out
from .test_clocks import DAY, Traveller
from .test_ratings import account, call, open_table, own_rating, rated
from .test_undo import heard, move, way, went_back

MINUTE = 60_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traveller]:
    folder = tmp_path_factory.mktemp("absence")
    server = Traveller(folder / "data", clock=str(folder / "ahead"), away=30.0)
    server.start()
    yield server
    server.kill()


class Party:
    """People with accounts at one table, whose game counts."""

    def __init__(self, house: Traveller, people: int = 3, **more: object) -> None:
        self.house = house
        names = ("Ada", "Nour", "Zoe")[:people]
        self.tokens = [account(house, name) for name in names]
        seats = ["", *[""] * (people - 1), *(["random"] if people < 3 else [])]
        self.table, key = open_table(house, self.tokens[0], *seats, **more)
        self.keys = [key]
        for seat in range(1, people):
            wish = {"name": names[seat]} | ({"stand_in": "random"} if seat == 1 else {})
            path = f"/api/tables/{self.table}/seats/{seat}"
            self.keys.append(str(call(house, path, wish, self.tokens[seat])[1]["key"]))
        self.wires = [house.join(self.table, key) for key in self.keys]
        self.wires[0].ask("start")
        for wire in self.wires:
            wire.until(lambda m: m["type"] == "update")

    def go_away(self, seat: int) -> None:
        self.wires[seat].socket.close()
        other = self.wires[seat - 1]
        other.until(lambda m: m["type"] == "changed" and m["table"]["seats"][seat]["away_since"])
        self.house.travel(MINUTE)

    def play_until_asked(self, seat: int, after: int = -1) -> None:
        """The people play their first action, and bots theirs, until it is this seat's turn."""
        while not (self.wires[seat].views[seat]["actions"] and self.step(seat) > after):
            for number, wire in enumerate(self.wires):
                wire.quiet(0.05)
                if number != seat and wire.views[number]["actions"]:
                    wire.play_first(number)

    def step(self, seat: int) -> int:
        return int(self.wires[seat].views[seat]["step"])


def test_a_seat_is_covered_only_after_half_a_minute(house: Traveller) -> None:
    party = Party(house, 2)
    ada = party.wires[0]
    party.wires[1].socket.close()
    ada.until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["away_since"])
    house.travel(25_000)
    answer = ada.ask("cover", seat=1, bot="random")
    assert (answer["code"], answer["facts"]["seconds"]) == ("not-away", 30)
    house.travel(5_100)
    assert ada.ask("cover", seat=1, bot="random")["type"] == "done"


def test_a_rival_may_not_choose_who_plays_for_you(house: Traveller) -> None:
    party = Party(house, 3)
    party.go_away(2)
    for level in ("random", "greedy", "master"):
        answer = party.wires[0].ask("cover", seat=2, bot=level)
        assert (answer["code"], answer["facts"]["bot"]) == ("cover-level", "adept")
    # Nor change a choice that was made already.
    party.wires[1].ask("cover", seat=1, bot="master")
    party.go_away(1)
    assert party.wires[0].ask("cover", seat=1, bot="random")["code"] == "bot-seat"


def test_who_sleeps_does_not_fall_by_it(house: Traveller) -> None:
    """Two of three wait until the third is away, and have a bot play for her that is worse."""
    party = Party(house, 3)
    assert house.get(f"/api/tables/{party.table}")["counts"]
    ada, _, zoe = party.wires
    party.go_away(1)
    assert ada.ask("cover", seat=1, bot="random")["type"] == "done"
    seen = zoe.until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["wished"])
    assert seen["table"]["seats"][1]["wished"] == [0]
    assert not seen["table"]["seats"][1]["covered"]
    assert zoe.ask("cover", seat=1, bot="random")["type"] == "done"
    assert house.get(f"/api/tables/{party.table}")["seats"][1]["covered"]
    play_out(ada, zoe)
    seats = rated(house, party.table)
    assert seats[1]["before"] == seats[1]["after"] == 1500
    assert own_rating(house, party.tokens[1]) is None
    ranking = house.get(f"/api/tables/{party.table}")["result"]["ranking"]
    places = [next(at for at, tied in enumerate(ranking) if seat in tied) for seat in (0, 2)]
    changes = [seats[seat]["after"] - 1500 for seat in (0, 2)]
    # The others were compared with each other.
    assert (changes[0] > 0) == (places[0] < places[1])
    assert (changes[1] > 0) == (places[1] < places[0])


def test_a_wish_is_void_when_the_player_comes_back(house: Traveller) -> None:
    party = Party(house, 3)
    ada, _, zoe = party.wires
    party.go_away(1)
    ada.ask("cover", seat=1, bot="random")
    with house.join(party.table, party.keys[1]) as nour:
        assert nour.info["seats"][1]["wished"] == []
    zoe.until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["away_since"])
    house.travel(MINUTE)
    zoe.ask("cover", seat=1, bot="random")
    assert not house.get(f"/api/tables/{party.table}")["seats"][1]["covered"]


def test_a_wish_that_is_sent_again_counts_once(house: Traveller) -> None:
    """A browser sends again what it had no answer to; meanwhile the wish may be void."""
    party = Party(house, 3)
    ada, _, zoe = party.wires
    party.go_away(1)
    answer = ada.ask("cover", id="wished", seat=1, bot="random")
    assert answer["type"] == "done"
    with house.join(party.table, party.keys[1]):
        ada.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["away_since"])
    ada.until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["away_since"])
    house.travel(MINUTE)
    assert ada.ask("cover", id="wished", seat=1, bot="random") == answer
    assert zoe.ask("cover", seat=1, bot="random")["type"] == "done"
    assert not house.get(f"/api/tables/{party.table}")["seats"][1]["covered"]


def test_alone_with_one_rival_nobody_loses_and_who_went_on_gains_nothing(
    house: Traveller,
) -> None:
    party = Party(house, 2)
    party.go_away(1)
    assert party.wires[0].ask("cover", seat=1, bot="random")["type"] == "done"
    play_out(party.wires[0])
    seats = rated(house, party.table)
    assert seats[1]["after"] == seats[1]["before"]


@pytest.mark.parametrize("stand_in", ["random", "adept"])
def test_in_a_game_of_days_the_clock_decides(house: Traveller, stand_in: str) -> None:
    party = Party(house, 2, clock={"kind": "days", "seconds": 86400})
    party.go_away(1)
    assert party.wires[0].ask("cover", seat=1, bot=stand_in)["code"] == "clock-decides"
    house.travel(3600_000)
    assert party.wires[0].ask("cover", seat=1, bot=stand_in)["code"] == "clock-decides"


def test_a_game_that_counts_waits_three_days_and_no_longer(house: Traveller) -> None:
    party = Party(house, 2)
    info = house.get(f"/api/tables/{party.table}")
    assert (info["clock"]["kind"], info["clock"]["seconds"]) == ("days", 3 * 86400)
    party.play_until_asked(1)
    wires = [party.wires[0]]
    party.go_away(1)
    deadline = house.get(f"/api/tables/{party.table}")["due"]
    assert deadline
    house.travel(3 * DAY)
    wires[0].until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["lost"])
    play_out(wires[0])
    seats = rated(house, party.table)
    assert seats[1]["after"] < seats[1]["before"]


def test_in_a_game_that_counts_no_clock_stands_still_for_who_goes(house: Traveller) -> None:
    clock = {"kind": "bank", "seconds": 60, "zero": "lose", "pause": True}
    party = Party(house, 2, clock=clock)
    party.play_until_asked(1)
    party.wires[1].socket.close()
    seen = party.wires[0].until(
        lambda m: m["type"] == "changed" and m["table"]["seats"][1]["away_since"]
    )
    assert (seen["table"]["house_clock"], seen["times"]["paused"]) == (True, False)
    house.travel(MINUTE)
    party.wires[0].until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["lost"])


def test_friends_without_accounts_have_no_clock_and_go_on_at_once(house: Traveller) -> None:
    table, keys = house.open("", "", "", options={"hand": "short"})
    with house.join(table, keys[0]) as ada, house.join(table, keys[1]):
        ada.ask("start")
        ada.until(lambda m: m["type"] == "update")
        assert not ada.info["counts"]
        assert ada.info["clock"] is None
        house.travel(MINUTE)
        assert ada.ask("cover", seat=2, bot="adept")["type"] == "done"
        ada.quiet()
        assert ada.info["seats"][2]["covered"]


def test_who_leaves_is_last_however_well_the_bot_plays(house: Traveller) -> None:
    party = Party(house, 2)
    party.wires[1].ask("stand-in", seat=1, bot="master")
    party.wires[1].ask("leave", seat=1)
    party.wires[0].until(
        lambda m: m["type"] == "changed" and m["table"]["seats"][1]["bot"] == "master"
    )
    play_out(party.wires[0])
    seats = rated(house, party.table)
    assert seats[1]["after"] < seats[1]["before"]
    assert seats[1]["after"] < min(seats[0]["after"], 1500)


# -- taking back


def test_a_free_undo_does_not_void_a_rating(server: Server) -> None:
    tokens = [account(server, name) for name in ("Ada", "Nour", "Zoe")]
    table, key = open_table(server, tokens[0], "", "", "", options={})
    keys = [key]
    for seat, name in ((1, "Nour"), (2, "Zoe")):
        path = f"/api/tables/{table}/seats/{seat}"
        keys.append(str(call(server, path, {"name": name}, tokens[seat])[1]["key"]))
    wires = [server.join(table, key) for key in keys]
    wires[0].ask("start")
    heard(wires, lambda m: m["type"] == "update")
    seat = move(wires)
    assert way(wires[seat], seat) == "free"
    assert wires[seat].ask("undo", seat=seat, step=1)["type"] == "done"
    heard(wires, went_back)
    assert server.get(f"/api/tables/{table}")["counts"]
    play_out(*wires)
    assert len(rated(server, table)) == 3


def test_only_all_together_make_a_game_friendly(house: Traveller) -> None:
    party = Party(house, 3)
    seat = move(party.wires)
    party.wires[seat].ask("undo", seat=seat, step=1)
    for other in range(3):
        if other != seat:
            heard([party.wires[other]], lambda m: m["type"] == "changed" and m["table"]["undo"])
            party.wires[other].ask("answer-undo", seat=other, agreed=True)
    heard(party.wires, went_back)
    assert not house.get(f"/api/tables/{party.table}")["counts"]


def test_nobody_left_to_ask_does_not_make_it_friendly(house: Traveller) -> None:
    """Against bots one could otherwise take back the last move of every game one is losing."""
    ada = account(house, "Ada")
    table, key = open_table(house, ada, "", "random", "random")
    with house.join(table, key) as wire:
        wire.ask("start")
        wire.until(lambda m: m["type"] == "update")
        while not wire.views[0]["actions"]:
            wire.receive()
        wire.play_first(0)
        wire.until(lambda m: wire.views[0]["actions"] and m["type"] == "update")
        assert way(wire, 0) == "agree"
        assert wire.ask("undo", seat=0, step=wire.views[0]["step"])["type"] == "done"
        wire.until(went_back)
        assert house.get(f"/api/tables/{table}")["counts"]
        play_out(wire)
    seats = rated(house, table)
    assert len(seats) == 3
    assert seats[0]["after"] <= seats[0]["before"]


def test_who_leaves_while_asked_has_not_agreed(house: Traveller) -> None:
    party = Party(house, 2)
    party.play_until_asked(0)
    step = party.wires[0].views[0]["step"]
    party.wires[0].play_first(0)
    party.play_until_asked(1, after=step)
    step = party.wires[0].views[0]["step"]
    party.wires[0].ask("undo", seat=0, step=step)
    heard([party.wires[1]], lambda m: m["type"] == "changed" and m["table"]["undo"])
    party.wires[1].ask("leave", seat=1)
    heard([party.wires[0]], went_back)
    assert house.get(f"/api/tables/{party.table}")["counts"]
