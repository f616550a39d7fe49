import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { formatOf } from '../formats/index.ts';
import { type Card, cardPool, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { settleGivenEffects } from './index.ts';

/** An effect that a board gives by its name is the effect of that text, made in the turn that is given or that the moment shows. */

const attack = (name: string, does?: readonly unknown[], text = `What ${name} says.`) => ({
  name,
  cost: [],
  damage: null,
  text,
  ...(does === undefined ? {} : { does: does as never }),
});
const stays = (on: string, until: string, more: object = {}) => [
  { lasting: { claim: 'cannot', act: 'retreat' }, on, until, ...more },
];
const kindles = (on: string) => [
  { lasting: { claim: 'energy-type', type: 'R', 'there-now': true }, on, until: 'this-turn' },
];
const basic = (key: string, name: string, more: Partial<Card>): Card => ({
  key,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 1,
  ...more,
});

const pool = cardPool([
  basic('binder', 'Binder', {
    attacks: [
      attack('Tie Up', stays('defending', 'opponents-next-turn')),
      attack('Settle', stays('self', 'your-next-turn')),
      attack('Hunker', stays('self', 'opponents-next-turn')),
      attack('Root', stays('self', 'while-in-play')),
      attack('Pin', stays('defending', 'opponents-next-turn', { ends: 'not-active' })),
      attack('Tangle', [...stays('defending', 'opponents-next-turn'), ...stays('self', 'your-next-turn')]),
      attack('Torment', [{ 'lock-attack': 'defending', until: 'opponents-next-turn' }]),
      attack('Weigh Down', [
        ...stays('defending', 'opponents-next-turn'),
        { lasting: { claim: 'cannot', act: 'attack' }, on: 'defending', until: 'opponents-next-turn' },
      ]),
      attack('Twin'),
      attack('Toss', [
        { flip: { heads: stays('defending', 'opponents-next-turn'), tails: stays('defending', 'while-in-play') } },
      ]),
    ],
    powers: [
      { name: 'Brace', kind: 'power', does: stays('self', 'this-turn') as never },
      { name: 'Twin', kind: 'power', does: stays('self', 'this-turn') as never },
      { name: 'Kindle', kind: 'power', does: kindles('self') as never },
      { name: 'Blaze', kind: 'power', does: kindles('you') as never },
    ],
  }),
  basic('twin-a', 'Twig', { print: 'AA 1', attacks: [attack('Snag', stays('defending', 'opponents-next-turn'))] }),
  basic('twin-b', 'Twig', { print: 'BB 2', attacks: [attack('Snag', stays('defending', 'while-in-play'))] }),
  basic('other', 'Other', {}),
  {
    key: 'bolt',
    name: 'Bolt',
    kind: 'trainer',
    tags: ['supporter'],
    play: { text: 'x', does: stays('opponent', 'opponents-next-turn') as never },
  },
  {
    key: 'grass',
    name: 'Grass Energy',
    kind: 'energy',
    short: 'G',
    tags: ['basic energy'],
    provides: [{ units: ['G'] }],
  },
]);

const DOC: RuledDoc = 'comprehensive-2009';

const settledOn = (line: string) => {
  const { setup } = parseBoardLine(line);
  const form = formatOf(setup);
  const rules = rulesetOf(DOC, { pool, format: form.name });
  const table = settleGivenEffects(rules, setUpTable(setup, pool, form, DOC));
  return {
    marks: table.state.players
      .flatMap((player) => [player, ...player.active, ...player.bench])
      .flatMap((bearer) => bearer?.marks ?? []),
    unknown: table.givenEffects.map(({ name }) => name),
    next: table.state.nextMark,
  };
};

/** When the one effect of this table was made, and in which turn it ends; a word where it stays a name, or has ended. */
const turnsOf = (line: string): unknown => {
  const { marks, unknown } = settledOn(line);
  const [mark] = marks;
  if (unknown.length > 0) return 'a name';
  return mark === undefined ? 'ended' : [mark.from, mark.until === null ? 'stays' : mark.until.turn];
};

describe('the turn in which an effect given by its name was made', () => {
  it.each<[string, string, unknown]>([
    ['is the turn given', 'CR t8 p2 | Binder / - vs Other *Tie Up(Binder)@7 / -', [7, 8]],
    ['may be the first turn', 'CR t4 p2 | Binder / - vs Other *Tie Up(Binder)@1 / -', 'ended'],
    ['may be long ago', 'CR t40 p2 | Binder *Root(Binder)@21 / - vs Other / -', [21, 'stays']],
    ['is the last turn of its player where none is given', 'CR t8 p2 | Binder / - vs Other *Tie Up / -', [7, 8]],
    ['is the first turn where that was their last', 'CR t2 p2 | Binder / - vs Other *Tie Up / -', [1, 2]],
    ['is an earlier turn for an attack of the player to move', 'CR t8 p2 | Other / - vs Binder *Settle / -', [6, 8]],
    ['is this turn for a power of the player to move', 'CR t8 p1 | Binder *Brace / - vs Other / -', [8, 8]],
    ['cannot be before the first turn', 'CR t2 p2 | Other / - vs Binder *Root / -', 'a name'],
    ['cannot be a turn of the other player', 'CR t8 p2 | Binder / - vs Other *Tie Up(Binder)@6 / -', 'a name'],
  ])('%s', (_what, line, expected) => {
    expect(turnsOf(line)).toEqual(expected);
  });
});

describe('an effect given by its name', () => {
  it.each<[string, string, unknown]>([
    ['lasts through a turn of the opponent of its own player', 'CR t8 p2 | Binder *Hunker / - vs Other / -', [7, 8]],
    ['has ended once that turn is over', 'CR t9 p1 | Binder *Hunker(Binder)@7 / - vs Other / -', 'ended'],
    [
      'stays a name where it would have ended and no turn is given',
      'CR t8 p1 | Binder *Hunker / - vs Other / -',
      'a name',
    ],
    ['is still there in its last turn', 'CR t8 p2 attack | Binder / - vs Other *Tie Up / -', [7, 8]],
    ['has ended between turns', 'CR t8 p2 between | Binder / - vs Other *Tie Up(Binder)@7 / -', 'ended'],
    ['stays a name where the text leaves it on both sides', 'CR t8 p2 | Binder / - vs Other *Tangle / -', 'a name'],
    ['stays a name where one of two texts is not executed', 'CR t8 p1 | Binder *Twin / - vs Other / -', 'a name'],
    [
      'stays a name where there are two opponents',
      'CR t8 p2 team p1-p4 | Binder / - vs Other *Tie Up / - vs Other / - vs Other / -',
      'a name',
    ],
    [
      'is of a Trainer card of that name that is not on the table',
      'CR t8 p2 | Other / - vs Other / - [*Bolt@7]',
      [7, 8],
    ],
    ['is of the print that is given', 'CR t8 p2 | Twig / - vs Other *Snag("Twig"; "BB 2")@7 / -', [7, 'stays']],
    ['is of the print that is given by its id', 'CR t8 p2 | Twig / - vs Other *Snag(Twig; twin-a)@7 / -', [7, 8]],
    ['is of the print on the table', 'CR t8 p2 | Twig(BB 2) / - vs Other *Snag(Twig)@7 / -', [7, 'stays']],
    ['stays a name where two prints say otherwise', 'CR t8 p2 | Twig / - vs Other *Snag(Twig)@7 / -', 'a name'],
    ['on a named attack is of that attack', 'CR t8 p2 | Binder / - vs Other *Torment(Binder)=Hit / -', [7, 8]],
    [
      'of a coin that decided what it is is what that side of it leaves',
      'CR t8 p2 | Binder / - vs Other *Toss(Binder)@7=heads / -',
      [7, 8],
    ],
    ['of tails is what tails leaves', 'CR t8 p2 | Binder / - vs Other *Toss(Binder)@7=tails / -', [7, 'stays']],
    ['of a coin that is not given stays a name', 'CR t8 p2 | Binder / - vs Other *Toss(Binder)@7 / -', 'a name'],
    ['on an attack that is not named stays a name', 'CR t8 p2 | Binder / - vs Other *Torment(Binder) / -', 'a name'],
  ])('%s', (_what, line, expected) => {
    expect(turnsOf(line)).toEqual(expected);
  });

  it('says what its text says, what ends it, and what the board said of it', () => {
    expect(settledOn('CR t8 p2 | Binder / - vs Other *Pin(Binder)@7 / -').marks).toEqual([
      {
        id: 1,
        says: { claim: 'cannot', act: 'retreat', ends: 'not-active', said: { by: 'Binder' } },
        name: 'Pin',
        seat: 'p1',
        origin: 'attack',
        marker: false,
        from: 7,
        until: { turn: 8, checkup: false },
        parent: null,
      },
    ]);
    expect(settledOn('CR t8 p2 | Binder / - vs Other *Tie Up / -').marks[0]?.says).toEqual({
      claim: 'cannot',
      act: 'retreat',
    });
  });

  it('keeps its number, and what its text leaves besides gets the next ones', () => {
    const { marks, next } = settledOn('CR t8 p2 | Binder / - vs Other *Weigh Down ~poisoned / -');
    expect(marks.map(({ id, says }) => [id, says.act ?? null])).toEqual([
      [1, null],
      [2, 'retreat'],
      [3, 'attack'],
    ]);
    expect(next).toBe(4);
  });
});

describe('an effect on the Energy that was there', () => {
  it.each<[string, string, readonly string[]]>([
    ['is on those named, beside another of their kind', 'CR t8 p1 | Binder +GG *Kindle="G" / - vs Other / -', []],
    ['has nothing to change without Energy, whatever the Bench has', 'CR t8 p1 | Binder *Kindle vs Other / -', []],
    ['stays a name where no Energy is named', 'CR t8 p1 | Binder +G *Kindle / - vs Other / -', ['Kindle']],
    [
      'stays a name where either of two Pokémon may have those named',
      'CR t8 p1 | Binder +G / Other +G [*Blaze="G"] vs Other / -',
      ['Blaze'],
    ],
    ['is on all of a kind, where all are named', 'CR t8 p1 | Binder +G / Other +G [*Blaze="G, G"] vs Other / -', []],
    ['of a player has nothing to change where none has Energy', 'CR t8 p1 | Binder / - [*Blaze] vs Other / -', []],
    ['of a player stays a name where the Bench is not given', 'CR t8 p1 | Binder [*Blaze] vs Other / -', ['Blaze']],
  ])('%s', (_what, line, unknown) => {
    expect(settledOn(line).unknown).toEqual(unknown);
  });
});
