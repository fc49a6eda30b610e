"""What the pictures of all games are drawn with: pen, paints, parchment, vines and shields."""
