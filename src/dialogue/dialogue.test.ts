import { describe, expect, it } from 'vitest';
import { cards } from '../cli/data.ts';
import { cardPool } from '../state/index.ts';
import {
  asksAgain,
  back,
  begin,
  corrected,
  type Desk,
  type Dialogue,
  enter,
  helped,
  isDone,
  moved,
  nextQuestion,
  outcomeOf,
  readDraft,
  rowsOf,
  shownNow,
  thatsAll,
  typing,
} from './index.ts';

// The dialogue without a terminal: what is typed goes in, a board line and a question come out.

const pool = cardPool([...cards()]);
const desk: Desk = {
  pool: () => pool,
  shown: pool.all().map(({ name }) => name),
  plain: [],
  usual: 'comprehensive-2009',
};

/** Types each text and presses Enter after it. */
const answering = (start: Dialogue, ...texts: readonly string[]): Dialogue =>
  texts.reduce((dialogue, text) => enter(typing(dialogue, text), desk), start);

const asked = (dialogue: Dialogue): string | null => nextQuestion(dialogue.draft, desk);

const out = (dialogue: Dialogue): string => {
  const { board, question } = outcomeOf(dialogue.draft, desk);
  return `${question} | ${board}`;
};

/** The question before each of these answers, and what came of all of them. */
const walked = (
  ...texts: readonly string[]
): { readonly questions: readonly (string | null)[]; readonly end: Dialogue } => {
  const questions: (string | null)[] = [];
  let end = begin();
  for (const text of texts) {
    questions.push(asked(end));
    end = answering(end, text);
  }
  return { questions, end };
};

describe('usual disputes, in a few keys', () => {
  it('a retreat is asked what retreating reads: no Prizes, no hand, and no turn, which changes nothing', () => {
    const { questions, end } = walked('', 're', 'cyn', 'as', 'luxr,wig', 'macha', '', 'r');
    expect(questions).toEqual(['ruleset', 'dispute', 'pokemon', 'on', 'bench', 'theirs', 'stadium', 'used']);
    expect(isDone(end, desk)).toBe(true);
    expect(out(end)).toBe('retreat | CR used retreat | Cyndaquil ~asleep / Luxray, Wigglytuff vs Machamp');
  });

  it('an attack is one of those on the card; its Energy, damage and conditions are typed without signs', () => {
    const { end } = walked('', 'at', 'luxr', 'li', 'll dre 40 po', 'wailord', '20', '');
    expect(out(thatsAll(end, desk))).toBe('attack Lightning Star | CR | Luxray +LL+DRE -40 ~poisoned vs Wailord -20');
  });

  it('an evolution takes the Pokémon that the card names, and asks whether it came down this turn', () => {
    const { questions, end } = walked('', 'ev', 'raichu ex', '', 'b', '', '', 'this');
    expect(questions.slice(2)).toEqual(['what', 'pokemon', 'where', 'on', 'stadium', 'since']);
    expect(out(thatsAll(end, desk))).toBe('evolve Raichu ex on bench 1 | CR t9 | ? / Pikachu@9 vs ?');
  });

  it('a sentence is understood as a whole, and what it tells is asked no more', () => {
    const end = answering(begin(), 'can my asleep Luxray retreat?');
    expect(rowsOf(end.draft, desk).map(({ says }) => says)).toEqual(['CR 2009', 'retreat', 'Luxray', 'Asleep']);
    expect(asked(end)).toBe('bench');
    expect(out(thatsAll(end, desk))).toBe('retreat | CR | Luxray ~asleep vs ?');
  });

  it('a sentence with a word that is not understood is not read as a table: the word could change the question', () => {
    const end = answering(begin(), '', 'can my asleep Luxray retreat twice');
    expect(asked(end)).toBe('dispute');
    expect(end.draft.answers.pokemon).toBeUndefined();
  });

  it('a question may name what it is about at once', () => {
    const { questions, end } = walked('', 'attack Lightning Star', 'luxr', '', '', '', '');
    expect(questions).not.toContain('what');
    expect(out(thatsAll(end, desk))).toBe('attack Lightning Star | CR | Luxray vs ?');
  });

  it('a whole line at any question is taken as the table', () => {
    const end = answering(begin(), 'xy', 't7 p1 | Cyndaquil ~as / Luxray vs Machamp', 're');
    expect(isDone(end, desk)).toBe(true);
    expect(out(end)).toBe('retreat | XY t7 p1 | Cyndaquil ~asleep / Luxray vs Machamp');
  });

  it('a question of no usual kind is asked of a whole table', () => {
    const { questions, end } = walked('', 'draw seven', 'p1 setup | - vs [hand 7]');
    expect(questions).toEqual(['ruleset', 'dispute', 'line']);
    expect(out(end)).toMatch(/^draw seven \| CR p1 setup \| - vs/u);
  });

  it.each([
    ['can I attach a fire energy to cyndaquil', { dispute: 'attach', what: 'Fire Energy', pokemon: 'Cyndaquil' }],
    ['can luxray use lightning star', { dispute: 'attack', what: 'Lightning Star', pokemon: 'Luxray' }],
    ['can I retreat luxray to wigglytuff', { pokemon: 'Luxray', bench: 'Wigglytuff' }],
    ['my cyndaquil is asleep, can it attack', { dispute: 'attack', pokemon: 'Cyndaquil', on: '~asleep' }],
    ['I already retreated, can I retreat again', { dispute: 'retreat', used: 'retreat' }],
    ['can the pikachu on my bench evolve into raichu', { dispute: 'evolve', pokemon: 'Pikachu', where: 'bench' }],
    ['can luxray attack machamp', { dispute: 'attack', pokemon: 'Luxray', theirs: 'Machamp' }],
    ['can I play switch', { dispute: 'play', what: 'Switch' }],
    ['can my confused luxray retreat in neo?', { ruleset: 'neo-2001', dispute: 'retreat', on: '~confused' }],
    ['can I bench pikachu', { dispute: 'bench', what: 'Pikachu' }],
  ])('“%s” is read as judge can reads it, and what it tells is on the table', (said, answers) => {
    expect(answering(begin(), said).draft.answers).toMatchObject(answers);
  });

  it('a card of the hand that a sentence names is put nowhere on the table', () => {
    expect(answering(begin(), 'can I bench pikachu').draft.answers.pokemon).toBeUndefined();
  });

  it('a question about a table given as a line is read on it; one that makes no sense there is refused', () => {
    const given = answering(begin(), 'CR t9 p1 | Luxray(DP 7) +LLLL / Pikachu vs Machamp');
    expect(answering(given, 'can my asleep luxray retreat').said).toContain('does not fit the table');
    expect(answering(given, 'attack thunder').said).toContain('Lightning Star');
    expect(answering(given, 'does luxray have enough energy for lightning star').draft.answers.dispute).toBe(
      'attack Lightning Star',
    );
  });

  it('a sentence names an evolution from either side', () => {
    for (const said of ['can I evolve pikachu into raichu?', 'evolve raichu on my pikachu']) {
      const end = answering(begin(), said);
      expect(end.draft.answers).toMatchObject({ dispute: 'evolve', what: 'Raichu', pokemon: 'Pikachu' });
    }
  });
});

