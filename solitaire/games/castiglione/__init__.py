"""Bonaparte in Italy: the Castiglione campaign, July and August 1796."""
