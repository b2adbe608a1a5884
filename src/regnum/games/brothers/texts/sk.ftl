### Dva bratři: the words of the game, Slovak.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .acc, .gen: accusative and genitive; .short: narrow places; .full: a tile told apart from its twins.

## The game

term-brothers = Dvaja bratia
    .acc = Dvoch bratov
    .gen = Dvoch bratov

## Resources

resource-wood = drevo
    .acc = drevo
    .gen = dreva
resource-stone = kameň
    .acc = kameň
    .gen = kameňa
resource-grain = obilie
    .acc = obilie
    .gen = obilia

count-wood = { $count ->
    [one] { $count } drevo
    [few] { $count } drevá
   *[other] { $count } driev
    }
count-wood-acc = { $count ->
    [one] { $count } drevo
    [few] { $count } drevá
   *[other] { $count } driev
    }
count-stone = { $count ->
    [one] { $count } kameň
    [few] { $count } kamene
   *[other] { $count } kameňov
    }
count-stone-acc = { $count ->
    [one] { $count } kameň
    [few] { $count } kamene
   *[other] { $count } kameňov
    }
count-grain = { $count ->
    [one] { $count } obilie
    [few] { $count } obilia
   *[other] { $count } obilí
    }
count-grain-acc = { $count ->
    [one] { $count } obilie
    [few] { $count } obilia
   *[other] { $count } obilí
    }

## Terrains; .adjective agrees with the word for a tile

terrain-green = les
    .adjective = zelený
    .acc = les
    .gen = lesa
terrain-grey = skala
    .adjective = sivý
    .acc = skalu
    .gen = skaly
terrain-yellow = pole
    .adjective = žltý
    .acc = pole
    .gen = poľa

## Seats by colour

seat-white = biela
seat-blue = modrá

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Vítek
    .n2 = Ctibor
bot-squire = Hynek
    .n2 = Jaroš
bot-knight = Boreš
    .n2 = Záviš
bot-castellan = Zdislav
    .n2 = Kojata
bot-king = Přemysl
    .n2 = Václav

## Units

unit-elite = elitná jednotka
    .few = elitné jednotky
    .other = elitných jednotiek
    .acc = elitnú jednotku
    .gen = elitnej jednotky
unit-regular = radová jednotka
    .few = radové jednotky
    .other = radových jednotiek
    .acc = radovú jednotku
    .gen = radovej jednotky
unit-blue_elite = modrá elitná jednotka
unit-blue_regular_1 = modrá radová jednotka 1
unit-blue_regular_2 = modrá radová jednotka 2
unit-white_elite = biela elitná jednotka
unit-white_regular_1 = biela radová jednotka 1
unit-white_regular_2 = biela radová jednotka 2

## Pieces

term-tile = dielik
    .few = dieliky
    .other = dielikov
    .acc = dielik
    .gen = dielika
term-building_tile = dielik budovy
    .few = dieliky budov
    .other = dielikov budov
    .acc = dielik budovy
    .gen = dielika budovy
term-unit = jednotka
    .few = jednotky
    .other = jednotiek
    .acc = jednotku
    .gen = jednotky
term-royal_shield = kráľovský štít
    .acc = kráľovský štít
    .gen = kráľovského štítu
term-score_pad = bodovací blok
    .acc = bodovací blok
    .gen = bodovacieho bloku
term-treasure_token = žetón pokladu
    .few = žetóny pokladov
    .other = žetónov pokladov
    .acc = žetón pokladu
    .gen = žetónu pokladu
term-scaffold_token = žetón lešenia
    .acc = žetón lešenia
    .gen = žetónu lešenia

## Concepts

term-resource = surovina
    .few = suroviny
    .other = surovín
    .acc = surovinu
    .gen = suroviny
term-terrain = terén
    .few = terény
    .other = terénov
    .acc = terén
    .gen = terénu
term-building = budova
    .few = budovy
    .other = budov
    .acc = budovu
    .gen = budovy
term-crown = koruna
    .few = koruny
    .other = korún
    .acc = korunu
    .gen = koruny
term-cross = krížik
    .few = krížiky
    .other = krížikov
    .acc = krížik
    .gen = krížika
term-royal_offer = kráľovská ponuka
    .acc = kráľovskú ponuku
    .gen = kráľovskej ponuky
    .to = do kráľovskej ponuky
    .at = v kráľovskej ponuke
    .from = z kráľovskej ponuky
    .short = ponuka
term-royal_protocol = kráľovský protokol
    .acc = kráľovský protokol
    .gen = kráľovského protokolu
term-influence = vplyv na kráľa
    .acc = vplyv na kráľa
    .gen = vplyvu na kráľa
term-reach = dosah
    .acc = dosah
    .gen = dosahu
    .at = v dosahu
    .out = mimo dosahu
term-supply = spoločná zásoba
    .acc = spoločnú zásobu
    .gen = spoločnej zásoby
    .from = zo spoločnej zásoby
    .short = zásoba
term-grid = herná plocha
    .acc = hernú plochu
    .gen = hernej plochy
    .to = na hernú plochu
    .at = na hernej ploche
    .from = z hernej plochy
term-land = krajina
    .acc = krajinu
    .gen = krajiny
term-cell = pozícia
    .few = pozície
    .other = pozícií
    .acc = pozíciu
    .gen = pozície
term-free_terrain = voľný terén
    .few = voľné terény
    .other = voľných terénov
    .acc = voľný terén
    .gen = voľného terénu
term-start_tile = počiatočný dielik
    .acc = počiatočný dielik
    .gen = počiatočného dielika
term-hand = ruka
    .acc = ruku
    .gen = ruky
    .to = do ruky
    .at = v ruke
    .from = z ruky
term-hand_limit = limit dielikov v ruke
    .acc = limit dielikov v ruke
    .gen = limitu dielikov v ruke
term-row = rad
    .few = rady
    .other = radov
    .acc = rad
    .gen = radu
    .at = v rovnakom rade
term-column = stĺpec
    .few = stĺpce
    .other = stĺpcov
    .acc = stĺpec
    .gen = stĺpca
    .at = v rovnakom stĺpci
term-diagonal = uhlopriečka
    .few = uhlopriečky
    .other = uhlopriečok
    .acc = uhlopriečku
    .gen = uhlopriečky
    .at = uhlopriečne
term-side = stranou
term-corner = rohom
term-adjacent = prilieha stranou alebo rohom
term-road = cesta
    .few = cesty
    .other = ciest
    .acc = cestu
    .gen = cesty
term-road_section = úsek cesty
    .few = úseky cesty
    .other = úsekov cesty
    .acc = úsek cesty
    .gen = úseku cesty
term-set = sada
    .few = sady
    .other = sád
    .acc = sadu
    .gen = sady
term-set_symbol = symbol sady
    .few = symboly sád
    .other = symbolov sád
    .acc = symbol sady
    .gen = symbolu sady
term-cost = cena za postavenie
    .acc = cenu za postavenie
    .gen = ceny za postavenie
    .short = cena
term-discount = zľava
    .few = zľavy
    .other = zliav
    .acc = zľavu
    .gen = zľavy
term-effect = efekt
    .few = efekty
    .other = efektov
    .acc = efekt
    .gen = efektu
term-face_up = lícom hore
term-face_down = lícom dole
term-cluster = útvar
    .few = útvary
    .other = útvarov
    .acc = útvar
    .gen = útvaru
term-pair = dvojica
    .few = dvojice
    .other = dvojíc
    .acc = dvojicu
    .gen = dvojice
term-opponent = súper
    .few = súperi
    .other = súperov
    .acc = súpera
    .acc-few = súperov
    .gen = súpera
    .possessive = súperova budova
term-starting_player = začínajúci hráč
    .acc = začínajúceho hráča
    .gen = začínajúceho hráča
term-victory_point = bod
    .few = body
    .other = bodov
    .acc = bod
    .gen = bodu
