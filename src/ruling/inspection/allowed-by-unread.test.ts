import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { inspect } from './index.ts';

const shipped = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/cards.json'), 'utf8'),
) as readonly Card[];

/** A Pokémon of 60 HP with an Ability that is not executed, in play for the test alone. */
const pouched = (text: string): Card => ({
  key: 'own:Pouched',
  name: 'Pouched',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  powers: [{ name: 'Pouches', kind: 'ability', text }],
});

const faultsOf = (text: string, line: string): readonly string[] =>
  inspect({
    setup: parseBoardLine(line).setup,
    pool: cardPool([...shipped, pouched(text)]),
    doc: 'advanced-2018',
  }).map(({ code }) => code);

const TWO_TOOLS = 'APR t9 | Pouched +Fluffy Berry+Unown G=tool / - vs ?';
const SIX = 'APR t9 | Pouched / ?6 vs ?';
const TWO_SUPPORTERS = "APR t9 p1 | Pouched / - [beside (Bebe's Search, Roseanne's Research)] vs ?";
const TOO_MUCH = 'APR t9 | Pouched -60 / - vs ?';

describe('a table that a text which is not read may allow', () => {
  it.each([
    ['two-tools', TWO_TOOLS, 'A moon may carry 2 Tool cards here.'],
    ['bench-overfull', SIX, 'A player can have up to 8 moons on their Bench.'],
    ['should-be-knocked-out', TOO_MUCH, 'Add the blue number to its HP.'],
  ])('is not called impossible: %s', (code, line, text) => {
    expect(faultsOf(text, line)).not.toContain(code);
    expect(faultsOf('The moon draws a card.', line)).toContain(code);
  });

  it.each([
    ['two-tools', TWO_TOOLS, 'Attach a Pokémon Tool to a moon that has no Pokémon Tool yet.'],
    ['bench-overfull', SIX, "Each player can't have more than 4 Benched Pokémon."],
    ['bench-overfull', SIX, 'Whenever a player puts a moon onto their Bench, place 2 damage counters on it.'],
    ['should-be-knocked-out', TOO_MUCH, 'If its remaining HP is 30 or less, the moon heals.'],
    ['two-supporters', TWO_SUPPORTERS, "If you don't have a Supporter card in play, the moon shines."],
  ])('is called so beside a text that only names the thing: %s', (code, line, text) => {
    expect(faultsOf(text, line)).toContain(code);
  });
});
