### Regnum: the words of the interface, everything that is not one game's own.
### Buttons and labels as ui-<id>; the value is the title, attributes are further forms.
### .few, .many, .other: nominative by number; .acc, .acc-few, .gen: accusative, accusative for 2-4, genitive;
### .inf, .do, .log: infinitive, imperative, third person present; .line: a second line under a name.
### Words and sentences that no code names are a glossary: the shared vocabulary, ready for a new page or a new game.

## Product and pages

ui-regnum = Regnum
ui-lobby = Stoly
ui-nav-rules = Pravidlá
ui-nav-records = Záznamy
ui-nav-analysis = Rozbor
ui-settings = Nastavenia
ui-help = Pomocník
ui-tutorial = Naučiť sa hru
ui-puzzles = Úlohy
ui-statistics = Štatistiky
ui-credits = Poďakovanie
ui-licence = Licencia
ui-about = O aplikácii Regnum
ui-privacy = Súkromie

## Titles of the games

ui-brothers = Dvaja bratia
ui-jerusalem = Jerusalem
ui-paladins = Paladini Západného kráľovstva
    .short = Paladini
ui-architects = Architekti Západného kráľovstva
    .short = Architekti
ui-works-of-wonder = Majestátne monumenty

## Table and people

ui-table = stôl
    .few = stoly
    .other = stolov
    .acc = stôl
    .gen = stola
ui-game = hra
    .few = hry
    .other = hier
    .acc = hru
    .gen = hry
ui-match = partia
    .few = partie
    .other = partií
    .acc = partiu
    .gen = partie
ui-seat = miesto
    .few = miesta
    .other = miest
    .acc = miesto
    .gen = miesta
ui-player = hráč
    .few = hráči
    .other = hráčov
    .acc = hráča
    .acc-few = hráčov
    .gen = hráča
ui-opponent = súper
    .few = súperi
    .other = súperov
    .acc = súpera
    .acc-few = súperov
    .gen = súpera
ui-spectator = divák
    .few = diváci
    .other = divákov
    .acc = diváka
    .acc-few = divákov
    .gen = diváka
ui-host = hostiteľ
    .few = hostitelia
    .other = hostiteľov
    .acc = hostiteľa
    .acc-few = hostiteľov
    .gen = hostiteľa
ui-guest = hosť
    .few = hostia
    .other = hostí
    .acc = hosťa
    .acc-few = hostí
    .gen = hosťa
ui-friend = priateľ
    .few = priatelia
    .other = priateľov
    .acc = priateľa
    .acc-few = priateľov
    .gen = priateľa
ui-human = človek
    .few = ľudia
    .other = ľudí
    .acc = človeka
    .acc-few = ľudí
    .gen = človeka
ui-computer = počítač
    .few = počítače
    .other = počítačov
    .acc = počítač
    .gen = počítača
ui-bot = bot
    .few = boti
    .other = botov
    .acc = bota
    .acc-few = botov
    .gen = bota
ui-automa = automatický súper
    .few = automatickí súperi
    .other = automatických súperov
    .acc = automatického súpera
    .acc-few = automatických súperov
    .gen = automatického súpera
ui-expansion = rozšírenie
    .few = rozšírenia
    .other = rozšírení
    .acc = rozšírenie
    .gen = rozšírenia
ui-variant = variant
    .few = varianty
    .other = variantov
    .acc = variant
    .gen = variantu
ui-invitation = pozvánka
    .few = pozvánky
    .other = pozvánok
    .acc = pozvánku
    .gen = pozvánky
ui-link = odkaz
    .few = odkazy
    .other = odkazov
    .acc = odkaz
    .gen = odkazu
ui-account = účet
    .few = účty
    .other = účtov
    .acc = účet
    .gen = účtu
ui-device = zariadenie
    .few = zariadenia
    .other = zariadení
    .acc = zariadenie
    .gen = zariadenia
ui-name = meno
    .few = mená
    .other = mien
    .acc = meno
    .gen = mena

## Setting a table

ui-set-a-table = Priprav nový stôl
ui-set-a-table-lead = Vyber hru, rozdaj miesta a pozvi priateľov.
ui-new-table = Nový stôl
ui-open-table = Otvoriť stôl
ui-close-table = Zavrieť stôl
ui-start-match = Začať partiu
ui-my-tables = Moje stoly
ui-waiting-for-you = Čakajú na teba
ui-open-tables = Otvorené stoly
ui-finished-tables = Dohrané
ui-seats-at-table = Miesta pri stole
ui-free-seat = voľné miesto
ui-add-seat = Pridať miesto
ui-remove-seat = Odobrať miesto
ui-sit-down = Sadnúť si
ui-leave-table = Odísť od stola
ui-take-over-seat = Prevziať miesto
ui-hand-to-computer = Odovzdať počítaču
ui-take-seat-back = Vziať si miesto späť
ui-you = ty
ui-starts = začína
ui-you-start = začínaš
ui-invited-waiting = pozvánka čaká
ui-shuffle-seats = Zamiešať miesta
ui-rules-options = Pravidlá stola
ui-option-undo = Vracanie ťahov
ui-option-undo-note = kým sa neodhalí niečo skryté
ui-pace = Tempo
ui-pace-live = naživo
ui-pace-day = deň na ťah
ui-pace-none = bez hodín
ui-hot-seat = pri jednej obrazovke
ui-solo-game = Sólová hra
ui-with-friends = S priateľmi
ui-against-computer = Proti počítaču
ui-listed = viditeľný všetkým
ui-unlisted = len s odkazom
ui-invite-title = Pozvánka
ui-invite-text = Kto má odkaz, sadne si na voľné miesto. Stačí meno, účet netreba.
ui-spectators-text = Diváci vidia len to, čo leží odkryté na stole.
ui-copy-link = Kopírovať odkaz
ui-copied = Skopírované
ui-share = Zdieľať
ui-personal-link = Osobný odkaz
ui-your-name = Tvoje meno
ui-your-colour = Tvoja farba
ui-any-colour = Ktorákoľvek
page-colour-about = Touto farbou budeš hrať pri každom stole, kde je. Ak ju chce aj niekto, kto si sadol skôr, dostaneš inú.
page-play-colour = Hrať touto farbou
ui-watch = Pozerať sa
ui-players-range = Hráči
ui-duration = Dĺžka

## Bot levels

ui-page = Páža
    .line = pozná pravidlá, hrá od oka
ui-squire = Panoš
    .line = berie, čo na prvý pohľad sľubuje najviac
ui-knight = Rytier
    .line = premýšľa svoj ťah dopredu
ui-castellan = Kastelán
    .line = vidí ďalej, ráta so skrytým
ui-king = Kráľ
    .line = vidí najďalej a dá si na čas
ui-random = Náhodný
    .line = hrá akýkoľvek dovolený ťah
ui-greedy = Chamtivý
    .line = berie, čo sa teraz oplatí najviac
ui-search = Hľadač
    .line = premýšľa dopredu na simulovaných partiách
ui-untaught = Neučený
    .line = počíta len body tejto chvíle
ui-guide = Sprievodca
    .line = sprevádza prvou hrou

## Bot strength

ui-bot-strength = Sila počítača
ui-level = úroveň
ui-plays-as = hrá ako rytier
ui-difficulty = Náročnosť
ui-do-it-for-me = Zahrať to za mňa
ui-let-me-do-it = Urobiť to po svojom

## Words of every game

ui-turn = ťah
    .few = ťahy
    .other = ťahov
    .acc = ťah
    .gen = ťahu
ui-move = ťah
    .few = ťahy
    .other = ťahov
    .acc = ťah
    .gen = ťahu
ui-round = kolo
    .few = kolá
    .other = kôl
    .acc = kolo
    .gen = kola
ui-phase = fáza
    .few = fázy
    .other = fáz
    .acc = fázu
    .gen = fázy
ui-step = krok
    .few = kroky
    .other = krokov
    .acc = krok
    .gen = kroku
ui-action = akcia
    .few = akcie
    .other = akcií
    .acc = akciu
    .gen = akcie
ui-option = možnosť
    .few = možnosti
    .other = možností
    .acc = možnosť
    .gen = možnosti
ui-decision = rozhodnutie
    .few = rozhodnutia
    .other = rozhodnutí
    .acc = rozhodnutie
    .gen = rozhodnutia
ui-board = hrací plán
    .few = hracie plány
    .other = hracích plánov
    .acc = hrací plán
    .gen = hracieho plánu
ui-player-board = doska hráča
    .few = dosky hráčov
    .other = dosiek hráčov
    .acc = dosku hráča
    .gen = dosky hráča
ui-card = karta
    .few = karty
    .other = kariet
    .acc = kartu
    .gen = karty
ui-deck = balíček
    .few = balíčky
    .other = balíčkov
    .acc = balíček
    .gen = balíčka
ui-discard-pile = odkladací balíček
    .few = odkladacie balíčky
    .other = odkladacích balíčkov
    .acc = odkladací balíček
    .gen = odkladacieho balíčka
ui-hand = ruka
    .few = ruky
    .other = rúk
    .acc = ruku
    .gen = ruky
ui-tile = dielik
    .few = dieliky
    .other = dielikov
    .acc = dielik
    .gen = dielika
ui-token = žetón
    .few = žetóny
    .other = žetónov
    .acc = žetón
    .gen = žetónu
ui-marker = ukazovateľ
    .few = ukazovatele
    .other = ukazovateľov
    .acc = ukazovateľ
    .gen = ukazovateľa
ui-track = stupnica
    .few = stupnice
    .other = stupníc
    .acc = stupnicu
    .gen = stupnice
ui-space = políčko
    .few = políčka
    .other = políčok
    .acc = políčko
    .gen = políčka
ui-coin = minca
    .few = mince
    .other = mincí
    .acc = mincu
    .gen = mince
ui-supply = zásoba
    .few = zásoby
    .other = zásob
    .acc = zásobu
    .gen = zásoby
ui-resource = surovina
    .few = suroviny
    .other = surovín
    .acc = surovinu
    .gen = suroviny
ui-point = bod
    .few = body
    .other = bodov
    .acc = bod
    .gen = bodu
ui-cost = cena
    .few = ceny
    .other = cien
    .acc = cenu
    .gen = ceny
ui-discount = zľava
    .few = zľavy
    .other = zliav
    .acc = zľavu
    .gen = zľavy
ui-reward = odmena
    .few = odmeny
    .other = odmien
    .acc = odmenu
    .gen = odmeny
ui-effect = efekt
    .few = efekty
    .other = efektov
    .acc = efekt
    .gen = efektu

## Table talk

ui-first-player = začínajúci hráč
ui-turn-order = poradie ťahov
ui-face-up = lícom hore
ui-face-down = lícom dole
ui-clockwise = v smere hodinových ručičiek
ui-counterclockwise = proti smeru hodinových ručičiek
ui-hidden = skryté
ui-revealed = odhalené
ui-empty = prázdne
ui-setup = príprava hry

## Verbs

ui-gain = získať
    .inf = získať
    .do = získaj
    .log = získava
ui-pay = zaplatiť
    .inf = zaplatiť
    .do = zaplať
    .log = platí
ui-take = vziať si
    .inf = vziať si
    .do = vezmi si
    .log = si berie
ui-place = položiť
    .inf = položiť
    .do = polož
    .log = kladie
ui-do-move = presunúť
    .inf = presunúť
    .do = presuň
    .log = presúva
ui-build = postaviť
    .inf = postaviť
    .do = postav
    .log = stavia
ui-play-card = zahrať
    .inf = zahrať
    .do = zahraj
    .log = hrá
ui-draw-card = potiahnuť si
    .inf = potiahnuť si
    .do = potiahni si
    .log = si ťahá
ui-discard = odhodiť
    .inf = odhodiť
    .do = odhoď
    .log = odhadzuje
ui-swap = vymeniť
    .inf = vymeniť
    .do = vymeň
    .log = vymieňa
ui-choose = vybrať
    .inf = vybrať
    .do = vyber
    .log = vyberá
ui-use = použiť
    .inf = použiť
    .do = použi
    .log = používa
ui-return = vrátiť
    .inf = vrátiť
    .do = vráť
    .log = vracia
ui-reveal = odhaliť
    .inf = odhaliť
    .do = odhaľ
    .log = odhaľuje
ui-turn-over = otočiť
    .inf = otočiť
    .do = otoč
    .log = otáča
ui-remove = odstrániť
    .inf = odstrániť
    .do = odstráň
    .log = odstraňuje
ui-lose = stratiť
    .inf = stratiť
    .log = stráca
ui-buy = kúpiť
    .inf = kúpiť
    .do = kúp
    .log = kupuje
ui-sell = predať
    .inf = predať
    .do = predaj
    .log = predáva
ui-hire = najať
    .inf = najať
    .do = najmi
    .log = najíma
ui-shuffle = zamiešať
    .inf = zamiešať
    .do = zamiešaj
    .log = mieša
ui-pass = pasovať
    .inf = pasovať
    .do = pasuj
    .log = pasuje
ui-score-points = bodovať
    .inf = bodovať
    .log = boduje

## Buttons and states of a decision

ui-undo = Vziať späť
ui-redo = Zahrať znova
ui-restart-turn = Začať ťah znova
ui-confirm = Potvrdiť
ui-end-turn = Ukončiť ťah
ui-cancel = Zrušiť
ui-skip = Preskočiť
ui-done = Hotovo
ui-back = Späť
ui-continue = Pokračovať
ui-close = Zavrieť
ui-save = Uložiť
ui-change = Zmeniť
ui-delete = Zmazať
ui-show-board = Ukázať plán
ui-show-list = Ukázať ako zoznam
ui-choose-another = Vybrať inú akciu
ui-all = Všetko
ui-none = Nič
ui-yes = Áno
ui-no = Nie
ui-concede = Vzdať partiu
ui-rematch = Odveta
ui-your-turn = Tvoj ťah
ui-to-move = na ťahu
ui-thinking = premýšľa
ui-selected = vybrané
ui-possible = možné
ui-not-possible = nedá sa
ui-why-not = Prečo sa to nedá?
ui-rule-paragraph = odsek
ui-ruling = výklad
ui-example = príklad
ui-last-move = posledný ťah
ui-optional = nepovinné
ui-mandatory = povinné
ui-free-of-charge = zadarmo

## Log, chat, clock, hint

ui-log = Zápis
ui-chat = Chat
ui-chat-placeholder = Napíš ostatným pri stole
ui-message = správa
ui-mute = Stlmiť
ui-report = Nahlásiť
ui-clock = Hodiny
ui-time-left = zostáva času
ui-pause = Prestávka
ui-out-of-time = čas vypršal
ui-hint = Rada
ui-ask-hint = Požiadať o radu

## Replay, record, analysis

ui-record = Záznam
ui-replay = Pozrieť si partiu
ui-step-back = O krok späť
ui-step-forward = O krok vpred
ui-to-start = Na začiatok
ui-to-end = Na koniec
ui-play-on = Spustiť
ui-pause-replay = Pozastaviť
ui-speed = Rýchlosť
ui-analysis = Rozbor
ui-position = Pozícia
ui-branch = Vetva
ui-new-branch = Nová vetva odtiaľto
ui-main-line = Skutočný priebeh
ui-what-if = Čo keby
ui-only-you-see = Vidíš to len ty.
ui-estimate = Odhad
ui-best-move = Najlepší ťah
ui-better-was = lepšie bolo
ui-export = Uložiť do súboru
ui-import = Nahrať zo súboru
ui-download = Stiahnuť
ui-seed = semienko náhody
ui-edition = vydanie pravidiel

## Settings

