import {
  CONDITIONS,
  type Condition,
  type ConditionName,
  claimsOn,
  conditionOf,
  type Facts,
  namedApart,
  type OwnPower,
  pokemonOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import { type ActionOf, lawOf, unknownFact } from '../../engine/index.ts';
import { type Pokemon, type Power, type PowerKind, sameName } from '../../state/index.ts';
import { allHold, unmetTerms } from '../attack/unmet-terms.ts';
import { conditionsMeant, THREE_MEAN_ALL } from '../cards/old-wordings.ts';
import { type ForOthers, textsForOthers } from '../effects/for-others.ts';
import { features, hasPowersGiven } from '../pokemon/pokemon.ts';
import { forbids } from '../prohibition.ts';
import { namesKind, silences, spares } from './pokemon-powers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['lent-ability-not-told', 'powers-not-told'],
} as const;

/** Poké-Powers (CR 408), and older Pokémon Powers that are used like them: when one may be used, and how often. */

/** Is it something that a player uses? */
export const isUsed = ({ kind, always, byItself }: Power): boolean =>
  kind === 'power' || ((kind === 'pokemon-power' || kind === 'ability') && always === undefined && byItself !== true);

/** What attached cards let that Pokémon use. */
export const lentPowers = (view: View, pokemon: Pokemon): readonly OwnPower[] =>
  pokemon.attached.flatMap(({ card }) =>
    (view.cardAt(card)?.lendsPowers ?? []).map((power): OwnPower => ({ power, card })),
  );

/** Every power that its player may name: those of its cards, and what attached cards lend. */
export const powersOf = (view: View, pokemon: Pokemon): readonly OwnPower[] => {
  const { powers } = features(view, [pokemon]);
  const lent = lentPowers(view, pokemon);
  return lent.length === 0 ? powers : [...powers, ...lent];
};

export const findPower = (view: View, action: ActionOf<'use-power'>): OwnPower | null => {
  const pokemon = pokemonOf(view.state, action.pokemon);
  if (pokemon === null) return null;
  return powersOf(view, pokemon).find(({ power }) => isUsed(power) && sameName(power.name, action.power)) ?? null;
};

/** Where a Pokémon has to be that uses a power. */
export const POWERS_IN_PLAY = lawOf({
  'comprehensive-2009': ['408.1', 'in play'],
  'ex-2003': ['Types: Pokémon.2', 'As long as the Pokémon is in play'],
  'advanced-2018': ['I.A-02/abl.1', 'among those of your Pokémon in play'],
  'advanced-2025': ['I.A-02/abl.1', 'among those of your Pokémon in play'],
  'neo-2001': { silent: 'only a Pokémon in play uses its power', near: 'Play.9B6' },
  'xy-2016': ['Turn.2F#2', 'Active Pokémon may use its Abilities'],
  'me-2026': ['Turn.2F#1a', 'of the Active Pokémon and of those on the Bench'],
});

/** A power of that name on its cards, which works without being used. */
const byItself = (view: View, pokemon: Pokemon, name: string) =>
  features(view, [pokemon]).powers.find(({ power }) => sameName(power.name, name));

export const hasPower = forbids({
  acts: ['use-power'],
  obstacle: 'target',
  code: 'no-such-power',
  law: POWERS_IN_PLAY,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || findPower(view, action) !== null) return null;
    if (!hasPowersGiven(view, pokemon))
      unknownFact(view, POWERS_IN_PLAY, 'powers-not-told', { pokemon: namedApart(view, pokemon) });
    const has = byItself(view, pokemon, action.power) !== undefined;
    return { pokemon: namedApart(view, pokemon), power: action.power, ...(has ? { has: 'by itself' } : {}) };
  },
});

/** For an unknown power it is not reported either when it may be used. */
export const isKnown = (view: View, action: ActionOf<'use-power'>): boolean => findPower(view, action) !== null;

/** Whether a text that takes the Abilities of Pokémon away means one that an attached card lends. */
const LENT_ABILITIES = lawOf({
  'comprehensive-2009': { open: 'whether it means a lent Ability', near: '408.1' },
  'ex-2003': { open: 'whether it means a lent Ability', near: 'Options#2' },
  'advanced-2018': { open: 'whether it means a lent Ability', near: 'II.D-06#2' },
  'advanced-2025': { open: 'whether it means a lent Ability', near: 'II.D-06#2' },
  'neo-2001': { open: 'whether it means a lent Ability', near: 'Play.9B6' },
  'xy-2016': { open: 'whether it means a lent Ability', near: 'Turn.2F#1' },
  'me-2026': { open: 'whether it means a lent Ability', near: 'Turn.2F#1a' },
});

