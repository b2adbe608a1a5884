### Jerusalem: the words of the game, Slovak.
### First part: terms and names. .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its
### plural, genitive; .to, .at, .from: whole phrases with their preposition; .short: narrow places; .quoted: a title
### inside a sentence; .text: what it does.

## The game

term-jerusalem = Jerusalem
game-title = { term-jerusalem }
game-tagline = Draž úradníkov, ovládni štvrte a postav najvyššiu vežu
game-about = V piatich kolách dražíš úradníkov kráľovstva, posielaš panošov do štvrtí Jeruzalema a najlepšie územia blokuješ svojím barónom. Čo ovládaš, prináša panošov, bezanty a prestíž, a z prestíže rastú poschodia tvojej veže. Zásoby sú skryté za zástenami a od druhého kola vopred vieš, aká udalosť sa na konci preženie niektorou štvrťou. Pre dvoch až štyroch hráčov.
game-time = 60–90 min
game-credits = Autor hry: Michele Mura. Vydávajú Red Glove a ElfinWerks.

## Seats by colour

seat-blue = modrá
seat-red = červená
seat-yellow = žltá
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
    .acc = panošov
    .gen = panošov
resource-bezants = bezanty
    .acc = bezanty
    .gen = bezantov
resource-prestige = prestíž
    .acc = prestíž
    .gen = bodov prestíže

## Counted things; -acc after a verb (gain, pay, place)

count-squires = { $count ->
    [one] { $count } panoš
    [few] { $count } panoši
   *[other] { $count } panošov
    }
count-squires-acc = { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }
count-bezants = { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantov
    }
count-bezants-acc = { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantov
    }
count-prestige = { $count ->
    [one] { $count } bod prestíže
    [few] { $count } body prestíže
   *[other] { $count } bodov prestíže
    }
count-prestige-acc = { $count ->
    [one] { $count } bod prestíže
    [few] { $count } body prestíže
   *[other] { $count } bodov prestíže
    }
count-mercenaries = { $count ->
    [one] { $count } žoldnier
    [few] { $count } žoldnieri
   *[other] { $count } žoldnierov
    }
count-mercenaries-acc = { $count ->
    [one] { $count } žoldniera
    [few] { $count } žoldnierov
   *[other] { $count } žoldnierov
    }
count-floors = { $count ->
    [one] { $count } poschodie
    [few] { $count } poschodia
   *[other] { $count } poschodí
    }
# what the score is counted in, on a tag: +1 floor
count-score = { $count ->
    [one] { $count } poschodie
    [few] { $count } poschodia
   *[other] { $count } poschodí
    }
count-floors-acc = { $count ->
    [one] { $count } poschodie
    [few] { $count } poschodia
   *[other] { $count } poschodí
    }
count-cards = { $count ->
    [one] { $count } akčná karta
    [few] { $count } akčné karty
   *[other] { $count } akčných kariet
    }
count-cards-acc = { $count ->
    [one] { $count } akčnú kartu
    [few] { $count } akčné karty
   *[other] { $count } akčných kariet
    }

## Pieces and stocks

term-squire = panoš
    .few = panoši
    .other = panošov
    .acc = panoša
    .acc-few = panošov
    .gen = panoša
term-bezant = bezant
    .few = bezanty
    .other = bezantov
    .acc = bezant
    .acc-few = bezanty
    .gen = bezanta
term-prestige_point = bod prestíže
    .few = body prestíže
    .other = bodov prestíže
    .acc = bod prestíže
    .acc-few = body prestíže
    .gen = bodu prestíže
term-mercenary = žoldnier
    .few = žoldnieri
    .other = žoldnierov
    .acc = žoldniera
    .acc-few = žoldnierov
    .gen = žoldniera
term-baron = barón
    .few = baróni
    .other = barónov
    .acc = baróna
    .acc-few = barónov
    .gen = baróna
term-tower = veža
    .few = veže
    .other = veží
    .acc = vežu
    .acc-few = veže
    .gen = veže
term-tower_floor = poschodie veže
    .few = poschodia veže
    .other = poschodí veže
    .acc = poschodie veže
    .acc-few = poschodia veže
    .gen = poschodia veže
    .short = poschodie
term-prestige_marker = valček
    .few = valčeky
    .other = valčekov
    .acc = valček
    .acc-few = valčeky
    .gen = valčeka
term-round_marker = čierny valček
    .few = čierne valčeky
    .other = čiernych valčekov
    .acc = čierny valček
    .acc-few = čierne valčeky
    .gen = čierneho valčeka
term-screen = zástena
    .few = zásteny
    .other = zásten
    .acc = zástenu
    .acc-few = zásteny
    .gen = zásteny
    .at = za zástenou
    .to = za zástenu
    .from = spoza zásteny
term-silver_coin = strieborniak
    .few = strieborniaky
    .other = strieborniakov
    .acc = strieborniak
    .acc-few = strieborniaky
    .gen = strieborniaka
term-gold_coin = zlatka
    .few = zlatky
    .other = zlatiek
    .acc = zlatku
    .acc-few = zlatky
    .gen = zlatky
term-office_card = karta úradníka
    .few = karty úradníkov
    .other = kariet úradníkov
    .acc = kartu úradníka
    .acc-few = karty úradníkov
    .gen = karty úradníka
term-event_card = karta udalosti
    .few = karty udalostí
    .other = kariet udalostí
    .acc = kartu udalosti
    .acc-few = karty udalostí
    .gen = karty udalosti
term-action_card = akčná karta
    .few = akčné karty
    .other = akčných kariet
    .acc = akčnú kartu
    .acc-few = akčné karty
    .gen = akčnej karty
term-board = hrací plán
    .acc = hrací plán
    .gen = hracieho plánu
    .at = na hracom pláne
term-bank = bank
    .acc = bank
    .gen = banku
    .to = do banku
    .from = z banku
term-action_deck = balíček akčných kariet
    .acc = balíček akčných kariet
    .gen = balíčka akčných kariet
term-discard_pile = odkladací balíček
    .acc = odkladací balíček
    .gen = odkladacieho balíčka
term-coat_of_arms = erb
    .few = erby
    .other = erbov
    .acc = erb
    .acc-few = erby
    .gen = erbu

## Terms of the board and of the round

term-resource = zdroj
    .few = zdroje
    .other = zdrojov
    .acc = zdroj
    .acc-few = zdroje
    .gen = zdroja
term-money = peniaze
    .acc = peniaze
    .gen = peňazí
term-city = mesto
    .acc = mesto
    .gen = mesta
term-quarter = štvrť
    .few = štvrte
    .other = štvrtí
    .acc = štvrť
    .acc-few = štvrte
    .gen = štvrte
term-area = územie
    .few = územia
    .other = území
    .acc = územie
    .acc-few = územia
    .gen = územia
term-large_area = veľké územie
    .few = veľké územia
    .other = veľkých území
    .acc = veľké územie
    .acc-few = veľké územia
    .gen = veľkého územia
term-small_area = malé územie
    .few = malé územia
    .other = malých území
    .acc = malé územie
    .acc-few = malé územia
    .gen = malého územia
term-blocked_area = blokované územie
    .few = blokované územia
    .other = blokovaných území
    .acc = blokované územie
    .acc-few = blokované územia
    .gen = blokovaného územia
term-closed_quarter = uzavretá štvrť
    .few = uzavreté štvrte
    .other = uzavretých štvrtí
    .acc = uzavretú štvrť
    .acc-few = uzavreté štvrte
    .gen = uzavretej štvrte
term-influence = vplyv
    .acc = vplyv
    .gen = vplyvu
term-calendar = kalendár
    .acc = kalendár
    .gen = kalendára
term-prestige_track = počítadlo prestíže
    .acc = počítadlo prestíže
    .gen = počítadla prestíže
term-round = kolo
    .few = kolá
    .other = kôl
    .acc = kolo
    .acc-few = kolá
    .gen = kola
term-phase = fáza
    .few = fázy
    .other = fáz
    .acc = fázu
    .acc-few = fázy
    .gen = fázy
