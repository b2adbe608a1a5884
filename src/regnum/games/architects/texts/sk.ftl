### Architects of the West Kingdom: the words of the base game, Slovak.
### .acc: accusative; .to, .at, .from: whole phrases; .short: narrow places; .full: a card told apart from its twins;
### .text: what it does.

## The game

game-title = Architekti Západného kráľovstva
    .short = Architekti
game-tagline = Stavaj pre kráľa a dbaj na svoju počestnosť
game-about = Umiestňuješ služobníkov jedného po druhom: čím viac ich na lokácii stojí, tým viac každá návšteva prinesie, ale tým skôr ich niekto zajme. Z nazbieraných surovín staviaš budovy a pracuješ na katedrále. Počestnosť niektoré dvere otvára a iné zatvára: čierny trh je pre tých, čo nie sú príliš počestní, katedrála pre tých, čo sú. Hra je pre jedného až päť hráčov; v sólovej hre sa postavíš protivníkovi, ktorého vedú karty intríg.
game-time = 60–80 min
game-credits = Autori hry: Shem Phillips a S J Macdonald. Vydáva Garphill Games.

## Seats by colour

seat-blue = modrá
seat-green = zelená
seat-purple = fialová
seat-red = červená
seat-yellow = žltá

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Ansel
    .n2 = Berta
    .n3 = Remi
    .n4 = Odília
    .n5 = Till
bot-squire = Einhard
    .n2 = Gizela
    .n3 = Wigbert
    .n4 = Hilda
    .n5 = Lupus
bot-knight = Odo
    .n2 = Judita
    .n3 = Gauzbert
    .n4 = Ema
    .n5 = Róbert
bot-castellan = Angilbert
    .n2 = Adela
    .n3 = Notker
    .n4 = Rotruda
    .n5 = Walafrid
bot-king = Karloman
    .n2 = Arnulf
    .n3 = Berengár
    .n4 = Rudolf
    .n5 = Svätopluk

## Locations

location-quarry = kameňolom
    .acc = kameňolom
    .to = do kameňolomu
    .at = v kameňolome
    .from = z kameňolomu
    .short = Kameňolom
location-forest = les
    .acc = les
    .to = do lesa
    .at = v lese
    .from = z lesa
    .short = Les
location-silversmith = strieborník
    .acc = strieborníka
    .to = k strieborníkovi
    .at = u strieborníka
    .from = od strieborníka
    .short = Strieborník
location-mines = bane
    .acc = bane
    .to = do baní
    .at = v baniach
    .from = z baní
    .short = Bane
location-kings_storehouse = kráľovský sklad
    .acc = kráľovský sklad
    .to = do kráľovského skladu
    .at = v kráľovskom sklade
    .from = z kráľovského skladu
    .short = Sklad
location-workshop = dielňa
    .acc = dielňu
    .to = do dielne
    .at = v dielni
    .from = z dielne
    .short = Dielňa
location-town_centre = námestie
    .acc = námestie
    .to = na námestie
    .at = na námestí
    .from = z námestia
    .short = Námestie
location-guardhouse = strážnica
    .acc = strážnicu
    .to = na strážnicu
    .at = na strážnici
    .from = zo strážnice
    .short = Strážnica
location-tax_stand = vyberač daní
    .acc = vyberača daní
    .to = k vyberačovi daní
    .at = u vyberača daní
    .from = od vyberača daní
    .short = Vyberač
location-market_small = malý trh
    .acc = malý trh
    .to = na malý trh
    .at = na malom trhu
    .from = z malého trhu
    .short = Malý trh
location-market_middle = stredné miesto čierneho trhu
    .acc = stredné miesto čierneho trhu
    .to = na stredné miesto čierneho trhu
    .at = na strednom mieste čierneho trhu
    .from = zo stredného miesta čierneho trhu
    .short = Stredné
location-market_large = veľký trh
    .acc = veľký trh
    .to = na veľký trh
    .at = na veľkom trhu
    .from = z veľkého trhu
    .short = Veľký trh
location-guildhall = cechový dom
    .acc = cechový dom
    .to = do cechového domu
    .at = v cechovom dome
    .from = z cechového domu
    .short = Cechový dom
location-black_market = čierny trh
    .acc = čierny trh
    .to = na čierny trh
    .at = na čiernom trhu
    .from = z čierneho trhu
    .short = Čierny trh
location-prison = väzenie
    .acc = väzenie
    .to = do väzenia
    .at = vo väzení
    .from = z väzenia
    .short = Väzenie

## Kinds of things without a number

kind-clay = hlina
    .acc = hlinu
    .gen = hliny
kind-wood = drevo
    .acc = drevo
    .gen = dreva
kind-stone = kameň
    .acc = kameň
    .gen = kameňa
kind-gold = zlato
    .acc = zlato
    .gen = zlata
kind-marble = mramor
    .acc = mramor
    .gen = mramoru
kind-silver = mince
    .acc = mince
    .gen = mincí
kind-virtue = počestnosť
    .acc = počestnosť
    .gen = počestnosti
kind-building_card = karty budov
    .acc = karty budov
    .gen = kariet budov
kind-reward_card = karty odmien
    .acc = karty odmien
    .gen = kariet odmien
kind-tax = dane
    .acc = dane
    .gen = daní
kind-debt = dlhy
    .acc = dlhy
    .gen = dlhov
kind-worker = služobníci
    .acc = služobníkov
    .gen = služobníkov
kind-captive = zajatí služobníci
    .acc = zajatých služobníkov
    .gen = zajatých služobníkov
kinds-two = { $first } alebo { $second }
kinds-three = { $first }, { $second } alebo { $third }

## Counted things; -acc after a verb (gain, pay, place)

count-clay = { $count ->
    [one] { $count } hlina
    [few] { $count } hliny
   *[other] { $count } hlín
    }
count-clay-acc = { $count ->
    [one] { $count } hlinu
    [few] { $count } hliny
   *[other] { $count } hlín
    }
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
count-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlatá
   *[other] { $count } zlát
    }
count-gold-acc = { $count ->
    [one] { $count } zlato
    [few] { $count } zlatá
   *[other] { $count } zlát
    }
count-marble = { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorov
    }
