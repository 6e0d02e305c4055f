"""`python -m boneyard`."""

from boneyard.cli import main

main()
