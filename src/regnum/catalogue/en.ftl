### Regnum: the words of the interface, everything that is not one game's own.
### Buttons and labels as ui-<id>; the value is the title, attributes are further forms.
### .few, .many, .other: nominative by number; .acc, .acc-few, .gen: accusative, accusative for 2-4, genitive;
### .inf, .do, .log: infinitive, imperative, third person present; .line: a second line under a name.
### Words and sentences that no code names are a glossary: the shared vocabulary, ready for a new page or a new game.

## Product and pages

ui-regnum = Regnum
ui-lobby = Tables
ui-nav-rules = Rules
ui-nav-records = Records
ui-nav-analysis = Analysis
ui-settings = Settings
ui-help = Help
ui-tutorial = Learn the game
ui-puzzles = Puzzles
ui-statistics = Statistics
ui-credits = Credits
ui-licence = Licence
ui-about = About Regnum
ui-privacy = Privacy

## Titles of the games

ui-brothers = The Two Heirs
ui-jerusalem = Jerusalem
ui-paladins = Paladins of the West Kingdom
    .short = Paladins
ui-architects = Architects of the West Kingdom
    .short = Architects
ui-works-of-wonder = Works of Wonder

## Table and people

ui-table = table
    .other = tables
ui-game = game
    .other = games
ui-match = match
    .other = matches
ui-seat = seat
    .other = seats
ui-player = player
    .other = players
ui-opponent = opponent
    .other = opponents
ui-spectator = spectator
    .other = spectators
ui-host = host
    .other = hosts
ui-guest = guest
    .other = guests
ui-friend = friend
    .other = friends
ui-human = human
    .other = people
ui-computer = computer
    .other = computers
ui-bot = bot
    .other = bots
ui-automa = automatic opponent
    .other = automatic opponents
ui-expansion = expansion
    .other = expansions
ui-variant = variant
    .other = variants
ui-invitation = invitation
    .other = invitations
ui-link = link
    .other = links
ui-account = account
    .other = accounts
ui-device = device
    .other = devices
ui-name = name
    .other = names

## Setting a table

ui-set-a-table = Set up a new table
ui-set-a-table-lead = Choose a game, hand out the seats and invite your friends.
ui-new-table = New table
ui-open-table = Open the table
ui-close-table = Close the table
ui-start-match = Start the match
ui-my-tables = My tables
ui-waiting-for-you = Waiting for you
ui-open-tables = Open tables
ui-finished-tables = Finished
ui-seats-at-table = Seats at the table
ui-free-seat = free seat
ui-add-seat = Add a seat
ui-remove-seat = Remove the seat
ui-sit-down = Sit down
ui-leave-table = Leave the table
ui-take-over-seat = Take over the seat
ui-hand-to-computer = Hand over to the computer
ui-take-seat-back = Take the seat back
ui-you = you
ui-starts = starts
ui-you-start = you start
ui-invited-waiting = invited, waiting
ui-shuffle-seats = Shuffle the seats
ui-rules-options = Rules of this table
ui-option-undo = Taking back
ui-option-undo-note = until something hidden is revealed
ui-pace = Pace
ui-pace-live = live
ui-pace-day = a day per turn
ui-pace-none = no clock
ui-hot-seat = on one screen
ui-solo-game = Solo game
ui-with-friends = With friends
ui-against-computer = Against the computer
ui-listed = visible to everyone
ui-unlisted = only with the link
ui-invite-title = Invitation
ui-invite-text = Anyone with the link can take a free seat. A name is enough, no account needed.
ui-spectators-text = Spectators see only what is open on the table.
ui-copy-link = Copy the link
ui-copied = Copied
ui-share = Share
ui-personal-link = Personal link
ui-your-name = Your name
ui-your-colour = Your colour
ui-any-colour = Any
page-colour-about = You play this colour at every table that has it. If someone who sat down before you wants it too, you get another one.
page-play-colour = Play this colour
ui-watch = Watch
ui-players-range = Players
ui-duration = Duration

## Bot levels

ui-page = Page
    .line = knows the rules, plays by feel
ui-squire = Squire
    .line = takes what looks best at a glance
ui-knight = Knight
    .line = thinks its turn through
ui-castellan = Castellan
    .line = looks further ahead and allows for hidden cards
ui-king = King
    .line = looks furthest ahead and takes its time
ui-random = Random
    .line = plays any legal move
ui-greedy = Greedy
    .line = takes what pays most now
ui-search = Searcher
    .line = thinks ahead by playing imagined games
ui-untaught = Untaught
    .line = looks only at the points on the table now
ui-guide = Guide
    .line = shows you your first game

## Bot strength

ui-bot-strength = Strength of the computer
ui-level = level
ui-plays-as = plays as a knight
ui-difficulty = Difficulty
ui-do-it-for-me = Do it for me
ui-let-me-do-it = Leave it to me

## Words of every game

ui-turn = turn
    .other = turns
ui-move = move
    .other = moves
ui-round = round
    .other = rounds
ui-phase = phase
    .other = phases
ui-step = step
    .other = steps
ui-action = action
    .other = actions
ui-option = option
    .other = options
ui-decision = decision
    .other = decisions
ui-board = board
    .other = boards
ui-player-board = player board
    .other = player boards
ui-card = card
    .other = cards
ui-deck = deck
    .other = decks
ui-discard-pile = discard pile
    .other = discard piles
ui-hand = hand
    .other = hands
ui-tile = tile
    .other = tiles
ui-token = token
    .other = tokens
ui-marker = marker
    .other = markers
ui-track = track
    .other = tracks
ui-space = space
    .other = spaces
ui-coin = coin
    .other = coins
ui-supply = supply
    .other = supplies
ui-resource = resource
    .other = resources
ui-point = point
    .other = points
ui-cost = cost
    .other = costs
ui-discount = discount
    .other = discounts
ui-reward = reward
    .other = rewards
ui-effect = effect
    .other = effects

## Table talk

ui-first-player = start player
ui-turn-order = turn order
ui-face-up = face up
ui-face-down = face down
ui-clockwise = clockwise
ui-counterclockwise = anticlockwise
ui-hidden = hidden
ui-revealed = revealed
ui-empty = empty
ui-setup = setup

## Verbs

ui-gain = gain
    .inf = gain
    .do = gain
    .log = gains
ui-pay = pay
    .inf = pay
    .do = pay
    .log = pays
ui-take = take
    .inf = take
    .do = take
    .log = takes
ui-place = place
    .inf = place
    .do = place
    .log = places
ui-do-move = move
    .inf = move
    .do = move
    .log = moves
ui-build = build
    .inf = build
    .do = build
    .log = builds
ui-play-card = play
    .inf = play
    .do = play
    .log = plays
ui-draw-card = draw
    .inf = draw
    .do = draw
    .log = draws
ui-discard = discard
    .inf = discard
    .do = discard
    .log = discards
ui-swap = swap
    .inf = swap
    .do = swap
    .log = swaps
ui-choose = choose
    .inf = choose
    .do = choose
    .log = chooses
ui-use = use
    .inf = use
    .do = use
    .log = uses
ui-return = return
    .inf = return
    .do = return
    .log = returns
ui-reveal = reveal
    .inf = reveal
    .do = reveal
    .log = reveals
ui-turn-over = turn over
    .inf = turn over
    .do = turn over
    .log = turns over
ui-remove = remove
    .inf = remove
    .do = remove
    .log = removes
ui-lose = lose
    .inf = lose
    .log = loses
ui-buy = buy
    .inf = buy
    .do = buy
    .log = buys
ui-sell = sell
    .inf = sell
    .do = sell
    .log = sells
ui-hire = hire
    .inf = hire
    .do = hire
    .log = hires
ui-shuffle = shuffle
    .inf = shuffle
    .do = shuffle
    .log = shuffles
ui-pass = pass
    .inf = pass
    .do = pass
    .log = passes
ui-score-points = score
    .inf = score
    .log = scores

## Buttons and states of a decision

ui-undo = Undo
ui-redo = Redo
ui-restart-turn = Restart the turn
ui-confirm = Confirm
ui-end-turn = End turn
ui-cancel = Cancel
ui-skip = Skip
ui-done = Done
ui-back = Back
ui-continue = Continue
ui-close = Close
ui-save = Save
ui-change = Change
ui-delete = Delete
ui-show-board = Show the board
ui-show-list = Show as a list
ui-choose-another = Choose another action
ui-all = All
ui-none = Nothing
ui-yes = Yes
ui-no = No
ui-concede = Concede
ui-rematch = Rematch
ui-your-turn = Your turn
ui-to-move = to move
ui-thinking = thinking
ui-selected = selected
ui-possible = possible
ui-not-possible = not possible
ui-why-not = Why not?
ui-rule-paragraph = paragraph
ui-ruling = ruling
ui-example = example
ui-last-move = last move
ui-optional = optional
ui-mandatory = mandatory
ui-free-of-charge = free

## Log, chat, clock, hint

ui-log = Log
ui-chat = Chat
ui-chat-placeholder = Write to the table
ui-message = message
ui-mute = Mute
ui-report = Report
ui-clock = Clock
ui-time-left = time left
ui-pause = Pause
ui-out-of-time = time is up
ui-hint = Hint
ui-ask-hint = Give me a hint

## Replay, record, analysis

ui-record = Record
ui-replay = Replay
ui-step-back = Step back
ui-step-forward = Step forward
ui-to-start = To the start
ui-to-end = To the end
ui-play-on = Play
ui-pause-replay = Pause
ui-speed = Speed
ui-analysis = Analysis
ui-position = Position
ui-branch = Branch
ui-new-branch = New branch from here
ui-main-line = Main line
ui-what-if = What if
ui-only-you-see = Only you see this.
ui-estimate = Estimate
ui-best-move = Best move
ui-better-was = better was
ui-export = Export
ui-import = Import
ui-download = Download
ui-seed = seed
ui-edition = edition of the rules

## Settings

ui-theme = Theme
ui-theme-parchment = Parchment
ui-theme-black-hours = Black Hours
ui-theme-system = same as system
ui-language = Language
ui-lang-en = English
ui-lang-cs = Čeština
ui-lang-sk = Slovenčina
ui-lang-uk = Українська
ui-text-size = Text size
ui-sound = Sound
ui-volume = Volume
ui-animations = Animations
ui-reduced-motion = Less motion
ui-colours-and-signs = Colours and signs
ui-confirm-moves = Confirm moves
ui-show-hints = Show hints
ui-keyboard = Keyboard
ui-shortcuts = Keyboard shortcuts
ui-text-view = Text view
ui-notifications = Notifications
ui-notify-turn = When it is my turn
ui-notify-email = by email
ui-notify-push = in the browser
ui-notify-webhook = to an address (webhook)
ui-notify-quiet = not while I am at the table
ui-notify-stop = Stop these notifications
ui-export-data = Download my data
ui-delete-account = Delete my account
ui-on = on
ui-off = off

## Connection

ui-online = online
ui-offline = offline
ui-away = away
ui-connecting = Connecting…
ui-reconnecting = Reconnecting…
ui-connection-lost = The connection is lost.
ui-connection-back = The connection is back.
ui-resync = The table has been refreshed.
ui-server-restart = The server is restarting; nothing is lost.

## Errors

