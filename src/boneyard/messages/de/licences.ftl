# Licences.

# en 4c894c2a
licences-art = Zeichnungen und Texte sind unsere eigenen, unter derselben Lizenz. Die Seite nutzt die Schriften deines Geräts.
# en ecc0a9ae
licences-page = Teil dieser Seite:
# en c44a831a
licences-full = Lizenztexte im Wortlaut
# en c806555e
licences-server = Auf dem Server laufen:
