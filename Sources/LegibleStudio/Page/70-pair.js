// One pair: two colors and a role, as an audit file of their own.

async function checkPair(event) {
  event.preventDefault();
  const [foreground, surface, role] = ['pair-front', 'pair-back', 'pair-role'].map((id) => byId(id).value.trim());
  const size = byId('pair-size').value;
  const answer = byId('pair-answer');
  try {
    const found = await engine.call('pair', { foreground, surface, role, size: Number(size) || undefined });
    answer.replaceChildren(...pairWords(found));
  } catch (error) {
    answer.replaceChildren(make('p', { class: 'is-fail' }, `${error.message}.`));
  }
}

function pairWords({ row, suggestions, criteria }) {
  const words = {
    pass: 'passes', fail: 'fails', unverified: 'is unverified', exempt: 'has no minimum',
  }[row.verdict];
  const swatch = make('figure', { class: 'card' },
    make('div', { class: 'stage', look: { background: row.surfaceColor, color: row.foregroundColor } },
      make('span', { class: `sample ${row.role}`, 'data-text': 'Sample', 'aria-hidden': 'true' })),
    make('figcaption', { class: 'words' }, make('span', { class: `ratio is-${tones[row.verdict]}` }, `${signs[row.verdict]} ${ratioText(row.ratio)}`),
      `It ${words}${row.required ? `: ${row.criterion} requires ${row.required}` : ''}.`));
  const near = suggestions.map((one) => make('li', {}, make('button', {
    onclick: () => {
      byId(one.moves === 'foreground' ? 'pair-front' : 'pair-back').value = one.color;
      byId('pair-form').requestSubmit();
    },
  }, make('i', { class: 'dot', look: { background: one.color } }), `${one.moves} ${one.color}: ${ratioText(one.ratio)}`)));
  return [swatch, ...(near.length === 0 ? [] : [make('h3', {}, 'Nearest passing colors'), make('ul', { class: 'near' }, near)]),
    criteriaTable(criteria)];
}

// The pair for every use, under both levels.
function criteriaTable(criteria) {
  const levels = { 'wcag22-aa': 'AA', 'wcag22-aaa': 'AAA' };
  return make('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Every criterion' }, make('table', {}, make('caption', {}, 'Every criterion'),
    make('thead', {}, make('tr', {}, ['Use', 'Level', 'Criterion', 'Requires', 'Result'].map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, criteria.map((row) => make('tr', {}, make('td', {}, row.use), make('td', {}, levels[row.policy]),
      make('td', {}, row.criterion ?? '–'), make('td', {}, String(row.required ?? '–')),
      make('td', { class: `is-${tones[row.verdict]}` }, `${signs[row.verdict]} ${row.verdict}`))))));
}
