import { titleOf } from '../../render/cite.ts';
import { type App, forget, reopen, sharedText } from '../app.ts';
import type { Kept } from '../kept.ts';
import { printSheet } from '../print-sheet.ts';
import { qrCode } from '../qr-code.ts';
import type { State } from '../state.ts';
import { onThisDevice } from './on-this-device.ts';
import { badge, button, icon, plainText, section, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** The disputes of the day, each to be shown, shared or printed again. */

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
    onThisDevice(state, app),
  );
};
