"""What is right in the public cases about what is read: asset catalogs, token files, themes. See check-public-cases.

Every expectation comes from the situation and from the design: colors and ratios are computed here, with public_colors.py, and never
copied from the tool. Wording is left open, except for the word or the command that a person needs."""

import json
import math
import re

from public_answers import BLACK, DARK, LIGHT, NOT_READ, WHITE, case
from public_colors import GAMUTS, XYZ_TO_LINEAR, encoded, inverse, lab_of, linear, near, parsed, ratio, srgb, times, to_xyz


# Asset catalogs: components, entries, files.

def complaints(done, name):
    """The lines about one color set, without their place."""
    found = re.findall(rf"(?m)^\S*{re.escape(name)}\.colorset\S*?: (?:(?:error|warning|note): )?(.*)$", done.text)
    return "\n".join(found)


@case("001")
def components_in_hexadecimal(it):
    tokens = it.tokens("A.xcassets")
    full = (255 / 255, 127 / 255, 10 / 255)
    tokens.each(Lower=full, UpperX=full, HexAlpha=(*full, 128 / 255), OneDigit=(15 / 255, 7 / 255, 0.0), Bare=None, Hash=None)
    it.status(tokens.done, 65)
    for name in ("Bare", "Hash"):
        it.expect("0x" in complaints(tokens.done, name), f"nothing about {name} tells how to write a component")


@case("002")
def components_beyond_one(it):
    tokens = it.tokens("A.xcassets")
    half = (0.5, 0.5, 0.5)
    tokens.each(Dot=(0.5, 1.0, 0.5), Exp=half, Mixed=(1.0, 0.5, 128 / 255), Num=(1.0, 0.5, 128 / 255), Comma=None, Pct=None)
    it.status(tokens.done, 65)
    for name in ("Comma", "Pct", "BigInt", "Srgb"):
        it.expect(complaints(tokens.done, name), f"nothing is said about {name}")
    it.pairs(["A.xcassets"], "Ext", "Srgb", on=BLACK)
    report = it.report(".")
    extended = (1.2, -0.1, 0.5)
    report.measures("Ext", ratio(extended, BLACK), "pass")
    it.expect(abs(ratio(extended, BLACK) - ratio((1.0, 0.0, 0.5), BLACK)) > 0.1, "not a situation: clamping changes nothing")


def narrow(gamut):
    return (gamut or "").lower() == "srgb"


def wide(report):
    """Audits of P3 displays; those without a gamut, where none is named for them."""
    named = [one.get("gamut") for one in report.audits.values() if (one.get("gamut") or "").lower().endswith("p3")]
    return (lambda gamut: gamut in named) if named else (lambda gamut: not gamut)


@case("004")
def device_classes(it):
    it.expect("ios-marketing" in it.run("inspect", "A.xcassets").text, "the unknown idiom is not named")
    base = "#111111"
    for idiom, colors in (("mac", {"Sub": base, "Vis": base, "Phone": base, "Loc": base}), ("mac-catalyst", {"Sub": "#EEEEEE", "Phone": base}),
                          ("vision", {"Vis": "#AAAAAA"}), ("watch", {"Vis": "#BBBBBB"}), ("iphone", {"Phone": "#AAAAAA", "Vis": base})):
        it.tokens("A.xcassets", "--idiom", idiom).each(**colors)
    it.pairs(["A.xcassets"], "Gamut", "Loc", "Phone", "Sub", "Vis")
    report = it.report(".")
    for name, idiom, color in (("Phone", "iphone", "#AAAAAA"), ("Sub", "mac-catalyst", "#EEEEEE"), ("Vis", "vision", "#AAAAAA"),
                               ("Vis", "watch", "#BBBBBB"), ("Vis", "tv", "#CCCCCC"), ("Vis", "car", "#DDDDDD")):
        report.measures(name, ratio(color), "fail", what=f"on {idiom}", idiom=idiom)
    report.measures("Gamut", ratio("#333333"), "pass", what="on sRGB displays", gamut=narrow)
    report.measures("Gamut", ratio((0.9, 0.9, 0.9)), "fail", what="on P3 displays", gamut=wide(report))
    report.measures("Loc", ratio("#EEEEEE"), "fail", what="in German", locale="de")
    report.measures("Loc", ratio(base), "pass", what="in other languages", locale=None)
    report.is_(verdict="fail", sufficientContrast="fail")
    report.complete("locale")
    unknown = {one["name"] for one in (report.left.get("device-class") or {}).get("items", [])}
    it.expect(unknown <= {"ios-marketing"}, f"summary.incomplete has the device classes {sorted(unknown)}")
    it.expect(not report.diagnostics("as if it applied"), "a locale's entry is said to apply to all locales")


