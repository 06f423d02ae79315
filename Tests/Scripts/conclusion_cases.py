"""Helper of check-conclusions: the situations, each a folder of files with what the report may conclude from it.

Everything that is measured passes in all of them. In the incomplete ones something is left out: its code, its count where
the input alone decides it, and the names and the file that the first screen must say."""

import dataclasses
import json

INK, PAPER = ("#111111", "#F5F5F5"), ("#FFFFFF", "#101010")  # light, dark
PALE = "#F2F2F2"  # fails on white
LIGHT = ["light", "light-increased", "light-reduced", "light-increased-reduced"]
DARK = [one.replace("light", "dark") for one in LIGHT]


@dataclasses.dataclass
class Left:
    """One reason that the report must give: the code, its count (None: at least 1), and names and a file to say."""
    code: str
    count: int | None = None
    names: tuple = ()
    file: str | None = None


@dataclasses.dataclass
class Situation:
    name: str
    files: dict
    left: tuple = ()  # empty: complete
    options: tuple = ()  # of audit
    evidence: tuple | None = ()  # of evidence; None: it has no such option, and what it audits is complete
    verdict: str | None = None  # the exact one, where the design says it
    product: str = "."  # whose evidence is written: it is about one product
    free: tuple = ()  # audits that are complete in themselves: their requirements may pass
    supports: tuple = ("1.4.3",)  # criteria that a complete audit supports once a person attests its scope
    gate: str = "passed"
    says: dict = dataclasses.field(default_factory=dict)  # document: patterns that it must match
    repository: bool = False  # a git repository, compared with its only commit too

    @property
    def complete(self):
        return not self.left


# Files

def color(value, space="srgb"):
    digits = value.lstrip("#")
    parts = [f"0x{digits[i:i + 2].upper()}" for i in (0, 2, 4)]
    alpha = f"{int(digits[6:8], 16) / 255:.3f}" if len(digits) > 6 else "1.000"
    return {"color-space": space, "components": dict(zip(("red", "green", "blue", "alpha"), (*parts, alpha)))}


def entry(value, dark=False, high=False, idiom="universal", space="srgb", **more):
    """An entry of a color set; further keys as in the file, with `_` for `-`."""
    looks = [("luminosity", "dark")] * dark + [("contrast", "high")] * high
    named = {"appearances": [{"appearance": a, "value": v} for a, v in looks]} if looks else {}
    return {"color": color(value, space), "idiom": idiom, **named, **{key.replace("_", "-"): it for key, it in more.items()}}


def two(colors):
    return [entry(colors[0]), entry(colors[1], dark=True)]


def listing(value):
    return json.dumps(value, indent=2) + "\n"


def color_set(entries):
    return listing({"colors": entries, "info": {"author": "xcode", "version": 1}})


def catalog(sets, path="Colors.xcassets"):
    """A catalog: for each name (or path below the catalog) its entries, or its light and dark color, or one color."""
    files = {f"{path}/Contents.json": listing({"info": {"author": "xcode", "version": 1}})}
    for name, value in sets.items():
        entries = [entry(value)] if isinstance(value, str) else two(value) if isinstance(value, tuple) else value
        files[f"{path}/{name}.colorset/Contents.json"] = color_set(entries)
    return files


def base(path="Colors.xcassets", **more):
    return catalog({"Ink": INK, "Paper": PAPER, **more}, path)


def pair(foreground="Ink", on="Paper", **more):
    return {"foreground": foreground, "on": on, **more}


RULES = [{"id": "REQ-1", "title": "Text can be read", "rules": ["low-text-contrast"]}]
REQUIREMENTS = RULES + [{"id": "REQ-2", "title": "Ink can be read", "pairs": ["Ink|*"]}]


def audit_file(pairs=None, sources=("Colors.xcassets",), requirements=REQUIREMENTS, path="legible.json", **more):
    whole = {"version": 1, "name": "Orchard", "sources": list(sources) if sources else None, "pairs": [pair()] if pairs is None else pairs,
             "requirements": requirements, **more}
    return {path: listing({key: value for key, value in whole.items() if value is not None})}


def view(body, name="MenuView", more="", path="App/MenuView.swift"):
    lines = "\n".join("    " + line for line in body.splitlines())
    return {path: f"import SwiftUI\n\n{more}struct {name}: View {{\n  var body: some View {{\n{lines}\n  }}\n}}\n"}


