import { ZONE_NAMES, type ZoneName } from '../game-state.ts';
import { nearest } from '../name-finder.ts';
import { nameAndPrint, withPrint } from '../print-codes.ts';
import { type AttackedSpec, type CardSpec, type EffectSpec, isPartOf, type Side, type ZoneSpec } from '../setup.ts';
import { readCard } from './card-words.ts';
import type { Cursor } from './cursor.ts';
import type { Token } from './lexer.ts';
import { energyName, readCount, readEffect } from './marks.ts';
import { shown } from './shown.ts';
import { DIGITS, MOST_CARDS, oneOf, UNKNOWN_WORD } from './words.ts';
import { ENTRIES, TO_DAMAGE } from './zone-words.ts';

/** What `[…]` can tell of a side. */
export type SideDraft = { -readonly [K in keyof Side]: Side[K] } & { effects: EffectSpec[] };

/** Reads one entry of a list of cards: `Rare Candy`, `4 L`, `?`, `?2`. */
export const readListed = (cursor: Cursor): (CardSpec | null)[] => {
  const token = cursor.peek();
  if (token.kind === 'word' && UNKNOWN_WORD.test(token.text)) {
    cursor.next();
    const digits = token.text.slice(1);
    const count = digits === '' ? 1 : cursor.bounded(digits, token, { min: 1, max: MOST_CARDS });
    return Array.from({ length: count ?? 1 }, () => null);
  }
  const count = readCount(cursor) ?? 1;
  const { kind } = cursor.peek();
  const card = readCard(cursor);
  if (card === null) {
    cursor.expected('a card, or ? for one not described');
    if (!cursor.atSign(',)]/') && !cursor.done) cursor.next();
    return [];
  }
  const facts = readFacts(cursor);
  return Array.from({ length: count }, () => ({ ...energyName(card, kind === 'quoted'), ...facts }));
};

/** Reads what is said of one card in a pile: `=up` of a Prize that lies face up, `^Name` of what was used of it this turn. */
const readFacts = (cursor: Cursor): Pick<CardSpec, 'up' | 'used'> => {
  const facts: { -readonly [K in 'up' | 'used']?: CardSpec[K] } = {};
  while (cursor.atSign('=^')) {
    const sign = cursor.next();
    const word = cursor.name();
    if (sign.text === '=') {
      if (word?.text.toLowerCase() === 'up') facts.up = true;
      else
        cursor.report(
          'unknown-word',
          `“${shown(word?.text ?? '=')}” is nothing a card in a pile can be.`,
          word ?? sign,
          'nearest   up',
        );
    } else if (word === null) cursor.expected('what was used of this card this turn after ^');
    else facts.used = [...(facts.used ?? []), word.text];
  }
  return facts;
};

type Order = 'shuffled' | 'top';

const ORDERS: readonly Order[] = ['shuffled', 'top'];

/** Reads what a deck says of its order, before its size or after it: `shuffled`, `top`. */
const readOrder = (cursor: Cursor, word: ZoneName): Order | undefined => {
  const token = cursor.peek();
  const order = token.kind === 'word' ? oneOf(ORDERS, token.text) : undefined;
  if (order === undefined) return undefined;
  if (word !== 'deck')
    cursor.report(
      'unexpected',
      order === 'top' ? `${word} has no top card.` : `${word} has no order to be shuffled.`,
      token,
      `expected   deck ${order} (…)`,
    );
  cursor.next();
  return word === 'deck' ? order : undefined;
};

/** Reads the cards in brackets, after the bracket. */
const readCards = (cursor: Cursor, word: ZoneName, open: Token): (CardSpec | null)[] => {
  const listed: (CardSpec | null)[] = [];
  while (!cursor.done && !cursor.atSign(')]')) {
    listed.push(...readListed(cursor));
    if (!cursor.done && !cursor.atSign(',)]')) {
      cursor.report(
        'unexpected',
        `“${shown(cursor.peek().text)}” cannot stand here.`,
        cursor.peek(),
        'expected   a comma or )',
      );
      cursor.skipTo(',)]');
    }
    if (cursor.takeSign(',') !== null && cursor.atSign(')')) cursor.expected('a card after the comma');
  }
  if (cursor.takeSign(')') === null)
    cursor.report('unclosed', `the list of ${word} is not closed.`, open, 'expected   ) after the last card');
  if (word !== 'prizes' && listed.some((card) => card?.up === true))
    cursor.report('unexpected', `${word} has no cards that are turned up.`, open, 'only Prizes are   =up');
  return listed;
};

