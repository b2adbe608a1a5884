### Jerusalem: the words of the game, Czech.
### First part: terms and names. .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its
### plural, genitive; .to, .at, .from: whole phrases with their preposition; .short: narrow places; .quoted: a title
### inside a sentence; .text: what it does.

## The game

term-jerusalem = Jerusalem
game-title = { term-jerusalem }
game-tagline = Draž úřady, ovládni čtvrti a postav nejvyšší věž
game-about = V pěti kolech dražíš úřady království, posíláš panoše do čtvrtí Jeruzaléma a nejlepší území blokuješ svým baronem. Co ovládáš, přináší panoše, bezanty a prestiž, a z prestiže rostou patra tvé věže. Zásoby jsou skryté za zástěnami a od druhého kola předem víš, jaká událost se na konci přežene některou čtvrtí. Pro dva až čtyři hráče.
game-time = 60–90 min
game-credits = Autor hry: Michele Mura. Vydávají Red Glove a ElfinWerks.

## Seats by colour

seat-blue = modrá
seat-red = červená
seat-yellow = žlutá
seat-green = zelená

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Odo
    .n2 = Ivo
    .n3 = Hamon
    .n4 = Fulko
bot-squire = Gerard
    .n2 = Alberik
    .n3 = Milo
    .n4 = Osbern
bot-knight = Tankred
    .n2 = Bohemund
    .n3 = Raimund
    .n4 = Hugo
bot-castellan = Eustach
    .n2 = Walter
    .n3 = Renald
    .n4 = Balian
bot-king = Balduin
    .n2 = Amalrik
    .n3 = Guido
    .n4 = Konrád

## Resources: the value is the label of a counter, .gen its genitive plural

resource-squires = panoši
    .acc = panoše
    .gen = panošů
resource-bezants = bezanty
    .acc = bezanty
    .gen = bezantů
resource-prestige = prestiž
    .acc = prestiž
    .gen = bodů prestiže

## Counted things; -acc after a verb (gain, pay, place)

count-squires = { $count ->
    [one] { $count } panoš
    [few] { $count } panoši
   *[other] { $count } panošů
    }
count-squires-acc = { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }
count-bezants = { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantů
    }
count-bezants-acc = { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantů
    }
count-prestige = { $count ->
    [one] { $count } bod prestiže
    [few] { $count } body prestiže
   *[other] { $count } bodů prestiže
    }
count-prestige-acc = { $count ->
    [one] { $count } bod prestiže
    [few] { $count } body prestiže
   *[other] { $count } bodů prestiže
    }
count-mercenaries = { $count ->
    [one] { $count } žoldnéř
    [few] { $count } žoldnéři
   *[other] { $count } žoldnéřů
    }
count-mercenaries-acc = { $count ->
    [one] { $count } žoldnéře
    [few] { $count } žoldnéře
   *[other] { $count } žoldnéřů
    }
count-floors = { $count ->
    [one] { $count } patro
    [few] { $count } patra
   *[other] { $count } pater
    }
# what the score is counted in, on a tag: +1 floor
count-score = { $count ->
    [one] { $count } patro
    [few] { $count } patra
   *[other] { $count } pater
    }
count-floors-acc = { $count ->
    [one] { $count } patro
    [few] { $count } patra
   *[other] { $count } pater
    }
count-cards = { $count ->
    [one] { $count } akční karta
    [few] { $count } akční karty
   *[other] { $count } akčních karet
    }
count-cards-acc = { $count ->
    [one] { $count } akční kartu
    [few] { $count } akční karty
   *[other] { $count } akčních karet
    }

## Pieces and stocks

term-squire = panoš
    .few = panoši
    .other = panošů
    .acc = panoše
    .acc-few = panoše
    .gen = panoše
term-bezant = bezant
    .few = bezanty
    .other = bezantů
    .acc = bezant
    .acc-few = bezanty
    .gen = bezantu
term-prestige_point = bod prestiže
    .few = body prestiže
    .other = bodů prestiže
    .acc = bod prestiže
    .acc-few = body prestiže
    .gen = bodu prestiže
term-mercenary = žoldnéř
    .few = žoldnéři
    .other = žoldnéřů
    .acc = žoldnéře
    .acc-few = žoldnéře
    .gen = žoldnéře
term-baron = baron
    .few = baroni
    .other = baronů
    .acc = barona
    .acc-few = barony
    .gen = barona
term-tower = věž
    .few = věže
    .other = věží
    .acc = věž
    .acc-few = věže
    .gen = věže
term-tower_floor = patro věže
    .few = patra věže
    .other = pater věže
    .acc = patro věže
    .acc-few = patra věže
    .gen = patra věže
    .short = patro
term-prestige_marker = váleček
    .few = válečky
    .other = válečků
    .acc = váleček
    .acc-few = válečky
    .gen = válečku
term-round_marker = černý váleček
    .few = černé válečky
    .other = černých válečků
    .acc = černý váleček
    .acc-few = černé válečky
    .gen = černého válečku
term-screen = zástěna
    .few = zástěny
    .other = zástěn
    .acc = zástěnu
    .acc-few = zástěny
    .gen = zástěny
    .at = za zástěnou
    .to = za zástěnu
    .from = zpoza zástěny
term-silver_coin = stříbrňák
    .few = stříbrňáky
    .other = stříbrňáků
    .acc = stříbrňák
    .acc-few = stříbrňáky
    .gen = stříbrňáku
term-gold_coin = zlaťák
    .few = zlaťáky
    .other = zlaťáků
    .acc = zlaťák
    .acc-few = zlaťáky
    .gen = zlaťáku
term-office_card = karta úřadu
    .few = karty úřadů
    .other = karet úřadů
    .acc = kartu úřadu
    .acc-few = karty úřadů
    .gen = karty úřadu
term-event_card = karta události
    .few = karty událostí
    .other = karet událostí
    .acc = kartu události
    .acc-few = karty událostí
    .gen = karty události
term-action_card = akční karta
    .few = akční karty
    .other = akčních karet
    .acc = akční kartu
    .acc-few = akční karty
    .gen = akční karty
term-board = herní plán
    .acc = herní plán
    .gen = herního plánu
    .at = na herním plánu
term-bank = bank
    .acc = bank
    .gen = banku
    .to = do banku
    .from = z banku
term-action_deck = balíček akčních karet
    .acc = balíček akčních karet
    .gen = balíčku akčních karet
term-discard_pile = odkládací balíček
    .acc = odkládací balíček
    .gen = odkládacího balíčku
term-coat_of_arms = erb
    .few = erby
    .other = erbů
    .acc = erb
    .acc-few = erby
    .gen = erbu

## Terms of the board and of the round

term-resource = zdroj
    .few = zdroje
    .other = zdrojů
    .acc = zdroj
    .acc-few = zdroje
    .gen = zdroje
term-money = peníze
    .acc = peníze
    .gen = peněz
term-city = město
    .acc = město
    .gen = města
term-quarter = čtvrť
    .few = čtvrti
    .other = čtvrtí
    .acc = čtvrť
    .acc-few = čtvrti
    .gen = čtvrti
term-area = území
    .few = území
    .other = území
    .acc = území
    .acc-few = území
    .gen = území
term-large_area = velké území
    .few = velká území
    .other = velkých území
    .acc = velké území
    .acc-few = velká území
    .gen = velkého území
term-small_area = malé území
    .few = malá území
    .other = malých území
    .acc = malé území
    .acc-few = malá území
    .gen = malého území
term-blocked_area = blokované území
    .few = blokovaná území
    .other = blokovaných území
    .acc = blokované území
    .acc-few = blokovaná území
    .gen = blokovaného území
