import { describe, expect, it, test } from 'vitest';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { ruleOn } from '../rule-on.ts';
import { withSeats } from './players-said.ts';

const pokemon = (name: string): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 50,
  attacks: [{ name: 'Quick Rush', cost: [], damage: 10 }],
});

const POOL = cardPool([pokemon('Pup'), pokemon("Misty's Seal")]);

const on = (line: string, question: string) =>
  ruleOn(question, { setup: parseBoardLine(line).setup, pool: POOL, doc: 'comprehensive-2009' });

const BOARD = 'CR t9 Ana Ben | Pup / Pup vs Pup / Pup';
const { setup } = parseBoardLine(BOARD);

describe('players are called by the names of the header', () => {
  test.each([
    ['Ana retreat', 'p1 retreat'],
    ['can ben attack?', 'can p2 attack?'],
    ['Ben: attack Quick Rush', 'p2: attack Quick Rush'],
    ["can Ana's Pup retreat", "can p1's Pup retreat"],
    ["attack Quick Rush on Ben's active", "attack Quick Rush on p2's active"],
    ['attack Quick Rush on Ben bench 1', 'attack Quick Rush on p2 bench 1'],
    ['attack "Ana retreat"', 'attack "Ana retreat"'],
    ['play Ana', 'play Ana'],
    ['Anabel retreat', 'Anabel retreat'],
  ])('“%s” is “%s”', (said, read) => {
    expect(withSeats(said, setup, POOL)).toBe(read);
  });

  it('leaves a name that begins the name of a card', () => {
    const named = parseBoardLine('CR t9 Misty Pup | Pup vs Pup').setup;
    expect(withSeats("can Misty's Seal retreat", named, POOL)).toBe("can Misty's Seal retreat");
    expect(withSeats('can Pup retreat', named, POOL)).toBe('can Pup retreat');
    expect(withSeats('can Misty retreat', named, POOL)).toBe('can p1 retreat');
  });

  test.each(['Ana retreat', 'can Ana retreat?', "Ana's Pup retreats", "can Ana's Pup retreat"])(
    'rules on “%s” as on “retreat”',
    (question) => {
      const [asked, plain] = [on(BOARD, question), on(BOARD, 'retreat')];
      expect(asked.ok && asked.ruling.action).toEqual(plain.ok && plain.ruling.action);
      expect(asked.ok && asked.ruling.verdict).toBe(plain.ok && plain.ruling.verdict);
    },
  );

  test.each([
    ["Ana's Pup's Quick Rush", 'legal'],
    ["Ben's Pup's Quick Rush", 'illegal'],
    ["can Ben's Pup retreat", 'illegal'],
    ["attack Quick Rush on Ben's active", 'legal'],
  ])('“%s” is %s', (question, verdict) => {
    const asked = on(BOARD, question);
    expect(asked.ok ? asked.ruling.verdict : asked.fault).toBe(verdict);
  });

  it('does not take the name of nobody at the table for a player', () => {
    expect(on(BOARD, 'Cleo retreat').ok).toBe(false);
    expect(on(BOARD, "can Cleo's Pup retreat").ok).toBe(false);
  });
});
