### Architects of the West Kingdom: the words of the base game, Czech.
### .acc: accusative; .to, .at, .from: whole phrases; .short: narrow places; .full: a card told apart from its twins;
### .text: what it does.

## The game

game-title = Architekti Západního království
    .short = Architekti
game-tagline = Stav pro krále a hleď si své počestnosti
game-about = Umísťuješ služebníky jednoho po druhém: čím víc jich na lokaci stojí, tím víc každá návštěva přinese, ale tím spíš je někdo zajme. Z nasbíraných surovin stavíš budovy a pracuješ na katedrále. Počestnost některé dveře otevírá a jiné zavírá: černý trh je pro ty, kdo nejsou příliš počestní, katedrála pro ty, kdo jsou. Hra je pro jednoho až pět hráčů; v sólové hře se postavíš protivníkovi, kterého vedou karty intrik.
game-time = 60–80 min
game-credits = Autoři hry: Shem Phillips a S J Macdonald. Vydává Garphill Games.

## Seats by colour

seat-blue = modrá
seat-green = zelená
seat-purple = fialová
seat-red = červená
seat-yellow = žlutá

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Ansel
    .n2 = Berta
    .n3 = Remi
    .n4 = Odila
    .n5 = Till
bot-squire = Einhard
    .n2 = Gisela
    .n3 = Wigbert
    .n4 = Hilda
    .n5 = Lupus
bot-knight = Odo
    .n2 = Judita
    .n3 = Gauzbert
    .n4 = Emma
    .n5 = Robert
bot-castellan = Angilbert
    .n2 = Adéla
    .n3 = Notker
    .n4 = Rotruda
    .n5 = Walafrid
bot-king = Karloman
    .n2 = Arnulf
    .n3 = Berengar
    .n4 = Rudolf
    .n5 = Svatopluk

## Locations

location-quarry = kamenolom
    .acc = kamenolom
    .to = do kamenolomu
    .at = v kamenolomu
    .from = z kamenolomu
    .short = Kamenolom
location-forest = les
    .acc = les
    .to = do lesa
    .at = v lese
    .from = z lesa
    .short = Les
location-silversmith = stříbrotepec
    .acc = stříbrotepce
    .to = ke stříbrotepci
    .at = u stříbrotepce
    .from = od stříbrotepce
    .short = Stříbrotepec
location-mines = doly
    .acc = doly
    .to = do dolů
    .at = v dolech
    .from = z dolů
    .short = Doly
location-kings_storehouse = královský sklad
    .acc = královský sklad
    .to = do královského skladu
    .at = v královském skladu
    .from = z královského skladu
    .short = Sklad
location-workshop = dílna
    .acc = dílnu
    .to = do dílny
    .at = v dílně
    .from = z dílny
    .short = Dílna
location-town_centre = rynek
    .acc = rynek
    .to = na rynek
    .at = na rynku
    .from = z rynku
    .short = Rynek
location-guardhouse = strážnice
    .acc = strážnici
    .to = na strážnici
    .at = na strážnici
    .from = ze strážnice
    .short = Strážnice
location-tax_stand = výběrčí daní
    .acc = výběrčího daní
    .to = k výběrčímu daní
    .at = u výběrčího daní
    .from = od výběrčího daní
    .short = Výběrčí
location-market_small = malý trh
    .acc = malý trh
    .to = na malý trh
    .at = na malém trhu
    .from = z malého trhu
    .short = Malý trh
location-market_middle = prostřední pole černého trhu
    .acc = prostřední pole černého trhu
    .to = na prostřední pole černého trhu
    .at = na prostředním poli černého trhu
    .from = z prostředního pole černého trhu
    .short = Prostřední
location-market_large = velký trh
    .acc = velký trh
    .to = na velký trh
    .at = na velkém trhu
    .from = z velkého trhu
    .short = Velký trh
location-guildhall = cechovní dům
    .acc = cechovní dům
    .to = do cechovního domu
    .at = v cechovním domě
    .from = z cechovního domu
    .short = Cechovní dům
location-black_market = černý trh
    .acc = černý trh
    .to = na černý trh
    .at = na černém trhu
    .from = z černého trhu
    .short = Černý trh
location-prison = vězení
    .acc = vězení
    .to = do vězení
    .at = ve vězení
    .from = z vězení
    .short = Vězení

## Kinds of things without a number

kind-clay = hlína
    .acc = hlínu
    .gen = hlíny
kind-wood = dřevo
    .acc = dřevo
    .gen = dřeva
kind-stone = kámen
    .acc = kámen
    .gen = kamene
kind-gold = zlato
    .acc = zlato
    .gen = zlata
kind-marble = mramor
    .acc = mramor
    .gen = mramoru
kind-silver = mince
    .acc = mince
    .gen = mincí
kind-virtue = počestnost
    .acc = počestnost
    .gen = počestnosti
kind-building_card = karty budov
    .acc = karty budov
    .gen = karet budov
kind-reward_card = karty odměn
    .acc = karty odměn
    .gen = karet odměn
kind-tax = daně
    .acc = daně
    .gen = daní
kind-debt = dluhy
    .acc = dluhy
    .gen = dluhů
kind-worker = služebníci
    .acc = služebníky
    .gen = služebníků
kind-captive = zajatí služebníci
    .acc = zajaté služebníky
    .gen = zajatých služebníků
kinds-two = { $first } nebo { $second }
kinds-three = { $first }, { $second } nebo { $third }

## Counted things; -acc after a verb (gain, pay, place)

count-clay = { $count ->
    [one] { $count } hlína
    [few] { $count } hlíny
   *[other] { $count } hlín
    }
count-clay-acc = { $count ->
    [one] { $count } hlínu
    [few] { $count } hlíny
   *[other] { $count } hlín
    }
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
count-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlata
    }
count-gold-acc = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlata
    }
count-marble = { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
    }