describe('a name with a hyphen', () => {
  it('is not read as a shorter name: the attacks offered are those of the card itself', () => {
    const [luxray] = pool.named('Luxray');
    if (luxray === undefined) throw new Error('Luxray is on file');
    const hyphened = cardPool([
      ...pool.all(),
      { ...luxray, key: 'luxray-ex', name: 'Luxray-EX', attacks: [{ name: 'Volt Switch', cost: ['L'], damage: 30 }] },
    ] as Parameters<typeof cardPool>[0]);
    const other: Desk = { ...desk, pool: () => hyphened, shown: [...desk.shown, 'Luxray-EX'] };
    let dialogue = begin();
    for (const text of ['', 'attack', 'luxray-ex']) dialogue = enter(typing(dialogue, text), other);
    expect(shownNow(dialogue, other)?.offers.map(({ says }) => says)).toEqual(['Volt Switch']);
  });
});

describe('forms of play for more than two Active Pokémon', () => {
  it('2-on-2 asks for both Active Pokémon of each side, and the question is about the first', () => {
    const { questions, end } = walked('2on2', 're', 'cyn', 'as', 'luxr', '', '', 'macha', 'pich', '');
    expect(questions.slice(2)).toEqual([
      'pokemon',
      'on',
      'other',
      'on-other',
      'bench',
      'theirs',
      'theirs-2',
      'stadium',
    ]);
    expect(out(thatsAll(end, desk))).toBe('retreat active 1 | CR 2on2 | Cyndaquil ~asleep, Luxray vs Machamp, Pichu');
    expect(rowsOf(end.draft, desk)[0]?.says).toBe('CR 2009, 2-on-2');
  });

  it('an attack names who attacks', () => {
    const { end } = walked('2on2', 'at', 'luxr', 'li', 'llll', 'cyn', '', 'macha', '', 'pich', '20', '');
    expect(out(thatsAll(end, desk))).toBe(
      'attack Lightning Star with active 1 | CR 2on2 | Luxray +LLLL, Cyndaquil vs Machamp, Pichu -20',
    );
  });

  it('a Team Battle asks for the Active Pokémon of all four', () => {
    const { end } = walked('team', 're', 'cyn', 'as', 'luxr', '', '', 'macha', 'pich', '');
    expect(out(thatsAll(end, desk))).toBe('retreat | CR team | Cyndaquil ~asleep vs Machamp vs Luxray vs Pichu');
  });

  it('the plain rulebook takes a form of play back', () => {
    const chosen = answering(begin(), '2on2');
    const back = answering(corrected(chosen, 'ruleset'), 'cr');
    expect(out(thatsAll(answering(back, 're', 'cyn'), desk))).toBe('retreat | CR | Cyndaquil vs ?');
  });
});

