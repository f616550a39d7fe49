import {
  type Announced,
  ARRIVALS,
  type Attack,
  type EnergyLetter,
  isGxName,
  POWER_KINDS,
  type Power,
  PUT_DOWN,
  type Script,
  SET_ASIDE,
} from '../state/index.ts';
import { shown } from '../state/notation/index.ts';
import { asBoolean, asMap, asText, asTexts, asWord, type KeyReaders, readKeysInto, wrongShape } from './keys.ts';
import { put, readVerbs, SCRIPT_READERS, type ScriptReading, toJson } from './read-verbs.ts';
import type { Source } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Type letters, with or without spaces or commas between: `R C`, `RC`. `none` is not a letter. */
export const readLetters = (source: Source, node: YamlNode, what: string): EnergyLetter[] | null => {
  const whole =
    node.kind === 'list'
      ? node.items.map((item) => (item.kind === 'text' ? item.text : '{')).join(' ')
      : node.kind === 'text'
        ? node.text
        : '{';
  if (/^\s*none\s*$/i.test(whole) || (node.kind === 'list' && node.items.length === 0)) return [];
  const run = whole.replaceAll(/[\s,]/g, '').toUpperCase();
  if (/^[GRWLPFDMYNC]+$/.test(run)) return [...run] as EnergyLetter[];
  wrongShape(source, node, `${what} in letters G R W L P F D M Y N C, or none`);
  return null;
};

const MARKS: Readonly<Record<string, NonNullable<Attack['mark']>>> = {
  x: 'x',
  X: 'x',
  '×': 'x',
  '+': '+',
  '-': '-',
  '−': '-',
  '?': '?',
};

const readDamage = (source: Source, node: YamlNode, attack: Draft<Attack>): void => {
  const text = asText(source, node, 'damage such as 30, 30x, 10+ or ?');
  if (text === null) return;
  const [, digits = '', sign = ''] = /^(\d{0,4})\s*([xX×+\-−?]?)$/.exec(text.text.trim()) ?? ['', '', '!'];
  const mark = MARKS[sign];
  if (sign === '!' || (digits === '' && sign !== '?')) {
    source.report(
      'bad-damage',
      `“${shown(text.text)}” is not a printed damage.`,
      text.span,
      'expected   such as 30, 30x, 10+, 50- or ?',
    );
    return;
  }
  attack.damage = digits === '' ? null : Number(digits);
  if (mark !== undefined) attack.mark = mark;
};

interface AttackReading extends ScriptReading {
  readonly attack: Draft<Attack>;
}

const verbsOfAttack =
  (key: 'choose' | 'activate' | 'discards'): KeyReaders<AttackReading>[string] =>
  (value, { source, attack }) =>
    put(readVerbs(source, value), (list) => {
      attack[key] = list;
    });

const ATTACK_READERS: KeyReaders<AttackReading> = {
  name: (value, { source, attack }) =>
    put(asText(source, value, 'the name of the attack'), ({ text }) => {
      attack.name = text.trim();
    }),
  cost: (value, { source, attack }) =>
    put(readLetters(source, value, 'a cost'), (cost) => {
      attack.cost = cost;
    }),
  damage: (value, { source, attack }) => readDamage(source, value, attack),
  base: (value, { attack }) => {
    attack.base = toJson(value);
  },
  despite: (value, { source, attack }) => {
    attack.despite = asTexts(source, value, 'what does not keep it from being used').map(({ text }) => text.trim());
  },
  'cost-when': (value, { attack }) => {
    attack.costWhen = toJson(value);
  },
  'cost-then': (value, { source, attack }) =>
    put(readLetters(source, value, 'a cost'), (cost) => {
      attack.costThen = cost;
    }),
  'free-when': (value, { attack }) => {
    attack.freeWhen = toJson(value);
  },
  'only-if': (value, { attack }) => {
    attack.onlyIf = toJson(value);
  },
  gx: (value, { source, attack }) =>
    put(asBoolean(source, value), (gx) => {
      attack.gx = gx;
    }),
  vstar: (value, { source, attack }) =>
    put(asBoolean(source, value), (vstar) => {
      attack.vstar = vstar;
    }),
  'spares-bench': (value, { source, attack }) =>
    put(asBoolean(source, value), (spares) => {
      if (spares) attack.sparesBench = true;
    }),
  choose: verbsOfAttack('choose'),
  activate: verbsOfAttack('activate'),
  discards: verbsOfAttack('discards'),
  ignores: (value, { source, attack }) => {
    attack.ignores = asTexts(source, value, 'what the damage ignores').flatMap(
      (word) => asWord(source, word, SET_ASIDE, 'part of the reckoning') ?? [],
    );
  },
  ...SCRIPT_READERS,
};

