# What the house says in every game.

list-last = { $first } and { $last }
language-name = English

reason-search = In most of the games imagined from here, this went best.

# Refusals. Each says what is wrong and what to do instead.
error-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
error-game-broken = { $game } cannot be played here: its package is broken ({ $reason }).
error-game-unfinished = { $game } is not finished: { $missing } is missing. { $game } can be played as soon as it is there.
error-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
error-unknown-language = “{ $language }” is not spoken here. Choose one of: { $known }.
error-unknown-option = There is no option “{ $option }”. This game's options are: { $known }.
error-option-type = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $wanted }.
error-option-range = Option “{ $option }” cannot be { $value }. Choose a number from { $low } to { $high }.
error-seats-range = { $game } cannot be played with { $seats } seats. Choose { $low } to { $high }.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }. Seats are numbered from 0.
error-seed-type = “{ $seed }” is not a seed. Give a whole number.
error-foreign-view = This is a view of { $game }, and { $wanted } was expected.
error-foreign-action = “{ $action }” is not an action of this game. Choose one of the actions offered.
error-action-shape = This is not an action of this game: { $reason }. Choose one of the actions offered.
error-not-your-turn = It is not your turn: { $turn_seat } plays. Wait until you are asked.
error-game-over = The game is over. Start another one.
error-not-in-hand = You do not hold { $card }. Choose a card of your hand.

error-position-game = This position is of “{ $game }”, not of { $wanted }. Load it into its own game.
error-position-rules = This position was saved under rules version { $rules }; this program plays version { $wanted }.
error-position-shape = This is not a position of this game: { $reason }.
error-position-rng = The position's “rng” entry is damaged. Save the position again.
error-position-length = “{ $place }” has { $count } entries in this position; there must be { $wanted }.
error-sealed-seed = A sealed seed is 32 bytes long; this one has { $length }.

error-archive-illegal = At action { $step } the rules now refuse what was played ({ $reason }). If that is meant, raise “rules” in the game’s meta.py; if not, the change is a mistake.
error-archive-otherwise = The { $steps } actions now lead to another end. If that is meant, raise “rules” in the game’s meta.py; if not, the change is a mistake.
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
error-record-draws = The record tells of { $found } draws; the seed and the actions give { $wanted }.
error-record-result = The result in the record is not the one the actions lead to.
error-record-earlier = The record goes on from an earlier game, but stretch { $stretch } of its chance does not fit its actions.
error-record-too-long = This record takes longer than { $seconds } seconds to replay. Replay it on your own machine with “athanor replay”.
error-record-too-large = { $file } is larger ({ $size } bytes) than any record of a game needs to be; the most is { $most } bytes.
error-record-too-deep = { $file } is not a record of a game: moves that were taken back lie too deep within each other.
error-record-too-many-moves = { $file } has more moves than any game needs; the most is { $most }, those that were taken back included.
error-game-too-long = This game has come to { $most } actions, and no record holds more. It ends here.
error-desk-busy = The house is busy reading what others brought. Try again in a moment.
error-work-too-long = That would take the house longer than { $seconds } seconds of work. Try with something smaller.
error-work-too-large = That takes more room than the house gives to one request. Try with something smaller.
error-work-too-deep = That is nested deeper than anything the house reads.
error-work-failed = That did not work out. Try again; if it happens once more, tell whoever runs this house.
error-no-such-step = There is no action { $step } in this game; the last is { $last }.
error-no-such-replay = The house has put this game away. Open it again.
error-bots-only = Choose a bot for the other seats.

