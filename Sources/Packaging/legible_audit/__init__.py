"""Carries the program `legible`. It has no interface for Python: run the program."""
