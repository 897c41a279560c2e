"""Mechanics the games share."""
