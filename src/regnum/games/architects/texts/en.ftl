### Architects of the West Kingdom: the words of the base game, English.
### .acc: accusative; .to, .at, .from: whole phrases; .short: narrow places; .full: a card told apart from its twins;
### .text: what it does.

## The game

game-title = Architects of the West Kingdom
    .short = Architects
game-tagline = Build for the king, and mind how you do it
game-about = You place workers one by one: the more of them stand at a location, the more each visit brings, but the sooner someone captures them. With what you gather you construct buildings and work on the cathedral. Your virtue opens some doors and closes others: the Black Market is for those who are not too honest, the cathedral for those who are. For one to five players; alone you face a rival led by scheme cards.
game-time = 60–80 min
game-credits = Designed by Shem Phillips and S J Macdonald, published by Garphill Games.

## Seats by colour

seat-blue = Blue
seat-green = Green
seat-purple = Purple
seat-red = Red
seat-yellow = Yellow

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Ansel
    .n2 = Bertha
    .n3 = Remi
    .n4 = Odilia
    .n5 = Till
bot-squire = Einhard
    .n2 = Gisela
    .n3 = Wigbert
    .n4 = Hilda
    .n5 = Lupus
bot-knight = Odo
    .n2 = Judith
    .n3 = Gauzbert
    .n4 = Emma
    .n5 = Robert
bot-castellan = Angilbert
    .n2 = Adela
    .n3 = Notker
    .n4 = Rotrude
    .n5 = Walafrid
bot-king = Carloman
    .n2 = Arnulf
    .n3 = Berengar
    .n4 = Rudolf
    .n5 = Zwentibold

## Locations

location-quarry = Quarry
    .acc = Quarry
    .to = to the Quarry
    .at = at the Quarry
    .from = from the Quarry
    .short = Quarry
location-forest = Forest
    .acc = Forest
    .to = to the Forest
    .at = at the Forest
    .from = from the Forest
    .short = Forest
location-silversmith = Silversmith
    .acc = Silversmith
    .to = to the Silversmith
    .at = at the Silversmith
    .from = from the Silversmith
    .short = Silversmith
location-mines = Mines
    .acc = Mines
    .to = to the Mines
    .at = at the Mines
    .from = from the Mines
    .short = Mines
location-kings_storehouse = King's Storehouse
    .acc = King's Storehouse
    .to = to the King's Storehouse
    .at = at the King's Storehouse
    .from = from the King's Storehouse
    .short = Storehouse
location-workshop = Workshop
    .acc = Workshop
    .to = to the Workshop
    .at = at the Workshop
    .from = from the Workshop
    .short = Workshop
location-town_centre = Town Centre
    .acc = Town Centre
    .to = to the Town Centre
    .at = at the Town Centre
    .from = from the Town Centre
    .short = Town Centre
location-guardhouse = Guardhouse
    .acc = Guardhouse
    .to = to the Guardhouse
    .at = at the Guardhouse
    .from = from the Guardhouse
    .short = Guardhouse
location-tax_stand = Tax Stand
    .acc = Tax Stand
    .to = to the Tax Stand
    .at = at the Tax Stand
    .from = from the Tax Stand
    .short = Tax Stand
location-market_small = Small market
    .acc = small market
    .to = to the small market
    .at = at the small market
    .from = from the small market
    .short = Small
location-market_middle = Middle space of the Black Market
    .acc = middle space of the Black Market
    .to = to the middle space of the Black Market
    .at = at the middle space of the Black Market
    .from = from the middle space of the Black Market
    .short = Middle
location-market_large = Large market
    .acc = large market
    .to = to the large market
    .at = at the large market
    .from = from the large market
    .short = Large
location-guildhall = Guildhall
    .acc = Guildhall
    .to = to the Guildhall
    .at = in the Guildhall
    .from = from the Guildhall
    .short = Guildhall
location-black_market = Black Market
    .acc = Black Market
    .to = to the Black Market
    .at = at the Black Market
    .from = from the Black Market
    .short = Black Market
location-prison = Prison
    .acc = prison
    .to = to prison
    .at = in prison
    .from = from prison
    .short = Prison

## Kinds of things without a number

kind-clay = clay
    .acc = clay
    .gen = clay
kind-wood = wood
    .acc = wood
    .gen = wood
kind-stone = stone
    .acc = stone
    .gen = stone
kind-gold = gold
    .acc = gold
    .gen = gold
kind-marble = marble
    .acc = marble
    .gen = marble
kind-silver = silver
    .acc = silver
    .gen = silver
kind-virtue = virtue
    .acc = virtue
    .gen = virtue
kind-building_card = building cards
    .acc = building cards
    .gen = building cards
kind-reward_card = reward cards
    .acc = reward cards
    .gen = reward cards
kind-tax = tax
    .acc = tax
    .gen = tax
kind-debt = debts
    .acc = debts
    .gen = debts
kind-worker = workers
    .acc = workers
    .gen = workers
kind-captive = captives
    .acc = captives
    .gen = captives
kinds-two = { $first } or { $second }
kinds-three = { $first }, { $second } or { $third }

## Counted things; -acc after a verb (gain, pay, place)

count-clay = { $count ->
    [one] { $count } clay
   *[other] { $count } clay
    }
count-clay-acc = { $count ->
    [one] { $count } clay
   *[other] { $count } clay
    }
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
count-gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
    }
count-gold-acc = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
    }
count-marble = { $count ->
    [one] { $count } marble
   *[other] { $count } marble
    }
count-marble-acc = { $count ->
    [one] { $count } marble
   *[other] { $count } marble
    }
count-silver = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    }
count-silver-acc = { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    }
count-virtue = { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }
count-virtue-acc = { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }
count-tax = { $count ->
    [one] { $count } tax
   *[other] { $count } tax
    }
count-tax-acc = { $count ->
    [one] { $count } tax
   *[other] { $count } tax
    }
count-debt = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
    }
count-debt-acc = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
    }
count-building_card = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
    }
count-building_card-acc = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
    }
count-reward_card = { $count ->
    [one] { $count } reward card
   *[other] { $count } reward cards
    }
count-reward_card-acc = { $count ->
    [one] { $count } reward card
   *[other] { $count } reward cards
    }
count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    }
count-worker-acc = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    }
count-captive = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
    }
count-captive-acc = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
    }
count-apprentice = { $count ->
    [one] { $count } apprentice
   *[other] { $count } apprentices
    }
count-apprentice-acc = { $count ->
    [one] { $count } apprentice
   *[other] { $count } apprentices
    }
count-future_scheme = { $count ->
    [one] { $count } future scheme
   *[other] { $count } future schemes
    }
count-future_scheme-acc = { $count ->
    [one] { $count } future scheme
   *[other] { $count } future schemes
    }

## Skills

skill-carpentry = carpentry
    .acc = carpentry
skill-tiling = tiling
    .acc = tiling
skill-masonry = masonry
    .acc = masonry

## Apprentices

# one of two that are alike: where it lies, seen from the other one
twin-apprentice = { $apprentice } ({ $where ->
    [left] left
    [right] right
    [above] upper
   *[below] lower
    })
apprentice-acolyte_building = Acolyte
    .acc = Acolyte
    .short = Acolyte
    .full = Acolyte (card)
    .text = Each time you work on the cathedral: draw 1 building card. When hired: gain 1 virtue.
apprentice-acolyte_clay = Acolyte
    .acc = Acolyte
    .short = Acolyte
    .full = Acolyte (clay)
    .text = Each time you work on the cathedral: gain 2 clay. When hired: gain 1 virtue.
apprentice-acolyte_silver = Acolyte
    .acc = Acolyte
    .short = Acolyte
    .full = Acolyte (silver)
    .text = Each time you work on the cathedral: gain 2 silver. When hired: gain 1 virtue.
apprentice-conspirator_a = Conspirator
    .acc = Conspirator
    .short = Conspirator
    .full = Conspirator
    .text = In each visit to the Town Centre every capture costs you 1 silver less (not the tax).