term-scoring = bodovanie
    .acc = bodovanie
    .gen = bodovania
term-final_round = záverečné kolo
    .acc = záverečné kolo
    .gen = záverečného kola
term-last_turn = záverečný ťah
    .acc = záverečný ťah
    .gen = záverečného ťahu
term-draw = zhoda
term-workshop = remeselnícka dielňa
    .few = remeselnícke dielne
    .other = remeselníckych dielní
    .acc = remeselnícku dielňu
    .gen = remeselníckej dielne
term-solo_game = sólová hra
    .acc = sólovú hru
    .gen = sólovej hry
term-difficulty_level = úroveň náročnosti
    .few = úrovne náročnosti
    .other = úrovní náročnosti
    .acc = úroveň náročnosti
    .gen = úrovne náročnosti
term-treasure = poklad
    .few = poklady
    .other = pokladov
    .acc = poklad
    .gen = pokladu
term-treasure_pile = kôpka pokladov
    .acc = kôpku pokladov
    .gen = kôpky pokladov
term-condition = podmienka
    .few = podmienky
    .other = podmienok
    .acc = podmienku
    .gen = podmienky
term-last_building = tvoja posledná budova
    .acc = tvoju poslednú budovu
    .gen = tvojej poslednej budovy
term-any_terrain = ľubovoľný druh (hnedá)

## Directions, seen by the owner

direction-N = hore
direction-NE = vpravo hore
direction-E = vpravo
direction-SE = vpravo dole
direction-S = dole
direction-SW = vľavo dole
direction-W = vľavo
direction-NW = vľavo hore

## What a player does: .inf for buttons, .do for prompts, .log for the log

verb-take = vziať si dielik
    .inf = vziať si dielik
    .do = vezmi si dielik
    .log = si berie dielik
verb-build = postaviť budovu
    .inf = postaviť budovu
    .do = postav budovu
    .log = stavia
    .picked = { $next ->
        [tile] Ktorý dielik tam postavíš?
       *[other] Kde ho postavíš?
        }
verb-extend = rozšíriť krajinu
    .inf = rozšíriť krajinu
    .do = rozšír krajinu
    .log = rozširuje krajinu
    .picked = { $next ->
        [tile] Ktorý dielik tam položíš lícom dole?
       *[other] Kam ho položíš lícom dole?
        }
verb-lay = vyložiť dielik
    .inf = vyložiť dielik
    .do = vylož dielik
    .log = vykladá dielik
verb-step = presunúť jednotku
    .inf = presunúť jednotku
    .do = presuň jednotku
    .log = presúva jednotku
    .picked = { $next ->
        [unit] Ktorá jednotka sa tam presunie?
       *[other] Kam sa presunie?
        }
verb-call_up = povolať jednotku
    .inf = povolať jednotku
    .do = povolaj jednotku
    .log = povoláva jednotku
verb-withdraw = stiahnuť jednotku
    .inf = stiahnuť jednotku
    .do = stiahni jednotku
    .log = sťahuje jednotku
    .picked = Ktorú jednotku stiahneš?
verb-use_camp = využiť Tábor
    .inf = využiť Tábor
    .do = využi Tábor
    .log = využíva Tábor
verb-destroy = zničiť budovu
    .inf = zničiť budovu
    .do = znič budovu
    .log = ničí budovu
verb-occupy = obsadiť
    .inf = obsadiť
    .do = obsaď
    .log = obsadzuje
verb-turn_over = otočiť
    .inf = otočiť
    .do = otoč
    .log = otáča
verb-remove_from_game = odstrániť z hry
    .inf = odstrániť z hry
    .do = odstráň z hry
    .log = odstraňuje z hry

## Sets

set-journey = Putovanie
    .acc = Putovanie
    .gen = Putovania
    .quoted = „Putovanie“
set-dominion = Domínium
    .acc = Domínium
    .gen = Domínia
    .quoted = „Domínium“
set-trade_church = Obchod a cirkev
    .acc = Obchod a cirkev
    .gen = Obchodu a cirkvi
    .quoted = „Obchod a cirkev“
set-warfare = Vojna
    .acc = Vojnu
    .gen = Vojny
    .quoted = „Vojna“
set-crafts = Remeslá
    .acc = Remeslá
    .gen = Remesiel
    .quoted = „Remeslá“
set-guard = Stráž
    .acc = Stráž
    .gen = Stráže
    .quoted = „Stráž“

## Kinds of building: .acc and .gen with a capital name one tile, counted forms are small

kind-inn = Hostinec
    .acc = Hostinec
    .gen = Hostinca
    .one = hostinec
    .few = hostince
    .many = hostincov
    .other = hostincov
    .short = Hostinec
kind-marketplace = Trhovisko
    .acc = Trhovisko
    .gen = Trhoviska
    .one = trhovisko
    .few = trhoviská
    .many = trhovísk
    .other = trhovísk
    .short = Trhovisko
kind-pilgrimage_site = Pútnické miesto
    .acc = Pútnické miesto
    .gen = Pútnického miesta
    .one = pútnické miesto
    .few = pútnické miesta
    .many = pútnických miest
    .other = pútnických miest
    .short = Púť
kind-robber_keep = Lúpežnícka tvrdza
    .acc = Lúpežnícku tvrdzu
    .gen = Lúpežníckej tvrdze
    .one = lúpežnícka tvrdza
    .few = lúpežnícke tvrdze
    .many = lúpežníckych tvrdzí
    .other = lúpežníckych tvrdzí
    .short = Tvrdza
kind-mill = Mlyn
    .acc = Mlyn
    .gen = Mlyna
    .one = mlyn
    .few = mlyny
    .many = mlynov
    .other = mlynov
    .short = Mlyn
kind-stonemason = Kamenárstvo
    .acc = Kamenárstvo
    .gen = Kamenárstva
    .one = kamenárstvo
    .few = kamenárstva
    .many = kamenárstiev
    .other = kamenárstiev
    .short = Kamenárstvo
kind-pigsty = Chliev
    .acc = Chliev
    .gen = Chlieva
    .one = chliev
    .few = chlievy
    .many = chlievov
    .other = chlievov
    .short = Chliev
kind-bakery = Pekáreň
    .acc = Pekáreň
    .gen = Pekárne
    .one = pekáreň
    .few = pekárne
    .many = pekární
    .other = pekární
    .short = Pekáreň
kind-smithy = Vyhňa
    .acc = Vyhňu
    .gen = Vyhne
    .one = vyhňa
    .few = vyhne
    .many = vyhní
    .other = vyhní
    .short = Vyhňa
kind-foresters_lodge = Horáreň
    .acc = Horáreň
    .gen = Horárne
    .one = horáreň
    .few = horárne
    .many = horární
    .other = horární
    .short = Horáreň
kind-camp = Tábor
    .acc = Tábor
    .gen = Tábora
    .one = tábor
    .few = tábory
    .many = táborov
    .other = táborov
    .short = Tábor
kind-farm = Farma
    .acc = Farmu
    .gen = Farmy
    .one = farma
    .few = farmy
    .many = fariem
    .other = fariem
    .short = Farma
kind-sawmill = Píla
    .acc = Pílu
    .gen = Píly
    .one = píla
    .few = píly
    .many = píl
    .other = píl
    .short = Píla
kind-quarry = Lom
    .acc = Lom
    .gen = Lomu
    .one = lom
    .few = lomy
    .many = lomov
    .other = lomov
    .short = Lom
kind-trading_post = Obchodná stanica
    .acc = Obchodnú stanicu
    .gen = Obchodnej stanice
    .one = obchodná stanica
    .few = obchodné stanice
    .many = obchodných staníc
    .other = obchodných staníc
    .short = Stanica
kind-cathedral = Katedrála
    .acc = Katedrálu
    .gen = Katedrály
    .one = katedrála
    .few = katedrály
    .many = katedrál
    .other = katedrál
    .short = Katedrála
kind-siege_tower = Obliehacia veža
    .acc = Obliehaciu vežu
    .gen = Obliehacej veže
    .one = obliehacia veža
    .few = obliehacie veže
    .many = obliehacích veží
    .other = obliehacích veží
    .short = Obl. veža
kind-fortress = Pevnosť
    .acc = Pevnosť
    .gen = Pevnosti
    .one = pevnosť
    .few = pevnosti
    .many = pevností
    .other = pevností
    .short = Pevnosť
kind-basket_workshop = Košikárska dielňa
    .acc = Košikársku dielňu
    .gen = Košikárskej dielne
    .one = košikárska dielňa
    .few = košikárske dielne
    .many = košikárskych dielní
    .other = košikárskych dielní
    .short = Košikár
kind-pottery_workshop = Hrnčiarska dielňa
    .acc = Hrnčiarsku dielňu
    .gen = Hrnčiarskej dielne
    .one = hrnčiarska dielňa
    .few = hrnčiarske dielne
    .many = hrnčiarskych dielní
    .other = hrnčiarskych dielní
    .short = Hrnčiar
kind-cooper_workshop = Debnárska dielňa
    .acc = Debnársku dielňu
    .gen = Debnárskej dielne
    .one = debnárska dielňa
    .few = debnárske dielne
    .many = debnárskych dielní
    .other = debnárskych dielní
    .short = Debnár
kind-guild_house = Cechový dom
    .acc = Cechový dom
    .gen = Cechového domu
    .one = cechový dom
    .few = cechové domy
    .many = cechových domov
    .other = cechových domov
    .short = Cech
kind-watchtower = Strážna veža
    .acc = Strážnu vežu
    .gen = Strážnej veže
    .one = strážna veža
    .few = strážne veže
    .many = strážnych veží
    .other = strážnych veží
    .short = Stráž. veža
kind-guardhouse = Strážnica
    .acc = Strážnicu
    .gen = Strážnice
    .one = strážnica
    .few = strážnice
    .many = strážnic
    .other = strážnic
    .short = Strážnica

## Tiles

tile-inn_row = Hostinec
    .full = Hostinec (rad)
    .acc = Hostinec
    .short = Hostinec
tile-inn_column = Hostinec
    .full = Hostinec (stĺpec)
    .acc = Hostinec
    .short = Hostinec
tile-marketplace_wood = Trhovisko
    .full = Trhovisko (les)
    .acc = Trhovisko
    .short = Trhovisko
tile-marketplace_stone = Trhovisko
    .full = Trhovisko (skala)
    .acc = Trhovisko
    .short = Trhovisko
tile-marketplace_grain = Trhovisko
    .full = Trhovisko (pole)
    .acc = Trhovisko
    .short = Trhovisko
tile-pilgrimage_site_stone = Pútnické miesto
    .full = Pútnické miesto (skala)
    .acc = Pútnické miesto
    .short = Púť
tile-pilgrimage_site_grain = Pútnické miesto
    .full = Pútnické miesto (pole)
    .acc = Pútnické miesto
    .short = Púť
tile-robber_keep_wood = Lúpežnícka tvrdza
    .full = Lúpežnícka tvrdza (les)
    .acc = Lúpežnícku tvrdzu
    .short = Tvrdza
tile-robber_keep_stone = Lúpežnícka tvrdza
    .full = Lúpežnícka tvrdza (skala)
    .acc = Lúpežnícku tvrdzu
    .short = Tvrdza
tile-mill = Mlyn
    .full = Mlyn
    .acc = Mlyn
    .short = Mlyn
tile-stonemason = Kamenárstvo
    .full = Kamenárstvo
    .acc = Kamenárstvo
    .short = Kamenárstvo
tile-pigsty = Chliev
    .full = Chliev
    .acc = Chliev
    .short = Chliev
tile-bakery = Pekáreň
    .full = Pekáreň
    .acc = Pekáreň
    .short = Pekáreň
tile-smithy = Vyhňa
    .full = Vyhňa
    .acc = Vyhňu
    .short = Vyhňa
tile-foresters_lodge = Horáreň
    .full = Horáreň
    .acc = Horáreň
    .short = Horáreň
tile-camp_wood = Tábor
    .full = Tábor (les)
    .acc = Tábor
    .short = Tábor
tile-camp_stone = Tábor
    .full = Tábor (skala)
    .acc = Tábor
    .short = Tábor
tile-camp_grain = Tábor
    .full = Tábor (pole)
    .acc = Tábor
    .short = Tábor
tile-farm_1 = Farma
    .full = Farma
    .acc = Farmu
    .short = Farma
tile-farm_2 = Farma
    .full = Farma
    .acc = Farmu
    .short = Farma
tile-sawmill_1 = Píla
    .full = Píla (vodorovná cesta)
    .acc = Pílu
    .short = Píla
tile-sawmill_2 = Píla
    .full = Píla (zvislá cesta)
    .acc = Pílu
    .short = Píla
tile-quarry_1 = Lom
    .full = Lom (cesta hore a vpravo)
    .acc = Lom
    .short = Lom
tile-quarry_2 = Lom
    .full = Lom (cesta dole a vľavo)
    .acc = Lom
    .short = Lom
tile-trading_post_grain = Obchodná stanica
    .full = Obchodná stanica (farma, píla)
    .acc = Obchodnú stanicu
    .short = Stanica
tile-trading_post_wood = Obchodná stanica
    .full = Obchodná stanica (farma, lom)
    .acc = Obchodnú stanicu
    .short = Stanica
tile-cathedral = Katedrála
    .full = Katedrála
    .acc = Katedrálu
    .short = Katedrála
tile-siege_tower_wood_1 = Obliehacia veža
    .full = Obliehacia veža (les; drevo a kameň)
    .acc = Obliehaciu vežu
    .short = Obl. veža
tile-siege_tower_wood_2 = Obliehacia veža
    .full = Obliehacia veža (les; drevo a obilie)
    .acc = Obliehaciu vežu
    .short = Obl. veža
tile-siege_tower_stone_1 = Obliehacia veža
    .full = Obliehacia veža (skala; drevo a kameň)
    .acc = Obliehaciu vežu
    .short = Obl. veža
tile-siege_tower_stone_2 = Obliehacia veža
    .full = Obliehacia veža (skala; kameň a obilie)
    .acc = Obliehaciu vežu
    .short = Obl. veža
tile-siege_tower_grain_1 = Obliehacia veža
    .full = Obliehacia veža (pole; drevo a obilie)
    .acc = Obliehaciu vežu
    .short = Obl. veža
tile-siege_tower_grain_2 = Obliehacia veža
    .full = Obliehacia veža (pole; kameň a obilie)
    .acc = Obliehaciu vežu
    .short = Obl. veža
tile-fortress_wood = Pevnosť
    .full = Pevnosť (les)
    .acc = Pevnosť
    .short = Pevnosť
tile-fortress_stone = Pevnosť
    .full = Pevnosť (skala)
    .acc = Pevnosť
    .short = Pevnosť
tile-fortress_grain = Pevnosť
    .full = Pevnosť (pole)
    .acc = Pevnosť
    .short = Pevnosť
tile-basket_workshop_side = Košikárska dielňa
    .full = Košikárska dielňa (strany)
    .acc = Košikársku dielňu
    .short = Košikár
tile-basket_workshop_corner = Košikárska dielňa
    .full = Košikárska dielňa (rohy)
    .acc = Košikársku dielňu
    .short = Košikár
tile-pottery_workshop_side = Hrnčiarska dielňa
    .full = Hrnčiarska dielňa (strany)
    .acc = Hrnčiarsku dielňu
    .short = Hrnčiar
tile-pottery_workshop_corner = Hrnčiarska dielňa
    .full = Hrnčiarska dielňa (rohy)
    .acc = Hrnčiarsku dielňu
    .short = Hrnčiar
