"""How data files tell where a value comes from: one of five words, then the reason."""

from __future__ import annotations

import re
from typing import Final

_BASIS: Final = re.compile(
    r"rules \d+(\.\d+)*(, \d+(\.\d+)*)*(: \S.*)?"
    r"|(inferred|history|recalled|reconstructed): \S.*",
    re.ASCII,
)

HOW_TO_WRITE_A_BASIS: Final = (
    'Write "rules" and the section numbers, or "inferred:", "history:", "recalled:" or'
    ' "reconstructed:" and the reason'
)


def is_basis(text: str) -> bool:
    """Whether the text names a rule, or says in which other way the value was found and why."""
    return _BASIS.fullmatch(text) is not None
