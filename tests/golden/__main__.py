"""`make golden`: write the transcripts anew. A record that no longer replays is played anew from its recipe."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import regnum
from regnum.lab.transcript import transcript
from tests.golden.recipes import RECIPES, Recipe
from tests.typed import present

HOME = Path(__file__).parent
WORTH = {"quarry": 4, "forest": 4, "mines": 4, "silversmith": 4, "workshop": 4, "kings_storehouse": 1, "tax_stand": 1}
GREAT = ("commission", "fortify", "garrison", "absolve", "attack", "convert", "develop")


def record_file(recipe: Recipe) -> Path:
    return HOME / recipe.game / f"{recipe.name}.record"


def transcript_file(recipe: Recipe) -> Path:
    return HOME / recipe.game / f"{recipe.name}.txt"


def played(recipe: Recipe) -> regnum.Match:
    match = regnum.new(recipe.game, seats=recipe.seats, seed=recipe.seed, options=dict(recipe.options))
    dice = random.Random(recipe.seed)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, choice(recipe.players[seat], match, seat, dice))
    return match


def choice(player: str, match: regnum.Match, seat: int, dice: random.Random) -> str:
    if player == "lively":
        return lively(match.legal(seat), dice)
    if player == "hoarding":
        return hoarding(match.legal(seat), dice)
    if player == "busy":
        return busy(match.legal(seat), dice)
    if player == "lordly":
        return lordly(match.legal(seat), dice)
    if player == "masterly":
        return masterly(match.legal(seat), dice)
    return regnum.bot(player, dice.randrange(2**32)).choose(match, seat)


def lively(moves: list[str], dice: random.Random) -> str:
    """Any verb equally likely: more buildings, camps and sieges than plain chance would bring."""
    verb = dice.choice(sorted({move.split()[0] for move in moves}))
    return dice.choice([move for move in moves if move.split()[0] == verb])


def hoarding(moves: list[str], dice: random.Random) -> str:
    """Lays no tile while it can do anything else."""
    return dice.choice([move for move in moves if move.split()[0] not in ("build", "extend")] or moves)


def busy(moves: list[str], dice: random.Random) -> str:
    """Any verb equally likely, but passes or declines only when nothing else is left, and does great things first."""
    wanted = [move for move in moves if move.split()[0] not in ("pass", "decline")] or moves
    great = [move for move in wanted if move.split()[0] in GREAT] if dice.random() < 0.7 else []
    return lively(great or wanted, dice)


def lordly(moves: list[str], dice: random.Random) -> str:
    """Bids little, plays cards and barons first, places squires in handfuls, and takes what is offered."""
    verbs = {move.split()[0] for move in moves}
    if "offer" in verbs:
        return dice.choice([move for move in moves if int(move.split()[-1]) < 4])
    if "raise" in verbs:
        return moves[0] if dice.random() < 0.4 else "pass"
    for verb in ("income", "card", "baron", "save", "ransom", "buy", "strike", "study", "intrigue"):
        some = [move for move in moves if move.split()[0] == verb]
        if some and dice.random() < 0.9:
            return dice.choice(some[len(some) // 2 :])
    handfuls = [move for move in moves if move.startswith(("place 2 ", "place 3 "))]
    return dice.choice(handfuls) if handfuls else lively([move for move in moves if move != "sell"], dice)


def masterly(moves: list[str], dice: random.Random) -> str:
    """Builds whenever it can, gathers and hires otherwise, and takes what is offered."""
    if "place guildhall" in moves and dice.random() < 0.9:
        return "place guildhall"
    if all(move.startswith("place ") for move in moves):
        return dice.choices(moves, [WORTH.get(move.split()[1], 2) for move in moves])[0]
    for verb in ("monument", "build", "cathedral", "contribute", "hire", "settle", "free", "imprison"):
        some = [move for move in moves if move.split()[0] == verb]
        if some and dice.random() < 0.8:
            return dice.choice(some)
    return lively([move for move in moves if move not in ("stop", "decline", "later", "bear")] or moves, dice)


def kept(recipe: Recipe, anew: bool) -> regnum.Match:
    if record_file(recipe).exists() and not anew:
        try:
            return regnum.replay(record_file(recipe).read_text(encoding="utf-8"))
        except regnum.RecordError as wrong:
            print(f"{recipe.name}: the record no longer replays ({wrong}); playing anew")
    return played(recipe)


def main() -> None:
    for recipe in RECIPES:
        match = kept(recipe, anew="--anew" in sys.argv)
        record_file(recipe).parent.mkdir(exist_ok=True)
        record_file(recipe).write_text(match.record(), encoding="utf-8")
        transcript_file(recipe).write_text(transcript(match), encoding="utf-8")
        print(f"{recipe.game} {recipe.name}: {len(match.log)} moves, {present(match.result).totals}")


if __name__ == "__main__":
    main()
