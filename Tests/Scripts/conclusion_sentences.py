"""Helper of check-conclusions: how each reason is worded, and which sentences say more than a report's JSON."""

import html
import re

# The words that follow the count of each code, singular or plural.
WORDS = {
    "input-error": "error(s) in the input", "device-class": "value(s) that no audited device uses", "locale": "value(s) that only some locales use",
    "context": "theme context(s)", "profile": "system profile(s)", "variant": "variant(s)",
    "inferred-only": "pair(s) proposed from names only", "nothing-measured": "audit(s) without a pair that has a minimum",
    "folder-skipped": "color source(s) that no audit reads", "nested-audit-file": "color source(s) of other audit files",
    "other-framework": "text(s) that are not SwiftUI", "texts": "text(s) in the Swift sources",
    "unread-member": "unread member(s)", "duplicate-name": "repeated name(s)", "record-refused": "refused record(s)"}
NOT_MEASURED = re.compile(r"(?m)^[\s>*#|•–-]*Not measured\b[\s*:>•–|-]*[1-9]")
LINES = {"text": 30, "markdown": 30, "html": 45}  # of the first screen; in HTML each cell and entry is one


def pattern(code, count):
    words = re.escape(WORDS[code]).replace(r"\(s\)", "s?").replace(r"\ ", r"\s+")
    if code == "other-framework":
        words = r"texts?\s+that\s+(is|are)\s+not\s+SwiftUI"
    if code == "texts":
        words = rf"({words}|Swift\s+files?)"  # with --no-source nobody counts the texts
    number = r"[1-9][\d,]*" if count is None else rf"{count}"
    return rf"\**{number}\**\s+{words}\b"


def wording(code, count):
    return f"{'N' if count is None else count} {WORDS[code]}"


def said(text, code, count):
    return re.search(rf"(?<![\w.,]){pattern(code, count)}", text)


def listed(text, code, count):
    """A line that begins with the count and the words, below a line that begins "Not measured" (or on it)."""
    head = re.search(r"(?m)^[\s>*#|•–-]*Not measured\b[\s*:]*", text)
    return head and re.search(rf"(?m)(^[\s>*#|•–-]*|\A)(the\s+texts\s+of\s+)?{pattern(code, count)}", text[head.end():])


def names(screen, word):
    """Whether the screen says a name; a long one or a path may be broken over two lines."""
    plain = re.sub(r"[\\`*]", "", screen)
    if len(word) > 12:
        return "".join(word.split()).lower() in "".join(plain.split()).lower()
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", plain, re.I)


def first_screen(name, text):
    return html.unescape("\n".join([line for line in text.splitlines() if line.strip()][:LINES[name]]))


def visible(page):
    """What a page says: no styles, scripts, or tags; blocks are lines."""
    page = re.sub(r"<(style|script|template)\b.*?</\1>|<!--.*?-->", "", page, flags=re.S)
    page = re.sub(r"</?(p|div|section|article|header|main|nav|h\d|li|ul|ol|tr|td|th|table|dl|dt|dd|details|summary|br)\b[^>]*>", "\n", page)
    lines = (re.sub(r"\s+", " ", html.unescape(line)).strip() for line in re.sub(r"<[^>]+>", "", page).splitlines())
    return "\n".join(filter(None, lines))


# Sentences

NOUN = r"(pair|component|measurement|text element|text|color|token|cell|ratio|foreground)s?"
GOOD = r"(reach(es)?|pass(es|ed)?|meets?|has (the|enough)|have (the|enough)|conforms?|is (decided|supported)|are (decided|supported)|can be read)"
PASSING = [re.compile(one, re.I) for one in (
    rf"\b(every|each)( (one of|declared|stated|single))* {NOUN}\b[^.]*\b{GOOD}\b",
    rf"\ball( (of the|the|declared|stated|\d+))* {NOUN}\b[^.]*\b{GOOD}\b",
    rf"\b{GOOD}\b[^.]*\bin (all|every|each)\b",
    r"\b(every|all) device famil(y|ies)\b", r"\bcan be claimed\b", r"\bno pair fails\b",
    r"\bevery (file|input|source|text|color)[^.]* was (read|measured)\b",
    r"(?<!not )\beverything (was|is) (read|measured|complete)\b", r"\bnothing was left out\b",
    r"\b(criteri(on|a)|label|claim|requirement)s?\b[^.]*\b(is|are) (supported|met|proven)\b", r"^[^:]*\bsupports\b(?! only)")]
VARIANTS = [re.compile(one, re.I) for one in (
    r"\bin (all|every|each)( of)?( the)?( eight| 8)? (variant|display setting|appearance)", r"\ball (eight|8) variants\b",
    rf"\b(every|each|all) {NOUN}\b[^.]*\bin (the |all )?(eight|8) (variants|combinations|display settings)\b")]
COUNTED = re.compile(r"\d[^.]*\b(not (yet )?(measured|read)|unmeasured|unread|skipped|left out|without a measured pair)\b|"
                     r"\b(not (measured|read)|unmeasured|unread|skipped|left out)\b[^.]*\d", re.I)
MEASURED = re.compile(rf"\bmeasured {NOUN}\b|\b{NOUN} that (was|were) measured\b", re.I)
CONDITION = re.compile(r"\b(if|only|unless|until|never|whether|before|judged|means?)\b|\?", re.I)  # what would have to hold
LIMITED = re.compile(r"\bexcept\b|\bin which\b|\bvariants? that (was|were|is|are) (measured|declared)\b|\bmeasured variants?\b|\bit exists\b", re.I)
SCOPED = re.compile(r"\bno pair was measured in\b|\b(only|alone)\b|\bnot measured in\b", re.I)  # says over which variants it holds
FINDING = re.compile(r"\b[a-z]+(-[a-z]+)+ in (all|every)\b")  # a rule's id: where a finding holds


