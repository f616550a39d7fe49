import type { PrecedentJson } from '../../render/report/types-of-precedents.ts';
import { DOCUMENT_SAYS, publishedAs } from '../../render/words/precedents.ts';
import type { App } from '../app.ts';
import { citedAll, plainText, section, type View } from './pieces.ts';
import { h } from './tree.ts';

/** Published rulings: what was ruled, what the rules say to it, and who published it when. */
export const precedentList = (all: readonly PrecedentJson[], app: App): View =>
  all.length === 0
    ? null
    : section(
        'Published rulings',
        h(
          'ul',
          { class: 'plain facts' },
          ...all.map((one) =>
            h(
              'li',
              {},
              h('b', {}, plainText(one.name)),
              h('p', {}, plainText(one.holds)),
              h('p', { class: 'muted' }, plainText(`${DOCUMENT_SAYS[one.document]} ${one.because}`)),
              citedAll(app, one.restsOn),
              h('p', { class: 'muted' }, plainText(`${publishedAs(one)}: ${one.source.where}`)),
            ),
          ),
        ),
      );
