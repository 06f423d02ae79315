// The components: each pair on its surface, in every variant.
const sample = (pair, color) => {
  const kind = ["graphic", "decorative", "logotype"].includes(pair.role) ? "graphic" : ["boundary", "focus"].includes(pair.role) ? "boundary" : "text";
  const last = pair.names.length ? pair.names[0].split(":").at(-1).trim() : "";
  return el("span", { class: "sample " + kind, "data-text": last && last.length <= 24 ? plain(last) : "Text", style: { color } });
};
const bottomColor = (m, base) => {
  const e = evidenceOf(m), last = e && e.layers.at(-1);
  const text = typeof last === "string" ? last : last && last.color;
  const c = base ? [...base, 1] : text && parse(text);
  return c && c[3] >= 1 ? hex(c) : null;
};
// What a measurement looks like: the backdrop or the lowest layer, on it the finished surface, on that the foreground.
const drawStage = (stage, pair, m, look) => {
  const front = look ? look.front : m && m.foregroundColor, surface = look ? look.surface : m && m.surfaceColor;
  stage.replaceChildren();
  if (!front || !surface) { stage.className = "stage none"; stage.append(el("span", { class: "quiet" }, "no color")); return; }
  const below = look ? look.below : bottomColor(m, witnessOf(m) && witnessOf(m).channels) || surface;
  const area = report.evidence[m.evidence] && m.evidence && evidenceOf(m).against ? below : surface;
  stage.style.background = below;
  stage.dataset.below = below;
  const inner = el("div", { class: "surface", style: { background: area } }, sample(pair, front));
  inner.dataset.surface = surface;
  inner.dataset.front = front;
  if (evidenceOf(m) && evidenceOf(m).against) inner.style.borderBottom = "3px solid " + surface;
  stage.append(inner);
};
const figure = (pair, m) => {
  const made = outcome(m);
  const stage = el("div", { class: "stage", role: "img",
    "aria-label": (m.foregroundColor || "no color") + " on " + (m.surfaceColor || "no color") + ", " + cellName(m) });
  drawStage(stage, pair, m);
  const margin = m.minimum !== undefined && m.required !== undefined ? m.minimum - m.required : undefined;
  const node = el("figure", {}, stage, el("figcaption", {},
    el("span", { class: "ratio is-" + made.tone, "data-ratio": m.ratio === undefined ? "" : m.ratio }, range(m), " ", el("span", { "aria-hidden": "true" }, made.sign)),
    el("span", {}, made.word, margin === undefined ? "" : ", margin " + (margin < 0 ? "−" : "+") + (margin < 0 ? (Math.ceil(-margin * 100 - 1e-9) / 100).toFixed(2) : fixed(margin))),
    el("br"), el("span", { class: "quiet" }, cellName(m))));
  node.dataset.variant = m.variant;
  return node;
};
const pairTone = (pair) => {
  const all = new Set(pair.rows.map((m) => m.verdict === "unverified" ? "open-" + (m.expectation || "open") : m.verdict));
  return ["fail", "open-fail", "open-open", "open-pass", "pass", "exempt"].find((key) => all.has(key)) || "exempt";
};
const pairRank = (pair) => {
  const order = ["fail", "open-fail", "open-open", "open-pass", "pass", "exempt"].indexOf(pairTone(pair));
  const least = Math.min(...pair.rows.map((m) => m.minimum === undefined ? 0 : m.minimum / (m.required || 1)));
  return [order, least];
};
// The backdrops of the slider: the worst one, those that are declared, the best one.
const stops = (m) => {
  const e = evidenceOf(m);
  if (!e || !e.witnesses || e.witnesses.length === 0) return [];
  const list = [{ name: "worst", channels: e.witnesses[0].channels }];
  for (const b of e.backdrops || []) if (b.color) list.push({ name: plain(b.color), channels: b.channels });
  if ((e.backdrops || []).includes("any")) list.push({ name: "black", channels: [0, 0, 0] }, { name: "white", channels: [1, 1, 1] });
  list.push({ name: "best", channels: e.witnesses.at(-1).channels });
  return list;
};
const slider = (pair, card) => {
  const open = pair.rows.filter((m) => !m.state && stops(m).length > 1);
  if (open.length === 0) return null;
  const first = open[0], steps = 20, list = stops(first);
  const id = "slider-" + pairs.indexOf(pair);
  const output = el("output", { for: id });
  const input = el("input", { type: "range", id, min: 0, max: (list.length - 1) * steps, value: 0 });
  const show = () => {
    const value = Number(input.value), at = Math.min(list.length - 2, Math.floor(value / steps)), share = value / steps - at;
    for (const m of open) {
      const own = stops(m);
      if (own.length < 2) continue;
      const [a, b] = [own[Math.min(at, own.length - 1)], own[Math.min(at + 1, own.length - 1)]];
      const channels = a.channels.map((v, i) => v + (b.channels[i] - v) * share);
      const sum = work(evidenceOf(m), channels);
      const figureNode = card.querySelector('figure[data-variant="' + m.variant + '"]');
      if (!sum || !figureNode) continue;
      drawStage(figureNode.querySelector(".stage"), pair, m, { front: hex(sum.front), surface: hex(sum.back), below: hex(channels) });
      figureNode.querySelector(".stage").dataset.live = sum.ratio;
      if (m === first) {
        const name = share === 0 ? own[at].name + " backdrop" : share === 1 ? own[at + 1].name + " backdrop" : "backdrop";
        const fails = m.required !== undefined && sum.ratio < m.required;
        output.textContent = name + " " + hex(channels) + ": " + fixed(sum.ratio) + (m.required === undefined ? "" : fails ? " ✗" : " ✓");
        input.setAttribute("aria-valuetext", output.textContent);
        output.dataset.ratio = sum.ratio;
      }
    }
  };
  input.addEventListener("input", show);
  const at = el("label", { for: id }, "Backdrop");
  show();
  return el("div", { class: "slider" }, at, input, output);
};
const measuredVariants = variantIDs.filter((id) => report.measurements.some((m) => m.variant === id));
const shownVariants = () => { const v = state.get("show"); return measuredVariants.includes(v) ? [v] : null; };
const card = (pair) => {
  const tone = outcomes[pairTone(pair)], some = pair.rows.find((m) => m.required !== undefined) || pair.rows[0];
  const rows = pair.rows.filter((m) => !shownVariants() || (m.variant === shownVariants()[0] && !m.state));
  const grid = el("div", { class: "variants" + (rows.length === 1 ? " one" : "") }, rows.map((m) => figure(pair, m)));
  const reasons = [...new Set(pair.rows.map((m) => m.reason).filter(Boolean))];
  const node = el("article", { class: "card", id: "pair-" + pairs.indexOf(pair) });
  const places = pair.frontToken ? [...new Set(pair.frontToken.values.map((v) => v.at).filter(Boolean))] : [pair.at];
  node.append(
    el("div", { class: "head" }, el("h3", {}, title(pair)), el("span", { class: "tag is-" + tone.tone }, tone.sign + " " + tone.word),
      el("p", {}, pair.names.length ? subject(pair) + " · " : "", (report.audits.length > 1 ? plain(report.audits[pair.audit].name) + " · " : "") + (pair.large ? "large " : "") + (roleWords[pair.role] || pair.role), " · needs ", needs(some.required),
        " · ", some.criterion || "", some.origin ? " · " + some.origin : "", pair.note ? " · " + plain(pair.note) : ""),
      el("p", { class: "place" }, placeCodes(places))),
    grid);
  const bar = slider(pair, node);
  if (bar) node.append(bar);
  const more = el("div", { class: "more" });
  const worst = rows.filter((m) => m.minimum !== undefined).sort((a, b) => a.minimum - b.minimum)[0];
  if (worst) more.append(folded("How " + fixed(worst.minimum) + " comes about", () => arithmetic(pair, worst)));
  if (rows.length > 1) more.append(folded("Numbers of every variant", () => numbers(pair)));
  if (reasons.length) more.append(folded(count(reasons.length, "reason") + " not to decide", () => el("ul", {}, reasons.map((r) => el("li", {}, plain(r))))));
  if (pair.findings.length) more.append(folded(count(pair.findings.length, "finding"), () => el("ul", {}, pair.findings.map((f) => el("li", {}, plain(f.message))))));
  node.append(more);
  return node;
};
// A disclosure whose content is made when it opens.
const folded = (words, make) => {
  const node = el("details", {}, el("summary", {}, words));
  node.addEventListener("toggle", () => { if (node.open && node.children.length === 1) node.append(make()); });
  return node;
};
const line = (name, color, formula) => el("tr", {}, el("th", { scope: "row" }, plain(name), formula ? el("br") : null, formula ? el("span", { class: "quiet" }, formula) : null),
  color.slice(0, 3).map((v) => el("td", { class: "n" }, v.toFixed(4))), el("td", { class: "n" }, color[3] === 1 ? "" : color[3].toFixed(4)),
  el("td", {}, el("i", { class: "dot", style: { background: hex(color) } }), el("code", {}, hex(color))));
