import { describe, expect, test } from 'vitest';
import { readCardFile } from './index.ts';

describe('a card file', () => {
  test('a card is read with every key, its numbers as numbers and its text as data', () => {
    const { cards, faults } = readCardFile(
      `Luxray:
  - print: DP 7
    id: dp1-7
    released: 2007-05-01
    kind: pokemon
    stage: stage 2
    from: Luxio
    hp: 120
    type: L
    weakness: F +30, G
    resistance: M -20
    retreat: 1
    tags: [sp, ex]
    prizes: 2
    powers:
      - name: Rivalry
        kind: body
        text: More damage.
        always: [{claim: damage, add: 20, when: before}]
      - {name: Glare, kind: power, once-per-turn: true, when: [active], touches: [retreat]}
    attacks:
      - name: Flash
        cost: none
      - {name: Bolt, cost: LLC, damage: 30x, base: {times: {heads: 3}}, text: "3", does: [{note: "20", n: -5, all: true}]}
      - {name: Odd, cost: L, damage: "?"}
      - {name: Less, cost: L, damage: 50-, choose: [a], activate: [b], discards: [c]}
  - {print: XX 1, id: xx-1, hp: 60, stage: basic}
Double Rainbow Energy:
  kind: energy
  short: DRE
  provides: [{units: [any, any]}]
  attaches-to: {evolved: true}
  always: [{claim: damage, add: -10}]
Tool Box:
  kind: trainer
  attaches: true
  discard-at-end-of-turn: true
  play: {text: Draw., does: [{draw: 1}]}
  lends: [{name: Lent, cost: C, damage: 10+}]
  unread: [{text: Something., touches: [damage], upon: Damaged}]
`,
      'cards.yaml',
    );
    expect(faults).toEqual([]);
    expect(cards.map(({ key }) => key)).toEqual(['dp1-7', 'xx-1', 'own:Double Rainbow Energy', 'own:Tool Box']);
    expect(cards[0]).toEqual({
      key: 'dp1-7',
      name: 'Luxray',
      print: 'DP 7',
      released: '2007/05/01',
      kind: 'pokemon',
      stage: 'stage 2',
      from: 'Luxio',
      hp: 120,
      types: ['L'],
      weakness: [{ type: 'F', plus: 30 }, { type: 'G' }],
      resistance: [{ type: 'M', minus: 20 }],
      retreat: 1,
      tags: ['sp', 'ex'],
      prizes: 2,
      powers: [
        { name: 'Rivalry', kind: 'body', text: 'More damage.', always: [{ claim: 'damage', add: 20, when: 'before' }] },
        { name: 'Glare', kind: 'power', oncePerTurn: true, when: ['active'], touches: ['retreat'] },
      ],
      attacks: [
        { name: 'Flash', cost: [], damage: null },
        {
          name: 'Bolt',
          cost: ['L', 'L', 'C'],
          damage: 30,
          mark: 'x',
          base: { times: { heads: 3 } },
          text: '3',
          does: [{ note: '20', n: -5, all: true }],
        },
        { name: 'Odd', cost: ['L'], damage: null, mark: '?' },
        { name: 'Less', cost: ['L'], damage: 50, mark: '-', choose: ['a'], activate: ['b'], discards: ['c'] },
      ],
    });
    expect(cards[2]).toMatchObject({
      short: 'DRE',
      provides: [{ units: ['any', 'any'] }],
      attachesTo: { evolved: true },
    });
    expect(cards[3]).toMatchObject({
      attaches: true,
      discardAtEndOfTurn: true,
      lends: [{ damage: 10, mark: '+' }],
      unread: [{ touches: ['damage'], upon: 'damaged' }],
    });
  });

  test('mistakes are reported in one go, with the nearest key or value', () => {
    const { faults } = readCardFile(
      `Mew:
  kind: pokmon
  stage: stage 3
  hp: 65
  typ: P
  weakness: P y2
  attacks:
    - {nam: Psy, cost: Q, damage: lots}
  powers:
    - {name: X, kind: abilty}
  released: soon
Mistmoth: {hp: 60, from: Mistlarva}
Thing: {short: T}
Twice: [{id: a, kind: trainer}, {id: a, kind: trainer}]
Spark Energy: {kind: energy}
`,
      'cards.yaml',
    );
    expect(faults.map(({ code, span, hint }) => [code, span?.line, hint?.split('\n')[0]])).toEqual([
      ['bad-value', 2, 'nearest   pokemon'],
      ['bad-value', 3, 'nearest   stage 1'],
      ['bad-value', 4, undefined],
      ['unknown-key', 5, 'nearest   type'],
      ['bad-value', 6, 'expected   such as R x2, F +20 or F'],
      ['unknown-key', 8, 'nearest   name'],
      ['bad-value', 8, undefined],
      ['bad-damage', 8, 'expected   such as 30, 30x, 10+, 50- or ?'],
      ['missing-key', 8, undefined],
      ['bad-value', 10, 'nearest   ability'],
      ['bad-value', 11, undefined],
      ['missing-key', 12, 'expected   such as stage: stage 1'],
      ['missing-key', 13, expect.stringContaining('kind: pokemon') as string],
      ['missing-key', 13, 'expected   such as hp: 60'],
      ['duplicate-key', 14, expect.stringContaining('line 14') as string],
      ['missing-key', 15, expect.stringContaining('provides: [{units: [R]}]') as string],
    ]);
  });

  test.each(['', 'x', '[1]', 'Mew: 3', 'Mew: {attacks: 3}', 'Mew: {play: [x]}', '"": {kind: trainer}'])(
    '%j is a fault, not a crash',
    (text) => {
      expect(readCardFile(text, 'c').faults.length).toBeGreaterThan(0);
    },
  );

  test('a card called like a part of JavaScript stays a card', () => {
    const { cards, faults } = readCardFile(
      'constructor: {kind: trainer, provides: {toString: 1, constructor: 2}}\n',
      'c',
    );
    expect(faults).toEqual([]);
    expect(cards[0]).toMatchObject({ name: 'constructor', key: 'own:constructor' });
    expect(Object.keys(cards[0]?.provides ?? {})).toEqual(['toString', 'constructor']);
  });

  test('what a card says may stand beside its facts, and is open where nothing carries it out', () => {
    const { cards, faults } = readCardFile(
      `Bill: {kind: trainer, text: Two cards., does: [{draw: 2}]}
Odd: {kind: supporter, text: Something else., touches: [draw]}
Hall: {kind: stadium, text: All have more., always: [{claim: hp, add: 10, on: {side: any}}]}
Bud: {hp: 50, text: Something.}
Wrap: {kind: trainer, tags: [tool], text: Less damage., always: [{claim: damage, when: after, add: -10, on: host}]}
Half: {kind: trainer, text: One card., play: {does: [{draw: 1}]}}
`,
      'cards.yaml',
    );
    expect(faults).toEqual([]);
    expect(cards.map(({ play, unread }) => play ?? unread)).toEqual([
      { text: 'Two cards.', does: [{ draw: 2 }] },
      { text: 'Something else.', touches: ['draw'] },
      { text: 'All have more.', does: [] },
      [{ text: 'Something.' }],
      { text: 'Less damage.', does: [] },
      { text: 'One card.', does: [{ draw: 1 }] },
    ]);
    const wrong = readCardFile(
      `Twice: {kind: trainer, text: A., play: {text: B.}}\nBud: {hp: 50, does: [{draw: 1}]}\n`,
      'cards.yaml',
    );
    expect(wrong.faults.map(({ code, span }) => [code, span?.line])).toEqual([
      ['misplaced-key', 1],
      ['misplaced-key', 2],
    ]);
  });
});
