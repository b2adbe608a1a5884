"""How the house is doing: logs without secrets, numbers for a monitor, signs of life."""