term-step = krok
    .few = kroky
    .other = krokov
    .acc = krok
    .acc-few = kroky
    .gen = kroku
term-turn_order = poradie ťahov
    .acc = poradie ťahov
    .gen = poradia ťahov
term-office = úradník
    .few = úradníci
    .other = úradníkov
    .acc = úradníka
    .acc-few = úradníkov
    .gen = úradníka
term-office_number = číslo úradníka
    .acc = číslo úradníka
    .gen = čísla úradníka
term-bid = ponuka
    .few = ponuky
    .other = ponúk
    .acc = ponuku
    .acc-few = ponuky
    .gen = ponuky
term-opening_bid = počiatočná dražobná cena
    .acc = počiatočnú dražobnú cenu
    .gen = počiatočnej dražobnej ceny
term-first_bidder = prvý dražiteľ
    .acc = prvého dražiteľa
    .gen = prvého dražiteľa
term-office_ability = zvláštna schopnosť
    .few = zvláštne schopnosti
    .other = zvláštnych schopností
    .acc = zvláštnu schopnosť
    .acc-few = zvláštne schopnosti
    .gen = zvláštnej schopnosti
term-palace_ban = zákaz v Paláci
    .acc = zákaz v Paláci
    .gen = zákazu v Paláci
term-income = príjem
    .few = príjmy
    .other = príjmov
    .acc = príjem
    .acc-few = príjmy
    .gen = príjmu
term-privilege = privilégium
    .few = privilégiá
    .other = privilégií
    .acc = privilégium
    .acc-few = privilégiá
    .gen = privilégia
term-first_builder_surcharge = príplatok za prvenstvo
    .acc = príplatok za prvenstvo
    .gen = príplatku za prvenstvo
term-next_floor = ďalšie poschodie
    .acc = ďalšie poschodie
    .gen = ďalšieho poschodia
term-kings_gift = kráľovský dar
    .few = kráľovské dary
    .other = kráľovských darov
    .acc = kráľovský dar
    .acc-few = kráľovské dary
    .gen = kráľovského daru
term-event = udalosť
    .few = udalosti
    .other = udalostí
    .acc = udalosť
    .acc-few = udalosti
    .gen = udalosti
term-ransom = poplatok
    .few = poplatky
    .other = poplatkov
    .acc = poplatok
    .acc-few = poplatky
    .gen = poplatku
term-retaliation = odplata
    .acc = odplatu
    .gen = odplaty

## Quarters

quarter-kings_palace = Kráľovský palác
    .short = Palác
    .acc = Kráľovský palác
    .gen = Kráľovského paláca
    .to = do Kráľovského paláca
    .at = v Kráľovskom paláci
    .from = z Kráľovského paláca
quarter-templars = Templári
    .short = Templári
    .acc = štvrť Templárov
    .gen = štvrte Templárov
    .to = do štvrte Templárov
    .at = vo štvrti Templárov
    .from = zo štvrte Templárov
quarter-patriarchate = Patriarchia
    .short = Patriarchia
    .acc = Patriarchiu
    .gen = Patriarchie
    .to = do Patriarchie
    .at = v Patriarchii
    .from = z Patriarchie
quarter-market = Trh
    .short = Trh
    .acc = Trh
    .gen = Trhu
    .to = na Trh
    .at = na Trhu
    .from = z Trhu
quarter-nobility = Šľachta
    .short = Šľachta
    .acc = štvrť Šľachty
    .gen = štvrte Šľachty
    .to = do štvrte Šľachty
    .at = vo štvrti Šľachty
    .from = zo štvrte Šľachty
quarter-tower_of_david = Dávidova veža
    .short = Dávidova veža
    .acc = Dávidovu vežu
    .gen = Dávidovej veže
    .to = do Dávidovej veže
    .at = v Dávidovej veži
    .from = z Dávidovej veže

## Areas; sizes alone agree with the word for an area

size-large = veľké
size-left = ľavé
size-right = pravé
area-kings_palace_large = Kráľovský palác, veľké územie
    .short = Palác (veľké)
    .title = Palác, veľké
    .acc = veľké územie Kráľovského paláca
    .gen = veľkého územia Kráľovského paláca
    .to = na veľké územie Kráľovského paláca
    .at = na veľkom území Kráľovského paláca
    .from = z veľkého územia Kráľovského paláca
area-kings_palace_left = Kráľovský palác, ľavé územie
    .short = Palác (ľavé)
    .title = Palác, ľavé
    .acc = ľavé územie Kráľovského paláca
    .gen = ľavého územia Kráľovského paláca
    .to = na ľavé územie Kráľovského paláca
    .at = na ľavom území Kráľovského paláca
    .from = z ľavého územia Kráľovského paláca
area-kings_palace_right = Kráľovský palác, pravé územie
    .short = Palác (pravé)
    .title = Palác, pravé
    .acc = pravé územie Kráľovského paláca
    .gen = pravého územia Kráľovského paláca
    .to = na pravé územie Kráľovského paláca
    .at = na pravom území Kráľovského paláca
    .from = z pravého územia Kráľovského paláca
area-templars_large = Templári, veľké územie
    .short = Templári (veľké)
    .title = Templári, veľké
    .acc = veľké územie štvrte Templárov
    .gen = veľkého územia štvrte Templárov
    .to = na veľké územie štvrte Templárov
    .at = na veľkom území štvrte Templárov
    .from = z veľkého územia štvrte Templárov
area-templars_left = Templári, ľavé územie
    .short = Templári (ľavé)
    .title = Templári, ľavé
    .acc = ľavé územie štvrte Templárov
    .gen = ľavého územia štvrte Templárov
    .to = na ľavé územie štvrte Templárov
    .at = na ľavom území štvrte Templárov
    .from = z ľavého územia štvrte Templárov
area-templars_right = Templári, pravé územie
    .short = Templári (pravé)
    .title = Templári, pravé
    .acc = pravé územie štvrte Templárov
    .gen = pravého územia štvrte Templárov
    .to = na pravé územie štvrte Templárov
    .at = na pravom území štvrte Templárov
    .from = z pravého územia štvrte Templárov
area-patriarchate_large = Patriarchia, veľké územie
    .short = Patriarchia (veľké)
    .title = Patriarchia, veľké
    .acc = veľké územie Patriarchie
    .gen = veľkého územia Patriarchie
    .to = na veľké územie Patriarchie
    .at = na veľkom území Patriarchie
    .from = z veľkého územia Patriarchie
area-patriarchate_left = Patriarchia, ľavé územie
    .short = Patriarchia (ľavé)
    .title = Patriarchia, ľavé
    .acc = ľavé územie Patriarchie
    .gen = ľavého územia Patriarchie
    .to = na ľavé územie Patriarchie
    .at = na ľavom území Patriarchie
    .from = z ľavého územia Patriarchie
area-patriarchate_right = Patriarchia, pravé územie
    .short = Patriarchia (pravé)
    .title = Patriarchia, pravé
    .acc = pravé územie Patriarchie
    .gen = pravého územia Patriarchie
    .to = na pravé územie Patriarchie
    .at = na pravom území Patriarchie
    .from = z pravého územia Patriarchie
area-market_large = Trh, veľké územie
    .short = Trh (veľké)
    .title = Trh, veľké
    .acc = veľké územie Trhu
    .gen = veľkého územia Trhu
    .to = na veľké územie Trhu
    .at = na veľkom území Trhu
    .from = z veľkého územia Trhu
area-market_left = Trh, ľavé územie
    .short = Trh (ľavé)
    .title = Trh, ľavé
    .acc = ľavé územie Trhu
    .gen = ľavého územia Trhu
    .to = na ľavé územie Trhu
    .at = na ľavom území Trhu
    .from = z ľavého územia Trhu
area-market_right = Trh, pravé územie
    .short = Trh (pravé)
    .title = Trh, pravé
    .acc = pravé územie Trhu
    .gen = pravého územia Trhu
    .to = na pravé územie Trhu
    .at = na pravom území Trhu
    .from = z pravého územia Trhu
