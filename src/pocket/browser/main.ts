import { render } from 'preact';
import { findNames } from '../../names/index.ts';
import { handInNameFinder } from '../../state/name-finder.ts';
import { type App, setLine } from '../app.ts';
import { OWN_PART_NAMES, PART_NAMES, type PartName, partsOf } from '../parts.ts';
import { appView } from '../screens/frame.ts';
import { openApp } from '../store.ts';
import { browserDevice } from './browser-device.ts';
import { keptCards } from './card-store.ts';
import { importInWorker } from './import-in-worker.ts';
import { watchForNewer } from './newer.ts';

/** Where the page begins: its parts are read, the app is drawn, and what was kept is there again. */

handInNameFinder(findNames);

/** The text of each part: from inside the page, or from the files beside it. */
const partTexts = async (): Promise<(name: PartName) => string | null> => {
  const inside = (name: PartName): string | null => document.getElementById(`part-${name}`)?.textContent ?? null;
  if (inside('about') !== null)
    return (name) => {
      const text = inside(name);
      return text !== null && name === 'imported' ? (JSON.parse(text) as string) : text;
    };
  const texts = new Map(
    await Promise.all(
      PART_NAMES.map(async (name) => {
        const answer = await fetch(`${name}.json`);
        if (!answer.ok) throw new Error(`${name}.json is missing beside this page`);
        return [name, await answer.text()] as const;
      }),
    ),
  );
  return (name) => ((OWN_PART_NAMES as readonly string[]).includes(name) ? null : (texts.get(name as never) ?? null));
};

const begin = async (): Promise<void> => {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  const parts = partsOf(await partTexts());
  let waiting = false;
  const draw = (app: App): void => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      render(appView(app.state, app), root);
    });
  };
  const alone = document.getElementById('part-about') !== null;
  const device = browserDevice(alone ? null : importInWorker(() => parts.cards, parts.about.build));
  const app = await openApp(parts, device, draw);
  root.replaceChildren();
  draw(app);
  const stored = await keptCards(parts.about.build, device.cards);
  if (stored === 'other')
    app.set({
      said: 'Another version read the cards you imported. Import them again, so that their texts are read by this one.',
    });
  else if (stored !== null) app.brought(stored);
  await setLine(app, app.state.table.line);
  watchForNewer(app);
  document.documentElement.dataset.ready = 'yes';
};

begin().catch((error: unknown) => {
  const place = document.querySelector('[role=status]');
  if (place !== null)
    place.textContent = `headjudge could not begin: ${error instanceof Error ? error.message : String(error)}`;
  throw error;
});
