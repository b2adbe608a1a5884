### Dva bratři: the words of the game, Ukrainian.
### First part: terms, one message for each id of the fact sheet, underscores kept.
### .acc, .gen: accusative and genitive; .short: narrow places; .full: a tile told apart from its twins.

## The game

term-brothers = Два брати
    .acc = Двох братів
    .gen = Двох братів

## Resources

resource-wood = деревина
    .acc = деревину
    .gen = деревини
resource-stone = камінь
    .acc = камінь
    .gen = каменя
resource-grain = зерно
    .acc = зерно
    .gen = зерна

count-wood = { $count ->
    [one] { $count } деревина
    [few] { $count } деревини
   *[many] { $count } деревин
    }
count-wood-acc = { $count ->
    [one] { $count } деревину
    [few] { $count } деревини
   *[many] { $count } деревин
    }
count-stone = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
    }
count-stone-acc = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
    }
count-grain = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
   *[many] { $count } зерен
    }
count-grain-acc = { $count ->
    [one] { $count } зерно
    [few] { $count } зерна
   *[many] { $count } зерен
    }

## Terrains; .adjective agrees with the word for a tile

terrain-green = ліс
    .adjective = зелена
    .acc = ліс
    .gen = лісу
terrain-grey = скеля
    .adjective = сіра
    .acc = скелю
    .gen = скелі
terrain-yellow = нива
    .adjective = жовта
    .acc = ниву
    .gen = ниви

## Seats by colour

seat-white = білий
seat-blue = синій

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Вітек
    .n2 = Цтибор
bot-squire = Гинек
    .n2 = Ярош
bot-knight = Бореш
    .n2 = Завіш
bot-castellan = Здислав
    .n2 = Коята
bot-king = Пржемисл
    .n2 = Вацлав

## Units

unit-elite = елітний загін
    .few = елітні загони
    .many = елітних загонів
    .acc = елітний загін
    .gen = елітного загону
unit-regular = звичайний загін
    .few = звичайні загони
    .many = звичайних загонів
    .acc = звичайний загін
    .gen = звичайного загону
unit-blue_elite = синій елітний загін
unit-blue_regular_1 = синій звичайний загін 1
unit-blue_regular_2 = синій звичайний загін 2
unit-white_elite = білий елітний загін
unit-white_regular_1 = білий звичайний загін 1
unit-white_regular_2 = білий звичайний загін 2

## Pieces

term-tile = плитка
    .few = плитки
    .many = плиток
    .acc = плитку
    .gen = плитки
term-building_tile = плитка будівлі
    .few = плитки будівель
    .many = плиток будівель
    .acc = плитку будівлі
    .gen = плитки будівлі
term-unit = загін
    .few = загони
    .many = загонів
    .acc = загін
    .gen = загону
term-royal_shield = королівський щит
    .acc = королівський щит
    .gen = королівського щита
term-score_pad = аркуш підрахунку
    .acc = аркуш підрахунку
    .gen = аркуша підрахунку
term-treasure_token = жетон скарбу
    .few = жетони скарбів
    .many = жетонів скарбів
    .acc = жетон скарбу
    .gen = жетона скарбу
term-scaffold_token = жетон риштування
    .acc = жетон риштування
    .gen = жетона риштування

## Concepts

term-resource = ресурс
    .few = ресурси
    .many = ресурсів
    .acc = ресурс
    .gen = ресурсу
term-terrain = місцевість
    .few = місцевості
    .many = місцевостей
    .acc = місцевість
    .gen = місцевості
term-building = будівля
    .few = будівлі
    .many = будівель
    .acc = будівлю
    .gen = будівлі
term-crown = корона
    .few = корони
    .many = корон
    .acc = корону
    .gen = корони
term-cross = хрестик
    .few = хрестики
    .many = хрестиків
    .acc = хрестик
    .gen = хрестика
term-royal_offer = королівська пропозиція
    .acc = королівську пропозицію
    .gen = королівської пропозиції
    .to = до королівської пропозиції
    .at = у королівській пропозиції
    .from = з королівської пропозиції
    .short = пропозиція
term-royal_protocol = королівський протокол
    .acc = королівський протокол
    .gen = королівського протоколу
term-influence = вплив на короля
    .acc = вплив на короля
    .gen = впливу на короля
term-reach = досяжність
    .acc = досяжність
    .gen = досяжності
    .at = у межах досяжності
    .out = поза досяжністю
term-supply = загальний запас
    .acc = загальний запас
    .gen = загального запасу
    .from = із загального запасу
    .short = запас
term-grid = ігрове поле
    .acc = ігрове поле
    .gen = ігрового поля
    .to = на ігрове поле
    .at = на ігровому полі
    .from = з ігрового поля
term-land = край
    .acc = край
    .gen = краю
term-cell = клітинка
    .few = клітинки
    .many = клітинок
    .acc = клітинку
    .gen = клітинки
term-free_terrain = вільна місцевість
    .few = вільні місцевості
    .many = вільних місцевостей
    .acc = вільну місцевість
    .gen = вільної місцевості
term-start_tile = початкова плитка
    .acc = початкову плитку
    .gen = початкової плитки
term-hand = рука
    .acc = руку
    .gen = руки
    .to = на руку
    .at = на руці
    .from = з руки
term-hand_limit = обмеження руки
    .acc = обмеження руки
    .gen = обмеження руки
term-row = ряд
    .few = ряди
    .many = рядів
    .acc = ряд
    .gen = ряду
    .at = у тому самому ряду
term-column = стовпець
    .few = стовпці
    .many = стовпців
    .acc = стовпець
    .gen = стовпця
    .at = у тому самому стовпці
term-diagonal = діагональ
    .few = діагоналі
    .many = діагоналей
    .acc = діагональ
    .gen = діагоналі
    .at = по діагоналі
term-side = стороною
term-corner = кутом
term-adjacent = прилягає стороною або кутом
term-road = дорога
    .few = дороги
    .many = доріг
    .acc = дорогу
    .gen = дороги
term-road_section = ділянка дороги
    .few = ділянки дороги
    .many = ділянок дороги
    .acc = ділянку дороги
    .gen = ділянки дороги
term-set = набір
    .few = набори
    .many = наборів
    .acc = набір
    .gen = набору
term-set_symbol = символ набору
    .few = символи наборів
    .many = символів наборів
    .acc = символ набору
    .gen = символу набору
term-cost = ціна будівництва
    .acc = ціну будівництва
    .gen = ціни будівництва
    .short = ціна
term-discount = знижка
    .few = знижки
    .many = знижок
    .acc = знижку
    .gen = знижки
term-effect = ефект
    .few = ефекти
    .many = ефектів
    .acc = ефект
    .gen = ефекту
term-face_up = горілиць
term-face_down = долілиць
term-cluster = група
    .few = групи
    .many = груп
    .acc = групу
    .gen = групи
term-pair = пара
    .few = пари
    .many = пар
    .acc = пару
    .gen = пари
term-opponent = суперник
    .few = суперники
    .many = суперників
    .acc = суперника
    .acc-few = суперників
    .gen = суперника
    .possessive = будівля суперника
term-starting_player = перший гравець
    .acc = першого гравця
    .gen = першого гравця
term-victory_point = очко
    .few = очки
    .many = очок
    .acc = очко
    .gen = очка
term-scoring = підрахунок очок
    .acc = підрахунок очок
    .gen = підрахунку очок
term-final_round = останній раунд
    .acc = останній раунд
    .gen = останнього раунду
term-last_turn = останній хід
    .acc = останній хід
    .gen = останнього ходу
