import signal

import pytest
from hypothesis import settings

# Compiling takes its time, and a failure must be the same failure everywhere.
settings.register_profile("grandopening", deadline=None, max_examples=30, derandomize=True, database=None)
settings.load_profile("grandopening")

# Where the tests run in the background Ctrl-C is ignored, by everything they start too; tests that press it need it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was tried twice also says why, as a failure would."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"tried again: {report.nodeid}")
        terminalreporter.line(report.longreprtext)