term-closed_quarter = uzavřená čtvrť
    .few = uzavřené čtvrti
    .other = uzavřených čtvrtí
    .acc = uzavřenou čtvrť
    .acc-few = uzavřené čtvrti
    .gen = uzavřené čtvrti
term-influence = vliv
    .acc = vliv
    .gen = vlivu
term-calendar = kalendář
    .acc = kalendář
    .gen = kalendáře
term-prestige_track = počítadlo prestiže
    .acc = počítadlo prestiže
    .gen = počítadla prestiže
term-round = kolo
    .few = kola
    .other = kol
    .acc = kolo
    .acc-few = kola
    .gen = kola
term-phase = fáze
    .few = fáze
    .other = fází
    .acc = fázi
    .acc-few = fáze
    .gen = fáze
term-step = krok
    .few = kroky
    .other = kroků
    .acc = krok
    .acc-few = kroky
    .gen = kroku
term-turn_order = pořadí tahů
    .acc = pořadí tahů
    .gen = pořadí tahů
term-office = úřad
    .few = úřady
    .other = úřadů
    .acc = úřad
    .acc-few = úřady
    .gen = úřadu
term-office_number = číslo úřadu
    .acc = číslo úřadu
    .gen = čísla úřadu
term-bid = nabídka
    .few = nabídky
    .other = nabídek
    .acc = nabídku
    .acc-few = nabídky
    .gen = nabídky
term-opening_bid = vyvolávací cena
    .acc = vyvolávací cenu
    .gen = vyvolávací ceny
term-first_bidder = první dražitel
    .acc = prvního dražitele
    .gen = prvního dražitele
term-office_ability = zvláštní schopnost
    .few = zvláštní schopnosti
    .other = zvláštních schopností
    .acc = zvláštní schopnost
    .acc-few = zvláštní schopnosti
    .gen = zvláštní schopnosti
term-palace_ban = zákaz v Paláci
    .acc = zákaz v Paláci
    .gen = zákazu v Paláci
term-income = příjem
    .few = příjmy
    .other = příjmů
    .acc = příjem
    .acc-few = příjmy
    .gen = příjmu
term-privilege = privilegium
    .few = privilegia
    .other = privilegií
    .acc = privilegium
    .acc-few = privilegia
    .gen = privilegia
term-first_builder_surcharge = příplatek za prvenství
    .acc = příplatek za prvenství
    .gen = příplatku za prvenství
term-next_floor = další patro
    .acc = další patro
    .gen = dalšího patra
term-kings_gift = královský dar
    .few = královské dary
    .other = královských darů
    .acc = královský dar
    .acc-few = královské dary
    .gen = královského daru
term-event = událost
    .few = události
    .other = událostí
    .acc = událost
    .acc-few = události
    .gen = události
term-ransom = poplatek
    .few = poplatky
    .other = poplatků
    .acc = poplatek
    .acc-few = poplatky
    .gen = poplatku
term-retaliation = odplata
    .acc = odplatu
    .gen = odplaty

## Quarters

quarter-kings_palace = Královský palác
    .short = Palác
    .acc = Královský palác
    .gen = Královského paláce
    .to = do Královského paláce
    .at = v Královském paláci
    .from = z Královského paláce
quarter-templars = Templáři
    .short = Templáři
    .acc = čtvrť Templářů
    .gen = čtvrti Templářů
    .to = do čtvrti Templářů
    .at = ve čtvrti Templářů
    .from = ze čtvrti Templářů
quarter-patriarchate = Patriarchát
    .short = Patriarchát
    .acc = Patriarchát
    .gen = Patriarchátu
    .to = do Patriarchátu
    .at = v Patriarchátu
    .from = z Patriarchátu
quarter-market = Trh
    .short = Trh
    .acc = Trh
    .gen = Trhu
    .to = na Trh
    .at = na Trhu
    .from = z Trhu
quarter-nobility = Šlechta
    .short = Šlechta
    .acc = čtvrť Šlechty
    .gen = čtvrti Šlechty
    .to = do čtvrti Šlechty
    .at = ve čtvrti Šlechty
    .from = ze čtvrti Šlechty
quarter-tower_of_david = Davidova věž
    .short = Davidova věž
    .acc = Davidovu věž
    .gen = Davidovy věže
    .to = do Davidovy věže
    .at = v Davidově věži
    .from = z Davidovy věže

## Areas; sizes alone agree with the word for an area

size-large = velké
size-left = levé
size-right = pravé
area-kings_palace_large = Královský palác, velké území
    .short = Palác (velké)
    .title = Palác, velké
    .acc = velké území Královského paláce
    .gen = velkého území Královského paláce
    .to = na velké území Královského paláce
    .at = na velkém území Královského paláce
    .from = z velkého území Královského paláce
area-kings_palace_left = Královský palác, levé území
    .short = Palác (levé)
    .title = Palác, levé
    .acc = levé území Královského paláce
    .gen = levého území Královského paláce
    .to = na levé území Královského paláce
    .at = na levém území Královského paláce
    .from = z levého území Královského paláce
area-kings_palace_right = Královský palác, pravé území
    .short = Palác (pravé)
    .title = Palác, pravé
    .acc = pravé území Královského paláce
    .gen = pravého území Královského paláce
    .to = na pravé území Královského paláce
    .at = na pravém území Královského paláce
    .from = z pravého území Královského paláce
area-templars_large = Templáři, velké území
    .short = Templáři (velké)
    .title = Templáři, velké
    .acc = velké území čtvrti Templářů
    .gen = velkého území čtvrti Templářů
    .to = na velké území čtvrti Templářů
    .at = na velkém území čtvrti Templářů
    .from = z velkého území čtvrti Templářů
area-templars_left = Templáři, levé území
    .short = Templáři (levé)
    .title = Templáři, levé
    .acc = levé území čtvrti Templářů
    .gen = levého území čtvrti Templářů
    .to = na levé území čtvrti Templářů
    .at = na levém území čtvrti Templářů
    .from = z levého území čtvrti Templářů
area-templars_right = Templáři, pravé území
    .short = Templáři (pravé)
    .title = Templáři, pravé
    .acc = pravé území čtvrti Templářů
    .gen = pravého území čtvrti Templářů
    .to = na pravé území čtvrti Templářů
    .at = na pravém území čtvrti Templářů
    .from = z pravého území čtvrti Templářů
area-patriarchate_large = Patriarchát, velké území
    .short = Patriarchát (velké)
    .title = Patriarchát, velké
    .acc = velké území Patriarchátu
    .gen = velkého území Patriarchátu
    .to = na velké území Patriarchátu
    .at = na velkém území Patriarchátu
    .from = z velkého území Patriarchátu
area-patriarchate_left = Patriarchát, levé území
    .short = Patriarchát (levé)
    .title = Patriarchát, levé
    .acc = levé území Patriarchátu
    .gen = levého území Patriarchátu
    .to = na levé území Patriarchátu
    .at = na levém území Patriarchátu
    .from = z levého území Patriarchátu
area-patriarchate_right = Patriarchát, pravé území
    .short = Patriarchát (pravé)
    .title = Patriarchát, pravé
    .acc = pravé území Patriarchátu
    .gen = pravého území Patriarchátu
    .to = na pravé území Patriarchátu
    .at = na pravém území Patriarchátu
    .from = z pravého území Patriarchátu
area-market_large = Trh, velké území
    .short = Trh (velké)
    .title = Trh, velké
    .acc = velké území Trhu
    .gen = velkého území Trhu
    .to = na velké území Trhu
    .at = na velkém území Trhu
    .from = z velkého území Trhu
area-market_left = Trh, levé území
    .short = Trh (levé)
    .title = Trh, levé
    .acc = levé území Trhu
    .gen = levého území Trhu
    .to = na levé území Trhu
    .at = na levém území Trhu
    .from = z levého území Trhu
