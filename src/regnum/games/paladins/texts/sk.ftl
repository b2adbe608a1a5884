### Paladins: the words of the game, Slovak.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its plural, genitive;
### .short: narrow places; .full: a card or square told apart from its twins.

## The game

game-title = { term-game_title }
    .short = Paladini
game-tagline = Stavaj hradby, vysielaj misionárov a postav sa cudzincom
game-about = Sedem kôl si najímaš poddaných v krčmách, vyberáš si paladina a rozhoduješ, na ktoré akcie svojich ľudí pošleš; viera, sila a vplyv si pritom navzájom otvárajú cestu. Zločinec zastane každú prácu, lenže prináša podozrenie, a len čo sa minú dane, príde Inkvizícia za tým, kto ho má najviac. Hra je pre jedného až štyroch hráčov; v sólovej hre sa postavíš virtuálnemu hráčovi, ktorého vedú karty intríg.
game-time = 90–120 min
game-credits = Autori hry: Shem Phillips a S J Macdonald. Vydáva Garphill Games.
term-game_title = Paladini Západného kráľovstva
    .acc = Paladinov Západného kráľovstva
    .gen = Paladinov Západného kráľovstva
term-game_title_short = Paladini
    .acc = Paladinov
    .gen = Paladinov
term-vp = VB
    .long = víťazný bod
    .long-few = víťazné body
    .long-other = víťazných bodov
term-player = hráč
    .few = hráči
    .other = hráčov
    .acc = hráča
    .acc-few = hráčov
    .gen = hráča
term-start_player_role = začínajúci hráč
    .acc = začínajúceho hráča
    .gen = začínajúceho hráča
term-round = kolo
    .few = kolá
    .other = kôl
    .acc = kolo
    .acc-few = kolá
    .gen = kola
term-turn = ťah
    .few = ťahy
    .other = ťahov
    .acc = ťah
    .acc-few = ťahy
    .gen = ťahu
term-action = akcia
    .few = akcie
    .other = akcií
    .acc = akciu
    .acc-few = akcie
    .gen = akcie
term-pass = pasovanie
    .inf = pasovať
    .do = Pasuj
term-reward = odmena
    .few = odmeny
    .other = odmien
    .acc = odmenu
    .acc-few = odmeny
    .gen = odmeny
term-cost = cena
    .few = ceny
    .other = cien
    .acc = cenu
    .acc-few = ceny
    .gen = ceny
term-ability = schopnosť
    .few = schopnosti
    .other = schopností
    .acc = schopnosť
    .acc-few = schopnosti
    .gen = schopnosti
term-choice = voľba
    .acc = voľbu
    .gen = voľby

## Seats and the solo opponent: the value is the subject of a log sentence, .short is the colour or the short name

seat-red = červená
seat-blue = modrá
seat-green = zelená
seat-yellow = žltá

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Adso
    .n2 = Berno
    .n3 = Wido
    .n4 = Otger
bot-squire = Hatto
    .n2 = Radbod
    .n3 = Gerold
    .n4 = Lambert
bot-knight = Roland
    .n2 = Olivier
    .n3 = Ogier
    .n4 = Astolf
bot-castellan = Viliam
    .n2 = Bernard
    .n3 = Reginar
    .n4 = Adalhard
bot-king = Karol
    .n2 = Ľudovít
    .n3 = Lothar
    .n4 = Pipin
ai = virtuálny hráč
    .acc = virtuálneho hráča
    .gen = virtuálneho hráča
    .dat = virtuálnemu hráčovi
    .short = virtuálny hráč

## Workers

term-worker = poddaný
    .few = poddaní
    .other = poddaných
    .acc = poddaného
    .acc-few = poddaných
    .gen = poddaného
worker-labourer = nádenník
    .few = nádenníci
    .other = nádenníkov
    .acc = nádenníka
    .acc-few = nádenníkov
    .gen = nádenníka
    .short = nád.
worker-scout = zved
    .few = zvedovia
    .other = zvedov
    .acc = zveda
    .acc-few = zvedov
    .gen = zveda
    .short = zved
worker-merchant = kupec
    .few = kupci
    .other = kupcov
    .acc = kupca
    .acc-few = kupcov
    .gen = kupca
    .short = kupec
worker-fighter = bojovník
    .few = bojovníci
    .other = bojovníkov
    .acc = bojovníka
    .acc-few = bojovníkov
    .gen = bojovníka
    .short = boj.
worker-cleric = kňaz
    .few = kňazi
    .other = kňazov
    .acc = kňaza
    .acc-few = kňazov
    .gen = kňaza
    .short = kňaz
worker-criminal = zločinec
    .few = zločinci
    .other = zločincov
    .acc = zločinca
    .acc-few = zločincov
    .gen = zločinca
    .short = zloč.
worker-any = ľubovoľný poddaný
    .few = ľubovoľní poddaní
    .other = ľubovoľných poddaných
    .acc = ľubovoľného poddaného
    .acc-few = ľubovoľných poddaných
    .gen = ľubovoľného poddaného
    .short = ktokoľvek
term-wild = žolík
    .acc = žolíka
    .gen = žolíka
term-pool = tvoji poddaní
    .acc = tvojich poddaných
    .gen = tvojich poddaných
term-slot = políčko pre poddaného
    .few = políčka pre poddaných
    .other = políčok pre poddaných
    .acc = políčko pre poddaného
    .acc-few = políčka pre poddaných
    .gen = políčka pre poddaného

## Goods and stocks; .mass: without a number

term-silver = minca
    .few = mince
    .other = mincí
    .acc = mincu
    .acc-few = mince
    .gen = mince
    .mass = mince
    .mass-acc = mince
    .mass-gen = mincí
term-provision = proviant
    .few = provianty
    .other = proviantov
    .acc = proviant
    .acc-few = provianty
    .gen = proviantu
    .mass = proviant
    .mass-acc = proviant
    .mass-gen = proviantu
term-goods = suroviny
    .acc = suroviny
    .gen = surovín
term-resource = surovina
    .few = suroviny
    .other = surovín
    .acc = surovinu
    .acc-few = suroviny
    .gen = suroviny
term-tax = daň
    .few = dane
    .other = daní
    .acc = daň
    .acc-few = dane
    .gen = dane
term-general_supply = spoločná zásoba
    .acc = spoločnú zásobu
    .gen = spoločnej zásoby
    .to = do spoločnej zásoby
    .from = zo spoločnej zásoby
term-tax_supply = zásoba daní
    .acc = zásobu daní
    .gen = zásoby daní
    .to = do zásoby daní
    .at = v zásobe daní
    .from = zo zásoby daní

## Counted things; -acc after a verb (gain, pay, place), -gen the genitive (missing, up to)

count-worker = { $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
    }
count-worker-acc = { $count ->
    [one] { $count } poddaného
    [few] { $count } poddaných
   *[other] { $count } poddaných
    }
count-any-worker-acc = { $count ->
    [one] { $count } ľubovoľného poddaného
    [few] { $count } ľubovoľných poddaných
   *[other] { $count } ľubovoľných poddaných
    }
count-worker-gen = { $count ->
    [one] { $count } poddaného
    [few] { $count } poddaných
   *[other] { $count } poddaných
    }
count-labourer = { $count ->
    [one] { $count } nádenník
    [few] { $count } nádenníci
   *[other] { $count } nádenníkov
    }
count-labourer-acc = { $count ->
    [one] { $count } nádenníka
    [few] { $count } nádenníkov
   *[other] { $count } nádenníkov
    }
count-labourer-gen = { $count ->
    [one] { $count } nádenníka
    [few] { $count } nádenníkov
   *[other] { $count } nádenníkov
    }
count-scout = { $count ->
    [one] { $count } zved
    [few] { $count } zvedovia
   *[other] { $count } zvedov
    }
count-scout-acc = { $count ->
    [one] { $count } zveda
    [few] { $count } zvedov
   *[other] { $count } zvedov
    }
count-scout-gen = { $count ->
    [one] { $count } zveda
    [few] { $count } zvedov
   *[other] { $count } zvedov
    }
count-merchant = { $count ->
    [one] { $count } kupec
    [few] { $count } kupci
   *[other] { $count } kupcov
    }
count-merchant-acc = { $count ->
    [one] { $count } kupca
    [few] { $count } kupcov
   *[other] { $count } kupcov
    }
count-merchant-gen = { $count ->
    [one] { $count } kupca
    [few] { $count } kupcov
   *[other] { $count } kupcov
    }
count-fighter = { $count ->
    [one] { $count } bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníkov
    }
count-fighter-acc = { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníkov
   *[other] { $count } bojovníkov
    }
count-fighter-gen = { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníkov
   *[other] { $count } bojovníkov
    }
count-cleric = { $count ->
    [one] { $count } kňaz
    [few] { $count } kňazi
   *[other] { $count } kňazov
    }
count-cleric-acc = { $count ->
    [one] { $count } kňaza
    [few] { $count } kňazov
   *[other] { $count } kňazov
    }
count-cleric-gen = { $count ->
    [one] { $count } kňaza
    [few] { $count } kňazov
   *[other] { $count } kňazov
    }
count-criminal = { $count ->
    [one] { $count } zločinec
    [few] { $count } zločinci
   *[other] { $count } zločincov
    }
count-criminal-acc = { $count ->
    [one] { $count } zločinca
    [few] { $count } zločincov
   *[other] { $count } zločincov
    }
count-criminal-gen = { $count ->
    [one] { $count } zločinca
    [few] { $count } zločincov
   *[other] { $count } zločincov
    }
count-silver = { $count ->
    [one] { $count } minca
    [few] { $count } mince
   *[other] { $count } mincí
    }
count-silver-acc = { $count ->
    [one] { $count } mincu
    [few] { $count } mince
   *[other] { $count } mincí
    }
count-silver-gen = { $count ->
    [one] { $count } mince
    [few] { $count } mincí
   *[other] { $count } mincí
    }
count-provision = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantov
    }
count-provision-acc = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantov
    }
count-provision-gen = { $count ->
    [one] { $count } proviantu
    [few] { $count } proviantov
   *[other] { $count } proviantov
    }
count-debt = { $count ->
    [one] { $count } dlh
    [few] { $count } dlhy
   *[other] { $count } dlhov
    }
count-debt-acc = { $count ->
    [one] { $count } dlh
    [few] { $count } dlhy
   *[other] { $count } dlhov
    }
count-debt-gen = { $count ->
    [one] { $count } dlhu
    [few] { $count } dlhov
   *[other] { $count } dlhov
    }
count-suspicion = { $count ->
    [one] { $count } karta podozrenia
    [few] { $count } karty podozrenia
   *[other] { $count } kariet podozrenia
    }
count-suspicion-acc = { $count ->
    [one] { $count } kartu podozrenia
    [few] { $count } karty podozrenia
   *[other] { $count } kariet podozrenia
    }
count-suspicion-gen = { $count ->
    [one] { $count } karty podozrenia
    [few] { $count } kariet podozrenia
   *[other] { $count } kariet podozrenia
    }
count-workshop = { $count ->
    [one] { $count } dielňa
    [few] { $count } dielne
   *[other] { $count } dielní
    }
count-workshop-acc = { $count ->
    [one] { $count } dielňu
    [few] { $count } dielne
   *[other] { $count } dielní
    }
count-monk = { $count ->
    [one] { $count } misionár
    [few] { $count } misionári
   *[other] { $count } misionárov
    }
count-monk-acc = { $count ->
    [one] { $count } misionára
    [few] { $count } misionárov
   *[other] { $count } misionárov
    }
count-outpost = { $count ->
    [one] { $count } tvrdza
    [few] { $count } tvrdze
   *[other] { $count } tvrdzí
    }
count-outpost-acc = { $count ->
    [one] { $count } tvrdzu
    [few] { $count } tvrdze
   *[other] { $count } tvrdzí
    }
count-jar = { $count ->
    [one] { $count } džbán
    [few] { $count } džbány
   *[other] { $count } džbánov
    }
count-jar-acc = { $count ->
    [one] { $count } džbán
    [few] { $count } džbány
   *[other] { $count } džbánov
    }
count-wall = { $count ->
    [one] { $count } hradba
    [few] { $count } hradby
   *[other] { $count } hradieb
    }
count-wall-acc = { $count ->
    [one] { $count } hradbu
    [few] { $count } hradby
   *[other] { $count } hradieb
    }
count-townsfolk = { $count ->
    [one] { $count } mešťan
    [few] { $count } mešťania
   *[other] { $count } mešťanov
    }
count-townsfolk-acc = { $count ->
    [one] { $count } mešťana
    [few] { $count } mešťanov
   *[other] { $count } mešťanov
    }
count-outsider = { $count ->
    [one] { $count } cudzinec
    [few] { $count } cudzinci
   *[other] { $count } cudzincov
    }
count-outsider-acc = { $count ->
    [one] { $count } cudzinca
    [few] { $count } cudzincov
   *[other] { $count } cudzincov
    }
count-vp = { $count ->
    [one] { $count } VB
    [few] { $count } VB
   *[other] { $count } VB
    }
count-vp-acc = { $count ->
    [one] { $count } VB
    [few] { $count } VB
   *[other] { $count } VB
    }
count-tavern = { $count ->
    [one] { $count } krčma
    [few] { $count } krčmy
   *[other] { $count } krčiem
    }
count-tavern-acc = { $count ->
    [one] { $count } krčmu
    [few] { $count } krčmy
   *[other] { $count } krčiem
    }
count-player = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
    }
count-player-acc = { $count ->
    [one] { $count } hráča
    [few] { $count } hráčov
   *[other] { $count } hráčov
    }
count-order = { $count ->
    [one] { $count } kráľovský rozkaz
    [few] { $count } kráľovské rozkazy
   *[other] { $count } kráľovských rozkazov
    }
count-order-acc = { $count ->
    [one] { $count } kráľovský rozkaz
    [few] { $count } kráľovské rozkazy
   *[other] { $count } kráľovských rozkazov
    }

## Pieces

term-workshop = dielňa
    .few = dielne
    .other = dielní
    .acc = dielňu
    .acc-few = dielne
    .gen = dielne
term-monk = misionár
    .few = misionári
    .other = misionárov
    .acc = misionára
    .acc-few = misionárov
    .gen = misionára
term-outpost = tvrdza
    .few = tvrdze
    .other = tvrdzí
    .acc = tvrdzu
    .acc-few = tvrdze
    .gen = tvrdze
term-jar = džbán
    .few = džbány
    .other = džbánov
    .acc = džbán
    .acc-few = džbány
    .gen = džbánu
term-attribute_marker = ukazovateľ vlastnosti
    .few = ukazovatele vlastností
    .other = ukazovateľov vlastností
    .acc = ukazovateľ vlastnosti
    .acc-few = ukazovatele vlastností
    .gen = ukazovateľa vlastnosti
term-resource_marker = ukazovateľ surovín
    .acc = ukazovateľ surovín
    .gen = ukazovateľa surovín
term-start_player = žetón začínajúceho hráča
    .acc = žetón začínajúceho hráča
    .gen = žetónu začínajúceho hráča

## Boards and places

term-main_board = hrací plán
    .acc = hrací plán
    .gen = hracieho plánu
    .at = na hracom pláne
term-main_board_parts = časť hracieho plánu
    .few = časti hracieho plánu
    .other = častí hracieho plánu
    .acc = časť hracieho plánu
    .acc-few = časti hracieho plánu
    .gen = časti hracieho plánu
term-player_boards = doska hráča
    .few = dosky hráčov
    .other = dosiek hráčov
    .acc = dosku hráča
    .acc-few = dosky hráčov
    .gen = dosky hráča
