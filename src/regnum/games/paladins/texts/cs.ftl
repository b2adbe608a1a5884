### Paladins: the words of the game, Czech.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its plural, genitive;
### .short: narrow places; .full: a card or square told apart from its twins.

## The game

game-title = { term-game_title }
    .short = Paladinové
game-tagline = Stav hradby, vysílej misionáře a postav se cizincům
game-about = Sedm kol si najímáš poddané v krčmách, vybíráš si paladina a rozhoduješ, na které akce poddané pošleš; víra, síla a vliv si přitom navzájem otevírají cestu. Zločinec zastane každou práci, jenže přináší podezření, a jakmile dojdou daně, přijde Inkvizice za tím, kdo ho má nejvíc. Hra je pro jednoho až čtyři hráče; v sólové hře se postavíš virtuálnímu hráči, kterého vedou karty intrik.
game-time = 90–120 min
game-credits = Autoři hry: Shem Phillips a S J Macdonald. Vydává Garphill Games.
term-game_title = Paladinové Západního království
    .acc = Paladiny Západního království
    .gen = Paladinů Západního království
term-game_title_short = Paladinové
    .acc = Paladiny
    .gen = Paladinů
term-vp = VB
    .long = vítězný bod
    .long-few = vítězné body
    .long-other = vítězných bodů
term-player = hráč
    .few = hráči
    .other = hráčů
    .acc = hráče
    .acc-few = hráče
    .gen = hráče
term-start_player_role = začínající hráč
    .acc = začínajícího hráče
    .gen = začínajícího hráče
term-round = kolo
    .few = kola
    .other = kol
    .acc = kolo
    .acc-few = kola
    .gen = kola
term-turn = tah
    .few = tahy
    .other = tahů
    .acc = tah
    .acc-few = tahy
    .gen = tahu
term-action = akce
    .few = akce
    .other = akcí
    .acc = akci
    .acc-few = akce
    .gen = akce
term-pass = pasování
    .inf = pasovat
    .do = Pasuj
term-reward = odměna
    .few = odměny
    .other = odměn
    .acc = odměnu
    .acc-few = odměny
    .gen = odměny
term-cost = cena
    .few = ceny
    .other = cen
    .acc = cenu
    .acc-few = ceny
    .gen = ceny
term-ability = schopnost
    .few = schopnosti
    .other = schopností
    .acc = schopnost
    .acc-few = schopnosti
    .gen = schopnosti
term-choice = volba
    .acc = volbu
    .gen = volby

## Seats and the solo opponent: the value is the subject of a log sentence, .short is the colour or the short name

seat-red = červená
seat-blue = modrá
seat-green = zelená
seat-yellow = žlutá

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
bot-castellan = Vilém
    .n2 = Bernard
    .n3 = Reginar
    .n4 = Adalhard
bot-king = Karel
    .n2 = Ludvík
    .n3 = Lothar
    .n4 = Pipin
ai = virtuální hráč
    .acc = virtuálního hráče
    .gen = virtuálního hráče
    .dat = virtuálnímu hráči
    .short = virtuální hráč

## Workers

term-worker = poddaný
    .few = poddaní
    .other = poddaných
    .acc = poddaného
    .acc-few = poddané
    .gen = poddaného
worker-labourer = nádeník
    .few = nádeníci
    .other = nádeníků
    .acc = nádeníka
    .acc-few = nádeníky
    .gen = nádeníka
    .short = nád.
worker-scout = zvěd
    .few = zvědové
    .other = zvědů
    .acc = zvěda
    .acc-few = zvědy
    .gen = zvěda
    .short = zvěd
worker-merchant = kupec
    .few = kupci
    .other = kupců
    .acc = kupce
    .acc-few = kupce
    .gen = kupce
    .short = kupec
worker-fighter = bojovník
    .few = bojovníci
    .other = bojovníků
    .acc = bojovníka
    .acc-few = bojovníky
    .gen = bojovníka
    .short = boj.
worker-cleric = kněz
    .few = kněží
    .other = kněží
    .acc = kněze
    .acc-few = kněze
    .gen = kněze
    .short = kněz
worker-criminal = zločinec
    .few = zločinci
    .other = zločinců
    .acc = zločince
    .acc-few = zločince
    .gen = zločince
    .short = zloč.
worker-any = libovolný poddaný
    .few = libovolní poddaní
    .other = libovolných poddaných
    .acc = libovolného poddaného
    .acc-few = libovolné poddané
    .gen = libovolného poddaného
    .short = kdokoli
term-wild = žolík
    .acc = žolíka
    .gen = žolíka
term-pool = tví poddaní
    .acc = tvé poddané
    .gen = tvých poddaných
term-slot = políčko pro poddaného
    .few = políčka pro poddané
    .other = políček pro poddané
    .acc = políčko pro poddaného
    .acc-few = políčka pro poddané
    .gen = políčka pro poddaného

## Goods and stocks; .mass: without a number

term-silver = mince
    .few = mince
    .other = mincí
    .acc = minci
    .acc-few = mince
    .gen = mince
    .mass = mince
    .mass-acc = mince
    .mass-gen = mincí
term-provision = proviant
    .few = provianty
    .other = proviantů
    .acc = proviant
    .acc-few = provianty
    .gen = proviantu
    .mass = proviant
    .mass-acc = proviant
    .mass-gen = proviantu
term-goods = suroviny
    .acc = suroviny
    .gen = surovin
term-resource = surovina
    .few = suroviny
    .other = surovin
    .acc = surovinu
    .acc-few = suroviny
    .gen = suroviny
term-tax = daň
    .few = daně
    .other = daní
    .acc = daň
    .acc-few = daně
    .gen = daně
term-general_supply = společná zásoba
    .acc = společnou zásobu
    .gen = společné zásoby
    .to = do společné zásoby
    .from = ze společné zásoby
term-tax_supply = zásoba daní
    .acc = zásobu daní
    .gen = zásoby daní
    .to = do zásoby daní
    .at = v zásobě daní
    .from = ze zásoby daní

## Counted things; -acc after a verb (gain, pay, place), -gen the genitive (missing, up to)

count-worker = { $count ->
    [one] { $count } poddaný
    [few] { $count } poddaní
   *[other] { $count } poddaných
    }
count-worker-acc = { $count ->
    [one] { $count } poddaného
    [few] { $count } poddané
   *[other] { $count } poddaných
    }
count-any-worker-acc = { $count ->
    [one] { $count } jakéhokoli poddaného
    [few] { $count } jakékoli poddané
   *[other] { $count } jakýchkoli poddaných
    }
count-worker-gen = { $count ->
    [one] { $count } poddaného
    [few] { $count } poddaných
   *[other] { $count } poddaných
    }
count-labourer = { $count ->
    [one] { $count } nádeník
    [few] { $count } nádeníci
   *[other] { $count } nádeníků
    }
count-labourer-acc = { $count ->
    [one] { $count } nádeníka
    [few] { $count } nádeníky
   *[other] { $count } nádeníků
    }
count-labourer-gen = { $count ->
    [one] { $count } nádeníka
    [few] { $count } nádeníků
   *[other] { $count } nádeníků
    }
count-scout = { $count ->
    [one] { $count } zvěd
    [few] { $count } zvědové
   *[other] { $count } zvědů
    }
count-scout-acc = { $count ->
    [one] { $count } zvěda
    [few] { $count } zvědy
   *[other] { $count } zvědů
    }
count-scout-gen = { $count ->
    [one] { $count } zvěda
    [few] { $count } zvědů
   *[other] { $count } zvědů
    }
count-merchant = { $count ->
    [one] { $count } kupec
    [few] { $count } kupci
   *[other] { $count } kupců
    }
count-merchant-acc = { $count ->
    [one] { $count } kupce
    [few] { $count } kupce
   *[other] { $count } kupců
    }
count-merchant-gen = { $count ->
    [one] { $count } kupce
    [few] { $count } kupců
   *[other] { $count } kupců
    }
count-fighter = { $count ->
    [one] { $count } bojovník
    [few] { $count } bojovníci
   *[other] { $count } bojovníků
    }
count-fighter-acc = { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
    }
count-fighter-gen = { $count ->
    [one] { $count } bojovníka
    [few] { $count } bojovníků
   *[other] { $count } bojovníků
    }
count-cleric = { $count ->
    [one] { $count } kněz
    [few] { $count } kněží
   *[other] { $count } kněží
    }
count-cleric-acc = { $count ->
    [one] { $count } kněze
    [few] { $count } kněze
   *[other] { $count } kněží
    }
count-cleric-gen = { $count ->
    [one] { $count } kněze
    [few] { $count } kněží
   *[other] { $count } kněží
    }
count-criminal = { $count ->
    [one] { $count } zločinec
    [few] { $count } zločinci
   *[other] { $count } zločinců
    }
count-criminal-acc = { $count ->
    [one] { $count } zločince
    [few] { $count } zločince
   *[other] { $count } zločinců
    }
count-criminal-gen = { $count ->
    [one] { $count } zločince
    [few] { $count } zločinců
   *[other] { $count } zločinců
    }
count-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
    }
count-silver-acc = { $count ->
    [one] { $count } minci
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
   *[other] { $count } proviantů
    }
count-provision-acc = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
    }
count-provision-gen = { $count ->
    [one] { $count } proviantu
    [few] { $count } proviantů
   *[other] { $count } proviantů
    }
count-debt = { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
    }
count-debt-acc = { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
    }
count-debt-gen = { $count ->
    [one] { $count } dluhu
    [few] { $count } dluhů
   *[other] { $count } dluhů
    }
count-suspicion = { $count ->
    [one] { $count } karta podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
    }
count-suspicion-acc = { $count ->
    [one] { $count } kartu podezření
    [few] { $count } karty podezření
   *[other] { $count } karet podezření
    }
count-suspicion-gen = { $count ->
    [one] { $count } karty podezření
    [few] { $count } karet podezření
   *[other] { $count } karet podezření
    }
count-workshop = { $count ->
    [one] { $count } dílna
    [few] { $count } dílny
   *[other] { $count } dílen
    }
count-workshop-acc = { $count ->
    [one] { $count } dílnu
    [few] { $count } dílny
   *[other] { $count } dílen
    }
count-monk = { $count ->
    [one] { $count } misionář
    [few] { $count } misionáři
   *[other] { $count } misionářů
    }
count-monk-acc = { $count ->
    [one] { $count } misionáře
    [few] { $count } misionáře
   *[other] { $count } misionářů
    }
count-outpost = { $count ->
    [one] { $count } tvrz
    [few] { $count } tvrze
   *[other] { $count } tvrzí
    }
count-outpost-acc = { $count ->
    [one] { $count } tvrz
    [few] { $count } tvrze
   *[other] { $count } tvrzí
    }
count-jar = { $count ->
    [one] { $count } džbán
    [few] { $count } džbány
   *[other] { $count } džbánů
    }
count-jar-acc = { $count ->
    [one] { $count } džbán
    [few] { $count } džbány
   *[other] { $count } džbánů
    }
count-wall = { $count ->
    [one] { $count } část hradeb
    [few] { $count } části hradeb
   *[other] { $count } částí hradeb
    }
count-wall-acc = { $count ->
    [one] { $count } část hradeb
    [few] { $count } části hradeb
   *[other] { $count } částí hradeb
    }
count-townsfolk = { $count ->
    [one] { $count } měšťan
    [few] { $count } měšťané
   *[other] { $count } měšťanů
    }
count-townsfolk-acc = { $count ->
    [one] { $count } měšťana
    [few] { $count } měšťany
   *[other] { $count } měšťanů
    }
count-outsider = { $count ->
    [one] { $count } cizinec
    [few] { $count } cizinci
   *[other] { $count } cizinců
    }
count-outsider-acc = { $count ->
    [one] { $count } cizince
    [few] { $count } cizince
   *[other] { $count } cizinců
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
   *[other] { $count } krčem
    }
count-tavern-acc = { $count ->
    [one] { $count } krčmu
    [few] { $count } krčmy
   *[other] { $count } krčem
    }
count-player = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
    }
count-player-acc = { $count ->
    [one] { $count } hráče
    [few] { $count } hráče
   *[other] { $count } hráčů
    }
count-order = { $count ->
    [one] { $count } královský rozkaz
    [few] { $count } královské rozkazy
   *[other] { $count } královských rozkazů
    }
count-order-acc = { $count ->
    [one] { $count } královský rozkaz
    [few] { $count } královské rozkazy
   *[other] { $count } královských rozkazů
    }

## Pieces

term-workshop = dílna
    .few = dílny
    .other = dílen
    .acc = dílnu
    .acc-few = dílny
    .gen = dílny
term-monk = misionář
    .few = misionáři
    .other = misionářů
    .acc = misionáře
    .acc-few = misionáře
    .gen = misionáře
term-outpost = tvrz
    .few = tvrze
    .other = tvrzí
    .acc = tvrz
    .acc-few = tvrze
    .gen = tvrze
term-jar = džbán
    .few = džbány
    .other = džbánů
    .acc = džbán
    .acc-few = džbány
    .gen = džbánu
term-attribute_marker = ukazatel vlastnosti
    .few = ukazatele vlastností
    .other = ukazatelů vlastností
    .acc = ukazatel vlastnosti
    .acc-few = ukazatele vlastností
    .gen = ukazatele vlastnosti
term-resource_marker = ukazatel surovin
    .acc = ukazatel surovin
    .gen = ukazatele surovin
term-start_player = žeton začínajícího hráče
    .acc = žeton začínajícího hráče
    .gen = žetonu začínajícího hráče

## Boards and places

term-main_board = herní plán
    .acc = herní plán
    .gen = herního plánu
    .at = na herním plánu
term-main_board_parts = část herního plánu
    .few = části herního plánu
    .other = částí herního plánu
    .acc = část herního plánu
    .acc-few = části herního plánu
    .gen = části herního plánu
term-player_boards = deska hráče
    .few = desky hráčů
    .other = desek hráčů
    .acc = desku hráče
    .acc-few = desky hráčů
    .gen = desky hráče
term-own_board = tvá deska
    .acc = tvou desku
    .gen = tvé desky
    .at = na tvé desce
    .from = z tvé desky
term-left_side = akce na levé straně desky
    .acc = akce na levé straně desky
    .gen = akcí na levé straně desky
term-right_side = akce na pravé straně desky
    .acc = akce na pravé straně desky
    .gen = akcí na pravé straně desky
term-action_space = akční pole
    .few = akční pole
    .other = akčních polí
    .acc = akční pole
    .acc-few = akční pole
    .gen = akčního pole
term-card_place = pole na kartu
    .few = pole na karty
    .other = polí na karty
    .acc = pole na kartu
    .acc-few = pole na karty
    .gen = pole na kartu
