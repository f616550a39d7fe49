import { inPlay, isActive, playerOf, type View, viewOf } from '../../claims/index.ts';
import type { Action, ActionOf } from '../../engine/index.ts';
import {
  announced,
  attacksOf,
  features,
  hasPowersGiven,
  isAttachedByPlay,
  isFossil,
  isPutOnBench,
  namedIsPicked,
  powers,
  powersOf,
} from '../../rules/index.ts';
import {
  attachesAsEnergy,
  type Card,
  type CardId,
  DISCARD,
  isTable,
  type Json,
  type Pokemon,
  sameName,
  sameValue,
} from '../../state/index.ts';
import { isAboutActive, picks } from '../../text/index.ts';
import type { Prepared } from '../in-hand.ts';
import { butWherever, fault, here, naming, ok, type Reader, type ReadQuestion } from './answer.ts';
import { readAttack } from './attack.ts';
import { powerBeneath } from './earlier-stage.ts';
import { readEvolve } from './evolve.ts';
import { cardsCalled, energyNames, findOpposing, findPokemon, isPlace, nobodyThere, withCard } from './names.ts';
import { splitAfterName, splitAt, unquote } from './words.ts';

const atTo = splitAt('to', 'on', 'onto');
const atOn = splitAt('on', 'onto', 'to');
const atOf = splitAfterName('of', 'on', 'with', 'from');
const atOnly = splitAt('on', 'onto');
const atHolder = splitAfterName('of', 'with', 'from');

/** Words that say whose Pokémon is meant: not one's own. */
const ACROSS = /^(?:their|the\s+opponent|opponent|p\d)/i;

/** A card of just that name is in hand: `R Energy` is a card, and else a way to write Fire Energy. */
const isHeld = (view: View, said: string): boolean =>
  playerOf(view.state, view.state.toMove).hand.cards.some((id) => sameName(view.cardAt(id)?.name ?? '', unquote(said)));

/** A Pokémon whose text lets it be attached as an Energy card, which is not executed: the text has to be read, and attaching it is not evolving. */
const isAttachedAsEnergy = ({ kind, unread = [] }: Card): boolean =>
  kind === 'pokemon' && unread.some(attachesAsEnergy);

/** What the Ability of a card in hand does with that very card; where it is not read, its words say so. */
const ITS_OWN_TEXT = {
  attach: { words: /\battach\b.{0,60}\bfrom your hand\b/iu, does: null },
  bench: { words: /\bonto your bench\b/iu, does: { 'put-this': 'bench' } },
} as const;

/** The use of the Ability by which this card, held in the hand, gets there although no rule puts it there. */
const byItsText = (card: Card, id: CardId, act: keyof typeof ITS_OWN_TEXT): readonly Action[] => {
  const { words, does: wanted } = ITS_OWN_TEXT[act];
  return (card.powers ?? [])
    .filter(
      ({ zone, does, text = '' }) =>
        zone === 'hand' &&
        (does === undefined ? words.test(text) : wanted !== null && does.some((verb) => sameValue(verb, wanted))),
    )
    .map(({ name }): Action => ({ kind: 'use-card', card: id, power: name }));
};

/** `attach Fire to active`, `attach Fire to their bench 1`. */
export const readAttach: Reader = (view, rest) => {
  const [said, to] = atTo(rest);
  const across = to !== null && ACROSS.test(unquote(to)) ? findOpposing(view, to) : [];
  const hosts = across.length > 0 ? across : findPokemon(view, to ?? 'active');
  const nowhere = hosts.length === 0;
  const meant = nowhere ? inPlay(playerOf(view.state, view.state.toMove)) : hosts;
  const prepared = withCard(view, isHeld(view, said) ? [unquote(said)] : energyNames(said), (card, id) => {
    if (card.kind === 'energy' || isAttachedAsEnergy(card))
      return meant.map(({ uid }) => ({ kind: 'attach-energy', card: id, to: uid }));
    const byText = byItsText(card, id, 'attach');
    if (byText.length > 0) return byText;
    return card.attaches === true ? meant.map(({ uid }) => ({ kind: 'play-trainer', card: id, to: uid })) : [];
  });
  if (nowhere) return butWherever(nobodyThere(view, 'attach-energy', to ?? 'active'), prepared ?? []);
  if (prepared?.length === 0)
    return fault('incomplete-question', rest, [
      'attach ENERGY to PLACE',
      'play CARD',
      'bench CARD',
      'evolve CARD on PLACE',
    ]);
  return prepared === null
    ? fault('unknown-card', unquote(said), [])
    : ok(prepared[0]?.action.kind ?? 'attach-energy', prepared);
};

