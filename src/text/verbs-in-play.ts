import {
  either,
  flag,
  inPlay,
  isTeammate,
  letter,
  number,
  playerOf,
  seatOf,
  table,
  type View,
  word,
  yes,
} from '../claims/index.ts';
import { step, unknownFact } from '../engine/index.ts';
import {
  hasAttached,
  isAttachedTool,
  pileFor,
  pokemonOptions,
  stadiumGoesByText,
  stadiumMeant,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { CardId, Pokemon, Seat, Uid } from '../state/index.ts';
import { discardAttached, fittingEnergy, mayHaveEnergy, pickEnergy } from './attached-energy.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { shuffleIn } from './drawing-and-shuffling.ts';
import { pickInAll } from './energy-on-several.ts';
import { limitsOf, mayStopAt, noneIsEnough, noneTaken } from './how-many-cards.ts';
import { opponentMeantBy } from './looking.ts';
import { NONE } from './none.ts';
import { keptOff, reached, someReached, stadiumShielded } from './prevention.ts';
import { cannotDiscard } from './required.ts';
import { amount, who } from './shapes-of-words.ts';
import { leavesPlay } from './verbs-that-take-off.ts';
import { choosePokemon, describedUnless } from './who.ts';
import { asChoice, CHOOSES_THE_DISCARD, choiceLaw } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['discard-in-play'],
} as const;

/** Texts about cards in play on both sides: Tools and Stadiums in any combination, attached Energy that goes back, a Bench that is partly kept. */

/** A Tool or Special Energy on a Pokémon, or the Stadium, which is not attached. */
interface Lying {
  readonly key: string;
  readonly name: string;
  readonly card: CardId;
  readonly host: Uid | null;
}

/** Which of them a text means. */
type Meant = Pick<VerbOf<'discard-in-play'>, 'only' | 'side' | 'special-energy'>;

/** What is attached to it that such a text may take. */
const attachedThere = (view: View, { uid, attached }: Pokemon, energyToo: boolean): Pokemon['attached'] => {
  const energy = energyToo ? fittingEnergy(view, uid, { special: true }) : [];
  return attached.filter((one) => isAttachedTool(view, one) || energy.includes(one.card));
};

/** Every given Tool in play, and the Stadium, and Special Energy where the text names it too; `hosts`: what is on these alone. */
export const toolsAndStadium = (
  view: View,
  seat: Seat,
  { only, side, 'special-energy': energyToo }: Meant = {},
  hosts?: readonly Uid[],
): readonly Lying[] => {
  const players = view.state.players.filter(
    (player) => side === undefined || isTeammate(view, player.seat, seat) === (side === 'yours'),
  );
  const tools = players.flatMap((player) =>
    inPlay(player).flatMap((pokemon) =>
      (hosts === undefined || hosts.includes(pokemon.uid) ? attachedThere(view, pokemon, energyToo === true) : []).map(
        ({ card }) => {
          const name = view.cardAt(card)?.name ?? 'a Tool';
          const place = pokemonOptions(view, [pokemon], seat)[0]?.key ?? '';
          return { key: `${name} on ${place}`, name, card, host: pokemon.uid };
        },
      ),
    ),
  );
  const stadium = only === 'tools' ? undefined : stadiumMeant(view, [])?.card;
  const name = stadium === undefined ? '' : (view.cardAt(stadium)?.name ?? 'the Stadium');
  return stadium === undefined ? tools : [...tools, { key: name, name, card: stadium, host: null }];
};

