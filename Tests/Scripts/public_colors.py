"""Helper: colors and contrast ratios, computed from the published formulas (WCAG 2.2, CSS Color 4), for check-public-cases."""

import math
import re

D65, D50 = (0.3127, 0.3290), (0.3457, 0.3585)
GAMUTS = {
    "srgb": (((0.64, 0.33), (0.30, 0.60), (0.15, 0.06)), D65),
    "display-p3": (((0.680, 0.320), (0.265, 0.690), (0.150, 0.060)), D65),
    "a98-rgb": (((0.64, 0.33), (0.21, 0.71), (0.15, 0.06)), D65),
    "rec2020": (((0.708, 0.292), (0.170, 0.797), (0.131, 0.046)), D65),
    "prophoto-rgb": (((0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)), D50),
}
BRADFORD = ((0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))


def times(matrix, vector):
    return tuple(sum(a * b for a, b in zip(row, vector)) for row in matrix)


def product(first, second):
    return tuple(tuple(sum(row[k] * second[k][at] for k in range(3)) for at in range(3)) for row in first)


def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return tuple(tuple(x / whole for x in row) for row in (
        (e * i - f * h, c * h - b * i, b * f - c * e), (f * g - d * i, a * i - c * g, c * d - a * f),
        (d * h - e * g, b * g - a * h, a * e - b * d)))


def xyz_of(chromaticity):
    x, y = chromaticity
    return (x / y, 1.0, (1 - x - y) / y)


def adaptation(source, target):
    from_cone, to_cone = times(BRADFORD, xyz_of(source)), times(BRADFORD, xyz_of(target))
    scale = tuple(tuple(to_cone[r] / from_cone[r] if r == c else 0.0 for c in range(3)) for r in range(3))
    return product(inverse(BRADFORD), product(scale, BRADFORD))


def to_xyz(space):
    primaries, white = GAMUTS[space]
    columns = [xyz_of(one) for one in primaries]
    matrix = tuple(zip(*columns))
    gains = times(inverse(matrix), xyz_of(white))
    scaled = tuple(tuple(value * gain for value, gain in zip(row, gains)) for row in matrix)
    return scaled if white == D65 else product(adaptation(white, D65), scaled)


XYZ_TO_LINEAR = inverse(to_xyz("srgb"))


def linear(value):
    size = abs(value)
    return math.copysign(size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4, value)


def encoded(value):
    size = abs(value)
    return math.copysign(size * 12.92 if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055, value)


def expanded(space, value):
    if space == "a98-rgb":
        return math.copysign(abs(value) ** (563 / 256), value)
    if space == "prophoto-rgb":
        return value / 16 if abs(value) <= 16 / 512 else math.copysign(abs(value) ** 1.8, value)
    if space == "rec2020":
        a, b = 1.09929682680944, 0.018053968510807
        size = abs(value)
        return math.copysign(size / 4.5 if size < b * 4.5 else ((size + a - 1) / a) ** (1 / 0.45), value)
    return linear(value)


def hsl(hue, saturation, lightness):
    saturation, lightness = saturation / 100, lightness / 100
    def channel(n):
        k = (n + hue / 30) % 12
        return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    return (channel(0), channel(8), channel(4))


def hwb(hue, white, black):
    white, black = white / 100, black / 100
    return tuple(value * (1 - white - black) + white for value in hsl(hue, 100, 50))


def polar(lightness, chroma, hue):
    return (lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue)))


def oklab_linear(lightness, a, b):
    l, m, s = (lightness + 0.3963377774 * a + 0.2158037573 * b, lightness - 0.1055613458 * a - 0.0638541728 * b,
               lightness - 0.0894841775 * a - 1.2914855480 * b)
    l, m, s = l ** 3, m ** 3, s ** 3
    return (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)


def lab_xyz(lightness, a, b):
    fy = (lightness + 16) / 116
    def cube(f):
        return f ** 3 if f ** 3 > 216 / 24389 else (116 * f - 16) / (24389 / 27)
    d50 = tuple(cube(f) * white for f, white in zip((a / 500 + fy, fy, fy - b / 200), xyz_of(D50)))
    return times(adaptation(D50, D65), d50)