# Refusals of the table server.
error-malformed = The server did not understand this. Reload the page; if it happens again, please report it.
error-too-large = This is more than the server takes at once. Make it shorter.
error-not-found = There is nothing at this address. Check the link.
error-method-not-allowed = This address cannot be used that way. See the API's description.
error-foreign-origin = This page does not belong to the server. Open the table at its own address.
error-internal = Something went wrong on the server. It was noted; try again.
error-not-stored = The server could not write this down, so it did not happen. Try again in a moment.
error-no-such-table = There is no table at this link. Check it, or open a table of your own.
error-table-crowded = Too many people are watching this table. Try again later.
error-table-rules = This table was begun under rules version { $rules }; the server now plays version { $wanted }.
error-hello-first = The server does not know yet who you are. Reload the page.
error-id-too-long = The id of a message has at most 64 characters.
error-seat-taken = Somebody already sits here. Choose another seat.
error-removed-here = The host of this table asked you to leave it. Choose another table, or open one of your own.
error-unwelcome = The host of this table would rather play without you. Choose another table, or open one of your own.
error-not-removable = Only another person can be asked to leave. Choose their seat.
error-not-reportable = There is nobody at this seat who could be reported.
error-not-blockable = Only somebody else with an account can be blocked everywhere.
error-too-many-blocks = You have blocked { $most } people already. Take somebody off the list first.
error-no-open-seat = All seats of this table are for bots. Keep one for yourself.
error-name-missing = Tell us what to call you.
error-name-too-long = A name has at most { $limit } characters. Choose a shorter one.
error-name-invisible = Nothing of this name can be seen. Choose another one.
error-name-taken = “{ $name }” sits at this table already, or the names look alike. Choose another one.
error-nonce-shape = Your share of the shuffle is one line of at most { $limit } characters.
error-text-missing = There is nothing to say in this line.
error-text-too-long = A line has at most { $limit } characters. Make it shorter.
error-unknown-phrase = There is no phrase “{ $phrase }”. The phrases are: { $known }.
error-chat-too-fast = You are talking faster than the others can read. Wait a few seconds.
error-not-your-seat = You do not hold this seat.
error-host-only = Only the host of the table may do this. Ask them.
error-already-started = The game has begun. You can watch it.
error-not-started = The game has not begun yet. Wait for the host.
error-not-over = The game is not over yet. Play it to its end first.
error-table-moved-on = The table moved on before this arrived. Look again and choose.
error-seat-covered = A bot is playing for you. Take your seat back first.
error-bot-seat = A bot sits there already.
error-not-away = A seat can be covered when its player has been away for { $seconds } seconds.
error-clock-decides = At this table everybody has days for a move, and their clock decides. Wait for them.
error-cover-level = For this seat only the level its player chose may play: { $level }.
error-nothing-to-undo = There is no move of yours that could be taken back.
error-undo-limit = No more can be taken back for now. Play on first.
error-undo-asked-already = Somebody is already asking to take back a move.
error-no-undo-wish = Nobody is asking to take back a move.
error-undo-not-asked = You are not asked to agree, or have already agreed.
error-clock-range = Give each clock { $low } to { $high } seconds, not { $seconds }.
error-clock-increment = An increment is for a bank, and at most { $high } seconds, not { $increment }.
error-clock-pause = A clock of days does not pause while somebody is away.
error-seat-lost = This seat’s time was over; it has lost.
error-push-off = This house sends no messages to browsers: its operator has set no key for it.
error-push-subscription = This is not the subscription of a browser’s push service.
error-push-key = ATHANOR_PUSH_KEY is not a key. Make one with: python -m athanor.server.push
error-push-missing = Web Push needs the package “cryptography”. Install it with: pip install 'athanor-games[push]'
error-hints-off = At this table there are no hints.
error-hint-not-now = It is not your turn. Ask again when it is.
error-hint-too-fast = Many hints were asked for just now. Think a moment yourself, then ask again.
error-no-advice = No advice came of it this time. Try again.
error-unknown-order = There is no standing order “{ $order }” here. The orders are: { $known }.
error-lesson-seats = A lesson is for one person among bots, and is not listed.
error-lesson-move = Move { $step } of this lesson is against the rules ({ $reason }). The lesson has to be written anew.

# Accounts.
error-signed-out = You are not signed in here. Sign in again.
error-recovery-unknown = This recovery link leads nowhere. It may have been replaced by a newer one.
error-passkey-unknown = This passkey belongs to no account of this house.
error-passkey-refused = The passkey was not accepted. Try again, or take another way in.
error-passkey-stale = That took too long. Try again.
error-passkey-address = Passkeys belong to a public address, and this house has none. Its operator sets one with --public-address.

