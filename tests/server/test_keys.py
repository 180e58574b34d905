"""Who somebody is: a key that this server has handed out, and no other."""

import asyncio
import stat

import httpx
import pytest

from grandopening.server.database import file_of
from grandopening.server.keys import COOKIE, HOST_COOKIE, Keys, hashed, new_secret


def asked(server, cookie, path="/api/me"):
    headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
    return httpx.get(f"{server.url}{path}", headers=headers)


@pytest.mark.parametrize("value", ["a", "x" * 22, "x" * 22 + "." + "x" * 22, ".", "a.b.c", "x" * 5000])
def test_a_value_that_we_have_not_handed_out_is_no_key(ada, value):
    answer = asked(ada.server, value)
    assert answer.status_code == 200
    issued = answer.headers["set-cookie"].split(";")[0].partition("=")[2]
    assert not issued.startswith(value.partition(".")[0] or "nothing")
    assert "set-cookie" not in asked(ada.server, issued).headers


def test_a_signature_of_another_key_does_not_help(ada):
    secret, _, signature = ada.client.cookies[COOKIE].partition(".")
    for forged in (f"{new_secret()}.{signature}", f"{secret}.{signature[:-1]}", f"{secret}x.{signature}"):
        assert "set-cookie" in asked(ada.server, forged).headers


def test_an_old_cookie_that_holds_a_seat_stays_valid(ada):
    table = ada.start()["table"]
    old = ada.client.cookies[COOKIE].partition(".")[0]
    answer = asked(ada.server, old)
    assert [game["id"] for game in answer.json()["games"]] == [table["id"]]
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}={ada.client.cookies[COOKIE]};")  # signed from now on


@pytest.mark.parametrize("path", ["//api/me", "///api/me", "/api//me", "//api/rulebooks"])
def test_nobody_acts_without_a_key(ada, path):
    answer = httpx.get(f"{ada.server.url}{path}")
    assert answer.status_code == 404 or "set-cookie" in answer.headers


def test_a_page_brings_the_key_of_all_that_it_asks_for(ada):
    """At once: an answer that comes late would else make another visitor of whoever has sat down meanwhile."""
    with httpx.Client(base_url=ada.server.url) as browser:
        assert COOKIE in browser.get("/game/any").cookies
        assert [
            name for path in ("/", "/api/me", "/api/rulebooks") if (name := browser.get(path).headers.get("set-cookie"))
        ] == []


@pytest.mark.parametrize("path", ["/embed/any", "/assets/none.js"])
def test_what_anybody_may_keep_brings_no_key(ada, path):
    assert "set-cookie" not in httpx.get(f"{ada.server.url}{path}").headers


async def nobody(_: str) -> bool:
    return False


@pytest.mark.parametrize("name", [COOKIE, HOST_COOKIE])
def test_on_https_the_cookie_is_bound_to_the_host(name):
    keys, scope = Keys(b"seal", nobody), {"scheme": "https", "path": "/api/me"}
    _, [(_, issued)] = asyncio.run(keys.key_of(scope, {}))  # type: ignore[arg-type]
    value = issued.decode().split(";")[0].partition("=")[2]
    assert issued.startswith(f"{HOST_COOKIE}={value}; Path=/;".encode())
    assert b"; Secure" in issued
    key, again = asyncio.run(keys.key_of(scope, {b"cookie": f"{name}={value}"}))  # type: ignore[arg-type]
    assert key == hashed(value.partition(".")[0])
    assert bool(again) == (name == COOKIE)  # which becomes the other


@pytest.mark.sqlite  # the other has no file here
def test_the_database_is_private(ada):
    ada.start()
    database = file_of(ada.server.database)
    assert database
    files = list(database.parent.glob("tables.db*"))
    readable = [file.name for file in files if file.suffix != ".lock" and stat.S_IMODE(file.stat().st_mode) != 0o600]
    assert files
    assert readable == []
