"""The files in deploy/ fit the server they stand in front of."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from athanor.server.house.metrics import Metrics
from athanor.server.settings import BODY_LIMIT, RECORD_LIMIT
from athanor.server.wire.keys import new_table_id

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = {"k": 1024, "m": 1024**2, "KiB": 1024, "MiB": 1024**2}
PING_SECONDS = 20
#: Measured when they are asked for, by the names that `house/caretaker.py` gives them.
GAUGES = (
    "tables",
    "connections",
    "passed_on",
    "tables_broken",
    "write_failures_total",
    "lag_seconds",
)
THINKING = ("failing", "waiting_moves", "waiting_hints", "waiting_reviews")


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


def test_several_servers_are_found_by_the_table_and_only_when_ready() -> None:
    several = DEPLOY / "several"
    caddy, nginx, haproxy, compose = (
        (several / name).read_text("utf-8")
        for name in ("Caddyfile", "nginx.conf", "haproxy.cfg", "compose.yaml")
    )
    for text in (caddy, haproxy):
        assert "/health/ready" in text
    path = f"/api/tables/{new_table_id()}/socket"
    for text in (caddy, nginx):
        found = re.search(r"\^(/api/tables/\S+\))", text)
        assert found is not None
        matched = re.match(found[1].replace("?<", "?P<"), path)
        assert matched is not None
        assert matched[1] == path.split("/")[3]
    assert "balance hash path,field(4,/)" in haproxy
    assert "response_header_timeout 75s" in caddy
    assert re.search(r"handle /metrics \{\s*respond 404", caddy)
    assert "return status 404 if { path /metrics }" in haproxy
    for server in ("one", "two"):
        assert f"http://{server}:8000" in compose
        assert f"{server}:8000" in caddy


def test_the_dashboard_shows_what_the_server_counts() -> None:
    board = json.loads((DEPLOY / "several" / "grafana.json").read_text("utf-8"))
    asked = {
        name.removesuffix("_bucket")
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"athanor_\w+", target["expr"])
    }
    thinking = {f"thinking_{name}": 0.0 for name in THINKING}
    told = Metrics().text(thinking | dict.fromkeys(GAUGES, 0.0))
    for name in asked:
        assert f"{name} " in told or f"{name}_count " in told, name


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
