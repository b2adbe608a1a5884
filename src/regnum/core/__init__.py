"""The kernel: what every game is made of. It knows no particular game, no network, no clock and no file."""
