"""The card after a combat: what could be expected when it began, and what came of it."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence

from solitaire.games.castiglione.core import events as kinds
from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.forces import ROLES
from solitaire.games.castiglione.odds.results import CombatOdds
from solitaire.games.castiglione.staff.account import CombatAccount
from solitaire.games.castiglione.terms import NOWHERE, SIDES
from solitaire.odds import mean
from ui.desktop.board.naming import area_titles, side_title
from ui.desktop.combat.words import paragraph
from ui.desktop.style.language import tr, tr_count
from ui.desktop.style.number_words import decimal, percent


def result_html(account: CombatAccount, expected: CombatOdds | None) -> str:
    parts = [paragraph(_verdict(account), is_head=True)]
    parts += [paragraph(words) for words in _how(account)]
    parts.append(_table(account, expected))
    if account.pursuit:
        parts.append(paragraph(tr_count("The pursuit inflicted %n hits [9.5].", account.pursuit)))
    if expected is not None and account.loser != NOWHERE:
        winner = 1 - account.loser
        chance = expected.win(ROLES[_role(account, winner)])
        words = tr(
            "When it began, the {side} side had a chance of {chance} to win.",
            side=side_title(SIDES[winner]),
            chance=percent(chance),
        )
        parts.append(paragraph(words))
    return "".join(parts)


def _verdict(account: CombatAccount) -> str:
    if account.loser == NOWHERE:
        return tr("It ended without a retreat.")
    return tr("The {side} side has won.", side=side_title(SIDES[1 - account.loser]))


def _how(account: CombatAccount) -> Iterator[str]:
    """What decided it, and where the beaten went."""
    if account.loser == NOWHERE:
        return
    side = side_title(SIDES[account.loser])
    hits = [account.inflicted[one] for one in (1 - account.loser, account.loser)]
    if account.ending == kinds.BROKE_OFF:
        yield tr("The {side} side broke off [9.3].", side=side)
    elif account.ending == kinds.LOST_BATTLE and hits[0] == hits[1]:
        yield tr("Level on hits: the side with the initiative wins [9.3].")
    elif account.ending == kinds.LOST_BATTLE:
        yield tr("By hits, {more} to {fewer} [9.3].", more=hits[0], fewer=hits[1])
    else:
        yield tr("The {side} force was destroyed [9.6].", side=side)
    names = RULES.board.area_names
    if account.refuge < len(names):
        place = area_titles()[names[account.refuge]]
        yield tr("The {side} side retreated to {place} [9.4].", side=side, place=place)


def _role(account: CombatAccount, side: int) -> int:
    return 0 if side == account.attacker else 1


def _table(account: CombatAccount, expected: CombatOdds | None) -> str:
    """A column for each side: narrow enough for large text."""
    hits, losses = ("–", "–"), ("–", "–")
    roles = [_role(account, side) for side in range(len(SIDES))]
    if expected is not None:
        hits = _pair(decimal(mean(expected.hits[role])) for role in roles)
        if expected.losses is not None:
            losses = _pair(decimal(mean(expected.losses[role].units)) for role in roles)
    rows = (
        ("", *map(side_title, SIDES)),
        (tr("Hits inflicted"), *map(str, account.inflicted)),
        (tr("expected"), *hits),
        (tr("Units lost"), *map(str, account.lost)),
        (tr("expected"), *losses),
    )
    return f"<table cellspacing='6'>{''.join(map(_row, rows))}</table>"


def _pair(cells: Iterable[str]) -> tuple[str, str]:
    first, second = cells
    return first, second


def _row(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<td>{html.escape(cell)}&nbsp;</td>' for cell in cells)}</tr>"
