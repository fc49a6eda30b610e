"""What the project measures: the engine by itself, the engine beside its peers, and games without end."""
