"""Pictures of every screen, for README and docs."""