count-marble-acc = { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorov
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
count-virtue = { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }
count-virtue-acc = { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }
count-tax = { $count ->
    [one] { $count } daň
    [few] { $count } dane
   *[other] { $count } daní
    }
count-tax-acc = { $count ->
    [one] { $count } daň
    [few] { $count } dane
   *[other] { $count } daní
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
count-building_card = { $count ->
    [one] { $count } karta budovy
    [few] { $count } karty budov
   *[other] { $count } kariet budov
    }
count-building_card-acc = { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } kariet budov
    }
count-reward_card = { $count ->
    [one] { $count } karta odmeny
    [few] { $count } karty odmien
   *[other] { $count } kariet odmien
    }
count-reward_card-acc = { $count ->
    [one] { $count } kartu odmeny
    [few] { $count } karty odmien
   *[other] { $count } kariet odmien
    }
count-worker = { $count ->
    [one] { $count } služobník
    [few] { $count } služobníci
   *[other] { $count } služobníkov
    }
count-worker-acc = { $count ->
    [one] { $count } služobníka
    [few] { $count } služobníkov
   *[other] { $count } služobníkov
    }
count-captive = { $count ->
    [one] { $count } zajatý služobník
    [few] { $count } zajatí služobníci
   *[other] { $count } zajatých služobníkov
    }
count-captive-acc = { $count ->
    [one] { $count } zajatého služobníka
    [few] { $count } zajatých služobníkov
   *[other] { $count } zajatých služobníkov
    }
count-apprentice = { $count ->
    [one] { $count } učeň
    [few] { $count } učni
   *[other] { $count } učňov
    }
count-apprentice-acc = { $count ->
    [one] { $count } učňa
    [few] { $count } učňov
   *[other] { $count } učňov
    }
count-future_scheme = { $count ->
    [one] { $count } budúca intriga
    [few] { $count } budúce intrigy
   *[other] { $count } budúcich intríg
    }
count-future_scheme-acc = { $count ->
    [one] { $count } budúcu intrigu
    [few] { $count } budúce intrigy
   *[other] { $count } budúcich intríg
    }

## Skills

skill-carpentry = tesárstvo
    .acc = tesárstvo
skill-tiling = dláždičstvo
    .acc = dláždičstvo
skill-masonry = murárstvo
    .acc = murárstvo

## Apprentices

# one of two that are alike: where it lies, seen from the other one
twin-apprentice = { $apprentice } ({ $where ->
    [left] vľavo
    [right] vpravo
    [above] hore
   *[below] dole
    })
apprentice-acolyte_building = Miništrant
    .acc = Miništranta
    .short = Miništrant
    .full = Miništrant (karta)
    .text = Kedykoľvek pracuješ na katedrále, dober si 1 kartu budovy. Pri najatí: získaj 1 bod počestnosti.
apprentice-acolyte_clay = Miništrant
    .acc = Miništranta
    .short = Miništrant
    .full = Miništrant (hlina)
    .text = Kedykoľvek pracuješ na katedrále, získaj 2 hliny. Pri najatí: získaj 1 bod počestnosti.
apprentice-acolyte_silver = Miništrant
    .acc = Miništranta
    .short = Miništrant
    .full = Miništrant (mince)
    .text = Kedykoľvek pracuješ na katedrále, získaj 2 mince. Pri najatí: získaj 1 bod počestnosti.
apprentice-conspirator_a = Intrigánka
    .acc = Intrigánku
    .short = Intrigánka
    .full = Intrigánka
    .text = Pri návšteve námestia platíš za každé zajatie o 1 mincu menej (nie daň).
apprentice-conspirator_b = Intrigánka
    .acc = Intrigánku
    .short = Intrigánka
    .full = Intrigánka
    .text = Pri návšteve námestia platíš za každé zajatie o 1 mincu menej (nie daň).
apprentice-debt_collector_clay = Vymáhač dlhov
    .acc = Vymáhača dlhov
    .short = Vymáhač
    .full = Vymáhač dlhov (hlina)
    .text = Kedykoľvek splatíš dlh, získaj 2 hliny.
apprentice-debt_collector_stone = Vymáhač dlhov
    .acc = Vymáhača dlhov
    .short = Vymáhač
    .full = Vymáhač dlhov (kameň)
    .text = Kedykoľvek splatíš dlh, získaj 2 kamene.
apprentice-debt_collector_wood = Vymáhač dlhov
    .acc = Vymáhača dlhov
    .short = Vymáhač
    .full = Vymáhač dlhov (drevo)
    .text = Kedykoľvek splatíš dlh, získaj 2 drevá.
apprentice-gatekeeper = Strážkyňa brány
    .acc = Strážkyňu brány
    .short = Strážkyňa
    .full = Strážkyňa brány
    .text = Pri každom obnovení smieš vyslobodiť z väzenia až 2 svojich služobníkov. Pri najatí: strať 1 bod počestnosti.
apprentice-illusionist = Iluzionista
    .acc = Iluzionistu
    .short = Iluzionista
    .full = Iluzionista
    .text = Na čiernom trhu strácaš o 1 bod počestnosti menej. Pri najatí: strať 1 bod počestnosti.
apprentice-jeweller_a = Klenotník
    .acc = Klenotníka
    .short = Klenotník
    .full = Klenotník
    .text = Po svojej akcii u strieborníka získaj 1 mincu.
apprentice-jeweller_b = Klenotník
    .acc = Klenotníka
    .short = Klenotník
    .full = Klenotník
    .text = Po svojej akcii u strieborníka získaj 1 mincu.
apprentice-labourer = Nádenník
    .acc = Nádenníka
    .short = Nádenník
    .full = Nádenník
    .text = Má všetky tri zručnosti, inú schopnosť nemá.
apprentice-merchant_clay = Kramárka
    .acc = Kramárku
    .short = Kramárka
    .full = Kramárka (hlina)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 mincu a získaj 3 hliny.
apprentice-merchant_gold = Kramárka
    .acc = Kramárku
    .short = Kramárka
    .full = Kramárka (zlato)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 mince a získaj 1 zlato.
apprentice-merchant_marble = Kramárka
    .acc = Kramárku
    .short = Kramárka
    .full = Kramárka (mramor)
    .text = Ako výmenu v kráľovskom sklade zaplať 3 mince a získaj 1 mramor.
apprentice-merchant_stone = Kramárka
    .acc = Kramárku
    .short = Kramárka
    .full = Kramárka (kameň)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 mincu a získaj 2 kamene.
apprentice-merchant_wood = Kramárka
    .acc = Kramárku
    .short = Kramárka
    .full = Kramárka (drevo)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 mincu a získaj 2 drevá.
apprentice-miner_a = Baník
    .acc = Baníka
    .short = Baník
    .full = Baník
    .text = Po svojej akcii v baniach získaj 1 hlinu.
apprentice-miner_b = Baník
    .acc = Baníka
    .short = Baník
    .full = Baník
    .text = Po svojej akcii v baniach získaj 1 hlinu.
apprentice-patron_clay = Patrón
    .acc = Patróna
    .short = Patrón
    .full = Patrón (hlina)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 hlinu a získaj 1 bod počestnosti.
apprentice-patron_silver = Patrón
    .acc = Patróna
    .short = Patrón
    .full = Patrón (mince)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 mince a získaj 1 bod počestnosti.
apprentice-patron_stone = Patrón
    .acc = Patróna
    .short = Patrón
    .full = Patrón (kameň)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 kameň a získaj 1 bod počestnosti.
apprentice-patron_wood = Patrón
    .acc = Patróna
    .short = Patrón
    .full = Patrón (drevo)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 drevo a získaj 1 bod počestnosti.
apprentice-pickpocket = Vreckár
    .acc = Vreckára
    .short = Vreckár
    .full = Vreckár
    .text = Po svojej akcii u vyberača daní získaj 1 zlato. Pri najatí: strať 1 bod počestnosti.
apprentice-squire_gold = Panoš
    .acc = Panoša
    .short = Panoš
    .full = Panoš (zlato)
    .text = Pri každom obnovení, ak nemáš vo väzení žiadneho služobníka, získaj 1 zlato. Pri najatí: získaj 1 bod počestnosti.
apprentice-squire_marble = Panoš
    .acc = Panoša
    .short = Panoš
    .full = Panoš (mramor)
    .text = Pri každom obnovení, ak nemáš vo väzení žiadneho služobníka, získaj 1 mramor. Pri najatí: získaj 1 bod počestnosti.
apprentice-squire_virtue = Panoš
    .acc = Panoša
    .short = Panoš
    .full = Panoš (počestnosť)
    .text = Pri každom obnovení, ak nemáš vo väzení žiadneho služobníka, získaj 2 body počestnosti. Pri najatí: získaj 1 bod počestnosti.
apprentice-stonecutter_a = Kamenár
    .acc = Kamenára
    .short = Kamenár
    .full = Kamenár
    .text = Po svojej akcii v kameňolome získaj 1 kameň.
apprentice-stonecutter_b = Kamenár
    .acc = Kamenára
    .short = Kamenár
    .full = Kamenár
    .text = Po svojej akcii v kameňolome získaj 1 kameň.
apprentice-swindler_clay = Podvodník
    .acc = Podvodníka
    .short = Podvodník
    .full = Podvodník (hlina)
    .text = Po svojej akcii na čiernom trhu získaj 2 hliny. Pri najatí: strať 1 bod počestnosti.
apprentice-swindler_stone = Podvodník
    .acc = Podvodníka
    .short = Podvodník
    .full = Podvodník (kameň)
    .text = Po svojej akcii na čiernom trhu získaj 1 kameň. Pri najatí: strať 1 bod počestnosti.
apprentice-swindler_wood = Podvodník
    .acc = Podvodníka
    .short = Podvodník
    .full = Podvodník (drevo)
    .text = Po svojej akcii na čiernom trhu získaj 1 drevo. Pri najatí: strať 1 bod počestnosti.
apprentice-thief = Zlodej
    .acc = Zlodeja
    .short = Zlodej
    .full = Zlodej
    .text = U vyberača daní strácaš o 1 bod počestnosti menej.
apprentice-trader_clay = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .full = Obchodník (hlina)
    .text = Ako výmenu v kráľovskom sklade zaplať 3 hliny a získaj 1 mramor.
apprentice-trader_stone = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .full = Obchodník (kameň)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 kamene a získaj 1 mramor.
apprentice-trader_wood = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .full = Obchodník (drevo)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 drevá a získaj 1 mramor.
apprentice-trickster = Šibal
    .acc = Šibala
    .short = Šibal
    .full = Šibal
    .text = Na čiernom trhu platíš o 1 mincu menej. Pri najatí: strať 1 bod počestnosti.
apprentice-woodcutter_a = Drevorubač
    .acc = Drevorubača
    .short = Drevorubač
    .full = Drevorubač
    .text = Po svojej akcii v lese získaj 1 drevo.
apprentice-woodcutter_b = Drevorubač
    .acc = Drevorubača
    .short = Drevorubač
    .full = Drevorubač
    .text = Po svojej akcii v lese získaj 1 drevo.
apprentice-enforcer = Dráb
    .acc = Drába
    .short = Dráb
    .full = Dráb
    .text = Kedykoľvek uvrhneš zajatých služobníkov do väzenia, získaj 1 zlato.
apprentice-overseer = Dozorca
    .acc = Dozorcu
    .short = Dozorca
    .full = Dozorca
    .text = V kráľovskom sklade vykonáš akciu, akoby tam stál 1 tvoj služobník navyše.
apprentice-peddler = Pouličný predavač
    .acc = Pouličného predavača
    .short = Predavač
    .full = Pouličný predavač
    .text = Pri každom obnovení získaj 2 mince. Pri najatí: strať 1 bod počestnosti.

## Buildings

building-smithy = Kováčska vyhňa
    .acc = Kováčsku vyhňu
    .short = Vyhňa
    .text = Okamžite získaj 4 kamene.
building-steeple = Zvonica
    .acc = Zvonicu
    .short = Zvonica
    .text = Na konci hry: 2 VB, ak máš vyššiu úroveň katedrály než ktokoľvek iný.
building-stone_market = Trh s kameňom
    .acc = Trh s kameňom
    .short = Trh: kameň
    .text = Na konci hry: 2 VB, ak máš viac kameňov než ktokoľvek iný.
building-tavern = Krčma
    .acc = Krčmu
    .short = Krčma
    .text = Okamžite smieš zadarmo najať ktoréhokoľvek vyloženého učňa.
building-thieves_den = Zlodejský brloh
    .acc = Zlodejský brloh
    .short = Zlod. brloh
    .text = Okamžite získaj 4 mince.
building-tilers_hut = Chalupa dláždiča
    .acc = Chalupu dláždiča
    .short = Dláždič
    .text = Na konci hry: 1 VB za každého tvojho učňa s dláždičskou zručnosťou.
building-trading_post = Obchodná stanica
    .acc = Obchodnú stanicu
    .short = Stanica
    .text = Na konci hry: 1 bod počestnosti za každé 4 kusy hliny, dreva a kameňa spolu.
building-treasury = Pokladnica
    .acc = Pokladnicu
    .short = Pokladnica
    .text = Okamžite získaj 1 zlato, alebo 3 mince.
building-university = Univerzita
    .acc = Univerzitu
    .short = Univerzita
    .text = Na konci hry: 2 VB, ak nemáš nesplatený dlh.
building-watchtower = Strážna veža
    .acc = Strážnu vežu
    .short = Strážna v.
    .text = Okamžite: všetci hráči, ktorí majú vo väzení 3 a viac svojich služobníkov, strácajú 1 bod počestnosti.
building-well = Studňa
    .acc = Studňu
    .short = Studňa
    .text = Okamžite získaj 4 hliny.
building-wood_market = Trh s drevom
    .acc = Trh s drevom
    .short = Trh: drevo
    .text = Na konci hry: 2 VB, ak máš viac dreva než ktokoľvek iný.
building-aqueduct = Akvadukt
    .acc = Akvadukt
    .short = Akvadukt
    .text = Na konci hry: 1 VB za každú tvoju budovu vrátane tejto.
building-armoury = Zbrojnica
    .acc = Zbrojnicu
    .short = Zbrojnica
    .text = Okamžite smieš zadarmo zajať jednu skupinku.
building-barracks = Kasárne
    .acc = Kasárne
    .short = Kasárne
    .text = Okamžite smieš vyslobodiť všetkých svojich služobníkov z cudzích dosiek, alebo zajať jednu skupinku.
building-betting_house = Stávkareň
    .acc = Stávkareň
    .short = Stávkareň
    .text = Okamžite si vezmi 1 dlh.
building-carpenters_hut = Chalupa tesára
    .acc = Chalupu tesára
    .short = Tesár
    .text = Na konci hry: 1 VB za každého tvojho učňa s tesárskou zručnosťou.
building-castle = Hrad
    .acc = Hrad
    .short = Hrad
    .text = Na konci hry: 1 bod počestnosti za každé 2 zlatá.
building-chapel = Kaplnka
    .acc = Kaplnku
    .short = Kaplnka
    .text = Na konci hry: 2 body počestnosti, ak máš vyššiu úroveň katedrály než ktokoľvek iný.
building-church = Kostol
    .acc = Kostol
    .short = Kostol
    .text = Okamžite smieš zničiť 1 svoj nesplatený dlh.
building-clay_market = Trh s hlinou
    .acc = Trh s hlinou
    .short = Trh: hlina
    .text = Na konci hry: 2 VB, ak máš viac hliny než ktokoľvek iný.
building-clay_pit = Hlinisko
    .acc = Hlinisko
    .short = Hlinisko
    .text = Okamžite získaj 1 zlato, alebo 1 mramor.
building-drafting_room = Rysovňa
    .acc = Rysovňu
    .short = Rysovňa
    .text = Okamžite si dober 2 karty budov.
building-dungeon = Žalár
    .acc = Žalár
    .short = Žalár
    .text = Na konci hry: strať 2 body počestnosti.
building-factory = Manufaktúra
    .acc = Manufaktúru
    .short = Manufaktúra
    .text = Okamžite získaj 2 mramory.
building-fortress = Citadela
    .acc = Citadelu
    .short = Citadela
    .text = Okamžite smieš zadarmo zajať dve skupinky.
building-fountain = Fontána
    .acc = Fontánu
    .short = Fontána
    .text = Na konci hry ťa každý nesplatený dlh stojí o 1 VB menej.
building-gamblers_den = Hazardérsky brloh
    .acc = Hazardérsky brloh
    .short = Hazardéri
    .text = Na konci hry ťa každý nesplatený dlh stojí o 1 VB viac.
building-hideout = Skrýša
    .acc = Skrýšu
    .short = Skrýša
    .text = Okamžite vysloboď všetkých svojich služobníkov z väzenia.
building-keep = Donjon
    .acc = Donjon
    .short = Donjon
    .text = Na konci hry: 1 VB za každých 3 zajatých služobníkov na tvojej doske.
building-library = Knižnica
    .acc = Knižnicu
    .short = Knižnica
    .text = Okamžite smieš dať 1 kartu budovy z ruky naspodok balíčka a získať 2 zlatá.
building-lighthouse = Maják
    .acc = Maják
    .short = Maják
    .text = Na konci hry: 1 VB za každé 4 body počestnosti.
building-lumber_camp = Drevorubačský tábor
    .acc = Drevorubačský tábor
    .short = Drevorubači
    .text = Okamžite získaj 4 drevá.
building-masons_hut = Chalupa murára
    .acc = Chalupu murára
    .short = Murár
    .text = Na konci hry: 1 VB za každého tvojho učňa s murárskou zručnosťou.
building-moneylender = Úžerník
    .acc = Úžerníka
    .short = Úžerník
    .text = Na konci hry: 1 VB za každý splatený dlh.
building-monument = Pomník
    .acc = Pomník
    .short = Pomník
    .text = Okamžite: všetci hráči získavajú 1 bod počestnosti.
building-observatory = Hvezdáreň
    .acc = Hvezdáreň
    .short = Hvezdáreň
    .text = Na konci hry: 1 bod počestnosti za každé 2 mramory.
building-palace = Palác
    .acc = Palác
    .short = Palác
    .text = Okamžite získaj 1 zlato za každé 4 body počestnosti.
building-reservoir = Vodná nádrž
    .acc = Vodnú nádrž
    .short = Vodná nádrž
    .text = Na konci hry: 1 bod počestnosti za každé 2 splatené dlhy.
building-silver_market = Trh so striebrom
    .acc = Trh so striebrom
    .short = Trh: striebro
    .text = Na konci hry: 2 VB, ak máš viac mincí než ktokoľvek iný.
building-crane = Žeriav
    .acc = Žeriav
    .short = Žeriav
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka do cechového domu a vykonať akciu ako zvyčajne.
building-graveyard = Cintorín
    .acc = Cintorín
    .short = Cintorín
    .text = Okamžite daj jedného svojho učňa naspodok balíčka.
building-museum = Múzeum
    .acc = Múzeum
    .short = Múzeum
    .text = Na konci hry: 1 bod počestnosti za každé 2 tvoje budovy vrátane tejto.

## Player boards

board-plain = bežná doska
    .acc = bežnú dosku
    .short = Bežná doska
    .text = Bežný začiatok bez schopnosti.
board-therese = Terézia
    .acc = Teréziu
    .short = Terézia
    .text = Zlato a mramor sú pre teba zameniteľné, pri platení aj pri počítaní.
board-caroline = Karolína
    .acc = Karolínu
    .short = Karolína
    .text = Po každej akcii na čiernom trhu si dober 1 kartu budovy.
board-ada = Ada
    .acc = Adu
    .short = Ada
    .text = Za každú akciu platíš o 1 daň menej.
board-frederick = Fridrich
    .acc = Fridricha
    .short = Fridrich
    .text = Pri práci na katedrále neodkladáš kartu budovy.
board-rudolf = Rudolf
    .acc = Rudolfa
    .short = Rudolf
    .text = Najatie v dielni ťa stojí o 1 mincu menej a smieš mať 6 učňov.
board-lothaire = Lotar
    .acc = Lotara
    .short = Lotar
    .text = Budovy aj práca na katedrále ťa stoja o 1 drevo alebo o 1 kameň menej.
board-hugo = Hugo
    .acc = Huga
    .short = Hugo
    .text = Keď si máš vziať dlh, smieš zaplatiť 2 mince a nevziať si ho.
board-clovis = Chlodovik
    .acc = Chlodovika
    .short = Chlodovik
    .text = S každou postavenou budovou si dober 1 kartu budovy.
board-fara = Fara
    .acc = Faru
    .short = Fara
    .text = Pri každom obnovení smieš vyslobodiť z väzenia 1 svojho služobníka.
board-bertha = Berta
    .acc = Bertu
    .short = Berta
    .text = Keď uvrhneš zajatých služobníkov do väzenia, získaj o 2 mince viac.

## Rewards

reward-silver = Odmena: 1 bod počestnosti, 3 mince
    .short = 1 bod počestnosti, 3 mince
reward-wood = Odmena: 1 bod počestnosti, 2 drevá
    .short = 1 bod počestnosti, 2 drevá
reward-stone = Odmena: 1 bod počestnosti, 2 kamene
    .short = 1 bod počestnosti, 2 kamene
reward-building = Odmena: 1 bod počestnosti, 1 karta budovy
    .short = 1 bod počestnosti, 1 karta budovy
reward-virtue = Odmena: 2 body počestnosti
    .short = 2 body počestnosti
reward-gold = Odmena: 1 bod počestnosti, 1 zlato
    .short = 1 bod počestnosti, 1 zlato

## Rivals of the solo game: the value stands inside a sentence, .short on labels

rival-constantine = Konštantín
    .acc = Konštantína
    .short = Konštantín
    .text = Zameranie: námestie; pridá 1 daň a vykoná 1 zajatie za každého svojho služobníka tam. Kedykoľvek uvrhne zajatých služobníkov do väzenia, získa 1 mramor.
rival-helena = Helena
    .acc = Helenu
    .short = Helena
    .text = Zameranie: cechový dom; postúpi na katedrále, a ak nemôže, získa 1 bod počestnosti. Každý postup jej prináša 1 mincu.

## Schemes of the rivals; .short: only the places

scheme-start_2 = Počiatočná intriga: zameranie
    .short = Zameranie
    .text = Protivník vykoná svoje zameranie.
scheme-start_3 = Počiatočná intriga: zameranie
    .short = Zameranie
    .text = Protivník vykoná svoje zameranie.
scheme-start_4 = Počiatočná intriga: strážnica, inak čierny trh
    .short = Strážnica, inak čierny trh
    .text = Ak má protivník vo väzení 2 a viac služobníkov, ide na strážnicu a vykoná tam akcie; inak na prvé voľné miesto čierneho trhu.
scheme-start_5 = Počiatočná intriga: námestie, inak strieborník
    .short = Námestie, inak strieborník
    .text = Ak má jeden človek na otvorenej lokácii 3 a viac služobníkov, ide protivník na námestie a berie zajatcov; inak k strieborníkovi po mince.
scheme-start_6 = Počiatočná intriga: vyberač daní, inak bane
    .short = Vyberač daní, inak bane
    .text = Ak sú u vyberača daní 4 a viac mincí, ide tam protivník a vezme si ich; inak do baní.
scheme-start_9 = Počiatočná intriga: dielňa
    .short = Dielňa
    .text = Protivník ide do dielne, odstráni 2 učňov, pridá 2 dane a získa 1 budúcu intrigu.
scheme-start_10 = Počiatočná intriga: kráľovský sklad
    .short = Kráľovský sklad
    .text = Protivník ide do kráľovského skladu a získa 1 bod počestnosti a 1 budúcu intrigu.
scheme-start_11 = Počiatočná intriga: strážnica, inak les
    .short = Strážnica, inak les
    .text = Ak protivník drží zajatých služobníkov, ide na strážnicu a vykoná tam akcie; inak do lesa po mince.
scheme-future_2 = Budúca intriga: cechový dom, inak zameranie
    .short = Cechový dom, inak zameranie
    .text = Ak protivník môže postúpiť na katedrále a má počestnosť 9 alebo menej, urobí to v cechovom dome; inak vykoná svoje zameranie.
scheme-future_3 = Budúca intriga: cechový dom, inak kráľovský sklad
    .short = Cechový dom, inak kráľovský sklad
    .text = Ak protivník môže postúpiť na katedrále a nezostáva žiadna budúca intriga, urobí to v cechovom dome; inak získa v kráľovskom sklade 1 bod počestnosti a 1 budúcu intrigu.
scheme-future_4 = Budúca intriga: námestie, inak zameranie
    .short = Námestie, inak zameranie
    .text = Ak má jeden človek na otvorenej lokácii 4 a viac služobníkov, ide protivník na námestie a berie zajatcov; inak vykoná svoje zameranie.
scheme-future_5 = Budúca intriga: vyberač daní, inak strieborník
    .short = Vyberač daní, inak strieborník
    .text = Ak je u vyberača daní 8 a viac mincí, ide tam protivník a vezme si ich; inak k strieborníkovi po mince.
scheme-future_6 = Budúca intriga: strážnica, inak námestie
    .short = Strážnica, inak námestie
    .text = Ak protivník drží zajatých služobníkov, ide na strážnicu a vykoná tam akcie; inak ide na námestie a berie zajatcov.
scheme-future_10 = Budúca intriga: čierny trh
    .short = Čierny trh
    .text = Protivník ide na prvé voľné miesto čierneho trhu a potom otočí ešte jednu intrigu.
scheme-classic_start_1 = Počiatočná intriga: cechový dom
    .short = Cechový dom
    .text = V cechovom dome protivník postúpi na katedrále; ak to nie je možné, získa 1 mramor.
scheme-classic_start_7 = Počiatočná intriga: kráľovský sklad
    .short = Kráľovský sklad
    .text = Protivník ide do kráľovského skladu a získa 1 bod počestnosti.
scheme-classic_start_8 = Počiatočná intriga: kráľovský sklad
    .short = Kráľovský sklad
    .text = Protivník ide do kráľovského skladu a získa 1 bod počestnosti.
scheme-classic_future_11 = Budúca intriga: cechový dom
    .short = Cechový dom
    .text = V cechovom dome protivník postúpi na katedrále; ak to nie je možné, získa 1 mramor.

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; amounts come as counted
# phrases in the accusative; places come as whole phrases (to, at, from).

## Settings of a table

option-boards = Dosky hráčov
    .about = Bežné dosky sú všetky rovnaké, ostatné majú vlastný začiatok a vlastnú schopnosť.
option-boards-standard = bežné
option-boards-dealt = náhodne rozdané
option-boards-chosen = postupne vybrané
option-promos = Promo karty
    .about = Traja učni a tri budovy navyše, s variabilnými doskami aj päť ďalších dosiek.
option-promos-without = bez nich
option-promos-with = s nimi
option-rival = Protivník
    .about = Automatický protivník, ktorý hrá podľa kariet intríg a počíta sa ako hráč.
option-rival-nobody = nikto
option-rival-constantine = Konštantín, ktorý berie zajatcov
option-rival-helena = Helena, ktorá stavia katedrálu

## What is asked

ask-choose-board = S ktorou doskou budeš hrať?
ask-draft-apprentice = Ktorého učňa si vezmeš ako prvého? Nič zaň neplatíš.
ask-draft-building = Ktorú kartu budovy si necháš? Ostatné dostane ďalší hráč.
ask-draft-discard = Ktorú zo štyroch kariet si nenecháš?
ask-take-turn = Kam umiestniš služobníka? Voľných ti zostáva { $workers }.
ask-take-back = Nemáš voľného služobníka. Ktorého si vezmeš späť?
ask-place-more = Umiestniš ešte jedného služobníka { $location }?
ask-mine = Vyťažíš hlinu, alebo zlato?
ask-trade = Čo vymeníš? { $left ->
    [one] Zostáva { $left } výmena.
    [few] Zostávajú { $left } výmeny.
   *[other] Zostáva { $left } výmen.
    }
ask-at-workshop = Najmeš učňa, alebo si doberieš karty budov? Bez preskakovania dosiahneš najviac na { $columns }. stĺpec.
ask-at-middle = Najmeš zadarmo učňa, alebo si pozrieš karty budov?
ask-keep-one = Ktorú kartu si necháš? Ostatné pôjdu naspodok balíčka.
ask-free-hire = Ktorého učňa najmeš zadarmo? Smieš aj odmietnuť.
ask-dismiss = Ktorý z tvojich učňov pôjde naspodok balíčka?
ask-capture = Koho zajmeš? { $price ->
    [none] Nič to nestojí.
   *[some] Stojí to { $price }.
    } { $left ->
    [one] Zostáva { $left } zajatie.
    [few] Zostávajú { $left } zajatia.
   *[other] Zostáva { $left } zajatí.
    }
ask-at-guardhouse = Čo urobíš na strážnici? { $left ->
    [one] Zostáva { $left } akcia.
    [few] Zostávajú { $left } akcie.
   *[other] Zostáva { $left } akcií.
    }
ask-at-guildhall = Čo postavíš? Smieš aj pracovať na katedrále.
ask-choose = Ktorú možnosť si vyberieš?
ask-give-up = Ktorú kartu budovy dáš naspodok balíčka? Smieš aj odmietnuť.
ask-discard-down = Ktoré karty dáš naspodok balíčka? V ruke smieš mať { $limit } kariet budov, odlož teda ešte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
    }.
