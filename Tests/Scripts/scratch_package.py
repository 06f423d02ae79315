"""A copy of this package as its users get it: by an address, with a tag."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# `LEGIBLE_STRICT` and `LEGIBLE_OPTIMIZED` are set nowhere but in `.ci/run`.
KEPT = {name: value for name, value in os.environ.items() if name not in ("LEGIBLE_STRICT", "LEGIBLE_OPTIMIZED")}
ENVIRONMENT = {name: value for name, value in KEPT.items() if not name.startswith("GIT_")}


def run(*command, cwd, attempts=3):
    """The command's end and output. A command that a signal ended crashed itself, as SwiftPM does now and then: it is said, and
    tried again. What a package gets wrong ends with a status."""
    for attempt in range(1, attempts + 1):
        ended = subprocess.run(
            [*map(str, command)], cwd=cwd, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if ended.returncode >= 0 or attempt == attempts:
            return ended
        print(f"{' '.join(map(str, command[:2]))} crashed with signal {-ended.returncode}: attempt {attempt} of {attempts}")


def tagged_copy(place):
    """The files that git knows or would add, as they are, in a repository with one tag, 1.0.0."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "Package.swift", "Sources", "Tests"], cwd=ROOT,
        check=True, stdout=subprocess.PIPE, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_bytes((ROOT / name).read_bytes())
    git = ("git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
    for command in (("init", "-q"), ("add", "--all"), ("commit", "-qm", "all"), ("tag", "1.0.0")):
        ended = run(*git, *command, cwd=place)
        if ended.returncode != 0:
            sys.exit(f"scratch package: git {command[0]}: {ended.stdout}")
