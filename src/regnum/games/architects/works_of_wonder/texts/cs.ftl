### Architects of the West Kingdom: the words of Works of Wonder, Czech.
### .acc: accusative; .to, .at, .from: whole phrases; .short: narrow places; .full: a card told apart from its twins;
### .text: what it does.

## The expansion

expansion-works-of-wonder = Majestátní monumenty
    .about = Vliv, princezna a šmelinář na plánu, přispívání a pět monumentů; další učedníci, budovy, desky a šest protivníků pro sólovou hru.

## Influence

kind-influence = vliv
    .acc = vliv
    .gen = vlivu
count-influence = { $count ->
    [one] { $count } vliv
    [few] { $count } vlivy
   *[other] { $count } vlivu
    }
count-influence-acc = { $count ->
    [one] { $count } vliv
    [few] { $count } vlivy
   *[other] { $count } vlivu
    }

## Monuments

monument-clay = hliněný monument
    .acc = hliněný monument
    .short = Hliněný
    .text = Stojí 7 vlivu, 5 daní a 15 hlín. Má hodnotu 20 VB a přinese 2 počestnosti.
monument-wood = dřevěný monument
    .acc = dřevěný monument
    .short = Dřevěný
    .text = Stojí 6 vlivu, 4 daně a 14 dřev. Má hodnotu 18 VB a přinese 2 počestnosti.
monument-stone = kamenný monument
    .acc = kamenný monument
    .short = Kamenný
    .text = Stojí 5 vlivu, 3 daně a 14 kamenů. Má hodnotu 16 VB a přinese 2 počestnosti.
monument-gold = zlatý monument
    .acc = zlatý monument
    .short = Zlatý
    .text = Stojí 4 vlivy, 2 daně a 10 zlata. Má hodnotu 14 VB a přinese 2 počestnosti.
monument-marble = mramorový monument
    .acc = mramorový monument
    .short = Mramorový
    .text = Stojí 3 vlivy, 1 daň a 4 mramory. Má hodnotu 12 VB a přinese 2 počestnosti.

## Apprentices

apprentice-benefactor_carpentry = Dobrodinec
    .acc = Dobrodince
    .short = Dobrodinec
    .full = Dobrodinec (tesařství)
    .text = Jako směnu v královském skladu zaplať 1 kámen, dřevo nebo hlínu a získej 1 vliv.
apprentice-benefactor_tiling = Dobrodinec
    .acc = Dobrodince
    .short = Dobrodinec
    .full = Dobrodinec (dlaždičství)
    .text = Jako směnu v královském skladu zaplať 1 kámen, dřevo nebo hlínu a získej 1 vliv.
apprentice-benefactor_masonry = Dobrodinec
    .acc = Dobrodince
    .short = Dobrodinec
    .full = Dobrodinec (zednictví)
    .text = Jako směnu v královském skladu zaplať 1 kámen, dřevo nebo hlínu a získej 1 vliv.
apprentice-cavalier_town_centre = Kavalír
    .acc = Kavalíra
    .short = Kavalír
    .full = Kavalír (rynek)
    .text = Kdykoli umístíš služebníka na rynek, získej 1 vliv.
apprentice-cavalier_guardhouse = Kavalír
    .acc = Kavalíra
    .short = Kavalír
    .full = Kavalír (strážnice)
    .text = Kdykoli umístíš služebníka na strážnici, získej 1 vliv.
apprentice-diplomat_storehouse = Diplomat
    .acc = Diplomata
    .short = Diplomat
    .full = Diplomat (královský sklad)
    .text = Kdykoli umístíš služebníka do královského skladu, získej 1 vliv.
apprentice-diplomat_workshop = Diplomat
    .acc = Diplomata
    .short = Diplomat
    .full = Diplomat (dílna)
    .text = Kdykoli umístíš služebníka do dílny, získej 1 vliv.
apprentice-patroness_gold = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (zlato)
    .text = Jako směnu v královském skladu zaplať 1 zlato a získej 3 vlivy.
apprentice-patroness_marble = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (mramor)
    .text = Jako směnu v královském skladu zaplať 1 mramor a získej 3 vlivy.
