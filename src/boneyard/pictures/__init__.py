"""Views and games as pictures, drawn with `boneyard.art`."""
