"""Which keys a person has chosen for which action, and whether single letters are heard at all.

Kept with the other preferences. Letters, digits and signs without Ctrl or Alt can be switched off:
people who speak to the program or press keys by mistake are not surprised by them [WCAG 2.1.4].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QKeyCombination, QSettings, Qt
from PySide6.QtGui import QKeySequence

from ui import paths
from ui.desktop.style.settings_files import open_settings

_GROUP: Final = "keys"
_SINGLE: Final = "single_letter_keys"
_FIRST_SIGN, _LAST_SIGN = Qt.Key.Key_Exclam, Qt.Key.Key_ydiaeresis
_WEIGHTS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


@dataclass(frozen=True, slots=True)
class KeySettings:
    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other keys than at first, by the name of the action; none at all if empty."""
    has_single_letters: bool = True

    def keys_of(self, name: str, usual: Sequence[str]) -> tuple[str, ...]:
        """Those that are heard for this action."""
        keys = self.chosen.get(name, tuple(usual))
        if self.has_single_letters:
            return tuple(keys)
        return tuple(each for each in keys if not is_single_letter(each))

    def yielding(self, later: Mapping[str, Sequence[str]]) -> KeySettings:
        """Keys of these actions, which came later, are left out where a person has given them to
        another action already."""
        found = self
        own = {each for name, keys in self.chosen.items() if name not in later for each in keys}
        for name, keys in later.items():
            if name not in self.chosen and own & set(keys):
                found = found.with_keys(name, [each for each in keys if each not in own], keys)
        return found

    def with_keys(self, name: str, keys: Sequence[str], usual: Sequence[str]) -> KeySettings:
        rest = {each: kept for each, kept in self.chosen.items() if each != name}
        if tuple(keys) != tuple(usual):
            rest[name] = tuple(keys)
        return replace(self, chosen=rest)


def is_single_letter(keys: str) -> bool:
    """A letter, digit or sign without Ctrl or Alt; Space, Enter and function keys are none."""
    pressed = QKeySequence(keys)
    if pressed.isEmpty():
        return False
    first: QKeyCombination = pressed[0]  # type: ignore[index]  # the stub does not know it
    return not first.keyboardModifiers() & _WEIGHTS and is_sign(first.key())


def is_sign(key: Qt.Key) -> bool:
    """Whether the key writes something other than a space."""
    return _FIRST_SIGN <= key <= _LAST_SIGN


def _settings() -> QSettings:
    path = paths.settings_folder() / "preferences.ini"
    return open_settings(path)


def load_keys() -> KeySettings:
    """As they were kept; what cannot be read is as at first."""
    kept = _settings()
    has_single = str(kept.value(_SINGLE, "true")) == "true"
    kept.beginGroup(_GROUP)
    chosen = {name: _keys_in(str(kept.value(name, ""))) for name in kept.childKeys()}
    return KeySettings(chosen, has_single)


def _keys_in(text: str) -> tuple[str, ...]:
    """Separated by blanks, which no key has in its name."""
    return tuple(each for each in text.split() if not QKeySequence(each).isEmpty())


def keep_keys(wanted: KeySettings) -> None:
    kept = _settings()
    kept.setValue(_SINGLE, "true" if wanted.has_single_letters else "false")
    kept.remove(_GROUP)
    kept.beginGroup(_GROUP)
    for name, keys in wanted.chosen.items():
        kept.setValue(name, " ".join(keys))
    kept.endGroup()
    kept.sync()
