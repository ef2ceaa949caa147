"""The screens of rules: options, examples, sentences."""
