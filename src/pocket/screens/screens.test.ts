import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plainName } from '../../state/index.ts';
import {
  type App,
  askFor,
  chooseBeside,
  chooseDocument,
  editTable,
  open,
  openChoice,
  requestOn,
  save,
  setLine,
  sharedText,
  typeName,
  want,
} from '../app.ts';
import { holdAgainst, typeAgainst } from '../app-against.ts';
import { typeQuestion } from '../app-ask.ts';
import { giveAnswer, openQuestions, questionBefore, restIsUsual, takeAnswer, typeAnswer } from '../app-questions.ts';
import { answerStep, openRule, playOn, searchRules } from '../app-rules.ts';
import { restore } from '../app-saved.ts';
import type { Device } from '../device.ts';
import { withCondition } from '../edit-table.ts';
import { openFolder } from '../folder-parts.ts';
import { partsOf } from '../parts.ts';
import { rulingSheet } from '../print-sheet.ts';
import { ruledBriefly } from '../ruled-ahead.ts';
import { openApp } from '../store.ts';
import { warmUp } from '../warm-up.ts';
import { appView } from './frame.ts';
import type { Child, Tree } from './tree.ts';

const root = join(import.meta.dirname, '../../..');
const about = { version: '0', build: 'test', built: '2026-01-01', forOwnUse: false, importedCards: 0 };
const built = (file: string) => readFileSync(join(root, 'dist', 'pocket', file));
const { partText } = openFolder(built('app.js').toString('utf8'), built('parts.txt'));
const parts = partsOf((name) => (name === 'about' ? JSON.stringify(about) : partText(name)));

const kept = new Map<string, string>();
const printed: string[] = [];
/** What waits until the person stops typing. */
const pauses: (() => void)[] = [];
/** What waits for the device to be idle. */
const waiting: (() => void)[] = [];
const device: Device = {
  kept: (name) => kept.get(name) ?? null,
  keep(name, text) {
    kept.set(name, text);
    return true;
  },
  save: (name, _type, text) => void kept.set(name, text),
  copy: async () => true,
  share: async () => false,
  print: (html) => void printed.push(html),
  now: () => '2026-11-23T14:02:00.000Z',
  toTop() {},
  drawn: async () => {},
  pause: () => new Promise((passed) => void pauses.push(passed)),
  idle: () => new Promise((idle) => void waiting.push(idle)),
  mark() {},
  allParts: async () => {},
  takeOver() {},
  readsSketches: false,
  cards: null,
  copies: null,
};

/** A busy machine takes its time; a test that fails waits for so long. */
const HOWEVER_SLOW = { timeout: 20_000 };

/** Lets the device be idle until something is there; how often that was. */
const idleUntil = async (isThere: () => boolean): Promise<number> => {
  let times = 0;
  await vi.waitFor(() => {
    for (const one of waiting.splice(0)) {
      times++;
      one();
    }
    expect(isThere()).toBe(true);
  }, HOWEVER_SLOW);
  return times;
};

let app: App;
beforeEach(async () => {
  kept.clear();
  waiting.length = 0;
  pauses.length = 0;
  app = await openApp(parts, device, () => {});
});

interface Node {
  readonly type: string;
  readonly props: { readonly [name: string]: unknown; readonly children?: Child | readonly Child[] };
}

/** Every element of a tree, from the top. */
const nodes = (child: unknown): readonly Node[] => {
  if (Array.isArray(child)) return child.flatMap(nodes);
  if (typeof child !== 'object' || child === null || !('props' in child)) return [];
  const node = child as Node;
  return [node, ...nodes(node.props.children)];
};

const textOf = (child: unknown): string => {
  if (Array.isArray(child)) return child.map(textOf).join('');
  if (typeof child === 'string' || typeof child === 'number') return String(child);
  return typeof child === 'object' && child !== null && 'props' in child ? textOf((child as Node).props.children) : '';
};

