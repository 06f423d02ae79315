"""Writes the tables that ColorMathTests holds gamut mapping, colour difference and colour vision against.

Needs ColorAide (pip install coloraide). Run from the package root: python3 Tests/Scripts/perception_tables.py
"""
import random

from coloraide import Color

FOLDER = "Tests/ColorMathTests/Oracles/"
# Pairs of Sharma, Wu, Dalal 2005, table 1: L1 a1 b1 L2 a2 b2 and the published difference.
SHARMA = """
50 2.6772 -79.7751 50 0 -82.7485 2.0425
50 3.1571 -77.2803 50 0 -82.7485 2.8615
50 2.8361 -74.0200 50 0 -82.7485 3.4412
50 -1.3802 -84.2814 50 0 -82.7485 1.0000
50 -1.1848 -84.8006 50 0 -82.7485 1.0000
50 -0.9009 -85.5211 50 0 -82.7485 1.0000
50 0 0 50 -1 2 2.3669
50 -1 2 50 0 0 2.3669
50 2.4900 -0.0010 50 -2.4900 0.0009 7.1792
50 2.4900 -0.0010 50 -2.4900 0.0010 7.1792
50 2.4900 -0.0010 50 -2.4900 0.0011 7.2195
50 2.4900 -0.0010 50 -2.4900 0.0012 7.2195
50 -0.0010 2.4900 50 0.0009 -2.4900 4.8045
50 -0.0010 2.4900 50 0.0010 -2.4900 4.8045
50 -0.0010 2.4900 50 0.0011 -2.4900 4.7461
50 2.5 0 50 0 -2.5 4.3065
50 2.5 0 73 25 -18 27.1492
50 2.5 0 61 -5 29 22.8977
50 2.5 0 56 -27 -3 31.9030
50 2.5 0 58 24 15 19.4535
50 2.5 0 50 3.1736 0.5854 1.0000
50 2.5 0 50 3.2972 0 1.0000
50 2.5 0 50 1.8634 0.5757 1.0000
50 2.5 0 50 3.2592 0.3350 1.0000
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.2630
61.2901 3.7196 -5.3901 61.4292 2.2480 -4.9620 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.6940 23.0331 14.9730 -42.5619 2.0373
36.4612 47.8580 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.4410 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.1350 0.9033 -0.0636 -0.5514 0.9082
"""


def swift(value):
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(swift(v) for v in value) + "]"
    return repr(value) if isinstance(value, (int, str)) else repr(float(f"{value:.15g}"))


def write(name, doc, fields, rows):
    parameters = ", ".join(f"_ {field}: {kind}" for field, kind in fields)
    text = f"/// {doc}\nstruct {name}Row: Sendable {{\n"
    text += "".join(f"  let {field}: {kind}\n" for field, kind in fields)
    text += f"\n  init({parameters}) {{\n"
    text += "".join(f"    self.{field} = {field}\n" for field, _ in fields)
    text += f"  }}\n\n  static let all: [{name}Row] = [\n"
    for row in rows:
        text += f"    {name}Row(" + ", ".join(swift(v).replace("'", '"') for v in row) + "),\n"
    text += "  ]\n}\n"
    with open(f"{FOLDER}{name}Row.swift", "w", encoding="utf-8") as file:
        file.write(text)


def gamut_rows():
    for index in range(60):
        target = "srgb" if index % 3 else "display-p3"
        color = [round(random.uniform(*ends), 4) for ends in ((0.02, 0.98), (0, 0.42), (0, 360))]
        origin = Color("oklch", color)
        results = [origin.convert(target).fit(method="oklch-chroma", jnd=jnd).coords() for jnd in (0.02, 0.0)]
        yield [target, color] + results + [origin.convert(target).clip().coords()]


def difference_rows():
    for index in range(60):
        one = [random.randrange(256) for _ in range(3)]
        spread = 12 if index % 2 else 255
        other = [max(0, min(255, v + random.randint(-spread, spread))) for v in one]
        a, b = (Color("srgb", [v / 255 for v in c]) for c in (one, other))
        d50, d65 = (a.delta_e(b, method="2000", space=space) for space in ("lab", "lab-d65"))
        yield [one, other, d50, d65, a.delta_e(b, method="ok")]


def vision_rows():
    for index in range(60):
        linear = [round(random.uniform(-0.1, 1.1), 4) for _ in range(3)]
        severity = [0, 1, 0.3, round(random.random(), 3)][index % 4]
        row = [linear, severity]
        for name in ("protan", "deutan", "tritan"):
            row.append(Color("srgb-linear", linear).filter(name, severity, method="machado").coords())
        row.append(Color("srgb-linear", linear).filter("protan", 1, method="vienot").coords())
        row.append(Color("srgb-linear", linear).filter("deutan", 1, method="vienot").coords())
        row.append(Color("srgb-linear", linear).filter("tritan", 1, method="brettel").coords())
        yield row


random.seed(2009)
TRIPLE = "[Double]"
write("Gamut", "OKLCH colours mapped into a gamut by ColorAide, in three ways.",
      [("target", "String"), ("oklch", TRIPLE), ("minde", TRIPLE), ("hardEdge", TRIPLE), ("clip", TRIPLE)], gamut_rows())
write("Sharma", "Lab pairs and published CIEDE2000 differences of Sharma, Wu, Dalal 2005, table 1.",
      [("one", TRIPLE), ("other", TRIPLE), ("difference", "Double")],
      [(v[:3], v[3:6], v[6]) for v in ([float(x) for x in line.split()] for line in SHARMA.strip().splitlines())])
write("Difference", "Pairs of 8-bit sRGB colours and their differences by ColorAide.",
      [("one", "[UInt8]"), ("other", "[UInt8]"), ("d50", "Double"), ("d65", "Double"), ("ok", "Double")], difference_rows())
write("Vision", "Linear sRGB colours (some outside the gamut) as ColorAide simulates deficiencies; the last three at full severity.",
      [("linear", TRIPLE), ("severity", "Double"), ("protan", TRIPLE), ("deutan", TRIPLE), ("tritan", TRIPLE),
       ("protanopia", TRIPLE), ("deuteranopia", TRIPLE), ("tritanopia", TRIPLE)], vision_rows())
