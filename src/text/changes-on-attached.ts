import { isUndescribed, playerOf, type View } from '../claims/index.ts';
import { isAttachedTool, stadiumMeant } from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import { fittingEnergy } from './attached-energy.ts';
import { findsNoDeck } from './changes-in-piles.ts';
import { cardFits } from './fitting-cards.ts';
import { any, type Change, type Looking, reachesUnknown, someFits } from './looking.ts';
import type { Verb } from './verb.ts';
import { mayBear } from './verbs-becoming-tools.ts';
import { toolsAndStadium } from './verbs-in-play.ts';
import { couldBe, hiddenFrom } from './who.ts';

/** What verbs about Energy, Tools and Stadiums in play would change; undefined for any other verb. */

export const changesOnAttached = (view: View, verb: Verb, context: Looking): Change | undefined => {
  if ('discard-tool' in verb) {
    return someFits(view, verb['discard-tool'], context, ({ attached }) =>
      attached.some((attachment) => isAttachedTool(view, attachment)),
    );
  }
  if ('discard-in-play' in verb) {
    const unknown = hiddenFrom(view, { each: { side: 'any' } }, context) !== null;
    return toolsAndStadium(view, context.seat, verb).length > 0 ? true : unknown ? null : false;
  }
  if ('energy-to-hand' in verb)
    return someFits(view, verb.from, context, (pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0);
  if ('discard-stadium' in verb) return stadiumMeant(view, []) !== null;
  if ('discard-energy' in verb) {
    return someFits(view, verb.from, context, (pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0);
  }
  if ('move-energy' in verb) {
    const has = (giver: Pokemon): boolean => fittingEnergy(view, giver.uid, verb).length > 0;
    const givers = couldBe(view, verb.from, context);
    const toOther = givers
      .filter(has)
      .map((giver) => someFits(view, verb.to, context, (taker) => taker.uid !== giver.uid));
    const unknown = reachesUnknown(view, verb.from, context) || givers.some((giver) => isUndescribed(view, giver));
    return any([...toOther, unknown ? null : false]);
  }
  if ('attach' in verb) {
    if (verb.from === 'deck') return !findsNoDeck(view, context.seat);
    const takers = someFits(view, verb.to, context, () => true);
    const pile = playerOf(view.state, context.seat)[verb.from];
    const cards = pile.cards.map((id) => view.cardAt(id));
    const there = cards.some((card) => card !== null && cardFits(view, card, verb.attach));
    if (!there) return pile.given && !cards.includes(null) ? false : null;
    return takers;
  }
  if ('become-tool' in verb)
    return someFits(view, verb['become-tool'], context, (host) => mayBear(view, host, context));
  return undefined;
};
