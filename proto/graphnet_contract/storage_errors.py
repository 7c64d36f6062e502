"""The errors of a file system that is full or cannot be written."""

from __future__ import annotations

import errno

#: No room is left, or the user's share of it is used up.
FULL = (errno.ENOSPC, errno.EDQUOT)
#: Nothing can be stored.
NOT_STORED = (*FULL, errno.EROFS)
