#!/usr/bin/env python3
"""Parses every committed Markdown file but the hostile ones of the fuzzers; needs the package markdown-it-py (pip install markdown-it-py).

Holds each to four rules: no raw HTML but the tags that fold a part (a report must not carry markup out of a file
name), every row of a table has as many cells as its head, no table is left as text by a mistake in it, and every link
and picture leads to a file."""
import pathlib
import re
import subprocess
import sys
from urllib.parse import unquote

from markdown_it import MarkdownIt

ROOT = pathlib.Path(__file__).resolve().parents[2]
PARSER = MarkdownIt("commonmark").enable("table")
UNESCAPED_BAR = re.compile(r"(?<!\\)\|")
FOLD = re.compile(r"<details>\n<summary>[\w ,:]+</summary>\n?|</details>\n?")
DELIMITER_ROW = re.compile(r"^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$")


def committed():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "*.md", ":!Tests/Fuzzing/Seeds"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name]


def cells(line):
    bars = len(UNESCAPED_BAR.findall(line))
    edges = line.lstrip().startswith("|") + bool(re.search(r"(?<!\\)\|\s*$", line))
    return bars - edges + 1


def table_complaints(token, lines):
    first, end = token.map
    wanted = cells(lines[first])
    for number in range(first, end):
        if cells(lines[number]) != wanted:
            yield number, f"{cells(lines[number])} cells in a table of {wanted} columns"


def inline_complaints(path, token):
    for child in token.children or []:
        if child.type == "html_inline":
            yield token.map[0], f"raw HTML: {child.content}"
        if child.type in ("link_open", "image"):
            target = unquote(child.attrGet("href") or child.attrGet("src") or "")
            file = target.partition("#")[0]
            if file and ":" not in file and not (path.parent / file).exists():
                yield token.map[0], f"a link to {file}, which does not exist"
        if child.type == "text" and DELIMITER_ROW.match(child.content):
            yield token.map[0], "a table that is shown as text"


def complaints(path):
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    for token in PARSER.parse(text):
        if token.type == "html_block":
            if FOLD.fullmatch(token.content):
                continue
            yield token.map[0], "raw HTML"
        elif token.type == "table_open":
            yield from table_complaints(token, lines)
        elif token.type == "inline" and token.map:
            yield from inline_complaints(path, token)


def main():
    files = committed()
    count = 0
    for path in files:
        for line, text in complaints(path):
            count += 1
            print(f"{path.relative_to(ROOT)}:{line + 1}: {text}")
    print(f"{len(files)} Markdown files, {count} complaints")
    return 1 if count or not files else 0


sys.exit(main())
