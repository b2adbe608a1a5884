### Oblázky u brány, česky.

game-title = Oblázky u brány
game-tagline = Čí pěst je dnes v noci největší?
game-about = Strážní svírají v pěsti oblázky o pět výher. Největší pěst vyhrává, pokud není největších víc.
game-time = 10 minut

term-gate = Brána
term-prize = výhra
term-bag = výhry v pytli
term-purse = oblázky v měšci
term-fist = oblázky v poslední pěsti
seat-red = červený hráč
seat-green = zelený hráč
seat-black = černý hráč

# accusative
some-pebbles = { $count ->
    [0] žádný oblázek
    [one] jeden oblázek
    [few] { $count } oblázky
   *[other] { $count } oblázků
    }

option-purse = Oblázky každého hráče
option-purse-6 = 6, krátká noc
option-purse-9 = 9, jako obvykle
option-purse-12 = 12, bohatá noc

ask-close-fists = Hraje se o { $prize }. Kolik oblázků sevřeš v pěsti?
verb-hold = sevřít oblázky
move-hold = Sevřít { some-pebbles }
refused-purse-too-small = V měšci máš už jen { some-pebbles }.

event-turned = Z pytle vychází výhra { $prize }.
event-opened = { $player } otevírá pěst: { some-pebbles }.
event-won = { $player } získává výhru { $prize }.
event-sank = Výhra { $prize } padá do studny.
event-gained = { $player } nachází { some-pebbles }.

line-prizes = Výhry
line-pebbles = Zbylé oblázky
