# Shell functions that ./graphnet and ./check use. They build the Python environment of our packages, at the
# first use and again whenever its pinned requirements change.

fail() { printf 'graphnet: %s\n' "$*" >&2; exit 3; }

# find_python: print the path of a Python 3.11 or newer. If the variable GRAPHNET_PYTHON is set, the Python that it
# names is tried first.
find_python() {
  local candidate
  for candidate in "${GRAPHNET_PYTHON:-}" python3.11 python3.12 python3.13 python3; do
    [ -n "$candidate" ] && command -v "$candidate" >/dev/null || continue
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v "$candidate"; return; }
  done
  fail "needs Python 3.11 or newer; install it, or name one in GRAPHNET_PYTHON"
}

# install_packages FOLDER ARGUMENTS...: install into the environment in FOLDER. If pip fails, remove FOLDER, and say why
# and what to do in one sentence.
install_packages() {
  local folder=$1 said hint="see $1.log"
  shift
  if said=$("$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@" 2>&1); then
    printf '%s' "$said" | { grep -v '^WARNING: Location' || true; } >&2
    return
  fi
  case $said in
    *"No space left on device"*) hint="free room there" ;;
    *"(from versions: none)"*) hint="check the network, and see \`pip config list\` for the index" ;;
  esac
  rm -rf "${folder:?}"
  printf '%s\n' "$said" 2>/dev/null >"$folder.log" || true
  said=$(printf '%s\n' "$said" | { grep -i '^ *error:' || printf '%s\n' "$said" | grep '[^[:space:]]' || true; } | tail -n 1)
  said=${said:-pip ended without a word}
  fail "the environment in $folder could not be made: ${said#*[Ee][Rr][Rr][Oo][Rr]: }; $hint"
}

# ensure_environment FOLDER REQUIREMENTS...: make an environment in FOLDER with the packages of the requirements files
# and with our own packages (editable). Do nothing if FOLDER is up to date.
ensure_environment() {
  local folder=$1 stamp python
  shift
  stamp=$(cat "$@" "$root"/{proto/,worker/,}pyproject.toml | sha256sum | cut -d' ' -f1)-$root
  # The folder may come from a cache, and its interpreter may be gone.
  [ "$(cat "$folder/stamp" 2>/dev/null)" = "$stamp" ] && [ -x "$folder/bin/python" ] && return
  python=$(find_python) || exit
  exec 9>"$folder.lock"
  flock 9
  if [ "$(cat "$folder/stamp" 2>/dev/null)" != "$stamp" ] || [ ! -x "$folder/bin/python" ]; then
    printf 'graphnet: making the command line'"'"'s environment in %s (about 500 MB, once)\n' "$folder" >&2
    rm -rf "$folder"
    "$python" -m venv "$folder" || fail "$python cannot make an environment (Debian: install python3-venv)"
    local arguments=() file
    for file in "$@"; do arguments+=(-r "$file"); done
    install_packages "$folder" "${arguments[@]}"
    install_packages "$folder" --no-deps --no-build-isolation -e "$root/proto" -e "$root/worker" -e "$root"
    "$folder/bin/python" -c 'import graphnet.cli.app' || fail "the environment in $folder is incomplete; remove it and try again"
    printf '%s' "$stamp" >"$folder/stamp"
  fi
  flock -u 9
  exec 9>&-
}
