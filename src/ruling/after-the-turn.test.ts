import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { eventsIn } from '../engine/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';
import type { AfterTurn } from './ruling.ts';

/** What comes between the turn that an attack ends and the next is said with the attack, and only where something comes. */

const pup: Card = {
  key: 'Pup',
  name: 'Pup',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 0,
  weakness: [],
  resistance: [],
  attacks: [{ name: 'Bite', cost: [], damage: 20 }],
};

const surge: Card = {
  key: 'Surge Energy',
  name: 'Surge Energy',
  kind: 'energy',
  provides: [{ units: ['C'] }],
  discardAtEndOfTurn: true,
};

const pool = cardPool([pup, surge]);

const afterTurn = (doc: RuledDoc, sides: string, question = 'attack Bite'): AfterTurn | undefined => {
  const { setup } = parseBoardLine(`CR t5 p1 | ${sides}`);
  const came = ruleOn(question, { setup, pool, doc }, {});
  if (!came.ok) throw new Error(came.fault.code);
  return came.ruling.follows?.afterTurn;
};

const kindsIn = (after: AfterTurn | undefined): readonly string[] =>
  eventsIn(after?.trace ?? []).map(({ kind }) => kind);

const DOCS: readonly RuledDoc[] = ['comprehensive-2009', 'xy-2016', 'ex-2003', 'me-2026', 'advanced-2025'];

describe('after an attack', () => {
  for (const doc of DOCS)
    it(`Poison acts on both sides by ${doc}, and nothing is said where nothing comes`, () => {
      expect(kindsIn(afterTurn(doc, 'Pup ~poisoned / - vs Pup ~poisoned / -'))).toEqual(
        expect.arrayContaining(['counters-placed', 'counters-placed']),
      );
      expect(afterTurn(doc, 'Pup / - vs Pup / -')).toBeUndefined();
    });

  for (const doc of DOCS)
    it(`a card that is discarded then is said by ${doc}, and none of the other player`, () => {
      expect(kindsIn(afterTurn(doc, 'Pup +Surge Energy / - vs Pup / -'))).toEqual(['detached']);
      expect(afterTurn(doc, 'Pup / - vs Pup +Surge Energy / -')).toBeUndefined();
    });

  it('a Knock Out by Poison is said with it', () => {
    expect(kindsIn(afterTurn('me-2026', 'Pup -50 ~poisoned / Pup vs Pup / -'))).toContain('knocked-out');
    expect(kindsIn(afterTurn('me-2026', 'Pup -40 ~poisoned / Pup vs Pup / -'))).not.toContain('knocked-out');
  });

  it('a coin then has both its sides', () => {
    const after = afterTurn('comprehensive-2009', 'Pup / - vs Pup ~asleep / -');
    expect(after?.sides?.map((side) => side.if)).toEqual([['coin: heads'], ['coin: tails']]);
  });

  for (const doc of DOCS)
    it(`what comes with every choice before that is said by ${doc}, and nothing that depends on the choice`, () => {
      const [pups, falls] = ['Pup, Pup', 'Pup -50'];
      expect(kindsIn(afterTurn(doc, `Pup ~poisoned / - vs ${falls} / ${pups} [prizes 3]`))).toEqual([
        'counters-placed',
      ]);
      expect(afterTurn(doc, `Pup / - vs ${falls} ~poisoned / ${pups} [prizes 3]`)).toBeUndefined();
    });

  it('an act that does not end the turn says nothing of it', () => {
    expect(afterTurn('me-2026', 'Pup ~poisoned / Pup vs Pup / -', 'retreat to bench 1')).toBeUndefined();
  });
});
