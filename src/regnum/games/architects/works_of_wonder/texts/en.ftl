### Architects of the West Kingdom: the words of Works of Wonder, English.
### .acc: accusative; .to, .at, .from: whole phrases; .short: narrow places; .full: a card told apart from its twins;
### .text: what it does.

## The expansion

expansion-works-of-wonder = Works of Wonder
    .about = Influence, a princess and a profiteer on the board, contributions and five monuments; more apprentices, buildings, boards and six rivals for the solo game.

## Influence

kind-influence = influence
    .acc = influence
    .gen = influence
count-influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influence
    }
count-influence-acc = { $count ->
    [one] { $count } influence
   *[other] { $count } influence
    }

## Monuments

monument-clay = Clay Monument
    .acc = Clay Monument
    .short = Clay
    .text = Costs 7 influence, 5 tax and 15 clay. Worth 20 VP and 2 virtue.
monument-wood = Wood Monument
    .acc = Wood Monument
    .short = Wood
    .text = Costs 6 influence, 4 tax and 14 wood. Worth 18 VP and 2 virtue.
monument-stone = Stone Monument
    .acc = Stone Monument
    .short = Stone
    .text = Costs 5 influence, 3 tax and 14 stone. Worth 16 VP and 2 virtue.
monument-gold = Gold Monument
    .acc = Gold Monument
    .short = Gold
    .text = Costs 4 influence, 2 tax and 10 gold. Worth 14 VP and 2 virtue.
monument-marble = Marble Monument
    .acc = Marble Monument
    .short = Marble
    .text = Costs 3 influence, 1 tax and 4 marble. Worth 12 VP and 2 virtue.

## Apprentices

apprentice-benefactor_carpentry = Benefactor
    .acc = Benefactor
    .short = Benefactor
    .full = Benefactor (carpentry)
    .text = As a trade at the King's Storehouse: pay 1 stone, wood or clay and gain 1 influence.
apprentice-benefactor_tiling = Benefactor
    .acc = Benefactor
    .short = Benefactor
    .full = Benefactor (tiling)
    .text = As a trade at the King's Storehouse: pay 1 stone, wood or clay and gain 1 influence.
apprentice-benefactor_masonry = Benefactor
    .acc = Benefactor
    .short = Benefactor
    .full = Benefactor (masonry)
    .text = As a trade at the King's Storehouse: pay 1 stone, wood or clay and gain 1 influence.
apprentice-cavalier_town_centre = Cavalier
    .acc = Cavalier
    .short = Cavalier
    .full = Cavalier (Town Centre)
    .text = Each time you place a worker at the Town Centre: gain 1 influence.
apprentice-cavalier_guardhouse = Cavalier
    .acc = Cavalier
    .short = Cavalier
    .full = Cavalier (Guardhouse)
    .text = Each time you place a worker at the Guardhouse: gain 1 influence.
