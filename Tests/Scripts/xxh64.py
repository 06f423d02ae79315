"""The hash XXH64 of bytes with the seed 0, as the Markdown report names it for its JSON; written after its specification."""

import struct

MASK = (1 << 64) - 1
P1, P2, P3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
P4, P5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5


def rotated(value, count):
    return ((value << count) | (value >> (64 - count))) & MASK


def lane_after(lane, word):
    return rotated((lane + word * P2) & MASK, 31) * P1 & MASK


def hexdigest(data):
    whole = len(data) // 32 * 32
    if whole:
        lanes = [(P1 + P2) & MASK, P2, 0, -P1 & MASK]
        for words in struct.iter_unpack("<4Q", data[:whole]):
            lanes = [lane_after(lane, word) for lane, word in zip(lanes, words)]
        value = sum(rotated(lane, count) for lane, count in zip(lanes, (1, 7, 12, 18))) & MASK
        for lane in lanes:
            value = ((value ^ lane_after(0, lane)) * P1 + P4) & MASK
    else:
        value = P5
    value = (value + len(data)) & MASK
    rest = data[whole:]
    while len(rest) >= 8:
        value = (rotated(value ^ lane_after(0, struct.unpack("<Q", rest[:8])[0]), 27) * P1 + P4) & MASK
        rest = rest[8:]
    if len(rest) >= 4:
        value = (rotated(value ^ (struct.unpack("<I", rest[:4])[0] * P1 & MASK), 23) * P2 + P3) & MASK
        rest = rest[4:]
    for byte in rest:
        value = rotated(value ^ (byte * P5 & MASK), 11) * P1 & MASK
    value = (value ^ (value >> 33)) * P2 & MASK
    value = (value ^ (value >> 29)) * P3 & MASK
    return f"{value ^ (value >> 32):016x}"
