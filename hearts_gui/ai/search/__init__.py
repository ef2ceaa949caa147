"""Decisions judged by playouts in many worlds."""
