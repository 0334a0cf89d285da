# What the house says in every game.

list-last = { $first } and { $last }
list-times = { $word } ×{ $count }
language-name = English

reason-search = In the games imagined from here, this move did best.

# Refusals. Each says what is wrong and what to do instead.
error-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
error-game-broken = { $game } cannot be played here: its package is broken ({ $reason }).
error-game-unfinished = { $game } is not finished: { $missing } is missing. It can be played once that is there.
error-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
error-unknown-language = “{ $language }” is not spoken here. Choose one of: { $known }.
error-unknown-option = There is no option “{ $option }”. This game’s options are: { $known }.
error-option-type = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $wanted }.
error-option-range = Option “{ $option }” cannot be { $value }. Choose a number from { $low } to { $high }.
error-seats-range = { $game } cannot be played with { $seats } seats. Choose { $low } to { $high }.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }. Seats are numbered from 0.
error-seed-type = “{ $seed }” is not a seed. Give a whole number.
error-foreign-view = This is a view of { $game }; { $wanted } was expected.
error-foreign-action = “{ $action }” is not an action of this game. Choose one of the actions offered.
error-action-shape = This is not an action of this game: { $reason }. Choose one of the actions offered.
error-not-your-turn = It is not your turn; { $turn_seat } is playing. Wait until you are asked.
error-game-over = The game is over. Start another one.
error-not-in-hand = You do not hold { $card }. Choose a card from your hand.
error-env-not-reset = Nothing has been dealt yet. Call “reset” first.
error-render-mode = There is no render mode “{ $mode }”. Choose { $known }, or none.
error-cannot-show = This is not a state, a view or a record but “{ $kind }”: there is nothing to draw.
error-illegal-way = “{ $way }” is not a way to treat an action against the rules. Choose one of: { $known }.
error-action-missing = { $agent } is asked, and no action was given for them.
error-opponents = { $count } opponents were named for { $places } places. Name one for each, or one for all.
error-not-a-bot = { $bot } cannot play: it has no method “choose” that answers a view with an action.
error-bot-failed = The bot { $bot } could not choose: { $reason }.
error-bot-illegal = The bot { $bot } chose { $action }, which the rules do not allow there.
error-no-small-game = { $game } has no small game that can be solved. These have: { $known }.
error-small-size = A small game cannot have the size { $size }. Choose 1 to { $most }.
error-observer-parameters = Observers of these games take no parameters.
error-no-such-number = There is no action { $index }. They are numbered from 0, and there are { $count }.
error-train-torch = Learning needs PyTorch and NumPy: pip install 'athanor-games[train]'.
error-train-config = { $file } is not a configuration for learning: { $reason }
error-train-no-config = { $game } has no configuration for learning of its own; name one with --config.
error-train-game = { $file } is a configuration for { $found }, not for { $wanted }.
error-train-sketch = { $game } has no sketch of its positions (bots/sketch.py), so bots cannot learn it.
error-train-differs = In { $folder } another configuration has been begun. Choose another folder with --to.
error-weights-shape = These are no weights that can be read: { $reason }
error-weights-game = These weights were learned for { $found }, not for { $wanted }.
error-vector-tables = { $tables } tables cannot be stepped. Ask for one at least.
error-vector-actions = { $count } actions were given for { $tables } tables. Give one for each.
error-vector-illegal = Action { $index } is not offered at table { $table }. Choose one that the mask allows; nothing was played.

error-position-game = This is a position of “{ $game }”, not of { $wanted }. Load it into its own game.
error-position-rules = This position was saved under rules version { $rules }; this program plays version { $wanted }.
error-position-shape = This is not a position of this game: { $reason }.
error-position-rng = The position’s “rng” entry is damaged. Save the position again.
error-position-length = “{ $place }” has { $count } entries in this position; there must be { $wanted }.
error-sealed-seed = A sealed seed is 32 bytes long, not { $length }.

