"""What is thought of the enemy: estimates, and beliefs of a game that is looked at again."""
