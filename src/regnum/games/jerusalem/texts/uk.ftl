### Jerusalem: the words of the game, Ukrainian.
### First part: terms and names. .few, .other: plural (2-4; 0, 5 and more); .acc, .acc-few, .gen: accusative, its
### plural, genitive; .to, .at, .from: whole phrases with their preposition; .short: narrow places; .quoted: a title
### inside a sentence; .text: what it does.

## The game

term-jerusalem = Єрусалим
game-title = { term-jerusalem }
game-tagline = Торгуйся за посади, здобувай квартали, зведи найвищу вежу
game-about = П’ять раундів ти торгуєшся за посади королівства, посилаєш зброєносців у квартали Єрусалима й блокуєш найкращі ділянки своїм бароном. Те, що ти контролюєш, дає зброєносців, безанти й престиж, а з престижу росте твоя вежа. Запаси приховано за ширмами, а з другого раунду наперед відомо, яка подія наприкінці прокотиться кварталом. Для 2–4 гравців.
game-time = 60–90 хв
game-credits = Автор гри: Мікеле Мура. Видавництва { "Red Glove" } та { "ElfinWerks" }.

## Seats by colour

seat-blue = синій
seat-red = червоний
seat-yellow = жовтий
seat-green = зелений

# Bots by level; n2 to n5: further ones of the same level at one table.
bot-page = Одо
    .n2 = Іво
    .n3 = Амо
    .n4 = Фульк
bot-squire = Жерар
    .n2 = Альберік
    .n3 = Міло
    .n4 = Осберн
bot-knight = Танкред
    .n2 = Боемунд
    .n3 = Раймунд
    .n4 = Гуго
bot-castellan = Евстахій
    .n2 = Вальтер
    .n3 = Рено
    .n4 = Баліан
bot-king = Балдуїн
    .n2 = Амальрік
    .n3 = Гвідо
    .n4 = Конрад

## Resources: the value is the label of a counter, .gen its genitive plural

resource-squires = зброєносці
    .acc = зброєносців
    .gen = зброєносців
resource-bezants = безанти
    .acc = безанти
    .gen = безантів
resource-prestige = престиж
    .acc = престиж
    .gen = очок престижу

## Counted things; -acc after a verb (gain, pay, place)

count-squires = { $count ->
    [one] { $count } зброєносець
    [few] { $count } зброєносці
   *[many] { $count } зброєносців
    }
count-squires-acc = { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }
count-bezants = { $count ->
    [one] { $count } безант
    [few] { $count } безанти
   *[many] { $count } безантів
    }
count-bezants-acc = { $count ->
    [one] { $count } безант
    [few] { $count } безанти
   *[many] { $count } безантів
    }
count-prestige = { $count ->
    [one] { $count } очко престижу
    [few] { $count } очки престижу
   *[many] { $count } очок престижу
    }
count-prestige-acc = { $count ->
    [one] { $count } очко престижу
    [few] { $count } очки престижу
   *[many] { $count } очок престижу
    }
count-mercenaries = { $count ->
    [one] { $count } найманець
    [few] { $count } найманці
   *[many] { $count } найманців
    }
count-mercenaries-acc = { $count ->
    [one] { $count } найманця
    [few] { $count } найманців
   *[many] { $count } найманців
    }
count-floors = { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
   *[many] { $count } поверхів
    }
# what the score is counted in, on a tag: +1 floor
count-score = { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
   *[many] { $count } поверхів
    }
count-floors-acc = { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
   *[many] { $count } поверхів
    }
count-cards = { $count ->
    [one] { $count } карта дії
    [few] { $count } карти дій
   *[many] { $count } карт дій
    }
count-cards-acc = { $count ->
    [one] { $count } карту дії
    [few] { $count } карти дій
   *[many] { $count } карт дій
    }

## Pieces and stocks

term-squire = зброєносець
    .few = зброєносці
    .other = зброєносців
    .acc = зброєносця
    .acc-few = зброєносців
    .gen = зброєносця
term-bezant = безант
    .few = безанти
    .other = безантів
    .acc = безант
    .acc-few = безанти
    .gen = безанта
term-prestige_point = очко престижу
    .few = очки престижу
    .other = очок престижу
    .acc = очко престижу
    .acc-few = очки престижу
    .gen = очка престижу
term-mercenary = найманець
    .few = найманці
    .other = найманців
    .acc = найманця
    .acc-few = найманців
    .gen = найманця
term-baron = барон
    .few = барони
    .other = баронів
    .acc = барона
    .acc-few = баронів
    .gen = барона
term-tower = вежа
    .few = вежі
    .other = веж
    .acc = вежу
    .acc-few = вежі
    .gen = вежі
term-tower_floor = поверх вежі
    .few = поверхи вежі
    .other = поверхів вежі
    .acc = поверх вежі
    .acc-few = поверхи вежі
    .gen = поверху вежі
    .short = поверх
term-prestige_marker = фішка престижу
    .few = фішки престижу
    .other = фішок престижу
    .acc = фішку престижу
    .acc-few = фішки престижу
    .gen = фішки престижу
term-round_marker = чорна фішка раунду
    .few = чорні фішки раунду
    .other = чорних фішок раунду
    .acc = чорну фішку раунду
    .acc-few = чорні фішки раунду
    .gen = чорної фішки раунду
term-screen = ширма
    .few = ширми
    .other = ширм
    .acc = ширму
    .acc-few = ширми
    .gen = ширми
    .at = за ширмою
    .to = за ширму
    .from = з-за ширми
term-silver_coin = срібняк
    .few = срібняки
    .other = срібняків
    .acc = срібняк
    .acc-few = срібняки
    .gen = срібняка
term-gold_coin = золота монета
    .few = золоті монети
    .other = золотих монет
    .acc = золоту монету
    .acc-few = золоті монети
    .gen = золотої монети
term-office_card = карта посади
    .few = карти посад
    .other = карт посад
    .acc = карту посади
    .acc-few = карти посад
    .gen = карти посади
term-event_card = карта події
    .few = карти подій
    .other = карт подій
    .acc = карту події
    .acc-few = карти подій
    .gen = карти події
term-action_card = карта дії
    .few = карти дій
    .other = карт дій
    .acc = карту дії
    .acc-few = карти дій
    .gen = карти дії
term-board = ігрове поле
    .acc = ігрове поле
    .gen = ігрового поля
    .at = на ігровому полі
term-bank = банк
    .acc = банк
    .gen = банку
    .to = до банку
    .from = з банку
term-action_deck = колода карт дій
    .acc = колоду карт дій
    .gen = колоди карт дій
term-discard_pile = скид
    .acc = скид
    .gen = скиду
term-coat_of_arms = герб
    .few = герби
    .other = гербів
    .acc = герб
    .acc-few = герби
    .gen = герба

## Terms of the board and of the round

term-resource = ресурс
    .few = ресурси
    .other = ресурсів
    .acc = ресурс
    .acc-few = ресурси
    .gen = ресурсу
term-money = гроші
    .acc = гроші
    .gen = грошей
term-city = місто
    .acc = місто
    .gen = міста
term-quarter = квартал
    .few = квартали
    .other = кварталів
    .acc = квартал
    .acc-few = квартали
    .gen = кварталу
term-area = ділянка
    .few = ділянки
    .other = ділянок
    .acc = ділянку
    .acc-few = ділянки
    .gen = ділянки
term-large_area = велика ділянка
    .few = великі ділянки
    .other = великих ділянок
    .acc = велику ділянку
    .acc-few = великі ділянки
    .gen = великої ділянки
term-small_area = мала ділянка
    .few = малі ділянки
    .other = малих ділянок
    .acc = малу ділянку
    .acc-few = малі ділянки
    .gen = малої ділянки
term-blocked_area = заблокована ділянка
    .few = заблоковані ділянки
    .other = заблокованих ділянок
    .acc = заблоковану ділянку
    .acc-few = заблоковані ділянки
    .gen = заблокованої ділянки
term-closed_quarter = закритий квартал
    .few = закриті квартали
    .other = закритих кварталів
    .acc = закритий квартал
    .acc-few = закриті квартали
    .gen = закритого кварталу
term-influence = вплив
    .acc = вплив
    .gen = впливу
term-calendar = календар
    .acc = календар
    .gen = календаря
term-prestige_track = трек престижу
    .acc = трек престижу
    .gen = треку престижу
term-round = раунд
    .few = раунди
    .other = раундів
    .acc = раунд
    .acc-few = раунди
    .gen = раунду
term-phase = фаза
    .few = фази
    .other = фаз
    .acc = фазу
    .acc-few = фази
    .gen = фази
term-step = крок
    .few = кроки
    .other = кроків
    .acc = крок
    .acc-few = кроки
    .gen = кроку
term-turn_order = порядок ходів
    .acc = порядок ходів
    .gen = порядку ходів
term-office = посада
    .few = посади
    .other = посад
    .acc = посаду
    .acc-few = посади
    .gen = посади
term-office_number = номер посади
    .acc = номер посади
    .gen = номера посади
term-bid = ставка
    .few = ставки
    .other = ставок
    .acc = ставку
    .acc-few = ставки
    .gen = ставки
term-opening_bid = початкова ставка
    .acc = початкову ставку
    .gen = початкової ставки
term-first_bidder = перший учасник торгів
    .acc = першого учасника торгів
    .gen = першого учасника торгів
term-office_ability = особлива здатність
    .few = особливі здатності
    .other = особливих здатностей
    .acc = особливу здатність
    .acc-few = особливі здатності
    .gen = особливої здатності
term-palace_ban = заборона в Палаці
    .acc = заборону в Палаці
    .gen = заборони в Палаці
term-income = дохід
    .few = доходи
    .other = доходів
    .acc = дохід
    .acc-few = доходи
    .gen = доходу
term-privilege = привілей
    .few = привілеї
    .other = привілеїв
    .acc = привілей
    .acc-few = привілеї
    .gen = привілею
term-first_builder_surcharge = доплата за першість
    .acc = доплату за першість
    .gen = доплати за першість
term-next_floor = наступний поверх
    .acc = наступний поверх
    .gen = наступного поверху
term-kings_gift = королівський дар
    .few = королівські дари
    .other = королівських дарів
    .acc = королівський дар
    .acc-few = королівські дари
    .gen = королівського дару
term-event = подія
    .few = події
    .other = подій
    .acc = подію
    .acc-few = події
    .gen = події
term-ransom = викуп
    .few = викупи
    .other = викупів
    .acc = викуп
    .acc-few = викупи
    .gen = викупу
term-retaliation = відплата
    .acc = відплату
    .gen = відплати

## Quarters

quarter-kings_palace = Королівський палац
    .short = Палац
    .acc = Королівський палац
    .gen = Королівського палацу
    .to = до Королівського палацу
    .at = у Королівському палаці
    .from = із Королівського палацу
quarter-templars = Тамплієри
    .short = Тамплієри
    .acc = квартал Тамплієрів
    .gen = кварталу Тамплієрів
    .to = до кварталу Тамплієрів
    .at = у кварталі Тамплієрів
    .from = із кварталу Тамплієрів
quarter-patriarchate = Патріархія
    .short = Патріархія
    .acc = Патріархію
    .gen = Патріархії
    .to = до Патріархії
    .at = у Патріархії
    .from = із Патріархії
quarter-market = Ринок
    .short = Ринок
    .acc = Ринок
    .gen = Ринку
    .to = на Ринок
    .at = на Ринку
    .from = із Ринку
quarter-nobility = Знать
    .short = Знать
    .acc = квартал Знаті
    .gen = кварталу Знаті
    .to = до кварталу Знаті
    .at = у кварталі Знаті
    .from = із кварталу Знаті
quarter-tower_of_david = Вежа Давида
    .short = Вежа
    .acc = Вежу Давида
    .gen = Вежі Давида
    .to = до Вежі Давида
    .at = у Вежі Давида
    .from = із Вежі Давида

## Areas; sizes alone agree with the word for an area

size-large = велика
size-left = ліва
size-right = права
area-kings_palace_large = Королівський палац, велика ділянка
    .short = Палац (велика)
    .title = Палац, велика
    .acc = велику ділянку Королівського палацу
    .gen = великої ділянки Королівського палацу
    .to = на велику ділянку Королівського палацу
    .at = на великій ділянці Королівського палацу
    .from = із великої ділянки Королівського палацу
area-kings_palace_left = Королівський палац, ліва ділянка
    .short = Палац (ліва)
    .title = Палац, ліва
    .acc = ліву ділянку Королівського палацу
    .gen = лівої ділянки Королівського палацу
    .to = на ліву ділянку Королівського палацу
    .at = на лівій ділянці Королівського палацу
    .from = із лівої ділянки Королівського палацу
area-kings_palace_right = Королівський палац, права ділянка
    .short = Палац (права)
    .title = Палац, права
    .acc = праву ділянку Королівського палацу
    .gen = правої ділянки Королівського палацу
    .to = на праву ділянку Королівського палацу
    .at = на правій ділянці Королівського палацу
    .from = із правої ділянки Королівського палацу
area-templars_large = Тамплієри, велика ділянка
    .short = Тамплієри (велика)
    .title = Тамплієри, велика
    .acc = велику ділянку кварталу Тамплієрів
    .gen = великої ділянки кварталу Тамплієрів
    .to = на велику ділянку кварталу Тамплієрів
    .at = на великій ділянці кварталу Тамплієрів
    .from = із великої ділянки кварталу Тамплієрів
area-templars_left = Тамплієри, ліва ділянка
    .short = Тамплієри (ліва)
    .title = Тамплієри, ліва
    .acc = ліву ділянку кварталу Тамплієрів
    .gen = лівої ділянки кварталу Тамплієрів
    .to = на ліву ділянку кварталу Тамплієрів
    .at = на лівій ділянці кварталу Тамплієрів
    .from = із лівої ділянки кварталу Тамплієрів
area-templars_right = Тамплієри, права ділянка
    .short = Тамплієри (права)
    .title = Тамплієри, права
    .acc = праву ділянку кварталу Тамплієрів
    .gen = правої ділянки кварталу Тамплієрів
    .to = на праву ділянку кварталу Тамплієрів
    .at = на правій ділянці кварталу Тамплієрів
    .from = із правої ділянки кварталу Тамплієрів
area-patriarchate_large = Патріархія, велика ділянка
    .short = Патріархія (велика)
    .title = Патріархія, велика
    .acc = велику ділянку Патріархії
    .gen = великої ділянки Патріархії
    .to = на велику ділянку Патріархії
    .at = на великій ділянці Патріархії
    .from = із великої ділянки Патріархії
area-patriarchate_left = Патріархія, ліва ділянка
    .short = Патріархія (ліва)
    .title = Патріархія, ліва
    .acc = ліву ділянку Патріархії
    .gen = лівої ділянки Патріархії
    .to = на ліву ділянку Патріархії
    .at = на лівій ділянці Патріархії
    .from = із лівої ділянки Патріархії
area-patriarchate_right = Патріархія, права ділянка
    .short = Патріархія (права)
    .title = Патріархія, права
    .acc = праву ділянку Патріархії
    .gen = правої ділянки Патріархії
    .to = на праву ділянку Патріархії
    .at = на правій ділянці Патріархії
    .from = із правої ділянки Патріархії
area-market_large = Ринок, велика ділянка
    .short = Ринок (велика)
    .title = Ринок, велика
    .acc = велику ділянку Ринку
    .gen = великої ділянки Ринку
    .to = на велику ділянку Ринку
    .at = на великій ділянці Ринку
    .from = із великої ділянки Ринку
