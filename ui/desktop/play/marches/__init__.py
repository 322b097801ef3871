"""A march that is thought of: what it would bring, and how it is carried out."""