@case("005")
def locale_before_base(it):
    tokens = it.tokens("A.xcassets")
    tokens.is_("Loc", "#111111")
    it.says(it.run("inspect", "A.xcassets"), r"\bde\b")
    it.pairs(["A.xcassets"], "Loc")
    report = it.report(".")
    report.measures("Loc", ratio("#111111"), "pass", locale=None)
    report.measures("Loc", ratio("#EEEEEE"), "fail", what="in German", locale="de")
    report.is_(verdict="fail")
    it.status(report.done, 1)
    it.says(it.run("audit", "."), r"\bde\b", r"1\.16", where="out")


@case("007")
def damaged_files(it):
    tokens = it.tokens("A.xcassets")
    tokens.each(**{name: "#111111" for name in ("Bom", "Cr", "Crlf", "NoInfo")})
    causes = {"Arr": "object", "Bom": "(?i)byte.order|BOM", "Com": "comment", "Empty": "empty", "Latin": "UTF-8", "None": "no Contents.json|missing",
              "Null": "object", "Trail": "comma", "U16": "UTF-16", "U16be": "UTF-16", "Lfs": "git lfs pull", "Conf": "(?i)conflict"}
    for name, cause in causes.items():
        found = complaints(tokens.done, name)
        it.expect(re.search(cause, found), f"{name}: its cause ({cause}) is not named: {found[:100]!r}")
        if name != "Bom":
            tokens.is_(name, None)
    it.status(tokens.done, 65, 66)


@case("008")
def color_spaces(it):
    tokens = it.tokens("A.xcassets")
    half, gray = (0.5, 0.5, 0.5), ((0.5 ** 2.2) ** (1 / 2.4)) * 1.055 - 0.055
    tokens.each(G22=(gray, gray, gray), XGray=half, XGrayInt=(128 / 255,) * 3, XGrayHex=(*(128 / 255,) * 3, 0.5), NoAlpha=half,
                Lin=srgb("srgb-linear", 0.5, 0.5, 0.5), AlphaPct=None, NoBlue=None, GrayInRgb=None, P3x=None)
    stated = [parsed(one["light"]) for one in tokens.all("G22") if one["light"]]
    it.expect(stated and abs(stated[0][0] - gray) < 1e-4, f"G22 is {stated and stated[0][0]}, expected {gray:.5f}")
    for name, word in (("P3x", "extended-display-p3"), ("Upper", "sRGB"), ("AlphaPct", "%"), ("NoBlue", "blue"), ("Alpha2", ""), ("AlphaNeg", ""),
                       ("NoSpace", "color-space")):
        found = complaints(tokens.done, name)
        it.expect(found and word in found, f"nothing is said about {name}: {found[:100]!r}")
    it.silent(tokens.done, r"P3x.*read as srgb")
    it.status(tokens.done, 65)
    it.pairs(["A.xcassets"], "G22", "Lin", "P3x")
    report = it.report(".")
    report.measures("G22", 1.05 / (0.5 ** 2.2 + 0.05), "fail")
    report.measures("Lin", 1.05 / 0.55, "fail")
    report.measures("P3x", None, "unverified")
    report.without("input-error")


@case("011")
def pointers_of_git_lfs(it):
    for path in ("A.xcassets", "tokens.json"):
        done = it.run("audit", path)
        it.says(done, "(?i)git lfs pull", "(?i)pointer")
        it.silent(done, "not a JSON value", "quotation marks", "audit file", "0 tokens", "(?i)verdict: pass")
        it.status(done, 65)