term-own_board = tvoja doska
    .acc = tvoju dosku
    .gen = tvojej dosky
    .at = na tvojej doske
    .from = z tvojej dosky
term-left_side = akcie na ľavej strane dosky
    .acc = akcie na ľavej strane dosky
    .gen = akcií na ľavej strane dosky
term-right_side = akcie na pravej strane dosky
    .acc = akcie na pravej strane dosky
    .gen = akcií na pravej strane dosky
term-action_space = akčné pole
    .few = akčné polia
    .other = akčných polí
    .acc = akčné pole
    .acc-few = akčné polia
    .gen = akčného poľa
term-card_place = pole na kartu
    .few = polia na karty
    .other = polí na karty
    .acc = pole na kartu
    .acc-few = polia na karty
    .gen = poľa na kartu
term-square = políčko
    .few = políčka
    .other = políčok
    .acc = políčko
    .acc-few = políčka
    .gen = políčka
term-absolve_square = políčko odpustku
    .few = políčka odpustkov
    .other = políčok odpustkov
    .acc = políčko odpustku
    .acc-few = políčka odpustkov
    .gen = políčka odpustku
term-occupied = obsadené
term-column = stĺpec
    .few = stĺpce
    .other = stĺpcov
    .acc = stĺpec
    .acc-few = stĺpce
    .gen = stĺpca
term-region = región
    .few = regióny
    .other = regiónov
    .acc = región
    .acc-few = regióny
    .gen = regiónu
term-flag = vlajočka
    .few = vlajočky
    .other = vlajočiek
    .acc = vlajočku
    .acc-few = vlajočky
    .gen = vlajočky

## Attributes

term-attribute = vlastnosť
    .few = vlastnosti
    .other = vlastností
    .acc = vlastnosť
    .acc-few = vlastnosti
    .gen = vlastnosti
attribute-faith = viera
    .acc = vieru
    .gen = viery
attribute-strength = sila
    .acc = silu
    .gen = sily
attribute-influence = vplyv
    .acc = vplyv
    .gen = vplyvu
term-attribute_track = stupnica vlastností
    .acc = stupnicu vlastností
    .gen = stupnice vlastností
term-boost = zvýšenie vlastnosti na toto kolo
    .acc = zvýšenie vlastnosti na toto kolo
    .gen = zvýšenia vlastnosti na toto kolo

## Cards and decks

term-card = karta
    .few = karty
    .other = kariet
    .acc = kartu
    .acc-few = karty
    .gen = karty
term-deck = balíček
    .few = balíčky
    .other = balíčkov
    .acc = balíček
    .acc-few = balíčky
    .gen = balíčka
    .from = z balíčka
term-discard_pile = odkladací balíček
    .acc = odkladací balíček
    .gen = odkladacieho balíčka
    .to = na odkladací balíček
term-face_up = lícom hore
term-face_down = lícom dole
term-paladins = paladin
    .few = paladini
    .other = paladinov
    .acc = paladina
    .acc-few = paladinov
    .gen = paladina
term-townsfolk = mešťan
    .few = mešťania
    .other = mešťanov
    .acc = mešťana
    .acc-few = mešťanov
    .gen = mešťana
    .short = balíček mešťanov
term-outsiders = cudzinec
    .few = cudzinci
    .other = cudzincov
    .acc = cudzinca
    .acc-few = cudzincov
    .gen = cudzinca
    .short = balíček cudzincov
term-kings_favours = kráľovská priazeň
    .few = kráľovské priazne
    .other = kráľovských priazní
    .acc = kráľovskú priazeň
    .acc-few = kráľovské priazne
    .gen = kráľovskej priazne
term-kings_orders = kráľovský rozkaz
    .few = kráľovské rozkazy
    .other = kráľovských rozkazov
    .acc = kráľovský rozkaz
    .acc-few = kráľovské rozkazy
    .gen = kráľovského rozkazu
term-debts = dlh
    .few = dlhy
    .other = dlhov
    .acc = dlh
    .acc-few = dlhy
    .gen = dlhu
    .short = dlhy
term-suspicions = podozrenie
    .few = podozrenia
    .other = podozrení
    .acc = podozrenie
    .acc-few = podozrenia
    .gen = podozrenia
    .short = podozrenia
term-taverns = krčma
    .few = krčmy
    .other = krčiem
    .acc = krčmu
    .acc-few = krčmy
    .gen = krčmy
term-walls = hradba
    .few = hradby
    .other = hradieb
    .acc = hradbu
    .acc-few = hradby
    .gen = hradby
    .short = balíček hradieb
term-schemes = intriga
    .few = intrigy
    .other = intríg
    .acc = intrigu
    .acc-few = intrigy
    .gen = intrigy
    .short = balíček intríg
term-townsfolk_card = karta mešťana
    .few = karty mešťanov
    .other = kariet mešťanov
    .acc = kartu mešťana
    .acc-few = karty mešťanov
    .gen = karty mešťana
term-outsider_card = karta cudzinca
    .few = karty cudzincov
    .other = kariet cudzincov
    .acc = kartu cudzinca
    .acc-few = karty cudzincov
    .gen = karty cudzinca
term-wall_card = karta hradby
    .few = karty hradieb
    .other = kariet hradieb
    .acc = kartu hradby
    .acc-few = karty hradieb
    .gen = karty hradby
term-tavern_card = karta krčmy
    .few = karty krčmy
    .other = kariet krčmy
    .acc = kartu krčmy
    .acc-few = karty krčmy
    .gen = karty krčmy
term-debt_card = karta dlhu
    .few = karty dlhu
    .other = kariet dlhu
    .acc = kartu dlhu
    .acc-few = karty dlhu
    .gen = karty dlhu
term-suspicion_card = karta podozrenia
    .few = karty podozrenia
    .other = kariet podozrenia
    .acc = kartu podozrenia
    .acc-few = karty podozrenia
    .gen = karty podozrenia
term-paladin_card = karta paladina
    .few = karty paladinov
    .other = kariet paladinov
    .acc = kartu paladina
    .acc-few = karty paladinov
    .gen = karty paladina
term-scheme_card = karta intríg
    .few = karty intríg
    .other = kariet intríg
    .acc = kartu intríg
    .acc-few = karty intríg
    .gen = karty intríg
term-green_seal = zelená pečať
    .acc = zelenú pečať
    .gen = zelenej pečate
term-red_seal = červená pečať
    .acc = červenú pečať
    .gen = červenej pečate
term-unpaid = nesplatený
term-paid = splatený
term-debt_unpaid = nesplatený dlh
    .few = nesplatené dlhy
    .other = nesplatených dlhov
    .acc = nesplatený dlh
    .acc-few = nesplatené dlhy
    .gen = nesplateného dlhu
term-debt_paid_card = splatený dlh
    .few = splatené dlhy
    .other = splatených dlhov
    .acc = splatený dlh
    .acc-few = splatené dlhy
    .gen = splateného dlhu
term-party = družina
    .acc = družinu
    .gen = družiny
    .to = do tvojej družiny
    .at = v tvojej družine
term-offer = ponuka
    .acc = ponuku
    .gen = ponuky
    .from = z ponuky
term-instant_reward = okamžitá odmena
    .few = okamžité odmeny
    .other = okamžitých odmien
    .acc = okamžitú odmenu
    .acc-few = okamžité odmeny
    .gen = okamžitej odmeny
term-discard_reward = odmena za odhodenie
    .acc = odmenu za odhodenie
    .gen = odmeny za odhodenie
term-lasting_ability = trvalá schopnosť
    .acc = trvalú schopnosť
    .gen = trvalej schopnosti
term-special_ability = zvláštna schopnosť
    .acc = zvláštnu schopnosť
    .gen = zvláštnej schopnosti
term-attack_reward = odmena za útok
    .acc = odmenu za útok
    .gen = odmeny za útok
term-convert_reward = odmena za obrátenie
    .acc = odmenu za obrátenie
    .gen = odmeny za obrátenie
term-attacked = napadnutý cudzinec
    .few = napadnutí cudzinci
    .other = napadnutých cudzincov
    .acc = napadnutého cudzinca
    .acc-few = napadnutých cudzincov
    .gen = napadnutého cudzinca
term-converted = obrátený cudzinec
    .few = obrátení cudzinci
    .other = obrátených cudzincov
    .acc = obráteného cudzinca
    .acc-few = obrátených cudzincov
    .gen = obráteného cudzinca

## Actions; .inf for buttons, .do for prompts; in uk .gen stands after the word for action

action-develop = rozvoj
    .acc = rozvoj
    .gen = rozvoja
    .inf = vykonať rozvoj
    .do = Umiestni dielňu
action-recruit = verbovanie
    .acc = verbovanie
    .gen = verbovania
    .inf = naverbovať mešťana
    .do = Naverbuj mešťana
action-hunt = lov
    .acc = lov
    .gen = lovu
    .inf = loviť
    .do = Choď na lov
action-trade = obchod
    .acc = obchod
    .gen = obchodu
    .inf = obchodovať
    .do = Obchoduj
action-pray = modlitba
    .acc = modlitbu
    .gen = modlitby
    .inf = pomodliť sa
    .do = Pomodli sa
action-conspire = sprisahanie
    .acc = sprisahanie
    .gen = sprisahania
    .inf = zosnovať sprisahanie
    .do = Zosnuj sprisahanie
action-commission = misia
    .acc = misiu
    .gen = misie
    .inf = vyslať misionára
    .do = Vyšli misionára
action-fortify = opevnenie
    .acc = opevnenie
    .gen = opevnenia
    .inf = postaviť hradbu
    .do = Postav hradbu
action-garrison = posádka
    .acc = posádku
    .gen = posádky
    .inf = umiestniť tvrdzu
    .do = Umiestni tvrdzu
action-absolve = odpustok
    .acc = odpustok
    .gen = odpustku
    .inf = kúpiť odpustok
    .do = Kúp odpustok
action-attack = útok
    .acc = útok
    .gen = útoku
    .inf = zaútočiť na cudzinca
    .do = Zaútoč na cudzinca
action-convert = obrátenie
    .acc = obrátenie
    .gen = obrátenia
    .inf = obrátiť cudzinca
    .do = Obráť cudzinca
action-rest = odpočinok
    .acc = odpočinok
    .gen = odpočinku
    .inf = odpočívať
    .do = Odpočívaj
action-favour = kráľovská priazeň
    .acc = kráľovskú priazeň
    .gen = kráľovskej priazne
    .inf = využiť kráľovskú priazeň
    .do = Využi priazeň

## What icons mean, without numbers of their own

term-cancel_debt = Zruš 1 nesplatený dlh
term-pay_debt = Splať 1 nesplatený dlh
term-clear_space = Modlitba: odstráň všetkých poddaných z 1 akčného poľa
term-discard_townsfolk = Odhoď 1 mešťana
term-recruit_townsfolk = Naverbuj 1 mešťana
term-place_workshop = Umiestni 1 dielňu
term-free_recruit = Verbovanie zadarmo
term-free_develop = Rozvoj zadarmo
term-either = Vyber si jednu možnosť
term-players_3 = Len v hre 3 a viac hráčov
term-players_4 = Len v hre 4 hráčov

## When abilities work

term-trigger_debt_paid = Pri každom splatení dlhu
term-trigger_inquisition = Počas každej Inkvizície
term-suspicion_min = ak máš 2 alebo viac kariet podozrenia
term-suspicion_max = ak nemáš žiadnu kartu podozrenia

## Tax, suspicion, Inquisition

term-inquisition = Inkvizícia
    .acc = Inkvizíciu
    .gen = Inkvizície
term-most_suspicion = najviac kariet podozrenia
term-half_rounded_down = polovica, zaokrúhlené nadol
term-refill = doplniť zásobu daní

## Phases

term-setup = príprava hry
term-phase_draft = výber prvých mešťanov
term-phase_start_player = začínajúci hráč
term-phase_reveal = kráľovské rozkazy a priazeň
term-phase_taverns = krčmy
term-phase_paladins = výber paladina
term-phase_workers = poddaní
term-phase_actions = akcie
term-phase_refresh = obnovenie hracieho plánu
term-phase_scoring = záverečné bodovanie
term-paladin_use = Využiť v tomto kole
term-paladin_top = Navrch balíčka
term-paladin_bottom = Naspodok balíčka
term-keep_workers = Nechaj si až 3 poddaných

## Score sheet

term-score_orders = Splnené kráľovské rozkazy
term-score_attributes = Stupnica vlastností
term-score_faith = Viera
term-score_strength = Sila
term-score_influence = Vplyv
term-score_commission = Misia
term-score_garrison = Posádka
term-score_fortify = Opevnenie a hradby
term-score_absolve = Odpustok
term-score_develop = Rozvoj
term-score_converted = Obrátení cudzinci
term-score_debts = Dlhy
term-score_leftovers = Mince a proviant
term-score_total = Spolu
term-tie_orders = najviac bodov za kráľovské rozkazy
term-tie_suspicion = najmenej kariet podozrenia
term-shared_win = spoločné víťazstvo
term-winner = víťaz
    .acc = víťaza
    .gen = víťaza
term-metric_attacked_saracen = 1 VB za každého napadnutého Saracéna
term-metric_attacked_byzantine = 1 VB za každého napadnutého Byzantínca
term-metric_attacked_viking = 1 VB za každého napadnutého Vikinga
term-metric_count_commission = 1 VB za každé 2 misie
term-metric_count_fortify = 1 VB za každé 2 opevnenia
term-metric_count_garrison = 1 VB za každé 2 posádky
term-metric_count_absolve = 1 VB za každé 2 odpustky
term-metric_count_develop = 1 VB za každé 2 rozvoje
term-metric_count_townsfolk = 1 VB za každých 2 mešťanov v tvojej družine
term-metric_faith = 1 VB za každé 4 body viery
term-metric_strength = 1 VB za každé 4 body sily
term-metric_influence = 1 VB za každé 4 body vplyvu
term-metric_paid_debts = 1 VB za každý splatený dlh
term-metric_unpaid_debts = Stratíš o 1 VB menej za každý nesplatený dlh
term-metric_suspicion_cards = 1 VB za každú kartu podozrenia
term-metric_orders_fulfilled = 1 VB plus 1 VB za každý splnený kráľovský rozkaz
term-metric_converted_mercenaries = 1 VB plus 1 VB za každého obráteného Žoldniera alebo Žoldnierku

## Solo game

term-solo = sólová hra
    .acc = sólovú hru
    .gen = sólovej hry
term-ai_player = virtuálny hráč
    .acc = virtuálneho hráča
    .gen = virtuálneho hráča
term-ai_board = doska virtuálneho hráča
    .acc = dosku virtuálneho hráča
    .gen = dosky virtuálneho hráča
term-resource_track = počítadlo surovín
    .acc = počítadlo surovín
    .gen = počítadla surovín
term-fallback_row = náhradné akcie
    .acc = náhradné akcie
    .gen = náhradných akcií
term-difficulty = úroveň náročnosti
    .acc = úroveň náročnosti
    .gen = úrovne náročnosti
term-easy = Jednoduchá
term-standard = Štandardná
term-hard = Ťažká
term-marker_wrap = Ukazovateľ sa vracia na 1. políčko

## Paladins

paladin-anseis = Anséis
    .acc = Anséisa
    .gen = Anséisa
paladin-berengier = Bérengier
    .acc = Bérengiera
    .gen = Bérengiera
paladin-engelier = Engelier
    .acc = Engeliera
    .gen = Engeliera
paladin-gerier = Gérier
    .acc = Gériera
    .gen = Gériera
