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
    strength,
)
from solitaire.presenting.guide import Guide, Storyteller
from solitaire.protocol import Event, Rules

OPENINGS: Final = {
    "29jul": "At the end of July 1796 Wurmser comes down on both shores of Lake Garda to relieve "
    "Mantova, which Bonaparte has besieged since June.",
    "1sep": "On 1 September 1796 Wurmser tries again, by the valley of the Brenta, while the "
    "French push up the Adige.",
    "4nov": "On 4 November 1796 Alvinczy leads a new Austrian army from Friaul towards Verona; "
    "Wurmser himself is shut up in Mantova.",
    "7jan": "On 7 January 1797 Alvinczy comes down from the Tyrol once more; Mantova has food for "
    "a few weeks.",
}
SMALL: Final = 10
"""Steps: fights that cost less together are told in one clause."""
MEN_PER_STEP: Final = 200
SHORT: Final = 60
"""Letters of a turn in which nothing happened."""
# By weather: fair, rain, mud, snow, frost.
QUIET: Final = (
    "The weather is fair.",
    "Rain falls on the camps.",
    "The roads are deep in mud.",
    "Snow closes the passes.",
    "The ground is frozen hard.",
)
STILL_QUIET: Final = (
    "Nothing stirs but outposts.",
    "Rain, and nothing stirs.",
    "Mud, and nothing stirs.",
    "Snow, and nothing stirs.",
    "Frost, and nothing stirs.",
)


