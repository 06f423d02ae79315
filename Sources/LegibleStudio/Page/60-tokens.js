// The editor: each token with a field for each of its entries.

const tokensShown = 120;

// The variants of a token, one for each entry that serves any.
function entriesOf(token) {
  const entries = new Map();
  for (const variant of ['light', 'dark', 'light-increased', 'dark-increased']) {
    const value = token.variants[variant];
    if (value?.entry !== undefined && !entries.has(value.entry)) entries.set(value.entry, { variant, value });
  }
  return [...entries.values()];
}

function showTokens() {
  const all = session.tokens.flatMap(({ tokens }) => tokens);
  const named = [...new Map(all.map((token) => [token.name, token])).values()].filter((token) => entriesOf(token).length > 0);
  byId('tokens-words').textContent = named.length === 0 ? 'These files have no colors to edit.'
    : `${count(named.length, 'token')}. Every change is measured at once, in every variant. A color is one of CSS: #8A8A8A, oklch(0.6 0.2 25).`;
  const active = document.activeElement?.dataset?.field;
  const shown = named.slice(0, tokensShown);
  const list = make('div', { class: 'token-list' }, shown.map(tokenCard));
  byId('editor').replaceChildren(list, ...(named.length > tokensShown ? [
    make('button', { onclick: (event) => { event.target.remove(); list.append(...named.slice(tokensShown).map(tokenCard)); } },
      `Show ${named.length - tokensShown} more`)] : []));
  if (active) byId('editor').querySelector(`[data-field="${CSS.escape(active)}"]`)?.focus();
}

function tokenCard(token) {
  return make('article', { class: 'card' },
    make('div', { class: 'head' }, make('h3', {}, token.name), make('p', {}, token.file)),
    entriesOf(token).map(({ variant, value }) => entryRow(token.name, variant, value)));
}

function entryRow(name, variant, value) {
  const label = `${name}, ${value.label || variant}`;
  const text = make('input', {
    value: value.color, spellcheck: 'false', autocomplete: 'off', 'aria-label': `Color of ${label}`, 'data-field': `${name}@${variant}`,
    onchange: (event) => recolor(name, event.target.value.trim(), value.entry),
  });
  const well = make('input', {
    type: 'color', value: value.seen.slice(0, 7).toLowerCase(), 'aria-label': `Color field for ${label}`, 'data-field': `${name}@${variant}#`,
    onchange: (event) => recolor(name, event.target.value.toUpperCase(), value.entry),
  });
  return make('div', { class: 'entry' }, make('span', { class: 'name' }, value.label || variant), well, text);
}
