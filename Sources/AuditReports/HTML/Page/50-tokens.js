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
  return el("div", { class: "strip" }, groups.map((g) => {
    const value = token.values[g.value];
    const patch = el("div", { class: "patch", style: value.hex ? { background: value.hex, opacity: value.alpha } : {} });
    if (value.hex) patch.dataset.hex = value.hex;
    return el("div", {}, patch, el("p", {}, el("code", {}, value.hex || "no color"), value.alpha ? " " + Math.round(value.alpha * 100) + "%" : "", el("br"), variantsText(g.ids),
      value.entry ? [el("br"), el("span", { class: "quiet" }, "entry " + plain(value.entry) + (value.system ? ", a system color" : ""))] : []));
  }));
};
const ruler = (token, group) => {
  const x = (l) => (unit(l) * 1000).toFixed(1);
  const name = plain(token.name);
  const words = group.isUnknown ? "not computed" : group.intervals.length ? group.intervals.map((i) => i.from.toFixed(3) + "…" + i.to.toFixed(3)).join(", ") : "no lightness passes";
  const id = "g" + tokens.indexOf(token) + "-" + token.windows.indexOf(group);
  const picture = svg("svg", { viewBox: "0 0 1000 46", preserveAspectRatio: "none", role: "img",
    "aria-label": name + " in " + group.variants.join(", ") + ": passes from lightness " + words + "; now " + group.lightness.toFixed(3) },
    svg("defs", {}, svg("linearGradient", { id }, group.line.map((c, i) => svg("stop", { offset: i / (group.line.length - 1), "stop-color": c })))),
    svg("rect", { x: 0, y: 12, width: 1000, height: 18, fill: "url(#" + id + ")", class: "scale" }),
    group.intervals.map((i) => svg("rect", { x: x(i.from), y: 34, width: Math.max(3, (i.to - i.from) * 1000), height: 6, class: "window" })),
    svg("rect", { x: Math.max(0, Math.min(996, group.lightness * 1000 - 2)), y: 4, width: 4, height: 34, class: "tick" }));
  const ends = group.intervals.map((i) => i.colors.join("…")).join(", ");
  return el("div", { class: "ruler" }, picture, el("p", {}, el("b", {}, name + " now " + group.lightness.toFixed(3)), group.isMet ? " ✓" : " ✗", ", safe: ", words, ends ? [" (", el("code", {}, ends), ")"] : "", el("br"), el("span", { class: "quiet" }, variantsText(group.variants))));
};
const tokenCard = (token) => {
  const key = ["fail", "open-fail", "open-open", "open-pass", "pass", "exempt"][tokenRank(token)];
  const places = [...new Set(token.values.map((v) => v.at).filter(Boolean))];
  return el("article", { class: "card" }, el("div", { class: "head" }, el("h3", {}, plain(token.name)),
    key ? el("span", { class: "tag is-" + outcomes[key].tone }, outcomes[key].sign + " " + (key === "fail" ? "in a failing pair" : outcomes[key].word)) : el("span", { class: "tag" }, "in no pair"),
    places.length ? el("p", { class: "place" }, placeCodes(places)) : null),
    patches(token), (token.windows || []).map((group) => ruler(token, group)),
    token.pairs.length ? el("div", { class: "more" }, folded(count(token.pairs.length, "pair"), () => el("ul", {}, token.pairs.map((p) => {
      const o = outcomes[pairTone(p)], least = Math.min(...p.rows.map((m) => m.minimum === undefined ? 99 : m.minimum));
      return el("li", {}, title(p), p.names.length ? " (" + subject(p) + ")" : "", ": ", el("span", { class: "is-" + o.tone }, (least === 99 ? "–" : fixed(least)) + " " + o.sign + " " + o.word));
    })))) : el("div", { class: "more" }));
};
const drawTokens = () => {
  const section = $("colors"), size = 24;
  let body = section.querySelector(".tokens");
  if (!body) {
    section.append(el("h2", { id: "colors-title", tabindex: -1 }, "Colors"), el("p", { class: "quiet" }, "Every token in all variants, with the entry that its value comes from. A ruler shows the lightness range in which all pairs of a color pass."),
      el("div", { class: "filters" }, el("label", { class: "wide" }, "Find a color", el("input", { type: "search", id: "find-color", value: state.get("color") || "", oninput: (event) => { set("colors", "color", event.target.value); set("colors", "swatches", ""); drawTokens(); } }))),
      body = el("div", { class: "tokens" }), el("div", { class: "pages" }));
  }
  const find = (state.get("color") || "").toLowerCase();
  const list = find ? tokenOrder.filter((t) => t.name.toLowerCase().includes(find) || t.values.some((v) => v.hex && v.hex.toLowerCase().includes(find))) : tokenOrder;
  const current = Math.min(Number(state.get("swatches")) || 0, Math.max(0, Math.ceil(list.length / size) - 1));
  body.replaceChildren(...list.slice(current * size, (current + 1) * size).map(tokenCard));
  section.querySelector(".pages").replaceChildren(pager(list.length, size, current, (to) => { set("colors", "swatches", to ? String(to) : ""); drawTokens(); $("colors-title").scrollIntoView(); $("colors-title").focus({ preventScroll: true }); }, "color"));
};
