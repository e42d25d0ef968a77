"""What people do, done in real browsers."""
