### Paladins: the words of the game, Ukrainian.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its plural, genitive;
### .short: narrow places; .full: a card or square told apart from its twins.

## The game

game-title = { term-game_title }
    .short = Паладини
game-tagline = Зводь стіни, відправляй монахів і протистій чужинцям
game-about = Сім раундів ти набираєш робітників у тавернах, обираєш паладина й вирішуєш, на які дії відправити своїх людей, а віра, сила та вплив відкривають шлях одне одному. Злочинець береться за будь-яку роботу, але приносить підозру, а щойно податковий запас вичерпається, інквізиція карає боргом того, хто має найбільше карт підозр. Гра для 1–4 гравців; у соло-грі тобі протистоїть гравець-бот, якого ведуть карти схем.
game-time = 90–120 хв
game-credits = Автори гри: Шем Філліпс та Ес Джей Макдональд. Видавництво { "Garphill Games" }.
term-game_title = Паладини Західного королівства
    .acc = Паладинів Західного королівства
    .gen = Паладинів Західного королівства
term-game_title_short = Паладини
    .acc = Паладинів
    .gen = Паладинів
term-vp = ПО
    .long = переможне очко
    .long-few = переможні очки
    .long-other = переможних очок
term-player = гравець
    .few = гравці
    .other = гравців
    .acc = гравця
    .acc-few = гравців
    .gen = гравця
term-start_player_role = перший гравець
    .acc = першого гравця
    .gen = першого гравця
term-round = раунд
    .few = раунди
    .other = раундів
    .acc = раунд
    .acc-few = раунди
    .gen = раунду
term-turn = хід
    .few = ходи
    .other = ходів
    .acc = хід
    .acc-few = ходи
    .gen = ходу
term-action = дія
    .few = дії
    .other = дій
    .acc = дію
    .acc-few = дії
    .gen = дії
term-pass = пас
    .inf = спасувати
    .do = Спасуй
term-reward = винагорода
    .few = винагороди
    .other = винагород
    .acc = винагороду
    .acc-few = винагороди
    .gen = винагороди
term-cost = ціна
    .few = ціни
    .other = цін
    .acc = ціну
    .acc-few = ціни
    .gen = ціни
term-ability = вміння
    .few = вміння
    .other = вмінь
    .acc = вміння
    .acc-few = вміння
    .gen = вміння
term-choice = вибір
    .acc = вибір
    .gen = вибору

## Seats and the solo opponent: the value is the subject of a log sentence, .short is the colour or the short name

seat-red = червоний
seat-blue = синій
seat-green = зелений
seat-yellow = жовтий

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Адсо
    .n2 = Берно
    .n3 = Відо
    .n4 = Отгер
bot-squire = Гатто
    .n2 = Радбод
    .n3 = Герольд
    .n4 = Ламберт
bot-knight = Роланд
    .n2 = Олів’є
    .n3 = Ож’є
    .n4 = Астольф
bot-castellan = Вільгельм
    .n2 = Бернар
    .n3 = Регінар
    .n4 = Адальгард
bot-king = Карл
    .n2 = Людовик
    .n3 = Лотар
    .n4 = Піпін
ai = гравець-бот
    .acc = гравця-бота
    .gen = гравця-бота
    .dat = гравцеві-боту
    .short = гравець-бот

## Workers

term-worker = робітник
    .few = робітники
    .other = робітників
    .acc = робітника
    .acc-few = робітників
    .gen = робітника
worker-labourer = чорнороб
    .few = чорнороби
    .other = чорноробів
    .acc = чорнороба
    .acc-few = чорноробів
    .gen = чорнороба
    .short = чорн.
worker-scout = розвідник
    .few = розвідники
    .other = розвідників
    .acc = розвідника
    .acc-few = розвідників
    .gen = розвідника
    .short = розв.
worker-merchant = купець
    .few = купці
    .other = купців
    .acc = купця
    .acc-few = купців
    .gen = купця
    .short = купець
worker-fighter = воїн
    .few = воїни
    .other = воїнів
    .acc = воїна
    .acc-few = воїнів
    .gen = воїна
    .short = воїн
worker-cleric = клірик
    .few = клірики
    .other = кліриків
    .acc = клірика
    .acc-few = кліриків
    .gen = клірика
    .short = клірик
worker-criminal = злочинець
    .few = злочинці
    .other = злочинців
    .acc = злочинця
    .acc-few = злочинців
    .gen = злочинця
    .short = злоч.
worker-any = будь-який робітник
    .few = будь-які робітники
    .other = будь-яких робітників
    .acc = будь-якого робітника
    .acc-few = будь-яких робітників
    .gen = будь-якого робітника
    .short = будь-хто
term-wild = джокер
    .acc = джокера
    .gen = джокера
term-pool = твої робітники
    .acc = твоїх робітників
    .gen = твоїх робітників
term-slot = клітинка для робітника
    .few = клітинки для робітників
    .other = клітинок для робітників
    .acc = клітинку для робітника
    .acc-few = клітинки для робітників
    .gen = клітинки для робітника

## Goods and stocks; .mass: without a number

term-silver = срібняк
    .few = срібняки
    .other = срібняків
    .acc = срібняк
    .acc-few = срібняки
    .gen = срібняка
    .mass = срібняки
    .mass-acc = срібняки
    .mass-gen = срібняків
term-provision = жетон провізії
    .few = жетони провізії
    .other = жетонів провізії
    .acc = жетон провізії
    .acc-few = жетони провізії
    .gen = жетона провізії
    .mass = провізія
    .mass-acc = провізію
    .mass-gen = провізії
term-goods = ресурси
    .acc = ресурси
    .gen = ресурсів
term-resource = ресурс
    .few = ресурси
    .other = ресурсів
    .acc = ресурс
    .acc-few = ресурси
    .gen = ресурсу
term-tax = податок
    .few = податки
    .other = податків
    .acc = податок
    .acc-few = податки
    .gen = податку
term-general_supply = загальний запас
    .acc = загальний запас
    .gen = загального запасу
    .to = до загального запасу
    .from = із загального запасу
term-tax_supply = податковий запас
    .acc = податковий запас
    .gen = податкового запасу
    .to = до податкового запасу
    .at = у податковому запасі
    .from = із податкового запасу

## Counted things; -acc after a verb (gain, pay, place), -gen the genitive (missing, up to)

count-worker = { $count ->
    [one] { $count } робітник
    [few] { $count } робітники
   *[many] { $count } робітників
    }
count-worker-acc = { $count ->
    [one] { $count } робітника
    [few] { $count } робітників
   *[many] { $count } робітників
    }
count-any-worker-acc = { $count ->
    [one] { $count } будь-якого робітника
    [few] { $count } будь-яких робітників
   *[many] { $count } будь-яких робітників
    }
count-worker-gen = { $count ->
    [one] { $count } робітника
    [few] { $count } робітників
   *[many] { $count } робітників
    }
count-labourer = { $count ->
    [one] { $count } чорнороб
    [few] { $count } чорнороби
   *[many] { $count } чорноробів
    }
count-labourer-acc = { $count ->
    [one] { $count } чорнороба
    [few] { $count } чорноробів
   *[many] { $count } чорноробів
    }
count-labourer-gen = { $count ->
    [one] { $count } чорнороба
    [few] { $count } чорноробів
   *[many] { $count } чорноробів
    }
count-scout = { $count ->
    [one] { $count } розвідник
    [few] { $count } розвідники
   *[many] { $count } розвідників
    }
count-scout-acc = { $count ->
    [one] { $count } розвідника
    [few] { $count } розвідників
   *[many] { $count } розвідників
    }
count-scout-gen = { $count ->
    [one] { $count } розвідника
    [few] { $count } розвідників
   *[many] { $count } розвідників
    }
count-merchant = { $count ->
    [one] { $count } купець
    [few] { $count } купці
   *[many] { $count } купців
    }
count-merchant-acc = { $count ->
    [one] { $count } купця
    [few] { $count } купців
   *[many] { $count } купців
    }
count-merchant-gen = { $count ->
    [one] { $count } купця
    [few] { $count } купців
   *[many] { $count } купців
    }
count-fighter = { $count ->
    [one] { $count } воїн
    [few] { $count } воїни
   *[many] { $count } воїнів
    }
count-fighter-acc = { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
   *[many] { $count } воїнів
    }
count-fighter-gen = { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
   *[many] { $count } воїнів
    }
count-cleric = { $count ->
    [one] { $count } клірик
    [few] { $count } клірики
   *[many] { $count } кліриків
    }
count-cleric-acc = { $count ->
    [one] { $count } клірика
    [few] { $count } кліриків
   *[many] { $count } кліриків
    }
count-cleric-gen = { $count ->
    [one] { $count } клірика
    [few] { $count } кліриків
   *[many] { $count } кліриків
    }
count-criminal = { $count ->
    [one] { $count } злочинець
    [few] { $count } злочинці
   *[many] { $count } злочинців
    }
count-criminal-acc = { $count ->
    [one] { $count } злочинця
    [few] { $count } злочинців
   *[many] { $count } злочинців
    }
count-criminal-gen = { $count ->
    [one] { $count } злочинця
    [few] { $count } злочинців
   *[many] { $count } злочинців
    }
count-silver = { $count ->
    [one] { $count } срібняк
    [few] { $count } срібняки
   *[many] { $count } срібняків
    }
count-silver-acc = { $count ->
    [one] { $count } срібняк
    [few] { $count } срібняки
   *[many] { $count } срібняків
    }
count-silver-gen = { $count ->
    [one] { $count } срібняка
    [few] { $count } срібняків
   *[many] { $count } срібняків
    }
count-provision = { $count ->
    [one] { $count } жетон провізії
    [few] { $count } жетони провізії
   *[many] { $count } жетонів провізії
    }
count-provision-acc = { $count ->
    [one] { $count } жетон провізії
    [few] { $count } жетони провізії
   *[many] { $count } жетонів провізії
    }
count-provision-gen = { $count ->
    [one] { $count } жетона провізії
    [few] { $count } жетонів провізії
   *[many] { $count } жетонів провізії
    }
count-debt = { $count ->
    [one] { $count } борг
    [few] { $count } борги
   *[many] { $count } боргів
    }
count-debt-acc = { $count ->
    [one] { $count } борг
    [few] { $count } борги
   *[many] { $count } боргів
    }
count-debt-gen = { $count ->
    [one] { $count } боргу
    [few] { $count } боргів
   *[many] { $count } боргів
    }
count-suspicion = { $count ->
    [one] { $count } карта підозри
    [few] { $count } карти підозр
   *[many] { $count } карт підозр
    }
count-suspicion-acc = { $count ->
    [one] { $count } карту підозри
    [few] { $count } карти підозр
   *[many] { $count } карт підозр
    }
count-suspicion-gen = { $count ->
    [one] { $count } карти підозри
    [few] { $count } карт підозр
   *[many] { $count } карт підозр
    }
count-workshop = { $count ->
    [one] { $count } майстерня
    [few] { $count } майстерні
   *[many] { $count } майстерень
    }
count-workshop-acc = { $count ->
    [one] { $count } майстерню
    [few] { $count } майстерні
   *[many] { $count } майстерень
    }
count-monk = { $count ->
    [one] { $count } монах
    [few] { $count } монахи
   *[many] { $count } монахів
    }
count-monk-acc = { $count ->
    [one] { $count } монаха
    [few] { $count } монахів
   *[many] { $count } монахів
    }
count-outpost = { $count ->
    [one] { $count } застава
    [few] { $count } застави
   *[many] { $count } застав
    }
count-outpost-acc = { $count ->
    [one] { $count } заставу
    [few] { $count } застави
   *[many] { $count } застав
    }
count-jar = { $count ->
    [one] { $count } глечик
    [few] { $count } глечики
   *[many] { $count } глечиків
    }
count-jar-acc = { $count ->
    [one] { $count } глечик
    [few] { $count } глечики
   *[many] { $count } глечиків
    }
count-wall = { $count ->
    [one] { $count } стіна
    [few] { $count } стіни
   *[many] { $count } стін
    }
count-wall-acc = { $count ->
    [one] { $count } стіну
    [few] { $count } стіни
   *[many] { $count } стін
    }
count-townsfolk = { $count ->
    [one] { $count } городянин
    [few] { $count } городяни
   *[many] { $count } городян
    }
count-townsfolk-acc = { $count ->
    [one] { $count } городянина
    [few] { $count } городян
   *[many] { $count } городян
    }
count-outsider = { $count ->
    [one] { $count } чужинець
    [few] { $count } чужинці
   *[many] { $count } чужинців
    }
count-outsider-acc = { $count ->
    [one] { $count } чужинця
    [few] { $count } чужинців
   *[many] { $count } чужинців
    }
count-vp = { $count ->
    [one] { $count } ПО
    [few] { $count } ПО
   *[many] { $count } ПО
    }
count-vp-acc = { $count ->
    [one] { $count } ПО
    [few] { $count } ПО
   *[many] { $count } ПО
    }
count-tavern = { $count ->
    [one] { $count } таверна
    [few] { $count } таверни
   *[many] { $count } таверн
    }
