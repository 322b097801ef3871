"""What is known of the enemy: dispatches, estimates, tables."""
