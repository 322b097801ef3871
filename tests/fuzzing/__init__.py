"""Files spoilt at random, and every command that reads one."""
