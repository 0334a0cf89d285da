"""The command line: one small module for each command, and what they share in `house`."""
