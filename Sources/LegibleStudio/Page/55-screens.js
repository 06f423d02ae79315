// Screenshots: the texts in them, measured and named by the palette that is open.

const screenshot = /\.(png|jpe?g)$/i;
let shots = new Map();

// Takes screenshots in place of those before.
async function openShots(list) {
  shots = new Map();
  for (const [path, file] of list) shots.set(path, await bytesOf(file));
  byId('look').disabled = false;
  await look();
}

// The page of `legible look` in a frame.
async function look() {
  tell(`Looking at ${count(shots.size, 'screenshot')}.`);
  try {
    const bytes = await engine.call('look', { shots, format: 'html', scale: byId('scale').value || undefined });
    showFrame('screens-frame', bytes, 'Texts in screenshots');
    tell('The texts in the screenshots are measured.');
    byId('screens-title').scrollIntoView();
  } catch (error) {
    complain(error);
  }
}

function listenForShots() {
  const input = byId('shots');
  byId('choose-screens').addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const files = [...input.files];
    input.value = '';
    openShots(files.map((file) => [file.name, file])).catch(complain);
  });
  byId('look').addEventListener('click', look);
}
