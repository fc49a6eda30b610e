"""Fredericus (Eligio Cazzato, 2005): falconers hunt mythical creatures around Castel del Monte."""
