"""Helper of check-conclusions: situations beyond the 70, about waivers, records, drops with a cause, and next steps.

Each is a function of a `Folder`: it writes files, runs commands, and states what must hold."""

import json
import re

from conclusion_cases import (APP, GLASS, INK, LIGHT, MEASURED, PALE, RECORD, RULES, audit_file, base, catalog,
                              entry, pair, two, view)

GRAY = "#999999"  # 2.84 on white
FAINT = "#F8F8F8"  # 1.06
ROOMS = {"Paper": "#FFFFFF", "Ink": "#111111"}
WAIVER = {"rule": "low-text-contrast", "foreground": "Soft", "reason": "a new design is on its way", "until": "2027-03-31"}


def audited(folder, *options):
    """The JSON report of the folder, with its status."""
    done = folder.run("audit", ".", "--format", "json", *options)
    return json.loads(done.stdout), done.returncode


def codes(report):
    return {one["code"]: one for one in report["summary"].get("incomplete", [])}


def compared(folder, name="comparison"):
    """The Markdown that compares the working tree with HEAD, and the status."""
    output = folder.output / name
    done = folder.run("audit", ".", "--against", "HEAD", "--output", output)
    return "\n".join(file.read_text() for file in output.glob("*-difference.md")), done.returncode


def soft(color, *pairs, **more):
    return {**catalog({**ROOMS, "Soft": color}), **audit_file(list(pairs) or [pair(), pair("Soft")], requirements=None, **more)}


# Waivers

def waiver_holds_down_to_its_ratio(folder):
    for ratio, color, gate in ((2.84, GRAY, "passed"), (2.85, GRAY, "passed"), (2.84, FAINT, "failed"), (2.9, GRAY, "failed")):
        folder.write(soft(color, waivers=[{**WAIVER, "ratio": ratio}]))
        report, _ = audited(folder)
        got = report["summary"]["gate"]
        folder.expect(got == gate, f"a waiver at {ratio} and the color {color}: the gate is {got!r}, expected {gate!r}")
        cells = [cell for one in report["findings"] if one.get("foreground") == "Soft" for cell in one["cells"]
                 if one["rule"] == WAIVER["rule"]]
        wanted = "waived" if gate == "passed" else "open"
        folder.expect(cells and all(one["disposition"] == wanted for one in cells), f"at {ratio}, {color}: not every cell is {wanted}")
        folder.expect(report["summary"]["verdict"] == "fail", "a waiver changes the verdict")


def waiver_without_ratio_and_a_drop(folder):
    folder.write(soft(GRAY, waivers=[WAIVER]))
    folder.commit()
    report, _ = audited(folder)
    folder.expect(report["summary"]["gate"] == "passed", "a waiver without a ratio does not cover its cells")
    text = folder.run("audit", ".", "--verbose", columns=400).stdout
    folder.expect("2.84" in text, "a waiver without a ratio does not list what it covers (2.84)")
    folder.write(soft(FAINT, waivers=[WAIVER]))
    comment, status = compared(folder)
    folder.expect(status == 1, f"a drop from 2.84 to 1.06 under a waiver without a ratio: --against ends with {status}")
    folder.expect("1.06" in comment, "the comment does not list the drop to 1.06")


def waiver_in_source_with_a_ratio(folder):
    body = 'VStack {\n  ' + MEASURED + '\n  // legible:waive low-text-contrast a draft, until 2027-03-31, at 2.84\n' \
           '  Text("Price").foregroundStyle(Color("Soft")).background(Color("Paper"))\n}'
    folder.write({**catalog({**ROOMS, "Soft": FAINT}), **view(body), **APP})
    report, _ = audited(folder)
    folder.expect(report["summary"]["gate"] == "failed", "// legible:waive … at 2.84 covers a ratio of 1.06")
    folder.expect(not report["diagnostics"], f"// legible:waive … at 2.84: {[one['message'] for one in report['diagnostics']][:1]}")


