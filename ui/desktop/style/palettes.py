"""Few colours for many: the palette of pictures with indexed colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from PySide6.QtGui import QImage

ROUNDS: Final = 12


def palette_of(images: Sequence[QImage], size: int) -> list[int]:
    """Means of the colours seen, rare ones counted more than their share (Lloyd's method)."""
    pixels = np.concatenate([_pixels(image) for image in images])
    found, counts = np.unique(pixels & 0xFCFCFC, return_counts=True)
    colours = np.stack([found >> shift & 255 for shift in (16, 8, 0)], axis=1).astype(float)
    weights = np.sqrt(counts)
    means = colours[np.argsort(counts)[::-1][:size]]
    for _ in range(ROUNDS):
        nearest = ((means**2).sum(axis=1) - 2 * colours @ means.T).argmin(axis=1)
        total = np.bincount(nearest, weights, len(means))
        sums = [np.bincount(nearest, weights * part, len(means)) for part in colours.T]
        means = np.where(
            total[:, None] > 0, np.stack(sums, axis=1) / np.maximum(total, 1)[:, None], means
        )
    return [0xFF000000 | int(r) << 16 | int(g) << 8 | int(b) for r, g, b in means.round()]


def _pixels(image: QImage) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint32).copy()
