### The Storm, English.

ui-storm = The Storm
verb-shelter = take shelter
move-shelter = Take shelter
refused-not-poor = Shelter is for those with fewer than { $limit } pebbles; you have { $count }.
event-blew = The wind takes a pebble: { $player }.
line-dry = Dry pebbles
