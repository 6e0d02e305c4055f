from boneyard.cli.main import main

__all__ = ["main"]
