"""Renders the raw figures of a comparison as a page of the documentation. Every figure on the page comes from them."""
import copy
import json
import textwrap

from . import statements
from .statements import TOOLS, against, duration, median, middle, number

PROJECTS = {
    "contrast-matrix": ("contrast-matrix", "https://github.com/gexiro-global/contrast-matrix", "a command-line tool for lists of colors in JSON or YAML"),
    "wcag-contrast-ratio": ("wcag-contrast-ratio", "https://github.com/gsnedders/wcag-contrast-ratio", "a Python library that computes the contrast ratio of two colors"),
    "ColorAide": ("coloraide", "https://github.com/facelessuser/coloraide", "a Python library for color science"),
    "axe-core": ("axe-core", "https://github.com/dequelabs/axe-core", "accessibility checks for web pages, run in Chromium"),
}
SETS = {
    "published": "Published by the W3C with their ratios", "grays": "Grays on white, ten on each side of 3, 4.5, and 7", "any": "Random 24-bit colors", "near": "Within 0.001 of 3, 4.5, or 7",
    "razor": "Nearest to 3, 4.5, and 7", "alpha": "Translucent text, exact", "p3": "Display P3, unclamped",
    "threshold": "Dark colors between 0.03928 and 0.04045",
}
OTHERS = {"bytes": "the same pairs, in 8-bit sRGB", "former": "the same pairs, with the threshold that WCAG used until 2021"}
ROWS = {
    "failing": "10,000 pairs, of which {failing} fail", "passing": "10,000 pairs, none of which fail",
    "texts-1": "One pair: startup time", "texts-1000": "1,000 text elements in random colors",
}


def table(head, rows):
    lines = ["| " + " | ".join(cells) + " |" for cells in [head, ["---"] * len(head), *rows]]
    return "\n".join(lines)


def verdict_cell(counts, pairs, agree):
    if counts["cannot"] == pairs:
        return "rejected"
    more = [f"{number(counts[key])} {word}" for key, word in (("undecided", "undecided"), ("cannot", "rejected")) if counts[key]]
    return number(agree) + (f" ({', '.join(more)})" if more else "")


def verdicts(raw):
    rows = []
    for row in raw["verdicts"]["sets"]:
        cells = [verdict_cell(row["tools"][tool], row["pairs"], row["tools"][tool]["agree"]) for tool in TOOLS]
        rows.append([SETS[row["set"]], number(row["pairs"]), *cells])
        for other in row["others"]:
            cells = [verdict_cell(counts, row["pairs"], counts.get("agreeOther", {}).get(other, 0))
                     for counts in (row["tools"][tool] for tool in TOOLS)]
            rows.append([OTHERS[other], number(row["pairs"]), *cells])
    return table(["pairs", "number", *TOOLS], rows)


def able(raw):
    """Answers of the probes, and two rows that the verdicts answer."""
    sets = {row["set"]: row["tools"] for row in raw["verdicts"]["sets"]}

    def judged(name):
        return ["no" if counts["cannot"] else "clipped" if counts["agreeOther"]["bytes"] > counts["agree"] and name == "p3" else "yes"
                for counts in (sets[name][tool] for tool in TOOLS)]

    rows = [["Translucent text", *judged("alpha")], ["Display P3", *judged("p3")]]
    rows += [[row["ability"], *(row["tools"][tool]["answer"] for tool in TOOLS)] for row in raw["abilities"]]
    return table(["", *TOOLS], rows)


def workload(row):
    """The table of one workload."""
    title = ROWS[row["id"]].format(failing=number(row["failing"]["Legible"]) if "failing" in row else "")
    rows = []
    for tool, runs in row["tools"].items():
        low, high = middle(runs["seconds"])
        processors = duration(median(runs["processors"])) if runs["processors"] else "–"
        peak = f"{median(runs['mebibytes']):.0f} MiB" if runs["mebibytes"] else "–"
        rows.append([tool, duration(median(runs["seconds"])), f"{duration(low)} to {duration(high)}", processors, peak,
                     "–" if tool == "Legible" else against(row, tool)])
    return f"**{title}**\n\n" + table(["tool", "time", "middle half of the runs", "processor time", "peak memory", "time relative to Legible"], rows)


def variants(raw):
    rows = []
    for row in raw["timing"]["rows"]:
        if row["id"].endswith("-8"):
            runs = row["tools"]["Legible"]
            rows.append(["most fail" if row["id"].startswith("failing") else "none fail", duration(median(runs["seconds"])),
                         duration(median(runs["processors"])), f"{median(runs['mebibytes']):.0f} MiB"])
    return table(["10,000 pairs in eight variants", "time", "processor time", "peak memory"], rows)


def rates(raw):
    found = raw["timing"]["rates"]["tools"]
    rows = []
    for tool, runs in found.items():
        low, high = middle(runs["rates"])
        rows.append([tool, f"{median(runs['rates']) / 1e6:,.0f}", f"{low / 1e6:,.0f} to {high / 1e6:,.0f}", number(runs["passing"]),
                     "–" if tool == "Legible" else statements.rate_against(found, tool)])
    return table(["program", "million pairs per second", "middle half of the runs", "pairs that pass", "rate relative to Legible"], rows)


def compared(raw):
    versions = raw["versions"]
    rows = [["Legible", versions["Legible"], "this package, as a release build "
             + ("that is linked to the Swift libraries" if versions["linking"] == "dynamic" else "that includes the Swift libraries")]]
    rows += [[f"[{tool}]({url})", versions[key], words] for tool, (key, url, words) in PROJECTS.items()]
    return table(["tool", "version", "description"], rows)


