### Dva bratři: the words of the game, Czech.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .acc, .gen: accusative and genitive; .short: narrow places; .full: a tile told apart from its twins.

## The game

term-brothers = Dva bratři
    .acc = Dva bratry
    .gen = Dvou bratrů

## Resources

resource-wood = dřevo
    .acc = dřevo
    .gen = dřeva
resource-stone = kámen
    .acc = kámen
    .gen = kamene
resource-grain = obilí
    .acc = obilí
    .gen = obilí

count-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
    }
count-wood-acc = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
    }
count-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
    }
count-stone-acc = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
    }
count-grain = { $count ->
    [one] { $count } obilí
    [few] { $count } obilí
   *[other] { $count } obilí
    }
count-grain-acc = { $count ->
    [one] { $count } obilí
    [few] { $count } obilí
   *[other] { $count } obilí
    }

## Terrains; .adjective agrees with the word for a tile

terrain-green = les
    .adjective = zelená
    .acc = les
    .gen = lesa
terrain-grey = skála
    .adjective = šedá
    .acc = skálu
    .gen = skály
terrain-yellow = pole
    .adjective = žlutá
    .acc = pole
    .gen = pole

## Seats by colour

seat-white = bílá
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

unit-elite = elitní jednotka
    .few = elitní jednotky
    .other = elitních jednotek
    .acc = elitní jednotku
    .gen = elitní jednotky
unit-regular = řadová jednotka
    .few = řadové jednotky
    .other = řadových jednotek
    .acc = řadovou jednotku
    .gen = řadové jednotky
unit-blue_elite = modrá elitní jednotka
unit-blue_regular_1 = modrá řadová jednotka 1
unit-blue_regular_2 = modrá řadová jednotka 2
unit-white_elite = bílá elitní jednotka
unit-white_regular_1 = bílá řadová jednotka 1
unit-white_regular_2 = bílá řadová jednotka 2

## Pieces

term-tile = destička
    .few = destičky
    .other = destiček
    .acc = destičku
    .gen = destičky
term-building_tile = destička budovy
    .few = destičky budov
    .other = destiček budov
    .acc = destičku budovy
    .gen = destičky budovy
term-unit = jednotka
    .few = jednotky
    .other = jednotek
    .acc = jednotku
    .gen = jednotky
term-royal_shield = královský štít
    .acc = královský štít
    .gen = královského štítu
term-score_pad = bodovací blok
    .acc = bodovací blok
    .gen = bodovacího bloku
term-treasure_token = žeton pokladu
    .few = žetony pokladů
    .other = žetonů pokladů
    .acc = žeton pokladu
    .gen = žetonu pokladu
term-scaffold_token = žeton lešení
    .acc = žeton lešení
    .gen = žetonu lešení

## Concepts

term-resource = surovina
    .few = suroviny
    .other = surovin
    .acc = surovinu
    .gen = suroviny
term-terrain = terén
    .few = terény
    .other = terénů
    .acc = terén
    .gen = terénu
term-building = budova
    .few = budovy
    .other = budov
    .acc = budovu
    .gen = budovy
term-crown = koruna
    .few = koruny
    .other = korun
    .acc = korunu
    .gen = koruny
term-cross = křížek
    .few = křížky
    .other = křížků
    .acc = křížek
    .gen = křížku
term-royal_offer = královská nabídka
    .acc = královskou nabídku
    .gen = královské nabídky
    .to = do královské nabídky
    .at = v královské nabídce
    .from = z královské nabídky
    .short = nabídka
term-royal_protocol = královský protokol
    .acc = královský protokol
    .gen = královského protokolu
term-influence = vliv na krále
    .acc = vliv na krále
    .gen = vlivu na krále
term-reach = dosah
    .acc = dosah
    .gen = dosahu
    .at = v dosahu
    .out = mimo dosah
term-supply = společná zásoba
    .acc = společnou zásobu
    .gen = společné zásoby
    .from = ze společné zásoby
    .short = zásoba
term-grid = herní plocha
    .acc = herní plochu
    .gen = herní plochy
    .to = na herní plochu
    .at = na herní ploše
    .from = z herní plochy
term-land = krajina
    .acc = krajinu
    .gen = krajiny
term-cell = pozice
    .few = pozice
    .other = pozic
    .acc = pozici
    .gen = pozice
term-free_terrain = volný terén
    .few = volné terény
    .other = volných terénů
    .acc = volný terén
    .gen = volného terénu
term-start_tile = počáteční destička
    .acc = počáteční destičku
    .gen = počáteční destičky
term-hand = ruka
    .acc = ruku
    .gen = ruky
    .to = do ruky
    .at = v ruce
    .from = z ruky
term-hand_limit = limit destiček v ruce
    .acc = limit destiček v ruce
    .gen = limitu destiček v ruce
term-row = řada
    .few = řady
    .other = řad
    .acc = řadu
    .gen = řady
    .at = ve stejné řadě
term-column = sloupec
    .few = sloupce
    .other = sloupců
    .acc = sloupec
    .gen = sloupce
    .at = ve stejném sloupci
term-diagonal = úhlopříčka
    .few = úhlopříčky
    .other = úhlopříček
    .acc = úhlopříčku
    .gen = úhlopříčky
    .at = úhlopříčně
term-side = stranou
term-corner = rohem
term-adjacent = přiléhá stranou nebo rohem
term-road = silnice
    .few = silnice
    .other = silnic
    .acc = silnici
    .gen = silnice
term-road_section = úsek silnice
    .few = úseky silnice
    .other = úseků silnice
    .acc = úsek silnice
    .gen = úseku silnice
term-set = sada
    .few = sady
    .other = sad
    .acc = sadu
    .gen = sady
term-set_symbol = symbol sady
    .few = symboly sad
    .other = symbolů sad
    .acc = symbol sady
    .gen = symbolu sady
term-cost = cena za postavení
    .acc = cenu za postavení
    .gen = ceny za postavení
    .short = cena
term-discount = sleva
    .few = slevy
    .other = slev
    .acc = slevu
    .gen = slevy
term-effect = efekt
    .few = efekty
    .other = efektů
    .acc = efekt
    .gen = efektu
term-face_up = lícem nahoru
term-face_down = lícem dolů
term-cluster = útvar
    .few = útvary
    .other = útvarů
    .acc = útvar
    .gen = útvaru
term-pair = dvojice
    .few = dvojice
    .other = dvojic
    .acc = dvojici
    .gen = dvojice
term-opponent = soupeř
    .few = soupeři
    .other = soupeřů
    .acc = soupeře
    .acc-few = soupeře
    .gen = soupeře
    .possessive = soupeřova budova
term-starting_player = začínající hráč
    .acc = začínajícího hráče
    .gen = začínajícího hráče
term-victory_point = bod
    .few = body
    .other = bodů
    .acc = bod
    .gen = bodu
term-scoring = bodování
    .acc = bodování
    .gen = bodování
term-final_round = závěrečné kolo
    .acc = závěrečné kolo
    .gen = závěrečného kola
term-last_turn = závěrečný tah
    .acc = závěrečný tah
    .gen = závěrečného tahu
term-draw = shoda
term-workshop = řemeslnická dílna
    .few = řemeslnické dílny
    .other = řemeslnických dílen
    .acc = řemeslnickou dílnu
    .gen = řemeslnické dílny
term-solo_game = sólová hra
    .acc = sólovou hru
    .gen = sólové hry