term-square = políčko
    .few = políčka
    .other = políček
    .acc = políčko
    .acc-few = políčka
    .gen = políčka
term-absolve_square = políčko odpustku
    .few = políčka odpustků
    .other = políček odpustků
    .acc = políčko odpustku
    .acc-few = políčka odpustků
    .gen = políčka odpustku
term-occupied = obsazené
term-column = sloupec
    .few = sloupce
    .other = sloupců
    .acc = sloupec
    .acc-few = sloupce
    .gen = sloupce
term-region = region
    .few = regiony
    .other = regionů
    .acc = region
    .acc-few = regiony
    .gen = regionu
term-flag = vlaječka
    .few = vlaječky
    .other = vlaječek
    .acc = vlaječku
    .acc-few = vlaječky
    .gen = vlaječky

## Attributes

term-attribute = vlastnost
    .few = vlastnosti
    .other = vlastností
    .acc = vlastnost
    .acc-few = vlastnosti
    .gen = vlastnosti
attribute-faith = víra
    .acc = víru
    .gen = víry
attribute-strength = síla
    .acc = sílu
    .gen = síly
attribute-influence = vliv
    .acc = vliv
    .gen = vlivu
term-attribute_track = stupnice vlastností
    .acc = stupnici vlastností
    .gen = stupnice vlastností
term-boost = zvýšení vlastnosti pro toto kolo
    .acc = zvýšení vlastnosti pro toto kolo
    .gen = zvýšení vlastnosti pro toto kolo

## Cards and decks

term-card = karta
    .few = karty
    .other = karet
    .acc = kartu
    .acc-few = karty
    .gen = karty
term-deck = balíček
    .few = balíčky
    .other = balíčků
    .acc = balíček
    .acc-few = balíčky
    .gen = balíčku
    .from = z balíčku
term-discard_pile = odhazovací balíček
    .acc = odhazovací balíček
    .gen = odhazovacího balíčku
    .to = na odhazovací balíček
term-face_up = lícem vzhůru
term-face_down = lícem dolů
term-paladins = paladin
    .few = paladinové
    .other = paladinů
    .acc = paladina
    .acc-few = paladiny
    .gen = paladina
term-townsfolk = měšťan
    .few = měšťané
    .other = měšťanů
    .acc = měšťana
    .acc-few = měšťany
    .gen = měšťana
    .short = balíček měšťanů
term-outsiders = cizinec
    .few = cizinci
    .other = cizinců
    .acc = cizince
    .acc-few = cizince
    .gen = cizince
    .short = balíček cizinců
term-kings_favours = královská přízeň
    .few = královské přízně
    .other = královských přízní
    .acc = královskou přízeň
    .acc-few = královské přízně
    .gen = královské přízně
term-kings_orders = královský rozkaz
    .few = královské rozkazy
    .other = královských rozkazů
    .acc = královský rozkaz
    .acc-few = královské rozkazy
    .gen = královského rozkazu
term-debts = dluh
    .few = dluhy
    .other = dluhů
    .acc = dluh
    .acc-few = dluhy
    .gen = dluhu
    .short = dluhy
term-suspicions = podezření
    .few = podezření
    .other = podezření
    .acc = podezření
    .acc-few = podezření
    .gen = podezření
    .short = podezření
term-taverns = krčma
    .few = krčmy
    .other = krčem
    .acc = krčmu
    .acc-few = krčmy
    .gen = krčmy
term-walls = hradba
    .few = hradby
    .other = hradeb
    .acc = hradbu
    .acc-few = hradby
    .gen = hradby
    .short = balíček hradeb
term-schemes = intrika
    .few = intriky
    .other = intrik
    .acc = intriku
    .acc-few = intriky
    .gen = intriky
    .short = balíček intrik
term-townsfolk_card = karta měšťana
    .few = karty měšťanů
    .other = karet měšťanů
    .acc = kartu měšťana
    .acc-few = karty měšťanů
    .gen = karty měšťana
term-outsider_card = karta cizince
    .few = karty cizinců
    .other = karet cizinců
    .acc = kartu cizince
    .acc-few = karty cizinců
    .gen = karty cizince
term-wall_card = karta hradeb
    .few = karty hradeb
    .other = karet hradeb
    .acc = kartu hradeb
    .acc-few = karty hradeb
    .gen = karty hradeb
term-tavern_card = karta krčmy
    .few = karty krčmy
    .other = karet krčmy
    .acc = kartu krčmy
    .acc-few = karty krčmy
    .gen = karty krčmy
term-debt_card = karta dluhu
    .few = karty dluhu
    .other = karet dluhu
    .acc = kartu dluhu
    .acc-few = karty dluhu
    .gen = karty dluhu
term-suspicion_card = karta podezření
    .few = karty podezření
    .other = karet podezření
    .acc = kartu podezření
    .acc-few = karty podezření
    .gen = karty podezření
term-paladin_card = karta paladina
    .few = karty paladinů
    .other = karet paladinů
    .acc = kartu paladina
    .acc-few = karty paladinů
    .gen = karty paladina
term-scheme_card = karta intrik
    .few = karty intrik
    .other = karet intrik
    .acc = kartu intrik
    .acc-few = karty intrik
    .gen = karty intrik
term-green_seal = zelená pečeť
    .acc = zelenou pečeť
    .gen = zelené pečeti
term-red_seal = červená pečeť
    .acc = červenou pečeť
    .gen = červené pečeti
term-unpaid = nesplacený
term-paid = splacený
term-debt_unpaid = nesplacený dluh
    .few = nesplacené dluhy
    .other = nesplacených dluhů
    .acc = nesplacený dluh
    .acc-few = nesplacené dluhy
    .gen = nesplaceného dluhu
term-debt_paid_card = splacený dluh
    .few = splacené dluhy
    .other = splacených dluhů
    .acc = splacený dluh
    .acc-few = splacené dluhy
    .gen = splaceného dluhu
term-party = družina
    .acc = družinu
    .gen = družiny
    .to = do tvé družiny
    .at = ve tvé družině
term-offer = nabídka
    .acc = nabídku
    .gen = nabídky
    .from = z nabídky
term-instant_reward = okamžitá odměna
    .few = okamžité odměny
    .other = okamžitých odměn
    .acc = okamžitou odměnu
    .acc-few = okamžité odměny
    .gen = okamžité odměny
term-discard_reward = odměna za odhození
    .acc = odměnu za odhození
    .gen = odměny za odhození
term-lasting_ability = trvalá schopnost
    .acc = trvalou schopnost
    .gen = trvalé schopnosti
term-special_ability = zvláštní schopnost
    .acc = zvláštní schopnost
    .gen = zvláštní schopnosti
term-attack_reward = odměna za útok
    .acc = odměnu za útok
    .gen = odměny za útok
term-convert_reward = odměna za obrácení
    .acc = odměnu za obrácení
    .gen = odměny za obrácení
term-attacked = napadený cizinec
    .few = napadení cizinci
    .other = napadených cizinců
    .acc = napadeného cizince
    .acc-few = napadené cizince
    .gen = napadeného cizince
term-converted = obrácený cizinec
    .few = obrácení cizinci
    .other = obrácených cizinců
    .acc = obráceného cizince
    .acc-few = obrácené cizince
    .gen = obráceného cizince

## Actions; .inf for buttons, .do for prompts; in uk .gen stands after the word for action

action-develop = rozvoj
    .acc = rozvoj
    .gen = rozvoje
    .inf = provést rozvoj
    .do = Umísti dílnu
action-recruit = verbování
    .acc = verbování
    .gen = verbování
    .inf = naverbovat měšťana
    .do = Naverbuj měšťana
action-hunt = lov
    .acc = lov
    .gen = lovu
    .inf = lovit
    .do = Vydej se na lov
action-trade = obchod
    .acc = obchod
    .gen = obchodu
    .inf = obchodovat
    .do = Obchoduj
action-pray = modlitba
    .acc = modlitbu
    .gen = modlitby
    .inf = pomodlit se
    .do = Pomodli se
action-conspire = spiknutí
    .acc = spiknutí
    .gen = spiknutí
    .inf = zosnovat spiknutí
    .do = Zosnuj spiknutí
action-commission = misie
    .acc = misii
    .gen = misie
    .inf = vyslat misionáře
    .do = Vyšli misionáře
action-fortify = opevnění
    .acc = opevnění
    .gen = opevnění
    .inf = postavit hradby
    .do = Postav hradby
action-garrison = posádka
    .acc = posádku
    .gen = posádky
    .inf = umístit tvrz
    .do = Umísti tvrz
action-absolve = odpustek
    .acc = odpustek
    .gen = odpustku
    .inf = koupit odpustek
    .do = Kup odpustek
action-attack = útok
    .acc = útok
    .gen = útoku
    .inf = zaútočit na cizince
    .do = Zaútoč na cizince
action-convert = obrácení
    .acc = obrácení
    .gen = obrácení
    .inf = obrátit cizince
    .do = Obrať cizince
action-rest = odpočinek
    .acc = odpočinek
    .gen = odpočinku
    .inf = odpočívat
    .do = Odpočívej
action-favour = královská přízeň
    .acc = královskou přízeň
    .gen = královské přízně
    .inf = využít královskou přízeň
    .do = Využij přízeň

## What icons mean, without numbers of their own

term-cancel_debt = Zruš 1 nesplacený dluh
term-pay_debt = Splať 1 nesplacený dluh
term-clear_space = Modlitba: odstraň všechny poddané z 1 akčního pole
term-discard_townsfolk = Odhoď 1 měšťana
term-recruit_townsfolk = Naverbuj 1 měšťana
term-place_workshop = Umísti 1 dílnu
term-free_recruit = Verbování zdarma
term-free_develop = Rozvoj zdarma
term-either = Vyber si jednu možnost
term-players_3 = Jen ve hře 3 a více hráčů
term-players_4 = Jen ve hře 4 hráčů

## When abilities work

term-trigger_debt_paid = Při každém splacení dluhu
term-trigger_inquisition = Během každé Inkvizice
term-suspicion_min = máš-li 2 nebo více karet podezření
term-suspicion_max = nemáš-li žádnou kartu podezření

## Tax, suspicion, Inquisition

term-inquisition = Inkvizice
    .acc = Inkvizici
    .gen = Inkvizice
term-most_suspicion = nejvíce karet podezření
term-half_rounded_down = polovina, zaokrouhleno dolů
term-refill = doplnit zásobu daní

## Phases

term-setup = příprava hry
term-phase_draft = výběr prvních měšťanů
term-phase_start_player = začínající hráč
term-phase_reveal = královské rozkazy a přízeň
term-phase_taverns = krčmy
term-phase_paladins = výběr paladina
term-phase_workers = poddaní
term-phase_actions = akce
term-phase_refresh = obnovení herního plánu
term-phase_scoring = závěrečné bodování
term-paladin_use = Využít v tomto kole
term-paladin_top = Navrch balíčku
term-paladin_bottom = Dospod balíčku
term-keep_workers = Nech si až 3 poddané

## Score sheet

term-score_orders = Splněné královské rozkazy
term-score_attributes = Stupnice vlastností
term-score_faith = Víra
term-score_strength = Síla
term-score_influence = Vliv
term-score_commission = Misie
term-score_garrison = Posádka
term-score_fortify = Opevnění a hradby
term-score_absolve = Odpustek
term-score_develop = Rozvoj
term-score_converted = Obrácení cizinci
term-score_debts = Dluhy
term-score_leftovers = Mince a proviant
term-score_total = Celkem
term-tie_orders = nejvíce bodů za královské rozkazy
term-tie_suspicion = nejméně karet podezření
term-shared_win = sdílené vítězství
term-winner = vítěz
    .acc = vítěze
    .gen = vítěze
term-metric_attacked_saracen = 1 VB za každého napadeného Saracéna
term-metric_attacked_byzantine = 1 VB za každého napadeného Byzantince
term-metric_attacked_viking = 1 VB za každého napadeného Vikinga
term-metric_count_commission = 1 VB za každé 2 akce misie
term-metric_count_fortify = 1 VB za každé 2 akce opevnění
term-metric_count_garrison = 1 VB za každé 2 akce posádka
term-metric_count_absolve = 1 VB za každé 2 akce odpustek
term-metric_count_develop = 1 VB za každé 2 akce rozvoj
term-metric_count_townsfolk = 1 VB za každé 2 měšťany ve tvé družině
term-metric_faith = 1 VB za každé 4 body víry
term-metric_strength = 1 VB za každé 4 body síly
term-metric_influence = 1 VB za každé 4 body vlivu
term-metric_paid_debts = 1 VB za každý splacený dluh
term-metric_unpaid_debts = Ztratíš o 1 VB méně za každý nesplacený dluh
term-metric_suspicion_cards = 1 VB za každou kartu podezření
term-metric_orders_fulfilled = 1 VB plus 1 VB za každý splněný královský rozkaz
term-metric_converted_mercenaries = 1 VB plus 1 VB za každého obráceného Žoldnéře nebo Žoldnéřku

## Solo game

term-solo = sólová hra
    .acc = sólovou hru
    .gen = sólové hry
term-ai_player = virtuální hráč
    .acc = virtuálního hráče
    .gen = virtuálního hráče
term-ai_board = deska virtuálního hráče
    .acc = desku virtuálního hráče
    .gen = desky virtuálního hráče
term-resource_track = počítadlo surovin
    .acc = počítadlo surovin
    .gen = počítadla surovin
term-fallback_row = náhradní akce
    .acc = náhradní akce
    .gen = náhradních akcí
term-difficulty = úroveň obtížnosti
    .acc = úroveň obtížnosti
    .gen = úrovně obtížnosti
term-easy = Jednoduchá
term-standard = Standardní
term-hard = Těžká
term-marker_wrap = Ukazatel začíná znovu zleva

## Paladins

paladin-anseis = Anséis
    .acc = Anséise
    .gen = Anséise
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

townsfolk-abbot_1 = Opat
    .acc = Opata
    .full = Opat (nádeník)
townsfolk-abbot_2 = Opat
    .acc = Opata
    .full = Opat (proviant)
townsfolk-abbot_3 = Opat
    .acc = Opata
    .full = Opat (daň)
townsfolk-acolyte_1 = Ministrant
    .acc = Ministranta
    .full = Ministrant (nádeník)
townsfolk-acolyte_2 = Ministrant
    .acc = Ministranta
    .full = Ministrant (mince)
townsfolk-acolyte_3 = Ministrant
    .acc = Ministranta
    .full = Ministrant (daň)
townsfolk-architect_1 = Architektka
    .acc = Architektku
    .full = Architektka (nádeník)