ui-theme = Vzhľad
ui-theme-parchment = Pergamen
ui-theme-black-hours = Čierna kniha hodiniek
ui-theme-system = podľa systému
ui-language = Jazyk
ui-lang-en = English
ui-lang-cs = Čeština
ui-lang-sk = Slovenčina
ui-lang-uk = Українська
ui-text-size = Veľkosť písma
ui-sound = Zvuk
ui-volume = Hlasitosť
ui-animations = Animácie
ui-reduced-motion = Menej pohybu
ui-colours-and-signs = Farby a znaky
ui-confirm-moves = Potvrdzovať ťahy
ui-show-hints = Ponúkať rady
ui-keyboard = Klávesnica
ui-shortcuts = Klávesové skratky
ui-text-view = Textové zobrazenie
ui-notifications = Upozornenia
ui-notify-turn = Keď som na ťahu
ui-notify-email = e-mailom
ui-notify-push = v prehliadači
ui-notify-webhook = na adresu (webhook)
ui-notify-quiet = nie, keď sedím pri stole
ui-notify-stop = Viac neupozorňovať
ui-export-data = Stiahnuť moje údaje
ui-delete-account = Zmazať môj účet
ui-on = zapnuté
ui-off = vypnuté

## Connection

ui-online = online
ui-offline = offline
ui-away = mimo stola
ui-connecting = Pripájanie…
ui-reconnecting = Obnovovanie spojenia…
ui-connection-lost = Spojenie sa prerušilo.
ui-connection-back = Spojenie je späť.
ui-resync = Stôl je znova načítaný.
ui-server-restart = Server sa reštartuje, nič sa nestratí.

## Errors

ui-error = Niečo sa nepodarilo.
ui-try-again = Skúsiť znova
ui-reload = Načítať stránku znova
ui-not-found = Táto stránka neexistuje.
ui-table-not-found = Taký stôl tu nie je.
ui-no-access = S týmto odkazom sem nemáš prístup.
ui-table-full = Všetky miesta sú obsadené, ale môžeš sa pozerať.
ui-table-closed = Stôl je zatvorený.
ui-link-expired = Odkaz vypršal. Popros o nový.
ui-name-missing = Najprv napíš meno.
ui-name-taken = Toto meno už pri stole niekto má.
ui-too-fast = Toto bolo prirýchlo. Chvíľu počkaj.
ui-stale-move = Stôl sa medzitým zmenil.
ui-new-version = Je tu nová verzia. Načítaj stránku, keď sa ti to bude hodiť.
ui-server-error = Na serveri nastala chyba. Máme ju zapísanú.
ui-bad-record = Tento záznam sa nedá prečítať.

## End of a match

ui-end-of-match = Koniec partie
ui-result = Výsledok
ui-victory = Víťazstvo
ui-defeat = Prehra
ui-draw = Remíza
ui-tie = Zhoda
ui-tiebreak = Rozhodnutie pri zhode
ui-rank = miesto
ui-ranking = Poradie
ui-score = Skóre
ui-final-score = Konečné skóre
ui-score-sheet = Rozpis bodov
ui-total = Spolu
ui-abandoned = nedohrané
ui-by-concession = vzdané
ui-wins = výhry
ui-losses = prehry
ui-draws = remízy
ui-rating = hodnotenie

## Seats

ui-azure = modrá, ľalia
ui-gules = červená, lev
ui-or = zlatá, orol
ui-vert = zelená, jeleň
ui-argent = strieborná, veža
ui-sable = čierna, ozubené kolesá

## Accessibility

ui-skip-to-board = Prejsť na hrací plán
ui-skip-to-decision = Prejsť k rozhodnutiu
ui-region-board = Hrací plán
ui-region-mine = Tvoje veci
ui-region-others = Ostatní hráči
ui-region-log = Čo sa stalo
ui-unavailable = nedostupné
ui-expanded = rozbalené
ui-collapsed = zbalené
ui-drag-alternative = Môžeš aj kliknúť na figúrku a potom na miesto.

## Progress

ui-loading = Načítava sa…
ui-saving = Ukladá sa…
ui-saved = Uložené
ui-preparing = Pripravuje sa stôl…
ui-computing = Počíta sa…
ui-elapsed = uplynulo
ui-remaining = zostáva
ui-stopped = zastavené

## Command line

ui-usage = Použitie
ui-command = príkaz
ui-argument = argument
ui-cli-option = prepínač
ui-default = predvolené
ui-file = súbor
ui-folder = priečinok
ui-line = riadok
ui-port = port
ui-address = adresa
ui-version = verzia
ui-cmd-play = hrať v termináli
ui-cmd-serve = spustiť server
ui-cmd-replay = ukázať záznam krok za krokom
ui-cmd-bench = zmerať rýchlosť
ui-cmd-arena = nechať botov hrať proti sebe
ui-arena = aréna
ui-games-per-second = partií za sekundu
ui-decisions-per-second = rozhodnutí za sekundu

## Counted nouns, nominative and accusative
## Point has count-points for both cases, tile has count-tiles-acc; they stand among the building blocks.

count-table = { $count ->
    [one] { $count } stôl
    [few] { $count } stoly
   *[other] { $count } stolov
    }
count-table-acc = { $count ->
    [one] { $count } stôl
    [few] { $count } stoly
   *[other] { $count } stolov
    }
count-game = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } hier
    }
count-game-acc = { $count ->
    [one] { $count } hru
    [few] { $count } hry
   *[other] { $count } hier
    }
count-match = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partií
    }
count-match-acc = { $count ->
    [one] { $count } partiu
    [few] { $count } partie
   *[other] { $count } partií
    }
count-seat = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
    }
count-seat-acc = { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
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
count-opponent = { $count ->
    [one] { $count } súper
    [few] { $count } súperi
   *[other] { $count } súperov
    }
count-opponent-acc = { $count ->
    [one] { $count } súpera
    [few] { $count } súperov
   *[other] { $count } súperov
    }
count-spectator = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } divákov
    }
count-spectator-acc = { $count ->
    [one] { $count } diváka
    [few] { $count } divákov
   *[other] { $count } divákov
    }
count-host = { $count ->
    [one] { $count } hostiteľ
    [few] { $count } hostitelia
   *[other] { $count } hostiteľov
    }
count-host-acc = { $count ->
    [one] { $count } hostiteľa
    [few] { $count } hostiteľov
   *[other] { $count } hostiteľov
    }
count-guest = { $count ->
    [one] { $count } hosť
    [few] { $count } hostia
   *[other] { $count } hostí
    }
count-guest-acc = { $count ->
    [one] { $count } hosťa
    [few] { $count } hostí
   *[other] { $count } hostí
    }
count-friend = { $count ->
    [one] { $count } priateľ
    [few] { $count } priatelia
   *[other] { $count } priateľov
    }
count-friend-acc = { $count ->
    [one] { $count } priateľa
    [few] { $count } priateľov
   *[other] { $count } priateľov
    }
count-human = { $count ->
    [one] { $count } človek
    [few] { $count } ľudia
   *[other] { $count } ľudí
    }
count-human-acc = { $count ->
    [one] { $count } človeka
    [few] { $count } ľudí
   *[other] { $count } ľudí
    }
count-computer = { $count ->
    [one] { $count } počítač
    [few] { $count } počítače
   *[other] { $count } počítačov
    }
count-computer-acc = { $count ->
    [one] { $count } počítač
    [few] { $count } počítače
   *[other] { $count } počítačov
    }
count-bot = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botov
    }
count-bot-acc = { $count ->
    [one] { $count } bota
    [few] { $count } botov
   *[other] { $count } botov
    }
count-automa = { $count ->
    [one] { $count } automatický súper
    [few] { $count } automatickí súperi
   *[other] { $count } automatických súperov
    }
count-automa-acc = { $count ->
    [one] { $count } automatického súpera
    [few] { $count } automatických súperov
   *[other] { $count } automatických súperov
    }
count-expansion = { $count ->
    [one] { $count } rozšírenie
    [few] { $count } rozšírenia
   *[other] { $count } rozšírení
    }
count-expansion-acc = { $count ->
    [one] { $count } rozšírenie
    [few] { $count } rozšírenia
   *[other] { $count } rozšírení
    }
count-variant = { $count ->
    [one] { $count } variant
    [few] { $count } varianty
   *[other] { $count } variantov
    }
count-variant-acc = { $count ->
    [one] { $count } variant
    [few] { $count } varianty
   *[other] { $count } variantov
    }
count-invitation = { $count ->
    [one] { $count } pozvánka
    [few] { $count } pozvánky
   *[other] { $count } pozvánok
    }
count-invitation-acc = { $count ->
    [one] { $count } pozvánku
    [few] { $count } pozvánky
   *[other] { $count } pozvánok
    }
count-link = { $count ->
    [one] { $count } odkaz
    [few] { $count } odkazy
   *[other] { $count } odkazov
    }
count-link-acc = { $count ->
    [one] { $count } odkaz
    [few] { $count } odkazy
   *[other] { $count } odkazov
    }
count-account = { $count ->
    [one] { $count } účet
    [few] { $count } účty
   *[other] { $count } účtov
    }
count-account-acc = { $count ->
    [one] { $count } účet
    [few] { $count } účty
   *[other] { $count } účtov
    }
count-device = { $count ->
    [one] { $count } zariadenie
    [few] { $count } zariadenia
   *[other] { $count } zariadení
    }
count-device-acc = { $count ->
    [one] { $count } zariadenie
    [few] { $count } zariadenia
   *[other] { $count } zariadení
    }
count-name = { $count ->
    [one] { $count } meno
    [few] { $count } mená
   *[other] { $count } mien
    }
count-name-acc = { $count ->
    [one] { $count } meno
    [few] { $count } mená
   *[other] { $count } mien
    }
count-turn = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
    }
count-turn-acc = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
    }
count-move = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
    }
count-move-acc = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
    }
count-round = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
   *[other] { $count } kôl
    }
count-round-acc = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
   *[other] { $count } kôl
    }
count-phase = { $count ->
    [one] { $count } fáza
    [few] { $count } fázy
   *[other] { $count } fáz
    }
count-phase-acc = { $count ->
    [one] { $count } fázu
    [few] { $count } fázy
   *[other] { $count } fáz
    }
count-step = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } krokov
    }
count-step-acc = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } krokov
    }
count-action = { $count ->
    [one] { $count } akcia
    [few] { $count } akcie
   *[other] { $count } akcií
    }
count-action-acc = { $count ->
    [one] { $count } akciu
    [few] { $count } akcie
   *[other] { $count } akcií
    }
count-option = { $count ->
    [one] { $count } možnosť
    [few] { $count } možnosti
   *[other] { $count } možností
    }
count-option-acc = { $count ->
    [one] { $count } možnosť
    [few] { $count } možnosti
   *[other] { $count } možností
    }
count-decision = { $count ->
    [one] { $count } rozhodnutie
    [few] { $count } rozhodnutia
   *[other] { $count } rozhodnutí
    }
count-decision-acc = { $count ->
    [one] { $count } rozhodnutie
    [few] { $count } rozhodnutia
   *[other] { $count } rozhodnutí
    }
count-board = { $count ->
    [one] { $count } hrací plán
    [few] { $count } hracie plány
   *[other] { $count } hracích plánov
    }
count-board-acc = { $count ->
    [one] { $count } hrací plán
    [few] { $count } hracie plány
   *[other] { $count } hracích plánov
    }
count-player-board = { $count ->
    [one] { $count } doska hráča
    [few] { $count } dosky hráčov
   *[other] { $count } dosiek hráčov
    }
count-player-board-acc = { $count ->
    [one] { $count } dosku hráča
    [few] { $count } dosky hráčov
   *[other] { $count } dosiek hráčov
    }
count-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
    }
count-card-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
    }
count-deck = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčkov
    }
count-deck-acc = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčkov
    }
count-discard-pile = { $count ->
    [one] { $count } odkladací balíček
    [few] { $count } odkladacie balíčky
   *[other] { $count } odkladacích balíčkov
    }
count-discard-pile-acc = { $count ->
    [one] { $count } odkladací balíček
    [few] { $count } odkladacie balíčky
   *[other] { $count } odkladacích balíčkov
    }
count-hand = { $count ->
    [one] { $count } ruka
    [few] { $count } ruky
   *[other] { $count } rúk
    }
count-hand-acc = { $count ->
    [one] { $count } ruku
    [few] { $count } ruky
   *[other] { $count } rúk
    }
count-tile = { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
   *[other] { $count } dielikov
    }
count-token = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
    }
count-token-acc = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
    }
count-marker = { $count ->
    [one] { $count } ukazovateľ
    [few] { $count } ukazovatele
   *[other] { $count } ukazovateľov
    }
count-marker-acc = { $count ->
    [one] { $count } ukazovateľ
    [few] { $count } ukazovatele
   *[other] { $count } ukazovateľov
    }
count-track = { $count ->
    [one] { $count } stupnica
    [few] { $count } stupnice
   *[other] { $count } stupníc
    }
count-track-acc = { $count ->
    [one] { $count } stupnicu
    [few] { $count } stupnice
   *[other] { $count } stupníc
    }
count-space = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
    }
count-space-acc = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
    }
count-coin = { $count ->
    [one] { $count } minca
    [few] { $count } mince
   *[other] { $count } mincí
    }
count-coin-acc = { $count ->
    [one] { $count } mincu
    [few] { $count } mince
   *[other] { $count } mincí
    }
count-supply = { $count ->
    [one] { $count } zásoba
    [few] { $count } zásoby
   *[other] { $count } zásob
    }
count-supply-acc = { $count ->
    [one] { $count } zásobu
    [few] { $count } zásoby
   *[other] { $count } zásob
    }
count-resource = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
   *[other] { $count } surovín
    }
count-resource-acc = { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
   *[other] { $count } surovín
    }
count-cost = { $count ->
    [one] { $count } cena
    [few] { $count } ceny
   *[other] { $count } cien
    }
count-cost-acc = { $count ->
    [one] { $count } cenu
    [few] { $count } ceny
   *[other] { $count } cien
    }
count-discount = { $count ->
    [one] { $count } zľava
    [few] { $count } zľavy
   *[other] { $count } zliav
    }
count-discount-acc = { $count ->
    [one] { $count } zľavu
    [few] { $count } zľavy
   *[other] { $count } zliav
    }
count-reward = { $count ->
    [one] { $count } odmena
    [few] { $count } odmeny
   *[other] { $count } odmien
    }
count-reward-acc = { $count ->
    [one] { $count } odmenu
    [few] { $count } odmeny
   *[other] { $count } odmien
    }
count-effect = { $count ->
    [one] { $count } efekt
    [few] { $count } efekty
   *[other] { $count } efektov
    }
count-effect-acc = { $count ->
    [one] { $count } efekt
    [few] { $count } efekty
   *[other] { $count } efektov
    }

## Sentences, prompts

# rubric over the decision
prompt-your-turn = Tvoj ťah

# prompt
prompt-choose-one = Vyber jednu možnosť.

# exactly n; note that uk [one] also holds 21, 31
prompt-choose-cards = { $count ->
    [one] Vyber jednu kartu.
    [few] Vyber { $count } karty.
   *[other] Vyber { $count } kariet.
    }

# at most n cards
prompt-choose-up-to = { $max ->
    [one] Vyber najviac jednu kartu.
    [few] Vyber najviac { $max } karty.
   *[other] Vyber najviac { $max } kariet.
    }

# $what: accusative
prompt-where = Kam položíš { $what }?

# $cost, $what: accusative
prompt-pay-for = Zaplatíš { $cost } za { $what }?

# before an optional effect
prompt-optional = Môžeš, ale nemusíš.

# before something hidden is revealed
prompt-cannot-undo = Odhalí sa niečo skryté a nebude sa to dať vziať späť. Pokračovať?

# verb agrees with the number
prompt-actions-left = { $count ->
    [one] Zostáva ti jedna akcia.
    [few] Zostávajú ti { $count } akcie.
   *[other] Zostáva ti { $count } akcií.
    }

# hand limit at the end of a turn
prompt-discard-down = { $surplus ->
    [one] Odhoď jednu kartu, nechať si môžeš { $limit }.
    [few] Odhoď { $surplus } karty, nechať si môžeš { $limit }.
   *[other] Odhoď { $surplus } kariet, nechať si môžeš { $limit }.
    }

# the name stays in the nominative
prompt-waiting-one = Čakáme, ako zahrá { $player }.

# accusative plural of people
prompt-waiting-many = { $count ->
    [one] Čakáme na jedného hráča.
    [few] Čakáme na { $count } hráčov.
   *[other] Čakáme na { $count } hráčov.
    }

# prompt
prompt-last-turn = Toto je tvoj posledný ťah.

# $office: nominative; $bid: a number
prompt-auction = { $office }: ponuka je { $bid }. Zvýšiš, alebo sa zdržíš?

## Sentences, refusals

# frame; $need: counted phrase in the accusative (3 kameny), $have: a number
refused-need = Potrebuješ { $need }, máš { $have }.

# $cost: counted phrase in the accusative
refused-cost = Stojí to { $cost }, máš { $have }.

# one noun with its own plurals, no frame needed
refused-missing-cards = { $missing ->
    [one] Chýba ti jedna karta.
    [few] Chýbajú ti { $missing } karty.
   *[other] Chýba ti { $missing } kariet.
    }

# refusal
refused-not-your-turn = Teraz nie si na ťahu, hrá { $player }.

# refusal
refused-once-per-turn = Dá sa to len raz za ťah a už sa to stalo.

# $place: nominative
refused-place-taken = Toto miesto je obsadené: { $place }.

# $place: nominative; a baron or another rule blocks it
refused-blocked = Toto miesto je do konca kola blokované: { $place }.

# $need: counted phrase, accusative; $have: number
refused-too-few-entered = V tomto ťahu s ním musíš priviesť { $need }, zatiaľ { $have }.

# Dva bratři, building and extending
refused-not-adjacent = Pozícia neprilieha k dieliku s tvojou jednotkou.

# $reach: number
refused-out-of-reach = Máš dosah { $reach }, tento dielik leží ďalej.

# numbers only
refused-limit = Najviac { $limit }, už máš { $have }.

# $what: nominative (ctnost, dosah, престиж)
refused-value-too-low = { $what }: treba aspoň { $need }, máš { $have }.

# refusal in an auction
refused-bid-too-low = Ponúkni aspoň { $least }, alebo sa zdrž.

# refusal
refused-supply-empty = Zásoba je prázdna.

# refusal
refused-no-effect = Nič by sa tým nezmenilo.

# $what: infinitive phrase
refused-must-first = Najprv musíš { $what }.

# undo
refused-undo-revealed = Ďalej sa to už vziať späť nedá: odhalilo sa niečo skryté.

# undo
refused-undo-nothing = Zatiaľ niet čo brať späť.
refused-undo-other = Ďalej sa to už vziať späť nedá: hral niekto ďalší.
refused-undo-turn-over = Ďalej sa to už vziať späť nedá: tvoj ťah sa skončil.
refused-undo-imagined = V skúšobnej partii sa ďalej späť ísť nedá.
refused-already-answered = Tvoja odpoveď už je na stole, ostatní ešte premýšľajú.

# short line under a refusal; $rule: 6.5.2
refused-rule = Pravidlá { $rule }

## Sentences, log

# $goods: counted phrases in the accusative, joined by list-two
log-gains = { $player } získava { $goods }.

# $goods: accusative
log-pays = { $player } platí { $goods }.

# $goods: accusative
log-loses = { $player } stráca { $goods }.

# two halves, so that no name is inflected
log-steals = { $player } získava { $goods }, { $victim } o toľko prichádza.

# $what: accusative; $to: ready phrase (na Trh)
log-places = { $player } umiestňuje { $what } { $to }.

# $from, $to: ready phrases
log-moves = { $player } presúva { $what } { $from } { $to }.

# $what: accusative (Katedrálu)
log-builds = { $player } stavia { $what }.

# the title stands in apposition, uninflected
log-plays-card = { $player } hrá kartu { $card }.

# the same text for everybody, the owner also sees which
log-draws-cards = { $player } si ťahá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } kariet
    }.

# $office: genitive, which for these nouns is also the accusative (Pokladníka, Скарбника); $price: counted phrase, accusative
log-wins-auction = { $player } získava za { $price } { $office }.

# log
log-passes = { $player } pasuje.

# log
log-ends-turn = { $player } končí ťah.

# undo in the log
log-takes-back = { $player } berie ťah späť.

# ordinals: a full stop in cs and sk, plain number after the noun in uk
log-round-begins = Začína sa { $round }. kolo.

# $what: nominative
log-revealed = Odhalené: { $what }.

# an automaton says what it does and why
log-automaton = { $name }: { $deed } ({ $reason }, pravidlo { $rule }).

# log
log-nobody = Tu nikto nič nezískava.

## Sentences, building blocks: counted phrases and lists

# nominative and accusative are equal
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
    }

# animate noun after gain, place, remove: acc, acc_few
count-squires-acc = { $count ->
    [one] { $count } panoša
    [few] { $count } panošov
   *[other] { $count } panošov
    }

# the same noun as a subject: few in the nominative
count-squires = { $count ->
    [one] { $count } panoš
    [few] { $count } panoši
   *[other] { $count } panošov
    }

# feminine in cs and uk: acc differs only in the singular
count-tiles-acc = { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
   *[other] { $count } dielikov
    }

# the last two of a list; earlier ones are joined by a comma
list-two = { $first } a { $second }
list-or = { $first } alebo { $second }

# cs ze and sk zo before some numerals; Fluent can select a number itself
round-of = { $round }. kolo { $total ->
    [4] zo
    [6] zo
    [7] zo
   *[other] z
    } { $total }

## Sentences, people, connection, time

# present tense, no gender
presence-sits = { $player } si sadá k stolu.

# presence
presence-leaves = { $player } odchádza od stola.

# a seat handed over
presence-computer = { $player }: ďalej hrá počítač.

# zero has its own text
presence-spectators = { $count ->
    [0] Nikto sa nepozerá.
    [one] Pozerá sa jeden divák.
    [few] Pozerajú sa { $count } diváci.
   *[other] Pozerá sa { $count } divákov.
    }

# seconds as s, no plural needed
connection-retry = Spojenie sa prerušilo, nový pokus o { $seconds } s.

# instrumental in cs and sk
time-minutes-ago = { $minutes ->
    [one] pred minútou
    [few] pred { $minutes } minútami
   *[other] pred { $minutes } minútami
    }

# clock of a slow table
time-days-left = { $days ->
    [one] zostáva jeden deň
    [few] zostávajú { $days } dni
   *[other] zostáva { $days } dní
    }

# subject of a notice; $game: nominative
notice-your-turn = { $game }: si na ťahu.

# notice
notice-tables-waiting = { $count ->
    [one] Čaká na teba jeden stôl.
    [few] Čakajú na teba { $count } stoly.
   *[other] Čaká na teba { $count } stolov.
    }

# invitation
notice-invited = { $player } ťa pozýva na hru { $game }.

## Sentences, end of a match

# present tense, no gender
end-winner = Vyhráva { $player }.

# end
end-you-win = Víťazíš!

# calm
end-you-lose = Tentoraz nie. Vyhráva { $player }.

# end
end-draw = Remíza. Nikto nebol lepší.

# $by: nominative, what decided
end-tiebreak = Rovnaký počet bodov, rozhoduje: { $by }.

# a line of the final table
end-rank-points = { $rank }. { $player }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
    }

## Sentences, accessibility announcements

# live region; $prompt: the whole prompt
say-your-turn = Tvoj ťah. { $prompt }

# number of choices
say-options = { $count ->
    [one] Jedna možnosť.
    [few] { $count } možnosti.
   *[other] { $count } možností.
    }

# $label: the option, $why: the refusal sentence
say-option-refused = { $label }, nedá sa. { $why }

# somebody else's hand
say-hidden-cards = { $player }: { $count ->
    [one] jedna skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých kariet
    }.

## Sentences, progress and command line

# progress
progress-thinking = { $player } premýšľa…

# progress bar of an arena
progress-games = partie { $done } / { $total }

# server start; $url
cli-listening = Regnum beží na { $url } (koniec: Ctrl+C)

# error with the way out
cli-port-taken = Port { $port } je obsadený. Zvoľ iný: --port.

# error; $games: list of ids
cli-unknown-game = Hru „{ $name }“ nepoznám. Poznám: { $games }.

# error
cli-bad-option = Prepínač { $option } neprijíma hodnotu „{ $value }“. Prijíma: { $allowed }.

# error
cli-file-missing = Súbor { $file } neexistuje.

# error in a record
cli-record-line = Chyba v zázname na riadku { $line }: { $why }

# result of a replay
cli-replayed = { $moves ->
    [one] Záznam sedí: overený jeden ťah.
    [few] Záznam sedí: overené { $moves } ťahy.
   *[other] Záznam sedí: overených { $moves } ťahov.
    }

# $share: a formatted percentage; no preposition before a name
cli-arena-result = { $first } – { $second }: { $share } výhier, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
    }.

## Odmietnutia jadra

# $move: what was typed; $usage: how it is written, the same in every language
refused-unknown-move = „{ $move }“ sa tu zahrať nedá. Píše sa: { $usage }

# $question: hotová otázka
refused-not-now = Na toto sa hra teraz nepýta. { $question }

refused-match-over = Partia sa skončila.

## Farby a hrany slovami

tone-green = zelená
tone-grey = sivá
tone-yellow = žltá
tone-brown = hnedá
tone-blue = modrá
tone-red = červená
tone-white = biela
tone-black = čierna
edge-n = nahor
edge-e = doprava
edge-s = nadol
edge-w = doľava

## Stôl v termináli

tty-nothing = nič
tty-none = nič
tty-near = v dosahu
tty-far = mimo dosahu
tty-costs = potrebuje { $cost }
tty-roads = cesty: { $edges }
tty-spent = po ťahu
tty-laid = už položené
tty-on-it = tu: { $things }
tty-filter = / píš a hľadaj, alebo napíš ťah
tty-jump = číslo ťahu
tty-at-move = { $number ->
    [one] { $number } ťah
    [few] { $number } ťahy
   *[other] { $number } ťahov
    }
tty-move-of = Ťah { $number } / { $total }
tty-count-options = Možné: { $open }. Nemožné: { $closed } (prečo, povie w).
tty-record-ends = Záznam sa tu končí; partia sa ešte neskončila.
tty-nothing-refused = Teraz nie je nič odmietnuté.
tty-curtain = Na ťahu: { $player }. Keď na obrazovku nevidí nikto iný, stlač Enter.
tty-keys = ↑↓ Enter vybrať · / hľadať · w prečo nie? · i čítať · h rada · u späť · g zápis · ? pomocník · q koniec · s body · r pravidlá · l jazyk
tty-keys-replay = ← → krok · Home End · 0–9 prejsť · w prečo nie? · e pohľad · i čítať · g zápis · s body · r pravidlá · l jazyk · ? pomocník · q koniec
tty-foot = Esc späť · ↑↓ posun
tty-foot-rules = Esc späť · ↑↓ posun · a celé pravidlá
tty-foot-why = Esc späť · ↑↓ výber · r alebo Enter otvorí pravidlo
tty-foot-end = Esc ukáže hernú plochu · potom q ukončí
tty-foot-log = Esc späť · ↑↓ PgUp PgDn posun · Home End
tty-help =
    Výber
      ↑ ↓         prechádzanie možností; stôl ukazuje, čoho sa ktorá týka
      Enter       zahrať možnosť
      → ←         ukázať, ako sa dá niečo urobiť (▸), a zase to skryť
      /           napíš pár písmen ktoréhokoľvek slova, alebo celý ťah tak, ako sa zapisuje, napríklad: { $move }; Enter ho zahrá, keď zostáva jediný
      Esc         späť na celý zoznam

    Otázky
      i           prečítať, čo robia veci na stole, nech ležia kdekoľvek
      h           čo by zahral počítač a aká je s tým šanca na výhru
      w           čo teraz nejde a prečo; r tam otvorí odsek pravidiel
      r           pravidlá
      s           rozpis bodov, ako by platil teraz
      g           všetko, čo sa stalo

    Stôl
      u           vziať ťah späť
      l           jazyk: English, Čeština, Slovenčina, Українська
      t           svetlý alebo tmavý vzhľad
      Tab         do iného panela; šípky ním posúvajú
      Ctrl+S      uložiť znova a povedať kam (ukladá sa po každom ťahu)
      q           koniec; regnum tty --resume pokračuje
tty-help-zoom = { "  " }z           väčšie alebo menšie dieliky
# the heading over the signs of a table
tty-signs = Značky
# $letter: the letter of a player
tty-signs-grid =
    ● ○         v dosahu, mimo dosahu
    ♣ ▲ ≈       zelený, sivý a žltý podklad
    ╋ ┣ ┗ ━ ┃   kam z dielika vedú cesty; ╬ konce ciest, ktoré sa nespájajú
    ♚ ♟         jednotky s písmenom majiteľa; × po ťahu
    ◆ #         poklad, lešenie
    { $letter }           Písmeno na hrane dielika hovorí, komu patrí.
# the meaning of one sign each
tty-sign-there = figúrka, ktorá tam je
tty-sign-wanted = figúrka, ktorú tam treba
tty-sign-any = ktorákoľvek figúrka
tty-sign-monk = misionár
tty-sign-outpost = tvrdza
tty-sign-workshop = dielňa
tty-sign-jar = džbán
tty-sign-standing = figúrky, ktoré tam stoja, tu dve
tty-sign-closed = teraz nejde; vedľa stojí prečo
tty-sign-marker = kde ukazovateľ stojí
tty-sign-boost = kde v tomto kole platí
tty-sign-price = cena, alebo iná cena; čísla s prvým písmenom toho, čím sa platí
tty-sign-used = koľkokrát sa to už použilo a koľkokrát sa to smie použiť najviac
tty-sign-hidden = karta lícom dole
tty-sign-points = body
tty-help-replay =
    → ←         o ťah ďalej, o ťah späť
    Home End    na začiatok, na koniec
    0–9         prejsť na ťah podľa čísla
    w           čo tu nešlo a prečo
    e           pohľad z iného miesta pri stole
    s           rozpis bodov v tomto mieste
    g           všetko, čo sa stalo
    i           prečítať, čo leží na stole
    r           pravidlá
    l           jazyk
    t           svetlý alebo tmavý vzhľad
    q           koniec
tty-help-replay-zoom = z           väčšie alebo menšie dieliky

## Rady a rozbor

analysis-chance = Šanca na výhru
analysis-points = Očakávané body
analysis-played = Zahrané
# how much chance to win a decision has cost
analysis-loss = Strata
analysis-moves = Odohrané ťahy
analysis-turning-points = Zlomové okamihy
# $game: the title of a game
analysis-title = { $game }: šance na výhru
analysis-bystander = Ako to mohol vidieť divák, ťah po ťahu.
# $move: what stands on the button of a move; $chance and $points: numbers
analysis-hint = { $move } – šanca na výhru { $chance } %, očakávané body { $points }
# the computer looks for a hint
analysis-thinking = Premýšľam…
analysis-decisions = Rozhodnutia
analysis-mean-loss = Priemerná strata
# how often the best move was chosen, a share in per cent
analysis-best-share = Zvolený najlepší ťah

## Stôl po riadkoch

tty-plain-welcome = { $game }, semienko náhody { $seed }. Napíš help a uvidíš, čo možno písať.
tty-plain-hint = Napíš číslo, ? (ukáže stôl) alebo jedno zo slov why, read, hint, undo, score, rules, log, help, quit (stačí w, i, h, u, s, r, g, q).
# $move, $word, $why, $read: what may be typed, as wide as the column
tty-plain-help =
    3               zahrať možnosť číslo 3
    { $move }zahrať ťah podľa zápisu
    { $word }ukázať možnosti s týmto slovom
    ?               stôl vo vetách
    map             herná plocha kreslená znakmi
    { $why }čo nejde a prečo
    { $read }čo robia veci na stole
    hint            čo by zahral počítač a aká je s tým šanca na výhru
    undo            vziať ťah späť
    score           rozpis bodov, ako by platil teraz
    rules 4.3       časť pravidiel
    log             všetko, čo sa stalo
    lang en         iný jazyk: en, cs, sk, uk
    save            uložiť znova a povedať kam
    quit            odísť; partia zostane uložená
    w i h u s r g q to isté jedným písmenom: why, read, hint, undo, score, rules, log, quit
# $move: what was typed; $verbs: a list of words that are the same in every language
tty-plain-no-move = „{ $move }“ sa tu zahrať nedá. Ťah sa teraz môže začínať slovom: { $verbs }.
tty-no-such-number = Také číslo tu nie je; posledné je { $last }.
tty-may-be-played = Toto možno zahrať: { $move }
tty-languages = Jazyky: { $languages }.
tty-saved-as = Uložené: { $file }
tty-goodbye = Partia na teba počká. Pokračuj príkazom: { $command }
tty-mark-at = { $thing } na políčku { $place }
tty-value-of = { $value } / { $most }
tty-or = { $first } alebo { $second }
tty-taken = obsadené
tty-shows = na karte: { $things }
tty-takes = pre: { $thing }
tty-slots = miesta: { $things }
tty-used-of = vykonané: { $used }
tty-used-times = vykonané: { $count }×
tty-ways = { $count ->
    [one] { $count } spôsob
    [few] { $count } spôsoby
   *[other] { $count } spôsobov
    }
tty-things = Čo tu leží
tty-seek = píš a hľadaj
tty-foot-things = píš a hľadaj · ↑↓ posun · Esc späť
tty-no-such-thing = Na stole sa nič také nenašlo.
tty-no-match = nič sa nenašlo; Esc ukáže všetko
tty-too-small = Okno je príliš malé. Stôl potrebuje aspoň { $width } stĺpcov a { $height } riadkov.
tty-and-more = { $things } a ešte { $count }
tty-head-game = Hra
tty-head-title = Názov
tty-head-seats = Miesta
tty-head-options = Možnosti
tty-head-expansions = Rozšírenia

## Ukladanie

tty-unsaved-mark = neuložené
tty-not-saved = Neuložené: { $file } ({ $why })
tty-disk-full = disk je plný
tty-disk-locked = zápis tam nie je povolený
tty-disk-file = namiesto priečinka je tam súbor
tty-disk-folder = je tam priečinok s tým menom
tty-disk-gone = priečinok zmizol
tty-disk-other = disk odmieta zápis
tty-quit-anyway = Ďalším stlačením odídeš bez uloženia.
tty-watch-again = Znova si ju pozrieš príkazom: { $command }
tty-record-refused = riadok { $line }: { $player } nemôže zahrať „{ $move }“: { $why }

## The server

serve-open = Tvoj stôl je na { $link }
serve-again = Tvoja partia pokračuje na { $link }
serve-stop = Ctrl-C vypne server; pri ďalšom spustení partia pokračuje.
serve-goodbye = Server je vypnutý. Všetko je uložené, pri ďalšom spustení sa pokračuje odtiaľto.
notice-title = { $game }: si na ťahu
notice-body = Si na ťahu v hre { $game }. Ostatní čakajú na tvoj ťah.
notice-lent-title = { $game }: hrá za teba počítač
notice-lent-body = Kým sa nevrátiš, hrá za teba { $bot } (hra { $game }). Otvor stôl a miesto je zase tvoje.
notice-rematch-title = { $game }: odveta?
notice-rematch-body = V hre { $game } sa ti ponúka odveta. Začne sa, keď budú všetci súhlasiť; odpovedz pri stole.
notice-begun-title = { $game }: odveta sa začala
notice-begun-body = Všetci súhlasia s odvetou v hre { $game } a čas beží. Otvor stôl.
notice-test = Takto ti dáme vedieť, že si na ťahu.
notice-stop = Vypnúť tieto e-maily
notice-stop-ask = Už žiadne e-maily o tvojom ťahu? V nastaveniach ich môžeš znova zapnúť.
notice-stopped = Hotovo. Žiadne ďalšie e-maily o tvojom ťahu neprídu.
notice-confirm-title = Regnum: smieme ti písať?
notice-confirm-body = Niekto zadal túto adresu, aby sa dozvedel, keď je na ťahu. Ak si to ty, otvor odkaz a potvrď to. Ak nie, nerob nič: ďalšie e-maily neprídu.
notice-confirm = Áno, posielať mi e-maily
notice-confirm-ask = Máme na túto adresu písať, keď si na ťahu?
notice-confirmed = Hotovo. Odteraz príde e-mail, keď si na ťahu.

## At the table

# $seat: a number, $count: how many there are
refused-no-such-seat = Miesto { $seat } tu nie je, stôl má { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
    }.
refused-seat-mine = Miesto { $seat } už je tvoje.
refused-colour-taken = Touto farbou hrá niekto, kto si sadol skôr ako ty.
refused-seat-taken = Miesto { $seat } je obsadené.
refused-seat-secret = Z miesta { $seat } vidno niečo iné než z tvojho doterajšieho, preto si naň presadnúť nemožno.
refused-seat-kept = Miesto { $seat } bolo uvoľnené počas partie; pre skryté informácie tu môže pokračovať len jeho hráč alebo bot.
refused-shown-out = Hostiteľ tvoje miesto uvoľnil, späť sa dá len s novou pozvánkou.
refused-not-your-seat = Miesto { $seat } nie je tvoje.
refused-seat-empty = Na mieste { $seat } nikto nesedí.
refused-no-bot-there = Na mieste { $seat } nehrá žiadny bot.
refused-bot-plays = Na mieste { $seat } teraz hrá bot, najprv si miesto vezmi späť.
refused-holder-here = Miesto { $seat } má svojho hráča pri stole, botovi ho dať nemožno.
# $seats: numbers joined by list-two, $count: how many
refused-seats-free = { $count ->
    [one] Miesto { $seats } je ešte voľné.
    [few] Miesta { $seats } sú ešte voľné.
   *[other] Miesta { $seats } sú ešte voľné.
    }
refused-table-full = Všetky miesta sú obsadené.
refused-host-only = Toto môže len hostiteľ.
refused-show-out-yourself = Seba od stola poslať nemôžeš, môžeš len odísť.
# neutral: said of oneself or of somebody else
refused-not-at-table = Na to treba miesto pri stole.
refused-others-sit = { $count ->
    [one] Pri stole ešte sedí { $count } ďalší hráč.
    [few] Pri stole ešte sedia { $count } ďalší hráči.
   *[other] Pri stole ešte sedí { $count } ďalších hráčov.
    }
refused-already-begun = Partia sa už začala.
refused-not-begun = Partia sa ešte nezačala.
refused-not-over = Partia sa ešte neskončila.
refused-no-rematch = Skúšobná partia nemá odvetu, môžeš si založiť novú.
refused-rematch-not-asked = Odvetu nikto neponúka alebo už vypršal čas na odpoveď.
refused-rematch-not-declined = Odvetu nikto neodmietol.
refused-rematch-unanswered = Niekto ešte neodpovedal.
refused-stale = Na stole sa medzitým niečo zmenilo, pozri sa znova.
refused-held-first = Ťah čaká: najprv ho potvrď alebo ho vezmi späť.
refused-nothing-held = Na potvrdenie nečaká žiadny ťah.
refused-undo-too-often = Pri tomto stole sa vzalo späť už toľko ťahov, že ďalší späť vziať nemožno.
refused-not-asked = Teraz sa ťa hra na nič nepýta.
# the disk or the database failed
refused-not-understood = Tomuto príkazu nerozumieme: { $why }.
refused-not-kept = Nepodarilo sa to uložiť, nič sa nezmenilo.
refused-log-full = Záznam tohto stola je plný, ďalej sa tu hrať nedá, ale môžeš založiť nový stôl.
refused-not-sure = Zatiaľ nevieme, či sa to uložilo; o chvíľu sa pozri znova.
refused-sandbox-start = Skúšobná partia sa začína tu, ďalej späť sa už nedá.
refused-sandbox-of-sandbox = Zo skúšobnej partie sa ďalšia skúšobná založiť nedá.
refused-record-later = Záznam sa otvorí, keď sa partia skončí.
refused-record-imagined = Skúšobná partia nemá záznam.
refused-no-hints = Pri tomto stole sú rady vypnuté.
refused-no-guide = Táto hra nemá prvú hru so sprievodcom.
refused-no-such-table = Taký stôl tu nie je.
refused-invitation-gone = Táto pozvánka už neplatí.
refused-invitation-needed = Sadnúť si tu možno len s pozvánkou.
refused-link-gone = Tento odkaz už neplatí.
refused-no-such-contest = Taká súťaž tu nie je.
refused-organiser-only = Toto môže len organizátor súťaže.
refused-not-in-contest = Tento človek v súťaži nehrá.
refused-contest-begun = Súťaž sa už začala.
refused-contest-over = Súťaž sa skončila.
refused-contest-round-over = Táto partia nepatrí do prebiehajúceho kola.
refused-contest-full = Súťaž je plná: { $count ->
    [one] hrá { $count } človek.
    [few] hrajú { $count } ľudia.
   *[other] hrá { $count } ľudí.
    }
refused-contest-too-few = Zatiaľ je vás málo: { $count ->
    [one] prihlásiť sa musí aspoň { $count } človek.
    [few] prihlásiť sa musia aspoň { $count } ľudia.
   *[other] prihlásiť sa musí aspoň { $count } ľudí.
    }
refused-contest-too-many = Už organizuješ { $count ->
    [one] { $count } súťaž, ktorá sa neskončila.
    [few] { $count } súťaže, ktoré sa neskončili.
   *[other] { $count } súťaží, ktoré sa neskončili.
    }
refused-contest-deputies-full = Súťaž má { $count ->
    [one] najviac { $count } zástupcu.
    [few] najviac { $count } zástupcov.
   *[other] najviac { $count } zástupcov.
    }
refused-contest-no-undo = Toto sa už nedá vrátiť: uplynul deň alebo na tom stojí ďalšie kolo.
refused-contest-seat = Toto miesto patrí do súťaže; skončiť sa dá len na stránke súťaže.
# seconds as s, no plural needed
refused-chat-too-fast = Ďalšiu správu môžeš poslať o { $seconds } s.

## The plain page

page-skip = Prejsť k obsahu
page-nav = Stránky
page-jumps = Na tejto stránke
page-plain = jednoduchá stránka, funguje aj bez skriptov
page-about = { ui-about }
page-welcome = Čo si zahráme?
page-welcome-lead = Jedno kliknutie a sedíš pri stole. Účet netreba.
page-play-now = Hrať hneď
# $opponent: the official opponent, nominative
page-solo = Sólová hra: { $opponent }
page-set-options = Pripraviť stôl podľa seba
page-none-listed = Teraz nie je otvorený žiadny stôl pre všetkých.
page-paste = Vlož odkaz, ktorý ti prišiel
page-no-link = Toto nie je odkaz s pozvánkou. Vlož ho celý.
# $player: a list of names, nominative
page-to-move = Na ťahu: { $player }
page-not-begun = Partia sa ešte nezačala.
page-forgotten = niekto, kto odišiel
page-chairs-note = Miesta nad počet hráčov zostanú prázdne. Jeden človek môže mať viac miest a hrať pri jednej obrazovke.
page-chair-open = voľné, na pozvánku
page-chair-bot = počítač: { $bot }
# $seats: a number or a range, a string
page-only-seats = počet hráčov: { $seats }
page-only-with = s rozšírením { $expansion }
page-expansions = Rozšírenia
page-pick = { $count ->
    [one] { $option }: vyber práve jednu možnosť.
    [few] { $option }: vyber práve { $count } možnosti.
   *[other] { $option }: vyber práve { $count } možností.
    }
page-clock-days = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
   *[other] { $days } dní na ťah
    }
page-clock-total = { $minutes } min na celú partiu
page-clock-turn = { $minutes } min na ťah, rezerva { $reserve } min
# $days, $hours: numbers as strings
page-days-hours = { $days } d { $hours } h
page-hours = { $hours } h
page-at-zero = Keď vyprší čas
page-zero-warn = len to oznámiť
page-zero-bot = hrá ďalej počítač
page-confirm-about = Posledný krok ťahu počká, kým ho potvrdíš.
page-watchers = Diváci
page-listed = Zobraziť medzi otvorenými stolmi
page-listed-about = Prisadnúť si môže ktokoľvek aj bez pozvánky.
page-hints = Rady
page-hints-about = Môžeš sa opýtať, čo by zahral počítač.
page-wrong-input = Niečo vo formulári nesedí, nič sa nezmenilo.
page-game-gone = Hra, ktorá sa pri tomto stole hrá, tu teraz nie je k dispozícii.
page-wrong-name = Meno má 1 až 40 viditeľných znakov.
page-wrong-address = Na túto adresu sa nedá nič poslať.
page-too-many-addresses = Adries je už dosť, najprv niektorú vymaž.
page-not-watched = Tento stôl je len pre tých, čo pri ňom sedia.
page-sandbox = skúšobná partia
page-free-seats = { $count ->
    [one] Jedno miesto je voľné. Pošli niekomu odkaz alebo ho odovzdaj počítaču.
    [few] { $count } miesta sú voľné. Pošli priateľom odkaz alebo ich odovzdaj počítaču.
   *[other] { $count } miest je voľných. Pošli priateľom odkaz alebo ich odovzdaj počítaču.
    }
