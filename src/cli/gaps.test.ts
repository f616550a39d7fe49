import { describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** Card texts that the engine does not execute, as a judge and another program see them. */

const FLYGON = 'CR t9 p1 | Typhlosion(MT 16)<Quilava<Cyndaquil +R / Flygon(RR 5) +R vs Machamp(DP 31) / -';
const MOON =
  'CR t9 p1 | Cyndaquil(MT 79) +RR / - vs Gloomstone{70HP, P, retreat 1, "Poké-Body Weariness: While the moon is full, attacks of Basic Pokémon cost Colorless more."} / Uxie(MT 18)';
const BARD =
  'CR t9 p1 | Bard{70HP, L, retreat 1, basic, "Old Bolt LLL 80 Hum an old tune in order to use this attack."} +LLL / - vs Luxray(DP 7) / -';
const STICKY = 'CR t9 p1 | Cyndaquil(MT 79) +RR *Sticky_Feet / Gible vs Machamp(DP 31) / -';
const BEACH = 'CR t9 p1 | Quilava<Cyndaquil +DRE(CG 88) / Cyndaquil(MT 79) vs Gible / - | stadium Crystal Beach(p1)';

interface Answer {
  readonly verdict: string;
  readonly branches: readonly { if: string[]; verdict: string; says: string; grounds: { rule: { id: string } }[] }[];
  readonly gaps: readonly { couldChange: string[]; rule: { id: string } | null }[];
  readonly grounds: readonly { rule: { id: string } }[];
  readonly passed: readonly { says: string }[];
  readonly remedy: readonly string[];
  readonly assumptions: readonly { kind: string; says: string }[];
}
const asked = async (question: string, board: string, ...assume: readonly string[]) => {
  const words = ['can', ...question.split(' '), '-b', board, ...assume.flatMap((text) => ['--assume', text])];
  const { code, out, error } = await ran([...words, '--json']);
  return { code, error, json: JSON.parse(out) as Answer };
};

describe('a text that could change the verdict', () => {
  test('gives a branch for each thing it may make of a cost, and one without it', async () => {
    const { code, json } = await asked('retreat', FLYGON);
    expect(code).toBe(3);
    expect(json).toMatchObject({
      verdict: 'not-modelled',
      grounds: [],
      gaps: [{ couldChange: ['the Retreat Cost'], rule: { document: 'comprehensive-2009', id: '309.3a' } }],
      branches: [
        { if: ['clause: applies', 'retreat cost: 0 or 1'], verdict: 'legal' },
        {
          if: ['clause: applies', 'retreat cost: 2 or more'],
          verdict: 'illegal',
          grounds: [{ rule: { id: '309.3' } }],
        },
        { if: ['clause: does not apply'], verdict: 'illegal', grounds: [{ rule: { id: '309.3' } }] },
      ],
    });
  });

  test('is not guessed at where its direction is unknown', async () => {
    const { code, json } = await asked('retreat', STICKY);
    expect(code).toBe(3);
    expect(json.branches).toMatchObject([
      { if: ['clause: applies'], verdict: 'not-modelled', says: 'depends on what it says: legal or illegal' },
      { if: ['clause: does not apply'], verdict: 'legal' },
    ]);
  });

  test('leaves nothing among what is ruled already that it could undo', async () => {
    const cost = await asked('retreat', FLYGON.replace('+R /', '+RR /'));
    expect(cost.json.passed.map((one) => one.says).join()).not.toMatch(/cost/iu);
    const undecided = await asked('retreat', STICKY);
    expect(undecided.json.passed.map((one) => one.says).join()).not.toMatch(/effect|card in play/u);
  });

  test('is settled by every assumption that is offered, and the answer says that it rests on it', async () => {
    for (const [question, board] of [
      ['retreat', FLYGON],
      ['retreat', FLYGON.replace('+R /', '+RR /')],
      ['attack Live Coal', MOON],
      ['attack Live Coal', MOON.replace('+RR', '+R')],
      ['attack Old Bolt', BARD],
      ['retreat', STICKY],
      ['retreat', STICKY.replace('+RR', '+RR ~asleep')],
      ['retreat', BEACH],
    ] as const) {
      const { json } = await asked(question, board);
      const offered = [...json.remedy.join(' ').matchAll(/--assume "([^"]*)"/gu)].map((one) => one[1] ?? '');
      expect(offered.length, board).toBeGreaterThan(1);
      const verdicts = new Set<string>();
      for (const assumption of offered) {
        const settled = await asked(question, board, assumption);
        expect(settled.json.assumptions[0], assumption).toMatchObject({ kind: 'chosen' });
        verdicts.add(settled.json.verdict);
      }
      expect(verdicts, board).toEqual(new Set(['legal', 'illegal']));
    }
  });

  test('needs each of several texts settled', async () => {
    const two = `${FLYGON.replace('+R /', '+RR /')} | stadium Crystal Beach(p1)`;
    const { json } = await asked('retreat', two);
    expect(json.branches.map((one) => one.if)).toEqual([
      ['clause: applies', 'retreat cost: paid'],
      ['clause: applies', 'retreat cost: not paid'],
      ['clause: does not apply'],
    ]);
    expect((await asked('retreat', two, 'ignore Flygon')).json.verdict).toBe('not-modelled');
    expect((await asked('retreat', two, 'ignore Flygon', 'ignore Crystal Beach')).json.verdict).toBe('legal');
  });
});

describe('a text that makes no difference', () => {
  test('is named beside the verdict that stands without it', async () => {
    const { code, json } = await asked('retreat', FLYGON.replace('+R /', '+R ~asleep /'));
    expect(code).toBe(1);
    expect(json).toMatchObject({ verdict: 'illegal', branches: [], gaps: [{ couldChange: [] }] });
    // What the text could take away is not given as a ground.
    expect(json.grounds.map(({ rule }) => rule.id)).toEqual(['311.2b']);
  });

  test('is the text of an attack that speaks of its damage only', async () => {
    const bard =
      'CR t9 p1 | Bard{70HP, L, retreat 1, basic, "Old Blow LL 80+ This attack does 20 more damage for each tune."} +LL / - vs Luxray(DP 7) / -';
    const { code, json } = await asked('attack Old Blow', bard);
    expect(code).toBe(0);
    expect(json).toMatchObject({ verdict: 'legal', branches: [], gaps: [{ couldChange: [] }] });
  });
});

describe('an assumption about a text', () => {
  test('is refused where it contradicts another, or names nothing on the table', async () => {
    for (const assume of [
      ['ignore Flygon', 'Flygon forbids it'],
      ['Flygon allows it', 'Flygon forbids it'],
      ['Luxray forbids it'],
    ]) {
      const words = ['can', 'retreat', '-b', FLYGON, ...assume.flatMap((text) => ['--assume', text])];
      expect((await ran(words)).code, assume.join()).toBe(2);
    }
  });

  test('that it allows something settles no text that speaks of the cost alone', async () => {
    expect((await asked('retreat', FLYGON, 'Flygon allows it')).json.verdict).toBe('not-modelled');
  });
});

const UNREAD = `
cards:
  Odd Strap:
    kind: trainer
    tags: [tool]
    play: {text: Something about retreating., touches: [retreat]}
  Odd Field:
    kind: stadium
    play: {text: Something about evolving., touches: [evolve]}
  Odd Bug:
    kind: pokemon
    stage: basic
    hp: 50
    type: G
    powers: [{name: Odd Growth, kind: body, text: Something about what it becomes., touches: [evolve]}]
board: CR t9 p1 | `;

const askedOn = async (question: string, board: string) => {
  const { out } = await ran(['can', ...question.split(' '), '--board', '-', '--json'], UNREAD + board);
  return JSON.parse(out) as Answer;
};

describe('a text beside a ground that no text overrules', () => {
  test('is no matter: you cannot retreat to an empty Bench', async () => {
    const alone = await askedOn('retreat', 'Pikachu +LLL+Odd Strap ~asleep / - vs Machamp(DP 31) / -');
    expect(alone).toMatchObject({ verdict: 'illegal', gaps: [{ couldChange: [] }] });
    // The text may overrule that it is Asleep, so that is not given as a ground.
    expect(alone.grounds.map(({ rule }) => rule.id)).toEqual(['309.3']);
    const withBench = await askedOn('retreat', 'Pikachu +LLL+Odd Strap ~asleep / Luxray vs Machamp(DP 31) / -');
    expect(withBench).toMatchObject({ verdict: 'not-modelled', grounds: [] });
  });

  test('is no matter: another name is another name, unless the text is that of the Pokémon itself', async () => {
    const field = '| stadium Odd Field(p1)';
    const wrong = await askedOn('evolve Luxio on active', `Pikachu / - vs Machamp(DP 31) / - ${field}`);
    expect(wrong.verdict).toBe('illegal');
    const right = await askedOn('evolve Raichu on active', `Pikachu / - vs Machamp(DP 31) / - ${field}`);
    expect(right.verdict).toBe('not-modelled');
    const own = await askedOn('evolve Luxio on active', 'Odd Bug / - vs Machamp(DP 31) / -');
    expect(own.verdict).toBe('not-modelled');
  });
});

describe('a text that waits for its moment', () => {
  const table = (ability: string) =>
    `ME t9 p1 | Drummer{60HP, R, "Drum R 70"} +R / - vs Napper{60HP, C, no weakness, no resistance, "Ability Doze: ${ability}"} / Napper{60HP, C}`;

  test('keeps nobody from attacking, and is named where its moment comes', async () => {
    const { json } = await asked('attack Drum', table('When this Pokémon is Knocked Out, its owner sings instead.'));
    expect(json).toMatchObject({ verdict: 'legal', gaps: [] });
    const { out } = await ran([
      'can',
      'attack',
      'Drum',
      '-b',
      table('When this Pokémon is Knocked Out, its owner sings instead.'),
    ]);
    expect(out).toMatch(/What follows is unknown: the text of Napper\b/u);
  });

  test('and not where it does not come', async () => {
    const asleep = table('If this Pokémon is Asleep, its owner sings instead.').replace('70"', '20"');
    const { code, out } = await ran(['can', 'attack', 'Drum', '-b', asleep]);
    expect(code).toBe(0);
    expect(out).not.toContain('unknown');
  });

  test('a text that waits for another Pokémon keeps nobody from attacking either, and bears on what follows', async () => {
    const another = table('When another Pokémon is Knocked Out, its owner sings instead.');
    const { code, out } = await ran(['can', 'attack', 'Drum', '-b', another]);
    expect(code).toBe(0);
    expect(out).toMatch(/What follows is unknown: the text of Napper\b/u);
  });
});

describe('an unread text about what a Pokémon costs or gives', () => {
  const napper = (text: string, retreat = 1) =>
    `Napper{90HP, C, retreat ${retreat}, no weakness, no resistance, "Ability Drift: ${text}"}`;

  test('leaves open the damage of an attack that counts the Retreat Cost', async () => {
    const bump =
      'Bumper{60HP, C, "Bump C 10x This attack does 10 damage for each Colorless in your opponent\'s Active Pokémon\'s Retreat Cost.", "Hit C 10"}';
    const board = `ME t9 p1 | ${bump} +R / - vs ${napper('If the moon shines, the Retreat Cost of this Pokémon is 0.', 2)} / -`;
    expect((await ran(['can', 'attack', 'Bump', '-b', board])).out).toMatch(
      /What follows is unknown: the text of Napper\b/u,
    );
    expect((await ran(['can', 'attack', 'Hit', '-b', board])).out).not.toContain('unknown');
  });

  test('is all the same to an attack that needs no Energy', async () => {
    const board = (cost: string) =>
      `ME t9 p1 | Hitter{60HP, C, "Hit ${cost} 20"} +R / - vs ${napper('While the moon shines, each Energy provides only Colorless Energy.')} / -`;
    expect((await asked('attack Hit', board('0'))).json.verdict).toBe('legal');
    expect((await asked('attack Hit', board('R'))).json.verdict).toBe('not-modelled');
  });

  test('may keep an Evolution card from being put into play', async () => {
    const board = (text: string) => `CR t9 p1 | Pikachu / - vs ${napper(text).replace('Ability', 'Poké-Body')} / -`;
    const gate = await asked(
      'evolve Raichu on active',
      board("While the moon shines, you can't put Pokémon into play."),
    );
    expect(gate.json.verdict).toBe('not-modelled');
    const other = await asked('evolve Raichu on active', board("While the moon shines, you can't retreat."));
    expect(other.json.verdict).toBe('legal');
  });
});

test('an effect given by its name alone is said to need the name of its card', async () => {
  const hint = 'with the name of its card, as *Sticky_Feet(CARD), its text is looked up';
  const gapsOn = async (board: string): Promise<string> => JSON.stringify((await asked('retreat', board)).json.gaps);
  expect(await gapsOn(STICKY)).toContain(hint);
  expect(await gapsOn(STICKY.replace('*Sticky_Feet', '*Sticky_Feet(Gible)'))).not.toContain('(CARD)');
});