townsfolk-architect_2 = Architektka
    .acc = Architektku
    .full = Architektka (proviant)
townsfolk-architect_3 = Architektka
    .acc = Architektku
    .full = Architektka (daň)
townsfolk-swindler_1 = Pletichářka
    .acc = Pletichářku
    .full = Pletichářka (2 podezření)
townsfolk-swindler_2 = Pletichářka
    .acc = Pletichářku
    .full = Pletichářka (zločinec)
townsfolk-debt_collector_1 = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .full = Výběrčí dluhů (nádeník)
townsfolk-debt_collector_2 = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .full = Výběrčí dluhů (bojovník)
townsfolk-debt_collector_3 = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .full = Výběrčí dluhů (zvěd)
townsfolk-defender_1 = Obránce
    .acc = Obránce
    .full = Obránce (nádeník)
townsfolk-defender_2 = Obránce
    .acc = Obránce
    .full = Obránce (proviant)
townsfolk-defender_3 = Obránce
    .acc = Obránce
    .full = Obránce (daň)
townsfolk-gatekeeper_1 = Strážná
    .acc = Strážnou
    .full = Strážná (nádeník)
townsfolk-gatekeeper_2 = Strážná
    .acc = Strážnou
    .full = Strážná (mince)
townsfolk-gatekeeper_3 = Strážná
    .acc = Strážnou
    .full = Strážná (daň)
townsfolk-missionary_1 = Jeptiška
    .acc = Jeptišku
    .full = Jeptiška (nádeník)
townsfolk-missionary_2 = Jeptiška
    .acc = Jeptišku
    .full = Jeptiška (proviant)
townsfolk-missionary_3 = Jeptiška
    .acc = Jeptišku
    .full = Jeptiška (daň)
townsfolk-peddler_1 = Pouliční prodavač
    .acc = Pouličního prodavače
    .full = Pouliční prodavač (nádeník)
townsfolk-peddler_2 = Pouliční prodavač
    .acc = Pouličního prodavače
    .full = Pouliční prodavač (proviant)
townsfolk-peddler_3 = Pouliční prodavač
    .acc = Pouličního prodavače
    .full = Pouliční prodavač (mince)
townsfolk-squire_1 = Panoš
    .acc = Panoše
    .full = Panoš (víra)
townsfolk-squire_2 = Panoš
    .acc = Panoše
    .full = Panoš (vliv)
townsfolk-squire_3 = Panoš
    .acc = Panoše
    .full = Panoš (síla)
townsfolk-warden_1 = Hlídač
    .acc = Hlídače
    .full = Hlídač (nádeník)
townsfolk-warden_2 = Hlídač
    .acc = Hlídače
    .full = Hlídač (mince)
townsfolk-warden_3 = Hlídač
    .acc = Hlídače
    .full = Hlídač (daň)

## Nations

nation-saracen = Saracén
    .few = Saracéni
    .other = Saracénů
    .acc = Saracéna
    .acc-few = Saracény
    .gen = Saracéna
nation-byzantine = Byzantinec
    .few = Byzantinci
    .other = Byzantinců
    .acc = Byzantince
    .acc-few = Byzantince
    .gen = Byzantince
nation-viking = Viking
    .few = Vikingové
    .other = Vikingů
    .acc = Vikinga
    .acc-few = Vikingy
    .gen = Vikinga

## Outsiders; .full: with the nation

outsider-viking_adventurer = Dobrodruh
    .acc = Dobrodruha
    .full = Dobrodruh (Vikingové)
outsider-viking_armourer = Zbrojířka
    .acc = Zbrojířku
    .full = Zbrojířka (Vikingové)
outsider-viking_assassin = Vrah
    .acc = Vraha
    .full = Vrah (Vikingové)
outsider-viking_barbarian = Barbar
    .acc = Barbara
    .full = Barbar (Vikingové)
outsider-viking_guardian = Strážce
    .acc = Strážce
    .full = Strážce (Vikingové)
outsider-viking_lookout = Hlídka
    .acc = Hlídku
    .full = Hlídka (Vikingové)
outsider-viking_marauder = Plenitelka
    .acc = Plenitelku
    .full = Plenitelka (Vikingové)
outsider-viking_mercenary = Žoldnéř
    .acc = Žoldnéře
    .full = Žoldnéř (Vikingové)
outsider-viking_protector = Ochránkyně
    .acc = Ochránkyni
    .full = Ochránkyně (Vikingové)
outsider-viking_thief = Zlodějka
    .acc = Zlodějku
    .full = Zlodějka (Vikingové)
outsider-viking_traitor = Zrádce
    .acc = Zrádce
    .full = Zrádce (Vikingové)
outsider-viking_vigilante = Mstitelka
    .acc = Mstitelku
    .full = Mstitelka (Vikingové)
outsider-byzantine_archer = Lučištnice
    .acc = Lučištnici
    .full = Lučištnice (Byzantinci)
outsider-byzantine_armourer = Zbrojíř
    .acc = Zbrojíře
    .full = Zbrojíř (Byzantinci)
outsider-byzantine_assassin = Vražedkyně
    .acc = Vražedkyni
    .full = Vražedkyně (Byzantinci)
outsider-byzantine_champion = Šampion
    .acc = Šampiona
    .full = Šampion (Byzantinci)
outsider-byzantine_guardian = Strážkyně
    .acc = Strážkyni
    .full = Strážkyně (Byzantinci)
outsider-byzantine_hunter = Lovec
    .acc = Lovce
    .full = Lovec (Byzantinci)
outsider-byzantine_invader = Nájezdnice
    .acc = Nájezdnici
    .full = Nájezdnice (Byzantinci)
outsider-byzantine_lookout = Hlídka
    .acc = Hlídku
    .full = Hlídka (Byzantinci)
outsider-byzantine_mercenary = Žoldnéřka
    .acc = Žoldnéřku
    .full = Žoldnéřka (Byzantinci)
outsider-byzantine_thief = Zloděj
    .acc = Zloděje
    .full = Zloděj (Byzantinci)
outsider-byzantine_traitor = Zrádkyně
    .acc = Zrádkyni
    .full = Zrádkyně (Byzantinci)
outsider-byzantine_warrior = Válečník
    .acc = Válečníka
    .full = Válečník (Byzantinci)
outsider-saracen_adventurer = Dobrodružka
    .acc = Dobrodružku
    .full = Dobrodružka (Saracéni)
outsider-saracen_archer = Lučištník
    .acc = Lučištníka
    .full = Lučištník (Saracéni)
outsider-saracen_barbarian = Barbar
    .acc = Barbara
    .full = Barbar (Saracéni)
outsider-saracen_champion = Šampionka
    .acc = Šampionku
    .full = Šampionka (Saracéni)
outsider-saracen_hunter = Lovkyně
    .acc = Lovkyni
    .full = Lovkyně (Saracéni)
outsider-saracen_invader = Nájezdník
    .acc = Nájezdníka
    .full = Nájezdník (Saracéni)
outsider-saracen_marauder = Plenitel
    .acc = Plenitele
    .full = Plenitel (Saracéni)
outsider-saracen_mercenary_1 = Žoldnéř
    .acc = Žoldnéře
    .full = Žoldnéř (Saracéni, proviant)
outsider-saracen_mercenary_2 = Žoldnéřka
    .acc = Žoldnéřku
    .full = Žoldnéřka (Saracéni, daň)
outsider-saracen_protector = Ochránce
    .acc = Ochránce
    .full = Ochránce (Saracéni)
outsider-saracen_vigilante = Mstitel
    .acc = Mstitele
    .full = Mstitel (Saracéni)
outsider-saracen_warrior = Válečnice
    .acc = Válečnici
    .full = Válečnice (Saracéni)

## Walls: named by what they give besides 1 strength; .short: only that

wall-tower = hradby (síla +2)
    .acc = hradby (síla +2)
    .short = síla +2
wall-labourer_vp = hradby (nádeník, 1 VB)
    .acc = hradby (nádeník, 1 VB)
    .short = nádeník, 1 VB
wall-vp = hradby (2 VB)
    .acc = hradby (2 VB)
    .short = 2 VB
wall-debt_or_silver = hradby (splacení dluhu nebo 2 mince)
    .acc = hradby (splacení dluhu nebo 2 mince)
    .short = splacení dluhu nebo 2 mince
wall-suspicion_or_silver = hradby (odhození podezření nebo 2 mince)
    .acc = hradby (odhození podezření nebo 2 mince)
    .short = odhození podezření nebo 2 mince
wall-three_labourers = hradby (3 nádeníci)
    .acc = hradby (3 nádeníci)
    .short = 3 nádeníci
wall-two_labourers = hradby (2 nádeníci)
    .acc = hradby (2 nádeníci)
    .short = 2 nádeníci
wall-labourer_merchant = hradby (nádeník, kupec)
    .acc = hradby (nádeník, kupec)
    .short = nádeník, kupec
wall-labourer_fighter = hradby (nádeník, bojovník)
    .acc = hradby (nádeník, bojovník)
    .short = nádeník, bojovník
wall-labourer_scout = hradby (nádeník, zvěd)
    .acc = hradby (nádeník, zvěd)
    .short = nádeník, zvěd
wall-labourer_cleric = hradby (nádeník, kněz)
    .acc = hradby (nádeník, kněz)
    .short = nádeník, kněz
wall-scout = hradby (zvěd)
    .acc = hradby (zvěd)
    .short = zvěd
wall-merchant = hradby (kupec)
    .acc = hradby (kupec)
    .short = kupec
wall-fighter = hradby (bojovník)
    .acc = hradby (bojovník)
    .short = bojovník
wall-cleric = hradby (kněz)
    .acc = hradby (kněz)
    .short = kněz
wall-scout_merchant = hradby (zvěd, kupec)
    .acc = hradby (zvěd, kupec)
    .short = zvěd, kupec

## Taverns: named by their workers; .short: only those

tavern-01 = krčma (kněz, zvěd, 2 nádeníci)
    .acc = krčmu (kněz, zvěd, 2 nádeníci)
    .short = kněz, zvěd, 2 nádeníci
tavern-02 = krčma (2 bojovníci, zvěd, zločinec)
    .acc = krčmu (2 bojovníci, zvěd, zločinec)
    .short = 2 bojovníci, zvěd, zločinec
tavern-03 = krčma (2 kupci, zvěd, zločinec)
    .acc = krčmu (2 kupci, zvěd, zločinec)
    .short = 2 kupci, zvěd, zločinec
tavern-04 = krčma (2 bojovníci, zločinec, nádeník)
    .acc = krčmu (2 bojovníci, zločinec, nádeník)
    .short = 2 bojovníci, zločinec, nádeník
tavern-05 = krčma (kněz, 2 zvědové, zločinec)
    .acc = krčmu (kněz, 2 zvědové, zločinec)
    .short = kněz, 2 zvědové, zločinec
tavern-06 = krčma (bojovník, kupec, zvěd, zločinec)
    .acc = krčmu (bojovník, kupec, zvěd, zločinec)
    .short = bojovník, kupec, zvěd, zločinec
tavern-07 = krčma (2 kupci, 2 nádeníci)
    .acc = krčmu (2 kupci, 2 nádeníci)
    .short = 2 kupci, 2 nádeníci
tavern-08 = krčma (2 kupci, 2 zvědové)
    .acc = krčmu (2 kupci, 2 zvědové)
    .short = 2 kupci, 2 zvědové
tavern-09 = krčma (2 kněží, bojovník, zvěd)
    .acc = krčmu (2 kněží, bojovník, zvěd)
    .short = 2 kněží, bojovník, zvěd
tavern-10 = krčma (2 kněží, kupec, zvěd)
    .acc = krčmu (2 kněží, kupec, zvěd)
    .short = 2 kněží, kupec, zvěd
tavern-11 = krčma (2 bojovníci, kupec, zločinec)
    .acc = krčmu (2 bojovníci, kupec, zločinec)
    .short = 2 bojovníci, kupec, zločinec
tavern-12 = krčma (bojovník, zvěd, 2 zločinci)
    .acc = krčmu (bojovník, zvěd, 2 zločinci)
    .short = bojovník, zvěd, 2 zločinci
tavern-13 = krčma (2 kupci, zvěd, nádeník)
    .acc = krčmu (2 kupci, zvěd, nádeník)
    .short = 2 kupci, zvěd, nádeník
tavern-14 = krčma (2 kněží, kupec, nádeník)
    .acc = krčmu (2 kněží, kupec, nádeník)
    .short = 2 kněží, kupec, nádeník
tavern-15 = krčma (bojovník, kupec, 2 zvědové)
    .acc = krčmu (bojovník, kupec, 2 zvědové)
    .short = bojovník, kupec, 2 zvědové
tavern-16 = krčma (bojovník, 2 zločinci, nádeník)
    .acc = krčmu (bojovník, 2 zločinci, nádeník)
    .short = bojovník, 2 zločinci, nádeník
tavern-17 = krčma (kněz, 2 nádeníci, zločinec)
    .acc = krčmu (kněz, 2 nádeníci, zločinec)
    .short = kněz, 2 nádeníci, zločinec
tavern-18 = krčma (2 kněží, 2 kupci)
    .acc = krčmu (2 kněží, 2 kupci)
    .short = 2 kněží, 2 kupci
tavern-19 = krčma (2 bojovníci, 2 nádeníci)
    .acc = krčmu (2 bojovníci, 2 nádeníci)
    .short = 2 bojovníci, 2 nádeníci
tavern-20 = krčma (3 kněží, bojovník)
    .acc = krčmu (3 kněží, bojovník)
    .short = 3 kněží, bojovník
tavern-21 = krčma (2 kněží, bojovník, kupec)
    .acc = krčmu (2 kněží, bojovník, kupec)
    .short = 2 kněží, bojovník, kupec
tavern-22 = krčma (3 zvědové, nádeník)
    .acc = krčmu (3 zvědové, nádeník)
    .short = 3 zvědové, nádeník
tavern-23 = krčma (bojovník, kupec, 2 zločinci)
    .acc = krčmu (bojovník, kupec, 2 zločinci)
    .short = bojovník, kupec, 2 zločinci
tavern-24 = krčma (bojovník, zločinec, 2 nádeníci)
    .acc = krčmu (bojovník, zločinec, 2 nádeníci)
    .short = bojovník, zločinec, 2 nádeníci

## Suspicions: named by their tax; .short: only that

suspicion-0 = podezření (bez daně)
    .acc = podezření (bez daně)
    .short = bez daně
suspicion-1 = podezření (daň 1)
    .acc = podezření (daň 1)
    .short = daň 1
suspicion-2 = podezření (daň 2)
    .acc = podezření (daň 2)
    .short = daň 2

## King's Orders; .short: only the action

