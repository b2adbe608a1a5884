### Paladins: the words of the game, English.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its plural, genitive;
### .short: narrow places; .full: a card or square told apart from its twins.

## The game

game-title = { term-game_title }
    .short = Paladins
game-tagline = Raise walls, send out monks, face the outsiders
game-about = For seven rounds you hire workers in the taverns, choose a paladin and decide which actions to send your people to, while faith, strength and influence open the way to one another. A criminal can do any work but brings suspicion, and when the tax supply runs out, the Inquisition comes for the most suspicious. For one to four players; in the solo game you face an AI player led by its scheme cards.
game-time = 90–120 min
game-credits = Designed by Shem Phillips and S J Macdonald, published by Garphill Games.
term-game_title = Paladins of the West Kingdom
    .acc = Paladins of the West Kingdom
    .gen = Paladins of the West Kingdom
term-game_title_short = Paladins
    .acc = Paladins
    .gen = Paladins
term-vp = VP
    .long = victory point
    .long-few = victory points
    .long-other = victory points
term-player = player
    .few = players
    .other = players
    .acc = player
    .acc-few = players
    .gen = player
term-start_player_role = start player
    .acc = start player
    .gen = start player
term-round = round
    .few = rounds
    .other = rounds
    .acc = round
    .acc-few = rounds
    .gen = round
term-turn = turn
    .few = turns
    .other = turns
    .acc = turn
    .acc-few = turns
    .gen = turn
term-action = action
    .few = actions
    .other = actions
    .acc = action
    .acc-few = actions
    .gen = action
term-pass = pass
    .inf = pass
    .do = Pass
term-reward = reward
    .few = rewards
    .other = rewards
    .acc = reward
    .acc-few = rewards
    .gen = reward
term-cost = cost
    .few = costs
    .other = costs
    .acc = cost
    .acc-few = costs
    .gen = cost
term-ability = ability
    .few = abilities
    .other = abilities
    .acc = ability
    .acc-few = abilities
    .gen = ability
term-choice = choice
    .acc = choice
    .gen = choice

## Seats and the solo opponent: the value is the subject of a log sentence, .short is the colour or the short name

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Adso
    .n2 = Berno
    .n3 = Wido
    .n4 = Otger
bot-squire = Hatto
    .n2 = Radbod
    .n3 = Gerold
    .n4 = Lambert
bot-knight = Roland
    .n2 = Oliver
    .n3 = Ogier
    .n4 = Astolf
bot-castellan = William
    .n2 = Bernard
    .n3 = Reginar
    .n4 = Adalhard
bot-king = Charles
    .n2 = Louis
    .n3 = Lothair
    .n4 = Pepin
ai = the AI player
    .acc = AI player
    .gen = AI player
    .dat = AI player
    .short = AI player

## Workers

term-worker = worker
    .few = workers
    .other = workers
    .acc = worker
    .acc-few = workers
    .gen = worker
worker-labourer = labourer
    .few = labourers
    .other = labourers
    .acc = labourer
    .acc-few = labourers
    .gen = labourer
    .short = lab.
worker-scout = scout
    .few = scouts
    .other = scouts
    .acc = scout
    .acc-few = scouts
    .gen = scout
    .short = scout
worker-merchant = merchant
    .few = merchants
    .other = merchants
    .acc = merchant
    .acc-few = merchants
    .gen = merchant
    .short = merch.
worker-fighter = fighter
    .few = fighters
    .other = fighters
    .acc = fighter
    .acc-few = fighters
    .gen = fighter
    .short = fight.
worker-cleric = cleric
    .few = clerics
    .other = clerics
    .acc = cleric
    .acc-few = clerics
    .gen = cleric
    .short = cleric
worker-criminal = criminal
    .few = criminals
    .other = criminals
    .acc = criminal
    .acc-few = criminals
    .gen = criminal
    .short = crim.
worker-any = any worker
    .few = workers of any kind
    .other = workers of any kind
    .acc = any worker
    .acc-few = workers of any kind
    .gen = any worker
    .short = any
term-wild = wild
    .acc = wild
    .gen = wild
term-pool = your workers
    .acc = your workers
    .gen = your workers
term-slot = worker slot
    .few = worker slots
    .other = worker slots
    .acc = worker slot
    .acc-few = worker slots
    .gen = worker slot

## Goods and stocks; .mass: without a number

term-silver = silver
    .few = silver
    .other = silver
    .acc = silver
    .acc-few = silver
    .gen = silver
    .mass = silver
    .mass-acc = silver
    .mass-gen = silver
term-provision = provision
    .few = provisions
    .other = provisions
    .acc = provision
    .acc-few = provisions
    .gen = provision
    .mass = provisions
    .mass-acc = provisions
    .mass-gen = provisions
term-goods = goods
    .acc = goods
    .gen = goods
term-resource = resource
    .few = resources
    .other = resources
    .acc = resource
    .acc-few = resources
    .gen = resource
term-tax = tax
    .few = tax
    .other = tax
    .acc = tax
    .acc-few = tax
    .gen = tax
term-general_supply = general supply
    .acc = general supply
    .gen = general supply
    .to = to the general supply
    .from = from the general supply
term-tax_supply = tax supply
    .acc = tax supply
    .gen = tax supply
    .to = to the tax supply
    .at = in the tax supply
    .from = from the tax supply

## Counted things; -acc after a verb (gain, pay, place), -gen the genitive (missing, up to)

count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    }
count-worker-acc = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    }
count-any-worker-acc = { $count ->
    [one] { $count } worker of any kind
   *[other] { $count } workers of any kind
    }
count-worker-gen = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    }
count-labourer = { $count ->
    [one] { $count } labourer
   *[other] { $count } labourers
    }
count-labourer-acc = { $count ->
    [one] { $count } labourer
   *[other] { $count } labourers
    }
count-labourer-gen = { $count ->
    [one] { $count } labourer
   *[other] { $count } labourers
    }
count-scout = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
    }
count-scout-acc = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
    }
count-scout-gen = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
    }
count-merchant = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
    }
count-merchant-acc = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
    }
count-merchant-gen = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
    }
count-fighter = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
    }
count-fighter-acc = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
    }
count-fighter-gen = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
    }
count-cleric = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
    }
count-cleric-acc = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
    }
count-cleric-gen = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
    }
count-criminal = { $count ->
    [one] { $count } criminal
   *[other] { $count } criminals
    }
count-criminal-acc = { $count ->
    [one] { $count } criminal
   *[other] { $count } criminals
    }
count-criminal-gen = { $count ->
    [one] { $count } criminal
   *[other] { $count } criminals
    }
count-silver = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    }
count-silver-acc = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    }
count-silver-gen = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    }
count-provision = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
    }
count-provision-acc = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
    }
count-provision-gen = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
    }
count-debt = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
    }
count-debt-acc = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
    }
count-debt-gen = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
    }
count-suspicion = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
    }
count-suspicion-acc = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
    }
count-suspicion-gen = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
    }
count-workshop = { $count ->
    [one] { $count } workshop
   *[other] { $count } workshops
    }
count-workshop-acc = { $count ->
    [one] { $count } workshop
   *[other] { $count } workshops
    }
count-monk = { $count ->
    [one] { $count } monk
   *[other] { $count } monks
    }
count-monk-acc = { $count ->
    [one] { $count } monk
   *[other] { $count } monks
    }
count-outpost = { $count ->
    [one] { $count } outpost
   *[other] { $count } outposts
    }
count-outpost-acc = { $count ->
    [one] { $count } outpost
   *[other] { $count } outposts
    }
count-jar = { $count ->
    [one] { $count } jar
   *[other] { $count } jars
    }
count-jar-acc = { $count ->
    [one] { $count } jar
   *[other] { $count } jars
    }
count-wall = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
    }
count-wall-acc = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
    }
count-townsfolk = { $count ->
    [one] { $count } townsfolk card
   *[other] { $count } townsfolk cards
    }
count-townsfolk-acc = { $count ->
    [one] { $count } townsfolk card
   *[other] { $count } townsfolk cards
    }
count-outsider = { $count ->
    [one] { $count } outsider
   *[other] { $count } outsiders
    }
count-outsider-acc = { $count ->
    [one] { $count } outsider
   *[other] { $count } outsiders
    }
count-vp = { $count ->
    [one] { $count } VP
   *[other] { $count } VP
    }
count-vp-acc = { $count ->
    [one] { $count } VP
   *[other] { $count } VP
    }
count-tavern = { $count ->
    [one] { $count } tavern
   *[other] { $count } taverns
    }
count-tavern-acc = { $count ->
    [one] { $count } tavern
   *[other] { $count } taverns
    }
count-player = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
count-player-acc = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
count-order = { $count ->
    [one] { $count } King's Order
   *[other] { $count } King's Orders
    }
count-order-acc = { $count ->
    [one] { $count } King's Order
   *[other] { $count } King's Orders
    }

## Pieces

term-workshop = workshop
    .few = workshops
    .other = workshops
    .acc = workshop
    .acc-few = workshops
    .gen = workshop
term-monk = monk
    .few = monks
    .other = monks
    .acc = monk
    .acc-few = monks
    .gen = monk
term-outpost = outpost
    .few = outposts
    .other = outposts
    .acc = outpost
    .acc-few = outposts
    .gen = outpost
term-jar = jar
    .few = jars
    .other = jars
    .acc = jar
    .acc-few = jars
    .gen = jar
term-attribute_marker = attribute marker
    .few = attribute markers
    .other = attribute markers
    .acc = attribute marker
    .acc-few = attribute markers
    .gen = attribute marker
term-resource_marker = resource marker
    .acc = resource marker
    .gen = resource marker
term-start_player = start player marker
    .acc = start player marker
    .gen = start player marker

## Boards and places

term-main_board = main board
    .acc = main board
    .gen = main board
    .at = on the main board
term-main_board_parts = part of the main board
    .few = parts of the main board
    .other = parts of the main board
    .acc = part of the main board
    .acc-few = parts of the main board
    .gen = part of the main board
term-player_boards = player board
    .few = player boards
    .other = player boards
    .acc = player board
    .acc-few = player boards
    .gen = player board
term-own_board = your board
    .acc = your board
    .gen = your board
    .at = on your board
    .from = from your board
term-left_side = left-hand actions
    .acc = left-hand actions
    .gen = left-hand actions
term-right_side = right-hand actions
    .acc = right-hand actions
    .gen = right-hand actions
term-action_space = action space
    .few = action spaces
    .other = action spaces
    .acc = action space
    .acc-few = action spaces
    .gen = action space
term-card_place = card place
    .few = card places
    .other = card places
    .acc = card place
    .acc-few = card places
    .gen = card place
term-square = square
    .few = squares
    .other = squares
    .acc = square
    .acc-few = squares
    .gen = square
term-absolve_square = absolve square
    .few = absolve squares
    .other = absolve squares
    .acc = absolve square
    .acc-few = absolve squares
    .gen = absolve square
term-occupied = occupied
term-column = column
    .few = columns
    .other = columns
    .acc = column
    .acc-few = columns
    .gen = column
term-region = region
    .few = regions
    .other = regions
    .acc = region
    .acc-few = regions
    .gen = region
term-flag = flag
    .few = flags
    .other = flags
    .acc = flag
    .acc-few = flags
    .gen = flag

## Attributes

term-attribute = attribute
    .few = attributes
    .other = attributes
    .acc = attribute
    .acc-few = attributes
    .gen = attribute
attribute-faith = faith
    .acc = faith
    .gen = faith
attribute-strength = strength
    .acc = strength
    .gen = strength
attribute-influence = influence
    .acc = influence
    .gen = influence
term-attribute_track = attribute track
    .acc = attribute track
    .gen = attribute track
term-boost = boost for this round
    .acc = boost for this round
    .gen = boost for this round

## Cards and decks

term-card = card
    .few = cards
    .other = cards
    .acc = card
    .acc-few = cards
    .gen = card
term-deck = deck
    .few = decks
    .other = decks
    .acc = deck
    .acc-few = decks
    .gen = deck
    .from = from the deck
term-discard_pile = discard pile
    .acc = discard pile
    .gen = discard pile
    .to = to the discard pile