tile-cooper_workshop_side = Debnárska dielňa
    .full = Debnárska dielňa (strany)
    .acc = Debnársku dielňu
    .short = Debnár
tile-cooper_workshop_corner = Debnárska dielňa
    .full = Debnárska dielňa (rohy)
    .acc = Debnársku dielňu
    .short = Debnár
tile-guild_house_basket = Cechový dom
    .full = Cechový dom (košikárska dielňa)
    .acc = Cechový dom
    .short = Cech
tile-guild_house_pottery = Cechový dom
    .full = Cechový dom (hrnčiarska dielňa)
    .acc = Cechový dom
    .short = Cech
tile-guild_house_cooper = Cechový dom
    .full = Cechový dom (debnárska dielňa)
    .acc = Cechový dom
    .short = Cech
tile-watchtower_row_wood = Strážna veža
    .full = Strážna veža (rad, les)
    .acc = Strážnu vežu
    .short = Stráž. veža
tile-watchtower_row_stone = Strážna veža
    .full = Strážna veža (rad, skala)
    .acc = Strážnu vežu
    .short = Stráž. veža
tile-watchtower_row_grain = Strážna veža
    .full = Strážna veža (rad, pole)
    .acc = Strážnu vežu
    .short = Stráž. veža
tile-watchtower_column_wood = Strážna veža
    .full = Strážna veža (stĺpec, les)
    .acc = Strážnu vežu
    .short = Stráž. veža
tile-watchtower_column_stone = Strážna veža
    .full = Strážna veža (stĺpec, skala)
    .acc = Strážnu vežu
    .short = Stráž. veža
tile-watchtower_column_grain = Strážna veža
    .full = Strážna veža (stĺpec, pole)
    .acc = Strážnu vežu
    .short = Stráž. veža
tile-guardhouse_wood = Strážnica
    .full = Strážnica (les)
    .acc = Strážnicu
    .short = Strážnica
tile-guardhouse_stone = Strážnica
    .full = Strážnica (skala)
    .acc = Strážnicu
    .short = Strážnica
tile-guardhouse_grain = Strážnica
    .full = Strážnica (pole)
    .acc = Strážnicu
    .short = Strážnica

## Solo game

henry = Henrich
    .acc = Henricha
    .gen = Henricha
    .dat = Henrichovi
level-1 = Henrich Chudobný
level-2 = Henrich Statočný
level-3 = Henrich Neúprosný
treasure-column_green = Zvislý poklad, zelený
    .effect = Hru opúšťa hneď, ako v jeho stĺpci ležia 2 iné zelené dieliky; inak má zaň Henrich na konci 5 bodov.
treasure-column_grey = Zvislý poklad, sivý
    .effect = Hru opúšťa hneď, ako v jeho stĺpci ležia 2 iné sivé dieliky; inak má zaň Henrich na konci 5 bodov.
treasure-column_yellow = Zvislý poklad, žltý
    .effect = Hru opúšťa hneď, ako v jeho stĺpci ležia 2 iné žlté dieliky; inak má zaň Henrich na konci 5 bodov.
treasure-row_green = Vodorovný poklad, zelený
    .effect = Hru opúšťa hneď, ako v jeho rade ležia 2 iné zelené dieliky; inak má zaň Henrich na konci 5 bodov.
treasure-row_grey = Vodorovný poklad, sivý
    .effect = Hru opúšťa hneď, ako v jeho rade ležia 2 iné sivé dieliky; inak má zaň Henrich na konci 5 bodov.
treasure-row_yellow = Vodorovný poklad, žltý
    .effect = Hru opúšťa hneď, ako v jeho rade ležia 2 iné žlté dieliky; inak má zaň Henrich na konci 5 bodov.
treasure-position_n_s = Pozičný poklad, hore a dole
    .effect = Hru opúšťa hneď, ako vedľa neho ležia dieliky hore aj dole; inak má zaň Henrich na konci 5 bodov.
treasure-position_e_w = Pozičný poklad, vpravo a vľavo
    .effect = Hru opúšťa hneď, ako vedľa neho ležia dieliky vpravo aj vľavo; inak má zaň Henrich na konci 5 bodov.
treasure-position_ne_sw = Pozičný poklad, vpravo hore a vľavo dole
    .effect = Hru opúšťa hneď, ako vedľa neho ležia dieliky vpravo hore aj vľavo dole; inak má zaň Henrich na konci 5 bodov.
treasure-position_nw_se = Pozičný poklad, vľavo hore a vpravo dole
    .effect = Hru opúšťa hneď, ako vedľa neho ležia dieliky vľavo hore aj vpravo dole; inak má zaň Henrich na konci 5 bodov.

### Second part: sentences. Tiles on buttons and in refusals come as finished names (.full), in the log in the
### accusative; costs come as counted phrases in the accusative; cells come as (0, 1).

## The game in the lobby

game-title = { term-brothers }
game-tagline = Dvaja bratia, jedna krajina: kto z nej získa viac?
game-about = Dieliky si berieš z kráľovskej ponuky a tá istá ponuka ti požičiava suroviny na stavbu, takže z dielika, ktorý si vezmeš, už čerpať nemôžeš. Stavaj so súperom spoločnú krajinu a posielaj jednotky tam, kde sa body zdvojnásobia, alebo sa v sólovej hre postav Henrichovi.
game-time = 30–45 min
game-credits = Autori hry: Ivan Dostál, Olda Rejl a Ondra Cigánek. Vydáva Albi.

## Settings of a table

option-sets = Sady
    .about = Vyber 3 sady budov zo 6; na prvú hru sa hodia Putovanie, Domínium a Obchod a cirkev.
option-sets-journey = { set-journey }
option-sets-dominion = { set-dominion }
option-sets-trade-church = { set-trade_church }
option-sets-warfare = { set-warfare }
option-sets-crafts = { set-crafts }
option-sets-guard = { set-guard }
option-sets-random = Tri náhodné
option-roads = Cesty
    .about = Bodovaná cesta prináša body tomu, kto má na nej viac budov; prvá hra je bez toho ľahšia.
option-roads-scored = Bodujú sa
option-roads-unscored = Nebodujú sa
option-level = Úroveň náročnosti
    .about = Čím silnejší Henrich, tým viac pokladov prináša: 6, 8 alebo 10, a za každý, ktorý zostane, má na konci 5 bodov.
option-level-1 = { level-1 }
option-level-2 = { level-2 }
option-level-3 = { level-3 }

## Places of the land, named by what lies there or beside it; $spot: (0, 1)

# .acc: where somebody goes; .by: what stands beside it
ground-tile = { $tile }
    .acc = { $tile }
    .by = budove { $tile }
ground-start = počiatočný dielik
    .acc = počiatočný dielik
    .by = počiatočnom dieliku
ground-free = { $terrain ->
    [green] zelený voľný terén
    [grey] sivý voľný terén
   *[yellow] žltý voľný terén
    }
    .acc = { $terrain ->
    [green] zelený voľný terén
    [grey] sivý voľný terén
   *[yellow] žltý voľný terén
    }
    .by = { $terrain ->
    [green] zelenom voľnom teréne
    [grey] sivom voľnom teréne
   *[yellow] žltom voľnom teréne
    }
# $thing: as the sentence needs it
place-on = { $thing } { $spot }
# $way: where it lies, seen from $thing (.by)
place-beside = na { $spot }, { $way ->
    [N] hore
    [NE] vpravo hore
    [E] vpravo
    [SE] vpravo dole
    [S] dole
    [SW] vľavo dole
    [W] vľavo
   *[NW] vľavo hore
    } pri { $thing }
place-far = na { $spot }

## What is asked