count-tavern-acc = { $count ->
    [one] { $count } таверну
    [few] { $count } таверни
   *[many] { $count } таверн
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
count-order = { $count ->
    [one] { $count } наказ короля
    [few] { $count } накази короля
   *[many] { $count } наказів короля
    }
count-order-acc = { $count ->
    [one] { $count } наказ короля
    [few] { $count } накази короля
   *[many] { $count } наказів короля
    }

## Pieces

term-workshop = майстерня
    .few = майстерні
    .other = майстерень
    .acc = майстерню
    .acc-few = майстерні
    .gen = майстерні
term-monk = монах
    .few = монахи
    .other = монахів
    .acc = монаха
    .acc-few = монахів
    .gen = монаха
term-outpost = застава
    .few = застави
    .other = застав
    .acc = заставу
    .acc-few = застави
    .gen = застави
term-jar = глечик
    .few = глечики
    .other = глечиків
    .acc = глечик
    .acc-few = глечики
    .gen = глечика
term-attribute_marker = фішка показника
    .few = фішки показників
    .other = фішок показників
    .acc = фішку показника
    .acc-few = фішки показників
    .gen = фішки показника
term-resource_marker = фішка ресурсів
    .acc = фішку ресурсів
    .gen = фішки ресурсів
term-start_player = жетон першого гравця
    .acc = жетон першого гравця
    .gen = жетона першого гравця

## Boards and places

term-main_board = ігрове поле
    .acc = ігрове поле
    .gen = ігрового поля
    .at = на ігровому полі
term-main_board_parts = частина ігрового поля
    .few = частини ігрового поля
    .other = частин ігрового поля
    .acc = частину ігрового поля
    .acc-few = частини ігрового поля
    .gen = частини ігрового поля
term-player_boards = планшет гравця
    .few = планшети гравців
    .other = планшетів гравців
    .acc = планшет гравця
    .acc-few = планшети гравців
    .gen = планшета гравця
term-own_board = твій планшет
    .acc = твій планшет
    .gen = твого планшета
    .at = на твоєму планшеті
    .from = із твого планшета
term-left_side = дії в лівій частині планшета
    .acc = дії в лівій частині планшета
    .gen = дій у лівій частині планшета
term-right_side = дії в правій частині планшета
    .acc = дії в правій частині планшета
    .gen = дій у правій частині планшета
term-action_space = клітинка дії
    .few = клітинки дій
    .other = клітинок дій
    .acc = клітинку дії
    .acc-few = клітинки дій
    .gen = клітинки дії
term-card_place = комірка для карти
    .few = комірки для карт
    .other = комірок для карт
    .acc = комірку для карти
    .acc-few = комірки для карт
    .gen = комірки для карти
term-square = клітинка
    .few = клітинки
    .other = клітинок
    .acc = клітинку
    .acc-few = клітинки
    .gen = клітинки
term-absolve_square = клітинка розгрішення
    .few = клітинки розгрішення
    .other = клітинок розгрішення
    .acc = клітинку розгрішення
    .acc-few = клітинки розгрішення
    .gen = клітинки розгрішення
term-occupied = зайнято
term-column = стовпець
    .few = стовпці
    .other = стовпців
    .acc = стовпець
    .acc-few = стовпці
    .gen = стовпця
term-region = регіон
    .few = регіони
    .other = регіонів
    .acc = регіон
    .acc-few = регіони
    .gen = регіону
term-flag = прапорець
    .few = прапорці
    .other = прапорців
    .acc = прапорець
    .acc-few = прапорці
    .gen = прапорця

## Attributes

term-attribute = показник
    .few = показники
    .other = показників
    .acc = показник
    .acc-few = показники
    .gen = показника
attribute-faith = віра
    .acc = віру
    .gen = віри
attribute-strength = сила
    .acc = силу
    .gen = сили
attribute-influence = вплив
    .acc = вплив
    .gen = впливу
term-attribute_track = трек показників
    .acc = трек показників
    .gen = треку показників
term-boost = збільшення показника на цей раунд
    .acc = збільшення показника на цей раунд
    .gen = збільшення показника на цей раунд

## Cards and decks

term-card = карта
    .few = карти
    .other = карт
    .acc = карту
    .acc-few = карти
    .gen = карти
term-deck = колода
    .few = колоди
    .other = колод
    .acc = колоду
    .acc-few = колоди
    .gen = колоди
    .from = з колоди
term-discard_pile = скид
    .acc = скид
    .gen = скиду
    .to = у скид
term-face_up = горілиць
term-face_down = долілиць
term-paladins = паладин
    .few = паладини
    .other = паладинів
    .acc = паладина
    .acc-few = паладинів
    .gen = паладина
term-townsfolk = городянин
    .few = городяни
    .other = городян
    .acc = городянина
    .acc-few = городян
    .gen = городянина
    .short = колода городян
term-outsiders = чужинець
    .few = чужинці
    .other = чужинців
    .acc = чужинця
    .acc-few = чужинців
    .gen = чужинця
    .short = колода чужинців
term-kings_favours = милість короля
    .few = милості короля
    .other = милостей короля
    .acc = милість короля
    .acc-few = милості короля
    .gen = милості короля
term-kings_orders = наказ короля
    .few = накази короля
    .other = наказів короля
    .acc = наказ короля
    .acc-few = накази короля
    .gen = наказу короля
term-debts = борг
    .few = борги
    .other = боргів
    .acc = борг
    .acc-few = борги
    .gen = боргу
    .short = борги
term-suspicions = підозра
    .few = підозри
    .other = підозр
    .acc = підозру
    .acc-few = підозри
    .gen = підозри
    .short = підозри
term-taverns = таверна
    .few = таверни
    .other = таверн
    .acc = таверну
    .acc-few = таверни
    .gen = таверни
term-walls = стіна
    .few = стіни
    .other = стін
    .acc = стіну
    .acc-few = стіни
    .gen = стіни
    .short = колода стін
term-schemes = схема
    .few = схеми
    .other = схем
    .acc = схему
    .acc-few = схеми
    .gen = схеми
    .short = колода схем
term-townsfolk_card = карта городянина
    .few = карти городян
    .other = карт городян
    .acc = карту городянина
    .acc-few = карти городян
    .gen = карти городянина
term-outsider_card = карта чужинця
    .few = карти чужинців
    .other = карт чужинців
    .acc = карту чужинця
    .acc-few = карти чужинців
    .gen = карти чужинця
term-wall_card = карта стіни
    .few = карти стін
    .other = карт стін
    .acc = карту стіни
    .acc-few = карти стін
    .gen = карти стіни
term-tavern_card = карта таверни
    .few = карти таверн
    .other = карт таверн
    .acc = карту таверни
    .acc-few = карти таверн
    .gen = карти таверни
term-debt_card = карта боргу
    .few = карти боргів
    .other = карт боргів
    .acc = карту боргу
    .acc-few = карти боргів
    .gen = карти боргу
term-suspicion_card = карта підозри
    .few = карти підозр
    .other = карт підозр
    .acc = карту підозри
    .acc-few = карти підозр
    .gen = карти підозри
term-paladin_card = карта паладина
    .few = карти паладинів
    .other = карт паладинів
    .acc = карту паладина
    .acc-few = карти паладинів
    .gen = карти паладина
term-scheme_card = карта схеми
    .few = карти схем
    .other = карт схем
    .acc = карту схеми
    .acc-few = карти схем
    .gen = карти схеми
term-green_seal = зелена печатка
    .acc = зелену печатку
    .gen = зеленої печатки
term-red_seal = червона печатка
    .acc = червону печатку
    .gen = червоної печатки
term-unpaid = несплачений
term-paid = сплачений
term-debt_unpaid = несплачений борг
    .few = несплачені борги
    .other = несплачених боргів
    .acc = несплачений борг
    .acc-few = несплачені борги
    .gen = несплаченого боргу
term-debt_paid_card = сплачений борг
    .few = сплачені борги
    .other = сплачених боргів
    .acc = сплачений борг
    .acc-few = сплачені борги
    .gen = сплаченого боргу
term-party = загін
    .acc = загін
    .gen = загону
    .to = до твого загону
    .at = у твоєму загоні
term-offer = ряд
    .acc = ряд
    .gen = ряду
    .from = із ряду
term-instant_reward = миттєва винагорода
    .few = миттєві винагороди
    .other = миттєвих винагород
    .acc = миттєву винагороду
    .acc-few = миттєві винагороди
    .gen = миттєвої винагороди
term-discard_reward = винагорода за скидання
    .acc = винагороду за скидання
    .gen = винагороди за скидання
term-lasting_ability = постійне вміння
    .acc = постійне вміння
    .gen = постійного вміння
term-special_ability = особливе вміння
    .acc = особливе вміння
    .gen = особливого вміння
term-attack_reward = винагорода за атаку
    .acc = винагороду за атаку
    .gen = винагороди за атаку
term-convert_reward = винагорода за навернення
    .acc = винагороду за навернення
    .gen = винагороди за навернення
term-attacked = атакований чужинець
    .few = атаковані чужинці
    .other = атакованих чужинців
    .acc = атакованого чужинця
    .acc-few = атакованих чужинців
    .gen = атакованого чужинця
term-converted = навернений чужинець
    .few = навернені чужинці
    .other = навернених чужинців
    .acc = наверненого чужинця
    .acc-few = навернених чужинців
    .gen = наверненого чужинця

## Actions; .inf for buttons, .do for prompts; in uk .gen stands after the word for action

action-develop = розвиток
    .acc = розвиток
    .gen = розвитку
    .inf = виконати розвиток
    .do = Розмісти майстерню
action-recruit = наймання
    .acc = наймання
    .gen = наймання
    .inf = найняти городянина
    .do = Найми городянина
action-hunt = полювання
    .acc = полювання
    .gen = полювання
    .inf = полювати
    .do = Полюй
action-trade = торгівля
    .acc = торгівлю
    .gen = торгівлі
    .inf = торгувати
    .do = Торгуй
action-pray = молитва
    .acc = молитву
    .gen = молитви
    .inf = помолитися
    .do = Помолися
action-conspire = змова
    .acc = змову
    .gen = змови
    .inf = влаштувати змову
    .do = Влаштуй змову
action-commission = доручення
    .acc = доручення
    .gen = доручення
    .inf = відправити монаха
    .do = Відправ монаха
action-fortify = фортифікація
    .acc = фортифікацію
    .gen = фортифікації
    .inf = збудувати стіну
    .do = Збудуй стіну
action-garrison = мобілізація
    .acc = мобілізацію
    .gen = мобілізації
    .inf = розмістити заставу
    .do = Розмісти заставу
action-absolve = розгрішення
    .acc = розгрішення
    .gen = розгрішення
    .inf = отримати розгрішення
    .do = Отримай розгрішення
action-attack = атака
    .acc = атаку
    .gen = атаки
    .inf = атакувати чужинця
    .do = Атакуй чужинця
action-convert = навернення
    .acc = навернення
    .gen = навернення
    .inf = навернути чужинця
    .do = Наверни чужинця
action-rest = відпочинок
    .acc = відпочинок
    .gen = відпочинку
    .inf = відпочивати
    .do = Відпочивай
action-favour = милість короля
    .acc = милість короля
    .gen = милості короля
    .inf = скористатися милістю короля
    .do = Скористайся милістю

## What icons mean, without numbers of their own

term-cancel_debt = Знищ 1 несплачений борг
term-pay_debt = Сплати 1 несплачений борг
term-clear_space = Молитва: прибери всіх робітників із клітинок однієї дії
term-discard_townsfolk = Скинь 1 городянина
term-recruit_townsfolk = Найми 1 городянина
term-place_workshop = Розмісти 1 майстерню
term-free_recruit = Безплатне наймання
term-free_develop = Безплатний розвиток
term-either = Обери одне
term-players_3 = Лише в грі втрьох чи більше
term-players_4 = Лише в грі вчотирьох

## When abilities work

term-trigger_debt_paid = Щоразу, коли сплачуєш борг
term-trigger_inquisition = Під час кожної інквізиції
term-suspicion_min = якщо маєш 2 чи більше карт підозр
term-suspicion_max = якщо не маєш карт підозр

## Tax, suspicion, Inquisition

term-inquisition = інквізиція
    .acc = інквізицію
    .gen = інквізиції
term-most_suspicion = найбільше карт підозр
term-half_rounded_down = половина, округлення до меншого
term-refill = поповнити податковий запас

## Phases

term-setup = приготування до гри
term-phase_draft = наймання перших городян
term-phase_start_player = перший гравець
term-phase_reveal = накази й милість короля
term-phase_taverns = таверни
term-phase_paladins = вибір паладина
term-phase_workers = робітники
term-phase_actions = дії
term-phase_refresh = оновлення ігрового поля
term-phase_scoring = підрахунок очок
term-paladin_use = Використати в цьому раунді
term-paladin_top = На верх колоди
term-paladin_bottom = Під низ колоди
term-keep_workers = Залиш щонайбільше 3 робітників

## Score sheet

term-score_orders = Виконані накази короля
term-score_attributes = Трек показників
term-score_faith = Віра
term-score_strength = Сила
term-score_influence = Вплив
term-score_commission = Доручення
term-score_garrison = Мобілізація
term-score_fortify = Фортифікація й стіни
term-score_absolve = Розгрішення
term-score_develop = Розвиток
term-score_converted = Навернені чужинці
term-score_debts = Борги
term-score_leftovers = Срібняки й провізія
term-score_total = Разом
term-tie_orders = найбільше ПО за накази короля
term-tie_suspicion = найменше карт підозр
term-shared_win = спільна перемога
term-winner = переможець
    .acc = переможця
    .gen = переможця
term-metric_attacked_saracen = 1 ПО за кожного атакованого сарацина
term-metric_attacked_byzantine = 1 ПО за кожного атакованого візантійця
term-metric_attacked_viking = 1 ПО за кожного атакованого вікінга
term-metric_count_commission = 1 ПО за кожні 2 дії доручення
term-metric_count_fortify = 1 ПО за кожні 2 дії фортифікації
term-metric_count_garrison = 1 ПО за кожні 2 дії мобілізації
term-metric_count_absolve = 1 ПО за кожні 2 дії розгрішення
term-metric_count_develop = 1 ПО за кожні 2 дії розвитку
term-metric_count_townsfolk = 1 ПО за кожних 2 городян у твоєму загоні
term-metric_faith = 1 ПО за кожні 4 очки віри
term-metric_strength = 1 ПО за кожні 4 очки сили
term-metric_influence = 1 ПО за кожні 4 очки впливу
term-metric_paid_debts = 1 ПО за кожен сплачений борг
term-metric_unpaid_debts = На 1 ПО менша втрата за кожен несплачений борг
term-metric_suspicion_cards = 1 ПО за кожну карту підозри
term-metric_orders_fulfilled = 1 ПО та ще 1 ПО за кожен виконаний наказ короля
term-metric_converted_mercenaries = 1 ПО та ще 1 ПО за кожного наверненого «Найманця» чи «Найманку»

## Solo game

term-solo = соло-гра
    .acc = соло-гру
    .gen = соло-гри
term-ai_player = гравець-бот
    .acc = гравця-бота
    .gen = гравця-бота
term-ai_board = планшет гравця-бота
    .acc = планшет гравця-бота
    .gen = планшета гравця-бота
term-resource_track = трек ресурсів
    .acc = трек ресурсів
    .gen = треку ресурсів
term-fallback_row = запасні дії
    .acc = запасні дії
    .gen = запасних дій
term-difficulty = рівень складності
    .acc = рівень складності
    .gen = рівня складності
term-easy = Легкий
term-standard = Звичайний
term-hard = Важкий
term-marker_wrap = Фішка починає знову зліва

## Paladins

paladin-anseis = Ансі
    .acc = Ансі
    .gen = Ансі
paladin-berengier = Беранж’є
    .acc = Беранж’є
    .gen = Беранж’є
paladin-engelier = Анжельє
    .acc = Анжельє
    .gen = Анжельє
paladin-gerier = Жер’є
    .acc = Жер’є
    .gen = Жер’є
paladin-gerin = Жерен
    .acc = Жерена
    .gen = Жерена
paladin-girard = Жирар
    .acc = Жирара
    .gen = Жирара
paladin-ivon = Івон
    .acc = Івона
    .gen = Івона
paladin-ivoire = Івуар
    .acc = Івуара
    .gen = Івуара
paladin-oliver = Олів’є
    .acc = Олів’є
    .gen = Олів’є
paladin-otton = Оттон
    .acc = Оттона
    .gen = Оттона
paladin-roland = Роланд
    .acc = Роланда
    .gen = Роланда
paladin-samson = Самсон
    .acc = Самсона
    .gen = Самсона

## Townsfolk; .full: told apart by what its ability gives (a Swindler by what discarding it gives)

townsfolk-abbot_1 = Абат
    .acc = Абата
    .full = «Абат» (чорнороб)
townsfolk-abbot_2 = Абат
    .acc = Абата
    .full = «Абат» (провізія)
townsfolk-abbot_3 = Абат
    .acc = Абата
    .full = «Абат» (податок)
townsfolk-acolyte_1 = Прислужник
    .acc = Прислужника
    .full = «Прислужник» (чорнороб)
townsfolk-acolyte_2 = Прислужник
    .acc = Прислужника
    .full = «Прислужник» (срібняк)
townsfolk-acolyte_3 = Прислужник
    .acc = Прислужника
    .full = «Прислужник» (податок)
townsfolk-architect_1 = Архітекторка
    .acc = Архітекторку
    .full = «Архітекторка» (чорнороб)
townsfolk-architect_2 = Архітекторка
    .acc = Архітекторку
    .full = «Архітекторка» (провізія)
townsfolk-architect_3 = Архітекторка
    .acc = Архітекторку
    .full = «Архітекторка» (податок)
townsfolk-swindler_1 = Змовниця
    .acc = Змовницю
    .full = «Змовниця» (2 підозри)
townsfolk-swindler_2 = Змовниця
    .acc = Змовницю
    .full = «Змовниця» (злочинець)
townsfolk-debt_collector_1 = Збирач боргів
    .acc = Збирача боргів
    .full = «Збирач боргів» (чорнороб)
townsfolk-debt_collector_2 = Збирач боргів
    .acc = Збирача боргів
    .full = «Збирач боргів» (воїн)
townsfolk-debt_collector_3 = Збирач боргів
    .acc = Збирача боргів
    .full = «Збирач боргів» (розвідник)
townsfolk-defender_1 = Захисник
    .acc = Захисника
    .full = «Захисник» (чорнороб)
townsfolk-defender_2 = Захисник
    .acc = Захисника
    .full = «Захисник» (провізія)
townsfolk-defender_3 = Захисник
    .acc = Захисника
    .full = «Захисник» (податок)
townsfolk-gatekeeper_1 = Брамниця
    .acc = Брамницю
    .full = «Брамниця» (чорнороб)
townsfolk-gatekeeper_2 = Брамниця
    .acc = Брамницю
    .full = «Брамниця» (срібняк)
townsfolk-gatekeeper_3 = Брамниця
    .acc = Брамницю
    .full = «Брамниця» (податок)
townsfolk-missionary_1 = Місіонерка
    .acc = Місіонерку
    .full = «Місіонерка» (чорнороб)
townsfolk-missionary_2 = Місіонерка
    .acc = Місіонерку
    .full = «Місіонерка» (провізія)
townsfolk-missionary_3 = Місіонерка
    .acc = Місіонерку
    .full = «Місіонерка» (податок)
townsfolk-peddler_1 = Крамар
    .acc = Крамаря
    .full = «Крамар» (чорнороб)
townsfolk-peddler_2 = Крамар
    .acc = Крамаря
    .full = «Крамар» (провізія)
townsfolk-peddler_3 = Крамар
    .acc = Крамаря
    .full = «Крамар» (срібняки)
townsfolk-squire_1 = Зброєносець
    .acc = Зброєносця
    .full = «Зброєносець» (віра)
townsfolk-squire_2 = Зброєносець
    .acc = Зброєносця
    .full = «Зброєносець» (вплив)
townsfolk-squire_3 = Зброєносець
    .acc = Зброєносця
    .full = «Зброєносець» (сила)
townsfolk-warden_1 = Наглядач
    .acc = Наглядача
    .full = «Наглядач» (чорнороб)
townsfolk-warden_2 = Наглядач
    .acc = Наглядача
    .full = «Наглядач» (срібняк)
townsfolk-warden_3 = Наглядач
    .acc = Наглядача
    .full = «Наглядач» (податок)

## Nations

nation-saracen = сарацин
    .few = сарацини
    .other = сарацинів
    .acc = сарацина
    .acc-few = сарацинів
    .gen = сарацина
nation-byzantine = візантієць
    .few = візантійці
    .other = візантійців
    .acc = візантійця
    .acc-few = візантійців
    .gen = візантійця
nation-viking = вікінг
    .few = вікінги
    .other = вікінгів
    .acc = вікінга
    .acc-few = вікінгів
    .gen = вікінга

## Outsiders; .full: with the nation

outsider-viking_adventurer = Пригодник
    .acc = Пригодника
    .full = «Пригодник» (вікінг)
outsider-viking_armourer = Зброярка
    .acc = Зброярку
    .full = «Зброярка» (вікінг)
outsider-viking_assassin = Асасин
    .acc = Асасина
    .full = «Асасин» (вікінг)
outsider-viking_barbarian = Варвар
    .acc = Варвара
    .full = «Варвар» (вікінг)
outsider-viking_guardian = Охоронець
    .acc = Охоронця
    .full = «Охоронець» (вікінг)
outsider-viking_lookout = Вартівник
    .acc = Вартівника
    .full = «Вартівник» (вікінг)
outsider-viking_marauder = Мародерка
    .acc = Мародерку
    .full = «Мародерка» (вікінг)
outsider-viking_mercenary = Найманець
    .acc = Найманця
    .full = «Найманець» (вікінг)
outsider-viking_protector = Заступниця
    .acc = Заступницю
    .full = «Заступниця» (вікінг)
outsider-viking_thief = Злодійка
    .acc = Злодійку
    .full = «Злодійка» (вікінг)
outsider-viking_traitor = Зрадник
    .acc = Зрадника
    .full = «Зрадник» (вікінг)
outsider-viking_vigilante = Карателька
    .acc = Карательку
    .full = «Карателька» (вікінг)
outsider-byzantine_archer = Лучниця
    .acc = Лучницю
    .full = «Лучниця» (візантієць)
outsider-byzantine_armourer = Зброяр
    .acc = Зброяра
    .full = «Зброяр» (візантієць)
outsider-byzantine_assassin = Асасинка
    .acc = Асасинку
    .full = «Асасинка» (візантієць)
outsider-byzantine_champion = Звитяжець
    .acc = Звитяжця
    .full = «Звитяжець» (візантієць)
outsider-byzantine_guardian = Охоронниця
    .acc = Охоронницю
    .full = «Охоронниця» (візантієць)
outsider-byzantine_hunter = Мисливець
    .acc = Мисливця
    .full = «Мисливець» (візантієць)
outsider-byzantine_invader = Загарбниця
    .acc = Загарбницю
    .full = «Загарбниця» (візантієць)
outsider-byzantine_lookout = Вартівник
    .acc = Вартівника
    .full = «Вартівник» (візантієць)
outsider-byzantine_mercenary = Найманка
    .acc = Найманку
    .full = «Найманка» (візантієць)
outsider-byzantine_thief = Злодій
    .acc = Злодія
    .full = «Злодій» (візантієць)
outsider-byzantine_traitor = Зрадниця
    .acc = Зрадницю
    .full = «Зрадниця» (візантієць)
outsider-byzantine_warrior = Вояк
    .acc = Вояка
    .full = «Вояк» (візантієць)
outsider-saracen_adventurer = Пригодниця
    .acc = Пригодницю
    .full = «Пригодниця» (сарацин)
outsider-saracen_archer = Лучник
    .acc = Лучника
    .full = «Лучник» (сарацин)
outsider-saracen_barbarian = Варвар
    .acc = Варвара
    .full = «Варвар» (сарацин)
outsider-saracen_champion = Звитяжниця
    .acc = Звитяжницю
    .full = «Звитяжниця» (сарацин)
outsider-saracen_hunter = Мисливиця
    .acc = Мисливицю
    .full = «Мисливиця» (сарацин)
outsider-saracen_invader = Загарбник
    .acc = Загарбника
    .full = «Загарбник» (сарацин)
outsider-saracen_marauder = Мародер
    .acc = Мародера
    .full = «Мародер» (сарацин)
outsider-saracen_mercenary_1 = Найманець
    .acc = Найманця
    .full = «Найманець» (сарацин, провізія)
outsider-saracen_mercenary_2 = Найманка
    .acc = Найманку
    .full = «Найманка» (сарацин, податок)
outsider-saracen_protector = Заступник
    .acc = Заступника
    .full = «Заступник» (сарацин)
outsider-saracen_vigilante = Каратель
    .acc = Карателя
    .full = «Каратель» (сарацин)
outsider-saracen_warrior = Воячка
    .acc = Воячку
    .full = «Воячка» (сарацин)

## Walls: named by what they give besides 1 strength; .short: only that

wall-tower = стіна (сила +2)
    .acc = стіну (сила +2)
    .short = сила +2
wall-labourer_vp = стіна (чорнороб, 1 ПО)
    .acc = стіну (чорнороб, 1 ПО)
    .short = чорнороб, 1 ПО
wall-vp = стіна (2 ПО)
    .acc = стіну (2 ПО)
    .short = 2 ПО
wall-debt_or_silver = стіна (сплата боргу або 2 срібняки)
    .acc = стіну (сплата боргу або 2 срібняки)
    .short = сплата боргу або 2 срібняки
wall-suspicion_or_silver = стіна (скидання підозри або 2 срібняки)
    .acc = стіну (скидання підозри або 2 срібняки)
    .short = скидання підозри або 2 срібняки
wall-three_labourers = стіна (3 чорнороби)
    .acc = стіну (3 чорнороби)
    .short = 3 чорнороби
wall-two_labourers = стіна (2 чорнороби)
    .acc = стіну (2 чорнороби)
    .short = 2 чорнороби
wall-labourer_merchant = стіна (чорнороб, купець)
    .acc = стіну (чорнороб, купець)
    .short = чорнороб, купець
wall-labourer_fighter = стіна (чорнороб, воїн)
    .acc = стіну (чорнороб, воїн)
    .short = чорнороб, воїн
wall-labourer_scout = стіна (чорнороб, розвідник)
    .acc = стіну (чорнороб, розвідник)
    .short = чорнороб, розвідник
wall-labourer_cleric = стіна (чорнороб, клірик)
    .acc = стіну (чорнороб, клірик)
    .short = чорнороб, клірик
wall-scout = стіна (розвідник)
    .acc = стіну (розвідник)
    .short = розвідник
wall-merchant = стіна (купець)
    .acc = стіну (купець)
    .short = купець
wall-fighter = стіна (воїн)
    .acc = стіну (воїн)
    .short = воїн
wall-cleric = стіна (клірик)
    .acc = стіну (клірик)
    .short = клірик
wall-scout_merchant = стіна (розвідник, купець)
    .acc = стіну (розвідник, купець)
    .short = розвідник, купець

## Taverns: named by their workers; .short: only those

tavern-01 = таверна (клірик, розвідник, 2 чорнороби)
    .acc = таверну (клірик, розвідник, 2 чорнороби)
    .short = клірик, розвідник, 2 чорнороби
tavern-02 = таверна (2 воїни, розвідник, злочинець)
    .acc = таверну (2 воїни, розвідник, злочинець)
    .short = 2 воїни, розвідник, злочинець
tavern-03 = таверна (2 купці, розвідник, злочинець)
    .acc = таверну (2 купці, розвідник, злочинець)
    .short = 2 купці, розвідник, злочинець
tavern-04 = таверна (2 воїни, злочинець, чорнороб)
    .acc = таверну (2 воїни, злочинець, чорнороб)
    .short = 2 воїни, злочинець, чорнороб
tavern-05 = таверна (клірик, 2 розвідники, злочинець)
    .acc = таверну (клірик, 2 розвідники, злочинець)
    .short = клірик, 2 розвідники, злочинець
tavern-06 = таверна (воїн, купець, розвідник, злочинець)
    .acc = таверну (воїн, купець, розвідник, злочинець)
    .short = воїн, купець, розвідник, злочинець
tavern-07 = таверна (2 купці, 2 чорнороби)
    .acc = таверну (2 купці, 2 чорнороби)
    .short = 2 купці, 2 чорнороби
tavern-08 = таверна (2 купці, 2 розвідники)
    .acc = таверну (2 купці, 2 розвідники)
    .short = 2 купці, 2 розвідники
tavern-09 = таверна (2 клірики, воїн, розвідник)
    .acc = таверну (2 клірики, воїн, розвідник)
    .short = 2 клірики, воїн, розвідник
tavern-10 = таверна (2 клірики, купець, розвідник)
    .acc = таверну (2 клірики, купець, розвідник)
    .short = 2 клірики, купець, розвідник
tavern-11 = таверна (2 воїни, купець, злочинець)
    .acc = таверну (2 воїни, купець, злочинець)
    .short = 2 воїни, купець, злочинець
tavern-12 = таверна (воїн, розвідник, 2 злочинці)
    .acc = таверну (воїн, розвідник, 2 злочинці)
    .short = воїн, розвідник, 2 злочинці
tavern-13 = таверна (2 купці, розвідник, чорнороб)
    .acc = таверну (2 купці, розвідник, чорнороб)
    .short = 2 купці, розвідник, чорнороб
tavern-14 = таверна (2 клірики, купець, чорнороб)
    .acc = таверну (2 клірики, купець, чорнороб)
    .short = 2 клірики, купець, чорнороб
tavern-15 = таверна (воїн, купець, 2 розвідники)
    .acc = таверну (воїн, купець, 2 розвідники)
    .short = воїн, купець, 2 розвідники
tavern-16 = таверна (воїн, 2 злочинці, чорнороб)
    .acc = таверну (воїн, 2 злочинці, чорнороб)
    .short = воїн, 2 злочинці, чорнороб
tavern-17 = таверна (клірик, 2 чорнороби, злочинець)
    .acc = таверну (клірик, 2 чорнороби, злочинець)
    .short = клірик, 2 чорнороби, злочинець
tavern-18 = таверна (2 клірики, 2 купці)
    .acc = таверну (2 клірики, 2 купці)
    .short = 2 клірики, 2 купці
tavern-19 = таверна (2 воїни, 2 чорнороби)
    .acc = таверну (2 воїни, 2 чорнороби)
    .short = 2 воїни, 2 чорнороби
tavern-20 = таверна (3 клірики, воїн)
    .acc = таверну (3 клірики, воїн)
    .short = 3 клірики, воїн
tavern-21 = таверна (2 клірики, воїн, купець)
    .acc = таверну (2 клірики, воїн, купець)
    .short = 2 клірики, воїн, купець
tavern-22 = таверна (3 розвідники, чорнороб)
    .acc = таверну (3 розвідники, чорнороб)
    .short = 3 розвідники, чорнороб
tavern-23 = таверна (воїн, купець, 2 злочинці)
    .acc = таверну (воїн, купець, 2 злочинці)
    .short = воїн, купець, 2 злочинці
tavern-24 = таверна (воїн, злочинець, 2 чорнороби)
    .acc = таверну (воїн, злочинець, 2 чорнороби)
    .short = воїн, злочинець, 2 чорнороби

## Suspicions: named by their tax; .short: only that

suspicion-0 = підозра (без податку)
    .acc = підозру (без податку)
    .short = без податку
suspicion-1 = підозра (податок 1)
    .acc = підозру (податок 1)
    .short = податок 1
suspicion-2 = підозра (податок 2)
    .acc = підозру (податок 2)
    .short = податок 2

## King's Orders; .short: only the action

order-commission = Наказ короля: доручення
    .short = доручення
order-fortify = Наказ короля: фортифікація
    .short = фортифікація
order-garrison = Наказ короля: мобілізація
    .short = мобілізація
order-absolve = Наказ короля: розгрішення
    .short = розгрішення
order-attack = Наказ короля: атака
    .short = атака
order-convert = Наказ короля: навернення
    .short = навернення

## King's Favours; the names are ours

favour-free_recruit = Безплатне наймання
favour-forgive_and_tax = Прощення й податки
favour-two_criminals = Двоє злочинців
favour-any_attribute = Будь-який показник
favour-settle = Зведення рахунків
favour-three_for_debt = Троє за борг
favour-develop_or_workers = Майстерня чи робітники
favour-three_labourers = Троє чорноробів
favour-stores = Припаси
favour-pray = Молитва

## Schemes of the solo game; .short: only the action

scheme-commission = Схема: доручення
    .short = доручення
scheme-garrison = Схема: мобілізація
    .short = мобілізація
scheme-fortify = Схема: фортифікація
    .short = фортифікація
scheme-absolve = Схема: розгрішення
    .short = розгрішення
scheme-attack = Схема: атака
    .short = атака
scheme-convert = Схема: навернення
    .short = навернення
scheme-kings_order = Схема: наказ короля
    .short = наказ короля
scheme-recruit = Схема: наймання
    .short = наймання
scheme-pray = Схема: молитва
    .short = молитва
scheme-trade = Схема: торгівля
    .short = торгівля
scheme-conspire = Схема: змова
    .short = змова
scheme-kings_favour = Схема: милість короля
    .short = милість короля

## Regions

region-1 = Регіон 1
    .acc = регіон 1
    .gen = регіону 1
    .to = до регіону 1
    .at = у регіоні 1
region-2 = Регіон 2
    .acc = регіон 2
    .gen = регіону 2
    .to = до регіону 2
    .at = у регіоні 2
region-3 = Регіон 3
    .acc = регіон 3
    .gen = регіону 3
    .to = до регіону 3
    .at = у регіоні 3
region-4 = Регіон 4
    .acc = регіон 4
    .gen = регіону 4
    .to = до регіону 4
    .at = у регіоні 4
region-5 = Регіон 5
    .acc = регіон 5
    .gen = регіону 5
    .to = до регіону 5
    .at = у регіоні 5
region-6 = Регіон 6
    .acc = регіон 6
    .gen = регіону 6
    .to = до регіону 6
    .at = у регіоні 6

## Squares of the regions and absolve squares; .short: only the reward, .full: told apart from its twins

square-r1_s1 = Регіон 1: безплатне наймання
    .short = безплатне наймання
    .full = Регіон 1: безплатне наймання
square-r1_s2 = Регіон 1: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 1: 2 срібняки
square-r1_s3 = Регіон 1: 1 чорнороб
    .short = 1 чорнороб
    .full = Регіон 1: 1 чорнороб
square-r1_s4 = Регіон 1: скинь 1 карту підозри
    .short = скидання 1 карти підозри
    .full = Регіон 1: скинь 1 карту підозри
square-r2_s1 = Регіон 2: безплатне наймання
    .short = безплатне наймання
    .full = Регіон 2: безплатне наймання
square-r2_s2 = Регіон 2: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 2: 2 срібняки (клітинка 2)
square-r2_s3 = Регіон 2: 1 розвідник
    .short = 1 розвідник
    .full = Регіон 2: 1 розвідник
square-r2_s4 = Регіон 2: скинь 1 карту підозри
    .short = скидання 1 карти підозри
    .full = Регіон 2: скинь 1 карту підозри (клітинка 4)
square-r2_s5 = Регіон 2: 1 чорнороб
    .short = 1 чорнороб
    .full = Регіон 2: 1 чорнороб
square-r2_s6 = Регіон 2: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 2: 2 срібняки (клітинка 6)
square-r2_s7 = Регіон 2: скинь 1 карту підозри
    .short = скидання 1 карти підозри
    .full = Регіон 2: скинь 1 карту підозри (клітинка 7)
square-r3_s1 = Регіон 3: 1 чорнороб
    .short = 1 чорнороб
    .full = Регіон 3: 1 чорнороб
square-r3_s2 = Регіон 3: 1 купець
    .short = 1 купець
    .full = Регіон 3: 1 купець
square-r3_s3 = Регіон 3: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 3: 2 срібняки (клітинка 3)
square-r3_s4 = Регіон 3: молитва
    .short = молитва
    .full = Регіон 3: молитва
square-r3_s5 = Регіон 3: 1 розвідник
    .short = 1 розвідник
    .full = Регіон 3: 1 розвідник
square-r3_s6 = Регіон 3: 1 воїн
    .short = 1 воїн
    .full = Регіон 3: 1 воїн
square-r3_s7 = Регіон 3: безплатне наймання
    .short = безплатне наймання
    .full = Регіон 3: безплатне наймання
square-r3_s8 = Регіон 3: сплати 1 борг
    .short = сплата 1 боргу
    .full = Регіон 3: сплати 1 борг
square-r3_s9 = Регіон 3: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 3: 2 срібняки (клітинка 9)
square-r4_s1 = Регіон 4: 1 воїн
    .short = 1 воїн
    .full = Регіон 4: 1 воїн
square-r4_s2 = Регіон 4: молитва
    .short = молитва
    .full = Регіон 4: молитва (клітинка 2)
square-r4_s3 = Регіон 4: 1 купець
    .short = 1 купець
    .full = Регіон 4: 1 купець
square-r4_s4 = Регіон 4: 1 клірик
    .short = 1 клірик
    .full = Регіон 4: 1 клірик
square-r4_s5 = Регіон 4: сплати 1 борг
    .short = сплата 1 боргу
    .full = Регіон 4: сплати 1 борг
square-r4_s6 = Регіон 4: 1 чорнороб, 1 розвідник
    .short = 1 чорнороб, 1 розвідник
    .full = Регіон 4: 1 чорнороб, 1 розвідник
square-r4_s7 = Регіон 4: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 4: 2 срібняки (клітинка 7)
square-r4_s8 = Регіон 4: молитва
    .short = молитва
    .full = Регіон 4: молитва (клітинка 8)
square-r4_s9 = Регіон 4: 2 чорнороби
    .short = 2 чорнороби
    .full = Регіон 4: 2 чорнороби
square-r4_s10 = Регіон 4: 2 срібняки
    .short = 2 срібняки
    .full = Регіон 4: 2 срібняки (клітинка 10)
square-r5_s1 = Регіон 5: молитва
    .short = молитва
    .full = Регіон 5: молитва
square-r5_s2 = Регіон 5: 1 чорнороб, 1 воїн
    .short = 1 чорнороб, 1 воїн
    .full = Регіон 5: 1 чорнороб, 1 воїн
square-r5_s3 = Регіон 5: сплати 1 борг
    .short = сплата 1 боргу
    .full = Регіон 5: сплати 1 борг (клітинка 3)
square-r5_s4 = Регіон 5: 1 чорнороб, 1 купець
    .short = 1 чорнороб, 1 купець
    .full = Регіон 5: 1 чорнороб, 1 купець
square-r5_s5 = Регіон 5: 1 чорнороб, 1 клірик
    .short = 1 чорнороб, 1 клірик
    .full = Регіон 5: 1 чорнороб, 1 клірик
square-r5_s6 = Регіон 5: сплати 1 борг
    .short = сплата 1 боргу
    .full = Регіон 5: сплати 1 борг (клітинка 6)
square-r5_s7 = Регіон 5: 2 чорнороби
    .short = 2 чорнороби
    .full = Регіон 5: 2 чорнороби
square-r6_s1 = Регіон 6: сплати 1 борг
    .short = сплата 1 боргу
    .full = Регіон 6: сплати 1 борг
square-r6_s2 = Регіон 6: молитва
    .short = молитва
    .full = Регіон 6: молитва
square-r6_s3 = Регіон 6: 2 чорнороби
    .short = 2 чорнороби
    .full = Регіон 6: 2 чорнороби
square-abs_recruit = Клітинка розгрішення: безплатне наймання
    .short = безплатне наймання
    .full = Клітинка розгрішення: безплатне наймання
square-abs_labourer = Клітинка розгрішення: 1 чорнороб
    .short = 1 чорнороб
    .full = Клітинка розгрішення: 1 чорнороб
square-abs_pray_1 = Клітинка розгрішення: молитва
    .short = молитва
    .full = Клітинка розгрішення: молитва (1)
square-abs_pray_2 = Клітинка розгрішення: молитва
    .short = молитва
    .full = Клітинка розгрішення: молитва (2)
square-abs_faith = Клітинка розгрішення: +1 до віри
    .short = віра +1
    .full = Клітинка розгрішення: +1 до віри
square-abs_provisions = Клітинка розгрішення: 2 жетони провізії
    .short = 2 жетони провізії
    .full = Клітинка розгрішення: 2 жетони провізії
square-abs_suspicion_1 = Клітинка розгрішення: скинь 1 карту підозри
    .short = скидання 1 карти підозри
    .full = Клітинка розгрішення: скинь 1 карту підозри (1)
square-abs_suspicion_2 = Клітинка розгрішення: скинь 1 карту підозри
    .short = скидання 1 карти підозри
    .full = Клітинка розгрішення: скинь 1 карту підозри (2)
square-abs_debt_1 = Клітинка розгрішення: сплати 1 борг
    .short = сплата 1 боргу
    .full = Клітинка розгрішення: сплати 1 борг (1)
square-abs_debt_2 = Клітинка розгрішення: сплати 1 борг
    .short = сплата 1 боргу
    .full = Клітинка розгрішення: сплати 1 борг (2)

## ---- Sentences ----

# Cards on buttons and in refusals come as finished names (.full), in the log in the accusative; workers and costs
# come as counted phrases in the accusative; actions, attributes and squares in the nominative.

## Settings of a table

option-difficulty = Рівень складності
    .about = Що вищий рівень, то більше майстерень гравець-бот має від початку (1, 3 або 5) і то менше робітників потребують його дії.
option-difficulty-easy = { term-easy }
option-difficulty-standard = { term-standard }
option-difficulty-hard = { term-hard }

## What is asked

ask-take-turn = { $workers ->
    [one] Яку дію виконаєш? Маєш іще { $workers } робітника.
    [few] Яку дію виконаєш? Маєш іще { $workers } робітників.
   *[many] Яку дію виконаєш? Маєш іще { $workers } робітників.
    }
    .action = Для чого це використаєш?
    .favour = Для чого це використаєш?
# $last: yes in the last round
ask-choose-paladin = { $last ->
    [yes] Якого паладина обереш на останній раунд?
   *[no] Якого паладина обереш на раунд { $round }, а якого повернеш на верх колоди? Третій піде під низ.
    }
ask-choose-tavern = Яку таверну обереш? Отримаєш її робітників.
ask-keep-three = Яких 3 робітників залишиш на наступний раунд? Решта повернеться до запасу.
# $how: draft, reward or price
ask-choose-townsfolk = { $how ->
    [draft] Якого городянина безплатно наймеш до загону першим?
    [reward] Якого городянина безплатно наймеш до загону? Можеш і відмовитися.
   *[price] Якого городянина наймеш до загону? Заплатиш ціну його стовпця.
    }
ask-dismiss-townsfolk = Якого городянина скинеш заради винагороди? Заплатиш ціну його стовпця.
ask-choose-workshop = На якій клітинці розмістиш майстерню? Отримаєш { $worker }.
ask-choose-space = Яку клітинку дії звільниш?
ask-choose-monks-square = На яку клітинку відправиш монаха?
ask-choose-outposts-square = На якій клітинці розмістиш заставу?
ask-choose-jar-square = На яку клітинку розгрішення переставиш глечик?
ask-attack-outsider = Якого чужинця атакуєш?
ask-convert-outsider = Якого чужинця навернеш?
ask-discard-suspicions = { $most ->
    [1] Скинеш { $most } карту підозри? Усього маєш їх { $have }.
    [one] Скільки карт підозр скинеш? Можна щонайбільше { $most } карту, усього маєш { $have }.
    [few] Скільки карт підозр скинеш? Можна щонайбільше { $most } карти, усього маєш { $have }.
   *[many] Скільки карт підозр скинеш? Можна щонайбільше { $most } карт, усього маєш { $have }.
    }
ask-settle-debt = Сплатиш 1 борг? Замість −3 ПО він дасть +1 ПО.
ask-give-debt-back = Знищиш 1 несплачений борг? Він більше не забере 3 ПО.
ask-choose-reward = Яку винагороду візьмеш?
ask-use-inquisition-abilities = { $suspicions ->
    [0] Інквізиція: карт підозр не маєш. Яке вміння свого загону використаєш? Можеш і відмовитися.
    [one] Інквізиція: маєш { $suspicions } карту підозри. Яке вміння свого загону використаєш? Можеш і відмовитися.
    [few] Інквізиція: маєш { $suspicions } карти підозр. Яке вміння свого загону використаєш? Можеш і відмовитися.
   *[many] Інквізиція: маєш { $suspicions } карт підозр. Яке вміння свого загону використаєш? Можеш і відмовитися.
    }

## What stands on the buttons

# $workers: accusative
move-act = Розмістити { $workers } на дії «{ $action }»{ $cost ->
    [none] {""}
   *[some] , заплатити { $cost }
    }{ $gain ->
    [none] {""}
   *[some] , отримати { $gain }
    }
    .verb = { $action }
    .which = розмістити { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] безплатно
           *[some] отримати { $gain }
            }
       *[some] заплатити { $cost }{ $gain ->
            [none] {""}
           *[some] , отримати { $gain }
            }
        }
