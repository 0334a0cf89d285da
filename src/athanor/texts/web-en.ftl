# What the web client says around every game: home, seats, prompt, log, chat, the count.

web-home = Home
web-loading = One moment…
web-close = Close
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-system = As the device
web-theme-light = By day
web-theme-dark = By night
web-motion = Motion
web-motion-system = As the device
web-motion-moving = Things move
web-motion-still = Nothing moves
web-card-size = Size of the cards
web-card-size-small = Small
web-card-size-usual = As usual
web-card-size-large = Large
web-palette-safe = Colours that are easier to tell apart
web-palette-more = For eyes that see red and green alike. Shapes always say the same.
web-sounds = Sounds
web-sounds-more = A knock for each move, a small bell when it is your turn.
web-settings-kept = These choices stay in this browser and go nowhere else.
web-confirm-setting = Ask again before each move
web-lost = The connection is lost. This is the last we saw; we keep trying.
web-try-now = Try now
error-no-connection = The house does not answer. Check your connection and try again.
error-seat-link = The key in this link holds no seat here: it is mistyped, or no longer good. What this browser holds stays as it is.
error-tables-full = That would be more than { $most } tables in this browser. Remove some from the list first; nothing was added.
error-accounts-full = This browser already keeps as many accounts as it can. Go back to one and sign out of it first.
error-unexpected = Something went wrong here ({ $code }). Try again.

# Home
web-hero = One fire, many vessels
web-hero-more = Games of alchemists for a table of friends. Open a table, send the link, play: on any screen, without an account.
web-games = The games
web-my-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = No public table is open. Open one and somebody may come.
web-bots-level = Bots play as
web-players = { $least } to { $most } players
web-players-exactly = { $count } players
web-duration = { $count } minutes
web-play-now = Play now against bots
web-open-table = Open a table
web-join = Join
web-watch = Watch
web-return = Back to the table
web-seats-free = { $count ->
    [one] one of { $seats } seats is free
   *[other] { $count } of { $seats } seats are free
}
web-stage-full = about to start
web-stage-playing = being played
bot-random = whim
bot-greedy = greedy
bot-novice = novice
bot-adept = adept
bot-master = master

# Opening a table
web-guest = Guest
web-who-plays = Who plays
web-how-played = How it is played
web-your-name = Your name
web-name-of = Name for { $seat }
web-how-many = Players
web-seat = Seat { $number }
web-plan-open = A guest
web-plan-here = Somebody on this device
web-plan-bot = Bot: { $level }
web-who-may-join = Who may join
web-by-link = Those who have the link
web-public = Anyone: the table is listed on the home page

# Gathering
web-gathering = The table is gathering
web-gathering-host = Your table is open
web-option = { $option }: { $value }
web-option-file = a file of this table's own
web-seat-brought = A seat from a link
web-seat-brought-again = The link brings another key for the seat of { $name }, which this browser already holds. Its own key is kept until it proves wrong. Take this one too?
web-seat-brought-more = The link gives this browser the seat of { $name } as well. You already sit here as { $own }; that stays. Play both?
web-seat-brought-yes = Yes, take it
web-sit = Sit down
web-leave = Leave
web-table-full = All seats are taken. You can watch as soon as the game begins.
web-seat-open = free
web-add-here = Add a player on this device
web-start = Begin the game
web-start-bots = { $count ->
    [one] Begin; a bot takes the free seat
   *[other] Begin; bots take the { $count } free seats
}
web-waiting-start = { $name } begins the game when everyone is here.
web-fair = How the shuffle is kept fair
web-fair-more = The house has already chosen its secret and sealed it with this number. Every player adds a secret of their own. After the game the record proves that nothing was changed.
web-invite = Invite
web-invite-more = Whoever opens this link takes a seat.
web-invite-link = Link to the table
web-watch-link = Link for spectators
web-other-device = Go on with another device
web-other-device-more = Whoever has this link holds the seat. Keep it to yourself.
web-seat-link = Seat of { $name }
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = Square code of the link to the table

