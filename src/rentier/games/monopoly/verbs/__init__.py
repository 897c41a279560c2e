"""The only code that changes the state; each verb tells its event."""