move-favour = Розмістити { $workers } на милості короля «{ $favour }»{ $cost ->
    [none] {""}
   *[some] , заплатити { $cost }
    }{ $gain ->
    [none] ; зараз вона нічого не дасть
   *[some] ; вона дасть { $gain }
    }
    .verb = Милість короля «{ $favour }»
    .which = розмістити { $workers }
    .note = { $cost ->
        [none] { $gain ->
            [none] зараз вона нічого не дасть
           *[some] вона дасть { $gain }
            }
       *[some] заплатити { $cost }{ $gain ->
            [none] ; зараз вона нічого не дасть
           *[some] ; вона дасть { $gain }
            }
        }
move-favour-hidden = Скористатися { $slot }-ю милістю короля (долілиць)
move-pass = Спасувати
# $how: silver, debt or free; $price: a number of silver
move-enlist = Найняти: { $townsfolk }, { $how ->
    [debt] за 1 борг
    [silver] { $price ->
        [one] за { $price } срібняк
        [few] за { $price } срібняки
       *[many] за { $price } срібняків
        }
   *[free] безплатно
    }{ $gain ->
    [none] {""}
   *[some] ; одразу дасть { $gain }
    }
    .verb = Найняти
    .which = { $townsfolk }
    .note = { $how ->
        [debt] за 1 борг
        [silver] { $price ->
            [one] за { $price } срібняк
            [few] за { $price } срібняки
           *[many] за { $price } срібняків
            }
       *[free] безплатно
        }{ $gain ->
        [none] {""}
       *[some] ; одразу дасть { $gain }
        }
move-dismiss = Скинути заради винагороди: { $townsfolk }, { $how ->
    [debt] за 1 борг
    [silver] { $price ->
        [one] за { $price } срібняк
        [few] за { $price } срібняки
       *[many] за { $price } срібняків
        }
   *[free] безплатно
    }{ $gain ->
    [none] ; зараз винагорода нічого не дасть
   *[some] ; дасть { $gain }
    }
    .verb = Скинути
    .which = { $townsfolk }
    .note = { $how ->
        [debt] за 1 борг
        [silver] { $price ->
            [one] за { $price } срібняк
            [few] за { $price } срібняки
           *[many] за { $price } срібняків
            }
       *[free] безплатно
        }{ $gain ->
        [none] ; зараз винагорода нічого не дасть
       *[some] ; дасть { $gain }
        }
# $slot: left or middle
move-workshop = Розмістити майстерню на { $slot ->
    [left] лівій
   *[middle] середній
    } клітинці дії «{ $action }»
    .verb = Розмістити майстерню
    .which = «{ $action }», { $slot ->
        [left] ліва клітинка
       *[middle] середня клітинка
        }
move-clear = Звільнити клітинку дії «{ $action }»
    .verb = Звільнити
    .which = «{ $action }»
# $square: the reward
move-send = Відправити монаха до регіону { $region }: { $square }{ $works ->
    [no] {" "}(зараз нічого не дасть)
   *[yes] {""}
    }
    .verb = Відправити монаха
    .which = регіон { $region }: { $square }{ $works ->
        [no] {" "}(зараз нічого не дасть)
       *[yes] {""}
        }
