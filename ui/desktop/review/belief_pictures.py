"""A picture with a guess on the back of each hidden counter. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from solitaire.presenting.board import CounterId
from solitaire.presenting.picture import Face, Picture, Stack
from solitaire.text import NOTHING, Text, text


def with_guesses(picture: Picture, guesses: Mapping[CounterId, Text]) -> Picture:
    """The values of a guess are its share in hundredths and, of a dummy, "rumour"; the surest lies
    on top of the other hidden counters, rumours below."""
    stacks = tuple(_guessed(stack, guesses) for stack in picture.stacks)
    return replace(picture, stacks=stacks)


def _guessed(stack: Stack, guesses: Mapping[CounterId, Text]) -> Stack:
    pairs = list(zip(stack.faces, stack.keys, strict=True))
    hidden = [(face, key) for face, key in pairs if face.is_back]
    hidden.sort(key=lambda pair: _rank(guesses.get(pair[1], NOTHING)))
    known = [(face, key) for face, key in pairs if not face.is_back]
    shown = [(_labelled(face, guesses.get(key, NOTHING)), key) for face, key in hidden]
    faces, keys = zip(*known, *shown, strict=True)
    return replace(stack, faces=faces, keys=keys)


def _labelled(face: Face, guess: Text) -> Face:
    if not guess:
        return replace(face, guess=NOTHING, suspicion=NOTHING, words=face.seen)
    meaning = text("likeliest {guess}, an estimate", guess=guess)
    return replace(
        face,
        guess=text("? {guess}", guess=guess),
        suspicion=guess,
        words=text("{counter}: {meaning}", counter=face.seen, meaning=meaning),
    )


def _rank(guess: Text) -> tuple[int, int]:
    values = guess.values if isinstance(guess.values, dict) else {}
    return values.get("rumour", 0), -values.get("share", 0)
