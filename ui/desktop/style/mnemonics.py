"""Letters under a line for menu entries that are named after something else, such as a panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction


def give_mnemonics(actions: Sequence[QAction], beside: Sequence[QAction] = ()) -> None:
    """To each the first of its letters that neither they nor the others of the menu have."""
    taken = {mnemonic(action.text()) for action in beside}
    for action in actions:
        text = action.text()
        free = [place for place, letter in enumerate(text) if letter.lower() not in taken]
        place = next((one for one in free if text[one].isalpha()), None)
        if place is not None and not mnemonic(text):
            taken.add(text[place].lower())
            action.setText(f"{text[:place]}&{text[place:]}")


def mnemonic(text: str) -> str:
    """The letter after the sign, small; empty if there is none."""
    return text.partition("&")[2][:1].lower()
