"""Thinking off the event loop: what bots choose, hints, odds and refusals, in worker processes."""

from boneyard.server.thinking.faults import BadCommandText as BadCommandText
from boneyard.server.thinking.faults import Busy as Busy
from boneyard.server.thinking.faults import Closing as Closing
from boneyard.server.thinking.faults import Failed as Failed
from boneyard.server.thinking.faults import NotThought as NotThought
from boneyard.server.thinking.faults import TooComplex as TooComplex
from boneyard.server.thinking.thinkers import Thinkers as Thinkers
