/** Cards made up for tests, in the shape of the data. No real card has these words. */

export type RawCard = { readonly [key: string]: unknown };

export const rawPokemon = (more: RawCard = {}): RawCard => ({
  id: 'tst1-1',
  name: 'Mistmoth',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Grass'],
  attacks: [{ name: 'Dust', cost: ['Grass', 'Colorless'], convertedEnergyCost: 2, damage: '20', text: '' }],
  weaknesses: [{ type: 'Fire', value: '×2' }],
  retreatCost: ['Colorless'],
  convertedRetreatCost: 1,
  number: '1',
  legalities: {},
  ...more,
});

export const rawTrainer = (more: RawCard = {}): RawCard => ({
  id: 'tst1-50',
  name: 'Lantern',
  supertype: 'Trainer',
  subtypes: ['Item'],
  rules: ['Draw a card.'],
  number: '50',
  legalities: {},
  ...more,
});

export const rawEnergy = (more: RawCard = {}): RawCard => ({
  id: 'tst1-90',
  name: 'Ember Energy',
  supertype: 'Energy',
  subtypes: ['Special'],
  rules: ['This card provides Fire Energy.'],
  number: '90',
  legalities: {},
  ...more,
});

export const RAW_SET: RawCard = {
  id: 'tst1',
  name: 'Test Meadow',
  series: 'Test',
  ptcgoCode: 'TM',
  releaseDate: '2008/02/01',
};

const SYLLABLES = ['mi', 'ra', 'to', 'ken', 'lu', 'sha', 'vo', 'rin', 'pel', 'go', 'ta', 'zu'];

/** A name for every number, letters only. */
const nameOf = (n: number): string => {
  let rest = n + 13;
  let name = '';
  while (rest > 0) {
    name += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
};

/** Sets of made-up cards with texts as long as real ones: `cards` cards in all, in sets of 150, four prints of a name. */
export const manySets = (
  cards: number,
): { readonly sets: readonly RawCard[]; readonly files: ReadonlyMap<string, readonly RawCard[]> } => {
  const files = new Map<string, RawCard[]>();
  const sets: RawCard[] = [];
  for (let n = 0; n < cards; n += 1) {
    const set = `gen${Math.floor(n / 150)}`;
    let list = files.get(set);
    if (list === undefined) {
      list = [];
      files.set(set, list);
      sets.push({ ...RAW_SET, id: set, name: `Generated ${set}`, ptcgoCode: `G${set.slice(3)}` });
    }
    const name = nameOf(n % Math.ceil(cards / 4));
    const number = `${(n % 150) + 1}`;
    list.push(
      rawPokemon({
        id: `${set}-${number}`,
        number,
        name,
        hp: `${30 + (n % 30) * 10}`,
        abilities: [
          {
            name: `Haze ${n % 700}`,
            type: 'Ability',
            text: `As long as it is Active, the Retreat Cost of each Pokémon of your opponent's is ${n % 3} Colorless more.`,
          },
        ],
        attacks: [
          {
            name: `Sweep ${n % 900}`,
            cost: ['Grass'],
            damage: '20+',
            text: `Flip ${n % 7} coins. This attack does ${n % 9}0 more damage for each heads, and the Defending Pokémon is now Asleep.`,
          },
          { name: 'Dust', cost: ['Grass', 'Colorless'], damage: '50', text: '' },
        ],
      }),
    );
  }
  return { sets, files };
};

/** The names of which `setOfManyPrints` has all prints. */
export const MANY_PRINTS = ['Ambervolt', 'Thundrel', 'Cragmite'] as const;

/** One more set: three names with forty prints each, no two of which have the same attacks. The second evolves from the first. */
export const setOfManyPrints = (): { readonly set: RawCard; readonly cards: readonly RawCard[] } => ({
  set: { ...RAW_SET, id: 'many', name: 'Many Prints', ptcgoCode: 'MNY' },
  cards: MANY_PRINTS.flatMap((name, at) =>
    Array.from({ length: 40 }, (_none, n) =>
      rawPokemon({
        id: `many-${at * 40 + n + 1}`,
        number: `${at * 40 + n + 1}`,
        name,
        hp: `${50 + (n % 3) * 10}`,
        types: ['Lightning'],
        ...(name === 'Thundrel' ? { subtypes: ['Stage 1'], evolvesFrom: 'Ambervolt' } : {}),
        attacks: [
          {
            name: `Spark ${n}`,
            cost: ['Lightning'],
            damage: `${10 + (n % 5) * 10}`,
            text: n % 2 === 0 ? 'Flip a coin. If heads, the Defending Pokémon is now Paralyzed.' : '',
          },
          {
            name: `Rush ${n % 20}`,
            cost: ['Colorless'],
            damage: '10×',
            text: `Flip ${n % 4 === 0 ? 'a coin until you get tails' : `${2 + (n % 3)} coins`}. This attack does ${1 + (n % 9)}0 damage times the number of heads.`,
          },
        ],
      }),
    ),
  ),
});
