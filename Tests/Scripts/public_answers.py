"""Helper: runs the commands of one public case and holds their answers to expectations, for check-public-cases."""

import json
import os
import pathlib
import re
import subprocess

from public_colors import near

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = {}
LIGHT = ("light", "light-increased", "light-reduced", "light-increased-reduced")
DARK = ("dark", "dark-increased", "dark-reduced", "dark-increased-reduced")
ALL = LIGHT + DARK
WHITE, BLACK = "#FFFFFF", "#000000"
NOT_READ = (r"(?i)(?:\b|can)not (?:be )?(?:a |an )?(?:\w+ )?(?:read|known|supported|understood)|\bunknown (?:dialect|format)|"
            r"(?:does ?n[o']t|can't) (?:be )?(?:read|know|support)")


def case(number):
    def register(function):
        CASES[number] = function
        return function
    return register


class Done:
    """How a command ended, and what it said."""

    def __init__(self, arguments, done):
        self.command = "legible " + " ".join(map(str, arguments))
        self.status, self.out, self.err = done.returncode, done.stdout, done.stderr
        self.text = self.out + "\n" + self.err


class Case:
    """A copy of a case, and the expectations that failed."""

    def __init__(self, path, legible):
        self.path, self.legible, self.failed, self.skipped = path, legible, [], None
        home = path.parent / (path.name + ".home")
        home.mkdir(parents=True, exist_ok=True)
        keep = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "LEGIBLE_"))}
        self.environment = {**keep, "HOME": str(home), "COLUMNS": "400", "GIT_CONFIG_NOSYSTEM": "1"}
        self.environment.pop("XDG_CONFIG_HOME", None)

    def expect(self, holds, text):
        if not holds:
            self.failed.append(text if len(text) <= 300 else text[:300] + "…")
        return bool(holds)

    def run(self, *arguments, at="."):
        done = Done(arguments, subprocess.run([self.legible, *map(str, arguments)], cwd=self.path / at, env=self.environment,
                                              capture_output=True, text=True, errors="replace", timeout=120))
        self.expect(done.status >= 0 and done.status != 70, f"`{done.command}` crashes ({done.status})")
        return done

    def status(self, done, *allowed):
        self.expect(done.status in allowed, f"`{done.command}` ends with {done.status}, expected {' or '.join(map(str, allowed))}")

    def says(self, done, *patterns, where="text"):
        for pattern in patterns:
            self.expect(re.search(pattern, getattr(done, where)), f"`{done.command}` does not say {pattern!r}")

    def silent(self, done, *patterns):
        for pattern in patterns:
            found = re.search(pattern, done.text)
            self.expect(not found, f"`{done.command}` says {found[0] if found else ''!r}")

    def json(self, *arguments, at="."):
        done = self.run(*arguments, "--format", "json", at=at)
        try:
            return done, json.loads(done.out)
        except ValueError:
            self.expect(False, f"`{done.command}` prints no JSON (status {done.status}): {done.err.strip()[:120]!r}")
            return done, {}

    def report(self, *arguments, at="."):
        done, read = self.json("audit", *(arguments or ["."]), at=at)
        return Report(self, done, read)

    def tokens(self, *arguments, at="."):
        done, read = self.json("inspect", *(arguments or ["."]), at=at)
        return Tokens(self, done, read.get("tokens", []))

    def write(self, path, value):
        (self.path / path).parent.mkdir(parents=True, exist_ok=True)
        (self.path / path).write_text(value if isinstance(value, str) else json.dumps(value, indent=1))

    def pairs(self, sources, *foregrounds, on=WHITE):
        """An audit file, for a case that has none: each token on white."""
        self.write("legible.json", {"version": 1, "sources": sources, "pairs": [{"foreground": one, "on": on} for one in foregrounds]})

    def git(self, *arguments, at="."):
        command = ["git", "-c", "user.name=A. Person", "-c", "user.email=a@orchard.test", "-c", "init.defaultBranch=main",
                   "-c", "commit.gpgsign=false", "-c", "protocol.file.allow=always", *arguments]
        return subprocess.run(command, cwd=self.path / at, env=self.environment, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self, message, at="."):
        self.git("add", "-A", at=at)
        self.git("commit", "-q", "--allow-empty", "-m", message, at=at)


