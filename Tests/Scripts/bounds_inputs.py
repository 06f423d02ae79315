"""Small inputs that ask for as much work as they can, for check-bounds; each is made from a seed."""

import json
import os
import random
import zlib

from advice_palettes import conditions
from png_writer import chunk

FRONTS, SURFACES, PAIRS = 42, 18, 200


def components(color):
    return dict(zip(["red", "green", "blue"], (f"0x{channel:02X}" for channel in color[:3])), alpha=f"{color[3]:.3f}")


def hexadecimal(color):
    return "#" + "".join(f"{channel:02X}" for channel in color[:3])


def gray_or_color(rng, low, high):
    base = rng.randint(low, high)
    if rng.random() < 0.33:
        return (base, base, base)
    return tuple(max(0, min(255, base + rng.randint(-60, 60))) for _ in range(3))


def entries(rng, is_surface, increased, alpha=1.0):
    """The colors of a token by condition: about half of the pairs of such tokens fail."""
    found = {}
    for label in ["Any", "Dark"] + (["High Any", "High Dark"] if increased else []):
        is_light = is_surface != ("Dark" in label)
        found[label] = gray_or_color(rng, *((150, 255) if is_light else (0, 140))) + (alpha,)
    return found


def write(folder, path, value):
    os.makedirs(os.path.dirname(f"{folder}/{path}") or folder, exist_ok=True)
    with open(f"{folder}/{path}", "w") as file:
        json.dump(value, file, indent=1)


def write_catalog(folder, tokens):
    for name, colors in tokens.items():
        listed = []
        for label, color in colors.items():
            entry = {"color": {"color-space": "srgb", "components": components(color)}, "idiom": "universal"}
            if conditions(label):
                entry["appearances"] = conditions(label)
            listed.append(entry)
        write(folder, f"Colors.xcassets/{name}.colorset/Contents.json", {"colors": listed})


def pairs(rng, fronts, surfaces, count):
    """Different pairs, so that each token is in several."""
    crossed = [(front, surface) for front in fronts for surface in surfaces]
    roles = ["text", "text", "text", "graphic", "boundary", "focus"]
    return [{"foreground": front, "on": surface, "role": rng.choice(roles)}
            for front, surface in rng.sample(crossed, count)]


def joint(folder, seed, increased=True, translucent=0.0):
    """60 tokens in 200 pairs: edits of one token meet the pairs of others everywhere."""
    rng = random.Random(seed)
    fronts, surfaces = [f"Front{place}" for place in range(FRONTS)], [f"Surface{place}" for place in range(SURFACES)]
    tokens = {}
    for name in fronts:
        tokens[name] = entries(rng, False, increased, 0.8 if rng.random() < translucent else 1.0)
    for name in surfaces:
        tokens[name] = entries(rng, True, increased)
    write_catalog(folder, tokens)
    layered = {f"veil{place}": [{"color": rng.choice(fronts), "opacity": 0.2}, surface]
               for place, surface in enumerate(surfaces)} if translucent else {}
    write(folder, "legible.json", {"version": 1, "sources": ["Colors.xcassets"], "surfaces": layered,
                                   "pairs": pairs(rng, fronts, surfaces + list(layered), PAIRS)})


def layers(rng, names):
    """A stack of everything that a layer may be."""
    found = []
    for _ in range(rng.randint(3, 6)):
        kind = rng.randrange(6)
        if kind < 3:
            found.append({"color": rng.choice(names), "opacity": round(rng.uniform(0.1, 0.6), 2)})
        elif kind == 3:
            found.append({"material": rng.choice(["ultraThin", "thin", "regular", "thick"])})
        elif kind == 4:
            found.append({"gradient": [hexadecimal(gray_or_color(rng, 0, 255)) + f"{rng.randint(20, 160):02X}" for _ in range(3)]})
        else:
            found.append({"glass": rng.choice(["regular", "clear"])})
    return found


def stacked(folder, seed, size=23_000):
    """An audit file of about 23 kB whose surfaces are stacks over any backdrop."""
    rng = random.Random(seed)
    fronts, surfaces = [f"Front{place}" for place in range(20)], [f"Surface{place}" for place in range(20)]
    tokens = {name: entries(rng, False, True, rng.choice([1.0, 1.0, 0.8])) for name in fronts}
    tokens |= {name: entries(rng, True, True) for name in surfaces}
    write_catalog(folder, tokens)
    audit = {"version": 1, "sources": ["Colors.xcassets"], "surfaces": {}, "pairs": []}
    while len(json.dumps(audit)) < size:
        name = f"stack{len(audit['surfaces'])}"
        over = rng.choice([["any"], ["any"], [{"gradient": ["#000000", "#FFFFFF", "#3366CC"]}, "any"]])
        audit["surfaces"][name] = {"layers": layers(rng, fronts + surfaces), "over": over}
        chosen = rng.sample(fronts + surfaces, 4)
        audit["pairs"].append({"foreground": chosen, "on": name, "role": rng.choice(["text", "graphic"])})
    write(folder, "legible.json", audit)


