"""Reading and checking of the resource files."""
