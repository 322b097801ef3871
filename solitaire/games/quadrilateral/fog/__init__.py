"""What each side may know, and worlds that fit it."""
