"""What is right in the public cases about what is measured and written: contrast, sources, evidence, output, Git, hooks, the editor, fixes.

See public_cases.py."""

import csv
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import threading
import xml.dom.minidom

from public_answers import BLACK, ROOT, WHITE, case
from public_cases import span
from public_colors import near, over, parsed, ratio, srgb


# Contrast, roles, surfaces, sources.

def contrast(it, foreground, surface, wanted, text):
    done, read = it.json("contrast", foreground, surface)
    actual = read.get("ratio")
    it.expect(actual and abs(actual - wanted) < 1e-6, f"{foreground} on {surface}: {actual}, expected {wanted:.6f}")
    (first,) = [one["verdict"] for one in read.get("criteria", []) if one["criterion"] == "wcag22/1.4.3" and one["required"] == 4.5] or [None]
    it.expect(first == text, f"{foreground} on {surface}: {first} as text, expected {text}")
    it.status(done, 0)
    shown = it.run("contrast", foreground, surface)
    it.says(shown, rf"(?<![\d.]){re.escape(f'{int(wanted * 100 + 1e-9) / 100:.2f}')}(?!\d)", where="out")
    return read


@case("040")
def razors(it):
    for digits in ("777777", "0078d7", "767676", "949494", "959595"):
        value = ratio("#" + digits)
        read = contrast(it, "#" + digits, "white", value, "pass" if value >= 4.5 else "fail")
        graphic = [one["verdict"] for one in read.get("criteria", []) if one["criterion"] == "wcag22/1.4.11"]
        it.expect(graphic and set(graphic) == {"pass" if value >= 3 else "fail"}, f"#{digits}: {graphic} as a graphic")
    it.expect(ratio("#0078d7") < 4.5 < ratio("#767676") and ratio("#959595") < 3 < ratio("#949494"), "the formula gives other razors")


@case("041")
def translucent_colors(it):
    for foreground, surface in (("rgba(0,102,161,0.5)", WHITE), ("#FFFFFF00", "#455A61"), ("rgb(0 0 0 / 87%)", "#0000EE")):
        contrast(it, foreground, surface, ratio(foreground, surface), "fail")
    for foreground, surface in (("#00000000", "#FFFFFF00"), ("black", "rgba(255,255,255,0.5)")):
        done = it.run("contrast", foreground, surface)
        it.status(done, 64)
        it.says(done, "translucent|transparent|opaque", where="err")
        it.expect(not done.out.strip(), f"`{done.command}` prints a ratio")


@case("043")
def roles(it):
    report = it.report(".")
    neighbor = over((0.0, 0.0, 0.0, 0.87), (1.0, 1.0, 1.0))
    wanted = {("#0000EE", "link-cue"): [ratio("#0000EE", BLACK), ratio("#0000EE", (*neighbor, 1.0))], ("#959595", "boundary"): [ratio("#959595")],
              ("#949494", "focus"): [ratio("#949494"), ratio("#949494", "#777777")]}
    for (foreground, role), ratios in wanted.items():
        found = [one for one in report.cells(foreground, variants=("light",)) if one["role"] == role]
        actual = sorted(one["ratio"] for one in found)
        it.expect(len(actual) == len(ratios) and all(abs(a - b) < 1e-3 for a, b in zip(actual, sorted(ratios))),
                  f"{foreground} as {role}: {actual}, expected {sorted(ratios)}")
        it.expect(all((one["verdict"] == "pass") == (one["ratio"] >= 3) and one["required"] == 3 for one in found), f"{foreground} as {role}: wrong verdict")
    exempt = [one["verdict"] for one in report.cells("#959595") if one["role"] == "inactive"]
    it.expect(exempt and set(exempt) == {"exempt"}, f"inactive is {exempt[:1]}")
    for role in ("placeholder", "disabled", "icon"):
        it.expect(report.diagnostics(rf"\b{role}\b", "error"), f"the role {role!r} is not refused")
    it.status(report.done, 78)