term-draw = нічия
term-workshop = реміснича майстерня
    .few = ремісничі майстерні
    .many = ремісничих майстерень
    .acc = ремісничу майстерню
    .gen = ремісничої майстерні
term-solo_game = соло-гра
    .acc = соло-гру
    .gen = соло-гри
term-difficulty_level = рівень складності
    .few = рівні складності
    .many = рівнів складності
    .acc = рівень складності
    .gen = рівня складності
term-treasure = скарб
    .few = скарби
    .many = скарбів
    .acc = скарб
    .gen = скарбу
term-treasure_pile = стос скарбів
    .acc = стос скарбів
    .gen = стосу скарбів
term-condition = умова
    .few = умови
    .many = умов
    .acc = умову
    .gen = умови
term-last_building = твоя остання будівля
    .acc = твою останню будівлю
    .gen = твоєї останньої будівлі
term-any_terrain = будь-яка місцевість (коричнева)

## Directions, seen by the owner

direction-N = вгорі
direction-NE = праворуч угорі
direction-E = праворуч
direction-SE = праворуч унизу
direction-S = внизу
direction-SW = ліворуч унизу
direction-W = ліворуч
direction-NW = ліворуч угорі

## What a player does: .inf for buttons, .do for prompts, .log for the log

verb-take = взяти плитку
    .inf = взяти плитку
    .do = візьми плитку
    .log = бере плитку
verb-build = збудувати
    .inf = збудувати
    .do = збудуй
    .log = будує
    .picked = { $next ->
        [tile] Яку плитку там збудуєш?
       *[other] Де її збудуєш?
        }
verb-extend = розширити край
    .inf = розширити край
    .do = розшир край
    .log = розширює край
    .picked = { $next ->
        [tile] Яку плитку там покладеш долілиць?
       *[other] Куди покладеш її долілиць?
        }
verb-lay = викласти плитку
    .inf = викласти плитку
    .do = виклади плитку
    .log = викладає плитку
verb-step = пересунути загін
    .inf = пересунути загін
    .do = пересунь загін
    .log = пересуває загін
    .picked = { $next ->
        [unit] Який загін туди перейде?
       *[other] Куди він перейде?
        }
verb-call_up = викликати загін
    .inf = викликати загін
    .do = виклич загін
    .log = викликає загін
verb-withdraw = відкликати загін
    .inf = відкликати загін
    .do = відклич загін
    .log = відкликає загін
    .picked = Який загін відкличеш?
verb-use_camp = скористатися Табором
    .inf = скористатися Табором
    .do = скористайся Табором
    .log = користується Табором
verb-destroy = зруйнувати будівлю
    .inf = зруйнувати будівлю
    .do = зруйнуй будівлю
    .log = руйнує будівлю
verb-occupy = зайняти
    .inf = зайняти
    .do = займи
    .log = займає
verb-turn_over = перевернути
    .inf = перевернути
    .do = переверни
    .log = перевертає
verb-remove_from_game = прибрати з гри
    .inf = прибрати з гри
    .do = прибери з гри
    .log = прибирає з гри

## Sets

set-journey = Мандри
    .acc = Мандри
    .gen = Мандрів
    .quoted = «Мандри»
set-dominion = Володіння
    .acc = Володіння
    .gen = Володіння
    .quoted = «Володіння»
set-trade_church = Торгівля й церква
    .acc = Торгівлю й церкву
    .gen = Торгівлі й церкви
    .quoted = «Торгівля й церква»
set-warfare = Війна
    .acc = Війну
    .gen = Війни
    .quoted = «Війна»
set-crafts = Ремесла
    .acc = Ремесла
    .gen = Ремесел
    .quoted = «Ремесла»
set-guard = Варта
    .acc = Варту
    .gen = Варти
    .quoted = «Варта»

## Kinds of building: .acc and .gen with a capital name one tile, counted forms are small

kind-inn = Корчма
    .acc = Корчму
    .gen = Корчми
    .one = корчма
    .few = корчми
    .many = корчем
    .other = корчем
    .short = Корчма
kind-marketplace = Торговище
    .acc = Торговище
    .gen = Торговища
    .one = торговище
    .few = торговища
    .many = торговищ
    .other = торговищ
    .short = Торговище
kind-pilgrimage_site = Місце прощі
    .acc = Місце прощі
    .gen = Місця прощі
    .one = місце прощі
    .few = місця прощі
    .many = місць прощі
    .other = місць прощі
    .short = Проща
kind-robber_keep = Розбійницьке гніздо
    .acc = Розбійницьке гніздо
    .gen = Розбійницького гнізда
    .one = розбійницьке гніздо
    .few = розбійницькі гнізда
    .many = розбійницьких гнізд
    .other = розбійницьких гнізд
    .short = Гніздо
kind-mill = Млин
    .acc = Млин
    .gen = Млина
    .one = млин
    .few = млини
    .many = млинів
    .other = млинів
    .short = Млин
kind-stonemason = Майстерня каменяра
    .acc = Майстерню каменяра
    .gen = Майстерні каменяра
    .one = майстерня каменяра
    .few = майстерні каменяра
    .many = майстерень каменяра
    .other = майстерень каменяра
    .short = Каменяр
kind-pigsty = Хлів
    .acc = Хлів
    .gen = Хліва
    .one = хлів
    .few = хліви
    .many = хлівів
    .other = хлівів
    .short = Хлів
kind-bakery = Пекарня
    .acc = Пекарню
    .gen = Пекарні
    .one = пекарня
    .few = пекарні
    .many = пекарень
    .other = пекарень
    .short = Пекарня
kind-smithy = Кузня
    .acc = Кузню
    .gen = Кузні
    .one = кузня
    .few = кузні
    .many = кузень
    .other = кузень
    .short = Кузня
kind-foresters_lodge = Лісничівка
    .acc = Лісничівку
    .gen = Лісничівки
    .one = лісничівка
    .few = лісничівки
    .many = лісничівок
    .other = лісничівок
    .short = Лісничівка
kind-camp = Табір
    .acc = Табір
    .gen = Табору
    .one = табір
    .few = табори
    .many = таборів
    .other = таборів
    .short = Табір
kind-farm = Ферма
    .acc = Ферму
    .gen = Ферми
    .one = ферма
    .few = ферми
    .many = ферм
    .other = ферм
    .short = Ферма
kind-sawmill = Тартак
    .acc = Тартак
    .gen = Тартака
    .one = тартак
    .few = тартаки
    .many = тартаків
    .other = тартаків
    .short = Тартак
kind-quarry = Каменоломня
    .acc = Каменоломню
    .gen = Каменоломні
    .one = каменоломня
    .few = каменоломні
    .many = каменоломень
    .other = каменоломень
    .short = Каменоломня
kind-trading_post = Торговий двір
    .acc = Торговий двір
    .gen = Торгового двору
    .one = торговий двір
    .few = торгові двори
    .many = торгових дворів
    .other = торгових дворів
    .short = Торг. двір
kind-cathedral = Собор
    .acc = Собор
    .gen = Собору
    .one = собор
    .few = собори
    .many = соборів
    .other = соборів
    .short = Собор
kind-siege_tower = Облогова вежа
    .acc = Облогову вежу
    .gen = Облогової вежі
    .one = облогова вежа
    .few = облогові вежі
    .many = облогових веж
    .other = облогових веж
    .short = Обл. вежа
kind-fortress = Фортеця
    .acc = Фортецю
    .gen = Фортеці
    .one = фортеця
    .few = фортеці
    .many = фортець
    .other = фортець
    .short = Фортеця
