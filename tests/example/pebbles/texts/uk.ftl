### Камінці біля брами, українською.

game-title = Камінці біля брами
game-tagline = Чий кулак цієї ночі найбільший?
game-about = Вартові затискають у кулаку камінці за п’ять виграшів. Найбільший кулак виграє, якщо він один такий.
game-time = 10 хвилин

term-gate = Брама
term-prize = виграш
term-bag = виграші в мішку
term-purse = камінці в гаманці
term-fist = камінці в останньому кулаку
seat-red = червоний гравець
seat-green = зелений гравець
seat-black = чорний гравець

# accusative; [one] also holds 21
some-pebbles = { $count ->
    [0] жодного камінця
    [one] { $count } камінець
    [few] { $count } камінці
   *[many] { $count } камінців
    }

option-purse = Камінці кожного гравця
option-purse-6 = 6, коротка ніч
option-purse-9 = 9, як звичайно
option-purse-12 = 12, багата ніч

ask-close-fists = Граємо на { $prize }. Скільки камінців затиснеш у кулаку?
verb-hold = затиснути камінці
move-hold = Затиснути: { some-pebbles }
refused-purse-too-small = Лишилося в гаманці: { some-pebbles }.

event-turned = З мішка виходить виграш { $prize }.
event-opened = { $player } розтискає кулак: { some-pebbles }.
event-won = { $player } здобуває виграш { $prize }.
event-sank = Виграш { $prize } падає в колодязь.
event-gained = { $player } знаходить { some-pebbles }.

line-prizes = Виграші
line-pebbles = Решта камінців
