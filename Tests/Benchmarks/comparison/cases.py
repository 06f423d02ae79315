"""The pairs that every tool judges: the same for everybody, from one seed."""
import bisect
import decimal
import hashlib
import json
from fractions import Fraction
from typing import NamedTuple

from . import colors
from .colors import Color

MASK = (1 << 64) - 1
LIMITS = (Fraction(3), Fraction(9, 2), Fraction(7))
NORMAL = LIMITS[1]
# Pairs that sources publish with their ratio, truncated or rounded as the source has it, and the limit that they state.
ACT = "ACT rule afw4f7"
PUBLISHED = [
    ("#000000", 1, "#FFFFFF", NORMAL, "21", "WCAG 2.2, contrast ratio"), ("#777777", 1, "#FFFFFF", NORMAL, "4.48", "w3c/wcag issue 200"),
    ("#333333", 1, "#FFFFFF", NORMAL, "12.6", ACT), ("#AAAAAA", 1, "#FFFFFF", NORMAL, "2.3", ACT),
    ("#000000", 1, "#666666", LIMITS[0], "3.6", ACT), ("#666666", 1, "#FFFFFF", NORMAL, "5.7", ACT),
    ("#000000", 1, "#777777", NORMAL, "4.6", ACT), ("#000000", "0.3", "#FFFFFF", NORMAL, "2.1", ACT),
    ("#000000", "0.6", "#FFFFFF", NORMAL, "5.7", ACT),
]


class Case(NamedTuple):
    """A foreground on an opaque surface, the ratio that it requires, and the set that it belongs to."""
    id: str
    set: str
    foreground: Color
    surface: Color
    limit: Fraction

    def ratio(self, in_bytes=False, **options):
        front, surface = colors.over(self.foreground, self.surface), self.surface
        if in_bytes:
            front, surface = colors.in_bytes(front), colors.in_bytes(surface)
        return colors.ratio(front, surface, **options)

    def passes(self, **options):
        return self.ratio(**options) >= colors.exact(self.limit)


