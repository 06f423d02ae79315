"""Sentences about the figures. Each is printed only if the figures bear it out, with the figures in it."""
import math
import statistics

TOOLS = ("Legible", "contrast-matrix", "wcag-contrast-ratio", "ColorAide", "axe-core")
WORK = {"failing": "10,000 pairs that mostly fail", "passing": "10,000 pairs that pass", "texts-1": "a single pair",
        "texts-1000": "1,000 text elements in random colors"}


def number(value):
    return f"{value:,}"


def median(values):
    return statistics.median(values)


def middle(values):
    """The lower and the upper quartile."""
    if len(values) < 2:
        return values[0], values[0]
    low, _, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, high


def listed(words, joint="and"):
    """Words as an English list."""
    if len(words) < 3:
        return f" {joint} ".join(words)
    return f"{', '.join(words[:-1])}, {joint} {words[-1]}"


def duration(seconds):
    return f"{seconds * 1000:.0f} ms" if seconds < 0.9995 else f"{seconds:.2f} s"


def factor(value):
    return f"{value:.1f}" if value < 9.95 else f"{value:.0f}"


def overlap(one, other):
    """Whether the middle halves of two lists of runs overlap."""
    (low, high), (least, most) = middle(one), middle(other)
    return low <= most and least <= high


def times(row, tool):
    """How many times as long as Legible a tool takes; None if the runs show no difference."""
    ours, theirs = row["tools"]["Legible"]["seconds"], row["tools"][tool]["seconds"]
    if overlap(ours, theirs):
        return None
    return statistics.median(their / our for our, their in zip(ours, theirs))


def against(row, tool):
    ratio = times(row, tool)
    if ratio is None:
        return "no difference shown"
    return f"{factor(ratio)} times as long" if ratio >= 1 else f"Legible takes {factor(1 / ratio)} times as long"


def rate_against(found, tool):
    ours, theirs = found["Legible"]["rates"], found[tool]["rates"]
    if overlap(ours, theirs):
        return "no difference shown"
    return f"{statistics.median(their / our for our, their in zip(ours, theirs)):.2f}"


def sets(raw):
    return {row["set"]: row for row in raw["verdicts"]["sets"]}


def work_rows(raw):
    return {row["id"]: row for row in raw["timing"]["rows"] if row["id"] in WORK}


def comparison(row, tool):
    """A clause that compares Legible with a tool on a workload."""
    ratio = times(row, tool)
    if ratio is None:
        return f"this comparison shows no difference between Legible and {tool}"
    return f"{tool} takes {factor(ratio)} times as long as Legible" if ratio >= 1 else \
        f"Legible takes {factor(1 / ratio)} times as long as {tool}"


def exact_tools(raw):
    """The tools with the exact verdict on every pair that they accept."""
    return [tool for tool in TOOLS if all(
        row["tools"][tool]["agree"] + row["tools"][tool]["cannot"] == row["pairs"] for row in raw["verdicts"]["sets"])]


def cannot(raw, tool):
    return sum(row["tools"][tool]["cannot"] for row in raw["verdicts"]["sets"])


def summary(raw):
    total = sum(row["pairs"] for row in raw["verdicts"]["sets"])
    rows, lines, exact = work_rows(raw), [], exact_tools(raw)
    if "Legible" in exact and not cannot(raw, "Legible"):
        others = [f"{tool} does so for all {number(total - cannot(raw, tool))} pairs that it accepts" for tool in exact[1:]]
        lines.append(f"**Verdicts.** Legible gives the exact verdict for all {number(total)} pairs" + "".join(f"; {one}" for one in others) + ".")
    else:
        ours = sum(row["tools"]["Legible"]["agree"] for row in raw["verdicts"]["sets"])
        lines.append(f"**Verdicts.** Legible gives the exact verdict for {number(ours)} of {number(total)} pairs.")
    lines.append("**Time.** " + ". ".join(
        f"For {WORK[name]}, {comparison(rows[name], 'contrast-matrix')}" for name in ("failing", "passing")) + ".")
    ratio = times(rows["texts-1000"], "axe-core")
    if ratio is not None and ratio > 1:
        lines.append(f"**Browsers.** Including the time to start Chromium, axe-core takes {factor(ratio)} times as long as Legible for "
                     f"{WORK['texts-1000']}. It reads web pages, which Legible can't do.")
    limits = [row["ability"].lower().replace("xcode", "Xcode").replace("w3c", "W3C") for row in raw["abilities"]
              if row["tools"]["Legible"]["answer"] == "yes" and all(
                  row["tools"][tool]["answer"] in ("no", "–", "pages only") for tool in TOOLS[1:])]
    if limits:
        lines.append(f"**Only in Legible.** None of the other tools supports {listed(limits, 'or')}.")
    return lines


