### Architects of the West Kingdom: the words of Works of Wonder, Slovak.
### .acc: accusative; .to, .at, .from: whole phrases; .short: narrow places; .full: a card told apart from its twins;
### .text: what it does.

## The expansion

expansion-works-of-wonder = Majestátne monumenty
    .about = Vplyv, princezná a šmelinár na pláne, príspevky a päť monumentov; ďalší učni, budovy, dosky a šesť protivníkov pre sólovú hru.

## Influence

kind-influence = vplyv
    .acc = vplyv
    .gen = vplyvu
count-influence = { $count ->
    [one] { $count } bod vplyvu
    [few] { $count } body vplyvu
   *[other] { $count } bodov vplyvu
    }
count-influence-acc = { $count ->
    [one] { $count } bod vplyvu
    [few] { $count } body vplyvu
   *[other] { $count } bodov vplyvu
    }

## Monuments

monument-clay = hlinený monument
    .acc = hlinený monument
    .short = Hlinený
    .text = Stojí 7 bodov vplyvu, 5 daní a 15 hlín. Má hodnotu 20 VB a prinesie 2 body počestnosti.
monument-wood = drevený monument
    .acc = drevený monument
    .short = Drevený
    .text = Stojí 6 bodov vplyvu, 4 dane a 14 driev. Má hodnotu 18 VB a prinesie 2 body počestnosti.
monument-stone = kamenný monument
    .acc = kamenný monument
    .short = Kamenný
    .text = Stojí 5 bodov vplyvu, 3 dane a 14 kameňov. Má hodnotu 16 VB a prinesie 2 body počestnosti.
monument-gold = zlatý monument
    .acc = zlatý monument
    .short = Zlatý
    .text = Stojí 4 body vplyvu, 2 dane a 10 zlát. Má hodnotu 14 VB a prinesie 2 body počestnosti.
monument-marble = mramorový monument
    .acc = mramorový monument
    .short = Mramorový
    .text = Stojí 3 body vplyvu, 1 daň a 4 mramory. Má hodnotu 12 VB a prinesie 2 body počestnosti.

## Apprentices

apprentice-benefactor_carpentry = Dobrodinec
    .acc = Dobrodinca
    .short = Dobrodinec
    .full = Dobrodinec (tesárstvo)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 kameň, drevo alebo hlinu a získaj 1 bod vplyvu.
apprentice-benefactor_tiling = Dobrodinec
    .acc = Dobrodinca
    .short = Dobrodinec
    .full = Dobrodinec (dláždičstvo)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 kameň, drevo alebo hlinu a získaj 1 bod vplyvu.
apprentice-benefactor_masonry = Dobrodinec
    .acc = Dobrodinca
    .short = Dobrodinec
    .full = Dobrodinec (murárstvo)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 kameň, drevo alebo hlinu a získaj 1 bod vplyvu.
apprentice-cavalier_town_centre = Kavalier
    .acc = Kavaliera
    .short = Kavalier
    .full = Kavalier (námestie)
    .text = Kedykoľvek umiestniš služobníka na námestie, získaj 1 bod vplyvu.
apprentice-cavalier_guardhouse = Kavalier
    .acc = Kavaliera
    .short = Kavalier
    .full = Kavalier (strážnica)
    .text = Kedykoľvek umiestniš služobníka na strážnicu, získaj 1 bod vplyvu.
apprentice-diplomat_storehouse = Diplomat
    .acc = Diplomata
    .short = Diplomat
    .full = Diplomat (kráľovský sklad)
    .text = Kedykoľvek umiestniš služobníka do kráľovského skladu, získaj 1 bod vplyvu.
apprentice-diplomat_workshop = Diplomat
    .acc = Diplomata
    .short = Diplomat
    .full = Diplomat (dielňa)
    .text = Kedykoľvek umiestniš služobníka do dielne, získaj 1 bod vplyvu.
apprentice-patroness_gold = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (zlato)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 zlato a získaj 3 body vplyvu.
apprentice-patroness_marble = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (mramor)
    .text = Ako výmenu v kráľovskom sklade zaplať 1 mramor a získaj 3 body vplyvu.
