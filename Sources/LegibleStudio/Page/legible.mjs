// Legible's engine for browsers, web workers and Node.js.
//
//   import { Legible } from './legible.mjs'
//   const legible = await Legible.load(bytes)           // the bytes of legible.wasm, or a compiled module
//   const report = legible.audit(files, { path: '.' })  // the bytes of the JSON report
//
// `files` is a Map or a plain object with the bytes of each file by its path, relative to the repository root. The engine
// does not change it, and no call uses the files from a different call.

// A request that failed, with the reason in words.
export class LegibleError extends Error {
  constructor(message) {
    super(message);
    this.name = 'LegibleError';
  }
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Legible {
  #module;
  #exports;

  // Compiles the engine, off the caller's thread if the platform supports that.
  static async load(source) {
    const isModule = source instanceof WebAssembly.Module;
    const legible = new Legible(isModule ? source : await WebAssembly.compile(await source));
    await legible.#start();
    return legible;
  }

  constructor(module) {
    this.#module = module;
  }

  // The bytes of the JSON report, the same as from `legible audit PATH --format json`.
  //
  // Options have the same names as for the command: path (one string or several), policy, profile, idiom, variant, failOn,
  // today (YYYY-MM-DD, by default the date of this machine), and source: false for --no-source. With advice: false, the
  // report omits suggestions and leverage, which takes a fraction of the time.
  audit(files, options = {}) {
    return this.#ask('audit', files, options);
  }

  // The report as one page for a browser, the same as from `legible audit PATH --format html`.
  page(files, options = {}) {
    return this.#ask('page', files, options);
  }

  // The tokens of each audit, with the color in each variant, its entry, and its file.
  tokens(files, options = {}) {
    return this.#json('tokens', files, options);
  }

  // For each audit and each token in a pair, the lightness range in which all its pairs pass if no other color changes.
  windows(files, options = {}) {
    return this.#json('windows', files, options);
  }

  // The nearest colors that make a pair pass, the same as from `legible suggest --format json`.
  //
  // Options: foreground and surface (a color, a token, or a surface of the audit file), role, variant, size, weight, preset.
  suggest(files, options) {
    return this.#json('suggest', files, options);
  }

  // The texts in screenshots, with the tokens of the palettes in `files`: the bytes of the document that `legible look` writes.
  //
  // `shots` is a Map or a plain object with the bytes of each PNG file by its name; a shot hides a file with its name. Options:
  // scale, variant, policy, and format: json (the default), html, markdown, text, sarif, or github.
  look(files, shots, options = {}) {
    const named = new Map(entries(shots));
    return this.#ask('look', new Map([...entries(files), ...named]), { ...options, shot: [...named.keys()] });
  }

  // The files that change if a token gets a color, with their new bytes. Only the bytes of that color differ.
  //
  // Options: token, color, and variant for one variant only, or entry for one entry as tokens() numbers them.
  edit(files, options) {
    return this.#changed('edit', files, options);
  }

  // The files that the edits of `legible fix` change, with their new bytes.
  //
  // Options: lock (tokens to keep), only (the only tokens that change), increased: true to add entries for increased contrast.
  fix(files, options = {}) {
    return this.#changed('fix', files, options);
  }

  // The bytes of memory that the engine uses.
  get memory() {
    return this.#exports.memory.buffer.byteLength;
  }

  // Browsers instantiate modules of this size only asynchronously on a page, but not in a worker.
  async #start() {
    this.#exports = (await WebAssembly.instantiate(this.#module, { host: this.#host() })).exports;
  }

  #view(address, count) {
    return new Uint8Array(this.#exports.memory.buffer, address, count);
  }

  #host() {
    return {
      random: (address, count) => globalThis.crypto.getRandomValues(this.#view(address, count)),
      write: () => {},
      remainder: (value, divisor) => value % divisor,
      now: () => performance.now(),
      number: (address, value) => {
        const memory = this.#exports.memory.buffer;
        const text = String.fromCharCode(...this.#view(address, new Uint8Array(memory, address).indexOf(0)));
        if (!decimal.test(text)) return 0;
        new DataView(memory).setFloat64(value, Number(text), true);
        return text.length;
      },
    };
  }

  #given(bytes) {
    const address = this.#exports.allocate(bytes.length);
    this.#view(address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  #call(...parts) {
    if (parts.some((part) => part.includes('\0'))) throw new LegibleError('options cannot contain the character NUL');
    const isAnswer = this.#exports.ask(...this.#given(encoder.encode(parts.join('\0'))));
    const bytes = this.#view(this.#exports.answerAddress(), this.#exports.answerLength()).slice();
    if (!isAnswer) throw new LegibleError(decoder.decode(bytes));
    return bytes;
  }

