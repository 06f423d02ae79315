"""Installs the wheel and the artifact bundle where nothing is, and audits with them. For check-packaging."""
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

from distribution import BUNDLE, NAME, PLATFORMS, ROOT, VERSION, WHEEL, sha256
from scratch_package import ENVIRONMENT

SCRIPTS = ROOT / "Tests/Scripts"
PALETTE, REPORT = "Palettes/ForkInTheRoad", "fork-in-the-road"
# An environment that has nothing of the person who runs this: no paths of Python, no settings of pip.
BARE = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def check(holds, words, detail=""):
    if not holds:
        sys.exit(f"check-packaging: {words}\n{detail}".rstrip())


def run(*command, status=0, **more):
    """The output of a command that ends with this status."""
    more = {"capture_output": True, "text": True, "timeout": 1800, "stdin": subprocess.DEVNULL} | more
    ended = subprocess.run([str(word) for word in command], **more)
    check(ended.returncode == status, f"{pathlib.Path(str(command[0])).name} ends with {ended.returncode}, not {status}",
          f"{' '.join(map(str, command))}\n{(ended.stdout or '')[-3000:]}{(ended.stderr or '')[-3000:]}")
    return ended.stdout


def same_report(program, scratch, environment):
    """The audit of a palette by this program equals the committed report, file by file."""
    written = scratch / "reports"
    shutil.rmtree(written, ignore_errors=True)
    ended = subprocess.run(
        [*map(str, program), "audit", PALETTE, "--quiet", "--output", str(written)], cwd=ROOT, env=environment,
        capture_output=True, text=True)
    check(ended.returncode in (0, 1), f"{program} ends with {ended.returncode}", ended.stderr)
    found, expected = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()
         and path.relative_to(folder).parts[0] in (f"{REPORT}.json", f"{REPORT}.md", f"{REPORT}-swatches")}
        for folder in (written, ROOT / "Reports"))
    check(found == expected and len(found) > 2, f"{program[0]} writes another report than the committed one",
          "\n".join(map(str, sorted(found))))
    return len(found)


def check_wheel(binary, platform, scratch, is_release):
    folder = scratch / "index"
    run(SCRIPTS / "build-wheel", folder, f"{platform}={binary}")
    wheel, = folder.iterdir()
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        inside = file.read(f"legible_audit-{VERSION}.data/scripts/{NAME}")
    check(sha256(inside) == sha256(binary.read_bytes()), "the wheel carries another program")
    check(len(names) == len(set(names)) and names[-1].endswith("/RECORD"), "the members of the wheel", names)
    home = scratch / "empty"
    run(sys.executable, "-m", "venv", home, env=BARE)
    before = {path.name for path in (home / "bin").iterdir()}
    run(home / "bin/pip", "install", "--no-index", "--disable-pip-version-check", "--find-links", folder,
        f"{WHEEL}=={VERSION}", env=BARE)
    added = {path.name for path in (home / "bin").iterdir()} - before
    check(added == {NAME}, f"the wheel adds the commands {sorted(added)}")
    check(run(home / "bin" / NAME, "--version", env=BARE).strip() == f"{NAME} {VERSION}", "the version of the wheel")
    module = run(home / "bin/python3", "-m", "legible_audit", "contrast", "black", "white", env=BARE)
    check("21.00:1" in module, "python3 -m legible_audit does not run the program", module)
    files = same_report([home / "bin" / NAME], scratch, BARE)
    run(home / "bin/pip", "uninstall", "--yes", "--disable-pip-version-check", WHEEL, env=BARE)
    check(not (home / "bin" / NAME).exists(), "pip leaves the program behind")
    target = scratch / "target"
    run(home / "bin/pip", "install", "--no-index", "--disable-pip-version-check", "--find-links", folder, "--target", target,
        WHEEL, env=BARE)
    module = run(home / "bin/python3", "-m", "legible_audit", "--version", env=BARE | {"PYTHONPATH": str(target)})
    check(module.strip() == f"{NAME} {VERSION}", "a wheel in a folder of its own does not find its program")
    print(f"wheel: {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB, installed offline; {files} files of the report agree")
    check_tag(wheel, is_release)


