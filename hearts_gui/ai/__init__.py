"""Computer players. They only see redacted views."""