apprentice-conspirator_b = Conspirator
    .acc = Conspirator
    .short = Conspirator
    .full = Conspirator
    .text = In each visit to the Town Centre every capture costs you 1 silver less (not the tax).
apprentice-debt_collector_clay = Debt Collector
    .acc = Debt Collector
    .short = Debt Coll.
    .full = Debt Collector (clay)
    .text = Each time you pay a debt: gain 2 clay.
apprentice-debt_collector_stone = Debt Collector
    .acc = Debt Collector
    .short = Debt Coll.
    .full = Debt Collector (stone)
    .text = Each time you pay a debt: gain 2 stone.
apprentice-debt_collector_wood = Debt Collector
    .acc = Debt Collector
    .short = Debt Coll.
    .full = Debt Collector (wood)
    .text = Each time you pay a debt: gain 2 wood.
apprentice-gatekeeper = Gatekeeper
    .acc = Gatekeeper
    .short = Gatekeeper
    .full = Gatekeeper
    .text = At each reset you may free up to 2 of your workers from prison. When hired: lose 1 virtue.
apprentice-illusionist = Illusionist
    .acc = Illusionist
    .short = Illusionist
    .full = Illusionist
    .text = At the Black Market you lose 1 virtue less. When hired: lose 1 virtue.
apprentice-jeweller_a = Jeweller
    .acc = Jeweller
    .short = Jeweller
    .full = Jeweller
    .text = After your action at the Silversmith: gain 1 silver.
apprentice-jeweller_b = Jeweller
    .acc = Jeweller
    .short = Jeweller
    .full = Jeweller
    .text = After your action at the Silversmith: gain 1 silver.
apprentice-labourer = Labourer
    .acc = Labourer
    .short = Labourer
    .full = Labourer
    .text = Has all three skills, no other ability.
apprentice-merchant_clay = Merchant
    .acc = Merchant
    .short = Merchant
    .full = Merchant (clay)
    .text = As a trade at the King's Storehouse: pay 1 silver and gain 3 clay.
apprentice-merchant_gold = Merchant
    .acc = Merchant
    .short = Merchant
    .full = Merchant (gold)
    .text = As a trade at the King's Storehouse: pay 2 silver and gain 1 gold.
apprentice-merchant_marble = Merchant
    .acc = Merchant
    .short = Merchant
    .full = Merchant (marble)
    .text = As a trade at the King's Storehouse: pay 3 silver and gain 1 marble.
apprentice-merchant_stone = Merchant
    .acc = Merchant
    .short = Merchant
    .full = Merchant (stone)
    .text = As a trade at the King's Storehouse: pay 1 silver and gain 2 stone.
apprentice-merchant_wood = Merchant
    .acc = Merchant
    .short = Merchant
    .full = Merchant (wood)
    .text = As a trade at the King's Storehouse: pay 1 silver and gain 2 wood.
apprentice-miner_a = Miner
    .acc = Miner
    .short = Miner
    .full = Miner
    .text = After your action at the Mines: gain 1 clay.
apprentice-miner_b = Miner
    .acc = Miner
    .short = Miner
    .full = Miner
    .text = After your action at the Mines: gain 1 clay.
apprentice-patron_clay = Patron
    .acc = Patron
    .short = Patron
    .full = Patron (clay)
    .text = As a trade at the King's Storehouse: pay 1 clay and gain 1 virtue.
apprentice-patron_silver = Patron
    .acc = Patron
    .short = Patron
    .full = Patron (silver)
    .text = As a trade at the King's Storehouse: pay 2 silver and gain 1 virtue.
apprentice-patron_stone = Patron
    .acc = Patron
    .short = Patron
    .full = Patron (stone)
    .text = As a trade at the King's Storehouse: pay 1 stone and gain 1 virtue.
apprentice-patron_wood = Patron
    .acc = Patron
    .short = Patron
    .full = Patron (wood)
    .text = As a trade at the King's Storehouse: pay 1 wood and gain 1 virtue.
apprentice-pickpocket = Pickpocket
    .acc = Pickpocket
    .short = Pickpocket
    .full = Pickpocket
    .text = After your action at the Tax Stand: gain 1 gold. When hired: lose 1 virtue.
apprentice-squire_gold = Squire
    .acc = Squire
    .short = Squire
    .full = Squire (gold)
    .text = At each reset, if you have no worker in prison: gain 1 gold. When hired: gain 1 virtue.
apprentice-squire_marble = Squire
    .acc = Squire
    .short = Squire
    .full = Squire (marble)
    .text = At each reset, if you have no worker in prison: gain 1 marble. When hired: gain 1 virtue.
apprentice-squire_virtue = Squire
    .acc = Squire
    .short = Squire
    .full = Squire (virtue)
    .text = At each reset, if you have no worker in prison: gain 2 virtue. When hired: gain 1 virtue.
apprentice-stonecutter_a = Stonecutter
    .acc = Stonecutter
    .short = Stonecutter
    .full = Stonecutter
    .text = After your action at the Quarry: gain 1 stone.
apprentice-stonecutter_b = Stonecutter
    .acc = Stonecutter
    .short = Stonecutter
    .full = Stonecutter
    .text = After your action at the Quarry: gain 1 stone.
apprentice-swindler_clay = Swindler
    .acc = Swindler
    .short = Swindler
    .full = Swindler (clay)
    .text = After your action at the Black Market: gain 2 clay. When hired: lose 1 virtue.
apprentice-swindler_stone = Swindler
    .acc = Swindler
    .short = Swindler
    .full = Swindler (stone)
    .text = After your action at the Black Market: gain 1 stone. When hired: lose 1 virtue.
apprentice-swindler_wood = Swindler
    .acc = Swindler
    .short = Swindler
    .full = Swindler (wood)
    .text = After your action at the Black Market: gain 1 wood. When hired: lose 1 virtue.
apprentice-thief = Thief
    .acc = Thief
    .short = Thief
    .full = Thief
    .text = At the Tax Stand you lose 1 virtue less.
apprentice-trader_clay = Trader
    .acc = Trader
    .short = Trader
    .full = Trader (clay)
    .text = As a trade at the King's Storehouse: pay 3 clay and gain 1 marble.
apprentice-trader_stone = Trader
    .acc = Trader
    .short = Trader
    .full = Trader (stone)
    .text = As a trade at the King's Storehouse: pay 2 stone and gain 1 marble.
apprentice-trader_wood = Trader
    .acc = Trader
    .short = Trader
    .full = Trader (wood)
    .text = As a trade at the King's Storehouse: pay 2 wood and gain 1 marble.
apprentice-trickster = Trickster
    .acc = Trickster
    .short = Trickster
    .full = Trickster
    .text = At the Black Market you pay 1 silver less. When hired: lose 1 virtue.
apprentice-woodcutter_a = Woodcutter
    .acc = Woodcutter
    .short = Woodcutter
    .full = Woodcutter
    .text = After your action at the Forest: gain 1 wood.
apprentice-woodcutter_b = Woodcutter
    .acc = Woodcutter
    .short = Woodcutter
    .full = Woodcutter
    .text = After your action at the Forest: gain 1 wood.
apprentice-enforcer = Enforcer
    .acc = Enforcer
    .short = Enforcer
    .full = Enforcer
    .text = Each time you imprison captives: gain 1 gold.
apprentice-overseer = Overseer
    .acc = Overseer
    .short = Overseer
    .full = Overseer
    .text = At the King's Storehouse you act as if you had 1 more worker there.
apprentice-peddler = Peddler
    .acc = Peddler
    .short = Peddler
    .full = Peddler
    .text = At each reset: gain 2 silver. When hired: lose 1 virtue.

## Buildings

building-smithy = Smithy
    .acc = Smithy
    .short = Smithy
    .text = At once: gain 4 stone.
building-steeple = Steeple
    .acc = Steeple
    .short = Steeple
    .text = At the end: 2 VP if you have a higher cathedral level than anyone else.
building-stone_market = Stone Market
    .acc = Stone Market
    .short = Stone Market
    .text = At the end: 2 VP if you have more stone than anyone else.
