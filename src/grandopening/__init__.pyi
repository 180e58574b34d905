from .library import Game as Game
from .library import Move as Move
from .library import Refused as Refused
from .library import View as View
from .library import load as load
from .library import new as new

__version__: str
