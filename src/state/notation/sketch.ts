import { ENERGY_NAMES, type EnergyLetter, type Resistance, type Stage, type Weakness } from '../card.ts';
import { nearest } from '../name-finder.ts';
import type { Sketch } from '../setup.ts';
import type { Cursor } from './cursor.ts';
import type { Token } from './lexer.ts';
import { shown } from './shown.ts';
import { readPrinted } from './sketched-text.ts';
import { DIGITS, TYPE_RUN } from './words.ts';

type Draft = { -readonly [K in keyof Sketch]: Sketch[K] };

const ITEM_WORDS = [
  'HP',
  'retreat',
  'weak',
  'resist',
  'no weakness',
  'no resistance',
  'basic',
  'baby',
  'stage 1',
  'stage 2',
  'level-up',
  'prizes',
  'from',
];
const STAGES: Readonly<Record<string, Stage>> = {
  basic: 'basic',
  baby: 'baby',
  'stage 1': 'stage 1',
  'stage 2': 'stage 2',
  stage1: 'stage 1',
  stage2: 'stage 2',
  'level-up': 'level-up',
};

export const letters = (run: string): EnergyLetter[] => [...run.toUpperCase()] as EnergyLetter[];

/** `Fire` is written `R`. */
const letterFor = (word: string): string | undefined =>
  Object.entries(ENERGY_NAMES).find(([, name]) => name.toLowerCase() === word)?.[0];

/** Reads `weak Wx2`, `weak W+20` or `weak W`, after the word `weak`. */
const readWeakness = (cursor: Cursor): Weakness | null => {
  const token = cursor.peek();
  const match = token.kind === 'word' ? /^([GRWLPFDMYNC])(?:[x×](\d*))?$/i.exec(token.text) : null;
  if (match === null) {
    cursor.expected('a Weakness, such as Wx2 or W+20');
    return null;
  }
  cursor.next();
  const type = letters(match[1] ?? '')[0] ?? 'C';
  if (cursor.takeSign('+') !== null) {
    const plus = cursor.int('the amount of the Weakness', { min: 1 });
    return plus === null ? null : { type, plus };
  }
  if (match[2] === undefined) return { type };
  if (match[2] === '') {
    cursor.report('bad-number', 'the Weakness has no number after x.', token, 'expected   such as Wx2');
    return null;
  }
  const times = cursor.bounded(match[2], token, { min: 1 });
  return times === null ? null : { type, times };
};

/** Reads `resist G-30` or `resist G`, after the word `resist`. */
const readResistance = (cursor: Cursor): Resistance | null => {
  const token = cursor.peek();
  const match = token.kind === 'word' ? /^([GRWLPFDMYNC])(?:[-−](\d+))?$/i.exec(token.text) : null;
  if (match === null) {
    cursor.expected('a Resistance, such as G-30');
    return null;
  }
  cursor.next();
  const type = letters(match[1] ?? '')[0] ?? 'C';
  if (match[2] === undefined) return { type };
  const minus = cursor.bounded(match[2], token, { min: 1 });
  return minus === null ? null : { type, minus };
};

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A sketch while it is read. */
class Sketching {
  readonly draft: Draft = {};
  readonly cursor: Cursor;

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  /** Sets a fact that may be given once. Null: it could not be read, which was reported. */
  once<K extends keyof Sketch>(key: K, place: Place, value: Sketch[K] | null): void {
    if (key in this.draft)
      this.cursor.report('told-twice', `the sketch tells its ${key === 'hp' ? 'HP' : key} twice.`, place);
    else if (value !== null) this.draft[key] = value;
  }

  hp(digits: string, place: Place): void {
    this.once('hp', place, this.cursor.bounded(digits, place, { min: 1 }));
  }
}

/** Reads the rest of a fact, after its first word. */
type RestOfFact = (sketch: Sketching, first: Token) => void;

const weakness: RestOfFact = (sketch, first) => {
  const { draft, cursor } = sketch;
  const read = readWeakness(cursor);
  if (read !== null && draft.weakness?.length === 0) sketch.once('weakness', first, null);
  else if (read !== null) draft.weakness = [...(draft.weakness ?? []), read];
};

const resistance: RestOfFact = (sketch, first) => {
  const { draft, cursor } = sketch;
  const read = readResistance(cursor);
  if (read !== null && draft.resistance?.length === 0) sketch.once('resistance', first, null);
  else if (read !== null) draft.resistance = [...(draft.resistance ?? []), read];
};

const without: RestOfFact = (sketch, first) => {
  const { cursor } = sketch;
  const what = cursor.peek();
  const isWeakness = /^weak(?:ness(?:es)?)?$/iu.test(what.text);
  const isResistance = /^resist(?:ances?)?$/iu.test(what.text);
  if (!isWeakness && !isResistance) cursor.expected('weakness or resistance after no');
  if (what.kind === 'word') cursor.next();
  if (isWeakness || isResistance) sketch.once(isWeakness ? 'weakness' : 'resistance', first, []);
};