/** What a badge shows: signs, or what is drawn. */
const signOf = (badge: Node): string =>
  textOf(badge) || String(nodes(badge.props.children).find(({ type }) => type === 'svg')?.props.class);

const drawn = (): Tree => appView(app.state, app);
const screen = (): string => textOf(drawn());

describe('a ruling on a page', () => {
  it('says the verdict, what to say and every rule it cites, each as a button', async () => {
    await setLine(app, 'CR t9 p1 | Cyndaquil ~asleep / Luxray vs Machamp');
    await askFor(app, 'retreat');
    const { ruling } = app.state;
    expect(screen()).toContain('ILLEGAL');
    for (const said of ruling?.report.say ?? []) expect(screen()).toContain(said);
    const buttons = nodes(drawn())
      .filter(({ type }) => type === 'button')
      .map((node) => textOf(node));
    for (const { rule } of ruling?.report.grounds ?? []) expect(buttons).toContain(`CR ${rule.id}`);
  });

  it.each([
    ['CR t9 p1 | Luxray +L / Shinx vs Machamp', 'retreat', 'LEGAL'],
    ['CR t9 p1 | Machop ~confused +F / - vs Machamp', 'attack Smash Punch', 'DEPENDS'],
    ['CR | Raichu +L vs Machamp', 'retreat', 'UNDETERMINED'],
  ])('has a word and a sign of its own: %s %s %s', async (line, question, word) => {
    await setLine(app, line);
    await askFor(app, question);
    const badges = nodes(drawn()).filter(({ props }) => String(props.class).startsWith('badge large'));
    expect(screen()).toContain(word);
    expect(badges.map(signOf)).toEqual([{ LEGAL: 'icon i-tick', DEPENDS: '±', UNDETERMINED: '?' }[word]]);
  });

  it('shows what another rulebook would make of a silence', async () => {
    await setLine(app, 'ME | Shinx / - vs Machop');
    await askFor(app, 'play Switch');
    await idleUntil(() => app.state.ruling?.report.filled !== undefined);
    const { filled } = app.state.ruling?.report ?? {};
    expect(filled?.document).toBe('advanced-2025');
    expect(screen()).toContain('If another rulebook fills the silence');
    expect(screen()).toContain(filled?.grounds[0]?.says);
    await setLine(app, 'CR | Shinx / - vs Machop');
    await askFor(app, 'play Switch');
    expect(screen()).not.toContain('fills the silence');
  });

  it('shows on the screen for the player what was assumed', async () => {
    await setLine(app, 'CR | Luxray +L / Shinx vs Machamp');
    await askFor(app, 'retreat');
    app.set({ showing: true });
    const assumed =
      app.state.ruling?.report.assumptions.filter(({ about }) => about === 'turn' || about === 'to-move') ?? [];
    for (const { says } of assumed) expect(screen().toLowerCase()).toContain(says.toLowerCase());
    expect(screen()).toContain('Assumed');
  });

  it('is there before the other documents are asked, each while nobody waits, and no further once another is in sight', async () => {
    await setLine(app, 'CR t9 p1 | Luxray +L / Shinx vs Machamp');
    await askFor(app, 'retreat');
    const others = await idleUntil(() => app.state.ruling?.report.elsewhere.length !== 0);
    expect(app.state.ruling?.report.elsewhere.length).toBeLessThanOrEqual(others);
    await askFor(app, 'end turn');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await askFor(app, 'bench Shinx');
    // The one before it is given up where it was.
    for (const one of waiting.splice(0)) one();
    expect(await idleUntil(() => app.state.ruling?.report.elsewhere.length !== 0)).toBeGreaterThan(0);
    expect(app.state.ruling?.report.question).toBe('bench Shinx');
  });

  it('stands beside what another judge says, and says what is wrong with that', async () => {
    await setLine(app, 'CR t9 p1 | Cyndaquil ~asleep / Luxray vs Machamp');
    await askFor(app, 'retreat');
    const say = app.state.ruling?.report.say;
    typeAgainst(app, 'XY');
    await holdAgainst(app);
    expect(app.state.ruling?.report.against).toMatchObject({ by: 'document', document: 'xy-2016' });
    expect(app.state.ruling?.report.say).toEqual(say);
    await idleUntil(() => app.state.ruling?.report.elsewhere.length !== 0);
    expect(app.state.ruling?.report.against).toMatchObject({ by: 'document', document: 'xy-2016' });
    expect(app.state.ruling?.report.elsewhere).not.toEqual([]);
    expect(screen()).toContain('Beside this ruling');
    typeAgainst(app, '311.99');
    await holdAgainst(app);
    expect(app.state.ruling?.against.faults).not.toEqual([]);
    typeAgainst(app, '');
    await holdAgainst(app);
    expect(app.state.ruling?.report.against).toBeUndefined();
  });

  it('is taken from what another page shared: the line and the question', async () => {
    const [line, question] = ['CR t9 p1 | Cyndaquil ~asleep / Luxray vs Machamp', 'retreat'];
    await setLine(app, sharedText({ line, question }));
    expect([app.state.table.line, app.state.table.faults, app.state.ask.typed]).toEqual([line, [], question]);
    await setLine(app, 'CR t9 p1 | Luxray / - vs Machamp\n| no such row');
    expect(app.state.table.faults).not.toEqual([]);
  });

  it('is printed as the sheet that the command line writes', async () => {
    await setLine(app, 'CR t9 p1 | Cyndaquil ~asleep / Luxray vs Machamp');
    await askFor(app, 'retreat');
    expect(await rulingSheet(app)).toContain('The rules cited, in our words');
  });
});