ask-use-ability = { $moment ->
    [reset] Obnovuje sa čierny trh. Využiješ nejakú schopnosť?
   *[other] Využiješ nejakú schopnosť?
    }
ask-pay-bill = { $mixed ->
    [0] Ako zaplatíš { $goods }?
   *[other] { $goods ->
        [none] Ako zaplatíš { $mixed ->
            [one] { $mixed } kus
            [few] { $mixed } kusy
           *[other] { $mixed } kusov
            } { $mix }? Kombinácia je ľubovoľná.
       *[some] Ako zaplatíš { $goods } a k tomu { $mixed ->
            [one] { $mixed } kus
            [few] { $mixed } kusy
           *[other] { $mixed } kusov
            } { $mix }? Kombinácia je ľubovoľná.
        }
    }
ask-face-loss = Máš stratiť { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }, teraz máš { $have }. Čo urobíš?
ask-face-debt = Máš si vziať dlh. Radšej zaplatíš?

## What stands on the buttons

move-board = Hrať s doskou: { $board }
move-place = Umiestniť služobníka { $location }
    .verb = Umiestniť služobníka
    .which = { $location }
move-back = Vziať si späť služobníka { $location }
    .verb = Vziať si späť služobníka
    .which = { $location }
move-back-board = Vziať si späť služobníka, ktorého drží { $player }
    .verb = Vziať si späť služobníka
    .which = ktorého drží { $player }
