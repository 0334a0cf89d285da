"""What visitors ask for: places to look at, and what they would like done there."""

from __future__ import annotations

import random
from typing import Any, Final

Body = dict[str, Any]

ADDRESSES: Final = ("192.0.2.1", "192.0.2.2", "2001:db8::7", "127.0.0.1")
GAMES: Final = (*("poison",) * 9, "kazaam", "alakazoo", "alkemy")
SEATS: Final = {"poison": 3, "kazaam": 2, "alakazoo": 2, "alkemy": 2}
NAMES: Final = ("Ada", "Bea", "Cleo", "Zoë", "", "x" * 33, "ada", "\u200b")
CLOCKS: Final[tuple[Body | None, ...]] = (
    *(None, None, None),
    {"kind": "move", "seconds": 30},
    {"kind": "bank", "seconds": 120, "increment": 2, "zero": "lose"},
    {"kind": "days", "seconds": 86400, "pause": True},
    {"kind": "move", "seconds": 1},
    {"kind": "bank", "seconds": 10**9},
)
PLACES: Final = (
    *("/", "/mine", "/account/x", "/rules/poison", "/g/poison/a", "/nowhere", "/t/none"),
    *("/assets/a.js", "/w.js", "/icon.svg", "/no.js", "/api", "/api/nothing", "/openapi.json"),
    *("/api/house", "/api/tables", "/health", "/health/live", "/health/ready", "/metrics"),
    *("/api/ratings/poison", "/api/ratings/chess", "/api/games/poison/data"),
    *("/api/games/alkemy/rosters/none", "/api/games/alkemy/rosters/aaaaaaaaaa"),
    *("/api/account", "/api/account/sessions", "/api/account/blocks", "/api/replays/x/log/0"),
)
AT_A_TABLE: Final = ("", "", "/record", "/replay", "/ratings", "/socket")
AGENTS: Final = (
    "",
    "Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko Firefox/140.0",
    "Mozilla/5.0 (iPhone; like Mac OS X) CriOS/1 Safari/1",
    "Mozilla/5.0 (Windows NT 10.0) Chrome/1 Safari/1 Edg/1",
)
ORIGINS: Final = (
    *("",) * 30,
    *(
        *("http://127.0.0.1:8000",) * 9,
        "https://play.example",
        "http://evil.example",
        "null",
        "http://[",
    ),
)
HOSTS: Final = (*("127.0.0.1:8000",) * 50, "evil.example", "play.example", "x.localhost", "[::1]")
FORWARDED: Final = ("", "", "198.51.100.9", "198.51.100.8, 127.0.0.1", "[2001:db8::1]:9", "word")
ACCEPTED: Final = ("", "gzip", "br, gzip;q=0.5", "identity")
LANGUAGES: Final = ("", "fr-CH, fr;q=0.9", "xx, it", "en")