paladin-gerin = Gérin
    .acc = Gérina
    .gen = Gérina
paladin-girard = Girard
    .acc = Girarda
    .gen = Girarda
paladin-ivon = Ivon
    .acc = Ivona
    .gen = Ivona
paladin-ivoire = Ivoire
    .acc = Ivoira
    .gen = Ivoira
paladin-oliver = Oliver
    .acc = Olivera
    .gen = Olivera
paladin-otton = Otton
    .acc = Ottona
    .gen = Ottona
paladin-roland = Roland
    .acc = Rolanda
    .gen = Rolanda
paladin-samson = Samson
    .acc = Samsona
    .gen = Samsona

## Townsfolk; .full: told apart by what its ability gives (a Swindler by what discarding it gives)

townsfolk-abbot_1 = Opát
    .acc = Opáta
    .full = Opát (nádenník)
townsfolk-abbot_2 = Opát
    .acc = Opáta
    .full = Opát (proviant)
townsfolk-abbot_3 = Opát
    .acc = Opáta
    .full = Opát (daň)
townsfolk-acolyte_1 = Miništrant
    .acc = Miništranta
    .full = Miništrant (nádenník)
townsfolk-acolyte_2 = Miništrant
    .acc = Miništranta
    .full = Miništrant (minca)
townsfolk-acolyte_3 = Miništrant
    .acc = Miništranta
    .full = Miništrant (daň)
townsfolk-architect_1 = Architektka
    .acc = Architektku
    .full = Architektka (nádenník)
townsfolk-architect_2 = Architektka
    .acc = Architektku
    .full = Architektka (proviant)
townsfolk-architect_3 = Architektka
    .acc = Architektku
    .full = Architektka (daň)
townsfolk-swindler_1 = Intrigánka
    .acc = Intrigánku
    .full = Intrigánka (2 podozrenia)
townsfolk-swindler_2 = Intrigánka
    .acc = Intrigánku
    .full = Intrigánka (zločinec)
townsfolk-debt_collector_1 = Vymáhač dlhov
    .acc = Vymáhača dlhov
    .full = Vymáhač dlhov (nádenník)
townsfolk-debt_collector_2 = Vymáhač dlhov
    .acc = Vymáhača dlhov
    .full = Vymáhač dlhov (bojovník)
townsfolk-debt_collector_3 = Vymáhač dlhov
    .acc = Vymáhača dlhov
    .full = Vymáhač dlhov (zved)
townsfolk-defender_1 = Obranca
    .acc = Obrancu
    .full = Obranca (nádenník)
townsfolk-defender_2 = Obranca
    .acc = Obrancu
    .full = Obranca (proviant)
townsfolk-defender_3 = Obranca
    .acc = Obrancu
    .full = Obranca (daň)
townsfolk-gatekeeper_1 = Strážkyňa brány
    .acc = Strážkyňu brány
    .full = Strážkyňa brány (nádenník)
townsfolk-gatekeeper_2 = Strážkyňa brány
    .acc = Strážkyňu brány
    .full = Strážkyňa brány (minca)
townsfolk-gatekeeper_3 = Strážkyňa brány
    .acc = Strážkyňu brány
    .full = Strážkyňa brány (daň)
townsfolk-missionary_1 = Mníška
    .acc = Mníšku
    .full = Mníška (nádenník)
townsfolk-missionary_2 = Mníška
    .acc = Mníšku
    .full = Mníška (proviant)
townsfolk-missionary_3 = Mníška
    .acc = Mníšku
    .full = Mníška (daň)
townsfolk-peddler_1 = Pouličný predavač
    .acc = Pouličného predavača
    .full = Pouličný predavač (nádenník)
townsfolk-peddler_2 = Pouličný predavač
    .acc = Pouličného predavača
    .full = Pouličný predavač (proviant)
townsfolk-peddler_3 = Pouličný predavač
    .acc = Pouličného predavača
    .full = Pouličný predavač (mince)
townsfolk-squire_1 = Panoš
    .acc = Panoša
    .full = Panoš (viera)
townsfolk-squire_2 = Panoš
    .acc = Panoša
    .full = Panoš (vplyv)
townsfolk-squire_3 = Panoš
    .acc = Panoša
    .full = Panoš (sila)
townsfolk-warden_1 = Dozorca
    .acc = Dozorcu
    .full = Dozorca (nádenník)
townsfolk-warden_2 = Dozorca
    .acc = Dozorcu
    .full = Dozorca (minca)
townsfolk-warden_3 = Dozorca
    .acc = Dozorcu
    .full = Dozorca (daň)

## Nations

nation-saracen = Saracén
    .few = Saracéni
    .other = Saracénov
    .acc = Saracéna
    .acc-few = Saracénov
    .gen = Saracéna
nation-byzantine = Byzantínec
    .few = Byzantínci
    .other = Byzantíncov
    .acc = Byzantínca
    .acc-few = Byzantíncov
    .gen = Byzantínca
nation-viking = Viking
    .few = Vikingovia
    .other = Vikingov
    .acc = Vikinga
    .acc-few = Vikingov
    .gen = Vikinga

## Outsiders; .full: with the nation

outsider-viking_adventurer = Dobrodruh
    .acc = Dobrodruha
    .full = Dobrodruh (Viking)
outsider-viking_armourer = Zbrojárka
    .acc = Zbrojárku
    .full = Zbrojárka (Viking)
outsider-viking_assassin = Vrah
    .acc = Vraha
    .full = Vrah (Viking)
outsider-viking_barbarian = Barbar
    .acc = Barbara
    .full = Barbar (Viking)
outsider-viking_guardian = Strážca
    .acc = Strážcu
    .full = Strážca (Viking)
outsider-viking_lookout = Hliadka
    .acc = Hliadku
    .full = Hliadka (Viking)
outsider-viking_marauder = Plieniteľka
    .acc = Plieniteľku
    .full = Plieniteľka (Viking)
outsider-viking_mercenary = Žoldnier
    .acc = Žoldniera
    .full = Žoldnier (Viking)
outsider-viking_protector = Ochrankyňa
    .acc = Ochrankyňu
    .full = Ochrankyňa (Viking)
outsider-viking_thief = Zlodejka
    .acc = Zlodejku
    .full = Zlodejka (Viking)
outsider-viking_traitor = Zradca
    .acc = Zradcu
    .full = Zradca (Viking)
outsider-viking_vigilante = Pomstiteľka
    .acc = Pomstiteľku
    .full = Pomstiteľka (Viking)
outsider-byzantine_archer = Lukostrelkyňa
    .acc = Lukostrelkyňu
    .full = Lukostrelkyňa (Byzantínec)
outsider-byzantine_armourer = Zbrojár
    .acc = Zbrojára
    .full = Zbrojár (Byzantínec)
outsider-byzantine_assassin = Vrahyňa
    .acc = Vrahyňu
    .full = Vrahyňa (Byzantínec)
outsider-byzantine_champion = Šampión
    .acc = Šampióna
    .full = Šampión (Byzantínec)
outsider-byzantine_guardian = Strážkyňa
    .acc = Strážkyňu
    .full = Strážkyňa (Byzantínec)
outsider-byzantine_hunter = Lovec
    .acc = Lovca
    .full = Lovec (Byzantínec)
outsider-byzantine_invader = Nájazdníčka
    .acc = Nájazdníčku
    .full = Nájazdníčka (Byzantínec)
outsider-byzantine_lookout = Hliadka
    .acc = Hliadku
    .full = Hliadka (Byzantínec)
outsider-byzantine_mercenary = Žoldnierka
    .acc = Žoldnierku
    .full = Žoldnierka (Byzantínec)
outsider-byzantine_thief = Zlodej
    .acc = Zlodeja
    .full = Zlodej (Byzantínec)
outsider-byzantine_traitor = Zradkyňa
    .acc = Zradkyňu
    .full = Zradkyňa (Byzantínec)
outsider-byzantine_warrior = Vojak
    .acc = Vojaka
    .full = Vojak (Byzantínec)
outsider-saracen_adventurer = Dobrodružka
    .acc = Dobrodružku
    .full = Dobrodružka (Saracén)
outsider-saracen_archer = Lukostrelec
    .acc = Lukostrelca
    .full = Lukostrelec (Saracén)
outsider-saracen_barbarian = Barbar
    .acc = Barbara
    .full = Barbar (Saracén)
outsider-saracen_champion = Šampiónka
    .acc = Šampiónku
    .full = Šampiónka (Saracén)
outsider-saracen_hunter = Lovkyňa
    .acc = Lovkyňu
    .full = Lovkyňa (Saracén)
outsider-saracen_invader = Nájazdník
    .acc = Nájazdníka
    .full = Nájazdník (Saracén)
outsider-saracen_marauder = Plieniteľ
    .acc = Plieniteľa
    .full = Plieniteľ (Saracén)
outsider-saracen_mercenary_1 = Žoldnier
    .acc = Žoldniera
    .full = Žoldnier (Saracén, proviant)
outsider-saracen_mercenary_2 = Žoldnierka
    .acc = Žoldnierku
    .full = Žoldnierka (Saracén, daň)
outsider-saracen_protector = Ochranca
    .acc = Ochrancu
    .full = Ochranca (Saracén)
outsider-saracen_vigilante = Pomstiteľ
    .acc = Pomstiteľa
    .full = Pomstiteľ (Saracén)
outsider-saracen_warrior = Vojačka
    .acc = Vojačku
    .full = Vojačka (Saracén)

## Walls: named by what they give besides 1 strength; .short: only that

wall-tower = hradba (sila +2)
    .acc = hradbu (sila +2)
    .short = sila +2
wall-labourer_vp = hradba (nádenník, 1 VB)
    .acc = hradbu (nádenník, 1 VB)
    .short = nádenník, 1 VB
wall-vp = hradba (2 VB)
    .acc = hradbu (2 VB)
    .short = 2 VB
wall-debt_or_silver = hradba (splatenie dlhu alebo 2 mince)
    .acc = hradbu (splatenie dlhu alebo 2 mince)
    .short = splatenie dlhu alebo 2 mince
wall-suspicion_or_silver = hradba (odhodenie podozrenia alebo 2 mince)
    .acc = hradbu (odhodenie podozrenia alebo 2 mince)
    .short = odhodenie podozrenia alebo 2 mince
wall-three_labourers = hradba (3 nádenníci)
    .acc = hradbu (3 nádenníci)
    .short = 3 nádenníci
wall-two_labourers = hradba (2 nádenníci)
    .acc = hradbu (2 nádenníci)
    .short = 2 nádenníci
wall-labourer_merchant = hradba (nádenník, kupec)
    .acc = hradbu (nádenník, kupec)
    .short = nádenník, kupec
wall-labourer_fighter = hradba (nádenník, bojovník)
    .acc = hradbu (nádenník, bojovník)
    .short = nádenník, bojovník
wall-labourer_scout = hradba (nádenník, zved)
    .acc = hradbu (nádenník, zved)
    .short = nádenník, zved
wall-labourer_cleric = hradba (nádenník, kňaz)
    .acc = hradbu (nádenník, kňaz)
    .short = nádenník, kňaz
wall-scout = hradba (zved)
    .acc = hradbu (zved)
    .short = zved
wall-merchant = hradba (kupec)
    .acc = hradbu (kupec)
    .short = kupec
wall-fighter = hradba (bojovník)
    .acc = hradbu (bojovník)
    .short = bojovník
wall-cleric = hradba (kňaz)
    .acc = hradbu (kňaz)
    .short = kňaz
wall-scout_merchant = hradba (zved, kupec)
    .acc = hradbu (zved, kupec)
    .short = zved, kupec

## Taverns: named by their workers; .short: only those

tavern-01 = krčma (kňaz, zved, 2 nádenníci)
    .acc = krčmu (kňaz, zved, 2 nádenníci)
    .short = kňaz, zved, 2 nádenníci
tavern-02 = krčma (2 bojovníci, zved, zločinec)
    .acc = krčmu (2 bojovníci, zved, zločinec)
    .short = 2 bojovníci, zved, zločinec
tavern-03 = krčma (2 kupci, zved, zločinec)
    .acc = krčmu (2 kupci, zved, zločinec)
    .short = 2 kupci, zved, zločinec
tavern-04 = krčma (2 bojovníci, zločinec, nádenník)
    .acc = krčmu (2 bojovníci, zločinec, nádenník)
    .short = 2 bojovníci, zločinec, nádenník
tavern-05 = krčma (kňaz, 2 zvedovia, zločinec)
    .acc = krčmu (kňaz, 2 zvedovia, zločinec)
    .short = kňaz, 2 zvedovia, zločinec
tavern-06 = krčma (bojovník, kupec, zved, zločinec)
    .acc = krčmu (bojovník, kupec, zved, zločinec)
    .short = bojovník, kupec, zved, zločinec
tavern-07 = krčma (2 kupci, 2 nádenníci)
    .acc = krčmu (2 kupci, 2 nádenníci)
    .short = 2 kupci, 2 nádenníci
tavern-08 = krčma (2 kupci, 2 zvedovia)
    .acc = krčmu (2 kupci, 2 zvedovia)
    .short = 2 kupci, 2 zvedovia
tavern-09 = krčma (2 kňazi, bojovník, zved)
    .acc = krčmu (2 kňazi, bojovník, zved)
    .short = 2 kňazi, bojovník, zved
tavern-10 = krčma (2 kňazi, kupec, zved)
    .acc = krčmu (2 kňazi, kupec, zved)
    .short = 2 kňazi, kupec, zved
tavern-11 = krčma (2 bojovníci, kupec, zločinec)
    .acc = krčmu (2 bojovníci, kupec, zločinec)
    .short = 2 bojovníci, kupec, zločinec
tavern-12 = krčma (bojovník, zved, 2 zločinci)
    .acc = krčmu (bojovník, zved, 2 zločinci)
    .short = bojovník, zved, 2 zločinci
tavern-13 = krčma (2 kupci, zved, nádenník)
    .acc = krčmu (2 kupci, zved, nádenník)
    .short = 2 kupci, zved, nádenník
tavern-14 = krčma (2 kňazi, kupec, nádenník)
    .acc = krčmu (2 kňazi, kupec, nádenník)
    .short = 2 kňazi, kupec, nádenník
tavern-15 = krčma (bojovník, kupec, 2 zvedovia)
    .acc = krčmu (bojovník, kupec, 2 zvedovia)
    .short = bojovník, kupec, 2 zvedovia
tavern-16 = krčma (bojovník, 2 zločinci, nádenník)
    .acc = krčmu (bojovník, 2 zločinci, nádenník)
    .short = bojovník, 2 zločinci, nádenník
tavern-17 = krčma (kňaz, 2 nádenníci, zločinec)
    .acc = krčmu (kňaz, 2 nádenníci, zločinec)
    .short = kňaz, 2 nádenníci, zločinec
tavern-18 = krčma (2 kňazi, 2 kupci)
    .acc = krčmu (2 kňazi, 2 kupci)
    .short = 2 kňazi, 2 kupci
tavern-19 = krčma (2 bojovníci, 2 nádenníci)
    .acc = krčmu (2 bojovníci, 2 nádenníci)
    .short = 2 bojovníci, 2 nádenníci
tavern-20 = krčma (3 kňazi, bojovník)
    .acc = krčmu (3 kňazi, bojovník)
    .short = 3 kňazi, bojovník
tavern-21 = krčma (2 kňazi, bojovník, kupec)
    .acc = krčmu (2 kňazi, bojovník, kupec)
    .short = 2 kňazi, bojovník, kupec
