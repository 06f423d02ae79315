"""What check-page holds against the page: a palette with everything a page can show, and numbers that are computed anew."""
import json
import math
import pathlib
import re
import shlex
import shutil
import subprocess

import pace

ROOT = pathlib.Path(__file__).resolve().parents[2]
VARIANTS = ["light", "dark", "light-increased", "dark-increased", "light-reduced", "dark-reduced",
            "light-increased-reduced", "dark-increased-reduced"]
SECTIONS = ["first", "components", "colors", "findings", "matrix", "vision", "unread"]


def orchard(folder):
    """A palette with icons, borders, wide colors, an open backdrop, a state, a waiver and distinct tokens."""
    folder.mkdir()
    colors = {"ink": "#20242A", "leaf": "#2E7D32", "ripe": "#C62828", "bark": "#8D6E63", "mist": "#EEF3EE", "snow": "#FFFFFF",
              "dew": "#7FB3D5", "veil": "#00000066"}
    tokens = {name: {"$type": "color", "$value": value} for name, value in colors.items()}
    tokens["neon"] = {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0.1, 0.55, 0.2]}}
    (folder / "orchard.tokens.json").write_text(json.dumps(tokens))
    pairs = [
        {"foreground": "ink", "on": "snow", "role": "text", "name": "basket: title"},
        {"foreground": "bark", "on": "mist", "role": "text", "name": "basket: caption", "font": {"size": 12, "weight": "medium"}},
        {"foreground": "dew", "on": "snow", "role": "graphic", "name": "basket: icon"},
        {"foreground": "leaf", "on": "mist", "role": "graphic", "name": "status: ripe"},
        {"foreground": "bark", "on": "snow", "role": "boundary", "name": "field: border"},
        {"foreground": "neon", "on": "snow", "role": "text", "name": "banner: text"},
        {"foreground": "snow", "on": "shade", "role": "text", "name": "photo: title"},
        {"foreground": "dew", "on": "mist", "role": "text", "name": "photo: credit", "origin": "assumed", "assumed": "not stated"},
        {"foreground": "dew", "on": "mist", "role": "text", "name": "banner: price", "font": {"size": 28, "weight": "bold"}},
    ]
    file = {"version": 1, "name": "Orchard", "sources": ["orchard.tokens.json"], "pairs": pairs,
            "surfaces": {"shade": {"layers": ["veil"], "over": ["any"]}},
            "distinct": [{"tokens": ["leaf", "ripe"]}, {"tokens": ["ink", "snow"]}],
            "states": {"dimmed": {"filters": [{"filter": "opacity", "amount": 0.8}]}},
            "waivers": [{"rule": "low-graphic-contrast", "foreground": "dew", "on": "snow", "reason": "replaced next month", "until": "2099-12-31"}]}
    (folder / "legible.json").write_text(json.dumps(file))
    return folder