class Wishes:
    """`keys`, `tokens` and the like are what was given out so far."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.tables: list[str] = []
        self.keys: list[str] = []
        self.tokens: list[str] = []
        self.recoveries: list[str] = []
        self.sessions: list[str] = []
        self.people: list[str] = []
        self.rosters: list[str] = []

    def one(self, some: list[str]) -> str:
        """Mostly one of the latest; now and then one that does not exist."""
        return self.rng.choice(some[-4:]) if some and self.rng.randrange(10) else "none"

    def address(self) -> str:
        return self.rng.choice(ADDRESSES)

    def some_table(self, wished: list[str]) -> str:
        return self.one(wished or self.tables)

    def some_keys(self) -> list[str]:
        return [] if self.rng.randrange(6) == 0 else self.keys[-self.rng.choice((1, 6, 16)) :]

    def headers(self) -> dict[str, str]:
        token = self.one(self.tokens)
        scheme = self.rng.choice((*("Bearer ",) * 8, "bearer  ", "Basic "))
        signed = f"{scheme}{token}"
        return {
            "Host": self.rng.choice(HOSTS),
            "Origin": self.rng.choice(ORIGINS),
            "X_Forwarded_For": self.rng.choice(FORWARDED),
            "Accept_Encoding": self.rng.choice(ACCEPTED),
            "Accept_Language": self.rng.choice(LANGUAGES),
            "User_Agent": self.rng.choice(AGENTS),
            "Authorization": signed if self.rng.randrange(6) else "",
            "If_None_Match": self.rng.choice(("", '"none"')),
        }

    # -- looking

    def place(self) -> tuple[str, str]:
        method = self.rng.choice((*("GET",) * 16, "HEAD", "PUT", "OPTIONS"))
        if self.rng.randrange(2):
            return method, self.rng.choice(PLACES)
        if self.rng.randrange(4) == 0:
            return "GET", f"/api/games/alkemy/rosters/{self.one(self.rosters)}"
        table = self.one(self.tables)
        if self.rng.randrange(3) == 0:
            return method, self.rng.choice((f"/t/{table}", f"/t/{table}/x", f"/t/{table}.js"))
        return method, f"/api/tables/{table}{self.rng.choice(AT_A_TABLE)}"

    def about_replay(self, info: Body) -> list[tuple[str, Body | None]]:
        base, last = f"/api/replays/{info['id']}", len(info["movers"])
        seat, viewer = self.rng.choice((0, 1, 2, 9)), self.rng.choice(("0", "1", "open", "7", "00"))
        piece = self.rng.choice((0, 0, 1, last // info["chunk"], last // info["chunk"] + 1))
        step = self.rng.choice((0, 1, last // 2, last - 1, last, last + 1))
        bot = self.rng.choice(("novice", "novice", "", "genius"))
        begin = {"seat": seat, "step": step, "bot": bot, "name": self.rng.choice(NAMES)}
        some: list[tuple[str, Body | None]] = [
            (f"{base}/log/{viewer}", None),
            (f"{base}/views/{viewer}/{piece}", None),
            (f"{base}/review/{seat}", None),
            (f"{base}/tables", begin),
            (f"{base}/review/{seat}", None),
        ]
        return [each for each in some if self.rng.randrange(4)]

    # -- wishing

    def table(self) -> Body:
        game = self.rng.choice(GAMES)
        seats = SEATS[game] + (self.rng.randrange(6) == 0)
        bots = self.rng.choice(((), ("novice",), ("novice", "random"), ("genius",)))
        plans: list[Body] = [{"bot": bot} for bot in bots] + [{} for _ in range(seats)]
        wanted: Body = {"game": game, "name": self.rng.choice(NAMES), "seats": plans[:seats][::-1]}
        if game == "poison":
            wanted["options"] = {"hand": self.rng.choice(("short", "short", "huge"))}
        if game == "poison" and self.rng.randrange(6) == 0:
            return wanted | {"lesson": {"seed": 7, "moves": []}}
        return wanted | {
            "public": bool(self.rng.randrange(3)),
            "nonce": self.rng.choice(("", "salt", "x" * 129)),
            "clock": self.rng.choice(CLOCKS),
            "hints": bool(self.rng.randrange(3)),
            "stand_in": self.rng.choice(("", "novice", "nobody")),
        }

    def seat(self) -> tuple[str, Body]:
        wanted = {
            "name": self.rng.choice(NAMES),
            "nonce": self.rng.choice(("", "pepper")),
            "stand_in": self.rng.choice(("", "random", "nobody")),
        }
        seat = self.rng.choice((0, 1, 1, 2, 2, 9, -1))
        return f"/api/tables/{self.one(self.tables)}/seats/{seat}", wanted

    def wish(self) -> tuple[str, Any]:
        name = {"name": self.rng.choice(NAMES)}
        roster = {"roster": {"name": self.rng.choice(NAMES), "parts": []}, "options": {}}
        seat = self.rng.choice((0, 1, 2, 9, -1))
        return self.rng.choice(
            (
                *(("/api/account", name),) * 3,
                ("/api/account/name", name),
                ("/api/account/recovery", {"end_others": bool(self.rng.randrange(2))}),
                ("/api/account/recovery", {}),
                *(("/api/account/recover", {"key": self.one(self.recoveries)}),) * 3,
                ("/api/account/sessions/end", {"id": self.one([*self.sessions, ""])}),
                *(("/api/account/blocks", {"table": self.one(self.tables), "seat": seat}),) * 3,
                ("/api/account/blocks/end", {"person": self.one(self.people)}),
                *(("/api/account/leave", {}), ("/api/account/delete", {})),
                *(("/api/account/passkeys/ask", {}), ("/api/passkeys/ask", {})),
                ("/api/passkeys", {"credential": {"id": "x", "response": {}}}),
                ("/api/games/alkemy/rosters/check", roster),
                ("/api/games/alkemy/rosters", roster),
                ("/api/games/poison/rosters", roster),
                *(("/api/tables", [1]), ("/api/tables", {"game": 7}), ("/mine", {})),
                ("/api/replays", {"record": "none"}),
            )
        )

    def learn(self, path: str, told: Any) -> None:
        """What an answer gives that can be used again."""
        if not isinstance(told, dict):
            return
        if "key" in told and "table" in told:
            self.tables.append(told["table"]["id"])
            self.keys.append(told["key"])
        if "token" in told:
            self.tokens.append(told["token"])
        if told.get("recovery") and isinstance(told["recovery"], str):
            self.recoveries.append(told["recovery"])
        if path.endswith("/recovery") and "key" in told:
            self.recoveries.append(told["key"])
        self.sessions += [each["id"] for each in told.get("sessions", ()) if "id" in each]
        self.people += [each["person"] for each in told.get("people", ()) if "person" in each]
        if path.endswith("/rosters") and "id" in told:
            self.rosters.append(told["id"])