error-archive-illegal = At action { $step } the rules now refuse what was played ({ $reason }). If that is intended, raise “rules” in the game’s meta.py; if not, the change is a mistake.
error-archive-otherwise = The { $steps } actions now lead to another end. If that is intended, raise “rules” in the game’s meta.py; if not, the change is a mistake.
error-record-missing = There is no file { $file }. Check the name.
error-option-file = { $file } cannot be read: { $reason }.
error-record-unreadable = { $file } cannot be read: { $reason }.
error-record-not-json = { $file } is not a record: it stops being JSON at byte { $byte }. It may have been cut short.
error-record-shape = { $file } is not a record of a game: { $reason }.
error-record-format = { $file } was written by a later version of Athanor (format { $format }; this one reads up to { $known }). Update Athanor.
error-record-rules = This record was played under rules version { $rules } of { $game }; this program plays version { $wanted } and does not guess.
error-record-header = The header of the record was changed: its seal does not match.
error-record-step = Action { $step } of the record was changed, left out or added: its seal does not match.
error-record-end = The end of the record was changed: its seal does not match.
error-record-commitment = The seed in the record is not the one that was committed to before the game.
error-record-open = This game is not over: its seed is not revealed yet, so there is nothing to verify.
error-record-illegal = Action { $step } of the record is against the rules. The table would have said: “{ $because }”
error-record-chance = Draw { $draw } of the record (“{ $why }”, action { $step }) is not what the seed gives.
error-record-draws = The record has { $found } draws; the seed and the actions give { $wanted }.
error-record-result = The result in the record is not the one the actions lead to.
error-record-earlier = This record continues an earlier game, but stretch { $stretch } of its chance does not fit its actions.
error-record-too-long = This record takes longer than { $seconds } seconds to replay. Replay it on your own machine with “athanor replay”.
error-record-too-large = { $file } is larger ({ $size } bytes) than any record of a game; the limit is { $most } bytes.
error-record-too-deep = { $file } is not a record of a game: moves that were taken back are nested too deeply.
error-record-too-many-moves = { $file } has more moves than any game needs; the limit is { $most }, including those taken back.
error-game-too-long = This game has reached { $most } actions, and no record holds more. It ends here.
error-desk-busy = The server is busy reading what others sent. Try again in a moment.
error-work-too-long = That would take the server more than { $seconds } seconds. Try something smaller.
error-work-too-large = That takes more room than the server gives to one request. Try something smaller.
error-work-too-deep = That is nested more deeply than the server can read.
error-work-failed = That did not work. Try again; if it happens once more, tell whoever runs this server.
error-no-such-step = There is no action { $step } in this game; the last is { $last }.
error-no-such-replay = The server has put this game away. Open it again.
error-bots-only = Choose a bot for the other seats.

