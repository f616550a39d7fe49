import { describe, expect, it } from 'vitest';
import { readText } from '../../index.ts';

const NEW = 'their new Active Pokémon';
const asleep = 'it is now Asleep';

/** Powers and Ancient Traits in force, in the words of all years. */

const read = (text: string, released?: string) => {
  const printed = { name: 'Mistmoth', attack: 'Moth Dust', damage: null, mark: null, gx: false };
  const reading = readText('power', text, released === undefined ? printed : { ...printed, released });
  return reading.read ? reading.says : null;
};

const BEFORE = '(before applying Weakness and Resistance)';
const AFTER = '(after applying Weakness and Resistance)';
const MINE = 'As long as Mistmoth is your Active Pokémon,';
const STOPS = 'This power stops working while Mistmoth is Asleep, Confused, or Paralyzed.';
const AWAKE = { not: { self: { condition: ['asleep', 'confused', 'paralyzed'] } } };
const ACTIVE = { self: { place: 'active' } };
const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const STRUCK = 'is Knocked Out by damage from an attack';
const THE_OTHER = "your opponent's";
const ANY = { side: 'any' };
const ACROSS = { ...THEIRS, place: 'active' };
const PILES = "each player's discard pile";
const NOWHERE = `in play, in each player's hand, and in ${PILES} has no Abilities`;
const MUTED = { claim: 'mute', what: 'abilities' };

