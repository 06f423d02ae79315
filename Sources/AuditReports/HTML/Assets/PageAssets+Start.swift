extension PageAssets {
  /// The part of the script of the page in `Page/90-start.js`, written by `Tests/Scripts/generate-page`.
  static let start = #"""
    for (const node of document.querySelectorAll(".scripted")) node.hidden = false;
    drawSwitch();
    if (pairs.length) drawGallery(); else for (const id of ["components", "matrix"]) part(id).hidden = true;
    drawFindings();
    const later = () => { if (tokens.length) drawTokens(); else part("colors").hidden = true; if (pairs.length) \#
    drawMatrix(); if (tokens.length) drawVision(); else part("vision").hidden = true; \#
    document.documentElement.dataset.ready = "true"; };
    document.documentElement.dataset.usable = String(Math.round(performance.now()));
    setTimeout(() => { later(); if (location.hash) reveal(firstSection); });
    addEventListener("hashchange", () => {
    if (!location.hash.includes(";")) { const target = $(location.hash.slice(1)); if (target && \#
    target.closest(".part")) reveal(target.id); if (state.size) writeAddress(location.hash.slice(1)); return; }
    const section = readAddress();
    for (const id of ["components", "colors", "matrix"]) $(id).replaceChildren();
    $("finder").replaceChildren();
    drawSwitch();
    if (pairs.length) drawGallery();
    drawFindings();
    later();
    reveal(section);
    });
    })().catch((error) => {
    const status = document.getElementById("status");
    status.hidden = false;
    status.textContent = "The interactive part could not be drawn: " + error.message + ".";
    });

    """#
}