describe('a table on a page that reads no sketched texts', () => {
  const writing = (line: string): string => {
    app.set({ table: { ...app.state.table, writing: line } });
    return screen();
  };

  it('says so while such a text is typed, and not before', () => {
    const notice = 'does not read the text of a sketched card';
    expect(screen()).not.toContain(notice);
    expect(writing('CR | Emberling{60HP, R} vs Machop')).not.toContain(notice);
    expect(writing('CR | Emberling{60HP, R, "Claw R 20"} vs Machop')).not.toContain(notice);
    expect(writing('CR | Emberling{60HP, R, "Fury 0 30+ Flip a coin."} vs Machop')).toContain(notice);
  });
});

describe('the acts of a table', () => {
  it('never have a bare tick where a card is only supposed to be in hand', async () => {
    await setLine(app, 'CR t9 p1 | Pikachu / Shinx vs Machamp');
    await open(app, 'ask');
    const rows = nodes(drawn()).filter(({ props }) => props.class === 'act held');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const [badge] = nodes(row.props.children).filter(({ props }) => String(props.class).startsWith('badge'));
      expect(textOf(badge)).toBe('if');
      expect(textOf(row)).toContain('if the card is in hand');
    }
  });

  it('say what is needed without how a line writes it', async () => {
    await setLine(app, 'ME t2 | Shinx vs Machop');
    await open(app, 'ask');
    expect(screen()).toContain("needed: p1's Bench");
    expect(screen()).not.toContain('(write');
  });

  it('are ruled on ahead, one at a time while nobody waits, until something else is in sight', async () => {
    await setLine(app, 'CR t9 p1 | Luxray +LLLL / Shinx vs Machamp');
    await open(app, 'ask');
    const next = async (): Promise<void> => {
      waiting.at(-1)?.();
      await new Promise((passed) => setTimeout(passed, 0));
    };
    for (let act = 1; act <= 3; act++) {
      await vi.waitFor(() => expect(waiting).toHaveLength(act));
      await next();
    }
    await vi.waitFor(() => expect(waiting).toHaveLength(4));
    await open(app, 'rules');
    await next();
    expect(waiting).toHaveLength(4);
  });

  it('need not be ruled on again where the question was typed and a moment passed', async () => {
    await setLine(app, 'CR t9 p1 | Luxray +LLLL / Shinx vs Machamp');
    await open(app, 'ask');
    const world = await app.whole();
    const asked = vi.spyOn(world, 'precedents');
    const typing = ['bench', 'bench Shinx'].map((typed) => typeQuestion(app, typed));
    const seen = app.state;
    expect(seen.ask.typed).toBe('bench Shinx');
    for (const passed of pauses) passed();
    await Promise.all(typing);
    expect(asked, 'only what was typed last').toHaveBeenCalledTimes(1);
    expect(app.state, 'nothing of it is seen').toBe(seen);
    asked.mockRestore();
    await askFor(app, 'bench Shinx');
    expect(app.state.ruling?.report.verdict).toBe('legal');
    // What is left is not ruled on, and what is not understood is not explained before it is asked.
    const left = typeQuestion(app, 'bench Shinx');
    await open(app, 'rules');
    const found = vi.spyOn(world, 'searchData');
    for (const passed of pauses) passed();
    await left;
    await open(app, 'ask');
    const odd = typeQuestion(app, 'retret sideways');
    for (const passed of pauses) passed();
    await odd;
    expect(found).not.toHaveBeenCalled();
    found.mockRestore();
  });

  it('are made once for a question, a table and what goes with the rulebook', async () => {
    await setLine(app, 'ME | Shinx / - vs Machop');
    const asked = async () => ruledBriefly(app, await requestOn(app.state, 'play Switch'));
    const first = await asked();
    expect(await asked()).toBe(first);
    await chooseBeside(app, { fallback: 'advanced-2025' });
    const filled = await asked();
    expect('report' in filled && filled.report.verdict).toBe('illegal');
    expect('report' in first && first.report.verdict).toBe('undetermined');
    // What is refused is looked at again: by then it may be asked, and not only typed.
    const refused = await ruledBriefly(app, { ...(await requestOn(app.state, 'fly away')), ahead: true });
    expect(await ruledBriefly(app, await requestOn(app.state, 'fly away'))).not.toBe(refused);
  });

  it('end what the page runs beforehand to be quick later', async () => {
    const before = app.state;
    const running = warmUp(app);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.at(-1)?.();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(app.state, 'nothing of it is seen').toBe(before);
    await open(app, 'ask');
    for (const one of [...waiting]) one();
    await running;
  });

  it('each ask what they stand for: the ruling has the verdict of the row', async () => {
    await setLine(app, 'CR t9 p1 | Machop ~confused +FF / Shinx vs Machamp');
    await open(app, 'ask');
    const rows = app.state.ask.overview?.open.filter(({ ifHeld }) => !ifHeld) ?? [];
    expect(rows.length).toBeGreaterThan(1);
    for (const { ask, verdict } of rows)
      for (const { question } of ask) {
        await askFor(app, question);
        expect(app.state.ruling?.report.verdict, question).toBe(verdict);
      }
  });
});

