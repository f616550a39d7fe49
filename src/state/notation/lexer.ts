import type { Report } from './place.ts';
import { isHidden, shown } from './shown.ts';
import { AFTER_VS, DAMAGE_WORD, SIGNS } from './words.ts';

/** A piece of a board line. `text` of a quoted name is the name itself; `end` closes every list. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'sign' | 'vs' | 'damage' | 'end';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const isSpace = (character: string): boolean => /\s/u.test(character);

/** Cuts a text into words, quoted names and signs. Never fails: hidden characters and open quotes are reported and passed over. */
export const lex = (text: string, report: Report): Token[] => {
  const tokens: Token[] = [];
  let at = 0;

  const hidden = (character: string): boolean => {
    if (!isHidden(character)) return false;
    report(
      'control-character',
      `a hidden character, ${shown(character)}, stands here.`,
      at,
      at + character.length,
      'leave it out',
    );
    return true;
  };

  const quoted = (): void => {
    const start = at;
    let name = '';
    at += 1;
    while (at < text.length) {
      const character = text.slice(at, at + 2) === '""' ? '"' : String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (text[at] === '"' && text[at + 1] !== '"') {
        at += 1;
        tokens.push({ kind: 'quoted', text: name, start, end: at });
        return;
      }
      if (!hidden(character)) name += character;
      at += character === '"' ? 2 : character.length;
    }
    // Without a closing quote the name is taken to end where a bare one would, so that the rest is still read.
    report('unclosed', 'a name in quotes is not closed.', start, start + 1, 'expected   " at the end of the name');
    at = start + 1;
    while (at < text.length && !'|,/[]'.includes(text[at] ?? '')) at += 1;
    tokens.push({ kind: 'quoted', text: text.slice(start + 1, at).trim(), start, end: at });
  };

  const word = (): void => {
    const start = at;
    let read = '';
    while (at < text.length) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (isSpace(character) || SIGNS.includes(character) || character === '"' || character === ';') break;
      if (!hidden(character)) read += character;
      at += character.length;
    }
    if (read === '') return;
    const kind = read.toLowerCase() === 'vs' ? 'vs' : DAMAGE_WORD.test(read) ? 'damage' : 'word';
    tokens.push({ kind, text: read, start, end: at });
  };

  while (at < text.length) {
    const character = text[at] ?? '';
    if (isSpace(character)) at += 1;
    else if (character === '"') quoted();
    else if (SIGNS.includes(character) || character === ';') {
      tokens.push({ kind: 'sign', text: character, start: at, end: at + 1 });
      at += 1;
    } else word();
  }
  // VS Seeker is a card, and divides no players.
  return tokens.map((token, at) =>
    token.kind === 'vs' && token.text === 'VS' && AFTER_VS.test(tokens[at + 1]?.text ?? '')
      ? { ...token, kind: 'word' }
      : token,
  );
};
