"""The screens: one's own with what stands behind it, the others' closed; what one knows, and cards that were played."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import Fact, Message, player_name, say
from regnum.games.jerusalem.scenes.city import baron_piece
from regnum.games.jerusalem.scenes.court import copies
from regnum.games.jerusalem.scenes.faces import HAND_HIGH, HAND_SIZE, action_card
from regnum.scene import Counter, Gain, Panel, Piece, Place, Shape, Thing

SCREEN_SIZE: Final = (112, 72)
TOLD: Final = ("squires", "bezants")  # what stands behind a screen and is counted


def screens(view: dict[str, Any], mine: int) -> Panel:
    """One's own screen, open to oneself, and the others'."""
    others = [seat for seat in range(len(view["sides"])) if seat != mine]
    items = []
    if view["seat"] is None:
        others = [mine, *others]
    else:
        items.append(own_screen(view, mine))
    closed = [closed_screen(view, seat) for seat in others]
    items.append(
        Place(id="closed screens", layout="mat", items=closed, columns=min(3, len(closed)), size=SCREEN_SIZE, gap=8)
    )
    return Panel(id="screens", role="mine", title=say("panel-screens"), items=[*items, *piles(view)], bare=True)


def own_screen(view: dict[str, Any], seat: int) -> Place:
    """2.4. Squires, bezants and cards; the baron until he is placed."""
    side = view["sides"][seat]
    stock = [
        Counter(id=f"behind {each}", label=say(f"resource-{each}"), value=side[each], icon=each, rule="2.4")
        for each in TOLD
    ]
    items = [
        Place(
            id="stock",
            layout="mat",
            items=[Place(id=f"stock {each.id}", layout="column", items=[each]) for each in stock],
            columns=2,
        )
    ]
    hand = side["hand"] or []
    cards = [action_card(f"card {kind}", kind, foot=copies(hand.count(kind))) for kind in dict.fromkeys(hand)]
    if cards:
        items.append(Place(id="hand", layout="row", items=cards, size=HAND_SIZE, high=HAND_HIGH, gap=8))
    name = say("panel-own-screen")
    return Place(id=f"behind screen {seat}", layout="screen", items=items, seat=seat, name=name, fills=True)


def closed_screen(view: dict[str, Any], seat: int) -> Piece:
    """Somebody's screen from outside: arms and cards; squires and bezants only where the table counts along."""
    side = view["sides"][seat]
    known = [Gain(each, side[each]) for each in TOLD if side[each] is not None]
    return Piece(
        id=f"screen {side['colour']}", shape=Shape.SCREEN,
        seat=seat, value=side["cards"], gives=known or None, label=say("term-screen"),
        name=say("screen-cards", count=side["cards"]), text=screen_text(side), rule="11.2",
    )  # fmt: skip


def screen_text(side: dict[str, Any]) -> Message:
    """What is known of what stands behind it."""
    if side["squires"] is None:
        return say("screen-hidden", supply="empty" if side["supply_empty"] else "some")
    known: Fact = [say(f"count-{each}", count=side[each]) for each in TOLD]
    return say("screen-known", things=known)


def piles(view: dict[str, Any]) -> list[Place]:
    """The deck and the cards that were played; then what one handed on."""
    played = view["played"]
    told: Fact = [
        say("played-kind", card=say(f"card-{each}"), count=played.count(each)) for each in dict.fromkeys(played)
    ]
    counters = [
        Counter(id="deck", label=say("term-deck"), value=view["deck"], icon="card", rule="3.3"),
        Counter(id="played", label=say("term-played"), value=len(played), icon="played", rule="6.7.2",
                text=say("played-text", cards=told) if played else None),
    ]  # fmt: skip
    halves = [Place(id=f"pile {each.id}", layout="column", items=[each]) for each in counters]
    items = [Place(id="piles", layout="mat", items=halves, columns=2)]
    if view["handed_on"]:
        items.append(Place(id="handed on", layout="column", items=handed_on(view), label=say("place-handed-on"), gap=0))
    return items


def handed_on(view: dict[str, Any]) -> list[Thing]:
    """5.3.2. What one has seen in other hands, round by round."""
    rounds = dict.fromkeys(each["round"] for each in view["handed_on"])
    return [
        Piece(id=f"handed {round}", shape=Shape.NOTE, icon="card", label=handed_words(view, round), rule="5.3.2")
        for round in rounds
    ]


def handed_words(view: dict[str, Any], round: int) -> Message:
    """The cards of one round."""
    cards: Fact = [say(f"card-{each['card']}") for each in view["handed_on"] if each["round"] == round]
    return say("handed-on", card=cards, round=round)


def purse(view: dict[str, Any], seat: int) -> list[Thing]:
    """What one plays with, always in sight."""
    side = view["sides"][seat]
    found: list[Thing] = [
        Counter(id=each, label=say(f"resource-{each}"), value=side[each], icon=each, rule="2.4") for each in TOLD
    ]
    found.append(
        Counter(
            id="own prestige", label=say("resource-prestige"), value=side["prestige"], icon="prestige", rule="7.5.1"
        )
    )
    found.append(Counter(id="own cards", label=say("term-cards"), value=side["cards"], icon="card", rule="6.7.1"))
    if side["baron"] is None:
        found.append(replace(baron_piece(view, seat), text=say("baron-text"), rule="6.5.1", size=(34, 38)))
    return found


def rival(view: dict[str, Any], seat: int) -> Panel:
    """Another player in short, opened from the strip."""
    side = view["sides"][seat]
    items: list[Thing] = [
        Counter(
            id=f"floors of {side['colour']}", label=say("term-floors"), value=side["floors"], icon="floor", rule="7.5.1"
        ),
        Counter(
            id=f"prestige of {side['colour']}", label=say("resource-prestige"), value=side["prestige"], icon="prestige"
        ),
        Counter(id=f"cards of {side['colour']}", label=say("term-cards"), value=side["cards"], icon="card"),
    ]
    items += [
        Counter(id=f"{each} of {side['colour']}", label=say(f"resource-{each}"), value=side[each], icon=each)
        for each in TOLD
        if side[each] is not None
    ]
    supply = 0 if side["supply_empty"] else side["supply"]  # Q4: an empty one everybody sees
    if supply is not None:
        items.append(
            Counter(id=f"supply of {side['colour']}", label=say("term-supply"), value=supply, icon="supply", rule="2.3")
        )
    return Panel(id=f"side {seat}", role="others", title=player_name(seat), items=items, seat=seat)
