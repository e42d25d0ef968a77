"""Ronda: turn-based games whose rules are written once and run everywhere."""

__version__ = "0.1.0"
