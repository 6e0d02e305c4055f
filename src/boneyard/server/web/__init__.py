"""The HTTP API: guests, the lobby, tables and what surrounds them. Playing goes over sockets."""

from boneyard.server.web.about import server_info
from boneyard.server.web.again import comparison, rematch
from boneyard.server.web.codes import qr_code
from boneyard.server.web.contacts import (
    add_contact,
    confirm_contact,
    drop_contact,
    end_mails,
    my_contacts,
    no_more_mails,
    web_push_key,
)
from boneyard.server.web.contents import content, sheet
from boneyard.server.web.games import all_lessons, games
from boneyard.server.web.log import dice, log
from boneyard.server.web.making import make_table
from boneyard.server.web.people import change_key, me, put_me
from boneyard.server.web.reading import messages, rule, rulebook
from boneyard.server.web.replays import (
    all_seeing,
    import_replay,
    moment,
    record,
    replay,
    statistics,
    story,
    verify_file,
    verify_table,
)
from boneyard.server.web.tables import lobby, mine, table_info
from boneyard.server.web.tokens import make_token, revoke_token, tokens
from boneyard.server.web.while_away import while_away

ROUTES = [
    server_info,
    games,
    all_lessons,
    content,
    sheet,
    rulebook,
    rule,
    messages,
    qr_code,
    me,
    put_me,
    change_key,
    make_table,
    lobby,
    mine,
    table_info,
    rematch,
    comparison,
    replay,
    record,
    verify_table,
    statistics,
    story,
    all_seeing,
    moment,
    verify_file,
    import_replay,
    while_away,
    log,
    dice,
    make_token,
    tokens,
    revoke_token,
    my_contacts,
    add_contact,
    confirm_contact,
    drop_contact,
    web_push_key,
    no_more_mails,
    end_mails,
]
