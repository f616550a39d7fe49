import { beforeAll, describe, expect, it } from 'vitest';
import { corpusIndex } from '../cli/data.ts';
import type { CorpusEntry } from '../corpus/index.ts';
import { onPages, pdfOf, printed, wrapped } from './copies.fixture.ts';
import { indexCopy, type KnownDocument } from './index-copy.ts';
import { pdfText } from './pdf-text.ts';

let documents: readonly KnownDocument[] = [];
beforeAll(() => {
  const { documents: all, entries } = corpusIndex();
  documents = all.map(({ key }) => ({ document: key, entries: entries.filter(({ document }) => document === key) }));
});
const entriesOf = (document: string): readonly CorpusEntry[] =>
  documents.find((one) => one.document === document)?.entries ?? [];

const ALL = ['neo-2001', 'ex-2003', 'comprehensive-2009', 'xy-2016', 'advanced-2018'] as const;

const bare = (text: string): string =>
  text
    .replace(/^[\s#◆•-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** What is quoted, by id, without what stands between words. */
const quotesIn = (
  text: string,
  among = documents,
): { readonly document: string; readonly quotes: ReadonlyMap<string, string> } => {
  const indexed = indexCopy(text, among, null);
  if (!indexed.ok) throw new Error(indexed.why);
  return {
    document: indexed.copy.document,
    quotes: new Map(indexed.copy.quotes.map(({ id, text: own }) => [id, bare(own)])),
  };
};

/** Ids whose quote is not what was printed for them. */
const wrongIn = (document: string, text: string): readonly string[] => {
  const { quotes } = quotesIn(text);
  return entriesOf(document).flatMap((entry) => {
    const quote = quotes.get(entry.id) ?? '';
    const said = bare(entry.text);
    const begins = bare(printed([entry]).split('\n\n')[0] ?? '');
    return quote.includes(said) && quote.startsWith(begins.slice(0, 12)) ? [] : [entry.id];
  });
};

describe('finding the rules in a copy', () => {
  it.each(ALL)('knows which document it is, and finds every rule of %s', (document) => {
    const text = printed(entriesOf(document));
    expect(quotesIn(text).document).toBe(document);
    expect(wrongIn(document, text)).toEqual([]);
  });

  it.each(ALL)('finds the same however the lines of %s are wrapped, and on pages', (document) => {
    const text = printed(entriesOf(document));
    const only = documents.filter((one) => one.document === document);
    const { quotes } = quotesIn(text, only);
    for (const other of [`\uFEFF${wrapped(text, 68).replace(/\n/gu, '\r\n')}`, onPages(wrapped(text, 90), 44)])
      expect(
        [...quotesIn(other, only).quotes].filter(([id, quote]) => quote !== quotes.get(id)).map(([id]) => id),
      ).toEqual([]);
  });

  it('quotes a paragraph and its examples, and nothing of the next', () => {
    const { quotes } = quotesIn(printed(entriesOf('comprehensive-2009')));
    const [first, second] = entriesOf('comprehensive-2009').filter(({ id }) => id === '309.3a' || id === '309.3b');
    expect(quotes.get('309.3a')).toBe(`309.3a ${bare(first?.text ?? '')} Example: ${bare(first?.examples[0] ?? '')}`);
    expect(quotes.get('309.3b')).toBe(`309.3b ${bare(second?.text ?? '')}`);
  });

  it('puts examples that stand between the paragraphs of a section with the section', () => {
    const { quotes } = quotesIn(printed(entriesOf('advanced-2018')));
    const [section, paragraph] = entriesOf('advanced-2018').filter(({ id }) => id === 'II.C-01' || id === 'II.C-01#1');
    expect(quotes.get('II.C-01#1')).toBe(bare(paragraph?.text ?? ''));
    for (const example of section?.examples ?? []) expect(quotes.get('II.C-01')).toContain(bare(example));
  });

  it('reports what it misses, and doubts a rule that says something else', () => {
    const entries = entriesOf('comprehensive-2009');
    const other =
      'A player who brings biscuits shares them with everybody around, politely and before anyone asks for seconds.';
    const text = printed(entries.filter(({ id }) => id !== '309.2')).replace(/^309\.1 .*$/mu, `309.1 ${other}`);
    const indexed = indexCopy(text, documents, null);
    expect(indexed).toMatchObject({ ok: true, copy: { missed: ['309.2'] } });
    const doubts = indexed.ok ? indexed.copy.quotes.filter(({ doubt }) => doubt !== null) : [];
    expect(doubts.map(({ id, doubt }) => [id, doubt])).toEqual([
      ['309.1', 'few words in common'],
      ['309.3', 'the rule before it was not found'],
    ]);
  });

  it('refuses another text, and one that is another document than was said', () => {
    const letter = `Dear aunt,\n\n${'the garden is full of beans, and the neighbours complain about the frogs. '.repeat(60)}`;
    expect(indexCopy(letter, documents, null)).toEqual({ ok: false, why: 'other-text', nearest: null });
    expect(indexCopy(letter, documents, 'xy-2016')).toEqual({ ok: false, why: 'other-text', nearest: null });
    expect(indexCopy(printed(entriesOf('neo-2001')), documents, 'ex-2003')).toEqual({
      ok: false,
      why: 'other-text',
      nearest: 'neo-2001',
    });
    expect(indexCopy(' \n\f\n7\n', documents, null)).toEqual({ ok: false, why: 'empty', nearest: null });
    expect(indexCopy('x'.repeat(3_000_001), documents, null)).toEqual({ ok: false, why: 'too-long', nearest: null });
  });

  it('lets no steering sign into a quote', () => {
    const text = printed(entriesOf('neo-2001')).replace(/Weakness/gu, 'Weak\u001b[31mness\u202e');
    for (const quote of quotesIn(text).quotes.values()) expect(quote).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('a PDF', () => {
  const latin = (text: string): string => text.replace(/[^\n -~À-ÿ]/gu, '*');

  it('is read as it is printed: lines, blank lines, pages', async () => {
    const bytes = pdfOf(['A title (of sorts)\n\nOne line\nand the next.', 'Pokémon on page two.']);
    expect(await pdfText(new Uint8Array(bytes))).toEqual({
      ok: true,
      pages: 2,
      text: 'A title (of sorts)\n\nOne line\nand the next.\fPokémon on page two.',
    });
  });

  it('gives the quotes the same text gives', async () => {
    const lines = latin(wrapped(printed(entriesOf('neo-2001')), 88)).split('\n');
    const pages = Array.from({ length: Math.ceil(lines.length / 50) }, (_, at) =>
      lines.slice(at * 50, at * 50 + 50).join('\n'),
    );
    const read = await pdfText(new Uint8Array(pdfOf(pages)));
    const { quotes } = quotesIn(lines.join('\n'));
    expect(quotesIn(read.ok ? read.text : '').quotes).toEqual(quotes);
  });

  it('that has no text is distinguished from one that is damaged', async () => {
    expect(await pdfText(new Uint8Array(pdfOf(['', ''])))).toEqual({ ok: false, why: 'no-text' });
    expect(await pdfText(new Uint8Array(Buffer.from('%PDF-1.4 and nothing after it')))).toEqual({
      ok: false,
      why: 'damaged',
    });
  });
});