describe('the table', () => {
  it('says nothing that its line does not say', async () => {
    await want(app, { for: 'pokemon', place: { seat: 'p1', zone: 'active', at: 0 } });
    const offers = app.state.sheet?.offers ?? [];
    expect(offers).toEqual(offers.toSorted((a, b) => (plainName(a) < plainName(b) ? -1 : 1)));
    await typeName(app, 'pika');
    expect(app.state.sheet?.offers).toContain('Pikachu');
    await setLine(app, 'CR t9 p1 | Pikachu vs ?');
    await editTable(app, (setup) => withCondition(setup, { seat: 'p1', zone: 'active', at: 0 }, 'asleep'));
    await editTable(app, (setup) => withCondition(setup, { seat: 'p1', zone: 'active', at: 0 }, 'confused'));
    expect(app.state.table.line).toBe('CR t9 p1 | Pikachu ~confused vs ?');
    expect(screen()).toContain('Confused');
  });

  it('keeps a line that cannot be read, and shows where', async () => {
    await setLine(app, 'CR | Luxry vs Riolu');
    expect(screen()).toContain('no card is called “Luxry”');
    expect(app.state.table.writing).toBe('CR | Luxry vs Riolu');
  });
});

describe('a table by questions', () => {
  it('is set up by taps and ruled on, as the same words typed are', async () => {
    await openQuestions(app);
    const asked = (): string => app.state.questions?.shown.label ?? '';
    const tap = (says: string): Promise<void> =>
      takeAnswer(app, app.state.questions?.shown.offers.findIndex((offer) => offer.says === says) ?? -1);
    expect(asked()).toBe('Dispute');
    expect(screen()).toContain('Help');
    await typeAnswer(app, 'retr');
    await tap('retreat');
    await typeAnswer(app, 'Luxray');
    await giveAnswer(app);
    expect(asked()).toMatch(/^which Luxray$|^on it$/u);
    await questionBefore(app);
    expect(app.state.questions?.shown.rows.map(({ id }) => id)).toEqual(['ruleset', 'dispute']);
    await giveAnswer(app);
    await restIsUsual(app);
    while (app.state.questions !== null) await giveAnswer(app);
    expect(app.state.tab).toBe('ruling');
    const { board, question, verdict } = app.state.ruling?.report ?? {};
    expect(board).toContain('Luxray');
    await setLine(app, board ?? '');
    await askFor(app, question ?? '');
    expect(app.state.ruling?.report.verdict).toBe(verdict);
  });

  it('says why an answer is refused, and is left without a change', async () => {
    await openQuestions(app);
    await typeAnswer(app, 'zzzz');
    await giveAnswer(app);
    expect(app.state.questions?.shown.said).not.toBeNull();
    await open(app, 'rules');
    expect(app.state.questions).toBeNull();
    expect(app.state.table.line).toBe('');
  });
});