apprentice-patroness_wood = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (dřevo)
    .text = Jako směnu v královském skladu zaplať 2 dřeva a získej 1 mramor.
apprentice-patroness_stone = Mecenáška
    .acc = Mecenášku
    .short = Mecenáška
    .full = Mecenáška (kámen)
    .text = Jako směnu v královském skladu zaplať 2 kameny a získej 1 mramor.
apprentice-vagabond_wood = Pobuda
    .acc = Pobudu
    .short = Pobuda
    .full = Pobuda (dřevo)
    .text = Jako směnu v královském skladu zaplať 2 dřeva a získej 1 zlato. Při najmutí: ztrať 1 počestnost.
apprentice-vagabond_clay = Pobuda
    .acc = Pobudu
    .short = Pobuda
    .full = Pobuda (hlína)
    .text = Jako směnu v královském skladu zaplať 3 hlíny a získej 1 zlato. Při najmutí: ztrať 1 počestnost.
apprentice-orphan_wood = Sirota
    .acc = Sirotu
    .short = Sirota
    .full = Sirota (dřevo)
    .text = Při každém obnovení, máš-li u šmelináře služebníka, získej 2 dřeva.
apprentice-orphan_silver = Sirota
    .acc = Sirotu
    .short = Sirota
    .full = Sirota (mince)
    .text = Při každém obnovení, máš-li u šmelináře služebníka, získej 2 mince.
apprentice-orphan_stone = Sirota
    .acc = Sirotu
    .short = Sirota
    .full = Sirota (kámen)
    .text = Při každém obnovení, máš-li u šmelináře služebníka, získej 2 kameny.
apprentice-charlatan_clay = Šarlatán
    .acc = Šarlatána
    .short = Šarlatán
    .full = Šarlatán (hlína)
    .text = Při každém placení smíš místo hlíny ztratit vliv, 1 za každý kus, i opakovaně. Při najmutí: ztrať 1 počestnost.
apprentice-charlatan_wood = Šarlatán
    .acc = Šarlatána
    .short = Šarlatán
    .full = Šarlatán (dřevo)
    .text = Při každém placení smíš místo dřeva ztratit vliv, 1 za každý kus, i opakovaně. Při najmutí: ztrať 1 počestnost.
apprentice-charlatan_stone = Šarlatán
    .acc = Šarlatána
    .short = Šarlatán
    .full = Šarlatán (kámen)
    .text = Při každém placení smíš místo kamene ztratit vliv, 1 za každý kus, i opakovaně. Při najmutí: ztrať 1 počestnost.
apprentice-noblewoman_gold = Šlechtična
    .acc = Šlechtičnu
    .short = Šlechtična
    .full = Šlechtična (zlato)
    .text = Při každém obnovení, máš-li u princezny služebníka, získej 1 zlato. Při najmutí: získej 1 počestnost.
apprentice-noblewoman_marble = Šlechtična
    .acc = Šlechtičnu
    .short = Šlechtična
    .full = Šlechtična (mramor)
    .text = Při každém obnovení, máš-li u princezny služebníka, získej 1 mramor. Při najmutí: získej 1 počestnost.
apprentice-noblewoman_silver = Šlechtična
    .acc = Šlechtičnu
    .short = Šlechtična
    .full = Šlechtična (mince)
    .text = Při každém obnovení, máš-li u princezny služebníka, získej 3 mince. Při najmutí: získej 1 počestnost.
apprentice-journeyman_silver = Tovaryš
    .acc = Tovaryše
    .short = Tovaryš
    .full = Tovaryš (mince)
    .text = Kdykoli postavíš budovu nebo monument, získej 2 mince.
apprentice-journeyman_influence = Tovaryš
    .acc = Tovaryše
    .short = Tovaryš
    .full = Tovaryš (vliv)
    .text = Kdykoli postavíš budovu nebo monument, získej 1 vliv.
apprentice-journeyman_building = Tovaryš
    .acc = Tovaryše
    .short = Tovaryš
    .full = Tovaryš (karta)
    .text = Kdykoli postavíš budovu nebo monument, dober si 1 kartu budovy.
apprentice-extortionist = Vyděrač
    .acc = Vyděrače
    .short = Vyděrač
    .full = Vyděrač
    .text = Kdykoli si vezmeš dluh, získej 1 vliv. Při najmutí: ztrať 1 počestnost.

## Buildings

building-arena = Aréna
    .acc = Arénu
    .short = Aréna
    .text = Okamžitě získej 1 vliv a 3 mince.
building-bathhouse = Lázně
    .acc = Lázně
    .short = Lázně
    .text = Okamžitě získej 2 vlivy.
building-courthouse = Soudní dvůr
    .acc = Soudní dvůr
    .short = Soudní dvůr
    .text = Okamžitě smíš uvrhnout všechny zajaté služebníky do vězení a získat za každého 1 minci.
building-stage = Pódium
    .acc = Pódium
    .short = Pódium
    .text = Okamžitě získej 3 vlivy.
building-pillory = Pranýř
    .acc = Pranýř
    .short = Pranýř
    .text = Okamžitě smíš zdarma zajmout jednu skupinku.
building-monastery = Klášter
    .acc = Klášter
    .short = Klášter
    .text = Okamžitě získej 1 vliv za každou dosaženou úroveň katedrály.
building-abbey = Opatství
    .acc = Opatství
    .short = Opatství
    .text = Okamžitě: všichni hráči vysvobodí své služebníky z vězení.
building-studio = Ateliér
    .acc = Ateliér
    .short = Ateliér
    .text = Okamžitě: všichni hráči si doberou 1 kartu budovy.
building-carpenters_guild = Cech tesařů
    .acc = Cech tesařů
    .short = Cech tesařů
    .text = Na konci hry: 1 počestnost za každého tvého učedníka s tesařskou dovedností.
building-masons_guild = Cech zedníků
    .acc = Cech zedníků
    .short = Cech zedníků
    .text = Na konci hry: 1 počestnost za každého tvého učedníka se zednickou dovedností.
building-tilers_guild = Cech dlaždičů
    .acc = Cech dlaždičů
    .short = Dlaždiči
    .text = Na konci hry: 1 počestnost za každého tvého učedníka s dlaždičskou dovedností.
building-stronghold = Pevnost
    .acc = Pevnost
    .short = Pevnost
    .text = Na konci hry: vysvoboď všechny své služebníky z vězení.
building-depot = Překladiště
    .acc = Překladiště
    .short = Překladiště
    .text = Okamžitě smíš umístit 1 dalšího služebníka do královského skladu a provést akci jako obvykle.
building-gaol = Šatlava
    .acc = Šatlavu
    .short = Šatlava
    .text = Okamžitě smíš umístit 1 dalšího služebníka na strážnici a provést akci jako obvykle.
building-miners_lodge = Havířská bouda
    .acc = Havířskou boudu
    .short = Hav. bouda
    .text = Okamžitě smíš umístit 1 dalšího služebníka do dolů a provést akci jako obvykle.
building-windmill = Větrný mlýn
    .acc = Větrný mlýn
    .short = Větrný mlýn
    .text = Okamžitě smíš umístit 1 dalšího služebníka do lesa a provést akci jako obvykle.
building-mint = Mincovna
    .acc = Mincovnu
    .short = Mincovna
    .text = Okamžitě smíš umístit 1 dalšího služebníka ke stříbrotepci a provést akci jako obvykle.
building-theatre = Divadlo
    .acc = Divadlo
    .short = Divadlo
    .text = Okamžitě smíš umístit 1 dalšího služebníka na rynek a provést akci jako obvykle.
building-manor = Panské sídlo
    .acc = Panské sídlo
    .short = Panské sídlo
    .text = Na konci hry: 1 VB za každé 4 vlivy.
building-townhouse = Měšťanský dům
    .acc = Měšťanský dům
    .short = Měšť. dům
    .text = Na konci hry: 1 počestnost za každé 2 tvé učedníky.
building-fort = Tvrz
    .acc = Tvrz
    .short = Tvrz
    .text = Na konci hry: 2 VB, nemáš-li ve vězení žádného služebníka.
