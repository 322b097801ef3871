"""All by which a person steers a game: the map, the keys over it, and the orders they wish for."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.desktop.board.board import MapBoard
from ui.desktop.help.coach.mode import CoachMode
from ui.desktop.play.docks.panel_list import Panels
from ui.desktop.play.held_keys import AreaFinder
from ui.desktop.play.marches.foreseeing import Foreseeing
from ui.desktop.play.order_keys import OrderKeys
from ui.desktop.play.orders import Orders
from ui.desktop.play.picking import UnitPicking
from ui.desktop.play.pointing import Pointing
from ui.desktop.table.model import PlayModel


class Steering:
    def __init__(
        self, model: PlayModel, board: MapBoard, panels: Panels, coach: CoachMode, parent: QWidget
    ) -> None:
        self.orders = Orders(model, coach, panels.combat, parent)
        self.pointing = Pointing(model, board, panels.orders.show_offers, parent)
        self.foreseeing = Foreseeing(model, board, panels.combat, parent)
        self.picking = UnitPicking(model, board, self.pointing, parent)
        self.order_keys = OrderKeys(
            model, board, self.orders, self.picking, self.foreseeing, panels
        )
        self.area_finder = AreaFinder(model, board)
        self._connect(board, panels)

    def _connect(self, board: MapBoard, panels: Panels) -> None:
        """Each wish goes to the orders, and nowhere else."""
        orders, pointing = self.orders, self.pointing
        pointing.march_wished.connect(orders.march)
        orders.takes_back = pointing.placing.take_back
        for wish in (
            pointing.offer_wished,
            self.picking.offer_wished,
            panels.orders.chosen,
            panels.combat.chosen,
        ):
            wish.connect(orders.choose)
        orders.heard.connect(pointing.close_menu)
        orders.taken_up.connect(self.foreseeing.hide)
        pointing.place_clicked.connect(panels.show_place)
        pointing.stack_reached.connect(self.picking.say_at_hand)
        board.map_view.day_activated.connect(panels.show_turn)
        panels.orders.list.takes_tab = pointing.next_stack
