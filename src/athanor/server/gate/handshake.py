"""Who may open a socket to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from websockets.http11 import Request

from athanor.contract import BadRequest

from .origin import host_allowed, origin_allowed

if TYPE_CHECKING:
    from .socket import TableSocket


def look_at(socket: TableSocket, request: Request) -> tuple[int, str]:
    """101 for who may come in, or a refusal."""
    hub, settings = socket.hub, socket.hub.settings
    path = request.path.split("?", 1)[0].split("/")
    host = request.headers.get("Host", "")
    transport = socket.transport
    own = transport.get_extra_info("sockname") if transport is not None else None
    if len(path) != 5 or path[1:3] != ["api", "tables"] or path[4] != "socket":
        return 404, "not-found"
    if socket.passed:  # another server has looked at all this
        return 101, ""
    if not host_allowed(host, own[0] if own else "", settings.public_address, settings.names):
        hub.metrics.unknown_hosts += 1
        return 421, "unknown-host"
    if not origin_allowed(request.headers.get("Origin"), host, settings.public_address):
        hub.metrics.foreign_origins += 1
        return 403, "foreign-origin"
    try:
        socket.release = hub.budgets.hold(socket.address, "connections")
    except BadRequest as refusal:
        return 429, refusal.code
    return 101, ""
