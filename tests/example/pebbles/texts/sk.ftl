### Kamienky pri bráne, slovensky.

game-title = Kamienky pri bráne
game-tagline = Čia päsť je dnes v noci najväčšia?
game-about = Strážcovia zvierajú v pästi kamienky o päť výhier. Najväčšia päsť vyhráva, ak nie je najväčších viac.
game-time = 10 minút

term-gate = Brána
term-prize = výhra
term-bag = výhry vo vreci
term-purse = kamienky v mešci
term-fist = kamienky v poslednej pästi
seat-red = červený hráč
seat-green = zelený hráč
seat-black = čierny hráč

# accusative
some-pebbles = { $count ->
    [0] žiadny kamienok
    [one] jeden kamienok
    [few] { $count } kamienky
   *[other] { $count } kamienkov
    }

option-purse = Kamienky každého hráča
option-purse-6 = 6, krátka noc
option-purse-9 = 9, ako zvyčajne
option-purse-12 = 12, bohatá noc

ask-close-fists = Hrá sa o { $prize }. Koľko kamienkov zovrieš v pästi?
verb-hold = zovrieť kamienky
move-hold = Zovrieť { some-pebbles }
refused-purse-too-small = V mešci máš už len { some-pebbles }.

event-turned = Z vreca vychádza výhra { $prize }.
event-opened = { $player } otvára päsť: { some-pebbles }.
event-won = { $player } získava výhru { $prize }.
event-sank = Výhra { $prize } padá do studne.
event-gained = { $player } nachádza { some-pebbles }.

line-prizes = Výhry
line-pebbles = Zvyšné kamienky
