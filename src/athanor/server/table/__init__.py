"""One live table: its log, its clocks, the people and bots around it."""
