"""What a guest without an account may try. Each attack is a function of one front (an address);
from ten addresses it is carried out ten times at once. All of them end by themselves."""

from __future__ import annotations

import random

from . import records
from .front import Front
from .register import attack, kazaam, together, with_what

LONG_NAMES = ["x" * 2**20 * n for n in (1, 2, 7)]
NONCES = (10**4, 3 * 10**5)
MOVES = 60_000
DEPTHS = (100, 5_000, 100_000)

# -- things whose size a guest chooses


@attack
async def box_of_dots(front: Front) -> None:
    """A box of tiles whose keys nest thousands deep."""
    for _ in range(4):
        await front.post("/api/tables", kazaam("a" + ".a" * 7900 + "=1"))


@attack
async def box_of_brackets(front: Front) -> None:
    for text in ("x=" + "[" * 8000, "x=" + "{a=" * 4000, "[a" + ".b" * 7000 + "]", "#" * 15_000):
        await front.post("/api/tables", kazaam(text))


@attack
async def box_of_digits(front: Front) -> None:
    for text in ("x=" + "9" * 6000, "x=0x" + "f" * 9000, "x=" + "1" * 9000 + ".5"):
        await front.post("/api/tables", kazaam(text))


@with_what(records.long)
async def long_record_played_on(front: Front) -> None:
    """A game of thousands of moves, brought along, and tables that go on from its end."""
    status, opened = await front.post("/api/replays", records.long())
    if status != 201:
        return
    wish = {"step": len(opened["movers"]), "seat": 0, "bot": "random", "name": "M"}
    for _ in range(3):
        status, seated = await front.post(f"/api/replays/{opened['id']}/tables", wish)
        if status == 201:
            await front.talk(seated["table"]["id"], seated["key"], {"type": "start", "id": "s"})


@with_what(records.taken_back)
async def record_taken_back(front: Front) -> None:
    """All moves of a long game in one line of moves that were taken back."""
    await front.post("/api/replays", records.taken_back())


@with_what(lambda: [records.named(name) for name in LONG_NAMES])
async def record_of_names(front: Front) -> None:
    await together(*(front.post("/api/replays", records.named(name)) for name in LONG_NAMES))


@with_what(lambda: [records.with_nonces(count) for count in NONCES])
async def record_of_nonces(front: Front) -> None:
    await together(*(front.post("/api/replays", records.with_nonces(count)) for count in NONCES))


@with_what(lambda: records.of_moves(MOVES))
async def record_of_moves(front: Front) -> None:
    """Eight megabytes of moves, none of which is legal."""
    await front.post("/api/replays", records.of_moves(MOVES))


@with_what(lambda: [records.nested(depth) for depth in DEPTHS])
async def record_nested(front: Front) -> None:
    for depth in DEPTHS:
        await front.post("/api/replays", records.nested(depth))


@attack
async def actions_nested(front: Front) -> None:
    table, key = await front.open()
    deep = '{"type":"play","id":"%d","seat":0,"step":0,"action":' + "[" * 3000 + "]" * 3000 + "}"
    await front.talk(table, key, *(deep % n for n in range(20)))


@attack
async def options_nested(front: Front) -> None:
    body = b'{"game":"poison","name":"M","seats":[{},{},{}],"options":' + b'{"a":' * 2500 + b"1"
    await front.post("/api/tables", body + b"}" * 2501)


@attack
async def lesson_of_moves(front: Front) -> None:
    moves = [[0, {"type": "end-turn"}]] * 400
    wish = kazaam("standard") | {"lesson": {"seed": 1, "moves": moves}}
    await together(*(front.post("/api/tables", wish) for _ in range(8)))


@attack
async def rosters_of_many(front: Front) -> None:
    profiles = [{"profile": "x" * 50, "count": 99}] * 150
    for body in (
        {"roster": {"name": "R", "entries": profiles}},
        {"roster": {"people": "a" * 9000}},
        {"roster": {}},
    ):
        await front.post("/api/games/alkemy/rosters/check", body)
        await front.post("/api/games/alkemy/rosters", body)


# -- floods


@attack
async def hints_everywhere(front: Front) -> None:
    """Alkemy tables, each of which wants a hint that takes seconds of a worker."""
    wish = {"seats": [{}, {"bot": "random"}], "options": {"setup": "quick"}}

    async def one() -> None:
        table, key = await front.open("alkemy", 1, **wish)
        if table:
            hint = {"type": "hint", "id": "x", "seat": 0, "step": 0}
            await front.talk(table, key, {"type": "start", "id": "s"}, hint, wait=8)

    await together(*(one() for _ in range(12)))