page-make-invite = Vytvoriť odkaz s pozvánkou
page-invite-link = Odkaz s pozvánkou
page-shown-once = Skopíruj si ho hneď, ukáže sa len raz.
page-host-begins = Partiu začne hostiteľ, keď budú všetci sedieť.
page-host-deeds = Pre hostiteľa
page-show-out = Uvoľniť miesto
page-bot-plays = hrá počítač: { $bot }
page-bot-gets-up = Odvolať počítač
page-held = Zahrať toto?
page-not-possible = Čo teraz nejde a prečo
page-hint-is = Počítač by zahral: { $move }
page-fork = Skúsiť to nanečisto
page-record = Stiahnuť záznam
page-more = Ukázať zvyšok
page-nothing-yet = Zatiaľ sa nič nestalo.
page-send = Poslať
# a curtain between two players at one screen
page-curtain = Teraz hrá: { $player }
page-curtain-about = Odovzdaj obrazovku. Tajné veci sú zakryté.
page-curtain-raise = Hrám: { $player }. Ukázať stôl
page-sit-as = Sadneš si ako: { $player }
page-name-enough = Stačí meno, účet netreba.
page-to-table = K stolu
page-me-ask = S týmto odkazom tu pokračuješ rovnako ako na svojom druhom zariadení. Funguje len raz.
page-me-do = Pokračovať tu
page-me-replaces = Na tomto zariadení nahradí: { $player }. Ak sa chceš vrátiť, vytvor si tam najprv osobný odkaz.
page-notices-about = Pri pomalých partiách ti dáme vedieť, keď si na ťahu, ale nie vtedy, keď práve sedíš pri stole.
page-email = E-mailová adresa
page-webhook = Adresa, ktorá prijíma JSON (webhook)
page-mail-sent = Poslali sme tam e-mail. Upozornenia sa začnú, keď otvoríš odkaz v ňom a potvrdíš ich.
page-unconfirmed = zatiaľ nepotvrdené
page-add = Pridať
page-personal-about = Prenesie teba aj tvoje stoly na iné zariadenie. Funguje raz, do hodiny.
page-make-link = Vytvoriť osobný odkaz
page-stopped = Tieto upozornenia sa skončili.
page-forget = Zabudnúť na mňa
page-forget-about = Meno, odkazy, správy aj upozornenia sa navždy vymažú. Dohrané partie zostanú, bez mena.
page-forget-sure = Áno, navždy
page-tick-first = Najprv zaškrtni políčko, nič sa nezmenilo.
page-forgotten-now = Už o tebe nič nevieme.
page-find = Hľadať v pravidlách
page-find-do = Nájsť
page-found = { $count ->
    [one] { $count } odsek.
    [few] { $count } odseky.
   *[other] { $count } odsekov.
    }
page-all-rules = Celé pravidlá
page-contents = Obsah
page-about-regnum = Regnum je stôl pre stredoveké strategické hry s úplnými a vysvetlenými pravidlami. Hrať sa dá osamote, pri jednej obrazovke, naživo s priateľmi alebo ťah po ťahu celé dni.
page-about-privacy = Nie sú tu účty ani reklama a nikoho nesledujeme. Spoznáme ťa podľa jediného súboru cookie; v nastaveniach môžeš svoje údaje vymazať.
page-about-plain = Toto je jednoduchá stránka: všetko ako text, aj pre čítačky obrazovky a staré počítače.
page-about-credits = Písmo Alegreya: Juan Pablo del Peral, licencia Open Font License.
page-font-licence = Licencia písma
page-bot-for-you = Teraz za teba hrá počítač: { $bot }.
page-time-up = Tvoj čas vypršal.
page-empty-turn = Na ťahu: { $player }, ale nikto tam nesedí.
page-empty-host = Pozvi niekoho alebo miesto odovzdaj počítaču.
page-empty-others = Hostiteľ môže niekoho pozvať alebo miesto odovzdať počítaču.
page-leave-ask = Tvoje miesto sa uvoľní a partia počká.
page-show-out-ask = Kto tu sedí, príde o miesto a vráti sa len s novou pozvánkou. Ak má miesto skryté informácie, nikto iný si sem nesadne, hrať tu však môže bot.
page-close-ask = Partia sa skončí pre všetkých a nebude sa v nej dať pokračovať.
page-lost = Nie je spojenie. Pokračovať sa bude dať, len čo sa obnoví.
page-not-sent = Nepodarilo sa to odoslať. Skús to o chvíľu znova.
page-wrong-host = Pod týmto menom server nie je známy. Otvor adresu, s ktorou bol spustený.
page-old-form = Tento formulár už neplatí, nič sa nezmenilo. Otvor stránku znova a skús to ešte raz.
page-source = Späť k pôvodnému stolu
page-friends-see = Toto meno uvidia priatelia.
# $rank: a place at the end
page-rank = { $rank }.

## The browser: lobby

web-lobby-guide = Prvá hra so sprievodcom
web-lobby-friends = S priateľmi cez odkaz
# $least, $most: numbers of minutes
web-lobby-free = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
    }
web-lobby-join-link = Prisadnúť cez odkaz
web-lobby-ways = Ako budeme hrať?
web-lobby-alone-about = Oficiálny súper hry sa riadi vlastnými pravidlami.
web-lobby-bots-about = Ostatné miesta obsadí počítač.
# beside a level of bots; $seconds: how long it may think about a move at most
web-lobby-level-time = na ťah najviac { $seconds } s
web-lobby-level-at-once = odpovedá hneď
web-lobby-screen-about = Podávate si jedno zariadenie, tajné veci zostanú zakryté.
web-lobby-link-about = Dostaneš odkaz a pošleš ho priateľom.
# $side: what a seat is called
web-lobby-chair = { $side }: kto tu sedí
web-lobby-options = Možnosti hry
web-lobby-picked = Vybrané: { $count } / { $most }
web-lobby-server-says = Dôvod slovami servera:
web-lobby-opened = Stôl je otvorený
web-lobby-send-link = Pošli tento odkaz tým, čo majú hrať. Platí dva týždne.
web-lobby-invited = Máš pozvánku k stolu
web-lobby-sitting = Pri stole: { $names } ({ $count } / { $seats })
# the lobby: the first visit
web-lobby-welcome = Vitaj pri stole
web-lobby-welcome-lead = Sprievodca sedí vedľa teba a každý ťah nechá na tebe. Bez účtu, bez e-mailu.
web-lobby-start-here = Začni tu: naučíš sa ju najrýchlejšie.
# $count: lessons, $minutes: about how long they take
web-lobby-lessons = { $count ->
    [one] { $count } krok, asi { $minutes } min
    [few] { $count } kroky, asi { $minutes } min
   *[other] { $count } krokov, asi { $minutes } min
    }
web-lobby-learn = Naučiť sa hrou
web-lobby-known = Poznám ju: hrať hneď
web-lobby-got-link = Prišiel ti odkaz?
web-lobby-got-link-about = Vlož ho, napíš meno a sedíš.
web-lobby-paste = Vložiť odkaz
web-lobby-one-screen = Viac hráčov pri jednej obrazovke
web-lobby-set = Pripraviť stôl
web-lobby-look-on = Pozerať sa cez plece
# $playing, $free: numbers of tables
web-lobby-look-on-about = Rozohrané stoly: { $playing }. S voľným miestom: { $free }.
web-lobby-show-tables = Ukázať stoly
web-lobby-promise-why = Odmietnutý ťah povie prečo a kde je to v pravidlách
web-lobby-promise-undo = Ťah sa dá vziať späť, kým sa nič neodhalí
# a game on its card
web-lobby-games = Hry
web-lobby-played = { $count ->
    [0] ešte nehrané
   *[other] hrané { $count }×
    }
web-lobby-with-guide = so sprievodcom
web-lobby-play-guided = Hrať so sprievodcom
# $game: a title
web-lobby-more-ways = { $game }: všetky spôsoby hry
web-lobby-have-link = Mám odkaz
# what waits for me
web-lobby-play = Hrať
# $time: such as 5 h or 2 d 7 h
web-lobby-left = zostáva { $time }
# $ago: such as 4 minutes ago
web-lobby-last-move = posledný ťah { $ago }
web-lobby-rematch = odveta: súhlasí { $wants } / { $count }
web-lobby-none-waits = Nijaký stôl na teba nečaká.
# $row: a game; $state: whose turn it is
web-lobby-none-waits-until = Nijaký stôl na teba nečaká. { $row }: { $state }
web-lobby-others-wait = { $count ->
    [one] Ďalší { $count } tvoj stôl
    [few] Ďalšie { $count } tvoje stoly
   *[other] Ďalších { $count } tvojich stolov
    }
web-lobby-more-wait = { $count ->
    [one] Čaká { $count } ďalší
    [few] Čakajú { $count } ďalšie
   *[other] Čaká { $count } ďalších
    }
# the way to all tables with free seats
web-lobby-all = Všetky ({ $count }) ›
# $count: moves of others since I looked
web-lobby-news = { $count ->
    [one] Od tvojej návštevy { $count } ťah.
    [few] Od tvojej návštevy { $count } ťahy.
   *[other] Od tvojej návštevy { $count } ťahov.
    }
# $bot: a level of bots, nominative; $count: the moves it made at my seat
web-lobby-news-lent = { $count ->
    [one] Za teba padol { $count } ťah ({ $bot }).
    [few] Za teba padli { $count } ťahy ({ $bot }).
   *[other] Za teba padlo { $count } ťahov ({ $bot }).
    }
web-lobby-unread = { $count ->
    [one] { $count } nová správa
    [few] { $count } nové správy
   *[other] { $count } nových správ
    }
web-lobby-winner = víťaz
# the tables that everyone may see
web-lobby-public = Stoly pre všetkých
web-lobby-tab-free = Voľné miesta
web-lobby-tab-playing = Hrajú sa
web-lobby-tab-finished = Dohrané dnes
web-lobby-find = hráč, hra, odkaz…
web-lobby-filters = Filter
web-lobby-drop = Zrušiť filter
web-lobby-sit = kde si môžem sadnúť
web-lobby-pace-days = po dňoch
web-lobby-rules-usual = bežné pravidlá
web-lobby-rules-expansions = s rozšíreniami
web-lobby-with-hints = s radami
web-lobby-rules-people = bez počítača
# $option: the name of an option; $choice: what was chosen
web-lobby-option = { $option }: { $choice }
# $minutes: a number, or two with a plus
web-lobby-minutes = { $minutes } min
web-lobby-next = { $count ->
    [one] Ukázať { $count } ďalší stôl
    [few] Ukázať { $count } ďalšie stoly
   *[other] Ukázať { $count } ďalších stolov
    }
web-lobby-nothing-fits = Tomuto filtru nezodpovedá žiadny stôl
# $filter: what is left out of the filter; $count: how many tables there would be
web-lobby-without = Bez „{ $filter }“: { $count }
web-lobby-all-filters = Zrušiť všetky filtre
web-lobby-empty-free = Žiadny stôl teraz nemá voľné miesto pre všetkých
web-lobby-empty-playing = Žiadna partia sa teraz nehrá pred všetkými
web-lobby-empty-finished = Dnes sa zatiaľ žiadna partia neskončila
web-lobby-empty-about = Priprav stôl a zobraz ho medzi otvorenými: objaví sa tu.
# $time: a time of day
web-lobby-as-of = Stoly sa nepodarilo načítať. Takto to vyzeralo v čase { $time }.

## The browser: pages

# short, in the navigation
web-page-about = O aplikácii
web-page-theme = { $dark ->
    [yes] Prepnúť na svetlý vzhľad
   *[no] Prepnúť na tmavý vzhľad
    }
web-page-home = K stolom
web-page-missing-about = Adresa je možno napísaná zle, alebo to, čo tu bolo, už nie je.
web-page-name-language = Meno a jazyk
web-page-nobody = Zatiaľ o tebe nič nevieme. Hosť z teba bude, keď si zvolíš meno alebo si sadneš k stolu.
web-page-look = Vzhľad, pohyb, zvuk
web-page-kept-here = Ukladá sa len na tomto zariadení.
web-page-motion-full = figúrky sa posúvajú plynulo
web-page-motion-less = menej pohybu
web-page-pace = Kroky automatického súpera
web-page-pace-none = všetky naraz
# how long each step stays
web-page-pace-seconds = po { $seconds } s
web-page-sound-about = Tichý tón, keď sa niečo položí a keď si na ťahu.
# offered once at a table, with two buttons
web-sound-offer = Tichý tón, keď si na ťahu?
web-sound-on = Zapnúť
web-sound-off = Nechať vypnutý
web-page-try = Vyskúšať
web-page-ask = Pýtať sa pred ťahom
web-page-ask-about = Každý ťah čaká na druhé kliknutie.
web-page-push = V tomto prehliadači
web-page-push-about = Upozornenie príde, aj keď je stránka zatvorená.
web-page-push-on = Povoliť upozornenia
web-page-push-is = Upozornenia chodia do tohto prehliadača.
web-page-push-denied = Tento prehliadač naše upozornenia odmieta. Povoliť ich môžeš v jeho nastaveniach.
web-page-push-cannot = Tento prehliadač tu upozornenia prijímať nevie. V telefóne si Regnum najprv pridaj na plochu.
web-page-test = Poslať skúšobnú správu
web-page-tested = { $state ->
    [delivered] Odoslané.
    [gone] Nikto tam už nie je, adresa je zmazaná.
   *[failed] Doručiť sa to nepodarilo.
    }
web-page-one-table = len pre jeden stôl
web-page-devices = Zariadenia a kľúče
web-page-this-device = toto zariadenie
web-page-session-cookie = prehliadač
web-page-session-link = nevyužitý osobný odkaz
web-page-session-key = kľúč programu
web-page-since = od { $date }
web-page-end = Ukončiť
web-page-ended = Ukončené.
web-page-my-data = Moje údaje
web-page-data-about = Všetko, čo o tebe uchovávame, v jednom súbore.
web-page-regnum = Čo je Regnum
web-page-about-plain = Všetko je tu aj ako jednoduchý text bez skriptov, pre čítačky obrazovky a staré počítače.
web-page-to-plain = Na jednoduchú stránku
web-page-plain = Jednoduchá stránka
web-page-unofficial = Regnum je neoficiálne: žiadny vydavateľ ani autor ho nevytvoril, neskontroloval ani neschválil. Názvy hier patria ich vydavateľom. Ak sa ti hra páči, kúp si ju: krabica je krajšia než akákoľvek obrazovka.
web-page-drawings = Herné plány, karty a figúrky sme nakreslili sami.
web-page-icons = Ikony: Lorc, Delapouite a ďalší prispievatelia, game-icons.net, CC BY 3.0 (zmenené: farba, orámovanie).
web-page-fonts = Písma: Alegreya, Alegreya SC a Alegreya Sans, autor Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
web-page-libraries = Regnum stojí na slobodnom softvéri, okrem iného:
web-page-version = Verzia { $version }

## The browser: kit

# said of a thing on the table that is one of the possible answers
web-kit-lit = možno vybrať
# above the moves a click on a thing leads to
web-kit-leads = Čo s tým môžeš urobiť
# above names of small things that lie close together
web-kit-which = Ktorú vec máš na mysli?
# a button: back from a board that is seen larger
web-kit-whole = Zobraziť celý plán
# the keys + - 0
web-kit-zoom = zväčšiť, zmenšiť, zobraziť celý plán
# a button and a key: the land is seen from the opposite side
web-kit-turn = Otočiť stôl
# a link; $number: a paragraph
web-kit-rules = Pravidlá { $number }

## The browser: table

web-table-to-lobby = Späť k stolom
web-table-tools = Nástroje stola
web-table-menu = Nastavenia a stôl
# name of the chat button for screen readers
web-table-unread = { $count ->
    [one] Chat, { $count } nová správa
    [few] Chat, { $count } nové správy
   *[other] Chat, { $count } nových správ
    }
# 4401: the session has ended; no gender
web-table-logged-out = Na tomto zariadení ťa už nepoznáme.
web-table-old-page = Táto stránka je staršia ako server. Načítaj ju znova.
web-table-sent-again = Tvoje ťahy sa nestratia, pošlú sa znova.
web-table-all-sit = Všetci sedia. Môžeš začať.
web-table-sure = Áno, naozaj
web-table-all-options = Všetky možnosti
web-table-options = { $count ->
    [one] { $count } možnosť
    [few] { $count } možnosti
   *[other] { $count } možností
    }
# a move that has not been answered for a while
web-table-sending = Odosiela sa…
web-table-step-less = ubrať
web-table-step-more = pridať
web-table-step-number = Počet od { $least } do { $most }
web-table-step-most = Najviac: { $number }
# the same where there is little room
web-table-step-most-short = max. { $number }
# the tray is folded away
web-table-show-choices = Ukázať výber
web-table-why-title = Čo môžem urobiť a prečo?
web-table-why-short = Čo môžem?
# further moves that are refused for the same reason
web-table-more = { $count ->
    [one] a ešte { $count } ďalšia
    [few] a ešte { $count } ďalšie
   *[other] a ešte { $count } ďalších
    }