ui-error = Something went wrong.
ui-try-again = Try again
ui-reload = Reload the page
ui-not-found = This page does not exist.
ui-table-not-found = There is no such table.
ui-no-access = This link does not let you in here.
ui-table-full = All seats are taken, but you can watch.
ui-table-closed = The table is closed.
ui-link-expired = The link has expired. Ask for a new one.
ui-name-missing = Write a name first.
ui-name-taken = Someone at this table has that name.
ui-too-fast = That was too fast. Wait a moment.
ui-stale-move = The table has changed in the meantime.
ui-new-version = There is a new version. Reload when it suits you.
ui-server-error = Something went wrong on the server. The error has been logged.
ui-bad-record = This record cannot be read.

## End of a match

ui-end-of-match = End of the match
ui-result = Result
ui-victory = Victory
ui-defeat = Defeat
ui-draw = Draw
ui-tie = Tie
ui-tiebreak = Tie-break
ui-rank = place
ui-ranking = Final order
ui-score = Score
ui-final-score = Final score
ui-score-sheet = Score sheet
ui-total = Total
ui-abandoned = abandoned
ui-by-concession = conceded
ui-wins = wins
ui-losses = losses
ui-draws = draws
ui-rating = rating

## Seats

ui-azure = blue, lily
ui-gules = red, lion
ui-or = gold, eagle
ui-vert = green, stag
ui-argent = silver, tower
ui-sable = black, clockwork

## Accessibility

ui-skip-to-board = Skip to the board
ui-skip-to-decision = Skip to your decision
ui-region-board = Board
ui-region-mine = What is yours
ui-region-others = Other players
ui-region-log = What has happened
ui-unavailable = unavailable
ui-expanded = open
ui-collapsed = closed
ui-drag-alternative = You can also click the piece, then the place.

## Progress

ui-loading = Loading…
ui-saving = Saving…
ui-saved = Saved
ui-preparing = Setting up the table…
ui-computing = Computing…
ui-elapsed = elapsed
ui-remaining = remaining
ui-stopped = stopped

## Command line

ui-usage = Usage
ui-command = command
ui-argument = argument
ui-cli-option = option
ui-default = default
ui-file = file
ui-folder = folder
ui-line = line
ui-port = port
ui-address = address
ui-version = version
ui-cmd-play = play in the terminal
ui-cmd-serve = run the server
ui-cmd-replay = replay a record
ui-cmd-bench = measure speed
ui-cmd-arena = let bots play each other
ui-arena = arena
ui-games-per-second = games per second
ui-decisions-per-second = decisions per second

## Counted nouns, nominative and accusative
## Point has count-points for both cases, tile has count-tiles-acc; they stand among the building blocks.

count-table = { $count ->
    [one] { $count } table
   *[other] { $count } tables
    }
count-table-acc = { $count ->
    [one] { $count } table
   *[other] { $count } tables
    }
count-game = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }
count-game-acc = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }
count-match = { $count ->
    [one] { $count } match
   *[other] { $count } matches
    }
count-match-acc = { $count ->
    [one] { $count } match
   *[other] { $count } matches
    }
count-seat = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
    }
count-seat-acc = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
    }
count-player = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
count-player-acc = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
count-opponent = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
    }
count-opponent-acc = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
    }
count-spectator = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
    }
count-spectator-acc = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
    }
count-host = { $count ->
    [one] { $count } host
   *[other] { $count } hosts
    }
count-host-acc = { $count ->
    [one] { $count } host
   *[other] { $count } hosts
    }
count-guest = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
    }
count-guest-acc = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
    }
count-friend = { $count ->
    [one] { $count } friend
   *[other] { $count } friends
    }
count-friend-acc = { $count ->
    [one] { $count } friend
   *[other] { $count } friends
    }
count-human = { $count ->
    [one] { $count } human
   *[other] { $count } people
    }
count-human-acc = { $count ->
    [one] { $count } human
   *[other] { $count } people
    }
count-computer = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
    }
count-computer-acc = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
    }
count-bot = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
    }
count-bot-acc = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
    }
count-automa = { $count ->
    [one] { $count } automatic opponent
   *[other] { $count } automatic opponents
    }
count-automa-acc = { $count ->
    [one] { $count } automatic opponent
   *[other] { $count } automatic opponents
    }
count-expansion = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
    }
count-expansion-acc = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
    }
count-variant = { $count ->
    [one] { $count } variant
   *[other] { $count } variants
    }
count-variant-acc = { $count ->
    [one] { $count } variant
   *[other] { $count } variants
    }
count-invitation = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
    }
count-invitation-acc = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
    }
count-link = { $count ->
    [one] { $count } link
   *[other] { $count } links
    }
count-link-acc = { $count ->
    [one] { $count } link
   *[other] { $count } links
    }
count-account = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
    }
count-account-acc = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
    }
count-device = { $count ->
    [one] { $count } device
   *[other] { $count } devices
    }
count-device-acc = { $count ->
    [one] { $count } device
   *[other] { $count } devices
    }
count-name = { $count ->
    [one] { $count } name
   *[other] { $count } names
    }
count-name-acc = { $count ->
    [one] { $count } name
   *[other] { $count } names
    }
count-turn = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
count-turn-acc = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
    }
count-move = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
count-move-acc = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
count-round = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
    }
count-round-acc = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
    }
count-phase = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
    }
count-phase-acc = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
    }
count-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
count-step-acc = { $count ->
    [one] { $count } step
   *[other] { $count } steps
    }
count-action = { $count ->
    [one] { $count } action
   *[other] { $count } actions
    }
count-action-acc = { $count ->
    [one] { $count } action
   *[other] { $count } actions
    }
count-option = { $count ->
    [one] { $count } option
   *[other] { $count } options
    }
count-option-acc = { $count ->
    [one] { $count } option
   *[other] { $count } options
    }
count-decision = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
    }
count-decision-acc = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
    }
count-board = { $count ->
    [one] { $count } board
   *[other] { $count } boards
    }
count-board-acc = { $count ->
    [one] { $count } board
   *[other] { $count } boards
    }
count-player-board = { $count ->
    [one] { $count } player board
   *[other] { $count } player boards
    }
count-player-board-acc = { $count ->
    [one] { $count } player board
   *[other] { $count } player boards
    }
count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
count-card-acc = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
count-deck = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
    }
count-deck-acc = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
    }
count-discard-pile = { $count ->
    [one] { $count } discard pile
   *[other] { $count } discard piles
    }
count-discard-pile-acc = { $count ->
    [one] { $count } discard pile
   *[other] { $count } discard piles
    }
count-hand = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
    }
count-hand-acc = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
    }
count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }
count-token = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
    }
count-token-acc = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
    }
count-marker = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
    }
count-marker-acc = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
    }
count-track = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
    }
count-track-acc = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
    }
count-space = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
    }
count-space-acc = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
    }
count-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
    }
count-coin-acc = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
    }
count-supply = { $count ->
    [one] { $count } supply
   *[other] { $count } supplies
    }
count-supply-acc = { $count ->
    [one] { $count } supply
   *[other] { $count } supplies
    }
count-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    }
count-resource-acc = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
    }
count-cost = { $count ->
    [one] { $count } cost
   *[other] { $count } costs
    }
count-cost-acc = { $count ->
    [one] { $count } cost
   *[other] { $count } costs
    }
count-discount = { $count ->
    [one] { $count } discount
   *[other] { $count } discounts
    }
count-discount-acc = { $count ->
    [one] { $count } discount
   *[other] { $count } discounts
    }
count-reward = { $count ->
    [one] { $count } reward
   *[other] { $count } rewards
    }
count-reward-acc = { $count ->
    [one] { $count } reward
   *[other] { $count } rewards
    }
count-effect = { $count ->
    [one] { $count } effect
   *[other] { $count } effects
    }
count-effect-acc = { $count ->
    [one] { $count } effect
   *[other] { $count } effects
    }

## Sentences, prompts

# rubric over the decision
prompt-your-turn = Your turn

# prompt
prompt-choose-one = Choose one.

# exactly n; note that uk [one] also holds 21, 31
prompt-choose-cards = { $count ->
    [one] Choose one card.
   *[other] Choose { $count } cards.
    }

# at most n cards
prompt-choose-up-to = { $max ->
    [one] Choose one card or none.
   *[other] Choose up to { $max } cards.
    }

# $what: accusative
prompt-where = Where will you place { $what }?

# $cost, $what: accusative
prompt-pay-for = Pay { $cost } for { $what }?

# before an optional effect
prompt-optional = You may do this, or skip it.

# before something hidden is revealed
prompt-cannot-undo = This reveals something hidden and cannot be undone. Continue?

# verb agrees with the number
prompt-actions-left = { $count ->
    [one] One action left.
   *[other] { $count } actions left.
    }

# hand limit at the end of a turn
prompt-discard-down = { $surplus ->
    [one] Discard one card; you may keep { $limit }.
   *[other] Discard { $surplus } cards; you may keep { $limit }.
    }

# the name stays in the nominative
prompt-waiting-one = Waiting for { $player }.

# accusative plural of people
prompt-waiting-many = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
    }

# prompt
prompt-last-turn = This is your last turn.

# $office: nominative; $bid: a number
prompt-auction = { $office }: the bid is { $bid }. Raise or pass?

## Sentences, refusals

# frame; $need: counted phrase in the accusative (3 kameny), $have: a number
refused-need = You need { $need }; you have { $have }.

# $cost: counted phrase in the accusative
refused-cost = It costs { $cost }; you have { $have }.

# one noun with its own plurals, no frame needed
refused-missing-cards = { $missing ->
    [one] You are one card short.
   *[other] You are { $missing } cards short.
    }

# refusal
refused-not-your-turn = It is { $player }'s turn, not yours.

# refusal
refused-once-per-turn = This works once per turn, and you have already done it.

# $place: nominative
refused-place-taken = { $place } is taken.

# $place: nominative; a baron or another rule blocks it
refused-blocked = { $place } is blocked until the end of the round.

# $need: counted phrase, accusative; $have: number
refused-too-few-entered = { $need } must enter with him this turn; so far { $have }.

# Dva bratři, building and extending
refused-not-adjacent = This position does not touch a tile with your unit.

# $reach: number
refused-out-of-reach = Your reach is { $reach }; this tile is further away.

# numbers only
refused-limit = The limit is { $limit }; you already have { $have }.

# $what: nominative (ctnost, dosah, престиж)
refused-value-too-low = { $what }: at least { $need } needed, you have { $have }.

# refusal in an auction
refused-bid-too-low = Bid at least { $least }, or pass.

# refusal
refused-supply-empty = The supply is empty.

# refusal
refused-no-effect = This would change nothing.

# $what: infinitive phrase
refused-must-first = First you must { $what }.

# undo
refused-undo-revealed = Undo ends here: something hidden was revealed.

# undo
refused-undo-nothing = There is nothing to undo yet.
refused-undo-other = Undo ends here: another player has moved.
refused-undo-turn-over = Undo ends here: your turn is over.
refused-undo-imagined = You cannot undo moves in an imagined game.
refused-already-answered = Your answer is in; the others are still thinking.

# short line under a refusal; $rule: 6.5.2
refused-rule = Rules { $rule }

## Sentences, log

# $goods: counted phrases in the accusative, joined by list-two
log-gains = { $player } gains { $goods }.

# $goods: accusative
log-pays = { $player } pays { $goods }.

# $goods: accusative
log-loses = { $player } loses { $goods }.

# two halves, so that no name is inflected
log-steals = { $player } gains { $goods }, { $victim } loses as much.

# $what: accusative; $to: ready phrase (na Trh)
log-places = { $player } places { $what } { $to }.

# $from, $to: ready phrases
log-moves = { $player } moves { $what } { $from } { $to }.

