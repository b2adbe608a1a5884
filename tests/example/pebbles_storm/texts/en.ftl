### The Storm, English.

expansion-storm = The Storm
    .about = Wind takes pebbles, and the poor may take shelter.
verb-shelter = take shelter
move-shelter = Take shelter
refused-not-poor = Shelter is for those with fewer than { $limit } pebbles; you have { $count }.
event-blew = The wind takes a pebble: { $player }.
line-dry = Dry pebbles
