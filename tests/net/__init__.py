"""The net under a refactoring: what the windows show, kept as text. README.md tells how to use it."""