@case("014")
def twins(it):
    tokens = it.tokens(".")
    tokens.each(Accent="#111111", accent="#222222")
    it.expect(len(tokens.names) == 4, f"{len(tokens.names)} tokens, expected 4")
    report = it.report(".")
    report.measures("Accent", ratio("#111111"), "pass")
    report.measures("accent", ratio("#222222"), "pass")
    rules = {one["rule"] for one in report.read.get("findings", [])}
    it.expect({"case-twin-names", "repeated-token-name"} <= rules, f"the twins are not reported: {sorted(rules)}")
    it.status(report.done, 0)
    it.expect(report.summary.get("fail") == 0, "something fails")
    report.is_(verdict="unverified")  # two color sets of one name: not complete
    report.without("duplicate-name", "Caf")


@case("015")
def folders_of_dependencies(it):
    tokens = it.tokens(".")
    it.expect(sorted(tokens.names) == ["Ink", "Ink2"], f"the palette is {tokens.names}, expected Ink and Ink2")
    report = it.report(".")
    report.without("folder-skipped", "Carthage", "Pods", "DerivedData", "node_modules")
    it.says(it.run("audit", "."), "Carthage", "Pods", where="out")


@case("016")
def icons(it):
    done = it.run("audit", ".")
    it.status(done, 0)
    it.says(done, "(?i)not.measured")
    it.silent(done, "(?i)verdict: (pass|fail)")
    it.tokens(".").each(Ink="#111111")
    report = it.report(".")
    report.is_(verdict="not-measured", gate="not-measured", fail=0)


@case("017")
def neutral_grays(it):
    found = re.findall(r"(?m)^(P3g\d\d)\b.*?#([0-9A-F]{6})\b", it.run("inspect", "A.xcassets").out)
    files = {file.parent.stem: file for file in (it.path / "A.xcassets").glob("P3g*/Contents.json")}
    it.expect(files and {name for name, _ in found} == files.keys(), f"{len(found)} grays are shown, expected {len(files)}")
    for name, digits in found:
        value = float(json.loads(files[name].read_text())["colors"][0]["color"]["components"]["red"])
        parts = [int(digits[at : at + 2], 16) for at in (0, 2, 4)]
        it.expect(len(set(parts)) == 1, f"{name} ({value}) is #{digits}: not neutral")
        it.expect(all(abs(part - value * 255) <= 0.5001 for part in parts), f"{name} ({value}) is #{digits}")


@case("019")
def gamuts(it):
    report = it.report(".")
    low, high = ratio("#AAAAAA"), ratio((0.2, 0.2, 0.2))
    report.measures("Ink", low, "fail", what="on sRGB displays", gamut=narrow)
    report.measures("Ink", high, "pass", what="on P3 displays", gamut=wide(report))
    report.is_(verdict="fail", sufficientContrast="fail", gate="failed")
    it.status(report.done, 1)
    report.complete("device-class")
    it.says(it.run("audit", "."), f"{low:.2f}"[:4], "(?i)sRGB", where="out")


# Token files: notations, groups, modifiers.

def span(path, key):
    """The lines of a member in a token file that is laid out with one member a line."""
    lines = path.read_text().splitlines()
    start = next(at for at, line in enumerate(lines) if re.match(rf"\s*{re.escape(json.dumps(key, ensure_ascii=False))}\s*:", line))
    depth = len(lines[start]) - len(lines[start].lstrip())
    end = next((at for at in range(start + 1, len(lines)) if len(lines[at]) - len(lines[at].lstrip()) <= depth), start)
    return range(start + 1, end + 2)


def reported(it, done, path, *keys):
    """Something is said about each of these members, in their lines or by name."""
    lines = {int(line) for line in re.findall(rf"(?m)^\S*{re.escape(path)}:(\d+):\d+: (?:error|warning|note)", done.text)}
    for key in keys:
        named = re.search(rf"(?m)^(?!\S+ +(?:all|light)\b).*['\"{{.]{re.escape(key)}['\"}}.]", done.err)
        it.expect(lines & set(span(it.path / path, key)) or named, f"nothing is said about {key!r}")