apprentice-patroness_wood = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (drevo)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 drevá a získaj 1 mramor.
apprentice-patroness_stone = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (kameň)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 kamene a získaj 1 mramor.
apprentice-vagabond_wood = Tulák
    .acc = Tuláka
    .short = Tulák
    .full = Tulák (drevo)
    .text = Ako výmenu v kráľovskom sklade zaplať 2 drevá a získaj 1 zlato. Pri najatí: strať 1 bod počestnosti.
apprentice-vagabond_clay = Tulák
    .acc = Tuláka
    .short = Tulák
    .full = Tulák (hlina)
    .text = Ako výmenu v kráľovskom sklade zaplať 3 hliny a získaj 1 zlato. Pri najatí: strať 1 bod počestnosti.
apprentice-orphan_wood = Sirota
    .acc = Sirotu
    .short = Sirota
    .full = Sirota (drevo)
    .text = Pri každom obnovení, ak máš pri šmelinárovi služobníka, získaj 2 drevá.
apprentice-orphan_silver = Sirota
    .acc = Sirotu
    .short = Sirota
    .full = Sirota (mince)
    .text = Pri každom obnovení, ak máš pri šmelinárovi služobníka, získaj 2 mince.
apprentice-orphan_stone = Sirota
    .acc = Sirotu
    .short = Sirota
    .full = Sirota (kameň)
    .text = Pri každom obnovení, ak máš pri šmelinárovi služobníka, získaj 2 kamene.
apprentice-charlatan_clay = Šarlatán
    .acc = Šarlatána
    .short = Šarlatán
    .full = Šarlatán (hlina)
    .text = Pri každom platení smieš namiesto hliny stratiť 1 bod vplyvu za každý kus, aj opakovane. Pri najatí: strať 1 bod počestnosti.
apprentice-charlatan_wood = Šarlatán
    .acc = Šarlatána
    .short = Šarlatán
    .full = Šarlatán (drevo)
    .text = Pri každom platení smieš namiesto dreva stratiť 1 bod vplyvu za každý kus, aj opakovane. Pri najatí: strať 1 bod počestnosti.
apprentice-charlatan_stone = Šarlatán
    .acc = Šarlatána
    .short = Šarlatán
    .full = Šarlatán (kameň)
    .text = Pri každom platení smieš namiesto kameňa stratiť 1 bod vplyvu za každý kus, aj opakovane. Pri najatí: strať 1 bod počestnosti.
apprentice-noblewoman_gold = Šľachtičná
    .acc = Šľachtičnú
    .short = Šľachtičná
    .full = Šľachtičná (zlato)
    .text = Pri každom obnovení, ak máš pri princeznej služobníka, získaj 1 zlato. Pri najatí: získaj 1 bod počestnosti.
apprentice-noblewoman_marble = Šľachtičná
    .acc = Šľachtičnú
    .short = Šľachtičná
    .full = Šľachtičná (mramor)
    .text = Pri každom obnovení, ak máš pri princeznej služobníka, získaj 1 mramor. Pri najatí: získaj 1 bod počestnosti.
apprentice-noblewoman_silver = Šľachtičná
    .acc = Šľachtičnú
    .short = Šľachtičná
    .full = Šľachtičná (mince)
    .text = Pri každom obnovení, ak máš pri princeznej služobníka, získaj 3 mince. Pri najatí: získaj 1 bod počestnosti.
apprentice-journeyman_silver = Tovariš
    .acc = Tovariša
    .short = Tovariš
    .full = Tovariš (mince)
    .text = Kedykoľvek postavíš budovu alebo monument, získaj 2 mince.
apprentice-journeyman_influence = Tovariš
    .acc = Tovariša
    .short = Tovariš
    .full = Tovariš (vplyv)
    .text = Kedykoľvek postavíš budovu alebo monument, získaj 1 bod vplyvu.
apprentice-journeyman_building = Tovariš
    .acc = Tovariša
    .short = Tovariš
    .full = Tovariš (karta)
    .text = Kedykoľvek postavíš budovu alebo monument, dober si 1 kartu budovy.
apprentice-extortionist = Vydierač
    .acc = Vydierača
    .short = Vydierač
    .full = Vydierač
    .text = Kedykoľvek si vezmeš dlh, získaj 1 bod vplyvu. Pri najatí: strať 1 bod počestnosti.

