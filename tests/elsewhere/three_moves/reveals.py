"""Where the rules show somebody something new."""

REVEALS = {"Dealt": "seat", "Shown": "all"}