# Drops and their causes

def decorative_with_a_font(folder):
    folder.write(soft(GRAY, pair(), pair("Soft", role="decorative", font={"size": 17})))
    report, _ = audited(folder)
    notes = [one["message"] for one in report["findings"] + report["diagnostics"] if one["severity"] == "note"]
    folder.expect(any("decorati" in one and "2.84" in one for one in notes), f"no note says that a decorative pair has a font: {notes}")
    folder.expect(report["summary"]["gate"] == "passed", "the gate fails because of a note")


def cause(folder, name, before, after, ratio):
    """A drop from 21 that a changed role, font, or policy excuses is listed with that cause."""
    folder.write(before)
    folder.commit()
    folder.write(after)
    comment, _ = compared(folder)
    row = next((line for line in comment.splitlines() if "Soft" in line and "21.00" in line and ratio in line), "")
    folder.expect(row, f"{name}: the comment does not list the drop from 21.00 to {ratio}")
    folder.expect(re.search(rf"\b{name}\b", comment, re.I), f"{name}: the comment does not say the cause")
    folder.expect("no pair declares it" not in comment, f"{name}: says that no pair declares it anymore")


def text_turned_decorative(folder):
    cause(folder, "role", soft("#000000"), soft(GRAY, pair(), pair("Soft", role="decorative")), "2.84")


def drop_excused_by_a_font(folder):
    cause(folder, "font", soft("#000000"), soft("#8A8A8A", pair(), pair("Soft", font={"size": 24})), "3.45")


def drop_excused_by_a_policy(folder):
    cause(folder, "policy", soft("#000000", policy="wcag22-aaa"), soft("#707070"), "4.95")


# Records

def bar(*records, tint=None):
    layer = {"glass": "regular", **({"tint": tint, "amount": 0.5} if tint else {})}
    surfaces = {"bar": {**GLASS["surfaces"]["bar"], "layers": [layer]}}
    return {**base(), **audit_file([pair(), pair(on="bar", name="tool bar: title")], requirements=None,
                                   verified=list(records) or None, surfaces=surfaces)}


def open_variants(report):
    return [one["variant"] for one in report["measurements"] if one["verdict"] == "unverified" and not one.get("state")]


def record_with_and_without_its_surface(folder):
    folder.write(bar())
    report, _ = audited(folder)
    variants = [one for one in open_variants(report) if one in LIGHT]
    if not folder.expect(variants, "not a situation: no light cell is unverified"):
        return
    record = {**RECORD, "variants": variants}
    folder.write(bar(record))
    report, _ = audited(folder)
    refused = codes(report).get("record-refused", {})
    folder.expect(refused.get("count") == 1, f"a record without a surface: record-refused is {refused.get('count')}")
    folder.expect(set(variants) <= set(open_variants(report)), "a record without a surface decides a cell")
    text = folder.run("audit", ".", "--verbose", columns=400).stdout + json.dumps(report["diagnostics"])
    found = re.search(r'surface\W{1,6}\b([0-9a-f]{8})\b|\b([0-9a-f]{8})\b', text)
    if not folder.expect(found, "a record without a surface: the hash to add is not named"):
        return
    whole = {**record, "surface": found[1] or found[2]}
    folder.write(bar(whole))
    report, _ = audited(folder)
    folder.expect(not set(variants) & set(open_variants(report)), "a record with its surface does not decide its cells")
    folder.expect("record-refused" not in codes(report), "a record with its surface is refused")
    for name, changed in (("after the surface was tinted", bar(whole, tint="#FF8800")),
                          ("with a date in the future", bar({**whole, "date": "2031-05-01"})),
                          ("of iOS 9", bar({**whole, "device": "iPhone 6, iOS 9.3"})),
                          ("of another surface", bar({**whole, "surface": "00000000"}))):
        folder.write(changed)
        report, _ = audited(folder)
        folder.expect(codes(report).get("record-refused", {}).get("count") == 1, f"a record {name} is not refused")
        folder.expect(set(variants) & set(open_variants(report)), f"a record {name} decides its cells")


