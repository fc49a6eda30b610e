"""The Settlers card game (Klaus Teuber, 1996) with the set Wizards & Dragons (1999): two principalities, three modes."""
