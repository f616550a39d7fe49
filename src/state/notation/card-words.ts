import type { Seat } from '../seat.ts';
import type { CardSpec, Sketch, Span } from '../setup.ts';
import type { Cursor, ReadName } from './cursor.ts';
import { shown } from './shown.ts';
import { readSketch } from './sketch.ts';

/** What may follow a card's name. */
interface CardTail {
  sketch?: Sketch;
  print?: string;
  owner?: Seat;
  since?: number;
}

/** What was read of it, and brackets that belong to the name. */
interface TailRead extends CardTail {
  named?: string;
}

export const seatOf = (word: string): Seat | undefined =>
  /^p[1-4]$/i.test(word) ? (word.toLowerCase() as Seat) : undefined;

/** May print and owner stand in a bracket each? So a Stadium may say who played it, `stadium Lost City (LOR 161) (p2)`; on a Pokémon the owner is not who has it in play. */
export type Brackets = 'one' | 'apart';

/** Reads `(DP 7)`, `(p1)` or `(CG 88; p2)` into the tail; the cursor stands at the opening bracket. */
const readWhich = (cursor: Cursor, tail: TailRead, brackets: Brackets): void => {
  const open = cursor.next();
  // Every print has a number: `Professor's Research (Professor Oak)(CEL 23)`.
  const { print, ...rest } = tail;
  if (print !== undefined && !/\d/u.test(print) && rest.owner === undefined && rest.named === undefined) {
    delete tail.print;
    tail.named = print;
  }
  if (brackets === 'one' && (tail.print !== undefined || tail.owner !== undefined)) {
    cursor.report(
      'told-twice',
      'the print or owner of this card is given twice.',
      open,
      'expected   both in one pair of brackets: (DP 7; p1)',
    );
  }
  let more = true;
  while (more) {
    const piece = cursor.name({ semicolons: false });
    if (piece === null) {
      cursor.expected('a print such as DP 7, or an owner such as p1');
      if (!cursor.atSign(';)<+/,[]|')) cursor.next();
    } else {
      const owner = piece.quoted ? undefined : seatOf(piece.text);
      if (owner === undefined && !piece.quoted && /^p\d+$/iu.test(piece.text)) {
        cursor.report('unknown-seat', `“${shown(piece.text)}” is not a player.`, piece, 'expected   p1, p2, p3, p4');
        more = cursor.takeSign(';') !== null;
        continue;
      }
      const key = owner === undefined ? 'print' : 'owner';
      if (tail[key] !== undefined) cursor.report('told-twice', `the ${key} of this card is given twice.`, piece);
      else if (owner === undefined) tail.print = piece.text;
      else tail.owner = owner;
    }
    more = cursor.takeSign(';') !== null;
  }
  if (cursor.takeSign(')') === null) {
    if (cursor.done)
      cursor.report('unclosed', 'a bracket is not closed.', open, 'expected   ) after the print or owner');
    else {
      cursor.expected('; or ) after the print or owner');
      cursor.skipTo(')/[]+~^*<');
      cursor.takeSign(')');
    }
  }
};

/** Reads sketch, print, owner and turn after a card's name, in whatever order. */
export const readCardTail = (cursor: Cursor, brackets: Brackets = 'one'): TailRead => {
  const tail: TailRead = {};
  while (cursor.atSign('{(@')) {
    const token = cursor.peek();
    if (token.text === '{') {
      const sketch = readSketch(cursor);
      if (tail.sketch === undefined) tail.sketch = sketch;
      else cursor.report('told-twice', 'this card is sketched twice.', token);
    } else if (token.text === '(') readWhich(cursor, tail, brackets);
    else {
      const since = cursor.since();
      if (tail.since !== undefined) cursor.report('told-twice', 'the turn of this card is given twice.', token);
      else if (since !== null) tail.since = since;
    }
  }
  return tail;
};

/** A card from its name and what follows it. The span is that of the name. */
export const cardFrom = (
  cursor: Cursor,
  name: ReadName,
  { named, ...tail }: TailRead,
): CardSpec & { readonly span: Span } => ({
  name: named === undefined ? name.text : `${name.text} (${named})`,
  ...tail,
  span: cursor.span(name.start, name.end),
});

/** Reads a card; `null`, and nothing read, when no name stands here. */
export const readCard = (cursor: Cursor, brackets: Brackets = 'one'): (CardSpec & { readonly span: Span }) | null => {
  const name = cursor.name();
  return name === null ? null : cardFrom(cursor, name, readCardTail(cursor, brackets));
};