@case("044")
def surfaces(it):
    report = it.report(".")
    decided = {one["verdict"] for one in report.measurements}
    it.expect(report.measurements and "pass" not in decided, f"verdicts are {sorted(decided)}: none may pass")
    for surface in ("half", "img", "self"):
        found = [one for one in report.measurements if one["surface"] == surface]
        it.expect(found and all(one["verdict"] == "unverified" and one.get("reason") for one in found), f"{surface} is decided, or without a reason")
    (low, high) = ((min(values), max(values)) for values in ([one["minimum"] for one in report.cells("#FFFFFF", "grad")] or [0],
                                                             [one["maximum"] for one in report.cells("#FFFFFF", "grad")] or [0]))
    it.expect(abs(low[0] - 1) < 0.01 and abs(high[1] - 21) < 0.01, f"the gradient gives {low[0]}…{high[1]}, expected 1…21")
    clear = [one for one in report.measurements if one["surface"] == "Paper" and one.get("ratio") == 1]
    it.expect(clear and all(one["verdict"] == "fail" for one in clear), "clear text does not fail at 1")
    for pattern in ("'on'", "'opacity'", "(?i)image|scale", "self"):
        it.expect(report.diagnostics(pattern, "error"), f"no error about {pattern}")
    report.is_(verdict="fail")
    it.status(report.done, 78)


@case("045")
def swiftui(it):
    report = it.report("App")
    by_view = {}
    for one in report.measurements:
        for name in one["names"]:
            by_view.setdefault(name.split(".")[0], {})[one["variant"]] = one
    large = {"Big", "Bold19", "Bold19b", "FontEnv"}
    light, dark = ratio("#949494"), ratio("#505050", BLACK)
    for view in sorted(large | {"Small", "Zs", "Ov", "Res", "Res2", "Ui"}):
        for variant, value in (("light", light), ("dark", dark)):
            one = by_view.get(view, {}).get(variant, {})
            required = 3 if view in large else 4.5
            it.expect(abs((one.get("ratio") or 0) - value) < 1e-3 and one.get("required") == required
                      and one.get("verdict") == ("pass" if value >= required else "fail"),
                      f"{view} in {variant}: {one.get('ratio')} of {one.get('required')}, {one.get('verdict')}; expected {value:.4f} of {required}")
    faded = {"light": ratio((*parsed("#111111")[:3], 0.3)), "dark": ratio((*parsed("#EEEEEE")[:3], 0.3), BLACK)}
    for view, variant, value in (("Op", "light", faded["light"]), ("Op", "dark", faded["dark"]), ("Hexy", "light", ratio((170 / 255,) * 3))):
        one = by_view.get(view, {}).get(variant, {})
        it.expect(abs((one.get("ratio") or 0) - value) < 1e-3 and one.get("verdict") == "fail", f"{view} in {variant}: {one.get('ratio')}, expected {value:.4f}")
    for view in ("Img", "Op2", "Dis"):
        passed = [one for one in by_view.get(view, {}).values() if one["verdict"] == "pass"]
        it.expect(not passed, f"{view} passes, although its colors are not known")
    coverage = report.read.get("sourceCoverage", [{}])[0]
    it.expect(coverage.get("texts") == 19 and coverage.get("resolved", 0) >= 16, f"{coverage.get('resolved')} of {coverage.get('texts')} texts, expected 16 of 19")
    report.is_(verdict="fail")
    it.status(report.done, 1)


@case("062")
def symbols(it):
    report = it.report("App")
    gray = {"V1": 0x20, "V2": 0x30, "V3": 0x40, "V4": 0x50, "V5": 0x60, "V6": 0x70, "V7": 0x80, "V9": 0xA0, "V10": 0xB0, "V0": 0x10,
            "W1": 0xC0, "W2": 0xC0, "W4": 0xD0}
    found = {name.split(".")[0]: one for one in report.measurements if one["variant"] == "light" for name in one["names"]}
    for view, value in gray.items():
        wanted, one = ratio((value / 255,) * 3), found.get(view, {})
        it.expect(abs((one.get("ratio") or 0) - wanted) < 1e-3 and one.get("verdict") == ("pass" if wanted >= 4.5 else "fail"),
                  f"{view}: {one.get('ratio')} {one.get('verdict')}, expected {wanted:.4f}")
    for view in ("V8", "W3", "W5"):
        it.expect(view not in found, f"{view} is measured, although Xcode makes no such symbol")
    coverage = report.read.get("sourceCoverage", [{}])[0]
    it.expect(coverage.get("texts") == 17 and sum(one["count"] for one in coverage.get("losses", [])) >= 3, f"the unknown symbols are not counted: {coverage}")
    it.status(report.done, 1)


