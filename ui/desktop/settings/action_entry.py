"""An action of the game window: its words, keys, menu, and why it cannot be taken now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ui.desktop.style.language import tr
from ui.desktop.table.refusals import Refusal, never

GAME_MENU, ORDERS, UNITS, BATTLE = "game", "orders", "units", "battle"
VIEW, LAYOUT, OVERLAY, HELP = "view", "layout", "overlay", "help"
NO_MENU: Final = ""
"""Only in the command palette and in the list of keys."""


@dataclass(frozen=True, slots=True)
class ActionEntry:
    name: str
    text: str
    keys: tuple[str, ...]
    """At first; people may choose others."""
    slot: Callable[[], Any]
    menu: str
    refusal: Refusal = never
    is_for_map: bool = False
    """Whether its keys are heard on the map and in the list of orders only: elsewhere they mean
    something to whatever has the keyboard."""
    is_of_game: bool = False
    """Whether it comes and goes with the game that is open."""

    @property
    def words(self) -> str:
        """In a list, where no menu tells what it belongs to."""
        words = self.text.replace("&", "").removesuffix("…")
        return tr("Overlay: {title}", title=words) if self.menu == OVERLAY else words


def overlay_entry(name: str) -> str:
    """The name of the action that shows this overlay."""
    return f"overlay_{name or 'none'}"
