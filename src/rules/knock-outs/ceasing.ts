import { type Force, inPlay, pokemonOf, type View, viewOf } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Law, lawOf, reading, UnknownFact } from '../../engine/index.ts';
import { type CardId, copyOfPlayer, copyOfPokemon, copyOfState, type GameState } from '../../state/index.ts';
import type { T } from '../questions.ts';
import type { CheckRun, SpokeBefore } from './check-run.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['effect-ceases'],
} as const;

/** What a card said for as long as it lay in play ceases when the checks discard it (CR 303.1d). */

/** What speaks, for the remark below; what is only remarked must not break off a ruling. */
const speaking = (view: View): readonly Force[] => {
  try {
    return view.forces().filter(({ doubt }) => doubt === undefined);
  } catch (stop) {
    if (stop instanceof UnknownFact) return [];
    throw stop;
  }
};

/** The cards in play that may say something, but for those beneath others. */
const mayBeSpeaking = ({ players, stadium }: GameState): readonly CardId[] => [
  ...players
    .flatMap(inPlay)
    .flatMap(({ stack, attached }) => [
      ...(stack[0] === undefined ? [] : [stack[0]]),
      ...attached.map(({ card }) => card),
    ]),
  ...(stadium === null ? [] : [stadium.card]),
];

/** Nothing of it is written to any more, whatever is done on the table. */
const copied = (state: GameState): GameState => ({
  ...copyOfState(state),
  players: state.players.map((player) => ({
    ...copyOfPlayer(player),
    active: player.active.map((one) => (one === null ? null : copyOfPokemon(one))),
    bench: player.bench.map(copyOfPokemon),
  })),
});

export const NOTHING_SPOKE: SpokeBefore = { cards: [], forces: () => [] };

/** Keeps what speaks before a round of checks. Of cards that note what is read of them it is not gathered before one has left. */
export const spokeBefore = (t: T): SpokeBefore => {
  const { view, state, rules } = t;
  if (view.pool.isWatched === true) {
    const before = copied(state);
    return { cards: mayBeSpeaking(state), forces: () => speaking(viewOf(before, rules)) };
  }
  const spoke = speaking(view);
  return spoke.length === 0
    ? NOTHING_SPOKE
    : { cards: spoke.flatMap(({ card }) => (card === null ? [] : [card])), forces: () => spoke };
};

/** Lasting effects whose cards are no longer in play. One that was about its own Pokémon, which is gone too, is not reported. */
const fellSilent = (view: View, { cards, forces }: SpokeBefore): readonly Force[] => {
  if (cards.length === 0) return [];
  const all = view.state.players.flatMap(inPlay);
  // What speaks is nearly always on top or attached; cards beneath are looked at last.
  const isLying = (card: CardId): boolean =>
    view.state.stadium?.card === card ||
    all.some(({ stack, attached }) => stack[0] === card || attached.some((one) => one.card === card)) ||
    all.some(({ stack }) => stack.includes(card));
  if (cards.every(isLying)) return [];
  const matters = ({ claim, from }: Force): boolean =>
    typeof claim.on === 'object' || (from.uid !== null && pokemonOf(view.state, from.uid) !== null);
  const gone = forces().filter((force) => force.card !== null && !isLying(force.card) && matters(force));
  if (gone.length === 0) return [];
  const isSame = (one: Force, other: Force): boolean => one.name === other.name && one.from.seat === other.from.seat;
  const still = speaking(view);
  // What another card of the name still does for its player has not ended.
  const ended = gone.filter((force) => !still.some((one) => isSame(one, force)));
  return ended.filter((force, at) => ended.findIndex((other) => isSame(other, force)) === at);
};

const AS_LONG_AS_IT_IS_THERE = 'what a card does is over when it leaves play';

/** A card that leaves play does nothing more. */
const CEASES = lawOf({
  'comprehensive-2009': ['303.1d', 'ceases if a card discarded'],
  'ex-2003': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Types: Pokémon.2' },
  'advanced-2018': { silent: AS_LONG_AS_IT_IS_THERE, near: 'I.C#3' },
  'advanced-2025': { silent: AS_LONG_AS_IT_IS_THERE, near: 'I.C#3' },
  'neo-2001': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Play.9B6' },
  'xy-2016': ['Gl:In Play', 'can be used only while in play'],
  'me-2026': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Gl:in play' },
});

const ABILITY_CEASES = lawOf({
  ...CEASES,
  'ex-2003': ['Types: Pokémon.2', 'As long as the Pokémon is in play'],
  'advanced-2018': ['II.E-13#1', 'in force while the Pokémon in question is in play'],
  'advanced-2025': ['II.E-13#1', 'in force while the Pokémon in question is in play'],
  'me-2026': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Gl:Ability' },
});

const TOOL_CEASES = lawOf({
  ...CEASES,
  'ex-2003': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Tools' },
  'advanced-2018': ['I.B-01#4', 'for as long as it is attached'],
  'advanced-2025': ['I.B-02#2', 'for as long as it is attached'],
  'neo-2001': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Pokémon Tools' },
  'xy-2016': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Gl:Pokémon Tool' },
  'me-2026': { silent: AS_LONG_AS_IT_IS_THERE, near: 'Turn.2D#7' },
});

const over = <D extends Doc>(law: Law<D>) =>
  reading(
    law,
    (_view, [effect]: readonly [string], why): void => {
      why('effect-ceases', { effect });
    },
    () => {},
  );

/** By the kind of the text: a document may speak of each in a paragraph of its own. */
const OVER = {
  body: over({
    ...ABILITY_CEASES,
    'xy-2016': ['Gl:Poké-Body', 'no longer in play'],
    'me-2026': ['Gl:Poké-Body', 'as long as the Pokémon is in play'],
  }),
  ability: over(ABILITY_CEASES),
  tool: over(TOOL_CEASES),
  other: over(CEASES),
};

const kindOf = (view: View, { kind, card }: Force): keyof typeof OVER => {
  if (kind !== null) return kind === 'body' ? 'body' : 'ability';
  return card !== null && view.cardAt(card)?.kind === 'trainer' ? 'tool' : 'other';
};

/** What a card did for as long as it lay in play is over once these checks have discarded it. */
export const cease = (t: T, { spoke }: CheckRun): void => {
  for (const force of fellSilent(t.view, spoke)) OVER[kindOf(t.view, force)](t.view, [force.name], t.why);
};
