import { render } from 'preact';
import { handInNameFinder } from '../../state/name-finder.ts';
import { handInTextReader, type TextReader } from '../../state/text-reader.ts';
import { type App, setLine } from '../app.ts';
import { later, laterIfHere } from '../later.ts';
import { type PartName, partsOf, TEXT_PARTS } from '../parts.ts';
import { appView } from '../screens/frame.ts';
import { openApp } from '../store.ts';
import { browserDevice } from './browser-device.ts';
import { cardStore } from './card-store.ts';
import { copyStore } from './copy-store.ts';
import { foundNothing, type KeptHere, keptHere } from './kept-here.ts';
import { watchForNewer } from './newer.ts';
import { partsBeside } from './parts-beside.ts';

/** Where the page begins: its parts are read, the app is drawn, and what was kept is there again. */

// Names are looked for by a part of the program that comes later; before it nothing looks for any.
handInNameFinder((...asked) => laterIfHere()?.findNames(...asked) ?? []);

/** The text of each part of a page that has all of them inside it. */
const partInside = (name: PartName): string | null => {
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

/** What was kept on the device is there again. */
const bring = async (app: App, build: string, { cards, copies }: KeptHere): Promise<void> => {
  const { keptCards, keptCopies } = await later();
  const brought = keptCards(build, cards);
  if (brought === 'other')
    app.set({
      said: 'Another version read the cards you imported. Import them again, so that their texts are read by this one.',
    });
  else if (brought !== null) app.brought(brought);
  app.broughtCopies(keptCopies(copies));
};

const begin = async (): Promise<void> => {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  // Only a page from a folder has something beside it.
  const beside = globalThis.headjudgeParts === undefined ? null : partsBeside(globalThis.headjudgeParts);
  const wait = beside !== null && !foundNothing();
  const looked = wait ? keptHere() : null;
  const parts = partsOf(beside?.text ?? partInside);
  const { build } = parts.about;
  let waiting = false;
  const draw = (app: App): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      render(appView(app.state, app), root);
    });
  };
  const device = browserDevice(
    beside === null
      ? { allParts: async () => {}, readsSketches: false, cards: null, copies: null }
      : {
          allParts: beside.all,
          readsSketches: true,
          cards: cardStore(() => parts.cards, build),
          copies: copyStore(() => beside.all().then(() => parts)),
        },
  );
  const app = openApp(parts, device, draw);
  root.replaceChildren();
  draw(app);
  const kept = await looked;
  if (kept !== null) await bring(app, build, kept);
  await setLine(app, app.state.table.line);
  await device.drawn();
  document.documentElement.dataset.ready = 'yes';
  device.mark('ready');
  // A finger that is quicker than what follows is served between.
  await device.idle();
  const { lookForStopped, warmUp } = await later();
  await app.whole();
  device.mark('whole');
  watchForNewer(app);
  lookForStopped(app);
  const found = beside !== null && !wait ? await keptHere() : null;
  if (found !== null) {
    await bring(app, build, found);
    await setLine(app, app.state.table.line);
  }
  if (beside !== null) await readSketches(app);
  warmUp(app);
};

begin().catch((error: unknown) => {
  const place = document.querySelector('[role=status]');
  if (place !== null)
    place.textContent = `headjudge could not begin: ${error instanceof Error ? error.message : String(error)}`;
  throw error;
});
