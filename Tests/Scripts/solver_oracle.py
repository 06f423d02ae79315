"""What can hold together in a palette, and what it costs, found without the solver: by trying all sides, and by integer
programming over 8-bit colours. Needs the packages numpy and scipy; `check-solver` uses it."""
import collections
import itertools
import math

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_matrix

ORDER = 0.99
SLACK = 0.004
MIDDLE = math.sqrt(1.05 * 0.05) - 0.05
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


def keeps_hue(old, new, tolerance):
    """Whether a colour may take the place of another: grays stay gray, the hue turns by the tolerance and a little slack."""
    if old[0] == old[1] == old[2]:
        return new[0] == new[1] == new[2]
    (_, first, second), (_, one, other) = oklab(DECODE[list(old)]), oklab(DECODE[list(new)])
    chroma = math.hypot(first, second)
    along, across = (one * first + other * second) / chroma, abs(other * first - one * second) / chroma
    return along >= -SLACK - 1e-7 and across <= math.tan(math.radians(tolerance)) * max(along, 0) + SLACK + 1e-7


def ratio(one, other):
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


class Cube:
    """8-bit colours with every third blue, which changes luminance by 0.0006 at most, those with little chroma apart and the
    rest by hue, so that a wedge is found fast."""

    LITTLE = 0.03
    BLUES = np.arange(0, 256, 3)

    def __init__(self):
        size = 256 * len(self.BLUES)
        self.luminance = np.empty(256 * size)
        self.lab = np.empty((256 * size, 3), dtype=np.float32)
        for red in range(256):
            green, blue = np.meshgrid(np.arange(256), self.BLUES, indexing="ij")
            linear = np.stack([np.full(size, DECODE[red]), DECODE[green.ravel()], DECODE[blue.ravel()]], axis=1)
            part = slice(red * size, (red + 1) * size)
            self.luminance[part] = linear @ np.array(WEIGHTS)
            self.lab[part] = oklab(linear)
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
            fits = (along >= -SLACK) & (across <= math.tan(math.radians(tolerance)) * np.maximum(along, 0) + SLACK)
            luminances, costs = self.luminance[picked[fits]], ((lab[fits] - own) ** 2).sum(axis=1)
        luminances, costs = np.append(luminances, luminance(rgb)), np.append(costs, 0.0)
        # The cheapest of every 100,000th part of the range of ln(Y + 0.05): the cost is well below 100.
        part = np.floor(np.log((luminances + 0.05) / 0.05) / math.log(21) * 1e5)
        order = np.argsort(part + costs / 100)
        picked = order[np.append(True, np.diff(part[order]) > 0)]
        picked = picked[np.argsort(luminances[picked])]
        return luminances[picked], costs[picked]


class Oracle:
    """What can hold together, and what it costs, for the entries of one palette."""

    def __init__(self, cube, palette):
        self.cube, self.palette = cube, palette
        self.known, self.kept = {}, set()

    def keep(self, surfaces):
        """Lets light surfaces stay light and dark ones dark; none of them for an empty set."""
        self.kept = {end for end in surfaces if len(end) != 3}

    def colors(self, end):
        if len(end) == 3:
            return np.array([luminance(end)]), np.array([0.0])
        if end not in self.known:
            self.known[end] = self.cube.allowed(self.palette.tokens[end[0]][end[1]], self.palette.hue)
        luminances, costs = self.known[end]
        if end not in self.kept:
            return luminances, costs
        if (end, "kept") not in self.known:
            fits = (luminances >= MIDDLE) == (self.palette.luminance(end) >= MIDDLE)
            self.known[(end, "kept")] = luminances[fits], costs[fits]
        return self.known[(end, "kept")]

    def is_feasible(self, ratios, orders):
        """Whether there are sides on which the colours fit, part by part; None where that was not found out."""
        orders = [pair for pair in orders if pair[0] in ratios and pair[1] in ratios]
        answers = []
        for part in parts(sorted({end for key in ratios for end in key}, key=str), ratios, orders):
            inside = {key: least for key, least in ratios.items() if key[0] in part and key[1] in part}
            answers.append(self.part_is_feasible(inside, [pair for pair in orders if pair[0] in inside]))
            if answers[-1] is False:
                return False
        return None if None in answers else True

    def part_is_feasible(self, ratios, orders):
        """Integer programming over sides and luminances x = ln(Y + 0.05), forgiving by a millionth, so that its no is one;
        its yes is tried with the colours themselves."""
        ends, keys = sorted({end for key in ratios for end in key}, key=str), list(ratios)
        places = {end: place for place, end in enumerate(ends)}
        groups = dict(zip(keys, keys))

        def group(key):
            while groups[key] != key:
                key = groups[key]
            return key

        for strong, weak in orders:
            groups[group(strong)] = group(weak)
        roots = sorted({group(key) for key in keys}, key=str)
        if len(roots) <= 7:
            return any(self.fits(ratios, orders, {key: sides[roots.index(group(key))] for key in keys})
                       for sides in itertools.product((True, False), repeat=len(roots)))
        side = {root: len(ends) + place for place, root in enumerate(roots)}
        low = np.array([math.log(self.colors(end)[0][0] + 0.05) for end in ends])
        high = np.array([math.log(self.colors(end)[0][-1] + 0.05) for end in ends])
        rows, least = [], []

        def keep(upper, lower, ratio_, switch, sign):
            # x of one less x of the other is at least ln(ratio) on this side, and whatever the bounds allow on the other.
            slack = math.log(ratio_) - (low[places[upper]] - high[places[lower]])
            row = np.zeros(len(ends) + len(roots))
            row[places[upper]] += 1
            row[places[lower]] -= 1
            if slack > 0:
                row[switch] = -slack * sign
            rows.append(row)
            least.append(math.log(ratio_) - 1e-6 - (max(0, slack) if sign == 1 else 0))

        for strong, weak, ratio_ in [(key, key[::-1], ratios[key]) for key in keys] + [(*pair, ORDER) for pair in orders]:
            upper, lower = strong[0], weak[0]
            keep(upper, lower, ratio_, side[group(strong)], 1)
            keep(lower, upper, ratio_, side[group(strong)], -1)
        whole = np.append(np.zeros(len(ends)), np.ones(len(roots)))
        bounds = Bounds(np.append(low, np.zeros(len(roots))), np.append(high, np.ones(len(roots))))
        for _ in range(10):
            result = milp(np.zeros(len(whole)), integrality=whole, bounds=bounds, options={"time_limit": 20},
                          constraints=LinearConstraint(csr_matrix(np.array(rows)), least, np.inf))
            if result.status == 2:
                return False
            if result.x is None:
                return None
            chosen = {key: result.x[side[group(key)]] > 0.5 for key in keys}
            if self.fits(ratios, orders, chosen):
                return True
            signs = np.where(result.x[len(ends):] > 0.5, -1, 1)
            rows.append(np.append(np.zeros(len(ends)), signs))
            least.append(1 - np.sum(signs == -1))
        return None

    def fits(self, ratios, orders, sides):
        """Whether there are colours for these sides: the darkest ones that leave each other alone."""
        arcs = [(*(key if sides[key] else key[::-1]), least) for key, least in ratios.items()]
        for strong, weak in orders:
            arcs.append((strong[0], weak[0], ORDER) if sides[strong] else (weak[0], strong[0], ORDER))
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

    def optimum(self, ratios, orders):
        """The least cost, by integer programming over ever finer choices of colours; None where none was found."""
        ends = sorted({end for key in ratios for end in key}, key=str)
        total = 0.0
        for part in parts(ends, ratios, orders):
            found = None
            for bins, reach in ((120, None), (1500, 0.06), (20000, 0.006)):
                candidates = {end: self.candidates(end, bins, found and (found[end], reach)) for end in part}
                inside = {key: least for key, least in ratios.items() if key[0] in candidates and key[1] in candidates}
                tied = [pair for pair in orders if pair[0] in inside]
                inside = drop_decided(candidates, inside, tied)
                found, cost = program(candidates, inside, tied, found)
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


def parts(ends, ratios, orders):
    """The ends that requirements connect; what stays connects nothing."""
    parents = {end: end for end in ends}

    def root(end):
        while parents[end] != end:
            end = parents[end]
        return end

    for key in ratios:
        if len(key[0]) != 3 and len(key[1]) != 3:
            parents[root(key[0])] = root(key[1])
    for strong, weak in orders:
        if len(strong[0]) != 3 and len(weak[0]) != 3:
            parents[root(strong[0])] = root(weak[0])
    found = collections.defaultdict(list)
    fixed = [end for end in ends if len(end) == 3]
    for end in ends:
        if len(end) != 3:
            found[root(end)].append(end)
    for part in found.values():
        near = {end for key in ratios if key[0] in part or key[1] in part for end in key}
        yield part + [end for end in fixed if end in near]


def drop_decided(candidates, ratios, orders):
    """The requirements that join two free ends or have an order; the others only leave out candidates."""
    kept = {}
    ordered = {key for pair in orders for key in pair}
    for key, least in ratios.items():
        free, fixed = (key[0], key[1]) if len(key[1]) == 3 else (key[1], key[0])
        if key in ordered or len(fixed) != 3:
            kept[key] = least
            continue
        luminances, costs = candidates[free]
        level = candidates[fixed][0][0]
        lighter, darker = np.maximum(luminances, level), np.minimum(luminances, level)
        fits = lighter + 0.05 >= least * (darker + 0.05) - 1e-12
        candidates[free] = luminances[fits], costs[fits]
    return kept


def program(candidates, ratios, orders, sides_from=None):
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
        if sides_from:
            lower[sides[key]] = upper[sides[key]] = sides_from[key[0]] >= sides_from[key[1]]
        keep(key[0], key[1], ratios[key], sides[key], 1)
        keep(key[1], key[0], ratios[key], sides[key], -1)
    for strong, weak in orders:
        if strong not in sides or weak not in sides:
            continue
        add([(sides[strong], 1), (sides[weak], -1)], 0)
        add([(sides[strong], -1), (sides[weak], 1)], 0)
        if strong[0] != weak[0]:
            keep(strong[0], weak[0], ORDER, sides[strong], 1)
            keep(weak[0], strong[0], ORDER, sides[strong], -1)
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
