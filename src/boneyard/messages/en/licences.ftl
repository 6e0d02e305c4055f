# Licences.

licences-art = The drawings and texts are our own, under the same licence. The page uses your device's fonts.
licences-page = Part of this page:
licences-full = Full licence texts
licences-server = Running on the server:
