"""The rules of Alkemy, one file for each phase or mechanism."""
