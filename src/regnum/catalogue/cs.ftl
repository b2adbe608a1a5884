### Regnum: the words of the interface, everything that is not one game's own.
### Buttons and labels as ui-<id>; the value is the title, attributes are further forms.
### .few, .many, .other: nominative by number; .acc, .acc-few, .gen: accusative, accusative for 2-4, genitive;
### .inf, .do, .log: infinitive, imperative, third person present; .line: a second line under a name.
### Words and sentences that no code names are a glossary: the shared vocabulary, ready for a new page or a new game.

## Product and pages

ui-regnum = Regnum
ui-lobby = Stoly
ui-nav-rules = Pravidla
ui-nav-records = Záznamy
ui-nav-analysis = Rozbor
ui-settings = Nastavení
ui-help = Nápověda
ui-tutorial = Naučit se hru
ui-puzzles = Úlohy
ui-statistics = Statistiky
ui-credits = Poděkování
ui-licence = Licence
ui-about = O aplikaci Regnum
ui-privacy = Soukromí

## Titles of the games

ui-brothers = Dva bratři
ui-jerusalem = Jerusalem
ui-paladins = Paladinové Západního království
    .short = Paladinové
ui-architects = Architekti Západního království
    .short = Architekti
ui-works-of-wonder = Majestátní monumenty

## Table and people

ui-table = stůl
    .few = stoly
    .other = stolů
    .acc = stůl
    .gen = stolu
ui-game = hra
    .few = hry
    .other = her
    .acc = hru
    .gen = hry
ui-match = partie
    .few = partie
    .other = partií
    .acc = partii
    .gen = partie
ui-seat = místo
    .few = místa
    .other = míst
    .acc = místo
    .gen = místa
ui-player = hráč
    .few = hráči
    .other = hráčů
    .acc = hráče
    .acc-few = hráče
    .gen = hráče
ui-opponent = soupeř
    .few = soupeři
    .other = soupeřů
    .acc = soupeře
    .acc-few = soupeře
    .gen = soupeře
ui-spectator = divák
    .few = diváci
    .other = diváků
    .acc = diváka
    .acc-few = diváky
    .gen = diváka
ui-host = hostitel
    .few = hostitelé
    .other = hostitelů
    .acc = hostitele
    .acc-few = hostitele
    .gen = hostitele
ui-guest = host
    .few = hosté
    .other = hostů
    .acc = hosta
    .acc-few = hosty
    .gen = hosta
ui-friend = přítel
    .few = přátelé
    .other = přátel
    .acc = přítele
    .acc-few = přátele
    .gen = přítele
ui-human = člověk
    .few = lidé
    .other = lidí
    .acc = člověka
    .acc-few = lidi
    .gen = člověka
ui-computer = počítač
    .few = počítače
    .other = počítačů
    .acc = počítač
    .gen = počítače
ui-bot = bot
    .few = boti
    .other = botů
    .acc = bota
    .acc-few = boty
    .gen = bota
ui-automa = automatický soupeř
    .few = automatičtí soupeři
    .other = automatických soupeřů
    .acc = automatického soupeře
    .acc-few = automatické soupeře
    .gen = automatického soupeře
ui-expansion = rozšíření
    .few = rozšíření
    .other = rozšíření
    .acc = rozšíření
    .gen = rozšíření
ui-variant = varianta
    .few = varianty
    .other = variant
    .acc = variantu
    .gen = varianty
ui-invitation = pozvánka
    .few = pozvánky
    .other = pozvánek
    .acc = pozvánku
    .gen = pozvánky
ui-link = odkaz
    .few = odkazy
    .other = odkazů
    .acc = odkaz
    .gen = odkazu
ui-account = účet
    .few = účty
    .other = účtů
    .acc = účet
    .gen = účtu
ui-device = zařízení
    .few = zařízení
    .other = zařízení
    .acc = zařízení
    .gen = zařízení
ui-name = jméno
    .few = jména
    .other = jmen
    .acc = jméno
    .gen = jména

## Setting a table

ui-set-a-table = Připrav nový stůl
ui-set-a-table-lead = Vyber hru, rozdej místa a pozvi přátele.
ui-new-table = Nový stůl
ui-open-table = Otevřít stůl
ui-close-table = Zavřít stůl
ui-start-match = Začít partii
ui-my-tables = Moje stoly
ui-waiting-for-you = Čekají na tebe
ui-open-tables = Otevřené stoly
ui-finished-tables = Dohrané
ui-seats-at-table = Místa u stolu
ui-free-seat = volné místo
ui-add-seat = Přidat místo
ui-remove-seat = Odebrat místo
ui-sit-down = Sednout si
ui-leave-table = Odejít od stolu
ui-take-over-seat = Převzít místo
ui-hand-to-computer = Předat počítači
ui-take-seat-back = Vzít si místo zpět
ui-you = ty
ui-starts = začíná
ui-you-start = začínáš
ui-invited-waiting = pozvánka čeká
ui-shuffle-seats = Zamíchat místa
ui-rules-options = Pravidla stolu
ui-option-undo = Vracení tahů
ui-option-undo-note = dokud se neodhalí něco skrytého
ui-pace = Tempo
ui-pace-live = naživo
ui-pace-day = den na tah
ui-pace-none = bez hodin
ui-hot-seat = u jedné obrazovky
ui-solo-game = Sólová hra
ui-with-friends = S přáteli
ui-against-computer = Proti počítači
ui-listed = viditelný všem
ui-unlisted = jen s odkazem
ui-invite-title = Pozvánka
ui-invite-text = Kdo má odkaz, sedne si na volné místo. Stačí jméno, účet není třeba.
ui-spectators-text = Diváci vidí jen to, co leží odkryté na stole.
ui-copy-link = Kopírovat odkaz
ui-copied = Zkopírováno
ui-share = Sdílet
ui-personal-link = Osobní odkaz
ui-your-name = Tvé jméno
ui-your-colour = Tvá barva
ui-any-colour = Kterákoli
page-colour-about = Touhle barvou budeš hrát u každého stolu, kde je. Chce-li ji i někdo, kdo si sedl dřív, dostaneš jinou.
page-play-colour = Hrát touto barvou
ui-watch = Dívat se
ui-players-range = Hráči
ui-duration = Délka

## Bot levels

ui-page = Páže
    .line = zná pravidla, hraje od oka
ui-squire = Panoš
    .line = bere, co na první pohled slibuje nejvíc
ui-knight = Rytíř
    .line = promýšlí svůj tah dopředu
ui-castellan = Purkrabí
    .line = vidí dál, počítá se skrytým
ui-king = Král
    .line = vidí nejdál a bere si čas
ui-random = Náhodný
    .line = hraje jakýkoli dovolený tah
ui-greedy = Chamtivý
    .line = bere, co se teď vyplatí nejvíc
ui-search = Hledač
    .line = zkouší si tahy dopředu v partiích nanečisto
ui-untaught = Neučený
    .line = počítá jen body, které má právě teď
ui-guide = Průvodce
    .line = provádí první hrou

## Bot strength

ui-bot-strength = Síla počítače
ui-level = úroveň
ui-plays-as = hraje jako rytíř
ui-difficulty = Obtížnost
ui-do-it-for-me = Zahraj za mě
ui-let-me-do-it = Nech to na mně

## Words of every game

ui-turn = tah
    .few = tahy
    .other = tahů
    .acc = tah
    .gen = tahu
ui-move = tah
    .few = tahy
    .other = tahů
    .acc = tah
    .gen = tahu
ui-round = kolo
    .few = kola
    .other = kol
    .acc = kolo
    .gen = kola
ui-phase = fáze
    .few = fáze
    .other = fází
    .acc = fázi
    .gen = fáze
ui-step = krok
    .few = kroky
    .other = kroků
    .acc = krok
    .gen = kroku
ui-action = akce
    .few = akce
    .other = akcí
    .acc = akci
    .gen = akce
ui-option = možnost
    .few = možnosti
    .other = možností
    .acc = možnost
    .gen = možnosti
ui-decision = rozhodnutí
    .few = rozhodnutí
    .other = rozhodnutí
    .acc = rozhodnutí
    .gen = rozhodnutí
ui-board = herní plán
    .few = herní plány
    .other = herních plánů
    .acc = herní plán
    .gen = herního plánu
ui-player-board = deska hráče
    .few = desky hráčů
    .other = desek hráčů
    .acc = desku hráče
    .gen = desky hráče
ui-card = karta
    .few = karty
    .other = karet
    .acc = kartu
    .gen = karty
ui-deck = balíček
    .few = balíčky
    .other = balíčků
    .acc = balíček
    .gen = balíčku
ui-discard-pile = odhazovací balíček
    .few = odhazovací balíčky
    .other = odhazovacích balíčků
    .acc = odhazovací balíček
    .gen = odhazovacího balíčku
ui-hand = ruka
    .few = ruce
    .other = rukou
    .acc = ruku
    .gen = ruky
ui-tile = destička
    .few = destičky
    .other = destiček
    .acc = destičku
    .gen = destičky
ui-token = žeton
    .few = žetony
    .other = žetonů
    .acc = žeton
    .gen = žetonu
ui-marker = ukazatel
    .few = ukazatele
    .other = ukazatelů
    .acc = ukazatel
    .gen = ukazatele
ui-track = stupnice
    .few = stupnice
    .other = stupnic
    .acc = stupnici
    .gen = stupnice
ui-space = políčko
    .few = políčka
    .other = políček
    .acc = políčko
    .gen = políčka
ui-coin = mince
    .few = mince
    .other = mincí
    .acc = minci
    .gen = mince
ui-supply = zásoba
    .few = zásoby
    .other = zásob
    .acc = zásobu
    .gen = zásoby
ui-resource = surovina
    .few = suroviny
    .other = surovin
    .acc = surovinu
    .gen = suroviny
ui-point = bod
    .few = body
    .other = bodů
    .acc = bod
    .gen = bodu
ui-cost = cena
    .few = ceny
    .other = cen
    .acc = cenu
    .gen = ceny
ui-discount = sleva
    .few = slevy
    .other = slev
    .acc = slevu
    .gen = slevy
ui-reward = odměna
    .few = odměny
    .other = odměn
    .acc = odměnu
    .gen = odměny
ui-effect = efekt
    .few = efekty
    .other = efektů
    .acc = efekt
    .gen = efektu

## Table talk

ui-first-player = začínající hráč
ui-turn-order = pořadí tahů
ui-face-up = lícem nahoru
ui-face-down = lícem dolů
ui-clockwise = po směru hodinových ručiček
ui-counterclockwise = proti směru hodinových ručiček
ui-hidden = skryté
ui-revealed = odhalené
ui-empty = prázdné
ui-setup = příprava hry

## Verbs

ui-gain = získat
    .inf = získat
    .do = získej
    .log = získává
ui-pay = zaplatit
    .inf = zaplatit
    .do = zaplať
    .log = platí
ui-take = vzít si
    .inf = vzít si
    .do = vezmi si
    .log = si bere
ui-place = položit
    .inf = položit
    .do = polož
    .log = pokládá
ui-do-move = přesunout
    .inf = přesunout
    .do = přesuň
    .log = přesouvá
ui-build = postavit
    .inf = postavit
    .do = postav
    .log = staví
ui-play-card = zahrát
    .inf = zahrát
    .do = zahraj
    .log = hraje
ui-draw-card = dobrat si
    .inf = dobrat si
    .do = dober si
    .log = si dobírá
ui-discard = odhodit
    .inf = odhodit
    .do = odhoď
    .log = odhazuje
ui-swap = vyměnit
    .inf = vyměnit
    .do = vyměň
    .log = vyměňuje
ui-choose = vybrat
    .inf = vybrat
    .do = vyber
    .log = vybírá
ui-use = použít
    .inf = použít
    .do = použij
    .log = používá
ui-return = vrátit
    .inf = vrátit
    .do = vrať
    .log = vrací
ui-reveal = odhalit
    .inf = odhalit
    .do = odhal
    .log = odhaluje
ui-turn-over = otočit
    .inf = otočit
    .do = otoč
    .log = otáčí
ui-remove = odstranit
    .inf = odstranit
    .do = odstraň
    .log = odstraňuje
ui-lose = ztratit
    .inf = ztratit
    .log = ztrácí
ui-buy = koupit
    .inf = koupit
    .do = kup
    .log = kupuje
ui-sell = prodat
    .inf = prodat
    .do = prodej
    .log = prodává
ui-hire = najmout
    .inf = najmout
    .do = najmi
    .log = najímá
ui-shuffle = zamíchat
    .inf = zamíchat
    .do = zamíchej
    .log = míchá
ui-pass = pasovat
    .inf = pasovat
    .do = pasuj
    .log = pasuje
ui-score-points = bodovat
    .inf = bodovat
    .log = boduje

## Buttons and states of a decision

ui-undo = Vzít zpět
ui-redo = Zahrát znovu
ui-restart-turn = Začít tah znovu
ui-confirm = Potvrdit
ui-end-turn = Ukončit tah
ui-cancel = Zrušit
ui-skip = Přeskočit
ui-done = Hotovo
ui-back = Zpět
ui-continue = Pokračovat
ui-close = Zavřít
ui-save = Uložit
ui-change = Změnit
ui-delete = Smazat
ui-show-board = Ukázat plán
ui-show-list = Ukázat jako seznam
ui-choose-another = Vybrat jinou akci
ui-all = Vše
ui-none = Nic
ui-yes = Ano
ui-no = Ne
ui-concede = Vzdát partii
ui-rematch = Odveta
ui-your-turn = Tvůj tah
ui-to-move = na tahu
ui-thinking = přemýšlí
ui-selected = vybráno
ui-possible = možné
ui-not-possible = nejde
ui-why-not = Proč to nejde?
ui-rule-paragraph = odstavec
ui-ruling = výklad
ui-example = příklad
ui-last-move = poslední tah
ui-optional = nepovinné
ui-mandatory = povinné
ui-free-of-charge = zdarma

## Log, chat, clock, hint

ui-log = Zápis
ui-chat = Chat
ui-chat-placeholder = Napiš ostatním u stolu
ui-message = zpráva
ui-mute = Ztlumit
ui-report = Nahlásit
ui-clock = Hodiny
ui-time-left = zbývá času
ui-pause = Přestávka
ui-out-of-time = čas vypršel
ui-hint = Rada
ui-ask-hint = Poraď mi

## Replay, record, analysis

ui-record = Záznam
ui-replay = Přehrát partii
ui-step-back = O krok zpět
ui-step-forward = O krok vpřed
ui-to-start = Na začátek
ui-to-end = Na konec
ui-play-on = Spustit
ui-pause-replay = Pozastavit
ui-speed = Rychlost
ui-analysis = Rozbor
ui-position = Pozice
ui-branch = Větev
ui-new-branch = Nová větev odsud
ui-main-line = Skutečný průběh
ui-what-if = Co kdyby
ui-only-you-see = Vidíš to jen ty.
ui-estimate = Odhad
ui-best-move = Nejlepší tah
ui-better-was = lepší bylo
ui-export = Uložit do souboru
ui-import = Nahrát ze souboru
ui-download = Stáhnout
ui-seed = semínko náhody
ui-edition = vydání pravidel

