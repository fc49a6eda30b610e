"""Where players meet: matches, leagues and ladders, and what they say about strength."""
