"""The questions of the game as the prompt bar asks them, and what undo would do. No Qt widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from solitaire.presenting.offers import Offer, Role
from solitaire.session import UndoAnswer
from ui.desktop.play.offers import closing
from ui.desktop.style.language import (
    marked,
    tr,
    tr_count,
    translated,
)


def prompt_words(phase: str, side: str, question: str) -> str:
    """Whose phase, who is asked (empty if the phase says it), what."""
    if not side:
        return tr("{phase} · {question}", phase=phase, question=question)
    return tr("{phase} · {side}: {question}", phase=phase, side=side, question=question)


def choices_words(offers: Sequence[Offer]) -> str:
    """How many stacks may act, where the game has nothing else to tell."""
    places = {one.at for one in offers if one.at and one.role is Role.BEGIN}
    return tr_count("%n stacks can still act.", len(places)) if places else ""


def keys_words(offers: Sequence[Offer]) -> str:
    """The keys that do something now; what ends the question has a button that names its key."""
    parts = [tr("1–9, or ↑ ↓ and Enter · click or drag")]
    if any(one.role is Role.BEGIN for one in offers):
        parts.append(tr("Tab next stack"))
    if closing(offers) is not None:
        parts.append(tr("Ctrl+E: the rest"))
    parts.append(tr("F1 explains · ? all keys"))
    return " · ".join(parts)


_NO_UNDO: Final = {
    UndoAnswer.NOTHING_CHOSEN: marked("Nothing to take back yet"),
    UndoAnswer.OTHERS_CHOSE: marked("No undo: the other side has chosen since"),
    UndoAnswer.ROLLED: marked("No undo: dice have been rolled since"),
    UndoAnswer.OVER: marked("No undo. The game is over."),
    UndoAnswer.SHOWN: marked("No undo. That choice showed something that was not known before."),
}


def undo_words(answer: UndoAnswer, order: Sequence[Offer], not_now: str) -> str:
    """What Ctrl+Z would do: take back this order, or nothing for this reason."""
    if answer is UndoAnswer.NOT_NOW:
        return tr("No undo. {why}", why=not_now)
    if answer is not UndoAnswer.FREE:
        return tr(_NO_UNDO[answer])
    steps = [translated(one.words) for one in order if not one.is_closing]
    steps = steps or [translated(one.words) for one in order]
    if not steps:
        return tr("Ctrl+Z takes the last order back")
    ends = steps[:1] + steps[1:][-1:]
    return tr("Ctrl+Z takes back: {order}", order=" … ".join(ends))
