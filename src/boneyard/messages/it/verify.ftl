# Checking the dice of a finished game: verify-STEP-OUTCOME, then the verdict and its limits.

# en 7ab65b42
verify-seed-shown-broken = Il seme non è in questo file; viene rivelato quando la partita è finita.
# en 5f1b982b
verify-seed-shown-none = Il seme non è in questo file.
# en 5b20b711
verify-seed-secret-broken = Il seme è così semplice che si potrebbe indovinare dal suo hash.
# en 41ead646
verify-commitment-kept = Il seme corrisponde all'hash pubblicato in questo file: il suo SHA-256 è { $hash }.
# en fee9c5af
verify-commitment-broken = Il seme non corrisponde all'hash pubblicato in questo file: il suo SHA-256 non è { $hash }.
# en ab69cb44
verify-commitment-none = Prima della partita non è stato fissato nessun seme.
# en 55e028ec
verify-promised-kept = È l'hash annotato prima della partita.
# en 499bc381
verify-promised-broken = L'hash annotato prima della partita è un altro: { $hash }.
# en 9e67a7f8
verify-nonce-kept = Il posto { $seat } ha aggiunto il nonce che aveva fissato: { $nonce }.
# en 744d5d62
verify-nonce-broken = Il posto { $seat } ha fissato un nonce diverso da quello in questo file: { $nonce }.
# en a1a2b882
verify-nonce-shown-none = Il posto { $seat } ha fissato un nonce ma non l'ha rivelato in tempo, quindi non conta.
# en e26e138f
verify-nonce-given-none = Il posto { $seat } non ha dato nessun nonce.
# en 4d0ede3e
verify-game-name-broken = Il nome del gioco non ha una forma valida.
# en 0e4dcf3b
verify-stream-kept = { $stream }: { $count ->
        [one] un numero, come lo danno il seme e i nonce.
       *[other] { $count } numeri in ordine, come li danno il seme e i nonce.
    }
# en d00a7bc1
verify-draw-note-broken = La riga { NUMBER($line, useGrouping: 0) } della partita non indica correttamente quale numero è stato estratto.
# en 434de636
verify-stream-count-broken = { $stream }: la riga { NUMBER($line, useGrouping: 0) } della partita prende il numero { NUMBER($count, useGrouping: 0) } di questa serie, ma toccava al numero { NUMBER($expected, useGrouping: 0) }.
# en 01a690bf
verify-stream-number-broken = { $stream }: la riga { NUMBER($line, useGrouping: 0) } della partita dice { NUMBER($number, useGrouping: 0) }, ma il seme e i nonce danno un altro numero.
# en 6dc2e9e5
verify-rules-kept = Rigiocata secondo le regole: tutte le { $lines } righe erano lecite, ogni numero è stato letto nel modo giusto e la posizione finale coincide.
# en ee393d42
verify-rules-broken = Rigiocata secondo le regole, non torna: { $why }.

# en d6958b7f
verify-verdict-fair = Verificato. I dadi non sono stati manomessi: il seme e i nonce erano fissati prima della partita, e da essi segue ogni numero.
# en 0c0bb124
verify-verdict-claimed = Il file è coerente: ogni numero segue dal suo seme e dai suoi nonce.
# en 7a7b6c5a
verify-verdict-practice = { $reason ->
    [other-rules] Le regole sono cambiate durante questa partita. Si può rivedere da lì in poi, ma i suoi dadi non si possono verificare.
   *[other] Allenamento ({ $reason }): ogni numero segue dal seme, ma chi l'ha scelto poteva conoscerli tutti.
}
# en 7d9f68ec
verify-verdict-own = Ogni numero segue dal seme, ma nessuno l'aveva fissato prima della partita, quindi potrebbe essere stato scelto apposta.
# en 26b3d11c
verify-verdict-broken = Non verificato.
# en 99eb5652
verify-unheard = Nessun file può dimostrare che il seme fosse fissato prima della partita: confronta l'hash con quello che il tavolo mostrava allora.
# en ccf9ff33
verify-limits = Che cosa non dimostra: chi gestisce il server conosce il seme e potrebbe aver guardato avanti.
# en 04ad2575
verify-alone = Nessuno ha aggiunto un nonce, quindi chi gestisce il server potrebbe aver scelto un seme a piacere prima di fissarlo.
