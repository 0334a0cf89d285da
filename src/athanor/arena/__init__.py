"""Many games between bots, and what can be said about them.

`match` plays one deal in all rotations of the seats, `run` plays many on all cores, `statistics`
counts, `plot` draws, and `speed` measures the engine itself. `archive` keeps games, and plays them
again when the rules have changed.
"""

from .match import Match
from .run import Standings, play_match
from .statistics import Standing, wilson

__all__ = ["Match", "Standing", "Standings", "play_match", "wilson"]
