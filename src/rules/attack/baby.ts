import {
  activesOf,
  conditionOf,
  namedApart,
  opponentsOf,
  playerOf,
  pokemonOf,
  topCard,
  type View,
} from '../../claims/index.ts';
import { type ActionOf, reading, step } from '../../engine/index.ts';
import type { Pokemon, Repeated } from '../../state/index.ts';
import { CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { basic } from '../pokemon/pokemon.ts';
import type { T } from '../questions.ts';
import { end } from './attack.ts';
import type { AttackRun } from './attack-run.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  ending: ['baby-ends-turn', 'baby-flip'],
  note: ['no-flip-for-confusion'],
  question: ['baby', 'baby-announced'],
} as const;

/** The Baby Pokémon of the Neo sets: a player who would attack one that is Active flips a coin first, before announcing the attack or on it. */

/** Nothing comes between wanting to attack and announcing it. */
export const nothingBefore = (_t: T, _action: ActionOf<'attack'>): boolean => true;

/** With several Pokémon that may be attacked, which of them the text means is open. */
const playedAsPrinted = (view: View): boolean => {
  const opponents = opponentsOf(view, view.state.toMove);
  return opponents.length === 1 && opponents.every((seat) => activesOf(playerOf(view.state, seat)).length < 2);
};

const facesBaby = (view: View): Pokemon | null => {
  const [opponent] = opponentsOf(view, view.state.toMove);
  const [pokemon] = opponent === undefined ? [] : activesOf(playerOf(view.state, opponent));
  if (pokemon === undefined) return null;
  return topCard(view, pokemon)?.stage === 'baby' && basic(view, [pokemon]) ? pokemon : null;
};

/** A document without that rule follows the text that the card prints. */
const { 'neo-2001': _neo, 'ex-2003': _ex, ...AS_THE_CARD_SAYS } = CARD_BEFORE_RULE;

const flip = step(
  { ...AS_THE_CARD_SAYS, 'neo-2001': ['Order.1', 'you flip a coin before announcing your attack'] },
  (t: T, baby: Pokemon): boolean => {
    const facts = { pokemon: namedApart(t.view, baby) };
    const coin = t.ask({ kind: 'coin', by: t.state.toMove, code: 'baby', facts });
    if (coin === 'heads') return true;
    t.put({ kind: 'phase-began', phase: 'attack' });
    t.put({ kind: 'attack-ended', code: 'baby-flip' });
    return false;
  },
  (_t: T, _pokemon: Pokemon) => true,
);

/** On tails the attack does nothing: it is not even announced. */
export const babyFlip = (t: T, _action: ActionOf<'attack'>): boolean => {
  const baby = facesBaby(t.view);
  return baby === null || flip(t, baby);
};

const printsFlip = (view: View, pokemon: Pokemon): boolean =>
  topCard(view, pokemon)?.unread?.some(({ repeats }) => repeats === 'baby-rule') === true;

/** Where no rule says so, the text of the Baby does: the flip comes before anything that the attack asks for. */
export const printedFlip = (t: T, _action: ActionOf<'attack'>): boolean => {
  const baby = facesBaby(t.view);
  return baby === null || !playedAsPrinted(t.view) || !printsFlip(t.view, baby) || flip(t, baby);
};

/** A Confused Pokémon that may not attack flips no coin for that either. */
const confusionIsNotFlipped = reading(
  { 'ex-2003': ['Status.Confused', 'takes no damage from Confusion'] },
  (view, [attacker]: readonly [Pokemon], why): void => {
    why('no-flip-for-confusion', { pokemon: namedApart(view, attacker) });
  },
  () => {},
);

/** On tails the turn ends with the flip: nothing that the attack asks for is done, and no other coin is flipped. */
export const flipOnAnnouncing = step(
  { 'ex-2003': ['Baby#2', 'your opponent flips a coin on announcing an attack'] },
  (t: T, run: AttackRun) => {
    const baby = facesBaby(t.view);
    if (baby === null) return;
    const coin = t.ask({
      kind: 'coin',
      by: run.seat,
      code: 'baby-announced',
      facts: { pokemon: namedApart(t.view, baby) },
    });
    if (coin === 'heads') return;
    const attacker = pokemonOf(t.state, run.attacker);
    if (attacker !== null && conditionOf(attacker, 'confused') !== null)
      confusionIsNotFlipped(t.view, [attacker], t.why);
    end(t, run, 'baby-ends-turn');
  },
);

/** Baby Pokémon print that flip; where the document has the rule, their text adds nothing to it. */
export const saysItself = reading(
  {
    'neo-2001': ['Order.1', 'you flip a coin before announcing your attack'],
    'ex-2003': ['Baby#2', 'your opponent flips a coin on announcing an attack'],
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view: View, _repeats: readonly [Repeated]) => true,
  (view) => playedAsPrinted(view),
);