## Settings

ui-theme = Vzhled
ui-theme-parchment = Pergamen
ui-theme-black-hours = Černá kniha hodinek
ui-theme-system = podle systému
ui-language = Jazyk
ui-lang-en = English
ui-lang-cs = Čeština
ui-lang-sk = Slovenčina
ui-lang-uk = Українська
ui-text-size = Velikost písma
ui-sound = Zvuk
ui-volume = Hlasitost
ui-animations = Animace
ui-reduced-motion = Méně pohybu
ui-colours-and-signs = Barvy a znaky
ui-confirm-moves = Potvrzovat tahy
ui-show-hints = Nabízet rady
ui-keyboard = Klávesnice
ui-shortcuts = Klávesové zkratky
ui-text-view = Textové zobrazení
ui-notifications = Upozornění
ui-notify-turn = Když jsem na tahu
ui-notify-email = e-mailem
ui-notify-push = v prohlížeči
ui-notify-webhook = na adresu (webhook)
ui-notify-quiet = ne, když sedím u stolu
ui-notify-stop = Dál neupozorňovat
ui-export-data = Stáhnout moje data
ui-delete-account = Smazat můj účet
ui-on = zapnuto
ui-off = vypnuto

## Connection

ui-online = online
ui-offline = offline
ui-away = mimo stůl
ui-connecting = Připojování…
ui-reconnecting = Obnovování spojení…
ui-connection-lost = Spojení se přerušilo.
ui-connection-back = Spojení je zpět.
ui-resync = Stůl je znovu načtený.
ui-server-restart = Server se restartuje, nic se neztratí.

## Errors

ui-error = Něco se nepovedlo.
ui-try-again = Zkusit znovu
ui-reload = Načíst stránku znovu
ui-not-found = Tahle stránka neexistuje.
ui-table-not-found = Takový stůl tu není.
ui-no-access = S tímto odkazem sem nemáš přístup.
ui-table-full = Všechna místa jsou obsazená, ale můžeš se dívat.
ui-table-closed = Stůl je zavřený.
ui-link-expired = Odkaz vypršel. Popros o nový.
ui-name-missing = Nejdřív napiš jméno.
ui-name-taken = Tohle jméno už u stolu někdo má.
ui-too-fast = Tohle bylo moc rychle. Chvilku počkej.
ui-stale-move = Stůl se mezitím změnil.
ui-new-version = Je tu nová verze. Načti stránku, až se ti to bude hodit.
ui-server-error = Na serveru nastala chyba. Je zaznamenaná.
ui-bad-record = Tento záznam nejde přečíst.

## End of a match

ui-end-of-match = Konec partie
ui-result = Výsledek
ui-victory = Vítězství
ui-defeat = Prohra
ui-draw = Remíza
ui-tie = Shoda
ui-tiebreak = Rozhodnutí shody
ui-rank = místo
ui-ranking = Pořadí
ui-score = Skóre
ui-final-score = Konečné skóre
ui-score-sheet = Rozpis bodů
ui-total = Celkem
ui-abandoned = nedohráno
ui-by-concession = vzdáno
ui-wins = výhry
ui-losses = prohry
ui-draws = remízy
ui-rating = hodnocení

## Seats

ui-azure = modrá, lilie
ui-gules = červená, lev
ui-or = zlatá, orel
ui-vert = zelená, jelen
ui-argent = stříbrná, věž
ui-sable = černá, soukolí

## Accessibility

ui-skip-to-board = Přejít na herní plán
ui-skip-to-decision = Přejít k rozhodnutí
ui-region-board = Herní plán
ui-region-mine = Tvé věci
ui-region-others = Ostatní hráči
ui-region-log = Co se stalo
ui-unavailable = nedostupné
ui-expanded = rozbaleno
ui-collapsed = sbaleno
ui-drag-alternative = Můžeš také kliknout na figurku a potom na místo.

## Progress

ui-loading = Načítání…
ui-saving = Ukládání…
ui-saved = Uloženo
ui-preparing = Příprava stolu…
ui-computing = Výpočet…
ui-elapsed = uplynulo
ui-remaining = zbývá
ui-stopped = zastaveno

## Command line

ui-usage = Použití
ui-command = příkaz
ui-argument = argument
ui-cli-option = přepínač
ui-default = výchozí
ui-file = soubor
ui-folder = složka
ui-line = řádek
ui-port = port
ui-address = adresa
ui-version = verze
ui-cmd-play = hrát v terminálu
ui-cmd-serve = spustit server
ui-cmd-replay = přehrát záznam
ui-cmd-bench = změřit rychlost
ui-cmd-arena = nechat boty hrát proti sobě
ui-arena = aréna
ui-games-per-second = partií za sekundu
ui-decisions-per-second = rozhodnutí za sekundu

## Counted nouns, nominative and accusative
## Point has count-points for both cases, tile has count-tiles-acc; they stand among the building blocks.

count-table = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
    }
count-table-acc = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
    }
count-game = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
    }
count-game-acc = { $count ->
    [one] { $count } hru
    [few] { $count } hry
   *[other] { $count } her
    }
count-match = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
    }
count-match-acc = { $count ->
    [one] { $count } partii
    [few] { $count } partie
   *[other] { $count } partií
    }
count-seat = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
    }
count-seat-acc = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
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
count-opponent = { $count ->
    [one] { $count } soupeř
    [few] { $count } soupeři
   *[other] { $count } soupeřů
    }
count-opponent-acc = { $count ->
    [one] { $count } soupeře
    [few] { $count } soupeře
   *[other] { $count } soupeřů
    }
count-spectator = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
    }
count-spectator-acc = { $count ->
    [one] { $count } diváka
    [few] { $count } diváky
   *[other] { $count } diváků
    }
count-host = { $count ->
    [one] { $count } hostitel
    [few] { $count } hostitelé
   *[other] { $count } hostitelů
    }
count-host-acc = { $count ->
    [one] { $count } hostitele
    [few] { $count } hostitele
   *[other] { $count } hostitelů
    }
count-guest = { $count ->
    [one] { $count } host
    [few] { $count } hosté
   *[other] { $count } hostů
    }
count-guest-acc = { $count ->
    [one] { $count } hosta
    [few] { $count } hosty
   *[other] { $count } hostů
    }
count-friend = { $count ->
    [one] { $count } přítel
    [few] { $count } přátelé
   *[other] { $count } přátel
    }
count-friend-acc = { $count ->
    [one] { $count } přítele
    [few] { $count } přátele
   *[other] { $count } přátel
    }
count-human = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
    }
count-human-acc = { $count ->
    [one] { $count } člověka
    [few] { $count } lidi
   *[other] { $count } lidí
    }
count-computer = { $count ->
    [one] { $count } počítač
    [few] { $count } počítače
   *[other] { $count } počítačů
    }
count-computer-acc = { $count ->
    [one] { $count } počítač
    [few] { $count } počítače
   *[other] { $count } počítačů
    }
count-bot = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
    }
count-bot-acc = { $count ->
    [one] { $count } bota
    [few] { $count } boty
   *[other] { $count } botů
    }
count-automa = { $count ->
    [one] { $count } automatický soupeř
    [few] { $count } automatičtí soupeři
   *[other] { $count } automatických soupeřů
    }
count-automa-acc = { $count ->
    [one] { $count } automatického soupeře
    [few] { $count } automatické soupeře
   *[other] { $count } automatických soupeřů
    }
count-expansion = { $count ->
    [one] { $count } rozšíření
    [few] { $count } rozšíření
   *[other] { $count } rozšíření
    }
count-expansion-acc = { $count ->
    [one] { $count } rozšíření
    [few] { $count } rozšíření
   *[other] { $count } rozšíření
    }
count-variant = { $count ->
    [one] { $count } varianta
    [few] { $count } varianty
   *[other] { $count } variant
    }
count-variant-acc = { $count ->
    [one] { $count } variantu
    [few] { $count } varianty
   *[other] { $count } variant
    }
count-invitation = { $count ->
    [one] { $count } pozvánka
    [few] { $count } pozvánky
   *[other] { $count } pozvánek
    }
count-invitation-acc = { $count ->
    [one] { $count } pozvánku
    [few] { $count } pozvánky
   *[other] { $count } pozvánek
    }
count-link = { $count ->
    [one] { $count } odkaz
    [few] { $count } odkazy
   *[other] { $count } odkazů
    }
count-link-acc = { $count ->
    [one] { $count } odkaz
    [few] { $count } odkazy
   *[other] { $count } odkazů
    }
count-account = { $count ->
    [one] { $count } účet
    [few] { $count } účty
   *[other] { $count } účtů
    }
count-account-acc = { $count ->
    [one] { $count } účet
    [few] { $count } účty
   *[other] { $count } účtů
    }
count-device = { $count ->
    [one] { $count } zařízení
    [few] { $count } zařízení
   *[other] { $count } zařízení
    }
count-device-acc = { $count ->
    [one] { $count } zařízení
    [few] { $count } zařízení
   *[other] { $count } zařízení
    }
count-name = { $count ->
    [one] { $count } jméno
    [few] { $count } jména
   *[other] { $count } jmen
    }
count-name-acc = { $count ->
    [one] { $count } jméno
    [few] { $count } jména
   *[other] { $count } jmen
    }
count-turn = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
    }
count-turn-acc = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
    }
count-move = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
    }
count-move-acc = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
    }
count-round = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
    }
count-round-acc = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
    }
count-phase = { $count ->
    [one] { $count } fáze
    [few] { $count } fáze
   *[other] { $count } fází
    }
count-phase-acc = { $count ->
    [one] { $count } fázi
    [few] { $count } fáze
   *[other] { $count } fází
    }
count-step = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
    }
count-step-acc = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
    }
count-action = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
    }
count-action-acc = { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
    }
count-option = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
    }
count-option-acc = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
    }
count-decision = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
    }
count-decision-acc = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
    }
count-board = { $count ->
    [one] { $count } herní plán
    [few] { $count } herní plány
   *[other] { $count } herních plánů
    }
count-board-acc = { $count ->
    [one] { $count } herní plán
    [few] { $count } herní plány
   *[other] { $count } herních plánů
    }
count-player-board = { $count ->
    [one] { $count } deska hráče
    [few] { $count } desky hráčů
   *[other] { $count } desek hráčů
    }
count-player-board-acc = { $count ->
    [one] { $count } desku hráče
    [few] { $count } desky hráčů
   *[other] { $count } desek hráčů
    }
count-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
    }
count-card-acc = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
    }
count-deck = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčků
    }
count-deck-acc = { $count ->
    [one] { $count } balíček
    [few] { $count } balíčky
   *[other] { $count } balíčků
    }
count-discard-pile = { $count ->
    [one] { $count } odhazovací balíček
    [few] { $count } odhazovací balíčky
   *[other] { $count } odhazovacích balíčků
    }
count-discard-pile-acc = { $count ->
    [one] { $count } odhazovací balíček
    [few] { $count } odhazovací balíčky
   *[other] { $count } odhazovacích balíčků
    }
count-hand = { $count ->
    [one] { $count } ruka
    [few] { $count } ruce
   *[other] { $count } rukou
    }
count-hand-acc = { $count ->
    [one] { $count } ruku
    [few] { $count } ruce
   *[other] { $count } rukou
    }
count-tile = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
    }
count-token = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
    }
count-token-acc = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
    }
count-marker = { $count ->
    [one] { $count } ukazatel
    [few] { $count } ukazatele
   *[other] { $count } ukazatelů
    }
count-marker-acc = { $count ->
    [one] { $count } ukazatel
    [few] { $count } ukazatele
   *[other] { $count } ukazatelů
    }
count-track = { $count ->
    [one] { $count } stupnice
    [few] { $count } stupnice
   *[other] { $count } stupnic
    }
count-track-acc = { $count ->
    [one] { $count } stupnici
    [few] { $count } stupnice
   *[other] { $count } stupnic
    }
count-space = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
    }
count-space-acc = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
    }
count-coin = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
    }
count-coin-acc = { $count ->
    [one] { $count } minci
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
   *[other] { $count } surovin
    }
count-resource-acc = { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
    }
count-cost = { $count ->
    [one] { $count } cena
    [few] { $count } ceny
   *[other] { $count } cen
    }
count-cost-acc = { $count ->
    [one] { $count } cenu
    [few] { $count } ceny
   *[other] { $count } cen
    }
count-discount = { $count ->
    [one] { $count } sleva
    [few] { $count } slevy
   *[other] { $count } slev
    }
count-discount-acc = { $count ->
    [one] { $count } slevu
    [few] { $count } slevy
   *[other] { $count } slev
    }
count-reward = { $count ->
    [one] { $count } odměna
    [few] { $count } odměny
   *[other] { $count } odměn
    }
count-reward-acc = { $count ->
    [one] { $count } odměnu
    [few] { $count } odměny
   *[other] { $count } odměn
    }
count-effect = { $count ->
    [one] { $count } efekt
    [few] { $count } efekty
   *[other] { $count } efektů
    }
count-effect-acc = { $count ->
    [one] { $count } efekt
    [few] { $count } efekty
   *[other] { $count } efektů
    }

## Sentences, prompts

# rubric over the decision
prompt-your-turn = Tvůj tah

# prompt
prompt-choose-one = Vyber jednu možnost.

# exactly n; note that uk [one] also holds 21, 31
prompt-choose-cards = { $count ->
    [one] Vyber jednu kartu.
    [few] Vyber { $count } karty.
   *[other] Vyber { $count } karet.
    }

# at most n cards
prompt-choose-up-to = { $max ->
    [one] Vyber nejvýš jednu kartu.
    [few] Vyber nejvýš { $max } karty.
   *[other] Vyber nejvýš { $max } karet.
    }

# $what: accusative
prompt-where = Kam položíš { $what }?

# $cost, $what: accusative
prompt-pay-for = Zaplatíš { $cost } za { $what }?

# before an optional effect
prompt-optional = Můžeš, ale nemusíš.

# before something hidden is revealed
prompt-cannot-undo = Odhalí se něco skrytého a nepůjde to vzít zpět. Pokračovat?

# verb agrees with the number
prompt-actions-left = { $count ->
    [one] Zbývá ti jedna akce.
    [few] Zbývají ti { $count } akce.
   *[other] Zbývá ti { $count } akcí.
    }

# hand limit at the end of a turn
prompt-discard-down = { $surplus ->
    [one] Odhoď jednu kartu, nechat si můžeš { $limit }.
    [few] Odhoď { $surplus } karty, nechat si můžeš { $limit }.
   *[other] Odhoď { $surplus } karet, nechat si můžeš { $limit }.
    }

# the name stays in the nominative
prompt-waiting-one = Čekáme, jak zahraje { $player }.

# accusative plural of people
prompt-waiting-many = { $count ->
    [one] Čekáme na jednoho hráče.
    [few] Čekáme na { $count } hráče.
   *[other] Čekáme na { $count } hráčů.
    }

# prompt
prompt-last-turn = Tohle je tvůj poslední tah.

# $office: nominative; $bid: a number
prompt-auction = { $office }: nabídka je { $bid }. Zvýšíš, nebo pasuješ?

## Sentences, refusals

# frame; $need: counted phrase in the accusative (3 kameny), $have: a number
refused-need = Potřebuješ { $need }, máš { $have }.

# $cost: counted phrase in the accusative
refused-cost = Stojí to { $cost }, máš { $have }.

# one noun with its own plurals, no frame needed
refused-missing-cards = { $missing ->
    [one] Chybí ti jedna karta.
    [few] Chybí ti { $missing } karty.
   *[other] Chybí ti { $missing } karet.
    }

# refusal
refused-not-your-turn = Teď nejsi na tahu, hraje { $player }.

# refusal
refused-once-per-turn = Tohle můžeš udělat jen jednou za tah a v tomto už je to hotové.

# $place: nominative
refused-place-taken = Tohle místo je obsazené: { $place }.

# $place: nominative; a baron or another rule blocks it
refused-blocked = Tohle místo je do konce kola blokované: { $place }.

# $need: counted phrase, accusative; $have: number
refused-too-few-entered = V tomto tahu s ním musíš přivést { $need }, zatím { $have }.

# Dva bratři, building and extending
refused-not-adjacent = Pozice nepřiléhá k destičce s tvou jednotkou.

# $reach: number
refused-out-of-reach = Máš dosah { $reach }, tahle destička leží dál.

# numbers only
refused-limit = Nejvýš { $limit }, už máš { $have }.

# $what: nominative (ctnost, dosah, престиж)
refused-value-too-low = { $what }: potřeba aspoň { $need }, máš { $have }.

# refusal in an auction
refused-bid-too-low = Nabídni aspoň { $least }, nebo pasuj.

# refusal
refused-supply-empty = Zásoba je prázdná.

# refusal
refused-no-effect = Nic by se tím nezměnilo.

# $what: infinitive phrase
refused-must-first = Nejdřív musíš { $what }.

# undo
refused-undo-revealed = Dál už to vzít zpět nejde: odhalilo se něco skrytého.

# undo
refused-undo-nothing = Zatím není co brát zpět.
refused-undo-other = Dál už to vzít zpět nejde: hrál někdo další.
refused-undo-turn-over = Dál už to vzít zpět nejde: tvůj tah skončil.
refused-undo-imagined = Ve zkušební partii není kam se vracet.
refused-already-answered = Tvá odpověď už je na stole, ostatní ještě přemýšlejí.

# short line under a refusal; $rule: 6.5.2
refused-rule = Pravidla { $rule }

## Sentences, log

# $goods: counted phrases in the accusative, joined by list-two
log-gains = { $player } získává { $goods }.

# $goods: accusative
log-pays = { $player } platí { $goods }.

# $goods: accusative
log-loses = { $player } ztrácí { $goods }.

# two halves, so that no name is inflected
log-steals = { $player } získává { $goods }, { $victim } o tolik přichází.

# $what: accusative; $to: ready phrase (na Trh)
log-places = { $player } umísťuje { $what } { $to }.

# $from, $to: ready phrases
log-moves = { $player } přesouvá { $what } { $from } { $to }.

# $what: accusative (Katedrálu)
log-builds = { $player } staví { $what }.

# the title stands in apposition, uninflected
log-plays-card = { $player } hraje kartu { $card }.

# the same text for everybody, the owner also sees which
log-draws-cards = { $player } si dobírá { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
    }.

# $office: genitive, which for these nouns is also the accusative (Pokladníka, Скарбника); $price: counted phrase, accusative
log-wins-auction = { $player } získává za { $price } úřad { $office }.

# log
log-passes = { $player } pasuje.

# log
log-ends-turn = { $player } končí tah.

# undo in the log
log-takes-back = { $player } bere tah zpět.

# ordinals: a full stop in cs and sk, plain number after the noun in uk
log-round-begins = Začíná { $round }. kolo.

# $what: nominative
log-revealed = Odhaleno: { $what }.

# an automaton says what it does and why
log-automaton = { $name }: { $deed } ({ $reason }, pravidlo { $rule }).

# log
log-nobody = Tady nikdo nic nezískává.

## Sentences, building blocks: counted phrases and lists

# nominative and accusative are equal
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
    }

# animate noun after gain, place, remove: acc, acc_few
count-squires-acc = { $count ->
    [one] { $count } panoše
    [few] { $count } panoše
   *[other] { $count } panošů
    }

# the same noun as a subject: few in the nominative
count-squires = { $count ->
    [one] { $count } panoš
    [few] { $count } panoši
   *[other] { $count } panošů
    }

# feminine in cs and uk: acc differs only in the singular
count-tiles-acc = { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
   *[other] { $count } destiček
    }

# the last two of a list; earlier ones are joined by a comma
list-two = { $first } a { $second }
list-or = { $first } nebo { $second }

# no preposition: which one (z, ze) would depend on how the number is read
round-of = { $round }. kolo / { $total }

## Sentences, people, connection, time

# present tense, no gender
presence-sits = { $player } usedá ke stolu.

# presence
presence-leaves = { $player } odchází od stolu.

# a seat handed over
presence-computer = { $player }: dál hraje počítač.

# zero has its own text
presence-spectators = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
    }

# seconds as s, no plural needed
connection-retry = Spojení se přerušilo, nový pokus za { $seconds } s.

# instrumental in cs and sk
time-minutes-ago = { $minutes ->
    [one] před minutou
    [few] před { $minutes } minutami
   *[other] před { $minutes } minutami
    }

# clock of a slow table
time-days-left = { $days ->
    [one] zbývá jeden den
    [few] zbývají { $days } dny
   *[other] zbývá { $days } dní
    }

# subject of a notice; $game: nominative
notice-your-turn = { $game }: jsi na tahu.

# notice
notice-tables-waiting = { $count ->
    [one] Čeká na tebe jeden stůl.
    [few] Čekají na tebe { $count } stoly.
   *[other] Čeká na tebe { $count } stolů.
    }

# invitation
notice-invited = { $player } tě zve ke hře { $game }.

## Sentences, end of a match

# present tense, no gender
end-winner = Vyhrává { $player }.

# end
end-you-win = Vítězíš!

# calm
end-you-lose = Tentokrát ne. Vyhrává { $player }.

# end
end-draw = Remíza. Nikdo nebyl lepší.

# $by: nominative, what decided
end-tiebreak = Bodů je stejně, rozhoduje: { $by }.

# a line of the final table
end-rank-points = { $rank }. { $player }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
    }

## Sentences, accessibility announcements

# live region; $prompt: the whole prompt
say-your-turn = Tvůj tah. { $prompt }

# number of choices
say-options = { $count ->
    [one] Jedna možnost.
    [few] { $count } možnosti.
   *[other] { $count } možností.
    }

# $label: the option, $why: the refusal sentence
say-option-refused = { $label }, nejde. { $why }

# somebody else's hand
say-hidden-cards = { $player }: { $count ->
    [one] jedna skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
    }.

## Sentences, progress and command line

# progress
progress-thinking = { $player } přemýšlí…

# progress bar of an arena
progress-games = partie { $done } / { $total }

# server start; $url
cli-listening = Stoly jsou připravené: { $url } (konec: Ctrl+C)

# error with the way out
cli-port-taken = Port { $port } je obsazený. Zvol jiný: --port.

# error; $games: list of ids
cli-unknown-game = Hru „{ $name }“ neznám. Znám: { $games }.

# error
cli-bad-option = Přepínač { $option } nezná hodnotu „{ $value }“. Zná: { $allowed }.

# error
cli-file-missing = Soubor { $file } neexistuje.

# error in a record
cli-record-line = Chyba v záznamu na řádku { $line }: { $why }

# result of a replay
cli-replayed = { $moves ->
    [one] Záznam sedí: přehrán jeden tah.
    [few] Záznam sedí: přehrány { $moves } tahy.
   *[other] Záznam sedí: přehráno { $moves } tahů.
    }

# $share: a formatted percentage; no preposition before a name
cli-arena-result = { $first } – { $second }: { $share } výher, { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
    }.

## Odmítnutí jádra

# $move: what was typed; $usage: how it is written, the same in every language
refused-unknown-move = „{ $move }“ není platný tah. Zapisuje se takto: { $usage }

# $question: hotová otázka
refused-not-now = Na to se teď hra neptá. { $question }

refused-match-over = Partie skončila.

## Barvy a hrany slovy

tone-green = zelená
tone-grey = šedá
tone-yellow = žlutá
tone-brown = hnědá
tone-blue = modrá
tone-red = červená
tone-white = bílá
tone-black = černá
edge-n = nahoru
edge-e = doprava
edge-s = dolů
edge-w = doleva

## Stůl v terminálu

tty-nothing = nic
tty-none = žádné
tty-near = v dosahu
tty-far = mimo dosah
tty-costs = potřebuje { $cost }
tty-roads = silnice: { $edges }
tty-spent = v tomto tahu už přesunuto
tty-laid = už položeno
tty-on-it = zde: { $things }
tty-filter = / piš a hledej, nebo napiš tah
tty-jump = číslo tahu
tty-at-move = { $number ->
    [one] { $number } tah
    [few] { $number } tahy
   *[other] { $number } tahů
    }
tty-move-of = Tah { $number } / { $total }
tty-count-options = Možné: { $open }. Nemožné: { $closed } (důvody ukáže w).
tty-record-ends = Záznam tu končí; partie ještě neskončila.
tty-nothing-refused = Teď není nic odmítnuto.
tty-curtain = Na tahu: { $player }. Až obrazovku neuvidí nikdo jiný, stiskni Enter.
tty-keys = ↑↓ Enter vybrat · / hledat · w proč ne? · i číst · h rada · u zpět · g zápis · ? nápověda · q konec · s body · r pravidla · l jazyk
tty-keys-replay = ← → krok · Home End · 0–9 přejít · w proč ne? · e pohled · i číst · g zápis · s body · r pravidla · l jazyk · ? nápověda · q konec
tty-foot = Esc zpět · ↑↓ posun
tty-foot-rules = Esc zpět · ↑↓ posun · a celá pravidla
tty-foot-why = Esc zpět · ↑↓ výběr · r nebo Enter otevře pravidlo
tty-foot-end = Esc ukáže herní plán · potom q končí
tty-foot-log = Esc zpět · ↑↓ PgUp PgDn posun · Home End
tty-help =
    Výběr
      ↑ ↓         procházení možností; stůl ukazuje, čeho se která týká
      Enter       zahrát možnost
      → ←         ukázat, jak se dá něco udělat (▸), a zase to skrýt
      /           napiš pár písmen kteréhokoli slova, nebo celý tah tak, jak se zapisuje, třeba: { $move }; Enter ho zahraje, když zbývá jediný
      Esc         zpět k celému seznamu

    Otázky
      i           přečíst, co dělají věci na stole, ať leží kdekoli
      h           co by zahrál počítač a jaká je s tím šance na výhru
      w           co teď nejde a proč; r tam otevře odstavec pravidel
      r           pravidla
      s           rozpis bodů, jak by platil teď
      g           vše, co se stalo

    Stůl
      u           vzít tah zpět
      l           jazyk: English, Čeština, Slovenčina, Українська
      t           světlý nebo tmavý vzhled
      Tab         do jiného panelu; šipky jím posouvají
      Ctrl+S      uložit znovu a říct kam (ukládá se po každém tahu)
      q           konec; regnum tty --resume pokračuje
tty-help-zoom = { "  " }z           větší nebo menší destičky
# the heading over the signs of a table
tty-signs = Značky
# $letter: the letter of a player
tty-signs-grid =
    ● ○         v dosahu, mimo dosah
    ♣ ▲ ≈       zelený, šedý a žlutý podklad
    ╋ ┣ ┗ ━ ┃   kam z destičky vedou silnice; ╬ konce silnic, které se nespojují
    ♚ ♟         jednotky s písmenem majitele; × v tomto tahu už přesunutá
    ◆ #         poklad, lešení
    { $letter }           Písmeno na hraně destičky říká, komu patří.
# the meaning of one sign each
tty-sign-there = figurka, která tam je
tty-sign-wanted = figurka, které je tam třeba
tty-sign-any = kterákoli figurka
tty-sign-monk = misionář
tty-sign-outpost = tvrz
tty-sign-workshop = dílna
tty-sign-jar = džbán
tty-sign-standing = figurky, které tam stojí, tady dvě
tty-sign-closed = teď nejde; důvod je vedle
tty-sign-marker = kde ukazatel stojí
tty-sign-boost = hodnota, která platí v tomto kole
tty-sign-price = cena, případně druhá možná cena; číslo a první písmeno toho, čím se platí
tty-sign-used = kolikrát už se to použilo a kolikrát nejvýš lze
tty-sign-hidden = karta lícem dolů
tty-sign-points = body
tty-help-replay =
    → ←         o tah dál, o tah zpět
    Home End    na začátek, na konec
    0–9         přejít na tah podle čísla
    w           co tu nešlo a proč
    e           pohled z jiného místa u stolu
    s           rozpis bodů v tomto místě
    g           vše, co se stalo
    i           přečíst, co leží na stole
    r           pravidla
    l           jazyk
    t           světlý nebo tmavý vzhled
    q           konec
tty-help-replay-zoom = z           větší nebo menší destičky

## Rady a rozbor

analysis-chance = Šance na výhru
analysis-points = Očekávané body
analysis-played = Zahráno
# how much chance to win a decision has cost
analysis-loss = Ztráta
analysis-moves = Odehrané tahy
analysis-turning-points = Zlomové okamžiky
# $game: the title of a game
analysis-title = { $game }: šance na výhru
analysis-bystander = Jak to mohl vidět divák, tah po tahu.
# $move: what stands on the button of a move; $chance and $points: numbers
analysis-hint = { $move } – šance na výhru { $chance } %, očekávané body { $points }
# the computer looks for a hint
analysis-thinking = Přemýšlím…
analysis-decisions = Rozhodnutí
analysis-mean-loss = Průměrná ztráta
# how often the best move was chosen, a share in per cent
analysis-best-share = Zvolen nejlepší tah

## Stůl po řádcích

