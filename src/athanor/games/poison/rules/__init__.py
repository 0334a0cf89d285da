"""The rules of Poison, a file for each part of the booklet: deal, pour, score, and the turn."""
