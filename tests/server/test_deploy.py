"""The files of deploy/, tried for real: each proxy before a server, the unit's and the image's own command lines.

What is not installed is skipped: `apt-get install caddy nginx openssl`, and a Docker that runs."""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from grandopening.server.serve import address_in_lan

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "tables.example.org"  # in the files
UPSTREAM = "127.0.0.1:8000"
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname, TRUSTING.verify_mode = False, ssl.CERT_NONE
pytestmark = pytest.mark.sqlite  # a proxy does not know where games are kept


def need(*programs):
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@contextmanager
def running(command, port, folder) -> Iterator[None]:
    log = folder / "proxy.log"
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, "HOME": str(folder)})
    try:
        until = time.monotonic() + 30
        while True:
            try:
                # Not only the port: Caddy listens before it has a certificate.
                httpx.get(f"https://localhost:{port}/api/health", verify=TRUSTING, timeout=30)
                break
            except httpx.TransportError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(timeout=30)


@contextmanager
def caddy_before(server, folder) -> Iterator[int]:
    """As the file says, with a certificate of Caddy's own for this machine."""
    need("caddy")
    port = free_port()
    names = ", ".join(f"https://{name}:{port}" for name in ("localhost", *filter(None, [address_in_lan()])))
    text = (DEPLOY / "Caddyfile").read_text()
    assert NAME in text
    assert UPSTREAM in text
    text = text.replace(NAME + " {", names + " {\n\ttls internal").replace(UPSTREAM, f"127.0.0.1:{server.port}")
    config = folder / "Caddyfile"
    options = f"admin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system {folder}"
    config.write_text(f"{{\n\t{options}\n}}\n{text}")
    with running(["caddy", "run", "--config", str(config), "--adapter", "caddyfile"], port, folder):
        yield port


@contextmanager
def nginx_before(server, folder) -> Iterator[int]:
    need("nginx", "openssl")
    port = free_port()
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-keyout", folder / "key", "-out", folder / "crt"], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    for there, here in (
        ("listen 443 ssl", f"listen {port} ssl"),
        (f"/etc/ssl/{NAME}.crt", str(folder / "crt")),
        (f"/etc/ssl/{NAME}.key", str(folder / "key")),
        (f"server_name {NAME}", "server_name _"),
        (UPSTREAM, f"127.0.0.1:{server.port}"),
    ):
        assert there in text, there
        text = text.replace(there, here)
    (folder / "site.conf").write_text(text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}"
    )
    with running(["nginx", "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"], port, folder):
        yield port


async def heard_of(opened, move):
    """What somebody's move was answered, and what the stream told of it. By asyncio: websockets' threads read and write
    one TLS connection at once, which OpenSSL does not bear; now and then a request was never sent."""
    async with opened as stream:
        moved = await asyncio.to_thread(move)
        while (update := json.loads(await asyncio.wait_for(stream.recv(), 10)))["type"] != "table":
            pass
        return moved, update


@pytest.mark.parametrize("proxy_before", [caddy_before, nginx_before])
def test_a_game_is_played_through_the_proxy(proxy_before, start_server, tmp_path):
    outside = address_in_lan()
    server = start_server("--no-limits", *(["--allow-host", outside] if outside else []))
    (tmp_path / "proxy").mkdir()
    with proxy_before(server, tmp_path / "proxy") as port:
        site = f"https://localhost:{port}"
        with httpx.Client(base_url=site, verify=TRUSTING, headers={"Origin": site}, timeout=30) as ada:
            page = ada.get("/")
            assert page.headers["content-type"].startswith("text/html")
            assert "Secure" in page.headers["set-cookie"], "the server knows that this is https"
            made = ada.post("/api/games", json={"seats": [{"kind": "you"}, {"kind": "screen"}], "order": "chosen"})
            assert made.status_code == 201, made.text
            table = made.json()["table"]
            cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in ada.cookies.items())}
            url = f"wss://localhost:{port}/api/games/{table['id']}/stream?version={table['version']}"

            def move() -> httpx.Response:
                wish = {"version": table["version"], "entry": table["moves"][0]["entry"]}
                return ada.post(f"/api/games/{table['id']}/moves", json=wish)

            opened = connect(url, origin=Origin(site), additional_headers=cookie, ssl=TRUSTING, proxy=None)
            moved, update = asyncio.run(heard_of(opened, move))
            assert moved.status_code == 200, moved.text
            assert update["table"]["version"] == moved.json()["version"]
        if outside:
            visitor = httpx.get(f"https://{outside}:{port}/metrics", verify=TRUSTING)
            assert visitor.status_code == 404, "a visitor from elsewhere reads no metrics"


