"""Random palettes as designers make them, for check-advice; with the OKLab sums that it needs.

Light surfaces with dark texts, and the reverse in dark; levels of text, colored fills with their labels, icons and borders.
A share of the pairs fails, as in real palettes: faint texts, pale borders, bright fills under white labels."""

import json
import math
import os
import random

SURFACES = {  # lightness in light, in dark
    "Background": ((0.97, 1.0), (0.13, 0.19)), "BackgroundSecondary": ((0.95, 0.985), (0.17, 0.22)),
    "Surface": ((0.96, 1.0), (0.19, 0.24)), "SurfaceRaised": ((0.975, 1.0), (0.23, 0.28)),
    "SurfaceSelected": ((0.92, 0.95), (0.24, 0.3)),
}
TEXTS = {
    "TextPrimary": ((0.15, 0.32), (0.93, 1.0)), "TextSecondary": ((0.4, 0.54), (0.72, 0.84)),
    "TextTertiary": ((0.55, 0.7), (0.54, 0.68)), "TextPlaceholder": ((0.66, 0.78), (0.44, 0.56)),
}
COLORED = {"Accent": 255, "Danger": 27, "Success": 150, "Warning": 75, "Info": 230, "Highlight": 310, "TextLink": 258}
FILLS = {
    "AccentFill": 255, "DangerFill": 27, "SuccessFill": 150, "WarningFill": 65, "BadgeFill": 20, "BadgeNew": 300,
    "ChipFill": 200}
LABELS = {"OnAccent": ["AccentFill", "BadgeNew"], "OnDanger": ["DangerFill"], "OnBadge": ["BadgeFill", "ChipFill"]}
ICONS = {"IconPrimary": ((0.3, 0.5), (0.75, 0.9)), "IconSecondary": ((0.55, 0.8), (0.4, 0.7))}
BORDERS = {"Border": ((0.78, 0.92), (0.28, 0.42)), "BorderStrong": ((0.6, 0.75), (0.4, 0.6))}
CHARTS = {"ChartOne": 255, "ChartTwo": 150, "ChartThree": 60, "ChartFour": 330, "FocusRing": 250}
# Families of one hue: the words that are added to a stem, each with its lightness in light and in dark.
FAMILIES = [
    [("", (0.5, 0.66), (0.62, 0.72)), ("Light", (0.7, 0.84), (0.74, 0.86)), ("Dark", (0.34, 0.46), (0.48, 0.58))],
    [("Primary", (0.2, 0.4), (0.86, 0.95)), ("Secondary", (0.44, 0.62), (0.66, 0.8)), ("Tertiary", (0.64, 0.8), (0.42, 0.6))],
    [("Strong", (0.4, 0.55), (0.7, 0.8)), ("Muted", (0.58, 0.7), (0.5, 0.66)), ("Subtle", (0.72, 0.86), (0.32, 0.46))],
]
STEMS = ["Brand", "Coral", "Line", "Mark", "Olive", "Plum", "Slate", "Tide"]
BASIS = ["Background", "Surface", "TextPrimary", "TextSecondary", "Accent", "Border"]


def linear(channel):
    """The linear value of an sRGB channel from 0 to 1."""
    sign, size = math.copysign(1, channel), abs(channel)
    return sign * (size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4)


def encoded(value):
    sign, size = math.copysign(1, value), abs(value)
    return sign * (size * 12.92 if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055)


def oklab(color):
    """L, a, b of three sRGB channels from 0 to 1."""
    red, green, blue = map(linear, color)
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short)


def from_oklab(lightness, a, b):
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return tuple(map(encoded, (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short)))


def eight_bit(lightness, chroma, hue):
    """The color as three bytes, with less chroma where sRGB has less."""
    angle = math.radians(hue)
    while True:
        color = from_oklab(lightness, chroma * math.cos(angle), chroma * math.sin(angle))
        if chroma < 0.001 or all(-0.0005 <= channel <= 1.0005 for channel in color):
            return tuple(round(min(1, max(0, channel)) * 255) for channel in color)
        chroma *= 0.95


def distance(one, other):
    """ΔE-OK of two colors from 0 to 1."""
    return math.dist(oklab(one), oklab(other))


