import { conditionOf, CONDITIONS, opponentsOf, playerOf, type View } from '../claims/index.ts';
import type { TextContext } from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import { fittingEnergy } from './energy-verbs.ts';
import { candyTargets } from './rare-candy.ts';
import type { Verb } from './verb.ts';
import { couldBe } from './who.ts';

/** Whether playing a text could change the table at all (CR 602.3): yes, no, or not to be told. */
type Change = boolean | null;

const any = (changes: readonly Change[]): Change => {
  if (changes.includes(true)) return true;
  return changes.includes(null) ? null : false;
};

const benchOf = (view: View, seat: TextContext['seat']): Change => {
  const player = playerOf(view.state, seat);
  if (!player.benchTold) return null;
  return player.bench.length > 0;
};

const changes = (view: View, verb: Verb, context: TextContext): Change => {
  const opponent = opponentsOf(view.state, context.seat)[0] ?? context.seat;
  if ('flip' in verb) return any([wouldChange(view, verb.flip.heads ?? [], context), wouldChange(view, verb.flip.tails ?? [], context)]);
  if ('heal' in verb) return couldBe(view, verb.from, context).some((pokemon) => pokemon.damage > 0);
  if ('cure' in verb) {
    const names = verb.cure === 'all' ? CONDITIONS : verb.cure;
    return couldBe(view, verb.on, context).some((pokemon) => names.some((name) => conditionOf(pokemon, name) !== null));
  }
  if ('switch' in verb) return benchOf(view, verb.switch === 'yours' ? context.seat : opponent);
  if ('draw' in verb) {
    const deck = playerOf(view.state, verb.who === 'opponent' ? opponent : context.seat).deck;
    return deck.told ? deck.cards.length > 0 : true;
  }
  if ('search' in verb || 'shuffle-hand' in verb) return true;
  if ('discard-hand' in verb || 'choose' in verb) return false;
  if ('discard-stadium' in verb) return view.state.stadium !== null;
  if ('discard-energy' in verb) return couldBe(view, verb.from, context).some((pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0);
  if ('move-energy' in verb) {
    const givers = couldBe(view, verb.from, context).filter((pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0);
    const takers = couldBe(view, verb.to, context);
    return givers.some((giver) => takers.some((taker) => taker.uid !== giver.uid));
  }
  if ('devolve' in verb) return couldBe(view, verb.devolve, context).some((pokemon) => pokemon.stack.length > 1);
  if ('rare-candy' in verb) {
    const hand = playerOf(view.state, context.seat).hand;
    const known = hand.told && hand.cards.every((id) => view.cardAt(id) !== null);
    return candyTargets(view, context.seat).length > 0 ? true : known ? false : null;
  }
  if ('from-discard' in verb) {
    const pile = playerOf(view.state, context.seat).discard;
    return pile.told ? (pile.cards.length > 0 ? null : false) : null;
  }
  if ('may' in verb) return wouldChange(view, verb.may, context);
  if ('if' in verb) return any([wouldChange(view, verb.then, context), wouldChange(view, verb.else ?? [], context)]);
  if ('damage' in verb || 'counters' in verb || 'condition' in verb || 'lasting' in verb) return true;
  return null;
};

export const wouldChange = (view: View, does: readonly (Json | Verb)[], context: TextContext): Change =>
  any(does.map((verb) => changes(view, verb as Verb, context)));
