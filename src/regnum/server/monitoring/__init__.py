"""Monitoring: logs without secrets, Prometheus metrics, health checks."""
