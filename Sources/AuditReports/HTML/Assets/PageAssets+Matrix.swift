extension PageAssets {
  /// The part of the script of the page in `Page/60-matrix.js`, written by `Tests/Scripts/generate-page`.
  static let matrix = #"""
    const aloneOn = (pair, m) => {
    const e = evidenceOf(m);
    return Boolean(e) && pair.surface.length === 1 && e.layers.length === 1 && !e.layers[0].group && \#
    !e.layers[0].candidates && !e.backdrops && !e.witnesses;
    };
    const axisOf = (audit, at, side) => {
    const found = new Map();
    const add = (key, name, color) => { if (!found.has(key)) found.set(key, { key, name, color, pairs: 0 }); return \#
    found.get(key); };
    for (const token of tokens) {
    if (token.audit !== audit) continue;
    const color = tokenColor(token, at);
    if (color && (side === "front" || color[3] >= 1)) add(token, token.name, color);
    }
    return { found, add };
    };
    const matrixOf = (audit, variant) => {
    const at = variantIDs.indexOf(variant), [rows, columns, cells] = [axisOf(audit, at, "front"), axisOf(audit, at, \#
    "back"), new Map()];
    for (const pair of pairs) {
    const m = pair.audit === audit ? measured(pair, variant) : undefined;
    if (!m || m.minimum === undefined || pair.role === "link-cue") continue;
    const literal = pair.foreground.startsWith("#") ? parse(pair.foreground) : null;
    const row = pair.frontToken && rows.found.get(pair.frontToken) || rows.add(pair.foreground, pair.foreground, \#
    literal);
    const column = aloneOn(pair, m) && columns.found.get(pair.tokenOfSurface) || columns.add(pair.surfaceName, \#
    pair.surfaceName, null);
    row.pairs += 1;
    column.pairs += 1;
    if (!cells.has(row)) cells.set(row, new Map());
    const old = cells.get(row).get(column);
    if (!old || m.minimum / (m.required || 1) < old.minimum / (old.required || 1)) cells.get(row).set(column, m);
    }
    const order = (a, b) => (b.color ? 1 : 0) - (a.color ? 1 : 0) || b.pairs - a.pairs || (a.name < b.name ? -1 : \#
    a.name > b.name ? 1 : 0);
    return { rows: [...rows.found.values()].sort(order), columns: [...columns.found.values()].sort(order), cells };
    };
    const levelOf = (ratio) => ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : ratio >= 3 ? "3:1" : "–";
    const matrixCell = (row, column, m) => {
    const box = (front, back, label) => el("div", { role: "img", "aria-label": label, style: { color: front, \#
    background: back } });
    if (m) {
    const o = outcome(m), node = box(m.foregroundColor || "", m.surfaceColor || "", plain(row.name) + " on " + \#
    plain(column.name) + ", declared");
    node.dataset.ratio = m.minimum;
    node.dataset.declared = "";
    return el("td", {}, node, el("span", { class: "is-" + o.tone }, fixed(m.minimum) + " ", el("span", { "aria-label": \#
    o.word, role: "img" }, o.sign)));
    }
    if (!row.color || !column.color || row.key === column.key) return el("td", { class: "quiet" }, el("span", {}, "·"));
    const seen = over(row.color, column.color), ratio = contrast(seen, column.color);
    const node = box(hex(seen), hex(column.color), plain(row.name) + " on " + plain(column.name) + ", not declared");
    node.dataset.ratio = ratio;
    return el("td", {}, node, el("span", { class: "quiet" }, fixed(ratio) + " " + levelOf(ratio)));
    };
    const axisPart = (list, key, size) => {
    const find = (state.get(key) || "").toLowerCase(), left = find ? list.filter((entry) => \#
    entry.name.toLowerCase().includes(find)) : list;
    const current = Math.min(Number(state.get(key + "-page")) || 0, Math.max(0, Math.ceil(left.length / size) - 1));
    return { left, current, shown: left.slice(current * size, (current + 1) * size) };
    };
    const matrixSizes = { rows: 20, columns: 12 };
    const drawMatrix = () => {
    const section = $("matrix"), variant = (shownVariants() || measuredVariants)[0], audit = \#
    Math.min(Number(state.get("system")) || 0, report.audits.length - 1);
    if (!section.firstChild) matrixFrame(section);
    const matrix = matrixOf(audit, variant), parts = { rows: axisPart(matrix.rows, "rows", matrixSizes.rows), columns: \#
    axisPart(matrix.columns, "columns", matrixSizes.columns) };
    $("matrix-variant").textContent = variantWords[variant];
    const page = (key, noun) => pager(parts[key].left.length, matrixSizes[key], parts[key].current, (to) => { \#
    set("matrix", key + "-page", to ? String(to) : ""); drawMatrix(); $("matrix-title").focus({ preventScroll: true }); \#
    }, noun);
    const table = el("table", { class: "matrix" },
    el("thead", {}, el("tr", {}, el("td", {}), parts.columns.shown.map((c) => el("th", { scope: "col" }, el("span", {}, \#
    plain(c.name)))))),
    el("tbody", {}, parts.rows.shown.map((row) => el("tr", {}, el("th", { scope: "row" }, plain(row.name)), \#
    parts.columns.shown.map((column) => matrixCell(row, column, (matrix.cells.get(row) || new Map()).get(column)))))));
    $("matrix-body").replaceChildren(parts.rows.shown.length && parts.columns.shown.length ? el("div", { class: \#
    "scroll", tabindex: 0, role: "region", "aria-label": "Ratios in the matrix" }, table) : el("p", {}, "No color \#
    matches the search."),
    el("div", { class: "pagers" }, el("div", {}, el("b", {}, "Foregrounds"), page("rows", "row")), el("div", {}, \#
    el("b", {}, "Surfaces"), page("columns", "column"))));
    };
    const matrixFrame = (section) => {
    const find = (key, words) => el("label", { class: "wide" }, words, el("input", { type: "search", id: "find-" + key, \#
    value: state.get(key) || "",
    oninput: (event) => { set("matrix", key, event.target.value); set("matrix", key + "-page", ""); drawMatrix(); } }));
    const systems = report.audits.length > 1 ? el("label", {}, "Audit", el("select", { id: "matrix-audit", onchange: \#
    (event) => { set("matrix", "system", event.target.value === "0" ? "" : event.target.value); drawMatrix(); } },
    report.audits.map((a, i) => el("option", { value: i, selected: String(i) === (state.get("system") || "0") }, \#
    plain(a.name) + ", " + (a.profile || ""))))) : null;
    section.append(el("h2", { id: "matrix-title", tabindex: -1 }, "Matrix"),
    el("p", { class: "quiet" }, "Every token as a foreground (rows) on every opaque token (columns), ", el("b", { id: \#
    "matrix-variant" }), ". Cells with a frame are declared pairs, with their measured ratio and verdict. All other \#
    ratios are computed from the colors alone: AAA starts at 7, AA at 4.5, and 3:1 at 3, which is enough only for large \#
    text and icons."),
    el("div", { class: "filters" }, find("rows", "Find a foreground"), find("columns", "Find a surface"), systems), \#
    el("div", { id: "matrix-body" }));
    };

    """#
}