describe('play that goes on', () => {
  it('asks for the coin, and shows the table then', async () => {
    await setLine(app, 'CR t9 p1 | Machop ~confused +F / - vs Machamp');
    await askFor(app, 'attack Smash Punch');
    await playOn(app);
    expect(app.state.play?.report?.steps[0]?.open?.answers).toContain('tails');
    await answerStep(app, 'tails');
    expect(screen()).toContain('The table then');
    expect(app.state.play?.report?.steps[0]?.open ?? null).toBeNull();
  });
});

describe('what goes with the rulebook', () => {
  const TABLE = 'ME | Shinx / - vs Machop';

  it('fills its silences from then on, also when the page is opened again', async () => {
    await setLine(app, TABLE);
    await askFor(app, 'play Switch');
    expect(app.state.ruling?.report.verdict).toBe('undetermined');
    await open(app, 'ruling');
    await chooseBeside(app, { fallback: 'advanced-2025' });
    expect(app.state.ruling?.report.verdict).toBe('illegal');
    const again = await openApp(parts, device, () => {});
    expect(again.state).toMatchObject({ usual: 'me-2026', fallback: 'advanced-2025', format: null });
    // It goes with that rulebook alone.
    await setLine(again, 'XY | Shinx / - vs Machop');
    await askFor(again, 'play Switch');
    expect(again.state.ruling?.report.assumptions.map(({ says }) => says).join()).not.toContain('APR 2025');
  });

  it('says which prints a name means, and is chosen from formats that have cards', async () => {
    await openChoice(app);
    expect(app.state.formats.map(({ key }) => key)).toContain('standard');
    expect(screen()).toContain('A name without a print');
    await setLine(app, TABLE);
    await chooseBeside(app, { format: 'nowhere' });
    await askFor(app, 'end turn');
    expect(app.state.ask.faults.map(({ message }) => message).join()).toContain('nowhere');
    await chooseBeside(app, { format: 'standard' });
    await askFor(app, 'end turn');
    expect(app.state.ask.faults).toEqual([]);
  });

  it('goes when another rulebook is chosen, which it would not fit', async () => {
    await setLine(app, TABLE);
    await chooseBeside(app, { fallback: 'xy-2016', format: 'standard' });
    await chooseDocument(app, 'xy-2016');
    expect(app.state).toMatchObject({ usual: 'xy-2016', fallback: null, format: null });
    await chooseDocument(app, 'me-2026');
    await chooseBeside(app, { fallback: 'xy-2016' });
    await setLine(app, 'XY | Shinx / - vs Machop');
    await chooseBeside(app, { format: 'standard' });
    expect(app.state).toMatchObject({ usual: 'xy-2016', fallback: null, format: 'standard' });
    await askFor(app, 'end turn');
    expect(app.state.ask.faults).toEqual([]);
  });

  it('is nothing where a backup is older than the choice', async () => {
    await restore(app, '{"headjudge":"pocket backup","schema":1,"usual":"me-2026","line":"","saved":[]}');
    expect(app.state).toMatchObject({ usual: 'me-2026', fallback: null, format: null });
    await restore(app, '{"headjudge":"pocket backup","schema":1,"usual":"me-2026","fallback":3,"line":"","saved":[]}');
    expect(app.state.said).toContain('no text as fallback');
  });
});