# Who is here
web-you = you
web-you-named = { $name } (you)
web-is-here = here
web-is-away = away
web-is-away-since = away for { $since }
web-is-bot = bot, { $level }
web-is-covered = away, a bot plays
web-seconds = { $count } s
web-minutes = { $count } min
web-hours = { $count } h
web-players-list = Players
web-acts = to play:
web-spectator = Spectator
web-cover-me = Let a bot play for me
web-cover = Let a bot play for { $name }
web-take-back = Take my seat back
web-rename = Change
web-leave-game = Leave; a bot plays on
web-leave-sure = Sure? You cannot come back
web-covered-prompt = A bot is playing for you.
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-block = Block { $name } at all tables
web-unblock = No longer block { $name }
web-remove = Remove
web-remove-name = Remove { $name } from the table
web-stand-in = While I am away, my seat is played by
web-cover-counts = This game counts: a bot plays for { $name } only if all others here wish it. { $name } then loses no points by it, and you can win none from { $name }.
web-cover-wished = You wish it. A bot plays as soon as the others do too.
web-counts = This game counts for ratings: who is away, who leaves
web-counts-leave = Whoever leaves the game is last.
web-counts-clock = Whoever is out of time is treated as the clock of this table says: a bot makes the move, or the seat is last.
web-counts-three-days = There is no clock, so the house gives three days for each move. Whoever does not come back is last.
web-counts-no-pause = The clocks run on while somebody is away: otherwise it would be enough to go away not to lose.
web-counts-days = Nobody can have another’s seat played by a bot: the clock decides.
web-counts-away = If somebody is away, a bot of the level they chose plays for them only if all others wish it. They lose no points by that; those who wished it win none from them.
web-counts-bot = Whoever lets a bot play for themselves can lose points but not win any.
web-counts-undo = A move is taken back freely as long as it revealed nothing. If all agree to take back another, the game no longer counts.
web-report = Report { $name }
web-report-reason = What is it about?
web-report-words = What happened (if you like)
web-report-more = The operator of this house reads it, with what was said in the chat. Nobody at the table is told.
web-report-send = Send the report
web-reported = Thank you. The operator will read it.

# Playing
web-your-turn = Your turn.
web-over = The game is over.
web-waiting-since = for { $since }
web-moves = All moves ({ $count })
web-confirm = Sure? { $action }
web-yes = Yes
web-no = No
web-go-on = Go on
web-side = Log and chat
web-pad = Score
web-plain-table = The table in words
web-plain-find = Find a move
web-board-broken = The board of this game broke. You can play on here, in words.
web-log = Log
web-log-brief = thought briefly
web-log-brief-why = Many tables are waiting: the bot had less than half of its usual thinking for this move.
web-log-cut = What was before your last turn, you have to remember.
web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-write = Write to the table
web-send = Send
web-mute-all = Mute
web-unmute-all = Listen again
web-unread = new
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-ouch = Ouch.
phrase-thinking = Let me think.
phrase-thanks = Thank you.
phrase-again = Once more?
phrase-bye = Goodbye.

# Several people around one screen
web-pass-to = Pass the screen to { $name }
web-pass-more = Nobody else should look.
web-i-am = I am { $name }
web-look-as = Look as { $name }
web-curtain = The cards are hidden
web-curtain-waiting = { $name } is playing.
web-hide-cards = Hide the cards

# The count
web-you-win = You win
web-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } share the win
}
web-nobody-wins = Nobody wins
web-ranking = The count
web-rematch = Play again
web-rematch-open = To the next game
web-record = Download the record
web-look-back = Look at the table
web-to-count = To the count

# Replay
web-replay = Replay
web-replay-game = Look through the game
web-replay-file = Open a record
web-replay-file-more = A record is the whole game in one file: look through it, prove it, play on from any moment of it.
web-replay-choose = Choose a file, or drop one here
web-replay-other-file = Open another record
web-replay-setup = The game is set up.
web-replay-side = The game, and ways on
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-run = Let it run
web-replay-stop = Stop
web-replay-on = One step on
web-replay-last = To the end
web-replay-slider = Moment of the game
web-replay-step = Action { $step } of { $last }
web-replay-eyes = Seen
web-replay-open = openly: all hands
web-replay-as = by { $name }
web-replay-link = Link to this moment
web-replay-taken-over = Up to action { $step } this is another game; here it was played on from there.
web-replay-hidden = { $name } makes a move that stays hidden.
web-play-on = Play on from here
web-play-on-more = A new table goes on after action { $step }, against bots. What was dealt stays dealt; what comes is drawn anew.
web-play-on-seat = Your seat
web-play-on-now = Play on

