### Jerusalem: the words of the game, English.
### First part: terms and names. .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its
### plural, genitive; .to, .at, .from: whole phrases with their preposition; .short: narrow places; .quoted: a title
### inside a sentence; .text: what it does.

## The game

term-jerusalem = Jerusalem
game-title = { term-jerusalem }
game-tagline = Bid for offices, win the quarters, raise the highest tower
game-about = In five rounds you bid for offices of the kingdom, send squires into the quarters of Jerusalem and block the best areas with your baron. What you control brings squires, bezants and prestige, and prestige becomes floors of your tower. Stocks are hidden behind screens, and from the second round on you know which event will strike at the end of the round. For two to four players.
game-time = 60–90 min
game-credits = Designed by Michele Mura, published by Red Glove and ElfinWerks.

## Seats by colour

seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Odo
    .n2 = Ivo
    .n3 = Hamo
    .n4 = Fulk
bot-squire = Gerard
    .n2 = Alberic
    .n3 = Milo
    .n4 = Osbern
bot-knight = Tancred
    .n2 = Bohemond
    .n3 = Raymond
    .n4 = Hugh
bot-castellan = Eustace
    .n2 = Walter
    .n3 = Reynald
    .n4 = Balian
bot-king = Baldwin
    .n2 = Amalric
    .n3 = Guy
    .n4 = Conrad

## Resources: the value is the label of a counter, .gen its genitive plural

resource-squires = squires
    .acc = squires
    .gen = squires
resource-bezants = bezants
    .acc = bezants
    .gen = bezants
resource-prestige = prestige
    .acc = prestige
    .gen = prestige points

## Counted things; -acc after a verb (gain, pay, place)

count-squires = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }
count-squires-acc = { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }
count-bezants = { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
    }
count-bezants-acc = { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
    }
count-prestige = { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
    }
count-prestige-acc = { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
    }
count-mercenaries = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
    }
count-mercenaries-acc = { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
    }
count-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
    }
# what the score is counted in, on a tag: +1 floor
count-score = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
    }
count-floors-acc = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
    }
count-cards = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
    }
count-cards-acc = { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
    }

## Pieces and stocks

term-squire = squire
    .few = squires
    .other = squires
term-bezant = bezant
    .few = bezants
    .other = bezants
term-prestige_point = prestige point
    .few = prestige points
    .other = prestige points
term-mercenary = mercenary
    .few = mercenaries
    .other = mercenaries
term-baron = baron
    .few = barons
    .other = barons
term-tower = tower
    .few = towers
    .other = towers
term-tower_floor = tower floor
    .few = tower floors
    .other = tower floors
    .short = floor
term-prestige_marker = prestige marker
    .few = prestige markers
    .other = prestige markers
term-round_marker = round marker
    .few = round markers
    .other = round markers
term-screen = screen
    .few = player screens
    .other = player screens
    .at = behind the screen
    .to = behind the screen
    .from = from behind the screen
term-silver_coin = silver coin
    .few = silver coins
    .other = silver coins
term-gold_coin = gold coin
    .few = gold coins
    .other = gold coins
term-office_card = office card
    .few = office cards
    .other = office cards
term-event_card = event card
    .few = event cards
    .other = event cards
term-action_card = action card
    .few = action cards
    .other = action cards
term-board = game board
    .at = on the board
term-bank = bank
    .to = to the bank
    .from = from the bank
term-action_deck = action deck
term-discard_pile = discard pile
term-coat_of_arms = coat of arms

## Terms of the board and of the round

term-resource = resource
    .few = resources
    .other = resources
term-money = money
term-city = city
term-quarter = quarter
    .few = quarters
    .other = quarters
term-area = area
    .few = areas
    .other = areas
term-large_area = large area
    .few = large areas
    .other = large areas
term-small_area = small area
    .few = small areas
    .other = small areas
term-blocked_area = blocked area
    .few = blocked areas
    .other = blocked areas
term-closed_quarter = closed quarter
    .few = closed quarters
    .other = closed quarters
term-influence = influence
term-calendar = calendar
term-prestige_track = prestige track
term-round = round
    .few = rounds
    .other = rounds
term-phase = phase
    .few = phases
    .other = phases
term-step = step
    .few = steps
    .other = steps
term-turn_order = turn order
term-office = office
    .few = offices
    .other = offices
term-office_number = office number
term-bid = bid
    .few = bids
    .other = bids
term-opening_bid = opening bid
term-first_bidder = first bidder
term-office_ability = special ability
term-palace_ban = Palace ban
term-income = income
term-privilege = privilege
    .few = privileges
    .other = privileges
term-first_builder_surcharge = first builder surcharge
term-next_floor = next floor
term-kings_gift = King's gift
    .few = King's gifts
    .other = King's gifts
term-event = event
    .few = events
    .other = events
term-ransom = fee
term-retaliation = retaliation

## Quarters

quarter-kings_palace = King's Palace
    .short = Palace
    .gen = of the King's Palace
    .to = to the King's Palace
    .at = in the King's Palace
    .from = from the King's Palace
quarter-templars = Templars
    .short = Templars
    .gen = of the Templars' quarter
    .to = to the Templars' quarter
    .at = in the Templars' quarter
    .from = from the Templars' quarter
quarter-patriarchate = Patriarchate
    .short = Patriarchate
    .gen = of the Patriarchate
    .to = to the Patriarchate
    .at = in the Patriarchate
    .from = from the Patriarchate
quarter-market = Market
    .short = Market
    .gen = of the Market
    .to = to the Market
    .at = in the Market
    .from = from the Market
