### Búrka, slovensky.

expansion-storm = Búrka
    .about = Vietor berie kamienky a chudobní sa smú skryť.
verb-shelter = skryť sa
move-shelter = Skryť sa
refused-not-poor = Pod strechu smie, kto má menej kamienkov ako { $limit }; ty ich máš { $count }.
event-blew = Vietor berie kamienok: { $player }.
line-dry = Suché kamienky
