"""A server, over HTTP."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import msgspec

from athanor.contract import BadRequest, OptionValue, Record, read_record

from .table import Table


class House:
    """`address` is what one types into a browser: `https://tables.example.org`."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.timeout = timeout

    def about(self) -> dict[str, Any]:
        """The games and bots of this house."""
        return self.call("GET", "/api/house")

    def tables(self) -> list[dict[str, Any]]:
        """Public tables that are gathering or playing."""
        found: list[dict[str, Any]] = self.call("GET", "/api/tables")["tables"]
        return found

    def table(self, id: str) -> dict[str, Any]:
        return self.call("GET", f"/api/tables/{quote(id, safe='')}")

    def open(
        self,
        game: str,
        name: str,
        bots: Sequence[str] = (),
        people: int = 0,
        public: bool = False,
        nonce: str = "",
        **options: OptionValue,
    ) -> Table:
        """A new table for oneself, so many other people, and these bots."""
        seats = [{"bot": ""} for _ in range(people + 1)] + [{"bot": level} for level in bots]
        body = {
            "game": game,
            "name": name,
            "seats": seats,
            "options": options,
            "public": public,
            "nonce": nonce,
        }
        return self.seated(self.call("POST", "/api/tables", body))

    def sit(self, id: str, seat: int, name: str, nonce: str = "") -> Table:
        """An open seat of a table that somebody else opened."""
        path = f"/api/tables/{quote(id, safe='')}/seats/{seat}"
        return self.seated(self.call("POST", path, {"name": name, "nonce": nonce}))

    def hold(self, id: str, *keys: str) -> Table:
        """The seats that these keys hold; without a key one watches."""
        return Table(self.address, id, keys, self.timeout)

    watch = hold

    def record(self, id: str) -> Record:
        """The record of a game that is over; `athanor.verify` proves it."""
        return read_record(self.fetch("GET", f"/api/tables/{quote(id, safe='')}/record"), id)

    def seated(self, answer: dict[str, Any]) -> Table:
        return self.hold(answer["table"]["id"], answer["key"])

    def call(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer: dict[str, Any] = msgspec.json.decode(self.fetch(method, path, body))
        return answer

    def fetch(self, method: str, path: str, body: object = None) -> bytes:
        request = urllib.request.Request(  # noqa: S310
            self.address + path,
            None if body is None else msgspec.json.encode(body),
            {"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:  # noqa: S310
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as error:
            raise refusal(error.read()) from None
        except (OSError, http.client.HTTPException) as error:
            raise BadRequest(
                "server-unreachable", address=self.address, reason=str(error)
            ) from None


def refusal(content: bytes) -> BadRequest:
    """The error that a refusal of the server stands for."""
    try:
        found = msgspec.json.decode(content, type=Problem)
    except msgspec.MsgspecError:
        return BadRequest("server-strange")
    return BadRequest(found.code, found.rule, **found.facts)


class Problem(msgspec.Struct):
    code: str
    rule: str = ""
    facts: dict[str, str | int] = {}
