import { expect, it } from 'vitest';
import { takeStep } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';

const dig = (name: string, more: object) =>
  ({
    key: name,
    name,
    kind: 'trainer',
    play: { does: [{ 'look-at-top': 3, count: 1, ...more, rest: 'bottom' }] as never },
  }) as const;

const pool = cardPool([
  { key: 'a', name: 'Alpha', kind: 'pokemon', stage: 'basic', hp: 60, retreat: 1 },
  dig('Own Dig', {}),
  dig('Their Dig', { chooser: 'opponent' }),
] satisfies readonly Card[]);
const rules = rulesetOf('comprehensive-2009', { pool });

/** Who is asked first where that card is played. */
const askedFor = (name: string): string => {
  const line = `CR t7 p1 | Alpha / - [hand (${name}), deck (Alpha, Own Dig, Their Dig)] vs Alpha / -`;
  const { state } = setUpTable(parseBoardLine(line).setup, pool, oneOnOne, 'comprehensive-2009');
  const card = state.players[0]?.hand.cards[0] ?? 0;
  const outcome = takeStep(rules, state, { kind: 'play-trainer', card }, []);
  return outcome.kind === 'pending' ? outcome.question.by : outcome.kind;
};

it('asks the player whose text it is which cards are taken, or the opponent where the text says so', () => {
  expect(askedFor('Own Dig')).toBe('p1');
  expect(askedFor('Their Dig')).toBe('p2');
});
