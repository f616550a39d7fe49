import { labelOf } from '../render/cite.ts';
import type { App } from './app.ts';
import { searchRules } from './app-rules.ts';
import type { ChosenFile, StoredCopy } from './device.ts';

/** What a person brings to the page from files: cards, and copies of rulebooks. */

const progressOn =
  (app: App) =>
  (says: string | null): void =>
    app.set({ page: { ...app.state.page, importing: says } });

const say = (app: App, why: readonly string[]): void => app.set({ said: why.slice(0, 5).join(' ') });

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Notes what an import left that was stopped, so that the screen says it and it can go on. */
export const lookForStopped = async (app: App): Promise<void> => {
  const stopped = (await app.device.cards?.stopped().catch(() => null)) ?? null;
  if (stopped !== app.state.page.stopped) app.set({ page: { ...app.state.page, stopped } });
};

/**
 * Imports cards from files of card data; those that were imported before are replaced once all of it is read. The files are read one by one and kept as
 * they are read, so that an import that is stopped goes on from there: files that it lacks complete it, any others begin a new one.
 */
export const importFiles = async (app: App, files: readonly ChosenFile[]): Promise<void> => {
  const { cards } = app.device;
  if (cards === null || files.length === 0 || app.state.page.importing !== null) return;
  const progress = progressOn(app);
  const missing = app.state.page.stopped?.missing ?? [];
  try {
    progress('Reading the files …');
    if (!files.every(({ name }) => missing.includes(name))) await cards.begin(files.map(({ name }) => name));
    for (const [at, file] of files.entries()) {
      progress(`Reading file ${at + 1} of ${files.length} …`);
      await cards.keepFile(file.name, await file.text());
    }
  } catch (error) {
    progress(null);
    await lookForStopped(app);
    say(app, [`The files could not be read to their end: ${reason(error)}.`]);
    return;
  }
  await lookForStopped(app);
  progress(null);
  if ((app.state.page.stopped?.missing ?? []).length === 0) await goOnImporting(app);
};

/** Goes on with an import: with the files that were read, from the texts that were not. */
export const goOnImporting = async (app: App): Promise<void> => {
  const { cards } = app.device;
  if (cards === null || app.state.page.importing !== null) return;
  const progress = progressOn(app);
  progress('Checking the files …');
  try {
    const came = await cards.compile(progress);
    if (came.ok) {
      await cards.write(came.stored);
      app.brought(came.stored);
    }
    if (came.ok || came.broken !== true) await cards.endImport();
    // An import that is said to be done is not shown as a stopped one beside that.
    await lookForStopped(app);
    say(app, came.ok ? [`${came.stored.cards.toLocaleString('en')} cards are imported.`] : came.why);
  } catch (error) {
    await lookForStopped(app);
    say(app, [`The cards could not be kept: ${reason(error)}.`]);
  }
  progress(null);
};

/** Gives up an import that was stopped. The cards that were imported before it stay in use. */
export const giveUpImport = async (app: App): Promise<void> => {
  await app.device.cards?.endImport();
  await lookForStopped(app);
  app.set({ said: 'The stopped import is taken away. Nothing else was changed.' });
};

/** What was found and opened was shown without the words of a copy, or with those of another. */
const showAgain = async (app: App): Promise<void> => {
  app.set({ rules: { ...app.state.rules, opened: [], cameFrom: null }, ruling: null, play: null });
  if (app.state.rules.found !== null) await searchRules(app, app.state.rules.typed);
};

/** What an import of a copy found, in one sentence. */
const foundIn = ({ document, file, found, missed, doubted }: StoredCopy): string =>
  `${labelOf(document)}: ${found} of ${found + missed} rules were found in ${file}${doubted === 0 ? '' : `, ${doubted} of them in doubt`}.`;

/** Imports a text copy of a rulebook: its rules are found, and only then it takes the place of the copy before it. */
export const importCopy = async (app: App, file: ChosenFile): Promise<void> => {
  const { copies } = app.device;
  if (copies === null || app.state.page.importing !== null) return;
  const progress = progressOn(app);
  progress(`Reading ${file.name} …`);
  try {
    const came = await copies.find(file, progress);
    if (came.ok) {
      await copies.write(came.copy);
      app.broughtCopies(await copies.read());
      await showAgain(app);
    }
    say(app, came.ok ? [foundIn(came.copy)] : came.why);
  } catch (error) {
    say(app, [`The copy could not be kept: ${reason(error)}.`]);
  }
  progress(null);
};

export const removeCopy = async (app: App, document: string): Promise<void> => {
  const { copies } = app.device;
  if (copies === null) return;
  await copies.remove(document);
  app.broughtCopies(await copies.read());
  await showAgain(app);
  app.set({ said: 'The copy is removed.' });
};
