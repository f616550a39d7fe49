import { describe, expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool, ENERGY_NAMES } from '../state/index.ts';
import { readCheckedDeck, ruleOnDeckFile } from './index.ts';

/** What is found of a deck: code, line of the list (0: the deck as a whole) and facts, each as its document has it. */

const energy = (letter: 'F' | 'W' | 'P'): Card => ({
  key: letter,
  name: `${ENERGY_NAMES[letter]} Energy`,
  short: letter,
  kind: 'energy',
  tags: ['basic energy'],
  provides: [{ units: [letter] }],
});
/** Two cards of one name, of which one alone bears the tag. */
const oddly = (name: string, facts: Omit<Card, 'key' | 'name' | 'print'>, tag: string): readonly Card[] => [
  { ...facts, key: `${name} 1`, name, print: 'AA 1', tags: [tag] },
  { ...facts, key: `${name} 2`, name, print: 'BB 2' },
];
const pool = cardPool([
  energy('F'),
  energy('W'),
  energy('P'),
  ...oddly('Odd Ball', { kind: 'trainer' }, 'ace spec'),
  ...oddly('Odd Pup', { kind: 'pokemon', stage: 'basic', hp: 40 }, 'star'),
]);

const CARDS = `cards:
  Gold Potion: {kind: trainer, tags: ace spec, play: {text: Heals 90 damage., does: []}}
  Master Ball: {kind: trainer, tags: ace spec, play: {text: Finds a Pokémon., does: []}}
  Pup: {kind: pokemon, stage: basic, hp: 50, type: R}
  Shining Pup: {kind: pokemon, stage: basic, hp: 50, type: R}
  Unown A: {kind: pokemon, stage: basic, hp: 50, type: P}
  Unown B: {kind: pokemon, stage: basic, hp: 50, type: P}
  Loner: {kind: pokemon, stage: basic, hp: 50, type: R, per-deck: {most: 1}}
  Whole Lot: {kind: trainer, per-deck: {most: any}, play: {text: Any number of it., does: []}}
  Star Pup: {kind: pokemon, stage: basic, hp: 60, type: R, tags: star, per-deck: {most: 1, of: star}}
  Dusk ◇: {kind: pokemon, stage: basic, hp: 130, type: W, tags: prism star}
  Shining Amulet: {kind: trainer, play: {text: It shines., does: []}}
  Double Colorless Energy: {kind: energy, tags: special energy, provides: [{units: [C, C]}]}
  Lumen V-UNION:
    - {id: lumen-lu-1, print: LU 1, stage: v-union, hp: 300, type: W}
    - {id: lumen-lu-2, print: LU 2, stage: v-union, hp: 300, type: W}
    - {id: lumen-lu-3, print: LU 3, stage: v-union, hp: 300, type: W}
    - {id: lumen-nx-4, print: NX 4, stage: v-union, hp: 300, type: W}
`;

/** Lines of the file before the first line of the deck. */
const BEFORE = 1;

const found = (doc: RuledDoc, list: string): readonly string[] => {
  const lines = list.split(', ');
  const text = `deck:\n${lines.map((line) => `  - ${line}`).join('\n')}\n${CARDS}`;
  const file = readCheckedDeck(text, 'deck.yaml', pool);
  expect(file.faults).toEqual([]);
  const { faults, needs, passed } = ruleOnDeckFile(file, { pool, doc });
  const said = (word: string, all: typeof faults) =>
    all.map(({ code, facts, span }) => `${word} ${code} ${span.line - BEFORE} ${JSON.stringify(facts)}`);
  return [...said('fault', faults), ...said('need', needs), ...said('passed', passed)];
};

describe('what is found of a deck', () => {
  test.each<readonly [RuledDoc, string, readonly string[]]>([
    [
      'xy-2016',
      '1 Gold Potion, 4 Pup, 55 F',
      [
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed one-ace-spec 1 {"copies":1,"cards":["1 Gold Potion"]}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'xy-2016',
      '4 Pup, 1 Gold Potion, 1 Master Ball, 54 F',
      [
        'fault too-many-ace-specs 3 {"copies":2,"cards":["1 Gold Potion","1 Master Ball"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'xy-2016',
      '4 Pup, 2 Master Ball, 1 Gold Potion, 53 F',
      [
        'fault too-many-ace-specs 2 {"copies":3,"cards":["2 Master Ball","1 Gold Potion"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":53,"most":4,"cards":["53 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'xy-2016',
      '1 Gold Potion, 4 Pup, 1 Gold Potion, 1 Master Ball, 53 F',
      [
        'fault too-many-ace-specs 3 {"copies":3,"cards":["1 Gold Potion","1 Gold Potion","1 Master Ball"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":53,"most":4,"cards":["53 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'xy-2016',
      '4 Pup, 1 Something, 1 Other Thing, 54 F',
      [
        'need limits-not-on-file 2 {"cards":["Something","Other Thing"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '4 Pup, 1 Shining Pup, 55 W',
      [
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":55,"most":4,"cards":["55 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed one-of-a-shining 1 {"name":"Shining Pup","copies":1,"cards":["1 Shining Pup"]}',
        'passed has-a-basic 1 {"cards":["4 Pup","1 Shining Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '4 Pup, 1 Shining Pup, 1 Shining Pup, 54 W',
      [
        'fault two-of-a-shining 3 {"name":"Shining Pup","copies":2,"cards":["1 Shining Pup","1 Shining Pup"]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":54,"most":4,"cards":["54 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup","1 Shining Pup","1 Shining Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '5 Pup, 55 W',
      [
        'fault too-many-of-a-name 1 {"name":"Pup","copies":5,"most":4,"cards":["5 Pup"]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":55,"most":4,"cards":["55 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["5 Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '3 Pup, 2 Pup, 55 W',
      [
        'fault too-many-of-a-name 2 {"name":"Pup","copies":5,"most":4,"cards":["3 Pup","2 Pup"]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":55,"most":4,"cards":["55 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["3 Pup","2 Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '4 Pup, 5 Double Colorless Energy, 51 W',
      [
        'fault too-many-of-a-name 2 {"name":"Double Colorless Energy","copies":5,"most":4,"cards":["5 Double Colorless Energy"]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":51,"most":4,"cards":["51 Water Energy"]}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '3 Unown A, 4 Pup, 1 Unown B, 52 W',
      [
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":52,"most":4,"cards":["52 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed four-unown 1 {"copies":4,"most":4,"cards":["3 Unown A","1 Unown B"]}',
        'passed has-a-basic 1 {"cards":["3 Unown A","4 Pup","1 Unown B"]}',
      ],
    ],
    [
      'ex-2003',
      '3 Unown A, 4 Pup, 1 Unown B, 1 Unown B, 1 Unown A, 50 W',
      [
        'fault too-many-unown 4 {"copies":6,"most":4,"cards":["3 Unown A","1 Unown B","1 Unown B","1 Unown A"]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":50,"most":4,"cards":["50 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["3 Unown A","4 Pup","1 Unown B","1 Unown B","1 Unown A"]}',
      ],
    ],
    [
      'ex-2003',
      '2 Thing, 4 Pup, 54 W',
      [
        'need limits-not-on-file 1 {"cards":["Thing"]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":54,"most":4,"cards":["54 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '60 W',
      [
        'fault no-basic 1 {"fossils":[]}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":60,"most":4,"cards":["60 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
      ],
    ],
    [
      'neo-2001',
      '4 Pup, 4 W, 52 P',
      [
        'need basic-energy-unsaid 1 {"name":"Psychic Energy","copies":52,"most":4,"cards":["52 Psychic Energy"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'neo-2001',
      '4 Pup, 4 W, 4 P',
      [
        'fault not-sixty-cards 1 {"cards":12,"size":60}',
        'passed four-of-every-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '3 Pup, 2 Pup, 1 Loner, 54 F',
      [
        'fault too-many-of-a-name 2 {"name":"Pup","copies":5,"most":4,"cards":["3 Pup","2 Pup"]}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed class-limit-kept 1 {"name":"Loner","by":"Loner","most":1,"copies":1,"cards":["1 Loner"]}',
        'passed has-a-basic 1 {"cards":["3 Pup","2 Pup","1 Loner"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '3 Pup, 1 Loner, 1 Loner, 55 F',
      [
        'fault too-many-of-a-class 3 {"name":"Loner","by":"Loner","most":1,"copies":2,"cards":["1 Loner","1 Loner"]}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["3 Pup","1 Loner","1 Loner"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '3 Pup, 5 Whole Lot, 52 F',
      [
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed freed-by-its-text 1 {"name":"Whole Lot","copies":5,"most":4,"cards":["5 Whole Lot"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":52,"most":4,"cards":["52 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["3 Pup"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '5 Mystery, 55 F',
      [
        'need copies-hang-on-card 1 {"name":"Mystery","copies":5,"most":4,"cards":["5 Mystery"],"prints":[]}',
        'need limits-not-on-file 1 {"cards":["Mystery"]}',
        'need basic-hangs-on-cards 1 {"cards":["Mystery"]}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '4 Pup, 1 Mystery, 55 F',
      [
        'need limits-not-on-file 2 {"cards":["Mystery"],"alone":true}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '4 Pup, 2 Mystery, 54 F',
      [
        'need limits-not-on-file 2 {"cards":["Mystery"]}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '60 F',
      [
        'fault no-basic 1 {"fossils":[]}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":60,"most":4,"cards":["60 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
      ],
    ],
    [
      'advanced-2018',
      '4 Pup, 5 Double Colorless Energy, 51 F',
      [
        'fault too-many-of-a-name 2 {"name":"Double Colorless Energy","copies":5,"most":4,"cards":["5 Double Colorless Energy"]}',
        'passed size-spoken-of 1 {"cards":60,"sizes":["60","30"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":51,"most":4,"cards":["51 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'advanced-2018',
      '5 Pup, 4 Double Colorless Energy, 51 F',
      [
        'fault too-many-of-a-name 1 {"name":"Pup","copies":5,"most":4,"cards":["5 Pup"]}',
        'passed size-spoken-of 1 {"cards":60,"sizes":["60","30"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":51,"most":4,"cards":["51 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["5 Pup"]}',
      ],
    ],
    [
      'advanced-2018',
      '4 Pup, 4 Double Colorless Energy, 22 F',
      [
        'passed size-spoken-of 1 {"cards":30,"sizes":["60","30"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":22,"most":4,"cards":["22 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'advanced-2018',
      '4 Pup, 46 F',
      [
        'need size-not-spoken-of 1 {"cards":50,"sizes":["60","30"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":46,"most":4,"cards":["46 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'xy-2016',
      '1 Gold Potion, 1 Odd Ball, 4 Pup, 54 F',
      [
        'need ace-specs-hang-on-print 1 {"cards":["1 Gold Potion","1 Odd Ball"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'ex-2003',
      '4 Pup, 2 Shining Amulet, 1 Shining Thing, 53 W',
      [
        'need limits-not-on-file 3 {"cards":["Shining Thing"],"alone":true}',
        'passed sixty-cards 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed four-of-a-pokemon 1 {"most":4}',
        'passed four-of-a-trainer 1 {"most":4}',
        'passed basic-energy-is-free 1 {"name":"Water Energy","copies":53,"most":4,"cards":["53 Water Energy"]}',
        'passed four-of-a-special-energy 1 {"most":4}',
        'passed one-of-a-shining 1 {"name":"Shining Thing","copies":1,"cards":["1 Shining Thing"]}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'advanced-2018',
      '4 Pup, 1 Double Colorless Energy, 1 Double Colorless Energy, 1 Double Colorless Energy, 1 Double Colorless Energy, 1 Double Colorless Energy, 51 F',
      [
        'fault too-many-of-a-name 6 {"name":"Double Colorless Energy","copies":5,"most":4,"cards":["1 Double Colorless Energy","1 Double Colorless Energy","1 Double Colorless Energy","1 Double Colorless Energy","1 Double Colorless Energy"]}',
        'passed size-spoken-of 1 {"cards":60,"sizes":["60","30"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":51,"most":4,"cards":["51 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'advanced-2018',
      '1 Pup, 1 Pup, 1 Pup, 1 Pup, 1 Pup, 1 Double Colorless Energy, 54 F',
      [
        'fault too-many-of-a-name 5 {"name":"Pup","copies":5,"most":4,"cards":["1 Pup","1 Pup","1 Pup","1 Pup","1 Pup"]}',
        'passed size-spoken-of 1 {"cards":60,"sizes":["60","30"]}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["1 Pup","1 Pup","1 Pup","1 Pup","1 Pup"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '4 Pup, 1 Star Pup, 1 Mystery, 54 F',
      [
        'need limits-not-on-file 3 {"cards":["Mystery"],"alone":true}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed class-limit-kept 1 {"class":"star","by":"Star Pup","most":1,"copies":1,"cards":["1 Star Pup"]}',
        'passed has-a-basic 1 {"cards":["4 Pup","1 Star Pup"]}',
      ],
    ],
    [
      'comprehensive-2009',
      '4 Pup, 1 Star Pup, 1 Odd Pup, 54 F',
      [
        'need class-hangs-on-print 1 {"class":"star","by":"Star Pup","most":1,"copies":1,"cards":["1 Star Pup","1 Odd Pup"]}',
        'passed deck-size 1 {"cards":60,"size":60,"format":"constructed"}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup","1 Star Pup","1 Odd Pup"]}',
      ],
    ],
    [
      'xy-2016',
      '4 Pup, 1 Team Plasma Pup, 55 F',
      [
        'need limits-not-on-file 2 {"cards":["Team Plasma Pup"],"alone":true}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'xy-2016',
      'Trainer Cards (4), 4 Mystery, Energy (56), 56 F',
      [
        'fault no-basic 2 {"fossils":[]}',
        'need limits-not-on-file 2 {"cards":["Mystery"]}',
        'passed sixty-cards 2 {"cards":60,"size":60}',
        'passed basic-energy-is-free 2 {"name":"Fighting Energy","copies":56,"most":4,"cards":["56 Fighting Energy"]}',
        'passed four-of-a-name 2 {"most":4}',
      ],
    ],
    [
      'me-2026',
      '1 Lumen V-UNION (LU 1), 4 Pup, 1 Lumen V-UNION (LU 2), 1 Lumen V-UNION (LU 3), 1 Lumen V-UNION (NX 4), 52 F',
      [
        'fault union-of-two-sets 5 {"name":"Lumen V-UNION","copies":4,"cards":["1 Lumen V-UNION","1 Lumen V-UNION","1 Lumen V-UNION","1 Lumen V-UNION"],"sets":["LU","NX"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":52,"most":4,"cards":["52 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'me-2026',
      '1 Lumen V-UNION (LU 1), 4 Pup, 55 F',
      [
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed union-of-one-printing 1 {"name":"Lumen V-UNION","copies":1,"cards":["1 Lumen V-UNION"]}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'me-2026',
      '4 Pup, 2 Thing, 54 F',
      [
        'need limits-not-on-file 2 {"cards":["Thing"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["4 Pup"]}',
      ],
    ],
    [
      'neo-2001',
      '4 F, 4 W, 52 P',
      [
        'fault no-basic 1 {"fossils":[]}',
        'need basic-energy-unsaid 1 {"name":"Psychic Energy","copies":52,"most":4,"cards":["52 Psychic Energy"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
      ],
    ],
    [
      'me-2026',
      '4 Pup, 1 Dusk ◇, 55 F',
      [
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":55,"most":4,"cards":["55 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed one-of-a-prism-star 1 {"name":"Dusk ◇","copies":1,"cards":["1 Dusk ◇"]}',
        'passed has-a-basic 1 {"cards":["4 Pup","1 Dusk ◇"]}',
      ],
    ],
    [
      'me-2026',
      '1 Dusk ◇, 4 Pup, 1 Dusk ◇, 54 F',
      [
        'fault two-of-a-prism-star 3 {"name":"Dusk ◇","copies":2,"cards":["1 Dusk ◇","1 Dusk ◇"]}',
        'passed sixty-cards 1 {"cards":60,"size":60}',
        'passed basic-energy-is-free 1 {"name":"Fighting Energy","copies":54,"most":4,"cards":["54 Fighting Energy"]}',
        'passed four-of-a-name 1 {"most":4}',
        'passed has-a-basic 1 {"cards":["1 Dusk ◇","4 Pup","1 Dusk ◇"]}',
      ],
    ],
  ])('%s: %s', (doc, list, expected) => {
    expect(found(doc, list)).toEqual(expected);
  });

  test('is that of a deck for Limited Play, if the file says so', () => {
    const text = `format: limited\ndeck:\n  - 4 Pup\n  - 36 F\n${CARDS}`;
    const { faults, passed } = ruleOnDeckFile(readCheckedDeck(text, 'deck.yaml', pool), {
      pool,
      doc: 'comprehensive-2009',
    });
    expect(faults).toEqual([]);
    expect(passed.find(({ code }) => code === 'deck-size')?.facts).toEqual({ cards: 40, size: 40, format: 'limited' });
  });

  test('leaves more than four of a name open in Limited Play, if the document knows no such play', () => {
    const text = `format: limited\ndeck:\n  - 5 Pup\n  - 55 F\n${CARDS}`;
    const { faults, needs } = ruleOnDeckFile(readCheckedDeck(text, 'deck.yaml', pool), { pool, doc: 'xy-2016' });
    expect(faults).toEqual([]);
    expect(needs.filter(({ code }) => code === 'copies-in-limited-unsaid').map(({ facts }) => facts)).toEqual([
      { name: 'Pup', copies: 5, most: 4, cards: ['5 Pup'] },
    ]);
  });

  test('is that of the cards written in its file, also where prints of their names are on file', () => {
    const text =
      'deck:\n  - 2 Odd Ball\n  - 4 Pup\n  - 54 F\ncards:\n  Odd Ball: {kind: trainer, play: {text: Nothing., does: []}}\n  Pup: {kind: pokemon, stage: basic, hp: 50, type: R}\n';
    const { faults, needs } = ruleOnDeckFile(readCheckedDeck(text, 'deck.yaml', pool), { pool, doc: 'xy-2016' });
    expect([...faults, ...needs]).toEqual([]);
  });
});
