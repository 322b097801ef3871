"""One assault retold: who went in, how it swung, who ran and where to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.terms import CAVALRY, SIDE_TITLES
from solitaire.games.camposanto.text.wording import listed
from solitaire.protocol import Event

Wording = Callable[[str, Sequence[str]], str]
"""The next of several wordings of one kind."""

_CHARGES: Final = (
    "{who} charge{s} {whom}",
    "{who} ride{s} at {whom}",
    "{who} spur{s} against {whom}",
)
_ATTACKS: Final = (
    "{who} go{es} in against {whom}",
    "{who} advance{s} with the bayonet on {whom}",
    "{who} fall{s} upon {whom}",
    "{who} press{es} {whom}",
)
_AT_ONCE: Final = (
    "and carr{ies} the place at the first rush",
    "and break{s} the line at once",
    "and will not be stopped",
)
_SWINGS: Final = (
    "The fight sways {count} times before it is decided",
    "{count} times the lines reel and close again",
    "Volley answers volley, {count} exchanges long",
)
_HELD: Final = (
    "the attackers are thrown back",
    "the attack breaks on a steady line",
    "the assault fails",
)
_WITHDREW: Final = (
    "the {side} side gives up the ground and draws off in order",
    "the {side} side does not wait for the end and withdraws",
    "before it comes to the worst, the {side} side falls back",
)
_TAKEN: Final = ("the attackers win through", "the ground is taken", "the defence gives way")
_LOSSES: Final = ("{who} lose{s} men", "{who} pay{s} for it", "{who} suffer{s}")


class AssaultTale:
    """Gathers the events of one assault, then tells it in a few sentences."""

    def __init__(self, board: Board, begun: happened.AssaultBegan) -> None:
        self._board = board
        self.begun = begun
        self._rolls: list[happened.Rolled] = []
        self._rerolls: list[happened.RerollCalled] = []
        self._winner: int | None = None
        self._withdrew: int | None = None
        self._gone: list[int] = []
        self._hurt: list[int] = []
        self._ends: list[happened.FlightEnded] = []
        self._cut_off: list[int] = []
        self._advanced: list[happened.Advanced] = []
        self._marshals: list[int] = []

    def add(self, event: Event) -> None:
        if isinstance(event, happened.Rolled):
            self._rolls.append(event)
        elif isinstance(event, happened.RerollCalled):
            self._rerolls.append(event)
        elif isinstance(event, happened.AssaultWon):
            self._winner = int(event.side)
        elif isinstance(event, happened.Withdrew):
            self._withdrew = int(event.side)
        elif isinstance(event, happened.MarshalLost):
            self._marshals.append(int(event.marshal))
        else:
            self._add_outcome(event)

    def _add_outcome(self, event: Event) -> None:
        if isinstance(event, happened.StepLost):
            (self._hurt if event.left else self._gone).append(int(event.unit))
        elif isinstance(event, happened.FlightEnded):
            self._ends.append(event)
        elif isinstance(event, happened.CutOff):
            self._cut_off.append(int(event.unit))
        elif isinstance(event, happened.Advanced):
            self._advanced.append(event)

    @property
    def is_attack_won(self) -> bool:
        return self._winner == self.begun.side

    def text(self, turns: Wording) -> str:
        sentences = [self._clash(turns), *self._marshal_lines(), *self._fates(turns)]
        return " ".join(sentences)

    # -- sentences --------------------------------------------------------------------------------

    def _clash(self, turns: Wording) -> str:
        who = listed([self._name(unit) for unit in self.begun.attacking_units])
        whom = listed(
            [
                self._name(unit) + self._house(place)
                for unit, place in zip(
                    self.begun.defending_units, self.begun.defenders, strict=True
                )
            ]
        )
        ridden = all(self._board.arm[unit] == CAVALRY for unit in self.begun.attacking_units)
        pattern = turns("charge", _CHARGES) if ridden else turns("attack", _ATTACKS)
        is_one = len(self.begun.attacking_units) == 1
        opening = pattern.format(
            who=who, whom=whom, s="s" if is_one else "", es="es" if is_one else ""
        )
        return f"{_begun(opening)}{self._result(turns, is_one)}"

    def _result(self, turns: Wording, is_one: bool) -> str:
        if self._withdrew is not None:
            side = SIDE_TITLES[self._withdrew]
            end = turns("withdrew", _WITHDREW).format(side=side)
            return f"; {end}."
        if len(self._rolls) == 1 and self.is_attack_won:
            rush = turns("at once", _AT_ONCE)
            return f" {rush.format(ies='ies' if is_one else 'y', s='s' if is_one else '')}."
        end = turns("taken", _TAKEN) if self.is_attack_won else turns("held", _HELD)
        if len(self._rolls) > 3:
            swing = turns("swings", _SWINGS).format(count=_number(len(self._rolls)))
            return f". {_begun(swing)}; then {end}."
        return f"; {end}."

    def _marshal_lines(self) -> list[str]:
        names = self._board.marshal_titles
        lines = [
            f"Marshal {names[one.marshal]} rallies his men for another try."
            for one in self._rerolls
            if one.marshal not in self._marshals
        ]
        lines += [
            f"Marshal {names[one]} puts himself at the head of his men and falls."
            for one in self._marshals
        ]
        return lines

    def _fates(self, turns: Wording) -> list[str]:
        lines = []
        hurt = [unit for unit in dict.fromkeys(self._hurt) if unit not in self._gone]
        if hurt:
            pattern = turns("losses", _LOSSES)
            lines.append(_begun(pattern.format(who=self._names(hurt), s=_s(hurt))) + ".")
        lines += self._flights()
        if self._gone:
            lines.append(f"{_begun(self._names(self._gone))} {_is(self._gone)} no more.")
        lines += [
            f"{_begun(self._name(int(one.unit)))} occupies {self._place(int(one.end))}."
            for one in self._advanced
        ]
        return lines

    def _flights(self) -> list[str]:
        lines = []
        for end in self._ends:
            unit = int(end.unit)
            if unit in self._gone or unit in self._cut_off:
                continue
            who, where = _begun(self._name(unit)), self._place(int(end.end))
            if end.at_border:
                lines.append(f"{who} is driven against the border at {where}.")
            elif end.start != end.end:
                verb = "falls back to" if self._withdrew is not None else "runs as far as"
                lines.append(f"{who} {verb} {where}.")
        if self._cut_off:
            lines.append(f"For {self._names(self._cut_off)} there is no way out.")
        return lines

    # -- names ------------------------------------------------------------------------------------

    def _name(self, unit: int) -> str:
        data = self._board.data.units[unit]
        return f"the battery {data.name}" if data.arm == "artillery" else data.name

    def _names(self, units: Sequence[int]) -> str:
        return listed([self._name(unit) for unit in dict.fromkeys(units)])

    def _house(self, place: int) -> str:
        name = self._board.data.hexes[place].name
        return f" in {name}" if name else ""

    def _place(self, place: int) -> str:
        return place_name(self._board, place)


def place_name(board: Board, place: int) -> str:
    """A name if the place has one, else its id."""
    return board.data.hexes[place].name or board.hex_names[place]


def _s(units: Sequence[int]) -> str:
    return "s" if len(units) == 1 else ""


def _is(units: Sequence[int]) -> str:
    return "is" if len(set(units)) == 1 else "are"


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _number(count: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[count] if count < len(words) else str(count)
