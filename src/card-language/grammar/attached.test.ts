import { describe, expect, it } from 'vitest';
import { readAttached, readAttaching, readCarried, readLending, textSays } from '../index.ts';

const DISCARDED = 'discard it at the end of';

const printed = { name: 'Old Bell', attack: '', damage: null, mark: null, gx: false } as const;
const readTool = (text: string) => readCarried('attached', text, printed);

const inForce = (text: string) => readTool(text)?.always ?? null;
const lentTo = (text: string) => readLending(text, printed)?.to ?? null;

const BEARER = 'the Pokémon this card is attached to';
const ANY_DAMAGE = 'any damage done';
const MINE = 'your Active Pokémon';

const ATTACHED_TO = 'this card is attached to';
const BASIC = 'basic Energy cards';
const EVEN_IF = 'even if that Pokémon is Knocked Out';
const HOST = 'the Pokémon this card is attached to';
const BEFORE = '(before applying Weakness and Resistance)';
const ATTACK = "an opponent's attack";

describe('the text of a Tool', () => {
  it('speaks of the Pokémon it is attached to', () => {
    expect(inForce('The Pokémon this card is attached to has no Retreat Cost.')).toEqual([
      { claim: 'retreat', set: 0, on: 'host' },
    ]);
    expect(inForce(`The Retreat Cost of ${HOST} is Colorless less.`)).toEqual([
      { claim: 'retreat', add: -1, on: 'host' },
    ]);
    expect(inForce('The Pokémon this card is attached to has no Retreat Cost. Shout.')).toBeNull();
  });

  it('makes its carrier of a type and goes at the end of a turn in which that attacks', () => {
    const colorless = "As long as this card is attached to a Pokémon, that Pokémon's type is Colorless.";
    const types = [{ claim: 'types', are: ['C'], on: 'host' }];
    expect(readTool(`${colorless} If that Pokémon attacks, discard this card at the end of the turn.`)).toEqual({
      always: types,
      discardIfItAttacks: true,
    });
    const more = 'Whenever an attack from the Pokémon this card is attached to does damage to the Active Pokémon,';
    const against = { side: 'theirs', place: 'active' };
    expect(
      readTool(
        `${more} the attack does 10 more damage ${BEFORE}. Discard this card at the end of the turn in which this Pokémon attacks.`,
      ),
    ).toEqual({
      always: [{ claim: 'damage', when: 'before', 'if-damage': true, add: 10, on: 'host', against }],
      discardIfItAttacks: true,
    });
  });

  it('may be eaten between turns and has to be when the next turn begins, for the same and nothing else', () => {
    const berry = (n: number) =>
      `At any time between turns, if there are at least 2 damage counters on ${HOST}, you may remove 2 of them and discard this card. At the start of each turn, if there are at least 2 damage counters on ${HOST}, remove ${n} of them and discard this card.`;
    const eaten = [{ heal: 20, from: 'host' }, { 'discard-tool': 'host' }];
    expect(inForce(berry(2))).toEqual([
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        does: [{ may: eaten }],
        while: { self: { 'counters-at-least': 2 } },
      },
      { claim: 'start-of-turn', on: 'host', does: eaten, while: { self: { 'counters-at-least': 2 } } },
    ]);
    expect(inForce(berry(1))).toBeNull();
  });

  it('does at the end of each turn what follows from what was done in this way', () => {
    const few = `${HOST} has 30 HP or less remaining and has any damage counters on it`;
    const heal = { heal: 120, from: 'host' };
    const gone = { first: [heal], 'if-you-do': [{ 'discard-tool': 'host' }], worded: 'implied' };
    expect(
      inForce(
        `At the end of each turn, if ${few}, heal 120 damage from it. If you healed any damage in this way, discard this card.`,
      ),
    ).toMatchObject([{ claim: 'end-of-turn', on: 'host', does: [gone] }]);
  });

  it('says more of a host that has few HP left', () => {
    const few = "If that Pokémon's remaining HP is 40 or less, it has no Retreat Cost.";
    expect(inForce(`The Retreat Cost of ${HOST} is Colorless less. ${few}`)).toEqual([
      { claim: 'retreat', add: -1, on: 'host' },
      { claim: 'retreat', set: 0, on: 'host', while: { self: { 'hp-left-at-most': 40 } } },
    ]);
    expect(inForce(few)).toBeNull();
  });

  it('speaks while its host is of the kind it names', () => {
    expect(
      inForce(
        "The Onix, Steelix, Gligar, or Gliscor this card is attached to takes 30 less damage from your opponent's attacks (after applying Weakness and Resistance).",
      ),
    ).toEqual([
      {
        claim: 'damage',
        when: 'after',
        add: -30,
        on: 'host',
        against: { side: 'theirs' },
        while: { self: { 'any-of': ['Onix', 'Steelix', 'Gligar', 'Gliscor'].map((named) => ({ named })) } },
      },
    ]);
    expect(
      inForce(
        `The Basic Pokémon this card is attached to gets +40 HP and its attacks do 10 more damage to your opponent's Active Pokémon ${BEFORE}.`,
      ),
    ).toEqual([
      { claim: 'hp', add: 40, on: 'host', while: { self: { basic: true } } },
      {
        claim: 'damage',
        when: 'before',
        add: 10,
        against: { side: 'theirs', place: 'active' },
        on: 'host',
        while: { self: { basic: true } },
      },
    ]);
  });

  it('takes off for a host of one kind', () => {
    const text = `If ${BEARER} is a Basic Pokémon, ${ANY_DAMAGE} to this Pokémon by attacks is reduced by 20`;
    expect(inForce(`${text} (after applying Weakness and Resistance).`)).toEqual([
      { claim: 'damage', when: 'after', add: -20, on: 'host', while: { self: { basic: true } } },
    ]);
  });

  it('has Energy moved off its host before that is discarded', () => {
    expect(
      inForce(
        `If ${BEARER} is ${MINE} and is Knocked Out by damage from ${ATTACK}, move up to 3 ${BASIC} from that Pokémon to 1 of your Benched Pokémon.`,
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        on: 'host',
        while: { self: { place: 'active' } },
        does: [
          {
            'move-energy': 3,
            'up-to': true,
            basic: true,
            from: 'self',
            to: { one: { side: 'yours', place: 'bench' } },
          },
        ],
      },
    ]);
  });

  it('strikes back while its host is Active', () => {
    expect(
      inForce(
        `If ${BEARER} is ${MINE} and is damaged by ${ATTACK} (${EVEN_IF}), put 2 damage counters on the Attacking Pokémon.`,
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'damaged-by-attack',
        on: 'host',
        while: { self: { place: 'active' } },
        does: [{ counters: 2, on: 'attacker' }],
      },
    ]);
  });

  it.each([
    [
      'At any time between turns, if the Pokémon this card is attached to has at least 2 damage counters on it, remove 2 damage counters from it. Then discard this card.',
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        while: { self: { 'counters-at-least': 2 } },
        does: [{ heal: 20, from: 'host' }, { 'discard-tool': 'host' }],
      },
    ],
    [
      'At any time between turns, if the Pokémon this card is attached to is affected by any Special Conditions, remove all of them. Then, discard this card.',
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        while: { self: { affected: true } },
        does: [{ cure: 'all', on: 'host' }, { 'discard-tool': 'host' }],
      },
    ],
    [
      `If ${BEARER} is your Active Pokémon at the end of your turn, remove 1 damage counter from the Pokémon.`,
      {
        claim: 'end-of-turn',
        on: 'host',
        while: { self: { place: 'active' }, 'own-turn': true },
        does: [{ heal: 10, from: 'host' }],
      },
    ],
    [
      "As long as the Pokémon this card is attached to is on your Bench, prevent all damage done to that Pokémon by attacks (both yours and your opponent's).",
      { claim: 'prevent', what: 'damage', from: { side: 'any' }, on: 'host', while: { self: { place: 'bench' } } },
    ],
    [
      "The Pokémon this card is attached to can use any attack from its Basic Pokémon or its Stage 1 Evolution card. (You still have to pay for that attack's Energy cost.)",
      { claim: 'uses-attacks', of: 'stages-beneath', on: 'host', while: { self: { evolved: true } } },
    ],
  ])('is executed in the words of the years until 2011: %s', (text, claim) => {
    expect(inForce(text)).toEqual([claim]);
  });

  it('goes when the turn of the opponent is over, in older words too', () => {
    const text = `Any damage done to ${HOST} by an opponent's attack is reduced by 20 (after applying Weakness and Resistance). At the end of your opponent's turn after you played this card, discard this card.`;
    expect(readTool(text)).toMatchObject({ discardAtEndOfOpponentsTurn: true });
  });
});

