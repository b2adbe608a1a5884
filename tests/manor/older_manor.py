"""An earlier edition of the manor, kept so that records of it stay watchable: everybody began a silver richer."""

import manor


class OlderManorBox(manor.ManorBox):
    def open(self, rules, chance):
        game = super().open(rules, chance)
        game.silver = [silver + 1 for silver in game.silver]
        return game


BOX = OlderManorBox(
    "manor",
    edition=7,
    seats=(2, 4),
    colours=("red", "green", "blue", "gold"),
    families=manor.BOX.families,
    events=manor.BOX.events,
    package="manor",
)
