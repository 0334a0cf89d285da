"""What the descriptions of HTTP operations share, and how they come to the house."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from ..house.hub import Hub
from ..wire.resources import Problem

TableId = Annotated[str, PathParameter(description="The table's id, from its link.")]


def problem(code: int, meaning: str) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(Problem, description=meaning, generate_examples=False)}


BAD: Final = problem(400, "What was sent does not fit.")
MISSING: Final = problem(404, "There is no such thing here.")
CONFLICT: Final = problem(409, "The table is not in the state for this.")
LARGE: Final = problem(413, "More than anyone needs to say.")
BUSY: Final = problem(429, "Too much was asked for from this address.")
UNABLE: Final = problem(503, "Not now; try again.")
FOREIGN: Final = problem(403, "The page that asks is not of this house.")
GONE: Final = problem(410, "The table was played under rules that this program no longer plays.")


def hub_of(state: State) -> Hub:
    hub = state.hub
    assert isinstance(hub, Hub)
    return hub


def address_of(request: Request[Any, Any, Any]) -> str:
    """Who asks; what a trusted proxy says of it has been looked at before."""
    return request.client.host if request.client else ""


def spend(state: State, request: Request[Any, Any, Any], what: str) -> None:
    """Takes from the share of the address that asks, or refuses."""
    hub_of(state).budgets.spend(address_of(request), what)


def squeezed(
    request: Request[Any, Any, Any], body: bytes, cache: str = "private, max-age=3600"
) -> Response[Any]:
    """JSON that is kept compressed, sent so to whoever takes it so."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)