tavern-22 = krčma (3 zvedovia, nádenník)
    .acc = krčmu (3 zvedovia, nádenník)
    .short = 3 zvedovia, nádenník
tavern-23 = krčma (bojovník, kupec, 2 zločinci)
    .acc = krčmu (bojovník, kupec, 2 zločinci)
    .short = bojovník, kupec, 2 zločinci
tavern-24 = krčma (bojovník, zločinec, 2 nádenníci)
    .acc = krčmu (bojovník, zločinec, 2 nádenníci)
    .short = bojovník, zločinec, 2 nádenníci

## Suspicions: named by their tax; .short: only that

suspicion-0 = podozrenie (bez dane)
    .acc = podozrenie (bez dane)
    .short = bez dane
suspicion-1 = podozrenie (daň 1)
    .acc = podozrenie (daň 1)
    .short = daň 1
suspicion-2 = podozrenie (daň 2)
    .acc = podozrenie (daň 2)
    .short = daň 2

## King's Orders; .short: only the action

order-commission = Kráľovský rozkaz: misia
    .short = misia
order-fortify = Kráľovský rozkaz: opevnenie
    .short = opevnenie
order-garrison = Kráľovský rozkaz: posádka
    .short = posádka
order-absolve = Kráľovský rozkaz: odpustok
    .short = odpustok
order-attack = Kráľovský rozkaz: útok
    .short = útok
order-convert = Kráľovský rozkaz: obrátenie
    .short = obrátenie

## King's Favours; the names are ours

favour-free_recruit = Verbovanie zadarmo
favour-forgive_and_tax = Milosť a dane
favour-two_criminals = Dvaja zločinci
favour-any_attribute = Ľubovoľná vlastnosť
favour-settle = Vyrovnanie účtov
favour-three_for_debt = Traja za dlh
favour-develop_or_workers = Dielňa alebo poddaní
favour-three_labourers = Traja nádenníci
favour-stores = Zásoby
favour-pray = Modlitba

## Schemes of the solo game; .short: only the action

scheme-commission = Intriga: misia
    .short = misia
scheme-garrison = Intriga: posádka
    .short = posádka
scheme-fortify = Intriga: opevnenie
    .short = opevnenie
scheme-absolve = Intriga: odpustok
    .short = odpustok
scheme-attack = Intriga: útok
    .short = útok
scheme-convert = Intriga: obrátenie
    .short = obrátenie
scheme-kings_order = Intriga: kráľovský rozkaz
    .short = kráľovský rozkaz
scheme-recruit = Intriga: verbovanie
    .short = verbovanie
scheme-pray = Intriga: modlitba
    .short = modlitba
scheme-trade = Intriga: obchod
    .short = obchod
scheme-conspire = Intriga: sprisahanie
    .short = sprisahanie
scheme-kings_favour = Intriga: kráľovská priazeň
    .short = kráľovská priazeň

## Regions

region-1 = 1. región
    .acc = 1. región
    .gen = 1. regiónu
    .to = do 1. regiónu
    .at = v 1. regióne
region-2 = 2. región
    .acc = 2. región
    .gen = 2. regiónu
    .to = do 2. regiónu
    .at = v 2. regióne
region-3 = 3. región
    .acc = 3. región
    .gen = 3. regiónu
    .to = do 3. regiónu
    .at = v 3. regióne
region-4 = 4. región
    .acc = 4. región
    .gen = 4. regiónu
    .to = do 4. regiónu
    .at = vo 4. regióne
region-5 = 5. región
    .acc = 5. región
    .gen = 5. regiónu
    .to = do 5. regiónu
    .at = v 5. regióne
region-6 = 6. región
    .acc = 6. región
    .gen = 6. regiónu
    .to = do 6. regiónu
    .at = v 6. regióne

## Squares of the regions and absolve squares; .short: only the reward, .full: told apart from its twins

square-r1_s1 = 1. región: verbovanie zadarmo
    .short = verbovanie zadarmo
    .full = 1. región: verbovanie zadarmo
square-r1_s2 = 1. región: 2 mince
    .short = 2 mince
    .full = 1. región: 2 mince
square-r1_s3 = 1. región: 1 nádenník
    .short = 1 nádenník
    .full = 1. región: 1 nádenník
square-r1_s4 = 1. región: odhoď 1 kartu podozrenia
    .short = odhodenie 1 karty podozrenia
    .full = 1. región: odhoď 1 kartu podozrenia
square-r2_s1 = 2. región: verbovanie zadarmo
    .short = verbovanie zadarmo
    .full = 2. región: verbovanie zadarmo
square-r2_s2 = 2. región: 2 mince
    .short = 2 mince
    .full = 2. región: 2 mince (2. políčko)
square-r2_s3 = 2. región: 1 zved
    .short = 1 zved
    .full = 2. región: 1 zved
square-r2_s4 = 2. región: odhoď 1 kartu podozrenia
    .short = odhodenie 1 karty podozrenia
    .full = 2. región: odhoď 1 kartu podozrenia (4. políčko)
square-r2_s5 = 2. región: 1 nádenník
    .short = 1 nádenník
    .full = 2. región: 1 nádenník
square-r2_s6 = 2. región: 2 mince
    .short = 2 mince
    .full = 2. región: 2 mince (6. políčko)
square-r2_s7 = 2. región: odhoď 1 kartu podozrenia
    .short = odhodenie 1 karty podozrenia
    .full = 2. región: odhoď 1 kartu podozrenia (7. políčko)
square-r3_s1 = 3. región: 1 nádenník
    .short = 1 nádenník
    .full = 3. región: 1 nádenník
square-r3_s2 = 3. región: 1 kupec
    .short = 1 kupec
    .full = 3. región: 1 kupec
square-r3_s3 = 3. región: 2 mince
    .short = 2 mince
    .full = 3. región: 2 mince (3. políčko)
square-r3_s4 = 3. región: modlitba
    .short = modlitba
    .full = 3. región: modlitba
square-r3_s5 = 3. región: 1 zved
    .short = 1 zved
    .full = 3. región: 1 zved
square-r3_s6 = 3. región: 1 bojovník
    .short = 1 bojovník
    .full = 3. región: 1 bojovník
square-r3_s7 = 3. región: verbovanie zadarmo
    .short = verbovanie zadarmo
    .full = 3. región: verbovanie zadarmo
square-r3_s8 = 3. región: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = 3. región: splať 1 dlh
square-r3_s9 = 3. región: 2 mince
    .short = 2 mince
    .full = 3. región: 2 mince (9. políčko)
square-r4_s1 = 4. región: 1 bojovník
    .short = 1 bojovník
    .full = 4. región: 1 bojovník
square-r4_s2 = 4. región: modlitba
    .short = modlitba
    .full = 4. región: modlitba (2. políčko)
square-r4_s3 = 4. región: 1 kupec
    .short = 1 kupec
    .full = 4. región: 1 kupec
square-r4_s4 = 4. región: 1 kňaz
    .short = 1 kňaz
    .full = 4. región: 1 kňaz
square-r4_s5 = 4. región: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = 4. región: splať 1 dlh
square-r4_s6 = 4. región: 1 nádenník, 1 zved
    .short = 1 nádenník, 1 zved
    .full = 4. región: 1 nádenník, 1 zved
square-r4_s7 = 4. región: 2 mince
    .short = 2 mince
    .full = 4. región: 2 mince (7. políčko)
square-r4_s8 = 4. región: modlitba
    .short = modlitba
    .full = 4. región: modlitba (8. políčko)
square-r4_s9 = 4. región: 2 nádenníci
    .short = 2 nádenníci
    .full = 4. región: 2 nádenníci
square-r4_s10 = 4. región: 2 mince
    .short = 2 mince
    .full = 4. región: 2 mince (10. políčko)
square-r5_s1 = 5. región: modlitba
    .short = modlitba
    .full = 5. región: modlitba
square-r5_s2 = 5. región: 1 nádenník, 1 bojovník
    .short = 1 nádenník, 1 bojovník
    .full = 5. región: 1 nádenník, 1 bojovník
square-r5_s3 = 5. región: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = 5. región: splať 1 dlh (3. políčko)
square-r5_s4 = 5. región: 1 nádenník, 1 kupec
    .short = 1 nádenník, 1 kupec
    .full = 5. región: 1 nádenník, 1 kupec
square-r5_s5 = 5. región: 1 nádenník, 1 kňaz
    .short = 1 nádenník, 1 kňaz
    .full = 5. región: 1 nádenník, 1 kňaz
square-r5_s6 = 5. región: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = 5. región: splať 1 dlh (6. políčko)
square-r5_s7 = 5. región: 2 nádenníci
    .short = 2 nádenníci
    .full = 5. región: 2 nádenníci
square-r6_s1 = 6. región: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = 6. región: splať 1 dlh
square-r6_s2 = 6. región: modlitba
    .short = modlitba
    .full = 6. región: modlitba
square-r6_s3 = 6. región: 2 nádenníci
    .short = 2 nádenníci
    .full = 6. región: 2 nádenníci
square-abs_recruit = Políčko odpustku: verbovanie zadarmo
    .short = verbovanie zadarmo
    .full = Políčko odpustku: verbovanie zadarmo
square-abs_labourer = Políčko odpustku: 1 nádenník
    .short = 1 nádenník
    .full = Políčko odpustku: 1 nádenník
square-abs_pray_1 = Políčko odpustku: modlitba
    .short = modlitba
    .full = Políčko odpustku: modlitba (1)
square-abs_pray_2 = Políčko odpustku: modlitba
    .short = modlitba
    .full = Políčko odpustku: modlitba (2)
square-abs_faith = Políčko odpustku: viera +1
    .short = viera +1
    .full = Políčko odpustku: viera +1
square-abs_provisions = Políčko odpustku: 2 provianty
    .short = 2 provianty
    .full = Políčko odpustku: 2 provianty
square-abs_suspicion_1 = Políčko odpustku: odhoď 1 kartu podozrenia
    .short = odhodenie 1 karty podozrenia
    .full = Políčko odpustku: odhoď 1 kartu podozrenia (1)
square-abs_suspicion_2 = Políčko odpustku: odhoď 1 kartu podozrenia
    .short = odhodenie 1 karty podozrenia
    .full = Políčko odpustku: odhoď 1 kartu podozrenia (2)
square-abs_debt_1 = Políčko odpustku: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = Políčko odpustku: splať 1 dlh (1)
square-abs_debt_2 = Políčko odpustku: splať 1 dlh
    .short = splatenie 1 dlhu
    .full = Políčko odpustku: splať 1 dlh (2)

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; workers and costs
# come as counted phrases in the accusative; actions, attributes and squares in the nominative.

## Settings of a table

option-difficulty = Úroveň náročnosti
    .about = Čím vyššia náročnosť, tým viac dielní má virtuálny hráč od začiatku (1, 3 alebo 5) a tým menej poddaných potrebuje na akcie.
option-difficulty-easy = { term-easy }
option-difficulty-standard = { term-standard }
option-difficulty-hard = { term-hard }

## What is asked

ask-take-turn = { $workers ->
    [one] Akú akciu vykonáš? Máš ešte { $workers } poddaného.
    [few] Akú akciu vykonáš? Máš ešte { $workers } poddaných.
   *[other] Akú akciu vykonáš? Máš ešte { $workers } poddaných.
    }
    .action = Na čo to použiješ?
    .favour = Na čo to použiješ?
# $last: yes in the last round
ask-choose-paladin = { $last ->
    [yes] Ktorého paladina si vyberieš na posledné kolo?
   *[no] Ktorého paladina si vyberieš na { $round }. kolo a ktorého vrátiš navrch balíčka? Tretí pôjde naspodok.
    }
ask-choose-tavern = Ktorú krčmu si vyberieš? Získaš jej poddaných.
ask-keep-three = Ktorých 3 poddaných si necháš na ďalšie kolo?
# $how: draft, reward or price
ask-choose-townsfolk = { $how ->
    [draft] Ktorého mešťana si zadarmo naverbuješ do družiny ako prvého?
    [reward] Ktorého mešťana si zadarmo naverbuješ do družiny? Môžeš to aj nevyužiť.
   *[price] Ktorého mešťana si naverbuješ do družiny? Zaplatíš cenu jeho stĺpca.
    }
ask-dismiss-townsfolk = Ktorého mešťana odhodíš za odmenu? Zaplatíš cenu jeho stĺpca.
ask-choose-workshop = Na ktoré políčko umiestniš dielňu? Získaš { $worker }.
ask-choose-space = Ktoré akčné pole uvoľníš?
ask-choose-monks-square = Na ktoré políčko vyšleš misionára?
ask-choose-outposts-square = Na ktoré políčko umiestniš tvrdzu?
ask-choose-jar-square = Na ktoré políčko odpustku presunieš džbán?
ask-attack-outsider = Na ktorého cudzinca zaútočíš?
ask-convert-outsider = Ktorého cudzinca obrátiš?
ask-discard-suspicions = { $most ->
    [one] Odhodíš { $most } kartu podozrenia? Máš ich { $have }.
    [few] Odhodiť môžeš až { $most } karty podozrenia, máš ich { $have }. Koľko ich odhodíš?
   *[other] Odhodiť môžeš až { $most } kariet podozrenia, máš ich { $have }. Koľko ich odhodíš?
    }
ask-settle-debt = Splatíš 1 dlh? Namiesto straty 3 VB ti prinesie 1 VB.
ask-give-debt-back = Zrušíš 1 nesplatený dlh? Už ti nevezme 3 VB.
ask-choose-reward = Ktorú odmenu si vyberieš?
ask-use-inquisition-abilities = { $suspicions ->
    [0] Inkvizícia: nemáš žiadnu kartu podozrenia. Ktorú schopnosť svojej družiny využiješ? Nemusíš žiadnu.
    [one] Inkvizícia: máš { $suspicions } kartu podozrenia. Ktorú schopnosť svojej družiny využiješ? Nemusíš žiadnu.
    [few] Inkvizícia: máš { $suspicions } karty podozrenia. Ktorú schopnosť svojej družiny využiješ? Nemusíš žiadnu.
   *[other] Inkvizícia: máš { $suspicions } kariet podozrenia. Ktorú schopnosť svojej družiny využiješ? Nemusíš žiadnu.
    }

## What stands on the buttons

# $workers: accusative
move-act = Umiestniť { $workers } na akciu { $action }{ $cost ->
    [none] {""}
   *[some] , zaplatiť { $cost }
    }{ $gain ->
    [none] {""}
   *[some] , získať { $gain }
    }
    .verb = { $action }
    .which = umiestniť { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] zadarmo
           *[some] získať { $gain }
            }
       *[some] zaplatiť { $cost }{ $gain ->
            [none] {""}
           *[some] , získať { $gain }
            }
        }
move-favour = Umiestniť { $workers } na kráľovskú priazeň „{ $favour }“{ $cost ->
    [none] {""}
   *[some] , za { $cost }
    }{ $gain ->
    [none] ; teraz by nepriniesla nič
   *[some] ; prinesie { $gain }
    }
    .verb = Kráľovská priazeň „{ $favour }“
    .which = umiestniť { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] teraz by nepriniesla nič
           *[some] prinesie { $gain }
            }
       *[some] za { $cost }{ $gain ->
            [none] ; teraz by nepriniesla nič
           *[some] ; prinesie { $gain }
            }
        }
