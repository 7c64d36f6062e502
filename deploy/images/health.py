"""The health check of a worker's image: does something at its address speak HTTP/2? Cheap, and never beside a timing.

``python3 -I -S health.py ADDRESS LOCKS``. Holds every device lock it finds in LOCKS while it looks, so that no timed
section begins; where one is held already, a device is being timed, the worker is fine, and nothing is done.
"""

import fcntl
import glob
import os
import socket
import sys

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS_FRAME = 4


def timing(folder):
    """Whether a device is being timed; if not, none will until this process ends, for it keeps the locks."""
    for path in glob.glob(folder + "/timed-*.lock"):
        try:
            fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def connected(address):
    """A connection to ``unix:///PATH`` or to ``HOST:PORT``, on this machine where HOST is every address."""
    if address.startswith("unix://"):
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.settimeout(10)
        connection.connect(address[len("unix://") :])
        return connection
    host, _, port = address.rpartition(":")
    every = host in ("0.0.0.0", "[::]")  # noqa: S104 - connects, does not listen
    return socket.create_connection(("127.0.0.1" if every else host.strip("[]"), int(port)), 10)


def main(address, locks):
    """0: healthy, 1: not."""
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