kind-basket_workshop = Кошикарська майстерня
    .acc = Кошикарську майстерню
    .gen = Кошикарської майстерні
    .one = кошикарська майстерня
    .few = кошикарські майстерні
    .many = кошикарських майстерень
    .other = кошикарських майстерень
    .short = Кошикар
kind-pottery_workshop = Гончарна майстерня
    .acc = Гончарну майстерню
    .gen = Гончарної майстерні
    .one = гончарна майстерня
    .few = гончарні майстерні
    .many = гончарних майстерень
    .other = гончарних майстерень
    .short = Гончар
kind-cooper_workshop = Бондарна майстерня
    .acc = Бондарну майстерню
    .gen = Бондарної майстерні
    .one = бондарна майстерня
    .few = бондарні майстерні
    .many = бондарних майстерень
    .other = бондарних майстерень
    .short = Бондар
kind-guild_house = Цеховий дім
    .acc = Цеховий дім
    .gen = Цехового дому
    .one = цеховий дім
    .few = цехові доми
    .many = цехових домів
    .other = цехових домів
    .short = Цех
kind-watchtower = Сторожова вежа
    .acc = Сторожову вежу
    .gen = Сторожової вежі
    .one = сторожова вежа
    .few = сторожові вежі
    .many = сторожових веж
    .other = сторожових веж
    .short = Стор. вежа
kind-guardhouse = Вартівня
    .acc = Вартівню
    .gen = Вартівні
    .one = вартівня
    .few = вартівні
    .many = вартівень
    .other = вартівень
    .short = Вартівня

## Tiles

tile-inn_row = Корчма
    .full = Корчма (ряд)
    .acc = Корчму
    .short = Корчма
tile-inn_column = Корчма
    .full = Корчма (стовпець)
    .acc = Корчму
    .short = Корчма
tile-marketplace_wood = Торговище
    .full = Торговище (ліс)
    .acc = Торговище
    .short = Торговище
tile-marketplace_stone = Торговище
    .full = Торговище (скеля)
    .acc = Торговище
    .short = Торговище
tile-marketplace_grain = Торговище
    .full = Торговище (нива)
    .acc = Торговище
    .short = Торговище
tile-pilgrimage_site_stone = Місце прощі
    .full = Місце прощі (скеля)
    .acc = Місце прощі
    .short = Проща
tile-pilgrimage_site_grain = Місце прощі
    .full = Місце прощі (нива)
    .acc = Місце прощі
    .short = Проща
tile-robber_keep_wood = Розбійницьке гніздо
    .full = Розбійницьке гніздо (ліс)
    .acc = Розбійницьке гніздо
    .short = Гніздо
tile-robber_keep_stone = Розбійницьке гніздо
    .full = Розбійницьке гніздо (скеля)
    .acc = Розбійницьке гніздо
    .short = Гніздо
tile-mill = Млин
    .full = Млин
    .acc = Млин
    .short = Млин
tile-stonemason = Майстерня каменяра
    .full = Майстерня каменяра
    .acc = Майстерню каменяра
    .short = Каменяр
tile-pigsty = Хлів
    .full = Хлів
    .acc = Хлів
    .short = Хлів
tile-bakery = Пекарня
    .full = Пекарня
    .acc = Пекарню
    .short = Пекарня
tile-smithy = Кузня
    .full = Кузня
    .acc = Кузню
    .short = Кузня
tile-foresters_lodge = Лісничівка
    .full = Лісничівка
    .acc = Лісничівку
    .short = Лісничівка
tile-camp_wood = Табір
    .full = Табір (ліс)
    .acc = Табір
    .short = Табір
tile-camp_stone = Табір
    .full = Табір (скеля)
    .acc = Табір
    .short = Табір
tile-camp_grain = Табір
    .full = Табір (нива)
    .acc = Табір
    .short = Табір
tile-farm_1 = Ферма
    .full = Ферма
    .acc = Ферму
    .short = Ферма
tile-farm_2 = Ферма
    .full = Ферма
    .acc = Ферму
    .short = Ферма
tile-sawmill_1 = Тартак
    .full = Тартак (горизонтальна дорога)
    .acc = Тартак
    .short = Тартак
tile-sawmill_2 = Тартак
    .full = Тартак (вертикальна дорога)
    .acc = Тартак
    .short = Тартак
tile-quarry_1 = Каменоломня
    .full = Каменоломня (дорога вгорі та праворуч)
    .acc = Каменоломню
    .short = Каменоломня
tile-quarry_2 = Каменоломня
    .full = Каменоломня (дорога внизу та ліворуч)
    .acc = Каменоломню
    .short = Каменоломня
tile-trading_post_grain = Торговий двір
    .full = Торговий двір (ферма, тартак)
    .acc = Торговий двір
    .short = Торг. двір
tile-trading_post_wood = Торговий двір
    .full = Торговий двір (ферма, каменоломня)
    .acc = Торговий двір
    .short = Торг. двір
tile-cathedral = Собор
    .full = Собор
    .acc = Собор
    .short = Собор
tile-siege_tower_wood_1 = Облогова вежа
    .full = Облогова вежа (ліс; деревина й камінь)
    .acc = Облогову вежу
    .short = Обл. вежа
tile-siege_tower_wood_2 = Облогова вежа
    .full = Облогова вежа (ліс; деревина й зерно)
    .acc = Облогову вежу
    .short = Обл. вежа
tile-siege_tower_stone_1 = Облогова вежа
    .full = Облогова вежа (скеля; деревина й камінь)
    .acc = Облогову вежу
    .short = Обл. вежа
tile-siege_tower_stone_2 = Облогова вежа
    .full = Облогова вежа (скеля; камінь і зерно)
    .acc = Облогову вежу
    .short = Обл. вежа
tile-siege_tower_grain_1 = Облогова вежа
    .full = Облогова вежа (нива; деревина й зерно)
    .acc = Облогову вежу
    .short = Обл. вежа
tile-siege_tower_grain_2 = Облогова вежа
    .full = Облогова вежа (нива; камінь і зерно)
    .acc = Облогову вежу
    .short = Обл. вежа
tile-fortress_wood = Фортеця
    .full = Фортеця (ліс)
    .acc = Фортецю
    .short = Фортеця
tile-fortress_stone = Фортеця
    .full = Фортеця (скеля)
    .acc = Фортецю
    .short = Фортеця
tile-fortress_grain = Фортеця
    .full = Фортеця (нива)
    .acc = Фортецю
    .short = Фортеця
tile-basket_workshop_side = Кошикарська майстерня
    .full = Кошикарська майстерня (сторони)
    .acc = Кошикарську майстерню
    .short = Кошикар
tile-basket_workshop_corner = Кошикарська майстерня
    .full = Кошикарська майстерня (кути)
    .acc = Кошикарську майстерню
    .short = Кошикар
tile-pottery_workshop_side = Гончарна майстерня
    .full = Гончарна майстерня (сторони)
    .acc = Гончарну майстерню
    .short = Гончар
tile-pottery_workshop_corner = Гончарна майстерня
    .full = Гончарна майстерня (кути)
    .acc = Гончарну майстерню
    .short = Гончар
tile-cooper_workshop_side = Бондарна майстерня
    .full = Бондарна майстерня (сторони)
    .acc = Бондарну майстерню
    .short = Бондар
tile-cooper_workshop_corner = Бондарна майстерня
    .full = Бондарна майстерня (кути)
    .acc = Бондарну майстерню
    .short = Бондар