# What the house says in the chat.
phrase-house-sat = { $name } sits down.
phrase-house-left = { $name } leaves the table.
phrase-house-removed = The host asked { $name } to leave.
phrase-house-covered = A bot plays for { $name }.
phrase-house-back = { $name } is playing again.
phrase-house-started = The game begins.
phrase-house-undo-asked = { $name } would like to take back a move.
phrase-house-undo-refused = { $name } would rather leave the move.
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
serve-ready = Athanor is at { $address } (stop it with Ctrl-C)
serve-no-browser = There is no browser here. Open { $address } in one.
error-port-taken = Port { $port } is taken by another program. Choose another one with --port.
error-address-refused = The server cannot listen at { $host }, port { $port }: { $reason }.
error-data-unwritable = The data directory { $folder } cannot be written to: { $reason }. Choose another one with --data.
error-data-in-use = Another server is using the data directory { $folder }. Stop it, or choose another one with --data.
error-data-missing = There is no database in { $folder }. Name the server's data directory with --data.
error-database-unsupported = Databases of the kind “{ $database }” are not supported yet. Leave --database out to use SQLite.
error-log-level = There is no log level “{ $level }”. Choose one of: { $known }.
error-public-address = The public address “{ $address }” must begin with http:// or https://.
error-backup-exists = { $file } exists already and is not overwritten. Choose another name.
error-backup-unwritable = { $file } cannot be written: { $reason }.

# What a program that joins a table from elsewhere is told.
error-server-unreachable = There is no answer from { $address }. Check the address, and whether the server runs.
error-server-refused = The server refuses the connection (status { $status }).
error-server-strange = What answers there is not an Athanor server. Check the address.

# What is prepared before a game.
error-no-handbook = { $game } has no cards to look through.
error-no-rosters = In { $game } nothing is prepared before a game.
error-no-such-roster = Nothing is kept here under this link. Check it for a missing letter.
error-roster-empty = There is nothing in it yet. Add something, then save it.

# What one address may have of the house.
error-too-many-records = Many records were brought from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-tables = Many tables were opened from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-accounts = Many accounts were made from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-rosters = Much was saved from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-seats = Many seats were taken from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-hints = Many hints were asked for from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-reviews = Many games were looked over for your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-passkeys = Many people signed in from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-reports = Many reports came from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-words = Much was said from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-names = Many names were changed from your address just now. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-too-many-connections = Your address has very many connections to this house. Close pages that you no longer need, then try again.
error-too-many-jobs = The house is already working on several things for your address. Wait until one of them is done.
error-too-much-work = The house has been thinking a lot for your address. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
error-shares-unknown = “{ $word }” is not a share of this house. Write, for example, “tables=30 hints=0”; the shares are: { $known }.
error-proxies-unknown = “{ $word }” is neither an address nor a network. Write, for example, “127.0.0.1 10.0.0.0/8”.

# The house's own files.
error-too-slow = The request took too long to arrive. Try again.
error-headers-too-large = The headers of the request are larger than { $limit } bytes.
error-house-full = The house has as many guests as it can take. Try again later.
error-unknown-host = The house is not known by this name. Open it at its own address. (If it is yours: name it with --public-address.)
error-rename-too-fast = You have changed your name several times just now. Wait a few seconds.
error-not-read = The house cannot read this just now. Try again in a moment.
error-table-broken = The house cannot read this table and has set it aside for its operator. Nothing of it is lost; all other tables go on.
error-database-newer = { $file } was written by a newer program (version { $found }; this one knows { $known }). Start the newer program, or restore a backup made by this one.
error-database-foreign = { $file } is not a database of Athanor. Move it away, or choose another folder with --data.
error-database-damaged = { $file } is damaged. Restore a backup; before that, keep a copy of the file, for much of it can often be saved.
error-database-unwritable = { $file } cannot be written. Check who owns it and whether the disk is read-only.
error-database-full = There is no room left on the disk for { $file }. Make some, then start again.
error-database-unusable = { $file } cannot be used: { $reason }
tables-gathering = Tables that gather
tables-playing = Tables at play
tables-over = Games that are over
tables-aside = Set aside because they cannot be read
tables-none-aside = Every table can be read.

# Why somebody is reported.
report-name = their name
report-chat = what they say
report-play = how they play
report-other = something else