@case("020")
def missing_components(it):
    tokens = it.tokens("tokens.json")
    hue = srgb("oklch", 0.5, 0.1, 0.0)
    tokens.each(**{"c.hue": hue, "c.zero": hue, "c.light": BLACK, "c.rgb": (0.0, 0.5, 1.0), "c.hsl": (0.5, 0.5, 0.5),
                   "c.hwb": (0.8, 0.2, 0.2), "c.allnone": BLACK, "c.alpha": None, "c.nul": None})
    reported(it, tokens.done, "tokens.json", "alpha", "nul")
    it.status(tokens.done, 65)


@case("021")
def spaces_of_the_color_module(it):
    tokens = it.tokens("tokens.json")
    rose, red = (1.0, 0.0, 0.5), (1.0, 0.0, 0.0)
    tokens.each(**{"c.srgb": rose, "c.hsl": rose, "c.hslneg": rose, "c.hwb": rose, "c.hsl360": red, "c.lab": red, "c.lch": red,
                   "c.oklab": red, "c.oklch": red, "c.xyz65": red, "c.xyz50": red, "c.hexbad": red, "c.lin": srgb("srgb-linear", *rose)})
    unread = ("xyz", "cmyk", "okhsl", "two", "four", "hexonly", "string")
    tokens.each(**{"c." + name: None for name in unread})
    reported(it, tokens.done, "tokens.json", *unread, "hexbad", "hex3", "hex8", "over", "alpha2", "hsl360", "hslneg")
    it.status(tokens.done, 65)
    wide = {"c.p3": "display-p3", "c.a98": "a98-rgb", "c.pp": "prophoto-rgb", "c.r2020": "rec2020"}
    it.expect(wide["c.p3"] in GAMUTS and abs(ratio(srgb("display-p3", *red)) - 3.76) < 0.006, "the formula gives another ratio for P3 red")
    it.pairs(["tokens.json"], *wide)
    report = it.report(".")
    for name, space in wide.items():
        value = ratio(srgb(space, *red))
        report.measures(name, value, "pass" if value >= 4.5 else "fail")


@case("023")
def groups(it):
    tokens = it.tokens("tokens.json")
    tokens.each(**{"color.accent.$root": "#FF0000", "color.useRoot": "#FF0000", "color.useLight": "#FF8888", "color.useGroup": None,
                   "ext.a": "#00FF00", "ext.deep.x": "#010101", "ext.deep.y": "#030303", "ext.deep.z": "#040404", "base.deep.y": "#020202",
                   "ext2.a": "#00FF00", "ext2.deep.x": "#010101", "ext2.deep.z": "#040404", "ptr": "#0000FF", "ptr2": "#0000FF",
                   "ptr3": (0.5, 0.0, 0.0), "ptrEsc": "#0A0B0C", "loop.a": None, "loop.b": None, "loop.c": None, "loop.self": None,
                   "gone": None, "dep": "#123123"})
    it.says(tokens.done, r"loop\.b", r"loop\.self", r"no\.such\.token", "cyc1", "cyc2", "'both'|\"both\"", r"color\.accent\.\$root", where="err")
    it.status(tokens.done, 65)


def read_or_named(it, tokens, **colors):
    """Each token has its color, or the output says that it was not read."""
    for name, color in colors.items():
        if tokens.all(name):
            tokens.is_(name, color)
        else:
            it.expect(re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])", tokens.done.err), f"{name} is neither read nor named")


@case("025")
def untyped_colors(it):
    tokens = it.tokens("tokens.json")
    half = (1.0, 0.0, 0.0, 0.5)
    tokens.is_("color.base.red", "#FF0000")
    read_or_named(it, tokens, **{"color.base.chan": half, "color.base.hsl": srgb("hsl", 120, 100, 25), "color.base.alpha": half})
    done = it.run("audit", ".")
    it.silent(done, "(?i)there is no token", "(?i)verdict: pass")
    report = it.report(".")
    if tokens.all("color.base.alpha"):
        report.measures("color.base.alpha", ratio(half), "fail")
        it.status(done, 1)
    else:
        report.measures("color.base.alpha", None, "unverified")
        report.without("unread-member")


