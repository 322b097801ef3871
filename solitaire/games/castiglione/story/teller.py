"""The campaign retold for somebody who watches both sides: marches, battles, nights, the end.

Everything comes from the events and from what each side knows of its own counters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.core.views import View
from solitaire.games.castiglione.staff.victory import victory_points
from solitaire.games.castiglione.story.battles import Battle
from solitaire.games.castiglione.story.endings import battles_words, hinge, reckoning
from solitaire.games.castiglione.story.forces import (
    HITS,
    UNITS_OF_SIDES,
    Force,
    army,
    counted,
    told,
)
from solitaire.games.castiglione.story.marches import Marches
from solitaire.games.castiglione.story.thoughts import Thoughts
from solitaire.games.castiglione.terms import (
    AUSTRIAN,
    FIRST_COMBAT,
    FIRST_MOVEMENT,
    FRENCH,
)
from solitaire.games.castiglione.text.position import phase_name, turn_name
from solitaire.games.castiglione.text.titles import area_text, listed
from solitaire.presenting.guide import Guide, Storyteller, Thinking, Thought
from solitaire.protocol import Event, Rules
from solitaire.text import NOTHING, Text, capital, marked, text, verbatim

_MARCHING: Final = frozenset(
    {
        kinds.STEPPED,
        kinds.FORCED_DECLARED,
        kinds.ORDER_FAILED,
        kinds.BRIDGE_DOWN,
        kinds.BRIDGE_MENDED,
        kinds.CONTACT,
        kinds.OVERRUN,
        kinds.WITHDREW,
        kinds.FLED,
        kinds.HIT,
        kinds.GONE,
        kinds.CONTROL_CHANGED,
        kinds.DUMMIES_GONE,
        kinds.SCOUTED,
    }
)
_VISIBILITY: Final = {
    "mist": text(
        "A mist lies over the country: each side counts the other's counters, and learns what they "
        "are only when it comes to blows."
    ),
    "fog": text(
        "Fog hides everything that no patrol has seen, and some of the columns are rumours."
    ),
    "open": text("Nothing is hidden from anybody."),
}
_STANDINGS: Final = (
    marked("If it ended tonight: French {french}, Austrians {austrian}{change}."),
    marked(
        "The count at nightfall is {french} for the French and {austrian} for the "
        "Austrians{change}."
    ),
    marked("So the day closes with {french} French points and {austrian} Austrian{change}."),
)


_HUNGER: Final = (
    marked("Hunger costs {hits}."),
    marked("Empty haversacks: {hits}."),
    marked("Those who found nothing to eat take {hits}."),
)
_STARVED: Final = (
    marked("Hunger makes an end of {who}."),
    marked("Lost for want of bread: {who}."),
    marked("The empty wagons cost the army {who}."),
)
_COMMAND: Final = (
    marked("No orders will reach {who} today."),
    marked("Out of their generals' reach: {who}."),
    marked("{who} must do without orders."),
)
_SEIZED: Final = (
    marked("{winner} wins the initiative, {score}, and moves first."),
    marked("The initiative is {winner}'s, {score}, and he takes the first move."),
    marked("{winner}, with the initiative ({score}), does not wait."),
)
_YIELDED: Final = (
    marked("{winner} wins the initiative, {score}, and lets {other} move first."),
    marked("{winner} has the initiative, {score}, and would rather see what {other} does."),
    marked("The initiative goes to {winner}, {score}; he waits for {other}."),
)
_RECOVERY: Final = (
    marked("Overnight {who} {recover}."),
    marked("{who} {are} again by morning."),
    marked("Stragglers come in: {who} {recover}."),
    marked("The night brings rest to {who}."),
)


LONGEST: Final = 9
"""Turns of a game [4.1]."""
_BESIEGERS: Final = (marked("{force} lies before it."), marked("{force} lie before it."))
_ENTERED: Final = (
    marked("{who} marches into Mantua, and will not come out again."),
    marked("{who} march into Mantua, and will not come out again."),
)
_FED: Final = (
    marked("{who} finds enough in the villages."),
    marked("{who} find enough in the villages."),
)
_CUT_OFF: Final = (
    marked("{who} is cut off from supply in {places}."),
    marked("{who} are cut off from supply in {places}."),
)
_MOVED: Final = (
    marked(", {points} less for {army} than yesterday"),
    marked(", {points} more for {army} than yesterday"),
)
_TITLED: Final = frozenset(
    phase_name(phase, side)
    for phase in (FIRST_MOVEMENT, FIRST_COMBAT)
    for side in (FRENCH, AUSTRIAN)
)
"""Phases whose name stands before what is told of them."""
_TURNS: Final[Mapping[str, int]] = {turn_name(turn): turn for turn in range(LONGEST + 1)}


class CastiglioneStory(Storyteller):
    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide, board: Board) -> None:
        super().__init__(rules, guide)
        self._board = board
        self._thoughts = Thoughts(board)
        self._turn_counts: Counter[str] = Counter()
        self._battle: Battle | None = None
        self._battles: list[Battle] = []
        """Of this passage."""
        self._fought: list[tuple[Text, Battle]] = []
        """Of the whole game, with the turn."""
        self._marches = Marches(board)
        self._rear: list[Happened] = []
        self._turn = NOTHING
        self._score: tuple[int, int] | None = None
        self._chances: list[tuple[Text, int, float, float]] = []
        """Turn, side, before and after, of every plan."""
        self._lost: list[tuple[int, int]] = []

    def _turns(self, kind: str, wordings: Sequence[str]) -> str:
        self._turn_counts[kind] += 1
        return wordings[(self._turn_counts[kind] - 1) % len(wordings)]

    # -- the frame --------------------------------------------------------------------------------

    def opening(self, views: Sequence[View], options: Mapping[str, str]) -> Sequence[Text]:
        date = self._board.data.tables.turn_track[0].date
        mantua = Force(self._board, FRENCH, self._standing(views, FRENCH, self._board.mantua))
        sentences = [
            text(
                "Lombardy, {date} 1796. The French besiege Mantua, the last Austrian fortress in "
                "Italy.",
                date=verbatim(date),
            )
        ]
        if mantua:
            sentences.append(text(_BESIEGERS[mantua.is_many], force=capital(mantua.text())))
        sentences.append(
            text(
                "Wurmser comes down from the Tyrol with a fresh army on both sides of Lake Garda "
                "to relieve it; Bonaparte must choose whom to meet first."
            )
        )
        seen = _VISIBILITY.get(options.get("visibility", "mist"), NOTHING)
        return [told([*sentences, seen])]

    def turn_title(self, turn: str) -> Text:
        self._turn = verbatim(turn)
        number = _TURNS[turn]
        date = verbatim(self._board.data.tables.turn_track[number - 1].date)
        return text("{turn}, {date} 1796", turn=capital(self._turn), date=date)

    def phase_title(self, phase: str) -> Text:
        """Only of movements and combats."""
        return verbatim(phase) if phase in _TITLED else NOTHING

    def thought(self, thought: Thought) -> Thinking:
        if thought.before is not None:
            self._chances.append((self._turn, thought.seat, thought.before, thought.chance))
        return self._thoughts.words(thought, self._turns)

    # -- what happens -----------------------------------------------------------------------------

    def saw(self, events: Sequence[Event], views: Sequence[View]) -> None:
        for event in events:
            assert isinstance(event, Happened), event
            if not self._guide.is_full_account(event):
                continue
            if event.kind == kinds.GONE:
                self._lost += [(int(event.side), one) for one in members(event.counters)]
            if event.kind == kinds.BATTLE_BEGAN:
                self._begin_battle(event, views)
            elif self._battle is not None:
                self._battle.add(event)
            elif self._is_marching(event):
                self._marches.add(event)
            else:
                self._rear.append(event)

    def _is_marching(self, event: Happened) -> bool:
        """Hits and losses without a march before them come from hunger."""
        is_harm = event.kind in (kinds.HIT, kinds.GONE)
        return event.kind in _MARCHING and (bool(self._marches) or not is_harm)

    def _begin_battle(self, event: Happened, views: Sequence[View]) -> None:
        side = int(event.side)
        forces = [
            Force(self._board, one, self._standing(views, one, int(event.area)))
            for one in (side, 1 - side)
        ]
        self._battle = Battle(self._board, event, *forces)
        self._battles.append(self._battle)
        self._fought.append((self._turn, self._battle))

    def _standing(self, views: Sequence[View], side: int, area: int) -> list[int]:
        own = views[side].own
        return [local for local in members(self._board.counters[side]) if own[local] == area]

    def passage(self) -> Sequence[Text]:
        paragraphs = [self._rear_text(), self._marches.text(self._turns)]
        paragraphs += [battle.text(self._turns) for battle in self._battles]
        self._rear, self._marches = [], Marches(self._board)
        self._battle, self._battles = None, []
        return [one for one in paragraphs if one]

    # -- behind the front -------------------------------------------------------------------------

    def _rear_text(self) -> Text:
        return told(
            [
                *self._mantua(),
                *self._hunger(),
                *self._command(),
                *self._initiative(),
                *self._recovery(),
            ]
        )

    def _of(self, *wanted: int) -> list[Happened]:
        return [event for event in self._rear if event.kind in wanted]

    def _force(self, events: Sequence[Happened], side: int) -> Force:
        locals_ = {one for event in events if event.side == side for one in members(event.counters)}
        return Force(self._board, side, sorted(locals_))

    def _mantua(self) -> list[Text]:
        found = []
        if self._of(kinds.SIEGE_LIFTED):
            found.append(
                text(
                    "The siege of Mantua is lifted: too few French are left before the walls, and "
                    "the gates stand open to Wurmser."
                )
            )
        if self._of(kinds.SIEGE_RESUMED):
            found.append(text("The ring round Mantua is closed again."))
        inside = self._force(self._of(kinds.JOINED_MANTUA), AUSTRIAN)
        if inside:
            template = _ENTERED[len(inside.locals) > 1]
            found.append(capital(text(template, who=inside.names())))
        return found

    def _hunger(self) -> list[Text]:
        found = []
        for side in (FRENCH, AUSTRIAN):
            hungry = [one for one in self._of(kinds.UNSUPPLIED_FOUND) if one.side == side]
            force = self._force(hungry, side)
            # Supply is looked at once more after the movement; that is told the next morning.
            if force and not self._marches:
                found.append(self._cut_off(side, force, hungry))
            fed = self._force(self._of(kinds.FORAGED_WELL), side)
            if fed:
                found.append(capital(text(_FED[fed.are_many], who=fed.names())))
        hits = len(self._of(kinds.HIT))
        gone = [
            name
            for side in (FRENCH, AUSTRIAN)
            for name in self._force(self._of(kinds.GONE), side).name_list()
        ]
        if hits and not gone:
            found.append(text(self._turns("hunger", _HUNGER), hits=counted(hits, HITS)))
        if gone:
            found.append(text(self._turns("starved", _STARVED), who=listed(gone)))
        return found

    def _cut_off(self, side: int, force: Force, events: Sequence[Happened]) -> Text:
        where = listed(list(dict.fromkeys(area_text(self._board, one.area) for one in events)))
        if len(force.units) > 4:
            units = capital(counted(len(force.units), UNITS_OF_SIDES[side]))
            return text("{units} have no supply, in {places}.", units=units, places=where)
        return capital(text(_CUT_OFF[force.are_many], who=force.names(), places=where))

    def _command(self) -> list[Text]:
        lost = [(side, self._force(self._of(kinds.COMMAND_LOST), side)) for side in (0, 1)]
        names: list[Text] = []
        for side, force in lost:
            many = counted(len(force.units), UNITS_OF_SIDES[side])
            names += force.name_list() if len(force.locals) < 3 else [many]
        if not names:
            return []
        return [capital(text(self._turns("command", _COMMAND), who=listed(names)))]

    def _initiative(self) -> list[Text]:
        won = self._of(kinds.INITIATIVE_WON)
        first = self._of(kinds.FIRST_PLAYER)
        if not first:
            return []
        mover = self._thoughts.commander(int(first[-1].side))
        if not won:
            return [text("{who} has the first move.", who=mover)]
        winner = self._thoughts.commander(int(won[-1].side))
        most, least = int(won[-1].amount), int(won[-1].other)
        count = text("{most} to {least}", most=most, least=least)
        if most == least:
            count = text("after a tie at {number}", number=most)
        wordings = _SEIZED if winner == mover else _YIELDED
        kind = "seized" if winner == mover else "yielded"
        return [text(self._turns(kind, wordings), winner=winner, other=mover, score=count)]

    def _recovery(self) -> list[Text]:
        counts, total = [], len(self._of(kinds.RECOVERED))
        for side in (FRENCH, AUSTRIAN):
            number = len([one for one in self._of(kinds.RECOVERED) if one.side == side])
            if number:
                counts.append(counted(number, UNITS_OF_SIDES[side]))
        if not counts:
            return []
        words = text(
            self._turns("recovery", _RECOVERY),
            who=listed(counts),
            recover=text("recovers") if total == 1 else text("recover"),
            are=text("is itself") if total == 1 else text("are themselves"),
        )
        return [capital(words)]

    # -- the count --------------------------------------------------------------------------------

    def nightfall(self, views: Sequence[View]) -> Sequence[Text]:
        report = victory_points(self._board, views[AUSTRIAN])
        score = (report.points(FRENCH)[0], report.points(AUSTRIAN)[0])
        before, self._score = self._score, score
        if score == before:
            return []
        wording = self._turns("standing", _STANDINGS)
        change = self._change(before, score)
        return [text(wording, french=score[0], austrian=score[1], change=change)]

    def _change(self, before: tuple[int, int] | None, score: tuple[int, int]) -> Text:
        """What is worth saying about it, with a comma in front."""
        if before is None:
            return NOTHING
        moved = [after - old for after, old in zip(score, before, strict=True)]
        ahead, was_ahead = int(score[0] <= score[1]), int(before[0] <= before[1])
        if score[0] != score[1] and before[0] != before[1] and ahead != was_ahead:
            return text(", and {army} have taken the lead", army=army(ahead))
        if max(map(abs, moved)) < 4:
            return NOTHING
        side = 0 if abs(moved[0]) >= abs(moved[1]) else 1
        template = _MOVED[moved[side] > 0]
        return text(template, points=abs(moved[side]), army=army(side))

    def closing(self, views: Sequence[View]) -> Sequence[Text]:
        report = victory_points(self._board, views[AUSTRIAN])
        return [
            reckoning(self._board, report, self._lost),
            battles_words(self._fought),
            hinge(self._chances, self._thoughts.commander),
        ]
