"""What an operator may set, and the house's own limits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from athanor.contract.record import LARGEST

FRAME_LIMIT: Final = 8 * 1024
BODY_LIMIT: Final = 16 * 1024
QUEUE_LIMIT: Final = 256 * 1024
RATE_SECONDS: Final = 20.0
#: Previews are asked for while something is dragged: so many count as one message.
ASKS_PER_MESSAGE: Final = 8
#: A further welcome on the same connection holds the whole table: it counts as so many messages.
MESSAGES_PER_WELCOME: Final = 8
CHAT_SECONDS: Final = 20.0
ID_LIMIT: Final = 64
NAME_LIMIT: Final = 32
TEXT_LIMIT: Final = 300
NONCE_LIMIT: Final = 128
KEYS_LIMIT: Final = 16
CHAT_KEPT: Final = 200
#: Spectators never take a player's place; who sits may look from several screens.
SPECTATORS_PER_TABLE: Final = 200
CONNECTIONS_PER_SEAT: Final = 12
RECORD_LIMIT: Final = LARGEST


#: Where browsers have their push services. The server speaks to no other address on demand.
PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)


#: A proxy on this machine is believed when it says for whom it asks.
THIS_MACHINE: Final = ("127.0.0.0/8", "::1")


class Settings(Struct, frozen=True, kw_only=True):
    """Times are in seconds.

    - `database_url`: a PostgreSQL, in the place of a file in `data`;
    - `node_address`: where other servers on it find this one, if not where it listens;
    - `lease`: a server there that is silent for so long is taken for dead;
    - `clock`: a file with a number of milliseconds by which time is ahead, for tests;
    - `public_address`: where browsers find this server when it stands behind a proxy;
    - `push_key`, `push_contact`: for Web Push, see docs/operators.md;
    - `push_hosts`: the push services it may be asked to speak to;
    - `pace`: a bot moves this long after it was asked, however fast it thought;
    - `answer`: so does a standing order, and a person who is asked what orders may answer is not
      quicker than this, so that the two are not told apart;
    - `undo`: who asks to take back a move and is not answered for so long plays on;
    - `think`: how long it may think, in milliseconds of the processor's time;
    - `bot_workers`: in how many processes bots think (0: as many as there are processors);
    - `bot_patience`: a worker that is silent for so much too long is replaced;
    - `away`: how long a seat must be away before others may have it covered;
    - `idle`: a table nobody looks at leaves the memory after this,
      and soon if there are more than `resting` of them;
    - `expire`: a table that never started is forgotten after this;
    - `hello`: a connection that has not said who it is is closed after this;
    - `silence`: so is one that has not answered a ping for this long;
    - `headers`: a request must have sent its headers after this, and `body` its body;
    - `pause`: how long it may fall silent in the middle, or not read the answer;
    - `rate`: how many messages a connection may send in twenty seconds;
    - `lines`, `renames`: how many lines a seat may say in that time, and names it may take;
    - `shares`: what of the house one address may have, where it differs from `house/budgets.py`;
    - `names`: host names by which the house may be called, beside those it knows;
    - `trusted_proxies`: addresses and networks whose X-Forwarded-For is believed;
    - `replay_seconds`: how much processor time the replaying of one may take;
    - `rebuild_seconds`: and that of a long table of which nothing is kept but its log;
    - `advise`: how long a hint may be thought about, in milliseconds;
    - `review`: how many games a review imagines for each move.
    """

    data: Path
    database_url: str = ""
    node_address: str = ""
    lease: float = 2.0
    clock: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    public_address: str = ""
    log_level: str = "info"
    push_key: str = ""
    push_contact: str = ""
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    pace: float = 0.7
    answer: float = 2.0
    undo: float = 90.0
    think: int = 100
    bot_workers: int = 0
    bot_patience: float = 10.0
    away: float = 30.0
    idle: float = 600.0
    resting: int = 100
    expire: float = 24 * 3600.0
    hello: float = 10.0
    silence: float = 60.0
    headers: float = 10.0
    body: float = 120.0
    pause: float = 15.0
    rate: int = 100
    lines: int = 8
    renames: int = 5
    shares: dict[str, float] = {}
    names: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = THIS_MACHINE
    replay_seconds: float = 20.0
    rebuild_seconds: float = 120.0
    advise: int = 3000
    review: int = 300

    @property
    def database(self) -> Path:
        return self.data / "athanor.sqlite3"