const pickLying = asChoice(CHOOSES_THE_DISCARD, (law) =>
  step(
    law,
    (t: T, verb: VerbOf<'discard-in-play'>, context: TextContext): readonly Lying[] => {
      const { seat, attack } = context;
      const hosts = verb.on === undefined ? undefined : reached(t, verb.on, context);
      for (const uid of hosts ?? []) describedUnless(t.view, uid, hasAttached);
      const all = toolsAndStadium(t.view, seat, verb, hosts);
      const upTo = verb['up-to'] === true;
      const wanted = verb['discard-in-play'];
      const facts = {
        tools: verb.only === 'tools',
        special: verb['special-energy'] === true,
        into: verb.into ?? 'discard',
      };
      const most = wanted === 'any' ? all.length : Math.min(wanted, all.length);
      const picked: Lying[] = [];
      while (picked.length < most) {
        const options = all
          .filter((one) => !picked.includes(one))
          .map((value) => ({ key: value.key, aliases: [value.name], value }));
        const free = wanted === 'any' || (upTo && mayStopAt(t, picked.length, attack !== null));
        const offered = free ? [...options, NONE] : options;
        const limits = limitsOf(t, upTo, picked.length, attack !== null);
        const found = t.choose({ by: seat, code: 'discard-in-play', facts, options: offered, ...limits }).value;
        if (found === null) {
          if (wanted !== 'any' && picked.length === 0) noneTaken(t, attack !== null);
          break;
        }
        picked.push(found);
      }
      return picked;
    },
    (_t: T, _verb: VerbOf<'discard-in-play'>, _context: TextContext): readonly Lying[] => [],
  ),
);

/** An instruction to a player about their Bench is done by the player, and is not an effect on a Pokémon there. */
const shufflesTheRest = step(
  {
    'comprehensive-2009': {
      silent: 'what a player has to do with a Bench is not an effect on its Pokémon',
      near: '400.5',
    },
    'neo-2001': { silent: 'what a player has to do with a Bench is not an effect on its Pokémon', near: 'Order.5' },
    'ex-2003': { silent: 'what a player has to do with a Bench is not an effect on its Pokémon', near: 'Options#2' },
    'xy-2016': {
      silent: 'what a player has to do with a Bench is not an effect on its Pokémon',
      near: 'Turn.3C#1',
    },
    'me-2026': {
      silent: 'what a player has to do with a Bench is not an effect on its Pokémon',
      near: 'Attack.F3',
    },
    'advanced-2018': {
      silent: 'what a player has to do with a Bench is not an effect on its Pokémon',
      near: 'II.C-19',
    },
    'advanced-2025': {
      silent: 'what a player has to do with a Bench is not an effect on its Pokémon',
      near: 'II.C-19',
    },
  },
  (t: T, seat: Seat, stay: readonly Uid[]): void => {
    for (const { uid } of playerOf(t.state, seat).bench) {
      if (!stay.includes(uid)) leavesPlay(t, uid, { to: 'deck', attached: 'along' });
    }
    shuffleIn(t, seat);
  },
);

/** Energy of several Pokémon of one player, which goes off them together. */
const takeOffAll = (t: T, verb: VerbOf<'energy-to-hand'>, context: TextContext): void => {
  const { into = 'hand' } = verb;
  const from = reached(t, verb.from, context, (pokemon) => mayHaveEnergy(t.view, pokemon, verb));
  const picked = pickInAll(t, from, { ...verb, 'discard-energy': verb['energy-to-hand'], goes: 'taken-back' }, context);
  const zone = into === 'lost' || into === 'hand' ? into : 'deck';
  for (const { uid, card } of picked)
    t.put({ kind: 'detached', card, from: uid, to: pileFor(t, card, context.seat, zone) });
  if (into === 'deck' && picked.length > 0) shuffleIn(t, context.seat);
};

export const SHAPES_IN_PLAY = {
  'discard-in-play': table(
    {
      'discard-in-play': either(number, word('any')),
      'up-to': flag,
      only: word('tools'),
      /** There instead of the discard pile. */
      into: word('hand', 'lost'),
      side: word('yours', 'theirs'),
      on: who,
      /** Special Energy may be what is chosen, too. */
      'special-energy': yes,
    },
    'discard-in-play',
  ),
  'energy-to-hand': table(
    {
      'energy-to-hand': either(amount, word('any')),
      from: who,
      type: letter,
      basic: flag,
      special: flag,
      /** So many on all those Pokémon together, and not on each. */
      'in-all': yes,
      /** There instead: the Lost Zone, or the deck, which is shuffled unless it says `top` or `bottom`. */
      into: word('lost', 'deck', 'top', 'bottom'),
    },
    'energy-to-hand',
    'from',
  ),
  'keep-on-bench': table(
    { 'keep-on-bench': number, of: word('theirs'), rest: word('deck') },
    'keep-on-bench',
    'of',
    'rest',
  ),
};