building-tavern = Tavern
    .acc = Tavern
    .short = Tavern
    .text = At once you may hire any face-up apprentice for free.
building-thieves_den = Thieves' Den
    .acc = Thieves' Den
    .short = Thieves' Den
    .text = At once: gain 4 silver.
building-tilers_hut = Tiler's Hut
    .acc = Tiler's Hut
    .short = Tiler's Hut
    .text = At the end: 1 VP for each of your apprentices skilled in tiling.
building-trading_post = Trading Post
    .acc = Trading Post
    .short = Trading Post
    .text = At the end: 1 virtue for every 4 clay, wood and stone you have in total.
building-treasury = Treasury
    .acc = Treasury
    .short = Treasury
    .text = At once: gain 1 gold or 3 silver.
building-university = University
    .acc = University
    .short = University
    .text = At the end: 2 VP if you have no unpaid debt.
building-watchtower = Watchtower
    .acc = Watchtower
    .short = Watchtower
    .text = At once: all players with 3 or more of their own workers in prison lose 1 virtue.
building-well = Well
    .acc = Well
    .short = Well
    .text = At once: gain 4 clay.
building-wood_market = Wood Market
    .acc = Wood Market
    .short = Wood Market
    .text = At the end: 2 VP if you have more wood than anyone else.
building-aqueduct = Aqueduct
    .acc = Aqueduct
    .short = Aqueduct
    .text = At the end: 1 VP for each of your buildings, this one included.
building-armoury = Armoury
    .acc = Armoury
    .short = Armoury
    .text = At once you may capture one group, free of charge.
building-barracks = Barracks
    .acc = Barracks
    .short = Barracks
    .text = At once you may free all your workers from other boards, or capture one group.
building-betting_house = Betting House
    .acc = Betting House
    .short = Betting
    .text = At once: take 1 debt.
building-carpenters_hut = Carpenter's Hut
    .acc = Carpenter's Hut
    .short = Carpenter
    .text = At the end: 1 VP for each of your apprentices skilled in carpentry.
building-castle = Castle
    .acc = Castle
    .short = Castle
    .text = At the end: 1 virtue for every 2 gold.
building-chapel = Chapel
    .acc = Chapel
    .short = Chapel
    .text = At the end: 2 virtue if you have a higher cathedral level than anyone else.
building-church = Church
    .acc = Church
    .short = Church
    .text = At once you may destroy 1 of your unpaid debts.
building-clay_market = Clay Market
    .acc = Clay Market
    .short = Clay Market
    .text = At the end: 2 VP if you have more clay than anyone else.
building-clay_pit = Clay Pit
    .acc = Clay Pit
    .short = Clay Pit
    .text = At once: gain 1 gold or 1 marble.
building-drafting_room = Drafting Room
    .acc = Drafting Room
    .short = Drafting
    .text = At once: draw 2 building cards.
building-dungeon = Dungeon
    .acc = Dungeon
    .short = Dungeon
    .text = At the end: lose 2 virtue.
building-factory = Factory
    .acc = Factory
    .short = Factory
    .text = At once: gain 2 marble.
building-fortress = Fortress
    .acc = Fortress
    .short = Fortress
    .text = At once you may capture two groups, free of charge.
building-fountain = Fountain
    .acc = Fountain
    .short = Fountain
    .text = At the end each of your unpaid debts costs 1 VP less.
building-gamblers_den = Gambler's Den
    .acc = Gambler's Den
    .short = Gambler
    .text = At the end each of your unpaid debts costs 1 VP more.
building-hideout = Hideout
    .acc = Hideout
    .short = Hideout
    .text = At once: free all your workers from prison.
building-keep = Keep
    .acc = Keep
    .short = Keep
    .text = At the end: 1 VP for every 3 captives on your board.
building-library = Library
    .acc = Library
    .short = Library
    .text = At once you may put a building card from your hand under the deck and gain 2 gold.
building-lighthouse = Lighthouse
    .acc = Lighthouse
    .short = Lighthouse
    .text = At the end: 1 VP for every 4 virtue.
building-lumber_camp = Lumber Camp
    .acc = Lumber Camp
    .short = Lumber Camp
    .text = At once: gain 4 wood.
building-masons_hut = Mason's Hut
    .acc = Mason's Hut
    .short = Mason's Hut
    .text = At the end: 1 VP for each of your apprentices skilled in masonry.
building-moneylender = Moneylender
    .acc = Moneylender
    .short = Moneylender
    .text = At the end: 1 VP for each paid debt.
building-monument = Monument
    .acc = Monument
    .short = Monument
    .text = At once: all players gain 1 virtue.
building-observatory = Observatory
    .acc = Observatory
    .short = Observatory
    .text = At the end: 1 virtue for every 2 marble.
building-palace = Palace
    .acc = Palace
    .short = Palace
    .text = At once: gain 1 gold for every 4 virtue.
building-reservoir = Reservoir
    .acc = Reservoir
    .short = Reservoir
    .text = At the end: 1 virtue for every 2 paid debts.
building-silver_market = Silver Market
    .acc = Silver Market
    .short = Silver Mkt
    .text = At the end: 2 VP if you have more silver than anyone else.
building-crane = Crane
    .acc = Crane
    .short = Crane
    .text = At once you may place 1 more worker in the Guildhall and act as usual.
building-graveyard = Graveyard
    .acc = Graveyard
    .short = Graveyard
    .text = At once: put one of your apprentices under the deck.
building-museum = Museum
    .acc = Museum
    .short = Museum
    .text = At the end: 1 virtue for every 2 of your buildings, this one included.

## Player boards

board-plain = Plain board
    .acc = Plain board
    .short = Plain board
    .text = Standard start, no power.
board-therese = Therese
    .acc = Therese
    .short = Therese
    .text = Gold and marble are one pool for you, for paying and for counting.
board-caroline = Caroline
    .acc = Caroline
    .short = Caroline
    .text = After each action at the Black Market: draw 1 building card.
board-ada = Ada
    .acc = Ada
    .short = Ada
    .text = You pay 1 tax less for every action.
board-frederick = Frederick
    .acc = Frederick
    .short = Frederick
    .text = You give up no building card for the cathedral.
board-rudolf = Rudolf
    .acc = Rudolf
    .short = Rudolf
    .text = Hiring at the Workshop costs you 1 silver less, and you may have 6 apprentices.
board-lothaire = Lothaire
    .acc = Lothaire
    .short = Lothaire
    .text = Buildings and work on the cathedral cost you 1 wood or 1 stone less.
board-hugo = Hugo
    .acc = Hugo
    .short = Hugo
    .text = When you are about to take a debt, you may pay 2 silver and take none.
board-clovis = Clovis
    .acc = Clovis
    .short = Clovis
    .text = With each building you construct: draw 1 building card.
board-fara = Fara
    .acc = Fara
    .short = Fara
    .text = At each reset you may free 1 of your workers from prison.
board-bertha = Bertha
    .acc = Bertha
    .short = Bertha
    .text = When you imprison captives: gain 2 more silver.

## Rewards

reward-silver = Reward: 1 virtue, 3 silver
    .short = 1 virtue, 3 silver
reward-wood = Reward: 1 virtue, 2 wood
    .short = 1 virtue, 2 wood
reward-stone = Reward: 1 virtue, 2 stone
    .short = 1 virtue, 2 stone
reward-building = Reward: 1 virtue, 1 building card
    .short = 1 virtue, 1 building card
reward-virtue = Reward: 2 virtue
    .short = 2 virtue
reward-gold = Reward: 1 virtue, 1 gold
    .short = 1 virtue, 1 gold

## Rivals of the solo game: the value stands inside a sentence, .short on labels

rival-constantine = Constantine
    .acc = Constantine
    .short = Constantine
    .text = Focus: the Town Centre; adds 1 tax and makes 1 capture for each of his workers there. Gains 1 marble whenever he imprisons captives.
rival-helena = Helena
    .acc = Helena
    .short = Helena
    .text = Focus: the Guildhall; takes a step on the cathedral or, if she cannot, gains 1 virtue. Every step brings her 1 silver.

