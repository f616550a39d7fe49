import { type Force, namedApart, pokemonOf, seatOf } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { type AnyLaw, type Law, lawOf, leftOpenBy, type OptionFor, speaksHere, step } from '../engine/index.ts';
import { maximumHp, type T } from '../rules/index.ts';
import { mentions, type Seat, type Uid } from '../state/index.ts';
import { ASKED_OF_IT } from './beside-conditions.ts';
import type { Verb } from './verb.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['effect-order'],
} as const;

/** The order of effects that apply to one Pokémon at the same time (CR 400.4). */

interface Waits {
  readonly force: Force;
}

/** What is asked: one option for each text, and one for equal texts. Texts of one name that differ are numbered. */
export const optionsOf = (waiting: readonly Waits[]): readonly OptionFor<Force>[] => {
  const texts = new Set<string>();
  const options: OptionFor<Force>[] = [];
  for (const { force } of waiting) {
    const text = `${force.name} ${JSON.stringify(force.claim)}`;
    if (texts.has(text)) continue;
    texts.add(text);
    const namesakes = options.filter(({ value }) => value.name === force.name).length;
    options.push({
      key: namesakes === 0 ? force.name : `${force.name} ${namesakes + 1}`,
      aliases: [force.name],
      value: force,
    });
  }
  return options;
};

/** Does it only put so many counters there, or a Condition that stands beside all others, or draw so many cards? */
const onlyAdds = (verb: Verb): boolean => {
  if ('draw' in verb) return typeof verb.draw === 'number' && verb['up-to'] === undefined;
  if (!('on' in verb) || (verb.on !== 'attacker' && verb.on !== 'self' && verb.on !== 'host')) return false;
  if ('condition' in verb)
    return (verb.condition === 'burned' || verb.condition === 'poisoned') && verb.counters === undefined;
  return 'counters' in verb && typeof verb.counters === 'number' && verb['up-to'] === undefined;
};

const alwaysAdds = ({ force: { claim } }: Waits): boolean =>
  'does' in claim &&
  (claim.does as unknown as readonly Verb[]).every(onlyAdds) &&
  !mentions([('while' in claim && claim.while) || null, claim.on ?? null], ...ASKED_OF_IT);

/** Does nothing say who orders them? */
const isUnsaid = (t: T, law: AnyLaw): boolean => leftOpenBy(law, t.view) !== null || !speaksHere(law, t.rules);

/** Where nobody is said to order them: do they leave the same table in any order, so that nobody has to? */
export const needsNoOrder = (t: T, law: AnyLaw, waiting: readonly Waits[]): boolean =>
  isUnsaid(t, law) && waiting.every(alwaysAdds);

/** The counters that such texts put on the Pokémon that they are about; null where one of them does anything else. */
const countersOf = (waiting: readonly Waits[]): number | null => {
  const verbs = waiting.flatMap(({ force: { claim } }) =>
    'does' in claim ? (claim.does as unknown as readonly Verb[]) : [],
  );
  const counters = verbs.map((verb) =>
    'counters' in verb && verb.on === 'self' && typeof verb.counters === 'number' ? verb.counters : null,
  );
  return waiting.every(alwaysAdds) && !counters.includes(null)
    ? counters.reduce<number>((sum, one) => sum + (one ?? 0), 0)
    : null;
};

const onlySwitches = ({ force: { claim } }: Waits): boolean => {
  const does = 'does' in claim ? (claim.does as unknown as readonly Verb[]) : [];
  return does.length === 1 && does.every((verb) => 'switch' in verb && verb.switch === 'yours');
};

/** Where one of them switches that Pokémon, the others only put counters on it that do not Knock it Out, and nothing keeps any off: they come to the same before and after. */
const isSameWithTheSwitch = (t: T, law: AnyLaw, uid: Uid, waiting: readonly Waits[]): boolean => {
  const others = waiting.filter((one) => !onlySwitches(one));
  const asksForPlace = others.some(({ force: { claim } }) =>
    mentions([('while' in claim && claim.while) || null, claim.on ?? null], 'place'),
  );
  const pokemon = pokemonOf(t.state, uid);
  if (
    pokemon === null ||
    asksForPlace ||
    waiting.length - others.length !== 1 ||
    !isUnsaid(t, law) ||
    t.view.says('prevent')
  )
    return false;
  const [counters, hp] = [countersOf(others), maximumHp(t.view, pokemon)];
  return counters !== null && hp !== null && pokemon.damage + counters * 10 < hp;
};

