from graphnet.cli.interface import Run as Run
from graphnet.cli.interface import measure as measure
from graphnet.cli.interface import open_run as open_run
from graphnet.cli.interface import score as score
from graphnet.errors import GraphNetError as GraphNetError

__version__: str
COMMAND: str
