# Consigli nel primo turno: `tip-` e l'identificativo di una domanda aperta.

# en 9dd6b49c
tips-guide = Guidami nel primo turno
# en 52957d60
tips-end = Basta consigli
# en 1aaf5d57
tip-place-tile = Ogni turno comincia con una nuova tessera: la mappa cresce. Scegli un posto segnato con +. Molte tessere si possono prima girare.
# en 9ba91fb0
tip-fill-tile = Le nuove tessere portano nemici e segnalini. Il pulsante principale li mette tutti. Oppure scegli una casella per ciascuno: i segnalini vicino a te, i nemici sulla strada degli altri.
# en 668b7b38
tip-before-move = Tocca una carta per leggerla; puoi giocarne una a round. Oppure tira e basta: il dado dice quanta strada puoi fare.
# en 74d70f95
tip-move = Scegli una casella illuminata per andarci. Quelle rosse tratteggiate vogliono dire combattimento; un segnalino è tuo quando entri nella sua casella.
# en a2c06258
tip-fight-ready = Le facce del dado mostrano quali tiri vincono. Usa un'arma, se ne hai una, oppure tira e basta.
# en 3001a0d6
tip-mend = Mancato, ma non è finita: paga quello che manca, se puoi, oppure spendi un segnalino vita e tira di nuovo. Tienine uno: senza segnalini vita muori.
# en 7671135d
tip-window = Puoi giocare una carta proprio adesso. Se nessuna ti serve, passa.
# en dacd6964
tip-move-zombies = Il turno finisce con gli zombi. Scegli la pedina di un rivale per mandarli lì, oppure muovili uno alla volta.
# en d2e14842
tip-move-skeletons = Il turno finisce con gli scheletri. Scegli la pedina di un rivale per mandarli lì, oppure muovili uno alla volta.
# en fccc0b75
tip-end-turn = Nel prossimo turno torni ad avere tre carte. Scarta quella che non ti serve, oppure finisci il turno e basta.