APP = {"App/OrchardApp.swift": "import SwiftUI\n\n@main struct OrchardApp: App {\n"
       "  var body: some Scene { WindowGroup { MenuView() } }\n}\n"}
MEASURED = 'Text("Menu").foregroundStyle(Color("Ink")).background(Color("Paper"))'


def themed(value, modes=None, **more):
    return {"$type": "color", "$value": value, **({"$extensions": {"mode": modes}} if modes else {}), **more}


def tokens(ink, paper, **more):
    return {"tokens.json": listing({"ink": ink, "paper": paper, **more})}


MODED = ({"light": INK[0], "dark": INK[1]}, {"light": PAPER[0], "dark": PAPER[1]})


def moded(more_ink=None, more_paper=None):
    return tokens(themed(INK[0], {**MODED[0], **(more_ink or {})}), themed(PAPER[0], {**MODED[1], **(more_paper or {})}))


def token_audit(pairs=None, sources=("tokens.json",), **more):
    requirements = RULES + [{"id": "REQ-2", "title": "Ink can be read", "pairs": ["ink|*"]}]
    return audit_file([pair("ink", "paper")] if pairs is None else pairs, sources, requirements, **more)


def resolver(contexts):
    """A resolver with one modifier, `theme`, and a file for each of its contexts."""
    files = {f"themes/{name}.json": listing({"ink": themed(ink), "paper": themed(paper)})
             for name, (ink, paper) in contexts.items()}
    whole = {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
             "modifiers": {"theme": {"contexts": {name: [{"$ref": f"themes/{name}.json"}] for name in contexts}}}}
    return {"orchard.resolver.json": listing(whole), **files}


def studio(themes):
    """Tokens Studio in one file: a set for each theme of the group `mode`."""
    def token(value):
        return {"value": value, "type": "color"}
    sets = {name: {"ink": token(ink), "paper": token(paper)} for name, (ink, paper) in themes.items()}
    listed = [{"id": name, "name": name, "group": "mode", "selectedTokenSets": {name: "enabled"}} for name in themes]
    return {"tokens.json": listing({**sets, "$themes": listed, "$metadata": {"tokenSetOrder": list(themes)}})}


DAY, NIGHT = (INK[0], PAPER[0]), (INK[1], PAPER[1])
DIM = ("#444444", "#222222")  # fails

INTERFACE = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <scenes><scene sceneID="s1"><objects><viewController id="v1" sceneMemberID="viewController"><view key="view" id="v2">
    <subviews>
{labels}
    </subviews>
  </view></viewController></objects></scene></scenes>
