"""Contains the program `legible`. It does not have a Python API: run the program."""
