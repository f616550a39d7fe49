import { claimsOn, conditionOf, isUndescribed, pokemonOf, preventsDamage, seatOf, type View } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, lawOf } from '../engine/index.ts';
import { OTHER_ATTACKS_STAY, type T, type TextContext } from '../rules/index.ts';
import { ALL_CONDITIONS, hasEntry, hasKey, type Pokemon, type Seat, someWithin } from '../state/index.ts';
import { fittingEnergy } from './attached-energy.ts';
import { type Kind, kind } from './kind.ts';
import type { Verb, Who } from './verb.ts';
import { couldBe } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['all-of-none', 'beside-the-turns', 'nothing-beneath', 'nothing-to-shuffle'],
} as const;

/** What a document says of a kind of card text beside its chief paragraph (APR part II): each holds as well where it fits. */

type AboutLasting = Extract<Verb, { readonly lasting: unknown }>;

const meant = (view: View, who: Who, context: TextContext): readonly Pokemon[] =>
  couldBe(view, who, context).filter((pokemon) => !isUndescribed(view, pokemon));

/** Might an attack of that Pokémon do more or less damage than its own text says? */
const bearsDamage = (t: T, { attack }: TextContext): boolean => {
  const attacker = attack === null ? null : pokemonOf(t.state, attack.attacker);
  return attacker !== null && claimsOn(t.view, attacker, 'damage').some(({ claim }) => claim.when !== 'after');
};

const isProtected = (view: View, pokemon: Pokemon): boolean =>
  claimsOn(view, pokemon, 'prevent').some(({ claim }) => preventsDamage(claim));

/** Does the text damage Pokémon of its own player, and beside them others? */
export const strikesOwn = ({ view }: T, to: Who, context: TextContext): 'alone' | 'beside-others' | null => {
  const seats = new Set(couldBe(view, to, context).map(({ uid }) => seatOf(view.state, uid)));
  if (!seats.has(context.seat)) return null;
  return seats.size > 1 ? 'beside-others' : 'alone';
};

/** One document speaks of the opponent's Pokémon alone. */
export const DAMAGE_TO_OWN = lawOf({
  'advanced-2018': {
    silent: "damage to other Pokémon of the player's own is reckoned like damage to the opponent's",
    near: 'II.B-08#1',
  },
  'advanced-2025': ['II.B-09', 'or other Pokémon of the same player'],
});

const MAY_BE_CHOSEN = 'a Pokémon to which no damage can be done may be chosen for it';

/** May a Pokémon be chosen for damage that takes none, among those of such players? */
const choosesAProtected = (
  verb: Verb,
  context: TextContext,
  { view }: T,
  isOf: (seat: Seat | null) => boolean,
): boolean =>
  'damage' in verb &&
  typeof verb.to === 'object' &&
  !('each' in verb.to) &&
  meant(view, verb.to, context).some((pokemon) => isOf(seatOf(view.state, pokemon.uid)) && isProtected(view, pokemon));

const lasting =
  (fits: (verb: AboutLasting, targets: readonly Pokemon[]) => boolean): Kind['fits'] =>
  (verb, context, t) =>
    'lasting' in verb && fits(verb, verb.on === 'you' || verb.on === 'opponent' ? [] : meant(t.view, verb.on, context));

const prevents = ({ lasting: { claim } }: AboutLasting): boolean => claim === 'prevent';

/** Has the Energy that is to move anywhere to go? */
const nowhereToGo: Kind['fits'] = (verb, context, t) =>
  'move-energy' in verb &&
  couldBe(t.view, verb.from, context).some(
    (giver) =>
      fittingEnergy(t.view, giver.uid, verb).length > 0 &&
      couldBe(t.view, verb.to, context).every(({ uid }) => uid === giver.uid),
  );

const devolves = (fits: (pokemon: Pokemon, view: View) => boolean): Kind['fits'] => {
  return (verb, context, t) =>
    'devolve' in verb && meant(t.view, verb.devolve, context).some((pokemon) => fits(pokemon, t.view));
};

/** Is it a card of a higher stage with nothing beneath it? */
const putThereDirectly = ({ stack }: Pokemon, view: View): boolean => {
  const [top] = stack;
  const stage = top === undefined ? undefined : view.cardAt(top)?.stage;
  return stack.length === 1 && (stage === 'stage 1' || stage === 'stage 2');
};

const STATED: Law<Advanced | 'me-2026'> = {
  'advanced-2018': ['II.C-09#3', 'in addition to the one Energy'],
  'advanced-2025': ['II.C-09#3', 'in addition to the one Energy'],
  'me-2026': ['Turn.2C#a', 'on top of the one attachment of the turn'],
};
const BESIDE_THE_TURN = 'what a text attaches comes on top of the one Energy card of the turn';

/** Does it attach Energy, and out of which pile? */
const attachesFrom = (verb: Verb): 'hand' | 'deck' | 'discard' | null => {
  if ('attach' in verb) return verb.from;
  if ('discard-top' in verb) return verb.attaching === undefined ? null : 'deck';
  return 'look-at-top' in verb && verb.onto !== undefined ? 'deck' : null;
};

