"""What a game registers (Box), what an expansion adds to it, and the combination for one match (Rules).

An expansion adds cards, more answers to an existing Ask, consequences of an existing happening and lines of score; the
base game never refers to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from regnum.core.actions import Actions
from regnum.core.chance import Chance
from regnum.core.effects import Effect, in_order
from regnum.core.errors import OptionError
from regnum.core.figures import FigureSet, PackedFigures, chosen_set, packed_sheets
from regnum.core.messages import Event, GameInfo, Message, OptionInfo, Result, say, stamped
from regnum.core.notation import Family, Moves
from regnum.core.observation import Observer
from regnum.core.options import Value, checked_values
from regnum.core.words import NOBODY, Ask, Extra, Game, Move

G = TypeVar("G", bound=Game)
Lines: TypeAlias = list[tuple[str, int]]
RESERVED: Final = frozenset(
    {"regnum", "game", "seed", "seats", "expansions", "figures"}
)  # the other words of a record's header


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
    """A place where the base game lets expansions change something: a price, a limit, who may be captured.

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
        sheet: Callable[[Any, Any], None] | None = None,
        drops: tuple[str, ...] = (),
        secret_lines: Callable[[Any, int], set[str]] | None = None,
        events: tuple[type[Event], ...] = (),
        lay: Callable[[Any], Extra] | None = None,
        view: Callable[[Any, int], dict[str, Any]] | None = None,
        scene: Callable[[dict[str, Any], Any], None] | None = None,
        pieces: Callable[[Any], list[str]] | None = None,
        sense: object | None = None,
        observer: Observer[Any] | None = None,
        claims: str = "",
        figures: str = "",
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
        self.sheet = sheet  # adds the rows of these lines to the sheet of a finished match
        self.drops = drops  # lines of the base's score sheet that it replaces
        self.secret_lines = secret_lines
        self.events = events
        self.lay = lay  # lays its own things on an open table and gives what it keeps there
        self.view = view  # what a seat may know of them; stands in the view under the expansion's name
        self.scene = scene  # adds them to the scene of that view
        self.pieces = pieces  # every piece it brought, wherever it lies
        self.sense = sense  # what the game's bots notice of it (regnum.bots.sense.SensePart)
        self.observer = observer  # what learners see of it
        self.claims = claims  # where its sentences' claims stand, `package.module:NAME`
        self.figures = figures  # where its printed figures are declared, `package.module:NAME` (core.figures)
        self.default = default  # whether it is in play when nobody says otherwise


def most_points(game: Any, lines: list[Lines]) -> Result:
    """Most points win, ties stay ties: the result of a game without a tie-break of its own."""
    return ranked(lines, [0] * len(lines))


def line_name(line: str) -> Message:
    """What a line of the score sheet is called, where the game does not say it in its own way."""
    return say("line-" + line.replace("_", "-"))


def nobody_more(seats: int, options: dict[str, Value]) -> int:
    """A game without an official opponent."""
    return 0


def one_side_only(seat: int) -> bool:
    """A table that looks the same from everywhere."""
    return False


def nothing_to_show() -> list[Any]:
    """A game without a gallery."""
    return []


