"""What stays of a game: its replay, its story for every viewer, its statistics."""

from boneyard.server.stories.clerk import Clerk as Clerk
from boneyard.server.stories.form import Story as Story
from boneyard.server.stories.form import open_story as open_story