/** It is not the attachment of the turn: said once that is made, and where a card goes from the hand as if it were. */
const BESIDE_THE_TURNS: readonly Kind[] = [
  kind(
    {
      ...STATED,
      'neo-2001': { silent: BESIDE_THE_TURN, near: 'Play.9B3' },
      'ex-2003': { silent: BESIDE_THE_TURN, near: 'Options.1' },
    },
    (verb, _context, t) => attachesFrom(verb) !== null && t.state.spent.energy,
    'beside-the-turns',
  ),
  kind(STATED, (verb, _context, t) => attachesFrom(verb) === 'hand' && !t.state.spent.energy, 'beside-the-turns'),
];

/** How much of what is attached a verb about "all" would find. */
const allOfIt = (verb: Verb, context: TextContext, t: T): number | null => {
  if ('discard-energy' in verb && verb['discard-energy'] === 'all')
    return couldBe(t.view, verb.from, context).flatMap(({ uid }) => fittingEnergy(t.view, uid, verb)).length;
  if ('move-energy' in verb && verb['move-energy'] === 'all')
    return couldBe(t.view, verb.from, context).flatMap(({ uid }) => fittingEnergy(t.view, uid, verb)).length;
  return null;
};

const ALL_OF_THEM = kind(
  {
    'advanced-2018': ['II.D-03#1', 'All of the specified cards are chosen'],
    'advanced-2025': ['II.D-03#1', 'All of the specified cards are chosen'],
  },
  (...asked) => {
    const found = allOfIt(...asked);
    return found !== null && found > 0;
  },
);

export const ALL_OF_NONE = kind(
  { 'advanced-2018': ['II.D-03#2', 'counts as followed nevertheless'] },
  (...asked) => allOfIt(...asked) === 0,
  'all-of-none',
);

const isFilter = (of: unknown): of is { readonly basic?: unknown; readonly type?: unknown } =>
  typeof of === 'object' && of !== null;

/** Basic Energy of a type, as a text names it. */
const namesBasicEnergy = (verb: Verb): boolean =>
  someWithin(verb, (of) => isFilter(of) && of.basic === true && typeof of.type === 'string') &&
  !hasEntry(verb, 'kind', 'pokemon');

/** The hands that are shuffled into decks. */
const handsOf = (verb: Extract<Verb, { readonly 'shuffle-hand': unknown }>, { seat }: TextContext, t: T) =>
  t.state.players
    .filter((one) => verb['shuffle-hand'] === 'both' || (one.seat === seat) === (verb['shuffle-hand'] === 'you'))
    .map(({ hand }) => hand);

/** A number of cards of one's own hand. */
const takesOfHand: Kind['fits'] = (verb) =>
  ('discard-hand' in verb && typeof verb['discard-hand'] === 'number' && verb.who === undefined) ||
  ('attach' in verb && verb.from === 'hand') ||
  ('hand-to-deck' in verb && typeof verb['hand-to-deck'] === 'number');

/** Beside a verb of whatever name. */
export const BESIDE_ANY: readonly Kind[] = [
  kind({ 'advanced-2025': ['II.E-33#1', 'is chosen for something that is done with the cards'] }, takesOfHand),
  kind({ 'advanced-2025': ['II.E-39#1', 'cards whose name is that of the Basic Energy'] }, namesBasicEnergy),
  kind({ 'advanced-2025': ['II.E-37#1', 'Pokémon in the stated place that have the stated attack'] }, (verb) =>
    hasKey(verb, 'has-attack'),
  ),
];

