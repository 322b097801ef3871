"""What may be imagined behind sealed orders, and views as plain data."""
