"""What players look up and prepare before a game: handbooks, and rosters judged and kept.

A roster is kept under a short id made from its content: the same roster has the same id, keeping
it twice changes nothing, and nobody can change what a link shows.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from athanor.contract import Appraisal, BadRequest, OptionValue, Roster, game

from ..wire.keys import ALPHABET
from ..wire.resources import KeptRoster, PreparedRoster, Problem
from ..wire.words import cleaned
from ..workers.jobs import appraise, find_roster
from .described import address_of, hub_of, spend, squeezed

ID_LENGTH: Final = 10
#: The longest code of a roster, with much to spare.
LONGEST_WORD: Final = 600

GameId = Annotated[str, PathParameter(description="A game's id.")]
Word = Annotated[
    str, PathParameter(description="The id of a kept roster, a short code, or a ready-made one's.")
]


def problem(code: int, meaning: str) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Problem, description=meaning, generate_examples=False)}


REFUSALS: Final = (
    problem(400, "What was sent does not fit.")
    | problem(403, "The page that asks is not of this house.")
    | problem(404, "There is no such thing here.")
    | problem(413, "More than anyone needs to say.")
    | problem(429, "Too much was asked for from this address.")
    | problem(503, "Not now; try again.")
)


@get(
    "/api/games/{id:str}/data",
    summary="What is printed on a game's cards",
    responses=problem(404, "There is no such game, or it has no handbook."),
)
async def handbook(request: Request[Any, Any, Any], id: GameId) -> Response[dict[str, Any]]:
    return squeezed(request, printed(id), "no-cache")


@cache
def printed(id: str) -> bytes:
    """Kept compressed: a handbook is long, and every table of its game asks for it."""
    return gzip.compress(msgspec.json.encode(game(id).handbook()), mtime=0)


@post(
    "/api/games/{id:str}/rosters/check",
    summary="Which rules a roster breaks",
    status_code=200,
    responses=REFUSALS,
)
async def check(
    state: State, request: Request[Any, Any, Any], id: GameId, data: JSONBody[PreparedRoster]
) -> Appraisal:
    return await judge(state, request, id, tidy(data.roster), data.options)


@post("/api/games/{id:str}/rosters", summary="Keep a roster under a short id", responses=REFUSALS)
async def keep(
    state: State, request: Request[Any, Any, Any], id: GameId, data: JSONBody[PreparedRoster]
) -> KeptRoster:
    roster = tidy(data.roster)
    appraisal = await judge(state, request, id, roster, data.options)
    if not roster.parts:
        raise BadRequest("roster-empty")
    spend(state, request, "rosters")
    body = msgspec.json.encode(roster)
    short = short_id(id, body)
    durable: asyncio.Future[bool] = state.hub.loop.create_future()
    state.hub.store.keep(id, short, body, durable.set_result)
    if not await durable:
        raise BadRequest("not-stored")
    return KeptRoster(short, roster, appraisal.code)


@get(
    "/api/games/{id:str}/rosters/{word:str}",
    summary="A kept roster, or the one that a code stands for",
    responses=REFUSALS,
)
async def find(state: State, request: Request[Any, Any, Any], id: GameId, word: Word) -> Roster:
    rules = game(id)
    if len(word) == ID_LENGTH and all(letter in ALPHABET for letter in word):
        body = await state.hub.store.kept(id, word)
        if body is None:
            raise BadRequest("no-such-roster")
        return msgspec.json.decode(body, type=Roster)
    if len(word) > LONGEST_WORD:
        raise BadRequest("no-such-roster")
    desk = hub_of(state).desk
    found = await desk.brief(address_of(request), find_roster, rules.id, word)
    return msgspec.json.decode(found, type=Roster)


async def judge(
    state: State,
    request: Request[Any, Any, Any],
    id: str,
    roster: Roster,
    options: dict[str, OptionValue],
) -> Appraisal:
    """What the rules say, asked of a clerk."""
    written = msgspec.json.encode(roster), msgspec.json.encode(options)
    found = await hub_of(state).desk.brief(address_of(request), appraise, game(id).id, *written)
    return msgspec.json.decode(found, type=Appraisal)


def tidy(roster: Roster) -> Roster:
    return Roster(cleaned(roster.name), roster.parts)


def short_id(game: str, body: bytes) -> str:
    number = int.from_bytes(sha256(game.encode() + b"\n" + body).digest()[:8], "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


HANDLERS: Final = [handbook, check, keep, find]
