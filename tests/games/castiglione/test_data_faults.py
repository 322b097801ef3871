"""Faults planted in copies of the data files: each is told with file and line, and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from solitaire.data.problems import WHOLE_FILE
from solitaire.games.castiglione.data.model import load_data
from solitaire.games.castiglione.data.reading import read_data
from tests.games.castiglione.data_copy import GAME, DataCopy


@pytest.fixture
def copy(tmp_path: Path) -> DataCopy:
    return DataCopy(tmp_path)


def test_an_untouched_copy_is_sound(copy: DataCopy) -> None:
    assert copy.problems() == []


LINE_FAULTS = [
    # file, beginning of the line, old, new, what the message must say
    ("areas.csv", "lonato,", "lonato,", "salo,", "'salo' stands already"),
    ("areas.csv", "salo,", "clear", "swamp", "kind is 'swamp'"),
    ("areas.csv", "salo,", "clear,,", "clear,french,", "Supply Area is a City"),
    ("areas.csv", "brescia,", "french,french", "french,", "units.csv does not agree"),
    ("areas.csv", "salo,", "west", "south", "adige is 'south'"),
    ("areas.csv", "ghedi,", ",no,reconstructed: real geography", ",no,", "basis is empty"),
    ("areas.csv", "ghedi,", "reconstructed: real geography", "guess", "where the value comes"),
    ("area_positions.csv", "salo,", "salo,45", "salo,85", "Write a number from 44 to 47"),
    ("area_positions.csv", "salo,", "salo,", "sale,", "'sale' is unknown"),
    ("roads.csv", "salo,lonato", "salo,lonato", "salo,lonata", "b names 'lonata'"),
    ("roads.csv", "salo,lonato", "salo,lonato", "salo,salo", "to itself"),
    ("roads.csv", "salo,lonato", "salo,lonato", "salo,gavardo", "stands already"),
    ("roads.csv", "gavardo,rezzato", "Chiese", "Thames", "river names 'Thames'"),
    ("roads.csv", "salo,lonato", "45.53 10.505", "45.53", '"lat lon; lat lon"'),
    ("units.csv", "joubert,", "3,5,2", "three,5,2", "strength is 'three'"),
    ("units.csv", "joubert,", "3,5,2", "3,7,2", "cohesion is '7'"),
    ("units.csv", "joubert,", "la_corona", "la_cruna", "setup names 'la_cruna'"),
    ("units.csv", "joubert,", "massena", "melas", "the formation 'melas' is austrian"),
    ("units.csv", "ott,", "ott,", "joubert,", "'joubert' stands already"),
    ("units.csv", "ott,", "vestone", "salo", "both sides start in 'salo'"),
    ("units.csv", "rampon,", "rivoli", "", "setup is empty"),
    ("leaders.csv", "massena,", "massena,", "rampon,", "'rampon' stands already"),
    ("units.csv", "french_garrison_1", "1,3,0", "1,3,2", "movement is 2"),
    ("leaders.csv", "massena,", "massena,2", "massena,1", "rank is 1"),
    ("leaders.csv", "generic_melas,", ",4,,yes", ",4,trent,yes", "setup is 'trent'"),
    ("leaders.csv", "sauret,", "no", "maybe", "generic is 'maybe'"),
    ("formations.csv", "melas,", "melas,Melas,", "melas,", "row has 7 cells"),
    ("markers.csv", "forage,", "5", "0", "count is '0'"),
    ("dummies.csv", "austrian,", "8,3", "8,4", "All Dummies move alike"),
    ("features.csv", "adige,", "river", "stream", "kind is 'stream'"),
    ("places.csv", "Solferino,", "10.567", "12.1", "outside the frame"),
    ("tables/forced_march.csv", "4-5,", "4-5", "5", "gap between 2-3 and 5"),
    ("tables/forced_march.csv", "4-5,", "4-5", "3-5", "3-5 overlaps"),
    ("tables/forced_march.csv", "8 or more,", "8 or more", "8-9", "the last range is 8-9"),
    ("tables/forced_march.csv", "6,", "6", "six", "'six' is no range"),
    ("tables/combat_resolution.csv", "result,", "5-8", "6-8", "gap between 1-4 and 6-8"),
    ("tables/combat_resolution.csv", "7,", "2,2,3", "2,x,3", "5-8 is 'x'"),
    ("tables/reconnaissance.csv", "4,", "33", "133", "percent is '133'"),
    ("tables/reconnaissance_matrix.csv", "hidden,", "33", "34", "Make them the percentages"),
    ("tables/reconnaissance_matrix.csv", "6,", "6,", "7,", "gap between 5 and 7"),
    ("tables/leader_mortality.csv", "3,", "wounded", "ill", "fate is 'ill'"),
    ("tables/modifiers.csv", "pursuit,french", "french", "frensh", "know no modifier 'frensh'"),
    ("tables/modifiers.csv", "recovery,leader", "tactical", "2", "Write 'tactical'"),
    ("tables/modifiers.csv", "recovery,city", ",1,", ",tactical,", "value is 'tactical'"),
    ("tables/turn_track.csv", "5,", "5,", "6,", "turn is 6"),
    ("tables/victory_points.csv", "trent_french", "trent", "riva", "id is 'riva_french'"),
    ("tables/victory_levels.csv", "5-8,", "5-8", "5-9", "9-12 overlaps"),
    ("game.toml", "counters", "176", "175", "are 176 in all"),
    ("game.toml", "lat_min", "44.97", '"south"', "lat_min is 'south'"),
    ("rules.toml", "odds", "6", "0", "odds is 0"),
    ("rules.toml", "odds", "odds", "chance", "'chance' is unknown here"),
    ("rules.toml", "counts", "infantry", "militia", "counts is a list"),
    ("rules.toml", "area ", "mantua", "milan", "area names 'milan'"),
    ("rules.toml", "strength_loss_at", "3", "three", "this is no TOML"),
]


@pytest.mark.parametrize(
    ("name", "beginning", "old", "new", "words"),
    LINE_FAULTS,
    ids=[f"{fault[0]}-{fault[3]}-for-{fault[2]}".replace(" ", "_") for fault in LINE_FAULTS],
)
def test_fault_in_a_line_is_told_with_its_line(
    copy: DataCopy, name: str, beginning: str, old: str, new: str, words: str
) -> None:
    line = copy.change(name, beginning, old, new)
    found = [str(problem) for problem in copy.problems()]
    if words == "9-12 overlaps":  # an overlap shows at the range after the wrong one
        line += 1
    place = f"{GAME}/{name}:{line}: "
    assert [text for text in found if text.startswith(place) and words in text], found


def test_row_that_stands_twice(copy: DataCopy) -> None:
    line = copy.line_of("units.csv", "joubert,")
    lines = copy.lines("units.csv")
    copy.write("units.csv", "\n".join([*lines[:line], lines[line - 1], *lines[line:]]))
    found = [str(problem) for problem in copy.problems()]
    place = f"{GAME}/units.csv:{line + 1}: 'joubert' stands already in {GAME}/units.csv:{line}."
    assert [text for text in found if text.startswith(place)]
    assert [text for text in found if text.startswith(f"{GAME}/game.toml:") and "177" in text]


def test_missing_row_cuts_an_area_off(copy: DataCopy) -> None:
    for beginning in ("vicenza,castegnero", "montebello,vicenza"):
        lines = copy.lines("roads.csv")
        lines.remove(next(line for line in lines if line.startswith(beginning)))
        copy.write("roads.csv", "\n".join(lines))
    line = copy.line_of("areas.csv", "vicenza,")
    (problem,) = copy.problems()
    assert (problem.path, problem.line) == (f"{GAME}/areas.csv", line)
    assert "no Road leads from 'trent' to 'vicenza'" in problem.message


def test_stack_higher_than_the_matrix(copy: DataCopy) -> None:
    lines = copy.lines("tables/reconnaissance_matrix.csv")
    copy.write(
        "tables/reconnaissance_matrix.csv",
        "\n".join(line for line in lines if not line.startswith(("41,", "42,"))),
    )
    (problem,) = copy.problems()
    assert "ends at 40, but a stack may have 42" in problem.message


def test_number_too_long_for_python_in_a_header(copy: DataCopy) -> None:
    name = "tables/reconnaissance_matrix.csv"
    line = copy.change(name, "hidden,", "33", "9" * 5000)
    (problem,) = copy.problems()
    assert (problem.path, problem.line) == (f"{GAME}/{name}", line)


CHAPTERS = """
[[chapters]]
section = "8.3"
title = "Forced march"
status = "done"

