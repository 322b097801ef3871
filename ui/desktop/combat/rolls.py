"""The dice of a combat that have fallen, in words: whose, what they showed, what they brought."""

from __future__ import annotations

import html
from collections.abc import Sequence

from solitaire.bits import members
from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.staff.account import CHECKS, RollSeen
from solitaire.games.castiglione.terms import SIDES
from ui.desktop.board.naming import counter_titles, side_title
from ui.desktop.style.language import tr, tr_count


def rolls_html(rolls: Sequence[RollSeen]) -> str:
    """A line for each round, the newest die in bold; empty before the first."""
    lines = []
    for fight_round in sorted({one.fight_round for one in rolls}):
        words = [
            _bold(_words(one), one is rolls[-1]) for one in rolls if one.fight_round == fight_round
        ]
        title = html.escape(tr("Rolled in round {number}:", number=fight_round))
        lines.append(f"{title} {' · '.join(words)}")
    return "<br>".join(lines)


def _bold(words: str, is_newest: bool) -> str:
    return f"<b>{html.escape(words)}</b>" if is_newest else html.escape(words)


def _words(roll: RollSeen) -> str:
    if roll.kind in CHECKS:
        return _check_words(roll)
    side, hits = side_title(SIDES[roll.side]), tr_count("%n hits", roll.hits)
    if roll.kind == kinds.BOMBARDED:
        return tr("{side} guns {rolled}: {hits}", side=side, rolled=roll.rolled, hits=hits)
    if roll.kind == kinds.PURSUED:
        return tr("{side} pursuit {rolled}: {hits}", side=side, rolled=roll.rolled, hits=hits)
    return tr("{side} fire {rolled}: {hits}", side=side, rolled=roll.rolled, hits=hits)


def _check_words(roll: RollSeen) -> str:
    names = RULES.board.counter_names
    titles = [counter_titles()[names[roll.side * 64 + one]] for one in members(roll.counters)]
    who = ", ".join(titles) or side_title(SIDES[roll.side])
    if roll.kind == kinds.CALLED_IN:
        return tr("{who} {rolled}: comes", who=who, rolled=roll.rolled)
    return tr("{who} {rolled}: does not come", who=who, rolled=roll.rolled)
