extension PageAssets {
  /// The part of the script of the page in `Page/30-gallery.js`, written by `Tests/Scripts/generate-page`.
  static let gallery = #"""
    const sample = (pair, color) => {
    const kind = { graphic: "graphic", decorative: "stroke", boundary: "boundary", focus: "focus" }[pair.role] || \#
    "text";
    if (kind !== "text") return el("span", { class: "sample " + kind, style: { color } });
    const last = pair.names.length ? pair.names[0].split(":").at(-1).trim() : "", [fontSize, fontWeight] = pair.font;
    return el("span", { class: "sample text", "data-text": last && last.length <= 24 ? plain(last) : "Aa", style: { \#
    color, fontSize: fontSize + "px", fontWeight } });
    };
    const bottomColor = (m, base) => {
    const e = evidenceOf(m), last = e && e.layers.at(-1);
    const text = typeof last === "string" ? last : last && last.color;
    const c = base ? [...base, 1] : text && parse(text);
    return c && c[3] >= 1 ? hex(c) : null;
    };
    const drawStage = (stage, pair, m, look) => {
    const front = look ? look.front : m && m.foregroundColor, surface = look ? look.surface : m && m.surfaceColor;
    stage.replaceChildren();
    if (!front || !surface) { stage.className = "stage none"; stage.append(el("span", { class: "quiet" }, "no color")); \#
    return; }
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
    el("span", { class: "ratio is-" + made.tone, "data-ratio": m.ratio === undefined ? "" : m.ratio }, range(m), " ", \#
    el("span", { "aria-hidden": "true" }, made.sign)),
    el("span", {}, made.word, margin === undefined || m.verdict === "exempt" ? "" : ", margin " + (margin < 0 ? "−" : \#
    "+") + (margin < 0 ? (Math.ceil(-margin * 100 - 1e-9) / 100).toFixed(2) : fixed(margin))),
    el("br"), el("span", { class: "quiet" }, cellName(m)), el("span", { class: "live", hidden: true })));
    node.dataset.variant = m.variant;
    return node;
    };
    const pairTone = (pair) => {
    const all = new Set(pair.rows.map((m) => m.verdict === "unverified" ? "open-" + (m.expectation || "open") : \#
    m.verdict));
    return ["fail", "open-fail", "open-open", "open-pass", "pass", "exempt"].find((key) => all.has(key)) || "exempt";
    };
    const pairRank = (pair) => {
    const order = ["fail", "open-fail", "open-open", "open-pass", "pass", "exempt"].indexOf(pairTone(pair));
    const least = Math.min(...pair.rows.map((m) => m.minimum === undefined ? 0 : m.minimum / (m.required || 1)));
    return [order, least];
    };
    const stops = (m) => {
    const e = evidenceOf(m);
    if (!e || !e.witnesses || e.witnesses.length === 0) return [];
    const list = [{ name: "worst", channels: e.witnesses[0].channels }];
    for (const b of e.backdrops || []) if (b.color) list.push({ name: plain(b.color), channels: b.channels });
    if ((e.backdrops || []).includes("any")) list.push({ name: "black", channels: [0, 0, 0] }, { name: "white", \#
    channels: [1, 1, 1] });
    list.push({ name: "best", channels: e.witnesses.at(-1).channels });
    return list;
    };
    const drawOver = (figureNode, pair, m, at, share) => {
    const own = stops(m), [a, b] = [own[Math.min(at, own.length - 1)], own[Math.min(at + 1, own.length - 1)]];
    const channels = a.channels.map((v, i) => v + (b.channels[i] - v) * share), sum = work(evidenceOf(m), channels);
    if (!sum) return null;
    const stage = figureNode.querySelector(".stage"), live = figureNode.querySelector(".live");
    drawStage(stage, pair, m, { front: hex(sum.front), surface: hex(sum.back), below: hex(channels) });
    stage.dataset.live = sum.ratio;
    const fails = m.required !== undefined && sum.ratio < m.required;
    live.hidden = false;
    live.replaceChildren("over ", el("code", {}, hex(channels)), " ", el("b", { class: m.required === undefined ? "" : \#
    fails ? "is-fail" : "is-pass" }, fixed(sum.ratio) + (m.required === undefined ? "" : fails ? " ✗" : " ✓")));
    return { ratio: sum.ratio, words: hex(channels) + ": " + fixed(sum.ratio) + (m.required === undefined ? "" : fails \#
    ? " fails" : " passes") };
    };
    const slider = (pair, node) => {
    const open = pair.rows.filter((m) => !m.state && m.required !== undefined && stops(m).length > 1 && \#
    node.querySelector('figure[data-variant="' + m.variant + '"]'));
    if (open.length === 0) return null;
    const steps = open.some((m) => (evidenceOf(m).backdrops || []).includes("any")) ? 20 : 1, list = stops(open[0]), id \#
    = "slider-" + pairs.indexOf(pair);
    const output = el("output", { for: id });
    const input = el("input", { type: "range", id, min: 0, max: (list.length - 1) * steps, value: 0 });
    const show = () => {
    const value = Number(input.value), at = Math.min(list.length - 2, Math.floor(value / steps)), share = value / steps \#
    - at;
    const drawn = open.map((m) => drawOver(node.querySelector('figure[data-variant="' + m.variant + '"]'), pair, m, at, \#
    share)).find(Boolean);
    if (!drawn) return;
    const name = share === 0 ? list[at].name : share === 1 ? list[at + 1].name : Math.round(share * 100) + "% from " + \#
    list[at].name + " to " + list[at + 1].name;
    output.textContent = name;
    input.setAttribute("aria-valuetext", name + ", " + cellName(open[0]) + " over " + drawn.words);
    output.dataset.ratio = drawn.ratio;
    };
    input.addEventListener("input", show);
    show();
    return el("div", { class: "slider" }, el("label", { for: id }, "Backdrop"),
    el("div", {}, input, list.length > 6 ? "" : el("div", { class: "stops", "aria-hidden": "true" }, list.map((stop) => \#
    el("span", {}, stop.name)))), output);
    };
    const measuredVariants = variantIDs.filter((id) => report.measurements.some((m) => m.variant === id));
    const shownVariants = () => { const v = state.get("show"); return measuredVariants.includes(v) ? [v] : null; };
    const toneOrder = ["fail", "open-fail", "open-open", "open-pass", "pass", "exempt"];
    const outcomeKey = (m) => m.verdict === "unverified" ? "open-" + (m.expectation || "open") : m.verdict;
    const tagOf = (pair) => {
    const key = pairTone(pair), tone = outcomes[key], ids = pair.rows.filter((m) => !m.state && outcomeKey(m) === \#
    key).map((m) => m.variant);
    const all = pair.rows.every((m) => outcomeKey(m) === key);
    return el("span", { class: "tag is-" + tone.tone }, tone.sign + " " + tone.word + (all || ids.length === 0 ? "" : " \#
    in " + variantsText(ids)));
    };
    const originWords = { stated: "stated", found: "found in sources", inferred: "proposed from names", assumed: \#
    "assumed" };
    const facts = (pair, name) => {
    const some = pair.rows.find((m) => m.required !== undefined) || pair.rows[0];
    return [name === subject(pair) ? "" : subject(pair), (pair.large ? "large " : "") + (roleWords[pair.role] || \#
    pair.role),
    some.required === undefined ? "no minimum" : "needs " + needs(some.required) + (some.criterion ? " (" + \#
    criterionWords(some.criterion) + ")" : ""),
    originWords[some.origin || "stated"] || some.origin, pair.note ? plain(pair.note) : ""].filter(Boolean).join(" · ");
    };
    const partNode = (pair, name) => {
    const rows = pair.rows.filter((m) => !shownVariants() || (m.variant === shownVariants()[0] && !m.state));
    const places = pair.frontToken ? [...new Set(pair.frontToken.values.map((v) => v.at).filter(Boolean))] : [pair.at];
    const node = el("section", { class: "part", id: "pair-" + pairs.indexOf(pair), "data-pair": pairs.indexOf(pair) },
    el("div", { class: "head" }, el("h4", {}, name), tagOf(pair), el("p", {}, facts(pair, name)), el("p", { class: \#
    "place" }, placeCodes(places))),
    el("div", { class: "variants" + (rows.length === 1 ? " one" : "") }, rows.map((m) => figure(pair, m))));
    const bar = slider(pair, node);
    if (bar) node.append(bar);
    node.append(moreOf(pair, rows));
    return node;
    };
    const moreOf = (pair, rows) => {
    const more = el("div", { class: "more" }), reasons = [...new Set(pair.rows.map((m) => m.reason).filter(Boolean))];
    const worst = rows.filter((m) => m.minimum !== undefined).sort((a, b) => a.minimum - b.minimum)[0];
    if (worst) more.append(folded("How " + fixed(worst.minimum) + " is calculated", () => arithmetic(pair, worst)));
    if (rows.length > 1) more.append(folded("Numbers and calculations for every variant", () => numbers(pair)));
    if (reasons.length) more.append(folded("Why it is undecided", () => el("ul", {}, reasons.map((r) => el("li", {}, \#
    capital(plain(r)) + ".")))));
    if (pair.findings.length) more.append(folded(count(pair.findings.length, "finding"), () => el("ul", {}, \#
    pair.findings.map((f) => el("li", {}, plain(f.message))))));
    return more;
    };
    const card = (component, shown) => {
    const name = capital(component.name), isOne = component.parts.length === 1;
    const key = (pair) => toneOrder.indexOf(pairTone(pair));
    const verbs = ["fail", "expected to fail", "undecided", "expected to pass", "pass", "exempt"];
    const counts = verbs.map((verb, i) => [component.parts.filter((p) => key(p) === i).length, verb]).filter(([n]) => \#
    n);
    const system = report.audits.length > 1 ? plain(report.audits[component.audit].name) + ", " + \#
    (report.audits[component.audit].profile || "") : "";
    return el("article", { class: "card" }, el("div", { class: "title" }, el("h3", {}, name),
    el("span", { class: "quiet" }, [system, isOne ? "" : count(component.parts.length, "part") + ": " + counts.map(([n, \#
    verb]) => n + " " + (n === 1 && (verb === "fail" || verb === "pass") ? outcomes[verb].word : verb)).join(", "), \#
    shown[0] === component.parts[0] ? "" : "continued"].filter(Boolean).join(" · "))),
    shown.map((pair) => partNode(pair, capital(partOf(pair)) || subject(pair))));
    };
    const folded = (words, make) => {
    const node = el("details", {}, el("summary", {}, words));
    node.addEventListener("toggle", () => { if (node.open && node.children.length === 1) node.append(make()); });
    return node;
    };
    const line = (name, color, formula) => el("tr", {}, el("th", { scope: "row" }, plain(name), formula ? el("br") : \#
    null, formula ? el("span", { class: "quiet" }, formula) : null),
    color.slice(0, 3).map((v) => el("td", { class: "n" }, v.toFixed(4))), el("td", { class: "n" }, color[3] === 1 ? "" \#
    : color[3].toFixed(4)),
    el("td", {}, el("i", { class: "dot", style: { background: hex(color) } }), el("code", {}, hex(color))));
    const lightOf = (name, color) => {
    const [r, g, b] = color.slice(0, 3).map(decode);
    return el("li", {}, name + " ", el("i", { class: "dot", style: { background: hex(color) } }), el("code", {}, \#
    hex(color)), ": linear light ", [r, g, b].map((v) => v.toFixed(6)).join(", "),
    "; luminance 0.2126 × " + r.toFixed(6) + " + 0.7152 × " + g.toFixed(6) + " + 0.0722 × " + b.toFixed(6) + " = ", \#
    el("b", {}, luminance(color).toFixed(6)));
    };
    const arithmetic = (pair, m) => {
    const sum = worked(m);
    if (!sum) return el("p", { class: "quiet" }, "This page cannot draw these layers. Run ", el("code", {}, "legible \#
    inspect --measurement"), " for the calculation.");
    const [a, b] = [luminance(sum.front), luminance(sum.back)], rows = [];
    if (sum.backdrop) rows.push(line("backdrop with the lowest ratio", [...sum.backdrop, 1]));
    for (const l of sum.lines) rows.push(line(l.name, l.seen, l.formula));
    sum.fronts.forEach((l, i) => rows.push(line((i ? "after " : "foreground ") + l.name, l.seen, l.formula)));
    sum.others.forEach((l, i) => rows.push(line((i ? "after " : "against ") + l.name, l.seen, l.formula)));
    const node = el("div", {},
    el("p", { class: "quiet" }, cellName(m) + ". 1. Layers, bottom to top, in gamma-encoded sRGB without rounding:"),
    el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Calculation for " + title(pair) + ", " + \#
    cellName(m) }, el("table", { class: "sum" }, heads("layer", "red", "green", "blue", "alpha", "seen"), el("tbody", \#
    {}, rows))),
    el("p", { class: "quiet" }, "2. Luminance: each channel c becomes c ÷ 12.92 up to 0.04045, and ((c + 0.055) ÷ \#
    1.055)^2.4 above."),
    el("ul", { class: "steps" }, lightOf("foreground", sum.front), lightOf("adjacent color", sum.back)),
    el("p", { class: "quiet" }, "3. Ratio:"),
    el("p", { class: "steps" }, "(" + Math.max(a, b).toFixed(6) + " + 0.05) ÷ (" + Math.min(a, b).toFixed(6) + " + \#
    0.05) = ", el("b", { class: "sum-ratio" }, fixed(sum.ratio)),
    m.required === undefined ? "." : (sum.ratio < m.required ? ", less than " : ", at least ") + needs(m.required) + \#
    "."));
    node.dataset.ratio = sum.ratio;
    node.dataset.minimum = m.minimum;
    if (Math.abs(sum.ratio - m.minimum) >= 1e-6) node.append(el("p", { class: "quiet" }, "The proven bound for every \#
    possible backdrop and tolerance: " + range(m) + "."));
    return node;
    };
    const numbers = (pair) => {
    const below = el("div", {}), show = (m) => below.replaceChildren(arithmetic(pair, m));
    return el("div", {}, el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Numbers for " + \#
    title(pair) + " " + pairs.indexOf(pair) },
    el("table", {}, heads("variant", "ratio", "needs", "criterion", "outcome", "foreground", "surface", "calculation"),
    el("tbody", {}, pair.rows.map((m) => el("tr", {}, el("th", { scope: "row" }, cellName(m)), el("td", { class: "n" }, \#
    range(m)), el("td", { class: "n" }, needs(m.required)),
    el("td", {}, criterionWords(m.criterion)), el("td", {}, outcome(m).word), el("td", {}, el("code", {}, \#
    m.foregroundColor || "–")), el("td", {}, el("code", {}, m.surfaceColor || "–")),
    el("td", {}, m.evidence ? el("button", { type: "button", class: "small", onclick: () => show(m) }, "Show", \#
    el("span", { class: "unseen" }, " " + cellName(m))) : "–")))))), below);
    };
    const galleryOrder = pairs.map((pair) => [pair, ...pairRank(pair)]).sort((a, b) => a[1] - b[1] || a[2] - \#
    b[2]).map((row) => row[0]);
    const componentsOf = (list) => {
    const found = new Map();
    for (const pair of list) {
    const name = componentOf(pair), key = pair.audit + "\n" + name;
    if (!found.has(key)) found.set(key, { name, audit: pair.audit, parts: [] });
    found.get(key).parts.push(pair);
    }
    return [...found.values()];
    };
    const drawGallery = () => {
    const section = $("components"), size = 12;
    const words = (state.get("component") || "").toLowerCase().split(/\s+/).filter(Boolean);
    const list = words.length ? galleryOrder.filter((p) => { const text = (title(p) + " " + subject(p)).toLowerCase(); \#
    return words.every((w) => text.includes(w)); }) : galleryOrder;
    const components = componentsOf(list), flat = components.flatMap((c) => c.parts.map((pair) => [c, pair]));
    const current = Math.min(Number(state.get("cards")) || 0, Math.max(0, Math.ceil(flat.length / size) - 1));
    const go = (to) => { set("components", "cards", to ? String(to) : ""); drawGallery(); reveal("components"); \#
    $("components-title").focus({ preventScroll: true }); };
    let body = section.querySelector(".cards");
    if (!body) {
    section.append(el("h2", { id: "components-title", tabindex: -1 }, "All pairs"),
    el("p", { class: "quiet" }, below()),
    el("div", { class: "filters" }, el("label", { class: "wide" }, "Find a component", el("input", { type: "search", \#
    id: "find-component", value: state.get("component") || "",
    oninput: (event) => { set("components", "component", event.target.value); set("components", "cards", ""); \#
    drawGallery(); } }))),
    body = el("div", { class: "cards" }));
    }
    const shown = new Map();
    for (const [component, pair] of flat.slice(current * size, (current + 1) * size)) { if (!shown.has(component)) \#
    shown.set(component, []); shown.get(component).push(pair); }
    body.replaceChildren(...[...shown].map(([component, parts]) => card(component, parts)), pager(flat.length, size, \#
    current, go, "part"));
    };
    const drawSwitch = () => {
    const names = [["", "All"], ["light", "Light"], ["dark", "Dark"]].filter(([id]) => !id || \#
    measuredVariants.includes(id));
    $("switch").hidden = names.length < 3;
    const current = state.get("show") || "", base = current.split("-")[0];
    for (const strip of document.querySelectorAll(".tiles .strip")) {
    const own = [...strip.children].map((tile) => [...tile.dataset.v].map((place) => variantIDs[place])), exact = \#
    own.some((ids) => ids.includes(current));
    [...strip.children].forEach((tile, i) => { tile.hidden = Boolean(base) && !own[i].some((id) => exact ? id === \#
    current : id.split("-")[0] === base); });
    }
    const rest = (suffix) => current.split("-").slice(1).includes(suffix);
    const pick = (base, increased, reduced) => {
    set("components", "show", base ? base + (increased ? "-increased" : "") + (reduced ? "-reduced" : "") : "");
    drawSwitch(); drawGallery(); drawTokens(); drawMatrix(); drawVision();
    };
    const radio = ([id, words]) => el("label", {}, el("input", { type: "radio", name: "show", value: id, checked: id \#
    === base,
    onchange: () => { pick(id, rest("increased"), rest("reduced")); document.querySelector('#switch input[value="' + id \#
    + '"]').focus(); } }), words);
    const check = (suffix, words) => el("label", {}, el("input", { type: "checkbox", id: "show-" + suffix, checked: \#
    rest(suffix), disabled: !base || !measuredVariants.includes(base + "-" + suffix),
    onchange: (event) => { pick(base, suffix === "increased" ? event.target.checked : rest("increased"), suffix === \#
    "reduced" ? event.target.checked : rest("reduced")); $("show-" + suffix).focus(); } }), words);
    $("switch").replaceChildren(
    el("fieldset", { class: "segments" }, el("legend", {}, "Variant shown"), names.map(radio)),
    base ? el("fieldset", { class: "segments" }, el("legend", {}, "Settings"), check("increased", "Increase Contrast"), \#
    check("reduced", "Reduce Transparency")) : []);
    };

    """#
}