area-market_left = Ринок, ліва ділянка
    .short = Ринок (ліва)
    .title = Ринок, ліва
    .acc = ліву ділянку Ринку
    .gen = лівої ділянки Ринку
    .to = на ліву ділянку Ринку
    .at = на лівій ділянці Ринку
    .from = із лівої ділянки Ринку
area-market_right = Ринок, права ділянка
    .short = Ринок (права)
    .title = Ринок, права
    .acc = праву ділянку Ринку
    .gen = правої ділянки Ринку
    .to = на праву ділянку Ринку
    .at = на правій ділянці Ринку
    .from = із правої ділянки Ринку
area-nobility_large = Знать, велика ділянка
    .short = Знать (велика)
    .title = Знать, велика
    .acc = велику ділянку кварталу Знаті
    .gen = великої ділянки кварталу Знаті
    .to = на велику ділянку кварталу Знаті
    .at = на великій ділянці кварталу Знаті
    .from = із великої ділянки кварталу Знаті
area-nobility_left = Знать, ліва ділянка
    .short = Знать (ліва)
    .title = Знать, ліва
    .acc = ліву ділянку кварталу Знаті
    .gen = лівої ділянки кварталу Знаті
    .to = на ліву ділянку кварталу Знаті
    .at = на лівій ділянці кварталу Знаті
    .from = із лівої ділянки кварталу Знаті
area-nobility_right = Знать, права ділянка
    .short = Знать (права)
    .title = Знать, права
    .acc = праву ділянку кварталу Знаті
    .gen = правої ділянки кварталу Знаті
    .to = на праву ділянку кварталу Знаті
    .at = на правій ділянці кварталу Знаті
    .from = із правої ділянки кварталу Знаті
area-tower_of_david = Вежа Давида
    .short = Вежа Давида
    .title = Вежа Давида
    .acc = Вежу Давида
    .gen = Вежі Давида
    .to = до Вежі Давида
    .at = у Вежі Давида
    .from = із Вежі Давида

## Offices

office-constable = Конетабль
    .acc = Конетабля
    .gen = Конетабля
    .short = барон із 2 або 1
    .text = Дає 7 зброєносців. Твоєму баронові досить 2 зброєносців на великій ділянці й 1 на малій.
office-treasurer = Скарбник
    .acc = Скарбника
    .gen = Скарбника
    .short = найманці за 1 і 2
    .text = Дає 6 зброєносців. Перший найманець за хід коштує тобі 1 безант, другий – 2.
office-marshal = Маршал
    .acc = Маршала
    .gen = Маршала
    .short = перехід 2 або 1 безант
    .text = Дає 5 зброєносців. Раз за хід пересунь щонайбільше 2 своїх зброєносців між незаблокованими ділянками або візьми 1 безант.
office-admiral = Адмірал
    .acc = Адмірала
    .gen = Адмірала
    .short = 1 безант
    .text = Дає 4 зброєносців і 1 безант.

## Action cards

card-extra_squire = +1 зброєносець
    .short = +1 зброєносець
    .quoted = «+1 зброєносець»
    .text = Отримуєш 1 зброєносця за ширму.
card-extra_bezants = +2 безанти
    .short = +2 безанти
    .quoted = «+2 безанти»
    .text = Отримуєш 2 безанти.
card-extra_prestige = +2 очки престижу
    .short = +2 престижу
    .quoted = «+2 очки престижу»
    .text = Отримуєш 2 очки престижу.
card-any_two = +2 ресурси
    .short = +2 ресурси
    .quoted = «+2 ресурси»
    .text = Отримуєш 2 ресурси на вибір: зброєносців, безанти чи очки престижу.
card-squire_and_bezant = +1 зброєносець і +1 безант
    .short = По одному
    .quoted = «+1 зброєносець і +1 безант»
    .text = Отримуєш 1 зброєносця і 1 безант.
card-renegade = Відступник
    .short = Відступник
    .quoted = «Відступник»
    .text = Обміняй одного свого зброєносця на ігровому полі на зброєносця іншого гравця. Жодна з двох ділянок не може бути заблокована.
card-move_two = Перехід двох зброєносців
    .short = Перехід двох
    .quoted = «Перехід двох зброєносців»
    .text = Пересунь щонайбільше 2 своїх зброєносців на інші ділянки. Жодна із цих ділянок не може бути заблокована.
card-genoese_merchants = Генуезькі купці
    .short = Генуезці
    .quoted = «Генуезькі купці»
    .text = У цьому ході кожен найманець коштує тобі щонайбільше 2 безанти.
card-force_kings_palace = Нищівна перевага – Королівський палац
    .short = Палац
    .quoted = «Нищівна перевага – Королівський палац»
    .text = Розмісти 2 своїх зброєносців із запасу на одній ділянці Королівського палацу, яку не заблоковано.
card-force_templars = Нищівна перевага – Тамплієри
    .short = Тамплієри
    .quoted = «Нищівна перевага – Тамплієри»
    .text = Розмісти 2 своїх зброєносців із запасу на одній ділянці кварталу Тамплієрів, яку не заблоковано.
card-force_patriarchate = Нищівна перевага – Патріархія
    .short = Патріархія
    .quoted = «Нищівна перевага – Патріархія»
    .text = Розмісти 2 своїх зброєносців із запасу на одній ділянці Патріархії, яку не заблоковано.
card-force_market = Нищівна перевага – Ринок
    .short = Ринок
    .quoted = «Нищівна перевага – Ринок»
    .text = Розмісти 2 своїх зброєносців із запасу на одній ділянці Ринку, яку не заблоковано.
card-force_nobility = Нищівна перевага – Знать
    .short = Знать
    .quoted = «Нищівна перевага – Знать»
    .text = Розмісти 2 своїх зброєносців із запасу на одній ділянці кварталу Знаті, яку не заблоковано.
card-force_tower_of_david = Нищівна перевага – Вежа Давида
    .short = Вежа Давида
    .quoted = «Нищівна перевага – Вежа Давида»
    .text = Розмісти 2 своїх зброєносців із запасу у Вежі Давида, якщо її не заблоковано.

## Events of the calendar (their ids do not begin with event-, which is the log)

calendar-succession = Спадкоємець
    .short = Спадкоєм.
    .quoted = «Спадкоємець»
    .text = Усі зброєносці залишають Королівський палац. Якщо твій барон стоїть на ігровому полі, можеш урятувати щонайбільше 2 своїх, перевівши їх до нього.
calendar-new_patriarch = Обрання нового патріарха
    .short = Патріарх
    .quoted = «Обрання нового патріарха»
    .text = На кожній ділянці Патріархії та кварталу Знаті кожен залишає лише стільки зброєносців, скільки їх має найслабший із присутніх там гравців. Хто на ділянці один, нічого не втрачає.
calendar-special_tax = Особливий податок
    .short = Податок
    .quoted = «Особливий податок»
    .text = За порядком ходів кожен платить 1 безант за кожного зброєносця, який має залишитися на Ринку. Решту прибирають.
calendar-war = Війна
    .short = Війна
    .quoted = «Війна»
    .text = За порядком ходів кожен прибирає своїх зброєносців із кварталу Тамплієрів і за кожного може будь-де прибрати зброєносця суперника, щонайбільше 2 в кожного.
calendar-hidden = Невідома подія

## Privileges and gifts

privilege-education = Освіта
    .text = Поверни 1 зброєносця з-за ширми до запасу й візьми карту дії з колоди.
privilege-building_materials = Будівельні матеріали
    .text = Купи щонайбільше 4 очки престижу по 2 безанти.
privilege-court_intrigue = Придворні інтриги
    .text = Вкради 1 очко престижу в суперника.
