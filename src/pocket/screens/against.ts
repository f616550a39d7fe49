import { rulingParts } from '../../render/sheet/ruling-parts.ts';
import type { App } from '../app.ts';
import { holdAgainst, typeAgainst } from '../app-against.ts';
import type { Ruled } from '../state.ts';
import { faultList, section, typedIn } from './pieces.ts';
import { partView } from './ruling-rows.ts';
import { h, type Tree } from './tree.ts';

/** Where a player appeals: what another judge says, beside this ruling. */
export const againstForm = ({ against, report }: Ruled, app: App): Tree => {
  const beside = rulingParts(report, 'none').find(({ title }) => title === 'Against');
  return section(
    'Another judge says otherwise?',
    h(
      'form',
      {
        class: 'typing',
        onSubmit: (event: Event) => {
          event.preventDefault();
          holdAgainst(app);
        },
      },
      h('label', { for: 'against', class: 'hidden' }, 'What the other judge says: a sentence, a rule or a rulebook'),
      h('input', {
        id: 'against',
        class: 'field',
        type: 'text',
        value: against.typed,
        placeholder: 'A sentence, a rule, a rulebook',
        autocomplete: 'off',
        autocapitalize: 'off',
        enterkeyhint: 'go',
        onInput: (event: Event) => typeAgainst(app, typedIn(event)),
      }),
      h('button', { type: 'submit', class: 'button primary' }, 'Compare'),
    ),
    faultList(against.faults),
    beside === undefined
      ? null
      : h('div', { id: 'against-said', tabIndex: -1 }, partView({ ...beside, title: 'Beside this ruling' }, app)),
  );
};
