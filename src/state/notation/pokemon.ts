import type { AttachedSpec, CardSpec, ConditionSpec, EffectSpec, PokemonSpec } from '../setup.ts';
import { readCard } from './card-words.ts';
import type { Cursor } from './cursor.ts';
import { readAttached, readCondition, readEffect } from './marks.ts';
import { shown } from './shown.ts';
import { DIGITS, MOST_CARDS, UNKNOWN_WORD } from './words.ts';
import { writtenOtherwise } from './written-otherwise.ts';

/** Where one Pokémon ends on a line. */
const BOUNDS = ',/[]';

/** Signs of what a Pokémon has: attached cards, conditions, uses, effects. */
const ON_POKEMON = '+~^*';

interface Marks {
  readonly attached: AttachedSpec[];
  readonly conditions: ConditionSpec[];
  readonly history: string[];
  readonly effects: EffectSpec[];
  damage: number;
}

/** The points of a damage word, or null with a report; counters are 10 each (CR 304.1). */
const readDamage = (cursor: Cursor): number | null => {
  const token = cursor.next();
  const digits = token.text.slice(1);
  if (!DIGITS.test(digits)) {
    cursor.report(
      'bad-damage',
      `“${shown(token.text)}” is not damage.`,
      token,
      'expected   a multiple of 10, such as -40',
    );
    return null;
  }
  const points = cursor.bounded(digits, token, {});
  if (points === null || points % 10 === 0) return points;
  const below = points - (points % 10);
  cursor.report(
    'bad-damage',
    `damage ${points} is not a multiple of 10.`,
    token,
    `nearest   ${below === 0 ? '' : `-${below}   `}-${below + 10}`,
  );
  return null;
};

const readMarks = (cursor: Cursor): Marks => {
  const marks: Marks = { attached: [], conditions: [], history: [], effects: [], damage: 0 };
  let hurt = false;
  while (!cursor.done && !cursor.atSign(BOUNDS)) {
    const token = cursor.peek();
    if (token.kind === 'damage') {
      const damage = readDamage(cursor);
      if (hurt) cursor.report('told-twice', 'the damage of this Pokémon is given twice.', token);
      else if (damage !== null) marks.damage = damage;
      hurt = true;
    } else if (cursor.takeSign('+') !== null) marks.attached.push(...readAttached(cursor));
    else if (cursor.takeSign('~') !== null) {
      const condition = readCondition(cursor);
      if (condition !== null) marks.conditions.push(condition);
    } else if (cursor.takeSign('*') !== null) {
      const effect = readEffect(cursor);
      if (effect !== null) marks.effects.push(effect);
    } else if (cursor.takeSign('^') !== null) {
      const name = cursor.name();
      if (name === null) cursor.expected('what happened this turn after ^, such as a power');
      else marks.history.push(name.text);
    } else {
      const hint =
        token.text === '<'
          ? 'what is beneath stands directly after the name, before + - ~ ^ *'
          : 'expected   + - ~ ^ * for this Pokémon, a comma before the next, / for the Bench, or vs';
      // One report for one misplaced run: pass over it up to the next sign that means something here.
      const run: string[] = [];
      do run.push(cursor.next().text);
      while (!cursor.done && cursor.peek().kind !== 'damage' && !cursor.atSign(`${BOUNDS}+~^*`));
      const [slip] = writtenOtherwise(run.join(' '));
      cursor.report('unexpected', `“${shown(token.text)}” cannot stand here.`, token, slip ?? hint);
    }
  }
  return marks;
};

/** The cards beneath, after the top card: undefined when none are given, `[]` after `<-`. */
const readUnder = (cursor: Cursor): CardSpec[] | undefined => {
  if (!cursor.atSign('<')) return undefined;
  const under: CardSpec[] = [];
  let nothing = false;
  while (cursor.takeSign('<') !== null) {
    const token = cursor.peek();
    if (nothing)
      cursor.report('unexpected', 'a card beneath cannot follow <-, which says that nothing is there.', token);
    if (token.kind === 'word' && token.text === '-') {
      cursor.next();
      nothing = true;
    } else {
      const card = readCard(cursor);
      if (card === null) cursor.expected('the card beneath after <, or - for none');
      else under.push(card);
    }
  }
  return under;
};

/** Reads one Pokémon, or several that are not described (`?2`). Empty, with a report, when none stands here. */
export const readPokemon = (cursor: Cursor): PokemonSpec[] => {
  const first = cursor.peek();
  if (first.kind === 'word' && UNKNOWN_WORD.test(first.text)) {
    cursor.next();
    const apart = first.text === '?' && cursor.atWord() && DIGITS.test(cursor.peek().text) ? cursor.next() : null;
    const digits = apart?.text ?? first.text.slice(1);
    const count = digits === '' ? 1 : cursor.bounded(digits, apart ?? first, { min: 1, max: MOST_CARDS });
    const span = cursor.span(first.start);
    const marksAt = cursor.peek();
    const marks = readMarks(cursor);
    const marked =
      marks.damage > 0 || [marks.attached, marks.conditions, marks.history, marks.effects].some((m) => m.length > 0);
    if (marked && count !== null && count > 1) {
      cursor.report(
        'ambiguous',
        `what follows must say of which of the ${count} it speaks.`,
        marksAt,
        'expected   each for itself: ? -20, ?',
      );
    }
    return Array.from({ length: count ?? 1 }, () => ({ card: null, ...marks, span }));
  }
  const top = readCard(cursor);
  if (top === null) {
    cursor.expected('a Pokémon', 'write   ? for a Pokémon not described, - for an empty place');
    if (!cursor.atSign(BOUNDS)) cursor.next();
    cursor.skipTo(BOUNDS);
    return [];
  }
  const { since, ...card } = top;
  const under = readUnder(cursor);
  const marks = readMarks(cursor);
  return [
    {
      card,
      ...(under === undefined ? {} : { under }),
      ...marks,
      ...(since === undefined ? {} : { since }),
      span: cursor.span(first.start),
    },
  ];
};

/** Reads Pokémon divided by commas, or `-` for an empty place. Null, with a report, when nothing stands here. */
export const readPlaces = (cursor: Cursor, where: string): PokemonSpec[] | null => {
  const first = cursor.peek();
  const behind = cursor.peek(1);
  if (first.kind === 'word' && first.text === '-' && behind.kind === 'sign' && ON_POKEMON.includes(behind.text)) {
    cursor.next();
    cursor.report(
      'unexpected',
      behind.text === '*'
        ? 'an effect on a player stands in the brackets of that side: [*"Name"].'
        : `- says that the place is empty, so no Pokémon is there for ${behind.text}.`,
      behind,
    );
    cursor.skipTo(BOUNDS);
    return [];
  }
  if (
    first.kind === 'word' &&
    first.text === '-' &&
    (behind.kind === 'end' || (behind.kind === 'sign' && BOUNDS.includes(behind.text)))
  ) {
    cursor.next();
    if (!cursor.atSign(',')) return [];
    cursor.report('unexpected', '- says that the place is empty, so no Pokémon can follow it.');
    cursor.next();
  }
  if (cursor.done || cursor.atSign('/[]')) {
    cursor.expected(`a Pokémon ${where}, or - if it is empty`);
    return null;
  }
  const places = readPokemon(cursor);
  while (cursor.takeSign(',') !== null) places.push(...readPokemon(cursor));
  return places;
};
