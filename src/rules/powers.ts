import {
  CONDITIONS,
  type Condition,
  type ConditionName,
  claimsOn,
  conditionOf,
  type Facts,
  holds,
  inPlay,
  lookAtAll,
  nameOf,
  placeOfPower,
  playerOf,
  pokemonOf,
  type View,
} from '../claims/index.ts';
import {
  type ActionOf,
  type GameEvent,
  type Law,
  lawOf,
  NotModelled,
  notTold,
  reading,
  speaksOfLaw,
  step,
} from '../engine/index.ts';
import {
  type CardId,
  type Pokemon,
  type Power,
  type PowerKind,
  type PutDown,
  sameName,
  type Uid,
} from '../state/index.ts';
import { MOMENTS } from './moments.ts';
import { conditionsMeant } from './old-wordings.ts';
import { features, isToldWhole } from './pokemon.ts';
import { namesKind, silences } from './pokemon-powers.ts';
import { forbids } from './prohibition.ts';
import type { T, TextContext, Texts } from './questions.ts';

/** Poké-Powers (CR 408), and older Pokémon Powers that are used like them: when one may be used, and how often. */

/** Is it something that a player uses? */
export const isUsed = ({ kind, always }: Power): boolean =>
  kind === 'power' || ((kind === 'pokemon-power' || kind === 'ability') && always === undefined);

export const findPower = (view: View, action: ActionOf<'use-power'>): { power: Power; card: CardId } | null => {
  const pokemon = pokemonOf(view.state, action.pokemon);
  if (pokemon === null) return null;
  return (
    features(view, [pokemon]).powers.find(({ power }) => isUsed(power) && sameName(power.name, action.power)) ?? null
  );
};

const IN_PLAY = lawOf({
  'comprehensive-2009': ['408.1', 'in play'],
  'ex-2003': ['Types: Pokémon.2', 'As long as the Pokémon is in play'],
  'advanced-2018': ['I.A-02/abl.1', 'among those of your Pokémon in play'],
  'neo-2001': { silent: 'only a Pokémon in play uses its power', near: 'Play.9B6' },
  'xy-2016': ['Turn.2F#2', 'Active Pokémon may use its Abilities'],
});

export const hasPower = forbids({
  acts: ['use-power'],
  bar: 'target',
  code: 'no-such-power',
  law: IN_PLAY,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || findPower(view, action) !== null) return null;
    if (!isToldWhole(view, pokemon)) notTold(view, IN_PLAY, 'powers-not-told', { pokemon: nameOf(view, pokemon) });
    return { pokemon: nameOf(view, pokemon), power: action.power };
  },
});

/** Of a power nobody knows it is not said either when it may be used. */
const isKnown = (view: View, action: ActionOf<'use-power'>): boolean => findPower(view, action) !== null;

export const notDisabled = forbids({
  acts: ['use-power'],
  bar: 'effect',
  code: 'power-disabled',
  law: {
    'comprehensive-2009': ['408.1', 'disabled'],
    'ex-2003': ['Options#2', 'keep you from doing one of these things'],
    'advanced-2018': ['II.D-13#1', 'treated as none'],
    'neo-2001': { silent: 'a power that an effect switches off cannot be used', near: 'Play.9B6' },
    'xy-2016': { silent: 'an Ability that an effect switches off cannot be used', near: 'Turn.2F#1' },
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null) return null;
    // What kind an unknown power is of nobody knows, so only what silences both takes it away for certain.
    const kind = findPower(view, action)?.power.kind;
    const kinds: readonly PowerKind[] = kind === undefined ? ['power', 'pokemon-power'] : [kind];
    const mute = claimsOn(view, pokemon, 'mute').find(({ claim }) =>
      kinds.every((one) => silences(view, [claim.what, one])),
    );
    return mute === undefined ? null : { pokemon: nameOf(view, pokemon), power: action.power, by: mute.name };
  },
});

/** A text that names one kind of power may reach another: an older Pokémon Power, or by an older text a Poké-Power. */
export const reachedByWording = forbids({
  acts: ['use-power'],
  bar: 'effect',
  code: 'power-reached-by-wording',
  law: {
    'comprehensive-2009': ['407.1', 'it affects older Pokémon Powers'],
    'ex-2003': 'unknown',
    'advanced-2018': { silent: 'older Pokémon Powers are Abilities', near: 'I.A-02#1' },
    'neo-2001': ['Play.9B6', 'Pokémon Power'],
    'xy-2016': ['Gl:Pokémon Power', 'There are two kinds'],
  },
  concerns: (view, action) => muteOtherwiseNamed(view, action) !== null,
  when: (view, action) => muteOtherwiseNamed(view, action),
});

