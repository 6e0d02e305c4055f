"""Programs that tests interrupt."""

import sys

HEAR = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""Background jobs of a shell inherit an ignored Ctrl-C."""
PROGRAM = (sys.executable, "-c", f"{HEAR}; from boneyard.cli import main; main(prog_name='boneyard')")
