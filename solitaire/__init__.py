"""Games, the session that plays one, and its record. No Qt here."""