## Buildings

building-arena = Aréna
    .acc = Arénu
    .short = Aréna
    .text = Okamžite získaj 1 bod vplyvu a 3 mince.
building-bathhouse = Kúpele
    .acc = Kúpele
    .short = Kúpele
    .text = Okamžite získaj 2 body vplyvu.
building-courthouse = Súdny dvor
    .acc = Súdny dvor
    .short = Súdny dvor
    .text = Okamžite smieš uvrhnúť všetkých zajatých služobníkov do väzenia a získať za každého 1 mincu.
building-stage = Pódium
    .acc = Pódium
    .short = Pódium
    .text = Okamžite získaj 3 body vplyvu.
building-pillory = Pranier
    .acc = Pranier
    .short = Pranier
    .text = Okamžite smieš zadarmo zajať jednu skupinku.
building-monastery = Kláštor
    .acc = Kláštor
    .short = Kláštor
    .text = Okamžite získaj 1 bod vplyvu za každú dosiahnutú úroveň katedrály.
building-abbey = Opátstvo
    .acc = Opátstvo
    .short = Opátstvo
    .text = Okamžite: všetci hráči vyslobodia svojich služobníkov z väzenia.
building-studio = Ateliér
    .acc = Ateliér
    .short = Ateliér
    .text = Okamžite: všetci hráči si doberú 1 kartu budovy.
building-carpenters_guild = Cech tesárov
    .acc = Cech tesárov
    .short = Cech tesárov
    .text = Na konci hry: 1 bod počestnosti za každého tvojho učňa s tesárskou zručnosťou.
building-masons_guild = Cech murárov
    .acc = Cech murárov
    .short = Cech murárov
    .text = Na konci hry: 1 bod počestnosti za každého tvojho učňa s murárskou zručnosťou.
building-tilers_guild = Cech dláždičov
    .acc = Cech dláždičov
    .short = Dláždiči
    .text = Na konci hry: 1 bod počestnosti za každého tvojho učňa s dláždičskou zručnosťou.
building-stronghold = Pevnosť
    .acc = Pevnosť
    .short = Pevnosť
    .text = Na konci hry: vysloboď všetkých svojich služobníkov z väzenia.
building-depot = Prekladisko
    .acc = Prekladisko
    .short = Prekladisko
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka do kráľovského skladu a vykonať akciu ako zvyčajne.
building-gaol = Šatlava
    .acc = Šatlavu
    .short = Šatlava
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka na strážnicu a vykonať akciu ako zvyčajne.
building-miners_lodge = Banícka búda
    .acc = Banícku búdu
    .short = Ban. búda
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka do baní a vykonať akciu ako zvyčajne.
building-windmill = Veterný mlyn
    .acc = Veterný mlyn
    .short = Veterný mlyn
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka do lesa a vykonať akciu ako zvyčajne.
building-mint = Mincovňa
    .acc = Mincovňu
    .short = Mincovňa
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka k strieborníkovi a vykonať akciu ako zvyčajne.
building-theatre = Divadlo
    .acc = Divadlo
    .short = Divadlo
    .text = Okamžite smieš umiestniť 1 ďalšieho služobníka na námestie a vykonať akciu ako zvyčajne.
building-manor = Panské sídlo
    .acc = Panské sídlo
    .short = Panské sídlo
    .text = Na konci hry: 1 VB za každé 4 body vplyvu.
building-townhouse = Meštiansky dom
    .acc = Meštiansky dom
    .short = Mešť. dom
    .text = Na konci hry: 1 bod počestnosti za každých 2 tvojich učňov.
building-fort = Tvrdza
    .acc = Tvrdzu
    .short = Tvrdza
    .text = Na konci hry: 2 VB, ak nemáš vo väzení žiadneho služobníka.
building-vault = Trezor
    .acc = Trezor
    .short = Trezor
    .text = Na konci hry: 1 bod počestnosti za každých 5 mincí.
building-rampart = Obranný val
    .acc = Obranný val
    .short = Obranný val
    .text = Na konci hry: 1 VB za každú dvojicu budovy a úrovne katedrály.
