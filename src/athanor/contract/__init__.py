"""The contract between games and everything else. Start here.

Read in this order: `game` (what a game is), `state` (a game in progress, and what it waits for),
`action` (what is done, what happened, what is asked), `view` (what a seat may know, and how that is
kept so), `judgement` (what bots are lent), `rng` (chance), `record` (a finished game on paper;
`recorder` writes it, `replaying` plays it again, `proof` proves it), `errors` (refusals),
`registry` (where games are found).

    import athanor
    game  = athanor.game("poison")
    state = game.new(seats=4, seed=7, hand="short")
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    state.result
"""

from .action import Action, Decision, Event, Result, ranked
from .branch import Past, branch
from .encoding import Encoding
from .errors import AthanorError, BadPosition, BadRecord, BadRequest, IllegalAction
from .game import Game, GameOf, Level, Meta, rule_ids
from .heads import Secret, Told, head
from .judgement import Judgement, Reason, Sampler
from .options import Option, OptionValue
from .proof import verify
from .record import Record, SeatInfo, load_record, read_record
from .recorder import Recorder
from .registry import game, game_ids, set_aside
from .replaying import replay
from .rng import Draw, FastRng, Rng, SealedRng
from .roster import Appraisal, Flaw, Roster
from .seals import without_names
from .sketch import Sketch
from .state import Json, State
from .undo import foretold
from .view import Preview, View
from .weights import Learned

__all__ = [
    "Action",
    "Appraisal",
    "AthanorError",
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "Decision",
    "Draw",
    "Encoding",
    "Event",
    "FastRng",
    "Flaw",
    "Game",
    "GameOf",
    "IllegalAction",
    "Json",
    "Judgement",
    "Learned",
    "Level",
    "Meta",
    "Option",
    "OptionValue",
    "Past",
    "Preview",
    "Reason",
    "Record",
    "Recorder",
    "Result",
    "Rng",
    "Roster",
    "Sampler",
    "SealedRng",
    "SeatInfo",
    "Secret",
    "Sketch",
    "State",
    "Told",
    "View",
    "branch",
    "foretold",
    "game",
    "game_ids",
    "head",
    "load_record",
    "ranked",
    "read_record",
    "replay",
    "rule_ids",
    "set_aside",
    "verify",
    "without_names",
]
