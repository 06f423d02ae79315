#!/usr/bin/env python3
"""Holds the sample audit files to the JSON Schema; needs the jsonschema package (pip install jsonschema).

Samples under accepted/ must be valid, those under refused/ must not. The Swift tests hold the reader to the same
samples, so that the schema and the reader agree.
"""
import json
import pathlib
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Sources/legible/Documentation.docc/Schemas/audit-file-1.schema.json"
SAMPLES = ROOT / "Tests/Samples/AuditFiles"


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
    print(f"{counted} samples, {wrong} wrong")
    return 1 if wrong or not counted else 0


if __name__ == "__main__":
    sys.exit(main())