def check_tag(wheel, is_release):
    if not is_release:
        return print("tag of the wheel skipped: only a static binary can have one")
    if importlib.util.find_spec("auditwheel") is None:
        return print("tag of the wheel skipped: the Python package auditwheel is missing")
    shown = " ".join(run(sys.executable, "-m", "auditwheel", "show", wheel).split())
    tag = wheel.name.removesuffix(".whl").split("-")[-1]
    check(f'consistent with the following platform tag: "{tag}"' in shown, f"auditwheel does not confirm {tag}", shown)
    print(f"tag of the wheel: auditwheel confirms {tag}")


def package(folder, dependency):
    """A package that has a palette, and depends on the plug-in package."""
    (folder / "Sources/Scratch").mkdir(parents=True)
    (folder / "Sources/Scratch/Scratch.swift").write_text("public let scratch = 1\n")
    shutil.copytree(ROOT / PALETTE, folder / "Palette")
    (folder / "Package.swift").write_text(
        '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "scratch", dependencies: ['
        f'.package(path: {json.dumps(str(dependency))})], targets: [.target(name: "Scratch")])\n')


def check_bundle(binary, platform, scratch):
    """A package outside of the project runs the plug-in; nothing of Legible is compiled for it."""
    folder, place = scratch / "bundle", scratch / "dependent"
    run(SCRIPTS / "build-artifact-bundle", folder, f"{platform}={binary}")
    check_info(folder, binary, platform)
    if not shutil.which("swift"):
        return print("plug-in package skipped: there is no swift")
    package(place, folder / "local-plugin")
    log = run(
        "swift", "package", "--scratch-path", scratch / "build", "--cache-path", scratch / "cache",
        "--allow-writing-to-package-directory", "audit-contrast", "Palette", "--output", "Reports", "--fail-on", "never",
        cwd=place, env=ENVIRONMENT, stderr=subprocess.STDOUT, capture_output=False, stdout=subprocess.PIPE)
    check(list((place / "Reports").glob("*.json")), "the plug-in wrote no report", log)
    table = (ROOT / "Package.swift").read_text().split("let testedAbove")[0]
    targets = set(re.findall(r'\(\s*"(\w+)",\s*\[', table))
    check(len(targets) > 10, "the table of targets is not where it was")
    built = {path.name.split(".")[0].split("-")[0] for path in (scratch / "build").rglob("*")}
    check(not built & targets, f"the plug-in package compiles {sorted(built & targets)}")
    compiled = sorted({path.name for path in (scratch / "build").rglob("*.swiftmodule")})
    sources = sorted(path.name for path in (folder / "local-plugin").rglob("*.swift"))
    check(sources == ["AuditContrastPlugin.swift", "Package.swift"], "the plug-in package has other sources", sources)
    print(f"plug-in package: ran, without compiling any of {len(targets)} targets (modules: {', '.join(compiled) or 'none'})")


def check_info(folder, binary, platform):
    """The bundle as SwiftPM reads it: the manifest of the release names it by its checksum."""
    info = json.loads((folder / "local-plugin" / BUNDLE / "info.json").read_text())
    variant, = info["artifacts"][NAME]["variants"]
    program = folder / "local-plugin" / BUNDLE / variant["path"]
    check(info["artifacts"][NAME]["version"] == VERSION and variant["supportedTriples"] == [PLATFORMS[platform].triple],
          "the index of the bundle", info)
    check(os.access(program, os.X_OK) and program.read_bytes() == binary.read_bytes(), "the program in the bundle")
    if not shutil.which("swift"):
        return
    remote = folder / "remote"
    remote.mkdir()
    run("tar", "-xzf", folder / f"{NAME}-plugin.tar.gz", "-C", remote)
    described = json.loads(run("swift", "package", "dump-package", cwd=remote / f"{NAME}-plugin", env=ENVIRONMENT))
    target = next(each for each in described["targets"] if each["type"] == "binary")
    computed = run("swift", "package", "compute-checksum", folder / f"{BUNDLE}.zip", cwd=remote / f"{NAME}-plugin",
                   env=ENVIRONMENT).strip()
    check(target["checksum"] == computed and target["url"].endswith(f"/v{VERSION}/{BUNDLE}.zip"),
          "the manifest of the plug-in package", target)
    run("swift", "format", "lint", "--strict", "--configuration", ROOT / ".swift-format",
        remote / f"{NAME}-plugin/Package.swift", env=ENVIRONMENT)
