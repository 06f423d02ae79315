"""Renders Markdown as a repository browser shows it, in Chromium; needs markdown-it-py from PyPI."""
import html
import pathlib
import re
import shutil
import subprocess
import tempfile

# The widths of content: beside the list of files, and at most.
NARROW, WIDE = 830, 1012
COLORS = {
    "light": ("#FFFFFF", "#1F2328", "#D1D9E0", "#EFF1F3", "#0969DA"),
    "dark": ("#0D1117", "#F0F6FC", "#3D444D", "#262C36", "#4493F8"),
}
STYLE = """body {{ font: 16px/1.5 'Noto Sans', 'DejaVu Sans', sans-serif; margin: 24px auto; width: {width}px; background: {0}; color: {1} }}
h1, h2 {{ border-bottom: 1px solid {2}; padding-bottom: .3em }} h1 {{ font-size: 2em }} h2 {{ font-size: 1.5em }}
h1, h2, h3, h4 {{ line-height: 1.25; margin: 24px 0 16px; font-weight: 600 }} h3 {{ font-size: 1.25em }}
p, ol, ul, table, details {{ margin: 0 0 16px }} ol, ul {{ padding-left: 2em }} img {{ max-width: 100% }}
code {{ background: {3}; border-radius: 6px; padding: .2em .4em; font: 85% 'DejaVu Sans Mono', monospace; white-space: break-spaces }}
pre {{ background: {3}; padding: 16px; overflow: auto; border-radius: 6px }} pre code {{ padding: 0 }} a {{ color: {4} }}
table {{ display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse }}
th, td {{ border: 1px solid {2}; padding: 6px 13px }} th {{ font-weight: 600 }}"""


def browser(given=None):
    """The path of Chromium; nil if it is not installed."""
    return given or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def page(markdown, folder, width=WIDE, scheme="light", script=""):
    """A whole page from Markdown whose pictures lie in a folder."""
    from markdown_it import MarkdownIt

    body = MarkdownIt("commonmark", {"html": True}).enable("table").render(markdown)
    style = STYLE.format(*COLORS[scheme], width=width)
    base = html.escape(pathlib.Path(folder).resolve().as_uri() + "/")
    return f"<!doctype html><meta charset=utf-8><base href=\"{base}\"><style>{style}</style><body>{body}{script}"


def run(chromium, text, *options):
    """What Chromium prints for a page."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "page.html"
        file.write_text(text, encoding="utf-8")
        command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
                   f"--user-data-dir={folder}/profile", *options, file.as_uri()]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=180).stdout


def screenshot(chromium, text, picture, width, height, scale=1):
    """Draws the upper part of a page."""
    run(chromium, text, f"--force-device-scale-factor={scale}", f"--window-size={width},{height}", f"--screenshot={picture}")


def unfolded(markdown):
    """The Markdown with all folded parts open."""
    return re.sub(r"<details>", "<details open>", markdown)