area-nobility_large = Šľachta, veľké územie
    .short = Šľachta (veľké)
    .title = Šľachta, veľké
    .acc = veľké územie štvrte Šľachty
    .gen = veľkého územia štvrte Šľachty
    .to = na veľké územie štvrte Šľachty
    .at = na veľkom území štvrte Šľachty
    .from = z veľkého územia štvrte Šľachty
area-nobility_left = Šľachta, ľavé územie
    .short = Šľachta (ľavé)
    .title = Šľachta, ľavé
    .acc = ľavé územie štvrte Šľachty
    .gen = ľavého územia štvrte Šľachty
    .to = na ľavé územie štvrte Šľachty
    .at = na ľavom území štvrte Šľachty
    .from = z ľavého územia štvrte Šľachty
area-nobility_right = Šľachta, pravé územie
    .short = Šľachta (pravé)
    .title = Šľachta, pravé
    .acc = pravé územie štvrte Šľachty
    .gen = pravého územia štvrte Šľachty
    .to = na pravé územie štvrte Šľachty
    .at = na pravom území štvrte Šľachty
    .from = z pravého územia štvrte Šľachty
area-tower_of_david = Dávidova veža
    .short = Dávidova veža
    .title = Dávidova veža
    .acc = Dávidovu vežu
    .gen = Dávidovej veže
    .to = do Dávidovej veže
    .at = v Dávidovej veži
    .from = z Dávidovej veže

## Offices

office-constable = Strážnik
    .acc = Strážnika
    .gen = Strážnika
    .short = barón s 2 alebo 1
    .text = Prináša 7 panošov. Tvojmu barónovi stačia 2 panoši na veľkom území a 1 na malom.
office-treasurer = Pokladník
    .acc = Pokladníka
    .gen = Pokladníka
    .short = žoldnieri za 1 a 2
    .text = Prináša 6 panošov. Prvý žoldnier v ťahu ťa stojí 1 bezant, druhý 2.
office-marshal = Maršal
    .acc = Maršala
    .gen = Maršala
    .short = presun 2 alebo 1 bezant
    .text = Prináša 5 panošov. Raz za ťah presuň najviac 2 svojich panošov medzi neblokovanými územiami alebo si vezmi 1 bezant.
office-admiral = Admirál
    .acc = Admirála
    .gen = Admirála
    .short = 1 bezant
    .text = Prináša 4 panošov a 1 bezant.

## Action cards

card-extra_squire = +1 panoš
    .short = +1 panoš
    .quoted = +1 panoš
    .text = Získaš 1 panoša za zástenu.
card-extra_bezants = +2 bezanty
    .short = +2 bezanty
    .quoted = +2 bezanty
    .text = Získaš 2 bezanty.
card-extra_prestige = +2 body prestíže
    .short = +2 prestíž
    .quoted = +2 body prestíže
    .text = Získaš 2 body prestíže.
card-any_two = +2 zdroje
    .short = +2 zdroje
    .quoted = +2 zdroje
    .text = Získaš 2 zdroje podľa svojho výberu: panošov, bezanty alebo body prestíže.
card-squire_and_bezant = +1 panoš a +1 bezant
    .short = Panoš a bezant
    .quoted = +1 panoš a +1 bezant
    .text = Získaš 1 panoša a 1 bezant.
card-renegade = Odpadlík
    .short = Odpadlík
    .quoted = Odpadlík
    .text = Zameň jedného svojho panoša na hracom pláne za panoša iného hráča. Ani jedno z oboch území nesmie byť blokované.
card-move_two = Presun dvoch panošov
    .short = Presun dvoch
    .quoted = Presun dvoch panošov
    .text = Presuň najviac 2 svojich panošov na iné územia. Žiadne z týchto území nesmie byť blokované.
card-genoese_merchants = Janovskí obchodníci
    .short = Janovčania
    .quoted = Janovskí obchodníci
    .text = V tomto ťahu ťa každý žoldnier stojí najviac 2 bezanty.
card-force_kings_palace = Zdrvujúca prevaha – Kráľovský palác
    .short = Palác
    .quoted = Zdrvujúca prevaha – Kráľovský palác
    .text = Umiestni 2 svojich panošov zo zásoby na jedno územie Kráľovského paláca, ktoré nie je blokované.
card-force_templars = Zdrvujúca prevaha – Templári
    .short = Templári
    .quoted = Zdrvujúca prevaha – Templári
    .text = Umiestni 2 svojich panošov zo zásoby na jedno územie štvrte Templárov, ktoré nie je blokované.
card-force_patriarchate = Zdrvujúca prevaha – Patriarchia
    .short = Patriarchia
    .quoted = Zdrvujúca prevaha – Patriarchia
    .text = Umiestni 2 svojich panošov zo zásoby na jedno územie Patriarchie, ktoré nie je blokované.
card-force_market = Zdrvujúca prevaha – Trh
    .short = Trh
    .quoted = Zdrvujúca prevaha – Trh
    .text = Umiestni 2 svojich panošov zo zásoby na jedno územie Trhu, ktoré nie je blokované.
card-force_nobility = Zdrvujúca prevaha – Šľachta
    .short = Šľachta
    .quoted = Zdrvujúca prevaha – Šľachta
    .text = Umiestni 2 svojich panošov zo zásoby na jedno územie štvrte Šľachty, ktoré nie je blokované.
card-force_tower_of_david = Zdrvujúca prevaha – Dávidova veža
    .short = Dávidova veža
    .quoted = Zdrvujúca prevaha – Dávidova veža
    .text = Umiestni 2 svojich panošov zo zásoby do Dávidovej veže, ak nie je blokovaná.

## Events of the calendar (their ids do not begin with event-, which is the log)

calendar-succession = Nástupník
    .short = Nástupník
    .quoted = Nástupník
    .text = Všetci panoši opúšťajú Kráľovský palác. Ak tvoj barón stojí na hracom pláne, môžeš najviac 2 svojich panošov zachrániť presunom k nemu.
calendar-new_patriarch = Voľba nového patriarchu
    .short = Patriarcha
    .quoted = Voľba nového patriarchu
    .text = Na každom území Patriarchie a štvrte Šľachty si každý, kto na ňom má panošov, nechá len toľko, koľko ich má najslabší z týchto hráčov. Kto je na území sám, nestráca nič.
calendar-special_tax = Špeciálna daň
    .short = Daň
    .quoted = Špeciálna daň
    .text = Každý podľa poradia platí 1 bezant za každého panoša, ktorý má na Trhu zostať. Ostatní odchádzajú.
calendar-war = Vojna
    .short = Vojna
    .quoted = Vojna
    .text = Každý podľa poradia odstráni svojich panošov zo štvrte Templárov a za každého smie kdekoľvek odstrániť súperovho panoša, každému súperovi najviac 2.
calendar-hidden = Neodhalená udalosť

## Privileges and gifts

privilege-education = Vzdelanie
    .text = Vráť 1 panoša spoza zásteny a potiahni si akčnú kartu.
privilege-building_materials = Stavebné materiály
    .text = Kúp najviac 4 body prestíže, každý za 2 bezanty.
privilege-court_intrigue = Dvorné intrigy
    .text = Ukradni 1 bod prestíže súperovi.
gift-squires = Dar za najviac panošov
    .text = Najviac panošov za zástenou: 3 body prestíže, pri zhode každému 1.
gift-bezants = Dar za najviac bezantov
    .text = Najviac bezantov za zástenou: 3 body prestíže, pri zhode každému 1.
gift-cards = Dar za nepoužitú akčnú kartu
    .text = Aspoň jedna nepoužitá akčná karta: 1 bod prestíže.

## Phases and steps of a round

phase-auction = Dražba úradníkov
phase-cards = Voľba akčných kariet
phase-deployment = Umiestňovanie panošov
phase-tower = Dávidova veža
phase-privileges = Privilégiá
phase-income = Príjem
phase-gifts = Kráľovské dary
phase-building = Stavba
phase-event = Udalosť
phase-over = Koniec hry

