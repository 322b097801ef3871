"""What developers run: benchmarks, fuzzing, random play, what is compiled."""
