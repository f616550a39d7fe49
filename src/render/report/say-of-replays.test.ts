import { describe, expect, it } from 'vitest';
import { replayed } from '../screen/rulings.fixture.ts';
import { drawnFirst, linesOf } from '../words/reported-together.ts';

/** What is read aloud after a replay: the act by the names before it, and whose text has to be read. */

const CHILL =
  'Chiller{80HP, W, no weakness, no resistance, "Poké-Body Chill: As long as this Pokémon is your Active Pokémon, sing between turns."}';

describe('an evolution that is all there is to say', () => {
  it('is said with the name before it', () => {
    const { say } = replayed(
      'board: CR t9 p1 | Shinx / - [hand (Luxio)] vs Riolu(DP 61)\nsteps:\n  - evolve Luxio on active\n',
    );
    expect(say).toEqual(['You may evolve Shinx into Luxio.']);
  });
});

describe('a step that a text not read may change', () => {
  it('is said with the card whose text that is, and without what comes only if it changes nothing', () => {
    const { say } = replayed(`board: 'CR t9 p1 | Shinx ~poisoned / - vs ${CHILL}'\nsteps:\n  - end turn\n`);
    expect(say).toEqual(['You may end the turn.', 'What the text of Chiller does is not known: let me read it.']);
  });
});

describe('two cards of one name whose text may have changed the same', () => {
  it('are said once', () => {
    const { doubts } = replayed(
      `board: 'CR t9 p1 | Shinx ~poisoned / - vs ${CHILL} / ${CHILL}'\nsteps:\n  - end turn\n`,
    );
    expect(doubts).toHaveLength(1);
  });
});

describe('a card of the hand after a search of which it is not given what was taken', () => {
  it('is played as it is, and a later refusal is said', () => {
    const { steps, say } = replayed(
      'cards:\n  Lantern: {kind: trainer, play: {text: A Pokémon out of your deck into your hand., does: [{search: {kind: pokemon}, count: 1, to: hand}]}}\nboard: CR t9 p1 | Shinx / - [hand ? (Lantern, L)] vs Riolu(DP 61) / -\nsteps:\n  - retreat\n  - play Lantern\n  - attach L to active\n  - retreat\n',
    );
    expect(steps.map(({ verdict }) => verdict)).toEqual(['illegal', 'undetermined', 'legal', 'illegal']);
    expect(say.filter((one) => one.includes("can't retreat"))).toHaveLength(2);
  });
});

describe('a step after one that is refused, beside a text that is not read', () => {
  it('is said with the card whose text has to be read', () => {
    const { say } = replayed(
      `board: 'CR t9 p1 | Shinx ~asleep +L / Shinx vs Sleeper{80HP, W, "Poké-Body Chill: If your opponent has a Benched Pokémon, sing between turns."} / -'\nsteps:\n  - retreat\n  - end turn\n`,
    );
    expect(say).toContain('Without it the game goes on.');
    expect(say.at(-1)).toBe('What the text of Sleeper does is not known: let me read it.');
  });
});

describe('a step that waits for a fact or an answer beside a text that is not read', () => {
  const STRUCK = '"Poké-Body Chill: If Chiller is damaged by an attack, sing a song."';
  const step = (chiller: string) =>
    replayed(
      `board: 'CR t9 p1 | Pug{60HP, F, "Hit F 40"} +F / - vs Chiller{${chiller}, W, no weakness, no resistance, ${STRUCK}} -50 / Shinx, Riolu(DP 61)'\nsteps:\n  - attack Hit\n`,
    );

  it('stands under its condition, and what is said first is that the text has to be read', () => {
    for (const { say, steps } of [step('60HP'), step('retreat 1')]) {
      expect(steps[0]).toMatchObject({ mayBeDone: true, ifUnchanged: true });
      expect(say).toEqual(['You may attack with Hit.', 'What the text of Chiller does is not known: let me read it.']);
    }
    expect(step('60HP').steps[0]?.open).not.toBe(null);
    expect(step('60HP').headline).not.toContain('waits for');
    expect(step('retreat 1').steps[0]?.needs.length).toBe(1);
  });
});

describe('a Pokémon that is devolved', () => {
  const said = (card: string, target: string) =>
    replayed(
      `board: CR t9 p1 | ${target} / Shinx [hand (${card})] vs Riolu(DP 61)\nsteps:\n  - play ${card}\n`,
    ).say.join(' ');

  it('is said with the place its card goes to, and one that is healed is not', () => {
    expect(said('Devolution Spray', 'Luxio<Shinx')).toContain('is devolved to Shinx, its top card going to');
    expect(said('Potion', 'Shinx -20')).not.toContain('devolved');
  });
});

describe('what is cited in a step before which a card was drawn', () => {
  it('names the paragraph of the draw at the draw alone', () => {
    const { steps } = replayed(
      'board: CR t9 p1 | Shinx / - [deck 9] vs Riolu(DP 61) / - [deck 9]\nsteps:\n  - end turn\n  - p2 end turn\n',
    );
    const lines = linesOf(steps[1]?.trace ?? [], 'none');
    const [draw, ...after] = lines.map(({ cites }) => cites.map(({ id }) => id));
    expect(draw).toContain('601.1');
    expect(after.flat()).not.toContain('601.1');
  });
});

describe('the choice of the Pokémon that is switched in', () => {
  it('is said with the player who makes it, and another choice without', () => {
    const chosen = (card: string) =>
      replayed(
        `board: CR t9 p1 | Shinx / Luxray, Pikachu [hand (${card})] vs Riolu(DP 61) / Onix, Pikachu\nsteps:\n  - do: play ${card}\n    answers: [bench 2]\n`,
      );
    const lines = (card: string) => linesOf(chosen(card).steps[0]?.trace ?? [], 'none').map(({ text }) => text);
    expect(lines('Gust of Wind').join()).toContain('switched in, as p1 chooses');
  });
});

describe('a fact that is missing within an act', () => {
  const neo = (of: string) =>
    replayed(
      `cards:\n  Swap: {kind: trainer, play: {text: Switch your Pokémon., does: [{switch: yours}]}}\nboard: 'Neo t7 p1 | Shinx${of} / Riolu [hand (Swap), deck 9] vs Luxio / - [deck 9]'\nsteps:\n  - play Swap\n`,
    );

  it('leaves standing that the act may be begun, in every ruleset that is silent on the rest', () => {
    const { steps, say } = neo(' ~confused');
    expect(steps[0]).toMatchObject({ verdict: 'undetermined', mayBeDone: true });
    expect(say[0]).toBe('You may play Swap.');
    expect(say).toContain("What follows I can't say yet.");
  });

  it('is nothing where none is missing, and says nothing of an act that waits for the fact itself', () => {
    expect(neo('').verdict).toBe('legal');
    const { steps, say } = replayed('board: CR t9 p1 | Shinx +L vs Riolu(DP 61)\nsteps:\n  - retreat\n');
    expect(steps[0]?.mayBeDone).toBeUndefined();
    expect(say[0]).not.toContain('You may');
  });
});

describe('a Baby Pokémon and a card for a Stage 2', () => {
  const said = (hand: string): string =>
    replayed(
      `cards:\n  Tot: {stage: baby, hp: 30, type: C, retreat: 0}\n  Lad: {stage: basic, hp: 40, type: C, retreat: 1}\n  Man: {stage: stage 1, from: Lad, hp: 70, type: C, retreat: 1}\n  Breeder: {kind: trainer, play: {text: A Stage 2 goes onto its Basic Pokémon., does: [{rare-candy: true, only: stage 2}]}}\nboard: 'EX t9 p1 | Tot / - [hand (Breeder, ${hand}), deck 9] vs Shinx / -'\nsteps:\n  - play Breeder\n`,
    ).say.join(' ');

  it('names the Stage 1 in hand, and none where another card could be meant', () => {
    expect(said('Man')).toContain('Man is a Stage 1');
    expect(said('Man, Lad')).toContain("it can't evolve this way");
    expect(said('Man, Lad')).not.toContain('Stage');
  });
});

describe('what may be thought to stop a step, and does not', () => {
  const beside = (first: string) =>
    replayed(
      `cards:\n  Hare: {hp: 60, type: C, retreat: 0, attacks: [{name: Kick, cost: [], damage: 10}]}\nboard: 'ME t9 p1 | Hare / Hare [hand (L), deck 9] vs Hare / - [deck 9]'\nsteps:\n  - ${first}\n  - attack Kick\n`,
    ).steps[1]?.options?.map(({ rule }) => rule?.id);

  it('is named in a replay as in a ruling: the retreat of the same turn', () => {
    expect(beside('retreat')).toContain('Turn.2E#4');
    expect(beside('attach L to active')).toBeUndefined();
  });
});

