import { describe, expect, test } from 'vitest';
import { headerWordFor } from './words.ts';
import { writtenOtherwise } from './written-otherwise.ts';

describe('what people write into a name', () => {
  test.each([
    ['Luxray asleep', 'a Special Condition is written after the name   ~asleep'],
    ['asleep', 'a Special Condition is written after the name   ~asleep'],
    ['Luxray 30 damage', 'damage is written   -30'],
    ['Luxray on Luxio', 'what it evolved from is written   Luxray<Luxio<Shinx'],
    ['active Luxray', 'the Active Pokémon comes first, its Bench after   /'],
    ['Riolu stadium Battle Frontier', 'a Stadium stands after a bar   | stadium Battle Frontier'],
    ['Stadium Battle Frontier', 'a Stadium stands after a bar   | stadium Battle Frontier'],
    ["Riolu; Stadium: 'Battle Frontier'", 'a Stadium stands after a bar   | stadium Battle Frontier'],
    ['Shinx; Luxio', 'a comma parts Benched Pokémon   / Luxray, Shinx'],
    ['Shinx - Luxio', 'a comma parts Benched Pokémon   / Luxray, Shinx'],
    ['tool Rescue Kit', 'what is attached is written   +Rescue Kit'],
    ['- p2 hand Switch', "a player's cards stand in brackets after the Bench   [hand (Switch), prizes 3]"],
    ['prizes 3', "a player's cards stand in brackets after the Bench   [hand (Switch), prizes 3]"],
    ['L L', 'several in one go   +LL'],
    ['3R', 'several in one go   +RRR'],
  ])('%s has a sign of its own', (name, hint) => {
    expect(writtenOtherwise(name)).toEqual([hint]);
  });

  test.each([
    'Luxry',
    'Porygon-Z',
    'Team Galactic’s Wager',
    'Actively',
    'Pokémon Stadium',
    'Tool Scrapper',
    'Hand Trimmer',
  ])('%s is only a name', (name) => {
    expect(writtenOtherwise(name)).toEqual([]);
  });

  test('a period or a turn in the header is led to the word that stands there', () => {
    expect(['DP', 'Base', '2003', 'SM', 'turn', 'CR'].map(headerWordFor)).toEqual([
      'CR',
      'Neo',
      'EX',
      'APR',
      't8   (no space)',
      undefined,
    ]);
  });
});
