// Audits a folder with the engine in WebAssembly and prints its JSON report: node run.mjs ENGINE.wasm FOLDER
// The folder is named from the current one, as reports print it.
import { getRandomValues } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeSync } from "node:fs";

const [engine, folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node run.mjs ENGINE.wasm FOLDER");
  process.exit(64);
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
let exports;
const view = (address, count) => new Uint8Array(exports.memory.buffer, address, count);

const host = {
  random: (address, count) => getRandomValues(view(address, count)),
  write: (byte) => writeSync(2, Uint8Array.of(byte)),
  remainder: (value, divisor) => value % divisor,
  number(address, value) {
    const end = view(0, exports.memory.buffer.byteLength).indexOf(0, address);
    const text = Buffer.from(view(address, end - address)).toString("latin1");
    if (!decimal.test(text)) return 0;
    new DataView(exports.memory.buffer).setFloat64(value, Number(text), true);
    return text.length;
  },
};

function given(bytes) {
  const address = exports.allocate(bytes.length);
  view(address, bytes.length).set(bytes);
  return [address, bytes.length];
}

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => files(`${path}/${name}`));
}

function audit(module) {
  exports = new WebAssembly.Instance(module, { host }).exports;
  for (const path of files(folder)) exports.put(...given(Buffer.from(path)), ...given(readFileSync(path)));
  exports.audit(...given(Buffer.from(folder)));
  return Buffer.from(view(exports.answerAddress(), exports.answerLength()));
}

// Twice, because each start has other hash seeds, which no report may show.
const module = new WebAssembly.Module(readFileSync(engine));
const report = audit(module);
if (!audit(module).equals(report)) throw new Error("the report differs with the hash seed");
for (let start = 0; start < report.length; ) start += writeSync(1, report, start);
