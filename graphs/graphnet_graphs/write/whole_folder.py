"""Write a folder either completely or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path
from typing import Iterator


@contextlib.contextmanager
def whole_folder(target: Path) -> Iterator[Path]:
    """Give the ``with`` block a temporary folder beside the target, and move this folder to the target afterwards.

    An earlier folder at the target is removed just before the move. If the block raises an exception, the temporary
    folder is removed and the target stays as it was. The target's parent folder is created if it is missing.

    In a room, the target may be the only folder that can be changed. Then its content is replaced, and not the folder.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    stays = target.exists() and (os.path.ismount(str(target)) or not os.access(str(target.parent), os.W_OK))
    made = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=str(target if stays else target.parent)))
    try:
        yield made
        if stays:
            _replace_content(target, made)
            return
        if target.exists():
            shutil.rmtree(str(target))
        # Let other users read the folder: mkdtemp gives access only to the owner.
        made.chmod(0o755)
        made.rename(target)
    except BaseException:
        shutil.rmtree(str(made), ignore_errors=True)
        raise


def _replace_content(target: Path, made: Path) -> None:
    for path in target.iterdir():
        if path.is_dir() and not path.is_symlink() and path != made:
            shutil.rmtree(str(path))
        elif path != made:
            path.unlink()
    for path in made.iterdir():
        path.rename(target / path.name)
    made.rmdir()
