# Boneyard en el propio dispositivo, y cuando no se puede llegar al servidor.

# en 2038eb32
offline-title = No se puede conectar con el servidor
# en 8c3745ab
offline-text = Quizá no tengas conexión, o el servidor se esté reiniciando. Tus partidas están a salvo. Esta página lo intenta de nuevo cada pocos segundos.
# en 9729fded
install-title = En este dispositivo
# en c68ee384
install-go = Instalar
# en 3bfad81c
install-ready = Boneyard puede tener su propia ventana y su propio icono.
# en 4a31fd08
install-menu = Desde el menú del navegador puedes añadir Boneyard a tus aplicaciones o a la pantalla de inicio.
# en 46305e2e
install-insecure = Los navegadores solo instalan páginas que llegan por https, y esta no. Un marcador también sirve.
# en 07d56467
install-done = Boneyard está instalado.