tile-guild_house_basket = Цеховий дім
    .full = Цеховий дім (кошикарська майстерня)
    .acc = Цеховий дім
    .short = Цех
tile-guild_house_pottery = Цеховий дім
    .full = Цеховий дім (гончарна майстерня)
    .acc = Цеховий дім
    .short = Цех
tile-guild_house_cooper = Цеховий дім
    .full = Цеховий дім (бондарна майстерня)
    .acc = Цеховий дім
    .short = Цех
tile-watchtower_row_wood = Сторожова вежа
    .full = Сторожова вежа (ряд, ліс)
    .acc = Сторожову вежу
    .short = Стор. вежа
tile-watchtower_row_stone = Сторожова вежа
    .full = Сторожова вежа (ряд, скеля)
    .acc = Сторожову вежу
    .short = Стор. вежа
tile-watchtower_row_grain = Сторожова вежа
    .full = Сторожова вежа (ряд, нива)
    .acc = Сторожову вежу
    .short = Стор. вежа
tile-watchtower_column_wood = Сторожова вежа
    .full = Сторожова вежа (стовпець, ліс)
    .acc = Сторожову вежу
    .short = Стор. вежа
tile-watchtower_column_stone = Сторожова вежа
    .full = Сторожова вежа (стовпець, скеля)
    .acc = Сторожову вежу
    .short = Стор. вежа
tile-watchtower_column_grain = Сторожова вежа
    .full = Сторожова вежа (стовпець, нива)
    .acc = Сторожову вежу
    .short = Стор. вежа
tile-guardhouse_wood = Вартівня
    .full = Вартівня (ліс)
    .acc = Вартівню
    .short = Вартівня
tile-guardhouse_stone = Вартівня
    .full = Вартівня (скеля)
    .acc = Вартівню
    .short = Вартівня
tile-guardhouse_grain = Вартівня
    .full = Вартівня (нива)
    .acc = Вартівню
    .short = Вартівня

## Solo game

henry = Генріх
    .acc = Генріха
    .gen = Генріха
    .dat = Генріхові
level-1 = Генріх Бідний
level-2 = Генріх Хоробрий
level-3 = Генріх Невблаганний
treasure-column_green = Вертикальний скарб, зелений
    .effect = Його прибирають із гри, щойно в його стовпці опиняться 2 інші зелені плитки; інакше він дає Генріхові наприкінці 5 очок.
treasure-column_grey = Вертикальний скарб, сірий
    .effect = Його прибирають із гри, щойно в його стовпці опиняться 2 інші сірі плитки; інакше він дає Генріхові наприкінці 5 очок.
treasure-column_yellow = Вертикальний скарб, жовтий
    .effect = Його прибирають із гри, щойно в його стовпці опиняться 2 інші жовті плитки; інакше він дає Генріхові наприкінці 5 очок.
treasure-row_green = Горизонтальний скарб, зелений
    .effect = Його прибирають із гри, щойно в його ряду опиняться 2 інші зелені плитки; інакше він дає Генріхові наприкінці 5 очок.
treasure-row_grey = Горизонтальний скарб, сірий
    .effect = Його прибирають із гри, щойно в його ряду опиняться 2 інші сірі плитки; інакше він дає Генріхові наприкінці 5 очок.
treasure-row_yellow = Горизонтальний скарб, жовтий
    .effect = Його прибирають із гри, щойно в його ряду опиняться 2 інші жовті плитки; інакше він дає Генріхові наприкінці 5 очок.
treasure-position_n_s = Позиційний скарб, вгорі та внизу
    .effect = Його прибирають із гри, щойно поруч із ним опиняться плитки вгорі та внизу; інакше він дає Генріхові наприкінці 5 очок.
treasure-position_e_w = Позиційний скарб, праворуч і ліворуч
    .effect = Його прибирають із гри, щойно поруч із ним опиняться плитки праворуч і ліворуч; інакше він дає Генріхові наприкінці 5 очок.
treasure-position_ne_sw = Позиційний скарб, праворуч угорі та ліворуч унизу
    .effect = Його прибирають із гри, щойно поруч із ним опиняться плитки праворуч угорі та ліворуч унизу; інакше він дає Генріхові наприкінці 5 очок.
treasure-position_nw_se = Позиційний скарб, ліворуч угорі та праворуч унизу
    .effect = Його прибирають із гри, щойно поруч із ним опиняться плитки ліворуч угорі та праворуч унизу; інакше він дає Генріхові наприкінці 5 очок.

### Second part: sentences. Tiles on buttons and in refusals come as finished names (.full), in the log in the
### accusative; costs come as counted phrases in the accusative; cells come as (0, 1).

## The game in the lobby

game-title = { term-brothers }
game-tagline = Два брати, один край: хто здобуде більше?
game-about = Плитки береш із королівської пропозиції, і вона ж позичає тобі ресурси для будівництва, тож узята плитка ресурсу вже не позичить. Розбудовуй спільний із суперником край і веди загони туди, де вони подвоюють очки, або кинь виклик Генріхові в соло-грі.
game-time = 30–45 хв
game-credits = Автори гри: Іван Достал, Олда Рейл і Ондра Циганек. Видавництво { "Albi" }.

## Settings of a table

option-sets = Набори
    .about = Обери 3 набори будівель із 6; для першої гри радимо «Мандри», «Володіння» та «Торгівлю й церкву».
option-sets-journey = { set-journey }
option-sets-dominion = { set-dominion }
option-sets-trade-church = { set-trade_church }
option-sets-warfare = { set-warfare }
option-sets-crafts = { set-crafts }
option-sets-guard = { set-guard }
option-sets-random = Три випадкові
option-roads = Дороги
    .about = За дорогу очки отримує той, хто має на ній більше будівель; без цього перша гра легша.
option-roads-scored = Дають очки
option-roads-unscored = Не дають очок
option-level = Рівень складності
    .about = Що сильніший Генріх, то більше скарбів він має: 6, 8 або 10, і за кожен, що залишиться, отримує наприкінці 5 очок.
option-level-1 = { level-1 }
option-level-2 = { level-2 }
option-level-3 = { level-3 }

## Places of the land, named by what lies there or beside it; $spot: (0, 1)

# .acc: where somebody goes; .by: what stands beside it
ground-tile = { $tile }
    .acc = { $tile }
    .by = будівлі { $tile }
ground-start = початкова плитка
    .acc = початкову плитку
    .by = початкової плитки
ground-free = { $terrain ->
    [green] зелена вільна місцевість
    [grey] сіра вільна місцевість
   *[yellow] жовта вільна місцевість
    }
    .acc = { $terrain ->
    [green] зелену вільну місцевість
    [grey] сіру вільну місцевість
   *[yellow] жовту вільну місцевість
    }
    .by = { $terrain ->
    [green] зеленої вільної місцевості
    [grey] сірої вільної місцевості
   *[yellow] жовтої вільної місцевості
    }
# $thing: as the sentence needs it
place-on = { $thing } { $spot }
# $way: where it lies, seen from $thing (.by)
place-beside = на { $spot }, { $way ->
    [N] вище від
    [NE] праворуч вище від
    [E] праворуч від
    [SE] праворуч нижче від
    [S] нижче від
    [SW] ліворуч нижче від
    [W] ліворуч від
   *[NW] ліворуч вище від
    } { $thing }
place-far = на { $spot }

## What is asked

