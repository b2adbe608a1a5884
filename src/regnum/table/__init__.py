"""People and bots at one match, with its log, clocks, undo and seats. No sockets, no files, no watch of its own."""
