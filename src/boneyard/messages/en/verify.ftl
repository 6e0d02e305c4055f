# Checking the dice of a finished game: verify-STEP-OUTCOME, then the verdict and its limits.

verify-seed-shown-broken = The seed isn't in this file; it's revealed when the game is over.
verify-seed-shown-none = The seed isn't in this file.
verify-seed-secret-broken = The seed is so simple that it could be guessed from its hash.
verify-commitment-kept = The seed matches the commitment in this file: its SHA-256 is { $hash }.
verify-commitment-broken = The seed doesn't match the commitment in this file: its SHA-256 isn't { $hash }.
verify-commitment-none = No seed was committed to before the game.
verify-promised-kept = It's the commitment noted before the game.
verify-promised-broken = The commitment noted before the game is a different one: { $hash }.
verify-nonce-kept = Seat { $seat } added the nonce it had committed to: { $nonce }.
verify-nonce-broken = Seat { $seat } committed to a different nonce from the one in this file: { $nonce }.
verify-nonce-shown-none = Seat { $seat } committed to a nonce but didn't reveal it in time, so it doesn't count.
verify-nonce-given-none = Seat { $seat } gave no nonce.
verify-game-name-broken = The name of the game is malformed.
verify-stream-kept = { $stream }: { $count ->
        [one] one number, matching seed and nonces.
       *[other] { $count } numbers in order, matching seed and nonces.
    }
verify-draw-note-broken = Line { NUMBER($line, useGrouping: 0) } of the game doesn't say correctly which number was drawn.
verify-stream-count-broken = { $stream }: line { NUMBER($line, useGrouping: 0) } of the game takes number { NUMBER($count, useGrouping: 0) } of this stream, but number { NUMBER($expected, useGrouping: 0) } was next.
verify-stream-number-broken = { $stream }: line { NUMBER($line, useGrouping: 0) } of the game says { NUMBER($number, useGrouping: 0) }, but seed and nonces give another number.
verify-rules-kept = Replayed by the rules: all { $lines } lines were legal, every number meant what it was used for, and the final position matches.
verify-rules-broken = Replayed by the rules, it doesn't add up: { $why }.

verify-verdict-fair = Verified. Nobody tampered with the dice: seed and nonces were fixed before the game, and every number follows from them.
verify-verdict-claimed = The file is consistent: every number follows from its seed and nonces.
verify-verdict-practice = { $reason ->
    [other-rules] The rules changed while this game was played. You can watch it from that point on, but you can't check its dice.
   *[other] Practice ({ $reason }): every number follows from the seed, but whoever chose it could know them all.
}
verify-verdict-own = Every number follows from the seed, but nobody committed to it before the game, so it may have been hand-picked.
verify-verdict-broken = Not verified.
verify-unheard = No file can prove that the seed was committed to before the game: compare the hash with the one the table showed then.
verify-limits = What this doesn't prove: whoever runs the server knows the seed and could have looked ahead.
verify-alone = Nobody added a nonce, so whoever runs the server could have picked a seed they liked before committing to it.
