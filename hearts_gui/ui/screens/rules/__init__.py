"""The rules on the screen: options, examples, sentences."""
