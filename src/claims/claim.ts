import { type CardId, type Json, SET_ASIDE } from '../state/index.ts';
import { type Common, TRIGGER_EVENTS } from './act.ts';
import {
  type Check,
  either,
  expected,
  type Flat,
  inTheNearest,
  isMap,
  list,
  number,
  type Said,
  type Shape,
  type Table,
  table,
  text,
  type Wide,
  word,
  yes,
} from './shape.ts';
import { act, condition, conditionName, filter, letter, obstacle, subject, tally } from './shapes-of-words.ts';

/**
 * The closed vocabulary of everything that lasts: what a Poké-Body, an attached card, a Stadium or a lasting effect may say. Each claim has its shape
 * here, by which card files are checked, and from which its type follows.
 * Plain data, written in card files as `{claim: retreat, set: 0, on: host}`. Damage and HP are damage points, `counters` are counters.
 */

type OneClaim<K, S extends Shape, N> = Flat<Common & { readonly claim: K } & Table<S, N>>;

/** Keys every claim may have, then those of its own; the name is looked at before. */
const claim = <const K extends string, S extends Shape, const N extends readonly (keyof S & string)[]>(
  _name: K,
  own: S,
  ...needed: N
): Check<OneClaim<K, S, N[number]>> => {
  const counted = 'add' in own ? { per: tally } : {};
  const shape: Shape = { claim: text, on: subject, while: condition, once: yes, ...counted, ...own };
  return table(shape, 'claim', ...needed) as Check as Check<OneClaim<K, S, N[number]>>;
};

/** One claim that may be written in several ways. */
const inEither = <const C extends readonly Check[]>(...ways: C): Check<Wide<Said<C[number]>>> =>
  either(...ways) as Check as Check<Wide<Said<C[number]>>>;

const energyType = claim('energy-type', { type: letter, basic: yes, 'there-now': yes }, 'type');

