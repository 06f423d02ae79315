// The editor: each token with a field, a slider and the safe window for each of its entries.

const tokensShown = 60;
const editor = { rows: new Map(), keys: '', list: undefined, wishes: new Map() };

// The entries of a token that serve any variant, with these variants.
function entriesOf(token) {
  const entries = new Map();
  for (const variant of ['light', 'dark', 'light-increased', 'dark-increased', 'light-reduced', 'dark-reduced', 'light-increased-reduced', 'dark-increased-reduced']) {
    const value = token.variants[variant];
    if (value?.entry === undefined) continue;
    if (entries.has(value.entry)) entries.get(value.entry).variants.push(variant);
    else entries.set(value.entry, { variant, value, variants: [variant] });
  }
  return [...entries.values()];
}

function editableTokens() {
  const all = session.tokens.flatMap(({ audit, tokens }) => tokens.map((token) => ({ ...token, audit })));
  return [...new Map(all.map((token) => [token.name, token])).values()].filter((token) => entriesOf(token).length > 0);
}

// Fields stay as they are in the document, so that a drag and the focus go on; only their values change.
function showTokens() {
  const tokens = editableTokens();
  const keys = tokens.map((token) => [token.name, ...entriesOf(token).map(({ value }) => value.entry)].join('\n')).join('\n\n');
  if (keys !== editor.keys) buildTokens(tokens, keys);
  const windows = new Map(session.windows.flatMap(({ audit, tokens }) => tokens.map((one) => [`${audit}\n${one.name}`, one])));
  for (const token of tokens) {
    for (const entry of entriesOf(token)) {
      const found = windows.get(`${token.audit}\n${token.name}`);
      const answer = found?.answers.find((one) => one.entry === entry.value.entry)?.color;
      editor.rows.get(`${token.name}\n${entry.value.entry}`)?.update(entry, found?.windows ?? [], answer);
    }
  }
}

function buildTokens(tokens, keys) {
  Object.assign(editor, { keys, rows: new Map(), wishes: new Map() });
  byId('tokens-words').textContent = tokens.length === 0 ? 'These files have no colors to edit.'
    : `${count(tokens.length, 'token')}. Every change is measured right away in every variant. The green bar is the lightness range in which all pairs with the color pass.`;
  byId('solving').hidden = tokens.length === 0;
  const list = make('div', { class: 'token-list' });
  byId('editor').replaceChildren(list);
  addTokens(list, tokens);
}

function addTokens(list, tokens) {
  list.append(...tokens.slice(0, tokensShown).map(tokenCard));
  const rest = tokens.slice(tokensShown);
  if (rest.length === 0) return;
  const more = make('button', { onclick: () => {
    more.remove();
    addTokens(list, rest);
    showTokens();
  } }, `Show ${Math.min(tokensShown, rest.length)} more of ${rest.length}`);
  byId('editor').append(more);
}

function tokenCard(token) {
  const wish = make('select', { 'aria-label': `Preference for ${token.name}`, onchange: () => editor.wishes.set(token.name, wish.value) },
    make('option', { value: '' }, 'may change'), make('option', { value: 'only' }, 'change only this'), make('option', { value: 'lock' }, 'keep'));
  return make('article', { class: 'card' },
    make('div', { class: 'head' }, make('h3', {}, token.name), wish, make('p', {}, token.file)),
    entriesOf(token).map((entry) => {
      const row = entryRow(token.name, entry);
      editor.rows.set(`${token.name}\n${entry.value.entry}`, row);
      return row.element;
    }));
}

// The tokens that must stay, and the only ones that change, by name.
function wishesOf() {
  const named = (kind) => [...editor.wishes].filter(([, wish]) => wish === kind).map(([name]) => name);
  return { lock: named('lock'), only: named('only') };
}

// The intervals of lightness that hold in all variants of an entry; undefined if no pair asks for any.
function safeIntervals(windows, variants) {
  const groups = windows.filter((group) => group.variants.some((variant) => variants.includes(variant)));
  if (groups.length === 0) return undefined;
  return groups.map(({ intervals }) => intervals).reduce((left, right) => left.flatMap((one) => right.map((other) => {
    const [low, high] = [one.from >= other.from ? one : other, one.to <= other.to ? one : other];
    return { from: low.from, to: high.to, colors: [low.colors[0], high.colors.at(-1)] };
  }).filter(({ from, to }) => from <= to)));
}

