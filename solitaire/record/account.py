"""What happened in a game, retold for one seat or for a referee.

An account for a seat may be given to it while secrets are still secret: it contains no other seat's
choices, no closed rolls, no digests (a hash of secrets could be guessed from) and no seed. It is
for reading; it cannot be replayed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from solitaire.protocol import Chance, Decide, may_see
from solitaire.record.text import choice_line, heading_lines, roll_line

if TYPE_CHECKING:
    from typing import Any

    from solitaire.history import Played
    from solitaire.protocol import Seat
    from solitaire.record.model import Moment, Playback, Record

TITLE: Final = "campagna account 1"


@dataclass(frozen=True, slots=True)
class Told:
    """One step of the game as it is told."""

    heading: tuple[str, ...]
    ply: str
    """The line of the record; empty if the ply itself is not told."""
    words: list[str]
    """What was seen, a sentence each."""


def seat_account(record: Record, playback: Playback, seat: Seat) -> str:
    """The text for one seat."""
    rules = record.rules
    lines = [TITLE, f"game {rules.name}", f"of {rules.seats[seat]}"]
    lines += [f"option {name} {value}" for name, value in record.header.options.items()]
    lines.append("")
    if record.header.position is not None:
        lines += [f"| {line}" for line in rules.view_lines(rules.view(record.start, seat))]
    lines += account_lines(told_to_seat(playback, seat))
    return "\n".join(lines) + "\n"


def account_lines(account: list[Told]) -> list[str]:
    lines = []
    shown: tuple[str, ...] = ()
    for told in account:
        lines += heading_lines(shown, told.heading)
        shown = told.heading
        if told.ply:
            lines.append(f"  {told.ply}")
        lines += [f"  ; {words}" for words in told.words]
    return lines


def told_to_seat(playback: Playback, seat: Seat) -> list[Told]:
    """The steps that this seat knows something about, with what it knows."""
    told = [_told_to_seat(playback.record, moment, seat) for moment in playback.moments]
    return [step for step in told if step.ply or step.words]


def told_to_referee(playback: Playback) -> list[Told]:
    """Everything."""
    record = playback.record
    told = []
    for moment in playback.moments:
        words = [record.rules.words(event) for event in moment.events]
        played = moment.step.played
        if played is None:
            words = [_taken_back(moment)]
        told.append(Told(moment.heading, _ply_line(record, played) if played else "", words))
    return told


def _told_to_seat(record: Record, moment: Moment, seat: Seat) -> Told:
    played = moment.step.played
    if played is None:
        # Not how many plies: some of them may have been secret.
        return Told(moment.heading, "", ["Play was taken back to an earlier choice."])
    seen = [event for event in moment.events if may_see(event.audience, seat)]
    words = [record.rules.words(event) for event in seen]
    return Told(moment.heading, _ply_line(record, played) if _knows(played, seat) else "", words)


def _knows(played: Played[Any], seat: Seat) -> bool:
    """Whether the ply itself may be told: own choices and open rolls."""
    if isinstance(played.asked, Decide):
        return played.asked.seat == seat
    return may_see(played.asked.audience, seat)


def _ply_line(record: Record, played: Played[Any]) -> str:
    text = record.rules.ply_text(played.ply)
    if isinstance(played.asked, Chance):
        return roll_line(played.asked.cause, text)
    return choice_line(record.rules.seats[played.asked.seat], text)


def _taken_back(moment: Moment) -> str:
    plies = moment.step.taken_back
    which = f"last {plies} plies were" if plies > 1 else "last ply was"
    return f"The {which} taken back{' in practice' if moment.step.in_practice else ''}."
