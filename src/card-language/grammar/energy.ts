import type { Filter } from '../../claims/index.ts';
import { type EnergyLetter, sameValue } from '../../state/index.ts';
import type { CardFilter, Count, Verb, Who } from '../../text/index.ts';
import {
  act,
  areSeveral,
  before,
  oneOf,
  type Steps,
  saying,
  single,
  steps,
  THAT,
  unlessNull,
  verbsOf,
  where,
} from '../lower/steps.ts';
import { isJustOne, isSome, ONE, WHOLE_DECK } from './card-amounts.ts';
import { eitherOrBoth } from './discard-pile.ts';
import { sorts } from './production.ts';
import type { Attached, EnergyMeant, Many, Meaning, Onto } from './sorts.ts';

/** Energy that is discarded, attached and moved. */

const { attached, effect, fromPile, onto, onward, sentence } = sorts;

const HAS_TOOL: Filter = { 'with-tool': true };
const toolOff = (on: Who): Verb => ({ 'discard-in-play': 1, only: 'tools', on });

/** What comes off one Pokémon: the Active one, or one that is chosen among those that have something of it. */
const offOne = (who: Who, has: Filter, off: (from: Who) => readonly Verb[]) => {
  const one = oneOf(who);
  if (one !== null) return act('chosen', { choose: { ...one, ...has } }, ...off('chosen'));
  return who === 'opponents-active' || who === 'defending' ? act(who, ...off(who)) : null;
};

export const discard = ({ n, upTo }: Many, energy: EnergyMeant, from: Who): Verb =>
  saying({ 'discard-energy': n, from, ...energy, 'up-to': upTo || undefined });

/** A Pokémon that is picked for its Energy has some. */
const bearing = (who: Who, { type, special }: EnergyMeant): Who =>
  unlessNull(oneOf(who), (one) => ({
    one: { ...one, ...(special === true ? { 'with-special-energy': true } : { 'with-energy': type ?? true }) },
  })) ?? who;

const isYours = (who: Who): boolean => oneOf(who)?.side === 'yours';

/** One Energy of each of those types. */
const oneOfEach = (from: Who, ...types: readonly EnergyLetter[]): Steps =>
  act(from, ...types.map((type): Verb => ({ 'discard-energy': 1, from, type })));

/** Energy that goes elsewhere than to the discard pile. */
const takenOff = (many: Many, energy: EnergyMeant, from: Who, to: Meaning['OffTo']): Steps | null =>
  many.upTo || many.n === 'any' || (areSeveral(from) && many.n !== 'all')
    ? null
    : act(single(bearing(from, energy)), {
        'energy-to-hand': many.n,
        from: bearing(from, energy),
        ...energy,
        ...(to === 'hand' ? {} : { into: to }),
      });

/** Energy of the Defending Pokémon, chosen by who attacks, for one that is chosen too. */
const handedOn = (to: Filter | null, energy: EnergyMeant): Steps | null =>
  to?.side === 'theirs' && to.place === 'bench'
    ? act(null, { 'move-energy': 1, from: 'defending', to: { one: to }, ...energy })
    : null;

/** Energy of several Pokémon together that goes elsewhere than to the discard pile. */
export const offAll = (n: number | 'any', energy: EnergyMeant, each: Filter, to: Meaning['OffTo']): Verb =>
  saying({
    'energy-to-hand': n,
    from: { each },
    'in-all': true,
    ...energy,
    into: to === 'hand' ? undefined : to,
  });

const ofName = ({ named, kind, ...more }: CardFilter, made: (named: string) => Steps): Steps | null =>
  named === undefined || kind !== 'energy' || isSome(more) ? null : made(named);

const SEARCHED = 'search your deck for';
const IN_ANY_WAY = '[any of] your {kind:Kinds} in any way you like';
const TO_THAT = 'and attach (it|them) to that Pokémon. {done:Shuffled}';

