// The colors: every token in all variants, its safe window, and every pair that uses it.
const tokenRank = (token) => Math.min(9, ...token.pairs.map((p) => pairRank(p)[0]));
const tokenOrder = tokens.map((t) => [t, tokenRank(t)]).sort((a, b) => a[1] - b[1] || b[0].pairs.length - a[0].pairs.length || (a[0].name < b[0].name ? -1 : 1)).map((r) => r[0]);
const patches = (token) => {
  const only = shownVariants();
  const groups = [];
  variantIDs.forEach((id, i) => {
    if (only && only[0] !== id) return;
    const at = groups.find((g) => g.value === token.variants[i]);
    if (at) at.ids.push(id); else groups.push({ value: token.variants[i], ids: [id] });
  });
  return el("div", { class: "patches" }, groups.map((g) => {
    const value = token.values[g.value];
    const patch = el("div", { class: "patch", style: value.hex ? { background: value.hex, opacity: value.alpha } : {} });
    if (value.hex) patch.dataset.hex = value.hex;
    return el("div", {}, patch, el("p", {}, el("code", {}, value.hex || "no color"), value.alpha ? " " + Math.round(value.alpha * 100) + "%" : "", el("br"), variantsText(g.ids),
      value.entry ? [el("br"), el("span", { class: "quiet" }, plain(value.entry) + " entry" + (value.system ? ", a system color" : ""))] : []));
  }));
};
// The lightness of a token on the line of its hue, with the ranges in which all its pairs pass.
const ruler = (token, group) => {
  const x = (l) => (unit(l) * 1000).toFixed(1);
  const color = tokenColor(token, variantIDs.indexOf(group.variants[0]));
  if (!color) return null;
  const name = plain(token.name), lab = oklab(color.slice(0, 3).map(decode)), lightness = unit(lab[0]), now = lightness * 100;
  const line = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ofLightness(i / 8, lab));
  const words = group.isUnknown ? "not computed" : group.intervals.length ? group.intervals.map((i) => i.from.toFixed(3) + "…" + i.to.toFixed(3)).join(", ") : "no lightness";
  const id = "g" + tokens.indexOf(token) + "-" + token.windows.indexOf(group);
  const picture = svg("svg", { viewBox: "0 0 1000 30", preserveAspectRatio: "none", role: "img",
    "aria-label": name + " in " + group.variants.join(", ") + ": passes from lightness " + words + "; now " + lightness.toFixed(3) },
    svg("defs", {}, svg("linearGradient", { id }, line.map((c, i) => svg("stop", { offset: i / 8, "stop-color": c })))),
    svg("rect", { x: 0, y: 0, width: 1000, height: 18, fill: "url(#" + id + ")", class: "scale" }),
    group.intervals.map((i) => svg("rect", { x: x(i.from), y: 23, width: Math.max(3, (i.to - i.from) * 1000), height: 6, class: "window" })));
  const mark = el("div", { class: "mark" }, el("span", {}, name + " " + lightness.toFixed(3) + (group.isUnknown ? "" : group.isMet ? " ✓" : " ✗")));
  mark.firstChild.style.left = now + "%";
  mark.firstChild.style.transform = "translateX(-" + now + "%)";
  const tick = el("i", { class: "tick" });
  tick.style.left = now + "%";
  const ends = group.intervals.map((i) => i.colors.join("…")).join(", ");
  const safe = group.isUnknown ? "Not computed." : group.intervals.length ? ["Safe: ", words, ends ? [" (", el("code", {}, ends), ")"] : "", "."] : "No lightness of this hue makes all pairs pass.";
  const without = group.omitted ? " Left out: " + plain(group.omitted) + "." : "";
  return el("div", { class: "ruler" }, el("h4", {}, capital(variantsText(group.variants))), mark, el("div", { class: "scale-box" }, picture, tick), el("p", {}, safe, el("span", { class: "quiet" }, without)));
};
const tokenCard = (token) => {
  const key = toneOrder[tokenRank(token)];
  const places = [...new Set(token.values.map((v) => v.at).filter(Boolean))];
  const only = shownVariants(), groups = token.windows.filter((g) => !only || g.variants.includes(only[0]));
  const system = report.audits.length > 1 ? el("span", { class: "quiet" }, plain(report.audits[token.audit].name) + ", " + (report.audits[token.audit].profile || "")) : null;
  return el("article", { class: "card token" },
    el("div", {}, el("div", { class: "head" }, el("h3", {}, plain(token.name)), key ? el("span", { class: "tag is-" + outcomes[key].tone }, outcomes[key].sign + " " + (key === "fail" ? "in a failing pair" : outcomes[key].word)) : el("span", { class: "tag" }, "not in any pair"),
      system, places.length ? el("p", { class: "place" }, placeCodes(places)) : null), patches(token),
      token.pairs.length ? el("div", { class: "more" }, folded(count(token.pairs.length, "pair"), () => el("ul", {}, token.pairs.map(pairLine)))) : null),
    el("div", { class: "rulers" }, groups.length ? groups.map((group) => ruler(token, group)) : el("p", { class: "quiet" }, token.pairs.length ? "No safe range: no pair of this color has a minimum that depends on its lightness alone." : "No safe range: the color is not in any pair.")));
};
const pairLine = (p) => {
  const o = outcomes[pairTone(p)], least = Math.min(...p.rows.map((m) => m.minimum === undefined ? 99 : m.minimum));
  return el("li", {}, title(p), p.names.length ? " (" + subject(p) + ")" : "", ": ", el("span", { class: "is-" + o.tone }, (least === 99 ? "–" : fixed(least)) + " " + o.sign + " " + o.word));
};
const drawTokens = () => {
  const section = $("colors"), size = 24;
  let body = section.querySelector(".tokens");
  if (!body) {
    section.append(el("h2", { id: "colors-title", tabindex: -1 }, "All colors"),
      el("div", { class: "filters" }, el("label", { class: "wide" }, "Find a color", el("input", { type: "search", id: "find-color", value: state.get("color") || "", oninput: (event) => { set("colors", "color", event.target.value); set("colors", "swatches", ""); drawTokens(); } }))),
      body = el("div", { class: "tokens" }), el("div", { class: "pages" }));
  }
  const find = (state.get("color") || "").toLowerCase();
  const list = find ? tokenOrder.filter((t) => t.name.toLowerCase().includes(find) || t.values.some((v) => v.hex && v.hex.toLowerCase().includes(find))) : tokenOrder;
  const current = Math.min(Number(state.get("swatches")) || 0, Math.max(0, Math.ceil(list.length / size) - 1));
  body.replaceChildren(...list.slice(current * size, (current + 1) * size).map(tokenCard));
  section.querySelector(".pages").replaceChildren(pager(list.length, size, current, (to) => { set("colors", "swatches", to ? String(to) : ""); drawTokens(); reveal("colors"); $("colors-title").focus({ preventScroll: true }); }, "color"));
};
