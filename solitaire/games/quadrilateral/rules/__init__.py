"""The rules, a chapter in each module, and the sequence that joins them."""