const muteOtherwiseNamed = (view: View, action: ActionOf<'use-power'>): Facts | null => {
  const pokemon = pokemonOf(view.state, action.pokemon);
  const power = findPower(view, action)?.power;
  if (pokemon === null || power === undefined) return null;
  const mute = claimsOn(view, pokemon, 'mute', {
    only: ({ claim }) => silences(view, [claim.what, power.kind]) && !namesKind(claim.what, power.kind),
  })[0];
  return mute === undefined ? null : { power: power.name, kind: power.kind, by: mute.name };
};

export const conditionsMet = forbids({
  acts: ['use-power'],
  bar: 'effect',
  code: 'power-conditions',
  concerns: isKnown,
  law: {
    'comprehensive-2009': ['408.1', 'conditions'],
    'ex-2003': { silent: 'a Pokémon Power is used only when what its text asks for is there', near: 'Options.6' },
    'advanced-2018': ['I.A-02/abl.1', "while its conditions can't be followed"],
    'neo-2001': { silent: 'a power can be used only when what its text asks for is there', near: 'Play.9B6' },
    'xy-2016': ['Turn.2F#1', 'Some need a condition'],
  },
  when: (view, action) => {
    const found = findPower(view, action);
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (found === null || pokemon === null) return null;
    const from = { seat: view.state.toMove, uid: action.pokemon };
    const met = ((found.power.when ?? []) as unknown as readonly Condition[]).every((condition) =>
      holds(view, condition, from),
    );
    return met ? null : { pokemon: nameOf(view, pokemon), power: found.power.name };
  },
});

/** What answers something in the opposing turn waits for that turn. */
export const notInOwnTurn = forbids({
  acts: ['use-power'],
  bar: 'effect',
  code: 'power-of-the-opposing-turn',
  law: {
    'comprehensive-2009': ['408.1', 'conditions'],
    'ex-2003': { silent: 'a Pokémon Power is used only when what its text asks for is there', near: 'Options.6' },
    'advanced-2018': ['I.A-02/abl.1', "while its conditions can't be followed"],
    'neo-2001': { silent: 'a power can be used only when what its text asks for is there', near: 'Play.9B6' },
    'xy-2016': ['Turn.2F#1', 'Some need a condition'],
  },
  concerns: (view, action) => findPower(view, action)?.power.opposingTurn === true,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    return pokemon === null ? null : { pokemon: nameOf(view, pokemon), power: action.power };
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
  bar: 'effect',
  code: 'power-condition-meant',
  law: {
    'comprehensive-2009': ['903.1', 'all Special Conditions'],
    'ex-2003': 'unknown',
    'advanced-2018': 'unknown',
    'xy-2016': 'unknown',
    'neo-2001': 'unknown',
  },
  concerns: (view, action) => barringUnnamed(view, action).length > 0,
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null) return null;
    const has = barringUnnamed(view, action).filter((name) => conditionOf(pokemon, name) !== null);
    return has.length === 0 ? null : { pokemon: nameOf(view, pokemon), power: action.power, conditions: has };
  },
});

export const onceByThisCard = forbids({
  acts: ['use-power'],
  bar: 'used',
  code: 'power-already-used',
  concerns: isKnown,
  law: {
    'comprehensive-2009': ['408.2', 'same card'],
    'ex-2003': { silent: 'a limit that a Pokémon Power prints counts for that Pokémon', near: 'Options.6' },
    'advanced-2018': ['II.E-12#3', 'each of them can use it once'],
    'neo-2001': { silent: 'a limit that a power prints counts for that Pokémon', near: 'Play.9B6' },
    'xy-2016': { silent: 'a limit that an Ability prints counts for that Pokémon', near: 'Turn.2F#1' },
  },
  when: (view, action) => {
    const found = findPower(view, action);
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (found === null || pokemon === null || found.power.oncePerTurn !== true) return null;
    const name = found.power.name;
    return pokemon.thisTurn.some((used) => sameName(used, name))
      ? { pokemon: nameOf(view, pokemon), power: name }
      : null;
  },
});

/** A Poké-Power is a power of once in a turn, whether or not it prints that; one that says otherwise goes before the rule. */
const onceByRule = reading(
  {
    'neo-2001': 'unknown',
    'ex-2003': 'unknown',
    'comprehensive-2009': 'unknown',
    'xy-2016': ['Gl:Poké-Power', 'can use once in a turn'],
    'advanced-2018': 'unknown',
  },
  (_view, [{ kind, asOften }]: readonly [Power]) => kind === 'power' && asOften !== true,
  () => false,
);

export const pokePowerOnce = forbids({
  acts: ['use-power'],
  bar: 'used',
  code: 'poke-power-once',
  law: { 'xy-2016': ['Gl:Poké-Power', 'can use once in a turn'] },
  concerns: (view, action) => {
    const power = findPower(view, action)?.power;
    return power !== undefined && power.kind === 'power' && power.oncePerTurn !== true && power.asOften !== true;
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    const name = findPower(view, action)?.power.name ?? action.power;
    const used = pokemon?.thisTurn.some((one) => sameName(one, name)) === true;
    return pokemon !== null && used ? { pokemon: nameOf(view, pokemon), power: name } : null;
  },
});

