extension PageAssets {
  /// The part of the script of the page in `Page/70-vision.js`, written by `Tests/Scripts/generate-page`.
  static let vision = #"""
    const sightOf = (color, variant, sight) => {
    const seen = over(color, variant.startsWith("dark") ? [0, 0, 0, 1] : [1, 1, 1, 1]).slice(0, 3).map(decode);
    return sight ? times(sights[sight](seen), seen) : seen;
    };
    const leastDistinct = 0.1;
    const alikeIn = (group, variant, sight) => {
    const at = variantIDs.indexOf(variant), found = [];
    const seen = group.tokens.map((t) => { const c = tokenColor(t, at); return c && oklab(sightOf(c, variant, sight)); \#
    });
    for (let i = 0; i < seen.length; i += 1) for (let j = i + 1; j < seen.length; j += 1) {
    if (seen[i] && seen[j]) found.push({ names: [group.names[i], group.names[j]], difference: \#
    Math.hypot(...seen[i].map((v, k) => v - seen[j][k])) });
    }
    return found.sort((a, b) => a.difference - b.difference);
    };
    const judgedSights = [null, "Protanopia", "Deuteranopia", "Tritanopia"];
    const sightWords = (sight) => sight || "Typical color vision";
    const verdictOf = (group, variant, sight) => {
    const all = alikeIn(group, variant, sight), close = all.filter((p) => p.difference < leastDistinct);
    if (all.length === 0) return el("p", { class: "quiet" }, "There are no two colors to compare.");
    const words = (p) => p.names.map(plain).join(" and ") + " " + p.difference.toFixed(3);
    const node = close.length ? el("p", { class: "is-fail" }, "✗ alike: " + close.map(words).join("; ")) : el("p", { \#
    class: "is-pass" }, "✓ distinct; closest: " + words(all[0]));
    node.dataset.difference = all[0].difference;
    return node;
    };
    const sightFigure = (group, variant, sight) => {
    const at = variantIDs.indexOf(variant);
    const looks = group.tokens.map((t) => { const c = tokenColor(t, at); return c && hex(sightOf(c, variant, \#
    sight).map(encode)); });
    const boxes = looks.map((look, i) => { const node = el("div", { title: plain(group.names[i]), style: { background: \#
    look || "transparent" } }); if (look) node.dataset.hex = look; return node; });
    return el("figure", { class: "card" }, el("div", { class: "row", role: "img", "aria-label": sightWords(sight) + ": \#
    " + looks.map((look, i) => plain(group.names[i]) + " " + (look || "no color")).join(", ") }, boxes),
    el("figcaption", {}, el("b", {}, sightWords(sight)), group.isDeclared ? verdictOf(group, variant, sight) : null));
    };
    const wholeVerdict = (group) => {
    const bad = measuredVariants.flatMap((variant) => judgedSights.flatMap((sight) => alikeIn(group, variant, \#
    sight).filter((p) => p.difference < leastDistinct).map((p) => ({ ...p, variant, sight }))));
    if (bad.length === 0) return el("p", { class: "is-pass" }, "✓ Distinct in every variant for typical vision, \#
    protanopia, deuteranopia, and tritanopia.");
    const by = new Map();
    for (const b of bad) { const key = b.names.map(plain).join(" and "); if (!by.has(key)) by.set(key, { sights: new \#
    Set(), variants: new Set() }); by.get(key).sights.add(sightWords(b.sight)); by.get(key).variants.add(b.variant); }
    return el("ul", { class: "alike" }, [...by].map(([names, { sights, variants }]) => el("li", { class: "is-fail" }, \#
    "✗ " + names + " look alike: " + [...sights].join(", ").toLowerCase() + ", in " + variantsText(variants))));
    };
    const visionGroups = () => {
    const find = (name, audit) => tokens.find((t) => t.audit === audit && t.name === name) || tokens.find((t) => \#
    t.audit === audit && t.name.endsWith("/" + name));
    const groups = page.audits.flatMap((audit, index) => audit.distinct.map((names) => ({ names, tokens: names.map((n) \#
    => find(n, index)), isDeclared: true })));
    if (groups.length) return groups;
    const used = tokenOrder.filter((t) => t.pairs.length).slice(0, 12);
    return used.length ? [{ names: used.map((t) => t.name), tokens: used, isDeclared: false }] : [];
    };
    const drawVision = () => {
    const section = $("vision"), variant = (shownVariants() || measuredVariants)[0] || "light", groups = visionGroups();
    section.hidden = groups.length === 0;
    section.replaceChildren(el("h2", { id: "vision-title", tabindex: -1 }, "Color vision"),
    el("p", { class: "quiet" }, "Simulated in linear light: ", el("b", {}, variantWords[variant]), ". " + \#
    (groups.some((g) => g.isDeclared) ? "The audit file declares these tokens as distinct. Two tokens look alike if \#
    their difference (ΔE-OK) is below " + leastDistinct + ". Achromatopsia is shown but is not part of the rule." : \#
    "The audit file declares no tokens as distinct, so nothing is judged. These are the most-used colors.")),
    ...groups.map((group) => el("div", { class: "distinct" }, group.isDeclared ? [el("h3", {}, \#
    group.names.map(plain).join(", ")), wholeVerdict(group)] : el("ol", { class: "legend" }, group.names.map((n) => \#
    el("li", {}, plain(n)))),
    el("div", { class: "sights" }, [null, ...Object.keys(sights)].map((sight) => sightFigure(group, variant, \#
    sight))))));
    };

    """#
}