/** The moment at which several texts wait. */
export type Moment = 'attached' | 'damaged' | 'knocked-out' | 'end-of-turn' | 'start-of-turn' | 'checkup';

const owner = (t: T, uid: Uid): Seat => seatOf(t.state, uid) ?? t.state.toMove;

const chooses = <D extends Doc>(law: Law<D>, by: (t: T, uid: Uid) => Seat = owner) =>
  step(
    law,
    (t: T, uid: Uid, options: readonly OptionFor<Force>[]): Force | undefined => {
      const pokemon = pokemonOf(t.state, uid);
      const facts = { pokemon: pokemon === null ? 'the Pokémon' : namedApart(t.view, pokemon) };
      return t.choose({ by: by(t, uid), code: 'effect-order', facts, options }).value;
    },
    (_t: T, _uid: Uid, [first]: readonly OptionFor<Force>[]) => first?.value,
  );

const SILENT = 'the owner orders what waits at one moment';
const WHO_ORDERS = 'who orders effects that come at the same time';

const ownerChooses = {
  attached: chooses({
    'comprehensive-2009': ['400.4', 'decides in which order'],
    'advanced-2018': ['II.E-07#3', 'the owner of the Pokémon'],
    'xy-2016': { silent: SILENT, near: 'Between#2' },
    'me-2026': { open: WHO_ORDERS, near: 'Checkup#2c' },
  }),
  damaged: chooses({
    'comprehensive-2009': ['400.4', 'decides in which order'],
    'advanced-2018': ['II.E-03#4', 'whose Pokémon took the damage can do them in any order'],
    'advanced-2025': ['II.E-03#4', 'whose Pokémon took the damage can do them in any order'],
    'xy-2016': { silent: SILENT, near: 'Between#2' },
    'me-2026': { open: WHO_ORDERS, near: 'Checkup#2c' },
  }),
  'knocked-out': chooses({
    'advanced-2018': ['II.E-04#3', 'has them carried out in any order they wish'],
    'xy-2016': { silent: SILENT, near: 'Between#2' },
    'me-2026': { open: WHO_ORDERS, near: 'Checkup#2c' },
  }),
  'end-of-turn': chooses({
    'comprehensive-2009': ['400.4', 'decides in which order'],
    'advanced-2018': ['II.E-20#2', 'can choose the order'],
    'xy-2016': { silent: SILENT, near: 'Between#2' },
    'me-2026': { open: WHO_ORDERS, near: 'Checkup#2c' },
  }),
  'start-of-turn': chooses({ 'neo-2001': { open: WHO_ORDERS, near: 'After.3' } }),
  checkup: chooses({
    'comprehensive-2009': ['400.4', 'decides in which order'],
    'advanced-2018': ['II.E-08#2', 'can choose the order'],
    'xy-2016': { silent: SILENT, near: 'Between#2' },
    'me-2026': { open: WHO_ORDERS, near: 'Checkup#2c' },
  }),
};

const TURN_PLAYER = lawOf({
  'comprehensive-2009': { otherwise: '400.4' },
  'advanced-2018': { otherwise: 'II.E-07#3' },
  'advanced-2025': ['II.E-07#4', 'the player whose turn it is decides the order'],
});

/** Where the player whose turn it is orders what an attachment sets off, on either side. */
const turnPlayerChooses = chooses(TURN_PLAYER, (t) => t.state.toMove);

const chooserAt = (t: T, moment: Moment) =>
  moment === 'attached' && speaksHere(TURN_PLAYER, t.rules) ? turnPlayerChooses : ownerChooses[moment];

/** Which of these comes next: the owner of the Pokémon says it, where there is anything to choose. Undefined where none is left. */
export const nextOf = <W extends Waits>(t: T, uid: Uid, waiting: readonly W[], moment: Moment): W | undefined => {
  const options = optionsOf(waiting);
  const [first] = waiting;
  const chooser = chooserAt(t, moment);
  const isOrdered =
    options.length > 1 && !needsNoOrder(t, chooser.law, waiting) && !isSameWithTheSwitch(t, chooser.law, uid, waiting);
  const force = isOrdered ? chooser(t, uid, options) : first?.force;
  return waiting.find((one) => one.force === force);
};
