"""Judges pairs with a Python library: libraries.py LIBRARY cases|matrix INPUT OUTPUT     (in the environment of `compare`)

`cases` judges single pairs, each spelled as the library reads it. `matrix` is the least program that audits a palette with
the library: it reads the file that contrast-matrix reads, computes every pair, and writes ratios and verdicts as JSON."""
import json
import pathlib
import sys


def coloraide():
    from coloraide import Color

    def ratio(pair):
        surface = Color(pair["surface"])
        return Color.layer([Color(pair["foreground"]), surface], space="srgb").contrast(surface, method="wcag21") \
            if pair["isTranslucent"] else Color(pair["foreground"]).contrast(surface, method="wcag21")

    return ratio, Color, lambda one, other: one.contrast(other, method="wcag21")


def wcag_contrast_ratio():
    import wcag_contrast_ratio as contrast

    def ratio(pair):
        if pair["space"] != "srgb":
            return contrast.rgb(pair["foreground"], pair["components"][1])
        front, surface = pair["components"]
        return contrast.rgb(front if pair["isTranslucent"] else front[:3], surface)

    def parse(text):
        return tuple(int(text[at:at + 2], 16) / 255 for at in (1, 3, 5))

    return ratio, parse, contrast.rgb


def cases(library, pairs):
    ratio, found = library[0], {}
    for pair in pairs:
        try:
            value = ratio(pair)
        except Exception as error:  # whatever the library says about what it cannot read is the answer
            return {"cannot": f"{type(error).__name__}: {error}"}
        found[pair["id"]] = [value >= pair["limit"], value]
    return {"found": found}


def matrix(library, document):
    _, parse, contrast = library
    grounds = {name: parse(text) for name, text in document["backgrounds"].items()}
    results = []
    for token in document["tokens"]:
        color = parse(token["color"])
        for name in token["over"]:
            ratio = contrast(color, grounds[name])
            results.append({"foreground": token["name"], "background": name, "ratio": ratio, "passed": ratio >= 4.5})
    return {"results": results, "failures": sum(not result["passed"] for result in results)}


def main(name, mode, source, output):
    library = {"coloraide": coloraide, "wcag-contrast-ratio": wcag_contrast_ratio}[name]()
    document = json.loads(pathlib.Path(source).read_text())
    pathlib.Path(output).write_text(json.dumps({"cases": cases, "matrix": matrix}[mode](library, document), indent=2))


main(*sys.argv[1:])