@case("100")
def one_name_in_two_catalogs(it):
    report = it.report(".")
    found = {name.split(".")[0]: one for one in report.measurements if one["variant"] == "light" for name in one["names"]}
    for view, color, verdict in (("V", "#111111", "pass"), ("W", "#AAAAAA", "fail")):
        one = found.get(view, {})
        it.expect(abs((one.get("ratio") or 0) - ratio(color)) < 1e-3 and one.get("verdict") == verdict, f"{view}: {one.get('ratio')} {one.get('verdict')}")
    report.is_(verdict="fail")
    report.complete("duplicate-name")
    it.status(report.done, 1)


# Evidence.

def level(text, number):
    found = re.search(rf'- num: "{re.escape(number)}".*?level: "([a-z-]+)"', text, re.S)
    return found[1] if found else None


@case("096")
def evidence_for_device_classes(it):
    report = it.report(".")
    report.measures("Ink", ratio("#AAAAAA"), "fail", what="on iPad", idiom="ipad")
    report.measures("Ink", ratio("#BBBBBB"), "fail", what="on Mac", idiom="mac")
    report.measures("Ink", ratio("#222222"), "pass", what="elsewhere", idiom=lambda one: one not in ("ipad", "mac", "mac-catalyst"))
    report.is_(verdict="fail", sufficientContrast="fail")
    it.status(report.done, 1)
    it.says(it.run("audit", "."), r"2\.32", r"1\.91", "(?i)ipad", r"(?i)\bmac", where="out")
    store = it.run("evidence", ".", "--app-store")
    it.says(store, r"2\.32", r"1\.91", where="out")
    it.silent(store, "every device family")
    found = level(it.run("evidence", ".", "--openacr").out, "1.4.3")
    it.expect(found in ("does-not-support", "partially-supports"), f"openacr: 1.4.3 is {found!r}")


@case("104")
def evidence_on_a_guess(it):
    report = it.report(".")
    report.measures("Ink", None, "unverified")
    it.expect(report.diagnostics("extended-display-p3", "error"), "the color space is no error")
    report.without("input-error")
    it.status(report.done, 65)
    for kind in ("--openacr", "--app-store"):
        done = it.run("evidence", ".", kind)
        it.silent(done, '(?i)"supports"', "(?i)no measurement failed", "Possibly")
        it.says(done, "(?i)extended-display-p3|input|error")
    it.expect(level(it.run("evidence", ".", "--openacr").out, "1.4.3") != "supports", "openacr: 1.4.3 is 'supports'")


# Output.

FORMATS = ("text", "markdown", "json", "html", "sarif", "junit", "github", "gitlab", "xcode", "checkstyle", "csv")
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


@case("060")
def hostile_names(it):
    written = {name: it.run("audit", ".", "--format", name) for name in FORMATS}
    for name, done in written.items():
        it.expect(done.out.strip() and done.status in (1, 78), f"{name}: status {done.status}, {len(done.out)} characters")
        found = CONTROL.search(done.text)
        it.expect(not found, f"{name}: holds the control character {ord(found[0]) if found else 0:#x}")
    report = json.loads(written["json"].out)
    names = {one["foreground"] for one in report["measurements"]}
    it.expect(len(names) >= 29 and {"+1", "::error::boom", "a,b\"c"} <= names, f"{len(names)} names in the JSON")
    # What stands between backticks is text to every Markdown reader.
    spans = re.compile(r"(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)")
    for name, text in (("html", written["html"].out), ("markdown", spans.sub("", written["markdown"].out))):
        it.expect(not re.search(r"<script>alert|<b>x</b>", text), f"{name}: holds markup from a name")
    rows = list(csv.reader(io.StringIO(written["csv"].out)))
    formulas = [cell for row in rows for cell in row if re.match(r"[=+\-@\t\r]", cell) and not re.fullmatch(r"-?\d+\.\d+(e-?\d+)?", cell)]
    it.expect(len({len(row) for row in rows}) == 1 and len(rows) > 8 * 29, f"csv: {len(rows)} rows of {sorted({len(row) for row in rows})} cells")
    it.expect(not formulas, f"csv: cells that are formulas: {formulas[:3]}")
    commands = [line for line in written["github"].out.splitlines() if line.strip()]
    it.expect(commands and all(re.match(r"::(error|warning|notice|group|endgroup)\b[^:]*(?:::|$)", line) for line in commands), "github: a line is no command")
    it.expect(not any(line.startswith(("::error::boom", "::error::x")) for line in commands), "github: a name is a command")
    it.expect(not re.search(r"(?m)^\s*(::error::boom|##\[error\])", written["text"].out), "text: a name is a workflow command")
    for name in ("junit", "checkstyle"):
        xml.dom.minidom.parseString(written[name].out.encode())
    sarif = json.loads(written["sarif"].out)["runs"]
    prints = [json.dumps(one["partialFingerprints"], sort_keys=True) for one_run in sarif for one in one_run["results"]]
    it.expect(len(prints) >= 29 and len(set(prints)) == len(prints), f"sarif: {len(set(prints))} fingerprints for {len(prints)} results")
    prints = [one["fingerprint"] for one in json.loads(written["gitlab"].out)]
    it.expect(len(prints) >= 29 and len(set(prints)) == len(prints), f"gitlab: {len(set(prints))} fingerprints for {len(prints)} results")


