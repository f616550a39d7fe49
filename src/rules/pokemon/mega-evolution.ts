import {
  ACTS,
  type Claim,
  claimsOn,
  inPlay,
  namedApart,
  playerOf,
  pokemonOf,
  topCard,
  type View,
} from '../../claims/index.ts';
import { lawOf, reading, step } from '../../engine/index.ts';
import { type Card, type CardId, type Pokemon, sameName, type Uid } from '../../state/index.ts';
import { isMegaEx } from '../cards/kinds-of-pokemon.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['turn-ends-by-becoming', 'turn-goes-on', 'turn-goes-on-for-its-kind'],
} as const;

/** What becoming a Mega Evolution Pokémon does (XY AppB). What it counts as is in `stage-of-card.ts`, what it evolves from in `evolution.ts`. */

/** A card on the Pokémon says that its turn does not end by this. */
const goesOn = reading(
  {
    'comprehensive-2009': 'absent',
    'ex-2003': 'absent',
    'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
    'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
    'neo-2001': 'absent',
    'xy-2016': { silent: 'what a card says goes before a rule', near: 'AppB.Rules#3' },
    'me-2026': { silent: 'what a card says goes before a rule', near: 'App26.Rules#3' },
  },
  (_view, [by, pokemon]: readonly [string, string], why): boolean => {
    why('turn-goes-on', { by, pokemon });
    return true;
  },
  () => false,
);

const endTurn = (t: T, uid: Uid): void => {
  const pokemon = pokemonOf(t.state, uid);
  t.note('turn-ends-by-becoming', { pokemon: pokemon === null ? 'a Pokémon' : namedApart(t.view, pokemon) });
  t.put({ kind: 'phase-began', phase: 'end' });
};

const megaEndsTurn = step(
  {
    'xy-2016': ['AppB.Rules#3', "a player's turn ends when one of their Pokémon"],
    'me-2026': ['App26.Rules#4', "that player's turn ends at once"],
  },
  endTurn,
);
/** Documents without such a rule follow the card, which prints it. */
const AS_PRINTED = lawOf({
  'comprehensive-2009': 'absent',
  'ex-2003': 'absent',
  'neo-2001': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
});
const endsTurnAsPrinted = step(AS_PRINTED, endTurn);
const isAsPrinted = reading(
  AS_PRINTED,
  (_view, [card]: readonly [Card | null]): boolean => card?.endsTurn === true,
  () => false,
);
/** The rule is that of Mega Evolution Pokémon, which another paragraph gives to the others too. */
const primalEndsTurn = step(
  { 'xy-2016': ['AppB.Rules#4', 'the same rules hold'], 'me-2026': ['App26.Rules#5', 'the same rules hold'] },
  (t: T, uid: Uid): void => megaEndsTurn(t, uid),
);

/** A Mega Evolution Pokémon ex is another kind of card, which ends no turn. */
const turnGoesOnForAnEx = step(
  {
    'comprehensive-2009': 'absent',
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'neo-2001': 'absent',
    'xy-2016': 'absent',
    'me-2026': ['App1#5', 'the turn does not end'],
  },
  (t: T, card: Card): void => {
    t.note('turn-goes-on-for-its-kind', { pokemon: card.name });
  },
);

/** What becoming a Mega Evolution or Primal Reversion Pokémon does to the turn of its player. */
export const becoming = (t: T, id: CardId, uid: Uid): void => {
  const card = t.view.cardAt(id);
  if (card?.stage !== 'mega') {
    if (card !== null && isMegaEx(card)) turnGoesOnForAnEx(t, card);
    return;
  }
  const pokemon = pokemonOf(t.state, uid);
  const link =
    pokemon === null
      ? undefined
      : claimsOn(t.view, pokemon, 'turn-goes-on').find(({ claim }) => sameName(claim.named, card.name));
  if (link !== undefined && goesOn(t.view, [link.name, card.name], t.why)) return;
  if (isAsPrinted(t.view, [card])) endsTurnAsPrinted(t, uid);
  else if ((card.tags ?? []).includes('primal')) primalEndsTurn(t, uid);
  else megaEndsTurn(t, uid);
};

/** Does it say that the turn goes on, as a Spirit Link does? */
const says = (card: Card | null, name: string): boolean =>
  ((card?.always ?? []) as unknown as readonly Claim[]).some(
    (claim) => claim.claim === 'turn-goes-on' && sameName(claim.named, name),
  );

/** Its turn is over by what it has become, as far as every player can see: no card on it says otherwise, nor one that was discarded since. */
const hasEndedTurn = (view: View, pokemon: Pokemon): boolean => {
  const card = topCard(view, pokemon);
  if (card?.stage !== 'mega' || pokemon.stack.length < 2 || pokemon.since !== view.state.turn) return false;
  if (claimsOn(view, pokemon, 'turn-goes-on').some(({ claim }) => sameName(claim.named, card.name))) return false;
  return !view.state.players.some(({ discard }) => discard.cards.some((id) => says(view.cardAt(id), card.name)));
};

const hasMega = (view: View): boolean =>
  inPlay(playerOf(view.state, view.state.toMove)).some((one) => topCard(view, one)?.stage === 'mega');

/** The Pokémon by which the turn is over, where that is so by the rules, or by what its card prints. */
const endedTurn =
  (printed: boolean) =>
  (view: View): { readonly pokemon: string } | null => {
    const ended = inPlay(playerOf(view.state, view.state.toMove)).find(
      (pokemon) => hasEndedTurn(view, pokemon) && isAsPrinted(view, [topCard(view, pokemon)]) === printed,
    );
    return ended === undefined ? null : { pokemon: namedApart(view, ended) };
  };

/** The same by what the card prints. */
export const overAsPrinted = forbids({
  acts: ACTS,
  obstacle: 'phase',
  code: 'turn-over-by-becoming',
  law: AS_PRINTED,
  concerns: hasMega,
  when: endedTurn(true),
});

/** The table says so: nothing more is done in the turn in which a Pokémon became a Mega Evolution Pokémon. */
export const overByBecoming = forbids({
  acts: ACTS,
  obstacle: 'phase',
  code: 'turn-over-by-becoming',
  law: {
    'xy-2016': ['AppB.Rules#3', "a player's turn ends when one of their Pokémon"],
    'me-2026': ['App26.Rules#4', "that player's turn ends at once"],
    'advanced-2018': {
      open: 'whether a turn ends when a Pokémon becomes a Mega Evolution Pokémon',
      near: 'I.A-05#1',
    },
    'advanced-2025': {
      open: 'whether a turn ends when a Pokémon becomes a Mega Evolution Pokémon',
      near: 'I.A-05#1',
    },
  },
  concerns: hasMega,
  when: endedTurn(false),
});