# Refusals of the table server.
error-malformed = The server did not understand this. Reload the page; if it happens again, please report it.
error-too-large = This is more than the server takes at once. Make it shorter.
error-not-found = There is nothing at this address. Check the link.
error-method-not-allowed = This address cannot be used that way. See the description of the API.
error-foreign-origin = This page does not belong to the server. Open the table at its own address.
error-internal = Something went wrong on the server. It has been noted; try again.
error-not-stored = The server could not save this, so it did not happen. Try again in a moment.
error-no-such-table = There is no table at this link. Check it, or open a table of your own.
error-table-crowded = Too many people are watching this table. Try again later.
error-table-rules = This table was started under rules version { $rules }; the server now plays version { $wanted }.
error-hello-first = The server does not know who you are yet. Reload the page.
error-id-too-long = The id of a message may have at most 64 characters.
error-seat-taken = Somebody is already sitting here. Choose another seat.
error-removed-here = The host asked you to leave this table. Choose another, or open one of your own.
error-unwelcome = The host of this table would rather play without you. Choose another, or open one of your own.
error-not-removable = Only another person can be asked to leave. Choose their seat.
error-not-reportable = There is nobody to report at this seat.
error-not-blockable = Only somebody else with an account can be blocked everywhere.
error-too-many-blocks = You have already blocked { $most } people. Take somebody off the list first.
error-no-open-seat = All seats at this table are for bots. Keep one for yourself.
error-name-missing = Tell us what to call you.
error-name-too-long = A name may have at most { $limit } characters. Choose a shorter one.
error-name-invisible = Nothing of this name can be seen. Choose another.
error-name-taken = “{ $name }” is already at this table, or the two names look too much alike. Choose another.
error-nonce-shape = Your share of the shuffle is one line of at most { $limit } characters.
error-text-missing = This line is empty. Write something first.
error-text-too-long = A line may have at most { $limit } characters. Make it shorter.
error-unknown-phrase = There is no phrase “{ $phrase }”. The phrases are: { $known }.
error-chat-too-fast = You are talking faster than the others can read. Wait a few seconds.
error-not-your-seat = This seat is not yours.
error-host-only = Only the host of the table can do this. Ask them.
error-already-started = The game has begun. You can watch it.
error-not-started = The game has not begun yet. Wait for the host.
error-not-over = The game is not over yet. Play it to its end first.
error-table-moved-on = The table moved on before this arrived. Look again and choose.
error-seat-covered = A bot is playing for you. Take your seat back first.
error-bot-seat = A bot is already sitting there.
error-not-away = A bot can take over once the player has been away for { $seconds } seconds.
error-clock-decides = At this table everybody has days for each move, and the clock decides. Please wait.
error-cover-level = Only the level its player chose may play for this seat: { $bot }.
error-nothing-to-undo = You have no move that could be taken back.
error-undo-limit = No more can be taken back for now. Play on first.
error-undo-chance = Something was drawn or rolled since, and that is not taken back against bots. Play on.
error-undo-asked-already = Somebody is already asking to take back a move.
error-no-undo-wish = Nobody is asking to take back a move.
error-undo-not-asked = Nobody asked you to agree, or you already have.
error-clock-range = Give each clock { $low } to { $high } seconds, not { $seconds }.
error-clock-increment = An increment needs a bank of time, and is at most { $high } seconds, not { $increment }.
error-clock-pause = A clock of days does not pause while somebody is away.
error-seat-lost = This player ran out of time and has lost.
error-push-off = This server sends no messages to browsers: its operator has set no key for them.
error-push-subscription = This is not the subscription of a browser’s push service.
error-push-key = ATHANOR_PUSH_KEY is not a key. Make one with: python -m athanor.server.push
error-push-missing = Web Push needs the package “cryptography”. Install it with: pip install 'athanor-games[push]'
error-hints-off = There are no hints at this table.
error-hint-not-now = It is not your turn. Ask again when it is.
error-hint-too-fast = You have just asked for many hints. Think for a moment, then ask again.
error-no-advice = No hint came this time. Try again.
error-unknown-order = There is no automatic answer “{ $order }” here. The answers are: { $known }.
error-lesson-seats = A lesson is for one person among bots, and is not listed.
error-lesson-move = Move { $step } of this lesson is against the rules ({ $reason }). The lesson has to be rewritten.

# Accounts.
error-signed-out = You are not signed in here. Sign in again.
error-recovery-unknown = This recovery link leads nowhere. It may have been replaced by a newer one.
error-passkey-unknown = This passkey belongs to no account on this server.
error-passkey-refused = The passkey was not accepted. Try again, or sign in another way.
error-passkey-stale = That took too long. Try again.
error-passkey-address = Passkeys need a public address, and this server has none. Its operator sets one with --public-address.

# What the house says in the chat.
phrase-house-sat = { $name } sits down.
phrase-house-left = { $name } leaves the table.
phrase-house-removed = The host asked { $name } to leave.
phrase-house-covered = A bot is playing for { $name }.
phrase-house-back = { $name } is playing again.
phrase-house-started = The game begins.
phrase-house-undo-asked = { $name } would like to take back a move.
phrase-house-undo-refused = { $name } wants the move to stand.
phrase-house-undo-withdrawn = { $name } plays on.
phrase-house-undone = { $name } takes back a move.
phrase-house-lost = { $name } is out of time.

# Moves that were taken back, in a game told again. An action is a sentence of its own.
undone-moves = { $name } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}.
undone-action = { $name }: { $action }

# The command that runs the server.
serve-ready = Athanor is at { $address } (Ctrl-C stops it)
serve-no-browser = There is no browser here. Open { $address } in one.
error-port-taken = Port { $port } is taken by another program. Choose another one with --port.
error-address-refused = The server cannot listen at { $host }, port { $port }: { $reason }.
error-data-unwritable = The data directory { $folder } cannot be written to: { $reason }. Choose another one with --data.
error-data-in-use = Another server is using the data directory { $folder }. Stop it, or choose another one with --data.
error-data-missing = There is no database in { $folder }. Give the server’s data directory with --data.
error-database-unsupported = A database of the kind “{ $database }” is not supported. Give a PostgreSQL as postgresql://…, or leave --database out to use SQLite.
error-database-old = This PostgreSQL is version { $found }; { $least } or newer is needed.
error-database-unreachable = { $database } cannot be used: { $reason }
error-database-extra = PostgreSQL’s library is missing. Install it with: pip install 'athanor-games[postgres]'
move-done = Moved and compared: { $logs } tables with { $entries } entries, { $rows } rows in all. Start the server on the new database; the old one is as it was.
error-database-in-use = A server is running on { $database }. Stop it first.
error-database-not-empty = { $database } is not empty. Choose another place to move to.
error-move-differs = What arrived differs from what was sent (in “{ $table }”); nothing was kept of it. Try again, and check the disk if it happens again.
error-table-elsewhere = This table is at another server just now. Try again in a moment.
error-log-level = There is no log level “{ $level }”. Choose one of: { $known }.
error-public-address = The public address “{ $address }” must begin with http:// or https://.
error-backup-exists = { $file } already exists and is not overwritten. Choose another name.
error-backup-unwritable = { $file } cannot be written: { $reason }.

