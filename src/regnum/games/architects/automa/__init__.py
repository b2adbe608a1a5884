"""C. The automaton, called the rival by the rulebook: rules, not a bot. Its boards and cards are in solo/."""
