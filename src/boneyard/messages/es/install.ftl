# Boneyard en el propio dispositivo, y cuando no se puede llegar al servidor.

# en c03e1a97
offline-title = No se puede llegar al servidor
# en 1db4b719
offline-text = Quizá no tengas conexión, o el servidor se esté reiniciando. Tus partidas están guardadas allí. Esta página lo intenta de nuevo cada pocos segundos.
# en 9729fded
install-title = En este dispositivo
# en c68ee384
install-go = Instalar
# en e00c1cab
install-ready = Boneyard puede tener su propia ventana y su propio icono.
# en 7c7cb0be
install-menu = El menú de tu navegador puede poner Boneyard entre tus programas o en la pantalla de inicio.
# en cdbbe8ec
install-insecure = Los navegadores solo instalan páginas que llegan por https, y esta no. Un marcador también sirve.
# en 07d56467
install-done = Boneyard está instalado.