# $todo: take, again (thanks to a Camp) or go_on; $last: yes in the last turn; $reach: a number; $also: both, lay,
# move or none: what else can be done now
ask-take-turn = { $last ->
    [yes] Це твій останній хід.{" "}
   *[no] {""}
    }{ $todo ->
    [take] Яку плитку візьмеш? Твоя досяжність – { $reach }.{ $also ->
        [both] {" "}Можеш також викладати плитки й рухати загони.
        [lay] {" "}Можеш також викладати плитки.
        [move] {" "}Можеш також рухати загони.
       *[none] {""}
    }
    [again] Візьмеш завдяки Табору ще одну плитку чи завершиш хід? Твоя досяжність – { $reach }.
   *[go_on] { $also ->
        [both] Викладеш плитку, пересунеш загін чи завершиш хід?
        [lay] Викладеш плитку чи завершиш хід?
        [move] Пересунеш загін чи завершиш хід?
       *[none] Завершиш хід?
    }
    }
    .build-extend = { $next ->
        [tile] Яку плитку там покладеш?
        [cell] Куди її покладеш?
       *[other] Збудуєш її чи покладеш долілиць?
        }
    .step-withdraw = Куди він перейде? Можна також відкликати його.
    .call-step = Який загін туди перейде чи якого викличеш?
# $several: whether more than one building is besieged; $where: the first of them, accusative
ask-besiege = { $several ->
    [no] Зруйнуєш { $where }?
   *[yes] Яку обложену будівлю зруйнуєш? Можеш їх і не руйнувати.
    }
ask-discard-down = { $surplus ->
    [one] Яку плитку прибереш із гри? Залишити можна { $limit }, маєш на { $surplus } більше.
    [few] Які { $surplus } плитки прибереш із гри? Залишити можна { $limit }.
   *[many] Які { $surplus } плиток прибереш із гри? Залишити можна { $limit }.
    }

## What stands on the buttons

# $place: from the shield on, 0 if its name says which tile it is
move-take = Взяти: { $tile }{ $place ->
    [0] {""}
    [1] , 1-ша плитка від щита
    [2] , 2-га плитка від щита
    [3] , 3-тя плитка від щита
   *[other] , { $place }-та плитка від щита
    }
    .verb = Взяти
    .which = { $tile }{ $place ->
        [0] {""}
        [1] , 1-ша плитка від щита
        [2] , 2-га плитка від щита
        [3] , 3-тя плитка від щита
       *[other] , { $place }-та плитка від щита
        }
# $cost: accusative; needed, not paid; $discount: how much of it discounts replace
move-build = Збудувати { $where }: { $tile }; треба мати { $cost }{ $discount ->
    [0] {""}
    [one] , із них { $discount } замінить знижка
    [few] , із них { $discount } замінять знижки
   *[many] , із них { $discount } замінять знижки
    }
    .verb = Збудувати
    .which = { $where }
    .what = { $tile }
    .note = треба мати { $cost }{ $discount ->
        [0] {""}
        [one] , із них { $discount } замінить знижка
        [few] , із них { $discount } замінять знижки
       *[many] , із них { $discount } замінять знижки
        }
move-extend = Розширити край { $where }: { $tile } долілиць
    .verb = Покласти долілиць
    .which = { $where }
    .what = { $tile }
    .note = безплатно; знижка 1 на будівлю цього ходу
move-step = Пересунути { $unit }: { $origin } → { $where }
    .verb = Пересунути { $unit }
    .which = → { $where }
move-call = Викликати загін на { $where }
    .verb = Викликати загін
    .which = на { $where }
move-withdraw = Відкликати { $unit }: { $origin } → пропозиція
    .verb = Відкликати { $unit }
    .which = { $origin } → пропозиція
move-camp = Використати: { $tile }
    .verb = Використати
    .which = { $tile }
move-end-turn = Завершити хід
move-destroy = Зруйнувати: { $tile } { $cell }
    .verb = Зруйнувати
    .which = { $tile } { $cell }
move-spare = { $several ->
    [no] Не руйнувати її
   *[yes] Не руйнувати їх
    }
move-discard = Прибрати з гри: { $tile }
    .verb = Прибрати з гри
    .which = { $tile }

## Why not

refused-already-taken = Плитку цього ходу вже взято; ще одну можна взяти лише завдяки Табору.
    .advice = Спершу скористайся своїм Табором.
refused-offer-has-fewer = { $count ->
    [one] У пропозиції лише { $count } плитка.
    [few] У пропозиції лише { $count } плитки.
   *[many] У пропозиції лише { $count } плиток.
    }
refused-out-of-reach = Твоя досяжність – { $reach }, а ця плитка лежить далі.
    .advice = Відклич загін, і досяжність зросте на 1.
refused-not-in-hand = { $tile }: цієї плитки немає в тебе на руці.
refused-cell-taken = Там уже лежить плитка: { $where }.
refused-not-adjacent = До цієї клітинки не прилягає жодна плитка з твоїм загоном: { $where }.
    .advice = Спершу приведи котрийсь свій загін на плитку поруч із нею.
# $need, $lack: accusative; $discount: discounts at hand
refused-too-few-resources = Треба мати { $need }, потрібно ще { $lack }{ $discount ->
    [0] {""}
    [one] {", а знижка замінить лише "}{ $discount }
    [few] {", а знижки замінять лише "}{ $discount }
   *[many] {", а знижки замінять лише "}{ $discount }
    }.
    .advice = Спершу розшир край: кожна плитка, викладена долілиць, дає знижку в 1 ресурс.
refused-no-tile-there = Загони стоять лише на плитках, а тут жодної немає: { $where }.
refused-unit-there = Там уже стоїть загін: { $where }.
refused-unit-in-offer = Цей загін у пропозиції.
    .advice = Виклич його на поле.
refused-unit-moved = { $unit } цього ходу вже рухався; кожен загін рухається лише раз за хід.
refused-too-far = { $where } задалеко; загін переходить лише на плитку, що прилягає до його плитки.
refused-no-unit-in-offer = У пропозиції немає твоїх загонів.
refused-not-near-unit = { $where } не прилягає до плитки з твоїм загоном.
refused-elite-stays = Елітний загін не залишає ігрового поля; відкликати можна лише звичайний.
refused-no-camp = { $tile }: використати можна лише власний табір, що лежить горілиць.
refused-take-first = Табором можна скористатися лише після того, як цього ходу візьмеш плитку.
    .advice = Спершу візьми плитку.
refused-camp-pending = Попередній Табір ще дає тобі плитку; наступним можна скористатися лише після неї.
    .advice = Спершу візьми ту плитку.
refused-must-take = Хід можна завершити лише після того, як візьмеш плитку.
    .advice = Спершу візьми плитку.
refused-not-sieged = Там немає обложеної будівлі: { $where }.
refused-hand-small-enough = { $limit ->
    [one] Залишити можна { $limit } плитку, і більше ти не маєш, тож прибирати нічого не треба.
    [few] Залишити можна { $limit } плитки, і більше ти не маєш, тож прибирати нічого не треба.
   *[many] Залишити можна { $limit } плиток, і більше ти не маєш, тож прибирати нічого не треба.
    }

## What has happened

event-opened = Набори в грі: { $sets }. Починає { $player }.
# $place: counted from the shield
event-took = { $player } бере { $tile }, { $place ->
    [1] 1-шу
    [2] 2-гу
    [3] 3-тю
   *[other] { $place }-ту
    } плитку від щита.
event-refilled = { $left ->
    [0] До пропозиції додано { $tile }, останню плитку запасу.
    [one] До пропозиції додано { $tile }; у запасі залишається { $left } плитка.
    [few] До пропозиції додано { $tile }; у запасі залишаються { $left } плитки.
   *[many] До пропозиції додано { $tile }; у запасі залишається { $left } плиток.
    }