// The layer stack of one measurement, and the arithmetic from there to the ratio.
const arithmetic = (pair, m) => {
  const sum = worked(m);
  if (!sum) return el("p", { class: "quiet" }, "This page cannot draw these layers. Run ", el("code", {}, "legible inspect --measurement"), " for the calculation.");
  const [a, b] = [luminance(sum.front), luminance(sum.back)];
  const rows = [];
  if (sum.backdrop) rows.push(line("backdrop of the lowest ratio", [...sum.backdrop, 1]));
  for (const l of sum.lines) rows.push(line(l.name, l.seen, l.formula));
  sum.fronts.forEach((l, i) => rows.push(line((i ? "after " : "foreground ") + l.name, l.seen)));
  sum.others.forEach((l, i) => rows.push(line((i ? "after " : "against ") + l.name, l.seen)));
  const exact = Math.abs(sum.ratio - m.minimum) < 1e-6;
  const node = el("div", {},
    el("p", { class: "quiet" }, cellName(m) + ", bottom up, in gamma-encoded sRGB without rounding."),
    el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Calculation for " + title(pair) + ", " + cellName(m) }, el("table", { class: "sum" }, heads("layer", "red", "green", "blue", "alpha", "seen"), el("tbody", {}, rows))),
    el("p", {}, "Luminance of the foreground ", el("b", {}, a.toFixed(6)), ", of the adjacent color ", el("b", {}, b.toFixed(6)), ". (",
      Math.max(a, b).toFixed(6), " + 0.05) ÷ (", Math.min(a, b).toFixed(6), " + 0.05) = ", el("b", {}, fixed(sum.ratio)), "."));
  node.dataset.ratio = sum.ratio;
  if (!exact) node.append(el("p", { class: "quiet" }, "Proven for every possible backdrop and tolerance: " + range(m) + "."));
  return node;
};
const numbers = (pair) => el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Numbers of " + title(pair) + " " + pairs.indexOf(pair) }, el("table", {}, heads("variant", "ratio", "needs", "criterion", "outcome", "foreground", "surface"),
  el("tbody", {}, pair.rows.map((m) => el("tr", {}, el("th", { scope: "row" }, cellName(m)), el("td", { class: "n" }, range(m)), el("td", { class: "n" }, needs(m.required)),
    el("td", {}, m.criterion || ""), el("td", {}, outcome(m).word), el("td", {}, el("code", {}, m.foregroundColor || "–")), el("td", {}, el("code", {}, m.surfaceColor || "–")))))));