@case("103")
def fingerprints(it):
    for name in ("g.json", "s.json", "j.xml"):
        (it.path / name).unlink(missing_ok=True)
    written = {name: it.run("audit", ".", "--format", name) for name in ("gitlab", "sarif", "junit")}
    for done in written.values():
        it.status(done, 1)
    prints = [one["fingerprint"] for one in json.loads(written["gitlab"].out)]
    it.expect(len(prints) >= 8 and len(set(prints)) == len(prints), f"gitlab: {len(set(prints))} fingerprints for {len(prints)} results")
    prints = [json.dumps(one["partialFingerprints"], sort_keys=True) for one_run in json.loads(written["sarif"].out)["runs"] for one in one_run["results"]]
    it.expect(len(prints) >= 8 and len(set(prints)) == len(prints), f"sarif: {len(set(prints))} fingerprints for {len(prints)} results")
    cases = [(one.getAttribute("classname"), one.getAttribute("name"))
             for one in xml.dom.minidom.parseString(written["junit"].out.encode()).getElementsByTagName("testcase")]
    it.expect(len(cases) >= 64 and len(set(cases)) == len(cases), f"junit: {len(set(cases))} names for {len(cases)} tests")
    report = it.report(".")
    for idiom, color in (("iphone", "#AAAAAA"), ("ipad", "#ABABAB")):
        for profile in ("ios-18", "ios-26"):
            report.measures("Ink", ratio(color), "fail", surface=WHITE, what=f"{idiom} {profile}", idiom=idiom, profile=profile)


# Git.

PALETTE = {"good": "0x44", "poor": "0x99", "worse": "0xBB"}


def paint(it, shade, at="App", catalog="Colors.xcassets"):
    """A palette of one pair, on white."""
    value = PALETTE[shade]
    color = {"color-space": "srgb", "components": {"red": value, "green": value, "blue": value, "alpha": "1.000"}}
    it.write(f"{at}/{catalog}/Contents.json", {"info": {"author": "xcode", "version": 1}})
    it.write(f"{at}/{catalog}/Text.colorset/Contents.json", {"colors": [{"idiom": "universal", "color": color}], "info": {"author": "xcode", "version": 1}})
    it.write(f"{at}/legible.json", {"version": 1, "sources": ["*.xcassets"], "pairs": [{"foreground": "Text", "on": WHITE}]})


@case("070")
def shallow_clones(it):
    it.git("init", "-q", "origin")
    for shade, message in (("poor", "First"), ("good", "Second"), ("good", "Third")):
        paint(it, shade, "origin/App")
        it.commit(message, "origin")
    it.git("clone", "-q", "--depth", "1", (it.path / "origin").as_uri(), "clone")
    it.git("init", "-q", "empty")
    paint(it, "good", "empty/App")
    paint(it, "good", "nogit/App")
    it.expect(it.git("rev-parse", "--is-shallow-repository", at="clone") == "true", "not a situation: the clone is not shallow")
    for reference in ("origin/nope", "HEAD~1"):
        done = it.run("audit", "App", "--against", reference, at="clone")
        it.expect(done.status not in (0, 1), f"`{done.command}` ends with {done.status}")
        it.says(done, re.escape(reference), "(?i)shallow", "fetch-depth: 0|--unshallow")
        it.silent(done, "Gate: passed")
    done = it.run("audit", "App", "--against", "HEAD", at="clone")
    it.status(done, 0)
    it.says(done, "Gate: passed", r"(?i)nothing (has )?changed|no (change|difference)|unchanged")
    for folder, reference, pattern in (("empty", "HEAD", "(?i)no commit|HEAD"), ("nogit", "main", "(?i)(git|not a|no|inside a|in a) repository")):
        done = it.run("audit", "App", "--against", reference, at=folder)
        it.expect(done.status not in (0, 1), f"{folder}: `{done.command}` ends with {done.status}")
        it.says(done, pattern)
        it.silent(done, "Gate: passed", "(?i)shallow")