export const BESIDE: { readonly [name: string]: readonly Kind[] } = {
  switch: [
    kind(
      {
        'advanced-2018': ['II.C-03#2', 'no Energy for a retreat has to be discarded'],
        'advanced-2025': ['II.C-03#2', 'no Energy for a retreat has to be discarded'],
      },
      (verb) => 'switch' in verb && verb.switch === 'yours',
    ),
  ],
  nothing: [
    kind(
      {
        'advanced-2018': ['II.D-01#3', 'no additional damage may be dealt'],
        'advanced-2025': ['II.D-01#3', 'no damage may be added either'],
      },
      (_verb, context, t) => bearsDamage(t, context),
    ),
  ],
  damage: [
    kind(DAMAGE_TO_OWN, (verb, context, t) => 'damage' in verb && strikesOwn(t, verb.to, context) === 'beside-others'),
    kind(
      {
        'neo-2001': { silent: MAY_BE_CHOSEN, near: 'Order.3' },
        'ex-2003': { silent: MAY_BE_CHOSEN, near: 'Attack' },
        'comprehensive-2009': { silent: MAY_BE_CHOSEN, near: '400.3' },
        'xy-2016': { silent: MAY_BE_CHOSEN, near: 'Attack.C' },
        'me-2026': { silent: MAY_BE_CHOSEN, near: 'Attack.D' },
      },
      (verb, context, t) => choosesAProtected(verb, context, t, () => true),
    ),
    kind(
      {
        'advanced-2018': ['II.B-08#5', 'can be chosen, but no damage is done to it'],
        'advanced-2025': ['II.B-08#4', 'can be chosen, but no damage is done to it'],
      },
      (verb, context, t) => choosesAProtected(verb, context, t, (seat) => seat !== context.seat),
    ),
    kind(
      {
        'advanced-2018': { silent: MAY_BE_CHOSEN, near: 'II.B-08#5' },
        'advanced-2025': { silent: MAY_BE_CHOSEN, near: 'II.B-08#4' },
      },
      (verb, context, t) => choosesAProtected(verb, context, t, (seat) => seat === context.seat),
    ),
  ],
  'prize-for-this': [
    kind({ 'advanced-2025': ['II.E-34#1', 'is chosen from among your face-down Prize cards'] }),
    kind(
      { 'advanced-2025': ['II.E-34#2', 'without any limit on their kind, the stated number has to be chosen'] },
      (verb) =>
        'prize-for-this' in verb && Object.keys(verb['prize-for-this']).length === 0 && verb['or-none'] !== true,
    ),
    kind({ 'advanced-2025': ['II.E-35#1', 'are turned face down and then shuffled'] }),
  ],
  'shuffle-hand': [
    kind(
      { 'advanced-2025': ['II.E-35#4', "can't shuffle them"] },
      (verb, context, t) =>
        'shuffle-hand' in verb &&
        verb.under === true &&
        handsOf(verb, context, t).some((hand) => hand.given && hand.cards.length === 0),
      'nothing-to-shuffle',
    ),
    kind({ 'advanced-2025': ['II.E-36#1', 'put into the deck, and the deck is shuffled'] }),
  ],
  'discard-energy': [ALL_OF_THEM, ALL_OF_NONE],
  'move-energy': [
    ALL_OF_THEM,
    ALL_OF_NONE,
    kind(
      {
        'advanced-2018': ['II.C-10#3', "you can't move Energy to your Pokémon"],
        'advanced-2025': ['II.C-10#2', "you can't move Energy to your Pokémon"],
      },
      nowhereToGo,
      'nowhere-to-go',
    ),
  ],
  attach: BESIDE_THE_TURNS,
  devolve: [
    kind(
      {
        'advanced-2018': ['II.C-13#5', 'have to be removed from the top'],
        'advanced-2025': ['II.C-13#5', 'have to be removed from the top'],
      },
      devolves(({ stack }) => stack.length > 2),
    ),
    kind(
      { 'advanced-2018': ['II.C-13#6', "can't be devolved"], 'advanced-2025': ['II.C-13#6', "can't be devolved"] },
      devolves(putThereDirectly),
      'nothing-beneath',
    ),
  ],
  'discard-top': BESIDE_THE_TURNS,
  'look-at-top': [
    ...BESIDE_THE_TURNS,
    kind(
      { 'advanced-2025': ['II.C-02#2', 'a card that was only looked at stays where it was'] },
      (verb) => 'look-at-top' in verb && verb.take === undefined && verb.rest === 'top',
    ),
    kind({
      'advanced-2018': ['II.C-20#3', 'looked at by the user of the effect'],
      'advanced-2025': ['II.C-20#3', 'looked at by the user of the effect'],
    }),
  ],
  lasting: [
    kind(
      {
        'advanced-2018': ['II.E-21#1', 'lasts until that next turn ends'],
        'advanced-2025': ['II.E-22#1', 'lasts until your next turn ends'],
      },
      (verb) => 'lasting' in verb && verb.until === 'end-of-your-next-turn',
    ),
    kind(
      {
        'advanced-2018': ['II.E-22#1', 'lasts until that next turn ends'],
        'advanced-2025': ['II.E-23#1', "lasts until the opponent's next turn after the current one ends"],
      },
      (verb) => 'lasting' in verb && verb.until === 'end-of-opponents-next-turn',
    ),
    kind(
      OTHER_ATTACKS_STAY,
      lasting(({ lasting: claim }) => claim.claim === 'cannot' && claim.act === 'attack' && claim.attack !== undefined),
    ),
    kind(
      {
        'advanced-2018': ['II.C-17#2', 'the earlier effect is not removed'],
        'advanced-2025': ['II.C-17', 'What was on it before the protection came'],
      },
      lasting(
        (verb, targets) => prevents(verb) && targets.some(({ marks }) => marks.some((m) => m.origin === 'attack')),
      ),
    ),
    kind(
      {
        'advanced-2018': ['II.C-17#3', 'the earlier Special Conditions are not removed'],
        'advanced-2025': ['II.C-17', 'effects and Special Conditions, stays on it'],
      },
      lasting(
        (verb, targets) =>
          prevents(verb) &&
          targets.some((pokemon) => ALL_CONDITIONS.some((name) => conditionOf(pokemon, name) !== null)),
      ),
    ),
  ],
};
