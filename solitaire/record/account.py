"""One seat's account of a game: what may be handed to it while secrets are still secrets.

No other seat's choice, no closed roll, no digest (a hash of secrets can be guessed at) and no seed
gets in. It is for reading; it cannot be replayed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from solitaire.protocol import Chance, Decide, may_see
from solitaire.record.text import choice_line, heading_lines, roll_line

if TYPE_CHECKING:
    from solitaire.protocol import Seat
    from solitaire.record.model import Moment, Playback, Record

TITLE: Final = "campagna account 1"


def seat_account(record: Record, playback: Playback, seat: Seat) -> str:
    rules = record.rules
    lines = [TITLE, f"game {rules.name}", f"of {rules.seats[seat]}"]
    lines += [f"option {name} {value}" for name, value in record.header.options.items()]
    lines.append("")
    if record.header.position is not None:
        lines += [f"| {line}" for line in rules.view_lines(rules.view(record.start, seat))]
    shown: tuple[str, ...] = ()
    for moment in playback.moments:
        told = _told(record, moment, seat)
        if told:
            lines += heading_lines(shown, moment.heading)
            shown = moment.heading
        lines += [f"  {line}" for line in told]
    return "\n".join(lines) + "\n"


def _told(record: Record, moment: Moment, seat: Seat) -> list[str]:
    rules = record.rules
    seen = [f"; {rules.words(event)}" for event in moment.events if may_see(event.audience, seat)]
    played = moment.step.played
    if played is None:
        return [f"; {moment.step.taken_back} plies were taken back."]
    text = rules.ply_text(played.ply)
    if isinstance(played.asked, Decide) and played.asked.seat == seat:
        return [choice_line(rules.seats[seat], text), *seen]
    if isinstance(played.asked, Chance) and may_see(played.asked.audience, seat):
        return [roll_line(played.asked.cause, text), *seen]
    return seen
