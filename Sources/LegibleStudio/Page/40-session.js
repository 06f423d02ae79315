// The palette that is open: its files as they were, as they are, and every change in between.

const session = { original: new Map(), files: new Map(), history: [], report: undefined, verdicts: new Map(), turn: 0 };

const decode = (bytes) => JSON.parse(new TextDecoder().decode(bytes));

const keyOf = (row) => [row.audit, row.pair, row.variant, row.state].join('\n');

// Opens files and audits them.
async function openMap(files) {
  Object.assign(session, { original: new Map(files), files: new Map(files), history: [], verdicts: new Map() });
  await engine.call('open', files);
  byId('effect').textContent = '';
  await measure();
  await advise();
  byId('title').focus();
}

// The report without advice, which is there at once.
async function measure() {
  const turn = ++session.turn;
  const start = performance.now();
  const [bytes, tokens] = await Promise.all([engine.call('audit', { advice: false }), engine.call('tokens', {})]);
  if (turn !== session.turn) return;
  session.report = decode(bytes);
  session.tokens = tokens;
  const spent = performance.now() - start;
  showReport();
  showTokens();
  tell(`Measured ${count(session.report.summary.measurements, 'cell')} in ${spent.toFixed()} ms.`);
  const before = session.verdicts;
  session.verdicts = new Map(session.report.measurements.map((row) => [keyOf(row), row]));
  if (before.size > 0) showEffect(before);
}

// The whole report, equal to that of the command, once nothing else has changed.
async function advise() {
  const turn = session.turn;
  const bytes = await engine.call('audit', {});
  if (turn !== session.turn) return;
  session.bytes = bytes;
  session.report = decode(bytes);
  showReport();
}

// Puts changed files in place, and measures; the old bytes go onto the history.
async function apply(changed, label) {
  if (changed.size === 0) return tell('Nothing changed: the color is already there.');
  session.history.push({ label, files: new Map([...changed.keys()].map((path) => [path, session.files.get(path)])) });
  await replace(changed);
}

async function replace(changed) {
  for (const [path, bytes] of changed) session.files.set(path, bytes);
  await engine.call('put', changed);
  await measure();
  clearTimeout(session.timer);
  session.timer = setTimeout(() => advise().catch(complain), 400);
}

async function undo() {
  const last = session.history.pop();
  if (last) await replace(last.files);
}

// Gives an entry of a token a color.
async function recolor(token, color, entry) {
  try {
    await apply(await engine.call('edit', { token, color, entry }), `${token}: ${color}`);
  } catch (error) {
    complain(error);
  }
}

function complain(error) {
  if (error.message !== 'cancelled') tell(`${error.message.slice(0, 1).toUpperCase()}${error.message.slice(1)}.`);
}

// The edits of `legible fix`; a new worker takes over if a person cancels.
async function fixAll() {
  const [button, cancel] = [byId('fix'), byId('cancel')];
  button.disabled = true;
  cancel.hidden = false;
  tell('Looking for the smallest changes. This takes some seconds.');
  try {
    const changed = await engine.call('fix', { timeout: 5 });
    if (changed.size === 0) tell('No change was found that fixes something and breaks nothing.');
    else await apply(changed, 'fix');
  } catch (error) {
    complain(error);
  }
  cancel.hidden = true;
  button.disabled = false;
}

async function cancelFix() {
  await engine.start(session.files);
  byId('cancel').hidden = true;
  byId('fix').disabled = false;
  tell('Cancelled. Nothing was changed.');
}

function editedFiles() {
  const same = (left, right) => left.length === right.length && left.every((byte, index) => byte === right[index]);
  return [...session.files].filter(([path, bytes]) => !same(bytes, session.original.get(path)));
}

function takeFiles() {
  const files = editedFiles();
  if (files.length === 1) offer(files[0][0].split('/').pop(), files[0][1], 'application/json');
  else offer('edited.zip', zipped(files), 'application/zip');
}

async function takeReport(method, name, type) {
  tell('Writing the report.');
  try {
    offer(name, await engine.call(method, {}), type);
    tell('The report is written.');
  } catch (error) {
    complain(error);
  }
}
