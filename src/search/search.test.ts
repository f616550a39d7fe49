import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileAll } from '../building/corpus/compile-all.ts';
import { inAscii } from '../building/list-in-lines.ts';
import { buildSearchData, buildSearchIndex } from '../building/search/build-index.ts';
import { THESAURUS } from '../building/search/thesaurus.ts';
import { QUERIES } from '../trials/search/queries/graded-queries.ts';
import { OF_OTHERS, OF_OURS } from '../trials/search/queries/off-topic.ts';
import { openSearchIndex, search } from './index.ts';
import { stemsOfPhrase, tellingStems } from './phrase.ts';

const root = join(import.meta.dirname, '..', '..');
const { index: corpus, points, asked, questions } = compileAll(join(root, 'rules-corpus'));
const index = buildSearchIndex(corpus, points, asked, questions);
// What is tested here of ranking and words is tested on one document; a query that names its document is its own filter.
const document = 'comprehensive-2009';
const find = (query: string, limit = 10) => search(index, query, { limit, document });
const alone = {
  ...corpus,
  documents: corpus.documents.filter(({ key }) => key === document),
  entries: corpus.entries.filter((entry) => entry.document === document),
};
const findAnywhere = (query: string) => search(index, query, { limit: 10 });
const ids = (query: string): readonly string[] => find(query).hits.map((hit) => hit.id);

