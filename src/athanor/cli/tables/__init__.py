"""Tables drawn by hand, one module for each game (see `athanor.cli.table`)."""