quarter-nobility = Nobility
    .short = Nobility
    .gen = of the Nobility's quarter
    .to = to the Nobility's quarter
    .at = in the Nobility's quarter
    .from = from the Nobility's quarter
quarter-tower_of_david = Tower of David
    .short = Tower
    .gen = of the Tower of David
    .to = to the Tower of David
    .at = in the Tower of David
    .from = from the Tower of David

## Areas; sizes alone agree with the word for an area

size-large = large
size-left = left
size-right = right
area-kings_palace_large = King's Palace, large area
    .short = Palace (large)
    .title = Palace, large
    .to = to the large area of the King's Palace
    .at = in the large area of the King's Palace
    .from = from the large area of the King's Palace
area-kings_palace_left = King's Palace, left area
    .short = Palace (left)
    .title = Palace, left
    .to = to the left area of the King's Palace
    .at = in the left area of the King's Palace
    .from = from the left area of the King's Palace
area-kings_palace_right = King's Palace, right area
    .short = Palace (right)
    .title = Palace, right
    .to = to the right area of the King's Palace
    .at = in the right area of the King's Palace
    .from = from the right area of the King's Palace
area-templars_large = Templars, large area
    .short = Templars (large)
    .title = Templars, large
    .to = to the large area of the Templars' quarter
    .at = in the large area of the Templars' quarter
    .from = from the large area of the Templars' quarter
area-templars_left = Templars, left area
    .short = Templars (left)
    .title = Templars, left
    .to = to the left area of the Templars' quarter
    .at = in the left area of the Templars' quarter
    .from = from the left area of the Templars' quarter
area-templars_right = Templars, right area
    .short = Templars (right)
    .title = Templars, right
    .to = to the right area of the Templars' quarter
    .at = in the right area of the Templars' quarter
    .from = from the right area of the Templars' quarter
area-patriarchate_large = Patriarchate, large area
    .short = Patriarchate (large)
    .title = Patriarchate, large
    .to = to the large area of the Patriarchate
    .at = in the large area of the Patriarchate
    .from = from the large area of the Patriarchate
area-patriarchate_left = Patriarchate, left area
    .short = Patriarchate (left)
    .title = Patriarchate, left
    .to = to the left area of the Patriarchate
    .at = in the left area of the Patriarchate
    .from = from the left area of the Patriarchate
area-patriarchate_right = Patriarchate, right area
    .short = Patriarchate (right)
    .title = Patriarchate, right
    .to = to the right area of the Patriarchate
    .at = in the right area of the Patriarchate
    .from = from the right area of the Patriarchate
area-market_large = Market, large area
    .short = Market (large)
    .title = Market, large
    .to = to the large area of the Market
    .at = in the large area of the Market
    .from = from the large area of the Market
area-market_left = Market, left area
    .short = Market (left)
    .title = Market, left
    .to = to the left area of the Market
    .at = in the left area of the Market
    .from = from the left area of the Market
area-market_right = Market, right area
    .short = Market (right)
    .title = Market, right
    .to = to the right area of the Market
    .at = in the right area of the Market
    .from = from the right area of the Market
area-nobility_large = Nobility, large area
    .short = Nobility (large)
    .title = Nobility, large
    .to = to the large area of the Nobility's quarter
    .at = in the large area of the Nobility's quarter
    .from = from the large area of the Nobility's quarter
area-nobility_left = Nobility, left area
    .short = Nobility (left)
    .title = Nobility, left
    .to = to the left area of the Nobility's quarter
    .at = in the left area of the Nobility's quarter
    .from = from the left area of the Nobility's quarter
area-nobility_right = Nobility, right area
    .short = Nobility (right)
    .title = Nobility, right
    .to = to the right area of the Nobility's quarter
    .at = in the right area of the Nobility's quarter
    .from = from the right area of the Nobility's quarter
area-tower_of_david = Tower of David
    .short = Tower of David
    .title = Tower of David
    .to = to the Tower of David
    .at = in the Tower of David
    .from = from the Tower of David

## Offices

office-constable = Constable
    .acc = Constable
    .gen = Constable
    .short = baron with 2 or 1
    .text = Brings 7 squires. Your baron needs only 2 squires in a large area and 1 in a small one.
office-treasurer = Treasurer
    .acc = Treasurer
    .gen = Treasurer
    .short = mercenaries for 1 and 2
    .text = Brings 6 squires. Your first mercenary of the turn costs 1 bezant, the second 2.
office-marshal = Marshal
    .acc = Marshal
    .gen = Marshal
    .short = move 2 or 1 bezant
    .text = Brings 5 squires. Once in your turn move up to 2 of your squires between unblocked areas, or take 1 bezant.
office-admiral = Admiral
    .acc = Admiral
    .gen = Admiral
    .short = 1 bezant
    .text = Brings 4 squires and 1 bezant.

## Action cards

card-extra_squire = Extra squire
    .short = +1 squire
    .quoted = “Extra squire”
    .text = Gain 1 squire behind your screen.
card-extra_bezants = Extra bezants
    .short = +2 bezants
    .quoted = “Extra bezants”
    .text = Gain 2 bezants.
card-extra_prestige = Extra prestige
    .short = +2 prestige
    .quoted = “Extra prestige”
    .text = Gain 2 prestige points.
card-any_two = Any two resources
    .short = Any two
    .quoted = “Any two resources”
    .text = Gain 2 in any mix of squires, bezants and prestige points.
card-squire_and_bezant = Squire and bezant
    .short = Squire, bezant
    .quoted = “Squire and bezant”
    .text = Gain 1 squire and 1 bezant.
