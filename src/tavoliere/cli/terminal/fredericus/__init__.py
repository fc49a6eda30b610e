"""The table of Fredericus in the terminal: the castle in characters, and how one points at it."""
