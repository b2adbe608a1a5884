"""The official opponent: who it can be, which schemes it follows, what is told of it. Its rules are in `automa/`."""
