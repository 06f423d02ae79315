// The verdict and the findings.

const findingsShown = 12;
const signs = { pass: '✓', fail: '✗', unverified: '?', exempt: '·' };
const tones = { pass: 'pass', fail: 'fail', unverified: 'open', exempt: 'plain' };

function fact(tone, ...children) {
  return make('li', { class: `is-${tone}` }, ...children);
}

function showVerdict() {
  const { summary, audits, diagnostics } = session.report;
  const name = audits.length === 1 ? audits[0].name : count(audits.length, 'audit');
  const sentence = {
    pass: 'Every measured pair passes', fail: `${count(summary.fail, 'measurement')} of ${summary.measurements} ${summary.fail === 1 ? 'fails' : 'fail'}`,
    unverified: 'Nothing fails, but some pairs are unverified', 'not-measured': 'Nothing was measured',
  }[summary.verdict];
  byId('eyebrow').textContent = `${name} · contrast audit`;
  byId('title').textContent = sentence;
  byId('title').tabIndex = -1;
  byId('lead').hidden = true;
  const { error, warning, note } = summary.findings;
  byId('facts').replaceChildren(
    fact(summary.gate === 'passed' ? 'pass' : 'fail', make('b', {}, `Gate ${summary.gate}`), summary.gateReason ? `: ${summary.gateReason}` : ''),
    ...['fail', 'pass', 'unverified', 'exempt'].map((verdict) => fact(summary[verdict] > 0 ? tones[verdict] : 'plain',
      make('b', { 'data-sign': signs[verdict] }, String(summary[verdict])), ` ${verdict}`)),
    fact('plain', `${count(error, 'error')}, ${count(warning, 'warning')}, ${count(note, 'note')}`));
  byId('facts').hidden = false;
  showUnread(diagnostics);
  byId('undo').disabled = session.history.length === 0;
  byId('take-files').disabled = editedFiles().length === 0;
  for (const id of ['take-page', 'take-json', 'show-report']) byId(id).disabled = false;
  byId('fix').disabled = !byId('cancel').hidden;
}

function showUnread(diagnostics) {
  const box = byId('unread');
  box.hidden = diagnostics.length === 0;
  box.replaceChildren(
    make('h3', {}, `${count(diagnostics.length, 'problem')} in the files`),
    make('ul', { class: 'unread' }, diagnostics.slice(0, 50).map(({ location, message, severity }) =>
      make('li', {}, `${severity}: ${message} `, make('span', { class: 'place' }, `${location.file}:${location.line}`)))));
}

// The foreground on its surface, as seen in a cell.
function chip(cell) {
  return make('i', { class: 'chip', 'data-text': 'Aa', look: { color: cell.foregroundColor, background: cell.surfaceColor } });
}

function cellsOf(finding) {
  const rows = session.rows.get([finding.audit, finding.foreground, finding.surface].join('\n')) ?? [];
  return finding.cells.map((cell) => ({
    ...rows.find((row) => row.variant === cell.variant && row.state === cell.state && row.ratio === cell.ratio), ...cell,
  }));
}

function findingCard(finding) {
  const cells = cellsOf(finding);
  const tone = finding.rule === 'unverified-contrast' ? 'open' : finding.severity === 'error' ? 'fail' : finding.severity === 'warning' ? 'open' : 'plain';
  const { suggestion } = finding;
  const place = finding.cells.find((cell) => cell.location)?.location;
  return make('article', { class: 'card' },
    make('div', { class: 'head' },
      make('span', { class: `tag is-${tone}` }, finding.severity), make('h3', {}, finding.message),
      make('p', {}, finding.rule, place ? ` · ${place.file}:${place.line}` : '')),
    cells.some((cell) => cell.foregroundColor)
      ? make('div', { class: 'variants' }, cells.filter((cell) => cell.foregroundColor).map((cell) => make('figure', {},
        make('div', { class: 'stage', look: { background: cell.surfaceColor, color: cell.foregroundColor } },
          make('span', { class: `sample ${cell.role}`, 'data-text': 'Sample', 'aria-hidden': 'true' })),
        make('figcaption', {}, make('span', { class: 'ratio' }, ratioText(cell.ratio)),
          `${cell.state ?? cell.variant}${cell.required ? ` · requires ${cell.required}` : ''}`)))) : undefined,
    suggestion?.token || isPair(finding) ? make('div', { class: 'words' },
      suggestion?.token ? useButton(suggestion.token, suggestion.color, () => suggestedEntry(finding)) : undefined,
      suggestion?.token ? make('p', { class: 'quiet' }, `Reaches ${ratioText(suggestion.ratio)}; ΔE-OK ${suggestion.deltaEOK.toFixed(3)}.`) : undefined,
      isPair(finding) ? nearButton(finding) : undefined) : undefined);
}

function useButton(token, color, entry, words = '') {
  return make('button', { onclick: () => recolor(token, color, entry()) },
    make('i', { class: 'dot', look: { background: color } }), `Use ${color} for ${token}${words}`);
}