## Schemes of the rivals; .short: only the places

scheme-start_2 = Starting scheme: Focus
    .short = Focus
    .text = The rival does what its focus says.
scheme-start_3 = Starting scheme: Focus
    .short = Focus
    .text = The rival does what its focus says.
scheme-start_4 = Starting scheme: Guardhouse, otherwise Black Market
    .short = Guardhouse, otherwise Black Market
    .text = With 2 or more of its workers in prison the rival goes to the Guardhouse and acts there; otherwise to the first free space of the Black Market.
scheme-start_5 = Starting scheme: Town Centre, otherwise Silversmith
    .short = Town Centre, otherwise Silversmith
    .text = If one player has 3 or more workers at an open location, the rival goes to the Town Centre and captures; otherwise to the Silversmith for silver.
scheme-start_6 = Starting scheme: Tax Stand, otherwise Mines
    .short = Tax Stand, otherwise Mines
    .text = If the Tax Stand holds 4 or more silver, the rival goes there and takes it; otherwise to the Mines.
scheme-start_9 = Starting scheme: Workshop
    .short = Workshop
    .text = The rival goes to the Workshop, discards 2 apprentices, adds 2 tax and gains 1 future scheme.
scheme-start_10 = Starting scheme: King's Storehouse
    .short = King's Storehouse
    .text = The rival goes to the King's Storehouse and gains 1 virtue and 1 future scheme.
scheme-start_11 = Starting scheme: Guardhouse, otherwise Forest
    .short = Guardhouse, otherwise Forest
    .text = If the rival holds captives, it goes to the Guardhouse and acts there; otherwise to the Forest for silver.
scheme-future_2 = Future scheme: Guildhall, otherwise Focus
    .short = Guildhall, otherwise Focus
    .text = If the rival can take a step on the cathedral and has virtue 9 or less, it does so in the Guildhall; otherwise it does what its focus says.
scheme-future_3 = Future scheme: Guildhall, otherwise King's Storehouse
    .short = Guildhall, otherwise King's Storehouse
    .text = If the rival can take a step on the cathedral and no future scheme is left, it does so in the Guildhall; otherwise it gains 1 virtue and 1 future scheme at the King's Storehouse.
scheme-future_4 = Future scheme: Town Centre, otherwise Focus
    .short = Town Centre, otherwise Focus
    .text = If one player has 4 or more workers at an open location, the rival goes to the Town Centre and captures; otherwise it does what its focus says.
scheme-future_5 = Future scheme: Tax Stand, otherwise Silversmith
    .short = Tax Stand, otherwise Silversmith
    .text = If the Tax Stand holds 8 or more silver, the rival goes there and takes it; otherwise to the Silversmith for silver.
scheme-future_6 = Future scheme: Guardhouse, otherwise Town Centre
    .short = Guardhouse, otherwise Town Centre
    .text = If the rival holds captives, it goes to the Guardhouse and acts there; otherwise to the Town Centre and captures.
scheme-future_10 = Future scheme: Black Market
    .short = Black Market
    .text = The rival goes to the first free space of the Black Market, then turns up one more scheme.
scheme-classic_start_1 = Starting scheme: Guildhall
    .short = Guildhall
    .text = In the Guildhall the rival takes a step on the cathedral; if that is impossible, it gains 1 marble.
scheme-classic_start_7 = Starting scheme: King's Storehouse
    .short = King's Storehouse
    .text = The rival goes to the King's Storehouse and gains 1 virtue.
scheme-classic_start_8 = Starting scheme: King's Storehouse
    .short = King's Storehouse
    .text = The rival goes to the King's Storehouse and gains 1 virtue.
scheme-classic_future_11 = Future scheme: Guildhall
    .short = Guildhall
    .text = In the Guildhall the rival takes a step on the cathedral; if that is impossible, it gains 1 marble.

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; amounts come as counted
# phrases in the accusative; places come as whole phrases (to, at, from).

## Settings of a table

option-boards = Player boards
    .about = Standard boards are all alike; the others have their own start and their own power.
option-boards-standard = standard
option-boards-dealt = dealt at random
option-boards-chosen = chosen in turn
option-promos = Promo cards
    .about = Adds three apprentices and three buildings, and five more boards if you play with variable boards.
option-promos-without = without them
option-promos-with = with them
option-rival = Rival
    .about = An automatic opponent that plays by scheme cards and counts as a player.
option-rival-nobody = nobody
option-rival-constantine = Constantine, who captures
option-rival-helena = Helena, who builds the cathedral

## What is asked

ask-choose-board = Which player board will you play with?
ask-draft-apprentice = Which apprentice will you start with? The first one is free.
ask-draft-building = Which building card will you keep? The others go to the next player.
ask-draft-discard = Which card will you discard? You keep the other three.
ask-take-turn = Where will you send a worker? You have { $workers } at home.
ask-take-back = You have no worker at home. Which one will you take back?
ask-place-more = Will you send one more worker { $location }?
ask-mine = Will you mine clay or gold?
ask-trade = What will you trade? { $left ->
    [one] { $left } trade is left.
   *[other] { $left } trades are left.
    }
ask-at-workshop = Will you hire an apprentice or draw building cards? Without extra silver you can hire up to column { $columns }.
ask-at-middle = Will you hire an apprentice for free or look at building cards?
ask-keep-one = Which card will you keep? The others go under the deck.
ask-free-hire = Which apprentice will you hire for free? You may also decline.
ask-dismiss = Which of your apprentices will you put under the deck?
ask-capture = Which group will you capture? { $price ->
    [none] It is free.
   *[some] It costs { $price }.
    } { $left ->
    [one] { $left } capture is left.
   *[other] { $left } captures are left.
    }
ask-at-guardhouse = What will you do at the Guardhouse? { $left ->
    [one] { $left } action is left.
   *[other] { $left } actions are left.
    }
ask-at-guildhall = What will you build? You may also work on the cathedral.
ask-choose = Which one will you choose?
ask-give-up = Which building card will you put under the deck? You may also decline.
ask-discard-down = Which { $count ->
    [one] { $count } card
   *[other] { $count } cards
    } will you put under the deck? You may hold { $limit } building cards.
ask-use-ability = { $moment ->
    [reset] The Black Market is reset. Will you use an ability?
   *[other] Will you use an ability?
    }
ask-pay-bill = { $mixed ->
    [0] How will you pay { $goods }?
   *[other] { $goods ->
        [none] How will you pay { $mixed ->
            [one] { $mixed } piece
           *[other] { $mixed } pieces
            } of { $mix }? Any mix will do.
       *[some] How will you pay { $goods } and { $mixed ->
            [one] { $mixed } piece
           *[other] { $mixed } pieces
            } of { $mix }? Any mix will do.
        }
    }
ask-face-loss = You are about to lose { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }; you have { $have }. What will you do?
ask-face-debt = You are about to take a debt. Will you pay to avoid it?

## What stands on the buttons

move-board = Play with { $board }
move-place = Send a worker { $location }
    .verb = Send a worker
    .which = { $location }
move-back = Take back a worker { $location }
    .verb = Take back a worker
    .which = { $location }
move-back-board = Take back a worker held by { $player }
    .verb = Take back a worker
    .which = held by { $player }
move-dig = Mine { $kind }
move-trade-virtue = Trade any 2 clay, wood or stone for 1 virtue
move-trade-marble = Trade any 3 wood or stone for 1 marble
move-trade = Trade with: { $apprentice }
    .verb = Trade with
    .which = { $apprentice }
move-hire = { $price ->
    [none] Hire: { $apprentice }
   *[some] Hire: { $apprentice }, for { $price }
    }
    .verb = Hire
    .which = { $apprentice }
    .note = { $price ->
        [none] free
       *[some] for { $price }
        }
price-laid = { $count ->
    [one] { $count } silver on the cards you skip
   *[other] { $count } silver on the cards you skip
    }
move-dismiss = Put under the deck: { $apprentice }
    .verb = Put under the deck
    .which = { $apprentice }
