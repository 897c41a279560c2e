"""Monopoly, the Russian house variant."""
