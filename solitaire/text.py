"""Sentences that remember how they were made, so that they can be made again in another language.

A Text is a `str` in English that keeps its template and the values in it. Adding, joining by
`str.join`, f-strings and `capitalize` give plain strings and lose that; use `text` and `joined`. A
Fraction in a Text is a chance, written in per cent; a float is written with one decimal.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final, overload

COUNT: Final = "%n"
"""Stands for the count in a template."""
BEGINS: Final = "sentence_begins"
"""The placeholder of a template that only capitalises another sentence."""
TEMPLATE_OF_BEGINNING: Final = f"{{{BEGINS}}}"


class Text(str):
    __slots__ = ("amount", "singular", "template", "values")

    template: str
    """What a translator sees; the separator of a list made by `joined`."""
    values: Mapping[str, object] | tuple[str, ...]
    """By placeholder of the template; the parts of a list."""
    amount: int | None
    singular: str
    """The English template for a count of one."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.template, self.values, self.amount, self.singular)

    @property
    def parts(self) -> tuple[str, ...]:
        """Of a list; empty for a sentence."""
        return self.values if isinstance(self.values, tuple) else ()


NOTHING: Final = Text("")
NOTHING.template, NOTHING.values, NOTHING.amount, NOTHING.singular = "", {}, None, ""


def text(
    template: str, /, *, count: int | None = None, singular: str = "", **values: object
) -> Text:
    """The sentence with its {placeholders} filled in.

    With a count, %n stands for it, and `singular` is the English template for a count of one.
    """
    return _made(template, values, count, singular)


def marked(template: str, /) -> str:
    """Marks a template in a constant for the gatherer; text() is called where it is used."""
    return template


def verbatim(words: str) -> Text:
    """A name or sentence that is its own template."""
    if isinstance(words, Text):
        return words
    return text(words.replace("{", "{{").replace("}", "}}"))


def filled(template: str, values: Mapping[str, object]) -> Text:
    """text() for a template whose values are in a mapping."""
    return _made(template, values, None, "")


def joined(parts: Iterable[str], between: str = ", ") -> Text:
    """A list of texts; empty parts are left out."""
    return _made(between, tuple(part for part in parts if part), None, "")


@overload
def capital(words: Text) -> Text: ...


@overload
def capital(words: str) -> str: ...


def capital(words: str) -> str:
    """The same with a capital letter at the beginning; a Text remains a Text."""
    if not words or not isinstance(words, Text):
        return words[:1].upper() + words[1:]
    return _made(TEMPLATE_OF_BEGINNING, {BEGINS: words}, None, "")


def did_you_mean(word: str, known: Iterable[str]) -> Text:
    """To be appended to the sentence that says that a word is unknown."""
    close = difflib.get_close_matches(word, list(known), n=3, cutoff=0.6)
    return text(" Did you mean {choices}?", choices=", ".join(close)) if close else NOTHING


def words_of(error: BaseException) -> str:
    """The message of an error; the Text it was raised with, if any."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, Text) else str(error)


def _made(
    template: str,
    values: Mapping[str, object] | tuple[str, ...],
    count: int | None,
    singular: str,
) -> Text:
    made = Text(in_english(template, values, count, singular))
    made.template, made.values, made.amount, made.singular = template, values, count, singular
    return made


def in_english(
    template: str, values: Mapping[str, object] | tuple[str, ...], count: int | None, singular: str
) -> str:
    if isinstance(values, tuple):
        return template.join(values)
    if template == TEMPLATE_OF_BEGINNING:
        words = str(values[BEGINS])
        return words[:1].upper() + words[1:]
    chosen = singular if singular and count == 1 else template
    if count is not None:
        chosen = chosen.replace(COUNT, str(count))
    return chosen.format(**{name: _number(value) for name, value in values.items()})


def _number(value: object) -> object:
    if isinstance(value, Fraction):
        return percent(value)
    return f"{value:.1f}" if isinstance(value, float) else value


def percent(chance: Fraction) -> str:
    """One decimal; what can happen never shows as 0, what can fail never as 100."""
    shown = f"{float(chance * 100):.1f}"
    if shown == "0.0" and chance:
        return "<0.1 %"
    if shown == "100.0" and chance != 1:
        return ">99.9 %"
    return f"{shown} %"


# -- between our own processes --------------------------------------------------------------------


def to_json(words: object) -> Any:
    """A Text as plain data; anything else unchanged."""
    if isinstance(words, Fraction):
        return {"chance": str(words)}
    if not isinstance(words, Text):
        return words
    if isinstance(words.values, tuple):
        return {"between": words.template, "parts": [to_json(part) for part in words.values]}
    values = {name: to_json(value) for name, value in words.values.items()}
    return {
        "text": words.template,
        "values": values,
        "count": words.amount,
        "singular": words.singular,
    }


def from_json(data: Any) -> Any:
    """The reverse of to_json(); raises ValueError for anything else."""
    if not isinstance(data, dict):
        return data
    try:
        if "chance" in data:
            return Fraction(data["chance"])
        if "parts" in data:
            return joined([str_or_text(part) for part in data["parts"]], str(data["between"]))
        values = {str(name): from_json(value) for name, value in data["values"].items()}
        return text(
            str(data["text"]), count=data["count"], singular=str(data["singular"]), **values
        )
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"no text: {data!r}") from error


def str_or_text(data: Any) -> str:
    found = from_json(data)
    if not isinstance(found, str):
        raise ValueError(f"no text: {data!r}")
    return found
