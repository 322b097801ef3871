"""The questions of the game as the prompt bar asks them, and what undo would do. No Qt widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ui.desktop.play.offers import CLOSING, Offer, closing
from ui.desktop.style.language import (
    later,
    told,
    tr,
    tr_count,
)

QUESTIONS: Final = {
    "which unsupplied units forage [5.5]": later("choose the units that forage [5.5]"),
    "who joins Mantua City [5.7]": later("choose who joins Mantua City [5.7]"),
    "which side moves first [7.0]": later("choose which side moves first [7.0]"),
    "which counter moves next [8.2]": later("choose a stack or a counter to move [8.2]"),
    "where the moving stack goes [8.2]": later("choose where the stack goes [8.2]"),
    "which leader helps the forced march [8.3]": later(
        "choose a leader to help the forced march [8.3]"
    ),
    "how the forced march goes on [8.3, 8.5]": later(
        "choose how the forced march goes on [8.3, 8.5]"
    ),
    "cavalry and leaders withdraw or stand [8.6.3]": later(
        "shall cavalry and leaders withdraw, or stand? [8.6.3]"
    ),
    "where a displaced leader goes [8.6.2, 9.6]": later(
        "choose where the displaced leader goes [8.6.2, 9.6]"
    ),
    "which combat is resolved next [9.0]": later("choose the combat to fight next [9.0]"),
    "who marches to the sound of the guns [9.1]": later(
        "choose who marches to the sound of the guns [9.1]"
    ),
    "which leaders march to the sound of the guns [9.1.2]": later(
        "choose the leaders who march to the guns as well [9.1.2]"
    ),
    "which unit the bombardment hits [9.2]": later("choose the unit that your guns hit [9.2]"),
    "which own unit suffers the next hit [9.3, 9.5]": later(
        "choose the unit of yours that takes the next hit [9.3, 9.5]"
    ),
    "fight on or break off [9.3]": later("fight on, or break off? [9.3]"),
    "where the force retreats [9.4]": later("choose where your force retreats [9.4]"),
    "pursue or let go [9.5]": later("pursue, or let them go? [9.5]"),
    "where a dummy is placed [13.2.1, 13.2.3]": later("place a dummy [13.2.1, 13.2.3]"),
    "which area is scouted [13.1.2]": later("choose an area to scout [13.1.2]"),
    "which cavalry scouts [13.1.2]": later("choose the cavalry that scouts [13.1.2]"),
    "which cavalry screens [13.1.2]": later("choose the cavalry that screens [13.1.2]"),
    "which counter is shown to the scouts [13.1.2]": later(
        "choose a counter to show to the scouts [13.1.2]"
    ),
    "whether a dummy feigns a hit [13.2.2]": later("shall a dummy feign a hit? [13.2.2]"),
    "where a leader takes over [14.1, 14.3]": later(
        "choose where the leader takes over [14.1, 14.3]"
    ),
}
"""By the game's own words. What is not here is asked in those."""


def question_words(question: str) -> str:
    found = QUESTIONS.get(question)
    return tr(found) if found is not None else told(question)


def prompt_words(phase: str, side: str, question: str) -> str:
    """Whose phase, who is asked, what."""
    asked = question_words(question)
    if side in phase:  # which then says whose question it is
        return tr("{phase} · {question}", phase=phase, question=asked)
    return tr("{phase} · {side}: {question}", phase=phase, side=side, question=asked)


def choices_words(offers: Sequence[Offer]) -> str:
    """How many stacks may act, where the game has nothing else to tell."""
    places = {one.place for one in offers if one.place and one.verb == "move"}
    return tr_count("%n stacks can still act.", len(places)) if places else ""


def keys_words(offers: Sequence[Offer]) -> str:
    """The keys that do something now."""
    parts = [tr("1–9, or ↑ ↓ and Enter · click or drag")]
    if any(one.verb == "move" for one in offers):
        parts.append(tr("Tab next stack"))
    last = closing(offers)
    if last is not None:
        parts.append(tr("Ctrl+Enter: {words}", words=last.words))
    parts.append(tr("F1 explains · ? all keys"))
    return " · ".join(parts)


def undo_words(refusal: str, order: Sequence[Offer]) -> str:
    """What Ctrl+Z would do: take back this order, or nothing for this reason."""
    if not refusal:
        steps = [one.words for one in order if one.verb not in CLOSING]
        steps = steps or [one.words for one in order]
        if not steps:
            return tr("Ctrl+Z takes the last order back")
        ends = steps[:1] + steps[1:][-1:]
        return tr("Ctrl+Z takes back: {order}", order=" … ".join(ends))
    if refusal.endswith("has not chosen anything yet."):
        return tr("Nothing to take back yet")
    if refusal.endswith("has chosen since."):
        return tr("No undo: the other side has chosen since")
    if refusal.startswith("Something was rolled"):
        return tr("No undo: dice have fallen since")
    return tr("No undo. {why}", why=told(refusal[:1].upper() + refusal[1:]))
