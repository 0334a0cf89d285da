"""`make play`: sets the table, shows how far that is, and opens it.

The first move waits for no compiler: the engine runs from its sources while it is compiled in the
background, and the next start takes the compiled one. Runs before anything is installed, on
whatever Python there is.
"""

import os
import runpy
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGE = os.path.join(ROOT, "src", "athanor")
BUILD = os.path.join(ROOT, "build")
ENGINES = os.path.join(BUILD, "engines")
PYTHON = os.path.join(ROOT, ".venv", "bin", "python")
WIDTH = 24

#: What `make ready` leaves behind, in the order in which it usually comes.
STEPS = (
    (".venv/bin/python", "a folder for Python"),
    ("web/node_modules/.for-play", "packages for the browser client"),
    ("src/athanor/server/static/index.html", "the browser client"),
    (".venv/.ready", "packages for Python"),
)


def set_up() -> None:
    """Everything play needs, with a bar that says what is still to come."""
    os.makedirs(BUILD, exist_ok=True)
    log = os.path.join(BUILD, "set-up.log")
    began = time.time()
    with open(log, "w") as out:
        make = os.environ.get("MAKE", "make")
        command = [make, "--no-print-directory", "-j2", "ready", "PYTHON=" + sys.argv[1]]
        environment = {name: os.environ[name] for name in os.environ if "MAKE" not in name}
        work = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=out, env=environment)
        try:
            watch(work, began)
        except KeyboardInterrupt:
            work.terminate()
            sys.exit(130)
    if work.returncode != 0:
        with open(log) as told:
            sys.stderr.write(told.read()[-4000:])
        sys.exit("The table could not be set up. What was said is above, and in build/set-up.log.")


def watch(work: "subprocess.Popen[bytes]", began: float) -> None:
    told = None
    while work.poll() is None:
        left = [name for path, name in STEPS if not fresh(path, began)]
        seconds = time.time() - began
        done = len(STEPS) - len(left)
        if sys.stdout.isatty() and seconds > 1:
            bar = ("#" * (WIDTH * done // len(STEPS))).ljust(WIDTH, ".")
            words = f"Setting the table [{bar}] {seconds:2.0f} s: {', '.join(left)}"
            columns = shutil.get_terminal_size().columns
            sys.stdout.write("\r" + words[: columns - 1].ljust(columns - 1))
        elif left != told and seconds > 1 and left:
            sys.stdout.write(f"Setting the table, {done} of {len(STEPS)}: {', '.join(left)}\n")
        told = left
        sys.stdout.flush()
        time.sleep(0.1)
    if told is not None and sys.stdout.isatty():
        sys.stdout.write("\r" + " " * (shutil.get_terminal_size().columns - 1) + "\r")
    if time.time() - began > 5:
        sys.stdout.write(f"The table was set in {time.time() - began:.0f} seconds.\n")


def fresh(path: str, began: float) -> bool:
    """Whether make has been there; what was there before it counts once make is content."""
    try:
        return os.lstat(os.path.join(ROOT, path)).st_mtime >= began - 1
    except OSError:
        return False


def start_engine() -> None:
    """Says which engine this start has, and sees to it that the next one has the best."""
    engine = runpy.run_path(os.path.join(PACKAGE, "_engine.py"))
    if engine["kept_engine"](engine["Path"](PACKAGE), ENGINES):
        say("The engine is compiled.")
    elif not (shutil.which("cc") or shutil.which("gcc")):
        say("The engine runs from its sources, slower: there is no C compiler here.")
    else:
        say("The engine runs from its sources, slower, while it is compiled in the background")
        say("(a few minutes, see build/engine.log). The next `make play` takes the compiled one.")
        command = [PYTHON, os.path.join(ROOT, "scripts", "engine.py"), "--in-background"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    if sys.argv[2:3] != ["--set-up"]:
        set_up()
        command = [PYTHON, os.path.abspath(__file__), sys.argv[1], "--set-up", *sys.argv[2:]]
        os.execv(PYTHON, command)  # the engine's fingerprint depends on the Python
    start_engine()
    environment = dict(os.environ, ATHANOR_ENGINE=ENGINES)
    environment["PYTHONPATH"] = os.path.join(ROOT, "src")
    serve = [PYTHON, "-m", "athanor", "serve", "--open", *sys.argv[3:]]
    os.execve(PYTHON, serve, environment)


if __name__ == "__main__":
    main()