describe('only what would change the answer', () => {
  it('whether one has retreated before is not asked where the document sets no such limit', () => {
    const neo = walked('neo', 're', 'cyn', '', 'luxr', '', '').end;
    expect(rowsOf(neo.draft, desk).map(({ id }) => id)).not.toContain('used');
    expect(asked(neo)).not.toBe('used');
  });

  it('the turn is asked where a first turn is another matter', () => {
    const xy = walked('xy', 'at', 'machop', '', 'ff', '', '', '').end;
    expect(asked(xy)).toBe('turn');
    expect(out(answering(xy, '1'))).toMatch(/^attack .* \| XY t1 p1 \| Machop \+FF vs \?$/u);
  });

  it('which print it is, only where prints part', () => {
    const { end } = walked('', 're', 'wailord', 'ww', 'luxr', '', '', '');
    const part = asked(end);
    expect(part === null || part.startsWith('print:')).toBe(true);
    const ruled = thatsAll(end, desk);
    expect(isDone(ruled, desk)).toBe(true);
  });
});

describe('back and forth', () => {
  const three = walked('', 're', 'cyn', 'as').end;

  it('< goes one question back, the old answer stands ready, and Enter keeps it', () => {
    const there = back(three, desk);
    expect(asked(there)).toBe('on');
    expect(shownNow(there, desk)?.usual).toBe('Asleep');
    const kept = answering(there, '');
    expect(kept.draft.answers.on).toBe('~asleep');
    expect(asked(kept)).toBe('bench');
  });

  it('< and < goes two back, and another answer there keeps those after it', () => {
    const there = back(back(three, desk), desk);
    expect(asked(there)).toBe('pokemon');
    const changed = answering(there, 'luxray', '');
    expect(out(thatsAll(changed, desk))).toBe('retreat | CR | Luxray ~asleep vs ?');
  });

  it('before the first question there is none', () => {
    expect(back(begin(), desk).said).toBe('This is the first question.');
  });

  it('a fact is corrected after the ruling, and nothing else is asked again', () => {
    const whole = thatsAll(three, desk);
    const again = corrected(whole, 'on');
    expect(asked(again)).toBe('on');
    const right = answering(again, 'par');
    expect(isDone(right, desk)).toBe(true);
    expect(out(right)).toBe('retreat | CR | Cyndaquil ~paralyzed vs ?');
  });

  it('a fact stays a fact when something else is disputed, and can still be changed', () => {
    const used = answering(corrected(thatsAll(three, desk), 'used'), 'retreat');
    const attack = thatsAll(answering(corrected(used, 'dispute'), 'at'), desk);
    const complete = thatsAll(answering(attack, ''), desk);
    expect(outcomeOf(complete.draft, desk).board).toContain('used retreat');
    expect(rowsOf(complete.draft, desk).map(({ id }) => id)).toContain('used');
  });

  it('the next question is about the same table', () => {
    const next = begin(asksAgain(thatsAll(three, desk).draft, desk));
    expect(asked(next)).toBe('dispute');
    expect(out(answering(next, 'at'))).toBe('attack | CR | Cyndaquil ~asleep vs ?');
  });
});

