// The findings, grouped by component, token or rule, with filters that the address keeps.
const findingRows = report.findings.map((finding, index) => {
  const pair = pairOfFinding[index];
  const open = finding.cells.filter((c) => c.disposition === "open");
  const cells = open.length ? open : finding.cells;
  const ratios = cells.map((c) => c.ratio).filter((r) => r !== undefined);
  const rows = pair ? pair.rows : [];
  const verdicts = new Set(pair ? cells.map((c) => { const m = rows.find((m) => m.variant === c.variant && m.state === c.state); return m ? m.verdict : ""; }) : []);
  const name = pair ? title(pair) : "";
  const about = finding.surface !== undefined ? [finding.foreground, finding.surface].filter(Boolean).map(plain).join(" on ") : plain(finding.foreground || finding.member || (finding.tokens || []).join(", ") || finding.audit);
  const tokenNames = [...new Set([...(pair ? pair.tokens.map((t) => t.name) : []), ...(finding.tokens || [])])];
  return { finding, index, pair, cells, ratio: ratios.length ? Math.min(...ratios) : undefined, required: cells[0] && cells[0].required,
    name, about, verdicts, tokens: tokenNames, isOpen: open.length > 0, file: cells[0] ? cells[0].location.file : "",
    origin: pair && pair.rows[0] ? pair.rows[0].origin || "stated" : "", variants: new Set(cells.map((c) => c.variant)),
    text: (finding.message + " " + finding.rule + " " + name).toLowerCase() };
});
const severities = ["error", "warning", "note"];
const worstFirst = (a, b) => severities.indexOf(a.finding.severity) - severities.indexOf(b.finding.severity)
  || (a.ratio === undefined ? 99 : a.ratio) - (b.ratio === undefined ? 99 : b.ratio) || a.index - b.index;