/** `discard Old Amber`: what the text of a Fossil in play lets its player do. */
export const readDiscard: Reader = (view, rest) => {
  const said = unquote(rest.replace(/\s+from\s+play$/i, ''));
  const meant = findPokemon(view, said).map(({ stack }) => stack[0]);
  const usable = announced.usableCards(view).filter(({ card, power }) => power === DISCARD && meant.includes(card));
  if (usable.length === 0) return fault('unknown-question', `discard ${rest}`.trim(), ['discard FOSSIL']);
  return ok(
    'use-card',
    here(
      view,
      usable.map(({ card, power }): Action => ({ kind: 'use-card', card, power })),
    ),
  );
};

/** `bench Pikachu`. */
export const readBench: Reader = (view, rest) => {
  const name = unquote(rest.replace(/\s+(?:on|to)\s+(?:the\s+)?bench$/i, ''));
  if (name === '') return fault('incomplete-question', 'bench', ['bench CARD']);
  const prepared = withCard(view, [name], (card, id) => {
    const byText = isPutOnBench(view, card) ? [] : byItsText(card, id, 'bench');
    return byText.length > 0 ? byText : [{ kind: 'bench', card: id }];
  });
  return prepared === null ? fault('unknown-card', name, []) : ok(prepared[0]?.action.kind ?? 'bench', prepared);
};

/** `2 Poké Blower +`, `Poké Blower + and Poké Blower +`: cards of one name that are played at once; null where no such card lets its player do so. */
const playedTogether = (view: View, said: string): { readonly name: string; readonly together: number } | null => {
  const [, many, counted] = /^(2|3|4|two|three|four)\s+(.+)$/iu.exec(said) ?? [];
  const [, twice] = /^(.+?)\s+and\s+\1$/iu.exec(said) ?? [];
  const name = unquote(counted ?? twice ?? '');
  const together = twice === undefined ? ({ two: 2, three: 3, four: 4 }[many?.toLowerCase() ?? ''] ?? Number(many)) : 2;
  const lets = (card: Card): boolean => card.kind === 'trainer' && ofSoMany(card, together) !== null;
  return name !== '' && cardsCalled(view, [name]).some(lets) ? { name, together } : null;
};

/** What such a card does where so many are played at once; null where it does not say. */
const ofSoMany = ({ play }: Card, together: number): readonly Json[] | null => {
  const [verb] = play?.does ?? [];
  const ways = isTable(verb) ? verb['pick-one'] : undefined;
  const way = isTable(ways) ? ways[`all ${together}`] : undefined;
  return Array.isArray(way) ? way : null;
};

/** `play Potion`, `play Fluffy Berry on bench 1`, `play 2 Poké Blower +`. */
export const readPlay: Reader = (view, rest) => {
  const [several, onWhom] = atOn(rest);
  const all = playedTogether(view, unquote(several));
  if (all === null) return readPlayed(view, rest);
  const { name, together } = all;
  const read = readPlayed(view, onWhom === null ? name : `${name} on ${onWhom}`, together);
  return 'prepared' in read
    ? {
        ...read,
        prepared: read.prepared.map((one) =>
          one.action.kind === 'play-trainer' ? { ...one, action: { ...one.action, together } } : one,
        ),
      }
    : read;
};

/** Those of them whom the text of the card may pick. */
const pickable = (view: View, played: readonly Prepared[] | null): readonly Prepared[] =>
  (played ?? []).filter(
    ({ action, state }) =>
      (action.kind !== 'play-trainer' && action.kind !== 'play-supporter') ||
      namedIsPicked(viewOf(state, view), action),
  );

const mayPick = (view: View, played: readonly Prepared[] | null): boolean => pickable(view, played).length > 0;

/** Of several that are called so, those whom the text may pick. */
const onThosePicked = (view: View, played: readonly Prepared[] | null): readonly Prepared[] | null => {
  const picked = pickable(view, played);
  return picked.length > 0 ? picked : played;
};

