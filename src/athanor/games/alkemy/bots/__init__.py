"""What bots know of Alkemy."""
