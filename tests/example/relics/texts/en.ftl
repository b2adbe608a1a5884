### The Relic Fair, English. It comes with no other language: readers of others are told in English.

game-title = The Relic Fair
game-tagline = Sell dear, buy holy
game-about = Abbots sell relics to each other, by crier or by sealed bids, and fill their shrines with sets.
game-time = 20 minutes
game-credits = Made for Regnum's guide for authors.

seat-white = White
seat-brown = Brown
seat-grey = Grey
seat-black = Black

relic-agnes = a relic of Saint Agnes
relic-blaise = a relic of Saint Blaise
relic-ita = a relic of Saint Ita
relic-wenna = a relic of Saint Wenna
relic-unknown = a relic

term-fair = Fair
term-block = for sale
term-chest = relics in the chest
term-silver = silver
term-bid = last bid
term-cards = relics in hand
term-shrine = shrine
shrine-holds = { $count ->
    [one] shrine with { $count } relic
   *[other] shrine with { $count } relics
    }
term-hand = your relics

ask-take-turn = Which relic will you put up for sale?
ask-how-to-sell = How will you sell { $saint }?
ask-call-bid = { $highest ->
    [0] Nobody has bid for { $saint } yet. What is your bid?
   *[other] Someone has bid { $highest } silver for { $saint }. Will you bid more?
    }
ask-seal-bid = How much silver will you bid, in secret, for { $saint }?

verb-offer = offer a relic
verb-sell = choose the auction
verb-bid = bid
verb-pass = pass
verb-seal = seal a bid
move-offer = Offer { $saint }
move-sell-cried = Have it cried, once around
move-sell-sealed = Take sealed bids
move-bid = Bid { $silver } silver
move-pass = Pass
move-seal = { $silver ->
    [0] Seal no bid
   *[other] Seal a bid of { $silver } silver
    }

refused-not-in-hand = You do not hold { $saint }.
refused-bid-too-low = A bid must be at least { $least } silver now.
refused-purse-too-small = You have { $have } silver; the bid is { $need }.

event-offered = { $player } puts up { $saint }.
event-bade = { $player } bids { $silver } silver.
event-unsealed = { $silver ->
    [0] { $player } has sealed no bid.
   *[other] { $player } has sealed { $silver } silver.
    }
event-sold = { $player } buys { $saint } for { $silver } silver.
event-kept = { $player } keeps { $saint }: nobody bids.
event-drew = { $player } draws { $saint }.

line-shrine = Shrine
line-silver = Silver left