def split(text):
    for line in text.splitlines():
        yield from re.split(r"(?<=[.!?])\s+(?=\S)", line.strip())


def variants_measured(report):
    """Whether each pair was measured in all eight variants."""
    found = {}
    for one in report["measurements"]:
        if not one.get("state"):
            found.setdefault((one["audit"], one["pair"]), set()).add(one["variant"])
    return all(len(variants) == 8 for variants in found.values())


def claims(text, report, codes):
    """Sentences with "every", "all", or "pass" that say more than was measured; codes say what is left out."""
    eight = variants_measured(report)
    complete = not codes
    for sentence in split(text):
        if CONDITION.search(sentence) or FINDING.search(sentence):
            continue
        passes = any(one.search(sentence) for one in PASSING) and not (codes == {"variant"} and SCOPED.search(sentence))
        if not eight and any(one.search(sentence) for one in VARIANTS) and not LIMITED.search(sentence):
            yield sentence
        elif passes and not complete and not COUNTED.search(sentence) and not MEASURED.search(sentence):
            yield sentence


def contradictions(name, text, report):
    """Numbers and words of the head that differ from the JSON."""
    summary = report["summary"]
    if name.startswith("comment"):
        for row, key in (("verdict", "verdict"), ("Sufficient Contrast (App Store)", "sufficientContrast")):
            for found in re.findall(rf"(?m)^\| {re.escape(row)} *\|.*\| *([a-z -]+?) *\|$", text):
                if found.replace(" ", "-") != summary[key]:
                    yield f"says {row}: {found}, the JSON {summary[key]}"
    for found in re.findall(r"(?m)^(?:\*\*)?Verdict:(?:\*\*)? ([a-z-]+)", text):
        if found != summary["verdict"]:
            yield f"says Verdict: {found}, the JSON {summary['verdict']}"
    for found in re.findall(r"Sufficient Contrast[”\"]?(?: \(App Store\))?[”\"]?: (pass|fail|unverified)", text):
        if found != summary["sufficientContrast"]:
            yield f"says Sufficient Contrast: {found}, the JSON {summary['sufficientContrast']}"
    for found in re.findall(r"Gate:? \**(passed|failed|not measured)", text):
        if not name.startswith("comment") and found.replace(" ", "-") != summary["gate"]:
            yield f"says Gate: {found}, the JSON {summary['gate']}"
    for found in re.findall(r"(?m)^\| gate .*Sufficient Contrast.*\n\|[ |-]*\n.*\| *([a-z -]+?) *\|$", text):
        allowed = {summary["sufficientContrast"], *(["not measured"] if summary["sufficientContrast"] == "unverified" else [])}
        if found not in allowed:
            yield f"says Sufficient Contrast: {found}, the JSON {summary['sufficientContrast']}"
    statuses = {(one["id"], one["status"]) for one in report.get("requirements", [])}
    for found in re.findall(r"(?m)^\| (REQ-\d) *\|.*?\| (pass|fail|unverified|manual) ", text):
        if found not in statuses:
            yield f"says {found[0]}: {found[1]}, the JSON does not"
    head = re.search(r"(?m)^(\d+) measurements: (\d+) pass, (\d+) fail, (\d+) unverified, (\d+) exempt", text)
    if head and [int(one) for one in head.groups()] != [summary[key] for key in ("measurements", "pass", "fail", "unverified", "exempt")]:
        yield f"says {head[0]!r}"


BAD = ("Every pair reaches its minimum in all eight variants.", "All 12 pairs pass.", "Orchard, every device family",
       "1 of 1 component (text) passes in every variant.", "The label can be claimed.", "Every declared pair passes.",
       "Nothing was left out, and every measurement is decided.",
       "Every file was read, and every measurement is decided.", "Every pair has the contrast it needs, in every variant that was measured.")
GOOD_ONES = ("Every declared pair passes; 388 of 454 texts are not measured.", "4 of 4 measured components (text) pass in every variant.",
             "low-boundary-contrast in all variants", "A criterion is supported only if all its components were measured.",
             "Nothing that was measured fails (4 results), but not everything was measured.", "12 measurements: 12 pass, 0 fail, 0 unverified, 0 exempt")


def try_rules():
    """The rules judge known sentences as they should."""
    report = {"measurements": [{"audit": "a", "pair": "p", "variant": str(index)} for index in range(8)]}
    wrong = [one for one in BAD if not list(claims(one, report, {"texts"}))] + [one for one in GOOD_ONES if list(claims(one, report, {"texts"}))]
    report["measurements"].pop()
    wrong += [one for one in ("Each pair is measured in eight variants: light and dark.", BAD[0]) if not list(claims(one, report, set()))]
    wrong += [one for one in ("Each pair is measured in all variants except dark.",
                           "Every pair reaches its minimum in light; no pair was measured in other variants.")
              if list(claims(one, report, {"variant"}))]
    screen = "Verdict: unverified\nNot measured:\n  2 color sources that no\n    audit reads: Pods\n  1 text that is not SwiftUI: UIKit (a.swift:3:5)\n"
    wrong += [code for code, count in (("folder-skipped", 2), ("other-framework", 1)) if not listed(screen, code, count)]
    wrong += [code for code, count in (("folder-skipped", 1), ("texts", 1)) if listed(screen, code, count)]
    if wrong:
        raise SystemExit(f"check-conclusions misjudges: {wrong}")