# Standing orders, and the time there is for an answer
web-orders = Standing orders
web-orders-more = Answered for you a moment after the question, as if you had. Nobody else sees your orders, and you can change them at any time.
web-order-given = Standing order: { $order }
web-window = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
order-ask = Ask me
# The rules at hand
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] one of { $all } rules
   *[other] { $count } of { $all } rules
}
web-rule-link = Link to this rule
web-rule-about = The rule on this: { $about }

# Taking back a move
web-undo = Take back
web-undo-bots = Take back (bots agree)
web-undo-ask = Ask to take back
web-undo-asking = { $name } would like to take back a move.
web-undo-agree = Agree
web-undo-refuse = Rather not
web-undo-waiting = You asked to take back your move. Still to agree: { $names }.
web-undo-withdraw = Play on instead

# Clocks
web-clock = Time to think
web-clock-none = As long as you like
web-clock-plan-seconds = { $count } seconds for each move
web-clock-plan-minutes = { $count ->
    [one] One minute for each move
   *[other] { $count } minutes for each move
}
web-clock-plan-bank = { $minutes } minutes for the game, and { $seconds } seconds more after each move
web-clock-plan-days = { $count ->
    [one] By correspondence: a day for each move
   *[other] By correspondence: { $count } days for each move
}
web-clock-zero = When the time is over
web-clock-zero-bot = a bot makes the move
web-clock-zero-lose = the seat loses, and a bot plays on for it
web-clock-pause = Stop the clocks while somebody is away
web-clock-paused = stopped:
web-clock-low = little time:
web-clock-lost = out of time
web-clock-hours = { $hours }:{ $minutes } h
web-clock-days = { $days } d { $hours } h
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ending-time = The others ran out of time.

# My tables
web-mine-none = No table yet. Whatever you open or join in this browser is kept here.
web-mine-yours = Your turn
web-mine-waiting = Waiting for { $names }
web-mine-gathering = Gathering
web-mine-over = Over
web-mine-until = until { $date }
web-mine-forget = Remove from this list
web-mine-gone = This table is no longer there.
web-mine-move = On another device
web-mine-move-more = Open this link on your phone or computer, and all your tables are there too. Whoever has the link can play for you: send it to nobody else.
web-mine-brought = { $count ->
    [one] This link brings one table. Add it to this browser? Your own stay.
   *[other] This link brings { $count } tables. Add them to this browser? Your own stay.
}
web-mine-brought-yes = Add
web-mine-arrived = { $count ->
    [one] One table is now in this browser too.
   *[other] { $count } tables are now in this browser too.
}
web-mine-notify = Tell me when it is my turn
web-mine-notify-more = As a message of this browser, while it is open.
web-mine-notify-push = As a message of this browser, even when no page of this house is open.
web-mine-notify-denied = This browser does not allow messages from this page; you can change that in its settings.
web-mine-notified = { $name } waits for you
web-mine-next = Next table: your turn
# Proving a game
web-proof = Proof
web-proof-run = Prove this game
web-proof-more = Your browser checks the record itself: every seal, the promise made before the first card, every shuffle and roll.
web-proof-file = The record
web-proof-good = Proved.
web-proof-bad = This does not prove itself.
web-proof-seals = The seals of the header, of all { $moves } actions and of the end fit: nothing was changed, left out or added.
web-proof-seed = { $count ->
    [one] The seed is the one that was promised before the first card.
   *[other] The { $count } seeds, of this game and of what it goes on from, are those that were promised.
}
web-proof-draws = Every draw comes from the seed and the players’ own secrets: { $shuffles ->
    [one] one shuffle
   *[other] { $shuffles } shuffles
}, { $picks ->
    [one] one roll or pick
   *[other] { $picks } rolls or picks
}.
web-proof-promise = It is the promise this browser was shown before the game, and its own secret is in the shuffle.
web-proof-rules = That every action was legal takes the rules: the house checked it by playing the game again, and “athanor verify” proves it on your own machine.
error-promise-broken = The record proves itself, but it is not the game that was promised to this browser before the first card.
error-secret-missing = The record proves itself, but the secret this browser gave to the shuffle is not in it.

