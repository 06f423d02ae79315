"""Twenty tasks for coding agents, with the calls that answer them and the right answers, for check-mcp.

The palette is an app whose right answers follow from its files: the ratios are calculated here by the formula of WCAG."""
import collections
import math

from adoption_projects import catalog, project, write

COLORS = {
    "Ink": ("#1A1A1A", "#F2F2F2"), "Paper": ("#FFFFFF", "#101010"), "Faint": ("#999999", "#8C8C8C"),
    "Accent": ("#0A5FD1", "#0A5FD1"), "Night": ("#FFFFFF", "#444444"), "Edge": "#DDDDDD"}
VARIANTS = ["light", "dark", "light-increased", "dark-increased", "light-reduced", "dark-reduced", "light-increased-reduced",
            "dark-increased-reduced"]


def build(folder):
    project(folder, "App")
    catalog(folder / "Colors.xcassets", **COLORS)
    pair = lambda foreground, surface, **more: {"foreground": foreground, "on": surface} | more
    write(folder / "legible.json", {"version": 1, "name": "Tasks", "sources": ["Colors.xcassets"], "source": {"roots": ["App"]}, "pairs": [
        pair("Ink", "Paper", name="title"), pair("Faint", "Paper", name="caption"), pair("Accent", "Paper", name="link"),
        pair("Edge", "Paper", role="boundary", name="field"), pair("Ink", "frost", name="bar")],
        "surfaces": {"frost": [{"material": "thin"}]}})
    write(folder / "App/Row.swift", 'import SwiftUI\nstruct Row: View {\n  var body: some View {\n    Text("a")\n      '
          '.foregroundStyle(Color("Night")).background(Color("Paper"))\n  }\n}\n')


def color(token, dark=False):
    value = COLORS[token]
    return value if isinstance(value, str) else value[dark]


def luminance(text):
    channels = [int(text[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def near(value, expected):
    return value is not None and math.isclose(value, expected, rel_tol=1e-9)


def file(token):
    return f"Colors.xcassets/{token}.colorset/Contents.json"


def rows(answer, **wanted):
    return [row for row in answer["measurements"] if all(row.get(key) == value for key, value in wanted.items())]


def failing(answer, token):
    """The variants in which a token fails as a foreground."""
    return {cell for finding in answer["findings"] if finding["foreground"] == token for cell in finding["variants"]}


Task = collections.namedtuple("Task", "words tool arguments is_right")
TASKS = [
    Task("What is the ratio of #8A8A8A on white?", "contrast", {"foreground": "#8A8A8A", "surface": "#FFFFFF"},
         lambda a: near(a["ratio"], ratio("#8A8A8A", "#FFFFFF"))),
    Task("Does #767676 pass on white as text?", "contrast", {"foreground": "#767676", "surface": "#FFFFFF"},
         lambda a: [row["verdict"] for row in a["criteria"] if (row["criterion"], row["what"]) == ("wcag22/1.4.3", "text")] == ["pass"]),
    Task("What is Faint on Paper in the dark?", "contrast", {"foreground": "Faint", "surface": "Paper", "variant": "dark"},
         lambda a: near(a["ratio"], ratio(color("Faint", True), color("Paper", True)))),
    Task("Which value does Faint have in each variant?", "inspect", {"token": "Faint"},
         lambda a: a["tokens"][0]["variants"] == {each: color("Faint", each.startswith("dark")) for each in VARIANTS}),
    Task("In which file is the color of Faint?", "inspect", {"token": "Faint"},
         lambda a: a["tokens"][0]["file"].endswith(file("Faint"))),
    Task("Which measurements of Accent on Paper are there?", "inspect", {"foreground": "Accent", "surface": "Paper", "variant": "dark"},
         lambda a: near(rows(a, variant="dark")[0]["minimum"], ratio(color("Accent", True), color("Paper", True)))),
    Task("Which variants of Accent fail?", "audit", {}, lambda a: failing(a, "Accent") == set(VARIANTS[1::2])),
    Task("Which variants of Faint fail?", "audit", {}, lambda a: failing(a, "Faint") == set(VARIANTS[::2])),
    Task("Which token and file must change for the caption?", "audit", {},
         lambda a: [row["file"] for row in a["findings"] if row["foreground"] == "Faint"][0] == file("Faint")),
    Task("Does the palette pass?", "audit", {}, lambda a: (a["summary"]["verdict"], a["summary"]["gate"]) == ("fail", "failed")),
    Task("What is open rather than failed?", "audit", {}, lambda a: a["summary"]["unverified"] > 0),
    Task("Which text of a view is in no audit file, and where is it?", "pairs", {},
         lambda a: [(row["foreground"], row["surface"], row["file"], row["line"]) for row in a["pairs"] if not row["isDeclared"]]
         == [("Night", "Paper", "App/Row.swift", 4)]),
    Task("Which one edit makes the caption pass, and changes nothing else?", "suggest", {"foreground": "Faint", "everywhere": True},
         lambda a: ratio(a["suggestions"][0]["color"], color("Paper")) >= 4.5 and a["suggestions"][0]["clears"] == 4
         and a["suggestions"][0]["entry"] == "Any"),
    Task("Which color of the link passes in the dark?", "suggest", {"foreground": "Accent", "surface": "Paper", "variant": "dark"},
         lambda a: ratio(a["suggestions"][0]["color"], color("Paper", True)) >= 4.5),
    Task("Prove that a lighter Accent in the dark breaks nothing.", "try", {"edits": ["Accent@dark=#6AA2F5"]},
         lambda a: (a["counts"]["fixed"], a["counts"]["newly-failing"], a["counts"]["worse"]) == (4, 0, 0)
         and all(near(row["after"]["ratio"], ratio("#6AA2F5", color("Paper", True))) for row in rows(a, foreground="Accent"))),
    Task("Would #999999 do for the title as well?", "try", {"edits": ["Ink=#999999"]},
         lambda a: a["gate"]["verdict"] == "fail"
         and {row["variant"] for row in rows(a, foreground="Ink", surface="Paper", change="newly-failing")} == set(VARIANTS[::2])),
    Task("Does an Accent of #0A5FD2 change any verdict?", "try", {"edits": ["Accent@light=#0A5FD2"]},
         lambda a: a["counts"]["newly-failing"] == 0 and a["counts"]["fixed"] == 0),
    Task("Which edits make every declared pair pass that an edit can?", "apply", {"write": False},
         lambda a: not a["written"] and {line[6:] for line in a["diff"] if line.startswith("+++ ")}
         == {file(token) for token in ("Accent", "Edge", "Faint", "Night")}),
    Task("What remains after these edits?", "apply", {"write": False},
         lambda a: any("Night on Paper: 1.00" in line for line in a["changes"])),
    Task("Is text of secondaryLabel on white readable by WCAG?", "contrast", {"foreground": "system:secondaryLabel", "surface": "#FFFFFF"},
         lambda a: a["ratio"] < 4.5 and a["criteria"][0]["verdict"] == "fail"),
]
