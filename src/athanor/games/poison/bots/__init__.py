"""What bots know of Poison."""