web-table-picked = Čo s tým urobíš?
# $verbs: what can be done with it, joined by list-or
web-table-picked-verbs = Chceš { $verbs }?
web-table-held = Zahráš to?
web-table-earlier = Skoršie ťahy
web-table-turnmark = Ťah { $number } · { $player }
web-table-turn-of = Posledný ťah: { $player }
# at a player's chip: what the last turn did lies on a mat that is not shown
web-table-turn-beyond = časť posledného ťahu je mimo obrazovky
# read aloud after one's own move: a good or points, how many there are now and how many have come
web-table-gain = { $name }: { $value }, pribudlo { $gain }
web-table-replay-turn = Zopakovať
# button of the dock: the last turn of the others is shown once more
web-table-again-turn = Posledný ťah znova
web-table-key-replay = Zopakovať posledný ťah ostatných
# link beside the rules at the table: the rules on a page of their own
web-table-rules-page = Otvoriť stránku
web-table-chat-empty = Zatiaľ nikto nič nenapísal.
web-table-chat-seat = Písať môže ten, kto má meno: sadni si k stolu alebo si meno zvoľ v nastaveniach.
web-table-score-note = Ako by sa počítalo teraz. Čo je ešte tajné, chýba.
web-table-hint-note = Tvoja šanca na výhru a body na konci, podľa toho, čo môžeš vedieť. Počítač sa môže mýliť.
# $percent: a whole number
web-table-chance = { $percent } %
web-table-hint-points = { $points ->
    [one] na konci asi { $points } bod
    [few] na konci asi { $points } body
   *[other] na konci asi { $points } bodov
    }
# in how many ways an action that is advised can be carried out
web-table-hint-variants = { $count ->
    [one] { $count } variant
    [few] { $count } varianty
   *[other] { $count } variantov
    }
# for the ear: $move: a label, $percent: a whole number, $points: the sentence above
web-table-hint-row = { $move }: šanca na výhru { $percent } %, { $points }
web-table-hint-lit = Ukázané na hracom pláne: { $move }. Zatiaľ sa nič nezahralo.
# title over the steps of an automatic opponent
web-table-what-why = Čo robí a prečo
# rubric; $player: nominative
web-table-plays = { $player } hrá
web-table-step-of = krok { $step } / { $steps }
web-table-next-step = Ďalší krok
web-table-all-at-once = Všetko naraz
web-table-pace = Tempo automatického súpera
web-table-seconds = { $seconds } s na krok
web-table-pace-hand = po stlačení
# seconds that each step stays, on a small button
web-table-pace-brief = { $seconds } s
web-table-always-at-once = Vždy všetko naraz
web-table-skip-turn = Preskočiť na koniec ťahu
web-table-your-mat = Moja doska
# which of the turns of an automatic opponent that follow one another
web-table-nth-turn = ťah { $turn } / { $turns }
web-table-ask = Pýtať sa pred každým ťahom
web-table-save-record = Uložiť záznam
# tab at the end of a match
web-table-points = body
# tab at the end of a match
web-table-course = priebeh
web-table-course-title = Body v priebehu partie
web-table-gold-best = zlatou farbou: najlepší v riadku
web-table-as-table = Ako tabuľka
web-table-by-points = { $points ->
    [one] o { $points } bod
    [few] o { $points } body
   *[other] o { $points } bodov
    }
web-table-tiebreak = rovnaký počet bodov, rozhodlo pravidlo o zhode
web-table-minutes = { $minutes } min
web-table-key-tab = ďalšie miesto
web-table-key-arrows = ďalšia vec
web-table-key-enter = vybrať alebo potvrdiť, čo čaká
web-table-key-figures = vybrať v zozname
web-table-key-rules = pravidlá, po odmietnutí rovno ten odsek
web-table-key-escape = späť alebo zavrieť

## The browser: rules

web-rules-lead = Celé pravidlá našimi slovami, v číslovaných odsekoch. Každé odmietnutie pri stole hovorí, o ktorý odsek ide.
web-rules-numbers = Číslo sa nikdy nemení. Nájdeš ho v popisoch, v odmietnutiach aj v zápise.
web-rules-own-words = naše slová, stále čísla
web-rules-print = Vytlačiť pravidlá
# $count: places in the text where the words stand
web-rules-found = { $count ->
    [0] Nič sa nenašlo
    [one] { $count } miesto
    [few] { $count } miesta
   *[other] { $count } miest
    }
# after a number
web-rules-hits = { $count ->
    [one] nájdené miesto
    [few] nájdené miesta
   *[other] nájdených miest
    }
web-rules-hit = Miesto { $value } / { $most }
web-rules-previous = Predchádzajúce miesto
web-rules-next = Ďalšie miesto
web-rules-from = Prichádzaš sem od stola.
web-rules-back = Späť k stolu
# all cards, tiles and pieces of the game
web-rules-cards = V krabici
web-rules-some-of = { tty-value-of }
web-rules-find-card = Hľadať podľa názvu alebo efektu
web-rules-groups = Len tieto
web-rules-no-card = Nič v krabici tomu nezodpovedá.

## Stránka človeka

web-person-page = Hráč
web-person-own = Tvoje výsledky
web-person-since = hrá tu od: { $month }
web-person-program = program
web-person-matches = { $count ->
    [one] partia
    [few] partie
   *[other] partií
}
web-person-wins = výhier
web-person-longest = najviac výhier za sebou
web-person-streak = { $count ->
    [few] teraz { $count } výhry za sebou
   *[other] teraz { $count } výhier za sebou
}
web-person-none-own = Zatiaľ nemáš dohranú žiadnu partiu. Dobrý začiatok je hra so sprievodcom.
web-person-none = Zatiaľ žiadna dohraná partia.
web-person-missing = Na tejto adrese nikto nie je, alebo ti svoju stránku neukazuje.
web-person-key = Účet nemáš a nepotrebuješ
web-person-key-about = Kto si, vie len toto zariadenie. V nastaveniach si to môžeš odkazom preniesť na iné zariadenie, stiahnuť, čo je o tebe uložené, alebo to dať zmazať.
web-person-visible = Kto vidí túto stránku
web-person-visible-me = len ty
web-person-visible-session = všetci, čo tu hrajú
web-person-visible-public = všetci
web-person-rating = hodnotenie, { $game }
# $place: poradie medzi ostatnými, napríklad 4
web-person-place = { $place }.
web-person-placed = z hodnotených tu
web-person-best = najviac bodov
web-person-band = Pás ukazuje, aké isté je hodnotenie: v 95 prípadoch zo 100 leží vnútri.
web-person-needed = { $count ->
    [one] Ešte jedna hodnotená partia a budeš mať hodnotenie.
    [few] Ešte { $count } hodnotené partie a bude z nich hodnotenie.
   *[other] Ešte { $count } hodnotených partií a bude z nich hodnotenie.
}
web-person-curve = Hodnotenie, { $game }: { $elo }, plus mínus { $spread }, počet hodnotených partií: { $matches }
web-person-results = Výsledky podľa hry a počtu hráčov
web-person-results-note = výhry / partie
web-person-alone = sólo
web-person-players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
web-person-unplayed = ešte nehrané
web-person-bots = Proti počítaču
web-person-bots-note = čiara: 95 % interval
# $level: úroveň bota, napríklad Panoš
web-person-level = { $level }
web-person-official = automatickí súperi
web-person-of = { $won } / { $met }
web-person-bot-told = { $name }: výhry { $percent } %, počet stretnutí { $met }; 95 % interval: { $low }–{ $high } %
web-person-points = Odkiaľ sú body
web-person-points-note = { $game }, body na partiu
web-person-line-told = { $name }: { $mean } bodu na partiu, všetci tunajší { $everyone }
web-person-mean = priemer všetkých tunajších ľudí
web-person-latest = Posledné partie
web-person-hidden = niekto
web-person-unrated = { $why ->
    [guide] nehodnotené: hra so sprievodcom
    [figures] nehodnotené: s údajmi inej krabice
    [fork] nehodnotené: nadväzovalo na záznam
    [hint] nehodnotené: padla rada
    [screen] nehodnotené: jeden človek na viacerých miestach
    [changed] nehodnotené: na mieste sa hráč vystriedal
   *[alone] nehodnotené: nehral nikto so známou silou
}

## The browser: replay

web-replay-lead = Pozri si dohranú partiu ťah po ťahu, sleduj, ako pribúdali body, a vyskúšaj, ako to mohlo dopadnúť inak.
web-replay-bring = Otvoriť záznam
web-replay-paste = Vlož text záznamu alebo sem potiahni súbor
web-replay-watch = Pozrieť si
web-replay-file = Vybrať súbor
web-replay-secrets = V zázname je všetko, aj skryté karty. Posielaj ho ďalej, až keď je po partii.
web-replay-mine = Moje dohrané partie
web-replay-none = Zatiaľ tu nie je žiadna dohraná partia. Keď nejakú dohráš, nájdeš ju tu.
# the text was sent and is no record, or far too large
web-replay-too-long = Na záznam je toho priveľa.
# $why: a whole sentence
web-replay-wrong-line = Riadok { $line }: { $why }
web-replay-moves = Ťahy
web-replay-moves-count = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
    }
web-replay-opening = Hra je pripravená
web-replay-only = Len jeden hráč
web-replay-where = Miesto v partii
web-replay-at = Ťah { $value } / { $most }
web-replay-whole = Všetko
web-replay-tab-board = Stôl
web-replay-winner = víťaz
web-replay-viewpoint = Čí pohľad
web-replay-viewpoint-mover = kto je na ťahu
web-replay-viewpoint-bystander = divák
web-replay-brought = vložený záznam
web-replay-other = Iné záznamy
web-replay-copy = Kopírovať
web-replay-judged = Rozbor ťahu { $at }
web-replay-judge = Čo by zahral bot?
web-replay-judge-about = Bot odtiaľto premýšľa dopredu a vie pritom len to, čo mohol vedieť hráč na tomto mieste.
web-replay-judge-always = Ukazovať stále
web-replay-nothing-to-judge = Je po partii, niet čo rozhodovať. Vráť sa o krok a uvidíš rozhodnutie.
web-replay-chance-about = Šanca na výhru a body na konci podľa simulovaných partií ({ $count }).
web-replay-played-best = zahrané, nič nebolo lepšie
web-replay-played-missed = zahrané, o { $percent } % menej
web-replay-review = Rozobrať celú partiu
web-replay-review-about = Počítač zváži každé rozhodnutie podľa toho, čo hráč mohol vedieť, a označí ťahy, ktoré stáli šancu na výhru alebo body. Trvá to pár sekúnd.
web-replay-reviewing = rozobrané ťahy: { $value } / { $most }
web-replay-reviewed = Rozbor je hotový: { $count ->
    [0] žiadne slabé ťahy.
    [one] { $count } slabý ťah.
    [few] { $count } slabé ťahy.
   *[other] { $count } slabých ťahov.
    }
# $points: counted points, expected at the end, summed over the weak moves
web-replay-lost = { $player } – slabé ťahy: { $weak }; strata: { $points }
web-replay-to-marks = Klávesy Page Down a Page Up vedú od značky k značke.
web-replay-graph = Čo graf ukazuje
web-replay-graph-points = Body
web-replay-marks = ?! nepresný · ? chyba · ?? hrubá chyba · ! výborný
web-replay-mark-inaccurate = nepresný ťah
web-replay-mark-mistake = chyba
web-replay-mark-blunder = hrubá chyba
web-replay-mark-excellent = výborný ťah
# $move: a label
web-replay-better = lepší: { $move }
web-replay-only-weak = Len slabé ťahy
# whose chance the numbers are; $player: nominative
web-replay-turns-of = šanca na výhru: { $player }
# $from and $to: whole numbers
web-replay-from-to = { $from } → { $to } %
web-replay-no-turns = Žiadny ťah sám partiu nerozhodol.
web-replay-chances-now = Šanca na výhru: { $chances }
web-replay-branch = Pokračovať odtiaľto inak
web-replay-branch-about = Otvorí stôl s touto pozíciou, ktorý vidíš len ty. Hraj, ako chceš; záznam ostane, aký je.

## The browser: guide

web-guide-title = Prvá hra
web-guide-step = { $n } / { $total }
web-guide-next = Ďalej
web-guide-alone = Hrať ďalej bez sprievodcu
web-guide-why = Prečo práve tu?
web-guide-lessons = Lekcie
web-guide-minutes = { $count } min
web-guide-fold = Zbaliť sprievodcu
web-guide-unfold = Ukázať sprievodcu
web-guide-wait = Chvíľku: ešte nie si na ťahu. Sprievodca pokračuje sám.
web-guide-later = Najprv odpovedz na otázku dole, sprievodca potom pokračuje.
web-guide-strayed = Aj to sa smie. Sprievodca pokračuje a vynechá, čo už nesedí.
web-guide-take-back = Vziať späť a držať sa sprievodcu
web-guide-loosely = Na stole je to inak, než sme čakali. Hodí sa každý podobný ťah.
web-guide-on = Hrať ďalej
web-guide-opening = Chystáme stôl na tvoju prvú hru…
web-guide-look = Prečítaj si to, pozri sa na osvetlené miesto a pokračuj.
web-guide-again = Začať so sprievodcom znova
web-guide-again-sure = Naozaj znova? Táto partia sa odloží.
web-guide-there = Ukázať

## Coming back to a table, absent people

web-away-title = V tvojej neprítomnosti
web-away-for = { $time } · { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
   *[other] { $moves } ťahov
}
web-away-done = Čo sa stalo
web-away-means = Čo to znamená pre teba
web-away-loan-host = { $time }: { $player } odovzdáva tvoje miesto počítaču ({ $bot }).
web-away-loan-clock = { $time }: tvoj čas vypršal, tvoje miesto preberá počítač ({ $bot }).
web-away-ran-out = Tvoj čas predtým vypršal.
web-away-loan-moves = { $count ->
    [0] Počítač za teba zatiaľ neodohral nič.
    [one] Počítač za teba odohral { $count } ťah.
    [few] Počítač za teba odohral { $count } ťahy.
   *[other] Počítač za teba odohral { $count } ťahov.
}
web-away-loan-back = Miesto je zase tvoje.
web-away-loan-soon = Miesto bude zase tvoje, hneď ako počítač dokončí svoje rozhodnutie.
web-away-loan-did = Odohrané za teba
web-away-chat = V rozhovore, nových správ: { $count }
web-away-replay = { $count ->
    [one] Pozrieť si { $count } ťah
    [few] Pozrieť si { $count } ťahy
   *[other] Pozrieť si { $count } ťahov
}
web-away-reply = Odpovedať
web-away-play = Hrať
web-away-here = Odtiaľto hráš zase ty
web-chat-line = { $player } v rozhovore: { $text }
web-absent-bot = Nechať hrať počítač ({ $bot })
web-absent-wait = Počkať
web-absent-end = Ukončiť partiu
web-absent-end-sure = Ukončiť ju všetkým?
web-absent-out = { $player }: čas vypršal. Pri tomto stole sa to len oznámi.
web-absent-mine-out = Tvoj čas vypršal. Pri tomto stole sa to len oznámi, hraj ďalej.
web-absent-host = Nechať hrať počítač môže len hostiteľ.
web-lend-ask = { $player }: do návratu hrá počítač ({ $bot }). Hneď o tom príde správa a neskôr bude vidieť, čo sa odohralo.

## regnum bots: kto tu je a čím sa riadi

