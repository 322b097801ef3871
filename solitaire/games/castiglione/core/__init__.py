"""Board, state, plies, events and views: what the rules work on."""
