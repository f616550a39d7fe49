import type { Part, Row } from '../../render/sheet/sheet.ts';
import type { App } from '../app.ts';
import { citedAll, forFingers, plainText, section } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** A part of a ruling as rows: what is said, and the rules it cites as buttons. */

const rowView = (row: Row, app: App): Tree =>
  h(
    'li',
    {},
    h(
      'div',
      { class: 'fact' },
      h(
        'div',
        {},
        row.label === undefined ? null : h('span', { class: 'label' }, plainText(row.label), ' '),
        row.figure === undefined ? null : h('span', { class: 'figure' }, row.figure, ' '),
        row.quoted === true
          ? h('blockquote', { class: 'card-text' }, plainText(row.text))
          : h('span', {}, plainText(forFingers(row.text))),
        row.sum === undefined ? null : h('b', { class: 'sum' }, ` = ${row.sum}`),
      ),
      citedAll(app, row.cites),
    ),
    (row.under ?? []).length === 0
      ? null
      : h('ul', { class: 'under-facts' }, ...(row.under ?? []).map((one) => rowView(one, app))),
  );

export const partView = (part: Part, app: App): Tree =>
  section(
    part.title,
    h(
      part.each === undefined ? 'ul' : 'ol',
      { class: part.each === undefined ? 'plain facts' : 'facts numbered' },
      ...part.rows.map((row) => rowView(row, app)),
    ),
  );