event-end-triggered = Запас порожній: після цього ходу кожен має ще один останній хід.
event-built = { $discount ->
    [0] { $player } будує { $tile } { $cell }.
    [one] { $player } будує { $tile } { $cell } ({ $discount } ресурс замінено знижкою).
    [few] { $player } будує { $tile } { $cell } ({ $discount } ресурси замінено знижками).
   *[many] { $player } будує { $tile } { $cell } ({ $discount } ресурсів замінено знижками).
    }
event-extended = { $player } розширює край { $cell }: викладає { $tile } долілиць ({ $terrain } плитка).
event-stepped = { $player } пересуває { $unit } на { $cell }.
event-called-up = { $player } викликає { $unit } із пропозиції на { $cell }.
event-withdrew = { $player } відкликає { $unit } до пропозиції.
event-used-camp = { $player } використовує { $tile } на { $cell } і може взяти ще одну плитку.
event-destroyed = { $player } руйнує { $tile } на { $cell }; залишається вільна місцевість.
event-discarded = { $player } прибирає з гри { $tile }.
event-ended-turn = { $player } завершує хід.
event-scored = { $points ->
    [one] { $player } набирає загалом { $points } очко.
    [few] { $player } набирає загалом { $points } очки.
   *[many] { $player } набирає загалом { $points } очок.
    }

## What Henry does, and why

event-henry-chose = Генріх бере { $tile }, { $place ->
    [1] 1-шу
    [2] 2-гу
    [3] 3-тю
   *[other] { $place }-ту
    } плитку від щита: { $reason ->
    [colour] верхня плитка запасу { $terrain }, а ця – перша такого кольору
    [no_such_colour] верхня плитка запасу { $terrain }, а в пропозиції плиток такого кольору немає, тож він бере першу
   *[supply_empty] запас порожній, тож він бере першу
    } (правило { $rule }).
event-henry-placed = Генріх будує { $tile } { $cell }: { $reason ->
    [joins] тут плитка приєднується до дороги твоєї останньої будівлі
    [blocks] тут плитка перекриває дорогу твоєї останньої будівлі
    [beside_start] ти ще не маєш будівлі, тож це перша порожня клітинка біля початкової плитки, згори за годинниковою стрілкою
   *[first_free] немає дороги твоєї останньої будівлі, яку можна продовжити чи перекрити, тож це перша порожня клітинка біля неї, згори за годинниковою стрілкою
    } (правило { $rule }).
event-henry-discarded = Генріх прибирає з гри { $tile }: для цієї плитки немає порожньої клітинки (правило { $rule }).
event-henry-scored = { $points ->
    [one] Генріх набирає загалом { $points } очко (правило { $rule }).
    [few] Генріх набирає загалом { $points } очки (правило { $rule }).
   *[many] Генріх набирає загалом { $points } очок (правило { $rule }).
    }
event-treasure-shown = Нова будівля Генріха на { $cell } отримує жетон: { $treasure } (правило { $rule }).
event-treasure-removed = Умову жетона на { $cell } виконано, його прибрано з гри: { $treasure } (правило { $rule }).
event-henry-moved = Генріх посилає { $unit } на { $cell }: нова будівля { $terrain }, як і хрестик цього загону (правило { $rule }).

## What stands on a tile

effect-inn = 1 очко і ще 1 за кожну плитку { $axis ->
    [row] в її ряду
   *[column] в її стовпці
    }; з кожного боку щонайбільше 3.
effect-marketplace = 1 очко і ще 1 за кожну плитку, що прилягає до нього стороною.
effect-pilgrimage_site = 1 очко за кожну плитку найдовшої дороги, що сюди веде, разом із ним самим. Дороги тут закінчуються.
effect-robber_keep = 2 очки і ще 2 за кожну будівлю суперника, що прилягає до нього стороною.
effect-mill = 1 очко і ще 1 за кожну жовту плитку в групах, що прилягають до нього стороною.
effect-stonemason = 1 очко і ще 1 за кожну сіру плитку в групах, що прилягають до неї стороною.
effect-pigsty = 1 очко і ще 1 за кожну зелену плитку в групах, що прилягають до нього стороною.
effect-bakery = 1 очко і ще 1 за кожну твою жовту будівлю.
effect-smithy = 1 очко і ще 1 за кожну твою сіру будівлю.
effect-foresters_lodge = 1 очко і ще 1 за кожну твою зелену будівлю.
effect-camp = Узявши плитку, можеш перевернути Табір долілиць і взяти ще одну. Невикористаний дає 2 очки.
effect-farm = Щоразу, коли будуєш, дає тобі 1 зерно. 0 очок.
effect-sawmill = Щоразу, коли будуєш, дає тобі 1 деревину. 0 очок.
effect-quarry = Щоразу, коли будуєш, дає тобі 1 камінь. 0 очок.
# $printed: nominative
effect-trading_post = 3 очки за кожну твою будівлю таких видів: { $printed }.
effect-cathedral = 5 очок.
effect-siege_tower = Збудувавши її, можеш зруйнувати будівлі суперника, що прилягають до неї стороною, якщо тепер до них прилягають стороною рівно 2 твої облогові вежі. 0 очок.
effect-fortress = 1 очко за кожну твою облогову вежу й кожну твою фортецю, разом із нею самою.
effect-basket_workshop = 3 очки за кожну пару зеленої та жовтої плиток, що прилягають до неї { $positions ->
    [side] сторонами
   *[corner] кутами
    }.
effect-pottery_workshop = 3 очки за кожну пару сірої та жовтої плиток, що прилягають до неї { $positions ->
    [side] сторонами
   *[corner] кутами
    }.
effect-cooper_workshop = 3 очки за кожну пару зеленої та сірої плиток, що прилягають до неї { $positions ->
    [side] сторонами
   *[corner] кутами
    }.
# $printed: nominative
effect-guild_house = Твої майстерні цього виду дають за пару 4 очки замість 3: { $printed }. Сам дім очок не дає.
effect-watchtower = 1 очко і ще 1 за кожну іншу плитку її кольору { $axis ->
    [row] в її ряду
   *[column] в її стовпці
    }, на будь-якій відстані.
effect-guardhouse = 2 очки і ще 2 за кожну сторожову вежу на її діагоналях, твою чи суперника.

## Lines of the score sheet

# on a cell: the road of the tile in hand, if it is laid there; $length: tiles it would run over
ghost-road = { $length ->
    [0] без дороги
   *[other] дорога { $length }
    }
# at the edges of the land
chair-own = Тут сидиш ти
chair-here = Тут сидить { $player }
chair-opposite = Навпроти сидить { $player }

# $at: a building on the road; in old matches a position
line-road = Дорога: { $at }
line-best-three = 3 найкращі будівлі вдруге
line-treasures = Скарби, що залишилися

## The score sheet of a finished match

# the kinds of building that one paragraph scores
sheet-kinds = { $kinds }
# a tile, and where it lies
sheet-building = { $tile } { $spot }
sheet-roads = Дороги
sheet-from-roads = дороги
sheet-from-henry = лише Генріх
sheet-units-added = Загони на власних будівлях додали очок (6.2.1): { $first } – { $first_points }, { $second } – { $second_points }.
# compared when points are equal
sheet-offer = загони в королівській пропозиції
sheet-henry-wins = за рівності перемагає Генріх

## The verbs of the notation, as headings over lists of moves

