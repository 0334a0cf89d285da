"""Many games between bots, and what can be said about them.

`match` is one deal in all rotations of the seats, `crew` who plays many of them, `run` a match from
beginning to end, `ledger` a match as a file. `statistics` counts, `balance` by what sets players
apart, `plot` draws, and `speed` measures the engine itself. `small` makes games that can be solved.
`archive` keeps games, and plays them again when the rules have changed.
"""

from .ledger import Ledger
from .match import Match, Outcome
from .run import Standings, Stopped, play_match
from .statistics import Standing, wilson

__all__ = [
    "Ledger",
    "Match",
    "Outcome",
    "Standing",
    "Standings",
    "Stopped",
    "play_match",
    "wilson",
]
