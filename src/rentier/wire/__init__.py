"""What goes over the wire: messages, and the words people read."""