# $what: accusative (Katedrálu)
log-builds = { $player } builds the { $what }.

# the title stands in apposition, uninflected
log-plays-card = { $player } plays { $card }.

# the same text for everybody, the owner also sees which
log-draws-cards = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
    }.

# $office: genitive, which for these nouns is also the accusative (Pokladníka, Скарбника); $price: counted phrase, accusative
log-wins-auction = { $player } wins the office of { $office } for { $price }.

# log
log-passes = { $player } passes.

# log
log-ends-turn = { $player } ends the turn.

# undo in the log
log-takes-back = { $player } takes a move back.

# ordinals: a full stop in cs and sk, plain number after the noun in uk
log-round-begins = Round { $round } begins.

# $what: nominative
log-revealed = Revealed: { $what }.

# an automaton says what it does and why
log-automaton = { $name }: { $deed } ({ $reason }, rule { $rule }).

# log
log-nobody = Nobody gains anything here.

## Sentences, building blocks: counted phrases and lists

# nominative and accusative are equal
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }

# animate noun after gain, place, remove: acc, acc_few
count-squires-acc = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }

# the same noun as a subject: few in the nominative
count-squires = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }

# feminine in cs and uk: acc differs only in the singular
count-tiles-acc = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }

# the last two of a list; earlier ones are joined by a comma
list-two = { $first } and { $second }
list-or = { $first } or { $second }

# cs ze and sk zo before some numerals; Fluent can select a number itself
round-of = round { $round } of { $total }

## Sentences, people, connection, time

# present tense, no gender
presence-sits = { $player } sits down at the table.

# presence
presence-leaves = { $player } leaves the table.

# a seat handed over
presence-computer = { $player }: the computer takes over.

# zero has its own text
presence-spectators = { $count ->
    [0] Nobody is watching.
    [one] One spectator is watching.
   *[other] { $count } spectators are watching.
    }

# seconds as s, no plural needed
connection-retry = The connection is lost; trying again in { $seconds } s.

# instrumental in cs and sk
time-minutes-ago = { $minutes ->
    [one] a minute ago
   *[other] { $minutes } minutes ago
    }

# clock of a slow table
time-days-left = { $days ->
    [one] one day left
   *[other] { $days } days left
    }

# subject of a notice; $game: nominative
notice-your-turn = { $game }: it is your turn.

# notice
notice-tables-waiting = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
    }

# invitation
notice-invited = { $player } invites you to play { $game }.

## Sentences, end of a match

# present tense, no gender
end-winner = { $player } wins.

# end
end-you-win = You win!

# calm
end-you-lose = Not this time. { $player } wins.

# end
end-draw = A draw.

# $by: nominative, what decided
end-tiebreak = Equal points; the tie was settled by: { $by }.

# a line of the final table
end-rank-points = { $rank }. { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

## Sentences, accessibility announcements

# live region; $prompt: the whole prompt
say-your-turn = Your turn. { $prompt }

# number of choices
say-options = { $count ->
    [one] One option.
   *[other] { $count } options.
    }

# $label: the option, $why: the refusal sentence
say-option-refused = { $label }, unavailable. { $why }

# somebody else's hand
say-hidden-cards = { $player }: { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
    }.

## Sentences, progress and command line

# progress
progress-thinking = { $player } is thinking…

# progress bar of an arena
progress-games = { $done } of { $total } matches

# server start; $url
cli-listening = The tables are ready: { $url } (stop with Ctrl+C)

# error with the way out
cli-port-taken = Port { $port } is in use. Choose another with --port.

# error; $games: list of ids
cli-unknown-game = Unknown game “{ $name }”. Known: { $games }.

# error
cli-bad-option = Option { $option } cannot be “{ $value }”. Possible values: { $allowed }.

# error
cli-file-missing = The file { $file } does not exist.

# error in a record
cli-record-line = The record has an error in line { $line }: { $why }

# result of a replay
cli-replayed = { $moves ->
    [one] One move replayed; the record is valid.
   *[other] { $moves } moves replayed; the record is valid.
    }

# $share: a formatted percentage; no preposition before a name
cli-arena-result = { $first } – { $second }: { $share } won, { $games ->
    [one] { $games } match
   *[other] { $games } matches
    }.

## Refusals of the kernel

# $move: what was typed; $usage: how it is written, the same in every language
refused-unknown-move = “{ $move }” is not a valid move here. Write it like this: { $usage }

# $question: the finished prompt
refused-not-now = That does not answer the current question. { $question }

# refusal
refused-match-over = The match is over.

## Colours and edges in words

tone-green = green
tone-grey = grey
tone-yellow = yellow
tone-brown = brown
tone-blue = blue
tone-red = red
tone-white = white
tone-black = black
edge-n = above
edge-e = right
edge-s = below
edge-w = left

## The table in the terminal

tty-nothing = nothing
tty-none = none
tty-near = within reach
tty-far = out of reach
# $cost: a list of numbers and names
tty-costs = needs { $cost }
# $edges: a list
tty-roads = roads: { $edges }
tty-spent = has moved
tty-laid = laid
# $things: a list of what lies on a tile
tty-on-it = here: { $things }
tty-filter = / type to find, or write a move
tty-jump = number of a move
tty-at-move = { $number ->
    [one] { $number } move
   *[other] { $number } moves
    }
tty-move-of = Move { $number } of { $total }
tty-count-options = Possible: { $open }. Not possible: { $closed } (w says why).
tty-record-ends = The record ends here; the match is not finished.
tty-nothing-refused = Everything listed is possible now.
tty-curtain = It is { $player }'s turn. Press Enter when only they can see the screen.
tty-keys = ↑↓ Enter choose · / find · w why not? · i read · h hint · u undo · g log · ? help · q quit · s score · r rules · l language
tty-keys-replay = ← → step · Home End · 0–9 go to · w why not? · e view · i read · g log · s score · r rules · l language · ? help · q quit
tty-foot = Esc back · ↑↓ scroll
tty-foot-rules = Esc back · ↑↓ scroll · a all the rules
tty-foot-why = Esc back · ↑↓ choose · r or Enter opens the rule
tty-foot-end = Esc shows the board · then q quits
tty-foot-log = Esc back · ↑↓ PgUp PgDn scroll · Home End
tty-help =
    Choosing
      ↑ ↓         walk through the options; the table shows what each one touches
      Enter       play the option
      → ←         show the ways to do something (▸), hide them again
      /           type a few letters of any word, or a whole move as it is written, such as: { $move }; Enter plays it when only one is left
      Esc         back to the whole list

    Asking
      i           read what the things on the table do, wherever they are
      h           what the computer would play, and its chance of winning
      w           what is not possible now, and why; r there opens the paragraph
      r           the rules
      s           the score sheet if the game ended now
      g           everything that has happened

    Table
      u           undo a move
      l           language: English, Čeština, Slovenčina, Українська
      t           light or dark
      Tab         to another panel; the arrows scroll it
      Ctrl+S      save once more and say where (it is saved after every move)
      q           quit; regnum tty --resume continues
tty-help-zoom = { "  " }z           larger or smaller tiles
# the heading over the signs of a table
tty-signs = Signs
# $letter: the letter of a player
tty-signs-grid =
    ● ○         within reach, out of reach
    ♣ ▲ ≈       green, grey and yellow ground
    ╋ ┣ ┗ ━ ┃   where the roads of a tile lead; ╬ road ends that do not meet
    ♚ ♟         units with the letter of their owner; × has moved
    ◆ #         treasure, scaffold
    { $letter }           A letter on the edge of a tile names its owner.
# the meaning of one sign each
tty-sign-there = a worker that is there
tty-sign-wanted = a worker that is needed
tty-sign-any = any worker
tty-sign-monk = monk
tty-sign-outpost = outpost
tty-sign-workshop = workshop
tty-sign-jar = jar
tty-sign-standing = workers that are there, here two
tty-sign-closed = not possible now, with the reason beside it
tty-sign-marker = where a marker is
tty-sign-boost = where it counts as being this round
tty-sign-price = a price, or an alternative price; numbers with the first letter of what is paid
tty-sign-used = how often it has been used, and how often it can be
tty-sign-hidden = a face-down card
tty-sign-points = points
tty-help-replay =
    → ←         one move forward, one move back
    Home End    to the start, to the end
    0–9         go to a move by its number
    w           what was not possible here, and why
    e           look from another seat
    s           the score sheet at this point
    g           everything that has happened
    i           read what is on the table
    r           the rules
    l           language
    t           light or dark
    q           quit
tty-help-replay-zoom = z           larger or smaller tiles

## Hints and analysis

analysis-chance = Chance of winning
analysis-points = Expected score
analysis-played = Played
# how much chance to win a decision has cost
analysis-loss = Loss
analysis-moves = Moves played
analysis-turning-points = Turning points
# $game: the title of a game
analysis-title = { $game }: chances of winning
analysis-bystander = As a spectator could see it, turn by turn.
# $move: what stands on the button of a move; $chance and $points: numbers
analysis-hint = { $move } – chance of winning { $chance }%, expected score { $points }
# the computer looks for a hint
analysis-thinking = Thinking…
analysis-decisions = Decisions
analysis-mean-loss = Mean loss
# how often the best move was chosen, a share in per cent
analysis-best-share = Best move chosen

## The table in lines

# $seed: a string
tty-plain-welcome = { $game }, seed { $seed }. Type help to see what you can type.
tty-plain-hint = Type a number, or ? for the table, why, read, hint, undo, score, rules, log, help, quit (or w, i, h, u, s, r, g, q).
# $move, $word, $why, $read: what may be typed, as wide as the column
tty-plain-help =
    3               play option number 3
    { $move }play a move by its notation
    { $word }show the options that mention it
    ?               the table in sentences
    map             the board drawn in characters
    { $why }what is not possible, and why
    { $read }what the things on the table do
    hint            what the computer would play, and its chance of winning
    undo            undo a move
    score           the score sheet if the game ended now
    rules 4.3       part of the rules
    log             everything that has happened
    lang cs         another language: en, cs, sk, uk
    save            save once more and say where
    quit            leave; the match is saved
    w i h u s r g q the same in one letter: why, read, hint, undo, score, rules, log, quit
# $move: what was typed; $verbs: a list of words that are the same in every language
tty-plain-no-move = “{ $move }” is not a valid move here. A move now starts with: { $verbs }.
tty-no-such-number = There is no such number; the last one is { $last }.
# $move: notation
tty-may-be-played = This move is possible: { $move }
tty-languages = Languages: { $languages }.
tty-saved-as = Saved: { $file }
tty-goodbye = The match is saved. Continue with: { $command }
# $thing: who or what stands there; $place: the number or name of the space, a string
tty-mark-at = { $thing } on space { $place }
# how full something is; $value and $most: numbers
tty-value-of = { $value } of { $most }
# $first and $second: two prices, each a list of numbers and names; one of them is paid
tty-or = { $first } or { $second }
tty-taken = taken
# what is printed on a card; $things: a list of counted things
tty-shows = shows: { $things }
# who may be placed on a card; $thing: its name
tty-takes = for: { $thing }
# places for workers in a space; $things: a list
tty-slots = places: { $things }
# $used: such as "2 of 7", how often something was done of how many times at most
tty-used-of = done: { $used }
tty-used-times = done: { $count }×
# how many ways there are to do something
tty-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
    }
tty-things = What is here
tty-seek = type to find
tty-foot-things = type to find · ↑↓ scroll · Esc back
tty-no-such-thing = Nothing on the table matches.
tty-no-match = nothing matches; Esc shows all
tty-too-small = The window is too small. The table needs { $width } columns and { $height } lines.
# $things: a list; $count: how many are left out
tty-and-more = { $things } and { $count } more
tty-head-game = Game
tty-head-title = Title
tty-head-seats = Seats
tty-head-options = Options
tty-head-expansions = Expansions

## Saving

tty-unsaved-mark = not saved
# $why: one of tty-disk-*
tty-not-saved = Not saved: { $file } ({ $why })
tty-disk-full = the disk is full
tty-disk-locked = writing is not allowed there
tty-disk-file = there is a file where the folder should be
tty-disk-folder = there is a folder with that name
tty-disk-gone = the folder no longer exists
tty-disk-other = disk error
tty-quit-anyway = Quit again to leave without saving.
# $command: what to type
tty-watch-again = Watch it again with: { $command }
# a record with a move that may not be played; $why: the refusal with its paragraph
tty-record-refused = line { $line }: { $player } may not play “{ $move }”: { $why }

## The server

serve-open = Your table is at { $link }
serve-again = Your match continues at { $link }
serve-stop = Ctrl-C stops the server; the match continues the next time you start it.
serve-goodbye = The server has stopped. Everything is saved and continues the next time you start it.
notice-title = { $game }: it is your turn
notice-body = It is your turn in { $game }. The others are waiting for your move.
notice-lent-title = { $game }: a bot is playing for you
notice-lent-body = { $bot } plays your seat in { $game } until you are back. Open the table, and the seat is yours again.
notice-rematch-title = { $game }: rematch?
notice-rematch-body = You are asked for a rematch of { $game }. It begins when everyone agrees; answer at the table.
notice-begun-title = { $game }: the rematch has begun
notice-begun-body = Everyone has agreed to the rematch of { $game }, and the clock is running. Open the table.
notice-test = This is a test. You will get a message like this when it is your turn.
notice-stop = Stop these emails
notice-stop-ask = Stop emails about your turn? You can switch them on again in the settings.
notice-stopped = Done. You will get no more emails about your turn.
notice-confirm-title = Regnum: may we email you?
notice-confirm-body = Someone entered this address to be told when it is their turn. If it was you, open the link and confirm. If not, ignore this email; you will get no more.
notice-confirm = Yes, send me emails
notice-confirm-ask = Send an email to this address when it is your turn?
notice-confirmed = Done. From now on you will get an email when it is your turn.

## At the table

# $seat: a number, $count: how many there are
refused-no-such-seat = There is no seat { $seat } here; the table has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
    }.
refused-seat-mine = Seat { $seat } is already yours.
refused-colour-taken = Someone who sat down before you already plays that colour.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-secret = Seat { $seat } can see things that your former seat could not, so you cannot move to it.
refused-seat-kept = The player of seat { $seat } was removed during the match; because it has hidden information, only they or a bot can play on.
refused-shown-out = The host has removed you from your seat; you need a new invitation to come back.
refused-not-your-seat = Seat { $seat } is not yours.
refused-seat-empty = Nobody sits in seat { $seat }.
refused-no-bot-there = No bot plays in seat { $seat }.
refused-bot-plays = A bot plays in seat { $seat } now; take the seat back first.
refused-holder-here = The player of seat { $seat } is at the table, so it cannot be given to a bot.
# $seats: numbers joined by list-two, $count: how many
refused-seats-free = { $count ->
    [one] Seat { $seats } is still free.
   *[other] Seats { $seats } are still free.
    }
refused-table-full = All seats are taken.
refused-host-only = Only the host can do this.
refused-show-out-yourself = You cannot remove yourself; leave the table instead.
# neutral: said of oneself or of somebody else
refused-not-at-table = This needs a seat at the table.
refused-others-sit = { $count ->
    [one] { $count } other player still sits at the table.
   *[other] { $count } other players still sit at the table.
    }
refused-already-begun = The match has already begun.
refused-not-begun = The match has not begun yet.
refused-not-over = The match is not over yet.
refused-no-rematch = A sandbox has no rematch; you can start another one.
refused-rematch-not-asked = Nobody has asked for a rematch, or the time to answer is over.
refused-rematch-not-declined = Nobody has declined the rematch.
refused-rematch-unanswered = Some players have not answered yet.
refused-stale = Something on the table has changed in the meantime; look again.
refused-held-first = A move is waiting; confirm it or take it back first.
refused-nothing-held = No move is waiting to be confirmed.
refused-undo-too-often = The limit of undone moves at this table has been reached.
refused-not-asked = You have nothing to decide now.
# the disk or the database failed
refused-not-understood = This command is not valid: { $why }.
refused-not-kept = This could not be saved; nothing has changed.
refused-log-full = The log of this table is full; set up a new table to continue.
refused-not-sure = We cannot tell yet whether this was saved; look again in a moment.
refused-sandbox-start = The sandbox begins here; there is nothing more to undo.
refused-sandbox-of-sandbox = A sandbox cannot be branched again.
refused-record-later = The record is available when the match is over.
refused-record-imagined = A sandbox has no record.
refused-no-hints = Hints are off at this table.
refused-no-guide = There is no guided first game for this title.
refused-no-such-table = There is no such table.
refused-invitation-gone = This invitation is no longer valid.
refused-invitation-needed = You need an invitation to sit down here.
refused-link-gone = This link is no longer valid.
refused-no-such-contest = There is no such contest.
refused-organiser-only = Only the organiser of the contest can do this.
refused-not-in-contest = This person does not take part in the contest.
refused-contest-begun = The contest has already begun.
refused-contest-over = The contest is over.
refused-contest-round-over = This match is not part of the running round.
refused-contest-full = The contest is full: { $count ->
    [one] { $count } person takes part.
   *[other] { $count } people take part.
    }
refused-contest-too-few = Not enough people yet: { $count ->
    [one] at least { $count } must sign up.
   *[other] at least { $count } must sign up.
    }
refused-contest-too-many = You already organise { $count ->
    [one] { $count } contest that is not over.
   *[other] { $count } contests that are not over.
    }
refused-contest-deputies-full = A contest has { $count ->
    [one] at most { $count } deputy.
   *[other] at most { $count } deputies.
    }
refused-contest-no-undo = This can no longer be undone: a day has passed, or a later round rests on it.
refused-contest-seat = This seat belongs to a contest; to give it up, drop out on the contest's page.
# seconds as s, no plural needed
refused-chat-too-fast = You can send the next message in { $seconds } s.

## The plain page

page-skip = Skip to the content
page-nav = Pages
page-jumps = On this page
page-plain = the plain page, works without scripts
page-about = About
page-welcome = What would you like to play?
page-welcome-lead = One click and you sit at the table. No account needed.
page-play-now = Play now
# $opponent: the official opponent, nominative
page-solo = Solo game: { $opponent }
page-set-options = Set up a table with options
page-none-listed = No table is open to everyone just now.
page-paste = Paste the link you were sent
page-no-link = This is not an invitation link. Paste the whole link.
# $player: a list of names, nominative
page-to-move = To move: { $player }
page-not-begun = The match has not begun yet.
page-forgotten = a former player
page-chairs-note = Seats beyond the number of players stay unused. One person may take several seats and play them on one screen.
page-chair-open = open, by invitation
page-chair-bot = computer: { $bot }
# $seats: a number or a range, a string
page-only-seats = players: { $seats }
page-only-with = with { $expansion }
page-expansions = Expansions
page-pick = { $count ->
    [one] { $option }: choose exactly one.
   *[other] { $option }: choose exactly { $count }.
    }
page-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
    }
page-clock-total = { $minutes } min for the whole match
page-clock-turn = { $minutes } min per turn, { $reserve } min in reserve
# $days, $hours: numbers as strings
page-days-hours = { $days } d { $hours } h
page-hours = { $hours } h
page-at-zero = When time is up
page-zero-warn = only a warning
page-zero-bot = the computer takes over
page-confirm-about = The last move of a turn waits until you confirm it.
page-watchers = Spectators
page-listed = Visible to everyone
page-listed-about = Anyone may sit down without an invitation.
page-hints = Hints
page-hints-about = Ask what the computer would play.
page-wrong-input = Something in the form is not valid; nothing has changed.
page-game-gone = The game of this table is not available here at the moment.
page-wrong-name = A name has 1 to 40 visible characters.
page-wrong-address = Nothing can be sent to this address.
page-too-many-addresses = You have as many addresses as are allowed; delete one first.
page-not-watched = Only the players at this table can see it.
page-sandbox = sandbox
page-free-seats = { $count ->
    [one] One seat is free. Send someone the link, or let the computer play.
   *[other] { $count } seats are free. Send your friends the link, or let the computer play.
    }
page-make-invite = Create an invitation link
page-invite-link = Invitation link
page-shown-once = Copy it now; it is shown only once.
page-host-begins = The host starts the match when everyone is seated.
page-host-deeds = For the host
page-show-out = Remove this player
page-bot-plays = the computer plays: { $bot }
page-bot-gets-up = Remove the computer
page-held = Play this?
page-not-possible = What is not possible now, and why
page-hint-is = The computer would play: { $move }
page-fork = Try it in a sandbox
page-record = Download the record
page-more = Show the rest
page-nothing-yet = Nothing has happened yet.
page-send = Send
# a curtain between two players at one screen
page-curtain = Next to play: { $player }
page-curtain-about = Hand over the screen. Hidden things are covered.
page-curtain-raise = I am { $player }: show the table
page-sit-as = You will play as: { $player }
page-name-enough = A name is enough, no account needed.
page-to-table = To the table
page-me-ask = This link signs you in here as the person you are on your other device. It works once.
page-me-do = Continue here
page-me-replaces = On this device it replaces: { $player }. Create a personal link there first if you want to come back.
page-notices-about = In slow matches we notify you when it is your turn, but not while you are at the table.
page-email = Email address
page-webhook = Address that accepts JSON (webhook)
page-mail-sent = We have sent an email to this address. Notifications start once you open the link in it and confirm.
page-unconfirmed = not confirmed yet
page-add = Add
page-personal-about = Takes you and your tables to another device. It works once, within an hour.
page-make-link = Create a personal link
page-stopped = These notifications have been switched off.
page-forget = Delete my data
page-forget-about = Your name, links, chat and notification addresses are deleted for good. Finished matches stay, without your name.
page-forget-sure = Yes, for good
page-tick-first = Tick the box first; nothing has changed.
page-forgotten-now = Your data has been deleted from this server.
page-find = Find in the rules
page-find-do = Find
page-found = { $count ->
    [one] { $count } paragraph.
   *[other] { $count } paragraphs.
    }
page-all-rules = All the rules
page-contents = Contents
page-about-regnum = Regnum is a digital table for medieval strategy games, with complete rules and a reason for every refused move. Play alone, on one screen, live with friends, or one move at a time over several days.
page-about-privacy = No accounts, no advertising, no tracking. One cookie remembers you; you can delete your data in the settings.
page-about-plain = This is the plain page: everything as text, for screen readers and old machines too.
page-about-credits = Alegreya by Juan Pablo del Peral, under the Open Font License.
page-font-licence = The licence of the font
page-bot-for-you = The computer plays for you now: { $bot }.
page-time-up = Your time is up.
page-empty-turn = It is { $player }'s turn, but nobody sits there.
page-empty-host = Invite someone, or let the computer play.
page-empty-others = The host can invite someone or let the computer play.
page-leave-ask = Your seat becomes free, and the match waits.
page-show-out-ask = The player loses this seat and can come back only with a new invitation. If the seat has hidden information, no one else can take it, but a bot can play on.
page-close-ask = The match ends for everyone and cannot be continued.
page-lost = No connection. You can continue as soon as it is back.
page-not-sent = That could not be sent. Try again in a moment.
page-wrong-host = This server does not answer to this name. Use the address it was started with.
page-old-form = This form is no longer valid; nothing has changed. Reload the page and try again.
page-source = Back to the original table
page-friends-see = Your friends see this name.
# $rank: a place at the end
page-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
    }

## The browser: lobby

web-lobby-guide = Guided first game
web-lobby-friends = With friends, by link
# $least, $most: numbers of minutes
web-lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
    }
web-lobby-join-link = Join with a link
web-lobby-ways = How would you like to play?
web-lobby-alone-about = The game's automatic opponent plays by its own rules.
web-lobby-bots-about = The computer takes every other seat.
# beside a level of bots; $seconds: how long it may think about a move at most
web-lobby-level-time = up to { $seconds } s per move
web-lobby-level-at-once = answers at once
web-lobby-screen-about = You pass one device around; hidden things stay covered.
web-lobby-link-about = You get a link and send it to your friends.
# $side: what a seat is called
web-lobby-chair = { $side }: who sits here
web-lobby-options = Game options
web-lobby-picked = Chosen: { $count } / { $most }
web-lobby-server-says = The server says:
web-lobby-opened = The table is open
web-lobby-send-link = Send this link to the people you want to play with. It works for two weeks.
web-lobby-invited = You are invited to a table
web-lobby-sitting = At the table: { $names } ({ $count } of { $seats })
# the lobby: the first visit
web-lobby-welcome = Welcome to the table
web-lobby-welcome-lead = A guide sits beside you and lets you make every move yourself. No account, no email.
web-lobby-start-here = Start here: it is learnt the fastest.
# $count: lessons, $minutes: about how long they take
web-lobby-lessons = { $count ->
    [one] { $count } step, about { $minutes } min
   *[other] { $count } steps, about { $minutes } min
    }
web-lobby-learn = Learn by playing
web-lobby-known = I know it: play now
web-lobby-got-link = A friend sent you a link?
web-lobby-got-link-about = Paste it, say your name, sit down.
web-lobby-paste = Paste a link
web-lobby-one-screen = Several of you at one screen
web-lobby-set = Set up a table
web-lobby-look-on = Look over a shoulder
# $playing, $free: numbers of tables
web-lobby-look-on-about = Tables being played: { $playing }. With free seats: { $free }.
web-lobby-show-tables = Show the tables
web-lobby-promise-why = A refused move says why, with its paragraph
web-lobby-promise-undo = Take a move back until something is revealed
# a game on its card
web-lobby-games = Games
web-lobby-played = { $count ->
    [0] not played yet
   *[other] played { $count }×
    }
web-lobby-with-guide = with a guide
web-lobby-play-guided = Play with the guide
# $game: a title
web-lobby-more-ways = { $game }: all ways to play
web-lobby-have-link = I have a link
# what waits for me
web-lobby-play = Play
# $time: such as 5 h or 2 d 7 h
web-lobby-left = { $time } left
# $ago: such as 4 minutes ago
web-lobby-last-move = last move { $ago }
web-lobby-rematch = rematch: { $wants } of { $count } agreed
web-lobby-none-waits = No table is waiting for you.
# $row: a game; $state: whose turn it is
web-lobby-none-waits-until = No table is waiting for you. { $row }: { $state }
web-lobby-others-wait = { $count ->
    [one] { $count } more table of yours
   *[other] { $count } more tables of yours
    }
web-lobby-more-wait = { $count ->
    [one] { $count } more is waiting
   *[other] { $count } more are waiting
    }
# the way to all tables with free seats
web-lobby-all = All ({ $count }) ›
# $count: moves of others since I looked
web-lobby-news = { $count ->
    [one] { $count } move since your last visit.
   *[other] { $count } moves since your last visit.
    }
# $bot: a level of bots, nominative; $count: the moves it made at my seat
web-lobby-news-lent = { $count ->
    [one] { $count } move was played for you ({ $bot }).
   *[other] { $count } moves were played for you ({ $bot }).
    }
web-lobby-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
    }
web-lobby-winner = winner
# the tables that everyone may see
web-lobby-public = Tables for everyone
web-lobby-tab-free = Free seats
web-lobby-tab-playing = Being played
web-lobby-tab-finished = Finished today
web-lobby-find = player, game, link…
web-lobby-filters = Filter
web-lobby-drop = Remove the filter
web-lobby-sit = where I can sit
web-lobby-pace-days = by days
web-lobby-rules-usual = usual rules
web-lobby-rules-expansions = with expansions
web-lobby-with-hints = with hints
web-lobby-rules-people = people only
# $option: the name of an option; $choice: what was chosen
web-lobby-option = { $option }: { $choice }
# $minutes: a number, or two with a plus
web-lobby-minutes = { $minutes } min
web-lobby-next = { $count ->
    [one] Show { $count } more table
   *[other] Show { $count } more tables
    }
web-lobby-nothing-fits = No table passes this filter
# $filter: what is left out of the filter; $count: how many tables there would be
web-lobby-without = Without “{ $filter }”: { $count }
web-lobby-all-filters = Remove all filters
web-lobby-empty-free = No table has a free seat for everyone
web-lobby-empty-playing = No match is being played in the open
web-lobby-empty-finished = No match has ended today
web-lobby-empty-about = Set up a table and make it visible to everyone: it will be listed here.
# $time: a time of day
web-lobby-as-of = The tables could not be read. These are as of { $time }.

## The browser: pages

# short, in the navigation
web-page-about = About
web-page-theme = { $dark ->
    [yes] Switch to the light theme
   *[no] Switch to the dark theme
    }
web-page-home = To the tables
web-page-missing-about = The address may be mistyped, or the page no longer exists.
web-page-name-language = Name and language
web-page-nobody = We know nothing about you yet. You become a guest when you choose a name or sit down at a table.
web-page-look = Appearance, motion, sound
web-page-kept-here = Saved on this device only.
web-page-motion-full = pieces glide
web-page-motion-less = less motion
web-page-pace = Steps of an automatic opponent
web-page-pace-none = all at once
# how long each step stays
web-page-pace-seconds = { $seconds } s each
web-page-sound-about = A quiet tone when a piece is placed, and when it is your turn.
# offered once at a table, with two buttons
web-sound-offer = A quiet tone when it is your turn?
web-sound-on = Turn on
web-sound-off = Leave off
web-page-try = Try it
web-page-ask = Ask before playing
web-page-ask-about = Every move waits for a second click.
web-page-push = In this browser
web-page-push-about = You are notified even when the page is closed.
web-page-push-on = Allow notifications
web-page-push-is = Notifications are on in this browser.
web-page-push-denied = This browser blocks our notifications. You can allow them in its settings.
web-page-push-cannot = This browser cannot receive notifications here. On a phone, add Regnum to the home screen first.
web-page-test = Send a test
web-page-tested = { $state ->
    [delivered] The test has been sent.
    [gone] This address no longer exists, so it has been removed.
   *[failed] The test could not be delivered.
    }
web-page-one-table = for one table only
web-page-devices = Devices and keys
web-page-this-device = this device
web-page-session-cookie = browser
web-page-session-link = personal link, not used yet
web-page-session-key = key of a program
web-page-since = since { $date }
web-page-end = End
web-page-ended = Ended.
web-page-my-data = My data
web-page-data-about = Everything we store about you, in one file.
web-page-regnum = What Regnum is
web-page-about-plain = Everything is also available as plain text, without scripts, for screen readers and old machines.
web-page-to-plain = To the plain page
web-page-plain = Plain page
web-page-unofficial = Regnum is unofficial: no publisher and no designer has made, checked or approved it. The names of the games belong to their publishers. If you like a game, buy it: the box is more beautiful than any screen.
web-page-drawings = Boards, cards and pieces are our own drawings.
web-page-icons = Icons: Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0 (changed: colour, framing).
web-page-fonts = Fonts: Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
web-page-libraries = Regnum is built with free software, including:
web-page-version = Version { $version }

## The browser: kit

# said of a thing on the table that is one of the possible answers
web-kit-lit = can be chosen
# above the moves a click on a thing leads to
web-kit-leads = What you can do with it
# above names of small things that lie close together
web-kit-which = Which one?
# a button: back from a board that is seen larger
web-kit-whole = Show the whole board
# the keys + - 0
web-kit-zoom = larger, smaller, the whole board
# a button and a key: the land is seen from the opposite side
web-kit-turn = Turn the table
# a link; $number: a paragraph
web-kit-rules = Rules { $number }

## The browser: table

web-table-to-lobby = Back to the tables
web-table-tools = Table tools
web-table-menu = Settings and table
# name of the chat button for screen readers
web-table-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
    }
# 4401: the session has ended; no gender
web-table-logged-out = You are no longer signed in on this device.
web-table-old-page = This page is older than the server. Reload it.
web-table-sent-again = Your moves are saved and will be sent again.
web-table-all-sit = Everyone is seated. You can begin.
web-table-sure = Yes, really
web-table-all-options = All options
web-table-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
    }
# a move that has not been answered for a while
web-table-sending = Sending…
web-table-step-less = less
web-table-step-more = more
web-table-step-number = Number from { $least } to { $most }
web-table-step-most = Most: { $number }
# the same where there is little room
web-table-step-most-short = max. { $number }
# the tray is folded away
web-table-show-choices = Show the choices
web-table-why-title = What can I do, and why?
web-table-why-short = What can I do?
# further moves that are refused for the same reason
web-table-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
    }
web-table-picked = What will you do with it?
# $verbs: what can be done with it, joined by list-or
web-table-picked-verbs = Will you { $verbs }?
web-table-held = Will you play this?
web-table-earlier = Earlier moves
web-table-turnmark = Move { $number } · { $player }
web-table-turn-of = { $player }'s last turn
# at a player's chip: what the last turn did lies on a mat that is not shown
web-table-turn-beyond = part of the last turn is out of sight
# read aloud after one's own move: a good or points, how many there are now and how many have come
web-table-gain = { $name } { $value }, plus { $gain }
web-table-replay-turn = Replay
# button of the dock: the last turn of the others is shown once more
web-table-again-turn = Last turn again
web-table-key-replay = Replay the last turn of the others
# link beside the rules at the table: the rules on a page of their own
web-table-rules-page = Open the page
web-table-chat-empty = No messages yet.
web-table-chat-seat = You need a name to chat: sit down, or set your name in the settings.
web-table-score-note = The score if the match ended now. Hidden points are left out.
web-table-hint-note = Your chance of winning and your final score, based only on what you can know. The computer can be wrong.
# $percent: a whole number
web-table-chance = { $percent }%
web-table-hint-points = { $points ->
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
    }
# in how many ways an action that is advised can be carried out
web-table-hint-variants = { $count ->
    [one] { $count } variant
   *[other] { $count } variants
    }
# for the ear: $move: a label, $percent: a whole number, $points: the sentence above
web-table-hint-row = { $move }: chance of winning { $percent }%, { $points }
web-table-hint-lit = Shown on the board: { $move }. Nothing is played yet.
# title over the steps of an automatic opponent
web-table-what-why = What it does and why
# rubric; $player: nominative
web-table-plays = { $player } plays
web-table-step-of = step { $step } of { $steps }
web-table-next-step = Next step
web-table-all-at-once = All at once
web-table-pace = Pace of the automatic opponent
web-table-seconds = { $seconds } s per step
web-table-pace-hand = when I press Next
# seconds that each step stays, on a small button
web-table-pace-brief = { $seconds } s
web-table-always-at-once = Always all at once
web-table-skip-turn = Skip to the end of the turn
web-table-your-mat = My board
# which of the turns of an automatic opponent that follow one another
web-table-nth-turn = turn { $turn } of { $turns }
web-table-ask = Ask before every move
web-table-save-record = Save the record
# tab at the end of a match
web-table-points = points
# tab at the end of a match
web-table-course = over time
web-table-course-title = Points over the match
web-table-gold-best = gold: highest in the row
web-table-as-table = As a table
web-table-by-points = { $points ->
    [one] by { $points } point
   *[other] by { $points } points
    }
web-table-tiebreak = equal points, settled by the tie-break
web-table-minutes = { $minutes } min
web-table-key-tab = next area
web-table-key-arrows = next item
web-table-key-enter = choose, or confirm what waits
web-table-key-figures = choose from the list
web-table-key-rules = rules (of the last refusal, if there is one)
web-table-key-escape = back, or close

## The browser: rules

web-rules-lead = The complete rules in our own words, in numbered paragraphs. Every refusal at the table names its paragraph.
web-rules-numbers = A number never changes. You will see it in tooltips, in refusals and in the log.
web-rules-own-words = in our own words; numbers never change
web-rules-print = Print the rules
# $count: places in the text where the words stand
web-rules-found = { $count ->
    [0] Nothing found
    [one] { $count } result
   *[other] { $count } results
    }
# after a number
web-rules-hits = { $count ->
    [one] result
   *[other] results
    }
web-rules-hit = Result { tty-value-of }
web-rules-previous = Previous result
web-rules-next = Next result
web-rules-from = You have come here from the table.
web-rules-back = Back to the table
# all cards, tiles and pieces of the game
web-rules-cards = In the box
web-rules-some-of = { tty-value-of }
web-rules-find-card = Find by name or effect
web-rules-groups = Only these
web-rules-no-card = Nothing in the box matches.

## A person's page

web-person-page = A person
web-person-own = Your results
web-person-since = here since { $month }
web-person-program = a program
web-person-matches = { $count ->
    [one] match
   *[other] matches
}
web-person-wins = won
web-person-longest = most wins in a row
web-person-streak = { $count } wins in a row now
web-person-none-own = You have not finished a match yet. A guided game is a good beginning.
web-person-none = No match finished yet.
web-person-missing = There is nobody at this address, or they do not show you their page.
web-person-key = You have no account and need none
web-person-key-about = This device alone knows who you are. In the settings you can take that to another device by a link, download what is stored about you, or have it deleted.
web-person-visible = This page is shown to
web-person-visible-me = you alone
web-person-visible-session = everyone who plays here
web-person-visible-public = everyone
web-person-rating = rating, { $game }
# $place: a rank among others, such as 4
web-person-place = { $place }.
web-person-placed = of the rated here
web-person-best = most points
web-person-band = The band shows how sure the rating is: in 95 of 100 cases it lies within it.
web-person-needed = { $count ->
    [one] One more rated match, and there is a rating.
   *[other] { $count } more rated matches, and there is a rating.
}
web-person-curve = Rating in { $game }: { $elo }, plus or minus { $spread }, after { $matches } rated matches
web-person-results = Results by game and number of players
web-person-results-note = wins / matches
web-person-alone = alone
web-person-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-person-unplayed = not played yet
web-person-bots = Against the computer
web-person-bots-note = line: 95% interval
# $level: the level of a bot, such as Squire
web-person-level = { $level }
web-person-official = automatic opponents
web-person-of = { $won } / { $met }
web-person-bot-told = { $name }: won { $percent }% of { $met }; 95% interval: { $low }–{ $high }%
web-person-points = Where the points come from
web-person-points-note = { $game }, points per match
web-person-line-told = { $name }: { $mean } points per match, all people here { $everyone }
web-person-mean = mean of all people here
web-person-latest = Latest matches
web-person-hidden = a player
web-person-unrated = { $why ->
    [guide] not rated: a guided game
    [figures] not rated: with the figures of another box
    [fork] not rated: it went on from a record
    [hint] not rated: there was a hint
    [screen] not rated: one person at several seats
    [changed] not rated: a seat changed hands
   *[alone] not rated: nobody of known strength was there
}

## The browser: replay

web-replay-lead = Step through a finished match, see how the scores developed, and try out what else could have happened.
web-replay-bring = Open a record
web-replay-paste = Paste the text of a record, or drop a file here
web-replay-watch = Watch
web-replay-file = Choose a file
web-replay-secrets = A record contains everything, hidden cards included. Share it only when the match is over.
web-replay-mine = My finished matches
web-replay-none = You have not finished a match yet. Finished matches appear here.
# the text was sent and is no record, or far too large
web-replay-too-long = This is too large for a record.
# $why: a whole sentence
web-replay-wrong-line = Line { $line }: { $why }
web-replay-moves = Moves
web-replay-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
web-replay-opening = Setup
web-replay-only = Only one player
web-replay-where = Position in the match
web-replay-at = Move { tty-value-of }
web-replay-whole = Everything
web-replay-tab-board = Table
web-replay-winner = winner
web-replay-viewpoint = Point of view
web-replay-viewpoint-mover = the player to move
web-replay-viewpoint-bystander = spectator
web-replay-brought = a record you opened
web-replay-other = Other records
web-replay-copy = Copy
web-replay-judged = Analysis of move { $at }
web-replay-judge = What would a bot play?
web-replay-judge-about = A bot thinks ahead from here, knowing only what this seat could know.
web-replay-judge-always = Always show
web-replay-nothing-to-judge = The match is over; nothing is left to decide. Step back to see a decision.
web-replay-chance-about = { $count ->
    [one] Chance of winning and final score, from { $count } imagined game.
   *[other] Chance of winning and final score, from { $count } imagined games.
    }
web-replay-played-best = played, none was better
web-replay-played-missed = played, chance { $percent }% lower
web-replay-review = Analyse the match
web-replay-review-about = The computer judges every decision by what the player could know, and marks moves that cost chances of winning or points. This takes a few seconds.
web-replay-reviewing = { $value } of { $most } moves analysed
web-replay-reviewed = Analysis finished: { $count ->
    [0] no weak moves.
    [one] { $count } weak move.
   *[other] { $count } weak moves.
    }
# $points: counted points, expected at the end, summed over the weak moves
web-replay-lost = { $player } – weak moves: { $weak }; they cost { $points }
web-replay-to-marks = Page Down and Page Up lead from mark to mark.
web-replay-graph = What the graph shows
web-replay-graph-points = Points
web-replay-marks = ?! inaccurate · ? mistake · ?? blunder · ! excellent
web-replay-mark-inaccurate = inaccurate move
web-replay-mark-mistake = mistake
web-replay-mark-blunder = blunder
web-replay-mark-excellent = excellent move
# $move: a label
web-replay-better = better: { $move }
web-replay-only-weak = Only weak moves
# whose chance the numbers are; $player: nominative
web-replay-turns-of = chance of winning: { $player }
# $from and $to: whole numbers
web-replay-from-to = { $from } → { $to }%
web-replay-no-turns = No single move turned this match.
web-replay-chances-now = Chance of winning: { $chances }
web-replay-branch = Branch from here
web-replay-branch-about = Opens a table with this position that only you can see. Continue as you like; the record does not change.

## The browser: guide

web-guide-title = First game
web-guide-step = { $n } of { $total }
web-guide-next = Next
web-guide-alone = Continue without the guide
web-guide-why = Why here?
web-guide-lessons = Lessons
web-guide-minutes = { $count } min
web-guide-fold = Hide the guide
web-guide-unfold = Show the guide
web-guide-wait = One moment: it is not your turn yet. The guide continues by itself.
web-guide-later = First answer the question below; then the guide continues.
web-guide-strayed = That works too. The guide continues and skips what no longer applies.
web-guide-take-back = Take it back and follow the guide
web-guide-loosely = The table looks different now; any move like this will do.
web-guide-on = Keep playing
web-guide-opening = Setting up the table for your first game…
web-guide-look = Read, and look at what is lit; then go on.
web-guide-again = Start the guide again
web-guide-again-sure = Start again? This match is put away.
web-guide-there = Show it

## Coming back to a table, absent people

web-away-title = While you were away
web-away-for = { $time } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-away-done = What happened
web-away-means = What it means for you
web-away-loan-host = { $time }: { $player } lets { $bot } play your seat.
web-away-loan-clock = { $time }: your time is up, so { $bot } plays your seat.
web-away-ran-out = Your time had run out.
web-away-loan-moves = { $count ->
    [0] No move was played for you.
    [one] { $count } move was played for you.
   *[other] { $count } moves were played for you.
}
web-away-loan-back = The seat is yours again.
web-away-loan-soon = The seat is yours again as soon as the bot has finished its decision.
web-away-loan-did = Played for you
web-away-chat = In the chat, { $count } new
web-away-replay = { $count ->
    [one] Replay { $count } move
   *[other] Replay { $count } moves
}
web-away-reply = Reply
web-away-play = Play
web-away-here = Here you came back
web-chat-line = { $player } in the chat: { $text }
web-absent-bot = Let the computer play ({ $bot })
web-absent-wait = Wait
web-absent-end = End the match
web-absent-end-sure = End it for everyone?
web-absent-out = { $player }: the time is up. At this table that is only a warning.
web-absent-mine-out = Your time is up. At this table that is only a warning: play on.
web-absent-host = Only the host can let the computer play.
web-lend-ask = { $bot } plays for { $player } until they are back. They are notified at once and see later what was played.

## regnum bots: who there is and what they go by

bots-head-level = level
bots-head-name = name
bots-head-iterations = iterations
bots-head-seconds = seconds at most
bots-advice = What each thing is worth in points at the end of the game
bots-head-feature = thing
bots-head-table-early = several players, early
bots-head-table-late = late
bots-head-alone-early = solo, early
bots-head-alone-late = late
bots-head-rival-early = automatic opponent, early
bots-head-rival-late = late

# A side of the table by the name of whoever plays it, on labels.
side-name = { $player }
# two people of one name at a table; $name: theirs, $colour: of the seat
side-name-and-colour = { $name } ({ $colour })

# Seats by colour; a game may say it in its own way.
seat-blue = Blue
seat-green = Green
seat-purple = Purple
seat-red = Red
seat-yellow = Yellow
seat-white = White
seat-black = Black

# What bots are called; a game may give the levels names of its own. n2 to n5: further ones of the same level.
bot-page = Wat
    .n2 = Wat II
    .n3 = Wat III
    .n4 = Wat IV
    .n5 = Wat V
bot-squire = Hob
    .n2 = Hob II
    .n3 = Hob III
    .n4 = Hob IV
    .n5 = Hob V
bot-knight = Giles
    .n2 = Giles II
    .n3 = Giles III
    .n4 = Giles IV
    .n5 = Giles V
bot-castellan = Maud
    .n2 = Maud II
    .n3 = Maud III
    .n4 = Maud IV
    .n5 = Maud V
bot-king = Alfred
    .n2 = Alfred II
    .n3 = Alfred III
    .n4 = Alfred IV
    .n5 = Alfred V
bot-random = Hazard
    .n2 = Hazard II
    .n3 = Hazard III
    .n4 = Hazard IV
    .n5 = Hazard V
bot-untaught = Novice
    .n2 = Novice II
    .n3 = Novice III
    .n4 = Novice IV
    .n5 = Novice V
bot-greedy = Miser
    .n2 = Miser II
    .n3 = Miser III
    .n4 = Miser IV
    .n5 = Miser V
bot-search = Seeker
    .n2 = Seeker II
    .n3 = Seeker III
    .n4 = Seeker IV
    .n5 = Seeker V
bot-guide = Guide
    .n2 = Guide II
    .n3 = Guide III
    .n4 = Guide IV
    .n5 = Guide V

## The score sheet of a finished match: what is counted, how a number came about

sheet-times = { $count } ×
# a number of things, and what each scores
sheet-each = { $count } × { $points }
# $level: where a marker stands on a track
sheet-at = at { $level }
# what is left over
sheet-left = { $count } left
# numbers with plus signs between them
sheet-summed = { $sum }
sheet-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
# points that a building scores anyway, things it counts, points for each
sheet-reckoned = { $base ->
    [0] { $count } × { $each } = { $points }
   *[other] { $each ->
        [1] { $base } + { $count } = { $points }
       *[other] { $base } + { $count } × { $each } = { $points }
    }
    }
sheet-shares = Where the points came from
sheet-points = points

## A rematch: asked for, agreed to

ui-rematch-ask = Ask for a rematch
ui-rematch-agree = Play again
ui-rematch-decline = Not now
# the others do not want to: bots take their seats
ui-rematch-without = Play without them
ui-rematch-open = To the rematch
rematch-asked = { $player } asks for a rematch.
rematch-you-asked = You have asked for a rematch.
rematch-begins = It begins when everyone has agreed; until then no clock runs.
rematch-wants = wants to play
rematch-unanswered = has not answered yet
rematch-away = away
rematch-declined = not now
# $time: a time of day
rematch-until = open until { $time }
rematch-not-now = Not now: { $players }.
rematch-agreed = Everyone has agreed. The new match opens in { $seconds } s.
rematch-begun = The rematch has begun.

## The end of a match: what broke a tie

end-tie-settled = The tie was settled by
end-tie-unneeded = The tie rule was not needed; it would have compared

## The end of a match in the browser

web-end-tap = select a row to see what it consists of
web-end-hours = { $hours } h { $minutes } min
web-end-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
web-end-equal = equal
web-end-show = Show
web-end-decisive = What turned the match most
web-end-replay = Replay
web-end-rating = rating { $elo } ± { $spread }
# on the axis of the chart
web-end-lap-round = round
web-end-lap-turn = turn
web-end-by-rounds = by rounds
web-end-by-turns = by turns of each player
# $lap: a round; $number: of a move in the record
web-end-round-move = Round { $lap }, move { $number }
web-end-turn-move = Turn { $lap }, move { $number }
web-lobby-which-game = Which game would you like to play?

## The page that needs no server

web-alone-preparing = Laying the table
web-alone-first = This is downloaded once. Afterwards Regnum opens without a connection too.
# megabytes, written as numbers
web-alone-progress = { $here } / { $all } MB
web-alone-runtime = Python for browsers
web-alone-runtime-about = what the rules run on
web-alone-library = Its library
web-alone-library-about = the part of it that is needed
web-alone-server = Rules, tables and bots
web-alone-server-about = the same as on a server
web-alone-starting = Starting
web-alone-starting-about = some seconds at the first time
web-alone-size = { $size } MB
web-alone-read = Read the rules
web-alone-nothing-sent = Nothing is sent. Everything stays on this device.
web-alone-loading = The rules are being loaded; you can look round already.
web-alone-download-failed = The download broke off
web-alone-download-failed-about = Nothing is lost: it goes on from here as soon as there is a connection. The rules can be read already.
web-alone-taken = Regnum is open in another tab
web-alone-taken-about = Two tabs would overwrite each other's matches, so only one plays. Nothing is lost.
web-alone-take-over = Go on here
web-alone-broken = Regnum could not start
web-alone-broken-about = What you have played is kept. This is what the browser reported:
web-alone-not-kept = This window keeps nothing: when it is closed, its matches are gone. Save a record if you want to keep one.
web-alone-full = There is no room left on this device: the last change was not kept. Free some space and try again.
web-alone-update = A new version is here, downloaded already. Your matches stay.
web-alone-update-apply = Load it now
web-alone-works = On this device
web-alone-works-solo = Alone against the official opponents, or against bots of every level
web-alone-works-screen = Two to five people at one screen
web-alone-works-guide = Guided first games, rules, hints, undo, analysis and replays
web-alone-works-kept = Matches are kept in this browser, and play on without a connection
web-alone-waits = What needs a server
web-alone-waits-friends = Tables with friends on other devices, chat, watching, ratings
web-alone-waits-record = To take a match there, choose “Take this match along” in its menu; it can come back the same way
web-alone-waits-bots = Strong bots need more time in a browser, or look less far ahead
web-alone-left = { $seconds } s left
web-alone-meanwhile = While you wait
web-alone-meanwhile-about = The rules of all games are here already.
web-alone-offline = You are offline. Everything on this page works: rules and bots are on your device.
web-alone-storage = { $size } MB on this device
web-alone-storage-about = version { $version } · { $matches } · nothing is sent
web-alone-manage = Manage
# megabytes, written as numbers
web-alone-stopped = Stopped at { $here } of { $all } MB
web-alone-update-later = After this match
web-alone-make-room = Which matches may go
web-alone-matches = Finished matches on this device
web-alone-matches-about = Their space is used for new ones. What you delete cannot be replayed any more; save its record first if you want to keep it.
web-alone-matches-none = No match has been finished here yet.
web-alone-delete = Delete
web-alone-delete-sure = Really delete
web-alone-deleted = { $title }: deleted
web-alone-not-deleted = It could not be deleted. Try again.
# the plain page also works in old browsers
web-alone-old = Regnum needs a newer browser to run without a server: Chrome 98, Edge 98, Firefox 113, Safari 16.4, or later.
web-alone-old-plain = Play on the plain page of this server
# buttons of a game; $opponent: the official one
web-alone-way-solo = Alone: { $opponent }
web-alone-way-bots = Against bots
web-alone-way-bot = Against a bot
web-alone-way-screen = At one screen
web-alone-way-guide = Guided first game
web-alone-home-title = Take this match to a server
web-alone-home-here = On this device now
# $moves: count-move
web-alone-home-here-about = { $moves }. Seed and hidden cards travel sealed, so nobody looks at them by chance.
web-alone-home-there = There on the server
web-alone-home-there-about = Play on from any device, and invite a friend onto a bot’s seat. It is not rated there.
web-alone-home-online = When I am online again
web-alone-home-code = Show as a code to scan
web-alone-home-code-about = Scan it with the camera of the other device: it opens the match there.
web-alone-home-code-long = This match is too long for a code. Take the link or the file.
web-alone-home-waits = It is kept in mind: as soon as you are online, it is offered here.
web-alone-home-now = You are online: take it there now
web-alone-home-never = Leave it here
web-alone-home-address = First say where: the address of the server.
web-lobby-offline = Play offline
web-lobby-offline-about = Alone, against bots or at one screen: all of it in this browser, without a connection too
web-lobby-offline-open = Open
web-bring-title = A match comes along
web-bring-about = It goes on here from the same position, with the same seats. It is not rated, and stays where it came from.
web-bring-over = It is over: you can watch it here, move by move.
web-bring-play = Play on here
web-bring-open = free
web-bring-nothing = There is no match in this link, or a part of it is missing. Copy it again, whole.
web-bring-unknown = This server does not know the rules this match was played by. The match stays where it came from.
web-take-title = Take this match along
web-take-about = To a server or to a page without one. Moves and hidden cards travel sealed. It is not rated there, and stays here.
web-take-ends = It goes on elsewhere, and ends here: otherwise its hidden cards could be seen. It is not rated there.
web-take-pack = Pack it
web-take-address = Address of the server or page
web-take-open = Open there
web-take-save = Save as a file
web-take-file = A file is opened there under Records.

## How a game plays: its balance and the statistics of this server

web-plays = How it plays
web-plays-title = How { $game } plays
web-plays-who = Who played
web-plays-bots = Bots
web-plays-people = People here
web-plays-report = Report
web-plays-report-name = { $seats ->
    [1] alone
    [one] { $seats } player
   *[other] { $seats } players
}
web-plays-bots-about = { $games } matches of the bot { $bot } against itself, seed { $seed }, edition { $edition }
web-plays-people-about = { $count ->
    [one] { $count } finished public match
   *[other] { $count } finished public matches
}
web-plays-none-bots = There is no report of this game yet. The command “regnum balance” writes one.
web-plays-none-people = No public match of this game has been finished here yet. Private and running matches never count.
web-plays-counting = { $count ->
    [one] One more match is being counted.
   *[other] { $count } more matches are being counted.
}
web-plays-few = With fewer than { $enough } matches there are only counts: shares and worths would be chance.
web-plays-action = What was done
web-plays-scatter = { $action }: how often, and what it is worth
web-plays-scatter-note = choose one for its numbers
web-plays-bars = { $action }: what it is worth
web-plays-across = taken when offered
web-plays-up = points of lead it is worth
web-plays-corner-left = worth much, often left
web-plays-corner-trap = taken, yet worth little
web-plays-card = { $name }: taken { $taken } times of { $offered } ({ $share }%), worth { $worth } points of lead ± { $error }
web-plays-card-unoffered = { $name }: { $taken } times, worth { $worth } points of lead ± { $error }
web-plays-seat-wins = Who wins, by seat
web-plays-seat-told = { $name }: { $share }% of wins; 95% interval: { $low }–{ $high }%; { $points } points on average
web-plays-seat-counted = { $name }: { $won } of { $games } won; { $points } points on average
web-plays-seat-count = { $won } of { $games }
web-plays-scores = Final scores
web-plays-scores-note = mean { $mean }, from { $least } to { $most }
web-plays-scores-half = half of all scores: { $from } to { $to }
web-plays-best = Best and worst
web-plays-best-note = points of lead
web-plays-decisions = decisions a match, { $least } to { $most }
web-plays-margin = points between first and second
web-plays-widest = the widest win
web-plays-table = All numbers as a table
web-plays-name = Name
web-plays-cost = Cost
web-plays-offered = Offered
web-plays-taken = Taken
web-plays-share = Share
web-plays-worth = Worth
web-plays-explained = Offered counts players who could have had it at least once; what is done because there is nothing else to do counts as offered too, so no share is above 100%. Worth is the lead over the others with everything else equal, ± its 95% interval. It shows what goes together in these matches, not what causes what.
web-plays-seats-fair = Seats are fair
    .about = { $name } wins { $share }%: chance alone explains that in { $games } matches.
web-plays-seats-ahead = One seat is ahead
    .about = { $name } wins { $share }%: more than chance explains in { $games } matches.
web-plays-seats-behind = One seat is behind
    .about = { $name } wins { $share }%: less than chance explains in { $games } matches.
web-plays-alone = Against the automatic opponent
    .about = { $share }% of { $games } matches are won.
web-plays-margins-open = Matches stay open
    .about = Half end within { $half } points, a quarter within { $quarter }.
web-plays-margins-wide = Leads are large
    .about = Half end within { $half } points, a quarter within { $quarter }; scores lie closer than that.
web-plays-trap = Taken, yet worth little
    .about = { $cards }: taken in { $share }% of offers, worth { $worth } points of lead.
web-plays-trap-none = Nothing deceives
    .about = Nothing that is often taken is clearly worth less than the rest.
