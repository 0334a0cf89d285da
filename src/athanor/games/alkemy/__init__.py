"""Alkemy: two small companies of painted figures fight for the markers of the djinn."""