# $todo: take, again (thanks to a Camp) or go_on; $last: yes in the last turn; $reach: a number; $also: both, lay,
# move or none: what else can be done now
ask-take-turn = { $last ->
    [yes] Toto je tvoj záverečný ťah.{" "}
   *[no] {""}
    }{ $todo ->
    [take] Ktorý dielik si vezmeš? Máš dosah { $reach }.{ $also ->
        [both] {" "}Môžeš aj vykladať dieliky a presúvať jednotky.
        [lay] {" "}Môžeš aj vykladať dieliky.
        [move] {" "}Môžeš aj presúvať jednotky.
       *[none] {""}
    }
    [again] Vezmeš si vďaka Táboru ešte jeden dielik, alebo ukončíš ťah? Máš dosah { $reach }.
   *[go_on] { $also ->
        [both] Vyložíš dielik, presunieš jednotku, alebo ukončíš ťah?
        [lay] Vyložíš dielik, alebo ukončíš ťah?
        [move] Presunieš jednotku, alebo ukončíš ťah?
       *[none] Ukončíš ťah?
    }
    }
    .build-extend = { $next ->
        [tile] Ktorý dielik tam položíš?
        [cell] Kam ho položíš?
       *[other] Postavíš ho, alebo ho položíš lícom dole?
        }
    .step-withdraw = Kam sa presunie? Môžeš ju aj stiahnuť.
    .call-step = Ktorá jednotka tam prejde, alebo ktorú tam povoláš?
# $several: whether more than one building is besieged; $where: the first of them, accusative
ask-besiege = { $several ->
    [no] Zničíš { $where }?
   *[yes] Ktorú obliehanú budovu zničíš? Môžeš ich aj nechať stáť.
    }
ask-discard-down = { $surplus ->
    [one] Ktorý dielik odstrániš z hry? Nechať si môžeš { $limit }, máš o { $surplus } viac.
    [few] Ktoré { $surplus } dieliky odstrániš z hry? Nechať si môžeš { $limit }.
   *[other] Ktorých { $surplus } dielikov odstrániš z hry? Nechať si môžeš { $limit }.
    }

## What stands on the buttons

# $place: from the shield on, 0 if its name says which tile it is
move-take = Vziať si: { $tile }{ $place ->
    [0] {""}
   *[other] , { $place }. dielik od štítu
    }
    .verb = Vziať si
    .which = { $tile }{ $place ->
        [0] {""}
       *[other] , { $place }. dielik od štítu
        }
# $cost: accusative; needed, not paid; $discount: how much of it discounts replace
move-build = Postaviť { $where }: { $tile }; potrebuješ { $cost }{ $discount ->
    [0] {""}
    [one] , z toho { $discount } nahradí zľava
    [few] , z toho { $discount } nahradia zľavy
   *[other] , z toho { $discount } nahradia zľavy
    }
    .verb = Postaviť
    .which = { $where }
    .what = { $tile }
    .note = potrebuješ { $cost }{ $discount ->
        [0] {""}
        [one] , z toho { $discount } nahradí zľava
        [few] , z toho { $discount } nahradia zľavy
       *[other] , z toho { $discount } nahradia zľavy
        }
move-extend = Rozšíriť krajinu { $where }: { $tile } lícom dole
    .verb = Položiť lícom dole
    .which = { $where }
    .what = { $tile }
    .note = zadarmo; zľava 1 na budovu v tomto ťahu
move-step = Presunúť { $unit }: { $origin } → { $where }
    .verb = Presunúť { $unit }
    .which = → { $where }
move-call = Povolať jednotku na { $where }
    .verb = Povolať jednotku
    .which = na { $where }
move-withdraw = Stiahnuť { $unit }: { $origin } → ponuka
    .verb = Stiahnuť { $unit }
    .which = { $origin } → ponuka
move-camp = Využiť: { $tile }
    .verb = Využiť
    .which = { $tile }
move-end-turn = Ukončiť ťah
move-destroy = Zničiť: { $tile } { $cell }
    .verb = Zničiť
    .which = { $tile } { $cell }
move-spare = { $several ->
    [no] Nechať ju stáť
   *[yes] Nechať ich stáť
    }
move-discard = Odstrániť z hry: { $tile }
    .verb = Odstrániť z hry
    .which = { $tile }

## Why not

refused-already-taken = Dielik už v tomto ťahu máš; ďalší si môžeš vziať len vďaka Táboru.
    .advice = Využi najprv svoj tábor.
refused-offer-has-fewer = { $count ->
    [one] V ponuke je len { $count } dielik.
    [few] V ponuke sú len { $count } dieliky.
   *[other] V ponuke je len { $count } dielikov.
    }
refused-out-of-reach = Máš dosah { $reach } a tento dielik leží ďalej.
    .advice = Stiahni jednotku, dosah sa tým zväčší o 1.
refused-not-in-hand = { $tile }: tento dielik v ruke nemáš.
refused-cell-taken = Tam už leží dielik: { $where }.
refused-not-adjacent = K tejto pozícii neprilieha žiadny dielik s tvojou jednotkou: { $where }.
    .advice = Priveď najprv niektorú svoju jednotku na dielik vedľa nej.
# $need, $lack: accusative; $discount: discounts at hand
refused-too-few-resources = Potrebuješ { $need }, chýba: { $lack }{ $discount ->
    [0] {""}
    [one] {" a zľava nahradí len "}{ $discount }
    [few] {" a zľavy nahradia len "}{ $discount }
   *[other] {" a zľavy nahradia len "}{ $discount }
    }.
    .advice = Rozšír najprv krajinu: každý dielik vyložený lícom dole prináša zľavu 1 suroviny.
refused-no-tile-there = Jednotky stoja len na dielikoch a tu žiadny neleží: { $where }.
refused-unit-there = Tam už stojí jednotka: { $where }.
refused-unit-in-offer = Táto jednotka je v ponuke.
    .advice = Povolaj ju na hernú plochu.
refused-unit-moved = { $unit } už máš v tomto ťahu presunutú; každá jednotka sa presunie len raz za ťah.
refused-too-far = { $where } je priďaleko; jednotka prejde len na dielik, ktorý prilieha k jej dieliku.
refused-no-unit-in-offer = V ponuke nemáš žiadnu jednotku.
refused-not-near-unit = { $where } neprilieha k dieliku s tvojou jednotkou.
refused-elite-stays = Elitná jednotka hernú plochu neopúšťa; stiahnuť možno len radovú.
refused-no-camp = { $tile }: využiť môžeš len vlastný tábor, ktorý leží lícom hore.
refused-take-first = Tábor môžeš využiť až vtedy, keď máš z tohto ťahu vzatý dielik.
    .advice = Vezmi si najprv dielik.
refused-camp-pending = Predchádzajúci tábor ti ešte dáva dielik; ďalší môžeš využiť až po ňom.
    .advice = Vezmi si najprv ten dielik.
refused-must-take = Ťah sa môže skončiť, až keď si vezmeš dielik.
    .advice = Vezmi si najprv dielik.
refused-not-sieged = Tam nie je žiadna obliehaná budova: { $where }.
refused-hand-small-enough = { $limit ->
    [one] Nechať si môžeš { $limit } dielik a viac ich nemáš, odstraňovať nič nemusíš.
    [few] Nechať si môžeš { $limit } dieliky a viac ich nemáš, odstraňovať nič nemusíš.
   *[other] Nechať si môžeš { $limit } dielikov a viac ich nemáš, odstraňovať nič nemusíš.
    }

## What has happened

event-opened = Sady v hre: { $sets }. Začína { $player }.
# $place: counted from the shield
event-took = { $player } si berie { $tile }, { $place }. dielik od štítu.
event-refilled = { $left ->
    [0] Ponuka sa dopĺňa o { $tile }, posledný dielik zásoby.
    [one] Ponuka sa dopĺňa o { $tile }, v zásobe zostáva { $left } dielik.
    [few] Ponuka sa dopĺňa o { $tile }, v zásobe zostávajú { $left } dieliky.
   *[other] Ponuka sa dopĺňa o { $tile }, v zásobe zostáva { $left } dielikov.
    }