building-vault = Trezor
    .acc = Trezor
    .short = Trezor
    .text = Na konci hry: 1 počestnost za každých 5 mincí.
building-rampart = Obranný val
    .acc = Obranný val
    .short = Obranný val
    .text = Na konci hry: 1 VB za každou dvojici budovy a úrovně katedrály.
building-school = Škola
    .acc = Školu
    .short = Škola
    .text = Okamžitě dej 8 učedníků nejvíce vlevo dospod balíčku a doplň nabídku. Potom smíš zdarma najmout kteréhokoli vyloženého učedníka.

## Player boards

board-arnold = Arnold
    .acc = Arnolda
    .short = Arnold
    .text = Umístíš-li služebníka k princezně, počítá se tam princezna jako 1 tvůj služebník.
board-charles = Karel
    .acc = Karla
    .short = Karel
    .text = Umístíš-li služebníka ke šmelináři, získej navíc 1 minci.
board-clotilde = Klotilda
    .acc = Klotildu
    .short = Klotilda
    .text = Když ztratíš počestnost, získej 1 hlínu.
board-isabella = Isabela
    .acc = Isabelu
    .short = Isabela
    .text = Za každého získaného učedníka získej 1 mramor.
board-louis = Ludvík
    .acc = Ludvíka
    .short = Ludvík
    .text = Když máš ztratit počestnost, smíš zaplatit 2 mince a neztratit nic. Na katedrále smíš pracovat nezávisle na počestnosti.
board-zesiro = Zesiro
    .acc = Zesira
    .short = Zesiro
    .text = Za budovu i za práci na katedrále získej 1 vliv. Na černý trh smíš nezávisle na počestnosti.

## Rewards

reward-influence_silver = Odměna: 1 počestnost, 1 vliv, 2 mince
    .short = 1 počestnost, 1 vliv, 2 mince
reward-influence_two = Odměna: 1 počestnost, 2 vlivy
    .short = 1 počestnost, 2 vlivy
reward-clay = Odměna: 1 počestnost, 3 hlíny
    .short = 1 počestnost, 3 hlíny
reward-influence_building = Odměna: 1 počestnost, 1 vliv, 1 karta budovy
    .short = 1 počestnost, 1 vliv, 1 karta budovy
reward-virtue_influence = Odměna: 2 počestnosti, 1 vliv
    .short = 2 počestnosti, 1 vliv
reward-marble = Odměna: 1 počestnost, 1 mramor
    .short = 1 počestnost, 1 mramor
reward-gold_influence = Odměna: 1 vliv, 1 zlato
    .short = 1 vliv, 1 zlato

## Rivals: the value stands inside a sentence, .short on labels

rival-noblewoman = Šlechtična
    .acc = Šlechtičnu
    .short = Šlechtična
    .text = Zaměření: princezna; přispěje a získá 1 budoucí intriku. Monumenty ji stojí o 2 mramory méně.
rival-enforcer = Vymahač
    .acc = Vymahače
    .short = Vymahač
    .text = Zaměření: rynek; uvrhne zajaté služebníky do vězení, a nemá-li je, přidá 1 daň a provede 1 zajetí za každého svého služebníka tam. Kdykoli uvrhne zajaté do vězení, získá 1 mramor.
rival-illusionist = Iluzionista
    .acc = Iluzionistu
    .short = Iluzionista
    .text = Zaměření: černý trh, kde neztrácí počestnost.
rival-informant = Donašečka
    .acc = Donašečku
    .short = Donašečka
    .text = Zaměření: dílna; odstraní 2 učedníky, přidá 2 daně a získá 2 budoucí intriky. Za monument i za postup na katedrále provede 1 zajetí.
rival-patron = Patron
    .acc = Patrona
    .short = Patron
    .text = Zaměření: královský sklad; získá 1 mramor za každé 2 své služebníky tam, a má-li tam jen jednoho, 1 počestnost. Umístění služebníka tam mu přinese 1 vliv.
