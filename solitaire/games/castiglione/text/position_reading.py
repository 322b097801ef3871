"""Reads position text. Every fault is gathered with its line; nothing is half set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from librt.vecs import append, vec
from mypy_extensions import u8

from solitaire.games.castiglione.core.board import Board
from solitaire.games.castiglione.core.options import Options
from solitaire.games.castiglione.core.state import (
    Battle,
    March,
    Scout,
    State,
    blank_state,
)
from solitaire.games.castiglione.core.steps import STEP_NAMES
from solitaire.games.castiglione.rules import sequence
from solitaire.games.castiglione.rules.stages import STAGE_NAMES
from solitaire.games.castiglione.terms import (
    AREA_LIMIT,
    AUSTRIAN,
    COUNTERS,
    DUMMY,
    FLAG_NAMES,
    NOWHERE,
    PLACE_NAMES,
    SIDES,
    local_of,
    side_of,
)
from solitaire.games.castiglione.text.faults import find_faults
from solitaire.games.castiglione.text.notation import (
    area_number,
    bridge_number,
    counter_number,
)
from solitaire.games.castiglione.text.position import FORMAT, PHASE_WORDS
from solitaire.protocol import BadPosition, Fault, NotNotation
from solitaire.text import text, words_of
from solitaire.typed import LONGEST_NUMBER, shortened

_PLACE_BY_NAME = {name: place for place, name in PLACE_NAMES.items()}


def read_position(board: Board, text: str) -> State:
    """Raises BadPosition."""
    reader = _Reader(board, text)
    reader.read()
    return reader.state


class _Reader:
    def __init__(self, board: Board, text: str) -> None:
        self.board = board
        self.faults: list[Fault] = []
        lines = [line.split(";")[0].split() for line in text.splitlines()]
        self.lines = [(number, words) for number, words in enumerate(lines, 1) if words]
        self.state = blank_state(board, Options({}))
        self.has_step = False
        self.noted: set[int] = set()

    def read(self) -> None:
        if not self.lines or " ".join(self.lines[0][1]) != FORMAT:
            raise BadPosition(
                [Fault(1, text("a position begins with the line {line}", line=repr(FORMAT)))]
            )
        self._take_options()
        for number, words in self.lines[1:]:
            if words[0] != "option":
                self._guard(number, self._take, words)
        self._settle_knowledge()
        if not self.faults:
            self._begin_phase()
        if self.faults:
            raise BadPosition(self.faults)

    def _guard(self, number: int, take: Callable[[list[str]], None], words: list[str]) -> None:
        try:
            take(words)
        except (NotNotation, ValueError) as error:
            self.faults.append(Fault(number, words_of(error)))

    def _take_options(self) -> None:
        chosen: dict[str, str] = {}
        for number, words in self.lines[1:]:
            if words[0] != "option":
                continue
            if len(words) != 3:
                self.faults.append(Fault(number, text("write: option NAME VALUE")))
                continue
            try:
                Options({words[1]: words[2]})
                chosen[words[1]] = words[2]
            except ValueError as error:
                self.faults.append(Fault(number, words_of(error)))
        self.state = blank_state(self.board, Options(chosen))
        for city, area in enumerate(self.board.data.areas):
            if area.garrison == SIDES[AUSTRIAN]:
                self.state.austrian_cities |= 1 << city

    def _take(self, words: list[str]) -> None:
        word, arguments = words[0], words[1:]
        take = getattr(self, f"_take_{word}", None)
        if take is None and word.startswith("battle_"):
            take = self._battle_taker(word.removeprefix("battle_"))
        if take is None:
            raise NotNotation(text("{word} is no line of a position.", word=repr(word)))
        take(arguments)

    # -- the clock -------------------------------------------------------------------------------

    def _take_turn(self, words: list[str]) -> None:
        self.state.turn = _number(words, 1, self.board.charts.last_turn)

    def _take_phase(self, words: list[str]) -> None:
        self.state.phase = _choice(words, PHASE_WORDS)

    def _take_step(self, words: list[str]) -> None:
        self.state.step = _choice(words, STEP_NAMES)
        self.has_step = True

    def _take_active(self, words: list[str]) -> None:
        self.state.active = _choice(words, SIDES)

    def _take_first(self, words: list[str]) -> None:
        self.state.first = _choice(words, SIDES)

    def _take_initiative(self, words: list[str]) -> None:
        self.state.initiative = _choice(words, SIDES)

    def _take_victor(self, words: list[str]) -> None:
        self.state.victor = _choice(words, SIDES)

    def _take_die(self, words: list[str]) -> None:
        self.state.die = _number(words, 0, 6)

    def _take_part(self, words: list[str]) -> None:
        self.state.part = _number(words, 0, 5)

    # -- the map ---------------------------------------------------------------------------------

    def _take_mantua(self, words: list[str]) -> None:
        self.state.besieged = _choice(words, ("besieged", "liberated")) == 0

    def _take_austrian_cities(self, words: list[str]) -> None:
        self.state.austrian_cities = self._areas(words)

    def _take_broken(self, words: list[str]) -> None:
        self.state.broken = self._bridges(words)

    def _take_tried(self, words: list[str]) -> None:
        self.state.tried = self._bridges(words)

    def _take_mended(self, words: list[str]) -> None:
        self.state.mended = self._bridges(words)

    def _take_cut_off(self, words: list[str]) -> None:
        self.state.cut_off[_choice(words[:1], SIDES)] = self._areas(words[1:])

    def _take_joined_mantua(self, words: list[str]) -> None:
        self.state.joined = True

    def _take_lost_in_city(self, words: list[str]) -> None:
        self.state.lost_in_city = self._counters(words)[1]

    def _take_fought(self, words: list[str]) -> None:
        self.state.fought = self._areas(words)

    def _areas(self, words: list[str]) -> int:
        return _bits(area_number(self.board, word) for word in words)

    def _bridges(self, words: list[str]) -> int:
        return _bits(bridge_number(self.board, word) for word in words)

    def _counters(self, words: list[str]) -> tuple[int, int]:
        """The side and the local bits of counters of one side."""
        numbers = [counter_number(self.board, word) for word in words]
        sides = {side_of(number) for number in numbers}
        if len(sides) != 1:
            raise NotNotation(text("These counters are not all of one side."))
        return sides.pop(), _bits(local_of(number) for number in numbers)

    def _place(self, word: str) -> int:
        if word in _PLACE_BY_NAME:
            return _PLACE_BY_NAME[word]
        return area_number(self.board, word)

    # -- counters --------------------------------------------------------------------------------

    def _take_at(self, words: list[str]) -> None:
        if len(words) < 2:
            raise NotNotation(text("write: at AREA COUNTER ..."))
        place = self._place(words[0])
        for word in words[1:]:
            counter = counter_number(self.board, word)
            if counter in self.noted:
                raise NotNotation(text("{word} is already somewhere else.", word=word))
            self.noted.add(counter)
            self.state.put(counter, place)

    def _take_note(self, words: list[str]) -> None:
        if len(words) < 2:
            raise NotNotation(text("write: note COUNTER KEY=VALUE ..."))
        counter = counter_number(self.board, words[0])
        for note in words[1:]:
            key, _, value = note.partition("=")
            take = getattr(self, f"_note_{key}", None)
            if take is None or not value:
                raise NotNotation(
                    text("{note} says nothing known about a counter.", note=repr(note))
                )
            take(counter, value)

    def _note_hits(self, counter: int, value: str) -> None:
        self.state.hits[counter] = u8(_number([value], 0, 3))

    def _note_marks(self, counter: int, value: str) -> None:
        for name in value.split(","):
            self.state.mark(_choice([name], FLAG_NAMES), counter)

    def _note_entered(self, counter: int, value: str) -> None:
        self.state.entered[counter] = u8(area_number(self.board, value))

    def _note_wounded_on(self, counter: int, value: str) -> None:
        self.state.wounded_on[counter] = u8(_number([value], 1, 20))

    def _note_started(self, counter: int, value: str) -> None:
        self.state.started[counter] = u8(self._place(value))

    def _note_suspects(self, counter: int, value: str) -> None:
        names = [name for name in value.split(",") if name not in ("nobody", "dummies")]
        bits = self._counters(names)[1] if names else 0
        if "dummies" in value.split(","):
            bits |= self.state.of_kind(side_of(counter), DUMMY)
        self.state.suspects[counter] = bits
        self.noted.add(counter + COUNTERS)

    def _note_seen(self, counter: int, value: str) -> None:
        low, _, high = value.partition("-")
        self.state.low[counter] = u8(_number([low], 0, 3))
        self.state.high[counter] = u8(_number([high], 0, 3))
        self.noted.add(counter + 2 * COUNTERS)

    def _settle_knowledge(self) -> None:
        """What no line says of a counter is known to the enemy."""
        for counter in range(COUNTERS):
            if counter + COUNTERS not in self.noted:
                on_map = self.state.place[counter] < AREA_LIMIT
                self.state.suspects[counter] = 1 << local_of(counter) if on_map else 0
            if counter + 2 * COUNTERS not in self.noted:
                self.state.low[counter] = self.state.hits[counter]
                self.state.high[counter] = self.state.hits[counter]
        for side in range(2):
            for area in range(self.board.areas):
                self.state.set_bar(side, area)

    # -- unfinished procedures -------------------------------------------------------------------

    def _take_queue(self, words: list[str]) -> None:
        self.state.queue_side, self.state.queue = self._counters(words)

    def _take_queue_side(self, words: list[str]) -> None:
        self.state.queue_side = _choice(words, SIDES)

    def _take_displaced(self, words: list[str]) -> None:
        self.state.displaced_area = area_number(self.board, words[0] if words else "")
        self.state.displaced_side, self.state.displaced = self._counters(words[1:])

    def _take_scouting_done(self, words: list[str]) -> None:
        self.state.scouted = -1

    def _take_scouted(self, words: list[str]) -> None:
        self.state.scouted = self._areas(words)

    def _take_appointing(self, words: list[str]) -> None:
        self.state.appointing = counter_number(self.board, " ".join(words))

    def _take_scout(self, words: list[str]) -> None:
        if len(words) != 3:
            raise NotNotation(text("write: scout SIDE FROM TO"))
        origin, target = (area_number(self.board, word) for word in words[1:])
        self.state.scout = Scout(_choice(words[:1], SIDES), origin, target)

    def _scout(self) -> Scout:
        if self.state.scout is None:
            raise NotNotation(text("A scout line must come first."))
        return self.state.scout

    def _take_scout_to_show(self, words: list[str]) -> None:
        self._scout().to_show = _number(words, 0, 60)

    def _take_scout_committed(self, words: list[str]) -> None:
        self._scout().committed = self._counters(words)[1]

    def _take_scout_screened(self, words: list[str]) -> None:
        self._scout().screened = self._counters(words)[1]

    def _take_march(self, words: list[str]) -> None:
        if len(words) != 2:
            raise NotNotation(text("write: march SIDE AREA"))
        self.state.march = March(_choice(words[:1], SIDES), area_number(self.board, words[1]))

    def _march(self) -> March:
        if self.state.march is None:
            raise NotNotation(text("A march line must come first."))
        return self.state.march

    def _take_marcher(self, words: list[str]) -> None:
        march = self._march()
        if len(words) != 2:
            raise NotNotation(text("write: marcher COUNTER POINTS"))
        counter = counter_number(self.board, words[0])
        march.members |= 1 << local_of(counter)
        march.order = append(march.order, u8(local_of(counter)))
        march.left = append(march.left, u8(_number(words[1:], 0, 20)))

    def _take_march_spent(self, words: list[str]) -> None:
        self._march().spent = _number(words, 0, 20)

    def _take_march_under_way(self, words: list[str]) -> None:
        self._march().under_way = True

    def _take_march_goal(self, words: list[str]) -> None:
        self._march().goal = area_number(self.board, " ".join(words))

    def _take_march_bridge(self, words: list[str]) -> None:
        self._march().bridge = bridge_number(self.board, " ".join(words))

    def _take_march_feigned(self, words: list[str]) -> None:
        self._march().feigned = True

    def _take_march_overran(self, words: list[str]) -> None:
        self._march().overran = True

    def _take_march_leader(self, words: list[str]) -> None:
        self._march().leader = counter_number(self.board, " ".join(words))

    def _take_battle(self, words: list[str]) -> None:
        if len(words) != 2:
            raise NotNotation(text("write: battle ATTACKER AREA"))
        self.state.battle = Battle(area_number(self.board, words[1]), _choice(words[:1], SIDES))

    def _battle_taker(self, word: str) -> Callable[[list[str]], None] | None:
        battle = self.state.battle
        if battle is None:
            raise NotNotation(text("A battle line must come first."))
        takers: dict[str, Callable[[list[str]], None]] = {
            "origins": lambda words: setattr(battle, "origins", self._areas(words)),
            "stage": lambda words: setattr(battle, "stage", _choice(words, STAGE_NAMES)),
            "round": lambda words: setattr(battle, "round", _number(words, 1, 2)),
            "die": lambda words: setattr(battle, "die", _number(words, 0, 6)),
            "due": lambda words: _pair(battle.due, words),
            "scored": lambda words: _pair(battle.scored, words),
            "position": lambda words: setattr(
                battle, "position", area_number(self.board, " ".join(words))
            ),
            "asked": lambda words: setattr(battle, "asked", _choice(words, SIDES)),
            "loser": lambda words: setattr(battle, "loser", _choice(words, SIDES)),
            "declared": lambda words: setattr(battle, "declared", self._counters(words)[1]),
            "feigned": lambda words: setattr(battle, "feigned", self._counters(words)[1]),
            "coming": lambda words: setattr(battle, "coming", self._counters(words)[1]),
            "leaders": lambda words: self._lead_battle(battle, words),
            "order": lambda words: self._order_battle(battle, words),
            "marched": lambda words: setattr(battle, "marched", self._counters(words)[1]),
            "force": lambda words: setattr(battle, "force", self._counters(words)[1]),
            "passed": lambda words: setattr(battle, "passed", self._areas(words)),
            "into_city": lambda words: setattr(battle, "into_city", True),
            "cavalry_first": lambda words: setattr(battle, "cavalry_first", True),
        }
        return takers.get(word)

    def _lead_battle(self, battle: Battle, words: list[str]) -> None:
        side, leaders = self._counters(words)
        battle.leaders[side] = leaders

    def _order_battle(self, battle: Battle, words: list[str]) -> None:
        for word in words:
            local = NOWHERE if word == "none" else local_of(counter_number(self.board, word))
            battle.order = append(battle.order, u8(local))

    # -- the end ---------------------------------------------------------------------------------

    def _begin_phase(self) -> None:
        if not self.has_step:
            sequence.begin_phase(self.state, None)
            sequence.run_on(self.state, None)
        last = self.lines[-1][0]
        self.faults.extend(Fault(last, fault) for fault in find_faults(self.state))


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _choice(words: list[str], known: tuple[str, ...]) -> int:
    if len(words) != 1 or words[0] not in known:
        raise NotNotation(
            text(
                "{typed} must be one of: {choices}.",
                typed=repr(shortened(" ".join(words))),
                choices=", ".join(known),
            )
        )
    return known.index(words[0])


def _number(words: list[str], low: int, high: int) -> int:
    typed = " ".join(words)
    if not typed.isascii() or not typed.isdigit() or len(typed) > LONGEST_NUMBER:
        raise NotNotation(
            text(
                "{typed} must be a number from {low} to {high}.",
                typed=repr(shortened(typed)),
                low=low,
                high=high,
            )
        )
    number = int(typed)
    if not low <= number <= high:
        raise NotNotation(
            text(
                "{number} must be a number from {low} to {high}.", number=number, low=low, high=high
            )
        )
    return number


def _pair(values: vec[u8], words: list[str]) -> None:
    if len(words) != 2:
        raise NotNotation(text("write two numbers: French, then Austrian"))
    for side in range(2):
        values[side] = u8(_number(words[side : side + 1], 0, 200))
