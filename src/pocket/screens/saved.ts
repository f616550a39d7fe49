import { titleOf } from '../../render/cite.ts';
import { type App, backupOf, forget, reopen, sharedText } from '../app.ts';
import { importFiles, restore } from '../app-saved.ts';
import type { Kept } from '../kept.ts';
import { printSheet } from '../print-sheet.ts';
import { qrCode } from '../qr-code.ts';
import type { State } from '../state.ts';
import { badge, button, icon, plainText, section, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** The disputes of the day, each to be shown, shared or printed again; and what this device keeps. */

const clock = (at: string): string => {
  const moment = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
};

const day = (at: string): string => at.slice(0, 10);

const tableOf = (line: string): string => line.slice(line.indexOf('|') + 1).trim();

/** A QR code as one path, dark on light whatever the colours of the screen. */
const qrView = (text: string): View => {
  const grid = qrCode(text);
  if (grid === null) return h('p', { class: 'muted' }, 'The line is too long for a QR code.');
  const side = grid.length + 8;
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join('');
  return h(
    'svg',
    {
      class: 'qr',
      viewBox: `0 0 ${side} ${side}`,
      role: 'img',
      'aria-label': 'QR code of the line and the question',
      'shape-rendering': 'crispEdges',
    },
    h('rect', { width: side, height: side, fill: '#fff' }),
    h('path', { d: path, fill: '#000' }),
  );
};

const sharing = (kept: Kept, app: App): Tree =>
  h(
    'div',
    { class: 'sharing', id: 'sharing', tabIndex: -1 },
    h('p', { class: 'line' }, plainText(kept.line)),
    qrView(sharedText(kept)),
    h('p', { class: 'muted' }, 'Any camera reads the line and the question. Nothing is sent anywhere.'),
    h(
      'div',
      { class: 'actions' },
      button('Rule on it again', () => reopen(app, kept), { kind: 'primary' }),
      button('Copy', async () =>
        app.set({
          said: (await app.device.copy(sharedText(kept))) ? 'Copied.' : 'This device does not let a page copy.',
        }),
      ),
      button('Send', async () => {
        if (!(await app.device.share('headjudge', sharedText(kept))))
          app.set({ said: 'This device offers no program to send it with.' });
      }),
      button('Sheet', async () => {
        await reopen(app, kept);
        await printSheet(app);
      }),
      button('Delete', () => forget(app, kept.id), { kind: 'danger' }),
    ),
  );

const row = (kept: Kept, state: State, app: App): Tree => {
  const isOpen = state.sharing === kept.id;
  return h(
    'li',
    { class: 'act' },
    h(
      'button',
      {
        type: 'button',
        class: 'row',
        'aria-expanded': isOpen,
        onClick: () => app.set({ sharing: isOpen ? null : kept.id }),
      },
      badge(kept.verdict),
      h(
        'span',
        { class: 'row-main' },
        h(
          'span',
          {},
          h('b', {}, plainText(kept.question)),
          ' ',
          h('span', { class: 'muted' }, `${clock(kept.at)} · ${titleOf(kept.ruleset)}`),
        ),
        h('span', { class: 'muted' }, plainText(tableOf(kept.line))),
      ),
      icon('down'),
    ),
    isOpen ? sharing(kept, app) : null,
  );
};

const file = (
  id: string,
  words: string,
  accept: string,
  several: boolean,
  onFiles: (files: FileList) => unknown,
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
        if (target !== null && 'files' in target && target.files !== null) onFiles(target.files as FileList);
      },
    }),
  );

const device = (state: State, app: App): Tree => {
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
    page.importing === null ? null : h('p', { role: 'status' }, plainText(page.importing)),
    h(
      'div',
      { class: 'actions' },
      app.device.cards === null
        ? null
        : file('import', 'Import cards', '.json,application/json', true, (files) => importFiles(app, [...files])),
      button('Save a backup', () =>
        app.device.save(`headjudge-${day(app.device.now())}.json`, 'application/json', backupOf(app.state)),
      ),
      file('restore', 'Restore a backup', '.json,application/json', false, async (files) => {
        const [first] = files;
        if (first !== undefined) await restore(app, await first.text());
      }),
    ),
    h(
      'p',
      { class: 'muted' },
      'Everything stays on this device, and the page contacts nobody. Some telephones empty what a page keeps when it is not opened for a week: save a backup of what you need.',
    ),
  );
};

export const savedScreen = (state: State, app: App): Tree => {
  const days = [...new Set(state.saved.map(({ at }) => day(at)))];
  const today = day(app.device.now());
  return h(
    'div',
    {},
    state.saved.length === 0
      ? h('div', { class: 'empty' }, h('p', {}, 'No dispute was saved yet. Save one below its ruling.'))
      : null,
    ...days.map((one) =>
      section(
        one === today ? 'Today' : one,
        h(
          'ul',
          { class: 'rows' },
          ...state.saved.filter(({ at }) => day(at) === one).map((kept) => row(kept, state, app)),
        ),
      ),
    ),
    device(state, app),
  );
};
