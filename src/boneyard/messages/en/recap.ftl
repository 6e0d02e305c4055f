# The recap after an absence.

recap-title = While you were away
recap-away = A bot answered { $number ->
        [one] once
       *[other] { $number } times
    } for you.
recap-before = { $number ->
        [one] One more turn before that.
       *[other] { $number } more turns before that.
    }
recap-quiet = Nothing special.
recap-beaten = { $seat } wins { $number ->
        [one] a fight
       *[other] { $number } fights
    }.
recap-life-given = { $seat } gives up { $number ->
        [one] a life token
       *[other] { $number } life tokens
    }.
recap-token-taken = { $seat } takes { $number ->
        [one] a token
       *[other] { $number } tokens
    }.
log-earlier = Earlier turns
log-lost = This game began under older rules. That part of the log can't be shown any more.
