"""Reads what is written for other systems: recipes, containers, manifests, and workflows. For check-packaging."""
import functools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

from distribution import CHECKSUMS, NAME, PACKAGING, PLATFORMS, REPOSITORY, ROOT, VERSION, archive, sha256
from packaging_install import BARE, SCRIPTS, check, run

WORKFLOWS = ROOT / ".github/workflows"
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")


@functools.cache
def tool(name):
    """A program of the environment of this Python, or of the path; None, and a word about it, if it is missing."""
    found = shutil.which(name, path=f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}")
    if found is None:
        print(f"{name} skipped: it is not installed")
    return found


def check_archives(binary, platform, scratch):
    """Archives of every platform: the program for this one, and a short file for the others."""
    folder, other = scratch / "release", scratch / "other"
    other.write_text("another platform\n")
    run(SCRIPTS / "build-archives", folder, *(f"{each}={binary if each == platform else other}" for each in PLATFORMS))
    run("sha256sum", "--check", "--strict", CHECKSUMS, cwd=folder)
    with tarfile.open(folder / archive(platform)) as file:
        members = file.getmembers()
    check([member.name for member in members] == [NAME, "LICENSE"], "the members of an archive", members)
    check(members[0].isfile() and members[0].mode == 0o755 and members[0].uid == 0, "the program in an archive")
    return folder


def check_recipes(folder):
    run(SCRIPTS / "build-recipes", folder)
    formula = (folder / f"{NAME}.rb").read_text()
    pairs = re.findall(r'url "([^"]+)"\s+sha256 "([0-9a-f]{64})"', formula)
    check([pathlib.PurePosixPath(url).name for url, _ in pairs] == [
        archive(each) for each in ("macos-arm64", "macos-x86_64", "linux-arm64", "linux-x86_64")], "the addresses", formula)
    for url, checksum in pairs:
        name = pathlib.PurePosixPath(url).name
        check(checksum == sha256((folder / name).read_bytes()) and f"/{REPOSITORY}/" in url, f"the checksum of {name}", formula)
    check("{{" not in formula and f'version "{VERSION}"' in formula, "the formula has no version", formula)
    if tool("ruby"):
        run("ruby", "-wc", folder / f"{NAME}.rb", env=BARE)
        print("formula: ruby accepts its syntax; Homebrew has not run it")
    entry = (folder / "Mintfile").read_text()
    check(re.fullmatch(r"[\w.-]+/[\w.-]+@v" + re.escape(VERSION) + r"\n", entry), "the Mint entry", entry)
    products = re.findall(r'\.executable\(name: "(\w+)"', (ROOT / "Package.swift").read_text())
    check(products == [NAME], "Mint installs another program", products)
    print("Mint entry: parsed; Mint has not run it")


def check_containers():
    dockerfile = PACKAGING / "Dockerfile"
    stages = re.findall(r"^FROM \S+(?: AS (\w+))?$", dockerfile.read_text(), re.MULTILINE)
    for words in re.findall(r"^COPY (?!--from)(.+) \S+$", dockerfile.read_text(), re.MULTILINE):
        missing = [word for word in words.split() if not (ROOT / word).exists()]
        check(not missing, f"the Dockerfile copies what is not there: {missing}")
    container = json.loads((PACKAGING / "devcontainer.json").read_text())
    build = container["build"]
    check((PACKAGING / build["context"]).resolve() == ROOT and (PACKAGING / build["dockerfile"]) == dockerfile,
          "the paths of devcontainer.json", build)
    check(build["target"] in stages, f"devcontainer.json names a stage that is none of {stages}")
    if hadolint := tool("hadolint"):
        run(hadolint, "--failure-threshold", "info", dockerfile)
        print("Dockerfile: hadolint finds nothing; Docker has not run it")