gift-squires = Дар за найбільше зброєносців
    .text = Хто має за ширмою найбільше зброєносців, отримує 3 очки престижу; якщо таких кілька, кожен із них – 1.
gift-bezants = Дар за найбільше безантів
    .text = Хто має за ширмою найбільше безантів, отримує 3 очки престижу; якщо таких кілька, кожен із них – 1.
gift-cards = Дар за невикористану карту дії
    .text = Хто має хоча б одну невикористану карту дії, отримує 1 очко престижу.

## Phases and steps of a round

phase-auction = Аукціон посад
phase-cards = Вибір карт дій
phase-deployment = Розміщення зброєносців
phase-tower = Вежа Давида
phase-privileges = Привілеї
phase-income = Дохід
phase-gifts = Королівські дари
phase-building = Будівництво
phase-event = Подія
phase-over = Кінець гри

### Second part: sentences. Areas come as finished phrases: .to (where something goes), .from (where it leaves), .at
### (where it is), or as plain names before a colon; offices in the genitive; cards as .quoted; gains as counted phrases
### in the accusative. Players are never inflected.

## Settings of a table

option-income = Дохід
    .about = Щедрий дохід дає більше зброєносців у кварталі Тамплієрів і більше зброєносців та престижу в Патріархії; вежі ростуть швидше, а зброєносці можуть скінчитися.
option-income-printed = Звичайний
option-income-rich = Щедрий
option-memory = Що ховають ширми
    .about = Хто що бере й платить, видно всім. Сувора гра покладається на твою пам’ять про те, що стоїть за чужими ширмами; з підказкою зброєносців і безанти рахують для всіх.
option-memory-strict = Суворо: пам’ятай
option-memory-aided = З підказкою: усе пораховано

## What is asked

ask-open-auction = Яку посаду виставиш на торги й скільки поставиш?
ask-raise-bid = За посаду { $office } { $player } пропонує { $bid ->
    [one] { $bid } безант
    [few] { $bid } безанти
   *[many] { $bid } безантів
    }. { $able ->
    [no] Більше заплатити ти не можеш. Спасуєш?
   *[yes] Підвищиш чи спасуєш?
    }
ask-keep-card = Яку карту дії залишиш собі? Решта піде наступному гравцеві.
ask-deploy = { $count ->
    [0] Що зробиш? За ширмою в тебе немає зброєносців.
    [one] Що зробиш? За ширмою в тебе { $count } зброєносець.
    [few] Що зробиш? За ширмою в тебе { $count } зброєносці.
   *[many] Що зробиш? За ширмою в тебе { $count } зброєносців.
    }
ask-sell-squires = Звідки забереш для продажу впливу ще { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }?
ask-move-squires = Котрого зброєносця пересунеш і куди? Пересунути можна ще { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }.
ask-swap-squires = Котрого свого зброєносця обміняєш і на чийого?
ask-choose-two = Які { $count } ресурси візьмеш?
# $quarter: .gen
ask-send-force = На яку ділянку { $quarter } пошлеш { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } із запасу?
ask-leave-tower = Ти контролюєш Вежу Давида. Пересунеш із неї одного зброєносця на іншу ділянку?
ask-study-or-not = { $have ->
    [0] Освіта: за ширмою в тебе немає зброєносця, щоб повернути його. Відмовишся від привілею?
   *[other] Освіта: повернеш { $count ->
        [one] { $count } зброєносця
        [few] { $count } зброєносців
       *[many] { $count } зброєносців
        } з-за ширми, щоб узяти карту дії?
    }
ask-buy-materials = { $most ->
    [0] Будівельні матеріали: очко престижу коштує { $price } безанти, а стільки в тебе немає. Нічого не купиш?
   *[other] Будівельні матеріали: скільки очок престижу купиш по { $price } безанти? Заплатити можеш щонайбільше за { $most }.
    }
ask-court-intrigue = Придворні інтриги: у кого вкрадеш { $count ->
    [one] { $count } очко престижу
    [few] { $count } очки престижу
   *[many] { $count } очок престижу
    }?
ask-take-income = Візьмеш увесь дохід чи відмовишся від частини?
# $area: .to
ask-save-squires = Спадкоємець: скількох зброєносців урятуєш і переведеш { $area }? Урятувати можна щонайбільше { $most }.
# $place: .at
ask-pay-tax = Особливий податок: { $place } в тебе { $count ->
    [one] { $count } зброєносець
    [few] { $count } зброєносці
   *[many] { $count } зброєносців
    }. { $most ->
    [0] Безантів у тебе немає, тож там ніхто не залишиться. Нікого не залишиш?
   *[other] Скількох залишиш, заплативши по { $price ->
        [one] { $price } безанту
        [few] { $price } безанти
       *[many] { $price } безантів
        } за кожного? Заплатити можеш щонайбільше за { $most }.
    }
ask-retaliate = Війна: чийого зброєносця прибереш? Прибрати можна ще { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }, у кожного суперника не більше 2.

## What stands on the buttons

move-offer = Зробити ставку на посаду { $office }: { $count ->
    [one] { $count } безант
    [few] { $count } безанти
   *[many] { $count } безантів
    }
move-raise = Підвищити ставку до { $count ->
    [one] { $count } безанта
    [few] { $count } безантів
   *[many] { $count } безантів
    }
move-pass = Спасувати
move-keep = Залишити собі карту { $card }
    .verb = Залишити
    .which = { $card }
move-place = Послати { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } { $area }
move-hire = Узяти { $count ->
    [one] { $count } найманця
    [few] { $count } найманців
   *[many] { $count } найманців
    } за { $price ->
    [one] { $price } безант
    [few] { $price } безанти
   *[many] { $price } безантів
    }
move-sell = Продати вплив: { $squires ->
    [one] { $squires } зброєносець
    [few] { $squires } зброєносці
   *[many] { $squires } зброєносців
    } за { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    }
move-withdraw = Забрати зброєносця { $origin }
    .verb = Забрати зброєносця
    .which = { $origin }
move-play-card = Розіграти карту { $card }
    .verb = Розіграти карту
    .which = { $card }
move-marshal-move = Маршал: пересунути щонайбільше { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }
move-marshal-bezant = Маршал: узяти { $count ->
    [one] { $count } безант
    [few] { $count } безанти
   *[many] { $count } безантів
    }
move-baron = Послати барона { $area }
    .verb = Послати барона
    .which = { $area }
move-end-turn = Завершити хід
move-shift = Пересунути зброєносця { $origin } { $area }
    .verb = Пересунути зброєносця
    .which = { $origin } { $area }
move-stay = Залишити зброєносців на місці
# $origin, $area: .from both; $other: whose squire stands in the second area
move-swap = Обміняти зброєносця { $origin } на зброєносця { $area } ({ $other })
move-gain = Отримати { $gains }
    .verb = Отримати
    .which = { $gains }
move-deploy = Послати { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } { $area }
move-go = Пересунути зброєносця { $area }
    .verb = Пересунути зброєносця
    .which = { $area }
move-study = Повернути { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } та взяти карту
move-decline = Не скористатися
move-buy = { $count ->
    [0] Нічого не купувати
   *[other] Купити { $count ->
        [one] { $count } очко престижу
        [few] { $count } очки престижу
       *[many] { $count } очок престижу
        } за { $price ->
        [one] { $price } безант
        [few] { $price } безанти
       *[many] { $price } безантів
        }
    }
move-intrigue = { $lost ->
    [0] Отримати { $count ->
        [one] { $count } очко престижу
        [few] { $count } очки престижу
       *[many] { $count } очок престижу
        } ({ $other } не має чого втратити)
   *[other] Вкрасти { $count ->
        [one] { $count } очко престижу
        [few] { $count } очки престижу
       *[many] { $count } очок престижу
        } ({ $other })
    }