event-end-triggered = Zásoba je prázdna: po tomto ťahu má každý ešte jeden záverečný ťah.
event-built = { $discount ->
    [0] { $player } stavia { $tile } { $cell }.
    [one] { $player } stavia { $tile } { $cell } ({ $discount } surovinu nahrádza zľava).
    [few] { $player } stavia { $tile } { $cell } ({ $discount } suroviny nahrádzajú zľavy).
   *[other] { $player } stavia { $tile } { $cell } ({ $discount } surovín nahrádzajú zľavy).
    }
event-extended = { $player } rozširuje krajinu { $cell }: vykladá { $tile } lícom dole ({ $terrain } dielik).
event-stepped = { $player } presúva { $unit } na { $cell }.
event-called-up = { $player } povoláva { $unit } z ponuky na { $cell }.
event-withdrew = { $player } sťahuje { $unit } do ponuky.
event-used-camp = { $player } využíva { $tile } na { $cell } a môže si vziať ešte jeden dielik.
event-destroyed = { $player } ničí { $tile } na { $cell }; zostáva voľný terén.
event-discarded = { $player } odstraňuje z hry { $tile }.
event-ended-turn = { $player } končí ťah.
event-scored = { $points ->
    [one] { $player } získava spolu { $points } bod.
    [few] { $player } získava spolu { $points } body.
   *[other] { $player } získava spolu { $points } bodov.
    }

## What Henry does, and why

event-henry-chose = Henrich si berie { $tile }, { $place }. dielik od štítu: { $reason ->
    [colour] vrchný dielik zásoby je { $terrain } a tento je prvý tej farby
    [no_such_colour] vrchný dielik zásoby je { $terrain } a v ponuke žiadny tej farby nie je
   *[supply_empty] zásoba je prázdna, a tak berie ten prvý
    } (pravidlo { $rule }).
event-henry-placed = Henrich stavia { $tile } { $cell }: { $reason ->
    [joins] napája sa tam na cestu tvojej poslednej budovy
    [blocks] blokuje tam cestu tvojej poslednej budovy
    [beside_start] ešte nemáš budovu, je to prvá voľná pozícia pri počiatočnom dieliku, zhora v smere hodinových ručičiek
   *[first_free] cesty tu nerozhodujú, je to prvá voľná pozícia pri tvojej poslednej budove, zhora v smere hodinových ručičiek
    } (pravidlo { $rule }).
event-henry-discarded = Henrich odstraňuje z hry { $tile }: nemá pre ten dielik voľnú pozíciu (pravidlo { $rule }).
event-henry-scored = { $points ->
    [one] Henrich získava spolu { $points } bod (pravidlo { $rule }).
    [few] Henrich získava spolu { $points } body (pravidlo { $rule }).
   *[other] Henrich získava spolu { $points } bodov (pravidlo { $rule }).
    }
event-treasure-shown = Henrichova nová budova na { $cell } dostáva žetón: { $treasure } (pravidlo { $rule }).
event-treasure-removed = Žetón na { $cell } má splnenú podmienku a opúšťa hru: { $treasure } (pravidlo { $rule }).
event-henry-moved = Henrich posiela { $unit } na { $cell }: nový dielik je { $terrain } a krížik tejto jednotky tiež (pravidlo { $rule }).

## What stands on a tile

effect-inn = 1 bod a ďalší 1 za každý dielik { $axis ->
    [row] v jeho rade
   *[column] v jeho stĺpci
    }; na každej strane sa počítajú najviac 3.
effect-marketplace = 1 bod a ďalší 1 za každý dielik, ktorý s ním susedí stranou.
effect-pilgrimage_site = 1 bod za každý dielik najdlhšej cesty, ktorá sem vedie, vrátane tohto. Cesty sa tu končia.
effect-robber_keep = 2 body a ďalšie 2 za každú súperovu budovu, ktorá s ňou susedí stranou.
effect-mill = 1 bod a ďalší 1 za každý žltý dielik v útvaroch, ktoré s ním susedia stranou.
effect-stonemason = 1 bod a ďalší 1 za každý sivý dielik v útvaroch, ktoré s ním susedia stranou.
effect-pigsty = 1 bod a ďalší 1 za každý zelený dielik v útvaroch, ktoré s ním susedia stranou.
effect-bakery = 1 bod a ďalší 1 za každú tvoju žltú budovu.
effect-smithy = 1 bod a ďalší 1 za každú tvoju sivú budovu.
effect-foresters_lodge = 1 bod a ďalší 1 za každú tvoju zelenú budovu.
effect-camp = Po vzatí dielika môžeš Tábor otočiť lícom dole a vziať si ešte jeden. Nevyužitý prináša 2 body.
effect-farm = Dáva ti 1 obilie na každú budovu. 0 bodov.
effect-sawmill = Dáva ti 1 drevo na každú budovu. 0 bodov.
effect-quarry = Dáva ti 1 kameň na každú budovu. 0 bodov.
# $printed: nominative
effect-trading_post = 3 body za každú tvoju budovu týchto druhov: { $printed }.
effect-cathedral = 5 bodov.
effect-siege_tower = Keď ju postavíš, môžeš zničiť každú súperovu budovu, ktorá s ňou susedí stranou a s ktorou tak teraz susedia práve 2 tvoje obliehacie veže. 0 bodov.
effect-fortress = 1 bod za každú tvoju obliehaciu vežu a každú tvoju pevnosť vrátane tejto.
effect-basket_workshop = 3 body za každú dvojicu zeleného a žltého dielika, ktoré s ňou susedia { $positions ->
    [side] stranou
   *[corner] rohom
    }.
effect-pottery_workshop = 3 body za každú dvojicu sivého a žltého dielika, ktoré s ňou susedia { $positions ->
    [side] stranou
   *[corner] rohom
    }.
effect-cooper_workshop = 3 body za každú dvojicu zeleného a sivého dielika, ktoré s ňou susedia { $positions ->
    [side] stranou
   *[corner] rohom
    }.
# $printed: nominative
effect-guild_house = Tvoje dielne tohto druhu prinášajú za dvojicu 4 body namiesto 3: { $printed }. Sám cechový dom neprináša body.
effect-watchtower = 1 bod a ďalší 1 za každý iný dielik rovnakej farby { $axis ->
    [row] v jej rade
   *[column] v jej stĺpci
    }, nech je akokoľvek ďaleko.
effect-guardhouse = 2 body a ďalšie 2 za každú strážnu vežu na jej uhlopriečkach, tvoju aj súperovu.

## Lines of the score sheet

# on a cell: the road of the tile in hand, if it is laid there; $length: tiles it would run over
ghost-road = { $length ->
    [0] bez cesty
   *[other] cesta { $length }
    }
# at the edges of the land
chair-own = Tu sedíš ty
chair-here = Tu sedí { $player }
chair-opposite = Oproti sedí { $player }

# $at: a building on the road; in old matches a position
line-road = Cesta: { $at }
line-best-three = 3 najlepšie budovy druhýkrát
line-treasures = Zostávajúce poklady

## The score sheet of a finished match

# the kinds of building that one paragraph scores
sheet-kinds = { $kinds }
# a tile, and where it lies
sheet-building = { $tile } { $spot }
sheet-roads = Cesty
sheet-from-roads = cesty
sheet-from-henry = iba Henrich
sheet-units-added = Jednotky na vlastných budovách pridali body (6.2.1): { $first } { $first_points }, { $second } { $second_points }.
# compared when points are equal
sheet-offer = jednotky v kráľovskej ponuke
sheet-henry-wins = zhodu vyhráva Henrich

## The verbs of the notation, as headings over lists of moves

verb-call = povolať jednotku
    .inf = povolať jednotku
    .do = povolaj jednotku
    .log = povoláva jednotku
    .picked = { $next ->
        [unit] Ktorú jednotku povoláš?
       *[other] Na ktorý dielik ju povoláš?
        }
verb-camp = využiť Tábor
    .inf = využiť Tábor
    .do = využi Tábor
    .log = využíva Tábor