area-market_right = Trh, pravé území
    .short = Trh (pravé)
    .title = Trh, pravé
    .acc = pravé území Trhu
    .gen = pravého území Trhu
    .to = na pravé území Trhu
    .at = na pravém území Trhu
    .from = z pravého území Trhu
area-nobility_large = Šlechta, velké území
    .short = Šlechta (velké)
    .title = Šlechta, velké
    .acc = velké území čtvrti Šlechty
    .gen = velkého území čtvrti Šlechty
    .to = na velké území čtvrti Šlechty
    .at = na velkém území čtvrti Šlechty
    .from = z velkého území čtvrti Šlechty
area-nobility_left = Šlechta, levé území
    .short = Šlechta (levé)
    .title = Šlechta, levé
    .acc = levé území čtvrti Šlechty
    .gen = levého území čtvrti Šlechty
    .to = na levé území čtvrti Šlechty
    .at = na levém území čtvrti Šlechty
    .from = z levého území čtvrti Šlechty
area-nobility_right = Šlechta, pravé území
    .short = Šlechta (pravé)
    .title = Šlechta, pravé
    .acc = pravé území čtvrti Šlechty
    .gen = pravého území čtvrti Šlechty
    .to = na pravé území čtvrti Šlechty
    .at = na pravém území čtvrti Šlechty
    .from = z pravého území čtvrti Šlechty
area-tower_of_david = Davidova věž
    .short = Davidova věž
    .title = Davidova věž
    .acc = Davidovu věž
    .gen = Davidovy věže
    .to = do Davidovy věže
    .at = v Davidově věži
    .from = z Davidovy věže

## Offices

office-constable = Konetábl
    .acc = Konetábla
    .gen = Konetábla
    .short = baron se 2 nebo 1
    .text = Přináší 7 panošů. Tvému baronovi stačí 2 panoši na velkém území a 1 na malém.
office-treasurer = Pokladník
    .acc = Pokladníka
    .gen = Pokladníka
    .short = žoldnéři za 1 a 2
    .text = Přináší 6 panošů. První žoldnéř v tahu tě stojí 1 bezant, druhý 2.
office-marshal = Maršál
    .acc = Maršála
    .gen = Maršála
    .short = přesun 2 nebo 1 bezant
    .text = Přináší 5 panošů. Jednou za tah přesuň až 2 své panoše mezi neblokovanými územími, nebo si vezmi 1 bezant.
office-admiral = Admirál
    .acc = Admirála
    .gen = Admirála
    .short = 1 bezant
    .text = Přináší 4 panoše a 1 bezant.

## Action cards

card-extra_squire = +1 panoš
    .short = +1 panoš
    .quoted = +1 panoš
    .text = Získáš 1 panoše za zástěnu.
card-extra_bezants = +2 bezanty
    .short = +2 bezanty
    .quoted = +2 bezanty
    .text = Získáš 2 bezanty.
card-extra_prestige = +2 body prestiže
    .short = +2 prestiž
    .quoted = +2 body prestiže
    .text = Získáš 2 body prestiže.
card-any_two = +2 zdroje
    .short = +2 zdroje
    .quoted = +2 zdroje
    .text = Získáš 2 zdroje podle svého výběru: panoše, bezanty nebo body prestiže.
card-squire_and_bezant = +1 panoš a +1 bezant
    .short = Panoš a bezant
    .quoted = +1 panoš a +1 bezant
    .text = Získáš 1 panoše a 1 bezant.
card-renegade = Odpadlík
    .short = Odpadlík
    .quoted = Odpadlík
    .text = Vyměň jednoho svého panoše na herním plánu s panošem jiného hráče. Žádné z obou území nesmí být blokované.
card-move_two = Přesun dvou panošů
    .short = Přesun dvou
    .quoted = Přesun dvou panošů
    .text = Přesuň až 2 své panoše na jiná území. Žádné z těchto území nesmí být blokované.
card-genoese_merchants = Janovští kupci
    .short = Janovští kupci
    .quoted = Janovští kupci
    .text = V tomto tahu tě každý žoldnéř stojí nejvýš 2 bezanty.
card-force_kings_palace = Drtivá převaha – Královský palác
    .short = Palác
    .quoted = Drtivá převaha – Královský palác
    .text = Umísti 2 své panoše ze zásoby na jedno území Královského paláce, které není blokované.
card-force_templars = Drtivá převaha – Templáři
    .short = Templáři
    .quoted = Drtivá převaha – Templáři
    .text = Umísti 2 své panoše ze zásoby na jedno území čtvrti Templářů, které není blokované.
card-force_patriarchate = Drtivá převaha – Patriarchát
    .short = Patriarchát
    .quoted = Drtivá převaha – Patriarchát
    .text = Umísti 2 své panoše ze zásoby na jedno území Patriarchátu, které není blokované.
card-force_market = Drtivá převaha – Trh
    .short = Trh
    .quoted = Drtivá převaha – Trh
    .text = Umísti 2 své panoše ze zásoby na jedno území Trhu, které není blokované.
card-force_nobility = Drtivá převaha – Šlechta
    .short = Šlechta
    .quoted = Drtivá převaha – Šlechta
    .text = Umísti 2 své panoše ze zásoby na jedno území čtvrti Šlechty, které není blokované.
card-force_tower_of_david = Drtivá převaha – Davidova věž
    .short = Davidova věž
    .quoted = Drtivá převaha – Davidova věž
    .text = Umísti 2 své panoše ze zásoby do Davidovy věže, pokud není blokovaná.

## Events of the calendar (their ids do not begin with event-, which is the log)

calendar-succession = Následník
    .short = Následník
    .quoted = Následník
    .text = Všichni panoši opouštějí Královský palác. Stojí-li tvůj baron na herním plánu, můžeš až 2 své panoše zachránit přesunem k němu.
calendar-new_patriarch = Volba nového patriarchy
    .short = Patriarcha
    .quoted = Volba nového patriarchy
    .text = Na každém území Patriarchátu a čtvrti Šlechty si každý nechá jen tolik panošů, kolik jich tam má nejslabší z přítomných hráčů. Kdo je na území sám, neztrácí nic.
calendar-special_tax = Zvláštní daň
    .short = Daň
    .quoted = Zvláštní daň
    .text = Každý podle pořadí platí 1 bezant za každého panoše, který má na Trhu zůstat. Ostatní odcházejí.
calendar-war = Válka
    .short = Válka
    .quoted = Válka
    .text = Každý podle pořadí odstraní své panoše ze čtvrti Templářů a za každého smí kdekoli odstranit soupeřova panoše, každému soupeři nejvýš 2.
calendar-hidden = Událost zatím lícem dolů

## Privileges and gifts

privilege-education = Vzdělání
    .text = Vrať 1 panoše zpoza zástěny a dober si akční kartu.
privilege-building_materials = Stavební materiál
    .text = Kup až 4 body prestiže, každý za 2 bezanty.
privilege-court_intrigue = Dvorské intriky
    .text = Ukradni 1 bod prestiže soupeři.
gift-squires = Dar za nejvíc panošů
    .text = Nejvíc panošů za zástěnou: 3 body prestiže, při shodě každému 1.
gift-bezants = Dar za nejvíc bezantů
    .text = Nejvíc bezantů za zástěnou: 3 body prestiže, při shodě každému 1.
gift-cards = Dar za nepoužitou akční kartu
    .text = Aspoň jedna nepoužitá akční karta: 1 bod prestiže.

## Phases and steps of a round

