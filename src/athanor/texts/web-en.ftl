# What the web client says around every game: home, seats, prompt, log, chat, the count.

web-home = Home
web-loading = One moment…
web-close = Close
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = As on the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-system = As on the device
web-motion-moving = On
web-motion-still = Off
web-pace = Others’ moves
web-pace-normal = One after another, to follow
web-pace-slow = Slowly
web-pace-step = Step by step, when I press Next
web-pace-once = All at once
web-card-size = Size of the cards
web-card-size-small = Small
web-card-size-usual = Medium
web-card-size-large = Large
web-palette-safe = Colours easier to tell apart
web-palette-more = For eyes that confuse red and green. The shapes stay the same.
web-sounds = Sounds
web-sounds-more = Of each game’s own; a small bell when it is your turn.
web-volume = Volume
web-settings-kept = These choices stay in this browser and go nowhere else.
web-confirm-setting = Ask again before each move
web-lost = Connection lost. This is the last we saw; we keep trying.
web-offline = You are offline. Rules, and games you have looked at, are still here.
web-try-now = Try now
error-no-connection = The server does not answer. Check your connection and try again.
error-seat-link = The key in this link opens no seat: it is mistyped or no longer valid. The seats in this browser stay as they are.
error-tables-full = That would make more than { $most } tables in this browser. Remove some first; nothing was added.
error-accounts-full = This browser keeps as many accounts as it can. Go back to one and sign out of it first.
error-unexpected = Something went wrong here ({ $code }). Try again.

# Home
web-hero = Board games of alchemists, in your browser
web-hero-more = Play at once against bots, or send a friend the link to your table. No account, nothing to install.
web-games = The games
web-my-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = No public table is open. Open one and somebody may come.
web-bots-level = Bots’ level
web-players = { $least } to { $most } players
web-players-exactly = { $count } players
web-duration = { $count } minutes
web-play-now = Play now
web-play-friend = Play with a friend
web-learn = Learn in two minutes
web-begin-here = The easiest to begin with
web-picture = { $game }, being played
bot-random-about = Plays anything it may: to try things out.
bot-greedy-about = Takes what looks best this very moment.
bot-novice-about = Thinks a little ahead: good for a first game.
bot-adept-about = Thinks further and remembers what was played.
bot-master-about = Thinks as far as it can: hard to beat.
bot-grandmaster-about = Has learned from its own games where a game is won: the hardest to beat.
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
bot-random = random (1/5)
bot-novice = novice (2/5)
bot-greedy = greedy (3/5)
bot-adept = adept (4/5)
bot-master = master (5/5)
bot-grandmaster = grandmaster (beyond 5/5)

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
web-by-link = Anyone with the link
web-public = Anyone: listed on the home page

# Gathering
web-gathering = Waiting for players
web-gathering-host = Your table is open
web-invited = { $name } invites you to { $game }
web-invited-learn = Learn it first, in two minutes
web-invited-tour = Learn it first, by playing
web-clock-told-none = No clock: think as long as you like
web-clock-told-bot = { $clock }. When it is over, a bot makes the move
web-clock-told-lose = { $clock }. Whoever runs out of it loses
web-alone = This link works on this computer only.
web-alone-more = So that others in your home can follow it, start the server with
web-alone-address = The table is then at { $address }.
web-reach-home = Whoever is in the same network as this computer can follow it.
web-option = { $option }: { $value }
web-option-file = this table’s own file
web-seat-brought = A seat from a link
web-seat-brought-again = The link has another key for { $name }’s seat, which this browser already holds. The old key stays until it fails. Take this one too?
web-seat-brought-more = The link also gives this browser { $name }’s seat. You already sit here as { $own }; that stays. Play both?
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
web-fair-more = The server has chosen its secret and sealed it with this number. Every player adds one of their own. After the game the record proves that nothing was changed.
web-invite = Invite
web-invite-more = Whoever opens this link takes a seat.
web-invite-link = Link to the table
web-watch-link = Link for spectators
web-other-device = Continue on another device
web-other-device-more = Whoever has this link holds the seat. Keep it to yourself.
web-seat-link = Seat of { $name }
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code of the link to the table
web-code = QR code

