"""The Quadrilateral 1796-97: the campaign of the four fortresses."""