move-dig = Vyťažiť { $kind }
move-trade-virtue = Vymeniť ľubovoľné 2 kusy (hlina, drevo, kameň) za 1 bod počestnosti
move-trade-marble = Vymeniť ľubovoľné 3 kusy (drevo, kameň) za 1 mramor
move-trade = Vykonať výmenu: { $apprentice }
    .verb = Vykonať výmenu
    .which = { $apprentice }
move-hire = { $price ->
    [none] Najať: { $apprentice }
   *[some] Najať: { $apprentice }, za { $price }
    }
    .verb = Najať
    .which = { $apprentice }
    .note = { $price ->
        [none] zadarmo
       *[some] za { $price }
        }
price-laid = { $count ->
    [one] { $count } mincu na preskočených učňov
    [few] { $count } mince na preskočených učňov
   *[other] { $count } mincí na preskočených učňov
    }
move-dismiss = Dať naspodok balíčka: { $apprentice }
    .verb = Dať naspodok balíčka
    .which = { $apprentice }
move-draw = Dobrať si { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } kariet budov
    }
move-look = Pozrieť si { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } kariet budov
    } a jednu si nechať
move-keep = Nechať si: { $building }
    .verb = Nechať si
    .which = { $building }
move-discard = Dať naspodok balíčka: { $building }
    .verb = Dať naspodok balíčka
    .which = { $building }
move-capture = Zajať { $count ->
    [one] { $count } služobníka
    [few] { $count } služobníkov
   *[other] { $count } služobníkov
    } { $location } ({ $player })
    .verb = Zajať
    .which = { $count ->
        [one] { $count } služobníka
        [few] { $count } služobníkov
       *[other] { $count } služobníkov
        } { $location } ({ $player })
move-capture-own = Vrátiť na dosku { $count ->
    [one] { $count } služobníka
    [few] { $count } služobníkov
   *[other] { $count } služobníkov
    } { $location }
    .verb = Vrátiť na dosku
    .which = { $count ->
        [one] { $count } služobníka
        [few] { $count } služobníkov
       *[other] { $count } služobníkov
        } { $location }
move-imprison = { $count ->
    [0] Uvrhnúť zajatých služobníkov do väzenia
    [one] Uvrhnúť do väzenia { $count } zajatého služobníka
    [few] Uvrhnúť do väzenia { $count } zajatých služobníkov
   *[other] Uvrhnúť do väzenia { $count } zajatých služobníkov
    }
move-free-prison = { $count ->
    [0] Vyslobodiť služobníkov z väzenia
    [one] Vyslobodiť z väzenia { $count } služobníka
    [few] Vyslobodiť z väzenia { $count } služobníkov
   *[other] Vyslobodiť z väzenia { $count } služobníkov
    }
move-free-boards = { $count ->
    [0] Vyslobodiť služobníkov zo zajatia
    [one] Vyslobodiť zo zajatia { $count } služobníka
    [few] Vyslobodiť zo zajatia { $count } služobníkov
   *[other] Vyslobodiť zo zajatia { $count } služobníkov
    } { $price ->
    [none] zadarmo
   *[some] za { $price }
    }
move-settle-debt = { $price ->
    [none] Splatiť dlh zadarmo
   *[some] Splatiť dlh za { $price }
    }
move-build = Postaviť: { $building }
    .verb = Postaviť
    .which = { $building }
