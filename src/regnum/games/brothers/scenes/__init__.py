"""Parts of the scene that have a page of their own."""
