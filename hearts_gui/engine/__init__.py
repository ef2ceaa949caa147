"""The rules of Hearts and its variants: pure values and functions, standard library only."""
