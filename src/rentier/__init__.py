"""One table for property-trading board games."""
