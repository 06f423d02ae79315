// The worker: the engine, and the files that it audits. Its text follows that of legible.mjs in one script.

let files = new Map();
let ready;

// What the page shows at once: the report without advice, and the tokens.
function measure(legible) {
  return { report: legible.audit(files, { advice: false }), tokens: legible.tokens(files) };
}

function put(changed) {
  for (const [path, bytes] of changed) files.set(path, bytes);
}

const methods = {
  open: (legible, given) => { files = given; },
  put: (legible, changed) => {
    put(changed);
    return measure(legible);
  },
  measure,
  change: (legible, edit) => {
    const changed = legible.edit(files, edit);
    put(changed);
    return { changed, ...measure(legible) };
  },
  // Browsers compile a function when it is first called: a first audit is faster after a small one.
  warm: (legible, given) => {
    legible.audit(given);
    legible.tokens(given);
  },
  look: (legible, { shots, ...options }) => legible.look(files, shots, options),
  pair,
  unzip: (legible, bytes) => unzip(bytes),
};

const uses = { text: { role: 'text' }, 'large text': { role: 'text', font: { size: 24, weight: 'regular' } }, graphic: { role: 'graphic' } };

// One pair as an audit file of its own: its measurement, the nearest colors with which it passes, and its verdict for every
// use under both levels of WCAG.
function pair(legible, { foreground, surface, role, size }) {
  const audit = (policy, rows) => {
    const text = JSON.stringify({ version: 1, policy, pairs: rows.map((row, index) => ({ id: `${index}`, foreground, on: surface, ...row })) });
    const own = new Map([['legible.json', encoder.encode(text)]]);
    const report = JSON.parse(decoder.decode(legible.audit(own, { advice: false, variant: 'light' })));
    const problem = report.diagnostics.find(({ severity }) => severity === 'error');
    if (problem) throw new LegibleError(problem.message);
    return { own, rows: report.measurements };
  };
  const font = role === 'text' && size ? { font: { size, weight: 'regular' } } : {};
  const { own, rows: [row] } = audit('wcag22-aa', [{ role, ...font }]);
  const criteria = ['wcag22-aa', 'wcag22-aaa'].flatMap((policy) => {
    const { rows } = audit(policy, Object.values(uses));
    return Object.keys(uses).map((use, index) => ({ use, policy, ...rows.find(({ pair }) => pair === `${index}`) }));
  });
  const { suggestions } = legible.suggest(own, { foreground, surface, role, size: font.font && size });
  return { row, suggestions, criteria };
}

async function inflate(text) {
  const binary = atob(text.trim());
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
}

onmessage = async ({ data: { id, method, value } }) => {
  try {
    if (method === 'start') {
      ready = inflate(value).then((bytes) => Legible.load(bytes));
      await ready;
      return postMessage({ id });
    }
    const legible = await ready;
    const answer = method in methods ? await methods[method](legible, value) : legible[method](files, value);
    postMessage({ id, answer });
  } catch (error) {
    postMessage({ id, problem: error.message });
  }
};
