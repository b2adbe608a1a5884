"""12. The AI player: rules, not a bot. Each step tells which card and which rule made it act."""