/** Reads one attack; null, with a report, when it is not a table. */
export const readAttack = (source: Source, node: YamlNode): Attack | null => {
  const map = asMap(source, node, 'an attack with name, cost, damage …');
  if (map === null) return null;
  const attack: Draft<Attack> = { name: '', cost: [], damage: null };
  readKeysInto(source, map, ATTACK_READERS, { source, script: attack, attack });
  if (isGxName(attack.name) && attack.gx === undefined) attack.gx = true;
  if ((attack.costWhen === undefined) !== (attack.costThen === undefined))
    source.report('missing-key', 'this attack has one of “cost-when” and “cost-then” without the other.', map.span);
  for (const key of ['name', 'cost']) {
    if (!map.entries.some((entry) => entry.key.text === key))
      source.report(
        'missing-key',
        `this attack has no ${key}.`,
        map.span,
        key === 'cost' ? 'expected   cost: R C, or cost: none' : undefined,
      );
  }
  return attack;
};

interface PowerReading extends ScriptReading {
  readonly power: Draft<Omit<Power, 'name' | 'kind'>>;
  readonly named: { name: string; kind: Power['kind'] | undefined };
}

const verbsOfPower =
  (key: 'always' | 'when'): KeyReaders<PowerReading>[string] =>
  (value, { source, power }) =>
    put(readVerbs(source, value), (list) => {
      power[key] = list;
    });

const POWER_READERS: KeyReaders<PowerReading> = {
  name: (value, { source, named }) =>
    put(asText(source, value, 'the name of the power'), ({ text }) => {
      named.name = text.trim();
    }),
  kind: (value, { source, named }) => {
    named.kind = asWord(source, value, POWER_KINDS, 'kind of power');
  },
  always: verbsOfPower('always'),
  when: verbsOfPower('when'),
  on: (value, { source, power }) =>
    put(asWord(source, value, PUT_DOWN, 'event'), (event) => {
      power.on = event;
    }),
  in: (value, { source, power }) =>
    put(asWord(source, value, ['hand', 'discard'] as const, 'pile'), (zone) => {
      power.zone = zone;
    }),
  'as-it-comes': (value, { source, power }) =>
    put(asWord(source, value, ARRIVALS, 'way in which the card comes'), (comes) => {
      power.comes = comes;
    }),
  'one-of-name-per-turn': (value, { source, power }) =>
    put(asBoolean(source, value), (one) => {
      power.oneOfNamePerTurn = one;
    }),
  'as-often-as-liked': (value, { source, power }) =>
    put(asBoolean(source, value), (free) => {
      power.asOften = free;
    }),
  vstar: (value, { source, power }) =>
    put(asBoolean(source, value), (vstar) => {
      power.vstar = vstar;
    }),
  'once-per-turn': (value, { source, power }) =>
    put(asBoolean(source, value), (once) => {
      power.oncePerTurn = once;
    }),
  'opposing-turn': (value, { source, power }) =>
    put(asBoolean(source, value), (opposing) => {
      power.opposingTurn = opposing;
    }),
  leaves: (value, { source, power }) =>
    put(asBoolean(source, value), (leaves) => {
      if (leaves) power.leaves = true;
    }),
  ...SCRIPT_READERS,
};

/** Reads one Poké-Power, Poké-Body or Pokémon Power; null, with a report, when it is none. */
export const readPower = (source: Source, node: YamlNode): Power | null => {
  const map = asMap(source, node, 'a power with name, kind, text …');
  if (map === null) return null;
  const power: PowerReading['power'] = {};
  const named: PowerReading['named'] = { name: '', kind: undefined };
  readKeysInto(source, map, POWER_READERS, { source, script: power, power, named });
  for (const key of ['name', 'kind']) {
    if (!map.entries.some((entry) => entry.key.text === key))
      source.report(
        'missing-key',
        `this power has no ${key}.`,
        map.span,
        key === 'kind' ? 'expected   kind: power, or kind: body' : undefined,
      );
  }
  // The rest of a power whose kind is refused is read all the same, so that every mistake is reported at once.
  const { name, kind = power.always === undefined ? 'power' : 'body' } = named;
  return { name, kind, ...power };
};

/** Reads a run of card text: `text`, `does`, `touches`. */
export const readScript = (source: Source, node: YamlNode): Script | null => {
  const map = asMap(source, node, 'a table with text, does, touches');
  if (map === null) return null;
  const script: Draft<Script> = {};
  readKeysInto(source, map, SCRIPT_READERS, { source, script });
  return script;
};

interface AnnouncedReading extends ScriptReading {
  readonly announced: Draft<Announced>;
}

const ANNOUNCED_READERS: KeyReaders<AnnouncedReading> = {
  'once-per-turn': (value, { source, announced }) =>
    put(asBoolean(source, value), (once) => {
      announced.oncePerTurn = once;
    }),
  when: (value, { source, announced }) =>
    put(readVerbs(source, value), (list) => {
      announced.when = list;
    }),
  ...SCRIPT_READERS,
};

/** What a Stadium lets each player use by announcing it; null, with a report, when it is not a table. */
export const readAnnounced = (source: Source, node: YamlNode): Announced | null => {
  const map = asMap(source, node, 'a table with text, does, once-per-turn');
  if (map === null) return null;
  const announced: Draft<Announced> = {};
  readKeysInto(source, map, ANNOUNCED_READERS, { source, script: announced, announced });
  return announced;
};