building-school = Škola
    .acc = Školu
    .short = Škola
    .text = Okamžite daj 8 učňov najviac vľavo naspodok balíčka a doplň ponuku. Potom smieš zadarmo najať ktoréhokoľvek vyloženého učňa.

## Player boards

board-arnold = Arnold
    .acc = Arnolda
    .short = Arnold
    .text = Ak umiestniš služobníka k princeznej, počíta sa tam princezná ako 1 tvoj služobník.
board-charles = Karol
    .acc = Karola
    .short = Karol
    .text = Ak umiestniš služobníka k šmelinárovi, získaj navyše 1 mincu.
board-clotilde = Klotilda
    .acc = Klotildu
    .short = Klotilda
    .text = Keď stratíš počestnosť, získaj 1 hlinu.
board-isabella = Izabela
    .acc = Izabelu
    .short = Izabela
    .text = Za každého získaného učňa získaj 1 mramor.
board-louis = Ľudovít
    .acc = Ľudovíta
    .short = Ľudovít
    .text = Keď máš stratiť počestnosť, smieš zaplatiť 2 mince a nestratiť nič. Na katedrále smieš pracovať bez ohľadu na počestnosť.
board-zesiro = Zesiro
    .acc = Zesira
    .short = Zesiro
    .text = Za budovu aj za prácu na katedrále získaj 1 bod vplyvu. Na čierny trh smieš bez ohľadu na počestnosť.

## Rewards

reward-influence_silver = Odmena: 1 bod počestnosti, 1 bod vplyvu, 2 mince
    .short = 1 bod počestnosti, 1 bod vplyvu, 2 mince
reward-influence_two = Odmena: 1 bod počestnosti, 2 body vplyvu
    .short = 1 bod počestnosti, 2 body vplyvu
reward-clay = Odmena: 1 bod počestnosti, 3 hliny
    .short = 1 bod počestnosti, 3 hliny
reward-influence_building = Odmena: 1 bod počestnosti, 1 bod vplyvu, 1 karta budovy
    .short = 1 bod počestnosti, 1 bod vplyvu, 1 karta budovy
reward-virtue_influence = Odmena: 2 body počestnosti, 1 bod vplyvu
    .short = 2 body počestnosti, 1 bod vplyvu
reward-marble = Odmena: 1 bod počestnosti, 1 mramor
    .short = 1 bod počestnosti, 1 mramor
reward-gold_influence = Odmena: 1 bod vplyvu, 1 zlato
    .short = 1 bod vplyvu, 1 zlato

## Rivals: the value stands inside a sentence, .short on labels

rival-noblewoman = Šľachtičná
    .acc = Šľachtičnú
    .short = Šľachtičná
    .text = Zameranie: princezná; prispeje a získa 1 budúcu intrigu. Monumenty ju stoja o 2 mramory menej.
rival-enforcer = Dráb
    .acc = Drába
    .short = Dráb
    .text = Zameranie: námestie; uvrhne zajatých služobníkov do väzenia, a ak ich nemá, pridá 1 daň a vykoná 1 zajatie za každého svojho služobníka tam. Kedykoľvek uvrhne zajatých do väzenia, získa 1 mramor.
rival-illusionist = Iluzionista
    .acc = Iluzionistu
    .short = Iluzionista
    .text = Zameranie: čierny trh, kde nestráca počestnosť.
rival-informant = Donášačka
    .acc = Donášačku
    .short = Donášačka
    .text = Zameranie: dielňa; odstráni 2 učňov, pridá 2 dane a získa 2 budúce intrigy. Za monument aj za postup na katedrále vykoná 1 zajatie.
rival-patron = Patrón
    .acc = Patróna
    .short = Patrón
    .text = Zameranie: kráľovský sklad; získa 1 mramor za každých 2 svojich služobníkov tam, a ak je tam len jeden, 1 bod počestnosti. Umiestnenie služobníka tam mu prinesie 1 bod vplyvu.
rival-peddler = Pouličný predavač
    .acc = Pouličného predavača
    .short = Pouličný predavač
    .text = Zameranie: strieborník; získa 1 mincu a ďalšiu za každého svojho služobníka tam. Pri každom obnovení získa 1 bod vplyvu a 2 mince.

## Schemes of the rivals; .short: only the places

