"""Tables: people and bots at one match, with log, clocks, undo and seats. No sockets, files or system clock."""