const SHAPES = {
  /** `against`: which attackers it does not count for; absent: nobody's damage. */
  'no-weakness': claim('no-weakness', { against: filter }),
  'no-resistance': claim('no-resistance', { against: filter }),
  /** The damage of its attacks is not affected by these, on Pokémon that fit `against`. */
  'sets-aside': claim('sets-aside', { what: list(word(...SET_ASIDE)), against: filter }, 'what'),
  /** Its Weakness is of that type, the amount as before, or multiplies by so much, the type as before; a Pokémon without one keeps none. */
  weakness: inEither(claim('weakness', { type: letter }, 'type'), claim('weakness', { times: number }, 'times')),
  /**
   * It can use attacks beside its own: of the stages beneath it, of the Basic Pokémon in its owner's discard pile, or of every other Pokémon in play,
   * `among` them those that fit.
   */
  'uses-attacks': inEither(
    claim('uses-attacks', { of: word('in-play'), among: filter }, 'of'),
    claim('uses-attacks', { of: word('stages-beneath', 'discarded-basics') }, 'of'),
  ),
  /** Damage of an attack that would knock it out does not; so many HP are left. */
  /** `against`: the attackers; `spent`: the card that says it is discarded then; `flip`: only on heads of a coin that is flipped then. */
  survives: claim('survives', { left: number, against: filter, spent: yes, flip: yes }, 'left'),
  /** `for-each`: so much for each Pokémon in play that fits. */
  retreat: inEither(
    claim('retreat', { add: number, 'for-each': filter }, 'add', 'for-each'),
    claim('retreat', { set: number, add: number }),
  ),
  hp: claim('hp', { set: number, add: number }),
  /** `are`: these in place of its own; `also`: these beside what it is anyhow. */
  types: inEither(claim('types', { also: list(letter) }, 'also'), claim('types', { are: list(letter) }, 'are')),
  /** Each Energy attached to it is of that type instead of its own; `basic`: that of basic Energy cards alone. */
  /** `there-now`: only what is attached when this effect is left; `cards` are those, in what was left. */
  'energy-type': energyType as Check as Check<Said<typeof energyType> & { readonly cards?: readonly CardId[] }>,
  /** Each basic Energy card of that type that is attached to it gives so many Energy, in place of one. */
  'energy-units': claim('energy-units', { type: letter, units: number }, 'type', 'units'),
  /** Of Colorless, or of a `type`; `none`: the Energy in the cost is ignored. */
  cost: inEither(claim('cost', { none: yes }, 'none'), claim('cost', { add: number, type: letter }, 'add')),
  /** `tools`, of `play-trainer`: Pokémon Tools as well, where a document does not count them as Items. `only`: of cards of that kind alone. */
  cannot: claim(
    'cannot',
    { act, attack: text, gx: yes, tools: yes, only: word('special-energy', 'tool', 'ace-spec') },
    'act',
  ),
  may: claim('may', { act, despite: list(obstacle) }, 'act', 'despite'),
  damage: claim(
    'damage',
    {
      /** Before Weakness and Resistance it applies to the dealer, after them on the receiver (CR 404.1); `behind` them on the dealer, as older cards have it. */
      when: word('before', 'after', 'behind'),
      add: number,
      /** Only where damage would be done without it. */
      'if-damage': yes,
      /** Which other Pokémon the damage must go to or come from. */
      against: filter,
      /** Only of the attack of that name. */
      attack: text,
      /** So much for each Prize that the player it names has taken. */
      'for-each-prize': word('yours', 'theirs'),
    },
    'when',
    'add',
  ),
  /** Only damage of so much or less, of so much or more, or of just one of these amounts, as it stands when this is looked at. */
  prevent: inEither(
    claim('prevent', { what: word('damage'), from: filter, 'at-most': number }, 'what', 'at-most'),
    claim('prevent', { what: word('damage'), from: filter, 'at-least': number }, 'what', 'at-least'),
    claim('prevent', { what: word('damage'), from: filter, exactly: list(number) }, 'what', 'exactly'),
    claim('prevent', { what: word('damage', 'effects', 'all'), from: filter }, 'what'),
  ),
  /** `pokemon-powers`: the older wording. Which kinds each word reaches is CR 407.1. */
  /** `except`: powers, or Tools, of that name go on. `beyond`: it reaches cards in hands and discard piles as well. */
  mute: claim(
    'mute',
    {
      what: word('powers', 'bodies', 'both', 'pokemon-powers', 'abilities', 'tools'),
      except: text,
      beyond: yes,
    },
    'what',
  ),
  /** The base damage of that attack of it is so much, whatever stands beside the attack. */
  'base-damage': claim('base-damage', { set: number, attack: text }, 'set', 'attack'),
  /** No damage can be healed from it. */
  'no-heal': claim('no-heal', {}),
  /** What is healed from it counts so many times. */
  'heal-times': claim('heal-times', { times: number }, 'times'),
  /** Before damage of an attack is put on it a coin is flipped; heads prevents that damage. */
  'flip-to-prevent': claim('flip-to-prevent', {}),
  /** Poison puts so many counters more on it. */
  'poison-counters': claim('poison-counters', { add: number }, 'add'),
  /**
   * So many Prizes more or fewer when it is Knocked Out (`by-damage`: by the damage of an attack of the opponent; `by`: of such a Pokémon), or, with
   * `of: struck`, when the damage of its attacks Knocks Out one of the opponent's (`against`: which). `none`: none at all, whatever else adds to them.
   * `once-in-game`: for all cards of that name that its player has.
   */
  prizes: inEither(
    claim('prizes', { none: yes, 'by-damage': yes, by: filter }, 'none'),
    claim(
      'prizes',
      { add: number, 'by-damage': yes, by: filter, of: word('struck'), against: filter, 'once-in-game': yes },
      'add',
    ),
  ),
  /** So many Supporters that player may play in a turn. */
  'supporter-limit': claim('supporter-limit', { most: number }, 'most'),
  /** So many Pokémon Tools may be attached to it. */
  'tool-limit': claim('tool-limit', { most: number }, 'most'),
  /**
   * So many Pokémon sit on the Bench of that player, and a player with more discards some; of several the fewest. `first`: where both do, the owner
   * of the card is first, or their opponent. `rest: hand`: they go back to the hand with all their cards.
   */
  'bench-size': claim('bench-size', { most: number, first: word('owner', 'opponent'), rest: word('hand') }, 'most'),
  /**
   * What goes to its owner's hand instead of the discard pile: the very card that says `this`, off a Pokémon in whatever way; else every Energy card
   * that gives more than Colorless Energy, where a text of another player than its owner discards it.
   */
  'back-to-hand': claim('back-to-hand', { this: yes }),
  condition: claim('condition', { name: conditionName, counters: number }, 'name'),
  /** `removes`: those that are there already are removed. */
  'immune-to-condition': claim('immune-to-condition', { names: list(conditionName), removes: yes }),
  /** That it becomes the Mega Evolution or Primal Reversion of that name does not end the turn. */
  'turn-goes-on': claim('turn-goes-on', { named: text }, 'named'),
  /** Whenever that player plays a Trainer card of any kind, the owner may flip a coin; heads: it does nothing and goes onto the deck. */
  'flip-to-stop': claim('flip-to-stop', {}),
  'flip-to-attack': claim('flip-to-attack', {}),
  /** A player who attacks this Pokémon flips a coin first; tails ends the attack. */
  'flip-to-be-attacked': claim('flip-to-be-attacked', {}),
  /**
   * Cards of these kinds, played from the hand of the opponent or of anybody, have no effect on it; on a Stadium `on: self` is the card. `abilities`: what Abilities
   * do to it, where an Ancient Trait keeps them off.
   */
  unaffected: claim(
    'unaffected',
    { by: list(word('play-trainer', 'play-supporter', 'abilities')), whose: word('theirs', 'any') },
    'by',
    'whose',
  ),
  /** Burn puts so many counters in place of the usual number, of several the largest (APR II.E-28); or so many more (APR25 II.E-17). */
  'burn-counters': claim('burn-counters', { put: number, add: number }),
};