describe('a Tool that is spent, or goes, or keeps the turn going', () => {
  const THEIRS = { side: 'theirs' };

  it('saves its Pokémon once', () => {
    const stands = 'that Pokémon is not Knocked Out and its remaining HP become 10 instead. Then, discard this card.';
    expect(
      inForce(`If ${HOST} would be Knocked Out by your opponent's attack, flip a coin. If heads, ${stands}`),
    ).toEqual([{ claim: 'survives', left: 10, flip: true, against: THEIRS, spent: true, on: 'host' }]);
    expect(
      inForce(
        `If the Fighting Pokémon this card is attached to has full HP and would be Knocked Out by damage from ${ATTACK}, ${stands}`,
      ),
    ).toEqual([
      {
        claim: 'survives',
        left: 10,
        against: THEIRS,
        spent: true,
        on: 'host',
        while: { self: { type: 'F', 'full-hp': true } },
      },
    ]);
  });

  it('goes when the turn of the opponent ends', () => {
    expect(
      readTool(
        `If this card is attached to 1 of your Pokémon, ${DISCARDED} your opponent's turn. If ${BEARER} is ${MINE} and is damaged by ${ATTACK} (${EVEN_IF}), put 6 damage counters on the Attacking Pokémon.`,
      ),
    ).toMatchObject({ discardAtEndOfOpponentsTurn: true });
  });

  it('asks for one of three words in the name', () => {
    expect(inForce(`If ${HOST} has "Tick," "Tock," or "Tuck" in its name, its attacks cost Colorless less.`)).toEqual([
      {
        claim: 'cost',
        add: -1,
        on: 'host',
        while: { self: { 'any-of': [{ 'name-has': 'Tick' }, { 'name-has': 'Tock' }, { 'name-has': 'Tuck' }] } },
      },
    ]);
  });

  it('names whom its Pokémon becomes', () => {
    const said = 'Your turn does not end if the Pokémon this card is attached to becomes';
    expect(inForce(`${said} M Glimmer-EX.`)).toEqual([{ claim: 'turn-goes-on', named: 'M Glimmer-EX', on: 'host' }]);
    expect(inForce(`${said} Asleep.`)).toBeNull();
  });

  it('speaks of the Pokémon of the name that carries it', () => {
    expect(inForce(`If ${ATTACHED_TO} Glimmer-EX, its maximum HP is 300.`)).toEqual([
      { claim: 'hp', set: 300, on: 'host', while: { self: { named: 'Glimmer-EX' } } },
    ]);
    expect(inForce(`The Glimmer-GX ${ATTACHED_TO} is a Fire Pokémon.`)).toEqual([
      { claim: 'types', are: ['R'], on: 'host', while: { self: { named: 'Glimmer-GX' } } },
    ]);
  });
});