### Second part: sentences. Areas come as finished phrases: .to (where something goes), .from (where it leaves), .at
### (where it is), or as plain names before a colon; offices in the genitive; cards as .quoted; gains as counted phrases
### in the accusative. Players are never inflected.

## Settings of a table

option-income = Príjem
    .about = Bohatý príjem dáva viac panošov vo štvrti Templárov a viac panošov aj prestíže v Patriarchii; veže rastú rýchlejšie a panoši sa môžu minúť.
option-income-printed = Bežný
option-income-rich = Bohatý
option-memory = Čo skrývajú zásteny
    .about = Čo kto berie a platí, sa deje pred očami všetkých. Prísna hra necháva na tvojej pamäti, čo stojí za cudzími zástenami; s pomôckou sa panoši a bezanty počítajú všetkým.
option-memory-strict = Prísne: pamätaj si
option-memory-aided = S pomôckou: všetko sa počíta

## What is asked

ask-open-auction = Ktorého úradníka dáš do dražby a za akú počiatočnú cenu?
ask-raise-bid = Za { $office } ponúka { $player } { $bid ->
    [one] { $bid } bezant
    [few] { $bid } bezanty
   *[other] { $bid } bezantov
    }. { $able ->
    [no] Viac zaplatiť nemôžeš. Zdržíš sa?
   *[yes] Zvýšiš, alebo sa zdržíš?
    }
ask-keep-card = Ktorú z týchto akčných kariet si necháš? Ostatné idú ďalšiemu hráčovi.
ask-deploy = { $count ->
    [0] Čo urobíš? Za zástenou nemáš žiadnych panošov.
    [one] Čo urobíš? Za zástenou máš { $count } panoša.
    [few] Čo urobíš? Za zástenou máš { $count } panošov.
   *[other] Čo urobíš? Za zástenou máš { $count } panošov.
    }
ask-sell-squires = Odkiaľ odoberieš na predaj vplyvu ešte { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }?
ask-move-squires = Ktorého panoša presunieš a kam? Presunúť môžeš ešte { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }.
ask-swap-squires = Ktorého svojho panoša zameníš a za čieho?
ask-choose-two = Ktoré { $count } zdroje si vezmeš?
# $quarter: .gen
ask-send-force = Na ktoré územie { $quarter } pošleš { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } zo zásoby?
ask-leave-tower = Ovládaš Dávidovu vežu. Presunieš z nej jedného panoša na iné územie?
ask-study-or-not = { $have ->
    [0] Vzdelanie: za zástenou nemáš panoša, ktorého by sa dalo vrátiť. Privilégium nevyužiješ?
   *[other] Vzdelanie: vrátiš { $count ->
        [one] { $count } panoša
        [few] { $count } panošov
       *[other] { $count } panošov
        } spoza zásteny a potiahneš si akčnú kartu?
    }
ask-buy-materials = { $most ->
    [0] Stavebné materiály: bod prestíže stojí { $price } bezanty a toľko ich nemáš. Nekúpiš nič?
   *[other] Stavebné materiály: koľko bodov prestíže kúpiš, každý za { $price } bezanty? Bezanty ti stačia najviac na { $most }.
    }
ask-court-intrigue = Dvorné intrigy: komu ukradneš { $count ->
    [one] { $count } bod prestíže
    [few] { $count } body prestíže
   *[other] { $count } bodov prestíže
    }?
ask-take-income = Vezmeš si celý príjem, alebo sa časti vzdáš?
# $area: .to
ask-save-squires = Nástupník: koľkých panošov zachrániš presunom { $area }? Zachrániť môžeš najviac { $most }.
# $place: .at
ask-pay-tax = Špeciálna daň: máš { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } { $place }. { $most ->
    [0] { $count ->
        [one] Nemáš ani bezant, a tak musí odísť. Necháš ho ísť?
        [few] Nemáš ani bezant, a tak musia odísť. Necháš ich ísť?
       *[other] Nemáš ani bezant, a tak musia odísť. Necháš ich ísť?
        }
   *[other] { $count ->
        [one] Necháš si ho za { $price ->
            [one] { $price } bezant
            [few] { $price } bezanty
           *[other] { $price } bezantov
            }?
        [few] Koľkých si necháš, každého za { $price ->
            [one] { $price } bezant
            [few] { $price } bezanty
           *[other] { $price } bezantov
            }? Bezanty ti stačia najviac na { $most }.
       *[other] Koľkých si necháš, každého za { $price ->
            [one] { $price } bezant
            [few] { $price } bezanty
           *[other] { $price } bezantov
            }? Bezanty ti stačia najviac na { $most }.
        }
    }
ask-retaliate = Vojna: čieho panoša odstrániš? Odstrániť môžeš ešte { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }, každému súperovi najviac 2.

## What stands on the buttons

move-offer = Ponúknuť za { $office } { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantov
    }
move-raise = Zvýšiť na { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantov
    }
move-pass = Zdržať sa
move-keep = Nechať si kartu { $card }
    .verb = Nechať si
    .which = { $card }
move-place = Umiestniť { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } { $area }
move-hire = Najať { $count ->
    [one] { $count } žoldniera
    [few] { $count } žoldnierov
   *[other] { $count } žoldnierov
    } za { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantov
    }
move-sell = Predať vplyv: { $squires ->
    [one] { $squires } panoša
    [few] { $squires } panošov
   *[other] { $squires } panošov
    } za { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    }
move-withdraw = Odobrať panoša { $origin }
    .verb = Odobrať panoša
    .which = { $origin }
move-play-card = Zahrať kartu { $card }
    .verb = Zahrať kartu
    .which = { $card }
move-marshal-move = Maršal: presunúť najviac { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }
move-marshal-bezant = Maršal: vziať si { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantov
    }
move-baron = Umiestniť baróna { $area }
    .verb = Umiestniť baróna
    .which = { $area }
move-end-turn = Ukončiť ťah
move-shift = Presunúť panoša { $origin } { $area }
    .verb = Presunúť panoša
    .which = { $origin } { $area }
move-stay = Nechať panošov na mieste
# $origin, $area: .from both; $other: whose squire stands in the second area
move-swap = Zameniť panoša { $origin } za panoša { $area } ({ $other })
move-gain = Získať { $gains }
    .verb = Získať
    .which = { $gains }
move-deploy = Poslať { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } { $area }
move-go = Presunúť panoša { $area }
    .verb = Presunúť panoša
    .which = { $area }
move-study = Vrátiť { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } a potiahnuť si kartu
move-decline = Nevyužiť
move-buy = { $count ->
    [0] Nekúpiť nič
   *[other] Kúpiť { $count ->
        [one] { $count } bod prestíže
        [few] { $count } body prestíže
       *[other] { $count } bodov prestíže
        } za { $price ->
        [one] { $price } bezant
        [few] { $price } bezanty
       *[other] { $price } bezantov
        }
    }
move-intrigue = { $lost ->
    [0] Získať { $count ->
        [one] { $count } bod prestíže
        [few] { $count } body prestíže
       *[other] { $count } bodov prestíže
        } ({ $other } žiadny stratiť nemôže)
   *[other] Ukradnúť { $count ->
        [one] { $count } bod prestíže
        [few] { $count } body prestíže
       *[other] { $count } bodov prestíže
        }: { $other }
    }
move-income = { $gains ->
    [nothing] Nevziať si nič: zásoba je prázdna
   *[other] Vziať si príjem: { $gains }{ $due ->
        [short] {" "}(viac panošov v zásobe nie je)
       *[met] {""}
        }
    }
move-leave = Nevziať si { $gains }
move-save = { $count ->
    [0] Nezachrániť nikoho
   *[other] Zachrániť { $count ->
        [one] { $count } panoša
        [few] { $count } panošov
       *[other] { $count } panošov
        }
    }
