"""A script that asks Qt about itself and prints the answers as JSON.

`campagna doctor` runs it in a process of its own, because a Qt that cannot start takes its process
down. It imports nothing of ours.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, qVersion
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication


def main() -> None:
    application = QGuiApplication(sys.argv[:1])
    plug_ins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    answers = {
        "qt": qVersion(),
        "plug_ins": sorted(file.stem.removeprefix("libq") for file in plug_ins.iterdir()),
        "font_families": len(QFontDatabase.families()),
        "default_font": QFontInfo(application.font()).family(),
    }
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
