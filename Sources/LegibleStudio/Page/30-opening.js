// Files that a person drops or chooses.

// Files that the engine reads; everything else would only be copied.
const known = /\.(json|json5|tokens|swift|plist|ya?ml|png|md|txt|svg)$/i;
const skipped = /(^|\/)(\.git|\.build|node_modules|DerivedData|Pods)\//;

async function bytesOf(file) {
  return new Uint8Array(await file.arrayBuffer());
}

// The files of a dropped folder, or a dropped file.
async function filesOf(handle, path = handle.name) {
  if (handle.kind === 'file') return [[path, await handle.getFile()]];
  const found = [];
  for await (const child of handle.values()) {
    const inner = `${path}/${child.name}`;
    if (!skipped.test(`${inner}/`)) found.push(...await filesOf(child, inner));
  }
  return found;
}

// The same for browsers without handles; Chromium cannot read folders this way if the page itself is a file.
async function filesOfEntry(entry, path = entry.name) {
  if (entry.isFile) return [[path, await new Promise((resolve, reject) => entry.file(resolve, reject))]];
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    const items = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (items.length === 0) return found;
    for (const item of items) {
      if (!skipped.test(`${path}/${item.name}/`)) found.push(...await filesOfEntry(item, `${path}/${item.name}`));
    }
  }
}

// Opens files by their paths, archives among them unpacked; nothing but pictures are screenshots.
async function openFiles(list) {
  try {
    if (list.length > 0 && list.every(([path]) => screenshot.test(path))) return await openShots(list);
    tell('Reading files.');
    const files = new Map();
    for (const [path, file] of list) {
      if (/\.zip$/i.test(path)) {
        for (const [inner, bytes] of await engine.call('unzip', await bytesOf(file))) {
          if (known.test(inner) && !skipped.test(inner)) files.set(inner, bytes);
        }
      } else if (known.test(path) && !skipped.test(path)) {
        files.set(path, await bytesOf(file));
      }
    }
    if (files.size === 0) throw new Error('they include no catalog, token file, audit file, or Swift source');
    await openMap(files);
  } catch (error) {
    if (error.message !== 'canceled') tell(`These files could not be opened: ${error.message}.`);
  }
}

function chosen(list) {
  return openFiles([...list].map((file) => [file.webkitRelativePath || file.name, file]));
}

// What a person drops must be asked for before the event ends.
async function dropped(transfer) {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const handles = items.map((item) => item.getAsFileSystemHandle?.());
  const entries = items.map((item) => item.webkitGetAsEntry?.());
  const files = [...transfer.files];
  try {
    const list = [];
    for (const [index, handle] of (await Promise.all(handles)).entries()) {
      if (handle) list.push(...await filesOf(handle));
      else if (entries[index]) list.push(...await filesOfEntry(entries[index]));
      else if (files[index]) list.push([files[index].name, files[index]]);
    }
    await openFiles(list);
  } catch {
    tell('The dropped items could not be read. Use “Choose a folder” or “Choose files or a .zip” instead.');
  }
}

// The reference palettes, which an archive in the page holds.
async function referencePalettes() {
  const binary = atob(byId('examples').textContent.trim());
  const files = await engine.call('unzip', Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  const palettes = new Map();
  for (const [path, bytes] of files) {
    const name = path.split('/')[1];
    if (!palettes.has(name)) palettes.set(name, new Map());
    palettes.get(name).set(path, bytes);
  }
  return palettes;
}

function listenForFiles() {
  const drop = byId('drop');
  const input = { folder: byId('folder'), files: byId('files') };
  byId('choose-folder').addEventListener('click', () => input.folder.click());
  byId('choose-files').addEventListener('click', () => input.files.click());
  for (const one of Object.values(input)) {
    one.addEventListener('change', () => {
      const files = [...one.files];
      // The same file may be chosen again, after it has changed.
      one.value = '';
      chosen(files);
    });
  }
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
  document.addEventListener('dragleave', () => drop.classList.remove('over'));
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    dropped(event.dataTransfer);
  });
}