def check_manifests(binary):
    """The marketplace of agents, whose server starts; and the targets that Swift Package Index documents."""
    for place in (ROOT, ROOT / "Sources/AgentPlugin"):
        plugin, = json.loads((place / ".claude-plugin/marketplace.json").read_text())["plugins"]
        folder = (place / plugin["source"]).resolve()
        manifest = json.loads((folder / ".claude-plugin/plugin.json").read_text())
        check(plugin["source"].startswith("./") and manifest["name"] == plugin["name"] == NAME, "the names of the plug-in")
        check(manifest["version"] == VERSION, f"the plug-in has the version {manifest['version']}")
        server = json.loads((folder / ".mcp.json").read_text())["mcpServers"][NAME]
    parameters = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}}
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": parameters},
        {"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]
    path = f"{binary.parent}:{BARE['PATH']}"
    check(binary.name == server["command"], f"the server is the command {server['command']}")
    answers = run(binary, *server["args"], input="".join(json.dumps(each) + "\n" for each in messages), stdin=None,
                  env=BARE | {"PATH": path}, cwd=ROOT / "Palettes")
    tools = [json.loads(line) for line in answers.splitlines()][-1]["result"]["tools"]
    check(len(tools) == 8, f"the server of the plug-in has {len(tools)} tools", answers)
    targets = [
        name for each in yaml_of(ROOT / ".spi.yml")["builder"]["configs"] for name in each["documentation_targets"]]
    missing = [name for name in targets if not (ROOT / "Sources" / name).is_dir()]
    check(targets and not missing, f".spi.yml names targets that are not there: {missing}")
    print(f"manifests: the marketplace names a plug-in whose server starts with {len(tools)} tools; {len(targets)} targets for the index")


def yaml_of(path):
    import yaml
    return yaml.safe_load(path.read_text())


def steps(workflow):
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def check_workflows(scratch):
    files = sorted(WORKFLOWS.glob("*.yml"))
    for file in files:
        workflow = yaml_of(file)
        check(workflow["permissions"] == {"contents": "read"}, f"{file.name} starts with more than it needs")
        for step in steps(workflow):
            check("uses" not in step or PINNED.fullmatch(step["uses"]), f"{file.name}: {step.get('uses')} names no commit")
            text = step.get("run", "")
            check("${{" not in text, f"{file.name} puts an expression into the text of a shell", text)
            for called in re.findall(r"(?:Tests/Scripts|\.ci)/[\w.-]+", text):
                check(os.access(ROOT / called, os.R_OK), f"{file.name} calls {called}, which is not there")
            checked = subprocess.run(["bash", "-n"], input=text, capture_output=True, text=True)
            check(checked.returncode == 0, f"{file.name} has a step that is no shell script", checked.stderr)
    release = yaml_of(WORKFLOWS / "release.yml")
    matrix = release["jobs"]["binary"]["strategy"]["matrix"]["include"]
    check([(each["platform"], each["runner"]) for each in matrix] == [
        (name, each.runner) for name, each in PLATFORMS.items()], "the platforms of release.yml", matrix)
    lint(files)


def lint(files):
    if actionlint := tool("actionlint"):
        run(actionlint, "-no-color", *files)
        print(f"workflows: actionlint finds nothing in {len(files)}; GitHub has not run them")
    if zizmor := tool("zizmor"):
        run(zizmor, "--offline", "--no-progress", *files, ROOT / "action.yml")
        print("workflows: zizmor finds no unsafe step in them, nor in the action")


def check_release_steps(scratch):
    """Runs the packing of release.yml in the shell, with short files in place of the programs of four runners."""
    place = scratch / "publish"
    (place / "binaries").mkdir(parents=True)
    for name in PLATFORMS:
        (place / "binaries" / name).write_text(f"{name}\n")
    (place / "Tests").symlink_to(ROOT / "Tests")
    (place / "release").mkdir()
    (place / "release/legible-linux-x86_64.spdx.json").write_text("{}\n")
    step, = [each for each in yaml_of(WORKFLOWS / "release.yml")["jobs"]["publish"]["steps"] if each.get("name") == "Pack"]
    environment = os.environ | {"GITHUB_REPOSITORY": "somebody/legible"}
    run("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"], cwd=place, env=environment)
    names = {path.name for path in (place / "release").iterdir()}
    expected = {*map(archive, PLATFORMS), CHECKSUMS, f"{NAME}.rb", "Mintfile", f"{NAME}.artifactbundle.zip",
                f"{NAME}-plugin.tar.gz", "legible-linux-x86_64.spdx.json"}
    check(names == expected, f"a release would have {sorted(names ^ expected)} too much or too little")
    listed = {line.split()[1] for line in (place / "release" / CHECKSUMS).read_text().splitlines()}
    check(listed == expected - {CHECKSUMS}, "the checksums miss a file", sorted(listed))
    check("somebody/legible" in (place / "release/legible.rb").read_text(), "the formula has another address")
    print(f"release.yml: its packing step runs here, and makes {len(names)} files")
