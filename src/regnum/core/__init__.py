"""The kernel that every game is built on. It has no code for a particular game, no network, clock or file access."""