/** A text that allows one Poké-Power of its name in a turn binds its copies too, which the rules by themselves do not. */
export const oneOfItsName = forbids({
  acts: ['use-power'],
  bar: 'used',
  code: 'power-of-that-name-used',
  law: {
    'comprehensive-2009': ['102.1', 'precedence'],
    'ex-2003': { silent: 'what a card says goes before a rule', near: 'Options#2' },
    'neo-2001': { silent: 'what a card says goes before a rule', near: 'Evolution#3' },
    'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
  },
  concerns: (view, action) => findPower(view, action)?.power.oneOfNamePerTurn === true,
  when: (view, action) => {
    const power = findPower(view, action)?.power.name ?? '';
    const told = inPlay(playerOf(view.state, view.state.toMove)).flatMap(({ thisTurn }) => thisTurn);
    return [...(view.state.powersUsed ?? []), ...told].some((used) => sameName(used, power)) ? { power } : null;
  },
});

/** The same where whoever used it has left play: the ban stays. */
export const oneOfItsNameHasLeft = forbids({
  ...oneOfItsName,
  law: { 'advanced-2018': ['II.E-14#3', 'no other Pokémon can use the Ability of the same name'] },
  concerns: (view, action) => oneOfItsName.concerns(view, action) && !userInPlay(view, action),
});

/** And where it is still there. */
export const oneOfItsNameIsThere = forbids({
  ...oneOfItsName,
  law: { 'advanced-2018': ['II.E-14#1', 'Once you have used such an Ability in your turn'] },
  concerns: (view, action) => oneOfItsName.concerns(view, action) && userInPlay(view, action),
});

/** Is somebody in play who is known to have used a power of that name? While nobody has, nobody has left either. */
const userInPlay = (view: View, action: ActionOf<'use-power'>): boolean => {
  const name = findPower(view, action)?.power.name ?? '';
  const used = (view.state.powersUsed ?? []).some((one) => sameName(one, name));
  const there = inPlay(playerOf(view.state, view.state.toMove)).some(({ thisTurn }) =>
    thisTurn.some((one) => sameName(one, name)),
  );
  return there || !used;
};

/** A power that waits for an event is the very next action after it, or is forfeited. */
const VERY_NEXT = lawOf({
  'comprehensive-2009': ['408.3', 'next turn action'],
  'ex-2003': { silent: 'a Pokémon Power that waits for an event is used at once', near: 'Options.6' },
  'advanced-2018': ['II.E-05#2', 'once other actions have been taken'],
  'neo-2001': { silent: 'a Pokémon Power that waits for an event is used right after it', near: 'Play.9B6' },
  'xy-2016': { silent: 'an Ability that waits for an event is used at once', near: 'Turn.2F#1' },
});

export const veryNextAction = forbids({
  acts: ['use-power'],
  bar: 'used',
  code: 'power-forfeited',
  law: {
    'comprehensive-2009': ['408.3', 'next turn action'],
    'ex-2003': { silent: 'a Pokémon Power that waits for an event is used at once', near: 'Options.6' },
    'neo-2001': { silent: 'a Pokémon Power that waits for an event is used right after it', near: 'Play.9B6' },
    'xy-2016': { silent: 'an Ability that waits for an event is used at once', near: 'Turn.2F#1' },
  },
  concerns: (view, action) => findPower(view, action)?.power.on !== undefined,
  when: (view, action) => {
    const found = findPower(view, action);
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (found?.power.on === undefined || pokemon === null) return null;
    const { window } = view.state;
    if (window === 'untold') {
      // What was done last is not on the board; whoever came into play in an earlier turn is too late in any case.
      if (pokemon.since < view.state.turn)
        return { pokemon: nameOf(view, pokemon), power: found.power.name, event: found.power.on };
      return notTold(view, VERY_NEXT, 'last-action-not-told', {
        pokemon: nameOf(view, pokemon),
        power: found.power.name,
      });
    }
    const open =
      window !== null && window.uid === pokemon.uid && window.inc === pokemon.inc && window.event === found.power.on;
    return open ? null : { pokemon: nameOf(view, pokemon), power: found.power.name, event: found.power.on };
  },
});

