"""The health check of a worker's image: does its address answer in HTTP/2? Cheap, and never beside a timed section.

``python3 -I -S health.py ADDRESS LOCKS``. The check holds the lock of every device in the directory LOCKS while it
runs, so that no timed section begins. If a lock is taken already, a device is being timed: then the worker is healthy,
and the check does nothing more.
"""

import fcntl
import os
import socket
import sys

# The check runs without site-packages, and with whichever Python the image has first.
sys.path.append("/opt/graphnet/packages")

from graphnet_contract.locks import timed_locks  # noqa: E402 - the path comes first

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS_FRAME = 4


def timing(folder):
    """Say whether a device is being timed. If not, none will be until this process ends, which keeps the locks."""
    for path in timed_locks(folder):
        try:
            fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def connected(address):
    """Connect to ``unix:///PATH`` or to ``HOST:PORT``; where HOST means every address, to this machine."""
    if address.startswith("unix://"):
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.settimeout(10)
        try:
            connection.connect(address[len("unix://") :])
        except OSError:
            connection.close()
            raise
        return connection
    host, _, port = address.rpartition(":")
    every = host in ("0.0.0.0", "[::]")  # noqa: S104 - connects, does not listen
    return socket.create_connection(("127.0.0.1" if every else host.strip("[]"), int(port)), 10)


def main(address, locks):
    """Return 0 if the worker is healthy or a device is being timed, else 1."""
    if timing(locks):
        return 0
    try:
        with connected(address) as connection:
            connection.sendall(PREFACE)
            header = connection.recv(9)
    except OSError as error:
        print(error)
        return 1
    return 0 if len(header) >= 4 and header[3] == SETTINGS_FRAME else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
