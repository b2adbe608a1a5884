"""Draw scenes in characters: the grid as a board, everything else as short lines."""