move-income = { $gains ->
    [nothing] Нічого не взяти: запас порожній
   *[other] Узяти дохід: { $gains }{ $due ->
        [short] {" "}(більше зброєносців у запасі немає)
       *[met] {""}
        }
    }
move-leave = Не брати { $gains }
move-save = { $count ->
    [0] Нікого не рятувати
   *[other] Врятувати { $count ->
        [one] { $count } зброєносця
        [few] { $count } зброєносців
       *[many] { $count } зброєносців
        }
    }
move-ransom = { $count ->
    [0] Нічого не платити
   *[other] Залишити { $count ->
        [one] { $count } зброєносця
        [few] { $count } зброєносців
       *[many] { $count } зброєносців
        } за { $price ->
        [one] { $price } безант
        [few] { $price } безанти
       *[many] { $price } безантів
        }
    }
move-strike = Прибрати зброєносця { $origin } ({ $other })
    .verb = Прибрати зброєносця
    .which = { $other }: { $origin }
move-stop = Більше не прибирати

## Why not

refused-bid-too-high = Поставити { $bid } не можна, у тебе { $have ->
    [one] { $have } безант
    [few] { $have } безанти
   *[many] { $have } безантів
    }.
refused-not-on-display = Посада { $office } за такої кількості гравців не використовується.
    .advice = Обери одну з викладених.
refused-office-taken = Посаду { $office } вже має { $player }.
    .advice = Обери іншу.
refused-bid-too-low = Поточна ставка – { $now }, і { $bid } її не підвищує.
    .advice = Постав більше або спасуй.
refused-not-laid-out = Карти { $card } серед тих, що перед тобою, немає.
    .advice = Обери одну з них.
refused-closed-quarter = { $area }: у грі вдвох цей квартал закритий.
    .advice = Обери ділянку у відкритому кварталі.
refused-blocked-by-baron = { $area }: ділянку блокує барон ({ $player }).
    .advice = Обери іншу ділянку.
refused-too-few-squires = Треба мати за ширмою { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }, а маєш { $have }.
refused-supply-short = Треба взяти із запасу { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }, а в ньому лише { $have }.
refused-too-few-bezants = Треба мати { $price ->
    [one] { $price } безант
    [few] { $price } безанти
   *[many] { $price } безантів
    }, а маєш { $have }.
refused-nothing-to-sell = Щоб продати вплив, треба мати на ігровому полі { $need ->
    [one] { $need } зброєносця
    [few] { $need } зброєносців
   *[many] { $need } зброєносців
    }, а маєш { $have }.
refused-no-squire-there = { $area }: { $player } не має тут зброєносців.
    .advice = Обери іншу ділянку.
refused-not-in-hand = Карти { $card } немає в тебе на руці.
    .advice = Розіграй одну зі своїх.
refused-no-effect = Карта { $card } зараз нічого не змінить.
refused-not-marshal = Це може лише Маршал, а в тебе інша посада.
refused-marshal-used = Здатністю Маршала можна скористатися раз за хід, і цього ходу її вже використано.
refused-nothing-to-move = На незаблокованих ділянках у тебе немає зброєносців, пересувати немає кого.
refused-baron-used = Твій барон у цьому раунді вже стоїть на ігровому полі ({ $area }).
refused-baron-there = { $area }: тут уже стоїть барон ({ $player }).
    .advice = Обери ділянку без барона.
refused-palace-ban = За вежею та престижем тебе ніхто не випереджає, тож твій барон не може стати на велику ділянку Королівського палацу.
# $entered: squires of yours that have entered this turn
refused-baron-minimum = { $area }: перед бароном туди цього ходу { $need ->
    [one] має ввійти й стояти там { $need } твій зброєносець
    [few] мають увійти й стояти там { $need } твої зброєносці
   *[many] має ввійти й стояти там { $need } твоїх зброєносців
    }, поки що: { $entered }.
refused-same-area = Це та сама ділянка.
    .advice = Обери дві різні.
refused-must-move = Спершу пересунь хоча б одного зброєносця, тоді зможеш зупинитися.
refused-own-colour = Себе обрати не можна.
    .advice = Обери когось іншого.
refused-not-at-table = { $colour } за цим столом не грає.
    .advice = Обери когось іншого.
# $quarter: .to
refused-other-quarter = Карта посилає зброєносців лише { $quarter }.
    .advice = Обери ділянку там.
refused-area-blocked = { $area }: тут стоїть барон ({ $player }), тож жоден зброєносець не може ні ввійти, ні вийти.
refused-too-few-to-save = Не можна врятувати { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }, у Королівському палаці в тебе { $have }.
refused-too-few-to-ransom = Не можна залишити { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }, там у тебе { $have }.
refused-struck-enough = В одного суперника можна прибрати щонайбільше { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    }, і { $player } стільки вже втрачає.
    .advice = Обери когось іншого.
# $due: accusative
refused-not-due = Дохід дає лише { $due }, від більшого відмовитися не можна.

## What has happened: the round

event-opened = Стіл готовий, торги відкриває { $player }.
event-round-began = Починається раунд { $round }.
event-event-turned = Відкривається подія нового раунду: { $event }.
event-cards-laid = Біля посад викладено долілиць { $count ->
    [one] { $count } карту дії
    [few] { $count } карти дій
   *[many] { $count } карт дій
    }.
event-round-ended = Раунд { $round } закінчується.

## What has happened: auction and action cards

event-auction-opened = { $player } виставляє на торги посаду { $office } й ставить { $bid ->
    [one] { $bid } безант
    [few] { $bid } безанти
   *[many] { $bid } безантів
    }.
event-raised = { $player } підвищує ставку до { $bid ->
    [one] { $bid } безанта
    [few] { $bid } безантів
   *[many] { $bid } безантів
    }.
event-passed = { $player } пасує.
event-won-office = { $player } здобуває посаду { $office } { $bid ->
    [0] безплатно
    [one] за { $bid } безант
    [few] за { $bid } безанти
   *[many] за { $bid } безантів
    }.
event-took-last-office = { $player } безплатно бере посаду { $office }, останню з викладених.
event-kept-card = { $card ->
    [hidden] { $player } залишає собі карту дії.
   *[other] { $player } залишає собі карту { $card }.
    }

## What has happened: deployment

# $due: short where the supply had fewer than were due, else met
event-turn-began = Ходить { $player }, посада { $office } { $squires ->
    [0] не дає зброєносців
    [one] дає { $squires } зброєносця
    [few] дає { $squires } зброєносців
   *[many] дає { $squires } зброєносців
    }{ $due ->
    [short] , більше їх у запасі немає
   *[met] {""}
    }.
event-admiral-paid = { $player } як Адмірал бере { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    }.
event-placed = { $player } посилає { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } { $area }.
event-hired = { $player } бере { $count ->
    [one] { $count } найманця
    [few] { $count } найманців
   *[many] { $count } найманців
    } за { $price ->
    [one] { $price } безант
    [few] { $price } безанти
   *[many] { $price } безантів
    }.
event-withdrew = { $player } забирає зброєносця { $origin }.
event-sold = { $player } продає вплив за { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    }.
event-played-card = { $player } розігрує карту { $card }.
event-gained = { $gains ->
    [nothing] { $player } нічого не отримує, бо запас порожній.
   *[other] { $player } отримує { $gains }{ $due ->
        [short] , більше зброєносців у запасі немає
       *[met] {""}
        }.
    }
event-shifted = { $player } пересуває зброєносця { $origin } { $area }.
event-swapped = { $player } переводить зброєносця { $origin } { $area }, а { $other } свого – у зворотний бік.
event-deployed = { $player } посилає { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } із запасу { $area }.
event-marshal-paid = { $player } як Маршал бере { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    }.
event-marshal-moves = { $player } як Маршал пересуває зброєносців.
event-baron-placed = { $player } посилає барона { $area }.
event-ended-turn = { $player } завершує хід.

