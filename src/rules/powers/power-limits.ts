import { conditionOf, inPlay, namedApart, playerOf, pokemonOf, type View } from '../../claims/index.ts';
import { type ActionOf, reading } from '../../engine/index.ts';
import { ALL_CONDITIONS, type Pokemon, type Power, sameName } from '../../state/index.ts';
import { POWER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { forbids } from '../prohibition.ts';
import { findPower, isKnown } from './powers.ts';

/** How often a power may be used: in a turn, by this card, by cards of its name (CR 408.2). */

const AGAIN = 'whether a power may be used again whose card was used, left play and came back';

/** A card that has left play and come back is another card, which has used nothing. */
const freshAgain = reading(
  {
    'neo-2001': { open: AGAIN, near: 'Play.9B6' },
    'ex-2003': { open: AGAIN, near: 'Options.6' },
    'comprehensive-2009': ['316.10a', 'no longer the same card'],
    'xy-2016': { open: AGAIN, near: 'Turn.2F#1' },
    'me-2026': { open: AGAIN, near: 'Turn.2F#1a' },
    'advanced-2018': ['II.E-12#4', 'It counts as a different Pokémon then'],
    'advanced-2025': ['II.E-12#4', 'It counts as a different Pokémon then'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Was that power used with this very card before it left play this turn? */
const usedBefore = (view: View, { stack }: Pokemon, name: string): boolean =>
  (view.state.cardsUsed ?? []).some((one) => one.putDownAgain && one.card === stack[0] && sameName(one.name, name));

export const onceByThisCard = forbids({
  acts: ['use-power'],
  obstacle: 'used',
  code: 'power-already-used',
  concerns: isKnown,
  law: {
    'comprehensive-2009': ['408.2', 'same card'],
    'ex-2003': { silent: 'a limit that a Pokémon Power prints counts for that Pokémon', near: 'Options.6' },
    'advanced-2018': ['II.E-12#3', 'each of them can use it once'],
    'advanced-2025': ['II.E-12#3', 'each of them can use it once'],
    'neo-2001': { silent: 'a limit that a power prints counts for that Pokémon', near: 'Play.9B6' },
    'xy-2016': { silent: 'a limit that an Ability prints counts for that Pokémon', near: 'Turn.2F#1' },
    'me-2026': { silent: 'a limit that an Ability prints counts for that Pokémon', near: 'Turn.2F#1a' },
  },
  when: (view, action) => {
    const found = findPower(view, action);
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (found === null || pokemon === null || found.power.oncePerTurn !== true) return null;
    const name = found.power.name;
    const used = pokemon.thisTurn.some((one) => sameName(one, name));
    return used || (usedBefore(view, pokemon, name) && !freshAgain(view, []))
      ? { pokemon: namedApart(view, pokemon), power: name }
      : null;
  },
});

/** A Poké-Power is a power of once in a turn, whether or not it prints that; one that says otherwise goes before the rule. */
export const onceByRule = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '408.1' },
    'xy-2016': ['Gl:Poké-Power', 'can use once in a turn'],
    'me-2026': ['Gl:Poké-Power', 'can use once in a turn'],
    'advanced-2018': { otherwise: 'II.E-12#1' },
    'advanced-2025': { otherwise: 'II.E-12#1' },
  },
  (_view, [{ kind, asOften }]: readonly [Power]) => kind === 'power' && asOften !== true,
  () => false,
);

export const pokePowerOnce = forbids({
  acts: ['use-power'],
  obstacle: 'used',
  code: 'poke-power-once',
  law: {
    'comprehensive-2009': { otherwise: '408.1' },
    'advanced-2018': { otherwise: 'II.E-12#1' },
    'advanced-2025': { otherwise: 'II.E-12#1' },
    'xy-2016': ['Gl:Poké-Power', 'can use once in a turn'],
    'me-2026': ['Gl:Poké-Power', 'can use once in a turn'],
  },
  concerns: (view, action) => {
    const power = findPower(view, action)?.power;
    return power !== undefined && power.kind === 'power' && power.oncePerTurn !== true && power.asOften !== true;
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    const name = findPower(view, action)?.power.name ?? action.power;
    const used = pokemon?.thisTurn.some((one) => sameName(one, name)) === true;
    return pokemon !== null && used ? { pokemon: namedApart(view, pokemon), power: name } : null;
  },
});

const { 'advanced-2018': _said, 'advanced-2025': _sayAlike, ...BY_ITS_TEXT } = POWER_BEFORE_RULE;

/** Was a power of that name used this turn, wherever its Pokémon is now? */
const wasUsed = (view: View, power: string): boolean => {
  const inPlayNow = inPlay(playerOf(view.state, view.state.toMove)).flatMap(({ thisTurn }) => thisTurn);
  return [...(view.state.powersUsed ?? []), ...inPlayNow].some((used) => sameName(used, power));
};

/** A power of which one of its name may be used in a turn, and was. */
export const isUsedUp = (view: View, { name, oneOfNamePerTurn }: Power): boolean =>
  oneOfNamePerTurn === true && wasUsed(view, name);

/** A text that allows one Poké-Power of its name in a turn binds its copies too, which the rules by themselves do not. */
export const oneOfItsName = forbids({
  acts: ['use-power'],
  obstacle: 'used',
  code: 'power-of-that-name-used',
  law: BY_ITS_TEXT,
  concerns: (view, action) => findPower(view, action)?.power.oneOfNamePerTurn === true,
  when: (view, action) => {
    const power = findPower(view, action)?.power.name ?? '';
    return wasUsed(view, power) ? { power } : null;
  },
});

/** The same where the Pokémon that used it has left play: the ban stays. */
export const oneOfItsNameHasLeft = forbids({
  ...oneOfItsName,
  law: {
    'advanced-2018': ['II.E-14#3', 'no other Pokémon can use the Ability of the same name'],
    'advanced-2025': ['II.E-14#4', 'no other Pokémon can use the Ability of the same name'],
  },
  concerns: (view, action) => oneOfItsName.concerns(view, action) && !userInPlay(view, action),
});

/** And where it is still there. */
export const oneOfItsNameIsThere = forbids({
  ...oneOfItsName,
  law: {
    'advanced-2018': ['II.E-14#1', 'Once you have used such an Ability in your turn'],
    'advanced-2025': ['II.E-14#1', 'Once you have used such an Ability in your turn'],
  },
  concerns: (view, action) => oneOfItsName.concerns(view, action) && userInPlay(view, action),
});

/** Is any Pokémon in play known to have used a power of that name? */
const userInPlay = (view: View, action: ActionOf<'use-power'>): boolean => {
  const name = findPower(view, action)?.power.name ?? '';
  const used = (view.state.powersUsed ?? []).some((one) => sameName(one, name));
  const there = inPlay(playerOf(view.state, view.state.toMove)).some(({ thisTurn }) =>
    thisTurn.some((one) => sameName(one, name)),
  );
  return there || !used;
};

/** Does the text of a power alone say whether a Special Condition turns it off? */
const itsTextDecides = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['408.1', 'any conditions for activating it are met'],
    'xy-2016': { open: 'which Poké-Powers a Special Condition turns off', near: 'Gl:Poké-Power' },
    'me-2026': { open: 'which Poké-Powers a Special Condition turns off', near: 'Gl:Poké-Power' },
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, _args: readonly []) => true,
  () => true,
);

/** Most Poké-Powers are off under a Special Condition. No rule says which they are: what the power itself asks is among its conditions. */
export const offWhileAffected = forbids({
  acts: ['use-power'],
  obstacle: 'effect',
  code: 'poke-power-while-affected',
  law: {
    'xy-2016': ['Gl:Poké-Power', 'turns most Poké-Powers off'],
    'me-2026': ['Gl:Poké-Power', 'turns most Poké-Powers off'],
  },
  concerns: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    const isPower = findPower(view, action)?.power.kind === 'power';
    return isPower && pokemon !== null && ALL_CONDITIONS.some((name) => conditionOf(pokemon, name) !== null);
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || itsTextDecides(view, [])) return null;
    return { pokemon: namedApart(view, pokemon), power: action.power };
  },
});