card-renegade = Renegade
    .short = Renegade
    .quoted = “Renegade”
    .text = Swap one of your squires on the board with one of another player. Neither area may be blocked.
card-move_two = Move two squires
    .short = Move two
    .quoted = “Move two squires”
    .text = Move up to 2 of your squires to other areas, but not into or out of a blocked area.
card-genoese_merchants = Genoese merchants
    .short = Genoese
    .quoted = “Genoese merchants”
    .text = This turn, each mercenary costs you at most 2 bezants.
card-force_kings_palace = Overwhelming force: King's Palace
    .short = Palace
    .quoted = “Overwhelming force: King's Palace”
    .text = Put 2 of your squires from the supply into one area of the King's Palace that is not blocked.
card-force_templars = Overwhelming force: Templars
    .short = Templars
    .quoted = “Overwhelming force: Templars”
    .text = Put 2 of your squires from the supply into one area of the Templars' quarter that is not blocked.
card-force_patriarchate = Overwhelming force: Patriarchate
    .short = Patriarchate
    .quoted = “Overwhelming force: Patriarchate”
    .text = Put 2 of your squires from the supply into one area of the Patriarchate that is not blocked.
card-force_market = Overwhelming force: Market
    .short = Market
    .quoted = “Overwhelming force: Market”
    .text = Put 2 of your squires from the supply into one area of the Market that is not blocked.
card-force_nobility = Overwhelming force: Nobility
    .short = Nobility
    .quoted = “Overwhelming force: Nobility”
    .text = Put 2 of your squires from the supply into one area of the Nobility's quarter that is not blocked.
card-force_tower_of_david = Overwhelming force: Tower of David
    .short = Tower of David
    .quoted = “Overwhelming force: Tower of David”
    .text = Put 2 of your squires from the supply into the Tower of David unless it is blocked.

## Events of the calendar (their ids do not begin with event-, which is the log)

calendar-succession = Succession
    .short = Succession
    .quoted = “Succession”
    .text = All squires leave the King's Palace. If your baron is on the board, you may save up to 2 of yours by moving them to him.
calendar-new_patriarch = Election of a new Patriarch
    .short = Patriarch
    .quoted = “Election of a new Patriarch”
    .text = In each area of the Patriarchate and the Nobility's quarter, all players present keep only as many squires as the weakest of them has. A player who is alone loses nothing.
calendar-special_tax = Special tax
    .short = Tax
    .quoted = “Special tax”
    .text = In turn order, everyone pays 1 bezant for each squire in the Market they want to keep. The others leave.
calendar-war = War
    .short = War
    .quoted = “War”
    .text = In turn order, everyone removes their squires from the Templars' quarter and for each of them may remove an opponent's squire anywhere, at most 2 of each opponent.
calendar-hidden = Event still face down

## Privileges and gifts

privilege-education = Education
    .text = Return 1 squire from behind your screen to the supply and draw an action card.
privilege-building_materials = Building materials
    .text = Buy up to 4 prestige points for 2 bezants each.
privilege-court_intrigue = Court intrigue
    .text = Steal 1 prestige point from an opponent.
gift-squires = Gift for the most squires
    .text = Whoever has the most squires behind their screen gains 3 prestige points; if tied, 1 each.
gift-bezants = Gift for the most bezants
    .text = Whoever has the most bezants behind their screen gains 3 prestige points; if tied, 1 each.
gift-cards = Gift for an unused action card
    .text = Everyone with at least one unused action card gains 1 prestige point.

## Phases and steps of a round

phase-auction = Auction of offices
phase-cards = Choice of action cards
phase-deployment = Deployment
phase-tower = Tower of David
phase-privileges = Privileges
phase-income = Income
phase-gifts = King's gifts
phase-building = Building
phase-event = Event
phase-over = End of the game

### Second part: sentences. Areas come as finished phrases: .to (where something goes), .from (where it leaves), .at
### (where it is), or as plain names before a colon; offices in the genitive; cards as .quoted; gains as counted phrases
### in the accusative. Players are never inflected.

## Settings of a table

option-income = Income
    .about = Rich income pays more squires in the Templars' quarter and more squires and prestige in the Patriarchate; towers grow faster and squires may run out.
option-income-printed = Usual
option-income-rich = Rich
option-memory = What screens hide
    .about = Everything is taken and paid in the open. Strict: you have to remember what is behind the other screens. Aided: squires and bezants are counted for everyone.
option-memory-strict = Strict: you remember
option-memory-aided = Aided: all is counted

## What is asked

ask-open-auction = Which office will you put up for auction, and how much will you bid for it?
ask-raise-bid = { $player } bids { $bid ->
    [one] { $bid } bezant
   *[other] { $bid } bezants
    } for the office of { $office }. { $able ->
    [no] You cannot pay more. Will you pass?
   *[yes] Will you raise or pass?
    }
ask-keep-card = Which action card will you keep? The others go to the next player.
ask-deploy = { $count ->
    [0] What will you do? You have no squires behind your screen.
    [one] What will you do? You have { $count } squire behind your screen.
   *[other] What will you do? You have { $count } squires behind your screen.
    }
ask-sell-squires = From where will you remove { $count ->
    [one] { $count } more squire
   *[other] { $count } more squires
    } to sell influence?
ask-move-squires = Which squire will you move, and where to? You may still move { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }.
ask-swap-squires = Which of your squires will you swap, and with whose?
ask-choose-two = Which { $count } resources will you gain?
# $quarter: .gen
ask-send-force = { $count ->
    [one] To which area { $quarter } will you send { $count } squire from the supply?
   *[other] To which area { $quarter } will you send { $count } squires from the supply?
    }