def choice(raw):
    able = {row["probe"]: row["tools"] for row in raw["abilities"]}
    lines = []
    if able["pages"]["axe-core"]["answer"] == "yes":
        lines.append(f"For web pages, use axe-core. It checks what the browser draws and has {able['other_checks']['axe-core']['proof']} "
                     "that cover much more than color.")
    lines.append("For a list of sRGB colors in a Python project, use contrast-matrix. It is easy to install and returns an exit status for CI.")
    lines.append("In a Python program, use ColorAide for color spaces and conversions, or wcag-contrast-ratio for the ratio alone.")
    lines.append("For an app on Apple platforms, with asset catalogs or design tokens, display settings, and materials, use Legible.")
    return lines


def explained(raw):
    """Why verdicts differ, for every tool that differs."""
    found, lines = sets(raw), []
    near, razor = found["near"], found["razor"]
    aide = razor["tools"]["ColorAide"]
    if aide["agree"] < razor["pairs"]:
        missed = found["any"]["pairs"] - found["any"]["tools"]["ColorAide"]["agree"]
        lines.append(f"ColorAide computes luminance with the full precision of the sRGB matrix, but WCAG rounds to four digits. Its ratios differ by up to "
                     f"{max(row['tools']['ColorAide']['error'] for row in (near, razor)):.2g}, so a verdict can differ only for pairs within that "
                     f"distance of a limit. Of the {number(found['any']['pairs'])} random 24-bit pairs, "
                     f"{'none has' if missed == 0 else '1 has' if missed == 1 else number(missed) + ' have'} a different verdict.")
    alpha, axe = found["alpha"], found["alpha"]["tools"]["axe-core"]
    if axe["agree"] < axe["agreeOther"]["bytes"] == alpha["pairs"]:
        lines.append(f"axe-core rounds composites to 8 bits, as many screens do. For {number(alpha['pairs'])} pairs within 0.05 of 4.5, this "
                     f"changes {number(alpha['others']['bytes'])} verdicts. WCAG doesn't specify which is correct.")
    p3 = found["p3"]
    if p3["tools"]["axe-core"]["agreeOther"]["bytes"] == p3["pairs"]:
        lines.append("axe-core clips Display P3 to sRGB and rounds to 8 bits, so it checks what an sRGB screen shows. WCAG doesn't "
                     f"define Display P3. Clipping and rounding change the verdict for {number(p3['others']['bytes'])} of these {number(p3['pairs'])} "
                     "pairs, half of which were chosen for that reason.")
    if found["any"]["tools"]["axe-core"]["undecided"]:
        lines.append("axe-core gives no verdict for a pair whose ratio, truncated to two decimal places, is 1, because the text might be hidden "
                     "intentionally.")
    former = found["threshold"]["tools"]["wcag-contrast-ratio"]
    if former["agreeOther"]["former"] == found["threshold"]["pairs"] > former["agree"]:
        lines.append("wcag-contrast-ratio uses 0.03928, which was the WCAG threshold until 2021. No 8-bit color is between the two thresholds, so "
                     "this matters only for colors with more than 8 bits per channel.")
    lines.append(f"The ratios of the nearest pairs are within {math.ceil(razor['distance'][1] * 1e6) / 1e6:.6f} of a limit. A tool that rounds ratios or "
                 "allows a tolerance gives wrong verdicts for such pairs.")
    return lines


def notes(raw):
    """What a short answer leaves out."""
    able = {row["probe"]: row["tools"] for row in raw["abilities"]}
    return [
        f"Unknown backdrop: text on black at 50% opacity. Legible computes the range ({able['backdrop']['Legible']['proof']}), axe-core reports "
        "that it can't determine the background, and contrast-matrix assumes a white backdrop.",
        "Eight display settings: light or dark, Increase Contrast, and Reduce Transparency. axe-core requires separate runs with emulated "
        "media features.",
        f"System materials: Legible uses published values for them ({able['materials']['Legible']['proof']}). axe-core "
        f"ignores backdrop filters: the ratio is {able['materials']['axe-core']['proof']}.",
        f"Other checks: axe-core has {able['other_checks']['axe-core']['proof']}; Legible has {able['other_checks']['Legible']['proof']}.",
        f"Color science: ColorAide supports {able['color_science']['ColorAide']['proof'].replace('; contrast by', ' and measures contrast with')}.",
    ]


