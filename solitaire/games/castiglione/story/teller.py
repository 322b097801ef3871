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
from solitaire.games.castiglione.staff.victory import VictoryReport, victory_points
from solitaire.games.castiglione.story.battles import Battle
from solitaire.games.castiglione.story.forces import (
    Force,
    army,
    begun,
    counted,
    listed,
    nation,
    number_word,
)
from solitaire.games.castiglione.story.marches import Marches
from solitaire.games.castiglione.story.thoughts import Thoughts
from solitaire.games.castiglione.terms import AUSTRIAN, FRENCH, GARRISON, SIDE_SIZE
from solitaire.games.castiglione.text.titles import area_text
from solitaire.presenting.guide import Guide, Storyteller, Thinking, Thought
from solitaire.protocol import Event, Rules

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
    "mist": "A mist lies over the country: each side counts the other's counters, and learns what "
    "they are only when it comes to blows.",
    "fog": "Fog hides everything that no patrol has seen, and some of the columns are rumours.",
    "open": "Nothing is hidden from anybody.",
}
_AWARDS: Final = {
    "eliminated_unit": "destroyed units",
    "mantua_besieged": "the siege of Mantua",
    "zone_free_of_austrians": "a country free of Austrians",
    "trent_french": "Trent",
    "vicenza_french": "Vicenza",
    "brescia_austrian": "Brescia",
    "cremona_austrian": "Cremona",
    "unit_in_mantua": "units in Mantua",
    "wurmser_in_mantua": "Wurmser in Mantua",
}
_STANDINGS: Final = (
    "If it ended tonight: French {french}, Austrians {austrian}{change}.",
    "The count at nightfall is {french} for the French and {austrian} for the Austrians{change}.",
    "So the day closes with {french} French points and {austrian} Austrian{change}.",
)


_HUNGER: Final = (
    "Hunger costs {hits}.",
    "Empty haversacks: {hits}.",
    "Those who found nothing to eat take {hits}.",
)
_STARVED: Final = (
    "Hunger makes an end of {who}.",
    "Lost for want of bread: {who}.",
    "The empty wagons cost the army {who}.",
)
_COMMAND: Final = (
    "No orders will reach {who} today.",
    "Out of their generals' reach: {who}.",
    "{who} must do without orders.",
)
_SEIZED: Final = (
    "{winner} wins the initiative, {count}, and moves first.",
    "The initiative is {winner}'s, {count}, and he takes the first move.",
    "{winner}, with the initiative ({count}), does not wait.",
)
_YIELDED: Final = (
    "{winner} wins the initiative, {count}, and lets {other} move first.",
    "{winner} has the initiative, {count}, and would rather see what {other} does.",
    "The initiative goes to {winner}, {count}; he waits for {other}.",
)
_RECOVERY: Final = (
    "Overnight {who} {recover}.",
    "{who} {are} again by morning.",
    "Stragglers come in: {who} {recover}.",
    "The night brings rest to {who}.",
)
MOST_NAMED: Final = 8
"""Lost units that are named at the end; more are counted by formation."""
_TITLED: Final = ("movement", "combat")
"""Phases whose name stands before what is told of them."""


class CastiglioneStory(Storyteller):
    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide, board: Board) -> None:
        super().__init__(rules, guide)
        self._board = board
        self._thoughts = Thoughts(board)
        self._turn_counts: Counter[str] = Counter()
        self._battle: Battle | None = None
        self._battles: list[Battle] = []
        """Of this passage."""
        self._fought: list[tuple[str, Battle]] = []
        """Of the whole game, with the turn."""
        self._marches = Marches(board)
        self._rear: list[Happened] = []
        self._turn = ""
        self._score: tuple[int, int] | None = None
        self._chances: list[tuple[str, int, float, float]] = []
        """Turn, side, before and after, of every plan."""
        self._lost: list[tuple[int, int]] = []

    def _turns(self, kind: str, wordings: Sequence[str]) -> str:
        self._turn_counts[kind] += 1
        return wordings[(self._turn_counts[kind] - 1) % len(wordings)]

    # -- the frame --------------------------------------------------------------------------------

    def opening(self, views: Sequence[View], options: Mapping[str, str]) -> Sequence[str]:
        date = self._board.data.tables.turn_track[0].date
        mantua = Force(self._board, FRENCH, self._standing(views, FRENCH, self._board.mantua))
        besiegers = f" {begun(mantua.text())} {'lie' if mantua.is_many else 'lies'} before it."
        return [
            f"Lombardy, {date} 1796. The French besiege Mantua, the last Austrian fortress in "
            f"Italy.{besiegers if mantua else ''} Wurmser comes down from the Tyrol with a fresh "
            "army on both sides of Lake Garda to relieve it; Bonaparte must choose whom to meet "
            f"first. {_VISIBILITY.get(options.get('visibility', 'mist'), '')}".rstrip()
        ]

    def turn_title(self, turn: str) -> str:
        self._turn = turn
        number = int(turn.split()[-1])
        date = self._board.data.tables.turn_track[number - 1].date
        return f"{turn.capitalize()}, {date} 1796"

    def phase_title(self, phase: str) -> str:
        return phase if phase.endswith(_TITLED) else ""

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

    def passage(self) -> Sequence[str]:
        paragraphs = [self._rear_text(), self._marches.text(self._turns)]
        paragraphs += [battle.text(self._turns) for battle in self._battles]
        self._rear, self._marches = [], Marches(self._board)
        self._battle, self._battles = None, []
        return [text for text in paragraphs if text]

    # -- behind the front -------------------------------------------------------------------------

    def _rear_text(self) -> str:
        return " ".join(
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

    def _mantua(self) -> list[str]:
        found = []
        if self._of(kinds.SIEGE_LIFTED):
            found.append(
                "The siege of Mantua is lifted: too few French are left before the walls, and the "
                "gates stand open to Wurmser."
            )
        if self._of(kinds.SIEGE_RESUMED):
            found.append("The ring round Mantua is closed again.")
        joined = self._force(self._of(kinds.JOINED_MANTUA), AUSTRIAN)
        if joined:
            verb = "march" if len(joined.locals) > 1 else "marches"
            found.append(
                f"{begun(joined.names())} {verb} into Mantua, and will not come out again."
            )
        return found

    def _hunger(self) -> list[str]:
        found = []
        for side in (FRENCH, AUSTRIAN):
            hungry = [one for one in self._of(kinds.UNSUPPLIED_FOUND) if one.side == side]
            force = self._force(hungry, side)
            # Supply is looked at once more after the movement; that is told the next morning.
            if force and not self._marches:
                found.append(self._cut_off(side, force, hungry))
            fed = self._force(self._of(kinds.FORAGED_WELL), side)
            if fed:
                verb = "find" if fed.are_many else "finds"
                found.append(f"{begun(fed.names())} {verb} enough in the villages.")
        hits = len(self._of(kinds.HIT))
        gone = [
            name
            for side in (FRENCH, AUSTRIAN)
            for name in self._force(self._of(kinds.GONE), side).name_list()
        ]
        if hits and not gone:
            found.append(self._turns("hunger", _HUNGER).format(hits=counted(hits, "hit")))
        if gone:
            found.append(self._turns("starved", _STARVED).format(who=listed(gone)))
        return found

    def _cut_off(self, side: int, force: Force, events: Sequence[Happened]) -> str:
        places = list(dict.fromkeys(area_text(self._board, one.area) for one in events))
        if len(force.units) > 4:
            count = counted(len(force.units), f"{nation(side)} unit")
            text = f"{begun(count)} have no supply, in {listed(places)}"
        else:
            verb = "are" if force.are_many else "is"
            text = f"{begun(force.names())} {verb} cut off from supply in {listed(places)}"
        return f"{text}."

    def _command(self) -> list[str]:
        lost = [(side, self._force(self._of(kinds.COMMAND_LOST), side)) for side in (0, 1)]
        told = []
        for side, force in lost:
            many = counted(len(force.units), f"{nation(side)} unit")
            told += force.name_list() if len(force.locals) < 3 else [many]
        return [begun(self._turns("command", _COMMAND).format(who=listed(told)))] if told else []

    def _initiative(self) -> list[str]:
        won = self._of(kinds.INITIATIVE_WON)
        first = self._of(kinds.FIRST_PLAYER)
        if not first:
            return []
        mover = self._thoughts.commander(int(first[-1].side))
        if not won:
            return [f"{mover} has the first move."]
        winner = self._thoughts.commander(int(won[-1].side))
        most, least = int(won[-1].amount), int(won[-1].other)
        count = f"{most} to {least}" if most != least else f"after a tie at {most}"
        wordings = _SEIZED if winner == mover else _YIELDED
        kind = "seized" if winner == mover else "yielded"
        return [self._turns(kind, wordings).format(winner=winner, other=mover, count=count)]

    def _recovery(self) -> list[str]:
        counts, total = [], len(self._of(kinds.RECOVERED))
        for side in (FRENCH, AUSTRIAN):
            number = len([one for one in self._of(kinds.RECOVERED) if one.side == side])
            if number:
                counts.append(counted(number, f"{nation(side)} unit"))
        if not counts:
            return []
        sentence = self._turns("recovery", _RECOVERY).format(
            who=listed(counts),
            recover="recovers" if total == 1 else "recover",
            are="is itself" if total == 1 else "are themselves",
        )
        return [begun(sentence)]

    # -- the count --------------------------------------------------------------------------------

    def nightfall(self, views: Sequence[View]) -> Sequence[str]:
        report = victory_points(self._board, views[AUSTRIAN])
        score = (report.points(FRENCH)[0], report.points(AUSTRIAN)[0])
        before, self._score = self._score, score
        if score == before:
            return []
        change = ""
        if before is not None:
            moved = [after - old for after, old in zip(score, before, strict=True)]
            ahead = "the French" if score[0] > score[1] else "the Austrians"
            was_ahead = "the French" if before[0] > before[1] else "the Austrians"
            if score[0] != score[1] and before[0] != before[1] and ahead != was_ahead:
                change = f", and {ahead} have taken the lead"
            elif max(map(abs, moved)) >= 4:
                side = 0 if abs(moved[0]) >= abs(moved[1]) else 1
                more = "more" if moved[side] > 0 else "less"
                change = f", {abs(moved[side])} {more} for {army(side)} than yesterday"
        wording = self._turns("standing", _STANDINGS)
        return [wording.format(french=score[0], austrian=score[1], change=change)]

    def closing(self, views: Sequence[View]) -> Sequence[str]:
        report = victory_points(self._board, views[AUSTRIAN])
        return [self._reckoning(report), self._battles_text(), self._hinge()]

    def _reckoning(self, report: VictoryReport) -> str:
        sentences = []
        for side in (FRENCH, AUSTRIAN):
            own = [one for one in report.awards if one.side == side and one.most]
            told = [f"{one.most} for {_AWARDS.get(one.id, one.id)}" for one in own]
            total = report.points(side)[1]
            told_words = f" ({', '.join(told)})" if told else ""
            sentences.append(f"{begun(army(side))}: {total} points{told_words}.")
        for side in (FRENCH, AUSTRIAN):
            force = Force(self._board, side, [one for who, one in self._lost if who == side])
            units = [
                one
                for one in force.units
                if self._board.counter_kind[side * SIDE_SIZE + one] != GARRISON
            ]
            if units:
                sentences.append(self._losses(side, units))
        return " ".join(sentences)

    def _losses(self, side: int, units: Sequence[int]) -> str:
        if len(units) <= MOST_NAMED:
            return f"{begun(army(side))} have lost {Force(self._board, side, units).names()}."
        formations = [self._board.formation[side * SIDE_SIZE + one] for one in units]
        names = [self._board.formation_names[one].title() for one in formations]
        shares = [f"{number_word(count)} of {name}'s" for name, count in Counter(names).items()]
        return f"{begun(army(side))} have lost {number_word(len(units))} units, {listed(shares)}."

    def _battles_text(self) -> str:
        if not self._fought:
            return "Not a single battle was fought."
        won = Counter(1 - battle.beaten for _, battle in self._fought if battle.beaten >= 0)
        turn, greatest = max(self._fought, key=lambda one: sum(one[1].strengths))
        text = (
            f"{begun(counted(len(self._fought), 'battle'))} were fought; the French won "
            f"{number_word(won[FRENCH])} of them and the Austrians {number_word(won[AUSTRIAN])}. "
            f"The greatest was that of "
            f"{greatest.place} on {turn}, {greatest.strengths[0]} strength points against "
            f"{greatest.strengths[1]}."
        )
        bloody, worst = max(self._fought, key=lambda one: len(one[1].losses))
        if len(worst.losses) > 1 and worst is not greatest:
            text += f" The bloodiest was {worst.place} on {bloody}, where "
            text += f"{counted(len(worst.losses), 'unit')} went down."
        return text

    def _hinge(self) -> str:
        """Where one commander's own judgement changed most."""
        if not self._chances:
            return ""
        turn, side, before, after = max(self._chances, key=lambda one: abs(one[3] - one[2]))
        verb = "rose" if after > before else "fell"
        return (
            f"The hinge of it, by the commanders' own reckoning, was {turn}, when "
            f"{self._thoughts.commander(side)}'s chances {verb} from {100 * before:.0f} % to "
            f"{100 * after:.0f} %."
        )