move-post = Розмістити заставу в регіоні { $region }: { $square }{ $works ->
    [no] {" "}(зараз нічого не дасть)
   *[yes] {""}
    }
    .verb = Розмістити заставу
    .which = регіон { $region }: { $square }{ $works ->
        [no] {" "}(зараз нічого не дасть)
       *[yes] {""}
        }
move-jar = Переставити глечик на клітинку розгрішення: { $square }{ $works ->
    [no] {" "}(зараз нічого не дасть)
   *[yes] {""}
    }
    .verb = Переставити глечик
    .which = { $square }{ $works ->
        [no] {" "}(зараз нічого не дасть)
       *[yes] {""}
        }
move-strike = Атакувати чужинця: { $outsider }, { $price ->
    [0] безплатно
    [one] за { $price } срібняк
    [few] за { $price } срібняки
   *[many] за { $price } срібняків
    }{ $gain ->
    [none] {""}
   *[some] ; дасть { $gain }
    }
    .verb = Атакувати
    .which = { $outsider }
    .note = { $price ->
        [0] безплатно
        [one] за { $price } срібняк
        [few] за { $price } срібняки
       *[many] за { $price } срібняків
        }{ $gain ->
        [none] {""}
       *[some] ; дасть { $gain }
        }
move-persuade = Навернути чужинця: { $outsider }{ $gain ->
    [none] {""}
   *[some] ; дасть { $gain }
    }
    .verb = Навернути
    .which = { $outsider }
    .note = { $gain ->
        [none] зараз без винагороди
       *[some] дасть { $gain }
        }
# $paladin, $top: accusative
move-use = { $last ->
    [yes] Використати паладина { $paladin }
   *[no] Використати паладина { $paladin }, а { $top } повернути на верх колоди
    }
move-tavern = Отримати в таверні { $workers }
    .verb = Отримати
    .which = { $workers }
move-keep = Залишити { $workers }
    .verb = Залишити
    .which = { $workers }
move-discard = { $count ->
    [one] Скинути { $count } карту підозри
    [few] Скинути { $count } карти підозр
   *[many] Скинути { $count } карт підозр
    }
move-pay-debt = Сплатити 1 борг
move-cancel-debt = Знищити 1 несплачений борг
move-decline = Відмовитися
move-choose = Обрати: { $effects }
    .verb = Обрати
    .which = { $effects }
move-ability = Використати вміння карти { $townsfolk }; воно дасть { $effects }
    .verb = Використати вміння
    .which = { $townsfolk }
    .note = { $effects }

## Why not

refused-space-blocked = Клітинка дії «{ $action }» вже зайнята; якщо її ніщо не звільнить, вона зайнята до кінця раунду.
    .advice = Її може звільнити молитва.
refused-limit-reached = Дію «{ $action }» можна виконати за гру щонайбільше { $limit } разів, і це вже зроблено.
refused-attribute-too-low = { $attribute } { $have } – замало для дії «{ $action }»: потрібно щонайменше { $need }, бракує { $lack }.
refused-wrong-number = На дії «{ $action }» розмісти { $least ->
    [1] { $most ->
        [1] 1 робітника
       *[other] 1 або { $most } робітників
    }
   *[other] { $least } робітників
    }, а не { $given }.
# $wanted: kinds of workers without numbers
refused-wrong-workers = Ці робітники не підходять: на дії «{ $action }» треба розмістити { $wanted }; злочинець підходить на будь-яку клітинку.
refused-workers-short = { $wild ->
    [yes] Дія «{ $action }» потребує ще { $workers }; злочинець може замінити будь-кого.
   *[no] Дія «{ $action }» потребує ще { $workers }.
    }
refused-workers-missing = { $wild ->
    [yes] Тобі бракує { $workers }; на клітинках дій злочинець замінює будь-кого.
   *[no] Тобі бракує { $workers }.
    }
refused-no-townsfolk = { $more ->
    [yes] У ряду немає жодного городянина; нові прийдуть наприкінці раунду.
   *[no] У ряду немає жодного городянина, і нові вже не прийдуть.
    }
refused-nothing-to-clear = Інших зайнятих клітинок дій у тебе немає, тож звільняти нема чого.
refused-no-square = Вільних клітинок у регіонах уже немає.
refused-no-wall = Колода стін порожня, і фортифікації більше не виконати.
refused-no-outsider = { $more ->
    [yes] У ряду немає жодного чужинця; нові прийдуть наприкінці раунду.
   *[no] У ряду немає жодного чужинця, і нові вже не прийдуть.
    }
refused-too-little-silver = { $need ->
    [one] Треба мати { $need } срібняк
    [few] Треба мати { $need } срібняки
   *[many] Треба мати { $need } срібняків
    }, а в тебе { $have }, бракує { $lack }.
    .advice = Срібняки дає торгівля.
refused-too-few-provisions = { $need ->
    [one] Треба мати { $need } жетон провізії
    [few] Треба мати { $need } жетони провізії
   *[many] Треба мати { $need } жетонів провізії
    }, а в тебе { $have }, бракує { $lack }.
    .advice = Провізію дає полювання.
refused-too-many-suspicions = { $most ->
    [0] Зараз скинути карту підозри не можна.
    [one] Скинути можна щонайбільше { $most } карту підозри.
    [few] Скинути можна щонайбільше { $most } карти підозр.
   *[many] Скинути можна щонайбільше { $most } карт підозр.
    }
refused-not-declinable = Це частина дії, і відмовитися від неї не можна.
refused-no-such-option = { $options ->
    [one] Є лише { $options } варіант.
    [few] Є лише { $options } варіанти.
   *[many] Є лише { $options } варіантів.
    }
refused-option-is-idle = Цей варіант зараз нічого не дасть.
    .advice = Обери інший.
refused-other-trigger = { $townsfolk }: це вміння не пов’язане з інквізицією.
refused-not-in-party = { $townsfolk }: цієї карти немає у твоєму загоні.
    .advice = Використай одну зі своїх.
refused-ability-used = { $townsfolk }: це вміння в цій інквізиції вже використано, кожне діє лише раз.
refused-same-ability = { $townsfolk }: у загоні є ще одна карта з таким самим умінням.
    .advice = Спершу використай її.
refused-too-few-suspicions = { $need ->
    [one] Для цього вміння треба мати щонайменше { $need } карту підозри, а в тебе { $have }.
    [few] Для цього вміння треба мати щонайменше { $need } карти підозр, а в тебе { $have }.
   *[many] Для цього вміння треба мати щонайменше { $need } карт підозр, а в тебе { $have }.
    }
refused-still-suspected = { $have ->
    [one] Це вміння діє лише без підозр, а в тебе ще { $have } карта.
    [few] Це вміння діє лише без підозр, а в тебе ще { $have } карти.
   *[many] Це вміння діє лише без підозр, а в тебе ще { $have } карт.
    }
refused-at-the-top = Вище вже нікуди: { $attribute } на поділці { $top }, у кінці треку.
refused-not-suspected = Карт підозр у тебе немає, скидати нема чого.
# $paladin: accusative
refused-not-in-hand = Паладина { $paladin } немає в тебе на руці.
    .advice = Обери з тих, що на ній є.
refused-same-paladin = Паладина { $paladin } не можна водночас використати й повернути на верх колоди.
    .advice = На верх поверни іншого.
refused-order-is-idle = В останньому раунді порядок решти карт уже не має значення.
    .advice = На верх поверни паладина { $paladin }.
refused-tavern-not-open = У цьому раунді ця таверна ({ $tavern }) не відкрита.
    .advice = Обери одну з відкритих.
refused-tavern-claimed = Цю таверну вже взято.
    .advice = Обери вільну.
refused-favour-face-down = Ця милість короля лежить долілиць і відкриється лише в раунді { $round }.
    .advice = Обери відкриту.
refused-favour-taken = На цій милості короля вже стоїть робітник, і до кінця раунду вона зайнята.
refused-keep-three = { $count ->
    [one] Залиш рівно { $count } робітника.
    [few] Залиш рівно { $count } робітників.
   *[many] Залиш рівно { $count } робітників.
    }
refused-column-empty = У стовпці { $column } немає карти.
    .advice = Обери стовпець із картою.
refused-nothing-to-pay = Платити тут не треба, тож боргу за цю карту взяти не можна.
    .advice = Візьми карту без нього.
refused-no-debt-here = У стовпці { $column } борг замість срібняків узяти не можна, лише в перших { $columns } стовпцях.
    .advice = Заплати срібняками.
refused-slot-covered = На { $slot ->
    [left] лівій
   *[middle] середній
    } клітинці дії «{ $action }» вже є майстерня.
    .advice = Обери іншу клітинку.
refused-clear-another = Молитва не звільняє власної клітинки.
    .advice = Обери іншу зайняту.
refused-space-free = На дії «{ $action }» ніхто не стоїть.
    .advice = Обери зайняту клітинку дії.
# $square: the reward; $players: 3 or 4
refused-more-players = Ця клітинка (регіон { $region }: { $square }) є лише в грі { $players ->
    [4] вчотирьох
   *[other] для { $players } чи більше гравців
    }.
    .advice = Обери іншу.
refused-square-taken = У регіоні { $region } вже немає вільної клітинки з такою винагородою ({ $square }).
    .advice = Обери іншу.
refused-region-too-far = { $attribute } { $have } – замало для регіону { $region }: потрібно щонайменше { $need }, бракує { $lack }.
    .advice = Обери регіон лівіше.
refused-jar-there = На клітинці розгрішення з такою винагородою ({ $square }) вже стоїть глечик.
    .advice = Обери порожню.
# $price, $silver: numbers of silver
refused-outsider-too-strong = Для цього чужинця потрібна сила { $need }, а маєш { $have }; різниця коштує { $price ->
    [one] { $price } срібняк
    [few] { $price } срібняки
   *[many] { $price } срібняків
    }, а в тебе лише { $silver }.
    .advice = Обери чужинця лівіше.
refused-too-little-faith = Для цього чужинця потрібна віра { $need }, а маєш { $have }, бракує { $lack }.
    .advice = Обери чужинця лівіше.

## What has happened: the round

event-opened = { $difficulty ->
    [easy] { $player } грає проти гравця-бота на легкому рівні.
    [standard] { $player } грає проти гравця-бота на звичайному рівні.
    [hard] { $player } грає проти гравця-бота на важкому рівні.
   *[none] Починає { $player }.
    }
event-row-dealt = Ряд городян поповнено, у ньому знову лежать 5 карт.
event-round-began = Раунд { $round } починає { $player }.
event-order-revealed = Відкривається наказ короля «{ $order }»: хто до кінця гри виконає цю дію щонайменше 5 разів, набере { $points } ПО.
event-favour-revealed = Відкривається милість короля «{ $favour }».
event-taverns-revealed = Відкриваються: { $taverns }.
event-paladin-revealed = { $player } відкриває паладина { $paladin } й отримує { $workers }.
event-tavern-taken = { $player } обирає таверну й отримує { $workers }.
event-passed = { $reason ->
    [no_workers] { $player } пасує: робітників більше немає.
    [no_action] { $player } пасує: жодної дії виконати вже не можна.
   *[other] { $player } пасує.
    }
event-workers-kept = { $player } залишає на наступний раунд { $workers }.
event-refreshed = Після раунду { $round } ігрове поле оновлюється.
event-more-discarded = { $townsfolk ->
    [none] Наприкінці раунду в соло-грі скидають також чужинця зі стовпця 2: { $outsider } (правило { $rule }).
   *[some] { $outsider ->
        [none] Наприкінці раунду в соло-грі скидають також городянина зі стовпця 4: { $townsfolk } (правило { $rule }).
       *[some] Наприкінці раунду в соло-грі скидають також дві карти: { $townsfolk } зі стовпця 4 городян і { $outsider } зі стовпця 2 чужинців (правило { $rule }).
        }
    }
event-scored = { $player } має разом { $points } ПО.

## What has happened: workers, goods, attributes

event-placed = { $player } розміщує { $workers } на дії «{ $action }».
event-workers-gained = { $player } отримує { $workers }.
event-silver-gained = { $n ->
    [one] { $player } отримує { $n } срібняк.
    [few] { $player } отримує { $n } срібняки.
   *[many] { $player } отримує { $n } срібняків.
    }
event-provisions-gained = { $n ->
    [one] { $player } отримує { $n } жетон провізії.
    [few] { $player } отримує { $n } жетони провізії.
   *[many] { $player } отримує { $n } жетонів провізії.
    }
event-silver-paid = { $n ->
    [one] { $player } платить { $n } срібняк.
    [few] { $player } платить { $n } срібняки.
   *[many] { $player } платить { $n } срібняків.
    }
event-provisions-paid = { $n ->
    [one] { $player } платить { $n } жетон провізії.
    [few] { $player } платить { $n } жетони провізії.
   *[many] { $player } платить { $n } жетонів провізії.
    }
# $attribute: accusative
event-raised = { $player } збільшує { $attribute } на { $n }, до { $level }.

## What has happened: actions

event-developed = { $player } розміщує майстерню на { $slot ->
    [left] лівій
   *[middle] середній
    } клітинці дії «{ $action }».
# $townsfolk, $outsider, $paladin: accusative; $square, $wall: the reward
event-dismissed = { $player } скидає «{ $townsfolk }» і бере винагороду за скидання.
event-enlisted = { $player } наймає до свого загону «{ $townsfolk }».
event-cleared = { $player } звільняє клітинку дії «{ $action }».
event-monk-sent = { $player } відправляє монаха до регіону { $region } (винагорода: { $square }).
event-outpost-placed = { $player } розміщує заставу в регіоні { $region } (винагорода: { $square }).
event-wall-built = { $player } будує стіну ({ $wall }).
event-jar-moved = { $player } переставляє глечик на клітинку розгрішення (винагорода: { $square }).
event-attacked = { $player } атакує «{ $outsider }».
event-converted = { $player } навертає «{ $outsider }».
event-favour-used = { $player } користується милістю короля «{ $favour }».
event-ability-used = { $player } використовує зі свого загону «{ $townsfolk }».
event-bonus-used = { $player } отримує за цю дію бонус, бо в цьому раунді використовує паладина { $paladin }.

## What has happened: tax, suspicion, Inquisition, debt

event-tax-taken = { $n ->
    [one] { $player } бере з податків { $n } срібняк
    [few] { $player } бере з податків { $n } срібняки
   *[many] { $player } бере з податків { $n } срібняків
    }, { $left ->
    [0] податковий запас порожній.
    [one] у податковому запасі залишається { $left } срібняк.
    [few] у податковому запасі залишаються { $left } срібняки.
   *[many] у податковому запасі залишається { $left } срібняків.
    }
event-suspicion-drawn = { $tax ->
    [0] { $player } бере з колоди карту підозри без податку.
   *[other] { $player } бере з колоди карту підозри з податком { $tax }.
    }
event-suspicions-shuffled = Колода підозр порожня, скид перетасовується в нову.
event-suspicion-discarded = { $n ->
    [one] { $player } скидає { $n } карту підозри.
    [few] { $player } скидає { $n } карти підозр.
   *[many] { $player } скидає { $n } карт підозр.
    }
event-inquisition-began = { $reason ->
    [tax] Податковий запас порожній, тож розігрується інквізиція: хто має найбільше карт підозр, візьме борг (правило { $rule }).
   *[cards] Карт підозр у колоді не залишилося, тож розігрується інквізиція: хто має їх найбільше, візьме борг (правило { $rule }).
    }
event-nobody-suspected = Карт підозр немає ні в кого, тож ніхто не бере боргу (правило { $rule }).
event-accused = { $player } має найбільше карт підозр ({ $suspicions }) і бере 1 борг; { $discarded ->
    [0] карт не скидає, бо половину округлено до меншого
    [one] скидає половину, округлену до меншого: { $discarded } карту
    [few] скидає половину, округлену до меншого: { $discarded } карти
   *[many] скидає половину, округлену до меншого: { $discarded } карт
    } (правило { $rule }).
event-tax-refilled = { $n ->
    [0] Податковий запас повний.
    [one] Податковий запас поповнюється на { $n } срібняк.
    [few] Податковий запас поповнюється на { $n } срібняки.
   *[many] Податковий запас поповнюється на { $n } срібняків.
    }
event-debt-taken = { $player } бере 1 борг як плату.
event-debt-paid = { $player } сплачує 1 борг.
event-debt-cancelled = { $player } знищує 1 несплачений борг.

## What the AI player does, and why

# $reason: difficulty or order
event-rival-strengthened = Гравець-бот отримує майстерню на дії «{ $action }», бо { $reason ->
    [difficulty] так визначає обраний рівень складності
   *[order] щойно відкрито наказ короля на цю дію
    }; тепер вона потребує на 1 робітника менше (правило { $rule }).
event-rival-mustered = { $workers ->
    [one] Гравець-бот має { $workers } робітника, на 3 більше за номер раунду (правило { $rule }).
    [few] Гравець-бот має { $workers } робітників, на 3 більше за номер раунду (правило { $rule }).
   *[many] Гравець-бот має { $workers } робітників, на 3 більше за номер раунду (правило { $rule }).
    }
event-favour-scheme-joined = Разом із новою милістю в скид схем потрапляє карта «Милість короля»; гравець-бот зможе відкрити її після найближчого тасування (правило { $rule }).
# $tavern: its name in the nominative
event-rival-suspected = { $criminals ->
    [0] Необраною лишилася { $tavern }, злочинців у ній немає: гравець-бот не бере карти підозри (правило { $rule }).
    [1] Необраною лишилася { $tavern }, у ній { $criminals } злочинець: гравець-бот бере за нього карту підозри (правило { $rule }).
    [one] Необраною лишилася { $tavern }, у ній { $criminals } злочинець: гравець-бот бере за кожного карту підозри (правило { $rule }).
    [few] Необраною лишилася { $tavern }, у ній { $criminals } злочинці: гравець-бот бере за кожного карту підозри (правило { $rule }).
   *[many] Необраною лишилася { $tavern }, у ній { $criminals } злочинців: гравець-бот бере за кожного карту підозри (правило { $rule }).
    }
event-scheme-turned = Гравець-бот відкриває карту схеми «{ $scheme }» (правило { $rule }).
event-schemes-shuffled = Карти схем перетасовуються в нову колоду (правило { $rule }).
# $reason: what stands in its way; $need, $have: numbers
event-rival-failed = Гравець-бот не може виконати дію «{ $action }»: { $reason ->
    [blocked] її клітинка в цьому раунді зайнята
    [limit] за гру її можна виконати щонайбільше { $need } разів, і це вже зроблено
    [workers] треба { $need ->
        [one] { $need } робітника
        [few] { $need } робітників
       *[many] { $need } робітників
    }, а має { $have }
    [strength] навіть для першого регіону треба мати силу { $need }, а має { $have }
    [full] на ігровому полі немає жодної вільної клітинки
    [reach] серед досяжних клітинок немає вільної; для найближчої вільної треба мати { $attribute } { $need }, а має { $have }
    [square] досяжні вільні клітинки лише сплачують борг, а несплаченого боргу в нього немає
    [influence] потрібен вплив { $need }, а має { $have }
    [outsider] жоден із викладених чужинців йому не до снаги
    [townsfolk] у ряду немає жодного городянина
    [wall] стін у колоді не залишилося
   *[favour] жодна відкрита милість короля не вільна
    } (правило { $rule }).
# $reason: scheme, order or fallback
event-rival-acted = Гравець-бот виконує дію «{ $action }» і розміщує { $workers ->
    [one] { $workers } робітника
    [few] { $workers } робітників
   *[many] { $workers } робітників
    }: { $reason ->
    [scheme] так велить карта схеми
    [order] карта схеми велить виконувати накази короля, і цей – перший можливий
   *[fallback] дію з карти виконати не можна, а ця – перша можлива із запасних дій
    } (правило { $rule }).
# $what: townsfolk, favour or outsider
event-rival-targeted = Фішка ресурсів стоїть на поділці { $space }, тож гравець-бот шукає зі стовпця { $space } праворуч, а потім знову зліва: { $what ->
    [townsfolk] перший городянин лежить
    [outsider] перший чужинець, який йому до снаги, лежить
   *[favour] перша вільна милість лежить
    } у стовпці { $column } (правило { $rule }).
event-rival-chose-square = Гравець-бот обирає клітинку в регіоні { $region } ({ $square }), першу доступну винагороду в порядку: безплатне наймання, сплата боргу, молитва, 2 робітники, 1 робітник, 2 срібняки, скидання підозри (правило { $rule }).
event-rival-chose-reward = Гравець-бот бере { $place ->
    [1] 1-шу
    [2] 2-гу
    [3] 3-тю
   *[other] { $place }-ту
    } винагороду зліва, першу, яка йому щось дає (правило { $rule }).
event-marker-moved = Фішка ресурсів, що замінює гравцеві-боту срібняки та провізію, рухається на { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
   *[many] { $n } поділок
    } та стає на поділку { $space } (правило { $rule }).
# $attribute: accusative
event-marker-wrapped = Фішка ресурсів починає знову зліва, тож гравець-бот збільшує свій найнижчий показник (з однакових той, чия фішка лежить зверху): { $attribute } до { $level } (правило { $rule }).
event-rival-taxed = За податок гравця-бота { $n ->
    [one] { $n } срібняк іде з податкового запасу до загального
    [few] { $n } срібняки йдуть із податкового запасу до загального
   *[many] { $n } срібняків іде з податкового запасу до загального
    }; { $left ->
    [0] податковий запас порожній
    [one] у податковому запасі залишається { $left } срібняк
    [few] у податковому запасі залишаються { $left } срібняки
   *[many] у податковому запасі залишається { $left } срібняків
    } (правило { $rule }).
event-tax-returned = Гравець-бот не має { $what ->
    [debt] несплаченого боргу, щоб його знищити
   *[suspicion] карти підозри, щоб її скинути
    }, тож 1 срібняк іде з податкового запасу до загального; { $left ->
    [0] податковий запас порожній
    [one] у податковому запасі залишається { $left } срібняк
    [few] у податковому запасі залишаються { $left } срібняки
   *[many] у податковому запасі залишається { $left } срібняків
    } (правило { $rule }).
event-rival-gained-workers = { $workers ->
    [one] Гравець-бот отримує { $workers } робітника (правило { $rule }).
    [few] Гравець-бот отримує { $workers } робітників (правило { $rule }).
   *[many] Гравець-бот отримує { $workers } робітників (правило { $rule }).
    }
event-rival-cleared = Гравець-бот звільняє всі клітинки дій у правій частині свого планшета (правило { $rule }).
event-rival-passed = { $reason ->
    [no_workers] Гравець-бот пасує: робітників більше немає (правило { $rule }).
   *[other] Гравець-бот пасує (правило { $rule }).
    }
event-rival-rested = Гравець-бот відпочиває й до кінця раунду не ходить; { $left ->
    [0] фішка ресурсів рухається на 1, робітників у нього не лишилося
    [one] фішка ресурсів рухається на 1 і ще на { $left } за { $left } робітника, що лишився
    [few] фішка ресурсів рухається на 1 і ще на { $left } за { $left } робітників, що лишилися
   *[many] фішка ресурсів рухається на 1 і ще на { $left } за { $left } робітників, що лишилися
    } (правило { $rule }).
event-rival-flipped-jar = Гравець-бот перевертає свій крайній лівий глечик (правило { $rule }).
event-rival-scored = Гравець-бот має разом { $points } ПО (правило { $rule }).

## What effects do, on cards and buttons

# $workers: accusative
effect-workers = { $workers }
effect-silver = { $count ->
    [one] { $count } срібняк
    [few] { $count } срібняки
   *[many] { $count } срібняків
    }
effect-provisions = { $count ->
    [one] { $count } жетон провізії
    [few] { $count } жетони провізії
   *[many] { $count } жетонів провізії
    }
effect-tax = { $count ->
    [one] { $count } срібняк із податків
    [few] { $count } срібняки з податків
   *[many] { $count } срібняків із податків
    }
effect-raise = { $attribute } +{ $n }
effect-suspicion = { $count ->
    [one] скидання { $count } карти підозри
    [few] скидання щонайбільше { $count } карт підозр
   *[many] скидання щонайбільше { $count } карт підозр
    }
effect-cancel = { $count ->
    [one] знищення { $count } боргу
    [few] знищення { $count } боргів
   *[many] знищення { $count } боргів
    }
effect-debt = { $count ->
    [one] сплату { $count } боргу
    [few] сплату { $count } боргів
   *[many] сплату { $count } боргів
    }
effect-clear = { $count ->
    [one] звільнення { $count } клітинки дії
    [few] звільнення { $count } клітинок дій
   *[many] звільнення { $count } клітинок дій
    }
effect-recruit = { $count ->
    [1] безплатне наймання
   *[other] { $count }× безплатне наймання
    }
effect-develop = { $count ->
    [1] безплатний розвиток
   *[other] { $count }× безплатний розвиток
    }
# $first, $second, $third: effects
effect-either = або { $first }, або { $second }
effect-one-of-three = або { $first }, або { $second }, або { $third }
effects = { $effects }

## What stands on a card

# $trigger: an action, debt_paid or inquisition; $least: suspicion cards needed; $clean: yes if none may be held;
# $instant: none on cards without one
townsfolk-text = Скинута карта дає: { $discard }. { $trigger ->
    [debt_paid] У загоні щоразу, коли сплачуєш борг, дає: { $ability }.
    [inquisition] { $clean ->
        [yes] У загоні під час кожної інквізиції, якщо не маєш карт підозр, дає: { $ability }.
       *[no] { $least ->
            [0] У загоні під час кожної інквізиції дає: { $ability }.
            [one] У загоні під час кожної інквізиції, якщо маєш щонайменше { $least } карту підозри, дає: { $ability }.
            [few] У загоні під час кожної інквізиції, якщо маєш щонайменше { $least } карти підозр, дає: { $ability }.
           *[many] У загоні під час кожної інквізиції, якщо маєш щонайменше { $least } карт підозр, дає: { $ability }.
            }
        }
   *[action] { $instant ->
        [none] У загоні після кожної дії «{ $action }» дає: { $ability }.
       *[some] Найнята карта одразу дає: { $instant }. У загоні після кожної дії «{ $action }» дає: { $ability }.
        }
    }
# $points: a finished phrase
outsider-text = Атака дає: { $attack }. Навернення дає: { $convert }; наприкінці гри: { $points }.
# $base: points without any condition; $each: how many make 1 VP
points-text = { $base ->
    [0] 1 ПО
   *[other] { $base } ПО та ще 1 ПО
    } за { $metric ->
    [attacked_saracen] кожного атакованого сарацина
    [attacked_byzantine] кожного атакованого візантійця
    [attacked_viking] кожного атакованого вікінга
    [commission] кожні { $each } дії доручення
    [fortify] кожні { $each } дії фортифікації
    [garrison] кожні { $each } дії мобілізації
    [absolve] кожні { $each } дії розгрішення
    [develop] кожні { $each } дії розвитку
    [townsfolk] кожних { $each } городян у твоєму загоні
    [faith] кожні { $each } очки віри
    [strength] кожні { $each } очки сили
    [influence] кожні { $each } очки впливу
    [paid_debts] кожен сплачений борг
    [unpaid_debts] кожен несплачений борг
    [suspicion_cards] кожну твою карту підозри
    [orders_fulfilled] кожен виконаний наказ короля
   *[converted_mercenaries] кожного наверненого «Найманця» чи «Найманку», зокрема й за цю карту
    }
# $how: waive, discount or bonus; $paid: provision or silver; $n: the discount
paladin-text = Приводить { $workers }. У цьому раунді: { $boosts }. { $how ->
    [bonus] Кожна дія «{ $action }» дає додатково: { $bonus }.
    [discount] Дія «{ $action }» коштує на { $paid ->
        [provision] { $n ->
            [one] { $n } жетон провізії
            [few] { $n } жетони провізії
           *[many] { $n } жетонів провізії
            }
       *[silver] { $n ->
            [one] { $n } срібняк
            [few] { $n } срібняки
           *[many] { $n } срібняків
            }
        } менше.
   *[waive] Дія «{ $action }» не потребує { $paid ->
        [provision] провізії
       *[silver] срібняків
        }.
    }
boost-text = { $attribute } +{ $n }
paladin-hidden = Паладин долілиць
# $where: chosen, top or bottom
known-paladin = { $where ->
    [chosen] На цей раунд: { $paladin }
    [top] Зверху колоди: { $paladin }
   *[bottom] Знизу колоди: { $paladin }
    }
# $worker: nominative; $cost: accusative, none where nothing is paid
favour-text = { $cost ->
    [none] Клітинка: { $worker }. Дає: { $effects }.
   *[some] Клітинка: { $worker }. Додаткова ціна: { $cost }. Дає: { $effects }.
    }
favour-hidden = Милість короля, відкриється в раунді { $round }
order-text = Виконай до кінця гри дію «{ $action }» щонайменше 5 разів і набереш { $points } ПО.
order-hidden = Наказ короля, відкриється в раунді { $round }
tavern-criminals = { $count ->
    [one] { $count } злочинець: одразу береш { $count } карту підозри.
    [few] { $count } злочинці: одразу береш { $count } карти підозр.
   *[many] { $count } злочинців: одразу береш { $count } карт підозр.
    }

## What stands on an action space

# $need: influence; $cost: accusative, with the paladin in use; free, column, or none where nothing is ever paid
action-text = { $action ->
    [develop] Поклади майстерню на клітинку дії в правій частині планшета: робітник там більше не потрібен. Отримай робітника, зображеного під майстернею{ $under ->
        [none] {""}
       *[some] {" "}(зараз { $under })
        }.
    [recruit] З 1 робітником скидаєш городянина заради винагороди, з 2 (другий – воїн) береш його до загону.
    [hunt] З 1 робітником отримуєш 1 жетон провізії, з 2 (другий – розвідник) – 3 жетони провізії.
    [trade] З 1 робітником отримуєш 1 срібняк, з 2 (другий – купець) – 3 срібняки.
    [pray] Звільни іншу клітинку дії свого планшета.
    [conspire] Отримай 1 злочинця, а з ним 1 карту підозри.
    [commission] Відправ монаха до регіону, для якого вистачає віри. Візьми винагороду клітинки та збільш вплив на 1.
    [fortify] { $need ->
        [0] Візьми з колоди стіну та всі її винагороди; сила зростає щонайменше на 1.
       *[other] Потрібен вплив { $need }. Візьми з колоди стіну та всі її винагороди; сила зростає щонайменше на 1.
        }
    [garrison] Розмісти заставу в регіоні, для якого вистачає сили. Візьми винагороду клітинки та збільш віру на 1.
    [absolve] { $need ->
        [0] Перестав глечик на порожню клітинку розгрішення й візьми її винагороду. Можеш скинути 1 карту підозри; збільш віру на 1.
       *[other] Потрібен вплив { $need }. Перестав глечик на порожню клітинку розгрішення й візьми її винагороду. Можеш скинути 1 карту підозри; збільш віру на 1.
        }
    [attack] Атакуй чужинця й візьми його винагороди за атаку. Якщо бракує сили, заплати 1 срібняк за кожні 2 очки, яких бракує; за останнє непарне очко – теж 1.
   *[convert] Наверни чужинця, для якого вистачає віри: сила зростає, а наприкінці гри карта дає ПО.
    }{ $cost ->
    [none] {""}
    [free] {" "}Зараз це безплатно.
    [column] {" "}Ціна залежить від стовпця.
   *[some] {" "}Зараз це коштує { $cost }.
    }

## Lines of the score sheet

line-order = Наказ короля { $slot }
line-faith = { term-score_faith }
line-strength = { term-score_strength }
line-influence = { term-score_influence }
line-commission = { term-score_commission }
line-garrison = { term-score_garrison }
line-fortify = Фортифікація
line-walls = ПО на стінах
line-absolve = { term-score_absolve }
line-develop = { term-score_develop }
line-paid-debts = Сплачені борги
line-unpaid-debts = Несплачені борги
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
sheet-from-orders = накази
sheet-from-attributes = характеристики
sheet-from-actions = дії
sheet-from-outsiders = чужинці
sheet-from-goods = борги й залишки
# compared when totals are equal
sheet-tie-orders = ПО за накази короля
sheet-tie-suspicions = карти підозр, менше – краще

## The verbs of the notation, as headings over lists of moves

verb-develop = виконати розвиток
    .inf = виконати розвиток
    .do = виконай розвиток
    .log = виконує розвиток
    .picked = Кого з робітників розмістиш?
verb-recruit = наймати
    .inf = наймати
    .do = наймай
    .log = наймає
    .picked = Кого з робітників розмістиш?
verb-hunt = полювати
    .inf = полювати
    .do = полюй
    .log = полює
    .picked = Кого з робітників розмістиш?
verb-trade = торгувати
    .inf = торгувати
    .do = торгуй
    .log = торгує
    .picked = Кого з робітників розмістиш?
verb-pray = помолитися
    .inf = помолитися
    .do = помолися
    .log = молиться
    .picked = Кого з робітників розмістиш?
verb-conspire = влаштувати змову
    .inf = влаштувати змову
    .do = влаштуй змову
    .log = влаштовує змову
    .picked = Кого з робітників розмістиш?
verb-commission = виконати доручення
    .inf = виконати доручення
    .do = виконай доручення
    .log = виконує доручення
    .picked = Кого з робітників розмістиш?
verb-fortify = збудувати стіну
    .inf = збудувати стіну
    .do = збудуй стіну
    .log = будує стіну
    .picked = Кого з робітників розмістиш?
verb-garrison = виконати мобілізацію
    .inf = виконати мобілізацію
    .do = виконай мобілізацію
    .log = виконує мобілізацію
    .picked = Кого з робітників розмістиш?
verb-absolve = отримати розгрішення
    .inf = отримати розгрішення
    .do = отримай розгрішення
    .log = отримує розгрішення
    .picked = Кого з робітників розмістиш?
verb-attack = виконати атаку
    .inf = виконати атаку
    .do = виконай атаку
    .log = виконує атаку
    .picked = Кого з робітників розмістиш?
verb-convert = виконати навернення
    .inf = виконати навернення
    .do = виконай навернення
    .log = виконує навернення
    .picked = Кого з робітників розмістиш?
verb-favour = скористатися милістю короля
    .inf = скористатися милістю короля
    .do = скористайся милістю короля
    .log = користується милістю короля
    .picked = Кого з робітників розмістиш?
verb-pass = спасувати
    .inf = спасувати
    .do = спасуй
    .log = пасує
verb-enlist = найняти городянина до загону
    .inf = найняти городянина до загону
    .do = найми городянина до загону
    .log = наймає городянина до загону
    .picked = { $next ->
        [column] Якого городянина наймеш?
       *[other] Чим заплатиш?
        }
verb-dismiss = скинути городянина заради винагороди
    .inf = скинути городянина заради винагороди
    .do = скинь городянина заради винагороди
    .log = скидає городянина заради винагороди
    .picked = { $next ->
        [column] Якого городянина скинеш?
       *[other] Чим заплатиш?
        }
verb-workshop = розмістити майстерню
    .inf = розмістити майстерню
    .do = розмісти майстерню
    .log = розміщує майстерню
verb-clear = звільнити клітинку дії
    .inf = звільнити клітинку дії
    .do = звільни клітинку дії
    .log = звільняє клітинку дії
verb-send = відправити монаха
    .inf = відправити монаха
    .do = відправ монаха
    .log = відправляє монаха
verb-post = розмістити заставу
    .inf = розмістити заставу
    .do = розмісти заставу
    .log = розміщує заставу
verb-jar = переставити глечик
    .inf = переставити глечик
    .do = перестав глечик
    .log = переставляє глечик
verb-strike = атакувати чужинця
    .inf = атакувати чужинця
    .do = атакуй чужинця
    .log = атакує чужинця
verb-persuade = навернути чужинця
    .inf = навернути чужинця
    .do = наверни чужинця
    .log = навертає чужинця
verb-use = використати паладина
    .inf = використати паладина
    .do = використай паладина
    .log = використовує паладина
    .picked = { $next ->
        [paladin] Котрого паладина повернеш на верх колоди?
       *[other] Котрого з них використаєш?
        }
verb-tavern = обрати таверну
    .inf = обрати таверну
    .do = обери таверну
    .log = обирає таверну
verb-keep = залишити робітників
    .inf = залишити робітників
    .do = залиш робітників
    .log = залишає робітників
    .picked = Кого ще залишиш?
verb-discard = скинути підозри
    .inf = скинути підозри
    .do = скинь підозри
    .log = скидає підозри
    .picked = Скільки карт підозр скинеш?
verb-settle = сплатити борг
    .inf = сплатити борг
    .do = сплати борг
    .log = сплачує борг
verb-cancel = знищити борг
    .inf = знищити борг
    .do = знищ борг
    .log = знищує борг
verb-decline = відмовитися
    .inf = відмовитися
    .do = відмовся
    .log = відмовляється
verb-choose = обрати винагороду
    .inf = обрати винагороду
    .do = обери винагороду
    .log = обирає винагороду
verb-ability = використати вміння городянина
    .inf = використати вміння городянина
    .do = використай уміння городянина
    .log = використовує вміння городянина

## Places

panel-king = Накази й милості короля
region-flags = Регіон { $region }, віра { $faith }, сила { $strength }
# $piece: monk or outpost
owned-piece = { $piece ->
    [monk] монах
   *[outpost] застава
    }
empty-column = Стовпець { $column } (порожній)
place-hand = Паладини на руці
place-known-paladins = Паладини, про яких знаєш лише ти
place-actions = Дії
place-party = Загін
place-walls = Стіни
place-converted = Навернені чужинці
place-attacked = Атаковані чужинці
place-schemes = Скинуті карти схем

## The table before the eye: where we are, tabs of a phone, small words on cards

# $phase: draft, paladins, workers, actions or scoring
headline = { $phase ->
    [draft] Перед раундом 1 · наймання перших городян
    [paladins] Раунд { $round } із 7 · вибір паладина
    [workers] Раунд { $round } із 7 · робітники
    [scoring] Підрахунок очок
   *[actions] Раунд { $round } із 7 · дії
    }
zone-board = Поле
zone-mat = Планшет
zone-cards = Карти
zone-others = Інші
stock-suspicions = колода підозр
stock-debts = борги без обмежень
note-passed = пас
taverns-note = одна карта залишиться на столі
hand-note = одного використати, другого на верх, третього під низ
in-round = раунд { $round }
order-times = { $times }×
order-done = { $done } із 5
# $nation: saracen, byzantine or viking
attacked-nation = { $nation ->
    [saracen] атаковані сарацини
    [byzantine] атаковані візантійці
   *[viking] атаковані вікінги
    }
# $workers: accusative; $warning: a sentence, none where nobody is suspected
tavern-text = { $warning ->
    [none] Отримуєш { $workers }.
   *[some] Отримуєш { $workers }. { $warning }
    }
wall-text = Одразу збільшує силу на { $strength }.{ $effects ->
    [none] {""}
   *[some] {" "}Крім того, дає: { $effects }.
    }{ $points ->
    [0] {""}
    [one] {" "}Наприкінці гри: { $points } ПО.
    [few] {" "}Наприкінці гри: { $points } ПО.
   *[many] {" "}Наприкінці гри: { $points } ПО.
    }
square-text = Регіон { $region }. Монах або застава тут дає: { $effects }.
jar-square-text = Глечик, переміщений сюди, дає: { $effects }.
scheme-text = Гравець-бот виконує цю дію, а якщо не може, то першу можливу зі своїх запасних дій.
fallback-note = якщо дія схеми неможлива – перша можлива зліва
resource-text = Фішка стоїть на поділці { $column }: гравець-бот шукає ціль зі стовпця { $column } праворуч, а потім знову зліва.

## The gallery of all cards

order-any-text = Виконай до кінця гри дію «{ $action }» щонайменше 5 разів і набереш 4, 6 або 8 ПО залежно від місця наказу.
suspicion-text = { $tax ->
    [0] Коли береш її, срібняків із податків не отримуєш.
    [one] Коли береш її, отримуєш { $tax } срібняк із податків.
    [few] Коли береш її, отримуєш { $tax } срібняки з податків.
   *[many] Коли береш її, отримуєш { $tax } срібняків із податків.
    }