/** A power that a text switches off is not used, and says nothing. */
const POWER_WITHOUT_EFFECT = lawOf({
  'comprehensive-2009': ['408.1', 'disabled'],
  'ex-2003': ['Options#2', 'keep you from doing one of these things'],
  'advanced-2018': ['II.D-13#1', 'treated as none'],
  'advanced-2025': ['II.D-13#1', 'treated as not there'],
  'neo-2001': { silent: 'a power that an effect switches off cannot be used', near: 'Play.9B6' },
  'xy-2016': { silent: 'an Ability that an effect switches off cannot be used', near: 'Turn.2F#1' },
  'me-2026': { silent: 'an Ability that an effect switches off cannot be used', near: 'Turn.2F#1a' },
});

const BODY_WITHOUT_EFFECT = lawOf({
  ...POWER_WITHOUT_EFFECT,
  'comprehensive-2009': ['403.1', 'the effect is disabled'],
});

/** By which law a power of that kind says nothing while a text switches it off: one document says so of Poké-Bodies apart. */
export const withoutEffect = (kind: PowerKind) => (kind === 'body' ? BODY_WITHOUT_EFFECT : POWER_WITHOUT_EFFECT);

export const notDisabled = forbids({
  acts: ['use-power'],
  obstacle: 'effect',
  code: 'power-disabled',
  law: POWER_WITHOUT_EFFECT,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null) return null;
    // The kind of an unknown power is unknown, so only what silences both kinds ends it for certain.
    const kind = findPower(view, action)?.power.kind ?? byItself(view, pokemon, action.power)?.power.kind;
    const lent = lentPowers(view, pokemon).some(({ card }) => card === findPower(view, action)?.card);
    const kinds: readonly PowerKind[] = kind === undefined ? ['power', 'pokemon-power'] : [kind];
    const mute = claimsOn(view, pokemon, 'mute').find(
      ({ claim }) => !spares(claim, action.power) && kinds.every((one) => silences(view, [claim.what, one])),
    );
    if (mute !== undefined && lent)
      unknownFact(view, LENT_ABILITIES, 'lent-ability-not-told', { power: action.power, by: mute.name });
    return mute === undefined ? null : { pokemon: namedApart(view, pokemon), power: action.power, by: mute.name };
  },
});

/** A text that names one kind of power may reach another: an older Pokémon Power, or by an older text a Poké-Power. */
export const reachedByWording = forbids({
  acts: ['use-power'],
  obstacle: 'effect',
  code: 'power-reached-by-wording',
  law: {
    'comprehensive-2009': ['407.1', 'it affects older Pokémon Powers'],
    'ex-2003': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'neo-2001': 'absent',
    'xy-2016': ['Gl:Pokémon Power', 'There are two kinds'],
    'me-2026': ['Gl:Pokémon Power', 'There are two kinds'],
  },
  concerns: (view, action) => muteOtherwiseNamed(view, action) !== null,
  when: (view, action) => muteOtherwiseNamed(view, action),
});

const muteOtherwiseNamed = (view: View, action: ActionOf<'use-power'>): Facts | null => {
  const pokemon = pokemonOf(view.state, action.pokemon);
  const power = findPower(view, action)?.power;
  if (pokemon === null || power === undefined) return null;
  const mute = claimsOn(view, pokemon, 'mute', {
    only: ({ claim }) =>
      !spares(claim, power.name) && silences(view, [claim.what, power.kind]) && !namesKind(claim.what, power.kind),
  })[0];
  return mute === undefined ? null : { power: power.name, kind: power.kind, by: mute.name };
};

/** What a power's text asks for before it is used: a condition, or a price. */
export const WHILE_ITS_CONDITIONS_ARE_MET = lawOf({
  'comprehensive-2009': ['408.1', 'conditions'],
  'ex-2003': { silent: 'a Pokémon Power is used only when what its text asks for is there', near: 'Options.6' },
  'advanced-2018': ['I.A-02/abl.1', "while its conditions can't be followed"],
  'advanced-2025': ['I.A-02/abl.1', "while its conditions can't be followed"],
  'neo-2001': { silent: 'a power can be used only when what its text asks for is there', near: 'Play.9B6' },
  'xy-2016': ['Turn.2F#1', 'Some need a condition'],
  'me-2026': ['Turn.2F#1a', 'The text of each decides'],
});

const BODY_WHILE_ITS_CONDITIONS_ARE_MET = lawOf({
  ...WHILE_ITS_CONDITIONS_ARE_MET,
  'comprehensive-2009': ['409.1', 'with its conditions met'],
});

