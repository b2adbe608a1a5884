### Regnum: the words of the interface, everything that is not one game's own.
### Buttons and labels as ui-<id>; the value is the title, attributes are further forms.
### .few, .many, .other: nominative by number; .acc, .acc-few, .gen: accusative, accusative for 2-4, genitive;
### .inf, .do, .log: infinitive, imperative, third person present; .line: a second line under a name.
### Words and sentences that no code names are a glossary: the shared vocabulary, ready for a new page or a new game.

## Product and pages

ui-regnum = Regnum
ui-lobby = Столи
ui-nav-rules = Правила
ui-nav-records = Записи
ui-nav-analysis = Аналіз
ui-settings = Налаштування
ui-help = Довідка
ui-tutorial = Навчитися грати
ui-puzzles = Задачі
ui-statistics = Статистика
ui-credits = Подяки
ui-licence = Ліцензія
ui-about = Про Regnum
ui-privacy = Приватність

## Titles of the games

ui-brothers = Два брати
ui-jerusalem = Єрусалим
ui-paladins = Паладини Західного королівства
    .short = Паладини
ui-architects = Архітектори Західного королівства
    .short = Архітектори
ui-works-of-wonder = Величні монументи

## Table and people

ui-table = стіл
    .few = столи
    .many = столів
    .acc = стіл
    .gen = столу
ui-game = гра
    .few = ігри
    .many = ігор
    .acc = гру
    .gen = гри
ui-match = партія
    .few = партії
    .many = партій
    .acc = партію
    .gen = партії
ui-seat = місце
    .few = місця
    .many = місць
    .acc = місце
    .gen = місця
ui-player = гравець
    .few = гравці
    .many = гравців
    .acc = гравця
    .acc-few = гравців
    .gen = гравця
ui-opponent = суперник
    .few = суперники
    .many = суперників
    .acc = суперника
    .acc-few = суперників
    .gen = суперника
ui-spectator = глядач
    .few = глядачі
    .many = глядачів
    .acc = глядача
    .acc-few = глядачів
    .gen = глядача
ui-host = господар столу
    .few = господарі столу
    .many = господарів столу
    .acc = господаря столу
    .acc-few = господарів столу
    .gen = господаря столу
ui-guest = гість
    .few = гості
    .many = гостей
    .acc = гостя
    .acc-few = гостей
    .gen = гостя
ui-friend = друг
    .few = друзі
    .many = друзів
    .acc = друга
    .acc-few = друзів
    .gen = друга
ui-human = людина
    .few = людини
    .many = людей
    .acc = людину
    .acc-few = людей
    .gen = людини
ui-computer = комп’ютер
    .few = комп’ютери
    .many = комп’ютерів
    .acc = комп’ютер
    .gen = комп’ютера
ui-bot = бот
    .few = боти
    .many = ботів
    .acc = бота
    .acc-few = ботів
    .gen = бота
ui-automa = автоматичний суперник
    .few = автоматичні суперники
    .many = автоматичних суперників
    .acc = автоматичного суперника
    .acc-few = автоматичних суперників
    .gen = автоматичного суперника
ui-expansion = доповнення
    .few = доповнення
    .many = доповнень
    .acc = доповнення
    .gen = доповнення
ui-variant = варіант правил
    .few = варіанти правил
    .many = варіантів правил
    .acc = варіант правил
    .gen = варіанта правил
ui-invitation = запрошення
    .few = запрошення
    .many = запрошень
    .acc = запрошення
    .gen = запрошення
ui-link = посилання
    .few = посилання
    .many = посилань
    .acc = посилання
    .gen = посилання
ui-account = обліковий запис
    .few = облікові записи
    .many = облікових записів
    .acc = обліковий запис
    .gen = облікового запису
ui-device = пристрій
    .few = пристрої
    .many = пристроїв
    .acc = пристрій
    .gen = пристрою
ui-name = ім’я
    .few = імена
    .many = імен
    .acc = ім’я
    .gen = імені

## Setting a table

ui-set-a-table = Підготуй новий стіл
ui-set-a-table-lead = Обери гру, роздай місця й запроси друзів.
ui-new-table = Новий стіл
ui-open-table = Відкрити стіл
ui-close-table = Закрити стіл
ui-start-match = Почати партію
ui-my-tables = Мої столи
ui-waiting-for-you = Чекають на тебе
ui-open-tables = Відкриті столи
ui-finished-tables = Зіграні
ui-seats-at-table = Місця за столом
ui-free-seat = вільне місце
ui-add-seat = Додати місце
ui-remove-seat = Прибрати місце
ui-sit-down = Сісти
ui-leave-table = Вийти з-за столу
ui-take-over-seat = Сісти замість комп’ютера
ui-hand-to-computer = Передати комп’ютеру
ui-take-seat-back = Повернути собі місце
ui-you = ти
ui-starts = починає
ui-you-start = ти починаєш
ui-invited-waiting = запрошення чекає
ui-shuffle-seats = Перемішати місця
ui-rules-options = Правила столу
ui-option-undo = Брати ходи назад
ui-option-undo-note = доки не відкриється приховане
ui-pace = Темп
ui-pace-live = наживо
ui-pace-day = день на хід
ui-pace-none = без годинника
ui-hot-seat = за одним екраном
ui-solo-game = Соло-гра
ui-with-friends = З друзями
ui-against-computer = Проти комп’ютера
ui-listed = видно всім
ui-unlisted = лише за посиланням
ui-invite-title = Запрошення
ui-invite-text = Хто має посилання, може сісти на вільне місце. Досить імені, обліковий запис не потрібен.
ui-spectators-text = Глядачі бачать лише те, що відкрито лежить на столі.
ui-copy-link = Скопіювати посилання
ui-copied = Скопійовано
ui-share = Поділитися
ui-personal-link = Особисте посилання
ui-your-name = Твоє ім’я
ui-your-colour = Твій колір
ui-any-colour = Будь-який
page-colour-about = Цим кольором гратимеш за кожним столом, де він є. Якщо його хоче й той, хто сів раніше, отримаєш інший.
page-play-colour = Грати цим кольором
ui-watch = Дивитися
ui-players-range = Гравці
ui-duration = Тривалість

## Bot levels

ui-page = Паж
    .line = знає правила, грає на око
ui-squire = Зброєносець
    .line = бере те, що на перший погляд обіцяє найбільше
ui-knight = Лицар
    .line = обдумує свій хід наперед
ui-castellan = Каштелян
    .line = бачить далі, зважає на приховане
ui-king = Король
    .line = бачить найдалі й не поспішає
ui-random = Випадковий
    .line = робить будь-який дозволений хід
ui-greedy = Жадібний
    .line = бере те, що найвигідніше зараз
ui-search = Шукач
    .line = думає наперед в уявних партіях
ui-untaught = Невчений
    .line = рахує лише ті очки, які є зараз
ui-guide = Провідник
    .line = супроводжує в першій грі

## Bot strength

ui-bot-strength = Сила комп’ютера
ui-level = рівень
ui-plays-as = грає як лицар
ui-difficulty = Складність
ui-do-it-for-me = Зіграти за мене
ui-let-me-do-it = Вирішити самостійно

## Words of every game

ui-turn = хід
    .few = ходи
    .many = ходів
    .acc = хід
    .gen = ходу
ui-move = хід
    .few = ходи
    .many = ходів
    .acc = хід
    .gen = ходу
ui-round = раунд
    .few = раунди
    .many = раундів
    .acc = раунд
    .gen = раунду
ui-phase = фаза
    .few = фази
    .many = фаз
    .acc = фазу
    .gen = фази
ui-step = крок
    .few = кроки
    .many = кроків
    .acc = крок
    .gen = кроку
ui-action = дія
    .few = дії
    .many = дій
    .acc = дію
    .gen = дії
ui-option = варіант
    .few = варіанти
    .many = варіантів
    .acc = варіант
    .gen = варіанта
ui-decision = рішення
    .few = рішення
    .many = рішень
    .acc = рішення
    .gen = рішення
ui-board = ігрове поле
    .few = ігрові поля
    .many = ігрових полів
    .acc = ігрове поле
    .gen = ігрового поля
ui-player-board = планшет гравця
    .few = планшети гравців
    .many = планшетів гравців
    .acc = планшет гравця
    .gen = планшета гравця
ui-card = карта
    .few = карти
    .many = карт
    .acc = карту
    .gen = карти
ui-deck = колода
    .few = колоди
    .many = колод
    .acc = колоду
    .gen = колоди
ui-discard-pile = скид
    .few = скиди
    .many = скидів
    .acc = скид
    .gen = скиду
ui-hand = рука
    .few = руки
    .many = рук
    .acc = руку
    .gen = руки
ui-tile = плитка
    .few = плитки
    .many = плиток
    .acc = плитку
    .gen = плитки
ui-token = жетон
    .few = жетони
    .many = жетонів
    .acc = жетон
    .gen = жетона
ui-marker = фішка
    .few = фішки
    .many = фішок
    .acc = фішку
    .gen = фішки
ui-track = трек
    .few = треки
    .many = треків
    .acc = трек
    .gen = треку
ui-space = клітинка
    .few = клітинки
    .many = клітинок
    .acc = клітинку
    .gen = клітинки
ui-coin = монета
    .few = монети
    .many = монет
    .acc = монету
    .gen = монети
ui-supply = запас
    .few = запаси
    .many = запасів
    .acc = запас
    .gen = запасу
ui-resource = ресурс
    .few = ресурси
    .many = ресурсів
    .acc = ресурс
    .gen = ресурсу
ui-point = очко
    .few = очки
    .many = очок
    .acc = очко
    .gen = очка
ui-cost = ціна
    .few = ціни
    .many = цін
    .acc = ціну
    .gen = ціни
ui-discount = знижка
    .few = знижки
    .many = знижок
    .acc = знижку
    .gen = знижки
ui-reward = винагорода
    .few = винагороди
    .many = винагород
    .acc = винагороду
    .gen = винагороди
ui-effect = ефект
    .few = ефекти
    .many = ефектів
    .acc = ефект
    .gen = ефекту

## Table talk

ui-first-player = перший гравець
ui-turn-order = порядок ходів
ui-face-up = горілиць
ui-face-down = долілиць
ui-clockwise = за годинниковою стрілкою
ui-counterclockwise = проти годинникової стрілки
ui-hidden = приховано
ui-revealed = відкрито
ui-empty = порожньо
ui-setup = підготовка до гри

## Verbs

ui-gain = отримати
    .inf = отримати
    .do = отримай
    .log = отримує
ui-pay = заплатити
    .inf = заплатити
    .do = заплати
    .log = платить
ui-take = взяти
    .inf = взяти
    .do = візьми
    .log = бере
ui-place = покласти
    .inf = покласти
    .do = поклади
    .log = кладе
ui-do-move = пересунути
    .inf = пересунути
    .do = пересунь
    .log = пересуває
ui-build = збудувати
    .inf = збудувати
    .do = збудуй
    .log = будує
ui-play-card = розіграти
    .inf = розіграти
    .do = розіграй
    .log = розігрує
ui-draw-card = взяти з колоди
    .inf = взяти з колоди
    .do = візьми з колоди
    .log = бере з колоди
ui-discard = скинути
    .inf = скинути
    .do = скинь
    .log = скидає
ui-swap = обміняти
    .inf = обміняти
    .do = обміняй
    .log = обмінює
ui-choose = обрати
    .inf = обрати
    .do = обери
    .log = обирає
ui-use = використати
    .inf = використати
    .do = використай
    .log = використовує
ui-return = повернути
    .inf = повернути
    .do = поверни
    .log = повертає
ui-reveal = відкрити
    .inf = відкрити
    .do = відкрий
    .log = відкриває
ui-turn-over = перевернути
    .inf = перевернути
    .do = переверни
    .log = перевертає
ui-remove = прибрати
    .inf = прибрати
    .do = прибери
    .log = прибирає
ui-lose = втратити
    .inf = втратити
    .log = втрачає
ui-buy = купити
    .inf = купити
    .do = купи
    .log = купує
ui-sell = продати
    .inf = продати
    .do = продай
    .log = продає
ui-hire = найняти
    .inf = найняти
    .do = найми
    .log = наймає
ui-shuffle = перетасувати
    .inf = перетасувати
    .do = перетасуй
    .log = тасує
ui-pass = спасувати
    .inf = спасувати
    .do = спасуй
    .log = пасує
ui-score-points = набрати очки
    .inf = набрати очки
    .log = набирає очки

## Buttons and states of a decision

ui-undo = Взяти хід назад
ui-redo = Повторити
ui-restart-turn = Почати хід спочатку
ui-confirm = Підтвердити
ui-end-turn = Завершити хід
ui-cancel = Скасувати
ui-skip = Пропустити
ui-done = Готово
ui-back = Назад
ui-continue = Продовжити
ui-close = Закрити
ui-save = Зберегти
ui-change = Змінити
ui-delete = Видалити
ui-show-board = Показати поле
ui-show-list = Показати списком
ui-choose-another = Обрати іншу дію
ui-all = Усе
ui-none = Нічого
ui-yes = Так
ui-no = Ні
ui-concede = Здати партію
ui-rematch = Реванш
ui-your-turn = Твій хід
ui-to-move = ходить
ui-thinking = думає
ui-selected = обрано
ui-possible = можна
ui-not-possible = не можна
ui-why-not = Чому не можна?
ui-rule-paragraph = пункт
ui-ruling = роз’яснення
ui-example = приклад
ui-last-move = останній хід
ui-optional = за бажанням
ui-mandatory = обов’язково
ui-free-of-charge = безплатно

## Log, chat, clock, hint

ui-log = Журнал
ui-chat = Чат
ui-chat-placeholder = Напиши всім за столом
ui-message = повідомлення
ui-mute = Вимкнути звук
ui-report = Поскаржитися
ui-clock = Годинник
ui-time-left = залишилося часу
ui-pause = Перерва
ui-out-of-time = час вичерпано
ui-hint = Підказка
ui-ask-hint = Попросити підказку

## Replay, record, analysis

ui-record = Запис
ui-replay = Переглянути партію
ui-step-back = На крок назад
ui-step-forward = На крок уперед
ui-to-start = На початок
ui-to-end = У кінець
ui-play-on = Запустити
ui-pause-replay = Призупинити
ui-speed = Швидкість
ui-analysis = Аналіз
ui-position = Позиція
ui-branch = Гілка
ui-new-branch = Нова гілка звідси
ui-main-line = Як було насправді
ui-what-if = А якби
ui-only-you-see = Це бачиш лише ти.
ui-estimate = Оцінка
ui-best-move = Найкращий хід
ui-better-was = краще було
ui-export = Зберегти у файл
ui-import = Відкрити з файлу
ui-download = Завантажити
ui-seed = номер партії
ui-edition = редакція правил

