import { describe, expect, it } from 'vitest';
import { trainerBan, usualPower } from './usual-powers.ts';

const MINE = 'your Active Pokémon';
const ONCE = 'Once during your turn';
const EARLY = 'during your turn (before your attack)';
const BLOW = "by an opponent's attack";

/** As texts name the Pokémon they stand on. */
const OWN = 'this Pokémon';
const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];

describe('the text of a power', () => {
  it.each([
    [
      'This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).',
      [{ claim: 'damage', when: 'after', add: -20, on: 'self' }],
    ],
    ["This Pokémon can't be Asleep.", [{ claim: 'immune-to-condition', names: ['asleep'], on: 'self' }]],
    [
      'Your Basic Pokémon in play have no Retreat Cost.',
      [{ claim: 'retreat', set: 0, on: { side: 'yours', basic: true } }],
    ],
    [
      `Prevent all damage done to ${OWN} by attacks from your opponent's Pokémon-EX.`,
      [{ claim: 'prevent', what: 'damage', on: 'self', from: { side: 'theirs', tag: 'EX' } }],
    ],
    [
      "As long as this Pokémon is your Active Pokémon, your opponent can't play any Item cards from their hand.",
      [
        {
          claim: 'cannot',
          act: 'play-trainer',
          on: { side: 'theirs' },
          while: { self: { place: 'active' } },
        },
      ],
    ],
  ])('is in force where it says one usual thing: %s', (text, always) => {
    for (const kind of ['ability', 'body'] as const) expect(usualPower(text, kind)).toEqual({ always });
    // A Poké-Power is used, whatever else it sounds like.
    expect(usualPower(text, 'power')).toBeNull();
  });

  it('knows both limits of use, whichever comes last', () => {
    const draw = 'Once during your turn (before your attack), you may draw a card.';
    const name = " You can't use more than 1 Moss Poké-Power each turn.";
    const barred = " This power can't be used if this Pokémon is affected by a Special Condition.";
    const said = { does: [{ draw: 1 }], oncePerTurn: true, oneOfNamePerTurn: true };
    const when = CONDITIONS.map((condition) => ({ not: { self: { condition } } }));
    expect(usualPower(draw + name, 'power')).toEqual(said);
    for (const text of [draw + name + barred, draw + barred + name])
      expect(usualPower(text, 'power')).toEqual({ ...said, when });
  });

  it('names the three conditions an older text names, and no more', () => {
    const text = `As often as you like ${EARLY}, you may attach 1 Water Energy card to 1 of your Water Pokémon. (This doesn't use up your 1 Energy card attachment for the turn.) This power can't be used if this Pokémon is Asleep, Confused, or Paralyzed.`;
    expect(usualPower(text, 'pokemon-power')).toEqual({
      does: [
        { attach: { kind: 'energy', type: 'W' }, count: 1, from: 'hand', to: { one: { side: 'yours', type: 'W' } } },
      ],
      asOften: true,
      when: ['asleep', 'confused', 'paralyzed'].map((condition) => ({ not: { self: { condition } } })),
    });
  });

  it('is used once in a turn, or as often as it says, and only where and when it says', () => {
    const draw = 'Once during your turn (before your attack), you may draw a card.';
    expect(usualPower(draw, 'ability')).toEqual({ does: [{ draw: 1 }], oncePerTurn: true });
    expect(
      usualPower(`${draw} This power can't be used if this Pokémon is affected by a Special Condition.`, 'power'),
    ).toEqual({
      does: [{ draw: 1 }],
      oncePerTurn: true,
      when: CONDITIONS.map((condition) => ({ not: { self: { condition } } })),
    });
    expect(usualPower(`${ONCE}, if this Pokémon is in the Active Spot, you may draw a card.`, 'ability')).toEqual({
      does: [{ draw: 1 }],
      oncePerTurn: true,
      when: [{ self: { place: 'active' } }],
    });
    expect(
      usualPower(`When you play ${OWN} from your hand to evolve 1 of your Pokémon, you may draw 2 cards.`, 'ability'),
    ).toEqual({
      does: [{ draw: 2 }],
      on: 'evolved',
    });
  });

  it.each([
    'Once during your turn, you may draw a card and laugh.',
    'Once during your turn, you may draw a card. If you do, your turn ends.',
    "As long as this Pokémon is your Active Pokémon, your opponent can't play any Trainer cards.",
    `Prevent all damage done to ${OWN} by attacks from your opponent's friends.`,
    '',
  ])('is left alone as a whole otherwise: %s', (text) => {
    expect(usualPower(text, 'ability')).toBeNull();
  });
});

describe('a text that bars Trainer cards', () => {
  const all =
    "As long as this Pokémon is your Active Pokémon, each player can't play any Trainer cards from his or her hand.";
  const acts = (said: ReturnType<typeof trainerBan>): readonly unknown[] =>
    (said?.always ?? []).map((claim) => (claim as { readonly act: string }).act);

  it('means what Trainer meant when the card was printed', () => {
    expect(acts(trainerBan(all, 'body', '2009/11/04'))).toEqual(['play-trainer']);
    for (const released of ['2007/02/02', '2011/09/01'])
      expect(acts(trainerBan(all, 'body', released))).toEqual(['play-trainer', 'play-supporter', 'play-stadium']);
    expect(trainerBan(all, 'body', '2009/11/04')?.always).toEqual([
      { claim: 'cannot', act: 'play-trainer', tools: true, on: { side: 'any' }, while: { self: { place: 'active' } } },
    ]);
  });

  it('is left alone where its date of print is unknown, and where it says more', () => {
    expect(trainerBan(all, 'body', undefined)).toBeNull();
    expect(trainerBan(all, 'power', '2009/11/04')).toBeNull();
    expect(
      trainerBan(all.replace('Trainer cards', 'Trainer cards (except for Supporter cards)'), 'body', '2007/02/02'),
    ).toBeNull();
  });
});

describe('a Poké-Body that answers an attack', () => {
  const struck = `If this Pokémon is ${MINE} and is damaged ${BLOW} (even if this Pokémon is Knocked Out), `;
  it('puts counters or a Special Condition on the attacker', () => {
    expect(usualPower(`${struck}flip a coin.`, 'body')).toBeNull();
  });
});
