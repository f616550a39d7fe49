import type { PlaceJson } from '../../render/report/types.ts';
import { BASIC_LETTERS, CONDITIONS, ENERGY_NAMES } from '../../state/index.ts';
import { type App, editTable, want } from '../app.ts';
import {
  attachedTo,
  conditionSince,
  detached,
  playedIn,
  pokemonAt,
  removed,
  switched,
  withBeneath,
  withCondition,
  withDamage,
  withPrint,
} from '../edit-table.ts';
import type { Place, State } from '../state.ts';
import { button, icon, plainText, select, typedIn, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** What can be said of one Pokémon, a tap for each thing. */

const group = (title: string, ...inside: readonly (View | readonly View[])[]): Tree =>
  h(
    'div',
    { class: 'facts-group', role: 'group', 'aria-label': title },
    h('h4', {}, title),
    h('div', { class: 'chips' }, ...inside),
  );

const damage = (at: Place, now: number, app: App): Tree => {
  const by = (more: number): View =>
    button(more < 0 ? `−${-more}` : `+${more}`, () => editTable(app, (setup) => withDamage(setup, at, more)), {
      kind: 'quiet',
      label: more < 0 ? `${-more} damage less` : `${more} damage more`,
      disabled: now + more < 0,
    });
  return h(
    'div',
    { class: 'facts-group', role: 'group', 'aria-label': 'Damage' },
    h('h4', {}, 'Damage'),
    h(
      'div',
      { class: 'steps5' },
      by(-50),
      by(-10),
      h('b', { class: 'amount', 'aria-label': `${now} damage` }, now),
      by(10),
      by(50),
    ),
  );
};

const conditions = (at: Place, state: State, app: App): Tree => {
  const given = pokemonAt(state.table.setup, at)?.conditions ?? [];
  const { turn } = state.table.setup;
  const since = given.map((one): View => {
    if (turn === undefined) return null;
    return h(
      'label',
      { class: 'since' },
      `${one.name} since turn `,
      h(
        'select',
        {
          class: 'select',
          value: one.since === undefined ? '' : String(one.since),
          onChange: (event: Event) =>
            editTable(app, (setup) =>
              conditionSince(setup, at, one.name, typedIn(event) === '' ? null : Number(typedIn(event))),
            ),
        },
        h('option', { value: '' }, 'not given'),
        ...[turn, turn - 1, turn - 2, turn - 3]
          .filter((one_) => one_ > 0)
          .map((one_) => h('option', { value: String(one_) }, `${one_}`)),
      ),
    );
  });
  return h(
    'div',
    {},
    group(
      'Special Conditions',
      ...CONDITIONS.map((name) =>
        button(name, () => editTable(app, (setup) => withCondition(setup, at, name)), {
          kind: 'quiet',
          extra: 'chip',
          pressed: given.some((one) => one.name === name),
        }),
      ),
    ),
    ...since,
  );
};

const energy = (at: Place, state: State, app: App): Tree => {
  const there = pokemonAt(state.table.setup, at)?.attached ?? [];
  return h(
    'div',
    {},
    there.length === 0
      ? null
      : group(
          'Attached',
          ...there.map((one, card) =>
            button(
              [plainText(one.card.name), icon('close')],
              () => editTable(app, (setup) => detached(setup, at, card)),
              {
                kind: 'quiet',
                label: `Take ${one.card.name} away`,
              },
            ),
          ),
        ),
    group(
      'Attach',
      ...BASIC_LETTERS.map((letter) =>
        h(
          'button',
          {
            type: 'button',
            class: `energy e-${letter}`,
            'aria-label': `${ENERGY_NAMES[letter]} Energy`,
            onClick: () => editTable(app, (setup) => attachedTo(setup, at, { card: { name: letter } })),
          },
          letter,
        ),
      ),
      button('Other Energy', () => want(app, { for: 'energy', place: at }), { kind: 'quiet' }),
      button('Pokémon Tool', () => want(app, { for: 'tool', place: at }), { kind: 'quiet' }),
    ),
  );
};

/** The prints of the name in sight; they are looked up when the Pokémon is opened. */
const prints = (at: Place, place: PlaceJson, state: State, app: App): View => {
  const card = pokemonAt(state.table.setup, at)?.card;
  if (card === null || card === undefined || card.sketch !== undefined) return null;
  const labels = app.printsOf(card.name);
  if (labels.length === 0) return null;
  return (
    select(
      'Print',
      card.print ?? '',
      [
        ['', labels.length === 1 ? `${labels[0]}` : `any of ${labels.length}`],
        ...labels.map((one) => [one, one] as const),
      ],
      (value) => editTable(app, (setup) => withPrint(setup, at, value === '' ? null : value)),
    ) ?? h('span', {}, place.print ?? '')
  );
};

const since = (at: Place, state: State, app: App): Tree => {
  const { turn } = state.table.setup;
  const now = pokemonAt(state.table.setup, at)?.since;
  const known = now === undefined ? '' : String(now);
  const turns = turn === undefined ? [] : [turn, turn - 1, turn - 2].filter((one) => one > 0);
  const listed = now === undefined || turns.includes(now) ? turns : [...turns, now];
  return select(
    'Played or evolved in',
    known,
    [
      ['', turn === undefined ? 'an earlier turn (give the turn first)' : 'an earlier turn'],
      ...listed.map((one) => [String(one), one === turn ? `this turn (${one})` : `turn ${one}`] as const),
    ],
    (value) => editTable(app, (setup) => playedIn(setup, at, value === '' ? null : Number(value))),
  );
};

const beneath = (at: Place, place: PlaceJson, state: State, app: App): Tree => {
  const under = pokemonAt(state.table.setup, at)?.under;
  return group(
    'Beneath it',
    h(
      'span',
      { class: 'muted' },
      under === undefined
        ? place.on.length === 0
          ? 'nothing'
          : `as usual: ${plainText(place.on.join(', '))}`
        : under.length === 0
          ? 'nothing'
          : plainText(under.map(({ name }) => name).join(', ')),
    ),
    button('Add a card', () => want(app, { for: 'beneath', place: at }), { kind: 'quiet' }),
    under === undefined
      ? button('Nothing', () => editTable(app, (setup) => withBeneath(setup, at, [])), { kind: 'quiet' })
      : button('As usual', () => editTable(app, (setup) => withBeneath(setup, at, null)), { kind: 'quiet' }),
  );
};

export const pokemonFacts = (at: Place, place: PlaceJson, state: State, app: App): Tree =>
  h(
    'div',
    { class: 'pokemon-facts' },
    damage(at, place.damage, app),
    conditions(at, state, app),
    energy(at, state, app),
    h('div', { class: 'selects' }, prints(at, place, state, app), since(at, state, app)),
    beneath(at, place, state, app),
    h(
      'div',
      { class: 'actions' },
      at.zone === 'bench'
        ? button('Make it Active', () =>
            editTable(app, (setup) => switched(setup, at), { ...at, zone: 'active', at: 0 }),
          )
        : null,
      button('Another Pokémon', () => want(app, { for: 'pokemon', place: at })),
      button('Remove', () => editTable(app, (setup) => removed(setup, at), null), { kind: 'danger' }),
    ),
  );