describe('what is kept', () => {
  it('is there when the page is opened again, and in a backup', async () => {
    await setLine(app, 'CR t9 p1 | Luxray ~asleep / Shinx vs Riolu');
    await askFor(app, 'retreat');
    save(app);
    const again = await openApp(parts, device, () => {});
    expect(again.state.saved.map(({ question }) => question)).toEqual(['retreat']);
    const backup = kept.get('state') ?? '';
    kept.clear();
    const other = await openApp(parts, device, () => {});
    await restore(other, backup);
    await restore(other, backup);
    expect(other.state.saved.length).toBe(1);
  });

  it('is not changed by a file that is not a backup', async () => {
    await restore(app, '{"headjudge":"pocket backup","schema":1,"saved":[{}]}');
    expect(app.state.saved).toEqual([]);
    expect(app.state.said).toContain('Dispute 1 of the backup');
  });
});

describe('the rules', () => {
  it('are found, opened and closed to where they were tapped', async () => {
    await searchRules(app, 'asleep retreat');
    expect(app.state.rules.found?.hits.length).toBeGreaterThan(0);
    await openRule(app, { document: 'comprehensive-2009', id: '309.2' });
    expect(screen()).toContain('CR 309.2');
  });

  it('stand beside the published rulings on the same, with what the rules say to each', async () => {
    await open(app, 'rules');
    await searchRules(app, 'rare candy');
    expect(screen()).toContain('Published rulings');
    const [first] = app.state.rules.precedents;
    expect(screen()).toContain(first?.holds);
    await searchRules(app, 'rare candy', 'neo-2001');
    for (const { restsOn } of app.state.rules.precedents)
      expect(restsOn.map(({ document }) => document)).toContain('neo-2001');
  });

  it('of one rulebook can be leafed through from its contents', async () => {
    await open(app, 'rules');
    await searchRules(app, '', 'comprehensive-2009');
    expect(screen()).toContain('Contents');
    await openRule(app, { document: 'comprehensive-2009', id: '3' });
    expect(screen()).toContain('309');
    await openRule(app, { document: 'comprehensive-2009', id: '309' });
    expect(screen()).toContain('309.2');
  });

  it('names of cards and texts of others stay texts', async () => {
    await setLine(app, 'CR t9 p1 | "<b>x</b>"{60HP, C, retreat 1} vs ?');
    for (const node of nodes(drawn())) expect(Object.keys(node.props)).not.toContain('dangerouslySetInnerHTML');
    expect(screen()).toContain('<b>x</b>');
  });
});
