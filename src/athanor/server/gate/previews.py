"""The first page of the client for one table, with what a messenger shows of its link: who invites
to what, how long it takes, a picture. It tells no more than the table tells everybody who has the
link; keys of seats are in the part of an address that no browser sends."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from html import escape
from typing import Final

from athanor.contract import AthanorError
from athanor.contract.registry import game
from athanor.texts import LANGUAGES, Texts

from ..house.hub import Hub
from ..wire.resources import ClockPlan, TableInfo

#: What stands in the built page, and is replaced.
MARKED: Final = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
TABLE: Final = re.compile(r"/t/([^/]+)(?:/.*)?")
HOUSE_PICTURE: Final = "previews/poison.jpg"
DAY: Final = 86400
MINUTE: Final = 60


async def table_page(
    hub: Hub,
    pictures: Container[str],
    page: str,
    path: str,
    asked: Mapping[bytes, bytes],
) -> str | None:
    """The page for an address below `/t/`; None if there is no such table. A game without a picture
    has that of the house."""
    found = TABLE.fullmatch(path)
    if found is None:
        return None
    try:
        info = (await hub.find(found[1])).info()
    except AthanorError:
        return None
    base = hub.settings.public_address.rstrip("/") or "http://" + asked.get(b"host", b"").decode()
    texts = Texts(language_of(asked.get(b"accept-language", b"").decode("latin-1")), info.game)
    picture = f"previews/{info.game}.jpg"
    image = f"{base}/{picture if picture in pictures else HOUSE_PICTURE}"
    return MARKED.sub(lambda _: tags(texts, info, base + path, image), page)


def tags(texts: Texts, info: TableInfo, address: str, image: str) -> str:
    title, text = title_of(texts, info), text_of(texts, info)
    named = {
        "og:type": "website",
        "og:site_name": "Athanor",
        "og:title": title,
        "og:description": text,
        "og:url": address,
        "og:image": image,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(each)}" />' for name, each in named.items()]
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            f'<meta name="description" content="{escape(text)}" />',
            '<meta name="robots" content="noindex" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            *lines,
        ]
    )


def title_of(texts: Texts, info: TableInfo) -> str:
    name = texts("game-name")
    host = info.seats[info.host].name if info.host < len(info.seats) else ""
    free = any(seat.kind == "open" for seat in info.seats)
    if info.stage == "gathering" and free and host:
        return texts("preview-invites", name=host, game=name)
    people = texts.join([seat.name for seat in info.seats if seat.name])
    return texts(f"preview-{info.stage}", game=name, names=people)


def text_of(texts: Texts, info: TableInfo) -> str:
    """How long, how many, which clock; and what the game is."""
    minutes = game(info.game).meta.minutes
    facts = [
        texts("preview-minutes", count=minutes),
        texts("preview-players", count=len(info.seats)),
        clock_of(texts, info.clock),
    ]
    tagline = f" {texts('game-tagline')}" if "game-tagline" in texts else ""
    return " · ".join(facts) + "." + tagline


def clock_of(texts: Texts, clock: ClockPlan | None) -> str:
    if clock is None:
        return texts("preview-no-clock")
    if clock.kind == "days":
        return texts("preview-clock-days", count=clock.seconds // DAY)
    if clock.kind == "bank":
        return texts("preview-clock-bank", minutes=clock.seconds // MINUTE)
    return texts("preview-clock-move", count=clock.seconds)


def language_of(accepted: str) -> str:
    """The first language of a reader that the house speaks."""
    for word in accepted.split(","):
        language = word.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
