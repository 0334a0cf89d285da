# What only the terminal says.

cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-commands = Commands
cli-required = [required]
cli-default = [default: { $value }]

cli-help-athanor = Games about alchemists, to play and to study. Without a command: a table in your browser.
cli-help-help = Show this page and exit.
cli-help-lang = The language: en, fr or it. Without it, that of the system.
cli-help-version = Show the version and exit.
cli-version = Athanor { $version }, { $compiled ->
    [true] compiled
   *[false] interpreted
  }
cli-help-games = List the games, their seats and their options.
cli-help-play = Play a game against bots, here in the terminal.
cli-help-arena = Let bots play many games against each other and count who wins.
cli-help-replay = Tell a recorded game again, step by step.
cli-help-verify = Prove that a record was not changed and that its draws were fair.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-serve = Open the table for browsers.
cli-help-backup = Copy the tables of a server into one file, while it runs.
cli-help-tables = Count the tables of a server, and those it cannot read.
cli-help-broken = List the tables that were set aside, since when, and why.
cli-help-reports = List what players reported at the tables of a server.

cli-help-game = The game, as “athanor games” lists it.
cli-help-file = A record, as “athanor play --save” writes it.
cli-help-seats = How many seats the table has.
cli-help-seat = Where you sit; seats are numbered from 0.
cli-help-play-bots = The bots in the other seats, separated by commas; one name stands for all.
cli-help-arena-bots = The bots that compete, separated by commas.
cli-help-option = An option of the game as name=value; may be given several times.
cli-help-name = What you are called at the table.
cli-help-seed = A number; the same number gives the same game again.
cli-help-save = Write the record of the game into this file.
cli-help-position = Start from the position in this file.
cli-help-all = Tell everything at once.
cli-help-number-of-games = How many games are played.
cli-help-ms = How many milliseconds a bot that searches may think about a move.
cli-help-on = Who plays: here, processes (of this machine) or ray (a cluster that is there, or one that is started here).
cli-help-arena-file = Keep every game in this file. If it is there already, only what it lacks is played.
cli-help-keep-moves = Keep every move in the file too.
cli-help-balance = Whether any place, board or company wins too often between equal bots.
cli-help-pairs = With two seats, also each against each other.
cli-help-balance-bot = The bot that plays all seats.
cli-help-jobs = How many games are played at the same time; without it, one for each core.
cli-help-json = Print one JSON object and nothing else.
cli-help-out = Write the result into this file, as JSON.
cli-help-plot = Draw the result into this SVG file.
cli-help-records = Records as data.
cli-help-export = Write the records of all games that are over at a server, without the names of the players.
cli-help-export-folder = The folder to write them to, one file for each game.
cli-help-export-since = Only games that were over on this day or later, as 2026-01-31.
cli-help-export-names = With the names of the players, and when they played.
cli-help-to-parquet = Write a row for each move of these games to a Parquet file.
cli-help-records-files = Records, folders of records, or matches whose moves were kept.
cli-help-parquet-out = The Parquet file to write.
cli-help-parquet-names = With the names of the players, and the whole records.
cli-help-parquet-views = With what the players knew.
cli-help-exploit = How much can be won against a bot by somebody who knows it, exactly, in a small game.
cli-help-exploit-bot = The bot that is played against.
cli-help-exploit-size = How small: in Poison so many cards in each hand, in Kazaam! so many actions.
cli-help-exploit-samples = How often the bot is asked in each situation.
cli-help-train = Let bots learn a game by playing it, and promote those that win for certain. Needs the extra “train”.
cli-help-train-config = A TOML file that says what is learned and how; without it, the game’s own.
cli-help-train-to = The folder for what is seen and learned; a run that was stopped goes on there. Otherwise training/GAME.
cli-help-peer = Measure beside another engine: openspiel.
cli-help-env = Measure the environments for machines that learn, beside PettingZoo’s hanabi and OpenSpiel’s hearts where they are installed.
cli-help-seconds = How long each thing is measured, in seconds.
cli-help-host = Where to listen; 0.0.0.0 is everywhere.
cli-help-port = The port to listen on.
cli-help-data = The folder that tables are kept in.
cli-help-public-address = The address at which people reach this server, if it is another.
cli-help-log-level = How much the server tells: debug, info, warning or error.
cli-help-open = Open the table in a browser at once.
cli-help-database = A PostgreSQL (postgresql://…) to keep the tables in, which several servers may share; without it, a folder.
cli-help-move = Copy a house into another database (a folder, or a PostgreSQL), and prove that nothing is missing.
cli-help-move-source = The folder that tables are kept in, or postgresql://…
cli-help-move-target = A folder or a PostgreSQL with nothing in it yet.
cli-help-target = The file to copy into.
cli-help-reports-clear = Forget what was reported at this table.

cli-reports-none = Nothing was reported.
cli-reports-cleared = { $count ->
    [one] One report is forgotten.
   *[other] { $count } reports are forgotten.
}
cli-report = { $when }, table { $table }: { $name } ({ $reason })
cli-report-account = Account { $account }
cli-report-words = “{ $words }”

cli-games-facts = { $high ->
    [1] for one player
   *[other] { $low ->
        [2] { $high ->
            [2] for 2 players
           *[other] for 2 to { $high } players
        }
       *[other] for { $low } to { $high } players
    }
}, { $minutes } minutes
cli-help-archive = Keep a finished game of each mode, and check that they can still be played.
cli-help-archive-to = The folder of the archive.
cli-help-archive-check = Play the kept games again and say what has changed.
cli-help-archive-tell = Rewrite what everybody saw in the games that are kept.
cli-help-archive-bot = The bot that plays.
cli-archive-kept = { $count ->
    [one] One game is kept.
   *[other] { $count } games are kept.
}
cli-archive-missing = No game “{ $mode }” is kept for version { $rules } of the rules. Without --check the missing ones are added.
cli-archive-changed = { $file }: the players see something other than before. If that is intended, run the command with --tell.
cli-help-new-game = Write a package with a small game of your own to begin with.
cli-help-new-game-id = What the game is called in files and addresses: small letters, digits, _.
cli-help-new-game-seats = For how many players, from 2 to 6.
cli-help-new-game-to = The folder; by default one called like the game.
cli-new-game-written = The game is in { $folder }. What now:
    pip install -e { $folder }
    athanor check-game { $game }
    athanor play { $game }
cli-help-check-game = Run everything that the house asks of a game, and name all that is missing.
cli-help-check-release = Take as wrong what may otherwise follow later, such as other languages.
cli-help-check-part = Only this part of the checks; can be repeated.
cli-check-part = { $part }: { $wrong ->
    [0] { $count ->
        [one] one check, all is well
       *[other] { $count } checks, all is well
    }
    [one] one thing is wrong
   *[other] { $wrong } things are wrong
}
cli-check-sum = { $wrong ->
    [0] { $later ->
        [0] { $game } keeps all that the house asks.
        [one] { $game } can be played; one thing may follow before it is released.
       *[other] { $game } can be played; { $later } things may follow before it is released.
    }
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
cli-terminal-broken = The terminal part of { $game } cannot be used ({ $reason }). The game can be played without it.
cli-games-how = To play one: athanor play { $game }

cli-you = Apprentice
cli-bot-random = Random
cli-bot-greedy = Greedy
cli-bot-novice = Novice
cli-bot-adept = Adept
cli-bot-master = Master
cli-bot-grandmaster = Grandmaster
cli-player = Player
cli-points = Points
cli-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the win.
}

cli-prompt = Your choice (? for the rules, q to leave):
cli-go-on = Enter to go on.
cli-not-a-choice = “{ $answer }” is not one of the choices. Type a number from 1 to { $count }, ? for the rules or q to leave.
cli-no-such-rule = There is no rule “{ $rule }”. They run from { $first } to { $last }.
cli-keys = Type “? { $first }” for one rule, a number to act, Enter to see the table again, q to leave.
cli-left = You have left the table.
cli-saved = The record is in { $file }. Look at it with: athanor replay { $file }

cli-replay-title = { $game }, { $moves ->
    [one] one action
   *[other] { $moves } actions
}
cli-replay-prompt = { $step } of { $last }. Enter goes on, a number jumps there, q leaves:
cli-replay-range = Type a number from { $first } to { $last }, or only Enter.

cli-verified = { $file } is genuine: a whole game of { $game }, { $moves } legal actions, { $draws } draws of chance, all from the seed that was promised.
cli-verified-left = { $file } is genuine: a game of { $game } that was left early, { $moves } legal actions, { $draws } draws of chance, all from the seed that was promised.
cli-verified-seed = Promised before the first card: { $commitment }

cli-arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-share = Share
cli-arena-interval = 95% interval
cli-arena-score = Mean score
cli-arena-fair = A fair share is { $share }%. A shared win counts as a fraction.
cli-balance-trait = With
cli-balance-over = Over what is fair
cli-balance-against = Against
cli-balance-won = Wins
cli-balance-undecided = { $count ->
    [0] Every game had a winner
    [one] One game had no winner
   *[other] { $count } games had no winner
}; a game took { $steps } actions on average and { $longest } at most, and whoever won came to { $score } points.
cli-arena-unfinished = { $count ->
    [one] One game was
   *[other] { $count } games were
} stopped at the limit of actions; nobody won there.
cli-arena-uneven = The number of games is not a multiple of { $seats }, so the seats were not shared out quite evenly.
cli-arena-interrupted = Stopped early: this is what was played until then.
cli-arena-nothing = Stopped before the first game was over.
cli-arena-progress = Playing
cli-arena-of-games = games
cli-arena-axis = Share of wins, with 95% intervals

cli-exported = { $games ->
    [0] No game is over there: nothing was written.
    [one] One record is in { $folder }.
   *[other] { $games } records are in { $folder }.
}
cli-parquet-written = { $games ->
    [one] One game
   *[other] { $games } games
} with { $moves ->
    [one] one move
   *[other] { $moves } moves
} are in { $file }.
cli-exploit-title = { $game }, a small game with { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
cli-exploit-seat = Seat
cli-exploit-own = The bot wins
cli-exploit-best = The best answer wins
cli-exploit-gain = Gain
cli-exploit-mean = Whoever knows { $bot } wins { $gain } points of a hundred more than it would itself.

cli-train-title = { $game }: what was learned
cli-train-games = Playing
cli-train-fit = Learning
cli-train-match = Match against the best so far
cli-train-iteration = Iteration
cli-train-positions = Positions seen
cli-train-share = Wins over a fair share
cli-train-interval = 95% interval
cli-train-promoted = Promoted
cli-train-yes = yes
cli-train-no = no
cli-train-best = The best so far: { $file }
cli-train-none = Nothing has beaten the game’s own judgement for certain yet.
cli-bench-title = { $game } on one core
cli-bench-compiled = Random actions per second, compiled
cli-bench-interpreted = Random actions per second, interpreted
cli-bench-peer = OpenSpiel hearts, through Python: random actions per second
cli-bench-peer-chance = The same with the dealing of each card counted as an action
cli-bench-ratio = Compiled, as a multiple of OpenSpiel
cli-bench-clone = A copy of the state, in microseconds
cli-bench-ismcts = Searched games per second from a full deal (IS-MCTS)
cli-bench-peer-ismcts = OpenSpiel’s C++ IS-MCTS on hearts, from a full deal
cli-bench-vector = Vector environment, steps a second
cli-bench-pettingzoo = PettingZoo adapter, steps a second
cli-bench-hanabi = PettingZoo’s hanabi, steps a second
cli-bench-openspiel-env = OpenSpiel’s hearts, steps a second
cli-bench-vector-over-hanabi = Vector environment, times hanabi
cli-bench-pettingzoo-over-hanabi = PettingZoo adapter, times hanabi
cli-bench-progress = Measuring
cli-bench-not-compiled = The engine is not compiled here, so only the interpreted figures are measured. To compile it, install a C compiler and then Athanor again.

cli-no-such-option = There is no option { $option }. See: { $path } --help
cli-missing = { $name } is missing. See: { $path } --help
cli-bad-value = { $name } did not get a valid value. See: { $path } --help
cli-bad-usage = That is not how it is used. See: { $path } --help

error-unknown-command = There is no command “{ $command }”. The commands are: { $known }.
error-option-word = “{ $option }” is not an option. Write name=value; the options of this game are: { $known }.
error-bots-count = { $bots } bots do not fill a table of { $seats }. Name { $wanted }, or one for all.
error-arena-bots = Name at least as many bots as the game has seats, for instance: --bots { $example }
error-arena-seats = { $bots } bots do not fill { $seats } seats. Name one bot for each seat, or leave --seats out.
error-number-low = { $option } must be at least { $low }.
error-number-high = { $option } must be at most { $high }.
error-unknown-peer = There is no peer “{ $peer }”. The peers are: { $known }.
error-arena-file-differs = { $file } holds another match: its “{ $what }” is not the same. Choose another file.
error-arena-file-taken = Another run is writing { $file }. Wait for it, or choose another file.
error-arena-file-shape = { $file } is not the file of a match: line { $line } cannot be read ({ $reason }).
error-arena-file-format = { $file } was written by a later version of Athanor (format { $format }; this one reads up to { $known }). Update Athanor.
error-arena-file-rules = The games in { $file } were played under rules version { $rules }; this program plays version { $wanted }. Choose another file.
error-unknown-crew = “{ $crew }” cannot play a match. Choose one of: { $known }.
error-workers-lost = The processes that play were lost { $times } times in a row. There may be too little memory; try fewer with “--jobs”.
error-cluster-missing = Ray is not installed. Install it with: pip install 'athanor-games[cluster]'
error-cluster-unreachable = There is no Ray cluster at { $address } ({ $reason }). Without RAY_ADDRESS one is started on this machine.
error-cluster-not-started = Ray could not be started on this machine: { $reason } Try again, or play with --on processes.
error-parquet-missing = PyArrow is not installed. Install it with: pip install 'athanor-games[data]'
error-moves-not-kept = The moves of the games in { $file } were not kept. Play with “--keep-moves”.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-parquet-schema = { $file } has another schema (version { $version }) and cannot be read by this program.
error-peer-missing = OpenSpiel is not installed. Install it with: pip install 'athanor-games[peer]'
error-learn-missing = The environments need PettingZoo, Gymnasium and NumPy. Install them with: pip install 'athanor-games[learn]'
error-file-exists = { $file } already exists. Choose another name.
error-file-is-folder = { $file } is a folder. Give the name of a file.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-no-folder = There is no folder { $folder }. Create it first, or choose another place.
error-folder-not-empty = { $folder } is not empty. Choose another place with --to.
error-game-id = “{ $game }” cannot be the name of a game. Take small letters, digits and _, at least two, beginning with a letter, and no word of Python.
error-game-id-taken = There is a game “{ $game }” already. Choose another name.
error-new-game-seats = “{ $seats }” are no seats. Write 2-4, or 3 for exactly three; from 2 to { $most }.
error-check-optimized = Checks need Python without -O.
error-check-part = There is no part “{ $part }”. There are: { $known }.
error-folder-closed = Nothing can be written in { $folder }. Choose another place.
error-position-missing = There is no file { $file }. Check the name.
error-position-unreadable = { $file } cannot be read: { $reason }.
error-position-not-json = { $file } is not a position: { $reason }. It may have been cut short.
error-position-seats = The position in this file has { $seats } seats. Leave --seats out.
error-position-option = A position brings its own options. Leave --option out.
error-position-save = A game that begins from a position has no record. Leave --save out.