[[chapters]]
section = "19.0"
title = "Record sheets"
status = "not used"
reason = "the program keeps the record"
"""


def test_chapters_are_read(copy: DataCopy) -> None:
    copy.write("game.toml", "\n".join(copy.lines("game.toml")) + CHAPTERS)
    first, second = read_data(copy.folder, GAME).chapters[-2:]
    assert (first.section, first.status, first.reason) == ("8.3", "done", "")
    assert second.reason == "the program keeps the record"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('status = "not used"', 'status = "later"', "status is 'later'"),
        ('reason = "the program keeps the record"', "", "reason is missing"),
        ('title = "Record', 'titel = "Record', "title is missing"),
    ],
)
def test_chapter_at_fault_is_told_with_its_line(
    copy: DataCopy, old: str, new: str, words: str
) -> None:
    lines = len(copy.lines("game.toml"))
    copy.write("game.toml", "\n".join(copy.lines("game.toml")) + CHAPTERS.replace(old, new))
    second = range(lines + 6, lines + 11)
    told = [p for p in copy.problems() if words in p.message]
    assert [(p.path, p.line in second) for p in told] == [(f"{GAME}/game.toml", True)]


def test_missing_file_is_one_fault_and_no_flood(copy: DataCopy) -> None:
    (copy.folder / "areas.csv").unlink()
    (problem,) = copy.problems()
    assert (problem.path, problem.line) == (f"{GAME}/areas.csv", WHOLE_FILE)
    assert "missing" in problem.message


def test_every_fault_is_told_at_once(copy: DataCopy) -> None:
    expected = {
        ("units.csv", copy.change("units.csv", "joubert,", "3,5,2", "-1,5,2")),
        ("leaders.csv", copy.change("leaders.csv", "melas,", "rovereto", "narnia")),
        ("roads.csv", copy.change("roads.csv", "salo,lonato", "real geography", "")),
        ("tables/pursuit.csv", copy.change("tables/pursuit.csv", "3,", "1,1,1", "1,1")),
        ("rules.toml", copy.change("rules.toml", "crowded_above", "3", "-3")),
        ("game.toml", copy.change("game.toml", "title", "title", "titel")),
    }
    found = {(problem.path.removeprefix(f"{GAME}/"), problem.line) for problem in copy.problems()}
    assert expected <= found


def test_data_survives_a_windows_editor(copy: DataCopy) -> None:
    """Byte order mark and CRLF line ends change neither the data nor its digest."""
    for name in copy.files():
        path = copy.folder / name
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    data = read_data(copy.folder, GAME)
    assert data.units == load_data().units
    assert data.tables.modifiers == load_data().tables.modifiers
    assert data.digest == load_data().digest


def test_digest_follows_the_rules_and_not_the_drawing(copy: DataCopy) -> None:
    copy.change("area_positions.csv", "salo,", "45.", "45.0")
    assert read_data(copy.folder, GAME).digest == load_data().digest
    copy.change("units.csv", "joubert,", "3,5,2", "3,4,2")
    assert read_data(copy.folder, GAME).digest != load_data().digest
