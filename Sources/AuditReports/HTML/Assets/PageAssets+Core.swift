extension PageAssets {
  /// The part of the script of the page in `Page/10-core.js`, written by `Tests/Scripts/generate-page`.
  static let core = #"""
    (async () => {
    "use strict";
    const $ = (id) => document.getElementById(id);
    const part = (id) => $(id).closest("details");
    const reveal = (id) => { if (!$(id + "-title")) return; const fold = part(id); if (fold) fold.open = true; $(id + \#
    "-title").scrollIntoView(); };
    const el = (name, attributes, ...children) => {
    const node = document.createElement(name);
    for (const key in attributes || {}) {
    const value = attributes[key];
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "style") for (const property in value) node.style[property] = value[property];
    else node.setAttribute(key, value === true ? "" : value);
    }
    for (const child of children.flat(3)) if (child !== null && child !== undefined && child !== "") node.append(child);
    return node;
    };
    const svg = (name, attributes, ...children) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    node.append(...children.flat());
    return node;
    };
    const plain = (text) => \#
    String(text).replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (c) => "\\u{" + c.codePointAt(0).toString(16).toUpperCase() + "}");
    const heads = (...names) => el("thead", {}, el("tr", {}, names.map((h) => el("th", { scope: "col", class: ["ratio", \#
    "needs", "red", "green", "blue", "alpha"].includes(h) ? "right" : null }, h))));
    const count = (number, noun) => number + " " + noun + (number === 1 ? "" : "s");
    const fixed = (value) => {
    if (value === undefined || value === null) return "–";
    let cents = Math.floor(value * 100);
    while ((cents + 1) / 100 <= value) cents += 1;
    while (cents / 100 > value) cents -= 1;
    return (cents / 100).toFixed(2);
    };
    const range = (m) => { const [a, b] = [fixed(m.minimum), fixed(m.maximum)]; return a === b ? a : a + "…" + b; };
    const needs = (value) => value === undefined ? "–" : String(value);
    const variantIDs = ["light", "dark", "light-increased", "dark-increased", "light-reduced", "dark-reduced",
    "light-increased-reduced", "dark-increased-reduced"];
    const variantWords = { "light": "Light", "dark": "Dark", "light-increased": "Light, increased contrast",
    "dark-increased": "Dark, increased contrast", "light-reduced": "Light, reduced transparency",
    "dark-reduced": "Dark, reduced transparency", "light-increased-reduced": "Light, increased contrast and reduced \#
    transparency",
    "dark-increased-reduced": "Dark, increased contrast and reduced transparency" };
    const cellName = (c) => (variantWords[c.variant] || c.variant) + (c.state ? ", " + plain(c.state) : "");
    const outcomes = {
    pass: { sign: "✓", word: "passes", tone: "pass" }, fail: { sign: "✗", word: "fails", tone: "fail" },
    exempt: { sign: "·", word: "exempt", tone: "plain" },
    "open-pass": { sign: "✓?", word: "expected to pass", tone: "open" },
    "open-fail": { sign: "✗?", word: "expected to fail", tone: "open" },
    "open-open": { sign: "?", word: "undecided", tone: "open" } };
    const outcome = (m) => outcomes[m.verdict === "unverified" ? "open-" + (m.expectation || "open") : m.verdict];
    const roleWords = { "link-cue": "link", text: "text", graphic: "icon", boundary: "border", focus: "focus ring",
    inactive: "inactive", decorative: "decoration", logotype: "logotype" };
    const severityTone = { error: "fail", warning: "open", note: "plain" };
    document.head.append(el("style", {}, await legible.unpack("look")));
    const [first, rest] = await (async () => {
    const text = await legible.unpack("data");
    const end = text.indexOf("\n");
    return [text.slice(0, end), text.slice(end + 1)];
    })();
    const page = JSON.parse(first), report = JSON.parse(rest);
    legible.report = report;
    const folder = (() => {
    const names = [...page.files, ...report.findings.flatMap((f) => f.cells.map((c) => c.location.file))];
    let common = names[0] || "";
    for (const name of names) while (!name.startsWith(common)) common = common.slice(0, -1);
    return common.slice(0, common.lastIndexOf("/") + 1);
    })();
    const path = (text) => plain(text.startsWith(folder) ? text.slice(folder.length) : text).split("/").flatMap((part, \#
    i) => i ? ["/", el("wbr"), part] : [part]);
    const address = (file, line) => {
    if (!/^https?:\/\//.test(page.source || "") || file.split("/").some((part) => ["", ".", ".."].includes(part))) \#
    return null;
    const name = file.split("/").map((part) => encodeURIComponent(part).replace(/[!'()*]/g, (c) => "%" + \#
    c.charCodeAt(0).toString(16).toUpperCase())).join("/");
    return page.source.split("{line}").join(line).split("{file}").join(name);
    };
    const place = (file, line, ...words) => {
    const to = address(file, line), code = el("code", {}, words);
    return to ? el("a", { href: to, rel: "noreferrer" }, code) : code;
    };
    const placeCodes = (places) => {
    const files = new Map();
    for (const text of places) { const [file, line] = text.split(":"); if (!files.has(file)) files.set(file, new \#
    Set()); files.get(file).add(line); }
    const all = [...files].slice(0, 4).map(([file, lines], i) => [i ? ", " : "",
    [...lines].map((line, j) => place(page.files[file], line, j ? [] : path(page.files[file]), (j ? "" : ":") + \#
    line)).flatMap((code, j) => j ? [", ", code] : [code])]);
    return files.size > 4 ? [...all, " and " + (files.size - 4) + " more"] : all;
    };
    const below = () => folder ? [" Paths are relative to ", el("code", {}, plain(folder)), "."] : [];
    const variantsText = (ids) => {
    const all = new Set(ids), every = (words, has) => { const want = variantIDs.filter(has); return want.length === \#
    all.size && want.every((id) => all.has(id)) ? "every " + words + " variant" : null; };
    if (all.size === 8) return "all variants";
    return every("light", (id) => id.startsWith("light")) || every("dark", (id) => id.startsWith("dark")) || \#
    every("increased-contrast", (id) => id.includes("increased"))
    || every("reduced-transparency", (id) => id.includes("reduced")) || every("standard-contrast", (id) => \#
    !id.includes("increased")) || every("full-transparency", (id) => !id.includes("reduced"))
    || (all.size > 5 ? "all except " + variantIDs.filter((id) => !all.has(id)).join(", ") : variantIDs.filter((id) => \#
    all.has(id)).join(", "));
    };
    const pairs = [], pairOfFinding = [], waivers = [], tokens = [];
    {
    let row = 0, finding = 0;
    page.audits.forEach((audit, index) => {
    const [startPair, startToken] = [pairs.length, tokens.length];
    audit.tokens.forEach((token) => tokens.push(Object.assign(token, { audit: index, pairs: [], variants: \#
    [...token.variants].map(Number),
    values: token.values.map(([hex, entry, at, alpha, system, exact]) => ({ hex, entry, at, alpha: alpha < 1 ? alpha : \#
    undefined, system, exact })),
    windows: (token.windows || []).map(([places, state, omitted, ...intervals]) => ({ variants: [...places].map((i) => \#
    variantIDs[i]), isMet: state === 1, isUnknown: state === 2, omitted,
    intervals: intervals.map(([from, to, ...colors]) => ({ from, to, colors })) })) })));
    audit.pairs.forEach((pair) => {
    const rows = report.measurements.slice(row, row += pair.rows);
    const shown = rows[0] || {};
    const entry = Object.assign(pair, { audit: index, rows, id: shown.pair, foreground: shown.foreground, surfaceName: \#
    shown.surface,
    role: shown.role, names: [...new Set(rows.flatMap((m) => m.names || []))], findings: [],
    tokens: [...new Set([...pair.front, ...pair.surface])].map((i) => tokens[startToken + i]) });
    entry.frontToken = pair.front.length ? tokens[startToken + pair.front[0]] : null;
    entry.tokenOfSurface = pair.surface.length === 1 ? tokens[startToken + pair.surface[0]] : null;
    entry.tokens.forEach((token) => token.pairs.push(entry));
    pairs.push(entry);
    });
    for (let i = 0; finding < report.findings.length && report.findings[finding].audit === report.audits[index].id && i \#
    < audit.count; i += 1, finding += 1) {
    const of = i < audit.findings.length ? audit.findings[i] : -1;
    pairOfFinding[finding] = of < 0 ? null : pairs[startPair + of];
    waivers[finding] = audit.waivers[i];
    }
    });
    }
    report.findings.forEach((finding, index) => { if (pairOfFinding[index]) \#
    pairOfFinding[index].findings.push(finding); });
    const subject = (pair) => plain(pair.foreground) + " on " + plain(pair.surfaceName);
    const title = (pair) => pair.names.length ? plain(pair.names.join(", ")) : subject(pair);
    const componentOf = (pair) => pair.names.length ? plain(pair.names[0].split(/(?<=.): /)[0]) : "On " + \#
    plain(pair.surfaceName);
    const partOf = (pair) => [...new Set(pair.names.map((name) => { const [start, ...rest] = name.split(/(?<=.): /); \#
    return plain(start === pair.names[0].split(/(?<=.): /)[0] ? rest.join(": ") : name); }))].filter(Boolean).join(", \#
    ");
    const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
    const criterionWords = (id) => (id || "").replace(/^wcag(\d)(\d)\//, "WCAG $1.$2, ");
    const tokenColor = (token, at) => { const v = token && token.values[token.variants[at]]; if (!v || !v.hex) return \#
    null; const c = parse(v.exact || v.hex); return c && [c[0], c[1], c[2], v.alpha === undefined ? 1 : v.alpha]; };
    const measured = (pair, variant) => pair.rows.find((m) => m.variant === variant && !m.state);
    const state = new Map();
    const readAddress = () => {
    state.clear();
    const parts = location.hash.slice(1).split(";");
    for (const part of parts.slice(1)) {
    const at = part.indexOf("=");
    try { if (at > 0) state.set(part.slice(0, at), decodeURIComponent(part.slice(at + 1))); } catch { continue; }
    }
    return parts[0];
    };
    const writeAddress = (section) => {
    const parts = [...state].filter(([, value]) => value !== "").map(([key, value]) => key + "=" + \#
    encodeURIComponent(value));
    history.replaceState(null, "", "#" + [section, ...parts].join(";"));
    };
    const set = (section, key, value) => { if (value) state.set(key, value); else state.delete(key); \#
    writeAddress(section); };
    const firstSection = readAddress();
    const pager = (total, size, current, go, noun) => {
    const last = Math.max(0, Math.ceil(total / size) - 1);
    const button = (words, to, off) => el("button", { type: "button", disabled: off, onclick: () => go(to) }, words);
    return el("div", { class: "pager" },
    last > 0 ? [button("Previous", current - 1, current === 0), button("Next", current + 1, current === last)] : [],
    el("span", { class: "quiet" }, total === 0 ? "None" : (current * size + 1) + "–" + Math.min(total, (current + 1) * \#
    size) + " of " + count(total, noun)));
    };

    """#
}