move-cathedral = Pracovať na katedrále, { $level }. úroveň
move-cathedral-card = Pracovať na katedrále, { $level }. úroveň, odložiť: { $building }
    .verb = Pracovať na katedrále
    .which = odložiť: { $building }
    .note = { $level }. úroveň
move-stop = Skončiť
move-decline = Odmietnuť
move-choose = Vybrať: { $effects }
    .verb = Vybrať
    .which = { $effects }
move-use = Využiť: { $apprentice }
    .verb = Využiť
    .which = { $apprentice }
move-bear = { $debts ->
    [none] Stratiť { $virtue }
   *[some] { $virtue ->
        [none] Vziať si { $debts }, počestnosť už nezostáva
       *[some] Stratiť { $virtue } a vziať si { $debts }
        }
    }
move-accept = Vziať si dlh
move-avoid = { $price ->
    [none] Dlh si nevziať
   *[some] Zaplatiť { $price } a dlh si nevziať
    }
move-pay = { $goods ->
    [none] Neplatiť nič
   *[some] Zaplatiť { $goods }
    }
move-give = { $goods ->
    [none] Nedať nič
   *[some] Dať { $goods }
    }
move-spare = Ušetriť { $kind }

## What effects do, on buttons

effect-destroy-debt = zničiť { $count ->
    [one] { $count } nesplatený dlh
    [few] { $count } nesplatené dlhy
   *[other] { $count } nesplatených dlhov
    }
effect-capture = zajať { $count ->
    [one] { $count } skupinku služobníkov
    [few] { $count } skupinky služobníkov
   *[other] { $count } skupiniek služobníkov
    }
effect-free-captives = vyslobodiť svojich služobníkov zo zajatia
effect-free-prisoners = vyslobodiť svojich služobníkov z väzenia
effect-imprison = uvrhnúť zajatých služobníkov do väzenia
effect-hire = najať zadarmo učňa
effect-lose-virtue = stratiť { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }
effect-take-debt = vziať si { $count ->
    [one] { $count } dlh
    [few] { $count } dlhy
   *[other] { $count } dlhov
    }

## Why not

refused-other-location = Budova umiestňuje služobníka { $location }, inam nie.
refused-too-few-goods = Potrebuješ { $need ->
    [one] { $need } kus
    [few] { $need } kusy
   *[other] { $need } kusov
    } { $what } a máš { $have }, teda o { $lack } menej.
refused-too-little-silver = Stojí to { $need ->
    [one] { $need } mincu
    [few] { $need } mince
   *[other] { $need } mincí
    } a máš { $have }, teda o { $lack } menej.
refused-cannot-pay = Toto teraz nemôžeš zaplatiť.
refused-nothing-to-do = Nedržíš zajatých služobníkov, nemáš koho vyslobodiť ani aký dlh splatiť, nie je tu teda čo robiť.
refused-no-tax = U vyberača daní neležia žiadne mince, pribudnú, keď niekto zaplatí daň.
refused-nothing-to-build = Teraz nemôžeš zaplatiť nič, čo sa tam smie stavať.
refused-virtue-too-high = Na čierny trh smie len ten, kto má počestnosť { $limit } alebo menej, a ty máš { $have }.
refused-space-taken = Toto miesto je obsadené ({ $player }), uvoľní sa po obnovení.
refused-nobody-there = Nikto taký tam nestojí.
refused-open-location-first = Najprv sa vracajú služobníci z otvorených lokácií.
    .advice = Vezmi si späť niekoho z nich.
refused-too-few-workers = Na zlato potrebuješ v baniach { $need ->
    [one] { $need } služobníka
    [few] { $need } služobníkov
   *[other] { $need } služobníkov
    } a máš { $have }.
refused-not-your-trade = { $apprentice }: takú výmenu nemáš.
refused-not-shown = { $apprentice }: táto karta v ponuke nie je.
refused-not-your-apprentice = { $apprentice }: túto kartu nemáš.
refused-ability-used = { $apprentice }: táto schopnosť už poslúžila, každá funguje raz.
refused-ability-is-idle = { $apprentice }: táto schopnosť by teraz nič neurobila.
refused-no-building-cards = Balíček budov je prázdny.
refused-not-among-them = { $building }: táto karta medzi ponúkanými nie je.
refused-not-in-hand = { $building }: túto kartu v ruke nemáš.
refused-too-few-skills = Tvojim učňom chýba: { $skills }; učni sa najímajú v dielni.
refused-cathedral-finished = Stojíš na vrchole katedrály.
refused-virtue-too-low = Na prácu na katedrále potrebuješ počestnosť { $need } a máš { $have }.
refused-level-full = Na { $level }. úrovni katedrály nie je voľné miesto.
refused-no-card-needed = S tvojou doskou sa žiadna karta neodkladá.
    .advice = Zvoľ postup bez karty.
refused-no-card-to-give = Pri práci na katedrále musíš odložiť kartu budovy z ruky.
refused-too-many-locations = Pri jednej návšteve smieš zajímať { $most ->
    [1] len na { $most } lokácii
   *[other] najviac na { $most } rôznych lokáciách
    }.
refused-no-captives = Nedržíš žiadnych zajatých služobníkov.
refused-nobody-in-prison = Vo väzení nemáš žiadnych služobníkov.
refused-nobody-held = Na cudzích doskách nie sú žiadni tvoji služobníci.
refused-no-debt = Nemáš žiadny nesplatený dlh.
refused-first-is-compulsory = Prvú akciu návštevy musíš vykonať.
refused-not-declinable = Toto odmietnuť nemožno.
    .advice = Vyber si niektorú možnosť.
refused-no-such-option = { $options ->
    [one] Je tu len { $options } možnosť.
    [few] Sú tu len { $options } možnosti.
   *[other] Je tu len { $options } možností.
    }
refused-option-is-idle = Toto by teraz nič neurobilo.
    .advice = Vyber si inú možnosť.
refused-board-not-in-play = { $board }: táto doska v tejto hre nie je.
refused-board-taken = { $board }: s touto doskou už hrá niekto iný.
refused-spare-first = Ešte nie je rozhodnuté, či ušetríš 1 drevo, alebo 1 kameň.
    .advice = Zvoľ to ako prvé.
refused-choose-mix = Ešte nie je rozhodnuté, ktoré suroviny dáš; spolu { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusov
    }.
    .advice = Zvoľ ich.
refused-wrong-mix = Treba dať presne { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusov
    } surovín, ktoré sa sem hodia.
refused-nothing-to-spare = Tu nie je čo ušetriť.

## What has happened: setup

event-opened = Hra je pripravená.
event-board-taken = { $player } hrá za { $board }.
event-first-player = { $reason ->
    [virtue] { $player } má najvyššiu počestnosť a začína.
   *[other] { $player } začína.
    }
event-apprentice-drafted = { $player } si ako prvého učňa berie { $apprentice }.
event-drafted = { $building ->
    [hidden] { $player } si necháva kartu budovy.
   *[other] { $player } si necháva { $building }.
    }
event-packets-passed = Každý posiela doľava { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
    }.
event-packets-returned = Posledná karta z každej rozdanej sady ide naspodok balíčka.

## What has happened: a turn

event-placed = { $player } umiestňuje služobníka { $location }.
event-gained = { $player } získava { $kind }.
event-paid = { $tax ->
    [0] { $goods ->
        [none] { $player } nič neplatí.
       *[some] { $player } platí { $goods }.
        }
   *[other] { $goods ->
        [none] { $player } platí { $tax ->
            [one] { $tax } daň
            [few] { $tax } dane
           *[other] { $tax } daní
            }.
       *[some] { $player } platí { $goods } a k tomu { $tax ->
            [one] { $tax } daň
            [few] { $tax } dane
           *[other] { $tax } daní
            }.
        }
    }
event-silver-laid = { $player } kladie { $count ->
    [one] { $count } mincu
    [few] { $count } mince
   *[other] { $count } mincí
    } na preskočených učňov.
event-virtue-gained = { $player } získava { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }, teraz má { $now }.
event-virtue-lost = { $player } stráca { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }, teraz má { $now }.
event-debt-taken = { $player } si berie 1 dlh.
event-debt-avoided = { $player } sa vyhýba dlhu.
event-debt-paid = { $player } spláca 1 dlh.
event-debt-destroyed = { $player } ničí 1 nesplatený dlh.
event-cards-drawn = { $buildings ->
    [none] { $player } si doberá { $count ->
        [one] { $count } kartu budovy
        [few] { $count } karty budov
       *[other] { $count } kariet budov
        }.
   *[some] { $player } si doberá { $count ->
        [one] { $count } kartu budovy
        [few] { $count } karty budov
       *[other] { $count } kariet budov
        }: { $buildings }.
    }
event-card-given = { $building ->
    [hidden] { $player } dáva kartu budovy naspodok balíčka.
   *[other] { $player } dáva { $building } naspodok balíčka.
    }
event-card-discarded = { $building ->
    [hidden] { $player } odkladá kartu budovy naspodok balíčka.
   *[other] { $player } odkladá { $building } naspodok balíčka.
    }
event-looked = { $player } si pozerá vrch balíčka: { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } kariet budov
    }.
event-card-kept = { $building ->
    [hidden] { $player } si necháva jednu z kariet, ostatné idú naspodok balíčka.
   *[other] { $player } si necháva { $building }, ostatné idú naspodok balíčka.
    }
event-captured = { $player } zajíma { $count ->
    [one] { $count } služobníka
    [few] { $count } služobníkov
   *[other] { $count } služobníkov
    } { $location }, { $count ->
    [one] prichádza o neho
    [few] prichádza o nich
   *[other] prichádza o nich
    } { $whose }.
event-workers-home = { $player } si berie späť { $count ->
    [one] { $count } služobníka
    [few] { $count } služobníkov
   *[other] { $count } služobníkov
    } { $location }.
event-imprisoned = { $player } uvrhuje do väzenia { $count ->
    [one] { $count } zajatého služobníka
    [few] { $count } zajatých služobníkov
   *[other] { $count } zajatých služobníkov
    }.
