"""Writes PNG files with nothing but the standard library: chunks, the five row filters, the passes of Adam7."""
import struct
import zlib

GRAY, COLOR, INDEXED, GRAY_ALPHA, COLOR_ALPHA = 0, 2, 3, 4, 6
SAMPLES = {GRAY: 1, COLOR: 3, INDEXED: 1, GRAY_ALPHA: 2, COLOR_ALPHA: 4}
WHOLE = [(0, 0, 1, 1)]
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


class Random:
    """SplitMix64: the same numbers for the same seed under every Python."""

    def __init__(self, seed):
        self.state = seed

    def next(self, below):
        self.state = (self.state + 0x9E3779B97F4A7C15) & (1 << 64) - 1
        mixed = self.state
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            mixed = ((mixed ^ mixed >> shift) * factor) & (1 << 64) - 1
        return (mixed ^ mixed >> 31) % below


def chunk(name, data=b""):
    body = name.encode("ascii") + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def pack(samples, depth):
    """Samples of a row as bytes; small ones side by side, the first in the upper bits."""
    if depth == 16:
        return struct.pack(f">{len(samples)}H", *samples)
    bits = "".join(format(sample, f"0{depth}b") for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[at:at + 8], 2) for at in range(0, len(bits), 8))


def paeth(left, above, corner):
    estimate = left + above - corner
    return min((abs(estimate - left), 0, left), (abs(estimate - above), 1, above), (abs(estimate - corner), 2, corner))[2]


def filtered(kind, row, above, distance):
    result = [kind]
    for at, byte in enumerate(row):
        left = row[at - distance] if at >= distance else 0
        corner = above[at - distance] if at >= distance else 0
        guess = [0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner)][kind]
        result.append(byte - guess & 255)
    return bytes(result)


def rows(pixels, width, height, color_type, depth, passes, filters):
    """The bytes before compression; `pixels[y][x]` is a tuple of samples, filters are taken in turn."""
    result = b""
    distance = max(1, SAMPLES[color_type] * depth // 8)
    for x, y, step_x, step_y in passes:
        above = None
        for number, top in enumerate(range(y, height, step_y)):
            row = pack([sample for pixel in pixels[top][x::step_x] for sample in pixel], depth)
            if not row:
                break
            above = above or bytes(len(row))
            result += filtered(filters[number % len(filters)], row, above, distance)
            above = row
    return result


def file(width, height, color_type, depth, data, before=b"", interlaced=False):
    """A file of compressed data, which may be several parts; `before` holds the chunks between IHDR and IDAT."""
    header = struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, 1 if interlaced else 0)
    parts = data if isinstance(data, list) else [data]
    return b"\x89PNG\r\n\x1a\n" + chunk("IHDR", header) + before + b"".join(
        chunk("IDAT", part) for part in parts) + chunk("IEND")


class Bits:
    """Bits as deflate packs them, the first in the lowest place (RFC 1951 section 3.1.1)."""

    def __init__(self):
        self.bytes, self.held, self.count = bytearray(), 0, 0

    def number(self, value, width):
        self.held |= value << self.count
        self.count += width
        while self.count >= 8:
            self.bytes.append(self.held & 255)
            self.held >>= 8
            self.count -= 8

    def code(self, value, width):
        self.number(int(format(value, f"0{width}b")[::-1], 2), width)

    def finish(self):
        if self.count:
            self.number(0, 8 - self.count)
        return bytes(self.bytes)


LENGTHS = [(3 + n, 0) for n in range(8)] + [
    (3 + (4 + n << extra) + 0, extra) for extra in range(1, 6) for n in range(4)] + [(258, 0)]
DISTANCES = [(1 + n, 0) for n in range(4)] + [(1 + (2 + n << extra), extra) for extra in range(1, 14) for n in range(2)]


def compress(data, distances):
    """Deflates with the fixed codes and copies from the given distances only, so that no version of zlib matters."""
    bits = Bits()
    bits.number(0b011, 3)  # last block, fixed codes

    def literal(symbol):
        if symbol < 144:
            bits.code(0x30 + symbol, 8)
        elif symbol < 256:
            bits.code(0x190 + symbol - 144, 9)
        elif symbol < 280:
            bits.code(symbol - 256, 7)
        else:
            bits.code(0xC0 + symbol - 280, 8)

    def extended(table, value):
        index = max(index for index, (base, _) in enumerate(table) if base <= value)
        return index, value - table[index][0], table[index][1]

    at = 0
    while at < len(data):
        best, distance = 0, 0
        for candidate in distances:
            length = 0
            while at >= candidate and length < 258 and at + length < len(data) \
                    and data[at + length] == data[at + length - candidate]:
                length += 1
            if length > best:
                best, distance = length, candidate
        if best < 3:
            literal(data[at])
            at += 1
            continue
        index, rest, extra = extended(LENGTHS, best)
        literal(257 + index)
        bits.number(rest, extra)
        index, rest, extra = extended(DISTANCES, distance)
        bits.code(index, 5)
        bits.number(rest, extra)
        at += best
    literal(256)
    return b"\x78\x01" + bits.finish() + struct.pack(">I", zlib.adler32(data))