/** `their bench 1 and bench 2`: two that the text has its player choose, one after the other; null where not both are there. */
const onTwo = (view: View, card: Card, on: string): ReadQuestion | null => {
  const [, ...said] = /^(.+?)\s+and\s+(.+)$/iu.exec(on) ?? [];
  const [first = [], then = []] = said.map((one) => [...findPokemon(view, one), ...findOpposing(view, one)]);
  if (first.length === 0 || then.length === 0) return null;
  const asks = `play ${card.name}`;
  const wherever = withCard(view, [card.name], (one, id) => playsOf(view, one, id, undefined));
  return naming(fault('for-nobody', `${card.name} on ${on}`, [asks]), asks, first, wherever ?? [], { then });
};

/** The same where the words may mean a card in the discard pile, which the text of the card may have its player choose. */
const withDiscarded = (view: View, card: Card, on: string, read: ReadQuestion): ReadQuestion => {
  const { discard } = playerOf(view.state, view.state.toMove);
  const meant = discard.cards.flatMap((id) => view.cardAt(id)?.name ?? []).find((name) => sameName(name, unquote(on)));
  const asks = `play ${card.name}`;
  const wherever = withCard(view, [card.name], (one, id) =>
    one.play?.does === undefined ? [] : playsOf(view, one, id, undefined),
  );
  return meant === undefined ? read : naming(read, asks, [], wherever ?? [], { cards: [meant] });
};

const readPlayed = (view: View, rest: string, together?: number): ReadQuestion => {
  const [said, on] = atOn(rest);
  let prepared = withCard(view, [unquote(rest)], (card, id) => playsOf(view, card, id, undefined));
  if (prepared === null && on !== null) {
    const [own, theirs] = [findPokemon(view, on), findOpposing(view, on)];
    const playedOn = (hosts: readonly Pokemon[]): readonly Prepared[] | null =>
      withCard(view, [unquote(said)], (one, id) => hosts.flatMap(({ uid }) => playsOf(view, one, id, uid)));
    const side =
      own.length > 0 && (mayPick(view, playedOn(own)) || !mayPick(view, playedOn(theirs))) ? 'yours' : 'theirs';
    const hosts = side === 'yours' ? own : theirs;
    const [card] = cardsCalled(view, [unquote(said)]);
    if (hosts.length === 0 && card !== undefined)
      return onTwo(view, card, on) ?? withDiscarded(view, card, on, nobodyThere(view, 'play-trainer', on));
    const obvious = card !== undefined && hosts.every((host) => isActive(view, host)) && isForActive(card, side);
    if (card !== undefined && !obvious && !isFor(card, together)) {
      const wherever = withCard(view, [unquote(said)], (one, id) => playsOf(view, one, id, undefined));
      const asks = `play ${card.name}`;
      return naming(fault('for-nobody', rest, [asks]), asks, [...own, ...theirs], wherever ?? []);
    }
    prepared = obvious
      ? withCard(view, [unquote(said)], (one, id) => playsOf(view, one, id, undefined))
      : onThosePicked(view, playedOn(hosts));
  }
  if (prepared === null) return fault('unknown-card', unquote(said), []);
  if (prepared.length > 0) return ok(prepared[0]?.action.kind ?? 'play-trainer', prepared);
  const onto = cardsCalled(view, [unquote(said)]).some(({ from }) => from !== undefined);
  return onto
    ? readEvolve(view, rest, rest)
    : fault('incomplete-question', rest, ['attach ENERGY to PLACE', 'evolve CARD on PLACE']);
};

/** Is it played on a Pokémon: attached to it, put on top of it, or with a text that is about one? With an unread text it may be. */
const isFor = (card: Card, together?: number): boolean => {
  const does = together === undefined ? card.play?.does : (ofSoMany(card, together) ?? undefined);
  if (card.kind === 'stadium') return false;
  return (card.kind !== 'trainer' && card.kind !== 'supporter') || isAttachedByPlay(card) || does === undefined
    ? true
    : picks(does) === 1;
};

