"""Ways to play that a person has named, and the one begun last: kept in a file of settings.

What the file says is not believed further than the dialog can show it; anything else is left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

from PySide6.QtCore import QSettings

from ui import paths
from ui.desktop.style.settings_files import open_settings

_LAST: Final = "last"
_NAMED: Final = "named"


@dataclass(frozen=True, slots=True)
class GamePreset:
    options: Mapping[str, str] = field(default_factory=dict)
    opponent: str = ""
    """Empty where the preset says nothing about it; so with the others."""
    help: str = ""
    dice: str = ""
    take_backs: str = ""


def _settings() -> QSettings:
    path = paths.settings_folder() / "presets.ini"
    return open_settings(path)


def own_presets() -> dict[str, GamePreset]:
    """By name, in the order of names."""
    kept = _settings()
    kept.beginGroup(_NAMED)
    found = {name: _read(kept.value(name)) for name in sorted(kept.childKeys())}
    return {name: preset for name, preset in found.items() if preset is not None}


def keep_preset(name: str, preset: GamePreset) -> None:
    """Under a name; one of the same name gives way."""
    kept = _settings()
    kept.setValue(f"{_NAMED}/{_as_key(name)}", json.dumps(asdict(preset)))
    kept.sync()


def forget_preset(name: str) -> None:
    kept = _settings()
    kept.remove(f"{_NAMED}/{_as_key(name)}")
    kept.sync()


def last_begun() -> GamePreset | None:
    return _read(_settings().value(_LAST))


def keep_last(preset: GamePreset) -> None:
    kept = _settings()
    kept.setValue(_LAST, json.dumps(asdict(preset)))
    kept.sync()


def _as_key(name: str) -> str:
    """Strokes would make groups of it."""
    return name.strip().replace("/", " ").replace("\\", " ")


def _read(text: object) -> GamePreset | None:
    try:
        found = GamePreset(**json.loads(str(text)))
        options = {str(name): str(value) for name, value in found.options.items()}
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None
    words = (found.opponent, found.help, found.dice, found.take_backs)
    return GamePreset(options, *map(str, words))
