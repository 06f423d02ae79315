"""Puts the page of Legible Studio together: assemble_studio.py MODULE.wasm FOLDER

Writes FOLDER/index.html, legible.wasm and legible.mjs. The page holds everything that it needs, so that it works without a
server: its styles, its script, the text of its worker, the engine, and the reference palettes. Its policy allows this script,
that of the HTML report in a frame, and this worker, and no request."""
import base64
import hashlib
import importlib.machinery
import io
import pathlib
import sys
import zipfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/LegibleStudio/Page"
REPORT = ROOT / "Sources/AuditReports/HTML/Page"
KNOWN = {".json", ".swift", ".plist", ".png", ".svg"}


def digest(text):
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def packed(data):
    """Deflated without a header, as base64."""
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.b64encode(deflater.compress(data) + deflater.flush()).decode()


def examples():
    """The reference palettes as an archive that is the same every time."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted((ROOT / "Palettes").rglob("*")):
            if path.is_file() and path.suffix in KNOWN:
                entry = zipfile.ZipInfo(path.relative_to(ROOT).as_posix())
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())
    return base64.b64encode(target.getvalue()).decode()


def report_scripts():
    """The two parts of the HTML report's script, as that report contains them."""
    sys.dont_write_bytecode = True
    packed_text = importlib.machinery.SourceFileLoader("pages", str(ROOT / "Tests/Scripts/generate-page")).load_module().packed
    return [packed_text((REPORT / "boot.js").read_text(), False),
            "".join(packed_text(path.read_text(), False) for path in sorted(REPORT.glob("[0-9]*.js")))]


def page(module):
    style = (REPORT / "page.css").read_text() + (PAGE / "studio.css").read_text()
    # The color arithmetic of the HTML report, in a scope of its own.
    colors = f"const space = (() => {{\n{(REPORT / '20-color.js').read_text()}return {{ parse, hex, decode, oklab, ofLightness }};\n}})();\n"
    script = "'use strict';\n" + colors + "".join(path.read_text() for path in sorted(PAGE.glob("[0-9]*.js")))
    loader = (PAGE / "legible.mjs").read_text().replace("\nexport ", "\n")
    worker = loader + (PAGE / "worker.js").read_text()
    for text in (script, worker):
        assert "</script" not in text and "<!--" not in text
    # The frames have this policy as well as their own, which allows one style sheet for each report, and pictures of texts.
    scripts = " ".join(digest(text) for text in [script, *report_scripts()])
    policy = (
        f"default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; "
        f"script-src {scripts} 'wasm-unsafe-eval'; worker-src blob:; frame-src blob:; img-src data:")
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Legible Studio</title>
<style>{style}</style>
</head>
<body>
{(PAGE / "studio.html").read_text()}<script>{script}</script>
<script type="text/plain" id="worker">{worker}</script>
<script type="text/plain" id="examples">{examples()}</script>
<script type="text/plain" id="engine">{packed(module)}</script>
</body>
</html>
"""


def main():
    module = pathlib.Path(sys.argv[1]).read_bytes()
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "legible.wasm").write_bytes(module)
    (folder / "legible.mjs").write_text((PAGE / "legible.mjs").read_text())
    (folder / "index.html").write_text(page(module))
    for name in ("legible.wasm", "legible.mjs", "index.html"):
        print(f"{folder / name}: {(folder / name).stat().st_size} bytes")


main()