/** Reads the size and the described cards of a zone, after its word; null where nothing is said of it. */
const readZone = (cursor: Cursor, word: ZoneName): ZoneSpec | null => {
  const before = readOrder(cursor, word);
  const start = cursor.peek();
  const sized = start.kind === 'word' && DIGITS.test(start.text);
  const isOpen = start.kind === 'word' && start.text === '?';
  if (isOpen) cursor.next();
  const count = sized ? cursor.int(`the number of cards of ${word}`) : null;
  const order = before ?? readOrder(cursor, word);
  const open = cursor.takeSign('(');
  if (open === null) {
    // A zone of which nothing is known is as one that is left out.
    if (isOpen) return null;
    if (!sized || order === 'top')
      cursor.expected(`${order === 'top' ? '' : 'a number or '}a list in brackets after ${word}`);
    return count === null ? null : { count, listed: [], ...(order === 'shuffled' ? { shuffled: true } : {}) };
  }
  const listed = readCards(cursor, word, open);
  if (count !== null && count < listed.length) {
    cursor.report(
      'bad-number',
      `${word} ${count} lists ${listed.length} cards.`,
      start,
      `nearest   ${word} ${listed.length}`,
    );
  }
  const atLeast = isOpen || (!sized && order === 'top');
  const zone: ZoneSpec = { ...(count === null ? {} : { count }), listed, ...(atLeast ? { atLeast } : {}) };
  // A card among others that are not known is at no known place, unless the deck is said to begin with it.
  const isAmong = word === 'deck' && order !== 'top' && isPartOf(zone);
  if (isAmong && listed.includes(null))
    cursor.report(
      'unexpected',
      '? in a list of some cards of a deck counts places from its top.',
      open,
      'expected   deck top (?, …), or the list without ?',
    );
  return order === 'shuffled' || isAmong ? { ...zone, shuffled: true } : zone;
};

/** Reads a card of which no more is kept than its name and its print: `Roselia`, `Roselia(DP 96)`. */
const readGone = (cursor: Cursor): string | null => {
  const token = cursor.peek();
  const card = readCard(cursor);
  if (card === null) return null;
  const { name, print, span: _span, ...more } = card;
  if (Object.keys(more).length > 0)
    cursor.report('unexpected', `only a print can follow “${shown(name)}” here.`, token, 'expected   Roselia(DP 96)');
  return withPrint({ name, ...(print === undefined ? {} : { print }) });
};

/** Reads `(Greninja V-UNION, Roselia(DP 96))`: names, with a print where it is given. */
const readNames = (cursor: Cursor, after: string, kind: string): readonly string[] | null => {
  const open = cursor.takeSign('(');
  if (open === null) {
    cursor.expected(`the names of ${kind} in brackets after ${after}`);
    return null;
  }
  const names: string[] = [];
  while (!cursor.done && !cursor.atSign(')]')) {
    const name = readGone(cursor);
    if (name === null) {
      cursor.expected('a name');
      cursor.skipTo(',)]');
    } else names.push(name);
    if (cursor.takeSign(',') !== null && cursor.atSign(')')) cursor.expected('a name after the comma');
  }
  if (cursor.takeSign(')') === null)
    cursor.report('unclosed', `the list of ${after} is not closed.`, open, 'expected   ) after the last name');
  return names;
};

/** Reads `2`, `(Shinx, Riolu)` or `2 (Shinx)`: how many Pokémon fell, and which of them are known. */
const readFallen = (cursor: Cursor, after: string) => {
  const start = cursor.peek();
  const count = cursor.atSign('(') ? null : cursor.int(`a number of Pokémon, or names in brackets, after ${after}`);
  const names = cursor.atSign('(') ? readNames(cursor, after, 'Pokémon') : null;
  if (count !== null && names !== null && names.length > count)
    cursor.report(
      'bad-number',
      `${after} ${count} names ${names.length} Pokémon.`,
      start,
      `nearest   ${after} ${names.length}`,
    );
  return { count, names };
};

/** Reads `0`, or `(Dedenne=Dede-Short)`: which Pokémon used which attacks in the last turn of its player. */
const readAttacked = (cursor: Cursor): readonly AttackedSpec[] | null => {
  const open = cursor.takeSign('(');
  if (open === null) {
    const none = cursor.int('0, or a Pokémon and its attack such as (Luxray=Tackle), after attacked');
    return none === 0 ? [] : null;
  }
  const attacked: AttackedSpec[] = [];
  while (!cursor.done && !cursor.atSign(')]')) {
    const user = readGone(cursor);
    const attack = user === null || cursor.takeSign('=') === null ? null : cursor.name();
    if (user === null || attack === null) {
      cursor.expected('a Pokémon and its attack, such as Luxray=Tackle');
      cursor.skipTo(',)]');
    } else attacked.push({ user, attack: attack.text });
    if (cursor.takeSign(',') !== null && cursor.atSign(')')) cursor.expected('a Pokémon after the comma');
  }
  if (cursor.takeSign(')') === null)
    cursor.report('unclosed', 'the list of attacked is not closed.', open, 'expected   ) after the last attack');
  return attacked;
};

