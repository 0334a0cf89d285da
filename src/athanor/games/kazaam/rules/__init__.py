"""The rules of Kazaam!, one file for each mechanism."""
