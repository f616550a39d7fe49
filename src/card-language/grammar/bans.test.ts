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

  it('discards those in play where it says so, and of no kind that is not attached', () => {
    const theirs = "your opponent can't play Pokémon Tool cards. Remove any Pokémon Tool cards attached to";
    const pile = "your opponent's Pokémon and put them into his or her discard pile.";
    const tool = { claim: 'cannot', act: 'play-trainer', only: 'tool', removes: true, on: { side: 'theirs' } };
    expect(says('power', `As long as Old Ledger is in play, ${theirs} ${pile}`)).toEqual([tool]);
    const each = (kind: string) =>
      `As long as Old Ledger is in play, each player can't play any ${kind} cards from his or her hand. Discard all ${kind} cards in play (both yours and your opponent's).`;
    expect(says('power', each('Technical Machine'))).toEqual([
      { ...tool, only: 'technical-machine', on: { side: 'any' } },
    ]);
    expect(says('power', each('ACE SPEC'))).not.toEqual(expect.any(Array));
  });

  it('means Tools too where it bars all Trainer cards', () => {
    expect(says('attack', `${NEXT} Trainer ${FROM}.`)).toMatchObject({
      does: [{ lasting: { act: 'play-trainer', tools: true } }, {}, {}],
    });
  });
});
