extension PageAssets {
  /// The part of the script of the page in `Page/20-color.js`, written by `Tests/Scripts/generate-page`.
  static let color = #"""
    const decode = (v) => { const a = Math.abs(v); return Math.sign(v) * (a <= 0.04045 ? a / 12.92 : ((a + 0.055) / \#
    1.055) ** 2.4); };
    const encode = (v) => { const a = Math.abs(v); return Math.sign(v) * (a <= 0.0031308 ? a * 12.92 : 1.055 * a ** (1 \#
    / 2.4) - 0.055); };
    const unit = (v) => Math.min(1, Math.max(0, v));
    const times = (m, [x, y, z]) => [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * \#
    y + m[8] * z];
    const fromP3 = [1.2249401762805598, -0.22494017628055996, 0, -0.042056954709688163, 1.0420569547096881, 0,
    -0.019637554590334432, -0.078636045550631889, 1.0982736001409663];
    const parse = (text) => {
    if (text.startsWith("#")) {
    const bytes = [1, 3, 5, 7].map((i) => parseInt(text.slice(i, i + 2), 16) / 255);
    return [bytes[0], bytes[1], bytes[2], text.length > 7 ? bytes[3] : 1];
    }
    const match = /^color\((srgb|srgb-linear|display-p3) (\S+) (\S+) (\S+?)(?: \/ (\S+?))?\)$/.exec(text);
    if (!match) return null;
    const channels = match.slice(2, 5).map((part) => part === "none" ? 0 : Number(part));
    const alpha = match[5] === undefined ? 1 : Number(match[5]);
    if (match[1] === "srgb") return [...channels, alpha];
    const linear = match[1] === "srgb-linear" ? channels : times(fromP3, channels.map(decode));
    return [...linear.map(encode), alpha];
    };
    const hex = (c) => "#" + c.slice(0, 3).map((v) => Math.round(unit(v) * 255).toString(16).padStart(2, \#
    "0")).join("").toUpperCase();
    const over = (top, below) => {
    const alpha = top[3] + below[3] * (1 - top[3]);
    if (alpha <= 0) return top;
    const share = top[3] === alpha ? 1 : top[3] / alpha;
    return [0, 1, 2].map((i) => below[i] + (top[i] - below[i]) * share).concat(alpha);
    };
    const luma = (c) => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
    const saturate = (c, amount) => { const l = luma(c); return [0, 1, 2].map((i) => l + amount * (c[i] - l)); };
    const covered = (c, below) => {
    const lower = c.alpha >= 1 ? [0, 0, 0, 1] : below;
    if (lower[3] < 1) return [below[0], below[1], below[2], 0];
    let base = saturate(lower, Math.max(0, c.saturation));
    if (c.clamped) base = base.map(unit);
    return over([...c.tint, c.alpha], [...base, 1]).slice(0, 3).map(unit).concat(1);
    };
    const filtered = (f, c) => {
    const a = f.amount;
    const change = { contrast: (v) => a * v + (1 - a) / 2, brightness: (v) => v + a, invert: (v) => v + a * (1 - 2 * v) \#
    }[f.filter];
    let out = c.slice(0, 3);
    if (change) out = out.map(change);
    if (f.filter === "saturation") out = saturate(c, Math.max(0, a));
    if (f.filter === "grayscale") out = saturate(c, 1 - unit(a));
    return out.map(unit).concat(unit(f.filter === "opacity" ? c[3] * a : c[3]));
    };
    const cube = (m, v) => times(m, v).map(Math.cbrt);
    const oklab = (linear) => times([0.2104542683093140, 0.7936177747023054, -0.0040720430116193, 1.9779985324311684, \#
    -2.4285922420485799, 0.4505937096174110, 0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
    cube([0.4122214694707630, 0.5363325372617349, 0.0514459932675022, 0.2119034958178252, 0.6806995506452344, \#
    0.1073969535369406, 0.0883024591900564, 0.2817188391361215, 0.6299787016738222], linear));
    const fromOklab = (lab) => times([4.0767416360759583, -3.3077115392580629, 0.2309699031821043, -1.2684379732850315, \#
    2.6097573492876882, -0.3413193760026570, -0.0041960761386756, -0.7034186179359362, 1.7076146940746117],
    times([1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586, -0.0638541728258133, 1, \#
    -0.0894841775298119, -1.2914855480194092], lab).map((v) => v ** 3));
    const ofLightness = (lightness, [, a, b]) => {
    const at = (share) => fromOklab([lightness, a * share, b * share]), fits = (c) => c.every((v) => v >= -1e-6 && v <= \#
    1 + 1e-6);
    let [low, high] = [0, 1];
    if (fits(at(1))) return hex(at(1).map(encode));
    for (let i = 0; i < 12; i += 1) { const middle = (low + high) / 2; if (fits(at(middle))) low = middle; else high = \#
    middle; }
    return hex(at(low).map(encode));
    };
    const luminance = (c) => Math.max(0, 0.2126 * decode(c[0]) + 0.7152 * decode(c[1]) + 0.0722 * decode(c[2]));
    const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)]; return (Math.max(x, y) + 0.05) / \#
    (Math.min(x, y) + 0.05); };
    const blend = (c) => c && c[3] < 1 ? c[3].toFixed(4) + " × " + hex(c) + " + " + (1 - c[3]).toFixed(4) + " × below" \#
    : undefined;
    const options = (step) => {
    if (typeof step === "string" || step.color !== undefined) {
    const colors = typeof step === "string" ? [step] : [step.color, ...step.alternates];
    return colors.map((text) => { const c = parse(text); return { name: text, formula: blend(c), draw: (below) => \#
    over(c, below), ok: c !== null }; });
    }
    if (step.candidates) return step.candidates.map((c) => ({ name: plain(step.material), ok: true,
    formula: (1 - c.alpha).toFixed(3) + " · saturate(below, " + c.saturation + ") + " + c.alpha.toFixed(3) + " · " + \#
    hex(c.tint)
    + (c.residual > 0 ? ", ± " + Math.round(c.residual * 255) + "/255" : "") + "; " + plain(step.source), draw: (below) \#
    => covered(c, below) }));
    if (step.filter) return [{ name: step.filter + " " + step.amount, draw: (below) => filtered(step, below), ok: true \#
    }];
    const inner = drawings([...step.group].reverse(), [0, 0, 0, 0]);
    return inner.map((lines) => ({ name: "a filtered surface", draw: (below) => over(lines.at(-1).seen, below), ok: \#
    lines.every((l) => l.ok) }));
    };
    const combinations = (steps) => steps.reduce((n, s) => n * (s.group ? combinations(s.group) : s.candidates ? \#
    s.candidates.length : s.alternates ? 1 + s.alternates.length : 1), 1);
    const drawings = (steps, start) => {
    const isComplete = combinations(steps) <= 16;
    let all = [[]];
    for (const step of steps) {
    const ways = options(step);
    all = (isComplete ? ways : ways.slice(0, 1)).flatMap((way) => all.map((lines) => [...lines,
    { name: way.name, formula: way.formula, ok: way.ok, seen: way.ok ? way.draw(lines.length ? lines.at(-1).seen : \#
    start) : start }]));
    }
    return all;
    };
    const work = (evidence, backdrop) => {
    const start = backdrop ? [...backdrop, 1] : [0, 0, 0, 0];
    const surfaces = drawings([...evidence.layers].reverse(), start);
    const colorsOf = (entry) => (typeof entry === "string" ? [entry] : [entry.color, ...entry.alternates]);
    let least = null;
    for (const [place, lines] of surfaces.entries()) {
    const base = lines.length ? lines.at(-1).seen : start;
    if (lines.some((l) => !l.ok) || base[3] < 1) return null;
    const flips = evidence.flipped && place >= surfaces.length / 2;
    for (const front of colorsOf(flips ? evidence.flipped : evidence.foreground)) {
    for (const other of evidence.against ? colorsOf(evidence.against) : [null]) {
    const finish = (text) => {
    const made = [];
    if (text) { const c = parse(text); if (!c) return null; made.push({ name: text, formula: blend(c), seen: over(c, \#
    base) }); }
    for (const f of evidence.filters || []) made.push({ name: f.filter + " " + f.amount, seen: filtered(f, made.length \#
    ? made.at(-1).seen : base) });
    return made;
    };
    const [fronts, others] = [finish(front), finish(other)];
    if (!fronts || !others) return null;
    const [a, b] = [fronts.at(-1).seen, others.length ? others.at(-1).seen : base];
    const ratio = contrast(a, b);
    if (!least || ratio < least.ratio) least = { backdrop, lines, fronts, others, base, front: a, back: b, ratio };
    }
    }
    }
    return least;
    };
    const evidenceOf = (m) => m && m.evidence ? report.evidence[m.evidence] : undefined;
    const witnessOf = (m) => { const e = evidenceOf(m); return e && e.witnesses && e.witnesses.length ? e.witnesses[0] \#
    : undefined; };
    const worked = (m) => { const e = evidenceOf(m); const w = witnessOf(m); return e ? work(e, w && w.channels) : \#
    null; };
    const sights = {
    Protanopia: () => [0.11238276122216405, 0.8876172387778362, 0, 0.11238276122216398, 0.8876172387778362, 0, \#
    0.0040057682730469425, -0.004005768273046939, 1],
    Deuteranopia: () => [0.292750114278436, 0.7072498857215644, 0, 0.292750114278436, 0.7072498857215644, 0, \#
    -0.022336587034129083, 0.022336587034129093, 1],
    Tritanopia: ([r, g, b]) => 0.039014607650585564 * r - 0.02788075798673888 * g - 0.011133849663846684 * b > 0
    ? [1.0127733449519791, 0.13548411000679497, -0.14825745495877396, -0.012433453369382855, 0.8681210465704338, \#
    0.14431240679894936, 0.07589478675664743, 0.8049996047657654, 0.1191056084775875]
    : [0.936783927745379, 0.1897879381950744, -0.1265718659404538, 0.06153392784179018, 0.8152622129527486, \#
    0.12320385920546158, -0.37560798219999214, 1.1276541228981192, 0.24795385930187272],
    Achromatopsia: () => [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722] };

    """#
}
