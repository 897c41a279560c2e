"""Tables, seats, sockets, clocks: the only room besides `wire` that knows HTTP."""
