"""Which version this is, as the package was installed."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("grandopening")
except PackageNotFoundError:  # a bare source tree
    VERSION = "unknown"