## What has happened: income

event-tower-paid = { $player } контролює Вежу Давида й бере { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    }.
event-left-tower = { $player } пересуває зброєносця з Вежі Давида { $area }.
event-studied = { $card ->
    [hidden] { $player } повертає зброєносця до запасу й бере з колоди карту дії.
   *[other] { $player } повертає зброєносця до запасу й бере з колоди карту { $card }.
    }
event-bought-prestige = { $player } купує { $count ->
    [one] { $count } очко престижу
    [few] { $count } очки престижу
   *[many] { $count } очок престижу
    } за { $price ->
    [one] { $price } безант
    [few] { $price } безанти
   *[many] { $price } безантів
    }.
event-intrigued = { $lost ->
    [0] Придворні інтриги: { $player } отримує 1 очко престижу, { $other } не має чого втрачати.
   *[other] Придворні інтриги: { $player } отримує 1 очко престижу, { $other } втрачає { $lost }.
    }
# $areas: .from
event-income-taken = { $gains ->
    [nothing] { $player } нічого не бере { $areas }, бо запас порожній.
   *[other] { $player } бере дохід { $areas }: { $gains }{ $due ->
        [short] , більше зброєносців у запасі немає
       *[met] {""}
        }.
    }
# $resource: counted, accusative
event-income-left = { $player } не бере з доходу { $resource }.
event-screens-lifted = Усі ширми піднімаються.
event-gift-given = { $gift }: { $player } отримує { $prestige ->
    [one] { $prestige } очко престижу
    [few] { $prestige } очки престижу
   *[many] { $prestige } очок престижу
    }{ $shared ->
    [yes] {" "}(порівну)
   *[no] {""}
    }.
event-floor-built = { $player } будує { $floor }-й поверх за { $price ->
    [one] { $price } очко престижу
    [few] { $price } очки престижу
   *[many] { $price } очок престижу
    }{ $first ->
    [yes] {" "}(з доплатою за першість)
   *[no] {""}
    }.

## What has happened: events of the calendar and the end

event-event-came = Відбувається подія { $event }.
event-squires-saved = { $player } рятує { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } та переводить { $area }.
event-squires-removed = { $player } прибирає { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } { $origin }.
event-tax-paid = { $player } платить { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    } та залишає { $count ->
    [one] { $count } зброєносця
    [few] { $count } зброєносців
   *[many] { $count } зброєносців
    } { $place }.
event-struck = { $player } у відплату прибирає зброєносця { $origin } ({ $other }).
event-scored = { $player } має наприкінці { $floors ->
    [one] { $floors } поверх вежі
    [few] { $floors } поверхи вежі
   *[many] { $floors } поверхів вежі
    } та { $prestige ->
    [one] { $prestige } очко престижу
    [few] { $prestige } очки престижу
   *[many] { $prestige } очок престижу
    }.
event-tie-broken = { $by ->
    [prestige] Найвищих веж кілька; виграє { $player }, бо має найбільше престижу.
   *[office] Найвищих веж кілька, і престижу в їхніх власників порівну; виграє { $player }, бо має менший номер посади.
    }

## Lines of the score sheet

line-floors = Поверхи вежі
decided-prestige = Найвищі вежі однакові; вирішує більший залишок престижу.
decided-office = Найвищі вежі та престиж однакові; вирішує менший номер посади.

## The end of a match: towers, not points

sheet-towers = Вежі
# the two best towers
sheet-won-by = поверхи: { $first } проти { $second }
sheet-course = Поверхи впродовж партії
sheet-highest = Перемагає найвища вежа.
sheet-first-builder = червоним: перший поверх такої висоти, на 1 дорожчий (7.5.2)
# when a floor was built
sheet-round = раунд { $round }
# prestige spent on a tower
sheet-spent = за { $amount }
# prestige gained in the whole match
sheet-of = усього { $amount }
sheet-prestige-left = Залишок престижу
sheet-office = Посада в останньому раунді
# the offices of those who are compared, in their order
sheet-offices = { $offices }
sheet-prestige-from = Звідки взявся престиж
sheet-from-cards = карти
sheet-from-lost = втрачено через інтриги

## The verbs of the notation, as headings over lists of moves

verb-offer = зробити ставку
    .picked = Скільки на неї поставиш?
verb-raise = підвищити ставку
    .picked = До скількох підвищиш ставку?
verb-pass = спасувати
verb-keep = залишити карту
verb-place = розмістити зброєносців
    .picked = Скількох зброєносців туди пошлеш?
verb-hire = узяти найманців
    .picked = Скількох найманців візьмеш?
verb-sell = продати вплив
verb-withdraw = забрати зброєносця
verb-card = розіграти карту
verb-marshal = скористатися Маршалом
    .picked = Як скористаєшся Маршалом?
verb-baron = поставити барона
    .picked = Куди пошлеш барона?
verb-end = завершити хід
verb-shift = пересунути зброєносця
    .picked = { $next ->
        [area] Між якими ділянками перейде зброєносець?
       *[other] У який бік піде зброєносець?
        }
verb-stay = залишити на місці
verb-swap = обміняти зброєносців
    .picked = З котрим зброєносцем він поміняється місцями?
verb-gain = отримати
verb-deploy = послати зброєносця
verb-go = піти з Вежі Давида
verb-study = взяти карту
verb-decline = не скористатися
verb-buy = купити престиж
verb-intrigue = вкрасти престиж
verb-income = взяти дохід
verb-leave = не брати частину
    .picked = Від скількох відмовишся?
verb-save = врятувати зброєносців
verb-ransom = сплатити податок
verb-strike = відплатити
verb-stop = зупинитися

## On the table: panels, tabs, notes and captions

panel-city = Місто
panel-offices = Посади
panel-auction = Аукціон посад
panel-laid = Викладені карти
panel-deals = Цього ходу
panel-due = Твій дохід
panel-due-of = Дохід: { $player }
panel-screens = Ширми
panel-own-screen = За твоєю ширмою
panel-calendar = Календар
panel-towers = Вежі
panel-floors = Наступний поверх
note-turn-order = порядок ходів
note-towers = перемагає найвища
zone-city = Місто
zone-offices = Посади
zone-screen = Ширма
headline = Раунд { $round } з 5 · { $phase ->
    [auction] аукціон
    [cards] карти дій
    [deployment] розміщення зброєносців
    [tower] Вежа Давида
    [privileges] привілеї
    [income] дохід
    [gifts] королівські дари
    [building] будівництво
    [event] подія
   *[over] кінець
    }
caption-round = Раунд { $round }
calendar-comes = Наприкінці раунду { $round }
calendar-foot = Раунд { $round }
calendar-round = Раунд { $round }{ $state ->
    [past] , зіграно
    [now] , зараз
   *[to_come] {""}
    }
# $gains: accusative or none; $control, $baron: a player or none;
# $lastmove: yes, barred by a baron, or no; $entered: squires that count for the baron
area-text = { $gains ->
    [none] {""}
   *[other] Дає { $gains }.{" "}
    }{ $control ->
    [none] Її ніхто не контролює.
   *[other] Її контролює { $control }.
    }{ $baron ->
    [none] {""}
   *[other] {" "}Тут стоїть барон: { $baron }.
    }{ $lastmove ->
    [yes] {" "}Хто її контролює, може також пересунути звідси одного свого зброєносця на незаблоковану ділянку: це останнє пересування перед доходом.
    [barred] {" "}Поки тут стоїть барон, пересунути звідси нікого не можна.
   *[no] {""}
    }{ $entered ->
    [0] {""}
    [one] {" "}Цього ходу для барона тут рахується { $entered } зброєносець.
    [few] {" "}Цього ходу для барона тут рахуються { $entered } зброєносці.
   *[many] {" "}Цього ходу для барона тут рахується { $entered } зброєносців.
    }
city-legend = Корона показує, хто контролює ділянку; заштрихована ділянка закрита, або на ній стоїть барон.
area-closed = У грі вдвох закрита.
# $gains: accusative
area-income = Хто контролює ділянку, отримує { $gains }.{ $lastmove ->
    [yes] {" "}Також може пересунути звідси одного свого зброєносця на незаблоковану ділянку: це останнє пересування перед доходом.
   *[no] {""}
    }
# $text: a sentence; $influence: a list of influence-of, or none
quarter-text = { $privilege }: { $text } { $influence ->
    [none] Впливу тут не має ніхто.
   *[other] Вплив: { $influence }.
    }
influence-of = { $player } – { $count }
bid-of = ставка – { $count }
bid-passed = пасує
bid-now = робить ставку
bid-waits = чекає
# $text: a sentence; $paid: a number of bezants, or none
office-told = { $text }{ $paid ->
    [none] {""}
    [0] {" "}Отримано безплатно.
   *[other] {" "}Куплено за { $paid ->
        [one] { $paid } безант
        [few] { $paid } безанти
       *[many] { $paid } безантів
        }.
    }
office-number = Посада { $number }
laid-note = залишаєш одну { $count ->
    [4] із
   *[other] з
    } { $count }
card-copies = { $count }×
deal-hire = Узяти найманців
    .text = Найманці стають за твою ширму. Один коштує 3 безанти, посада чи карта може зробити його дешевшим.
hire-price = наступний за { $count ->
    [one] { $count } безант
    [few] { $count } безанти
   *[many] { $count } безантів
    }
deal-sell = Продати вплив
    .text = Забери з ігрового поля 3 своїх зброєносців, звідки хочеш, і отримаєш 1 безант.
sell-price = { $squires ->
    [one] { $squires } зброєносець
    [few] { $squires } зброєносці
   *[many] { $squires } зброєносців
    } за { $bezants ->
    [one] { $bezants } безант
    [few] { $bezants } безанти
   *[many] { $bezants } безантів
    }
turn-genoese = Генуезькі купці: найманці щонайбільше по 2 безанти
turn-hired = узято { $count ->
    [one] { $count } найманця
    [few] { $count } найманців
   *[many] { $count } найманців
    }
due-text = Дохід можна взяти весь або лише частково.{ $short ->
    [0] {""}
    [one] {" "}У запасі бракує { $short } зброєносця.
    [few] {" "}У запасі бракує { $short } зброєносців.
   *[many] {" "}У запасі бракує { $short } зброєносців.
    }
screen-cards = Ширма, за нею { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
    }
screen-hidden = Що за нею, приховано.{ $supply ->
    [empty] {" "}Запас зброєносців порожній.
   *[some] {""}
    }
# $things: nominative
screen-known = За нею: { $things }.
played-kind = { $card }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }×)
    }
played-text = { $cards }.
place-handed-on = Передано далі
handed-on = { $card } (раунд { $round })
tower-of = Вежа: { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
   *[many] { $count } поверхів
    }
baron-text = Раз на раунд блокує ділянку, де стоять щонайменше 3 твої зброєносці, які ввійшли туди цього ходу; Конетаблеві досить менше.
# $price, $missing: prestige points
next-floor = { $missing ->
    [0] коштує { $price }, досить
   *[other] коштує { $price }, бракує { $missing }
    }
gallery-offices = Посади
gallery-cards = Карти дій
gallery-events = Події
gallery-areas = Ділянки міста
gallery-privileges = Привілеї
term-control = контроль
term-closed = закритий квартал
term-deck = колода
term-played = розіграні карти
term-cards = карти
term-floors = поверхи
term-supply = зброєносці в запасі

## The guided first game: .do is what a lesson asks, .one to .three stand on the board as numbers

guide-goal = Ти й суперник посилаєте зброєносців у місто. Після п’яти раундів перемагає вища вежа.
    .title = Мета гри
    .one = Це твоя вежа. Поверхів у неї ще немає.
    .two = Поверхи будують за престиж. Наприкінці кожного раунду він сам перетворюється на поверхи.
guide-city = У місті є квартали, а в кварталах – ділянки. За ділянки змагаються твої зброєносці.
    .title = Місто
    .one = У кварталі одна велика ділянка й дві малі.
    .two = Хто має на ділянці найбільше зброєносців, контролює її й бере показаний там дохід.
    .three = У грі вдвох два квартали закриті.
guide-auction = Кожен раунд починається з аукціону посад. Цей відкриваєш ти.
    .title = Аукціон
    .do = Обери посаду Маршала й постав 1 безант.
    .one = Маршал дає 5 зброєносців. Його номер менший, тож він ходить першим і має перевагу, коли зброєносців порівну.
    .two = Адмірал дає 4 зброєносців і 1 безант. Він ходить останнім і бачить, що зробили інші.
    .three = На початку в тебе 12 безантів. Ставку платить лише переможець.
guide-raise = Суперник хоче ту саму посаду. Тепер підвищ або спасуй.
    .title = Підвищити чи спасувати
    .do = Підвищ ставку до 3 безантів.
    .one = Ставки лежать відкрито, і ніхто не може поставити більше, ніж має.
    .two = Хто спасує, візьме другу посаду безплатно. Не переплачуй.
guide-card = Тут лежать дві карти дій. Перший за порядком залишає собі одну, другий отримує ту, що залишилася.
    .title = Карта дії
    .do = Залиш собі карту, що дає 2 очки престижу.
    .one = Вона дасть 2 очки престижу, коли ти її розіграєш.
    .two = Ця приведе 2 зброєносців до Королівського палацу. Ти знатимеш, що вона в суперника.
    .three = Карти розігрують лише у своєму ході, скільки завгодно.
guide-place = На початку ходу ти отримуєш нових зброєносців. Вони стоять за ширмою, доки їх не розмістиш.
    .title = Розмісти зброєносців
    .do = Пошли 3 зброєносців на велику ділянку Ринку.
    .one = Твої зброєносці. Скільки їх, інші не бачать.
    .two = Ця ділянка дає 2 зброєносців і 4 безанти. Чому саме троє, зараз побачиш.
    .three = Зброєносці на ігровому полі залишаються там і в наступних раундах.
guide-baron = Раз на раунд твій барон може заблокувати ділянку. У тому самому ході туди мають увійти щонайменше 3 твої зброєносці.
    .title = Барон
    .do = Обери свого барона, а потім ділянку зі своїми 3 зброєносцями.
    .one = Де він стоїть, туди до кінця раунду ніхто інший не введе зброєносців.
    .two = Тепер цього доходу в тебе ніхто не відбере.
    .three = Лише барон того, хто попереду, не може стати на велику ділянку Королівського палацу. У першому раунді це стосується всіх.
guide-palace = Королівський палац дає престиж, а з престижу зводять вежі.
    .title = Престиж
    .do = Пошли 2 зброєносців на ліву ділянку Королівського палацу.
    .one = Мала ділянка дає 2 очки престижу.
    .two = Велика дає 4, але її хочуть усі, і втримати її важко.
guide-hire = Усіх твоїх зброєносців розміщено. За безанти можна взяти ще.
    .title = Найманці
    .do = Візьми 1 найманця.
    .one = Найманець коштує 3 безанти. Це такий самий зброєносець, як інші.
    .two = Можна й навпаки, продати вплив, але це невигідно: за 3 зброєносців з ігрового поля дають 1 безант.
guide-david = Вежа Давида стоїть сама по собі. Вона дає мало, зате дає право на останнє пересування.
    .title = Вежа Давида
    .do = Пошли найманця до Вежі Давида.
    .one = Хто її контролює, отримує 1 безант і може пересунути з неї одного зброєносця, коли всі вже походили.
guide-play = За ширмою в тебе й карти дій. Тепер їх можна розігрувати.
    .title = Розіграй карту
    .do = Розіграй свою карту.
    .one = Розіграна карта не повертається. Хоча б одна невикористана наприкінці гри дає 1 очко престижу.
    .two = Твої перші 2 очки престижу.
guide-marshal = Кожна посада має здатність, і діє вона лише у твоєму ході.
    .title = Здатність посади
    .do = Скористайся Маршалом і візьми 1 безант.
    .one = Маршал пересуває щонайбільше 2 твоїх зброєносців або дає 1 безант.
    .two = Коли гравців більше, є ще Конетабль і Скарбник.
guide-end = Усе це можна робити в будь-якому порядку, і нічого із цього не обов’язкове.
    .title = Кінець ходу
    .do = Заверши хід.
    .one = Усі твої зброєносці на ігровому полі. Декого можна залишити й за ширмою.
    .two = Доки не завершиш хід, усе в ньому можна взяти назад.
guide-rival = Тепер походив і суперник, за тими самими правилами.
    .title = Хід суперника
    .one = Тепер тут стоїть барон, тож тобі сюди не можна.
    .two = Передана тобою карта привела сюди 2 зброєносців.
    .three = Що стоїть за цією ширмою, буде таємницею до останнього раунду.
guide-leave = Усі ходи зроблено. Останнє пересування належить тому, хто контролює Вежу Давида.
    .title = Останнє пересування
    .do = Пересунь зброєносця на праву ділянку Королівського палацу.
    .one = Безант за Вежу Давида вже надійшов.
    .two = Тут нікого немає, тож на 2 очки престижу досить одного зброєносця.
    .three = На заблоковану ділянку й із неї не пересувається ніхто.
guide-materials = Хто має найбільше зброєносців у всьому кварталі, може скористатися його привілеєм.
    .title = Привілей
    .do = Купи 1 очко престижу.
    .one = На Ринку це ти: щонайбільше 4 очки престижу по 2 безанти.
    .two = З доходом їх буде 7, а цього досить на два поверхи.
guide-income = Тепер кожна ділянка платить тому, хто її контролює. Ось твоя сума.
    .title = Дохід
    .do = Візьми весь дохід.
    .one = Тобі платять обидві малі ділянки Королівського палацу.
    .two = Ці зброєносці стануть за ширму на наступний раунд.
    .three = Щось можна й не брати, адже престиж витрачається примусово.
guide-build = Одразу після цього кожен витрачає престиж на стільки поверхів, на скільки його вистачає. Вибирати тут немає чого.
    .title = Будівництво
    .one = У тебе два поверхи: за 3 і за 4 очки престижу.
    .two = Ціна поверху – його номер плюс 1. Хто перший на цій висоті, платить на 1 більше.
    .three = Суперникові перший поверх коштував лише 2, бо першість на цій висоті твоя.
guide-event = Починається новий раунд, і його подію відкрито. Вона відбудеться наприкінці раунду.
    .title = Подія
    .one = Події бувають у раундах 2, 3 і 4. Від них не захищає навіть барон.
    .two = Ця вимагатиме по 1 безанту за кожного твого зброєносця на Ринку. Ти знаєш про неї наперед і можеш підготуватися.
guide-on = У тебе найвища вежа, тож і наступні торги відкриваєш ти. Грай далі, суперник теж грає.
    .title = Грай далі
    .one = Тепер барон того, у кого найвища вежа, не може стати на велику ділянку Королівського палацу.
    .two = В останньому раунді ширми піднімають, і король дарує престиж за зброєносців, безанти й карти.
    .three = Усе можна прочитати на ігровому полі: торкнися й читай.

## На що зважає бот: одна одиниця кожної речі, яку рахує його чуття

sense-points = поверх, який уже маєш
sense-to-come = решта гри
sense-prestige = очко престижу на треку
sense-floor-share = наступний поверх, наскільки на нього вже вистачає
sense-floors-due = поверх, на який вистачить престижу, що надходить
sense-squires = зброєносець за ширмою
sense-bezants = безант за ширмою
sense-many-bezants = безант понад дев’ятий
sense-scarce-squires = зброєносець, якого бракує до дюжини в запасі
sense-card-gains = карта на руці, що дає зброєносців чи безанти
sense-card-prestige = карта на руці, що дає престиж
sense-card-moves = карта на руці, що пересуває зброєносців
sense-card-genoese = Генуезькі купці на руці
sense-card-force = Нищівна перевага на руці
sense-genoese-now = дешеві найманці в цьому ході
sense-income-squires = зброєносець із доходу цього раунду
sense-income-bezants = безант із доходу цього раунду
sense-income-prestige = очко престижу з доходу цього раунду
sense-held-squires = зброєносець за раунд із ділянок під твоїм контролем
sense-held-bezants = безант за раунд із ділянок під твоїм контролем
sense-held-prestige = очко престижу за раунд із ділянок під твоїм контролем
sense-safe-squires = зброєносець за раунд із ділянок, яких ніхто не відбере
sense-safe-bezants = безант за раунд із ділянок, яких ніхто не відбере
sense-safe-prestige = очко престижу за раунд із ділянок, яких ніхто не відбере
sense-near-squires = зброєносець за раунд із ділянок, які можна здобути
sense-near-bezants = безант за раунд із ділянок, які можна здобути
sense-near-prestige = очко престижу за раунд із ділянок, які можна здобути
sense-in-kings-palace = зброєносець у Королівському палаці
sense-in-templars = зброєносець у кварталі Тамплієрів
sense-in-patriarchate = зброєносець у Патріархії
sense-in-market = зброєносець на Ринку
sense-in-nobility = зброєносець у кварталі Знаті
sense-in-tower-of-david = зброєносець у Вежі Давида
sense-education = привілей «Освіта»
sense-building-materials = привілей «Будівельні матеріали»
sense-court-intrigue = привілей «Придворні інтриги»
sense-david = контроль над Вежею Давида
sense-turn-to-come = хід, який ще попереду в цьому раунді
sense-others-to-come = суперник, чий хід ще попереду
sense-as-constable = хід на посаді Конетабля попереду
sense-as-treasurer = хід на посаді Скарбника попереду
sense-as-marshal = хід на посаді Маршала попереду
sense-as-admiral = хід на посаді Адмірала попереду
sense-baron-left = барон, якого ще можна поставити
sense-baron-placed = барон у місті
sense-gift-squires = найбільше зброєносців для королівського дару
sense-gift-bezants = найбільше безантів для королівського дару
sense-gift-cards = карта, збережена для королівського дару
sense-in-succession = зброєносець, якого вижене «Спадкоємець»
sense-in-election = зброєносець там, де обирають патріарха
sense-in-tax = зброєносець, на якого впаде «Особливий податок»
sense-in-war = зброєносець, який піде на «Війну»
sense-strikes-left = зброєносець, якого ще можна прибрати
sense-moves-left = зброєносець, якого ще можна пересунути
sense-force-left = зброєносець, якого карта ще пошле
sense-swap-left = обмін, який ще попереду
sense-choice-left = два ресурси на вибір
sense-selling = зброєносець, якого ще треба забрати за продаж

## Headings of big moments, shown across the table

illumination-floor = { $floor }-й поверх
illumination-last-round = Останній раунд

## Що роблять: для сторінки про те, як грається

done-placed = Зайняті ділянки
done-played-card = Зіграні карти
done-baron-placed = Розміщені барони
done-won-office = Здобуті посади

## Числа з коробки

figure-group-areas = Ділянки міста
figure-group-cards = Карти дій
figure-quarter = квартал
figure-reason-amount = який це ресурс – відомо, а скільки його – не показує жоден текст
figure-reason-sixth-force = у правилах таких карт шість, а кварталів названо п’ять
figure-wrong-income = Усі ділянки разом дають { $resource }: { $count }; більше ніж { $most } бути не може.
