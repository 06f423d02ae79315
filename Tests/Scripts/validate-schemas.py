#!/usr/bin/env python3
"""Holds the sample audit files to the JSON Schema; needs the jsonschema package (pip install jsonschema).

Samples under accepted/ must be valid, those under refused/ must not. The Swift tests hold the reader to the same
samples, so that the schema and the reader agree. The audit files of the palettes must be valid too.
"""
import json
import pathlib
import re
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Sources/legible/Documentation.docc/Schemas/audit-file-1.schema.json"
SAMPLES = ROOT / "Tests/Samples/AuditFiles"
PALETTES = ROOT / "Palettes"
STRING_OR_COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
STRING_OR_COMMA = re.compile(r'("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])')


def parsed(text: str):
    """The value of a text with comments and trailing commas."""
    for excess in (STRING_OR_COMMENT, STRING_OR_COMMA):
        text = excess.sub(lambda match: match[1] or "", text)
    return json.loads(text)


def main() -> int:
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    wrong = counted = 0
    for verdict in ("accepted", "refused"):
        for path in sorted((SAMPLES / verdict).glob("*.json")):
            counted += 1
            errors = list(validator.iter_errors(json.loads(path.read_text())))
            if bool(errors) == (verdict == "accepted"):
                wrong += 1
                reason = errors[0].message if errors else "the schema finds nothing wrong"
                print(f"{path.relative_to(ROOT)}: should be {verdict}: {reason}")
    for path in sorted(PALETTES.glob("*/legible.json")):
        counted += 1
        for error in validator.iter_errors(parsed(path.read_text())):
            wrong += 1
            print(f"{path.relative_to(ROOT)}: {error.json_path}: {error.message}")
    print(f"{counted} audit files, {wrong} wrong")
    return 1 if wrong or not counted else 0


if __name__ == "__main__":
    sys.exit(main())
