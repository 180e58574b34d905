# Sourced by ./play and ./test. `prepare [EXTRA]` makes .venv hold what pyproject.toml and constraints.txt ask for,
# and does nothing, offline too, where it already does. PYTHON=… chooses the interpreter.

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    too_old=yes
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3 python3.14 python3.13 python3.12 python3.11 python; fi
    for python; do
        new_enough "$python" || continue
        too_old=no
        if "$python" -c 'import ensurepip, venv' 2>/dev/null; then return; fi
    done
    if [ $too_old = yes ]; then
        echo "Grand Opening needs Python 3.11 or newer${PYTHON:+, and PYTHON=$PYTHON is not}."
        echo "Install it from python.org or with your system's packages (Debian, Ubuntu: apt install python3 python3-venv;"
        echo "macOS: brew install python3), or name one you have: PYTHON=/path/to/python3 $0"
    else
        echo "Grand Opening needs Python's venv and ensurepip modules, and the Python found here lacks them."
        echo "Install them (Debian, Ubuntu: apt install python3-venv), or name another Python: PYTHON=/path/to/python3 $0"
    fi >&2
    return 1
}

is_prepared() {
    [ -x .venv/bin/python ] && [ "$wanted" = "$(cat "$stamp" 2>/dev/null)" ] &&
        { [ -z "${PYTHON:-}" ] || [ "$("$PYTHON" -V 2>&1)" = "$(.venv/bin/python -V)" ]; }
}

prepare() {
    stamp=.venv/prepared${1:+-$1}
    wanted=$(pwd && cat pyproject.toml constraints.txt) # the folder too: an environment cannot be moved
    if is_prepared; then
        # The client alone has changed, after a pull perhaps: installing again builds it, with Node from PyPI if need be.
        .venv/bin/python tools/build_web.py || .venv/bin/python -m pip install -q --no-deps -e . >&2
        return
    fi
    find_python || return
    echo "Setting up .venv with $("$python" -V); this happens once." >&2
    rm -f .venv/prepared*
    # Node builds the page while Python installs: each keeps one core busy.
    "$python" tools/build_web.py >/dev/null 2>&1 &
    web=$!
    step "Making the environment" && "$python" -m venv --clear .venv >&2 && install hatchling || return
    step "Building the browser table"
    # Where the system has no Node, pip fetches one, and the build is a part of what it does.
    if wait $web; then alone=--no-build-isolation; else alone=; fi
    step "Installing the Python packages" && install $alone -e ".${1:+[$1]}" || return
    for file in .venv/prepared "$stamp"; do echo "$wanted" >"$file"; done # last: an interrupted set-up starts again
}

step() { echo "  $1 …" >&2; }

# Not compiled to bytecode beforehand: Python does so for what is used, which is a small part. It has to be allowed to keep
# that, or every process would spend seconds on making it anew.
unset PYTHONDONTWRITEBYTECODE
install() { .venv/bin/python -m pip install -q --disable-pip-version-check --no-compile -c constraints.txt "$@" >&2; }
