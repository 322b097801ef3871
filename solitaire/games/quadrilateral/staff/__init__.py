"""What a staff can tell of an order before it is given."""
