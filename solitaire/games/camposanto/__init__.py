"""Camposanto 1743: the battle between Panaro and San Felice, hex by hex."""