tty-plain-welcome = { $game }, semínko náhody { $seed }. Napiš help a uvidíš, co lze psát.
tty-plain-hint = Napiš číslo, nebo ? pro stůl, why, read, hint, undo, score, rules, log, help, quit (nebo w, i, h, u, s, r, g, q).
# $move, $word, $why, $read: what may be typed, as wide as the column
tty-plain-help =
    3               zahrát možnost číslo 3
    { $move }zahrát tah podle zápisu
    { $word }ukázat možnosti, ve kterých se to slovo vyskytuje
    ?               stůl ve větách
    map             herní plán kreslený znaky
    { $why }co nejde a proč
    { $read }co dělají věci na stole
    hint            co by zahrál počítač a jaká je s tím šance na výhru
    undo            vzít tah zpět
    score           rozpis bodů, jak by platil teď
    rules 4.3       část pravidel
    log             vše, co se stalo
    lang en         jiný jazyk: en, cs, sk, uk
    save            uložit znovu a říct kam
    quit            odejít; partie zůstane uložena
    w i h u s r g q totéž jedním písmenem: why, read, hint, undo, score, rules, log, quit
# $move: what was typed; $verbs: a list of words that are the same in every language
tty-plain-no-move = „{ $move }“ není platný tah. Tah teď může začínat slovem: { $verbs }.
tty-no-such-number = Takové číslo tu není; poslední je { $last }.
tty-may-be-played = Tohle lze zahrát: { $move }
tty-languages = Jazyky: { $languages }.
tty-saved-as = Uloženo: { $file }
tty-goodbye = Partie na tebe počká. Pokračuj příkazem: { $command }
tty-mark-at = { $thing } na políčku { $place }
tty-value-of = { $value } / { $most }
tty-or = { $first } nebo { $second }
tty-taken = obsazeno
tty-shows = na kartě: { $things }
tty-takes = pro: { $thing }
tty-slots = místa: { $things }
tty-used-of = provedeno: { $used }
tty-used-times = provedeno: { $count }×
tty-ways = { $count ->
    [one] { $count } způsob
    [few] { $count } způsoby
   *[other] { $count } způsobů
    }
tty-things = Co tu leží
tty-seek = piš a hledej
tty-foot-things = piš a hledej · ↑↓ posun · Esc zpět
tty-no-such-thing = Nic na stole neodpovídá.
tty-no-match = nic neodpovídá; Esc ukáže vše
tty-too-small = Okno je příliš malé. Stůl potřebuje aspoň { $width } sloupců a { $height } řádků.
tty-and-more = { $things } a ještě { $count }
tty-head-game = Hra
tty-head-title = Název
tty-head-seats = Místa
tty-head-options = Možnosti
tty-head-expansions = Rozšíření

## Ukládání

tty-unsaved-mark = neuloženo
tty-not-saved = Neuloženo: { $file } ({ $why })
tty-disk-full = disk je plný
tty-disk-locked = zápis tam není povolen
tty-disk-file = místo složky je tam soubor
tty-disk-folder = je tam složka toho jména
tty-disk-gone = složka zmizela
tty-disk-other = disk odmítá zápis
tty-quit-anyway = Dalším stiskem odejdeš bez uložení.
tty-watch-again = Znovu ji přehraješ příkazem: { $command }
tty-record-refused = řádek { $line }: { $player } nemůže zahrát „{ $move }“: { $why }

## The server

serve-open = Tvůj stůl je na { $link }
serve-again = Tvá partie pokračuje na { $link }
serve-stop = Ctrl+C server zastaví; po příštím spuštění partie pokračuje.
serve-goodbye = Server je zastavený. Všechno je uložené; po příštím spuštění se pokračuje odtud.
notice-title = { $game }: jsi na tahu
notice-body = Jsi na tahu ve hře { $game }. Ostatní čekají na tvůj tah.
notice-lent-title = { $game }: hraje za tebe počítač
notice-lent-body = Než se vrátíš, hraje za tebe { $bot } (hra { $game }). Otevři stůl a místo je zase tvé.
notice-rematch-title = { $game }: odveta?
notice-rematch-body = Ve hře { $game } se ti nabízí odveta. Začne, až budou všichni souhlasit; odpověz u stolu.
notice-begun-title = { $game }: odveta začala
notice-begun-body = Všichni souhlasí s odvetou ve hře { $game } a čas běží. Otevři stůl.
notice-test = Takhle ti dáme vědět, že jsi na tahu.
notice-stop = Vypnout tyto e-maily
notice-stop-ask = Už žádné e-maily o tvém tahu? V nastavení je můžeš zase zapnout.
notice-stopped = Hotovo. Žádné další e-maily o tvém tahu nepřijdou.
notice-confirm-title = Regnum: smíme ti psát?
notice-confirm-body = Někdo zadal tuto adresu, aby se dozvěděl, když je na tahu. Pokud jsi to ty, otevři odkaz a potvrď to. Pokud ne, nedělej nic: další e-maily nepřijdou.
notice-confirm = Ano, posílejte mi e-maily
notice-confirm-ask = Máme na tuhle adresu psát, když jsi na tahu?
notice-confirmed = Hotovo. Od teď přijde e-mail, když jsi na tahu.

## At the table

# $seat: a number, $count: how many there are
refused-no-such-seat = Místo { $seat } tu není, stůl má { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
    }.
refused-seat-mine = Místo { $seat } už je tvé.
refused-colour-taken = Touhle barvou hraje někdo, kdo si sedl dřív než ty.
refused-seat-taken = Místo { $seat } je obsazené.
refused-seat-secret = Z místa { $seat } je vidět něco jiného než z tvého dosavadního, proto si na něj přesednout nejde.
refused-seat-kept = Místo { $seat } bylo uvolněno během partie; kvůli skrytým informacím tu může pokračovat jen jeho hráč, nebo bot.
refused-shown-out = Hostitel tvé místo uvolnil, zpátky to jde jen s novou pozvánkou.
refused-not-your-seat = Místo { $seat } není tvé.
refused-seat-empty = Na místě { $seat } nikdo nesedí.
refused-no-bot-there = Na místě { $seat } nehraje žádný bot.
refused-bot-plays = Na místě { $seat } teď hraje bot, nejdřív si místo vezmi zpět.
refused-holder-here = Místo { $seat } má svého hráče u stolu, botovi ho dát nejde.
# $seats: numbers joined by list-two, $count: how many
refused-seats-free = { $count ->
    [one] Místo { $seats } je ještě volné.
    [few] Místa { $seats } jsou ještě volná.
   *[other] Místa { $seats } jsou ještě volná.
    }
refused-table-full = Všechna místa jsou obsazená.
refused-host-only = Tohle může jen hostitel.
refused-show-out-yourself = Sebe od stolu poslat nemůžeš, můžeš jen odejít.
# neutral: said of oneself or of somebody else
refused-not-at-table = K tomu je potřeba místo u stolu.
refused-others-sit = { $count ->
    [one] U stolu ještě sedí { $count } další hráč.
    [few] U stolu ještě sedí { $count } další hráči.
   *[other] U stolu ještě sedí { $count } dalších hráčů.
    }
refused-already-begun = Partie už začala.
refused-not-begun = Partie ještě nezačala.
refused-not-over = Partie ještě neskončila.
refused-no-rematch = Zkušební partie nemá odvetu, můžeš si založit novou.
refused-rematch-not-asked = Odvetu nikdo nenabízí, nebo už vypršel čas na odpověď.
refused-rematch-not-declined = Odvetu nikdo neodmítl.
refused-rematch-unanswered = Někdo ještě neodpověděl.
refused-stale = Na stole se mezitím něco změnilo, podívej se znovu.
refused-held-first = Tah čeká: nejdřív ho potvrď, nebo ho vezmi zpět.
refused-nothing-held = Na potvrzení nečeká žádný tah.
refused-undo-too-often = U tohoto stolu se vzalo zpět už tolik tahů, že další zpět vzít nejde.
refused-not-asked = Teď se tě hra na nic neptá.
# the disk or the database failed
refused-not-understood = Tomuhle příkazu nerozumíme: { $why }.
refused-not-kept = Nepodařilo se to uložit, nic se nezměnilo.
refused-log-full = Zápis tohoto stolu je plný, dál se tu hrát nedá, ale můžeš založit nový stůl.
refused-not-sure = Zatím nevíme, jestli se to uložilo; za chvíli se podívej znovu.
refused-sandbox-start = Zkušební partie začíná tady, dál zpět už to nejde.
refused-sandbox-of-sandbox = Ze zkušební partie už další zkušební partii založit nejde.
refused-record-later = Záznam se otevře, až partie skončí.
refused-record-imagined = Zkušební partie nemá záznam.
refused-no-hints = U tohoto stolu jsou rady vypnuté.
refused-no-guide = Tahle hra nemá první hru s průvodcem.
refused-no-such-table = Takový stůl tu není.
refused-invitation-gone = Tahle pozvánka už neplatí.
refused-invitation-needed = Usednout tu jde jen s pozvánkou.
refused-link-gone = Tenhle odkaz už neplatí.
refused-no-such-contest = Taková soutěž tu není.
refused-organiser-only = Tohle může jen pořadatel soutěže.
refused-not-in-contest = Tenhle člověk v soutěži nehraje.
refused-contest-begun = Soutěž už začala.
refused-contest-over = Soutěž skončila.
refused-contest-round-over = Tahle partie nepatří do běžícího kola.
refused-contest-full = Soutěž je plná: { $count ->
    [one] hraje { $count } člověk.
    [few] hrají { $count } lidé.
   *[other] hraje { $count } lidí.
    }
refused-contest-too-few = Zatím je vás málo: { $count ->
    [one] přihlásit se musí aspoň { $count } člověk.
    [few] přihlásit se musí aspoň { $count } lidé.
   *[other] přihlásit se musí aspoň { $count } lidí.
    }
refused-contest-too-many = Už pořádáš { $count ->
    [one] { $count } soutěž, která neskončila.
    [few] { $count } soutěže, které neskončily.
   *[other] { $count } soutěží, které neskončily.
    }
refused-contest-deputies-full = Soutěž má { $count ->
    [one] nejvýš { $count } zástupce.
    [few] nejvýš { $count } zástupce.
   *[other] nejvýš { $count } zástupců.
    }
refused-contest-no-undo = Tohle už nejde vrátit: uplynul den, nebo na tom stojí další kolo.
refused-contest-seat = Tohle místo patří do soutěže; skončit jde jen na stránce soutěže.
# seconds as s, no plural needed
refused-chat-too-fast = Další zprávu můžeš poslat za { $seconds } s.

## The plain page

page-skip = Přejít k obsahu
page-nav = Stránky
page-jumps = Na této stránce
page-plain = textová verze, funguje i bez skriptů
page-about = { ui-about }
page-welcome = Co si zahrajeme?
page-welcome-lead = Jedno kliknutí a sedíš u stolu. Účet není třeba.
page-play-now = Hrát hned
# $opponent: the official opponent, nominative
page-solo = Sólová hra: { $opponent }
page-set-options = Připravit stůl podle sebe
page-none-listed = Teď není otevřený žádný stůl pro všechny.
page-paste = Vlož odkaz, který ti přišel
page-no-link = Tohle není odkaz s pozvánkou. Vlož ho celý.
# $player: a list of names, nominative
page-to-move = Na tahu: { $player }
page-not-begun = Partie ještě nezačala.
page-forgotten = někdo, kdo odešel
page-chairs-note = Místa nad počet hráčů zůstanou prázdná. Jeden člověk může mít víc míst a hrát u jedné obrazovky.
page-chair-open = volné, na pozvánku
page-chair-bot = počítač: { $bot }
# $seats: a number or a range, a string
page-only-seats = počet hráčů: { $seats }
page-only-with = s rozšířením { $expansion }
page-expansions = Rozšíření
page-pick = { $count ->
    [one] { $option }: vyber právě jednu možnost.
    [few] { $option }: vyber právě { $count } možnosti.
   *[other] { $option }: vyber právě { $count } možností.
    }
page-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
    }
page-clock-total = { $minutes } min na celou partii
page-clock-turn = { $minutes } min na tah, { $reserve } min v záloze
# $days, $hours: numbers as strings
page-days-hours = { $days } d { $hours } h
page-hours = { $hours } h
page-at-zero = Když dojde čas
page-zero-warn = jen to oznámit
page-zero-bot = hraje dál počítač
page-confirm-about = Poslední krok tahu počká, než ho potvrdíš.
page-watchers = Diváci
page-listed = Zobrazit mezi otevřenými stoly
page-listed-about = Přisednout si může kdokoli i bez pozvánky.
page-hints = Rady
page-hints-about = Můžeš se zeptat, co by zahrál počítač.
page-wrong-input = Něco ve formuláři nesedí, nic se nezměnilo.
page-game-gone = Hra, která se u tohoto stolu hraje, tu teď není k dispozici.
page-wrong-name = Jméno má 1 až 40 viditelných znaků.
page-wrong-address = Na tuhle adresu nejde nic poslat.
page-too-many-addresses = Adres už je dost, nejdřív některou smaž.
page-not-watched = Tenhle stůl je jen pro ty, kdo u něj sedí.
page-sandbox = zkušební partie
page-free-seats = { $count ->
    [one] Jedno místo je volné. Pošli někomu odkaz, nebo ho předej počítači.
    [few] { $count } místa jsou volná. Pošli přátelům odkaz, nebo je předej počítači.
   *[other] { $count } míst je volných. Pošli přátelům odkaz, nebo je předej počítači.
    }
page-make-invite = Vytvořit odkaz s pozvánkou
page-invite-link = Odkaz s pozvánkou
page-shown-once = Zkopíruj si ho hned, ukáže se jen jednou.
page-host-begins = Partii začne hostitel, až budou všichni sedět.
page-host-deeds = Pro hostitele
page-show-out = Uvolnit místo
page-bot-plays = hraje počítač: { $bot }
page-bot-gets-up = Odvolat počítač
page-held = Zahrát tohle?
page-not-possible = Co teď nejde a proč
page-hint-is = Počítač by zahrál: { $move }
page-fork = Zkusit to nanečisto
page-record = Stáhnout záznam
page-more = Ukázat zbytek
page-nothing-yet = Zatím se nic nestalo.
page-send = Poslat
# a curtain between two players at one screen
page-curtain = Teď hraje: { $player }
page-curtain-about = Předej obrazovku. Tajné věci jsou zakryté.
page-curtain-raise = Hraju: { $player }. Ukázat stůl
page-sit-as = Sedneš si jako: { $player }
page-name-enough = Stačí jméno, účet není třeba.
page-to-table = Ke stolu
page-me-ask = S tímto odkazem tu pokračuješ stejně jako na svém druhém zařízení. Funguje jen jednou.
page-me-do = Pokračovat tady
page-me-replaces = Na tomto zařízení tím skončí: { $player }. Chceš-li se k tomuto jménu vrátit, vytvoř si pro ně nejdřív osobní odkaz.
page-notices-about = U pomalých partií ti dáme vědět, když jsi na tahu, ale ne, když u stolu právě sedíš.
page-email = E-mailová adresa
page-webhook = Adresa, která přijímá JSON (webhook)
page-mail-sent = Poslali jsme tam e-mail. Upozornění začnou, až otevřeš odkaz v něm a potvrdíš je.
page-unconfirmed = zatím nepotvrzeno
page-add = Přidat
page-personal-about = Přenese tebe i tvé stoly na jiné zařízení. Funguje jednou, do hodiny.
page-make-link = Vytvořit osobní odkaz
page-stopped = Tahle upozornění skončila.
page-forget = Zapomenout na mě
page-forget-about = Jméno, odkazy, zprávy i upozornění se navždy smažou. Dohrané partie zůstanou, beze jména.
page-forget-sure = Ano, navždy
page-tick-first = Nejdřív zaškrtni políčko, nic se nezměnilo.
page-forgotten-now = Už o tobě nic nevíme.
page-find = Hledat v pravidlech
page-find-do = Najít
page-found = { $count ->
    [one] { $count } odstavec.
    [few] { $count } odstavce.
   *[other] { $count } odstavců.
    }