@case("026")
def modifiers(it):
    tokens = it.tokens("tokens.json")
    base = parsed("#d3d7db")[:3]
    lightness, a, b = lab_of(base)
    other = lab_of((1.0, 0.0, 0.0))
    lighter = (lightness + (100 - lightness) * 0.9, a, b)
    tokens.each(**{"c.a": (0.0, 0.0, 0.0, 0.5), "c.an": (0.0, 0.0, 0.0, 0.5), "c.ap": (0.0, 0.0, 0.0, 0.5), "c.am": (0.0, 0.0, 0.0, 0.25),
                   "c.ref": (0.0, 0.0, 0.0, 0.5), "c.d": tuple(value * 0.5 for value in base), "c.unk": None,
                   "c.m": (0.31, 0.31, 0.31, 161 / 255 * 0.69 + 0.31), "c.p3": p3_darker()})
    it.says(tokens.done, "saturate", where="err")
    it.status(tokens.done, 65)
    it.pairs(["tokens.json"], "c.l", "c.m2", on=BLACK)
    report = it.report(".")
    report.measures("c.l", ratio(srgb("lab", *lighter), BLACK), "pass")
    report.measures("c.m2", ratio(srgb("lch", *mixed(other, (lightness, a, b))), BLACK), "pass")


def p3_darker():
    light = times(inverse(to_xyz("display-p3")), times(inverse(XYZ_TO_LINEAR), (linear(1.0), 0.0, 0.0)))
    return srgb("display-p3", *(encoded(value) * 0.8 for value in light))


