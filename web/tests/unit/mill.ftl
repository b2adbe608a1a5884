### A game that exists in the tests only.

prompt-turn = what will you do?
    .build-rest = Will you build the windmill or let it rest?
    .ball = Which ball will you take?
seat-blue = Blue
seat-red = Red
seat-green = Green
term-cell = field
tone-golden = golden
count-flour = { $count } flour
count-flour-acc = { $count } sacks of flour
good-silver = silver
bot-squire = Squire
piece-miller = miller
    .acc = the miller
card-windmill = windmill
space-market = market
panel-board = The valley
panel-mine = Your mill
panel-offer = For sale
panel-log = Story
track-fame = fame
verb-send = send a worker
verb-build = build
    .picked = { $next ->
        [card] Which card will you build there?
       *[other] Where will you build it?
        }
move-send = send { $worker } to { $place }
move-build = build { $card }
move-lay = lay { $card } beside { $cell }
    .verb = lay
    .which = beside { $cell }
    .note = { $cost } silver
move-turn = turn { $card } beside { $cell }
    .verb = turn
    .which = beside { $cell }
move-grind = grind { $card } beside { $cell }
    .verb = grind
    .which = beside { $cell }
    .what = { $card }
move-store = store { $card } beside { $cell }
    .verb = store
    .which = beside { $cell }
    .what = { $card }
    .note = { $cost } silver
move-pass = pass
move-raise = raise to { $count }
event-built = { $player } built { $card } at { $spot }.
event-sent = { $player } sent a worker { $way }.
event-took = The steward took { $card } (2.1).
refused-no-more-room = There is no room at { $place }.
    .advice = Try another.
refused-too-dear = It costs { $cost }, you have { $have }.