page-all-rules = Celá pravidla
page-contents = Obsah
page-about-regnum = Regnum je stůl pro středověké strategické hry s úplnými a vysvětlenými pravidly: pro jednoho, u jedné obrazovky, naživo s přáteli, nebo na dálku tah po tahu.
page-about-privacy = Nejsou tu účty ani reklama a nikoho nesledujeme. Jedna cookie tě znovu pozná; v nastavení se můžeš nechat zapomenout.
page-about-plain = Tohle je textová verze: všechno jako text, i pro čtečky obrazovky a staré počítače.
page-about-credits = Písmo Alegreya: Juan Pablo del Peral, licence Open Font License.
page-font-licence = Licence písma
page-bot-for-you = Teď za tebe hraje počítač: { $bot }.
page-time-up = Tvůj čas vypršel.
page-empty-turn = Na tahu: { $player }, ale nikdo tam nesedí.
page-empty-host = Pozvi někoho, nebo místo předej počítači.
page-empty-others = Hostitel může někoho pozvat, nebo místo předat počítači.
page-leave-ask = Tvé místo se uvolní a partie počká.
page-show-out-ask = Kdo tu sedí, přijde o místo a vrátí se jen s novou pozvánkou. Má-li místo skryté informace, nikdo jiný si sem nesedne, hrát tu ale může bot.
page-close-ask = Partie skončí pro všechny a nepůjde v ní pokračovat.
page-lost = Není spojení. Pokračovat půjde, jakmile se obnoví.
page-not-sent = Nepodařilo se to odeslat. Zkus to za chvíli znovu.
page-wrong-host = Pod tímhle jménem server není známý. Otevři adresu, se kterou byl spuštěn.
page-old-form = Tenhle formulář už neplatí, nic se nezměnilo. Otevři stránku znovu a zkus to ještě jednou.
page-source = Zpět k původnímu stolu
page-friends-see = Tohle jméno uvidí přátelé.
# $rank: a place at the end
page-rank = { $rank }.

## The browser: lobby

web-lobby-guide = První hra s průvodcem
web-lobby-friends = S přáteli přes odkaz
# $least, $most: numbers of minutes
web-lobby-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
    }
web-lobby-join-link = Přisednout přes odkaz
web-lobby-ways = Jak budeme hrát?
web-lobby-alone-about = Automatický soupeř hry se řídí vlastními pravidly.
web-lobby-bots-about = Ostatní místa obsadí počítač.
# beside a level of bots; $seconds: how long it may think about a move at most
web-lobby-level-time = na tah nejvýš { $seconds } s
web-lobby-level-at-once = odpovídá hned
web-lobby-screen-about = Předáváte si jedno zařízení, tajné věci zůstanou zakryté.
web-lobby-link-about = Dostaneš odkaz a pošleš ho přátelům.
# $side: what a seat is called
web-lobby-chair = { $side }: kdo tu sedí
web-lobby-options = Možnosti hry
web-lobby-picked = Vybráno: { $count } / { $most }
web-lobby-server-says = Server odpověděl:
web-lobby-opened = Stůl je otevřený
web-lobby-send-link = Pošli tenhle odkaz těm, kdo mají hrát. Platí dva týdny.
web-lobby-invited = Máš pozvánku ke stolu
web-lobby-sitting = U stolu: { $names } ({ $count } / { $seats })
# the lobby: the first visit
web-lobby-welcome = Vítej u stolu
web-lobby-welcome-lead = Průvodce sedí vedle tebe a každý tah nechá na tobě. Bez účtu, bez e-mailu.
web-lobby-start-here = Začni tady: naučíš se ji nejrychleji.
# $count: lessons, $minutes: about how long they take
web-lobby-lessons = { $count ->
    [one] { $count } krok, asi { $minutes } min
    [few] { $count } kroky, asi { $minutes } min
   *[other] { $count } kroků, asi { $minutes } min
    }
web-lobby-learn = Naučit se hrou
web-lobby-known = Znám ji: hrát hned
web-lobby-got-link = Přišel ti odkaz?
web-lobby-got-link-about = Vlož ho, napiš jméno a sedíš.
web-lobby-paste = Vložit odkaz
web-lobby-one-screen = Víc hráčů u jedné obrazovky
web-lobby-set = Připravit stůl
web-lobby-look-on = Dívat se přes rameno
# $playing, $free: numbers of tables
web-lobby-look-on-about = Rozehrané stoly: { $playing }. S volným místem: { $free }.
web-lobby-show-tables = Ukázat stoly
web-lobby-promise-why = Odmítnutý tah řekne proč a kde to stojí v pravidlech
web-lobby-promise-undo = Tah se dá vzít zpět, dokud se nic neodhalí
# a game on its card
web-lobby-games = Hry
web-lobby-played = { $count ->
    [0] ještě nehráno
   *[other] hráno { $count }×
    }
web-lobby-with-guide = s průvodcem
web-lobby-play-guided = Hrát s průvodcem
# $game: a title
web-lobby-more-ways = { $game }: všechny způsoby hry
web-lobby-have-link = Mám odkaz
# what waits for me
web-lobby-play = Hrát
# $time: such as 5 h or 2 d 7 h
web-lobby-left = zbývá { $time }
# $ago: such as 4 minutes ago
web-lobby-last-move = poslední tah { $ago }
web-lobby-rematch = odveta: souhlasí { $wants } / { $count }
web-lobby-none-waits = Žádný stůl na tebe nečeká.
# $row: a game; $state: whose turn it is
web-lobby-none-waits-until = Žádný stůl na tebe nečeká. { $row }: { $state }
web-lobby-others-wait = { $count ->
    [one] Další { $count } tvůj stůl
    [few] Další { $count } tvé stoly
   *[other] Dalších { $count } tvých stolů
    }
web-lobby-more-wait = { $count ->
    [one] Čeká { $count } další
    [few] Čekají { $count } další
   *[other] Čeká { $count } dalších
    }
# the way to all tables with free seats
web-lobby-all = Všechny ({ $count }) ›
# $count: moves of others since I looked
web-lobby-news = { $count ->
    [one] Od tvé návštěvy { $count } tah.
    [few] Od tvé návštěvy { $count } tahy.
   *[other] Od tvé návštěvy { $count } tahů.
    }
# $bot: a level of bots, nominative; $count: the moves it made at my seat
web-lobby-news-lent = { $count ->
    [one] Za tebe padl { $count } tah ({ $bot }).
    [few] Za tebe padly { $count } tahy ({ $bot }).
   *[other] Za tebe padlo { $count } tahů ({ $bot }).
    }
web-lobby-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
    }
web-lobby-winner = vítěz
# the tables that everyone may see
web-lobby-public = Stoly pro všechny
web-lobby-tab-free = Volná místa
web-lobby-tab-playing = Hrají se
web-lobby-tab-finished = Dohrané dnes
web-lobby-find = hráč, hra, odkaz…
web-lobby-filters = Filtr
web-lobby-drop = Zrušit filtr
web-lobby-sit = kde si můžu sednout
web-lobby-pace-days = po dnech
web-lobby-rules-usual = běžná pravidla
web-lobby-rules-expansions = s rozšířeními
web-lobby-with-hints = s radami
web-lobby-rules-people = bez počítače
# $option: the name of an option; $choice: what was chosen
web-lobby-option = { $option }: { $choice }
# $minutes: a number, or two with a plus
web-lobby-minutes = { $minutes } min
web-lobby-next = { $count ->
    [one] Ukázat { $count } další stůl
    [few] Ukázat { $count } další stoly
   *[other] Ukázat { $count } dalších stolů
    }
web-lobby-nothing-fits = Tomuto filtru neodpovídá žádný stůl
# $filter: what is left out of the filter; $count: how many tables there would be
web-lobby-without = Bez „{ $filter }“: { $count }
web-lobby-all-filters = Zrušit všechny filtry
web-lobby-empty-free = Žádný stůl teď nemá volné místo pro všechny
web-lobby-empty-playing = Žádná partie se teď nehraje přede všemi
web-lobby-empty-finished = Dnes zatím žádná partie neskončila
web-lobby-empty-about = Připrav stůl a zobraz ho mezi otevřenými: objeví se tady.
# $time: a time of day
web-lobby-as-of = Stoly se nepodařilo načíst. Takhle to vypadalo v čase { $time }.

## The browser: pages

# short, in the navigation
web-page-about = O aplikaci
web-page-theme = { $dark ->
    [yes] Přepnout na světlý vzhled
   *[no] Přepnout na tmavý vzhled
    }
web-page-home = Ke stolům
web-page-missing-about = Adresa je možná napsaná špatně, nebo to, co tu bylo, už není.
web-page-name-language = Jméno a jazyk
web-page-nobody = Zatím o tobě nic nevíme. Host z tebe bude, až si zvolíš jméno nebo si sedneš ke stolu.
web-page-look = Vzhled, pohyb, zvuk
web-page-kept-here = Ukládá se jen na tomto zařízení.
web-page-motion-full = figurky se posouvají plynule
web-page-motion-less = méně pohybu
web-page-pace = Kroky automatického soupeře
web-page-pace-none = všechny najednou
# how long each step stays
web-page-pace-seconds = po { $seconds } s
web-page-sound-about = Tichý tón, když se něco položí a když jsi na tahu.
# offered once at a table, with two buttons
web-sound-offer = Tichý tón, když jsi na tahu?
web-sound-on = Zapnout
web-sound-off = Nechat vypnutý
web-page-try = Vyzkoušet
web-page-ask = Ptát se před tahem
web-page-ask-about = Každý tah čeká na druhé kliknutí.
web-page-push = V tomto prohlížeči
web-page-push-about = Upozornění přijde, i když je stránka zavřená.
web-page-push-on = Povolit upozornění
web-page-push-is = Upozornění chodí do tohoto prohlížeče.
web-page-push-denied = Tento prohlížeč naše upozornění odmítá. Povolit je můžeš v jeho nastavení.
web-page-push-cannot = Tento prohlížeč tu upozornění přijímat neumí. V telefonu si Regnum nejdřív přidej na plochu.
web-page-test = Poslat zkoušku
web-page-tested = { $state ->
    [delivered] Odesláno.
    [gone] Adresa už zprávy nepřijímá, a tak je smazaná.
   *[failed] Doručit se to nepodařilo.
    }
web-page-one-table = jen pro jeden stůl
web-page-devices = Zařízení a klíče
web-page-this-device = toto zařízení
web-page-session-cookie = prohlížeč
web-page-session-link = nevyužitý osobní odkaz
web-page-session-key = klíč programu
web-page-since = od { $date }
web-page-end = Ukončit
web-page-ended = Ukončeno.
web-page-my-data = Moje data
web-page-data-about = Všechno, co o tobě server uchovává, v jednom souboru.
web-page-regnum = Co je Regnum
web-page-about-plain = Všechno je tu i jako prostý text bez skriptů, pro čtečky obrazovky a staré počítače.
web-page-to-plain = Na textovou verzi
web-page-plain = Textová verze
web-page-unofficial = Regnum je neoficiální: žádný vydavatel ani autor ho nevytvořil, nezkontroloval ani neschválil. Názvy her patří jejich vydavatelům. Pokud se ti hra líbí, kup si ji: krabice je krásnější než každá obrazovka.
web-page-drawings = Herní plány, karty a figurky jsme nakreslili sami.
web-page-icons = Ikony: Lorc, Delapouite a další přispěvatelé, game-icons.net, CC BY 3.0 (změněno: barva, orámování).
web-page-fonts = Písma: Alegreya, Alegreya SC a Alegreya Sans, autor Juan Pablo del Peral, Huerta Tipográfica, SIL Open Font License 1.1.
web-page-libraries = Regnum stojí na svobodném softwaru, mimo jiné:
web-page-version = Verze { $version }

## The browser: kit

# said of a thing on the table that is one of the possible answers
web-kit-lit = lze vybrat
# above the moves a click on a thing leads to
web-kit-leads = Co s tím můžeš udělat
# above names of small things that lie close together
web-kit-which = Co myslíš?
# a button: back from a board that is seen larger
web-kit-whole = Zobrazit celý plán
# the keys + - 0
web-kit-zoom = zvětšit, zmenšit, zobrazit celý plán
# a button and a key: the land is seen from the opposite side
web-kit-turn = Otočit stůl
# a link; $number: a paragraph
web-kit-rules = Pravidla { $number }

## The browser: table

web-table-to-lobby = Zpět ke stolům
web-table-tools = Nástroje stolu
web-table-menu = Nastavení a stůl
# name of the chat button for screen readers
web-table-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
    }
# 4401: the session has ended; no gender
web-table-logged-out = Na tomto zařízení tě už neznáme.
web-table-old-page = Tato stránka je starší než server. Načti ji znovu.
web-table-sent-again = Tvé tahy se neztratí, pošlou se znovu.
web-table-all-sit = Všichni sedí. Můžeš začít.
web-table-sure = Ano, opravdu
web-table-all-options = Všechny možnosti
web-table-options = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
    }
# a move that has not been answered for a while
web-table-sending = Odesílá se…
web-table-step-less = ubrat
web-table-step-more = přidat
web-table-step-number = Počet od { $least } do { $most }
web-table-step-most = Nejvýš: { $number }
# the same where there is little room
web-table-step-most-short = max. { $number }
# the tray is folded away
web-table-show-choices = Ukázat výběr
web-table-why-title = Co můžu udělat a proč?
web-table-why-short = Co můžu?
# further moves that are refused for the same reason
web-table-more = { $count ->
    [one] a ještě { $count } další
    [few] a ještě { $count } další
   *[other] a ještě { $count } dalších
    }
