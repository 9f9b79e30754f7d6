"""Makes the map of DEFCON: see __main__.py."""
