"""Odds of a combat as rich text: who rolls what with which modifiers, and what comes of it.

Rule numbers are links `rule:9.3`. Everything is read from what the staff counted in a view.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from solitaire.games.castiglione.game import RULES
from solitaire.games.castiglione.odds.checks import FateOdds
from solitaire.games.castiglione.odds.forces import (
    ROLES,
    Force,
    Modifier,
    total,
)
from solitaire.games.castiglione.odds.pending import Answer, Explanation
from solitaire.games.castiglione.odds.results import CombatOdds, PursuitOdds, RollOdds
from solitaire.games.castiglione.staff.combat import CombatPreview
from solitaire.games.castiglione.staff.guns import GunsReport
from solitaire.games.castiglione.terms import SIDES
from solitaire.odds import Chances, mean
from ui.desktop.board.naming import area_titles, side_title
from ui.desktop.play.foresight_words import spoken
from ui.desktop.style.language import told, tr
from ui.desktop.style.number_words import decimal, percent
from ui.terminal.odds.text import answer_lines

BAR_WIDTH: Final = 130
PAIRED: Final = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
_FULL: Final = 2
"""Up to so many choices are told at full length."""
_NUMBERS: Final = re.compile(r"\[([R0-9][0-9., R]*)\]")
_RULE_BY_ROLL: Final = {"bombardment": "9.2", "attack": "9.3", "defence": "9.3"}
_CHIP: Final = "background-color:#e9dcc0; color:#2a241c"
_ROLE_COLOUR: Final = ("#b3662a", "#3f66a8")

WordsOfChoice = Callable[[str], str]
"""An offered choice in the game's notation as the list of orders has it."""


def linked(text: str) -> str:
    """Escaped, with links at the numbers of rules."""

    def links(found: re.Match[str]) -> str:
        numbers = [each.strip() for each in found.group(1).split(",")]
        anchors = ", ".join(f'<a href="rule:{each}">{each}</a>' for each in numbers)
        return f"[{anchors}]"

    return _NUMBERS.sub(links, html.escape(text, quote=False))


def paragraph(text: str, *, is_head: bool = False) -> str:
    words = linked(text)
    return f"<p style='margin:3px 0'>{f'<b>{words}</b>' if is_head else words}</p>"


# -- odds -----------------------------------------------------------------------------------------


def explanation_html(explanation: Explanation, words_of: WordsOfChoice) -> str:
    """What is pending; many choices get a line each."""
    remarks = [paragraph(spoken(remark)) for remark in explanation.remarks]
    found: list[str] = []
    combats = [part for part in explanation.parts if isinstance(part.answer, CombatOdds)]
    if len(combats) > 1:
        rows = [(words_of(part.choice), part.answer) for part in combats]
        found.append(
            choice_list([(words, odds) for words, odds in rows if isinstance(odds, CombatOdds)])
        )
    for part in explanation.parts:
        if part.choice and not (isinstance(part.answer, CombatOdds) and len(combats) > _FULL):
            found.append(
                paragraph(tr("If you choose: {words}", words=words_of(part.choice)), is_head=True)
            )
        if isinstance(part.answer, CombatOdds):
            if len(combats) <= _FULL:
                found.append(odds_html(part.answer))
        else:
            found += [paragraph(line) for line in _other_lines(part.answer)]
    return "".join(found + remarks)


def _other_lines(answer: Answer) -> list[str]:
    """Of anything but a combat."""
    if isinstance(answer, FateOdds):
        chances = " · ".join(f"{told(what)} {percent(one)}" for what, one in answer.chances.items())
        lines = [f"{told(answer.what)} [{answer.rule}]: {chances}"]
    else:
        lines = [spoken(line).strip() for line in answer_lines(RULES.board, answer)]
    return [line[:1].upper() + line[1:] for line in lines]


def choice_list(rows: Sequence[tuple[str, CombatOdds]]) -> str:
    """The futures below each other; a table would be wider than a dock with large text."""
    pair = " : ".join(side_title(SIDES[force.side]) for force in rows[0][1].forces)
    found = [(words, _future(odds)) for words, odds in rows]
    if len({future for _, future in found}) == 1:
        found = [(tr("whichever you choose"), found[0][1])]
    lines = "".join(
        f"<p style='margin:3px 0'><b>{html.escape(words)}</b>: {html.escape(future)}</p>"
        for words, future in found
    )
    return paragraph(tr("In pairs, {sides}:", sides=pair)) + lines


