"""One battle as a paragraph: who met whom, who came to the guns, how it went and why it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.events import Happened
from solitaire.games.castiglione.story.forces import (
    HITS,
    Force,
    army,
    counted,
    nation,
    number_word,
    sentence,
    told,
)
from solitaire.games.castiglione.terms import GARRISON, KILLED, SIDE_SIZE
from solitaire.games.castiglione.text.titles import area_text, listed
from solitaire.text import NOTHING, Text, capital, filled, marked, text

Turns = Callable[[str, Sequence[str]], str]
"""Gives the wordings of a kind in turn, so that the same one does not come twice in a row."""

_OPENINGS: Final = (
    marked("{place}: {attacker} {fall} upon {defender}, {odds}."),
    marked("At {place} {attacker} {meet} {defender}, {odds}."),
    marked("{place}, where {defender} {hold}, is stormed by {attacker}: {odds}."),
    marked("{attacker} {go} in at {place} against {defender}, {odds}."),
    marked("{place}: {defender} must face {attacker}, {odds}."),
)
_FIRST_ROUNDS: Final = (
    marked("The first volleys cost {defender} {suffered} and {attacker} {inflicted}."),
    marked("The first onset takes {suffered} from {defender}, {inflicted} from {attacker}."),
    marked("In the first hours {defender} take {suffered}, {attacker} {inflicted}."),
)
_SECOND_ROUNDS: Final = (
    marked(
        "Nobody gives way; then it is {suffered} more for {defender} and {inflicted} for "
        "{attacker}."
    ),
    marked("They go at it again: {suffered} on {defender}, {inflicted} on {attacker}."),
    marked(
        "A second round follows and takes {suffered} from {defender}, {inflicted} from {attacker}."
    ),
)
_LOST: Final = (
    marked("{side} have the worse of it, {suffered} to {inflicted}"),
    marked("by the count of hits, {suffered} to {inflicted}, the day goes against {side}"),
    marked("{side} are beaten, {suffered} hits to {inflicted}"),
)
_LOST_AND_RETREATED: Final = (
    marked("{side} have the worse of it, {suffered} to {inflicted}, and {retreat}"),
    marked(
        "by the count of hits, {suffered} to {inflicted}, the day goes against {side}, who "
        "{retreat}"
    ),
    marked("{side} are beaten, {suffered} hits to {inflicted}, and {retreat}"),
)
_BROKEN_OFF: Final = (
    marked("{side} have seen enough"),
    marked("{side} do not stay for more"),
    marked("{side} give up the field"),
    marked("{side} think better of it"),
)
_RETREATS: Final = (
    marked("fall back to {places}"),
    marked("retire on {places}"),
    marked("draw off to {places}"),
)
_PURSUITS: Final = (
    marked("The {horse} cavalry rides after them: {hits} more."),
    marked("On the road {horse} sabres find them, {hits}."),
    marked("The pursuit by the {horse} cavalry brings {hits}."),
)


_DESTROYED: Final = (
    marked("{side} have no way out: all that stood there is lost."),
    marked("{side} find every road closed and nothing of the force is left."),
)
_DEAF: Final = (
    marked("{who} {hear} the guns and {stay} away."),
    marked("{who} {hear} the firing but {stay} where the orders said."),
    marked("{who} {stay} deaf to the cannonade."),
)
_TAKEN: Final = (marked("{place} is {nation} now."), marked("With that {place} becomes {nation}."))


_MARCHED: Final = (
    marked("{who} marches to the sound of the guns."),
    marked("{who} march to the sound of the guns."),
)
_MARCHED_FROM: Final = (
    marked("{who} marches to the sound of the guns from {places}."),
    marked("{who} march to the sound of the guns from {places}."),
)
_HURRIED: Final = (marked("{who} hurries up."), marked("{who} hurry up."))
_HURRIED_FROM: Final = (
    marked("{who} hurries up from {places}."),
    marked("{who} hurry up from {places}."),
)
_FALLEN: Final = (marked("{who} is destroyed."), marked("{who} are destroyed."))
_CUT_DOWN: Final = (
    marked("{who} is cut down in the flight."),
    marked("{who} are cut down in the flight."),
)
_VERBS: Final = {
    "fall": (text("falls"), text("fall")),
    "meet": (text("meets"), text("meet")),
    "go": (text("goes"), text("go")),
    "hear": (text("hears"), text("hear")),
    "stay": (text("stays"), text("stay")),
}
"""Of one, and of several."""
_HOLD: Final = (text("holds out"), text("hold out"))


_HURT: Final = (marked("{who} is wounded."), marked("{who} is killed."))


def _agreeing(are_many: bool) -> dict[str, Text]:
    return {name: forms[are_many] for name, forms in _VERBS.items()}


def _hits(number: int) -> Text:
    return counted(number, HITS) if number else text("nothing")


def _count(number: int) -> Text:
    return number_word(number) if number else text("none")


class Battle:
    def __init__(self, board: Board, event: Happened, attackers: Force, defenders: Force) -> None:
        self._board = board
        self.area = int(event.area)
        self.attacker = int(event.side)
        self.strengths = (int(event.amount), int(event.other))
        self.loser = -1
        self.losses: list[tuple[int, int]] = []
        """Side and local number of what was eliminated."""
        self._forces = (attackers, defenders)
        self._events: list[Happened] = []

    def add(self, event: Happened) -> None:
        self._events.append(event)
        if event.kind == kinds.GONE:
            self.losses += [(int(event.side), one) for one in members(event.counters)]
        if event.kind in (kinds.LOST_BATTLE, kinds.BROKE_OFF, kinds.DESTROYED):
            self.loser = int(event.side)

    @property
    def beaten(self) -> int:
        """Who lost: who gave way, or who alone had something destroyed; -1 if nobody did."""
        sides = {side for side, _ in self.losses}
        return self.loser if self.loser >= 0 or len(sides) != 1 else sides.pop()

    @property
    def place(self) -> Text:
        return area_text(self._board, self.area)

    def text(self, turns: Turns) -> Text:
        sentences = [
            self._opening(turns),
            *self._arrivals(turns),
            *self._guns(),
            *self._rounds(turns),
        ]
        sentences += [*self._fallen(), *self._end(turns), *self._aftermath(turns)]
        return told(sentences)

    # -- before the fight -------------------------------------------------------------------------

    def _opening(self, turns: Turns) -> Text:
        attackers, defenders = self._forces
        attack, defence = self.strengths
        odds = text(
            "%n strength points against {defence}",
            singular="%n strength point against {defence}",
            count=attack,
            defence=defence,
        )
        values = {
            "place": self.place,
            "attacker": attackers.text() or army(self.attacker),
            "defender": defenders.text() or army(1 - self.attacker),
            "odds": odds,
            "hold": _HOLD[defenders.is_many],
        }
        wording = turns("opening", _OPENINGS)
        return capital(filled(wording, values | _agreeing(attackers.is_many)))

    def _of(self, *wanted: int) -> list[Happened]:
        return [event for event in self._events if event.kind in wanted]

    def _arrivals(self, turns: Turns) -> list[Text]:
        found = []
        came = self._of(kinds.CALLED_IN)
        rode = [one for one in self._of(kinds.STEPPED) if one.other == self.area]
        for side in (self.attacker, 1 - self.attacker):
            own = [one for one in came if one.side == side and one.counters]
            force, places = self._gathered(side, own)
            if force:
                templates = _MARCHED_FROM if places else _MARCHED
                template = templates[force.are_many]
                found.append(capital(text(template, who=force.names(), places=places)))
            riders = [one for one in rode if one.side == side and one.counters]
            late = Force(self._board, side, sorted(self._locals(riders) - self._locals(own)))
            if late:
                fresh = [one for one in riders if self._locals([one]) & set(late.locals)]
                places = self._gathered(side, fresh)[1]
                template = (_HURRIED_FROM if places else _HURRIED)[late.are_many]
                found.append(capital(text(template, who=late.names(), places=places)))
            deaf = [one for one in self._of(kinds.NOT_CALLED_IN) if one.side == side]
            absent = Force(self._board, side, sorted(self._locals(deaf)))
            if absent:
                values = {"who": absent.names(), **_agreeing(absent.are_many)}
                found.append(capital(filled(turns("deaf", _DEAF), values)))
        return found

    def _locals(self, events: Sequence[Happened]) -> set[int]:
        return {one for event in events for one in members(event.counters)}

    def _gathered(self, side: int, events: Sequence[Happened]) -> tuple[Force, Text]:
        force = Force(self._board, side, sorted(self._locals(events)))
        areas = dict.fromkeys(area_text(self._board, one.area) for one in events)
        return force, listed([area for area in areas if area])

    def _guns(self) -> list[Text]:
        hits = {0: 0, 1: 0}
        for one in self._of(kinds.BOMBARDED):
            hits[int(one.side)] += int(one.amount)
        scored = [
            text("the {side} guns score {hits}", side=nation(side), hits=counted(amount, HITS))
            for side, amount in hits.items()
            if amount
        ]
        return [sentence(listed(scored))] if scored else []

    # -- the fight --------------------------------------------------------------------------------

    def _rounds(self, turns: Turns) -> list[Text]:
        scored: list[dict[int, int]] = []
        for one in self._of(kinds.FOUGHT):
            if not scored or int(one.side) in scored[-1]:
                scored.append({})
            scored[-1][int(one.side)] = int(one.amount)
        found = []
        for number, hits in enumerate(scored):
            if not any(hits.values()):
                found.append(
                    text("The second round brings nothing.")
                    if number
                    else text("The first volleys do no harm.")
                )
                continue
            wordings = _SECOND_ROUNDS if number else _FIRST_ROUNDS
            found.append(
                text(
                    turns("second" if number else "first", wordings),
                    defender=army(1 - self.attacker),
                    attacker=army(self.attacker),
                    suffered=_hits(hits.get(self.attacker, 0)),
                    inflicted=_count(hits.get(1 - self.attacker, 0)),
                )
            )
        return found

    def _fallen(self) -> list[Text]:
        before_pursuit = self._events
        for place, event in enumerate(self._events):
            if event.kind == kinds.PURSUED:
                before_pursuit = self._events[:place]
        return self._fallen_in(before_pursuit, _FALLEN)

    def _fallen_in(self, events: Sequence[Happened], templates: tuple[str, str]) -> list[Text]:
        found: list[Text] = []
        for side in (0, 1):
            locals_ = [
                local
                for event in events
                if event.kind == kinds.GONE and event.side == side
                for local in members(event.counters)
                if self._board.counter_kind[side * SIDE_SIZE + local] != GARRISON
            ]
            if len(locals_) < self._gone(events, side) and not locals_:
                found.append(text("The garrison lays down its arms."))
            force = Force(self._board, side, locals_)
            if force:
                found.append(capital(text(templates[force.are_many], who=force.names())))
        for hurt in self._of(kinds.LEADER_HIT) if events is not self._events else []:
            force = Force(self._board, int(hurt.side), members(hurt.counters))
            is_dead = hurt.other == KILLED
            found.append(text(_HURT[is_dead], who=force.names()))
        return found

    def _gone(self, events: Sequence[Happened], side: int) -> int:
        gone = [one for one in events if one.kind == kinds.GONE and one.side == side]
        return sum(len(members(one.counters)) for one in gone)

    # -- how it ends ------------------------------------------------------------------------------

    def _end(self, turns: Turns) -> list[Text]:
        if self.loser < 0:
            return []
        if self._of(kinds.DESTROYED):
            side = army(self.loser)
            return [capital(text(turns("destroyed", _DESTROYED), side=side))]
        clause = self._lost_clause(turns) if self._of(kinds.LOST_BATTLE) else self._left(turns)
        surprise = self._surprise()
        return [text(surprise, clause=clause) if surprise else sentence(clause)]

    def _lost_clause(self, turns: Turns) -> Text:
        side, lost = army(self.loser), self._of(kinds.LOST_BATTLE)[-1]
        if lost.amount == lost.other:
            words = text(
                "it is {hits} hits each, but {side} must give way",
                hits=int(lost.amount),
                side=side,
            )
            return self._with_retreat(words, turns)
        wording = turns("lost", _LOST)
        retreat = self._retreat(turns)
        if retreat:
            wording = _LOST_AND_RETREATED[_LOST.index(wording)]
        return text(
            wording,
            side=side,
            suffered=int(lost.amount),
            inflicted=int(lost.other),
            retreat=retreat,
        )

    def _left(self, turns: Turns) -> Text:
        words = text(turns("off", _BROKEN_OFF), side=army(self.loser))
        return self._with_retreat(words, turns)

    def _with_retreat(self, words: Text, turns: Turns) -> Text:
        retreat = self._retreat(turns)
        return text("{clause} and {retreat}", clause=words, retreat=retreat) if retreat else words

    def _surprise(self) -> str:
        """The template of a sentence with the stronger side beaten; empty if it is not."""
        attack, defence = self.strengths
        own, other = (attack, defence) if self.loser == self.attacker else (defence, attack)
        came = any(one.side != self.loser for one in self._of(kinds.CALLED_IN))
        if own < 2 * other or own < 4 or came:
            return ""
        if self._of(kinds.LOST_BATTLE):
            return marked("Against all odds, {clause}.")
        return marked("For all their numbers, {clause}.")

    def _retreat(self, turns: Turns) -> Text:
        ways = [one for one in self._of(kinds.RETREATED) if one.side == self.loser and one.counters]
        ended = dict.fromkeys(area_text(self._board, one.other) for one in ways)
        left = {area_text(self._board, one.area) for one in ways}
        places = [place for place in ended if place not in left] or list(ended)
        if not any(places):
            return NOTHING
        return text(turns("retreat", _RETREATS), places=listed(places))

    def _aftermath(self, turns: Turns) -> list[Text]:
        found = []
        for one in self._of(kinds.CUT_THROUGH):
            if one.amount:
                found.append(
                    text(
                        "Their way through {place} costs {hits}.",
                        place=area_text(self._board, one.area),
                        hits=counted(int(one.amount), HITS),
                    )
                )
        pursuits = self._of(kinds.PURSUED)
        for one in pursuits:
            horse = nation(int(one.side))
            if one.amount:
                hits = counted(int(one.amount), HITS)
                found.append(text(turns("pursuit", _PURSUITS), horse=horse, hits=hits))
            else:
                found.append(
                    text("The {horse} cavalry rides after them and catches nobody.", horse=horse)
                )
        if pursuits:
            place = self._events.index(pursuits[-1])
            found += self._fallen_in(self._events[place:], _CUT_DOWN)
        found += [
            text(
                turns("taken", _TAKEN),
                place=area_text(self._board, one.area),
                nation=nation(int(one.side)),
            )
            for one in self._of(kinds.CONTROL_CHANGED)
        ]
        return found