term-difficulty_level = úroveň obtížnosti
    .few = úrovně obtížnosti
    .other = úrovní obtížnosti
    .acc = úroveň obtížnosti
    .gen = úrovně obtížnosti
term-treasure = poklad
    .few = poklady
    .other = pokladů
    .acc = poklad
    .gen = pokladu
term-treasure_pile = hromádka pokladů
    .acc = hromádku pokladů
    .gen = hromádky pokladů
term-condition = podmínka
    .few = podmínky
    .other = podmínek
    .acc = podmínku
    .gen = podmínky
term-last_building = tvá poslední budova
    .acc = tvou poslední budovu
    .gen = tvé poslední budovy
term-any_terrain = libovolný druh (hnědá)

## Directions, seen by the owner

direction-N = nahoře
direction-NE = vpravo nahoře
direction-E = vpravo
direction-SE = vpravo dole
direction-S = dole
direction-SW = vlevo dole
direction-W = vlevo
direction-NW = vlevo nahoře

## What a player does: .inf for buttons, .do for prompts, .log for the log

verb-take = vzít si destičku
    .inf = vzít si destičku
    .do = vezmi si destičku
    .log = si bere destičku
verb-build = postavit budovu
    .inf = postavit budovu
    .do = postav budovu
    .log = staví
    .picked = { $next ->
        [tile] Kterou destičku tam postavíš?
       *[other] Kde ji postavíš?
        }
verb-extend = rozšířit krajinu
    .inf = rozšířit krajinu
    .do = rozšiř krajinu
    .log = rozšiřuje krajinu
    .picked = { $next ->
        [tile] Kterou destičku tam položíš lícem dolů?
       *[other] Kam ji položíš lícem dolů?
        }
verb-lay = vyložit destičku
    .inf = vyložit destičku
    .do = vylož destičku
    .log = vykládá destičku
verb-step = přesunout jednotku
    .inf = přesunout jednotku
    .do = přesuň jednotku
    .log = přesouvá jednotku
    .picked = { $next ->
        [unit] Která jednotka se tam přesune?
       *[other] Kam se přesune?
        }
verb-call_up = povolat jednotku
    .inf = povolat jednotku
    .do = povolej jednotku
    .log = povolává jednotku
verb-withdraw = stáhnout jednotku
    .inf = stáhnout jednotku
    .do = stáhni jednotku
    .log = stahuje jednotku
    .picked = Kterou jednotku stáhneš?
verb-use_camp = využít Ležení
    .inf = využít Ležení
    .do = využij Ležení
    .log = využívá Ležení
verb-destroy = zničit budovu
    .inf = zničit budovu
    .do = znič budovu
    .log = ničí budovu
verb-occupy = obsadit
    .inf = obsadit
    .do = obsaď
    .log = obsazuje
verb-turn_over = otočit
    .inf = otočit
    .do = otoč
    .log = otáčí
verb-remove_from_game = odstranit ze hry
    .inf = odstranit ze hry
    .do = odstraň ze hry
    .log = odstraňuje ze hry

## Sets

set-journey = Putování
    .acc = Putování
    .gen = Putování
    .quoted = „Putování“
set-dominion = Dominium
    .acc = Dominium
    .gen = Dominia
    .quoted = „Dominium“
set-trade_church = Obchod & církev
    .acc = Obchod & církev
    .gen = Obchodu & církve
    .quoted = „Obchod & církev“
set-warfare = Válčení
    .acc = Válčení
    .gen = Válčení
    .quoted = „Válčení“
set-crafts = Řemesla
    .acc = Řemesla
    .gen = Řemesel
    .quoted = „Řemesla“
set-guard = Stráž
    .acc = Stráž
    .gen = Stráže
    .quoted = „Stráž“

## Kinds of building: .acc and .gen with a capital name one tile, counted forms are small

kind-inn = Hostinec
    .acc = Hostinec
    .gen = Hostince
    .one = hostinec
    .few = hostince
    .many = hostinců
    .other = hostinců
    .short = Hostinec
kind-marketplace = Tržiště
    .acc = Tržiště
    .gen = Tržiště
    .one = tržiště
    .few = tržiště
    .many = tržišť
    .other = tržišť
    .short = Tržiště
kind-pilgrimage_site = Poutní místo
    .acc = Poutní místo
    .gen = Poutního místa
    .one = poutní místo
    .few = poutní místa
    .many = poutních míst
    .other = poutních míst
    .short = Poutní místo
kind-robber_keep = Lapkovská tvrz
    .acc = Lapkovskou tvrz
    .gen = Lapkovské tvrze
    .one = lapkovská tvrz
    .few = lapkovské tvrze
    .many = lapkovských tvrzí
    .other = lapkovských tvrzí
    .short = Tvrz
kind-mill = Mlýn
    .acc = Mlýn
    .gen = Mlýna
    .one = mlýn
    .few = mlýny
    .many = mlýnů
    .other = mlýnů
    .short = Mlýn
kind-stonemason = Kamenictví
    .acc = Kamenictví
    .gen = Kamenictví
    .one = kamenictví
    .few = kamenictví
    .many = kamenictví
    .other = kamenictví
    .short = Kamenictví
kind-pigsty = Chlív
    .acc = Chlív
    .gen = Chlíva
    .one = chlív
    .few = chlívy
    .many = chlívů
    .other = chlívů
    .short = Chlív
kind-bakery = Pekárna
    .acc = Pekárnu
    .gen = Pekárny
    .one = pekárna
    .few = pekárny
    .many = pekáren
    .other = pekáren
    .short = Pekárna
kind-smithy = Kovárna
    .acc = Kovárnu
    .gen = Kovárny
    .one = kovárna
    .few = kovárny
    .many = kováren
    .other = kováren
    .short = Kovárna
kind-foresters_lodge = Hájovna
    .acc = Hájovnu
    .gen = Hájovny
    .one = hájovna
    .few = hájovny
    .many = hájoven
    .other = hájoven
    .short = Hájovna
kind-camp = Ležení
    .acc = Ležení
    .gen = Ležení
    .one = ležení
    .few = ležení
    .many = ležení
    .other = ležení
    .short = Ležení
kind-farm = Farma
    .acc = Farmu
    .gen = Farmy
    .one = farma
    .few = farmy
    .many = farem
    .other = farem
    .short = Farma
kind-sawmill = Pila
    .acc = Pilu
    .gen = Pily
    .one = pila
    .few = pily
    .many = pil
    .other = pil
    .short = Pila
kind-quarry = Lom
    .acc = Lom
    .gen = Lomu
    .one = lom
    .few = lomy
    .many = lomů
    .other = lomů
    .short = Lom
kind-trading_post = Obchodní stanice
    .acc = Obchodní stanici
    .gen = Obchodní stanice
    .one = obchodní stanice
    .few = obchodní stanice
    .many = obchodních stanic
    .other = obchodních stanic
    .short = Stanice
kind-cathedral = Katedrála
    .acc = Katedrálu
    .gen = Katedrály
    .one = katedrála
    .few = katedrály
    .many = katedrál
    .other = katedrál
    .short = Katedrála
kind-siege_tower = Obléhací věž
    .acc = Obléhací věž
    .gen = Obléhací věže
    .one = obléhací věž
    .few = obléhací věže
    .many = obléhacích věží
    .other = obléhacích věží
    .short = Obléh. věž
kind-fortress = Pevnost
    .acc = Pevnost
    .gen = Pevnosti
    .one = pevnost
    .few = pevnosti
    .many = pevností
    .other = pevností
    .short = Pevnost
