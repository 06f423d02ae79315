"""The tools that are compared: how each is asked about pairs, and what it answers."""
import json
import pathlib
import subprocess
import sys
import venv
from fractions import Fraction

from . import colors

HERE = pathlib.Path(__file__).resolve().parent
PACKAGES = {"contrast-matrix": "0.1.1", "wcag-contrast-ratio": "0.9", "coloraide": "8.13.1", "playwright": "1.65.2",
            "axe-playwright-python": "0.1.8"}
CHROMIUM = pathlib.Path("/usr/bin/chromium")
POLICIES = {Fraction(3): "wcag22-aa", Fraction(9, 2): "wcag22-aa", Fraction(7): "wcag22-aaa"}


class Cannot(Exception):
    """The tool refuses the input; the words are its own."""


def run(command, statuses=(0, 1)):
    """The output of a process; its complaint as Cannot if it ends with another status."""
    ended = subprocess.run([*map(str, command)], capture_output=True, text=True)
    if ended.returncode not in statuses:
        raise Cannot((ended.stderr.strip() or ended.stdout.strip()).splitlines()[-1])
    return ended.stdout


class Tools:
    """The installed tools, and a folder for what they read and write."""

    def __init__(self, legible, work):
        self.legible, self.work = legible, work
        self.environment = work / "environment"

    def install(self):
        """Makes the Python environment, once for each set of versions."""
        mark, wanted = self.environment / "installed", [f"{name}=={version}" for name, version in PACKAGES.items()]
        if not mark.exists() or mark.read_text() != " ".join(wanted):
            venv.create(self.environment, with_pip=True, clear=True)
            subprocess.run([self.binary("pip"), "install", "-q", *wanted], check=True)
            mark.write_text(" ".join(wanted))
        if not CHROMIUM.exists():
            sys.exit("install Chromium first: apt-get install chromium")

    def binary(self, name):
        return self.environment / "bin" / name

    def file(self, name, value=None):
        """A file of the folder, written if there is something to write."""
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if value is not None:
            path.write_text(value if isinstance(value, str) else json.dumps(value))
        return path

    def judges(self):
        return {"Legible": self.ask_legible, "contrast-matrix": self.ask_matrix,
                "wcag-contrast-ratio": lambda cases: self.ask_library("wcag-contrast-ratio", cases),
                "ColorAide": lambda cases: self.ask_library("coloraide", cases), "axe-core": self.ask_axe}

    def ask_legible(self, cases):
        found = {}
        for policy in sorted({POLICIES[case.limit] for case in cases}):
            chosen = [case for case in cases if POLICIES[case.limit] == policy]
            folder = self.file(f"cases/{policy}/legible.json", audit_file(chosen, policy)).parent
            report = json.loads(run([self.legible, "audit", folder, "--variant", "light", "--format", "json", "--fail-on", "never"]))
            for cell in report["measurements"]:
                found[cell["pair"]] = ({"pass": True, "fail": False}.get(cell["verdict"]), cell["ratio"])
        return found

    def ask_matrix(self, cases):
        document = {"thresholds": {f"at{float(limit)}": float(limit) for limit in POLICIES},
                    "backgrounds": {case.id: matrix_color(case.surface) for case in cases},
                    "tokens": [{"name": case.id, "color": matrix_color(case.foreground), "over": [case.id],
                                "level": f"at{float(case.limit)}"} for case in cases]}
        path = self.file("cases/matrix.json", document)
        report = json.loads(run([self.binary("contrast-matrix"), "check", path, "--format", "json"]))
        return {row["name"]: (row["passed"], row["worst_ratio"]) for row in report["results"]}

    def ask_library(self, name, cases):
        pairs = [{"id": case.id, "limit": float(case.limit), "foreground": case.foreground.css(), "surface": case.surface.css(),
                  "space": case.foreground.space, "isTranslucent": case.foreground.alpha != 1,
                  "components": [[*map(float, case.foreground.components), float(case.foreground.alpha)],
                                 [*map(float, case.surface.components)]]} for case in cases]
        output = self.file("cases/output.json")
        run([self.binary("python"), HERE / "libraries.py", name, "cases", self.file("cases/pairs.json", pairs), output])
        answer = json.loads(output.read_text())
        if "cannot" in answer:
            raise Cannot(answer["cannot"])
        return {key: tuple(value) for key, value in answer["found"].items()}

    def ask_axe(self, cases):
        return {key: tuple(value[:2]) for key, value in self.axe(page(cases))["found"].items()}

    def axe(self, markup, media=()):
        """All that axe-core answers about a page."""
        output = self.file("cases/axe.json")
        run([self.binary("python"), HERE / "axe_page.py", self.file("cases/page.html", markup), output, json.dumps(media)], (0,))
        return json.loads(output.read_text())


def audit_file(cases, policy):
    pairs = []
    for case in cases:
        front = case.foreground
        color = {"color": front._replace(alpha=Fraction(1)).css(), "opacity": float(front.alpha)} if front.alpha != 1 else front.css()
        pairs.append({"id": case.id, "foreground": color, "on": case.surface.css(), "font": {"size": 24 if case.limit == 3 else 17}})
    return {"version": 1, "name": "Cases", "policy": policy, "pairs": pairs}


def matrix_color(color):
    """As contrast-matrix spells it: components between bytes as numbers of 0…255."""
    if color.space != "srgb" or color.eight_bit:
        return color.css()
    return f"rgb({','.join(colors.plain(value * 255) for value in color.components)})"


def page(cases):
    """A page with one paragraph for each pair."""
    rows = [f'<p id="{case.id}" {"class=aaa " if case.limit == 7 else ""}style="color:{case.foreground.css()};'
            f'background:{case.surface.css()};font-size:{24 if case.limit == 3 else 16}px">Sample text</p>' for case in cases]
    return '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Pairs</title>\n' + "\n".join(rows) + "</html>\n"
