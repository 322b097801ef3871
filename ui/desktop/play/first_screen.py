"""What the first screen leads to."""

from __future__ import annotations

from collections.abc import Callable

from ui.desktop.help.lesson.progress import is_first_run
from ui.desktop.play.files import GameFiles
from ui.desktop.play.games import Games
from ui.desktop.play.wishes import Wishes
from ui.desktop.screens.recent import newest_unfinished, recent_games
from ui.desktop.screens.welcome import Welcome
from ui.desktop.settings.live_preferences import LivePreferences
from ui.desktop.table.opening import NewGame


class FirstScreen:
    def __init__(
        self,
        welcome: Welcome,
        games: Games,
        files: GameFiles,
        preferences: LivePreferences,
        wishes: Wishes,
        begin_lesson: Callable[[str], None],
    ) -> None:
        self._welcome, self._games = welcome, games
        welcome.lesson_wanted.connect(lambda: begin_lesson(welcome.game.name))
        welcome.continue_wanted.connect(files.continue_newest)
        welcome.notice.continue_wanted.connect(games.open_path)
        welcome.side_wanted.connect(lambda side, game: games.begin(NewGame(side, game=game)))
        welcome.new_wanted.connect(files.ask_new_game)
        welcome.watch_wanted.connect(lambda: wishes.watch.emit(files.game_at_hand()))
        welcome.open_wanted.connect(files.ask_open)
        welcome.review_wanted.connect(files.ask_review)
        welcome.honesty_wanted.connect(wishes.honesty)
        welcome.settings.changed.connect(preferences.set)

    def refresh(self) -> None:
        """What there is to go on with may have changed."""
        games = recent_games()
        if games:
            self._welcome.show_last(games[0])
        self._welcome.show_newest(newest_unfinished(games), is_first_run())
        self._welcome.show_end(self._games.bad_end)
        self._welcome.show_lesson()
