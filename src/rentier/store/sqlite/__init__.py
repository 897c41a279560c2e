"""The default store: one file, one process, nothing to configure."""