describe('a power in force', () => {
  it.each([
    [
      `Whenever an attack (including your own) does 30 or more damage to Mistmoth ${AFTER}, prevent that damage. (Any other effects of attacks still happen.) ${STOPS}`,
      [{ claim: 'prevent', what: 'damage', 'at-least': 30, on: 'self', from: ANY, while: AWAKE }],
    ],
    [
      "Prevent all damage done to this Pokémon by your opponent's attacks if that damage is exactly 10, 30, or 50.",
      [{ claim: 'prevent', what: 'damage', on: 'self', from: THEIRS, exactly: [10, 30, 50] }],
    ],
    [
      'Prevent all effects of attacks, including damage, done to Mistmoth by Pokémon-EX.',
      [{ claim: 'prevent', what: 'all', on: 'self', from: { tag: 'EX' } }],
    ],
    [
      'Prevent all effects of attacks, except damage, done to Mistmoth by the Attacking Pokémon.',
      [{ claim: 'prevent', what: 'effects', on: 'self' }],
    ],
    [
      'If you have any Metal Energy attached to your Active Pokémon, the Retreat Cost for that Pokémon is 0.',
      [{ claim: 'retreat', set: 0, on: { ...YOURS, place: 'active', 'with-energy': 'M' } }],
    ],
    [
      "Mistmoth can't become Asleep, Confused, Paralyzed, or Poisoned.",
      [
        {
          claim: 'immune-to-condition',
          names: ['asleep', 'confused', 'paralyzed', 'poisoned'],
          stays: true,
          on: 'self',
        },
      ],
    ],
    [
      "Each of your Pokémon that has any Water Energy attached to it can't be Paralyzed. (If any of those Pokémon are Paralyzed, remove that Special Condition.)",
      [{ claim: 'immune-to-condition', names: ['paralyzed'], removes: true, on: { ...YOURS, 'with-energy': 'W' } }],
    ],
    [
      `${MINE} your opponent pays ColorlessColorless more to retreat his or her Active Pokémon. ${STOPS}`,
      [{ claim: 'retreat', add: 2, on: ACROSS, while: { ...ACTIVE, ...AWAKE } }],
    ],
    [
      'Ignore all Energy in the cost of Moth Dust used by this Pokémon.',
      [{ claim: 'cost', none: true, attack: 'Moth Dust', on: 'self' }],
    ],
    [
      'All Energy attached to Mistmoth are Fire Energy instead of their usual type.',
      [{ claim: 'energy-type', type: 'R', on: 'self' }],
    ],
    [
      'All Energy cards that provide only Colorless Energy attached to your Pokémon provide Grass Energy instead.',
      [{ claim: 'energy-type', type: 'G', colorless: true, on: YOURS }],
    ],
    [
      "Each basic Fire Energy attached to your Pokémon provides FireFire Energy. You can't apply more than 1 Moth Dust Ability at a time.",
      [{ claim: 'energy-units', type: 'R', units: 2, once: true, on: YOURS }],
    ],
    [
      'Each of your Stage 1 Pokémon in play is now a Fire Pokémon in addition to its existing types.',
      [{ claim: 'types', also: ['R'], on: { ...YOURS, stage: 'stage 1' } }],
    ],
    ["Mistmoth's type is the same type as its previous Level.", [{ claim: 'types', as: 'beneath', on: 'self' }]],
    [
      "As long as the number of Pokémon in play (both yours and your opponent's) that has Team Aqua in its name is 3 or less, Mistmoth can't attack.",
      [
        {
          claim: 'cannot',
          act: 'attack',
          on: 'self',
          while: { not: { 'in-play': { of: { ...ANY, 'name-has': 'Team Aqua' }, 'at-least': 4 } } },
        },
      ],
    ],
    [
      'As long as Mistmoth is in play, whenever your opponent plays an Evolution card from his or her hand to evolve 1 of his or her Pokémon, put 2 damage counters on that Pokémon.',
      [{ claim: 'trigger', event: 'evolved', from: 'hand', on: THEIRS, does: [{ counters: 2, on: 'self' }] }],
    ],
    [
      "Each player's Pokémon-ex can't use any Poké-Powers and pays Colorless more Energy to use its attacks. Each Pokémon can't be affected by more than 1 Moth Dust Poké-Body.",
      [
        { claim: 'mute', what: 'powers', once: true, on: { ...ANY, tag: 'ex' } },
        { claim: 'cost', add: 1, once: true, on: { ...ANY, tag: 'ex' } },
      ],
    ],
    [
      "Your opponent can't play any Basic Pokémon or Evolution cards from his or her hand to evolve an Active Pokémon and can't attach any Energy cards from his or her hand to an Asleep Pokémon.",
      [
        { claim: 'cannot', act: 'evolve', on: ACROSS },
        { claim: 'cannot', act: 'attach-energy', on: { ...THEIRS, condition: 'asleep' } },
      ],
    ],
    [
      'The maximum HP for each Sunmoth you have in play is now 80.',
      [{ claim: 'hp', set: 80, on: { ...YOURS, named: 'Sunmoth' } }],
    ],
    [
      `As long as Sunmoth is in play, any damage done to Mistmoth by attacks from Fire Pokémon is reduced by 30. You can't reduce more than 30 damage even if there is more than 1 Sunmoth in play.`,
      [
        {
          claim: 'damage',
          when: 'after',
          add: -30,
          on: 'self',
          against: { type: 'R' },
          once: true,
          while: {
            'any-of': [
              { stadium: 'Sunmoth' },
              { 'you-have': { named: 'Sunmoth' } },
              { 'opponent-has': { named: 'Sunmoth' } },
            ],
          },
        },
      ],
    ],
    [
      "If there are 4 or fewer Team Aqua Pokémon in play, this Pokémon can't attack.",
      [
        {
          claim: 'cannot',
          act: 'attack',
          on: 'self',
          while: { not: { 'in-play': { of: { tag: 'team aqua' }, 'at-least': 5 } } },
        },
      ],
    ],
    [
      `${MINE} any damage done by an opponent's attack is reduced by 20 ${BEFORE}. You can't use more than 1 Moth Dust Poké-Body each turn.`,
      [{ claim: 'damage', when: 'before', add: -20, on: THEIRS, once: true, while: ACTIVE }],
    ],
    [
      `Your Team Plasma Pokémon's attacks (excluding Dustmoth-EX) do 10 more damage to the Active Pokémon ${BEFORE}.`,
      [
        {
          claim: 'damage',
          when: 'before',
          add: 10,
          on: { ...YOURS, tag: 'team plasma', 'not-named': 'Dustmoth-EX' },
          against: ACROSS,
        },
      ],
    ],
    [
      `${MINE} its Retreat Cost is Colorless less for each Mothling on your Bench.`,
      [
        {
          claim: 'retreat',
          add: -1,
          per: { each: { ...YOURS, place: 'bench', named: 'Mothling' } },
          on: 'self',
          while: ACTIVE,
        },
      ],
    ],
    [
      "If your opponent's Pokémon is Knocked Out by damage from an attack of this Pokémon, take 1 more Prize card.",
      [{ claim: 'prizes', add: 1, of: 'struck', on: 'self', against: THEIRS }],
    ],
    [
      "If your opponent's Pokémon is Knocked Out by damage from this Pokémon's attacks, put that Pokémon and all cards attached to it in the Lost Zone instead of the discard pile.",
      [{ claim: 'fallen-go', to: 'lost', along: true, of: 'struck', on: 'self', against: THEIRS }],
    ],
    [
      `If this Pokémon ${STRUCK} from ${THE_OTHER} Pokémon, put it into your hand instead of the discard pile. (Discard all attached cards.)`,
      [{ claim: 'fallen-go', to: 'hand', 'by-damage': true, on: 'self', by: THEIRS }],
    ],
    [
      'This Pokémon can use the attacks of any Pokémon-GX or Pokémon-EX on your Bench or in your discard pile. (You still need the necessary Energy to use each attack.)',
      [
        {
          claim: 'uses-attacks',
          of: 'in-play',
          among: { ...YOURS, place: 'bench', 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] },
          on: 'self',
        },
        { claim: 'uses-attacks', of: 'discarded', tag: 'gx', on: 'self' },
        { claim: 'uses-attacks', of: 'discarded', tag: 'EX', on: 'self' },
      ],
    ],
    [
      'This Pokémon can use the attacks of any Basic Pokémon in your discard pile, except for Pokémon with a Rule Box (Pokémon V, Pokémon-GX, etc. have Rule Boxes).',
      [{ claim: 'uses-attacks', of: 'discarded', basic: true, 'rule-box': false, on: 'self' }],
    ],
  ])('is executed: %s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });

  it.each([
    ['of all', `Each Basic Pokémon ${NOWHERE}.`, { on: { ...ANY, basic: true } }],
    ['but its own', `Each Pokémon ${NOWHERE} (except for Moth Dust).`, { on: ANY, except: 'Moth Dust' }],
    [
      'but a type',
      `Each Pokémon ${NOWHERE} (except for Psychic Pokémon).`,
      { on: { ...ANY, 'none-of': [{ type: 'P' }] } },
    ],
  ])('may take Abilities of cards out of play as well: %s', (_which, text, over) => {
    expect(read(text)).toEqual([{ ...MUTED, beyond: true, ...over }]);
  });

  it('that bars Trainer cards means what they were when it was printed', () => {
    const all = `${MINE} each player can't play any Trainer cards from his or her hand.`;
    const barred = (released?: string) => {
      const says = read(all, released) as readonly { readonly act: string }[] | null;
      return says?.map(({ act }) => act);
    };
    expect(barred('2009/11/04')).toEqual(['play-trainer']);
    for (const released of ['2007/02/02', '2011/09/01'])
      expect(barred(released)).toEqual(['play-trainer', 'play-supporter', 'play-stadium']);
    expect(barred()).toBeUndefined();
  });

  it.each([
    ['a name of another power', 'Ignore all Pokémon Powers other than Fog Banks.'],
    ['another end', 'Mistmoth has no Weakness. This power stops working while it rains.'],
    ['a condition that is not known', 'As long as the moon is out, Mistmoth has no Weakness.'],
    ['a kind that is not known', "Each player's glowing Pokémon (excluding Pokémon-ex) can't use any Poké-Powers."],
    [
      'this one alone left out',
      `Your Fire Pokémon's attacks (excluding this Pokémon) do 10 more damage to the Active Pokémon ${BEFORE}.`,
    ],
    ['this one alone left out of all', "Each of your Fire Pokémon except this Pokémon can't be Asleep."],
    [
      'an attacker of either side and one Defending',
      "Any damage done by attacks from Fire Pokémon (both yours and your opponent's) to the Defending Pokémon isn't affected by Resistance.",
    ],
  ])('is left alone for %s', (_why, text) => {
    expect(read(text)).toBeNull();
  });

  it('leaves its own power alone where it ignores the others', () => {
    expect(read(`Ignore all Pokémon Powers other than Moth Dusts. ${STOPS}`)).toEqual([
      { claim: 'mute', what: 'pokemon-powers', except: 'Moth Dust', on: ANY, while: AWAKE },
    ]);
  });
});

