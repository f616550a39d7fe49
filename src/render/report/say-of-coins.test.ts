import { describe, expect, it, test } from 'vitest';
import { replayed, ruled } from '../screen/rulings.fixture.ts';

/** What is read aloud of an act with coins, and of what comes next, is what the futures say. */

const PUSHER = 'Gible(MT 85)';

describe('coins that follow each other', () => {
  it('are said with what the last of them does, and every side of them', () => {
    const [flip, both, last, first] = ruled(
      'attack Wild Kick',
      'APR t9 p1 | Riolu(DP 61) +F ~confused / - vs Wall{200HP, W, no weakness, no resistance} / -',
    ).say;
    expect(flip).toBe('Flip a coin for Riolu, which is Confused, then one for Wild Kick.');
    expect(both).not.toContain('nothing');
    expect(last).toMatch(/: the attack does nothing\.$/u);
    expect(first).toMatch(/: put 3 damage counters on Riolu\.$/u);
  });
});

describe('coins after which the same comes however they fall', () => {
  it('are said with that, and not to decide it', () => {
    const kick = 'Kicker{60HP, F, "Kick F 30× Flip 3 coins. This attack does 30 damage times the number of heads."} +F';
    const shell = '"Ability Shell: Prevent all damage done to this Pokémon by attacks."';
    const say = (text: string) =>
      ruled('attack Kick', `APR t9 p1 | ${kick} / - vs Wall{200HP, W, no weakness, no resistance${text}} / -`).say;
    expect(say(`, ${shell}`)).toContain('However they fall, the attack does no damage.');
    expect(say('').join(' ')).not.toContain('However they fall');
  });
});

describe('coins of which one means what the other does', () => {
  it('say it once', () => {
    const { branches } = ruled('end turn', 'CR t9 p1 | Riolu(DP 61) ~asleep=2 / - vs Wall{200HP, W} / -');
    expect(branches.map(({ says }) => says)).toEqual([
      'a coin for Riolu is heads; Riolu is no longer Asleep',
      'a coin for Riolu is heads; Riolu stays Asleep',
      'Riolu stays Asleep; a coin for Riolu is heads',
      'Riolu stays Asleep',
    ]);
  });
});

describe('a coin that lets the attack go on', () => {
  const ON =
    '{60HP, C, basic, "Jab C 10", "Toss C 20+ Flip a coin. If heads, this attack does 20 more damage."} +R ~confused';
  const HIT = 'vs Wall{200HP, W, no weakness, no resistance} / -';

  it('is said with what the attack does', () => {
    const { say } = ruled('attack Jab', `CR t9 p1 | Pip${ON} / - ${HIT}`);
    expect(say[1]).toBe('Heads: the attack works; Wall takes 10 damage.');
  });

  it('is said with what the coins after it come to', () => {
    const { branches, say } = ruled('attack Toss', `EX t9 p1 | Pip${ON} / - ${HIT}`);
    expect(branches.map(({ if: sides }) => sides)).toEqual([['coin: heads'], ['coin: tails']]);
    expect(branches[0]?.says).toBe(
      'the attack works; next coin heads: 4 damage counters on Wall for 40 damage; next coin tails: 2 damage counters on Wall for 20 damage',
    );
    expect(say[1]).toBe(
      'Heads: the attack works; next coin heads: Wall takes 40 damage; next coin tails: Wall takes 20 damage.',
    );
  });
});

