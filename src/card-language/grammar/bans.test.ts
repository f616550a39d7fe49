import { describe, expect, it } from 'vitest';
import { readText } from '../index.ts';

const PRINTED = { name: 'Old Ledger', attack: 'Seal', damage: 30, mark: null, gx: false } as const;
const says = (kind: 'attack' | 'power', text: string) => {
  const reading = readText(kind, text, PRINTED);
  return reading.read ? reading.says : reading.why;
};
const FROM = 'cards from their hand';
const NEXT = "During your opponent's next turn, they can't play any";

describe('a text that bars cards of a kind', () => {
  it('names each kind, with those that have an act of their own', () => {
    expect(says('attack', `${NEXT} Pokémon Tool or Stadium ${FROM}.`)).toMatchObject({
      does: [{ lasting: { act: 'play-trainer', only: 'tool' } }, { lasting: { act: 'play-stadium' } }],
    });
  });

  it('bars an ACE SPEC card of whatever type', () => {
    const read = says('power', `Your opponent can't play any ACE SPEC ${FROM}.`);
    expect(Array.isArray(read) && read.length).toBe(4);
  });

  it('means Tools too where it bars all Trainer cards', () => {
    expect(says('attack', `${NEXT} Trainer ${FROM}.`)).toMatchObject({
      does: [{ lasting: { act: 'play-trainer', tools: true } }, {}, {}],
    });
  });
});