term-face_up = face up
term-face_down = face down
term-paladins = Paladin
    .few = Paladins
    .other = Paladins
    .acc = Paladin
    .acc-few = Paladins
    .gen = Paladin
term-townsfolk = Townsfolk
    .few = Townsfolk
    .other = Townsfolk
    .acc = Townsfolk
    .acc-few = Townsfolk
    .gen = Townsfolk
    .short = townsfolk deck
term-outsiders = Outsider
    .few = Outsiders
    .other = Outsiders
    .acc = Outsider
    .acc-few = Outsiders
    .gen = Outsider
    .short = outsider deck
term-kings_favours = King's Favour
    .few = King's Favours
    .other = King's Favours
    .acc = King's Favour
    .acc-few = King's Favours
    .gen = King's Favour
term-kings_orders = King's Order
    .few = King's Orders
    .other = King's Orders
    .acc = King's Order
    .acc-few = King's Orders
    .gen = King's Order
term-debts = Debt
    .few = Debts
    .other = Debts
    .acc = Debt
    .acc-few = Debts
    .gen = Debt
    .short = debts
term-suspicions = Suspicion
    .few = Suspicions
    .other = Suspicions
    .acc = Suspicion
    .acc-few = Suspicions
    .gen = Suspicion
    .short = suspicions
term-taverns = Tavern
    .few = Taverns
    .other = Taverns
    .acc = Tavern
    .acc-few = Taverns
    .gen = Tavern
term-walls = Wall
    .few = Walls
    .other = Walls
    .acc = Wall
    .acc-few = Walls
    .gen = Wall
    .short = wall deck
term-schemes = Scheme
    .few = Schemes
    .other = Schemes
    .acc = Scheme
    .acc-few = Schemes
    .gen = Scheme
    .short = scheme deck
term-townsfolk_card = townsfolk card
    .few = townsfolk cards
    .other = townsfolk cards
    .acc = townsfolk card
    .acc-few = townsfolk cards
    .gen = townsfolk card
term-outsider_card = outsider card
    .few = outsider cards
    .other = outsider cards
    .acc = outsider card
    .acc-few = outsider cards
    .gen = outsider card
term-wall_card = wall card
    .few = wall cards
    .other = wall cards
    .acc = wall card
    .acc-few = wall cards
    .gen = wall card
term-tavern_card = tavern card
    .few = tavern cards
    .other = tavern cards
    .acc = tavern card
    .acc-few = tavern cards
    .gen = tavern card
term-debt_card = debt card
    .few = debt cards
    .other = debt cards
    .acc = debt card
    .acc-few = debt cards
    .gen = debt card
term-suspicion_card = suspicion card
    .few = suspicion cards
    .other = suspicion cards
    .acc = suspicion card
    .acc-few = suspicion cards
    .gen = suspicion card
term-paladin_card = paladin card
    .few = paladin cards
    .other = paladin cards
    .acc = paladin card
    .acc-few = paladin cards
    .gen = paladin card
term-scheme_card = scheme card
    .few = scheme cards
    .other = scheme cards
    .acc = scheme card
    .acc-few = scheme cards
    .gen = scheme card
term-green_seal = green seal
    .acc = green seal
    .gen = green seal
term-red_seal = red seal
    .acc = red seal
    .gen = red seal
term-unpaid = unpaid
term-paid = paid
term-debt_unpaid = unpaid debt
    .few = unpaid debts
    .other = unpaid debts
    .acc = unpaid debt
    .acc-few = unpaid debts
    .gen = unpaid debt
term-debt_paid_card = paid debt
    .few = paid debts
    .other = paid debts
    .acc = paid debt
    .acc-few = paid debts
    .gen = paid debt
term-party = party
    .acc = party
    .gen = party
    .to = into your party
    .at = in your party
term-offer = offer
    .acc = offer
    .gen = offer
    .from = from the offer
term-instant_reward = instant reward
    .few = instant rewards
    .other = instant rewards
    .acc = instant reward
    .acc-few = instant rewards
    .gen = instant reward
term-discard_reward = reward for discarding
    .acc = reward for discarding
    .gen = reward for discarding
term-lasting_ability = lasting ability
    .acc = lasting ability
    .gen = lasting ability
term-special_ability = special ability
    .acc = special ability
    .gen = special ability
term-attack_reward = reward for attacking
    .acc = reward for attacking
    .gen = reward for attacking
term-convert_reward = reward for converting
    .acc = reward for converting
    .gen = reward for converting
term-attacked = attacked outsider
    .few = attacked outsiders
    .other = attacked outsiders
    .acc = attacked outsider
    .acc-few = attacked outsiders
    .gen = attacked outsider
term-converted = converted outsider
    .few = converted outsiders
    .other = converted outsiders
    .acc = converted outsider
    .acc-few = converted outsiders
    .gen = converted outsider

## Actions; .inf for buttons, .do for prompts; in uk .gen stands after the word for action

action-develop = Develop
    .acc = Develop
    .gen = Develop
    .inf = develop
    .do = Place a workshop
action-recruit = Recruit
    .acc = Recruit
    .gen = Recruit
    .inf = recruit
    .do = Recruit
action-hunt = Hunt
    .acc = Hunt
    .gen = Hunt
    .inf = hunt
    .do = Hunt
action-trade = Trade
    .acc = Trade
    .gen = Trade
    .inf = trade
    .do = Trade
action-pray = Pray
    .acc = Pray
    .gen = Pray
    .inf = pray
    .do = Pray
action-conspire = Conspire
    .acc = Conspire
    .gen = Conspire
    .inf = conspire
    .do = Conspire
action-commission = Commission
    .acc = Commission
    .gen = Commission
    .inf = send a monk
    .do = Send a monk
action-fortify = Fortify
    .acc = Fortify
    .gen = Fortify
    .inf = build a wall
    .do = Build a wall
action-garrison = Garrison
    .acc = Garrison
    .gen = Garrison
    .inf = place an outpost
    .do = Place an outpost
action-absolve = Absolve
    .acc = Absolve
    .gen = Absolve
    .inf = absolve
    .do = Absolve
action-attack = Attack
    .acc = Attack
    .gen = Attack
    .inf = attack an outsider
    .do = Attack
action-convert = Convert
    .acc = Convert
    .gen = Convert
    .inf = convert an outsider
    .do = Convert
action-rest = Rest
    .acc = Rest
    .gen = Rest
    .inf = rest
    .do = Rest
action-favour = King's Favour
    .acc = King's Favour
    .gen = King's Favour
    .inf = use a King's Favour
    .do = Use the favour

## What icons mean, without numbers of their own

term-cancel_debt = Cancel 1 unpaid debt
term-pay_debt = Pay 1 unpaid debt
term-clear_space = Pray: clear 1 action space
term-discard_townsfolk = Discard 1 townsfolk card
term-recruit_townsfolk = Recruit 1 townsfolk card
term-place_workshop = Place 1 workshop
term-free_recruit = Free recruit
term-free_develop = Free develop
term-either = Choose one
term-players_3 = Only with 3 or more players
term-players_4 = Only with 4 players

## When abilities work

term-trigger_debt_paid = Each time you pay a debt
term-trigger_inquisition = During every Inquisition
term-suspicion_min = if you hold 2 or more suspicion cards
term-suspicion_max = if you hold no suspicion card

## Tax, suspicion, Inquisition

term-inquisition = Inquisition
    .acc = Inquisition
    .gen = Inquisition
term-most_suspicion = most suspicion cards
term-half_rounded_down = half, rounded down
term-refill = refill the tax supply

## Phases

term-setup = Setup
term-phase_draft = Townsfolk draft
term-phase_start_player = Start player
term-phase_reveal = Orders and favours
term-phase_taverns = Taverns
term-phase_paladins = Paladins
term-phase_workers = Workers
term-phase_actions = Actions
term-phase_refresh = Refresh
term-phase_scoring = Final scoring
term-paladin_use = Use this round
term-paladin_top = Back on top
term-paladin_bottom = To the bottom
term-keep_workers = Keep up to 3 workers

## Score sheet

term-score_orders = King's Orders fulfilled
term-score_attributes = Attribute track
term-score_faith = Faith
term-score_strength = Strength
term-score_influence = Influence
term-score_commission = Commission
term-score_garrison = Garrison
term-score_fortify = Fortify and walls
term-score_absolve = Absolve
term-score_develop = Develop
term-score_converted = Converted outsiders
term-score_debts = Debts
term-score_leftovers = Silver and provisions
term-score_total = Total
term-tie_orders = most VP from King's Orders
term-tie_suspicion = fewest suspicion cards
term-shared_win = shared victory
term-winner = winner
    .acc = winner
    .gen = winner
term-metric_attacked_saracen = 1 VP per attacked Saracen
term-metric_attacked_byzantine = 1 VP per attacked Byzantine
term-metric_attacked_viking = 1 VP per attacked Viking
term-metric_count_commission = 1 VP per 2 Commission actions
term-metric_count_fortify = 1 VP per 2 Fortify actions
term-metric_count_garrison = 1 VP per 2 Garrison actions
term-metric_count_absolve = 1 VP per 2 Absolve actions
term-metric_count_develop = 1 VP per 2 Develop actions
term-metric_count_townsfolk = 1 VP per 2 townsfolk in your party
term-metric_faith = 1 VP per 4 faith
term-metric_strength = 1 VP per 4 strength
term-metric_influence = 1 VP per 4 influence
term-metric_paid_debts = 1 VP per paid debt
term-metric_unpaid_debts = 1 VP per unpaid debt
term-metric_suspicion_cards = 1 VP per suspicion card
term-metric_orders_fulfilled = 1 VP, plus 1 VP per King's Order fulfilled
term-metric_converted_mercenaries = 1 VP, plus 1 VP per converted Mercenary

## Solo game

term-solo = solo game
    .acc = solo game
    .gen = solo game
term-ai_player = AI player
    .acc = AI player
    .gen = AI player
term-ai_board = AI board
    .acc = AI board
    .gen = AI board
term-resource_track = resource track
    .acc = resource track
    .gen = resource track
term-fallback_row = fallback actions
    .acc = fallback actions
    .gen = fallback actions
term-difficulty = difficulty level
    .acc = difficulty level
    .gen = difficulty level
term-easy = Easy
term-standard = Standard
term-hard = Hard
term-marker_wrap = The marker starts again from the left

## Paladins

paladin-anseis = Anséis
    .acc = Anséis
    .gen = Anséis
paladin-berengier = Bérengier
    .acc = Bérengier
    .gen = Bérengier
paladin-engelier = Engelier
    .acc = Engelier
    .gen = Engelier
paladin-gerier = Gérier
    .acc = Gérier
    .gen = Gérier
paladin-gerin = Gérin
    .acc = Gérin
    .gen = Gérin
paladin-girard = Girard
    .acc = Girard
    .gen = Girard
paladin-ivon = Ivon
    .acc = Ivon
    .gen = Ivon
paladin-ivoire = Ivoire
    .acc = Ivoire
    .gen = Ivoire
paladin-oliver = Oliver
    .acc = Oliver
    .gen = Oliver
paladin-otton = Otton
    .acc = Otton
    .gen = Otton
paladin-roland = Roland
    .acc = Roland
    .gen = Roland
paladin-samson = Samson
    .acc = Samson
    .gen = Samson

## Townsfolk; .full: told apart by what its ability gives (a Swindler by what discarding it gives)

townsfolk-abbot_1 = Abbot
    .acc = Abbot
    .full = Abbot (labourer)
townsfolk-abbot_2 = Abbot
    .acc = Abbot
    .full = Abbot (provision)
townsfolk-abbot_3 = Abbot
    .acc = Abbot
    .full = Abbot (tax)
townsfolk-acolyte_1 = Acolyte
    .acc = Acolyte
    .full = Acolyte (labourer)
townsfolk-acolyte_2 = Acolyte
    .acc = Acolyte
    .full = Acolyte (silver)
townsfolk-acolyte_3 = Acolyte
    .acc = Acolyte
    .full = Acolyte (tax)
townsfolk-architect_1 = Architect
    .acc = Architect
    .full = Architect (labourer)
townsfolk-architect_2 = Architect
    .acc = Architect
    .full = Architect (provision)
townsfolk-architect_3 = Architect
    .acc = Architect
    .full = Architect (tax)
townsfolk-swindler_1 = Swindler
    .acc = Swindler
    .full = Swindler (2 suspicions)
townsfolk-swindler_2 = Swindler
    .acc = Swindler
    .full = Swindler (criminal)
townsfolk-debt_collector_1 = Debt Collector
    .acc = Debt Collector
    .full = Debt Collector (labourer)
townsfolk-debt_collector_2 = Debt Collector
    .acc = Debt Collector
    .full = Debt Collector (fighter)
townsfolk-debt_collector_3 = Debt Collector
    .acc = Debt Collector
    .full = Debt Collector (scout)
townsfolk-defender_1 = Defender
    .acc = Defender
    .full = Defender (labourer)
townsfolk-defender_2 = Defender
    .acc = Defender
    .full = Defender (provision)
townsfolk-defender_3 = Defender
    .acc = Defender
    .full = Defender (tax)
townsfolk-gatekeeper_1 = Gatekeeper
    .acc = Gatekeeper
    .full = Gatekeeper (labourer)
townsfolk-gatekeeper_2 = Gatekeeper
    .acc = Gatekeeper
    .full = Gatekeeper (silver)
townsfolk-gatekeeper_3 = Gatekeeper
    .acc = Gatekeeper
    .full = Gatekeeper (tax)
townsfolk-missionary_1 = Missionary
    .acc = Missionary
    .full = Missionary (labourer)
townsfolk-missionary_2 = Missionary
    .acc = Missionary
    .full = Missionary (provision)
townsfolk-missionary_3 = Missionary
    .acc = Missionary
    .full = Missionary (tax)
townsfolk-peddler_1 = Peddler
    .acc = Peddler
    .full = Peddler (labourer)
townsfolk-peddler_2 = Peddler
    .acc = Peddler
    .full = Peddler (provisions)
townsfolk-peddler_3 = Peddler
    .acc = Peddler
    .full = Peddler (silver)
townsfolk-squire_1 = Squire
    .acc = Squire
    .full = Squire (faith)
townsfolk-squire_2 = Squire
    .acc = Squire
    .full = Squire (influence)
townsfolk-squire_3 = Squire
    .acc = Squire
    .full = Squire (strength)
townsfolk-warden_1 = Warden
    .acc = Warden
    .full = Warden (labourer)
townsfolk-warden_2 = Warden
    .acc = Warden
    .full = Warden (silver)
townsfolk-warden_3 = Warden
    .acc = Warden
    .full = Warden (tax)

## Nations

nation-saracen = Saracen
    .few = Saracens
    .other = Saracens
    .acc = Saracen
    .acc-few = Saracens
    .gen = Saracen
nation-byzantine = Byzantine
    .few = Byzantines
    .other = Byzantines
    .acc = Byzantine
    .acc-few = Byzantines
    .gen = Byzantine
nation-viking = Viking
    .few = Vikings
    .other = Vikings
    .acc = Viking
    .acc-few = Vikings
    .gen = Viking

## Outsiders; .full: with the nation

outsider-viking_adventurer = Adventurer
    .acc = Adventurer
    .full = Adventurer (Viking)
outsider-viking_armourer = Armourer
    .acc = Armourer
    .full = Armourer (Viking)
outsider-viking_assassin = Assassin
    .acc = Assassin
    .full = Assassin (Viking)
outsider-viking_barbarian = Barbarian
    .acc = Barbarian
    .full = Barbarian (Viking)
outsider-viking_guardian = Guardian
    .acc = Guardian
    .full = Guardian (Viking)
outsider-viking_lookout = Lookout
    .acc = Lookout
    .full = Lookout (Viking)
outsider-viking_marauder = Marauder
    .acc = Marauder
    .full = Marauder (Viking)
outsider-viking_mercenary = Mercenary
    .acc = Mercenary
    .full = Mercenary (Viking)
outsider-viking_protector = Protector
    .acc = Protector
    .full = Protector (Viking)
outsider-viking_thief = Thief
    .acc = Thief
    .full = Thief (Viking)
outsider-viking_traitor = Traitor
    .acc = Traitor
    .full = Traitor (Viking)
outsider-viking_vigilante = Vigilante
    .acc = Vigilante
    .full = Vigilante (Viking)
outsider-byzantine_archer = Archer
    .acc = Archer
    .full = Archer (Byzantine)
outsider-byzantine_armourer = Armourer
    .acc = Armourer
    .full = Armourer (Byzantine)
outsider-byzantine_assassin = Assassin
    .acc = Assassin
    .full = Assassin (Byzantine)
outsider-byzantine_champion = Champion
    .acc = Champion
    .full = Champion (Byzantine)
outsider-byzantine_guardian = Guardian
    .acc = Guardian
    .full = Guardian (Byzantine)
outsider-byzantine_hunter = Hunter
    .acc = Hunter
    .full = Hunter (Byzantine)
outsider-byzantine_invader = Invader
    .acc = Invader
    .full = Invader (Byzantine)
outsider-byzantine_lookout = Lookout
    .acc = Lookout
    .full = Lookout (Byzantine)
outsider-byzantine_mercenary = Mercenary
    .acc = Mercenary
    .full = Mercenary (Byzantine)
outsider-byzantine_thief = Thief
    .acc = Thief
    .full = Thief (Byzantine)
outsider-byzantine_traitor = Traitor
    .acc = Traitor
    .full = Traitor (Byzantine)
outsider-byzantine_warrior = Warrior
    .acc = Warrior
    .full = Warrior (Byzantine)
outsider-saracen_adventurer = Adventurer
    .acc = Adventurer
    .full = Adventurer (Saracen)
outsider-saracen_archer = Archer
    .acc = Archer
    .full = Archer (Saracen)
outsider-saracen_barbarian = Barbarian
    .acc = Barbarian
    .full = Barbarian (Saracen)
outsider-saracen_champion = Champion
    .acc = Champion
    .full = Champion (Saracen)
outsider-saracen_hunter = Hunter
    .acc = Hunter
    .full = Hunter (Saracen)
outsider-saracen_invader = Invader
    .acc = Invader
    .full = Invader (Saracen)
outsider-saracen_marauder = Marauder
    .acc = Marauder
    .full = Marauder (Saracen)
outsider-saracen_mercenary_1 = Mercenary
    .acc = Mercenary
    .full = Mercenary (Saracen, provision)
outsider-saracen_mercenary_2 = Mercenary
    .acc = Mercenary
    .full = Mercenary (Saracen, tax)
outsider-saracen_protector = Protector
    .acc = Protector
    .full = Protector (Saracen)
outsider-saracen_vigilante = Vigilante
    .acc = Vigilante
    .full = Vigilante (Saracen)
outsider-saracen_warrior = Warrior
    .acc = Warrior
    .full = Warrior (Saracen)

## Walls: named by what they give besides 1 strength; .short: only that

wall-tower = Wall (+2 strength)
    .acc = Wall (+2 strength)
    .short = +2 strength
wall-labourer_vp = Wall (labourer, 1 VP)
    .acc = Wall (labourer, 1 VP)
    .short = labourer, 1 VP
wall-vp = Wall (2 VP)
    .acc = Wall (2 VP)
    .short = 2 VP
wall-debt_or_silver = Wall (1 debt paid or 2 silver)
    .acc = Wall (1 debt paid or 2 silver)
    .short = 1 debt paid or 2 silver
wall-suspicion_or_silver = Wall (1 suspicion discarded or 2 silver)
    .acc = Wall (1 suspicion discarded or 2 silver)
    .short = 1 suspicion discarded or 2 silver
wall-three_labourers = Wall (3 labourers)
    .acc = Wall (3 labourers)
    .short = 3 labourers
wall-two_labourers = Wall (2 labourers)
    .acc = Wall (2 labourers)
    .short = 2 labourers
wall-labourer_merchant = Wall (labourer, merchant)
    .acc = Wall (labourer, merchant)
    .short = labourer, merchant
wall-labourer_fighter = Wall (labourer, fighter)
    .acc = Wall (labourer, fighter)
    .short = labourer, fighter
wall-labourer_scout = Wall (labourer, scout)
    .acc = Wall (labourer, scout)
    .short = labourer, scout
wall-labourer_cleric = Wall (labourer, cleric)
    .acc = Wall (labourer, cleric)
    .short = labourer, cleric
wall-scout = Wall (scout)
    .acc = Wall (scout)
    .short = scout
wall-merchant = Wall (merchant)
    .acc = Wall (merchant)
    .short = merchant
wall-fighter = Wall (fighter)
    .acc = Wall (fighter)
    .short = fighter
wall-cleric = Wall (cleric)
    .acc = Wall (cleric)
    .short = cleric
wall-scout_merchant = Wall (scout, merchant)
    .acc = Wall (scout, merchant)
    .short = scout, merchant

## Taverns: named by their workers; .short: only those

tavern-01 = Tavern (cleric, scout, 2 labourers)
    .acc = Tavern (cleric, scout, 2 labourers)
    .short = cleric, scout, 2 labourers
tavern-02 = Tavern (2 fighters, scout, criminal)
    .acc = Tavern (2 fighters, scout, criminal)
    .short = 2 fighters, scout, criminal
tavern-03 = Tavern (2 merchants, scout, criminal)
    .acc = Tavern (2 merchants, scout, criminal)
    .short = 2 merchants, scout, criminal
tavern-04 = Tavern (2 fighters, criminal, labourer)
    .acc = Tavern (2 fighters, criminal, labourer)
    .short = 2 fighters, criminal, labourer
tavern-05 = Tavern (cleric, 2 scouts, criminal)
    .acc = Tavern (cleric, 2 scouts, criminal)
    .short = cleric, 2 scouts, criminal
tavern-06 = Tavern (fighter, merchant, scout, criminal)
    .acc = Tavern (fighter, merchant, scout, criminal)
    .short = fighter, merchant, scout, criminal
tavern-07 = Tavern (2 merchants, 2 labourers)
    .acc = Tavern (2 merchants, 2 labourers)
    .short = 2 merchants, 2 labourers
tavern-08 = Tavern (2 merchants, 2 scouts)
    .acc = Tavern (2 merchants, 2 scouts)
    .short = 2 merchants, 2 scouts
tavern-09 = Tavern (2 clerics, fighter, scout)
    .acc = Tavern (2 clerics, fighter, scout)
    .short = 2 clerics, fighter, scout
tavern-10 = Tavern (2 clerics, merchant, scout)
    .acc = Tavern (2 clerics, merchant, scout)
    .short = 2 clerics, merchant, scout
tavern-11 = Tavern (2 fighters, merchant, criminal)
    .acc = Tavern (2 fighters, merchant, criminal)
    .short = 2 fighters, merchant, criminal
tavern-12 = Tavern (fighter, scout, 2 criminals)
    .acc = Tavern (fighter, scout, 2 criminals)
    .short = fighter, scout, 2 criminals
tavern-13 = Tavern (2 merchants, scout, labourer)
    .acc = Tavern (2 merchants, scout, labourer)
    .short = 2 merchants, scout, labourer
tavern-14 = Tavern (2 clerics, merchant, labourer)
    .acc = Tavern (2 clerics, merchant, labourer)
    .short = 2 clerics, merchant, labourer
tavern-15 = Tavern (fighter, merchant, 2 scouts)
    .acc = Tavern (fighter, merchant, 2 scouts)
    .short = fighter, merchant, 2 scouts
tavern-16 = Tavern (fighter, 2 criminals, labourer)
    .acc = Tavern (fighter, 2 criminals, labourer)
    .short = fighter, 2 criminals, labourer
tavern-17 = Tavern (cleric, 2 labourers, criminal)
    .acc = Tavern (cleric, 2 labourers, criminal)
    .short = cleric, 2 labourers, criminal
tavern-18 = Tavern (2 clerics, 2 merchants)
    .acc = Tavern (2 clerics, 2 merchants)
    .short = 2 clerics, 2 merchants
tavern-19 = Tavern (2 fighters, 2 labourers)
    .acc = Tavern (2 fighters, 2 labourers)
    .short = 2 fighters, 2 labourers
tavern-20 = Tavern (3 clerics, fighter)
    .acc = Tavern (3 clerics, fighter)
    .short = 3 clerics, fighter
tavern-21 = Tavern (2 clerics, fighter, merchant)
    .acc = Tavern (2 clerics, fighter, merchant)
    .short = 2 clerics, fighter, merchant
tavern-22 = Tavern (3 scouts, labourer)
    .acc = Tavern (3 scouts, labourer)
    .short = 3 scouts, labourer
tavern-23 = Tavern (fighter, merchant, 2 criminals)
    .acc = Tavern (fighter, merchant, 2 criminals)
    .short = fighter, merchant, 2 criminals
tavern-24 = Tavern (fighter, criminal, 2 labourers)
    .acc = Tavern (fighter, criminal, 2 labourers)
    .short = fighter, criminal, 2 labourers

## Suspicions: named by their tax; .short: only that

suspicion-0 = Suspicion (no tax)
    .acc = Suspicion (no tax)
    .short = no tax
suspicion-1 = Suspicion (tax 1)
    .acc = Suspicion (tax 1)
    .short = tax 1
suspicion-2 = Suspicion (tax 2)
    .acc = Suspicion (tax 2)
    .short = tax 2

## King's Orders; .short: only the action

order-commission = King's Order: Commission
    .short = Commission
order-fortify = King's Order: Fortify
    .short = Fortify
order-garrison = King's Order: Garrison
    .short = Garrison
order-absolve = King's Order: Absolve
    .short = Absolve
order-attack = King's Order: Attack
    .short = Attack
order-convert = King's Order: Convert
    .short = Convert

## King's Favours; the names are ours

favour-free_recruit = Free Recruit
favour-forgive_and_tax = Pardon and Tax
favour-two_criminals = Two Criminals
favour-any_attribute = Any Attribute
favour-settle = Settling Accounts
favour-three_for_debt = Three for a Debt
favour-develop_or_workers = Workshop or Workers
favour-three_labourers = Three Labourers
favour-stores = Stores
favour-pray = Prayer

## Schemes of the solo game; .short: only the action

scheme-commission = Scheme: Commission
    .short = Commission
scheme-garrison = Scheme: Garrison
    .short = Garrison
scheme-fortify = Scheme: Fortify
    .short = Fortify
scheme-absolve = Scheme: Absolve
    .short = Absolve
scheme-attack = Scheme: Attack
    .short = Attack
scheme-convert = Scheme: Convert
    .short = Convert
scheme-kings_order = Scheme: King's Order
    .short = King's Order
scheme-recruit = Scheme: Recruit
    .short = Recruit
scheme-pray = Scheme: Pray
    .short = Pray
scheme-trade = Scheme: Trade
    .short = Trade
scheme-conspire = Scheme: Conspire
    .short = Conspire
scheme-kings_favour = Scheme: King's Favour
    .short = King's Favour

## Regions

region-1 = Region 1
    .acc = region 1
    .gen = region 1
    .to = to region 1
    .at = in region 1
region-2 = Region 2
    .acc = region 2
    .gen = region 2
    .to = to region 2
    .at = in region 2
region-3 = Region 3
    .acc = region 3
    .gen = region 3
    .to = to region 3
    .at = in region 3
region-4 = Region 4
    .acc = region 4
    .gen = region 4
    .to = to region 4
    .at = in region 4
region-5 = Region 5
    .acc = region 5
    .gen = region 5
    .to = to region 5
    .at = in region 5
region-6 = Region 6
    .acc = region 6
    .gen = region 6
    .to = to region 6
    .at = in region 6

## Squares of the regions and absolve squares; .short: only the reward, .full: told apart from its twins

square-r1_s1 = Region 1: free recruit
    .short = free recruit
    .full = Region 1: free recruit
square-r1_s2 = Region 1: 2 silver
    .short = 2 silver
    .full = Region 1: 2 silver
square-r1_s3 = Region 1: 1 labourer
    .short = 1 labourer
    .full = Region 1: 1 labourer
square-r1_s4 = Region 1: discard 1 suspicion card
    .short = discard 1 suspicion card
    .full = Region 1: discard 1 suspicion card
square-r2_s1 = Region 2: free recruit
    .short = free recruit
    .full = Region 2: free recruit
square-r2_s2 = Region 2: 2 silver
    .short = 2 silver
    .full = Region 2: 2 silver (square 2)
square-r2_s3 = Region 2: 1 scout
    .short = 1 scout
    .full = Region 2: 1 scout
square-r2_s4 = Region 2: discard 1 suspicion card
    .short = discard 1 suspicion card
    .full = Region 2: discard 1 suspicion card (square 4)
square-r2_s5 = Region 2: 1 labourer
    .short = 1 labourer
    .full = Region 2: 1 labourer
square-r2_s6 = Region 2: 2 silver
    .short = 2 silver
    .full = Region 2: 2 silver (square 6)
square-r2_s7 = Region 2: discard 1 suspicion card
    .short = discard 1 suspicion card
    .full = Region 2: discard 1 suspicion card (square 7)
square-r3_s1 = Region 3: 1 labourer
    .short = 1 labourer
    .full = Region 3: 1 labourer
square-r3_s2 = Region 3: 1 merchant
    .short = 1 merchant
    .full = Region 3: 1 merchant
square-r3_s3 = Region 3: 2 silver
    .short = 2 silver
    .full = Region 3: 2 silver (square 3)
square-r3_s4 = Region 3: pray
    .short = pray
    .full = Region 3: pray
square-r3_s5 = Region 3: 1 scout
    .short = 1 scout
    .full = Region 3: 1 scout
square-r3_s6 = Region 3: 1 fighter
    .short = 1 fighter
    .full = Region 3: 1 fighter
square-r3_s7 = Region 3: free recruit
    .short = free recruit
    .full = Region 3: free recruit
square-r3_s8 = Region 3: pay 1 debt
    .short = pay 1 debt
    .full = Region 3: pay 1 debt
square-r3_s9 = Region 3: 2 silver
    .short = 2 silver
    .full = Region 3: 2 silver (square 9)
square-r4_s1 = Region 4: 1 fighter
    .short = 1 fighter
    .full = Region 4: 1 fighter
square-r4_s2 = Region 4: pray
    .short = pray
    .full = Region 4: pray (square 2)
square-r4_s3 = Region 4: 1 merchant
    .short = 1 merchant
    .full = Region 4: 1 merchant
square-r4_s4 = Region 4: 1 cleric
    .short = 1 cleric
    .full = Region 4: 1 cleric
square-r4_s5 = Region 4: pay 1 debt
    .short = pay 1 debt
    .full = Region 4: pay 1 debt
square-r4_s6 = Region 4: 1 labourer, 1 scout
    .short = 1 labourer, 1 scout
    .full = Region 4: 1 labourer, 1 scout
square-r4_s7 = Region 4: 2 silver
    .short = 2 silver
    .full = Region 4: 2 silver (square 7)
square-r4_s8 = Region 4: pray
    .short = pray
    .full = Region 4: pray (square 8)
square-r4_s9 = Region 4: 2 labourers
    .short = 2 labourers
    .full = Region 4: 2 labourers
square-r4_s10 = Region 4: 2 silver
    .short = 2 silver
    .full = Region 4: 2 silver (square 10)
square-r5_s1 = Region 5: pray
    .short = pray
    .full = Region 5: pray
square-r5_s2 = Region 5: 1 labourer, 1 fighter
    .short = 1 labourer, 1 fighter
    .full = Region 5: 1 labourer, 1 fighter
square-r5_s3 = Region 5: pay 1 debt
    .short = pay 1 debt
    .full = Region 5: pay 1 debt (square 3)
square-r5_s4 = Region 5: 1 labourer, 1 merchant
    .short = 1 labourer, 1 merchant
    .full = Region 5: 1 labourer, 1 merchant
square-r5_s5 = Region 5: 1 labourer, 1 cleric
    .short = 1 labourer, 1 cleric
    .full = Region 5: 1 labourer, 1 cleric
square-r5_s6 = Region 5: pay 1 debt
    .short = pay 1 debt
    .full = Region 5: pay 1 debt (square 6)
square-r5_s7 = Region 5: 2 labourers
    .short = 2 labourers
    .full = Region 5: 2 labourers
square-r6_s1 = Region 6: pay 1 debt
    .short = pay 1 debt
    .full = Region 6: pay 1 debt
square-r6_s2 = Region 6: pray
    .short = pray
    .full = Region 6: pray
square-r6_s3 = Region 6: 2 labourers
    .short = 2 labourers
    .full = Region 6: 2 labourers
square-abs_recruit = Absolve square: free recruit
    .short = free recruit
    .full = Absolve square: free recruit
square-abs_labourer = Absolve square: 1 labourer
    .short = 1 labourer
    .full = Absolve square: 1 labourer
square-abs_pray_1 = Absolve square: pray
    .short = pray
    .full = Absolve square: pray (1)
square-abs_pray_2 = Absolve square: pray
    .short = pray
    .full = Absolve square: pray (2)
square-abs_faith = Absolve square: +1 faith
    .short = +1 faith
    .full = Absolve square: +1 faith
square-abs_provisions = Absolve square: 2 provisions
    .short = 2 provisions
    .full = Absolve square: 2 provisions
square-abs_suspicion_1 = Absolve square: discard 1 suspicion card
    .short = discard 1 suspicion card
    .full = Absolve square: discard 1 suspicion card (1)
square-abs_suspicion_2 = Absolve square: discard 1 suspicion card
    .short = discard 1 suspicion card
    .full = Absolve square: discard 1 suspicion card (2)
square-abs_debt_1 = Absolve square: pay 1 debt
    .short = pay 1 debt
    .full = Absolve square: pay 1 debt (1)
square-abs_debt_2 = Absolve square: pay 1 debt
    .short = pay 1 debt
    .full = Absolve square: pay 1 debt (2)

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; workers and costs
# come as counted phrases in the accusative; actions, attributes and squares in the nominative.

## Settings of a table

option-difficulty = Difficulty level
    .about = The harder the level, the more workshops the AI player starts with: 1, 3 or 5. Each saves it a worker on one action.
option-difficulty-easy = { term-easy }
option-difficulty-standard = { term-standard }
option-difficulty-hard = { term-hard }

## What is asked

ask-take-turn = { $workers ->
    [one] Which action will you take? You have { $workers } worker left.
   *[other] Which action will you take? You have { $workers } workers left.
    }
    .action = What will you use it for?
    .favour = What will you use it for?
# $last: yes in the last round
ask-choose-paladin = { $last ->
    [yes] Which paladin will you use in round { $round }, the last one?
   *[no] Which paladin will you use in round { $round }, and which one goes back on top of the deck? The third goes to the bottom.
    }
ask-choose-tavern = Which tavern will you take? You gain its workers.
ask-keep-three = Which 3 workers will you keep for the next round? The others go back to the supply.
# $how: draft, reward or price
ask-choose-townsfolk = { $how ->
    [draft] Which townsfolk card will you start with? It is free.
    [reward] Which townsfolk card will you recruit for free? You may also decline.
   *[price] Which townsfolk card will you recruit into your party?
    }
ask-dismiss-townsfolk = Which townsfolk card will you discard for its reward?
ask-choose-workshop = On which slot will you place the workshop? It will never need a worker again, and you gain { $worker }.
ask-choose-space = Which action space will you clear?
ask-choose-monks-square = Where will you send the monk?
ask-choose-outposts-square = Where will you place the outpost?
ask-choose-jar-square = To which absolve square will you move the jar?
ask-attack-outsider = Which outsider will you attack?
ask-convert-outsider = Which outsider will you convert?
ask-discard-suspicions = { $most ->
    [one] Will you discard { $most } suspicion card? You have { $have }.
   *[other] How many suspicion cards will you discard? At most { $most }; you have { $have }.
    }
ask-settle-debt = Will you pay 1 debt? Its −3 VP becomes +1 VP.
ask-give-debt-back = Will you cancel 1 unpaid debt? It will no longer cost you 3 VP.
ask-choose-reward = Which reward will you take?
ask-use-inquisition-abilities = { $suspicions ->
    [0] The Inquisition is coming and you hold no suspicion cards. Will you use an ability?
    [one] The Inquisition is coming and you hold { $suspicions } suspicion card. Will you use an ability?
   *[other] The Inquisition is coming and you hold { $suspicions } suspicion cards. Will you use an ability?
    }

## What stands on the buttons

# $workers: accusative
move-act = { $action }: place { $workers }{ $cost ->
    [none] {""}
   *[some] , pay { $cost }
    }{ $gain ->
    [none] {""}
   *[some] , gain { $gain }
    }
    .verb = { $action }
    .which = place { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] free
           *[some] gain { $gain }
            }
       *[some] pay { $cost }{ $gain ->
            [none] {""}
           *[some] , gain { $gain }
            }
        }
move-favour = King's Favour “{ $favour }”: place { $workers }{ $cost ->
    [none] {""}
   *[some] , for { $cost }
    }{ $gain ->
    [none] ; it would do nothing now
   *[some] ; reward: { $gain }
    }
    .verb = King's Favour “{ $favour }”
    .which = place { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] it would do nothing now
           *[some] reward: { $gain }
            }
       *[some] for { $cost }{ $gain ->
            [none] ; it would do nothing now
           *[some] ; reward: { $gain }
            }
        }
move-favour-hidden = Use King's Favour { $slot } (face down)
move-pass = Pass
# $how: silver, debt or free; $price: a number of silver
move-enlist = Recruit: { $townsfolk }, { $how ->
    [debt] for 1 debt
    [silver] { $price ->
        [one] for { $price } silver
       *[other] for { $price } silver
        }
   *[free] free
    }{ $gain ->
    [none] {""}
   *[some] ; instant reward: { $gain }
    }
    .verb = Recruit
    .which = { $townsfolk }
    .note = { $how ->
        [debt] for 1 debt
        [silver] { $price ->
            [one] for { $price } silver
           *[other] for { $price } silver
            }
       *[free] free
        }{ $gain ->
        [none] {""}
       *[some] ; instant reward: { $gain }
        }
move-dismiss = Discard: { $townsfolk }, { $how ->
    [debt] for 1 debt
    [silver] { $price ->
        [one] for { $price } silver
       *[other] for { $price } silver
        }
   *[free] free
    }{ $gain ->
    [none] ; its reward would do nothing now
   *[some] ; reward: { $gain }
    }
    .verb = Discard
    .which = { $townsfolk }
    .note = { $how ->
        [debt] for 1 debt
        [silver] { $price ->
            [one] for { $price } silver
           *[other] for { $price } silver
            }
       *[free] free
        }{ $gain ->
        [none] ; its reward would do nothing now
       *[some] ; reward: { $gain }
        }
# $slot: left or middle
move-workshop = Place a workshop: { $action }, { $slot ->
    [left] left slot
   *[middle] middle slot
    }
    .verb = Place a workshop
    .which = { $action }, { $slot ->
        [left] left slot
       *[middle] middle slot
        }
move-clear = Clear: { $action }
    .verb = Clear
    .which = { $action }
# $square: the reward
move-send = Send a monk to region { $region }: { $square }{ $works ->
    [no] {" "}(would do nothing now)
   *[yes] {""}
    }
    .verb = Send a monk
    .which = region { $region }: { $square }{ $works ->
        [no] {" "}(would do nothing now)
       *[yes] {""}
        }
move-post = Place an outpost in region { $region }: { $square }{ $works ->
    [no] {" "}(would do nothing now)
   *[yes] {""}
    }
    .verb = Place an outpost
    .which = region { $region }: { $square }{ $works ->
        [no] {" "}(would do nothing now)
       *[yes] {""}
        }
move-jar = Move a jar: { $square }{ $works ->
    [no] {" "}(would do nothing now)
   *[yes] {""}
    }
    .verb = Move a jar
    .which = { $square }{ $works ->
        [no] {" "}(would do nothing now)
       *[yes] {""}
        }
move-strike = Attack: { $outsider }, { $price ->
    [0] free
    [one] for { $price } silver
   *[other] for { $price } silver
    }{ $gain ->
    [none] {""}
   *[some] ; reward: { $gain }
    }
    .verb = Attack
    .which = { $outsider }
    .note = { $price ->
        [0] free
        [one] for { $price } silver
       *[other] for { $price } silver
        }{ $gain ->
        [none] {""}
       *[some] ; reward: { $gain }
        }
move-persuade = Convert: { $outsider }{ $gain ->
    [none] {""}
   *[some] ; reward: { $gain }
    }
    .verb = Convert
    .which = { $outsider }
    .note = { $gain ->
        [none] no reward now
       *[some] reward: { $gain }
        }
# $paladin, $top: accusative
move-use = { $last ->
    [yes] Use { $paladin }
   *[no] Use { $paladin }, put { $top } on top
    }
move-tavern = Take { $workers }
    .verb = Take
    .which = { $workers }
move-keep = Keep { $workers }
    .verb = Keep
    .which = { $workers }
move-discard = { $count ->
    [one] Discard { $count } suspicion card
   *[other] Discard { $count } suspicion cards
    }
move-pay-debt = Pay 1 debt
move-cancel-debt = Cancel 1 debt
move-decline = Decline
move-choose = Choose: { $effects }
    .verb = Choose
    .which = { $effects }
move-ability = Use the ability of { $townsfolk }: { $effects }
    .verb = Use an ability
    .which = { $townsfolk }
    .note = { $effects }

## Why not

refused-space-blocked = { $action }: workers already stand on this space, and it stays blocked to the end of the round unless something clears it.
    .advice = Pray can clear it.
refused-limit-reached = You can take the { $action } action only { $limit } times in a game and have done so.
refused-attribute-too-low = { $action }: your { $attribute } is too low; you need { $need } and have { $have }, so you are { $lack } short.
refused-wrong-number = { $least ->
    [1] { $most ->
        [1] { $action } takes 1 worker, not { $given }.
       *[other] { $action } takes 1 or { $most } workers, not { $given }.
        }
   *[other] { $action } takes { $least } workers, not { $given }.
    }
# $wanted: kinds of workers without numbers
refused-wrong-workers = These workers do not fit the { $action } action (needed: { $wanted }); a criminal fits any slot.
refused-workers-short = { $wild ->
    [yes] { $action } still needs { $workers }; a criminal can stand in for any colour.
   *[no] { $action } still needs { $workers }.
    }
refused-workers-missing = { $wild ->
    [yes] You are missing { $workers }; a criminal fits any slot.
   *[no] You are missing { $workers }.
    }
refused-no-townsfolk = { $more ->
    [yes] No townsfolk cards are left in the row; new ones come after this round.
   *[no] No townsfolk cards are left in the row, and no more will come.
    }
refused-nothing-to-clear = No other action space of yours is occupied, so there is nothing to clear.
refused-no-square = There is no free square left on the main board.
refused-no-wall = The wall deck is empty.
refused-no-outsider = { $more ->
    [yes] No outsiders are left in the row; new ones come after this round.
   *[no] No outsiders are left in the row, and no more will come.
    }
refused-too-little-silver = { $need ->
    [one] It costs { $need } silver and you have { $have }, so you are { $lack } short.
   *[other] It costs { $need } silver and you have { $have }, so you are { $lack } short.
    }
    .advice = Trade brings silver.
refused-too-few-provisions = { $need ->
    [one] It costs { $need } provision and you have { $have }, so you are { $lack } short.
   *[other] It costs { $need } provisions and you have { $have }, so you are { $lack } short.
    }
    .advice = Hunt brings provisions.
refused-too-many-suspicions = { $most ->
    [one] You can discard at most { $most } suspicion card here.
   *[other] You can discard at most { $most } suspicion cards here.
    }
refused-not-declinable = This is part of the action and cannot be declined.
refused-no-such-option = { $options ->
    [one] There is only { $options } option here.
   *[other] There are only { $options } options here.
    }
refused-option-is-idle = This option would do nothing now.
    .advice = Choose another one.
refused-other-trigger = { $townsfolk }: this ability is not for an Inquisition.
refused-not-in-party = { $townsfolk }: this card is not in your party.
    .advice = Choose one that is.
refused-ability-used = { $townsfolk }: you have used this ability in this Inquisition; each works only once.
refused-same-ability = { $townsfolk }: another card of yours does the same.
    .advice = Use that one first.
refused-too-few-suspicions = { $need ->
    [one] This ability works with { $need } suspicion card or more; you have { $have }.
   *[other] This ability works with { $need } suspicion cards or more; you have { $have }.
    }
refused-still-suspected = { $have ->
    [one] This ability works only if you hold no suspicion cards; you have { $have }.
   *[other] This ability works only if you hold no suspicion cards; you have { $have }.
    }
refused-at-the-top = Your { $attribute } is at { $top }, the end of the track; the ability would do nothing.
refused-not-suspected = You have no suspicion card to discard; the ability would do nothing.
# $paladin: accusative
refused-not-in-hand = { $paladin } is not in your hand.
    .advice = Choose one that is.
refused-same-paladin = You cannot use { $paladin } and put the same card on top.
    .advice = Choose another one for the top.
refused-order-is-idle = In the last round the order of the deck no longer matters.
    .advice = Choose { $paladin } for the top.
refused-tavern-not-open = This tavern is not open this round ({ $tavern }).
    .advice = Choose one of the open ones.
refused-tavern-claimed = This tavern is already taken.
    .advice = Choose one that is free.
refused-favour-face-down = This King's Favour is face down until round { $round }.
    .advice = Choose a revealed one.
refused-favour-taken = A worker already stands on this King's Favour and stays to the end of the round.
refused-keep-three = { $count ->
    [one] You keep exactly { $count } worker here.
   *[other] You keep exactly { $count } workers here.
    }
refused-column-empty = Column { $column } is empty.
    .advice = Choose another one.
refused-nothing-to-pay = This card is free, so you cannot take a debt for it.
    .advice = Take it without one.
refused-no-debt-here = Only the first { $columns } columns can be paid for with a debt, and this is column { $column }.
    .advice = Take the card without one.
refused-slot-covered = { $action }: the { $slot ->
    [left] left
   *[middle] middle
    } slot has a workshop already.
    .advice = Choose another slot.
refused-clear-another = The Pray action cannot clear its own space.
    .advice = Choose another occupied one.
refused-space-free = { $action }: this space is free already.
    .advice = Choose an occupied one.
# $square: the reward; $players: 3 or 4
refused-more-players = { $players ->
    [3] Region { $region }, { $square }: this square is only for 3 or more players.
   *[other] Region { $region }, { $square }: this square is only for { $players } players.
    }
    .advice = Choose another one.
refused-square-taken = Region { $region }, { $square }: this square is taken.
    .advice = Choose a free one.
refused-region-too-far = Region { $region } is out of reach: it needs { $attribute } { $need } and you have { $have }, so you are { $lack } short.
    .advice = Choose a region further left.
refused-jar-there = There is a jar on this absolve square already ({ $square }).
    .advice = Choose an empty one.
# $price, $silver: numbers of silver
refused-outsider-too-strong = { $price ->
    [one] This outsider needs strength { $need } and you have { $have }; the rest would cost { $price } silver and you have { $silver }.
   *[other] This outsider needs strength { $need } and you have { $have }; the rest would cost { $price } silver and you have { $silver }.
    }
    .advice = Choose one further left.
refused-too-little-faith = This outsider needs faith { $need } and you have { $have }, so you are { $lack } short.
    .advice = Choose one further left.

## What has happened: the round

event-opened = { $difficulty ->
    [easy] { $player } plays against the AI player on easy difficulty.
    [standard] { $player } plays against the AI player on standard difficulty.
    [hard] { $player } plays against the AI player on hard difficulty.
   *[none] { $player } is the start player.
    }
event-row-dealt = The townsfolk row is filled again.
event-round-began = Round { $round } begins; { $player } goes first.
event-order-revealed = A new King's Order: { $order }, worth { $points } VP.
event-favour-revealed = A new King's Favour: { $favour }.
event-taverns-revealed = Open this round: { $taverns }.
event-paladin-revealed = { $player } reveals { $paladin } and gains { $workers }.
event-tavern-taken = { $player } takes a tavern and gains { $workers }.
event-passed = { $reason ->
    [no_workers] { $player } passes, having no workers left.
    [no_action] { $player } passes, as no action is possible.
   *[will] { $player } passes.
    }
event-workers-kept = { $player } keeps { $workers } for the next round.
event-refreshed = Round { $round } is over; the main board is refreshed.
event-more-discarded = { $townsfolk ->
    [none] At the end of the round the solo game also discards the outsider in column 2: { $outsider } (rule { $rule }).
   *[some] { $outsider ->
        [none] At the end of the round the solo game also discards the townsfolk card in column 4: { $townsfolk } (rule { $rule }).
       *[some] At the end of the round the solo game also discards the townsfolk card in column 4, { $townsfolk }, and the outsider in column 2, { $outsider } (rule { $rule }).
        }
    }
event-scored = { $player } scores { $points } VP in all.

## What has happened: workers, goods, attributes

event-placed = { $player } takes the { $action } action with { $workers }.
event-workers-gained = { $player } gains { $workers }.
event-silver-gained = { $n ->
    [one] { $player } gains { $n } silver.
   *[other] { $player } gains { $n } silver.
    }
event-provisions-gained = { $n ->
    [one] { $player } gains { $n } provision.
   *[other] { $player } gains { $n } provisions.
    }
event-silver-paid = { $n ->
    [one] { $player } pays { $n } silver.
   *[other] { $player } pays { $n } silver.
    }
event-provisions-paid = { $n ->
    [one] { $player } pays { $n } provision.
   *[other] { $player } pays { $n } provisions.
    }
# $attribute: accusative
event-raised = { $player } raises { $attribute } by { $n }, to { $level }.

## What has happened: actions

event-developed = { $player } places a workshop on the { $slot ->
    [left] left
   *[middle] middle
    } slot of { $action }.
# $townsfolk, $outsider, $paladin: accusative; $square, $wall: the reward
event-dismissed = { $player } discards the { $townsfolk } for its reward.
event-enlisted = { $player } recruits the { $townsfolk }.
event-cleared = { $player } clears the { $action } space.
event-monk-sent = { $player } sends a monk to region { $region } (reward: { $square }).
event-outpost-placed = { $player } places an outpost in region { $region } (reward: { $square }).
event-wall-built = { $player } builds a wall ({ $wall }).
event-jar-moved = { $player } moves a jar (reward: { $square }).
event-attacked = { $player } attacks the { $outsider }.
event-converted = { $player } converts the { $outsider }.
event-favour-used = { $player } uses the King's Favour “{ $favour }”.
event-ability-used = { $player } uses the { $townsfolk }'s ability.
event-bonus-used = { $player } gets { $paladin }'s bonus.

## What has happened: tax, suspicion, Inquisition, debt

event-tax-taken = { $n ->
    [one] { $player } takes { $n } silver from the tax supply
   *[other] { $player } takes { $n } silver from the tax supply
    }; { $left ->
    [0] it is now empty.
    [one] { $left } silver is left there.
   *[other] { $left } silver is left there.
    }
event-suspicion-drawn = { $tax ->
    [0] { $player } draws a suspicion card without tax.
   *[other] { $player } draws a suspicion card with tax { $tax }.
    }
event-suspicions-shuffled = The suspicion deck is empty: the discarded cards are shuffled into a new deck.
event-suspicion-discarded = { $n ->
    [one] { $player } discards { $n } suspicion card.
   *[other] { $player } discards { $n } suspicion cards.
    }
event-inquisition-began = { $reason ->
    [tax] The tax supply is empty, so the Inquisition comes: whoever holds the most suspicion cards takes a debt (rule { $rule }).
   *[cards] There is no suspicion card left to draw, so the Inquisition comes: whoever holds the most of them takes a debt (rule { $rule }).
    }
event-nobody-suspected = Nobody holds a suspicion card, so nobody takes a debt (rule { $rule }).
event-accused = { $discarded ->
    [0] { $player } holds the most suspicion cards ({ $suspicions }) and takes 1 debt but discards nothing, because half is rounded down (rule { $rule }).
    [one] { $player } holds the most suspicion cards ({ $suspicions }), takes 1 debt and discards half of them, rounded down: { $discarded } card (rule { $rule }).
   *[other] { $player } holds the most suspicion cards ({ $suspicions }), takes 1 debt and discards half of them, rounded down: { $discarded } cards (rule { $rule }).
    }
event-tax-refilled = { $n ->
    [0] The tax supply is full.
    [one] The tax supply is refilled with { $n } silver.
   *[other] The tax supply is refilled with { $n } silver.
    }
event-debt-taken = { $player } takes 1 debt.
event-debt-paid = { $player } pays 1 debt.
event-debt-cancelled = { $player } cancels 1 debt.

## What the AI player does, and why

# $reason: difficulty or order
event-rival-strengthened = { $reason ->
    [difficulty] Because of the difficulty level, the AI player has a workshop on { $action } from the start; the action takes 1 worker fewer (rule { $rule }).
   *[order] Because of the new King's Order, the AI player gets a workshop on { $action }; the action takes 1 worker fewer (rule { $rule }).
    }
event-rival-mustered = { $workers ->
    [one] The AI player has { $workers } worker this round: 3 more than the round number (rule { $rule }).
   *[other] The AI player has { $workers } workers this round: 3 more than the round number (rule { $rule }).
    }
event-favour-scheme-joined = Because of the new King's Favour, the AI player gets a King's Favour scheme on its discard pile (rule { $rule }).
# $tavern: its name in the nominative
event-rival-suspected = { $criminals ->
    [0] { $tavern } was left over; it shows no criminal, so the AI player draws no suspicion card (rule { $rule }).
    [one] { $tavern } was left over; it shows { $criminals } criminal, so the AI player draws { $criminals } suspicion card (rule { $rule }).
   *[other] { $tavern } was left over; it shows { $criminals } criminals, so the AI player draws { $criminals } suspicion cards (rule { $rule }).
    }
event-scheme-turned = The AI player turns up a scheme: { $scheme } (rule { $rule }).
event-schemes-shuffled = The AI player shuffles all its schemes into a new deck (rule { $rule }).
# $reason: what stands in its way; $need, $have: numbers
event-rival-failed = The AI player cannot take the { $action } action: { $reason ->
    [blocked] its workers are already there this round
    [limit] it has already done this { $have } times, the limit for a game
    [workers] { $need ->
        [one] it needs { $need } worker and has { $have }
       *[other] it needs { $need } workers and has { $have }
        }
    [townsfolk] there are no townsfolk cards in the row
    [wall] no wall is left
    [favour] no revealed King's Favour is free
    [strength] it needs strength { $need } to reach even the first region and has { $have }
    [full] no square on the main board is free
    [reach] no square within its reach is free; the nearest free one needs { $attribute } { $need }, and it has { $have }
    [square] the free squares within its reach only pay a debt, and it has no unpaid debt
    [influence] it needs influence { $need } and has { $have }
   *[outsider] no outsider in the row is within its reach
    } (rule { $rule }).
# $reason: scheme, order or fallback
event-rival-acted = The AI player takes the { $action } action with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
    }: { $reason ->
    [scheme] it is the action on its scheme card
    [order] it is the rightmost possible King's Order, unfulfilled ones being tried first
   *[fallback] it is the first of its fallback actions that is possible
    } (rule { $rule }).
# $what: townsfolk, favour or outsider
event-rival-targeted = The AI player's resource marker is on space { $space }, so it searches from column { $space } to the right and then from the left, and finds { $what ->
    [townsfolk] a townsfolk card
    [favour] a free King's Favour
   *[outsider] an outsider within reach
    } in column { $column } (rule { $rule }).
event-rival-chose-square = The AI player chooses a square in region { $region } ({ $square }): of the rewards within reach, this one is first in its order of preference (rule { $rule }).
event-rival-chose-reward = The AI player takes option { $place } from the left, the first one that has an effect for it (rule { $rule }).
event-marker-moved = { $n ->
    [one] The AI player's resource marker moves { $n } space, to space { $space } (rule { $rule }).
   *[other] The AI player's resource marker moves { $n } spaces, to space { $space } (rule { $rule }).
    }
# $attribute: accusative
event-marker-wrapped = The resource marker starts again from the left, so the AI player raises its lowest attribute (if tied, the one whose marker is on top): { $attribute }, to { $level } (rule { $rule }).
event-rival-taxed = { $n ->
    [one] The AI player's tax, { $n } silver, goes to the general supply
   *[other] The AI player's tax, { $n } silver, goes to the general supply
    }; { $left ->
    [0] the tax supply is now empty
    [one] { $left } silver is left in the tax supply
   *[other] { $left } silver is left in the tax supply
    } (rule { $rule }).
event-tax-returned = The AI player has { $what ->
    [debt] no unpaid debt to cancel
   *[suspicion] no suspicion card to discard
    }, so 1 silver goes from the tax supply to the general supply; { $left ->
    [0] the tax supply is now empty
    [one] { $left } silver is left in the tax supply
   *[other] { $left } silver is left in the tax supply
    } (rule { $rule }).
event-rival-gained-workers = { $workers ->
    [one] The AI player gains { $workers } worker (rule { $rule }).
   *[other] The AI player gains { $workers } workers (rule { $rule }).
    }
event-rival-cleared = The AI player clears all its right-hand action spaces (rule { $rule }).
event-rival-passed = { $reason ->
    [no_workers] The AI player passes: it has no workers left (rule { $rule }).
   *[other] The AI player passes (rule { $rule }).
    }
event-rival-rested = { $left ->
    [0] The AI player rests and passes; its resource marker moves 1 space (rule { $rule }).
    [one] The AI player rests and passes; its resource marker moves 1 space, plus 1 for { $left } unplaced worker (rule { $rule }).
   *[other] The AI player rests and passes; its resource marker moves 1 space, plus { $left } for { $left } unplaced workers (rule { $rule }).
    }
event-rival-flipped-jar = The AI player flips its leftmost jar (rule { $rule }).
event-rival-scored = The AI player scores { $points } VP in all (rule { $rule }).

## What effects do, on cards and buttons

# $workers: accusative
effect-workers = { $workers }
effect-silver = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    }
effect-provisions = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
    }
effect-tax = { $count ->
    [one] { $count } silver from the tax supply
   *[other] { $count } silver from the tax supply
    }
effect-raise = +{ $n } { $attribute }
effect-suspicion = { $count ->
    [one] { $count } suspicion card discarded
   *[other] up to { $count } suspicion cards discarded
    }
effect-cancel = { $count ->
    [one] { $count } debt cancelled
   *[other] { $count } debts cancelled
    }
effect-debt = { $count ->
    [one] { $count } debt paid
   *[other] { $count } debts paid
    }
effect-clear = { $count ->
    [one] { $count } action space cleared
   *[other] { $count } action spaces cleared
    }
effect-recruit = { $count ->
    [1] a free recruit
   *[other] { $count } free recruits
    }
effect-develop = { $count ->
    [1] a free develop
   *[other] { $count } free develops
    }
# $first, $second, $third: effects
effect-either = { $first }, or { $second }
effect-one-of-three = { $first }, { $second }, or { $third }
effects = { $effects }

## What stands on a card

# $trigger: an action, debt_paid or inquisition; $least: suspicion cards needed; $clean: yes if none may be held;
# $instant: none on cards without one
townsfolk-text = If you discard it: { $discard }. { $trigger ->
    [debt_paid] In your party, each time you pay a debt: { $ability }.
    [inquisition] { $clean ->
        [yes] In your party, in every Inquisition, if you hold no suspicion card: { $ability }.
       *[no] { $least ->
            [0] In your party, in every Inquisition: { $ability }.
            [one] In your party, in every Inquisition, if you hold { $least } suspicion card or more: { $ability }.
           *[other] In your party, in every Inquisition, if you hold { $least } suspicion cards or more: { $ability }.
            }
        }
   *[action] { $instant ->
        [none] In your party, after each { $action } action: { $ability }.
       *[some] If you recruit it: { $instant }. In your party, after each { $action } action: { $ability }.
        }
    }
# $points: a finished phrase
outsider-text = Attack: { $attack }. Convert: { $convert }; at the end of the game: { $points }.
# $base: points without any condition; $each: how many make 1 VP
points-text = { $base ->
    [0] {""}
   *[other] { $base } VP plus{" "}
    }{ $metric ->
    [attacked_saracen] 1 VP for each Saracen you have attacked
    [attacked_byzantine] 1 VP for each Byzantine you have attacked
    [attacked_viking] 1 VP for each Viking you have attacked
    [commission] 1 VP for every { $each } Commission actions
    [fortify] 1 VP for every { $each } Fortify actions
    [garrison] 1 VP for every { $each } Garrison actions
    [absolve] 1 VP for every { $each } Absolve actions
    [develop] 1 VP for every { $each } Develop actions
    [townsfolk] 1 VP for every { $each } townsfolk in your party
    [faith] 1 VP for every { $each } faith
    [strength] 1 VP for every { $each } strength
    [influence] 1 VP for every { $each } influence
    [paid_debts] 1 VP for each paid debt
    [unpaid_debts] 1 VP for each unpaid debt
    [suspicion_cards] 1 VP for each suspicion card
    [orders_fulfilled] 1 VP for each King's Order you fulfil
   *[converted_mercenaries] 1 VP for each Mercenary you have converted, this one included
    }
# $how: waive, discount or bonus; $paid: provision or silver; $n: the discount
paladin-text = Brings { $workers }. This round: { $boosts }. { $how ->
    [bonus] After each { $action } action: { $bonus }.
    [discount] { $action } costs you { $paid ->
        [provision] { $n ->
            [one] { $n } provision
           *[other] { $n } provisions
            }
       *[silver] { $n ->
            [one] { $n } silver
           *[other] { $n } silver
            }
        } less.
   *[waive] { $action } costs you no { $paid ->
        [provision] provisions
       *[silver] silver
        }.
    }
boost-text = +{ $n } { $attribute }
paladin-hidden = Paladin, face down
# $where: chosen, top or bottom
known-paladin = { $paladin }: { $where ->
    [chosen] chosen for this round
    [top] on top of the deck
   *[bottom] at the bottom of the deck
    }
# $worker: nominative; $cost: accusative, none where nothing is paid
favour-text = { $cost ->
    [none] Slot: { $worker }. Reward: { $effects }.
   *[some] Slot: { $worker }. Also costs { $cost }. Reward: { $effects }.
    }
favour-hidden = King's Favour, revealed in round { $round }
order-text = Take the { $action } action at least 5 times in the game: { $points } VP at the end.
order-hidden = King's Order, revealed in round { $round }
tavern-criminals = { $count ->
    [one] { $count } criminal: you draw { $count } suspicion card at once.
   *[other] { $count } criminals: you draw { $count } suspicion cards at once.
    }

## What stands on an action space

# $need: influence; $cost: accusative, with the paladin in use; free, column, or none where nothing is ever paid
action-text = { $action ->
    [develop] Place a workshop on the left or middle slot of a right-hand action; the slot never needs a worker again, and you gain the worker shown under the workshop{ $under ->
        [none] {""}
       *[some] {" "}(next: { $under })
        }.
    [recruit] With 1 worker, discard a townsfolk card for its reward; with a fighter as well, recruit it into your party instead.
    [hunt] Gain 1 provision; with a scout as well, gain 3 provisions instead.
    [trade] Gain 1 silver; with a merchant as well, gain 3 silver instead.
    [pray] Clear another action space, so that you can use it again this round.
    [conspire] Gain 1 criminal, and with it 1 suspicion card.
    [commission] Send a monk to a free square in a region within your faith; take its reward and raise influence by 1.
    [fortify] { $need ->
        [0] Build the next wall and take its rewards.
       *[other] Needs influence { $need }. Build the next wall and take its rewards.
        }
    [garrison] Place an outpost on a free square in a region within your strength; take its reward and raise faith by 1.
    [absolve] { $need ->
        [0] Move a jar to an absolve square and take its reward; you may discard 1 suspicion card, then raise faith by 1.
       *[other] Needs influence { $need }. Move a jar to an absolve square and take its reward; you may discard 1 suspicion card, then raise faith by 1.
        }
    [attack] Attack an outsider for its rewards. If you lack strength, pay 1 silver for every 2 missing points, rounded up.
   *[convert] Convert an outsider within your faith: its reward now, its points at the end.
    }{ $cost ->
    [none] {""}
    [free] {" "}It costs you nothing now.
    [column] {" "}It costs the price of the column.
   *[some] {" "}It costs you { $cost } now.
    }

## Lines of the score sheet

line-order = King's Order { $slot }
line-faith = { term-score_faith }
line-strength = { term-score_strength }
line-influence = { term-score_influence }
line-commission = { term-score_commission }
line-garrison = { term-score_garrison }
line-fortify = { action-fortify }
line-walls = Points on walls
line-absolve = { term-score_absolve }
line-develop = { term-score_develop }
line-paid-debts = Paid debts
line-unpaid-debts = Unpaid debts
line-leftovers = { term-score_leftovers }

## The score sheet of a finished match

# how often, and points printed on walls
sheet-walls = { $count } ×, +{ $printed }
# paid debts, unpaid debts: points of each
sheet-debts = +{ $paid } −{ $unpaid }
# points of a converted outsider: its own, what it counts, for how many of them it scores 1
sheet-outsider = { $base ->
    [0] { $each ->
        [1] { $count } × 1
       *[other] { $count } ÷ { $each } → { $points }
    }
   *[other] { $base } + { $count }
    }
sheet-from-orders = orders
sheet-from-attributes = attributes
sheet-from-actions = actions
sheet-from-outsiders = outsiders
sheet-from-goods = debts and goods
# compared when totals are equal
sheet-tie-orders = VP from King's Orders
sheet-tie-suspicions = suspicion cards, fewer is better

## The verbs of the notation, as headings over lists of moves

verb-develop = develop
    .inf = develop
    .do = develop
    .log = develops
    .picked = Which worker will you place?
verb-recruit = recruit
    .inf = recruit
    .do = recruit
    .log = recruits
    .picked = Which worker will you place?
verb-hunt = hunt
    .inf = hunt
    .do = hunt
    .log = hunts
    .picked = Which worker will you place?
verb-trade = trade
    .inf = trade
    .do = trade
    .log = trades
    .picked = Which worker will you place?
verb-pray = pray
    .inf = pray
    .do = pray
    .log = prays
    .picked = Which worker will you place?
verb-conspire = conspire
    .inf = conspire
    .do = conspire
    .log = conspires
    .picked = Which worker will you place?
verb-commission = send a monk
    .inf = send a monk
    .do = send a monk
    .log = sends a monk
    .picked = Which worker will you place?
verb-fortify = build a wall
    .inf = build a wall
    .do = build a wall
    .log = builds a wall
    .picked = Which worker will you place?
verb-garrison = place an outpost
    .inf = place an outpost
    .do = place an outpost
    .log = places an outpost
    .picked = Which worker will you place?
verb-absolve = absolve
    .inf = absolve
    .do = absolve
    .log = absolves
    .picked = Which worker will you place?
verb-attack = attack an outsider
    .inf = attack an outsider
    .do = attack an outsider
    .log = attacks an outsider
    .picked = Which worker will you place?
verb-convert = convert an outsider
    .inf = convert an outsider
    .do = convert an outsider
    .log = converts an outsider
    .picked = Which worker will you place?
verb-favour = use a King's Favour
    .inf = use a King's Favour
    .do = use a King's Favour
    .log = uses a King's Favour
    .picked = Which worker will you place?
verb-pass = pass
    .inf = pass
    .do = pass
    .log = passes
verb-enlist = recruit into your party
    .inf = recruit into your party
    .do = recruit into your party
    .log = recruits into the party
    .picked = { $next ->
        [column] Which townsfolk card will you recruit?
       *[other] How will you pay?
        }
verb-dismiss = discard for the reward
    .inf = discard for the reward
    .do = discard for the reward
    .log = discards for the reward
    .picked = { $next ->
        [column] Which townsfolk card will you discard?
       *[other] How will you pay?
        }
verb-workshop = place a workshop
    .inf = place a workshop
    .do = place a workshop
    .log = places a workshop
verb-clear = clear an action space
    .inf = clear an action space
    .do = clear an action space
    .log = clears an action space
verb-send = choose the monk's square
    .inf = choose the monk's square
    .do = choose the monk's square
    .log = chooses the monk's square
verb-post = choose the outpost's square
    .inf = choose the outpost's square
    .do = choose the outpost's square
    .log = chooses the outpost's square
verb-jar = move a jar
    .inf = move a jar
    .do = move a jar
    .log = moves a jar
verb-strike = choose whom to attack
    .inf = choose whom to attack
    .do = choose whom to attack
    .log = chooses whom to attack
verb-persuade = choose whom to convert
    .inf = choose whom to convert
    .do = choose whom to convert
    .log = chooses whom to convert
verb-use = use a paladin
    .inf = use a paladin
    .do = use a paladin
    .log = uses a paladin
    .picked = { $next ->
        [paladin] Which paladin will you put on top of the deck?
       *[other] Which of the two will you use?
        }
verb-tavern = take a tavern
    .inf = take a tavern
    .do = take a tavern
    .log = takes a tavern
verb-keep = keep workers
    .inf = keep workers
    .do = keep workers
    .log = keeps workers
    .picked = Whom else will you keep?
verb-discard = discard suspicion
    .inf = discard suspicion
    .do = discard suspicion
    .log = discards suspicion
    .picked = How many suspicion cards will you discard?
verb-settle = pay a debt
    .inf = pay a debt
    .do = pay a debt
    .log = pays a debt
verb-cancel = cancel a debt
    .inf = cancel a debt
    .do = cancel a debt
    .log = cancels a debt
verb-decline = decline
    .inf = decline
    .do = decline
    .log = declines
verb-choose = choose a reward
    .inf = choose a reward
    .do = choose a reward
    .log = chooses a reward
verb-ability = use an ability
    .inf = use an ability
    .do = use an ability
    .log = uses an ability

## Places

panel-king = The King
region-flags = Region { $region }: faith { $faith }, strength { $strength }
# $piece: monk or outpost
owned-piece = { $piece ->
    [monk] { term-monk }
   *[outpost] { term-outpost }
    }
empty-column = Column { $column } (empty)
place-hand = Paladins in hand
place-known-paladins = Paladins only you know
place-actions = Actions
place-party = Party
place-walls = Walls
place-converted = Converted outsiders
place-attacked = Attacked outsiders
place-schemes = Schemes turned up

## The table before the eye: where we are, tabs of a phone, small words on cards

# $phase: draft, paladins, workers, actions or scoring
headline = { $phase ->
    [draft] Before round 1 · townsfolk draft
    [paladins] Round { $round } of 7 · paladins
    [workers] Round { $round } of 7 · workers
    [scoring] Final scoring
   *[actions] Round { $round } of 7 · actions
    }
zone-board = Board
zone-mat = My board
zone-cards = Cards
zone-others = Others
stock-suspicions = suspicion deck
stock-debts = debts (no limit)
note-passed = passed
taverns-note = one card stays unclaimed
hand-note = one to use, one back on top, one to the bottom
in-round = round { $round }
order-times = { $times }×
order-done = { $done } of 5
# $nation: saracen, byzantine or viking
attacked-nation = { $nation ->
    [saracen] attacked Saracens
    [byzantine] attacked Byzantines
   *[viking] attacked Vikings
    }
# $workers: accusative; $warning: a sentence, none where nobody is suspected
tavern-text = { $warning ->
    [none] You gain { $workers }.
   *[some] You gain { $workers }. { $warning }
    }
wall-text = Strength rises by { $strength } at once.{ $effects ->
    [none] {""}
   *[some] {" "}The wall also brings: { $effects }.
    }{ $points ->
    [0] {""}
    [one] {" "}At the end of the game: { $points } VP.
   *[other] {" "}At the end of the game: { $points } VP.
    }
square-text = Region { $region }. A monk or an outpost here brings: { $effects }.
jar-square-text = A jar moved here brings: { $effects }.
scheme-text = The AI player takes this action; if it cannot, it takes the first of its fallback actions that is possible.
fallback-note = if the scheme fails: the first possible one from the left
resource-text = The marker is on space { $column }: the AI player searches for its target from column { $column } to the right, then from the left.

## The gallery of all cards

order-any-text = Take the { $action } action at least 5 times in the game: 4, 6 or 8 VP at the end, depending on its place.
suspicion-text = { $tax ->
    [0] When you draw it, you take no silver from the tax supply.
    [one] When you draw it, you take { $tax } silver from the tax supply.
   *[other] When you draw it, you take { $tax } silver from the tax supply.
    }
# $nation: saracen, byzantine or viking
gallery-nation = { $nation ->
    [saracen] Outsiders: Saracens
    [byzantine] Outsiders: Byzantines
   *[viking] Outsiders: Vikings
    }
gallery-copies = { $count }×

## Tones: what a colour of the table is called; a nation by its own name

tone-labourer = white
tone-scout = green
tone-merchant = blue
tone-fighter = red
tone-cleric = black
tone-criminal = purple
tone-saracen = { nation-saracen }
tone-byzantine = { nation-byzantine }
tone-viking = { nation-viking }

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = The game lasts seven rounds; whoever has the most victory points wins. Three attributes open up the actions, and all three bring points.
    .title = The goal
    .one = Faith sends monks and converts outsiders.
    .two = Strength places outposts and attacks outsiders.
    .three = Influence builds walls and absolves you.
guide-townsfolk = Everyone begins with one helper from the town, for free.
    .title = A helper from the town
    .do = Choose the Acolyte, the last card in the row.
    .one = At once you get its instant reward: 1 silver.
    .two = It joins your party. From now on every Commission brings you 1 silver.
    .three = Later you recruit townsfolk for silver: to keep them, or to discard them for a reward.
guide-round = Every round goes the same way: a paladin, a tavern, then actions in turn until everyone has passed.
    .title = A round
    .one = First a King's Order is revealed. This one rewards attacks. Orders come in rounds 1 to 3, favours from round 3 on.
    .two = There is one tavern more than there are players, so you always have a choice.
    .three = Then you take one action each, in turn. Once you have passed, you wait for the next round.
guide-paladin = You have drawn three of your twelve paladins. One serves you this round, one comes back next round.
    .title = Choose a paladin
    .do = Use Ivon. Put another one on top of the deck.
    .one = Ivon brings a cleric and a scout. He also gives +3 faith and +1 strength, and your Commissions cost no provisions.
    .two = The boost holds until the end of the round. Then the paladin leaves the game.
    .three = You draw the one on top again next round; the third goes to the bottom.
guide-tavern = Now you hire four more workers.
    .title = Choose a tavern
    .do = Take the tavern with two labourers and a criminal.
    .one = Four workers: a fighter, a criminal and two labourers.
    .two = A criminal is wild: it fits every slot.
    .three = But each criminal brings you a suspicion card.
guide-suspicion = Each criminal brings a suspicion card, and with most of those cards you take silver from the tax supply.
    .title = Suspicion and debts
    .one = The tax supply. When its last silver is taken, an Inquisition comes.
    .two = Then whoever holds the most suspicion cards takes a debt and discards half of those cards.
    .three = An unpaid debt costs you 3 points at the end; a paid one brings 1.
guide-workers = To do an action you place workers on all its slots, pay, and get the effect. A used space stays blocked for the round.
    .title = Workers and slots
    .one = Your workers. Each shape fits the slot of the same shape; a round slot takes anyone.
    .two = On the left: simple actions that bring goods and people.
    .three = On the right: the big actions. They need three workers and an attribute.
guide-hunt = Begin with something simple. Many big actions cost provisions.
    .title = Your first action
    .do = Send a labourer to Hunt.
    .one = One worker brings 1 provision. With a scout on the second slot it would be 3.
    .two = Decide now: you cannot fill the second slot later.
    .three = Provisions and silver are your goods. Trade brings silver in the same way.
guide-rival = The other player follows the same rules. Watch what they do; it stays marked until your first move.
    .title = The other player's turn
    .one = After your action it is their turn, then yours again.
    .two = Blue is strong and can attack an outsider. Soon you can do that too.
    .three = The gap in the row stays open until the end of the round.
guide-commission = Monks go out into the land. This action is called Commission.
    .title = Send a monk
    .do = Place a scout, a labourer and the cleric on Commission.
    .one = Three slots: a scout, anyone, a cleric.
    .two = It needs faith. With Ivon yours is 3, and that opens regions 1 and 2.
    .three = It would cost 1 provision, but Ivon waives it.
guide-square = Choose a square for the monk. You get what it shows.
    .title = The land
    .do = Send the monk to region 2, to the scout.
    .one = Region 1 is open to everyone: faith 0 is enough here.
    .two = Region 2 needs faith 2. You get the scout, and then 1 influence.
    .three = The monk stays to the end of the game. Nobody else can go there.
guide-attack = An attack on an outsider needs three workers.
    .title = Attack
    .do = Place a scout, the criminal and a fighter on Attack.
    .one = Three slots: a scout, anyone, a fighter.
    .two = Here the criminal is useful. It could even replace the scout or the fighter.
    .three = If you lack strength, you pay 1 silver for every 2 missing points, rounded up.
guide-outsider = Each outsider stands below a pair of flags. The strength flag says how strong you must be.
    .title = Outsiders
    .do = Attack the first outsider, the Guardian.
    .one = Its strength flag is 1, and with Ivon you have 1. The attack is free.
    .two = You get what the upper row shows: influence and two labourers.
    .three = Convert is the other way: it needs faith, gives strength, and brings points at the end.
guide-develop = Make your actions cheaper for good.
    .title = Develop
    .do = Place both labourers on Develop.
    .one = Two workers of any kind and 4 silver.
    .two = You move a workshop to one of your big actions.
    .three = You also get the worker below the workshop: a scout.
guide-workshop = Choose where the workshop goes: on a slot whose worker you are often short of.
    .title = A workshop
    .do = Put it on the left slot of Commission.
    .one = From now on Commission needs no scout, only two workers.
    .two = Every big action takes two workshops, on its left and middle slot.
guide-pass = When you have nothing better to do, pass. You can save workers for the next round.
    .title = Pass
    .do = Pass.
    .one = Your workers on the board go back to the supply, and the spaces are free again.
    .two = Up to 3 workers you have not placed stay with you. Your scout will wait.
    .three = An Inquisition can touch you even after you have passed.
guide-king = The King watches too. His cards are for everyone.
    .title = Orders and favours
    .one = An order counts for everyone who has done its action 5 times by the end: 4, 6 or 8 points.
    .two = From round 3 favours are revealed. Each has a single slot for all players, once a round.
guide-points = Your points are at the top, beside your name. They are counted after round 7.
    .title = How points are counted
    .one = Attributes count by their markers, without the paladin. The higher, the more: 12 is worth 20.
    .two = Four of the big actions bring points when done 5, 6 or 7 times; so do walls and converted outsiders.
    .three = A paid debt is worth 1 point; an unpaid one costs 3. Every 3 silver and provisions together are worth 1 point.
guide-on = You have seen the whole round. Six more are to come, and the other player plays on too.
    .title = Play on
    .one = After a round the last townsfolk card leaves and the row moves up.
    .two = The first outsider leaves as well.
    .three = Choose what you want to be good at: repeated actions fulfil orders and bring points.

## What bots notice

sense-points = a point on the score sheet now
sense-points-due = a point that the action in progress will bring
sense-order-points = a point from a fulfilled King's Order
sense-count-points = a point for doing an action many times
sense-outsider-points = a point from a converted outsider
sense-orders-under-way = a point of a King's Order, by the part already done
sense-orders-near = a point of a King's Order that is almost fulfilled
sense-faith = a step of faith
sense-strength = a step of strength
sense-influence = a step of influence
sense-high-faith = a step of faith beyond 7
sense-high-strength = a step of strength beyond 7
sense-high-influence = a step of influence beyond 7
sense-boost-faith = a point of faith from this round's paladin
sense-boost-strength = a point of strength from this round's paladin
sense-boost-influence = a point of influence from this round's paladin
sense-done-commission = a monk sent
sense-done-fortify = a wall built
sense-done-garrison = an outpost placed
sense-done-absolve = a jar moved
sense-done-attack = an attack made
sense-done-convert = an outsider converted
sense-done-develop = a workshop placed
sense-late-commission = a monk beyond the third
sense-late-fortify = a wall beyond the third
sense-late-garrison = an outpost beyond the third
sense-late-absolve = a jar beyond the third
sense-gap-commission = a point of faith missing for the next monk
sense-gap-fortify = a point of influence missing for the next wall
sense-gap-garrison = a point of strength missing for the next outpost
sense-gap-absolve = a point of influence missing for the next jar
sense-labourer = a labourer
sense-scout = a scout
sense-merchant = a merchant
sense-fighter = a fighter
sense-cleric = a cleric
sense-criminal = a criminal
sense-kept-worker = a worker kept for the next round
sense-plan = a right-hand action your workers can still do
sense-plan-ordered = such an action that the King has ordered
sense-spare-worker = a worker left over for other things
sense-favour-open = a King's Favour nobody uses yet
sense-silver = a silver coin
sense-much-silver = a silver coin beyond the sixth
sense-provision = a provision
sense-much-provision = a provision beyond the fourth
sense-debt-unpaid = an unpaid debt
sense-debt-paid = a paid debt
sense-suspicion = a suspicion card
sense-most-suspected = being the most suspected
sense-inquisition-near = the Inquisition close, while you are the most suspected
sense-workshop-commission = a workshop on Commission
sense-workshop-fortify = a workshop on Fortify
sense-workshop-garrison = a workshop on Garrison
sense-workshop-absolve = a workshop on Absolve
sense-workshop-attack = a workshop on Attack
sense-workshop-convert = a workshop on Convert
sense-workshop-pair = two workshops on one action
sense-townsfolk-commission = a townsfolk card that helps with Commission
sense-townsfolk-fortify = a townsfolk card that helps with Fortify
sense-townsfolk-garrison = a townsfolk card that helps with Garrison
sense-townsfolk-absolve = a townsfolk card that helps with Absolve
sense-townsfolk-attack = a townsfolk card that helps with Attack
sense-townsfolk-convert = a townsfolk card that helps with Convert
sense-townsfolk-develop = a townsfolk card that helps with Develop
sense-debt-collector = a Debt Collector
sense-suspect-townsfolk = a townsfolk card that helps suspects in an Inquisition
sense-squire = a Squire
sense-counts-attacked = a convert who counts attacked outsiders
sense-counts-action = a convert who counts actions or townsfolk
sense-counts-attribute = a convert who counts an attribute
sense-champion = a converted Champion
sense-mercenary = a converted Mercenary
sense-counts-debt = a convert who counts debts or suspicions
sense-passed = having passed
sense-to-move = it is your turn
sense-tavern-due = a tavern still to be chosen
sense-paladin-due = a paladin still to be chosen
sense-rounds-left = a round still to be played
sense-monk-due = a square to choose for a monk
sense-outpost-due = a square to choose for an outpost
sense-jar-due = a square to choose for a jar
sense-attack-due = an outsider to choose for an attack
sense-convert-due = an outsider to choose for converting
sense-recruit-due = a townsfolk card to choose for your party
sense-dismiss-due = a townsfolk card to choose for its discard reward
sense-workshop-due = a slot to choose for a workshop
sense-clear-due = an action space to choose for clearing
sense-choice-due = a reward to choose

## Headings of big moments, shown across the table

illumination-inquisition = The Inquisition comes
illumination-last-round = The last round

## What is done, for the page that shows how the game plays

done-enlisted = Townsfolk recruited
done-attacked = Outsiders attacked
done-converted = Outsiders converted
done-wall-built = Walls built
done-favour-used = Favours used
done-paladin-revealed = Paladins chosen

## The figures of the box

figure-group-paladins = Paladins
figure-group-townsfolk = Townsfolk
figure-group-outsiders = Outsiders
figure-group-walls = Walls
figure-group-taverns = Taverns
figure-group-favours = King's Favours
figure-group-squares = Squares
figure-group-schemes = Schemes of the AI player
figure-action = action
figure-raises = raises
figure-attacked = discards when attacked
figure-attacked-suspicion = a suspicion
figure-attacked-debt = a debt
figure-reason-squire = the public list shows one attribute twice among the three squires
figure-reason-barbarian = the public list shows less than on the five other cards of its kind
figure-reason-vigilante = what the public list shows is far above every other card
figure-reason-schemes = no text lists these cards
