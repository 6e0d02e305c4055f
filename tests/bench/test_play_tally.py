"""How `scripts/bench play` counts clicks, rests of the camera and turns."""

from __future__ import annotations

from play_tally import (
    CHOOSE,
    CONFIRM,
    DECLINE,
    MANAGE,
    Answer,
    Asked,
    Change,
    Input,
    Report,
    TurnStart,
    View,
    clicks_by_hand,
    figures,
    kinds,
    rests,
    table,
    zoom_range,
)


def test_a_click_that_answers_chooses() -> None:
    assert kinds([Input(1, "board", cell="1,1")], [Answer(2, 0, "step")]) == [CHOOSE]
    assert kinds([Input(1, "button", option=2)], [Answer(2, 0, "raise")]) == [CHOOSE]


def test_passing_and_stopping_decline() -> None:
    clicks = [Input(1, "button", option=0), Input(3, "key", label="Escape")]
    assert kinds(clicks, [Answer(2, 0, "stop"), Answer(4, 0, "pass")]) == [DECLINE, DECLINE]


def test_rolling_the_die_confirms() -> None:
    assert kinds([Input(1, "button", option=0)], [Answer(2, 0, "throw")]) == [CONFIRM]


def test_a_selection_is_chosen_once_and_then_confirmed() -> None:
    go = [Input(1, "board", cell="4,1"), Input(3, "button", primary=True)]
    assert kinds(go, [Answer(4, 0, "step"), Answer(5, 1, "step")]) == [CHOOSE, CONFIRM]
    again = [Input(1, "board", cell="4,1"), Input(3, "board", cell="4,1")]
    assert kinds(again, [Answer(4, 0, "step")]) == [CHOOSE, CONFIRM]
    deadly = [Input(1, "button", option=1), Input(3, "button", option=1)]
    assert kinds(deadly, [Answer(4, 0, "life")]) == [CHOOSE, CONFIRM]
    offered = [Input(3, "button", label="Lay it here", primary=True)]
    assert kinds(offered, [Answer(4, 0, "place")]) == [CONFIRM]


def test_a_figure_and_its_target_are_two_choices() -> None:
    clicks = [Input(1, "board", cell="4,1"), Input(3, "board", cell="4,2")]
    assert kinds(clicks, [Answer(4, 0, "shift")]) == [CHOOSE, CHOOSE]


def test_an_option_after_a_square_with_several_is_a_choice() -> None:
    clicks = [Input(1, "board", cell="4,1"), Input(3, "button", option=1)]
    assert kinds(clicks, [Answer(4, 0, "shoot")]) == [CHOOSE, CHOOSE]


def test_a_selection_of_an_earlier_question_is_forgotten() -> None:
    clicks = [Input(1, "board", cell="4,1", decision=1), Input(3, "board", cell="4,1", decision=2)]
    assert kinds(clicks, [Answer(4, 2, "put")]) == [CHOOSE, CHOOSE]


def test_zooming_is_no_choice() -> None:
    assert kinds([Input(1, "button", label="Fit")], []) == [MANAGE]


def test_a_rest_lasts_a_quarter_of_a_second() -> None:
    track = [View(0, 1, 0, 0), View(300, 1, 50, 0), View(400, 1, 100, 0), View(700, 1, 150, 0)]
    assert [rest.x for rest in rests(track, 0, 1000)] == [0, 100, 150]
    assert [rest.x for rest in rests(track, 0, 900)] == [0, 100]


def test_the_position_at_the_beginning_counts_as_a_rest() -> None:
    assert [rest.x for rest in rests([View(0, 1, 7, 0)], 5_000, 6_000)] == [7]


def test_a_tiny_movement_is_no_new_rest() -> None:
    track = [View(0, 1, 0, 0), View(300, 1, 2, 1), View(600, 1.005, 0, 0), View(900, 1.02, 0, 0)]
    assert [rest.scale for rest in rests(track, 0, 2_000)] == [1, 1.02]


def test_a_zoom_after_a_new_tile_is_not_counted() -> None:
    assert zoom_range([View(0, 1, 0, 0, 3), View(1, 0.5, 0, 0, 4), View(2, 0.6, 0, 0, 4)]) == 1.2


REPORT = Report(
    inputs=[
        Input(50, "board", cell="1,1", turn=0, seat=0, frame="fill-tile"),
        Input(1_100, "button", option=0, turn=1, seat=1, frame="window", window=True, decision=2),
        Input(3_100, "board", cell="2,2", turn=2, seat=0, frame="move", decision=3, size=30),
        Input(3_500, "button", primary=True, turn=2, seat=0, frame="move", decision=3, size=30),
        Input(6_000, "button", option=0, turn=3, seat=1, frame="window", window=True, decision=4),
    ],
    answers=[
        Answer(60, 1, "put"),
        Answer(1_200, 2, "pass"),
        Answer(3_600, 3, "step"),
        Answer(6_100, 4, "pass"),
    ],
    camera=[View(0, 0.5, 0, 0), View(3_400, 0.25, 0, 0)],
    turns=[TurnStart(0, 0, 0), TurnStart(1_000, 1, 1), TurnStart(3_000, 2, 0), TurnStart(5_000, 3, 1)],
    asked=[Asked(1_050, True), Asked(1_250, False), Asked(3_050, True), Asked(3_600, False)],
    changes=[
        Change(1_500, "moved", 1, 1, True, True, 40),
        Change(1_600, "moved", 1, 1, True, False, 20),
        Change(3_700, "moved", 2, 0, False, False, 0),
        Change(3_800, "gone", 2, 0, True, True, 40),
    ],
    acting=[],
    windows=2,
    seat=0,
    end=7_000,
    over=False,
)


def test_reactions_count_towards_the_next_own_turn_and_set_up_apart() -> None:
    found = figures(REPORT, 24)
    assert (found.own_turns, found.set_up, found.inputs) == (1, 1, 3)
    assert found.kinds == {DECLINE: 1, CHOOSE: 1, CONFIRM: 1}
    assert (found.reactions, found.reaction_inputs) == (2, 1)


def test_camera_and_changes_of_a_game() -> None:
    found = figures(REPORT, 24)
    assert found.rests == [2]
    assert found.zooms == [2.0]
    assert (found.changes, found.changes_seen, found.changes_large) == (4, 3, 2)
    assert found.missed == {"bot moved small": 1, "own moved": 1}
    assert (found.smallest_chosen, found.small_chosen) == (30, 0)
    assert figures(REPORT, 32).small_chosen == 1


def test_a_bots_turn_lasts_without_the_persons_own_answers() -> None:
    assert figures(REPORT, 24).bot_seconds == [1.8]


def test_games_add_up_and_print() -> None:
    twice = figures(REPORT, 24) + figures(REPORT, 24) + clicks_by_hand(REPORT)
    assert (twice.games, twice.own_turns, twice.inputs_per_turn) == (2, 2, 3.0)
    printed = table({"zombie-invasion desktop normal": twice})
    assert "clicks per own turn" in printed
    assert (twice.hand_inputs, twice.hand_turns) == (3, 1)
    assert "67 %" in printed