verb-call = викликати загін
    .inf = викликати загін
    .do = виклич загін
    .log = викликає загін
    .picked = { $next ->
        [unit] Який загін викличеш?
       *[other] На яку плитку його викличеш?
        }
verb-camp = скористатися Табором
    .inf = скористатися Табором
    .do = скористайся Табором
    .log = користується Табором
verb-end = завершити хід
    .inf = завершити хід
    .do = заверши хід
    .log = завершує хід
verb-spare = пощадити будівлі
    .inf = пощадити будівлі
    .do = пощади будівлі
    .log = щадить будівлі
verb-discard = прибрати з гри
    .inf = прибрати з гри
    .do = прибери з гри
    .log = прибирає з гри

## Places

place-waiting-units = Загони в пропозиції
treasure-at = { $cell }: { $treasure }
place-treasures = Скарби на ігровому полі
unit-crossed = { $unit }, { $terrain ->
    [green] зелений
    [grey] сірий
   *[yellow] жовтий
    } хрестик

## On the table: what panels, notes and tabs are called

# $own: yes for who plays this side; $side: its name
place-own-hand = { $own ->
    [yes] Твоя рука
   *[no] Рука: { $side }
    }
note-hand = { $count } з { $limit }
place-means = { $own ->
    [yes] З чого можеш будувати
   *[no] Ресурси: { $side }
    }
means-from = З пропозиції { $offer }, від загонів { $units }, від будівель { $buildings }.
place-turn = Цей хід
turn-take = { $state ->
    [done] плитку взято
    [again] узяти ще одну
   *[todo] узяти плитку
    }
# $count: tiles in hand
turn-lay = { $count ->
    [0] на руці немає чого викласти
    [one] на руці { $count } плитка, її можна викласти
    [few] на руці { $count } плитки, їх можна викласти
   *[many] на руці { $count } плиток, їх можна викласти
    }
turn-move = пересунуті загони: { $moved } з { $units }
place-points = Рахунок
zone-points = Очки
# $scored: yes where roads bring points
points-from = будівлі { $buildings }{ $scored ->
    [yes] {" "}· дороги { $roads }
   *[no] {""}
    }
points-from-henry = будівлі { $buildings } · три найкращі вдруге { $best } · скарби { $treasures }{ $scored ->
    [yes] {" "}· дороги { $roads }
   *[no] {""}
    }
note-supply = запас { $count }
# $turns: with this one
headline-turns = { $turns ->
    [one] щонайбільше { $turns } хід до кінця
    [few] щонайбільше { $turns } ходи до кінця
   *[many] щонайбільше { $turns } ходів до кінця
    } · { $sets }
headline-last = останній раунд · { $sets }
headline-over = кінець гри · { $sets }
strip-units = загони на ігровому полі
gallery-treasures = Скарби

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Ти з братом будуєш один спільний край. Перемагає той, кому будівлі наприкінці принесуть більше очок.
    .title = Мета гри
    .one = Край починається з однієї плитки. На ній стоять обидва елітні загони.
    .two = Твої очки зараз. Вони змінюються з кожною плиткою.
    .three = Рахуються лише будівлі в краю, плитки на руці – ні.
guide-tile = Ця плитка – Торговище. Усе потрібне зображено на ній.
    .title = Плитка та її ціна
    .one = Колір – це місцевість: зелений ліс дає деревину, сіра скеля – камінь, жовта нива – зерно.
    .two = Ціна в кутку: 1 деревина і 2 зерна.
    .three = Торговище дає 1 очко і ще по 1 за кожну плитку, що прилягає до нього стороною.
guide-offer = Шість плиток лежать колом. Рахуй їх від щита за годинниковою стрілкою.
    .title = Королівська пропозиція
    .one = Щит: звідси починають рахувати.
    .two = Дуга – твоя досяжність. Ці плитки можеш узяти.
    .three = Кожен твій загін усередині додає 1 до досяжності.
guide-take = Щоходу ти мусиш узяти на руку одну плитку.
    .title = Візьми плитку
    .do = Візьми Торговище, друге від щита.
    .one = Воно в межах твоєї досяжності, тож може стати твоїм.
    .two = Щит переходить на його місце. Далі рахують звідти.
    .three = На старе місце щита лягає нова плитка.
guide-means = Ресурсів не збирають. Досить мати до них доступ у мить будівництва.
    .title = Чим платять
    .one = Кожна плитка в межах досяжності позичає тобі 1 ресурс свого кольору.
    .two = Так само кожна плитка, на якій стоїть твій загін.
    .three = Тут сума. Нічого не витрачається: ті самі джерела послужать знову.
guide-build = Коли для плитки на руці ти маєш усе, вона може стати будівлею.
    .title = Збудуй
    .do = Обери плитку на руці, потім золоту клітинку в краю.
    .one = Будувати можна поруч зі своїм загоном: клітинка має прилягати до його плитки стороною або кутом.
    .two = Якщо Торговище прилягає до початкової плитки стороною, воно дає 2 очки. Радимо цю клітинку.
    .three = Ціну лише перевіряють. Усі джерела лишаються в тебе.
guide-step = Кожен твій загін може раз за хід переміститися.
    .title = Крок загону
    .do = Пересунь елітний загін на свою нову будівлю.
    .one = Він переходить на плитку, що прилягає стороною або кутом, якщо там немає загону.
    .two = Твоя будівля з твоїм загоном рахується подвійно: 4 очки замість 2.
    .three = Звідси загін позичає тобі камінь, бо плитка сіра.
guide-end = Узяти, викласти, перемістити: у будь-якому порядку. Тут видно, що вже зроблено.
    .title = Кінець ходу
    .do = Заверши хід.
    .one = Плитку ти вже маєш. Без цього хід завершити не можна.
    .two = Викладай скільки хочеш плиток або жодної.
    .three = Кожен загін рухається щонайбільше раз.
guide-rival = Тепер брат бере плитку, будує й рухає загони за тими самими правилами. Що він зробив, лишається позначеним до твого першого ходу.
    .title = Хід брата
    .one = Його будівлі для тебе догори ногами: вони повернуті до нього.
    .two = Щойно він піде з початкової плитки, там буде місце для тебе.
    .three = Руки відкриті: торкнися вгорі його герба, і побачиш його плитки.
guide-keep = Твій другий хід. Знову береш плитку, але викладати її одразу не мусиш.
    .title = Плитка на потім
    .do = Візьми Торговий двір, другий від щита.
    .one = Він у межах твоєї досяжності. Поки що ресурсів бракує, але це не біда.
    .two = Наприкінці ходу на руці може бути до 3 плиток.
guide-call = Твої звичайні загони чекають у королівській пропозиції. Звідти вони приходять у край.
    .title = Виклич загін
    .do = Обери загін у пропозиції, потім початкову плитку.
    .one = Загін у пропозиції дає досяжність.
    .two = Загін у краю дає ресурс своєї плитки, відкриває місця для будівництва й подвоює очки твоєї будівлі. Він приходить на плитку поруч із твоїм загоном.
    .three = Досяжність одразу падає на 1. Пізніше загін можна відкликати.
guide-rest = На цей хід досить. Плитка почекає на руці.
    .title = До третього ходу
    .do = Заверши хід.
    .one = Загони, що рухалися, перевертаються й наступного разу зможуть іти знову.
    .two = Одна плитка на руці – не біда, обмеження – 3.
guide-next = Твій третій хід. Цього разу допоможе хитрість.
    .title = Плитка із задумом
    .do = Візьми Розбійницьке гніздо, перше від щита.
    .one = Воно дає 2 очки і ще по 2 за кожну братову будівлю, що прилягає до нього стороною.
    .two = Одного ресурсу для нього бракує. Зараз ми це владнаємо.