move-favour-hidden = Využiť { $slot }. kráľovskú priazeň (lícom dole)
move-pass = Pasovať
# $how: silver, debt or free; $price: a number of silver
move-enlist = Naverbovať: { $townsfolk }, { $how ->
    [debt] za 1 dlh
    [silver] { $price ->
        [one] za { $price } mincu
        [few] za { $price } mince
       *[other] za { $price } mincí
        }
   *[free] zadarmo
    }{ $gain ->
    [none] {""}
   *[some] ; hneď prinesie { $gain }
    }
    .verb = Naverbovať
    .which = { $townsfolk }
    .note = { $how ->
        [debt] za 1 dlh
        [silver] { $price ->
            [one] za { $price } mincu
            [few] za { $price } mince
           *[other] za { $price } mincí
            }
       *[free] zadarmo
        }{ $gain ->
        [none] {""}
       *[some] ; hneď prinesie { $gain }
        }
move-dismiss = Odhodiť: { $townsfolk }, { $how ->
    [debt] za 1 dlh
    [silver] { $price ->
        [one] za { $price } mincu
        [few] za { $price } mince
       *[other] za { $price } mincí
        }
   *[free] zadarmo
    }{ $gain ->
    [none] ; odmena by teraz nepriniesla nič
   *[some] ; prinesie { $gain }
    }
    .verb = Odhodiť
    .which = { $townsfolk }
    .note = { $how ->
        [debt] za 1 dlh
        [silver] { $price ->
            [one] za { $price } mincu
            [few] za { $price } mince
           *[other] za { $price } mincí
            }
       *[free] zadarmo
        }{ $gain ->
        [none] ; odmena by teraz nepriniesla nič
       *[some] ; prinesie { $gain }
        }
# $slot: left or middle
move-workshop = Umiestniť dielňu na { $slot ->
    [left] ľavé
   *[middle] stredné
    } políčko akcie { $action }
    .verb = Umiestniť dielňu
    .which = { $action }, { $slot ->
        [left] ľavé políčko
       *[middle] stredné políčko
        }
move-clear = Uvoľniť akčné pole { $action }
    .verb = Uvoľniť
    .which = { $action }
# $square: the reward
move-send = Vyslať misionára do { $region }. regiónu: { $square }{ $works ->
    [no] {" "}(teraz by neprinieslo nič)
   *[yes] {""}
    }
    .verb = Vyslať misionára
    .which = { $region }. región: { $square }{ $works ->
        [no] {" "}(teraz by neprinieslo nič)
       *[yes] {""}
        }
move-post = Umiestniť tvrdzu do { $region }. regiónu: { $square }{ $works ->
    [no] {" "}(teraz by neprinieslo nič)
   *[yes] {""}
    }
    .verb = Umiestniť tvrdzu
    .which = { $region }. región: { $square }{ $works ->
        [no] {" "}(teraz by neprinieslo nič)
       *[yes] {""}
        }
move-jar = Presunúť džbán na políčko odpustku: { $square }{ $works ->
    [no] {" "}(teraz by neprinieslo nič)
   *[yes] {""}
    }
    .verb = Presunúť džbán
    .which = { $square }{ $works ->
        [no] {" "}(teraz by neprinieslo nič)
       *[yes] {""}
        }
move-strike = Zaútočiť na cudzinca: { $outsider }, { $price ->
    [0] zadarmo
    [one] za { $price } mincu
    [few] za { $price } mince
   *[other] za { $price } mincí
    }{ $gain ->
    [none] {""}
   *[some] ; prinesie { $gain }
    }
    .verb = Zaútočiť
    .which = { $outsider }
    .note = { $price ->
        [0] zadarmo
        [one] za { $price } mincu
        [few] za { $price } mince
       *[other] za { $price } mincí
        }{ $gain ->
        [none] {""}
       *[some] ; prinesie { $gain }
        }
move-persuade = Obrátiť cudzinca: { $outsider }{ $gain ->
    [none] {""}
   *[some] ; prinesie { $gain }
    }
    .verb = Obrátiť
    .which = { $outsider }
    .note = { $gain ->
        [none] teraz bez odmeny
       *[some] prinesie { $gain }
        }
# $paladin, $top: accusative
move-use = { $last ->
    [yes] Využiť paladina { $paladin }
   *[no] Využiť paladina { $paladin }, navrch vrátiť paladina { $top }
    }
move-tavern = Získať v krčme { $workers }
    .verb = Získať
    .which = { $workers }
move-keep = Nechať si { $workers }
    .verb = Nechať si
    .which = { $workers }
move-discard = { $count ->
    [one] Odhodiť { $count } kartu podozrenia
    [few] Odhodiť { $count } karty podozrenia
   *[other] Odhodiť { $count } kariet podozrenia
    }
move-pay-debt = Splatiť 1 dlh
move-cancel-debt = Zrušiť 1 nesplatený dlh
move-decline = Nevyužiť
move-choose = Vybrať si: { $effects }
    .verb = Vybrať si
    .which = { $effects }
move-ability = Využiť schopnosť karty { $townsfolk }: { $effects }
    .verb = Využiť schopnosť
    .which = { $townsfolk }
    .note = { $effects }

## Why not

refused-space-blocked = Akčné pole { $action } už máš obsadené; ak ho nič neuvoľní, zostane obsadené do konca kola.
    .advice = Uvoľní ho modlitba.
refused-limit-reached = Akciu { $action } máš vykonanú už { $limit }-krát a viac sa za hru nedá.
refused-attribute-too-low = Na akciu { $action } nestačí { $attribute }: potrebuješ aspoň { $need }, máš { $have }, o { $lack } menej.
refused-wrong-number = Na akciu { $action } umiestni { $least ->
    [1] { $most ->
        [1] 1 poddaného
       *[other] 1 alebo { $most } poddaných
    }
   *[other] { $least } poddaných
    }, nie { $given }.
# $wanted: kinds of workers without numbers
refused-wrong-workers = Títo poddaní sa na akciu { $action } nehodia: treba umiestniť { $wanted }; zločinec sa hodí na každé políčko.
refused-workers-short = { $wild ->
    [yes] Akcia { $action } si vyžaduje ešte { $workers }; ktorúkoľvek farbu môže zastúpiť zločinec.
   *[no] Akcia { $action } si vyžaduje ešte { $workers }.
    }
refused-workers-missing = { $wild ->
    [yes] Na to potrebuješ ešte { $workers }; na akcii každého zastúpi aj zločinec.
   *[no] Na to potrebuješ ešte { $workers }.
    }
refused-no-townsfolk = { $more ->
    [yes] V rade neleží žiadny mešťan; ďalší prídu na konci kola.
   *[no] V rade neleží žiadny mešťan a ďalší už neprídu.
    }
refused-nothing-to-clear = Žiadne iné akčné pole nemáš obsadené, nie je čo uvoľniť.
refused-no-square = V regiónoch už nie je voľné políčko.
refused-no-wall = Balíček hradieb je prázdny a opevnenie sa už vykonať nedá.
refused-no-outsider = { $more ->
    [yes] V rade neleží žiadny cudzinec; ďalší prídu na konci kola.
   *[no] V rade neleží žiadny cudzinec a ďalší už neprídu.
    }
refused-too-little-silver = { $need ->
    [one] Potrebuješ { $need } mincu
    [few] Potrebuješ { $need } mince
   *[other] Potrebuješ { $need } mincí
    } a máš { $have }, chýba ti { $lack }.
    .advice = Mince prináša obchod.
refused-too-few-provisions = { $need ->
    [one] Potrebuješ { $need } proviant
    [few] Potrebuješ { $need } provianty
   *[other] Potrebuješ { $need } proviantov
    } a máš { $have }, chýba ti { $lack }.
    .advice = Proviant prináša lov.
refused-too-many-suspicions = { $most ->
    [0] Teraz nemôžeš odhodiť žiadnu kartu podozrenia.
    [one] Odhodiť môžeš najviac { $most } kartu podozrenia.
    [few] Odhodiť môžeš najviac { $most } karty podozrenia.
   *[other] Odhodiť môžeš najviac { $most } kariet podozrenia.
    }
refused-not-declinable = Toto odmietnuť nemôžeš, je to súčasť akcie.
refused-no-such-option = { $options ->
    [one] Na výber je len { $options } možnosť.
    [few] Na výber sú len { $options } možnosti.
   *[other] Na výber je len { $options } možností.
    }
refused-option-is-idle = Táto možnosť by teraz nič nespravila.
    .advice = Vyber inú.
refused-other-trigger = { $townsfolk }: táto schopnosť nie je viazaná na Inkvizíciu.
refused-not-in-party = { $townsfolk }: túto kartu v družine nemáš.
    .advice = Využi niektorú zo svojich.
refused-ability-used = { $townsfolk }: táto schopnosť je v tejto Inkvizícii už využitá, každá funguje iba raz.
refused-same-ability = { $townsfolk }: v družine máš ešte jednu kartu s rovnakou schopnosťou.
    .advice = Využi najprv tú.
refused-too-few-suspicions = { $need ->
    [one] Táto schopnosť vyžaduje aspoň { $need } kartu podozrenia, máš { $have }.
    [few] Táto schopnosť vyžaduje aspoň { $need } karty podozrenia, máš { $have }.
   *[other] Táto schopnosť vyžaduje aspoň { $need } kariet podozrenia, máš { $have }.
    }
refused-still-suspected = { $have ->
    [one] Táto schopnosť funguje len bez podozrenia a ešte máš { $have } kartu.
    [few] Táto schopnosť funguje len bez podozrenia a ešte máš { $have } karty.
   *[other] Táto schopnosť funguje len bez podozrenia a ešte máš { $have } kariet.
    }
refused-at-the-top = Vyššie to už nejde: { $attribute } je na hodnote { $top }, na konci stupnice.
refused-not-suspected = Nemáš žiadnu kartu podozrenia, odhadzovať nie je čo.
# $paladin: accusative
refused-not-in-hand = Paladina { $paladin } v ruke nemáš.
    .advice = Vyber z tých, ktorých v nej držíš.
refused-same-paladin = Paladina { $paladin } nemôžeš využiť a zároveň vrátiť navrch.
    .advice = Navrch vráť iného.
refused-order-is-idle = V poslednom kole už na poradí zvyšných kariet nezáleží.
    .advice = Navrch vráť paladina { $paladin }.
refused-tavern-not-open = Táto krčma ({ $tavern }) v tomto kole nie je odkrytá.
    .advice = Vyber jednu z odkrytých.
refused-tavern-claimed = Túto krčmu už má niekto iný.
    .advice = Vyber voľnú.
refused-favour-face-down = Táto kráľovská priazeň leží lícom dole a odhalí sa až v kole { $round }.
    .advice = Vyber odhalenú.
refused-favour-taken = Na tejto kráľovskej priazni už stojí poddaný, do konca kola je teda obsadená.
refused-keep-three = { $count ->
    [one] Nechaj si presne { $count } poddaného.
    [few] Nechaj si presne { $count } poddaných.
   *[other] Nechaj si presne { $count } poddaných.
    }
refused-column-empty = V stĺpci { $column } žiadna karta neleží.
    .advice = Vyber stĺpec s kartou.
refused-nothing-to-pay = Tu neplatíš nič, dlh si teda vziať nemôžeš.
    .advice = Vyber túto kartu zadarmo.
refused-no-debt-here = V stĺpci { $column } sa dlh namiesto mincí vziať nedá, len v prvých { $columns } stĺpcoch.
    .advice = Zaplať mincami.
refused-slot-covered = Na akcii { $action } už dielňa zakrýva { $slot ->
    [left] ľavé
   *[middle] stredné
    } políčko.
    .advice = Vyber iné políčko.
refused-clear-another = Modlitba neuvoľní vlastné pole.
    .advice = Vyber iné obsadené.
refused-space-free = Na akcii { $action } nikto nestojí.
    .advice = Vyber obsadené pole.
# $square: the reward; $players: 3 or 4
refused-more-players = Toto políčko (región { $region }: { $square }) sa používa len v hre { $players ->
    [4] pre { $players } hráčov
   *[other] pre { $players } a viac hráčov
    }.
    .advice = Vyber iné.
refused-square-taken = V regióne { $region } už nie je voľné políčko s touto odmenou ({ $square }).
    .advice = Vyber iné.
refused-region-too-far = Na región { $region } nestačí { $attribute }: potrebuješ aspoň { $need }, máš { $have }, chýba ti { $lack }.
    .advice = Vyber región viac vľavo.
refused-jar-there = Na políčku odpustku s touto odmenou ({ $square }) už džbán stojí.
    .advice = Vyber prázdne.
# $price, $silver: numbers of silver
refused-outsider-too-strong = Na tohto cudzinca potrebuješ silu { $need } a máš { $have }, rozdiel stojí { $price ->
    [one] { $price } mincu
    [few] { $price } mince
   *[other] { $price } mincí
    } a máš ich { $silver }.
    .advice = Vyber cudzinca viac vľavo.
refused-too-little-faith = Na tohto cudzinca potrebuješ vieru { $need } a máš { $have }, chýba ti { $lack }.
    .advice = Vyber cudzinca viac vľavo.

## What has happened: the round

event-opened = { $difficulty ->
    [easy] { $player } hrá proti virtuálnemu hráčovi na jednoduchej úrovni.
    [standard] { $player } hrá proti virtuálnemu hráčovi na štandardnej úrovni.
    [hard] { $player } hrá proti virtuálnemu hráčovi na ťažkej úrovni.
   *[none] Začína { $player }.
    }
event-row-dealt = Mešťania sú doplnení, v rade ich leží opäť 5.
event-round-began = Začína sa { $round }. kolo, prvý ťah má { $player }.
event-order-revealed = Odhaľuje sa kráľovský rozkaz { $order }: kto túto akciu vykoná do konca hry aspoň 5-krát, získa { $points } VB.
event-favour-revealed = Odhaľuje sa kráľovská priazeň „{ $favour }“.
event-taverns-revealed = Otvárajú sa: { $taverns }.
event-paladin-revealed = { $player } odhaľuje paladina { $paladin } a získava { $workers }.
event-tavern-taken = { $player } si vyberá krčmu a získava { $workers }.
event-passed = { $reason ->
    [no_workers] { $player } pasuje, už nemá žiadnych poddaných.
    [no_action] { $player } pasuje, žiadnu akciu už vykonať nemôže.
   *[other] { $player } pasuje.
    }
event-workers-kept = { $player } si na ďalšie kolo necháva { $workers }.
event-refreshed = Hrací plán sa po { $round }. kole obnovuje.
event-more-discarded = { $townsfolk ->
    [none] Na konci kola sa v sólovej hre odhadzuje aj cudzinec z 2. stĺpca: { $outsider } (pravidlo { $rule }).
   *[some] { $outsider ->
        [none] Na konci kola sa v sólovej hre odhadzuje aj mešťan zo 4. stĺpca: { $townsfolk } (pravidlo { $rule }).
       *[some] Na konci kola sa v sólovej hre odhadzuje aj mešťan zo 4. stĺpca, { $townsfolk }, a cudzinec z 2. stĺpca, { $outsider } (pravidlo { $rule }).
        }
    }
event-scored = { $player } má spolu { $points } VB.

## What has happened: workers, goods, attributes

event-placed = { $player } umiestňuje { $workers } na akciu { $action }.
event-workers-gained = { $player } získava { $workers }.
event-silver-gained = { $n ->
    [one] { $player } získava { $n } mincu.
    [few] { $player } získava { $n } mince.
   *[other] { $player } získava { $n } mincí.
    }
event-provisions-gained = { $n ->
    [one] { $player } získava { $n } proviant.
    [few] { $player } získava { $n } provianty.
   *[other] { $player } získava { $n } proviantov.
    }