/** Is its text about the Active Pokémon of that side, which need not be named? */
const isForActive = (card: Card, side: 'yours' | 'theirs'): boolean =>
  (card.kind === 'trainer' || card.kind === 'supporter') && isAboutActive(card.play?.does ?? [], side);

/** The ways a card is played from hand by that word alone. */
const playsOf = (view: View, card: Card, id: CardId, to: number | undefined): readonly Action[] => {
  const host = to === undefined ? {} : isAttachedByPlay(card) ? { to } : { on: to };
  if (isFossil(card)) return [{ kind: 'bench', card: id }];
  if (card.kind === 'trainer') return [{ kind: 'play-trainer', card: id, ...host }];
  if (card.kind === 'supporter') return [{ kind: 'play-supporter', card: id, ...host }];
  if (card.kind === 'stadium') return [{ kind: 'play-stadium', card: id }];
  if (card.kind === 'energy') return to === undefined ? [] : [{ kind: 'attach-energy', card: id, to }];
  if (isPutOnBench(view, card)) return [{ kind: 'bench', card: id }];
  if (to === undefined) return byItsText(card, id, 'bench');
  return [{ kind: card.stage === 'level-up' ? 'level-up' : 'evolve', card: id, on: to }];
};

/** Of equal cards the one that was not used yet is meant, if there is one. */
const notDistinguished = <C extends { readonly card: CardId; readonly power: string }>(
  view: View,
  cards: readonly C[],
): readonly C[] => {
  const used = ({ card, power }: C): boolean =>
    (view.state.cardsUsed ?? []).some((one) => one.card === card && sameName(one.name, power));
  const alike = (one: C, other: C): boolean => {
    const [a, b] = [view.state.cards[one.card], view.state.cards[other.card]];
    return a?.card === b?.card && a?.print === b?.print;
  };
  const unusedFirst = cards.toSorted((a, b) => Number(used(a)) - Number(used(b)));
  return unusedFirst.filter((one, at) => unusedFirst.findIndex((other) => alike(other, one)) === at);
};

/** The Stadium and attached cards with a text that is not executed: it may let a player do something. */
const unreadInPlay = (
  view: View,
  own: readonly Pokemon[],
): readonly { readonly name: string; readonly text: string }[] =>
  [
    ...(view.state.stadium === null ? [] : [view.state.stadium.card]),
    ...own.flatMap((pokemon) => pokemon.attached.map(({ card }) => card)),
  ]
    .map((id) => view.cardAt(id))
    .flatMap((card) =>
      (card?.unread ?? [])
        .filter(({ does }) => does === undefined)
        .slice(0, 1)
        .map(({ text = '' }) => ({ name: card?.name ?? '', text })),
    );

/** Is that Ability of the Pokémon one that is used while its card is not in play? */
const isOutsideAbility = (view: View, pokemon: Pokemon, name: string): boolean =>
  features(view, [pokemon]).powers.some(
    ({ power }) => sameName(power.name, name) && (power.zone !== undefined || power.comes !== undefined),
  );

const picksOne = (view: View, action: ActionOf<'use-power'>): boolean => {
  const does = powers.findPower(view, action)?.power.does;
  return does !== undefined && picks(does) === 1;
};

/** The use of such a card, on each of those where its text picks one. */
const usesOf = (
  { card, power, text }: ReturnType<typeof announced.usableCards>[number],
  picked: readonly Pokemon[],
): readonly Action[] => {
  const use = { kind: 'use-card', card, power } as const;
  const isForOne = text.does !== undefined && picks(text.does) === 1;
  return isForOne && picked.length > 0 ? picked.map(({ uid }) => ({ ...use, on: uid })) : [use];
};

