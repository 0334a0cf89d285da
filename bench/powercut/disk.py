"""What is on a disk at a moment, by the journal of what a program did to it (`recorder.c`)."""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

HEAD = struct.Struct("=IIQQ")
SECTOR = 512
#: What becomes of what was not synced: nothing of it arrives, some of it, or single sectors.
Fate = Literal["nothing", "some", "torn"]
FATES: tuple[Fate, ...] = ("nothing", "some", "torn")


@dataclass(frozen=True)
class Record:
    kind: str
    file: int
    where: int
    text: bytes


class Waiting:
    """What was done to a file, or to the names in a folder, since it was last synced. `past` is the
    number of the first that is left."""

    def __init__(self) -> None:
        self.pending: list[Record] = []
        self.past = 0

    def reached(self) -> int:
        return self.past + len(self.pending)

    def settle(self, until: int) -> list[Record]:
        """Those before that number are safe from now on."""
        count = max(0, until - self.past)
        settled, self.pending = self.pending[:count], self.pending[count:]
        self.past += count
        return settled


class File(Waiting):
    def __init__(self, synced: bytes = b"") -> None:
        super().__init__()
        self.synced = bytearray(synced)


class Disk:
    """`files` by the number that the system gives them, `names` as they are known to be safe."""

    def __init__(self, folder: Path) -> None:
        """As it is now: all that is there counts as safe."""
        self.folder = folder.resolve()
        self.files: dict[int, File] = {}
        self.names: dict[str, int] = {}
        self.changes: dict[str, Waiting] = {}
        self.syncs: dict[int, int] = {}
        paths = sorted(self.folder.rglob("*"))
        self.folders = [path.relative_to(self.folder) for path in paths if path.is_dir()]
        for path in paths:
            if path.is_file():
                number = path.stat().st_ino
                self.files[number] = File(path.read_bytes())
                self.names[str(path)] = number

    def take(self, record: Record) -> None:
        """The next thing that happened."""
        match record.kind:
            case "w" | "t" | "g":
                self.file(record).pending.append(record)
            case "c":
                self.files[record.file] = File()
                self.within(record.text).pending.append(record)
            case "u" | "r":
                self.within(record.text.split(b"\0")[0]).pending.append(record)
            case "b":
                self.syncs[record.where] = self.meant(record).reached()
            case "e":
                self.synced(record)

    def file(self, record: Record) -> File:
        return self.files.setdefault(record.file, File())

    def within(self, path: bytes) -> Waiting:
        """The names in the folder of a path."""
        return self.changes.setdefault(path.decode().rpartition("/")[0], Waiting())

    def meant(self, record: Record) -> Waiting:
        """What is synced: a folder if one is named, else a file."""
        return self.within(record.text.rstrip(b"/") + b"/") if record.text else self.file(record)

    def synced(self, record: Record) -> None:
        for each in self.meant(record).settle(self.syncs.pop(record.where)):
            if record.text:
                change(self.names, each)
            else:
                apply(self.file(record).synced, each)

    def image(self, target: Path, fate: Fate, rng: random.Random) -> None:
        """The disk after the power failed now, in another folder."""
        names = dict(self.names)
        if fate != "nothing":
            for waiting in self.changes.values():
                for each in waiting.pending[: rng.randint(0, len(waiting.pending))]:
                    change(names, each)
        for folder in self.folders:
            (target / folder).mkdir(parents=True, exist_ok=True)
        for path, number in names.items():
            if path.endswith("-shm"):
                continue  # memory that processes share: gone with the power
            place = target / Path(path).relative_to(self.folder)
            place.write_bytes(self.content(self.files.get(number, File()), fate, rng))

    def content(self, file: File, fate: Fate, rng: random.Random) -> bytes:
        if fate == "nothing" or not file.pending:
            return bytes(file.synced)
        content = bytearray(file.synced)
        for record in file.pending:
            if fate == "some":
                if rng.random() < 0.5:
                    apply(content, record)
            else:
                for sector in sectors(record):
                    if rng.random() < 0.5:
                        apply(content, sector)
        return bytes(content)


def apply(content: bytearray, record: Record) -> None:
    if record.kind == "t":
        del content[record.where :]
    if record.kind in "tg":
        content.extend(bytes(max(0, record.where - len(content))))
        return
    content.extend(bytes(max(0, record.where - len(content))))
    content[record.where : record.where + len(record.text)] = record.text


def change(names: dict[str, int], record: Record) -> None:
    text = record.text.decode()
    if record.kind == "c":
        names[text] = record.file
    elif record.kind == "u":
        names.pop(text, None)
    else:
        old, new = text.split("\0")
        if old in names:
            names[new] = names.pop(old)


def sectors(record: Record) -> Iterator[Record]:
    """A write as a disk makes it: sector by sector."""
    if record.kind != "w":
        yield record
        return
    start = 0
    while start < len(record.text):
        where = record.where + start
        end = start + SECTOR - where % SECTOR
        yield Record("w", record.file, where, record.text[start:end])
        start = end


def read_journal(path: Path) -> Iterator[Record]:
    with path.open("rb") as file:
        while head := file.read(HEAD.size):
            kind, length, number, where = HEAD.unpack(head)
            yield Record(chr(kind), number, where, file.read(length))


def build_recorder(folder: Path) -> Path | None:
    """The library that writes the journal; None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    library = folder / "recorder.so"
    source = Path(__file__).parent / "recorder.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", library, source], check=True)
    return library
