import {
  claimsOn,
  type Facts,
  type ForceOf,
  fits,
  inPlay,
  type NoteCode,
  namedApart,
  nameOf,
  pokemonOf,
  type View,
  viewOf,
  type Why,
} from '../../claims/index.ts';
import { lawOf, reading, step, UnknownFact, unknownFact } from '../../engine/index.ts';
import { type CardId, type Pokemon, type Seat, STRUCK_OUT, type Uid } from '../../state/index.ts';
import { isHyperGear } from '../attached-cards/hyper-gear.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { areHpAsPrinted, CHANGED_HP, hasNoHpLeft, maximumHp, standsByPrint } from '../pokemon/effective-values.ts';
import { features } from '../pokemon/pokemon.ts';
import { isDamaged } from '../pokemon/what-is-attached.ts';
import type { T } from '../questions.ts';
import { effectsRemain, partedFromPile } from '../zones.ts';
import { type CheckRun, type Fallen, hasFixedTime } from './check-run.ts';
import { countsAsFallen, effectsOfFalling, fellToDamage, nameToRemember, rememberFall } from './falling.ts';
import { prizesOf } from './more-prizes.ts';
import { type Elsewhere, elsewhereFor } from './where-fallen-go.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['hp-not-told'],
  note: [
    'damage-reaches-hp',
    'hp-bonus-ended',
    'hp-by-text',
    'knocked-out-by-text',
    'others-discarded',
    'saves-from-attacks-alone',
  ],
} as const;

/** Damage that equals or passes HP: the Knock Out itself (CR 303.1c, 304.2). */

export const KNOCK_OUT = lawOf({
  'comprehensive-2009': ['303.1c', 'Knocked Out'],
  'ex-2003': ['intro', 'Knocked Out is removed from play'],
  'advanced-2018': ['I.D/ko.3', 'treats it as Knocked Out'],
  'advanced-2025': ['I.D/ko.3', 'treats it as Knocked Out'],
  'neo-2001': ['Order.7', 'is Knocked Out'],
  'xy-2016': ['Turn.3C#3', 'Knocked Out'],
  'me-2026': ['Turn.3C#3b', 'that is Knocked Out goes to the discard pile'],
});

/** A Pokémon about to be Knocked Out. Its Prizes are counted once the effects of that are done, which may move what they depend on. */
type Doomed = Omit<Fallen, 'prizes'>;

/** Said of damage that reaches the HP, under whichever rule it does. */
const knocksOut = (
  _view: View,
  [damage, hp, pokemon]: readonly [number, number, string],
  why: (code: NoteCode, facts: Facts) => void,
): boolean => {
  why('damage-reaches-hp', { pokemon, damage, hp });
  return true;
};

const DAMAGE_PASSES_HP = lawOf({
  'comprehensive-2009': ['304.2', 'Knocked Out'],
  'ex-2003': ['Types: Pokémon.4', 'all the damage it can take before being Knocked Out'],
  'advanced-2018': ['I.D#1', 'when it has no remaining HP'],
  'advanced-2025': ['I.D#1', 'when it has no remaining HP'],
  'neo-2001': ['Order.7', 'equal to its Hit Points or greater'],
  'xy-2016': ['Turn.3C#3', 'equal to its HP or more'],
  'me-2026': ['Turn.3C#3a', 'equal to its HP or more'],
});

const EQUALS_HP = lawOf({
  ...DAMAGE_PASSES_HP,
  'ex-2003': { silent: 'damage equal to the HP is a Knock Out', near: 'Types: Pokémon.4' },
});

/** Where a paragraph on attacks says it, another says it of every Pokémon. */
const OUTSIDE_ATTACKS = lawOf({
  'xy-2016': ['Gl:Knocked Out', 'equal to its Hit Points or greater'],
  'me-2026': ['Gl:Knocked Out', 'equal to its HP or more'],
});

/** Damage that equals HP. */
const equalsHp = reading(EQUALS_HP, knocksOut, () => false);
const equalsHpOutsideAttacks = reading({ ...EQUALS_HP, ...OUTSIDE_ATTACKS }, knocksOut, () => false);

/** Damage that passes HP. */
const passesHp = reading(DAMAGE_PASSES_HP, knocksOut, () => false);
const passesHpOutsideAttacks = reading({ ...DAMAGE_PASSES_HP, ...OUTSIDE_ATTACKS }, knocksOut, () => false);

/** Asked of damage that reaches the HP. */
const isLethal = (view: View, damage: number, hp: number, pokemon: string, why: Why): boolean => {
  const equals = hasFixedTime(view.state) ? equalsHp : equalsHpOutsideAttacks;
  const passes = hasFixedTime(view.state) ? passesHp : passesHpOutsideAttacks;
  return (damage === hp ? equals : passes)(view, [damage, hp, pokemon], why);
};

const newlyHurt = (t: T, uid: Uid): boolean =>
  t.events.some((event) => (event.kind === 'damaged' || event.kind === 'counters-placed') && event.uid === uid);

const isStruckOut = ({ thisTurn }: Pokemon): boolean => thisTurn.includes(STRUCK_OUT);

/** An effect of being Knocked Out may have taken damage off again. */
const isStillLethal = (t: T, pokemon: Pokemon): boolean => {
  const hp = maximumHp(t.view, pokemon);
  return isStruckOut(pokemon) || hp === null || pokemon.damage >= hp;
};

/** Is there a Pokémon that the checks will Knock Out, as far as its HP are known? */
export const someFalls = ({ view, state }: T): boolean =>
  state.players
    .flatMap(inPlay)
    .some((pokemon) => isStruckOut(pokemon) || (isDamaged(pokemon) && hasNoHpLeft(view, pokemon)));

const BY_TEXT = lawOf({
  'comprehensive-2009': { silent: 'a text Knocks Out whatever damage there is', near: '303.1c' },
  'ex-2003': { silent: 'a text Knocks Out whatever damage there is', near: 'intro' },
  'advanced-2018': { silent: 'a text Knocks Out whatever damage there is', near: 'I.D#1' },
  'advanced-2025': { silent: 'a text Knocks Out whatever damage there is', near: 'I.D#1' },
  'neo-2001': { silent: 'a text Knocks Out whatever damage there is', near: 'Order.7' },
  'xy-2016': { silent: 'a text Knocks Out whatever damage there is', near: 'Turn.3C#3' },
  'me-2026': { silent: 'a text Knocks Out whatever damage there is', near: 'Turn.3C#3a' },
});

const fallsToText = step(BY_TEXT, (t: T, pokemon: Pokemon, seat: Seat, doomed: Doomed[]): void => {
  const name = nameOf(t.view, pokemon);
  t.note('knocked-out-by-text', { pokemon: name });
  doomed.push({ uid: pokemon.uid, seat, name });
});

/** The texts that gave it more HP before this action than now, where the damage would not have been enough with those HP. */
const bonusesEnded = (t: T, pokemon: Pokemon): readonly Bonus[] => unlessUnsaid(() => bonusesGone(t, pokemon));

/** How many HP a text gives a Pokémon above those on its card. */
interface Bonus {
  readonly name: string;
  readonly hp: number;
}

/** What is only said beside a Knock Out must not break it off. */
const unlessUnsaid = <A>(said: () => readonly A[]): readonly A[] => {
  try {
    return said();
  } catch (stop) {
    if (stop instanceof UnknownFact) return [];
    throw stop;
  }
};

const bonusesOn = (view: View, pokemon: Pokemon): readonly Bonus[] => {
  const printed = features(view, [pokemon]).hp ?? 0;
  return claimsOn(view, pokemon, 'hp').flatMap(({ name, claim: { add = 0, set = 0 } }) => {
    const hp = Math.max(add, set - printed);
    return hp > 0 ? [{ name, hp }] : [];
  });
};

const givenBy = (all: readonly Bonus[], name: string): number =>
  all.reduce((sum, one) => (one.name === name ? sum + one.hp : sum), 0);

const bonusesGone = (t: T, pokemon: Pokemon): readonly Bonus[] => {
  const then = viewOf(t.start, t.rules);
  if (!then.says('hp')) return [];
  const before = pokemonOf(t.start, pokemon.uid);
  const had = before === null ? null : maximumHp(then, before);
  if (before === null || had === null || pokemon.damage >= had) return [];
  const gave = bonusesOn(then, before);
  const gives = bonusesOn(t.view, pokemon);
  return [...new Set(gave.map(({ name }) => name))]
    .map((name) => ({ name, hp: givenBy(gives, name) }))
    .filter(({ name, hp }) => hp < givenBy(gave, name));
};

/** Said where the HP that texts give or take decide whether it is Knocked Out, and those on its card would not. */
const decidedByText = byKindOfText((law) =>
  reading(
    { ...law, ...CHANGED_HP },
    (view, [pokemon, hp, by]: readonly [Pokemon, number, readonly string[]], why): boolean => {
      const { damage } = pokemon;
      why('hp-by-text', { by, pokemon: namedApart(view, pokemon), damage, hp, falls: damage >= hp });
      return true;
    },
    () => false,
  ),
);

const sayTextOnHp = (t: T, pokemon: Pokemon, hp: number): void => {
  const printed = features(t.view, [pokemon]).hp;
  if (printed === null || pokemon.damage >= hp === pokemon.damage >= printed) return;
  const forces = claimsOn(t.view, pokemon, 'hp');
  const [first] = forces;
  if (first === undefined || !t.saysFirst(`hp ${pokemon.uid} ${pokemon.damage} ${hp}`)) return;
  decidedByText(t.view, first)(t.view, [pokemon, hp, [...new Set(forces.map(({ name }) => name))]], t.why);
};

/** Did damage of an attack come to it, by a Pokémon against which this text counts? */
const isStruckBy = (t: T, { uid }: Pokemon, { claim: { against }, from }: ForceOf<'survives'>): boolean =>
  t.events.some((event) => {
    if (event.kind !== 'damaged' || event.uid !== uid) return false;
    const attacker = event.by === null ? null : pokemonOf(t.state, event.by);
    return against === undefined || attacker === null || fits(t.view, attacker, against, from);
  });

/** A text that keeps attacks from Knocking it Out does nothing here, and its player will ask why. */
const sayWhySaverIdles = (t: T, pokemon: Pokemon): void => {
  const inAttack = t.state.phase === 'attack' && t.events.some(({ kind }) => kind === 'attack-declared');
  for (const force of unlessUnsaid(() => claimsOn(t.view, pokemon, 'survives'))) {
    if (inAttack && isStruckBy(t, pokemon, force)) continue;
    const { name, claim } = force;
    const whose = claim.against?.side === 'theirs' ? { theirs: true } : {};
    t.note('saves-from-attacks-alone', { by: name, pokemon: namedApart(t.view, pokemon), ...whose });
  }
};

/** Puts a Pokémon down among those that their damage Knocks Out, if it is one. */
const doom = (t: T, pokemon: Pokemon, seat: Seat, doomed: Doomed[]): void => {
  const hp = maximumHp(t.view, pokemon);
  if (isStruckOut(pokemon)) {
    fallsToText(t, pokemon, seat, doomed);
    return;
  }
  if (hp !== null && (newlyHurt(t, pokemon.uid) || pokemon.damage >= hp)) sayTextOnHp(t, pokemon, hp);
  if (hp !== null && pokemon.damage < hp) return;
  // The damage it had before has not Knocked it Out; only new damage raises the question.
  if (hp === null && (!isDamaged(pokemon) || !newlyHurt(t, pokemon.uid))) return;
  const name = nameOf(t.view, pokemon);
  if (hp === null) {
    unknownFact(t.view, KNOCK_OUT, 'hp-not-told', { pokemon: name, damage: pokemon.damage, player: seat });
    return;
  }
  if (!isLethal(t.view, pokemon.damage, hp, name, t.why)) return;
  sayWhySaverIdles(t, pokemon);
  const ended = bonusesEnded(t, pokemon);
  if (ended.length > 0)
    t.note('hp-bonus-ended', {
      by: ended.map((one) => one.name),
      pokemon: namedApart(t.view, pokemon),
      damage: pokemon.damage,
      hp,
      ...(ended.some((one) => one.hp > 0) ? { fewer: true } : {}),
    });
  doomed.push({ uid: pokemon.uid, seat, name });
};

