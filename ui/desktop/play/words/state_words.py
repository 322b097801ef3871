"""What the game window says about the state of a game, and which areas it marks. No Qt widgets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ai.search.levels import settings_of_level
from solitaire.presenting.offers import Offer, Role
from solitaire.presenting.picture import Picture
from solitaire.protocol import Decide
from ui.desktop.board.board import (
    FIGHT,
    PLAIN,
    RISKY,
    STACK,
)
from ui.desktop.play.offers import goers, goes_at_once
from ui.desktop.style.language import tr, tr_count, translated
from ui.desktop.table.table import HUMAN, Table


def strip_words(table: Table, picture: Picture) -> str:
    """The line on top: what everybody at the table knows."""
    parts = list(map(translated, picture.banner))
    level = _level(table)
    if level:
        parts.append(level)
    parts.append(_assistance(table))
    if not table.is_saved:
        parts.append(tr("NOT SAVED"))
    # Lines are broken between the parts, never inside one.
    return "  · ".join(map(_unbroken, parts))


def _unbroken(part: str) -> str:
    return part.replace(" ", "\N{NO-BREAK SPACE}").replace("-", "\N{NON-BREAKING HYPHEN}")


def _level(table: Table) -> str:
    """The opponents at the table."""
    names = sorted({name for name in table.players if name != HUMAN})
    if not names:
        return ""
    level = re.fullmatch(r"search:(\d)", names[0])
    if level and len(names) == 1:
        return tr("level {number}", number=level.group(1))
    return tr("against {names}", names=", ".join(map(translated, names)))


def _assistance(table: Table) -> str:
    """What the person was helped with so far."""
    helps = [tr(words) for words in table.helps]
    if table.take_backs:
        helps.append(tr_count("%n take-backs", table.take_backs))
    return ", ".join(helps) or tr("no help")


MOST_GOALS = 12
"""Of counters that go in one choice; more of them are marked only for those that are chosen."""


def targets(offers: Sequence[Offer], chosen: Sequence[str] = ()) -> dict[str, str]:
    """The areas to be marked: where choices lead, and where counters stand that may do something.

    Only offered choices are looked at, and they are the same in all worlds that look alike.
    """
    stacks = {one.at: STACK for one in offers if one.at and not one.is_closing}
    goals = {area: _style(one) for one in reversed(_leading(offers, chosen)) for area in one.goals}
    return stacks | goals


def _leading(offers: Sequence[Offer], chosen: Sequence[str]) -> list[Offer]:
    others = [one for one in offers if not goes_at_once(one)]
    going = [one for one in offers if goes_at_once(one)]
    if goers(offers) & set(chosen):
        going = [one for one in going if one.counter in chosen]
    elif len({area for one in going for area in one.goals}) > MOST_GOALS:
        going = []
    return [*others, *going]


def _style(offer: Offer) -> str:
    if offer.role is Role.FIGHT:
        return FIGHT
    return RISKY if offer.is_weighty else PLAIN


def nodes_to_think(table: Table) -> int:
    """The simulations that the opponent's level spends on a plan, or on a choice that is made
    unseen; 0 if it is no searcher."""
    opponent = table.opponent()
    name = opponent.name if opponent is not None else ""
    level = re.fullmatch(r"search:(\d)", name)
    if not level:
        return 0
    settings, asked = settings_of_level(int(level.group(1))), table.session.pending
    is_sealed = isinstance(asked, Decide) and asked.sealed
    return settings.sealed_nodes if is_sealed else settings.plan_nodes
