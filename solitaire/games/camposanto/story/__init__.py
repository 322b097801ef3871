"""The battle retold."""
