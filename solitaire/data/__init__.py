"""Reading and checking resource files: text tables, charts, and faults with their place."""