kind-basket_workshop = Košíkářská dílna
    .acc = Košíkářskou dílnu
    .gen = Košíkářské dílny
    .one = košíkářská dílna
    .few = košíkářské dílny
    .many = košíkářských dílen
    .other = košíkářských dílen
    .short = Košíkář
kind-pottery_workshop = Hrnčířská dílna
    .acc = Hrnčířskou dílnu
    .gen = Hrnčířské dílny
    .one = hrnčířská dílna
    .few = hrnčířské dílny
    .many = hrnčířských dílen
    .other = hrnčířských dílen
    .short = Hrnčíř
kind-cooper_workshop = Bednářská dílna
    .acc = Bednářskou dílnu
    .gen = Bednářské dílny
    .one = bednářská dílna
    .few = bednářské dílny
    .many = bednářských dílen
    .other = bednářských dílen
    .short = Bednář
kind-guild_house = Cechovní dům
    .acc = Cechovní dům
    .gen = Cechovního domu
    .one = cechovní dům
    .few = cechovní domy
    .many = cechovních domů
    .other = cechovních domů
    .short = Cech
kind-watchtower = Hláska
    .acc = Hlásku
    .gen = Hlásky
    .one = hláska
    .few = hlásky
    .many = hlásek
    .other = hlásek
    .short = Hláska
kind-guardhouse = Strážnice
    .acc = Strážnici
    .gen = Strážnice
    .one = strážnice
    .few = strážnice
    .many = strážnic
    .other = strážnic
    .short = Strážnice

## Tiles

tile-inn_row = Hostinec
    .full = Hostinec (řada)
    .acc = Hostinec
    .short = Hostinec
tile-inn_column = Hostinec
    .full = Hostinec (sloupec)
    .acc = Hostinec
    .short = Hostinec
tile-marketplace_wood = Tržiště
    .full = Tržiště (les)
    .acc = Tržiště
    .short = Tržiště
tile-marketplace_stone = Tržiště
    .full = Tržiště (skála)
    .acc = Tržiště
    .short = Tržiště
tile-marketplace_grain = Tržiště
    .full = Tržiště (pole)
    .acc = Tržiště
    .short = Tržiště
tile-pilgrimage_site_stone = Poutní místo
    .full = Poutní místo (skála)
    .acc = Poutní místo
    .short = Poutní místo
tile-pilgrimage_site_grain = Poutní místo
    .full = Poutní místo (pole)
    .acc = Poutní místo
    .short = Poutní místo
tile-robber_keep_wood = Lapkovská tvrz
    .full = Lapkovská tvrz (les)
    .acc = Lapkovskou tvrz
    .short = Tvrz
tile-robber_keep_stone = Lapkovská tvrz
    .full = Lapkovská tvrz (skála)
    .acc = Lapkovskou tvrz
    .short = Tvrz
tile-mill = Mlýn
    .full = Mlýn
    .acc = Mlýn
    .short = Mlýn
tile-stonemason = Kamenictví
    .full = Kamenictví
    .acc = Kamenictví
    .short = Kamenictví
tile-pigsty = Chlív
    .full = Chlív
    .acc = Chlív
    .short = Chlív
tile-bakery = Pekárna
    .full = Pekárna
    .acc = Pekárnu
    .short = Pekárna
tile-smithy = Kovárna
    .full = Kovárna
    .acc = Kovárnu
    .short = Kovárna
tile-foresters_lodge = Hájovna
    .full = Hájovna
    .acc = Hájovnu
    .short = Hájovna
tile-camp_wood = Ležení
    .full = Ležení (les)
    .acc = Ležení
    .short = Ležení
tile-camp_stone = Ležení
    .full = Ležení (skála)
    .acc = Ležení
    .short = Ležení
tile-camp_grain = Ležení
    .full = Ležení (pole)
    .acc = Ležení
    .short = Ležení
tile-farm_1 = Farma
    .full = Farma
    .acc = Farmu
    .short = Farma
tile-farm_2 = Farma
    .full = Farma
    .acc = Farmu
    .short = Farma
tile-sawmill_1 = Pila
    .full = Pila (vodorovná silnice)
    .acc = Pilu
    .short = Pila
tile-sawmill_2 = Pila
    .full = Pila (svislá silnice)
    .acc = Pilu
    .short = Pila
tile-quarry_1 = Lom
    .full = Lom (silnice nahoře a vpravo)
    .acc = Lom
    .short = Lom
tile-quarry_2 = Lom
    .full = Lom (silnice dole a vlevo)
    .acc = Lom
    .short = Lom
tile-trading_post_grain = Obchodní stanice
    .full = Obchodní stanice (farma, pila)
    .acc = Obchodní stanici
    .short = Stanice
tile-trading_post_wood = Obchodní stanice
    .full = Obchodní stanice (farma, lom)
    .acc = Obchodní stanici
    .short = Stanice
tile-cathedral = Katedrála
    .full = Katedrála
    .acc = Katedrálu
    .short = Katedrála
tile-siege_tower_wood_1 = Obléhací věž
    .full = Obléhací věž (les; dřevo a kámen)
    .acc = Obléhací věž
    .short = Obléh. věž
tile-siege_tower_wood_2 = Obléhací věž
    .full = Obléhací věž (les; dřevo a obilí)
    .acc = Obléhací věž
    .short = Obléh. věž
tile-siege_tower_stone_1 = Obléhací věž
    .full = Obléhací věž (skála; dřevo a kámen)
    .acc = Obléhací věž
    .short = Obléh. věž
tile-siege_tower_stone_2 = Obléhací věž
    .full = Obléhací věž (skála; kámen a obilí)
    .acc = Obléhací věž
    .short = Obléh. věž
tile-siege_tower_grain_1 = Obléhací věž
    .full = Obléhací věž (pole; dřevo a obilí)
    .acc = Obléhací věž
    .short = Obléh. věž
tile-siege_tower_grain_2 = Obléhací věž
    .full = Obléhací věž (pole; kámen a obilí)
    .acc = Obléhací věž
    .short = Obléh. věž
tile-fortress_wood = Pevnost
    .full = Pevnost (les)
    .acc = Pevnost
    .short = Pevnost
tile-fortress_stone = Pevnost
    .full = Pevnost (skála)
    .acc = Pevnost
    .short = Pevnost
tile-fortress_grain = Pevnost
    .full = Pevnost (pole)
    .acc = Pevnost
    .short = Pevnost
tile-basket_workshop_side = Košíkářská dílna
    .full = Košíkářská dílna (strany)
    .acc = Košíkářskou dílnu
    .short = Košíkář
tile-basket_workshop_corner = Košíkářská dílna
    .full = Košíkářská dílna (rohy)
    .acc = Košíkářskou dílnu
    .short = Košíkář
tile-pottery_workshop_side = Hrnčířská dílna
    .full = Hrnčířská dílna (strany)
    .acc = Hrnčířskou dílnu
    .short = Hrnčíř
tile-pottery_workshop_corner = Hrnčířská dílna
    .full = Hrnčířská dílna (rohy)
    .acc = Hrnčířskou dílnu
    .short = Hrnčíř
tile-cooper_workshop_side = Bednářská dílna
    .full = Bednářská dílna (strany)
    .acc = Bednářskou dílnu
    .short = Bednář
tile-cooper_workshop_corner = Bednářská dílna
    .full = Bednářská dílna (rohy)
    .acc = Bednářskou dílnu
    .short = Bednář
