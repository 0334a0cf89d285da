# What the house says in every game.

list-last = { $first } and { $last }
language-name = English

reason-search = In most of the games imagined from here, this went best.

# Refusals. Each says what is wrong and what to do instead.
error-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
error-unknown-language = “{ $language }” is not spoken here. Choose one of: { $known }.
error-unknown-option = There is no option “{ $option }”. This game's options are: { $known }.
error-option-type = Option “{ $option }” cannot be “{ $value }”. Choose one of: { $wanted }.
error-option-range = Option “{ $option }” cannot be { $value }. Choose a number from { $low } to { $high }.
error-seats-range = { $game } cannot be played with { $seats } seats. Choose { $low } to { $high }.
error-no-such-seat = There is no seat { $seat } at a table of { $seats }. Seats are numbered from 0.
error-seed-type = “{ $seed }” is not a seed. Give a whole number.
error-no-encoding = { $game } has no encoding for machines that learn. Use its views instead.
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

error-record-missing = There is no file { $file }. Check the name.
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
error-record-illegal = Action { $step } of the record is against the rules: { $reason }.
error-record-chance = Draw { $draw } of the record (“{ $why }”, action { $step }) is not what the seed gives.
error-record-draws = The record tells of { $found } draws; the seed and the actions give { $wanted }.
error-record-result = The result in the record is not the one the actions lead to.