verb-end = ukončiť ťah
    .inf = ukončiť ťah
    .do = ukonči ťah
    .log = končí ťah
verb-spare = ušetriť budovy
    .inf = ušetriť budovy
    .do = ušetri budovy
    .log = šetrí budovy
verb-discard = odstrániť z hry
    .inf = odstrániť z hry
    .do = odstráň z hry
    .log = odstraňuje z hry

## Places

place-waiting-units = Jednotky v ponuke
treasure-at = { $cell }: { $treasure }
place-treasures = Poklady na hernej ploche
unit-crossed = { $unit }, { $terrain ->
    [green] zelený
    [grey] sivý
   *[yellow] žltý
    } krížik

## On the table: what panels, notes and tabs are called

# $own: yes for who plays this side; $side: its name
place-own-hand = { $own ->
    [yes] Tvoja ruka
   *[no] Ruka: { $side }
    }
note-hand = { $count } / { $limit }
place-means = { $own ->
    [yes] Z čoho môžeš stavať
   *[no] Suroviny: { $side }
    }
means-from = Z ponuky { $offer }, od jednotiek { $units }, z budov { $buildings }.
place-turn = Tento ťah
turn-take = { $state ->
    [done] dielik vzatý
    [again] vziať si ešte jeden
   *[todo] vziať si dielik
    }
# $count: tiles in hand
turn-lay = { $count ->
    [0] v ruke niet čo vyložiť
    [one] v ruke je na vyloženie { $count } dielik
    [few] v ruke sú na vyloženie { $count } dieliky
   *[other] v ruke je na vyloženie { $count } dielikov
    }
turn-move = presunuté jednotky: { $moved } / { $units }
place-points = Stav bodov
zone-points = Body
# $scored: yes where roads bring points
points-from = budovy { $buildings }{ $scored ->
    [yes] {" "}· cesty { $roads }
   *[no] {""}
    }
points-from-henry = budovy { $buildings } · najlepšie tri druhýkrát { $best } · poklady { $treasures }{ $scored ->
    [yes] {" "}· cesty { $roads }
   *[no] {""}
    }
note-supply = zásoba { $count }
# $turns: with this one
headline-turns = { $turns ->
    [one] zostáva najviac { $turns } ťah
    [few] zostávajú najviac { $turns } ťahy
   *[other] zostáva najviac { $turns } ťahov
    } · { $sets }
headline-last = záverečné kolo · { $sets }
headline-over = koniec hry · { $sets }
strip-units = jednotky na hernej ploche
gallery-treasures = Poklady

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = S bratom staviate jednu spoločnú krajinu. Vyhráva ten, komu budovy na konci prinesú viac bodov.
    .title = Cieľ hry
    .one = Krajina sa začína jediným dielikom. Stoja na ňom obe elitné jednotky.
    .two = Tvoje body teraz. Menia sa s každým dielikom.
    .three = Počítajú sa iba budovy v krajine, dieliky v ruke nie.
guide-tile = Tento dielik je Trhovisko. Všetko dôležité je priamo na ňom.
    .title = Dielik a jeho cena
    .one = Farba je terén: zelený les dáva drevo, sivá skala kameň, žlté pole obilie.
    .two = Cena je v rohu: 1 drevo a 2 obilia.
    .three = Trhovisko má 1 bod a ďalší za každý dielik, ktorý s ním susedí stranou.
guide-offer = Šesť dielikov leží v kruhu. Počítaj ich od štítu v smere hodinových ručičiek.
    .title = Kráľovská ponuka
    .one = Štít: odtiaľto sa počíta.
    .two = Oblúk je tvoj dosah. Tieto dieliky si môžeš vziať.
    .three = Každá tvoja jednotka uprostred ti pridáva 1 k dosahu.
guide-take = V každom ťahu si musíš vziať jeden dielik. Ide ti do ruky.
    .title = Vezmi si dielik
    .do = Vezmi si Trhovisko, druhé od štítu.
    .one = Leží v tvojom dosahu, takže môže byť tvoje.
    .two = Štít sa presunie na jeho miesto. Odtiaľ sa počíta ďalej.
    .three = Na staré miesto štítu príde nový dielik.
guide-means = Suroviny nezbieraš. Stačí, že na ne vo chvíli stavby dosiahneš.
    .title = Čím sa platí
    .one = Každý dielik v tvojom dosahu ti požičia 1 surovinu svojej farby.
    .two = Rovnako každý dielik, na ktorom stojí tvoja jednotka.
    .three = Tu je súčet. Nič sa neminie: tie isté zdroje ti poslúžia znova.
guide-build = Keď máš na dielik v ruke všetko, môže z neho byť budova.
    .title = Postav budovu
    .do = Vyber dielik v ruke a potom zlaté miesto v krajine.
    .one = Staviaš vedľa svojej jednotky, stranou alebo rohom.
    .two = Pri strane počiatočného dielika má Trhovisko 2 body. Toto miesto radíme.
    .three = Cena sa iba overí. Všetky zdroje ti zostanú.
guide-step = Každá tvoja jednotka sa smie za ťah raz presunúť.
    .title = Krok jednotky
    .do = Presuň elitnú jednotku na svoju novú budovu.
    .one = Ide na priliehajúci dielik, stranou alebo rohom, kde nestojí žiadna jednotka.
    .two = Budova s tvojou jednotkou má dvojnásobok: 4 body namiesto 2.
    .three = Odtiaľto ti jednotka požičiava kameň, pretože dielik je sivý.
guide-end = Vziať, vyložiť, presunúť: v ľubovoľnom poradí. Tu vidíš, čo je hotové.
    .title = Koniec ťahu
    .do = Ukonči ťah.
    .one = Dielik už máš. Bez toho sa ťah skončiť nemôže.
    .two = Vyložiť môžeš ľubovoľný počet dielikov, aj žiadny.
    .three = Každá jednotka sa presunie najviac raz.
guide-rival = Teraz berie, stavia a presúva brat, podľa rovnakých pravidiel. Čo urobil, ostane vyznačené do tvojho prvého ťahu.
    .title = Bratov ťah
    .one = Jeho budovy vidíš hore nohami: sú otočené k nemu.
    .two = Len čo odíde z počiatočného dielika, je tam miesto pre teba.
    .three = Ruky sú verejné: dotkni sa hore jeho erbu a uvidíš jeho dieliky.
guide-keep = Tvoj druhý ťah. Znova si berieš dielik, ale vyložiť ho hneď nemusíš.
    .title = Dielik na neskôr
    .do = Vezmi si Obchodnú stanicu, druhú od štítu.
    .one = Je v tvojom dosahu. Zatiaľ na ňu nemáš, ale to nevadí.
    .two = Na konci ťahu smieš mať v ruke až 3 dieliky.
guide-call = Tvoje radové jednotky čakajú v kráľovskej ponuke. Odtiaľ prichádzajú do krajiny.
    .title = Povolaj jednotku
    .do = Vyber jednotku v ponuke a potom počiatočný dielik.
    .one = Jednotka v ponuke dáva dosah.
    .two = Jednotka v krajine dáva surovinu svojho dielika, otvára miesta na stavbu a zdvojnásobí body tvojej budovy. Prichádza vedľa niektorej tvojej jednotky.
    .three = Dosah hneď klesne o 1. Neskôr môžeš jednotku zase stiahnuť.
guide-rest = Na tento ťah to stačí. Dielik ti počká v ruke.
    .title = K tretiemu ťahu
    .do = Ukonči ťah.
    .one = Presunuté jednotky sa otočia späť a nabudúce smú zase ísť.
    .two = Jeden dielik v ruke nevadí, limit sú 3.
guide-next = Tvoj tretí ťah. Tentoraz postavíš budovu ľsťou.
    .title = Dielik s plánom
    .do = Vezmi si Lúpežnícku tvrdzu, prvú od štítu.
    .one = Má 2 body a ďalšie 2 za každú bratovu budovu, ktorá s ňou susedí stranou.
    .two = Jedna surovina ti na ňu chýba. S tým si poradíme.
