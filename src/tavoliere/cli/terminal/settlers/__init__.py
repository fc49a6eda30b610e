"""The table of the Settlers card game in the terminal: two principalities, the stacks between them, the hand."""
