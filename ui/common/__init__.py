"""What terminal and window share. No Qt."""
