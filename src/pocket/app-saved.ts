import { type App, keep, setLine, usualIn } from './app.ts';
import { joined, readBackup } from './kept.ts';

/** A backup of disputes, read from a file. */

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
    ...usualIn(backup),
    said: `${saved.length - before} of ${backup.saved.length} disputes of the backup are new here.`,
  });
  if (app.state.table.line === '' && backup.line !== '') await setLine(app, backup.line);
  keep(app);
};
