import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { giveUpImport, goOnImporting, importCopy, importFiles, lookForStopped, removeCopy } from './app-imports.ts';
import { openRule } from './app-rules.ts';
import { IDLE_DEVICE } from './device.fixture.ts';
import type {
  CardsImported,
  ChosenFile,
  CopyImported,
  Device,
  StoppedImport,
  StoredCards,
  StoredCopy,
} from './device.ts';
import { openFolder } from './folder-parts.ts';
import { partsOf } from './parts.ts';
import { openApp } from './store.ts';

const root = join(import.meta.dirname, '../..');
const about = { version: '0', build: 'test', built: '2026-01-01', forOwnUse: false, importedCards: 0 };
const built = (file: string) => readFileSync(join(root, 'dist', 'pocket', file));
const { partText } = openFolder(built('app.js').toString('utf8'), built('parts.txt'));
const parts = partsOf((name) => (name === 'about' ? JSON.stringify(about) : partText(name)));

const CARDS: StoredCards = {
  text: '#headjudge cards\ttest\n#sets\t[]\n#powers\t[]\n',
  cards: 7,
  names: 3,
  on: '2026-11-28',
  build: 'test',
};
const COPY: StoredCopy = {
  document: 'comprehensive-2009',
  file: 'mine.txt',
  version: null,
  date: null,
  on: '2026-11-28',
  found: 9,
  missed: 1,
  doubted: 2,
  own: {
    copies: { 'comprehensive-2009': { file: 'mine.txt', version: null, date: null, damaged: null } },
    originals: {
      'comprehensive-2009/309.4': {
        text: 'my own words',
        source: 'mine.txt',
        file: 'mine.txt',
        version: null,
        date: null,
        of: 'entry',
        doubt: null,
      },
    },
  },
};

/** What the device keeps, whatever page is open. */
let list: readonly string[] | null = null;
const read = new Map<string, string>();
const copies = new Map<string, StoredCopy>();
let written: StoredCards | null = null;
let compiled: CardsImported = { ok: true, stored: CARDS };
let found: CopyImported = { ok: true, copy: COPY };

const device: Device = {
  ...IDLE_DEVICE,
  cards: {
    async write(cards) {
      written = cards;
    },
    async stopped(): Promise<StoppedImport | null> {
      return list === null ? null : { files: list, missing: list.filter((name) => !read.has(name)), names: 0 };
    },
    async begin(names) {
      list = names;
      read.clear();
    },
    keepFile: async (name, text) => void read.set(name, text),
    compile: async () => compiled,
    async endImport() {
      list = null;
      read.clear();
    },
  },
  copies: {
    read: async () => [...copies.values()],
    write: async (copy) => void copies.set(copy.document, copy),
    remove: async (document) => void copies.delete(document),
    find: async () => found,
  },
};

const opened = async (): Promise<App> => {
  const app = await openApp(parts, device, () => {});
  await lookForStopped(app);
  return app;
};
const fileOf = (name: string, text: () => Promise<string> = async () => '[]'): ChosenFile => ({
  name,
  text,
  arrayBuffer: async () => new ArrayBuffer(0),
});
const lost = async (): Promise<string> => {
  throw new Error('the file is gone');
};

let app: App;
beforeEach(async () => {
  list = null;
  read.clear();
  copies.clear();
  written = null;
  compiled = { ok: true, stored: CARDS };
  found = { ok: true, copy: COPY };
  app = await opened();
});

describe('an import of cards', () => {
  it('that is stopped says what is there, and goes on with the files it lacks alone', async () => {
    await importFiles(app, [fileOf('a.json'), fileOf('b.json', lost), fileOf('c.json')]);
    expect(app.state.said).toContain('the file is gone');
    expect(written).toBeNull();
    const again = await opened();
    expect(again.state.page.stopped).toEqual({
      files: ['a.json', 'b.json', 'c.json'],
      missing: ['b.json', 'c.json'],
      names: 0,
    });
    await importFiles(again, [fileOf('b.json')]);
    expect(again.state.page.stopped?.missing).toEqual(['c.json']);
    await importFiles(again, [fileOf('c.json')]);
    expect(again.state.page).toMatchObject({ stopped: null, importing: null, broughtCards: { cards: 7 } });
    expect(written).toEqual(CARDS);
  });

  it('begins again with files that are not those it lacks', async () => {
    await importFiles(app, [fileOf('a.json'), fileOf('b.json', lost)]);
    await importFiles(app, [fileOf('d.json')]);
    expect(written).toEqual(CARDS);
    expect(app.state.page.stopped).toBeNull();
  });

  it('whose texts were not read to their end goes on from the files it has; those with faults are taken away', async () => {
    compiled = { ok: false, why: ['broken off'], broken: true };
    await importFiles(app, [fileOf('a.json')]);
    expect(app.state.page.stopped).toEqual({ files: ['a.json'], missing: [], names: 0 });
    compiled = { ok: false, why: ['a.json: a fault'] };
    await goOnImporting(app);
    expect(app.state).toMatchObject({ said: 'a.json: a fault', page: { stopped: null, broughtCards: null } });
    expect(written).toBeNull();
  });

  it('that is given up leaves the cards that were there', async () => {
    await importFiles(app, [fileOf('a.json')]);
    await importFiles(app, [fileOf('a.json', lost)]);
    await giveUpImport(app);
    expect(app.state.page.stopped).toBeNull();
    expect(written).toEqual(CARDS);
  });
});

describe('an import of a copy', () => {
  it('puts its words beside ours until it is removed', async () => {
    await openRule(app, { document: 'comprehensive-2009', id: '309.4' });
    await importCopy(app, fileOf('mine.txt'));
    expect(app.state.said).toBe('CR: 9 of 10 rules were found in mine.txt, 2 of them in doubt.');
    expect(app.state.rules.opened).toEqual([]);
    await openRule(app, { document: 'comprehensive-2009', id: '309.4' });
    expect(app.state.rules.opened.at(-1)?.original?.text).toBe('my own words');
    await removeCopy(app, 'comprehensive-2009');
    await openRule(app, { document: 'comprehensive-2009', id: '309.4' });
    expect(app.state.rules.opened.at(-1)?.original).toBeNull();
    expect(app.state.page.copies).toEqual([]);
  });

  it('that is refused says why and leaves the copy before it', async () => {
    await importCopy(app, fileOf('mine.txt'));
    found = { ok: false, why: ['other.txt reads like none of the rulebooks.'] };
    await importCopy(app, fileOf('other.txt'));
    expect(app.state.said).toContain('reads like none');
    expect(app.state.page.copies.map(({ file }) => file)).toEqual(['mine.txt']);
  });
});