export const verbsInPlay = {
  'discard-in-play': {
    says: 'Discards so many Pokémon Tools and Stadiums in play, of either player, in any combination; `up-to`: one at least, `any`: as many as the player likes. `only: tools`, `side` (`yours`, `theirs`) and `on` (on which Pokémon) narrow it; `into`: to the `hand` or the `lost` Zone instead; `special-energy`: attached Special Energy cards may be among them.',
    rules: ['103.2', '400.3'],
    example: { 'discard-in-play': 2, 'up-to': true },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const picked = pickLying(t, verb, context);
      const mayBeNone = verb['discard-in-play'] === 'any' || noneIsEnough(t, verb['up-to'] === true, context);
      if (picked.length === 0 && !mayBeNone) cannotDiscard(t, context);
      for (const { card, host } of picked) {
        if (host === null) {
          if (stadiumShielded(t.view, context, t.why)) continue;
          stadiumGoesByText(t, card, context.seat, verb.into ?? 'discard');
        } else if (keptOff(t.view, host, context, t.why)) continue;
        else if (verb.into === undefined) discardAttached(t, card, host, context.seat);
        else t.put({ kind: 'detached', card, from: host, to: pileFor(t, card, context.seat, verb.into) });
      }
    },
    changes(view, verb, context) {
      if (verb.on === undefined && toolsAndStadium(view, context.seat, verb).length > 0) return true;
      return someReached(
        view,
        verb.on ?? { each: { side: verb.side ?? 'any' } },
        context,
        (pokemon) => attachedThere(view, pokemon, verb['special-energy'] === true).length > 0,
      );
    },
  },
  'energy-to-hand': {
    says: "Attached Energy goes back to its owner's hand (`into`: to the `lost` Zone, into the `deck`, which is shuffled, or to its `top` or `bottom`): so many, `all` or `any` number; `in-all`: of all those Pokémon together.",
    rules: ['316.1'],
    example: { 'energy-to-hand': 'all', from: 'self', basic: true },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const has = (pokemon: Pokemon): boolean => mayHaveEnergy(t.view, pokemon, verb);
      const { into = 'hand' } = verb;
      const inDeck = into === 'deck' || into === 'top' || into === 'bottom';
      if (verb['in-all'] === true) return void takeOffAll(t, verb, context);
      for (const uid of reached(t, verb.from, context, has)) {
        describedUnless(t.view, uid, hasAttached);
        const owner = seatOf(t.state, uid) ?? context.seat;
        const fitting = fittingEnergy(t.view, uid, verb, t.why);
        const picked = pickEnergy(t, fitting, verb['energy-to-hand'], context, { uid, ...verb, goes: 'taken-back' });
        for (const card of picked) {
          const to = pileFor(t, card, context.seat, inDeck ? 'deck' : into);
          t.put({ kind: 'detached', card, from: uid, to });
          if (into === 'bottom') t.put({ kind: 'moved', card, from: to, to, bottom: true });
        }
        if (into === 'deck' && picked.length > 0) shuffleIn(t, owner);
      }
    },
    changes: (view, verb, context) =>
      someReached(view, verb.from, context, (pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0),
  },
  'keep-on-bench': {
    says: 'The opponent chooses so many Benched Pokémon; the others go into the deck with all their cards. What the player has to do is not an effect on those Pokémon.',
    rules: ['400.5', '316.10a'],
    example: { 'keep-on-bench': 2, of: 'theirs', rest: 'deck' },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      const seat = opponentOf(t, context);
      const { bench, benchGiven } = playerOf(t.state, seat);
      if (!benchGiven) unknownFact(t.view, choiceLaw(t), 'bench-not-told', { player: seat });
      if (bench.length <= verb['keep-on-bench']) return;
      const stay: Uid[] = [];
      while (stay.length < verb['keep-on-bench']) {
        const left = bench.filter(({ uid }) => !stay.includes(uid));
        const uid = choosePokemon(t, left, seat, 'choose-pokemon');
        if (uid === null) return;
        stay.push(uid);
      }
      shufflesTheRest(t, seat, stay);
    },
    changes(view, verb, context) {
      const { bench, benchGiven } = playerOf(view.state, opponentMeantBy(view, context));
      return bench.length > verb['keep-on-bench'] ? true : benchGiven ? false : null;
    },
  },
} satisfies Defined<typeof SHAPES_IN_PLAY>;