rival-peddler = Pouliční prodavač
    .acc = Pouličního prodavače
    .short = Pouliční prodavač
    .text = Zaměření: stříbrotepec; získá 1 minci a ještě 1 za každého svého služebníka tam. Při každém obnovení získá 1 vliv a 2 mince.

## Schemes of the rivals; .short: only the places

scheme-start_1 = Počáteční intrika: cechovní dům
    .short = Cechovní dům
    .text = V cechovním domě protivník postaví monument, může-li; jinak postoupí na katedrále, jinak získá 4 mramory.
scheme-start_7 = Počáteční intrika: princezna
    .short = Princezna
    .text = Protivník jde k princezně a přispěje.
scheme-start_8 = Počáteční intrika: princezna, jinak kamenolom
    .short = Princezna, jinak kamenolom
    .text = Má-li protivník 5 nebo méně vlivu, jde k princezně a přispěje; jinak jde do kamenolomu pro mince.
scheme-future_1 = Budoucí intrika: cechovní dům, jinak princezna
    .short = Cechovní dům, jinak princezna
    .text = Může-li protivník postavit monument nebo postoupit na katedrále, udělá to v cechovním domě; jinak jde k princezně a přispěje.
scheme-future_7 = Budoucí intrika: černý trh, jinak princezna
    .short = Černý trh, jinak princezna
    .text = Má-li protivník u princezny nejvíce služebníků, jde na první volné místo černého trhu; jinak jde k princezně a přispěje.
scheme-future_8 = Budoucí intrika: princezna, jinak černý trh
    .short = Princezna, jinak černý trh
    .text = Má-li protivník 5 nebo méně vlivu, jde k princezně, přispěje a získá 1 budoucí intriku; jinak jde na první volné místo černého trhu.
scheme-future_9 = Budoucí intrika: zaměření
    .short = Zaměření
    .text = Protivník provede své zaměření a potom otočí ještě jednu intriku.
scheme-future_11 = Budoucí intrika: cechovní dům
    .short = Cechovní dům
    .text = V cechovním domě protivník postaví monument, může-li; jinak postoupí na katedrále, jinak získá 4 mramory.

## Settings of a table

option-rival-noblewoman = Šlechtična, přítelkyně princezny
option-rival-enforcer = Vymahač, který bere zajatce a vězní je
option-rival-illusionist = Iluzionista z černého trhu
option-rival-informant = Donašečka, která plaší učedníky
option-rival-patron = Patron z královského skladu
option-rival-peddler = Pouliční prodavač, který těží z každého obnovení

## What is asked

ask-contribute = { $when ->
    [before] Je tu princezna. Přispěješ hned, ještě před akcí?
   *[after] Je tu princezna. Přispěješ?
    }
ask-profiteer-when = Je tu šmelinář. Získáš 1 vliv před akcí, nebo po ní?
ask-visit-figure = Tvůj monument stojí { $location }. Získáš 1 vliv, nebo provedeš akci, jako by tu stál 1 tvůj služebník navíc?
ask-place-figure = Kam postavíš figurku ({ $monument })?

## What stands on the buttons

move-lay-piece = Přispět { $kind }
move-gain-now = Získat před akcí
move-later = Až po akci
move-use-figure = { $use ->
    [influence] Získat 1 vliv
   *[worker] Provést akci jako s 1 služebníkem navíc
    }
move-pay-influence = Ztratit { $influence ->
    [one] { $influence } vliv
    [few] { $influence } vlivy
   *[other] { $influence } vlivu
    } a nahradit { $what }
move-prevent = Ztratit { $influence ->
    [one] { $influence } vliv
    [few] { $influence } vlivy
   *[other] { $influence } vlivu
    } a zabránit ztrátě { $count ->
    [one] { $count } bodu počestnosti
    [few] { $count } bodů počestnosti
   *[other] { $count } bodů počestnosti
    }
move-bribe = { $price ->
    [none] Počestnost neztratit
   *[some] Zaplatit { $price } a počestnost neztratit
    }
move-build-monument = Postavit { $monument }
move-put-figure = Postavit figurku { $location }

## Why not