order-commission = Královský rozkaz: misie
    .short = misie
order-fortify = Královský rozkaz: opevnění
    .short = opevnění
order-garrison = Královský rozkaz: posádka
    .short = posádka
order-absolve = Královský rozkaz: odpustek
    .short = odpustek
order-attack = Královský rozkaz: útok
    .short = útok
order-convert = Královský rozkaz: obrácení
    .short = obrácení

## King's Favours; the names are ours

favour-free_recruit = Verbování zdarma
favour-forgive_and_tax = Milost a daně
favour-two_criminals = Dva zločinci
favour-any_attribute = Libovolná vlastnost
favour-settle = Vyrovnání účtů
favour-three_for_debt = Tři za dluh
favour-develop_or_workers = Dílna, nebo poddaní
favour-three_labourers = Tři nádeníci
favour-stores = Zásoby
favour-pray = Modlitba

## Schemes of the solo game; .short: only the action

scheme-commission = Intrika: misie
    .short = misie
scheme-garrison = Intrika: posádka
    .short = posádka
scheme-fortify = Intrika: opevnění
    .short = opevnění
scheme-absolve = Intrika: odpustek
    .short = odpustek
scheme-attack = Intrika: útok
    .short = útok
scheme-convert = Intrika: obrácení
    .short = obrácení
scheme-kings_order = Intrika: královský rozkaz
    .short = královský rozkaz
scheme-recruit = Intrika: verbování
    .short = verbování
scheme-pray = Intrika: modlitba
    .short = modlitba
scheme-trade = Intrika: obchod
    .short = obchod
scheme-conspire = Intrika: spiknutí
    .short = spiknutí
scheme-kings_favour = Intrika: královská přízeň
    .short = královská přízeň

## Regions

region-1 = 1. region
    .acc = 1. region
    .gen = 1. regionu
    .to = do 1. regionu
    .at = v 1. regionu
region-2 = 2. region
    .acc = 2. region
    .gen = 2. regionu
    .to = do 2. regionu
    .at = ve 2. regionu
region-3 = 3. region
    .acc = 3. region
    .gen = 3. regionu
    .to = do 3. regionu
    .at = ve 3. regionu
region-4 = 4. region
    .acc = 4. region
    .gen = 4. regionu
    .to = do 4. regionu
    .at = ve 4. regionu
region-5 = 5. region
    .acc = 5. region
    .gen = 5. regionu
    .to = do 5. regionu
    .at = v 5. regionu
region-6 = 6. region
    .acc = 6. region
    .gen = 6. regionu
    .to = do 6. regionu
    .at = v 6. regionu

## Squares of the regions and absolve squares; .short: only the reward, .full: told apart from its twins

square-r1_s1 = 1. region: verbování zdarma
    .short = verbování zdarma
    .full = 1. region: verbování zdarma
square-r1_s2 = 1. region: 2 mince
    .short = 2 mince
    .full = 1. region: 2 mince
square-r1_s3 = 1. region: 1 nádeník
    .short = 1 nádeník
    .full = 1. region: 1 nádeník
square-r1_s4 = 1. region: odhoď 1 kartu podezření
    .short = odhození 1 karty podezření
    .full = 1. region: odhoď 1 kartu podezření
square-r2_s1 = 2. region: verbování zdarma
    .short = verbování zdarma
    .full = 2. region: verbování zdarma
square-r2_s2 = 2. region: 2 mince
    .short = 2 mince
    .full = 2. region: 2 mince (2. políčko)
square-r2_s3 = 2. region: 1 zvěd
    .short = 1 zvěd
    .full = 2. region: 1 zvěd
square-r2_s4 = 2. region: odhoď 1 kartu podezření
    .short = odhození 1 karty podezření
    .full = 2. region: odhoď 1 kartu podezření (4. políčko)
square-r2_s5 = 2. region: 1 nádeník
    .short = 1 nádeník
    .full = 2. region: 1 nádeník
square-r2_s6 = 2. region: 2 mince
    .short = 2 mince
    .full = 2. region: 2 mince (6. políčko)
square-r2_s7 = 2. region: odhoď 1 kartu podezření
    .short = odhození 1 karty podezření
    .full = 2. region: odhoď 1 kartu podezření (7. políčko)
square-r3_s1 = 3. region: 1 nádeník
    .short = 1 nádeník
    .full = 3. region: 1 nádeník
square-r3_s2 = 3. region: 1 kupec
    .short = 1 kupec
    .full = 3. region: 1 kupec
square-r3_s3 = 3. region: 2 mince
    .short = 2 mince
    .full = 3. region: 2 mince (3. políčko)
square-r3_s4 = 3. region: modlitba
    .short = modlitba
    .full = 3. region: modlitba
square-r3_s5 = 3. region: 1 zvěd
    .short = 1 zvěd
    .full = 3. region: 1 zvěd
square-r3_s6 = 3. region: 1 bojovník
    .short = 1 bojovník
    .full = 3. region: 1 bojovník
square-r3_s7 = 3. region: verbování zdarma
    .short = verbování zdarma
    .full = 3. region: verbování zdarma
square-r3_s8 = 3. region: splať 1 dluh
    .short = splacení 1 dluhu
    .full = 3. region: splať 1 dluh
square-r3_s9 = 3. region: 2 mince
    .short = 2 mince
    .full = 3. region: 2 mince (9. políčko)
square-r4_s1 = 4. region: 1 bojovník
    .short = 1 bojovník
    .full = 4. region: 1 bojovník
square-r4_s2 = 4. region: modlitba
    .short = modlitba
    .full = 4. region: modlitba (2. políčko)
square-r4_s3 = 4. region: 1 kupec
    .short = 1 kupec
    .full = 4. region: 1 kupec
square-r4_s4 = 4. region: 1 kněz
    .short = 1 kněz
    .full = 4. region: 1 kněz
square-r4_s5 = 4. region: splať 1 dluh
    .short = splacení 1 dluhu
    .full = 4. region: splať 1 dluh
square-r4_s6 = 4. region: 1 nádeník, 1 zvěd
    .short = 1 nádeník, 1 zvěd
    .full = 4. region: 1 nádeník, 1 zvěd
square-r4_s7 = 4. region: 2 mince
    .short = 2 mince
    .full = 4. region: 2 mince (7. políčko)
square-r4_s8 = 4. region: modlitba
    .short = modlitba
    .full = 4. region: modlitba (8. políčko)
square-r4_s9 = 4. region: 2 nádeníci
    .short = 2 nádeníci
    .full = 4. region: 2 nádeníci
square-r4_s10 = 4. region: 2 mince
    .short = 2 mince
    .full = 4. region: 2 mince (10. políčko)
square-r5_s1 = 5. region: modlitba
    .short = modlitba
    .full = 5. region: modlitba
square-r5_s2 = 5. region: 1 nádeník, 1 bojovník
    .short = 1 nádeník, 1 bojovník
    .full = 5. region: 1 nádeník, 1 bojovník
square-r5_s3 = 5. region: splať 1 dluh
    .short = splacení 1 dluhu
    .full = 5. region: splať 1 dluh (3. políčko)
square-r5_s4 = 5. region: 1 nádeník, 1 kupec
    .short = 1 nádeník, 1 kupec
    .full = 5. region: 1 nádeník, 1 kupec
square-r5_s5 = 5. region: 1 nádeník, 1 kněz
    .short = 1 nádeník, 1 kněz
    .full = 5. region: 1 nádeník, 1 kněz
square-r5_s6 = 5. region: splať 1 dluh
    .short = splacení 1 dluhu
    .full = 5. region: splať 1 dluh (6. políčko)
square-r5_s7 = 5. region: 2 nádeníci
    .short = 2 nádeníci
    .full = 5. region: 2 nádeníci
square-r6_s1 = 6. region: splať 1 dluh
    .short = splacení 1 dluhu
    .full = 6. region: splať 1 dluh
square-r6_s2 = 6. region: modlitba
    .short = modlitba
    .full = 6. region: modlitba
square-r6_s3 = 6. region: 2 nádeníci
    .short = 2 nádeníci
    .full = 6. region: 2 nádeníci
square-abs_recruit = Políčko odpustku: verbování zdarma
    .short = verbování zdarma
    .full = Políčko odpustku: verbování zdarma
square-abs_labourer = Políčko odpustku: 1 nádeník
    .short = 1 nádeník
    .full = Políčko odpustku: 1 nádeník
square-abs_pray_1 = Políčko odpustku: modlitba
    .short = modlitba
    .full = Políčko odpustku: modlitba (1)
square-abs_pray_2 = Políčko odpustku: modlitba
    .short = modlitba
    .full = Políčko odpustku: modlitba (2)
square-abs_faith = Políčko odpustku: +1 víra
    .short = víra +1
    .full = Políčko odpustku: +1 víra
square-abs_provisions = Políčko odpustku: 2 provianty
    .short = 2 provianty
    .full = Políčko odpustku: 2 provianty
square-abs_suspicion_1 = Políčko odpustku: odhoď 1 kartu podezření
    .short = odhození 1 karty podezření
    .full = Políčko odpustku: odhoď 1 kartu podezření (1)
square-abs_suspicion_2 = Políčko odpustku: odhoď 1 kartu podezření
    .short = odhození 1 karty podezření
    .full = Políčko odpustku: odhoď 1 kartu podezření (2)
square-abs_debt_1 = Políčko odpustku: splať 1 dluh
    .short = splacení 1 dluhu
    .full = Políčko odpustku: splať 1 dluh (1)
square-abs_debt_2 = Políčko odpustku: splať 1 dluh
    .short = splacení 1 dluhu
    .full = Políčko odpustku: splať 1 dluh (2)

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; workers and costs
# come as counted phrases in the accusative; actions, attributes and squares in the nominative.

## Settings of a table

option-difficulty = Úroveň obtížnosti
    .about = Čím těžší hra, tím víc dílen má virtuální hráč od začátku: 1, 3, nebo 5, a každá mu na jedné akci ušetří poddaného.
option-difficulty-easy = { term-easy }
option-difficulty-standard = { term-standard }
option-difficulty-hard = { term-hard }

## What is asked

ask-take-turn = { $workers ->
    [one] Kterou akci provedeš? Zbývá ti { $workers } poddaný.
    [few] Kterou akci provedeš? Zbývají ti { $workers } poddaní.
   *[other] Kterou akci provedeš? Zbývá ti { $workers } poddaných.
    }
    .action = Na co to použiješ?
    .favour = Na co to použiješ?
# $last: yes in the last round
ask-choose-paladin = { $last ->
    [yes] { $round }. kolo, poslední: kterého paladina využiješ?
   *[no] { $round }. kolo: kterého paladina využiješ a kterého vrátíš navrch balíčku? Třetí půjde dospod.
    }
ask-choose-tavern = Kterou krčmu si vybereš? Získáš její poddané.
ask-keep-three = Které 3 poddané si necháš do dalšího kola? Ostatní se vrátí do společné zásoby.
# $how: draft, reward or price
ask-choose-townsfolk = { $how ->
    [draft] Kterého měšťana si vezmeš jako prvního? Nic za něj neplatíš.
    [reward] Kterého měšťana zdarma naverbuješ? Můžeš i odmítnout.
   *[price] Kterého měšťana naverbuješ do své družiny?
    }
ask-dismiss-townsfolk = Kterého měšťana odhodíš za odměnu?
ask-choose-workshop = Na které políčko umístíš dílnu? Poddaného už tam nikdy nebude třeba a získáš { $worker }.
ask-choose-space = Které akční pole uvolníš?
ask-choose-monks-square = Kam vyšleš misionáře?
ask-choose-outposts-square = Kam umístíš tvrz?
ask-choose-jar-square = Na které políčko odpustku přesuneš džbán?
ask-attack-outsider = Na kterého cizince zaútočíš?
ask-convert-outsider = Kterého cizince obrátíš?
ask-discard-suspicions = { $most ->
    [one] Odhodíš { $most } kartu podezření? Máš { $have }.
    [few] Kolik karet podezření odhodíš? Nejvýš { $most }, máš { $have }.
   *[other] Kolik karet podezření odhodíš? Nejvýš { $most }, máš { $have }.
    }
ask-settle-debt = Splatíš 1 dluh? Místo −3 VB za něj bude +1 VB.
ask-give-debt-back = Zrušíš 1 nesplacený dluh? Už tě nebude stát 3 VB.
ask-choose-reward = Kterou odměnu si vezmeš?
ask-use-inquisition-abilities = { $suspicions ->
    [0] Přichází Inkvizice a nemáš žádnou kartu podezření. Využiješ některou schopnost?
    [one] Přichází Inkvizice a máš { $suspicions } kartu podezření. Využiješ některou schopnost?
    [few] Přichází Inkvizice a máš { $suspicions } karty podezření. Využiješ některou schopnost?
   *[other] Přichází Inkvizice a máš { $suspicions } karet podezření. Využiješ některou schopnost?
    }

## What stands on the buttons

# $workers: accusative
move-act = Akce { $action }: umístit { $workers }{ $cost ->
    [none] {""}
   *[some] , zaplatit { $cost }
    }{ $gain ->
    [none] {""}
   *[some] , získat { $gain }
    }
    .verb = { $action }
    .which = umístit { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] zdarma
           *[some] získat { $gain }
            }
       *[some] zaplatit { $cost }{ $gain ->
            [none] {""}
           *[some] , získat { $gain }
            }
        }
move-favour = Královská přízeň „{ $favour }“: umístit { $workers }{ $cost ->
    [none] {""}
   *[some] , za { $cost }
    }{ $gain ->
    [none] ; teď by nic nepřinesla
   *[some] ; přinese { $gain }
    }
    .verb = Královská přízeň „{ $favour }“
    .which = umístit { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] teď by nic nepřinesla
           *[some] přinese { $gain }
            }
       *[some] za { $cost }{ $gain ->
            [none] ; teď by nic nepřinesla
           *[some] ; přinese { $gain }
            }
        }
move-favour-hidden = Využít { $slot }. královskou přízeň (lícem dolů)
move-pass = Pasovat
# $how: silver, debt or free; $price: a number of silver
move-enlist = Naverbovat: { $townsfolk }, { $how ->
    [debt] za 1 dluh
    [silver] { $price ->
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
        }
   *[free] zdarma
    }{ $gain ->
    [none] {""}
   *[some] ; hned přinese { $gain }
    }
    .verb = Naverbovat
    .which = { $townsfolk }
    .note = { $how ->
        [debt] za 1 dluh
        [silver] { $price ->
            [one] za { $price } minci
            [few] za { $price } mince
           *[other] za { $price } mincí
            }
       *[free] zdarma
        }{ $gain ->
        [none] {""}
       *[some] ; hned přinese { $gain }
        }
move-dismiss = Odhodit: { $townsfolk }, { $how ->
    [debt] za 1 dluh
    [silver] { $price ->
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
        }
   *[free] zdarma
    }{ $gain ->
    [none] ; odměna by teď nic nepřinesla
   *[some] ; přinese { $gain }
    }
    .verb = Odhodit
    .which = { $townsfolk }
    .note = { $how ->
        [debt] za 1 dluh
        [silver] { $price ->
            [one] za { $price } minci
            [few] za { $price } mince
           *[other] za { $price } mincí
            }
       *[free] zdarma
        }{ $gain ->
        [none] ; odměna by teď nic nepřinesla
       *[some] ; přinese { $gain }
        }
# $slot: left or middle
move-workshop = Umístit dílnu: { $action }, { $slot ->
    [left] levé políčko
   *[middle] prostřední políčko
    }
    .verb = Umístit dílnu
    .which = { $action }, { $slot ->
        [left] levé políčko
       *[middle] prostřední políčko
        }
move-clear = Uvolnit: { $action }
    .verb = Uvolnit
    .which = { $action }
# $square: the reward
move-send = Vyslat misionáře do { $region }. regionu: { $square }{ $works ->
    [no] {" "}(teď by nic nepřineslo)
   *[yes] {""}
    }
    .verb = Vyslat misionáře
    .which = { $region }. region: { $square }{ $works ->
        [no] {" "}(teď by nic nepřineslo)
       *[yes] {""}
        }
move-post = Umístit tvrz do { $region }. regionu: { $square }{ $works ->
    [no] {" "}(teď by nic nepřineslo)
   *[yes] {""}
    }
    .verb = Umístit tvrz
    .which = { $region }. region: { $square }{ $works ->
        [no] {" "}(teď by nic nepřineslo)
       *[yes] {""}
        }
move-jar = Přesunout džbán: { $square }{ $works ->
    [no] {" "}(teď by nic nepřineslo)
   *[yes] {""}
    }
    .verb = Přesunout džbán
    .which = { $square }{ $works ->
        [no] {" "}(teď by nic nepřineslo)
       *[yes] {""}
        }
move-strike = Zaútočit: { $outsider }, { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
    }{ $gain ->
    [none] {""}
   *[some] ; přinese { $gain }
    }
    .verb = Zaútočit
    .which = { $outsider }
    .note = { $price ->
        [0] zdarma
        [one] za { $price } minci
        [few] za { $price } mince
       *[other] za { $price } mincí
        }{ $gain ->
        [none] {""}
       *[some] ; přinese { $gain }
        }
move-persuade = Obrátit: { $outsider }{ $gain ->
    [none] {""}
   *[some] ; přinese { $gain }
    }
    .verb = Obrátit
    .which = { $outsider }
    .note = { $gain ->
        [none] teď bez odměny
       *[some] přinese { $gain }
        }
# $paladin, $top: accusative
move-use = { $last ->
    [yes] Využít { $paladin }
   *[no] Využít { $paladin }, navrch vrátit { $top }
    }
move-tavern = Vzít si { $workers }
    .verb = Vzít si
    .which = { $workers }
move-keep = Nechat si { $workers }
    .verb = Nechat si
    .which = { $workers }
move-discard = { $count ->
    [one] Odhodit { $count } kartu podezření
    [few] Odhodit { $count } karty podezření
   *[other] Odhodit { $count } karet podezření
    }
move-pay-debt = Splatit 1 dluh
move-cancel-debt = Zrušit 1 dluh
move-decline = Odmítnout
move-choose = Vybrat si: { $effects }
    .verb = Vybrat si
    .which = { $effects }
move-ability = Využít schopnost karty { $townsfolk }: { $effects }
    .verb = Využít schopnost
    .which = { $townsfolk }
    .note = { $effects }

## Why not

refused-space-blocked = Na akci { $action } už stojí poddaní; když ji nic neuvolní, je do konce kola blokovaná.
    .advice = Uvolní ji modlitba.
refused-limit-reached = Akci { $action } lze za hru provést nejvýš { $limit }krát a máš to za sebou.
refused-attribute-too-low = Na akci { $action } ti nestačí { $attribute }: potřeba je { $need }, máš { $have }, chybí ti { $lack }.
refused-wrong-number = { $least ->
    [1] { $most ->
        [1] Akce { $action } potřebuje 1 poddaného, ne { $given }.
       *[other] Akce { $action } potřebuje 1 nebo { $most } poddané, ne { $given }.
        }
    [few] Akce { $action } potřebuje { $least } poddané, ne { $given }.
   *[other] Akce { $action } potřebuje { $least } poddaných, ne { $given }.
    }
# $wanted: kinds of workers without numbers
refused-wrong-workers = Tihle poddaní se na akci { $action } nehodí: potřebuje { $wanted }; zločinec se hodí na každé políčko.
refused-workers-short = { $wild ->
    [yes] Akce { $action } vyžaduje ještě { $workers }; kteroukoli barvu může zastoupit zločinec.
   *[no] Akce { $action } vyžaduje ještě { $workers }.
    }
refused-workers-missing = { $wild ->
    [yes] Umístit { $workers } nemůžeš, poddané na to nemáš; zločinec se hodí na každé políčko.
   *[no] Umístit { $workers } nemůžeš, poddané na to nemáš.
    }
refused-no-townsfolk = { $more ->
    [yes] V řadě už neleží žádný měšťan; noví přijdou po tomto kole.
   *[no] V řadě už neleží žádný měšťan a další nepřijdou.
    }
refused-nothing-to-clear = Žádné jiné tvé akční pole není obsazené, není tedy co uvolnit.
refused-no-square = Na herním plánu už není volné políčko.
refused-no-wall = Balíček hradeb je prázdný.
refused-no-outsider = { $more ->
    [yes] V řadě už neleží žádný cizinec; noví přijdou po tomto kole.
   *[no] V řadě už neleží žádný cizinec a další nepřijdou.
    }
refused-too-little-silver = { $need ->
    [one] Stojí to { $need } minci, máš { $have }, chybí ti { $lack }.
    [few] Stojí to { $need } mince, máš { $have }, chybí ti { $lack }.
   *[other] Stojí to { $need } mincí, máš { $have }, chybí ti { $lack }.
    }
    .advice = Mince přináší obchod.
refused-too-few-provisions = { $need ->
    [one] Stojí to { $need } proviant, máš { $have }, chybí ti { $lack }.
    [few] Stojí to { $need } provianty, máš { $have }, chybí ti { $lack }.
   *[other] Stojí to { $need } proviantů, máš { $have }, chybí ti { $lack }.
    }
    .advice = Proviant přináší lov.
refused-too-many-suspicions = { $most ->
    [one] Odhodit tu můžeš nejvýš { $most } kartu podezření.
    [few] Odhodit tu můžeš nejvýš { $most } karty podezření.
   *[other] Odhodit tu můžeš nejvýš { $most } karet podezření.
    }
refused-not-declinable = Tohle je součást akce a odmítnout to nelze.
refused-no-such-option = { $options ->
    [one] Je tu jen { $options } možnost.
    [few] Jsou tu jen { $options } možnosti.
   *[other] Je tu jen { $options } možností.
    }
refused-option-is-idle = Tahle možnost by teď nic neudělala.
    .advice = Vyber jinou.
refused-other-trigger = Schopnost karty { $townsfolk } se při Inkvizici nepoužívá.
refused-not-in-party = { $townsfolk }: tuhle kartu ve své družině nemáš.
    .advice = Vyber některou ze svých.
refused-ability-used = { $townsfolk }: tahle schopnost už při této Inkvizici posloužila, každá funguje jen jednou.
refused-same-ability = { $townsfolk }: stejnou schopnost má i jiná tvá karta.
    .advice = Využij nejdřív tu.
refused-too-few-suspicions = { $need ->
    [one] Tahle schopnost vyžaduje aspoň { $need } kartu podezření, máš { $have }.
    [few] Tahle schopnost vyžaduje aspoň { $need } karty podezření, máš { $have }.
   *[other] Tahle schopnost vyžaduje aspoň { $need } karet podezření, máš { $have }.
    }
refused-still-suspected = { $have ->
    [one] Tahle schopnost funguje jen bez podezření, máš { $have } kartu.
    [few] Tahle schopnost funguje jen bez podezření, máš { $have } karty.
   *[other] Tahle schopnost funguje jen bez podezření, máš { $have } karet.
    }
refused-at-the-top = { $attribute } už je na { $top } a výš stupnice nevede; schopnost by nic neudělala.
refused-not-suspected = Nemáš žádnou kartu podezření; schopnost by nic neudělala.
# $paladin: accusative
refused-not-in-hand = { $paladin } v ruce nemáš.
    .advice = Vyber ze tří, které držíš.
refused-same-paladin = { $paladin } nemůžeš využít a zároveň vrátit navrch.
    .advice = Navrch vyber jiného.
refused-order-is-idle = V posledním kole už na pořadí v balíčku nezáleží.
    .advice = Navrch vyber { $paladin }.
refused-tavern-not-open = Tahle krčma v tomto kole vyložená není ({ $tavern }).
    .advice = Vyber některou z vyložených.
refused-tavern-claimed = Tahle krčma už je zabraná.
    .advice = Vyber volnou.
refused-favour-face-down = Tahle královská přízeň se odhalí až na začátku { $round }. kola.
    .advice = Vyber odhalenou.
refused-favour-taken = Na téhle královské přízni už poddaný stojí, do konce kola je tedy obsazená.
refused-keep-three = { $count ->
    [one] Nechat si máš přesně { $count } poddaného.
    [few] Nechat si máš přesně { $count } poddané.
   *[other] Nechat si máš přesně { $count } poddaných.
    }
refused-column-empty = { $column }. sloupec je prázdný.
    .advice = Vyber jiný.
refused-nothing-to-pay = Tahle karta je zdarma, dluh si za ni vzít nemůžeš.
    .advice = Vezmi si ji bez něj.
refused-no-debt-here = Dluh si můžeš vzít jen v prvních { $columns } sloupcích a tohle je { $column }. sloupec.
    .advice = Vezmi si kartu bez dluhu.
refused-slot-covered = Akce { $action }: { $slot ->
    [left] na levém políčku
   *[middle] na prostředním políčku
    } už dílna je.
    .advice = Vyber jiné políčko.
refused-clear-another = Akce modlitba nemůže uvolnit vlastní pole.
    .advice = Vyber jiné obsazené.
refused-space-free = Na akci { $action } nikdo nestojí.
    .advice = Vyber obsazené pole.
# $square: the reward; $players: 3 or 4
refused-more-players = { $players ->
    [3] { $region }. region, { $square }: tohle políčko je jen pro 3 a více hráčů.
   *[other] { $region }. region, { $square }: tohle políčko je jen pro { $players } hráče.
    }
    .advice = Vyber jiné.
refused-square-taken = { $region }. region, { $square }: tohle políčko je obsazené.
    .advice = Vyber volné.
refused-region-too-far = Na { $region }. region ti nestačí { $attribute }: potřeba je { $need }, máš { $have }, chybí ti { $lack }.
    .advice = Vyber některý víc vlevo.
refused-jar-there = Na tomhle políčku odpustku už džbán je ({ $square }).
    .advice = Vyber volné.
# $price, $silver: numbers of silver
refused-outsider-too-strong = Na tohoto cizince je potřeba síla { $need }, máš { $have }; { $price ->
    [one] rozdíl by stál { $price } minci
    [few] rozdíl by stál { $price } mince
   *[other] rozdíl by stál { $price } mincí
    } a máš { $silver }.
    .advice = Vyber některého víc vlevo.
refused-too-little-faith = Na tohoto cizince je potřeba víra { $need }, máš { $have }, chybí ti { $lack }.
    .advice = Vyber některého víc vlevo.

## What has happened: the round

event-opened = { $difficulty ->
    [easy] { $player } hraje proti virtuálnímu hráči na jednoduchou obtížnost.
    [standard] { $player } hraje proti virtuálnímu hráči na standardní obtížnost.
    [hard] { $player } hraje proti virtuálnímu hráči na těžkou obtížnost.
   *[none] Začíná { $player }.
    }
event-row-dealt = Řada měšťanů je znovu plná.
event-round-began = Začíná { $round }. kolo, první je na tahu { $player }.
event-order-revealed = Nový královský rozkaz: { $order }, za { $points } VB.
event-favour-revealed = Nová královská přízeň: { $favour }.
event-taverns-revealed = V tomto kole jsou otevřené: { $taverns }.
event-paladin-revealed = { $player } odhaluje { $paladin } a získává { $workers }.
event-tavern-taken = { $player } si vybírá krčmu a získává { $workers }.
event-passed = { $reason ->
    [no_workers] { $player } pasuje: nezbývají žádní poddaní.
    [no_action] { $player } pasuje: nezbývá akce, kterou by šlo provést.
   *[will] { $player } pasuje.
    }
event-workers-kept = { $player } si do dalšího kola nechává { $workers }.
event-refreshed = Končí { $round }. kolo, herní plán se obnovuje.
event-more-discarded = { $townsfolk ->
    [none] Na konci kola se ve hře pro jednoho odhazuje i cizinec ze 2. sloupce: { $outsider } (pravidlo { $rule }).
   *[some] { $outsider ->
        [none] Na konci kola se ve hře pro jednoho odhazuje i měšťan ze 4. sloupce: { $townsfolk } (pravidlo { $rule }).
       *[some] Na konci kola se ve hře pro jednoho odhazuje i měšťan ze 4. sloupce, { $townsfolk }, a cizinec ze 2. sloupce, { $outsider } (pravidlo { $rule }).
        }
    }
event-scored = { $player } má celkem { $points } VB.

## What has happened: workers, goods, attributes

event-placed = { $player } provádí akci { $action } a umísťuje { $workers }.
event-workers-gained = { $player } získává { $workers }.
event-silver-gained = { $n ->
    [one] { $player } získává { $n } minci.
    [few] { $player } získává { $n } mince.
   *[other] { $player } získává { $n } mincí.
    }
event-provisions-gained = { $n ->
    [one] { $player } získává { $n } proviant.
    [few] { $player } získává { $n } provianty.
   *[other] { $player } získává { $n } proviantů.
    }
event-silver-paid = { $n ->
    [one] { $player } platí { $n } minci.
    [few] { $player } platí { $n } mince.
   *[other] { $player } platí { $n } mincí.
    }
event-provisions-paid = { $n ->
    [one] { $player } platí { $n } proviant.
    [few] { $player } platí { $n } provianty.
   *[other] { $player } platí { $n } proviantů.
    }
# $attribute: accusative
event-raised = { $player } si zvyšuje { $attribute } o { $n }, teď má { $attribute } { $level }.

