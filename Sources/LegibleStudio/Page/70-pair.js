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

function pairWords({ row, suggestions }) {
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
  return near.length === 0 ? [swatch] : [swatch, make('h3', {}, 'Nearest passing colors'), make('ul', { class: 'near' }, near)];
}