ask-leave-tower = You control the Tower of David. Will you move one squire from it to another area?
ask-study-or-not = { $have ->
    [0] Education: you have no squire behind your screen to return. Will you decline?
   *[other] Education: will you return { $count ->
        [one] { $count } squire
       *[other] { $count } squires
        } from behind your screen and draw an action card?
    }
ask-buy-materials = { $most ->
    [0] Building materials: a prestige point costs { $price } bezants, and you have fewer, so you can buy none.
   *[other] Building materials: how many prestige points will you buy for { $price } bezants each? You can pay for { $most }.
    }
ask-court-intrigue = Court intrigue: from whom will you steal { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
    }?
ask-take-income = Will you take all of your income or give up part of it?
# $area: .to
ask-save-squires = Succession: how many squires will you save by moving them { $area }? You may save up to { $most }.
# $place: .at
ask-pay-tax = Special tax: you have { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } { $place }. { $most ->
    [0] You have no bezants, so { $count ->
        [one] it must leave. Will you let it go?
       *[other] they must leave. Will you let them go?
        }
   *[other] { $count ->
        [one] Will you pay { $price ->
            [one] { $price } bezant
           *[other] { $price } bezants
            } to keep it?
       *[other] How many will you keep for { $price ->
            [one] { $price } bezant
           *[other] { $price } bezants
            } each? You can pay for { $most }.
        }
    }
ask-retaliate = War: whose squire will you remove? You may still remove { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }, at most 2 of each opponent.

## What stands on the buttons

move-offer = Bid { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
    } for the office of { $office }
move-raise = Raise to { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
    }
move-pass = Pass
move-keep = Keep { $card }
    .verb = Keep
    .which = { $card }
move-place = Send { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } { $area }
move-hire = Hire { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
    } for { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
    }
move-sell = Sell influence: { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
    } for { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    }
move-withdraw = Remove a squire { $origin }
    .verb = Remove a squire
    .which = { $origin }
move-play-card = Play { $card }
    .verb = Play a card
    .which = { $card }
move-marshal-move = Marshal: move up to { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }
move-marshal-bezant = Marshal: take { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
    }
move-baron = Send the baron { $area }
    .verb = Send the baron
    .which = { $area }
move-end-turn = End turn
move-shift = Move a squire { $origin } { $area }
    .verb = Move a squire
    .which = { $origin } { $area }
move-stay = Leave the squires where they are
# $origin, $area: .from both; $other: whose squire stands in the second area
move-swap = Swap a squire { $origin } with one of { $other }'s { $area }
move-gain = Gain { $gains }
    .verb = Gain
    .which = { $gains }
move-deploy = Send { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } { $area }
move-go = Move a squire { $area }
    .verb = Move a squire
    .which = { $area }
move-study = Return { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } and draw a card
move-decline = Decline
move-buy = { $count ->
    [0] Buy nothing
   *[other] Buy { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
        } for { $price ->
        [one] { $price } bezant
       *[other] { $price } bezants
        }
    }
move-intrigue = { $lost ->
    [0] Gain { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
        }; { $other } has none to lose
   *[other] Steal { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
        } from { $other }
    }
move-income = { $gains ->
    [nothing] Take nothing: the supply is empty
   *[other] Take the income: { $gains }{ $due ->
        [short] {" "}(the supply has no more squires)
       *[met] {""}
        }
    }
move-leave = Give up { $gains }
move-save = { $count ->
    [0] Save none
   *[other] Save { $count ->
        [one] { $count } squire
       *[other] { $count } squires
        }
    }
move-ransom = { $count ->
    [0] Keep none
   *[other] Keep { $count ->
        [one] { $count } squire
       *[other] { $count } squires
        } for { $price ->
        [one] { $price } bezant
       *[other] { $price } bezants
        }
    }
move-strike = Remove one of { $other }'s squires { $origin }
    .verb = Remove a squire
    .which = { $other }: { $origin }
move-stop = Stop here

## Why not

refused-bid-too-high = You cannot bid { $bid }; you have { $have ->
    [one] { $have } bezant
   *[other] { $have } bezants
    }.
refused-not-on-display = The office of { $office } is not used with this number of players.
    .advice = Choose another one.
refused-office-taken = The office of { $office } is taken: { $player } holds it.
    .advice = Choose another one.
refused-bid-too-low = The bid is { $now }, so { $bid } is not enough.
    .advice = Bid more or pass.
refused-not-laid-out = The card { $card } is not one of those laid out.
    .advice = Choose one of them.
refused-closed-quarter = { $area }: with two players this quarter is closed.
    .advice = Choose an area in an open one.
refused-blocked-by-baron = { $area }: { $player } blocks this area with a baron.
    .advice = Choose another area.
refused-too-few-squires = You need { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } behind your screen and have { $have }.
refused-supply-short = You need { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } from your supply, which has { $have }.
refused-too-few-bezants = You need { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
    } and have { $have }.
refused-nothing-to-sell = To sell influence you need { $need ->
    [one] { $need } squire
   *[other] { $need } squires
    } on the board and have { $have }.
refused-no-squire-there = { $area }: { $player } has no squire there.
    .advice = Choose another area.
refused-not-in-hand = The card { $card } is not in your hand.
    .advice = Play one that is.
refused-no-effect = The card { $card } would change nothing now.
refused-not-marshal = Only the Marshal can do this, and you hold another office.
refused-marshal-used = The Marshal acts once per turn and has already done so.
refused-nothing-to-move = You have no squire in an unblocked area, so there is nothing to move.
refused-baron-used = Your baron is already on the board this round ({ $area }).
refused-baron-there = { $area }: { $player } already has a baron there.
    .advice = Choose an area without one.