/** Claims that do something once their moment comes. */
const doing = (verbs: Check<readonly Json[]>) => ({
  trigger: claim(
    'trigger',
    {
      event: word(...TRIGGER_EVENTS),
      /** Of a Knock Out: by the damage of an attack of the opponent. */
      'by-damage': yes,
      /** Of damage or a Knock Out: by the attack of such a Pokémon. */
      by: filter,
      /** What its list asks of the Pokémon is meant as of when the attack was declared. */
      'as-declared': yes,
      /** What is attached counts as Energy of that type. */
      type: letter,
      /** It came from there; absent: as the document means attaching. */
      from: word('hand', 'deck', 'discard', 'any'),
      /** The very card that says this is what was attached. */
      this: yes,
      /** It is the attachment of the turn, and no text attached it. */
      'as-turn': yes,
      does: verbs,
    },
    'event',
    'does',
  ),
  /** `any-time`: it depends on no check between turns, so its owner chooses when (CR 605.2). */
  checkup: claim('checkup', { does: verbs, 'any-time': yes }, 'does'),
  'end-of-turn': claim('end-of-turn', { does: verbs }, 'does'),
});

type Shapes = typeof SHAPES & ReturnType<typeof doing>;

export type ClaimKind = keyof Shapes;
export type Claim = { [K in ClaimKind]: Said<Shapes[K]> }[ClaimKind];
export type ClaimOf<K extends ClaimKind> = Extract<Claim, { readonly claim: K }>;

/** The check of a claim, and the names of those there are. `verbs` checks what a claim does once its moment comes. */
export const claimsWith = (
  verbs: Check<readonly Json[]>,
): { readonly claim: Check<Claim>; readonly names: readonly string[] } => {
  const shapes: { readonly [claim: string]: Check } = { ...SHAPES, ...doing(verbs) };
  const names = Object.keys(shapes);
  const claim: Check<Claim> = (value, at) => {
    const name = isMap(value) ? value.claim : undefined;
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape !== undefined) return shape(value, at);
    const typed = typeof name === 'string' ? name : '';
    if (isMap(value) && value['not-modelled'] !== undefined)
      return [
        {
          said: `${at}: what no claim says is left out here; beside it, under text, stands what it can bear on, such as  touches: [damage]`,
          of: value,
          key: 'not-modelled',
        },
      ];
    if (isMap(value) && name === undefined)
      return [{ said: `${at}: a claim begins with its name, such as {claim: hp, add: 20}${expected('', names)}` }];
    return [
      {
        said: `${at}: “${String(name)}” is not a claim${expected(typed, names)}`,
        ...(isMap(value) ? { of: value, key: 'claim' } : {}),
      },
      // What else is wrong is reported too, if it is sure which claim was meant.
      ...inTheNearest(shapes, typed, typeof name === 'string' && isMap(value) ? value : null, at),
    ];
  };
  return { claim, names };
};
