# Installing Boneyard, and the offline page.

offline-title = Can't reach the server
offline-text = You may be offline, or the server may be restarting. Your games are safe. This page retries every few seconds.
install-title = On this device
install-go = Install
install-ready = Give Boneyard its own window and icon.
install-menu = You can add Boneyard to your apps or your home screen from your browser's menu.
install-insecure = Browsers only install pages served over HTTPS, and this one isn't. A bookmark works just as well.
install-done = Boneyard is installed.