/** Once in a game goes by the name, whatever the print. */
const nameAlone = (text: string): string => nameAndPrint(text).name;

/** Reads one entry between `[` and `]` into the side. */
const readEntry = (cursor: Cursor, side: SideDraft): void => {
  if (cursor.takeSign('*') !== null) {
    const effect = readEffect(cursor);
    if (effect !== null) side.effects.push(effect);
    return;
  }
  const token = cursor.peek();
  const word = oneOf(ENTRIES, token.kind === 'word' ? token.text : '');
  if (word === undefined) {
    if (token.kind === 'word' || token.kind === 'quoted') {
      const near = nearest(token.text, ENTRIES, 1)[0];
      const all = `expected   ${ZONE_NAMES.join(', ')}, fallen, ${TO_DAMAGE}, attacked (POKÉMON=ATTACK), mulligans, due, gx, vstar, unions (NAME), once (NAME), out, or * and an effect`;
      cursor.report(
        'unknown-word',
        `“${shown(token.text)}” is not a zone.`,
        token,
        near === undefined ? all : `nearest   ${near}\n${all}`,
      );
      cursor.next();
    } else cursor.expected('a zone such as prizes 3');
    return;
  }
  cursor.next();
  const given =
    word === 'fallen'
      ? (side.fallen ?? side.fallenNames)
      : word === TO_DAMAGE
        ? (side.fallenToDamage ?? side.fallenToDamageNames)
        : side[word];
  if (given !== undefined) cursor.report('told-twice', `${word} is given twice for this player.`, token);
  if (word === 'gx' || word === 'vstar' || word === 'out') side[word] = true;
  else if (word === 'fallen') {
    const { count, names } = readFallen(cursor, word);
    if (count !== null) side.fallen ??= count;
    if (names !== null) side.fallenNames ??= names;
  } else if (word === TO_DAMAGE) {
    const { count, names } = readFallen(cursor, word);
    if (count !== null) side.fallenToDamage ??= count;
    if (names !== null) side.fallenToDamageNames ??= names;
  } else if (word === 'attacked') {
    const attacked = readAttacked(cursor);
    if (attacked !== null) side.attacked ??= attacked;
  } else if (word === 'mulligans') {
    const mulligans = cursor.int('a number of hands shown after mulligans');
    if (mulligans !== null) side.mulligans ??= mulligans;
  } else if (word === 'due') {
    const due = cursor.int('a number of Prizes after due');
    if (due !== null) side.due ??= due;
  } else if (word === 'unions') {
    const names = readNames(cursor, word, 'Pokémon V-UNION');
    if (names !== null) side.unions ??= names.map(nameAlone);
  } else if (word === 'once') {
    const names = readNames(cursor, word, 'cards that act once in a game');
    if (names !== null) side.once ??= names.map(nameAlone);
  } else {
    const zone = readZone(cursor, word);
    if (zone !== null) side[word] ??= { ...zone, span: cursor.span(token.start) };
  }
};

/** Passes over a zone entry that cannot be read, its brackets included. */
const skipEntry = (cursor: Cursor): void => {
  let depth = 0;
  while (!cursor.done && !(depth === 0 && cursor.atSign(',]/'))) {
    if (cursor.atSign('(')) depth += 1;
    if (cursor.atSign(')')) depth -= 1;
    if (cursor.atSign(']')) return;
    cursor.next();
  }
};

/** Reads `[prizes 3, hand 5 (…), gx]`; the cursor stands at the opening bracket. */
export const readZones = (cursor: Cursor, side: SideDraft): void => {
  const open = cursor.next();
  if (cursor.atSign(']')) cursor.expected('a zone such as prizes 3');
  while (!cursor.done && !cursor.atSign(']/')) {
    const before = cursor.reading.faults.length;
    readEntry(cursor, side);
    if (!cursor.done && !cursor.atSign(',]')) {
      if (cursor.reading.faults.length === before) {
        cursor.report(
          'unexpected',
          `“${shown(cursor.peek().text)}” cannot stand here.`,
          cursor.peek(),
          'expected   a comma or ]',
        );
      }
      skipEntry(cursor);
    }
    if (cursor.takeSign(',') !== null && cursor.atSign(']')) cursor.expected('a zone after the comma');
  }
  if (cursor.takeSign(']') === null)
    cursor.report('unclosed', 'the zones of a player are not closed.', open, 'expected   ] at the end');
};
