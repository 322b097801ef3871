"""What is asked once more before it is done: rolls of a forced march, and ends of phases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from solitaire.presenting.adjutant import dice_after
from solitaire.presenting.offers import Offer
from solitaire.text import NOTHING
from ui.desktop.play.words.foresight_words import foresight_lines
from ui.desktop.style.language import tr, translated
from ui.desktop.table.model import Confirmation
from ui.desktop.table.table import Table


def confirmation_for(table: Table, offer: Offer, offers: Sequence[Offer]) -> Confirmation | None:
    """None if the choice needs no second thought."""
    if not offer.asks_again:
        return None
    return _end(table, offer, offers) if offer.is_closing else _march(table, offer)


def _march(table: Table, offer: Offer) -> Confirmation | None:
    """Only the choice after which the die falls."""
    view = table.view()
    if not dice_after(table.rules, view, offer.ply):
        return None
    foresight = table.adjutant.foresee_choice(view, offer.ply)
    # That it cannot be taken back is said by the bar itself.
    lines: list[str] = []
    if foresight is not None:
        lines = foresight_lines(replace(foresight, undo=NOTHING), table.names)
    asked = tr("{choice}: roll the die?", choice=translated(offer.words))
    return Confirmation(offer, asked, tuple(lines), undo=tr("No undo after this"))


def _end(table: Table, offer: Offer, offers: Sequence[Offer]) -> Confirmation | None:
    found = table.adjutant.forgotten(table.view(), [one.ply for one in offers])
    if not found:
        return None
    lines = tuple(f"• {translated(one.words)}" for one in found)
    areas = tuple(place for one in found for place in one.places)
    return Confirmation(
        offer, tr("{choice}? Remember:", choice=translated(offer.words)), lines, areas
    )