apprentice-diplomat_storehouse = Diplomat
    .acc = Diplomat
    .short = Diplomat
    .full = Diplomat (King's Storehouse)
    .text = Each time you place a worker at the King's Storehouse: gain 1 influence.
apprentice-diplomat_workshop = Diplomat
    .acc = Diplomat
    .short = Diplomat
    .full = Diplomat (Workshop)
    .text = Each time you place a worker at the Workshop: gain 1 influence.
apprentice-patroness_gold = Patroness
    .acc = Patroness
    .short = Patroness
    .full = Patroness (gold)
    .text = As a trade at the King's Storehouse: pay 1 gold and gain 3 influence.
apprentice-patroness_marble = Patroness
    .acc = Patroness
    .short = Patroness
    .full = Patroness (marble)
    .text = As a trade at the King's Storehouse: pay 1 marble and gain 3 influence.
apprentice-patroness_wood = Patroness
    .acc = Patroness
    .short = Patroness
    .full = Patroness (wood)
    .text = As a trade at the King's Storehouse: pay 2 wood and gain 1 marble.
apprentice-patroness_stone = Patroness
    .acc = Patroness
    .short = Patroness
    .full = Patroness (stone)
    .text = As a trade at the King's Storehouse: pay 2 stone and gain 1 marble.
apprentice-vagabond_wood = Vagabond
    .acc = Vagabond
    .short = Vagabond
    .full = Vagabond (wood)
    .text = As a trade at the King's Storehouse: pay 2 wood and gain 1 gold. When hired: lose 1 virtue.
apprentice-vagabond_clay = Vagabond
    .acc = Vagabond
    .short = Vagabond
    .full = Vagabond (clay)
    .text = As a trade at the King's Storehouse: pay 3 clay and gain 1 gold. When hired: lose 1 virtue.
apprentice-orphan_wood = Orphan
    .acc = Orphan
    .short = Orphan
    .full = Orphan (wood)
    .text = At each reset, if you have a worker with the profiteer: gain 2 wood.
apprentice-orphan_silver = Orphan
    .acc = Orphan
    .short = Orphan
    .full = Orphan (silver)
    .text = At each reset, if you have a worker with the profiteer: gain 2 silver.
apprentice-orphan_stone = Orphan
    .acc = Orphan
    .short = Orphan
    .full = Orphan (stone)
    .text = At each reset, if you have a worker with the profiteer: gain 2 stone.
apprentice-charlatan_clay = Charlatan
    .acc = Charlatan
    .short = Charlatan
    .full = Charlatan (clay)
    .text = In any payment you may lose 1 influence instead of paying 1 clay, as often as you like. When hired: lose 1 virtue.
apprentice-charlatan_wood = Charlatan
    .acc = Charlatan
    .short = Charlatan
    .full = Charlatan (wood)
    .text = In any payment you may lose 1 influence instead of paying 1 wood, as often as you like. When hired: lose 1 virtue.
apprentice-charlatan_stone = Charlatan
    .acc = Charlatan
    .short = Charlatan
    .full = Charlatan (stone)
    .text = In any payment you may lose 1 influence instead of paying 1 stone, as often as you like. When hired: lose 1 virtue.
apprentice-noblewoman_gold = Noblewoman
    .acc = Noblewoman
    .short = Noblewoman
    .full = Noblewoman (gold)
    .text = At each reset, if you have a worker with the princess: gain 1 gold. When hired: gain 1 virtue.
apprentice-noblewoman_marble = Noblewoman
    .acc = Noblewoman
    .short = Noblewoman
    .full = Noblewoman (marble)
    .text = At each reset, if you have a worker with the princess: gain 1 marble. When hired: gain 1 virtue.
apprentice-noblewoman_silver = Noblewoman
    .acc = Noblewoman
    .short = Noblewoman
    .full = Noblewoman (silver)
    .text = At each reset, if you have a worker with the princess: gain 3 silver. When hired: gain 1 virtue.
apprentice-journeyman_silver = Journeyman
    .acc = Journeyman
    .short = Journeyman
    .full = Journeyman (silver)
    .text = Each time you construct a building or build a monument: gain 2 silver.
apprentice-journeyman_influence = Journeyman
    .acc = Journeyman
    .short = Journeyman
    .full = Journeyman (influence)
    .text = Each time you construct a building or build a monument: gain 1 influence.
apprentice-journeyman_building = Journeyman
    .acc = Journeyman
    .short = Journeyman
    .full = Journeyman (card)
    .text = Each time you construct a building or build a monument: draw 1 building card.
apprentice-extortionist = Extortionist
    .acc = Extortionist
    .short = Extortionist
    .full = Extortionist
    .text = Each time you take a debt: gain 1 influence. When hired: lose 1 virtue.

## Buildings

building-arena = Arena
    .acc = Arena
    .short = Arena
    .text = At once: gain 1 influence and 3 silver.
building-bathhouse = Bathhouse
    .acc = Bathhouse
    .short = Bathhouse
    .text = At once: gain 2 influence.
building-courthouse = Courthouse
    .acc = Courthouse
    .short = Courthouse
    .text = At once you may imprison all your captives and gain 1 silver for each.
building-stage = Stage
    .acc = Stage
    .short = Stage
    .text = At once: gain 3 influence.
building-pillory = Pillory
    .acc = Pillory
    .short = Pillory
    .text = At once you may capture one group, free of charge.
building-monastery = Monastery
    .acc = Monastery
    .short = Monastery
    .text = At once: gain 1 influence for each level of the cathedral you have reached.
building-abbey = Abbey
    .acc = Abbey
    .short = Abbey
    .text = At once: all players free their workers from prison.
building-studio = Studio
    .acc = Studio
    .short = Studio
    .text = At once: all players draw 1 building card.
building-carpenters_guild = Carpenters' Guild
    .acc = Carpenters' Guild
    .short = Carpenters
    .text = At the end: 1 virtue for each of your apprentices skilled in carpentry.
building-masons_guild = Masons' Guild
    .acc = Masons' Guild
    .short = Masons
    .text = At the end: 1 virtue for each of your apprentices skilled in masonry.
building-tilers_guild = Tilers' Guild
    .acc = Tilers' Guild
    .short = Tilers
    .text = At the end: 1 virtue for each of your apprentices skilled in tiling.
building-stronghold = Stronghold
    .acc = Stronghold
    .short = Stronghold
    .text = At the end: free all your workers from prison.
building-depot = Depot
    .acc = Depot
    .short = Depot
    .text = At once you may place 1 more worker at the King's Storehouse and act as usual.
building-gaol = Gaol
    .acc = Gaol
    .short = Gaol
    .text = At once you may place 1 more worker at the Guardhouse and act as usual.
building-miners_lodge = Miners' Lodge
    .acc = Miners' Lodge
    .short = Miners
    .text = At once you may place 1 more worker at the Mines and act as usual.
building-windmill = Windmill
    .acc = Windmill
    .short = Windmill
    .text = At once you may place 1 more worker at the Forest and act as usual.
building-mint = Mint
    .acc = Mint
    .short = Mint
    .text = At once you may place 1 more worker at the Silversmith and act as usual.
building-theatre = Theatre
    .acc = Theatre
    .short = Theatre
    .text = At once you may place 1 more worker at the Town Centre and act as usual.
building-manor = Manor
    .acc = Manor
    .short = Manor
    .text = At the end: 1 VP for every 4 influence.
building-townhouse = Townhouse
    .acc = Townhouse
    .short = Townhouse
    .text = At the end: 1 virtue for every 2 of your apprentices.
building-fort = Fort
    .acc = Fort
    .short = Fort
    .text = At the end: 2 VP if you have no worker in prison.
building-vault = Vault
    .acc = Vault
    .short = Vault
    .text = At the end: 1 virtue for every 5 silver.
building-rampart = Rampart
    .acc = Rampart
    .short = Rampart
    .text = At the end: 1 VP for each pair of a building and a cathedral level.
building-school = School
    .acc = School
    .short = School
    .text = At once put the 8 leftmost apprentices under the deck and refill. Then you may hire any face-up apprentice for free.

## Player boards

board-arnold = Arnold
    .acc = Arnold
    .short = Arnold
    .text = When you place a worker with the princess, she counts as 1 of your workers there.
board-charles = Charles
    .acc = Charles
    .short = Charles
    .text = When you place a worker with the profiteer, also gain 1 silver.
board-clotilde = Clotilde
    .acc = Clotilde
    .short = Clotilde
    .text = When you lose virtue: gain 1 clay.
board-isabella = Isabella
    .acc = Isabella
    .short = Isabella
    .text = Each time you gain an apprentice: gain 1 marble.
board-louis = Louis
    .acc = Louis
    .short = Louis
    .text = When you are about to lose virtue, you may pay 2 silver and lose none. You may work on the cathedral at any virtue.
board-zesiro = Zesiro
    .acc = Zesiro
    .short = Zesiro
    .text = Each time you construct a building or work on the cathedral: gain 1 influence. You may visit the Black Market at any virtue.

## Rewards

reward-influence_silver = Reward: 1 virtue, 1 influence, 2 silver
    .short = 1 virtue, 1 influence, 2 silver
reward-influence_two = Reward: 1 virtue, 2 influence
    .short = 1 virtue, 2 influence
reward-clay = Reward: 1 virtue, 3 clay
    .short = 1 virtue, 3 clay
reward-influence_building = Reward: 1 virtue, 1 influence, 1 building card
    .short = 1 virtue, 1 influence, 1 building card
reward-virtue_influence = Reward: 2 virtue, 1 influence
    .short = 2 virtue, 1 influence
reward-marble = Reward: 1 virtue, 1 marble
    .short = 1 virtue, 1 marble
reward-gold_influence = Reward: 1 influence, 1 gold
    .short = 1 influence, 1 gold

## Rivals: the value stands inside a sentence, .short on labels

rival-noblewoman = the Noblewoman
    .acc = the Noblewoman
    .short = Noblewoman
    .text = Focus: the princess; she contributes and gains 1 future scheme. Monuments cost her 2 marble less.
rival-enforcer = the Enforcer
    .acc = the Enforcer
    .short = Enforcer
    .text = Focus: the Town Centre; he imprisons his captives or, without any, adds 1 tax and makes 1 capture for each of his workers there. Gains 1 marble whenever he imprisons captives.
rival-illusionist = the Illusionist
    .acc = the Illusionist
    .short = Illusionist
    .text = Focus: the Black Market, where he loses no virtue.
rival-informant = the Informant
    .acc = the Informant
    .short = Informant
    .text = Focus: the Workshop; she discards 2 apprentices, adds 2 tax and gains 2 future schemes. For a monument or a step on the cathedral she makes 1 capture.
rival-patron = the Patron
    .acc = the Patron
    .short = Patron
    .text = Focus: the King's Storehouse; he gains 1 marble for every 2 of his workers there, or 1 virtue with only 1. Placing a worker there brings him 1 influence.
rival-peddler = the Peddler
    .acc = the Peddler
    .short = Peddler
    .text = Focus: the Silversmith; he gains 1 silver, plus 1 for each of his workers there. At each reset he gains 1 influence and 2 silver.

## Schemes of the rivals; .short: only the places

scheme-start_1 = Starting scheme: Guildhall
    .short = Guildhall
    .text = In the Guildhall the rival builds a monument if it can; otherwise it takes a step on the cathedral, otherwise it gains 4 marble.
scheme-start_7 = Starting scheme: princess
    .short = Princess
    .text = The rival goes to the princess and contributes.
scheme-start_8 = Starting scheme: princess, otherwise Quarry
    .short = Princess, otherwise Quarry
    .text = With 5 influence or less the rival goes to the princess and contributes; otherwise to the Quarry for silver.
scheme-future_1 = Future scheme: Guildhall, otherwise princess
    .short = Guildhall, otherwise princess
    .text = If the rival can build a monument or take a step on the cathedral, it does so in the Guildhall; otherwise it goes to the princess and contributes.
scheme-future_7 = Future scheme: Black Market, otherwise princess
    .short = Black Market, otherwise princess
    .text = If the rival has the most workers with the princess, it goes to the first free space of the Black Market; otherwise it goes to the princess and contributes.
scheme-future_8 = Future scheme: princess, otherwise Black Market
    .short = Princess, otherwise Black Market
    .text = With 5 influence or less the rival goes to the princess, contributes and gains 1 future scheme; otherwise to the first free space of the Black Market.
scheme-future_9 = Future scheme: Focus
    .short = Focus
    .text = The rival does what its focus says, then turns up one more scheme.
scheme-future_11 = Future scheme: Guildhall
    .short = Guildhall
    .text = In the Guildhall the rival builds a monument if it can; otherwise it takes a step on the cathedral, otherwise it gains 4 marble.

## Settings of a table

option-rival-noblewoman = the Noblewoman, friend of the princess
option-rival-enforcer = the Enforcer, who captures and imprisons
option-rival-illusionist = the Illusionist of the Black Market
option-rival-informant = the Informant, who scares apprentices away
option-rival-patron = the Patron of the King's Storehouse
option-rival-peddler = the Peddler, who profits from every reset

## What is asked

ask-contribute = { $when ->
    [before] The princess is here. Will you contribute now, before the action?
   *[after] The princess is here. Will you contribute?
    }
ask-profiteer-when = The profiteer is here. Will you gain 1 influence before the action or after it?
ask-visit-figure = Your monument stands { $location }. Will you gain 1 influence or act as if you had 1 more worker there?
ask-place-figure = Where will you place the figure of the { $monument }?

## What stands on the buttons

move-lay-piece = Contribute { $kind }
move-gain-now = Gain it before the action
move-later = Wait until after the action
move-use-figure = { $use ->
    [influence] Gain 1 influence
   *[worker] Act as if you had 1 more worker
    }
move-pay-influence = Lose { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influence
    } instead of { $what }
move-prevent = Lose { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influence
    } to keep { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }
move-bribe = { $price ->
    [none] Lose no virtue
   *[some] Pay { $price } and lose no virtue
    }
move-build-monument = Build the { $monument }
move-put-figure = Send the figure { $location }

## Why not

refused-symbol-filled = There is already { $kind } on this symbol; it will be free after a reset.
refused-not-on-the-bill = This payment does not include { $kind }.
refused-no-charlatan = You need a matching Charlatan to pay with influence instead of { $kind }.
refused-too-little-influence = It needs { $need ->
    [one] { $need } influence
   *[other] { $need } influence
    }; you have { $have }.
refused-influence-needed-elsewhere = You need your influence for the rest of this payment.
refused-loss-is-smaller = You are about to lose only { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }.
refused-not-louis = Only Louis can pay silver to avoid losing virtue.
refused-action-done = The action is already done.
    .advice = Contribute now.
refused-monument-built = { $monument }: already built.
refused-figure-there = There is already a monument { $location }; each location holds one.
refused-only-for-noble = { $noble ->
    [princess] { $why } You may not go there for the princess alone; this is our ruling.
   *[profiteer] { $why } You may not go there for the profiteer alone; this is our ruling.
    }

## What has happened

event-influence-gained = { $player } gains { $count ->
    [one] { $count } influence
   *[other] { $count } influence
    } and now has { $now }.
event-influence-lost = { $player } loses { $count ->
    [one] { $count } influence
   *[other] { $count } influence
    } and now has { $now }.
event-influence-spent = { $player } loses { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influence
    } instead of paying { $kind } and now has { $now }.
event-spare-coin-used = { $player } uses the 1 silver left over from influence spent earlier this turn.
event-loss-prevented = { $player } loses { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influence
    } to keep { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    } and now has { $now } influence.
event-bribed = { $player } pays to keep { $count ->
    [one] { $count } virtue
   *[other] { $count } virtue
    }.
event-influence-gold = { $player } has the most influence, which is worth { $count ->
    [one] { $count } gold
   *[other] { $count } gold
    }.
event-contributed = { $player } puts { $kind } on the contribution card.
event-card-filled = All five resources are on the contribution card, so a reset follows.
event-profiteer-punished = { $player } has workers { $location }, where the profiteer stands, and the consequence card applies.
event-princess-rewarded = { $player } has the most workers { $location }, where the princess stands, and takes her reward.
event-piece-carried = The contributed { $kind } goes to its monument, which now holds { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
    }.
event-piece-returned = That monument is already built, so the contributed { $kind } goes to the supply.
event-edict-turned = The contribution card is turned over; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
    }.
event-edicts-shuffled = All contribution cards are shuffled and stacked again.
event-nobles-moved = The princess goes { $princess }; the profiteer goes { $profiteer }.
event-monument-built = { $player } builds the { $monument }.
event-figure-placed = { $player } sends the figure of the monument { $location }.
event-figure-visited = { $use ->
    [influence] { $player } visits their own monument { $location } and gains influence.
   *[worker] { $player } visits their own monument { $location } and acts as if they had 1 more worker there.
    }

## Lines of the score sheet

line-monuments = Monuments

## The verbs of the notation, as headings over lists of moves

verb-contribute = contribute
verb-now = before the action
verb-later = after the action
verb-visit = visit your monument
verb-influence = pay with influence
verb-prevent = prevent the loss
verb-bribe = pay instead
verb-monument = build a monument
verb-figure = place the figure

## The table before the eye

zone-wonder = Wonders
panel-influence = Influence
note-influence = most at the end: 4 gold
panel-monuments = Monuments
note-monuments = built in the Guildhall
influence-text = When your marker reaches 5 or 9 from below, you draw a building card. When you pay or are about to lose virtue, you may spend influence: 2 replace 2 silver of a fee or prevent the loss of 1 virtue, 4 replace 1 gold or 1 marble.
princess-name = Princess
profiteer-name = Profiteer
princess-text = Place a worker here and you may contribute once. Capturing here costs 1 virtue. At a reset whoever has the most workers here takes the reward shown.
profiteer-text = Place a worker here and you gain 1 influence. Capturing here brings 1 virtue. At a reset everyone with workers here does what is shown, and those workers go to prison.
place-contribution = Contribution
note-contribution = all five: reset
contribution-name = Contribution: { $kind }
contribution-text = Room for 1 piece: { $kind }. Whoever contributes it gains { $gains }.
contribution-laid = Already contributed; at the next reset it goes to its monument.
# $goods: accusative; $laid: pieces on its card
monument-told = Costs { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influence
    }, { $tax ->
    [one] { $tax } tax
   *[other] { $tax } tax
    } and { $goods }. { $laid ->
    [0] Nothing is on its card yet.
    [one] { $laid } piece is on its card and lowers the price.
   *[other] { $laid } pieces are on its card and lower the price.
    } Worth { $points ->
    [one] { $points } VP
   *[other] { $points } VP
    } and 2 virtue.
monument-owned = Already built.
figure-text = When its builder places a worker here, they may gain 1 influence or act as if they had 1 more worker here.
gallery-monuments = Monuments
gallery-edicts = Contributions and consequences
edict-name = Contribution/consequence card { $number }
princess-at = Princess { $location }
profiteer-at = Profiteer { $location }
figure-at = { $monument }: figure { $location }

## What bots notice: one unit of each thing

sense-influence = a point of influence
sense-high-influence = a point of influence from the ninth on
sense-leads-influence = the most influence of all
sense-at-princess = a worker with the princess
sense-leads-princess = the most workers with the princess
sense-at-profiteer = a worker with the profiteer
sense-monument-near = a point of the nearest monument, by how much of its price you have
sense-second-monument = a point of the second nearest monument, likewise
sense-monument-ready = a point of a monument that you could build at once
sense-monument-due = a point of a monument that is being built
sense-figure = a monument of your own

## What is done, for the page that shows how the game plays

done-monument-built = Monuments built

## The figures of the box

figure-group-monuments = { gallery-monuments }
figure-group-edicts = { gallery-edicts }
figure-skills = skills
figure-points = points
figure-amount = amount of its resource
