"""From the world to the plane of a drawn map. No Qt."""