phase-auction = Dražba úřadů
phase-cards = Výběr akčních karet
phase-deployment = Umísťování panošů
phase-tower = Davidova věž
phase-privileges = Privilegia
phase-income = Příjem
phase-gifts = Královské dary
phase-building = Stavba
phase-event = Událost
phase-over = Konec hry

### Second part: sentences. Areas come as finished phrases: .to (where something goes), .from (where it leaves), .at
### (where it is), or as plain names before a colon; offices in the genitive; cards as .quoted; gains as counted phrases
### in the accusative. Players are never inflected.

## Settings of a table

option-income = Příjem
    .about = Bohatý příjem dává víc panošů ve čtvrti Templářů a víc panošů i prestiže v Patriarchátu; věže rostou rychleji a panoši mohou dojít.
option-income-printed = Běžný
option-income-rich = Bohatý
option-memory = Co skrývají zástěny
    .about = Co kdo bere a platí, se děje před očima všech. Přísná hra nechává na tvé paměti, co stojí za cizími zástěnami; s pomůckou se panoši a bezanty počítají všem.
option-memory-strict = Přísně: pamatuj si
option-memory-aided = S pomůckou: vše se počítá

## What is asked

ask-open-auction = Který úřad dáš do dražby a za jakou vyvolávací cenu?
ask-raise-bid = Za úřad { $office } nabízí { $player } { $bid ->
    [one] { $bid } bezant
    [few] { $bid } bezanty
   *[other] { $bid } bezantů
    }. { $able ->
    [no] Víc zaplatit nemůžeš. Pasuješ?
   *[yes] Zvýšíš, nebo pasuješ?
    }
ask-keep-card = Kterou z těchto akčních karet si necháš? Ostatní jdou dalšímu hráči.
ask-deploy = { $count ->
    [0] Co uděláš? Za zástěnou nemáš žádné panoše.
    [one] Co uděláš? Za zástěnou máš { $count } panoše.
    [few] Co uděláš? Za zástěnou máš { $count } panoše.
   *[other] Co uděláš? Za zástěnou máš { $count } panošů.
    }
ask-sell-squires = Odkud odebereš na prodej vlivu ještě { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }?
ask-move-squires = Kterého panoše přesuneš a kam? Přesunout můžeš ještě { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }.
ask-swap-squires = Kterého svého panoše vyměníš a za čího?
ask-choose-two = Které { $count } zdroje si vezmeš?
# $quarter: .gen
ask-send-force = Na které území { $quarter } pošleš { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } ze zásoby?
ask-leave-tower = Ovládáš Davidovu věž. Přesuneš z ní jednoho panoše na jiné území?
ask-study-or-not = { $have ->
    [0] Vzdělání: za zástěnou nemáš panoše, kterého by šlo vrátit. Privilegium nevyužiješ?
   *[other] Vzdělání: vrátíš { $count ->
        [one] { $count } panoše
        [few] { $count } panoše
       *[other] { $count } panošů
        } zpoza zástěny a dobereš si akční kartu?
    }
ask-buy-materials = { $most ->
    [0] Stavební materiál: bod prestiže stojí { $price } bezanty a tolik jich nemáš. Nekoupíš nic?
   *[other] Stavební materiál: kolik bodů prestiže koupíš, každý za { $price } bezanty? Bezanty ti stačí nejvýš na { $most }.
    }
ask-court-intrigue = Dvorské intriky: komu ukradneš { $count ->
    [one] { $count } bod prestiže
    [few] { $count } body prestiže
   *[other] { $count } bodů prestiže
    }?
ask-take-income = Vezmeš si celý příjem, nebo nejdřív zvolíš, co z něj si nevezmeš?
# $area: .to
ask-save-squires = Následník: kolik panošů zachráníš přesunem { $area }? Zachránit můžeš nejvýš { $most }.
# $place: .at
ask-pay-tax = Zvláštní daň: máš { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } { $place }. { $most ->
    [0] { $count ->
        [one] Nemáš ani bezant, a tak musí odejít. Necháš ho jít?
        [few] Nemáš ani bezant, a tak musí odejít. Necháš je jít?
       *[other] Nemáš ani bezant, a tak musí odejít. Necháš je jít?
        }
   *[other] { $count ->
        [one] Necháš si ho za { $price ->
            [one] { $price } bezant
            [few] { $price } bezanty
           *[other] { $price } bezantů
            }?
        [few] Kolik panošů si necháš, každého za { $price ->
            [one] { $price } bezant
            [few] { $price } bezanty
           *[other] { $price } bezantů
            }? Bezanty ti stačí nejvýš na { $most }.
       *[other] Kolik panošů si necháš, každého za { $price ->
            [one] { $price } bezant
            [few] { $price } bezanty
           *[other] { $price } bezantů
            }? Bezanty ti stačí nejvýš na { $most }.
        }
    }
ask-retaliate = Válka: čího panoše odstraníš? Odstranit můžeš ještě { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }, každému soupeři nejvýš 2.

## What stands on the buttons

move-offer = Nabídnout za úřad { $office } { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantů
    }
move-raise = Zvýšit na { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantů
    }
move-pass = Pasovat
move-keep = Nechat si kartu { $card }
    .verb = Nechat si
    .which = { $card }
move-place = Umístit { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } { $area }
move-hire = Najmout { $count ->
    [one] { $count } žoldnéře
    [few] { $count } žoldnéře
   *[other] { $count } žoldnéřů
    } za { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantů
    }
move-sell = Prodat vliv: { $squires ->
    [one] { $squires } panoše
    [few] { $squires } panoše
   *[other] { $squires } panošů
    } za { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    }
move-withdraw = Odebrat panoše { $origin }
    .verb = Odebrat panoše
    .which = { $origin }
move-play-card = Zahrát kartu { $card }
    .verb = Zahrát kartu
    .which = { $card }
move-marshal-move = Maršál: přesunout až { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }
move-marshal-bezant = Maršál: vzít si { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantů
    }
move-baron = Umístit barona { $area }
    .verb = Umístit barona
    .which = { $area }
move-end-turn = Ukončit tah
move-shift = Přesunout panoše { $origin } { $area }
    .verb = Přesunout panoše
    .which = { $origin } { $area }
move-stay = Nechat panoše na místě
# $origin, $area: .from both; $other: whose squire stands in the second area
move-swap = Vyměnit panoše { $origin } za panoše { $area } ({ $other })
move-gain = Získat { $gains }
    .verb = Získat
    .which = { $gains }
move-deploy = Poslat { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } { $area }
move-go = Přesunout panoše { $area }
    .verb = Přesunout panoše
    .which = { $area }
move-study = Vrátit { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } a dobrat si kartu
move-decline = Nevyužít
move-buy = { $count ->
    [0] Nekoupit nic
   *[other] Koupit { $count ->
        [one] { $count } bod prestiže
        [few] { $count } body prestiže
       *[other] { $count } bodů prestiže
        } za { $price ->
        [one] { $price } bezant
        [few] { $price } bezanty
       *[other] { $price } bezantů
        }
    }
move-intrigue = { $lost ->
    [0] Získat { $count ->
        [one] { $count } bod prestiže
        [few] { $count } body prestiže
       *[other] { $count } bodů prestiže
        } ({ $other } žádný ztratit nemůže)
   *[other] Ukrást { $count ->
        [one] { $count } bod prestiže
        [few] { $count } body prestiže
       *[other] { $count } bodů prestiže
        }: { $other }
    }
move-income = { $gains ->
    [nothing] Nevzít si nic: zásoba je prázdná
   *[other] Vzít si příjem: { $gains }{ $due ->
        [short] {" "}(víc panošů v zásobě není)
       *[met] {""}
        }
    }
move-leave = Nevzít si { $gains }
move-save = { $count ->
    [0] Nezachránit nikoho
   *[other] Zachránit { $count ->
        [one] { $count } panoše
        [few] { $count } panoše
       *[other] { $count } panošů
        }
    }
move-ransom = { $count ->
    [0] Nezaplatit nic
   *[other] Nechat si { $count ->
        [one] { $count } panoše
        [few] { $count } panoše
       *[other] { $count } panošů
        } za { $price ->
        [one] { $price } bezant
        [few] { $price } bezanty
       *[other] { $price } bezantů
        }
    }
move-strike = Odstranit panoše { $origin } ({ $other })
    .verb = Odstranit panoše
    .which = { $other }: { $origin }
move-stop = Dál neodstraňovat

## Why not

refused-bid-too-high = Nabídnout { $bid } nemůžeš, máš { $have ->
    [one] { $have } bezant
    [few] { $have } bezanty
   *[other] { $have } bezantů
    }.
refused-not-on-display = Úřad { $office } se v tomto počtu hráčů nepoužívá.
    .advice = Vyber některý z vyložených.
refused-office-taken = Úřad { $office } už má { $player }.
    .advice = Vyber jiný.
refused-bid-too-low = Nabídka už je na { $now } a { $bid } ji nezvyšuje.
    .advice = Nabídni víc, nebo pasuj.
refused-not-laid-out = Karta { $card } mezi těmi před tebou není.
    .advice = Vyber některou z nich.
refused-closed-quarter = { $area }: ve dvou je tahle čtvrť uzavřená.
    .advice = Vyber území v otevřené čtvrti.
refused-blocked-by-baron = { $area }: území blokuje svým baronem { $player }.
    .advice = Vyber jiné území.
refused-too-few-squires = Potřebuješ za zástěnou { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }, máš { $have }.
refused-supply-short = Potřebuješ ze zásoby { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }, zbývá v ní { $have }.
refused-too-few-bezants = Potřebuješ { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantů
    }, máš { $have }.
refused-nothing-to-sell = Na prodej vlivu potřebuješ na herním plánu { $need ->
    [one] { $need } panoše
    [few] { $need } panoše
   *[other] { $need } panošů
    }, máš tam { $have }.
refused-no-squire-there = { $area }: { $player } tu nemá žádného panoše.
    .advice = Vyber jiné území.
refused-not-in-hand = Kartu { $card } v ruce nemáš.
    .advice = Zahraj některou ze svých.
refused-no-effect = Karta { $card } by teď nic nezměnila.
refused-not-marshal = Tohle umí jen Maršál a ty máš jiný úřad.
refused-marshal-used = Schopnost Maršála můžeš využít jen jednou za tah a v tomto už je využitá.
refused-nothing-to-move = Na neblokovaném území nemáš žádného panoše, není koho přesunout.
refused-baron-used = Tvůj baron už v tomto kole na herním plánu stojí ({ $area }).
refused-baron-there = { $area }: barona tu už má { $player }.
    .advice = Vyber území bez barona.
refused-palace-ban = Ve výšce věže a při shodě v prestiži tě nikdo nepředčí, a tak tvůj baron na velké území Královského paláce nesmí.
# $entered: squires of yours that have entered this turn
refused-baron-minimum = { $area }: před baronem tam v tomto tahu musí vstoupit a stát { $need ->
    [one] { $need } tvůj panoš
    [few] { $need } tví panoši
   *[other] { $need } tvých panošů
    }, zatím: { $entered }.
refused-same-area = Je to totéž území.
    .advice = Vyber dvě různá.
refused-must-move = Nejdřív přesuň aspoň jednoho panoše, pak můžeš přestat.
refused-own-colour = To jsi ty.
    .advice = Vyber někoho jiného.
refused-not-at-table = { $colour } u tohoto stolu nehraje.
    .advice = Vyber někoho jiného.
# $quarter: .to
refused-other-quarter = Karta posílá panoše jen { $quarter }.
    .advice = Vyber území tam.
refused-area-blocked = { $area }: barona tu má { $player }, a tak žádný panoš nesmí dovnitř ani ven.
refused-too-few-to-save = Nemůžeš zachránit { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }, v Královském paláci máš { $have }.
refused-too-few-to-ransom = Nemůžeš si nechat { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }, máš tam { $have }.
refused-struck-enough = Jednomu soupeři smíš odstranit nejvýš { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } a { $player } už tolik ztrácí.
    .advice = Vyber někoho jiného.
# $due: accusative
refused-not-due = Příjem ti přináší jen { $due }, víc odmítnout nemůžeš.

## What has happened: the round

event-opened = Stůl je připravený, dražbu otevírá { $player }.
event-round-began = Začíná { $round }. kolo.
event-event-turned = Odkrývá se událost nového kola: { $event }.
event-cards-laid = Vedle úřadů leží lícem dolů { $count ->
    [one] { $count } akční karta
    [few] { $count } akční karty
   *[other] { $count } akčních karet
    }.
event-round-ended = { $round }. kolo končí.

## What has happened: auction and action cards

event-auction-opened = { $player } dává do dražby úřad { $office } a nabízí { $bid ->
    [one] { $bid } bezant
    [few] { $bid } bezanty
   *[other] { $bid } bezantů
    }.
event-raised = { $player } zvyšuje na { $bid ->
    [one] { $bid } bezant
    [few] { $bid } bezanty
   *[other] { $bid } bezantů
    }.
event-passed = { $player } pasuje.
event-won-office = { $bid ->
    [0] { $player } získává úřad { $office } zdarma.
    [one] { $player } získává úřad { $office } za { $bid } bezant.
    [few] { $player } získává úřad { $office } za { $bid } bezanty.
   *[other] { $player } získává úřad { $office } za { $bid } bezantů.
    }
event-took-last-office = { $player } si zdarma bere úřad { $office }, poslední v nabídce.
event-kept-card = { $card ->
    [hidden] { $player } si nechává akční kartu.
   *[other] { $player } si nechává kartu { $card }.
    }

## What has happened: deployment

# $due: short where the supply had fewer than were due, else met
event-turn-began = Na tahu je { $player }, úřad { $office } { $squires ->
    [0] nepřináší žádné panoše
    [one] přináší { $squires } panoše
    [few] přináší { $squires } panoše
   *[other] přináší { $squires } panošů
    }{ $due ->
    [short] , víc jich v zásobě není
   *[met] {""}
    }.
event-admiral-paid = { $player } si jako Admirál bere { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    }.
event-placed = { $player } umísťuje { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } { $area }.
event-hired = { $player } najímá { $count ->
    [one] { $count } žoldnéře
    [few] { $count } žoldnéře
   *[other] { $count } žoldnéřů
    } za { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantů
    }.
event-withdrew = { $player } odebírá panoše { $origin }.
event-sold = { $player } prodává vliv za { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    }.
event-played-card = { $player } hraje kartu { $card }.
event-gained = { $gains ->
    [nothing] { $player } nezískává nic, zásoba je prázdná.
   *[other] { $player } získává { $gains }{ $due ->
        [short] , víc panošů v zásobě není
       *[met] {""}
        }.
    }
event-shifted = { $player } přesouvá panoše { $origin } { $area }.
event-swapped = { $player } přesouvá panoše { $origin } { $area }, { $other } opačným směrem.
event-deployed = { $player } posílá { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } ze zásoby { $area }.
event-marshal-paid = { $player } si jako Maršál bere { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    }.
event-marshal-moves = { $player } jako Maršál přesouvá panoše.
event-baron-placed = { $player } umísťuje barona { $area }.
event-ended-turn = { $player } končí tah.

## What has happened: income

