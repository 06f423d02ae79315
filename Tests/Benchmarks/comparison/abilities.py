"""What each tool can do, found out by trying it: each probe answers from what the tool did, and keeps the proof."""
import json
import subprocess
from fractions import Fraction

from . import colors
from .colors import Color
from .tools import HERE, Cannot, run

NAMES = ("Legible", "contrast-matrix", "wcag-contrast-ratio", "ColorAide", "axe-core")
SCHEMES = [("prefers-color-scheme", ("light", "dark")), ("prefers-contrast", ("no-preference", "more")),
           ("prefers-reduced-transparency", ("no-preference", "reduce"))]
PAGE = '<!DOCTYPE html><html lang="en"><title>Probe</title><style>{}</style>{}</html>'
TOKENS = {"color": {"gray": {"$type": "color", "$value": "#777777"}}}


def answer(is_able, proof):
    return {"answer": "yes" if is_able else "no", "proof": proof}


def refusal(action):
    """What a tool says when it refuses, or None."""
    try:
        action()
    except Cannot as words:
        return str(words)
    return None


class Prober:
    def __init__(self, tools):
        self.tools = tools
        self.signatures = json.loads(run([tools.binary("python"), HERE / "signatures.py"], (0,)))

    def audit(self, document, *options):
        folder = self.tools.file("probe/legible.json", {"version": 1, "name": "Probe", **document}).parent
        return json.loads(run([self.tools.legible, "audit", folder, "--format", "json", "--fail-on", "never", *options]))

    def matrix(self, backgrounds, token):
        document = {"backgrounds": backgrounds, "tokens": [{"name": "t", "over": list(backgrounds), **token}]}
        path = self.tools.file("probe/matrix.json", document)
        return json.loads(run([self.tools.binary("contrast-matrix"), "check", path, "--format", "json"]))["results"][0]

    def matrix_file(self, name, value):
        path = self.tools.file(f"probe/{name}", value)
        return refusal(lambda: run([self.tools.binary("contrast-matrix"), "check", path]))

    def axe(self, body):
        return self.tools.axe(PAGE.format("", body))["found"]["t"]

    def functions(self):
        """Libraries get two colors from the caller; the rest is the caller's."""
        return {name: {"answer": "–", "proof": f"function {self.signatures[name]}"}
                for name in ("wcag-contrast-ratio", "ColorAide")}

    # --- probes ---------------------------------------------------------------------------------------------------------

    def layers(self):
        """Two translucent layers between the text and the surface."""
        white, orange, blue = Color.hex("#FFFFFF"), Color.hex("#FF8800", Fraction("0.4")), Color.hex("#003366", Fraction("0.5"))
        truth = float(colors.ratio(white, colors.over(orange, colors.over(blue, white))))
        layers = [{"color": "#FF8800", "opacity": 0.4}, {"color": "#003366", "opacity": 0.5}, "#FFFFFF"]
        cell = self.audit({"surfaces": {"s": layers}, "pairs": [{"foreground": "#FFFFFF", "on": "s"}]})["measurements"][0]
        found = {"Legible": cell["ratio"], "ColorAide": self.signatures["layers"],
                 "contrast-matrix": self.matrix({"s": f"{orange.css()} over {blue.css()} over #FFFFFF"}, {"color": "#FFFFFF"})["worst_ratio"],
                 "axe-core": self.axe(f'<div style="background:{blue.css()}"><div style="background:{orange.css()}">'
                                      '<p id="t" style="color:#FFF">Sample text</p></div></div>')[1]}
        rows = {name: answer(abs(value - truth) < 0.05, f"{value:.4f}, exact is {truth:.4f}") for name, value in found.items()}
        return self.functions() | rows

    def backdrop(self):
        """Text on a translucent panel with nothing known behind it."""
        panel = [{"color": "#000000", "opacity": 0.5}]
        cell = self.audit({"surfaces": {"s": {"layers": panel, "over": ["any"]}},
                           "pairs": [{"foreground": "#FFFFFF", "on": "s"}]})["measurements"][0]
        on_white = float(colors.ratio(Color.hex("#FFFFFF"), colors.over(Color.hex("#000000", "0.5"), Color.hex("#FFFFFF"))))
        theirs = self.matrix({"s": "rgba(0,0,0,0.5)"}, {"color": "#FFFFFF"})["worst_ratio"]
        image = self.axe('<div style="background:linear-gradient(#000,#FFF)"><p id="t" style="color:#FFF;'
                         'background:rgba(0,0,0,0.5)">Sample text</p></div>')
        return self.functions() | {
            "Legible": answer(cell["minimum"] + 1 < cell["maximum"], f"{cell['minimum']:.2f} to {cell['maximum']:.2f}, {cell['verdict']}"),
            "contrast-matrix": answer(abs(theirs - on_white) > 0.01, f"{theirs:.2f}, the ratio over white"),
            "axe-core": {"answer": "reported" if image[0] is None else "no", "proof": f"incomplete: {image[2]}"}}

    def variants(self):
        """Light and dark, Increase Contrast, Reduce Transparency: eight colors of one token."""
        report = self.audit({"pairs": [{"foreground": "#777777", "on": "#FFFFFF"}]})
        ours = {cell["variant"] for cell in report["measurements"]}
        plain, extended = (self.matrix({"s": "#FFFFFF"}, {"color": "#777777", **more}) for more in ({}, {"dark": "#EEEEEE"}))
        settings = [[(name, values[bits >> at & 1]) for at, (name, values) in enumerate(SCHEMES)] for bits in range(8)]
        style = "p{background:#FFF}" + "".join(
            f"@media {' and '.join(f'({name}:{value})' for name, value in setting)}{{p{{color:#{f'{5 + at:X}' * 6}}}}}"
            for at, setting in enumerate(settings))
        media = [[{"name": name, "value": value} for name, value in setting] for setting in settings]
        seen = {found["t"][1] for found in self.tools.axe(PAGE.format(style, "<p id=t>Sample text</p>"), media)["each"]}
        return self.functions() | {
            "Legible": answer(len(ours) == 8, f"{len(ours)} variants in one run"),
            "contrast-matrix": answer(plain != extended, "a second color of a token changes nothing in the result"),
            "axe-core": {"answer": "separate runs" if len(seen) == 8 else "no",
                         "proof": f"{len(seen)} ratios in 8 runs with emulated media features"}}

    def materials(self):
        """Blurred system materials and glass."""
        cells = self.audit({"surfaces": {"s": {"layers": [{"material": "thin"}], "over": ["any"]}},
                            "pairs": [{"foreground": "#FFFFFF", "on": "s"}]})["measurements"]
        theirs = refusal(lambda: self.matrix({"s": "material(thin)"}, {"color": "#FFFFFF"}))
        page = ('<div style="background:#FFF"><p id="t" style="color:#000;background:rgba(255,255,255,0.1);{}">Sample text</p></div>')
        both = [self.axe(page.format(filter))[1] for filter in ("", "backdrop-filter:brightness(0.3)")]
        undecided = sum(cell["verdict"] == "unverified" for cell in cells)
        return self.functions() | {
            "Legible": answer(len(cells) == 8, f"thin material in 8 variants, {undecided} of them unverified"),
            "contrast-matrix": answer(theirs is None, theirs),
            "axe-core": answer(both[0] != both[1], (f"{both[0]} with or without" if both[0] == both[1] else
                                                    f"{both[0]} without and {both[1]} with") + " backdrop-filter: brightness(0.3)")}

    def catalogs(self):
        """Asset catalogs of Xcode."""
        folder = self.tools.work / "probe/Colors.xcassets"
        if not folder.exists():
            subprocess.run([HERE.parent / "generate-catalog", folder, "10"], stdout=subprocess.DEVNULL, check=True)
        tokens = json.loads(run([self.tools.legible, "inspect", folder, "--format", "json"]))["tokens"]
        theirs = refusal(lambda: run([self.tools.binary("contrast-matrix"), "check", folder]))
        return self.functions() | {
            "Legible": answer(len(tokens) == 10, f"{len(tokens)} of 10 color sets"), "contrast-matrix": answer(theirs is None, theirs),
            "axe-core": {"answer": "pages only", "proof": "axe.run reads a document"}}

    def design_tokens(self):
        """Design tokens of the W3C community group."""
        path = self.tools.file("probe/colors.tokens.json", TOKENS)
        tokens = json.loads(run([self.tools.legible, "inspect", path, "--format", "json"]))["tokens"]
        theirs = self.matrix_file("tokens.json", TOKENS)
        return self.functions() | {
            "Legible": answer(len(tokens) == 1, f"{tokens[0]['name']}"), "contrast-matrix": answer(theirs is None, theirs),
            "axe-core": {"answer": "pages only", "proof": "axe.run reads a document"}}

    def pages(self):
        """Web pages as a browser draws them."""
        path = self.tools.file("probe/page.html", '<p style="color:#777777">Sample text</p>')
        ours = json.loads(run([self.tools.legible, "audit", path, "--format", "json"], (0, 1, 65)))
        theirs = self.matrix_file("page.html", "<p>Sample text</p>")
        return self.functions() | {
            "Legible": answer(ours["measurements"], "; ".join(entry["message"] for entry in ours["diagnostics"])),
            "contrast-matrix": answer(theirs is None, theirs),
            "axe-core": answer(self.axe('<p id="t" style="color:#777777">Sample text</p>')[0] is False, "#777777 on white fails")}

    def suggestions(self):
        """A color that would pass."""
        report = self.audit({"pairs": [{"foreground": "#777777", "on": "#FFFFFF", "font": {"size": 17}}]}, "--variant", "light")
        ours = report["findings"][0].get("suggestion", {}).get("color")
        keys = sorted(self.matrix({"s": "#FFFFFF"}, {"color": "#777777"}))
        page = self.tools.axe(PAGE.format("", '<p id="t" style="color:#777777">Sample text</p>'))
        return self.functions() | {
            "Legible": answer(ours is not None, f"{ours} for #777777 on white"),
            "contrast-matrix": answer("suggestion" in keys, f"a result has {', '.join(keys)}"),
            "axe-core": answer(any("suggest" in key.lower() for key in page["keys"]), f"a node has {', '.join(page['keys'])}")}

    def other_checks(self):
        """Names, roles, headings, and everything else about accessibility that is not color."""
        rules = json.loads(run([self.tools.legible, "rules", "--format", "json"]))["rules"]
        theirs = self.tools.axe(PAGE.format("", '<p id="t">Sample text</p>'))["rules"]
        usage = run([self.tools.binary("contrast-matrix"), "--help"], (0,)).split("\n")[0]
        nothing = {"answer": "no", "proof": "contrast only"}
        return {"Legible": {"answer": "some", "proof": f"{len(rules)} rules about colors, glass, and Swift views"},
                "contrast-matrix": {"answer": "no", "proof": usage}, "wcag-contrast-ratio": nothing, "ColorAide": nothing,
                "axe-core": answer(theirs > 50, f"{theirs} rules")}

    def color_science(self):
        """Other measures of contrast, and other color spaces."""
        formats = self.signatures
        refused = refusal(lambda: self.matrix({"s": "#FFFFFF"}, {"color": "oklch(0.6 0.2 25)"}))
        cell = self.audit({"pairs": [{"foreground": "oklch(0.6 0.2 25)", "on": "#FFFFFF"}]})["measurements"][0]
        return {"Legible": {"answer": "partly", "proof": f"oklch read ({cell['ratio']:.2f}); contrast by WCAG only"},
                "contrast-matrix": answer(refused is None, refused),
                "wcag-contrast-ratio": {"answer": "no", "proof": f"function {formats['wcag-contrast-ratio']}"},
                "ColorAide": answer(formats["spaces"] > 20, f"{formats['spaces']} color spaces; contrast by {' and '.join(formats['methods'])}"),
                "axe-core": {"answer": "partly", "proof": "what Chromium reads; contrast by WCAG only"}}


PROBES = [
    ("Text on several translucent layers", "layers"), ("Unknown backdrop", "backdrop"),
    ("Eight display settings", "variants"), ("System materials and glass", "materials"), ("Xcode asset catalogs", "catalogs"),
    ("W3C design tokens", "design_tokens"), ("Web pages", "pages"), ("Suggestions for passing colors", "suggestions"),
    ("Other accessibility checks", "other_checks"), ("Other color spaces and contrast measures", "color_science"),
]


def probe_all(tools):
    prober = Prober(tools)
    return [{"ability": words, "probe": name, "tools": {tool: result[tool] for tool in NAMES}}
            for words, name in PROBES for result in [without_paths(getattr(prober, name)(), tools.work)]]


def without_paths(result, work):
    """Proofs without the folder that this machine works in."""
    return {tool: {**one, "proof": one["proof"].replace(f"{work}/", "")} for tool, one in result.items()}
