# Boneyard sul proprio dispositivo, e dove il server non è raggiungibile.

# en 2038eb32
offline-title = Il server non è raggiungibile
# en 8c3745ab
offline-text = Forse sei offline, o il server si sta riavviando. Le tue partite sono al sicuro. Questa pagina riprova ogni pochi secondi.
# en 9729fded
install-title = Su questo dispositivo
# en c68ee384
install-go = Installa
# en 3bfad81c
install-ready = Boneyard può avere una finestra e un'icona proprie.
# en 4a31fd08
install-menu = Dal menu del browser puoi aggiungere Boneyard alle app o alla schermata iniziale.
# en 46305e2e
install-insecure = I browser installano solo pagine che arrivano via https, e questa no. Va bene anche un segnalibro.
# en 07d56467
install-done = Boneyard è installato.
