"""The battle retold for somebody who watches both sides: orders, charges, flights, nightfall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from solitaire.games.camposanto.core import events as happened
from solitaire.games.camposanto.core.board import Board
from solitaire.games.camposanto.core.views import View
from solitaire.games.camposanto.story.assaults import AssaultTale, place_name
from solitaire.games.camposanto.terms import (
    ALLIED,
    IMPETUOUS,
    NOBODY,
    SIDE_TITLES,
    SPANISH,
    TITUBANT,
    WINGS,
)
from solitaire.games.camposanto.text.wording import listed, wing_title
from solitaire.presenting.guide import Guide, Storyteller
from solitaire.protocol import Event, Rules

_OPENING: Final = (
    "Camposanto on the Panaro, 8 February 1743. Gages has brought the Spanish army over the river "
    "and drawn it up before the village, its left at the great farm, its horse angled back on the "
    "right, the pontoon bridge behind it. From the north comes Traun with his Austrians and "
    "Savoyards; the short winter day is already far gone."
)
_REVEALED: Final = (
    "The orders go out. The {first} is to attack at any price ({high}); the {last}, with a mere "
    "{low}, hangs back.",
    "The orders are opened: the {first} may storm ahead ({high}), the {last} must hardly stir "
    "({low}).",
    "The {first} has the word to attack ({high}); the {last} waits for orders that say little "
    "({low}).",
)
_MARCHES: Final = (
    "{wing} moves {count}",
    "{wing} brings up {count}",
    "{wing} shifts {count}",
)
_CONTACT: Final = (
    "and closes with the enemy at {places}",
    "and comes to grips at {places}",
    "and meets the enemy at {places}",
)
_NO_HITS: Final = (
    "The firing does no harm.",
    "Smoke and noise, but nobody falls.",
    "The shots go wide.",
)
_STOOD: Final = ("{who} awaits the infantry where it stands.", "{who} does not give an inch.")
_MOST_PLACES: Final = 4


class CamposantoStory(Storyteller):
    def __init__(self, rules: Rules[Any, Any, Any], guide: Guide, board: Board) -> None:
        super().__init__(rules, guide)
        self._board = board
        self._counts: Counter[str] = Counter()
        self._assault: AssaultTale | None = None
        self._parts: list[str] = []
        self._marched: list[happened.Marched] = []
        self._contacts: list[int] = []
        self._shots: list[happened.Fired] = []
        self._first: list[str] = []
        """What comes before the fire and the movement of a passage."""
        self._lost: list[list[int]] = [[], []]
        """Regiments gone, by side, in the whole battle."""
        self._marshals: list[int] = []
        self._scored: happened.PhaseScored | None = None
        self._series = ""
        """What became of the order points at nightfall; told after the score of the day."""

    def _turns(self, kind: str, wordings: Sequence[str]) -> str:
        self._counts[kind] += 1
        return wordings[(self._counts[kind] - 1) % len(wordings)]

    # -- the frame --------------------------------------------------------------------------------

    def opening(self, views: Sequence[View], options: Mapping[str, str]) -> Sequence[str]:
        length = "Only the day is fought out here. " if options.get("length") == "day" else ""
        return [_OPENING, f"{length}{self._board.data.status}"]

    def turn_title(self, turn: str) -> str:
        return turn

    def phase_title(self, phase: str) -> str:
        return phase if "," in phase else ""

    # -- what happens -----------------------------------------------------------------------------

    def saw(self, events: Sequence[Event], views: Sequence[View]) -> None:
        for event in events:
            self._note_losses(event)
            if isinstance(event, happened.AssaultBegan):
                self._close_assault()
                self._assault = AssaultTale(self._board, event)
            elif self._assault is not None and not _ends_assault(event):
                self._assault.add(event)
            else:
                self._close_assault()
                self._see(event, views[0])

    def _note_losses(self, event: Event) -> None:
        if isinstance(event, happened.StepLost) and not event.left:
            if self._board.is_line[event.unit]:
                self._lost[int(self._board.side[event.unit])].append(int(event.unit))
        elif isinstance(event, happened.MarshalLost):
            self._marshals.append(int(event.marshal))

    def _see(self, event: Event, view: View) -> None:
        if isinstance(event, happened.Marched):
            self._marched.append(event)
            if self._is_contact(view, int(event.unit)):
                self._contacts.append(int(event.end))
        elif isinstance(event, happened.Fired):
            self._shots.append(event)
        elif isinstance(event, happened.GeneralUsed):
            name = self._board.data.generals[event.side].name.split()[-1]
            wing = wing_title(event.wing)
            self._first.append(f"{name} rides over to the {wing} in person and drives it on.")
        elif isinstance(event, happened.PhaseScored):
            self._scored = event
        elif isinstance(event, happened.SeriesSettled):
            self._series = _series(event)
        else:
            self._parts += self._sentence(event)

    def _is_contact(self, view: View, unit: int) -> bool:
        """Whether an enemy stands beside the mover."""
        place = view.units[unit].hex
        foes = [
            seen.hex
            for other, seen in enumerate(view.units)
            if seen.hex >= 0 and self._board.side[other] != self._board.side[unit]
        ]
        return place >= 0 and any(self._board.distance(place, foe) == 1 for foe in foes)

    def _sentence(self, event: Event) -> list[str]:
        if isinstance(event, happened.OrdersRevealed):
            return [self._orders(event)]
        if isinstance(event, happened.Stood):
            who = self._board.unit_titles[event.unit]
            return [self._turns("stood", _STOOD).format(who=who)]
        if isinstance(event, happened.FlightEnded) and event.start != event.end:
            who = self._board.unit_titles[event.unit]
            return [f"{who} slips away before the infantry to {self._place(event.end)}."]
        if isinstance(event, happened.MarshalLost):
            who = self._board.marshal_titles[event.marshal]
            return [f"Marshal {who} is lost at {self._place(event.place)}: {event.cause}."]
        return self._rare_sentence(event)

    def _rare_sentence(self, event: Event) -> list[str]:
        if isinstance(event, happened.WingLost):
            return [f"Nothing is left of the {wing_title(event.wing)}; the army breaks up."]
        return []

    def _orders(self, event: happened.OrdersRevealed) -> str:
        first = next(w for w in event.order if event.statuses[w] == IMPETUOUS)
        last = next(w for w in event.order if event.statuses[w] == TITUBANT)
        return self._turns("revealed", _REVEALED).format(
            first=wing_title(first),
            last=wing_title(last),
            high=event.values[first],
            low=event.values[last],
        )

    def _place(self, place: int) -> str:
        return place_name(self._board, place)

    # -- passages ---------------------------------------------------------------------------------

    def passage(self) -> Sequence[str]:
        self._close_assault()
        texts = [*self._first, self._fire_text(), self._march_text(), *self._parts]
        self._first, self._parts, self._marched = [], [], []
        self._contacts, self._shots = [], []
        whole = " ".join(text for text in texts if text)
        return [whole] if whole else []

    def _close_assault(self) -> None:
        if self._assault is not None:
            self._parts.append(self._assault.text(self._turns))
            self._assault = None

    def _march_text(self) -> str:
        units = dict.fromkeys(int(event.unit) for event in self._marched)
        if not units:
            return ""
        wing = int(self._board.wing[next(iter(units))])
        count = (
            f"{len(units)} units" if len(units) > 1 else self._board.unit_titles[next(iter(units))]
        )
        text = self._turns("march", _MARCHES).format(wing=f"the {wing_title(wing)}", count=count)
        text = text[:1].upper() + text[1:]
        places = list(dict.fromkeys(self._place(place) for place in self._contacts))[:_MOST_PLACES]
        if places:
            text += f" {self._turns('contact', _CONTACT).format(places=listed(places))}"
        return f"{text}."

    def _fire_text(self) -> str:
        hits = [shot for shot in self._shots if shot.is_hit]
        if self._shots and not hits:
            return self._turns("no hits", _NO_HITS)
        lines = []
        for shot in hits:
            shooter = self._board.unit_titles[shot.unit]
            lines.append(f"{shooter} hits the enemy at {self._place(shot.target)}.")
        return " ".join(lines)

    # -- the end of a phase and of the battle -----------------------------------------------------

    def nightfall(self, views: Sequence[View]) -> Sequence[str]:
        scored, self._scored = self._scored, None
        series, self._series = self._series, ""
        lines = [self._score_text(scored)] if scored is not None else []
        return [" ".join([*lines, series]).strip()] if lines or series else []

    def _score_text(self, scored: happened.PhaseScored) -> str:
        allied, spanish = scored.hits
        count = f"Steps lost in this phase: {allied} Spanish, {spanish} Allied"
        if scored.winner == NOBODY:
            return f"{count}; neither can claim it."
        side = SIDE_TITLES[scored.winner]
        total = f"{scored.points[0]} Allied to {scored.points[1]} Spanish"
        return f"{count}: it goes to the {side} side, {total}."

    def closing(self, views: Sequence[View]) -> Sequence[str]:
        lines = []
        for side in (ALLIED, SPANISH):
            names = [self._board.unit_titles[unit] for unit in self._lost[side]]
            if names:
                lines.append(f"The {SIDE_TITLES[side]} army has lost {listed(names)}.")
        if self._marshals:
            who = [
                f"{self._board.marshal_titles[one]} ({SIDE_TITLES[one // WINGS]})"
                for one in dict.fromkeys(self._marshals)
            ]
            lines.append(f"Of the Marshals {listed(who)} did not see the end of it.")
        return [" ".join(lines)] if lines else []


def _ends_assault(event: Event) -> bool:
    return isinstance(
        event,
        happened.WingActivated | happened.PhaseScored | happened.PhaseBegan | happened.WingLost,
    )


def _series(event: happened.SeriesSettled) -> str:
    if event.side == NOBODY:
        return "Night falls on an even field, and the two staffs change their order books."
    side = SIDE_TITLES[event.side]
    if event.is_exchanged:
        return f"Night falls. The {side} staff, behind so far, takes over the enemy's order book."
    return f"Night falls. The {side} staff, behind so far, keeps its own order book."