## What has happened: actions

event-developed = { $player } umísťuje dílnu na { $slot ->
    [left] levé
   *[middle] prostřední
    } políčko akce { $action }.
# $townsfolk, $outsider, $paladin: accusative; $square, $wall: the reward
event-dismissed = { $player } odhazuje { $townsfolk } a bere si odměnu.
event-enlisted = { $player } verbuje do družiny { $townsfolk }.
event-cleared = { $player } uvolňuje pole akce { $action }.
event-monk-sent = { $player } vysílá misionáře do { $region }. regionu (odměna: { $square }).
event-outpost-placed = { $player } umísťuje tvrz do { $region }. regionu (odměna: { $square }).
event-wall-built = { $player } staví hradby ({ $wall }).
event-jar-moved = { $player } přesouvá džbán (odměna: { $square }).
event-attacked = { $player } útočí na { $outsider }.
event-converted = { $player } obrací na víru { $outsider }.
event-favour-used = { $player } využívá královskou přízeň „{ $favour }“.
event-ability-used = { $player } využívá { $townsfolk } ze své družiny.
event-bonus-used = { $player } získává bonus za paladina { $paladin }.

## What has happened: tax, suspicion, Inquisition, debt

event-tax-taken = { $n ->
    [one] { $player } si bere ze zásoby daní { $n } minci
    [few] { $player } si bere ze zásoby daní { $n } mince
   *[other] { $player } si bere ze zásoby daní { $n } mincí
    }, { $left ->
    [0] zásoba je prázdná.
    [one] zbývá v ní { $left } mince.
    [few] zbývají v ní { $left } mince.
   *[other] zbývá v ní { $left } mincí.
    }
event-suspicion-drawn = { $tax ->
    [0] { $player } si dobírá kartu podezření bez daně.
   *[other] { $player } si dobírá kartu podezření s daní { $tax }.
    }
event-suspicions-shuffled = Balíček podezření je prázdný: nový se míchá z odhozených karet.
event-suspicion-discarded = { $n ->
    [one] { $player } odhazuje { $n } kartu podezření.
    [few] { $player } odhazuje { $n } karty podezření.
   *[other] { $player } odhazuje { $n } karet podezření.
    }
event-inquisition-began = { $reason ->
    [tax] Zásoba daní je prázdná, a tak přichází Inkvizice: kdo má nejvíc karet podezření, bere si dluh (pravidlo { $rule }).
   *[cards] Karty podezření došly, a tak přichází Inkvizice: kdo jich má nejvíc, bere si dluh (pravidlo { $rule }).
    }
event-nobody-suspected = Nikdo nemá žádnou kartu podezření, nikdo si tedy dluh nebere (pravidlo { $rule }).
event-accused = { $discarded ->
    [0] { $player } má nejvíc karet podezření ({ $suspicions }) a bere si 1 dluh; neodhazuje nic, protože polovina se zaokrouhluje dolů (pravidlo { $rule }).
    [one] { $player } má nejvíc karet podezření ({ $suspicions }), bere si 1 dluh a odhazuje polovinu zaokrouhlenou dolů: { $discarded } kartu (pravidlo { $rule }).
    [few] { $player } má nejvíc karet podezření ({ $suspicions }), bere si 1 dluh a odhazuje polovinu zaokrouhlenou dolů: { $discarded } karty (pravidlo { $rule }).
   *[other] { $player } má nejvíc karet podezření ({ $suspicions }), bere si 1 dluh a odhazuje polovinu zaokrouhlenou dolů: { $discarded } karet (pravidlo { $rule }).
    }
event-tax-refilled = { $n ->
    [0] Zásoba daní je plná.
    [one] Do zásoby daní se doplňuje { $n } mince.
    [few] Do zásoby daní se doplňují { $n } mince.
   *[other] Do zásoby daní se doplňuje { $n } mincí.
    }
event-debt-taken = { $player } si bere 1 dluh.
event-debt-paid = { $player } splácí 1 dluh.
event-debt-cancelled = { $player } ruší 1 dluh.

## What the AI player does, and why

# $reason: difficulty or order
event-rival-strengthened = { $reason ->
    [difficulty] Podle úrovně obtížnosti má virtuální hráč od začátku dílnu na akci { $action }, stačí mu na ni o 1 poddaného méně (pravidlo { $rule }).
   *[order] Kvůli novému královskému rozkazu dostává virtuální hráč dílnu na akci { $action }, stačí mu na ni o 1 poddaného méně (pravidlo { $rule }).
    }
event-rival-mustered = { $workers ->
    [one] Virtuální hráč má v tomto kole { $workers } poddaného: číslo kola a 3 navíc (pravidlo { $rule }).
    [few] Virtuální hráč má v tomto kole { $workers } poddané: číslo kola a 3 navíc (pravidlo { $rule }).
   *[other] Virtuální hráč má v tomto kole { $workers } poddaných: číslo kola a 3 navíc (pravidlo { $rule }).
    }
event-favour-scheme-joined = Kvůli nové královské přízni dostává virtuální hráč na odhazovací balíček intriku královská přízeň (pravidlo { $rule }).
# $tavern: its name in the nominative
event-rival-suspected = { $criminals ->
    [0] Nevybraná zůstala { $tavern }; není v ní žádný zločinec, virtuální hráč si tedy kartu podezření nedobírá (pravidlo { $rule }).
    [one] Nevybraná zůstala { $tavern }; je v ní { $criminals } zločinec, virtuální hráč si tedy dobírá { $criminals } kartu podezření (pravidlo { $rule }).
    [few] Nevybraná zůstala { $tavern }; jsou v ní { $criminals } zločinci, virtuální hráč si tedy dobírá { $criminals } karty podezření (pravidlo { $rule }).
   *[other] Nevybraná zůstala { $tavern }; je v ní { $criminals } zločinců, virtuální hráč si tedy dobírá { $criminals } karet podezření (pravidlo { $rule }).
    }
event-scheme-turned = Virtuální hráč otáčí intriku: { $scheme } (pravidlo { $rule }).
event-schemes-shuffled = Virtuální hráč míchá všechny své intriky do nového balíčku (pravidlo { $rule }).
# $reason: what stands in its way; $need, $have: numbers
event-rival-failed = Virtuální hráč nemůže provést akci { $action }: { $reason ->
    [blocked] v tomto kole už na ní stojí jeho poddaní
    [limit] provedl ji už { $have }krát a víckrát za hru nesmí
    [workers] { $need ->
        [one] potřebuje { $need } poddaného a má { $have }
        [few] potřebuje { $need } poddané a má { $have }
       *[other] potřebuje { $need } poddaných a má { $have }
        }
    [townsfolk] v řadě neleží žádný měšťan
    [wall] nezbyly žádné hradby
    [favour] žádná odhalená královská přízeň není volná
    [strength] i na první region potřebuje sílu { $need } a má { $have }
    [full] na herním plánu není žádné volné políčko
    [reach] žádné políčko v jeho dosahu není volné; na nejbližší volné potřebuje { $attribute } { $need } a má { $have }
    [square] na volných políčkách v jeho dosahu je jen splacení dluhu a žádný nesplacený nemá
    [influence] potřebuje vliv { $need } a má { $have }
   *[outsider] na žádného vyloženého cizince nestačí
    } (pravidlo { $rule }).
# $reason: scheme, order or fallback
event-rival-acted = Virtuální hráč provádí akci { $action } a umísťuje { $workers ->
    [one] { $workers } poddaného
    [few] { $workers } poddané
   *[other] { $workers } poddaných
    }: { $reason ->
    [scheme] určuje to intrika
    [order] je to první možný královský rozkaz zprava, přednost mají nesplněné
   *[fallback] je to první možná z jeho náhradních akcí
    } (pravidlo { $rule }).
# $what: townsfolk, favour or outsider
event-rival-targeted = Ukazatel surovin stojí na { $space }. poli, virtuální hráč proto hledá od { $space }. sloupce doprava a pak znovu zleva a vybírá si { $what ->
    [townsfolk] měšťana
    [favour] volnou královskou přízeň
   *[outsider] cizince, na kterého stačí,
    } { $column ->
    [2] ve
    [3] ve
    [4] ve
   *[other] v
    } { $column }. sloupci (pravidlo { $rule }).
event-rival-chose-square = Virtuální hráč si vybírá políčko { $region }. regionu ({ $square }): z odměn v dosahu má tahle v jeho pořadí přednost (pravidlo { $rule }).
event-rival-chose-reward = Virtuální hráč bere { $place }. možnost zleva: je to první, která mu něco přinese (pravidlo { $rule }).
event-marker-moved = { $n ->
    [one] Ukazatel surovin virtuálního hráče se posouvá o { $n } pole a stojí na { $space }. poli (pravidlo { $rule }).
    [few] Ukazatel surovin virtuálního hráče se posouvá o { $n } pole a stojí na { $space }. poli (pravidlo { $rule }).
   *[other] Ukazatel surovin virtuálního hráče se posouvá o { $n } polí a stojí na { $space }. poli (pravidlo { $rule }).
    }
# $attribute: accusative
event-marker-wrapped = Ukazatel surovin začíná znovu zleva, virtuální hráč si proto zvyšuje svou nejnižší vlastnost (ze stejných tu, jejíž ukazatel leží navrchu): { $attribute } na { $level } (pravidlo { $rule }).
event-rival-taxed = Za daně virtuálního hráče { $n ->
    [one] jde { $n } mince ze zásoby daní do společné zásoby
    [few] jdou { $n } mince ze zásoby daní do společné zásoby
   *[other] jde { $n } mincí ze zásoby daní do společné zásoby
    }; { $left ->
    [0] zásoba daní je prázdná
    [one] v zásobě daní zbývá { $left } mince
    [few] v zásobě daní zbývají { $left } mince
   *[other] v zásobě daní zbývá { $left } mincí
    } (pravidlo { $rule }).
event-tax-returned = Virtuální hráč nemá { $what ->
    [debt] nesplacený dluh, který by zrušil
   *[suspicion] kartu podezření, kterou by odhodil
    }, místo toho jde 1 mince ze zásoby daní do společné zásoby; { $left ->
    [0] zásoba daní je prázdná
    [one] v zásobě daní zbývá { $left } mince
    [few] v zásobě daní zbývají { $left } mince
   *[other] v zásobě daní zbývá { $left } mincí
    } (pravidlo { $rule }).
event-rival-gained-workers = { $workers ->
    [one] Virtuální hráč získává { $workers } poddaného (pravidlo { $rule }).
    [few] Virtuální hráč získává { $workers } poddané (pravidlo { $rule }).
   *[other] Virtuální hráč získává { $workers } poddaných (pravidlo { $rule }).
    }
event-rival-cleared = Virtuální hráč uvolňuje všechna akční pole na pravé straně své desky (pravidlo { $rule }).
event-rival-passed = { $reason ->
    [no_workers] Virtuální hráč pasuje: nemá už žádné poddané (pravidlo { $rule }).
   *[other] Virtuální hráč pasuje (pravidlo { $rule }).
    }
event-rival-rested = { $left ->
    [0] Virtuální hráč odpočívá a tím pasuje; jeho ukazatel surovin se posouvá o 1 pole (pravidlo { $rule }).
    [one] Virtuální hráč odpočívá a tím pasuje; jeho ukazatel surovin se posouvá o 1 pole a ještě o { $left } za neumístěného poddaného (pravidlo { $rule }).
    [few] Virtuální hráč odpočívá a tím pasuje; jeho ukazatel surovin se posouvá o 1 pole a ještě o { $left } za { $left } neumístěné poddané (pravidlo { $rule }).
   *[other] Virtuální hráč odpočívá a tím pasuje; jeho ukazatel surovin se posouvá o 1 pole a ještě o { $left } za { $left } neumístěných poddaných (pravidlo { $rule }).
    }
event-rival-flipped-jar = Virtuální hráč otáčí svůj džbán nejvíce vlevo (pravidlo { $rule }).
event-rival-scored = Virtuální hráč má celkem { $points } VB (pravidlo { $rule }).

## What effects do, on cards and buttons

# $workers: accusative
effect-workers = { $workers }
effect-silver = { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
    }
effect-provisions = { $count ->
    [one] { $count } proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
    }
effect-tax = { $count ->
    [one] { $count } minci z daní
    [few] { $count } mince z daní
   *[other] { $count } mincí z daní
    }
effect-raise = { $attribute } +{ $n }
effect-suspicion = { $count ->
    [one] odhození { $count } karty podezření
    [few] odhození až { $count } karet podezření
   *[other] odhození až { $count } karet podezření
    }
effect-cancel = { $count ->
    [one] zrušení { $count } dluhu
    [few] zrušení { $count } dluhů
   *[other] zrušení { $count } dluhů
    }
effect-debt = { $count ->
    [one] splacení { $count } dluhu
    [few] splacení { $count } dluhů
   *[other] splacení { $count } dluhů
    }
effect-clear = { $count ->
    [one] uvolnění { $count } akčního pole
    [few] uvolnění { $count } akčních polí
   *[other] uvolnění { $count } akčních polí
    }
effect-recruit = { $count ->
    [1] verbování zdarma
   *[other] { $count }× verbování zdarma
    }
effect-develop = { $count ->
    [1] rozvoj zdarma
   *[other] { $count }× rozvoj zdarma
    }
# $first, $second, $third: effects
effect-either = buď { $first }, nebo { $second }
effect-one-of-three = buď { $first }, { $second }, nebo { $third }
effects = { $effects }

## What stands on a card

# $trigger: an action, debt_paid or inquisition; $least: suspicion cards needed; $clean: yes if none may be held;
# $instant: none on cards without one
townsfolk-text = Odhození přináší: { $discard }. { $trigger ->
    [debt_paid] V družině při každém splacení dluhu přináší: { $ability }.
    [inquisition] { $clean ->
        [yes] V družině při každé Inkvizici, nemáš-li žádnou kartu podezření, přináší: { $ability }.
       *[no] { $least ->
            [0] V družině při každé Inkvizici přináší: { $ability }.
            [one] V družině při každé Inkvizici, máš-li aspoň { $least } kartu podezření, přináší: { $ability }.
            [few] V družině při každé Inkvizici, máš-li aspoň { $least } karty podezření, přináší: { $ability }.
           *[other] V družině při každé Inkvizici, máš-li aspoň { $least } karet podezření, přináší: { $ability }.
            }
        }
   *[action] { $instant ->
        [none] V družině po každé akci { $action } přináší: { $ability }.
       *[some] Naverbování přináší: { $instant }. V družině po každé akci { $action } přináší: { $ability }.
        }
    }
