"""The web client's files, and those of games from other packages, read once and served from memory.

Names under `assets/` carry a hash of their content and may be kept for ever, as may the files of a
game (`packages.py`); everything else is asked for again. Files that lie there compressed (`.br`,
`.gz`) are sent so to whoever takes them.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, MutableMapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from .packages import files_of_games

FOLDER: Final = Path(__file__).parents[1] / "static"
COMPRESSED: Final = ((b"br", ".br"), (b"gzip", ".gz"))
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
HASHED: Final = re.compile(r"assets/|games/[^/]+/[0-9a-f]{20}/")
ICON: Final = "icon.svg"
#: The addresses that the client knows (`web/src/lib/page/router.svelte.ts`).
PLACES: Final = re.compile(r"$|(mine|account|replay)(/|$)|(t|open|ratings|tour|rules)/.|g/[^/]+/.")
TYPES: Final = {
    ".json": "application/json",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Athanor</title></head>
<body><h1>Athanor</h1>
<p>The server is running, but the web client was not built.
Run <code>make web</code> where the sources are, then reload this page.</p>
<p>The API is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""

Scope = MutableMapping[str, Any]
Send = Callable[[Any], Awaitable[None]]
FirstPage = Callable[[str, str, dict[bytes, bytes]], Awaitable[str | None]]


class Page:
    """One file in all the forms it can be sent in."""

    def __init__(self, name: str, content: bytes) -> None:
        self.forms = {b"": content}
        guessed = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        self.type = (guessed or "application/octet-stream").encode()
        self.tag = b'"' + sha256(self.forms[b""]).hexdigest()[:20].encode() + b'"'
        self.keep = FOR_EVER if HASHED.match(name) else ASK_AGAIN

    def best(self, accepted: bytes) -> bytes:
        taken = [part.split(b";")[0].strip() for part in accepted.split(b",")]
        return next((form for form, _ in COMPRESSED if form in taken and form in self.forms), b"")


def read_page(path: Path, name: str) -> Page:
    page = Page(name, path.read_bytes())
    for encoding, suffix in COMPRESSED:
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            page.forms[encoding] = beside.read_bytes()
    return page


class Pages:
    """An ASGI application. Addresses without a file are the client's own and get its first page,
    with the status of what the client will show. `first_page` writes it anew for some of them."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.first_page: FirstPage | None = None
        self.pages: dict[str, Page] = {}
        self.load()

    def load(self) -> None:
        if (self.folder / "index.html").exists():
            for path in sorted(self.folder.rglob("*")):
                if path.is_file() and path.suffix not in (".br", ".gz"):
                    name = path.relative_to(self.folder).as_posix()
                    self.pages[name] = read_page(path, name)
            icon = self.pages[ICON].forms[b""] if ICON in self.pages else b""
            for name, content in files_of_games(icon):
                self.pages.setdefault(name, Page(name, content))

    async def __call__(self, scope: Scope, receive: object, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await respond(send, 405, b"", [(b"allow", b"GET, HEAD")])
            return
        if not self.pages:
            self.load()
        if not self.pages:
            kind = TYPES[".html"].encode()
            await respond(send, 503, NOT_BUILT, [(b"content-type", kind)])
            return
        name = scope["path"].lstrip("/")
        page = self.pages.get(name)
        if page is not None:
            await serve(scope, send, page)
        elif "." in name.rsplit("/", 1)[-1]:
            await respond(send, 404, b"not-found\n", [(b"content-type", b"text/plain")])
        else:
            await self.serve_first(scope, send, name)

    async def serve_first(self, scope: Scope, send: Send, name: str) -> None:
        """The client's first page at an address of its own. Whoever asks for a table that is not
        here sees so, and so does a program."""
        page = self.pages["index.html"]
        written = None
        table = self.first_page is not None and name.startswith("t/")
        if table and self.first_page:
            content = page.forms[b""].decode()
            written = await self.first_page(content, scope["path"], dict(scope["headers"]))
        missing = not PLACES.match(name) or (table and written is None)
        shown = page if written is None else written_page(written)
        await serve(scope, send, shown, 404 if missing else 200)


def written_page(text: str) -> Page:
    page = Page("index.html", text.encode())
    page.forms[b"gzip"] = gzip.compress(text.encode(), 6, mtime=0)
    return page


async def serve(scope: Scope, send: Send, page: Page, status: int = 200) -> None:
    asked = dict(scope["headers"])
    form = page.best(asked.get(b"accept-encoding", b""))
    headers = [
        (b"content-type", page.type),
        (b"cache-control", page.keep),
        (b"etag", page.tag),
        (b"vary", b"accept-encoding"),
    ]
    if status == 200 and asked.get(b"if-none-match") == page.tag:
        await respond(send, 304, b"", headers)
        return
    if form:
        headers.append((b"content-encoding", form))
    body = page.forms[form]
    headers.append((b"content-length", str(len(body)).encode()))
    await respond(send, status, b"" if scope["method"] == "HEAD" else body, headers)


async def respond(send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    if not any(name == b"content-length" for name, _ in headers) and status != 304:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
