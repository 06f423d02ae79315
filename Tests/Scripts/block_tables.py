#!/usr/bin/env python3
"""Prints the rows of `BlockOracle.swift`: blocks of a small image, measured by brute force.

usage: block_tables.py

Every block's light is added up pixel by pixel, exactly rounded; the blur is a true Gaussian, cut off at eight standard
deviations, with the pixels at the edges continued. White text is measured over each block."""
import math
from fractions import Fraction

WIDTH, HEIGHT = 24, 20
P3_TO_SRGB = ((1.2249401762805598, -0.22494017628055996, 0.0),
              (-0.042056954709688163, 1.0420569547096881, 0.0),
              (-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))


def pixel(x, y):
    return (37 * x + 11 * y) % 256, 5 * x * y % 256, (255 - 9 * x + 3 * y) % 256, (29 * x + 31 * y) % 256


def decode(value):
    magnitude = abs(value)
    linear = magnitude / 12.92 if magnitude <= 0.04045 else ((magnitude + 0.055) / 1.055) ** 2.4
    return math.copysign(linear, value)


def light(color, wide):
    linear = [decode(float(channel)) for channel in color]
    if wide:
        linear = [sum(weight * channel for weight, channel in zip(row, linear)) for row in P3_TO_SRGB]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def layers(translucent):
    """Premultiplied channels and alpha of each pixel, 0…1."""
    rows = []
    for y in range(HEIGHT):
        row = []
        for x in range(WIDTH):
            *color, alpha = (Fraction(channel, 255) for channel in pixel(x, y))
            alpha = alpha if translucent else Fraction(1)
            row.append([channel * alpha for channel in color] + [alpha])
        rows.append(row)
    return rows


def blurred(rows, deviation):
    reach = math.ceil(8 * deviation)
    weights = [math.exp(-(offset / deviation) ** 2 / 2) for offset in range(-reach, reach + 1)]
    total = sum(weights)
    clamp = lambda index, count: min(max(index, 0), count - 1)
    along = [[[sum(weight * float(row[clamp(x + offset - reach, WIDTH)][channel]) for offset, weight in enumerate(weights)) / total
               for channel in range(4)] for x in range(WIDTH)] for row in rows]
    return [[[sum(weight * along[clamp(y + offset - reach, HEIGHT)][x][channel] for offset, weight in enumerate(weights)) / total
              for channel in range(4)] for x in range(WIDTH)] for y in range(HEIGHT)]


def measure(side, required, region=(0, 0, WIDTH, HEIGHT), base=None, wide=False, deviation=0):
    rows = layers(base is not None)
    if deviation:
        rows = blurred(rows, deviation)
    rows = [[light([channel + (1 - alpha) * (base or 0) for channel in color], wide) for *color, alpha in row] for row in rows]
    left, top, width, height = region
    across, down = min(side, width), min(side, height)
    blocks = []
    for y in range(top, top + height - down + 1):
        for x in range(left, left + width - across + 1):
            part = (rows[row][column] for row in range(y, y + down) for column in range(x, x + across))
            mean = math.fsum(part) / (across * down)
            blocks.append((1.05 / (max(0.0, mean) + 0.05), y, x))
    worst = min(blocks)
    best = max(blocks, key=lambda block: (block[0], -block[1], -block[2]))
    share = sum(block[0] < required for block in blocks) / len(blocks)
    return worst, best, share


def main():
    for arguments in (
            dict(side=1, required=4.5), dict(side=3, required=4.5), dict(side=5, required=7), dict(side=20, required=4.5),
            dict(side=24, required=4.5), dict(side=99, required=3), dict(side=4, required=4.5, region=(3, 2, 11, 7)),
            dict(side=6, required=4.5, region=(20, 1, 4, 19)), dict(side=1, required=21, region=(7, 9, 1, 1)),
            dict(side=5, required=4.5, base=1), dict(side=5, required=4.5, base=0),
            dict(side=3, required=4.5, wide=True), dict(side=3, required=4.5, deviation=2),
            dict(side=1, required=4.5, deviation=4.5), dict(side=5, required=4.5, deviation=3, base=1),
            dict(side=4, required=4.5, region=(3, 2, 11, 7), deviation=1.5)):
        worst, best, share = measure(**arguments)
        region = arguments.get("region", (0, 0, WIDTH, HEIGHT))
        base = arguments.get("base")
        print(
            f"    BlockRow(\n      side: {arguments['side']}, required: {arguments['required']}, region: {list(region)}, "
            f"base: {'nil' if base is None else base}, isWide: {'true' if arguments.get('wide') else 'false'}, "
            f"deviation: {arguments.get('deviation', 0)},\n      worst: [{worst[2]}, {worst[1]}, {worst[0]!r}], "
            f"best: [{best[2]}, {best[1]}, {best[0]!r}], share: {share!r}),")


main()
