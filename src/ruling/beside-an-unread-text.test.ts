import { describe, expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** What an unread text leaves certain: a limit it does not speak of, and the cost that another text has changed. */

const pokemon = (name: string, more: Partial<Card>): Card =>
  ({
    key: name.toLowerCase(),
    name,
    print: `${name} 1`,
    kind: 'pokemon',
    stage: 'basic',
    hp: 90,
    types: ['C'],
    retreat: 0,
    attacks: [{ name: 'Roar GX', cost: [], damage: 50, gx: true }],
    ...more,
  }) as unknown as Card;

const rulingWith = (question: string, board: string, text: string) => {
  const pool = cardPool([
    pokemon('Alpha', {}),
    pokemon('Beta', { unread: [{ text }] } as unknown as Partial<Card>),
    pokemon('Gamma', {
      powers: [
        {
          name: 'Mire',
          kind: 'ability',
          text: 'Costs more.',
          always: [{ claim: 'retreat', add: 1, on: { side: 'theirs' } }],
        },
      ],
    } as unknown as Partial<Card>),
  ]);
  const { setup, faults } = parseBoardLine(board);
  expect(faults).toEqual([]);
  const ruled = ruleOn(question, { setup, pool, doc: 'advanced-2018' });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling;
};

describe('a second GX attack', () => {
  const board = 'APR t9 p1 | Alpha / Alpha [gx] vs Beta / -';

  test('is refused beside a text that never speaks of GX', () => {
    const ruling = rulingWith('attack Roar GX', board, 'Whatever is lost goes to the Lost Zone.');
    expect(ruling.verdict).toBe('illegal');
    expect(ruling.grounds.map(({ code }) => code)).toEqual(['gx-attack-spent']);
  });

  test.each(['A player may use a second GX attack.', 'This Pokémon counts as any card.', ''])(
    'is open beside: %s',
    (text) => {
      expect(rulingWith('attack Roar GX', board, text).verdict).toBe('not-modelled');
    },
  );
});

describe('an Asleep Pokémon', () => {
  const board = 'APR t9 p1 | Alpha ~asleep / Alpha vs Beta / -';

  test('cannot retreat beside a text that speaks of other things', () => {
    const ruling = rulingWith('retreat', board, 'The Pokémon this card is attached to is Colorless.');
    expect(ruling.verdict).toBe('illegal');
    expect(ruling.grounds.map(({ code }) => code)).toEqual(['is-asleep']);
  });

  test.each([
    'A Pokémon that is Asleep can retreat.',
    'Special Conditions do nothing.',
    'No effect of an attack lasts.',
    'Pokémon can retreat even if a rule forbids it.',
    '',
  ])('may be able to beside: %s', (text) => {
    expect(rulingWith('retreat', board, text).verdict).toBe('not-modelled');
  });
});

test('no turn ends in the draw phase beside a text that speaks of other things', () => {
  const board = 'CR t9 p1 draw | Alpha / Alpha vs Beta / -';
  expect(rulingWith('end turn', board, 'Whatever is lost goes to the Lost Zone.').verdict).toBe('illegal');
  expect(rulingWith('end turn', board, 'A player may skip the draw.').verdict).toBe('not-modelled');
});

test('a refused retreat names the text that raised its cost, and no other', () => {
  const raised = rulingWith('retreat', 'APR t9 p1 | Alpha / Alpha vs Gamma / -', 'x');
  expect(raised.grounds).toMatchObject([{ code: 'retreat-cost', facts: { cost: 1, changedBy: ['Mire'] } }]);
  const own = rulingWith('retreat', 'APR t9 p1 | Gamma{90HP, C, retreat 2} / Alpha vs Alpha / -', 'x');
  expect(own.grounds[0]?.facts).not.toHaveProperty('changedBy');
});