## Settings

ui-theme = Вигляд
ui-theme-parchment = Пергамент
ui-theme-black-hours = Чорний часослов
ui-theme-system = як у системі
ui-language = Мова
ui-lang-en = English
ui-lang-cs = Čeština
ui-lang-sk = Slovenčina
ui-lang-uk = Українська
ui-text-size = Розмір тексту
ui-sound = Звук
ui-volume = Гучність
ui-animations = Анімація
ui-reduced-motion = Менше руху
ui-colours-and-signs = Кольори й знаки
ui-confirm-moves = Підтверджувати ходи
ui-show-hints = Пропонувати підказки
ui-keyboard = Клавіатура
ui-shortcuts = Гарячі клавіші
ui-text-view = Текстовий вигляд
ui-notifications = Сповіщення
ui-notify-turn = Коли мій хід
ui-notify-email = електронною поштою
ui-notify-push = у браузері
ui-notify-webhook = на адресу (вебгук)
ui-notify-quiet = не сповіщати, коли я за столом
ui-notify-stop = Більше не сповіщати
ui-export-data = Завантажити мої дані
ui-delete-account = Видалити мій обліковий запис
ui-on = увімкнено
ui-off = вимкнено

## Connection

ui-online = онлайн
ui-offline = офлайн
ui-away = не за столом
ui-connecting = З’єднання…
ui-reconnecting = Відновлення зв’язку…
ui-connection-lost = Зв’язок перервався.
ui-connection-back = Зв’язок відновлено.
ui-resync = Стіл оновлено.
ui-server-restart = Сервер перезапускається, нічого не пропаде.

## Errors

ui-error = Щось пішло не так.
ui-try-again = Спробувати ще раз
ui-reload = Оновити сторінку
ui-not-found = Такої сторінки немає.
ui-table-not-found = Такого столу немає.
ui-no-access = Це посилання сюди не впускає.
ui-table-full = Усі місця зайняті, але можна дивитися.
ui-table-closed = Стіл закрито.
ui-link-expired = Термін дії посилання минув. Попроси нове.
ui-name-missing = Спершу впиши ім’я.
ui-name-taken = Таке ім’я за столом уже є.
ui-too-fast = Надто швидко. Зачекай хвильку.
ui-stale-move = Стіл тим часом змінився.
ui-new-version = Є нова версія. Онови сторінку, коли буде зручно.
ui-server-error = На сервері сталася помилка. Її записано.
ui-bad-record = Цей запис не вдається прочитати.

## End of a match

ui-end-of-match = Кінець партії
ui-result = Результат
ui-victory = Перемога
ui-defeat = Поразка
ui-draw = Нічия
ui-tie = Рівність
ui-tiebreak = Додатковий критерій
ui-rank = місце
ui-ranking = Підсумкове місце
ui-score = Рахунок
ui-final-score = Остаточний рахунок
ui-score-sheet = Підрахунок очок
ui-total = Разом
ui-abandoned = не дограно
ui-by-concession = здано
ui-wins = перемоги
ui-losses = поразки
ui-draws = нічиї
ui-rating = рейтинг

## Seats

ui-azure = синій, лілія
ui-gules = червоний, лев
ui-or = золотий, орел
ui-vert = зелений, олень
ui-argent = срібний, вежа
ui-sable = чорний, шестерні

## Accessibility

ui-skip-to-board = Перейти до ігрового поля
ui-skip-to-decision = Перейти до рішення
ui-region-board = Ігрове поле
ui-region-mine = Твоє
ui-region-others = Інші гравці
ui-region-log = Що сталося
ui-unavailable = недоступно
ui-expanded = розгорнуто
ui-collapsed = згорнуто
ui-drag-alternative = Можна також натиснути на фігурку, а потім на клітинку.

## Progress

ui-loading = Завантаження…
ui-saving = Збереження…
ui-saved = Збережено
ui-preparing = Готуємо стіл…
ui-computing = Обчислення…
ui-elapsed = минуло
ui-remaining = залишилося
ui-stopped = зупинено

## Command line

ui-usage = Використання
ui-command = команда
ui-argument = аргумент
ui-cli-option = параметр
ui-default = типово
ui-file = файл
ui-folder = тека
ui-line = рядок
ui-port = порт
ui-address = адреса
ui-version = версія
ui-cmd-play = грати в терміналі
ui-cmd-serve = запустити сервер
ui-cmd-replay = показати запис крок за кроком
ui-cmd-bench = виміряти швидкість
ui-cmd-arena = влаштувати партії між ботами
ui-arena = арена
ui-games-per-second = партій за секунду
ui-decisions-per-second = рішень за секунду

## Counted nouns, nominative and accusative
## Point has count-points for both cases, tile has count-tiles-acc; they stand among the building blocks.

count-table = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
    }
count-table-acc = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
    }
count-game = { $count ->
    [one] { $count } гра
    [few] { $count } ігри
   *[many] { $count } ігор
    }
count-game-acc = { $count ->
    [one] { $count } гру
    [few] { $count } ігри
   *[many] { $count } ігор
    }
count-match = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
    }
count-match-acc = { $count ->
    [one] { $count } партію
    [few] { $count } партії
   *[many] { $count } партій
    }
count-seat = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
    }
count-seat-acc = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
    }
count-player = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
    }
count-player-acc = { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
   *[many] { $count } гравців
    }
count-opponent = { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
   *[many] { $count } суперників
    }
count-opponent-acc = { $count ->
    [one] { $count } суперника
    [few] { $count } суперників
   *[many] { $count } суперників
    }
count-spectator = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
    }
count-spectator-acc = { $count ->
    [one] { $count } глядача
    [few] { $count } глядачів
   *[many] { $count } глядачів
    }
count-host = { $count ->
    [one] { $count } господар столу
    [few] { $count } господарі столу
   *[many] { $count } господарів столу
    }
count-host-acc = { $count ->
    [one] { $count } господаря столу
    [few] { $count } господарів столу
   *[many] { $count } господарів столу
    }
count-guest = { $count ->
    [one] { $count } гість
    [few] { $count } гості
   *[many] { $count } гостей
    }
count-guest-acc = { $count ->
    [one] { $count } гостя
    [few] { $count } гостей
   *[many] { $count } гостей
    }
count-friend = { $count ->
    [one] { $count } друг
    [few] { $count } друзі
   *[many] { $count } друзів
    }
count-friend-acc = { $count ->
    [one] { $count } друга
    [few] { $count } друзів
   *[many] { $count } друзів
    }
count-human = { $count ->
    [one] { $count } людина
    [few] { $count } людини
   *[many] { $count } людей
    }
count-human-acc = { $count ->
    [one] { $count } людину
    [few] { $count } людей
   *[many] { $count } людей
    }
count-computer = { $count ->
    [one] { $count } комп’ютер
    [few] { $count } комп’ютери
   *[many] { $count } комп’ютерів
    }
count-computer-acc = { $count ->
    [one] { $count } комп’ютер
    [few] { $count } комп’ютери
   *[many] { $count } комп’ютерів
    }
count-bot = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
    }
count-bot-acc = { $count ->
    [one] { $count } бота
    [few] { $count } ботів
   *[many] { $count } ботів
    }
count-automa = { $count ->
    [one] { $count } автоматичний суперник
    [few] { $count } автоматичні суперники
   *[many] { $count } автоматичних суперників
    }
count-automa-acc = { $count ->
    [one] { $count } автоматичного суперника
    [few] { $count } автоматичних суперників
   *[many] { $count } автоматичних суперників
    }
count-expansion = { $count ->
    [one] { $count } доповнення
    [few] { $count } доповнення
   *[many] { $count } доповнень
    }
count-expansion-acc = { $count ->
    [one] { $count } доповнення
    [few] { $count } доповнення
   *[many] { $count } доповнень
    }
count-variant = { $count ->
    [one] { $count } варіант правил
    [few] { $count } варіанти правил
   *[many] { $count } варіантів правил
    }
count-variant-acc = { $count ->
    [one] { $count } варіант правил
    [few] { $count } варіанти правил
   *[many] { $count } варіантів правил
    }
count-invitation = { $count ->
    [one] { $count } запрошення
    [few] { $count } запрошення
   *[many] { $count } запрошень
    }
count-invitation-acc = { $count ->
    [one] { $count } запрошення
    [few] { $count } запрошення
   *[many] { $count } запрошень
    }
count-link = { $count ->
    [one] { $count } посилання
    [few] { $count } посилання
   *[many] { $count } посилань
    }
count-link-acc = { $count ->
    [one] { $count } посилання
    [few] { $count } посилання
   *[many] { $count } посилань
    }
count-account = { $count ->
    [one] { $count } обліковий запис
    [few] { $count } облікові записи
   *[many] { $count } облікових записів
    }
count-account-acc = { $count ->
    [one] { $count } обліковий запис
    [few] { $count } облікові записи
   *[many] { $count } облікових записів
    }
count-device = { $count ->
    [one] { $count } пристрій
    [few] { $count } пристрої
   *[many] { $count } пристроїв
    }
count-device-acc = { $count ->
    [one] { $count } пристрій
    [few] { $count } пристрої
   *[many] { $count } пристроїв
    }
count-name = { $count ->
    [one] { $count } ім’я
    [few] { $count } імена
   *[many] { $count } імен
    }
count-name-acc = { $count ->
    [one] { $count } ім’я
    [few] { $count } імена
   *[many] { $count } імен
    }
count-turn = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
    }
count-turn-acc = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
    }
count-move = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
    }
count-move-acc = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
    }
count-round = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
    }
count-round-acc = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
    }
count-phase = { $count ->
    [one] { $count } фаза
    [few] { $count } фази
   *[many] { $count } фаз
    }
count-phase-acc = { $count ->
    [one] { $count } фазу
    [few] { $count } фази
   *[many] { $count } фаз
    }
count-step = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
    }
count-step-acc = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
    }
count-action = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
    }
count-action-acc = { $count ->
    [one] { $count } дію
    [few] { $count } дії
   *[many] { $count } дій
    }
count-option = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
    }
count-option-acc = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
    }
count-decision = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
    }
count-decision-acc = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
    }
count-board = { $count ->
    [one] { $count } ігрове поле
    [few] { $count } ігрові поля
   *[many] { $count } ігрових полів
    }
count-board-acc = { $count ->
    [one] { $count } ігрове поле
    [few] { $count } ігрові поля
   *[many] { $count } ігрових полів
    }
count-player-board = { $count ->
    [one] { $count } планшет гравця
    [few] { $count } планшети гравців
   *[many] { $count } планшетів гравців
    }
count-player-board-acc = { $count ->
    [one] { $count } планшет гравця
    [few] { $count } планшети гравців
   *[many] { $count } планшетів гравців
    }
count-card = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
    }
count-card-acc = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
    }
count-deck = { $count ->
    [one] { $count } колода
    [few] { $count } колоди
   *[many] { $count } колод
    }
count-deck-acc = { $count ->
    [one] { $count } колоду
    [few] { $count } колоди
   *[many] { $count } колод
    }
count-discard-pile = { $count ->
    [one] { $count } скид
    [few] { $count } скиди
   *[many] { $count } скидів
    }
count-discard-pile-acc = { $count ->
    [one] { $count } скид
    [few] { $count } скиди
   *[many] { $count } скидів
    }
count-hand = { $count ->
    [one] { $count } рука
    [few] { $count } руки
   *[many] { $count } рук
    }
count-hand-acc = { $count ->
    [one] { $count } руку
    [few] { $count } руки
   *[many] { $count } рук
    }
count-tile = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
    }
count-token = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
    }
count-token-acc = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
    }
count-marker = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
    }
count-marker-acc = { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
   *[many] { $count } фішок
    }
count-track = { $count ->
    [one] { $count } трек
    [few] { $count } треки
   *[many] { $count } треків
    }
count-track-acc = { $count ->
    [one] { $count } трек
    [few] { $count } треки
   *[many] { $count } треків
    }
count-space = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
    }
count-space-acc = { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
   *[many] { $count } клітинок
    }
count-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
    }
count-coin-acc = { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
    }
count-supply = { $count ->
    [one] { $count } запас
    [few] { $count } запаси
   *[many] { $count } запасів
    }
count-supply-acc = { $count ->
    [one] { $count } запас
    [few] { $count } запаси
   *[many] { $count } запасів
    }
count-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
    }
count-resource-acc = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
    }
count-cost = { $count ->
    [one] { $count } ціна
    [few] { $count } ціни
   *[many] { $count } цін
    }
count-cost-acc = { $count ->
    [one] { $count } ціну
    [few] { $count } ціни
   *[many] { $count } цін
    }
count-discount = { $count ->
    [one] { $count } знижка
    [few] { $count } знижки
   *[many] { $count } знижок
    }
count-discount-acc = { $count ->
    [one] { $count } знижку
    [few] { $count } знижки
   *[many] { $count } знижок
    }
count-reward = { $count ->
    [one] { $count } винагорода
    [few] { $count } винагороди
   *[many] { $count } винагород
    }
count-reward-acc = { $count ->
    [one] { $count } винагороду
    [few] { $count } винагороди
   *[many] { $count } винагород
    }
count-effect = { $count ->
    [one] { $count } ефект
    [few] { $count } ефекти
   *[many] { $count } ефектів
    }
count-effect-acc = { $count ->
    [one] { $count } ефект
    [few] { $count } ефекти
   *[many] { $count } ефектів
    }

## Sentences, prompts

# rubric over the decision
prompt-your-turn = Твій хід

# prompt
prompt-choose-one = Обери один варіант.

# exactly n; note that uk [one] also holds 21, 31
prompt-choose-cards = { $count ->
    [one] Обери { $count } карту.
    [few] Обери { $count } карти.
   *[many] Обери { $count } карт.
    }

# at most n cards
prompt-choose-up-to = { $max ->
    [one] Обери щонайбільше { $max } карту.
    [few] Обери щонайбільше { $max } карти.
   *[many] Обери щонайбільше { $max } карт.
    }

# $what: accusative
prompt-where = Куди покладеш { $what }?

# $cost, $what: accusative
prompt-pay-for = Заплатиш { $cost } за { $what }?

# before an optional effect
prompt-optional = Можеш, але не мусиш.

# before something hidden is revealed
prompt-cannot-undo = Відкриється приховане, і взяти хід назад не вийде. Продовжити?

# verb agrees with the number
prompt-actions-left = { $count ->
    [one] Залишилася { $count } дія.
    [few] Залишилися { $count } дії.
   *[many] Залишилося { $count } дій.
    }

# hand limit at the end of a turn
prompt-discard-down = { $surplus ->
    [one] Скинь { $surplus } карту, залишити можна { $limit }.
    [few] Скинь { $surplus } карти, залишити можна { $limit }.
   *[many] Скинь { $surplus } карт, залишити можна { $limit }.
    }

# the name stays in the nominative
prompt-waiting-one = Чекаємо, ходить { $player }.

# accusative plural of people
prompt-waiting-many = { $count ->
    [one] Чекаємо на { $count } гравця.
    [few] Чекаємо на { $count } гравців.
   *[many] Чекаємо на { $count } гравців.
    }

# prompt
prompt-last-turn = Це твій останній хід.

# $office: nominative; $bid: a number
prompt-auction = { $office }: ставка – { $bid }. Підвищиш чи спасуєш?

## Sentences, refusals

# frame; $need: counted phrase in the accusative (3 kameny), $have: a number
refused-need = Треба мати { $need }, а в тебе { $have }.

# $cost: counted phrase in the accusative
refused-cost = Це коштує { $cost }, а в тебе { $have }.

# one noun with its own plurals, no frame needed
refused-missing-cards = { $missing ->
    [one] Бракує { $missing } карти.
    [few] Бракує { $missing } карт.
   *[many] Бракує { $missing } карт.
    }

# refusal
refused-not-your-turn = Зараз не твій хід, ходить { $player }.

# refusal
refused-once-per-turn = Це можна зробити лише раз за хід, а цього ходу вже зроблено.

# $place: nominative
refused-place-taken = Це місце зайняте: { $place }.

# $place: nominative; a baron or another rule blocks it
refused-blocked = Заблоковано до кінця раунду: { $place }.

# $need: counted phrase, accusative; $have: number
refused-too-few-entered = Цього ходу з ним треба привести { $need }, поки що { $have }.

# Dva bratři, building and extending
refused-not-adjacent = Клітинка не прилягає до плитки з твоїм загоном.

# $reach: number
refused-out-of-reach = Твоя досяжність – { $reach }, а ця плитка лежить далі.

# numbers only
refused-limit = Щонайбільше { $limit }, у тебе вже { $have }.

# $what: nominative (ctnost, dosah, престиж)
refused-value-too-low = { $what }: треба щонайменше { $need }, у тебе { $have }.

# refusal in an auction
refused-bid-too-low = Постав щонайменше { $least } або спасуй.

# refusal
refused-supply-empty = Запас порожній.

# refusal
refused-no-effect = Це нічого не змінить.

# $what: infinitive phrase
refused-must-first = Спершу треба { $what }.

# undo
refused-undo-revealed = Взяти назад більше не можна: відкрилося приховане.

# undo
refused-undo-nothing = Поки що немає чого брати назад.
refused-undo-other = Взяти назад більше не можна: походив хтось інший.
refused-undo-turn-over = Взяти назад більше не можна: твій хід завершено.
refused-undo-imagined = Уявна гра не має минулого, до якого можна повернутися.
refused-already-answered = Твоя відповідь уже на столі, інші ще думають.

# short line under a refusal; $rule: 6.5.2
refused-rule = Правила, п. { $rule }

## Sentences, log

# $goods: counted phrases in the accusative, joined by list-two
log-gains = { $player } отримує { $goods }.

# $goods: accusative
log-pays = { $player } платить { $goods }.

# $goods: accusative
log-loses = { $player } втрачає { $goods }.

# two halves, so that no name is inflected
log-steals = { $player } отримує { $goods }, { $victim } стільки ж утрачає.

# $what: accusative; $to: ready phrase (na Trh)
log-places = { $player } розміщує { $what } { $to }.

# $from, $to: ready phrases
log-moves = { $player } пересуває { $what } { $from } { $to }.

# $what: accusative (Katedrálu)
log-builds = { $player } будує { $what }.

# the title stands in apposition, uninflected
log-plays-card = { $player } розігрує карту «{ $card }».

# the same text for everybody, the owner also sees which
log-draws-cards = { $player } бере з колоди { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
    }.

# $office: genitive, which for these nouns is also the accusative (Pokladníka, Скарбника); $price: counted phrase, accusative
log-wins-auction = { $player } отримує за { $price } посаду { $office }.

# log
log-passes = { $player } пасує.

# log
log-ends-turn = { $player } завершує хід.

# undo in the log
log-takes-back = { $player } бере хід назад.

# ordinals: a full stop in cs and sk, plain number after the noun in uk
log-round-begins = Починається раунд { $round }.

# $what: nominative
log-revealed = Відкрито: { $what }.

# an automaton says what it does and why
log-automaton = { $name }: { $deed } ({ $reason }, правило { $rule }).

# log
log-nobody = Тут ніхто нічого не отримує.

## Sentences, building blocks: counted phrases and lists

# nominative and accusative are equal
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
    }

# animate noun after gain, place, remove: acc, acc_few
count-squires-acc = { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }

# the same noun as a subject: few in the nominative
count-squires = { $count ->
    [one] { $count } зброєносець
    [few] { $count } зброєносці
   *[many] { $count } зброєносців
    }

# feminine in cs and uk: acc differs only in the singular
count-tiles-acc = { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
    }

# the last two of a list; earlier ones are joined by a comma
list-two = { $first } та { $second }
list-or = { $first } чи { $second }

# cs ze and sk zo before some numerals; Fluent can select a number itself
round-of = раунд { $round } { $total ->
    [4] із
    [6] із
    [7] із
   *[other] з
    } { $total }

## Sentences, people, connection, time

# present tense, no gender
presence-sits = { $player } сідає за стіл.

# presence
presence-leaves = { $player } виходить з-за столу.

# a seat handed over
presence-computer = { $player }: далі грає комп’ютер.

# zero has its own text
presence-spectators = { $count ->
    [0] Ніхто не дивиться.
    [one] Дивиться { $count } глядач.
    [few] Дивляться { $count } глядачі.
   *[many] Дивиться { $count } глядачів.
    }

# seconds as s, no plural needed
connection-retry = Зв’язок перервався, нова спроба за { $seconds } с.

# instrumental in cs and sk
time-minutes-ago = { $minutes ->
    [one] { $minutes } хвилину тому
    [few] { $minutes } хвилини тому
   *[many] { $minutes } хвилин тому
    }

# clock of a slow table
time-days-left = { $days ->
    [one] залишився { $days } день
    [few] залишилися { $days } дні
   *[many] залишилося { $days } днів
    }

# subject of a notice; $game: nominative
notice-your-turn = { $game }: твій хід.

# notice
notice-tables-waiting = { $count ->
    [one] На тебе чекає { $count } стіл.
    [few] На тебе чекають { $count } столи.
   *[many] На тебе чекає { $count } столів.
    }

# invitation
notice-invited = { $player } запрошує тебе до гри «{ $game }».

## Sentences, end of a match

# present tense, no gender
end-winner = Перемагає { $player }.

# end
end-you-win = Перемога твоя!

# calm
end-you-lose = Цього разу ні. Перемагає { $player }.

# end
end-draw = Нічия, переможця немає.

# $by: nominative, what decided
end-tiebreak = Очок порівну, вирішує: { $by }.

# a line of the final table
end-rank-points = { $rank }. { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
    }

## Sentences, accessibility announcements

# live region; $prompt: the whole prompt
say-your-turn = Твій хід. { $prompt }

# number of choices
say-options = { $count ->
    [one] { $count } варіант.
    [few] { $count } варіанти.
   *[many] { $count } варіантів.
    }

# $label: the option, $why: the refusal sentence
say-option-refused = { $label }, не можна. { $why }

# somebody else's hand
say-hidden-cards = { $player }: { $count ->
    [one] { $count } прихована карта
    [few] { $count } приховані карти
   *[many] { $count } прихованих карт
    }.

## Sentences, progress and command line

# progress
progress-thinking = { $player } думає…

# progress bar of an arena
progress-games = партії { $done } / { $total }

# server start; $url
cli-listening = Столи готові: { $url } (зупинити: Ctrl+C)

# error with the way out
cli-port-taken = Порт { $port } зайнятий. Обери інший: --port.

# error; $games: list of ids
cli-unknown-game = Невідома гра «{ $name }». Доступні: { $games }.

# error
cli-bad-option = Параметр { $option } не може мати значення «{ $value }». Можливі значення: { $allowed }.

# error
cli-file-missing = Файлу { $file } немає.

# error in a record
cli-record-line = Помилка в записі, рядок { $line }: { $why }

# result of a replay
cli-replayed = { $moves ->
    [one] Запис правильний: перевірено { $moves } хід.
    [few] Запис правильний: перевірено { $moves } ходи.
   *[many] Запис правильний: перевірено { $moves } ходів.
    }

# $share: a formatted percentage; no preposition before a name
cli-arena-result = { $first } – { $second }: { $share } перемог, { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
    }.

## Відмови ядра

# $move: what was typed; $usage: how it is written, the same in every language
refused-unknown-move = Такого ходу тут немає: «{ $move }». Пишеться так: { $usage }

# $question: готове запитання
refused-not-now = Зараз треба вирішити інше. { $question }

refused-match-over = Партію завершено.

## Кольори та краї словами

tone-green = зелений колір
tone-grey = сірий колір
tone-yellow = жовтий колір
tone-brown = коричневий колір
tone-blue = синій колір
tone-red = червоний колір
tone-white = білий колір
tone-black = чорний колір
edge-n = вгору
edge-e = праворуч
edge-s = вниз
edge-w = ліворуч

## Стіл у терміналі

tty-nothing = нічого
tty-none = немає
tty-near = у межах досяжності
tty-far = поза досяжністю
tty-costs = треба мати { $cost }
tty-roads = дороги: { $edges }
tty-spent = хід уже зроблено
tty-laid = уже покладено
tty-on-it = тут: { $things }
tty-filter = / введи слово для пошуку або хід
tty-jump = номер ходу
tty-at-move = { $number ->
    [one] { $number } хід
    [few] { $number } ходи
   *[many] { $number } ходів
    }
tty-move-of = Хід { $number } { $total ->
    [4] із
    [6] із
    [7] із
    [14] із
    [16] із
    [17] із
   *[other] з
    } { $total }
tty-count-options = Можна: { $open }. Не можна: { $closed } (чому – підкаже w).
tty-record-ends = Запис тут закінчується; партія ще триває.
tty-nothing-refused = Зараз жоден варіант не заборонено.
tty-curtain = Ходить { $player }. Коли ніхто інший не бачитиме екрана, натисни Enter.
tty-keys = ↑↓ Enter обрати · / шукати · w чому ні? · i читати · h підказка · u взяти назад · g журнал · ? довідка · q вихід · s рахунок · r правила · l мова
tty-keys-replay = ← → крок · Home End · 0–9 перейти · w чому ні? · e погляд · i читати · g журнал · s рахунок · r правила · l мова · ? довідка · q вихід
tty-foot = Esc назад · ↑↓ гортати
tty-foot-rules = Esc назад · ↑↓ гортати · a усі правила
tty-foot-why = Esc назад · ↑↓ обрати · r або Enter відкриває правило
tty-foot-end = Esc показує ігрове поле · потім q – вихід
tty-foot-log = Esc назад · ↑↓ PgUp PgDn гортати · Home End
tty-help =
    Вибір
      ↑ ↓         перехід між варіантами; стіл показує, чого кожен стосується
      Enter       обрати варіант
      → ←         показати, як це можна зробити (▸), і знову сховати
      /           напиши кілька літер будь-якого слова або весь хід, як він записується, наприклад: { $move }; коли лишиться один варіант, Enter обере його
      Esc         назад до всього списку

    Запитання
      i           прочитати, що роблять речі на столі, хоч би де вони лежали
      h           як зіграв би комп’ютер і який тоді шанс на перемогу
      w           що зараз неможливо й чому; там r відкриває пункт правил
      r           правила
      s           підрахунок очок на цю мить
      g           усе, що сталося

    Стіл
      u           взяти хід назад
      l           мова: English, Čeština, Slovenčina, Українська
      t           світлий або темний вигляд
      Tab         до іншої панелі; стрілки гортають її
      Ctrl+S      зберегти ще раз і показати, де саме (партія зберігається після кожного ходу)
      q           вихід; regnum tty --resume продовжить партію
tty-help-zoom = { "  " }z           більші або менші плитки
# the heading over the signs of a table
tty-signs = Знаки
# $letter: the letter of a player
tty-signs-grid =
    ● ○         у межах досяжності, поза досяжністю
    ♣ ▲ ≈       зелена, сіра й жовта місцевість
    ╋ ┣ ┗ ━ ┃   куди ведуть дороги плитки; ╬ кінці доріг, що не з’єднуються
    ♚ ♟         загони з літерою власника; × загін уже рухався
    ◆ #         скарб, риштування
    { $letter }           Літера на краю плитки називає власника.
# the meaning of one sign each
tty-sign-there = робітник, який там стоїть
tty-sign-wanted = робітник, який там потрібен
tty-sign-any = будь-який робітник
tty-sign-monk = монах
tty-sign-outpost = застава
tty-sign-workshop = майстерня
tty-sign-jar = глечик
tty-sign-standing = робітники, що там стоять, тут двоє
tty-sign-closed = зараз неможливо; поруч сказано чому
tty-sign-marker = де стоїть фішка
tty-sign-boost = де вона вважається цього раунду
tty-sign-price = ціна або інша ціна; числа з першою літерою того, чим платять
tty-sign-used = скільки разів це вже використано й скільки разів можна щонайбільше
tty-sign-hidden = карта долілиць
tty-sign-points = очки
tty-help-replay =
    → ←         на хід далі, на хід назад
    Home End    на початок, у кінець
    0–9         перейти до ходу за номером
    w           що тут було неможливо й чому
    e           погляд з іншого місця за столом
    s           підрахунок очок на цю мить
    g           усе, що сталося
    i           прочитати, що лежить на столі
    r           правила
    l           мова
    t           світлий або темний вигляд
    q           вихід
tty-help-replay-zoom = z           більші або менші плитки

## Підказки й аналіз

analysis-chance = Шанс на перемогу
analysis-points = Очікуваний рахунок
analysis-played = Зіграно
# how much chance to win a decision has cost
analysis-loss = Втрата
analysis-moves = Зіграні ходи
analysis-turning-points = Переломні моменти
# $game: the title of a game
analysis-title = { $game }: шанси на перемогу
analysis-bystander = Як це міг бачити глядач, хід за ходом.
# $move: what stands on the button of a move; $chance and $points: numbers
analysis-hint = { $move } – шанс на перемогу { $chance }%, очікуваний рахунок { $points }
# the computer looks for a hint
analysis-thinking = Думаю…
analysis-decisions = Рішення
analysis-mean-loss = Середня втрата
# how often the best move was chosen, a share in per cent
analysis-best-share = Обрано найкращий хід

