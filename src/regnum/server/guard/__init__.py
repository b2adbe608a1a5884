"""Security of the server: identity, origins, CSRF tokens, rate limits, headers and error documents."""