web-plays-left = Worth much, often left
    .about = { $cards }: worth { $worth } points of lead, taken in only { $share }% of offers.
web-plays-left-none = Nothing is left lying
    .about = Nothing that is often left is clearly worth more than the rest.
web-plays-cards-unsure = Not sure yet
    .about = Too few matches to say what each is worth.
web-plays-range = { $least } to { $most }

## The figures of the box: what is printed, what had to be reconstructed

figures-title = Figures of the box: { $game }
figures-counted = { $group }: whole as printed { $items } of { $all-items }, figures as printed { $figures } of { $all-figures }
figures-all = In all
figures-whole = the card
figures-figure = { $figure } { $value }
figures-nothing = none
figures-rulebook = rulebook ({ $at })
figures-public = public source ({ $at })
figures-reconstructed = reconstructed: { $reason }
figure-reason-unseen = no text that we could read shows it
figures-enter-about = Take the box. For each figure type what is printed: Enter if it is the same as ours, ? if it cannot be read, < to go back, q to stop. What you have typed is stored in { $file }.
figures-enter-ask = { $item }: { $figure } [{ $ours }]
figures-enter-choices = Write: { $choices }
figures-enter-left = Read { $told } of { $count }.
figures-all-told = Everything that had to be reconstructed has been read from this box.
figures-differ = { $item }, { $figure }: { $first } against { $second }
figures-ours = ours { $value }
figures-unread = not read
figures-same = Both files have the same figures.
figures-as-ours = Every figure that was read is the same as ours.
figures-fits = The figures of { $name } fit into a box.
figures-fingerprint = Set { $name }, hash { $hash }
figures-option = Figures of the box
figures-bots = Played with the figures of { $name }; the bots learned with ours and use what they know of them.
figures-sheet = Figures of the box, to fill in: { $game }
figures-sheet-about = On the left is what Regnum has; write beside it what is printed on yours. Leave a box empty where it cannot be read. Then type it in with: { $command }
figures-sheet-printed = printed
web-figures-about = Whoever owns the box can correct what no text shows. Take a tile or card, and enter what is printed on it; all of it is stored on this device.
web-figures-less = { $figure }: less
web-figures-more = { $figure }: more
web-figures-as-ours = same as ours
web-figures-same = same
web-figures-differs = differs
web-figures-unread = not looked at
web-figures-partly = partly read
web-figures-confirmed = confirmed by you
web-figures-attested = all of it as printed
web-figures-differ = { $count ->
    [one] { $count } figure differs
   *[other] { $count } figures differ
}
web-figures-next = Next
web-figures-rest-same = The rest is the same, next
web-figures-read = Read from your box
web-figures-some-of = { $value } / { $most }
web-figures-group = as printed { $value } / { $most }
web-figures-file = Your file
web-figures-name = Name of the box
web-figures-export = Export
web-figures-import = Import
web-figures-compare = Compare with a file
web-figures-imported = The figures of { $name } are open.
web-figures-play = Offer at new tables
web-figures-new-table = Set up a table
web-figures-only = Figures only: no pictures and no texts of the publisher. Every record carries the figures it was played with.
web-figures-show = Which are shown
web-figures-todo = To read
web-figures-mine = Read
web-figures-all = All
web-figures-with = Play with the figures of { $name }
web-figures-reconstructed = Reconstructed by us: { $figures }.

## Contests

# $format: swiss, round_robin, knock_out or season; $game: a title; $rounds, $seats: numbers
page-contest-announced = { $game }: { $format ->
    [round_robin] everyone plays everyone
    [knock_out] the best of each table go on
    [season] { $rounds ->
        [one] one round, you may join later
       *[other] { $rounds } rounds, you may join later and pause
        }
   *[swiss] { $rounds ->
        [one] one round, equals meet
       *[other] { $rounds } rounds, equals meet
        }
    }, { $seats } at each table.
page-contest-announced-days = { $days ->
    [one] One day for a turn.
   *[other] { $days } days for a turn.
    }
# $rule: bot, half, present or organiser
page-contest-announced-late = { $rule ->
    [bot] When a round ends, bots play unfinished matches to their end.
    [half] Whoever has not finished when a round ends has half the points if they have made a move, else none.
    [present] When a round ends, whoever is waited for loses an unfinished match.
   *[organiser] When a round ends, the organiser decides unfinished matches.
    }
# $time: a date
page-contest-announced-start = Sign up until { $time }; the first pairings follow at once.
web-contests = Contests
web-contests-about = Tournaments and leagues: sign up, or hold one yourself.
web-contests-none = There is no contest yet. Hold the first one.
web-contests-all = All contests
web-lobby-news = News
web-contest-new = New contest
web-contest-new-about = Seven questions; a sensible answer is already chosen.
web-contest-list-open = Open for sign-up
web-contest-list-running = Being played
web-contest-list-over = Over
web-contest-format-swiss = Swiss
web-contest-format-round-robin = Round robin
web-contest-format-knock-out = Knock-out
web-contest-format-season = Season
web-contest-broken-off = broken off
web-contest-over = over
web-contest-not-held = did not take place
web-contest-open = { $people } of { $most } signed up
web-contest-running = round { $round }, { $decided } of { $matches } matches played
web-contest-you-play = you take part
web-contest-left = { $time } left
web-contest-past = time is up
web-contest-rounds = Rounds
web-contest-round = Round { $round }
web-contest-round-over = over
web-contest-round-later = to come
web-contest-standings = Standings
web-contest-place = Place
web-contest-form = Matches
web-contest-points = Points
web-contest-opponents = Opponents
web-contest-you = you
web-contest-dropped = dropped out
web-contest-mark-won = W
web-contest-mark-lost = L
web-contest-mark-shared = D
web-contest-mark-between = –
web-contest-mark-bye = B
web-contest-ended = played
web-contest-ended-unrated = played, unrated
web-contest-ruled = decided by the organiser
web-contest-ruled-late = decided because time was up
web-contest-being-played = being played
web-contest-being-laid = about to begin
web-contest-bye = Bye: as good as a win
web-contest-until = The round lasts until { $time }.
web-contest-play = Play
web-contest-replay = Replay
web-contest-next = Your match
web-contest-you-bye = You have a bye this round; it counts as a win.
web-contest-podium = Final places
web-contest-led = led by { $player }
web-contest-take-part = Taking part
web-contest-signup-ends = Sign-up ends and round 1 begins: { $time }.
web-contest-sign-up = Sign up
web-contest-signed-up = You take part.
web-contest-you-take-part = You take part in this contest.
web-contest-leave = Drop out
web-contest-leave-about = A bot plays your running match to its end, unrated; your points stay.
web-contest-leave-open = You can sign up again as long as there is room.
web-contest-full = All places are taken.
web-contest-people = Signed up
web-contest-people-count = { $people } of { $most }
web-contest-nobody-yet = Nobody yet.
web-contest-share = Share
web-contest-link = Link to the contest
web-contest-file-standings = Standings (CSV)
web-contest-file-results = Results (JSON)
web-contest-file-records = Records
web-contest-organiser = For the organiser
web-contest-starts-itself = Round 1 begins by itself: { $time }.
web-contest-starts-you = Round 1 begins when you start it.
web-contest-start = Start round 1
web-contest-round-until = The round lasts until
web-contest-signup-until = Sign-up lasts until
web-contest-postpone = Change
web-contest-decide = Decide a match
web-contest-decide-how = How it is decided
web-contest-decide-act = Decide
web-contest-decide-none = nobody gets a point
web-contest-decide-shared = points are shared
web-contest-decide-winner = { $player } wins
web-contest-choose-match = Choose a match
web-contest-choose-person = Choose a person
web-contest-drop = Drop a person
web-contest-drop-act = Drop
web-contest-deputies = Deputies have your rights
web-contest-deputy-is = { $player } (deputy)
web-contest-deputy-name = Make deputy
web-contest-deputy-remove = Take the rights away
web-contest-undo = Can be undone for a day
web-contest-did-dropped-out = { $player } dropped out
web-contest-did-postponed = More time
web-contest-did-ruled = Decided: { $players }
web-contest-did-late = Decided because time was up: { $players }
web-contest-end = End the contest early
web-contest-end-sure = No further round is played. This cannot be undone.
web-contest-name = Name of the contest
web-contest-unnamed = Contest
web-contest-q-game = What is played
web-contest-q-game-about = the game and its options
web-contest-seats = Players at each table
web-contest-q-format = How it runs
web-contest-q-format-about = rounds and pairings
web-contest-q-pace = Pace and deadlines
web-contest-q-pace-about = a round ends by itself
web-contest-length = A round lasts at most
web-contest-q-late = If a match is not finished
web-contest-q-late-about = decided now, not in anger
web-contest-late-bot = Bots finish it
web-contest-late-half = Half the points
web-contest-late-present = Whoever is waited for loses
web-contest-late-organiser = I decide
web-contest-q-ties = Equal points
web-contest-q-ties-about = what decides, in this order
web-contest-tie-opponents = points of the opponents
web-contest-tie-between = matches among themselves
web-contest-tie-wins = first places
web-contest-tie-share = share of the points in each match
web-contest-tie-lot = lot
web-contest-tie-up = Move up: { $tie }
web-contest-tie-down = Move down: { $tie }
web-contest-q-who = People who may come
web-contest-q-who-about = a name is enough, no account
web-contest-who-all = Everyone here
web-contest-who-link = Whoever has the link
web-contest-most = Up to so many people
web-contest-starts = Round 1 begins
web-contest-starts-about = Left empty, you start it yourself.
web-contest-q-counts = Spectators and hints
web-contest-q-counts-about = and what happens with an odd number
web-contest-watch = Matches can be watched
web-contest-watch-over = once they are over
web-contest-watch-now = while they run
web-contest-watch-players = by their players only
web-contest-odd = Whoever fits no table
web-contest-odd-bye = has a bye
web-contest-odd-bot = plays with a bot
web-contest-comes-to = What this comes to
web-contest-plan-tables = tables in round 1
web-contest-plan-matches = matches in all
web-contest-plan-byes = byes in round 1
web-contest-plan-bots = bots in round 1
web-contest-plan-time = With { $people } people it takes { $time } at most.
web-contest-announcement = Announcement
web-contest-announcement-lang = Language of the announcement
web-contest-words = Your own words
web-contest-may-change = Pace and deadlines can be changed until round 1; ties and lateness stay as announced.
web-contest-announce = Open for sign-up
# $count: moves
web-contest-moves = { $count ->
    [one] { $count } move so far
   *[other] { $count } moves so far
    }
# $mark: how it ended; $rank: the place at the table; $points: a number, maybe with a half
web-contest-mark-aloud = Round { $round }: { $mark ->
    [won] won
    [lost] lost
    [shared] shared place { $rank }
    [between] place { $rank }
    [bye] bye
    [ruled] decided, points: { $points }
    [running] being played
   *[absent] did not play
    }
# $by: what put a person below the one before
web-contest-decided = { $by ->
    [opponents] fewer points of the opponents
    [between] behind in matches among themselves
    [wins] fewer first places
    [share] smaller share of the points
    [round] out earlier
    [lot] by lot
   *[points] fewer points
    }
# $format: swiss, round_robin, knock_out or season
web-contest-format-about = { $format ->
    [round_robin] Everyone plays everyone.
    [knock_out] The best of each table go on, the others watch.
    [season] As Swiss, but people may join later and skip rounds.
   *[swiss] Equals meet, nobody is out, and no two meet twice while that can be avoided.
    }