## Стіл рядками

tty-plain-welcome = { $game }, номер партії { $seed }. Напиши help, щоб побачити команди.
tty-plain-hint = Напиши номер варіанта, ? (побачити стіл) або слово: why, read, hint, undo, score, rules, log, help, quit (коротко: w, i, h, u, s, r, g, q).
# $move, $word, $why, $read: what may be typed, as wide as the column
tty-plain-help =
    3               обрати варіант номер 3
    { $move }зробити хід, записаний так
    { $word }показати варіанти, де є це слово
    ?               стіл словами
    map             ігрове поле, намальоване знаками
    { $why }що неможливо й чому
    { $read }що роблять речі на столі
    hint            як зіграв би комп’ютер і який тоді шанс на перемогу
    undo            взяти хід назад
    score           підрахунок очок на цю мить
    rules 4.3       частина правил
    log             усе, що сталося
    lang en         інша мова: en, cs, sk, uk
    save            зберегти ще раз і показати, де саме
    quit            вийти; партію збережено
    w i h u s r g q те саме однією літерою: why, read, hint, undo, score, rules, log, quit
# $move: what was typed; $verbs: a list of words that are the same in every language
tty-plain-no-move = Такого ходу тут немає: «{ $move }». Зараз хід починається одним із цих слів: { $verbs }.
tty-no-such-number = Такого номера немає; останній – { $last }.
tty-may-be-played = Такий хід можна зробити: { $move }
tty-languages = Мови: { $languages }.
tty-saved-as = Збережено: { $file }
tty-goodbye = Партія чекатиме на тебе. Продовж командою: { $command }
tty-mark-at = { $thing } на поділці { $place }
tty-value-of = { $value } { $most ->
    [4] із
    [6] із
    [7] із
    [14] із
    [16] із
    [17] із
   *[other] з
    } { $most }
tty-or = { $first } або { $second }
tty-taken = зайнято
tty-shows = на карті: { $things }
tty-takes = для: { $thing }
tty-slots = клітинки: { $things }
tty-used-of = виконано: { $used }
tty-used-times = виконано: { $count }×
tty-ways = { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
   *[other] { $count } способів
    }
tty-things = Що тут лежить
tty-seek = введи слово для пошуку
tty-foot-things = введи слово для пошуку · ↑↓ гортати · Esc назад
tty-no-such-thing = На столі немає нічого такого.
tty-no-match = нічого не підходить; Esc показує все
tty-too-small = Вікно замале. Потрібна ширина від { $width } знаків і висота від { $height } рядків.
tty-and-more = { $things } і ще { $count }
tty-head-game = Гра
tty-head-title = Назва
tty-head-seats = Місця
tty-head-options = Варіанти
tty-head-expansions = Доповнення

## Збереження

tty-unsaved-mark = не збережено
tty-not-saved = Не збережено: { $file } ({ $why })
tty-disk-full = диск заповнений
tty-disk-locked = запис там заборонено
tty-disk-file = на місці теки лежить файл
tty-disk-folder = там є тека з такою назвою
tty-disk-gone = теки вже немає
tty-disk-other = диск не приймає запис
tty-quit-anyway = Натисни ще раз, щоб вийти без збереження.
tty-watch-again = Переглянути знову: { $command }
tty-record-refused = рядок { $line }: { $player } не може зробити хід «{ $move }»: { $why }

## The server

serve-open = Твій стіл: { $link }
serve-again = Твоя партія триває: { $link }
serve-stop = Ctrl+C зупиняє сервер; після наступного запуску партія триватиме.
serve-goodbye = Сервер зупинено. Усе збережено; наступний запуск продовжить звідси.
notice-title = { $game }: твій хід
notice-body = У грі «{ $game }» твій хід. Інші чекають.
notice-lent-title = { $game }: за тебе грає комп’ютер
notice-lent-body = Поки тебе немає, за тебе грає { $bot } (гра «{ $game }»). Відкрий стіл, і місце знову твоє.
notice-rematch-title = { $game }: реванш?
notice-rematch-body = Тобі пропонують реванш у грі «{ $game }». Він почнеться, коли всі погодяться; дай відповідь за столом.
notice-begun-title = { $game }: реванш почався
notice-begun-body = Усі погодилися на реванш у грі «{ $game }», і час іде. Відкрий стіл.
notice-test = Так ми повідомлятимемо, що настав твій хід.
notice-stop = Вимкнути ці листи
notice-stop-ask = Більше не надсилати листів про твій хід? У налаштуваннях їх можна знову ввімкнути.
notice-stopped = Готово. Листів про твій хід більше не буде.
notice-confirm-title = Regnum: можна тобі писати?
notice-confirm-body = Хтось указав цю адресу, щоб дізнаватися про свій хід. Якщо це ти, відкрий посилання й підтвердь. Якщо ні, нічого не роби: більше листів не буде.
notice-confirm = Так, надсилати мені листи
notice-confirm-ask = Писати на цю адресу, коли настане твій хід?
notice-confirmed = Готово. Відтепер надходитиме лист, коли настане твій хід.

## At the table

# $seat: a number, $count: how many there are
refused-no-such-seat = Місця { $seat } тут немає, за столом { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
    }.
refused-seat-mine = Місце { $seat } уже твоє.
refused-colour-taken = Цим кольором грає той, хто сів за стіл раніше за тебе.
refused-seat-taken = Місце { $seat } зайняте.
refused-seat-secret = З місця { $seat } видно не те саме, що з твого попереднього, тому пересісти на нього не можна.
refused-seat-kept = Місце { $seat } звільнили під час партії; через приховані відомості далі тут грає лише його гравець або бот.
refused-shown-out = Господар столу звільнив твоє місце, повернутися можна лише за новим запрошенням.
refused-not-your-seat = Місце { $seat } не твоє.
refused-seat-empty = На місці { $seat } ніхто не сидить.
refused-no-bot-there = На місці { $seat } бот не грає.
refused-bot-plays = На місці { $seat } зараз грає бот, спершу поверни собі місце.
refused-holder-here = Гравець місця { $seat } за столом, тому передати це місце боту не можна.
# $seats: numbers joined by list-two, $count: how many
refused-seats-free = { $count ->
    [one] Місце { $seats } ще вільне.
    [few] Місця { $seats } ще вільні.
   *[many] Місця { $seats } ще вільні.
    }
refused-table-full = Усі місця зайняті.
refused-host-only = Це може лише господар столу.
refused-show-out-yourself = Себе вивести з-за столу не можна, можна лише вийти.
# neutral: said of oneself or of somebody else
refused-not-at-table = Для цього потрібне місце за столом.
refused-others-sit = { $count ->
    [one] За столом ще сидить { $count } інший гравець.
    [few] За столом ще сидять { $count } інші гравці.
   *[many] За столом ще сидять { $count } інших гравців.
    }
refused-already-begun = Партія вже почалася.
refused-not-begun = Партія ще не почалася.
refused-not-over = Партію ще не завершено.
refused-no-rematch = У пробній партії реваншу немає, але можна почати нову.
refused-rematch-not-asked = Реваншу ніхто не пропонує, або час на відповідь минув.
refused-rematch-not-declined = Від реваншу ніхто не відмовився.
refused-rematch-unanswered = Хтось іще не відповів.
refused-stale = На столі тим часом щось змінилося, глянь ще раз.
refused-held-first = Хід чекає: спершу підтвердь його або візьми назад.
refused-nothing-held = Жоден хід не чекає на підтвердження.
refused-undo-too-often = За цим столом узято назад уже стільки ходів, що більше не можна.
refused-not-asked = Зараз гра ні про що тебе не питає.
# the disk or the database failed
refused-not-understood = Ця команда незрозуміла: { $why }.
refused-not-kept = Це не вдалося зберегти, нічого не змінилося.
refused-log-full = Запис цього столу заповнено, грати тут далі не можна, але можна відкрити новий стіл.
refused-not-sure = Ще невідомо, чи це збереглося; поглянь знову за мить.
refused-sandbox-start = Пробна партія починається тут, далі брати назад немає чого.
refused-sandbox-of-sandbox = Від пробної партії відгалузити ще одну не можна.
refused-record-later = Запис відкриється, коли партію буде завершено.
refused-record-imagined = Пробна партія не має запису.
refused-no-hints = За цим столом підказки вимкнено.
refused-no-guide = Партії з провідником для цієї гри немає.
refused-no-such-table = Такого столу тут немає.
refused-invitation-gone = Це запрошення вже не діє.
refused-invitation-needed = Сісти тут можна лише за запрошенням.
refused-link-gone = Це посилання вже не діє.
refused-no-such-contest = Такого змагання тут немає.
refused-organiser-only = Це може лише організатор змагання.
refused-not-in-contest = Ця людина не бере участі в змаганні.
refused-contest-begun = Змагання вже почалося.
refused-contest-over = Змагання закінчилося.
refused-contest-round-over = Ця партія не належить до поточного туру.
refused-contest-full = Місць більше немає: { $count ->
    [one] бере участь { $count } людина.
    [few] беруть участь { $count } людини.
   *[many] беруть участь { $count } людей.
    }
refused-contest-too-few = Людей поки замало: { $count ->
    [one] має записатися щонайменше { $count } людина.
    [few] мають записатися щонайменше { $count } людини.
   *[many] мають записатися щонайменше { $count } людей.
    }
refused-contest-too-many = Під твоїм проводом уже { $count ->
    [one] { $count } незакінчене змагання.
    [few] { $count } незакінчені змагання.
   *[many] { $count } незакінчених змагань.
    }
refused-contest-deputies-full = У змагання { $count ->
    [one] щонайбільше { $count } заступник.
    [few] щонайбільше { $count } заступники.
   *[many] щонайбільше { $count } заступників.
    }
refused-contest-no-undo = Це вже не скасувати: минула доба або на цьому тримається наступний тур.
refused-contest-seat = Це місце належить до змагання; вийти з нього можна лише на сторінці змагання.
# seconds as s, no plural needed
refused-chat-too-fast = Наступне повідомлення можна надіслати через { $seconds } с.

## The plain page

page-skip = Перейти до вмісту
page-nav = Сторінки
page-jumps = На цій сторінці
page-plain = проста сторінка, працює й без скриптів
page-about = { ui-about }
page-welcome = У що зіграємо?
page-welcome-lead = Одне натискання – і ти за столом. Обліковий запис не потрібен.
page-play-now = Грати зараз
# $opponent: the official opponent, nominative
page-solo = Гра наодинці: { $opponent }
page-set-options = Підготувати стіл по-своєму
page-none-listed = Зараз немає столів, відкритих для всіх.
page-paste = Встав посилання, яке тобі надіслали
page-no-link = Це не посилання-запрошення. Встав його повністю.
# $player: a list of names, nominative
page-to-move = Хід: { $player }
page-not-begun = Партія ще не почалася.
page-forgotten = хтось, хто вже не грає
page-chairs-note = Місця понад кількість гравців лишаються порожніми. Одна людина може мати кілька місць і грати за одним екраном.
page-chair-open = вільне, за запрошенням
page-chair-bot = комп’ютер: { $bot }
# $seats: a number or a range, a string
page-only-seats = гравців: { $seats }
page-only-with = з доповненням «{ $expansion }»
page-expansions = Доповнення
page-pick = { $count ->
    [one] { $option }: обери рівно { $count } варіант.
    [few] { $option }: обери рівно { $count } варіанти.
   *[many] { $option }: обери рівно { $count } варіантів.
    }
page-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
    }
page-clock-total = { $minutes } хв на всю партію
page-clock-turn = { $minutes } хв на хід, { $reserve } хв у запасі
# $days, $hours: numbers as strings
page-days-hours = { $days } д { $hours } год
page-hours = { $hours } год
page-at-zero = Коли час вийде
page-zero-warn = лише повідомити
page-zero-bot = далі грає комп’ютер
page-confirm-about = Останній крок ходу чекає, доки ти його підтвердиш.
page-watchers = Глядачі
page-listed = Видно серед відкритих столів
page-listed-about = Сісти може будь-хто без запрошення.
page-hints = Підказки
page-hints-about = Можна спитати, як зіграв би комп’ютер.
page-wrong-input = Щось у формі не так, нічого не змінилося.
page-game-gone = Гра, у яку грають за цим столом, тут зараз недоступна.
page-wrong-name = В імені має бути від 1 до 40 видимих знаків.
page-wrong-address = На цю адресу нічого не можна надіслати.
page-too-many-addresses = Більше адрес додати не можна, спершу видали одну з них.
page-not-watched = Цей стіл лише для тих, хто за ним сидить.
page-sandbox = пробна партія
page-free-seats = { $count ->
    [one] { $count } місце вільне. Надішли комусь посилання або передай місце комп’ютеру.
    [few] { $count } місця вільні. Надішли друзям посилання або передай місця комп’ютеру.
   *[many] Вільних місць: { $count }. Надішли друзям посилання або передай місця комп’ютеру.
    }
page-make-invite = Створити посилання-запрошення
page-invite-link = Посилання-запрошення
page-shown-once = Скопіюй посилання одразу: його видно лише раз.
page-host-begins = Партію почне господар столу, коли всі сядуть.
page-host-deeds = Для господаря столу
page-show-out = Звільнити місце
page-bot-plays = грає комп’ютер: { $bot }
page-bot-gets-up = Прибрати комп’ютер з-за столу
page-held = Зробити цей хід?
page-not-possible = Що зараз неможливо й чому
page-hint-is = Комп’ютер зіграв би так: { $move }
page-fork = Спробувати в пробній партії
page-record = Завантажити запис
page-more = Показати решту
page-nothing-yet = Ще нічого не сталося.
page-send = Надіслати
# a curtain between two players at one screen
page-curtain = Тепер грає: { $player }
page-curtain-about = Передай екран. Таємне закрито.
page-curtain-raise = Це я ({ $player }). Показати стіл
page-sit-as = Твоє ім’я за столом: { $player }
page-name-enough = Досить імені, обліковий запис не потрібен.
page-to-table = До столу
page-me-ask = Це посилання переносить сюди тебе й твої столи з іншого пристрою. Воно діє один раз.
page-me-do = Продовжити тут
page-me-replaces = Зараз на цьому пристрої інше ім’я: { $player }. Посилання його замінить. Щоб потім повернутися до нього, спершу створи для нього особисте посилання.
page-notices-about = У неспішних партіях ми повідомляємо, коли настав твій хід, якщо ти не за столом.
page-email = Адреса електронної пошти
page-webhook = Адреса, що приймає { "JSON" } (вебгук)
page-mail-sent = Ми надіслали туди лист. Сповіщення почнуться, коли ти відкриєш посилання в ньому й підтвердиш їх.
page-unconfirmed = ще не підтверджено
page-add = Додати
page-personal-about = Переносить тебе й твої столи на інший пристрій. Діє один раз, упродовж години.
page-make-link = Створити особисте посилання
page-stopped = Ці сповіщення припинено.
page-forget = Видалити мої дані
page-forget-about = Ім’я, посилання, повідомлення й сповіщення буде видалено назавжди. Зіграні партії лишаться без імені.
page-forget-sure = Так, назавжди
page-tick-first = Спершу постав позначку, нічого не змінилося.
page-forgotten-now = Готово: твої дані тут видалено.
page-find = Шукати в правилах
page-find-do = Знайти
page-found = { $count ->
    [one] { $count } пункт.
    [few] { $count } пункти.
   *[many] { $count } пунктів.
    }
page-all-rules = Усі правила
page-contents = Зміст
page-about-regnum = { ui-regnum } – це стіл для стратегічних ігор про Середньовіччя: усі правила з поясненнями, гра наодинці, за одним екраном, наживо з друзями чи хід за ходом упродовж днів.
page-about-privacy = Тут немає облікових записів і реклами, і ні за ким не стежать. Ми впізнаємо тебе за одним файлом кукі; у налаштуваннях можна все про себе видалити.
page-about-plain = Це проста сторінка: усе текстом, також для програм читання з екрана й старих комп’ютерів.
page-about-credits = Шрифт { "Alegreya" }: Хуан Пабло дель Пераль, ліцензія { "Open Font License" }.
page-font-licence = Ліцензія шрифту
page-bot-for-you = Зараз за тебе грає комп’ютер: { $bot }.
page-time-up = Твій час вичерпано.
page-empty-turn = Хід: { $player }, але там ніхто не сидить.
page-empty-host = Запроси когось або передай місце комп’ютеру.
page-empty-others = Господар столу може запросити когось або передати місце комп’ютеру.
page-leave-ask = Твоє місце стане вільним, а партія чекатиме.
page-show-out-ask = Хто тут сидить, утратить місце й повернеться лише за новим запрошенням. Якщо місце має приховані відомості, ніхто інший сюди не сяде, але може грати бот.
page-close-ask = Партія закінчиться для всіх, і продовжити її не вдасться.
page-lost = Немає зв’язку. Продовжити можна, щойно він відновиться.
page-not-sent = Надіслати не вдалося. Спробуй ще раз за мить.
page-wrong-host = Ця адреса серверові невідома. Відкрий ту, з якою його запущено.
page-old-form = Ця форма вже не діє, нічого не змінилося. Відкрий сторінку знову й спробуй ще раз.
page-source = Назад до столу, від якого це відгалужено
page-friends-see = Це ім’я побачать друзі.
# $rank: a place at the end
page-rank = { $rank ->
    [1] { $rank }-ше
    [2] { $rank }-ге
    [3] { $rank }-тє
   *[other] { $rank }-те
    }

## The browser: lobby

web-lobby-guide = Перша гра з провідником
web-lobby-friends = З друзями за посиланням
# $least, $most: numbers of minutes
web-lobby-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
    }
web-lobby-join-link = Сісти за посиланням
web-lobby-ways = Як гратимемо?
web-lobby-alone-about = Офіційний суперник гри діє за власними правилами.
web-lobby-bots-about = Решту місць займає комп’ютер.
# beside a level of bots; $seconds: how long it may think about a move at most
web-lobby-level-time = на хід щонайбільше { $seconds } с
web-lobby-level-at-once = відповідає одразу
web-lobby-screen-about = Ви передаєте один пристрій по колу, таємне лишається закритим.
web-lobby-link-about = Ти отримаєш посилання й надішлеш його друзям.
# $side: what a seat is called
web-lobby-chair = { $side }: хто тут сидить
web-lobby-options = Варіанти гри
web-lobby-picked = Обрано: { $count } / { $most }
web-lobby-server-says = Відповідь сервера:
web-lobby-opened = Стіл відкрито
web-lobby-send-link = Надішли це посилання тим, хто гратиме. Воно діє два тижні.
web-lobby-invited = Тебе запрошують до столу
web-lobby-sitting = За столом: { $names } ({ $count } { $seats ->
    [4] із
    [6] із
   *[other] з
    } { $seats })
# the lobby: the first visit
web-lobby-welcome = Вітаємо за столом
web-lobby-welcome-lead = Провідник сидить поруч і кожен хід лишає тобі. Без облікового запису, без пошти.
web-lobby-start-here = Почни звідси: цієї гри вчаться найшвидше.
# $count: lessons, $minutes: about how long they take
web-lobby-lessons = { $count ->
    [one] { $count } крок, приблизно { $minutes } хв
    [few] { $count } кроки, приблизно { $minutes } хв
   *[many] { $count } кроків, приблизно { $minutes } хв
    }
web-lobby-learn = Вчитися граючи
web-lobby-known = Знаю цю гру: грати зараз
web-lobby-got-link = Тобі надіслали посилання?
web-lobby-got-link-about = Встав його, назви себе й сідай.
web-lobby-paste = Вставити посилання
web-lobby-one-screen = Кілька гравців за одним екраном
web-lobby-set = Підготувати стіл
web-lobby-look-on = Подивитися через плече
# $playing, $free: numbers of tables
web-lobby-look-on-about = Столи, де грають: { $playing }. З вільним місцем: { $free }.
web-lobby-show-tables = Показати столи
web-lobby-promise-why = Відхилений хід пояснює чому, з пунктом правил
web-lobby-promise-undo = Хід можна взяти назад, доки нічого не відкрито
# a game on its card
web-lobby-games = Ігри
web-lobby-played = { $count ->
    [0] нова для тебе
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
    }
web-lobby-with-guide = з провідником
web-lobby-play-guided = Грати з провідником
# $game: a title
web-lobby-more-ways = { $game }: усі способи грати
web-lobby-have-link = Маю посилання
# what waits for me
web-lobby-play = Грати
# $time: such as 5 h or 2 d 7 h
web-lobby-left = лишилося { $time }
# $ago: such as 4 minutes ago
web-lobby-last-move = останній хід { $ago }
web-lobby-rematch = реванш: згода { $wants } / { $count }
web-lobby-none-waits = Жоден стіл на тебе не чекає.
# $row: a game; $state: whose turn it is
web-lobby-none-waits-until = Жоден стіл на тебе не чекає. { $row }: { $state }
web-lobby-others-wait = { $count ->
    [one] Ще { $count } твій стіл
    [few] Ще { $count } твої столи
   *[many] Ще { $count } твоїх столів
    }
web-lobby-more-wait = { $count ->
    [one] Чекає ще { $count }
   *[many] Чекають ще { $count }
    }
# the way to all tables with free seats
web-lobby-all = Усі ({ $count }) ›
# $count: moves of others since I looked
web-lobby-news = { $count ->
    [one] Після твого візиту { $count } хід.
    [few] Після твого візиту { $count } ходи.
   *[many] Після твого візиту { $count } ходів.
    }
# $bot: a level of bots, nominative; $count: the moves it made at my seat
web-lobby-news-lent = { $count ->
    [one] За тебе зіграно { $count } хід ({ $bot }).
    [few] За тебе зіграно { $count } ходи ({ $bot }).
   *[many] За тебе зіграно { $count } ходів ({ $bot }).
    }
web-lobby-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
    }
web-lobby-winner = переможець
# the tables that everyone may see
web-lobby-public = Столи для всіх
web-lobby-tab-free = Вільні місця
web-lobby-tab-playing = Грають
web-lobby-tab-finished = Зіграні сьогодні
web-lobby-find = гравець, гра, посилання…
web-lobby-filters = Фільтр
web-lobby-drop = Прибрати фільтр
web-lobby-sit = де можна сісти
web-lobby-pace-days = по днях
web-lobby-rules-usual = звичайні правила
web-lobby-rules-expansions = із доповненнями
web-lobby-with-hints = із підказками
web-lobby-rules-people = без комп’ютера
# $option: the name of an option; $choice: what was chosen
web-lobby-option = { $option }: { $choice }
# $minutes: a number, or two with a plus
web-lobby-minutes = { $minutes } хв
web-lobby-next = { $count ->
    [one] Показати ще { $count } стіл
    [few] Показати ще { $count } столи
   *[many] Показати ще { $count } столів
    }
web-lobby-nothing-fits = Цьому фільтру не відповідає жоден стіл
# $filter: what is left out of the filter; $count: how many tables there would be
web-lobby-without = Без «{ $filter }»: { $count }
web-lobby-all-filters = Прибрати всі фільтри
web-lobby-empty-free = Зараз немає столів із вільним місцем для всіх
web-lobby-empty-playing = Зараз немає партій, відкритих для всіх
web-lobby-empty-finished = Сьогодні ще жодна партія не закінчилася
web-lobby-empty-about = Підготуй стіл і зроби його видимим серед відкритих: він з’явиться тут.
# $time: a time of day
web-lobby-as-of = Не вдалося прочитати столи. Так було о { $time }.

## The browser: pages

# short, in the navigation
web-page-about = Про { ui-regnum }
web-page-theme = { $dark ->
    [yes] Увімкнути світлий вигляд
   *[no] Увімкнути темний вигляд
    }
web-page-home = До столів
web-page-missing-about = Можливо, адресу написано з помилкою або того, що тут було, вже немає.
web-page-name-language = Ім’я та мова
web-page-nobody = Ми ще нічого про тебе не знаємо. Обери ім’я або сядь за стіл, і станеш гостем.
web-page-look = Вигляд, рух, звук
web-page-kept-here = Зберігається лише на цьому пристрої.
web-page-motion-full = фігурки рухаються плавно
web-page-motion-less = менше руху
web-page-pace = Кроки автоматичного суперника
web-page-pace-none = усі одразу
# how long each step stays
web-page-pace-seconds = по { $seconds } с
web-page-sound-about = Тихий звук, коли щось кладуть і коли настає твій хід.
# offered once at a table, with two buttons
web-sound-offer = Тихий звук, коли настає твій хід?
web-sound-on = Увімкнути
web-sound-off = Залишити вимкненим
web-page-try = Спробувати
web-page-ask = Питати перед ходом
web-page-ask-about = Кожен хід чекає на друге натискання.
web-page-push = У цьому браузері
web-page-push-about = Сповіщення прийде, навіть коли сторінку закрито.
web-page-push-on = Дозволити сповіщення
web-page-push-is = Сповіщення надходять у цей браузер.
web-page-push-denied = Цей браузер не приймає наших сповіщень. Дозволити їх можна в його налаштуваннях.
web-page-push-cannot = Цей браузер не може приймати тут сповіщення. На телефоні спершу додай { ui-regnum } на головний екран.
web-page-test = Надіслати пробне
web-page-tested = { $state ->
    [delivered] Надіслано.
    [gone] Ця адреса вже не відповідає, її видалено.
   *[failed] Доставити не вдалося.
    }
web-page-one-table = лише для одного столу
web-page-devices = Пристрої та ключі
web-page-this-device = цей пристрій
web-page-session-cookie = браузер
web-page-session-link = невикористане особисте посилання
web-page-session-key = ключ програми
web-page-since = від { $date }
web-page-end = Завершити
web-page-ended = Завершено.
web-page-my-data = Мої дані
web-page-data-about = Усе, що сервер зберігає про тебе, одним файлом.
web-page-regnum = Що таке { ui-regnum }
web-page-about-plain = Усе є також простим текстом, без скриптів, для програм читання з екрана й старих комп’ютерів.
web-page-to-plain = До простої сторінки
web-page-plain = Проста сторінка
web-page-unofficial = { ui-regnum } – неофіційний проєкт: його не створював, не перевіряв і не схвалював жоден видавець чи автор. Назви ігор належать їхнім видавцям. Якщо гра тобі до вподоби, купи її: коробка гарніша за будь-який екран.
web-page-drawings = Поля, карти й фігурки ми намалювали самі.
web-page-icons = Значки: { "Lorc, Delapouite" } та інші автори, { "game-icons.net, CC BY 3.0" } (змінено: колір, обрамлення).
web-page-fonts = Шрифти: { "Alegreya, Alegreya SC" } та { "Alegreya Sans" }, автор Хуан Пабло дель Пераль, { "Huerta Tipográfica, SIL Open Font License 1.1" }.
web-page-libraries = { ui-regnum } побудовано на вільному програмному забезпеченні, зокрема:
web-page-version = Версія { $version }

## The browser: kit

# said of a thing on the table that is one of the possible answers
web-kit-lit = можна обрати
# above the moves a click on a thing leads to
web-kit-leads = Що з цим можна зробити
# above names of small things that lie close together
web-kit-which = Що саме?
# a button: back from a board that is seen larger
web-kit-whole = Показати все поле
# the keys + - 0
web-kit-zoom = збільшити, зменшити, показати все поле
# a button and a key: the land is seen from the opposite side
web-kit-turn = Повернути стіл
# a link; $number: a paragraph
web-kit-rules = Правила, п. { $number }

## The browser: table

web-table-to-lobby = До столів
web-table-tools = Інструменти столу
web-table-menu = Налаштування й стіл
# name of the chat button for screen readers
web-table-unread = { $count ->
    [one] Чат, { $count } нове повідомлення
    [few] Чат, { $count } нові повідомлення
   *[many] Чат, { $count } нових повідомлень
    }
# 4401: the session has ended; no gender
web-table-logged-out = На цьому пристрої вхід уже не діє.
web-table-old-page = Ця сторінка старіша за сервер. Перезавантаж її.
web-table-sent-again = Твої ходи не загубляться, їх буде надіслано знову.
web-table-all-sit = Усі за столом. Можна починати.
web-table-sure = Так, справді
web-table-all-options = Усі варіанти
web-table-options = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
    }
# a move that has not been answered for a while
web-table-sending = Надсилається…
web-table-step-less = зменшити
web-table-step-more = збільшити
web-table-step-number = Кількість від { $least } до { $most }
web-table-step-most = Найбільше: { $number }
# the same where there is little room
web-table-step-most-short = макс. { $number }
# the tray is folded away
web-table-show-choices = Показати вибір
web-table-why-title = Що можна, чого не можна й чому?
web-table-why-short = Що можна?
# further moves that are refused for the same reason
web-table-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
    }
web-table-picked = Що з цим зробиш?
# $verbs: what can be done with it, joined by list-or
web-table-picked-verbs = Хочеш { $verbs }?
web-table-held = Зробити цей хід?
web-table-earlier = Попередні ходи
web-table-turnmark = Хід { $number } · { $player }
web-table-turn-of = Останній хід: { $player }
# at a player's chip: what the last turn did lies on a mat that is not shown
web-table-turn-beyond = частина останнього ходу – поза екраном
# read aloud after one's own move: a good or points, how many there are now and how many have come
web-table-gain = { $name }: { $value }, додалося { $gain }
web-table-replay-turn = Повторити
# button of the dock: the last turn of the others is shown once more
web-table-again-turn = Останній хід ще раз
web-table-key-replay = Повторити останній хід інших
# link beside the rules at the table: the rules on a page of their own
web-table-rules-page = Відкрити сторінку
web-table-chat-empty = Ще ніхто нічого не написав.
web-table-chat-seat = Писати може той, хто має ім’я: сядь за стіл або обери його в налаштуваннях.
web-table-score-note = Рахунок, якби партія закінчилася зараз. Таємного не враховано.
web-table-hint-note = Твій шанс на перемогу й очки наприкінці, з огляду на те, що тобі відомо. Комп’ютер може помилятися.
# $percent: a whole number
web-table-chance = { $percent }%
web-table-hint-points = { $points ->
    [one] наприкінці приблизно { $points } очко
    [few] наприкінці приблизно { $points } очки
    [many] наприкінці приблизно { $points } очок
   *[other] наприкінці приблизно { $points } очка
    }
# in how many ways an action that is advised can be carried out
web-table-hint-variants = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
    }
# for the ear: $move: a label, $percent: a whole number, $points: the sentence above
web-table-hint-row = { $move }: шанс на перемогу { $percent }%, { $points }
web-table-hint-lit = Показано на полі: { $move }. Хід ще не зроблено.
# title over the steps of an automatic opponent
web-table-what-why = Що він робить і чому
# rubric; $player: nominative
web-table-plays = { $player } грає
web-table-step-of = крок { $step } { $steps ->
    [4] із
    [6] із
    [7] із
    [14] із
    [16] із
    [17] із
   *[other] з
    } { $steps }
web-table-next-step = Наступний крок
web-table-all-at-once = Усе одразу
web-table-pace = Темп автоматичного суперника
web-table-seconds = { $seconds } с на крок
web-table-pace-hand = за натисканням
# seconds that each step stays, on a small button
web-table-pace-brief = { $seconds } с
web-table-always-at-once = Завжди все одразу
web-table-skip-turn = Перейти до кінця ходу
web-table-your-mat = Мій планшет
# which of the turns of an automatic opponent that follow one another
web-table-nth-turn = хід { $turn } / { $turns }
web-table-ask = Питати перед кожним ходом
web-table-save-record = Зберегти запис
# tab at the end of a match
web-table-points = очки
# tab at the end of a match
web-table-course = перебіг
web-table-course-title = Очки впродовж партії
web-table-gold-best = золотим позначено найкраще в рядку
web-table-as-table = Як таблиця
web-table-by-points = { $points ->
    [one] на { $points } очко більше
    [few] на { $points } очки більше
   *[many] на { $points } очок більше
    }
web-table-tiebreak = очок порівну, вирішив додатковий критерій
web-table-minutes = { $minutes } хв
web-table-key-tab = наступна частина екрана
web-table-key-arrows = наступна річ
web-table-key-enter = обрати або підтвердити те, що чекає
web-table-key-figures = обрати в списку
web-table-key-rules = правила, після відмови одразу потрібний пункт
web-table-key-escape = назад або закрити

## The browser: rules

web-rules-lead = Повні правила нашими словами, у пронумерованих пунктах. Кожна відмова за столом називає свій пункт.
web-rules-numbers = Номер ніколи не змінюється. Він є в підказках, у відмовах і в журналі.
web-rules-own-words = наші слова, сталі номери
web-rules-print = Надрукувати правила
# $count: places in the text where the words stand
web-rules-found = { $count ->
    [0] Нічого не знайдено
    [one] { $count } збіг
    [few] { $count } збіги
    [many] { $count } збігів
   *[other] { $count } збігу
    }
# after a number
web-rules-hits = { $count ->
    [one] збіг
    [few] збіги
    [many] збігів
   *[other] збігу
    }
web-rules-hit = Збіг { tty-value-of }
web-rules-previous = Попередній збіг
web-rules-next = Наступний збіг
web-rules-from = Сюди привело посилання зі столу.
web-rules-back = Назад до столу
# all cards, tiles and pieces of the game
web-rules-cards = У коробці
web-rules-some-of = { tty-value-of }
web-rules-find-card = Шукати за назвою чи ефектом
web-rules-groups = Лише ці
web-rules-no-card = У коробці немає нічого такого.

## Сторінка людини

web-person-page = Гравець
web-person-own = Твої результати
web-person-since = грає тут від: { $month }
web-person-program = програма
web-person-matches = { $count ->
    [one] партія
    [few] партії
   *[many] партій
}
web-person-wins = перемог
web-person-longest = найбільше перемог поспіль
web-person-streak = { $count ->
    [one] зараз { $count } перемога поспіль
    [few] зараз { $count } перемоги поспіль
   *[many] зараз { $count } перемог поспіль
}
web-person-none-own = Ти ще не маєш жодної дограної партії. Добрий початок – гра з провідником.
web-person-none = Ще немає жодної дограної партії.
web-person-missing = За цією адресою нікого немає або тобі не показують цю сторінку.
web-person-key = Обліковий запис тобі не потрібен
web-person-key-about = Хто ти, знає лише цей пристрій. У налаштуваннях можна перенести це посиланням на інший пристрій, завантажити те, що про тебе зберігається, або видалити його.
web-person-visible = Хто бачить цю сторінку
web-person-visible-me = лише ти
web-person-visible-session = усі, хто тут грає
web-person-visible-public = усі
web-person-rating = рейтинг, { $game }
# $place: місце серед інших, наприклад 4
web-person-place = { $place }.
web-person-placed = серед тих, хто має рейтинг
web-person-best = найбільше очок
web-person-band = Смуга показує, наскільки рейтинг надійний: у 95 випадках зі 100 він лежить у ній.
web-person-needed = { $count ->
    [one] Ще { $count } рейтингова партія – і буде рейтинг.
    [few] Ще { $count } рейтингові партії – і буде рейтинг.
   *[many] Ще { $count } рейтингових партій – і буде рейтинг.
}
web-person-curve = Рейтинг, { $game }: { $elo }, плюс-мінус { $spread }, рейтингових партій: { $matches }
web-person-results = Результати за грою та кількістю гравців
web-person-results-note = перемоги / партії
web-person-alone = соло
web-person-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
web-person-unplayed = ще не грали
web-person-bots = Проти комп’ютера
web-person-bots-note = лінія: інтервал 95%
# $level: рівень бота, наприклад Зброєносець
web-person-level = { $level }
web-person-official = автоматичні суперники
web-person-of = { $won } / { $met }
web-person-bot-told = { $name }: перемог { $percent }%, зустрічей { $met }; інтервал 95%: { $low }–{ $high }%
web-person-points = Звідки беруться очки
web-person-points-note = { $game }, очки на партію
web-person-line-told = { $name }: { $mean } очка на партію, усі тутешні { $everyone }
web-person-mean = середнє всіх тутешніх людей
web-person-latest = Останні партії
web-person-hidden = хтось
web-person-unrated = { $why ->
    [guide] без рейтингу: гра з провідником
    [figures] без рейтингу: з числами іншої коробки
    [fork] без рейтингу: продовження запису
    [hint] без рейтингу: була підказка
    [screen] без рейтингу: одна людина на кількох місцях
    [changed] без рейтингу: на місці змінився гравець
   *[alone] без рейтингу: не було нікого з відомою силою
}

## The browser: replay

web-replay-lead = Переглянь завершену партію хід за ходом, подивися, як набиралися очки, і перевір, що було б за інших ходів.
web-replay-bring = Відкрити запис
web-replay-paste = Встав текст запису або перетягни сюди файл
web-replay-watch = Переглянути
web-replay-file = Вибрати файл
web-replay-secrets = У записі є все, навіть приховані карти. Ділися ним лише після завершення партії.
web-replay-mine = Мої завершені партії
web-replay-none = Завершених партій ще немає. Коли дограєш першу, вона буде тут.
# the text was sent and is no record, or far too large
web-replay-too-long = Для запису цього забагато.
# $why: a whole sentence
web-replay-wrong-line = Рядок { $line }: { $why }
web-replay-moves = Ходи
web-replay-moves-count = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
    }
web-replay-opening = Гру розкладено
web-replay-only = Лише один гравець
web-replay-where = Момент партії
web-replay-at = Хід { tty-value-of }
web-replay-whole = Усе
web-replay-tab-board = Стіл
web-replay-winner = перемога
web-replay-viewpoint = Точка зору
web-replay-viewpoint-mover = гравець, який ходить
web-replay-viewpoint-bystander = глядач
web-replay-brought = вставлений запис
web-replay-other = Інші записи
web-replay-copy = Скопіювати
web-replay-judged = Аналіз ходу { $at }
web-replay-judge = Як зіграв би бот?
web-replay-judge-about = Бот думає звідси наперед і знає лише те, що міг знати гравець на цьому місці.
web-replay-judge-always = Показувати завжди
web-replay-nothing-to-judge = Партію завершено, вирішувати немає чого. Повернися на крок, щоб побачити рішення.
web-replay-chance-about = { $count ->
    [one] Шанс на перемогу й очки наприкінці, з { $count } уявної партії.
   *[other] Шанс на перемогу й очки наприкінці, з { $count } уявних партій.
    }
web-replay-played-best = зіграно, кращого не було
web-replay-played-missed = зіграно, шанс менший на { $percent }%
web-replay-review = Проаналізувати всю партію
web-replay-review-about = Комп’ютер зважує кожне рішення за тим, що міг знати гравець, і позначає ходи, які коштували шансів на перемогу або очок. Це триває кілька секунд.
web-replay-reviewing = проаналізовано ходів: { $value } { $most ->
    [4] із
    [6] із
    [7] із
    [14] із
    [16] із
    [17] із
   *[other] з
    } { $most }
web-replay-reviewed = Аналіз готовий: { $count ->
    [0] слабких ходів немає.
    [one] { $count } слабкий хід.
    [few] { $count } слабкі ходи.
    [many] { $count } слабких ходів.
   *[other] { $count } слабкого ходу.
    }
# $points: counted points, expected at the end, summed over the weak moves
web-replay-lost = { $player } – слабкі ходи: { $weak }; втрата: { $points }
web-replay-to-marks = Клавіші Page Down і Page Up ведуть від позначки до позначки.
web-replay-graph = Що показує графік
web-replay-graph-points = Очки
web-replay-marks = ?! неточний · ? помилка · ?? груба помилка · ! чудовий
web-replay-mark-inaccurate = неточний хід
web-replay-mark-mistake = помилка
web-replay-mark-blunder = груба помилка
web-replay-mark-excellent = чудовий хід
# $move: a label
web-replay-better = краще: { $move }
web-replay-only-weak = Лише слабкі ходи
# whose chance the numbers are; $player: nominative
web-replay-turns-of = шанс на перемогу: { $player }
# $from and $to: whole numbers
web-replay-from-to = { $from } → { $to }%
web-replay-no-turns = Жоден окремий хід не вирішив долі партії.
web-replay-chances-now = Шанс на перемогу: { $chances }
web-replay-branch = Піти звідси інакше
web-replay-branch-about = Відкриває стіл із цією позицією, який бачиш лише ти. Грай як хочеш; запис лишається таким, як є.

## The browser: guide

web-guide-title = Перша гра
web-guide-step = { $n } { $total ->
    [14] із
    [16] із
    [17] із
   *[other] з
    } { $total }
web-guide-next = Далі
web-guide-alone = Грати далі без провідника
web-guide-why = Чому тут?
web-guide-lessons = Уроки
web-guide-minutes = { $count } хв
web-guide-fold = Згорнути провідника
web-guide-unfold = Показати провідника
web-guide-wait = Хвилинку: зараз не твій хід. Провідник піде далі сам.
web-guide-later = Спершу дай відповідь на запитання внизу, і провідник піде далі.
web-guide-strayed = Так теж можна. Провідник піде далі й пропустить те, що вже не підходить.
web-guide-take-back = Взяти хід назад і йти за провідником
web-guide-loosely = За столом вийшло інакше, підійде будь-який подібний хід.
web-guide-on = Грати далі
web-guide-opening = Готуємо стіл для твоєї першої гри…
web-guide-look = Прочитай, подивися на освітлене місце й рушай далі.
web-guide-again = Почати з провідником знову
web-guide-again-sure = Справді знову? Цю партію буде відкладено.
web-guide-there = Показати

## Coming back to a table, absent people

web-away-title = Поки тебе не було
web-away-for = { $time } · { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}
web-away-done = Що сталося
web-away-means = Що це означає для тебе
web-away-loan-host = { $time }: { $player } передає твоє місце комп’ютеру ({ $bot }).
web-away-loan-clock = { $time }: твій час вийшов, твоє місце бере комп’ютер ({ $bot }).
web-away-ran-out = Перед тим твій час вийшов.
web-away-loan-moves = { $count ->
    [0] Комп’ютер іще нічого за тебе не зіграв.
    [one] Комп’ютер зіграв за тебе { $count } хід.
    [few] Комп’ютер зіграв за тебе { $count } ходи.
   *[other] Комп’ютер зіграв за тебе { $count } ходів.
}
web-away-loan-back = Місце знову твоє.
web-away-loan-soon = Місце знову буде твоїм, щойно комп’ютер завершить своє рішення.
web-away-loan-did = Зіграно за тебе
web-away-chat = У розмові, нових повідомлень: { $count }
web-away-replay = { $count ->
    [one] Переглянути { $count } хід
    [few] Переглянути { $count } ходи
   *[other] Переглянути { $count } ходів
}
web-away-reply = Відповісти
web-away-play = Грати
web-away-here = Звідси знову граєш ти
web-chat-line = { $player } у розмові: { $text }
web-absent-bot = Передати комп’ютеру ({ $bot })
web-absent-wait = Почекати
web-absent-end = Завершити партію
web-absent-end-sure = Завершити її для всіх?
web-absent-out = { $player }: час вийшов. За цим столом про це лише повідомляють.
web-absent-mine-out = Твій час вийшов. За цим столом про це лише повідомляють: грай далі.
web-absent-host = Передати гру комп’ютеру може лише господар столу.
web-lend-ask = { $player }: до повернення грає комп’ютер ({ $bot }). Про це одразу прийде повідомлення, а потім буде видно, що зіграно.

