// The worker: the engine, and the files that it audits. Its text follows that of legible.mjs in one script.

let files = new Map();
let ready;

const methods = {
  open: (given) => { files = given; },
  put: (changed) => { for (const [path, bytes] of changed) files.set(path, bytes); },
};

// One pair as an audit file of its own: its first measurement, and the nearest colors with which it passes.
function pair(legible, { foreground, surface, role, size }) {
  const font = role === 'text' && size ? { font: { size, weight: 'regular' } } : {};
  const text = JSON.stringify({ version: 1, pairs: [{ foreground, on: surface, role, ...font }] });
  const own = new Map([['legible.json', encoder.encode(text)]]);
  const report = JSON.parse(decoder.decode(legible.audit(own, { advice: false, variant: 'light' })));
  const problem = report.diagnostics.find(({ severity }) => severity === 'error');
  if (problem) throw new LegibleError(problem.message);
  const { suggestions } = legible.suggest(own, { foreground, surface, role, size: font.font && size });
  return { row: report.measurements[0], suggestions };
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
    const answer = method in methods ? methods[method](value)
      : method === 'unzip' ? await unzip(value)
      : method === 'pair' ? pair(legible, value) : legible[method](files, value);
    postMessage({ id, answer });
  } catch (error) {
    postMessage({ id, problem: error.message });
  }
};