event-silver-paid = { $n ->
    [one] { $player } platí { $n } mincu.
    [few] { $player } platí { $n } mince.
   *[other] { $player } platí { $n } mincí.
    }
event-provisions-paid = { $n ->
    [one] { $player } platí { $n } proviant.
    [few] { $player } platí { $n } provianty.
   *[other] { $player } platí { $n } proviantov.
    }
# $attribute: accusative
event-raised = { $player } si zvyšuje { $attribute } o { $n }, na { $level }.

## What has happened: actions

event-developed = { $player } umiestňuje dielňu na { $slot ->
    [left] ľavé
   *[middle] stredné
    } políčko akcie { $action }.
# $townsfolk, $outsider, $paladin: accusative; $square, $wall: the reward
event-dismissed = { $player } odhadzuje { $townsfolk } a berie si odmenu za odhodenie.
event-enlisted = { $player } verbuje do svojej družiny { $townsfolk }.
event-cleared = { $player } uvoľňuje akčné pole { $action }.
event-monk-sent = { $player } vysiela misionára do { $region }. regiónu (odmena: { $square }).
event-outpost-placed = { $player } umiestňuje tvrdzu do { $region }. regiónu (odmena: { $square }).
event-wall-built = { $player } stavia hradbu ({ $wall }).
event-jar-moved = { $player } presúva džbán na políčko odpustku (odmena: { $square }).
event-attacked = { $player } útočí na { $outsider }.
event-converted = { $player } obracia na vieru { $outsider }.
event-favour-used = { $player } využíva kráľovskú priazeň „{ $favour }“.
event-ability-used = { $player } využíva zo svojej družiny { $townsfolk }.
event-bonus-used = { $player } získava za túto akciu bonus, lebo v tomto kole využíva paladina { $paladin }.

## What has happened: tax, suspicion, Inquisition, debt

event-tax-taken = { $n ->
    [one] { $player } si berie z daní { $n } mincu
    [few] { $player } si berie z daní { $n } mince
   *[other] { $player } si berie z daní { $n } mincí
    }, { $left ->
    [0] v zásobe daní nezostáva nič.
    [one] v zásobe daní zostáva { $left } minca.
    [few] v zásobe daní zostávajú { $left } mince.
   *[other] v zásobe daní zostáva { $left } mincí.
    }
event-suspicion-drawn = { $tax ->
    [0] { $player } si doberá kartu podozrenia bez dane.
   *[other] { $player } si doberá kartu podozrenia s daňou { $tax }.
    }
event-suspicions-shuffled = Balíček podozrení je prázdny, z odhodených kariet sa mieša nový.
event-suspicion-discarded = { $n ->
    [one] { $player } odhadzuje { $n } kartu podozrenia.
    [few] { $player } odhadzuje { $n } karty podozrenia.
   *[other] { $player } odhadzuje { $n } kariet podozrenia.
    }
event-inquisition-began = { $reason ->
    [tax] Zásoba daní je prázdna, a tak prichádza Inkvizícia: kto má najviac kariet podozrenia, vezme si dlh (pravidlo { $rule }).
   *[cards] Karty podozrenia sa minuli, a tak prichádza Inkvizícia: kto ich má najviac, vezme si dlh (pravidlo { $rule }).
    }
event-nobody-suspected = Nikto nemá kartu podozrenia, dlh si preto neberie nikto (pravidlo { $rule }).
event-accused = { $player } má najviac kariet podozrenia ({ $suspicions }) a berie si 1 dlh; { $discarded ->
    [0] neodhadzuje nič, lebo polovica sa zaokrúhľuje nadol
    [one] odhadzuje polovicu zaokrúhlenú nadol: { $discarded } kartu
    [few] odhadzuje polovicu zaokrúhlenú nadol: { $discarded } karty
   *[other] odhadzuje polovicu zaokrúhlenú nadol: { $discarded } kariet
    } (pravidlo { $rule }).
event-tax-refilled = { $n ->
    [0] Zásoba daní je plná.
    [one] Zásoba daní sa dopĺňa, pribúda do nej { $n } minca.
    [few] Zásoba daní sa dopĺňa, pribúdajú do nej { $n } mince.
   *[other] Zásoba daní sa dopĺňa, pribúda do nej { $n } mincí.
    }
event-debt-taken = { $player } si ako cenu berie 1 dlh.
event-debt-paid = { $player } spláca 1 dlh.
event-debt-cancelled = { $player } ruší 1 nesplatený dlh.

## What the AI player does, and why

# $reason: difficulty or order
event-rival-strengthened = Virtuálny hráč dostáva dielňu na akciu { $action }, lebo { $reason ->
    [difficulty] to určuje zvolená úroveň náročnosti
   *[order] sa práve odhalil kráľovský rozkaz na túto akciu
    }; potrebuje na ňu o 1 poddaného menej (pravidlo { $rule }).
event-rival-mustered = { $workers ->
    [one] Virtuálny hráč má { $workers } poddaného, o 3 viac, než je číslo kola (pravidlo { $rule }).
    [few] Virtuálny hráč má { $workers } poddaných, o 3 viac, než je číslo kola (pravidlo { $rule }).
   *[other] Virtuálny hráč má { $workers } poddaných, o 3 viac, než je číslo kola (pravidlo { $rule }).
    }
event-favour-scheme-joined = Spolu s novou priazňou prichádza na odkladací balíček intríg karta kráľovská priazeň; virtuálny hráč ju môže otočiť po najbližšom miešaní (pravidlo { $rule }).
# $tavern: its name in the nominative
event-rival-suspected = { $criminals ->
    [0] Nevybraná zostala { $tavern }, zločinec v nej nie je: virtuálny hráč si kartu podozrenia nedoberá (pravidlo { $rule }).
    [one] Nevybraná zostala { $tavern }, je v nej { $criminals } zločinec: virtuálny hráč si zaň doberá kartu podozrenia (pravidlo { $rule }).
    [few] Nevybraná zostala { $tavern }, sú v nej { $criminals } zločinci: virtuálny hráč si za každého doberá kartu podozrenia (pravidlo { $rule }).
   *[other] Nevybraná zostala { $tavern }, je v nej { $criminals } zločincov: virtuálny hráč si za každého doberá kartu podozrenia (pravidlo { $rule }).
    }
event-scheme-turned = Virtuálny hráč otáča kartu intríg: { $scheme } (pravidlo { $rule }).
event-schemes-shuffled = Karty intríg sa miešajú do nového balíčka (pravidlo { $rule }).
# $reason: what stands in its way; $need, $have: numbers
event-rival-failed = Virtuálny hráč nemôže vykonať akciu { $action }: { $reason ->
    [blocked] jej pole má v tomto kole obsadené
    [limit] vykonanú ju má už { $need }-krát a viac sa nedá
    [workers] { $need ->
        [one] potrebuje { $need } poddaného, má { $have }
        [few] potrebuje { $need } poddaných, má { $have }
       *[other] potrebuje { $need } poddaných, má { $have }
    }
    [strength] už na prvý región potrebuje silu { $need }, má { $have }
    [full] na hracom pláne nie je žiadne voľné políčko
    [reach] v dosahu nemá voľné políčko; na najbližšie voľné potrebuje { $attribute } { $need }, má { $have }
    [square] voľné políčka v jeho dosahu prinášajú len splatenie dlhu a on žiadny nesplatený nemá
    [influence] potrebuje vplyv { $need }, má { $have }
    [outsider] na žiadneho z vyložených cudzincov nestačí
    [townsfolk] v rade neleží žiadny mešťan
    [wall] nezostala žiadna hradba
   *[favour] žiadna odhalená kráľovská priazeň nie je voľná
    } (pravidlo { $rule }).
# $reason: scheme, order or fallback
event-rival-acted = Virtuálny hráč vykonáva akciu { $action } a umiestňuje { $workers ->
    [one] { $workers } poddaného
    [few] { $workers } poddaných
   *[other] { $workers } poddaných
    }: { $reason ->
    [scheme] tak určuje karta intríg
    [order] karta intríg ho posiela plniť kráľovské rozkazy a tento je prvý možný
   *[fallback] akciu z karty vykonať nemôže a táto je prvá možná z náhradných akcií
    } (pravidlo { $rule }).
# $what: townsfolk, favour or outsider
event-rival-targeted = Ukazovateľ surovín je na { $space }. políčku, virtuálny hráč preto hľadá od { $space }. stĺpca doprava a potom znova zľava: { $what ->
    [townsfolk] prvý mešťan leží
    [outsider] prvý cudzinec, na ktorého stačí, leží
   *[favour] prvá voľná priazeň leží
    } { $column ->
    [4] vo
   *[other] v
    } { $column }. stĺpci (pravidlo { $rule }).
event-rival-chose-square = Virtuálny hráč si vyberá políčko { $region ->
    [4] vo
   *[other] v
    } { $region }. regióne ({ $square }), prvú dostupnú odmenu v poradí: verbovanie zadarmo, splatenie dlhu, modlitba, 2 poddaní, 1 poddaný, 2 mince, odhodenie podozrenia (pravidlo { $rule }).
event-rival-chose-reward = Virtuálny hráč si z ponúkaných odmien berie { $place }. zľava, prvú, ktorá mu niečo prinesie (pravidlo { $rule }).
event-marker-moved = Ukazovateľ surovín, ktorý virtuálnemu hráčovi nahrádza mince a proviant, sa posúva o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políčok
    } a je na { $space }. políčku (pravidlo { $rule }).
# $attribute: accusative
event-marker-wrapped = Ukazovateľ surovín sa vracia na 1. políčko, a tak si virtuálny hráč zvyšuje svoju najnižšiu vlastnosť (z rovnakých tú, ktorej ukazovateľ leží navrchu): { $attribute } na { $level } (pravidlo { $rule }).
event-rival-taxed = Ako daň virtuálneho hráča { $n ->
    [one] odchádza { $n } minca zo zásoby daní do spoločnej zásoby
    [few] odchádzajú { $n } mince zo zásoby daní do spoločnej zásoby
   *[other] odchádza { $n } mincí zo zásoby daní do spoločnej zásoby
    }; { $left ->
    [0] v zásobe daní nezostáva nič
    [one] v zásobe daní zostáva { $left } minca
    [few] v zásobe daní zostávajú { $left } mince
   *[other] v zásobe daní zostáva { $left } mincí
    } (pravidlo { $rule }).
event-tax-returned = Virtuálny hráč nemá { $what ->
    [debt] nesplatený dlh, ktorý by zrušil
   *[suspicion] kartu podozrenia, ktorú by odhodil
    }, a tak 1 minca odchádza zo zásoby daní do spoločnej zásoby; { $left ->
    [0] v zásobe daní nezostáva nič
    [one] v zásobe daní zostáva { $left } minca
    [few] v zásobe daní zostávajú { $left } mince
   *[other] v zásobe daní zostáva { $left } mincí
    } (pravidlo { $rule }).
event-rival-gained-workers = { $workers ->
    [one] Virtuálny hráč získava { $workers } poddaného (pravidlo { $rule }).
    [few] Virtuálny hráč získava { $workers } poddaných (pravidlo { $rule }).
   *[other] Virtuálny hráč získava { $workers } poddaných (pravidlo { $rule }).
    }
event-rival-cleared = Virtuálny hráč uvoľňuje všetky akčné polia na pravej strane svojej dosky (pravidlo { $rule }).
event-rival-passed = { $reason ->
    [no_workers] Virtuálny hráč pasuje, už nemá žiadnych poddaných (pravidlo { $rule }).
   *[other] Virtuálny hráč pasuje (pravidlo { $rule }).
    }
event-rival-rested = Virtuálny hráč odpočíva a v tomto kole už nehrá; { $left ->
    [0] ukazovateľ surovín sa posunie o 1, poddaní mu už nezostali
    [one] ukazovateľ surovín sa posunie o 1 a za { $left } zvyšného poddaného ešte o { $left }
    [few] ukazovateľ surovín sa posunie o 1 a za { $left } zvyšných poddaných ešte o { $left }
   *[other] ukazovateľ surovín sa posunie o 1 a za { $left } zvyšných poddaných ešte o { $left }
    } (pravidlo { $rule }).
event-rival-flipped-jar = Virtuálny hráč otáča svoj džbán najviac vľavo (pravidlo { $rule }).
event-rival-scored = Virtuálny hráč má spolu { $points } VB (pravidlo { $rule }).

## What effects do, on cards and buttons

# $workers: accusative
effect-workers = { $workers }
effect-silver = { $count ->
    [one] { $count } mincu
    [few] { $count } mince
   *[other] { $count } mincí
    }
effect-provisions = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantov
    }
effect-tax = { $count ->
    [one] { $count } mincu z daní
    [few] { $count } mince z daní
   *[other] { $count } mincí z daní
    }
effect-raise = { $attribute } +{ $n }
effect-suspicion = { $count ->
    [one] odhodenie { $count } karty podozrenia
    [few] odhodenie až { $count } kariet podozrenia
   *[other] odhodenie až { $count } kariet podozrenia
    }
effect-cancel = { $count ->
    [one] zrušenie { $count } dlhu
    [few] zrušenie { $count } dlhov
   *[other] zrušenie { $count } dlhov
    }
effect-debt = { $count ->
    [one] splatenie { $count } dlhu
    [few] splatenie { $count } dlhov
   *[other] splatenie { $count } dlhov
    }
effect-clear = { $count ->
    [one] uvoľnenie { $count } akčného poľa
    [few] uvoľnenie { $count } akčných polí
   *[other] uvoľnenie { $count } akčných polí
    }
effect-recruit = { $count ->
    [1] verbovanie zadarmo
   *[other] { $count }× verbovanie zadarmo
    }
effect-develop = { $count ->
    [1] rozvoj zadarmo
   *[other] { $count }× rozvoj zadarmo
    }
# $first, $second, $third: effects
effect-either = buď { $first }, alebo { $second }
effect-one-of-three = buď { $first }, alebo { $second }, alebo { $third }
effects = { $effects }

## What stands on a card

# $trigger: an action, debt_paid or inquisition; $least: suspicion cards needed; $clean: yes if none may be held;
# $instant: none on cards without one
townsfolk-text = Odhodenie prináša: { $discard }. { $trigger ->
    [debt_paid] V družine pri každom splatení dlhu prináša: { $ability }.
    [inquisition] { $clean ->
        [yes] V družine pri každej Inkvizícii, ak nemáš žiadnu kartu podozrenia, prináša: { $ability }.
       *[no] { $least ->
            [0] V družine pri každej Inkvizícii prináša: { $ability }.
            [one] V družine pri každej Inkvizícii, ak máš aspoň { $least } kartu podozrenia, prináša: { $ability }.
            [few] V družine pri každej Inkvizícii, ak máš aspoň { $least } karty podozrenia, prináša: { $ability }.
           *[other] V družine pri každej Inkvizícii, ak máš aspoň { $least } kariet podozrenia, prináša: { $ability }.
            }
        }
   *[action] { $instant ->
        [none] V družine po každej akcii { $action } prináša: { $ability }.
       *[some] Naverbovanie prináša: { $instant }. V družine po každej akcii { $action } prináša: { $ability }.
        }
    }
