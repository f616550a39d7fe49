import { expect, test } from 'vitest';
import { RULED, type RuledDoc } from '../../corpus/index.ts';
import { type Card, cardPool, hasEntry } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { ruleOn } from '../index.ts';

/** Of an attack whose own text is not read, and only adds to its damage, it is said what comes of the printed damage; a text about coins of a later turn leaves the damage as it is. */

const cub = (text: string, mark?: '+' | 'x'): Card => ({
  key: 'own:Cub',
  name: 'Cub',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [{ name: 'Bump', cost: [], damage: 50, ...(mark === undefined ? {} : { mark }), text, touches: ['damage'] }],
});

const isCounted = (doc: RuledDoc, text: string, mark: '+' | 'x' = '+'): boolean => {
  const { setup } = parseBoardLine('CR t9 p1 | Cub / - vs Cub / Cub');
  const found = ruleOn('attack Bump', { setup, pool: cardPool([cub(text, mark)]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return (found.ruling.follows?.ifNothing?.trace.length ?? 0) > 0;
};

test.each(RULED)('the printed damage is counted where the text only adds to it, in %s', (doc) => {
  expect(isCounted(doc, 'If the weather is fine, this attack does 30 more damage.')).toBe(true);
});

test.each(RULED)(
  'nothing is counted where the text does more, or the number is not itself the damage, in %s',
  (doc) => {
    expect(isCounted(doc, 'If the weather is fine, this attack does 30 more damage. Sing a song.')).toBe(false);
    expect(isCounted(doc, 'If the weather is fine, this attack does nothing.')).toBe(false);
    expect(isCounted(doc, 'If the weather is fine, this attack does 30 more damage.', 'x')).toBe(false);
  },
);

const isDamaged = (doc: RuledDoc, text: string): boolean => {
  const { setup } = parseBoardLine('CR t9 p1 | Cub / - vs Cub / Cub');
  const found = ruleOn('attack Bump', { setup, pool: cardPool([cub(text)]), doc });
  if (!found.ok) throw new Error(found.fault.code);
  return hasEntry(found.ruling.follows?.trace ?? [], 'kind', 'damaged');
};

const LATER = "During your opponent's next turn, the Pokémon that was struck flips 2 coins before it attacks.";

test.each(RULED)('what comes of the coins of a later turn leaves the damage of this one, in %s', (doc) => {
  expect(isDamaged(doc, `${LATER} If either of them is tails, that attack does nothing.`)).toBe(true);
  expect(isDamaged(doc, `${LATER} If both are heads, that attack does 10 less damage.`)).toBe(true);
});

test.each(RULED)('what is asked of the Knock Out leaves the damage that comes before it, in %s', (doc) => {
  expect(isDamaged(doc, "If this attack doesn't Knock Out the Defending Pokémon, shoo it to the Bench.")).toBe(true);
  expect(isDamaged(doc, 'This attack does 10 less damage. If it Knocks Out nobody, sing.')).toBe(false);
});

test.each(RULED)('what may come of coins of this turn, or of none, leaves the damage open, in %s', (doc) => {
  expect(isDamaged(doc, 'Flip 2 coins. If either of them is tails, this attack does nothing.')).toBe(false);
  expect(isDamaged(doc, `Flip a coin. ${LATER} If tails, this attack does nothing.`)).toBe(false);
  expect(isDamaged(doc, `${LATER} This attack does 10 less damage for each Cub.`)).toBe(false);
  expect(isDamaged(doc, "During your opponent's next turn, each Cub hops. If tails, this attack does nothing.")).toBe(
    false,
  );
});

test.each(RULED)('what asks what the damage of this attack did leaves that damage as it is, in %s', (doc) => {
  const hops = 'that Pokémon hops once and is Knocked Out.';
  expect(
    isDamaged(doc, `If the damage from this attack reduces the HP of the Defending Pokémon to 30 or less, ${hops}`),
  ).toBe(true);
  expect(isDamaged(doc, `If the Defending Pokémon is damaged by damage from this attack, ${hops}`)).toBe(true);
  expect(isDamaged(doc, `If the Defending Pokémon sings, ${hops}`)).toBe(false);
});