/** The same of one that works without being used, which is carried out as its text says. */
const BY_ITSELF_WHILE_ITS_CONDITIONS_ARE_MET = lawOf({
  ...BODY_WHILE_ITS_CONDITIONS_ARE_MET,
  'advanced-2018': ['I.A-02#4', 'Follow every step of its text'],
  'advanced-2025': ['I.A-02#4', 'Follow every step of its text'],
});

/** By which law a power that works without being used asks for what its text names. */
export const byItselfWhileConditionsAreMet = (kind: PowerKind) =>
  kind === 'body' || kind === 'ability' ? BY_ITSELF_WHILE_ITS_CONDITIONS_ARE_MET : WHILE_ITS_CONDITIONS_ARE_MET;

/** By which law what a power of that kind asks for has to be there: one document says so of Poké-Bodies apart. */
export const whileConditionsAreMet = (kind: PowerKind) =>
  kind === 'body' ? BODY_WHILE_ITS_CONDITIONS_ARE_MET : WHILE_ITS_CONDITIONS_ARE_MET;

export const conditionsMet = forbids({
  acts: ['use-power'],
  obstacle: 'effect',
  code: 'power-conditions',
  // Of a text that is not read nobody can say that what it asks for is there.
  concerns: (view, action) =>
    isKnown(view, action) && (findPower(view, action)?.power.does !== undefined || !asksMet(view, action)),
  law: WHILE_ITS_CONDITIONS_ARE_MET,
  when: (view, action) => {
    const found = findPower(view, action);
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (found === null || pokemon === null) return null;
    if (asksMet(view, action)) return null;
    return { pokemon: namedApart(view, pokemon), power: found.power.name, ...unmetOf(view, action) };
  },
  readBy: (view, action, why) => {
    asksMet(view, action, why);
  },
});

/** Is all there that the text of the power asks for? */
export const asksMet = (view: View, action: ActionOf<'use-power'>, why?: Why): boolean => {
  const conditions = (findPower(view, action)?.power.when ?? []) as unknown as readonly Condition[];
  return allHold(view, conditions, { seat: view.state.toMove, uid: action.pokemon }, why);
};

/** The first of its conditions that is not met, in its plain parts. */
const unmetOf = (view: View, action: ActionOf<'use-power'>): Facts => {
  const conditions = (findPower(view, action)?.power.when ?? []) as unknown as readonly Condition[];
  for (const one of conditions) {
    const unmet = unmetTerms(view, one, { seat: view.state.toMove, uid: action.pokemon });
    if (unmet.unmet !== undefined) return unmet;
  }
  return {};
};

/** What answers something in the opposing turn waits for that turn. */
export const notInOwnTurn = forbids({
  acts: ['use-power'],
  obstacle: 'effect',
  code: 'power-of-the-opposing-turn',
  law: WHILE_ITS_CONDITIONS_ARE_MET,
  concerns: (view, action) => findPower(view, action)?.power.opposingTurn === true,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    return pokemon === null ? null : { pokemon: namedApart(view, pokemon), power: action.power };
  },
});

/** The Special Conditions that bar a Poké-Power by its own words. */
const barring = (power: Power): readonly ConditionName[] =>
  ((power.when ?? []) as unknown as readonly Condition[]).flatMap((condition) => {
    const named = CONDITIONS.find((name) => name === condition.not?.self?.condition);
    return named === undefined ? [] : [named];
  });

/** Those that an older text does not name and yet means. */
const barringUnnamed = (view: View, action: ActionOf<'use-power'>): readonly ConditionName[] => {
  const found = findPower(view, action);
  const named = found === null ? [] : barring(found.power);
  return conditionsMeant(view, [named]).filter((name) => !named.includes(name));
};

/** Barred while Asleep, Confused or Paralyzed, as older texts have it, is barred by every Special Condition. */
export const noConditionMeant = forbids({
  acts: ['use-power'],
  obstacle: 'effect',
  code: 'power-condition-meant',
  law: THREE_MEAN_ALL,
  concerns: (view, action) => barringUnnamed(view, action).length > 0,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null) return null;
    const has = barringUnnamed(view, action).filter((name) => conditionOf(pokemon, name) !== null);
    return has.length === 0 ? null : { pokemon: namedApart(view, pokemon), power: action.power, conditions: has };
  },
});

/** The texts that leave powers without effect, and not this one, since they speak of Pokémon of another kind. */
export const mutesForOthers = (view: View, action: ActionOf<'use-power'>): readonly ForOthers[] => {
  const pokemon = pokemonOf(view.state, action.pokemon);
  const kind = findPower(view, action)?.power.kind;
  if (pokemon === null || kind === undefined) return [];
  return textsForOthers(view, pokemon, 'mute', ({ claim: { what } }) => view.readings.silences(view, what, kind));
};