def machine(raw):
    one, versions, load = raw["machine"], raw["versions"], raw["timing"]["load"]
    compilers = [f"{name} {versions[name]}" for name in ("gcc", "clang") if name in versions]
    busy = max(load) > one["cores"]
    software = statements.listed([f"Python {versions['Python']}", f"Chromium {versions['Chromium']}",
                                  f"Playwright {versions['playwright']}", *compilers])
    return (f"The measurements were made on a machine with {one['cores']} processors ({one['processor']}, {one['architecture']}) and "
            f"{one['memory']} GiB of memory. It runs {one['system']} with {software}. The load average was {load[0]:.1f} before the "
            f"time measurements and {load[1]:.1f} after them"
            + (": other programs ran at the same time, so compare these times only with each other, not with times from other machines." if busy
               else "."))


def bullets(lines):
    return "\n".join(f"- {line}" for line in lines)


def folded(text, width=130):
    """Paragraphs and list items in lines of at most so many characters; tables, code, and headings as they are."""
    blocks = []
    for block in text.strip().split("\n\n"):
        if block.startswith(("|", "#", "`" * 3, "**10,", "**1,", "**One")):
            blocks.append(block)
        elif block.startswith("- "):
            items = ("\n" + block).split("\n- ")[1:]
            blocks.append("\n".join(wrapped("- " + item, width, "  ") for item in items))
        else:
            blocks.append(wrapped(block, width, ""))
    return "\n\n".join(blocks) + "\n"


def wrapped(text, width, indent):
    return "\n".join(textwrap.wrap(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))


TEMPLATE = """# Benchmarks

See how Legible compares with other contrast tools in verdicts, time, and memory use.

## Overview

{summary}

The `Tests/Benchmarks/compare` script took all the measurements on this page and generated the page. `Tests/Benchmarks/comparison.json`
contains the results of every run. To repeat the comparison on your machine:

```sh
Tests/Benchmarks/compare LEGIBLE --raw figures.json
```

### Tools

{compared}

The libraries only measure two colors. Your program has to read the files, choose the pairs, and write the report. In this comparison, the
programs that use the two libraries do only that, in about ten lines of code.

### Which tool to choose

{choice}

### Verdicts

Every tool judges the same pairs, which are generated from a fixed seed. The exact verdict is computed with fractions, to 60 digits,
using the weights of WCAG 2.2 (0.2126, 0.7152, and 0.0722) and its threshold (0.04045). The table shows the number of pairs for which a tool gives
the exact verdict. *Rejected* means that the tool doesn't accept the input, and *undecided* means that it asks a person to decide. Rows that begin
with *the same pairs* compare the tools' verdicts with those of a different rule, because WCAG covers neither translucent colors nor
Display P3, and because its threshold has changed.

{verdicts}

{explained}

### Features

Each answer comes from a test, and `comparison.json` contains each tool's output. A dash means that the library leaves the task to your
program.

{able}

{notes}

### Time and memory

Each time is the median of several runs of the entire process, from launch to the last byte of JSON, for light mode only. The tools took
turns (A B C, B C A, and so on). If the middle halves of two tools' runs overlap, this comparison cannot show a difference. *Processor time* is the
time that the processors spent on the process. Other programs on the machine have little effect on it.

{workloads}

{timed}

Only Legible measures eight variants in one run:

{variants}

### The ratio alone

This table shows how fast one thread computes the ratio and verdict for all {colors} pairs of 2,000 colors, with luminances computed
in advance. It compares the code that Legible uses for audits with the same loop in C, compiled with `-O3`.

{rates}

{rated}

### Where other tools do better

{behind}

### Machine

{machine}
"""


def render(raw):
    rows = raw["timing"]["rows"]
    return folded(TEMPLATE.format(
        summary=bullets(statements.summary(raw)), compared=compared(raw), choice=bullets(statements.choice(raw)), verdicts=verdicts(raw),
        explained=bullets(statements.explained(raw)), able=able(raw), notes=bullets(statements.notes(raw)),
        workloads="\n\n".join(workload(row) for row in rows if row["id"] in ROWS), timed=bullets(statements.timed(raw)),
        variants=variants(raw), colors=number(raw["timing"]["rates"]["pairs"]), rates=rates(raw), rated=statements.rated(raw),
        behind=bullets(statements.behind(raw)), machine=machine(raw)))


def raw_text(raw):
    """The file: a line for each list of runs, so that differences can be read."""
    text = json.dumps(raw, indent=1, ensure_ascii=False)
    lines, inside = [], False
    for line in text.split("\n"):
        if inside:
            inside = not line.strip().startswith("]")
            lines[-1] += line.strip() + (" " if inside and line.endswith(",") else "")
        else:
            lines.append(line)
            inside = line.endswith("[") and any(f'"{key}": [' in line for key in ("seconds", "processors", "mebibytes", "rates", "load", "distance"))
    return "\n".join(lines) + "\n"


def follows_figures(raw, text):
    """Whether a changed count and a changed time change the page: a check of the check."""
    changes = []
    for change in (lambda one: one["verdicts"]["sets"][1]["tools"]["ColorAide"].update(agree=1),
                   lambda one: one["timing"]["rows"][0]["tools"]["Legible"].update(seconds=[9.0] * 5),
                   lambda one: one["versions"].update({"contrast-matrix": "9.9"})):
        other = copy.deepcopy(raw)
        change(other)
        changes.append(render(other) != text)
    return all(changes)
