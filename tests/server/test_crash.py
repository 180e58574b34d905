"""Killed in mid-game, under load: every acknowledged move is there."""

import os
import random
import threading
import time

import httpx

KILLS = int(os.environ.get("GRANDOPENING_KILLS", "3"))  # ./test --all asks for more, bench/soak.py for many
TABLES = 4


class Player(threading.Thread):
    """Plays one table and remembers the last thing the server acknowledged."""

    def __init__(self, browser, table, seed):
        super().__init__(daemon=True)
        self.browser, self.table, self.rng = browser, table, random.Random(seed)
        self.asked, self.acknowledged = None, 0

    def run(self):
        try:
            while self.table["status"] == "running":
                self.asked = self.rng.choice(self.table["moves"])["entry"]
                self.table = self.browser.play(self.table, self.asked)
                self.acknowledged += 1
        except httpx.HTTPError:
            pass  # the server is dead


def same(table):
    """What does not depend on who has a page open."""
    return {key: value for key, value in table.items() if key != "seats"}


def test_every_acknowledged_move_survives_kill_9(start_server, open_browser):
    server = start_server("--no-limits")
    players = []
    for number in range(TABLES):
        browser = open_browser(server)
        players.append(Player(browser, browser.start()["table"], number))
    acknowledged = 0
    for _ in range(KILLS):
        for player in players:
            player.start()
        time.sleep(0.3)
        server.kill()
        for player in players:
            player.join()
        server = start_server("--no-limits")
        revived = []
        for player in players:
            player.browser.follow(server)
            found = player.browser.table(player.table["id"])
            assert found["version"] in (player.table["version"], player.table["version"] + 1)
            if found["version"] == player.table["version"]:
                assert same(found) == same(player.table)
            else:  # the one request whose answer was lost was carried out in full
                assert player.asked == (found["draft"] or found_last(player.browser, found))["steps"][-1]["entry"]
            acknowledged += player.acknowledged
            if found["status"] != "running":
                found = player.browser.start()["table"]
            revived.append(Player(player.browser, found, player.rng.random()))
        players = revived
    assert acknowledged > KILLS * TABLES  # it was under load


def found_last(browser, table):
    last = browser.get(f"/games/{table['id']}/log?after={table['entries'] - 1}").json()["entries"][-1]
    return {"steps": [last]}
