import { describe, expect, test } from 'vitest';
import { DOCUMENTS, HANDBOOKS } from '../corpus/index.ts';
import type { Face } from '../render/face.ts';
import { painted, painterFor } from '../render/style.ts';
import { ran } from './fake-io.fixture.ts';

const json = (text: string): never => JSON.parse(text) as never;

describe('judge rule', () => {
  test('understands every reasonable spelling', async () => {
    for (const words of [['309.4'], ['cr', '309.4'], ['CR309.4'], ['rule', '309.4'], ['comprehensive-2009/309.4']]) {
      const { code, out } = await ran(['rule', ...words]);
      expect(code).toBe(0);
      expect(out).toMatch(/^CR 309\.4 /u);
    }
  });

  test('tells in JSON what the screen tells', async () => {
    const { out } = await ran(['rule', '309.3a', '--json']);
    expect(json(out)).toMatchObject({
      schema: 1,
      rules: [
        {
          document: 'comprehensive-2009',
          id: '309.3a',
          kind: 'rule',
          parent: '309.3',
          class: 'enforced',
          code: expect.any(Array),
          original: null,
          ownCopy: null,
        },
      ],
    });
  });

  test('shows a section as itself with its rules', async () => {
    const { out } = await ran(['rule', '309', '--json']);
    const { rules } = json(out) as { rules: { id: string; children: { id: string }[] }[] };
    expect(rules).toHaveLength(1);
    expect(rules[0]?.children.map((child) => child.id).slice(0, 4)).toEqual(['309.1', '309.2', '309.3', '309.4']);
  });

  test('refuses an id that does not exist with the nearest ones, all at once', async () => {
    const { code, out, error } = await ran(['rule', '309.6', '311.2b', '999.9']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain('CR has no rule 309.6.');
    expect(error).toMatch(/309 Retreating ends with 309\.\d\./u);
    expect(error).toContain('999.9');
  });
});

describe('judge rules', () => {
  test('is one plain list in JSON', async () => {
    const { code, out } = await ran(['rules', '--json', '--document', 'cr']);
    const list = json(out) as { id: string }[];
    expect(code).toBe(0);
    expect(Array.isArray(list)).toBe(true);
    expect(list.length).toBeGreaterThan(300);
    expect(Object.keys(list[0] ?? {})).toEqual(['document', 'id', 'title', 'kind', 'parent', 'text', 'class', 'links']);
  });
});

describe('judge search', () => {
  test('prints one hit a line for a pipe', async () => {
    const { code, out } = await ran(['search', 'asleep', 'retreat', '--limit', '3']);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.split('\t')).toHaveLength(4);
  });

  test('answers each line of a batch with one array', async () => {
    const { out } = await ran(['search', '--batch', '--json'], 'asleep retreat\n\nplaneswalker\n');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => json(line) as unknown[]);
    expect(lines).toHaveLength(3);
    expect(lines[0]?.length).toBeGreaterThan(0);
    expect(lines[1]).toEqual([]);
    expect(lines[2]).toEqual([]);
  });

  test('says which words of the rules come near to one that none has', async () => {
    const { code, error } = await ran(['search', 'prlzws']);
    expect(code).toBe(1);
    expect(error).toMatch(/No rule has .?prlzws.?\.\s+Did you mean .?prizes/);
  });

  test('takes names of documents as filters, one or several', async () => {
    const documents = async (query: string): Promise<readonly string[]> => {
      const { out } = await ran(['search', query, '--json']);
      return [...new Set((json(out) as { document: string }[]).map(({ document }) => document))].sort();
    };
    expect(await documents('burn in neo')).toEqual(['neo-2001']);
    expect(await documents('2018 confusion')).toEqual(['advanced-2018']);
    expect(await documents('paralysis neo and xy')).toEqual(['neo-2001', 'xy-2016']);
  });

  test('ends with 1 when nothing is found', async () => {
    expect((await ran(['search', 'planeswalker'])).code).toBe(1);
    expect(await ran(['search', 'planeswalker', '--json'])).toMatchObject({ code: 1, out: '[]\n' });
  });
});

describe('judge can, where a name has several prints', () => {
  const asked = async (line: string): Promise<string> => (await ran(['can', 'retreat', '-b', line])).out;

  test('tells which of them a way to pay belongs to', async () => {
    const out = await asked('CR t7 p1 | Lucario +FF / Shinx vs Machamp');
    expect(out).toContain('keeps F, if DP 6\t');
    expect(out).toContain('nothing, if PL 53\t');
    expect(out).toContain('“You may retreat. What follows depends on which Lucario it is: Retreat Cost 0, ');
    expect(await asked('CR t7 p1 | Lucario(DP 6) +FF / Shinx vs Machamp')).not.toContain('if DP 6');
  });

  test('asks only for the print that decides', async () => {
    const out = await asked('CR t7 p1 | Lucario / Shinx vs Machamp');
    expect(out).toContain('which Lucario');
    expect(out).not.toContain('which Machamp');
  });
});

describe('judge can draw', () => {
  test('says that there is nothing to draw', async () => {
    const asked = async (deck: number): Promise<string> =>
      (await ran(['can', 'draw', '-b', `CR t5 p1 draw | Shinx [deck ${deck}] vs Machop`])).out;
    expect(await asked(0)).toContain("You can't draw a card, so you lose the game.");
    expect(await asked(0)).toContain('CR 601.2');
    expect(await asked(1)).not.toContain('empty');
  });
});

describe('judge can use', () => {
  test('says of a power that may be used that it has no effect', async () => {
    const asked = async (hand: string): Promise<string> =>
      (await ran(['can', 'use Damage Swap', '-b', `CR t9 p1 | Alakazam(BS 1) / Onix${hand} vs Tropius / -`])).out;
    expect(await asked('')).toContain('p1 may use Damage Swap of Alakazam, but it would have no effect now.');
    expect(await asked('')).toContain('Damage Swap would have no effect now: p1 has no Pokémon');
    expect(await asked(' -10')).not.toContain('no effect');
  });

  test('says so of a step of a replay as well, and why', async () => {
    const played = async (hand: string): Promise<string> =>
      (
        await ran(
          ['replay', '-'],
          `board: CR t9 p1 | Alakazam(BS 1) / Onix${hand} vs Tropius / -\nsteps:\n  - do: use Damage Swap${hand === '' ? '' : '\n    answers: [none]'}\n`,
        )
      ).out.replace(/\s+/gu, ' ');
    expect(await played('')).toContain('It has no effect now: you have no Pokémon with damage counters on it.');
    expect(await played(' -10')).not.toContain('no effect');
  });
});

describe('wrong usage', () => {
  test('tells every fault in one go and what was meant', async () => {
    const { code, error } = await ran(['search', '--limt', '3', '--document', 'ZZ', 'word']);
    expect(code).toBe(2);
    expect(error).toContain('judge search has no --limt.  Did you mean --limit?');
    expect(error).toContain('“ZZ” is not a document');
  });

  test('is JSON on standard output with --json', async () => {
    const { code, out, error } = await ran(['rule', '--bord', '--json']);
    expect(code).toBe(2);
    expect(error).toBe('');
    const { schema, errors } = json(out) as { schema: number; errors: { code: string }[] };
    expect(schema).toBe(1);
    expect(errors.map((one) => one.code)).toEqual(['unknown-flag', 'missing-word']);
    for (const one of errors) expect(Object.keys(one)).toEqual(['code', 'message', 'file', 'line', 'column', 'hint']);
  });

  test.each([
    [['serch', 'x'], 'Did you mean search?'],
    [['board', 'shw'], 'Did you mean show?'],
    [['rules', 'extra'], 'has no use for “extra”'],
    [['rule'], 'needs <id>'],
    [['search'], 'needs words'],
    [['search', 'retreat', '--document', 'ZZ'], '“ZZ” is not a document'],
    [['board', 'show', 'CR | Luxray vs Wailord', '--by', 'p3'], 'no player is called “p3”'],
    [['can', 'retreat', '-b', 'CR | Luxray^Gather Ise vs Wailord'], 'Gather Ice'],
    [['search', 'x', '--limit'], '--limit needs a value'],
    [['search', 'x', '--limit', '0'], 'is not a whole number from 1 to'],
    [['can', 'retreat', '--explain=some'], '--explain: “some” is not a depth'],
    [['can', 'retreat', '--explain', 'all', '-b', 'CR | Luxray vs ?'], 'Did you mean --explain=all?'],
    [['help', 'cna'], 'Did you mean can?'],
    [['help', 'board', 'shw'], 'Did you mean show?'],
    [['rule', ''], 'a rule number is empty'],
    [['can', 'retreat', '-b', ''], 'the table is empty'],
    [['can', 'retreat', '-b', 'nofile'], 'There is no file nofile either.'],
    [['can', 'play Swich', '-b', 'CR | Cyndaquil vs ?'], 'nearest   Switch   Pichu'],
    [['board', 'check', 'scenarios/disputes/asleep-and-out-of-enrgy.yaml'], 'asleep-and-out-of-energy.yaml?'],
    [['verify', 'scenrios'], 'Did you mean scenarios?'],
    [['board', 'check', 'nowhere.yaml'], 'there is no file nowhere.yaml'],
    [['board', 'show'], 'needs a table'],
  ])('%j says what is wrong', async (words, said) => {
    const { code, error } = await ran(words);
    expect(code).toBe(2);
    expect(error).toContain(said);
    expect(error).not.toMatch(/\n\s+at /u);
  });
});