refused-palace-ban = Nobody is ahead of you in tower and prestige, so your baron may not go to the large area of the King's Palace.
# $entered: squires of yours that have entered this turn
refused-baron-minimum = { $area }: before you place the baron, { $need ->
    [one] { $need } of your squires must have entered this turn and still be there
   *[other] { $need } of your squires must have entered this turn and still be there
    }; so far: { $entered }.
refused-same-area = These are the same area.
    .advice = Choose two different ones.
refused-must-move = Move at least one squire before you stop.
refused-own-colour = This is your own colour.
    .advice = Choose another player.
refused-not-at-table = { $colour } does not play at this table.
    .advice = Choose another player.
# $quarter: .to
refused-other-quarter = The card sends squires only { $quarter }.
    .advice = Choose an area there.
refused-area-blocked = { $area }: { $player } has a baron there, so no squire may move in or out.
refused-too-few-to-save = You cannot save { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }; you have { $have } in the King's Palace.
refused-too-few-to-ransom = You cannot keep { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    }; you have { $have } there.
refused-struck-enough = You may remove at most { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } of each opponent, and { $player } has already lost that many.
    .advice = Choose another opponent.
# $due: accusative
refused-not-due = The income offers only { $due }; you cannot give up more.

## What has happened: the round

event-opened = The table is set up; { $player } opens the bidding.
event-round-began = Round { $round } begins.
event-event-turned = Event of the new round: { $event }.
event-cards-laid = { $count ->
    [one] { $count } action card is laid out face down.
   *[other] { $count } action cards are laid out face down.
    }
event-round-ended = Round { $round } is over.

## What has happened: auction and action cards

event-auction-opened = { $player } puts the office of { $office } up for auction and bids { $bid ->
    [one] { $bid } bezant
   *[other] { $bid } bezants
    }.
event-raised = { $player } raises to { $bid ->
    [one] { $bid } bezant
   *[other] { $bid } bezants
    }.
event-passed = { $player } passes.
event-won-office = { $player } wins the office of { $office } { $bid ->
    [0] for free
    [one] for { $bid } bezant
   *[other] for { $bid } bezants
    }.
event-took-last-office = { $player } takes the last office, { $office }, for free.
event-kept-card = { $card ->
    [hidden] { $player } keeps an action card.
   *[other] { $player } keeps the card { $card }.
    }

## What has happened: deployment

# $due: short where the supply had fewer than were due, else met
event-turn-began = { $player } begins a turn; the office of { $office } brings { $squires ->
    [0] no squires
    [one] { $squires } squire
   *[other] { $squires } squires
    }{ $due ->
    [short] , as the supply has no more
   *[met] {""}
    }.
event-admiral-paid = { $player } takes { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    } as Admiral.
event-placed = { $player } sends { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } { $area }.
event-hired = { $player } hires { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
    } for { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
    }.
event-withdrew = { $player } removes a squire { $origin }.
event-sold = { $player } sells influence for { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    }.
event-played-card = { $player } plays the card { $card }.
event-gained = { $gains ->
    [nothing] { $player } gains nothing, because the supply is empty.
   *[other] { $player } gains { $gains }{ $due ->
        [short] ; the supply has no more squires
       *[met] {""}
        }.
    }
event-shifted = { $player } moves a squire { $origin } { $area }.
event-swapped = { $player } and { $other } swap squires: { $player }'s moves { $origin } { $area }, { $other }'s the other way.
event-deployed = { $player } brings { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } from the supply { $area }.
event-marshal-paid = { $player } takes { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    } as Marshal.
event-marshal-moves = { $player } moves squires as Marshal.
event-baron-placed = { $player } sends the baron { $area }.
event-ended-turn = { $player } ends the turn.

## What has happened: income

event-tower-paid = { $player } controls the Tower of David and takes { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    }.
event-left-tower = { $player } moves a squire from the Tower of David { $area }.
event-studied = { $card ->
    [hidden] { $player } returns a squire to the supply and draws an action card.
   *[other] { $player } returns a squire to the supply and draws the card { $card }.
    }
event-bought-prestige = { $player } buys { $count ->
    [one] { $count } prestige point
   *[other] { $count } prestige points
    } for { $price ->
    [one] { $price } bezant
   *[other] { $price } bezants
    }.
event-intrigued = { $lost ->
    [0] Court intrigue: { $player } gains 1 prestige point; { $other } has none to lose.
   *[other] Court intrigue: { $player } gains 1 prestige point; { $other } loses { $lost }.
    }
# $areas: .from
event-income-taken = { $gains ->
    [nothing] { $player } takes no income { $areas }, because the supply is empty.
   *[other] { $player } takes income { $areas }: { $gains }{ $due ->
        [short] ; the supply has no more squires
       *[met] {""}
        }.
    }
# $resource: counted, accusative
event-income-left = { $player } gives up part of the income: { $resource }.
event-screens-lifted = All screens are lifted.
event-gift-given = { $gift }: { $player } gains { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
    }{ $shared ->
    [yes] {" "}(tie)
   *[no] {""}
    }.
