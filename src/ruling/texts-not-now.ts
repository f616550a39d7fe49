import {
  areOfOneText,
  type Claim,
  type ClaimKind,
  type Condition,
  type Facts,
  type Filter,
  type Force,
  fits,
  holds,
  matches,
  namedApart,
  pokemonOf,
  type Standpoint,
  type View,
} from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import { type Action, type ActionKind, type ActionOf, type AnyLaw, paragraphOf, statesLaw } from '../engine/index.ts';
import {
  attack,
  beforeRule,
  cardMath,
  cards,
  damage,
  energy,
  findAttack,
  lessByText,
  lookingBack,
  maximumHp,
  PLACE,
  powers,
  unmetTerms,
} from '../rules/index.ts';
import { type Attack, sameName, type Uid } from '../state/index.ts';
import { everyVerb } from '../text/index.ts';
import type { Way } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The code of a text that the players may count on or fear, and that asks for what is not there now. */
export const CODES = {
  way: ['text-not-now'],
} as const;

/** What a text of the acting Pokémon may say of the act, and one of a Pokémon that is attacked. */
export const OF_THE_ACTING: { readonly [act in ActionKind]?: readonly ClaimKind[] } = {
  retreat: ['retreat', 'energy-units', 'cannot'],
  attack: ['cost', 'energy-type', 'energy-units', 'types', 'damage', 'cannot'],
};
export const OF_THE_ATTACKED: readonly ClaimKind[] = ['damage', 'prevent', 'cut-damage', 'survives'];

interface Sides {
  readonly own: Uid;
  readonly other: readonly Uid[];
  readonly isActing: boolean;
}

/** Which Pokémon of the other side the claim is about. */
const otherSideOf = (claim: Claim): Filter | undefined =>
  claim.claim === 'prevent' || claim.claim === 'cut-damage'
    ? claim.from
    : claim.claim === 'damage' || claim.claim === 'survives'
      ? claim.against
      : undefined;

/** Damage is changed on the one that does it or on the one that receives it. */
const isOfThatSide = (claim: Claim, isActing: boolean): boolean =>
  claim.claim !== 'damage' || (claim.when === 'after') !== isActing;

export const isAboutAct = (claim: Claim, action: Action): boolean =>
  claim.claim !== 'cannot' || claim.act === action.kind;

/** What it asks for and does not find; null where it does apply, or what keeps it silent is not plain. */
const unmetBy = (view: View, { claim, from }: Force, { other, isActing }: Sides): Facts | null => {
  const unmet = claim.while === undefined ? {} : unmetTerms(view, claim.while, from);
  if (unmet.unmet !== undefined) return unmet;
  const filter = otherSideOf(claim);
  const isMet = (uid: Uid): boolean => {
    const pokemon = pokemonOf(view.state, uid);
    return pokemon !== null && fits(view, pokemon, filter ?? {}, from);
  };
  if (filter === undefined || other.length === 0 || other.some(isMet)) return null;
  const terms = isActing
    ? { unmet: 'terms', terms: JSON.stringify({ defending: filter }) }
    : { unmet: 'attacker', terms: JSON.stringify(filter) };
  return { player: from.seat, ...terms };
};

/** The part of its condition that is not met; null where all is. */
export const unmetConditionOf = (view: View, { claim, from }: Force): Facts | null => {
  const facts = claim.while === undefined ? {} : unmetTerms(view, claim.while, from);
  return facts.unmet === undefined ? null : facts;
};

/** Which Pokémon in play is what the text rules out, and the rule by which it counts as that; null where the text rules out no Pokémon. */
const metBy = (view: View, { claim, from }: Force): { readonly met: string; readonly rule: RuleId | null } | null => {
  const { not, ...more } = claim.while ?? {};
  const { 'opponent-has': theirs, 'you-have': yours, ...others } = not ?? {};
  const side = theirs === undefined ? 'yours' : 'theirs';
  const filter = theirs ?? yours;
  if (filter === undefined || Object.keys({ ...more, ...others }).length > 0 || (theirs && yours)) return null;
  for (const { active, bench } of view.state.players)
    for (const pokemon of [...active, ...bench]) {
      let rule: RuleId | null = null;
      const why = (id: RuleId, code: string): void => {
        if (code === 'counts-among') rule = id;
      };
      if (pokemon !== null && fits(view, pokemon, { ...filter, side }, from, why))
        return { met: namedApart(view, pokemon), rule };
    }
  return null;
};

