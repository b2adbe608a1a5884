### Pebbles at the Gate, English.

game-title = Pebbles at the Gate
game-tagline = Whose fist is the largest tonight?
game-about = Watchmen close pebbles in their fists for five prizes. The largest fist wins, unless it is not alone.
game-time = 10 minutes

term-gate = Gate
term-prize = prize
term-bag = prizes in the bag
term-purse = pebbles in the purse
term-fist = pebbles in the last fist
seat-red = Red
seat-green = Green
seat-black = Black

# a counted phrase that other messages borrow, with their own $count
some-pebbles = { $count ->
    [0] no pebbles
    [one] one pebble
   *[other] { $count } pebbles
    }

option-purse = Pebbles of each player
option-purse-6 = 6, a short night
option-purse-9 = 9, the usual
option-purse-12 = 12, a rich night

ask-close-fists = The prize is { $prize }. How many pebbles do you close in your fist?
verb-hold = hold pebbles
move-hold = Hold { some-pebbles }
refused-purse-too-small = You have { some-pebbles } left.

event-turned = A prize of { $prize } is turned up.
event-opened = { $player } opens a fist with { some-pebbles }.
event-won = { $player } wins the prize of { $prize }.
event-sank = The prize of { $prize } falls into the well.
event-gained = { $player } finds { some-pebbles }.

line-prizes = Prizes
line-pebbles = Pebbles left