event-tower-paid = { $player } ovládá Davidovu věž a bere si { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    }.
event-left-tower = { $player } přesouvá panoše z Davidovy věže { $area }.
event-studied = { $card ->
    [hidden] { $player } vrací panoše do zásoby a dobírá si akční kartu.
   *[other] { $player } vrací panoše do zásoby a dobírá si kartu { $card }.
    }
event-bought-prestige = { $player } kupuje { $count ->
    [one] { $count } bod prestiže
    [few] { $count } body prestiže
   *[other] { $count } bodů prestiže
    } za { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantů
    }.
event-intrigued = { $lost ->
    [0] Dvorské intriky: { $player } získává 1 bod prestiže, { $other } nemá co ztratit.
   *[other] Dvorské intriky: { $player } získává 1 bod prestiže, { $other } ho ztrácí.
    }
# $areas: .from
event-income-taken = { $gains ->
    [nothing] { $player } si { $areas } nebere nic, zásoba je prázdná.
   *[other] { $player } bere příjem { $areas }: { $gains }{ $due ->
        [short] , víc panošů v zásobě není
       *[met] {""}
        }.
    }
# $resource: counted, accusative
event-income-left = { $player } si z příjmu nevezme { $resource }.
event-screens-lifted = Všechny zástěny se zvedají.
event-gift-given = { $gift }: { $player } získává { $prestige ->
    [one] { $prestige } bod prestiže
    [few] { $prestige } body prestiže
   *[other] { $prestige } bodů prestiže
    }{ $shared ->
    [yes] {" "}(shoda)
   *[no] {""}
    }.
event-floor-built = { $player } staví { $floor }. patro za { $price ->
    [one] { $price } bod prestiže
    [few] { $price } body prestiže
   *[other] { $price } bodů prestiže
    }{ $first ->
    [yes] {" "}(s příplatkem za prvenství)
   *[no] {""}
    }.

## What has happened: events of the calendar and the end

event-event-came = Nastává událost { $event }.
event-squires-saved = { $player } zachraňuje { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } přesunem { $area }.
event-squires-removed = { $player } přichází o { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } { $origin }.
event-tax-paid = { $player } platí { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    } a nechává si { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    } { $place }.
event-struck = { $player } odstraňuje ve Válce panoše { $origin }, přichází o něj { $other }.
event-scored = { $player } má na konci { $floors ->
    [one] { $floors } patro věže
    [few] { $floors } patra věže
   *[other] { $floors } pater věže
    } a { $prestige ->
    [one] { $prestige } bod prestiže
    [few] { $prestige } body prestiže
   *[other] { $prestige } bodů prestiže
    }.
event-tie-broken = { $by ->
    [prestige] Nejvyšších věží je víc. Nejvíc prestiže má { $player } a vyhrává.
   *[office] Nejvyšších věží je víc a shodná je i prestiž. Nižší číslo úřadu má { $player } a vyhrává.
    }

## Lines of the score sheet

line-floors = Patra věže
decided-prestige = Nejvyšší věže jsou stejně vysoké; rozhoduje zbylá prestiž.
decided-office = Nejvyšší věže i prestiž jsou stejné; rozhoduje nižší číslo úřadu.

## The end of a match: towers, not points

sheet-towers = Věže
# the two best towers
sheet-won-by = na patra { $first }{ " : " }{ $second }
sheet-course = Patra v průběhu partie
sheet-highest = Vyhrává nejvyšší věž.
sheet-first-builder = červeně: první patro té výšky, o 1 dražší (7.5.2)
# when a floor was built
sheet-round = { $round }. kolo
# prestige spent on a tower
sheet-spent = za { $amount }
# prestige gained in the whole match
sheet-of = celkem { $amount }
sheet-prestige-left = Zbylá prestiž
sheet-office = Úřad v posledním kole
# the offices of those who are compared, in their order
sheet-offices = { $offices }
sheet-prestige-from = Odkud prestiž přišla
sheet-from-cards = karty
sheet-from-lost = ztráta intrikami

## The verbs of the notation, as headings over lists of moves

verb-offer = nabídnout za úřad
    .picked = Kolik za něj nabídneš?
verb-raise = zvýšit
    .picked = Na kolik nabídku zvýšíš?
verb-pass = pasovat
verb-keep = nechat si kartu
verb-place = umístit panoše
    .picked = Kolik panošů tam umístíš?
verb-hire = najmout žoldnéře
    .picked = Kolik žoldnéřů najmeš?
verb-sell = prodat vliv
verb-withdraw = odebrat panoše
verb-card = zahrát kartu
verb-marshal = využít Maršála
    .picked = Jak Maršála využiješ?
verb-baron = umístit barona
    .picked = Kam pošleš barona?
verb-end = ukončit tah
verb-shift = přesunout panoše
    .picked = { $next ->
        [area] Mezi kterými oblastmi panoš přejde?
       *[other] Kterým směrem panoš půjde?
        }
verb-stay = nechat na místě
verb-swap = vyměnit panoše
    .picked = Se kterým panošem si vymění místo?
verb-gain = získat
verb-deploy = poslat panoše
verb-go = odejít z Davidovy věže
verb-study = dobrat si kartu
verb-decline = nevyužít
verb-buy = koupit prestiž
verb-intrigue = ukrást prestiž
verb-income = vzít si příjem
verb-leave = nevzít si část
    .picked = Kolik si z toho nevezmeš?
verb-save = zachránit panoše
verb-ransom = zaplatit poplatek
verb-strike = odstranit soupeřova panoše
verb-stop = přestat

## On the table: panels, tabs, notes and captions

panel-city = Město
panel-offices = Úřady
panel-auction = Dražba úřadů
panel-laid = Vyložené karty
panel-deals = V tomto tahu
panel-due = Tvůj příjem
panel-due-of = Příjem: { $player }
panel-screens = Zástěny
panel-own-screen = Za tvou zástěnou
panel-calendar = Kalendář
panel-towers = Věže
panel-floors = Další patro
note-turn-order = pořadí tahů
note-towers = vyhrává nejvyšší
zone-city = Město
zone-offices = Úřady
zone-screen = Zástěna
headline = { $round }. kolo z 5 · { $phase ->
    [auction] dražba
    [cards] akční karty
    [deployment] umísťování panošů
    [tower] Davidova věž
    [privileges] privilegia
    [income] příjem
    [gifts] královské dary
    [building] stavba
    [event] událost
   *[over] konec
    }
caption-round = { $round }. kolo
calendar-comes = Na konci { $round }. kola
calendar-foot = { $round }. kolo
calendar-round = { $round }. kolo{ $state ->
    [past] , odehráno
    [now] , teď
   *[to_come] {""}
    }
# $gains: accusative or none; $control, $baron: a player or none;
# $lastmove: yes, barred by a baron, or no; $entered: squires that count for the baron
area-text = { $gains ->
    [none] {""}
   *[other] Přináší { $gains }.{" "}
    }{ $control ->
    [none] Toto území nikdo neovládá.
   *[other] Toto území ovládá { $control }.
    }{ $baron ->
    [none] {""}
   *[other] {" "}Barona tu má { $baron }.
    }{ $lastmove ->
    [yes] {" "}Kdo ho ovládá, smí odtud také přesunout jednoho svého panoše na neblokované území; je to poslední přesun před příjmy.
    [barred] {" "}Dokud tu baron stojí, nikdo odtud panoše nepřesune.
   *[no] {""}
    }{ $entered ->
    [0] {""}
    [one] {" "}V tomto tahu se tu pro barona počítá { $entered } panoš.
    [few] {" "}V tomto tahu se tu pro barona počítají { $entered } panoši.
   *[other] {" "}V tomto tahu se tu pro barona počítá { $entered } panošů.
    }