const sorters = { worst: worstFirst, ratio: (a, b) => (a.ratio === undefined ? 99 : a.ratio) - (b.ratio === undefined ? 99 : b.ratio) || a.index - b.index,
  name: (a, b) => (a.name || a.about).localeCompare(b.name || b.about, "en") || worstFirst(a, b),
  file: (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || worstFirst(a, b) };
const sorted = Object.fromEntries(Object.keys(sorters).map((key) => [key, null]));
const groupers = { component: (r) => r.name || r.about, token: (r) => r.tokens[0] ? plain(r.tokens[0]) : r.about, rule: (r) => r.finding.rule, file: (r) => plain(r.file) };
const facets = [
  ["verdict", "Verdict", (r) => [...r.verdicts].filter(Boolean), ["fail", "unverified", "pass", "exempt"]],
  ["severity", "Severity", (r) => [r.finding.severity], severities],
  ["variant", "Variant", (r) => [...r.variants], variantIDs],
  ["rule", "Rule", (r) => [r.finding.rule]], ["token", "Token", (r) => r.tokens],
  ["origin", "Origin", (r) => r.origin ? [r.origin] : []], ["file", "File", (r) => r.file ? [r.file] : []],
  ["state", "Status", (r) => [r.isOpen ? "open" : "accepted"], ["open", "accepted"]]];
const ruleNote = (id) => {
  const rule = page.rules[id];
  if (!rule) return null;
  return folded(id, () => el("div", { class: "rule" }, el("p", {}, el("b", {}, rule.title + ". "), rule.finds), el("p", {}, rule.matters),
    el("p", {}, el("b", {}, "How to fix it. "), rule.fix), el("p", { class: "quiet" }, rule.references.join("; "))));
};
// The command that waives a finding, and what it writes.
const waiver = (texts) => folded("Waive", () => el("div", {}, texts.map((words) => el("pre", {}, el("code", {}, plain(words))))));
const findingRow = (r) => {
  const f = r.finding, s = f.suggestion, worst = r.cells.reduce((a, c) => (c.ratio !== undefined && (a === undefined || c.ratio < a.ratio) ? c : a), undefined);
  const m = r.pair && worst ? r.pair.rows.find((m) => m.variant === worst.variant && m.state === worst.state) : undefined;
  const chip = m && m.foregroundColor && m.surfaceColor ? el("i", { class: "chip", "data-text": "Aa", style: { color: m.foregroundColor, background: m.surfaceColor } }) : null;
  const spot = worst || r.cells[0];
  return el("tr", { "data-index": r.index }, el("td", {}, el("span", { class: "tag is-" + severityTone[f.severity] }, f.severity)),
    el("td", {}, chip, chip ? " " : "", report.audits.length > 1 ? plain(f.audit) + ": " : "", plain(f.message), r.isOpen ? "" : el("span", { class: "quiet" }, " (accepted)"),
      s ? el("div", {}, "Change ", plain(s.token), s.condition ? " (" + plain(s.condition) + ")" : "", " to ", el("i", { class: "dot", style: { background: s.color } }), el("code", {}, s.color), ": " + fixed(s.ratio)) : null,
      el("div", { class: "links" }, ruleNote(f.rule), waivers[r.index] ? waiver(waivers[r.index]) : null, r.pair ? el("a", { href: "#components;component=" + encodeURIComponent(title(r.pair)), onclick: (event) => {
        event.preventDefault(); state.set("component", title(r.pair)); state.delete("cards"); writeAddress("components"); $("components").replaceChildren(); drawGallery(); reveal("components"); $("components-title").focus({ preventScroll: true }); } }, "Show the component") : null)),
    el("td", { class: "n", "data-label": "ratio", "data-ratio": r.ratio === undefined ? "" : r.ratio }, fixed(r.ratio)),
    el("td", { class: "n", "data-label": "needs", "data-required": r.required === undefined ? "" : r.required }, needs(r.required)), el("td", {}, variantsText(r.variants), [...new Set(r.cells.map((c) => c.state).filter(Boolean))].map((s) => ", state " + plain(s))),
    el("td", {}, spot ? place(spot.location.file, spot.location.line, path(spot.location.file), ":" + spot.location.line) : ""));
};
const filterFindings = () => {
  const wanted = facets.map(([key, , of]) => [state.get(key), of]).filter(([value]) => value);
  const words = (state.get("search") || "").toLowerCase().split(/\s+/).filter(Boolean);
  const order = sorters[state.get("sort")] ? state.get("sort") : "worst";
  if (!sorted[order]) sorted[order] = [...findingRows].sort(sorters[order]);
  return sorted[order].filter((r) => wanted.every(([value, of]) => of(r).includes(value)) && words.every((w) => r.text.includes(w)));
};
const drawFindings = () => {
  const size = 50;
  let finder = $("finder");
  if (!finder) {
    finder = el("div", { id: "finder" });
    $("findings").append(el("h2", { id: "findings-title", tabindex: -1 }, "All findings"), finder);
  }
  if (!finder.firstChild) {
    const choose = ([key, label, of, order]) => {
      const counts = new Map();
      for (const r of findingRows) for (const value of of(r)) counts.set(value, (counts.get(value) || 0) + 1);
      const values = order ? order.filter((v) => counts.has(v)) : [...counts.keys()].sort();
      if (values.length < 2 && !state.get(key)) return null;
      return el("label", {}, label, el("select", { id: "filter-" + key, onchange: (event) => { set("findings", key, event.target.value); set("findings", "page", ""); drawFindings(); } },
        el("option", { value: "" }, "All"), values.map((value) => el("option", { value, selected: state.get(key) === value }, plain(value) + " (" + counts.get(value) + ")"))));
    };
    const pick = (key, label, values, first) => el("label", {}, label, el("select", { id: "filter-" + key, onchange: (event) => { set("findings", key, event.target.value === first ? "" : event.target.value); set("findings", "page", ""); drawFindings(); } },
      values.map(([value, words]) => el("option", { value, selected: (state.get(key) || first) === value }, words))));
    const reset = el("button", { type: "button", id: "filter-reset", onclick: () => { for (const key of [...facets.map((f) => f[0]), "search", "group", "sort", "page"]) state.delete(key); writeAddress("findings"); finder.replaceChildren(); drawFindings(); $("filter-search").focus(); } }, "Reset");
    finder.append(el("div", { class: "filters" },
      el("label", { class: "wide" }, "Search", el("input", { type: "search", id: "filter-search", value: state.get("search") || "",
        oninput: (event) => { set("findings", "search", event.target.value); set("findings", "page", ""); drawFindings(); } })),
      facets.map(choose), pick("group", "Group by", [["component", "component"], ["token", "token"], ["rule", "rule"], ["file", "file"], ["none", "nothing"]], "component"),
      pick("sort", "Sort by", [["worst", "severity"], ["ratio", "ratio"], ["name", "name"], ["file", "file"]], "worst"), reset), el("div", { class: "found" }));
  }
  const list = filterFindings();
  const by = groupers[state.get("group") || "component"];
  const groups = new Map();
  if (by) for (const r of list) { const key = by(r); if (!groups.has(key)) groups.set(key, []); groups.get(key).push(r); }
  const flat = by ? [...groups].flatMap(([name, rows]) => rows.map((r, i) => [r, i === 0 ? name : null, rows])) : list.map((r) => [r, null]);
  const current = Math.min(Number(state.get("page")) || 0, Math.max(0, Math.ceil(flat.length / size) - 1));
  const go = (to) => { set("findings", "page", to ? String(to) : ""); drawFindings(); reveal("findings"); $("findings-title").focus({ preventScroll: true }); };
  const shown = flat.slice(current * size, (current + 1) * size);
  const bodies = [el("tbody", {})];
  shown.forEach(([r, name, members], i) => {
    if (by && (name !== null || i === 0)) {
      const group = name === null ? by(r) : name, all = members;
      bodies.push(el("tbody", {}, el("tr", { class: "group" }, el("td", { colspan: 6 }, el("h3", {}, group || "–", " ", el("span", { class: "quiet" }, count(all.length, "finding") + (name === null ? ", continued" : "")))))));
    }
    bodies.at(-1).append(findingRow(r));
  });
  const head = heads("severity", "finding", "ratio", "needs", "variants", "place");
  finder.lastChild.replaceChildren(el("p", { class: "quiet", role: "status", id: "found" }, count(list.length, "finding") + (list.length === findingRows.length ? "" : " of " + findingRows.length) + (by ? " in " + count(groups.size, "group") : "") + ".", below()),
    list.length ? el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "List of findings" }, el("table", { class: "list" }, head, bodies.filter((b) => b.firstChild))) : "",
    flat.length > size ? pager(flat.length, size, current, go, "finding") : "");
};