move-ransom = { $count ->
    [0] Nezaplatiť nič
   *[other] Nechať si { $count ->
        [one] { $count } panoša
        [few] { $count } panošov
       *[other] { $count } panošov
        } za { $price ->
        [one] { $price } bezant
        [few] { $price } bezanty
       *[other] { $price } bezantov
        }
    }
move-strike = Odstrániť panoša { $origin } ({ $other })
    .verb = Odstrániť panoša
    .which = { $other }: { $origin }
move-stop = Ďalej neodstraňovať

## Why not

refused-bid-too-high = Ponúknuť { $bid } nemôžeš, máš { $have ->
    [one] { $have } bezant
    [few] { $have } bezanty
   *[other] { $have } bezantov
    }.
refused-not-on-display = Karta { $office } sa pri tomto počte hráčov nepoužíva.
    .advice = Vyber niektorého z vyložených úradníkov.
refused-office-taken = { $office } už má { $player }.
    .advice = Vyber iného.
refused-bid-too-low = Ponuka je už na { $now } a { $bid } ju nezvyšuje.
    .advice = Ponúkni viac alebo sa zdrž.
refused-not-laid-out = Karta { $card } medzi tými pred tebou nie je.
    .advice = Vyber niektorú z nich.
refused-closed-quarter = { $area }: v hre dvoch hráčov je táto štvrť uzavretá.
    .advice = Vyber územie v otvorenej štvrti.
refused-blocked-by-baron = { $area }: územie blokuje svojím barónom { $player }.
    .advice = Vyber iné územie.
refused-too-few-squires = Potrebuješ za zástenou { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }, máš { $have }.
refused-supply-short = Potrebuješ zo zásoby { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }, zostáva v nej { $have }.
refused-too-few-bezants = Potrebuješ { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantov
    }, máš { $have }.
refused-nothing-to-sell = Na predaj vplyvu potrebuješ na hracom pláne { $need ->
    [one] { $need } panoša
    [few] { $need } panošov
   *[other] { $need } panošov
    }, máš tam { $have }.
refused-no-squire-there = { $area }: { $player } tu nemá žiadneho panoša.
    .advice = Vyber iné územie.
refused-not-in-hand = Kartu { $card } na ruke nemáš.
    .advice = Zahraj niektorú zo svojich.
refused-no-effect = Karta { $card } by teraz nič nezmenila.
refused-not-marshal = Toto vie len Maršal a ty máš iného úradníka.
refused-marshal-used = Maršal koná len raz za ťah a v tomto už konal.
refused-nothing-to-move = Na neblokovanom území nemáš žiadneho panoša, nie je koho presunúť.
refused-baron-used = Tvoj barón už v tomto kole na hracom pláne stojí ({ $area }).
refused-baron-there = { $area }: baróna tu už má { $player }.
    .advice = Vyber územie bez baróna.
refused-palace-ban = Výškou veže a prestížou ťa nikto neprekonáva, preto tvoj barón nesmie na veľké územie Kráľovského paláca.
# $entered: squires of yours that have entered this turn
refused-baron-minimum = { $area }: pred barónom tam v tomto ťahu { $need ->
    [one] musí vstúpiť a stáť { $need } tvoj panoš
    [few] musia vstúpiť a stáť { $need } tvoji panoši
   *[other] musí vstúpiť a stáť { $need } tvojich panošov
    }, zatiaľ: { $entered }.
refused-same-area = Je to to isté územie.
    .advice = Vyber dve rôzne.
refused-must-move = Najprv presuň aspoň jedného panoša, potom môžeš prestať.
refused-own-colour = To si ty.
    .advice = Vyber niekoho iného.
refused-not-at-table = { $colour } pri tomto stole nehrá.
    .advice = Vyber niekoho iného.
# $quarter: .to
refused-other-quarter = Karta posiela panošov len { $quarter }.
    .advice = Vyber územie tam.
refused-area-blocked = { $area }: baróna tu má { $player }, a tak žiadny panoš nesmie dnu ani von.
refused-too-few-to-save = Nemôžeš zachrániť { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }, v Kráľovskom paláci máš { $have }.
refused-too-few-to-ransom = Nemôžeš si nechať { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }, máš tam { $have }.
refused-struck-enough = Jednému súperovi smieš odstrániť najviac { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } a { $player } už toľko stráca.
    .advice = Vyber niekoho iného.
# $due: accusative
refused-not-due = Príjem ponúka len { $due }, viac sa vzdať nemôžeš.

## What has happened: the round

event-opened = Stôl je pripravený, dražbu otvára { $player }.
event-round-began = Začína sa { $round }. kolo.
event-event-turned = Odkrýva sa udalosť nového kola: { $event }.
event-cards-laid = Vedľa úradníkov { $count ->
    [one] leží lícom dole { $count } akčná karta
    [few] ležia lícom dole { $count } akčné karty
   *[other] leží lícom dole { $count } akčných kariet
    }.
event-round-ended = { $round }. kolo sa končí.

## What has happened: auction and action cards

event-auction-opened = { $player } dáva do dražby { $office } a ponúka { $bid ->
    [one] { $bid } bezant
    [few] { $bid } bezanty
   *[other] { $bid } bezantov
    }.
event-raised = { $player } zvyšuje na { $bid ->
    [one] { $bid } bezant
    [few] { $bid } bezanty
   *[other] { $bid } bezantov
    }.
event-passed = { $player } sa zdržiava.
event-won-office = { $player } získava { $office } { $bid ->
    [0] zadarmo
    [one] za { $bid } bezant
    [few] za { $bid } bezanty
   *[other] za { $bid } bezantov
    }.
event-took-last-office = { $player } si zadarmo berie { $office }, posledného v ponuke.
event-kept-card = { $card ->
    [hidden] { $player } si necháva akčnú kartu.
   *[other] { $player } si necháva kartu { $card }.
    }

## What has happened: deployment

# $due: short where the supply had fewer than were due, else met
event-turn-began = Na ťahu je { $player }, karta { $office } { $squires ->
    [0] neprináša žiadnych panošov
    [one] prináša { $squires } panoša
    [few] prináša { $squires } panošov
   *[other] prináša { $squires } panošov
    }{ $due ->
    [short] , viac ich v zásobe nie je
   *[met] {""}
    }.
event-admiral-paid = { $player } si ako Admirál berie { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    }.
event-placed = { $player } umiestňuje { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } { $area }.
event-hired = { $player } najíma { $count ->
    [one] { $count } žoldniera
    [few] { $count } žoldnierov
   *[other] { $count } žoldnierov
    } za { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantov
    }.
event-withdrew = { $player } odoberá panoša { $origin }.
event-sold = { $player } predáva vplyv za { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    }.
event-played-card = { $player } hrá kartu { $card }.
event-gained = { $gains ->
    [nothing] { $player } nezískava nič, zásoba je prázdna.
   *[other] { $player } získava { $gains }{ $due ->
        [short] , viac panošov v zásobe nie je
       *[met] {""}
        }.
    }
event-shifted = { $player } presúva panoša { $origin } { $area }.
event-swapped = { $player } presúva panoša { $origin } { $area }, { $other } opačným smerom.
event-deployed = { $player } posiela { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } zo zásoby { $area }.
event-marshal-paid = { $player } si ako Maršal berie { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    }.
event-marshal-moves = { $player } ako Maršal presúva panošov.
event-baron-placed = { $player } umiestňuje baróna { $area }.
event-ended-turn = { $player } končí ťah.

## What has happened: income

event-tower-paid = { $player } ovláda Dávidovu vežu a berie si { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    }.
event-left-tower = { $player } presúva panoša z Dávidovej veže { $area }.
event-studied = { $card ->
    [hidden] { $player } vracia panoša do zásoby a ťahá si akčnú kartu.
   *[other] { $player } vracia panoša do zásoby a ťahá si kartu { $card }.
    }
event-bought-prestige = { $player } kupuje { $count ->
    [one] { $count } bod prestíže
    [few] { $count } body prestíže
   *[other] { $count } bodov prestíže
    } za { $price ->
    [one] { $price } bezant
    [few] { $price } bezanty
   *[other] { $price } bezantov
    }.