/** The rule by which older words mean more than they name, where the text is silent because of that alone; null elsewhere. */
export const meantBy = (view: View, asked: Condition, from: Standpoint): RuleId | null => {
  let rule: RuleId | null = null;
  holds(view, asked, from, (id, code) => {
    if (code === 'all-conditions-meant') rule = id;
  });
  return rule;
};

const changesDamage = ({ claim }: Claim): boolean =>
  claim === 'damage' || claim === 'prevent' || claim === 'cut-damage';

/** The step of the damage in which a text would have its place; where that step has no paragraph, the whole reckoning. */
const stepOf = (claim: Claim, { doc }: View): AnyLaw => {
  const steps =
    claim.claim === 'damage' && claim.when !== 'after'
      ? [damage.DEALER, cardMath.DEALER_BY_LETTERS]
      : [damage.RECEIVER, cardMath.RECEIVER_BY_LETTERS];
  return steps.find((step) => statesLaw(step, doc)) ?? attack.COMPUTED;
};

/** What a rule says of the very thing that is asked for. */
const OF_WHAT_IS_ASKED: { readonly [unmet: string]: AnyLaw } = {
  'self-full-hp': lookingBack.FULL_HP,
  'self-hp-left-at-most': lookingBack.REMAINING_HP,
};

const lawOfWhatIsAsked = ({ origin }: Force, { unmet }: Facts): readonly AnyLaw[] => {
  if (unmet === 'self-place' && origin === 'body') return [PLACE];
  const law = typeof unmet === 'string' ? OF_WHAT_IS_ASKED[unmet] : undefined;
  return law === undefined ? [] : [law];
};

/** A power asks by the rule about its conditions; of another card the text decides, and what changes damage is asked where the damage is calculated. */
const lawFor = (view: View, force: Force): AnyLaw => {
  const { claim, kind } = force;
  if (kind === 'trait') return beforeRule(view, force);
  if (kind !== null) return powers.byItselfWhileConditionsAreMet(kind);
  return changesDamage(claim) ? stepOf(claim, view) : beforeRule(view, force);
};

export const ruleFor = (view: View, force: Force, facts: Facts): RuleId | null => {
  const { claim } = force;
  const ofItsStep = changesDamage(claim) ? [stepOf(claim, view)] : [];
  // A document that says nothing of the conditions of a power still says where in the reckoning that power has its place.
  const law = [...lawOfWhatIsAsked(force, facts), lawFor(view, force), ...ofItsStep].find((one) =>
    statesLaw(one, view.doc),
  );
  return law === undefined ? null : paragraphOf(law, view);
};

/** How much HP its Pokémon has left now, where that is what the text asks for. */
const hpLeft = (view: View, { unmet }: Facts, uid: Uid): Facts => {
  const pokemon = unmet === 'self-hp-left-at-most' ? pokemonOf(view.state, uid) : null;
  const hp = pokemon === null ? null : maximumHp(view, pokemon);
  return pokemon === null || hp === null ? {} : { left: hp - pokemon.damage, hp };
};

/** What a card on it gives by its own text, where a text asks for Energy of a type on its own Pokémon: why that card is none of it. */
const givenOn = (view: View, { unmet, value }: Facts, uid: Uid | null): Facts => {
  const asksType = unmet === 'self-with-energy' && typeof value === 'string';
  const pokemon = asksType && uid !== null ? pokemonOf(view.state, uid) : null;
  return pokemon === null ? {} : lessByText(view, pokemon);
};

const notNowOf = (
  view: View,
  action: Action,
  kinds: readonly ClaimKind[],
  sides: Sides,
  only: (force: Force) => boolean = () => true,
): readonly Way[] =>
  kinds.flatMap((kind) =>
    view.forces(kind).flatMap((force): readonly Way[] => {
      const { claim, from } = force;
      if (!only(force)) return [];
      if (from.uid !== sides.own || !isOfThatSide(claim, sides.isActing) || !isAboutAct(claim, action)) return [];
      const facts = unlessUnknown(
        () => (matches(view, claim.on ?? 'self', from, sides.own) ? unmetBy(view, force, sides) : null),
        () => null,
      );
      if (facts === null) return [];
      const met = unlessUnknown(
        () => metBy(view, force),
        () => null,
      );
      const said =
        met === null
          ? { ...facts, ...hpLeft(view, facts, sides.own), ...givenOn(view, facts, force.from.uid) }
          : { ...facts, met: met.met };
      return [
        {
          legal: false,
          code: 'text-not-now',
          facts: { text: force.name, ...ofTera(view, force), ...ofItself(view, force), ...said },
          rule: met?.rule ?? meantBy(view, force.claim.while ?? {}, force.from) ?? ruleFor(view, force, facts),
        },
      ];
    }),
  );