## regnum bots: хто тут є і на що зважає

bots-head-level = рівень
bots-head-name = ім’я
bots-head-iterations = ітерації
bots-head-seconds = щонайбільше секунд
bots-advice = Скільки очок дає кожна річ наприкінці гри
bots-head-feature = річ
bots-head-table-early = кілька гравців, на початку
bots-head-table-late = під кінець
bots-head-alone-early = соло, на початку
bots-head-alone-late = під кінець
bots-head-rival-early = офіційний суперник, на початку
bots-head-rival-late = під кінець

# A side of the table by the name of whoever plays it, on labels.
side-name = { $player }
# two people of one name at a table; $name: theirs, $colour: of the seat
side-name-and-colour = { $name } ({ $colour })

# Seats by colour; a game may say it in its own way.
seat-blue = синій
seat-green = зелений
seat-purple = фіолетовий
seat-red = червоний
seat-yellow = жовтий
seat-white = білий
seat-black = чорний

# What bots are called; a game may give the levels names of its own. n2 to n5: further ones of the same level.
bot-page = Лаврін
    .n2 = Лаврін II
    .n3 = Лаврін III
    .n4 = Лаврін IV
    .n5 = Лаврін V
bot-squire = Гавло
    .n2 = Гавло II
    .n3 = Гавло III
    .n4 = Гавло IV
    .n5 = Гавло V
bot-knight = Егідій
    .n2 = Егідій II
    .n3 = Егідій III
    .n4 = Егідій IV
    .n5 = Егідій V
bot-castellan = Матильда
    .n2 = Матильда II
    .n3 = Матильда III
    .n4 = Матильда IV
    .n5 = Матильда V
bot-king = Альфред
    .n2 = Альфред II
    .n3 = Альфред III
    .n4 = Альфред IV
    .n5 = Альфред V
bot-random = Азарт
    .n2 = Азарт II
    .n3 = Азарт III
    .n4 = Азарт IV
    .n5 = Азарт V
bot-untaught = Новачок
    .n2 = Новачок II
    .n3 = Новачок III
    .n4 = Новачок IV
    .n5 = Новачок V
bot-greedy = Скнара
    .n2 = Скнара II
    .n3 = Скнара III
    .n4 = Скнара IV
    .n5 = Скнара V
bot-search = Шукач
    .n2 = Шукач II
    .n3 = Шукач III
    .n4 = Шукач IV
    .n5 = Шукач V
bot-guide = Провідник
    .n2 = Провідник II
    .n3 = Провідник III
    .n4 = Провідник IV
    .n5 = Провідник V

## The score sheet of a finished match: what is counted, how a number came about

sheet-times = { $count } ×
# a number of things, and what each scores
sheet-each = { $count } × { $points }
# $level: where a marker stands on a track
sheet-at = на { $level }
# what is left over
sheet-left = лишилося: { $count }
# numbers with plus signs between them
sheet-summed = { $sum }
sheet-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
    }
# points that a building scores anyway, things it counts, points for each
sheet-reckoned = { $base ->
    [0] { $count } × { $each } = { $points }
   *[other] { $each ->
        [1] { $base } + { $count } = { $points }
       *[other] { $base } + { $count } × { $each } = { $points }
    }
    }
sheet-shares = Звідки взялися очки
sheet-points = очки

## A rematch: asked for, agreed to

ui-rematch-ask = Запропонувати реванш
ui-rematch-agree = Грати знову
ui-rematch-decline = Не зараз
# the others do not want to: bots take their seats
ui-rematch-without = Грати без них
ui-rematch-open = Перейти до реваншу
rematch-asked = { $player } пропонує реванш.
rematch-you-asked = Ти пропонуєш реванш.
rematch-begins = Він почнеться, коли погодяться всі; доти час не йде.
rematch-wants = хоче грати
rematch-unanswered = ще без відповіді
rematch-away = немає за столом
rematch-declined = не зараз
# $time: a time of day
rematch-until = відкрито до { $time }
rematch-not-now = Не зараз: { $players }.
rematch-agreed = Погодилися всі. Нова партія відкриється за { $seconds } с.
rematch-begun = Реванш уже почався.

## The end of a match: what broke a tie

end-tie-settled = Рівність розсудили так
end-tie-unneeded = Правило про рівність не знадобилося; воно порівняло б

## The end of a match in the browser

web-end-tap = торкнись рядка, щоб побачити, з чого він складається
web-end-hours = { $hours } год { $minutes } хв
web-end-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
    }
web-end-equal = порівну
web-end-show = Показати
web-end-decisive = Найбільше вирішило
web-end-replay = Переглянути
web-end-rating = рейтинг { $elo } ± { $spread }
# on the axis of the chart
web-end-lap-round = раунд
web-end-lap-turn = хід
web-end-by-rounds = за раундами
web-end-by-turns = за ходами кожного гравця
# $lap: a round; $number: of a move in the record
web-end-round-move = Раунд { $lap }, крок { $number }
web-end-turn-move = Хід { $lap }, крок { $number }
web-lobby-which-game = У яку гру хочеш зіграти?

## The page that needs no server

web-alone-preparing = Готуємо стіл
web-alone-first = Завантажується лише раз. Потім Regnum відкриватиметься й без зʼєднання.
# megabytes, written as numbers
web-alone-progress = { $here } / { $all } МБ
web-alone-runtime = Python для браузерів
web-alone-runtime-about = на ньому працюють правила
web-alone-library = Його бібліотека
web-alone-library-about = лише те, що потрібно
web-alone-server = Правила, столи й боти
web-alone-server-about = такі самі, як на сервері
web-alone-starting = Запуск
web-alone-starting-about = уперше кілька секунд
web-alone-size = { $size } МБ
web-alone-read = Читати правила
web-alone-nothing-sent = Нічого не надсилаємо. Усе лишається на цьому пристрої.
web-alone-loading = Правила завантажуються, тим часом можеш роззирнутися.
web-alone-download-failed = Завантаження перервалося
web-alone-download-failed-about = Нічого не втрачено: продовжимо з цього місця, щойно зʼявиться зʼєднання. Правила можна читати вже тепер.
web-alone-taken = Regnum відкрито в іншій вкладці
web-alone-taken-about = Дві вкладки перезаписували б партії одна одної, тож грати можна лише в одній. Нічого не втрачено.
web-alone-take-over = Продовжити тут
web-alone-broken = Regnum не вдалося запустити
web-alone-broken-about = Зігране тобою збережено. Браузер повідомив:
web-alone-not-kept = Це вікно нічого не зберігає: коли закриєш його, партії зникнуть. Якщо хочеш котрусь зберегти, збережи запис.
web-alone-full = На цьому пристрої немає місця: останню зміну не збережено. Звільни місце і спробуй ще раз.
web-alone-update = Є нова версія, її вже завантажено. Твої партії залишаться.
web-alone-update-apply = Завантажити зараз
web-alone-works = На цьому пристрої
web-alone-works-solo = Соло проти офіційних суперників або проти ботів усіх рівнів
web-alone-works-screen = Від двох до пʼяти людей за одним екраном
web-alone-works-guide = Ігри з провідником, правила, підказки, скасування ходів, аналіз і перегляд
web-alone-works-kept = Партії зберігаються в цьому браузері й тривають без зʼєднання
web-alone-waits = Для чого потрібен сервер
web-alone-waits-friends = Столи з друзями на інших пристроях, чат, спостереження, рейтинги
web-alone-waits-record = Щоб перенести партію туди, обери в її меню «Узяти партію із собою»; так само вона може повернутися
web-alone-waits-bots = Сильним ботам у браузері треба більше часу, або вони бачать не так далеко наперед
web-alone-left = ще { $seconds } с
web-alone-meanwhile = Поки чекаєш
web-alone-meanwhile-about = Правила всіх ігор уже тут.
web-alone-offline = Немає зʼєднання. На цій сторінці все працює: правила й боти на твоєму пристрої.
web-alone-storage = { $size } МБ на цьому пристрої
web-alone-storage-about = версія { $version } · { $matches } · нічого не надсилається
web-alone-manage = Керувати
# megabytes, written as numbers
web-alone-stopped = Зупинилося на { $here } з { $all } МБ
web-alone-update-later = Після партії
web-alone-make-room = Які партії можна видалити
web-alone-matches = Завершені партії на цьому пристрої
web-alone-matches-about = Їхнє місце займуть нові. Видаленого вже не переглянути. Якщо хочеш зберегти партію, спершу збережи її запис.
web-alone-matches-none = Тут ще не завершено жодної партії.
web-alone-delete = Видалити
web-alone-delete-sure = Справді видалити
web-alone-deleted = { $title }: видалено
web-alone-not-deleted = Видалити не вдалося. Спробуй ще раз.
# the plain page also works in old browsers
web-alone-old = Без сервера Regnum працює лише в новішому браузері: Chrome 98, Edge 98, Firefox 113, Safari 16.4 або новішому.
web-alone-old-plain = Грати на простій сторінці цього сервера
# buttons of a game; $opponent: the official one
web-alone-way-solo = Соло: { $opponent }
web-alone-way-bots = Проти ботів
web-alone-way-bot = Проти бота
web-alone-way-screen = За одним екраном
web-alone-way-guide = Перша гра з провідником
web-alone-home-title = Перенести цю партію на сервер
web-alone-home-here = Тепер на цьому пристрої
# $moves: count-move
web-alone-home-here-about = { $moves }. Зерно й приховані карти подорожують запечатаними, щоб ніхто в них не зазирнув.
web-alone-home-there = Там, на сервері
web-alone-home-there-about = Грай далі з будь-якого пристрою та запроси когось на місце бота. Там партія не впливає на рейтинг.
web-alone-home-online = Коли буде зʼєднання
web-alone-home-code = Показати код для сканування
web-alone-home-code-about = Відскануй його іншим пристроєм: партія відкриється там.
web-alone-home-code-long = Ця партія задовга для коду. Скористайся посиланням або файлом.
web-alone-home-waits = Занотовано: щойно буде зʼєднання, партію буде запропоновано тут.
web-alone-home-now = Зʼєднання є: перенести зараз
web-alone-home-never = Залишити тут
web-alone-home-address = Спершу вкажи адресу сервера.
web-lobby-offline = Грати офлайн
web-lobby-offline-about = Соло, проти ботів або за одним екраном: усе в цьому браузері, і без зʼєднання також
web-lobby-offline-open = Відкрити
web-bring-title = Партія здалеку
web-bring-about = Вона триває тут із тієї самої позиції, з тими самими місцями. Вона не впливає на рейтинг і лишається там, звідки прийшла.
web-bring-over = Партію завершено: тут її можна переглянути хід за ходом.
web-bring-play = Грати далі тут
web-bring-open = вільне
web-bring-nothing = У цьому посиланні немає партії, або бракує його частини. Скопіюй його ще раз, повністю.
web-bring-unknown = Цей сервер не знає правил, за якими грали цю партію. Партія лишається там, звідки прийшла.
web-take-title = Узяти партію із собою
web-take-about = На сервер або на сторінку без нього. Ходи й приховані карти подорожують запечатаними. Там вона не впливає на рейтинг, а тут лишається.
web-take-ends = Вона триває деінде, а тут завершується: інакше можна було б побачити приховані карти. Там вона не впливає на рейтинг.
web-take-pack = Запакувати
web-take-address = Адреса сервера або сторінки
web-take-open = Відкрити там
web-take-save = Зберегти у файл
web-take-file = Файл відкривають там у Записах.

## Як грається гра: її рівновага і статистика цього сервера

