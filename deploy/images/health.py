"""The health check of a worker's image. It checks that the worker's address answers in HTTP/2.

Usage: ``python3 -I -S health.py ADDRESS LOCKS``. The check is cheap and never runs while a device is being timed. First
it takes the lock of every device in the directory LOCKS, and holds the locks until the check ends. Meanwhile no worker
can begin to time a device. If a lock is already taken, a device is being timed. In this case the check ends at once and
reports the worker as healthy.
"""

import fcntl
import os
import socket
import sys

# Add our packages to the search path, because the check runs without site-packages (-S) and with the first Python in
# PATH.
sys.path.append("/opt/graphnet/packages")

from graphnet_contract.locks import timed_locks  # noqa: E402 - the path comes first

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS_FRAME = 4


def timing(folder):
    """Take the lock of every device in the folder. Return True if a device is being timed, else False.

    This process keeps the locks until it ends. Meanwhile no worker can begin to time a device.
    """
    for path in timed_locks(folder):
        try:
            fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def connected(address):
    """Open a connection to ``unix:///PATH`` or ``HOST:PORT`` and return its socket.

    If HOST means all addresses of this machine (0.0.0.0 or [::]), connect to 127.0.0.1.
    """
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
    """Return 0 if a device is being timed or the worker answers in HTTP/2, else 1."""
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