def lab_of(rgb):
    d50 = times(adaptation(D65, D50), times(to_xyz("srgb"), tuple(map(linear, rgb))))
    def root(value):
        return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
    x, y, z = (root(value / white) for value, white in zip(d50, xyz_of(D50)))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def srgb(space, *parts):
    """Gamma-encoded, unclamped sRGB of a color in another space, in the notation of the design tokens' color module."""
    if space == "srgb":
        return tuple(parts)
    if space == "hsl":
        return hsl(*parts)
    if space == "hwb":
        return hwb(*parts)
    if space in ("oklab", "oklch"):
        light = oklab_linear(*(polar(*parts) if space == "oklch" else parts))
    elif space in ("lab", "lch"):
        light = times(XYZ_TO_LINEAR, lab_xyz(*(polar(*parts) if space == "lch" else parts)))
    elif space == "srgb-linear":
        light = parts
    elif space == "xyz-d65":
        light = times(XYZ_TO_LINEAR, parts)
    elif space == "xyz-d50":
        light = times(XYZ_TO_LINEAR, times(adaptation(D50, D65), parts))
    else:
        light = times(XYZ_TO_LINEAR, times(to_xyz(space), tuple(expanded(space, value) for value in parts)))
    return tuple(map(encoded, light))


def luminance(rgb):
    red, green, blue = map(linear, rgb)
    return max(0.0, 0.2126 * red + 0.7152 * green + 0.0722 * blue)


def over(color, below):
    """Source-over on gamma-encoded values."""
    alpha = color[3] if len(color) > 3 else 1.0
    return tuple(alpha * top + (1 - alpha) * under for top, under in zip(color[:3], below[:3]))


def ratio(foreground, surface="#FFFFFF"):
    """The contrast ratio of two colors: tuples of sRGB with or without alpha, or what `parsed` reads."""
    foreground, surface = (parsed(one) if isinstance(one, str) else one for one in (foreground, surface))
    low, high = sorted((luminance(over(foreground, surface)), luminance(surface[:3])))
    return (high + 0.05) / (low + 0.05)


def parsed(text):
    """Unclamped sRGB and alpha of a color as the tool and token files write it; None for what is not a color."""
    text = (text or "").strip()
    if re.fullmatch(r"#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})", text):
        digits = text[1:] if len(text) > 5 else "".join(2 * one for one in text[1:])
        values = [int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2)]
        return (*values[:3], values[3] if len(values) > 3 else 1.0)
    found = re.fullmatch(r"(\w+)\(\s*(?:([a-z][\w-]*)\s)?(.*)\)", text)
    if not found:
        return None
    parts = [one for one in re.split(r"[\s,/]+", found[3].strip()) if one]
    if not all(re.fullmatch(r"[-+]?[\d.]+(e[-+]?\d+)?%?|none", one) for one in parts) or len(parts) not in (3, 4):
        return None
    numbers = [0.0 if one == "none" else float(one.rstrip("%")) for one in parts]
    alpha = 1.0 if len(parts) == 3 else numbers[3] / (100 if parts[3].endswith("%") else 1)
    if found[1] == "color":
        return (*srgb(found[2], *numbers[:3]), alpha)
    if found[1] in ("rgb", "rgba"):
        return (*(value / (100 if part.endswith("%") else 255) for value, part in zip(numbers, parts[:3])), alpha)
    if found[1] in ("hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"):
        if found[1].startswith("ok") and parts[0].endswith("%"):
            numbers[0] /= 100
        return (*srgb(found[1].rstrip("a") if found[1] == "hsla" else found[1], *numbers[:3]), alpha)
    return None


def near(text, wanted, steps=0.51):
    """Are two colors the same to half a step of 8 bits, clipped to sRGB?"""
    color, other = parsed(text), parsed(wanted) if isinstance(wanted, str) else wanted
    if color is None or other is None:
        return False
    other = (*other, 1.0)[:4]
    clipped = [(min(1, max(0, a)), min(1, max(0, b))) for a, b in zip(color[:3], other[:3])]
    return all(abs(a - b) * 255 <= steps for a, b in clipped) and abs(color[3] - other[3]) <= 0.003
