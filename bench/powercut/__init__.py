"""Power cuts, simulated: what a disk would hold if the power failed at any moment.

The server (and PostgreSQL) run with `recorder.c` between them and the C library. It writes down, in
the one order in which they happened, every write below a folder, every sync, every name made or
taken away, and every acknowledgement that went out on a socket. From that `disk.py` works out what
is on the disk at a moment: what was synced, and of the rest nothing, some, or torn sectors.
"""