describe('an attack that a Tool prints', () => {
  const ATTACHED = 'this card is attached to';
  const PAID = 'the necessary Energy to use this attack';
  const LENT = `can also use the attack on this card. (You still need ${PAID}.)`;

  it('is lent to the Pokémon it names, and to no other', () => {
    expect(lentTo(`The Team Aqua Pokémon ${ATTACHED} ${LENT}`)).toEqual({ tag: 'team aqua' });
    expect(lentTo(`The Dustmoth-EX ${ATTACHED} ${LENT}`)).toEqual({ named: 'Dustmoth-EX' });
    expect(lentTo(`The Pokémon ${ATTACHED} ${LENT}`)).toEqual({});
    expect(lentTo(`The Shiny Pokémon ${ATTACHED} ${LENT}`)).toBeNull();
    expect(lentTo('It gets +20 HP.')).toBeNull();
  });
});

describe('a card that says itself when it goes', () => {
  const attached = (text: string) => readAttached(text, printed);
  const LESS = 'is reduced by 20 (after applying Weakness and Resistance).';
  const GOES = "At the end of your opponent's next turn, discard this card.";

  it('goes from all but a kind, or from a kind', () => {
    expect(
      attached(
        `Attach this card to 1 of your Pokémon SP that doesn't already have a Pokémon Tool attached to it. If that Pokémon is Knocked Out, discard this card. When ${HOST} is no longer a Pokémon SP, discard this card. ${HOST.replace('the', 'The')} has no Retreat Cost.`,
      ),
    ).toEqual({
      to: { tag: 'sp' },
      discardUnless: { tag: 'sp' },
      always: [{ claim: 'retreat', set: 0, on: 'host' }],
    });
    expect(readTool(`If ${HOST} is a Pokémon-ex, discard this card. ${HOST} has no Retreat Cost. ${GOES}`)).toEqual({
      discardUnless: { 'not-tag': 'ex' },
      discardAtEndOfOpponentsTurn: true,
      always: [{ claim: 'retreat', set: 0, on: 'host' }],
    });
  });

  it('speaks of that Pokémon as of the one it is attached to, where it names no other', () => {
    expect(
      attached(`Attach this card to 1 of your Pokémon. ${GOES} Damage done to that Pokémon by attacks ${LESS}`),
    ).toEqual({
      to: {},
      discardAtEndOfOpponentsTurn: true,
      always: [{ claim: 'damage', when: 'after', add: -20, on: 'host' }],
    });
  });

  it('goes when a turn ends, and is put on the Active Pokémon', () => {
    expect(
      attached(
        "Attach this card to your Active Pokémon. At the end of your turn, discard this card. If this Pokémon's attack does damage to the Defending Pokémon (after applying Weakness and Resistance), the attack does 10 more damage to the Defending Pokémon.",
      ),
    ).toMatchObject({ to: { place: 'active' }, discardAtEndOfTurn: true });
  });

  it('is left alone where it sings as well, or goes for something else', () => {
    expect(attached(`Attach this card to 1 of your Pokémon. ${GOES} It sings.`)).toBeNull();
    expect(
      attached(
        `Attach this card to 1 of your Pokémon. If that Pokémon attacks, discard this card. ${HOST} has no Retreat Cost.`,
      ),
    ).toBeNull();
  });
});

describe('an attack that a Technical Machine prints', () => {
  const INSTEAD = "That Pokémon may use this card's attack instead of its own.";
  const machine = { ...printed, name: 'Old Machine 01' };

  it('is lent until the end of the turn, if that is all the machine says', () => {
    expect(textSays('lending', `${INSTEAD} At the end of your turn, discard this card.`, machine)).toEqual({
      discardAtEndOfTurn: true,
    });
    expect(textSays('lending', `${INSTEAD} At the end of your turn, discard Other Machine.`, machine)).toBeNull();
    expect(textSays('lending', `${INSTEAD} It sings.`, machine)).toBeNull();
  });
});

describe('to which Pokémon a card may be attached', () => {
  const REST = 'At any time between turns, do as the moon says.';
  const NO_TOOL = "that doesn't already have a Pokémon Tool attached to it.";
  const OWNED = 'Pokémon that has an owner in its name';

  it.each([
    [`Attach Old Bell to 1 of your Pokémon ${NO_TOOL}`, {}],
    [`Attach Old Bell to 1 of your Pokémon ${NO_TOOL.replace('already ', '')}`, {}],
    [`Attach Old Bell to 1 of your Pokémon with Team Aqua in its name ${NO_TOOL}`, { 'name-has': 'Team Aqua' }],
    [`Attach Old Bell to 1 of your Pokémon (excluding Pokémon-ex) ${NO_TOOL}`, { 'not-tag': 'ex' }],
    [
      `Attach this card to 1 of your Evolved Pokémon (excluding Pokémon-ex and ${OWNED}) in play.`,
      { evolved: true, 'none-of': [{ tag: 'ex' }, { owned: true }] },
    ],
  ])('is known from the first sentence, whatever the others say: %s', (first, to) => {
    expect(readAttaching(`${first} ${REST}`, printed)).toEqual({ to, rest: REST });
  });

  it.each([
    `Attach Old Bell to 1 of your Pokémon (excluding those who sleep) ${NO_TOOL}`,
    `Attach Sun Belt to 1 of your Pokémon ${NO_TOOL}`,
    'Draw a card.',
  ])('is not guessed: %s', (first) => {
    expect(readAttaching(`${first} ${REST}`, printed)).toBeNull();
  });
});