event-sent-to-prison = { $player }: do väzenia { $count ->
    [one] ide { $count } služobník
    [few] idú { $count } služobníci
   *[other] ide { $count } služobníkov
    } { $location }.
event-freed = { $where ->
    [prison] { $player } vyslobodzuje z väzenia { $count ->
        [one] { $count } služobníka
        [few] { $count } služobníkov
       *[other] { $count } služobníkov
        }.
   *[boards] { $player } vyslobodzuje zo zajatia { $count ->
        [one] { $count } služobníka
        [few] { $count } služobníkov
       *[other] { $count } služobníkov
        }.
    }
event-took-back = { $player } nemá voľného služobníka a berie si späť jedného { $location }.
event-took-back-from = { $player } nemá voľného služobníka a berie si späť jedného, ktorého drží { $whose }.
event-tax-taken = { $player } si berie od vyberača daní { $count ->
    [one] { $count } mincu
    [few] { $count } mince
   *[other] { $count } mincí
    }.
event-tax-added = { $player } pridáva k vyberačovi daní { $count ->
    [one] { $count } mincu
    [few] { $count } mince
   *[other] { $count } mincí
    } zo spoločnej zásoby.

## What has happened: apprentices and buildings

event-hired = { $coins ->
    [0] { $player } najíma { $apprentice }.
    [one] { $player } najíma { $apprentice } a berie si { $coins } mincu, ktorá tam leží.
    [few] { $player } najíma { $apprentice } a berie si { $coins } mince, ktoré tam ležia.
   *[other] { $player } najíma { $apprentice } a berie si { $coins } mincí, ktoré tam ležia.
    }
event-dismissed = { $player } dáva { $apprentice } naspodok balíčka.
event-ability-used = { $player } využíva { $apprentice }.
event-power-used = { $player } hrá za { $board } a uplatňuje schopnosť dosky.
event-display-swept = Z ponuky učňov odchádza: { $apprentices }.
event-apprentices-came = Do ponuky učňov prichádza: { $apprentices }.
event-constructed = { $player } stavia { $building }.
event-rose-in-cathedral = { $player } postupuje na { $level }. úroveň katedrály.
event-reward-taken = { $player } si berie odmenu: { $reward }.

## What has happened: reset and end

event-market-reset = { $player } vyvoláva obnovenie čierneho trhu.
event-market-turned = { $left ->
    [0] Vrchná karta trhu sa otáča, malá už žiadna nezostáva.
    [one] Vrchná karta trhu sa otáča, zostáva { $left } malá.
    [few] Vrchná karta trhu sa otáča, zostávajú { $left } malé.
   *[other] Vrchná karta trhu sa otáča, zostáva { $left } malých.
    }
event-market-shuffled = Karty veľkého trhu sa zamiešajú do novej malej kôpky.
event-turn-passed = { $player } pasuje, všetci služobníci ležia v cechovom dome.
event-last-space-filled = { $player } obsadzuje posledné miesto v cechovom dome. Každý má ešte jeden ťah.
event-end-effect = Na konci hry { $player } uplatňuje { $building }.
event-scored = { $player } má spolu { $points } VB.

## What the rival does, and why; $player is the rival

event-scheme-turned = { $player } otáča intrigu: { $scheme } (pravidlo { $rule }).
event-schemes-shuffled = { $player } mieša do nového balíčka { $count ->
    [one] { $count } intrigu
    [few] { $count } intrigy
   *[other] { $count } intríg
    } (pravidlo { $rule }).
event-rival-chose = { $player } { $condition ->
    [prison] má vo väzení služobníkov: { $have }, karta vyžaduje aspoň { $need }
    [group] porovnáva s kartou najväčšiu skupinku jedného človeka ({ $have }), karta vyžaduje aspoň { $need }
    [tax] počíta mince u vyberača daní ({ $have }), karta vyžaduje aspoň { $need }
    [captives] { $option ->
        [upper] drží zajatých služobníkov
       *[lower] nedrží zajatých služobníkov
        }
    [cathedral_virtue] { $option ->
        [upper] môže postúpiť na katedrále a má počestnosť { $have }, teda najviac { $need }
       *[lower] nemôže postúpiť na katedrále alebo má počestnosť nad { $need }: { $have }
        }
    [cathedral_future] { $option ->
        [upper] môže postúpiť na katedrále a nezostáva žiadna budúca intriga
       *[lower] nemôže postúpiť na katedrále alebo budúce intrigy ešte zostávajú
        }
    [princess] { $option ->
        [upper] má pri princeznej najviac služobníkov
       *[lower] nemá pri princeznej najviac služobníkov
        }
    [monument_or_cathedral] { $option ->
        [upper] môže postaviť monument alebo postúpiť na katedrále
       *[lower] nemôže postaviť monument ani postúpiť na katedrále
        }
   *[influence] má vplyv { $have }, karta vyžaduje najviac { $need }
    }; platí teda { $option ->
    [upper] horná
   *[lower] dolná
    } možnosť karty (pravidlo { $rule }).
event-rival-went = { $player } umiestňuje služobníka { $location }{ $reason ->
    [focus] , ako určuje zameranie
    [free] , na prvé voľné miesto
    [princess] , kde stojí princezná
   *[card] , ako určuje karta
    } (pravidlo { $rule }).
event-rival-picked = { $player } vykonáva prvú možnú položku zoznamu, { $place }. v poradí (pravidlo { $rule }).
event-rival-stopped = { $player } už nemá voľného služobníka, ďalšia karta prepadá (pravidlo { $rule }).
event-rival-took-back = { $player } nemá voľného služobníka a berie si späť { $where ->
    [group] najväčšiu skupinku z otvorenej lokácie
    [prison] všetkých z väzenia
    [boards] všetkých, ktorých držia ľudia
   *[market] jedného z čierneho trhu
    } (pravidlo { $rule }).
event-rival-passed = { $player } nemá služobníka, ktorý by sa mohol vrátiť, a pasuje (pravidlo { $rule }).
event-rival-future = { $player } získava budúcu intrigu: { $scheme }; { $left ->
    [0] žiadna nezostáva
    [one] zostáva { $left }
    [few] zostávajú { $left }
   *[other] zostáva { $left }
    } (pravidlo { $rule }).
event-rival-marker = { $player } posúva ukazovateľ surovín o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
    }, stojí na políčku: { $space } (pravidlo { $rule }).
event-rival-wrapped = { $player } prekračuje pravý koniec stupnice surovín, ukazovateľ sa vracia na hlinu a prináša { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorov
    } (pravidlo { $rule }).
event-rival-converted = { $gets ->
    [none] { $player } má získať { $what }, ale nezíska nič
   *[some] { $player } má získať { $what }, ale získava { $gets }
    } (pravidlo { $rule }).
event-rival-debtless = { $player } nemá aký dlh zničiť, namiesto toho získava { $kind } (pravidlo { $rule }).
event-rival-aimed = { $player } mieri od ukazovateľa surovín ({ $space }) na { $column }. stĺpec učňov (pravidlo { $rule }).
event-rival-sought = { $player } hľadá od ukazovateľa surovín ({ $space }) doprava { $target ->
    [monument] dostupný monument
   *[contribution] surovinu na príspevok
    } a nachádza { $kind } (pravidlo { $rule }).
event-rival-targeted = { $player } berie zajatcov { $location }: { $reason ->
    [tied] rovnaké skupinky tu má viac ľudí, každá má { $count ->
        [one] { $count } služobníka
        [few] { $count } služobníkov
       *[other] { $count } služobníkov
        }, a všetky sú zajaté
    [priority] zo skupiniek, ktoré majú { $count ->
        [one] { $count } služobníka
        [few] { $count } služobníkov
       *[other] { $count } služobníkov
        }, je táto v poradí prvá
   *[largest] najväčšia skupinka, { $count ->
        [one] { $count } služobník
        [few] { $count } služobníci
       *[other] { $count } služobníkov
        }
    } (pravidlo { $rule }).
event-rival-missed = { $player } nemá koho zajať, { $count ->
    [one] prepadá { $count } zajatie
    [few] prepadajú { $count } zajatia
   *[other] prepadá { $count } zajatí
    } (pravidlo { $rule }).
event-rival-guarded = { $player } vykonáva na strážnici prvú akciu, ktorá niečo urobí: { $action ->
    [prison] vyslobodenie z väzenia
    [imprison] uvrhnutie zajatcov do väzenia
    [boards] vyslobodenie zo zajatia
    [debt] splatenie dlhu
   *[future] budúca intriga
    } (pravidlo { $rule }).
event-rival-powered = { $player } uplatňuje schopnosť dosky protivníka (pravidlo { $rule }).

## Lines of the score sheet

line-buildings = Budovy
line-building-bonus = Efekty budov
line-cathedral = Katedrála
line-virtue = Počestnosť
line-debts = Nesplatené dlhy
line-goods = Zlato a mramor
line-silver = Mince
line-prison = Služobníci vo väzení

## The score sheet of a finished match

# $level: of the cathedral
sheet-level = { $level }. úroveň
sheet-from-buildings = budovy
sheet-from-cathedral = katedrála
sheet-from-virtue = počestnosť
sheet-from-goods = zásoby
sheet-from-losses = dlhy a väzenie
# when everything else is equal
sheet-rival-wins = zhodu vyhráva protivník

## The verbs of the notation, as headings over lists of moves

verb-board = vybrať dosku
verb-place = umiestniť služobníka
verb-back = vziať si späť služobníka
verb-dig = ťažiť
verb-trade = vykonať výmenu
verb-hire = najať učňa
verb-draw = dobrať si karty budov
verb-look = pozrieť si karty budov
verb-keep = nechať si kartu
verb-discard = dať kartu naspodok balíčka
verb-dismiss = vzdať sa učňa
verb-capture = zajať služobníkov
verb-imprison = uvrhnúť zajatých služobníkov do väzenia
verb-free = vyslobodiť služobníkov
verb-settle = splatiť dlh
verb-build = postaviť budovu
verb-cathedral = pracovať na katedrále
    .picked = Ktorú kartu budovy pre katedrálu odložíš?
