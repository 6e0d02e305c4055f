# Boneyard on a device of one's own, and where the server can't be reached.

offline-title = The server is not reachable
offline-text = Perhaps you are offline, or it is being restarted. Your games are kept there. This page tries again every few seconds.
install-title = On this device
install-go = Install
install-ready = Boneyard can have a window and an icon of its own.
install-menu = Your browser's menu can put Boneyard among your programs or on your home screen.
install-insecure = Browsers install only pages that come over https, and this one does not. A bookmark does as well.
install-done = Boneyard is installed.