/** Of which Pokémon a card that is attached to it says “this Pokémon”. */
const ofItself = (view: View, { from, card }: Force): Facts => {
  const pokemon = from.uid === null ? null : pokemonOf(view.state, from.uid);
  const isAttached = pokemon?.attached.some((one) => one.card === card) === true;
  return pokemon === null || !isAttached ? {} : { host: namedApart(view, pokemon) };
};

/** The rule that a Tera Pokémon prints has no name but that of its card. */
const ofTera = (view: View, { card, kind, name }: Force): Facts => {
  const own = card === null ? null : view.cardAt(card);
  return kind === null && own?.name === name && own.tags?.includes('tera') === true ? { tera: true } : {};
};

const CONDITIONS = /\b(?:asleep|burned|confused|paralyzed|poisoned)\b/iu;

/** Is it an attack without damage, whose text does none either and uses no other attack? */
const doesNoDamage = ({ damage, base, choose, activate = [], does }: Attack): boolean =>
  damage === null &&
  base === undefined &&
  choose === undefined &&
  does !== undefined &&
  !everyVerb([...activate, ...does]).some((verb) => 'damage' in verb);

/** What one that is attacked is kept from, where the attack brings something of the kind. */
const alsoOfTheAttacked = (view: View, action: Action): readonly ClaimKind[] => {
  const attack = action.kind === 'attack' ? findAttack(view, action)?.attack : undefined;
  const kinds =
    attack !== undefined && doesNoDamage(attack)
      ? OF_THE_ATTACKED.filter((kind) => kind !== 'damage')
      : OF_THE_ATTACKED;
  return CONDITIONS.test(attack?.text ?? '') ? [...kinds, 'immune-to-condition'] : kinds;
};

/** Of which Pokémon a text speaks, beside whose they are and where; null where it speaks of all of them. */
const kindMeant = ({ claim: { on } }: Force): { readonly place: Filter; readonly kind: Filter } | null => {
  if (typeof on !== 'object') return null;
  const { side = 'yours', place, ...kind } = on;
  return Object.keys(kind).length === 0 ? null : { place: { side, ...(place === undefined ? {} : { place }) }, kind };
};

/** Said where the damage is worked out, where something comes about, or where an act is forbidden. */
const SAID_THERE: ReadonlySet<ClaimKind> = new Set(['cannot', 'damage', 'prevent', 'trigger']);

/** Texts about Pokémon of a kind, of which this one is none: its players will ask why they do not help it. */
const notOfItsKind = (
  view: View,
  action: Action,
  kinds: readonly ClaimKind[],
  uid: Uid,
  isActing: boolean,
  only: (force: Force) => boolean = () => true,
): readonly Way[] => {
  const pokemon = pokemonOf(view.state, uid);
  if (pokemon === null) return [];
  const others = kinds.filter((kind) => !SAID_THERE.has(kind));
  const isMeant = (force: Force): boolean =>
    only(force) && isOfThatSide(force.claim, isActing) && isAboutAct(force.claim, action);
  return others.flatMap((kind) => {
    const forces = view.forces(kind).filter(isMeant);
    return forces.flatMap((force): readonly Way[] => {
      const meant = kindMeant(force);
      if (meant === null) return [];
      // A text may say the same of several kinds, in a part for each.
      const parts = forces.filter((one) => areOfOneText(one, force));
      const isMissed = unlessUnknown(
        () =>
          fits(view, pokemon, meant.place, force.from) &&
          parts.every((one) => !fits(view, pokemon, kindMeant(one)?.kind ?? {}, one.from)),
        () => false,
      );
      const facts = { text: force.name, player: force.from.seat, unmet: 'kind', terms: JSON.stringify(meant.kind) };
      return isMissed ? [{ legal: false, code: 'text-not-now', facts, rule: ruleFor(view, force, facts) }] : [];
    });
  });
};

/** The Pokémon that does it, or to which it is done. */
const doneBy = (action: Action): Uid | null =>
  action.kind === 'evolve'
    ? action.on
    : action.kind === 'retreat'
      ? action.pokemon
      : action.kind === 'attack'
        ? action.attacker
        : null;

/** Texts that would let this Pokémon evolve, into another type than that of the card. */
const intoAnotherType = (view: View, action: Action, own: Uid, lets: (force: Force) => boolean): readonly Way[] =>
  view.forces('may').flatMap((force): readonly Way[] => {
    const { claim, from, name } = force;
    if (claim.claim !== 'may' || !lets(force) || cards.isIntoType(view, action, claim.into)) return [];
    const isMeant = unlessUnknown(
      () => matches(view, claim.on ?? 'self', from, own),
      () => false,
    );
    const facts = { text: name, player: from.seat, unmet: 'into', terms: JSON.stringify({ type: claim.into }) };
    return isMeant ? [{ legal: false, code: 'text-not-now', facts, rule: ruleFor(view, force, facts) }] : [];
  });

/** A text that would let a Pokémon do this although a rule of one of those bars forbids it, and asks for what is not there or speaks of another kind. */
export const permitsNotNow = (view: View, action: Action, bars: readonly string[]): readonly Way[] => {
  const own = doneBy(action);
  if (own === null) return [];
  const lets = ({ claim }: Force): boolean =>
    claim.claim === 'may' && claim.act === action.kind && claim.despite.some((bar) => bars.includes(bar));
  return [
    ...notNowOf(view, action, ['may'], { own, other: [], isActing: true }, lets),
    ...notOfItsKind(view, action, ['may'], own, true, lets),
    ...intoAnotherType(view, action, own, lets),
  ];
};

/** What the text of an attack asks for so that it costs less, where that is not met. */
const ownCostNotNow = (view: View, action: ActionOf<'attack'>): readonly Way[] => {
  const { costWhen, freeWhen } = findAttack(view, action)?.attack ?? {};
  const waysBy = (asked: unknown, law: AnyLaw): readonly Way[] => {
    if (asked === undefined) return [];
    const facts = unmetTerms(view, asked as Condition, { seat: view.state.toMove, uid: action.attacker });
    if (facts.unmet === undefined) return [];
    const stated = statesLaw(law, view.doc) ? law : energy.ENERGY_FOR_AN_ATTACK;
    return [
      { legal: false, code: 'text-not-now', facts: { text: action.attack, ...facts }, rule: paragraphOf(stated, view) },
    ];
  };
  return [...waysBy(costWhen, energy.STATED_COST), ...waysBy(freeWhen, energy.ENERGY_FOR_AN_ATTACK)];
};

/** Texts by which an attack that lacks only Energy would cost less: of its Pokémon and what is attached to it, about Pokémon of a kind, and its own. */
export const cheaperNotNow = (view: View, action: Action, acting: Uid | null): readonly Way[] => {
  if (action.kind !== 'attack' || acting === null) return [];
  const isCheaper = ({ claim }: Force): boolean =>
    claim.claim === 'cost' &&
    (claim.none === true || claim.set !== undefined || (claim.add ?? 0) < 0) &&
    (claim.attack === undefined || sameName(claim.attack, action.attack));
  return [
    ...notNowOf(view, action, ['energy-type', 'energy-units'], { own: acting, other: [], isActing: true }),
    ...notNowOf(view, action, ['cost'], { own: acting, other: [], isActing: true }, isCheaper),
    ...notOfItsKind(view, action, ['cost'], acting, true, isCheaper),
    ...ownCostNotNow(view, action),
  ];
};

/** What would give, or take, HP on the attacked Pokémon itself, if it were of another kind or something else were so. */
const hpNotNow = (view: View, action: Action, own: Uid, acting: Uid): readonly Way[] => {
  const isItsOwn = ({ from }: Force): boolean => from.uid === own;
  return [
    ...notNowOf(view, action, ['hp'], { own, other: [acting], isActing: false }, isItsOwn),
    ...notOfItsKind(view, action, ['hp'], own, false, isItsOwn),
  ];
};

/** Texts of other Pokémon, on the Bench most often, that would bear on this one's part in the attack, were what they ask for so. */
const ofOthersNotNow = (
  view: View,
  action: Action,
  uid: Uid,
  { isActing, other }: Omit<Sides, 'own'>,
): readonly Way[] => {
  const used = action.kind === 'attack' ? findAttack(view, action)?.attack : undefined;
  if (used === undefined || (used.damage === null && used.base === undefined)) return [];
  const bears = ({ claim, from, origin }: Force): boolean =>
    origin === 'body' &&
    claim.while !== undefined &&
    from.uid !== uid &&
    isOfThatSide(claim, isActing) &&
    matches(view, claim.on ?? 'self', from, uid);
  return (['damage', 'prevent'] as const).flatMap((kind) =>
    view.forces(kind).flatMap((force): readonly Way[] => {
      const facts = unlessUnknown(
        () => (bears(force) && !isAgainstOthers(view, force, other) ? unmetConditionOf(view, force) : null),
        () => null,
      );
      const said = { text: force.name, player: force.from.seat };
      // A text that asks its own Pokémon for another place is one that does not reach what is done.
      return facts === null || facts.unmet === 'self-place'
        ? []
        : [{ legal: false, code: 'text-not-now', facts: { ...said, ...facts }, rule: ruleFor(view, force, facts) }];
    }),
  );
};

/** Is it about other Pokémon of the other side than these? */
const isAgainstOthers = (view: View, { claim, from }: Force, other: readonly Uid[]): boolean => {
  const filter = otherSideOf(claim);
  return (
    filter !== undefined &&
    !other.some((uid) => {
      const pokemon = pokemonOf(view.state, uid);
      return pokemon !== null && fits(view, pokemon, filter, from);
    })
  );
};

/** What a text of one Pokémon asks of "this Pokémon" is asked of that one, which may be any in play. */
export const ofWhom = (view: View, { name, origin, from }: Force): Facts => {
  const pokemon = origin !== 'body' || from.uid === null ? null : pokemonOf(view.state, from.uid);
  return { text: name, ...(pokemon === null ? {} : { of: namedApart(view, pokemon) }) };
};

/** Bans by other cards than the acting Pokémon that would forbid the act, and ask for what is not there: the other player may count on them. */
export const bansNotNow = (view: View, action: Action, acting: Uid | null): readonly Way[] => {
  const bans = unlessUnknown(
    () => cards.bansSpeakingOf(view, action),
    () => [],
  );
  return bans.flatMap((force): readonly Way[] => {
    const { claim, from, origin } = force;
    if (origin === 'mark' || claim.while === undefined || (acting !== null && from.uid === acting)) return [];
    const asked = claim.while;
    const facts = unlessUnknown(
      () => unmetTerms(view, asked, from),
      () => ({}) as Facts,
    );
    const said = { ...ofWhom(view, force), ...facts };
    return facts.unmet === undefined
      ? []
      : [{ legal: false, code: 'text-not-now', facts: said, rule: ruleFor(view, force, facts) }];
  });
};

/**
 * Texts of the acting Pokémon, of one that is attacked, and of the cards attached to them, which would bear on the act and do not apply now. `reached`: all that
 * the attack may do something to, of which one may be what a text asks for.
 */
export const textsNotNow = (
  view: View,
  action: Action,
  acting: Uid | null,
  attacked: readonly Uid[],
  reached: readonly Uid[],
): readonly Way[] => {
  if (acting === null) return [];
  return [
    ...notNowOf(view, action, OF_THE_ACTING[action.kind] ?? [], { own: acting, other: reached, isActing: true }),
    ...attacked.flatMap((own) =>
      notNowOf(view, action, alsoOfTheAttacked(view, action), { own, other: [acting], isActing: false }),
    ),
    ...notOfItsKind(view, action, OF_THE_ACTING[action.kind] ?? [], acting, true),
    ...attacked.flatMap((uid) => notOfItsKind(view, action, alsoOfTheAttacked(view, action), uid, false)),
    ...attacked.flatMap((own) => hpNotNow(view, action, own, acting)),
    ...ofOthersNotNow(view, action, acting, { other: reached, isActing: true }),
    ...attacked.flatMap((uid) => ofOthersNotNow(view, action, uid, { other: [acting], isActing: false })),
  ];
};

/** The same of one Pokémon to which the attack comes, as the table is then. */
export const ofTheHitNotNow = (view: View, action: Action, own: Uid, acting: Uid): readonly Way[] => [
  ...notNowOf(view, action, alsoOfTheAttacked(view, action), { own, other: [acting], isActing: false }),
  ...notOfItsKind(view, action, alsoOfTheAttacked(view, action), own, false),
  ...hpNotNow(view, action, own, acting),
  ...ofOthersNotNow(view, action, own, { other: [acting], isActing: false }),
];
