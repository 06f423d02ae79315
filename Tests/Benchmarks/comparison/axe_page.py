"""Runs axe-core on a page in Chromium: axe_page.py PAGE OUTPUT [MEDIA]     (in the environment that `compare` makes)

MEDIA is a JSON list of lists of media features to emulate, a run for each. Writes what axe-core says about each element with
an id, the seconds of `axe.run` alone, and the versions. Two runs on one page: elements of class "aaa" are held to the enhanced minimum."""
import json
import pathlib
import sys
import time

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"
RULES = [("color-contrast", "[id]:not(.aaa)"), ("color-contrast-enhanced", ".aaa")]


def verdicts(response, rule):
    """Id → verdict, ratio and message, and the keys of the data; what axe-core cannot decide has the verdict None."""
    found, keys = {}, set()
    for kind, verdict in (("passes", True), ("violations", False), ("incomplete", None)):
        for entry in response[kind]:
            for node in entry["nodes"] if entry["id"] == rule else []:
                data = node["any"][0]["data"] or {}
                keys |= set(data)
                found[node["target"][0].lstrip("#")] = [verdict, data.get("contrastRatio"), data.get("messageKey")]
    return found, keys


def judge(page):
    """What axe-core says about a page, and the seconds that it took."""
    found, keys, seconds = {}, set(), 0
    for rule, selector in RULES:
        if page.locator(selector).count() == 0:
            continue
        start = time.perf_counter()
        response = page.evaluate("([selector, rule]) => axe.run({ include: [[selector]] }, { runOnly: [rule] })", [selector, rule])
        seconds += time.perf_counter() - start
        more, names = verdicts(response, rule)
        found, keys = found | more, keys | names
    return found, keys, seconds


def main(page_path, output, media="[]"):
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(pathlib.Path(page_path).resolve().as_uri())
        page.evaluate(AXE_SCRIPT)
        session, each = page.context.new_cdp_session(page), []
        for features in json.loads(media) or [[]]:
            session.send("Emulation.setEmulatedMedia", {"features": features})
            found, keys, seconds = judge(page)
            each.append(found)
        versions = {"axe": page.evaluate("() => axe.version"), "chromium": browser.version,
                    "rules": page.evaluate("() => axe.getRules().length")}
        pathlib.Path(output).write_text(json.dumps(
            {"found": found, "each": each, "keys": sorted(keys), "seconds": seconds, **versions}))
        browser.close()


main(*sys.argv[1:])