</document>
"""


def interface(texts, kind="Storyboard.XIB"):
    return INTERFACE.format(kind=kind, labels="\n".join(
        f'      <label opaque="NO" userInteractionEnabled="NO" text="{text}" id="l-{index}">'
        f'<fontDescription key="fontDescription" type="system" pointSize="17"/>'
        f'<color key="textColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/></label>'
        for index, text in enumerate(texts)))


# What is left out

def inputs():
    sets = {"Brand": [entry("#B00020", space="display-p4")]}
    yield Situation("color-space-unknown", {**base(**sets), **audit_file()},
                    (Left("input-error", 1, ("display-p4",), "Brand.colorset/Contents.json"),), gate="failed")
    broken = {**base(Price=INK), "Colors.xcassets/Price.colorset/Contents.json": '{ "colors" : [ { "idiom" '}
    yield Situation("contents-broken", {**broken, **audit_file([pair(), pair("Price")])},
                    (Left("input-error", None, (), "Price.colorset/Contents.json"),), gate="failed")
    yield Situation("token-unknown", {**base(), **audit_file([pair(), pair("Inkwell")])},
                    (Left("input-error", 1, ("Inkwell",), "legible.json"),), gate="failed")
    asks = RULES + [{"id": "REQ-2", "title": "Ink is dark", "pairs": ["Ink|*"], "contradicts": ["REQ-9"]}]
    yield Situation("contradicts-unknown", {**base(), **audit_file(requirements=asks)},
                    (Left("input-error", 1, ("REQ-9",), "legible.json"),), gate="failed")


def device_classes():
    pad = two(INK) + [entry(PALE, idiom="ipad")]
    yield Situation("ipad-entry", {**base(Ink=pad), **audit_file()},
                    (Left("device-class", 1, ("ipad",), "Ink.colorset/Contents.json"),), *ON_PHONES)
    mac = two(INK) + [entry(PALE, idiom="mac"), entry("#202020", dark=True, idiom="mac")]
    yield Situation("mac-entries", {**base(Ink=mac), **audit_file()},
                    (Left("device-class", None, ("mac",), "Ink.colorset/Contents.json"),), *ON_PHONES)
    other = two(INK) + [entry(PALE, idiom="mirror")]
    yield Situation("unknown-device", {**base(Ink=other), **audit_file()},
                    (Left("device-class", 1, ("mirror",), "Ink.colorset/Contents.json"),))
    yield Situation("idiom-option", {**base(Ink=two(INK) + [entry("#000000", idiom="ipad"), entry(PALE, idiom="watch")]),
                                     **audit_file(idioms=["ipad", "watch"])},
                    (Left("device-class", None, ("watch",)),), ("--idiom", "ipad"), ("--idiom", "ipad"))


ON_PHONES = (("--idiom", "iphone"), ("--idiom", "iphone"))


def locales():
    one = two(INK) + [entry(PALE, locale=7)]
    yield Situation("locale-entry", {**base(Ink=one), **audit_file()},
                    (Left("locale", 1, (), "Ink.colorset/Contents.json"),))
    several = two(PAPER) + [entry("#222222", locale=7), entry("#333333", dark=True, locale=8)]
    yield Situation("locale-entries", {**base(Paper=several), **audit_file()},
                    (Left("locale", 2, (), "Paper.colorset/Contents.json"),))


def contexts():
    """The context for dark is replaced by one that the audit file names."""
    def chosen(name):
        return {"variants": {"dark": {name: "soft"}}}
    yield Situation("mode-replaced", {**moded({"soft": INK[1]}, {"soft": PAPER[1]}), **token_audit(**chosen("mode"))},
                    (Left("context", 1, ("dark",)),))
    yield Situation("studio-replaced", {**studio({"light": DAY, "dark": DIM, "soft": NIGHT}), **token_audit(**chosen("mode"))},
                    (Left("context", 1, ("dark",)),))
    yield Situation("resolver-replaced", {**resolver({"light": DAY, "dark": DIM, "soft": NIGHT}),
                                          **token_audit(sources=["orchard.resolver.json"], **chosen("theme"))},
                    (Left("context", 1, ("dark",)),))


def profiles():
    yield Situation("profile-option", {**base(), **audit_file(profiles=["ios-18", "ios-26"])},
                    (Left("profile", 1, ("ios-18",)),), ("--profile", "ios-26"), ("--profile", "ios-26"))
    yield Situation("pair-of-another-profile", {**base(Faint=PALE), **audit_file([pair(), pair("Faint", profiles=["ios-18"])])},
                    (Left("profile", 1, ("ios-18",), "legible.json"),))


ONLY_LIGHT = r"(?i)\b(only|alone)\b[^.\n]*\blight\b|\bin light\b|\blight (only|alone)\b"


def variants():
    yield Situation("light-half", {**base(), **audit_file([pair(variants=LIGHT)])},
                    (Left("variant", 4, ("dark",)),))
    yield Situation("single-cell", {**base(), **audit_file([pair(variants=["light-increased-reduced"])])},
                    (Left("variant", 7, ("dark",)),))
    yield Situation("variant-option", {**base(), **audit_file()},
                    (Left("variant", 7, ("dark",)),), ("--variant", "light"), None,
                    says=dict.fromkeys(("text", "markdown", "html"), (ONLY_LIGHT,)))
    yield Situation("label-variants-missing", {**base(), **audit_file([pair(variants=[
        one for one in LIGHT + DARK if not one.endswith("increased-reduced")])])},
                    (Left("variant", 2, ("light-increased-reduced", "dark-increased-reduced")),))


def inferred():
    many = {f"Hue{index}": "#808080" for index in range(30)}
    yield Situation("names-only", catalog({"onCard": INK, "Card": PAPER, **many}),
                    (Left("inferred-only", 1),), gate="passed")
    yield Situation("inferred-pairs", {**base(Title=INK), **audit_file(
        [pair(inferred="the names"), pair("Title", inferred="the names")])}, (Left("inferred-only", 2),))


def nothing():
    yield Situation("decorative-pairs", {**base(), **audit_file([pair(role="decorative"), pair("Paper", "Ink", role="logotype")])},
                    (Left("nothing-measured", 1),), verdict="not-measured", gate="not-measured")
    lamps = {**base("Lamps/Colors.xcassets"), **audit_file(path="Lamps/legible.json")}
    rugs = {**base("Rugs/Colors.xcassets"), **audit_file([pair(role="inactive")], path="Rugs/legible.json", name="Rugs")}
    yield Situation("one-audit-of-two-empty", {**lamps, **rugs}, (Left("nothing-measured", 1, ("Rugs",)),),
                    free=("orchard",), product="Rugs")


def folders():
    pods = catalog({"Tint": PALE}, "Pods/LampKit/Assets.xcassets")
    yield Situation("pods", {**base(), **pods, **view(MEASURED), **APP},
                    (Left("folder-skipped", 1, ("Pods",)),))
    more = {**catalog({"Tint": PALE}, "node_modules/lamp/Colors.xcassets"), **catalog({"Tint": PALE}, "node_modules/rug/Colors.xcassets")}
    yield Situation("node-modules", {**base("App/Colors.xcassets"), **more, **audit_file(sources=["."])},
                    (Left("folder-skipped", 2, ("node_modules",)),))


def nested():
    kit = {**base("Kit/Kit.xcassets"), **audit_file(path="Kit/legible.json", sources=["Kit.xcassets"])}
    yield Situation("nested-audit-file", {**base(), **kit, **audit_file()},
                    (Left("nested-audit-file", 1, ("Kit",)),))
    shop = {**catalog({"Lamp": PALE}, "Parts/Shop/Lamps.xcassets"), **catalog({"Rug": PALE}, "Parts/Shop/Rugs.xcassets"),
            **audit_file([], sources=["Lamps.xcassets", "Rugs.xcassets"], requirements=None, path="Parts/Shop/legible.json")}
    yield Situation("catalogs-below-an-audit-file", {**base("App/Colors.xcassets"), **shop, **audit_file(sources=["App/*.xcassets"])},
                    (Left("nested-audit-file", 2, ("Shop",)),))


def frameworks():
    label = ("import UIKit\n\nfinal class CardView: UIView {\n  let title = UILabel()\n\n  func prepare() {\n"
             '    title.text = "Apples"\n    title.textColor = UIColor(named: "Faint")\n    addSubview(title)\n  }\n}\n')
    yield Situation("uikit-label", {**base(Faint=PALE), **audit_file(), "App/CardView.swift": label},
                    (Left("other-framework", 1, ("UIKit",), "CardView.swift"),))
    field = ("import AppKit\n\nfinal class PriceView: NSView {\n  func prepare() {\n"
             '    let price = NSTextField(labelWithString: "1.20")\n    price.textColor = NSColor(named: "Faint")\n'
             "    addSubview(price)\n  }\n}\n")
    yield Situation("appkit-field", {**base(Faint=PALE), **audit_file(), "App/PriceView.swift": field},
                    (Left("other-framework", 1, ("AppKit",), "PriceView.swift"),))
    yield Situation("storyboard-labels", {**base(), **audit_file(), "App/Main.storyboard": interface(["Apples", "Pears"]),
                                          **view(MEASURED), **APP},
                    (Left("other-framework", 2, ("Interface Builder",), "Main.storyboard"),))


def texts():
    unknown = 'VStack {\n  ' + MEASURED + '\n  Text("Price").foregroundStyle(LampKit.ink(for: 3)).background(Color("Paper"))\n}'
    yield Situation("text-of-unknown-color", {**base(), **view(unknown), **APP},
                    (Left("texts", 1, (), "MenuView.swift"),))
    behind = ('VStack {\n  ' + MEASURED + '\n  Text("Hours").foregroundStyle(Color("Ink")).background(LampKit.Panel())\n'
              '  Text("Place").foregroundStyle(Color("Ink")).background(LampKit.Panel())\n}')
    yield Situation("texts-on-unknown-surface", {**base(), **audit_file(), **view(behind), **APP},
                    (Left("texts", 2, (), "MenuView.swift"),))
    yield Situation("no-source-option", {**base(), **audit_file(), **view(unknown), **APP},
                    (Left("texts", None, ("--no-source",)),), ("--no-source",), ("--no-source",))


def members():
    def beside(**more):
        return {**tokens({**themed(INK[0]), **more}, themed(PAPER[0])), **token_audit()}
    yield Situation("transform-beside-value", beside(transform={"lighten": 0.4}),
                    (Left("unread-member", 1, ("transform",), "tokens.json"),))
    yield Situation("vendor-beside-value", beside(**{"$extensions": {"org.orchard": {"dusk": PALE}}}),
                    (Left("unread-member", 1, ("org.orchard",), "tokens.json"),))
    yield Situation("dark-beside-value", beside(**{"midnight": "#0A0A0A"}),
                    (Left("unread-member", 1, ("midnight",), "tokens.json"),))


def repeated():
    yield Situation("two-sets-of-one-name", {**base(**{"Old/Ink": PALE}), **audit_file()},
                    (Left("duplicate-name", 1, ("Ink",), "Ink.colorset/Contents.json"),))
    yield Situation("two-repeated-names", {**base(**{"Past/Ink": PALE, "Past/Paper": PALE}), **audit_file()},
                    (Left("duplicate-name", 2, ("Ink", "Paper"), "Paper.colorset/Contents.json"),))


GLASS = {"surfaces": {"bar": {"layers": [{"glass": "regular"}], "over": ["any"]}}}
RECORD = {"pair": "tool bar: title", "variants": LIGHT, "color": "#F2F2F7", "device": "iPhone 17, iOS 26.4",
          "date": "2026-11-20"}


def on_glass(*records):
    pairs = [pair(), pair(on="bar", name="tool bar: title")]
    return {**base(), **audit_file(pairs, verified=list(records), **GLASS)}


def records():
    yield Situation("record-of-the-future", on_glass({**RECORD, "date": "2031-05-01"}),
                    (Left("record-refused", 1, ("tool bar: title",), "legible.json"),))
    old = {**RECORD, "device": "iPhone 6, iOS 9.3"}
    yield Situation("records-of-an-old-system", on_glass(old, {**old, "variants": DARK, "color": "#1C1C1E"}),
                    (Left("record-refused", 2, ("tool bar: title",), "legible.json"),))


# Complete

def alone(name, colors=None, pairs=None, **more):
    return Situation(name, {**catalog(colors or {"Ink": INK, "Paper": PAPER}), **audit_file(pairs, **more)})


def catalogs():
    yield alone("catalog")
    yield alone("one-color-for-all", {"Ink": "#111111", "Paper": "#FFFFFF"})
    high = two(INK) + [entry("#000000", high=True), entry("#FFFFFF", dark=True, high=True)]
    yield alone("increased-entries", {"Ink": high, "Paper": PAPER})
    yield alone("six-pairs", {"Ink": INK, "Soft": ("#444444", "#CCCCCC"), "Paper": PAPER, "Card": ("#F4F4F4", "#1E1E1E"),
                              "Panel": ("#EFEFEF", "#242424")}, [pair(["Ink", "Soft"], ["Paper", "Card", "Panel"])])
    yield alone("wide-gamut", {"Ink": [entry("#101010", space="display-p3"), entry("#F6F6F6", dark=True, space="display-p3")],
                               "Paper": PAPER})
    yield alone("large-text", {"Ink": ("#767676", "#8A8A8A"), "Paper": PAPER}, [pair(font={"size": 28, "weight": "regular"})])
    yield alone("literal-foreground", pairs=[pair(), pair("#FFFFFF", "#7A1020")])
    many = {f"Hue{index}": "#808080" for index in range(60)}
    yield dataclasses.replace(alone("two-of-62-tokens", {"Ink": INK, "Paper": PAPER, **many}),
                              says={"openacr": (r"\b2 of 62\b",), "app-store": (r"\b2 of 62\b",)})
    yield Situation("catalog-in-namespaces", {**base("Brand.xcassets"), **catalog({"Ink": INK, "Paper": PAPER}, "Shop.xcassets"),
                                              **audit_file([pair("Brand.xcassets/Ink", "Brand.xcassets/Paper"),
                                                            pair("Shop.xcassets/Ink", "Shop.xcassets/Paper")],
                                                           ["Brand.xcassets", "Shop.xcassets"], RULES)})


def token_files():
    yield Situation("tokens", {**tokens(themed(INK[0]), themed(PAPER[0])), **token_audit()})
    yield Situation("tokens-with-modes", {**moded(), **token_audit()})
    yield Situation("tokens-of-two-files", {
        "light.json": listing({"ink": themed(INK[0]), "paper": themed(PAPER[0])}),
        "dark.json": listing({"ink": themed(INK[1]), "paper": themed(PAPER[1])}), **token_audit(sources=["light.json", "dark.json"])})
    yield Situation("studio", {**studio({"light": DAY, "dark": NIGHT}), **token_audit()})
    yield Situation("resolver", {**resolver({"light": DAY, "dark": NIGHT}), **token_audit(sources=["orchard.resolver.json"])})
    described = themed(INK[0], **{"$description": "for all that is read"})
    edge = {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}
    yield Situation("tokens-described", {**tokens(described, themed(PAPER[0]), edge=edge),
                                         **token_audit()})


def roles():
    yield dataclasses.replace(alone("graphics", pairs=[pair(), pair(role="graphic")]), supports=("1.4.3", "1.4.11"))
    edges = [pair(), pair(role="boundary"), pair(role="focus", against="Ink", foreground="Paper")]
    yield dataclasses.replace(alone("boundary-and-focus", pairs=edges), supports=("1.4.3", "1.4.11"))
    links = {"Ink": ("#000000", "#FFFFFF"), "Paper": PAPER, "Link": ("#5A6FD0", "#7088E8")}
    yield alone("link-cue", links, [pair(), pair("Link", role="link-cue", against="Ink"), pair("Link")])
    yield alone("exempt-beside-text", pairs=[pair(), pair("Paper", role="decorative"), pair("Paper", role="inactive"),
                                             pair("Paper", role="logotype")])
    yield alone("pair-of-light-beside-all", {"Ink": INK, "Paper": PAPER, "Sun": "#7A3B00"},
                [pair(), pair("Sun", variants=LIGHT)])


def surfaces():
    chip = {"chip": [{"color": "Ink", "opacity": 0.1}, "Paper"]}
    yield alone("tinted-surface", pairs=[pair(), pair(on="chip")], surfaces=chip)
    veil = {"veil": {"layers": [{"color": "#000000", "opacity": 0.9}], "over": ["any"]}}
    yield alone("veil-over-any", pairs=[pair(), pair("#FFFFFF", "veil")], surfaces=veil)
    contrast = {"differentiate": {"filters": [{"filter": "contrast", "amount": 1.15}]}}
    yield alone("states", pairs=[pair(states=["differentiate"])], states=contrast)


def audits():
    yield alone("both-profiles", profiles=["ios-18", "ios-26"])
    pad = [*two(INK), entry("#000000", idiom="ipad"), entry("#FFFFFF", dark=True, idiom="ipad")]
    yield alone("idioms-declared", {"Ink": pad, "Paper": PAPER}, idioms=["universal", "ipad"])
    lamps = {**base("Lamps/Colors.xcassets"), **audit_file(path="Lamps/legible.json")}
    yield Situation("two-audits", {**lamps, **base("Rugs/Colors.xcassets"),
                                     **audit_file(path="Rugs/legible.json", name="Rugs")}, product="Lamps")


def sources():
    yield Situation("source-measured", {**base(), **view(MEASURED), **APP})
    both = 'VStack {\n  Text("Menu")\n  Text("Hours")\n}\n.foregroundStyle(Color("Ink"))\n.background(Color("Paper"))'
    yield Situation("source-and-audit-file", {**base(), **audit_file(), **view(both), **APP})
    card = 'struct Card: View {\n  let title: String\n  var body: some View { Text(title).foregroundStyle(Color("Ink")) }\n}\n\n'
    shown = 'VStack {\n  Card(title: "Apples")\n  Card(title: "Pears")\n}\n.background(Color("Paper"))'
    yield Situation("source-of-own-views", {**base(), **view(shown, more=card), **APP})
    yield Situation("source-without-texts", {**base(), **audit_file(), **view('Color("Paper")'), **APP})


def numbered(groups, every):
    """The situations of the groups; each third or so is a repository."""
    for index, one in enumerate(one for group in groups for one in group()):
        yield dataclasses.replace(one, repository=index % every == 0)


def incomplete():
    yield from numbered((inputs, device_classes, locales, contexts, profiles, variants, inferred, nothing, folders, nested,
                         frameworks, texts, members, repeated, records), 3)


def complete():
    yield from numbered((catalogs, token_files, roles, surfaces, audits, sources), 4)
