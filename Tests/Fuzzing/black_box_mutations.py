"""Mutations: of bytes for everything, of values for JSON, of chunks for PNG; the checksums of PNG are repaired."""
import json
import struct
import zlib

HOSTILE = ["\x1b[31m", "\x9b31m", "\u202e", "\n::set-output name=a::b", "##[error]", "::x::", "www.x.example", "GH-26",
           "`", "|", "=1+1", "\0", "\x7f", "\u2028", "../../x", "/", "", "x" * 5000, "{a}", "{a.b}", "$ref", "#", "\ud800"]
NUMBERS = [0, -1, 1, 255, 256, 1e308, -1e308, 1e-320, 0.1, 2**31, 2**53 + 1, 2**63, -2**63, 2**64, 1e999, 360, 4.5]
VALUES = [None, True, False, [], {}, "", "#FFF", "#FFFFFF80", "any", "light", [[]], [{}], {"": ""}, "{x}", "system:label"]
PIECES = [b"{", b"}", b"[", b"]", b"\"", b",", b":", b"\\", b"\\u0000", b"\\ud800", b"//", b"/*", b"*/", b"\n", b"\r",
          b"\x1b[2J", b"\xc2\x9b", b"\xe2\x80\xae", b"\xff", b"\x80", b"\0", b"##[error]", b"\n::error::x", b"1e999",
          b"-", b"0x", b"<!--", b"]]>", b"(", b")", b"?", b"\"\"\"", b"#\"", b"\\("]


def mutate(data, path, chance):
    for _ in range(chance.choice([0, 1, 1, 1, 2, 3, 8])):
        choice = chance.random()
        if path.endswith(".png") and choice < 0.6:
            data = png(data, chance)
        elif path.endswith((".json", ".jsonc", ".resolver")) and choice < 0.6:
            data = tree(data, chance)
        else:
            data = plain(data, chance)
    return data[: 1 << 20]


def plain(data, chance):
    at = chance.randrange(len(data) + 1)
    end = min(len(data), at + chance.choice([0, 1, 1, 2, 4, 8, 64, 1024]))
    kind = chance.randrange(8)
    if kind == 0:
        return data[:at] + data[end:]
    if kind == 1:
        return data[:at] + chance.choice(PIECES) + data[end if chance.random() < 0.3 else at:]
    if kind == 2:
        return data[:at] + bytes(chance.randrange(256) for _ in range(chance.randrange(1, 8))) + data[at:]
    if kind == 3:
        return data[:at] + data[at:end] * chance.choice([2, 3, 50, 300]) + data[end:]
    if kind == 4 and data:
        at = min(at, len(data) - 1)
        return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1:]
    if kind == 5:
        return data[:at]
    if kind == 6:
        return data[:at] + chance.choice(HOSTILE).encode("utf-8", "surrogatepass") + data[at:]
    other = chance.randrange(len(data) + 1)
    return data[:at] + data[other:other + chance.choice([4, 16, 256])] + data[at:]


def places(value, found):
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in items:
        found.append((value, key))
        if isinstance(child, (dict, list)):
            places(child, found)
    return found


def tree(data, chance):
    try:
        root = json.loads(data)
    except (ValueError, RecursionError):
        return plain(data, chance)
    if not isinstance(root, (dict, list)):
        return plain(data, chance)
    found = places(root, [])
    if not found:
        return plain(data, chance)
    holder, key = chance.choice(found)
    kind = chance.randrange(9)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        holder[key] = chance.choice(VALUES)
    elif kind == 2:
        holder[key] = chance.choice(NUMBERS)
    elif kind == 3:
        holder[key] = chance.choice(HOSTILE)
    elif kind == 4:
        other, name = chance.choice(found)
        holder[key] = json.loads(json.dumps(other.get(name) if isinstance(other, dict) else other[name] if name < len(other) else 0))
    elif kind == 5 and isinstance(holder, dict):
        holder[chance.choice(HOSTILE)] = holder.pop(key)
    elif kind == 6 and isinstance(holder[key], str):
        text = holder[key]
        at = chance.randrange(len(text) + 1)
        holder[key] = text[:at] + chance.choice(HOSTILE) + text[at:]
    elif kind == 7 and isinstance(holder, list):
        holder[key:key] = [holder[key]] * chance.choice([1, 5, 300])
    else:
        inner = holder[key]
        for _ in range(chance.choice([1, 3, 40, 600])):
            inner = [inner] if chance.random() < 0.5 else {"a": inner}
        holder[key] = inner
    try:
        return json.dumps(root, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    except RecursionError:
        return data


def png(data, chance):
    """Changes one chunk and writes its checksum anew."""
    chunks, at = [], 8
    while at + 12 <= len(data):
        length = int.from_bytes(data[at:at + 4], "big")
        chunks.append([data[at + 4:at + 8], data[at + 8:at + 8 + length]])
        at += 12 + length
    if not chunks:
        return plain(data, chance)
    index = chance.randrange(len(chunks))
    kind = chance.randrange(6)
    if kind == 0:
        chunks[index][1] = plain(chunks[index][1], chance)
    elif kind == 1 and len(chunks[0][1]) == 13:
        header = bytearray(chunks[0][1])
        if chance.random() < 0.5:
            size = chance.choice([0, 1, 2, 4096, 16384, 16385, 2**31 - 1, 2**32 - 1])
            place = 4 * chance.randrange(2)
            header[place:place + 4] = struct.pack(">I", size)
        else:
            header[chance.randrange(8, 13)] = chance.randrange(256)
        chunks[0][1] = bytes(header)
    elif kind == 2:
        del chunks[index]
    elif kind == 3:
        chunks.insert(index, list(chance.choice(chunks)))
    elif kind == 4:
        chunks[index][0] = chance.choice([b"IDAT", b"PLTE", b"tRNS", b"iCCP", b"gAMA", b"cHRM", b"cICP", b"IEND", b"abcd"])
    else:
        try:
            pixels = zlib.decompress(b"".join(c[1] for c in chunks if c[0] == b"IDAT"))
            chunks = [c for c in chunks if c[0] not in (b"IDAT", b"IEND")]
            chunks += [[b"IDAT", zlib.compress(plain(pixels, chance))], [b"IEND", b""]]
        except zlib.error:
            chunks[index][1] = plain(chunks[index][1], chance)
    body = b"".join(struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d)) for t, d in chunks)
    return data[:8] + body
