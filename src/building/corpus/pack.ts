import type { Confidence, CorpusIndex } from '../../corpus/entry.ts';
import type { StoredOutline } from '../../corpus/packed.ts';
import type { PointsIndex } from '../../corpus/points.ts';
import { packSpellings } from '../../corpus/spelling-tables.ts';
import { listInLines } from '../list-in-lines.ts';

const LETTER: { readonly [confidence in Confidence]: string } = { sure: 's', single: '1', doubt: 'd' };

/** The corpus as the build writes it: `bodies` is one JSON document with a line for each entry, `outline` the rest. */
export const packCorpus = (index: CorpusIndex): { readonly outline: StoredOutline; readonly bodies: string } => {
  const places = new Map(index.entries.map((entry, at) => [`${entry.document}/${entry.id}`, at]));
  const placeOf = (document: string, id: string): number => {
    const place = places.get(`${document}/${id}`);
    if (place === undefined) throw new Error(`${document}/${id} is not an entry`);
    return place;
  };
  const head = `{"hash":${JSON.stringify(index.hash)},"documents":${JSON.stringify(index.documents)},"entries":`;
  const { text: bodies, offsets } = listInLines(index.entries, head, '}');
  return {
    bodies,
    outline: {
      hash: index.hash,
      documents: index.documents,
      counts: index.documents.map(({ key }) => index.entries.filter(({ document }) => document === key).length),
      ids: index.entries.map(({ id }) => id),
      titles: index.entries.map(({ title }) => title),
      kinds: index.entries.map(({ kind }) => kind.charAt(0)).join(''),
      classes: index.entries.map((entry) => entry.class.charAt(0)).join(''),
      confidences: index.entries
        .map(({ confidence }) => (confidence === undefined ? '-' : LETTER[confidence]))
        .join(''),
      parents: index.entries.map(({ document, parent }) => (parent === null ? -1 : placeOf(document, parent))),
      links: index.entries.map(({ links }) => links.map(({ document, id }) => placeOf(document, id))).join(';'),
      offsets,
      spellings: packSpellings(index.entries),
    },
  };
};

/** The points as the build writes them: one JSON document, with a line for each point. */
export const pointsText = ({ topics, points }: PointsIndex): string =>
  listInLines(points, `{"topics":${JSON.stringify(topics)},"points":`, '}').text;
