"""Times whole processes on the same inputs in turn, A B C, B C A, …, and keeps every run."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading

from . import cases, tools
from .tools import HERE

RUNS, BROWSER_RUNS, TEXTS = 11, 7, 1000
YARDSTICKS = HERE.parent / "yardsticks"
LIBRARIES = {"wcag-contrast-ratio": "wcag-contrast-ratio", "ColorAide": "coloraide"}
# macOS counts the memory of a process in bytes, Linux in KiB.
MEMORY_UNIT = 1 if sys.platform == "darwin" else 1024


def once(kit, command):
    """Seconds, seconds of processors, and peak memory in MiB of one process, started by a small one: see once.c."""
    answer = subprocess.run([kit.work / "once", *map(str, command)], capture_output=True, text=True)
    seconds, processors, peak, status = answer.stdout.split()
    if status not in ("0", "1"):
        sys.exit(f"{command[0]} ended with {status}: {answer.stderr[-500:]}")
    return float(seconds), float(processors), int(peak) * MEMORY_UNIT / 2**20


def in_turn(kit, commands, runs, after=lambda name: None):
    """Every run of every command: the first round only warms the files, and each round starts with another command."""
    found = {name: {"seconds": [], "processors": [], "mebibytes": []} for name in commands}
    names = list(commands)
    for turn in range(runs + 1):
        at = turn % len(names)
        for name in names[at:] + names[:at]:
            seconds, processors, peak = once(kit, commands[name])
            if turn > 0:
                found[name]["seconds"].append(round(seconds, 5))
                found[name]["processors"].append(round(processors, 5))
                found[name]["mebibytes"].append(round(peak, 1))
                after(name)
    return found


def commands(kit, folder, libraries=True):
    """The commands that judge the pairs of a folder in light and write JSON."""
    matrix = folder / "matrix.json"
    found = {"Legible": [kit.legible, "audit", folder, "--variant", "light", "--format", "json", "--fail-on", "never"],
             "contrast-matrix": [kit.binary("contrast-matrix"), "check", matrix, "--format", "json"]}
    if libraries:
        found |= {name: [kit.binary("python"), HERE / "libraries.py", library, "matrix", matrix, "/dev/stdout"]
                  for name, library in LIBRARIES.items()}
    return found


def failing(command):
    """How many pairs a tool reports as failing: from its own verdicts, or from its ratios if it has a verdict per token."""
    output = json.loads(subprocess.run([*map(str, command)], capture_output=True).stdout)
    if "measurements" in output:
        return sum(cell["verdict"] == "fail" for cell in output["measurements"])
    if "failures" in output:
        return output["failures"]
    return sum(pair["ratio"] < 4.5 for row in output["results"] for pair in row["comparisons"])


def palette(kit, kind):
    """10,000 pairs of 200 tokens, from color sets, in light only."""
    folder = kit.work / kind
    if not folder.is_dir():
        subprocess.run([HERE.parent / "generate-audit", folder, f"--{kind}"], check=True)
    every = commands(kit, folder)
    return {"id": kind, "pairs": 10_000, "failing": {name: failing(command) for name, command in every.items()},
            "tools": in_turn(kit, every, RUNS)}


def all_variants(kit, kind):
    """The same palette in eight variants, which needs no second tool to compare with."""
    command = [kit.legible, "audit", kit.work / kind, "--format", "json", "--fail-on", "never"]
    return {"id": f"{kind}-8", "pairs": 80_000, "tools": in_turn(kit, {"Legible": command}, RUNS)}


def literal_pairs(kit, count):
    """A folder with so many pairs of random colors, as an audit file, a matrix and a page."""
    numbers = cases.Numbers(7)
    pairs = [cases.Case(f"p{index}", "page", numbers.color(), numbers.color(), cases.NORMAL) for index in range(count)]
    name = f"texts-{count}"
    kit.file(f"{name}/legible.json", tools.audit_file(pairs, "wcag22-aa"))
    kit.file(f"{name}/matrix.json", {
        "backgrounds": {case.id: case.surface.css() for case in pairs},
        "tokens": [{"name": case.id, "color": case.foreground.css(), "over": [case.id]} for case in pairs]})
    return kit.file(f"{name}/page.html", tools.page(pairs)).parent


def texts(kit, count):
    """A page of texts in Chromium, and the same pairs in files."""
    folder = literal_pairs(kit, count)
    output, alone = folder / "axe.json", []
    axe = [kit.binary("python"), HERE / "axe_page.py", folder / "page.html", output]
    every = commands(kit, folder) | {"axe-core": axe}

    def keep(name):
        if name == "axe-core":
            alone.append(round(json.loads(output.read_text())["seconds"], 5))

    found = in_turn(kit, every, BROWSER_RUNS, keep)
    found["axe-core"] |= {"processors": [], "mebibytes": [tree_peak(axe) for _ in range(3)]}
    result = {"id": f"texts-{count}", "pairs": count, "tools": found}
    if count > 1:
        result["tools"]["axe-core, page open"] = {"seconds": alone, "processors": [], "mebibytes": []}
    return result


def descendants(root):
    """A process and all below it, from /proc."""
    parents = {}
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found, added = {root}, True
    while added:
        more = {child for child, parent in parents.items() if parent in found} - found
        found, added = found | more, bool(more)
    return found


def tree_peak(command):
    """The most memory, in MiB, that a process and its descendants hold together; shared pages count once. 0 without /proc."""
    process = subprocess.Popen([*map(str, command)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak, ended = 0, threading.Event()

    def watch():
        nonlocal peak
        while not ended.wait(0.1):
            total = 0
            for one in descendants(process.pid):
                try:
                    text = pathlib.Path(f"/proc/{one}/smaps_rollup").read_text()
                except OSError:
                    continue
                share = re.search(r"^Pss: +(\d+) kB", text, re.MULTILINE)
                total += int(share[1]) if share else 0
            peak = max(peak, total)

    watcher = threading.Thread(target=watch)
    watcher.start()
    process.wait()
    ended.set()
    watcher.join()
    return round(peak / 1024, 1)


def compiled(work):
    """The yardstick in C, compiled by each compiler that is here: name → program."""
    found = {}
    for compiler in filter(shutil.which, ("gcc", "clang")):
        found[f"C, {compiler}"] = work / f"pairs-{compiler}"
        subprocess.run([compiler, "-O3", "-o", found[f"C, {compiler}"], YARDSTICKS / "pairs.c"], check=True)
    return found


def rates(benchmark, work):
    """Pairs per second of the engine's types and of C, in turn, and how many pairs each counts as passing."""
    programs = {"Legible": benchmark, **compiled(work)}
    found = {name: {"rates": [], "passing": 0} for name in programs}
    names = list(programs)
    for turn in range(RUNS):
        at = turn % len(names)
        for name in names[at:] + names[:at]:
            text = subprocess.run([programs[name], "2000"], capture_output=True, text=True, check=True).stdout
            found[name]["rates"].append(float(re.search(r"([\d.e+]+) pairs/s", text)[1]))
            found[name]["passing"] = int(re.search(r"passing (\d+)", text)[1])
    return {"colors": 2000, "pairs": 1_999_000, "tools": found}


def measure(kit, benchmark):
    """All rows, with the load of the machine before and after."""
    subprocess.run(["gcc", "-O2", "-o", kit.work / "once", YARDSTICKS / "once.c"], check=True)
    before = os.getloadavg()[0]
    rows = [palette(kit, "failing"), palette(kit, "passing"), all_variants(kit, "failing"), all_variants(kit, "passing"),
            texts(kit, 1), texts(kit, TEXTS)]
    return {"rows": rows, "rates": rates(benchmark, kit.work), "load": [round(before, 1), round(os.getloadavg()[0], 1)]}
