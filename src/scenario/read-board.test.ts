import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { printBoardLine } from '../state/notation/index.ts';
import { DISPUTE, EXAMPLES, OWN_CARD, SCENARIO, WHOLE_TABLE, WHOLE_TABLE_LINE } from './examples.fixture.ts';
import { placeName, readBoard } from './index.ts';

/** Code, place and the characters pointed at, of each fault. */
const faultsIn = (text: string): string[] =>
  readBoard(text, 'a.yaml').faults.map(
    ({ code, span }) => `${code} ${span?.line}:${span?.column} ${text.slice(span?.start, span?.end).split('\n')[0]}`,
  );

describe('a board file', () => {
  test.each(EXAMPLES)('%s is read without a fault, as YAML and as JSON', (_, yaml) => {
    const read = readBoard(yaml, 'a.yaml');
    expect(read.faults).toEqual([]);
    for (const indent of [0, 2, '\t']) {
      const json = readBoard(JSON.stringify(parse(yaml, { schema: 'failsafe' }), null, indent), 'a.json');
      expect(json.faults).toEqual([]);
      expect(printBoardLine(json.setup)).toBe(printBoardLine(read.setup));
      expect(json.steps.map((step) => step.do)).toEqual(read.steps.map((step) => step.do));
    }
  });

  test('a question, an expected verdict and rules keep their text: 316.10 is not a number', () => {
    const { ask, expect: expected, spans } = readBoard(DISPUTE, 'a.yaml');
    expect(ask).toBe('retreat');
    expect(spans.ask).toMatchObject({ line: 2, column: 6 });
    expect(expected).toMatchObject({
      verdict: 'illegal',
      rules: ['311.2b', '309.3', '316.10'],
      rulesNot: [],
      places: [],
    });
  });

  test('keys and lines are two spellings of one table', () => {
    const { setup } = readBoard(WHOLE_TABLE, 'a.yaml');
    expect(printBoardLine(setup)).toBe(WHOLE_TABLE_LINE);
    expect(setup.players).toEqual({ p1: 'Ana', p2: 'Ben' });
    expect(setup.sides.p2?.active?.[0]?.attached.at(-1)).toMatchObject({ card: { name: 'Fluffy Berry' }, as: 'tool' });
  });

  test('players are named as a list, under their seats, or in the board line', () => {
    const names = (text: string) => readBoard(text, 'a.yaml').setup.players;
    expect(names('turn: 3\nplayers: [Ana, Ben]\np1: {active: Luxray}\n')).toEqual({ p1: 'Ana', p2: 'Ben' });
    expect(names('board: CR | Luxray vs ?\nplayers: [Ana, Ben]\n')).toEqual({ p1: 'Ana', p2: 'Ben' });
    expect(names('board: CR t9 Ana Ben | Luxray vs ?\n')).toEqual({ p1: 'Ana', p2: 'Ben' });
    expect(names('p1: {name: Ana, active: Luxray}\n')).toEqual({ p1: 'Ana' });
  });

  test('what is expected may call the players by their names, wherever the file names them', () => {
    const read = readBoard(
      'expect: {winner: ben lee, Ana active damage: 10, "Ben Lee\'s bench 1": none}\nboard: CR | Luxray vs ?\nplayers: [Ana, Ben Lee]\n',
      'a.yaml',
    );
    expect(read.faults).toEqual([]);
    expect(read.expect?.winner).toBe('p2');
    expect(read.expect?.places.map(({ path }) => path)).toEqual(['p1 active damage', 'p2 bench 1']);
  });

  test.each([
    ['board: CR Ana "Ben Lee" | Luxray vs ?\nexpect: {winner: Bem Lee}\n', ['bad-value 2:18 Bem Lee']],
    ['board: CR Ana Ben | Luxray vs ?\nexpect: {Anna active damage: 0}\n', ['unknown-key 2:10 Anna active damage']],
    ['board: CR | Luxray vs ?\nexpect: {winner: Ana}\n', ['bad-value 2:18 Ana']],
  ])('a name that nobody at the table has is refused: %j', (text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });

  test.each([
    ['board: CR Ana Ben | Luxray vs ?\nplayers: [Ana, Ben]\n', 'told-twice'],
    ['players: [Ana, Ben]\np1: {name: Ana, active: Luxray}\n', 'told-twice'],
    ['players: [Ana, Ana]\np1: {active: Luxray}\n', 'told-twice'],
    ['players: [Ana]\np1: {active: Luxray}\n', 'unknown-seat'],
    ['players: [A, B, C, D]\np1: {active: Luxray}\n', 'unknown-seat'],
    ['players: [A, B, C, D, E]\np1: {active: Luxray}\n', 'too-many'],
    [`players: [${'A'.repeat(41)}, Ben]\np1: {active: Luxray}\n`, 'too-long'],
    ['players: ["A\\u202e", Ben]\np1: {active: Luxray}\n', 'control-character'],
    ['players: Ana\np1: {active: Luxray}\n', 'bad-value'],
  ])('names of players in %j are refused', (text, code) => {
    expect(readBoard(text, 'a.yaml').faults.map((fault) => fault.code)).toContain(code);
  });

  test('steps, answers and expected places are read, each with its place', () => {
    const { steps, expect: whole, about, name } = readBoard(SCENARIO, 's.yaml');
    expect(name).toBe('Lightning Star takes the Double Rainbow along');
    expect(about).toEqual(['CR 301.1', 'CR 305.4']);
    expect(steps).toMatchObject([
      { do: 'attach Lightning to active', answers: [] },
      {
        do: 'attack Lightning Star',
        answers: ['bench 1'],
        expect: { rules: ['305.4', '301.1'], rulesNot: ['304.4c'] },
      },
    ]);
    const places = steps[1]?.expect?.places ?? [];
    expect(places.map(({ path, expected, span }) => [path, expected, placeName('s.yaml', span)])).toEqual([
      ['p2 active damage', '140', 's.yaml:11:25'],
      ['p1 active energy', 'none', 's.yaml:12:25'],
      ['p1 bench 1 energy', 'L L', 's.yaml:13:26'],
      ['p1 discard', ['DRE'], 's.yaml:14:19'],
    ]);
    expect(whole?.result).toBe('none');
  });

  test('an expected verdict may stand alone', () => {
    expect(readBoard('board: A vs B\nexpect: illegal\n', 'a').expect).toMatchObject({
      verdict: 'illegal',
      rules: [],
      places: [],
    });
    expect(faultsIn('board: A vs B\nexpect: ilegal\n')).toEqual(['bad-value 2:9 ilegal']);
  });

  test('a card written in the file comes along, its text as data', () => {
    const { cards } = readBoard(OWN_CARD, 'a.yaml');
    expect(cards).toMatchObject([
      {
        key: 'own:Mistmoth',
        types: ['G'],
        weakness: [{ type: 'R', times: 2 }],
        attacks: [
          { cost: ['G', 'C'], damage: 20, does: [{ flip: { heads: [{ condition: 'asleep', on: 'defending' }] } }] },
        ],
      },
    ]);
  });

  test.each([
    'CR t9 p1 | Luxray +LL vs ?2',
    'Type: Null vs Luxray',
    '  Luxray [prizes 3, hand (A, B)] vs Wall{60HP, C}\n',
    'CR t9 p1 | A / Type: Null [prizes 3]\n  vs Luxray',
    '- vs Luxray',
    'CR',
  ])('%j is a bare board line', (line) => {
    const read = readBoard(line, 'line');
    const { setup } = read;
    expect(read.spans.board).toBeDefined();
    if (line !== 'CR') expect(read.faults).toEqual([]);
    expect(setup.sides.p1?.active).toBeDefined();
  });

  test('the header may stand beside a board line, but may not tell the same twice', () => {
    expect(printBoardLine(readBoard('ruleset: EX\nturn: 3\nboard: A vs B\n', 'a').setup)).toBe('EX t3 | A vs B');
    expect(faultsIn('turn: 3\nboard: CR t3 | A vs B\np1: {active: A}\n')).toEqual([
      'told-twice 3:1 p1',
      'told-twice 1:1 turn',
    ]);
  });

  test('what is done once a turn is not given twice, in a list as in a line', () => {
    expect(faultsIn('used: [retreat, energy, retreat]\np1: {active: A}\n')).toEqual(['told-twice 1:25 retreat']);
    expect(faultsIn('used: [retreat, energy]\np1: {active: A}\n')).toEqual([]);
  });
});

describe('faults of a board file', () => {
  test('mistakes all over a file are reported in one go, each with the nearest key or word', () => {
    const text = `bord: x
ruleset: CRR
turn: nine
p1:
  activ: Luxray
  bench:
    - Pichu -45
    - crad: Pikachu
      damage: 15
      conditions: [aslep]
  prizes: many
  hand: {count: 1, known: [A, B]}
steps:
  - dö: retreat
  - do: retreat
    expect: {p1 activ damage: 20, verdict: leagl}
`;
    const { faults } = readBoard(text, 'a.yaml');
    expect(faults.map(({ code, span, hint }) => [code, span?.line, hint?.split('\n')[0]])).toEqual([
      ['unknown-key', 1, 'nearest   board'],
      ['bad-value', 2, 'nearest   CR'],
      ['bad-value', 3, undefined],
      ['unknown-key', 5, 'nearest   active'],
      ['bad-damage', 7, 'nearest   -40   -50'],
      ['unknown-key', 8, 'nearest   card'],
      ['bad-damage', 9, 'nearest   10   20'],
      ['unknown-condition', 10, 'nearest   asleep'],
      ['missing-key', 8, 'expected   card: NAME, or card: unknown'],
      ['bad-value', 11, undefined],
      ['bad-number', 12, 'nearest   count: 2'],
      ['unknown-key', 14, 'nearest   do'],
      ['missing-key', 14, 'expected   do: retreat'],
      ['unknown-key', 16, 'nearest   p1 active damage'],
      ['bad-value', 16, 'nearest   legal'],
    ]);
  });

  test.each([
    ['plain', 'board: CR | Luxray -45 vs ?\n', '1:20'],
    ['single quotes, with one inside', "board: 'CR | Farfetch''d -45 vs ?'\n", '1:26'],
    ['double quotes, with escapes', 'board: "CR | \\"A\\\\B\\" \\u0041 -45 vs ?"\n', '1:30'],
    ['folded over lines', 'board: >\n  CR | Luxray\n  -45 vs ?\n', '3:3'],
    ['plain over lines', 'board: CR | Luxray\n   / Pichu\n   -45 vs ?\n', '3:4'],
    ['literal', 'board: |\n    CR | Luxray\n    -45 vs ?\n', '3:5'],
    ['JSON', '{\n\t"board": "CR | Luxray -45 vs ?"\n}', '2:24'],
    ['Windows line ends', 'ask: retreat\r\nboard: CR | Luxray -45 vs ?\r\n', '2:20'],
  ])('a fault inside a board line points at its own characters: %s', (_, text, place) => {
    const fault = readBoard(text, 'a').faults.find(({ code }) => code === 'bad-damage');
    expect(`${fault?.span?.line}:${fault?.span?.column}`).toBe(place);
    expect(text.slice(fault?.span?.start, fault?.span?.end)).toBe('-45');
    expect(fault?.excerpt).toContain('-45');
  });

  test('spans of cards inside a board line point into the file', () => {
    const text = 'ask: retreat\nboard: CR | Luxray vs "Type: Null"\n';
    const quoted = `ask: retreat\nboard: 'CR | Luxray vs "Type: Null"'\n`;
    const span = readBoard(quoted, 'a').setup.sides.p2?.active?.[0]?.card?.span;
    expect(quoted.slice(span?.start, span?.end)).toBe('"Type: Null"');
    expect(readBoard(text, 'a').faults[0]).toMatchObject({
      code: 'yaml',
      hint: expect.stringContaining('quotes') as string,
    });
  });

  test.each([
    ['board: CR | A ~p # b vs c\n', '#'],
    ['p1: {active: [?, Pikachu]}\n', 'unknown'],
    ['p1: {effects: [*Stance@12]}\n', 'leave out the *'],
    ['board: "Poké Blower +" vs B\n', 'quotes'],
    ['p1: {bench: [Wall{300HP, C}]}\n', 'quotes'],
  ])('where YAML gets in the way, %j, the way out is given', (text, hint) => {
    const { faults } = readBoard(text, 'a');
    expect(faults.map((fault) => `${fault.message} ${fault.hint}`).join('\n')).toContain(hint.replace('#', 'comment'));
  });

  test.each([
    ['', 'empty'],
    ['# nothing\n', 'empty'],
    ['- a\n- b\n', 'bad-value'],
    ['[a, b]', 'bad-value'],
    ['ask: retreat\n', 'missing-key'],
    ['board:\n', 'bad-value'],
    ['board: A vs B\nboard: C vs D\n', 'duplicate-key'],
    ['board: A vs B\n---\nboard: C vs D\n', 'yaml'],
    ['board: &a A vs B\n', 'yaml'],
    ['board: A vs B\nask: *a\n', 'yaml'],
    ['board: !!str A vs B\n', 'yaml'],
    ['board: A vs B\n<<: {ask: retreat}\n', 'yaml'],
    ['board: A vs B\n__proto__: {ask: retreat}\n', 'unknown-key'],
    ['board: A vs B\nconstructor: x\n', 'unknown-key'],
    ['board: A vs B\n? [a]\n: b\n', 'yaml'],
    ['board: "A vs B\n', 'yaml'],
  ])('%j is refused with a word of its own, without throwing', (text, code) => {
    expect(readBoard(text, 'a').faults.map((fault) => fault.code)).toContain(code);
  });

  test.each([
    ['more than 64 KiB', `board: A vs B\nname: ${'x'.repeat(70_000)}\n`, 'too-large'],
    ['60000 open brackets', `board: ${'['.repeat(60_000)}\n`, 'too-deep'],
    ['30000 nested lists', `board:\n  ${'- '.repeat(30_000)}\n`, 'too-deep'],
    ['12000 tables on one line', `board: ${'act: '.repeat(12_000)}\n`, 'too-deep'],
    ['12000 tables on one line in a list', `board: [${'act: '.repeat(12_000)}]\n`, 'too-deep'],
    ['201 steps', `board: A vs B\nsteps: [${'x,'.repeat(201)}]\n`, 'too-many'],
    ['300 unknown keys', `board: A vs B\n${Array.from({ length: 300 }, (_, i) => `k${i}: x\n`).join('')}`, 'too-many'],
  ])('%s are refused with a word of its own, without throwing', (_, text, code) => {
    expect(readBoard(text, 'a').faults.map((fault) => fault.code)).toContain(code);
  });

  test('two hundred steps are still read', () => {
    expect(readBoard(`board: A vs B\nsteps: [${'x,'.repeat(200)}]\n`, 'a')).toMatchObject({
      faults: [],
      steps: { length: 200 },
    });
  });

  test('a hostile file of the largest size is refused in short order, with no more than a hundred faults', () => {
    for (const line of [
      'ab '.repeat(21_000),
      `a [hand (${'60 A,'.repeat(13_000)}`,
      'a+'.repeat(32_000),
      '"a '.repeat(21_000),
    ]) {
      const { faults } = readBoard(`board: ${JSON.stringify(line)}`, 'a');
      expect(faults.length).toBeLessThanOrEqual(101);
    }
  });

  test('no control character of a file reaches a message; the excerpt is the line of the file, spelled where it is shown', () => {
    const file = 'board: "CR | \\e[31mLuxray vs B"\n"\\e]0;x\\a": 1\nask\u202e: x\n';
    const { faults } = readBoard(file, 'a');
    expect(faults.length).toBeGreaterThan(1);
    const all = faults.map(({ message, hint }) => `${message}${hint}`.replaceAll('\n', '')).join('');
    expect(all).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(all).toContain('\\u001b');
    for (const { excerpt, span } of faults) expect(excerpt).toBe(file.split('\n')[(span?.line ?? 0) - 1]);
  });

  test('whatever is in a file, reading neither throws nor points outside of it', () => {
    const pieces = [
      'board: ',
      'p1:',
      '\n',
      '  ',
      '- ',
      'active: ',
      'bench: ',
      '[',
      ']',
      '{',
      '}',
      ', ',
      ': ',
      '"',
      "'",
      'Luxray',
      '-45',
      '|',
      '>',
      '#',
      '&a',
      '*a',
      '!t',
      '?',
      '\\u00',
      '\t',
      'cards:',
      'expect: ',
      'steps:',
      'do: x',
      '\u001b',
      'é',
      '---',
      '<<',
      '\r\n',
      'hand: ',
      '3',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        for (const { span } of readBoard(text, 'a').faults) {
          expect(span?.start ?? 0).toBeGreaterThanOrEqual(0);
          expect(span?.end ?? 0).toBeLessThanOrEqual(text.length + 1);
        }
      }),
      { numRuns: 800 },
    );
  });
});
