import { titleOf } from '../../render/cite.ts';
import { type App, backupOf } from '../app.ts';
import { giveUpImport, goOnImporting, importCopy, importFiles, removeCopy } from '../app-imports.ts';
import { restore } from '../app-saved.ts';
import type { StoppedImport } from '../device.ts';
import type { CopyShown, State } from '../state.ts';
import { button, plainText, section, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** What this device keeps beside the disputes: the page itself, imported cards, copies of rulebooks; and what comes from files. */

const file = (
  id: string,
  words: string,
  accept: string,
  several: boolean,
  onFiles: (files: readonly File[]) => unknown,
): Tree =>
  h(
    'label',
    { class: 'button plain file', for: id },
    h('span', {}, words),
    h('input', {
      id,
      class: 'hidden',
      type: 'file',
      accept,
      multiple: several,
      onChange: (event: Event) => {
        const { target } = event;
        if (target === null || !('files' in target) || target.files === null) return;
        const files = [...(target.files as FileList)];
        // The same file may be chosen again.
        if ('value' in target) target.value = '';
        onFiles(files);
      },
    }),
  );

const count = (many: number, one: string): string => `${many.toLocaleString('en')} ${one}${many === 1 ? '' : 's'}`;

const MOST_NAMED = 5;

/** The names of files, as far as they are worth reading. */
const named = (files: readonly string[]): string =>
  files.length <= MOST_NAMED
    ? files.join(', ')
    : `${files.slice(0, MOST_NAMED).join(', ')} and ${files.length - MOST_NAMED} more`;

const stoppedView = ({ files, missing, names }: StoppedImport, app: App): Tree =>
  h(
    'div',
    { class: 'assumed', id: 'stopped' },
    h('b', {}, 'An import of cards was stopped'),
    h(
      'p',
      {},
      `${files.length - missing.length} of ${count(files.length, 'file')} ${files.length === 1 ? 'is' : 'are'} read${
        names === 0 ? '' : `, and the texts of ${count(names, 'name')}`
      }.`,
    ),
    missing.length === 0 ? null : h('p', {}, plainText(`Choose again: ${named(missing)}.`)),
    h(
      'div',
      { class: 'actions' },
      missing.length === 0
        ? button('Go on', () => goOnImporting(app), { kind: 'primary' })
        : file('import-rest', 'Choose them', '.json,application/json', true, (chosen) => importFiles(app, chosen)),
      button('Give it up', () => giveUpImport(app), { kind: 'danger' }),
    ),
  );

const edition = ({ version, date }: CopyShown): string =>
  [version === null ? '' : `version ${version}`, date ?? ''].filter((part) => part !== '').join(', ');

const copyView = (copy: CopyShown, app: App): Tree =>
  h(
    'li',
    { class: 'fact' },
    h(
      'span',
      {},
      h('b', {}, `Your copy of ${titleOf(copy.document)}: `),
      plainText(
        `${copy.file}${edition(copy) === '' ? '' : `, ${edition(copy)}`}; ${copy.found} of ${copy.found + copy.missed} rules found${
          copy.doubted === 0 ? '' : `, ${copy.doubted} in doubt`
        }.`,
      ),
    ),
    button('Remove', () => removeCopy(app, copy.document), {
      kind: 'danger',
      label: `Remove your copy of ${titleOf(copy.document)}`,
    }),
  );

const importButtons = (state: State, app: App): readonly View[] =>
  state.page.importing !== null
    ? []
    : [
        app.device.cards === null
          ? null
          : file('import', 'Import cards', '.json,application/json', true, (files) => importFiles(app, files)),
        app.device.copies === null
          ? null
          : file('import-copy', 'Import a rulebook', '.txt,text/plain', false, ([first]) =>
              first === undefined ? null : importCopy(app, first),
            ),
      ];

export const onThisDevice = (state: State, app: App): Tree => {
  const { page } = state;
  return section(
    'On this device',
    h(
      'ul',
      { class: 'plain' },
      h(
        'li',
        {},
        `headjudge ${page.version}, rulebooks as of ${page.built}`,
        h('span', { class: 'muted' }, ` (${page.build})`),
      ),
      page.importedCards > 0
        ? h('li', {}, `${page.importedCards.toLocaleString('en')} imported cards are in this page.`)
        : null,
      page.broughtCards === null
        ? null
        : h(
            'li',
            {},
            `${page.broughtCards.cards.toLocaleString('en')} cards of ${page.broughtCards.names.toLocaleString('en')} names, imported on ${page.broughtCards.on}.`,
          ),
      ...page.copies.map((copy) => copyView(copy, app)),
      page.forOwnUse
        ? h(
            'li',
            {},
            h(
              'b',
              {},
              'This page has imported cards or your own copies in it. It is for your own use: do not pass it on.',
            ),
          )
        : null,
    ),
    page.importing === null ? null : h('p', { role: 'status', id: 'importing' }, plainText(page.importing)),
    page.stopped === null || page.importing !== null ? null : stoppedView(page.stopped, app),
    h(
      'div',
      { class: 'actions' },
      ...importButtons(state, app),
      button('Save a backup', () =>
        app.device.save(`headjudge-${app.device.now().slice(0, 10)}.json`, 'application/json', backupOf(app.state)),
      ),
      file('restore', 'Restore a backup', '.json,application/json', false, async ([first]) => {
        if (first !== undefined) await restore(app, await first.text());
      }),
    ),
    app.device.copies === null
      ? null
      : h(
          'p',
          { class: 'muted' },
          'Cards are JSON files, a rulebook is your own copy of it as plain text. Its words then stand beside ours.',
        ),
    h(
      'p',
      { class: 'muted' },
      'Everything stays on this device, and the page contacts nobody. Some telephones empty what a page keeps when it is not opened for a week: save a backup of what you need.',
    ),
  );
};