# $points: a finished phrase
outsider-text = Útok přináší: { $attack }. Obrácení přináší: { $convert }; na konci hry: { $points }.
# $base: points without any condition; $each: how many make 1 VP
points-text = { $base ->
    [0] {""}
   *[other] { $base } VB plus{" "}
    }{ $metric ->
    [attacked_saracen] 1 VB za každého napadeného Saracéna
    [attacked_byzantine] 1 VB za každého napadeného Byzantince
    [attacked_viking] 1 VB za každého napadeného Vikinga
    [commission] 1 VB za každé { $each } akce misie
    [fortify] 1 VB za každé { $each } akce opevnění
    [garrison] 1 VB za každé { $each } akce posádka
    [absolve] 1 VB za každé { $each } akce odpustek
    [develop] 1 VB za každé { $each } akce rozvoj
    [townsfolk] 1 VB za každé { $each } měšťany ve tvé družině
    [faith] 1 VB za každé { $each } body víry
    [strength] 1 VB za každé { $each } body síly
    [influence] 1 VB za každé { $each } body vlivu
    [paid_debts] 1 VB za každý splacený dluh
    [unpaid_debts] 1 VB za každý nesplacený dluh
    [suspicion_cards] 1 VB za každou kartu podezření
    [orders_fulfilled] 1 VB za každý splněný královský rozkaz
   *[converted_mercenaries] 1 VB za každého obráceného Žoldnéře nebo Žoldnéřku, i za tuto kartu
    }
# $how: waive, discount or bonus; $paid: provision or silver; $n: the discount
paladin-text = Přivádí { $workers }. V tomto kole: { $boosts }. { $how ->
    [bonus] Každá akce { $action } přináší navíc: { $bonus }.
    [discount] Akce { $action } tě stojí o { $paid ->
        [provision] { $n ->
            [one] { $n } proviant
            [few] { $n } provianty
           *[other] { $n } proviantů
            }
       *[silver] { $n ->
            [one] { $n } minci
            [few] { $n } mince
           *[other] { $n } mincí
            }
        } méně.
   *[waive] Akce { $action } tě nestojí { $paid ->
        [provision] žádný proviant
       *[silver] žádné mince
        }.
    }
boost-text = { $attribute } +{ $n }
paladin-hidden = Paladin, lícem dolů
# $where: chosen, top or bottom
known-paladin = { $paladin }: { $where ->
    [chosen] vybraný pro toto kolo
    [top] navrchu balíčku
   *[bottom] vespod balíčku
    }
# $worker: nominative; $cost: accusative, none where nothing is paid
favour-text = { $cost ->
    [none] Políčko: { $worker }. Přináší: { $effects }.
   *[some] Políčko: { $worker }. Stojí navíc { $cost }. Přináší: { $effects }.
    }
favour-hidden = Královská přízeň, odhalí se na začátku { $round }. kola
order-text = Proveď za hru akci { $action } aspoň 5krát, na konci získáš { $points } VB.
order-hidden = Královský rozkaz, odhalí se na začátku { $round }. kola
tavern-criminals = { $count ->
    [one] { $count } zločinec: hned si dobereš { $count } kartu podezření.
    [few] { $count } zločinci: hned si dobereš { $count } karty podezření.
   *[other] { $count } zločinců: hned si dobereš { $count } karet podezření.
    }

## What stands on an action space

# $need: influence; $cost: accusative, with the paladin in use; free, column, or none where nothing is ever paid
action-text = { $action ->
    [develop] Umísti dílnu na levé nebo prostřední políčko některé akce na pravé straně desky; poddaného už tam nikdy nebude třeba a získáš toho, který je vyobrazený pod dílnou{ $under ->
        [none] {""}
       *[some] {" "}(teď { $under })
        }.
    [recruit] S 1 poddaným měšťana odhodíš za odměnu; pošleš-li i bojovníka, měšťana naverbuješ do své družiny.
    [hunt] Získáš 1 proviant; pošleš-li i zvěda, 3 provianty.
    [trade] Získáš 1 minci; pošleš-li i kupce, 3 mince.
    [pray] Uvolni jiné akční pole, v tomto kole ho pak můžeš použít znovu.
    [conspire] Získáš 1 zločince a s ním 1 kartu podezření.
    [commission] Vyšli misionáře na volné políčko v regionu, na který stačí tvá víra, vezmi si odměnu a zvyš si vliv o 1.
    [fortify] { $need ->
        [0] Postav další hradby a vezmi si jejich odměny.
       *[other] Vyžaduje vliv { $need }. Postav další hradby a vezmi si jejich odměny.
        }
    [garrison] Umísti tvrz na volné políčko v regionu, na který stačí tvá síla, vezmi si odměnu a zvyš si víru o 1.
    [absolve] { $need ->
        [0] Přesuň džbán na políčko odpustku a vezmi si odměnu; pak můžeš odhodit 1 kartu podezření a zvýšíš si víru o 1.
       *[other] Vyžaduje vliv { $need }. Přesuň džbán na políčko odpustku a vezmi si odměnu; pak můžeš odhodit 1 kartu podezření a zvýšíš si víru o 1.
        }
    [attack] Zaútoč na cizince a vezmi si odměny za útok. Za každé 2 chybějící body síly, i za jeden zbylý, zaplatíš 1 minci.
   *[convert] Obrať cizince, na kterého stačí tvá víra: odměnu získáš hned, body na konci hry.
    }{ $cost ->
    [none] {""}
    [free] {" "}Teď tě nestojí nic.
    [column] {" "}Stojí cenu sloupce.
   *[some] {" "}Teď tě stojí { $cost }.
    }

## Lines of the score sheet

line-order = { $slot }. královský rozkaz
line-faith = { term-score_faith }
line-strength = { term-score_strength }
line-influence = { term-score_influence }
line-commission = { term-score_commission }
line-garrison = { term-score_garrison }
line-fortify = Opevnění
line-walls = Body na hradbách
line-absolve = { term-score_absolve }
line-develop = { term-score_develop }
line-paid-debts = Splacené dluhy
line-unpaid-debts = Nesplacené dluhy
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
sheet-from-actions = akce
sheet-from-outsiders = cizinci
sheet-from-goods = dluhy a zbytky
# compared when totals are equal
sheet-tie-orders = body za královské rozkazy
sheet-tie-suspicions = karty podezření, méně je lépe

## The verbs of the notation, as headings over lists of moves

verb-develop = provést rozvoj
    .inf = provést rozvoj
    .do = proveď rozvoj
    .log = provádí rozvoj
    .picked = Kterého poddaného umístíš?
verb-recruit = verbovat
    .inf = verbovat
    .do = verbuj
    .log = verbuje
    .picked = Kterého poddaného umístíš?
verb-hunt = lovit
    .inf = lovit
    .do = vydej se na lov
    .log = loví
    .picked = Kterého poddaného umístíš?
verb-trade = obchodovat
    .inf = obchodovat
    .do = obchoduj
    .log = obchoduje
    .picked = Kterého poddaného umístíš?
verb-pray = pomodlit se
    .inf = pomodlit se
    .do = pomodli se
    .log = se modlí
    .picked = Kterého poddaného umístíš?
verb-conspire = zosnovat spiknutí
    .inf = zosnovat spiknutí
    .do = zosnuj spiknutí
    .log = osnuje spiknutí
    .picked = Kterého poddaného umístíš?
verb-commission = vyslat misionáře
    .inf = vyslat misionáře
    .do = vyšli misionáře
    .log = vysílá misionáře
    .picked = Kterého poddaného umístíš?
verb-fortify = postavit hradby
    .inf = postavit hradby
    .do = postav hradby
    .log = staví hradby
    .picked = Kterého poddaného umístíš?
verb-garrison = umístit tvrz
    .inf = umístit tvrz
    .do = umísti tvrz
    .log = umísťuje tvrz
    .picked = Kterého poddaného umístíš?
verb-absolve = koupit odpustek
    .inf = koupit odpustek
    .do = kup odpustek
    .log = kupuje odpustek
    .picked = Kterého poddaného umístíš?
verb-attack = zaútočit na cizince
    .inf = zaútočit na cizince
    .do = zaútoč na cizince
    .log = útočí na cizince
    .picked = Kterého poddaného umístíš?
verb-convert = obrátit cizince
    .inf = obrátit cizince
    .do = obrať cizince
    .log = obrací cizince
    .picked = Kterého poddaného umístíš?
verb-favour = využít královskou přízeň
    .inf = využít královskou přízeň
    .do = využij královskou přízeň
    .log = využívá královskou přízeň
    .picked = Kterého poddaného umístíš?
verb-pass = pasovat
    .inf = pasovat
    .do = pasuj
    .log = pasuje
verb-enlist = naverbovat do družiny
    .inf = naverbovat do družiny
    .do = naverbuj do družiny
    .log = verbuje do družiny
    .picked = { $next ->
        [column] Kterého měšťana naverbuješ?
       *[other] Čím zaplatíš?
        }
verb-dismiss = odhodit za odměnu
    .inf = odhodit za odměnu
    .do = odhoď za odměnu
    .log = odhazuje za odměnu
    .picked = { $next ->
        [column] Kterého měšťana odhodíš?
       *[other] Čím zaplatíš?
        }
verb-workshop = umístit dílnu
    .inf = umístit dílnu
    .do = umísti dílnu
    .log = umísťuje dílnu
verb-clear = uvolnit akční pole
    .inf = uvolnit akční pole
    .do = uvolni akční pole
    .log = uvolňuje akční pole
verb-send = vybrat políčko pro misionáře
    .inf = vybrat políčko pro misionáře
    .do = vyber políčko pro misionáře
    .log = vybírá políčko pro misionáře
verb-post = vybrat políčko pro tvrz
    .inf = vybrat políčko pro tvrz
    .do = vyber políčko pro tvrz
    .log = vybírá políčko pro tvrz
verb-jar = přesunout džbán
    .inf = přesunout džbán
    .do = přesuň džbán
    .log = přesouvá džbán
verb-strike = vybrat cizince k útoku
    .inf = vybrat cizince k útoku
    .do = vyber cizince k útoku
    .log = vybírá cizince k útoku
verb-persuade = vybrat cizince k obrácení
    .inf = vybrat cizince k obrácení
    .do = vyber cizince k obrácení
    .log = vybírá cizince k obrácení
verb-use = využít paladina
    .inf = využít paladina
    .do = využij paladina
    .log = využívá paladina
    .picked = { $next ->
        [paladin] Kterého paladina vrátíš navrch balíčku?
       *[other] Kterého z nich využiješ?
        }
verb-tavern = vybrat si krčmu
    .inf = vybrat si krčmu
    .do = vyber si krčmu
    .log = si vybírá krčmu
verb-keep = nechat si poddané
    .inf = nechat si poddané
    .do = nech si poddané
    .log = si nechává poddané
    .picked = Koho dalšího si necháš?
verb-discard = odhodit podezření
    .inf = odhodit podezření
    .do = odhoď podezření
    .log = odhazuje podezření
    .picked = Kolik karet podezření odhodíš?
verb-settle = splatit dluh
    .inf = splatit dluh
    .do = splať dluh
    .log = splácí dluh
verb-cancel = zrušit dluh
    .inf = zrušit dluh
    .do = zruš dluh
    .log = ruší dluh
verb-decline = odmítnout
    .inf = odmítnout
    .do = odmítni
    .log = odmítá
verb-choose = vybrat si odměnu
    .inf = vybrat si odměnu
    .do = vyber si odměnu
    .log = si vybírá odměnu
verb-ability = využít schopnost
    .inf = využít schopnost
    .do = využij schopnost
    .log = využívá schopnost

## Places

panel-king = Král
region-flags = { $region }. region: víra { $faith }, síla { $strength }
# $piece: monk or outpost
owned-piece = { $piece ->
    [monk] { term-monk }
   *[outpost] { term-outpost }
    }
empty-column = { $column }. sloupec (prázdný)
place-hand = Paladinové v ruce
place-known-paladins = Paladinové, které znáš jen ty
place-actions = Akce
place-party = Družina
place-walls = Hradby
place-converted = Obrácení cizinci
place-attacked = Napadení cizinci
place-schemes = Otočené intriky

## The table before the eye: where we are, tabs of a phone, small words on cards

# $phase: draft, paladins, workers, actions or scoring
headline = { $phase ->
    [draft] Před 1. kolem · výběr prvních měšťanů
    [paladins] Kolo { $round } ze 7 · výběr paladina
    [workers] Kolo { $round } ze 7 · poddaní
    [scoring] Závěrečné bodování
   *[actions] Kolo { $round } ze 7 · akce
    }
zone-board = Plán
zone-mat = Deska
zone-cards = Karty
zone-others = Ostatní
stock-suspicions = balíček podezření
stock-debts = dluhy bez omezení
note-passed = pasuje
taverns-note = jedna karta zůstane ležet
hand-note = jednoho využít, druhého navrch, třetího dospod
in-round = { $round }. kolo
order-times = { $times }×
order-done = { $done } z 5
# $nation: saracen, byzantine or viking
attacked-nation = { $nation ->
    [saracen] napadení Saracéni
    [byzantine] napadení Byzantinci
   *[viking] napadení Vikingové
    }
# $workers: accusative; $warning: a sentence, none where nobody is suspected
tavern-text = { $warning ->
    [none] Získáš { $workers }.
   *[some] Získáš { $workers }. { $warning }
    }
wall-text = Hned zvyšuje sílu o { $strength }.{ $effects ->
    [none] {""}
   *[some] {" "}K tomu přináší: { $effects }.
    }{ $points ->
    [0] {""}
    [one] {" "}Na konci hry: { $points } VB.
    [few] {" "}Na konci hry: { $points } VB.
   *[other] {" "}Na konci hry: { $points } VB.
    }
square-text = { $region }. region. Misionář nebo tvrz tu přináší: { $effects }.
jar-square-text = Džbán přesunutý sem přináší: { $effects }.
scheme-text = Virtuální hráč provede tuto akci; když nemůže, první možnou ze svých náhradních akcí.
fallback-note = když intrika nejde, první možná zleva
resource-text = Ukazatel stojí na { $column }. poli: virtuální hráč hledá cíl od { $column }. sloupce doprava a pak znovu zleva.

## The gallery of all cards

order-any-text = Proveď za hru akci { $action } aspoň 5krát, na konci získáš 4, 6 nebo 8 VB podle místa rozkazu.
suspicion-text = { $tax ->
    [0] Když si ji dobereš, nebereš si z daní nic.
    [one] Když si ji dobereš, vezmeš si z daní { $tax } minci.
    [few] Když si ji dobereš, vezmeš si z daní { $tax } mince.
   *[other] Když si ji dobereš, vezmeš si z daní { $tax } mincí.
    }
