"""Write a folder either completely or not at all."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import Iterator


@contextlib.contextmanager
def whole_folder(target: Path) -> Iterator[Path]:
    """Give the ``with`` block a temporary folder beside the target, and move this folder to the target afterwards.

    An earlier folder at the target is removed just before the move. If the block raises an exception, the temporary
    folder is removed and the target stays as it was. The target's parent folder is created if it is missing.

    Args:
        target: the path that the folder will have.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=str(target.parent)))
    try:
        yield made
        if target.exists():
            shutil.rmtree(str(target))
        # Let other users read the folder: mkdtemp gives access only to the owner.
        made.chmod(0o755)
        made.rename(target)
    except BaseException:
        shutil.rmtree(str(made), ignore_errors=True)
        raise