verb-stop = skončiť
verb-decline = odmietnuť
verb-choose = vybrať si jednu možnosť
verb-use = využiť schopnosť
verb-bear = stratiť počestnosť
verb-accept = vziať si dlh
verb-avoid = vyhnúť sa dlhu
verb-pay = zaplatiť
verb-give = dať suroviny
verb-spare = ušetriť kus

## The table before the eye: where we are, tabs of a phone, panels and small words on them

zone-town = Mesto
zone-mat = Moje
zone-hire = Učni
panel-town = Mesto
panel-hire = Ponuka učňov
note-hire = 2 dane, 2 mince
panel-boards = Dosky hráčov
note-boards = vyber si jednu
panel-packet = Karty budov na výber
note-packet = jednu si nechaj, ostatné pošli ďalej
note-packet-alone = jednu odlož, ostatné si nechaj
panel-looked = Karty z vrchu balíčka
note-looked = jednu si nechaj
# $phase: the phase of the view
headline = { $phase ->
    [boards] Výber dosiek
    [draft_apprentices] Výber prvého učňa
    [draft_buildings] Draft budov
    [last_turns] Posledné ťahy · cechový dom je plný
    [over] Záverečné bodovanie
   *[play] Cechový dom { $filled } { $spaces ->
        [16] zo
       *[other] z
        } { $spaces }
    }
term-virtue_track = Počestnosť
term-cathedral = Katedrála
cathedral-text = Na prácu na nej potrebuješ počestnosť aspoň 5, kartu budovy z ruky a cenu ďalšej úrovne. Boduje len najvyššia dosiahnutá úroveň.
guildhall-filled = { $filled } { $spaces ->
    [16] zo
   *[other] z
    } { $spaces }
black-market-text = Pre tých, čo majú počestnosť 9 alebo menej. Každá návšteva stojí 1 bod počestnosti a tretí služobník vyvolá obnovenie.
prison-text = Na konci stoja každí 2 tvoji služobníci tu 1 VB. Pri každom obnovení si ten, kto ich tu má najviac, berie dlh a každý s 3 a viac stráca 1 bod počestnosti.
virtue-text = Body na konci stoja pri každom políčku. So 4 a menej sa na katedrále nepracuje, s 10 a viac sa nechodí na čierny trh. S 2 alebo 3 je každá daň o 1 nižšia, s 0 alebo 1 o 2 nižšia.
level-name = { $level }. úroveň
# $pays: amounts in the accusative, or pay-mix
level-text = Stojí { $pays } a kartu budovy. Má hodnotu { $points ->
    [one] { $points } VB
    [few] { $points } VB
   *[other] { $points } VB
    }. { $free ->
    [0] Voľné miesto tu nie je.
    [one] Voľné je { $free } miesto.
    [few] Voľné sú { $free } miesta.
   *[other] Voľných je { $free } miest.
    }
level-reached = { $level ->
    [0] Ešte pod 1. úrovňou
   *[other] Dosiahnutá { $level }. úroveň
    }
pay-mix = { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusov
    } dreva a kameňa v ľubovoľnej kombinácii
place-quarry = Kameňolom
    .text = Získaš 1 kameň za každého svojho služobníka tu.
place-forest = Les
    .text = Získaš 1 drevo za každého svojho služobníka tu.
place-silversmith = Strieborník
    .text = Získaš 1 mincu a ďalšiu za každého svojho služobníka tu.
place-mines = Bane
    .text = Získaš 1 hlinu a ďalšiu za každého svojho služobníka tu; alebo 1 zlato za každých 2 z nich.
place-kings_storehouse = Kráľovský sklad
    .text = Jedna výmena za každého svojho služobníka tu: ľubovoľné 2 kusy hliny, dreva alebo kameňa za 1 bod počestnosti, alebo ľubovoľné 3 kusy dreva alebo kameňa za 1 mramor.
place-workshop = Dielňa
    .text = Najmi učňa za 2 dane a 2 mince; dosiahneš na toľko stĺpcov, koľko tu máš služobníkov (za každú preskočenú kartu na ňu polož 1 mincu). Alebo si dober kartu budovy a ďalšiu za každých 2 svojich služobníkov tu.
place-town_centre = Námestie
    .text = Zajmi jednu skupinku za každého svojho služobníka tu: prvú za 1 daň, každú ďalšiu za 1 mincu.
place-guardhouse = Strážnica
    .text = Jedna akcia za každého svojho služobníka tu: uvrhnúť zajatých služobníkov do väzenia a za každého získať 1 mincu, vyslobodiť svojich z väzenia alebo zo zajatia, splatiť dlh.
place-tax_stand = Vyberač daní
    .text = Strať 2 body počestnosti a vezmi si všetky mince, ktoré tu ležia.
place-market_small = Malý trh
    .text = Zaplať 1 mincu, strať 1 bod počestnosti a získaj vyznačené suroviny.
place-market_middle = Stredné miesto čierneho trhu
    .text = Zaplať 2 mince a strať 1 bod počestnosti. Najmi zadarmo ktoréhokoľvek učňa, alebo si pozri 5 kariet budov a jednu si nechaj.
place-market_large = Veľký trh
    .text = Zaplať 3 mince, strať 1 bod počestnosti a získaj vyznačené suroviny.
place-guildhall = Cechový dom
    .text = Postav budovu z ruky, s rozšírením Majestátne monumenty aj monument, alebo pracuj na katedrále. Služobník tu už zostane.
guildhall-space-effect = { $space }. miesto v cechovom dome: { $effect ->
    [reset] obnovenie čierneho trhu
   *[apprentices] učni najviac vľavo odchádzajú
    }
workers-here = { $count ->
    [one] { $count } služobník
    [few] { $count } služobníci
   *[other] { $count } služobníkov
    }
workers-prison = { $count ->
    [one] { $count } služobník
    [few] { $count } služobníci
   *[other] { $count } služobníkov
    } vo väzení
held-by = { $count ->
    [one] { $count } služobník
    [few] { $count } služobníci
   *[other] { $count } služobníkov
    }, drží: { $player }
term-holder = držiteľ
term-tax = mince u vyberača daní
coins-on = { $count ->
    [one] leží na nej { $count } minca
    [few] ležia na nej { $count } mince
   *[other] leží na nej { $count } mincí
    }
display-gap = prázdne miesto
place-apprentices = Učni
place-hand = Karty v ruke
place-built = Stavby
place-captives = Zajatci
note-of = { $value } { $most ->
    [4] zo
    [6] zo
    [7] zo
   *[other] z
    } { $most }
note-points = { $count ->
    [one] { $count } VB
    [few] { $count } VB
   *[other] { $count } VB
    }
term-home = voľní služobníci
term-unpaid = nesplatené dlhy
term-paid = splatené dlhy
term-hand = karty v ruke
term-captives = zajatí služobníci
term-level = úroveň katedrály
debt-text = Nesplatený dlh stojí na konci 2 VB. Na strážnici ho splatíš za 3 dane a 3 mince a získaš 1 bod počestnosti.
term-reward = Odmena
market-card = Karta trhu { $number }
card-copies = { $count }×
deck-buildings = karty budov v balíčku
deck-apprentices = učni v balíčku
deck-rewards = zostávajúce odmeny
building-back = Karta budovy
# $pays: amounts in the accusative; $skills: nominative, or none; $virtue: may be negative
building-needs = Stojí { $pays }. { $skills ->
    [none] Zručnosti nie sú potrebné.
   *[some] Potrebné zručnosti: { $skills }.
    }{ $virtue ->
    [0] {""}
   *[other] {" "}Počestnosť: { $virtue }.
    }
building-told = { $text } { $needs }
apprentice-told = Zručnosti: { $skills }. { $text }
board-start = Na začiatku: { $things }.
gallery-apprentices = Učni
gallery-buildings = Budovy
gallery-rewards = Odmeny
gallery-boards = Dosky hráčov
gallery-market = Čierny trh
gallery-schemes = Intrigy protivníkov
gallery-rivals = Protivníci
gallery-small = malá strana
gallery-large = veľká strana

## The rival's mat

rival-marker = Stupnica surovín
    .text = Ukazovateľ mieri na stĺpec učňov, surovinu alebo monument. Každá získaná minca ho posunie o 1 políčko doprava; za koncom sa vráti na hlinu a prinesie 1 mramor.
rival-scheme-back = Intriga
place-schemes = Otočené intrigy
term-schemes = intrigy v balíčku
term-future = budúce intrigy
place-debts = Dlhy

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Staviaš pre kráľa. Keď bude cechový dom plný, vyhrá, kto má najviac víťazných bodov.
    .title = Cieľ hry
    .one = Každá budova aj každý postup na katedrále sem položí služobníka. Keď sa obsadí všetkých 12 miest, blíži sa koniec.
    .two = Katedrála vynesie až 20 bodov.
    .three = Body dáva aj počestnosť a niektoré dvere otvára, iné zatvára.
guide-apprentice = Každý začína s jedným učňom, zadarmo.
    .title = Prvý učeň
    .do = Vyber si Kamenára.
    .one = Kedykoľvek pracuješ v kameňolome, prinesie 1 kameň navyše.
    .two = Každý učeň má zručnosť. Väčšie budovy vyžadujú tesárstvo, dláždičstvo alebo murárstvo.
    .three = Smieš ich mať päť.
guide-first = Teraz karty budov. Jednu si necháš a ostatné dostane ďalší hráč.
    .title = Prvá karta budovy
    .do = Nechaj si Studňu.
    .one = Studňa stojí 2 drevá a 2 kamene, nevyžaduje zručnosť a prinesie 3 body a 4 hliny.
    .two = Všetci vyberajú súčasne a tajne.
guide-second = Tieto karty prišli od druhého hráča.
    .title = Druhá karta
    .do = Nechaj si Veterný mlyn.
    .one = Veterný mlyn stojí 2 hliny a 3 kamene. Po postavení smieš hneď umiestniť ďalšieho služobníka.
    .two = Ostatné vyžadujú zručnosť, ktorú ešte nemáš.
guide-third = Prvá sada sa k tebe vracia, o dve karty menšia.
    .title = Tretia karta
    .do = Nechaj si Kováčsku vyhňu.
    .one = Kováčska vyhňa stojí 4 hliny a 2 drevá. Presne tú hlinu prinesie Studňa, je to teda plán.
    .two = Posledná karta z každej sady ide naspodok balíčka.