tile-guild_house_basket = Cechovní dům
    .full = Cechovní dům (košíkářská dílna)
    .acc = Cechovní dům
    .short = Cech
tile-guild_house_pottery = Cechovní dům
    .full = Cechovní dům (hrnčířská dílna)
    .acc = Cechovní dům
    .short = Cech
tile-guild_house_cooper = Cechovní dům
    .full = Cechovní dům (bednářská dílna)
    .acc = Cechovní dům
    .short = Cech
tile-watchtower_row_wood = Hláska
    .full = Hláska (řada, les)
    .acc = Hlásku
    .short = Hláska
tile-watchtower_row_stone = Hláska
    .full = Hláska (řada, skála)
    .acc = Hlásku
    .short = Hláska
tile-watchtower_row_grain = Hláska
    .full = Hláska (řada, pole)
    .acc = Hlásku
    .short = Hláska
tile-watchtower_column_wood = Hláska
    .full = Hláska (sloupec, les)
    .acc = Hlásku
    .short = Hláska
tile-watchtower_column_stone = Hláska
    .full = Hláska (sloupec, skála)
    .acc = Hlásku
    .short = Hláska
tile-watchtower_column_grain = Hláska
    .full = Hláska (sloupec, pole)
    .acc = Hlásku
    .short = Hláska
tile-guardhouse_wood = Strážnice
    .full = Strážnice (les)
    .acc = Strážnici
    .short = Strážnice
tile-guardhouse_stone = Strážnice
    .full = Strážnice (skála)
    .acc = Strážnici
    .short = Strážnice
tile-guardhouse_grain = Strážnice
    .full = Strážnice (pole)
    .acc = Strážnici
    .short = Strážnice

## Solo game

henry = Jindřich
    .acc = Jindřicha
    .gen = Jindřicha
    .dat = Jindřichovi
level-1 = Jindřich Chudý
level-2 = Jindřich Statečný
level-3 = Jindřich Neúprosný
treasure-column_green = Svislý poklad, zelený
    .effect = Hru opouští, jakmile v jeho sloupci leží 2 jiné zelené destičky; jinak má za něj Jindřich na konci 5 bodů.
treasure-column_grey = Svislý poklad, šedý
    .effect = Hru opouští, jakmile v jeho sloupci leží 2 jiné šedé destičky; jinak má za něj Jindřich na konci 5 bodů.
treasure-column_yellow = Svislý poklad, žlutý
    .effect = Hru opouští, jakmile v jeho sloupci leží 2 jiné žluté destičky; jinak má za něj Jindřich na konci 5 bodů.
treasure-row_green = Vodorovný poklad, zelený
    .effect = Hru opouští, jakmile v jeho řadě leží 2 jiné zelené destičky; jinak má za něj Jindřich na konci 5 bodů.
treasure-row_grey = Vodorovný poklad, šedý
    .effect = Hru opouští, jakmile v jeho řadě leží 2 jiné šedé destičky; jinak má za něj Jindřich na konci 5 bodů.
treasure-row_yellow = Vodorovný poklad, žlutý
    .effect = Hru opouští, jakmile v jeho řadě leží 2 jiné žluté destičky; jinak má za něj Jindřich na konci 5 bodů.
treasure-position_n_s = Poziční poklad, nahoře a dole
    .effect = Hru opouští, jakmile vedle něj leží destičky nahoře i dole; jinak má za něj Jindřich na konci 5 bodů.
treasure-position_e_w = Poziční poklad, vpravo a vlevo
    .effect = Hru opouští, jakmile vedle něj leží destičky vpravo i vlevo; jinak má za něj Jindřich na konci 5 bodů.
treasure-position_ne_sw = Poziční poklad, vpravo nahoře a vlevo dole
    .effect = Hru opouští, jakmile vedle něj leží destičky vpravo nahoře i vlevo dole; jinak má za něj Jindřich na konci 5 bodů.
treasure-position_nw_se = Poziční poklad, vlevo nahoře a vpravo dole
    .effect = Hru opouští, jakmile vedle něj leží destičky vlevo nahoře i vpravo dole; jinak má za něj Jindřich na konci 5 bodů.

### Second part: sentences. Tiles on buttons and in refusals come as finished names (.full), in the log in the
### accusative; costs come as counted phrases in the accusative; cells come as (0, 1).

## The game in the lobby

game-title = { term-brothers }
game-tagline = Dva bratři, jedna krajina: kdo z ní získá víc?
game-about = Destičky si bereš z královské nabídky a táž nabídka ti půjčuje suroviny na stavbu, takže z destičky, kterou si vezmeš, už čerpat nemůžeš. Stavěj se soupeřem společnou krajinu a posílej jednotky tam, kde se body zdvojnásobí, nebo se v sólové hře postav Jindřichovi.
game-time = 30–45 min
game-credits = Autoři hry: Ivan Dostál, Olda Rejl a Ondra Cigánek. Vydává Albi.

## Settings of a table

option-sets = Sady
    .about = Vyber 3 sady budov ze 6; na první hru se hodí Putování, Dominium a Obchod & církev.
option-sets-journey = { set-journey }
option-sets-dominion = { set-dominion }
option-sets-trade-church = { set-trade_church }
option-sets-warfare = { set-warfare }
option-sets-crafts = { set-crafts }
option-sets-guard = { set-guard }
option-sets-random = Tři náhodné
option-roads = Silnice
    .about = Bodovaná silnice přináší body tomu, kdo na ní má víc budov; první hra je bez toho snazší.
option-roads-scored = Bodují se
option-roads-unscored = Nebodují se
option-level = Úroveň obtížnosti
    .about = Čím silnější Jindřich, tím víc pokladů přináší: 6, 8, nebo 10, a za každý, který zbude, má na konci 5 bodů.
option-level-1 = { level-1 }
option-level-2 = { level-2 }
option-level-3 = { level-3 }

## Places of the land, named by what lies there or beside it; $spot: (0, 1)

# .acc: where somebody goes; .by: what stands beside it
ground-tile = { $tile }
    .acc = { $tile }
    .by = budovy { $tile }
ground-start = počáteční destička
    .acc = počáteční destičku
    .by = počáteční destičky
ground-free = { $terrain ->
    [green] zelený volný terén
    [grey] šedý volný terén
   *[yellow] žlutý volný terén
    }
    .acc = { $terrain ->
    [green] zelený volný terén
    [grey] šedý volný terén
   *[yellow] žlutý volný terén
    }
    .by = { $terrain ->
    [green] zeleného volného terénu
    [grey] šedého volného terénu
   *[yellow] žlutého volného terénu
    }
# $thing: as the sentence needs it
place-on = { $thing } { $spot }
# $way: where it lies, seen from $thing (.by)
place-beside = na { $spot }, { $way ->
    [N] nahoře
    [NE] vpravo nahoře
    [E] vpravo
    [SE] vpravo dole
    [S] dole
    [SW] vlevo dole
    [W] vlevo
   *[NW] vlevo nahoře
    } u { $thing }
place-far = na { $spot }

## What is asked