def _future(odds: CombatOdds) -> str:
    parts = [
        (tr("wins"), _chances(odds)),
        (tr("units lost"), _lost(odds)),
        (tr("pursuit hits"), _chased(odds)),
    ]
    return " · ".join(f"{words} {figures}" for words, figures in parts if figures)


def _chances(odds: CombatOdds) -> str:
    return PAIRED.join(percent(odds.win(role)) for role in ROLES)


def _lost(odds: CombatOdds) -> str:
    if odds.losses is None:
        return ""
    return PAIRED.join(decimal(mean(loss.units)) for loss in odds.losses)


def _chased(odds: CombatOdds) -> str:
    return PAIRED.join(decimal(mean(one.hits) * one.chance) for one in odds.pursuits)


def odds_html(odds: CombatOdds) -> str:
    parts = []
    for fight_round in sorted({roll.fight_round for roll in odds.rolls}):
        often = ""
        if fight_round > 1 and odds.second_round != 1:
            often = tr(" (if it is fought: {chance})", chance=percent(odds.second_round))
        parts.append(paragraph(tr("Round {number}", number=fight_round) + often, is_head=True))
        parts += [roll_html(odds, roll) for roll in odds.rolls if roll.fight_round == fight_round]
        if fight_round == 1 and odds.ahead:
            ahead = " · ".join(
                f"{told(who)} {percent(odds.ahead.get(who, Fraction(0)))}"
                for who in (*ROLES, "level")
            )
            parts.append(paragraph(tr("Ahead afterwards: {who}", who=ahead)))
    if odds.rolls or odds.win(ROLES[0]) not in (0, 1):  # else it is decided
        parts.append(paragraph(tr("How it ends [9.3]"), is_head=True))
        parts.append(_win_bars(odds))
    parts += [_pursuit_html(odds, one) for one in odds.pursuits if one.chance]
    parts += _loss_html(odds)
    parts += [f"<p style='margin:2px 0'><i>{linked(told(one))}</i></p>" for one in odds.assumptions]
    return "".join(parts)


def roll_html(odds: CombatOdds, roll: RollOdds) -> str:
    force = odds.forces[roll.role]
    name = {
        "bombardment": tr("Bombardment"),
        "attack": tr("Attack"),
        "defence": tr("Defence"),
    }[roll.name]
    column = tr(", column {column}", column=roll.column) if roll.column else ""
    head = f"{name}, {side_title(SIDES[force.side])} [{_RULE_BY_ROLL[roll.name]}]{column}"
    return f"<p style='margin:5px 0 1px 0'>{linked(head)}: {_chips(roll.modifiers)}</p>" + bars(
        roll.hits, _ROLE_COLOUR[roll.role]
    )


def _chips(modifiers: Sequence[Modifier]) -> str:
    """The die with each thing that is added to it, where it comes from and its rule."""
    if not modifiers:
        return html.escape(tr("die as rolled"))
    chips = " ".join(
        f"<span style='{_CHIP}'>&nbsp;{linked(spoken(str(one)))}&nbsp;</span>" for one in modifiers
    )
    return f"{html.escape(tr('die {sum}', sum=f'{total(modifiers):+d}'))} {chips}"


def bars(chances: Chances[int], colour: str) -> str:
    """The exact chance of each number of hits."""
    rows = "".join(
        f"<tr><td align='right'>{hits}&nbsp;</td><td>{_bar(weight, colour)}</td>"
        f"<td>&nbsp;{percent(weight)}</td></tr>"
        for hits, weight in sorted(chances.items())
    )
    return f"<table cellspacing='1' cellpadding='0'>{rows}</table>"


def _bar(weight: Fraction, colour: str) -> str:
    width = max(round(float(weight) * BAR_WIDTH), 1)
    return (
        f"<table cellspacing='0' cellpadding='0'><tr><td width='{width}' bgcolor='{colour}'>"
        "&nbsp;</td></tr></table>"
    )


