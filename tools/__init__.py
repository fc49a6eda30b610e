"""The workshop behind run.py: set-up, gates, compilation and the proof in an empty Debian. Standard library only."""
