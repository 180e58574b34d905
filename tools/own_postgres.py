"""A PostgreSQL of one's own, for tests and benchmarks: Debian's binaries, or whatever is on the path, in a folder that
is gone afterwards. It listens on 127.0.0.1 alone."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "grandopening"
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "300", "logging_collector": "off"}
MISSING = "there is no PostgreSQL here: apt-get install postgresql (its binaries are looked for, no server)"


def binaries() -> Path | None:
    """The folder with initdb and pg_ctl: the newest of Debian's, or on the path."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    program = str(found[-1]) if found else shutil.which("initdb")
    return Path(program).resolve().parent if program else None


class OwnPostgres:
    """It refuses to run as root, and then runs as somebody else. `is_durable`: as it is in earnest; else it is not
    waited for the disk, which only a failure of power would show."""

    def __init__(self, folder: Path | None = None, port: int | None = None, is_durable: bool = True) -> None:
        found = binaries()
        assert found, MISSING
        self._programs = found
        self.port = port or _free_port()
        self.folder = folder or Path(tempfile.mkdtemp(prefix="grandopening-postgres-"))
        self.is_durable = is_durable
        if not (self.folder / "data").exists():
            self._make()

    def _make(self) -> None:
        self.folder.mkdir(exist_ok=True)
        if user := _other_user():
            shutil.chown(self.folder, user)
        self._run("initdb", "--auth=trust", "--username", OWNER, "--encoding=UTF8", "--locale=C", "--no-sync")
        access = self.folder / "data" / "pg_hba.conf"
        # One role that has to say its password.
        access.write_text("host all locked 127.0.0.1/32 scram-sha-256\n" + access.read_text("utf-8"), "utf-8")

    def start(self) -> None:
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        settings["fsync"] = "on" if self.is_durable else "off"
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._run("pg_ctl", "--wait", "--timeout=60", "--log", str(self.folder / "log"), "--options", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is what a failure of power does to it."""
        self._run("pg_ctl", "--wait", "--mode", mode, "stop")

    def remove(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, name: str) -> str:
        self._run("createdb", "--host", str(self.folder), "--port", str(self.port), "--username", OWNER, name)
        return self.url_of(name)

    def url_of(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def seconds(self) -> float:
        """Processor time of all its processes, also of those that have ended."""
        leader = int((self.folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
        return sum(_seconds_of(pid) for pid in [leader, *_children_of(leader)])

    def _run(self, program: str, *arguments: str) -> None:
        data = [] if program == "createdb" else ["-D", str(self.folder / "data")]
        command = [str(self._programs / program), *data, *arguments]
        user = _other_user()
        who = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
        done = subprocess.run(  # type: ignore[call-overload]  # who it runs as is a dict
            command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **who
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program}: {done.stderr.decode()}{log.read_text('utf-8') if log.exists() else ''}")


def _other_user() -> str | None:
    """As whom it runs, if we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]


def _seconds_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:  # it has ended meanwhile
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")  # its own, and that of children that have ended