describe('a power that waits for something', () => {
  it('strikes back as it stood when the attack was declared', () => {
    const blow =
      "Whenever your opponent's attack damages Mistmoth (even if Mistmoth is Knocked Out), this power does 10 damage to the attacking Pokémon. (Don't apply Weakness and Resistance.)";
    expect(
      read(
        `${blow} This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed when your opponent attacks.`,
      ),
    ).toMatchObject([{ claim: 'trigger', event: 'damaged-by-attack', 'as-declared': true }]);
    expect(read(`${blow} This power can't be used on Sundays.`)).toBeNull();
  });

  it('means the Pokémon that came up, or the one that retreated, as it says', () => {
    expect(read(`Whenever your opponent's Active Pokémon retreats, ${NEW} is Poisoned.`)).toEqual([
      { claim: 'trigger', event: 'up-for-retreated', on: THEIRS, does: [{ condition: 'poisoned', on: 'self' }] },
    ]);
    expect(read("If your opponent's Active Pokémon retreats, put 2 damage counters on that Pokémon.")).toMatchObject([
      { event: 'retreated', on: THEIRS, does: [{ counters: 2, on: 'self' }] },
    ]);
  });

  it('means itself by "it" where it has spoken of itself', () => {
    const attach = `whenever you attach an Energy from your hand to it, ${asleep}.`;
    expect(read(`${MINE} ${attach}`)).toMatchObject([{ event: 'energy-attached', on: 'self', while: ACTIVE }]);
    expect(read(attach)).toBeNull();
  });

  it('may put counters on all but a kind', () => {
    expect(
      read(
        `${MINE} put 1 damage counter on each Active Pokémon (both yours and your opponent's) between turns, excluding Water Pokémon.`,
      ),
    ).toEqual([
      {
        claim: 'checkup',
        on: { ...ANY, place: 'active', 'none-of': [{ type: 'W' }] },
        does: [{ counters: 1, on: 'self' }],
        while: ACTIVE,
      },
    ]);
  });
});

describe('an Ancient Trait', () => {
  it.each([
    [
      'Whenever your opponent plays a Trainer card (excluding Pokémon Tools and Stadium cards), prevent all effects of that card done to this Pokémon.',
      { claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'theirs', on: 'self' },
    ],
    ['This Pokémon may have up to 2 Pokémon Tool cards attached to it.', { claim: 'tool-limit', most: 2, on: 'self' }],
    ['When this Pokémon is healed, double the amount healed.', { claim: 'heal-times', times: 2, on: 'self' }],
    [
      'When 1 of your Pokémon becomes this Pokémon, heal all damage from it.',
      { claim: 'trigger', event: 'evolved', on: 'self', does: [{ heal: 'all', from: 'self' }] },
    ],
    [
      'When you attach an Energy card from your hand to this Pokémon (except with an attack, Ability, or Trainer card), you may attach 2 Energy cards.',
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        'as-turn': true,
        on: 'self',
        does: [{ may: [{ attach: { kind: 'energy' }, count: 1, from: 'hand', to: 'self' }] }],
      },
    ],
  ])('is executed: %s', (text, claim) => {
    expect(read(text)).toEqual([claim]);
  });

  it('is a second attack, with or without brackets round what is said of a Knock Out', () => {
    const again =
      "f the first attack Knocks Out your opponent's Active Pokémon, you may attack again after your opponent chooses a new Active Pokémon.";
    for (const text of [`twice a turn. (I${again})`, `twice each turn. I${again}`])
      expect(read(`This Pokémon may attack ${text}`)).toEqual([{ claim: 'attacks-twice', on: 'self' }]);
  });

  it('is left alone where it says anything else', () => {
    expect(read('This Pokémon may attack three times a turn.')).toBeNull();
  });
});

describe('a Knock Out that puts a Pokémon into the hand', () => {
  it('is one by an attack of anybody, or of the opponent alone', () => {
    const goes = 'put that Pokémon into your hand. (Discard all cards attached to that Pokémon.)';
    expect(read(`If this Pokémon ${STRUCK}, ${goes}`)).toEqual([
      { claim: 'fallen-go', to: 'hand', 'by-damage': true, on: 'self' },
    ]);
    expect(
      read(
        `If this Pokémon ${STRUCK} from ${THE_OTHER} Pokémon, put it into your hand instead of the discard pile. (Discard all attached cards.)`,
      ),
    ).toEqual([{ claim: 'fallen-go', to: 'hand', 'by-damage': true, on: 'self', by: { side: 'theirs' } }]);
  });

  it('is not read where nothing is said of what is attached', () => {
    expect(
      read('If this Pokémon is Knocked Out by damage from an attack, put that Pokémon into your hand.'),
    ).toBeNull();
  });
});
