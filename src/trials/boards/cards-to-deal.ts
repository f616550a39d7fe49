import { LAST_RELEASE } from '../../card-data/index.ts';
import { RULED, type RuledDoc } from '../../corpus/index.ts';
import type { Card, CardPool } from '../../state/index.ts';
import type { Chance } from '../chance.ts';

/** The cards a random board is dealt from: those a document can have met, by what may be done with them. */
export interface CardsToDeal {
  readonly basics: readonly Card[];
  /** Evolution cards, each with the cards it can follow. */
  readonly evolved: readonly Card[];
  readonly levelUps: readonly Card[];
  readonly basicEnergy: readonly Card[];
  readonly specialEnergy: readonly Card[];
  readonly tools: readonly Card[];
  readonly stadiums: readonly Card[];
  /** What is played from the hand and does not stay. */
  readonly trainers: readonly Card[];
  named(name: string): readonly Card[];
}

const sorted = (cards: readonly Card[]): CardsToDeal => {
  const byName = new Map<string, Card[]>();
  for (const card of cards) byName.set(card.name, [...(byName.get(card.name) ?? []), card]);
  const named = (name: string): readonly Card[] => byName.get(name) ?? [];
  const pokemon = cards.filter(({ kind }) => kind === 'pokemon');
  const energy = cards.filter(({ kind }) => kind === 'energy');
  const isBasicEnergy = ({ tags = [] }: Card): boolean => tags.includes('basic energy');
  return {
    basics: pokemon.filter(({ stage }) => stage === 'basic' || stage === 'baby'),
    evolved: pokemon.filter(
      ({ stage, from }) =>
        ['stage 1', 'stage 2', 'mega', 'break', 'vmax', 'vstar'].includes(stage ?? '') &&
        from !== undefined &&
        named(from).length > 0,
    ),
    levelUps: pokemon.filter(({ stage, from }) => stage === 'level-up' && from !== undefined && named(from).length > 0),
    basicEnergy: energy.filter(isBasicEnergy),
    specialEnergy: energy.filter((one) => !isBasicEnergy(one)),
    tools: cards.filter(({ kind, attaches }) => kind === 'trainer' && attaches === true),
    stadiums: cards.filter(({ kind }) => kind === 'stadium'),
    trainers: cards.filter(({ kind, attaches }) => kind === 'supporter' || (kind === 'trainer' && attaches !== true)),
    named,
  };
};

export type DealByDocument = Readonly<Record<RuledDoc, CardsToDeal>>;

/** For every document the cards printed up to its last set. */
export const cardsToDeal = (poolOf: (doc: RuledDoc) => CardPool): DealByDocument =>
  Object.fromEntries(
    RULED.map((doc) => {
      const until = LAST_RELEASE[doc];
      return [
        doc,
        sorted(
          poolOf(doc)
            .all()
            .filter(({ released = '' }) => released <= until),
        ),
      ];
    }),
  ) as DealByDocument;

/** The cards below this one, newest first; it ends where no card below is on file. */
export const below = (card: Card, cards: CardsToDeal, chance: Chance): readonly Card[] => {
  const under: Card[] = [];
  let top: Card | undefined = card;
  while (top?.from !== undefined && under.length < 4) {
    const earlier: Card | undefined = chance.pick(cards.named(top.from));
    if (earlier === undefined) break;
    under.push(earlier);
    top = earlier;
  }
  return under;
};
