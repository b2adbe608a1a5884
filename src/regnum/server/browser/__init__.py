"""The whole server inside a browser: no network, no threads, no processes. `start.py` connects it with the page."""