@case("071")
def a_renamed_catalog(it):
    it.git("init", "-q")
    paint(it, "good", catalog="Old.xcassets")
    it.commit("First")
    shutil.rmtree(it.path / "App/Old.xcassets")
    paint(it, "poor", catalog="New.xcassets")
    it.commit("Second")
    done = it.run("audit", "App", "--against", "HEAD~1")
    it.status(done, 1)
    it.says(done, "Gate: failed", r"(?<!\d)8(?!\d)", r"2\.84", where="text")
    it.silent(done, "Gate: passed")


@case("073")
def another_owner(it):
    if os.geteuid() != 0:
        it.skipped = "only root can give a folder to another owner"
        return
    it.git("init", "-q")
    paint(it, "good")
    it.commit("First")
    it.commit("Second")
    for one in (it.path, *it.path.rglob("*")):
        os.chown(one, 12345, 12345, follow_symlinks=False)
    try:
        done = it.run("audit", "App", "--against", "HEAD~1")
        it.expect(done.status not in (0, 1), f"`{done.command}` ends with {done.status}")
        it.says(done, r"safe\.directory", r"git config [^\n]*--add safe\.directory")
        plain = it.run("audit", "App")
        it.status(plain, 0)
        it.says(plain, "(?i)verdict: pass", where="out")
    finally:
        for one in (it.path, *it.path.rglob("*")):
            os.chown(one, 0, 0, follow_symlinks=False)


@case("074")
def odd_revisions(it):
    it.git("init", "-q")
    paint(it, "poor")
    it.commit("First")
    paint(it, "good")
    it.commit("Second")
    for reference in ("--help", "main:App", "", "HEAD^{tree}"):
        done = it.run("audit", "App", f"--against={reference}")
        it.expect(done.status not in (0, 1), f"`{done.command}` ends with {done.status}")
        it.silent(done, "git fsck", "exited with", r"(?i)usage: git|GIT-", "Gate: passed")
        if reference in ("main:App", "HEAD^{tree}"):
            it.says(done, re.escape(reference), "(?i)commit")
    done = it.run("audit", "App", "--against", it.git("rev-parse", "--short", "HEAD~1"))
    it.status(done, 0)
    it.says(done, "Gate: passed", where="out")
    shutil.copytree(it.path / "App", it.path / "brk/App")
    it.write("brk/.git", "gitdir: /nowhere\n")
    done = it.run("audit", "brk/App", "--against", "HEAD")
    it.expect(done.status not in (0, 1), f"`{done.command}` ends with {done.status}")
    it.says(done, r"(?i)\.git\b|repository|gitdir")
    plain = it.run("audit", "brk/App")
    it.status(plain, 0)
    it.says(plain, "(?i)verdict: pass", where="out")
    it.git("clone", "-q", "--bare", ".", "bare.git")
    done = it.run("audit", ".", at="bare.git")
    it.status(done, 66)
    it.silent(done, "(?i)verdict: pass")


@case("075")
def diverged_branches(it):
    it.git("init", "-q")
    paint(it, "poor")
    it.commit("First")
    for name in ("idle", "worse"):
        it.git("branch", name)
    paint(it, "good")
    it.commit("Improve")
    it.git("checkout", "-q", "idle")
    it.write("README", "Nothing about colors.\n")
    it.commit("Elsewhere")
    done = it.run("audit", "App", "--against", "main")
    it.status(done, 0)
    it.says(done, "Gate: passed", where="out")
    it.silent(done, "Gate: failed", r"[1-9]\d* (results? (is|are) )?(newly|new or worse)")
    it.git("checkout", "-q", "worse")
    paint(it, "worse")
    it.commit("Worsen")
    done = it.run("audit", "App", "--against", "main")
    it.status(done, 1)
    it.says(done, "Gate: failed", where="out")