guide-extend = Dielik môžeš vyložiť aj lícom dole. Potom je to voľný terén a nič nestojí.
    .title = Rozšír krajinu
    .do = Vylož Obchodnú stanicu lícom dole vpravo od Trhoviska.
    .one = Vyber dielik a potom miesto.
    .two = Za to máš v tomto ťahu zľavu 1 suroviny.
    .three = Voľný terén nikomu nepatrí, ale farbu si necháva.
guide-discount = Zľava zastúpi tú jednu chýbajúcu surovinu. Teraz na to už máš.
    .title = Stavaj so zľavou
    .do = Postav Lúpežnícku tvrdzu medzi bratove budovy.
    .one = Zľava platí do konca tohto ťahu.
    .two = Tu susedí stranou s dvoma jeho budovami: 6 bodov.
    .three = Susedí aj s tvojím Trhoviskom, to tiež získa bod, a vďaka jednotke dvakrát.
guide-roads = Niektoré dieliky majú cesty, ktoré vedú k okraju. Pri stavbe na seba nadväzovať nemusia.
    .title = Cesty
    .one = Dve budovy spája cesta, keď ju na spoločnom okraji majú obe.
    .two = Kto má na ceste viac budov, získa toľko bodov, o koľko ich má viac.
    .three = V prvej hre cesty nebodujeme. Skús ich nabudúce.
guide-points = Body sa počítajú na konci, ale stále vidíš, ako na tom si.
    .title = Ako sa počítajú body
    .one = Každá tvoja budova boduje podľa svojho textu, s tvojou jednotkou dvakrát.
    .two = Bratove body. Jeho jednotky zdvojnásobujú body iba jeho budovám.
    .three = Pri zhode vyhráva, kto má v kráľovskej ponuke viac jednotiek.
guide-on = Vieš všetko, čo treba. Ukonči ťah a hraj ďalej, brat hrá tiež.
    .title = Hraj ďalej
    .one = Keď sa minie spoločná zásoba, ťah sa dohrá ako zvyčajne.
    .two = Potom má každý ešte jeden ťah a spočítajú sa body.
    .three = Tábor ti dovolí vziať si ešte jeden dielik. Zvyšok je na dielikoch: dotkni sa a čítaj.

## Čo si bot všíma: jedna jednotka každej veci, ktorú jeho cit počíta

sense-points = bod, ktorý už máš
sense-to-come = zvyšok hry
sense-doubled = bod zdvojnásobený jednotkou
sense-best-three = bod tvojich troch najlepších budov
sense-road-points = bod za cesty
sense-my-turn = to, že si na ťahu
sense-take-left = dielik, ktorý si v ťahu ešte môžeš vziať
sense-discount = nevyužitá zľava
sense-unmoved = jednotka, ktorá sa ešte môže pohnúť
sense-on-grid = radová jednotka na hernej ploche
sense-on-own = jednotka na vlastnej budove
sense-hand = dielik v ruke
sense-surplus = dielik nad limit ruky
sense-payable = dielik v ruke, na ktorý máš suroviny
sense-nearly-payable = dielik v ruke, na ktorý chýba jedna surovina
sense-reachable-payable = dielik v dosahu, na ktorý máš suroviny
sense-treasures-open = poklad na hernej ploche
sense-treasures-half = poklad, ktorému chýba jeden dielik
sense-treasures-hidden = poklad v kôpke
sense-built-inn = postavené: { kind-inn }
sense-built-marketplace = postavené: { kind-marketplace }
sense-built-pilgrimage-site = postavené: { kind-pilgrimage_site }
sense-built-robber-keep = postavené: { kind-robber_keep }
sense-built-mill = postavené: { kind-mill }
sense-built-stonemason = postavené: { kind-stonemason }
sense-built-pigsty = postavené: { kind-pigsty }
sense-built-bakery = postavené: { kind-bakery }
sense-built-smithy = postavené: { kind-smithy }
sense-built-foresters-lodge = postavené: { kind-foresters_lodge }
sense-built-camp = postavené: { kind-camp }
sense-built-farm = postavené: { kind-farm }
sense-built-sawmill = postavené: { kind-sawmill }
sense-built-quarry = postavené: { kind-quarry }
sense-built-trading-post = postavené: { kind-trading_post }
sense-built-cathedral = postavené: { kind-cathedral }
sense-built-siege-tower = postavené: { kind-siege_tower }
sense-built-fortress = postavené: { kind-fortress }
sense-built-basket-workshop = postavené: { kind-basket_workshop }
sense-built-pottery-workshop = postavené: { kind-pottery_workshop }
sense-built-cooper-workshop = postavené: { kind-cooper_workshop }
sense-built-guild-house = postavené: { kind-guild_house }
sense-built-watchtower = postavené: { kind-watchtower }
sense-built-guardhouse = postavené: { kind-guardhouse }
sense-hand-inn = v ruke: { kind-inn }
sense-hand-marketplace = v ruke: { kind-marketplace }
sense-hand-pilgrimage-site = v ruke: { kind-pilgrimage_site }
sense-hand-robber-keep = v ruke: { kind-robber_keep }
sense-hand-mill = v ruke: { kind-mill }
sense-hand-stonemason = v ruke: { kind-stonemason }
sense-hand-pigsty = v ruke: { kind-pigsty }
sense-hand-bakery = v ruke: { kind-bakery }
sense-hand-smithy = v ruke: { kind-smithy }
sense-hand-foresters-lodge = v ruke: { kind-foresters_lodge }
sense-hand-camp = v ruke: { kind-camp }
sense-hand-farm = v ruke: { kind-farm }
sense-hand-sawmill = v ruke: { kind-sawmill }
sense-hand-quarry = v ruke: { kind-quarry }
sense-hand-trading-post = v ruke: { kind-trading_post }
sense-hand-cathedral = v ruke: { kind-cathedral }
sense-hand-siege-tower = v ruke: { kind-siege_tower }
sense-hand-fortress = v ruke: { kind-fortress }
sense-hand-basket-workshop = v ruke: { kind-basket_workshop }
sense-hand-pottery-workshop = v ruke: { kind-pottery_workshop }
sense-hand-cooper-workshop = v ruke: { kind-cooper_workshop }
sense-hand-guild-house = v ruke: { kind-guild_house }
sense-hand-watchtower = v ruke: { kind-watchtower }
sense-hand-guardhouse = v ruke: { kind-guardhouse }

## Headings of big moments, shown across the table

illumination-last-turns = Posledné ťahy

## Čo sa robí: pre stránku o tom, ako sa hrá

done-took = Vzaté dieliky
done-built = Postavené dieliky

## Údaje krabice

figure-group-journey = { set-journey }
figure-group-dominion = { set-dominion }
figure-group-trade_church = { set-trade_church }
figure-group-warfare = { set-warfare }
figure-group-crafts = { set-crafts }
figure-group-guard = { set-guard }
figure-group-treasures = Poklady
figure-group-units = Jednotky
figure-terrain = terén
figure-terrain-any = ľubovoľný
figure-roads = cesty
figure-joined = cesty sú spojené
figure-line = smer
figure-line-row = rad
figure-line-column = stĺpec
figure-positions = pozície
figure-positions-side = strany
figure-positions-corner = rohy
figure-shows = vyobrazené
figure-cross = farba krížika
figure-wrong-terrains = Sada { $set } má z každého terénu tri dieliky; tu { $terrain }: { $count }.
figure-wrong-cost = { $tile }: celá cena je { $count }; môže byť od { $least } do { $most }.
figure-wrong-crosses = Tri jednotky jedného hráča majú krížiky troch rôznych farieb.
figure-reason-kind = pravidlá ju ukazujú len na inom dieliku toho istého druhu
tile-entered = { $tile } ({ $terrain }; { $cost })
