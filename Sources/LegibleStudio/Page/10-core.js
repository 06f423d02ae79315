// The worker, and small helpers for the document.

const byId = (id) => document.getElementById(id);

// An element with attributes, listeners (`onclick` and its like) and children.
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'look') Object.assign(element.style, value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined));
  return element;
}

const tell = (words) => { byId('status').textContent = words; };

const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

// A ratio truncated to two decimals, as in reports.
const ratioText = (ratio) => ratio === undefined ? '–' : (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

const engine = {
  waiting: new Map(),
  last: 0,
  worker: undefined,
  begun: undefined,

  // Starts a worker, and gives it the files that an earlier one had.
  async start(files) {
    this.worker?.terminate();
    for (const { reject } of this.waiting.values()) reject(new Error('canceled'));
    this.waiting.clear();
    const source = new Blob([byId('worker').textContent], { type: 'text/javascript' });
    const address = URL.createObjectURL(source);
    this.worker = new Worker(address);
    this.worker.onmessage = ({ data: { id, answer, problem } }) => {
      const call = this.waiting.get(id);
      this.waiting.delete(id);
      if (problem === undefined) call?.resolve(answer);
      else call?.reject(new Error(problem));
    };
    this.worker.onerror = (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message || 'the engine stopped'));
      this.waiting.clear();
    };
    const ready = this.send('start', byId('engine').textContent);
    if (files) this.send('open', files);
    this.begin();
    await ready;
    URL.revokeObjectURL(address);
  },

  // Calls that come before the engine wait for it.
  async call(method, value) {
    await this.begun;
    return this.send(method, value);
  },

  send(method, value) {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, method, value });
    });
  },
};
engine.begun = new Promise((resolve) => { engine.begin = resolve; });

// Offers bytes as a file.
function offer(name, bytes, type) {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = make('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
