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
from ui.common.chosen_game import first_shown
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


def _place(kind: str, game: str) -> str:
    """What was kept before there were several games is of the first."""
    return kind if game in ("", first_shown()) else f"{kind}-{game}"


def own_presets(game: str = "") -> dict[str, GamePreset]:
    """Of a game, by name, in the order of names."""
    kept = _settings()
    kept.beginGroup(_place(_NAMED, game))
    found = {name: _read(kept.value(name)) for name in sorted(kept.childKeys())}
    return {name: preset for name, preset in found.items() if preset is not None}


def keep_preset(name: str, preset: GamePreset, game: str = "") -> None:
    """Under a name; one of the same name gives way."""
    kept = _settings()
    kept.setValue(f"{_place(_NAMED, game)}/{_as_key(name)}", json.dumps(asdict(preset)))
    kept.sync()


def forget_preset(name: str, game: str = "") -> None:
    kept = _settings()
    kept.remove(f"{_place(_NAMED, game)}/{_as_key(name)}")
    kept.sync()


def last_begun(game: str = "") -> GamePreset | None:
    return _read(_settings().value(_place(_LAST, game)))


def keep_last(preset: GamePreset, game: str = "") -> None:
    kept = _settings()
    kept.setValue(_place(_LAST, game), json.dumps(asdict(preset)))
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
