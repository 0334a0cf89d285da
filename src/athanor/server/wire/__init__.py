"""What crosses the wire: the types of the protocol, and how they become bytes."""
