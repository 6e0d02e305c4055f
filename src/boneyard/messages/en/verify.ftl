# Checking the dice of a finished game: verify-STEP-OUTCOME, then what it all proves.

verify-seed-shown-broken = The seed is not in this file; it is shown when the game is over.
verify-seed-shown-none = The seed is not in this file.
verify-seed-secret-broken = The seed is so simple that it could be guessed from its hash.
verify-commitment-kept = The seed fits the promise in this file: its SHA-256 is { $hash }.
verify-commitment-broken = The seed does not fit the promise in this file: its SHA-256 is not { $hash }.
verify-commitment-none = No seed was promised before the game.
verify-promised-kept = It is the promise that was noted down before the game.
verify-promised-broken = The promise that was noted down before the game is another one: { $hash }.
verify-nonce-kept = Seat { $seat } added the nonce that it had promised: { $nonce }.
verify-nonce-broken = Seat { $seat } promised another nonce than the one in this file: { $nonce }.
verify-nonce-shown-none = Seat { $seat } promised a nonce and did not show it in time, so it counts for nothing.
verify-nonce-given-none = Seat { $seat } gave no nonce.
verify-game-name-broken = The name of the game is not written as names are.
verify-stream-kept = { $stream }: { $count ->
        [one] one number, as seed and nonces give it.
       *[other] { $count } numbers in order, as seed and nonces give them.
    }
verify-draw-note-broken = Line { NUMBER($line, useGrouping: 0) } of the play does not say rightly which number chance drew.
verify-stream-count-broken = { $stream }: line { NUMBER($line, useGrouping: 0) } of the play takes number { NUMBER($count, useGrouping: 0) } of this stream, but number { NUMBER($expected, useGrouping: 0) } was next.
verify-stream-number-broken = { $stream }: line { NUMBER($line, useGrouping: 0) } of the play says { NUMBER($number, useGrouping: 0) }, but seed and nonces give another number.
verify-rules-kept = Played again by the rules: all { $lines } lines were possible, every number meant what it was taken for, and the game stands as written.
verify-rules-broken = Played again by the rules, it does not come out: { $why }.

verify-verdict-fair = Verified. The dice were not changed: seed and nonces were fixed before the game, and every number follows from them.
verify-verdict-claimed = The file agrees with itself: every number follows from its seed and nonces.
verify-verdict-practice = { $reason ->
    [other-rules] The rules were changed while this game was played. It can be watched from there on, but its dice can't be checked.
   *[other] Practice ({ $reason }): every number follows from the seed, but who chose it could know them all.
}
verify-verdict-own = Every number follows from the seed, but nobody promised this seed before the game, so nothing shows that it was not chosen.
verify-verdict-broken = Not verified.
verify-unheard = That the seed was promised before the game, no file can show: compare the promise with the one that the table showed then.
verify-limits = What this does not prove: whoever runs the server knows the seed and could have looked ahead.
verify-alone = Nobody added a nonce, so whoever runs the server could have chosen among seeds before promising one.
