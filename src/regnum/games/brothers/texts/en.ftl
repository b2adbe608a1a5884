### Dva bratři: the words of the game, English.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .acc, .gen: accusative and genitive; .short: narrow places; .full: a tile told apart from its twins.

## The game

term-brothers = The Two Heirs

## Resources

resource-wood = wood
    .acc = wood
    .gen = wood
resource-stone = stone
    .acc = stone
    .gen = stone
resource-grain = grain
    .acc = grain
    .gen = grain

count-wood = { $count ->
    [one] { $count } wood
   *[other] { $count } wood
    }
count-wood-acc = { $count ->
    [one] { $count } wood
   *[other] { $count } wood
    }
count-stone = { $count ->
    [one] { $count } stone
   *[other] { $count } stone
    }
count-stone-acc = { $count ->
    [one] { $count } stone
   *[other] { $count } stone
    }
count-grain = { $count ->
    [one] { $count } grain
   *[other] { $count } grain
    }
count-grain-acc = { $count ->
    [one] { $count } grain
   *[other] { $count } grain
    }

## Terrains; .adjective agrees with the word for a tile

terrain-green = forest
    .adjective = green
    .acc = forest
    .gen = forest
terrain-grey = rock
    .adjective = grey
    .acc = rock
    .gen = rock
terrain-yellow = field
    .adjective = yellow
    .acc = field
    .gen = field

## Seats by colour

seat-white = White
seat-blue = Blue

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Vitek
    .n2 = Ctibor
bot-squire = Hynek
    .n2 = Jarosh
bot-knight = Boresh
    .n2 = Zavis
bot-castellan = Zdislav
    .n2 = Kojata
bot-king = Premysl
    .n2 = Wenceslas

## Units

unit-elite = elite unit
    .other = elite units
    .acc = elite unit
    .gen = elite unit
unit-regular = regular unit
    .other = regular units
    .acc = regular unit
    .gen = regular unit
unit-blue_elite = Blue elite unit
unit-blue_regular_1 = Blue regular unit 1
unit-blue_regular_2 = Blue regular unit 2
unit-white_elite = White elite unit
unit-white_regular_1 = White regular unit 1
unit-white_regular_2 = White regular unit 2

## Pieces

term-tile = tile
    .other = tiles
term-building_tile = building tile
    .other = building tiles
term-unit = unit
    .few = units
    .other = units
term-royal_shield = royal shield
term-score_pad = score pad
term-treasure_token = treasure token
    .other = treasure tokens
term-scaffold_token = scaffold token

## Concepts

term-resource = resource
    .other = resources
term-terrain = terrain
    .other = terrains
term-building = building
    .other = buildings
term-crown = crown
    .other = crowns
term-cross = cross
    .other = crosses
term-royal_offer = royal offer
    .to = to the royal offer
    .at = in the royal offer
    .from = from the royal offer
    .short = offer
term-royal_protocol = royal protocol
term-influence = influence on the king
term-reach = reach
    .at = within reach
    .out = out of reach
term-supply = supply
    .from = from the supply
    .short = supply
term-grid = grid
    .to = onto the grid
    .at = on the grid
    .from = from the grid
term-land = land
term-cell = position
    .other = positions
term-free_terrain = free terrain
    .other = free terrains
term-start_tile = start tile
term-hand = hand
    .to = into hand
    .at = in hand
    .from = from hand
term-hand_limit = hand limit
term-row = row
    .other = rows
    .at = in the same row
term-column = column
    .other = columns
    .at = in the same column
term-diagonal = diagonal
    .other = diagonals
    .at = on a diagonal
term-side = by a side
term-corner = by a corner
term-adjacent = adjacent (by a side or a corner)
term-road = road
    .other = roads
term-road_section = road section
    .other = road sections
term-set = set
    .other = sets
term-set_symbol = set symbol
    .other = set symbols
term-cost = cost
    .short = cost
term-discount = discount
    .other = discounts
term-effect = effect
    .other = effects
term-face_up = face up
term-face_down = face down
term-cluster = group
    .other = groups
term-pair = pair
    .other = pairs
term-opponent = opponent
    .other = opponents
    .possessive = opponent's building
term-starting_player = start player
term-victory_point = point
    .other = points
term-scoring = scoring
term-final_round = final round
term-last_turn = last turn
term-draw = draw
term-workshop = workshop
    .other = workshops
term-solo_game = solo game
term-difficulty_level = difficulty level
    .other = difficulty levels
term-treasure = treasure
    .other = treasures
term-treasure_pile = treasure pile
term-condition = condition
    .other = conditions
term-last_building = your last building
term-any_terrain = any terrain (brown)

## Directions, seen by the owner

direction-N = above
direction-NE = above right
direction-E = right
direction-SE = below right
direction-S = below
direction-SW = below left
direction-W = left
direction-NW = above left

## What a player does: .inf for buttons, .do for prompts, .log for the log

verb-take = take a tile
    .inf = take a tile
    .do = take a tile
    .log = takes a tile
verb-build = build
    .inf = build
    .do = build
    .log = builds
    .picked = { $next ->
        [tile] Which tile will you build there?
       *[other] Where will you build it?
        }
verb-extend = extend the land
    .inf = extend the land
    .do = extend the land
    .log = extends the land
    .picked = { $next ->
        [tile] Which tile will you lay there face down?
       *[other] Where will you lay it face down?
        }
verb-lay = lay a tile
    .inf = lay a tile
    .do = lay a tile
    .log = lays a tile
verb-step = move a unit
    .inf = move a unit
    .do = move a unit
    .log = moves a unit
    .picked = { $next ->
        [unit] Which unit will move there?
       *[other] Where will it move?
        }
verb-call_up = call up a unit
    .inf = call up a unit
    .do = call up a unit
    .log = calls up a unit
verb-withdraw = withdraw a unit
    .inf = withdraw a unit
    .do = withdraw a unit
    .log = withdraws a unit
    .picked = Which unit will you withdraw?
verb-use_camp = use the Camp
    .inf = use the Camp
    .do = use the Camp
    .log = uses the Camp
verb-destroy = destroy a building
    .inf = destroy a building
    .do = destroy a building
    .log = destroys a building
verb-occupy = occupy
    .inf = occupy
    .do = occupy
    .log = occupies
verb-turn_over = turn over
    .inf = turn over
    .do = turn over
    .log = turns over
verb-remove_from_game = remove from the game
    .inf = remove from the game
    .do = remove from the game
    .log = removes from the game

## Sets

set-journey = Journey
    .acc = Journey
    .gen = Journey
    .quoted = “Journey”
set-dominion = Dominion
    .acc = Dominion
    .gen = Dominion
    .quoted = “Dominion”
set-trade_church = Trade and Church
    .acc = Trade and Church
    .gen = Trade and Church
    .quoted = “Trade and Church”
set-warfare = Warfare
    .acc = Warfare
    .gen = Warfare
    .quoted = “Warfare”
set-crafts = Crafts
    .acc = Crafts
    .gen = Crafts
    .quoted = “Crafts”
set-guard = Guard
    .acc = Guard
    .gen = Guard
    .quoted = “Guard”

## Kinds of building: .acc and .gen with a capital name one tile, counted forms are small

kind-inn = Inn
    .acc = Inn
    .gen = Inn
    .one = inn
    .few = inns
    .many = inns
    .other = inns
    .short = Inn
kind-marketplace = Marketplace
    .acc = Marketplace
    .gen = Marketplace
    .one = marketplace
    .few = marketplaces
    .many = marketplaces
    .other = marketplaces
    .short = Marketplace
kind-pilgrimage_site = Pilgrimage site
    .acc = Pilgrimage site
    .gen = Pilgrimage site
    .one = pilgrimage site
    .few = pilgrimage sites
    .many = pilgrimage sites
    .other = pilgrimage sites
    .short = Pilgrimage
kind-robber_keep = Robber knight's keep
    .acc = Robber knight's keep
    .gen = Robber knight's keep
    .one = robber knight's keep
    .few = robber knights' keeps
    .many = robber knights' keeps
    .other = robber knights' keeps
    .short = Robber keep
kind-mill = Mill
    .acc = Mill
    .gen = Mill
    .one = mill
    .few = mills
    .many = mills
    .other = mills
    .short = Mill
kind-stonemason = Stonemason's yard
    .acc = Stonemason's yard
    .gen = Stonemason's yard
    .one = stonemason's yard
    .few = stonemason's yards
    .many = stonemason's yards
    .other = stonemason's yards
    .short = Stonemason
kind-pigsty = Pigsty
    .acc = Pigsty
    .gen = Pigsty
    .one = pigsty
    .few = pigsties
    .many = pigsties
    .other = pigsties
    .short = Pigsty
kind-bakery = Bakery
    .acc = Bakery
    .gen = Bakery
    .one = bakery
    .few = bakeries
    .many = bakeries
    .other = bakeries
    .short = Bakery
kind-smithy = Smithy
    .acc = Smithy
    .gen = Smithy
    .one = smithy
    .few = smithies
    .many = smithies
    .other = smithies
    .short = Smithy
kind-foresters_lodge = Forester's lodge
    .acc = Forester's lodge
    .gen = Forester's lodge
    .one = forester's lodge
    .few = forester's lodges
    .many = forester's lodges
    .other = forester's lodges
    .short = Lodge
kind-camp = Camp
    .acc = Camp
    .gen = Camp
    .one = camp
    .few = camps
    .many = camps
    .other = camps
    .short = Camp
kind-farm = Farm
    .acc = Farm
    .gen = Farm
    .one = farm
    .few = farms
    .many = farms
    .other = farms
    .short = Farm
kind-sawmill = Sawmill
    .acc = Sawmill
    .gen = Sawmill
    .one = sawmill
    .few = sawmills
    .many = sawmills
    .other = sawmills
    .short = Sawmill
kind-quarry = Quarry
    .acc = Quarry
    .gen = Quarry
    .one = quarry
    .few = quarries
    .many = quarries
    .other = quarries
    .short = Quarry
kind-trading_post = Trading post
    .acc = Trading post
    .gen = Trading post
    .one = trading post
    .few = trading posts
    .many = trading posts
    .other = trading posts
    .short = Trading post
kind-cathedral = Cathedral
    .acc = Cathedral
    .gen = Cathedral
    .one = cathedral
    .few = cathedrals
    .many = cathedrals
    .other = cathedrals
    .short = Cathedral
kind-siege_tower = Siege tower
    .acc = Siege tower
    .gen = Siege tower
    .one = siege tower
    .few = siege towers
    .many = siege towers
    .other = siege towers
    .short = Siege tower
kind-fortress = Fortress
    .acc = Fortress
    .gen = Fortress
    .one = fortress
    .few = fortresses
    .many = fortresses
    .other = fortresses
    .short = Fortress
kind-basket_workshop = Basket workshop
    .acc = Basket workshop
    .gen = Basket workshop
    .one = basket workshop
    .few = basket workshops
    .many = basket workshops
    .other = basket workshops
    .short = Baskets
kind-pottery_workshop = Pottery workshop
    .acc = Pottery workshop
    .gen = Pottery workshop
    .one = pottery workshop
    .few = pottery workshops
    .many = pottery workshops
    .other = pottery workshops
    .short = Pottery
kind-cooper_workshop = Cooper's workshop
    .acc = Cooper's workshop
    .gen = Cooper's workshop
    .one = cooper's workshop
    .few = cooper's workshops
    .many = cooper's workshops
    .other = cooper's workshops
    .short = Cooper
kind-guild_house = Guild house
    .acc = Guild house
    .gen = Guild house
    .one = guild house
    .few = guild houses
    .many = guild houses
    .other = guild houses
    .short = Guild house
kind-watchtower = Watchtower
    .acc = Watchtower
    .gen = Watchtower
    .one = watchtower
    .few = watchtowers
    .many = watchtowers
    .other = watchtowers
    .short = Watchtower
kind-guardhouse = Guardhouse
    .acc = Guardhouse
    .gen = Guardhouse
    .one = guardhouse
    .few = guardhouses
    .many = guardhouses
    .other = guardhouses
    .short = Guardhouse

## Tiles

tile-inn_row = Inn
    .full = Inn (row)
    .acc = Inn
    .short = Inn
tile-inn_column = Inn
    .full = Inn (column)
    .acc = Inn
    .short = Inn
tile-marketplace_wood = Marketplace
    .full = Marketplace (forest)
    .acc = Marketplace
    .short = Marketplace
tile-marketplace_stone = Marketplace
    .full = Marketplace (rock)
    .acc = Marketplace
    .short = Marketplace
tile-marketplace_grain = Marketplace
    .full = Marketplace (field)
    .acc = Marketplace
    .short = Marketplace
tile-pilgrimage_site_stone = Pilgrimage site
    .full = Pilgrimage site (rock)
    .acc = Pilgrimage site
    .short = Pilgrimage
tile-pilgrimage_site_grain = Pilgrimage site
    .full = Pilgrimage site (field)
    .acc = Pilgrimage site
    .short = Pilgrimage
tile-robber_keep_wood = Robber knight's keep
    .full = Robber knight's keep (forest)
    .acc = Robber knight's keep
    .short = Robber keep
tile-robber_keep_stone = Robber knight's keep
    .full = Robber knight's keep (rock)
    .acc = Robber knight's keep
    .short = Robber keep
tile-mill = Mill
    .full = Mill
    .acc = Mill
    .short = Mill
tile-stonemason = Stonemason's yard
    .full = Stonemason's yard
    .acc = Stonemason's yard
    .short = Stonemason
tile-pigsty = Pigsty
    .full = Pigsty
    .acc = Pigsty
    .short = Pigsty
tile-bakery = Bakery
    .full = Bakery
    .acc = Bakery
    .short = Bakery
tile-smithy = Smithy
    .full = Smithy
    .acc = Smithy
    .short = Smithy
tile-foresters_lodge = Forester's lodge
    .full = Forester's lodge
    .acc = Forester's lodge
    .short = Lodge
tile-camp_wood = Camp
    .full = Camp (forest)
    .acc = Camp
    .short = Camp
tile-camp_stone = Camp
    .full = Camp (rock)
    .acc = Camp
    .short = Camp
tile-camp_grain = Camp
    .full = Camp (field)
    .acc = Camp
    .short = Camp
tile-farm_1 = Farm
    .full = Farm
    .acc = Farm
    .short = Farm
tile-farm_2 = Farm
    .full = Farm
    .acc = Farm
    .short = Farm
tile-sawmill_1 = Sawmill
    .full = Sawmill (horizontal road)
    .acc = Sawmill
    .short = Sawmill
tile-sawmill_2 = Sawmill
    .full = Sawmill (vertical road)
    .acc = Sawmill
    .short = Sawmill
tile-quarry_1 = Quarry
    .full = Quarry (roads above and right)
    .acc = Quarry
    .short = Quarry
tile-quarry_2 = Quarry
    .full = Quarry (roads below and left)
    .acc = Quarry
    .short = Quarry
tile-trading_post_grain = Trading post
    .full = Trading post (farm, sawmill)
    .acc = Trading post
    .short = Trading post
tile-trading_post_wood = Trading post
    .full = Trading post (farm, quarry)
    .acc = Trading post
    .short = Trading post
tile-cathedral = Cathedral
    .full = Cathedral
    .acc = Cathedral
    .short = Cathedral
tile-siege_tower_wood_1 = Siege tower
    .full = Siege tower (forest; wood and stone)
    .acc = Siege tower
    .short = Siege tower
tile-siege_tower_wood_2 = Siege tower
    .full = Siege tower (forest; wood and grain)
    .acc = Siege tower
    .short = Siege tower
tile-siege_tower_stone_1 = Siege tower
    .full = Siege tower (rock; wood and stone)
    .acc = Siege tower
    .short = Siege tower
tile-siege_tower_stone_2 = Siege tower
    .full = Siege tower (rock; stone and grain)
    .acc = Siege tower
    .short = Siege tower
tile-siege_tower_grain_1 = Siege tower
    .full = Siege tower (field; wood and grain)
    .acc = Siege tower
    .short = Siege tower
tile-siege_tower_grain_2 = Siege tower
    .full = Siege tower (field; stone and grain)
    .acc = Siege tower
    .short = Siege tower
tile-fortress_wood = Fortress
    .full = Fortress (forest)
    .acc = Fortress
    .short = Fortress
tile-fortress_stone = Fortress
    .full = Fortress (rock)
    .acc = Fortress
    .short = Fortress
tile-fortress_grain = Fortress
    .full = Fortress (field)
    .acc = Fortress
    .short = Fortress
tile-basket_workshop_side = Basket workshop
    .full = Basket workshop (sides)
    .acc = Basket workshop
    .short = Baskets
tile-basket_workshop_corner = Basket workshop
    .full = Basket workshop (corners)
    .acc = Basket workshop
    .short = Baskets
tile-pottery_workshop_side = Pottery workshop
    .full = Pottery workshop (sides)
    .acc = Pottery workshop
    .short = Pottery
tile-pottery_workshop_corner = Pottery workshop
    .full = Pottery workshop (corners)
    .acc = Pottery workshop
    .short = Pottery
tile-cooper_workshop_side = Cooper's workshop
    .full = Cooper's workshop (sides)
    .acc = Cooper's workshop
    .short = Cooper
tile-cooper_workshop_corner = Cooper's workshop
    .full = Cooper's workshop (corners)
    .acc = Cooper's workshop
    .short = Cooper
tile-guild_house_basket = Guild house
    .full = Guild house (basket workshop)
    .acc = Guild house
    .short = Guild house
tile-guild_house_pottery = Guild house
    .full = Guild house (pottery workshop)
    .acc = Guild house
    .short = Guild house
tile-guild_house_cooper = Guild house
    .full = Guild house (cooper's workshop)
    .acc = Guild house
    .short = Guild house
tile-watchtower_row_wood = Watchtower
    .full = Watchtower (row, forest)
    .acc = Watchtower
    .short = Watchtower
tile-watchtower_row_stone = Watchtower
    .full = Watchtower (row, rock)
    .acc = Watchtower
    .short = Watchtower
tile-watchtower_row_grain = Watchtower
    .full = Watchtower (row, field)
    .acc = Watchtower
    .short = Watchtower
tile-watchtower_column_wood = Watchtower
    .full = Watchtower (column, forest)
    .acc = Watchtower
    .short = Watchtower
tile-watchtower_column_stone = Watchtower
    .full = Watchtower (column, rock)
    .acc = Watchtower
    .short = Watchtower
tile-watchtower_column_grain = Watchtower
    .full = Watchtower (column, field)
    .acc = Watchtower
    .short = Watchtower
tile-guardhouse_wood = Guardhouse
    .full = Guardhouse (forest)
    .acc = Guardhouse
    .short = Guardhouse
tile-guardhouse_stone = Guardhouse
    .full = Guardhouse (rock)
    .acc = Guardhouse
    .short = Guardhouse
tile-guardhouse_grain = Guardhouse
    .full = Guardhouse (field)
    .acc = Guardhouse
    .short = Guardhouse

## Solo game

henry = Henry
    .acc = Henry
    .gen = Henry
    .dat = Henry
level-1 = Henry the Poor
level-2 = Henry the Brave
level-3 = Henry the Relentless
treasure-column_green = Vertical treasure, green
    .effect = Leaves the game as soon as 2 other green tiles lie in its column; otherwise it gives Henry 5 points at the end.
treasure-column_grey = Vertical treasure, grey
    .effect = Leaves the game as soon as 2 other grey tiles lie in its column; otherwise it gives Henry 5 points at the end.
treasure-column_yellow = Vertical treasure, yellow
    .effect = Leaves the game as soon as 2 other yellow tiles lie in its column; otherwise it gives Henry 5 points at the end.
treasure-row_green = Horizontal treasure, green
    .effect = Leaves the game as soon as 2 other green tiles lie in its row; otherwise it gives Henry 5 points at the end.
treasure-row_grey = Horizontal treasure, grey
    .effect = Leaves the game as soon as 2 other grey tiles lie in its row; otherwise it gives Henry 5 points at the end.
treasure-row_yellow = Horizontal treasure, yellow
    .effect = Leaves the game as soon as 2 other yellow tiles lie in its row; otherwise it gives Henry 5 points at the end.
treasure-position_n_s = Positional treasure, above and below
    .effect = Leaves the game as soon as there are tiles above and below it; otherwise it gives Henry 5 points at the end.
treasure-position_e_w = Positional treasure, right and left
    .effect = Leaves the game as soon as there are tiles to the right and left of it; otherwise it gives Henry 5 points at the end.
treasure-position_ne_sw = Positional treasure, above right and below left
    .effect = Leaves the game as soon as there are tiles above right and below left of it; otherwise it gives Henry 5 points at the end.
treasure-position_nw_se = Positional treasure, above left and below right
    .effect = Leaves the game as soon as there are tiles above left and below right of it; otherwise it gives Henry 5 points at the end.

### Second part: sentences. Tiles on buttons and in refusals come as finished names (.full), in the log in the
### accusative; costs come as counted phrases in the accusative; cells come as (0, 1).

## The game in the lobby

game-title = { term-brothers }
game-tagline = Two heirs, one land: who will make more of it?
game-about = You take tiles from the royal offer, but the same offer lends you the resources to build, so every tile you take is one that no longer helps you pay. Build a shared land with your opponent, move your units to where they count double, or face Henry in the solo game.
game-time = 30–45 min
game-credits = Designed by Ivan Dostál, Olda Rejl and Ondra Cigánek, published by Albi.

## Settings of a table

option-sets = Sets
    .about = Choose 3 of the 6 sets of buildings; Journey, Dominion, and Trade and Church suit a first game.
option-sets-journey = { set-journey }
option-sets-dominion = { set-dominion }
option-sets-trade-church = { set-trade_church }
option-sets-warfare = { set-warfare }
option-sets-crafts = { set-crafts }
option-sets-guard = { set-guard }
option-sets-random = Three at random
option-roads = Roads
    .about = A scored road gives points to the player with more buildings on it; a first game is easier without roads.
option-roads-scored = Scored
option-roads-unscored = Not scored
option-level = Difficulty level
    .about = The stronger Henry is, the more treasures he brings: 6, 8 or 10, and each one left at the end gives him 5 points.
option-level-1 = { level-1 }
option-level-2 = { level-2 }
option-level-3 = { level-3 }

## Places of the land, named by what lies there or beside it; $spot: (0, 1)

# .acc: where somebody goes; .by: what stands beside it
ground-tile = the { $tile }
ground-start = the start tile
ground-free = { $terrain ->
    [green] the green free terrain
    [grey] the grey free terrain
   *[yellow] the yellow free terrain
    }
# $thing: as the sentence needs it
place-on = { $thing } { $spot }
# $way: where it lies, seen from $thing (.by)
place-beside = at { $spot }, { $way ->
    [N] above
    [NE] to the upper right of
    [E] to the right of
    [SE] to the lower right of
    [S] below
    [SW] to the lower left of
    [W] to the left of
   *[NW] to the upper left of
    } { $thing }
place-far = at { $spot }

## What is asked

# $todo: take, again (thanks to a Camp) or go_on; $last: yes in the last turn; $reach: a number; $also: both, lay,
# move or none: what else can be done now
ask-take-turn = { $last ->
    [yes] This is your last turn.{" "}
   *[no] {""}
    }{ $todo ->
    [take] Which tile will you take? Your reach is { $reach }.{ $also ->
        [both] {" "}You may also lay tiles and move units.
        [lay] {" "}You may also lay tiles.
        [move] {" "}You may also move units.
       *[none] {""}
    }
    [again] Will you take one more tile thanks to the Camp, or end your turn? Your reach is { $reach }.
   *[go_on] { $also ->
        [both] Will you lay a tile, move a unit, or end your turn?
        [lay] Will you lay a tile, or end your turn?
        [move] Will you move a unit, or end your turn?
       *[none] Will you end your turn?
    }
    }
    .build-extend = { $next ->
        [tile] Which tile will you lay there?
        [cell] Where will you lay it?
       *[other] Will you build it or lay it face down?
        }
    .step-withdraw = Where will it move? You may also withdraw it.
    .call-step = Which unit will move there or be called up?
# $several: whether more than one building is besieged; $where: the first of them, accusative
ask-besiege = { $several ->
    [no] Will you destroy { $where }?
   *[yes] Which besieged building will you destroy? You may also let them stand.
    }
ask-discard-down = { $surplus ->
    [one] Which tile will you remove from the game? You may keep { $limit } and have { $surplus } too many.
   *[other] Which tiles will you remove from the game? You may keep { $limit } and have { $surplus } too many.
    }

## What stands on the buttons

# $place: from the shield on, 0 if its name says which tile it is
move-take = Take: { $tile }{ $place ->
    [0] {""}
    [1] , the 1st from the shield
    [2] , the 2nd from the shield
    [3] , the 3rd from the shield
   *[other] , the { $place }th from the shield
    }
    .verb = Take
    .which = { $tile }{ $place ->
        [0] {""}
        [1] , the 1st from the shield
        [2] , the 2nd from the shield
        [3] , the 3rd from the shield
       *[other] , the { $place }th from the shield
        }
# $cost: accusative; needed, not paid; $discount: how much of it discounts replace
move-build = Build { $where }: { $tile }; you need { $cost }{ $discount ->
    [0] {""}
    [one] , of which a discount replaces { $discount }
   *[other] , of which discounts replace { $discount }
    }
    .verb = Build
    .which = { $where }
    .what = { $tile }
    .note = you need { $cost }{ $discount ->
        [0] {""}
        [one] , of which a discount replaces { $discount }
       *[other] , of which discounts replace { $discount }
        }
move-extend = Extend the land { $where }: { $tile }, face down
    .verb = Lay face down
    .which = { $where }
    .what = { $tile }
    .note = free; 1 off a building this turn
move-step = Move the { $unit }: { $origin } → { $where }
    .verb = Move the { $unit }
    .which = → { $where }
move-call = Call up a unit to { $where }
    .verb = Call up a unit
    .which = to { $where }
move-withdraw = Withdraw the { $unit }: { $origin } → offer
    .verb = Withdraw the { $unit }
    .which = { $origin } → offer
move-camp = Use: { $tile }
    .verb = Use
    .which = { $tile }
move-end-turn = End turn
move-destroy = Destroy: { $tile } { $cell }
    .verb = Destroy
    .which = { $tile } { $cell }
move-spare = { $several ->
    [no] Let it stand
   *[yes] Let them stand
    }
move-discard = Remove from the game: { $tile }
    .verb = Remove from the game
    .which = { $tile }

## Why not

refused-already-taken = You have already taken a tile this turn; only a Camp lets you take another.
    .advice = Use your Camp first.
refused-offer-has-fewer = { $count ->
    [one] There is only { $count } tile in the offer.
   *[other] There are only { $count } tiles in the offer.
    }
refused-out-of-reach = Your reach is { $reach } and this tile is further away.
    .advice = Withdraw a unit: that adds 1 to your reach.
refused-not-in-hand = { $tile }: this tile is not in your hand.
refused-cell-taken = There is already a tile there: { $where }.
refused-not-adjacent = No tile with your unit touches the position { $where }.
    .advice = Bring one of your units next to it first.
# $need, $lack: accusative; $discount: discounts at hand
refused-too-few-resources = You need { $need } and lack { $lack }{ $discount ->
    [0] {""}
    [one] {", of which your discount replaces only "}{ $discount }
   *[other] {", of which your discounts replace only "}{ $discount }
    }.
    .advice = Extend the land first: every tile laid face down gives a discount of 1.
refused-no-tile-there = There is no tile { $where }; units can only stand on tiles.
refused-unit-there = There is already a unit there: { $where }.
refused-unit-in-offer = This unit is in the offer.
    .advice = Call it up to bring it onto the grid.
refused-unit-moved = Your { $unit } has already moved; each unit moves only once in a turn.
refused-too-far = { $where } is too far away; a unit moves only to an adjacent tile.
refused-no-unit-in-offer = You have no unit in the offer.
refused-not-near-unit = { $where } is not adjacent to a tile with your unit.
refused-elite-stays = The elite unit never leaves the grid; only regular units can be withdrawn.
refused-no-camp = { $tile }: you can use only your own face-up Camp.
refused-take-first = A Camp can be used only once you have taken a tile.
    .advice = Take a tile first.
refused-camp-pending = Your last Camp still lets you take a tile; only then can you use another.
    .advice = Take that tile first.
refused-must-take = A turn can end only once you have taken a tile.
    .advice = Take a tile first.
refused-not-sieged = There is no besieged building: { $where }.
refused-hand-small-enough = { $limit ->
    [one] You may keep { $limit } tile and have no more than that; nothing has to go.
   *[other] You may keep { $limit } tiles and have no more than that; nothing has to go.
    }

## What has happened

event-opened = Sets in play: { $sets }. { $player } starts.
# $place: counted from the shield
event-took = { $player } takes the { $tile }, the { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    } tile from the shield.
event-refilled = { $left ->
    [0] The supply adds the { $tile } to the offer; it was the last tile.
    [one] The supply adds the { $tile } to the offer; { $left } tile is left.
   *[other] The supply adds the { $tile } to the offer; { $left } tiles are left.
    }
event-end-triggered = The supply is empty: after this turn each player has one last turn.
event-built = { $discount ->
    [0] { $player } builds the { $tile } { $cell }.
    [one] { $player } builds the { $tile } { $cell } (a discount replaces { $discount } resource).
   *[other] { $player } builds the { $tile } { $cell } (discounts replace { $discount } resources).
    }
event-extended = { $player } extends the land { $cell }: the { $tile }, face down ({ $terrain } tile).
event-stepped = { $player } moves the { $unit } to { $cell }.
event-called-up = { $player } calls up a { $unit } from the offer to { $cell }.
event-withdrew = { $player } withdraws a { $unit } to the offer.
event-used-camp = { $player } uses the { $tile } at { $cell } and may take one more tile.
event-destroyed = { $player } destroys the { $tile } at { $cell }; it is free terrain now.
event-discarded = { $player } removes the { $tile } from the game.
event-ended-turn = { $player } ends the turn.
event-scored = { $points ->
    [one] { $player } scores { $points } point in all.
   *[other] { $player } scores { $points } points in all.
    }

## What Henry does, and why

event-henry-chose = Henry takes the { $tile }, the { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    } tile from the shield: { $reason ->
    [colour] the top tile of the supply is { $terrain }, and this is the first tile of that colour
    [no_such_colour] the top tile of the supply is { $terrain }, but there is none of that colour in the offer, so he takes the first tile
   *[supply_empty] the supply is empty, so he takes the first tile
    } (rule { $rule }).
event-henry-placed = Henry builds the { $tile } { $cell }: { $reason ->
    [joins] there it joins a road of your last building
    [blocks] there it blocks a road of your last building
    [beside_start] you have no building yet, so he takes the first empty position around the start tile, clockwise from the top
   *[first_free] there is no road of your last building to join or block, so he takes the first empty position around it, clockwise from the top
    } (rule { $rule }).
event-henry-discarded = Henry removes the { $tile } from the game: there is no empty position for it (rule { $rule }).
event-henry-scored = { $points ->
    [one] Henry scores { $points } point in all (rule { $rule }).
   *[other] Henry scores { $points } points in all (rule { $rule }).
    }
event-treasure-shown = Henry's new building at { $cell } gets a treasure: { $treasure } (rule { $rule }).
event-treasure-removed = The condition of the treasure at { $cell } is met, so it leaves the game: { $treasure } (rule { $rule }).
event-henry-moved = Henry sends his { $unit } to { $cell }: the new building is { $terrain }, and so is this unit's cross (rule { $rule }).

## What stands on a tile

effect-inn = 1 point, and 1 for each tile { $axis ->
    [row] in its row
   *[column] in its column
    }; at most 3 count on each side.
effect-marketplace = 1 point, and 1 for each tile that touches it by a side.
effect-pilgrimage_site = 1 point for each tile of the longest road that reaches it, itself included. Roads end here.
effect-robber_keep = 2 points, and 2 for each opponent's building that touches it by a side.
effect-mill = 1 point, and 1 for each yellow tile in the groups that touch it by a side.
effect-stonemason = 1 point, and 1 for each grey tile in the groups that touch it by a side.
effect-pigsty = 1 point, and 1 for each green tile in the groups that touch it by a side.
effect-bakery = 1 point, and 1 for each of your yellow buildings.
effect-smithy = 1 point, and 1 for each of your grey buildings.
effect-foresters_lodge = 1 point, and 1 for each of your green buildings.
effect-camp = After taking a tile you may turn the Camp face down and take one more. 2 points if it stays unused.
effect-farm = Gives you 1 grain for each building. 0 points.
effect-sawmill = Gives you 1 wood for each building. 0 points.
effect-quarry = Gives you 1 stone for each building. 0 points.
# $printed: nominative
effect-trading_post = 3 points for each of your buildings of these kinds: { $printed }.
effect-cathedral = 5 points.
effect-siege_tower = When you build it, you may destroy your opponent's buildings at its sides that now have exactly 2 of your siege towers at their sides. 0 points.
effect-fortress = 1 point for each of your siege towers and fortresses, itself included.
effect-basket_workshop = 3 points for each pair of a green and a yellow tile { $positions ->
    [side] at its sides
   *[corner] at its corners
    }.
effect-pottery_workshop = 3 points for each pair of a grey and a yellow tile { $positions ->
    [side] at its sides
   *[corner] at its corners
    }.
effect-cooper_workshop = 3 points for each pair of a green and a grey tile { $positions ->
    [side] at its sides
   *[corner] at its corners
    }.
# $printed: nominative
effect-guild_house = Your workshops of this kind score 4 points for each pair instead of 3: { $printed }. 0 points itself.
effect-watchtower = 1 point, and 1 for each other tile of its colour { $axis ->
    [row] in its row
   *[column] in its column
    }, at any distance.
effect-guardhouse = 2 points, and 2 for each watchtower of either player on its diagonals.

## Lines of the score sheet

# on a cell: the road of the tile in hand, if it is laid there; $length: tiles it would run over
ghost-road = { $length ->
    [0] no road
   *[other] road { $length }
    }
# at the edges of the land
chair-own = You sit here
chair-here = { $player } sits here
chair-opposite = { $player } sits opposite

# $at: a building on the road; in old matches a position
line-road = Road: { $at }
line-best-three = 3 best buildings, counted again
line-treasures = Treasures left

## The score sheet of a finished match

# the kinds of building that one paragraph scores
sheet-kinds = { $kinds }
# a tile, and where it lies
sheet-building = { $tile } { $spot }
sheet-roads = Roads
sheet-from-roads = roads
sheet-from-henry = Henry's own
sheet-units-added = Units on their owners’ buildings added points (6.2.1): { $first } { $first_points }, { $second } { $second_points }.
# compared when points are equal
sheet-offer = units in the royal offer
sheet-henry-wins = Henry wins ties

## The verbs of the notation, as headings over lists of moves

verb-call = call up a unit
    .inf = call up a unit
    .do = call up a unit
    .log = calls up a unit
    .picked = { $next ->
        [unit] Which unit will you call up?
       *[other] Which tile will you call it up to?
        }
verb-camp = use a Camp
    .inf = use a Camp
    .do = use a Camp
    .log = uses a Camp
verb-end = end the turn
    .inf = end the turn
    .do = end the turn
    .log = ends the turn
verb-spare = decline
    .inf = decline
    .do = decline
    .log = declines
verb-discard = remove from the game
    .inf = remove from the game
    .do = remove from the game
    .log = removes from the game

## Places

place-waiting-units = Units in the offer
treasure-at = { $cell }: { $treasure }
place-treasures = Treasures on the grid
unit-crossed = { $unit }, { $terrain ->
    [green] green
    [grey] grey
   *[yellow] yellow
    } cross

## On the table: what panels, notes and tabs are called

# $own: yes for who plays this side; $side: its name
place-own-hand = { $own ->
    [yes] Your hand
   *[no] Hand: { $side }
    }
note-hand = { $count } of { $limit }
place-means = { $own ->
    [yes] What you build with
   *[no] Resources: { $side }
    }
means-from = From the offer { $offer }, from units { $units }, from buildings { $buildings }.
place-turn = This turn
turn-take = { $state ->
    [done] tile taken
    [again] take one more tile
   *[todo] take a tile
    }
# $count: tiles in hand
turn-lay = { $count ->
    [0] no tile in hand to lay
    [one] { $count } tile in hand to lay
   *[other] { $count } tiles in hand to lay
    }
turn-move = units moved: { $moved } of { $units }
place-points = Points now
zone-points = Points
# $scored: yes where roads bring points
points-from = buildings { $buildings }{ $scored ->
    [yes] {" "}· roads { $roads }
   *[no] {""}
    }
points-from-henry = buildings { $buildings } · best three again { $best } · treasures { $treasures }{ $scored ->
    [yes] {" "}· roads { $roads }
   *[no] {""}
    }
note-supply = supply { $count }
# $turns: with this one
headline-turns = { $turns ->
    [one] at most { $turns } turn left
   *[other] at most { $turns } turns left
    } · { $sets }
headline-last = final round · { $sets }
headline-over = end of the game · { $sets }
strip-units = units on the grid
gallery-treasures = Treasures

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = You and your rival build one land together. Whoever has more points from their buildings at the end wins.
    .title = The goal
    .one = The land begins with a single tile. Both players' elite units stand on it.
    .two = Your points now. They change with every tile.
    .three = Only buildings on the land count, not tiles in your hand.
guide-tile = This tile is a Marketplace. Everything you need to know is on it.
    .title = A tile and its cost
    .one = The colour is the terrain: green gives wood, grey stone, yellow grain.
    .two = The cost is in the corner: 1 wood and 2 grain.
    .three = A Marketplace scores 1 point, and 1 for each tile at its sides.
guide-offer = Six tiles lie in a circle. Count them clockwise from the shield.
    .title = The royal offer
    .one = The shield: start counting here.
    .two = The arc is your reach. You may take these tiles.
    .three = Each of your units in the middle adds 1 to your reach.
guide-take = Every turn you must take one tile. It goes into your hand.
    .title = Take a tile
    .do = Take the Marketplace, the second from the shield.
    .one = It is within your reach, so you may take it.
    .two = The shield moves to where the tile was. You now count from there.
    .three = A new tile fills the old place of the shield.
guide-means = You do not collect resources. You only need access to them at the moment you build.
    .title = What you pay with
    .one = Each tile within your reach lends you 1 resource of its colour.
    .two = So does each tile your units stand on.
    .three = Here is the sum. Nothing is used up: the same sources serve you again.
guide-build = When you have everything a tile in your hand asks for, it can become a building.
    .title = Build
    .do = Pick the tile in your hand, then the gold place on the land.
    .one = You build next to your unit, by a side or by a corner.
    .two = At a side of the start tile the Marketplace is worth 2 points. We advise this place.
    .three = The cost is only checked. You keep all your sources.
guide-step = Each of your units may move once in your turn.
    .title = Moving a unit
    .do = Move your elite unit onto your new building.
    .one = It moves to a neighbouring tile without a unit.
    .two = A building with your own unit on it scores double: 4 points instead of 2.
    .three = From here your unit lends you stone, because the tile is grey.
guide-end = Take, lay, move: in any order. Here you see what you have done.
    .title = The end of the turn
    .do = End your turn.
    .one = You have taken your tile. Without that a turn cannot end.
    .two = You may lay as many tiles as you like, or none.
    .three = Each unit moves once at most.
guide-rival = Now your rival takes, builds and moves by the same rules. What they did stays marked until your first move.
    .title = Your rival's turn
    .one = Your rival's buildings are upside down for you: they face your rival.
    .two = Once your rival's unit leaves the start tile, there is room for you on it.
    .three = Hands are open: touch your rival's coat of arms in the bar to see their tiles.
guide-keep = Your second turn. Again you take a tile, but you need not lay it at once.
    .title = A tile for later
    .do = Take the Trading post, the second from the shield.
    .one = It is within your reach. You cannot pay for it yet, and that does not matter.
    .two = At the end of a turn you may hold up to 3 tiles.
guide-call = Your regular units wait in the royal offer. From there you can call them up to the land.
    .title = Call up a unit
    .do = Pick a unit in the offer, then the start tile.
    .one = A unit in the offer gives reach.
    .two = A unit on the land gives the resource of its tile, opens places to build, and doubles a building. It goes to a tile next to one of your units.
    .three = Your reach falls by 1 at once. You can withdraw the unit later.
guide-rest = That is enough for this turn. Your tile waits in your hand.
    .title = On to the third turn
    .do = End your turn.
    .one = Your moved units turn back over and may move again next time.
    .two = One tile in hand is no problem; the limit is 3.
guide-next = Your third turn. This time you will build with a trick.
    .title = A tile with a plan
    .do = Take the Robber knight's keep, the first from the shield.
    .one = It scores 2 points, and 2 more for each of your rival's buildings at its sides.
    .two = You lack one resource for it. We will deal with that.
guide-extend = A tile can also be laid face down. Then it is free terrain and costs nothing.
    .title = Extend the land
    .do = Lay the Trading post face down to the right of the Marketplace.
    .one = Pick the tile, then the place.
    .two = For this you get a discount of 1 resource this turn.
    .three = Free terrain belongs to nobody but keeps its colour.
guide-discount = The discount replaces the one resource you lack. Now you can pay.
    .title = Build with a discount
    .do = Build the Robber knight's keep between your rival's buildings.
    .one = The discount lasts until the end of this turn.
    .two = Here it touches two of your rival's buildings by a side: 6 points.
    .three = It also touches your Marketplace, which gains a point too, doubled by your unit.
guide-roads = Some tiles have roads that run to their edges. Roads need not match when you build.
    .title = Roads
    .one = Two buildings are linked where both have a road on the edge they share.
    .two = Whoever has more buildings on a road scores the difference.
    .three = In a first game we leave roads unscored. Try them next time.
guide-points = Points are counted at the end, but you always see how you stand.
    .title = How points are counted
    .one = Each of your face-up buildings scores by its own text, and double with your unit on it.
    .two = Your rival's points. Their units double only their own buildings.
    .three = If you are tied, whoever has more units in the royal offer wins.
guide-on = You know everything you need. End your turn and play on; your rival plays on too.
    .title = Play on
    .one = When the supply is empty, this turn is finished as usual.
    .two = Then each of you has one last turn, and the points are counted.
    .three = A Camp lets you take one more tile. Everything else is explained on the tiles: touch one to read it.

## What a bot notices: one unit of each thing its sense counts

sense-points = a point you have already
sense-to-come = the game still to come
sense-doubled = a point that a unit doubles
sense-best-three = a point of your three best buildings
sense-road-points = a point from roads
sense-my-turn = your turn
sense-take-left = a tile still to take this turn
sense-discount = a discount not used yet
sense-unmoved = a unit that may still move
sense-on-grid = a regular unit on the grid
sense-on-own = a unit on your own building
sense-hand = a tile in hand
sense-surplus = a tile beyond the hand limit
sense-payable = a tile in hand you have the resources for
sense-nearly-payable = a tile in hand that lacks one resource
sense-reachable-payable = a tile within reach you have the resources for
sense-treasures-open = a treasure on the grid
sense-treasures-half = a treasure that lacks one tile
sense-treasures-hidden = a treasure in the pile
sense-built-inn = built: { kind-inn }
sense-built-marketplace = built: { kind-marketplace }
sense-built-pilgrimage-site = built: { kind-pilgrimage_site }
sense-built-robber-keep = built: { kind-robber_keep }
sense-built-mill = built: { kind-mill }
sense-built-stonemason = built: { kind-stonemason }
sense-built-pigsty = built: { kind-pigsty }
sense-built-bakery = built: { kind-bakery }
sense-built-smithy = built: { kind-smithy }
sense-built-foresters-lodge = built: { kind-foresters_lodge }
sense-built-camp = built: { kind-camp }
sense-built-farm = built: { kind-farm }
sense-built-sawmill = built: { kind-sawmill }
sense-built-quarry = built: { kind-quarry }
sense-built-trading-post = built: { kind-trading_post }
sense-built-cathedral = built: { kind-cathedral }
sense-built-siege-tower = built: { kind-siege_tower }
sense-built-fortress = built: { kind-fortress }
sense-built-basket-workshop = built: { kind-basket_workshop }
sense-built-pottery-workshop = built: { kind-pottery_workshop }
sense-built-cooper-workshop = built: { kind-cooper_workshop }
sense-built-guild-house = built: { kind-guild_house }
sense-built-watchtower = built: { kind-watchtower }
sense-built-guardhouse = built: { kind-guardhouse }
sense-hand-inn = in hand: { kind-inn }
sense-hand-marketplace = in hand: { kind-marketplace }
sense-hand-pilgrimage-site = in hand: { kind-pilgrimage_site }
sense-hand-robber-keep = in hand: { kind-robber_keep }
sense-hand-mill = in hand: { kind-mill }
sense-hand-stonemason = in hand: { kind-stonemason }
sense-hand-pigsty = in hand: { kind-pigsty }
sense-hand-bakery = in hand: { kind-bakery }
sense-hand-smithy = in hand: { kind-smithy }
sense-hand-foresters-lodge = in hand: { kind-foresters_lodge }
sense-hand-camp = in hand: { kind-camp }
sense-hand-farm = in hand: { kind-farm }
sense-hand-sawmill = in hand: { kind-sawmill }
sense-hand-quarry = in hand: { kind-quarry }
sense-hand-trading-post = in hand: { kind-trading_post }
sense-hand-cathedral = in hand: { kind-cathedral }
sense-hand-siege-tower = in hand: { kind-siege_tower }
sense-hand-fortress = in hand: { kind-fortress }
sense-hand-basket-workshop = in hand: { kind-basket_workshop }
sense-hand-pottery-workshop = in hand: { kind-pottery_workshop }
sense-hand-cooper-workshop = in hand: { kind-cooper_workshop }
sense-hand-guild-house = in hand: { kind-guild_house }
sense-hand-watchtower = in hand: { kind-watchtower }
sense-hand-guardhouse = in hand: { kind-guardhouse }

## Headings of big moments, shown across the table

illumination-last-turns = The last turns

## What is done, for the page that shows how the game plays

done-took = Tiles taken
done-built = Tiles built

## The figures of the box

figure-group-journey = { set-journey }
figure-group-dominion = { set-dominion }
figure-group-trade_church = { set-trade_church }
figure-group-warfare = { set-warfare }
figure-group-crafts = { set-crafts }
figure-group-guard = { set-guard }
figure-group-treasures = Treasures
figure-group-units = Units
figure-terrain = terrain
figure-terrain-any = any
figure-roads = roads
figure-joined = roads are joined
figure-line = line
figure-line-row = row
figure-line-column = column
figure-positions = positions
figure-positions-side = sides
figure-positions-corner = corners
figure-shows = shows
figure-cross = colour of the cross
figure-wrong-terrains = The set { $set } has three tiles of each terrain; here { $terrain }: { $count }.
figure-wrong-cost = { $tile }: the whole cost is { $count }; it can be from { $least } to { $most }.
figure-wrong-crosses = The three units of a player have crosses of three different colours.
figure-reason-kind = the rulebook shows it only for another tile of this kind
tile-entered = { $tile } ({ $terrain }; { $cost })