# Hints, and the review after a game
web-hint = What would you do?
web-hint-thinking = Let me think…
web-hint-chance = chance of winning about { $percent } %
web-allow-hints = Players may ask for hints
web-review = Review
web-review-run = Review { $name }’s game
web-review-more = Which moves cost most, judged only by what the player knew at the time.
web-review-of = { $name }’s game
web-review-progress = { $done } of { $total } moves judged
web-review-graph = Chances of winning, move by move
web-review-point = After action { $step }: chance about { $percent } %
web-review-mistakes = { $count ->
    [one] One move cost something:
   *[other] These { $count } moves cost most:
}
web-review-none = No move stands out as a mistake.
web-review-played = Action { $step }: { $action }
web-review-better = Better: { $action }
web-review-cost = cost about { $percent } % of the chance to win

# The first game along a script
web-tour = A first game
web-tour-begin = Learn it by playing
web-tour-step = { $number } of { $count }
web-tour-watch = Watch what the others do.
web-tour-other = First this: do what the ring shows.
web-tour-skip = Skip the tour
web-tour-play-on = Play on

# Accounts and ratings
web-account = Account
web-account-about = You need none: everything works without. With one, games you finish among other accounts and bots count for your rating. It is a name and a way back, no e-mail and no password; the name stands on the ratings page.
web-account-name = Name of the account
web-account-create = Make an account
web-account-back = Ways back
web-account-back-none = So far this account lives in this browser only. Add a passkey or make a recovery link, so that you find it again.
web-account-delete = Delete the account
web-account-delete-sure = Sure? The ratings go too
web-passkey-use = Sign in with a passkey
web-passkey-add = Add a passkey
web-passkeys = { $count ->
    [0] No passkey yet.
    [one] One passkey.
   *[other] { $count } passkeys.
}
web-recovery = Recovery link
web-recovery-use = If you kept a recovery link, open it here.
web-recovery-make = Make a recovery link
web-recovery-again = Make a new recovery link
web-recovery-more = Whoever has this link is you. Keep it well: it is shown this once, works once, and makes an older one void. When you use it you get the next one.
web-link-no = No, leave it
web-recovery-ask = Sign in by this link?
web-recovery-ask-more = The link leads back to an account. Say yes if it is your own: from then on games you finish here count for it.
web-recovery-ask-held = You are signed in as { $name }. The link leads to another sign-in, perhaps to somebody else’s account. { $name } stays in this browser, and you can go back at any time.
web-recovery-yes = Yes, sign in
web-recovery-stay = Stay { $name }
web-former = Other accounts in this browser
web-former-more = They were in use here before. Nothing of them is lost.
web-former-back = Go back
web-sign-out = Sign out here
web-sessions = Where you are signed in
web-sessions-more = A browser in which you did nothing for 90 days is signed out by itself.
web-session-here = this browser
web-session-used = since { $begun }, last used { $used }
web-session-unknown = A browser
web-session-end = Sign out
web-session-end-others = Sign out everywhere else
web-blocked = People you have blocked
web-blocked-more = You do not read what they write, at any table. Those with an account cannot sit down at a table you open with your account.
web-rating = Rating
web-ratings = Ratings
web-ratings-of = Ratings at { $game }
web-ratings-about = How well somebody plays, give or take how far we may be wrong. The surest stand first.
web-ratings-count = A game counts when it is played to its end and every seat is an account or a bot, none of them twice. A bot that plays in your stead cannot win for you.
web-rating-none = None yet. Play a game to its end against bots or other accounts.
web-rating-spoken = { $rating }, give or take { $spread }
web-rated = Rating { $before } →
web-rated-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-ladder-place = Place
web-ladder-player = Player
web-ladder-games = Games

web-own-file = Your own file
