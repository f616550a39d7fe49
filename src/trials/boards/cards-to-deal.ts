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
  /** Attacks that leave an effect on a Pokémon, each with its card. */
  readonly lasting: readonly LastingAttack[];
  /** Pokémon and Stadiums that keep players from something as long as they are in play. */
  readonly bans: readonly Card[];
  /** Pokémon whose texts attach, switch or put into play: what a ban may reach or not. */
  readonly doers: readonly Card[];
}

export interface LastingAttack {
  readonly card: Card;
  readonly attack: string;
  readonly on: 'self' | 'defending';
}

type Does = Readonly<Record<string, unknown>>;

const lastingAttacks = (card: Card): readonly LastingAttack[] =>
  (card.attacks ?? []).flatMap(({ name, does = [] }) =>
    (does as readonly Does[]).flatMap(({ lasting, on }) =>
      lasting !== undefined && (on === 'self' || on === 'defending') ? [{ card, attack: name, on }] : [],
    ),
  );

const forbids = ({ always = [], powers = [] }: Card): boolean =>
  [...always, ...powers.flatMap((power) => power.always ?? [])].some(
    (claim) => (claim as Does | null)?.claim === 'cannot',
  );

const DOES = /\b(?:attach|switch|evolve|onto your bench|put .* into play)/iu;

const actsByText = ({ attacks = [], powers = [] }: Card): boolean =>
  [...attacks, ...powers].some(({ text, does }) => does !== undefined && DOES.test(text ?? ''));

const sorted = (cards: readonly Card[]): CardsToDeal => {
  const byName = new Map<string, Card[]>();
  for (const card of cards) byName.set(card.name, [...(byName.get(card.name) ?? []), card]);
  const named = (name: string): readonly Card[] => byName.get(name) ?? [];
  const pokemon = cards.filter(({ kind }) => kind === 'pokemon');
  const energy = cards.filter(({ kind }) => kind === 'energy');
  const isBasicEnergy = ({ tags = [] }: Card): boolean => tags.includes('basic energy');
  const isBasic = ({ kind, stage }: Card): boolean => kind === 'pokemon' && (stage === 'basic' || stage === 'baby');
  const isEvolved = ({ kind, stage, from }: Card): boolean =>
    kind === 'pokemon' &&
    ['stage 1', 'stage 2', 'mega', 'break', 'vmax', 'vstar'].includes(stage ?? '') &&
    from !== undefined &&
    named(from).length > 0;
  const isPlain = (card: Card): boolean => isBasic(card) || isEvolved(card);
  return {
    basics: pokemon.filter(isBasic),
    evolved: pokemon.filter(isEvolved),
    levelUps: pokemon.filter(({ stage, from }) => stage === 'level-up' && from !== undefined && named(from).length > 0),
    basicEnergy: energy.filter(isBasicEnergy),
    specialEnergy: energy.filter((one) => !isBasicEnergy(one)),
    tools: cards.filter(({ kind, attaches }) => kind === 'trainer' && attaches === true),
    stadiums: cards.filter(({ kind }) => kind === 'stadium'),
    trainers: cards.filter(({ kind, attaches }) => kind === 'supporter' || (kind === 'trainer' && attaches !== true)),
    named,
    lasting: pokemon.flatMap(lastingAttacks),
    bans: cards.filter((card) => (card.kind === 'stadium' || isPlain(card)) && forbids(card)),
    doers: pokemon.filter((card) => isPlain(card) && actsByText(card)),
  };
};

/** All cards a document can have met, and those of its own last years, which its rules are written for. */
export interface DealOfDocument {
  readonly all: CardsToDeal;
  readonly lately: CardsToDeal;
}

export type DealByDocument = Readonly<Record<RuledDoc, DealOfDocument>>;

const YEARS = 4;

const lately = (cards: readonly Card[]): readonly Card[] => {
  const last = cards.reduce((latest, { released = '' }) => (released > latest ? released : latest), '');
  const from = `${Number(last.slice(0, 4)) - YEARS}${last.slice(4)}`;
  return cards.filter(({ released = '', tags = [] }) => released >= from || tags.includes('basic energy'));
};

/** For every document the cards printed up to its last set. */
export const cardsToDeal = (poolOf: (doc: RuledDoc) => CardPool): DealByDocument =>
  Object.fromEntries(
    RULED.map((doc) => {
      const until = LAST_RELEASE[doc];
      const cards = poolOf(doc)
        .all()
        .filter(({ released = '' }) => released <= until);
      return [doc, { all: sorted(cards), lately: sorted(lately(cards)) }];
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
