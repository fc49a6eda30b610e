"""Several people at one keyboard: nobody sees what is another's."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from tavoliere.cli.terminal.handover import HandoverScreen

if TYPE_CHECKING:
    from tavoliere.cli.terminal.table import Table

from tests.cli.sitting import HUNT, SMALL, open_table, settle, shown, table_screen

pytestmark = pytest.mark.usefixtures("home")


@pytest.mark.rule("A35")
async def test_the_handover_hides_everything_secret() -> None:
    pictures = []
    for goals in ("goals aab / h", "goals cde / h"):
        app = open_table(["Anna", "Bruno"], start=HUNT.replace("goals ab / h", goals))
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot)
            assert isinstance(app.screen, HandoverScreen)
            assert "Anna" in shown(app)
            await pilot.press("enter")
            await settle(pilot)
            # Anna sees her own goals; her log stays open when the keyboard goes on.
            first = shown(app)
            for text in ("M 3>2", "M 2>3", "M 3>2", "M 2>3", "Z"):
                table_screen(app).play(text)
            await pilot.press("l")
            table_screen(app).play("K 1 2")
            await settle(pilot)
            assert isinstance(app.screen, HandoverScreen)
            assert len(app.screen_stack) == 3
            between = shown(app)
            assert "Bruno" in between
            below = "".join(
                str(widget.render()) for widget in table_screen(app).query("#head, #side, #notice, #castle")
            )
            assert below.strip() == ""
            await pilot.press("enter")
            await settle(pilot)
            meanwhile = shown(app)
            assert "Anna bets on keep 1" in meanwhile
            await pilot.press("escape")
            await settle(pilot)
            pictures.append((first, between, meanwhile, shown(app)))
    (first, *others), (other_first, *other_others) = pictures
    assert first != other_first
    # Whatever Anna holds, Bruno and the room see the very same letters.
    assert others == other_others


async def test_computer_players_between_two_people_do_not_uncover_the_next_one() -> None:
    app = open_table(["Anna", "random", "Bruno"])
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        table_screen(app).play("K 1")
        await settle(pilot)
        assert isinstance(app.screen, HandoverScreen)
        assert "Bruno" in shown(app)
        assert cast("Table", app.table).viewer is None