const tokenOf = (audit, name) => session.tokens.find((one) => one.audit === audit)?.tokens.find((one) => one.name === name);

// Two colors of which one is a token, with a ratio that is too low.
function isPair({ audit, foreground, surface, cells }) {
  return (tokenOf(audit, foreground) || tokenOf(audit, surface)) && cells.some(({ variant, ratio, required }) => variant && ratio < required);
}

// Asks for the nearest passing colors of the worst cell, of either side.
function nearButton(finding) {
  const { audit, foreground, surface } = finding;
  const worst = cellsOf(finding).filter(({ variant, ratio, required }) => variant && ratio < required)
    .sort((left, right) => left.ratio / left.required - right.ratio / right.required)[0];
  const button = make('button', {
    onclick: async () => {
      try {
        const large = worst.required === 3 && worst.role === 'text' ? { size: 24 } : {};
        const ask = async (preset) => {
          const { suggestions } = await engine.call('suggest', { foreground, surface, role: worst.role, variant: worst.variant, preset, ...large });
          return suggestions.map((one) => ({ ...one, name: one.moves === 'foreground' ? foreground : surface })).filter(({ name }) => tokenOf(audit, name));
        };
        const likely = await ask('person');
        const rows = likely.length > 0 ? likely : await ask('nearest');
        button.replaceWith(rows.length === 0 ? make('p', { class: 'quiet' }, 'No passing color was found for a token in this pair.')
          : make('ul', { class: 'near', 'aria-label': `Nearest passing colors, ${worst.variant}` }, rows.map(({ name, color, ratio }) => make('li', {},
            useButton(name, color, () => tokenOf(audit, name).variants[worst.variant]?.entry, `: ${ratioText(ratio)}`)))));
      } catch (error) {
        complain(error);
      }
    },
  }, `Nearest passing colors, ${worst.variant}`);
  return button;
}

// The entry that a suggestion replaces: the one that it names, else that of the worst cell.
function suggestedEntry({ audit, cells, suggestion }) {
  const token = tokenOf(audit, suggestion.token);
  const entries = token ? entriesOf(token) : [];
  const named = entries.find(({ value }) => value.label === suggestion.condition);
  const worst = [...cells].sort((left, right) => (left.ratio ?? 0) - (right.ratio ?? 0))[0];
  return (named?.value ?? token?.variants[worst?.variant])?.entry;
}

function showFindings() {
  const { findings, measurements } = session.report;
  session.rows = grouped(measurements);
  const order = { error: 0, warning: 1, note: 2 };
  const sorted = findings.filter((finding) => finding.cells.length === 0 || finding.cells.some((cell) => cell.disposition === 'open'))
    .sort((left, right) => order[left.severity] - order[right.severity]);
  byId('findings-words').textContent = sorted.length === 0 ? 'There are no open findings.' : `${count(sorted.length, 'open finding')}, worst first.`;
  const list = byId('list');
  list.replaceChildren(...sorted.slice(0, findingsShown).map(findingCard));
  if (sorted.length <= findingsShown) return;
  const more = make('button', { onclick: () => more.replaceWith(...sorted.slice(findingsShown).map(findingCard)) },
    `Show ${sorted.length - findingsShown} more`);
  list.append(more);
}

function grouped(measurements) {
  const groups = new Map();
  for (const row of measurements) {
    const key = [row.audit, row.foreground, row.surface].join('\n');
    if (groups.has(key)) groups.get(key).push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

// The measurements that a change turned.
function showEffect(before) {
  const turned = { fixed: [], broken: [] };
  for (const [key, row] of session.verdicts) {
    const old = before.get(key);
    if (!old || old.verdict === row.verdict) continue;
    if (old.verdict === 'fail') turned.fixed.push(row);
    if (row.verdict === 'fail') turned.broken.push(row);
  }
  const names = (rows) => [...new Set(rows.map((row) => `${row.foreground} on ${row.surface}`))].slice(0, 3).join(', ');
  const words = (verb, rows) => rows.length === 0 ? `${verb} nothing` : `${verb} ${count(rows.length, 'measurement')} (${names(rows)})`;
  byId('effect').textContent = `The change ${words('fixes', turned.fixed)} and ${words('breaks', turned.broken)}.`;
}

// Shows a page of its own in a frame.
function showFrame(id, bytes, title) {
  const old = byId(id).querySelector('iframe')?.src;
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/html' }));
  byId(id).replaceChildren(make('iframe', { src: address, title }));
  if (old) URL.revokeObjectURL(old);
}

// The HTML report in a frame, as it is after the last change that was settled.
async function openReport() {
  tell('Creating the report.');
  try {
    const bytes = await engine.call('page', {});
    showFrame('report-frame', bytes, 'Full report');
    byId('show-report').textContent = 'Update the full report';
    tell('The report is ready.');
  } catch (error) {
    complain(error);
  }
}

function closeReport() {
  byId('report-frame').replaceChildren();
  byId('show-report').textContent = 'Show the full report';
}