describe('an offer to flip a coin', () => {
  const GAMBLE =
    '{60HP, C, basic, "Gamble C 30 Before doing damage, you may flip a coin. If heads, this attack does 80 damage instead. If tails, this attack does nothing."} +R';
  const gamble = (doc: string, state = '') =>
    ruled('attack Gamble', `${doc} t9 p1 | Pip${GAMBLE}${state} / - vs Wall{200HP, W, no weakness, no resistance} / -`);

  it.each(['EX', 'CR', 'APR', 'ME'])(
    'may be declined, and what comes then is said beside the sides of the coin, in %s',
    (doc) => {
      const { branches, say } = gamble(doc);
      expect(branches.map(({ if: sides, verdict }) => [sides.join(), verdict])).toEqual([
        ['coin: heads', 'legal'],
        ['coin: tails', 'illegal'],
        ['choose: no', 'legal'],
      ]);
      expect(say[0]).toBe('You may do what Gamble offers, or not.');
      expect(say).toContain('No: Wall takes 30 damage.');
    },
  );

  it('may be declined after a coin that comes first', () => {
    const { branches, say } = gamble('EX', ' ~confused');
    expect(branches.map(({ if: sides }) => sides.join())).toEqual([
      'coin: heads,coin: heads',
      'coin: heads,coin: tails',
      'coin: heads,choose: no',
      'coin: tails',
    ]);
    expect(say).toContain('Heads, then no: the attack works; Wall takes 30 damage.');
  });

  it('has no line of its own where declining it is as one side of the coin', () => {
    const { branches } = ruled(
      'play Bill',
      'Neo t9 p1 | Pikachu / - [hand (Bill), deck 20] vs Pip{60HP, C, basic, "Pokémon Power Games: Whenever your opponent plays a Trainer card, you may flip a coin. If heads, that card does nothing. Put it on top of your opponent\'s deck."} / -',
    );
    expect(branches.map(({ if: sides }) => sides.join())).toEqual(['coin: heads', 'coin: tails']);
  });
});

describe('a Confused Pokémon that attacks itself', () => {
  const hit = (resists: string) =>
    ruled(
      'attack Jab',
      `Neo t9 p1 | Pip{60HP, F, basic, ${resists}"Jab C 10"} +F ~confused / - vs Wall{200HP, W, no weakness, no resistance} / -`,
    ).branches[1]?.says;

  it('is said with the damage that its own Resistance leaves of it, also where that is none', () => {
    expect(hit('weak Wx2, resist F-30, ')).toBe('the attack fails; no damage to Pip itself (20 −30 Resistance F)');
    expect(hit('weak Wx2, no resistance, ')).toBe('the attack fails; 2 damage counters on Pip for 20 damage');
  });
});

describe('a Pokémon whose attack does damage to itself as well', () => {
  it('is named where nothing is left of that damage', () => {
    const { branches } = ruled(
      'attack Jolt',
      'Neo t9 p1 | Pip{60HP, L, basic, "Jolt L 30 Flip a coin. If tails, Pip does 10 damage to itself."} +L+Metal Energy(neo1 19) / - vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    expect(branches[1]?.says).toMatch(/^no damage to Pip itself \(10 −10 Metal Energy\); 2 damage counters on Wall/u);
  });
});

describe('what a player is asked next', () => {
  it('is cited with the rules on whose authority', () => {
    const asks = ruled(
      'attack Push Down',
      `CR t9 p1 | ${PUSHER} +R / - vs Wall{200HP, W, no weakness, no resistance} / Shinx, Riolu`,
    ).follows?.asks;
    expect(asks).toMatchObject({ by: 'p2' });
    expect(asks?.rules.map(({ id }) => id)).toContain('400.3');
  });
});

describe('a game that ends', () => {
  it('has no turn that is over after it', () => {
    const say = (prizes: string) =>
      ruled(
        'attack Push Down',
        `CR t9 p1 | ${PUSHER} +R / - [prizes ${prizes}] vs Wall{200HP, W, no weakness, no resistance} -190 / Shinx [prizes 2]`,
      ).say;
    const over = 'After that your turn is over.';
    expect(say('1').join(' ')).toContain('you win the game');
    expect(say('1')).not.toContain(over);
    expect(say('2')).toContain(over);
  });
});

describe('what a text keeps from happening', () => {
  it('is said in the future in which it would have happened', () => {
    const { branches } = ruled('attack Bind', 'CR t9 p1 | Onix +FFF / - vs Zubat -10 / Shinx');
    expect(branches.map(({ says }) => says.includes("Zubat can't be Paralyzed, because of Self-control"))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the text that acts', () => {
  const FLIPS = 'ME t9 p1 | Pip{60HP, C, basic, "Jab 0 10"} *Smokescreen(Charmander; PK 48)@8 / - vs';
  const HIT = "is damaged by an attack from your opponent's Pokémon";
  const THORNS = `"Ability Thorns: If this Pokémon is in the Active Spot and ${HIT}, put 2 damage counters on the Attacking Pokémon."`;

  it('is named by the coin it asks for, and what that coin says is said once', () => {
    const { branches, say } = ruled('attack Jab', `${FLIPS} Shinx / -`);
    const [heads, tails] = branches.map(({ says }) => says);
    expect(heads).toMatch(/^the attack works despite Smokescreen;/u);
    expect(tails).toBe('the attack fails because of Smokescreen');
    expect(say.join(' ')).toContain('Smokescreen');
  });

  it('is named in the future in which it acts', () => {
    const { branches } = ruled(
      'attack Jab',
      `${FLIPS} Burr{90HP, C, basic, no weakness, no resistance, ${THORNS}} / -`,
    );
    expect(branches[0]?.says).toContain('Thorns of Burr is carried out; 2 damage counters on Pip');
    expect(branches[1]?.says).not.toContain('Thorns');
  });
});

describe('Pokémon of one name', () => {
  it('are distinguished where both are Knocked Out', () => {
    const say = ruled(
      'attack Submission',
      'CR t9 p1 | Machop(PK 53) +FFF -40 / Shinx vs Machop(PK 53) -40 / Shinx',
    ).say;
    expect(say.join(' ')).toMatch(/their (?:Active )?Machop and your (?:Active )?Machop are Knocked Out/iu);
  });
});

describe('a coin that a Knock Out calls for', () => {
  const REVENGE =
    '"Ability Drag: If this Pokémon is Knocked Out by damage from an opponent\'s attack, flip a coin. If heads, the Attacking Pokémon is Knocked Out."';
  const board = (prizes: number) =>
    `APR t9 p1 | Pip{60HP, C, basic, "Jab C 90"} +R / Shinx [prizes ${prizes}] vs Wall{60HP, W, basic, no weakness, no resistance, ${REVENGE}} / Riolu [prizes ${prizes}]`;

  it('is shown with what each of its sides brings, and how the game ends by it', () => {
    const { follows, say } = ruled('attack Jab', board(1));
    expect(follows?.sides?.map(({ if: sides }) => sides)).toEqual([['coin: heads'], ['coin: tails']]);
    expect(follows?.sides?.[0]?.says).toContain('the game ends in a tie');
    expect(follows?.sides?.[1]?.says).toContain('p1 wins');
    expect(say.join(' ')).toContain('Then flip a coin for Drag: heads,');
    expect(say.join(' ')).not.toContain('your turn is over');
  });

  it('leaves the turn to end where the game goes on either way', () => {
    expect(ruled('attack Jab', board(3)).say.at(-1)).toBe('After that your turn is over.');
  });
});

describe('what a text offers', () => {
  it('is shown with what comes of it, taken and not', () => {
    const { follows, say } = ruled(
      'attack Vault',
      'APR t9 p1 | Pip{60HP, C, basic, "Vault C 30 You may switch this Pokémon with 1 of your Benched Pokémon."} +R / Shinx vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    expect(follows?.sides?.map(({ if: sides }) => sides)).toEqual([['choose: yes'], ['choose: no']]);
    expect(follows?.sides?.[0]?.says).toContain('Shinx is now Active');
    expect(say.join(' ')).toContain('You choose: yes, your Shinx becomes Active; no, nothing more');
  });
});

describe('cards that are drawn', () => {
  // The cards of a deck that is not given are taken as there only when they are drawn.
  it.each(['', ' [deck 30]', ' [deck shuffled (30 R)]'])('are counted, whatever is given of the deck:%s', (deck) => {
    const lines = ruled(
      'attack Collect',
      `ME t6 p1 | Pup{60HP, C, basic, "Collect C Draw 3 cards."} +R / -${deck} vs Wall{60HP} / -`,
    ).say;
    expect(lines.join(' ')).toContain('ou draw 3 cards');
  });
});

describe('what changes the cost of an attack', () => {
  const JAB = '"Jab CC 10+ Flip a coin. If heads, this attack does 20 more damage."';
  const said = (power: string, condition: string): readonly string[] =>
    ruled(
      'attack Jab',
      `ME t9 p1 | Pip{60HP, C, basic, ${power}${JAB}} +RR${condition} / - vs Wall{200HP, W, no weakness, no resistance} / -`,
    ).branches.map(({ says }) => says);
  const CHEAP = '"Ability Cheap: This Pokémon\'s attacks cost Colorless less.", ';
  const times = (lines: readonly string[]): number => lines.join(' ').split('Cheap').length - 1;

  it('is said once beside the sides of a coin, and not where the attack fails', () => {
    expect(said(CHEAP, '')[0]).toContain('Energy: needs 1 Colorless (Cheap)');
    expect(times(said(CHEAP, ''))).toBe(1);
    expect(times(said(CHEAP, ' ~confused'))).toBe(1);
    expect(said(CHEAP, ' ~confused')[1]).not.toContain('Cheap');
  });

  it('is not said where nothing changes it', () => {
    expect(said('', ' ~confused').join(' ')).not.toContain('Energy:');
  });
});

describe('a coin that the other player may flip or not', () => {
  const play = (power: string) =>
    replayed(
      `cards:\n  King: {hp: 80, type: P, retreat: 3, powers: [{name: Games, kind: body, text: x, always: [${power}]}]}\n  Bill: {kind: trainer, play: {text: x, does: [{draw: 2}]}}\nboard: 'CR t9 p1 | King / - [hand (Bill), deck 9] vs King / - [deck 9]'\nask: play Bill\n`,
    ).ruling;

  it('is said to be an offer, on each of its sides and aloud', () => {
    const ruling = play('{claim: flip-to-stop, on: {side: theirs}}');
    expect(ruling?.branches.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^if p2 does what Games offers: /u),
      expect.stringMatching(/^if p2 does what Games offers: /u),
    ]);
    expect(ruling?.say.join(' ')).toContain('Your opponent may do what Games offers, or not.');
  });

  it('and one that has to be flipped is not', () => {
    const { branches, say } = ruled(
      'attack Tap',
      'CR t9 p1 | Pip{60HP, C, basic, "Tap C 10"} +F ~confused / - vs Riolu',
    );
    expect([...branches.map(({ says }) => says), ...say].join(' ')).not.toContain('offers');
  });
});

describe('cards that are chosen one by one on a side of a coin', () => {
  const picks = (discard: string) =>
    replayed(
      `cards:\n  Nose: {hp: 80, type: M, retreat: 1, attacks: [{name: Collect, cost: [], text: x, does: [{from-discard: {kind: energy}, count: 2, up-to: true, to: hand}]}]}\nboard: 'ME t9 p1 | Nose ~confused / - [discard (${discard}), deck 9] vs Nose / - [deck 9]'\nask: attack Collect\n`,
    ).ruling?.branches[0]?.says;

  it('are said with how few and how many they may be, and one alone with none beside it', () => {
    expect(picks('2 M')).toContain('as p1 chooses 0 to 2 (Metal Energy), such as: ');
    expect(picks('M')).toContain('as p1 chooses (Metal Energy, none), such as: ');
  });
});

describe('what a document does not say of the check after the turn', () => {
  it('is named beside each side of a coin as it is in a replay', () => {
    const { branches } = ruled(
      'attack Toss',
      'APR t9 p1 | Pip{60HP, C, basic, "Toss C 20+ Flip a coin. If heads, this attack does 20 more damage."} +R / - vs Wall{200HP, W, no weakness, no resistance} ~burned / -',
    );
    expect(branches).toHaveLength(2);
    for (const { says, open } of branches) {
      expect(says).toContain('what follows is unknown: APR 2018 does not say whether and when a Burn ends');
      expect(open?.code).toBe('document-silent-on');
    }
  });
});

describe('a coin that is flipped when the turn is over', () => {
  it('has both its sides beside each future of the attack, with what they bring', () => {
    const { branches } = ruled(
      'attack Toss',
      'CR t9 p1 | Pip{40HP, C, basic, "Toss C 20+ Flip a coin. If heads, this attack does 20 more damage."} -20 ~burned +R / - vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    for (const { says } of branches) {
      expect(says).toMatch(
        /when the turn is over: heads: the Burn does no damage; tails: 2 damage counters on Pip.*p2 wins/u,
      );
      expect(says).not.toContain('is asked');
    }
  });

  it('says what each side means where that is all it brings', () => {
    const { branches } = ruled(
      'attack Nap',
      'CR t9 p1 | Pip{60HP, C, basic, "Nap C Remove 1 damage counter from Pip. Pip is now Asleep."} -20 ~confused +R / - vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    expect(branches[0]?.says).toContain('when the turn is over: heads: Pip wakes up; tails: Pip stays Asleep');
  });
});

describe('Energy that an attack costs', () => {
  const ember = (board: string, attack: string) =>
    replayed(
      `cards:\n  Kiln: {stage: basic, hp: 60, type: R, retreat: 1, weakness: none, resistance: none, attacks: [{name: Ember, cost: R, damage: 30, text: x, ${attack}}]}\nboard: '${board} t9 p1 | Kiln ~confused +R / - vs Kiln / -'\nask: attack Ember\n`,
    ).ruling;
  const COST = 'activate: [{discard-energy: 1, from: self, type: R}]';

  it('is gone whatever the coin shows, and said before it, where the document has it discarded before the flip', () => {
    const came = ember('Neo', COST);
    expect(came?.say.join(' ')).toMatch(/Tails: discard Fire Energy from .+ and do 20 damage/u);
    expect(came?.branches.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^R off [^;]+; the attack works; /u),
      expect.stringMatching(/^R off [^;]+; the attack fails; /u),
    ]);
  });

  it('is not said of the side on which it stays', () => {
    const came = ember('CR', COST.replace('activate', 'does'));
    expect(came?.branches[1]?.says).toMatch(/^the attack fails; (?!.*off)/u);
    expect(came?.say.join(' ')).not.toContain('discard Fire Energy from');
  });
});

describe('a Special Condition that an attack places twice', () => {
  it('is said once, where it is placed last', () => {
    const { say } = ruled(
      'attack Toad Jab',
      'CR t9 p1 | Toadling{90HP, P, "Toad Jab P 20 The Defending Pokémon is now Poisoned. Flip a coin. If heads, the Defending Pokémon is now Paralyzed and Poisoned."} +P / - vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    expect(say[1]).toBe('Heads: Wall takes 20 damage, Wall is now Paralyzed and Wall is now Poisoned.');
  });

  it('is said where the attack goes on to say how many counters it places', () => {
    const { say } = ruled(
      'attack Fang',
      'ME t9 p1 | Batling{90HP, D, "Fang D 20 Your opponent\'s Active Pokémon is now Poisoned. During Pokémon Checkup, put 2 damage counters on that Pokémon instead of 1."} +D / - vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    expect(say[1]).toBe('Wall takes 20 damage and Wall is now Poisoned.');
  });
});

describe('what a special Energy card gives', () => {
  it('is said once, however often it is asked', () => {
    const { branches } = ruled(
      'attack Toss Off',
      'CR t9 p1 | Luxling{80HP, L, "Toss Off LCC 40x Discard all Lightning Energy attached to Luxling. Flip a coin for each Energy card you discarded. This attack does 40 damage times the number of heads."} +L+Rainbow Energy+Multi Energy / - vs Wall{200HP, W, no weakness, no resistance} / -',
    );
    for (const { says } of branches) expect(says.match(/Multi Energy gives/gu)).toHaveLength(1);
  });
});

describe('a text that ends the turn', () => {
  const POWER = 'Once during your turn, you may flip a coin. If heads, draw a card.';
  const used = (text: string) =>
    ruled(
      'use Snooze',
      `APR t9 p1 | Pip{60HP, C, basic, "Ability Snooze: ${text}"} / - [hand 0, deck 5] vs Wall{200HP, W} / -`,
    );

  it('is said of the side of the coin on which it does', () => {
    const { branches, say } = used(`${POWER} If tails, your turn ends.`);
    expect(branches.map(({ says }) => says.includes('the turn ends'))).toEqual([false, true]);
    expect(say.join(' ')).toMatch(/Tails: the turn ends/u);
  });

  it('is said once of both sides', () => {
    const { branches, say } = used(`${POWER} If you use this Ability, your turn ends.`);
    expect(branches.every(({ says }) => says.includes('the turn ends'))).toBe(true);
    expect(say.join(' ')).not.toContain('the turn ends');
    expect(say.at(-1)).toBe('After that your turn is over.');
  });
});

test('an answer that is a name is said as that is written', () => {
  const copy = "Choose 1 of the Defending Pokémon's attacks. Echo copies that attack except for its Energy cost.";
  const { say } = ruled(
    'attack Echo',
    `CR t9 p1 | Pip{60HP, C, basic, "Echo C ${copy}"} +R / - vs Wall{200HP, W, no weakness, no resistance, "Splash W 20", "Big Wave W 60"} / -`,
  );
  expect(say).toContain('You choose: Splash, Wall takes 20 damage; Big Wave, Wall takes 60 damage.');
});
