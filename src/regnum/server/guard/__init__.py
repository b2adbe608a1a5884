"""Who may do what, from where, how often and how much: everything that stands between the network and the house."""
