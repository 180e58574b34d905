"""The built client: what is kept by browsers, and what a rebuild changes."""

import os

import pytest

from grandopening.server import static

pytestmark = pytest.mark.sqlite  # nothing of it is kept


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A folder to build into."""
    monkeypatch.setattr("grandopening.server.static.resources.files", lambda _: tmp_path)
    (tmp_path / "static" / "assets").mkdir(parents=True)

    def build(number):
        (tmp_path / "static" / "assets" / f"main-{number}.js").write_text(f"{number}")
        page = tmp_path / "static" / "index.html"
        page.write_text(f'<script src="assets/main-{number}.js">')
        os.utime(page, ns=(number, number))

    build(1)
    return build


def test_a_rebuilt_client_is_served_without_a_restart(built):
    client = static.Client()
    before = client.fresh()["index.html"]
    built(2)
    now = client.fresh()
    assert now["index.html"].etag != before.etag
    assert (now["index.html"].cache, now["assets/main-2.js"].cache) == (static.ASKED_AGAIN, static.FOR_EVER)
    assert "assets/main-1.js" in now  # for pages that were open before


def test_pages_are_asked_for_again_each_time(ada):
    page = ada.client.get(f"{ada.server.url}/")
    assert page.headers["cache-control"] == "private, no-cache"
    again = ada.client.get(f"{ada.server.url}/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ada.client.get(f"{ada.server.url}/assets/none.js").status_code == 404
