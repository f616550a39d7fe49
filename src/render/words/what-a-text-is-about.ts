import { ENERGY_NAMES, type EnergyLetter } from '../../state/index.ts';

/** What a text that lasts is about, where that alone says why it has no part in an act: nothing of the kind happens there. */

interface About {
  readonly what: string;
  /** It does something when that happens. */
  readonly waits?: true;
  /** Where one of these words is on the screen, it does not count as a reason. */
  readonly unless: RegExp;
}

const DAMAGE: About = { what: 'damage', unless: /\bdamage\b|\bcounters?\b/iu };
const OF_ATTACKS: About = { what: 'what attacks do', unless: /\battack|\bdamage\b|\bcounters?\b/iu };
const RETREAT: About = { what: 'retreating', unless: /\bretreat/iu };

const RETREATED: About = { what: 'a retreat', waits: true, unless: /\bretreat|\bswitch|\bBench/iu };
const FALLEN: About = { what: 'a Knock Out', waits: true, unless: /\bKnock/iu };
const NEVER = /(?!)/u;
/** What it waits for is said whole: another Knock Out on the screen is none of that kind. */
const FALLEN_TO_DAMAGE: About = { what: 'a Knock Out by damage from an attack', waits: true, unless: NEVER };

/** By the kind of its claims; a kind that is left out may bear on anything. */
const ABOUT: { readonly [kind: string]: About | undefined } = {
  damage: DAMAGE,
  'prevent-damage': DAMAGE,
  'prevent-effects': OF_ATTACKS,
  'prevent-all': OF_ATTACKS,
  survives: { what: 'Knock Outs by damage', unless: /\bdamage\b|\bcounters?\b|\bKnock/iu },
  retreat: RETREAT,
  cost: { what: 'the cost of attacks', unless: /\battack|\bcost\b/iu },
  'trigger-energy-attached': { what: 'Energy to be attached', waits: true, unless: /\battach/iu },
  'trigger-damaged-by-attack': {
    what: "damage from an opponent's attack",
    waits: true,
    unless: /\bdamage\b|\bcounters?\b/iu,
  },
  'trigger-benched': { what: 'a Pokémon to be put on the Bench', waits: true, unless: /\bBench/iu },
  'trigger-evolved': { what: 'an evolution', waits: true, unless: /\bevolve/iu },
  'trigger-leveled-up': { what: 'a Pokémon to level up', waits: true, unless: /\blevel/iu },
  'trigger-knocked-out': FALLEN,
  'fallen-go': FALLEN,
  prizes: FALLEN,
  'trigger-knocked-out-by-damage': FALLEN_TO_DAMAGE,
  'fallen-go-by-damage': FALLEN_TO_DAMAGE,
  'prizes-by-damage': FALLEN_TO_DAMAGE,
  'trigger-retreated': RETREATED,
  'trigger-up-for-retreated': RETREATED,
  'immune-to-condition': {
    what: 'Special Conditions',
    unless: /\b(?:asleep|burned|confused|paralyzed|poisoned|conditions?)\b/iu,
  },
};

/** Energy of one type is said whole: what was attached was none of that. */
const ofEnergy = (kind: string): About | null => {
  const [, letter] = /^trigger-energy-attached-(\w)$/u.exec(kind) ?? [];
  const type = letter === undefined ? undefined : ENERGY_NAMES[letter as EnergyLetter];
  return type === undefined ? null : { what: `${type} Energy to be attached`, waits: true, unless: NEVER };
};

/** `its text is about damage`, `its text waits for a retreat`; null where the screen speaks of that too. */
export const aboutSomethingElse = (kinds: readonly string[], screen: string): string | null => {
  const all = kinds.map((kind) => ABOUT[kind] ?? ofEnergy(kind));
  const [first] = all;
  if (first == null || !all.every((one) => one === first) || first.unless.test(screen)) return null;
  return `its text ${first.waits === true ? 'waits for' : 'is about'} ${first.what}`;
};
