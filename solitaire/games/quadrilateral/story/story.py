"""A campaign told by Fortnights and battles, for somebody who watches both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from solitaire.games.quadrilateral.core import events as kinds
from solitaire.games.quadrilateral.core.board import Board
from solitaire.games.quadrilateral.core.events import Happened
from solitaire.games.quadrilateral.core.options import START_BY_SCENARIO
from solitaire.games.quadrilateral.core.views import View, column, number
from solitaire.games.quadrilateral.terms import FLAGS, FORCE
from solitaire.games.quadrilateral.text.wording import (
    CAUSES,
    leader_list,
    place_title,
    side_word,
    signed,
    strength,
)
from solitaire.presenting.guide import Guide, Storyteller
from solitaire.protocol import Event, Rules
from solitaire.text import NOTHING, Text, capital, filled, joined, marked, text, verbatim

OPENINGS: Final = {
    "29jul": text(
        "At the end of July 1796 Wurmser comes down on both shores of Lake Garda to relieve "
        "Mantova, which Bonaparte has besieged since June."
    ),
    "1sep": text(
        "On 1 September 1796 Wurmser tries again, by the valley of the Brenta, while the "
        "French push up the Adige."
    ),
    "4nov": text(
        "On 4 November 1796 Alvinczy leads a new Austrian army from Friaul towards Verona; "
        "Wurmser himself is shut up in Mantova."
    ),
    "7jan": text(
        "On 7 January 1797 Alvinczy comes down from the Tyrol once more; Mantova has food for "
        "a few weeks."
    ),
}
SMALL: Final = 10
"""Steps: fights that cost less together are told in one clause."""
MEN_PER_STEP: Final = 200
LONG_QUIET: Final = 2
"""Turns without any news that are worth a sentence."""
# By weather: fair, rain, mud, snow, frost.
QUIET: Final = (
    text("The weather is fair."),
    text("Rain falls on the camps."),
    text("The roads are deep in mud."),
    text("Snow closes the passes."),
    text("The ground is frozen hard."),
)
RESTS: Final = marked("The {side} army goes into Quarters.")
NONE_COME: Final = marked("No {side} replacements come.")
NONE_AT_ALL: Final = text("Neither army receives replacements.")
NEWS: Final = {
    kinds.STATUS_CHANGED: marked("The {side} army takes the field."),
    kinds.FORCE_TAKEN: marked("{who} lays down arms at {place} with {men} men."),
    kinds.SIEGE_BEGAN: marked("Mantova is shut in."),
    kinds.SIEGE_BROKEN: marked("The siege of Mantova is broken."),
    kinds.CAPITULATED: marked("Mantova capitulates."),
    kinds.FORT_TAKEN: marked("{place} falls into {side} hands."),
    kinds.INVESTED: marked("{place} is invested."),
    kinds.SOURCE_LOST: marked("The {side} depot at {place} is lost."),
    kinds.BRIDGE_BROKEN: marked("A bridge goes up in smoke."),
    kinds.FORTNIGHT_PASSED: marked("Both armies rest; nothing but outposts stirs."),
    kinds.REPLACEMENTS_CAME: marked(
        "{side} replacements arrive: {steps} SP of foot, horse and guns."
    ),
    kinds.VIENNA_MOVED: marked("In Vienna the mood is {mood} after {cause}."),
}
COURSES: Final = {
    1: marked("After a single assault the {side} army holds the field."),
    2: marked("After a hard counter-attack the {side} army holds the field."),
}
"""By the number of rounds."""
MARCHES: Final = (
    marked("{side} columns are on the roads towards {places}."),
    marked("{side} troops march by way of {places}."),
    marked("Dust on the roads tells of {side} marches towards {places}."),
    marked("{side} forces are on the move; they are seen at {places}."),
)
"""Told in turn."""
LONG_DAY: Final = marked("After a long day the {side} army holds the field.")


class CampaignStory(Storyteller):
    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide, board: Board) -> None:
        super().__init__(rules, guide)
        self._board = board
        self._fight: dict[str, Any] = {}
        self._sentences_told: list[Text] = []
        self._marches: dict[int, set[Text]] = {0: set(), 1: set()}
        self._marches_told = -1
        self._battles = 0
        self._lost = [0, 0]
        self._worn = [0, 0]
        self._fortnight = ""
        self._weather = 0
        self._worn_before = [0, 0]
        self._is_chapter_open = False
        """Whether anything was told of this Fortnight."""
        self._quiet_turns = 0
        """Turns that were passed over in silence."""
        self._waiting: list[Text] = []
        """That an army gets no replacements, until the other's are known."""
        self._has_told = False
        """In this turn."""

    # -- frame -----------------------------------------------------------------------------------

    def opening(self, views: Sequence[Any], options: Mapping[str, str]) -> Sequence[str]:
        start = START_BY_SCENARIO[options.get("scenario", "rivoli")]
        return [OPENINGS[start], self._strengths(views)]

    def turn_title(self, turn: str) -> Text:
        """A Fortnight opens a chapter; a turn is its date."""
        head, _, date = turn.partition(", ")
        index = int(head.removeprefix("turn ")) - 1
        name = self._board.data.calendar[index].fortnight
        is_new, self._fortnight = name != self._fortnight, name
        if not is_new:
            return verbatim(date)
        self._is_chapter_open = False
        return text("Fortnight {name}, from {date}", name=verbatim(name), date=verbatim(date))

    def phase_title(self, phase: str) -> Text:
        return NOTHING

    def closing(self, views: Sequence[Any]) -> Sequence[str]:
        vienna = number(views[0], "vienna")
        fought = text(
            "%n battles were fought; they and the campaign cost {french} and {austrian}.",
            singular="%n battle was fought; it and the campaign cost {french} and {austrian}.",
            count=self._battles,
            french=self._cost(0),
            austrian=self._cost(1),
        )
        ends = text("Vienna Morale ends at {vienna}.", vienna=signed(vienna))
        return [fought, joined([ends, self._strengths(views)], " ")]

    def _cost(self, side: int) -> Text:
        return text(
            "{battle} {side} men in battle and {march} on the march",
            side=side_word(side),
            battle=men(self._lost[side]),
            march=men(self._worn[side]),
        )

    def nightfall(self, views: Sequence[Any]) -> Sequence[str]:
        self._sentences_told += self._waiting
        self._waiting = []
        told = list(self.passage())
        if not told and not self._has_told:
            told = self._quiet_turn(views)
        self._quiet_turns = 0 if told or self._has_told else self._quiet_turns + 1
        self._has_told = False
        turn = number(views[0], "turn")
        calendar = self._board.data.calendar
        if turn < len(calendar) and calendar[turn].is_first:
            told.append(self._half_month(views))
        self._is_chapter_open = self._is_chapter_open or bool(told)
        return told

    def _quiet_turn(self, views: Sequence[Any]) -> list[str]:
        """A turn without news: who marches, else the weather once in a Fortnight."""
        roads = self._roads()
        if roads:
            return [joined([*self._silence(), roads], " ")]
        if self._is_chapter_open:
            return []
        resting = [column(views[side], "status")[side] for side in (0, 1)]
        lying = text("Both armies lie still.") if all(resting) else text("The armies stand still.")
        return [joined([lying, QUIET[self._weather]], " ")]

    def _silence(self) -> list[Text]:
        """What is said of the turns that were passed over, before the next news."""
        turns, self._quiet_turns = self._quiet_turns, 0
        if turns < LONG_QUIET:
            return []
        return [text("For {days} days nothing has stirred but outposts.", days=2 * turns)]

    def _half_month(self, views: Sequence[Any]) -> Text:
        """What the Fortnight has cost besides battles, and how Mantova stands."""
        cost = [self._worn[side] - self._worn_before[side] for side in (0, 1)]
        self._worn_before = list(self._worn)
        told = text(
            "Hunger, fever and the roads have cost {french} French and {austrian} Austrians in "
            "this Fortnight.",
            french=men(cost[0]),
            austrian=men(cost[1]),
        )
        return joined([*self._silence(), told, self._mantova(views)], " ")

    def _mantova(self, views: Sequence[Any]) -> Text:
        board = self._board
        owner = number(views[0], "austrian_forts") >> board.fort_index[board.mantova] & 1
        if not number(views[0], "besieged") or owner == 0:
            return NOTHING
        view = views[1]
        inside = sum(
            sum(column(view, "steps")[flag * 3 : flag * 3 + 3])
            for flag in range(32, 63)
            if column(view, "place")[flag] in (board.mantova, board.citadella)
        )
        return text("In Mantova {men} men still bear arms.", men=men(inside))

    def _strengths(self, views: Sequence[Any]) -> Text:
        return text(
            "Under arms are {french} French and {austrian} Austrian men, those in Mantova "
            "included.",
            french=men(_field_steps(views[0])),
            austrian=men(_field_steps(views[1])),
        )

    # -- what happens ----------------------------------------------------------------------------

    def saw(self, events: Sequence[Event], views: Sequence[Any]) -> None:
        for event in events:
            if not isinstance(event, Happened) or not self._guide.is_full_account(event):
                continue
            self._see(event)
            if event.kind == kinds.BATTLE_BEGAN:
                self._fight["commanders"] = [
                    self._commander(views[side], event.place) for side in (0, 1)
                ]

    def _commander(self, view: View, place: int) -> Text:
        """The senior leader of the view's side in a place, or nobody in a garrison."""
        leaders = [
            leader
            for leader, at in enumerate(column(view, "leader_at")[: self._board.leaders])
            if at < FLAGS and at >> 5 == view.seat and column(view, "place")[at] == place
        ]
        if not leaders:
            return NOTHING
        return verbatim(self._board.leader_titles[min(leaders, key=self._seniority)])

    def _seniority(self, leader: int) -> int:
        return int(self._board.seniority[leader])

    def _see(self, event: Happened) -> None:
        kind = event.kind
        if kind == kinds.FLAG_MOVED and event.leaders:
            self._marches[event.side].add(place_title(self._board, event.place))
        elif kind == kinds.WEATHER_CAME:
            self._weather = event.other
        elif kind == kinds.LOST_BY_ATTRITION:
            self._worn[event.side] += event.amount
        elif kind == kinds.BATTLE_BEGAN:
            self._fight = {"began": event, "rounds": 0, "hits": []}
        elif kind == kinds.ROUND_FOUGHT:
            self._fight["rounds"] = event.amount
        elif kind == kinds.LEADER_HIT:
            who = leader_list(self._board, event.leaders)
            hit = text("{who} is killed.", who=who)
            hit = hit if event.amount else text("{who} is wounded.", who=who)
            self._fight.setdefault("hits", []).append(hit)
        elif kind == kinds.BATTLE_ENDED:
            self._end_fight(event)
        else:
            self._see_other(event)

    def _see_other(self, event: Happened) -> None:
        values = {
            "side": side_word(event.side),
            "place": place_title(self._board, event.place),
            "who": self._who(event),
            "men": men(sum(event.steps)),
            "steps": strength(event.steps),
            "mood": signed(event.amount),
            "cause": CAUSES[event.other] if event.other < len(CAUSES) else NOTHING,
        }
        template = self._template(event)
        if template:
            self._sentences_told += self._refused(template, capital(filled(template, values)))

    def _refused(self, template: str, sentence: Text) -> list[Text]:
        """The first army that gets nobody waits for news of the other [E31]."""
        waiting, self._waiting = self._waiting, []
        if template != NONE_COME:
            return [*waiting, sentence]
        if waiting:
            return [NONE_AT_ALL]
        self._waiting = [sentence]
        return []

    def _template(self, event: Happened) -> str:
        if event.kind == kinds.STATUS_CHANGED and event.amount:
            return RESTS
        if event.kind == kinds.REPLACEMENTS_CAME and not sum(event.steps):
            return NONE_COME
        return NEWS.get(event.kind, "")

    def _who(self, event: Happened) -> Text:
        return leader_list(self._board, event.leaders) if event.leaders else text("a force")

    def _end_fight(self, event: Happened) -> None:
        self._lost[0] += event.amount
        self._lost[1] += event.other
        began = self._fight.get("began")
        if began is None:
            return
        place, victor = place_title(self._board, event.place), side_word(event.side)
        if event.amount + event.other < SMALL:
            skirmish = text("A skirmish at {place} leaves it {side}.", place=place, side=victor)
            self._sentences_told.append(skirmish)
            return
        self._battles += 1
        holds = filled(COURSES.get(self._fight["rounds"], LONG_DAY), {"side": victor})
        losses = _losses(event.amount, event.other)
        hits = self._fight.get("hits", [])
        self._sentences_told.append(joined([self._attack(began, place), holds, losses, *hits], " "))

    def _attack(self, began: Happened, place: Text) -> Text:
        names = self._fight.get("commanders", [NOTHING, NOTHING])
        nameless = text("a force of the {side} army", side=side_word(began.side))
        return text(
            "Battle of {place}: {who} with {men} men attacks {whom} with {enemies}.",
            place=place,
            who=names[began.side] or nameless,
            men=men(began.amount),
            whom=names[1 - began.side] or text("a garrison"),
            enemies=men(began.other),
        )

    def passage(self) -> Sequence[str]:
        """One paragraph: the marches in a clause, then what came of them."""
        told, self._sentences_told = self._sentences_told, []
        if not told:
            return []
        self._has_told = self._is_chapter_open = True
        return [joined([*self._silence(), self._roads(), *told], " ")]

    def _roads(self) -> Text:
        marches, self._marches = self._marches, {0: set(), 1: set()}
        return joined([self._march(side, some) for side, some in marches.items() if some], " ")

    def _march(self, side: int, places: set[Text]) -> Text:
        self._marches_told += 1
        words = MARCHES[self._marches_told % len(MARCHES)]
        found = filled(words, {"side": side_word(side), "places": _some(places)})
        assert isinstance(found, Text)
        return found


def men(steps: int) -> Text:
    return verbatim(f"{steps * MEN_PER_STEP:,}")


def _losses(french: int, austrian: int) -> Text:
    """ "It costs 3,000 French and no Austrians."."""
    if french and austrian:
        template = marked("It costs {french} French and {austrian} Austrians.")
    elif french:
        template = marked("It costs {french} French and no Austrians.")
    else:
        template = marked("It costs no French and {austrian} Austrians.")
    return filled(template, {"french": men(french), "austrian": men(austrian)})


def _some(places: set[Text]) -> Text:
    named = sorted(places)[:3]
    if len(named) == 1:
        return named[0]
    return text("{names} and {last}", names=joined(named[:-1]), last=named[-1])


def _field_steps(view: View) -> int:
    """Steps of the view's own side."""
    first = view.seat * 32
    kind = column(view, "kind")
    steps = column(view, "steps")
    return sum(
        sum(steps[flag * 3 : flag * 3 + 3])
        for flag in range(first, first + 31)
        if kind[flag] == FORCE
    )