describe('what is typed wrongly', () => {
  it.each([
    ['luxry', 'pokemon', /no card is called “luxry”.*Luxray/u],
    ['Wall{300HP, Q}', 'pokemon', /Q/u],
    ['luxray dp 99', 'pokemon', /no card is called|no Luxray/u],
  ])('%s is refused with the nearest', (typed, question, said) => {
    const end = answering(begin(), '', 're', typed);
    expect(asked(end)).toBe(question);
    expect(end.said).toMatch(said);
  });

  it('marks that are none are refused, and the question stays', () => {
    const end = answering(begin(), '', 're', 'cyn', '45');
    expect(asked(end)).toBe('on');
    expect(end.said).toContain('multiple of 10');
    expect(answering(end, 'zzz').said).toContain('zzz');
  });

  it('takes the names of the players with the rulebook', () => {
    const named = answering(begin(), 'CR Ana Ben', 're', 'cyn');
    expect(rowsOf(named.draft, desk)[0]?.says).toBe('CR 2009, Ana Ben');
    expect(outcomeOf(named.draft, desk).board).toMatch(/^CR (?:.* )?Ana Ben \|/u);
    expect(answering(begin(), 'team Ana Ben Cem Dee').draft.answers).toMatchObject({
      format: 'team',
      players: 'Ana Ben Cem Dee',
    });
    const again = enter(back(back(answering(begin(), 'team Ana Ben Cem Dee'), desk), desk), desk);
    expect(again.draft.answers).toMatchObject({ format: 'team', players: 'Ana Ben Cem Dee' });
    expect(answering(begin(), 'CR Ana Ana').said).toContain('Ana');
    expect(answering(begin(), 'neo "Ana María" Ben', 're').draft.answers).toMatchObject({
      ruleset: 'neo-2001',
      players: '"Ana María" Ben',
    });
  });

  it('refuses what is not a question', () => {
    expect(answering(begin(), '', 'retrat').said).toContain('Did you mean  retreat ?');
    expect(answering(begin(), '', 'what is this').said).toContain('is only partly understood');
    expect(answering(begin(), '', 'what can I do').said).toContain('judge legal');
  });

  it("that's all leaves no question out that has to be answered", () => {
    const end = thatsAll(begin(), desk);
    expect(asked(end)).toBe('dispute');
    expect(end.said).toBe('This question needs an answer.');
  });

  it('help tells what the question is for, and answers nothing', () => {
    const end = helped(answering(begin(), '', 're'), desk);
    expect(end.said).toContain('luxray dp 7');
    expect(end.draft.answers.pokemon).toBeUndefined();
  });
});

describe('what is offered', () => {
  const at = (typed: string): readonly string[] =>
    shownNow(typing(answering(begin(), '', 're'), typed), desk)?.offers.map(({ says }) => says) ?? [];

  it('names that begin so, then names with a word that begins so', () => {
    expect(at('luxr')[0]).toBe('Luxray');
    expect(at('walrein')).toContain("Team Aqua's Walrein");
  });

  it('prints, after a name that is typed in full', () => {
    expect(at('luxray dp')).toEqual(expect.arrayContaining(['Luxray(DP 7)']));
  });

  it('no Trainer as a Pokémon', () => {
    expect(at('switch')).toEqual([]);
  });

  it('a name that is nearly the same is offered and not taken by Enter alone', () => {
    const list = typing(answering(begin(), '', 're'), 'luxry');
    expect(shownNow(list, desk)).toMatchObject({ pick: null });
    expect(shownNow(list, desk)?.offers[0]?.says).toBe('Luxray');
    expect(enter(list, desk).said).toContain('Luxray');
    expect(enter(moved(list, 1, desk), desk).draft.answers.pokemon).toBe('Luxray');
  });

  it('the marked one is taken, not the first', () => {
    const list = typing(answering(begin(), '', 're'), 'lux');
    const second = moved(list, 1, desk);
    const name = shownNow(second, desk)?.offers[1]?.says;
    expect(enter(second, desk).draft.answers.pokemon).toBe(name);
  });
});

describe('a draft that was put away', () => {
  it('goes on where it was interrupted', () => {
    const three = walked('', 're', 'cyn', 'as').end;
    const read = readDraft(JSON.parse(JSON.stringify(three.draft)));
    expect(read).not.toBeNull();
    const again = begin(read ?? undefined);
    expect(asked(again)).toBe('bench');
    expect(out(thatsAll(again, desk))).toBe(out(thatsAll(three, desk)));
  });

  it.each([
    null,
    1,
    'text',
    {},
    { answers: null },
    { answers: [] },
    { answers: { pokemon: 1 } },
    { answers: { nonsense: '' } },
    { answers: { on: 'x'.repeat(5000) } },
  ])('%j is not a draft', (written) => {
    expect(readDraft(written)).toBeNull();
  });

  it('may have any text: what is not a table is asked for again and not ruled on', () => {
    const odd = readDraft({ answers: { ruleset: 'comprehensive-2009', dispute: 'retreat', pokemon: '|||', on: '~~' } });
    expect(() => shownNow(begin(odd ?? undefined), desk)).not.toThrow();
  });
});
