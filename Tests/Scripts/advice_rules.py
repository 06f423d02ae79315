"""The rules that no advice may break, for check-advice: each compares a palette before and after edits."""

import itertools
import json
import math
import re

from advice_palettes import oklab

MIDDLE = 0.5        # of OKLab lightness; surfaces stay on their side
COLORED = 0.05      # OKLab chroma from which a surface is a fill
NEUTRAL = 0.02      # OKLab chroma below which a color is neutral
TINT = 0.006        # OKLab chroma that a neutral may gain
APART = 0.02        # OKLab lightness by which levels of text stay apart
CONTRAST = {"invisible-text", "low-system-contrast", "low-enhanced-contrast"}
SURFACE, COLOR, GRAY = 0.03, 0.20, 0.30  # ΔE-OK that edits without a choice keep within
TURN, WARMING, TURNING = 5, 10, 0.03     # degrees that a hue turns, that yellow turns to orange, and the chroma from which it has one
BELONG = 30                              # degrees within which two colors of a family are shades of one hue
WORDS = (r"(?:Light(?:er|est)?|Dark(?:er|est)?|Primary|Secondary|Tertiary|Quaternary|Strong|Muted|Subtle"
         r"|(?:Unf|F)ocused|(?:Uns|S)elected|(?:En|Dis)abled|(?:Ina|A)ctive)")
RULES = ["passing cells pass", "no new errors", "surfaces keep their side", "neutrals stay neutral", "text levels stay",
         "families keep their order", "changes keep their limits"]


def color(text):
    """The channels from 0 to 1 and the alpha of a color in the output of inspect; None for other notations."""
    if text is None:
        return None
    if match := re.fullmatch(r"#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?", text):
        return hexadecimal(match[1]), int(match[2] or "FF", 16) / 255
    if match := re.fullmatch(r"color\(srgb (\S+) (\S+) (\S+?)(?: / (\S+))?\)", text):
        return tuple(float(one) for one in match.groups()[:3]), float(match[4] or 1)
    return None


def hexadecimal(digits):
    return tuple(int(digits[place:place + 2], 16) / 255 for place in (0, 2, 4))


def chroma(channels):
    return math.hypot(*oklab(channels)[1:])


def is_pure(channels):
    return max(channels) - min(channels) < 1e-6


def words(channels):
    return "#" + "".join(f"{round(min(1, max(0, channel)) * 255):02X}" for channel in channels)


class State:
    """A palette as a report and a listing of its tokens describe it."""

    def __init__(self, report, listing):
        self.verdicts, self.ratios, self.parts, self.on = {}, {}, {}, {}
        self.errors = set()
        self.colors = {}
        for token in listing["tokens"]:
            for variant, value in token["variants"].items():
                found = color(value.get("color"))
                if found and (token["name"], variant) not in self.colors:
                    self.colors[token["name"], variant] = found
        self.names = {name for name, _ in self.colors}
        for row in report["measurements"]:
            key = (row["audit"], row["pair"], row["variant"], row.get("state") or "")
            self.verdicts[key] = row["verdict"]
            self.ratios[key] = row.get("ratio")
            self.parts[key] = {row["foreground"], row["surface"]}
            if row["role"] == "text":
                self.on.setdefault((row["surface"], row["variant"]), set()).add(row["foreground"])
        for finding in report["findings"]:
            if finding["severity"] == "error":
                self.add_error(finding)

    def add_error(self, finding):
        rule = "contrast" if finding["rule"].startswith("low-") or finding["rule"] in CONTRAST else finding["rule"]
        subject = (finding["audit"], rule, finding.get("foreground") or "", finding.get("surface") or "",
                   " ".join(finding.get("tokens", [])), finding.get("member") or "")
        for cell in finding["cells"]:
            self.errors.add((*subject, cell["variant"], cell.get("state") or ""))

    def failing(self):
        return {key for key, verdict in self.verdicts.items() if verdict == "fail"}

    def opaque(self, name, variant):
        """The channels of an opaque token by its name in a report; None for others."""
        found = self.colors.get((name, variant))
        return found[0] if found and found[1] == 1 else None


def breaches(before, after):
    """Every breach as (rule, words, count of variants); those that differ only in the variant are one."""
    found = {}
    for check in (passing, errors, sides, tints, levels, families, limits):
        for rule, subject, variant, detail in check(before, after):
            found.setdefault((rule, subject, detail), []).append(variant)
    for (rule, subject, detail), variants in found.items():
        yield rule, f"{subject} in {', '.join(variants)}: {detail}", len(variants)


def passing(before, after):
    for key, verdict in before.verdicts.items():
        now = after.verdicts.get(key, "gone")
        if verdict == "pass" and now in ("fail", "gone"):
            yield RULES[0], key[1], " ".join(key[2:]).strip(), f"{before.ratios[key]} passes, {after.ratios.get(key)}: {now}"


def errors(before, after):
    for key in sorted(after.errors - before.errors):
        yield RULES[1], " ".join(part for part in key[1:-2] if part), " ".join(key[-2:]).strip(), "new error"


def sides(before, after):
    for name, variant in sorted(before.on):
        old, new = before.opaque(name, variant), after.opaque(name, variant)
        if old is None or new is None or chroma(old) >= COLORED:
            continue
        if (oklab(old)[0] < MIDDLE) != (oklab(new)[0] < MIDDLE):
            yield RULES[2], name, variant, f"{words(old)} → {words(new)}"