refused-symbol-filled = Tento symbol je obsazený ({ $kind }), uvolní se po obnovení.
refused-not-on-the-bill = Tohle se tu neplatí ({ $kind }).
refused-no-charlatan = Bez příslušného Šarlatána tohle vlivem nahradit nejde ({ $kind }).
refused-too-little-influence = Potřebuješ { $need ->
    [one] { $need } vliv
    [few] { $need } vlivy
   *[other] { $need } vlivu
    } a máš { $have }.
refused-influence-needed-elsewhere = Vliv potřebuješ na zbytek této platby, sem ho tedy dát nejde.
refused-loss-is-smaller = Máš ztratit jen { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestnosti
    }.
refused-not-louis = Vykoupit se ze ztráty smí jen Ludvík.
refused-action-done = Akce už je hotová.
    .advice = Přispěj teď.
refused-monument-built = Tento monument už stojí: { $monument }.
refused-figure-there = Jeden monument už stojí { $location }, na každou lokaci patří jen jeden.
refused-only-for-noble = { $noble ->
    [princess] { $why } Jen kvůli princezně tam služebník jít nesmí, to je náš výklad.
   *[profiteer] { $why } Jen kvůli šmelináři tam služebník jít nesmí, to je náš výklad.
    }

## What has happened

event-influence-gained = { $player } získává { $count ->
    [one] { $count } vliv
    [few] { $count } vlivy
   *[other] { $count } vlivu
    }, teď má vliv { $now }.
event-influence-lost = { $player } ztrácí { $count ->
    [one] { $count } vliv
    [few] { $count } vlivy
   *[other] { $count } vlivu
    }, teď má vliv { $now }.
event-influence-spent = { $player } ztrácí { $influence ->
    [one] { $influence } vliv
    [few] { $influence } vlivy
   *[other] { $influence } vlivu
    } a nahrazuje tím { $kind }, teď má vliv { $now }.
event-spare-coin-used = { $player } využívá druhou minci, kterou v tomto tahu nahradil vliv.
event-loss-prevented = { $player } ztrácí { $influence ->
    [one] { $influence } vliv
    [few] { $influence } vlivy
   *[other] { $influence } vlivu
    } a zabraňuje ztrátě { $count ->
    [one] { $count } bodu počestnosti
    [few] { $count } bodů počestnosti
   *[other] { $count } bodů počestnosti
    }, teď má vliv { $now }.
event-bribed = { $player } platí a zabraňuje ztrátě { $count ->
    [one] { $count } bodu počestnosti
    [few] { $count } bodů počestnosti
   *[other] { $count } bodů počestnosti
    }.
event-influence-gold = { $player } má nejvyšší vliv, za to { $count ->
    [one] je { $count } zlato
    [few] jsou { $count } zlata
   *[other] je { $count } zlata
    }.
event-contributed = { $player } přispívá { $kind }.
event-card-filled = Na kartě přispění leží všech pět surovin, následuje obnovení.
event-profiteer-punished = { $player } má služebníky u šmelináře ({ $location }) a nese následek.
event-princess-rewarded = { $player } má nejvíce služebníků u princezny ({ $location }) a bere si odměnu.
event-piece-carried = Na monument přibývá { $kind }; teď na něm { $pieces ->
    [one] leží { $pieces } kus
    [few] leží { $pieces } kusy
   *[other] leží { $pieces } kusů
    }.
event-piece-returned = Monument už stojí, { $kind } se vrací do společné zásoby.
event-edict-turned = Karta přispění se otáčí na stranu následku; { $left ->
    [0] žádná karta přispění nezbývá
    [one] zbývá { $left } karta přispění
    [few] zbývají { $left } karty přispění
   *[other] zbývá { $left } karet přispění
    }.
event-edicts-shuffled = Všechny karty přispění se zamíchají a připraví znovu.
event-nobles-moved = Princezna jde { $princess }, šmelinář jde { $profiteer }.
event-monument-built = { $player } staví { $monument }.
event-figure-placed = { $player } staví figurku monumentu { $location }.
event-figure-visited = { $use ->
    [influence] { $player } navštěvuje { $location } vlastní monument a získává vliv.
   *[worker] { $player } navštěvuje { $location } vlastní monument a provádí akci jako s 1 služebníkem navíc.
    }

