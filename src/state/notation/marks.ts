import { editDistance } from '../../corpus/index.ts';
import { asPrint } from '../print-codes.ts';
import type { AttachedSpec, CardSpec, ConditionSpec, EffectSpec } from '../setup.ts';
import { cardFrom, readCardTail } from './card-words.ts';
import type { Cursor } from './cursor.ts';
import { shown } from './shown.ts';
import { BASIC_LETTER, conditionOf, DIGITS, LETTER_RUN, MOST_CARDS, SHORTENED } from './words.ts';

/** A count before a card, `2 SCR`: 1 when there is none, null when it is out of bounds. */
export const readCount = (cursor: Cursor): number | null => {
  const token = cursor.peek();
  if (token.kind !== 'word' || !DIGITS.test(token.text)) return 1;
  const behind = cursor.peek(1).kind;
  if (behind !== 'word' && behind !== 'quoted') return 1;
  cursor.next();
  return cursor.bounded(token.text, token, { min: 1, max: MOST_CARDS });
};

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Reads one attachment, after its `+`: letters of basic Energy or a card, several of them after a count. */
export const readAttached = (cursor: Cursor): AttachedSpec[] => {
  const count = readCount(cursor) ?? 1;
  const name = cursor.name();
  if (name === null) {
    cursor.expected('Energy or another card after +', 'a name that contains + stands in quotes');
    return [];
  }
  const tail = readCardTail(cursor);
  let role: 'tool' | undefined;
  const equals = cursor.takeSign('=');
  if (equals !== null) {
    const word = cursor.name();
    if (word?.text.toLowerCase() === 'tool') role = 'tool';
    else {
      const place = word ?? equals;
      cursor.report(
        'unknown-word',
        `“${shown(word?.text ?? '=')}” is not a role a card can be attached in.`,
        place,
        'nearest   tool',
      );
    }
  }
  const as = role === undefined ? {} : { as: role };
  if (name.quoted || !LETTER_RUN.test(name.text)) return repeat(count, { card: cardFrom(cursor, name, tail), ...as });
  const run = [...name.text.toUpperCase()];
  if (run.length * count > MOST_CARDS) {
    cursor.report('bad-number', `${run.length * count} Energy cards; a deck has ${MOST_CARDS}.`, name);
    return [];
  }
  if (run.length > 1 && (role !== undefined || Object.keys(tail).length > 0)) {
    cursor.report(
      'ambiguous',
      `“${shown(name.text)}” is ${run.length} Energy cards; what follows must say of which.`,
      name,
      `expected   each card for itself: ${run
        .slice(0, 2)
        .map((letter) => `+${letter}`)
        .join('')}(p2)`,
    );
    return [];
  }
  const each = run.map((letter, index): AttachedSpec => {
    const start = name.start + index;
    return { card: { name: letter, ...tail, span: cursor.span(start, start + 1) }, ...as };
  });
  return repeat(count, each).flat();
};

/** A listed card whose name is one bare letter of basic Energy is that Energy, whatever its case. */
export const energyName = (card: CardSpec, quoted: boolean): CardSpec =>
  !quoted && BASIC_LETTER.test(card.name) ? { ...card, name: card.name.toUpperCase() } : card;

/** Reads one condition or marker, after its `~`. */
export const readCondition = (cursor: Cursor): ConditionSpec | null => {
  const name = cursor.name();
  if (name === null) {
    cursor.expected('a Special Condition or marker after ~');
    return null;
  }
  let amount: number | undefined;
  let since: number | undefined;
  while (cursor.atSign('=@')) {
    const token = cursor.peek();
    const equals = token.text === '=';
    if (equals) cursor.next();
    const value = equals ? cursor.int('a number of damage counters after =, or of coins for Sleep') : cursor.since();
    if ((equals ? amount : since) !== undefined)
      cursor.report('told-twice', `${equals ? 'the number' : 'the turn'} of this condition is given twice.`, token);
    else if (value !== null && equals) amount = value;
    else if (value !== null) since = value;
  }
  const whole = cursor.span(name.start);
  const finish = (text: string): ConditionSpec => ({
    name: text,
    ...(amount === undefined ? {} : { amount }),
    ...(since === undefined ? {} : { since }),
    span: whole,
  });
  if (name.quoted) {
    const exact = SHORTENED.find((condition) => condition === name.text.toLowerCase());
    return finish(exact ?? name.text);
  }
  const meant = markerOrCondition(name.text);
  if (typeof meant === 'string') return finish(meant);
  cursor.report('unknown-condition', meant.message, name, meant.hint);
  return null;
};

/** What a bare name after `~` stands for: a condition, a marker, or a slip of the pen with words for it. */
export const markerOrCondition = (text: string): string | { readonly message: string; readonly hint: string } => {
  const [first = '', ...rest] = text.split(' ');
  const all = `expected   ${SHORTENED.join(', ')}, or the name of a marker`;
  if (rest.length === 0) {
    const condition = conditionOf(text);
    if (condition !== undefined) return condition;
    const near = SHORTENED.find((name) => editDistance(text.toLowerCase(), name, 2) <= 2);
    const begun = SHORTENED.filter((name) => name.startsWith(text.toLowerCase()));
    if (begun.length > 0)
      return { message: `“${shown(text)}” could be ${begun.join(' or ')}.`, hint: 'expected   two letters or more' };
    if (near !== undefined && text.length >= near.length - 2)
      return { message: `“${shown(text)}” is not a Special Condition.`, hint: `nearest   ${near}\n${all}` };
    return text;
  }
  const condition = SHORTENED.find((name) => name === first.toLowerCase());
  if (condition === undefined) return text;
  if (rest.length === 1 && rest[0]?.toLowerCase() === 'marker') return condition;
  return {
    message: `“${shown(rest.join(' '))}” cannot follow ~${condition}.`,
    hint: 'expected   a sign: , + ~ ^ * / or vs',
  };
};

/** Reads one lasting effect, after its `*`: `Torment(Liepard)@8=Agility`. */
export const readEffect = (cursor: Cursor): EffectSpec | null => {
  const name = cursor.name();
  if (name === null) {
    cursor.expected('the name of what made the effect after *');
    return null;
  }
  const effect: { -readonly [K in keyof EffectSpec]: EffectSpec[K] } = { name: name.text };
  while (cursor.atSign('(@=')) {
    const token = cursor.peek();
    const key = token.text === '(' ? 'by' : token.text === '@' ? 'since' : 'chosen';
    const before = key in effect;
    if (before) cursor.report('told-twice', 'this part of the effect is given twice.', token);
    if (key === 'since') {
      const since = cursor.since();
      if (since !== null && !before) effect.since = since;
    } else {
      cursor.next();
      const value = cursor.name({ semicolons: key !== 'by' });
      if (value === null) cursor.expected(key === 'by' ? 'a name in the brackets' : 'a name after =');
      else if (!before) effect[key] = value.text;
      const begun = key === 'by' ? (cursor.takeSign(';') ?? cursor.takeSign('(')) : null;
      if (begun !== null) {
        const print = cursor.name({ semicolons: false });
        if (print === null) cursor.expected(`a print such as DP 7 after ${begun.text}`);
        else if (!before) effect.print = print.text;
        if (begun.text === '(' && cursor.takeSign(')') === null) cursor.expected(') after the print');
      }
      if (key === 'by' && cursor.takeSign(')') === null) {
        cursor.report('unclosed', 'a bracket is not closed.', token, 'expected   ) after the name');
      }
    }
  }
  effect.span = cursor.span(name.start);
  return withPrintApart(effect);
};

/** `Psyduck TRR 70`: the print stands where most people write it, after the name. */
const withPrintApart = (effect: EffectSpec): EffectSpec => {
  const words = effect.by?.split(/\s+/u) ?? [];
  const print = words.slice(-2).join(' ');
  return effect.print !== undefined || words.length < 3 || asPrint(print) === null
    ? effect
    : { ...effect, by: words.slice(0, -2).join(' '), print };
};
