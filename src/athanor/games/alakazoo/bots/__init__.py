"""What bots know of Alakazoö!."""