def timed(raw):
    rows, lines = work_rows(raw), []
    counts = [set(rows[name]["failing"].values()) for name in ("failing", "passing")]
    lines.append("All tools in the tables with 10,000 pairs report the same number of failing pairs." if all(len(count) == 1 for count in counts) else
                 f"The tools report different numbers of failing pairs: {', '.join(map(number, sorted(set.union(*counts))))}.")
    if (times(rows["failing"], "contrast-matrix") or 1) < 1 and raw["abilities"]:
        lines.append("For each failing pair, Legible also looks for a color that passes and writes a finding with the location to edit; "
                     "contrast-matrix writes only the ratio.")
    alone = rows["texts-1000"]["tools"].get("axe-core, page open")
    if alone:
        lines.append(f"Of axe-core's {duration(median(rows['texts-1000']['tools']['axe-core']['seconds']))}, `axe.run` takes "
                     f"{duration(median(alone['seconds']))}. The rest is spent starting Python, Playwright, and Chromium and loading the page. "
                     "The memory is the total for all processes, with shared pages counted once.")
    return lines


def rated(raw):
    found = raw["timing"]["rates"]["tools"]
    if len({runs["passing"] for runs in found.values()}) > 1:
        return "The programs count different numbers of passing pairs, so their rates can't be compared."
    words = "All the programs find the same number of passing pairs."
    clang, gcc = found.get("C, clang"), found.get("C, gcc")
    if clang and gcc and not overlap(clang["rates"], gcc["rates"]):
        words += " The two compilers generate different code for the loop, so compare Legible with the faster program."
    return words


def behind(raw):
    """Everything in which a different tool is ahead, by the rules of the tables."""
    lines = []
    for name, row in work_rows(raw).items():
        faster = [(tool, times(row, tool)) for tool in row["tools"] if tool != "Legible"]
        faster = [f"{tool} is {factor(1 / ratio)} times as fast" for tool, ratio in faster if ratio is not None and ratio < 1]
        if faster:
            lines.append(f"Time, {WORK[name]}: {' and '.join(faster)}.")
        ours = median(row["tools"]["Legible"]["mebibytes"])
        less = [f"{tool} ({median(runs['mebibytes']):.0f} MiB)" for tool, runs in row["tools"].items()
                if runs["mebibytes"] and median(runs["mebibytes"]) < ours and not overlap(
                    runs["mebibytes"], row["tools"]["Legible"]["mebibytes"])]
        if less:
            lines.append(f"Memory, {WORK[name]}: Legible uses {ours:.0f} MiB, more than {listed(less)}.")
    for row in raw["verdicts"]["sets"]:
        better = [tool for tool in TOOLS if row["tools"][tool]["agree"] > row["tools"]["Legible"]["agree"]]
        if better:
            lines.append(f"Verdicts, set {row['set']}: {listed(better)} {'is' if len(better) == 1 else 'are'} exact more often.")
    for row in raw["abilities"]:
        ahead = [tool for tool in TOOLS[1:] if row["tools"][tool]["answer"] == "yes"]
        if row["tools"]["Legible"]["answer"] in ("no", "some", "partly") and ahead:
            has_none = row["tools"]["Legible"]["answer"] == "no"
            more = f"{listed(ahead)} {'supports' if len(ahead) == 1 else 'support'} more."
            lines.append(f"{row['ability']}: " + (f"supported only by {listed(ahead)}." if has_none else more))
    rates = raw["timing"]["rates"]["tools"]
    quicker = [tool for tool in rates if tool != "Legible" and not overlap(rates[tool]["rates"], rates["Legible"]["rates"])
               and median(rates[tool]["rates"]) > median(rates["Legible"]["rates"])]
    if quicker:
        lines.append(f"The ratio alone: {listed(quicker)} {'is' if len(quicker) == 1 else 'are'} faster.")
    return lines or ["No other tool does better in anything that this comparison measures."]