move-draw = Draw { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
    }
move-look = Look at { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
    } and keep one
move-keep = Keep: { $building }
    .verb = Keep
    .which = { $building }
move-discard = Put under the deck: { $building }
    .verb = Put under the deck
    .which = { $building }
move-capture = Capture { $count ->
    [one] { $count } of { $player }'s workers
   *[other] { $count } of { $player }'s workers
    } { $location }
    .verb = Capture
    .which = { $count ->
        [one] { $count } of { $player }'s workers
       *[other] { $count } of { $player }'s workers
        } { $location }
move-capture-own = Bring home { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    } { $location }
    .verb = Bring home
    .which = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
        } { $location }
move-imprison = { $count ->
    [0] Imprison captives
    [one] Imprison { $count } captive
   *[other] Imprison { $count } captives
    }
move-free-prison = { $count ->
    [0] Free workers from prison
    [one] Free { $count } worker from prison
   *[other] Free { $count } workers from prison
    }
move-free-boards = { $count ->
    [0] Free workers from other boards
    [one] { $price ->
        [none] Free { $count } worker from other boards
       *[some] Free { $count } worker from other boards for { $price }
        }
   *[other] { $price ->
        [none] Free { $count } workers from other boards
       *[some] Free { $count } workers from other boards for { $price }
        }
    }
move-settle-debt = { $price ->
    [none] Pay off a debt for free
   *[some] Pay off a debt for { $price }
    }
move-build = Construct: { $building }
    .verb = Construct
    .which = { $building }
move-cathedral = Work on the cathedral, level { $level }
move-cathedral-card = Work on the cathedral, level { $level }, giving up: { $building }
    .verb = Work on the cathedral
    .which = give up { $building }
    .note = level { $level }
move-stop = Stop here
move-decline = Decline
move-choose = Choose: { $effects }
    .verb = Choose
    .which = { $effects }
move-use = Use: { $apprentice }
    .verb = Use
    .which = { $apprentice }
move-bear = { $debts ->
    [none] Lose { $virtue }
   *[some] { $virtue ->
        [none] Take { $debts }, as no virtue is left
       *[some] Lose { $virtue } and take { $debts }
        }
    }
move-accept = Take the debt
move-avoid = { $price ->
    [none] Take no debt
   *[some] Pay { $price } and take no debt
    }
move-pay = { $goods ->
    [none] Pay nothing
   *[some] Pay { $goods }
    }
move-give = { $goods ->
    [none] Give nothing
   *[some] Give { $goods }
    }
move-spare = Save { $kind }

## What effects do, on buttons

effect-destroy-debt = destroy { $count ->
    [one] { $count } unpaid debt
   *[other] { $count } unpaid debts
    }
effect-capture = capture { $count ->
    [one] { $count } group of workers
   *[other] { $count } groups of workers
    }
effect-free-captives = free your workers from other boards
effect-free-prisoners = free your workers from prison
effect-imprison = imprison your captives
effect-hire = hire an apprentice for free
effect-lose-virtue = lose { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }
effect-take-debt = take { $count ->
    [one] { $count } debt
   *[other] { $count } debts
    }

## Why not

refused-other-location = The building lets you send a worker only { $location }.
refused-too-few-goods = You need { $need ->
    [one] { $need } piece
   *[other] { $need } pieces
    } of { $what } and have { $have }, so you are { $lack } short.
refused-too-little-silver = It costs { $need ->
    [one] { $need } silver
   *[other] { $need } silver
    } and you have { $have }, so you are { $lack } short.
refused-cannot-pay = You cannot pay for this now.
refused-nothing-to-do = You hold no captives, have nobody to free and no debt to pay, so there is nothing to do there.
refused-no-tax = There is no silver on the Tax Stand; it fills up when players pay tax.
refused-nothing-to-build = You cannot afford anything that can be built there right now.
refused-virtue-too-high = The Black Market is only for those with virtue { $limit } or less; you have { $have }.
refused-space-taken = This space is taken by { $player }; it will be free after a reset.
refused-nobody-there = There are no workers of that colour there.
refused-open-location-first = You still have workers at open locations, and those come back first.
    .advice = Take one of those back.
refused-too-few-workers = Gold needs { $need ->
    [one] { $need } worker
   *[other] { $need } workers
    } at the Mines; you have { $have }.
refused-not-your-trade = { $apprentice }: you have no such trade.
refused-not-shown = { $apprentice }: this apprentice is not on display.
refused-not-your-apprentice = { $apprentice }: you do not have this card.
refused-ability-used = { $apprentice }: this ability has already been used; each works once.
refused-ability-is-idle = { $apprentice }: this ability would do nothing now.
refused-no-building-cards = The building deck is empty.
refused-not-among-them = { $building }: this card is not one of your choices.
refused-not-in-hand = { $building }: this card is not in your hand.
refused-too-few-skills = You still need an apprentice for: { $skills }; apprentices are hired at the Workshop.
refused-cathedral-finished = You have reached the top of the cathedral.
refused-virtue-too-low = Working on the cathedral needs virtue { $need }; you have { $have }.
refused-level-full = All spaces on level { $level } of the cathedral are taken.
refused-no-card-needed = With your board you give up no card for the cathedral.
    .advice = Choose the step without a card.
refused-no-card-to-give = To work on the cathedral you must give up a building card from your hand.
refused-too-many-locations = { $most ->
    [1] In one visit you may capture from only { $most } location.
   *[other] In one visit you may capture from at most { $most } different locations.
    }
refused-no-captives = You hold no captives.
refused-nobody-in-prison = You have no workers in prison.
refused-nobody-held = Nobody holds a worker of yours.
refused-no-debt = You have no unpaid debt.
refused-first-is-compulsory = You must take the first action of a visit.
refused-not-declinable = This cannot be declined.
    .advice = Choose one of the options.
refused-no-such-option = { $options ->
    [one] There is only { $options } option here.
   *[other] There are only { $options } options here.
    }
refused-option-is-idle = This would do nothing now.
    .advice = Choose another option.
refused-board-not-in-play = { $board }: this board is not in this game.
refused-board-taken = { $board }: someone else plays with this board.
refused-spare-first = You have not yet chosen whether to save 1 wood or 1 stone.
    .advice = Choose that first.
refused-choose-mix = You have not yet chosen which { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
    } of goods to pay.
    .advice = Choose them first.
refused-wrong-mix = You must pay exactly { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
    } of the goods allowed here.
refused-nothing-to-spare = There is none of this to save here.

## What has happened: setup

event-opened = The table is set up.
event-board-taken = { $player } plays as { $board }.
event-first-player = { $reason ->
    [virtue] { $player } has the highest virtue and begins.
   *[other] { $player } begins.
    }
event-apprentice-drafted = { $player } takes the { $apprentice } as their first apprentice.
event-drafted = { $building ->
    [hidden] { $player } keeps a building card.
   *[other] { $player } keeps the { $building }.
    }
event-packets-passed = Everyone passes { $count ->
    [one] { $count } card
   *[other] { $count } cards
    } to the left.
event-packets-returned = The last card of each packet goes under the deck.

## What has happened: a turn

event-placed = { $player } sends a worker { $location }.
event-gained = { $player } gains { $kind }.
event-paid = { $tax ->
    [0] { $goods ->
        [none] { $player } pays nothing.
       *[some] { $player } pays { $goods }.
        }
   *[other] { $goods ->
        [none] { $player } pays { $tax ->
            [one] { $tax } tax
           *[other] { $tax } tax
            }.
       *[some] { $player } pays { $goods } and { $tax ->
            [one] { $tax } tax
           *[other] { $tax } tax
            }.
        }
    }
event-silver-laid = { $player } puts { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    } on the apprentices skipped.
event-virtue-gained = { $player } gains { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    } and now has { $now }.
event-virtue-lost = { $player } loses { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    } and now has { $now }.
event-debt-taken = { $player } takes 1 debt.
event-debt-avoided = { $player } avoids a debt.
event-debt-paid = { $player } pays off 1 debt.
event-debt-destroyed = { $player } destroys 1 unpaid debt.
event-cards-drawn = { $buildings ->
    [none] { $player } draws { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
        }.
   *[some] { $player } draws { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
        }: { $buildings }.
    }