def tints(before, after):
    for (name, variant), (old, _) in sorted(before.colors.items()):
        new = after.colors.get((name, variant), (None, 1))[0]
        if new is None or new == old or chroma(old) >= NEUTRAL:
            continue
        if chroma(new) >= NEUTRAL or chroma(new) > chroma(old) + TINT or is_pure(old) and not is_pure(new):
            yield RULES[3], name, variant, f"{words(old)} → {words(new)}, chroma {chroma(old):.4f} → {chroma(new):.4f}"


def displayed(channels):
    """The OKLab lightness of a color as displayed, with 8 bits per channel: texts that look equal are one level."""
    return oklab([round(min(1, max(0, channel)) * 255) / 255 for channel in channels])[0]


def levels(before, after):
    for (surface, variant), names in sorted(before.on.items()):
        known = [name for name in sorted(names) if before.opaque(name, variant) and after.opaque(name, variant)
                 and chroma(before.opaque(name, variant)) < NEUTRAL]
        for one, other in itertools.combinations(known, 2):
            old = displayed(before.opaque(one, variant)) - displayed(before.opaque(other, variant))
            new = displayed(after.opaque(one, variant)) - displayed(after.opaque(other, variant))
            if old < 0:
                old, new = -old, -new
            if old > 1e-9 and new < min(APART, old) - 1e-9:
                seen = [f"{words(state.opaque(one, variant))} and {words(state.opaque(other, variant))}, {by:.4f} apart"
                        for state, by in ((before, old), (after, new))]
                yield RULES[4], f"{one} and {other} on {surface}", variant, " → ".join(seen)


def hue(channels):
    _, a, b = oklab(channels)
    return math.degrees(math.atan2(b, a))


def turn(one, other):
    return abs((hue(one) - hue(other) + 180) % 360 - 180)


def belong(one, other):
    """True for shades of about one hue, and for two colors of which neither is colorful."""
    chromas = [chroma(each) for each in (one, other)]
    return max(chromas) < COLORED or min(chromas) >= TURNING and turn(one, other) <= BELONG


def families(before, after):
    """Tokens whose names differ only in words of order."""
    found = {}
    for name, variant in before.colors:
        if before.opaque(name, variant):
            found.setdefault((re.sub(WORDS, "", name), variant), []).append(name)
    for (_, variant), names in sorted(found.items()):
        for one, other in itertools.combinations(sorted(names), 2):
            old, new = ([state.opaque(name, variant) for name in (one, other)] for state in (before, after))
            if None in new or not belong(*old):
                continue
            was, now = displayed(old[0]) - displayed(old[1]), displayed(new[0]) - displayed(new[1])
            if abs(was) > 1e-4 and now * math.copysign(1, was) < min(APART, abs(was)) - 1e-3:
                yield RULES[5], f"{one} and {other}", variant, f"{words(old[0])} and {words(old[1])} → {words(new[0])} and {words(new[1])}"


def limits(before, after):
    surfaces = {name for (name, _) in before.on}
    for (name, variant), (old, alpha) in sorted(before.colors.items()):
        new = after.colors.get((name, variant), (old, 1))[0]
        if new == old:
            continue
        far, is_ground = math.dist(oklab(old), oklab(new)), name in surfaces and chroma(old) < COLORED
        most = SURFACE if is_ground else GRAY if chroma(old) < NEUTRAL else COLOR
        if far > most + 1e-3:
            yield RULES[6], name, variant, f"{words(old)} → {words(new)}, ΔE-OK {far:.3f}, at most {most}"
        most = WARMING if 75 <= hue(old) <= 125 and 0 <= hue(old) - hue(new) else TURN
        if min(chroma(old), chroma(new)) >= TURNING and turn(old, new) > most + 0.5:
            yield RULES[6], name, variant, f"{words(old)} → {words(new)}, hue turns by {turn(old, new):.1f}°"


def try_rules():
    """Ends the run unless each rule notices an edit that breaks it, and only that."""
    def state(colors, verdict="pass", severity="warning"):
        cell = {"audit": "a", "variant": "light", "role": "text", "ratio": 5}
        rows = [dict(cell, pair=f"{name}|Card|text", foreground=name, surface="Card", verdict=verdict) for name in ("One", "Two")]
        finding = {"audit": "a", "rule": "low-text-contrast", "severity": severity, "foreground": "One", "surface": "Card",
                   "cells": [{"variant": "light"}]}
        tokens = [{"name": name, "variants": {"light": {"color": text}}} for name, text in colors.items()]
        return State({"measurements": rows, "findings": [finding]}, {"tokens": tokens})

    good = {"Card": "#F5F5F5", "One": "#333333", "Two": "#777777", "Line": "#C04040", "LineLight": "#D86060"}
    trials = [
        (state(good, "fail"), {RULES[0]}), (state(good, severity="error"), {RULES[1]}),
        (state(dict(good, Card="#101010")), {RULES[2], RULES[6]}), (state(dict(good, One="#33302D")), {RULES[3]}),
        (state(dict(good, Two="#343434")), {RULES[4]}), (state(dict(good, One="#777777", Two="#333333")), {RULES[4]}),
        (state(dict(good, Line="#C04040", LineLight="#D86060")), set()), (state(dict(good, LineLight="#B02020")), {RULES[5]}),
        (state(dict(good, Line="#6A1010", LineLight="#D86060")), {RULES[6]}), (state(dict(good, Line="#B05C00")), {RULES[6]}),
        (state(dict(good, Card="#E2E2E2")), {RULES[6]}), (state(dict(good, Two="#6E6E6E")), set())]
    for after, expected in trials:
        found = {rule for rule, _, _ in breaches(state(good), after)}
        if found != expected:
            raise SystemExit(f"check-advice misses what it looks for: expected {expected}, found {found}")
