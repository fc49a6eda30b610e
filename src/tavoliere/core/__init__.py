"""What any game is: game, position, move, event, refusal, chance, record. Standard library only."""