event-card-given = { $building ->
    [hidden] { $player } puts a building card under the deck.
   *[other] { $player } puts the { $building } under the deck.
    }
event-card-discarded = { $building ->
    [hidden] { $player } puts a building card under the deck.
   *[other] { $player } puts the { $building } under the deck.
    }
event-looked = { $player } looks at the top of the building deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
    }).
event-card-kept = { $building ->
    [hidden] { $player } keeps one of the cards; the others go under the deck.
   *[other] { $player } keeps the { $building }; the others go under the deck.
    }
event-captured = { $player } captures { $count ->
    [one] { $count } of { $whose }'s workers
   *[other] { $count } of { $whose }'s workers
    } { $location }.
event-workers-home = { $player } brings home { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    } { $location }.
event-imprisoned = { $player } sends { $count ->
    [one] { $count } captive
   *[other] { $count } captives
    } to prison.
event-sent-to-prison = { $count ->
    [one] { $count } of { $player }'s workers goes { $location } to prison.
   *[other] { $count } of { $player }'s workers go { $location } to prison.
    }
event-freed = { $where ->
    [prison] { $player } frees { $count ->
        [one] { $count } worker
       *[other] { $count } workers
        } from prison.
   *[boards] { $player } frees { $count ->
        [one] { $count } worker
       *[other] { $count } workers
        } from other boards.
    }
event-took-back = { $player } has no worker at home and takes back one { $location }.
event-took-back-from = { $player } has no worker at home and takes back one held by { $whose }.
event-tax-taken = { $player } takes { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    } from the Tax Stand.
event-tax-added = { $player } adds { $count ->
    [one] { $count } silver
   *[other] { $count } silver
    } from the supply to the Tax Stand.

## What has happened: apprentices and buildings

event-hired = { $coins ->
    [0] { $player } hires the { $apprentice }.
    [one] { $player } hires the { $apprentice } and takes the { $coins } silver on the card.
   *[other] { $player } hires the { $apprentice } and takes the { $coins } silver on the card.
    }
event-dismissed = { $player } puts the { $apprentice } under the deck.
event-ability-used = { $player } uses the { $apprentice }.
event-power-used = { $player } uses { $board }'s power.
event-display-swept = Gone from the display: { $apprentices }.
event-apprentices-came = New on the display: { $apprentices }.
event-constructed = { $player } constructs the { $building }.
event-rose-in-cathedral = { $player } rises to level { $level } of the cathedral.
event-reward-taken = { $player } draws a reward: { $reward }.

## What has happened: reset and end

event-market-reset = { $player } triggers a Black Market reset.
event-market-turned = { $left ->
    [0] The top market card is turned over; no small card is left.
    [one] The top market card is turned over; { $left } small card is left.
   *[other] The top market card is turned over; { $left } small cards are left.
    }
event-market-shuffled = The large market cards are shuffled into a new small pile.
event-turn-passed = { $player } passes: all their workers are in the Guildhall.
event-last-space-filled = { $player } fills the last space of the Guildhall. Everyone has one more turn.
event-end-effect = At the end of the game { $player } uses the { $building }.
event-scored = { $player } has { $points } VP in all.

## What the rival does, and why; $player is the rival

event-scheme-turned = { $player } turns up a scheme: { $scheme } (rule { $rule }).
event-schemes-shuffled = { $player } shuffles { $count ->
    [one] { $count } scheme
   *[other] { $count } schemes
    } into a new deck (rule { $rule }).
event-rival-chose = { $player } { $condition ->
    [prison] has { $have } in prison; the card asks for { $need }
    [group] finds { $have } in the largest group of one player; the card asks for { $need }
    [tax] finds { $have } silver on the Tax Stand; the card asks for { $need }
    [captives] { $option ->
        [upper] holds captives
       *[lower] holds no captives
        }
    [cathedral_virtue] { $option ->
        [upper] can rise on the cathedral and has virtue { $have }, at most { $need }
       *[lower] cannot rise on the cathedral, or has virtue { $have }, which is above { $need }
        }
    [cathedral_future] { $option ->
        [upper] can rise on the cathedral, and no future scheme is left
       *[lower] cannot rise on the cathedral, or future schemes are left
        }
    [princess] { $option ->
        [upper] has the most workers with the princess
       *[lower] does not have the most workers with the princess
        }
    [monument_or_cathedral] { $option ->
        [upper] can build a monument or rise on the cathedral
       *[lower] can neither build a monument nor rise on the cathedral
        }
   *[influence] has { $have } influence; the card asks for { $need } or less
    }, so the { $option ->
    [upper] upper
   *[lower] lower
    } option of the card applies (rule { $rule }).
event-rival-went = { $player } sends a worker { $location }{ $reason ->
    [focus] , as the focus says
    [free] , to the first free space
    [princess] , where the princess stands
   *[card] , as the card says
    } (rule { $rule }).
event-rival-picked = { $player } takes the first possible option on the list, number { $place } (rule { $rule }).
event-rival-stopped = { $player } has no worker left, so the extra scheme is lost (rule { $rule }).
event-rival-took-back = { $player } has no worker at home and takes back { $where ->
    [group] the largest group from an open location
    [prison] all their workers from prison
    [boards] all their workers held by players
   *[market] one worker from the Black Market
    } (rule { $rule }).
event-rival-passed = { $player } has no worker to take back and passes (rule { $rule }).
event-rival-future = { $player } gains a future scheme: { $scheme }; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
    } (rule { $rule }).
event-rival-marker = { $player } moves the resource marker by { $count ->
    [one] { $count } space
   *[other] { $count } spaces
    }, to { $space } (rule { $rule }).
event-rival-wrapped = { $player } passes the right end of the resource track; the marker starts again from clay and brings { $count ->
    [one] { $count } marble
   *[other] { $count } marble
    } (rule { $rule }).
event-rival-converted = { $gets ->
    [none] { $player } would gain { $what } but gets nothing for it
   *[some] { $player } would gain { $what } and gains { $gets } instead
    } (rule { $rule }).
event-rival-debtless = { $player } has no debt to destroy and gains { $kind } instead (rule { $rule }).
event-rival-aimed = { $player } starts from the resource marker ({ $space }) and targets column { $column } of the apprentices (rule { $rule }).
event-rival-sought = { $player } searches from the resource marker ({ $space }) to the right for { $target ->
    [monument] a monument it can afford and finds the { $kind }
   *[contribution] a resource that can be contributed and finds { $kind }
    } (rule { $rule }).
event-rival-targeted = { $player } captures { $location }: { $reason ->
    [tied] several players have equal groups of { $count ->
        [one] { $count } worker
       *[other] { $count } workers
        } there, and all are taken
    [priority] of the groups of { $count ->
        [one] { $count } worker
       *[other] { $count } workers
        }, this one is first in the order
   *[largest] the largest group, { $count ->
        [one] { $count } worker
       *[other] { $count } workers
        }
    } (rule { $rule }).
event-rival-missed = { $player } finds nobody to capture and loses { $count ->
    [one] { $count } capture
   *[other] { $count } captures
    } (rule { $rule }).
event-rival-guarded = { $player } takes the first Guardhouse action that has an effect: { $action ->
    [prison] freeing workers from prison
    [imprison] imprisoning captives
    [boards] freeing workers from players' boards
    [debt] paying off a debt
   *[future] gaining a future scheme
    } (rule { $rule }).
event-rival-powered = { $player } uses the power of the rival board (rule { $rule }).

## Lines of the score sheet

line-buildings = Buildings
line-building-bonus = Effects of buildings
line-cathedral = Cathedral
line-virtue = Virtue
line-debts = Unpaid debts
line-goods = Gold and marble
line-silver = Silver
line-prison = Workers in prison

## The score sheet of a finished match

