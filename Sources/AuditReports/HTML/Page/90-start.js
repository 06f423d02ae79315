// Everything is drawn once; sections below the fold when the browser is idle.
for (const node of document.querySelectorAll(".scripted")) node.hidden = false;
drawSwitch();
if (pairs.length) drawGallery(); else for (const id of ["components", "matrix"]) $(id).hidden = true;
drawFindings();
const later = () => { if (tokens.length) drawTokens(); else $("colors").hidden = true; if (pairs.length) drawMatrix(); if (tokens.length) drawVision(); else $("vision").hidden = true; document.documentElement.dataset.ready = "true"; };
document.documentElement.dataset.usable = String(Math.round(performance.now()));
setTimeout(() => { later(); const target = $(firstSection + "-title"); if (target && location.hash) target.scrollIntoView(); });
addEventListener("hashchange", () => {
  // A link to a section keeps the filters, in the page and in the address.
  if (!location.hash.includes(";")) { if (state.size) writeAddress(location.hash.slice(1)); return; }
  const section = readAddress();
  for (const id of ["components", "colors", "matrix"]) $(id).replaceChildren();
  $("finder").replaceChildren();
  drawSwitch();
  if (pairs.length) drawGallery();
  drawFindings();
  later();
  const target = $(section + "-title");
  if (target) target.scrollIntoView();
});
})().catch((error) => {
  const status = document.getElementById("status");
  status.hidden = false;
  status.textContent = "The interactive part could not be drawn: " + error.message + ".";
});
