import { describe, expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { ruleOn } from '../ruling/index.ts';
import { type Card, cardPool, describeTable, type PokemonSpec, type Setup, type Side } from '../state/index.ts';
import { readBoard, replay } from './index.ts';

/** After a step whose unread text may have done something, no later verdict is more certain than the tables allow that it could have led to. */

const pokemon = (name: string, more: object = {}): Card =>
  ({
    key: name.toLowerCase(),
    name,
    kind: 'pokemon',
    stage: 'basic',
    hp: 90,
    types: ['C'],
    retreat: 1,
    weakness: [],
    resistance: [],
    attacks: [{ name: 'Tap', cost: ['R'], damage: 10 }],
    ...more,
  }) as unknown as Card;

const charm = (text: string, touches?: readonly string[]): Card =>
  ({
    key: 'charm',
    name: 'Charm',
    kind: 'trainer',
    attaches: true,
    unread: [{ text, ...(touches === undefined ? {} : { touches }) }],
  }) as unknown as Card;

const poolWithText = (text: string, touches?: readonly string[]) =>
  cardPool([
    pokemon('Alpha'),
    pokemon('Beta'),
    pokemon('Gamma', { stage: 'stage 1', from: 'Alpha' }),
    {
      key: 'salve',
      name: 'Salve',
      kind: 'trainer',
      play: { text: 'Heal 10 damage from your Active Pokémon.', does: [{ heal: 10, from: 'your-active' }] },
    } as unknown as Card,
    {
      key: 'r',
      name: 'Fire Energy',
      kind: 'energy',
      tags: ['basic energy'],
      provides: [{ units: ['R'] }],
    } as unknown as Card,
    charm(text, touches),
  ]);

type Change = (active: PokemonSpec, side: Side) => Side;

const onActive =
  (change: (active: PokemonSpec) => PokemonSpec): Change =>
  (active, side) => ({ ...side, active: [change(active)] });

const condition = (name: string): Change =>
  onActive((active) => ({
    ...active,
    conditions: [...active.conditions.filter((one) => one.name !== name), { name }],
  }));

/** What each kind of text could have left. */
const LEFT: { readonly [touched: string]: readonly Change[] } = {
  conditions: [
    onActive((active) => ({ ...active, conditions: [] })),
    condition('asleep'),
    condition('confused'),
    condition('poisoned'),
  ],
  damage: [
    onActive((active) => ({ ...active, damage: 0 })),
    onActive((active) => ({ ...active, damage: 40 })),
    (_active, side) => ({ ...side, active: [...(side.bench ?? []).slice(0, 1)], bench: [] }),
  ],
  'attach-energy': [
    onActive((active) => ({ ...active, attached: [] })),
    onActive((active) => ({
      ...active,
      attached: [...active.attached, ...['R', 'R', 'R'].map((name) => ({ card: { name } }))],
    })),
  ],
  bench: [
    (_active, side) => ({ ...side, bench: [] }),
    (active, side) => ({ ...side, bench: [...(side.bench ?? []), { ...active, conditions: [], attached: [] }] }),
  ],
  draw: [(_active, side) => ({ ...side, hand: { listed: [] } })],
};

const TEXTS: readonly (readonly [touched: string, text: string, touches: readonly string[]])[] = [
  [
    'conditions',
    'Between turns, its Pokémon and the other Active Pokémon trade Special Conditions.',
    ['checkup', 'conditions'],
  ],
  ['damage', 'Between turns, move any damage counters as you like.', ['checkup', 'damage']],
  [
    'attach-energy',
    'Between turns, move an Energy card attached to a Pokémon to another.',
    ['checkup', 'attach-energy'],
  ],
  ['bench', 'Between turns, put a Basic Pokémon from your discard pile onto your Bench.', ['checkup', 'bench']],
  ['draw', 'Between turns, each player shuffles their hand into their deck.', ['checkup', 'draw']],
];

const LATER = [
  'draw',
  'retreat',
  'attack Tap',
  'end turn',
  'bench Beta',
  'attach R to active',
  'evolve Gamma on active',
  'play Salve',
];

const BOARDS = [
  't9 p2 | Alpha +R / Beta [hand (Beta, Gamma, Salve, R), deck 20, prizes 4] vs Alpha +Charm / Beta [deck 20, prizes 4]',
  't9 p2 | Alpha -20 / - [hand (Beta, Gamma, Salve, R), deck 20, prizes 4] vs Alpha +Charm -20 / Beta [deck 20, prizes 4]',
];

const DOCS: readonly (readonly [RuledDoc, string])[] = [
  ['neo-2001', 'Neo'],
  ['ex-2003', 'EX'],
  ['comprehensive-2009', 'CR'],
  ['xy-2016', 'XY'],
  ['me-2026', 'ME'],
];

const isCertain = (verdict: string | undefined): boolean => verdict === 'legal' || verdict === 'illegal';

describe.each(DOCS)('by %s', (doc, label) => {
  test.each(TEXTS)('a later verdict is certain only where no such text could turn it: %s', (touched, text, touches) => {
    const pool = poolWithText(text, touches);
    for (const line of BOARDS)
      for (const later of LATER) {
        const steps = later === 'draw' ? ['end turn', 'draw'] : ['end turn', 'draw', later];
        const file = readBoard(JSON.stringify({ board: `${label} ${line}`, steps }), 'board.yaml');
        expect(file.faults).toEqual([]);
        const { steps: played } = replay(file, { pool, doc });
        expect(played[0]?.verdict, `${label} ${line}`).toBe('not-modelled');
        const last = played.at(-1);
        if (played.length < steps.length || last === undefined || !isCertain(last.verdict)) continue;
        const setup: Setup = describeTable(last.before, pool);
        for (const seat of ['p1', 'p2'] as const)
          for (const change of LEFT[touched] ?? []) {
            const side = setup.sides[seat];
            const active = side?.active?.[0];
            if (side === undefined || active === undefined) continue;
            const other = { ...setup, sides: { ...setup.sides, [seat]: change(active, side) } };
            const ruled = ruleOn(later, { setup: other, pool, doc }, { assume: ['ignore Charm'] });
            if (!ruled.ok || !isCertain(ruled.ruling.verdict)) continue;
            expect(`${later}: ${ruled.ruling.verdict}`, `${label} ${line} ${seat}`).toBe(`${later}: ${last.verdict}`);
          }
      }
  });
});

test('what such a text cannot have touched is ruled on as before', () => {
  const pool = poolWithText('Between turns, move any damage counters as you like.', ['checkup', 'damage']);
  const board = 'CR t9 p2 | Alpha +R / - [deck 20] vs Alpha +Charm / - [deck 20]';
  const file = readBoard(JSON.stringify({ board, steps: ['end turn', 'retreat'] }), 'board.yaml');
  const { steps } = replay(file, { pool, doc: 'comprehensive-2009' });
  expect(steps.map(({ verdict }) => verdict)).toEqual(['not-modelled', 'illegal']);
});

describe.each(DOCS)('an attack whose own text is not read, by %s', (doc, label) => {
  const played = (text: string, touches: readonly string[], before = 0) => {
    const pool = cardPool([
      pokemon('Alpha', { attacks: [{ name: 'Sing', cost: [], damage: 30, text, touches }] }),
      pokemon('Beta'),
      {
        key: 'r',
        name: 'Fire Energy',
        short: 'R',
        kind: 'energy',
        tags: ['basic energy'],
        provides: [{ units: ['R'] }],
      } as unknown as Card,
    ]);
    const damaged = before === 0 ? 'Beta' : `Beta -${before}`;
    const board = `${label} t9 p1 | Alpha / - [deck 20] vs ${damaged} / Beta [hand (R), deck 20]`;
    const file = readBoard(JSON.stringify({ board, steps: ['attack Sing', 'draw', 'attach R to active'] }), 'b.yaml');
    const { steps, state } = replay(file, { pool, doc });
    const ruled = ruleOn('attack Sing', { setup: file.setup, pool, doc });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    const [first] = steps;
    const follows = JSON.stringify(ruled.ruling.follows?.trace ?? []).includes('"damaged"');
    return {
      verdicts: steps.map(({ verdict }) => verdict),
      mayBeDone: first?.mayBeDone,
      ifUnchanged: first?.ifUnchanged === true,
      damage: state.players[1]?.active[0]?.damage,
      inTrace: JSON.stringify(first?.trace).includes('"damaged"'),
      asked: [ruled.ruling.verdict, follows],
    };
  };

  test('does the damage that its text cannot bear on, and leaves open what rests on the text', () => {
    const ban = "During your opponent's next turn, they can't attach Energy cards from their hand.";
    expect(played(ban, ['attach-energy', 'effects'])).toEqual({
      verdicts: ['not-modelled', 'legal', 'undetermined'],
      mayBeDone: true,
      ifUnchanged: false,
      damage: 30,
      inTrace: true,
      asked: ['legal', true],
    });
  });

  test('takes what stands in brackets for a part of its sentence about a later turn', () => {
    const later =
      "During your opponent's next turn, if Alpha is damaged by an attack (even if Alpha is Knocked Out), put 4 damage counters on the other one. (Any number may be there already.)";
    expect(played(later, ['damage', 'effects', 'knock-out'])).toMatchObject({ ifUnchanged: false, damage: 30 });
    const now = later.replace("During your opponent's next turn, if", 'If');
    expect(played(now, ['damage', 'effects', 'knock-out'])).toMatchObject({ ifUnchanged: true });
  });

  test.each([
    ['This does 20 more for each Pokémon.', ['damage', 'effects']],
    ['Prevent that.', ['effects']],
    ['The other Pokémon is Knocked Out.', ['knock-out', 'effects']],
  ])('plays on with the damage that its text may touch as what comes if that changes nothing: %s', (text, touches) => {
    const { verdicts, ...first } = played(text, touches);
    expect(first).toMatchObject({ mayBeDone: true, ifUnchanged: true, damage: 30, asked: ['legal', false] });
    expect([verdicts.length, verdicts[0], verdicts[2]]).toEqual([3, 'not-modelled', 'undetermined']);
  });

  test('leaves open no more than its own damage where all it can do is fail', () => {
    const { verdicts, ...first } = played('Flip a coin. If tails, this attack does nothing.', ['damage', 'effects']);
    expect(first).toMatchObject({ mayBeDone: true, ifUnchanged: true, damage: 30, asked: ['legal', false] });
    expect(verdicts).toEqual(['not-modelled', 'legal', 'legal']);
    // Whom it is shown to Knock Out may still be there.
    expect(played('Flip a coin. If tails, this attack does nothing.', ['damage', 'effects'], 60).verdicts[2]).not.toBe(
      'legal',
    );
  });

  test('shows the damage alone where all of its text comes after doing damage', () => {
    const after = 'After doing damage, this Pokémon takes 20 less damage from all that is said next.';
    expect(played(after, ['damage', 'effects'])).toMatchObject({
      ifUnchanged: false,
      inTrace: true,
    });
    const plain = after.replace('After doing damage, this', 'This');
    expect(played(plain, ['damage', 'effects'])).toMatchObject({ ifUnchanged: true });
  });

  test('shows the damage alone where its text may move Pokémon', () => {
    const moves = 'Switch the other Active Pokémon with one of the Bench.';
    expect(played(moves, ['bench', 'effects'])).toMatchObject({
      ifUnchanged: false,
      inTrace: true,
      asked: ['legal', true],
    });
  });

  test.each([
    ['The other one is now Asleep.', 50, 'legal'],
    ['The other one is now Poisoned.', 20, 'legal'],
    ['The other one is now Poisoned.', 30, 'undetermined'],
  ])(
    'leaves the next draw certain where nobody can fall by it between turns: %s (%i damage before)',
    (text, before, draw) => {
      expect(played(text, ['conditions', 'effects'], before).verdicts.slice(0, 2)).toEqual(['not-modelled', draw]);
    },
  );
});

test.each(DOCS)('what the opponent does after such a step is asked after the draw of the turn, by %s', (doc, label) => {
  const song = 'The other one sings in its next turn.';
  const pool = cardPool([
    pokemon('Alpha', { attacks: [{ name: 'Sing', cost: [], damage: 0, text: song, touches: ['effects'] }] }),
    pokemon('Beta'),
  ]);
  const board = `${label} t9 p1 | Alpha / - [deck 20] vs Beta / Beta [deck 20]`;
  const file = readBoard(JSON.stringify({ board, steps: ['attack Sing', 'p2 retreat to bench 1'] }), 'b.yaml');
  const [, retreat] = replay(file, { pool, doc }).steps;
  expect(retreat?.drew).toBeDefined();
  expect(retreat?.grounds.map(({ code }) => code)).not.toContain('not-the-action-phase');
});

describe('a card that is played for a text that is not read', () => {
  const played = (text: string, then: readonly string[]) => {
    const supporter = (name: string, does?: readonly object[]): Card =>
      ({ key: name.toLowerCase(), name, kind: 'supporter', play: { text, ...(does && { does }) } }) as unknown as Card;
    const refrain = { kind: 'ability', name: 'Refrain', text: 'Draw a card.', does: [{ draw: 1 }] };
    const pool = cardPool([
      pokemon('Alpha'),
      pokemon('Beta'),
      pokemon('Lark', { powers: [refrain] }),
      supporter('Singer'),
      supporter('Dancer', [{ draw: 1 }]),
    ]);
    const board = 'ME t6 p1 first-p2 | Alpha / Beta [hand (Singer, Dancer, Beta), deck 20] vs Alpha / Beta [deck 20]';
    const file = readBoard(JSON.stringify({ board, steps: ['play Singer', ...then] }), 'b.yaml');
    return replay(file, { pool, doc: 'me-2026' }).steps;
  };
  const steps = (text: string, ...then: readonly string[]) =>
    played(text, then).map(({ verdict, ifUnchanged, after, before }) => ({
      verdict,
      ifUnchanged,
      isPlayed: after !== before,
    }));
  const IF_UNCHANGED = { ifUnchanged: true, isPlayed: true } as const;

  test('is played, and what its text cannot have touched is ruled on as before', () => {
    expect(steps('Your opponent switches Pokémon.', 'play Dancer')).toEqual([
      { verdict: 'not-modelled', ...IF_UNCHANGED },
      expect.objectContaining({ verdict: 'illegal', ifUnchanged: undefined }),
    ]);
  });

  test('leaves in doubt what rests on its text, which is played on as if it had changed nothing', () => {
    expect(steps('Your opponent switches Pokémon.', 'bench Beta', 'end turn')).toEqual([
      { verdict: 'not-modelled', ...IF_UNCHANGED },
      { verdict: 'undetermined', ...IF_UNCHANGED },
      // Whether that was done is no matter to the end of the turn.
      { verdict: 'legal', ifUnchanged: undefined, isPlayed: true },
    ]);
  });

  test('leaves open an act on a place that only its text can have filled', () => {
    const [, second] = steps('Put a Beta from your deck onto your Bench.', 'retreat to bench 2');
    expect(second?.verdict).toBe('undetermined');
    const [, other] = steps('Look at your deck.', 'retreat to bench 2');
    expect(other?.verdict).not.toBe('undetermined');
  });

  test('leaves open a power or an attack of a Pokémon that only its text can have brought, and no name that no card has', () => {
    const fault = (text: string, act: string) => played(text, [act])[1]?.fault?.code;
    const brings = 'Put a Lark from your deck onto your Bench.';
    expect(fault(brings, 'use Refrain')).toBeUndefined();
    expect(fault(brings, 'use Refrian')).toBe('unknown-power');
    expect(fault('Look at your deck.', 'use Refrain')).toBe('unknown-power');
  });

  test('may not have been played at all where its text can say so', () => {
    const [, second] = steps('You can play this card only if your opponent sings.', 'play Dancer');
    expect(second?.verdict).toBe('undetermined');
  });
});

test.each(DOCS)('an act that only an unread text may forbid is played on as if it did not, by %s', (doc, label) => {
  const text = 'Your opponent may attack only after a song.';
  const singing = { kind: 'ability', name: 'Song', text, touches: ['attack'] };
  const pool = cardPool([
    pokemon('Alpha', { attacks: [{ name: 'Hit', cost: [], damage: 30 }] }),
    pokemon('Beta', { powers: [singing] as unknown as Card['powers'] }),
  ]);
  const board = `${label} t9 p1 | Alpha / - [deck 20] vs Beta / Beta [deck 20]`;
  const steps = ['attack Hit', 'p2 end turn', 'p1 attack Hit'];
  const played = replay(readBoard(JSON.stringify({ board, steps }), 'b.yaml'), { pool, doc }).steps;
  expect(played.map(({ verdict, mayBeDone }) => [verdict, mayBeDone])).toEqual([
    ['not-modelled', false],
    // It may still be the turn of the first player.
    ['undetermined', false],
    ['not-modelled', false],
  ]);
  expect(played[0]).toMatchObject({ ifUnchanged: true });
});

const SONG = { kind: 'body', name: 'Song', text: 'Alpha can attack only after a song.', touches: ['attack'] };

/** The texts that are read out beside the attack, where a text of its own card may forbid it. */
const readOut = (doc: RuledDoc, label: string, own: object): readonly string[] => {
  const attacks = [{ name: 'Hit', cost: [], damage: 30, ...own }];
  const pool = cardPool([pokemon('Alpha', { attacks, powers: [SONG] }), pokemon('Beta')]);
  const board = `${label} t9 p1 | Alpha / - [deck 20] vs Beta / Beta [deck 20]`;
  const { steps } = replay(readBoard(JSON.stringify({ board, steps: ['attack Hit'] }), 'b.yaml'), { pool, doc });
  return steps[0]?.gaps.map(({ text }) => text) ?? [];
};

test.each(DOCS)('the own text of an attack that its card may forbid is read out as well, by %s', (doc, label) => {
  const own = { text: 'Something falls asleep.', touches: ['conditions'] };
  expect(readOut(doc, label, own)).toEqual([SONG.text, own.text]);
  expect(readOut(doc, label, {})).toEqual([SONG.text]);
});

test.each(DOCS)('a text about damage in one turn leaves the attacks of other turns alone, by %s', (doc, label) => {
  const verdicts = (whose: string, between: string) => {
    const text = `During ${whose} next turn, if any Pokémon does damage to the other one, the attack does 30 more damage.`;
    const pool = cardPool([
      pokemon('Alpha', {
        attacks: [
          { name: 'Dance', cost: [], damage: null, text, touches: ['damage', 'effects'] },
          { name: 'Hit', cost: [], damage: 10 },
        ],
      }),
      pokemon('Beta', { attacks: [{ name: 'Hit', cost: [], damage: 10 }] }),
    ]);
    const board = `${label} t9 p1 | Alpha / - [deck 20] vs Beta / Beta [deck 20]`;
    const steps = ['attack Dance', between, 'p1 attack Hit'];
    return replay(readBoard(JSON.stringify({ board, steps }), 'b.yaml'), { pool, doc }).steps.map((one) => one.verdict);
  };
  expect(verdicts('your', 'p2 attack Hit')).toEqual(['not-modelled', 'legal', 'undetermined']);
  expect(verdicts("your opponent's", 'p2 attack Hit').slice(0, 2)).toEqual(['not-modelled', 'undetermined']);
  expect(verdicts("your opponent's", 'p2 end turn')).toEqual(['not-modelled', 'legal', 'legal']);
});

describe.each(DOCS)('an attack whose number only its own text makes damage of, by %s', (doc, label) => {
  const played = (damage: object, steps: readonly string[]) => {
    const text = 'Does 20 damage for each card in a pile that was never named.';
    const pool = cardPool([
      pokemon('Alpha', { attacks: [{ name: 'Count', cost: [], ...damage, text, touches: ['damage', 'effects'] }] }),
      pokemon('Beta'),
    ]);
    const board = `${label} t9 p1 | Alpha / - [deck 20] vs Beta / Beta, Beta [deck 20, hand (Beta)]`;
    return replay(readBoard(JSON.stringify({ board, steps }), 'b.yaml'), { pool, doc });
  };

  test.each(['x', '?'])('goes on without that damage, which stays in doubt: %s', (mark) => {
    const { steps, state, doubts } = played({ damage: 20, mark }, ['attack Count', 'p2 bench Beta', 'p2 end turn']);
    expect(steps.map(({ verdict }) => verdict)).toEqual(['not-modelled', 'undetermined', 'undetermined']);
    expect(state.players[1]?.active[0]?.damage).toBe(0);
    expect(doubts[0]?.left).toEqual(expect.arrayContaining(['damage', 'fallen']));
  });

  test('has what the act in doubt did in doubt after it, and no more', () => {
    const { doubts } = played({ damage: 20, mark: 'x' }, ['attack Count', 'p2 bench Beta']);
    expect(doubts.flatMap(({ left }) => left).toSorted()).toEqual([
      'benched',
      'damage',
      'fallen',
      'hand',
      'healed',
      'places',
    ]);
  });
});

test.each(DOCS)(
  'a text about what one Pokémon does as damage leaves the attacks of others alone, by %s',
  (doc, label) => {
    const verdicts = (text: string, ...steps: readonly string[]) => {
      const HIT = { name: 'Hit', cost: [], damage: 10 };
      const pool = cardPool([
        pokemon('Alpha', {
          retreat: 0,
          attacks: [{ name: 'Dance', cost: [], damage: null, text, touches: ['damage', 'effects'] }, HIT],
        }),
        pokemon('Beta', { retreat: 0, attacks: [HIT] }),
      ]);
      const board = `${label} t9 p1 | Alpha / Beta [deck 20] vs Beta / Beta [deck 20]`;
      const file = readBoard(JSON.stringify({ board, steps: ['attack Dance', ...steps] }), 'b.yaml');
      return replay(file, { pool, doc }).steps.map(({ verdict }) => verdict);
    };
    const own =
      'During your next turn, if any of your current Active Pokémon does damage to any Pokémon, the attack does 30 more damage.';
    const between = 'p2 end turn';
    expect(verdicts(own, between, 'p1 attack Hit').at(-1)).toBe('undetermined');
    expect(verdicts(own, between, 'p1 retreat to bench 1', 'p1 attack Hit').at(-1)).toBe('legal');
    const ITS_ATTACKS = 'attacks used by the Defending Pokémon';
    const theirs = `During your opponent's next turn, ${ITS_ATTACKS} do 30 less damage.`;
    expect(verdicts(theirs, 'p2 attack Hit').at(-1)).toBe('undetermined');
    expect(verdicts(theirs, 'p2 retreat to bench 1', 'p2 attack Hit').at(-1)).toBe('legal');
    // Of whomever it speaks, the attack of the other one is heard of.
    const anyone = "During your opponent's next turn, attacks do 30 less damage.";
    expect(verdicts(anyone, 'p2 retreat to bench 1', 'p2 attack Hit').at(-1)).toBe('undetermined');
  },
);

test.each(DOCS)(
  'the draw that a step goes through is in doubt where a text may have emptied the deck, by %s',
  (doc, label) => {
    const after = (deck: string, text: string, ...steps: readonly string[]) => {
      const HIT = { name: 'Hit', cost: [], damage: 10 };
      const pool = cardPool([
        pokemon('Alpha', {
          attacks: [{ name: 'Dance', cost: [], damage: null, text, touches: ['draw', 'effects', 'win'] }],
        }),
        pokemon('Beta', { attacks: [HIT] }),
      ]);
      const board = `${label} t9 p1 | Alpha / - [deck 20] vs Beta / Beta [${deck}hand ? (Beta)]`;
      const file = readBoard(JSON.stringify({ board, steps: ['attack Dance', ...steps] }), 'b.yaml');
      return replay(file, { pool, doc });
    };
    const mills = "Discard the top 2 cards of your opponent's deck for each song.";
    const open = after('deck 5, ', mills, 'p2 bench Beta', 'p2 end turn');
    expect(open.steps.map(({ verdict }) => verdict)).toEqual(['not-modelled', 'undetermined', 'undetermined']);
    expect(open.doubts[0]?.left).toContain('end');
    expect(after('deck 20, ', mills, 'p2 end turn').steps.at(-1)?.verdict).toBe('legal');
  },
);

test('a coin that was given is not asked for again where something is not given after it', () => {
  const pool = cardPool([
    pokemon('Alpha', {
      attacks: [{ name: 'Dance', cost: [], damage: 20, text: 'Do a dance.', touches: ['damage', 'effects'] }],
    }),
    pokemon('Beta'),
  ]);
  // Whether the Burn stays is not said there.
  const board = 'APR25 t9 p1 | Alpha ~confused ~burned / Beta vs Beta / Beta';
  const dance = (answers: readonly string[]) =>
    replay(readBoard(JSON.stringify({ board, steps: [{ do: 'attack Dance', answers }] }), 'b.yaml'), {
      pool,
      doc: 'advanced-2025',
    }).steps[0];
  expect(dance([])?.open?.question.kind).toBe('coin');
  const given = dance(['heads']);
  expect(given?.open).toBeNull();
  expect(given?.needs.map(({ code }) => code)).toEqual(['document-silent-on']);
});