scheme-start_1 = Počiatočná intriga: cechový dom
    .short = Cechový dom
    .text = V cechovom dome protivník postaví monument, ak môže; inak postúpi na katedrále, inak získa 4 mramory.
scheme-start_7 = Počiatočná intriga: princezná
    .short = Princezná
    .text = Protivník ide k princeznej a prispeje.
scheme-start_8 = Počiatočná intriga: princezná, inak kameňolom
    .short = Princezná, inak kameňolom
    .text = Ak má protivník vplyv 5 alebo menej, ide k princeznej a prispeje; inak ide do kameňolomu po mince.
scheme-future_1 = Budúca intriga: cechový dom, inak princezná
    .short = Cechový dom, inak princezná
    .text = Ak protivník môže postaviť monument alebo postúpiť na katedrále, urobí to v cechovom dome; inak ide k princeznej a prispeje.
scheme-future_7 = Budúca intriga: čierny trh, inak princezná
    .short = Čierny trh, inak princezná
    .text = Ak má protivník pri princeznej najviac služobníkov, ide na prvé voľné miesto čierneho trhu; inak ide k princeznej a prispeje.
scheme-future_8 = Budúca intriga: princezná, inak čierny trh
    .short = Princezná, inak čierny trh
    .text = Ak má protivník vplyv 5 alebo menej, ide k princeznej, prispeje a získa 1 budúcu intrigu; inak ide na prvé voľné miesto čierneho trhu.
scheme-future_9 = Budúca intriga: zameranie
    .short = Zameranie
    .text = Protivník vykoná svoje zameranie a potom otočí ešte jednu intrigu.
scheme-future_11 = Budúca intriga: cechový dom
    .short = Cechový dom
    .text = V cechovom dome protivník postaví monument, ak môže; inak postúpi na katedrále, inak získa 4 mramory.

## Settings of a table

option-rival-noblewoman = Šľachtičná, priateľka princeznej
option-rival-enforcer = Dráb, ktorý berie zajatcov a väzní
option-rival-illusionist = Iluzionista z čierneho trhu
option-rival-informant = Donášačka, ktorá plaší učňov
option-rival-patron = Patrón z kráľovského skladu
option-rival-peddler = Pouličný predavač, ktorý ťaží z každého obnovenia

## What is asked

ask-contribute = { $when ->
    [before] Je tu princezná. Prispeješ hneď, ešte pred akciou?
   *[after] Je tu princezná. Prispeješ?
    }
ask-profiteer-when = Je tu šmelinár. Získaš 1 bod vplyvu pred akciou, alebo po nej?
ask-visit-figure = Tvoj monument stojí { $location }. Získaš 1 bod vplyvu, alebo vykonáš akciu, akoby tu stál 1 služobník navyše?
ask-place-figure = Kam postavíš figúrku ({ $monument })?

## What stands on the buttons

move-lay-piece = Položiť na kartu príspevku { $kind }
move-gain-now = Získať pred akciou
move-later = Až po akcii
move-use-figure = { $use ->
    [influence] Získať 1 bod vplyvu
   *[worker] Vykonať akciu ako s 1 služobníkom navyše
    }
move-pay-influence = Stratiť { $influence ->
    [one] { $influence } bod vplyvu
    [few] { $influence } body vplyvu
   *[other] { $influence } bodov vplyvu
    } a nahradiť { $what }
move-prevent = Stratiť { $influence ->
    [one] { $influence } bod vplyvu
    [few] { $influence } body vplyvu
   *[other] { $influence } bodov vplyvu
    } a zabrániť strate { $count ->
    [one] { $count } bodu počestnosti
    [few] { $count } bodov počestnosti
   *[other] { $count } bodov počestnosti
    }
move-bribe = { $price ->
    [none] Počestnosť nestratiť
   *[some] Zaplatiť { $price } a počestnosť nestratiť
    }
move-build-monument = Postaviť { $monument }
move-put-figure = Postaviť figúrku { $location }

## Why not

refused-symbol-filled = Tento symbol je obsadený ({ $kind }), uvoľní sa po obnovení.
refused-not-on-the-bill = Toto sa tu neplatí ({ $kind }).
refused-no-charlatan = Bez príslušného Šarlatána toto vplyvom nahradiť nemožno ({ $kind }).
refused-too-little-influence = Potrebuješ { $need ->
    [one] { $need } bod vplyvu
    [few] { $need } body vplyvu
   *[other] { $need } bodov vplyvu
    } a máš { $have }.
