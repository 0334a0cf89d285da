"""The files in deploy/ fit the server they stand in front of."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from athanor.server.settings import BODY_LIMIT, RECORD_LIMIT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = {"k": 1024, "m": 1024**2, "KiB": 1024, "MiB": 1024**2}
PING_SECONDS = 20


def size(text: str) -> int:
    found = re.fullmatch(r"(\d+)(\w+)", text)
    assert found is not None
    return int(found[1]) * UNITS[found[2]]


def limits() -> dict[str, tuple[int, int]]:
    """What each proxy takes: anywhere, and where records are brought."""
    nginx = re.findall(r"client_max_body_size +(\w+);", (DEPLOY / "nginx.conf").read_text("utf-8"))
    caddy = re.findall(r"import house (\w+)", (DEPLOY / "Caddyfile").read_text("utf-8"))
    return {
        "nginx": (size(nginx[0]), size(nginx[1])),
        "caddy": (size(caddy[1]), size(caddy[0])),
    }


def test_proxies_pass_what_the_server_takes_and_no_record_it_refuses() -> None:
    archive = max(
        len(gzip.decompress(path.read_bytes()))
        for path in (ROOT / "tests" / "records").rglob("*.json.gz")
    )
    for anywhere, records in limits().values():
        assert BODY_LIMIT <= anywhere < records <= RECORD_LIMIT
        assert archive * 2 < records


def test_proxies_let_go_of_the_slow_and_keep_the_silent() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    times = {name: int(seconds) for name, seconds in re.findall(r"(\w+_timeout) +(\d+)s;", nginx)}
    assert times["client_header_timeout"] <= 20
    assert times["client_body_timeout"] <= 20
    assert times["proxy_read_timeout"] > 3 * PING_SECONDS
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert {"read_header", "read_body", "idle"} <= set(re.findall(r"^\t*(\w+) \d+s$", caddy, re.M))


def test_metrics_are_not_public() -> None:
    assert re.search(
        r"location = /metrics \{\s*return 404;", (DEPLOY / "nginx.conf").read_text("utf-8")
    )
    assert re.search(r"handle /metrics \{\s*respond 404", (DEPLOY / "Caddyfile").read_text("utf-8"))


def test_the_service_keeps_its_files_and_rights_to_itself() -> None:
    unit = (DEPLOY / "athanor.service").read_text("utf-8").splitlines()
    for line in (
        "UMask=0077",
        "StateDirectoryMode=0700",
        "DynamicUser=yes",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "SystemCallFilter=@system-service",
    ):
        assert line in unit


def test_the_image_runs_without_rights_and_builds_from_the_locks() -> None:
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    last = image.rpartition("\nFROM ")[2]
    assert "\nUSER 10001\n" in last
    assert "HEALTHCHECK" in last
    assert "npm ci" in image
    assert image.count("--require-hashes -r requirements/") == 2
    kept = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", image, re.M):
        for name in copied.split():
            assert "!" + name.partition("/")[0] in kept, name
            assert (ROOT / name).exists(), name