def encoded(text):
    return [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def decoded(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(color):
    return sum(weight * decoded(value) for weight, value in zip((0.2126, 0.7152, 0.0722), color))


def ratio(one, other):
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def floored(value):
    """Two decimals, truncated."""
    text = f"{value:.17f}"
    return text[:text.index(".") + 3]


# The size and weight of the orchard's samples, by the words that they show; without a font, body text.
SAMPLES = {"caption": ("12px", "500"), "price": ("28px", "700"), "credit": ("17px", "400"), "text": ("17px", "400")}


def samples(page, name, check):
    """Text in pictures has the words, the size and the weight of its pair; other roles have their shapes."""
    found = page.eval_on_selector_all(".sample", """all => all.map(node => {
        const words = getComputedStyle(node, '::before').content.replace(/^"|"$/g, ''), style = getComputedStyle(node);
        return [node.classList[1], words, style.fontSize, style.fontWeight, Boolean(node.closest('.tiles'))];
    })""")
    texts = [row for row in found if row[0] == "text"]
    wrong = [row for row in texts if row[1] in SAMPLES and SAMPLES[row[1]] != (row[2], row[3])]
    seen = {(row[1], row[4]) for row in texts}
    check(not wrong, f"{name}: {len(texts)} samples of text have their size and weight {wrong[:3]}")
    check({("caption", True), ("price", True), ("caption", False)} <= seen, f"{name}: samples show the words of their pairs")
    check({"graphic", "boundary"} <= {row[0] for row in found} and all(row[1] in ("none", "") for row in found if row[0] != "text"),
          f"{name}: other roles have their shapes")


def inspected(legible, path):
    """Tokens by name, with colors and windows."""
    run = subprocess.run([legible, "inspect", str(path), "--windows", "--format", "json"], capture_output=True, check=True)
    return {token["name"]: token["variants"] for token in json.loads(run.stdout)["tokens"]}


def matrix(page, tokens, report, name, check):
    """Every cell of the first page of the matrix: declared ones as in the report, the others computed anew."""
    cells = page.evaluate("""() => { const heads = [...document.querySelectorAll('.matrix thead th')].map(n => n.textContent);
        return [...document.querySelectorAll('.matrix tbody tr')].flatMap(row => [...row.querySelectorAll('td')].map((cell, i) => {
            const box = cell.querySelector('div');
            return box && [row.querySelector('th').textContent, heads[i], 'declared' in box.dataset, Number(box.dataset.ratio), cell.querySelector('span').textContent];
        }).filter(Boolean)); }""")
    declared = {(floored(row["minimum"])) for row in report["measurements"] if row["variant"] == "light" and row.get("minimum") is not None}
    wrong, counts = [], [0, 0]
    for row, column, isDeclared, value, text in cells:
        counts[isDeclared] += 1
        if isDeclared:
            right = floored(value) in declared and text.startswith(floored(value))
        else:
            colors = [tokens.get(part, {}).get("light", {}).get("color") or (part if re.fullmatch("#[0-9A-F]{6}", part) else None) for part in (row, column)]
            plain = all(color and re.fullmatch("#[0-9A-F]{6}", color) for color in colors)
            right = text.startswith(floored(value)) and (not plain or abs(ratio(*map(encoded, colors)) - value) < 1e-9)
        if not right:
            wrong.append((row, column, value, text))
    check(counts[1] > 0 and not wrong, f"{name}: {counts[1]} declared and {counts[0]} computed cells of the matrix are right {wrong[:2]}")


def rulers(page, tokens, name, check):
    """Every ruler of the first page: marked and named, with the intervals that 'legible inspect' prints."""
    cards = page.evaluate("""() => [...document.querySelectorAll('#colors .token')].map(card => [card.querySelector('h3').textContent, card.querySelectorAll('.ruler').length,
        [...card.querySelectorAll('.ruler')].map(r => [r.querySelector('svg').getAttribute('aria-label'), r.querySelector('.mark').textContent])])""")
    wrong, count = [], 0
    for token, number, found in cards:
        wanted = {}
        for variant, value in tokens.get(token, {}).items():
            window = value.get("windows")
            if window and (window["pairs"] or window["omissions"]):
                wanted[variant] = window
        seen = {variant for label, _ in found for variant in re.search(r" in ([a-z, -]+): ", label)[1].split(", ")}
        if seen != set(wanted):
            wrong.append((token, sorted(seen ^ set(wanted))))
        for label, mark in found:
            count += 1
            window = wanted.get(re.search(r" in ([a-z-]+)", label)[1], {})
            low = [f"{interval['lightness'][0]:.3f}…{interval['lightness'][1]:.3f}" for interval in window.get("intervals") or []]
            if any(part not in label for part in low) or token not in mark or f"{window.get('lightness', 9):.3f}" not in mark:
                wrong.append((token, label, low, mark))
    check((count > 0 or not tokens) and not wrong, f"{name}: {count} rulers, each with its token, equal those of 'legible inspect --windows' {wrong[:2]}")


def vision(page, report, name, check):
    """The verdicts on color vision agree with the findings of the rule."""
    found = [finding for finding in report["findings"] if finding["rule"] == "indistinct-tokens"]
    shown = page.locator("#vision .alike li").all_inner_texts()
    tokens = {frozenset(finding["tokens"]) for finding in found}
    named = {frozenset(re.match(r"✗ (.+) and (.+) look alike", text).groups()) for text in shown}
    check(bool(found) and named == tokens, f"{name}: tokens that look alike are those of the findings {named ^ tokens}")
    differences = page.eval_on_selector_all("#vision [data-difference]", "all => all.map(n => [Number(n.dataset.difference), n.textContent])")
    check(differences and all((value < 0.1) == text.startswith("✗") for value, text in differences), f"{name}: {len(differences)} verdicts for a kind of color vision")


def filters(page, report, name, check):
    """Every filter, alone, against the JSON report where it can be counted there."""
    def cells(finding):
        return [cell for cell in finding["cells"] if cell["disposition"] == "open"] or finding["cells"]

    facts = {"severity": lambda f: [f["severity"]], "rule": lambda f: [f["rule"]], "variant": lambda f: {cell["variant"] for cell in cells(f)},
             "file": lambda f: [cells(f)[0]["location"]["file"]],
             "state": lambda f: ["open" if any(cell["disposition"] == "open" for cell in f["cells"]) else "accepted"]}
    driven = []
    for key in ["verdict", "severity", "variant", "rule", "token", "origin", "file", "state"]:
        select = page.locator(f"#filter-{key}")
        if select.count() == 0:
            continue
        driven.append(key)
        for option in select.locator("option").all()[1:4]:
            value, label = option.get_attribute("value"), int(re.search(r"\((\d+)\)$", option.inner_text())[1])
            took = page.evaluate("""([id, value]) => {
                const node = document.getElementById(id), started = performance.now();
                node.value = value;
                node.dispatchEvent(new Event('change'));
                document.body.offsetHeight;
                return performance.now() - started;
            }""", [f"filter-{key}", value])
            count = int(re.match(r"\d+", page.inner_text("#found"))[0])
            wanted = sum(value in facts[key](finding) for finding in report["findings"]) if key in facts else label
            isShared = f"{key}=" in page.url
            check(count == label == wanted and took < pace.limit(100) and isShared, f"{name}: filter {key}={value[:40]!r}: {count} findings in {took:.0f} ms")
        page.locator("#filter-reset").click()
    return driven


def searches(page, report, name, check):
    """Search and sort."""
    word = report["findings"][0]["rule"]
    page.fill("#filter-search", word)
    count = int(re.match(r"\d+", page.inner_text("#found"))[0])
    wanted = sum(word in (finding["message"] + " " + finding["rule"]).lower() for finding in report["findings"])
    check(count >= wanted > 0 and "search=" in page.url, f"{name}: a search for {word} gives {count} findings")
    page.locator("#filter-reset").click()
    page.fill("#filter-search", "zzzz-nothing")
    check(page.inner_text("#found").startswith("0 findings"), f"{name}: a search without a result says so")
    page.locator("#filter-reset").click()
    page.locator("#filter-group").select_option("none")
    page.locator("#filter-sort").select_option("ratio")
    ratios = [float(value or "inf") for value in page.eval_on_selector_all("#findings td[data-ratio]", "all => all.map(n => n.dataset.ratio)")]
    check(ratios == sorted(ratios), f"{name}: sorts {len(ratios)} findings by ratio")
    page.locator("#filter-sort").select_option("file")
    files = page.eval_on_selector_all("#findings .list td:last-child", "all => all.map(n => n.textContent.replace(/:\\d+$/, ''))")
    check(files == sorted(files), f"{name}: sorts {len(files)} findings by file")
    for group in ["rule", "token", "file", "component"]:
        page.locator("#filter-group").select_option(group)
        check(page.locator("#findings tr.group").count() > 0, f"{name}: groups by {group}")
    page.locator("#filter-reset").click()


def moved(page, name, check):
    """The slider at every stop: the drawn ratio stays within the proven bounds."""
    wrong, count = [], 0
    for index in range(min(3, page.locator("#components input[type=range]").count())):
        slider = page.locator("#components input[type=range]").nth(index)
        for value in range(0, int(slider.get_attribute("max")) + 1, 7):
            slider.evaluate("(n, v) => { n.value = v; n.dispatchEvent(new Event('input')); }", value)
            shown = slider.evaluate("""n => [...n.closest('.part').querySelectorAll('figure')].filter(f => f.querySelector('[data-live]')).map(f =>
                [Number(f.querySelector('[data-live]').dataset.live), f.querySelector('.ratio').firstChild.data, f.querySelector('.live').textContent])""")
            for live, bounds, text in shown:
                low, high = (float(part) for part in (bounds.split("…") * 2)[:2])
                count += 1
                if not low - 1e-6 <= live <= high + 0.0101 or floored(live) not in text:
                    wrong.append((live, bounds, text))
    if count:
        check(not wrong, f"{name}: {count} ratios under the slider lie within the proven bounds {wrong[:3]}")


def waivers(browser, legible, folder, check):
    """The command that the page offers for a finding writes what the page shows."""
    shutil.copytree(ROOT / "Palettes/Countdown", folder / "waived")
    file = folder / "waived.html"
    file.write_bytes(subprocess.run([legible, "audit", "waived", "--format", "html", "--fail-on", "never"], cwd=folder, capture_output=True).stdout)
    page = browser.page(file.as_uri())
    page.evaluate("location.hash = '#findings'")
    page.locator("#findings summary", has_text="Waive").first.wait_for()
    count = 0
    for fold in page.locator("#findings details:has(> summary:text-is('Waive'))").all()[:12]:
        fold.locator("summary").click()
        fold.locator("pre").nth(1).wait_for()
        command, text = (node.inner_text() for node in fold.locator("pre").all())
        day = "2099-12-31"
        blank = command.count("YYYY-MM-DD") == 1 and text.count("YYYY-MM-DD") == 1
        command, text = command.replace("YYYY-MM-DD", day), text.replace("YYYY-MM-DD", day)
        words = shlex.split(command)
        ended = subprocess.run([legible, *words[1:], "--dry-run"], cwd=folder / "waived", capture_output=True, text=True)
        isIn = blank and text in ended.stdout
        check(words[:2] == ["legible", "waive"] and ended.returncode == 0 and isIn, f"waivers: {command} and {text}: {ended.stdout}{ended.stderr}"[:600])
        count += 1
    check(count == 12, f"waivers: {count} findings have one")
    page.context.close()


def links(browser, legible, path, folder, check):
    """Links to the repository: the given address, the one of a build, and none from a hostile one."""
    def made(*options, **variables):
        return subprocess.run([legible, "audit", str(path), "--format", "html", "--fail-on", "never", *options], capture_output=True,
                              env={"PATH": "/usr/bin:/bin", **variables})

    for bad in ["javascript:alert(1)//{file}", "https://example.com/\"{file}", "https://example.com/x", "https://{file}", "https://example.com/{name}{file}",
                "https://example.com/<b>{file}", "data:text/html,{file}"]:
        run = made("--source-url", bad)
        check(run.returncode == 64 and not run.stdout, f"links: {bad} is refused")
    file = folder / "links.html"
    file.write_bytes(made("--source-url", "https://example.com/a/b/blob/main/{file}?plain=1#L{line}").stdout)
    page = browser.page(file.as_uri())
    targets = page.eval_on_selector_all("main a[rel=noreferrer]", "all => all.map(n => [n.href, n.textContent])")
    right = [re.fullmatch(r"https://example\.com/a/b/blob/main/[^?]+\?plain=1#L\d+", target) for target, _ in targets]
    check(len(targets) > 20 and all(right), f"links: {len(targets)} places are links {[t for t, r in zip(targets, right) if not r][:2]}")
    check(page.requests == [file.as_uri()], "links: no request")
    page.context.close()
    root = subprocess.run(["git", "-C", str(path), "rev-parse", "--show-toplevel"], capture_output=True, text=True).stdout.strip()
    build = {"GITHUB_WORKSPACE": root, "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "0123456789" * 4}
    check(bool(root) and b"https://github.example/o/r/blob/" + b"0123456789" * 4 in made(**build).stdout, "links: those of a build")
    for change in [{"GITHUB_WORKSPACE": "/"}, {"GITHUB_SHA": "main\"><script>"}, {"GITHUB_SERVER_URL": "javascript:"}]:
        check(b"noreferrer" not in made(**{**build, **change}).stdout.split(b"<script", 1)[0], f"links: none with {change}")
