import { nameOf, pokemonOf, seatOf, table, type View } from '../claims/index.ts';
import { NotModelled, step } from '../engine/index.ts';
import { hasRoomForTool, type T, type TextContext } from '../rules/index.ts';
import type { Pokemon, Uid } from '../state/index.ts';
import type { Defined } from './define-verb.ts';
import { someFits } from './looking.ts';
import { reached } from './prevention.ts';
import { who } from './shapes-of-words.ts';
import { leavesPlay } from './verbs-that-take-off.ts';
import { describedUnless } from './who.ts';

/** A Pokémon whose own text attaches it to another as a Tool (CR 200.3). */

/** May it be attached to that one? Not to itself, and not where no further Tool may be (CR 308.3). */
export const mayBear = (view: View, host: Pokemon, { uid }: TextContext): boolean =>
  host.uid !== uid && hasRoomForTool(view, host);

/** It leaves play as a Pokémon, and what was on it is discarded; on its host it is a Tool and nothing else. */
const attachAsTool = step(
  { 'comprehensive-2009': ['200.3', 'counts only as the type it was put into play as'] },
  (t: T, uid: Uid, to: Uid, { card, place }: TextContext): void => {
    const pokemon = pokemonOf(t.state, uid);
    const seat = seatOf(t.state, uid);
    const [own, beneath] = pokemon?.stack ?? [];
    if (pokemon === null || seat === null || own === undefined) return;
    if (beneath !== undefined)
      throw new NotModelled(card, place, `what becomes of the cards beneath ${nameOf(t.view, pokemon)}`);
    leavesPlay(t, uid, { to: 'beside', attached: 'discard' });
    t.put({ kind: 'attached', card: own, to, from: { seat, zone: 'beside' }, as: 'tool', energy: false });
  },
);

export const SHAPES_BECOMING_TOOLS = {
  'become-tool': table({ 'become-tool': who }, 'become-tool'),
};

export const verbsBecomingTools = {
  'become-tool': {
    says: 'The Pokémon whose text it is leaves play, what is on it is discarded, and its card is attached to that one as a Tool, where there is room for one.',
    rules: ['200.3'],
    example: { 'become-tool': { one: { side: 'yours' } } },
    stands: 'pokemon',
    bears: ['effects'],
    play(t, verb, context) {
      if (context.uid === null)
        throw new NotModelled(context.card, context.place, 'a card that is not a Pokémon in play');
      describedUnless(t.view, context.uid, () => false);
      const [to] = reached(t, verb['become-tool'], context, (host) => mayBear(t.view, host, context));
      if (to === undefined)
        throw new NotModelled(context.card, context.place, 'what becomes of it where none has room for a Tool');
      describedUnless(t.view, to, () => false);
      attachAsTool(t, context.uid, to, context);
    },
    changes: (view, verb, context) =>
      someFits(view, verb['become-tool'], context, (host) => mayBear(view, host, context)),
  },
} satisfies Defined<typeof SHAPES_BECOMING_TOOLS>;
