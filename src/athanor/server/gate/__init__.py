"""Everything through which the outside comes in: HTTP, sockets, pages."""
