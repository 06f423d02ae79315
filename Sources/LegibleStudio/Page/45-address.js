// The state in the address: small palettes with their edits, so that a reload or a bookmark opens them again.

const mostAddress = 16_000;

const isText = (bytes) => same(new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)), bytes);

const textsOf = (files) => Object.fromEntries([...files].map(([path, bytes]) => [path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]));

const bytesOfTexts = (texts) => new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// Writes the palette that is open into the address if it is small enough.
async function writeAddress() {
  const { turn, palette } = session;
  const edited = editedFiles();
  const files = palette ? edited : [...session.original, ...edited];
  const size = files.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  let hash = '';
  if (size <= 40 * mostAddress && files.every(([, bytes]) => isText(bytes))) {
    const state = { palette, files: palette ? undefined : textsOf(session.original), changed: textsOf(edited) };
    const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(state)));
    const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
    hash = `#state=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  }
  if (turn !== session.turn) return;
  const fits = hash !== '' && hash.length <= mostAddress;
  history.replaceState(null, '', fits ? hash : '#');
  byId('address-words').textContent = fits ? 'The page address contains this palette and its edits, so you can reload or bookmark the page.'
    : 'This palette is too large for the page address. Download the edited files before you leave.';
}

// Opens the palette of the address; false if there is none.
async function readAddress(palettes) {
  const found = /^#state=([\w-]+)$/.exec(location.hash);
  if (!found || location.hash.length > mostAddress) return false;
  try {
    const packed = Uint8Array.from(atob(found[1].replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    const { palette, files, changed } = decode(await through(new DecompressionStream('deflate-raw'), packed));
    const original = palette ? palettes.get(palette) : bytesOfTexts(files);
    if (!original) throw new Error('the palette does not exist');
    byId('palettes').value = palette ?? '';
    await openMap(original, { palette, changed: bytesOfTexts(changed) });
    return true;
  } catch {
    tell('The page address does not contain a palette that can be opened.');
    return true;
  }
}
