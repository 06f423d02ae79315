// The palette that is open: its files as they were, as they are, and every change in between.

const session = {
  original: new Map(), files: new Map(), history: [], report: undefined, tokens: [], windows: [], verdicts: new Map(), turn: 0,
};

const decode = (bytes) => JSON.parse(new TextDecoder().decode(bytes));

const keyOf = (row) => [row.audit, row.pair, row.variant, row.state].join('\n');

const verdictsOf = (report) => new Map(report.measurements.map((row) => [keyOf(row), row]));

// Opens files and audits them; `changed` are files that differ from those by edits.
async function openMap(files, { palette, changed = new Map() } = {}) {
  const now = new Map([...files, ...changed]);
  Object.assign(session, { original: new Map(files), files: now, history: [], verdicts: new Map(), windows: [], palette, bytes: undefined });
  closeReport();
  await engine.call('open', now);
  byId('effect').textContent = '';
  const start = performance.now();
  if (!show(await engine.call('measure'), ++session.turn, start)) return;
  byId('title').focus();
  await advise();
}

// Draws what was measured unless something newer is on its way.
function show({ report, tokens }, turn, start, before) {
  if (turn !== session.turn) return false;
  session.report = decode(report);
  session.tokens = tokens;
  session.verdicts = verdictsOf(session.report);
  showVerdict();
  showTokens();
  if (before) showEffect(before);
  session.spent = performance.now() - start;
  tell(`Measured ${count(session.report.summary.measurements, 'cell')} in ${session.spent.toFixed()} ms.`);
  return true;
}

// The whole report, equal to that of the command, and the safe windows, once nothing else changes.
async function advise() {
  const { turn } = session;
  showFindings();
  const bytes = await engine.call('audit', {});
  if (turn !== session.turn) return;
  session.bytes = bytes;
  session.report = decode(bytes);
  showVerdict();
  showFindings();
  const windows = await engine.call('windows', {});
  if (turn !== session.turn) return;
  session.windows = windows;
  showTokens();
  await writeAddress();
}

function adviseSoon() {
  clearTimeout(session.timer);
  session.timer = setTimeout(() => advise().catch(complain), 300);
}

// Notes a change that was made, and shows its effect; changes with one name in a row, as of a drag, are one step.
function noted(changed, measured, start, name) {
  const last = session.history.at(-1);
  if (!name || last?.name !== name) {
    session.history.push({ name, files: new Map(), before: session.verdicts });
  }
  const step = session.history.at(-1);
  for (const [path, bytes] of changed) {
    if (!step.files.has(path)) step.files.set(path, session.files.get(path));
    session.files.set(path, bytes);
  }
  session.bytes = undefined;
  show(measured, ++session.turn, start, step.before);
  adviseSoon();
}

async function undo() {
  const last = session.history.pop();
  if (!last) return;
  for (const [path, bytes] of last.files) session.files.set(path, bytes);
  const [before, turn, start] = [session.verdicts, ++session.turn, performance.now()];
  session.bytes = undefined;
  show(await engine.call('put', last.files), turn, start, before);
  adviseSoon();
}

// Gives an entry of a token a color. While one edit is measured, only the last of those that follow waits.
async function recolor(token, color, entry, name) {
  if (session.isBusy) {
    session.next = [token, color, entry, name];
    return;
  }
  session.isBusy = true;
  const start = performance.now();
  try {
    const { changed, ...measured } = await engine.call('change', { token, color, entry });
    if (changed.size > 0) noted(changed, measured, start, name);
    else if (!name) tell('Nothing changed, because the token already has this color.');
  } catch (error) {
    complain(error);
  }
  session.isBusy = false;
  const { next } = session;
  session.next = undefined;
  if (next) await recolor(...next);
}

// The end of a drag: what follows is another step.
function settle() {
  const last = session.history.at(-1);
  if (last) last.name = undefined;
}

function complain(error) {
  if (error.message !== 'canceled') tell(`${error.message.slice(0, 1).toUpperCase()}${error.message.slice(1)}.`);
}

const solvingSeconds = 20;

// The edits of `legible fix` by the wishes of the page.
async function fixAll() {
  const start = performance.now();
  const progress = byId('progress');
  progress.max = solvingSeconds;
  const clock = setInterval(() => { progress.value = Math.min(solvingSeconds, (performance.now() - start) / 1000); }, 100);
  showSolving(true);
  tell(`Looking for the changes of the plan. This takes at most about ${solvingSeconds} seconds.`);
  try {
    const wishes = wishesOf();
    const changed = await engine.call('fix', { ...wishes, increased: byId('increased').checked });
    if (changed.size === 0) tell('No change was found that fixes something without breaking something else.');
    else noted(changed, await engine.call('put', changed), start);
  } catch (error) {
    complain(error);
  }
  clearInterval(clock);
  showSolving(false);
}

function showSolving(isSolving) {
  byId('fix').disabled = isSolving;
  for (const id of ['cancel', 'progress']) byId(id).hidden = !isSolving;
  if (isSolving) byId('cancel').focus();
}

// A new worker takes over, with the files as they are.
async function cancelFix() {
  await engine.start(session.files);
  byId('fix').focus();
  tell('Canceled. Nothing was changed.');
}

const same = (left, right) => left.length === right.length && left.every((byte, index) => byte === right[index]);

function editedFiles() {
  return [...session.files].filter(([path, bytes]) => bytes !== session.original.get(path) && !same(bytes, session.original.get(path)));
}

function takeFiles() {
  const files = editedFiles();
  if (files.length === 1) offer(files[0][0].split('/').pop(), files[0][1], 'application/json');
  else offer('edited.zip', zipped(files), 'application/zip');
}

async function takeReport(method, name, type) {
  tell('Writing the report.');
  try {
    offer(name, method === 'audit' && session.bytes || await engine.call(method, {}), type);
    tell('The report is ready.');
  } catch (error) {
    complain(error);
  }
}
