"""The table server: tables people open, sit at and play, over HTTP and WebSockets."""
