"""Simulation, comparison and scenarios: what looks at whole games from outside."""
