"""The open questions, one chapter of the rulebook a file."""
