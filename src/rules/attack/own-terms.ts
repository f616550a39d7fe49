import { type Condition, holds, nameOf, playerOf, pokemonOf, seatOf, type View } from '../../claims/index.ts';
import { type ActionOf, lawOf, reading, step } from '../../engine/index.ts';
import type { Attack, Seat } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { findAttack } from './may-attack.ts';

/** What the text of an attack itself asks before it may be used: a condition, or that no GX attack was used before. */

const CARD_WINS = lawOf({
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: 'what a card says goes before a rule', near: 'Options#2' },
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Evolution#3' },
  'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
});

type PlayAction = ActionOf<'play-trainer'> | ActionOf<'play-supporter'> | ActionOf<'play-stadium'>;

const attackOf = (view: View, action: ActionOf<'attack'>): Attack | null => findAttack(view, action)?.attack ?? null;

export const onlyIf = forbids({
  acts: ['attack'],
  bar: 'effect',
  code: 'attack-asks-for-more',
  law: CARD_WINS,
  concerns: (view, action) => attackOf(view, action)?.onlyIf !== undefined,
  when: (view, action) => {
    const attack = attackOf(view, action);
    const pokemon = pokemonOf(view.state, action.attacker);
    if (attack?.onlyIf === undefined || pokemon === null) return null;
    const seat = seatOf(view.state, pokemon.uid) ?? view.state.toMove;
    if (holds(view, attack.onlyIf as Condition, { seat, uid: pokemon.uid })) return null;
    return { pokemon: nameOf(view, pokemon), attack: attack.name };
  },
});

/** What the text of a card asks for before it may be played. */
export const playOnlyIf = forbids({
  acts: ['play-trainer', 'play-supporter', 'play-stadium'],
  bar: 'effect',
  code: 'card-asks-for-more',
  law: CARD_WINS,
  concerns: (view, action: PlayAction) => view.cardAt(action.card)?.playsOnlyIf !== undefined,
  when: (view, action: PlayAction) => {
    const card = view.cardAt(action.card);
    if (card?.playsOnlyIf === undefined) return null;
    const met = holds(view, card.playsOnlyIf as Condition, { seat: view.state.toMove, uid: null });
    return met ? null : { card: card.name };
  },
});

export const oneGxAttack = forbids({
  acts: ['attack'],
  bar: 'used',
  code: 'gx-attack-spent',
  law: CARD_WINS,
  concerns: (view, action) => attackOf(view, action)?.gx === true,
  when: (view, action) => {
    const attack = attackOf(view, action);
    const seat = seatOf(view.state, action.attacker) ?? view.state.toMove;
    if (attack?.gx !== true || playerOf(view.state, seat).gx !== true) return null;
    return { attack: attack.name, player: seat };
  },
});

/** An attack that fails because of what lies on its Pokémon was not used; of other documents nobody knows it. */
const counts = reading(
  { 'advanced-2018': ['II.D-01#1', 'it does not count as used'] },
  (_view, [ended]: readonly [string], why) => {
    why('attack-not-used', { code: ended });
    return false;
  },
  () => true,
);

/** How an attack ends that something else has kept from happening. */
const FAILED: readonly (string | null)[] = ['cancelled-by-effect', 'confused'];

const spend = step(CARD_WINS, (t: T, seat: Seat): void => {
  t.put({ kind: 'gx-used', seat });
});

/** Keeps it that the one GX attack of a player has been used, if this one was. */
export const rememberGx = (t: T, seat: Seat, attack: Attack, ended: string | null): void => {
  if (attack.gx !== true || playerOf(t.state, seat).gx === true) return;
  if (ended !== null && FAILED.includes(ended) && !counts(t.view, [ended], t.why)) return;
  spend(t, seat);
};