def mixed(first, second):
    """The middle of two colors in LCH, by the shorter way around."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    h1, h2 = math.degrees(math.atan2(b1, a1)), math.degrees(math.atan2(b2, a2))
    way = (h2 - h1 + 180) % 360 - 180
    return ((l1 + l2) / 2, (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2, h1 + way / 2)


@case("027")
def modes_beside_a_value(it):
    for name, token in (("figma", "bg"), ("figma2", "bg"), ("values", "bg"), ("sets", "bg"), ("bruecke", "colors.bg")):
        tokens = it.tokens(f"{name}.json")
        tokens.themed(token, WHITE, BLACK)
        it.status(tokens.done, 0)
    tokens = it.tokens("modes.json")
    tokens.is_("bg", WHITE, "light", "light-reduced")
    tokens.is_("bg", BLACK, "dark", "dark-reduced")
    tokens.is_("bg", "#FFFFF0", "light-increased", "light-increased-reduced")
    tokens.is_("bg", "#000001", "dark-increased", "dark-increased-reduced")
    done = it.run("inspect", "hc.json")
    read = all(color in done.out for color in ("#FFFFFF", "#111111")) and all(mode in done.text for mode in ("cds-g0", "cds-g100"))
    it.expect(read or re.search(r"\$modes", done.text), "hc.json: modes that are neither light nor dark are neither read nor named")
    done = it.run("inspect", "figmaraw.json")
    it.silent(done, "did you mean", "audit file")
    tokens = it.tokens("figmaraw.json") if done.status == 0 else None
    it.expect("Figma" in done.text or tokens and tokens.all("bg"), "figmaraw.json: neither read nor named as an export of Figma")
    if tokens:
        tokens.themed("bg", WHITE, BLACK)


@case("028")
def composites(it):
    tokens = it.tokens("tokens.json")
    tokens.each(**{"b.color": WHITE, "balias.color": WHITE, "s.color": WHITE, "colPtr": WHITE, "noType": WHITE, "noType3": "#00FF00"})
    for prefix, wanted in (("sa.", {"#102030", WHITE}), ("g.", {WHITE, BLACK}), ("galias.", {WHITE, BLACK}), ("bInherit.", {WHITE})):
        found = [variants["light"] for name, variants in tokens.listed if name.startswith(prefix) and variants["light"]]
        it.expect(len(found) == len(wanted) and all(any(near(one, color) for one in found) for color in wanted),
                  f"{prefix}…: {found}, expected {sorted(wanted)}")
    it.says(tokens.done, r"\bgone\b", where="err")
    reported(it, tokens.done, "tokens.json", "noType2", "noType3", "colFromBorder")
    read_or_named(it, tokens, noType4="#FF0000")


@case("030")
def dark_mode_that_fails(it):
    report = it.report(".")
    report.measures("ink", ratio("#222222"), "pass", variants=LIGHT)
    report.measures("ink", ratio("#333333", BLACK), "fail", variants=DARK)
    report.is_(verdict="fail", sufficientContrast="fail", gate="failed")
    it.status(report.done, 1)
    it.says(it.run("audit", "."), r"1\.66", where="out")
    it.tokens(".").themed("paper", WHITE, BLACK)


# Themes, families, contexts.

def palettes(it, *words):
    """`audit` names one palette per word."""
    report = it.report(".")
    if words:
        report.named(*words)
    else:
        it.expect(len(report.audits) == 1, f"{len(report.audits)} audits, expected 1")
    it.expect(not report.read.get("diagnostics") or all(one["severity"] == "note" for one in report.read["diagnostics"]),
              f"problems in the input: {[one['message'] for one in report.read.get('diagnostics', [])][:2]}")
    return report


@case("032")
def themes_as_folders(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"))
    tokens.families("text", ("#111111", "#EEEEEE"))
    it.status(tokens.done, 0)
    palettes(it)


@case("034")
def two_brands_as_folders(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"), ("#222222", "#DDDDDD"))
    it.status(tokens.done, 0)
    palettes(it, "a", "b")


@case("035")
def nested_brands(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"), ("#222222", "#DDDDDD"))
    it.status(tokens.done, 0)
    palettes(it, "a", "b")


@case("036")
def themes_as_suffixes(it):
    tokens = it.tokens(".")
    for color, variants in (("#111111", ("light", "light-reduced")), ("#EEEEEE", ("dark", "dark-reduced")),
                            (BLACK, ("light-increased", "light-increased-reduced")), (WHITE, ("dark-increased", "dark-increased-reduced"))):
        tokens.is_("ink", color, *variants)
    tokens.each(dr="#300000", hl="#FFFF00", lb="#ADD8E6")
    it.expect(len(tokens.names) == 4, f"tokens are {tokens.names}")
    it.status(tokens.done, 0)
    palettes(it)


@case("038")
def partial_dark(it):
    tokens = it.tokens(".")
    tokens.themed("ink", "#111111", "#EEEEEE")
    tokens.themed("alias", "#111111", "#EEEEEE")
    tokens.is_("line", "#888888")
    it.status(tokens.done, 0)
    palettes(it)


@case("039")
def two_brands_of_two_files(it):
    tokens = it.tokens(".")
    acme, zeta = ("#111111", "#EEEEEE"), ("#222222", "#DDDDDD")
    tokens.families("text", acme, zeta)
    tokens.families("color.blue", acme)
    tokens.families("color.red", zeta)
    report = palettes(it, "acme", "zeta")
    it.expect(not any("semantic" in one["name"] for one in report.audits.values()), "a file's name is a family")


@case("047")
def seven_brands(it):
    def value(brand, theme):
        (token,) = json.loads((it.path / f"{brand}-{theme}" / "colors.json").read_text())["color"].values()
        return token["value"]
    wanted = [(value(brand, "light"), value(brand, "dark")) for brand in "abcdefg"]
    it.expect(len(set(wanted)) == 7, "not a situation: two brands look alike")
    tokens = it.tokens(".")
    for name in ("text", "button", "color.blue"):
        tokens.families(name, *wanted)
    palettes(it, *"abcdefg")


@case("048")
def one_brand_of_contexts(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"))
    tokens.families("paper", (WHITE, WHITE))
    it.status(tokens.done, 0)
    palettes(it)


@case("050")
def two_brands_in_one_group(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"), ("#223344", "#EEEEEE"))
    tokens.families("paper", (WHITE, WHITE), (WHITE, WHITE))
    it.status(tokens.done, 0)
    palettes(it, "acme", "zeta")


@case("051")
def three_groups(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"), ("#111111", "#EEEEEE"))
    tokens.families("accent", ("#0000FF", "#0000FF"), ("#FF0000", "#FF0000"))
    for variants in tokens.all("accent"):
        it.expect(all(variants[one] == "#000080" for one in ("light-increased", "dark-increased")), f"accent is {variants} with increased contrast")
    it.status(tokens.done, 0)
    palettes(it, "Acme", "Zeta")


@case("052")
def a_third_context(it):
    tokens = it.tokens("t.resolver.json")
    tokens.families("ink", ("#111111", "#EEEEEE"), ("#223344", "#223344"))
    it.status(tokens.done, 0)
    report = it.report("t.resolver.json")
    names = [one["name"] for one in report.audits.values()]
    it.expect(len(names) == 2 and sum("modern" in name for name in names) == 1, f"audits are {names}, expected two, one of them modern")


@case("053")
def sets_in_one_file(it):
    tokens = it.tokens("tokens.json")
    tokens.each(x=(1.0, 1.0, 1.0, 0.5), y=(1.0, 1.0, 1.0, 0.25), z=srgb("hsl", 210, 50, 40), s=(0.75, 0.75, 0.75), t=(0.5, 0.5, 0.5, 0.75))
    tokens.families("bg", (WHITE, BLACK))
    if tokens.all("r") and tokens.all("r")[0]["light"]:
        tokens.is_("r", (1.0, 1.0, 1.0, 0.3))
        it.status(tokens.done, 0)
    else:
        it.says(tokens.done, r"\$white", where="err")
        it.status(tokens.done, 65)


@case("055")
def aliases_and_types(it):
    tokens = it.tokens("t.json")
    tokens.each(**{"c": None, "g.num": None, "g.bool": None, "g.nul": None, "g.hex": "#AABBCC"})
    read, at = json.loads((it.path / "t.json").read_text()), "k0"
    for _ in range(400):
        value = read[at]["$value"]
        if not value.startswith("{"):
            break
        at = value.strip("{}")
    tokens.each(k0=value, k150=value)
    reported(it, tokens.done, "t.json", "c", "num", "bool", "nul", "arr", "inh")
    it.says(tokens.done, "dimension", where="err")
    it.status(tokens.done, 65)


@case("056")
def edges_of_resolvers(it):
    tokens = it.tokens("a.resolver.json")
    tokens.themed("ink", "#111111", "#EEEEEE")
    tokens.themed("paper", WHITE, BLACK)
    tokens.is_("copy", "#0A0B0C")
    it.status(tokens.done, 0)
    tokens = it.tokens("b.resolver.json")
    tokens.themed("ink", "#111111", "#EEEEEE")
    it.status(tokens.done, 0)
    for name, patterns in (("c", ["cycle|circular"]), ("d", ["2025.10"]), ("e", ["(?i)url", "outside", r"missing\.json", "nope"])):
        done = it.run("inspect", f"{name}.resolver.json")
        it.status(done, 65, 66)
        it.says(done, *patterns, where="err")


@case("057")
def other_dialects(it):
    tokens = it.tokens("figma.json")
    tokens.themed("bg", WHITE, BLACK)
    it.status(tokens.done, 0)
    for name, pattern in (("specify", "Specify"), ("vscode", "VS ?Code|Visual Studio Code"), ("tail", "Tailwind"), ("nested", NOT_READ)):
        done = it.run("inspect", f"{name}.json")
        it.says(done, pattern)
        it.silent(done, "audit file", "did you mean")


@case("059")
def native_export_of_figma(it):
    tokens = it.tokens(".")
    tokens.families("bg", ("#F5F5F5", "#111111"))
    tokens.each(**{"gray.100": "#F5F5F5", "gray.900": "#111111"})
    it.status(tokens.done, 0)
    palettes(it)


@case("065")
def plain_values(it):
    tokens = it.tokens("t.json")
    ink = parsed("#111111")[:3]
    tokens.is_("ink", "#111111")
    read_or_named(it, tokens, clear=(0.0, 0.0, 0.0, 0.0), paper=WHITE, veil=(*ink, 0.5))
    report = it.report(".")
    it.silent(report.done, "(?i)there is no token")
    it.expect(not report.diagnostics("(?i)there is no token"), "a declared token is said to be missing")
    it.expect("there is no token" not in it.run("audit", ".").text, "a declared token is said to be missing")
    if tokens.all("paper"):
        report.measures("ink", ratio("#111111"), "pass", surface="paper")
    if tokens.all("veil"):
        report.measures("veil", ratio((*ink, 0.5)), "pass" if ratio((*ink, 0.5)) >= 4.5 else "fail")
    it.expect(report.summary.get("verdict") != "pass" or tokens.all("veil") and tokens.all("paper"), "pass, although a pair has no color")


@case("069")
def modes_with_a_brand(it):
    report = it.report(".")
    report.measures("system:label", 21.0, "pass", surface="paper")
    report.is_(verdict="pass", fail=0)
    it.expect(len(report.audits) == 1, f"{len(report.audits)} audits, expected 1")
    it.status(report.done, 0)
    it.silent(it.run("audit", "."), "invisible")


@case("093")
def sets_without_themes(it):
    tokens = it.tokens(".")
    tokens.families("ink", ("#111111", "#EEEEEE"), ("#222222", "#DDDDDD"))
    tokens.families("w", (WHITE, WHITE), (WHITE, WHITE))
    it.status(tokens.done, 0)
    palettes(it, "acme", "zeta")


@case("094")
def shared_semantics(it):
    tokens = it.tokens(".")
    tokens.families("text", ("#111111", "#EEEEEE"), ("#222222", "#DDDDDD"))
    tokens.families("page", (WHITE, BLACK), (WHITE, BLACK))
    report = palettes(it, "acme", "zeta")
    for brand, light, dark in (("acme", "#111111", "#EEEEEE"), ("zeta", "#222222", "#DDDDDD")):
        def chosen(name, brand=brand):
            return brand in name
        report.measures("text", ratio(light), "pass", variants=LIGHT, what=brand, name=chosen)
        report.measures("text", ratio(dark, BLACK), "pass", variants=DARK, what=brand, name=chosen)
    report.is_(verdict="pass", measurements=16)
    it.status(report.done, 0)


@case("099")
def alpha_beside_a_value(it):
    tokens = it.tokens("t.tokens.json")
    faint = (0.0, 0.0, 0.0, 0.4)
    tokens.each(num=faint, str=faint, pct=faint, op=faint, nul=BLACK, base=BLACK)
    # Another tool's notation in the same file: read, or named where it stands.
    if not tokens.all("sd"):
        it.says(tokens.done, r"t\.tokens\.json:3[2-9]", where="err")
        it.says(it.run("audit", "."), r"'sd' is declared at t\.tokens\.json:31")
    if not any(near(one["light"], faint) for one in tokens.all("ext")):
        it.says(tokens.done, "opacity", where="err")
    report = it.report(".")
    for name in ("num", "str", "op", *(["sd"] if tokens.all("sd") else [])):
        report.measures(name, ratio("#999999"), "fail")
    report.is_(verdict="fail", sufficientContrast="fail")
    it.silent(report.done, "(?i)there is no token")
    it.status(report.done, 1 if tokens.all("sd") else 78)


@case("102")
def members_of_a_build(it):
    done = it.run("inspect", "t.json")
    it.says(done, r"\btransform\b", r"\bmodify\b")
    report = it.report(".")
    report.is_(verdict="unverified", fail=0)
    it.expect(report.summary.get("sufficientContrast") != "pass", "sufficientContrast is 'pass'")
    report.without("unread-member", "transform", "modify")
    it.says(it.run("audit", "."), r"\btransform\b", r"\bmodify\b", where="out")