event-intrigued = { $lost ->
    [0] Dvorné intrigy: { $player } získava 1 bod prestíže, { $other } nemá čo stratiť.
   *[other] Dvorné intrigy: { $player } získava 1 bod prestíže, { $other } ho stráca.
    }
# $areas: .from
event-income-taken = { $gains ->
    [nothing] { $player } si { $areas } neberie nič, zásoba je prázdna.
   *[other] { $player } si berie príjem { $areas }: { $gains }{ $due ->
        [short] , viac panošov v zásobe nie je
       *[met] {""}
        }.
    }
# $resource: counted, accusative
event-income-left = { $player } si z príjmu neberie { $resource }.
event-screens-lifted = Všetky zásteny sa dvíhajú.
event-gift-given = { $gift }: { $player } získava { $prestige ->
    [one] { $prestige } bod prestíže
    [few] { $prestige } body prestíže
   *[other] { $prestige } bodov prestíže
    }{ $shared ->
    [yes] {" "}(zhoda)
   *[no] {""}
    }.
event-floor-built = { $player } stavia { $floor }. poschodie za { $price ->
    [one] { $price } bod prestíže
    [few] { $price } body prestíže
   *[other] { $price } bodov prestíže
    }{ $first ->
    [yes] {" "}(s príplatkom za prvenstvo)
   *[no] {""}
    }.

## What has happened: events of the calendar and the end

event-event-came = Nastáva udalosť { $event }.
event-squires-saved = { $player } zachraňuje { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } presunom { $area }.
event-squires-removed = { $player } odstraňuje { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } { $origin }.
event-tax-paid = { $player } platí { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    } a necháva si { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    } { $place }.
event-struck = Odplata vo Vojne: { $player } odstraňuje panoša { $origin }, prichádza oň { $other }.
event-scored = { $player } má na konci { $floors ->
    [one] { $floors } poschodie veže
    [few] { $floors } poschodia veže
   *[other] { $floors } poschodí veže
    } a { $prestige ->
    [one] { $prestige } bod prestíže
    [few] { $prestige } body prestíže
   *[other] { $prestige } bodov prestíže
    }.
event-tie-broken = { $by ->
    [prestige] Najvyšších veží je viac. Najviac prestíže má { $player } a vyhráva.
   *[office] Najvyšších veží je viac a zhodná je aj prestíž. Nižšie číslo úradníka má { $player } a vyhráva.
    }

## Lines of the score sheet

line-floors = Poschodia veže
decided-prestige = Najvyššie veže sú rovnako vysoké; rozhoduje zvyšná prestíž.
decided-office = Najvyššie veže aj prestíž sú rovnaké; rozhoduje nižšie číslo úradníka.

## The end of a match: towers, not points

sheet-towers = Veže
# the two best towers
sheet-won-by = na poschodia { $first }{ " : " }{ $second }
sheet-course = Poschodia v priebehu partie
sheet-highest = Vyhráva najvyššia veža.
sheet-first-builder = červenou: prvé poschodie tej výšky, o 1 drahšie (7.5.2)
# when a floor was built
sheet-round = { $round }. kolo
# prestige spent on a tower
sheet-spent = za { $amount }
# prestige gained in the whole match
sheet-of = spolu { $amount }
sheet-prestige-left = Zvyšná prestíž
sheet-office = Úradník v poslednom kole
# the offices of those who are compared, in their order
sheet-offices = { $offices }
sheet-prestige-from = Odkiaľ prišla prestíž
sheet-from-cards = karty
sheet-from-lost = strata intrigami

## The verbs of the notation, as headings over lists of moves

verb-offer = ponúknuť za úradníka
    .picked = Koľko zaň ponúkneš?
verb-raise = zvýšiť
    .picked = Na koľko ponuku zvýšiš?
verb-pass = zdržať sa
verb-keep = nechať si kartu
verb-place = umiestniť panošov
    .picked = Koľko panošov tam umiestniš?
verb-hire = najať žoldnierov
    .picked = Koľko žoldnierov najmeš?
verb-sell = predať vplyv
verb-withdraw = odobrať panoša
verb-card = zahrať kartu
verb-marshal = využiť Maršala
    .picked = Ako Maršala využiješ?
verb-baron = umiestniť baróna
    .picked = Kam pošleš baróna?
verb-end = ukončiť ťah
verb-shift = presunúť panoša
    .picked = { $next ->
        [area] Medzi ktorými oblasťami panoš prejde?
       *[other] Ktorým smerom panoš pôjde?
        }
verb-stay = nechať na mieste
verb-swap = zameniť panošov
    .picked = S ktorým panošom si vymení miesto?
verb-gain = získať
verb-deploy = poslať panoša
verb-go = odísť z Dávidovej veže
verb-study = potiahnuť si kartu
verb-decline = nevyužiť
verb-buy = kúpiť prestíž
verb-intrigue = ukradnúť prestíž
verb-income = vziať si príjem
verb-leave = nevziať si časť
    .picked = Koľko si z toho nevezmeš?
verb-save = zachrániť panošov
verb-ransom = zaplatiť poplatok
verb-strike = odstrániť súperovho panoša
verb-stop = prestať

## On the table: panels, tabs, notes and captions

panel-city = Mesto
panel-offices = Úradníci
panel-auction = Dražba úradníkov
panel-laid = Vyložené karty
panel-deals = V tomto ťahu
panel-due = Tvoj príjem
panel-due-of = Príjem: { $player }
panel-screens = Zásteny
panel-own-screen = Za tvojou zástenou
panel-calendar = Kalendár
panel-towers = Veže
panel-floors = Ďalšie poschodie
note-turn-order = poradie ťahov
note-towers = vyhráva najvyššia
zone-city = Mesto
zone-offices = Úradníci
zone-screen = Zástena
headline = { $round }. kolo z 5 · { $phase ->
    [auction] dražba
    [cards] akčné karty
    [deployment] umiestňovanie panošov
    [tower] Dávidova veža
    [privileges] privilégiá
    [income] príjem
    [gifts] kráľovské dary
    [building] stavba
    [event] udalosť
   *[over] koniec
    }
caption-round = { $round }. kolo
calendar-comes = Na konci { $round }. kola
calendar-foot = { $round }. kolo
calendar-round = { $round }. kolo{ $state ->
    [past] , odohraté
    [now] , teraz
   *[to_come] {""}
    }
# $gains: accusative or none; $control, $baron: a player or none;
# $lastmove: yes, barred by a baron, or no; $entered: squires that count for the baron
area-text = { $gains ->
    [none] {""}
   *[other] Prináša { $gains }.{" "}
    }{ $control ->
    [none] Územie neovláda nikto.
   *[other] Územie ovláda { $control }.
    }{ $baron ->
    [none] {""}
   *[other] {" "}Baróna tu má { $baron }.
    }{ $lastmove ->
    [yes] {" "}Kto ho ovláda, smie odtiaľto presunúť aj jedného svojho panoša na neblokované územie; je to posledný presun pred príjmami.
    [barred] {" "}Kým tu barón stojí, nikto odtiaľto panoša nepresunie.
   *[no] {""}
    }{ $entered ->
    [0] {""}
    [one] {" "}V tomto ťahu sa tu pre baróna počíta { $entered } panoš.
    [few] {" "}V tomto ťahu sa tu pre baróna počítajú { $entered } panoši.
   *[other] {" "}V tomto ťahu sa tu pre baróna počíta { $entered } panošov.
    }
city-legend = Koruna ukazuje, kto územie ovláda; šrafované územie je uzavreté, alebo na ňom stojí barón.
area-closed = V hre dvoch hráčov je uzavreté.
# $gains: accusative
area-income = Kto územie ovláda, získava { $gains }.{ $lastmove ->
    [yes] {" "}Smie odtiaľto presunúť aj jedného svojho panoša na neblokované územie; je to posledný presun pred príjmami.
   *[no] {""}
    }