# Who is here
web-you = you
web-you-named = { $name } (you)
web-own-plate = your name, a bot for you, leaving
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
web-stand-in = When I am away, my seat is played by
web-cover-counts = This game counts: a bot plays for { $name } only if all others here agree. { $name } then loses no points, and you can win none from { $name }.
web-cover-wished = You agree. A bot plays as soon as the others do too.
web-counts = This game is rated: who is away, who leaves
web-counts-leave = Whoever leaves the game is last.
web-counts-clock = When your time runs out, this table’s clock rule applies: a bot makes the move, or you are last.
web-counts-three-days = There is no clock, so each move may take three days. Whoever does not come back is last.
web-counts-no-pause = Clocks run on while somebody is away; otherwise going away would be a way not to lose.
web-counts-days = Nobody can give another player’s seat to a bot: the clock decides.
web-counts-away = If somebody is away, a bot of the level they chose plays for them only if all others agree. They lose no points by it; those who agreed win none from them.
web-counts-bot = Whoever lets a bot play for themselves can lose points but not win any.
web-counts-undo = A move may be taken back as long as it revealed nothing. If all agree to take back another, the game no longer counts.
web-report = Report { $name }
web-report-reason = What is it about?
web-report-words = What happened (if you like)
web-report-more = The operator of this server reads it, with the chat. Nobody at the table is told.
web-report-send = Send the report
web-reported = Thank you. The operator will read it.

# Playing
web-your-turn = Your turn.
web-your-answer = Your answer.
web-since = { $count ->
    [one] Since your last turn: one move
   *[other] Since your last turn: { $count } moves
}
web-since-title = Since your last turn
web-next-move = Next
web-catch-up = Skip
web-catch-up-count = { $count ->
    [one] Show the last move at once
   *[other] Show the last { $count } moves at once
}
web-over = The game is over.
web-waiting-since = { $since } so far
web-awaited-away = { $name } is away ({ $since })
web-moves = All moves ({ $count })
web-confirm = Sure? { $action }
web-yes = Yes
web-no = No
web-go-on = Continue
web-side = Log and chat
web-pad = Score
web-plain-table = The table in words
web-plain-find = Find a move
web-board-broken = The board of this game broke. You can play on here, in words.
web-log = Log
web-log-brief = thought briefly
web-log-brief-why = Many tables are waiting: for this move the bot had less than half its usual time.
web-log-cut = You have to remember what came before your last turn.
web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-write = Write to the table
web-send = Send
web-mute-all = Mute
web-unmute-all = Listen again
web-unread = unread
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
web-solo-lost = Lost this time
web-ranking = Result
web-rematch = Play again
web-rematch-open = Next game
web-rematch-waiting = The others have gone on to the next game.
web-record = Download the record
web-look-back = Final board
web-to-count = Result

# Replay
web-replay = Replay
web-replay-game = Replay
web-replay-file = Open a record
web-replay-file-more = A record is the whole game in one file: replay it, verify it, play on from any moment.
web-replay-choose = Choose a file, or drop one here
web-replay-other-file = Open another record
web-replay-setup = The game is set up.
web-replay-side = Moves and options
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-run = Play
web-replay-stop = Pause
web-replay-on = One step forward
web-replay-last = To the end
web-replay-slider = Moment of the game
web-replay-step = Action { $step } of { $last }
web-replay-eyes = View
web-replay-open = all hands open
web-replay-as = as { $name }
web-replay-link = Link to this moment
web-replay-taken-over = Up to action { $step } this is an earlier game; this one goes on from there.
web-replay-hidden = { $name } makes a move that stays hidden.
web-play-on = Play on from here
web-play-on-more = A new table continues after action { $step }, against bots. What was dealt stays; what comes is drawn anew.
web-play-on-seat = Your seat
web-play-on-now = Play on

# Automatic answers, and the time there is for one
web-orders = Automatic answers
web-orders-short = Answers
web-orders-more = Given for you a moment after the question. Nobody else sees them, and you can change them at any time.
web-order-given = Automatic answer: { $order }
web-window = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
order-ask = Ask me
# The rules at hand
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-contents = Chapters
web-rules-example = Example:
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] one of { $all } rules
   *[other] { $count } of { $all } rules
}
web-rule-link = Link to this rule
web-rule-about = The rule on this: { $about }

