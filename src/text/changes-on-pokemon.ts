import { claimsOn, conditionOf, playerOf, type View } from '../claims/index.ts';
import { conditionsCured, isDamaged, type TextContext } from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import { both } from './changes-in-piles.ts';
import { livesWith, mostMoved } from './counters-moved.ts';
import { cardFits } from './fitting-cards.ts';
import { any, type Change, type Looking, reachesUnknown, someFits } from './looking.ts';
import type { Verb } from './verb.ts';
import { benchShrinks } from './verbs-in-play.ts';
import { couldBe, opponentMeant } from './who.ts';

/** What verbs that act on Pokémon in play would change; undefined for any other verb. */

const benchOf = (view: View, seat: TextContext['seat'], named: TextContext['named']): Change => {
  const player = playerOf(view.state, seat);
  // Named may be whom it brings in, or whom it takes back.
  const goes = player.active.some((pokemon) => pokemon !== null && pokemon.uid === named);
  if (named !== undefined && !goes) return player.bench.some(({ uid }) => uid === named);
  if (!player.benchGiven) return null;
  return player.bench.length > 0;
};

/** Is it affected just so already? Another Paralysis may last longer than the old one. */
const isSoAffected = (pokemon: Pokemon, verb: Extract<Verb, { condition: unknown }>): boolean => {
  const there = conditionOf(pokemon, verb.condition);
  if (there === null || verb.condition === 'paralyzed') return false;
  const other = pokemon.marks.findLast(({ parent, says }) => parent === there.id && typeof says.counters === 'number');
  return other?.says.counters === verb.counters;
};

/** Is a card there that could take the place of a Pokémon? A search is made whatever the deck holds. */
const holdsFitting = (view: View, verb: Extract<Verb, { exchange: unknown }>, { seat }: Looking): Change => {
  if (verb.from === 'deck') return true;
  const pile = playerOf(view.state, seat)[verb.from];
  const cards = pile.cards.map((id) => view.cardAt(id));
  if (cards.some((card) => card !== null && cardFits(view, card, verb.for))) return true;
  return pile.given && !cards.includes(null) ? false : null;
};

export const changesOnPokemon = (view: View, verb: Verb, context: Looking): Change | undefined => {
  const opponent = opponentMeant(view, context) ?? context.seat;
  if ('heal' in verb)
    return someFits(
      view,
      verb.from,
      context,
      (pokemon) => isDamaged(pokemon) && claimsOn(view, pokemon, 'no-heal').length === 0,
    );
  if ('cure' in verb) {
    const card = context.card === null ? null : view.cardAt(context.card);
    const names = conditionsCured(view, verb.cure, card?.name ?? context.place);
    return someFits(view, verb.on, context, (pokemon) => names.some((name) => conditionOf(pokemon, name) !== null));
  }
  if ('switch' in verb && verb.with === 'self')
    return playerOf(view.state, context.seat).bench.some(({ uid }) => uid === context.uid);
  if ('switch' in verb && verb.of !== undefined)
    return someFits(view, { one: { ...verb.of, side: verb.switch, place: 'bench' } }, context, () => true);
  if ('switch' in verb) return benchOf(view, verb.switch === 'yours' ? context.seat : opponent, context.named);
  if ('keep-on-bench' in verb) return benchShrinks(view, opponent, verb['keep-on-bench']);
  if ('lock-attack' in verb) return someFits(view, verb['lock-attack'], context, () => true);
  if ('devolve' in verb)
    return someFits(view, verb.devolve, context, (pokemon) => view.readings.evolved(view, pokemon));
  if ('exchange' in verb)
    return both(
      someFits(view, verb.exchange, context, () => true),
      holdsFitting(view, verb, context),
    );
  if ('knock-out' in verb) return someFits(view, verb['knock-out'], context, () => true);
  if ('return' in verb) return someFits(view, verb.return, context, () => true);
  if ('move-counters' in verb) {
    const givers = couldBe(view, verb.from, context).filter(isDamaged);
    const bears = (taker: Pokemon, giver: Pokemon): boolean =>
      verb['not-fatal'] !== true || livesWith(view, taker, mostMoved(verb, giver)) === true;
    const moves = givers.map((giver) =>
      someFits(view, verb.to, context, (taker) => taker.uid !== giver.uid && bears(taker, giver)),
    );
    return any([...moves, reachesUnknown(view, verb.from, context) ? null : false]);
  }
  if ('damage' in verb) return someFits(view, verb.to, context, () => true);
  if ('condition' in verb) return someFits(view, verb.on, context, (pokemon) => !isSoAffected(pokemon, verb));
  if ('counters' in verb) return someFits(view, verb.on, context, () => true);
  if ('lasting' in verb)
    return verb.on === 'you' || verb.on === 'opponent' ? true : someFits(view, verb.on, context, () => true);
  return undefined;
};
