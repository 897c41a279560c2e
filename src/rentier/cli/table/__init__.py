"""The table at the terminal: screens, menus and commands of `rentier play`."""
