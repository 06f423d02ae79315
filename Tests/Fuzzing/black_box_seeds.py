"""Seeds of the black-box fuzzer: for each kind, small folders with what is mutated in them and the commands to run."""
import dataclasses
import json
import pathlib
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ["catalogs", "audit-files", "tokens", "calibration", "screenshots", "yaml", "resolvers", "tokens-studio", "png", "colours", "swift", "documents",
         "property-lists",
         "reports", "shards", "baselines", "icons", "journals"]


@dataclasses.dataclass
class Case:
    """Files by path, those that are mutated, and command lines; an argument that begins with % is mutated as well."""
    files: dict
    mutated: set
    commands: list


def text(value):
    return (value if isinstance(value, str) else json.dumps(value)).encode()


def color(red, green, blue, alpha="1.000", **more):
    return {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": red, "green": green, "blue": blue, "alpha": alpha}}, **more}


def colorset(*colors):
    return text({"colors": list(colors), "info": {"author": "xcode", "version": 1}})


DARK = {"appearances": [{"appearance": "luminosity", "value": "dark"}]}
HIGH = {"appearances": [{"appearance": "contrast", "value": "high"}]}
CATALOG = {
    "A.xcassets/Contents.json": text({"info": {"author": "xcode", "version": 1}}),
    "A.xcassets/Ink.colorset/Contents.json": colorset(
        color("0x8A", "0x8A", "0x8A"), color("0.9", "0.9", "0.9", **DARK), color("10", "10", "10", **HIGH)),
    "A.xcassets/Ground.colorset/Contents.json": colorset(color("255", "1.0", "0xFF"), color("0", "0", "0", **DARK)),
    "A.xcassets/onGround.colorset/Contents.json": colorset(color("0.5", "0.5", "0.5", "0.8")),
    "A.xcassets/N/Contents.json": text({"properties": {"provides-namespace": True}}),
    "A.xcassets/N/System.colorset/Contents.json": colorset(
        {"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}),
}
AUDIT = {
    "version": 1, "name": "Fuzz", "sources": ["A.xcassets"], "policy": "wcag22-aa", "profile": "ios-26",
    "rules": {"missing-increased-entry": "off"}, "assumed": ["N/System"],
    "materials": {"frost": {"alpha": 0.6, "tint": "#F4F4F6", "saturation": 1.4}},
    "surfaces": {
        "card": ["Ground"], "badge": [{"material": "ultraThin"}, "card"], "chip": [{"color": "Ink", "opacity": 0.15}, "card"],
        "bar": {"layers": [{"glass": "regular"}], "over": ["any", "#FF0000"], "reduced": "Ground"},
        "photo": {"layers": [{"gradient": ["#00000000", "#000000B3"]}], "over": [{"gradient": ["#FFF", "#000"]}],
                  "filters": [{"filter": "contrast", "amount": 1.2}], "appearance": "dark"}},
    "pairs": [
        {"foreground": ["Ink", "onGround"], "on": ["card", "badge"], "role": "text", "font": {"size": 17, "weight": "bold"},
         "name": "card: title", "origin": "platform", "note": "a: b"},
        {"foreground": {"full": "#FFFFFF26", "reduced": "#FFFFFF4D"}, "on": "bar", "font": {"style": "headline"}},
        {"foreground": {"color": "Ink", "opacity": 0.6}, "on": "photo", "role": "boundary", "variants": ["light", "dark"], "id": "one"},
        {"foreground": "oklch(0.6 0.2 25)", "on": "chip", "role": "link-cue", "against": "Ink"}],
    "distinct": [{"tokens": ["Ink", "Ground"]}],
    "states": {"differentiate": {"filters": [{"filter": "contrast", "amount": 1.15}]}},
    "requirements": [{"id": "R-1", "title": "t", "rules": ["glass-on-content"]}],
    "waivers": [{"rule": "low-text-contrast", "foreground": "Ink", "on": "card", "variants": ["light"], "reason": "r",
                 "until": "2027-03-31"}]}
TOKENS = {
    "color": {"$type": "color", "ink": {"$value": "#777777", "$extensions": {"a.b": {"mode": {"dark": "#DDDDDD"}}}},
              "ground": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 1}},
              "onGround": {"$value": "{color.ink}", "$description": "d"}, "deep": {"er": {"$value": "{color.onGround}"}}},
    "size": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}},
    "shadow": {"$type": "shadow", "$value": {"color": "#00000080", "offsetX": "1px", "offsetY": "1px", "blur": "2px", "spread": "0px"}},
    "gradient": {"$type": "gradient", "$value": [{"color": "{color.ink}", "position": 0}, {"color": "#fff", "position": 1}]}}
