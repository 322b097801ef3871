"""What a staff officer can work out from one side's view."""
