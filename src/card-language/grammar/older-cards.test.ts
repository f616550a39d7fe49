import { describe, expect, it } from 'vitest';
import { type Printed, readText } from '../index.ts';

const printed: Printed = { name: 'Emberfox', attack: 'Glow', damage: null, mark: null, gx: false };
const says = (text: string, over: Partial<Printed> = {}, kind: 'attack' | 'power' = 'attack') => {
  const reading = readText(kind, text, { ...printed, ...over });
  return reading.read ? reading.says : reading.why;
};
const does = (text: string, over: Partial<Printed> = {}) => {
  const said = says(text, over);
  return typeof said === 'object' && 'does' in said ? said.does : said;
};
const ACROSS = 'the Defending Pokémon';
const ENDS = 'Pokémon ends this effect.)';

describe('what texts of the first sets say of two Pokémon', () => {
  it('ends with either where they say either, and with its bearer alone where they do not', () => {
    const held = { lasting: { claim: 'cannot', act: 'retreat' }, on: 'defending', until: 'opponents-next-turn' };
    const text = `Flip a coin. If heads, ${ACROSS} can't retreat during your opponent's next turn.`;
    expect(does(`${text} (Benching either ${ENDS}`)).toEqual([
      { flip: { heads: [{ ...held, ends: 'either-leaving-active' }] } },
    ]);
    expect(does(`${text} (Benching that ${ENDS}`)).toEqual([
      { flip: { heads: [{ ...held, ends: 'leaving-active' }] } },
    ]);
    expect(does(`${text} (Benching or evolving either ${ENDS}`)).toEqual([
      { flip: { heads: [{ ...held, ends: 'either-leaving-active-or-evolving' }] } },
    ]);
  });

  it('holds without an end only where brackets say what ends it', () => {
    expect(does(`Flip a coin. If heads, ${ACROSS} can't attack. (Benching or evolving that ${ENDS}`)).toEqual([
      {
        flip: {
          heads: [
            {
              lasting: { claim: 'cannot', act: 'attack' },
              on: 'defending',
              until: 'while-in-play',
              ends: 'leaving-active-or-evolving',
            },
          ],
        },
      },
    ]);
    expect(says(`Flip a coin. If heads, ${ACROSS} can't attack.`)).toBe('words');
  });

  it('lessens a blow in the turn in which that blow may come, and in no other', () => {
    const blow = (turn: string) =>
      `If ${ACROSS} attacks Emberfox during ${turn} next turn, any damage done by the attack`;
    const less = 'is reduced by 20 (after applying Weakness and Resistance).';
    expect(does(`${blow("your opponent's")} ${less}`)).toEqual([
      {
        lasting: { claim: 'damage', when: 'behind', add: -20 },
        on: 'defending',
        until: 'opponents-next-turn',
        ends: 'either-leaving-active',
      },
    ]);
    expect(says(`${blow('your')} ${less}`)).not.toEqual(expect.objectContaining({ does: expect.anything() }));
  });
});

describe('what several coins decide', () => {
  const both = 'Flip 2 coins. If both are heads, this attack does 20 damage plus 40 more damage.';
  const over = { damage: 20, mark: '+' } as const;

  it('leaves the printed damage as one result where every result has its own, and nowhere else', () => {
    expect(says(`${both} If 1 or both of them are tails, this attack does 20 damage.`, over)).toEqual({
      activate: [{ 'flip-coins': 2, 'each-heads': [] }],
      base: { plus: 40, times: { when: { heads: 2 } } },
      does: [],
    });
    expect(says(`${both} If 1 of them is tails, this attack does 20 damage.`, over)).toBe('words');
  });

  it('adds up sums that start from the printed damage alone', () => {
    const sums = (from: number) =>
      `Flip 2 coins. If you get 1 heads, this attack does ${from} damage plus 10 more damage. If you get 2 heads, this attack does ${from} damage plus 30 more damage.`;
    expect(says(sums(20), over)).toEqual(
      expect.objectContaining({
        base: {
          plus: 10,
          times: { sum: [{ when: { heads: 1 } }, { counted: { when: { heads: 2 } }, times: 3 }] },
        },
      }),
    );
    expect(says(sums(10), over)).not.toEqual(expect.objectContaining({ base: expect.anything() }));
  });
});

describe('what powers of the first sets say', () => {
  const power = (text: string, name = 'Emberfox') => says(text, { name }, 'power');

  it('cuts damage to half or to an amount', () => {
    const when = 'Whenever an attack (including your own) does';
    const to = 'damage to Emberfox (after applying Weakness and Resistance)';
    expect(power(`${when} 40 or less ${to}, reduce that damage to 10.`)).toEqual([
      { claim: 'cut-damage', to: 10, 'at-most': 40, on: 'self', from: { side: 'any' } },
    ]);
    expect(
      power(`${when} ${to}, that attack does only half the damage to Emberfox (rounded down to the nearest 10).`),
    ).toEqual([{ claim: 'cut-damage', half: true, on: 'self' }]);
  });

  it('counts the Pokémon itself where its own name is one of several on the Bench', () => {
    const on = { side: 'yours', place: 'bench' };
    const asked = 'if you have Unown [B], Unown [A], and Unown [R] on your Bench, you may draw a card.';
    expect(power(`Once during your turn (before your attack), ${asked}`, 'Unown [B]')).toEqual(
      expect.objectContaining({
        when: [
          {
            not: {
              'any-of': [
                { not: { 'in-play': { of: { ...on, named: 'Unown [B]' }, 'at-least': 1 } } },
                { not: { 'you-have': { ...on, named: 'Unown [A]' } } },
                { not: { 'you-have': { ...on, named: 'Unown [R]' } } },
              ],
            },
          },
        ],
      }),
    );
  });

  it('waits for basic Energy cards of each of its types', () => {
    const given = (type: string) => ({
      claim: 'trigger',
      event: 'energy-attached',
      from: 'hand',
      on: 'self',
      type,
      basic: true,
      does: [{ lasting: { claim: 'types', are: [type] }, on: 'self', until: 'this-turn' }],
    });
    expect(
      power(
        "Whenever you attach a Fire or Metal basic Energy card from your hand to Emberfox, Emberfox's type becomes the same as that type of Energy until the end of the turn.",
      ),
    ).toEqual([given('R'), given('M')]);
  });
});

describe('a slip of a single print', () => {
  it('is read as the words that the card means, and only where it stands by itself', () => {
    expect(does('Remove 2 damage counters fro Emberfox.')).toEqual([{ heal: 20, from: 'self' }]);
    expect(says('Choose a card from your hand and and discard it.')).toEqual(
      says('Choose a card from your hand and discard it.'),
    );
    expect(says('Remove 2 damage counters frog Emberfox.')).toBe('words');
  });

  it('leaves out the coin of which its attack speaks, but no attack begins with the other side', () => {
    const state = 'the Defending Pokémon is now Paralyzed.';
    expect(says(`If heads, ${state}`)).toEqual(says(`Flip a coin. If heads, ${state}`));
    expect(says(`If heads, ${state}`)).not.toBe('words');
    expect(says(`If tails, ${state}`)).toBe('words');
  });

  it('leaves out an accent, or writes the title of the card with another letter than its text', () => {
    expect(does('This Pokemon does 10 damage to itself.')).toEqual(does('This Pokémon does 10 damage to itself.'));
    expect(does('Remove 2 damage counters from Ember-Fox.', { name: 'Ember-fox' })).toEqual([
      { heal: 20, from: 'self' },
    ]);
    expect(says('Remove 2 damage counters from Ember-Fox.', { name: 'Emberfox' })).toBe('words');
  });
});

describe('a Poké-Power that answers in the turn of the opponent', () => {
  it('waits for its own Knock Out and lets its player choose; the Defending Pokémon is the one across', () => {
    const text = `Once during your opponent's turn, if Emberfox would be Knocked Out by damage from an attack, you may flip a coin. If heads, ${ACROSS} is Knocked Out.`;
    expect(says(text, {}, 'power')).toEqual([
      {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        on: 'self',
        does: [{ may: [{ flip: { heads: [{ 'knock-out': 'opponents-active' }] } }] }],
      },
    ]);
  });
});

describe('what older texts count of what was discarded', () => {
  const count = 'This attack does 30 damage times the number of heads.';

  it('flips for cards of the kind that was discarded, and for no other kind', () => {
    const flips = (kind: string) =>
      says(
        `Discard all Lightning Energy cards attached to Emberfox. Flip a coin for each ${kind} you discarded. ${count}`,
        {
          damage: 30,
          mark: 'x',
        },
      );
    const all = {
      activate: [{ 'discard-energy': 'all', from: 'self', type: 'L' }],
      base: { times: { heads: { discarded: true } } },
    };
    expect(flips('Lightning Energy card')).toMatchObject(all);
    expect(flips('Energy card')).toMatchObject(all);
    expect(flips('Fire Energy card')).toBe('words');
  });

  it('draws for Energy cards only where nothing else could be discarded', () => {
    const draws = (cards: string) =>
      `Discard up to 2 ${cards} from your hand. Then, draw 2 cards for each Energy card you discarded.`;
    expect(does(draws('Energy cards'))).toMatchObject([
      { 'discard-hand': 2 },
      { draw: { counted: { discarded: true }, times: 2 } },
    ]);
    expect(does(draws('cards'))).toBe('words');
  });
});

describe('what holds for a turn by later texts of those years', () => {
  it('lets it survive on heads, and makes a retreat free', () => {
    const turn = "During your opponent's next turn,";
    expect(
      does(
        `${turn} if Emberfox would be Knocked Out by damage from an attack, flip a coin. If heads, Emberfox is not Knocked Out and its remaining HP becomes 10 instead.`,
      ),
    ).toMatchObject([{ lasting: { claim: 'survives', left: 10, flip: true } }]);
    expect(does("During your next turn, Emberfox's Retreat Cost is 0.")).toMatchObject([
      { lasting: { claim: 'retreat', set: 0 } },
    ]);
    expect(does("During your next turn, Emberfox's Retreat Cost is 1.")).toBe('words');
  });
});

describe('attacks of those years', () => {
  it('flip no more coins than the text lets them', () => {
    const text =
      'Flip a number of coins equal to the amount of Energy attached to Emberfox. This attack does 40 damage times the number of heads.';
    const heads = (of: object) => ({ base: { times: { heads: of } } });
    const over = { damage: 40, mark: 'x' } as const;
    expect(says(`${text} You can't flip more than 3 coins in this way.`, over)).toMatchObject(
      heads({ counted: { 'energy-on': 'self' }, times: 1, 'at-most': 3 }),
    );
    expect(says(text, over)).toMatchObject(heads({ 'energy-on': 'self' }));
  });

  it('take it off the table without its cards, where they say what becomes of those', () => {
    const away = 'Shuffle Emberfox into your deck.';
    expect(does(`${away} (Discard all cards attached to Emberfox.)`)).toEqual([
      { return: 'self', to: 'deck', attached: 'discard' },
    ]);
    expect(does(away)).toBe('words');
  });

  it('mean the Basic Pokémon of a Bench, whichever word comes first', () => {
    expect(
      does('Attach a basic Energy card from your discard pile to each of your Basic Benched Dragon Pokémon.'),
    ).toMatchObject([{ to: { each: { place: 'bench', basic: true, type: 'N' } } }]);
  });

  it('leave an effect out where they say so, and say again what is printed', () => {
    expect(
      does('Discard all Energy attached to Emberfox. Ignore this effect if you have no cards in your hand.'),
    ).toMatchObject([{ if: { not: { 'hand-at-most': 0 } } }]);
    const rend = (again: number) =>
      says(
        `If ${ACROSS} already has any damage counters on it, this attack does 40 damage plus 20 more damage. If not, this attack does ${again} damage.`,
        { damage: 40, mark: '+' },
      );
    expect(rend(40)).toMatchObject({ base: { plus: 20, times: { when: { defending: { damaged: true } } } } });
    expect(rend(50)).toBe('words');
  });

  it('keep it from retreating and from using Poké-Powers at once', () => {
    expect(
      does(
        `${ACROSS[0]?.toUpperCase()}${ACROSS.slice(1)} can't retreat or use any Poké-Powers during your opponent's next turn.`,
      ),
    ).toMatchObject([{ lasting: { claim: 'cannot', act: 'retreat' } }, { lasting: { claim: 'mute', what: 'powers' } }]);
  });
});
