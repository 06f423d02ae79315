"""What can hold together in a palette, and what it costs, found without the solver: by trying all sides, and by integer
programming over 8-bit colours. Needs the packages numpy and scipy; `check-solver` uses it."""
import collections
import itertools
import math

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_matrix

SLACK = 0.004
FILL, LEVEL = 0.05, 0.03  # chroma of fills and of levels of text
MARGIN = 0.005  # what surfaces keep from the middle of lightness
LEAST = 0.02  # the lightness between levels
STEEPEST = 0.1 ** (1 / 3)  # the lightness at which ln(Y + 0.05) is steepest for grays
PARTS = 128  # parts of lightness between which the ceiling of chroma is straight
DECODE = np.array([c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in range(256)])
WEIGHTS = (0.2126, 0.7152, 0.0722)
TO_CONES = np.array([[0.412221469470763, 0.5363325372617348, 0.0514459932675022],
                     [0.21190349581782522, 0.6806995506452344, 0.10739695353694055],
                     [0.08830245919005643, 0.2817188391361215, 0.6299787016738221]])
TO_LAB = np.array([[0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
                   [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
                   [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]])


def luminance(rgb):
    return sum(weight * DECODE[channel] for weight, channel in zip(WEIGHTS, rgb))


def oklab(linear):
    return np.cbrt(linear @ TO_CONES.T) @ TO_LAB.T


FROM_LAB, FROM_CONES = np.linalg.inv(TO_LAB), np.linalg.inv(TO_CONES)


def linear(lab):
    return (lab @ FROM_LAB.T) ** 3 @ FROM_CONES.T


def lightness(rgb):
    return oklab(DECODE[list(rgb)])[0]


def chroma_of(rgb):
    return math.hypot(*oklab(DECODE[list(rgb)])[1:])


def ceilings(rgb):
    """The most chroma of a colour's shades at PARTS + 1 lightnesses: its own, or its share of what sRGB holds there."""
    own = oklab(DECODE[list(rgb)])
    chroma = math.hypot(own[1], own[2])
    if chroma < 1e-9 or rgb[0] == rgb[1] == rgb[2]:
        return np.zeros(PARTS + 1)
    levels = np.append(np.arange(PARTS + 1) / PARTS, own[0])
    inside, outside = np.zeros(PARTS + 2), np.full(PARTS + 2, 0.4 / chroma)
    for _ in range(24):
        middle = (inside + outside) / 2
        color = linear(np.stack([levels, own[1] * middle, own[2] * middle], axis=1))
        fits = ((color >= -1e-6) & (color <= 1 + 1e-6)).all(axis=1)
        inside, outside = np.where(fits, middle, inside), np.where(fits, outside, middle)
    share = 1 / inside[-1] if inside[-1] > 1 else 1
    return chroma * np.minimum(1, share * inside[:-1])


def ceiling(table, levels):
    return np.interp(levels, np.arange(PARTS + 1) / PARTS, table)


def apart(distance, darker, way):
    """The ratio that keeps grays a distance in lightness apart, from the darker one on to where both may move."""
    worst = {-1: min(darker + distance, STEEPEST), 1: max(darker, STEEPEST)}.get(way, max(darker, min(darker + distance, STEEPEST)))
    return math.exp(3 * worst ** 2 / (worst ** 3 + 0.05) * distance)


def keeps_hue(old, new, tolerance):
    """Whether a colour may take the place of another: grays stay gray, the hue turns by the tolerance and a little slack, and
    chroma stays below that of the shades."""
    if old[0] == old[1] == old[2]:
        return new[0] == new[1] == new[2]
    (_, first, second), (_, one, other) = oklab(DECODE[list(old)]), oklab(DECODE[list(new)])
    chroma = math.hypot(first, second)
    if math.hypot(one, other) > ceiling(ceilings(old), lightness(new)) + SLACK + 1e-4:
        return False
    along, across = (one * first + other * second) / chroma, abs(other * first - one * second) / chroma
    return along >= -SLACK - 1e-7 and across <= math.tan(math.radians(tolerance)) * max(along, 0) + SLACK + 1e-7


def ratio(one, other):
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


class Cube:
    """8-bit colours, those with little chroma apart and the rest by hue, so that a wedge is found fast; of the rest every third
    blue, which changes luminance by 0.0006 at most."""

    LITTLE = 0.03

    def __init__(self):
        found = []
        green, blue = (axis.ravel() for axis in np.meshgrid(np.arange(256), np.arange(256), indexing="ij"))
        for red in range(256):
            whole = np.stack([np.full(len(green), DECODE[red]), DECODE[green], DECODE[blue]], axis=1)
            # What is far from a gray has chroma; it is not computed for the blues left out.
            whole = whole[(blue % 3 == 0) | (np.abs(green - red) < 60) & (np.abs(blue - red) < 60)]
            found.append((whole @ np.array(WEIGHTS), oklab(whole).astype(np.float32)))
        self.luminance, self.lab = (np.concatenate(column) for column in zip(*found))
        chroma = np.hypot(self.lab[:, 1], self.lab[:, 2])
        hue = np.degrees(np.arctan2(self.lab[:, 2], self.lab[:, 1])).astype(np.int16) % 360
        hue[chroma < self.LITTLE] = 360
        order = np.argsort(hue, kind="stable")
        self.luminance, self.lab = self.luminance[order], self.lab[order]
        self.starts = np.searchsorted(hue[order], np.arange(362))

    def near(self, hue, tolerance):
        reach = int(tolerance + math.degrees(math.asin(SLACK / self.LITTLE))) + 2
        hues = sorted({(int(hue) + turn) % 360 for turn in range(-reach, reach + 1)}) + [360]
        return np.concatenate([np.arange(self.starts[one], self.starts[one + 1]) for one in hues])

    def allowed(self, rgb, tolerance):
        """Luminances, ascending, and costs of the colours that may take the place of one, itself included."""
        linear = DECODE[list(rgb)]
        own = oklab(linear)
        if rgb[0] == rgb[1] == rgb[2]:
            luminances = DECODE * sum(WEIGHTS)
            costs = ((oklab(np.stack([DECODE] * 3, axis=1)) - own) ** 2).sum(axis=1)
            luminances = np.array([luminance((step, step, step)) for step in range(256)])
        else:
            chroma = np.hypot(own[1], own[2])
            cosine, sine = own[1] / chroma, own[2] / chroma
            picked = self.near(math.degrees(math.atan2(sine, cosine)) % 360, tolerance)
            lab = self.lab[picked].astype(np.float64)
            along, across = lab[:, 1] * cosine + lab[:, 2] * sine, np.abs(lab[:, 2] * cosine - lab[:, 1] * sine)
            most = ceiling(ceilings(rgb), lab[:, 0]) + SLACK
            fits = (np.hypot(lab[:, 1], lab[:, 2]) <= most) & (along >= -SLACK) & (across <= math.tan(math.radians(tolerance)) * np.maximum(along, 0) + SLACK)
            luminances, costs = self.luminance[picked[fits]], ((lab[fits] - own) ** 2).sum(axis=1)
        luminances, costs = np.append(luminances, luminance(rgb)), np.append(costs, 0.0)
        # The cheapest of every 100,000th part of the range of ln(Y + 0.05): the cost is well below 100.
        part = np.floor(np.log((luminances + 0.05) / 0.05) / math.log(21) * 1e5)
        order = np.argsort(part + costs / 100)
        picked = order[np.append(True, np.diff(part[order]) > 0)]
        picked = picked[np.argsort(luminances[picked])]
        return luminances[picked], costs[picked]


class Oracle:
    """What can hold together, and what it costs, for the entries of one palette.

    A requirement is a ratio by (front, back); its side is the palette's, or open. A gap is a ratio by (lighter, darker)."""

    def __init__(self, cube, palette):
        self.cube, self.palette = cube, palette
        self.known, self.kept = {}, set()

    def keep(self, surfaces):
        """Lets light surfaces stay light and dark ones dark; none of them for an empty set."""
        self.kept = set(surfaces)

    def colors(self, end):
        if len(end) == 3:
            return np.array([luminance(end)]), np.array([0.0])
        rgb = self.palette.tokens[end[0]][end[1]]
        if end not in self.known:
            luminances, costs = self.cube.allowed(rgb, self.palette.hue)
            self.known[end] = luminances, costs * self.palette.weights.get(end, 1)
        luminances, costs = self.known[end]
        if end not in self.kept:
            return luminances, costs
        if (end, "kept") not in self.known:
            own, sign = oklab(DECODE[list(rgb)]), 1 if lightness(rgb) >= 0.5 else -1
            level = 0.5 + sign * MARGIN
            turn = ceiling(ceilings(rgb), level) / max(1e-12, math.hypot(own[1], own[2]))
            edge = float(linear(np.array([level, own[1] * turn, own[2] * turn])) @ np.array(WEIGHTS))
            edge = min(edge * sign, luminance(rgb) * sign)
            fits = luminances * sign >= edge - 1e-9
            self.known[(end, "kept")] = luminances[fits], costs[fits]
        return self.known[(end, "kept")]

    def is_feasible(self, ratios, gaps):
        """Whether there are sides on which the colours fit, part by part; None where that was not found out."""
        answers = []
        ends = {end for key in [*ratios, *gaps] for end in key} | self.kept
        for part in parts(sorted(ends, key=str), ratios, gaps):
            inside = {key: least for key, least in ratios.items() if key[0] in part and key[1] in part}
            tied = {key: least for key, least in gaps.items() if key[0] in part and key[1] in part}
            answers.append(self.part_is_feasible(inside, tied))
            if answers[-1] is False:
                return False
        return None if None in answers else True

    def part_is_feasible(self, ratios, gaps):
        """Tries all open sides, if they are few; else None."""
        keys = [key for key in ratios if self.palette.side(key) is None]
        if len(keys) > 12:
            return None
        sides = {key: self.palette.side(key) for key in ratios}
        return any(self.fits(ratios, gaps, {**sides, **dict(zip(keys, chosen))})
                   for chosen in itertools.product((True, False), repeat=len(keys)))

    def fits(self, ratios, gaps, sides):
        """Whether there are colours for these sides: the darkest ones that leave each other alone."""
        arcs = [(*(key if sides[key] else key[::-1]), least) for key, least in ratios.items()]
        arcs += [(*key, least) for key, least in gaps.items()]
        lowest = {end: self.colors(end)[0][0] for arc in arcs for end in arc[:2]}
        changes = True
        while changes:
            changes = False
            for upper, lower, least in arcs:
                wanted = least * (lowest[lower] + 0.05) - 0.05
                if lowest[upper] < wanted - 1e-12:
                    colors = self.colors(upper)[0]
                    place = np.searchsorted(colors, wanted - 1e-12)
                    if place == len(colors):
                        return False
                    lowest[upper] = colors[place]
                    changes = True
        return True

    def optimum(self, ratios, gaps):
        """The least cost, by integer programming over ever finer choices of colours; None where none was found."""
        ends = sorted({end for key in [*ratios, *gaps] for end in key} | self.kept, key=str)
        total = 0.0
        for part in parts(ends, ratios, gaps):
            found = None
            for bins, reach in ((120, None), (1500, 0.06), (20000, 0.006)):
                candidates = {end: self.candidates(end, bins, found and (found[end], reach)) for end in part}
                inside = {key: least for key, least in ratios.items() if key[0] in candidates and key[1] in candidates}
                tied = {key: least for key, least in gaps.items() if key[0] in candidates and key[1] in candidates}
                inside = drop_decided(candidates, inside, self.palette.side)
                found, cost = program(candidates, inside, tied, self.palette.side, found)
                if found is None:
                    return None
            total += cost
        return total

    def candidates(self, end, bins, near):
        """The cheapest colours of each stretch of luminance, near one if asked, and the colour as it is."""
        luminances, costs = self.colors(end)
        if near:
            fits = np.abs(np.log((luminances + 0.05) / (near[0] + 0.05))) <= near[1]
            luminances, costs = luminances[fits], costs[fits]
        if len(luminances) <= 260:
            return luminances, costs
        stretch = (np.log((luminances + 0.05) / 0.05) / math.log(21) * bins).astype(int)
        order = np.lexsort((costs, stretch))
        first = np.append(True, np.diff(stretch[order]) > 0)
        picked = np.sort(order[first])
        return luminances[picked], costs[picked]


def parts(ends, ratios, gaps):
    """The ends that requirements connect; what stays connects nothing."""
    parents = {end: end for end in ends}

    def root(end):
        while parents[end] != end:
            end = parents[end]
        return end

    for key in [*ratios, *gaps]:
        if len(key[0]) != 3 and len(key[1]) != 3:
            parents[root(key[0])] = root(key[1])
    found = collections.defaultdict(list)
    fixed = [end for end in ends if len(end) == 3]
    for end in ends:
        if len(end) != 3:
            found[root(end)].append(end)
    for part in found.values():
        near = {end for key in [*ratios, *gaps] if key[0] in part or key[1] in part for end in key}
        yield part + [end for end in fixed if end in near]


def drop_decided(candidates, ratios, side):
    """The requirements that join two free ends; the others only leave out candidates."""
    kept = {}
    for key, least in ratios.items():
        free, fixed = (key[0], key[1]) if len(key[1]) == 3 else (key[1], key[0])
        if len(fixed) != 3:
            kept[key] = least
            continue
        luminances, costs = candidates[free]
        level = candidates[fixed][0][0]
        lighter, darker = np.maximum(luminances, level), np.minimum(luminances, level)
        fits = lighter + 0.05 >= least * (darker + 0.05) - 1e-12
        if side(key) is not None:
            fits &= (luminances >= level) == (side(key) == (free == key[0]))
        candidates[free] = luminances[fits], costs[fits]
    return kept


def program(candidates, ratios, gaps, side, sides_from=None):
    """The cheapest choice of candidates: their luminances by end, and the cost.

    The variables say that a node has at least a candidate; with the sides fixed every vertex is whole."""
    ends, starts, count = list(candidates), {}, 0
    if any(len(luminances) == 0 for luminances, _ in candidates.values()):
        return None, None
    for end in ends:
        starts[end] = count
        count += len(candidates[end][0])
    keys = list(ratios)
    sides = {key: count + place for place, key in enumerate(keys)}
    count += len(keys)
    objective, lower, upper = np.zeros(count), np.zeros(count), np.ones(count)
    rows, columns, values, least = [], [], [], []

    def add(terms, bound):
        for column, value in terms:
            rows.append(len(least))
            columns.append(column)
            values.append(value)
        least.append(bound)

    def keep(above, below, needed, side, sign):
        last = -1
        wanted = needed * (candidates[below][0] + 0.05) - 0.05
        for place, index in enumerate(np.searchsorted(candidates[above][0], wanted - 1e-12)):
            if index == last:
                continue
            last = index
            terms = [(starts[below] + place, -1), (side, -sign)]
            if index < len(candidates[above][0]):
                terms.append((starts[above] + index, 1))
            add(terms, -1 if sign == 1 else 0)

    constant = 0.0
    for end in ends:
        luminances, costs = candidates[end]
        constant += costs[0]
        lower[starts[end]] = 1
        for place in range(1, len(luminances)):
            objective[starts[end] + place] = costs[place] - costs[place - 1]
            add([(starts[end] + place - 1, 1), (starts[end] + place, -1)], 0)
    for key in keys:
        if side(key) is not None:
            lower[sides[key]] = upper[sides[key]] = side(key)
        elif sides_from:
            lower[sides[key]] = upper[sides[key]] = sides_from[key[0]] >= sides_from[key[1]]
        keep(key[0], key[1], ratios[key], sides[key], 1)
        keep(key[1], key[0], ratios[key], sides[key], -1)
    always = count
    count += 1
    lower, upper, objective = np.append(lower, 1), np.append(upper, 1), np.append(objective, 0)
    for (light, dark), needed in gaps.items():
        keep(light, dark, needed, always, 1)
    whole = np.zeros(count)
    whole[list(sides.values())] = 1
    if not least:
        return {end: candidates[end][0][0] for end in ends}, constant
    matrix = csr_matrix((values, (rows, columns)), shape=(len(least), count))
    result = milp(objective, constraints=LinearConstraint(matrix, least, np.inf), bounds=Bounds(lower, upper),
                  integrality=whole, options={"mip_rel_gap": 1e-4, "time_limit": 20})
    if result.x is None:
        return None, None
    chosen = {}
    for end in ends:
        luminances, _ = candidates[end]
        chosen[end] = luminances[int(round(result.x[starts[end]:starts[end] + len(luminances)].sum())) - 1]
    return chosen, result.fun + constant
