"""All that can sit at a table: levels, characters, people's errors, programs from outside."""
