"""Images below text, read from their PNG files alone: what check-evidence needs to decide over them again.

Decodes PNG with the standard library, lays translucent pixels over their base, blurs, and gives the colours of the pixels and
of the means of blocks, all as gamma-encoded sRGB."""
import functools, itertools, math, struct, zlib

MOST_BLOCKS, MOST_SUMS = 1 << 15, 4 << 20


def decode(v): return math.copysign(abs(v) / 12.92 if abs(v) <= 0.04045 else ((abs(v) + 0.055) / 1.055) ** 2.4, v)
def encode(v): return math.copysign(abs(v) * 12.92 if abs(v) <= 0.0031308 else 1.055 * abs(v) ** (1 / 2.4) - 0.055, v)


@functools.cache
def pixels(path):
    """Rows of (red, green, blue, alpha), each 0…1, of a PNG in sRGB that is not interlaced."""
    data, at, chunks = open(path, "rb").read(), 8, {}
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        chunks[kind] = chunks.get(kind, b"") + data[at + 8:at + 8 + length]
        at += 12 + length
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    if interlaced or b"iCCP" in chunks or b"cICP" in chunks:
        raise SystemExit(f"{path}: only plain images in sRGB are read here")
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    size, line = max(1, channels * depth // 8), (width * channels * depth + 7) // 8
    raw, above, rows = zlib.decompress(chunks[b"IDAT"]), bytes(line), []
    clear, palette = chunks.get(b"tRNS", b""), chunks.get(b"PLTE", b"")
    for y in range(height):
        start = y * (line + 1)
        row = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + line]), above, size)
        above, most = row, (1 << depth) - 1
        if depth == 16:
            samples = [row[i] << 8 | row[i + 1] for i in range(0, len(row), 2)]
        elif depth == 8:
            samples = row
        else:
            samples = [byte >> shift & most for byte in row for shift in range(8 - depth, -1, -depth)][:width * channels]
        if kind == 3:
            rows.append([tuple(v / 255 for v in palette[3 * i:3 * i + 3]) + ((clear[i] if i < len(clear) else 255) / 255,)
                         for i in samples])
            continue
        groups = [tuple(samples[i:i + channels]) for i in range(0, width * channels, channels)]
        hole = struct.unpack(f">{len(clear) // 2}H", clear) if clear else None
        rows.append([tuple(v / most for v in (g[:3] if channels > 2 else g[:1] * 3))
                     + ((g[-1] / most if channels in (2, 4) else float(g != hole)),) for g in groups])
    return rows


def unfiltered(kind, row, above, size):
    if kind == 2:
        return bytes((a + b) & 255 for a, b in zip(row, above))
    for i in range(len(row)) if kind else ():
        left, up, corner = (row[i - size], above[i], above[i - size]) if i >= size else (0, above[i], 0)
        if kind == 4:
            guess = left + up - corner
            near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        row[i] = (row[i] + (left if kind == 1 else (left + up) // 2 if kind == 3 else near)) & 255
    return bytes(row)


def boxes(deviation):
    variance = deviation * deviation / 5
    whole = int((math.sqrt(12 * variance + 1) - 1) / 2)
    return whole, (2 * whole + 1) * (variance - whole * (whole + 1) / 3) / (2 * ((whole + 1) ** 2 - variance))


def blurred(line, whole, end, reach):
    """One line, its ends continued, after five equal boxes with a smaller weight at each end."""
    line = [line[0]] * reach + line + [line[-1]] * reach
    width, weight = 2 * whole + 1, 1 / (2 * whole + 1 + 2 * end)
    for _ in range(5):
        sums = list(itertools.accumulate(line, initial=0.0))
        line = [weight * (sums[i + 1 + width] - sums[i + 1] + end * (line[i] + line[i + width + 1]))
                for i in range(len(line) - width - 1)]
    return line


@functools.cache
def planes(path, base, deviation):
    rows = pixels(path)
    over = lambda c, a, b: c if a == 1 else b + (c - b) * a
    made = [[[over(p[i], p[3], base[i] if base else 0.0) for p in row] for row in rows] for i in range(3)]
    if deviation > 0:
        whole, end = boxes(deviation)
        reach = 5 * (whole + 1)
        def both(plane):
            across = [blurred(row, whole, end, reach) for row in plane]
            down = [blurred(list(column), whole, end, reach) for column in zip(*across)]
            return [list(row) for row in zip(*down)]
        same = made[0] == made[1] == made[2]
        made = [both(made[0])] * 3 if same else [both(plane) for plane in made]
    return made


def corners(path, scale, region):
    if not region:
        return 0, 0, len(pixels(path)[0]), len(pixels(path))
    return [int(v * scale + 0.5) for v in (region[0], region[1], region[0] + region[2], region[1] + region[3])]


@functools.cache
def shown(path, scale, blur, region, base):
    """The planes of the region, and its pixels: of those that agree in 8 bits, the darkest and the lightest."""
    x, y, right, down = corners(path, scale, region)
    cut = [[row[x:right] for row in plane[y:down]] for plane in planes(path, base, blur * scale)]
    cells = {}
    for color in {color for rows in zip(*cut) for color in zip(*rows)}:
        value = sum(w * decode(v) for w, v in zip((0.2126, 0.7152, 0.0722), color)), color
        low, high = cells.get(cell := morton(color), (value, value))
        cells[cell] = min(low, value), max(high, value)
    return cut, Cloud({color for ends in cells.values() for _, color in ends})


@functools.cache
def looked_at(path, scale, side, blur, region, base):
    """The pixels of the region, the means of its blocks, and the mean of the block at a place."""
    x, y, right, down = corners(path, scale, region)
    cut, colors = shown(path, scale, blur, region, base)
    square = max(1, int(side * scale + 0.5))
    wide, high = min(square, right - x), min(square, down - y)
    last, step = (right - x - wide, down - y - high), 1
    while True:
        across, along = (sorted({min(i * step, end) for i in range((end + step - 1) // step + 1)}) for end in last)
        if len(across) * len(along) <= MOST_BLOCKS and len(across) * (down - y) <= MOST_SUMS or step > max(last):
            break
        step += 1
    known = {}
    def light(v):
        if v not in known:
            known[v] = decode(v)
        return known[v]
    sums = []
    for plane in cut:
        parts = []
        for row in plane:
            prefix = list(itertools.accumulate(map(light, row), initial=0.0))
            parts.append([prefix[i + wide] - prefix[i] for i in across])
        columns = [list(itertools.accumulate(column, initial=0.0)) for column in zip(*parts)]
        sums.append([[encode((column[i + high] - column[i]) / (wide * high)) for i in along] for column in columns])
    means = {tuple(channel[i][j] for channel in sums) for i in range(len(across)) for j in range(len(along))}
    def mean(left, top):
        """The mean of the block whose corner lies at a place in points."""
        i, j = round(left * scale) - x, round(top * scale) - y
        area = [(r, c) for r in range(j, j + high) for c in range(i, i + wide)]
        return tuple(encode(math.fsum(light(plane[r][c]) for r, c in area) / len(area)) for plane in cut)
    return colors, Cloud(means), mean


SPREAD = [sum((byte >> bit & 1) << 3 * bit for bit in range(8)) for byte in range(256)]


def morton(color):
    red, green, blue = (SPREAD[min(max(int(v * 255 + 0.5), 0), 255)] for v in color)
    return red << 2 | green << 1 | blue


def box(points):
    return [min(p[i] for p in points) for i in range(3)], [max(p[i] for p in points) for i in range(3)]


class Cloud:
    """Colours in boxes of neighbours, and these in boxes, so that bounds over a box spare a look at each colour."""

    def __init__(self, colors):
        self.colors = sorted(colors, key=lambda color: (morton(color), color))
        parts = [self.colors[i:i + 64] for i in range(0, len(self.colors), 64)]
        boxes = [(*box(part), part) for part in parts]
        groups = [boxes[i:i + 32] for i in range(0, len(boxes), 32)]
        self.groups = [(*box([end for low, high, _ in group for end in (low, high)]), group) for group in groups]
