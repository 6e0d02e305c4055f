# Boneyard sul proprio dispositivo, e dove il server non è raggiungibile.

# en c03e1a97
offline-title = Il server non è raggiungibile
# en 1db4b719
offline-text = Forse sei offline, o il server si sta riavviando. Le tue partite sono salve lì. Questa pagina riprova ogni pochi secondi.
# en 9729fded
install-title = Su questo dispositivo
# en c68ee384
install-go = Installa
# en e00c1cab
install-ready = Boneyard può avere una finestra e un'icona sue.
# en 7c7cb0be
install-menu = Il menu del tuo browser può mettere Boneyard tra i programmi o sulla schermata iniziale.
# en cdbbe8ec
install-insecure = I browser installano solo pagine che arrivano via https, e questa no. Va bene anche un segnalibro.
# en 07d56467
install-done = Boneyard è installato.
