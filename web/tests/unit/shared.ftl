### Messages of every game, in words of the tests' own: a better sentence in the real catalogue changes no test here.
### A test holds that the real catalogue has each of them.

ui-error = It went wrong.
ui-face-down = face down
ui-selected = selected
ui-not-possible = not possible
web-kit-lit = can be chosen
web-table-picked = What will you do with it?
web-table-picked-verbs = Will you { $verbs }?
web-table-hint-points = about { $points } points
web-table-hint-row = { $move }, { $percent } %, { $points }
say-your-turn = Your turn: { $prompt }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
list-two = { $first } and { $second }
list-or = { $first } or { $second }
edge-n = above
edge-e = right
edge-s = below
edge-w = left
side-name-and-colour = { $name } ({ $colour })
tty-nothing = nothing
tty-near = near
tty-far = far
tty-costs = needs { $cost }
tty-roads = roads: { $edges }
tty-spent = has moved
tty-laid = laid
tty-on-it = here: { $things }
tty-mark-at = { $thing } on { $place }
tty-value-of = { $value } of { $most }
tty-or = { $first } or { $second }
tty-taken = taken
tty-shows = shows: { $things }
tty-takes = for: { $thing }
tty-slots = places: { $things }
tty-used-of = used { $used }
tty-used-times = used { $count } times