def resolved(folder, seed, axes=(4, 4, 4)):
    """The joint palette as a resolver of token files, with one context for each value of each axis."""
    rng = random.Random(seed)
    fronts, surfaces = [f"front{place}" for place in range(FRONTS)], [f"surface{place}" for place in range(SURFACES)]

    def group(names, is_dark):
        found = {}
        for name in names:
            is_light = name.startswith("surface") != is_dark
            color = gray_or_color(rng, *((150, 255) if is_light else (0, 140)))
            found[name] = {"$type": "color", "$value": hexadecimal(color)}
        return found

    names = fronts + surfaces
    write(folder, "base.tokens.json", group(names, False))
    modifiers = {}
    for axis, count in enumerate(axes):
        contexts = {}
        for value in range(count):
            write(folder, f"axis{axis}-{value}.tokens.json", group(rng.sample(names, 20), False))
            contexts[f"brand{axis}{value}"] = [{"$ref": f"axis{axis}-{value}.tokens.json"}]
        modifiers[f"axis{axis}"] = {"contexts": contexts, "default": f"brand{axis}0"}
    order = ["#/sets/base"] + [f"#/modifiers/axis{axis}" for axis in range(len(axes))]
    write(folder, "palette.resolver.json", {
        "version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}}, "modifiers": modifiers,
        "resolutionOrder": [{"$ref": place} for place in order]})
    write(folder, "legible.json", {"version": 1, "sources": ["palette.resolver.json"],
                                   "pairs": pairs(rng, fronts, surfaces, PAIRS)})


def crowded(folder, seed, count=300):
    """Failing pairs that stand together: on one color, on one material, and one literal that a part has on many grounds."""
    rng = random.Random(seed)
    write_catalog(folder, {"Page": {"Any": (255, 255, 255, 1.0)}})
    faint = [hexadecimal(gray_or_color(rng, 150, 190)) for _ in range(count)]
    grounds = [hexadecimal((rng.randint(225, 255), rng.randint(225, 255), rng.randint(225, 255))) for _ in range(count)]
    crowd = [(color, on, "card") for on in ("Page", "bar") for color in faint] + [("#999999", ground, "list") for ground in grounds]
    made = [{"foreground": color, "on": on, "role": "text", "name": f"{part}: {place}"} for place, (color, on, part) in enumerate(crowd)]
    made += [{"id": f"row{place}", "foreground": "#989898", "on": "bar", "role": "text", "name": f"row: {place}"} for place in range(count)]
    bar = {"layers": [{"material": "thin"}], "over": ["any"]}
    write(folder, "legible.json", {"version": 1, "sources": ["Colors.xcassets"], "surfaces": {"bar": bar}, "pairs": made})


def picture(seed, side=4880):
    """A PNG of about 90 kB that unpacks to about 90 MiB: rows of a few colors."""
    rng = random.Random(seed)
    rows = bytearray()
    for row in range(side):
        rows += b"\0" + bytes([rng.randrange(256) for _ in range(3)] + [255]) * side if row % 64 == 0 else rows[-4 * side - 1:]
    header = side.to_bytes(4, "big") * 2 + bytes([8, 6, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + chunk("IHDR", header) + chunk("IDAT", zlib.compress(bytes(rows), 9)) + chunk("IEND")


def pictured(folder, seed, count=8, side=4880):
    """Pairs over pictures that are small as files and large as pixels."""
    rng = random.Random(seed)
    tokens = {f"Front{place}": entries(rng, False, False) for place in range(8)}
    write_catalog(folder, tokens)
    surfaces = {}
    for place in range(count):
        with open(f"{folder}/picture{place}.png", "wb") as file:
            file.write(picture(seed * 100 + place, side))
        surfaces[f"photo{place}"] = {"layers": [{"color": "#000000", "opacity": 0.3}],
                                     "over": [{"image": f"picture{place}.png", "scale": 3}]}
    write(folder, "legible.json", {"version": 1, "sources": ["Colors.xcassets"], "surfaces": surfaces,
                                   "pairs": [{"foreground": list(tokens), "on": list(surfaces), "role": "text"}]})