# $nation: saracen, byzantine or viking
gallery-nation = { $nation ->
    [saracen] Чужинці: сарацини
    [byzantine] Чужинці: візантійці
   *[viking] Чужинці: вікінги
    }
gallery-copies = { $count }×

## Tones: what a colour of the table is called; a nation by its own name

tone-labourer = білий колір
tone-scout = зелений колір
tone-merchant = синій колір
tone-fighter = червоний колір
tone-cleric = чорний колір
tone-criminal = фіолетовий колір
tone-saracen = { nation-saracen }
tone-byzantine = { nation-byzantine }
tone-viking = { nation-viking }

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Сім раундів, і перемагає той, хто має найбільше переможних очок. Які дії тобі доступні, визначають три показники, і всі три дають очки.
    .title = Мета гри
    .one = Віра потрібна, щоб відправляти монахів і навертати чужинців.
    .two = Сила потрібна, щоб розміщувати застави й атакувати чужинців.
    .three = Вплив потрібен, щоб будувати стіни й отримувати розгрішення.
guide-townsfolk = Кожен безплатно отримує на початку одного помічника з міста.
    .title = Помічник із міста
    .do = Обери «Прислужника», останню карту в ряду.
    .one = Одразу отримуєш його миттєву винагороду: 1 срібняк.
    .two = Він приєднується до твого загону. Відтепер кожне доручення приносить тобі 1 срібняк.
    .three = Пізніше за срібняки можна найняти городянина до загону або скинути його заради винагороди.
guide-round = Кожен раунд минає однаково: паладин, таверна, потім дії по черзі, доки всі не спасують.
    .title = Раунд
    .one = Спершу відкривають наказ короля. Цей винагороджує атаки. Накази з’являються в раундах 1–3, милості – від раунду 3.
    .two = Таверн на одну більше, ніж гравців, тож вибір є завжди.
    .three = Потім кожен по черзі виконує одну дію. Хто спасував, чекає на наступний раунд.
guide-paladin = На руці в тебе три з дванадцяти твоїх паладинів. Один служитиме в цьому раунді, ще один повернеться в наступному.
    .title = Обери паладина
    .do = Використай Івона. Іншого поклади на верх колоди.
    .one = Івон приводить клірика й розвідника. А ще він додає 3 до віри та 1 до сили, і за доручення не платиш провізії.
    .two = Збільшення діє до кінця раунду. Потім паладин вибуває з гри.
    .three = Того, що зверху, візьмеш знову в наступному раунді, третій іде під низ.
guide-tavern = Тепер наймаєш іще чотирьох робітників.
    .title = Обери таверну
    .do = Візьми таверну з двома чорноробами й злочинцем.
    .one = Четверо робітників: воїн, злочинець і двоє чорноробів.
    .two = Злочинець замінює будь-кого: він підходить на кожну клітинку.
    .three = Але за кожного злочинця береш карту підозри.
guide-suspicion = Кожен злочинець приносить карту підозри, а вона здебільшого – срібняки з податкового запасу.
    .title = Підозра й борги
    .one = Податковий запас. Коли з нього заберуть останній срібняк, розіграють інквізицію.
    .two = Тоді той, у кого найбільше карт підозр, бере борг і скидає половину цих карт.
    .three = Несплачений борг наприкінці забирає 3 очки, сплачений дає 1.
guide-workers = Щоб виконати дію, розмісти робітників на всіх її клітинках, заплати й розіграй ефект. Виконана дія зайнята до кінця раунду.
    .title = Робітники й клітинки
    .one = Твої робітники. Робітник підходить на клітинку своєї форми, а на круглу – будь-хто.
    .two = Ліворуч: прості дії, що дають ресурси й робітників.
    .three = Праворуч: великі дії. Для них потрібні троє робітників і достатнє значення показника.
guide-hunt = Почни з простого. Багато великих дій коштують провізії.
    .title = Перша дія
    .do = Відправ чорнороба на полювання.
    .one = Один робітник приносить 1 жетон провізії. З розвідником на другій клітинці їх було б 3.
    .two = Вирішуєш одразу: заповнити другу клітинку пізніше не можна.
    .three = Провізія та срібняки – твої ресурси. Торгівля так само дає срібняки.
guide-rival = Інший гравець грає за тими самими правилами. Дивися, що він робить: це лишається позначеним до твого першого ходу.
    .title = Хід суперника
    .one = Після твоєї дії ходить суперник, потім знову ти.
    .two = Суперник має силу й може атакувати чужинця. Скоро спробуєш і ти.
    .three = Проміжок у ряду лишається до кінця раунду.
guide-commission = Монахи вирушають до регіонів. Це дія «доручення».
    .title = Відправ монаха
    .do = Постав на доручення розвідника, чорнороба й клірика.
    .one = Три клітинки: розвідник, будь-хто, клірик.
    .two = Потрібна віра. З Івоном вона в тебе 3, і це відкриває регіони 1 і 2.
    .three = Це коштувало б 1 жетон провізії, але з Івоном не платиш.
guide-square = Обери клітинку для монаха. Отримаєш те, що на ній.
    .title = Регіони
    .do = Відправ монаха до регіону 2, до розвідника.
    .one = Регіон 1 відкритий для всіх: віри там не потрібно.
    .two = Для регіону 2 потрібна віра 2. Отримаєш розвідника, а потім твій вплив зросте на 1.
    .three = Монах лишається там до кінця гри. Ніхто інший цієї клітинки вже не займе.
guide-attack = Для атаки на чужинця потрібні троє робітників.
    .title = Атака
    .do = Постав на атаку розвідника, злочинця й воїна.
    .one = Три клітинки: розвідник, будь-хто, воїн.
    .two = Тут злочинець стає в пригоді. Він замінив би й розвідника або воїна.
    .three = Якщо бракує сили, платиш 1 срібняк за кожні 2 очки, яких бракує.
guide-outsider = Кожен чужинець лежить під парою прапорців. Прапорець сили показує, скільки сили потрібно.
    .title = Чужинці
    .do = Атакуй «Охоронницю», першу карту в ряду чужинців.
    .one = На прапорці сили 1, і з Івоном твоя сила 1. Атака безплатна.
    .two = Винагорода за атаку: вплив зростає, і отримуєш двох чорноробів.
    .three = Інший шлях – навернення: воно потребує віри, збільшує силу, а наприкінці дає очки.
guide-develop = Зроби свої дії дешевшими назавжди.
    .title = Розвиток
    .do = Постав на розвиток обох чорноробів.
    .one = Двоє будь-яких робітників і 4 срібняки.
    .two = Переносиш майстерню на одну з великих дій.
    .three = Ще отримуєш робітника з-під майстерні: розвідника.
guide-workshop = Куди поставити майстерню? На клітинку, для якої часто бракує робітника.
    .title = Майстерня
    .do = Постав її на ліву клітинку доручення.
    .one = Відтепер доручення не потребує розвідника, досить двох робітників.
    .two = Кожна велика дія вміщує дві майстерні: на лівій і на середній клітинці.
guide-pass = Коли нічого кращого немає, спасуй. Людей можна приберегти на наступний раунд.
    .title = Пас
    .do = Спасуй.
    .one = Робітники з планшета повертаються до запасу, і дії знову вільні.
    .two = До 3 нерозміщених робітників лишаються з тобою. Розвідник почекає.
    .three = Інквізиція може торкнутися тебе й після пасу.
guide-king = Король теж стежить за грою. Його карти спільні для всіх.
    .title = Накази й милості
    .one = Наказ зараховують кожному, хто до кінця гри виконає вказану дію 5 разів: 4, 6 або 8 очок.
    .two = Від раунду 3 відкривають милості. Кожна має одну клітинку, спільну для всіх, і нею користуються раз за раунд.
guide-points = Твої очки — угорі, біля твого імені. Їх рахують після раунду 7.
    .title = Як рахують очки
    .one = Показники рахують за фішками, без паладина. Що вище, то більше: поділка 12 дає 20 очок.
    .two = Чотири великі дії дають очки, якщо виконати їх 5, 6 або 7 разів. Очки дають також стіни й навернені чужинці.
    .three = Сплачений борг дає 1 очко, несплачений забирає 3. Кожні 3 срібняки чи жетони провізії разом – 1 очко.
guide-on = Як минає раунд, ти вже знаєш. Попереду ще шість, і суперник теж грає далі.
    .title = Грай далі
    .one = Після раунду крайнього правого городянина скидають, і ряд зсувається.
    .two = Крайнього лівого чужинця теж скидають.
    .three = Обери, у чому хочеш мати перевагу: хто повторює ту саму дію, виконує накази й набирає очки.

## What bots notice

sense-points = очко, яке вже є на аркуші підрахунку
sense-points-due = очко, яке принесе розпочата дія
sense-order-points = очко за виконаний наказ короля
sense-count-points = очко за багато разів виконану дію
sense-outsider-points = очко за наверненого чужинця
sense-orders-under-way = очко наказу короля відповідно до виконаної частини
sense-orders-near = очко майже виконаного наказу короля
sense-faith = рівень віри
sense-strength = рівень сили
sense-influence = рівень впливу
sense-high-faith = рівень віри понад 7
sense-high-strength = рівень сили понад 7
sense-high-influence = рівень впливу понад 7
sense-boost-faith = одиниця віри від паладина цього раунду
sense-boost-strength = одиниця сили від паладина цього раунду
sense-boost-influence = одиниця впливу від паладина цього раунду
sense-done-commission = відправлений монах
sense-done-fortify = зведена стіна
sense-done-garrison = розміщена застава
sense-done-absolve = переміщений глечик
sense-done-attack = проведена атака
sense-done-convert = навернений чужинець
sense-done-develop = розміщена майстерня
sense-late-commission = монах після третього
sense-late-fortify = стіна після третьої
sense-late-garrison = застава після третьої
sense-late-absolve = глечик після третього
sense-gap-commission = одиниця віри, якої бракує для наступного монаха
sense-gap-fortify = одиниця впливу, якої бракує для наступної стіни
sense-gap-garrison = одиниця сили, якої бракує для наступної застави
sense-gap-absolve = одиниця впливу, якої бракує для наступного глечика
sense-labourer = чорнороб
sense-scout = розвідник
sense-merchant = купець
sense-fighter = воїн
sense-cleric = клірик
sense-criminal = злочинець
sense-kept-worker = робітник, збережений на наступний раунд
sense-plan = дія в правій частині планшета, на яку ще вистачить робітників
sense-plan-ordered = така дія, якої вимагає й наказ короля
sense-spare-worker = робітник, який лишиться на щось інше
sense-favour-open = милість короля, якою ще ніхто не скористався
sense-silver = срібняк
sense-much-silver = срібняк понад 6
sense-provision = жетон провізії
sense-much-provision = жетон провізії понад 4
sense-debt-unpaid = несплачений борг
sense-debt-paid = сплачений борг
sense-suspicion = карта підозри
sense-most-suspected = найбільше карт підозр серед усіх
sense-inquisition-near = близька інквізиція, коли карт підозр у тебе найбільше
sense-workshop-commission = майстерня на дії «доручення»
sense-workshop-fortify = майстерня на дії «фортифікація»
sense-workshop-garrison = майстерня на дії «мобілізація»
sense-workshop-absolve = майстерня на дії «розгрішення»
sense-workshop-attack = майстерня на дії «атака»
sense-workshop-convert = майстерня на дії «навернення»
sense-workshop-pair = дві майстерні на одній дії
sense-townsfolk-commission = городянин, який допомагає в дії «доручення»
sense-townsfolk-fortify = городянин, який допомагає в дії «фортифікація»
sense-townsfolk-garrison = городянин, який допомагає в дії «мобілізація»
sense-townsfolk-absolve = городянин, який допомагає в дії «розгрішення»
sense-townsfolk-attack = городянин, який допомагає в дії «атака»
sense-townsfolk-convert = городянин, який допомагає в дії «навернення»
sense-townsfolk-develop = городянин, який допомагає в дії «розвиток»
sense-debt-collector = «Збирач боргів»
sense-suspect-townsfolk = городянин, який під час інквізиції допомагає підозрюваним
sense-squire = «Зброєносець»
sense-counts-attacked = навернений чужинець, який рахує атакованих чужинців
sense-counts-action = навернений чужинець, який рахує дії чи городян
sense-counts-attribute = навернений чужинець, який рахує показник
sense-champion = навернений «Звитяжець»
sense-mercenary = навернений «Найманець»
sense-counts-debt = навернений чужинець, який рахує борги чи підозри
sense-passed = пас
sense-to-move = твій хід
sense-tavern-due = таверна, яку ще обереш
sense-paladin-due = паладин, якого ще обереш
sense-rounds-left = раунд, який ще буде зіграно
sense-monk-due = клітинка, яку обереш для монаха
sense-outpost-due = клітинка, яку обереш для застави
sense-jar-due = клітинка, яку обереш для глечика
sense-attack-due = чужинець, якого обереш для атаки
sense-convert-due = чужинець, якого обереш для навернення
sense-recruit-due = городянин, якого візьмеш до загону
sense-dismiss-due = городянин, якого скинеш заради винагороди
sense-workshop-due = клітинка, яку обереш для майстерні
sense-clear-due = дія, яку обереш, щоб звільнити
sense-choice-due = винагорода, яку обереш

## Headings of big moments, shown across the table

illumination-inquisition = Приходить інквізиція
illumination-last-round = Останній раунд

## Що роблять: для сторінки про те, як грається

done-enlisted = Найняті городяни
done-attacked = Атаковані чужинці
done-converted = Навернені чужинці
done-wall-built = Збудовані стіни
done-favour-used = Використані ласки
done-paladin-revealed = Вибрані паладини

## Числа з коробки

figure-group-paladins = Паладини
figure-group-townsfolk = Городяни
figure-group-outsiders = Чужинці
figure-group-walls = Стіни
figure-group-taverns = Таверни
figure-group-favours = Милості короля
figure-group-squares = Клітинки
figure-group-schemes = Схеми гравця-бота
figure-action = дія
figure-raises = підвищує
figure-attacked = під час атаки скидає
figure-attacked-suspicion = підозру
figure-attacked-debt = борг
figure-reason-squire = у відкритому переліку в трьох зброєносців одна ознака названа двічі
figure-reason-barbarian = відкритий перелік показує менше, ніж на п’яти інших картах цього виду
figure-reason-vigilante = те, що показує відкритий перелік, набагато більше, ніж на всіх інших картах
figure-reason-schemes = жоден текст не перелічує цих карт
