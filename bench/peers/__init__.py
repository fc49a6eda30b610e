"""Tavoliere beside its peers: decisions a second of random legal play, measured in one interleaved run."""
