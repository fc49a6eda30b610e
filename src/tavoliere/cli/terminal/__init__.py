"""`tavoliere play`: the table in a terminal, for people at one keyboard and computer players."""
