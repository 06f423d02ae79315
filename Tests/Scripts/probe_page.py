"""Draws screenshots of the page that calibrates materials, as `ProbePage` and `ProbeHeader` describe it, from known numbers.

Everything is written anew from the description of the page: marks, cells, checksum, fields, blur, saturation, tint, and
the encoding of Display P3. Needs numpy."""
import struct
import zlib

import numpy

COLORS = ["FFFFFF", "000000", "FF3030", "20C040", "808080", "2040FF", "FFD020", "B040C0"]
FIELDS = numpy.array([[int(text[at:at + 2], 16) / 255 for at in (0, 2, 4)] for text in COLORS])
WEIGHTS = numpy.array([0.2126, 0.7152, 0.0722])
PLATFORMS = {"iOS": 1, "iPadOS": 2, "macOS": 3, "visionOS": 4, "tvOS": 5, "watchOS": 6}
STYLES = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar",
          "glass.regular", "glass.clear", "glass.identity", "glass.bar", "glass.sheet", "glass.popover"]
VARIANTS = ["light", "dark", "light-increased", "dark-increased", "light-reduced", "dark-reduced",
            "light-increased-reduced", "dark-increased-reduced"]
WIDTH, BAND, MARK_INSET = 68, 9, 1
P3 = numpy.array([[0.8224619687, 0.1775380313, 0], [0.0331941989, 0.9668058011, 0], [0.0170826307, 0.0723974407, 0.9105199286]])


def header(style, variant, part=0, parts=1, system="iOS 26.1", device="iPhone17,3", version=1):
    """The 36 bytes of the cells."""
    data = bytearray(36)
    data[0:6] = bytes([ord("L"), version, STYLES.index(style), VARIANTS.index(variant), part, parts])
    if system:
        name, numbers = system.split()
        data[6:9] = bytes([PLATFORMS[name], *map(int, numbers.split("."))])
    text = (device or "").encode("ascii")[:23]
    data[9:9 + len(text)] = text
    data[32:36] = struct.pack(">I", zlib.crc32(bytes(data[:32])))
    return bytes(data)


def blurred(rows, sigma):
    """Rows of colors after a Gaussian blur with repeated edges."""
    if sigma <= 0:
        return rows
    reach = int(4 * sigma) + 1
    kernel = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    padded = numpy.pad(rows, ((reach, reach), (0, 0)), mode="edge")
    return numpy.stack([numpy.convolve(padded[:, channel], kernel, mode="valid") for channel in range(3)], axis=1)


def covered(colors, numbers):
    """out = clamp((1 - alpha) * saturate(B, s) + alpha * T) on encoded values."""
    luma = (colors @ WEIGHTS)[:, None]
    saturated = luma + numbers["saturation"] * (colors - luma)
    return numpy.clip((1 - numbers["alpha"]) * saturated + numbers["alpha"] * numpy.array(numbers["tint"]), 0, 1)


def page(numbers, data, scale=0.75, points=(390, 844), order=None, backgrounds=None, sigma=0.0):
    """The pixels of a page, 0…1 in encoded sRGB; `order` permutes fields and chips, `backgrounds` the fields alone."""
    width, height = round(points[0] * scale), round(points[1] * scale)
    part, parts = data[4], data[5]
    count = len(COLORS) // parts
    shown = list(range(part * count, part * count + count))
    chips = [order[number] if order else number for number in shown]
    fields = [backgrounds[number] if backgrounds else number for number in chips]
    module = width / WIDTH
    band = BAND * module
    field_height = (height - 2 * band) / count
    tops = [band + place * field_height for place in range(count)]
    rows = numpy.zeros((height, 3))
    for y in range(height):
        # The first and the last field reach below the bands.
        place = min(count - 1, max(0, int((y + 0.5 - band) // field_height)))
        rows[y] = FIELDS[fields[place]]
    image = numpy.repeat(covered(blurred(rows, sigma * scale), numbers)[:, None, :], width, axis=1)
    for place, number in enumerate(chips):
        start, end = tops[place] + 0.2 * field_height, tops[place] + 0.8 * field_height
        image[round(start):round(end), :round(9 * module)] = FIELDS[number]
    draw_bands(image, data, module, height)
    return image


def draw_bands(image, data, module, height):
    def fill(x, y, columns, rows, value):
        image[round(y):round(y + rows * module), round(x * module):round((x + columns) * module)] = value

    for number, top in enumerate([0, height - BAND * module]):
        fill(0, top, WIDTH, BAND, 1.0)
        for left in (MARK_INSET, WIDTH - MARK_INSET - 7):
            fill(left, top + module, 7, 7, 0.0)
            fill(left + 1, top + 2 * module, 5, 5, 1.0)
            fill(left + 2, top + 3 * module, 3, 3, 0.0)
        for cell in range(144):
            byte = data[18 * number + cell // 8]
            if byte >> (7 - cell % 8) & 1:
                fill(10 + cell % 48, top + (1.5 + 2 * (cell // 48)) * module, 1, 2, 0.0)


# --- disturbances -----------------------------------------------------------------------------------------------------

def scaled(image, factor):
    """Bilinear scaling."""
    height, width = image.shape[:2]
    y = numpy.clip((numpy.arange(round(height * factor)) + 0.5) / factor - 0.5, 0, height - 1)
    x = numpy.clip((numpy.arange(round(width * factor)) + 0.5) / factor - 0.5, 0, width - 1)
    top, left = numpy.floor(y).astype(int), numpy.floor(x).astype(int)
    bottom, right = numpy.minimum(top + 1, height - 1), numpy.minimum(left + 1, width - 1)
    dy, dx = (y - top)[:, None, None], (x - left)[None, :, None]
    upper = image[top][:, left] * (1 - dx) + image[top][:, right] * dx
    lower = image[bottom][:, left] * (1 - dx) + image[bottom][:, right] * dx
    return upper * (1 - dy) + lower * dy


def softened(image, sigma):
    """A blur of the finished picture, as a lossy encoder leaves it at edges."""
    reach = int(3 * sigma) + 1
    kernel = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        pad = [(0, 0)] * 3
        pad[axis] = (reach, reach)
        padded = numpy.pad(image, pad, mode="edge")
        parts = [weight * numpy.take(padded, range(at, at + image.shape[axis]), axis=axis)
                 for at, weight in enumerate(kernel)]
        image = sum(parts)
    return image


def blocks(image, step):
    """Coefficients of 8 × 8 blocks rounded to multiples of a step of 8 bits, as JPEG rounds them."""
    height, width = image.shape[:2]
    padded = numpy.pad(image, ((0, -height % 8), (0, -width % 8), (0, 0)), mode="edge") * 255
    rows, columns = padded.shape[0] // 8, padded.shape[1] // 8
    tiles = padded.reshape(rows, 8, columns, 8, 3)
    k = numpy.arange(8)
    basis = numpy.sqrt(2 / 8) * numpy.cos(numpy.pi * (2 * k[None, :] + 1) * k[:, None] / 16)
    basis[0] = numpy.sqrt(1 / 8)
    found = numpy.einsum("ui,vj,aibjc->aubvc", basis, basis, tiles)
    table = step * (1 + k[:, None, None, None] + k[None, None, :, None])  # the mean of a block is the finest
    table = table.reshape(1, 8, 1, 8, 1)
    back = numpy.einsum("ui,vj,aubvc->aibjc", basis, basis, numpy.round(found / table) * table)
    return back.reshape(padded.shape)[:height, :width] / 255


def display_p3(image):
    """The same colors, encoded in Display P3."""
    linear = numpy.where(image <= 0.04045, image / 12.92, ((image + 0.055) / 1.055) ** 2.4) @ P3.T
    linear = numpy.clip(linear, 0, 1)
    return numpy.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


# --- files ------------------------------------------------------------------------------------------------------------

def chunk(name, data=b""):
    body = name.encode("ascii") + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def profile(primaries):
    """A minimal ICC profile: primaries relative to D50, and the curve of sRGB."""
    curve = b"para\0\0\0\0" + struct.pack(">HHiiiii", 3, 0, *(
        round(value * 65536) for value in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))
    tags = [(name, b"XYZ \0\0\0\0" + struct.pack(">iii", *(round(value * 65536) for value in primary)))
            for name, primary in zip(("rXYZ", "gXYZ", "bXYZ"), primaries)]
    tags += [(name, curve) for name in ("rTRC", "gTRC", "bTRC")]
    table, body, start = struct.pack(">I", len(tags)), b"", 132 + 12 * len(tags)
    for name, data in tags:
        table += name.encode("ascii") + struct.pack(">II", start + len(body), len(data))
        body += data
    head = bytearray(128)
    head[12:24] = b"mntrRGB XYZ "
    head[36:40] = b"acsp"
    head[0:4] = struct.pack(">I", 128 + len(table) + len(body))
    return bytes(head) + table + body


def iccp(name, primaries):
    return chunk("iCCP", name.encode("latin-1") + b"\0\0" + zlib.compress(profile(primaries)))


STANDARD = chunk("sRGB", b"\0")
P3_POINTS = chunk("cICP", bytes([12, 13, 0, 1]))
P3_PROFILE = iccp("Display P3", [(0.5151, 0.2412, -0.0011), (0.2920, 0.6922, 0.0419), (0.1571, 0.0666, 0.7841)])
ADOBE_PROFILE = iccp("Adobe RGB (1998)", [(0.6097, 0.3111, 0.0195), (0.2053, 0.6257, 0.0609), (0.1492, 0.0632, 0.7446)])


def png(image, tag=STANDARD, alpha=None):
    """A PNG file of 8 bits; with `alpha`, its pixels have it."""
    samples = numpy.clip(numpy.round(image * 255), 0, 255).astype(numpy.uint8)
    if alpha is not None:
        samples = numpy.dstack([samples, numpy.full(samples.shape[:2], alpha, numpy.uint8)])
    height, width, channels = samples.shape
    rows = numpy.zeros((height, 1 + width * channels), numpy.uint8)
    rows[:, 1:] = samples.reshape(height, -1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk("IHDR", head) + tag
            + chunk("IDAT", zlib.compress(rows.tobytes(), 1)) + chunk("IEND"))