guide-town = V každom ťahu umiestniš jedného služobníka a vykonáš akciu tej lokácie.
    .title = Mesto
    .one = Na deviatich otvorených lokáciách smie stáť ľubovoľný počet služobníkov. Čím viac ich tam máš, tým viac získaš.
    .two = Čierny trh má tri miesta, každé pre jedného služobníka. Príliš počestných nepúšťa.
    .three = Máš 20 služobníkov. Zostávajú, kam ich umiestniš, kým ich niekto neodvedie.
guide-forest = Budovy sa stavajú zo surovín. Začni ich zháňať.
    .title = Prvý služobník
    .do = Umiestni služobníka do lesa.
    .one = Jeden služobník tu prinesie 1 drevo.
    .two = Kameňolom dáva rovnako kameň, strieborník mince, bane hlinu alebo zlato.
guide-rival = Druhý hráč hrá podľa rovnakých pravidiel. Po tvojom ťahu je na rade.
    .title = Druhý hráč
    .one = Tento služobník ťaží hlinu.
    .two = Sleduj, kde rastú skupinky. Čoskoro s nimi môžeš niečo urobiť.
guide-again = Druhý služobník na rovnakom mieste vynesie viac než prvý.
    .title = Spolu zarobia viac
    .do = Umiestni do lesa ďalšieho služobníka.
    .one = Teraz tu budú stáť dvaja tvoji služobníci, získaš teda 2 drevá.
    .two = Veľká skupinka je však korisť: niekto ju môže zajať.
guide-princess = Princezná navštevuje jedno miesto v meste. Dnes je to kameňolom.
    .title = Princezná
    .do = Umiestni služobníka do kameňolomu.
    .one = Získaš tu 1 kameň a Kamenár prinesie ďalší.
    .two = Kto k nej umiestni služobníka, smie prispieť na monumenty.
    .three = Kto od nej zajme služobníkov, stratí 1 bod počestnosti.
guide-contribute = Polož na kartu jeden kus a vezmi si, čo je pod ním.
    .title = Príspevok
    .do = Polož na kartu drevo.
    .one = Drevo prinesie 2 body vplyvu.
    .two = Pri ďalšom obnovení prejdú kusy na monumenty a zlacnia ich.
    .three = Pri platení a stratách nahradí vplyv mince, počestnosť, zlato alebo mramor.
guide-profiteer = Na námestí sa zajímajú služobníci. Dnes tam stojí aj šmelinár.
    .title = Námestie
    .do = Umiestni služobníka na námestie.
    .one = Každý tvoj služobník tu zajme jednu skupinku. Prvá stojí 1 daň.
    .two = Služobník pri šmelinárovi prinesie 1 bod vplyvu. Pri obnovení však všetci odtiaľ idú do väzenia.
guide-capture = Vyber skupinku. Vezmeš všetkých služobníkov jednej farby z jednej lokácie.
    .title = Zajatie
    .do = Zajmi skupinku v baniach.
    .one = Dvaja služobníci. Prídu na tvoju dosku ako zajatci.
    .two = Rovnako si môžeš vziať domov aj vlastnú skupinku.
    .three = Dane ležia u vyberača, kým si ich niekto nevezme; stojí ho to 2 body počestnosti.
guide-guardhouse = Na strážnici sa zajatci menia na mince.
    .title = Strážnica
    .do = Umiestni služobníka na strážnicu.
    .one = Tvoji zajatci pôjdu do väzenia a za každého získaš 1 mincu.
    .two = Tu tiež vyslobodíš svojich služobníkov z väzenia aj zo zajatia.
    .three = A môžeš splácať dlhy.
guide-guildhall = Máš všetko, čo potrebuje tvoja prvá budova.
    .title = Cechový dom
    .do = Umiestni služobníka do cechového domu a postav Studňu.
    .one = Služobník tu zostane do konca hry.
    .two = Studňa stojí 2 drevá a 2 kamene a prinesie 4 hliny a 3 body.
    .three = Namiesto stavby smieš postúpiť na katedrále. Na to potrebuješ počestnosť 5 a kartu z ruky.
guide-workshop = Ďalších učňov získaš v dielni.
    .title = Dielňa
    .one = Najatie stojí 2 dane a 2 mince. Alebo si tu doberieš karty budov.
    .two = S jedným služobníkom dosiahneš na prvý stĺpec, s dvoma na druhý. Kto chce ďalej, položí 1 mincu na každú preskočenú kartu.
guide-prison = Tretí služobník na čiernom trhu vyvolá obnovenie. Takisto cechový dom a plná karta príspevku.
    .title = Obnovenie a väzenie
    .one = Kto tu má pri obnovení najviac služobníkov, berie si dlh. Nesplatený dlh stojí 2 body.
    .two = Čierny trh predáva zlato a mramor za mince a 1 bod počestnosti. Pri obnovení idú jeho služobníci do väzenia.
guide-monuments = Päť monumentov čaká na niekoho s vplyvom.
    .title = Monumenty a vplyv
    .one = Každý stojí vplyv, dane a veľa kusov jednej suroviny. Každý príspevok ho zlacní všetkým.
    .two = Keď tvoj vplyv dosiahne 5 a potom 9, doberieš si kartu budovy. Kto ho má na konci najviac, berie si 4 zlatá.
guide-points = Body sa počítajú na konci.
    .title = Ako sa počítajú body
    .one = Budovy a monumenty podľa čísla na nich, niektoré na konci pridajú ďalšie.
    .two = Počestnosť prinesie od −9 do 7 bodov, medzi 6 a 9 nič.
    .three = Každé zlato a každý mramor je 1 bod, takisto každých 10 mincí. Dlhy a služobníci vo väzení body stoja.
guide-on = Teraz už mesto poznáš. Hraj ďalej, druhý hráč hrá tiež.
    .title = Hraj ďalej
    .one = S hlinou zo Studne a 2 drevami bude tvojou ďalšou budovou Kováčska vyhňa.
    .two = Ak niekto zajme tvojich služobníkov, vysloboď ich na strážnici.
    .three = Všetko na pláne sa dá prečítať: stačí sa dotknúť.

## What bots notice: one unit of each thing

sense-points = bod podľa súčasného stavu
sense-points-due = bod za to, čo sa práve stavia
sense-to-come = zvyšok hry
sense-clay = hlina
sense-wood = drevo
sense-stone = kameň
sense-gold = zlato, okrem svojho bodu
sense-marble = mramor, okrem svojho bodu
sense-silver = minca
sense-much-silver = minca nad siedmou
sense-hoard = kus zlata alebo mramoru, z ktorého už nikto nič nepostaví
sense-virtue = bod počestnosti
sense-low-virtue = bod počestnosti, ktorý chýba do katedrály
sense-high-virtue = bod počestnosti nad 9
sense-market-open = čierny trh ti je prístupný
sense-debt = nesplatený dlh
sense-debt-paid = splatený dlh
sense-home = služobník na tvojej doske
sense-few-home = služobník, ktorý ti na doske chýba do štyroch
sense-prisoner = tvoj služobník vo väzení
sense-crowd = traja alebo viac tvojich služobníkov vo väzení
sense-held = tvoj služobník na cudzej doske
sense-captive = zajatý služobník na tvojej doske
sense-at-quarry = služobník v kameňolome
sense-at-forest = služobník v lese
sense-at-silversmith = služobník u strieborníka
sense-at-mines = služobník v baniach
sense-at-storehouse = služobník v kráľovskom sklade
sense-at-workshop = služobník v dielni
sense-at-town-centre = služobník na námestí
sense-at-guardhouse = služobník na strážnici
sense-exposed = služobník tvojej najväčšej skupinky, ktorá láka na zajatie
sense-prey = služobník najväčšej cudzej skupinky
sense-apprentice = učeň
sense-carpentry = niekto, kto ovláda tesárstvo
sense-tiling = niekto, kto ovláda dláždičstvo
sense-masonry = niekto, kto ovláda murárstvo
sense-all-skills = všetky tri zručnosti spolu
sense-trader = učeň s vlastnou výmenou
sense-gatherer = učeň, ktorý pomáha pri ťažbe
sense-churchman = učeň, ktorý pomáha na katedrále
sense-builder = učeň, ktorý pomáha pri stavbe
sense-resetter = učeň, ktorý pomáha pri každom obnovení
sense-card = karta budovy v ruke
sense-plan = bod najlepšej karty v ruke podľa toho, koľko z jej ceny máš
sense-second-plan = bod druhej najlepšej karty, rovnako
sense-plan-ready = bod karty, ktorú môžeš postaviť hneď
sense-level = úroveň katedrály
sense-level-near = bod ďalšej úrovne podľa toho, koľko z jej ceny máš
sense-level-ready = bod ďalšej úrovne, na ktorú môžeš hneď
sense-to-move = si na ťahu
sense-hall-due = bod za to, čo teraz môžeš v cechovom dome postaviť
sense-hire-due = učeň, ktorého teraz smieš najať
sense-cards-due = karty, na ktoré sa práve pozrieš
sense-trade-due = výmena, ktorú ešte smieš vykonať
sense-capture-due = služobník, ktorého teraz smieš zajať
sense-guard-due = akcia, ktorú ešte smieš na strážnici vykonať
sense-choice-due = voľba, ktorá ťa ešte čaká

## Headings of big moments, shown across the table

illumination-reset = Obnovenie čierneho trhu
illumination-cathedral = { $level }. úroveň katedrály
illumination-last-turns = Posledné ťahy

## Čo sa robí: pre stránku o tom, ako sa hrá

done-constructed = Postavené budovy
done-hired = Najatí učni

## Údaje krabice

figure-group-apprentices = { gallery-apprentices }
figure-group-buildings = { gallery-buildings }
figure-group-rewards = { gallery-rewards }
figure-group-boards = { gallery-boards }
figure-group-market_cards = Karty čierneho trhu
figure-group-schemes = { gallery-schemes }
figure-group-rivals = { gallery-rivals }
figure-reason-classic-solo = známe sú len mená oboch protivníkov