web-plays = Як грається
web-plays-title = Як грається { $game }
web-plays-who = Хто грав
web-plays-bots = Боти
web-plays-people = Тутешні люди
web-plays-report = Звіт
web-plays-report-name = { $seats ->
    [1] соло
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
web-plays-bots-about = Партій бота { $bot } проти самого себе: { $games }; зерно { $seed }, видання { $edition }
web-plays-people-about = { $count ->
    [one] { $count } дограна відкрита партія
    [few] { $count } дограні відкриті партії
   *[many] { $count } дограних відкритих партій
}
web-plays-none-bots = Звіту про цю гру ще немає. Його пише команда «regnum balance».
web-plays-none-people = Тут ще не дограно жодної відкритої партії цієї гри. Закриті та незавершені партії ніколи не враховуються.
web-plays-counting = { $count ->
    [one] Підраховується ще { $count } партія.
    [few] Підраховуються ще { $count } партії.
   *[many] Підраховуються ще { $count } партій.
}
web-plays-few = Якщо партій менше ніж { $enough }, тут лише кількості: частки й цінності були б випадковими.
web-plays-action = Що робили
web-plays-scatter = { $action }: як часто і скільки це варте
web-plays-scatter-note = обери, щоб побачити числа
web-plays-bars = { $action }: скільки це варте
web-plays-across = взято з пропозицій
web-plays-up = скільки очок переваги дає
web-plays-corner-left = цінне, а часто лишається
web-plays-corner-trap = беруть, а дає мало
web-plays-card = { $name }: узято { $taken } з { $offered } пропозицій ({ $share }%), цінність { $worth } очка переваги ± { $error }
web-plays-card-unoffered = { $name }: { $taken }×, цінність { $worth } очка переваги ± { $error }
web-plays-seat-wins = Хто виграє залежно від місця
web-plays-seat-told = { $name }: { $share }% перемог; інтервал 95%: { $low }–{ $high }%; у середньому { $points } очка
web-plays-seat-counted = { $name }: перемог { $won } з { $games }; у середньому { $points } очка
web-plays-seat-count = { $won } з { $games }
web-plays-scores = Підсумкові очки
web-plays-scores-note = середнє { $mean }, від { $least } до { $most }
web-plays-scores-half = половина результатів: { $from } – { $to }
web-plays-best = Найкраще й найгірше
web-plays-best-note = очки переваги
web-plays-decisions = рішень за партію, { $least } – { $most }
web-plays-margin = очка між першим і другим
web-plays-widest = найбільша перевага переможця
web-plays-table = Усі числа в таблиці
web-plays-name = Назва
web-plays-cost = Ціна
web-plays-offered = Пропозиції
web-plays-taken = Узято
web-plays-share = Частка
web-plays-worth = Цінність
web-plays-explained = Пропозиції – це гравці, які хоча б раз мали таку можливість; те, що роблять, бо іншого вибору немає, теж вважається пропозицією, тож жодна частка не перевищує 100%. Цінність – це перевага над іншими, коли решта однакова, ± її інтервал 95%. Вона показує, що в цих партіях буває разом, а не що є причиною.
web-plays-seats-fair = Місця рівні
    .about = { $name } виграє { $share }%: за { $games } партій це пояснює сама випадковість.
web-plays-seats-ahead = Одне місце має перевагу
    .about = { $name } виграє { $share }%: за { $games } партій більше, ніж пояснює випадковість.
web-plays-seats-behind = Одне місце відстає
    .about = { $name } виграє { $share }%: за { $games } партій менше, ніж пояснює випадковість.
web-plays-alone = Проти автоматичного суперника
    .about = Перемог: { $share }%, партій: { $games }.
web-plays-margins-open = Партії лишаються відкритими
    .about = Половина закінчується різницею до { $half }, чверть – до { $quarter } очок.
web-plays-margins-wide = Переваги великі
    .about = Половина закінчується різницею до { $half }, чверть – до { $quarter } очок; самі результати різняться менше.
web-plays-trap = Беруть, а дає мало
    .about = { $cards }: узято у { $share }% пропозицій, цінність { $worth } очка переваги.
web-plays-trap-none = Ніщо не вводить в оману
    .about = Ніщо з того, що часто беруть, не є явно гіршим за решту.
web-plays-left = Цінне, а часто лишається
    .about = { $cards }: цінність { $worth } очка переваги, узято лише у { $share }% пропозицій.
web-plays-left-none = Нічого цінного не лишається
    .about = Ніщо з того, що часто лишається, не є явно кращим за решту.
web-plays-cards-unsure = Ще не ясно
    .about = Партій замало, щоб сказати, скільки що варте.
web-plays-range = від { $least } до { $most }

## Числа з коробки: що надруковано, що довелося відтворити

figures-title = Числа з коробки: { $game }
figures-counted = { $group }: цілком за друком { $items } з { $all-items }, чисел за друком { $figures } з { $all-figures }
figures-all = Разом
figures-whole = карта
figures-figure = { $figure } { $value }
figures-nothing = немає
figures-rulebook = правила ({ $at })
figures-public = відкрите джерело ({ $at })
figures-reconstructed = відтворено: { $reason }
figure-reason-unseen = жоден текст, який ми могли прочитати, цього не показує
figures-enter-about = Візьми коробку. Для кожного числа набери, що надруковано: Enter, якщо воно таке саме, як наше, ?, якщо його не можна прочитати, < щоб повернутися, q щоб зупинитися. Набране зберігається у файлі { $file }.
figures-enter-ask = { $item }: { $figure } [{ $ours }]
figures-enter-choices = Набери: { $choices }
figures-enter-left = Прочитано { $told } з { $count }.
figures-all-told = З цієї коробки прочитано все, що довелося відтворити.
figures-differ = { $item }, { $figure }: { $first } проти { $second }
figures-ours = у нас { $value }
figures-unread = не прочитано
figures-same = В обох файлах ті самі числа.
figures-as-ours = Кожне прочитане число таке саме, як наше.
figures-fits = Числа { $name } підходять до коробки.
figures-fingerprint = Набір { $name }, відбиток { $hash }
figures-option = Числа з коробки
figures-bots = Гра з числами { $name }; боти вчилися на наших і скористаються тим, що знають.
figures-sheet = Числа з коробки для заповнення: { $game }
figures-sheet-about = Ліворуч те, що має Regnum; поруч напиши, що надруковано в тебе. Чого не можна прочитати, залиш порожнім. Потім набери це командою: { $command }
figures-sheet-printed = надруковано
web-figures-about = Хто має коробку, може виправити те, чого не показує жоден текст. Візьми плитку чи карту й уведи, що на ній надруковано; усе зберігається на цьому пристрої.
web-figures-less = { $figure }: менше
web-figures-more = { $figure }: більше
web-figures-as-ours = так само, як у нас
web-figures-same = так само
web-figures-differs = відрізняється
web-figures-unread = не переглянуто
web-figures-partly = прочитано частково
web-figures-confirmed = підтверджено тобою
web-figures-attested = усе за друком
web-figures-differ = { $count ->
    [one] відрізняється { $count } число
    [few] відрізняються { $count } числа
    [many] відрізняється { $count } чисел
   *[other] відрізняється { $count } числа
}
web-figures-next = Далі
web-figures-rest-same = Решта така сама, далі
web-figures-read = Прочитано з твоєї коробки
web-figures-some-of = { $value } / { $most }
web-figures-group = за друком { $value } / { $most }
web-figures-file = Твій файл
web-figures-name = Назва коробки
web-figures-export = Експортувати
web-figures-import = Імпортувати
web-figures-compare = Порівняти з файлом
web-figures-imported = Числа { $name } відкрито.
web-figures-play = Пропонувати за новими столами
web-figures-new-table = Підготувати стіл
web-figures-only = Лише числа: без малюнків і текстів видавця. Кожен запис містить числа, з якими грали.
web-figures-show = Які показано
web-figures-todo = Прочитати
web-figures-mine = Прочитані
web-figures-all = Усі
web-figures-with = Грати з числами { $name }
web-figures-reconstructed = Відтворили ми: { $figures }.

## Contests

# $format: swiss, round_robin, knock_out or season; $game: a title; $rounds, $seats: numbers
page-contest-announced = { $game }: { $format ->
    [round_robin] кожен із кожним
    [knock_out] від кожного столу далі йдуть найкращі
    [season] { $rounds ->
        [one] { $rounds } тур, приєднатися можна й пізніше
        [few] { $rounds } тури, приєднатися чи пропустити можна й пізніше
       *[many] { $rounds } турів, приєднатися чи пропустити можна й пізніше
        }
   *[swiss] { $rounds ->
        [one] { $rounds } тур, рівні грають із рівними
        [few] { $rounds } тури, рівні грають із рівними
       *[many] { $rounds } турів, рівні грають із рівними
        }
    }, за столом по { $seats }.
page-contest-announced-days = { $days ->
    [one] На хід — { $days } день.
    [few] На хід — { $days } дні.
   *[many] На хід — { $days } днів.
    }
# $rule: bot, half, present or organiser
page-contest-announced-late = { $rule ->
    [bot] Що не дограно до кінця туру, дограють боти.
    [half] Хто не дограє до кінця туру, дістане половину очок, якщо зробив хоч один хід; інакше нічого.
    [present] На кого в кінці туру чекають, той недограну партію програє.
   *[organiser] Недограні до кінця туру партії розсудить організатор.
    }
# $time: a date
page-contest-announced-start = Запис до { $time }, одразу після того — перший тур.
web-contests = Змагання
web-contests-about = Турніри та ліги: запишися або влаштуй власне.
web-contests-none = Змагань ще немає. Влаштуй перше.
web-contests-all = Усі змагання
web-lobby-news = Новини
web-contest-new = Нове змагання
web-contest-new-about = Сім запитань; розумну відповідь уже вибрано.
web-contest-list-open = Триває запис
web-contest-list-running = Тривають
web-contest-list-over = Завершені
web-contest-format-swiss = Швейцарська система
web-contest-format-round-robin = Колова система
web-contest-format-knock-out = На вибування
web-contest-format-season = Сезон
web-contest-broken-off = перервано
web-contest-over = завершено
web-contest-not-held = не відбулося
web-contest-open = записалося: { $people }/{ $most }
web-contest-running = { $round }-й тур, дограні партії: { $decided }/{ $matches }
web-contest-you-play = береш участь
web-contest-left = лишилося { $time }
web-contest-past = час вийшов
web-contest-rounds = Тури
web-contest-round = { $round }-й тур
web-contest-round-over = завершено
web-contest-round-later = попереду
web-contest-standings = Таблиця
web-contest-place = Місце
web-contest-form = Партії
web-contest-points = Очки
web-contest-opponents = Суперники
web-contest-you = ти
web-contest-dropped = вибув(ла)
web-contest-mark-won = В
web-contest-mark-lost = П
web-contest-mark-shared = Н
web-contest-mark-between = –
web-contest-mark-bye = В
web-contest-ended = дограно
web-contest-ended-unrated = дограно, без рейтингу
web-contest-ruled = розсудив організатор
web-contest-ruled-late = розсуджено, бо вийшов час
web-contest-being-played = триває
web-contest-being-laid = ось-ось почнеться
web-contest-bye = Вільний тур: зараховано як перемогу
web-contest-until = Тур триває до { $time }.
web-contest-play = Грати
web-contest-replay = Переглянути
web-contest-next = Твоя партія
web-contest-you-bye = У цьому турі гри для тебе немає; його зараховано як перемогу.
web-contest-podium = Підсумкові місця
web-contest-led = організує { $player }
web-contest-take-part = Участь
web-contest-signup-ends = Запис завершується й починається перший тур: { $time }.
web-contest-sign-up = Записатися
web-contest-signed-up = Ти береш участь.
web-contest-you-take-part = Ти береш участь у цьому змаганні.
web-contest-leave = Вийти зі змагання
web-contest-leave-about = Розпочату партію за тебе дограє бот, без рейтингу; твої очки лишаються.
web-contest-leave-open = Поки є місце, можна записатися знову.
web-contest-full = Усі місця зайнято.
web-contest-people = Учасники
web-contest-people-count = { $people }/{ $most }
web-contest-nobody-yet = Поки нікого.
web-contest-share = Поділитися
web-contest-link = Посилання на змагання
web-contest-file-standings = Таблиця (CSV)
web-contest-file-results = Результати (JSON)
web-contest-file-records = Записи
web-contest-organiser = Для організатора
web-contest-starts-itself = Перший тур почнеться сам: { $time }.
web-contest-starts-you = Перший тур почнеться, коли ти його розпочнеш.
web-contest-start = Розпочати перший тур
web-contest-round-until = Тур триває до
web-contest-signup-until = Запис триває до
web-contest-postpone = Змінити
web-contest-decide = Розсудити партію
web-contest-decide-how = Як її розсудити
web-contest-decide-act = Розсудити
web-contest-decide-none = очок не дістане ніхто
web-contest-decide-shared = очки діляться
web-contest-decide-winner = перемагає { $player }
web-contest-choose-match = Вибрати партію
web-contest-choose-person = Вибрати людину
web-contest-drop = Вивести зі змагання
web-contest-drop-act = Вивести
web-contest-deputies = Заступники мають твої права
web-contest-deputy-is = { $player } (заступник)
web-contest-deputy-name = Призначити заступником
web-contest-deputy-remove = Забрати права
web-contest-undo = Протягом доби можна скасувати
web-contest-did-dropped-out = { $player }: вихід зі змагання
web-contest-did-postponed = Більше часу
web-contest-did-ruled = Розсуджено: { $players }
web-contest-did-late = Розсуджено, бо вийшов час: { $players }
web-contest-end = Завершити змагання достроково
web-contest-end-sure = Наступних турів не буде. Скасувати це неможливо.
web-contest-name = Назва змагання
web-contest-unnamed = Змагання
web-contest-q-game = У що грають
web-contest-q-game-about = гра та її можливості
web-contest-seats = Гравців за столом
web-contest-q-format = Як воно йде
web-contest-q-format-about = тури й пари
web-contest-q-pace = Темп і терміни
web-contest-q-pace-about = тур закінчується сам
web-contest-length = Тур триває щонайбільше
web-contest-q-late = Якщо партію не дограно
web-contest-q-late-about = вирішено тепер, а не спересердя
web-contest-late-bot = Дограють боти
web-contest-late-half = Половина очок
web-contest-late-present = На кого чекають, програє
web-contest-late-organiser = Вирішу власноруч
web-contest-q-ties = Однакові очки
web-contest-q-ties-about = що вирішує, у такому порядку
web-contest-tie-opponents = очки суперників
web-contest-tie-between = партії між собою
web-contest-tie-wins = перші місця
web-contest-tie-share = частка очок у партіях
web-contest-tie-lot = жереб
web-contest-tie-up = Посунути вище: { $tie }
web-contest-tie-down = Посунути нижче: { $tie }
web-contest-q-who = Хто може прийти
web-contest-q-who-about = досить імені, без облікового запису
web-contest-who-all = Усі тут
web-contest-who-link = Хто має посилання
web-contest-most = Щонайбільше людей
web-contest-starts = Перший тур почнеться
web-contest-starts-about = Якщо лишити порожнім, розпочати треба власноруч.
web-contest-q-counts = Глядачі й підказки
web-contest-q-counts-about = і що робити з непарною кількістю
web-contest-watch = Партії можна дивитися
web-contest-watch-over = коли закінчаться
web-contest-watch-now = ще під час гри
web-contest-watch-players = лише їхнім гравцям
web-contest-odd = Кому бракує столу
web-contest-odd-bye = має вільний тур
web-contest-odd-bot = грає з ботом
web-contest-comes-to = Що з цього вийде
web-contest-plan-tables = столів у 1-му турі
web-contest-plan-matches = партій загалом
web-contest-plan-byes = вільних у 1-му турі
web-contest-plan-bots = ботів у 1-му турі
web-contest-plan-time = Людей: { $people }, щонайдовше { $time }.
web-contest-announcement = Оголошення
web-contest-announcement-lang = Мова оголошення
web-contest-words = Власні слова
web-contest-may-change = Темп і терміни можна змінити до першого туру; рівність і недограні партії лишаються, як оголошено.
web-contest-announce = Відкрити запис
# $count: moves
web-contest-moves = { $count ->
    [one] поки { $count } хід
    [few] поки { $count } ходи
   *[many] поки { $count } ходів
    }
# $mark: how it ended; $rank: the place at the table; $points: a number, maybe with a half
web-contest-mark-aloud = { $round }-й тур: { $mark ->
    [won] перемога
    [lost] поразка
    [shared] поділене { $rank }-е місце
    [between] { $rank }-е місце
    [bye] вільний тур
    [ruled] розсуджено, очки: { $points }
    [running] триває
   *[absent] без партії
    }
# $by: what put a person below the one before
web-contest-decided = { $by ->
    [opponents] менше очок у суперників
    [between] гірші партії між собою
    [wins] менше перших місць
    [share] менша частка очок
    [round] раніше вибуття
    [lot] жереб
   *[points] менше очок
    }
# $format: swiss, round_robin, knock_out or season
web-contest-format-about = { $format ->
    [round_robin] Кожен грає з кожним.
    [knock_out] Від кожного столу далі йдуть найкращі, решта дивиться.
    [season] Як швейцарська система, але приєднатися чи пропустити тур можна будь-коли.
   *[swiss] Рівні грають із рівними, ніхто не вибуває, і поки можливо, ніхто не зустрічається двічі.
    }