@case("110")
def merge_conflicts(it):
    for path, arguments, status in (("t.tokens.json", ("inspect", "t.tokens.json"), 65), ("cfg/legible.json", ("audit", "cfg"), 78)):
        lines = (it.path / path).read_text().splitlines()
        at = next(number for number, line in enumerate(lines, 1) if line.startswith("<" * 7))
        done = it.run(*arguments)
        it.status(done, status)
        it.says(done, "(?i)conflict", rf"{re.escape(pathlib.Path(path).name)}:{at}:")
        it.silent(done, "expected a key", "quotation marks")


# Hooks, the editor, fixes.

@case("067")
def hooks(it):
    text = (ROOT / ".pre-commit-hooks.yaml").read_text()
    patterns = [one.strip("'\"") for one in re.findall(r"(?m)^\s*files:\s*(?:&\w+\s+)?(['\"].*['\"])\s*$", text)]
    it.expect(patterns, ".pre-commit-hooks.yaml has no pattern")
    for pattern in patterns:
        for file in ("tokens/colors.yaml", "tokens/a.yml", "design/app.theo", "a.tokens.json", "Backdrop.png", "A.xcassets/x.colorset/Contents.json",
                     "legible.json", "App/View.swift"):
            it.expect(re.search(pattern, file), f"the hook does not run for {file}")
        it.expect(not re.search(pattern, "README.rst"), "the hook runs for every file")
    it.tokens(".").each(ink="#AAAAAA")


class Editor:
    """A client of the language server."""

    def __init__(self, it):
        self.process = subprocess.Popen([it.legible, "lsp"], cwd=it.path, env=it.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.timer = threading.Timer(60, self.process.kill)
        self.timer.start()
        self.count = 0

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        if not length:
            raise ValueError("the language server ended")
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, **parameters):
        self.count += 1
        self.send(id=self.count, method=method, params=parameters)
        while True:
            message = self.read()
            if message.get("id") == self.count and "method" not in message:
                return message.get("result")
            if "id" in message and "method" in message:
                self.send(id=message["id"], result=None)

    def close(self):
        self.ask("shutdown")
        self.send(method="exit")
        self.process.stdin.close()
        status = self.process.wait(10)
        self.timer.cancel()
        return status


@case("080")
def colors_in_an_editor(it):
    editor = Editor(it)
    editor.ask("initialize", processId=None, rootUri=it.path.as_uri(), capabilities={"general": {"positionEncodings": ["utf-16"]}})
    editor.send(method="initialized", params={})

    def chips(path):
        uri, text = (it.path / path).as_uri(), (it.path / path).read_text()
        editor.send(method="textDocument/didOpen", params={"textDocument": {"uri": uri, "languageId": "json", "version": 1, "text": text}})
        lines, found = text.splitlines(), []
        for one in editor.ask("textDocument/documentColor", textDocument={"uri": uri}) or []:
            start, end = one["range"]["start"], one["range"]["end"]
            line = lines[start["line"]].encode("utf-16-le")
            exact = line[2 * start["character"] : 2 * end["character"]].decode("utf-16-le") if start["line"] == end["line"] else ""
            found.append((start["line"] + 1, exact, one))
        return found

    def edited(path, one, color):
        """The line of a chip after each edit that the picker proposes for a color."""
        channels = dict(zip(("red", "green", "blue", "alpha"), color))
        answers = editor.ask("textDocument/colorPresentation", textDocument={"uri": (it.path / path).as_uri()}, color=channels, range=one["range"])
        found = []
        for answer in answers or []:
            edit = answer.get("textEdit") or {"range": one["range"], "newText": answer["label"]}
            start, end = edit["range"]["start"], edit["range"]["end"]
            line = (it.path / path).read_text().splitlines()[start["line"]].encode("utf-16-le")
            found.append((line[: 2 * start["character"]] + edit["newText"].encode("utf-16-le") + line[2 * end["character"] :]).decode("utf-16-le"))
        return found

    path = "t.tokens.json"
    found = chips(path)
    new = (0x44 / 255, 0x55 / 255, 0x66 / 255, 1.0)
    wanted = {"a": ("#11223380", (17, 34, 51, 128), r"(?i)#445566(ff)?"), "fff": ("#fff", (255, 255, 255, 255), r"(?i)#(456|445566)"),
              "named": ("rebeccapurple", (102, 51, 153, 255), r"(?i)#(456|445566)|rgb\(.*"),
              "rgba": ("rgba(1, 2, 3, 0.3)", (1, 2, 3, 76.5), r"rgba\(68,? 85,? 102.*\)")}
    for key, (text, parts, notation) in wanted.items():
        in_lines = [(shown, one) for line, shown, one in found if line in span(it.path / path, key)]
        if not it.expect(len(in_lines) == 1, f"{text}: {len(in_lines)} chips"):
            continue
        (shown, one), = in_lines
        color = one["color"]
        it.expect(shown.strip('"') == text, f"{text}: its chip's range covers {shown!r}")
        it.expect(all(abs(color[channel] * 255 - part) < 0.51 for channel, part in zip(("red", "green", "blue", "alpha"), parts)), f"{text}: its chip is {color}")
        lines = edited(path, one, new)
        values = [re.search(r':\s*"(.*)"', line) for line in lines]
        it.expect(values and all(value and near(value[1], new) for value in values), f"{text}: the picker writes {lines}, which is another color")
        it.expect(values and values[0] and re.fullmatch(notation, values[0][1]), f"{text}: the picker writes {lines[:1]}, another notation")
    it.expect(not any(line in span(it.path / path, "bad") for line, _, _ in found), "what is no color has a chip")
    for line, _, one in found:
        if line in span(it.path / path, "o"):
            it.expect(not edited(path, one, new), "a color outside sRGB has a picker that would change it")
    path = "A.xcassets/Ink.colorset/Contents.json"
    found = chips(path)
    colors = [tuple(round(one["color"][key] * 255) for key in ("red", "green", "blue")) for _, _, one in found]
    it.expect(colors[:1] == [(17, 34, 51)], f"chips in the color set: {colors}, expected the first to be 17, 34, 51")
    for at, (_, _, one) in enumerate(found):
        it.expect(bool(edited(path, one, new)) == (at == 0), "the color set's P3 color has a picker, or its sRGB color has none")
    it.expect(editor.close() == 0, "the language server does not end with 0")