refused-influence-needed-elsewhere = Vplyv potrebuješ na zvyšok tejto platby, sem ho teda dať nemožno.
refused-loss-is-smaller = Máš stratiť len { $count ->
    [one] { $count } bod počestnosti
    [few] { $count } body počestnosti
   *[other] { $count } bodov počestnosti
    }.
refused-not-louis = Vykúpiť sa zo straty smie len Ľudovít.
refused-action-done = Akcia už je hotová.
    .advice = Prispej teraz.
refused-monument-built = Tento monument už stojí ({ $monument }).
refused-figure-there = Jeden monument už stojí { $location }, na každú lokáciu patrí len jeden.
refused-only-for-noble = { $noble ->
    [princess] { $why } Len pre princeznú tam služobník ísť nesmie, to je náš výklad.
   *[profiteer] { $why } Len pre šmelinára tam služobník ísť nesmie, to je náš výklad.
    }

## What has happened

event-influence-gained = { $player } získava { $count ->
    [one] { $count } bod vplyvu
    [few] { $count } body vplyvu
   *[other] { $count } bodov vplyvu
    }, teraz má { $now }.
event-influence-lost = { $player } stráca { $count ->
    [one] { $count } bod vplyvu
    [few] { $count } body vplyvu
   *[other] { $count } bodov vplyvu
    }, teraz má { $now }.
event-influence-spent = { $player } stráca { $influence ->
    [one] { $influence } bod vplyvu
    [few] { $influence } body vplyvu
   *[other] { $influence } bodov vplyvu
    } a nahrádza tým { $kind }, teraz má { $now }.
event-spare-coin-used = { $player } využíva druhú mincu zo skoršej platby.
event-loss-prevented = { $player } stráca { $influence ->
    [one] { $influence } bod vplyvu
    [few] { $influence } body vplyvu
   *[other] { $influence } bodov vplyvu
    } a zabraňuje strate { $count ->
    [one] { $count } bodu počestnosti
    [few] { $count } bodov počestnosti
   *[other] { $count } bodov počestnosti
    }, vplyv je teraz { $now }.
event-bribed = { $player } platí a zabraňuje strate { $count ->
    [one] { $count } bodu počestnosti
    [few] { $count } bodov počestnosti
   *[other] { $count } bodov počestnosti
    }.
event-influence-gold = { $player } má najvyšší vplyv, za to { $count ->
    [one] je { $count } zlato
    [few] sú { $count } zlatá
   *[other] je { $count } zlát
    }.
event-contributed = { $player } kladie na kartu príspevku { $kind }.
event-card-filled = Na karte príspevku leží všetkých päť surovín, nasleduje obnovenie.
event-profiteer-punished = { $player } má služobníkov { $location } pri šmelinárovi a nesie následok.
event-princess-rewarded = { $player } má { $location } pri princeznej najviac služobníkov a berie si odmenu.
event-piece-carried = Na kartu monumentu pribúda { $kind }; teraz na nej { $pieces ->
    [one] leží { $pieces } kus
    [few] ležia { $pieces } kusy
   *[other] leží { $pieces } kusov
    }.
event-piece-returned = Monument už stojí, { $kind } sa vracia do spoločnej zásoby.
event-edict-turned = Karta príspevku sa otáča na stranu následku; { $left ->
    [0] žiadna nezostáva
    [one] zostáva { $left }
    [few] zostávajú { $left }
   *[other] zostáva { $left }
    }.
event-edicts-shuffled = Všetky karty príspevku sa zamiešajú a pripravia znova.
event-nobles-moved = Princezná ide { $princess }, šmelinár ide { $profiteer }.
event-monument-built = { $player } stavia { $monument }.
event-figure-placed = { $player } stavia figúrku monumentu { $location }.
event-figure-visited = { $use ->
    [influence] { $player } navštevuje { $location } vlastný monument a získava vplyv.
   *[worker] { $player } navštevuje { $location } vlastný monument a vykonáva akciu ako s 1 služobníkom navyše.
    }