def record_against_a_stated_color(folder):
    record = {**RECORD, "pair": "sign: title", "variants": ["light"], "color": "#FFFFFF"}
    folder.write({**catalog({"Ink": "#111111", "Paper": "#222222"}), **audit_file(
        [pair("#FFFFFF", "Paper"), pair("Ink", "Paper", name="sign: title", assumed="nobody has decided")], requirements=None,
        verified=[record])})
    report, _ = audited(folder)
    cells = [one for one in report["measurements"] if one["foreground"] == "Ink" and one["variant"] == "light"]
    folder.expect(cells and all(one["verdict"] != "pass" for one in cells), "a record overrides an opaque color of the catalog")


# Requirements and roles

def requirement_over_exempt_pairs(folder):
    asks = [{"id": "REQ-1", "title": "Paper can be seen", "pairs": ["Paper|*"]},
            {"id": "REQ-2", "title": "Nothing", "pairs": ["Nobody|*"]}, {**RULES[0], "id": "REQ-3"}]
    folder.write({**base(), **audit_file([pair(), pair("Paper", "Ink", role="decorative")], requirements=asks)})
    report, _ = audited(folder)
    statuses = {one["id"]: one["status"] for one in report["requirements"]}
    for name in ("REQ-1", "REQ-2"):
        folder.expect(statuses[name] not in ("pass", None), f"{name}, without a measured cell, is {statuses[name]!r}")


def link_cue_without_against(folder):
    folder.write({**base(), **audit_file([pair(), pair("Ink", role="link-cue")], requirements=None)})
    report, _ = audited(folder)
    cells = [one for one in report["measurements"] if one["role"] == "link-cue"]
    folder.expect(cells and all(one["verdict"] == "unverified" for one in cells), "a link cue without \"against\" is decided")
    folder.expect(cells and all("against" in one.get("reason", "") for one in cells), "the reason does not name \"against\"")


def failure_outweighs_incompleteness(folder):
    folder.write(soft(GRAY, pair(variants=LIGHT), pair("Soft", variants=LIGHT)))
    report, _ = audited(folder)
    folder.expect(report["summary"]["verdict"] == "fail", f"verdict is {report['summary']['verdict']!r} although a pair fails")
    folder.expect(codes(report).get("variant", {}).get("count") == 4, f"variant: {codes(report).get('variant')}")


def several_reasons_at_once(folder):
    ink = two(INK) + [entry(PALE, idiom="mirror"), entry(PALE, locale=7)]
    folder.write({**base(Ink=ink, **{"Old/Paper": PALE}), **audit_file([pair(variants=LIGHT)], requirements=RULES)})
    report, _ = audited(folder)
    given = {code: one["count"] for code, one in codes(report).items()}
    wanted = {"device-class": 1, "locale": 1, "duplicate-name": 1, "variant": 4}
    folder.expect(given == wanted, f"summary.incomplete is {given}, expected {wanted}")
    text = folder.run("audit", ".").stdout
    folder.expect(len(re.findall("^Not measured", text, re.M)) == 1, "the text does not begin one paragraph with \"Not measured\"")


def idioms_iphone_and_ipad(folder):
    ink = two(INK) + [entry("#000000", idiom="ipad"), entry("#FFFFFF", dark=True, idiom="ipad")]
    folder.write({**base(Ink=ink), **audit_file(idioms=["iphone", "ipad"])})
    report, _ = audited(folder)
    folder.expect(report["summary"]["verdict"] == "pass", f"all idioms that entries name are measured: {report['summary'].get('incomplete')}")


