"""The server as a browser runs it: without threads, processes or a network."""