## Lines of the score sheet

line-monuments = Monumenty

## The verbs of the notation, as headings over lists of moves

verb-contribute = prispieť
verb-now = pred akciou
verb-later = po akcii
verb-visit = navštíviť svoj monument
verb-influence = zaplatiť vplyvom
verb-prevent = zabrániť strate
verb-bribe = zaplatiť namiesto straty
verb-monument = postaviť monument
verb-figure = postaviť figúrku

## The table before the eye

zone-wonder = Monumenty
panel-influence = Vplyv
note-influence = najviac na konci: 4 zlatá
panel-monuments = Monumenty
note-monuments = stavajú sa v cechovom dome
influence-text = Ukazovateľ, ktorý vystúpi na 5 alebo na 9, prinesie kartu budovy. Pri platení a stratách nahradia 2 body vplyvu 2 mince poplatku alebo 1 bod počestnosti, 4 body vplyvu 1 zlato alebo 1 mramor.
princess-name = Princezná
profiteer-name = Šmelinár
princess-text = Ak sem umiestniš služobníka, smieš raz prispieť. Zajatie odtiaľto stojí 1 bod počestnosti. Pri obnovení si vyznačenú odmenu berie ten, kto tu má najviac služobníkov.
profiteer-text = Ak sem umiestniš služobníka, získaš 1 bod vplyvu. Zajatie odtiaľto prinesie 1 bod počestnosti. Pri obnovení nesie vyznačený následok každý, kto tu má služobníkov, a tí idú do väzenia.
place-contribution = Príspevok
note-contribution = všetkých päť: obnovenie
contribution-name = Príspevok: { $kind }
contribution-text = Miesto pre 1 kus: { $kind }. Kto prispeje, získa { $gains }.
contribution-laid = Už tu leží; pri ďalšom obnovení sa presunie na monument.
# $goods: accusative; $laid: pieces on its card
monument-told = Stojí { $influence ->
    [one] { $influence } bod vplyvu
    [few] { $influence } body vplyvu
   *[other] { $influence } bodov vplyvu
    }, { $tax ->
    [one] { $tax } daň
    [few] { $tax } dane
   *[other] { $tax } daní
    } a { $goods }. { $laid ->
    [0] Na jeho karte ešte nič neleží.
    [one] Na jeho karte leží { $laid } kus, o ktorý je lacnejší.
    [few] Na jeho karte ležia { $laid } kusy, o ktoré je lacnejší.
   *[other] Na jeho karte leží { $laid } kusov, o ktoré je lacnejší.
    } Má hodnotu { $points ->
    [one] { $points } VB
    [few] { $points } VB
   *[other] { $points } VB
    } a prinesie 2 body počestnosti.
monument-owned = Postavený.
figure-text = Komu patrí, ten smie pri umiestnení služobníka sem získať 1 bod vplyvu, alebo vykonať akciu, akoby tu stál 1 služobník navyše.
gallery-monuments = Monumenty
gallery-edicts = Príspevky a následky
edict-name = Karta príspevku/následku { $number }
princess-at = Princezná { $location }
profiteer-at = Šmelinár { $location }
figure-at = { $monument }: figúrka { $location }

## What bots notice: one unit of each thing

sense-influence = bod vplyvu
sense-high-influence = bod vplyvu od deviateho vyššie
sense-leads-influence = najviac vplyvu zo všetkých
sense-at-princess = služobník pri princeznej
sense-leads-princess = najviac služobníkov pri princeznej
sense-at-profiteer = služobník pri šmelinárovi
sense-monument-near = bod najbližšieho monumentu podľa toho, koľko z jeho ceny máš
sense-second-monument = bod druhého najbližšieho monumentu, rovnako
sense-monument-ready = bod monumentu, ktorý môžeš postaviť hneď
sense-monument-due = bod monumentu, ktorý sa práve stavia
sense-figure = vlastný monument

## Čo sa robí: pre stránku o tom, ako sa hrá

done-monument-built = Postavené monumenty

## Údaje krabice

figure-group-monuments = { gallery-monuments }
figure-group-edicts = { gallery-edicts }
figure-skills = zručnosti
figure-points = body
figure-amount = koľko svojej suroviny
