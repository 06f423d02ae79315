// Everything is here once the document is: the engine is at its end.

async function start() {
  await engine.start();
  const palettes = await referencePalettes();
  const menu = byId('palettes');
  menu.append(...[...palettes.keys()].sort().map((name) => make('option', { value: name }, name)));
  menu.addEventListener('change', () => {
    if (menu.value) openMap(palettes.get(menu.value), { palette: menu.value }).catch(complain);
  });
  byId('pair-check').disabled = false;
  tell('Ready.');
  if (!await readAddress(palettes)) await engine.call('warm', palettes.get('BarDownGlassKit'));
}

listenForFiles();
listenForShots();
byId('pair-form').addEventListener('submit', checkPair);
byId('undo').addEventListener('click', () => undo().catch(complain));
byId('fix').addEventListener('click', fixAll);
byId('cancel').addEventListener('click', () => cancelFix().catch(complain));
byId('take-files').addEventListener('click', takeFiles);
byId('take-page').addEventListener('click', () => takeReport('page', 'report.html', 'text/html'));
byId('take-json').addEventListener('click', () => takeReport('audit', 'report.json', 'application/json'));
byId('show-report').addEventListener('click', openReport);
for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => {
    // The part of the address after # holds the palette.
    event.preventDefault();
    const title = byId(link.getAttribute('href').slice(1)).querySelector('h2');
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    title.scrollIntoView();
  });
}
document.addEventListener('keydown', (event) => {
  const isField = event.target.matches?.('input:not([type]),input[type=number]');
  if (event.key === 'z' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !isField) {
    event.preventDefault();
    undo().catch(complain);
  }
});
document.addEventListener('DOMContentLoaded', () => start().catch(complain));
