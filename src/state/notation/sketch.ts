import { ENERGY_NAMES, type EnergyLetter, type Resistance, type Stage, type Weakness } from '../card.ts';
import { nearest } from '../name-finder.ts';
import type { Sketch } from '../setup.ts';
import type { Cursor } from './cursor.ts';
import { shown } from './shown.ts';
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

/** Reads `{300HP, C, retreat 4, weak Wx2, resist G-30}`; the cursor stands at the opening bracket. */
export const readSketch = (cursor: Cursor): Sketch => {
  const open = cursor.next();
  const sketch: Draft = {};
  const once = <K extends keyof Sketch>(
    key: K,
    token: { start: number; end: number },
    value: Sketch[K] | null,
  ): void => {
    if (key in sketch) cursor.report('told-twice', `the sketch tells its ${key === 'hp' ? 'HP' : key} twice.`, token);
    else if (value !== null) sketch[key] = value;
  };

  const item = (): void => {
    const token = cursor.peek();
    const word = token.kind === 'word' ? token.text.toLowerCase() : '';
    const hp = /^(\d+)hp$/.exec(word);
    if (hp !== null) {
      cursor.next();
      once('hp', token, cursor.bounded(hp[1] ?? '', token, { min: 1 }));
    } else if (DIGITS.test(word) && cursor.peek(1).text.toLowerCase() === 'hp') {
      cursor.next();
      cursor.next();
      once('hp', token, cursor.bounded(word, token, { min: 1 }));
    } else if (word === 'hp' && DIGITS.test(cursor.peek(1).text)) {
      cursor.next();
      const number = cursor.next();
      once('hp', token, cursor.bounded(number.text, number, { min: 1 }));
    } else if (/^types?$/.test(word) && TYPE_RUN.test(cursor.peek(1).text)) {
      cursor.next();
      once('types', token, letters(cursor.next().text));
    } else if (word === 'retreat' || word === 'prizes') {
      cursor.next();
      once(word, token, cursor.int(`a number after ${word}`));
    } else if (word === 'weak' || word === 'weakness') {
      cursor.next();
      const weakness = readWeakness(cursor);
      if (weakness !== null && sketch.weakness?.length === 0) once('weakness', token, null);
      else if (weakness !== null) sketch.weakness = [...(sketch.weakness ?? []), weakness];
    } else if (word === 'resist' || word === 'resistance') {
      cursor.next();
      const resistance = readResistance(cursor);
      if (resistance !== null && sketch.resistance?.length === 0) once('resistance', token, null);
      else if (resistance !== null) sketch.resistance = [...(sketch.resistance ?? []), resistance];
    } else if (word === 'no') {
      cursor.next();
      const what = cursor.peek();
      const key = /^weak(?:ness(?:es)?)?$/iu.test(what.text)
        ? 'weakness'
        : /^resist(?:ances?)?$/iu.test(what.text)
          ? 'resistance'
          : null;
      if (key === null) cursor.expected('weakness or resistance after no');
      if (what.kind === 'word') cursor.next();
      if (key !== null) once(key, token, []);
    } else if (word === 'from') {
      cursor.next();
      const name = cursor.name();
      if (name === null) cursor.expected('a name after from');
      else once('from', token, name.text);
    } else if (word === 'stage') {
      cursor.next();
      const number = cursor.atWord() ? cursor.next() : null;
      const stage = STAGES[`stage ${number?.text ?? ''}`];
      if (stage === undefined) cursor.report('expected', 'expected 1 or 2 after stage.', number ?? token);
      else once('stage', token, stage);
    } else if (Object.hasOwn(STAGES, word)) {
      cursor.next();
      once('stage', token, STAGES[word] ?? null);
    } else if (TYPE_RUN.test(word)) {
      cursor.next();
      once('types', token, letters(word));
    } else if (word !== '') {
      cursor.next();
      const near = letterFor(word) ?? (word === 'ex' ? 'prizes 2' : nearest(word, ITEM_WORDS, 1)[0]);
      const elsewhere = /^(?:attacks?|abilit(?:y|ies)|powers?|text)$/u.test(word.toLowerCase());
      cursor.report(
        'unknown-word',
        `“${shown(token.text)}” is nothing a sketch can tell.`,
        token,
        elsewhere
          ? 'attacks, powers and texts are described in a YAML board, under  cards:'
          : `${near === undefined ? '' : `nearest   ${near}\n`}expected   300HP, types, retreat 1, weak Wx2, no weakness, resist G-30, basic, stage 1, prizes 2, from NAME`,
      );
      cursor.skipTo(',}/[]');
    } else {
      cursor.expected('a fact for the sketch, such as 60HP');
      if (!cursor.atSign(',}/[]')) cursor.next();
    }
  };

  while (!cursor.done && !cursor.atSign('}/[]')) {
    item();
    if (!cursor.atSign(',}/[]') && !cursor.done) {
      cursor.expected('a comma or } in the sketch');
      cursor.skipTo(',}/[]');
    }
    if (cursor.takeSign(',') !== null && cursor.atSign('}')) cursor.expected('a fact for the sketch after the comma');
  }
  if (cursor.takeSign('}') === null) {
    cursor.report('unclosed', 'a sketch is not closed.', open, 'expected   } at the end of the sketch');
  }
  return sketch;
};