## Lines of the score sheet

line-monuments = Monumenty

## The verbs of the notation, as headings over lists of moves

verb-contribute = přispět
verb-now = před akcí
verb-later = po akci
verb-visit = navštívit svůj monument
verb-influence = zaplatit vlivem
verb-prevent = zabránit ztrátě
verb-bribe = zaplatit místo ztráty
verb-monument = postavit monument
verb-figure = postavit figurku

## The table before the eye

zone-wonder = Monumenty
panel-influence = Vliv
note-influence = nejvíc na konci: 4 zlata
panel-monuments = Monumenty
note-monuments = staví se v cechovním domě
influence-text = Když tvůj ukazatel vystoupí na 5 nebo na 9, dobereš si kartu budovy. Při placení a ztrátách ušetříš za 2 vlivy 2 mince poplatku nebo 1 počestnost, za 4 vlivy 1 zlato nebo 1 mramor.
princess-name = Princezna
profiteer-name = Šmelinář
princess-text = Umístíš-li sem služebníka, smíš jednou přispět. Zajetí odtud stojí 1 počestnost. Při obnovení si vyznačenou odměnu bere ten, kdo tu má nejvíce služebníků.
profiteer-text = Umístíš-li sem služebníka, získáš 1 vliv. Zajetí odtud přinese 1 počestnost. Při obnovení nese vyznačený následek každý, kdo tu má služebníky, a ti jdou do vězení.
place-contribution = Přispění
note-contribution = všech pět: obnovení
contribution-name = Přispění: { $kind }
contribution-text = Místo pro 1 kus: { $kind }. Kdo přispěje, získá { $gains }.
contribution-laid = Už tu leží; při příštím obnovení se přesune na monument.
# $goods: accusative; $laid: pieces on its card
monument-told = Stojí { $influence ->
    [one] { $influence } vliv
    [few] { $influence } vlivy
   *[other] { $influence } vlivu
    }, { $tax ->
    [one] { $tax } daň
    [few] { $tax } daně
   *[other] { $tax } daní
    } a { $goods }. { $laid ->
    [0] Na jeho kartě ještě nic neleží.
    [one] Na jeho kartě leží { $laid } kus, o který je levnější.
    [few] Na jeho kartě leží { $laid } kusy, o které je levnější.
   *[other] Na jeho kartě leží { $laid } kusů, o které je levnější.
    } Má hodnotu { $points ->
    [one] { $points } VB
    [few] { $points } VB
   *[other] { $points } VB
    } a přinese 2 počestnosti.
monument-owned = Postavený.
figure-text = Komu patří, ten smí při umístění služebníka sem získat 1 vliv, nebo provést akci, jako by tu stál 1 jeho služebník navíc.
gallery-monuments = Monumenty
gallery-edicts = Přispění a následky
edict-name = Karta přispění/následku { $number }
princess-at = Princezna { $location }
profiteer-at = Šmelinář { $location }
figure-at = { $monument }: figurka { $location }

## What bots notice: one unit of each thing

sense-influence = bod vlivu
sense-high-influence = bod vlivu od devátého výš
sense-leads-influence = nejvíc vlivu ze všech
sense-at-princess = služebník u princezny
sense-leads-princess = nejvíc služebníků u princezny
sense-at-profiteer = služebník u šmelináře
sense-monument-near = bod nejbližšího monumentu podle toho, kolik z jeho ceny máš
sense-second-monument = bod druhého nejbližšího monumentu, stejně tak
sense-monument-ready = bod monumentu, který můžeš postavit hned
sense-monument-due = bod monumentu, který se právě staví
sense-figure = vlastní monument

## Co se dělá: pro stránku o tom, jak se hraje

done-monument-built = Postavené monumenty

## Údaje krabice

figure-group-monuments = { gallery-monuments }
figure-group-edicts = { gallery-edicts }
figure-skills = dovednosti
figure-points = body
figure-amount = kolik své suroviny
