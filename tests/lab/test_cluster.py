"""The same games on a real Ray cluster, of two workers, of which one does not live to see the end."""

import os
import signal
import sys
import warnings

import pytest

from grandopening.core.contract import Refused
from grandopening.lab import cluster
from grandopening.lab.results import Results
from grandopening.lab.run import run
from grandopening.lab.series import Series

from .test_play import assert_same


@pytest.mark.skipif(os.name == "nt", reason="kills a process by a signal that Windows does not have")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_lost_worker_loses_no_game():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray = pytest.importorskip("ray", reason="pip install 'grandopening[ray]'")
    series = [Series("", "franchise", {"players": 3}, ("reference", "random", "random"), 240, rotate=True)]
    on_ray, here = Results("simulate", series), Results("simulate", series)
    cluster.connected(cluster.LOCAL, workers=2)
    whoami = ray.remote(lambda: os.getpid())  # Ray takes no builtins
    workers = set(ray.get([whoami.remote() for _ in range(8)]))
    killed = 0
    for _ in run(on_ray, ray=cluster.LOCAL, workers=2):
        if not killed:
            killed = workers.pop()
            os.kill(killed, signal.SIGKILL)
    for _ in run(here):
        pass
    assert killed
    assert sum(map(len, on_ray.done())) == 240
    assert sum(len(part["number"]) for part in on_ray.parts) == 240
    assert_same(on_ray.columns(), here.columns())
    assert not ray.is_initialized()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_where_there_is_no_cluster(address):
    pytest.importorskip("ray", reason="pip install 'grandopening[ray]'")
    with pytest.raises(Refused, match="no Ray cluster"):
        cluster.connected(address, 1)


def test_where_there_is_no_ray(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"pip install 'grandopening\[ray\]'"):
        cluster.connected(cluster.LOCAL, 1)