count-marble-acc = { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
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
count-virtue = { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }
count-virtue-acc = { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }
count-tax = { $count ->
    [one] { $count } daň
    [few] { $count } daně
   *[other] { $count } daní
    }
count-tax-acc = { $count ->
    [one] { $count } daň
    [few] { $count } daně
   *[other] { $count } daní
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
count-building_card = { $count ->
    [one] { $count } karta budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
    }
count-building_card-acc = { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
    }
count-reward_card = { $count ->
    [one] { $count } karta odměny
    [few] { $count } karty odměn
   *[other] { $count } karet odměn
    }
count-reward_card-acc = { $count ->
    [one] { $count } kartu odměny
    [few] { $count } karty odměn
   *[other] { $count } karet odměn
    }
count-worker = { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
    }
count-worker-acc = { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
    }
count-captive = { $count ->
    [one] { $count } zajatý služebník
    [few] { $count } zajatí služebníci
   *[other] { $count } zajatých služebníků
    }
count-captive-acc = { $count ->
    [one] { $count } zajatého služebníka
    [few] { $count } zajaté služebníky
   *[other] { $count } zajatých služebníků
    }
count-apprentice = { $count ->
    [one] { $count } učedník
    [few] { $count } učedníci
   *[other] { $count } učedníků
    }
count-apprentice-acc = { $count ->
    [one] { $count } učedníka
    [few] { $count } učedníky
   *[other] { $count } učedníků
    }
count-future_scheme = { $count ->
    [one] { $count } budoucí intrika
    [few] { $count } budoucí intriky
   *[other] { $count } budoucích intrik
    }
count-future_scheme-acc = { $count ->
    [one] { $count } budoucí intriku
    [few] { $count } budoucí intriky
   *[other] { $count } budoucích intrik
    }

## Skills

skill-carpentry = tesařství
    .acc = tesařství
skill-tiling = dlaždičství
    .acc = dlaždičství
skill-masonry = zednictví
    .acc = zednictví

## Apprentices

# one of two that are alike: where it lies, seen from the other one
twin-apprentice = { $apprentice } ({ $where ->
    [left] vlevo
    [right] vpravo
    [above] nahoře
   *[below] dole
    })
apprentice-acolyte_building = Ministrant
    .acc = Ministranta
    .short = Ministrant
    .full = Ministrant (karta)
    .text = Kdykoli pracuješ na katedrále, dober si 1 kartu budovy. Při najmutí: získej 1 počestnost.
apprentice-acolyte_clay = Ministrant
    .acc = Ministranta
    .short = Ministrant
    .full = Ministrant (hlína)
    .text = Kdykoli pracuješ na katedrále, získej 2 hlíny. Při najmutí: získej 1 počestnost.
apprentice-acolyte_silver = Ministrant
    .acc = Ministranta
    .short = Ministrant
    .full = Ministrant (mince)
    .text = Kdykoli pracuješ na katedrále, získej 2 mince. Při najmutí: získej 1 počestnost.
apprentice-conspirator_a = Pletichářka
    .acc = Pletichářku
    .short = Pletichářka
    .full = Pletichářka
    .text = Při návštěvě rynku platíš za každé zajetí o 1 minci méně (ne daň).
apprentice-conspirator_b = Pletichářka
    .acc = Pletichářku
    .short = Pletichářka
    .full = Pletichářka
    .text = Při návštěvě rynku platíš za každé zajetí o 1 minci méně (ne daň).
apprentice-debt_collector_clay = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .short = Výběrčí
    .full = Výběrčí dluhů (hlína)
    .text = Kdykoli splatíš dluh, získej 2 hlíny.
apprentice-debt_collector_stone = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .short = Výběrčí
    .full = Výběrčí dluhů (kámen)
    .text = Kdykoli splatíš dluh, získej 2 kameny.
apprentice-debt_collector_wood = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .short = Výběrčí
    .full = Výběrčí dluhů (dřevo)
    .text = Kdykoli splatíš dluh, získej 2 dřeva.
apprentice-gatekeeper = Strážná
    .acc = Strážnou
    .short = Strážná
    .full = Strážná
    .text = Při každém obnovení smíš vysvobodit z vězení až 2 své služebníky. Při najmutí: ztrať 1 počestnost.
apprentice-illusionist = Iluzionista
    .acc = Iluzionistu
    .short = Iluzionista
    .full = Iluzionista
    .text = Na černém trhu ztrácíš o 1 počestnost méně. Při najmutí: ztrať 1 počestnost.
apprentice-jeweller_a = Klenotník
    .acc = Klenotníka
    .short = Klenotník
    .full = Klenotník
    .text = Po své akci u stříbrotepce získej 1 minci.
apprentice-jeweller_b = Klenotník
    .acc = Klenotníka
    .short = Klenotník
    .full = Klenotník
    .text = Po své akci u stříbrotepce získej 1 minci.
apprentice-labourer = Nádeník
    .acc = Nádeníka
    .short = Nádeník
    .full = Nádeník
    .text = Má všechny tři dovednosti, jinou schopnost nemá.
apprentice-merchant_clay = Hokynářka
    .acc = Hokynářku
    .short = Hokynářka
    .full = Hokynářka (hlína)
    .text = Jako směnu v královském skladu zaplať 1 minci a získej 3 hlíny.
apprentice-merchant_gold = Hokynářka
    .acc = Hokynářku
    .short = Hokynářka
    .full = Hokynářka (zlato)
    .text = Jako směnu v královském skladu zaplať 2 mince a získej 1 zlato.
apprentice-merchant_marble = Hokynářka
    .acc = Hokynářku
    .short = Hokynářka
    .full = Hokynářka (mramor)
    .text = Jako směnu v královském skladu zaplať 3 mince a získej 1 mramor.
apprentice-merchant_stone = Hokynářka
    .acc = Hokynářku
    .short = Hokynářka
    .full = Hokynářka (kámen)
    .text = Jako směnu v královském skladu zaplať 1 minci a získej 2 kameny.
apprentice-merchant_wood = Hokynářka
    .acc = Hokynářku
    .short = Hokynářka
    .full = Hokynářka (dřevo)
    .text = Jako směnu v královském skladu zaplať 1 minci a získej 2 dřeva.
apprentice-miner_a = Havíř
    .acc = Havíře
    .short = Havíř
    .full = Havíř
    .text = Po své akci v dolech získej 1 hlínu.
apprentice-miner_b = Havíř
    .acc = Havíře
    .short = Havíř
    .full = Havíř
    .text = Po své akci v dolech získej 1 hlínu.
apprentice-patron_clay = Patron
    .acc = Patrona
    .short = Patron
    .full = Patron (hlína)
    .text = Jako směnu v královském skladu zaplať 1 hlínu a získej 1 počestnost.
apprentice-patron_silver = Patron
    .acc = Patrona
    .short = Patron
    .full = Patron (mince)
    .text = Jako směnu v královském skladu zaplať 2 mince a získej 1 počestnost.
apprentice-patron_stone = Patron
    .acc = Patrona
    .short = Patron
    .full = Patron (kámen)
    .text = Jako směnu v královském skladu zaplať 1 kámen a získej 1 počestnost.
apprentice-patron_wood = Patron
    .acc = Patrona
    .short = Patron
    .full = Patron (dřevo)
    .text = Jako směnu v královském skladu zaplať 1 dřevo a získej 1 počestnost.
apprentice-pickpocket = Kapsář
    .acc = Kapsáře
    .short = Kapsář
    .full = Kapsář
    .text = Po své akci u výběrčího daní získej 1 zlato. Při najmutí: ztrať 1 počestnost.
apprentice-squire_gold = Panoš
    .acc = Panoše
    .short = Panoš
    .full = Panoš (zlato)
    .text = Při každém obnovení, nemáš-li ve vězení žádného služebníka, získej 1 zlato. Při najmutí: získej 1 počestnost.
apprentice-squire_marble = Panoš
    .acc = Panoše
    .short = Panoš
    .full = Panoš (mramor)
    .text = Při každém obnovení, nemáš-li ve vězení žádného služebníka, získej 1 mramor. Při najmutí: získej 1 počestnost.
apprentice-squire_virtue = Panoš
    .acc = Panoše
    .short = Panoš
    .full = Panoš (počestnost)
    .text = Při každém obnovení, nemáš-li ve vězení žádného služebníka, získej 2 počestnosti. Při najmutí: získej 1 počestnost.
apprentice-stonecutter_a = Kameník
    .acc = Kameníka
    .short = Kameník
    .full = Kameník
    .text = Po své akci v kamenolomu získej 1 kámen.
apprentice-stonecutter_b = Kameník
    .acc = Kameníka
    .short = Kameník
    .full = Kameník
    .text = Po své akci v kamenolomu získej 1 kámen.
apprentice-swindler_clay = Podvodník
    .acc = Podvodníka
    .short = Podvodník
    .full = Podvodník (hlína)
    .text = Po své akci na černém trhu získej 2 hlíny. Při najmutí: ztrať 1 počestnost.
apprentice-swindler_stone = Podvodník
    .acc = Podvodníka
    .short = Podvodník
    .full = Podvodník (kámen)
    .text = Po své akci na černém trhu získej 1 kámen. Při najmutí: ztrať 1 počestnost.
apprentice-swindler_wood = Podvodník
    .acc = Podvodníka
    .short = Podvodník
    .full = Podvodník (dřevo)
    .text = Po své akci na černém trhu získej 1 dřevo. Při najmutí: ztrať 1 počestnost.
apprentice-thief = Zloděj
    .acc = Zloděje
    .short = Zloděj
    .full = Zloděj
    .text = U výběrčího daní ztrácíš o 1 počestnost méně.
apprentice-trader_clay = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .full = Obchodník (hlína)
    .text = Jako směnu v královském skladu zaplať 3 hlíny a získej 1 mramor.
apprentice-trader_stone = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .full = Obchodník (kámen)
    .text = Jako směnu v královském skladu zaplať 2 kameny a získej 1 mramor.
apprentice-trader_wood = Obchodník
    .acc = Obchodníka
    .short = Obchodník
    .full = Obchodník (dřevo)
    .text = Jako směnu v královském skladu zaplať 2 dřeva a získej 1 mramor.
apprentice-trickster = Šejdíř
    .acc = Šejdíře
    .short = Šejdíř
    .full = Šejdíř
    .text = Na černém trhu platíš o 1 minci méně. Při najmutí: ztrať 1 počestnost.
apprentice-woodcutter_a = Dřevorubec
    .acc = Dřevorubce
    .short = Dřevorubec
    .full = Dřevorubec
    .text = Po své akci v lese získej 1 dřevo.
apprentice-woodcutter_b = Dřevorubec
    .acc = Dřevorubce
    .short = Dřevorubec
    .full = Dřevorubec
    .text = Po své akci v lese získej 1 dřevo.
apprentice-enforcer = Vymahač
    .acc = Vymahače
    .short = Vymahač
    .full = Vymahač
    .text = Kdykoli uvrhneš zajaté služebníky do vězení, získej 1 zlato.
apprentice-overseer = Dohlížitel
    .acc = Dohlížitele
    .short = Dohlížitel
    .full = Dohlížitel
    .text = V královském skladu provádíš akci, jako by tam stál 1 tvůj služebník navíc.
apprentice-peddler = Pouliční prodavač
    .acc = Pouličního prodavače
    .short = Prodavač
    .full = Pouliční prodavač
    .text = Při každém obnovení získej 2 mince. Při najmutí: ztrať 1 počestnost.

## Buildings

building-smithy = Kovárna
    .acc = Kovárnu
    .short = Kovárna
    .text = Okamžitě získej 4 kameny.
building-steeple = Zvonice
    .acc = Zvonici
    .short = Zvonice
    .text = Na konci hry: 2 VB, máš-li vyšší úroveň katedrály než kdokoli jiný.
building-stone_market = Trh s kamenem
    .acc = Trh s kamenem
    .short = Trh: kámen
    .text = Na konci hry: 2 VB, máš-li více kamenů než kdokoli jiný.
building-tavern = Krčma
    .acc = Krčmu
    .short = Krčma
    .text = Okamžitě smíš zdarma najmout kteréhokoli vyloženého učedníka.
building-thieves_den = Zlodějské doupě
    .acc = Zlodějské doupě
    .short = Zlod. doupě
    .text = Okamžitě získej 4 mince.
building-tilers_hut = Chýše dlaždiče
    .acc = Chýši dlaždiče
    .short = Dlaždič
    .text = Na konci hry: 1 VB za každého tvého učedníka s dlaždičskou dovedností.
building-trading_post = Obchodní stanice
    .acc = Obchodní stanici
    .short = Stanice
    .text = Na konci hry: 1 počestnost za každé 4 kusy hlíny, dřeva a kamene dohromady.
building-treasury = Pokladnice
    .acc = Pokladnici
    .short = Pokladnice
    .text = Okamžitě získej 1 zlato, nebo 3 mince.
building-university = Univerzita
    .acc = Univerzitu
    .short = Univerzita
    .text = Na konci hry: 2 VB, nemáš-li nesplacený dluh.
building-watchtower = Strážní věž
    .acc = Strážní věž
    .short = Strážní věž
    .text = Okamžitě: všichni hráči, kteří mají ve vězení 3 a více svých služebníků, ztrácejí 1 počestnost.
building-well = Studna
    .acc = Studnu
    .short = Studna
    .text = Okamžitě získej 4 hlíny.
building-wood_market = Trh se dřevem
    .acc = Trh se dřevem
    .short = Trh: dřevo
    .text = Na konci hry: 2 VB, máš-li více dřeva než kdokoli jiný.
building-aqueduct = Akvadukt
    .acc = Akvadukt
    .short = Akvadukt
    .text = Na konci hry: 1 VB za každou tvou budovu včetně této.
building-armoury = Zbrojnice
    .acc = Zbrojnici
    .short = Zbrojnice
    .text = Okamžitě smíš zdarma zajmout jednu skupinku.
building-barracks = Kasárna
    .acc = Kasárna
    .short = Kasárna
    .text = Okamžitě smíš vysvobodit všechny své služebníky z cizích desek, nebo zajmout jednu skupinku.
building-betting_house = Dům sázek
    .acc = Dům sázek
    .short = Dům sázek
    .text = Okamžitě si vezmi 1 dluh.
building-carpenters_hut = Chýše tesaře
    .acc = Chýši tesaře
    .short = Chýše tesaře
    .text = Na konci hry: 1 VB za každého tvého učedníka s tesařskou dovedností.
building-castle = Hrad
    .acc = Hrad
    .short = Hrad
    .text = Na konci hry: 1 počestnost za každá 2 zlata.
building-chapel = Kaple
    .acc = Kapli
    .short = Kaple
    .text = Na konci hry: 2 počestnosti, máš-li vyšší úroveň katedrály než kdokoli jiný.
building-church = Kostel
    .acc = Kostel
    .short = Kostel
    .text = Okamžitě smíš zničit 1 svůj nesplacený dluh.
building-clay_market = Trh s hlínou
    .acc = Trh s hlínou
    .short = Trh: hlína
    .text = Na konci hry: 2 VB, máš-li více hlíny než kdokoli jiný.
building-clay_pit = Hliniště
    .acc = Hliniště
    .short = Hliniště
    .text = Okamžitě získej 1 zlato, nebo 1 mramor.
building-drafting_room = Rýsovna
    .acc = Rýsovnu
    .short = Rýsovna
    .text = Okamžitě si dober 2 karty budov.
building-dungeon = Žalář
    .acc = Žalář
    .short = Žalář
    .text = Na konci hry: ztrať 2 počestnosti.
building-factory = Manufaktura
    .acc = Manufakturu
    .short = Manufaktura
    .text = Okamžitě získej 2 mramory.
building-fortress = Citadela
    .acc = Citadelu
    .short = Citadela
    .text = Okamžitě smíš zdarma zajmout dvě skupinky.
building-fountain = Kašna
    .acc = Kašnu
    .short = Kašna
    .text = Na konci hry tě každý nesplacený dluh stojí o 1 VB méně.
building-gamblers_den = Karbanické doupě
    .acc = Karbanické doupě
    .short = Karbanici
    .text = Na konci hry tě každý nesplacený dluh stojí o 1 VB více.
building-hideout = Skrýš
    .acc = Skrýš
    .short = Skrýš
    .text = Okamžitě vysvoboď všechny své služebníky z vězení.
building-keep = Donjon
    .acc = Donjon
    .short = Donjon
    .text = Na konci hry: 1 VB za každé 3 zajaté služebníky na tvé desce.
building-library = Knihovna
    .acc = Knihovnu
    .short = Knihovna
    .text = Okamžitě smíš dát 1 kartu budovy z ruky dospod balíčku a získat 2 zlata.
building-lighthouse = Maják
    .acc = Maják
    .short = Maják
    .text = Na konci hry: 1 VB za každé 4 počestnosti.
building-lumber_camp = Dřevorubecký tábor
    .acc = Dřevorubecký tábor
    .short = Dřevorubci
    .text = Okamžitě získej 4 dřeva.
building-masons_hut = Chýše zedníka
    .acc = Chýši zedníka
    .short = Zedník
    .text = Na konci hry: 1 VB za každého tvého učedníka se zednickou dovedností.
building-moneylender = Lichvář
    .acc = Lichváře
    .short = Lichvář
    .text = Na konci hry: 1 VB za každý splacený dluh.
building-monument = Pomník
    .acc = Pomník
    .short = Pomník
    .text = Okamžitě: všichni hráči získávají 1 počestnost.
building-observatory = Hvězdárna
    .acc = Hvězdárnu
    .short = Hvězdárna
    .text = Na konci hry: 1 počestnost za každé 2 mramory.
building-palace = Palác
    .acc = Palác
    .short = Palác
    .text = Okamžitě získej 1 zlato za každé 4 počestnosti.
building-reservoir = Vodní nádrž
    .acc = Vodní nádrž
    .short = Vodní nádrž
    .text = Na konci hry: 1 počestnost za každé 2 splacené dluhy.
building-silver_market = Trh se stříbrem
    .acc = Trh se stříbrem
    .short = Trh: stříbro
    .text = Na konci hry: 2 VB, máš-li více mincí než kdokoli jiný.
building-crane = Jeřáb
    .acc = Jeřáb
    .short = Jeřáb
    .text = Okamžitě smíš umístit 1 dalšího služebníka do cechovního domu a provést akci jako obvykle.
building-graveyard = Hřbitov
    .acc = Hřbitov
    .short = Hřbitov
    .text = Okamžitě dej jednoho svého učedníka dospod balíčku.
building-museum = Muzeum
    .acc = Muzeum
    .short = Muzeum
    .text = Na konci hry: 1 počestnost za každé 2 tvé budovy včetně této.

## Player boards

board-plain = běžná deska
    .acc = běžnou desku
    .short = Běžná deska
    .text = Běžný začátek bez schopnosti.
board-therese = Terezie
    .acc = Terezii
    .short = Terezie
    .text = Zlato a mramor jsou pro tebe zaměnitelné, při placení i při počítání.
board-caroline = Karolína
    .acc = Karolínu
    .short = Karolína
    .text = Po každé akci na černém trhu si dober 1 kartu budovy.
board-ada = Ada
    .acc = Adu
    .short = Ada
    .text = Za každou akci platíš o 1 daň méně.
board-frederick = Fridrich
    .acc = Fridricha
    .short = Fridrich
    .text = Ke katedrále neodkládáš kartu budovy.
board-rudolf = Rudolf
    .acc = Rudolfa
    .short = Rudolf
    .text = Najmutí v dílně tě stojí o 1 minci méně a smíš mít 6 učedníků.
board-lothaire = Lothar
    .acc = Lothara
    .short = Lothar
    .text = Budovy i práce na katedrále tě stojí o 1 dřevo nebo o 1 kámen méně.
board-hugo = Hugo
    .acc = Huga
    .short = Hugo
    .text = Když si máš vzít dluh, smíš zaplatit 2 mince a nevzít si ho.
board-clovis = Chlodvík
    .acc = Chlodvíka
    .short = Chlodvík
    .text = S každou postavenou budovou si dober 1 kartu budovy.
board-fara = Fara
    .acc = Faru
    .short = Fara
    .text = Při každém obnovení smíš vysvobodit z vězení 1 svého služebníka.
board-bertha = Berta
    .acc = Bertu
    .short = Berta
    .text = Když uvrhneš zajaté služebníky do vězení, získej o 2 mince víc.

## Rewards

reward-silver = Odměna: 1 počestnost, 3 mince
    .short = 1 počestnost, 3 mince
reward-wood = Odměna: 1 počestnost, 2 dřeva
    .short = 1 počestnost, 2 dřeva
reward-stone = Odměna: 1 počestnost, 2 kameny
    .short = 1 počestnost, 2 kameny
reward-building = Odměna: 1 počestnost, 1 karta budovy
    .short = 1 počestnost, 1 karta budovy
reward-virtue = Odměna: 2 počestnosti
    .short = 2 počestnosti
reward-gold = Odměna: 1 počestnost, 1 zlato
    .short = 1 počestnost, 1 zlato

## Rivals of the solo game: the value stands inside a sentence, .short on labels

rival-constantine = Konstantin
    .acc = Konstantina
    .short = Konstantin
    .text = Zaměření: rynek; přidá 1 daň a provede 1 zajetí za každého svého služebníka tam. Kdykoli uvrhne zajaté služebníky do vězení, získá 1 mramor.
rival-helena = Helena
    .acc = Helenu
    .short = Helena
    .text = Zaměření: cechovní dům; postoupí na katedrále, a nemůže-li, získá 1 počestnost. Každý postup jí přináší 1 minci.

## Schemes of the rivals; .short: only the places

scheme-start_2 = Počáteční intrika: zaměření
    .short = Zaměření
    .text = Protivník provede své zaměření.
scheme-start_3 = Počáteční intrika: zaměření
    .short = Zaměření
    .text = Protivník provede své zaměření.
scheme-start_4 = Počáteční intrika: strážnice, jinak černý trh
    .short = Strážnice, jinak černý trh
    .text = Má-li protivník ve vězení 2 a více služebníků, jde na strážnici a provede její akce; jinak jde na první volné místo černého trhu.
scheme-start_5 = Počáteční intrika: rynek, jinak stříbrotepec
    .short = Rynek, jinak stříbrotepec
    .text = Má-li některý hráč na jedné otevřené lokaci 3 a více služebníků, jde protivník na rynek a bere zajatce; jinak jde ke stříbrotepci pro mince.
scheme-start_6 = Počáteční intrika: výběrčí daní, jinak doly
    .short = Výběrčí daní, jinak doly
    .text = Leží-li u výběrčího daní 4 a více mincí, jde tam protivník a vezme si je; jinak jde do dolů.
scheme-start_9 = Počáteční intrika: dílna
    .short = Dílna
    .text = Protivník jde do dílny, odstraní 2 učedníky, přidá 2 daně a získá 1 budoucí intriku.
scheme-start_10 = Počáteční intrika: královský sklad
    .short = Královský sklad
    .text = Protivník jde do královského skladu a získá 1 počestnost a 1 budoucí intriku.
scheme-start_11 = Počáteční intrika: strážnice, jinak les
    .short = Strážnice, jinak les
    .text = Drží-li protivník zajaté služebníky, jde na strážnici a provede její akce; jinak jde do lesa pro mince.
scheme-future_2 = Budoucí intrika: cechovní dům, jinak zaměření
    .short = Cechovní dům, jinak zaměření
    .text = Může-li protivník postoupit na katedrále a má počestnost 9 nebo méně, udělá to v cechovním domě; jinak provede své zaměření.
scheme-future_3 = Budoucí intrika: cechovní dům, jinak královský sklad
    .short = Cechovní dům, jinak královský sklad
    .text = Může-li protivník postoupit na katedrále a nezbývá žádná budoucí intrika, udělá to v cechovním domě; jinak získá v královském skladu 1 počestnost a 1 budoucí intriku.
scheme-future_4 = Budoucí intrika: rynek, jinak zaměření
    .short = Rynek, jinak zaměření
    .text = Má-li některý hráč na jedné otevřené lokaci 4 a více služebníků, jde protivník na rynek a bere zajatce; jinak provede své zaměření.
scheme-future_5 = Budoucí intrika: výběrčí daní, jinak stříbrotepec
    .short = Výběrčí daní, jinak stříbrotepec
    .text = Leží-li u výběrčího daní 8 a více mincí, jde tam protivník a vezme si je; jinak jde ke stříbrotepci pro mince.
scheme-future_6 = Budoucí intrika: strážnice, jinak rynek
    .short = Strážnice, jinak rynek
    .text = Drží-li protivník zajaté služebníky, jde na strážnici a provede její akce; jinak jde na rynek a bere zajatce.
scheme-future_10 = Budoucí intrika: černý trh
    .short = Černý trh
    .text = Protivník jde na první volné místo černého trhu a potom otočí ještě jednu intriku.
scheme-classic_start_1 = Počáteční intrika: cechovní dům
    .short = Cechovní dům
    .text = V cechovním domě protivník postoupí na katedrále; není-li to možné, získá 1 mramor.
scheme-classic_start_7 = Počáteční intrika: královský sklad
    .short = Královský sklad
    .text = Protivník jde do královského skladu a získá 1 počestnost.
scheme-classic_start_8 = Počáteční intrika: královský sklad
    .short = Královský sklad
    .text = Protivník jde do královského skladu a získá 1 počestnost.
scheme-classic_future_11 = Budoucí intrika: cechovní dům
    .short = Cechovní dům
    .text = V cechovním domě protivník postoupí na katedrále; není-li to možné, získá 1 mramor.

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; amounts come as counted
# phrases in the accusative; places come as whole phrases (to, at, from).

## Settings of a table

option-boards = Desky hráčů
    .about = Běžné desky jsou všechny stejné, ostatní mají vlastní začátek a vlastní schopnost.
option-boards-standard = běžné
option-boards-dealt = náhodně rozdané
option-boards-chosen = postupně vybrané
option-promos = Promo karty
    .about = Tři učedníci a tři budovy navíc, s variabilními deskami i pět dalších desek.
option-promos-without = bez nich
option-promos-with = s nimi
option-rival = Protivník
    .about = Automatický protivník, který hraje podle karet intrik a počítá se jako hráč.
option-rival-nobody = nikdo
option-rival-constantine = Konstantin, který bere zajatce
option-rival-helena = Helena, která staví katedrálu

## What is asked

ask-choose-board = Se kterou deskou budeš hrát?
ask-draft-apprentice = Kterého učedníka si vezmeš jako prvního? Nic za něj neplatíš.
ask-draft-building = Kterou kartu budovy si necháš? Ostatní dostane další hráč.
ask-draft-discard = Kterou ze čtyř karet si nenecháš?
ask-take-turn = Kam umístíš služebníka? Volných služebníků máš { $workers }.
ask-take-back = Nemáš volného služebníka. Kterého si vezmeš zpět?
ask-place-more = Umístíš ještě jednoho služebníka { $location }?
ask-mine = Vytěžíš hlínu, nebo zlato?
ask-trade = Co směníš? { $left ->
    [one] Zbývá { $left } směna.
    [few] Zbývají { $left } směny.
   *[other] Zbývá { $left } směn.
    }
ask-at-workshop = Najmeš učedníka, nebo si dobereš karty budov? Bez přeskakování dosáhneš do { $columns }. sloupce.
ask-at-middle = Najmeš zdarma učedníka, nebo si prohlédneš karty budov?
ask-keep-one = Kterou kartu si necháš? Ostatní půjdou dospod balíčku.
ask-free-hire = Kterého učedníka najmeš zdarma? Smíš i odmítnout.
ask-dismiss = Který z tvých učedníků půjde dospod balíčku?
ask-capture = Koho zajmeš? { $price ->
    [none] Nic to nestojí.
   *[some] Stojí to { $price }.
    } { $left ->
    [one] Zbývá { $left } zajetí.
    [few] Zbývají { $left } zajetí.
   *[other] Zbývá { $left } zajetí.
    }
ask-at-guardhouse = Co uděláš na strážnici? { $left ->
    [one] Zbývá { $left } akce.
    [few] Zbývají { $left } akce.
   *[other] Zbývá { $left } akcí.
    }
ask-at-guildhall = Co postavíš? Smíš také pracovat na katedrále.
ask-choose = Kterou možnost si vybereš?
ask-give-up = Kterou kartu budovy dáš dospod balíčku? Smíš i odmítnout.
ask-discard-down = { $count ->
    [one] Kterou kartu budovy dáš dospod balíčku? V ruce smíš mít { $limit } karet a máš o { $count } víc.
    [few] Které karty budov dáš dospod balíčku? V ruce smíš mít { $limit } karet a máš o { $count } víc.
   *[other] Které karty budov dáš dospod balíčku? V ruce smíš mít { $limit } karet a máš o { $count } víc.
    }
ask-use-ability = { $moment ->
    [reset] Obnovuje se černý trh. Využiješ nějakou schopnost?
   *[other] Využiješ nějakou schopnost?
    }
ask-pay-bill = { $mixed ->
    [0] Jak zaplatíš { $goods }?
   *[other] { $goods ->
        [none] Které suroviny dáš? Potřebuješ { $mixed ->
            [one] { $mixed } kus
            [few] { $mixed } kusy
           *[other] { $mixed } kusů
            } { $mix } v libovolné kombinaci.
       *[some] Které suroviny dáš? Potřebuješ { $goods } a k tomu { $mixed ->
            [one] { $mixed } kus
            [few] { $mixed } kusy
           *[other] { $mixed } kusů
            } { $mix } v libovolné kombinaci.
        }
    }
ask-face-loss = Máš ztratit { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }, teď máš počestnost { $have }. Co uděláš?
ask-face-debt = Máš si vzít dluh. Raději zaplatíš?

## What stands on the buttons

move-board = Hrát s deskou: { $board }
move-place = Umístit služebníka { $location }
    .verb = Umístit služebníka
    .which = { $location }
move-back = Vzít si zpět služebníka { $location }
    .verb = Vzít si zpět služebníka
    .which = { $location }
move-back-board = Vzít si zpět služebníka, kterého drží { $player }
    .verb = Vzít si zpět služebníka
    .which = kterého drží { $player }
move-dig = Vytěžit { $kind }
move-trade-virtue = Směnit libovolné 2 suroviny (hlínu, dřevo nebo kámen) za 1 počestnost
move-trade-marble = Směnit libovolné 3 suroviny (dřevo nebo kámen) za 1 mramor
move-trade = Provést směnu: { $apprentice }
    .verb = Provést směnu
    .which = { $apprentice }
move-hire = { $price ->
    [none] Najmout: { $apprentice }
   *[some] Najmout: { $apprentice }, za { $price }
    }
    .verb = Najmout
    .which = { $apprentice }
    .note = { $price ->
        [none] zdarma
       *[some] za { $price }
        }
price-laid = { $count ->
    [one] { $count } minci na přeskočenou kartu
    [few] { $count } mince na přeskočené karty
   *[other] { $count } mincí na přeskočené karty
    }
move-dismiss = Dát dospod balíčku: { $apprentice }
    .verb = Dát dospod balíčku
    .which = { $apprentice }
move-draw = { $count ->
    [0] Dobrat si karty budov
    [one] Dobrat si { $count } kartu budovy
    [few] Dobrat si { $count } karty budov
   *[other] Dobrat si { $count } karet budov
    }
move-look = { $count ->
    [0] Prohlédnout si karty budov a jednu si nechat
    [one] Prohlédnout si { $count } kartu budovy a nechat si ji
    [few] Prohlédnout si { $count } karty budov a jednu si nechat
   *[other] Prohlédnout si { $count } karet budov a jednu si nechat
    }
move-keep = Nechat si: { $building }
    .verb = Nechat si
    .which = { $building }
move-discard = Dát dospod balíčku: { $building }
    .verb = Dát dospod balíčku
    .which = { $building }
move-capture = Zajmout { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
    } { $location } ({ $player })
    .verb = Zajmout
    .which = { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
        } { $location } ({ $player })
move-capture-own = Vrátit na desku { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
    } { $location }
    .verb = Vrátit na desku
    .which = { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
        } { $location }
move-imprison = { $count ->
    [0] Uvrhnout zajaté služebníky do vězení
    [one] Uvrhnout do vězení { $count } zajatého služebníka
    [few] Uvrhnout do vězení { $count } zajaté služebníky
   *[other] Uvrhnout do vězení { $count } zajatých služebníků
    }
move-free-prison = { $count ->
    [0] Vysvobodit služebníky z vězení
    [one] Vysvobodit z vězení { $count } služebníka
    [few] Vysvobodit z vězení { $count } služebníky
   *[other] Vysvobodit z vězení { $count } služebníků
    }
move-free-boards = { $count ->
    [0] Vysvobodit služebníky ze zajetí
    [one] Vysvobodit ze zajetí { $count } služebníka
    [few] Vysvobodit ze zajetí { $count } služebníky
   *[other] Vysvobodit ze zajetí { $count } služebníků
    } { $price ->
    [none] zdarma
   *[some] za { $price }
    }
move-settle-debt = { $price ->
    [none] Splatit dluh zdarma
   *[some] Splatit dluh za { $price }
    }
move-build = Postavit: { $building }
    .verb = Postavit
    .which = { $building }
move-cathedral = Pracovat na katedrále, { $level }. úroveň
move-cathedral-card = Pracovat na katedrále, { $level }. úroveň, odložit: { $building }
    .verb = Pracovat na katedrále
    .which = odložit: { $building }
    .note = { $level }. úroveň
move-stop = Skončit
move-decline = Odmítnout
move-choose = Vybrat: { $effects }
    .verb = Vybrat
    .which = { $effects }
move-use = Využít: { $apprentice }
    .verb = Využít
    .which = { $apprentice }
move-bear = { $debts ->
    [none] Ztratit { $virtue }
   *[some] { $virtue ->
        [none] Vzít si { $debts }, počestnost už nezbývá
       *[some] Ztratit { $virtue } a vzít si { $debts }
        }
    }
move-accept = Vzít si dluh
move-avoid = { $price ->
    [none] Dluh si nevzít
   *[some] Zaplatit { $price } a dluh si nevzít
    }
move-pay = { $goods ->
    [none] Neplatit nic
   *[some] Zaplatit { $goods }
    }
move-give = { $goods ->
    [none] Nedat nic
   *[some] Dát { $goods }
    }
move-spare = Ušetřit { $kind }

## What effects do, on buttons

effect-destroy-debt = zničit { $count ->
    [one] { $count } nesplacený dluh
    [few] { $count } nesplacené dluhy
   *[other] { $count } nesplacených dluhů
    }
effect-capture = zajmout { $count ->
    [one] { $count } skupinku služebníků
    [few] { $count } skupinky služebníků
   *[other] { $count } skupinek služebníků
    }
effect-free-captives = vysvobodit své služebníky ze zajetí
effect-free-prisoners = vysvobodit své služebníky z vězení
effect-imprison = uvrhnout zajaté služebníky do vězení
effect-hire = najmout zdarma učedníka
effect-lose-virtue = ztratit { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }
effect-take-debt = vzít si { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
    }

## Why not

refused-other-location = Budova umísťuje služebníka { $location }, jinam ne.
refused-too-few-goods = Potřebuješ { $need ->
    [one] { $need } kus
    [few] { $need } kusy
   *[other] { $need } kusů
    } { $what }, máš { $have }; chybí ti { $lack }.
refused-too-little-silver = Stojí to { $need ->
    [one] { $need } minci
    [few] { $need } mince
   *[other] { $need } mincí
    }, máš { $have }; chybí ti { $lack }.
refused-cannot-pay = Tohle teď nemůžeš zaplatit.
refused-nothing-to-do = Nedržíš zajaté služebníky, nemáš koho vysvobodit ani jaký dluh splatit, není tu tedy co dělat.
refused-no-tax = U výběrčího daní neleží žádné mince, přibudou, až někdo zaplatí daň.
refused-nothing-to-build = Teď nemůžeš zaplatit nic, co se tam smí stavět.
refused-virtue-too-high = Na černý trh smí jen ten, kdo má počestnost { $limit } nebo méně, a ty máš { $have }.
refused-space-taken = Tohle místo je obsazené ({ $player }), uvolní se po obnovení.
refused-nobody-there = Nikdo takový tam nestojí.
refused-open-location-first = Nejprve se vracejí služebníci z otevřených lokací.
    .advice = Vezmi si zpět někoho z nich.
refused-too-few-workers = Na zlato potřebuješ v dolech { $need ->
    [one] { $need } služebníka
    [few] { $need } služebníky
   *[other] { $need } služebníků
    } a máš { $have }.
refused-not-your-trade = { $apprentice }: takovou směnu nemáš.
refused-not-shown = { $apprentice }: tahle karta v nabídce není.
refused-not-your-apprentice = { $apprentice }: tuhle kartu nemáš.
refused-ability-used = { $apprentice }: tahle schopnost už posloužila, každá funguje jednou.
refused-ability-is-idle = { $apprentice }: tahle schopnost by teď nic neudělala.
refused-no-building-cards = Balíček budov je prázdný.
refused-not-among-them = { $building }: tahle karta mezi nabízenými není.
refused-not-in-hand = { $building }: tuhle kartu v ruce nemáš.
refused-too-few-skills = Tvým učedníkům chybí { $skills }; další učedníky najmeš v dílně.
refused-cathedral-finished = Na katedrále už máš nejvyšší úroveň.
refused-virtue-too-low = K práci na katedrále potřebuješ počestnost aspoň { $need } a máš { $have }.
refused-level-full = Na { $level }. úrovni katedrály není volné místo.
refused-no-card-needed = S tvou deskou se žádná karta neodkládá.
    .advice = Zvol postup bez karty.
refused-no-card-to-give = Ke katedrále musíš odložit kartu budovy z ruky.
refused-too-many-locations = { $most ->
    [1] Při jedné návštěvě smíš brát zajatce jen z 1 lokace.
   *[2] Při jedné návštěvě smíš brát zajatce nejvýše ze 2 lokací.
    }
refused-no-captives = Nedržíš žádné zajaté služebníky.
refused-nobody-in-prison = Ve vězení nemáš žádné služebníky.
refused-nobody-held = Na cizích deskách nejsou žádní tví služebníci.
refused-no-debt = Nemáš žádný nesplacený dluh.
refused-first-is-compulsory = První akci návštěvy musíš provést.
refused-not-declinable = Tohle odmítnout nejde.
    .advice = Vyber si některou možnost.
refused-no-such-option = { $options ->
    [one] Je tu jen { $options } možnost.
    [few] Jsou tu jen { $options } možnosti.
   *[other] Je tu jen { $options } možností.
    }
refused-option-is-idle = Tohle by teď nic neudělalo.
    .advice = Vyber si jinou možnost.
refused-board-not-in-play = { $board }: tahle deska v této hře není.
refused-board-taken = { $board }: s touto deskou už hraje někdo jiný.
refused-spare-first = Ještě není rozhodnuto, zda ušetříš 1 dřevo, nebo 1 kámen.
    .advice = Zvol to jako první.
refused-choose-mix = Ještě není rozhodnuto, které suroviny dáš; je to { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusů
    }.
    .advice = Zvol je.
refused-wrong-mix = Je třeba dát přesně { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusů
    } surovin, které se sem hodí.
refused-nothing-to-spare = Tady není co ušetřit.

## What has happened: setup

event-opened = Hra je připravená.
event-board-taken = { $player } hraje za { $board }.
event-first-player = { $reason ->
    [virtue] { $player } má nejvyšší počestnost a začíná.
   *[other] { $player } začíná.
    }
event-apprentice-drafted = { $player } bere jako prvního učedníka { $apprentice }.
event-drafted = { $building ->
    [hidden] { $player } si nechává kartu budovy.
   *[other] { $player } si nechává { $building }.
    }
event-packets-passed = Každý posílá doleva { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
    }.
event-packets-returned = Co z karet budov zbylo, jde dospod balíčku.

## What has happened: a turn

event-placed = { $player } umísťuje služebníka { $location }.
event-gained = { $player } získává { $kind }.
event-paid = { $tax ->
    [0] { $goods ->
        [none] { $player } nic neplatí.
       *[some] { $player } platí { $goods }.
        }
   *[other] { $goods ->
        [none] { $player } platí { $tax ->
            [one] { $tax } daň
            [few] { $tax } daně
           *[other] { $tax } daní
            }.
       *[some] { $player } platí { $goods } a k tomu { $tax ->
            [one] { $tax } daň
            [few] { $tax } daně
           *[other] { $tax } daní
            }.
        }
    }
event-silver-laid = { $player } pokládá { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
    } na přeskočené učedníky.
event-virtue-gained = { $player } získává { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }, teď má počestnost { $now }.
event-virtue-lost = { $player } ztrácí { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }, teď má počestnost { $now }.
event-debt-taken = { $player } si bere 1 dluh.
event-debt-avoided = { $player } se vyhýbá dluhu.
event-debt-paid = { $player } splácí 1 dluh.
event-debt-destroyed = { $player } ničí 1 nesplacený dluh.
event-cards-drawn = { $buildings ->
    [none] { $player } si dobírá { $count ->
        [one] { $count } kartu budovy
        [few] { $count } karty budov
       *[other] { $count } karet budov
        }.
   *[some] { $player } si dobírá { $count ->
        [one] { $count } kartu budovy
        [few] { $count } karty budov
       *[other] { $count } karet budov
        }: { $buildings }.
    }
event-card-given = { $building ->
    [hidden] { $player } dává kartu budovy dospod balíčku.
   *[other] { $player } dává { $building } dospod balíčku.
    }
event-card-discarded = { $building ->
    [hidden] { $player } odkládá kartu budovy dospod balíčku.
   *[other] { $player } odkládá { $building } dospod balíčku.
    }
event-looked = { $player } si prohlíží vršek balíčku: { $count ->
    [one] { $count } kartu budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
    }.
event-card-kept = { $building ->
    [hidden] { $player } si nechává jednu z karet, ostatní jdou dospod balíčku.
   *[other] { $player } si nechává { $building }, ostatní jdou dospod balíčku.
    }
event-captured = { $player } zajímá { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
    } { $location }, { $count ->
    [one] přichází o něj
    [few] přichází o ně
   *[other] přichází o ně
    } { $whose }.
event-workers-home = { $player } si bere zpět { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
    } { $location }.
event-imprisoned = { $player } uvrhuje do vězení { $count ->
    [one] { $count } zajatého služebníka
    [few] { $count } zajaté služebníky
   *[other] { $count } zajatých služebníků
    }.
event-sent-to-prison = { $player }: do vězení { $count ->
    [one] jde { $count } služebník
    [few] jdou { $count } služebníci
   *[other] jde { $count } služebníků
    } { $location }.
event-freed = { $where ->
    [prison] { $player } vysvobozuje z vězení { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
        }.
   *[boards] { $player } vysvobozuje ze zajetí { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
        }.
    }
event-took-back = { $player } nemá volného služebníka a bere si zpět jednoho { $location }.
event-took-back-from = { $player } nemá volného služebníka a bere si zpět jednoho, kterého drží { $whose }.
event-tax-taken = { $player } si bere od výběrčího daní { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
    }.
event-tax-added = { $player } přidává k výběrčímu daní { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
    } ze společné zásoby.

## What has happened: apprentices and buildings

event-hired = { $coins ->
    [0] { $player } najímá { $apprentice }.
    [one] { $player } najímá { $apprentice } a bere si { $coins } minci, která tam leží.
    [few] { $player } najímá { $apprentice } a bere si { $coins } mince, které tam leží.
   *[other] { $player } najímá { $apprentice } a bere si { $coins } mincí, které tam leží.
    }
event-dismissed = { $player } dává { $apprentice } dospod balíčku.
event-ability-used = { $player } využívá { $apprentice }.
event-power-used = { $player } hraje za { $board } a využívá schopnost své desky.
event-display-swept = Z nabídky učedníků odchází: { $apprentices }.
event-apprentices-came = Do nabídky učedníků přichází: { $apprentices }.
event-constructed = { $player } staví { $building }.
event-rose-in-cathedral = { $player } postupuje na { $level }. úroveň katedrály.
event-reward-taken = { $player } si bere odměnu: { $reward }.

## What has happened: reset and end

event-market-reset = { $player } vyvolává obnovení černého trhu.
event-market-turned = { $left ->
    [0] Vrchní karta trhu se otáčí, malá už žádná nezbývá.
    [one] Vrchní karta trhu se otáčí, zbývá { $left } malá karta.
    [few] Vrchní karta trhu se otáčí, zbývají { $left } malé karty.
   *[other] Vrchní karta trhu se otáčí, zbývá { $left } malých karet.
    }
event-market-shuffled = Karty velkého trhu se zamíchají do nové malé hromádky.
event-turn-passed = { $player } pasuje, všichni služebníci leží v cechovním domě.
event-last-space-filled = { $player } obsazuje poslední místo v cechovním domě. Každý má ještě jeden tah.
event-end-effect = Na konci hry { $player } vyhodnocuje { $building }.
event-scored = { $player } má celkem { $points } VB.

## What the rival does, and why; $player is the rival

event-scheme-turned = { $player } otáčí intriku: { $scheme } (pravidlo { $rule }).
event-schemes-shuffled = { $player } míchá do nového balíčku { $count ->
    [one] { $count } intriku
    [few] { $count } intriky
   *[other] { $count } intrik
    } (pravidlo { $rule }).
event-rival-chose = { $player } { $condition ->
    [prison] { $have ->
        [0] nemá ve vězení žádného služebníka
        [1] má ve vězení 1 služebníka
        [few] má ve vězení { $have } služebníky
       *[other] má ve vězení { $have } služebníků
        }, karta vyžaduje aspoň { $need }
    [group] hledá u jednoho hráče skupinku aspoň { $need } služebníků, { $have ->
        [0] ale žádná tu není
        [1] největší má 1 služebníka
        [few] největší má { $have } služebníky
       *[other] největší má { $have } služebníků
        }
    [tax] hledá u výběrčího daní aspoň { $need ->
        [few] { $need } mince
       *[other] { $need } mincí
        }, { $have ->
        [0] ale žádná tam neleží
       *[other] leží jich tam { $have }
        }
    [captives] { $option ->
        [upper] drží zajaté služebníky
       *[lower] nedrží zajaté služebníky
        }
    [cathedral_virtue] { $option ->
        [upper] může postoupit na katedrále a má počestnost { $have }, tedy nejvýše { $need }
       *[lower] nemůže postoupit na katedrále, nebo má počestnost nad { $need }: { $have }
        }
    [cathedral_future] { $option ->
        [upper] může postoupit na katedrále a budoucí intrika nezbývá žádná
       *[lower] nemůže postoupit na katedrále, nebo budoucí intriky ještě zbývají
        }
    [princess] { $option ->
        [upper] má u princezny nejvíce služebníků
       *[lower] nemá u princezny nejvíce služebníků
        }
    [monument_or_cathedral] { $option ->
        [upper] může postavit monument nebo postoupit na katedrále
       *[lower] nemůže postavit monument ani postoupit na katedrále
        }
   *[influence] má vliv { $have }, karta připouští nejvýše { $need }
    }; platí tedy { $option ->
    [upper] horní
   *[lower] dolní
    } možnost karty (pravidlo { $rule }).
event-rival-went = { $player } umísťuje služebníka { $location }{ $reason ->
    [focus] , jak velí zaměření
    [free] , na první volné místo
    [princess] , kde stojí princezna
   *[card] , jak velí karta
    } (pravidlo { $rule }).
event-rival-picked = { $player } provádí první možnou položku seznamu, { $place }. v pořadí (pravidlo { $rule }).
event-rival-stopped = { $player } už nemá volného služebníka, další karta propadá (pravidlo { $rule }).
event-rival-took-back = { $player } nemá volného služebníka a bere si zpět { $where ->
    [group] největší skupinku z otevřené lokace
    [prison] všechny z vězení
    [boards] všechny, které drží hráči
   *[market] jednoho z černého trhu
    } (pravidlo { $rule }).
event-rival-passed = { $player } nemá služebníka, který by se mohl vrátit, a pasuje (pravidlo { $rule }).
event-rival-future = { $player } získává budoucí intriku: { $scheme }; { $left ->
    [0] žádná další nezbývá
    [one] zbývá { $left } budoucí intrika
    [few] zbývají { $left } budoucí intriky
   *[other] zbývá { $left } budoucích intrik
    } (pravidlo { $rule }).
event-rival-marker = { $player } posouvá ukazatel surovin o { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
    }, stojí na poli: { $space } (pravidlo { $rule }).
event-rival-wrapped = { $player } přechází pravý konec stupnice surovin, ukazatel začíná znovu od hlíny a přináší { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
    } (pravidlo { $rule }).
event-rival-converted = { $gets ->
    [none] { $player } má získat { $what }, ale nezíská nic
   *[some] { $player } má získat { $what }, ale získává { $gets }
    } (pravidlo { $rule }).
event-rival-debtless = { $player } nemá jaký dluh zničit, místo toho získává { $kind } (pravidlo { $rule }).
event-rival-aimed = Ukazatel surovin stojí na poli { $space }: { $player } míří na { $column }. sloupec učedníků (pravidlo { $rule }).
event-rival-sought = { $target ->
    [monument] { $player } hledá od ukazatele surovin ({ $space }) doprava monument, který si může dovolit, a nachází { $kind } (pravidlo { $rule }).
   *[contribution] { $player } hledá od ukazatele surovin ({ $space }) doprava surovinu k přispění a nachází { $kind } (pravidlo { $rule }).
    }
event-rival-targeted = { $player } bere zajatce { $location }: { $reason ->
    [tied] stejně velké skupinky tu má více hráčů, každá má { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
        }, a všechny jsou zajaty
    [priority] ze skupinek, které mají { $count ->
        [one] { $count } služebníka
        [few] { $count } služebníky
       *[other] { $count } služebníků
        }, je tato v pořadí první
   *[largest] je to největší skupinka, { $count ->
        [one] { $count } služebník
        [few] { $count } služebníci
       *[other] { $count } služebníků
        }
    } (pravidlo { $rule }).
event-rival-missed = { $player } nemá koho zajmout, { $count ->
    [one] propadá { $count } zajetí
    [few] propadají { $count } zajetí
   *[other] propadá { $count } zajetí
    } (pravidlo { $rule }).
event-rival-guarded = { $player } provádí na strážnici první akci, která něco udělá: { $action ->
    [prison] vysvobození z vězení
    [imprison] uvržení zajatců do vězení
    [boards] vysvobození ze zajetí
    [debt] splacení dluhu
   *[future] budoucí intrika
    } (pravidlo { $rule }).
event-rival-powered = { $player } využívá schopnost své desky (pravidlo { $rule }).

## Lines of the score sheet

line-buildings = Budovy
line-building-bonus = Efekty budov
line-cathedral = Katedrála
line-virtue = Počestnost
line-debts = Nesplacené dluhy
line-goods = Zlato a mramor
line-silver = Mince
line-prison = Služebníci ve vězení

## The score sheet of a finished match

# $level: of the cathedral
sheet-level = { $level }. úroveň
sheet-from-buildings = budovy
sheet-from-cathedral = katedrála
sheet-from-virtue = počestnost
sheet-from-goods = zásoby
sheet-from-losses = dluhy a vězení
# when everything else is equal
sheet-rival-wins = shodu vyhrává protivník

## The verbs of the notation, as headings over lists of moves

verb-board = vybrat desku
verb-place = umístit služebníka
verb-back = vzít si zpět služebníka
verb-dig = těžit
verb-trade = provést směnu
verb-hire = najmout učedníka
verb-draw = dobrat si karty budov
verb-look = prohlédnout si karty budov
verb-keep = nechat si kartu
verb-discard = dát kartu dospod balíčku
verb-dismiss = vzdát se učedníka
verb-capture = zajmout služebníky
verb-imprison = uvrhnout zajaté služebníky do vězení
verb-free = vysvobodit služebníky
verb-settle = splatit dluh
verb-build = postavit budovu
verb-cathedral = pracovat na katedrále
    .picked = Kterou kartu budovy kvůli katedrále odložíš?
verb-stop = skončit
verb-decline = odmítnout
verb-choose = vybrat si jednu možnost
verb-use = využít schopnost
verb-bear = ztratit počestnost
verb-accept = vzít si dluh
verb-avoid = vyhnout se dluhu
verb-pay = zaplatit
verb-give = dát suroviny
verb-spare = ušetřit kus

## The table before the eye: where we are, tabs of a phone, panels and small words on them

zone-town = Město
zone-mat = Moje
zone-hire = Učedníci
panel-town = Město
panel-hire = Nabídka učedníků
note-hire = 2 daně, 2 mince
panel-boards = Desky hráčů
note-boards = vyber si jednu
panel-packet = Karty budov na výběr
note-packet = jednu si nech, ostatní pošli dál
note-packet-alone = jednu odlož, ostatní si nech
panel-looked = Karty z vrchu balíčku
note-looked = jednu si nech
# $phase: the phase of the view
headline = { $phase ->
    [boards] Výběr desek
    [draft_apprentices] Výběr prvního učedníka
    [draft_buildings] Draft budov
    [last_turns] Poslední tahy · cechovní dům je plný
    [over] Závěrečné bodování
   *[play] Cechovní dům { $filled } / { $spaces }
    }
term-virtue_track = Počestnost
term-cathedral = Katedrála
cathedral-text = K práci na ní potřebuješ počestnost aspoň 5, kartu budovy z ruky a cenu další úrovně. Boduje jen nejvyšší dosažená úroveň.
guildhall-filled = { $filled } / { $spaces }
black-market-text = Pro ty, kdo mají počestnost 9 nebo méně. Každá návštěva stojí 1 počestnost a třetí služebník vyvolá obnovení.
prison-text = Na konci ztrácíš 1 VB za každé 2 své služebníky tady. Při každém obnovení si ten, kdo jich tu má nejvíc, bere dluh a každý, kdo jich tu má 3 a více, ztrácí 1 počestnost.
virtue-text = Kolik VB přinese na konci, je uvedeno u každého pole. Se 4 a méně nesmíš pracovat na katedrále, s 10 a více nesmíš na černý trh. Se 2 nebo 3 platíš každou daň o 1 nižší, s 0 nebo 1 o 2 nižší.
level-name = { $level }. úroveň
# $pays: amounts in the accusative, or pay-mix
level-text = Stojí { $pays } a kartu budovy. Má hodnotu { $points ->
    [one] { $points } VB
    [few] { $points } VB
   *[other] { $points } VB
    }. { $free ->
    [0] Volné místo tu není.
    [one] Volné je { $free } místo.
    [few] Volná jsou { $free } místa.
   *[other] Volných je { $free } míst.
    }
level-reached = { $level ->
    [0] Ještě pod 1. úrovní
   *[other] Dosažená { $level }. úroveň
    }
pay-mix = { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusů
    } dřeva a kamene v libovolné kombinaci
place-quarry = Kamenolom
    .text = Získáš 1 kámen za každého svého služebníka tady.
place-forest = Les
    .text = Získáš 1 dřevo za každého svého služebníka tady.
place-silversmith = Stříbrotepec
    .text = Získáš 1 minci a ještě 1 za každého svého služebníka tady.
place-mines = Doly
    .text = Získáš 1 hlínu a ještě 1 za každého svého služebníka tady, nebo 1 zlato za každé 2 z nich.
place-kings_storehouse = Královský sklad
    .text = Jedna směna za každého tvého služebníka tady: libovolné 2 suroviny z hlíny, dřeva a kamene za 1 počestnost, nebo libovolné 3 ze dřeva a kamene za 1 mramor.
place-workshop = Dílna
    .text = Najmi učedníka za 2 daně a 2 mince ze sloupce, jehož číslo není vyšší než počet tvých služebníků tady (za každý další sloupec polož 1 minci na přeskočenou kartu), nebo si dober 1 kartu budovy a ještě 1 za každé 2 své služebníky tady.
place-town_centre = Rynek
    .text = Zajmi jednu skupinku za každého svého služebníka tady: první za 1 daň, každou další za 1 minci.
place-guardhouse = Strážnice
    .text = Jedna akce za každého tvého služebníka tady: uvrhnout zajaté služebníky do vězení a získat za každého 1 minci, vysvobodit své služebníky z vězení nebo ze zajetí, nebo splatit dluh.
place-tax_stand = Výběrčí daní
    .text = Ztrať 2 počestnosti a vezmi si všechny mince, které tu leží.
place-market_small = Malý trh
    .text = Zaplať 1 minci, ztrať 1 počestnost a získej vyznačené suroviny.
place-market_middle = Prostřední pole černého trhu
    .text = Zaplať 2 mince a ztrať 1 počestnost. Najmi zdarma kteréhokoli učedníka, nebo si prohlédni 5 karet budov a jednu si nech.
place-market_large = Velký trh
    .text = Zaplať 3 mince, ztrať 1 počestnost a získej vyznačené suroviny.
place-guildhall = Cechovní dům
    .text = Postav budovu z ruky, nebo pracuj na katedrále; s rozšířením smíš místo budovy postavit monument. Služebník tu už zůstane.
guildhall-space-effect = { $space }. místo v cechovním domě: { $effect ->
    [reset] obnovení černého trhu
   *[apprentices] učedníci nejvíce vlevo odcházejí
    }
workers-here = { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
    }
workers-prison = { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
    } ve vězení
held-by = { $player } drží { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
    }
term-holder = držitel
term-tax = mince u výběrčího daní
coins-on = { $count ->
    [one] leží na ní { $count } mince
    [few] leží na ní { $count } mince
   *[other] leží na ní { $count } mincí
    }
display-gap = prázdné místo
place-apprentices = Učedníci
place-hand = Karty v ruce
place-built = Stavby
place-captives = Zajatci
note-of = { $value } / { $most }
note-points = { $count ->
    [one] { $count } VB
    [few] { $count } VB
   *[other] { $count } VB
    }
term-home = volní služebníci
term-unpaid = nesplacené dluhy
term-paid = splacené dluhy
term-hand = karty v ruce
term-captives = zajatí služebníci
term-level = úroveň katedrály
debt-text = Nesplacený dluh stojí na konci 2 VB. Na strážnici ho splatíš za 3 daně a 3 mince a získáš 1 počestnost.
term-reward = Odměna
market-card = Karta trhu { $number }
card-copies = { $count }×
deck-buildings = karty budov v balíčku
deck-apprentices = učedníci v balíčku
deck-rewards = zbývající odměny
building-back = Karta budovy
# $pays: amounts in the accusative; $skills: nominative, or none; $virtue: may be negative
building-needs = Stojí { $pays }. { $skills ->
    [none] Dovednosti nejsou potřeba.
   *[some] Potřebné dovednosti: { $skills }.
    }{ $virtue ->
    [0] {""}
   *[other] {" "}Počestnost: { $virtue }.
    }
building-told = { $text } { $needs }
apprentice-told = Dovednosti: { $skills }. { $text }
board-start = Na začátku: { $things }.
gallery-apprentices = Učedníci
gallery-buildings = Budovy
gallery-rewards = Odměny
gallery-boards = Desky hráčů
gallery-market = Černý trh
gallery-schemes = Intriky protivníků
gallery-rivals = Protivníci
gallery-small = malá strana
gallery-large = velká strana

## The rival's mat

rival-marker = Stupnice surovin
    .text = Ukazatel míří na sloupec učedníků, surovinu nebo monument. Každá získaná mince ho posune o 1 pole doprava; za koncem začíná znovu a přinese 1 mramor.
rival-scheme-back = Intrika
place-schemes = Otočené intriky
term-schemes = intriky v balíčku
term-future = budoucí intriky
place-debts = Dluhy

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Stavíš pro krále. Až bude cechovní dům plný, vyhraje, kdo má nejvíce vítězných bodů.
    .title = Cíl hry
    .one = Za každou budovu i každý postup na katedrále sem přijde služebník. Až se obsadí všech 12 míst, blíží se konec.
    .two = Katedrála vynese až 20 bodů.
    .three = Body dává i počestnost a některé dveře otevírá, jiné zavírá.
guide-apprentice = Každý začíná s jedním učedníkem, zdarma.
    .title = První učedník
    .do = Vyber si Kameníka.
    .one = Kdykoli pracuješ v kamenolomu, přinese 1 kámen navíc.
    .two = Každý učedník má dovednost. Větší budovy vyžadují tesařství, dlaždičství nebo zednictví.
    .three = Smíš jich mít pět.
guide-first = Teď karty budov. Jednu si necháš a ostatní dostane další hráč.
    .title = První karta budovy
    .do = Nech si Studnu.
    .one = Studna stojí 2 dřeva a 2 kameny, nevyžaduje dovednost, má hodnotu 3 body a přinese 4 hlíny.
    .two = Všichni vybírají současně a tajně.
guide-second = Tyhle karty přišly od druhého hráče.
    .title = Druhá karta
    .do = Nech si Větrný mlýn.
    .one = Větrný mlýn stojí 2 hlíny a 3 kameny. Po postavení smíš hned umístit dalšího služebníka.
    .two = Ostatní vyžadují dovednost, kterou ještě nemáš.
guide-third = První sada se k tobě vrací, o dvě karty menší.
    .title = Třetí karta
    .do = Nech si Kovárnu.
    .one = Kovárna stojí 4 hlíny a 2 dřeva. Přesně tolik hlíny přinese Studna, plán je tedy jasný.
    .two = Poslední karta každé sady jde dospod balíčku.
guide-town = V každém tahu umístíš jednoho služebníka a provedeš akci té lokace.
    .title = Město
    .one = Na devíti otevřených lokacích smí stát libovolný počet služebníků. Čím víc je jich tvých, tím víc získáš.
    .two = Černý trh má tři místa, každé pro jednoho služebníka. Kdo je příliš počestný, ten tam nesmí.
    .three = Máš 20 služebníků. Zůstávají tam, kam je umístíš, dokud je někdo neodvede.
guide-forest = Budovy se staví ze surovin. Začni je shánět.
    .title = První služebník
    .do = Umísti služebníka do lesa.
    .one = Jeden služebník tu přinese 1 dřevo.
    .two = Kamenolom dává stejným způsobem kámen, stříbrotepec mince, doly hlínu nebo zlato.
guide-rival = Druhý hráč hraje podle stejných pravidel. Po tvém tahu je na řadě.
    .title = Druhý hráč
    .one = Tenhle služebník těží hlínu.
    .two = Sleduj, kde rostou skupinky. Brzy s nimi můžeš něco udělat.
guide-again = Druhý služebník na stejném místě vynese víc než první.
    .title = Společně vydělají víc
    .do = Umísti do lesa dalšího služebníka.
    .one = Teď tu budou stát dva tví služebníci, získáš tedy 2 dřeva.
    .two = Velká skupinka je ale kořist: někdo ji může zajmout.
guide-princess = Princezna navštěvuje jedno místo ve městě. Dnes je to kamenolom.
    .title = Princezna
    .do = Umísti služebníka do kamenolomu.
    .one = Získáš tu 1 kámen a Kameník přinese další.
    .two = Kdo k ní umístí služebníka, smí přispět na monumenty.
    .three = Kdo od ní zajme služebníky, ztratí 1 počestnost.
guide-contribute = Polož na kartu jeden kus a vezmi si, co je pod ním.
    .title = Přispění
    .do = Přispěj dřevo.
    .one = Dřevo přinese 2 vlivy.
    .two = Při příštím obnovení přejdou kusy na monumenty a zlevní je.
    .three = Při placení a ztrátách můžeš vlivem nahradit mince, počestnost, zlato nebo mramor.
guide-profiteer = Na rynku se berou zajatci. Dnes tam stojí i šmelinář.
    .title = Rynek
    .do = Umísti služebníka na rynek.
    .one = Každý tvůj služebník tu zajme jednu skupinku. První stojí 1 daň.
    .two = Služebník u šmelináře přinese 1 vliv. Při obnovení však všichni odtud jdou do vězení.
guide-capture = Vyber skupinku. Vezmeš všechny služebníky jedné barvy z jedné lokace.
    .title = Zajetí
    .do = Zajmi skupinku v dolech.
    .one = Dva služebníci. Přijdou na tvou desku jako zajatci.
    .two = Stejně si můžeš vzít domů i vlastní skupinku.
    .three = Daně leží u výběrčího, dokud si je někdo nevezme; stojí ho to 2 počestnosti.
guide-guardhouse = Na strážnici se zajatci mění v mince.
    .title = Strážnice
    .do = Umísti služebníka na strážnici.
    .one = Tví zajatci půjdou do vězení a za každého získáš 1 minci.
    .two = Tady také vysvobodíš své služebníky z vězení i ze zajetí.
    .three = A můžeš splácet dluhy.
guide-guildhall = Máš všechno, co potřebuješ na svou první budovu.
    .title = Cechovní dům
    .do = Umísti služebníka do cechovního domu a postav Studnu.
    .one = Služebník tu zůstane do konce hry.
    .two = Studna stojí 2 dřeva a 2 kameny a přinese 4 hlíny a 3 body.
    .three = Místo stavby smíš postoupit na katedrále. K tomu potřebuješ počestnost aspoň 5 a kartu z ruky.
guide-workshop = Další učedníky získáš v dílně.
    .title = Dílna
    .one = Najmutí stojí 2 daně a 2 mince. Nebo si tu dobereš karty budov.
    .two = S jedním služebníkem dosáhneš na první sloupec, se dvěma na druhý. Kdo chce dál, položí 1 minci na každou přeskočenou kartu.
guide-prison = Třetí služebník na černém trhu vyvolá obnovení. Stejně tak některá místa v cechovním domě a plná karta přispění.
    .title = Obnovení a vězení
    .one = Kdo tu má při obnovení nejvíce služebníků, bere si dluh. Nesplacený dluh stojí 2 body.
    .two = Černý trh prodává zlato a mramor za mince a 1 počestnost. Při obnovení jdou jeho služebníci do vězení.
guide-monuments = Pět monumentů čeká na někoho s vlivem.
    .title = Monumenty a vliv
    .one = Každý stojí vliv, daně a mnoho kusů jedné suroviny. Co bylo přispěno, zlevní ho všem.
    .two = Když tvůj vliv stoupne na 5 a pak na 9, dobereš si kartu budovy. Kdo má na konci nejvíc vlivu, bere si 4 zlata.
guide-points = Body se počítají na konci.
    .title = Jak se počítají body
    .one = Budovy a monumenty podle čísla na nich, některé na konci přidají další.
    .two = Počestnost přinese od −9 do 7 bodů, mezi 6 a 9 nic.
    .three = Každé zlato a každý mramor je 1 bod, stejně tak 10 mincí. Dluhy a služebníci ve vězení body stojí.
guide-on = Teď už město znáš. Hraj dál, druhý hráč hraje také.
    .title = Hraj dál
    .one = S hlínou ze Studny a 2 dřevy bude tvou další budovou Kovárna.
    .two = Zajme-li někdo tvé služebníky, vysvoboď je na strážnici.
    .three = Všechno na plánu se dá přečíst: stačí se dotknout.

## What bots notice: one unit of each thing

sense-points = bod podle současného stavu
sense-points-due = bod za to, co se právě staví
sense-to-come = zbytek hry
sense-clay = hlína
sense-wood = dřevo
sense-stone = kámen
sense-gold = zlato, kromě svého bodu
sense-marble = mramor, kromě svého bodu
sense-silver = mince
sense-much-silver = mince nad sedmou
sense-hoard = kus zlata nebo mramoru, ze kterého už nikdo nic nepostaví
sense-virtue = bod počestnosti
sense-low-virtue = bod počestnosti, který chybí do katedrály
sense-high-virtue = bod počestnosti nad 9
sense-market-open = černý trh ti je přístupný
sense-debt = nesplacený dluh
sense-debt-paid = splacený dluh
sense-home = služebník na tvé desce
sense-few-home = služebník, který ti na desce chybí do čtyř
sense-prisoner = tvůj služebník ve vězení
sense-crowd = tři nebo víc tvých služebníků ve vězení
sense-held = tvůj služebník na cizí desce
sense-captive = zajatý služebník na tvé desce
sense-at-quarry = služebník v kamenolomu
sense-at-forest = služebník v lese
sense-at-silversmith = služebník u stříbrotepce
sense-at-mines = služebník v dolech
sense-at-storehouse = služebník v královském skladu
sense-at-workshop = služebník v dílně
sense-at-town-centre = služebník na rynku
sense-at-guardhouse = služebník na strážnici
sense-exposed = služebník tvé největší skupinky, která láká k zajetí
sense-prey = služebník největší cizí skupinky
sense-apprentice = učedník
sense-carpentry = někdo, kdo umí tesařství
sense-tiling = někdo, kdo umí dlaždičství
sense-masonry = někdo, kdo umí zednictví
sense-all-skills = všechny tři dovednosti pohromadě
sense-trader = učedník s vlastní směnou
sense-gatherer = učedník, který pomáhá při těžbě
sense-churchman = učedník, který pomáhá na katedrále
sense-builder = učedník, který pomáhá při stavbě
sense-resetter = učedník, který pomáhá při každém obnovení
sense-card = karta budovy v ruce
sense-plan = bod nejlepší karty v ruce podle toho, kolik z její ceny máš
sense-second-plan = bod druhé nejlepší karty, stejně tak
sense-plan-ready = bod karty, kterou můžeš postavit hned
sense-level = úroveň katedrály
sense-level-near = bod další úrovně podle toho, kolik z její ceny máš
sense-level-ready = bod další úrovně, na kterou můžeš hned
sense-to-move = jsi na tahu
sense-hall-due = bod za to, co teď můžeš v cechovním domě postavit
sense-hire-due = učedník, kterého teď smíš najmout
sense-cards-due = karty, na které se právě podíváš
sense-trade-due = směna, kterou ještě smíš provést
sense-capture-due = služebník, kterého teď smíš zajmout
sense-guard-due = akce, kterou ještě smíš na strážnici udělat
sense-choice-due = volba, která tě ještě čeká

## Headings of big moments, shown across the table

illumination-reset = Obnovení černého trhu
illumination-cathedral = { $level }. úroveň katedrály
illumination-last-turns = Poslední tahy

## Co se dělá: pro stránku o tom, jak se hraje

done-constructed = Postavené budovy
done-hired = Najatí učedníci

## Údaje krabice

figure-group-apprentices = { gallery-apprentices }
figure-group-buildings = { gallery-buildings }
figure-group-rewards = { gallery-rewards }
figure-group-boards = { gallery-boards }
figure-group-market_cards = Karty černého trhu
figure-group-schemes = { gallery-schemes }
figure-group-rivals = { gallery-rivals }
figure-reason-classic-solo = známá jsou jen jména obou protivníků
