"""The net under a refactoring: what the windows show, kept as text. See README.md."""