  #ask(command, files, options, then = (answer) => answer) {
    try {
      this.#call('clear');
      for (const [path, bytes] of entries(files)) {
        if (!this.#exports.put(...this.#given(encoder.encode(path)), ...this.#given(bytes))) {
          throw new LegibleError(`${path}: the path is outside the root`);
        }
      }
      const answer = then(this.#call(command, ...parts(options)));
      this.#call('clear');
      return answer;
    } catch (error) {
      if (error instanceof LegibleError) throw error;
      // The state of an engine that stopped in the middle of something is unknown.
      const reason = this.memory > 2 ** 31 ? 'ran out of memory' : 'stopped';
      this.#exports = new WebAssembly.Instance(this.#module, { host: this.#host() }).exports;
      throw new LegibleError(`the engine ${reason} and was restarted: ${error.message}`);
    }
  }

  #json(command, files, options) {
    return JSON.parse(decoder.decode(this.#ask(command, files, options)));
  }

  #changed(command, files, options) {
    return this.#ask(command, files, options, (answer) => {
      const changed = JSON.parse(decoder.decode(answer));
      return new Map(changed.map((path) => [path, this.#call('get', `path=${path}`)]));
    });
  }
}

function entries(files) {
  return files instanceof Map ? files : Object.entries(files ?? {});
}

// Options as `name=value`, several values as several options.
function parts(options) {
  const given = { path: '.', today: today(), ...options };
  return Object.entries(given).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}=${one}`));
}

// The date by which waivers expire, in UTC as on the command line.
function today() {
  return new Date().toISOString().slice(0, 10);
}

// Limits on archives: the bytes that all files have together, and their number.
const mostArchiveBytes = 256 * 2 ** 20;
const mostArchiveFiles = 200_000;

// The files of a .zip archive by their paths, without folders and without what macOS adds.
//
// Throws a LegibleError for an archive that is damaged, encrypted, or larger than the limits when unpacked.
export async function unzip(archive) {
  const bytes = new Uint8Array(archive);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map();
  let total = 0;
  for (const entry of directory(bytes, data)) {
    if (entry.name.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$)/.test(entry.name)) continue;
    if (files.size >= mostArchiveFiles) throw new LegibleError(`the archive has more than ${mostArchiveFiles} files`);
    const content = await unpacked(bytes, data, entry, mostArchiveBytes - total);
    total += content.length;
    files.set(entry.name, content);
  }
  return files;
}

function* directory(bytes, data) {
  const damaged = () => new LegibleError('the archive is damaged or incomplete; create it again');
  let end = bytes.length - 22;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && data.getUint32(end, true) !== 0x06054b50) end--;
  if (end < first) throw bytes.length < 4 || data.getUint32(0, true) !== 0x04034b50
    ? new LegibleError('the file is not a .zip archive') : damaged();
  let place = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left--) {
    if (place + 46 > bytes.length || data.getUint32(place, true) !== 0x02014b50) throw damaged();
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => data.getUint16(place + offset, true));
    yield {
      name: decoder.decode(bytes.subarray(place + 46, place + 46 + nameSize)).replaceAll('\\', '/'),
      flags: data.getUint16(place + 8, true), method: data.getUint16(place + 10, true),
      sum: data.getUint32(place + 16, true), packed: data.getUint32(place + 20, true),
      size: data.getUint32(place + 24, true), start: data.getUint32(place + 42, true),
    };
    place += 46 + nameSize + extra + comment;
  }
}

async function unpacked(bytes, data, entry, most) {
  const problem = (words) => new LegibleError(`${entry.name}: ${words}`);
  if (entry.flags & 1) throw problem('is encrypted; unpack the archive first');
  if (entry.method !== 0 && entry.method !== 8) throw problem('uses an unsupported compression method; use deflate');
  const tooLarge = () => problem(`is larger than the limit of ${mostArchiveBytes >> 20} MiB for an archive`);
  if (entry.size > most) throw tooLarge();
  if (entry.start + 30 > bytes.length || data.getUint32(entry.start, true) !== 0x04034b50) throw problem('is damaged');
  const start = entry.start + 30 + data.getUint16(entry.start + 26, true) + data.getUint16(entry.start + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length !== entry.packed) throw problem('is damaged');
  const content = entry.method === 0 ? packed.slice() : await inflated(packed, entry.size, problem);
  if (content.length > most) throw tooLarge();
  if (content.length !== entry.size || checksum(content) !== entry.sum) throw problem('is damaged');
  return content;
}

// Inflates no more than a number of bytes, whatever the archive says about itself.
async function inflated(packed, most, problem) {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces = [];
  let count = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      count += piece.value.length;
      if (count > most) break;
      pieces.push(piece.value);
    }
  } catch {
    throw problem('is damaged');
  }
  if (count > most) {
    reader.cancel().catch(() => {});
    throw problem('is larger than the archive states');
  }
  const all = new Uint8Array(count);
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return all;
}

// The CRC-32 of bytes.
function checksum(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