# Taking back a move
web-undo = Take back
web-undo-bots = Take back
web-undo-ask = Ask to take back
web-undo-asking = { $name } would like to take back a move.
web-undo-agree = Agree
web-undo-refuse = Decline
web-undo-waiting = You asked to take back your move. Waiting for { $names }.
web-undo-withdraw = Never mind

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
web-clock-zero = When time runs out
web-clock-zero-bot = a bot makes the move
web-clock-zero-lose = the player loses, and a bot plays on
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
web-mine-none = No table yet. Those you open or join in this browser are kept here.
web-mine-yours = Your turn
web-mine-waiting = Waiting for { $names }
web-mine-gathering = Waiting for players
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
web-mine-notify-push = As a message of this browser, even when no page is open.
web-mine-notify-denied = This browser does not allow messages from this page; you can change that in its settings.
web-mine-notified = { $name } is waiting for you
web-mine-next = Next table: your turn
# Verifying a game
web-proof = Verification
web-proof-run = Verify this game
web-proof-more = Your browser checks the record itself: every seal, the promise made before the first card, every shuffle and roll.
web-proof-file = The record
web-proof-good = Verified.
web-proof-bad = Verification failed.
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
web-proof-rules = Whether every action was legal takes the rules: the server checked by playing the game again, and “athanor verify” does so on your own machine.
error-promise-broken = The record is sound, but it is not the game promised to this browser before the first card.
error-secret-missing = The record is sound, but the secret this browser gave to the shuffle is not in it.

# Hints, and the review after a game
web-hint = Hint
web-hint-thinking = Let me think…
web-hint-chance = about { $percent }% chance of winning
web-hint-play = Play it
web-hint-other = Another hint
web-hint-play-move = Play this move: { $action }
web-allow-hints = Players may ask for hints
web-review = Review
web-review-run = Review { $name }’s game
web-review-more = Which moves cost most, judged only by what the player knew at the time.
web-review-of = { $name }’s game
web-review-progress = { $done } of { $total } moves judged
web-review-graph = Chances of winning, move by move
web-review-point = After action { $step }: chance about { $percent }%
web-review-mistakes = { $count ->
    [one] One move cost something:
   *[other] These { $count } moves cost most:
}
web-review-none = No move stands out as a mistake.
web-review-played = Action { $step }: { $action }
web-review-better = Better: { $action }
web-review-cost = cost about { $percent }% of the chance to win

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
web-account-about = You do not need one. With one, games you finish against accounts and bots count for your rating. It is just a name, without e-mail or password; the name appears on the ratings page.
web-account-name = Name of the account
web-account-create = Create an account
web-account-back = Recovery
web-account-back-none = For now this account lives in this browser only. Add a passkey or make a recovery link to find it again.
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
web-recovery-more = Whoever has this link can act as you. Keep it safe: it is shown once, works once, and replaces an older one. When you use it you get the next.
web-link-no = No, leave it
web-recovery-ask = Sign in with this link?
web-recovery-ask-more = The link leads back to an account. Say yes if it is your own: from then on games you finish here count for it.
web-recovery-ask-held = You are signed in as { $name }. The link leads to another sign-in, perhaps to somebody else’s account. { $name } stays in this browser, and you can go back at any time.
web-recovery-yes = Yes, sign in
web-recovery-stay = Stay { $name }
web-former = Other accounts in this browser
web-former-more = Used here before. Nothing is lost.
web-former-back = Go back
web-sign-out = Sign out here
web-sessions = Where you are signed in
web-sessions-more = A browser unused for 90 days is signed out by itself.
web-session-here = this browser
web-session-used = since { $begun }, last used { $used }
web-session-unknown = A browser
web-session-end = Sign out
web-session-end-others = Sign out everywhere else
web-blocked = People you have blocked
web-blocked-more = You do not see what they write, at any table. Those with an account cannot sit at tables you open with yours.
web-rating = Rating
web-ratings = Ratings
web-ratings-of = { $game } ratings
web-ratings-about = How well each plays, and how far we may be wrong. The surest come first.
web-ratings-count = A game counts when it is played to the end and every seat is an account or a bot, no account twice. A bot that plays for you cannot win for you.
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