event-floor-built = { $player } builds floor { $floor } for { $price ->
    [one] { $price } prestige point
   *[other] { $price } prestige points
    }{ $first ->
    [yes] {" "}(with the first builder's surcharge)
   *[no] {""}
    }.

## What has happened: events of the calendar and the end

event-event-came = The event happens: { $event }.
event-squires-saved = { $count ->
    [one] { $player } saves { $count } squire by moving it { $area }.
   *[other] { $player } saves { $count } squires by moving them { $area }.
    }
event-squires-removed = { $player } removes { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } { $origin }.
event-tax-paid = { $player } pays { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    } and keeps { $count ->
    [one] { $count } squire
   *[other] { $count } squires
    } { $place }.
event-struck = { $player } retaliates: { $other } loses a squire { $origin }.
event-scored = { $player } ends with { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
    } and { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
    }.
event-tie-broken = { $by ->
    [prestige] Several towers are equally high. { $player } has the most prestige left and wins.
   *[office] Several towers are equally high, and prestige is tied too. { $player } has the lower office number and wins.
    }

## Lines of the score sheet

line-floors = Tower floors
decided-prestige = The highest towers are equal; the most prestige left decides.
decided-office = The highest towers and their prestige are equal; the lower office number decides.

## The end of a match: towers, not points

sheet-towers = The towers
# the two best towers
sheet-won-by = floors: { $first } to { $second }
sheet-course = Floors over the match
sheet-highest = The highest tower wins.
sheet-first-builder = red: the first floor of its height, 1 more (7.5.2)
# when a floor was built
sheet-round = round { $round }
# prestige spent on a tower
sheet-spent = for { $amount }
# prestige gained in the whole match
sheet-of = of { $amount }
sheet-prestige-left = Prestige left
sheet-office = Office in the last round
# the offices of those who are compared, in their order
sheet-offices = { $offices }
sheet-prestige-from = Where the prestige came from
sheet-from-cards = cards
sheet-from-lost = lost to intrigues

## The verbs of the notation, as headings over lists of moves

verb-offer = bid for an office
    .picked = How much will you bid for it?
verb-raise = raise
    .picked = How high will you raise your bid?
verb-pass = pass
verb-keep = keep a card
verb-place = place squires
    .picked = How many squires will you send there?
verb-hire = hire mercenaries
    .picked = How many mercenaries will you hire?
verb-sell = sell influence
verb-withdraw = remove a squire
verb-card = play a card
verb-marshal = use the Marshal
    .picked = How will you use the Marshal?
verb-baron = place the baron
    .picked = Where will you send the baron?
verb-end = end the turn
verb-shift = move a squire
    .picked = { $next ->
        [area] Between which areas will the squire move?
       *[other] Which way will the squire go?
        }
verb-stay = leave them where they are
verb-swap = swap squires
    .picked = Which squire will it change places with?
verb-gain = gain
verb-deploy = send a squire
verb-go = leave the Tower of David
verb-study = draw a card
verb-decline = decline
verb-buy = buy prestige
verb-intrigue = steal prestige
verb-income = take the income
verb-leave = give up part
    .picked = How much of it will you give up?
verb-save = save squires
verb-ransom = pay the fee
verb-strike = retaliate
verb-stop = stop

## On the table: panels, tabs, notes and captions

panel-city = City
panel-offices = Offices
panel-auction = Auction of offices
panel-laid = Cards laid out
panel-deals = This turn
panel-due = Your income
panel-due-of = Income: { $player }
panel-screens = Screens
panel-own-screen = Behind your screen
panel-calendar = Calendar
panel-towers = Towers
panel-floors = Next floor
note-turn-order = turn order
note-towers = the highest one wins
zone-city = City
zone-offices = Offices
zone-screen = Screen
headline = Round { $round } of 5 · { $phase ->
    [auction] auction
    [cards] action cards
    [deployment] deployment
    [tower] Tower of David
    [privileges] privileges
    [income] income
    [gifts] King's gifts
    [building] building
    [event] event
   *[over] the end
    }
caption-round = Round { $round }
calendar-comes = At the end of round { $round }
calendar-foot = Round { $round }
calendar-round = Round { $round }{ $state ->
    [past] , over
    [now] , now
   *[to_come] {""}
    }
# $gains: accusative or none; $control, $baron: a player or none;
# $lastmove: yes, barred by a baron, or no; $entered: squires that count for the baron
area-text = { $gains ->
    [none] {""}
   *[other] Pays { $gains }.{" "}
    }{ $control ->
    [none] Nobody controls it.
   *[other] Controlled by { $control }.
    }{ $baron ->
    [none] {""}
   *[other] {" "}A baron blocks it: { $baron }.
    }{ $lastmove ->
    [yes] {" "}Whoever controls it may also move one of their squires from here to an area that is not blocked, as the last move before income.
    [barred] {" "}No squire can be moved out while the baron is here.
   *[no] {""}
    }{ $entered ->
    [0] {""}
    [one] {" "}{ $entered } squire counts for the baron this turn.
   *[other] {" "}{ $entered } squires count for the baron this turn.
    }
city-legend = A crown marks who controls an area; a hatched area is closed or has a baron in it.
area-closed = Closed with two players.
# $gains: accusative
area-income = Pays { $gains } to whoever controls it.{ $lastmove ->
    [yes] {" "}They may also move one of their squires from here to an area that is not blocked, as the last move before income.
   *[no] {""}
    }
# $text: a sentence; $influence: a list of influence-of, or none
quarter-text = { $privilege }: { $text } { $influence ->
    [none] Nobody has influence here.
   *[other] Influence: { $influence }.
    }
influence-of = { $player } { $count }
bid-of = bid { $count }
bid-passed = passes
bid-now = to bid
bid-waits = waits
# $text: a sentence; $paid: a number of bezants, or none
office-told = { $text }{ $paid ->
    [none] {""}
    [0] {" "}Taken for free.
   *[other] {" "}Won for { $paid ->
        [one] { $paid } bezant
       *[other] { $paid } bezants
        }.
    }
office-number = Office { $number }
laid-note = you keep one of { $count }
card-copies = { $count }×
deal-hire = Hire mercenaries
    .text = Mercenaries go behind your screen. Each costs 3 bezants; an office or a card can make them cheaper.
hire-price = next one for { $count ->
    [one] { $count } bezant
   *[other] { $count } bezants
    }
deal-sell = Sell influence
    .text = Take 3 of your squires off the board, from wherever you like, and gain 1 bezant.
sell-price = { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
    } for { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
    }
turn-genoese = Genoese merchants: mercenaries for 2 bezants at most
turn-hired = { $count ->
    [one] { $count } mercenary hired
   *[other] { $count } mercenaries hired
    }
due-text = The income may be taken in full or in part.{ $short ->
    [0] {""}
    [one] {" "}The supply lacks { $short } squire.
   *[other] {" "}The supply lacks { $short } squires.
    }
screen-cards = Screen with { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
screen-hidden = What is behind it is secret.{ $supply ->
    [empty] {" "}The supply of squires is empty.
   *[some] {""}
    }
# $things: nominative
screen-known = Behind it: { $things }.
played-kind = { $card }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }×)
    }
