"""`python -m grandopening` is the command."""

from .cli import main

main()
