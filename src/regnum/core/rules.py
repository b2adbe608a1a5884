"""What a game brings to the house (Box), what an expansion adds to it, and what was agreed for one match (Rules).

The base game offers; an expansion adds. It brings cards, more answers to an existing Ask, consequences of an existing
happening and lines of score, and the base never learns its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from regnum.core.chance import Chance
from regnum.core.effects import Effect, in_order
from regnum.core.errors import OptionError
from regnum.core.guide import Guide
from regnum.core.kit import Thing
from regnum.core.letters import Event, GameInfo, Message, OptionInfo, Result, say, stamped
from regnum.core.notation import Family, Moves
from regnum.core.options import Value, checked_values
from regnum.core.sense import Sense, SensePart
from regnum.core.weights import taught
from regnum.core.words import NOBODY, Ask, Extra, Game, Move

if TYPE_CHECKING:
    from regnum.core.claims import Claims

G = TypeVar("G", bound=Game)
Lines: TypeAlias = list[tuple[str, int]]
RESERVED: Final = frozenset({"regnum", "game", "seed", "seats", "expansions"})  # the other words of a record's header


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Generic[G]):
    """More answers to an Ask of the base game."""

    def moves(self, game: G, seat: i64) -> list[Move[Any]]:
        """Every further answer worth showing."""
        raise NotImplementedError

    def legal(self, game: G, seat: i64) -> list[Move[Any]]:
        """Those of them that may be played."""
        return [move for move in self.moves(game, seat) if move.may(game, seat)]

    def verbs(self) -> tuple[type[Move[Any]], ...]:
        """The kinds of moves it brings."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequence(Generic[G]):
    """What an expansion lets follow from something that happens in the base game."""

    def follow(self, game: G, seat: i64, detail: i64) -> None:
        """Act at once through the game's verbs, or push steps."""
        raise NotImplementedError


