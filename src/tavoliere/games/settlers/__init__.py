"""The Settlers card game (Klaus Teuber, 1996) with its set Wizards & Dragons (1999): three modes."""