# $todo: take, again (thanks to a Camp) or go_on; $last: yes in the last turn; $reach: a number; $also: both, lay,
# move or none: what else can be done now
ask-take-turn = { $last ->
    [yes] Tohle je tvůj závěrečný tah.{" "}
   *[no] {""}
    }{ $todo ->
    [take] Kterou destičku si vezmeš? Máš dosah { $reach }.{ $also ->
        [both] {" "}Můžeš také vykládat destičky a přesouvat jednotky.
        [lay] {" "}Můžeš také vykládat destičky.
        [move] {" "}Můžeš také přesouvat jednotky.
       *[none] {""}
    }
    [again] Vezmeš si díky Ležení ještě jednu destičku, nebo ukončíš tah? Máš dosah { $reach }.
   *[go_on] { $also ->
        [both] Vyložíš destičku, přesuneš jednotku, nebo ukončíš tah?
        [lay] Vyložíš destičku, nebo ukončíš tah?
        [move] Přesuneš jednotku, nebo ukončíš tah?
       *[none] Ukončíš tah?
    }
    }
    .build-extend = { $next ->
        [tile] Kterou destičku tam položíš?
        [cell] Kam ji položíš?
       *[other] Postavíš ji, nebo ji položíš lícem dolů?
        }
    .step-withdraw = Kam se přesune? Můžeš ji i stáhnout.
    .call-step = Která jednotka tam přejde, nebo kterou tam povoláš?
# $several: whether more than one building is besieged; $where: the first of them, accusative
ask-besiege = { $several ->
    [no] Zničíš { $where }?
   *[yes] Kterou obléhanou budovu zničíš? Můžeš je také nechat stát.
    }
ask-discard-down = { $surplus ->
    [one] Kterou destičku odstraníš ze hry? Nechat si můžeš { $limit } a máš o { $surplus } víc.
    [few] Které destičky odstraníš ze hry? Nechat si můžeš { $limit } a máš o { $surplus } víc.
   *[other] Které destičky odstraníš ze hry? Nechat si můžeš { $limit } a máš o { $surplus } víc.
    }

## What stands on the buttons

# $place: from the shield on, 0 if its name says which tile it is
move-take = Vzít si: { $tile }{ $place ->
    [0] {""}
   *[other] , { $place }. destička od štítu
    }
    .verb = Vzít si
    .which = { $tile }{ $place ->
        [0] {""}
       *[other] , { $place }. destička od štítu
        }
# $cost: accusative; needed, not paid; $discount: how much of it discounts replace
move-build = Postavit { $where }: { $tile }; potřebuješ { $cost }{ $discount ->
    [0] {""}
    [one] , z toho { $discount } nahradí sleva
    [few] , z toho { $discount } nahradí slevy
   *[other] , z toho { $discount } nahradí slevy
    }
    .verb = Postavit
    .which = { $where }
    .what = { $tile }
    .note = potřebuješ { $cost }{ $discount ->
        [0] {""}
        [one] , z toho { $discount } nahradí sleva
        [few] , z toho { $discount } nahradí slevy
       *[other] , z toho { $discount } nahradí slevy
        }
move-extend = Rozšířit krajinu { $where }: { $tile } lícem dolů
    .verb = Položit lícem dolů
    .which = { $where }
    .what = { $tile }
    .note = zdarma; sleva 1 na budovu v tomto tahu
move-step = Přesunout { $unit }: { $origin } → { $where }
    .verb = Přesunout { $unit }
    .which = → { $where }
move-call = Povolat jednotku na { $where }
    .verb = Povolat jednotku
    .which = na { $where }
move-withdraw = Stáhnout { $unit }: { $origin } → nabídka
    .verb = Stáhnout { $unit }
    .which = { $origin } → nabídka
move-camp = Využít: { $tile }
    .verb = Využít
    .which = { $tile }
move-end-turn = Ukončit tah
move-destroy = Zničit: { $tile } { $cell }
    .verb = Zničit
    .which = { $tile } { $cell }
move-spare = { $several ->
    [no] Nechat ji stát
   *[yes] Nechat je stát
    }
move-discard = Odstranit ze hry: { $tile }
    .verb = Odstranit ze hry
    .which = { $tile }

## Why not

refused-already-taken = Destičku už v tomto tahu máš; další si můžeš vzít jen díky Ležení.
    .advice = Využij nejdřív své ležení.
refused-offer-has-fewer = { $count ->
    [one] V nabídce je jen { $count } destička.
    [few] V nabídce jsou jen { $count } destičky.
   *[other] V nabídce je jen { $count } destiček.
    }
refused-out-of-reach = Máš dosah { $reach } a tahle destička leží dál.
    .advice = Stáhni jednotku, dosah se tím o 1 zvětší.
refused-not-in-hand = { $tile }: tuhle destičku v ruce nemáš.
refused-cell-taken = Tam už leží destička: { $where }.
refused-not-adjacent = K této pozici nepřiléhá žádná destička s tvou jednotkou: { $where }.
    .advice = Přiveď nejdřív některou svou jednotku na destičku vedle ní.
# $need, $lack: accusative; $discount: discounts at hand
refused-too-few-resources = Potřebuješ { $need }, chybí ti { $lack }{ $discount ->
    [0] {""}
    [one] {" a sleva nahradí jen "}{ $discount }
    [few] {" a slevy nahradí jen "}{ $discount }
   *[other] {" a slevy nahradí jen "}{ $discount }
    }.
    .advice = Rozšiř nejdřív krajinu: každá destička vyložená lícem dolů přináší slevu 1 suroviny.
refused-no-tile-there = Jednotky stojí jen na destičkách a tady žádná neleží: { $where }.
refused-unit-there = Tam už stojí jednotka: { $where }.
refused-unit-in-offer = Tahle jednotka je v nabídce.
    .advice = Povolej ji na herní plochu.
refused-unit-moved = { $unit } už máš v tomto tahu přesunutou; každá jednotka se přesune jen jednou za tah.
refused-too-far = { $where } je moc daleko; jednotka přejde jen na sousední destičku.
refused-no-unit-in-offer = V nabídce nemáš žádnou jednotku.
refused-not-near-unit = { $where } nepřiléhá k destičce s tvou jednotkou.
refused-elite-stays = Elitní jednotka herní plochu neopouští; stáhnout lze jen řadovou.
refused-no-camp = { $tile }: využít můžeš jen vlastní ležení, které leží lícem nahoru.
refused-take-first = Ležení můžeš využít až ve chvíli, kdy máš z tohoto tahu vzatou destičku.
    .advice = Vezmi si nejdřív destičku.
refused-camp-pending = Předchozí ležení ti ještě dává destičku; další můžeš využít až po ní.
    .advice = Vezmi si nejdřív tu destičku.
refused-must-take = Tah může skončit, až když si vezmeš destičku.
    .advice = Vezmi si nejdřív destičku.
refused-not-sieged = Tam žádná obléhaná budova není: { $where }.
refused-hand-small-enough = { $limit ->
    [one] Nechat si můžeš { $limit } destičku a víc jich nemáš, odstraňovat nic nemusíš.
    [few] Nechat si můžeš { $limit } destičky a víc jich nemáš, odstraňovat nic nemusíš.
   *[other] Nechat si můžeš { $limit } destiček a víc jich nemáš, odstraňovat nic nemusíš.
    }

## What has happened

event-opened = Sady ve hře: { $sets }. Začíná { $player }.
# $place: counted from the shield
event-took = { $player } si bere { $tile }, { $place }. destičku od štítu.
event-refilled = { $left ->
    [0] Nabídka se doplňuje o { $tile }, poslední destičku zásoby.
    [one] Nabídka se doplňuje o { $tile }, v zásobě zbývá { $left } destička.
    [few] Nabídka se doplňuje o { $tile }, v zásobě zbývají { $left } destičky.
   *[other] Nabídka se doplňuje o { $tile }, v zásobě zbývá { $left } destiček.
    }
