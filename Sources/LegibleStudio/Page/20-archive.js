// Edited files as an archive: stored, so that it needs no library.

const checksums = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

function checksumOf(bytes) {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ checksums[(sum ^ byte) & 255];
  return ~sum >>> 0;
}

// A header of an archive: numbers of 2 or 4 bytes.
function header(...numbers) {
  const bytes = new DataView(new ArrayBuffer(numbers.reduce((sum, [size]) => sum + size, 0)));
  let place = 0;
  for (const [size, number] of numbers) {
    if (size === 2) bytes.setUint16(place, number, true);
    else bytes.setUint32(place, number, true);
    place += size;
  }
  return bytes.buffer;
}

// The bytes of a .zip archive of files, each with the date 1980-01-01.
function zipped(files) {
  const [parts, list] = [[], []];
  let [place, listSize] = [0, 0];
  for (const [path, bytes] of files) {
    const name = new TextEncoder().encode(path);
    const common = [[2, 20], [2, 0x800], [2, 0], [2, 0], [2, 33], [4, checksumOf(bytes)], [4, bytes.length],
      [4, bytes.length], [2, name.length], [2, 0]];
    parts.push(header([4, 0x04034b50], ...common), name, bytes);
    list.push(header([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, place]), name);
    place += 30 + name.length + bytes.length;
    listSize += 46 + name.length;
  }
  const end = header([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, listSize], [4, place], [2, 0]);
  return new Blob([...parts, ...list, end]);
}
