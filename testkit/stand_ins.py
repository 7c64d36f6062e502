"""Programs that stand in for other machines: each changes what its process may do, and executes its arguments."""

from __future__ import annotations

#: Become an ordinary user, who is the present one under another number, and execute the arguments.
ORDINARY = """
import ctypes, os, sys
uid, gid = os.getuid(), os.getgid()
assert ctypes.CDLL(None).unshare(0x10000000) == 0
for name, text in (("setgroups", "deny"), ("uid_map", f"1000 {uid} 1"), ("gid_map", f"1000 {gid} 1")):
    open(f"/proc/self/{name}", "w").write(text)
os.execv(sys.argv[1], sys.argv[1:])
"""
#: Enter a user namespace in which nobody can make a network namespace, and execute the arguments.
REFUSED = """
import ctypes, os, sys
uid, gid = os.getuid(), os.getgid()
assert ctypes.CDLL(None).unshare(0x10000000) == 0
for name, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"), ("gid_map", f"{gid} {gid} 1")):
    open(f"/proc/self/{name}", "w").write(text)
open("/proc/sys/user/max_net_namespaces", "w").write("0")
os.execv(sys.argv[1], sys.argv[1:])
"""

#: Be a root that has given up its rights, and execute the arguments.
ROOT_WITHOUT_RIGHTS = """
import os, sys
from graphnet_runner.rooms import CLONE_NEWUSER, drop_capabilities, keep_own_user, unshare
uid, gid = os.geteuid(), os.getegid()
unshare(CLONE_NEWUSER)
keep_own_user(uid, gid)
drop_capabilities()
os.execv(sys.argv[1], sys.argv[1:])
"""
#: Be in a container whose engine hides parts of /proc, so that it allows no other /proc, and execute the arguments.
IN_A_CONTAINER = """
import os, sys
from graphnet_runner.rooms import CLONE_NEWNS, CLONE_NEWUSER, MS_BIND, MS_PRIVATE, MS_REC, keep_own_user, mount, unshare
uid, gid = os.geteuid(), os.getegid()
unshare(CLONE_NEWUSER | CLONE_NEWNS)
keep_own_user(uid, gid)
mount("none", "/", None, MS_REC | MS_PRIVATE)
mount("/dev/null", "/proc/version", None, MS_BIND)
os.execv(sys.argv[1], sys.argv[1:])
"""
#: Let a system call end with an error number, and execute the arguments after both numbers.
REFUSES = """
import ctypes, os, struct, sys
steps = [(0x20, 0, 0, 0), (0x15, 0, 1, int(sys.argv[1])), (6, 0, 0, 0x50000 | int(sys.argv[2])), (6, 0, 0, 0x7FFF0000)]
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code))
libc = ctypes.CDLL(None, use_errno=True)
assert libc.prctl(38, 1, 0, 0, 0) == 0 and libc.prctl(22, 2, program, 0, 0) == 0, ctypes.get_errno()
os.execv(sys.argv[3], sys.argv[3:])
"""
#: Be in a user namespace that allows no further one, and execute the arguments.
NO_USER_NAMESPACES = REFUSED.replace("max_net_namespaces", "max_user_namespaces")
#: Let nobody make a network namespace in the user namespace of a process.
NO_MORE = """
import ctypes, os, sys
assert ctypes.CDLL(None).setns(os.open(f"/proc/{sys.argv[1]}/ns/user", os.O_RDONLY), 0x10000000) == 0
open("/proc/sys/user/max_net_namespaces", "w").write("0")
"""