/** A card attached to a Pokémon that is Knocked Out goes to its own owner, unless the document names the pile of the Pokémon's owner. */
const toItsOwner = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['316.2', "belongs to the card's owner"],
    'xy-2016': {
      open: 'whose discard pile a card of the other player goes to with a Pokémon that is Knocked Out',
      near: 'Zones: Discard Pile',
    },
    'me-2026': {
      open: 'whose discard pile a card of the other player goes to with a Pokémon that is Knocked Out',
      near: 'Zones: Discard Pile#a',
    },
    'advanced-2018': ['II.C-01#1', 'the discard pile of its owner'],
    'advanced-2025': ['II.C-01', 'the discard pile of its owner'],
  },
  (_view, _args: readonly []) => true,
  () => true,
);

const isGear = (t: T, card: CardId): boolean => {
  const printed = t.view.cardAt(card);
  return printed !== null && isHyperGear(printed);
};

/** Has a card of it gone to another place than the discard pile in this act? */
const hasLostElsewhere = (t: T, uid: Uid): boolean =>
  t.events.some((event) => event.kind === 'detached' && event.from === uid && event.to.zone !== 'discard');

const knockOut = (t: T, run: CheckRun): void => {
  const { fallen } = run;
  const doomed: Doomed[] = [];
  const asPrinted = areHpAsPrinted(t.view);
  const look = (pokemon: Pokemon, seat: Seat): void => {
    if (!asPrinted || isStruckOut(pokemon) || !standsByPrint(t.view, pokemon)) doom(t, pokemon, seat, doomed);
  };
  for (const { seat, active, bench } of t.state.players) {
    for (const pokemon of active) if (pokemon !== null) look(pokemon, seat);
    for (const pokemon of bench) look(pokemon, seat);
  }
  if (doomed.length === 0) return;
  effectsOfFalling(t, doomed, run);
  // Looked at for all of them before the first is gone, with which something that holds for another may end.
  const still = doomed.flatMap((one): { readonly fallen: Fallen; readonly elsewhere: Elsewhere | null }[] => {
    const pokemon = pokemonOf(t.state, one.uid);
    if (pokemon === null || !isStillLethal(t, pokemon)) return [];
    return [{ fallen: { ...one, prizes: prizesOf(t, pokemon) }, elsewhere: elsewhereFor(t, pokemon) }];
  });
  for (const { fallen: one, elsewhere } of still) {
    const pokemon = pokemonOf(t.state, one.uid);
    if (pokemon === null) continue;
    effectsRemain(t, pokemon, 'discard');
    const lying = [...pokemon.stack, ...pokemon.attached.map(({ card }) => card)];
    for (const card of lying) {
      const owner = t.state.cards[card]?.owner ?? one.seat;
      if (owner !== one.seat && !isGear(t, card)) toItsOwner(t.view, []);
    }
    const apart = partedFromPile(t, pokemon, one.seat, elsewhere);
    const among = apart.length > 0 ? lying : pokemon.attached.map(({ card }) => card);
    const others = among.filter((card) => !apart.some((gone) => gone.card === card));
    const toDamage = fellToDamage(t, pokemon);
    const name = nameToRemember(t, pokemon);
    const counts = countsAsFallen(t, pokemon);
    t.put({ kind: 'knocked-out', uid: one.uid, seat: one.seat, name: one.name, prizes: one.prizes });
    for (const { card, to } of apart)
      t.put({ kind: 'moved', card, from: { seat: to.seat, zone: 'discard' }, to, instead: true });
    // Where a part of it goes elsewhere, what becomes of the rest is asked.
    if ((apart.length > 0 || hasLostElsewhere(t, one.uid)) && others.length > 0)
      t.note('others-discarded', { pokemon: one.name, cards: others.map((card) => t.view.cardAt(card)?.name ?? '?') });
    if (counts) rememberFall(t, one.seat, toDamage, name);
    fallen.push(one);
  }
};

const knockOutAtItsTime = step(KNOCK_OUT, knockOut);

const knockOutOutsideAttacks = step(
  {
    ...KNOCK_OUT,
    'xy-2016': ['Gl:Knocked Out', 'It goes to the discard pile'],
    'me-2026': ['Gl:Knocked Out', 'are discarded'],
  },
  knockOut,
);

export const lethal = (t: T, run: CheckRun): void => {
  (hasFixedTime(t.state) ? knockOutAtItsTime : knockOutOutsideAttacks)(t, run);
};