test.each([[['--json']], [['board', '--json']], [['--json', 'board']]])(
  '%j is an error in JSON, not the help',
  async (words) => {
    const { code, out, error } = await ran(words);
    expect(code).toBe(2);
    expect(error).toBe('');
    expect(json(out)).toMatchObject({ schema: 1, errors: [{ code: 'missing-command' }] });
  },
);

test('judge alone shows its help and ends with 2; asked for, help ends with 0', async () => {
  const alone = await ran([]);
  const asked = await ran(['--help']);
  expect(alone.code).toBe(2);
  expect(asked.code).toBe(0);
  expect(alone.out).toBe(asked.out);
  expect((await ran(['rule', '--help'])).out).toContain('judge rule 309.4');
  const { out } = await ran(['--version']);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n/u);
  for (const { label, name } of [...DOCUMENTS, ...HANDBOOKS]) {
    expect(out).toContain(label);
    expect(out).toContain(name);
  }
  for (const words of [
    ['-V', '--json'],
    ['--json', '--version'],
    ['can', '-V', '--json'],
  ])
    expect(JSON.parse((await ran(words)).out)).toMatchObject({ schema: 1, version: out.split('\n')[0] });
});

test.each([
  [
    ['help', 'can'],
    ['can', '--help'],
  ],
  [
    ['help', 'board', 'show'],
    ['board', 'show', '--help'],
  ],
  [['help'], ['--help']],
])('%j is %j', async (asked, meant) => {
  const { code, out } = await ran(asked);
  expect(code).toBe(0);
  expect(out).toBe((await ran(meant)).out);
});

describe('the help', () => {
  test.each([[], ['can'], ['board', 'check'], ['cards']])(
    'of %j is the same in JSON as on the screen',
    async (...path) => {
      const { out } = await ran([...path, '--help']);
      const screen = out.replace(/\s+/gu, ' ');
      const report = json((await ran([...path, '--help', '--json'])).out) as {
        readonly usage: string;
        readonly summary: string;
        readonly commands: readonly { readonly name: string; readonly summary: string }[];
        readonly flags: readonly { readonly flags: string; readonly help: string }[];
        readonly examples: readonly string[];
        readonly exitCodes: readonly string[];
      };
      const given = [
        report.usage,
        report.summary,
        ...report.commands.flatMap((one) => [one.name, one.summary]),
        ...report.flags.flatMap((one) => [one.flags, one.help]),
        ...report.examples,
        ...report.exitCodes,
      ];
      expect(given.filter((one) => !screen.includes(one.replace(/\s+/gu, ' ')))).toEqual([]);
      expect(report.flags.length).toBe(out.match(/^ {2}(?:-\w, )?--/gmu)?.length);
    },
  );
});

describe('judge board', () => {
  const LINE = 'cr t7 p1 used retreat | cyndaquil(mt 79) -20 ~as@7 / luxray(dp 7) vs machamp(dp 31)';

  test('converts to the canonical line, and back again to the same', async () => {
    const { code, out } = await ran(['board', 'convert', '-b', LINE]);
    expect(code).toBe(0);
    expect(out).toBe('CR t7 p1 used retreat | Cyndaquil(MT 79) -20 ~asleep@7 / Luxray(DP 7) vs Machamp(DP 31)\n');
    for (const to of ['yaml', 'json']) {
      const file = await ran(['board', 'convert', '-b', LINE, '--to', to]);
      expect(await ran(['board', 'convert', '-'], file.out)).toMatchObject({ code: 0, out });
    }
  });

  test('lets no sign of a file steer the terminal, in no notation, and reads it back', async () => {
    const text = 'A\u202eB\u009b31mC\u200bD\u001b[2J';
    const attacks = [{ name: 'Hit', cost: [], damage: 10, text, touches: 'damage' }];
    const cards = { Alpha: { kind: 'pokemon', stage: 'basic', hp: 60, type: 'C', retreat: 1, attacks } };
    const source = JSON.stringify({ ruleset: 'CR', cards, p1: { active: 'Alpha' }, p2: { active: '?' } });
    const commands = [
      ['convert', '--to', 'yaml'],
      ['convert', '--to', 'json'],
      ['convert', '--to', 'yaml', '--json'],
      ['show', '--json'],
      ['show'],
    ];
    for (const words of commands) {
      const { code, out } = await ran(['board', ...words, '-'], source);
      expect(code).toBe(0);
      expect(out.replaceAll(/[\n\t]/gu, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    for (const to of ['yaml', 'json']) {
      const { out } = await ran(['board', 'convert', '--to', to, '-'], source);
      const again = json((await ran(['board', 'convert', '--to', 'json', '-'], out)).out) as {
        cards: { Alpha: { attacks: { text: string }[] } };
      };
      expect(again.cards.Alpha.attacks[0]?.text).toBe(text);
    }
  });

  test('refuses a player whose name has hidden characters, and spells them', async () => {
    const name = 'A\u202eB\u009b31mC\u200bD\u001b[2J';
    const source = JSON.stringify({ ruleset: 'CR', p1: { name, active: 'Luxray(DP 7)' }, p2: { active: '?' } });
    const { code, out, error } = await ran(['board', 'show', '-'], source);
    expect(code).toBe(2);
    expect(`${out}${error}`.replaceAll(/[\n\t]/gu, '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(error).toContain('\\u202e');
  });

  test('lets no sign of a refused file steer the terminal: not in its faults, nor in the lines they show', async () => {
    const file = 'board: CR | \u001b[31mLux\u202eray \u009b2J vs ?\n"\\e]0;x\\a": 1\nask\u200b: x\n';
    const errorFace: Face = { width: 80, colour: 0, ascii: false, plain: false, contrast: false };
    let screen = '';
    await ran(['board', 'check', '-'], file, {
      errorFace,
      async printError(lines) {
        screen += painted(lines, await painterFor(errorFace));
      },
    });
    const piped = await ran(['board', 'check', '-'], file);
    const asJson = await ran(['board', 'check', '-', '--json'], file);
    for (const text of [screen, piped.error, asJson.out]) {
      expect(text).toContain('\\u001b');
      expect(text.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(screen).toContain('CR | \\u001b[31mLux\\u202eray');
  });

  test('names every unknown card with its place', async () => {
    const { code, out } = await ran(['board', 'check', '-b', 'CR | Luxry +DER vs ?', '--json']);
    expect(code).toBe(2);
    expect(json(out)).toMatchObject({
      errors: [
        { code: 'unknown-card', line: 1, column: 6 },
        { code: 'unknown-energy', line: 1, column: 13 },
      ],
    });
  });

  test('draws the table, and tells it in JSON', async () => {
    const { code, out } = await ran(['board', 'show', '-b', LINE, '--json']);
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      schema: 1,
      turn: 7,
      used: ['retreat'],
      sides: [{ seat: 'p1', active: [{ name: 'Cyndaquil', damage: 20 }] }, { seat: 'p2' }],
    });
  });
});
