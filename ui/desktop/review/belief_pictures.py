"""A picture with a guess on the back of each hidden counter. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from solitaire.presenting.board import CounterId
from solitaire.presenting.picture import Face, Picture, Stack
from solitaire.presenting.presenter import Label
from solitaire.text import NOTHING, text


def with_guesses(picture: Picture, guesses: Mapping[CounterId, Label]) -> Picture:
    """Of the hidden counters in a stack the lowest rank lies on top."""
    stacks = tuple(_guessed(stack, guesses) for stack in picture.stacks)
    return replace(picture, stacks=stacks)


def _guessed(stack: Stack, guesses: Mapping[CounterId, Label]) -> Stack:
    pairs = list(zip(stack.faces, stack.keys, strict=True))
    hidden = [(face, key) for face, key in pairs if face.is_back]
    hidden.sort(key=lambda pair: guesses[pair[1]].rank if pair[1] in guesses else 0)
    known = [(face, key) for face, key in pairs if not face.is_back]
    shown = [(_labelled(face, guesses.get(key)), key) for face, key in hidden]
    faces, keys = zip(*known, *shown, strict=True)
    return replace(stack, faces=faces, keys=keys)


def _labelled(face: Face, label: Label | None) -> Face:
    if label is None:
        return replace(face, guess=NOTHING, suspicion=NOTHING, words=face.seen)
    guess = label.words
    meaning = text("likeliest {guess}, an estimate", guess=guess)
    return replace(
        face,
        guess=text("? {guess}", guess=guess),
        suspicion=guess,
        words=text("{counter}: {meaning}", counter=face.seen, meaning=meaning),
    )