# $text: a sentence; $influence: a list of influence-of, or none
quarter-text = { $privilege }: { $text } { $influence ->
    [none] Vplyv tu nemá nikto.
   *[other] Vplyv: { $influence }.
    }
influence-of = { $player } { $count }
bid-of = ponuka { $count }
bid-passed = zdržiava sa
bid-now = na rade
bid-waits = čaká
# $text: a sentence; $paid: a number of bezants, or none
office-told = { $text }{ $paid ->
    [none] {""}
    [0] {" "}Získané zadarmo.
   *[other] {" "}Vydražené za { $paid ->
        [one] { $paid } bezant
        [few] { $paid } bezanty
       *[other] { $paid } bezantov
        }.
    }
office-number = Úradník { $number }
laid-note = necháš si jednu { $count ->
    [4] zo
   *[other] z
    } { $count }
card-copies = { $count }×
deal-hire = Najať žoldnierov
    .text = Žoldnieri prídu za tvoju zástenu. Jeden stojí 3 bezanty, úradník alebo karta ho môže zlacniť.
hire-price = ďalší za { $count ->
    [one] { $count } bezant
    [few] { $count } bezanty
   *[other] { $count } bezantov
    }
deal-sell = Predať vplyv
    .text = Odober z hracieho plánu 3 svojich panošov, odkiaľ chceš, a získaš 1 bezant.
sell-price = { $squires ->
    [one] { $squires } panoš
    [few] { $squires } panoši
   *[other] { $squires } panošov
    } za { $bezants ->
    [one] { $bezants } bezant
    [few] { $bezants } bezanty
   *[other] { $bezants } bezantov
    }
turn-genoese = Janovskí obchodníci: žoldnieri najviac po 2 bezanty
turn-hired = { $count ->
    [one] { $count } najatý žoldnier
    [few] { $count } najatí žoldnieri
   *[other] { $count } najatých žoldnierov
    }
due-text = Príjem možno vziať celý alebo len sčasti.{ $short ->
    [0] {""}
    [one] {" "}V zásobe chýba { $short } panoš.
    [few] {" "}V zásobe chýbajú { $short } panoši.
   *[other] {" "}V zásobe chýba { $short } panošov.
    }
screen-cards = Zástena a za ňou { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
    }
screen-hidden = Čo je za ňou, je tajné.{ $supply ->
    [empty] {" "}Zásoba panošov je prázdna.
   *[some] {""}
    }
# $things: nominative
screen-known = Za ňou: { $things }.
played-kind = { $card }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }×)
    }
played-text = { $cards }.
place-handed-on = Podané ďalej
handed-on = { $card } ({ $round }. kolo)
tower-of = Veža: { $count ->
    [one] { $count } poschodie
    [few] { $count } poschodia
   *[other] { $count } poschodí
    }
baron-text = Raz za kolo zablokuje územie, kde stoja aspoň 3 tvoji panoši, ktorí tam vstúpili v tomto ťahu; ako Strážnikovi ti ich stačí menej.
# $price, $missing: prestige points
next-floor = { $missing ->
    [0] stojí { $price }, to stačí
    [few] stojí { $price }, chýbajú { $missing }
   *[other] stojí { $price }, chýba { $missing }
    }
gallery-offices = Úradníci
gallery-cards = Akčné karty
gallery-events = Udalosti
gallery-areas = Územia mesta
gallery-privileges = Privilégiá
term-control = ovláda
term-closed = uzavretá štvrť
term-deck = balíček
term-played = zahrané karty
term-cards = karty
term-floors = poschodia
term-supply = panoši v zásobe

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Ty a tvoj súper posielate panošov do mesta. Po piatich kolách vyhráva vyššia veža.
    .title = Cieľ hry
    .one = Toto je tvoja veža. Zatiaľ nemá žiadne poschodie.
    .two = Poschodia sa platia prestížou. Na konci každého kola sa na ne premení sama.
guide-city = Mesto má štvrte a štvrte majú územia. O územia bojujú tvoji panoši.
    .title = Mesto
    .one = Štvrť má jedno veľké územie a dve malé.
    .two = Kto má na území najviac panošov, ovláda ho a berie si príjem, ktorý je na ňom.
    .three = V hre dvoch hráčov sú dve štvrte uzavreté.
guide-auction = Každé kolo sa začína dražbou úradníkov. Túto otváraš ty.
    .title = Dražba
    .do = Vyber Maršala a ponúkni 1 bezant.
    .one = Maršal prináša 5 panošov. Má nižšie číslo, a tak hrá prvý a vyhráva zhody.
    .two = Admirál prináša 4 panošov a 1 bezant. Hrá posledný a vie, čo urobili ostatní.
    .three = Začínaš s 12 bezantmi. Ponuku platí len víťaz.
guide-raise = Súper chce toho istého úradníka. Teraz zvýš, alebo sa zdrž.
    .title = Zvýšiť, alebo sa zdržať
    .do = Zvýš na 3 bezanty.
    .one = Ponuky je vidieť a nikto nesmie ponúknuť viac, než má.
    .two = Kto sa zdrží, vezme si druhého úradníka zadarmo. Nepreplácaj.
guide-card = Ležia tu dve akčné karty. Prvý v poradí si jednu nechá, druhý hráč dostane tú, ktorá zostane.
    .title = Akčná karta
    .do = Nechaj si kartu, ktorá dáva 2 body prestíže.
    .one = Dá ti 2 body prestíže, kedykoľvek ju zahráš.
    .two = Táto privedie 2 panošov do Kráľovského paláca. Budeš vedieť, že ju má súper.
    .three = Karty hráš len vo svojom ťahu, a to v ľubovoľnom počte.
guide-place = Tvoj ťah sa začína novými panošmi. Stoja za zástenou, kým ich neumiestniš.
    .title = Umiestni panošov
    .do = Umiestni 3 panošov na veľké územie Trhu.
    .one = Tvoji panoši. Koľkých máš, ostatní nevidia.
    .two = Toto územie prináša 2 panošov a 4 bezanty. Prečo práve traja, uvidíš hneď.
    .three = Panoši na hracom pláne tam zostávajú aj v ďalších kolách.
guide-baron = Raz za kolo môže tvoj barón zablokovať územie. V tom istom ťahu tam musia vstúpiť aspoň 3 tvoji panoši.
    .title = Barón
    .do = Vyber svojho baróna a potom územie so svojimi 3 panošmi.
    .one = Kde stojí, tam do konca kola nikto iný panošov dať nesmie.
    .two = Tento príjem máš istý.
    .three = Len na veľké územie Kráľovského paláca nesmie barón toho, kto vedie. V prvom kole to platí pre všetkých.
guide-palace = Kráľovský palác prináša prestíž a z prestíže sú veže.
    .title = Prestíž
    .do = Umiestni 2 panošov na ľavé územie Kráľovského paláca.
    .one = Malé územie prináša 2 body prestíže.
    .two = Veľké prináša 4, ale chce ho každý a ťažko sa drží.
guide-hire = Všetci tvoji panoši sú umiestnení. Za bezanty môžeš mať ďalších.
    .title = Žoldnieri
    .do = Najmi 1 žoldniera.
    .one = Žoldnier stojí 3 bezanty. Je to panoš ako každý iný.
    .two = Predaj vplyvu je opačný obchod, ale nevýhodný: za 3 panošov z hracieho plánu dostaneš 1 bezant.
guide-david = Dávidova veža nepatrí do žiadnej štvrte. Prináša málo, ale dovolí ti presun až nakoniec.
    .title = Dávidova veža
    .do = Umiestni žoldniera do Dávidovej veže.
    .one = Kto ju ovláda, získa 1 bezant a smie z nej presunúť jedného panoša, až keď odohrajú všetci.
guide-play = Za zástenou máš aj akčné karty. Teraz ich môžeš hrať.
    .title = Zahraj kartu
    .do = Zahraj svoju kartu.
    .one = Zahraná karta sa nevracia. Kto má na konci aspoň jednu nepoužitú, získa 1 bod prestíže.
    .two = Tvoje prvé 2 body prestíže.