bots-head-level = úroveň
bots-head-name = meno
bots-head-iterations = opakovania
bots-head-seconds = najviac sekúnd
bots-advice = Koľko bodov prinesie každá vec na konci hry
bots-head-feature = vec
bots-head-table-early = viacerí hráči, skoro
bots-head-table-late = neskoro
bots-head-alone-early = sólo, skoro
bots-head-alone-late = neskoro
bots-head-rival-early = oficiálny súper, skoro
bots-head-rival-late = neskoro

# A side of the table by the name of whoever plays it, on labels.
side-name = { $player }
# two people of one name at a table; $name: theirs, $colour: of the seat
side-name-and-colour = { $name } ({ $colour })

# Seats by colour; a game may say it in its own way.
seat-blue = modrá
seat-green = zelená
seat-purple = fialová
seat-red = červená
seat-yellow = žltá
seat-white = biela
seat-black = čierna

# What bots are called; a game may give the levels names of its own. n2 to n5: further ones of the same level.
bot-page = Vavrinec
    .n2 = Vavrinec II
    .n3 = Vavrinec III
    .n4 = Vavrinec IV
    .n5 = Vavrinec V
bot-squire = Havel
    .n2 = Havel II
    .n3 = Havel III
    .n4 = Havel IV
    .n5 = Havel V
bot-knight = Egid
    .n2 = Egid II
    .n3 = Egid III
    .n4 = Egid IV
    .n5 = Egid V
bot-castellan = Matilda
    .n2 = Matilda II
    .n3 = Matilda III
    .n4 = Matilda IV
    .n5 = Matilda V
bot-king = Alfréd
    .n2 = Alfréd II
    .n3 = Alfréd III
    .n4 = Alfréd IV
    .n5 = Alfréd V
bot-random = Hazard
    .n2 = Hazard II
    .n3 = Hazard III
    .n4 = Hazard IV
    .n5 = Hazard V
bot-untaught = Nováčik
    .n2 = Nováčik II
    .n3 = Nováčik III
    .n4 = Nováčik IV
    .n5 = Nováčik V
bot-greedy = Lakomec
    .n2 = Lakomec II
    .n3 = Lakomec III
    .n4 = Lakomec IV
    .n5 = Lakomec V
bot-search = Hľadač
    .n2 = Hľadač II
    .n3 = Hľadač III
    .n4 = Hľadač IV
    .n5 = Hľadač V
bot-guide = Sprievodca
    .n2 = Sprievodca II
    .n3 = Sprievodca III
    .n4 = Sprievodca IV
    .n5 = Sprievodca V

## The score sheet of a finished match: what is counted, how a number came about

sheet-times = { $count } ×
# a number of things, and what each scores
sheet-each = { $count } × { $points }
# $level: where a marker stands on a track
sheet-at = na { $level }
# what is left over
sheet-left = zostalo: { $count }
# numbers with plus signs between them
sheet-summed = { $sum }
sheet-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
    }
# points that a building scores anyway, things it counts, points for each
sheet-reckoned = { $base ->
    [0] { $count } × { $each } = { $points }
   *[other] { $each ->
        [1] { $base } + { $count } = { $points }
       *[other] { $base } + { $count } × { $each } = { $points }
    }
    }
sheet-shares = Odkiaľ prišli body
sheet-points = body

## A rematch: asked for, agreed to

ui-rematch-ask = Ponúknuť odvetu
ui-rematch-agree = Hrať znova
ui-rematch-decline = Teraz nie
# the others do not want to: bots take their seats
ui-rematch-without = Hrať bez nich
ui-rematch-open = Prejsť na odvetu
rematch-asked = { $player } ponúka odvetu.
rematch-you-asked = Ponúkaš odvetu.
rematch-begins = Začne sa, keď budú všetci súhlasiť; dovtedy čas nebeží.
rematch-wants = chce hrať
rematch-unanswered = ešte bez odpovede
rematch-away = nie je tu
rematch-declined = teraz nie
# $time: a time of day
rematch-until = platí do { $time }
rematch-not-now = Teraz nie: { $players }.
rematch-agreed = Všetci súhlasia. Nová partia sa otvorí o { $seconds } s.
rematch-begun = Odveta sa už začala.

## The end of a match: what broke a tie

end-tie-settled = O zhode rozhodlo
end-tie-unneeded = Pravidlo o zhode nebolo potrebné; porovnalo by

## The end of a match in the browser

web-end-tap = ťuknutím na riadok uvidíš, z čoho sa skladá
web-end-hours = { $hours } h { $minutes } min
web-end-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
    }
web-end-equal = rovnako
web-end-show = Ukázať
web-end-decisive = Najviac rozhodlo
web-end-replay = Pozrieť
web-end-rating = hodnotenie { $elo } ± { $spread }
# on the axis of the chart
web-end-lap-round = kolo
web-end-lap-turn = ťah
web-end-by-rounds = po kolách
web-end-by-turns = po ťahoch každého hráča
# $lap: a round; $number: of a move in the record
web-end-round-move = { $lap }. kolo, krok { $number }
web-end-turn-move = { $lap }. ťah, krok { $number }
web-lobby-which-game = Ktorú hru chceš hrať?

## The page that needs no server

web-alone-preparing = Prestierame stôl
web-alone-first = Sťahuje sa iba raz. Potom sa Regnum otvorí aj bez pripojenia.
# megabytes, written as numbers
web-alone-progress = { $here } / { $all } MB
web-alone-runtime = Python pre prehliadače
web-alone-runtime-about = na ňom bežia pravidlá
web-alone-library = Jeho knižnica
web-alone-library-about = iba to, čo treba
web-alone-server = Pravidlá, stoly a boti
web-alone-server-about = rovnaké ako na serveri
web-alone-starting = Spustenie
web-alone-starting-about = prvýkrát niekoľko sekúnd
web-alone-size = { $size } MB
web-alone-read = Čítať pravidlá
web-alone-nothing-sent = Nič sa neodosiela. Všetko zostáva v tomto zariadení.
web-alone-loading = Pravidlá sa načítavajú, zatiaľ sa môžeš poobzerať.
web-alone-download-failed = Sťahovanie sa prerušilo
web-alone-download-failed-about = Nič sa nestratilo: bude sa pokračovať odtiaľto, len čo bude pripojenie. Pravidlá sa dajú čítať už teraz.
web-alone-taken = Regnum je otvorené na inej karte
web-alone-taken-about = Dve karty by si prepisovali partie, preto sa hrá iba na jednej. Nič sa nestratilo.
web-alone-take-over = Pokračovať tu
web-alone-broken = Regnum sa nepodarilo spustiť
web-alone-broken-about = Čo máš odohrané, zostáva uložené. Prehliadač ohlásil:
web-alone-not-kept = Toto okno nič neukladá: keď ho zavrieš, jeho partie zmiznú. Ak si niektorú chceš nechať, ulož si záznam.
web-alone-full = V tomto zariadení už nie je miesto: posledná zmena sa neuložila. Uvoľni miesto a skús to znova.
web-alone-update = Je tu nová verzia, už je stiahnutá. Tvoje partie zostanú.
web-alone-update-apply = Načítať hneď
web-alone-works = V tomto zariadení
web-alone-works-solo = Sólo proti oficiálnym súperom alebo proti botom všetkých úrovní
web-alone-works-screen = Dvaja až piati ľudia pri jednej obrazovke
web-alone-works-guide = Hry so sprievodcom, pravidlá, rady, vracanie ťahov, rozbor a prehrávanie
web-alone-works-kept = Partie sa ukladajú v tomto prehliadači a pokračujú aj bez pripojenia
web-alone-waits = Na čo treba server
web-alone-waits-friends = Stoly s priateľmi na iných zariadeniach, čet, sledovanie, hodnotenie
web-alone-waits-record = Partiu tam prenesieš v jej ponuke voľbou „Vziať partiu so sebou“, a rovnako sa môže vrátiť
web-alone-waits-bots = Silní boti potrebujú v prehliadači viac času, alebo vidia menej ďaleko dopredu
web-alone-left = ešte { $seconds } s
web-alone-meanwhile = Zatiaľ
web-alone-meanwhile-about = Pravidlá všetkých hier už sú tu.
web-alone-offline = Si bez pripojenia. Všetko na tejto stránke funguje: pravidlá aj boti sú v tomto zariadení.
web-alone-storage = { $size } MB v tomto zariadení
web-alone-storage-about = verzia { $version } · { $matches } · nič sa neodosiela
web-alone-manage = Spravovať
# megabytes, written as numbers
web-alone-stopped = Sťahovanie stojí: { $here } / { $all } MB
web-alone-update-later = Až po partii
web-alone-make-room = Ktoré partie môžu preč
web-alone-matches = Dohrané partie v tomto zariadení
web-alone-matches-about = Ich miesto poslúži novým. Čo zmažeš, už si nepozrieš. Ak si chceš partiu nechať, ulož si najprv jej záznam.
web-alone-matches-none = Zatiaľ sa tu žiadna partia nedohrala.
web-alone-delete = Zmazať
web-alone-delete-sure = Naozaj zmazať
web-alone-deleted = { $title }: zmazané
web-alone-not-deleted = Zmazať sa ju nepodarilo. Skús to znova.
# the plain page also works in old browsers
web-alone-old = Bez servera beží Regnum iba v novšom prehliadači: Chrome 98, Edge 98, Firefox 113, Safari 16.4 a novšie.
web-alone-old-plain = Hrať na jednoduchej stránke tohto servera
# buttons of a game; $opponent: the official one
web-alone-way-solo = Sólo: { $opponent }
web-alone-way-bots = Proti botom
web-alone-way-bot = Proti botovi
web-alone-way-screen = Pri jednej obrazovke
web-alone-way-guide = Prvá hra so sprievodcom
web-alone-home-title = Preniesť túto partiu na server
web-alone-home-here = Teraz v tomto zariadení
# $moves: count-move
web-alone-home-here-about = { $moves }. Semienko aj skryté karty cestujú zapečatené, aby do nich nikto nenazrel.
web-alone-home-there = Tam na serveri
web-alone-home-there-about = Hrať ďalej z ktoréhokoľvek zariadenia a pozvať niekoho na miesto bota. Tam sa nehodnotí.
web-alone-home-online = Keď bude pripojenie
web-alone-home-code = Ukázať kód na skenovanie
web-alone-home-code-about = Naskenuj ho druhým zariadením: partia sa tam otvorí.
web-alone-home-code-long = Táto partia je na kód príliš dlhá. Použi odkaz alebo súbor.
web-alone-home-waits = Je to poznačené: len čo bude pripojenie, partia sa tu ponúkne.
web-alone-home-now = Pripojenie je tu: preniesť teraz
web-alone-home-never = Nechať tu
web-alone-home-address = Najprv zadaj adresu servera.
web-lobby-offline = Hrať offline
web-lobby-offline-about = Sólo, proti botom alebo pri jednej obrazovke: celé v tomto prehliadači, aj bez pripojenia
web-lobby-offline-open = Otvoriť
web-bring-title = Prinesená partia
web-bring-about = Pokračuje tu z rovnakej pozície a s rovnakými miestami. Nehodnotí sa a zostane aj tam, odkiaľ prišla.
web-bring-over = Partia sa skončila, tu si ju môžeš ťah po ťahu pozrieť.
web-bring-play = Hrať ďalej tu
web-bring-open = voľné
web-bring-nothing = V tomto odkaze žiadna partia nie je, alebo kus chýba. Skopíruj ho znova a celý.
web-bring-unknown = Tento server nepozná pravidlá, podľa ktorých sa partia hrala. Partia zostáva tam, odkiaľ prišla.
web-take-title = Vziať partiu so sebou
web-take-about = Na server alebo na stránku bez neho. Ťahy aj skryté karty cestujú zapečatené. Tam sa nehodnotí a tu zostane.
web-take-ends = Pokračuje inde a tu sa skončí, inak by sa dalo nazrieť do skrytých kariet. Tam sa nehodnotí.
web-take-pack = Zabaliť
web-take-address = Adresa servera alebo stránky
web-take-open = Otvoriť tam
web-take-save = Uložiť ako súbor
web-take-file = Súbor sa tam otvorí v Záznamoch.

## Ako sa hra hrá: jej vyváženosť a štatistiky tohto servera