describe('a replay of several steps', () => {
  const HARE =
    'Hare: {hp: 60, type: C, retreat: 1, attacks: [{name: Kick, cost: [], damage: 60}, {name: Tap, cost: [], damage: 10}]}';
  const game = (board: string, ...steps: readonly string[]) =>
    replayed(`cards:\n  ${HARE}\nboard: '${board}'\nsteps:\n${steps.map((one) => `  - ${one}\n`).join('')}`);

  it('says what came of all its steps, and calls the players by number where both act', () => {
    const { say } = game('ME t9 p1 | Hare / Hare [deck 9] vs Hare / Hare [deck 9]', 'attack Tap', 'p2 attack Kick');
    expect(say[0]).toContain('That is 10 damage');
    expect(say.join(' ')).toContain('Player 2 takes a Prize.');
  });

  it('says of one that is refused why, and no more', () => {
    const { say } = game('ME t9 p1 | Hare / Hare [deck 9] vs Hare / Hare [deck 9]', 'attack Tap', 'p2 retreat');
    expect(say[0]).toMatch(/^You can't/u);
  });

  it('is legal where it waits only for what is chosen after a legal act, and open where a step is left', () => {
    const board = 'ME t9 p1 | Hare / Hare [deck 9] vs Hare / Hare, Hare [deck 9]';
    const waiting = game(board, 'attack Kick');
    expect([waiting.verdict, waiting.steps[0]?.verdict]).toEqual(['legal', 'legal']);
    expect(waiting.headline).toBe("step 1 waits for p2's choice.");
    expect(game(board, 'attack Kick', 'p2 attack Tap').verdict).toBe('undetermined');
  });

  it('is open where what it waits for may make the act fail', () => {
    const { verdict, headline } = game('ME t9 p1 | Hare ~confused / - [deck 9] vs Hare / - [deck 9]', 'attack Tap');
    expect([verdict, headline]).toEqual(['undetermined', 'step 1 waits for an answer.']);
  });

  it('refuses what either player does after the game because it is over', () => {
    const board = 'ME t9 p1 | Hare / Hare [prizes 1, deck 9] vs Hare / Hare [deck 9]';
    for (const step of ['attack Tap', 'p2 attack Tap']) {
      const { steps, say } = game(board, 'attack Kick', step);
      expect(steps[1]?.grounds.map(({ says }) => says)).toEqual([expect.stringContaining('The game is over')]);
      expect(say.join(' ')).toMatch(/(?:You take|Player 1 takes) a Prize\./u);
    }
  });
});

describe('what happened in a step that was played', () => {
  const CARDS =
    'Hare: {hp: 60, type: C, retreat: 0, attacks: [{name: Wave, cost: [], damage: 20, text: x, does: [{damage: 20, to: {each: {side: theirs, place: bench}}}]}, {name: Lull, cost: [], damage: 10, text: x, does: [{condition: asleep, on: self}, {condition: asleep, on: defending}]}]}';
  const step = (did: string, more = '', board = 'Hare / - [deck 9] vs Hare -40 / Hare, Hare -20 [deck 9]'): string =>
    replayed(`cards:\n  ${CARDS}\nboard: 'ME t9 p1 | ${board}'\nsteps:\n  - do: ${did}\n${more}`).say.join(' ');

  it('names all that are damaged alike, the Knock Out and its Prize, and that the turn is over', () => {
    const said = step('attack Wave', '    answers: [bench 1]\n');
    expect(said).toMatch(/That is 20 damage to [^.]+ and [^.]+\./u);
    expect(said).toContain('You take a Prize.');
    expect(said).toContain('After that your turn is over.');
  });

  it('names each Special Condition, and what ends it after the turn comes after the turn', () => {
    const said = step('attack Lull', '    answers: [heads, heads]\n', 'Hare / - [deck 9] vs Hare / - [deck 9]');
    expect(said).toMatch(/are now Asleep\. After that your turn is over\. .*no longer Asleep\./u);
  });

  it('does not call over what gives way to the same Special Condition again', () => {
    const said = (condition: string) =>
      step(
        'attack Sting',
        '',
        `Wasp{60HP, G, "Sting C The Defending Pokémon is now Poisoned."} +G / - [deck 9] vs Hare ${condition} / - [deck 9]`,
      );
    for (const text of [said('~poisoned=6'), said('')]) {
      expect(text).toContain('is now Poisoned.');
      expect(text).not.toContain('no longer');
    }
  });

  it('says nothing of the end of a turn that goes on, or that was ended as asked', () => {
    expect(step('bench Hare', '', 'Hare / - [hand (Hare), deck 9] vs Hare / - [deck 9]')).not.toContain('over');
    expect(step('end turn', '', 'Hare / - [deck 9] vs Hare / - [deck 9]')).toBe('You may end the turn.');
  });
});

describe('a step that is refused after the draw of its turn', () => {
  const trace = [
    { event: 'rule', text: '', children: [{ event: 'drawn', text: 'p2 draws a card', children: [] }] },
    { event: 'note', text: 'looked at', children: [] },
  ] as unknown as Parameters<typeof drawnFirst>[1];

  it('has that draw apart from the rest, and one that was played has not', () => {
    expect(drawnFirst('illegal', trace)).toEqual({ drawn: trace.slice(0, 1), rest: trace.slice(1) });
    expect(drawnFirst('legal', trace)).toEqual({ drawn: [], rest: trace });
  });
});

describe('the table of a replay', () => {
  const table = (board: string, did: string) =>
    replayed(`board: CR t9 p1 | ${board} vs Riolu(DP 61)\nsteps:\n  - ${did}\n`).changed;

  it('gives the damage of a Pokémon that has another name now, and says in brackets what it was', () => {
    const [evolved] = table('Shinx -20 / - [hand (Luxio)]', 'evolve Luxio on active');
    expect(evolved).toContain('Luxio (was Shinx)');
    expect(evolved).toContain('-20');
    expect(table('Shinx / - [hand (Luxio)]', 'evolve Luxio on active')[0]).toBe('Luxio (was Shinx)');
  });
});

describe('a step that waits for a coin after one that was refused', () => {
  const asleep = (...steps: readonly string[]) =>
    replayed(
      `board: 'CR t9 p1 | Shinx ~asleep / Luxio [deck 9] vs Riolu(DP 61) / - [deck 9]'\nsteps: [${steps.join(', ')}]\n`,
    );

  it('has both in the first line, and says the refusal first', () => {
    const { verdict, headline, say } = asleep('retreat to bench 1', 'end turn');
    expect(verdict).toBe('illegal');
    expect(headline).toBe('step 1 of 2; step 2 waits for a coin.');
    expect(say[0]).toBe("You can't retreat.");
    expect(say.at(-1)).toContain('Its coin to wake up');
  });

  it('is followed by every later refusal, and by the end of the turn between them', () => {
    const { say } = replayed(
      `board: 'CR t9 p1 | Pug{60HP, F, retreat 1, "Hit 0 10"} / - [hand (R, W), deck 9] vs Riolu(DP 61) / - [deck 9]'\nsteps: [attach R to active, attach W to active, attack Hit, p1 attack Hit]\n`,
    );
    expect(say[0]).toMatch(/^You can't attach/u);
    expect(say).toContain('Without it the game goes on.');
    expect(say).toContain('After that your turn is over.');
    expect(say.at(-1)).toBe("You can't attack with Hit: it is your opponent's turn.");
  });

  it('stands alone where nothing was refused', () => {
    const { headline, say } = asleep('end turn');
    expect(headline).toBe('step 1 waits for a coin.');
    expect(say).toHaveLength(1);
  });
});

describe('an attack that another Pokémon may have after a text that is not read', () => {
  const attacked = (attack: string) =>
    replayed(
      `board: 'APR25 t9 p1 | Hummer{70HP, C, retreat 1, "Hum 0 10", "Ability Waltz: Once during your turn, you may waltz. Switch this Pokémon with 1 of your Benched Pokémon."} / Piper{70HP, C, retreat 1, "Pipe 0 10"} [deck 9] vs Riolu(DP 61) / - [deck 9]'\nsteps: [use Waltz, ${attack}]\n`,
    ).steps.map(({ says }) => says);

  it('is called as it was written, and one of its own by its name', () => {
    expect(attacked('attack Pipe')[1]).toBe('p1: attack Pipe.');
    expect(attacked('p1 attack Pipe')[1]).toBe('p1: attack Pipe.');
    expect(attacked('attack Hum')[1]).toBe("p1 attacks Riolu with Hummer's Hum.");
  });
});

describe('what happens twice in one part of a turn', () => {
  const REST =
    'cards:\n  Balm: {hp: 90, type: C, retreat: 1, powers: [{name: Rest, kind: body, always: [{claim: end-of-turn, on: self, does: [{heal: 10, from: self}]}]}]}\n';
  const TWO = 'up to 2';
  const CALL = `"Call 0 Search your deck for ${TWO} Basic Pokémon and put them onto your Bench. Shuffle your deck afterward."`;
  const slept = (coin: string) =>
    replayed(
      `${REST}board: 'CR t9 p1 | Balm +Leftovers -30 ~asleep@8 / - [deck 9] vs Riolu(DP 61) / - [deck 9]'\nsteps: [{do: end turn, answers: [Rest, ${coin}]}]\n`,
    ).say;
  const called = (cards: string) =>
    replayed(
      `board: 'CR t9 p1 | Caller{70HP, C, retreat 1, ${CALL}} / - [deck shuffled (Shinx, Shinx, L)] vs Riolu(DP 61) / - [deck 9]'\nsteps: [{do: attack Call, answers: ['${cards}']}]\n`,
    ).say;

  it('is added up where damage counters come off, and who does not wake up is said', () => {
    expect(slept('tails')).toEqual(['Take 2 damage counters off Balm.', 'Balm is still Asleep.']);
    expect(slept('heads')).toEqual(['Take 2 damage counters off Balm.', 'Balm is no longer Asleep.']);
  });

  it('is counted where cards of one name come onto the Bench', () => {
    expect(called('Shinx, Shinx')[0]).toBe('2 Shinx come onto the Bench.');
    expect(called('Shinx')[0]).toBe('Shinx comes onto the Bench.');
  });
});

describe('a Special Condition with a number of counters of its own', () => {
  it('is said once to be over', () => {
    const { say } = replayed(
      `board: 'ME t9 p1 | Toxer{90HP, D, "Rip D 10 Your opponent''s Active Pokémon is now Poisoned. During Pokémon Checkup, put 6 damage counters on that Pokémon instead of 1."} +D / - vs Hulk{200HP, F, no weakness, no resistance, retreat 0} / Pug{60HP, F}'\nsteps:\n  - attack Rip\n  - p2 retreat to bench 1\n  - p2 end turn\n`,
    );
    expect(say.join(' ').match(/no longer Poisoned/gu)?.length).toBe(1);
  });
});

describe('a text that moves up to so many counters', () => {
  it('asks for the second whether it is done once more', () => {
    const { steps } = replayed(
      `board: 'ME t9 p1 | Mover{90HP, P, "Ability Shift: Once during your turn, you may move up to 2 damage counters from your Pokémon to your opponent''s Active Pokémon."} -30 / - vs Hulk{200HP, F} / -'\nsteps:\n  - use Shift\n`,
    );
    expect(JSON.stringify(steps)).toContain('Do you do it once more?');
  });
});

describe('a step after which a hand that was not given is asked for', () => {
  it('says who is Knocked Out with every hand', () => {
    const there = 'in the Active Spot';
    const masked =
      `Masked{60HP, C, no weakness, no resistance, "Ability Mask: If this Pokémon is ${there} ` +
      "and is damaged by an attack from your opponent''s Pokémon (even if this Pokémon is Knocked Out), your opponent discards a card from their hand.\"}";
    const struck = (damage: number) =>
      replayed(
        `board: 'ME t9 p1 | Toxer{90HP, D, "Rip D ${damage}"} +D / - vs ${masked} / Pug{60HP, F}'\nsteps:\n  - attack Rip\n`,
      ).say.join(' ');
    expect(struck(60)).toContain('Masked is Knocked Out.');
    expect(struck(50)).not.toContain('Knocked Out');
  });
});

describe('cards that a text draws', () => {
  it('are said, and those that a turn begins with are not', () => {
    const reads = '"Ability Read: Once during your turn, you may draw 2 cards."';
    const { say } = replayed(
      `board: 'APR t9 p1 draw | Scholar{60HP, C, ${reads}} / - [deck 9, hand 1] vs Riolu(DP 61)'\nsteps:\n  - draw\n  - use Read\n`,
    );
    expect(say.join(' ')).toContain('You draw 2 cards.');
    expect(say.join(' ')).not.toContain('a card');
  });
});

describe('a replay in which both players act', () => {
  it('is said to the player who acts last by the name of the seat', () => {
    const { say } = replayed(
      "board: 'CR t9 p1 | Shinx / - vs Riolu(DP 61) +F / Riolu(DP 61)'\nsteps:\n  - end turn\n  - p2 retreat to bench 1\n",
    );
    expect(say.join(' ')).toContain('Player 2, you may retreat.');
  });
});

describe('a Knock Out for the cards that a text took off', () => {
  it('is said after them', () => {
    const { say } = replayed(
      [
        'cards:',
        '  Taker: {hp: 60, type: C, retreat: 1, attacks: [{name: Take, cost: [], text: Off with it., does: [{discard-tool: defending}]}]}',
        '  Belt: {kind: trainer, tags: [tool], attaches: true, play: {text: Twenty more HP., does: []}, always: [{claim: hp, add: 20, on: host}]}',
        'board: CR t9 p1 | Taker / - [prizes 3] vs Riolu(DP 61) -60 +Belt / Riolu(DP 61)',
        'steps:',
        '  - attack Take',
        '',
      ].join('\n'),
    );
    const all = say.join(' ');
    expect(all).toContain('Belt is discarded');
    expect(all.indexOf('Belt is discarded')).toBeLessThan(all.indexOf('is Knocked Out'));
  });
});