/** Opens the window for such a power after a Pokémon was put down, and closes it with whatever action comes next. */
export const moveWindow = step(
  {
    'comprehensive-2009': ['408.3', 'next turn action'],
    'ex-2003': { silent: 'a Pokémon Power that waits for an event is used at once', near: 'Options.6' },
    'advanced-2018': ['II.E-05#2', 'once other actions have been taken'],
    'neo-2001': { silent: 'a Pokémon Power that waits for an event is used right after it', near: 'Play.9B6' },
    'xy-2016': { silent: 'an Ability that waits for an event is used at once', near: 'Turn.2F#1' },
  },
  (t: T): void => {
    const opened = putDown(t);
    const uses =
      opened !== null && features(t.view, [opened.pokemon]).powers.some(({ power }) => power.on === opened.event);
    if (opened !== null && uses) openFor(t, opened.pokemon, opened.event);
    else if (t.state.window !== null && (t.state.window !== 'untold' || somebodyWaits(t)))
      t.put({ kind: 'window', open: null });
  },
);

const openFor = (t: T, { uid }: Pokemon, event: PutDown): void => {
  const open = (): void => void t.put({ kind: 'window', open: { uid, event } });
  const { law, opened } = MOMENTS[event];
  if (speaksOfLaw(law, t.rules.doc)) opened(t, open);
  else open();
};

/** Is there a Poké-Power at all that an untold last action could matter to? */
const somebodyWaits = (t: T): boolean => {
  let waits = false;
  lookAtAll(t.state.players, (pokemon) => {
    waits ||= features(t.view, [pokemon]).powers.some(({ power }) => power.on !== undefined);
  });
  return waits;
};

const opensMoment = (event: GameEvent): { readonly uid: Uid; readonly event: PutDown } | null => {
  if (event.kind === 'benched' && event.from === 'hand') return { uid: event.uid, event: event.kind };
  if ((event.kind === 'evolved' || event.kind === 'leveled-up') && event.from.zone === 'hand')
    return { uid: event.uid, event: event.kind };
  return event.kind === 'attached' && event.energy && event.from.zone === 'hand'
    ? { uid: event.to, event: 'energy-attached' }
    : null;
};

/** Whoever was put down out of a hand or got an Energy card out of it, by the rules or by the text of a card. */
const putDown = (t: T): { readonly pokemon: Pokemon; readonly event: PutDown } | null => {
  let last: ReturnType<typeof opensMoment> = null;
  for (let at = t.events.length - 1; at >= 0 && last === null; at -= 1) {
    const event = t.events[at];
    if (event !== undefined) last = opensMoment(event);
  }
  const pokemon = last === null ? null : pokemonOf(t.state, last.uid);
  return last === null || pokemon === null ? null : { pokemon, event: last.event };
};

/** Who says its text, and about what. */
export const powerContext = (
  view: View,
  action: ActionOf<'use-power'>,
  { power, card }: { readonly power: Power; readonly card: CardId },
): TextContext => ({
  seat: view.state.toMove,
  uid: action.pokemon,
  card,
  place: placeOfPower(power),
  origin: 'power',
  attack: null,
  chosen: null,
});

/** To announce it is to use it: from then on it has been used. */
const ANNOUNCED: Law<'advanced-2018'> = { 'advanced-2018': ['I.A-02#2', 'it has to be announced to be activated'] };

const announced = step(ANNOUNCED, (_t: T, put: () => void): void => {
  put();
});

/** It is used as many times in a turn as its text says, each Pokémon counting its own. */
const countsUses = reading(
  {
    'neo-2001': 'unknown',
    'ex-2003': 'unknown',
    'comprehensive-2009': 'unknown',
    'xy-2016': 'unknown',
    'advanced-2018': ['II.E-12#1', 'as many times as the text specifies'],
  },
  (_view, [power]: readonly [Power]) => power.oncePerTurn === true,
  (view, [power]) => power.oncePerTurn === true && !speaksOfLaw(ANNOUNCED, view.doc),
);

export const usePower = (texts: Texts) =>
  step(
    {
      'comprehensive-2009': ['408.1', 'optional'],
      'ex-2003': ['Options.6', 'You may use a Pokémon Power'],
      'advanced-2018': ['I.A-02/abl.2', 'Follow the instructions in the text of the Ability'],
      'neo-2001': ['Play.9B6', 'You may use a Pokémon Power'],
      'xy-2016': ['Turn.2F', 'as often as they like'],
    },
    (t: T, action: ActionOf<'use-power'>): void => {
      const found = findPower(t.view, action);
      if (found === null) return;
      const { power, card } = found;
      if (power.does === undefined) throw new NotModelled(card, placeOfPower(power), power.text ?? 'its text');
      const once = countsUses(t.view, [power]) || onceByRule(t.view, [power]);
      const put = (): void => void t.put({ kind: 'power-used', uid: action.pokemon, name: power.name, once });
      if (speaksOfLaw(ANNOUNCED, t.rules.doc)) announced(t, put);
      else put();
      texts.say(t, power.does, powerContext(t.view, action, found));
    },
  );
