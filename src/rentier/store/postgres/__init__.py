"""The store for many processes; needs the extra `postgres`."""
