### Буря, українською.

expansion-storm = Буря
    .about = Вітер забирає камінці, а бідні можуть сховатися.
verb-shelter = сховатися
move-shelter = Сховатися
refused-not-poor = Під дах пускають тих, у кого камінців менше ніж { $limit }; у тебе їх { $count }.
event-blew = Вітер забирає камінець: { $player }.
line-dry = Сухі камінці
