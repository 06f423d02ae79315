"""Names, paths, version, and date of everything that is distributed: the one place where they are written."""
import gzip
import hashlib
import io
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import typing
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "Sources/Packaging"
IDENTITY = (ROOT / "Sources/AuditEngine/Engine/ToolIdentity.swift").read_text()
NAME = re.search(r'static let name = "([a-z]+)"', IDENTITY)[1]
VERSION = re.search(r'static let version = "([0-9.]+)"', IDENTITY)[1]
SUMMARY = "Audits the color contrast of design systems for Apple platforms"
LICENSE = "Apache-2.0"
WHEEL = "legible-audit"
CHECKSUMS = "SHA256SUMS"
BUNDLE = f"{NAME}.artifactbundle"
# The address is that of the repository whose workflow makes the release; elsewhere it is a placeholder.
REPOSITORY = os.environ.get("GITHUB_REPOSITORY") or "OWNER/legible"
SERVER = os.environ.get("GITHUB_SERVER_URL") or "https://github.com"
RELEASE = f"{SERVER}/{REPOSITORY}/releases/download/v{VERSION}"


class Platform(typing.NamedTuple):
    """A system that a release has a binary for, and the image of GitHub that builds it."""
    triple: str
    runner: str

    @property
    def is_linux(self):
        return self.triple.endswith("linux-gnu")


PLATFORMS = {
    "linux-x86_64": Platform("x86_64-unknown-linux-gnu", "ubuntu-22.04"),
    "linux-arm64": Platform("aarch64-unknown-linux-gnu", "ubuntu-22.04-arm"),
    "macos-arm64": Platform("arm64-apple-macosx", "macos-26"),
    "macos-x86_64": Platform("x86_64-apple-macosx", "macos-15-intel"),
}


def archive(platform, version=VERSION):
    """The name of the archive of one platform."""
    return f"{NAME}-{version}-{platform}.tar.gz"


def fail(words):
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {words}")


def epoch():
    """The date of everything that is written, in seconds: SOURCE_DATE_EPOCH, else the date of the commit. Never the clock."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is None:
        ended = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
        given = ended.stdout.strip()
    if not given.isdigit():
        fail("this folder has no commit to take the date from; set SOURCE_DATE_EPOCH to seconds since 1970")
    return int(given)


def platform_of(word):
    """`PLATFORM=FILE`, with a platform of the list and a file that is there."""
    platform, _, file = word.partition("=")
    path = pathlib.Path(file)
    if platform not in PLATFORMS:
        fail(f"{platform} is not a platform; use one of {', '.join(PLATFORMS)}")
    if not file or not path.is_file():
        fail(f"{word}: there is no such file; write {platform}=FILE")
    return platform, path


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def written(path, data):
    """Writes a file whose folder may be missing, and prints its checksum as `sha256sum` does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    print(f"{sha256(data)}  {path.name}")
    return path


def zipped(members):
    """A ZIP archive of (name, bytes, executable), in this order: the same bytes from the same input."""
    import time
    date = time.gmtime(max(epoch(), 315_532_800))[:6]
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for name, data, executable in members:
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = 3
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, data, compresslevel=9)
    return buffer.getvalue()


def tarred(members):
    """A gzipped tar archive of (name, bytes, executable), in this order: the same bytes from the same input."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as file:
        for name, data, executable in members:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(data), epoch(), 0o755 if executable else 0o644
            file.addfile(entry, io.BytesIO(data))
    return gzip.compress(buffer.getvalue(), 9, mtime=0)


def rendered(template, **values):
    """A file of Sources/Packaging with the values in place of `{{name}}`; a name without a value is an error."""
    known = {
        "name": NAME, "version": VERSION, "summary": SUMMARY, "license": LICENSE, "repository": REPOSITORY,
        "server": SERVER, "release": RELEASE, "bundle": BUNDLE} | values
    text = (PACKAGING / template).read_text()

    def value(match):
        if match[1] not in known:
            fail(f"{template} asks for {match[1]}, which has no value")
        return known[match[1]]

    return re.sub(r"\{\{(\w+)\}\}", value, text).encode()


if __name__ == "__main__":
    if sys.argv[1:] == [] or sys.argv[1] != "--tag":
        sys.exit(__doc__ + "\nusage: distribution.py --tag TAG       fails if TAG is not the version of this commit")
    if sys.argv[2:] != [f"v{VERSION}"]:
        fail(f"the tag {' '.join(sys.argv[2:])} is not v{VERSION}; change ToolIdentity or the tag")
