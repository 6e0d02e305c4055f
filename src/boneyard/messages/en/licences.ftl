# Whose work is in it.

licences-art = The drawings and the texts are our own, under the same licence. The letters are those of your device: the page brings no fonts.
licences-page = Part of this page:
licences-full = Their licences in full
licences-server = Running on the server:
