"""Finds the module that the tests of the view share."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