played-text = { $cards }.
place-handed-on = You handed on
handed-on = { $card } (round { $round })
tower-of = Tower with { $count ->
    [one] { $count } floor
   *[other] { $count } floors
    }
baron-text = Once per round he can block an area that at least 3 of your squires have entered this turn and are still in; as Constable you need fewer.
# $price, $missing: prestige points
next-floor = { $missing ->
    [0] costs { $price }, enough
   *[other] costs { $price }, { $missing } missing
    }
gallery-offices = Offices
gallery-cards = Action cards
gallery-events = Events
gallery-areas = Areas of the city
gallery-privileges = Privileges
term-control = in control
term-closed = closed quarter
term-deck = deck
term-played = played cards
term-cards = cards
term-floors = floors
term-supply = squires in the supply

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = You and your rival send squires into the city. After five rounds the higher tower wins.
    .title = The goal
    .one = This is your tower. It has no floors yet.
    .two = Floors are paid for with prestige. At the end of each round it turns into floors by itself.
guide-city = The city has quarters, and the quarters have areas. Your squires fight for the areas.
    .title = The city
    .one = A quarter has one large area and two small ones.
    .two = Whoever has the most squires in an area controls it and takes the income shown there.
    .three = With two players two quarters are closed.
guide-auction = Each round begins with an auction of offices. You open this one.
    .title = The auction
    .do = Choose the Marshal and bid 1 bezant.
    .one = The Marshal brings 5 squires. He has the lower number, so he acts first and wins ties.
    .two = The Admiral brings 4 squires and 1 bezant. He acts last and has seen what the others did.
    .three = You start with 12 bezants. Only the winner pays.
guide-raise = Your rival wants the same office. Now you raise or pass.
    .title = Raise or pass
    .do = Raise to 3 bezants.
    .one = Bids are open, and nobody may bid more than they have.
    .two = Whoever passes takes the other office for free. Do not pay too much.
guide-card = There are two action cards here. The first in turn order keeps one; the other player gets what is left.
    .title = An action card
    .do = Keep the card that gives 2 prestige points.
    .one = It gives 2 prestige points whenever you play it.
    .two = This one brings 2 squires into the King's Palace. You will know that your rival has it.
    .three = You play cards only in your own turn, as many as you like.
guide-place = Your turn begins with new squires. They stay behind your screen until you place them.
    .title = Place squires
    .do = Send 3 squires to the large area of the Market.
    .one = Your squires. Others cannot see how many you have.
    .two = This area pays 2 squires and 4 bezants. Three squires are worth it, as you will see.
    .three = Squires on the board stay there for later rounds.
guide-baron = Once a round your baron may block an area. At least 3 of your squires must enter it in the same turn.
    .title = The baron
    .do = Pick your baron, then the area with your 3 squires.
    .one = Nobody else may put squires where he is until the end of the round.
    .two = This income is now safe.
    .three = Only the leader's baron may not go to the large area of the King's Palace. In the first round that means everyone's.
guide-palace = The King's Palace pays prestige, and prestige is what towers are made of.
    .title = Prestige
    .do = Send 2 squires to the left area of the King's Palace.
    .one = A small area pays 2 prestige points.
    .two = The large one pays 4, but everyone wants it, and it is hard to hold.
guide-hire = Your squires are all placed. Bezants can buy more.
    .title = Mercenaries
    .do = Hire 1 mercenary.
    .one = A mercenary costs 3 bezants. It is a squire like any other.
    .two = Selling works the other way, but poorly: 3 squires off the board for 1 bezant.
guide-david = The Tower of David stands by itself. It pays little, but it lets you move last.
    .title = The Tower of David
    .do = Send your mercenary to the Tower of David.
    .one = Whoever controls it gains 1 bezant and may move one squire from it, after everyone has had a turn.
guide-play = Your action cards are behind the screen too. Now you may play them.
    .title = Play a card
    .do = Play your card.
    .one = A played card never comes back. One kept to the end of the game is worth 1 prestige point.
    .two = Your first 2 prestige points.
guide-marshal = Each office has an ability, and it works only in your own turn.
    .title = The ability of an office
    .do = Use the Marshal and take 1 bezant.
    .one = The Marshal moves up to 2 of your squires or brings 1 bezant.
    .two = With more players there are also the Constable and the Treasurer.