event-end-triggered = Zásoba je prázdná: po tomto tahu má každý ještě jeden závěrečný tah.
event-built = { $discount ->
    [0] { $player } staví { $tile } { $cell }.
    [one] { $player } staví { $tile } { $cell }; { $discount } surovinu nahrazuje sleva.
    [few] { $player } staví { $tile } { $cell }; { $discount } suroviny nahrazují slevy.
   *[other] { $player } staví { $tile } { $cell }; { $discount } surovin nahrazují slevy.
    }
event-extended = { $player } rozšiřuje krajinu { $cell }: vykládá { $tile } lícem dolů ({ $terrain } destička).
event-stepped = { $player } přesouvá { $unit } na { $cell }.
event-called-up = { $player } povolává { $unit } z nabídky na { $cell }.
event-withdrew = { $player } stahuje { $unit } do nabídky.
event-used-camp = { $player } využívá { $tile } na { $cell } a může si vzít ještě jednu destičku.
event-destroyed = { $player } ničí { $tile } na { $cell }; zůstává volný terén.
event-discarded = { $player } odstraňuje ze hry { $tile }.
event-ended-turn = { $player } končí tah.
event-scored = { $points ->
    [one] { $player } má celkem { $points } bod.
    [few] { $player } má celkem { $points } body.
   *[other] { $player } má celkem { $points } bodů.
    }

## What Henry does, and why

event-henry-chose = Jindřich si bere { $tile }, { $place }. destičku od štítu: { $reason ->
    [colour] vrchní destička zásoby je { $terrain } a tahle je první té barvy
    [no_such_colour] vrchní destička zásoby je { $terrain } a v nabídce žádná té barvy není
   *[supply_empty] zásoba je prázdná, a tak bere tu první
    } (pravidlo { $rule }).
event-henry-placed = Jindřich staví { $tile } { $cell }: { $reason ->
    [joins] napojuje se tam na silnici tvé poslední budovy
    [blocks] blokuje tam silnici tvé poslední budovy
    [beside_start] ještě nemáš budovu, a tak je to první volná pozice u počáteční destičky, odshora po směru hodinových ručiček
   *[first_free] podle silnic ji umístit nejde, a tak je to první volná pozice u tvé poslední budovy, odshora po směru hodinových ručiček
    } (pravidlo { $rule }).
event-henry-discarded = Jindřich odstraňuje ze hry { $tile }: nemá pro tu destičku volnou pozici (pravidlo { $rule }).
event-henry-scored = { $points ->
    [one] Jindřich má celkem { $points } bod (pravidlo { $rule }).
    [few] Jindřich má celkem { $points } body (pravidlo { $rule }).
   *[other] Jindřich má celkem { $points } bodů (pravidlo { $rule }).
    }
event-treasure-shown = Jindřichova nová budova na { $cell } dostává žeton: { $treasure } (pravidlo { $rule }).
event-treasure-removed = Žeton na { $cell } má splněnou podmínku a opouští hru: { $treasure } (pravidlo { $rule }).
event-henry-moved = Jindřich posílá { $unit } na { $cell }: nová budova je { $terrain } a křížek této jednotky také (pravidlo { $rule }).

## What stands on a tile

effect-inn = 1 bod a další 1 za každou destičku { $axis ->
    [row] v jeho řadě
   *[column] v jeho sloupci
    }; na každé straně se počítají nejvýš 3.
effect-marketplace = 1 bod a další 1 za každou destičku, která k němu přiléhá stranou.
effect-pilgrimage_site = 1 bod za každou destičku nejdelší silnice, která sem vede, i za sebe. Silnice tu končí.
effect-robber_keep = 2 body a další 2 za každou soupeřovu budovu, která k ní přiléhá stranou.
effect-mill = 1 bod a další 1 za každou žlutou destičku v útvarech, které k němu přiléhají stranou.
effect-stonemason = 1 bod a další 1 za každou šedou destičku v útvarech, které k němu přiléhají stranou.
effect-pigsty = 1 bod a další 1 za každou zelenou destičku v útvarech, které k němu přiléhají stranou.
effect-bakery = 1 bod a další 1 za každou tvou žlutou budovu.
effect-smithy = 1 bod a další 1 za každou tvou šedou budovu.
effect-foresters_lodge = 1 bod a další 1 za každou tvou zelenou budovu.
effect-camp = Po vzetí destičky můžeš Ležení otočit lícem dolů a vzít si ještě jednu. Nevyužité přináší 2 body.
effect-farm = Dává ti 1 obilí na každou budovu. 0 bodů.
effect-sawmill = Dává ti 1 dřevo na každou budovu. 0 bodů.
effect-quarry = Dává ti 1 kámen na každou budovu. 0 bodů.
# $printed: nominative
effect-trading_post = 3 body za každou tvou budovu těchto druhů: { $printed }.
effect-cathedral = 5 bodů.
effect-siege_tower = Když ji postavíš, můžeš zničit každou soupeřovu budovu, u které je právě druhou tvou obléhací věží přiléhající stranou. 0 bodů.
effect-fortress = 1 bod za každou tvou obléhací věž a každou tvou pevnost, i za sebe.
effect-basket_workshop = 3 body za každou dvojici zelené a žluté destičky { $positions ->
    [side] u jejích stran
   *[corner] u jejích rohů
    }.
effect-pottery_workshop = 3 body za každou dvojici šedé a žluté destičky { $positions ->
    [side] u jejích stran
   *[corner] u jejích rohů
    }.
effect-cooper_workshop = 3 body za každou dvojici zelené a šedé destičky { $positions ->
    [side] u jejích stran
   *[corner] u jejích rohů
    }.
# $printed: nominative
effect-guild_house = Každá tvá dílna tohoto druhu ({ $printed }) přináší za dvojici 4 body místo 3. Sám 0 bodů.
effect-watchtower = 1 bod a další 1 za každou jinou destičku téže barvy { $axis ->
    [row] v její řadě
   *[column] v jejím sloupci
    }, jakkoli daleko.
effect-guardhouse = 2 body a další 2 za každou hlásku na jejích úhlopříčkách, tvou i soupeřovu.

## Lines of the score sheet

# on a cell: the road of the tile in hand, if it is laid there; $length: tiles it would run over
ghost-road = { $length ->
    [0] bez silnice
   *[other] silnice { $length }
    }
# at the edges of the land
chair-own = Tady sedíš ty
chair-here = Tady sedí { $player }
chair-opposite = Naproti sedí { $player }

# $at: a building on the road; in old matches a position
line-road = Silnice: { $at }
line-best-three = 3 nejlepší budovy ještě jednou
line-treasures = Zbývající poklady

## The score sheet of a finished match

# the kinds of building that one paragraph scores
sheet-kinds = { $kinds }
# a tile, and where it lies
sheet-building = { $tile } { $spot }
sheet-roads = Silnice
sheet-from-roads = silnice
sheet-from-henry = jen Jindřich
sheet-units-added = Jednotky na vlastních budovách přidaly body (6.2.1): { $first } { $first_points }, { $second } { $second_points }.
# compared when points are equal
sheet-offer = jednotky v královské nabídce
sheet-henry-wins = shodu vyhrává Jindřich

## The verbs of the notation, as headings over lists of moves

verb-call = povolat jednotku
    .inf = povolat jednotku
    .do = povolej jednotku
    .log = povolává jednotku
    .picked = { $next ->
        [unit] Kterou jednotku povoláš?
       *[other] Na kterou destičku ji povoláš?
        }
verb-camp = využít Ležení
    .inf = využít Ležení
    .do = využij Ležení
    .log = využívá Ležení
verb-end = ukončit tah
    .inf = ukončit tah
    .do = ukonči tah
    .log = končí tah
verb-spare = ušetřit budovy
    .inf = ušetřit budovy
    .do = ušetři budovy
    .log = šetří budovy
verb-discard = odstranit ze hry
    .inf = odstranit ze hry
    .do = odstraň ze hry
    .log = odstraňuje ze hry

## Places

place-waiting-units = Jednotky v nabídce
treasure-at = { $cell }: { $treasure }
place-treasures = Poklady na herní ploše
unit-crossed = { $unit }, { $terrain ->
    [green] zelený
    [grey] šedý
   *[yellow] žlutý
    } křížek

## On the table: what panels, notes and tabs are called

# $own: yes for who plays this side; $side: its name
place-own-hand = { $own ->
    [yes] Tvá ruka
   *[no] Ruka: { $side }
    }
note-hand = { $count } / { $limit }
place-means = { $own ->
    [yes] Z čeho můžeš stavět
   *[no] Suroviny: { $side }
    }
means-from = Z nabídky { $offer }, od jednotek { $units }, z budov { $buildings }.
place-turn = Tento tah
turn-take = { $state ->
    [done] destička vzatá
    [again] vzít si ještě jednu
   *[todo] vzít si destičku
    }
# $count: tiles in hand
turn-lay = { $count ->
    [0] v ruce není co vyložit
    [one] v ruce je k vyložení { $count } destička
    [few] v ruce jsou k vyložení { $count } destičky
   *[other] v ruce je k vyložení { $count } destiček
    }
turn-move = přesunuté jednotky: { $moved } / { $units }
place-points = Stav bodů
zone-points = Body
# $scored: yes where roads bring points
points-from = budovy { $buildings }{ $scored ->
    [yes] {" "}· silnice { $roads }
   *[no] {""}
    }
points-from-henry = budovy { $buildings } · nejlepší tři ještě jednou { $best } · poklady { $treasures }{ $scored ->
    [yes] {" "}· silnice { $roads }
   *[no] {""}
    }
note-supply = zásoba { $count }
# $turns: with this one
headline-turns = { $turns ->
    [one] zbývá nejvýš { $turns } tah
    [few] zbývají nejvýš { $turns } tahy
   *[other] zbývá nejvýš { $turns } tahů
    } · { $sets }
headline-last = závěrečné kolo · { $sets }
headline-over = konec hry · { $sets }
strip-units = jednotky na herní ploše
gallery-treasures = Poklady

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = S bratrem stavíte jednu společnou krajinu. Vyhrává ten, komu budovy na konci přinesou víc bodů.
    .title = Cíl hry
    .one = Krajina začíná jedinou destičkou. Stojí na ní obě elitní jednotky.
    .two = Tolik bodů máš právě teď. Mění se s každou destičkou.
    .three = Počítají se jen budovy v krajině, destičky v ruce ne.
guide-tile = Tahle destička je Tržiště. Všechno důležité je přímo na ní.
    .title = Destička a její cena
    .one = Barva je terén: zelený les dává dřevo, šedá skála kámen, žluté pole obilí.
    .two = Cena je v rohu: 1 dřevo a 2 obilí.
    .three = Tržiště má 1 bod a další za každou destičku u svých stran.
guide-offer = Šest destiček leží v kruhu. Počítej je od štítu po směru hodinových ručiček.
    .title = Královská nabídka
    .one = Štít: odtud se počítá.
    .two = Oblouk je tvůj dosah. Tyhle destičky si můžeš vzít.
    .three = Každá tvá jednotka uprostřed ti přidává 1 k dosahu.
guide-take = V každém tahu si musíš vzít jednu destičku. Jde ti do ruky.
    .title = Vezmi si destičku
    .do = Vezmi si Tržiště, druhé od štítu.
    .one = Leží v tvém dosahu, takže si ji můžeš vzít.
    .two = Štít se přesune na její místo. Odtud se počítá dál.
    .three = Na staré místo štítu přijde nová destička.
guide-means = Suroviny nesbíráš. Stačí, že na ně ve chvíli stavby dosáhneš.
    .title = Čím se platí
    .one = Každá destička v tvém dosahu ti půjčí 1 surovinu své barvy.
    .two = Stejně tak každá destička, na které stojí tvá jednotka.
    .three = Tady je součet. Nic se nespotřebuje: tytéž zdroje ti poslouží znovu.
guide-build = Když máš na destičku v ruce všechno, může z ní být budova.
    .title = Postav budovu
    .do = Vyber destičku v ruce a pak zlaté místo v krajině.
    .one = Stavíš vedle své jednotky, stranou nebo rohem.
    .two = U strany počáteční destičky má Tržiště 2 body. Tohle místo doporučujeme.
    .three = Cena se jen ověří. Všechny zdroje ti zůstanou.
guide-step = Každá tvá jednotka se smí za tah jednou přesunout.
    .title = Krok jednotky
    .do = Přesuň elitní jednotku na svou novou budovu.
    .one = Jde na sousední destičku, kde žádná jednotka nestojí.
    .two = Budova s tvou jednotkou má dvojnásobek: 4 body místo 2.
    .three = Odsud ti jednotka půjčuje kámen, protože destička je šedá.
guide-end = Vzít, vyložit, přesunout: v libovolném pořadí. Tady vidíš, co je hotové.
    .title = Konec tahu
    .do = Ukonči tah.
    .one = Destičku už máš. Bez toho tah skončit nemůže.
    .two = Vyložit můžeš libovolný počet destiček, i žádnou.
    .three = Každá jednotka se přesune nejvýš jednou.
guide-rival = Teď bere, staví a přesouvá bratr, podle stejných pravidel. Co udělal, zůstane vyznačené do tvého prvního tahu.
    .title = Bratrův tah
    .one = Jeho budovy vidíš vzhůru nohama: jsou otočené k němu.
    .two = Jakmile odejde z počáteční destičky, je tam místo pro tebe.
    .three = Ruce jsou veřejné: dotkni se nahoře jeho erbu a uvidíš jeho destičky.
guide-keep = Tvůj druhý tah. Zase si bereš destičku, ale vyložit ji hned nemusíš.
    .title = Destička na později
    .do = Vezmi si Obchodní stanici, druhou od štítu.
    .one = Je v tvém dosahu. Zatím na ni nemáš, ale to nevadí.
    .two = Na konci tahu smíš mít v ruce až 3 destičky.
guide-call = Tvé řadové jednotky čekají v královské nabídce. Odtud přicházejí do krajiny.
    .title = Povolej jednotku
    .do = Vyber jednotku v nabídce a pak počáteční destičku.
    .one = Jednotka v nabídce dává dosah.
    .two = Jednotka v krajině dává surovinu své destičky, otevírá místa ke stavbě a zdvojnásobí body tvé budovy, na které stojí. Přichází vedle některé tvé jednotky.
    .three = Dosah hned klesne o 1. Později můžeš jednotku zase stáhnout.
guide-rest = Na tenhle tah to stačí. Destička ti počká v ruce.
    .title = Ke třetímu tahu
    .do = Ukonči tah.
    .one = Přesunuté jednotky se otočí zpět a příště smějí zase jít.
    .two = Jedna destička v ruce nevadí, limit jsou 3.