# $nation: saracen, byzantine or viking
gallery-nation = { $nation ->
    [saracen] Cizinci: Saracéni
    [byzantine] Cizinci: Byzantinci
   *[viking] Cizinci: Vikingové
    }
gallery-copies = { $count }×

## Tones: what a colour of the table is called; a nation by its own name

tone-labourer = bílá
tone-scout = zelená
tone-merchant = modrá
tone-fighter = červená
tone-cleric = černá
tone-criminal = fialová
tone-saracen = { nation-saracen }
tone-byzantine = { nation-byzantine }
tone-viking = { nation-viking }

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Hraje se sedm kol a vyhrává, kdo má nejvíc vítězných bodů. K akcím ti otevírají cestu tři vlastnosti a všechny tři přinášejí i body.
    .title = Cíl hry
    .one = Díky víře vysíláš misionáře a obracíš cizince.
    .two = Díky síle umísťuješ tvrze a útočíš na cizince.
    .three = Díky vlivu stavíš hradby a kupuješ odpustky.
guide-townsfolk = Každý začíná s jedním měšťanem, a to zdarma.
    .title = První měšťan
    .do = Vyber Ministranta, poslední kartu v řadě.
    .one = Hned dostaneš jeho okamžitou odměnu: 1 minci.
    .two = Přidá se do tvé družiny. Od teď ti každá misie přinese 1 minci.
    .three = Později měšťany verbuješ za mince: do družiny, nebo je odhodíš za odměnu.
guide-round = Každé kolo běží stejně: paladin, krčma, pak akce po řadě, dokud všichni nepasují.
    .title = Kolo
    .one = Nejdřív se odhalí královský rozkaz. Tenhle odměňuje útoky. Rozkazy přicházejí v 1. až 3. kole, přízně od 3. kola.
    .two = Krčem je o jednu víc než hráčů, takže máš vždycky z čeho vybírat.
    .three = Pak má každý po řadě jednu akci. Kdo pasuje, čeká na další kolo.
guide-paladin = Máš tři ze svých dvanácti paladinů. Jeden ti slouží toto kolo, jeden se příště vrátí.
    .title = Vyber paladina
    .do = Využij Ivona. Jiného dej navrch balíčku.
    .one = Ivon přivede kněze a zvěda. Zvýší ti víru o 3 a sílu o 1 a misie tě nestojí žádný proviant.
    .two = Zvýšení platí do konce kola. Pak paladin opouští hru.
    .three = Toho navrchu si příští kolo dobereš znovu, třetí jde dospod.
guide-tavern = Teď si najmeš další čtyři poddané.
    .title = Vyber krčmu
    .do = Vezmi krčmu se dvěma nádeníky a zločincem.
    .one = Čtyři poddaní: bojovník, zločinec a dva nádeníci.
    .two = Zločinec zastoupí kohokoli: hodí se na každé políčko.
    .three = Za každého zločince ale dostaneš kartu podezření.
guide-suspicion = Každý zločinec přinese kartu podezření a s ní většinou i mince ze zásoby daní.
    .title = Podezření a dluhy
    .one = Zásoba daní. Když z ní zmizí poslední mince, přijde Inkvizice.
    .two = Kdo má pak nejvíc karet podezření, bere si dluh a polovinu těch karet odhodí.
    .three = Nesplacený dluh tě na konci stojí 3 body, splacený 1 přinese.
guide-workers = Na akci umístíš poddané na všechna její políčka, zaplatíš a získáš účinek. Použité pole je do konce kola blokované.
    .title = Poddaní a políčka
    .one = Tví poddaní. Každý patří na políčko svého tvaru; na kulaté smí kdokoli.
    .two = Vlevo: jednoduché akce, které přinesou suroviny a poddané.
    .three = Vpravo: velké akce. Vyžadují tři poddané a dost vysokou vlastnost.
guide-hunt = Začni něčím jednoduchým. Mnoho velkých akcí stojí proviant.
    .title = První akce
    .do = Pošli nádeníka na lov.
    .one = Jeden poddaný přinese 1 proviant. Se zvědem na druhém políčku by byly 3.
    .two = Rozhoduješ se jednou: druhé políčko později doplnit nejde.
    .three = Proviant a mince jsou tvé suroviny. Mince získáš stejným způsobem obchodem.
guide-rival = Druhý hráč hraje podle stejných pravidel. Sleduj, co dělá: zůstane to vyznačené do tvého prvního tahu.
    .title = Tah soupeře
    .one = Po tvé akci je na tahu soupeř, pak zase ty.
    .two = Modrý má sílu a může zaútočit na cizince. Za chvíli to zkusíš také.
    .three = Mezera v řadě zůstane do konce kola.
guide-commission = Misionáři vyrážejí do krajiny. To je akce misie.
    .title = Vyšli misionáře
    .do = Umísti na misii zvěda, nádeníka a kněze.
    .one = Tři políčka: zvěd, kdokoli, kněz.
    .two = Je potřeba víra. S Ivonem máš 3 a to otevírá 1. a 2. region.
    .three = Stálo by to 1 proviant, ale s Ivonem neplatíš.
guide-square = Vyber misionáři políčko. Dostaneš, co je na něm.
    .title = Krajina
    .do = Pošli misionáře do 2. regionu ke zvědovi.
    .one = První region je otevřený všem, stačí víra 0.
    .two = Druhý region vyžaduje víru 2. Dostaneš zvěda a pak 1 vliv.
    .three = Misionář tam zůstane do konce hry. Nikdo jiný už tam nemůže.
guide-attack = Na útok na cizince potřebuješ tři poddané.
    .title = Útok
    .do = Umísti na útok zvěda, zločince a bojovníka.
    .one = Tři políčka: zvěd, kdokoli, bojovník.
    .two = Tady se zločinec hodí. Zastoupil by i zvěda nebo bojovníka.
    .three = Chybí-li síla, platíš 1 minci za každé 2 body.
guide-outsider = Každý cizinec leží pod dvojicí vlaječek. Vlaječka síly říká, kolik síly potřebuješ.
    .title = Cizinci
    .do = Zaútoč na prvního cizince, Strážkyni.
    .one = Na vlaječce síly je 1 a s Ivonem máš sílu 1. Útok je zdarma.
    .two = Dostaneš odměnu za útok: vliv a dva nádeníky.
    .three = Druhá cesta je obrácení: vyžaduje víru, zvyšuje sílu a na konci přinese body.
guide-develop = Zlevni si akce natrvalo.
    .title = Rozvoj
    .do = Umísti na rozvoj oba nádeníky.
    .one = Dva libovolní poddaní a 4 mince.
    .two = Přesuneš dílnu na některou velkou akci.
    .three = Navíc dostaneš poddaného, který byl pod dílnou: zvěda.
guide-workshop = Kam s dílnou? Na políčko, na které ti poddaný často chybí.
    .title = Dílna
    .do = Dej ji na levé políčko misie.
    .one = Od teď misie nevyžaduje zvěda, stačí dva poddaní.
    .two = Na každou velkou akci se vejdou dvě dílny, na levé a prostřední políčko.
guide-pass = Když už nic lepšího není, pasuj. Poddané si můžeš ušetřit na příští kolo.
    .title = Pasování
    .do = Pasuj.
    .one = Poddaní z desky se vrátí do zásoby a pole jsou zase volná.
    .two = Až 3 neumístění poddaní ti zůstanou. Zvěd počká.
    .three = Inkvizice se tě může týkat i po pasování.
guide-king = Také král rozdává body a výhody. Jeho karty jsou pro všechny.
    .title = Rozkazy a přízně
    .one = Rozkaz se počítá každému, kdo do konce provede jeho akci 5krát: 4, 6 nebo 8 bodů.
    .two = Od 3. kola přicházejí přízně. Každá má jediné políčko pro všechny, jednou za kolo.
guide-points = Své body vidíš nahoře u svého jména. Počítají se po 7. kole.
    .title = Jak se počítají body
    .one = Vlastnosti se počítají podle ukazatelů, bez paladina. Čím výš, tím víc: stupeň 12 přinese 20 bodů.
    .two = Čtyři velké akce přinášejí body, když některou z nich provedeš 5krát, 6krát nebo 7krát. Body jsou i na hradbách a za obrácené cizince.
    .three = Splacený dluh přinese 1 bod, nesplacený 3 body vezme. Za každé 3 mince a provianty dohromady je 1 bod.
guide-on = Jedno celé kolo už znáš. Čeká tě dalších šest a soupeř hraje dál.
    .title = Hraj dál
    .one = Po kole odchází poslední měšťan a řada se posune.
    .two = Odchází i první cizinec.
    .three = Vyber si, v čem chceš vynikat: opakované akce plní rozkazy a přinášejí body.

## What bots notice

sense-points = bod, který už máš na bodovacím listu
sense-points-due = bod, který přinese rozehraná akce
sense-order-points = bod za splněný královský rozkaz
sense-count-points = bod za mnohokrát provedenou akci
sense-outsider-points = bod za obráceného cizince
sense-orders-under-way = bod královského rozkazu podle toho, kolik z něj je hotovo
sense-orders-near = bod téměř splněného královského rozkazu
sense-faith = stupeň víry
sense-strength = stupeň síly
sense-influence = stupeň vlivu
sense-high-faith = stupeň víry nad 7
sense-high-strength = stupeň síly nad 7
sense-high-influence = stupeň vlivu nad 7
sense-boost-faith = bod víry od paladina tohoto kola
sense-boost-strength = bod síly od paladina tohoto kola
sense-boost-influence = bod vlivu od paladina tohoto kola
sense-done-commission = vyslaný misionář
sense-done-fortify = postavené hradby
sense-done-garrison = umístěná tvrz
sense-done-absolve = přesunutý džbán
sense-done-attack = provedený útok
sense-done-convert = obrácený cizinec
sense-done-develop = umístěná dílna
sense-late-commission = misionář nad třetího
sense-late-fortify = hradby nad třetí
sense-late-garrison = tvrz nad třetí
sense-late-absolve = džbán nad třetí
sense-gap-commission = bod víry, který chybí na dalšího misionáře
sense-gap-fortify = bod vlivu, který chybí na další hradby
sense-gap-garrison = bod síly, který chybí na další tvrz
sense-gap-absolve = bod vlivu, který chybí na další džbán
sense-labourer = nádeník
sense-scout = zvěd
sense-merchant = kupec
sense-fighter = bojovník
sense-cleric = kněz
sense-criminal = zločinec
sense-kept-worker = poddaný ušetřený na příští kolo
sense-plan = velká akce, na kterou tví poddaní ještě stačí
sense-plan-ordered = taková akce, kterou odměňuje i královský rozkaz
sense-spare-worker = poddaný, který zbude na něco jiného
sense-favour-open = královská přízeň, kterou ještě nikdo nevyužil
sense-silver = mince
sense-much-silver = mince nad šestou
sense-provision = proviant
sense-much-provision = proviant nad čtvrtý
sense-debt-unpaid = nesplacený dluh
sense-debt-paid = splacený dluh
sense-suspicion = karta podezření
sense-most-suspected = největší podezření ze všech
sense-inquisition-near = blízká Inkvizice, když jsi v největším podezření
sense-workshop-commission = dílna na misii
sense-workshop-fortify = dílna na opevnění
sense-workshop-garrison = dílna na posádce
sense-workshop-absolve = dílna na odpustku
sense-workshop-attack = dílna na útoku
sense-workshop-convert = dílna na obrácení
sense-workshop-pair = dvě dílny na jedné akci
sense-townsfolk-commission = měšťan, který pomáhá při misii
sense-townsfolk-fortify = měšťan, který pomáhá při opevnění
sense-townsfolk-garrison = měšťan, který pomáhá při posádce
sense-townsfolk-absolve = měšťan, který pomáhá při odpustku
sense-townsfolk-attack = měšťan, který pomáhá při útoku
sense-townsfolk-convert = měšťan, který pomáhá při obrácení
sense-townsfolk-develop = měšťan, který pomáhá při rozvoji
sense-debt-collector = Výběrčí dluhů
sense-suspect-townsfolk = měšťan, který při Inkvizici pomáhá podezřelým
sense-squire = Panoš
sense-counts-attacked = obrácený cizinec, který počítá napadené cizince
sense-counts-action = obrácený cizinec, který počítá akce nebo měšťany
sense-counts-attribute = obrácený cizinec, který počítá vlastnost
sense-champion = obrácený Šampion
sense-mercenary = obrácený Žoldnéř
sense-counts-debt = obrácený cizinec, který počítá dluhy nebo podezření
sense-passed = to, že v kole už pasuješ
sense-to-move = to, že jsi na tahu
sense-tavern-due = krčma, kterou si ještě vybereš
sense-paladin-due = paladin, kterého si ještě vybereš
sense-rounds-left = kolo, které se ještě bude hrát
sense-monk-due = políčko, které vybereš misionáři
sense-outpost-due = políčko, které vybereš tvrzi
sense-jar-due = políčko, které vybereš džbánu
sense-attack-due = cizinec, kterého vybereš k útoku
sense-convert-due = cizinec, kterého vybereš k obrácení
sense-recruit-due = měšťan, kterého vybereš do družiny
sense-dismiss-due = měšťan, kterého odhodíš za odměnu
sense-workshop-due = políčko, které vybereš dílně
sense-clear-due = akce, kterou vybereš k uvolnění
sense-choice-due = odměna, kterou si vybereš

## Headings of big moments, shown across the table

illumination-inquisition = Přichází Inkvizice
illumination-last-round = Poslední kolo

## Co se dělá: pro stránku o tom, jak se hraje

done-enlisted = Naverbovaní měšťané
done-attacked = Napadení cizinci
done-converted = Obrácení cizinci
done-wall-built = Postavené hradby
done-favour-used = Využité přízně
done-paladin-revealed = Vybraní paladinové

## Údaje krabice

figure-group-paladins = Paladinové
figure-group-townsfolk = Měšťané
figure-group-outsiders = Cizinci
figure-group-walls = Hradby
figure-group-taverns = Krčmy
figure-group-favours = Královské přízně
figure-group-squares = Políčka
figure-group-schemes = Intriky virtuálního hráče
figure-action = akce
figure-raises = zvyšuje
figure-attacked = při útoku odhazuje
figure-attacked-suspicion = podezření
figure-attacked-debt = dluh
figure-reason-squire = veřejný seznam má u tří panošů jednu vlastnost dvakrát
figure-reason-barbarian = veřejný seznam ukazuje méně než na pěti ostatních kartách jeho druhu
figure-reason-vigilante = co ukazuje veřejný seznam, je daleko nad všemi ostatními kartami
figure-reason-schemes = žádný text tyto karty nevypisuje