city-legend = Koruna ukazuje, kdo území ovládá; šrafované území je uzavřené, nebo na něm stojí baron.
area-closed = Ve dvou hráčích je uzavřené.
# $gains: accusative
area-income = Kdo území ovládá, získává { $gains }.{ $lastmove ->
    [yes] {" "}Smí odtud také přesunout jednoho svého panoše na neblokované území; je to poslední přesun před příjmy.
   *[no] {""}
    }
# $text: a sentence; $influence: a list of influence-of, or none
quarter-text = { $privilege }: { $text } { $influence ->
    [none] Vliv tu nemá nikdo.
   *[other] Vliv: { $influence }.
    }
influence-of = { $player } { $count }
bid-of = nabídka { $count }
bid-passed = pasuje
bid-now = na řadě
bid-waits = čeká
# $text: a sentence; $paid: a number of bezants, or none
office-told = { $text }{ $paid ->
    [none] {""}
   *[other] {" "}{ $paid ->
        [0] Získáno zdarma.
        [one] Vydraženo za { $paid } bezant.
        [few] Vydraženo za { $paid } bezanty.
       *[other] Vydraženo za { $paid } bezantů.
        }
    }
office-number = Úřad { $number }
laid-note = jednu z těchto { $count } si necháš
card-copies = { $count }×
deal-hire = Najmout žoldnéře
    .text = Žoldnéři přijdou za tvou zástěnu. Jeden stojí 3 bezanty, úřad nebo karta ho může zlevnit.
hire-price = další za { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantů
    }
deal-sell = Prodat vliv
    .text = Odeber z herního plánu 3 své panoše, odkud chceš, a získáš 1 bezant.
sell-price = { $squires ->
    [one] { $squires } panoš
    [few] { $squires } panoši
   *[other] { $squires } panošů
    } za { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantů
    }
turn-genoese = Janovští kupci: žoldnéři nejvýš po 2 bezantech
turn-hired = { $count ->
    [one] { $count } najatý žoldnéř
    [few] { $count } najatí žoldnéři
   *[other] { $count } najatých žoldnéřů
    }
due-text = Příjem lze vzít celý, nebo jen zčásti.{ $short ->
    [0] {""}
    [one] {" "}V zásobě chybí { $short } panoš.
    [few] {" "}V zásobě chybějí { $short } panoši.
   *[other] {" "}V zásobě chybí { $short } panošů.
    }
screen-cards = Zástěna a za ní { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
    }
screen-hidden = Co je za ní, je tajné.{ $supply ->
    [empty] {" "}Zásoba panošů je prázdná.
   *[some] {""}
    }
# $things: nominative
screen-known = Za ní: { $things }.
played-kind = { $card }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }×)
    }
played-text = { $cards }.
place-handed-on = Podáno dál
handed-on = { $card } ({ $round }. kolo)
tower-of = Věž: { $count ->
    [one] { $count } patro
    [few] { $count } patra
   *[other] { $count } pater
    }
baron-text = Jednou za kolo zablokuje území, kde stojí aspoň 3 tví panoši, kteří tam vstoupili v tomto tahu; jako Konetáblovi ti jich stačí méně.
# $price, $missing: prestige points
next-floor = { $missing ->
    [0] stojí { $price }, to stačí
   *[other] stojí { $price }, chybí { $missing }
    }
gallery-offices = Úřady
gallery-cards = Akční karty
gallery-events = Události
gallery-areas = Území města
gallery-privileges = Privilegia
term-control = ovládá
term-closed = uzavřená čtvrť
term-deck = balíček
term-played = zahrané karty
term-cards = karty
term-floors = patra
term-supply = panoši v zásobě

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Ty a tvůj soupeř posíláte panoše do města. Po pěti kolech vyhrává, kdo má vyšší věž.
    .title = Cíl hry
    .one = Tohle je tvá věž. Zatím nemá žádné patro.
    .two = Patra se platí prestiží. Na konci každého kola se v ně promění sama.
guide-city = Město má čtvrti a čtvrti mají území. O území bojují tví panoši.
    .title = Město
    .one = Čtvrť má jedno velké území a dvě malá.
    .two = Kdo má na území nejvíc panošů, ovládá je a bere si příjem, který je na něm.
    .three = Ve dvou hráčích jsou dvě čtvrti uzavřené.
guide-auction = Každé kolo začíná dražbou úřadů. Tuhle otevíráš ty.
    .title = Dražba
    .do = Vyber úřad Maršála a nabídni 1 bezant.
    .one = Maršál přináší 5 panošů. Má nižší číslo, a tak hraje první a vyhrává shody.
    .two = Admirál přináší 4 panoše a 1 bezant. Hraje poslední a ví, co udělali ostatní.
    .three = Začínáš s 12 bezanty. Nabídku platí jen vítěz.
guide-raise = Soupeř chce tentýž úřad. Teď zvyš, nebo pasuj.
    .title = Zvýšit, nebo pasovat
    .do = Zvyš na 3 bezanty.
    .one = Nabídky jsou vidět a nikdo nesmí nabídnout víc, než má.
    .two = Kdo pasuje, vezme si druhý úřad zdarma. Nepřeplácej.
guide-card = Leží tu dvě akční karty. První v pořadí si jednu nechá, druhý hráč dostane tu, která zbude.
    .title = Akční karta
    .do = Nech si kartu, která dává 2 body prestiže.
    .one = Dá ti 2 body prestiže, kdykoli ji zahraješ.
    .two = Tahle přivede 2 panoše do Královského paláce. Budeš vědět, že ji má soupeř.
    .three = Karty hraješ jen ve svém tahu, a to kolik chceš.
guide-place = Tvůj tah začíná novými panoši. Stojí za zástěnou, dokud je neumístíš.
    .title = Umísti panoše
    .do = Umísti 3 panoše na velké území Trhu.
    .one = Tví panoši. Kolik jich máš, ostatní nevidí.
    .two = Tohle území přináší 2 panoše a 4 bezanty. Proč právě tři, uvidíš hned.
    .three = Panoši na herním plánu tam zůstávají i v dalších kolech.
guide-baron = Jednou za kolo může tvůj baron zablokovat území. V témže tahu tam musí vstoupit aspoň 3 tví panoši.
    .title = Baron
    .do = Vyber svého barona a pak území se svými 3 panoši.
    .one = Kde stojí, tam do konce kola nikdo jiný panoše dát nesmí.
    .two = Tenhle příjem máš jistý.
    .three = Jen na velké území Královského paláce nesmí baron toho, kdo vede. V prvním kole to platí pro všechny.
guide-palace = Královský palác přináší prestiž a za prestiž se stavějí věže.
    .title = Prestiž
    .do = Umísti 2 panoše na levé území Královského paláce.
    .one = Malé území přináší 2 body prestiže.
    .two = Velké přináší 4, ale chce je každý a těžko se drží.
guide-hire = Všichni tví panoši jsou umístění. Za bezanty můžeš mít další.
    .title = Žoldnéři
    .do = Najmi 1 žoldnéře.
    .one = Žoldnéř stojí 3 bezanty. Je to panoš jako každý jiný.
    .two = Prodej vlivu je opak, ale méně výhodný: za 3 panoše z herního plánu získáš 1 bezant.
guide-david = Davidova věž nepatří k žádné čtvrti. Přináší málo, ale dovolí ti přesun až nakonec.
    .title = Davidova věž
    .do = Umísti žoldnéře do Davidovy věže.
    .one = Kdo ji ovládá, získá 1 bezant a smí z ní přesunout jednoho panoše, až když odehrají všichni.