def nothing_secret(game: Any, seat: int) -> set[str]:
    """A score sheet without secret lines."""
    return set()


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Generic[G]):
    """A game as the registry knows it: its description, and the functions that make it up.

    Five are needed: `open`, `view`, `scene`, `lines`, `pieces`. The others have an answer that suits most games.
    """

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
    expansions: dict[str, Expansion]  # filled by the registry, never by the game
    all_moves: Moves | None
    all_actions: Actions | None
    open: Callable[[Rules, Chance], G]
    view: Callable[[G, int], dict[str, Any]]
    scene: Callable[[dict[str, Any]], Any]
    headline: Callable[[dict[str, Any]], Message] | None
    lines: Callable[[G, int], Lines]
    pieces: Callable[[G], list[str]]
    result: Callable[[G, list[Lines]], Result]
    secret_lines: Callable[[G, int], set[str]]
    line_label: Callable[[str], Message]
    sheet: Callable[[G, list[Event]], Any] | None
    round_of: Callable[[G], int] | None
    opponents: Callable[[int, dict[str, Value]], int]
    opponent_name: Callable[[dict[str, Value]], Message] | None
    across: Callable[[int], bool]
    gallery: Callable[[], Any]
    sense: Callable[[], object] | None
    observer: Observer[G] | None
    guide: object | None
    claims: str
    figures: str

    def __init__(
        self,
        id: str,
        *,
        edition: int,
        seats: tuple[int, int],
        colours: tuple[str, ...],
        families: list[Family],
        package: str,
        open: Callable[[Rules, Chance], G],
        view: Callable[[G, int], dict[str, Any]],
        scene: Callable[[dict[str, Any]], Any],
        lines: Callable[[G, int], Lines],
        pieces: Callable[[G], list[str]],
        options: list[OptionInfo] | None = None,
        events: tuple[type[Event], ...] = (),
        effects: list[Effect[Any]] | None = None,
        cards: dict[str, tuple[Any, ...]] | None = None,
        result: Callable[[G, list[Lines]], Result] = most_points,
        headline: Callable[[dict[str, Any]], Message] | None = None,
        secret_lines: Callable[[G, int], set[str]] = nothing_secret,
        line_label: Callable[[str], Message] = line_name,
        sheet: Callable[[G, list[Event]], Any] | None = None,
        round_of: Callable[[G], int] | None = None,
        opponents: Callable[[int, dict[str, Value]], int] = nobody_more,
        opponent_name: Callable[[dict[str, Value]], Message] | None = None,
        across: Callable[[int], bool] = one_side_only,
        gallery: Callable[[], Any] = nothing_to_show,
        sense: Callable[[], object] | None = None,
        observer: Observer[G] | None = None,
        guide: object | None = None,
        claims: str = "",
        figures: str = "",
    ) -> None:
        self.id = id
        self.edition = edition
        self.seats = seats
        self.colours = colours
        self.options = options or []
        reserved = RESERVED & {option.name for option in self.options}
        if reserved:
            raise ValueError(f"{id}: reserved option name: {', '.join(sorted(reserved))}")
        self.families = families
        self.effects = effects or []
        self.cards = cards or {}
        self.events = events
        self.package = package  # where its texts, rules and art lie
        self.expansions = {}
        self.all_moves = None
        self.all_actions = None
        self.open = open  # the table laid for these rules, nobody asked yet
        self.view = view  # the game as one seat may know it (NOBODY: a bystander), JSON-ready
        self.scene = scene  # that view laid out for the eye
        self.headline = headline  # the headline of that scene by itself: lists of tables need no more of it
        self.lines = lines  # the base game's lines of a side's score sheet now
        self.pieces = pieces  # every piece in play, wherever it lies, in a fixed order: none is made or lost
        self.result = result  # of a finished game
        self.secret_lines = secret_lines  # lines of a seat's sheet that nobody else may know before the end
        self.line_label = line_label  # what a line of the score sheet is called
        # The score sheet of a finished match as it is shown (regnum.scene.FinalSheet), from the state at its end and
        # all events of the match; without it, a row for each line.
        self.sheet = sheet
        self.round_of = round_of  # the round that is being played; None in a game that is played in turns only
        self.opponents = opponents  # how many official opponents sit at a table of so many seats with these options
        self.opponent_name = opponent_name
        # Whether this seat (NOBODY: a bystander) looks from the other side of the table, where right is left: its scene
        # lies turned, and what it is told of positions (messages.GridSpot, messages.Direction) turns with it.
        self.across = across
        self.gallery = gallery  # all cards, tiles and pieces as panels of a scene, to be looked at without a match
        self.sense = sense  # makes what the game's bots notice (regnum.bots.sense.Sense)
        self.observer = observer  # what learners see of a position (regnum.core.observation)
        self.guide = guide  # a guided first game (regnum.guide.Guide)
        self.claims = claims  # where its sentences' claims stand, `package.module:NAME` (regnum.testing.claims.Claims)
        self.figures = figures  # where its printed figures are declared, `package.module:NAME` (core.figures)

    def moves(self) -> Moves:
        """Every move of the game and of all its expansions, numbered once, whichever of them are in play."""
        if self.all_moves is None:
            added = [family for name in sorted(self.expansions) for family in self.expansions[name].families]
            self.all_moves = Moves(self.families + added)
        return self.all_moves

    def actions(self) -> Actions:
        """The same as learners choose them."""
        if self.all_actions is None:
            self.all_actions = Actions(self.moves())
        return self.all_actions

    def option_label(self, option: str, choice: str | int | None = None) -> Message:
        """What a setting, or one of its choices, is called."""
        words = ["option", option] if choice is None else ["option", option, str(choice)]
        return say("-".join(words).replace("_", "-"))

    def expansion_label(self, expansion: str) -> Message:
        """What an expansion is called; `.about` says what it brings."""
        return say(f"expansion-{expansion.replace('_', '-')}")

    def info(self) -> GameInfo:
        """The description for lobbies and tools."""
        added = [option for name in sorted(self.expansions) for option in self.expansions[name].options]
        return GameInfo(self.id, self.edition, self.seats, self.options + added, sorted(self.expansions))

    def side_name(self, side: int, seats: int, options: dict[str, Value]) -> Message:
        """What a side of the table is called: a seat by its colour, an official opponent as the game names him.

        It is used on labels. If it ends in `.short`, the message without that is the name that begins a sentence.
        """
        if side >= seats and self.opponent_name is not None:
            return self.opponent_name(options)
        return say(f"seat-{self.colours[side]}")

    def usual_options(self, seats: int) -> dict[str, Value]:
        """The default options of a table."""
        return checked_options(self, seats, {})


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

    box: Box[Any]
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
    figures: FigureSet | None  # what was read from a box and is played with; None: the figures that come with the game
    packed: dict[str, PackedFigures]  # the same as the rules look at it: "" the game's, and by expansion

    def __init__(self, box: Box[Any], seats: int, options: dict[str, object]) -> None:
        self.box = box
        self.edition = box.edition
        self.seats = checked_seats(box, seats)
        self.expansions = chosen_expansions(box, options)
        self.options = checked_options(box, seats, options)
        self.figures = chosen_set(box, options.get("figures"))
        self.packed = packed_sheets(box, self.figures)
        if self.figures is not None:
            self.options["figures"] = [*self.figures.words()]
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
        game: Game = self.box.open(self, chance)
        for expansion in self.expansions:
            game.extras.append(Extra() if expansion.lay is None else expansion.lay(game))
        return game

    def view(self, game: Game, seat: int) -> dict[str, Any]:
        """The whole table as one seat may know it."""
        view = self.box.view(game, seat)
        for expansion in self.expansions:
            if expansion.view is not None:
                view[expansion.id] = expansion.view(game, seat)
        if self.figures is not None:
            view["figures"] = self.options["figures"]
        return view

    def scene(self, view: dict[str, Any]) -> Any:
        """Return that view laid out: a `regnum.scene.Scene` (the core itself lays out nothing)."""
        scene = self.box.scene(view)
        if self.box.across(bystander(view.get("seat"))):
            scene.across = True
        for expansion in self.expansions:
            if expansion.scene is not None:
                expansion.scene(view, scene)
        return scene

    def headline(self, view: dict[str, Any]) -> Message | None:
        """Return the headline of that scene."""
        if self.box.headline is not None:
            return self.box.headline(view)
        headline: Message | None = self.scene(view).headline
        return headline

    def pieces(self, game: Game) -> list[str]:
        """Return every piece in play, wherever it is."""
        pieces = self.box.pieces(game)
        for expansion in self.expansions:
            if expansion.pieces is not None:
                pieces.extend(expansion.pieces(game))
        return pieces

    def lines(self, game: Game, seat: int) -> Lines:
        """The whole score sheet of a seat now."""
        sheet = self.box.lines(game, seat)
        for expansion in self.expansions:
            sheet = [line for line in sheet if line[0] not in expansion.drops]
            for score in expansion.scoring:
                sheet.extend(score(game, seat))
        return sheet

    def secret_lines(self, game: Game, seat: int) -> set[str]:
        """The lines of a seat's sheet that other seats may not know before the end."""
        secret = self.box.secret_lines(game, seat)
        for expansion in self.expansions:
            if expansion.secret_lines is not None:
                secret = secret | expansion.secret_lines(game, seat)
        return secret

    def sheet(self, game: Game, events: list[Event]) -> Any:
        """The score sheet of a finished match as the game and its expansions tell it; None if the game does not."""
        if self.box.sheet is None:
            return None
        sheet = self.box.sheet(game, events)
        for expansion in self.expansions:
            if expansion.sheet is not None:
                expansion.sheet(game, sheet)
        return sheet

    def result(self, game: Game) -> Result | None:
        """The result, once the game is over."""
        if not game.over:
            return None
        result = self.box.result(game, [self.lines(game, side) for side in range(int(self.sides))])
        return result if result.decided is None else replace(result, decided=stamped(result.decided, self.box.id))