# What a program that joins a table from elsewhere is told.
error-server-unreachable = There is no answer from { $address }. Check the address, and that the server is running.
error-server-refused = The server refuses the connection (status { $status }).
error-server-strange = That is not an Athanor server. Check the address.

# What is prepared before a game.
error-no-handbook = { $game } has no cards to look through.
error-no-rosters = Nothing is prepared before a game of { $game }.
error-no-such-roster = Nothing is saved under this link. Check whether a letter is missing.
error-roster-empty = There is nothing in it yet. Add something, then save it.

# What one address may have of the house.
error-too-many-records = Many records have just come from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-tables = Many tables have just been opened from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-accounts = Many accounts have just been created from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-rosters = A lot has just been saved from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-seats = Many seats have just been taken from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-hints = Many hints have just been asked for from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-reviews = Many games have just been reviewed for your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-passkeys = Many people have just signed in from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-reports = Many reports have just come from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-words = A lot has just been said from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-names = Many names have just been changed from your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-connections = Your address already has very many connections to this server. Close pages that you no longer need, then try again.
error-too-many-jobs = The server is already working on several things for your address. Wait until one of them is done.
error-too-much-work = The server has been thinking a lot for your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-shares-unknown = “{ $word }” is not a share of this server. Write, for example, “tables=30 hints=0”; the shares are: { $known }.
error-proxies-unknown = “{ $word }” is neither an address nor a network. Write, for example, “127.0.0.1 10.0.0.0/8”.

# The house's own files.
error-too-slow = The request took too long to arrive. Try again.
error-too-many-requests = So many requests that wait for each other on one connection are not read; the limit is { $limit }.
error-headers-too-large = The headers of the request are larger than { $limit } bytes.
error-house-full = The server is full. Try again later.
error-unknown-host = The server is not known by this name. Open it at its own address. (If it is yours: name it with --public-address.)
error-rename-too-fast = You have just changed your name several times. Wait a few seconds.
error-not-read = The server cannot read this just now. Try again in a moment.
error-table-broken = The server cannot read this table and has set it aside for its operator. Nothing is lost; all other tables go on.
error-database-newer = { $file } was written by a newer program (version { $found }; this one knows { $known }). Start the newer program, or restore a backup made by this one.
error-database-foreign = { $file } is not an Athanor database. Move it away, or choose another folder with --data.
error-database-damaged = { $file } is damaged. Restore a backup; keep a copy of the file first, as much of it can often be saved.
error-database-unwritable = { $file } cannot be written. Check who owns it and whether the disk is read-only.
error-database-full = There is no room left on the disk for { $file }. Free some, then start again.
error-database-unusable = { $file } cannot be used: { $reason }
tables-gathering = Tables waiting for players
tables-playing = Tables in play
tables-over = Finished games
tables-aside = Set aside as unreadable
tables-none-aside = Every table can be read.

# Why somebody is reported.
report-name = their name
report-chat = what they say
report-play = how they play
report-other = something else

# What a messenger shows of a link to a table
preview-invites = { $name } invites you to { $game }
preview-gathering = { $game }: a table is about to start
preview-playing = { $game }, being played: { $names }
preview-over = { $game }, played to the end: { $names }
preview-minutes = about { $count } minutes
preview-players = { $count ->
    [one] alone
   *[other] { $count } players
}
preview-no-clock = no clock
preview-clock-days = { $count ->
    [one] one day for each move
   *[other] { $count } days for each move
}
preview-clock-bank = { $minutes } minutes on each clock
preview-clock-move = { $count } seconds for each move