class Tokens:
    """What `inspect --format json` says."""

    def __init__(self, owner, done, listed):
        self.owner, self.done = owner, done
        self.listed = [(one["name"], {key: value.get("color") for key, value in one["variants"].items()}) for one in listed]
        self.names = [name for name, _ in self.listed]

    def all(self, name):
        return [variants for one, variants in self.listed if one == name]

    def is_(self, name, color, *variants):
        """The first token of this name has this color (None: no color) in these variants, or in all."""
        found = self.all(name)
        if not self.owner.expect(found, f"`{self.done.command}` does not list {name!r}"):
            return
        for variant in variants or ALL:
            actual = found[0].get(variant)
            holds = actual is None if color is None else actual is not None and near(actual, color)
            if not self.owner.expect(holds, f"{name} is {actual} in {variant}, expected {color if color is not None else 'no color'}"):
                return

    def each(self, **colors):
        for name, color in colors.items():
            self.is_(name, color)

    def themed(self, name, light, dark):
        self.is_(name, light, *LIGHT)
        self.is_(name, dark, *DARK)

    def families(self, name, *wanted):
        """A token once per palette: (light, dark) of each."""
        actual = sorted((one.get("light") or "", one.get("dark") or "") for one in self.all(name))
        self.owner.expect(actual == sorted(wanted), f"{name} is {actual} in light and dark, expected {sorted(wanted)}")


class Report:
    """What `audit --format json` says."""

    def __init__(self, owner, done, read):
        self.owner, self.done, self.read = owner, done, read
        self.summary = read.get("summary", {})
        self.audits = {one["id"]: one for one in read.get("audits", [])}
        self.measurements = read.get("measurements", [])
        self.left = {one["code"]: one for one in self.summary.get("incomplete", [])}

    def is_(self, **wanted):
        for key, value in wanted.items():
            self.owner.expect(self.summary.get(key) == value, f"`{self.done.command}`: {key} is {self.summary.get(key)!r}, expected {value!r}")

    def without(self, code, *names):
        """The code stands in `summary.incomplete` and names these."""
        entry = self.left.get(code)
        if self.owner.expect(entry and entry.get("count", 0) >= 1, f"summary.incomplete has no {code}: {sorted(self.left)}"):
            for name in names:
                self.owner.expect(name in json.dumps(entry, ensure_ascii=False), f"summary.incomplete: {code} does not name {name}")

    def complete(self, *codes):
        for code in codes:
            self.owner.expect(code not in self.left, f"summary.incomplete has {code}: {json.dumps(self.left.get(code))[:160]}")

    def named(self, *words):
        """One audit per word, whose name holds it, and no others."""
        names = [one["name"] for one in self.audits.values()]
        self.owner.expect(len(names) == len(words), f"{len(names)} audits ({', '.join(names)}), expected {len(words)}")
        for word in words:
            found = [name for name in names if re.search(rf"(?i)\b{re.escape(word)}\b", name)]
            self.owner.expect(len(found) == 1, f"{len(found)} audits named for {word!r}: {names}")

    def cells(self, foreground, surface=None, variants=ALL, **audit):
        """The measurements of a foreground, in audits whose fields (idiom, gamut, locale, name) match."""
        def chosen(one):
            fields = self.audits.get(one["audit"], {})
            return all(fields.get(key) == value if not callable(value) else value(fields.get(key)) for key, value in audit.items())
        return [one for one in self.measurements if one["foreground"] == foreground and one["variant"] in variants
                and (surface is None or one["surface"] == surface) and not one.get("state") and chosen(one)]

    def measures(self, foreground, wanted, verdict, surface=None, variants=ALL, what="", **audit):
        """Each of these variants has a cell, and every cell has this ratio and verdict."""
        found = self.cells(foreground, surface, variants, **audit)
        label = f"{foreground}{' on ' + surface if surface else ''}{' ' + what if what else ''}"
        absent = [one for one in variants if one not in {cell["variant"] for cell in found}]
        if not self.owner.expect(not absent, f"{label}: nothing measured in {', '.join(absent)}"):
            return
        for cell in found:
            actual = cell.get("ratio")
            holds = cell["verdict"] == verdict and (actual is None if wanted is None else actual is not None and abs(actual - wanted) < 0.002 * wanted)
            if not self.owner.expect(holds, f"{label}: {actual} {cell['verdict']} in {cell['variant']}, expected {wanted and round(wanted, 4)} {verdict}"):
                return

    def diagnostics(self, pattern, severity=None):
        return [one for one in self.read.get("diagnostics", []) if re.search(pattern, one["message"]) and severity in (None, one["severity"])]