const labOf = (color) => color ? space.oklab(color.slice(0, 3).map(space.decode)) : undefined;

function entryRow(name, { variant, value: first }) {
  const label = `${name}, ${first.label || variant}`;
  const step = `${name}\n${first.entry}`;
  let value = first;
  const set = (color, isLive) => recolor(name, color, value.entry, isLive ? step : undefined);
  const text = make('input', {
    spellcheck: 'false', autocomplete: 'off', 'aria-label': `Color of ${label}`, 'data-field': `${name}@${variant}`,
    onchange: () => set(text.value.trim()),
  });
  const well = make('input', {
    type: 'color', 'aria-label': `Color field for ${label}`, 'data-field': `${name}@${variant}#`,
    oninput: () => set(well.value.toUpperCase(), true), onchange: settle,
  });
  // The hue and chroma that black and white would lose, and the last color that the slider gave.
  let lab;
  let given;
  const slider = make('input', {
    type: 'range', min: '0', max: '1', step: '0.002', 'aria-label': `Lightness of ${label}`, 'data-field': `${name}@${variant}L`,
    oninput: () => {
      given = space.ofLightness(Number(slider.value), lab);
      set(given, true);
    },
    onchange: settle,
  });
  const track = make('div', { class: 'track', 'aria-hidden': 'true' });
  const words = make('p', { class: 'window' });
  const outside = make('span', { class: 'tag is-open', hidden: true }, 'outside sRGB');
  const element = make('div', { class: 'entry' }, make('span', { class: 'name' }, first.label || variant), well, text, outside,
    make('div', { class: 'lightness' }, track, slider), words);
  let [ramp, near] = ['', ''];
  const update = (entry, windows, answer) => {
    ({ value } = entry);
    const color = space.parse(value.color);
    const now = labOf(color);
    if (document.activeElement !== text) text.value = value.color;
    well.value = value.seen.slice(0, 7).toLowerCase();
    outside.hidden = !color || color.slice(0, 3).every((part) => part >= -1e-6 && part <= 1 + 1e-6);
    slider.parentElement.hidden = !now;
    if (!now) return;
    if (given !== value.seen.slice(0, 7)) {
      if (!session.next) slider.value = now[0];
      lab = now;
    }
    slider.setAttribute('aria-valuetext', `${Math.round(now[0] * 100)} percent`);
    const intervals = safeIntervals(windows, entry.variants);
    const drawn = JSON.stringify([lab.map((part) => part.toFixed(3)), intervals]);
    if (drawn !== ramp) drawTrack(track, lab, intervals);
    ramp = drawn;
    const said = JSON.stringify([intervals, value.color, answer]);
    if (said !== near) words.replaceChildren(...windowWords(intervals, now[0], set, value, answer));
    near = said;
  };
  return { element, update };
}

// The colors along the slider, and where pairs pass.
function drawTrack(track, lab, intervals) {
  const stops = Array.from({ length: 21 }, (_, index) => space.ofLightness(index / 20, lab));
  const percent = (part) => `${(part * 100).toFixed(2)}%`;
  track.replaceChildren(
    make('i', { class: 'ramp', look: { background: `linear-gradient(to right, ${stops.join(', ')})` } }),
    ...(intervals ?? []).map(({ from, to }) => make('i', { class: 'safe', look: { left: percent(from), width: percent(to - from) } })));
}

// The answer is that of the audit, the same as `legible fix` and the report have.
function windowWords(intervals, lightness, set, { alpha }, answer) {
  const use = answer ? [make('button', { class: 'small', onclick: () => set(answer) },
    make('i', { class: 'dot', look: { background: answer, opacity: String(alpha) } }), `Use ${answer}`)] : [];
  if (!intervals) return ['No pair limits this color.'];
  if (intervals.length === 0) return ['✗ No lightness at this hue makes all its pairs pass. ', ...use];
  if (intervals.some(({ from, to }) => lightness >= from - 0.001 && lightness <= to + 0.001)) return ['✓ Inside the range in which all its pairs pass.'];
  return ['✗ Outside the range in which all its pairs pass. ', ...use];
}
