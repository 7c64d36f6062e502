"""The health check of a worker's image. It checks that the worker's address answers in HTTP/2.

Usage: ``python3 -I -S health.py ADDRESS LOCKS``. The check is cheap and never runs while a device is being timed: it
first takes the lock of every device in the directory LOCKS, and holds the locks until it ends. If a lock is already
taken, the check ends at once and reports the worker as healthy. ADDRESS may also be ``http://HOST:PORT/PATH``, such as
that of the agent on a node of Ray, which must answer with status 200.
"""

import fcntl
import os
import sys

# The check runs without site-packages (-S) and with the first Python in PATH.
sys.path.append("/opt/graphnet/packages")

from graphnet_contract.locks import timed_locks  # noqa: E402 - the path comes first

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
SETTINGS_FRAME = 4


def timing(folder):
    """Take the lock of every device in the folder until this process ends. Return whether a device is being timed."""
    for path in timed_locks(folder):
        try:
            fcntl.flock(os.open(path, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def connected(address):
    """Connect to ``unix:///PATH`` or ``HOST:PORT``, and return the socket.

    If HOST means all addresses of this machine (0.0.0.0 or [::]), connect to 127.0.0.1.
    """
    # This takes a third of the check's time. A check that finds a device being timed does without.
    import socket  # noqa: PLC0415

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


def answers(address):
    """Return whether the address answers: in HTTP/2, or if it is a URL, with status 200."""
    if address.startswith("http://"):
        host, _, path = address[len("http://") :].partition("/")
        request = f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        with connected(host) as connection:
            connection.sendall(request.encode())
            status = connection.recv(12)
        return status.startswith(b"HTTP/1.") and status.endswith(b" 200")
    with connected(address) as connection:
        connection.sendall(PREFACE)
        header = connection.recv(9)
    return len(header) >= 4 and header[3] == SETTINGS_FRAME


def main(address, locks):
    """Return 0 if a device is being timed or the worker answers, else 1."""
    if timing(locks):
        return 0
    try:
        return 0 if answers(address) else 1
    except OSError as error:
        print(error)
        return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