web-table-picked = Co s tím uděláš?
# $verbs: what can be done with it, joined by list-or
web-table-picked-verbs = Chceš { $verbs }?
web-table-held = Zahraješ to?
web-table-earlier = Dřívější tahy
web-table-turnmark = Tah { $number } · { $player }
web-table-turn-of = Poslední tah: { $player }
# at a player's chip: what the last turn did lies on a mat that is not shown
web-table-turn-beyond = část posledního tahu je mimo obrazovku
# read aloud after one's own move: a good or points, how many there are now and how many have come
web-table-gain = { $name }: { $value }, přibylo { $gain }
web-table-replay-turn = Přehrát
# button of the dock: the last turn of the others is shown once more
web-table-again-turn = Poslední tah znovu
web-table-key-replay = Přehrát poslední tah ostatních
# link beside the rules at the table: the rules on a page of their own
web-table-rules-page = Otevřít stránku
web-table-chat-empty = Zatím nikdo nic nenapsal.
web-table-chat-seat = Psát může ten, kdo má jméno: posaď se, nebo si ho zvol v nastavení.
web-table-score-note = Jak by se počítalo teď. Co je ještě tajné, chybí.
web-table-hint-note = Tvá šance na výhru a body na konci, podle toho, co můžeš vědět. Počítač se může mýlit.
# $percent: a whole number
web-table-chance = { $percent } %
web-table-hint-points = { $points ->
    [one] na konci asi { $points } bod
    [few] na konci asi { $points } body
   *[other] na konci asi { $points } bodů
    }
# in how many ways an action that is advised can be carried out
web-table-hint-variants = { $count ->
    [one] { $count } varianta
    [few] { $count } varianty
   *[other] { $count } variant
    }
# for the ear: $move: a label, $percent: a whole number, $points: the sentence above
web-table-hint-row = { $move }: šance na výhru { $percent } %, { $points }
web-table-hint-lit = Ukázáno na herním plánu: { $move }. Nic se zatím nehraje.
# title over the steps of an automatic opponent
web-table-what-why = Co dělá a proč
# rubric; $player: nominative
web-table-plays = { $player } hraje
web-table-step-of = krok { $step } / { $steps }
web-table-next-step = Další krok
web-table-all-at-once = Všechno najednou
web-table-pace = Tempo automatického soupeře
web-table-seconds = { $seconds } s na krok
web-table-pace-hand = po stisknutí
# seconds that each step stays, on a small button
web-table-pace-brief = { $seconds } s
web-table-always-at-once = Vždy všechno najednou
web-table-skip-turn = Přeskočit na konec tahu
web-table-your-mat = Moje deska
# which of the turns of an automatic opponent that follow one another
web-table-nth-turn = tah { $turn } / { $turns }
web-table-ask = Ptát se před každým tahem
web-table-save-record = Uložit záznam
# tab at the end of a match
web-table-points = body
# tab at the end of a match
web-table-course = průběh
web-table-course-title = Body v průběhu partie
web-table-gold-best = zlatě: nejlepší v řádku
web-table-as-table = Jako tabulka
web-table-by-points = { $points ->
    [one] o { $points } bod
    [few] o { $points } body
   *[other] o { $points } bodů
    }
web-table-tiebreak = stejně bodů, rozhodlo pravidlo o shodě
web-table-minutes = { $minutes } min
web-table-key-tab = další místo
web-table-key-arrows = další věc
web-table-key-enter = vybrat, nebo potvrdit, co čeká
web-table-key-figures = vybrat v seznamu
web-table-key-rules = pravidla, po odmítnutí rovnou ten odstavec
web-table-key-escape = zpět, nebo zavřít

## The browser: rules

web-rules-lead = Celá pravidla našimi slovy, v číslovaných odstavcích. Každé odmítnutí u stolu říká, o který odstavec jde.
web-rules-numbers = Číslo se nikdy nemění. Najdeš ho v nápovědě, v odmítnutích i v zápisu.
web-rules-own-words = naše slova, stálá čísla
web-rules-print = Vytisknout pravidla
# $count: places in the text where the words stand
web-rules-found = { $count ->
    [0] Nic nenalezeno
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
    }
# after a number
web-rules-hits = { $count ->
    [one] nalezené místo
    [few] nalezená místa
   *[other] nalezených míst
    }
web-rules-hit = Místo { tty-value-of }
web-rules-previous = Předchozí místo
web-rules-next = Další místo
web-rules-from = Přicházíš sem od stolu.
web-rules-back = Zpět ke stolu
# all cards, tiles and pieces of the game
web-rules-cards = V krabici
web-rules-some-of = { tty-value-of }
web-rules-find-card = Hledat podle jména nebo efektu
web-rules-groups = Jen tyto
web-rules-no-card = Nic v krabici tomu neodpovídá.

## Stránka člověka

web-person-page = Hráč
web-person-own = Tvé výsledky
web-person-since = hraje tu od: { $month }
web-person-program = program
web-person-matches = { $count ->
    [one] partie
    [few] partie
   *[other] partií
}
web-person-wins = výher
web-person-longest = nejvíc výher v řadě
web-person-streak = { $count ->
    [few] teď { $count } výhry v řadě
   *[other] teď { $count } výher v řadě
}
web-person-none-own = Zatím nemáš žádnou dohranou partii. Dobrý začátek je hra s průvodcem.
web-person-none = Zatím žádná dohraná partie.
web-person-missing = Na této adrese nikdo není, nebo ti svou stránku neukazuje.
web-person-key = Účet nemáš a nepotřebuješ
web-person-key-about = Kdo jsi, ví jen toto zařízení. V nastavení si to můžeš odkazem přenést na jiné zařízení, stáhnout, co je o tobě uloženo, nebo to nechat smazat.
web-person-visible = Kdo vidí tuto stránku
web-person-visible-me = jen ty
web-person-visible-session = všichni, kdo tu hrají
web-person-visible-public = všichni
web-person-rating = hodnocení, { $game }
# $place: pořadí mezi ostatními, například 4
web-person-place = { $place }.
web-person-placed = z hodnocených tady
web-person-best = nejvíc bodů
web-person-band = Pás ukazuje, jak jisté hodnocení je: v 95 případech ze 100 leží uvnitř.
web-person-needed = { $count ->
    [one] Ještě jedna hodnocená partie a budeš mít hodnocení.
    [few] Ještě { $count } hodnocené partie a bude z nich hodnocení.
   *[other] Ještě { $count } hodnocených partií a bude z nich hodnocení.
}
web-person-curve = Hodnocení, { $game }: { $elo }, plus minus { $spread }, počet hodnocených partií: { $matches }
web-person-results = Výsledky podle hry a počtu hráčů
web-person-results-note = výhry / partie
web-person-alone = sólo
web-person-players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-person-unplayed = ještě nehráno
web-person-bots = Proti počítači
web-person-bots-note = čára: 95% interval
# $level: úroveň bota, například Panoš
web-person-level = { $level }
web-person-official = automatičtí soupeři
web-person-of = { $won } / { $met }
web-person-bot-told = { $name }: výhry { $percent } %, počet setkání { $met }; 95% interval: { $low }–{ $high } %
web-person-points = Odkud jsou body
web-person-points-note = { $game }, body na partii
web-person-line-told = { $name }: { $mean } bodu na partii, všichni zdejší { $everyone }
web-person-mean = průměr všech zdejších lidí
web-person-latest = Poslední partie
web-person-hidden = někdo
web-person-unrated = { $why ->
    [guide] nehodnoceno: hra s průvodcem
    [figures] nehodnoceno: s údaji jiné krabice
    [fork] nehodnoceno: navazovalo na záznam
    [hint] nehodnoceno: padla rada
    [screen] nehodnoceno: jeden člověk na více místech
    [changed] nehodnoceno: u místa se hráč vystřídal
   *[alone] nehodnoceno: nehrál nikdo se známou silou
}

## The browser: replay

web-replay-lead = Přehraj si dohranou partii tah po tahu, podívej se, jak přibývaly body, a vyzkoušej, co by se stalo jinak.
web-replay-bring = Otevřít záznam
web-replay-paste = Vlož text záznamu nebo sem přetáhni soubor
web-replay-watch = Přehrát
web-replay-file = Vybrat soubor
web-replay-secrets = V záznamu je všechno, i skryté karty. Posílej ho dál, až když je po partii.
web-replay-mine = Moje dohrané partie
web-replay-none = Zatím tu není žádná dohraná partie. Až nějakou dohraješ, najdeš ji tady.
# the text was sent and is no record, or far too large
web-replay-too-long = Na záznam je toho moc.
# $why: a whole sentence
web-replay-wrong-line = Řádek { $line }: { $why }
web-replay-moves = Tahy
web-replay-moves-count = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
    }
web-replay-opening = Hra je připravená
web-replay-only = Jen jeden hráč
web-replay-where = Místo v partii
web-replay-at = Tah { tty-value-of }
web-replay-whole = Všechno
web-replay-tab-board = Stůl
web-replay-winner = vítěz
web-replay-viewpoint = Čí pohled
web-replay-viewpoint-mover = kdo je na tahu
web-replay-viewpoint-bystander = divák
web-replay-brought = vložený záznam
web-replay-other = Jiné záznamy
web-replay-copy = Kopírovat
web-replay-judged = Rozbor tahu { $at }
web-replay-judge = Co by zahrál bot?
web-replay-judge-about = Bot odsud přemýšlí dopředu a ví přitom jen to, co mohl vědět hráč na tomto místě.
web-replay-judge-always = Ukazovat pořád
web-replay-nothing-to-judge = Je po partii, není co rozhodovat. Vrať se o krok a uvidíš rozhodnutí.
web-replay-chance-about = { $count ->
    [one] Šance na výhru a body na konci podle { $count } partie odehrané nanečisto.
   *[other] Šance na výhru a body na konci podle { $count } partií odehraných nanečisto.
    }
web-replay-played-best = zahráno, nic nebylo lepší
web-replay-played-missed = { $percent ->
    [one] zahráno, o { $percent } procentní bod méně
    [few] zahráno, o { $percent } procentní body méně
   *[other] zahráno, o { $percent } procentních bodů méně
    }
web-replay-review = Rozebrat celou partii
web-replay-review-about = Počítač zváží každé rozhodnutí podle toho, co hráč mohl vědět, a označí tahy, které stály šanci na výhru nebo body. Trvá to pár sekund.
web-replay-reviewing = rozebráno tahů: { $value } / { $most }
web-replay-reviewed = Rozbor je hotový: { $count ->
    [0] žádné slabé tahy.
    [one] { $count } slabý tah.
    [few] { $count } slabé tahy.
   *[other] { $count } slabých tahů.
    }
# $points: counted points, expected at the end, summed over the weak moves
web-replay-lost = { $player } – slabé tahy: { $weak }; ztráta: { $points }
web-replay-to-marks = Klávesy Page Down a Page Up vedou od značky ke značce.
web-replay-graph = Co graf ukazuje
web-replay-graph-points = Body
web-replay-marks = ?! nepřesný · ? chyba · ?? hrubá chyba · ! výborný
web-replay-mark-inaccurate = nepřesný tah
web-replay-mark-mistake = chyba
web-replay-mark-blunder = hrubá chyba
web-replay-mark-excellent = výborný tah
# $move: a label
web-replay-better = lepší: { $move }
web-replay-only-weak = Jen slabé tahy
# whose chance the numbers are; $player: nominative
web-replay-turns-of = šance na výhru: { $player }
# $from and $to: whole numbers
web-replay-from-to = { $from } → { $to } %
web-replay-no-turns = Žádný tah sám partii nerozhodl.
web-replay-chances-now = Šance na výhru: { $chances }
web-replay-branch = Pokračovat odsud jinak
web-replay-branch-about = Otevře stůl s touto pozicí, který vidíš jen ty. Hraj, jak chceš; záznam zůstane, jak je.

## The browser: guide

web-guide-title = První hra
web-guide-step = { $n } / { $total }
web-guide-next = Dál
web-guide-alone = Hrát dál bez průvodce
web-guide-why = Proč zrovna tady?
web-guide-lessons = Lekce
web-guide-minutes = { $count } min
web-guide-fold = Sbalit průvodce
web-guide-unfold = Ukázat průvodce
web-guide-wait = Chvilku počkej, ještě nejsi na tahu. Průvodce pak sám naváže.
web-guide-later = Nejdřív odpověz na otázku dole, průvodce pak pokračuje.
web-guide-strayed = I to se smí. Průvodce pokračuje a vynechá, co už nesedí.
web-guide-take-back = Vzít zpět a držet se průvodce
web-guide-loosely = U stolu to dopadlo jinak než v průvodci, poslouží kterýkoli tah tohoto druhu.
web-guide-on = Hrát dál
web-guide-opening = Chystáme stůl pro tvou první hru…
web-guide-look = Přečti si to, podívej se na osvětlené místo a pokračuj.
web-guide-again = Začít s průvodcem znovu
web-guide-again-sure = Opravdu znovu? Tahle partie se odloží.
web-guide-there = Ukázat

## Coming back to a table, absent people

web-away-title = Za tvé nepřítomnosti
web-away-for = { $time } · { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
}
web-away-done = Co se stalo
web-away-means = Co to znamená pro tebe
web-away-loan-host = { $time }: { $player } předává tvé místo počítači ({ $bot }).
web-away-loan-clock = { $time }: tvůj čas vypršel, tvé místo přebírá počítač ({ $bot }).
web-away-ran-out = Tvůj čas předtím vypršel.
web-away-loan-moves = { $count ->
    [0] Počítač za tebe zatím neodehrál nic.
    [one] Počítač za tebe odehrál { $count } tah.
    [few] Počítač za tebe odehrál { $count } tahy.
   *[other] Počítač za tebe odehrál { $count } tahů.
}
web-away-loan-back = Místo je zase tvé.
web-away-loan-soon = Místo bude zase tvé, jakmile počítač dokončí své rozhodnutí.
web-away-loan-did = Odehráno za tebe
web-away-chat = V rozhovoru, nových zpráv: { $count }
web-away-replay = { $count ->
    [one] Přehrát { $count } tah
    [few] Přehrát { $count } tahy
   *[other] Přehrát { $count } tahů
}
web-away-reply = Odpovědět
web-away-play = Hrát
web-away-here = Odtud hraješ zase ty
web-chat-line = { $player } v rozhovoru: { $text }
web-absent-bot = Nechat hrát počítač ({ $bot })
web-absent-wait = Počkat
web-absent-end = Ukončit partii
web-absent-end-sure = Ukončit ji všem?
web-absent-out = { $player }: čas vypršel. U tohoto stolu se to jen oznámí.
web-absent-mine-out = Tvůj čas vypršel. U tohoto stolu se to jen oznámí, hraj dál.
web-absent-host = Nechat hrát počítač může jen hostitel.
web-lend-ask = { $player }: do návratu hraje počítač ({ $bot }). Hned o tom přijde zpráva a později bude vidět, co se odehrálo.

## regnum bots: kdo tu je a čím se řídí

