import type { MarkedToken, Token, Tokens } from 'marked';

/** A link of the corpus as it is written: `[309.4](309-retreating.md)`. */
export interface WrittenLink {
  readonly text: string;
  readonly target: string;
  readonly raw: string;
}

/** What a piece of Markdown says, and what it contains that the corpus does not use. */
export interface PlainText {
  readonly text: string;
  readonly links: readonly WrittenLink[];
  readonly foreign: readonly string[];
}

// The lexer's union has an open member for extensions; the corpus uses none.
const known = (token: Token): MarkedToken => token as MarkedToken;

/** The words of a run of inline tokens; links are collected on the way. */
export const plainInline = (tokens: readonly Token[]): PlainText => {
  const links: WrittenLink[] = [];
  const foreign: string[] = [];
  const read = (list: readonly Token[]): string => {
    let text = '';
    for (const open of list) {
      const token = known(open);
      switch (token.type) {
        case 'text':
        case 'escape':
          text += 'tokens' in token && token.tokens !== undefined ? read(token.tokens) : token.text;
          break;
        case 'codespan':
          text += token.text;
          break;
        case 'strong':
        case 'em':
          text += read(token.tokens);
          break;
        case 'link':
          links.push({ text: token.text, target: token.href, raw: token.raw });
          text += read(token.tokens);
          break;
        case 'br':
          text += ' ';
          break;
        default:
          foreign.push(token.type);
          text += token.raw;
      }
    }
    return text;
  };
  const text = read(tokens).replace(/\s+/g, ' ').trim();
  return { text, links, foreign };
};

/** A list as lines `- …` (or `1. …`), inner lists indented by two spaces. */
export const plainList = (list: Tokens.List): PlainText => {
  const lines: string[] = [];
  const links: WrittenLink[] = [];
  const foreign: string[] = [];
  list.items.forEach((item, at) => {
    const mark = list.ordered ? `${Number(list.start || 1) + at}.` : '-';
    const words: string[] = [];
    const inner: string[] = [];
    for (const open of item.tokens) {
      const token = known(open);
      if (token.type === 'list') {
        const nested = plainList(token);
        inner.push(...nested.text.split('\n').map((line) => `  ${line}`));
        links.push(...nested.links);
        foreign.push(...nested.foreign);
      } else if (token.type === 'text' || token.type === 'paragraph') {
        const said = plainInline(token.tokens ?? [token]);
        words.push(said.text);
        links.push(...said.links);
        foreign.push(...said.foreign);
      } else if (token.type !== 'space') foreign.push(token.type);
    }
    lines.push(`${mark} ${words.join(' ')}`, ...inner);
  });
  return { text: lines.join('\n'), links, foreign };
};