def checked_seats(box: Box[Any], seats: object) -> int:
    """Check the number of seats."""
    least, most = box.seats
    if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
        raise OptionError(f"{box.id} takes {least} to {most} players; seats={seats!r} is out of range")
    return seats


def chosen_expansions(box: Box[Any], options: dict[str, object]) -> list[Expansion]:
    """The expansions asked for, or those that are in play by default."""
    wanted = options.get("expansions")
    if wanted is None:
        return [each for each in box.expansions.values() if each.default]
    named = isinstance(wanted, (list, tuple)) and all(isinstance(each, str) for each in wanted)
    if not isinstance(wanted, (list, tuple)) or not named or len(set(wanted)) != len(wanted):
        raise OptionError(f"expansions must be a list of different names, not {wanted!r}")
    return [named_expansion(box, each) for each in sorted(wanted)]


def named_expansion(box: Box[Any], name: str) -> Expansion:
    """An expansion by its name, or by name and edition as records write it: `works_of_wonder:1`."""
    id, _, edition = name.partition(":")
    expansion = box.expansions.get(id)
    if expansion is None:
        known = ", ".join(sorted(box.expansions)) or "none"
        raise OptionError(f"{box.id} has no expansion {id!r}; choose from: {known}")
    if edition and edition != str(expansion.edition):
        raise OptionError(f"{id} edition {edition} is not available; this version has edition {expansion.edition}")
    return expansion


def checked_options(box: Box[Any], seats: int, options: dict[str, object]) -> dict[str, Value]:
    """Every setting that counts at this table, the expansions' among them."""
    expansions = chosen_expansions(box, options)
    offered = box.options + [option for each in expansions for option in each.options]
    asked = {name: value for name, value in options.items() if name not in ("expansions", "figures")}
    values = checked_values(box.id, offered, seats, asked)
    if box.expansions:
        values["expansions"] = [each.id for each in expansions]
    return values


def bystander(seat: int | None) -> int:
    """Outside the core a spectator is seat None; inside, the number NOBODY."""
    return NOBODY if seat is None else seat
