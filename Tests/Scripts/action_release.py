"""Installs releases with the action, from a folder in place of a server, and tries what a person could put into an input. For
check-distribution."""
import io
import os
import shutil
import subprocess
import tarfile

from distribution import CHECKSUMS, PLATFORMS, ROOT, VERSION, archive, sha256

CANARY = "gotcha"
HOSTILE = (
    f'x"; touch {CANARY}; "', f"x'; touch {CANARY}; '", f"$(touch {CANARY})", f"`touch {CANARY}`", f"x\ntouch {CANARY}\n",
    f"x%0Atouch {CANARY}%0A", f"a b; touch {CANARY}", f"| touch {CANARY}", f"x\r\nbinary=./{CANARY}", f"--help\n--output={CANARY}",
    f"x\n::set-output name=binary::./{CANARY}", f"${{{{ env.PATH }}}} && touch {CANARY}", f"-o {CANARY}", f"[a-z]{{1,2}};touch {CANARY}",
)


def platform():
    """The platform of this machine, in the names of the releases."""
    ended = subprocess.run(["uname", "-sm"], capture_output=True, text=True, check=True)
    system, machine = ended.stdout.lower().split()
    return {"linux": "linux", "darwin": "macos"}[system] + "-" + {"aarch64": "arm64"}.get(machine, machine)


class Release:
    """A folder with one release, as the release workflow packs it."""

    def __init__(self, folder, binary):
        self.folder = folder / f"v{VERSION}"
        self.archive = self.folder / archive(platform())
        subprocess.run(
            [ROOT / "Tests/Scripts/build-archives", self.folder, f"{platform()}={binary}"], check=True, capture_output=True)
        self.address = folder.as_uri()
        self.good = self.archive.read_bytes()

    def put(self, data, listed=True):
        """Another archive in place of the good one; the release lists it, or still lists the good one."""
        self.archive.write_bytes(data)
        checksum = sha256(data if listed else self.good)
        (self.folder / CHECKSUMS).write_text(f"{checksum}  {self.archive.name}\n")

    def restore(self):
        self.put(self.good)


def tar(name, data=b"", link=None):
    """An archive with one member."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as file:
        entry = tarfile.TarInfo(name)
        entry.mode = 0o755
        if link:
            entry.type, entry.linkname = tarfile.SYMTYPE, link
        else:
            entry.size = len(data)
        file.addfile(entry, io.BytesIO(data))
    return buffer.getvalue()


def swift_that_tells(folder):
    """A `swift` that leaves a file when it is called: an installation must not build."""
    folder.mkdir()
    (folder / "swift").write_text(f"#!/bin/sh\n: >{folder}/called\nexit 1\n")
    (folder / "swift").chmod(0o755)
    return folder / "called"


def check_release(check, runner, binary, scratch, place):
    """`runner` runs the action in the repository `place`, and gives status, outputs, log, and summary."""
    if platform() not in PLATFORMS:
        return print(f"skipped: no release for {platform()}")
    if not shutil.which("curl"):
        return print("skipped: no curl to install a release with")
    release = Release(scratch / "releases", binary)
    called = swift_that_tells(scratch / "swift")
    saved, os.environ["PATH"] = os.environ["PATH"], f"{called.parent}:{os.environ['PATH']}"
    try:
        check_installing(check, runner, release)
        check(not called.exists(), "an installation builds from source")
        status, _, log, _ = runner(build="true")
        check(status == 1 and called.exists(), "the input build does not build", log)
    finally:
        os.environ["PATH"] = saved
    check_injection(check, runner, release, binary, place)


def check_installing(check, runner, release):
    good = sha256(release.good)
    for given in ({}, {"checksum": good}, {"checksum": good, "version": VERSION}):
        status, outputs, log, _ = runner(releases=release.address, **given)
        check(status == 0 and outputs["verdict"] == "pass", f"an installed release ends with {status}", log)
    ran = release.folder / "ran"
    other = f"#!/bin/sh\n: >'{ran}'\necho legible {VERSION}\n".encode()
    target = release.folder / "target"
    target.write_bytes(other)
    target.chmod(0o755)
    newer = f"#!/bin/sh\n[ \"$1\" = --version ] || : >'{ran}'\necho legible 9.9.9\n".encode()
    wrong = [
        ("another checksum", {"checksum": "0" * 64}, release.good, True),
        ("a checksum that is none", {"checksum": "0"}, release.good, True),
        ("a release that is not there", {"version": "9.9.9"}, release.good, True),
        ("a version that is none", {"version": "../v" + VERSION}, release.good, True),
        ("an address without encryption", {"releases": "http://127.0.0.1:9"}, release.good, True),
        ("an archive that was replaced", {}, tar("legible", other), False),
        ("an archive that was replaced with its checksum", {"checksum": good}, tar("legible", other), True),
        ("an archive without the program", {}, tar("other", other), True),
        ("an archive with a link", {}, tar("legible", link=str(target)), True),
        ("an archive with another version", {}, tar("legible", newer), True),
        ("an archive that is cut short", {}, release.good[:-9000], True),
        ("no address in a local action", {"releases": ""}, release.good, True),
        ("a build that is neither true nor false", {"build": "yes"}, release.good, True),
    ]
    for words, given, data, listed in wrong:
        release.put(data, listed)
        status, outputs, log, _ = runner(**{"releases": release.address} | given)
        check(status != 0 and not outputs["verdict"], f"{words}: the action ends with {status}", log)
        check(not ran.exists(), f"{words}: the program runs", log)
    (release.folder / CHECKSUMS).write_text(f"{good}  another-file.tar.gz\n")
    status, _, log, _ = runner(releases=release.address)
    check(status == 1 and "checksum" in log, f"a release that does not list the archive: {status}", log)
    release.restore()
    print(f"the action: 3 installations, and {len(wrong) + 1} releases and inputs that it refuses")


def check_injection(check, runner, release, binary, place):
    """Every input with every hostile value, in an installation and with a binary: no command runs, no output is forged."""
    inputs = list(runner.action["inputs"])
    for name in inputs:
        installs = name in ("version", "checksum", "releases", "build")
        base = {"releases": release.address} if installs else {} if name == "binary" else {"binary": str(binary)}
        for value in HOSTILE:
            _, outputs, log, _ = runner(**base | {name: value})
            left = [path for path in place.rglob(f"{CANARY}*") if path.is_file()]
            check(not left, f"the input {name} with {value!r} leaves {left}", log)
            check(f"./{CANARY}" not in outputs.values(), f"the input {name} with {value!r} forges an output", str(outputs))
            forged = [line for line in log.splitlines() if line.lstrip().startswith("::set-output")]
            check(not forged, f"the input {name} with {value!r} forges a command for the runner", log)
    lines = place / "tool\nbinary=other"
    shutil.copy(binary, lines)
    status, _, log, _ = runner(binary=lines.name)
    check(status == 1, f"a program whose name has two lines: {status}", log)
    lines.unlink()
    print(f"the action: {len(HOSTILE)} hostile values in each of {len(inputs)} inputs, no canary")
