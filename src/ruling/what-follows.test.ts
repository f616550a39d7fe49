import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool, hasEntry, mentions } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';
import type { Ruling } from './ruling.ts';

/** What comes of an act that may be done is said as far as it is known, and where it is not, that is said. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 0,
  weakness: [],
  resistance: [],
  attacks: [{ name: 'Bite', cost: [], damage: 20 }],
  ...more,
});

const pool = cardPool([
  pokemon('Pup'),
  pokemon('Drake-EX', { tags: ['ex'] }),
  pokemon('Heavy', { retreat: 1 }),
  {
    key: 'grass',
    name: 'Grass Energy',
    short: 'G',
    kind: 'energy',
    tags: ['basic energy'],
    provides: [{ units: ['G'] }],
  },
  pokemon('M Drake-EX', { stage: 'mega', from: 'Drake-EX', tags: ['ex'] }),

  {
    key: 'nightcap',
    name: 'Nightcap',
    kind: 'trainer',
    play: { text: 'Your turn ends.', does: [{ draw: 1 }, { 'end-turn': true }] },
  },
  pokemon('Bard', {
    attacks: [{ name: 'Sing', cost: [], damage: null, text: 'Your opponent sings along.', touches: ['hand'] }],
  }),
  pokemon('Magma', {
    powers: [
      {
        name: 'Embers',
        kind: 'ability',
        text: 'Whenever an Active Pokémon moves to the Bench, the new one is now Burned.',
        touches: ['checkup', 'conditions', 'effects'],
        upon: 'moved-to-bench',
      },
    ],
  }),
  pokemon('Gust', {
    attacks: [
      { name: 'Blow', cost: [], damage: 20, text: 'Their Active Pokémon goes to the Bench.', touches: ['bench'] },
    ],
  }),
  pokemon('Whirler', {
    attacks: [{ name: 'Whirl', cost: [], damage: 20, text: 'They switch.', does: [{ switch: 'theirs' }] }],
  }),
  pokemon('Lasher', {
    attacks: [
      {
        name: 'Lash',
        cost: [],
        damage: 20,
        text: 'This also does 60 damage to one of theirs.',
        choose: [{ choose: { side: 'theirs', place: 'bench' } }],
        does: [{ damage: 60, to: 'chosen' }],
      },
    ],
  }),
  pokemon('Sapper', {
    attacks: [
      { name: 'Sap', cost: [], damage: 60, text: 'Cures them.', does: [{ cure: 'all', on: 'opponents-active' }] },
    ],
  }),
  pokemon('Grump', {
    powers: [
      { name: 'Grumble', kind: 'ability', text: 'Attacks are otherwise.', touches: ['attack', 'damage', 'effects'] },
    ],
  }),
  {
    key: 'hush',
    name: 'Hush',
    kind: 'stadium',
    always: [{ claim: 'mute', what: 'abilities', on: { side: 'any' } }],
  } as unknown as Card,
  pokemon('Seeker', {
    attacks: [
      {
        name: 'Call',
        cost: [],
        damage: null,
        text: 'Search for a Pup.',
        does: [{ search: { kind: 'pokemon', named: 'Pup' }, count: 1, to: 'hand' }],
      },
    ],
  }),
  pokemon('Finder', {
    attacks: [
      {
        name: 'Find',
        cost: [],
        damage: null,
        text: 'Search for any card.',
        does: [{ search: {}, count: 1, to: 'hand' }],
      },
    ],
  }),
  {
    key: 'rake',
    name: 'Rake',
    kind: 'trainer',
    play: {
      text: 'x',
      does: [{ 'pick-one': { energy: [{ 'discard-energy': 1, from: 'opponents-active' }], draw: [{ draw: 1 }] } }],
    },
  } as unknown as Card,
  {
    key: 'dice',
    name: 'Dice',
    kind: 'trainer',
    play: { text: 'You can play this card only if you took it as a face-down Prize card.', touches: ['prizes'] },
  } as unknown as Card,
  pokemon('Berried', { powers: [{ name: 'Snack', kind: 'body', text: 'x', touches: ['checkup'], upon: 'damaged' }] }),
]);

const ruled = (doc: RuledDoc, board: string, question: string, answers: readonly string[] = []): Ruling => {
  const came = ruleOn(question, { setup: parseBoardLine(board).setup, pool, doc }, { answers });
  if (!came.ok) throw new Error(came.fault.code);
  return came.ruling;
};

describe('what follows', () => {
  it('takes the answer to a choice after the act, and refuses one that nothing asks for', () => {
    const board = 'CR t5 p1 | Pup / - vs Pup -40 / Heavy, Drake-EX';
    const ask = (answers: readonly string[]) =>
      ruleOn('attack Bite', { setup: parseBoardLine(board).setup, pool, doc: 'comprehensive-2009' }, { answers });
    expect(ruled('comprehensive-2009', board, 'attack Bite').follows?.asks).not.toBeNull();
    expect(ruled('comprehensive-2009', board, 'attack Bite', ['bench 2']).follows?.asks).toBeNull();
    expect(ask(['bench 3'])).toMatchObject({ fault: { code: 'wrong-answers', expected: ['bench 1', 'bench 2'] } });
    expect(ask(['bench 2', 'heads'])).toMatchObject({ fault: { code: 'wrong-answers', said: 'heads' } });
  });

  it('reads out the text that acts where the table does not tell what it needs, and only there', () => {
    const own = (zones: string) =>
      ruled('me-2026', `ME t5 p1 | Seeker ${zones} vs Pup / -`, 'attack Call').follows?.own;
    expect(own('/ -')).toEqual({ card: 'Seeker', text: 'Search for a Pup.' });
    expect(own('/ - [deck (Heavy)]')).toBeUndefined();
  });

  it('does not read out a text that was carried out, where only what comes after it is open', () => {
    const follows = (theirs: string) => ruled('me-2026', `ME t5 p1 | Sapper / - vs ${theirs}`, 'attack Sap').follows;
    expect(follows('Pup -40 ~poisoned')).toMatchObject({ open: { rule: expect.any(String) } });
    expect(follows('Pup -40 ~poisoned')?.own).toBeUndefined();
  });

  it('plays each answer of a choice among few, and reads out the text of one among many', () => {
    const follows = (bench: string) =>
      ruled('me-2026', `ME t5 p1 | Lasher / - vs Pup / ${bench}`, 'attack Lash').follows;
    expect(follows('Drake-EX, Heavy')?.sides?.map((side) => side.if)).toEqual([
      ['choose: their bench 1'],
      ['choose: their bench 2'],
    ]);
    const many = follows('Drake-EX, Heavy, Heavy, Heavy, Heavy');
    expect(many?.sides).toBeUndefined();
    expect(many?.own?.text).toBe('This also does 60 damage to one of theirs.');
    // Which of the Bench comes up decides nothing of that kind.
    expect(
      ruled('me-2026', 'ME t5 p1 | Pup / - vs Pup -40 / Heavy, Drake-EX', 'attack Bite').follows?.sides,
    ).toBeUndefined();
  });

  it('plays each of the ways that a text gives, also those that decide no damage or change nothing', () => {
    const follows = ruled('me-2026', 'ME t5 p1 | Pup / - [hand (Rake), deck 9] vs Pup / -', 'play Rake').follows;
    expect(follows?.sides?.map((side) => side.if)).toEqual([['choose: energy'], ['choose: draw']]);
    expect(follows?.sides?.map((side) => hasEntry(side.follows.trace, 'kind', 'drawn'))).toEqual([false, true]);
  });

  it('is open where the document says nothing of it', () => {
    const asleep = ruled('advanced-2018', 'APR t5 p1 | Pup / - vs Pup ~asleep / -', 'end turn');
    expect(asleep).toMatchObject({ verdict: 'legal', follows: { open: { code: 'document-silent-on' } } });
    const awake = ruled('advanced-2018', 'APR t5 p1 | Pup / - vs Pup / -', 'end turn');
    expect(awake).toMatchObject({ verdict: 'legal', follows: { open: null } });
  });

  it('depends on a text that waits for a move to the Bench only where one moves there', () => {
    const follows = (board: string, question: string) => ruled('me-2026', board, question).follows;
    expect(follows('ME t5 p1 | Pup / Pup vs Pup / Magma', 'attack Bite')?.unread).toEqual([]);
    // A Knocked Out Pokémon does not go to the Bench.
    expect(follows('ME t5 p1 | Pup / - vs Pup -40 / Magma', 'attack Bite')?.unread).toEqual([]);
    expect(follows('ME t5 p1 | Pup / Pup vs Pup / Magma', 'retreat to bench 1')?.unread).toEqual(['Magma']);
    // An attack whose own text may send it there leaves open what comes of that.
    expect(follows('ME t5 p1 | Gust / - vs Pup / Pup', 'attack Blow')?.couldChange).toContain('places');
    expect(follows('ME t5 p1 | Gust / - vs Pup / Magma', 'attack Blow')?.couldChange).toBeUndefined();
  });

  it('depends on an unread text only where that text saw its moment', () => {
    const struck = ruled('comprehensive-2009', 'CR t5 p1 | Pup / - vs Berried / -', 'attack Bite');
    expect(struck.follows?.unread).toEqual(['Berried']);
    const spared = ruled('comprehensive-2009', 'CR t5 p1 | Pup / - vs Pup / Berried', 'attack Bite');
    expect(spared.follows?.unread).toEqual([]);
    // Damage of an earlier turn is not the moment either.
    const hurt = ruled('comprehensive-2009', 'CR t5 p1 | Pup / - vs Pup / Berried -10', 'attack Bite');
    expect(hurt.follows?.unread).toEqual([]);
  });

  it('leaves nothing open for a text that is silenced whatever is chosen', () => {
    const board = 'ME t5 p1 | Lasher / - vs Grump / Pup, Heavy';
    const asked = (stadium: string) => ruled('me-2026', `${board}${stadium}`, 'attack Lash').follows;
    expect(asked(' | stadium Hush')).toMatchObject({ unread: [], sides: [{}, {}] });
    expect(asked(' | stadium Hush')?.texts ?? []).toEqual([]);
    expect(asked('')?.unread).toEqual(['Grump']);
  });

  it('is shown beside it as what follows if that text changes nothing, and not where the text is that of the act', () => {
    const struck = ruled('comprehensive-2009', 'CR t5 p1 | Pup / - vs Berried -40 / Pup', 'attack Bite');
    const shown = struck.follows?.ifNothing?.trace ?? [];
    expect(shown.some((node) => hasEntry(node, 'kind', 'knocked-out'))).toBe(true);
    expect(struck.follows?.trace.some((node) => hasEntry(node, 'kind', 'knocked-out'))).toBe(false);
    const own = ruled('comprehensive-2009', 'CR t5 p1 | Bard / - vs Pup / -', 'attack Sing');
    expect(own.follows).toMatchObject({ unread: ['Bard'] });
    expect(own.follows).not.toHaveProperty('ifNothing');
  });

  it('is known up to the choice after which that text has something to do, though that choice is made', () => {
    const whirl = (active: string, answers: readonly string[]) =>
      ruled('me-2026', `ME t5 p1 | Whirler / Pup vs ${active} / Pup, Pup`, 'attack Whirl', answers).follows;
    const made = whirl('Magma', ['bench 1']);
    expect(made?.unread).toEqual(['Magma']);
    expect(hasEntry(made?.trace, 'kind', 'damaged')).toBe(true);
    expect(hasEntry(made?.trace, 'kind', 'switched')).toBe(false);
    expect(hasEntry(made?.ifNothing?.trace, 'kind', 'switched')).toBe(true);
    expect(hasEntry(made?.ifNothing?.trace, 'kind', 'damaged')).toBe(false);
    // A text that has to do with the damage leaves that open too.
    const berried = whirl('Berried', ['bench 1']);
    expect(berried?.unread).toEqual(['Berried']);
    expect(hasEntry(berried?.trace, 'kind', 'damaged')).toBe(false);
  });

  it('is known up to the Prize whose text is not read, and not beside a text that waits for damage', () => {
    const bitten = (target: string) =>
      ruled('me-2026', `ME t5 p1 | Pup / - [prizes (Dice, Pup)] vs ${target} / Pup`, 'attack Bite').follows;
    const fell = bitten('Pup -40');
    expect(fell?.unread).toEqual(['Dice']);
    expect(hasEntry(fell?.trace, 'kind', 'knocked-out')).toBe(true);
    expect(hasEntry(fell?.trace, 'kind', 'prize-taken')).toBe(false);
    expect(hasEntry(fell?.ifNothing?.trace, 'kind', 'prize-taken')).toBe(true);
    expect(hasEntry(fell?.ifNothing?.trace, 'kind', 'knocked-out')).toBe(false);
    expect(bitten('Pup')?.unread).toEqual([]);
    const berried = bitten('Berried -40');
    expect(berried?.unread).toEqual(['Berried', 'Dice']);
    expect(hasEntry(berried?.trace, 'kind', 'damaged')).toBe(false);
  });

  it('is known where a search may take any card, and open where it may take only some', () => {
    const searched = (board: string, attack: string) => ruled('me-2026', board, `attack ${attack}`).follows;
    const any = searched('ME t5 p1 | Finder / - [deck 20] vs Pup / -', 'Find');
    expect(any).toMatchObject({ asks: null, open: null });
    expect(hasEntry(any?.trace, 'kind', 'moved')).toBe(true);
    const some = searched('ME t5 p1 | Seeker / - [deck 20] vs Pup / -', 'Call');
    expect(some?.open).not.toBeNull();
    expect(hasEntry(some?.trace, 'kind', 'moved')).toBe(false);
    // Which card it is matters where some of the deck is known.
    expect(searched('ME t5 p1 | Finder / - [deck 20 (Pup)] vs Pup / -', 'Find')?.open).not.toBeNull();
  });

  it('is known where the judge has settled that the text does not matter', () => {
    const table = { setup: parseBoardLine('CR t5 p1 | Pup / - vs Berried -40 / Pup').setup, pool };
    const struck = ruleOn('attack Bite', { ...table, doc: 'comprehensive-2009' }, { assume: ['ignore Berried'] });
    if (!struck.ok) throw new Error(struck.fault.code);
    expect(struck.ruling.follows).toMatchObject({ unread: [] });
    expect(hasEntry(struck.ruling.follows?.trace, 'kind', 'knocked-out')).toBe(true);
  });

  it.each([
    ['comprehensive-2009', 'CR'],
    ['xy-2016', 'XY'],
    ['me-2026', 'ME'],
    ['advanced-2018', 'APR'],
    ['advanced-2025', 'APR25'],
  ] as const)('says how the game ends where no choice that is left changes it: %s', (doc, label) => {
    const last = ruled(doc, `${label} t5 p1 | Pup / - [prizes 1] vs Pup -40 / Pup, Berried [prizes 2]`, 'attack Bite');
    expect(last.follows?.asks).toBeNull();
    expect(hasEntry(last.follows?.trace, 'kind', 'game-ended')).toBe(true);
    const goesOn = ruled(doc, `${label} t5 p1 | Pup / - [prizes 2] vs Pup -40 / Pup, Pup [prizes 2]`, 'attack Bite');
    expect(goesOn.follows?.asks).not.toBeNull();
    expect(hasEntry(goesOn.follows?.trace, 'kind', 'game-ended')).toBe(false);
  });

  it('is said also where the answers name what could be only one thing', () => {
    const board = 'CR t5 p1 | Heavy +G / Pup, Berried vs Pup / -';
    for (const answers of [['bench 2'], ['G', 'bench 2']]) {
      const retreated = ruled('comprehensive-2009', board, 'retreat', answers);
      expect(retreated.verdict).toBe('legal');
      expect(hasEntry(retreated.follows?.trace, 'kind', 'switched')).toBe(true);
    }
  });

  it('is open after a coin, too', () => {
    const burned = ruled('comprehensive-2009', 'CR t5 p1 | Pup / - vs Berried ~burned / -', 'end turn');
    const [heads, tails] = burned.branches;
    expect(heads?.follows?.unread).toEqual([]);
    expect(tails?.follows?.unread).toEqual(['Berried']);
    const other = ruled('comprehensive-2009', 'CR t5 p1 | Pup / - vs Pup ~burned / Berried', 'end turn');
    expect(other.branches.map(({ follows }) => follows?.unread)).toEqual([[], []]);
  });

  it('takes a card to the discard pile although its text ends the turn, and says nothing of the end itself', () => {
    const follows = ruled(
      'advanced-2025',
      'APR25 t5 p1 | Pup / - [hand (Nightcap), deck 9] vs Pup / -',
      'play Nightcap',
    ).follows;
    expect(mentions(follows?.trace, 'advanced-2025/I.B-01/itm.4')).toBe(true);
    expect(hasEntry(follows?.trace, 'kind', 'turn-marks-cleared')).toBe(false);
  });

  it('is said of an act in the middle of which a rule ends the turn, up to there', () => {
    const evolved = ruled(
      'xy-2016',
      'XY t5 p1 | Drake-EX / - [hand (M Drake-EX)] vs Pup / -',
      'evolve M Drake-EX on active',
    );
    const rules = (nodes: Ruling['trace']): readonly string[] =>
      nodes.flatMap((node) => [
        node.rule,
        ...rules(node.entries.filter((entry) => entry.kind === 'rule') as Ruling['trace']),
      ]);
    expect(rules(evolved.follows?.trace ?? [])).toContain('xy-2016/AppB.Rules#3');
    expect(hasEntry(evolved.follows?.trace, 'phase', 'end')).toBe(false);
  });

  it.each<[RuledDoc, string, string, string]>([
    ['ex-2003', 'EX setup p1 | Pup / - [hand 6 (Pup)] vs Pup [hand 6]', 'bench Pup', 'ex-2003/Begin#2'],
    [
      'comprehensive-2009',
      'CR setup p1 | Pup / - [hand 6 (Pup)] vs Pup [hand 6]',
      'bench Pup',
      'comprehensive-2009/500.2',
    ],
    ['xy-2016', 'XY setup p1 | Pup / - [hand 6, deck 53, prizes 0] vs Pup [hand 6]', 'lay prizes', 'xy-2016/Start.7'],
    ['neo-2001', 'Neo setup p1 | - [hand 0, deck 60, prizes 0] vs - [hand 0]', 'draw seven', 'neo-2001/Play.2'],
  ])('is said of what is set about before the first turn, by its paragraph: %s', (doc, board, question, paragraph) => {
    const { verdict, follows } = ruled(doc, board, question);
    expect(verdict).toBe('legal');
    expect(mentions(follows?.trace, paragraph)).toBe(true);
    expect(follows?.open).toBeNull();
  });
});
