extension PageAssets {
  /// The part of the page's script in `Page/60-matrix.js`, written by `Tests/Scripts/generate-page`.
  static let matrix = #"""
    const drawMatrix = () => {
    const section = $("matrix"), most = 24, variant = (shownVariants() || ["light"])[0];
    const [fronts, backs] = [new Map(), new Map()], cells = new Map();
    for (const pair of pairs) {
    const m = measured(pair, variant);
    if (!m || m.minimum === undefined || (pair.rows[0].role === "link-cue")) continue;
    const [front, back] = [pair.foreground, pair.surfaceName];
    fronts.set(front, (fronts.get(front) || 0) + 1);
    backs.set(back, (backs.get(back) || 0) + 1);
    const key = JSON.stringify([front, back]), old = cells.get(key);
    if (!old || m.minimum / (m.required || 1) < old.minimum / (old.required || 1)) cells.set(key, m);
    }
    const top = (map) => [...map].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
    const [rows, columns] = [top(fronts), top(backs)];
    const note = rows.length > most || columns.length > most ? " The " + most + " with the most pairs are shown; \#
    'legible matrix' prints all." : "";
    const box = (m) => {
    if (!m) return el("td", {});
    const o = outcome(m);
    const node = el("div", { role: "img", "aria-label": m.foregroundColor + " on " + m.surfaceColor, style: { color: \#
    m.foregroundColor, background: m.surfaceColor } });
    node.dataset.ratio = m.minimum;
    return el("td", {}, node, el("span", { class: "is-" + o.tone }, fixed(m.minimum) + " ", el("span", { "aria-label": \#
    o.word, role: "img" }, o.sign)));
    };
    section.replaceChildren(el("h2", { id: "matrix-title", tabindex: -1 }, "Matrix"),
    el("p", { class: "quiet" }, "Foregrounds (rows) on surfaces (columns), " + variantWords[variant].toLowerCase() + ": \#
    the ratio of each declared pair, in its colors." + note),
    rows.length === 0 ? el("p", {}, "No pair has a ratio.") : el("div", { class: "scroll", tabindex: 0, role: "region", \#
    "aria-label": "Ratios of the matrix" }, el("table", { class: "matrix" },
    el("thead", {}, el("tr", {}, el("td", {}), columns.slice(0, most).map((name) => el("th", { scope: "col" }, \#
    el("span", {}, plain(name)))))),
    el("tbody", {}, rows.slice(0, most).map((front) => el("tr", {}, el("th", { scope: "row" }, plain(front)), \#
    columns.slice(0, most).map((back) => box(cells.get(JSON.stringify([front, back])))))))) ));
    };
    const drawVision = () => {
    const section = $("vision"), variant = (shownVariants() || ["light"])[0], at = variantIDs.indexOf(variant);
    const colorOf = (name, audit) => { const t = tokens.find((t) => t.audit === audit && t.name === name) || \#
    tokens.find((t) => t.audit === audit && t.name.endsWith("/" + name)); return t && t.values[t.variants[at]].hex; };
    const groups = page.audits.flatMap((audit, index) => audit.distinct.map((names) => ({ names, colors: names.map((n) \#
    => colorOf(n, index)), isDeclared: true })));
    if (groups.length === 0) {
    const used = tokenOrder.filter((t) => t.pairs.length && t.values[t.variants[at]].hex).slice(0, 12);
    if (used.length) groups.push({ names: used.map((t) => t.name), colors: used.map((t) => \#
    t.values[t.variants[at]].hex), isDeclared: false });
    }
    const alike = report.findings.filter((f) => f.rule === "indistinct-tokens");
    const strip = (group, sight) => {
    const boxes = group.colors.map((c, i) => { const shown = c ? (sight ? simulate(c, sight) : c) : null; const node = \#
    el("div", { title: plain(group.names[i]), style: { background: shown || "transparent" } }); if (shown) \#
    node.dataset.hex = shown; return node; });
    return el("figure", { class: "card" }, el("div", { class: "row", role: "img", "aria-label": (sight || "Typical \#
    color vision") + ": " + group.colors.map((c, i) => plain(group.names[i]) + " " + (c ? (sight ? simulate(c, sight) : \#
    c) : "no color")).join(", ") }, boxes), el("figcaption", {}, sight || "Typical color vision"));
    };
    section.replaceChildren(el("h2", { id: "vision-title", tabindex: -1 }, "Color vision"),
    el("p", { class: "quiet" }, "Simulated in linear light, variant " + variant + ". " + (page.audits.some((a) => \#
    a.distinct.length) ? "Tokens that the audit file declares distinct:" : "No tokens are declared distinct, so nothing \#
    is judged; the most used colors:")),
    ...groups.map((group) => {
    const mine = group.isDeclared ? alike.filter((f) => (f.tokens || []).some((t) => group.names.includes(t))) : [];
    return el("div", {}, el("h3", {}, group.names.map(plain).join(", ")),
    group.isDeclared ? (mine.length ? el("ul", {}, mine.map((f) => el("li", { class: "is-fail" }, "✗ " + \#
    plain(f.message)))) : el("p", { class: "is-pass" }, "✓ The colors stay distinct for every type of color vision that \#
    was tested.")) : null,
    el("div", { class: "sights" }, [null, ...Object.keys(sights)].map((sight) => strip(group, sight))), el("p", {}));
    }));
    };

    """#
}