guide-end = You may do all this in any order, and you need not do any of it.
    .title = The end of the turn
    .do = End your turn.
    .one = All your squires are on the board. You could also keep some behind the screen.
    .two = Until you end your turn, you can take back everything you did in it.
guide-rival = Now your rival has taken a turn, by the same rules.
    .title = Your rival's turn
    .one = There is a baron here now, so this area is blocked for you.
    .two = The card you handed on has brought 2 squires here.
    .three = What is behind this screen stays secret until the last round.
guide-leave = All turns are over. The last move belongs to whoever controls the Tower of David.
    .title = The last move
    .do = Move your squire to the right area of the King's Palace.
    .one = You already have the Tower's bezant.
    .two = Nobody is here, so one squire is enough for 2 prestige points.
    .three = Nobody moves into a blocked area or out of it.
guide-materials = Whoever has the most squires in a whole quarter may use its privilege.
    .title = A privilege
    .do = Buy 1 prestige point.
    .one = In the Market that is you: up to 4 prestige points for 2 bezants each.
    .two = With the income you will have 7, and that is enough for two floors.
guide-income = Now every area pays whoever controls it. Here is the sum of yours.
    .title = Income
    .do = Take all of your income.
    .one = Both small areas of the King's Palace pay you.
    .two = These squires go behind your screen for the next round.
    .three = You may also take less, because all prestige that can build a floor must be spent.
guide-build = Now everyone must spend prestige on as many floors as they can afford. There is nothing to choose.
    .title = Building
    .one = You have built two floors: for 3 and for 4 prestige points.
    .two = A floor costs its number plus 1. The first player at a height pays 1 more.
    .three = Your rival paid only 2 for the first floor, because you were there before.
guide-event = A new round begins, and its event is turned up. It happens at the end of the round.
    .title = The event
    .one = Events happen in rounds 2, 3 and 4. Not even a baron protects against them.
    .two = This one will ask 1 bezant for each of your squires in the Market. You know it now and can prepare.
guide-on = You have the highest tower, so you open the next auction too. Play on; your rival plays on too.
    .title = Play on
    .one = Now the baron of the highest tower may not go to the large area of the King's Palace.
    .two = In the last round the screens are lifted, and the King gives prestige for squires, bezants and cards.
    .three = Everything on the board is explained: touch it to read.

## What a bot notices: one unit of each thing its sense counts

sense-points = floor you have
sense-to-come = rest of the game
sense-prestige = prestige point on the track
sense-floor-share = next floor, as far as it is paid
sense-floors-due = floor that the prestige in sight will build
sense-squires = squire behind the screen
sense-bezants = bezant behind the screen
sense-many-bezants = bezant beyond the ninth
sense-scarce-squires = squire missing from a dozen in the supply
sense-card-gains = card for squires or bezants in hand
sense-card-prestige = prestige card in hand
sense-card-moves = card that moves squires in hand
sense-card-genoese = Genoese merchants in hand
sense-card-force = Overwhelming force in hand
sense-genoese-now = cheap mercenaries this turn
sense-income-squires = squire of income this round
sense-income-bezants = bezant of income this round
sense-income-prestige = prestige point of income this round
sense-held-squires = squire a round from areas you control
sense-held-bezants = bezant a round from areas you control
sense-held-prestige = prestige point a round from areas you control
sense-safe-squires = squire a round from areas nobody can take
sense-safe-bezants = bezant a round from areas nobody can take
sense-safe-prestige = prestige point a round from areas nobody can take
sense-near-squires = squire a round from areas within reach
sense-near-bezants = bezant a round from areas within reach
sense-near-prestige = prestige point a round from areas within reach
sense-in-kings-palace = squire in the King's Palace
sense-in-templars = squire in the Templars' quarter
sense-in-patriarchate = squire in the Patriarchate
sense-in-market = squire in the Market
sense-in-nobility = squire in the Nobility's quarter
sense-in-tower-of-david = squire in the Tower of David
sense-education = privilege Education
sense-building-materials = privilege Building materials
sense-court-intrigue = privilege Court intrigue
sense-david = control of the Tower of David
sense-turn-to-come = turn still to come this round
sense-others-to-come = opponent whose turn is still to come
sense-as-constable = turn as Constable ahead
sense-as-treasurer = turn as Treasurer ahead
sense-as-marshal = turn as Marshal ahead
sense-as-admiral = turn as Admiral ahead
sense-baron-left = baron that may still be placed
sense-baron-placed = baron in the city
sense-gift-squires = lead in squires for the King's gift
sense-gift-bezants = lead in bezants for the King's gift
sense-gift-cards = card kept for the King's gift
sense-in-succession = squire that the Succession will drive out
sense-in-election = squire where the Patriarch is elected
sense-in-tax = squire that the Special tax will hit
sense-in-war = squire that goes to War
sense-strikes-left = squire you may still strike
sense-moves-left = squire you may still move
sense-force-left = squire that a card still sends
sense-swap-left = swap to be made
sense-choice-left = two resources to be chosen
sense-selling = squire to be taken away for a sale

## Headings of big moments, shown across the table

illumination-floor = Floor { $floor }
illumination-last-round = The last round

## What is done, for the page that shows how the game plays

done-placed = Areas entered
done-played-card = Cards played
done-baron-placed = Barons placed
done-won-office = Offices won

## The figures of the box

figure-group-areas = Areas of the city
figure-group-cards = Action cards
figure-quarter = quarter
figure-reason-amount = the resource is public, how much of it no text shows
figure-reason-sixth-force = the rulebook counts six of these cards and names five quarters
figure-wrong-income = All areas together give { $resource } { $count }; they can give { $most } at most.