guide-marshal = Každý úradník má schopnosť a tá platí len v tvojom ťahu.
    .title = Schopnosť úradníka
    .do = Využi Maršala a vezmi si 1 bezant.
    .one = Maršal presunie najviac 2 tvojich panošov alebo prinesie 1 bezant.
    .two = S viacerými hráčmi pribudnú aj Strážnik a Pokladník.
guide-end = To všetko môžeš robiť v ľubovoľnom poradí a nič z toho nemusíš.
    .title = Koniec ťahu
    .do = Ukonči ťah.
    .one = Všetci tvoji panoši sú na hracom pláne. Niektorých si môžeš nechať aj za zástenou.
    .two = Kým ťah neukončíš, môžeš v ňom všetko vziať späť.
guide-rival = Teraz má za sebou ťah aj súper, podľa rovnakých pravidiel.
    .title = Súperov ťah
    .one = Stojí tu teraz barón, takže sem nesmieš.
    .two = Karta, ktorá išla od teba ďalej, sem priviedla 2 panošov.
    .three = Čo stojí za touto zástenou, zostane tajné do posledného kola.
guide-leave = Ťahy sa skončili. Posledný presun patrí tomu, kto ovláda Dávidovu vežu.
    .title = Posledný presun
    .do = Presuň panoša na pravé územie Kráľovského paláca.
    .one = Bezant za Dávidovu vežu už prišiel.
    .two = Nikto tu nie je, a tak na 2 body prestíže stačí jediný panoš.
    .three = Na blokované územie ani z neho sa nepresúva nikto.
guide-materials = Kto má najviac panošov v celej štvrti, smie využiť jej privilégium.
    .title = Privilégium
    .do = Kúp 1 bod prestíže.
    .one = Na Trhu si to ty: najviac 4 body prestíže, každý za 2 bezanty.
    .two = S príjmom ich budeš mať 7 a to stačí na dve poschodia.
guide-income = Teraz každé územie platí tomu, kto ho ovláda. Tu je tvoj súčet.
    .title = Príjem
    .do = Vezmi si celý príjem.
    .one = Platia ti obe malé územia Kráľovského paláca.
    .two = Títo panoši prídu za zástenu na ďalšie kolo.
    .three = Niečo môžeš aj nechať tak, prestíž sa totiž minie povinne.
guide-build = Hneď potom každý minie prestíž na toľko poschodí, na koľko stačí. Vyberať niet z čoho.
    .title = Stavba
    .one = Máš dve poschodia: za 3 a za 4 body prestíže.
    .two = Poschodie stojí svoje číslo a ešte 1. Kto je v tej výške prvý, platí o 1 viac.
    .three = Súpera stálo prvé poschodie len 2, prvenstvo v tej výške máš ty.
guide-event = Začína sa nové kolo a jeho udalosť sa odkryla. Nastane na konci kola.
    .title = Udalosť
    .one = Udalosti prichádzajú v 2., 3. a 4. kole. Nechráni pred nimi ani barón.
    .two = Táto si vypýta 1 bezant za každého tvojho panoša na Trhu. Vieš o nej vopred a môžeš sa pripraviť.
guide-on = Máš najvyššiu vežu, a tak aj ďalšiu dražbu otváraš ty. Hraj ďalej, súper hrá tiež.
    .title = Hraj ďalej
    .one = Teraz na veľké územie Kráľovského paláca nesmie barón toho, kto má najvyššiu vežu.
    .two = V poslednom kole sa zdvihnú zásteny a kráľ rozdá prestíž za panošov, bezanty a karty.
    .three = Všetko je na hracom pláne: dotkni sa a čítaj.

## Čo si bot všíma: jedna jednotka každej veci, ktorú jeho cit počíta

sense-points = poschodie, ktoré už máš
sense-to-come = zvyšok hry
sense-prestige = bod prestíže na počítadle
sense-floor-share = ďalšie poschodie, nakoľko už naň máš
sense-floors-due = poschodie, ktoré postavíš z prestíže na dohľad
sense-squires = panoš za zástenou
sense-bezants = bezant za zástenou
sense-many-bezants = bezant nad deviaty
sense-scarce-squires = panoš, ktorý chýba do tucta v zásobe
sense-card-gains = karta za panošov alebo bezanty na ruke
sense-card-prestige = karta za prestíž na ruke
sense-card-moves = karta na presun panošov na ruke
sense-card-genoese = Janovskí obchodníci na ruke
sense-card-force = Zdrvujúca prevaha na ruke
sense-genoese-now = lacní žoldnieri v tomto ťahu
sense-income-squires = panoš z príjmu v tomto kole
sense-income-bezants = bezant z príjmu v tomto kole
sense-income-prestige = bod prestíže z príjmu v tomto kole
sense-held-squires = panoš za kolo z území, ktoré ovládaš
sense-held-bezants = bezant za kolo z území, ktoré ovládaš
sense-held-prestige = bod prestíže za kolo z území, ktoré ovládaš
sense-safe-squires = panoš za kolo z území, ktoré ti nikto nevezme
sense-safe-bezants = bezant za kolo z území, ktoré ti nikto nevezme
sense-safe-prestige = bod prestíže za kolo z území, ktoré ti nikto nevezme
sense-near-squires = panoš za kolo z území na dosah
sense-near-bezants = bezant za kolo z území na dosah
sense-near-prestige = bod prestíže za kolo z území na dosah
sense-in-kings-palace = panoš v Kráľovskom paláci
sense-in-templars = panoš vo štvrti Templárov
sense-in-patriarchate = panoš v Patriarchii
sense-in-market = panoš na Trhu
sense-in-nobility = panoš vo štvrti Šľachty
sense-in-tower-of-david = panoš v Dávidovej veži
sense-education = privilégium Vzdelanie
sense-building-materials = privilégium Stavebné materiály
sense-court-intrigue = privilégium Dvorné intrigy
sense-david = ovládnutá Dávidova veža
sense-turn-to-come = ťah, ktorý ťa v kole ešte čaká
sense-others-to-come = súper, ktorý je v kole ešte na ťahu
sense-as-constable = ťah v úrade Strážnika pred sebou
sense-as-treasurer = ťah v úrade Pokladníka pred sebou
sense-as-marshal = ťah v úrade Maršala pred sebou
sense-as-admiral = ťah v úrade Admirála pred sebou
sense-baron-left = barón, ktorého ešte môžeš postaviť
sense-baron-placed = barón v meste
sense-gift-squires = najviac panošov pre kráľovský dar
sense-gift-bezants = najviac bezantov pre kráľovský dar
sense-gift-cards = karta odložená pre kráľovský dar
sense-in-succession = panoš, ktorého vyženie Nástupník
sense-in-election = panoš tam, kde sa volí patriarcha
sense-in-tax = panoš, ktorého zasiahne Špeciálna daň
sense-in-war = panoš, ktorý odíde do Vojny
sense-strikes-left = panoš, ktorého ešte smieš odstrániť
sense-moves-left = panoš, ktorého ešte smieš presunúť
sense-force-left = panoš, ktorého karta ešte pošle
sense-swap-left = výmena, ktorá zostáva
sense-choice-left = dva zdroje na výber
sense-selling = panoš, ktorý sa ešte odoberie za predaj

## Headings of big moments, shown across the table

illumination-floor = { $floor }. poschodie
illumination-last-round = Posledné kolo

## Čo sa robí: pre stránku o tom, ako sa hrá

done-placed = Obsadené územia
done-played-card = Zahrané karty
done-baron-placed = Umiestnení baróni
done-won-office = Získaní úradníci

## Údaje krabice

figure-group-areas = Územia mesta
figure-group-cards = Akčné karty
figure-quarter = štvrť
figure-reason-amount = surovina je známa, koľko jej je, neukazuje žiadny text
figure-reason-sixth-force = pravidlá počítajú šesť týchto kariet a menujú päť štvrtí
figure-wrong-income = Všetky územia spolu dávajú { $resource }: { $count }; viac ako { $most } to byť nemôže.
