"""Prints as JSON what the Python libraries offer, from the installed packages: signatures.py"""
import inspect
import json

import wcag_contrast_ratio
from coloraide import Color
from coloraide.everything import ColorAll

LAYERS = ["rgb(255 136 0 / 0.4)", "rgb(0 51 102 / 0.5)", "#FFFFFF"]
print(json.dumps({
    "wcag-contrast-ratio": f"rgb{inspect.signature(wcag_contrast_ratio.rgb)}",
    "ColorAide": f"Color.contrast{inspect.signature(Color.contrast)}",
    "layers": Color("#FFFFFF").contrast(Color.layer(LAYERS, space="srgb"), method="wcag21"),
    "methods": sorted(ColorAll.CONTRAST_MAP), "spaces": len(ColorAll.CS_MAP),
}))