bots-head-level = úroveň
bots-head-name = jméno
bots-head-iterations = opakování
bots-head-seconds = nejvýš sekund
bots-advice = Jakou hodnotu v bodech má každá věc na konci hry
bots-head-feature = věc
bots-head-table-early = více hráčů, brzy
bots-head-table-late = pozdě
bots-head-alone-early = sólo, brzy
bots-head-alone-late = pozdě
bots-head-rival-early = automatický soupeř, brzy
bots-head-rival-late = pozdě

# A side of the table by the name of whoever plays it, on labels.
side-name = { $player }
# two people of one name at a table; $name: theirs, $colour: of the seat
side-name-and-colour = { $name } ({ $colour })

# Seats by colour; a game may say it in its own way.
seat-blue = modrá
seat-green = zelená
seat-purple = fialová
seat-red = červená
seat-yellow = žlutá
seat-white = bílá
seat-black = černá

# What bots are called; a game may give the levels names of its own. n2 to n5: further ones of the same level.
bot-page = Vavřinec
    .n2 = Vavřinec II
    .n3 = Vavřinec III
    .n4 = Vavřinec IV
    .n5 = Vavřinec V
bot-squire = Havel
    .n2 = Havel II
    .n3 = Havel III
    .n4 = Havel IV
    .n5 = Havel V
bot-knight = Jiljí
    .n2 = Jiljí II
    .n3 = Jiljí III
    .n4 = Jiljí IV
    .n5 = Jiljí V
bot-castellan = Matylda
    .n2 = Matylda II
    .n3 = Matylda III
    .n4 = Matylda IV
    .n5 = Matylda V
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
bot-untaught = Nováček
    .n2 = Nováček II
    .n3 = Nováček III
    .n4 = Nováček IV
    .n5 = Nováček V
bot-greedy = Lakomec
    .n2 = Lakomec II
    .n3 = Lakomec III
    .n4 = Lakomec IV
    .n5 = Lakomec V
bot-search = Hledač
    .n2 = Hledač II
    .n3 = Hledač III
    .n4 = Hledač IV
    .n5 = Hledač V
bot-guide = Průvodce
    .n2 = Průvodce II
    .n3 = Průvodce III
    .n4 = Průvodce IV
    .n5 = Průvodce V

## The score sheet of a finished match: what is counted, how a number came about

sheet-times = { $count } ×
# a number of things, and what each scores
sheet-each = { $count } × { $points }
# $level: where a marker stands on a track
sheet-at = na { $level }
# what is left over
sheet-left = zbylo: { $count }
# numbers with plus signs between them
sheet-summed = { $sum }
sheet-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
    }
# points that a building scores anyway, things it counts, points for each
sheet-reckoned = { $base ->
    [0] { $count } × { $each } = { $points }
   *[other] { $each ->
        [1] { $base } + { $count } = { $points }
       *[other] { $base } + { $count } × { $each } = { $points }
    }
    }
sheet-shares = Odkud body přišly
sheet-points = body

## A rematch: asked for, agreed to

ui-rematch-ask = Nabídnout odvetu
ui-rematch-agree = Hrát znovu
ui-rematch-decline = Teď ne
# the others do not want to: bots take their seats
ui-rematch-without = Hrát bez nich
ui-rematch-open = Přejít k odvetě
rematch-asked = { $player } nabízí odvetu.
rematch-you-asked = Nabízíš odvetu.
rematch-begins = Začne, až budou všichni souhlasit; do té doby čas neběží.
rematch-wants = chce hrát
rematch-unanswered = ještě bez odpovědi
rematch-away = není tu
rematch-declined = teď ne
# $time: a time of day
rematch-until = platí do { $time }
rematch-not-now = Teď ne: { $players }.
rematch-agreed = Všichni souhlasí. Nová partie se otevře za { $seconds } s.
rematch-begun = Odveta už začala.

## The end of a match: what broke a tie

end-tie-settled = O shodě rozhodlo
end-tie-unneeded = Pravidlo o shodě nebylo potřeba; porovnalo by

## The end of a match in the browser

web-end-tap = klepnutím na řádek uvidíš, z čeho se skládá
web-end-hours = { $hours } h { $minutes } min
web-end-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dnů
    }
web-end-equal = stejně
web-end-show = Ukázat
web-end-decisive = Nejvíc rozhodlo
web-end-replay = Přehrát
web-end-rating = hodnocení { $elo } ± { $spread }
# on the axis of the chart
web-end-lap-round = kolo
web-end-lap-turn = tah
web-end-by-rounds = po kolech
web-end-by-turns = po tazích každého hráče
# $lap: a round; $number: of a move in the record
web-end-round-move = { $lap }. kolo, krok { $number }
web-end-turn-move = { $lap }. tah, krok { $number }
web-lobby-which-game = Kterou hru chceš hrát?

## The page that needs no server

web-alone-preparing = Prostíráme stůl
web-alone-first = Stahuje se jen jednou. Potom se Regnum otevře i bez připojení.
# megabytes, written as numbers
web-alone-progress = { $here } / { $all } MB
web-alone-runtime = Python pro prohlížeče
web-alone-runtime-about = na něm běží pravidla
web-alone-library = Jeho knihovna
web-alone-library-about = jen to, co je potřeba
web-alone-server = Pravidla, stoly a boti
web-alone-server-about = stejné jako na serveru
web-alone-starting = Spuštění
web-alone-starting-about = poprvé několik sekund
web-alone-size = { $size } MB
web-alone-read = Číst pravidla
web-alone-nothing-sent = Nic se neodesílá. Všechno zůstává v tomto zařízení.
web-alone-loading = Pravidla se načítají, zatím se můžeš rozhlédnout.
web-alone-download-failed = Stahování se přerušilo
web-alone-download-failed-about = Nic se neztratilo: bude se pokračovat odtud, jakmile bude připojení. Pravidla se dají číst už teď.
web-alone-taken = Regnum je otevřené na jiné kartě
web-alone-taken-about = Dvě karty by si přepisovaly partie, proto se hraje jen na jedné. Nic se neztratilo.
web-alone-take-over = Pokračovat tady
web-alone-broken = Regnum se nepodařilo spustit
web-alone-broken-about = Co máš odehráno, zůstává uložené. Prohlížeč ohlásil:
web-alone-not-kept = Toto okno nic neukládá: až ho zavřeš, jeho partie zmizí. Jestli si některou chceš nechat, ulož si záznam.
web-alone-full = V tomto zařízení už není místo: poslední změna se neuložila. Uvolni místo a zkus to znovu.
web-alone-update = Je tu nová verze, už je stažená. Tvé partie zůstanou.
web-alone-update-apply = Načíst hned
web-alone-works = V tomto zařízení
web-alone-works-solo = Sólo proti oficiálním soupeřům nebo proti botům všech úrovní
web-alone-works-screen = Dva až pět lidí u jedné obrazovky
web-alone-works-guide = Hry s průvodcem, pravidla, rady, vracení tahů, rozbor a přehrávání
web-alone-works-kept = Partie se ukládají v tomto prohlížeči a pokračují i bez připojení
web-alone-waits = Na co je potřeba server
web-alone-waits-friends = Stoly s přáteli na jiných zařízeních, chat, sledování, hodnocení
web-alone-waits-record = Partii tam přeneseš v její nabídce volbou „Vzít partii s sebou“, a stejně se může vrátit
web-alone-waits-bots = Silní boti potřebují v prohlížeči víc času, nebo vidí méně daleko dopředu
web-alone-left = ještě { $seconds } s
web-alone-meanwhile = Zatím
web-alone-meanwhile-about = Pravidla všech her už jsou tady.
web-alone-offline = Jsi bez připojení. Všechno na této stránce funguje: pravidla i boti jsou v tomto zařízení.
web-alone-storage = { $size } MB v tomto zařízení
web-alone-storage-about = verze { $version } · { $matches } · nic se neodesílá
web-alone-manage = Spravovat
# megabytes, written as numbers
web-alone-stopped = Stahování stojí: { $here } / { $all } MB
web-alone-update-later = Až po partii
web-alone-make-room = Které partie můžou pryč
web-alone-matches = Dohrané partie v tomto zařízení
web-alone-matches-about = Jejich místo poslouží novým. Co smažeš, už se nedá přehrát. Chceš-li si partii nechat, ulož si nejdřív její záznam.
web-alone-matches-none = Zatím se tu žádná partie nedohrála.
web-alone-delete = Smazat
web-alone-delete-sure = Opravdu smazat
web-alone-deleted = { $title }: smazáno
web-alone-not-deleted = Smazat se ji nepodařilo. Zkus to znovu.
# the plain page also works in old browsers
web-alone-old = Bez serveru běží Regnum jen v novějším prohlížeči: Chrome 98, Edge 98, Firefox 113, Safari 16.4 a novější.
web-alone-old-plain = Hrát na jednoduché stránce tohoto serveru
# buttons of a game; $opponent: the official one
web-alone-way-solo = Sólo: { $opponent }
web-alone-way-bots = Proti botům
web-alone-way-bot = Proti botovi
web-alone-way-screen = U jedné obrazovky
web-alone-way-guide = První hra s průvodcem
web-alone-home-title = Přenést tuto partii na server
web-alone-home-here = Teď v tomto zařízení
# $moves: count-move
web-alone-home-here-about = { $moves }. Semínko i skryté karty cestují zapečetěné, aby do nich nikdo nenahlédl.
web-alone-home-there = Tam na serveru
web-alone-home-there-about = Hrát dál z kteréhokoli zařízení a pozvat někoho na místo bota. Tam se nehodnotí.
web-alone-home-online = Až bude připojení
web-alone-home-code = Ukázat kód ke skenování
web-alone-home-code-about = Naskenuj ho druhým zařízením: partie se tam otevře.
web-alone-home-code-long = Tato partie je na kód příliš dlouhá. Použij odkaz nebo soubor.
web-alone-home-waits = Je to poznamenané: jakmile bude připojení, partie se tu nabídne.
web-alone-home-now = Připojení je tu: přenést teď
web-alone-home-never = Nechat tady
web-alone-home-address = Nejdřív zadej adresu serveru.
web-lobby-offline = Hrát offline
web-lobby-offline-about = Sólo, proti botům nebo u jedné obrazovky: celé v tomto prohlížeči, i bez připojení
web-lobby-offline-open = Otevřít
web-bring-title = Přinesená partie
web-bring-about = Pokračuje tady ze stejné pozice a se stejnými místy. Nehodnotí se a zůstane i tam, odkud přišla.
web-bring-over = Partie skončila, tady si ji můžeš tah po tahu přehrát.
web-bring-play = Hrát dál tady
web-bring-open = volné
web-bring-nothing = V tomto odkazu žádná partie není, nebo kus chybí. Zkopíruj ho znovu a celý.
web-bring-unknown = Tento server nezná pravidla, podle nichž se partie hrála. Partie zůstává tam, odkud přišla.
web-take-title = Vzít partii s sebou
web-take-about = Na server, nebo na stránku bez něj. Tahy i skryté karty cestují zapečetěné. Tam se nehodnotí a tady zůstane.
web-take-ends = Pokračuje jinde a tady skončí, jinak by šlo nahlédnout do skrytých karet. Tam se nehodnotí.
web-take-pack = Zabalit
web-take-address = Adresa serveru nebo stránky
web-take-open = Otevřít tam
web-take-save = Uložit jako soubor
web-take-file = Soubor se tam otevře v Záznamech.

## Jak se hra hraje: její vyváženost a statistiky tohoto serveru

