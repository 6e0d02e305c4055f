# Whose work is in it.

# en 3390f838
licences-art = Zeichnungen und Texte sind unsere eigenen, unter derselben Lizenz. Die Seite nutzt die Schriften deines Geräts und bringt keine mit.
# en ecc0a9ae
licences-page = Teil dieser Seite:
# en c44a831a
licences-full = Lizenztexte im Wortlaut
# en c806555e
licences-server = Auf dem Server laufen:
