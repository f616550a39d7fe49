import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yamlText } from '../../asking/tables/yaml-text.ts';
import { jsonText } from '../../render/escape.ts';
import { boardObject } from '../../render/report/board-format.ts';
import { isDeckFile, readBoard, readChecked } from '../../scenario/index.ts';
import {
  type Attack,
  type Card,
  type CardKind,
  cardPool,
  type DeckLimit,
  ENERGY_LETTERS,
  type EnergyLetter,
  type Json,
  type Power,
  type Resistance,
  type Script,
  type Setup,
  type Side,
  type Stage,
  tagMeant,
  UPON,
  type Weakness,
} from '../../state/index.ts';
import { seated, setups, some, withoutSpans } from '../../tables.fixture.ts';
import { cards, shippedScenarios } from '../data.ts';
import { ran } from '../fake-io.fixture.ts';

// Generated cards: everything the reader takes, as it takes it.

const AWKWARD =
  '- x|a: b|a #b|"|\'|null|true|no|012|5|-7|1e3|~|*x|&a|!t|{a|[b|%c|? d|a, b|@e|`f|A\nB|C\r\nD|\tE|F\u0085G|\u202eH|\u001b[2J|é ★ δ|constructor|none|> g|x:|a\n\n b'.split(
    '|',
  );
const raw = fc.oneof(fc.constantFrom(...AWKWARD, '|', ''), fc.string({ maxLength: 60 }), fc.string({ unit: 'binary' }));
const text = raw.map((one) => one.trim()).filter((one) => one !== '');
const keys = raw.filter((one) => one !== '__proto__' && one !== '<<');

const json: fc.Arbitrary<Json> = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    raw,
    fc.integer({ min: -999_999, max: 999_999 }),
    fc.boolean(),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(keys, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;
const verbs = fc.array(json, { maxLength: 2 });

const letter = fc.constantFrom<EnergyLetter>(...ENERGY_LETTERS);
const letters = fc.array(letter, { maxLength: 3 });
const number = fc.integer({ min: 0, max: 999 });
const weakness: fc.Arbitrary<Weakness> = fc.oneof(
  fc.record({ type: letter }),
  fc.record({ type: letter, times: number }),
  fc.record({ type: letter, plus: number }),
);
const resistance: fc.Arbitrary<Resistance> = fc.oneof(
  fc.record({ type: letter }),
  fc.record({ type: letter, minus: number }),
);
const scripted = {
  text,
  does: verbs,
  touches: fc.array(text, { maxLength: 2 }),
  while: json,
  upon: fc.constantFrom(...UPON),
};
const script = some<Script>(scripted, []);

const printed: fc.Arbitrary<Pick<Attack, 'damage' | 'mark'>> = fc.oneof(
  fc.constant({ damage: null }),
  fc.constant({ damage: null, mark: '?' as const }),
  fc.record({ damage: fc.integer({ min: 0, max: 9999 }) }),
  fc.record({
    damage: fc.integer({ min: 0, max: 9999 }),
    mark: fc.constantFrom<NonNullable<Attack['mark']>>('+', '-', 'x', '?'),
  }),
);
const attack: fc.Arbitrary<Attack> = fc
  .tuple(
    some<Omit<Attack, 'damage' | 'mark'>>(
      { name: text, cost: letters, base: json, choose: verbs, activate: verbs, discards: verbs, ...scripted },
      ['name', 'cost'],
    ),
    printed,
  )
  .map(([one, damage]) => ({ ...one, ...damage }));
const power = some<Power>(
  {
    name: text,
    kind: fc.constantFrom('power', 'body'),
    always: verbs,
    on: fc.constantFrom('benched', 'evolved', 'leveled-up'),
    oncePerTurn: fc.boolean(),
    opposingTurn: fc.boolean(),
    oneOfNamePerTurn: fc.boolean(),
    when: verbs,
    ...scripted,
  },
  ['name', 'kind'],
);

/** Tags that stand for themselves; others are read as the one they mean. */
const tag = text.filter((one) => !one.includes(',') && one.trim() === one && tagMeant(one) === one);
const facts: { [K in keyof Card]?: fc.Arbitrary<Card[K]> } = {
  print: text,
  released: fc.constantFrom('2007/05/01', '1999/12/31'),
  stage: fc.constantFrom<Stage>('baby', 'basic', 'stage 1', 'stage 2', 'level-up'),
  from: text,
  hp: fc.integer({ min: 1, max: 99 }).map((tens) => tens * 10),
  types: letters,
  weakness: fc.array(weakness, { maxLength: 2 }),
  resistance: fc.array(resistance, { maxLength: 2 }),
  retreat: fc.integer({ min: 0, max: 20 }),
  attacks: fc.array(attack, { maxLength: 2 }),
  powers: fc.array(power, { maxLength: 2 }),
  tags: fc.array(tag, { maxLength: 2 }),
  provides: json,
  attachesTo: json,
  always: verbs,
  play: script,
  attaches: fc.boolean(),
  prizes: fc.integer({ min: 0, max: 20 }),
  perDeck: fc.oneof(
    fc.record({ most: fc.constantFrom<DeckLimit['most']>(1, 2, 3, 'any') }),
    fc.record({ most: fc.constantFrom<DeckLimit['most']>(1, 2, 3), of: tag.filter((one) => one !== '') }),
  ),
  short: text,
  lends: fc.array(attack, { maxLength: 1 }),
  unread: fc.array(script, { maxLength: 1 }),
  discardsToPlay: fc.integer({ min: 0, max: 20 }),
  discardAtEndOfTurn: fc.boolean(),
  discardAtEndOfOpponentsTurn: fc.boolean(),
};
const unnamed: fc.Arbitrary<Omit<Card, 'key' | 'name'>> = fc.oneof(
  some<Card>({ ...facts, kind: fc.constant<CardKind>('pokemon') }, ['kind', 'hp', 'stage']),
  some<Card>({ ...facts, kind: fc.constantFrom<CardKind>('trainer', 'supporter', 'stadium') }, ['kind']),
  some<Card>({ ...facts, kind: fc.constant<CardKind>('energy') }, ['kind', 'provides']),
);

/** Cards of one file: names may have several prints, of which all but one have an id of their own. */
const fileOfCards: fc.Arbitrary<readonly Card[]> = fc
  .dictionary(
    text.filter((one) => one !== '__proto__' && one !== '<<' && !/^\d+$/u.test(one)),
    fc.array(unnamed, { minLength: 1, maxLength: 2 }),
    { minKeys: 1, maxKeys: 3, noNullPrototype: true },
  )
  .map((names) =>
    Object.entries(names).flatMap(([name, prints], nth) =>
      prints.map((card, at): Card => {
        const key = at === 0 ? `own:${name}` : `id-${nth}-${at}`;
        return { key, name, ...card, own: true };
      }),
    ),
  );

const writtenAndRead = async (setup: Setup, own: readonly Card[]): Promise<void> => {
  const object = boardObject(setup, own);
  for (const written of [await yamlText(object), jsonText(object, 2)]) {
    const back = readBoard(written, 'back');
    expect(back.faults).toEqual([]);
    expect(back.cards).toEqual(own);
    expect(withoutSpans(back.setup)).toEqual(setup);
  }
};

describe('a board file', () => {
  test('writes every card of its own so that it reads back the same, as YAML and as JSON', async () => {
    const { setup } = readBoard('CR t5 p1 | Mistmoth +G vs Pichu', 'line');
    await fc.assert(
      fc.asyncProperty(fileOfCards, (own) => writtenAndRead(withoutSpans(setup), own)),
      { numRuns: 150 },
    );
  }, 60_000);

  test('writes everything else that a line can say', async () => {
    // Keys stand for a table only with a player; what happened this turn is plain text there, without spaces around it.
    const spaced = (side: Side): boolean =>
      [...(side.active ?? []), ...(side.bench ?? [])].some(({ history }) => history.some((one) => one !== one.trim()));
    const described = setups
      .map(seated)
      .filter(({ sides }) => Object.keys(sides).length > 0 && !Object.values(sides).some((side) => spaced(side)));
    await fc.assert(
      fc.asyncProperty(described, (setup) => writtenAndRead(setup, [])),
      { numRuns: 150 },
    );
  }, 60_000);
});

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'cards' ? [] : below(path);
    return entry.name.endsWith('.yaml') ? [path] : [];
  });

describe('every scenario that writes cards of its own', () => {
  const pool = cardPool([...cards()]);
  const files = below(shippedScenarios()).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return /^cards:/mu.test(text) && !isDeckFile(text) ? [readChecked(text, path, pool)] : [];
  });

  test('there are many', () => expect(files.length).toBeGreaterThan(80));

  // The same table and the same cards are ruled alike: nothing else of a file goes into a ruling but what stays as it is.
  test.each(['yaml', 'json'])(
    'converts to %s, and has the same table and the same cards there',
    async (to) => {
      const parted: string[] = [];
      for (const { file, setup, cards: own } of files) {
        const object = boardObject(setup, own);
        const back = readChecked(to === 'json' ? jsonText(object, 2) : await yamlText(object), file, pool);
        const same = [
          [back.faults, []],
          [withoutSpans(back.setup), withoutSpans(setup)],
          [back.cards, own],
        ].every(([one, other]) => isDeepStrictEqual(one, other));
        if (!same) parted.push(file);
      }
      expect(parted).toEqual([]);
    },
    120_000,
  );

  test('is converted by the command as by this test', async () => {
    // The command takes a file with one scenario in it.
    const single = files.filter(({ file }) => !/^---$/mu.test(readFileSync(file, 'utf8')));
    for (const { file, setup, cards: own } of single.slice(0, 5)) {
      const object = boardObject(setup, own);
      expect((await ran(['board', 'convert', file, '--to', 'yaml'])).out).toBe(await yamlText(object));
      expect((await ran(['board', 'convert', file, '--to', 'json'])).out).toBe(`${jsonText(object, 2)}\n`);
    }
  });
});

describe('judge board convert', () => {
  const OWN = `cards:
  Mistmoth: {kind: pokemon, hp: 70, type: G, retreat: 1, attacks: [{name: Dust, cost: G, damage: 20}]}
  Mistveil: {kind: trainer, text: x}
board: CR t5 p1 | Mistmoth +G vs Pichu(MT 93)
`.replace(', text: x', '');

  test('drops no card that a line cannot say: it names them all and points to a notation that can', async () => {
    const { code, out, error } = await ran(['board', 'convert', '-'], OWN);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain('a board line cannot say the cards Mistmoth and Mistveil written in standard input.');
    expect(error).toContain('--to yaml');
  });

  test('tells with --json that the line beside the table needs its cards', async () => {
    const { code, out } = await ran(['board', 'convert', '-', '--to', 'yaml', '--json'], OWN);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      board: 'CR t5 p1 | Mistmoth +G vs Pichu(MT 93)',
      table: { cards: { Mistmoth: { hp: 70, attacks: [{ name: 'Dust' }] }, Mistveil: { kind: 'trainer' } } },
      ownCards: { file: 'standard input', names: ['Mistmoth', 'Mistveil'], replacing: [] },
    });
  });

  test('a sketch does not stand in for a card without attacks: it leaves open what the card decides', async () => {
    const card =
      'cards: {Wall: {kind: pokemon, hp: 90, type: C, weakness: W x2, resistance: G -30, retreat: 1}}\nboard: CR t5 p1 | Wall vs Pichu(MT 93)\n';
    const sketch = 'CR t5 p1 | Wall{90HP, C, weak Wx2, resist G-30, retreat 1} vs Pichu(MT 93)';
    expect((await ran(['can', 'attack', 'Hit', '-b', '-'], card)).code).toBe(1);
    expect((await ran(['can', 'attack', 'Hit', '-b', sketch])).code).toBe(3);
    expect((await ran(['board', 'convert', '-'], card)).code).toBe(2);
  });

  test('writes no file larger than a board file may be', async () => {
    const does = `[${Array.from({ length: 4000 }, () => '{draw: 1}').join(', ')}]`;
    const board = `cards: {Much: {kind: trainer, play: {does: ${does}}}}\nboard: CR | Pichu(MT 93) vs ?\n`;
    expect((await ran(['board', 'check', '-'], board)).code).toBe(0);
    const { code, out, error } = await ran(['board', 'convert', '-', '--to', 'yaml'], board);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain('a board file may have 64 KiB');
  });
});