def catalog_beside_an_audit_file(folder):
    folder.write({**base("App/Colors.xcassets"), **audit_file(path="App/legible.json"),
                  **catalog({"Lamp": PALE, "Rug": "#FFFFFF"}, "Other/Other.xcassets")})
    report, _ = audited(folder)
    folder.expect(report["summary"]["verdict"] != "pass", "a catalog that nothing audits: the verdict is 'pass'")
    folder.expect("Other.xcassets" in folder.run("audit", ".").stdout, "a catalog that nothing audits is not named")


# Coverage, evidence, and next steps

def coverage_without_a_token(folder):
    folder.write(audit_file([pair("#111111", "#FFFFFF")], None, requirements=None))
    report, status = audited(folder, "--min-coverage", "0.8")
    folder.expect(status == 1 and report["summary"]["gate"] == "failed", f"--min-coverage 0.8 without a token ends with {status}")


def attestation(folder):
    folder.write(soft(GRAY))
    done = folder.run("evidence", ".", "--openacr", "--attest", "A. Person, 2026-11-01")
    folder.expect(done.returncode == 0 and '"supports"' not in done.stdout, f"a failing palette is attested (status {done.returncode})")
    for value in ("A. Person", "A. Person, 2026-13-41", ", 2026-11-01"):
        done = folder.run("evidence", ".", "--openacr", "--attest", value)
        folder.expect(done.returncode == 64 and "unknown option" not in done.stderr, f"--attest {value!r} ends with {done.returncode}")


def merged_shards_conclude_the_same(folder):
    folder.write({**base(Ink=two(INK) + [entry(PALE, idiom="ipad")]), **audit_file([pair(), pair("Paper", "Ink")])})
    for shard in (1, 2):
        folder.run("audit", ".", "--shard", f"{shard}/2", "--output", folder.output / "shards")
    merged = folder.run("merge", ".", *sorted((folder.output / "shards").glob("*.json")), "--format", "json")
    whole = folder.run("audit", ".", "--format", "json")
    folder.expect(merged.stdout == whole.stdout != "", f"merged shards differ from one run (status {merged.returncode})")
    folder.expect(json.loads(merged.stdout)["summary"]["verdict"] != "pass", "merged shards: the verdict is 'pass'")


def contrast_of_tokens_names_its_variants(folder):
    folder.write({**base(), **audit_file()})
    done = folder.run("contrast", "Ink", "Paper")
    folder.expect(done.returncode == 0, f"contrast of two tokens ends with {done.returncode}")
    folder.expect(re.search(r"\bdark\b", done.stdout), "`contrast Ink Paper` differs in dark and does not say so")


def next_steps_work(folder):
    empty = {"empty/README.txt": "nothing\n"}
    literal = audit_file([pair("#111111", "#FFFFFF", role="decorative")], None, requirements=None, path="literal/legible.json")
    folder.write({**empty, **literal, **catalog({"Hue": "#808080"}, "lone/Colors.xcassets")})
    for name in ("empty", "literal", "lone"):
        done = folder.run("audit", name, columns=400)
        said = done.stdout + done.stderr
        folder.expect("0 tokens" not in said, f"{name}: a step is proposed for 0 tokens")
        for command in re.findall(r"[`']legible ([^`']+)[`']", said):
            if not re.search(r"[A-Z]{3}|…", command):
                again = folder.run(*command.split())
                folder.expect(again.returncode in (0, 1), f"{name}: `legible {command}` is proposed and ends with {again.returncode}")


ALL = (waiver_holds_down_to_its_ratio, waiver_without_ratio_and_a_drop, waiver_in_source_with_a_ratio, decorative_with_a_font,
       text_turned_decorative, drop_excused_by_a_font, drop_excused_by_a_policy, record_with_and_without_its_surface,
       record_against_a_stated_color, requirement_over_exempt_pairs, link_cue_without_against, failure_outweighs_incompleteness,
       several_reasons_at_once, idioms_iphone_and_ipad, catalog_beside_an_audit_file, coverage_without_a_token, attestation,
       merged_shards_conclude_the_same, contrast_of_tokens_names_its_variants, next_steps_work)
