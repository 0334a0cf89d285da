"""Work in processes of its own, so that no table waits for it."""
