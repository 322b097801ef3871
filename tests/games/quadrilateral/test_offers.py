"""Every choice of the campaign has a sentence of its own."""

from __future__ import annotations

from solitaire.games.quadrilateral.core import plies
from solitaire.games.quadrilateral.present.offer_words import SENTENCES

DICE = {plies.ROLLED, plies.SUM_ROLLED, plies.TWO_ROLLED, plies.SCOUTED, plies.DRAWN}


def test_every_choice_has_a_sentence() -> None:
    assert set(SENTENCES) == set(range(len(plies.VERBS))) - DICE


def test_no_two_choices_have_the_same_sentence() -> None:
    assert len(set(SENTENCES.values())) == len(SENTENCES)