const from: RestOfFact = (sketch, first) => {
  const name = sketch.cursor.name();
  if (name === null) sketch.cursor.expected('a name after from');
  else sketch.once('from', first, name.text);
};

const stage: RestOfFact = (sketch, first) => {
  const { cursor } = sketch;
  const number = cursor.atWord() ? cursor.next() : null;
  const read = STAGES[`stage ${number?.text ?? ''}`];
  if (read === undefined) cursor.report('expected', 'expected 1 or 2 after stage.', number ?? first);
  else sketch.once('stage', first, read);
};

/** A fact that is a number after its word. */
const numberOf =
  (key: 'retreat' | 'prizes'): RestOfFact =>
  (sketch, first) =>
    sketch.once(key, first, sketch.cursor.int(`a number after ${key}`));

/** Facts that begin with a word of their own. */
const BY_FIRST_WORD: Readonly<Record<string, RestOfFact>> = {
  retreat: numberOf('retreat'),
  prizes: numberOf('prizes'),
  weak: weakness,
  weakness,
  resist: resistance,
  resistance,
  no: without,
  from,
  stage,
};

/** Reads `60HP`, `60 HP` or `HP 60`; false where none of them stands here. */
const readHp = (sketch: Sketching, token: Token, word: string): boolean => {
  const { cursor } = sketch;
  const joined = /^(\d+)hp$/.exec(word)?.[1];
  if (joined !== undefined) {
    cursor.next();
    sketch.hp(joined, token);
  } else if (DIGITS.test(word) && cursor.peek(1).text.toLowerCase() === 'hp') {
    cursor.next();
    cursor.next();
    sketch.hp(word, token);
  } else if (word === 'hp' && DIGITS.test(cursor.peek(1).text)) {
    cursor.next();
    const number = cursor.next();
    sketch.hp(number.text, number);
  } else return false;
  return true;
};

const refuseWord = ({ cursor }: Sketching, token: Token, word: string): void => {
  cursor.next();
  const near = letterFor(word) ?? (word === 'ex' ? 'prizes 2' : nearest(word, ITEM_WORDS, 1)[0]);
  const isElsewhere = /^(?:attacks?|abilit(?:y|ies)|powers?|text)$/u.test(word);
  cursor.report(
    'unknown-word',
    `“${shown(token.text)}” is nothing a sketch can tell.`,
    token,
    isElsewhere
      ? 'each stands in quotes, as the card prints it:  "Claw R 20", "Ability NAME: TEXT"'
      : `${near === undefined ? '' : `nearest   ${near}\n`}expected   300HP, types, retreat 1, weak Wx2, no weakness, resist G-30, basic, stage 1, prizes 2, from NAME, "NAME COST DAMAGE TEXT"`,
  );
  cursor.skipTo(',}/[]');
};

const readFact = (sketch: Sketching): void => {
  const { cursor } = sketch;
  const token = cursor.peek();
  if (token.kind === 'quoted') {
    readPrinted(cursor.next(), sketch.draft, (...fault) => cursor.report(...fault));
    return;
  }
  const word = token.kind === 'word' ? token.text.toLowerCase() : '';
  if (readHp(sketch, token, word)) return;
  const rest = Object.hasOwn(BY_FIRST_WORD, word) ? BY_FIRST_WORD[word] : undefined;
  if (/^types?$/.test(word) && TYPE_RUN.test(cursor.peek(1).text)) {
    cursor.next();
    sketch.once('types', token, letters(cursor.next().text));
  } else if (rest !== undefined) {
    cursor.next();
    rest(sketch, token);
  } else if (Object.hasOwn(STAGES, word)) {
    cursor.next();
    sketch.once('stage', token, STAGES[word] ?? null);
  } else if (TYPE_RUN.test(word)) {
    cursor.next();
    sketch.once('types', token, letters(word));
  } else if (word !== '') refuseWord(sketch, token, word);
  else {
    cursor.expected('a fact for the sketch, such as 60HP');
    if (!cursor.atSign(',}/[]')) cursor.next();
  }
};

/** Reads `{300HP, C, retreat 4, weak Wx2, resist G-30}`; the cursor stands at the opening bracket. */
export const readSketch = (cursor: Cursor): Sketch => {
  const open = cursor.next();
  const sketch = new Sketching(cursor);
  while (!cursor.done && !cursor.atSign('}/[]')) {
    readFact(sketch);
    if (!cursor.atSign(',}/[]') && !cursor.done) {
      cursor.expected('a comma or } in the sketch');
      cursor.skipTo(',}/[]');
    }
    if (cursor.takeSign(',') !== null && cursor.atSign('}')) cursor.expected('a fact for the sketch after the comma');
  }
  if (cursor.takeSign('}') === null) {
    cursor.report('unclosed', 'a sketch is not closed.', open, 'expected   } at the end of the sketch');
  }
  return sketch.draft;
};