const galleryOrder = pairs.map((pair) => [pair, ...pairRank(pair)]).sort((a, b) => a[1] - b[1] || a[2] - b[2]).map((row) => row[0]);
const drawGallery = () => {
  const section = $("components"), size = 12;
  const find = (state.get("component") || "").toLowerCase();
  const list = find ? galleryOrder.filter((p) => (title(p) + " " + subject(p)).toLowerCase().includes(find)) : galleryOrder;
  const current = Math.min(Number(state.get("cards")) || 0, Math.max(0, Math.ceil(list.length / size) - 1));
  const go = (to) => { set("components", "cards", to ? String(to) : ""); drawGallery(); $("components-title").scrollIntoView(); $("components-title").focus({ preventScroll: true }); };
  let body = section.querySelector(".cards");
  if (!body) {
    section.append(el("h2", { id: "components-title", tabindex: -1 }, "Components"),
      el("p", { class: "quiet" }, "Every pair as it looks, on its own layers, worst first. The marks: ✓ passes, ✗ fails, ? undecided, ✓? and ✗? expected to pass and to fail."),
      el("div", { class: "filters" }, el("label", { class: "wide" }, "Find a component", el("input", { type: "search", value: state.get("component") || "",
        oninput: (event) => { set("components", "component", event.target.value); set("components", "cards", ""); drawGallery(); } }))),
      body = el("div", { class: "cards" }));
  }
  body.replaceChildren(...list.slice(current * size, (current + 1) * size).map(card), pager(list.length, size, current, go, "component"));
};
// The switch of variants for the whole page.
const drawSwitch = () => {
  const names = [["", "All"], ["light", "Light"], ["dark", "Dark"]].filter(([id]) => !id || measuredVariants.includes(id));
  $("switch").hidden = names.length < 3;
  const current = state.get("show") || "", base = current.split("-")[0];
  const rest = (suffix) => current.split("-").slice(1).includes(suffix);
  const pick = (base, increased, reduced) => {
    set("components", "show", base ? base + (increased ? "-increased" : "") + (reduced ? "-reduced" : "") : "");
    drawSwitch(); drawGallery(); drawTokens(); drawMatrix(); drawVision();
  };
  const radio = ([id, words]) => el("label", {}, el("input", { type: "radio", name: "show", value: id, checked: id === base,
    onchange: () => { pick(id, rest("increased"), rest("reduced")); document.querySelector('#switch input[value="' + id + '"]').focus(); } }), words);
  const check = (suffix, words) => el("label", {}, el("input", { type: "checkbox", id: "show-" + suffix, checked: rest(suffix), disabled: !base || !measuredVariants.includes(base + "-" + suffix),
    onchange: (event) => { pick(base, suffix === "increased" ? event.target.checked : rest("increased"), suffix === "reduced" ? event.target.checked : rest("reduced")); $("show-" + suffix).focus(); } }), words);
  $("switch").replaceChildren(
    el("fieldset", { class: "segments" }, el("legend", {}, "Variant shown"), names.map(radio)),
    base ? el("fieldset", { class: "segments" }, el("legend", {}, "Settings"), check("increased", "Increase Contrast"), check("reduced", "Reduce Transparency")) : []);
};