guide-play = Za zástěnou máš i akční karty. Teď je můžeš hrát.
    .title = Zahraj kartu
    .do = Zahraj svou kartu.
    .one = Zahraná karta se nevrací. Nepoužitá má na konci hry cenu 1 bodu prestiže.
    .two = Tvé první 2 body prestiže.
guide-marshal = Každý úřad má schopnost a ta platí jen ve tvém tahu.
    .title = Schopnost úřadu
    .do = Využij Maršála a vezmi si 1 bezant.
    .one = Maršál přesune až 2 tvé panoše, nebo přinese 1 bezant.
    .two = S více hráči přibudou i Konetábl a Pokladník.
guide-end = To všechno můžeš dělat v libovolném pořadí a nic z toho nemusíš.
    .title = Konec tahu
    .do = Ukonči tah.
    .one = Všichni tví panoši jsou na herním plánu. Některé si můžeš nechat i za zástěnou.
    .two = Dokud tah neukončíš, můžeš v něm všechno vzít zpátky.
guide-rival = Teď má za sebou tah i soupeř, podle stejných pravidel.
    .title = Soupeřův tah
    .one = Stojí tu teď baron, takže sem nesmíš.
    .two = Karta, která šla od tebe dál, sem přivedla 2 panoše.
    .three = Co stojí za touhle zástěnou, zůstane tajné do posledního kola.
guide-leave = Tahy skončily. Poslední přesun patří tomu, kdo ovládá Davidovu věž.
    .title = Poslední přesun
    .do = Přesuň panoše na pravé území Královského paláce.
    .one = Bezant za Davidovu věž už přišel.
    .two = Nikdo tu není, a tak na 2 body prestiže stačí jediný panoš.
    .three = Na blokované území ani z něj se nepřesouvá nikdo.
guide-materials = Kdo má nejvíc panošů v celé čtvrti, smí využít její privilegium.
    .title = Privilegium
    .do = Kup 1 bod prestiže.
    .one = Na Trhu jsi to ty: až 4 body prestiže, každý za 2 bezanty.
    .two = S příjmem jich budeš mít 7 a to stačí na dvě patra.
guide-income = Teď každý dostane příjem z území, která ovládá. Tady je tvůj součet.
    .title = Příjem
    .do = Vezmi si celý příjem.
    .one = Příjem máš z obou malých území Královského paláce.
    .two = Tihle panoši přijdou za zástěnu na příští kolo.
    .three = Něco můžeš i nechat být, prestiž se totiž utratí povinně.
guide-build = Hned potom každý utratí prestiž za tolik pater, na kolik stačí. Vybírat není co.
    .title = Stavba
    .one = Máš dvě patra: za 3 a za 4 body prestiže.
    .two = Patro stojí své číslo a ještě 1. Kdo je v té výšce první, platí o 1 víc.
    .three = Soupeře stálo první patro jen 2, prvenství v té výšce máš ty.
guide-event = Začíná nové kolo a jeho událost se odkryla. Nastane na konci kola.
    .title = Událost
    .one = Události přicházejí ve 2., 3. a 4. kole. Nechrání před nimi ani baron.
    .two = Při téhle zaplatíš 1 bezant za každého panoše, kterého si chceš na Trhu nechat. Víš o ní předem a můžeš se připravit.
guide-on = Máš nejvyšší věž, a tak i další dražbu otevíráš ty. Hraj dál, soupeř hraje taky.
    .title = Hraj dál
    .one = Teď na velké území Královského paláce nesmí baron toho, kdo má nejvyšší věž.
    .two = V posledním kole se zvednou zástěny a král rozdá prestiž za panoše, bezanty a karty.
    .three = Všechno je na herním plánu: dotkni se a čti.

## Čeho si bot všímá: jedna jednotka každé věci, kterou jeho cit počítá

sense-points = patro, které už máš
sense-to-come = zbytek hry
sense-prestige = bod prestiže na počítadle
sense-floor-share = další patro, nakolik už na něj máš
sense-floors-due = patro, které postavíš z prestiže na dohled
sense-squires = panoš za zástěnou
sense-bezants = bezant za zástěnou
sense-many-bezants = bezant nad devátý
sense-scarce-squires = panoš, který chybí do tuctu v zásobě
sense-card-gains = karta za panoše nebo bezanty v ruce
sense-card-prestige = karta za prestiž v ruce
sense-card-moves = karta na přesun panošů v ruce
sense-card-genoese = Janovští kupci v ruce
sense-card-force = Drtivá převaha v ruce
sense-genoese-now = levní žoldnéři v tomto tahu
sense-income-squires = panoš z příjmu v tomto kole
sense-income-bezants = bezant z příjmu v tomto kole
sense-income-prestige = bod prestiže z příjmu v tomto kole
sense-held-squires = panoš za kolo z území, která ovládáš
sense-held-bezants = bezant za kolo z území, která ovládáš
sense-held-prestige = bod prestiže za kolo z území, která ovládáš
sense-safe-squires = panoš za kolo z území, která ti nikdo nevezme
sense-safe-bezants = bezant za kolo z území, která ti nikdo nevezme
sense-safe-prestige = bod prestiže za kolo z území, která ti nikdo nevezme
sense-near-squires = panoš za kolo z území na dosah
sense-near-bezants = bezant za kolo z území na dosah
sense-near-prestige = bod prestiže za kolo z území na dosah
sense-in-kings-palace = panoš v Královském paláci
sense-in-templars = panoš ve čtvrti Templářů
sense-in-patriarchate = panoš v Patriarchátu
sense-in-market = panoš na Trhu
sense-in-nobility = panoš ve čtvrti Šlechty
sense-in-tower-of-david = panoš v Davidově věži
sense-education = privilegium Vzdělání
sense-building-materials = privilegium Stavební materiál
sense-court-intrigue = privilegium Dvorské intriky
sense-david = ovládnutá Davidova věž
sense-turn-to-come = tah, který tě v kole ještě čeká
sense-others-to-come = soupeř, který je v kole ještě na tahu
sense-as-constable = tah v úřadu Konetábla před sebou
sense-as-treasurer = tah v úřadu Pokladníka před sebou
sense-as-marshal = tah v úřadu Maršála před sebou
sense-as-admiral = tah v úřadu Admirála před sebou
sense-baron-left = baron, kterého ještě můžeš postavit
sense-baron-placed = baron ve městě
sense-gift-squires = nejvíc panošů pro královský dar
sense-gift-bezants = nejvíc bezantů pro královský dar
sense-gift-cards = karta schovaná pro královský dar
sense-in-succession = panoš, kterého vyžene Následník
sense-in-election = panoš tam, kde se volí patriarcha
sense-in-tax = panoš, kterého zasáhne Zvláštní daň
sense-in-war = panoš, který odejde do Války
sense-strikes-left = panoš, kterého ještě smíš odstranit
sense-moves-left = panoš, kterého ještě smíš přesunout
sense-force-left = panoš, kterého karta ještě pošle
sense-swap-left = výměna, která zbývá
sense-choice-left = dva zdroje na výběr
sense-selling = panoš, který se ještě odebere za prodej

## Headings of big moments, shown across the table

illumination-floor = { $floor }. patro
illumination-last-round = Poslední kolo

## Co se dělá: pro stránku o tom, jak se hraje

done-placed = Obsazená území
done-played-card = Zahrané karty
done-baron-placed = Umístění baroni
done-won-office = Získané úřady

## Údaje krabice

figure-group-areas = Území města
figure-group-cards = Akční karty
figure-quarter = čtvrť
figure-reason-amount = surovina je známá, kolik jí je, neukazuje žádný text
figure-reason-sixth-force = pravidla počítají šest těchto karet a jmenují pět čtvrtí
figure-wrong-income = Všechna území dohromady dávají { $resource }: { $count }; víc než { $most } to být nemůže.