guide-extend = Плитку можна викласти й долілиць. Тоді це вільна місцевість, і вона нічого не коштує.
    .title = Розшир край
    .do = Виклади Торговий двір долілиць праворуч від Торговища.
    .one = Обери плитку, потім клітинку.
    .two = За це цього ходу маєш знижку в 1 ресурс.
    .three = Вільна місцевість нічия, але колір зберігає.
guide-discount = Знижка замінить той один ресурс, якого бракує. Тепер усе є.
    .title = Будуй зі знижкою
    .do = Збудуй Розбійницьке гніздо між братовими будівлями.
    .one = Знижка діє до кінця цього ходу.
    .two = Тут воно прилягає стороною до двох братових будівель: 6 очок.
    .three = Прилягає й до твого Торговища: воно теж дістає очко, а завдяки загону – двічі.
guide-roads = На деяких плитках є дороги, що ведуть до сторін. Коли будуєш, вони не мусять сходитися.
    .title = Дороги
    .one = Дві будівлі з’єднані, якщо дороги з обох виходять на спільну сторону.
    .two = У кого на дорозі більше будівель, той дістає стільки очок, на скільки їх більше.
    .three = У першій грі дороги не рахуємо. Спробуй їх наступного разу.
guide-points = Очки рахують наприкінці, але рахунок видно завжди.
    .title = Як рахують очки
    .one = Кожна твоя будівля рахується за своїм текстом, а з твоїм загоном – подвійно.
    .two = Братові очки. Його загони подвоюють очки лише його будівель.
    .three = Якщо очок порівну, перемагає той, у кого більше загонів у королівській пропозиції.
guide-on = Ти знаєш усе потрібне. Заверши хід і грай далі, брат грає теж.
    .title = Грай далі
    .one = Коли загальний запас вичерпається, хід догравають як завжди.
    .two = Потім кожен має ще один хід, і рахують очки.
    .three = Табір дозволяє взяти ще одну плитку. Решта написана на плитках: торкнися й читай.

## Що помічає бот: одна одиниця кожної речі, яку рахує його чуття

sense-points = очко, яке ти вже маєш
sense-to-come = решта гри
sense-doubled = очко, подвоєне загоном
sense-best-three = очко твоїх трьох найкращих будівель
sense-road-points = очко за дороги
sense-my-turn = те, що зараз твій хід
sense-take-left = плитка, яку ще можна взяти цього ходу
sense-discount = невикористана знижка
sense-unmoved = загін, який ще може рухатися
sense-on-grid = звичайний загін на ігровому полі
sense-on-own = загін на власній будівлі
sense-hand = плитка на руці
sense-surplus = плитка понад обмеження руки
sense-payable = плитка на руці, на яку вистачає ресурсів
sense-nearly-payable = плитка на руці, на яку бракує одного ресурсу
sense-reachable-payable = плитка в межах досяжності, на яку вистачає ресурсів
sense-treasures-open = скарб на ігровому полі
sense-treasures-half = скарб, якому бракує однієї плитки
sense-treasures-hidden = скарб у стосі
sense-built-inn = збудовано: { kind-inn }
sense-built-marketplace = збудовано: { kind-marketplace }
sense-built-pilgrimage-site = збудовано: { kind-pilgrimage_site }
sense-built-robber-keep = збудовано: { kind-robber_keep }
sense-built-mill = збудовано: { kind-mill }
sense-built-stonemason = збудовано: { kind-stonemason }
sense-built-pigsty = збудовано: { kind-pigsty }
sense-built-bakery = збудовано: { kind-bakery }
sense-built-smithy = збудовано: { kind-smithy }
sense-built-foresters-lodge = збудовано: { kind-foresters_lodge }
sense-built-camp = збудовано: { kind-camp }
sense-built-farm = збудовано: { kind-farm }
sense-built-sawmill = збудовано: { kind-sawmill }
sense-built-quarry = збудовано: { kind-quarry }
sense-built-trading-post = збудовано: { kind-trading_post }
sense-built-cathedral = збудовано: { kind-cathedral }
sense-built-siege-tower = збудовано: { kind-siege_tower }
sense-built-fortress = збудовано: { kind-fortress }
sense-built-basket-workshop = збудовано: { kind-basket_workshop }
sense-built-pottery-workshop = збудовано: { kind-pottery_workshop }
sense-built-cooper-workshop = збудовано: { kind-cooper_workshop }
sense-built-guild-house = збудовано: { kind-guild_house }
sense-built-watchtower = збудовано: { kind-watchtower }
sense-built-guardhouse = збудовано: { kind-guardhouse }
sense-hand-inn = на руці: { kind-inn }
sense-hand-marketplace = на руці: { kind-marketplace }
sense-hand-pilgrimage-site = на руці: { kind-pilgrimage_site }
sense-hand-robber-keep = на руці: { kind-robber_keep }
sense-hand-mill = на руці: { kind-mill }
sense-hand-stonemason = на руці: { kind-stonemason }
sense-hand-pigsty = на руці: { kind-pigsty }
sense-hand-bakery = на руці: { kind-bakery }
sense-hand-smithy = на руці: { kind-smithy }
sense-hand-foresters-lodge = на руці: { kind-foresters_lodge }
sense-hand-camp = на руці: { kind-camp }
sense-hand-farm = на руці: { kind-farm }
sense-hand-sawmill = на руці: { kind-sawmill }
sense-hand-quarry = на руці: { kind-quarry }
sense-hand-trading-post = на руці: { kind-trading_post }
sense-hand-cathedral = на руці: { kind-cathedral }
sense-hand-siege-tower = на руці: { kind-siege_tower }
sense-hand-fortress = на руці: { kind-fortress }
sense-hand-basket-workshop = на руці: { kind-basket_workshop }
sense-hand-pottery-workshop = на руці: { kind-pottery_workshop }
sense-hand-cooper-workshop = на руці: { kind-cooper_workshop }
sense-hand-guild-house = на руці: { kind-guild_house }
sense-hand-watchtower = на руці: { kind-watchtower }
sense-hand-guardhouse = на руці: { kind-guardhouse }

## Headings of big moments, shown across the table

illumination-last-turns = Останні ходи

## Що роблять: для сторінки про те, як грається

done-took = Узяті плитки
done-built = Збудовані плитки

## Числа з коробки

figure-group-journey = { set-journey }
figure-group-dominion = { set-dominion }
figure-group-trade_church = { set-trade_church }
figure-group-warfare = { set-warfare }
figure-group-crafts = { set-crafts }
figure-group-guard = { set-guard }
figure-group-treasures = Скарби
figure-group-units = Загони
figure-terrain = місцевість
figure-terrain-any = будь-яка
figure-roads = дороги
figure-joined = дороги з’єднані
figure-line = напрям
figure-line-row = ряд
figure-line-column = стовпець
figure-positions = позиції
figure-positions-side = сторони
figure-positions-corner = кути
figure-shows = зображено
figure-cross = колір хрестика
figure-wrong-terrains = У наборі { $set } по три плитки кожної місцевості; тут { $terrain }: { $count }.
figure-wrong-cost = { $tile }: уся вартість – { $count }; вона може бути від { $least } до { $most }.
figure-wrong-crosses = Три загони гравця мають хрестики трьох різних кольорів.
figure-reason-kind = правила показують це лише на іншій плитці цього виду
tile-entered = { $tile } ({ $terrain }; { $cost })
