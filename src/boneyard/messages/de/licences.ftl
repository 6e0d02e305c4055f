# Whose work is in it.

# en 9e386ae8
licences-art = Die Zeichnungen und die Texte sind unsere eigenen, unter derselben Lizenz. Die Schrift ist die deines Geräts: Die Seite bringt keine mit.
# en ecc0a9ae
licences-page = Teil dieser Seite:
# en b7c062eb
licences-full = Ihre Lizenzen im Wortlaut
# en c806555e
licences-server = Auf dem Server laufen:
