"""Draws pages of texts with known colors, sizes, and grounds with Chromium, for check-look.

Each page is drawn three times: as it is, black on white, from which the bounds of the ink of every text are taken, and
without texts, from which the colors of grounds are taken. Seeds decide everything.
"""

import base64
import io
import json
import math
import random
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

# The families of Latin, Arabic, Chinese, and Devanagari texts: those for building, and others for judging.
BUILDING = {"latin": ["Inter", "Lato", "Liberation Serif"], "ar": ["Noto Naskh Arabic"], "zh": ["Noto Sans CJK SC"],
            "hi": ["Noto Sans Devanagari"]}
JUDGING = {"latin": ["DejaVu Sans", "Noto Sans"], "ar": ["Noto Sans Arabic"], "zh": ["Noto Serif CJK SC"],
           "hi": ["Noto Serif Devanagari"]}
SCRIPTS = {
    "ar": ["مرحبا بالعالم", "إعدادات الحساب", "حفظ التغييرات", "لا توجد رسائل جديدة"],
    "zh": ["账户设置", "没有新消息", "保存更改并退出", "欢迎回来"],
    "hi": ["नमस्ते दुनिया", "खाता सेटिंग्स", "परिवर्तन सहेजें", "कोई नया संदेश नहीं"],
}
WORDS = ("Settings Account Notifications Privacy Continue Cancel Delete photo Share Today Yesterday Restaurants Open until "
         "Delivery in minutes Total Balance Score Team Game Review Rating Search Favorites Recent Library Sign out Help "
         "Version Upload complete Learn more about this place Reservation confirmed for two people at eight").split()
SIZES = [11, 12, 13, 14, 15, 16, 17, 20, 22, 28, 34, 48, 60]
WEIGHTS = [300, 400, 400, 400, 500, 600, 700]


def luminance(color):
    def linear(step):
        value = step / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    red, green, blue = color
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def ratio(one, other):
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def hex_of(color):
    return "#%02X%02X%02X" % tuple(color)


def random_color(rng):
    kind = rng.random()
    if kind < 0.35:
        gray = rng.choice([0, 255, 255, 28, 44, 58, 242, 229, 249, rng.randrange(256)])
        return (gray, gray, gray)
    return tuple(rng.randrange(256) for _ in range(3))


def color_pair(rng):
    """A ground and a text color with a ratio of at least 1.3, as screens have them."""
    while True:
        surface, text = random_color(rng), random_color(rng)
        if rng.random() < 0.5:
            surface = rng.choice([(255, 255, 255), (242, 242, 247), (0, 0, 0), (28, 28, 30), surface])
        if ratio(surface, text) >= 1.3:
            return surface, text


def text_of(rng, script):
    if script:
        return rng.choice(SCRIPTS[script])
    words = [rng.choice(WORDS) for _ in range(rng.randint(1, 4))]
    if rng.random() < 0.15:
        words.append(str(rng.randrange(2, 999)))
    return " ".join(words)


def ground_css(rng, kind, surface):
    if kind == "uniform":
        return f"background:{hex_of(surface)}"
    if kind == "gradient":
        other = tuple(min(255, max(0, step + rng.randint(-70, 70))) for step in surface)
        return f"background:linear-gradient({rng.choice([0, 45, 90, 135, 180])}deg,{hex_of(surface)},{hex_of(other)})"
    return ""


def page(seed, scale, families, kind="uniform", photo=None, width=390, height=844):
    """HTML of a page of boxes, each a ground with one or more texts; and the truth about them."""
    rng = random.Random(seed)
    body, truth, top = [], [], 8
    base = rng.choice([(255, 255, 255), (242, 242, 247), (0, 0, 0), (28, 28, 30)])
    while True:
        size = rng.choice(SIZES)
        lines = rng.choice([1, 1, 1, 2])
        script = rng.choice(list(SCRIPTS)) if rng.random() < 0.2 else None
        family = rng.choice(families[script or "latin"])
        leading = round(size * (1.7 if script else 1.25))
        box_height = 12 * 2 + lines * leading
        if top + box_height > height - 8:
            break
        surface, color = color_pair(rng)
        if kind == "photo":
            color = rng.choice([(255, 255, 255), (255, 255, 255), (0, 0, 0), (242, 242, 247), color])
        if kind == "uniform" and rng.random() < 0.4:
            surface = base
            while ratio(surface, color) < 1.3:
                color = random_color(rng)
        text = text_of(rng, script)
        if lines == 2:
            text += " " + text_of(rng, script)
        weight = rng.choice(WEIGHTS) if not script else 400
        radius = rng.choice([0, 8, 14, 22])
        ground = "" if surface == base and kind == "uniform" else ground_css(rng, kind, surface) + f";border-radius:{radius}px"
        identity = f"t{len(truth)}"
        clip = "white-space:nowrap;overflow:hidden;text-overflow:clip" if lines == 1 else "overflow:hidden"
        offset = rng.choice([0, 0, 0.25, 0.5, 0.33])
        body.append(
            f'<div class="g" style="top:{top + offset}px;height:{box_height}px;{ground}"><div class="t" id="{identity}" '
            f'style="height:{lines * leading}px;{clip};color:{hex_of(color)};font:{weight} {size}px/{leading}px \'{family}\'"'
            f'>{text}</div></div>')
        truth.append({"id": identity, "foreground": color, "surface": surface, "size": size, "weight": weight,
                      "family": family, "script": script, "kind": kind, "text": text})
        top += box_height + rng.choice([4, 8, 12])
    ground = f"url(data:image/png;base64,{base64.b64encode(photo).decode()}) center/cover" if photo else hex_of(base)
    style = (f"body{{margin:0;background:{ground};width:{width}px;height:{height}px;position:relative;overflow:hidden}}"
             ".g{position:absolute;left:10px;right:10px;box-sizing:border-box;padding:12px}")
    html = f"<!doctype html><meta charset=utf-8><style>{style}</style><body>" + "".join(body)
    return html, truth


PLAIN = ".g{background:none!important}body{background:#fff!important}.t{color:#000!important}"
EMPTY = ".t{color:transparent!important}"


def picture(tab, style=None):
    element = tab.add_style_tag(content=style) if style else None
    image = Image.open(io.BytesIO(tab.screenshot())).convert("RGB")
    if element:
        element.evaluate("node => node.remove()")
    return image


def ink_boxes(tab, image, scale, truth):
    """The bounds of the ink of each text in pixels; texts without ink are left out."""
    pixels = numpy.asarray(image.convert("L")).astype(int)
    kept = []
    for entry in truth:
        box = tab.evaluate(f"""() => {{ const r = document.getElementById('{entry["id"]}').parentNode.getBoundingClientRect();
            return [r.left, r.top, r.right, r.bottom] }}""")
        left, top, right, bottom = (round(edge * scale) for edge in box)
        part = pixels[max(top, 0):bottom, left:right] < 128
        rows, columns = numpy.flatnonzero(part.any(axis=1)), numpy.flatnonzero(part.any(axis=0))
        if len(rows) and len(columns):
            entry["box"] = [left + int(columns[0]), top + int(rows[0]), left + int(columns[-1]) + 1, top + int(rows[-1]) + 1]
            kept.append(entry)
    return kept


def draw(browser, folder, name, seed, scale, families, kind="uniform", photo=None, width=390, height=844):
    html, truth = page(seed, scale, families, kind, photo, width, height)
    folder = Path(folder)
    (folder / f"{name}.html").write_text(html)
    context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=scale)
    tab = context.new_page()
    tab.goto(f"file://{folder}/{name}.html")
    tab.evaluate("() => document.fonts.ready")
    (folder / f"{name}.png").write_bytes(tab.screenshot())
    truth = ink_boxes(tab, picture(tab, PLAIN), scale, truth)
    if kind != "uniform":
        picture(tab, EMPTY).save(folder / f"{name}-empty.png")
    context.close()
    (folder / f"{name}.json").write_text(json.dumps({"scale": scale, "texts": truth}, ensure_ascii=False))
    return truth


def photo(seed, width, height):
    """A picture like a photo: noise whose strength falls with its frequency, as that of nature does, grain, and JPEG blocks."""
    rng = numpy.random.default_rng(seed)
    slope, grain = rng.choice([1.1, 1.3, 1.5, 1.8]), rng.choice([0, 1, 2.5, 4])
    across, down = numpy.fft.rfftfreq(width)[None, :], numpy.fft.fftfreq(height)[:, None]
    frequency = numpy.sqrt(across ** 2 + down ** 2)
    frequency[0, 0] = 1

    def field():
        waves = rng.normal(size=frequency.shape) + 1j * rng.normal(size=frequency.shape)
        values = numpy.fft.irfft2(waves / frequency ** slope, s=(height, width))
        return (values - values.mean()) / values.std()

    shared = field()
    channels = numpy.stack([0.8 * shared + 0.4 * field() for _ in range(3)], axis=-1)
    pixels = channels * 45 + rng.uniform(60, 190, 3) + rng.normal(size=(height, width, 1)) * grain
    blocks, result = io.BytesIO(), io.BytesIO()
    Image.fromarray(numpy.clip(pixels, 0, 255).astype("uint8")).save(blocks, "JPEG", quality=88)
    Image.open(blocks).save(result, "PNG")
    return result.getvalue()


def chart(seed, width, height):
    """A chart of one of many kinds, without a letter."""
    rng = random.Random(seed)
    image = Image.new("RGB", (width, height), rng.choice(["white", "#1C1C1E", "#F2F2F7"]))
    pen = ImageDraw.Draw(image)
    for row in range(5):
        pen.line([(40, 60 + row * 100), (width - 20, 60 + row * 100)], fill="#999999")

    def color():
        return tuple(rng.randrange(256) for _ in range(3))

    first, count = color(), rng.randint(5, 20)
    kind = rng.choice(["bars", "stack", "line", "area", "dots", "pie", "ring", "candles", "cells", "web", "meters"])
    heights = [rng.randint(100, 450) for _ in range(count)]
    if kind in ("bars", "stack"):
        colors = [first] if kind == "bars" else [first, color(), color()]
        for column, top in enumerate(heights):
            edges = sorted([top, 500] + [rng.randint(top, 500) for _ in colors[1:]])
            for upper, lower, fill in zip(edges, edges[1:], colors):
                pen.rounded_rectangle([50 + column * 35, upper, 70 + column * 35, max(lower, upper + 1)], rng.choice([0, 4]), fill)
    elif kind in ("line", "area"):
        points = [(50 + step * 30, rng.randint(80, 480)) for step in range(22)]
        if kind == "area":
            pen.polygon([(50, 500), *points, (680, 500)], fill=first)
        pen.line(points, fill=color(), width=rng.randint(2, 5))
    elif kind == "dots":
        for _ in range(60):
            x, y, size = rng.randint(50, 730), rng.randint(80, 480), rng.randint(4, 12)
            pen.ellipse([x, y, x + size, y + size], fill=first)
    elif kind in ("pie", "ring"):
        start = 0
        while start < 360:
            end = min(360, start + rng.randint(20, 90))
            pen.pieslice([200, 100, 580, 480], start, end, fill=color())
            start = end
        if kind == "ring":
            pen.ellipse([280, 180, 500, 400], fill=image.getpixel((1, 1)))
    elif kind == "candles":
        for column, top in enumerate(heights):
            left, low = 50 + column * 35, top + rng.randint(10, 80)
            pen.rectangle([left, top, left + 18, low], fill=first)
            pen.line([(left + 9, top - rng.randint(3, 40)), (left + 9, low + rng.randint(3, 40))], fill=first, width=2)
    elif kind == "cells":
        size = rng.randint(14, 40)
        for x in range(50, 720 - size, size + 4):
            for y in range(70, 480 - size, size + 4):
                share = rng.random()
                fill = tuple(round(share * step + (1 - share) * 235) for step in first)
                pen.rounded_rectangle([x, y, x + size, y + size], rng.choice([0, 3]), fill)
    elif kind == "web":
        corners = [(math.cos(turn * math.pi / 3), math.sin(turn * math.pi / 3)) for turn in range(6)]
        for radius in (60, 120, 180):
            pen.polygon([(390 + radius * x, 300 + radius * y) for x, y in corners], outline="#999999")
        reach = [rng.randint(40, 180) for _ in corners]
        pen.polygon([(390 + far * x, 300 + far * y) for far, (x, y) in zip(reach, corners)], outline=first, width=4)
    else:
        for row in range(6):
            end = rng.randint(120, 700)
            pen.rounded_rectangle([60, 80 + row * 70, 720, 92 + row * 70], 6, "#B0B0B0")
            pen.rounded_rectangle([60, 80 + row * 70, end, 92 + row * 70], 6, first)
            pen.ellipse([end - 12, 74 + row * 70, end + 12, 98 + row * 70], fill=color())
    return image


def token_page(browser, folder, name, rng, tokens, place):
    """Texts in tokens on surfaces in tokens, in one appearance, at scale 2; and the truth about them."""
    surfaces = [token for token in tokens if token.startswith("Surface")]
    fronts = [token for token in tokens if token.startswith("Text")]

    def css(color):
        return f"rgba({color[0]},{color[1]},{color[2]},{color[3]:.3f})"

    body, truth = [], []
    for row in range(12):
        ground, front = rng.choice(surfaces), rng.choice(fronts)
        body.append(f'<div class="g" style="top:{10 + row * 68}px;background:{css(tokens[ground][place])}"><div class="t" '
                    f'id="t{row}" style="color:{css(tokens[front][place])}">{text_of(rng, None)}</div></div>')
        truth.append({"id": f"t{row}", "ground": ground, "text": front})
    style = (f"body{{margin:0;background:{css(tokens[surfaces[0]][place])};width:390px;height:844px;position:relative}}"
             ".g{position:absolute;left:10px;right:10px;height:60px;box-sizing:border-box;padding:18px}"
             ".t{font:500 18px/24px 'Inter','Noto Sans',sans-serif;white-space:nowrap;overflow:hidden}")
    html = f"<!doctype html><meta charset=utf-8><style>{style}</style><body>" + "".join(body)
    (folder / f"{name}.html").write_text(html)
    context = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    tab = context.new_page()
    tab.goto(f"file://{folder}/{name}.html")
    tab.evaluate("() => document.fonts.ready")
    (folder / f"{name}.png").write_bytes(tab.screenshot())
    truth = ink_boxes(tab, picture(tab, PLAIN), 2, truth)
    context.close()
    return truth