# $points: a finished phrase
outsider-text = Útok prináša: { $attack }. Obrátenie prináša: { $convert }; na konci hry: { $points }.
# $base: points without any condition; $each: how many make 1 VP
points-text = { $base ->
    [0] 1 VB
   *[other] { $base } VB plus 1 VB
    } za { $metric ->
    [attacked_saracen] každého napadnutého Saracéna
    [attacked_byzantine] každého napadnutého Byzantínca
    [attacked_viking] každého napadnutého Vikinga
    [commission] každé { $each } misie
    [fortify] každé { $each } opevnenia
    [garrison] každé { $each } posádky
    [absolve] každé { $each } odpustky
    [develop] každé { $each } rozvoje
    [townsfolk] každých { $each } mešťanov v tvojej družine
    [faith] každé { $each } body viery
    [strength] každé { $each } body sily
    [influence] každé { $each } body vplyvu
    [paid_debts] každý splatený dlh
    [unpaid_debts] každý nesplatený dlh
    [suspicion_cards] každú tvoju kartu podozrenia
    [orders_fulfilled] každý splnený kráľovský rozkaz
   *[converted_mercenaries] každého obráteného Žoldniera alebo Žoldnierku, aj za túto kartu
    }
# $how: waive, discount or bonus; $paid: provision or silver; $n: the discount
paladin-text = Privádza { $workers }. V tomto kole: { $boosts }. { $how ->
    [bonus] Každá akcia { $action } prináša navyše: { $bonus }.
    [discount] Akcia { $action } ťa stojí o { $paid ->
        [provision] { $n ->
            [one] { $n } proviant
            [few] { $n } provianty
           *[other] { $n } proviantov
            }
       *[silver] { $n ->
            [one] { $n } mincu
            [few] { $n } mince
           *[other] { $n } mincí
            }
        } menej.
   *[waive] Akcia { $action } ťa nestojí { $paid ->
        [provision] žiadny proviant
       *[silver] žiadne mince
        }.
    }
boost-text = { $attribute } +{ $n }
paladin-hidden = Paladin lícom dole
# $where: chosen, top or bottom
known-paladin = { $where ->
    [chosen] Na toto kolo: { $paladin }
    [top] Navrchu balíčka: { $paladin }
   *[bottom] Naspodku balíčka: { $paladin }
    }
# $worker: nominative; $cost: accusative, none where nothing is paid
favour-text = { $cost ->
    [none] Políčko: { $worker }. Prináša: { $effects }.
   *[some] Políčko: { $worker }. Stojí navyše { $cost }. Prináša: { $effects }.
    }
favour-hidden = Kráľovská priazeň, odhalí sa { $round ->
    [4] vo
   *[other] v
    } { $round }. kole
order-text = Vykonaj do konca hry akciu { $action } aspoň 5-krát a získaš { $points } VB.
order-hidden = Kráľovský rozkaz, odhalí sa { $round ->
    [4] vo
   *[other] v
    } { $round }. kole
tavern-criminals = { $count ->
    [one] { $count } zločinec: hneď si doberieš { $count } kartu podozrenia.
    [few] { $count } zločinci: hneď si doberieš { $count } karty podozrenia.
   *[other] { $count } zločincov: hneď si doberieš { $count } kariet podozrenia.
    }

## What stands on an action space

# $need: influence; $cost: accusative, with the paladin in use; free, column, or none where nothing is ever paid
action-text = { $action ->
    [develop] Polož dielňu na políčko akcie na pravej strane dosky: poddaného tam už nikdy netreba. Získaš poddaného zobrazeného pod dielňou{ $under ->
        [none] {""}
       *[some] {" "}(teraz { $under })
        }.
    [recruit] S 1 poddaným mešťana odhodíš za odmenu, s 2, z ktorých druhý je bojovník, si ho vezmeš do družiny.
    [hunt] S 1 poddaným získaš 1 proviant, s 2, z ktorých druhý je zved, 3 provianty.
    [trade] S 1 poddaným získaš 1 mincu, s 2, z ktorých druhý je kupec, 3 mince.
    [pray] Uvoľni iné akčné pole svojej dosky.
    [conspire] Získaš 1 zločinca a s ním 1 kartu podozrenia.
    [commission] Vyšli misionára do regiónu, na ktorý ti stačí viera. Vezmi si odmenu z políčka a zvýš si vplyv o 1.
    [fortify] { $need ->
        [0] Dober si hradbu a vezmi si všetky jej odmeny; sila ti stúpne aspoň o 1.
       *[other] Vyžaduje vplyv { $need }. Dober si hradbu a vezmi si všetky jej odmeny; sila ti stúpne aspoň o 1.
        }
    [garrison] Umiestni tvrdzu do regiónu, na ktorý ti stačí sila. Vezmi si odmenu z políčka a zvýš si vieru o 1.
    [absolve] { $need ->
        [0] Presuň džbán na prázdne políčko odpustku a vezmi si jeho odmenu. Smieš odhodiť 1 kartu podozrenia a zvýš si vieru o 1.
       *[other] Vyžaduje vplyv { $need }. Presuň džbán na prázdne políčko odpustku a vezmi si jeho odmenu. Smieš odhodiť 1 kartu podozrenia a zvýš si vieru o 1.
        }
    [attack] Zaútoč na cudzinca a vezmi si jeho odmeny za útok. Ak ti chýba sila, za každé 2 body, aj začaté, zaplať 1 mincu.
   *[convert] Obráť cudzinca, na ktorého ti stačí viera: stúpne ti sila a karta ti na konci hry prinesie VB.
    }{ $cost ->
    [none] {""}
    [free] {" "}Teraz ťa to nestojí nič.
    [column] {" "}Cena závisí od stĺpca.
   *[some] {" "}Teraz ťa to stojí { $cost }.
    }

## Lines of the score sheet

line-order = { $slot }. kráľovský rozkaz
line-faith = { term-score_faith }
line-strength = { term-score_strength }
line-influence = { term-score_influence }
line-commission = { term-score_commission }
line-garrison = { term-score_garrison }
line-fortify = Opevnenie
line-walls = VB na hradbách
line-absolve = { term-score_absolve }
line-develop = { term-score_develop }
line-paid-debts = Splatené dlhy
line-unpaid-debts = Nesplatené dlhy
line-leftovers = { term-score_leftovers }

## The score sheet of a finished match

# how often, and points printed on walls
sheet-walls = { $count } ×, +{ $printed }
# paid debts, unpaid debts: points of each
sheet-debts = +{ $paid } −{ $unpaid }
# points of a converted outsider: its own, what it counts, for how many of them it scores 1
sheet-outsider = { $base ->
    [0] { $each ->
        [1] { $count } × 1
       *[other] { $count } ÷ { $each } → { $points }
    }
   *[other] { $base } + { $count }
    }
sheet-from-orders = rozkazy
sheet-from-attributes = vlastnosti
sheet-from-actions = akcie
sheet-from-outsiders = cudzinci
sheet-from-goods = dlhy a zvyšky
# compared when totals are equal
sheet-tie-orders = VB za kráľovské rozkazy
sheet-tie-suspicions = karty podozrenia, menej je lepšie

## The verbs of the notation, as headings over lists of moves

verb-develop = vykonať rozvoj
    .inf = vykonať rozvoj
    .do = vykonaj rozvoj
    .log = vykonáva rozvoj
    .picked = Ktorého poddaného umiestniš?
verb-recruit = verbovať
    .inf = verbovať
    .do = verbuj
    .log = verbuje
    .picked = Ktorého poddaného umiestniš?
verb-hunt = loviť
    .inf = loviť
    .do = choď na lov
    .log = loví
    .picked = Ktorého poddaného umiestniš?
verb-trade = obchodovať
    .inf = obchodovať
    .do = obchoduj
    .log = obchoduje
    .picked = Ktorého poddaného umiestniš?
verb-pray = pomodliť sa
    .inf = pomodliť sa
    .do = pomodli sa
    .log = modlí sa
    .picked = Ktorého poddaného umiestniš?
verb-conspire = zosnovať sprisahanie
    .inf = zosnovať sprisahanie
    .do = zosnuj sprisahanie
    .log = snuje sprisahanie
    .picked = Ktorého poddaného umiestniš?
verb-commission = vykonať misiu
    .inf = vykonať misiu
    .do = vykonaj misiu
    .log = vykonáva misiu
    .picked = Ktorého poddaného umiestniš?
verb-fortify = postaviť hradbu
    .inf = postaviť hradbu
    .do = postav hradbu
    .log = stavia hradbu
    .picked = Ktorého poddaného umiestniš?
verb-garrison = vyslať posádku
    .inf = vyslať posádku
    .do = vyšli posádku
    .log = vysiela posádku
    .picked = Ktorého poddaného umiestniš?
verb-absolve = kúpiť odpustok
    .inf = kúpiť odpustok
    .do = kúp odpustok
    .log = kupuje odpustok
    .picked = Ktorého poddaného umiestniš?
verb-attack = vykonať útok
    .inf = vykonať útok
    .do = vykonaj útok
    .log = vykonáva útok
    .picked = Ktorého poddaného umiestniš?
verb-convert = vykonať obrátenie
    .inf = vykonať obrátenie
    .do = vykonaj obrátenie
    .log = vykonáva obrátenie
    .picked = Ktorého poddaného umiestniš?
verb-favour = využiť kráľovskú priazeň
    .inf = využiť kráľovskú priazeň
    .do = využi kráľovskú priazeň
    .log = využíva kráľovskú priazeň
    .picked = Ktorého poddaného umiestniš?
verb-pass = pasovať
    .inf = pasovať
    .do = pasuj
    .log = pasuje
verb-enlist = naverbovať mešťana do družiny
    .inf = naverbovať mešťana do družiny
    .do = naverbuj mešťana do družiny
    .log = verbuje mešťana do družiny
    .picked = { $next ->
        [column] Ktorého mešťana naverbuješ?
       *[other] Čím zaplatíš?
        }
verb-dismiss = odhodiť mešťana za odmenu
    .inf = odhodiť mešťana za odmenu
    .do = odhoď mešťana za odmenu
    .log = odhadzuje mešťana za odmenu
    .picked = { $next ->
        [column] Ktorého mešťana odhodíš?
       *[other] Čím zaplatíš?
        }
verb-workshop = umiestniť dielňu
    .inf = umiestniť dielňu
    .do = umiestni dielňu
    .log = umiestňuje dielňu
verb-clear = uvoľniť akčné pole
    .inf = uvoľniť akčné pole
    .do = uvoľni akčné pole
    .log = uvoľňuje akčné pole
verb-send = vyslať misionára
    .inf = vyslať misionára
    .do = vyšli misionára
    .log = vysiela misionára
verb-post = umiestniť tvrdzu
    .inf = umiestniť tvrdzu
    .do = umiestni tvrdzu
    .log = umiestňuje tvrdzu
verb-jar = presunúť džbán
    .inf = presunúť džbán
    .do = presuň džbán
    .log = presúva džbán
verb-strike = zaútočiť na cudzinca
    .inf = zaútočiť na cudzinca
    .do = zaútoč na cudzinca
    .log = útočí na cudzinca
verb-persuade = obrátiť cudzinca
    .inf = obrátiť cudzinca
    .do = obráť cudzinca
    .log = obracia cudzinca
verb-use = využiť paladina
    .inf = využiť paladina
    .do = využi paladina
    .log = využíva paladina
    .picked = { $next ->
        [paladin] Ktorého paladina vrátiš navrch balíčka?
       *[other] Ktorého z nich využiješ?
        }
verb-tavern = vybrať si krčmu
    .inf = vybrať si krčmu
    .do = vyber si krčmu
    .log = vyberá si krčmu
verb-keep = nechať si poddaných
    .inf = nechať si poddaných
    .do = nechaj si poddaných
    .log = necháva si poddaných
    .picked = Koho ďalšieho si necháš?
verb-discard = odhodiť podozrenia
    .inf = odhodiť podozrenia
    .do = odhoď podozrenia
    .log = odhadzuje podozrenia
    .picked = Koľko kariet podozrenia odhodíš?
verb-settle = splatiť dlh
    .inf = splatiť dlh
    .do = splať dlh
    .log = spláca dlh
verb-cancel = zrušiť dlh
    .inf = zrušiť dlh
    .do = zruš dlh
    .log = ruší dlh
verb-decline = nevyužiť
    .inf = nevyužiť
    .do = nevyužívaj
    .log = nevyužíva
verb-choose = vybrať si odmenu
    .inf = vybrať si odmenu
    .do = vyber si odmenu
    .log = vyberá si odmenu
verb-ability = využiť schopnosť mešťana
    .inf = využiť schopnosť mešťana
    .do = využi schopnosť mešťana
    .log = využíva schopnosť mešťana

## Places

panel-king = Kráľovské rozkazy a priazne
region-flags = { $region }. región, viera { $faith }, sila { $strength }
# $piece: monk or outpost
owned-piece = { $piece ->
    [monk] misionár
   *[outpost] tvrdza
    }
empty-column = { $column }. stĺpec (prázdny)
place-hand = Paladini v ruke
place-known-paladins = Paladini, o ktorých vieš len ty
place-actions = Akcie
place-party = Družina
place-walls = Hradby
place-converted = Obrátení cudzinci
place-attacked = Napadnutí cudzinci
place-schemes = Odhodené karty intríg

## The table before the eye: where we are, tabs of a phone, small words on cards

# $phase: draft, paladins, workers, actions or scoring
headline = { $phase ->
    [draft] Pred 1. kolom · výber prvých mešťanov
    [paladins] { $round }. kolo zo 7 · výber paladina
    [workers] { $round }. kolo zo 7 · poddaní
    [scoring] Záverečné bodovanie
   *[actions] { $round }. kolo zo 7 · akcie
    }
zone-board = Plán
zone-mat = Doska
zone-cards = Karty
zone-others = Ostatní
stock-suspicions = balíček podozrení
stock-debts = dlhy bez obmedzenia
note-passed = pasuje
taverns-note = jedna karta zostane ležať
hand-note = jedného využiť, druhého navrch, tretieho naspodok
in-round = { $round }. kolo
order-times = { $times }×
order-done = { $done } z 5
# $nation: saracen, byzantine or viking
attacked-nation = { $nation ->
    [saracen] napadnutí Saracéni
    [byzantine] napadnutí Byzantínci
   *[viking] napadnutí Vikingovia
    }
# $workers: accusative; $warning: a sentence, none where nobody is suspected
tavern-text = { $warning ->
    [none] Získaš { $workers }.
   *[some] Získaš { $workers }. { $warning }
    }
wall-text = Hneď zvyšuje silu o { $strength }.{ $effects ->
    [none] {""}
   *[some] {" "}K tomu prináša: { $effects }.
    }{ $points ->
    [0] {""}
    [one] {" "}Na konci hry: { $points } VB.
    [few] {" "}Na konci hry: { $points } VB.
   *[other] {" "}Na konci hry: { $points } VB.
    }
square-text = { $region }. región. Misionár alebo tvrdza tu prináša: { $effects }.
jar-square-text = Džbán presunutý sem prináša: { $effects }.
scheme-text = Virtuálny hráč vykoná túto akciu; ak nemôže, prvú možnú zo svojich náhradných akcií.
fallback-note = keď intriga nejde, prvá možná zľava
resource-text = Ukazovateľ je na { $column }. políčku: virtuálny hráč hľadá cieľ od { $column }. stĺpca doprava a potom znova zľava.

## The gallery of all cards

order-any-text = Vykonaj do konca hry akciu { $action } aspoň 5-krát a získaš 4, 6 alebo 8 VB podľa miesta rozkazu.
suspicion-text = { $tax ->
    [0] Keď si ju doberieš, neberieš si z daní nič.
    [one] Keď si ju doberieš, vezmeš si z daní { $tax } mincu.
    [few] Keď si ju doberieš, vezmeš si z daní { $tax } mince.
   *[other] Keď si ju doberieš, vezmeš si z daní { $tax } mincí.
    }
