"""Players of Monopoly, in small files by what they think about."""