@case("090")
def fixes_in_every_notation(it):
    file = it.path / "t.tokens.json"
    before = json.loads(file.read_text())

    def color(tokens, name):
        value = tokens[name]["$value"]
        if isinstance(value, dict):
            parts = [0.0 if one == "none" else one for one in value["components"]]
            return (*srgb(value["colorSpace"], *parts), value.get("alpha", 1.0))
        grays = {"darkgray": "#A9A9A9", "gray": "#808080", "dimgray": "#696969"}
        return color(tokens, value.strip("{}")) if value.startswith("{") else parsed(grays.get(value, value))

    names = ["obj", "objalpha", "ok", "hsl", "p3", "none", "short", "short4", "rgba", "rgbpct"]  # the others are ordered by their names
    it.expect(all(ratio(color(before, one)) < 4.5 for one in names), "not a situation: a pair passes")
    it.status(it.run("fix", ".", "--write"), 0, 1)
    after = json.loads(file.read_text())
    it.expect(list(after) == list(before), "tokens were added or removed")
    for name in names:
        value = ratio(color(after, name))
        it.expect(4.5 <= value < 5.2, f"{name} is {after[name]['$value']}, which gives {value:.3f}")
        old, new = before[name]["$value"], after[name]["$value"]
        if isinstance(old, dict):
            it.expect(isinstance(new, dict) and new["colorSpace"] == old["colorSpace"] and new.keys() == old.keys(), f"{name}: another notation: {new}")
            if "hex" in old:
                it.expect(near(new["hex"], (*color(after, name)[:3], 1.0)), f"{name}: hex {new['hex']} is not {new['components']}")
    for name, pattern in (("short", r"#(\w{3}|\w{6})"), ("short4", r"#(\w{4}|\w{8})"), ("rgba", r"rgba\(.*\)"), ("rgbpct", r"rgb\(.*%.*\)"), ("up", r"#[0-9A-F]{6}"),
                          ("alias", r"\{up\}")):
        it.expect(re.fullmatch(pattern, after[name]["$value"]), f"{name}: another notation: {after[name]['$value']}")
    report = it.report(".")
    for name in [*names, "name", "up", "alias"]:
        value = ratio(color(after, name))
        report.measures(name, value, "pass" if value >= 4.5 else "fail")
        it.expect(value >= ratio(color(before, name)) - 1e-9, f"{name} got worse: {value:.3f}")
