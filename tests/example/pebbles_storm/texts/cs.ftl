### Bouře, česky.

expansion-storm = Bouře
    .about = Vítr bere oblázky a chudí se smějí schovat.
verb-shelter = schovat se
move-shelter = Schovat se
refused-not-poor = Pod střechu smí, kdo má méně oblázků než { $limit }; ty jich máš { $count }.
event-blew = Vítr bere oblázek: { $player }.
line-dry = Suché oblázky