function ofEnergy(what: Attached): Attached | null {
  return what.cards.kind !== 'energy' || what.n === 'all' ? null : what;
}

/** Cards of two kinds, each to whichever Pokémon its player likes. */
const ofTwo = (from: From, kind: Filter, ...all: readonly Attached[]): Steps | null => {
  const parts = all.map((what) => attach(what, from, { to: { one: { side: 'yours', ...kind } }, how: 'spread' }));
  return parts.some((part) => part === null) ? null : { list: parts.flatMap((part) => part?.list ?? []) };
};

function offTheTop({ n, end, of }: Meaning['Looked'], cards: CardFilter, { to, how }: Onto): Steps | null {
  return how === 'apiece' || end === 'bottom' || of === 'theirs'
    ? null
    : act(null, {
        'discard-top': n,
        of,
        attaching: cards,
        onto: to,
        spread: how === 'spread' || undefined,
      });
}

function offPlay(
  { n, upTo }: Many,
  which: Pick<Extract<Verb, { readonly 'discard-in-play': unknown }>, 'only' | 'side' | 'into'>,
): Steps | null {
  return n === 'all' ? null : act(null, { 'discard-in-play': n, 'up-to': upTo || undefined, ...which });
}

type From = 'hand' | 'deck' | 'discard';

/** One card to each of some that are chosen. */
function toSome(what: Attached, from: From, { n, upTo }: Many, of: Filter): Steps | null {
  return typeof n !== 'number' || (n < 2 && !upTo)
    ? null
    : attach(what, from, { to: { some: n, of, ...(upTo ? { 'up-to': true as const } : {}) }, how: 'apiece' });
}

function attach(what: Attached, from: From, { to, how }: Onto): Steps | null {
  const { cards, n, unlike } = what;
  if (how === 'apiece')
    return n === 1 && !what.upTo && unlike === undefined
      ? act(null, { attach: cards, count: 1, from, to, apiece: true })
      : null;
  // A search may find fewer.
  const mayBeFewer = from === 'deck' && typeof n === 'number' && n > 1;
  return act(how === 'spread' ? null : single(to), {
    attach: cards,
    count: n === 'all' ? 'any' : n,
    from,
    to,
    'up-to': mayBeFewer || what.upTo || undefined,
    spread: how === 'spread' || undefined,
    unlike: unlike && 'type',
  });
}

/** So many as are counted, or up to so many. */
const asMany = (cards: CardFilter, count: Count, from: From, { to, how }: Onto, upTo?: true): Steps | null =>
  cards.kind !== 'energy' || how === 'apiece'
    ? null
    : act(null, { attach: cards, count, from, to, 'up-to': upTo, spread: how === 'spread' || undefined });

/** Whose Pokémon it is, where that is known. */
const sideOf = (who: Who): Filter['side'] =>
  typeof who === 'object' ? oneOf(who)?.side : who === 'self' || who === 'your-active' ? 'yours' : 'theirs';

/** Where it may go from one Pokémon; null where they are not of one side. */
export const onwardFrom = (from: Who, to: Meaning['Onward']): Who | null => {
  if (typeof to === 'string' || !('another' in to)) return to;
  const side = sideOf(from) ?? 'yours';
  return to.another.side === undefined || to.another.side === side ? { one: { side, ...to.another } } : null;
};

/** As often as its player likes. */
export const atWill = (verb: Verb): Steps => act(null, { 'as-often-as-liked': [verb] });

const moved = (many: Many, energy: EnergyMeant, from: Who, onto: Meaning['Onward']): Steps | null => {
  const to = onwardFrom(from, onto);
  if (many.n === 'any' || to === null || single(from) === null) return null;
  const one = to === 'self' ? oneOf(from) : null;
  const others: Who = one === null ? from : { one: { ...one, other: true } };
  // Of one that goes from a Pokémon to another of the Bench, that Pokémon is the one it goes to.
  const about = from === 'self' && many.n === 1 && !many.upTo && oneOf(to)?.place === 'bench' ? to : null;
  return act(about, { 'move-energy': many.n, from: others, to, ...energy, 'up-to': many.upTo || undefined });
};

