"""All tables together, and what belongs to the house and not to one of them."""
