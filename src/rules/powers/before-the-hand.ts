import { type Condition, playerOf, type View } from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import { type Law, lawOf, NotModelled, step } from '../../engine/index.ts';
import type { Arrival, CardId, Power, Seat } from '../../state/index.ts';
import { allHold } from '../attack/unmet-terms.ts';
import { forbids } from '../prohibition.ts';
import type { T, Texts } from '../questions.ts';
import { found } from './announced.ts';
import { muteOutsidePlay } from './muted-outside-play.ts';
import { findPower } from './powers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['use-before-the-hand'],
} as const;

/** Abilities that are used after their card was seen and before it goes into the hand (APR 2025 II.E-31). */

const silentOn = (silent: string) =>
  ({
    'neo-2001': { silent, near: 'Play.9A' },
    'ex-2003': { silent, near: 'Draw' },
    'comprehensive-2009': { silent, near: '601.1' },
    'xy-2016': { silent, near: 'Turn.1' },
    'me-2026': { silent, near: 'Turn.1#a' },
    'advanced-2018': { silent, near: 'I.E#3' },
  }) as const satisfies Law<Exclude<RuledDoc, 'advanced-2025'>>;

const AS_IT_COMES = lawOf({
  ...silentOn('what a card says for before it goes into the hand is done then'),
  'advanced-2025': ['II.E-31#1', 'at the moment at which a card is taken'],
});

const ONE_BY_ONE = lawOf({
  ...silentOn('such texts of two cards are done one after the other'),
  'advanced-2025': ['II.E-31#3', 'applied one by one'],
});

const isOf = (power: Power, by: Arrival): boolean => power.comes === by;

/** The Ability of that card for the moment in which it is seen; null where it has none, or its player may not use it now. */
const usable = (t: T, seat: Seat, card: CardId, by: Arrival): Power | null => {
  const power = t.view.cardAt(card)?.powers?.find((one) => isOf(one, by));
  // Pokémon Checkup is not part of a turn, and each of these texts speaks of its player's turn.
  if (power === undefined || t.state.toMove !== seat || t.state.phase === 'between') return null;
  const conditions = (power.when ?? []) as unknown as readonly Condition[];
  if (!allHold(t.view, conditions, { seat, uid: null }, t.why)) return null;
  return muteOutsidePlay(t.view, card, power.name) === null ? power : null;
};

/** Has that card an Ability for the moment in which it comes this way? */
export const waitsForIt = (view: View, card: CardId, by: Arrival): boolean =>
  view.cardAt(card)?.powers?.some((one) => isOf(one, by)) === true;

const use = (texts: Texts) => (t: T, seat: Seat, card: CardId, power: Power) => {
  const facts = { power: power.name, card: t.view.cardAt(card)?.name ?? power.name };
  const options = [
    { key: 'yes', aliases: ['use it', 'y'] },
    { key: 'no', aliases: ['leave it', 'n'] },
  ];
  if (t.ask({ kind: 'choose', by: seat, code: 'use-before-the-hand', facts, options }) !== 'yes') return;
  if (power.does === undefined) throw new NotModelled(card, power.name, power.text ?? 'its text');
  t.put({ kind: 'card-used', card, name: power.name });
  const context = { seat, uid: null, card, place: power.name, origin: 'power', attack: null, chosen: null } as const;
  texts.say(t, power.does, { ...context });
};

/**
 * Cards that were seen and are not in the hand yet: each of their Abilities is used, if its player likes, and what is still there goes into the hand.
 * `by`: how they came.
 */
export const asItComes = (texts: Texts) => {
  const atThatMoment = step(AS_IT_COMES, use(texts));
  const afterTheFirst = step(ONE_BY_ONE, (_t: T, play: () => void): void => {
    play();
  });
  return (t: T, seat: Seat, cards: readonly CardId[], by: Arrival): void => {
    let isFirst = true;
    for (const card of cards) {
      const power = usable(t, seat, card, by);
      const play = (): void => {
        if (power !== null) atThatMoment(t, seat, card, power);
      };
      if (power === null || isFirst) play();
      else afterTheFirst(t, play);
      if (power !== null) isFirst = false;
      if (playerOf(t.state, seat).beside.cards.includes(card))
        t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: { seat, zone: 'hand' } });
    }
  };
};

const TOO_LATE = lawOf({
  ...silentOn('what a card says for before it goes into the hand is not used later'),
  'advanced-2025': ['II.E-31#2', 'before it is put into the hand'],
});

/** Once the card is in the hand the moment is over. */
export const notInHandYet = forbids({
  acts: ['use-card'],
  obstacle: 'place',
  code: 'before-the-hand-only',
  law: TOO_LATE,
  concerns: (view, action) => comesOf(found(view, action)?.text) !== undefined,
  when: (view, action) => ({ power: action.power, comes: comesOf(found(view, action)?.text) ?? 'prize' }),
});

/** And so it is once the card is in play. */
export const notInPlayYet = forbids({
  acts: ['use-power'],
  obstacle: 'place',
  code: 'before-the-hand-only',
  law: TOO_LATE,
  concerns: (view, action) => findPower(view, action)?.power.comes !== undefined,
  when: (view, action) => ({ power: action.power, comes: findPower(view, action)?.power.comes ?? 'prize' }),
});

const comesOf = (text: { readonly comes?: Arrival } | undefined): Arrival | undefined => text?.comes;

/** A card that was just seen is put onto the Bench: it was never in the hand. */
export const benchedUnseen = step(
  {
    ...silentOn('a card that is put down before it goes into the hand was not in the hand'),
    'advanced-2025': ['II.E-31#4', 'does not count as played from the hand'],
  },
  (t: T, seat: Seat, card: CardId): void => {
    t.put({ kind: 'benched', card, seat, from: 'beside', uid: t.nextUid });
  },
  (t: T, seat: Seat, card: CardId): void => {
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: { seat, zone: 'hand' } });
    t.put({ kind: 'benched', card, seat, from: 'hand', uid: t.nextUid });
  },
);