export const ENERGY = [
  effect(
    'discard Energy',
    'discard {many:Many} {energy:Energy} [, if any,] (attached to|from) {from:Whom} [, if any]',
    ({ many, energy, from }) =>
      typeof from === 'object' && many.n !== 1 && !('each' in from)
        ? null
        : act(single(bearing(from, energy)), discard(many, energy, bearing(from, energy))),
  ),
  effect(
    'discard two kinds of Energy',
    'discard (a|an|1) {one:Type} [Energy [card]] and (a|an|1) {other:Type} Energy [card|cards] (attached to|from) {from:Known}',
    ({ one, other, from }) => oneOfEach(from, one, other),
  ),
  // One text alone; of two kinds there are many.
  effect(
    'discard three kinds of Energy',
    'discard (a|an) {one:Type} Energy [card], [a] {two:Type} Energy [card], and [a] {three:Type} Energy [card] (attached to|from) {from:Known}',
    ({ one, two, three, from }) => oneOfEach(from, one, two, three),
  ),
  effect(
    'discard a chosen Energy',
    'if {from:Known} has any Energy cards attached to it, choose (1|an|a) of them and discard it',
    ({ from }) => act(from, { 'discard-energy': 1, from }),
  ),
  effect('discard one of those', 'choose 1 of those Energy cards and discard it', () =>
    act(THAT, { 'discard-energy': 1, from: THAT }),
  ),
  effect(
    "move one of those to the opponent's Bench",
    "choose 1 of those Energy cards and move it to 1 of your opponent's {kind:Kinds}",
    ({ kind }) => act(THAT, { 'move-energy': 1, from: THAT, to: { one: { side: 'theirs', ...kind } } }),
  ),
  // Where either of the two is not there, nothing moves.
  effect(
    'Energy and who gets it are chosen',
    'choose 1 Energy card attached to the Defending Pokémon and {to:Whom}. Attach that Energy card to that Pokémon',
    ({ to }) => handedOn(oneOf(to), {}),
  ),
  sentence(
    'a basic Energy and who gets it are chosen',
    'if the Defending Pokémon has any basic Energy cards attached to it, choose 1 of them. If your opponent has any {kind:Kinds}, choose 1 of them and attach that Energy card to it.',
    ({ kind }) => handedOn({ side: 'theirs', ...kind }, { basic: true }),
  ),
  effect(
    'discard a chosen Energy of one',
    'choose {many:Many} {energy:Energy} attached to {from:Known} [, if any,] and discard (it|them)',
    ({ many, energy, from }) => act(from, discard(many, energy, from)),
  ),
  effect(
    'move Energy to the Bench, or discard it',
    'take {many:Many} {energy:Energy} attached to SELF and attach it to 1 of your Benched Pokémon. If you have no Benched Pokémon, discard that Energy card',
    ({ many, energy }) => {
      const bench: Filter = { side: 'yours', place: 'bench' };
      const move: Verb = { 'move-energy': 1, from: 'self', to: { one: bench }, ...energy };
      return isJustOne(many) ? act(null, where({ 'you-have': bench }, [move], [discard(many, energy, 'self')])) : null;
    },
  ),
  effect(
    'return Energy',
    '((put|return|shuffle) {many:Many} {energy:Energy} (attached to|from) {from:Whom}|(remove|choose) {many:Many} {energy:Energy} attached to {from:Whom}( and (put|return)|. Your opponent (returns|shuffles)) (it|them|that card)) {to:OffTo} [instead of the discard pile]',
    ({ many, energy, from, to }) =>
      many.n !== 1 && (to === 'top' || to === 'bottom') ? null : takenOff(many, energy, from, to),
  ),
  effect(
    'discard Energy of several',
    'discard {many:Many} {energy:Energy} (from|attached to) [any of] {side:Side} {kind:Kinds} [in any way you like]',
    ({ many, energy, side, kind }) =>
      many.n === 'all' || many.n === 1 || kind.place === 'active'
        ? null
        : act(null, {
            'discard-energy': many.n,
            from: { each: { side, ...kind } },
            'in-all': true,
            ...energy,
            'up-to': many.upTo || undefined,
          }),
  ),
  effect(
    'return Energy of several',
    '(put|shuffle) {many:Many} {energy:Energy} (from|attached to) your {kind:Kinds} {to:OffTo}',
    ({ many, energy, kind, to }) =>
      many.n === 'all' || many.upTo || kind.place === 'active'
        ? null
        : act(null, offAll(many.n, energy, { side: 'yours', ...kind }, to)),
  ),
  effect(
    'discard Energy of a name',
    'discard {n:Exact} {cards:EnergyCards} (attached to|from) {from:Known}',
    ({ n, cards, from }) => ofName(cards, (named) => act(from, { 'discard-energy': n, from, named })),
  ),
  sentence(
    'has to discard Energy of a name',
    "discard {n:Exact} {cards:EnergyCards} (attached to|from) SELF. If you can't discard (a|an) {again:EnergyCards}, this attack does nothing.",
    ({ n, cards, again }) =>
      n === 1 && sameValue(cards, again)
        ? ofName(cards, (named) => steps(before({ 'or-nothing': [{ 'discard-energy': 1, from: 'self', named }] })))
        : null,
  ),
  effect(
    'move Energy of a name',
    'move {n:Exact} {cards:EnergyCards} (attached to|from) {from:Whom} to {to:Onward}',
    ({ n, cards, from, to: onto }) => {
      const to = onwardFrom(from, onto);
      return to === null || single(from) === null
        ? null
        : ofName(cards, (named) => act(null, { 'move-energy': n, from, to, named }));
    },
  ),

  attached('so many', '{many:Many} {cards:EnergyCards}', ({ many, cards }) => ofEnergy({ ...many, cards })),
  attached(
    'of different types',
    ['{many:Many} {cards:EnergyCards} of different types', '{many:Many} different types of {cards:EnergyCards}'],
    ({ many, cards }) => ofEnergy({ ...many, cards, unlike: true }),
  ),
  attached('as many as one likes', 'as many {cards:EnergyCards} as you like', ({ cards }) =>
    ofEnergy({ n: 'any', upTo: false, cards }),
  ),
  onto('one', '{to:Whom}', ({ to }) =>
    typeof to === 'string' || isYours(to)
      ? { to }
      : 'each' in to && to.each.side === 'yours'
        ? { to, how: 'apiece' }
        : null,
  ),
  onto('any of them', IN_ANY_WAY, ({ kind }) => ({ to: { one: { side: 'yours', ...kind } }, how: 'spread' })),
  fromPile('the hand', 'your hand', () => 'hand'),
  fromPile('the discard pile', 'your discard pile', () => 'discard'),
  effect(
    'attach',
    [
      'attach {what:Attached} from {pile:FromPile} to {onto:Onto} [\\(1 if you have only 1\\)]',
      '(choose|take) {what:Attached} (from|in) {pile:FromPile} and attach (it|them) to {onto:Onto}',
      'search {pile:FromPile} for {what:Attached}(, | and) attach (it|them) to {onto:Onto}',
    ],
    ({ what, pile, onto: whom }) => attach(what, pile, whom),
  ),
  effect(
    'attach as many as one likes',
    'attach as many {cards:EnergyCards} from {pile:FromPile} to {onto:Onto} as you like',
    ({ cards, pile, onto: whom }) => attach({ n: 'any', upTo: false, cards }, pile, whom),
  ),
  effect(
    'attach from the deck',
    `${SEARCHED} {what:Attached} and attach (it|them) to {onto:Onto}. {done:Shuffled}`,
    (holes) => attach(holes.what, 'deck', holes.onto),
  ),
  effect(
    'attach from the deck, and more where something is so',
    `${SEARCHED} {one:Attached} and attach it to {to:Onto}. If {condition:Condition}, instead search for {more:Attached} and attach them to {onto:Onto}. {done:Shuffled}`,
    ({ one, to, condition, more, onto: whom }) => {
      const [no, yes] = [attach(one, 'deck', to), attach(more, 'deck', whom)].map((part) => verbsOf(part?.list ?? []));
      return condition.shaken === true || !no?.length || !yes?.length ? null : act(null, where(condition.is, yes, no));
    },
  ),
  effect(
    'attach one for each',
    'for each {what:Counted}, attach {one:Attached} from {pile:FromPile} to {onto:Onto}',
    // Each of them may go to another Pokémon where not one alone is named.
    ({ one, what, pile, onto: whom }) =>
      isJustOne(one) && (whom.how === 'spread' || typeof whom.to === 'string')
        ? asMany(one.cards, what, pile, whom)
        : null,
  ),
  effect(
    'attach up to as many as are counted',
    [
      'attach (a number|an amount) of {cards:EnergyCards} up to the (number|amount) of {what:Counted} from {pile:FromPile} to {onto:Onto}',
      'count the number of {what:Counted}. Search {pile:FromPile} for up to that many {cards:EnergyCards} and attach them to {onto:Onto}',
    ],
    ({ cards, what, pile, onto: whom }) => asMany(cards, what, pile, whom, true),
  ),
  effect(
    'attach up to as many from the deck as are counted',
    `${SEARCHED} a number of {cards:EnergyCards} up to the number of {what:Counted} and attach them to {onto:Onto}. {done:Shuffled}`,
    ({ cards, what, onto: whom }) => asMany(cards, what, 'deck', whom, true),
  ),
  effect(
    'attach up to as many as heads come up',
    '{coins:Flips}. Attach (a number|an amount) of {cards:EnergyCards} up to the number of heads from {pile:FromPile} to {onto:Onto}',
    ({ coins, cards, pile, onto: whom }) => asMany(cards, coins, pile, whom, true),
  ),
  effect(
    'attach up to as many from the deck as heads come up',
    '{coins:Flips}. Search your deck for a number of {cards:EnergyCards} up to the number of heads and attach them to {onto:Onto}. {done:Shuffled}',
    ({ coins, cards, onto: whom }) => asMany(cards, coins, 'deck', whom, true),
  ),
  // One power of the first sets names neither hand nor pile.
  sentence(
    'attach beside the Energy of the turn',
    "attach {what:Attached} to {to:Whom}. \\(This doesn't use up your 1 Energy card attachment for the turn.\\)",
    ({ what, to }) => attach(what, 'hand', { to }),
  ),
  // One text alone; the shuffle comes after what is done to the Pokémon.
  effect(
    'attach from the deck for counters',
    `${SEARCHED} {what:Attached} and attach it to {to:Whom}. Put {n:Number} damage counters on that Pokémon. {done:Shuffled}`,
    ({ what, to, n }) => {
      const [one, attached] = [oneOf(to), attach(what, 'deck', { to: 'chosen' })];
      return what.n !== 1 || one === null || attached === null
        ? null
        : act(
            null,
            { choose: one },
            { first: verbsOf(attached.list) ?? [], 'if-you-do': [{ counters: n, on: 'chosen' }], worded: 'implied' },
          );
    },
  ),
  effect(
    'attach one of those in the discard pile',
    'if there are any {cards:EnergyCards} in your discard pile, (attach 1 of them|choose 1 of them and attach it) to {onto:Onto}',
    ({ cards, onto: whom }) => attach({ ...ONE, cards }, 'discard', whom),
  ),
  effect(
    'attach one of those in the discard pile on heads',
    'if there are any {cards:EnergyCards} in your discard pile, flip a coin. If heads, attach 1 of them to {onto:Onto}',
    ({ cards, onto: whom }) =>
      unlessNull(attach({ ...ONE, cards }, 'discard', whom), ({ list }) =>
        act(null, {
          times: { whether: { 'in-discard': cards, of: 'yours' } },
          does: [{ flip: { heads: verbsOf(list) ?? [] } }],
        }),
      ),
  ),
  effect(
    'attach one from the deck to each',
    `for each of your {kind:Kinds}, ${SEARCHED} {what:Attached} ${TO_THAT}`,
    (holes) => attach(holes.what, 'deck', { to: { each: { side: 'yours', ...holes.kind } }, how: 'apiece' }),
  ),
  effect(
    'attach one from the deck to each of a name',
    `for each of your Benched {name:Name}, ${SEARCHED} {what:Attached} and attach (it|them) to that {again:Name}. {done:Shuffled}`,
    ({ name, again, what }) =>
      name === again
        ? attach(what, 'deck', { to: { each: { side: 'yours', place: 'bench', named: name } }, how: 'apiece' })
        : null,
  ),
  effect(
    'attach one from the deck to each of some',
    `choose {many:Many} of your {kind:Kinds}. For each of those Pokémon, ${SEARCHED} {what:Attached} ${TO_THAT}`,
    ({ many, kind, what }) => toSome(what, 'deck', many, { side: 'yours', ...kind }),
  ),
  effect(
    'attach one to each of some',
    'choose {many:Many} of your {kind:Kinds}(.| and) attach {what:Attached} from {pile:FromPile} to each of (them|those Pokémon)',
    ({ many, kind, what, pile }) => toSome(what, pile, many, { side: 'yours', ...kind }),
  ),
  effect(
    'attach two kinds from the deck',
    `${SEARCHED} {one:Attached} and {two:Attached} and attach them to ${IN_ANY_WAY}. {done:Shuffled}`,
    ({ one, two, kind }) => ofTwo('deck', kind, one, two),
  ),
  effect(
    'attach either kind or both',
    `attach {one:Attached}, (a|an) {two:EnergyCards}, or 1 of each from {pile:FromPile} to ${IN_ANY_WAY}`,
    ({ one, two, pile, kind }) =>
      one.n === 1 ? eitherOrBoth(ofTwo(pile, kind, one), ofTwo(pile, kind, { ...ONE, cards: two })) : null,
  ),
  effect(
    'attach what is discarded',
    [
      'discard {looked:Looked}[,] and attach any {cards:EnergyCards} you discarded in this way to {onto:Onto}',
      'discard {looked:Looked}. If any of those cards are {cards:EnergyCards}, attach them to {onto:Onto}',
      "discard {looked:Looked}. If (that card is|it is|it's) (a|an) {cards:EnergyCards}, attach it to {onto:Onto}",
    ],
    ({ looked, cards, onto: whom }) => offTheTop(looked, cards, whom),
  ),
  effect(
    'discard Tools of several',
    'discard {many:Many} Pokémon (Tool|Tools) [cards] (from|attached to) {side:Side} Pokémon',
    ({ many, side }) => offPlay(many, { only: 'tools', side }),
  ),
  effect(
    'discard Trainer cards of all',
    'discard all Trainer cards attached to {side:Side} {kind:Kinds}',
    ({ side, kind }) => act(null, { 'discard-tool': { each: { side, ...kind } }, trainers: true }),
  ),
  effect(
    'take Tools back',
    '(put|choose) {many:Many} Pokémon (Tool|Tools) [card|cards] attached to (1 of your|your) Pokémon [and put (it|them)] into your hand',
    ({ many }) => offPlay(many, { only: 'tools', side: 'yours', into: 'hand' }),
  ),
  effect(
    'discard Tools and Special Energy of all',
    'discard all (Pokémon Tools|Pokémon Tool cards) and Special Energy from (each|all) of {side:Side} {kind:Kinds}',
    ({ side, kind }) => {
      const each: Who = { each: { side, ...kind } };
      return act(null, { 'discard-tool': each }, { 'discard-energy': 'all', from: each, special: true });
    },
  ),
  effect('discard a Tool of one', 'discard a Pokémon Tool [card] (from|attached to) {who:Whom}', ({ who }) =>
    offOne(who, HAS_TOOL, (on) => [toolOff(on)]),
  ),
  effect(
    'discard a Tool and a Special Energy of one',
    'discard a Pokémon Tool and a Special Energy from {who:Whom}',
    ({ who }) =>
      offOne(who, { 'any-of': [HAS_TOOL, { 'with-special-energy': true }] }, (from) => [
        toolOff(from),
        { 'discard-energy': 1, from, special: true },
      ]),
  ),
  // One text alone takes off all Pokémon of a side at once.
  effect(
    "discard all of the opponent's Energy of a kind",
    "discard all of your opponent's {energy:Energy} in play",
    ({ energy }) => act(null, { 'discard-energy': 'all', from: { each: { side: 'theirs' } }, ...energy }),
  ),

  onward('that one', '{to:Whom}', ({ to }) => (single(to) === null ? null : to)),
  onward('another', 'another of {side:Side} {kind:Kinds} [of your choice]', ({ side, kind }) => ({
    another: { side, ...kind },
  })),
  // Whose they are is said by where it comes from.
  onward('another of theirs', '(another|1) of (their|his or her) {kind:Kinds}', ({ kind }) => ({
    another: { side: 'theirs', ...kind },
  })),
  // One power of the first sets.
  onward('a different one', 'a different one', () => ({ another: {} })),
  // One text alone leaves "1 of" out.
  effect(
    'move Energy of those which to another',
    'move {many:Many} {energy:Energy} attached to your {kind:Kinds} to another of your {other:Kinds}',
    ({ many, energy, kind, other }) =>
      many.n === 1 && kind.place !== 'active'
        ? moved(many, energy, { one: { side: 'yours', ...kind } }, { another: { side: 'yours', ...other } })
        : null,
  ),
  effect(
    'move Energy',
    [
      'move {many:Many} {energy:Energy} ([that was] attached to|from) {from:Whom} to {to:Onward}',
      '(take|choose) {many:Many} {energy:Energy} attached to {from:Whom} and attach it to {to:Onward}',
    ],
    ({ many, energy, from, to }) => moved(many, energy, from, to),
  ),
  effect(
    'move Energy in any way',
    'move {many:Many} {energy:Energy} from {from:Whom} to your {kind:Kinds} in any way you like',
    ({ many, energy, from, kind }) => {
      const [move] = verbsOf(moved(many, energy, from, { one: { side: 'yours', ...kind } })?.list ?? []) ?? [];
      return move === undefined || many.n === 'all' ? null : act(null, { ...move, spread: true } as Verb);
    },
  ),
  effect(
    'move Energy as often as one likes',
    'move {many:Many} {energy:Energy} (attached to|from) {from:Whom} to {to:Whom} as often as you like',
    ({ many, energy, from, to }) =>
      isJustOne(many) && isYours(from) && isYours(to) ? atWill({ 'move-energy': 1, from, to, ...energy }) : null,
  ),
  effect(
    'move as much Energy as one likes to another',
    'move (as many {energy:Energy} attached to 1 of your {kind:Kinds} as you like|any number of {energy:Energy} attached to 1 of your {kind:Kinds}) to another of your {other:Kinds}',
    ({ energy, kind, other }) =>
      act(null, {
        'move-energy': WHOLE_DECK,
        'up-to': true,
        from: { one: { side: 'yours', ...kind, 'with-energy': energy.type ?? true } },
        to: { one: { side: 'yours', ...other } },
        ...energy,
      }),
  ),
];
