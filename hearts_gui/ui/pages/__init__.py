"""Whole pages and dialogs made of widgets."""