describe('searching the rules', () => {
  it.each([
    ['asleep retreat', '311.2b'],
    ['how many prizes for ex', '303.1e'],
    ['KO', '303.1c'],
    ['knocked out', '303.1c'],
    ['owner', 'G:owner'],
    ['bench full', '300.3'],
    ['evolve first turn', '307.2f'],
    ['pokébody always', '409.1'],
    ['Poke-Body always', '409.1'],
    ['LV.X name four copies', '100.2c'],
    ['four cards same name', '100.2'],
    ['4 cards same name', '100.2'],
  ])('answers “%s” first with %s', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it.each([
    ['309.4', '309.4'],
    ['cr 309.4', '309.4'],
    ['§309.4 energy', '309.4'],
    ['what about 606.2A.I prizes', '606.2a.i'],
    ['G:owner', 'G:owner'],
  ])('puts the rule named in “%s” first, with score 1', (query, id) => {
    expect(find(query).hits[0]).toMatchObject({ id, score: 1 });
  });

  it('searches for a word that is an id as well, and takes it for the id only where it is written as one', () => {
    expect(findAnywhere('evolution').hits.map((hit) => hit.document)).toContain(document);
    expect(findAnywhere('evolution').hits[0]?.score).toBeLessThan(1);
    expect(findAnywhere('Evolution#2').hits[0]).toMatchObject({ id: 'Evolution#2', score: 1 });
    expect(findAnywhere('neo 9B5').hits[0]).toMatchObject({ id: 'Play.9B5', score: 1 });
  });

  it('shows with a rule named alone the rules under it, then the same point in other documents', () => {
    const named = findAnywhere('309.4').hits;
    expect(named.slice(1).every((hit) => hit.score < 1)).toBe(true);
    expect(named.map((hit) => `${hit.document}/${hit.id}`)).toContain('xy-2016/Turn.2E#2');
    expect(
      findAnywhere('apr c-14')
        .hits.slice(0, 4)
        .map((hit) => hit.id),
    ).toEqual(['II.C-14', 'II.C-14#1', 'II.C-14#2', 'II.C-14#3']);
  });

  it('lists a section named by its number with all its rules', () => {
    expect(ids('309').slice(0, 7)).toEqual(['309', '309.1', '309.2', '309.3', '309.3a', '309.3b', '309.4']);
    expect(ids('309').filter((id) => !/^309(?:\.|$)/u.test(id))).toEqual([]);
  });

  it('finds nothing for a number that does not exist, rather than pieces of it', () => {
    expect(find('309.6')).toMatchObject({ hits: [], missing: ['309.6'], total: 0 });
  });

  it('gives scores between 0 and 1, best first, and the same answer every time', () => {
    const scores = find('evolve special conditions', 50).hits.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
    expect(find('evolve special conditions', 50).hits.map((hit) => hit.score)).toEqual(scores);
  });

  it('counts all hits and shows as many as asked', () => {
    const few = find('retreat', 3);
    expect(few.hits).toHaveLength(3);
    expect(few.total).toBe(find('retreat', 1000).hits.length);
    expect(find('retreat', 0).hits).toEqual([]);
  });

  it('shows the sentence that answers, with the words asked for marked in it', () => {
    const [hit] = find('asleep retreat').hits;
    const marked = hit?.marks.map(({ start, end }) => hit.snippet.slice(start, end));
    expect([hit?.snippet, marked]).toEqual([
      'A Pokémon that is Asleep can neither attack nor retreat.',
      ['Asleep', 'retreat'],
    ]);
    expect(hit?.breadcrumb).toEqual(['Game Concepts', 'Special Conditions', 'The Asleep condition']);
  });

  it('keeps marks inside the snippet and apart from one another', () => {
    for (const { query } of QUERIES) {
      for (const { snippet, marks } of findAnywhere(query).hits) {
        let end = 0;
        for (const mark of marks) {
          expect(mark.start).toBeGreaterThanOrEqual(end);
          end = mark.end;
        }
        expect(end).toBeLessThanOrEqual(snippet.length);
        expect(snippet.length).toBeLessThanOrEqual(260);
      }
    }
  });
});

describe('the era in a query', () => {
  it.each(['cr asleep', 'asleep in 2009', 'comprehensive-2009 asleep', 'asleep CR 2009'])(
    'is taken as a filter in “%s”',
    (query) => {
      const found = findAnywhere(query);
      expect(found).toMatchObject({ documents: [document], missing: [], corrected: [] });
      expect(found.hits.map((hit) => hit.id)).toEqual(ids('asleep'));
    },
  );

  it('leads to another document too', () => {
    const found = findAnywhere('neo asleep');
    expect(found).toMatchObject({ documents: ['neo-2001'], missing: [], corrected: [] });
    expect(found.hits[0]?.id).toBe('Cond.Asleep');
    expect(new Set(found.hits.map((hit) => hit.document))).toEqual(new Set(['neo-2001']));
    expect(findAnywhere('apr a03#2').hits[0]).toMatchObject({ id: 'I.A-03#2', score: 1 });
  });

  it('leaves “ex” a kind of Pokémon', () => {
    expect(findAnywhere('prizes ex').documents).toEqual([]);
  });

  it('tells that a document which is not here was not searched', () => {
    const only = buildSearchIndex(alone);
    expect(search(only, 'neo asleep').missing).toEqual(['neo']);
    expect(search(only, 'asleep', { document: 'neo-2001' })).toMatchObject({ hits: [], total: 0 });
  });
});

describe('typing errors and unknown words', () => {
  it.each([
    ['retraet', 'retreat'],
    ['aslep', 'asleep'],
    ['paralised', 'paralyzed'],
    ['suporter', 'supporter'],
    ['mulligen', 'mulligan'],
    ['confussed', 'confused'],
  ])('repairs %s and says so', (from, to) => {
    const found = find(from);
    expect(found.corrected).toEqual([{ from, to }]);
    expect(found.hits.map((hit) => hit.id)).toEqual(ids(to));
  });

  it('finds a word by its beginning without calling it an error', () => {
    expect(find('paraly')).toMatchObject({ corrected: [], missing: [] });
    expect(ids('paraly')).toContain('311.5b');
  });

  it.each([
    'planeswalker',
    'mana',
    'creature',
    'library',
    'instant',
    'warning',
    'timeout',
    'hearthstone',
    'Schmetterling',
  ])('invents nothing for the foreign word %s', (word) => {
    expect(find(word)).toMatchObject({ hits: [], corrected: [], missing: [word.toLowerCase()], total: 0 });
  });

  it('finds a word that other games have as well only beside others of ours', () => {
    expect(findAnywhere('slow')).toMatchObject({ hits: [], missing: ['slow'], corrected: [], total: 0 });
    expect(ids('penalty for slow play at a tournament')[0]).toBe('102.4');
  });

  it('searches for the rest and names what it does not know', () => {
    const found = find('double knock-out timeout');
    expect(found.missing).toEqual(['timeout']);
    expect(found.hits.slice(0, 2).map((hit) => hit.id)).toContain('606.2');
  });

  it('offers words of the index when nothing was found', () => {
    expect(find('prlzws').nearest).toContain('prizes');
  });

  it.each([
    '',
    '   ',
    '?',
    'the',
    'can I',
    '🙂',
    '\u001b[31m',
    '__proto__',
    'toLocaleString',
    'hasOwnProperty',
    '"',
    '\\',
    '(((',
  ])('finds nothing for %j and does not fail', (query) => {
    expect(find(query)).toMatchObject({ hits: [], total: 0 });
  });

  it('bounds the work for a very long query', () => {
    expect(find('retreat asleep '.repeat(100_000)).hits[0]?.id).toBe('311.2b');
  });
});

describe('the thesaurus', () => {
  it('means only words that the corpus has', () => {
    const foreign = THESAURUS.flatMap((row) => row.means).filter((phrase) =>
      tellingStems(phrase).some((stem) => !index.has(stem)),
    );
    expect(foreign).toEqual([]);
  });

  it('means something with every phrase', () => {
    expect(THESAURUS.flatMap((row) => row.means).filter((phrase) => tellingStems(phrase).length === 0)).toEqual([]);
  });

  it('says each phrase in one row only', () => {
    const rows = new Map<string, number>();
    const twice = THESAURUS.flatMap(({ said }, row) =>
      said.filter((phrase) => {
        const stems = stemsOfPhrase(phrase).join(' ');
        const other = rows.get(stems) ?? row;
        rows.set(stems, other);
        return other !== row;
      }),
    );
    expect(twice).toEqual([]);
  });
});

describe('ids in the spellings of judges', () => {
  it.each([
    ['math e', 'Math.E'],
    ['neo order 6', 'Order.6'],
    ['order 6', 'Order.6'],
    ['damage.3 xy', 'Damage.3'],
    ['309.4 cr', '309.4'],
    ['CR-309.4', '309.4'],
    ['ex status burn', 'Status.Burn'],
    ['9b5', 'Play.9B5'],
    ['c-14 apr', 'II.C-14'],
  ])('“%s” is a rule', (query, id) => {
    const [first] = search(index, query).hits;
    expect([first?.id, first?.score]).toEqual([id, 1]);
  });

  it('leaves judges their words', () => {
    expect(search(index, 'turn 1').hits[0]?.score).toBeLessThan(1);
    expect(search(index, 'bench 5').hits[0]?.score).toBeLessThan(1);
  });
});

describe('questions about other games', () => {
  it.each(['en passant', 'tapping mana', 'offside rule', 'queen takes rook', 'how to bake bread'])(
    '“%s” finds nothing',
    (query) => {
      expect(search(index, query).hits).toEqual([]);
    },
  );

  it.each(OF_OTHERS)('“%s” finds nothing', (query) => {
    expect(search(index, query).hits).toEqual([]);
  });

  it.each(['luxray retreat', 'hand of my opponent gyarados', ...OF_OURS])('“%s” is one of ours', (query) => {
    expect(search(index, query).hits).not.toEqual([]);
  });
});

describe('typos beside other words', () => {
  it.each([
    ['sta dium replaced', '312.4'],
    ['opponent cuts my dck', '316.4c'],
    ['hand reveled to teammate', '702.8'],
  ])('“%s” is understood', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it('names a corrected word only where it was corrected', () => {
    expect(find('hand reveled to teammate').corrected).toEqual([{ from: 'reveled', to: 'revealed' }]);
    expect(find('swap my tool for a better one')).toMatchObject({ corrected: [], missing: ['better'] });
  });
});

describe('how people write', () => {
  it('has no sign in “can’t” and its like', () => {
    expect(ids('cant retreat while asleep')).toEqual(ids("can't retreat while asleep"));
    expect(find('what if i cant draw').missing).toEqual([]);
  });

  it('writes level as “lvl”', () => {
    expect(find('can i lvl x a guy on my bench')).toMatchObject({ corrected: [], missing: [] });
    expect(ids('lvlx name')).toEqual(ids('LV.X name'));
    expect(ids('lvl up')).toEqual(ids('level up'));
  });

  it('names a time by its first sets', () => {
    expect(findAnywhere('confused attack ruby sapphire').documents).toEqual(['ex-2003']);
    expect(findAnywhere('team battle diamond pearl').documents).toEqual([document]);
  });

  it('knows the names of Pokémon, which make no question a foreign one', () => {
    const named = find('gyarados and lapras knocked out at once');
    expect(named.corrected).toEqual([]);
    expect(named.hits).not.toEqual([]);
  });

  it('puts no words together that make none', () => {
    expect(ids('bench is ful')[0]).toBe('300.3');
  });
});

describe('numbers in further spellings', () => {
  it.each([
    ['cr 309 4', '309.4'],
    ['3094', '309.4'],
    ['2016 turn.3c', 'Turn.3C'],
    ['apr i a 01 dmg 6', 'I.A-01/dmg.6'],
    ['order 2 neo', 'Order.2'],
    ['mulligan 3 xy', 'Mulligan.3'],
    ['what does Turn.2F say', 'Turn.2F'],
    ['what does cr 207 say', '207'],
    ['Energy Types: Darkness', 'Energy Types: Darkness'],
  ])('“%s” is a rule', (query, id) => {
    expect(findAnywhere(query).hits[0]).toMatchObject({ id, score: 1 });
  });
});

describe('the index', () => {
  it('has the same bytes for the same corpus, and opens from JSON to the same answers', () => {
    const text = JSON.stringify(buildSearchData(corpus, points, asked, questions));
    expect(JSON.stringify(buildSearchData(corpus, points, asked, questions))).toBe(text);
    const opened = openSearchIndex(JSON.parse(text), corpus);
    expect(search(opened, 'asleep retreat')).toEqual(findAnywhere('asleep retreat'));
  });

  it('refuses a corpus it was not made from', () => {
    expect(() => openSearchIndex(buildSearchData(corpus), { ...corpus, hash: 'other' })).toThrow('another corpus');
  });

  it('on disk belongs to the corpus in the repository', () => {
    const { slang, ...rest } = buildSearchData(corpus, points, asked, questions);
    for (const [file, data] of [
      ['search.json', rest],
      ['slang.json', slang],
    ] as const) {
      const built = join(root, 'dist', file);
      expect(existsSync(built), `dist/${file} is missing: npm run build`).toBe(true);
      expect(readFileSync(built, 'utf8').trim(), 'stale: npm run corpus').toBe(inAscii(JSON.stringify(data)));
    }
  });

  it('names rules that are alike on both sides, as the ranking takes them', () => {
    const index = openSearchIndex(buildSearchData(corpus, points, asked, questions), corpus);
    const named = corpus.entries.map((_, at) => index.alike(at));
    const oneSided = named.flatMap((others, at) =>
      others.filter((one) => !named[one.at]?.some((back) => back.at === at && back.likeness === one.likeness)),
    );
    expect(named.flat().length).toBeGreaterThan(0);
    expect(oneSided).toEqual([]);
  });
});