# $level: of the cathedral
sheet-level = level { $level }
sheet-from-buildings = buildings
sheet-from-cathedral = cathedral
sheet-from-virtue = virtue
sheet-from-goods = goods
sheet-from-losses = debts and prison
# when everything else is equal
sheet-rival-wins = the rival wins ties

## The verbs of the notation, as headings over lists of moves

verb-board = choose a board
verb-place = place a worker
verb-back = take back a worker
verb-dig = mine
verb-trade = trade
verb-hire = hire an apprentice
verb-draw = draw building cards
verb-look = look at building cards
verb-keep = keep a card
verb-discard = put a card under the deck
verb-dismiss = part with an apprentice
verb-capture = capture workers
verb-imprison = imprison captives
verb-free = free workers
verb-settle = pay a debt
verb-build = construct a building
verb-cathedral = work on the cathedral
    .picked = Which building card will you give up for the cathedral?
verb-stop = stop
verb-decline = decline
verb-choose = choose one
verb-use = use an ability
verb-bear = lose virtue
verb-accept = take the debt
verb-avoid = avoid the debt
verb-pay = pay
verb-give = give goods
verb-spare = save a piece

## The table before the eye: where we are, tabs of a phone, panels and small words on them

zone-town = Town
zone-mat = My board
zone-hire = Hire
panel-town = The town
panel-hire = Apprentices for hire
note-hire = 2 tax, 2 silver
panel-boards = Player boards
note-boards = choose one
panel-packet = Building cards to choose from
note-packet = keep one, pass the others on
note-packet-alone = discard one, keep the others
panel-looked = Cards from the top of the deck
note-looked = keep one
# $phase: the phase of the view
headline = { $phase ->
    [boards] Choosing boards
    [draft_apprentices] First apprentices
    [draft_buildings] Building draft
    [last_turns] Last turns · Guildhall full
    [over] Final scoring
   *[play] Guildhall { $filled } of { $spaces }
    }
term-virtue_track = Virtue
term-cathedral = Cathedral
cathedral-text = Working here needs virtue 5 or more, a building card from your hand and the price of the next level. Only the highest level you reach scores.
guildhall-filled = { $filled } of { $spaces }
black-market-text = Only for players with virtue 9 or less. Every visit costs 1 virtue, and the third worker triggers a reset.
prison-text = At the end every 2 of your workers here cost 1 VP. At each reset whoever has the most here takes a debt, and everyone with 3 or more loses 1 virtue.
virtue-text = The final points are shown beside each step. With 4 or less you cannot work on the cathedral; with 10 or more you cannot visit the Black Market. With 2 or 3 you pay 1 tax less for each action, with 0 or 1 you pay 2 less.
level-name = Level { $level }
# $pays: amounts in the accusative, or pay-mix
level-text = Costs { $pays } and a building card. Worth { $points ->
    [one] { $points } VP
   *[other] { $points } VP
    }. { $free ->
    [0] All spaces are taken.
    [one] { $free } space is free.
   *[other] { $free } spaces are free.
    }
level-reached = { $level ->
    [0] Not begun
   *[other] Level { $level } reached
    }
pay-mix = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
    } of wood and stone in any mix
place-quarry = Quarry
    .text = Gain 1 stone for each of your workers here.
place-forest = Forest
    .text = Gain 1 wood for each of your workers here.
place-silversmith = Silversmith
    .text = Gain 1 silver, plus 1 for each of your workers here.
place-mines = Mines
    .text = Gain 1 clay, plus 1 for each of your workers here; or gain 1 gold for every 2 of them.
place-kings_storehouse = King's Storehouse
    .text = One trade for each of your workers here: any 2 clay, wood or stone for 1 virtue, or any 3 wood or stone for 1 marble.
place-workshop = Workshop
    .text = Hire an apprentice for 2 tax and 2 silver from a column up to the number of your workers here (for each further column, put 1 silver on a card you skip); or draw a building card, plus 1 for every 2 of your workers here.
place-town_centre = Town Centre
    .text = Capture one group for each of your workers here: the first for 1 tax, each further one for 1 silver.
place-guardhouse = Guardhouse
    .text = One action for each of your workers here: imprison your captives and gain 1 silver for each, free your workers from prison or from other boards, or pay off a debt.
place-tax_stand = Tax Stand
    .text = Lose 2 virtue and take all the silver here.
place-market_small = Small market
    .text = Pay 1 silver, lose 1 virtue and gain the goods shown.
place-market_middle = Middle space of the Black Market
    .text = Pay 2 silver and lose 1 virtue. Hire any apprentice for free, or look at 5 building cards and keep one.
place-market_large = Large market
    .text = Pay 3 silver, lose 1 virtue and gain the goods shown.
place-guildhall = Guildhall
    .text = Construct a building from your hand or work on the cathedral; with the expansion, you may build a monument instead. The worker stays here for good.
guildhall-space-effect = Space { $space } of the Guildhall: { $effect ->
    [reset] Black Market reset
   *[apprentices] the leftmost apprentices leave
    }
workers-here = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    }
workers-prison = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    } in prison
held-by = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
    } held by { $player }
term-holder = holder
term-tax = silver on the Tax Stand
coins-on = { $count ->
    [one] { $count } silver on it
   *[other] { $count } silver on it
    }
display-gap = empty
place-apprentices = Apprentices
place-hand = Hand
place-built = Built
place-captives = Captives
note-of = { $value } of { $most }
note-points = { $count ->
    [one] { $count } VP
   *[other] { $count } VP
    }
term-home = workers at home
term-unpaid = unpaid debts
term-paid = paid debts
term-hand = cards in hand
term-captives = captives held
term-level = level of the cathedral
debt-text = An unpaid debt costs 2 VP at the end. At the Guardhouse you pay it for 3 tax and 3 silver and gain 1 virtue.
term-reward = Reward
market-card = Market card { $number }
card-copies = { $count }×
deck-buildings = building cards in the deck
deck-apprentices = apprentices in the deck
deck-rewards = rewards left
building-back = Building card
# $pays: amounts in the accusative; $skills: nominative, or none; $virtue: may be negative
building-needs = Costs { $pays }. { $skills ->
    [none] No skill is needed.
   *[some] Needed: { $skills }.
    }{ $virtue ->
    [0] {""}
   *[other] {" "}Virtue: { $virtue }.
    }
building-told = { $text } { $needs }
apprentice-told = Skills: { $skills }. { $text }
board-start = Starts with: { $things }.
gallery-apprentices = Apprentices
gallery-buildings = Buildings
gallery-rewards = Rewards
gallery-boards = Player boards
gallery-market = Black Market
gallery-schemes = Schemes of the rivals
gallery-rivals = Rivals
gallery-small = small side
gallery-large = large side

## The rival's mat

rival-marker = Resource track
    .text = The marker points at a column of apprentices, a resource or a monument. Every silver gained moves it 1 space to the right; past the end it starts again and brings 1 marble.
rival-scheme-back = Scheme
place-schemes = Schemes turned up
term-schemes = schemes in the deck
term-future = future schemes
place-debts = Debts

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = You build for the king. When the Guildhall is full, whoever has the most victory points wins.
    .title = The goal
    .one = Each building and each step on the cathedral puts a worker in here. When all 12 spaces are taken, the game is about to end.
    .two = The cathedral is worth up to 20 points.
    .three = Virtue brings points too, and it opens some doors and closes others.
guide-apprentice = Everyone begins with one apprentice, for free.
    .title = Your first apprentice
    .do = Choose the Stonecutter.
    .one = Each time you work at the Quarry, you gain 1 more stone.
    .two = Every apprentice has a skill. Larger buildings need carpentry, tiling or masonry.
    .three = You may have five of them.
guide-first = Now building cards. You keep one, and the others go to the next player.
    .title = Your first building card
    .do = Keep the Well.
    .one = The Well costs 2 wood and 2 stone, needs no skill, is worth 3 points and brings 4 clay.
    .two = All choose at the same time and in secret.
