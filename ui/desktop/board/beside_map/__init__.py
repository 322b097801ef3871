"""What lies beside the map and over it: cards with tracks and boxes, pages."""
