"""The same games on real Ray clusters: on one of two workers, of which one does not live to see the end, and on one
that somebody else has started."""

import json
import os
import signal
import subprocess
import sys
import warnings

import pytest

from grandopening.core.contract import Refused
from grandopening.lab import cluster
from grandopening.lab.results import Results
from grandopening.lab.run import Place, run
from grandopening.lab.series import Series

from .test_play import assert_same

GAMES = 240
LINE_UP = ("greedy", "random", "random")

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture
def ray():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield pytest.importorskip("ray", reason="pip install 'grandopening[ray]'")


def one_at_work():
    """A process of this test's cluster that plays: Ray writes what its workers do into their titles."""
    children = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in children.splitlines()[1:]]
    parents = {int(pid): int(parent) for pid, parent, *_ in rows}

    def is_ours(pid):
        while pid in parents and pid != os.getpid():
            pid = parents[pid]
        return pid == os.getpid()

    return next((int(pid) for pid, _, *title in rows if title[0].startswith("ray::play") and is_ours(int(pid))), 0)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads the titles of processes")
def test_a_lost_worker_loses_no_game(ray):
    series = [Series("", "franchise", {"players": 3}, LINE_UP, GAMES, rotate=True)]
    on_ray, here = Results("simulate", series), Results("simulate", series)
    killed = 0
    for _ in run(on_ray, Place(workers=2, ray=cluster.LOCAL)):
        if not killed and (killed := one_at_work()):
            os.kill(killed, signal.SIGKILL)
    for _ in run(here):
        pass
    assert killed
    assert sum(map(len, on_ray.done())) == GAMES
    assert sum(len(part["number"]) for part in on_ray.parts) == GAMES
    assert_same(on_ray.columns(), here.columns())
    assert not ray.is_initialized()


SOMEBODY = """import ray
cluster = ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print(cluster.address_info["gcs_address"], flush=True)
input()"""


@pytest.fixture
def address(ray):
    """Of a cluster that is somebody else's, until they press Enter."""
    somebody = subprocess.Popen(
        [sys.executable, "-c", SOMEBODY],
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert somebody.stdout
    yield somebody.stdout.readline().strip()
    somebody.communicate("\n", timeout=60)


def simulated(*arguments):
    command = [sys.executable, "-m", "grandopening", "simulate", "franchise", "--games", "40", "--json", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_cluster_that_is_there_already(address, ray, monkeypatch):
    """By the command; then `local` is still a cluster of its own, and a machine with another version is refused."""
    assert simulated("--ray", address) == simulated()
    cluster.connected(cluster.LOCAL, 1)
    assert ray.get_runtime_context().gcs_address != address
    ray.shutdown()
    monkeypatch.setattr(cluster, "code_key", lambda game: "another")
    with pytest.raises(Refused, match="needs the grandopening that is here"):
        list(cluster.on_ray([], "franchise", address, 1))
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_where_there_is_no_cluster(address):
    pytest.importorskip("ray", reason="pip install 'grandopening[ray]'")
    with pytest.raises(Refused, match="no Ray cluster"):
        cluster.connected(address, 1)


def test_where_there_is_no_ray(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"pip install 'grandopening\[ray\]'"):
        cluster.connected(cluster.LOCAL, 1)
