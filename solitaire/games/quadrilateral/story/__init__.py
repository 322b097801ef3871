"""The campaign retold."""