guide-second = These cards come from the other player.
    .title = The second card
    .do = Keep the Windmill.
    .one = The Windmill costs 2 clay and 3 stone. Once built, it lets you place one more worker at once.
    .two = The others need a skill you do not have yet.
guide-third = The first packet comes back to you, two cards smaller.
    .title = The third card
    .do = Keep the Smithy.
    .one = The Smithy costs 4 clay and 2 wood. The Well brings exactly that clay, so this is a plan.
    .two = The last card of each packet goes under the deck.
guide-town = Each turn you place one worker and take the action of that place.
    .title = The town
    .one = At the nine open places any number of workers may stand. The more of them are yours, the more you get.
    .two = The Black Market has three spaces, each for one worker. It turns away the very virtuous.
    .three = You have 20 workers. They stay where you place them until someone takes them away.
guide-forest = Buildings are made of goods. Begin to gather them.
    .title = Your first worker
    .do = Send a worker to the Forest.
    .one = One worker here brings 1 wood.
    .two = The Quarry gives stone in the same way, the Silversmith silver, the Mines clay or gold.
guide-rival = The other player follows the same rules. Their turn comes after yours.
    .title = The other player
    .one = This worker is mining clay.
    .two = Watch where groups grow. Soon you can do something about them.
guide-again = A second worker at the same place is worth more than the first.
    .title = Stronger together
    .do = Send another worker to the Forest.
    .one = Two of your workers stand here now, so you gain 2 wood.
    .two = But a large group is a prize: someone may capture it.
guide-princess = The princess visits one place in town. Today it is the Quarry.
    .title = The princess
    .do = Send a worker to the Quarry.
    .one = You gain 1 stone here, and the Stonecutter brings 1 more.
    .two = Whoever places a worker beside her may contribute to the monuments.
    .three = Whoever captures workers beside her loses 1 virtue.
guide-contribute = Put one piece on the card and take what is printed below it.
    .title = Contribute
    .do = Contribute wood.
    .one = Wood brings 2 influence.
    .two = At the next reset the pieces go to the monuments and make them cheaper.
    .three = Influence can replace silver, gold or marble when you pay, and it can keep you from losing virtue.
guide-profiteer = In the Town Centre you capture workers. The profiteer stands there today.
    .title = The Town Centre
    .do = Send a worker to the Town Centre.
    .one = Each of your workers here captures one group. The first costs 1 tax.
    .two = A worker beside the profiteer brings 1 influence. But at a reset everyone's workers there go to prison.
guide-capture = Choose a group. You take all workers of one colour from one place.
    .title = Capture
    .do = Capture the group at the Mines.
    .one = Two workers. They come to your board as captives.
    .two = You may also capture a group of your own in this way; those workers come home.
    .three = Tax stays on the Tax Stand until someone takes it, at a price of 2 virtue.
guide-guardhouse = Captives turn into silver at the Guardhouse.
    .title = The Guardhouse
    .do = Send a worker to the Guardhouse.
    .one = Your captives go to prison, and you gain 1 silver for each.
    .two = Here you also free your own workers, from prison and from other boards.
    .three = And you can pay your debts.
guide-guildhall = You have everything your first building needs.
    .title = The Guildhall
    .do = Send a worker to the Guildhall and build the Well.
    .one = The worker stays there to the end of the game.
    .two = The Well costs 2 wood and 2 stone and brings 4 clay and 3 points.
    .three = Instead of building you may climb the cathedral. That needs virtue 5 or more and a card from your hand.
guide-workshop = More apprentices come from the Workshop.
    .title = The Workshop
    .one = A hire costs 2 tax and 2 silver. Or you draw building cards here.
    .two = With one worker you reach the first column, with two the second. To go further, put 1 silver on each card you skip.
guide-prison = The third worker at the Black Market triggers a reset. Some spaces of the Guildhall and a full contribution card do so too.
    .title = Reset and prison
    .one = At a reset whoever has the most workers here takes a debt. An unpaid debt costs 2 points.
    .two = The Black Market sells gold and marble for silver and 1 virtue. At the reset its workers go to prison.
guide-monuments = Five monuments wait for someone with influence.
    .title = Monuments and influence
    .one = Each costs influence, tax and many pieces of one resource. What was contributed makes it cheaper for everyone.
    .two = At 5 and at 9 influence you draw a building card. Whoever has the most at the end takes 4 gold.
guide-points = Points are counted at the end.
    .title = How points are counted
    .one = Buildings and monuments by the number on them, and some bring more at the end.
    .two = Virtue brings from −9 to 7 points; from 6 to 9 nothing.
    .three = Each gold and each marble is worth 1 point, and so is every 10 silver. Debts and workers in prison cost points.
guide-on = You know the town now. Play on; the other player continues too.
    .title = Play on
    .one = With the clay of the Well and 2 wood the Smithy is your next building.
    .two = If someone captures your workers, free them at the Guardhouse.
    .three = Everything on the board is explained: touch it to read.

## What bots notice: one unit of each thing

sense-points = a point on the sheet as it stands
sense-points-due = a point of what is being built
sense-to-come = all that is still to come of the game
sense-clay = a clay
sense-wood = a wood
sense-stone = a stone
sense-gold = a gold, besides its point
sense-marble = a marble, besides its point
sense-silver = a coin
sense-much-silver = a coin beyond the seventh
sense-hoard = a piece of gold or marble that nobody could build with
sense-virtue = a point of virtue
sense-low-virtue = a point of virtue short of the cathedral
sense-high-virtue = a point of virtue above 9
sense-market-open = the Black Market is open to you
sense-debt = an unpaid debt
sense-debt-paid = a paid debt
sense-home = a worker on your board
sense-few-home = a worker short of four on your board
sense-prisoner = a worker of yours in prison
sense-crowd = three or more of your workers in prison
sense-held = a worker of yours on another board
sense-captive = a captive on your board
sense-at-quarry = a worker at the Quarry
sense-at-forest = a worker in the Forest
sense-at-silversmith = a worker at the Silversmith
sense-at-mines = a worker in the Mines
sense-at-storehouse = a worker at the King's Storehouse
sense-at-workshop = a worker at the Workshop
sense-at-town-centre = a worker in the Town Centre
sense-at-guardhouse = a worker at the Guardhouse
sense-exposed = a worker of your largest group, there to be captured
sense-prey = a worker of the largest foreign group
sense-apprentice = an apprentice
sense-carpentry = someone who knows carpentry
sense-tiling = someone who knows tiling
sense-masonry = someone who knows masonry
sense-all-skills = all three skills together
sense-trader = an apprentice with a trade
sense-gatherer = an apprentice who helps to gather
sense-churchman = an apprentice who helps at the cathedral
sense-builder = an apprentice who helps when you build
sense-resetter = an apprentice who helps at every reset
sense-card = a building card in hand
sense-plan = a point of the best card in hand, by how much of its price you have
sense-second-plan = a point of the second best card, likewise
sense-plan-ready = a point of a card that you could build at once
sense-level = a level of the cathedral
sense-level-near = a point of the next level, by how much of its price you have
sense-level-ready = a point of the next level that you could reach at once
sense-to-move = it is your turn
sense-hall-due = a point of what you can build in the Guildhall now
sense-hire-due = an apprentice you may hire now
sense-cards-due = cards you are about to look at
sense-trade-due = a trade you may still make
sense-capture-due = a worker you may capture now
sense-guard-due = an action you may still take at the Guardhouse
sense-choice-due = a choice still before you

## Headings of big moments, shown across the table

illumination-reset = Black Market reset
illumination-cathedral = Level { $level } of the cathedral
illumination-last-turns = The last turns

## What is done, for the page that shows how the game plays

done-constructed = Buildings constructed
done-hired = Apprentices hired

## The figures of the box

figure-group-apprentices = { gallery-apprentices }
figure-group-buildings = { gallery-buildings }
figure-group-rewards = { gallery-rewards }
figure-group-boards = { gallery-boards }
figure-group-market_cards = Black Market cards
figure-group-schemes = { gallery-schemes }
figure-group-rivals = { gallery-rivals }
figure-reason-classic-solo = only the names of the two rivals are public
