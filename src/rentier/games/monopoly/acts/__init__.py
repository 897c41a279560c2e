"""Standing acts: what is possible beside the open question, one chapter a file."""
