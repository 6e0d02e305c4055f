# Boneyard on a device of one's own, and where the server can't be reached.

offline-title = Can't reach the server
offline-text = You may be offline, or the server is restarting. Your games are safe. This page retries every few seconds.
install-title = On this device
install-go = Install
install-ready = Boneyard can have its own window and icon.
install-menu = You can add Boneyard to your apps or your home screen from your browser's menu.
install-insecure = Browsers only install pages that come over https, and this one doesn't. A bookmark works just as well.
install-done = Boneyard is installed.
