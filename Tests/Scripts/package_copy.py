"""A copy of the package in .build-defects, in which other scripts change code, build, and run tests.

The copy and its build are kept, so that another run builds only what has changed.
"""
import functools
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build-defects"
TREE = FOLDER / "tree"
BUILD = ["--disable-index-store", "--scratch-path", str(FOLDER / "build"), "-Xswiftc", "-gnone"]
# Without the flags of .ci/run: a mistake that causes a warning must still compile, and nothing is optimized.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("LEGIBLE_")}
ENVIRONMENT["LEGIBLE_SHARED"] = os.environ.get("LEGIBLE_SHARED", str(ROOT.parent / "shared"))
# Swift Testing needs no list of tests. For one of XCTest, the build would need an index of all code.
ENTRY = TREE / "Tests/XCTMain.swift"
ENTRY_POINT = """import Testing

@main struct Runner {
  static func main() async {
    if CommandLine.arguments.contains("swift-testing") { await Testing.__swiftPMEntryPoint() as Never }
  }
}
"""
COLORS = re.compile(r"\x1b\[[0-9;]*m")
RED = re.compile(r"recorded an issue|Fatal error|: error: ")


def run(command, folder=TREE, **options):
    return subprocess.run(
        command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, errors="replace", **options)


def update():
    """Makes the copy equal to the package; leaves alone what is equal already, so that little is built again."""
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT).stdout
    names = {name for name in listed.split("\0") if name and (ROOT / name).is_file()}
    TREE.mkdir(parents=True, exist_ok=True)
    if not (TREE / ".git").exists():
        # Tests look for the repository around the package.
        run(["git", "init", "-q"])
    for path in TREE.rglob("*"):
        name = path.relative_to(TREE).as_posix()
        if path.is_file() and path != ENTRY and not name.startswith(".git/") and name not in names:
            path.unlink()
    for name in names:
        restore(name)
    if not ENTRY.exists():
        ENTRY.write_text(ENTRY_POINT)


def restore(name):
    """Gives a file the bytes that it has in the package; removes one that the package does not have."""
    source, copy = ROOT / name, TREE / name
    if not source.exists():
        copy.unlink(missing_ok=True)
    elif not copy.exists() or copy.read_bytes() != source.read_bytes():
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)


def build():
    """The errors of the compiler; empty if everything was built."""
    result = run(["swift", "build", "--product", "legiblePackageTests", *BUILD])
    if result.returncode == 0:
        return ""
    output = result.stdout + result.stderr
    return "\n".join(re.findall(r".*error: .*", output)[:5]) or output[-2000:]


@functools.cache
def products():
    """The folder of what was built."""
    return pathlib.Path(run(["swift", "build", "--show-bin-path", *BUILD]).stdout.strip())


def first_failure(command):
    """The first line that says a test failed, after which the command is ended; None if it ends well."""
    # Tests that are ended leave their temporary files behind.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        process = subprocess.Popen(
            command, cwd=TREE, env=ENVIRONMENT | {"TMPDIR": scratch}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace", start_new_session=True)
        last = ""
        for line in process.stdout:
            line = COLORS.sub("", line).strip()
            if RED.search(line):
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return line
            last = line or last
        return None if process.wait() == 0 else last


def test(pattern):
    """The first failure of the tests that a pattern names; None if they pass."""
    program = products() / "legiblePackageTests.xctest"
    return first_failure([program, "--testing-library", "swift-testing", "--filter", pattern])


def has_test(pattern):
    """Returns true if a pattern names a test."""
    program = products() / "legiblePackageTests.xctest"
    listed = run([program, "--testing-library", "swift-testing", "--list-tests", "--filter", pattern])
    return re.search(pattern, listed.stdout) is not None
