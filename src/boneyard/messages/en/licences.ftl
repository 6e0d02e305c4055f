# Whose work is in it.

licences-art = The drawings and texts are our own, under the same licence. The page uses your device's fonts and brings none of its own.
licences-page = Part of this page:
licences-full = Full licence texts
licences-server = Running on the server:
