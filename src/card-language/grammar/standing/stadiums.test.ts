import { describe, expect, it } from 'vitest';
import { readStadium } from '../../index.ts';

const stadium = (text: string) =>
  readStadium(text, { name: 'Old Mill', attack: '', damage: null, mark: null, gx: false });

const BOTH = "(both yours and your opponent's)";
const BEFORE = '(before applying Weakness and Resistance)';
const EITHER = 'Item or Supporter card';
const PREVENTED = 'prevent all effects of that card done to this Stadium card.';
const HIS = 'his or her';
const HAND = `${HIS} hand`;
const EACH_TURN = "Once during each player's turn, that player may";

describe('the text of a Stadium', () => {
  it('may make every Bench smaller, its owner discarding first; two numbers that differ are not a usual text', () => {
    const stump = (until: number) =>
      stadium(
        `Each player can't have more than 3 Benched Pokémon. When Old Mill comes into play, each player discards Benched Pokémon and any cards attached to them until he or she has ${until} Benched Pokémon. (You discard your Pokémon first.)`,
      );
    expect(stump(3)).toEqual({ always: [{ claim: 'bench-size', most: 3, first: 'owner', on: { side: 'any' } }] });
    expect(stump(4)).toBeNull();
  });

  it('is in force for the Pokémon it names, of both players', () => {
    expect(stadium(`Each Colorless Pokémon in play ${BOTH} gets +20 HP.`)).toEqual({
      always: [{ claim: 'hp', add: 20, on: { side: 'any', type: 'C' } }],
    });
    expect(
      stadium('The Retreat Cost of each Pokémon in play (except for Team Aqua Pokémon) is Colorless more.'),
    ).toEqual({
      always: [{ claim: 'retreat', add: 1, on: { side: 'any', 'not-tag': 'team aqua' } }],
    });
    expect(stadium(`Each Pokémon that has any Fairy Energy attached to it ${BOTH} has no Retreat Cost.`)).toEqual({
      always: [{ claim: 'retreat', set: 0, on: { side: 'any', 'with-energy': 'Y' } }],
    });
  });

  it('lends those of both players the attacks of what is beneath them', () => {
    const uses = (whose: string) =>
      stadium(
        `${whose} can use any attack from its Basic Pokémon or its Stage 1 Evolution card. (You still have to pay for that attack's Energy cost.)`,
      );
    expect(uses("Each player's Active Evolved Pokémon (excluding Pokémon-ex)")).toEqual({
      always: [
        {
          claim: 'uses-attacks',
          of: 'stages-beneath',
          on: { side: 'any', place: 'active', evolved: true, 'not-tag': 'ex' },
        },
      ],
    });
    expect(uses("Each player's Active Pokémon")).toBeNull();
  });

  it('takes the Stadium along that is played over it', () => {
    expect(
      stadium(
        'Whenever either player plays a Stadium card from their hand, discard that Stadium card after discarding this one. (The new Stadium card has no effect.)',
      ),
    ).toEqual({ always: [{ claim: 'takes-stadium-along', on: { side: 'any' } }] });
  });

  it('sends those that fall to the Lost Zone', () => {
    expect(
      stadium(
        "Whenever a Pokémon (either yours or your opponent's) is Knocked Out, put that Pokémon in the Lost Zone instead of the discard pile. (Discard all attached cards.)",
      ),
    ).toEqual({ always: [{ claim: 'fallen-go', to: 'lost', on: { side: 'any' } }] });
  });

  it('keeps every Special Condition on those that evolve or devolve', () => {
    const kept = (when: string) => stadium(`Special Conditions are not removed when Pokémon ${BOTH} ${when}.`);
    expect(kept('evolve or devolve')?.always).toContainEqual({
      claim: 'keeps-condition',
      name: 'asleep',
      on: { side: 'any' },
    });
    expect(kept('retreat')).toBeNull();
  });

  it('gives Energy back that the other player discards, and nothing of what else is discarded', () => {
    const whenever =
      "Whenever an attack, Pokémon Power, or Trainer card discards another player's non-Colorless Energy card from a Pokémon, return that Energy card to its owner's hand.";
    const but = "(Energy cards that are discarded when that Pokémon is Knocked Out don't count.)";
    expect(stadium(`${whenever} ${but}`)).toEqual({ always: [{ claim: 'back-to-hand', on: { side: 'any' } }] });
    expect(stadium(whenever)).toBeNull();
  });

  it('makes both Benches smaller, and the surplus goes to the hand', () => {
    const text = `No player may have more than 4 Pokémon on ${HIS} Bench. When this card is played, if a player has 5 Pokémon on ${HIS} Bench, that player chooses 1 of them and returns it and all cards attached to it to ${HAND}. (If both players have to return a Pokémon, your opponent returns a Pokémon first.)`;
    expect(stadium(text)).toEqual({
      always: [{ claim: 'bench-size', most: 4, rest: 'hand', first: 'opponent', on: { side: 'any' } }],
    });
  });

  it('makes both Benches larger, and says who is first to discard when it goes', () => {
    const text = `Each player can have 8 Pokémon on ${HIS} Bench. (When this card leaves play, each player discards Benched Pokémon until he or she has 5 Pokémon on the Bench. The owner of this card discards first.)`;
    expect(stadium(text)).toEqual({
      always: [{ claim: 'bench-size', most: 8, first: 'owner', on: { side: 'any' } }],
    });
    expect(stadium(text.replace('has 5', 'has 4'))).toBeNull();
  });

  it('says of both players in turn what it says of opponents, so that no Pokémon does more damage to its own side', () => {
    const claim = { claim: 'damage', when: 'before', add: 20 };
    expect(
      stadium(
        `The attacks of each Fighting Pokémon in play ${BOTH} do 20 more damage to the Defending Pokémon-EX ${BEFORE}.`,
      ),
    ).toEqual({
      always: [
        { ...claim, against: { tag: 'EX', side: 'theirs', place: 'active' }, on: { side: 'yours', type: 'F' } },
        { ...claim, against: { tag: 'EX', side: 'yours', place: 'active' }, on: { side: 'theirs', type: 'F' } },
      ],
    });
  });

  it('waits for what comes out of the hand where it says so', () => {
    expect(
      stadium(
        `Whenever any player attaches an Energy from ${HAND} to 1 of his or her Pokémon, put 2 damage counters on that Pokémon.`,
      ),
    ).toEqual({
      always: [
        {
          claim: 'trigger',
          event: 'energy-attached',
          from: 'hand',
          on: { side: 'any' },
          does: [{ counters: 2, on: 'self' }],
        },
      ],
    });
  });

  it('means every Pokémon with Energy of either type', () => {
    const cost = `The Retreat Cost of each Pokémon ${BOTH} that has any Psychic or Darkness Energy attached to it is`;
    expect(stadium(`${cost} ColorlessColorless less.`)).toEqual({
      always: [
        { claim: 'retreat', add: -2, on: { side: 'any', 'any-of': [{ 'with-energy': 'P' }, { 'with-energy': 'D' }] } },
      ],
    });
    expect(stadium(`${cost.replace('Darkness', 'Special')} Colorless less.`)).toBeNull();
  });

  it('has each player search for a Basic Pokémon of one of two types', () => {
    const does = [
      {
        search: {
          'any-of': [
            { kind: 'pokemon', basic: true, type: 'L' },
            { kind: 'pokemon', basic: true, type: 'N' },
          ],
        },
        count: 1,
        to: 'bench',
      },
    ];
    const either = `${EACH_TURN} search their deck for a Basic Lightning Pokémon or Basic Dragon Pokémon and`;
    expect(
      stadium(`${either} put it onto their Bench. Then, that player shuffles their deck.`)?.announced?.does,
    ).toEqual(does);
    expect(stadium(`${either}, put it onto their Bench, and shuffle their deck.`)?.announced?.does).toEqual(does);
  });

  it('means Pokémon of either kind where it names two', () => {
    const either = {
      'any-of': [
        { basic: true, type: 'G' },
        { basic: true, type: 'L' },
      ],
    };
    const claim = { claim: 'damage', when: 'after', add: -30 };
    expect(
      stadium(
        `Basic Grass and Basic Lightning Pokémon ${BOTH} take 30 less damage from the opponent's attacks (after applying Weakness and Resistance).`,
      ),
    ).toEqual({
      always: [
        { ...claim, against: { side: 'theirs' }, on: { side: 'yours', ...either } },
        { ...claim, against: { side: 'yours' }, on: { side: 'theirs', ...either } },
      ],
    });
  });

  it('may be left alone by Items and Supporters itself, whatever else it says', () => {
    const UNTOUCHED = { claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'any', on: 'self' };
    const rest = `Whenever any player plays an ${EITHER} from their hand, ${PREVENTED}`;
    expect(stadium(`The attacks of Lightning Pokémon ${BOTH} cost Lightning less. ${rest}`)).toEqual({
      always: [{ claim: 'cost', add: -1, type: 'L', on: { side: 'any', type: 'L' } }, UNTOUCHED],
    });
    const price = "Once during each player's turn, that player may discard a Fire Energy card from their hand.";
    expect(stadium(`${price} If they do, they draw 3 cards. ${rest}`)).toMatchObject({
      announced: {
        oncePerTurn: true,
        does: [{ first: [{ 'discard-hand': 1, of: { kind: 'energy', type: 'R' } }], 'if-you-do': [{ draw: 3 }] }],
      },
      always: [UNTOUCHED],
    });
    expect(stadium(`Nobody shouts. ${rest}`)).toBeNull();
  });

  it('asks for the maximum HP', () => {
    expect(
      stadium(
        'At any time between turns, each player puts 1 damage counter on his or her Pokémon-ex with maximum HP of at least 100.',
      )?.always,
    ).toEqual([
      {
        claim: 'checkup',
        'any-time': true,
        on: { side: 'any', tag: 'ex', 'hp-at-least': 100 },
        does: [{ counters: 1, on: 'self' }],
      },
    ]);
  });

  it('is left alone where it says more, or names what no filter holds', () => {
    for (const text of [
      `Each Colorless Pokémon in play ${BOTH} gets +20 HP. Shout.`,
      `Basic Grass and Shiny Lightning Pokémon ${BOTH} take 30 less damage from the opponent's attacks (after applying Weakness and Resistance).`,
    ])
      expect(stadium(text)).toBeNull();
  });
});

describe('a Stadium of the older sets', () => {
  it.each([
    [
      'Each player pays Colorless less to retreat his or her Pokémon if it has Dusty in its name.',
      { claim: 'retreat', add: -1, on: { side: 'any', 'name-has': 'Dusty' } },
    ],
    [
      "Each Pokémon with Dark or Rocket's in its name (even your opponent's) gets +20 HP.",
      { claim: 'hp', add: 20, on: { side: 'any', 'any-of': [{ 'name-has': 'Dark' }, { 'name-has': "Rocket's" }] } },
    ],
    [
      "All damage done by Colorless Pokémon's attacks is reduced by 30 (after applying Weakness and Resistance).",
      { claim: 'damage', when: 'behind', add: -30, on: { side: 'any', type: 'C' } },
    ],
    [
      `Any damage done by attacks from Psychic Pokémon and Fighting Pokémon ${BOTH} is not affected by Resistance.`,
      {
        claim: 'no-resistance',
        on: { side: 'any' },
        against: { side: 'any', 'any-of': [{ type: 'P' }, { type: 'F' }] },
      },
    ],
  ])('of the older sets is in force: %s', (text, claim) => {
    expect(stadium(text)?.always).toEqual([claim]);
  });

  it('reads what may be used of the Stadiums of the years until 2011', () => {
    const each = "during each player's turn, the player";
    const used = (text: string) => stadium(text)?.announced;
    expect(
      used(
        "Once during each player's turn, if that player's opponent has 6 or more Pokémon in the Lost Zone, the player may choose to win the game.",
      ),
    ).toMatchObject({ when: [{ 'in-lost': { kind: 'pokemon', of: 'theirs', 'at-least': 6 } }], does: [{ win: true }] });
    expect(
      used(`Once ${each} may flip a coin until he or she gets tails. For each heads, that player draws a card.`),
    ).toMatchObject({ oncePerTurn: true, does: [{ times: { 'heads-until-tails': true }, does: [{ draw: 1 }] }] });
    expect(
      used(
        `Once ${each} may flip a coin. If heads, that player searches his or her discard pile for a Lightning or Metal Energy card, shows it to the opponent, and puts it into his or her hand.`,
      )?.does,
    ).toEqual([
      {
        flip: {
          heads: [
            {
              'from-discard': { kind: 'energy', 'any-of': [{ type: 'L' }, { type: 'M' }] },
              count: 1,
              to: 'hand',
            },
          ],
        },
      },
    ]);
    expect(
      used(
        "Once during each player's turn, that player may draw cards until he or she has 7 cards in his or her hand. If he or she does, that player's turn ends.",
      )?.does,
    ).toEqual([{ first: [{ 'draw-until': 7 }], 'if-you-do': [{ 'end-turn': true }] }]);
    const move = `${each} may move an Energy card attached to 1 of his or her Benched Pokémon to his or her Active Arceus as often as he or she likes.`;
    expect(used(`D${move.slice(1)}`)?.oncePerTurn).toBeUndefined();
    expect(used(`D${move.slice(1)}`)?.does).toMatchObject([
      { 'as-often-as-liked': [{ to: { one: { side: 'yours', place: 'active', named: 'Arceus' } } }] },
    ]);
  });

  it('takes the effect of Tools, gives no Retreat Cost, and makes the attacks of all but one type dearer', () => {
    expect(stadium(`Pokémon Tool cards in play ${BOTH} have no effect.`)).toEqual({
      always: [{ claim: 'mute', what: 'tools', on: { side: 'any' } }],
    });
    expect(stadium(`Basic Darkness Pokémon in play ${BOTH} have no Retreat Cost.`)).toEqual({
      always: [{ claim: 'retreat', set: 0, on: { side: 'any', type: 'D', basic: true } }],
    });
    expect(
      stadium(
        'Whenever any player puts a Basic non-Darkness Pokémon onto their Bench during their turn, put 2 damage counters on that Pokémon.',
      ),
    ).toEqual({
      always: [
        {
          claim: 'trigger',
          event: 'benched',
          on: { side: 'any', basic: true, 'none-of': [{ type: 'D' }] },
          does: [{ counters: 2, on: 'self' }],
        },
      ],
    });
    expect(stadium("The attacks of non-Fairy Pokémon (both yours and your opponent's) cost Colorless more.")).toEqual({
      always: [{ claim: 'cost', add: 1, on: { side: 'any', 'none-of': [{ type: 'Y' }] } }],
    });
  });
});