NO_OFFERS: Final[list[Offer[Any]]] = []  # one for all, as a search asks without end
NO_CONSEQUENCES: Final[list[Consequence[Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """A place where the base game asks whether anybody changes something: a price, a limit, who may be captured.

    The base declares a subclass with a method that says what would happen, and asks `rules.hooks_of` it; an expansion
    brings subclasses of that. A hook is named by what it decides, so that it is useful in itself.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What an expansion adds to a game. Found by the entry point `regnum.expansions`, named `game.expansion`."""

    def __init__(
        self,
        id: str,
        *,
        edition: int,
        package: str,
        options: list[OptionInfo] | None = None,
        cards: dict[str, tuple[Any, ...]] | None = None,
        families: list[Family] | None = None,
        effects: list[Effect[Any]] | None = None,
        hooks: dict[type[Hook], tuple[Hook, ...]] | None = None,
        offers: dict[type[Ask[Any]], tuple[Offer[Any], ...]] | None = None,
        after: dict[type[Event], tuple[Consequence[Any], ...]] | None = None,
        scoring: tuple[Callable[[Any, int], Lines], ...] = (),
        drops: tuple[str, ...] = (),
        secret_lines: Callable[[Any, int], set[str]] | None = None,
        events: tuple[type[Event], ...] = (),
        lay: Callable[[Any], Extra] | None = None,
        view: Callable[[Any, int], dict[str, Any]] | None = None,
        scene: Callable[[dict[str, Any], dict[str, Any]], None] | None = None,
        pieces: Callable[[Any], list[str]] | None = None,
        sense: SensePart | None = None,
        claims: Callable[[], Claims] | None = None,
        default: bool = False,
    ) -> None:
        self.id = id
        self.edition = edition  # raised with every change of its rules, and written into records
        self.package = package  # where its texts and rules lie
        # Settings that exist only with it; one of the same name as the base game's stands in its place.
        self.options = [replace(option, needs=id) for option in options or []]
        self.cards = cards or {}
        self.families = families or []
        self.effects = effects or []  # kinds of effects of its own (core/effects.py)
        self.hooks = hooks or {}
        self.offers = offers or {}
        self.after = after or {}
        self.scoring = scoring
        self.drops = drops  # lines of the base's score sheet that it replaces
        self.secret_lines = secret_lines
        self.events = events
        self.lay = lay  # lays its own things on an open table and gives what it keeps there
        self.view = view  # what a seat may know of them; stands in the view under the expansion's name
        self.scene = scene  # adds them to the scene of that view
        self.pieces = pieces  # every piece it brought, wherever it lies
        self.sense = sense  # what the game's bots notice of it
        self.claims = claims  # what its sentences claim (core/claims.py); asked for by the contract only
        self.default = default  # whether it is in play when nobody says otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """A game as it comes to the house: its description, and a door to each of its rooms."""

    id: str
    edition: int
    seats: tuple[int, int]
    colours: tuple[str, ...]  # the seats' names in records, in seat order; a solo opponent's too
    options: list[OptionInfo]
    families: list[Family]
    effects: list[Effect[Any]]
    cards: dict[str, tuple[Any, ...]]
    events: tuple[type[Event], ...]
    package: str
    expansions: dict[str, Expansion]  # filled by the house, never by the game
    all_moves: Moves | None
    taught_sense: Sense | None

    def __init__(
        self,
        id: str,
        *,
        edition: int,
        seats: tuple[int, int],
        colours: tuple[str, ...],
        families: list[Family],
        package: str,
        options: list[OptionInfo] | None = None,
        events: tuple[type[Event], ...] = (),
        effects: list[Effect[Any]] | None = None,
        cards: dict[str, tuple[Any, ...]] | None = None,
    ) -> None:
        self.id = id
        self.edition = edition
        self.seats = seats
        self.colours = colours
        self.options = options or []
        reserved = RESERVED & {option.name for option in self.options}
        if reserved:
            raise ValueError(f"{id}: an option may not be called {', '.join(sorted(reserved))}")
        self.families = families
        self.effects = effects or []
        self.cards = cards or {}
        self.events = events
        self.package = package
        self.expansions = {}
        self.all_moves = None
        self.taught_sense = None

    def moves(self) -> Moves:
        """Every move of the game and of all its expansions, numbered once, whichever of them are in play."""
        if self.all_moves is None:
            added = [family for name in sorted(self.expansions) for family in self.expansions[name].families]
            self.all_moves = Moves(self.families + added)
        return self.all_moves

    def open(self, rules: Rules, chance: Chance) -> Game:
        """The table laid for these rules, nobody asked yet."""
        raise NotImplementedError

    def view(self, game: Any, seat: int) -> dict[str, Any]:
        """The game as one seat may know it (NOBODY: a bystander). JSON-ready."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view laid out for the eye."""
        raise NotImplementedError

    def across(self, seat: int) -> bool:
        """Whether this seat (NOBODY: a bystander) looks from the other side of the table, where right is left: its
        scene lies turned, and what it is told of positions (letters.Spot, letters.Heading) turns with it.
        """
        return False

    def gallery(self) -> list[Thing]:
        """All cards, tiles and pieces as panels of a scene, to be looked at without a match. Most games have one."""
        return []

    def guide(self) -> Guide | None:
        """A guided first game. Most games have one."""
        return None

    def new_sense(self) -> Sense:
        """What the game's bots notice. A game without a sense of its own counts the points of the moment."""
        return Sense()

    def sense(self) -> Sense:
        """The game's sense with the weights that lie beside it; made once."""
        if self.taught_sense is None:
            self.taught_sense = taught(self.whole_sense(), self.package)
        return self.taught_sense

    def whole_sense(self) -> Sense:
        """The game's sense before it has learned anything, with what the bots notice of its expansions."""
        sense = self.new_sense()
        for name in sorted(self.expansions):
            part = self.expansions[name].sense
            if part is not None:
                sense.add(name, part)
        return sense

    def lines(self, game: Any, seat: int) -> Lines:
        """The base game's lines of the score sheet now."""
        raise NotImplementedError

    def secret_lines(self, game: Any, seat: int) -> set[str]:
        """The lines of a seat's sheet that nobody else may know before the end. Most games have none."""
        return set()

    def result(self, game: Any, lines: list[Lines]) -> Result:
        """The result of a finished game; most points win, ties stay ties. Games with tie-breaks override it."""
        return ranked(lines, [0] * len(lines))

    def line_label(self, line: str) -> Message:
        """What a line of the score sheet is called."""
        return say("line-" + line.replace("_", "-"))

    def option_label(self, option: str, choice: str | int | None = None) -> Message:
        """What a setting, or one of its choices, is called."""
        words = ["option", option] if choice is None else ["option", option, str(choice)]
        return say("-".join(words).replace("_", "-"))

    def expansion_label(self, expansion: str) -> Message:
        """What an expansion is called; `.about` says what it brings."""
        return say(f"expansion-{expansion.replace('_', '-')}")

    def pieces(self, game: Any) -> list[str]:
        """Every piece in play, wherever it lies, in a fixed order: the contract checks that none is made or lost."""
        raise NotImplementedError

    def info(self) -> GameInfo:
        """The description for lobbies and tools."""
        added = [option for name in sorted(self.expansions) for option in self.expansions[name].options]
        return GameInfo(self.id, self.edition, self.seats, self.options + added, sorted(self.expansions))

    def side_name(self, side: int, seats: int, options: dict[str, Value]) -> Message:
        """What a side of the table is called; games with an official opponent of their own name him here.

        It stands on labels. If it ends in `.short`, the message without that is the name that begins a sentence.
        """
        return say(f"seat-{self.colours[side]}")

    def usual_options(self, seats: int) -> dict[str, Value]:
        """The settings of a table where nobody has chosen anything."""
        return checked_options(self, seats, {})

    def claims(self) -> Claims:
        """claims.py: what the game's sentences claim (core/claims.py). Only the contract asks, so import it here."""
        from regnum.core.claims import Claims

        return Claims()

    def opponents(self, seats: int, options: dict[str, Value]) -> int:
        """How many official automatic opponents sit at a table with this many people and these settings."""
        return 0


def ranked(lines: list[Lines], tie_break: list[int], decided: Message | None = None) -> Result:
    """Places by total, then by the tie-break; who is equal in both shares the place. What broke a tie for the first
    place is `decided`.
    """
    totals = [sum(points for _, points in sheet) for sheet in lines]
    order = list(zip(totals, tie_break, strict=True))
    ranks = [1 + sum(other > mine for other in order) for mine in order]
    return Result(totals, lines, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], decided)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game with its options and expansions, composed once for a match and shared by all its clones."""

    box: Box
    edition: i64  # of the game: where a ruling has changed, earlier matches go on by the old one
    seats: i64
    sides: i64  # seats and official opponents
    options: dict[str, Value]
    expansions: list[Expansion]
    extended: bool
    moves: Moves
    effects: list[Effect[Any]]  # of the game and of the expansions in play, each at its number
    cards: dict[str, tuple[Any, ...]]
    offers: dict[type[Ask[Any]], list[Offer[Any]]]
    after: dict[type[Event], list[Consequence[Any]]]
    hooks: dict[type[Hook], list[Hook]]

    def __init__(self, box: Box, seats: int, options: dict[str, object]) -> None:
        self.box = box
        self.edition = box.edition
        self.seats = checked_seats(box, seats)
        self.expansions = chosen_expansions(box, options)
        self.options = checked_options(box, seats, options)
        self.sides = self.seats + box.opponents(seats, self.options)
        self.extended = bool(self.expansions)
        self.moves = box.moves()
        self.effects = in_order(box.effects + [each for one in self.expansions for each in one.effects])
        self.cards = dict(box.cards)
        self.offers = {}
        self.after = {}
        self.hooks = {}
        for expansion in self.expansions:
            self.add(expansion)

    def add(self, expansion: Expansion) -> None:
        """Lay what an expansion brings beside what is there."""
        for deck, more in expansion.cards.items():
            self.cards[deck] = self.cards.get(deck, ()) + more
        for ask, offers in expansion.offers.items():
            self.offers.setdefault(ask, []).extend(offers)
        for happening, consequences in expansion.after.items():
            self.after.setdefault(happening, []).extend(consequences)
        for kind, hooks in expansion.hooks.items():
            self.hooks.setdefault(kind, []).extend(hooks)

    def hooks_of(self, kind: type[Hook]) -> list[Hook]:
        """What expansions have to say where the base game asks."""
        return self.hooks.get(kind, [])

    def offers_at(self, ask: Ask[Any]) -> list[Offer[Any]]:
        """What expansions add to this question."""
        return self.offers.get(type(ask), NO_OFFERS)

    def consequences_of(self, happening: type[Event]) -> list[Consequence[Any]]:
        """What expansions let follow from this."""
        return self.after.get(happening, NO_CONSEQUENCES)

    def open(self, chance: Chance) -> Game:
        """The table laid, with everything that expansions bring to it."""
        game = self.box.open(self, chance)
        for expansion in self.expansions:
            game.extras.append(Extra() if expansion.lay is None else expansion.lay(game))
        return game

    def view(self, game: Game, seat: int) -> dict[str, Any]:
        """The whole table as one seat may know it."""
        view = self.box.view(game, seat)
        for expansion in self.expansions:
            if expansion.view is not None:
                view[expansion.id] = expansion.view(game, seat)
        return view

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        """That view laid out for the eye."""
        scene = self.box.scene(view)
        if self.box.across(bystander(view.get("seat"))):
            scene["across"] = True
        for expansion in self.expansions:
            if expansion.scene is not None:
                expansion.scene(view, scene)
        return scene

    def pieces(self, game: Game) -> list[str]:
        """Every piece in play, wherever it lies."""
        pieces = self.box.pieces(game)
        for expansion in self.expansions:
            if expansion.pieces is not None:
                pieces.extend(expansion.pieces(game))
        return pieces

    def claims(self) -> Claims:
        """What the sentences of the game and of its expansions claim."""
        whole = self.box.claims()
        for expansion in self.expansions:
            if expansion.claims is not None:
                whole = whole | expansion.claims()
        return whole

    def lines(self, game: Game, seat: int) -> Lines:
        """The whole score sheet of a seat now."""
        sheet = self.box.lines(game, seat)
        for expansion in self.expansions:
            sheet = [line for line in sheet if line[0] not in expansion.drops]
            for score in expansion.scoring:
                sheet.extend(score(game, seat))
        return sheet

    def secret_lines(self, game: Game, seat: int) -> set[str]:
        """The lines of a seat's sheet that nobody else may know before the end."""
        secret = self.box.secret_lines(game, seat)
        for expansion in self.expansions:
            if expansion.secret_lines is not None:
                secret = secret | expansion.secret_lines(game, seat)
        return secret

    def result(self, game: Game) -> Result | None:
        """The result, once the game is over."""
        if not game.over:
            return None
        result = self.box.result(game, [self.lines(game, side) for side in range(int(self.sides))])
        return result if result.decided is None else replace(result, decided=stamped(result.decided, self.box.id))


def checked_seats(box: Box, seats: object) -> int:
    """The number of seats, if the game can be played by so many."""
    least, most = box.seats
    if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
        raise OptionError(f"{box.id} is played by {least} to {most}; seats={seats!r} does not fit")
    return seats


def chosen_expansions(box: Box, options: dict[str, object]) -> list[Expansion]:
    """The expansions asked for, or those that are in play by default."""
    wanted = options.get("expansions")
    if wanted is None:
        return [each for each in box.expansions.values() if each.default]
    named = isinstance(wanted, (list, tuple)) and all(isinstance(each, str) for each in wanted)
    if not isinstance(wanted, (list, tuple)) or not named or len(set(wanted)) != len(wanted):
        raise OptionError(f"expansions is a list of different names, not {wanted!r}")
    return [named_expansion(box, each) for each in sorted(wanted)]


def named_expansion(box: Box, name: str) -> Expansion:
    """An expansion by its name, or by name and edition as records write it: `works_of_wonder:1`."""
    id, _, edition = name.partition(":")
    expansion = box.expansions.get(id)
    if expansion is None:
        known = ", ".join(sorted(box.expansions)) or "none"
        raise OptionError(f"{box.id} has no expansion {id!r}; there are: {known}")
    if edition and edition != str(expansion.edition):
        raise OptionError(f"{id} is wanted in edition {edition}; this house plays edition {expansion.edition}")
    return expansion


def checked_options(box: Box, seats: int, options: dict[str, object]) -> dict[str, Value]:
    """Every setting that counts at this table, the expansions' among them."""
    expansions = chosen_expansions(box, options)
    offered = box.options + [option for each in expansions for option in each.options]
    asked = {name: value for name, value in options.items() if name != "expansions"}
    values = checked_values(box.id, offered, seats, asked)
    if box.expansions:
        values["expansions"] = [each.id for each in expansions]
    return values


def bystander(seat: int | None) -> int:
    """Outside, a bystander is seat None; inside, a number that is nobody's."""
    return NOBODY if seat is None else seat
