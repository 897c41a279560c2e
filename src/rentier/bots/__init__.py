"""Players that see only a View."""
