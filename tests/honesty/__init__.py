"""Proof that the searching side is told, and uses, nothing but views and what its seat heard."""
