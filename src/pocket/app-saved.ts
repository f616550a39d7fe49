import { type App, keep, setLine } from './app.ts';
import { joined, readBackup } from './kept.ts';

/** What comes from files: a backup of disputes, and cards. */

/** Puts the disputes of a backup beside those that are here. Nothing changes where the file is not a backup. */
export const restore = async (app: App, text: string): Promise<void> => {
  const backup = readBackup(text);
  if (!('saved' in backup)) {
    app.set({ said: backup.slice(0, 5).join(' ') });
    return;
  }
  const before = app.state.saved.length;
  const saved = joined(app.state.saved, backup.saved);
  app.set({
    saved,
    usual: backup.usual,
    said: `${saved.length - before} of ${backup.saved.length} disputes of the backup are new here.`,
  });
  if (app.state.table.line === '' && backup.line !== '') await setLine(app, backup.line);
  keep(app);
};

/** Imports cards from files of card data; those that were imported before are replaced. */
export const importFiles = async (
  app: App,
  files: readonly { readonly name: string; text(): Promise<string> }[],
): Promise<void> => {
  const { cards } = app.device;
  if (cards === null || files.length === 0) return;
  const progress = (says: string | null): void => app.set({ page: { ...app.state.page, importing: says } });
  progress('Reading the files …');
  const came = await app.device.importCards(files, progress);
  progress(null);
  if (!came.ok) {
    app.set({ said: came.why.slice(0, 5).join(' ') });
    return;
  }
  await cards.write(came.stored);
  app.set({ said: `${came.stored.cards.toLocaleString('en')} cards are imported.` });
  app.brought(came.stored);
};