def test_with_caddy_visitors_wait_while_the_server_starts_anew(start_server, tmp_path):
    server = start_server()
    (tmp_path / "proxy").mkdir()
    with caddy_before(server, tmp_path / "proxy") as port:
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=30)
        again = [sys.executable, "-m", "grandopening.server", "--no-browser", "--port", str(server.port)]
        process = subprocess.Popen([*again, "--database", server.database], stdout=subprocess.PIPE)
        try:
            answer = httpx.get(f"https://localhost:{port}/api/health", verify=TRUSTING, timeout=30)
            assert answer.status_code == 200, answer.text
        finally:
            process.kill()
            process.communicate()


def test_compose_names_everything_it_needs():
    """No engine runs it here: its services, and that what they run is there."""
    yaml = pytest.importorskip("yaml")
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = found["services"]
    assert {"proxy", "server-1", "server-2", "thinker", "database"} == set(services)
    assert services["thinker"]["deploy"]["replicas"] == 2
    assert services["thinker"]["entrypoint"] == ["grandopening", "think"]
    for name in ("server-1", "server-2", "thinker"):
        assert services[name]["environment"]["GRANDOPENING_DATABASE"].startswith("postgresql://tables:")
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        named = [volume.partition(":")[0] for volume in service.get("volumes", [])]
        assert set(named) <= set(found["volumes"])


def test_compose_is_understood():
    need("docker-compose")
    command = ["docker-compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    without = {name: value for name, value in os.environ.items() if name != "POSTGRES_PASSWORD"}
    done = subprocess.run(command, env={**without, "POSTGRES_PASSWORD": "secret"}, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    done = subprocess.run(command, env=without, capture_output=True, text=True)
    assert done.returncode != 0
    assert "choose one" in done.stderr


def unit_command():
    text = (DEPLOY / "grandopening.service").read_text()
    [line] = re.findall(r"^ExecStart=(.*)$", text, re.M)
    return shlex.split(line), "/var/lib/grandopening", {}


def image_command():
    text = (DEPLOY / "Dockerfile").read_text()
    parts = [json.loads(part) for part in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", text, re.M)]
    environment = dict(part.split("=", 1) for part in shlex.split(" ".join(re.findall(r"^ENV (.*)$", text, re.M))))
    del environment["GRANDOPENING_CACHE"]  # the tests have theirs, with everything compiled
    return [argument for part in parts for argument in part], "/data", environment


@pytest.mark.parametrize("described", [unit_command, image_command])
def test_the_command_lines_serve_and_end(described, tmp_path):
    (_, *arguments), folder, environment = described()
    port = free_port()
    arguments = [argument.replace("8000", str(port)).replace(folder, str(tmp_path)) for argument in arguments]
    assert str(port) in arguments
    environment = {name: value.replace(folder, str(tmp_path)) for name, value in environment.items()}
    log, command = tmp_path / "log", [sys.executable, "-m", "grandopening", *arguments]
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **environment})
    try:
        until = time.monotonic() + 60
        while True:
            try:
                assert urlopen(f"http://127.0.0.1:{port}/api/health").status == 200
                break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until
                time.sleep(0.1)
        assert (tmp_path / "tables.db").exists()
    finally:
        process.send_signal(signal.SIGTERM)
        code = process.wait(timeout=15)
    assert code == 0, log.read_text()
    assert json.loads(log.read_text().splitlines()[-1])["event"] == "closing"


def test_systemd_understands_the_unit(tmp_path):
    need("systemd-analyze")
    text = (DEPLOY / "grandopening.service").read_text()
    here = re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", text, flags=re.M)
    unit = tmp_path / "grandopening.service"
    unit.write_text(here)
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def docker(*arguments):
    done = subprocess.run(["docker", *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_image_serves_and_ends_cleanly():
    need("docker")
    if subprocess.run(["docker", "info"], capture_output=True).returncode != 0:
        pytest.skip("no Docker runs here")
    port = free_port()
    image = docker("build", "-q", "-f", str(DEPLOY / "Dockerfile"), str(DEPLOY.parent))
    container = docker("run", "-d", "-p", f"127.0.0.1:{port}:8000", image)
    try:
        until = time.monotonic() + 300
        while not is_ready(port):
            assert time.monotonic() < until
            time.sleep(0.5)
        docker("exec", container, "grandopening", "admin", "list")
        docker("stop", "-t", "15", container)
        assert docker("inspect", "-f", "{{.State.ExitCode}}", container) == "0"
    finally:
        docker("rm", "-f", container)


def is_ready(port):
    try:
        return json.load(urlopen(f"http://127.0.0.1:{port}/api/health"))["ready"]
    except OSError:
        return False