# $nation: saracen, byzantine or viking
gallery-nation = { $nation ->
    [saracen] Cudzinci: Saracéni
    [byzantine] Cudzinci: Byzantínci
   *[viking] Cudzinci: Vikingovia
    }
gallery-copies = { $count }×

## Tones: what a colour of the table is called; a nation by its own name

tone-labourer = biela
tone-scout = zelená
tone-merchant = modrá
tone-fighter = červená
tone-cleric = čierna
tone-criminal = fialová
tone-saracen = { nation-saracen }
tone-byzantine = { nation-byzantine }
tone-viking = { nation-viking }

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Sedem kôl a vyhráva najviac víťazných bodov. Akcie otvárajú tri vlastnosti a všetky tri prinášajú body.
    .title = Cieľ hry
    .one = Viera vysiela misionárov a obracia cudzincov.
    .two = Sila stavia tvrdze a útočí na cudzincov.
    .three = Vplyv stavia hradby a kupuje odpustky.
guide-townsfolk = Každý začína s jedným mešťanom, zadarmo.
    .title = Prvý mešťan
    .do = Vyber Miništranta, poslednú kartu v rade.
    .one = Hneď dostaneš jeho okamžitú odmenu: 1 mincu.
    .two = Pridá sa do tvojej družiny. Odteraz ti každá misia prinesie 1 mincu.
    .three = Neskôr mešťanov verbuješ za mince: do družiny, alebo ich odhodíš za odmenu.
guide-round = Každé kolo prebieha rovnako: paladin, krčma, potom akcie po poradí, kým všetci nepasujú.
    .title = Kolo
    .one = Najprv sa odhalí kráľovský rozkaz. Tento odmeňuje útoky. Rozkazy prichádzajú v 1. až 3. kole, priazne od 3. kola.
    .two = Krčiem je o jednu viac ako hráčov, takže máš vždy z čoho vyberať.
    .three = Potom má každý po poradí jednu akciu. Kto pasuje, čaká na ďalšie kolo.
guide-paladin = Máš troch zo svojich dvanástich paladinov. Jeden ti slúži toto kolo, jeden sa nabudúce vráti.
    .title = Vyber paladina
    .do = Využi Ivona. Iného paladina vráť navrch balíčka.
    .one = Ivon privedie kňaza a zveda. V tomto kole zvyšuje vieru o 3 a silu o 1 a misie ťa nestoja proviant.
    .two = Zvýšenie platí do konca kola. Potom paladin opúšťa hru.
    .three = Paladina navrchu si v ďalšom kole doberieš znova, tretí ide naspodok.
guide-tavern = Teraz si najmeš ďalších štyroch poddaných.
    .title = Vyber krčmu
    .do = Vyber krčmu s dvoma nádenníkmi a zločincom.
    .one = Štyria poddaní: bojovník, zločinec a dvaja nádenníci.
    .two = Zločinec zastúpi kohokoľvek: hodí sa na každé políčko.
    .three = Za každého zločinca však dostaneš kartu podozrenia.
guide-suspicion = Každý zločinec prinesie kartu podozrenia a s ňou väčšinou aj mince zo zásoby daní.
    .title = Podozrenie a dlhy
    .one = Zásoba daní. Keď z nej zmizne posledná minca, príde Inkvizícia.
    .two = Kto má potom najviac kariet podozrenia, berie si dlh a polovicu tých kariet odhodí.
    .three = Nesplatený dlh ťa na konci stojí 3 body, splatený 1 prinesie.
guide-workers = Poddaných umiestniš na všetky políčka akcie, zaplatíš cenu a akcia sa vykoná. Použité pole je do konca kola obsadené.
    .title = Poddaní a políčka
    .one = Tvoji poddaní. Každý sa hodí na políčko svojho tvaru, na okrúhle môže ktokoľvek.
    .two = Vľavo: jednoduché akcie, ktoré prinesú suroviny a ľudí.
    .three = Vpravo: veľké akcie. Vyžadujú troch poddaných a vlastnosť.
guide-hunt = Začni niečím jednoduchým. Mnoho veľkých akcií stojí proviant.
    .title = Prvá akcia
    .do = Pošli nádenníka na lov.
    .one = Jeden poddaný prinesie 1 proviant. So zvedom na druhom políčku by boli 3.
    .two = Rozhoduješ sa raz: druhé políčko sa neskôr doplniť nedá.
    .three = Proviant a mince sú tvoje suroviny. Mince získaš rovnakým spôsobom, obchodom.
guide-rival = Druhý hráč hrá podľa rovnakých pravidiel. Sleduj, čo robí: ostane to vyznačené do tvojho prvého ťahu.
    .title = Ťah súpera
    .one = Po tvojej akcii je na ťahu súper, potom zase ty.
    .two = Modrý má silu a môže zaútočiť na cudzinca. O chvíľu to skúsiš tiež.
    .three = Medzera v rade zostane do konca kola.
guide-commission = Misionári vyrážajú do krajiny. To je akcia misia.
    .title = Vyšli misionára
    .do = Umiestni na misiu zveda, nádenníka a kňaza.
    .one = Tri políčka: zved, ktokoľvek, kňaz.
    .two = Treba vieru. S Ivonom máš 3 a to otvára 1. a 2. región.
    .three = Stálo by to 1 proviant, ale s Ivonom neplatíš.
guide-square = Vyber misionárovi políčko. Dostaneš, čo je na ňom.
    .title = Krajina
    .do = Pošli misionára do 2. regiónu k zvedovi.
    .one = 1. región je otvorený všetkým, stačí viera 0.
    .two = 2. región vyžaduje vieru 2. Dostaneš zveda a potom vplyv +1.
    .three = Misionár tam zostane do konca hry. Nikto iný tam už nemôže.
guide-attack = Na útok na cudzinca potrebuješ troch ľudí.
    .title = Útok
    .do = Umiestni na útok zveda, zločinca a bojovníka.
    .one = Tri políčka: zved, ktokoľvek, bojovník.
    .two = Tu sa zločinec hodí. Zastúpil by aj zveda alebo bojovníka.
    .three = Ak chýba sila, platíš 1 mincu za každé 2 body.
guide-outsider = Nad každým cudzincom je dvojica vlajočiek. Vlajočka sily hovorí, koľko sily potrebuješ.
    .title = Cudzinci
    .do = Zaútoč na prvého cudzinca, Strážkyňu.
    .one = Vlajočka sily ukazuje 1 a s Ivonom máš silu 1. Útok je zadarmo.
    .two = Dostaneš odmenu za útok: vplyv a dvoch nádenníkov.
    .three = Druhá cesta je obrátenie: vyžaduje vieru, zvyšuje silu a na konci prináša body.
guide-develop = Zlacni si akcie natrvalo.
    .title = Rozvoj
    .do = Umiestni na rozvoj oboch nádenníkov.
    .one = Dvaja ľubovoľní poddaní a 4 mince.
    .two = Presunieš dielňu na niektorú veľkú akciu.
    .three = Navyše dostaneš poddaného, ktorý bol pod dielňou: zveda.
guide-workshop = Kam s dielňou? Na políčko, na ktoré ti poddaný často chýba.
    .title = Dielňa
    .do = Daj ju na ľavé políčko misie.
    .one = Odteraz na misiu netreba zveda, stačia dvaja poddaní.
    .two = Na každú veľkú akciu sa zmestia dve dielne, na ľavé a stredné políčko.
guide-pass = Keď už nič lepšie nie je, pasuj. Ľudí si môžeš ušetriť na ďalšie kolo.
    .title = Pasovanie
    .do = Pasuj.
    .one = Poddaní z dosky sa vrátia do zásoby a polia sú zase voľné.
    .two = Až 3 neumiestnení poddaní ti zostanú. Zved počká.
    .three = Inkvizícia sa ťa môže týkať, aj keď už pasuješ.
guide-king = Pozerá sa aj kráľ. Jeho karty sú pre všetkých.
    .title = Rozkazy a priazne
    .one = Rozkaz sa počíta každému, kto do konca vykoná jeho akciu 5-krát: 4, 6 alebo 8 bodov.
    .two = Od 3. kola prichádzajú priazne. Každá má jediné políčko pre všetkých, raz za kolo.
guide-points = Svoje body vidíš hore pri svojom mene. Počítajú sa po 7. kole.
    .title = Ako sa počítajú body
    .one = Vlastnosti sa počítajú podľa ukazovateľov, bez paladina. Čím vyššie, tým viac: 12 prinesie 20 bodov.
    .two = Štyri veľké akcie prinášajú body, keď ich vykonáš 5-krát, 6-krát alebo 7-krát, hradby a obrátení cudzinci tiež.
    .three = Splatený dlh prinesie 1 bod, nesplatený stojí 3. Každé 3 mince a provianty spolu sú 1 bod.
guide-on = Jedno celé kolo už poznáš. Čaká ťa ďalších šesť a súper hrá ďalej.
    .title = Hraj ďalej
    .one = Po kole odchádza posledný mešťan a rad sa posunie.
    .two = Odchádza aj prvý cudzinec.
    .three = Vyber si, v čom chceš vynikať: opakované akcie plnia rozkazy a prinášajú body.

## What bots notice

sense-points = bod, ktorý už máš na bodovacom hárku
sense-points-due = bod, ktorý prinesie rozohratá akcia
sense-order-points = bod za splnený kráľovský rozkaz
sense-count-points = bod za mnohokrát vykonanú akciu
sense-outsider-points = bod za obráteného cudzinca
sense-orders-under-way = bod kráľovského rozkazu podľa toho, koľko z neho je hotové
sense-orders-near = bod takmer splneného kráľovského rozkazu
sense-faith = stupeň viery
sense-strength = stupeň sily
sense-influence = stupeň vplyvu
sense-high-faith = stupeň viery nad 7
sense-high-strength = stupeň sily nad 7
sense-high-influence = stupeň vplyvu nad 7
sense-boost-faith = bod viery od paladina tohto kola
sense-boost-strength = bod sily od paladina tohto kola
sense-boost-influence = bod vplyvu od paladina tohto kola
sense-done-commission = vyslaný misionár
sense-done-fortify = postavená hradba
sense-done-garrison = umiestnená tvrdza
sense-done-absolve = presunutý džbán
sense-done-attack = vykonaný útok
sense-done-convert = obrátený cudzinec
sense-done-develop = umiestnená dielňa
sense-late-commission = misionár nad troch
sense-late-fortify = hradba nad tretiu
sense-late-garrison = tvrdza nad tretiu
sense-late-absolve = džbán nad tretí
sense-gap-commission = bod viery, ktorý chýba na ďalšieho misionára
sense-gap-fortify = bod vplyvu, ktorý chýba na ďalšiu hradbu
sense-gap-garrison = bod sily, ktorý chýba na ďalšiu tvrdzu
sense-gap-absolve = bod vplyvu, ktorý chýba na ďalší džbán
sense-labourer = nádenník
sense-scout = zved
sense-merchant = kupec
sense-fighter = bojovník
sense-cleric = kňaz
sense-criminal = zločinec
sense-kept-worker = poddaný ušetrený na ďalšie kolo
sense-plan = veľká akcia, na ktorú tvoji poddaní ešte stačia
sense-plan-ordered = taká akcia, ktorú vyžaduje aj kráľovský rozkaz
sense-spare-worker = poddaný, ktorý zostane na niečo iné
sense-favour-open = kráľovská priazeň, ktorú ešte nikto nevyužil
sense-silver = minca
sense-much-silver = minca nad šiestu
sense-provision = proviant
sense-much-provision = proviant nad štvrtý
sense-debt-unpaid = nesplatený dlh
sense-debt-paid = splatený dlh
sense-suspicion = karta podozrenia
sense-most-suspected = najväčšie podozrenie zo všetkých
sense-inquisition-near = blízka Inkvizícia, keď si v najväčšom podozrení
sense-workshop-commission = dielňa na misii
sense-workshop-fortify = dielňa na opevnení
sense-workshop-garrison = dielňa na posádke
sense-workshop-absolve = dielňa na odpustku
sense-workshop-attack = dielňa na útoku
sense-workshop-convert = dielňa na obrátení
sense-workshop-pair = dve dielne na jednej akcii
sense-townsfolk-commission = mešťan, ktorý pomáha pri misii
sense-townsfolk-fortify = mešťan, ktorý pomáha pri opevnení
sense-townsfolk-garrison = mešťan, ktorý pomáha pri posádke
sense-townsfolk-absolve = mešťan, ktorý pomáha pri odpustku
sense-townsfolk-attack = mešťan, ktorý pomáha pri útoku
sense-townsfolk-convert = mešťan, ktorý pomáha pri obrátení
sense-townsfolk-develop = mešťan, ktorý pomáha pri rozvoji
sense-debt-collector = Vymáhač dlhov
sense-suspect-townsfolk = mešťan, ktorý pri Inkvizícii pomáha podozrivým
sense-squire = Panoš
sense-counts-attacked = obrátený cudzinec, ktorý počíta napadnutých cudzincov
sense-counts-action = obrátený cudzinec, ktorý počíta akcie alebo mešťanov
sense-counts-attribute = obrátený cudzinec, ktorý počíta vlastnosť
sense-champion = obrátený Šampión
sense-mercenary = obrátený Žoldnier
sense-counts-debt = obrátený cudzinec, ktorý počíta dlhy alebo podozrenia
sense-passed = pasovanie
sense-to-move = to, že si na ťahu
sense-tavern-due = krčma, ktorú si ešte vyberieš
sense-paladin-due = paladin, ktorého si ešte vyberieš
sense-rounds-left = kolo, ktoré sa ešte bude hrať
sense-monk-due = políčko, ktoré vyberieš misionárovi
sense-outpost-due = políčko, ktoré vyberieš tvrdzi
sense-jar-due = políčko, ktoré vyberieš džbánu
sense-attack-due = cudzinec, ktorého vyberieš na útok
sense-convert-due = cudzinec, ktorého vyberieš na obrátenie
sense-recruit-due = mešťan, ktorého vyberieš do družiny
sense-dismiss-due = mešťan, ktorého odhodíš za odmenu
sense-workshop-due = políčko, ktoré vyberieš dielni
sense-clear-due = akcia, ktorú vyberieš na uvoľnenie
sense-choice-due = odmena, ktorú si vyberieš

## Headings of big moments, shown across the table

illumination-inquisition = Prichádza Inkvizícia
illumination-last-round = Posledné kolo

## Čo sa robí: pre stránku o tom, ako sa hrá

done-enlisted = Naverbovaní mešťania
done-attacked = Napadnutí cudzinci
done-converted = Obrátení cudzinci
done-wall-built = Postavené hradby
done-favour-used = Využité priazne
done-paladin-revealed = Vybraní paladini

## Údaje krabice

figure-group-paladins = Paladini
figure-group-townsfolk = Mešťania
figure-group-outsiders = Cudzinci
figure-group-walls = Hradby
figure-group-taverns = Krčmy
figure-group-favours = Kráľovské priazne
figure-group-squares = Políčka
figure-group-schemes = Intrigy virtuálneho hráča
figure-action = akcia
figure-raises = zvyšuje
figure-attacked = pri útoku odhadzuje
figure-attacked-suspicion = podozrenie
figure-attacked-debt = dlh
figure-reason-squire = verejný zoznam má pri troch panošoch jednu vlastnosť dvakrát
figure-reason-barbarian = verejný zoznam ukazuje menej než na piatich ostatných kartách jeho druhu
figure-reason-vigilante = čo ukazuje verejný zoznam, je ďaleko nad všetkými ostatnými kartami
figure-reason-schemes = žiadny text tieto karty nevypisuje