@attack
async def masters_everywhere(front: Front) -> None:
    """Tables at which three masters play against each other and one bot for the guest."""

    async def one() -> None:
        seats = [{}, {"bot": "master"}, {"bot": "master"}, {"bot": "master"}]
        table, key = await front.open("poison", seats=seats)
        if table:
            cover = {"type": "cover", "id": "c", "seat": 0, "bot": "master"}
            await front.talk(table, key, {"type": "start", "id": "s"}, cover, wait=10)

    await together(*(one() for _ in range(15)))


@with_what(records.short)
async def reviews_everywhere(front: Front) -> None:
    status, opened = await front.post("/api/replays", records.short())
    if status == 201:
        for seat in range(3):
            await together(
                *(front.get(f"/api/replays/{opened['id']}/review/{seat}") for _ in range(20))
            )


@attack
async def tables_without_end(front: Front) -> None:
    await together(*(front.open(public=True) for _ in range(80)))


@attack
async def seats_without_end(front: Front) -> None:
    """Takes every seat of every table of the lobby."""
    _, lobby = await front.get("/api/tables")
    for table in lobby.get("tables", [])[:20]:
        for seat in range(len(table["seats"])):
            await front.post(f"/api/tables/{table['id']}/seats/{seat}", {"name": "Mallory"})
    for _ in range(30):
        await front.post("/api/tables/22222222222222/seats/0", {"name": "Mallory"})


@attack
async def accounts_without_end(front: Front) -> None:
    await together(*(front.post("/api/account", {"name": f"M{n}"}) for n in range(60)))


@attack
async def challenges_without_end(front: Front) -> None:
    await together(*(front.post("/api/passkeys/ask", {}) for _ in range(300)))


@attack
async def keys_guessed(front: Front) -> None:
    for n in range(60):
        await front.post("/api/account/recover", {"key": f"guess-{n}"})
        await front.get("/api/tables/" + "".join(random.choices("23456789abcdefgh", k=14)))


@attack
async def chat_flood(front: Front) -> None:
    table, key = await front.open()
    lines = [{"type": "chat", "id": f"c{n}", "seat": 0, "text": "spam " * 50} for n in range(90)]
    await together(*(front.talk(table, key, *lines, wait=3) for _ in range(8)))


@attack
async def renames_flood(front: Front) -> None:
    table, key = await front.open()
    names = [{"type": "rename", "id": f"r{n}", "seat": 0, "name": f"M{n}"} for n in range(90)]
    await together(*(front.talk(table, key, *names, wait=3) for _ in range(8)))


@attack
async def welcomes_flood(front: Front) -> None:
    """Hello again and again: each welcome holds the whole log."""
    table, key = await front.open()
    hellos = [{"type": "hello", "id": f"h{n}", "keys": [key] * 16} for n in range(95)]
    await together(*(front.talk(table, key, *hellos, wait=3) for _ in range(10)))


@attack
async def previews_flood(front: Front) -> None:
    table, key = await front.open("alkemy", 1, seats=[{}, {"bot": "random"}])
    ask = {"type": "ask", "id": "a", "seat": 0, "action": {"type": "pass"}}
    await front.talk(table, key, {"type": "start", "id": "s"}, *([ask] * 700), wait=3)


@attack
async def orders_flood(front: Front) -> None:
    table, key = await front.open("kazaam", 1, seats=[{}, {"bot": "random"}])
    orders = [
        {"type": "order", "id": f"o{n}", "seat": 0, "kind": "answer", "order": ["pass", ""][n % 2]}
        for n in range(90)
    ]
    await front.talk(table, key, {"type": "start", "id": "s"}, *orders, wait=3)


@attack
async def undo_flood(front: Front) -> None:
    table, key = await front.open()
    wishes = [{"type": "may-undo", "id": f"u{n}", "seat": 0, "step": 0} for n in range(45)]
    wishes += [{"type": "undo", "id": f"v{n}", "seat": 0, "step": 0} for n in range(45)]
    await front.talk(table, key, {"type": "start", "id": "s"}, *wishes, wait=3)


@attack
async def spectators_crowd(front: Front) -> None:
    """Hundreds watch one table; its player must still get in."""
    table, key = await front.open()
    await together(*(front.talk(table, "", wait=4) for _ in range(280)))
    heard = await front.talk(table, key, wait=4)
    if not any(message["type"] == "welcome" for message in heard):
        front.answers["LOCKED OUT"] += 1
