"""What bots know of Kazaam!."""