class CampaignStory(Storyteller):
    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide, board: Board) -> None:
        super().__init__(rules, guide)
        self._board = board
        self._fight: dict[str, Any] = {}
        self._sentences_told: list[str] = []
        self._marches: dict[int, set[str]] = {0: set(), 1: set()}
        self._battles = 0
        self._lost = [0, 0]
        self._worn = [0, 0]
        self._fortnight = ""
        self._weather = 0
        self._worn_before = [0, 0]
        self._quiet_turns = 0
        self._has_told = False
        """In this turn."""

    # -- frame -----------------------------------------------------------------------------------

    def opening(self, views: Sequence[Any], options: Mapping[str, str]) -> Sequence[str]:
        start = START_BY_SCENARIO[options.get("scenario", "rivoli")]
        return [OPENINGS[start], self._strengths(views)]

    def turn_title(self, turn: str) -> str:
        """A Fortnight opens a chapter; a turn is its date."""
        head, _, date = turn.partition(", ")
        index = int(head.removeprefix("turn ")) - 1
        name = self._board.data.calendar[index].fortnight
        is_new, self._fortnight = name != self._fortnight, name
        return f"Fortnight {name}, from {date}" if is_new else date

    def phase_title(self, phase: str) -> str:
        return ""

    def closing(self, views: Sequence[Any]) -> Sequence[str]:
        vienna = number(views[0], "vienna")
        lost = " and ".join(
            f"{self._lost[side] * MEN_PER_STEP:,} {side_word(side)} men in battle and "
            f"{self._worn[side] * MEN_PER_STEP:,} on the march"
            for side in (0, 1)
        )
        return [
            f"{self._battles} battles were fought; they and the campaign cost {lost}.",
            f"Vienna Morale ends at {vienna:+d}. " + self._strengths(views),
        ]

    def nightfall(self, views: Sequence[Any]) -> Sequence[str]:
        told = list(self.passage())
        is_quiet = not told and not self._has_told
        if is_quiet:
            told = [self._quiet_turn(views)]
        self._quiet_turns = self._quiet_turns + 1 if is_quiet and len(told[0]) < SHORT else 0
        self._has_told = False
        turn = number(views[0], "turn")
        calendar = self._board.data.calendar
        if turn < len(calendar) and calendar[turn].is_first:
            told.append(self._half_month(views))
        return told

    def _quiet_turn(self, views: Sequence[Any]) -> str:
        """A turn without news: who marches, else the weather and how long nothing has stirred."""
        roads = self._roads()
        if roads:
            return roads
        if self._quiet_turns:
            return STILL_QUIET[self._weather]
        resting = [column(views[side], "status")[side] for side in (0, 1)]
        who = "Both armies lie" if all(resting) else "The armies stand"
        return f"{who} still. {QUIET[self._weather]}"

    def _half_month(self, views: Sequence[Any]) -> str:
        """What the Fortnight has cost besides battles, and how Mantova stands."""
        cost = [self._worn[side] - self._worn_before[side] for side in (0, 1)]
        self._worn_before = list(self._worn)
        told = (
            f"Hunger, fever and the roads have cost {cost[0] * MEN_PER_STEP:,} French and "
            f"{cost[1] * MEN_PER_STEP:,} Austrians in this Fortnight."
        )
        return " ".join([told, self._mantova(views)]).strip()

    def _mantova(self, views: Sequence[Any]) -> str:
        board = self._board
        owner = number(views[0], "austrian_forts") >> board.fort_index[board.mantova] & 1
        if not number(views[0], "besieged") or owner == 0:
            return ""
        view = views[1]
        inside = sum(
            sum(column(view, "steps")[flag * 3 : flag * 3 + 3])
            for flag in range(32, 63)
            if column(view, "place")[flag] in (board.mantova, board.citadella)
        )
        return f"In Mantova {inside * MEN_PER_STEP:,} men still bear arms."

    def _strengths(self, views: Sequence[Any]) -> str:
        parts = []
        for side in (0, 1):
            steps = _field_steps(views[side])
            parts.append(f"{steps * MEN_PER_STEP:,} {side_word(side)}")
        return f"Under arms are {parts[0]} and {parts[1]} men, those in Mantova included."

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

    def _commander(self, view: View, place: int) -> str:
        """The senior leader of the view's side in a place, or nobody in a garrison."""
        leaders = [
            leader
            for leader, at in enumerate(column(view, "leader_at")[: self._board.leaders])
            if at < FLAGS and at >> 5 == view.seat and column(view, "place")[at] == place
        ]
        if not leaders:
            return ""
        return self._board.leader_titles[min(leaders, key=self._seniority)]

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
            fate = "killed" if event.amount else "wounded"
            self._fight.setdefault("hits", []).append(
                f"{leader_list(self._board, event.leaders)} is {fate}"
            )
        elif kind == kinds.BATTLE_ENDED:
            self._end_fight(event)
        else:
            self._see_other(event)

    def _see_other(self, event: Happened) -> None:
        place = place_title(self._board, event.place)
        side = side_word(event.side)
        sentence = {
            kinds.STATUS_CHANGED: f"The {side} army "
            + ("goes into Quarters." if event.amount else "takes the field."),
            kinds.FORCE_TAKEN: f"{self._who(event)} lays down arms at {place} with "
            f"{sum(event.steps) * MEN_PER_STEP:,} men.",
            kinds.SIEGE_BEGAN: "Mantova is shut in.",
            kinds.SIEGE_BROKEN: "The siege of Mantova is broken.",
            kinds.CAPITULATED: "Mantova capitulates.",
            kinds.FORT_TAKEN: f"{place} falls into {side} hands.",
            kinds.INVESTED: f"{place} is invested.",
            kinds.SOURCE_LOST: f"The {side} depot at {place} is lost.",
            kinds.BRIDGE_BROKEN: "A bridge goes up in smoke.",
            kinds.FORTNIGHT_PASSED: "Both armies rest; nothing but outposts stirs.",
            kinds.REPLACEMENTS_CAME: f"{side} replacements arrive: {strength(event.steps)} SP of "
            "foot, horse and guns."
            if sum(event.steps)
            else f"No {side} replacements come.",
        }.get(event.kind, "")
        if event.kind == kinds.VIENNA_MOVED:
            cause = CAUSES[event.other].partition(" [")[0]
            sentence = f"In Vienna the mood is {event.amount:+d} after {cause}."
        if sentence:
            self._sentences_told.append(sentence)

    def _who(self, event: Happened) -> str:
        return leader_list(self._board, event.leaders) if event.leaders else "A force"

    def _end_fight(self, event: Happened) -> None:
        self._lost[0] += event.amount
        self._lost[1] += event.other
        began = self._fight.get("began")
        if began is None:
            return
        place = place_title(self._board, event.place)
        attacker, victor = side_word(began.side), side_word(event.side)
        if event.amount + event.other < SMALL:
            self._sentences_told.append(f"A skirmish at {place} leaves it {victor}.")
            return
        self._battles += 1
        men = [began.amount * MEN_PER_STEP, began.other * MEN_PER_STEP]
        course = {1: "After one onset", 2: "After a hard return blow"}.get(
            self._fight["rounds"], "After a long day"
        )
        names = self._fight.get("commanders", ["", ""])
        who = names[began.side] or f"A force of the {attacker} army"
        whom = names[1 - began.side] or "a garrison"
        told = (
            f"Battle of {place}: {who} with {men[0]:,} men attacks {whom} with {men[1]:,}. "
            f"{course} the {victor} army holds the field. {_losses(event.amount, event.other)}"
        )
        hits = self._fight.get("hits", [])
        self._sentences_told.append(" ".join([told, *(f"{hit}." for hit in hits)]))

    def passage(self) -> Sequence[str]:
        """One paragraph: the marches in a clause, then what came of them."""
        told, self._sentences_told = self._sentences_told, []
        if not told:
            return []
        self._has_told = True
        return [" ".join([*filter(None, [self._roads()]), *told])]

    def _roads(self) -> str:
        marches, self._marches = self._marches, {0: set(), 1: set()}
        heads = [
            f"{side_word(side)} columns are on the roads towards {_some(places)}."
            for side, places in marches.items()
            if places
        ]
        return " ".join(heads)


def _losses(french: int, austrian: int) -> str:
    """ "It costs 3,000 French and no Austrians."."""
    parts = [
        f"{steps * MEN_PER_STEP:,} {name}" if steps else f"no {name}"
        for steps, name in ((french, "French"), (austrian, "Austrians"))
    ]
    return f"It costs {parts[0]} and {parts[1]}."


def _some(places: set[str]) -> str:
    named = sorted(places)[:3]
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}"


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
