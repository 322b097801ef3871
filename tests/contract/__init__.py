"""What every game must keep, whatever it is about: ten checks, run by random play."""
