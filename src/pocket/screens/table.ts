import type { PlaceJson, SideJson } from '../../render/report/types.ts';
import { type Seat, TURN_LIMITS } from '../../state/index.ts';
import { type App, editTable, open, setLine, want } from '../app.ts';
import { benchGiven, countIs, outOfHand, stadiumIs, toMove, turnIs, usedUp } from '../edit-table.ts';
import { later, laterIfHere } from '../later.ts';
import type { Place, State } from '../state.ts';
import { button, faultList, icon, plainText, section, typedIn, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** The table: what lies where a judge sees it lie, the other player above. Tapped, each Pokémon opens. Beneath it the line grows along. */

const samePlace = (a: Place | null, b: Place): boolean =>
  a !== null && a.seat === b.seat && a.zone === b.zone && a.at === b.at;

const health = ({ hp, damage }: PlaceJson): View =>
  hp === null
    ? h('span', { class: 'hp' }, damage === 0 ? '' : `−${damage}`)
    : h(
        'span',
        {
          class: `hp${hp.left === 0 ? ' out' : hp.left * 3 <= hp.max ? ' low' : ''}`,
          'aria-label': `${hp.left} of ${hp.max} HP left`,
        },
        `${hp.left}`,
        h('i', {}, `/${hp.max}`),
      );

const energyDots = (energy: readonly string[]): View =>
  energy.length === 0
    ? null
    : h(
        'span',
        { class: 'dots', 'aria-label': `Energy: ${energy.join(', ')}` },
        ...energy.map((one) =>
          h(
            'span',
            { class: /^[A-Z]$/u.test(one) ? `dot e-${one}` : 'dot special', 'aria-hidden': 'true' },
            plainText(one),
          ),
        ),
      );

const pokemonRow = (place: PlaceJson, at: Place, state: State, app: App): Tree => {
  const isOpen = samePlace(state.table.opened, at);
  return h(
    'li',
    { class: `pokemon ${at.zone}${isOpen ? ' open' : ''}` },
    h(
      'button',
      {
        type: 'button',
        class: 'pokemon-head',
        'aria-expanded': isOpen,
        onClick: () => app.set({ table: { ...app.state.table, opened: isOpen ? null : at } }),
      },
      h(
        'span',
        { class: 'row-main' },
        h(
          'span',
          { class: 'name' },
          h('b', {}, plainText(place.name ?? 'Not described')),
          ' ',
          h('span', { class: 'muted' }, plainText(place.print ?? '')),
        ),
        h(
          'span',
          { class: 'marks' },
          energyDots(place.energy),
          ...place.conditions.map((one) => h('span', { class: 'condition' }, plainText(one))),
          ...place.attached.map((one) => h('span', { class: 'tag' }, plainText(one))),
          ...place.notes.map((one) => h('span', { class: 'tag faint' }, plainText(one))),
        ),
      ),
      health(place),
      icon('down'),
    ),
    isOpen ? (laterIfHere()?.pokemonFacts(at, place, state, app) ?? null) : null,
  );
};

const addTile = (words: string, place: Place, app: App): Tree =>
  button([icon('plus'), h('span', {}, words)], () => want(app, { for: 'pokemon', place }), {
    kind: 'plain',
    extra: 'add',
  });

const count = (side: SideJson, zone: 'prizes' | 'hand' | 'deck', words: string, app: App): Tree => {
  const seat = side.seat as Seat;
  const known = side.zones.find((one) => one.zone === zone);
  const now = known?.count ?? null;
  const set = (to: number | null) => () => editTable(app, (setup) => countIs(setup, seat, zone, to));
  const usual = zone === 'prizes' ? 6 : zone === 'hand' ? 5 : 30;
  return h(
    'div',
    { class: 'stepper' },
    h('span', { class: 'stepper-name' }, words),
    now === null
      ? button('not given', set(usual), { kind: 'quiet', label: `${words} of ${seat}: not given. Give them` })
      : [
          button(icon('minus'), set(now === 0 ? null : now - 1), {
            kind: 'quiet',
            label: `one of the ${words} less`,
            extra: 'round',
          }),
          h('b', { 'aria-label': `${now} ${words}` }, now),
          button(icon('plus'), set(now + 1), { kind: 'quiet', label: `one of the ${words} more`, extra: 'round' }),
        ],
  );
};

const zones = (side: SideJson, state: State, app: App): Tree => {
  const seat = side.seat as Seat;
  const hand = state.table.setup.sides[seat]?.hand?.listed ?? [];
  const listed = hand.map((one, at) => [one, at] as const).filter(([one]) => one !== null);
  const isOpen = state.table.zones.includes(seat);
  const opens = (event: Event): void => {
    const { table } = app.state;
    const others = table.zones.filter((one) => one !== seat);
    const now = event.currentTarget instanceof HTMLDetailsElement && event.currentTarget.open;
    if (now !== table.zones.includes(seat)) app.set({ table: { ...table, zones: now ? [...others, seat] : others } });
  };
  const summary = h('summary', {}, 'Prizes, hand, deck');
  // What is closed is not made: the page is drawn the sooner.
  if (!isOpen) return h('details', { class: 'zones', onToggle: opens }, summary);
  return h(
    'details',
    { class: 'zones', open: true, onToggle: opens },
    summary,
    count(side, 'prizes', 'Prizes', app),
    count(side, 'hand', 'cards in hand', app),
    count(side, 'deck', 'cards in deck', app),
    h(
      'div',
      { class: 'chips' },
      ...listed.map(([one, at]) =>
        button(
          [plainText(one?.name ?? ''), icon('close')],
          () => editTable(app, (setup) => outOfHand(setup, seat, at)),
          {
            kind: 'quiet',
            label: `${one?.name ?? 'a card'} is not in the hand`,
          },
        ),
      ),
      button([icon('plus'), h('span', {}, 'A card in the hand')], () => want(app, { for: 'hand', seat }), {
        kind: 'quiet',
      }),
    ),
  );
};

const bench = (side: SideJson, state: State, app: App): View => {
  const seat = side.seat as Seat;
  const { bench: there } = side;
  return h(
    'div',
    { class: 'bench' },
    h('h3', {}, 'Bench'),
    there === null || there.length === 0
      ? null
      : h(
          'ul',
          { class: 'places' },
          ...there.map((one, at) => pokemonRow(one, { seat, zone: 'bench', at }, state, app)),
        ),
    h(
      'div',
      { class: 'chips' },
      addTile(
        there === null || there.length === 0 ? 'Benched Pokémon' : 'Another',
        { seat, zone: 'bench', at: there?.length ?? 0 },
        app,
      ),
      there === null
        ? button('None', () => editTable(app, (setup) => benchGiven(setup, seat, true)), {
            kind: 'quiet',
            label: 'None: no Benched Pokémon',
          })
        : null,
      there !== null && there.length === 0
        ? button('Empty. Not known?', () => editTable(app, (setup) => benchGiven(setup, seat, false)), {
            kind: 'quiet',
          })
        : null,
    ),
  );
};

const active = (side: SideJson, state: State, app: App): View => {
  const seat = side.seat as Seat;
  const there = side.active ?? [];
  return h(
    'div',
    {},
    h('h3', {}, 'Active'),
    there.length === 0
      ? h('div', { class: 'chips' }, addTile('Active Pokémon', { seat, zone: 'active', at: 0 }, app))
      : h(
          'ul',
          { class: 'places' },
          ...there.map((one, at) => pokemonRow(one, { seat, zone: 'active', at }, state, app)),
        ),
  );
};

const NO_SIDE = (seat: string): SideJson => ({
  seat,
  name: null,
  out: false,
  zones: [],
  active: null,
  bench: null,
  effects: [],
});

const whose = (side: SideJson): string =>
  side.name ?? (side.seat === 'p1' ? 'Player 1' : side.seat === 'p2' ? 'Player 2' : `Player ${side.seat.slice(1)}`);

const sideView = (side: SideJson, far: boolean, state: State, app: App): Tree => {
  const parts = [active(side, state, app), bench(side, state, app)];
  return h(
    'section',
    { class: `side ${far ? 'far' : 'near'}`, 'aria-label': whose(side) },
    h(
      'div',
      { class: 'side-head' },
      h('h2', {}, plainText(whose(side))),
      button(
        (state.table.show?.toMove ?? 'p1') === side.seat ? 'to move' : 'give the move',
        () => editTable(app, (setup) => toMove(setup, side.seat as Seat)),
        {
          kind: 'quiet',
          pressed: (state.table.show?.toMove ?? 'p1') === side.seat,
          extra: 'chip',
        },
      ),
    ),
    ...(far ? parts.toReversed() : parts),
    zones(side, state, app),
  );
};

const USED: Readonly<Record<(typeof TURN_LIMITS)[number], string>> = {
  energy: 'Energy',
  retreat: 'Retreat',
  supporter: 'Supporter',
  stadium: 'Stadium',
};

const middle = (state: State, app: App): Tree => {
  const { setup } = state.table;
  const turn = setup.turn ?? null;
  return h(
    'section',
    { class: 'middle', 'aria-label': 'Turn and Stadium' },
    h(
      'div',
      { class: 'stepper' },
      h('span', { class: 'stepper-name' }, 'Turn'),
      turn === null
        ? button('not given', () => editTable(app, (one) => turnIs(one, 3)), {
            kind: 'quiet',
            label: 'Turn: not given. Give it',
          })
        : [
            button(icon('minus'), () => editTable(app, (one) => turnIs(one, turn === 1 ? null : turn - 1)), {
              kind: 'quiet',
              label: 'a turn earlier',
              extra: 'round',
            }),
            h('b', { 'aria-label': `turn ${turn}` }, turn),
            button(icon('plus'), () => editTable(app, (one) => turnIs(one, turn + 1)), {
              kind: 'quiet',
              label: 'a turn later',
              extra: 'round',
            }),
          ],
    ),
    setup.stadium === undefined
      ? button([icon('plus'), h('span', {}, 'Stadium')], () => want(app, { for: 'stadium' }), { kind: 'quiet' })
      : button(
          [plainText(`Stadium: ${setup.stadium.name}`), icon('close')],
          () => editTable(app, (one) => stadiumIs(one, null)),
          {
            kind: 'quiet',
            label: `Take the Stadium ${setup.stadium.name} away`,
          },
        ),
    h(
      'div',
      { class: 'done' },
      h('h3', {}, 'Done this turn'),
      h(
        'div',
        { class: 'chips', role: 'group', 'aria-label': 'Done this turn' },
        ...TURN_LIMITS.map((limit) =>
          button(USED[limit], () => editTable(app, (one) => usedUp(one, limit)), {
            kind: 'quiet',
            extra: 'chip',
            pressed: setup.used.includes(limit),
          }),
        ),
      ),
    ),
  );
};

/** A sketch with words in it: `Emberling{60HP, R, "Fury R 20 Flip a coin."}`. One that has only the name, cost and damage of an attack has no text to read. */
const SKETCHED_TEXT = /\{[^}]*"[^"}]*[.!:][^"}]*"/u;

const lineBox = (state: State, app: App): Tree => {
  const { line, writing, faults } = state.table;
  return section(
    'The table in one line',
    h('label', { class: 'hidden', for: 'line' }, 'The table in one line'),
    h('textarea', {
      id: 'line',
      class: 'field mono',
      rows: 3,
      spellcheck: false,
      autocapitalize: 'off',
      placeholder: 'Paste a line here',
      value: writing ?? line,
      onInput: (event: Event) => app.set({ table: { ...app.state.table, writing: typedIn(event) } }),
    }),
    !app.device.readsSketches && SKETCHED_TEXT.test(writing ?? line)
      ? h(
          'p',
          { class: 'notice', role: 'status' },
          'This page does not read the text of a sketched card, and a ruling that depends on it says so. A page from a folder reads it, and so does the command line.',
        )
      : null,
    faultList(faults),
    h(
      'div',
      { class: 'actions' },
      writing !== null && writing !== line
        ? button('Use this line', () => setLine(app, writing), { kind: 'primary' })
        : null,
      line === ''
        ? null
        : button('Copy', async () =>
            app.set({ said: (await app.device.copy(line)) ? 'Copied.' : 'This device does not let a page copy.' }),
          ),
      line === '' ? null : button('Clear the table', () => setLine(app, ''), { kind: 'danger' }),
    ),
  );
};

export const tableScreen = (state: State, app: App): Tree => {
  const { show, impossible } = state.table;
  const sides = show?.sides ?? [NO_SIDE('p1'), NO_SIDE('p2')];
  const [near, ...far] = sides;
  return h(
    'div',
    {},
    state.table.line === ''
      ? h(
          'div',
          { class: 'actions' },
          button('Ask me question by question', async () => (await later()).openQuestions(app), {
            kind: 'plain',
            extra: 'wide',
            id: 'by-questions',
          }),
        )
      : null,
    ...far.toReversed().map((side) => sideView(side, true, state, app)),
    middle(state, app),
    near === undefined ? null : sideView(near, false, state, app),
    impossible.length === 0
      ? null
      : h(
          'div',
          { class: 'faults', role: 'alert' },
          h('b', {}, 'Impossible'),
          h('ul', { class: 'plain' }, ...impossible.map((one) => h('li', {}, plainText(one)))),
        ),
    h(
      'div',
      { class: 'actions' },
      button('What may be done?', () => open(app, 'ask'), { kind: 'primary', extra: 'wide', id: 'to-ask' }),
    ),
    lineBox(state, app),
  );
};