guide-next = Tvůj třetí tah. Tentokrát postavíš budovu lstí.
    .title = Destička s plánem
    .do = Vezmi si Lapkovskou tvrz, první od štítu.
    .one = Má 2 body a další 2 za každou bratrovu budovu u svých stran.
    .two = Jedna surovina ti na ni chybí. S tím si poradíme.
guide-extend = Destičku můžeš vyložit i lícem dolů. Pak je to volný terén a nic nestojí.
    .title = Rozšiř krajinu
    .do = Vylož Obchodní stanici lícem dolů vpravo od Tržiště.
    .one = Vyber destičku a pak místo.
    .two = Za to máš v tomto tahu slevu 1 suroviny.
    .three = Volný terén nikomu nepatří, ale barvu si nechává.
guide-discount = Sleva zastoupí tu jednu chybějící surovinu. Teď už na to máš.
    .title = Stav se slevou
    .do = Postav Lapkovskou tvrz mezi bratrovy budovy.
    .one = Sleva platí do konce tohoto tahu.
    .two = Tady se stranou dotýká dvou jeho budov: 6 bodů.
    .three = Dotýká se i tvého Tržiště, to také získá bod, a díky jednotce dvakrát.
guide-roads = Některé destičky mají silnice, které vedou k jejich stranám. Při stavbě na sebe navazovat nemusí.
    .title = Silnice
    .one = Dvě budovy spojuje silnice, když ji na společné straně mají obě.
    .two = Kdo má na silnici víc budov, získá rozdíl.
    .three = V první hře silnice nebodujeme. Zkus je příště.
guide-points = Body se počítají na konci, ale pořád vidíš, jak na tom jsi.
    .title = Jak se počítají body
    .one = Každá tvá budova boduje podle svého textu, s tvou jednotkou dvakrát.
    .two = Bratrovy body. Jeho jednotky zdvojnásobují jen body jeho budov.
    .three = Při shodě vyhrává, kdo má v královské nabídce víc jednotek.
guide-on = Víš všechno, co je potřeba. Ukonči tah a hraj dál, bratr hraje taky.
    .title = Hraj dál
    .one = Až dojde společná zásoba, tah se dohraje jako obvykle.
    .two = Pak má každý ještě jeden tah a sečtou se body.
    .three = Ležení ti dovolí vzít si ještě jednu destičku. Zbytek je na destičkách: dotkni se a čti.

## Čeho si bot všímá: jedna jednotka každé věci, kterou jeho cit počítá

sense-points = bod, který už máš
sense-to-come = zbytek hry
sense-doubled = bod zdvojnásobený jednotkou
sense-best-three = bod tvých tří nejlepších budov
sense-road-points = bod za silnice
sense-my-turn = to, že jsi na tahu
sense-take-left = destička, kterou si v tahu ještě můžeš vzít
sense-discount = nevyužitá sleva
sense-unmoved = jednotka, která se ještě může pohnout
sense-on-grid = řadová jednotka na herní ploše
sense-on-own = jednotka na vlastní budově
sense-hand = destička v ruce
sense-surplus = destička nad limit ruky
sense-payable = destička v ruce, na kterou máš suroviny
sense-nearly-payable = destička v ruce, na kterou chybí jedna surovina
sense-reachable-payable = destička v dosahu, na kterou máš suroviny
sense-treasures-open = poklad na herní ploše
sense-treasures-half = poklad, kterému chybí jedna destička
sense-treasures-hidden = poklad v hromádce
sense-built-inn = postaveno: { kind-inn }
sense-built-marketplace = postaveno: { kind-marketplace }
sense-built-pilgrimage-site = postaveno: { kind-pilgrimage_site }
sense-built-robber-keep = postaveno: { kind-robber_keep }
sense-built-mill = postaveno: { kind-mill }
sense-built-stonemason = postaveno: { kind-stonemason }
sense-built-pigsty = postaveno: { kind-pigsty }
sense-built-bakery = postaveno: { kind-bakery }
sense-built-smithy = postaveno: { kind-smithy }
sense-built-foresters-lodge = postaveno: { kind-foresters_lodge }
sense-built-camp = postaveno: { kind-camp }
sense-built-farm = postaveno: { kind-farm }
sense-built-sawmill = postaveno: { kind-sawmill }
sense-built-quarry = postaveno: { kind-quarry }
sense-built-trading-post = postaveno: { kind-trading_post }
sense-built-cathedral = postaveno: { kind-cathedral }
sense-built-siege-tower = postaveno: { kind-siege_tower }
sense-built-fortress = postaveno: { kind-fortress }
sense-built-basket-workshop = postaveno: { kind-basket_workshop }
sense-built-pottery-workshop = postaveno: { kind-pottery_workshop }
sense-built-cooper-workshop = postaveno: { kind-cooper_workshop }
sense-built-guild-house = postaveno: { kind-guild_house }
sense-built-watchtower = postaveno: { kind-watchtower }
sense-built-guardhouse = postaveno: { kind-guardhouse }
sense-hand-inn = v ruce: { kind-inn }
sense-hand-marketplace = v ruce: { kind-marketplace }
sense-hand-pilgrimage-site = v ruce: { kind-pilgrimage_site }
sense-hand-robber-keep = v ruce: { kind-robber_keep }
sense-hand-mill = v ruce: { kind-mill }
sense-hand-stonemason = v ruce: { kind-stonemason }
sense-hand-pigsty = v ruce: { kind-pigsty }
sense-hand-bakery = v ruce: { kind-bakery }
sense-hand-smithy = v ruce: { kind-smithy }
sense-hand-foresters-lodge = v ruce: { kind-foresters_lodge }
sense-hand-camp = v ruce: { kind-camp }
sense-hand-farm = v ruce: { kind-farm }
sense-hand-sawmill = v ruce: { kind-sawmill }
sense-hand-quarry = v ruce: { kind-quarry }
sense-hand-trading-post = v ruce: { kind-trading_post }
sense-hand-cathedral = v ruce: { kind-cathedral }
sense-hand-siege-tower = v ruce: { kind-siege_tower }
sense-hand-fortress = v ruce: { kind-fortress }
sense-hand-basket-workshop = v ruce: { kind-basket_workshop }
sense-hand-pottery-workshop = v ruce: { kind-pottery_workshop }
sense-hand-cooper-workshop = v ruce: { kind-cooper_workshop }
sense-hand-guild-house = v ruce: { kind-guild_house }
sense-hand-watchtower = v ruce: { kind-watchtower }
sense-hand-guardhouse = v ruce: { kind-guardhouse }

## Headings of big moments, shown across the table

illumination-last-turns = Poslední tahy

## Co se dělá: pro stránku o tom, jak se hraje

done-took = Vzaté destičky
done-built = Postavené destičky

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
figure-terrain-any = libovolný
figure-roads = silnice
figure-joined = silnice jsou spojené
figure-line = směr
figure-line-row = řada
figure-line-column = sloupec
figure-positions = pozice
figure-positions-side = strany
figure-positions-corner = rohy
figure-shows = vyobrazeno
figure-cross = barva křížku
figure-wrong-terrains = Sada { $set } má od každého terénu tři destičky; tady { $terrain }: { $count }.
figure-wrong-cost = { $tile }: celá cena je { $count }; může být od { $least } do { $most }.
figure-wrong-crosses = Tři jednotky jednoho hráče mají křížky tří různých barev.
figure-reason-kind = pravidla ji ukazují jen u jiné destičky téhož druhu
tile-entered = { $tile } ({ $terrain }; { $cost })
