import type { Force, View, Why } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';
import { TOTALLED } from '../attack/more-and-less.ts';
import { totals } from '../damage/damage-in-steps.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['bodies-add-up', 'bodies-do-not-add-up'],
} as const;

/** Of several texts of one name that say the same, how many count (CR 409.2). */

const copiesOf = (force: Force, all: readonly Force[]): readonly Force[] =>
  all.filter((other) => other.name === force.name && other.from.seat === force.from.seat);

/** The first of each name and side among those that are meant. */
const firstOfEach = (forces: readonly Force[], meant: (force: Force) => boolean): readonly Force[] =>
  forces.filter((force) => !meant(force) || copiesOf(force, forces.filter(meant))[0] === force);

const onceOnly = (forces: readonly Force[]): readonly Force[] =>
  firstOfEach(forces, ({ claim }) => claim.once === true);

const speakersOf = (by: string, forces: readonly Force[]): number =>
  new Set(forces.filter(({ name }) => name === by).map(({ from }) => from.uid)).size;

/** How many cards say it: two of them may be attached to one Pokémon. */
const cardsOf = (by: string, forces: readonly Force[]): number =>
  new Set(forces.filter(({ name }) => name === by).map(({ card, mark }) => mark ?? card)).size;

const namesOfBodies = (forces: readonly Force[]): ReadonlySet<string> =>
  new Set(forces.filter(({ origin }) => origin === 'body').map(({ name }) => name));

/** The same texts, those of each side by themselves: what a text says of its copies is said to its own player. */
const bySide = (forces: readonly Force[]): readonly (readonly Force[])[] =>
  [...new Set(forces.map(({ from }) => from.seat))].map((seat) => forces.filter(({ from }) => from.seat === seat));

/** Several of that name count: more than one of a side, or texts of both sides that say nothing of their copies. */
const copiesThatAddUp = (by: string, forces: readonly Force[]): boolean =>
  bySide(forces).some((ofSide) => speakersOf(by, ofSide) > 1) ||
  speakersOf(
    by,
    forces.filter(({ claim }) => claim.once !== true),
  ) > 1;

/** However many texts of the name say it, and say that they do not overlap: what the text says of itself decides. */
const oneOfAName = reading(
  {
    'comprehensive-2009': ['409.2', 'unless otherwise specified'],
    'ex-2003': ['Options.6', 'in effect all the time'],
    'advanced-2018': ['II.E-15#1', 'The effect does not overlap'],
    'advanced-2025': ['II.E-15#1', 'The effect does not overlap'],
    'neo-2001': { silent: 'a Pokémon Power counts once where its text says so', near: 'Play.9B6' },
    'xy-2016': ['Turn.2F#1', 'the text of each decides'],
    'me-2026': ['Turn.2F#1a', 'The text of each decides'],
  },
  (_view, [forces]: readonly [readonly Force[]], why): readonly Force[] => {
    const counting = onceOnly(forces);
    for (const ofSide of bySide(forces)) {
      const left = counting.filter((force) => ofSide.includes(force));
      for (const by of new Set(ofSide.map(({ name }) => name))) {
        const copies = cardsOf(by, ofSide);
        if (copies > 1 && cardsOf(by, left) === 1) why('bodies-do-not-add-up', { by, copies });
      }
    }
    return counting;
  },
  (_view, [forces]) => forces,
);

/** Poké-Bodies of one name add up, unless they say that they do not. */
const ADD_UP = lawOf({
  'comprehensive-2009': ['409.2', 'they are cumulative'],
  'ex-2003': { silent: 'Pokémon Powers of one name add up', near: 'Options.6' },
  'advanced-2018': { silent: 'Abilities of one name add up', near: 'II.E-15#2' },
  'advanced-2025': { silent: 'Abilities of one name add up', near: 'II.E-15#3' },
  'neo-2001': { silent: 'Pokémon Powers of one name add up', near: 'Play.9B6' },
  'xy-2016': { silent: 'Abilities of one name add up', near: 'Turn.2F#1' },
  'me-2026': { silent: 'Abilities of one name add up', near: 'Turn.2F#1a' },
});

const cumulative = (law: typeof ADD_UP) =>
  reading(
    law,
    (_view, [forces, by]: readonly [readonly Force[], string], why): readonly Force[] => {
      why('bodies-add-up', { by, copies: speakersOf(by, forces) });
      return forces;
    },
    (_view, [forces, by]) => firstOfEach(forces, ({ name, origin }) => origin === 'body' && name === by),
  );

/** By what the texts are about: some documents say of it that several effects are added up, whatever their names. */
const CUMULATIVE = {
  dealer: cumulative({ ...ADD_UP, ...totals.dealer.law }),
  receiver: cumulative({ ...ADD_UP, ...totals.receiver.law }),
  more: cumulative({ ...ADD_UP, ...TOTALLED.more }),
  less: cumulative({ ...ADD_UP, ...TOTALLED.less }),
  counters: cumulative({
    ...ADD_UP,
    'advanced-2018': { silent: 'Abilities of one name add up', near: 'II.D-11#2' },
  }),
  other: cumulative(ADD_UP),
};

const aboutWhat = ({ claim }: Force): keyof typeof CUMULATIVE => {
  if (claim.claim === 'damage') return claim.when === 'after' ? 'receiver' : 'dealer';
  if ((claim.claim === 'retreat' || claim.claim === 'cost') && claim.add !== undefined)
    return claim.add < 0 ? 'less' : 'more';
  return claim.claim === 'poison-counters' || claim.claim === 'burn-counters' ? 'counters' : 'other';
};

/** Does it give a number in place of another? Then there is nothing to add: of several, one counts. */
const isInstead = ({ claim }: Force): boolean =>
  ('put' in claim && claim.put !== undefined) || claim.claim === 'energy-units';

/** The copies of one name among them, as the rule for what they say has it. */
const ofOneName = (view: View, forces: readonly Force[], by: string, why: Why | undefined): readonly Force[] => {
  const first = forces.find(({ name, origin }) => origin === 'body' && name === by);
  return first !== undefined && !isInstead(first) && copiesThatAddUp(by, forces)
    ? CUMULATIVE[aboutWhat(first)](view, [forces, by], why)
    : forces;
};

/** Those that count: first what the texts say of their own copies, and then the rule for copies that say nothing of it. */
const counting = (view: View, forces: readonly Force[], why: Why | undefined): readonly Force[] => {
  let left = forces.some(({ claim }) => claim.once === true) ? oneOfAName(view, [forces], why) : forces;
  if (left.length > 1) for (const by of namesOfBodies(left)) left = ofOneName(view, left, by, why);
  return left;
};

/** Of texts that say one thing about one Pokémon, those that count. */
export const addUp = <F extends Force>(view: View, forces: readonly F[], why?: Why): readonly F[] =>
  forces.length < 2 ? forces : (counting(view, forces, why) as readonly F[]);