web-plays = Jak se hraje
web-plays-title = Jak se hraje { $game }
web-plays-who = Kdo hrál
web-plays-bots = Boti
web-plays-people = Zdejší lidé
web-plays-report = Zpráva
web-plays-report-name = { $seats ->
    [1] sólo
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
web-plays-bots-about = Počet partií, které bot { $bot } hrál sám proti sobě: { $games }; seed { $seed }, edice { $edition }
web-plays-people-about = { $count ->
    [one] { $count } dohraná veřejná partie
    [few] { $count } dohrané veřejné partie
   *[other] { $count } dohraných veřejných partií
}
web-plays-none-bots = O této hře ještě není žádná zpráva. Napíše ji příkaz „regnum balance“.
web-plays-none-people = Veřejná partie této hry tu ještě nebyla dohrána. Soukromé a rozehrané partie se nikdy nepočítají.
web-plays-counting = { $count ->
    [one] Ještě jedna partie se počítá.
    [few] Ještě { $count } partie se počítají.
   *[other] Ještě { $count } partií se počítá.
}
web-plays-few = Při méně než { $enough } partiích jsou tu jen počty: podíly a hodnoty by byly náhoda.
web-plays-action = Co se dělalo
web-plays-scatter = { $action }: jak často a za kolik
web-plays-scatter-note = výběrem ukážeš čísla
web-plays-bars = { $action }: za kolik
web-plays-across = podíl z nabídek
web-plays-up = o kolik bodů náskoku
web-plays-corner-left = cenné, a často zbude
web-plays-corner-trap = bere se, a vynáší málo
web-plays-card = { $name }: nabídky { $offered }, využito { $taken } ({ $share } %), hodnota { $worth } bodu náskoku ± { $error }
web-plays-card-unoffered = { $name }: { $taken }×, hodnota { $worth } bodu náskoku ± { $error }
web-plays-seat-wins = Kdo vyhrává podle místa
web-plays-seat-told = { $name }: { $share } % výher; 95% interval: { $low }–{ $high } %; průměrně { $points } bodu
web-plays-seat-counted = { $name }: výhry { $won } / { $games }; průměrně { $points } bodu
web-plays-seat-count = { $won } / { $games }
web-plays-scores = Konečné body
web-plays-scores-note = průměr { $mean }, od { $least } do { $most }
web-plays-scores-half = polovina výsledků: { $from } až { $to }
web-plays-best = Nejlepší a nejhorší
web-plays-best-note = body náskoku
web-plays-decisions = rozhodnutí na partii, { $least } až { $most }
web-plays-margin = bodu mezi prvním a druhým
web-plays-widest = největší náskok výherce
web-plays-table = Všechna čísla v tabulce
web-plays-name = Název
web-plays-cost = Cena
web-plays-offered = Nabídky
web-plays-taken = Využito
web-plays-share = Podíl
web-plays-worth = Hodnota
web-plays-explained = Nabídky počítají hráče, kteří tu možnost aspoň jednou měli; co se stane, protože nic jiného nezbývá, se počítá také jako nabídka, a tak žádný podíl nepřesáhne 100 %. Hodnota je náskok před ostatními při jinak stejných okolnostech, ± její 95% interval. Ukazuje, co se v těchto partiích vyskytuje spolu, ne co je příčinou.
web-plays-seats-fair = Místa jsou rovná
    .about = { $name } vyhrává { $share } %: při počtu partií { $games } to vysvětlí pouhá náhoda.
web-plays-seats-ahead = Jedno místo má výhodu
    .about = { $name } vyhrává { $share } %: při počtu partií { $games } víc, než vysvětlí náhoda.
web-plays-seats-behind = Jedno místo má nevýhodu
    .about = { $name } vyhrává { $share } %: při počtu partií { $games } méně, než vysvětlí náhoda.
web-plays-alone = Proti automatickému soupeři
    .about = Výhry: { $share } %, počet partií: { $games }.
web-plays-margins-open = Partie zůstávají otevřené
    .about = Polovina končí rozdílem do { $half }, čtvrtina do { $quarter } bodů.
web-plays-margins-wide = Náskoky jsou velké
    .about = Polovina končí rozdílem do { $half }, čtvrtina do { $quarter } bodů; samotné výsledky se liší méně.
web-plays-trap = Bere se, a vynáší málo
    .about = { $cards }: podíl využitých nabídek { $share } %, hodnota { $worth } bodu náskoku.
web-plays-trap-none = Nic neklame
    .about = Nic z toho, co se často bere, není jasně horší než ostatní.
web-plays-left = Cenné, a často zbude
    .about = { $cards }: hodnota { $worth } bodu náskoku, podíl využitých nabídek jen { $share } %.
web-plays-left-none = Nic cenného nezbývá
    .about = Nic z toho, co často zbude, není jasně lepší než ostatní.
web-plays-cards-unsure = Zatím není jasno
    .about = Partií je příliš málo na to, aby se dalo říct, co kolik vynáší.
web-plays-range = { $least } až { $most }

## Údaje krabice: co je vytištěno, co bylo třeba doplnit

figures-title = Údaje krabice: { $game }
figures-counted = { $group }: celé podle tisku { $items } / { $all-items }, údaje podle tisku { $figures } / { $all-figures }
figures-all = Celkem
figures-whole = karta
figures-figure = { $figure } { $value }
figures-nothing = nic
figures-rulebook = pravidla ({ $at })
figures-public = veřejný zdroj ({ $at })
figures-reconstructed = doplněno: { $reason }
figure-reason-unseen = žádný text, který jsme mohli číst, to neukazuje
figures-enter-about = Vezmi si krabici. U každého údaje napiš, co je vytištěno: Enter, když je stejný jako náš, ?, když se nedá přečíst, < pro návrat, q pro konec. Co napíšeš, se ukládá do souboru { $file }.
figures-enter-ask = { $item }: { $figure } [{ $ours }]
figures-enter-choices = Napiš: { $choices }
figures-enter-left = Přečteno { $told } / { $count }.
figures-all-told = Z této krabice je přečteno všechno, co bylo třeba doplnit.
figures-differ = { $item }, { $figure }: { $first } proti { $second }
figures-ours = u nás { $value }
figures-unread = nepřečteno
figures-same = Oba soubory mají stejné údaje.
figures-as-ours = Každý přečtený údaj je stejný jako náš.
figures-fits = Údaje { $name } se do krabice hodí.
figures-fingerprint = Sada { $name }, otisk { $hash }
figures-option = Údaje krabice
figures-bots = Hraje se s údaji { $name }; boti se učili s našimi a využijí, co z toho znají.
figures-sheet = Údaje krabice k vyplnění: { $game }
figures-sheet-about = Vlevo je, co má Regnum; vedle napiš, co je vytištěno u tebe. Co se nedá přečíst, nech prázdné. Pak to přepiš příkazem: { $command }
figures-sheet-printed = vytištěno
web-figures-about = Kdo má krabici, může opravit, co neukazuje žádný text. Vezmi destičku nebo kartu a zadej, co je na ní vytištěno; všechno se ukládá v tomto zařízení.
web-figures-less = { $figure }: méně
web-figures-more = { $figure }: více
web-figures-as-ours = stejné jako u nás
web-figures-same = stejné
web-figures-differs = liší se
web-figures-unread = neprohlédnuto
web-figures-partly = zčásti přečteno
web-figures-confirmed = potvrzeno tebou
web-figures-attested = všechno podle tisku
web-figures-differ = { $count ->
    [one] liší se { $count } údaj
    [few] liší se { $count } údaje
    [many] liší se { $count } údaje
   *[other] liší se { $count } údajů
}
web-figures-next = Další
web-figures-rest-same = Ostatní je stejné, další
web-figures-read = Přečteno z tvé krabice
web-figures-some-of = { $value } / { $most }
web-figures-group = podle tisku { $value } / { $most }
web-figures-file = Tvůj soubor
web-figures-name = Jméno krabice
web-figures-export = Exportovat
web-figures-import = Importovat
web-figures-compare = Porovnat se souborem
web-figures-imported = Údaje { $name } jsou otevřené.
web-figures-play = Nabízet u nových stolů
web-figures-new-table = Připravit stůl
web-figures-only = Jen údaje: žádné obrázky ani texty vydavatele. Každý záznam nese údaje, se kterými se hrálo.
web-figures-show = Které se ukazují
web-figures-todo = K přečtení
web-figures-mine = Přečtené
web-figures-all = Všechny
web-figures-with = Hrát s údaji { $name }
web-figures-reconstructed = Doplnili jsme: { $figures }.

## Contests

# $format: swiss, round_robin, knock_out or season; $game: a title; $rounds, $seats: numbers
page-contest-announced = { $game }: { $format ->
    [round_robin] každý s každým
    [knock_out] od každého stolu postupují nejlepší
    [season] { $rounds ->
        [one] jedno kolo, přidat se dá i později
        [few] { $rounds } kola, přidat se nebo vynechat se dá i později
       *[other] { $rounds } kol, přidat se nebo vynechat se dá i později
        }
   *[swiss] { $rounds ->
        [one] jedno kolo, hrají spolu rovní
        [few] { $rounds } kola, hrají spolu rovní
       *[other] { $rounds } kol, hrají spolu rovní
        }
    }, u stolu { $seats ->
        [few] jsou { $seats }
       *[other] je jich { $seats }
    }.
page-contest-announced-days = { $days ->
    [one] Na tah je jeden den.
    [few] Na tah jsou { $days } dny.
   *[other] Na tah je { $days } dní.
    }
# $rule: bot, half, present or organiser
page-contest-announced-late = { $rule ->
    [bot] Co není na konci kola dohráno, dohrají boti.
    [half] Kdo do konce kola nedohraje, dostane polovinu bodů, pokud aspoň jednou táhl; jinak nic.
    [present] Na koho se na konci kola čeká, ten nedohranou partii prohrává.
   *[organiser] O partiích, které nejsou na konci kola dohrány, rozhodne pořadatel.
    }
# $time: a date
page-contest-announced-start = Přihlášky do { $time }, pak hned první kolo.
web-contests = Soutěže
web-contests-about = Turnaje a ligy: přihlas se, nebo uspořádej vlastní.
web-contests-none = Zatím tu žádná soutěž není. Uspořádej první.
web-contests-all = Všechny soutěže
web-lobby-news = Novinky
web-contest-new = Nová soutěž
web-contest-new-about = Sedm otázek, rozumná odpověď je už vybraná.
web-contest-list-open = Přihlašování
web-contest-list-running = Hraje se
web-contest-list-over = Skončily
web-contest-format-swiss = Švýcarský systém
web-contest-format-round-robin = Každý s každým
web-contest-format-knock-out = Vyřazovací
web-contest-format-season = Sezona
web-contest-broken-off = předčasně ukončena
web-contest-over = skončila
web-contest-not-held = nekonala se
web-contest-open = přihlášeno: { $people }/{ $most }
web-contest-running = { $round }. kolo, dohrané partie: { $decided }/{ $matches }
web-contest-you-play = hraješ
web-contest-left = zbývá { $time }
web-contest-past = čas vypršel
web-contest-rounds = Kola
web-contest-round = { $round }. kolo
web-contest-round-over = dohráno
web-contest-round-later = bude
web-contest-standings = Tabulka
web-contest-place = Pořadí
web-contest-form = Partie
web-contest-points = Body
web-contest-opponents = Soupeři
web-contest-you = ty
web-contest-dropped = skončil(a) dřív
web-contest-mark-won = V
web-contest-mark-lost = P
web-contest-mark-shared = R
web-contest-mark-between = –
web-contest-mark-bye = X
web-contest-ended = dohráno
web-contest-ended-unrated = dohráno, nehodnoceno
web-contest-ruled = rozhodl pořadatel
web-contest-ruled-late = rozhodnuto po vypršení času
web-contest-being-played = hraje se
web-contest-being-laid = za chvíli začne
web-contest-bye = Volno: platí jako výhra
web-contest-until = Kolo trvá do { $time }.
web-contest-play = Hrát
web-contest-replay = Přehrát
web-contest-next = Tvá partie
web-contest-you-bye = V tomhle kole máš volno, platí jako výhra.
web-contest-podium = Konečné pořadí
web-contest-led = pořádá { $player }
web-contest-take-part = Účast
web-contest-signup-ends = Přihlášky končí a první kolo začíná: { $time }.
web-contest-sign-up = Přihlásit se
web-contest-signed-up = Hraješ v soutěži.
web-contest-you-take-part = V téhle soutěži hraješ.
web-contest-leave = Skončit v soutěži
web-contest-leave-about = Rozehranou partii za tebe dohraje bot, nehodnoceně; tvé body zůstanou.
web-contest-leave-open = Dokud je místo, můžeš se přihlásit znovu.
web-contest-full = Všechna místa jsou obsazená.
web-contest-people = Přihlášení
web-contest-people-count = { $people }/{ $most }
web-contest-nobody-yet = Zatím nikdo.
web-contest-share = Sdílet
web-contest-link = Odkaz na soutěž
web-contest-file-standings = Tabulka (CSV)
web-contest-file-results = Výsledky (JSON)
web-contest-file-records = Záznamy
web-contest-organiser = Pro pořadatele
web-contest-starts-itself = První kolo začne samo: { $time }.
web-contest-starts-you = První kolo začne, až ho spustíš.
web-contest-start = Spustit první kolo
web-contest-round-until = Kolo trvá do
web-contest-signup-until = Přihlášky trvají do
web-contest-postpone = Změnit
web-contest-decide = Rozhodnout partii
web-contest-decide-how = Jak se rozhodne
web-contest-decide-act = Rozhodnout
web-contest-decide-none = nikdo nedostane bod
web-contest-decide-shared = body se dělí
web-contest-decide-winner = vyhrává { $player }
web-contest-choose-match = Vybrat partii
web-contest-choose-person = Vybrat člověka
web-contest-drop = Vyřadit ze soutěže
web-contest-drop-act = Vyřadit
web-contest-deputies = Zástupci mají tvá práva
web-contest-deputy-is = { $player } (zástupce)
web-contest-deputy-name = Jmenovat zástupcem
web-contest-deputy-remove = Odebrat práva
web-contest-undo = Po jeden den jde vrátit
web-contest-did-dropped-out = { $player }: konec v soutěži
web-contest-did-postponed = Víc času
web-contest-did-ruled = Rozhodnuto: { $players }
web-contest-did-late = Rozhodnuto po vypršení času: { $players }
web-contest-end = Ukončit soutěž předčasně
web-contest-end-sure = Další kolo se hrát nebude. Vrátit se to nedá.
web-contest-name = Název soutěže
web-contest-unnamed = Soutěž
web-contest-q-game = Co se hraje
web-contest-q-game-about = hra a její možnosti
web-contest-seats = Hráčů u stolu
web-contest-q-format = Jak se hraje
web-contest-q-format-about = kola a dvojice
web-contest-q-pace = Tempo a termíny
web-contest-q-pace-about = kolo skončí samo
web-contest-length = Kolo trvá nejvýš
web-contest-q-late = Když se partie nedohraje
web-contest-q-late-about = rozhodnuto teď, ne ve zlosti
web-contest-late-bot = Dohrají boti
web-contest-late-half = Polovina bodů
web-contest-late-present = Na koho se čeká, prohrává
web-contest-late-organiser = Rozhodnu
web-contest-q-ties = Stejně bodů
web-contest-q-ties-about = co rozhodne, v tomhle pořadí
web-contest-tie-opponents = body soupeřů
web-contest-tie-between = vzájemné partie
web-contest-tie-wins = první místa
web-contest-tie-share = podíl na bodech v partiích
web-contest-tie-lot = los
web-contest-tie-up = Posunout výš: { $tie }
web-contest-tie-down = Posunout níž: { $tie }
web-contest-q-who = Kdo může přijít
web-contest-q-who-about = stačí jméno, bez účtu
web-contest-who-all = Všichni tady
web-contest-who-link = Kdo má odkaz
web-contest-most = Nejvýš lidí
web-contest-starts = První kolo začne
web-contest-starts-about = Když to necháš prázdné, spustíš ho ručně.
web-contest-q-counts = Diváci a rady
web-contest-q-counts-about = a co s lichým počtem
web-contest-watch = Partie lze sledovat
web-contest-watch-over = až skončí
web-contest-watch-now = už za hry
web-contest-watch-players = jen jejich hráči
web-contest-odd = Kdo se nevejde ke stolu
web-contest-odd-bye = má volno
web-contest-odd-bot = hraje s botem
web-contest-comes-to = Co z toho bude
web-contest-plan-tables = stolů v 1. kole
web-contest-plan-matches = partií celkem
web-contest-plan-byes = volno v 1. kole
web-contest-plan-bots = botů v 1. kole
web-contest-plan-time = Lidí: { $people }, nejdéle { $time }.
web-contest-announcement = Oznámení
web-contest-announcement-lang = Jazyk oznámení
web-contest-words = Vlastní slova
web-contest-may-change = Tempo a termíny jdou změnit do prvního kola; rovnost a nedohrané partie zůstanou, jak jsou oznámené.
web-contest-announce = Otevřít přihlášky
# $count: moves
web-contest-moves = { $count ->
    [one] zatím { $count } tah
    [few] zatím { $count } tahy
   *[other] zatím { $count } tahů
    }
# $mark: how it ended; $rank: the place at the table; $points: a number, maybe with a half
web-contest-mark-aloud = { $round }. kolo: { $mark ->
    [won] výhra
    [lost] prohra
    [shared] dělené { $rank }. místo
    [between] { $rank }. místo
    [bye] volno
    [ruled] rozhodnuto, body: { $points }
    [running] hraje se
   *[absent] bez partie
    }
# $by: what put a person below the one before
web-contest-decided = { $by ->
    [opponents] méně bodů soupeřů
    [between] horší vzájemné partie
    [wins] méně prvních míst
    [share] menší podíl na bodech
    [round] dřívější vyřazení
    [lot] los
   *[points] méně bodů
    }
# $format: swiss, round_robin, knock_out or season
web-contest-format-about = { $format ->
    [round_robin] Každý hraje s každým.
    [knock_out] Od každého stolu postupují nejlepší, ostatní se dívají.
    [season] Jako švýcarský systém, ale přidat se nebo vynechat kolo jde kdykoli.
   *[swiss] Hrají spolu rovní, nikdo nevypadává a dokud to jde, nikdo se nepotká dvakrát.
    }
