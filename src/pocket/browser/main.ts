import { render } from 'preact';
import { findNames } from '../../names/index.ts';
import { handInNameFinder } from '../../state/name-finder.ts';
import { handInTextReader, type TextReader } from '../../state/text-reader.ts';
import { type App, setLine } from '../app.ts';
import { lookForStopped } from '../app-imports.ts';
import { type PartName, partsOf, TEXT_PARTS } from '../parts.ts';
import { appView } from '../screens/frame.ts';
import { openApp } from '../store.ts';
import { warmUp } from '../warm-up.ts';
import { browserDevice } from './browser-device.ts';
import { cardStore, keptCards } from './card-store.ts';
import { copyStore, keptCopies } from './copy-store.ts';
import { watchForNewer } from './newer.ts';

/** Where the page begins: its parts are read, the app is drawn, and what was kept is there again. */

handInNameFinder(findNames);
/** The text of each part inside this page. */
const partText = (name: PartName): string | null => {
  const text = document.getElementById(`part-${name}`)?.textContent ?? null;
  return text !== null && TEXT_PARTS.has(name) ? (JSON.parse(text) as string) : text;
};

/** The reader of what a sketched card prints is beside a page from a folder. It is there a moment after the page, and a table with a sketch is read again. */
const readSketches = async (app: App): Promise<void> => {
  const file = './text-reader.js';
  try {
    const { readSketchedTexts } = (await import(file)) as { readonly readSketchedTexts: TextReader };
    handInTextReader(readSketchedTexts);
    const { line } = app.state.table;
    if (line.includes('{')) await setLine(app, line);
  } catch {
    // Without it such a text stays one that is not read, and a ruling that depends on it says so.
  }
};

const begin = async (): Promise<void> => {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  const parts = partsOf(partText);
  let waiting = false;
  const draw = (app: App): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      render(appView(app.state, app), root);
    });
  };
  // Only a page from a folder has something beside it.
  const alone = document.querySelector('link[rel=manifest]') === null;
  const device = browserDevice(
    alone
      ? { cards: null, copies: null }
      : { cards: cardStore(() => parts.cards, parts.about.build), copies: copyStore(parts) },
  );
  // The database takes its time to open, whatever else is done meanwhile.
  const stored = keptCards(parts.about.build, device.cards);
  const copies = keptCopies(device.copies);
  const app = await openApp(parts, device, draw);
  root.replaceChildren();
  draw(app);
  const brought = await stored;
  if (brought === 'other')
    app.set({
      said: 'Another version read the cards you imported. Import them again, so that their texts are read by this one.',
    });
  else if (brought !== null) app.brought(brought);
  app.broughtCopies(await copies);
  await setLine(app, app.state.table.line);
  watchForNewer(app);
  document.documentElement.dataset.ready = 'yes';
  lookForStopped(app);
  device.mark('ready');
  if (!alone) await readSketches(app);
  warmUp(app);
};

begin().catch((error: unknown) => {
  const place = document.querySelector('[role=status]');
  if (place !== null)
    place.textContent = `headjudge could not begin: ${error instanceof Error ? error.message : String(error)}`;
  throw error;
});