def _win_bars(odds: CombatOdds) -> str:
    rows = "".join(
        f"<tr><td>{html.escape(side_title(SIDES[odds.forces[number].side]))}&nbsp;</td>"
        f"<td>{_bar(odds.win(role), _ROLE_COLOUR[number])}</td>"
        f"<td>&nbsp;{html.escape(tr('wins'))} {percent(odds.win(role))}</td></tr>"
        for number, role in enumerate(ROLES)
    )
    return f"<table cellspacing='1' cellpadding='0'>{rows}</table>"


def _pursuit_html(odds: CombatOdds, pursuit: PursuitOdds) -> str:
    side = side_title(SIDES[odds.forces[pursuit.role].side])
    words = tr(
        "If the {side} side must retreat ({chance}) [9.4, 9.5]:",
        side=side,
        chance=percent(pursuit.chance),
    )
    found = [paragraph(words, is_head=True)]
    if pursuit.refuges:
        ways = sorted(pursuit.refuges.items(), key=lambda item: -item[1])
        names = ", ".join(f"{area_titles()[name]} {percent(weight)}" for name, weight in ways)
        found.append(paragraph(tr("to {places}", places=names)))
    if pursuit.column:
        column = tr("pursuit, column {column}", column=pursuit.column)
        found.append(f"<p style='margin:1px 0'>{linked(column)}: {_chips(pursuit.modifiers)}</p>")
    elif set(pursuit.hits) == {0}:
        found.append(paragraph(tr("no pursuit: the winner has no more cavalry")))
        return "".join(found)
    return "".join(found) + bars(pursuit.hits, _ROLE_COLOUR[1 - pursuit.role])


def _loss_html(odds: CombatOdds) -> list[str]:
    if odds.losses is None:
        return []
    found = [paragraph(tr("Units eliminated, pursuit included [3.6]"), is_head=True)]
    for force, loss in zip(odds.forces, odds.losses, strict=True):
        chances = " · ".join(f"{many}: {percent(one)}" for many, one in sorted(loss.units.items()))
        found.append(paragraph(f"{side_title(SIDES[force.side])}: {chances}"))
    return found


# -- before the combat ----------------------------------------------------------------------------


def preview_html(preview: CombatPreview, guns: GunsReport) -> str:
    """Known strengths, bounds for what is hidden, exact hits, and who may still come."""
    board = RULES.board
    found = [paragraph(spoken(line)) for line in preview.lines(board)[:-1]]
    if preview.exact is not None:
        found.append(odds_html(preview.exact))
    elif preview.bounds is not None and preview.bounds[0].forces == preview.bounds[1].forces:
        found.append(odds_html(preview.bounds[0]))
    elif preview.bounds is not None:
        found.append(_bounds_html(preview.bounds))
    found.append(paragraph(tr("Who may come to the sound of the guns [9.1]"), is_head=True))
    found += [paragraph(spoken(line)) for line in _enemy_lines(guns.lines(board))]
    found.append(paragraph(spoken(preview.lines(board)[-1])))
    return "".join(found)


def _enemy_lines(lines: Sequence[str]) -> list[str]:
    """Those about the enemy; the last line says how sure it is."""
    cut = next(at for at, line in enumerate(lines) if line.startswith("if you attack"))
    return list(lines[cut:])


def _bounds_html(bounds: tuple[CombatOdds, CombatOdds]) -> str:
    """Against the weakest and the strongest that may stand there."""
    heads = (tr("at least this"), tr("at most this"))
    return "".join(
        f"<p style='margin:6px 0 1px 0'><b>{html.escape(head)}: {_force_words(odds.forces[1])}</b>"
        f"</p>{_first_round(odds)}{_win_bars(odds)}"
        for head, odds in zip(heads, bounds, strict=True)
    )


def _first_round(odds: CombatOdds) -> str:
    return "".join(roll_html(odds, roll) for roll in odds.rolls if roll.fight_round == 1)


def _force_words(force: Force) -> str:
    return html.escape(tr("{strength} strength points", strength=force.strength))
