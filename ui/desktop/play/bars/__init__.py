"""The bars of the game window: prompt, state, overlays."""
