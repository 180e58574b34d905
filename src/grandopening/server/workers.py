"""Several processes at one port: each serves every table, and one that dies is replaced."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence

from ..core.contract import Refused
from .closing import LIMIT

PAUSE = 1.0  # seconds before one that has died is replaced, or it would die all the time


def keep_running(count: int, listening: socket.socket, arguments: Sequence[str]) -> None:
    """Have so many processes accept what comes in at a socket, until Ctrl-C or SIGTERM."""
    if os.name == "nt":
        raise Refused("option", "--workers needs a system on which processes can share a port")
    command = [sys.executable, "-m", "grandopening.server", "--socket", str(listening.fileno()), *arguments]

    def start() -> "subprocess.Popen[bytes]":
        # A group of its own: Ctrl-C reaches it by way of this process, once.
        return subprocess.Popen(command, pass_fds=[listening.fileno()], process_group=0)

    running = [start() for _ in range(count)]
    try:
        while True:
            time.sleep(PAUSE)
            running = [one if one.poll() is None else start() for one in running]
    except (KeyboardInterrupt, SystemExit):
        pass
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for one in running:
            one.terminate()
        for one in running:
            one.wait(LIMIT + 5)
