import { RULED, type RuledDoc } from '../../corpus/index.ts';
import { type Dealt, labelOf } from './dealt.ts';

/** What random boards have to cover: each of these has to occur, and a soak says how often it did. */

const described = ({ sides }: Dealt, zone: string): boolean =>
  sides.every(({ zones }) => zones.some((text) => text.startsWith(`${zone} `)));

const asks =
  (word: string) =>
  ({ question }: Dealt): boolean =>
    question.split(' ')[0] === word;

const marked =
  (sign: string) =>
  ({ sides }: Dealt): boolean =>
    sides.some(({ active, bench }) =>
      [...active, ...(bench ?? [])].some(({ signs }) => signs.some((one) => one.startsWith(sign))),
    );

export const FEATURES: Readonly<Record<string, (one: Dealt) => boolean>> = {
  'one against one': ({ form }) => form === '',
  '2-on-2 battle': ({ form }) => form === '2on2',
  'team battle': ({ form }) => form === 'team',
  'with a fallback': ({ fallback }) => fallback !== null,
  'without a fallback': ({ fallback }) => fallback === null,
  'an unread text': ({ unread }) => unread,
  'only texts that are read': ({ unread }) => !unread,
  'the same Pokémon on both sides': ({ mirrored }) => mirrored,
  'nothing given of the other side': ({ sides }) => sides.some(({ active }) => active.length === 0),
  'a Bench not given': ({ sides }) => sides.some(({ active, bench }) => active.length > 0 && bench === null),
  'a hand not given': (one) => !described(one, 'hand'),
  'a deck not given': (one) => !described(one, 'deck'),
  'a discard pile not given': (one) => !described(one, 'discard'),
  'Prizes not given': (one) => !described(one, 'prizes'),
  'the first turn': ({ turn }) => turn === 1,
  'a limit of the turn used': ({ used }) => used.length > 0,
  'a Stadium': ({ stadium }) => stadium !== null,
  'a Special Condition': marked('~'),
  damage: marked('-'),
  'asks for an attack': asks('attack'),
  'asks for a retreat': asks('retreat'),
  'asks for a power': asks('use'),
  'asks to play a card': asks('play'),
  'asks to attach': asks('attach'),
  'asks to bench': asks('bench'),
  'asks to evolve': asks('evolve'),
  'asks to end the turn': asks('end'),
};

const tagged =
  (...words: readonly string[]) =>
  ({ tags }: Dealt): boolean =>
    words.some((word) => tags.includes(word));

/** What only some cards bring, which need not be among those that ship. */
export const OF_SOME_CARDS: Readonly<Record<string, (one: Dealt) => boolean>> = {
  'an effect of an attack': marked('*'),
  'cards of its last years': ({ lately }) => lately,
  'a card that forbids something': ({ banned }) => banned,
  'a Pokémon ex, EX or GX': tagged('ex', 'EX', 'gx'),
  'a Pokémon V, VMAX or VSTAR': tagged('v', 'vmax', 'vstar'),
  'a Tera Pokémon': tagged('tera'),
  'an ACE SPEC': tagged('ace spec'),
};

const COUNTED = { ...FEATURES, ...OF_SOME_CARDS };

/** How many boards of each document have each of these. */
export class Covered {
  readonly #boards = new Map<RuledDoc, number>();
  readonly #counts = new Map<string, Map<RuledDoc, number>>();

  add(one: Dealt): void {
    this.#boards.set(one.doc, (this.#boards.get(one.doc) ?? 0) + 1);
    for (const [name, has] of Object.entries(COUNTED)) {
      if (!has(one)) continue;
      const counts = this.#counts.get(name) ?? new Map<RuledDoc, number>();
      counts.set(one.doc, (counts.get(one.doc) ?? 0) + 1);
      this.#counts.set(name, counts);
    }
  }

  of(name: string, doc: RuledDoc): number {
    return this.#counts.get(name)?.get(doc) ?? 0;
  }

  total(name: string): number {
    return RULED.reduce((sum, doc) => sum + this.of(name, doc), 0);
  }

  boards(doc: RuledDoc): number {
    return this.#boards.get(doc) ?? 0;
  }

  /** A table, one column for each document. */
  table(docs: readonly RuledDoc[] = RULED): readonly string[] {
    const row = (name: string, cells: readonly (string | number)[]): string =>
      `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(7)).join('')}`;
    return [
      row('', docs.map(labelOf)),
      row(
        'boards',
        docs.map((doc) => this.boards(doc)),
      ),
      ...Object.keys(COUNTED).map((name) =>
        row(
          name,
          docs.map((doc) => this.of(name, doc)),
        ),
      ),
    ];
  }
}