web-plays = Ako sa hrá
web-plays-title = Ako sa hrá { $game }
web-plays-who = Kto hral
web-plays-bots = Boti
web-plays-people = Tunajší ľudia
web-plays-report = Správa
web-plays-report-name = { $seats ->
    [1] sólo
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
web-plays-bots-about = Počet partií, ktoré bot { $bot } hral sám proti sebe: { $games }; seed { $seed }, edícia { $edition }
web-plays-people-about = { $count ->
    [one] { $count } dohraná verejná partia
    [few] { $count } dohrané verejné partie
   *[other] { $count } dohraných verejných partií
}
web-plays-none-bots = O tejto hre ešte nie je žiadna správa. Napíše ju príkaz „regnum balance“.
web-plays-none-people = Verejná partia tejto hry tu ešte nebola dohraná. Súkromné a rozohrané partie sa nikdy nepočítajú.
web-plays-counting = { $count ->
    [one] Ešte jedna partia sa počíta.
    [few] Ešte { $count } partie sa počítajú.
   *[other] Ešte { $count } partií sa počíta.
}
web-plays-few = Pri menej ako { $enough } partiách sú tu len počty: podiely a hodnoty by boli náhoda.
web-plays-action = Čo sa robilo
web-plays-scatter = { $action }: ako často a za koľko
web-plays-scatter-note = výberom ukážeš čísla
web-plays-bars = { $action }: za koľko
web-plays-across = podiel z ponúk
web-plays-up = o koľko bodov náskoku
web-plays-corner-left = cenné, a často zostane
web-plays-corner-trap = berie sa, a vynáša málo
web-plays-card = { $name }: ponuky { $offered }, využité { $taken } ({ $share } %), hodnota { $worth } bodu náskoku ± { $error }
web-plays-card-unoffered = { $name }: { $taken }×, hodnota { $worth } bodu náskoku ± { $error }
web-plays-seat-wins = Kto vyhráva podľa miesta
web-plays-seat-told = { $name }: { $share } % výhier; 95 % interval: { $low }–{ $high } %; priemerne { $points } bodu
web-plays-seat-counted = { $name }: výhry { $won } / { $games }; priemerne { $points } bodu
web-plays-seat-count = { $won } / { $games }
web-plays-scores = Konečné body
web-plays-scores-note = priemer { $mean }, od { $least } do { $most }
web-plays-scores-half = polovica výsledkov: { $from } až { $to }
web-plays-best = Najlepšie a najhoršie
web-plays-best-note = body náskoku
web-plays-decisions = rozhodnutí na partiu, { $least } až { $most }
web-plays-margin = bodu medzi prvým a druhým
web-plays-widest = najväčší náskok víťaza
web-plays-table = Všetky čísla v tabuľke
web-plays-name = Názov
web-plays-cost = Cena
web-plays-offered = Ponuky
web-plays-taken = Využité
web-plays-share = Podiel
web-plays-worth = Hodnota
web-plays-explained = Ponuky počítajú hráčov, ktorí tú možnosť aspoň raz mali; čo sa stane, lebo nič iné nezostáva, sa počíta tiež ako ponuka, a tak žiadny podiel nepresiahne 100 %. Hodnota je náskok pred ostatnými pri inak rovnakých okolnostiach, ± jej 95 % interval. Ukazuje, čo sa v týchto partiách vyskytuje spolu, nie čo je príčinou.
web-plays-seats-fair = Miesta sú rovné
    .about = { $name } vyhráva { $share } %: pri počte partií { $games } to vysvetlí púha náhoda.
web-plays-seats-ahead = Jedno miesto má výhodu
    .about = { $name } vyhráva { $share } %: pri počte partií { $games } viac, než vysvetlí náhoda.
web-plays-seats-behind = Jedno miesto má nevýhodu
    .about = { $name } vyhráva { $share } %: pri počte partií { $games } menej, než vysvetlí náhoda.
web-plays-alone = Proti automatickému súperovi
    .about = Výhry: { $share } %, počet partií: { $games }.
web-plays-margins-open = Partie zostávajú otvorené
    .about = Polovica sa končí rozdielom do { $half }, štvrtina do { $quarter } bodov.
web-plays-margins-wide = Náskoky sú veľké
    .about = Polovica sa končí rozdielom do { $half }, štvrtina do { $quarter } bodov; samotné výsledky sa líšia menej.
web-plays-trap = Berie sa, a vynáša málo
    .about = { $cards }: podiel využitých ponúk { $share } %, hodnota { $worth } bodu náskoku.
web-plays-trap-none = Nič neklame
    .about = Nič z toho, čo sa často berie, nie je jasne horšie ako ostatné.
web-plays-left = Cenné, a často zostane
    .about = { $cards }: hodnota { $worth } bodu náskoku, podiel využitých ponúk len { $share } %.
web-plays-left-none = Nič cenné nezostáva
    .about = Nič z toho, čo často zostane, nie je jasne lepšie ako ostatné.
web-plays-cards-unsure = Zatiaľ nie je jasno
    .about = Partií je príliš málo na to, aby sa dalo povedať, čo koľko vynáša.
web-plays-range = { $least } až { $most }

## Údaje krabice: čo je vytlačené, čo bolo treba doplniť

figures-title = Údaje krabice: { $game }
figures-counted = { $group }: celé podľa tlače { $items } / { $all-items }, údaje podľa tlače { $figures } / { $all-figures }
figures-all = Celkovo
figures-whole = karta
figures-figure = { $figure } { $value }
figures-nothing = nič
figures-rulebook = pravidlá ({ $at })
figures-public = verejný zdroj ({ $at })
figures-reconstructed = doplnené: { $reason }
figure-reason-unseen = žiadny text, ktorý sme mohli čítať, to neukazuje
figures-enter-about = Vezmi si krabicu. Pri každom údaji napíš, čo je vytlačené: Enter, keď je rovnaký ako náš, ?, keď sa nedá prečítať, < na návrat, q na koniec. Čo napíšeš, ukladá sa do súboru { $file }.
figures-enter-ask = { $item }: { $figure } [{ $ours }]
figures-enter-choices = Napíš: { $choices }
figures-enter-left = Prečítané { $told } / { $count }.
figures-all-told = Z tejto krabice je prečítané všetko, čo bolo treba doplniť.
figures-differ = { $item }, { $figure }: { $first } proti { $second }
figures-ours = u nás { $value }
figures-unread = neprečítané
figures-same = Oba súbory majú rovnaké údaje.
figures-as-ours = Každý prečítaný údaj je rovnaký ako náš.
figures-fits = Údaje { $name } sa do krabice hodia.
figures-fingerprint = Sada { $name }, odtlačok { $hash }
figures-option = Údaje krabice
figures-bots = Hrá sa s údajmi { $name }; boti sa učili s našimi a využijú, čo z toho poznajú.
figures-sheet = Údaje krabice na vyplnenie: { $game }
figures-sheet-about = Vľavo je, čo má Regnum; vedľa napíš, čo je vytlačené u teba. Čo sa nedá prečítať, nechaj prázdne. Potom to prepíš príkazom: { $command }
figures-sheet-printed = vytlačené
web-figures-about = Kto má krabicu, môže opraviť, čo neukazuje žiadny text. Vezmi dielik alebo kartu a zadaj, čo je na nej vytlačené; všetko sa ukladá v tomto zariadení.
web-figures-less = { $figure }: menej
web-figures-more = { $figure }: viac
web-figures-as-ours = rovnaké ako u nás
web-figures-same = rovnaké
web-figures-differs = líši sa
web-figures-unread = neprezreté
web-figures-partly = čiastočne prečítané
web-figures-confirmed = potvrdené tebou
web-figures-attested = všetko podľa tlače
web-figures-differ = { $count ->
    [one] líši sa { $count } údaj
    [few] líšia sa { $count } údaje
    [many] líši sa { $count } údaja
   *[other] líši sa { $count } údajov
}
web-figures-next = Ďalej
web-figures-rest-same = Ostatné je rovnaké, ďalej
web-figures-read = Prečítané z tvojej krabice
web-figures-some-of = { $value } / { $most }
web-figures-group = podľa tlače { $value } / { $most }
web-figures-file = Tvoj súbor
web-figures-name = Meno krabice
web-figures-export = Exportovať
web-figures-import = Importovať
web-figures-compare = Porovnať so súborom
web-figures-imported = Údaje { $name } sú otvorené.
web-figures-play = Ponúkať pri nových stoloch
web-figures-new-table = Pripraviť stôl
web-figures-only = Len údaje: žiadne obrázky ani texty vydavateľa. Každý záznam nesie údaje, s ktorými sa hralo.
web-figures-show = Ktoré sa ukazujú
web-figures-todo = Na prečítanie
web-figures-mine = Prečítané
web-figures-all = Všetky
web-figures-with = Hrať s údajmi { $name }
web-figures-reconstructed = Doplnili sme: { $figures }.

## Contests

# $format: swiss, round_robin, knock_out or season; $game: a title; $rounds, $seats: numbers
page-contest-announced = { $game }: { $format ->
    [round_robin] každý s každým
    [knock_out] od každého stola postupujú najlepší
    [season] { $rounds ->
        [one] jedno kolo, pridať sa dá aj neskôr
        [few] { $rounds } kolá, pridať sa alebo vynechať sa dá aj neskôr
       *[other] { $rounds } kôl, pridať sa alebo vynechať sa dá aj neskôr
        }
   *[swiss] { $rounds ->
        [one] jedno kolo, hrajú spolu rovní
        [few] { $rounds } kolá, hrajú spolu rovní
       *[other] { $rounds } kôl, hrajú spolu rovní
        }
    }, pri stole { $seats ->
        [few] sú { $seats }
       *[other] je ich { $seats }
    }.
page-contest-announced-days = { $days ->
    [one] Na ťah je jeden deň.
    [few] Na ťah sú { $days } dni.
   *[other] Na ťah je { $days } dní.
    }
# $rule: bot, half, present or organiser
page-contest-announced-late = { $rule ->
    [bot] Čo nie je na konci kola dohraté, dohrajú boti.
    [half] Kto do konca kola nedohrá, dostane polovicu bodov, ak aspoň raz ťahal; inak nič.
    [present] Na koho sa na konci kola čaká, ten nedohratú partiu prehráva.
   *[organiser] O partiách, ktoré nie sú na konci kola dohraté, rozhodne organizátor.
    }
# $time: a date
page-contest-announced-start = Prihlášky do { $time }, potom hneď prvé kolo.
web-contests = Súťaže
web-contests-about = Turnaje a ligy: prihlás sa alebo usporiadaj vlastný.
web-contests-none = Zatiaľ tu žiadna súťaž nie je. Usporiadaj prvú.
web-contests-all = Všetky súťaže
web-lobby-news = Novinky
web-contest-new = Nová súťaž
web-contest-new-about = Sedem otázok, rozumná odpoveď je už vybraná.
web-contest-list-open = Prihlasovanie
web-contest-list-running = Hrá sa
web-contest-list-over = Skončené
web-contest-format-swiss = Švajčiarsky systém
web-contest-format-round-robin = Každý s každým
web-contest-format-knock-out = Vyraďovacia
web-contest-format-season = Sezóna
web-contest-broken-off = predčasne ukončená
web-contest-over = skončila sa
web-contest-not-held = nekonala sa
web-contest-open = prihlásených: { $people }/{ $most }
web-contest-running = { $round }. kolo, dohraté partie: { $decided }/{ $matches }
web-contest-you-play = hráš
web-contest-left = zostáva { $time }
web-contest-past = čas vypršal
web-contest-rounds = Kolá
web-contest-round = { $round }. kolo
web-contest-round-over = dohraté
web-contest-round-later = bude
web-contest-standings = Tabuľka
web-contest-place = Poradie
web-contest-form = Partie
web-contest-points = Body
web-contest-opponents = Súperi
web-contest-you = ty
web-contest-dropped = skončil(a) skôr
web-contest-mark-won = V
web-contest-mark-lost = P
web-contest-mark-shared = R
web-contest-mark-between = –
web-contest-mark-bye = X
web-contest-ended = dohraté
web-contest-ended-unrated = dohraté, nehodnotené
web-contest-ruled = rozhodol organizátor
web-contest-ruled-late = rozhodnuté po vypršaní času
web-contest-being-played = hrá sa
web-contest-being-laid = o chvíľu sa začne
web-contest-bye = Voľno: platí ako výhra
web-contest-until = Kolo trvá do { $time }.
web-contest-play = Hrať
web-contest-replay = Pozrieť si
web-contest-next = Tvoja partia
web-contest-you-bye = V tomto kole máš voľno, platí ako výhra.
web-contest-podium = Konečné poradie
web-contest-led = organizuje { $player }
web-contest-take-part = Účasť
web-contest-signup-ends = Prihlášky sa končia a prvé kolo sa začína: { $time }.
web-contest-sign-up = Prihlásiť sa
web-contest-signed-up = Hráš v súťaži.
web-contest-you-take-part = V tejto súťaži hráš.
web-contest-leave = Skončiť v súťaži
web-contest-leave-about = Rozohratú partiu za teba dohrá bot, nehodnotene; tvoje body zostanú.
web-contest-leave-open = Kým je miesto, môžeš sa prihlásiť znova.
web-contest-full = Všetky miesta sú obsadené.
web-contest-people = Prihlásení
web-contest-people-count = { $people }/{ $most }
web-contest-nobody-yet = Zatiaľ nikto.
web-contest-share = Zdieľať
web-contest-link = Odkaz na súťaž
web-contest-file-standings = Tabuľka (CSV)
web-contest-file-results = Výsledky (JSON)
web-contest-file-records = Záznamy
web-contest-organiser = Pre organizátora
web-contest-starts-itself = Prvé kolo sa začne samo: { $time }.
web-contest-starts-you = Prvé kolo sa začne, keď ho spustíš.
web-contest-start = Spustiť prvé kolo
web-contest-round-until = Kolo trvá do
web-contest-signup-until = Prihlášky trvajú do
web-contest-postpone = Zmeniť
web-contest-decide = Rozhodnúť partiu
web-contest-decide-how = Ako sa rozhodne
web-contest-decide-act = Rozhodnúť
web-contest-decide-none = nikto nedostane bod
web-contest-decide-shared = body sa delia
web-contest-decide-winner = vyhráva { $player }
web-contest-choose-match = Vybrať partiu
web-contest-choose-person = Vybrať človeka
web-contest-drop = Vyradiť zo súťaže
web-contest-drop-act = Vyradiť
web-contest-deputies = Zástupcovia majú tvoje práva
web-contest-deputy-is = { $player } (zástupca)
web-contest-deputy-name = Vymenovať za zástupcu
web-contest-deputy-remove = Odobrať práva
web-contest-undo = Jeden deň sa dá vrátiť
web-contest-did-dropped-out = { $player }: koniec v súťaži
web-contest-did-postponed = Viac času
web-contest-did-ruled = Rozhodnuté: { $players }
web-contest-did-late = Rozhodnuté po vypršaní času: { $players }
web-contest-end = Ukončiť súťaž predčasne
web-contest-end-sure = Ďalšie kolo sa hrať nebude. Vrátiť sa to nedá.
web-contest-name = Názov súťaže
web-contest-unnamed = Súťaž
web-contest-q-game = Čo sa hrá
web-contest-q-game-about = hra a jej možnosti
web-contest-seats = Hráčov pri stole
web-contest-q-format = Ako sa hrá
web-contest-q-format-about = kolá a dvojice
web-contest-q-pace = Tempo a termíny
web-contest-q-pace-about = kolo sa skončí samo
web-contest-length = Kolo trvá najviac
web-contest-q-late = Keď sa partia nedohrá
web-contest-q-late-about = rozhodnuté teraz, nie v hneve
web-contest-late-bot = Dohrajú boti
web-contest-late-half = Polovica bodov
web-contest-late-present = Na koho sa čaká, prehráva
web-contest-late-organiser = Rozhodnem
web-contest-q-ties = Rovnako bodov
web-contest-q-ties-about = čo rozhodne, v tomto poradí
web-contest-tie-opponents = body súperov
web-contest-tie-between = vzájomné partie
web-contest-tie-wins = prvé miesta
web-contest-tie-share = podiel na bodoch v partiách
web-contest-tie-lot = žreb
web-contest-tie-up = Posunúť vyššie: { $tie }
web-contest-tie-down = Posunúť nižšie: { $tie }
web-contest-q-who = Kto môže prísť
web-contest-q-who-about = stačí meno, bez účtu
web-contest-who-all = Všetci tu
web-contest-who-link = Kto má odkaz
web-contest-most = Najviac ľudí
web-contest-starts = Prvé kolo sa začne
web-contest-starts-about = Keď to necháš prázdne, spustíš ho ručne.
web-contest-q-counts = Diváci a rady
web-contest-q-counts-about = a čo s nepárnym počtom
web-contest-watch = Partie možno sledovať
web-contest-watch-over = keď sa skončia
web-contest-watch-now = už počas hry
web-contest-watch-players = len ich hráči
web-contest-odd = Kto sa nezmestí k stolu
web-contest-odd-bye = má voľno
web-contest-odd-bot = hrá s botom
web-contest-comes-to = Čo z toho bude
web-contest-plan-tables = stolov v 1. kole
web-contest-plan-matches = partií spolu
web-contest-plan-byes = voľno v 1. kole
web-contest-plan-bots = botov v 1. kole
web-contest-plan-time = Ľudí: { $people }, najdlhšie { $time }.
web-contest-announcement = Oznámenie
web-contest-announcement-lang = Jazyk oznámenia
web-contest-words = Vlastné slová
web-contest-may-change = Tempo a termíny sa dajú zmeniť do prvého kola; rovnosť a nedohraté partie zostanú, ako sú oznámené.
web-contest-announce = Otvoriť prihlášky
# $count: moves
web-contest-moves = { $count ->
    [one] zatiaľ { $count } ťah
    [few] zatiaľ { $count } ťahy
   *[other] zatiaľ { $count } ťahov
    }
# $mark: how it ended; $rank: the place at the table; $points: a number, maybe with a half
web-contest-mark-aloud = { $round }. kolo: { $mark ->
    [won] výhra
    [lost] prehra
    [shared] delené { $rank }. miesto
    [between] { $rank }. miesto
    [bye] voľno
    [ruled] rozhodnuté, body: { $points }
    [running] hrá sa
   *[absent] bez partie
    }
# $by: what put a person below the one before
web-contest-decided = { $by ->
    [opponents] menej bodov súperov
    [between] horšie vzájomné partie
    [wins] menej prvých miest
    [share] menší podiel na bodoch
    [round] skoršie vyradenie
    [lot] žreb
   *[points] menej bodov
    }
# $format: swiss, round_robin, knock_out or season
web-contest-format-about = { $format ->
    [round_robin] Každý hrá s každým.
    [knock_out] Od každého stola postupujú najlepší, ostatní sa dívajú.
    [season] Ako švajčiarsky systém, ale pridať sa alebo vynechať kolo sa dá kedykoľvek.
   *[swiss] Hrajú spolu rovní, nikto nevypadáva a kým sa dá, nikto sa nestretne dvakrát.
    }