RESOLVER = {
    "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}, "more": {"sources": [{"$ref": "#/sets/base"}]}},
    "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"},
                  "contrast": {"contexts": {"normal": [], "high": [{"color": {"$type": "color", "ink": {"$value": "#000"}}}]}}},
    "resolutionOrder": [{"$ref": "#/sets/more"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"}]}
MODE_TOKENS = {
    "color": {"ink": {"$type": "color", "$value": "#222222", "alpha": "90%", "$modes": {"light": "#111", "dark": {"$value": "#EEE"}}},
              "veil": {"$type": "color", "$value": "{color.ink}", "opacity": "{share}",
                       "$variable_metadata": {"modes": {"Dark": "{color.ink}"}, "valuesByMode": {"1:0": "#000"}}}},
    "share": {"$type": "number", "$value": 0.5}}
SIBLING_TOKENS = {
    "color": {"ink": {"value": "#222", "dark": "#DDD"}, "paper": {"value": "white", "dark": {"value": {"r": 0.1, "g": 0, "b": 0}}},
              "veil": {"value": "rgba({color.ink}, .5)", "extensions": {"mode": {"dark": "rgba($color.paper, 10%)"}}},
              "hue": {"value": {"h": 120, "s": "100%", "l": "25%", "a": "40%"}}, "stray": "#123456"},
    "soft": {"value": "{color.ink}", "type": "color", "transform": "mix", "params": {"alpha": -0.2}}}
FIGMA = {"status": 200, "error": False, "meta": {
    "variables": {
        "V:1": {"id": "V:1", "name": "base/ink", "variableCollectionId": "C:1", "resolvedType": "COLOR",
                "valuesByMode": {"1:0": {"r": 0.1, "g": 0.2, "b": 0.3, "a": 1}}},
        "V:2": {"id": "V:2", "name": "text/main", "variableCollectionId": "C:2", "resolvedType": "COLOR",
                "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "2:1": {"r": 1, "g": 1, "b": 1, "a": 0.5}}}},
    "variableCollections": {
        "C:1": {"id": "C:1", "name": "Base", "defaultModeId": "1:0", "modes": [{"modeId": "1:0", "name": "Value"}]},
        "C:2": {"id": "C:2", "name": "Theme", "defaultModeId": "2:0", "modes": [
            {"modeId": "2:0", "name": "Light"}, {"modeId": "2:1", "name": "Dark"}]}}}}
FIGMA_EXPORT = {"id": "C:2", "name": "Theme", "modes": {"2:0": "Light", "2:1": "Dark"}, "variables": [
    {"id": "V:1", "name": "ink", "type": "COLOR", "valuesByMode": {"2:0": "#111", "2:1": {"r": 1, "g": 1, "b": 1, "a": 1}}}]}
YAML_TOKENS = """color:
  $type: color
  ink: &ink { $value: '#777777' }   # text
  ground:
    $value: "#ffffff"
  onGround: { $value: '{color.ink}' }
  again: *ink
  long:
    $value: >-
      oklch(0.6 0.2 25)
"""
THEO = """global:
  type: color
imports:
- ./sea.yml
props:
  ink: { value: '{!SEA}' }
  veil: { value: 'rgba({!SEA}, 0.5)' }
"""
STUDIO = {
    "$metadata": {"tokenSetOrder": ["core", "light", "dark"]},
    "$themes": [{"id": "1", "name": "light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
                {"id": "2", "name": "dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
    "core": {"ink": {"type": "color", "value": "#777777"}, "size": {"type": "dimension", "value": "{a} * 2"}},
    "light": {"ground": {"type": "color", "value": "#FFFFFF"}, "onGround": {"type": "color", "value": "{ink}"}},
    "dark": {"ground": {"type": "color", "value": "rgba({ink}, 50%)"}, "onGround": {"type": "color", "value": "{ink}",
             "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "0.5", "space": "lch"}}}}}}
SWIFT = """import SwiftUI
extension Color { static let ink = Color(red: 0.5, green: 0.5, blue: 0.5); static var two: Color { flag ? .ink : Color("Ink") } }
struct Card: View {
  @Environment(\\.colorScheme) var scheme
  var body: some View {
    ZStack { Color("Ground"); Text("a \\(1 + 1)").foregroundStyle(Color.two).font(.system(size: 12)) }
      .background(scheme == .dark ? Color.black.opacity(0.5) : .white).glassEffect(.regular.tint(.red), in: .capsule)
  }
}
"""
PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Light</string><key>UIDesignRequiresCompatibility</key><true/>
<key>a</key><array><integer>1</integer><dict><key>b</key><data>AAAA</data></dict></array></dict></plist>
"""
ICON = {"images": [{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"},
                   {"appearances": [{"appearance": "luminosity", "value": "tinted"}], "filename": "icon.png",
                    "idiom": "universal", "platform": "ios", "size": "1024x1024"}], "info": {"version": 1}}
JOURNAL = {"version": 1, "files": [{"path": "A.xcassets/Ink.colorset/Contents.json", "old": "0" * 64, "new": "1" * 64,
                                    "bytes": "{}"}]}
FORMATS = ["text", "markdown", "json", "html", "sarif", "junit", "github", "gitlab", "xcode", "checkstyle", "csv"]


class Seeds:
    """The cases of each kind; reports, shards and baselines are written by the program itself."""

    def __init__(self, program):
        self.program = program
        base = {**CATALOG, "legible.json": text(AUDIT)}
        audits = [["audit", "."]] + [["audit", ".", "--format", form] for form in FORMATS]
        pngs = sorted((HERE / "Seeds/png").glob("*.png"))
        swift = [SWIFT.encode()] + [path.read_bytes() for path in sorted((HERE / "Seeds/source").iterdir())]
        self.cases = {kind: [] for kind in KINDS}
        self.add("catalogs", CATALOG, None, audits + [
            ["inspect", ".", "--format", "json"], ["inspect", "."], ["init", "--dry-run"], ["fix", "."], ["matrix", "."]])
        for path in sorted((HERE / "Seeds/catalog").iterdir()):
            self.add("catalogs", {**CATALOG, "A.xcassets/Seed.colorset/Contents.json": path.read_bytes()},
                     {"A.xcassets/Seed.colorset/Contents.json"}, audits + [["inspect", "."]])
        self.add("audit-files", base, {"legible.json"}, audits + [
            ["try", "Ink=#000", "--in", "."], ["suggest", "Ink", "card", "--in", "."], ["inspect", ".", "--windows"],
            ["fix", "."], ["pairs", "."], ["audit", ".", "--output", "out"]])
        self.add("tokens", {"t.tokens.json": text(TOKENS)}, None, audits + [
            ["inspect", "t.tokens.json"], ["fix", "."], ["init", "--dry-run"]])
        for seed in (MODE_TOKENS, SIBLING_TOKENS, FIGMA, FIGMA_EXPORT):
            self.add("tokens", {"t.tokens.json": text(seed)}, None, audits + [
                ["inspect", "t.tokens.json"], ["fix", "."], ["init", "--dry-run"]])
        self.add("yaml", {"t.tokens.yaml": text(YAML_TOKENS)}, None, audits + [["inspect", "t.tokens.yaml"], ["fix", "."]])
        self.add("yaml", {"t.theo.yml": text(THEO), "sea.yml": b"aliases:\n  SEA: '#003366'\n"}, None, audits + [["inspect", "."]])
        resolved = {"r.resolver.json": text(RESOLVER), "base.tokens.json": text(TOKENS), "dark.tokens.json": text(TOKENS)}
        self.add("resolvers", resolved, {"r.resolver.json"}, audits + [["inspect", "."], ["fix", "."]])
        self.add("tokens-studio", {"tokens.json": text(STUDIO)}, None, audits + [["inspect", "."], ["fix", "."]])
        image = {"version": 1, "sources": ["A.xcassets"], "surfaces": {"s": {"layers": [{"color": "#00000040"}], "over": [
            {"image": "a.png", "scale": 1, "base": "#FFF"}]}}, "pairs": [{"foreground": "Ink", "on": "s", "variants": ["light"]}]}
        numbers = {"alpha": 0.9, "tint": "#202020", "saturation": 1.5, "residual": 0.01}
        table = {"schemaVersion": "1.0", "provenance": "measured", "profile": "ios-26", "device": "iPhone 17", "system": "iOS 26.1",
                 "date": "2026-11-22", "materials": {"thin": {"light": numbers, "dark-increased": numbers}}}
        glass = {"version": 1, "sources": ["A.xcassets"], "calibration": "t.json", "surfaces": {"s": [{"material": "thin"}]},
                 "pairs": [{"foreground": "Ink", "on": "s"}]}
        self.add("calibration", {**CATALOG, "legible.json": text(glass), "t.json": text(table)}, {"t.json"}, audits)
        for path in pngs:
            self.add("screenshots", {"a.png": path.read_bytes()}, {"a.png"}, [["calibrate", "a.png", "--profile", "ios-26"]])
            self.add("png", {**CATALOG, "legible.json": text(image), "a.png": path.read_bytes()}, {"a.png"}, audits)
            self.add("icons", {"A.xcassets/AppIcon.appiconset/Contents.json": text(ICON),
                               "A.xcassets/AppIcon.appiconset/icon.png": path.read_bytes(), **CATALOG},
                     {"A.xcassets/AppIcon.appiconset/Contents.json", "A.xcassets/AppIcon.appiconset/icon.png"}, audits)
        colors = ["#8A8A8A", "#FFF8", "oklch(0.6 0.2 25)", "color(display-p3 1 0 0)", "rgb(1 2 3 / 50%)", "system:label", "red"]
        self.add("colours", {"x": b""}, set(), [
            command for one in colors for command in (
                ["contrast", "%" + one, "white"], ["contrast", "#777", "%" + one, "--format", "json"],
                ["suggest", "%" + one, "%#FFFFFF"], ["ramp", "--from", "%" + one, "--on", "%white,#EEE", "--targets", "%3,4.5"],
                ["matrix", "%" + one, "#FFF", "black", "--format", "svg"])])
        for source in swift:
            self.add("swift", {**CATALOG, "App/View.swift": source}, {"App/View.swift"}, [
                ["pairs", "."], ["pairs", ".", "--format", "json"], ["pairs", ".", "--format", "markdown"], *audits])
        for path in sorted((HERE / "Seeds/document").iterdir()):
            self.add("documents", {"DESIGN.md": path.read_bytes()}, {"DESIGN.md"}, [
                ["init", "DESIGN.md", "--dry-run"], ["init", "DESIGN.md", "--force"], ["init", "DESIGN.md"]])
        plists = [PLIST.encode()] + [path.read_bytes() for path in sorted((HERE / "Seeds/plist").iterdir())]
        for plist in plists:
            self.add("property-lists", {**CATALOG, "App/View.swift": SWIFT.encode(), "App/Info.plist": plist,
                                        "legible.json": text({**AUDIT, "source": {"roots": ["App"]}})}, {"App/Info.plist"}, audits)
        self.written(base)
        names = [".legible-journal", "A.xcassets/.legible-journal", ".legible-fix-journal"]
        for name in names:
            self.add("journals", {**base, name: text(JOURNAL)}, {name}, [["fix", "."], ["fix", ".", "--write"], ["audit", "."]])

    def add(self, kind, files, mutated, commands):
        self.cases[kind].append(Case(dict(files), set(files) if mutated is None else mutated, commands))

    def written(self, base):
        with tempfile.TemporaryDirectory(prefix="black-box-seeds-") as folder:
            for path, data in base.items():
                place = pathlib.Path(folder, path)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(data)

            def output(*arguments):
                return subprocess.run([self.program, *arguments], cwd=folder, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL, timeout=60, check=False).stdout
            report = output("audit", ".", "--format", "json")
            shards = {f"{n}.json": output("audit", ".", "--shard", f"{n}/2") for n in (1, 2)}
            output("audit", ".", "--baseline", "b.json", "--update-baseline", "--allow-growth")
            baseline = pathlib.Path(folder, "b.json").read_bytes()
        self.add("reports", {"old.json": report, "new.json": report}, {"old.json"}, [
            ["diff", "old.json", "new.json"], ["diff", "new.json", "old.json", "--format", "json"],
            ["diff", "old.json", "new.json", "--format", "text", "-v"]])
        self.add("shards", {**base, **shards}, {"1.json"}, [
            ["merge", ".", "1.json", "2.json"], ["merge", ".", "1.json", "2.json", "--format", "json"]])
        self.add("baselines", {**base, "b.json": baseline}, {"b.json"}, [
            ["audit", ".", "--baseline", "b.json"], ["audit", ".", "--baseline", "b.json", "--format", "json"],
            ["audit", ".", "--baseline", "b.json", "--update-baseline"]])
