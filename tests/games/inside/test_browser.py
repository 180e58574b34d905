"""Market Stall on the page, which has no picture of it: position, players, log and the list of moves as text."""

import pytest

from tests.browser.conftest import ada, address, chromium, client, open_page, shoot  # noqa: F401  # fixtures

pytestmark = pytest.mark.flaky(reruns=1)


def test_placeholder(ada):  # noqa: F811
    ada.page.goto("/new")