/** `use Guard`, `use Guard of bench 1`; an attack's name is understood too. */
export const readUse: Reader = (view, rest) => {
  const whole = unquote(rest);
  const all = inPlay(playerOf(view.state, view.state.toMove));
  const usable = announced.usableCards(view);
  const isPower = (name: string): boolean =>
    usable.some(({ power }) => sameName(power, name)) ||
    all.some((pokemon) => powersOf(view, pokemon).some(({ power }) => sameName(power.name, name)));
  const [said, of] = atOf(rest, isPower);
  const holders = (name: string, among: readonly Pokemon[]): readonly ActionOf<'use-power'>[] =>
    among
      .filter((pokemon) => powersOf(view, pokemon).some(({ power }) => sameName(power.name, name)))
      .map((pokemon) => ({ kind: 'use-power', pokemon: pokemon.uid, power: name }));
  const cards = notDistinguished(
    view,
    usable.filter(({ power }) => [whole, unquote(said)].some((one) => sameName(power, one))),
  );
  // In play an Ability of a hand is none, so a card that is in the hand is the one that is meant.
  const inHand = cards.some(({ zone }) => zone !== null);
  const notThere = (pokemon: Pokemon): boolean => !(inHand && of === null && isOutsideAbility(view, pokemon, whole));
  const direct = holders(whole, all.filter(notThere));
  if (direct.length > 0) return ok('use-power', here(view, direct));
  const among = of === null ? all : findPokemon(view, of);
  // A text that picks one Pokémon takes the one after `on`, unless that is one of several that have it.
  const [before, after] = atOnly(rest);
  const [name, holder] = atHolder(before, isPower);
  const picked = after === null ? [] : [...findPokemon(view, after), ...findOpposing(view, after)];
  const ofThatName = holders(unquote(before), all);
  const having =
    ofThatName.length > 0 ? ofThatName : holders(unquote(name), holder === null ? all : findPokemon(view, holder));
  const picking = having.filter((action) => picksOne(view, action));
  const isUser = picking.length > 1 && picking.some(({ pokemon }) => picked.some(({ uid }) => uid === pokemon));
  if (picked.length > 0 && picking.length > 0 && !isUser)
    return ok(
      'use-power',
      here(
        view,
        picking.flatMap((action) => picked.map(({ uid }) => ({ ...action, on: uid }))),
      ),
    );
  const users = of === null ? [] : holders(unquote(said), all);
  const whom = of === null || users.length === 0 ? [] : [...among, ...findOpposing(view, of)];
  const narrowed = holders(unquote(said), among.filter(notThere));
  if (narrowed.length > 0) return ok('use-power', here(view, narrowed));
  if (cards.length > 0 && after !== null && picked.length === 0 && isPlace(after))
    return nobodyThere(view, 'use-card', after);
  if (cards.length > 0)
    return ok(
      'use-card',
      here(
        view,
        cards.flatMap((used) => usesOf(used, picked)),
      ),
    );
  const asAttack = all.some((pokemon) => attacksOf(view, pokemon).some(({ attack }) => sameName(attack.name, whole)));
  if (asAttack) return readAttack(view, rest, rest);
  // Its holder is named after `of`; which Pokémon the power then concerns is asked when its text gets there.
  const saidOfOne = (): ReadQuestion => {
    const [asks, meant] = having.length > 0 ? [`use ${before.trim()}`, having] : [`use ${unquote(said)}`, users];
    return naming(fault('for-nobody', rest, [asks]), asks, picked, here(view, meant));
  };
  if (whom.length > 0 && among.length === 0) return saidOfOne();
  if (among.length === 0 && of !== null && isPlace(of)) return nobodyThere(view, 'use-power', of);
  // What a sketched or undescribed Pokémon can do is unknown, so it may have the Poké-Power that is asked about.
  const placed = of !== null && among.length > 0;
  const undescribed = (placed ? among : all).filter((pokemon) => !hasPowersGiven(view, pokemon));
  const asked = (pokemon: Pokemon): Action => ({
    kind: 'use-power',
    pokemon: pokemon.uid,
    power: unquote(placed ? said : rest),
  });
  if (undescribed.length > 0 && whole !== '') return ok('use-power', here(view, undescribed.map(asked)));
  const earlier = (placed ? among : all).filter((pokemon) =>
    powerBeneath(view, pokemon, unquote(placed ? said : rest)),
  );
  if (earlier.length > 0) return ok('use-power', here(view, earlier.map(asked)));
  if (whom.length > 0 || (picked.length > 0 && having.length > 0)) return saidOfOne();
  const unread = unreadInPlay(view, all).find(({ name }) => [whole, unquote(said)].some((one) => sameName(name, one)));
  if (unread !== undefined) return fault('text-not-read', unread.name, [unread.text]);
  const names = all.flatMap((pokemon) => powersOf(view, pokemon).map(({ power }) => power.name));
  return fault('unknown-power', whole, names);
};
