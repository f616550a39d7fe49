import { describe, expect, test } from 'vitest';
import { type Card, cardPool, type Script } from '../state/index.ts';
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
    attacks: [
      { name: 'Roar GX', cost: [], damage: 50, gx: true },
      { name: 'Claw', cost: ['R'], damage: 10 },
      { name: 'Nip', cost: [], damage: 10 },
    ],
    ...more,
  }) as unknown as Card;

const rulingWith = (
  question: string,
  board: string,
  text: string,
  touches?: readonly string[],
  more: Partial<Script> = {},
) => {
  const unread = [{ text, ...(touches === undefined ? {} : { touches }), ...more }];
  const pool = cardPool([
    pokemon('Alpha', {}),
    pokemon('Beta', { unread } as unknown as Partial<Card>),
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

test('a Paralyzed Pokémon may be able to retreat beside a text that lets it, and not beside one about Sleep', () => {
  const board = 'APR t9 p1 | Alpha ~paralyzed / Alpha vs Beta / -';
  expect(rulingWith('retreat', board, 'Your Pokémon may retreat anyway.').verdict).toBe('not-modelled');
  expect(rulingWith('retreat', board, 'Pokémon that are Asleep need two coins.').verdict).toBe('illegal');
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
    // None of these names what keeps it from that.
    'Every Pokémon can always retreat.',
    'Your Pokémon may retreat anyway.',
    'This lets your Active Pokémon retreat.',
    'Your Pokémon wake up.',
    'Your Pokémon are cured.',
    'Your Pokémon recover.',
    'Your Pokémon are not affected by anything.',
    'Act as though nothing were wrong with it.',
    '',
  ])('may be able to beside: %s', (text) => {
    expect(rulingWith('retreat', board, text).verdict).toBe('not-modelled');
  });

  test.each([
    'A Pokémon on either side may retreat twice.',
    'The Retreat Cost of your Active Pokémon is lower.',
    'Your Pokémon can retreat only to an empty place.',
    'Your Pokémon are not affected by Resistance.',
  ])('cannot retreat beside a text that changes something else of it: %s', (text) => {
    expect(rulingWith('retreat', board, text).verdict).toBe('illegal');
  });

  test('cannot attack beside a text that speaks of other things, and may be able to beside one that lets it attack', () => {
    const attacks = (text: string) => rulingWith('attack Roar GX', board, text).verdict;
    expect(attacks('This Pokémon may attack twice.')).toBe('illegal');
    expect(attacks('Damage of an attack is lower.')).toBe('illegal');
    expect(attacks('Your Active Pokémon may always attack.')).toBe('not-modelled');
  });
});

test('a cost that is not paid stands beside a text about other things of an attack, and not beside one that lets it attack', () => {
  const board = 'APR t9 p1 | Alpha / Alpha vs Beta / -';
  const attacks = (text: string) => rulingWith('attack Claw', board, text, ['attack', 'damage']).verdict;
  expect(attacks('The damage of its next attack is lower.')).toBe('illegal');
  expect(attacks('Your Active Pokémon may always attack.')).toBe('not-modelled');
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

test('a text about what its own Pokémon does keeps no card back that is played onto nobody, and may keep back one that goes to it', () => {
  const unread = [{ text: 'Beta may carry more Tools.', upon: 'own-act' }];
  const lever = { key: 'lever', name: 'Lever', print: 'Lever 1', kind: 'trainer' };
  const pool = cardPool([
    pokemon('Alpha', {}),
    pokemon('Beta', { unread } as unknown as Partial<Card>),
    { ...lever, play: { text: 'Switch.', does: [{ switch: 'yours' }] } } as unknown as Card,
    { ...lever, key: 'belt', name: 'Belt', print: 'Belt 1', attaches: true, tags: ['tool'] } as unknown as Card,
  ]);
  const verdictOn = (question: string): string => {
    const { setup } = parseBoardLine('APR25 t9 p1 | Alpha / Beta [hand (Lever, Belt)] vs Alpha / -');
    const ruled = ruleOn(question, { setup, pool, doc: 'advanced-2025' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.verdict;
  };
  expect(verdictOn('play Lever')).toBe('legal');
  expect(verdictOn('play Belt to Beta')).toBe('not-modelled');
});

describe('the damage of an attack', () => {
  const followsBeside = (more: Partial<Script>) =>
    rulingWith(
      'attack Roar GX',
      'APR t9 p1 | Alpha / - vs Beta -20 / -',
      'Between turns, remove 4 damage counters from it.',
      ['checkup', 'damage'],
      more,
    ).follows;

  test('is known beside a text that speaks when the turn is over, and not beside any other', () => {
    expect(followsBeside({ afterTurn: true })?.unread).toEqual([]);
    expect(followsBeside({})?.unread).toEqual(['Beta (Beta 1)']);
  });
});

describe('a copied attack that is not read', () => {
  const copying = (spares: Readonly<Record<string, string>>) => {
    const copy = { 'copy-attack': { one: { side: 'theirs', place: 'active' } }, ...spares };
    const pool = cardPool([
      pokemon('Mimic', { attacks: [{ name: 'Ape', cost: [], choose: [copy] }] } as unknown as Partial<Card>),
      pokemon('Blaze', {
        attacks: [
          {
            name: 'Wheel',
            cost: ['R'],
            damage: 80,
            text: 'A price, and more.',
            touchesUnpriced: ['damage', 'effects'],
          },
        ],
      } as unknown as Partial<Card>),
    ]);
    const { setup } = parseBoardLine('APR t9 p1 | Mimic / - vs Blaze / -');
    const ruled = ruleOn('attack Ape', { setup, pool, doc: 'advanced-2018' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.verdict;
  };

  test('may be used by a copy that spares its price, if nothing else of it could forbid that', () => {
    expect(copying({ spares: 'prices' })).toBe('legal');
    expect(copying({})).toBe('not-modelled');
  });
});

test('a text about GX attacks alone leaves what another attack does as it is', () => {
  const text = "Prevent all effects of your opponent's GX attacks, including damage, done to your Pokémon.";
  const unread = (attack: string) =>
    rulingWith(`attack ${attack}`, 'APR t9 p1 | Alpha / Alpha vs Beta / -', text, ['damage', 'effects']).follows
      ?.unread;
  expect(unread('Roar GX')).toEqual(['Beta (Beta 1)']);
  expect(unread('Nip')).toEqual([]);
});

describe('an attack whose own text is not read', () => {
  const ruledOn = (marks: string, text: string) => {
    const attacks = [{ name: 'Doze', cost: ['C'], damage: 10, text }];
    const pool = cardPool([
      pokemon('Alpha', { attacks } as unknown as Partial<Card>),
      {
        key: 'fire',
        name: 'Fire Energy',
        short: 'R',
        kind: 'energy',
        tags: ['basic energy'],
        provides: [{ units: ['R'] }],
      },
    ]);
    const { setup } = parseBoardLine(`APR t9 p1 | Alpha ${marks} / - vs Alpha / -`);
    const ruled = ruleOn('attack Doze', { setup, pool, doc: 'advanced-2018' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling;
  };
  const WHILE_ASLEEP = 'You sing. This attack can be used even if this Pokémon is Asleep.';

  test('is not refused for what that text lets it be used in', () => {
    expect(ruledOn('+R ~asleep', WHILE_ASLEEP).verdict).toBe('not-modelled');
  });

  test.each(['+R ~paralyzed', '~asleep'])('is refused for what it does not speak of: %s', (marks) => {
    expect(ruledOn(marks, WHILE_ASLEEP).verdict).toBe('illegal');
  });

  test('is refused where its text only says when it may not be used', () => {
    expect(ruledOn('+R ~asleep', 'You sing. This attack can be used only if it is Asleep.').verdict).toBe('illegal');
  });
});

describe('a coin after which the document is silent', () => {
  const retreat = (touches: readonly string[], upon?: Script['upon']) => {
    const unread = [{ text: 'It sings.', touches, ...(upon === undefined ? {} : { upon }) }];
    const pool = cardPool([pokemon('Alpha', {}), pokemon('Beta', { unread } as unknown as Partial<Card>)]);
    const { setup } = parseBoardLine('Neo t9 p1 | Alpha ~confused / Alpha vs Beta / -');
    const ruled = ruleOn('retreat to bench 1', { setup, pool, doc: 'neo-2001' });
    if (!ruled.ok) throw new Error(ruled.fault.code);
    return ruled.ruling.branches.map(({ if: [coin], needs, follows }) => [coin, needs?.length ?? 0, follows?.unread]);
  };

  test('still leaves the text to be heard that answers what was done before that', () => {
    expect(retreat(['damage', 'effects'], 'retreat')).toEqual([
      ['coin: heads', 1, ['Beta (Beta 1)']],
      ['coin: tails', 0, []],
    ]);
  });

  test('leaves no text to be heard that waits for something else', () => {
    expect(retreat(['damage', 'effects'], 'energy').map(([, , unread]) => unread ?? [])).toEqual([[], []]);
  });
});