class Design:
    """One random palette: tokens with their entries, and pairs."""

    def __init__(self, seed, families=0):
        self.rng = rng = random.Random(seed)
        self.tint = (rng.choice([0, 0, 0.004, 0.01]), rng.uniform(0, 360))
        self.is_increased = rng.random() < 1 / 3
        self.tokens, self.pairs = {}, []
        rest = [name for group in (SURFACES, TEXTS, COLORED, FILLS, LABELS, ICONS, BORDERS, CHARTS)
                for name in group if name not in BASIS]
        rng.shuffle(rest)
        chosen = set(BASIS) | set(rest[:rng.randint(0, 34)])
        self.has = lambda group: [name for name in group if name in chosen]
        self.surfaces = self.has(SURFACES)
        self.neutrals()
        self.colors()
        self.fills()
        for stem in rng.sample(STEMS, families):
            self.family(stem)

    def family(self, stem):
        """Adds tokens that keep their order: shades of one hue, or grays."""
        rng = self.rng
        chroma, hue = rng.choice([0, 0.006, rng.uniform(0.06, 0.16)]), rng.uniform(0, 360)
        role = rng.choice(["text", "graphic", "boundary"])
        for word, light, dark in rng.choice(FAMILIES):
            self.token(stem + word, light, dark, chroma, hue, strengthens=True)
            self.pair(stem + word, self.some(2), role)

    def token(self, name, light, dark, chroma, hue, strengthens=False):
        """Adds a token with a light and a dark entry, and perhaps the same with more contrast."""
        rng = self.rng
        light, dark = rng.uniform(*light), rng.uniform(*dark)
        if chroma == 0:
            light, dark = round(light, 2), round(dark, 2)
        entries = {"Any": eight_bit(light, chroma, hue), "Dark": eight_bit(dark, chroma, hue)}
        if strengthens and self.is_increased and rng.random() < 0.6:
            entries["High Any"] = eight_bit(max(0, light - rng.uniform(0.06, 0.16)), chroma, hue)
            entries["High Dark"] = eight_bit(min(1, dark + rng.uniform(0.05, 0.12)), chroma, hue)
        self.tokens[name] = entries

    def pair(self, front, surfaces, role="text", size=None):
        for surface in surfaces:
            one = {"foreground": front, "on": surface, "role": role}
            if size:
                one["font"] = {"size": size}
            self.pairs.append(one)

    def some(self, most=5):
        """A few of the surfaces, the first among them."""
        return self.surfaces[:1] + self.rng.sample(self.surfaces[1:], self.rng.randint(0, min(most, len(self.surfaces)) - 1))

    def neutrals(self):
        rng = self.rng
        for name, (light, dark) in SURFACES.items():
            if name in self.surfaces:
                tinted = name == "SurfaceSelected" and rng.random() < 0.5
                self.token(name, light, dark, 0.03 if tinted else self.tint[0], 255 if tinted else self.tint[1])
        for name in self.has(TEXTS):
            self.token(name, *TEXTS[name], self.tint[0] * 1.5, self.tint[1], strengthens=True)
            self.pair(name, self.surfaces if name == "TextPrimary" else self.some(), size=rng.choice([None, None, 12, 17, 28]))
        for name in self.has(ICONS):
            self.token(name, *ICONS[name], self.tint[0], self.tint[1], strengthens=True)
            self.pair(name, self.some(3), "graphic")
        for name in self.has(BORDERS):
            self.token(name, *BORDERS[name], self.tint[0], self.tint[1], strengthens=True)
            self.pair(name, self.some(3), "boundary")

    def colors(self):
        rng = self.rng
        for name in self.has(COLORED):
            self.token(name, (0.48, 0.68), (0.55, 0.8), rng.uniform(0.1, 0.2), COLORED[name] + rng.uniform(-8, 8), True)
            if rng.random() < 0.04:  # One color for light and dark, which no edit of it makes pass as text on both
                self.tokens[name] = {"Any": self.tokens[name]["Any"]}
            self.pair(name, self.some(2), rng.choice(["text", "text", "graphic"]), rng.choice([None, 17, 28]))
        for name in self.has(CHARTS):
            self.token(name, (0.55, 0.8), (0.45, 0.75), rng.uniform(0.08, 0.18), CHARTS[name] + rng.uniform(-8, 8))
            self.pair(name, self.some(2), "focus" if name == "FocusRing" else "graphic")

    def fills(self):
        rng = self.rng
        for name in self.has(FILLS):
            self.token(name, (0.5, 0.7), (0.45, 0.68), rng.uniform(0.12, 0.2), FILLS[name] + rng.uniform(-8, 8))
        owners = {fill: label for label in self.has(LABELS) for fill in LABELS[label]}
        for label in self.has(LABELS):
            self.tokens[label] = {"Any": (255, 255, 255), "Dark": (255, 255, 255)}
            if rng.random() < 0.3:
                self.tokens[label]["Dark"] = (250, 250, 250)
        for name in self.has(FILLS):
            self.pair(owners.get(name, "#FFFFFF"), [name], size=rng.choice([None, 15, 17]))
        # The accent of some palettes is a fill as well; its label is then dark in dark, mostly.
        if "OnAccent" in self.tokens and "AccentFill" not in self.tokens and rng.random() < 0.6:
            if "BadgeNew" not in self.tokens and rng.random() < 0.85:
                self.tokens["OnAccent"]["Dark"] = (17, 17, 17)
            self.pair("OnAccent", ["Accent"])

    def components(self, color):
        style = self.rng.choice(["hex", "integer", "decimal"])
        texts = {"hex": [f"0x{channel:02X}" for channel in color], "integer": [str(channel) for channel in color],
                 "decimal": [f"{channel / 255:.3f}" for channel in color]}[style]
        return dict(zip(["red", "green", "blue"], texts), alpha="1.000")

    def write(self, folder):
        """Writes the catalog and the audit file."""
        for name, entries in self.tokens.items():
            colors = []
            for label, color in entries.items():
                entry = {"color": {"color-space": "srgb", "components": self.components(color)}, "idiom": "universal"}
                if conditions(label):
                    entry["appearances"] = conditions(label)
                colors.append(entry)
            path = f"{folder}/Colors.xcassets/{name}.colorset"
            os.makedirs(path)
            with open(f"{path}/Contents.json", "w") as file:
                json.dump({"colors": colors, "info": {"author": "xcode", "version": 1}}, file, indent=2)
        audit = {"version": 1, "name": "Random", "sources": ["Colors.xcassets"], "pairs": self.pairs}
        with open(f"{folder}/legible.json", "w") as file:
            json.dump(audit, file, indent=2)


def conditions(label):
    """The appearances of an entry, as a catalog writes them, by its label in reports."""
    found = []
    if "Dark" in label or "Light" in label:
        found.append({"appearance": "luminosity", "value": "dark" if "Dark" in label else "light"})
    if "High" in label:
        found.append({"appearance": "contrast", "value": "high"})
    return found