class Numbers:
    """SplitMix64: the same numbers in every version of every language."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = (self.state ^ self.state >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return z ^ z >> 31

    def below(self, count):
        return self.next() % count

    def color(self):
        bits = self.next()
        return Color.bytes(bits >> 16 & 255, bits >> 8 & 255, bits & 255)

    def shuffled(self, values):
        """A few of many, in an order of their own."""
        return sorted(values, key=lambda _: self.next())


def fast(components, threshold=0.04045):
    """The luminance of sRGB components in double precision, to choose pairs; the truth is computed exactly."""
    linear = [value / 12.92 if value <= threshold else ((value + 0.055) / 1.055) ** 2.4 for value in components]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def near_limit(numbers, count):
    """Pairs near each limit among random 24-bit colors, nearest first: (distance, lighter, darker, limit)."""
    chosen = {numbers.next() & 0xFFFFFF for _ in range(count)}
    terms = sorted((fast([(bits >> shift & 255) / 255 for shift in (16, 8, 0)]) + 0.05, bits) for bits in chosen)
    for limit in LIMITS:
        near = []
        for term, dark in terms:
            at = bisect.bisect_left(terms, (term * float(limit), 0))
            near += [(abs(terms[index][0] / term - float(limit)), terms[index][1], dark)
                     for index in (at - 1, at) if 0 <= index < len(terms) and terms[index][0] / term > 1]
        yield limit, sorted(near)


def from_bits(bits):
    return Color.bytes(bits >> 16 & 255, bits >> 8 & 255, bits & 255)


def limit_sets(numbers):
    """"razor": the 100 nearest failing and passing pairs of each limit; "near": 100 within 0.001 of it."""
    for limit, near in near_limit(numbers, 60_000):
        sides = {True: [], False: []}
        for _, light, dark in near:
            case = Case("", "razor", from_bits(dark), from_bits(light), limit)
            side = sides[case.passes()]
            if len(side) < 100:
                side.append(case)
            if min(map(len, sides.values())) == 100:
                break
        yield from sides[True] + sides[False]
    for limit, near in near_limit(numbers, 3_000):
        for _, light, dark in numbers.shuffled([row for row in near if 1e-5 < row[0] < 1e-3])[:100]:
            yield Case("", "near", from_bits(light), from_bits(dark), limit)


def any_set(numbers):
    for _ in range(1000):
        yield Case("", "any", numbers.color(), numbers.color(), NORMAL)


def alpha_set(numbers):
    """Translucent foregrounds within 0.05 of 4.5, in steps of 5 percent of opacity."""
    found = 0
    while found < 600:
        front, back, step = numbers.next(), numbers.next(), 1 + numbers.below(19)
        below = [(back >> shift & 255) / 255 for shift in (16, 8, 0)]
        mixed = [step / 20 * (front >> shift & 255) / 255 + (1 - step / 20) * under for shift, under in zip((16, 8, 0), below)]
        low, high = sorted((fast(mixed) + 0.05, fast(below) + 0.05))
        if abs(high / low - 4.5) < 0.05:
            found += 1
            yield Case("", "alpha", from_bits(front)._replace(alpha=Fraction(step, 20)), from_bits(back), NORMAL)


QUICK_P3 = [list(map(float, row)) for row in colors.P3_TO_SRGB]


def quick_p3(components):
    """Linear sRGB of Display P3 components in double precision."""
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in components]
    return [row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2] for row in QUICK_P3]


def p3_set(numbers):
    """Colors outside sRGB on surfaces inside: 200 whose verdict clipping changes, and 200 within 0.5 of 4.5 that it leaves.

    None is within 0.005 of 4.5, so that no verdict depends on the digits of the weights or of the matrix."""
    counts = {True: 0, False: 0}
    while min(counts.values()) < 200:
        steps, back = [numbers.below(1001) for _ in range(3)], numbers.next()
        linear = quick_p3(step / 1000 for step in steps)
        low, high = sorted((0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05,
                            fast([(back >> shift & 255) / 255 for shift in (16, 8, 0)]) + 0.05))
        if min(linear) > -0.001 and max(linear) < 1.001 or not 0.005 < abs(high / low - 4.5) < 0.5:
            continue
        color = Color(tuple(Fraction(step, 1000) for step in steps), "display-p3")
        case = Case("", "p3", color, from_bits(back), NORMAL)
        is_changed = case.passes() != case.passes(clips=True)
        if counts[is_changed] < 200:
            counts[is_changed] += 1
            yield case


def threshold_set(numbers):
    """Dark surfaces with components between the two thresholds: 50 pairs whose verdict the former one changes, 50 others near."""
    lights = sorted((fast([float(value) for value in light]), light) for light in (
        tuple(Fraction(2500 + numbers.below(5000), 10_000) for _ in range(3)) for _ in range(20_000)))
    counts = {True: 0, False: 0}
    while min(counts.values()) < 50:
        dark = Color(tuple(Fraction(3929 + numbers.below(116), 100_000) for _ in range(3)))
        target = (fast(map(float, dark.components)) + 0.05) * 4.5 - 0.05
        at = bisect.bisect_left(lights, (target, ()))
        for _, light in lights[at - 1:at + 2]:
            case = Case("", "threshold", Color(light), dark, NORMAL)
            is_changed = case.passes() != case.passes(threshold=colors.FORMER)
            if counts[is_changed] < 50:
                counts[is_changed] += 1
                yield case


def published_set():
    for foreground, alpha, surface, limit, _, _ in PUBLISHED:
        yield Case("", "published", Color.hex(foreground, alpha), Color.hex(surface), limit)


def gray_set():
    """The ten grays on each side of each limit, on white."""
    white, grays = Color.hex("#FFFFFF"), [Color.bytes(level, level, level) for level in range(256)]
    for limit in LIMITS:
        passing = sum(Case("", "grays", gray, white, limit).passes() for gray in grays)
        for gray in grays[passing - 10:passing + 10]:
            yield Case("", "grays", gray, white, limit)


def published_mismatches():
    """Published ratios that the exact one is not, neither truncated nor rounded to their digits."""
    for (_, _, _, _, words, source), case in zip(PUBLISHED, published_set()):
        exact, step = case.ratio(), decimal.Decimal(1).scaleb(-len(words.partition(".")[2]))
        near = {str(exact.quantize(step, rounding)) for rounding in (decimal.ROUND_DOWN, decimal.ROUND_HALF_UP)}
        if words not in near:
            yield f"{case.foreground.css()} on {case.surface.css()}: {source} says {words}, exact is {exact:.6f}"


def all_cases():
    numbers = Numbers(24)
    sets = [published_set(), gray_set(), any_set(numbers), limit_sets(numbers), alpha_set(numbers), p3_set(numbers), threshold_set(numbers)]
    return [case._replace(id=f"c{index:04d}") for index, case in enumerate(case for one in sets for case in one)]


def digest(cases):
    """A hash of what is judged and of the truth, so that counts can be tied to their inputs."""
    rows = [[case.id, case.set, case.foreground.css(), case.surface.css(), str(case.limit), case.passes()] for case in cases]
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()
