import { ENERGY_LETTERS, ENERGY_NAMES, type EnergyLetter, type Resistance, type Weakness } from '../../state/index.ts';
import { inAnotherLanguage } from './foreign-words.ts';
import type { JsonPath } from './scan-json.ts';
import {
  POWER_TYPES,
  type SourceAttack,
  type SourceCard,
  type SourcePower,
  type SourceSet,
  SUPERTYPES,
} from './source-card.ts';

/** Reads one card, or one set, out of a JSON value that may be anything. Every fault is reported with its path. */

export interface DataFault {
  readonly path: JsonPath;
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
}

type Report = (path: JsonPath, message: string, expected?: string, code?: string) => void;

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key of the data itself, never of its prototype. */
export const ownValue = (value: JsonObject, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** Signs that steer a terminal or turn the direction of writing; none is ever printed on a card. */
const STEERING = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029\ufeff]/u;

const LONGEST_NAME = 120;
const LONGEST_TEXT = 4000;
const MOST_ITEMS = 40;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** A text without no-break spaces, line ends and doubled spaces. */
const plainText = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const readText = (value: unknown, path: JsonPath, report: Report, what: string, longest: number): string | null => {
  if (typeof value !== 'string') {
    report(path, `${shown(value)} is not a text.`, what);
    return null;
  }
  if (value.length > longest) {
    report(path, `this text has ${value.length} characters.`, `at most ${longest}`, 'too-large');
    return null;
  }
  if (STEERING.test(value)) {
    report(path, 'this text holds a control character.', what, 'control-character');
    return null;
  }
  return plainText(value);
};

const readName = (value: unknown, path: JsonPath, report: Report, what: string): string => {
  const name = readText(value, path, report, what, LONGEST_NAME);
  if (name === '') report(path, 'this name is empty.', what);
  return name ?? '';
};

const LETTERS = new Map<string, EnergyLetter>(ENERGY_LETTERS.map((letter) => [ENERGY_NAMES[letter], letter]));

const readLetter = (value: unknown, path: JsonPath, report: Report): EnergyLetter[] => {
  const letter = typeof value === 'string' ? LETTERS.get(value) : undefined;
  if (letter !== undefined) return [letter];
  report(path, `${shown(value)} is not a type of Energy.${inAnotherLanguage(value)}`, [...LETTERS.keys()].join(', '));
  return [];
};

const readList = <T>(
  value: unknown,
  path: JsonPath,
  report: Report,
  what: string,
  read: (item: unknown, path: JsonPath) => readonly T[],
): T[] => {
  if (!Array.isArray(value)) {
    report(path, `${shown(value)} is not a list.`, what);
    return [];
  }
  if (value.length > MOST_ITEMS) {
    report(path, `this list has ${value.length} items.`, `at most ${MOST_ITEMS}`, 'too-large');
    return [];
  }
  return value.flatMap((item, at) => read(item, [...path, at]));
};

const DAMAGE = /^(\d{1,3})?([+×x?−-])?$/u;
const MARKS: Readonly<Record<string, SourceAttack['mark']>> = {
  '+': '+',
  '×': 'x',
  x: 'x',
  '−': '-',
  '-': '-',
  '?': '?',
};

/** `30`, `30+`, `20×`, `60-`; nothing where none is printed. A field that is there and empty is an unknown number. */
const readDamage = (value: unknown, path: JsonPath, report: Report): Pick<SourceAttack, 'damage' | 'mark'> => {
  if (value === undefined || value === '') return {};
  if (value === null) return { mark: '?' };
  const [whole, digits, sign] = DAMAGE.exec(typeof value === 'number' ? `${value}` : `${value}`.trim()) ?? [];
  if (whole === undefined || typeof value === 'object') {
    report(path, `${shown(value)} is not an amount of damage.`, 'such as 30, 30+, 20×');
    return {};
  }
  const mark = sign === undefined ? undefined : MARKS[sign];
  return {
    ...(digits === undefined ? {} : { damage: Number(digits) }),
    ...(mark === undefined ? {} : { mark }),
  };
};

const readAttack = (value: unknown, path: JsonPath, report: Report): SourceAttack[] => {
  if (!isObject(value)) {
    report(path, `${shown(value)} is not an attack.`, 'an object with name, cost, damage, text');
    return [];
  }
  const cost = ownValue(value, 'cost');
  const text = ownValue(value, 'text');
  const said =
    text === undefined || text === null ? '' : readText(text, [...path, 'text'], report, 'its text', LONGEST_TEXT);
  return [
    {
      name: readName(ownValue(value, 'name'), [...path, 'name'], report, 'the name of the attack'),
      cost:
        cost === undefined || cost === null
          ? []
          : readList(cost, [...path, 'cost'], report, 'a list of types', (item, at) =>
              // What costs nothing has nothing, or the word for it.
              item === 'Free' ? [] : readLetter(item, at, report),
            ),
      ...readDamage(ownValue(value, 'damage'), [...path, 'damage'], report),
      ...(said === null || said === '' ? {} : { text: said }),
    },
  ];
};

const readPower = (value: unknown, path: JsonPath, report: Report): SourcePower[] => {
  if (!isObject(value)) {
    report(path, `${shown(value)} is not an ability.`, 'an object with name, text, type');
    return [];
  }
  const type = ownValue(value, 'type');
  const known = POWER_TYPES.find((one) => one === type);
  if (known === undefined)
    report([...path, 'type'], `${shown(type)} is not a kind of ability.`, POWER_TYPES.join(', '));
  const name = readName(ownValue(value, 'name'), [...path, 'name'], report, 'the name of the ability');
  const text = readText(ownValue(value, 'text'), [...path, 'text'], report, 'its text', LONGEST_TEXT);
  return known === undefined || text === null ? [] : [{ name, type: known, text }];
};

const readAmount = <T>(
  value: unknown,
  path: JsonPath,
  report: Report,
  what: string,
  pattern: RegExp,
  make: (type: EnergyLetter, sign: string, amount: number) => T,
): T[] => {
  if (!isObject(value)) {
    report(path, `${shown(value)} is not a ${what}.`, 'an object with type and value');
    return [];
  }
  const [type] = readLetter(ownValue(value, 'type'), [...path, 'type'], report);
  const amount = ownValue(value, 'value');
  const [whole, sign = '', digits = '0'] =
    amount === undefined || amount === null ? [''] : (pattern.exec(`${amount}`.trim()) ?? []);
  if (whole === undefined) {
    report(
      [...path, 'value'],
      `${shown(amount)} is not an amount of ${what}.`,
      what === 'Weakness' ? '×2 or +20' : '-30',
    );
    return [];
  }
  return type === undefined ? [] : [make(type, sign, Number(digits))];
};

const weakness = (type: EnergyLetter, sign: string, amount: number): Weakness =>
  sign === '' ? { type } : sign === '+' ? { type, plus: amount } : { type, times: amount };

const resistance = (type: EnergyLetter, sign: string, amount: number): Resistance =>
  sign === '' ? { type } : { type, minus: amount };

const readHp = (value: unknown, path: JsonPath, report: Report): number | null => {
  const digits = /^\d{2,3}$/u.exec(
    typeof value === 'number' ? `${value}` : typeof value === 'string' ? value.trim() : '',
  );
  const hp = digits === null ? 0 : Number(digits[0]);
  if (hp >= 10 && hp % 10 === 0) return hp;
  report(path, `${shown(value)} is not a number of HP.`, 'a multiple of 10, such as "60"');
  return null;
};

/** Fields of the data that no ruling depends on. */
const IDLE: ReadonlySet<string> = new Set([
  'images',
  'flavorText',
  'artist',
  'rarity',
  'legalities',
  'nationalPokedexNumbers',
  'evolvesTo',
  'convertedRetreatCost',
  'regulationMark',
  'tcgplayer',
  'cardmarket',
  'number',
  'set',
  'id',
  'name',
  'supertype',
  'subtypes',
  'hp',
  'types',
  'evolvesFrom',
  'abilities',
  'attacks',
  'weaknesses',
  'resistances',
  'retreatCost',
  'rules',
  'ancientTrait',
  'level',
]);

type Draft = { -readonly [K in keyof SourceCard]: SourceCard[K] };

const ID = /^[\w.!?~★-]{1,60}$/u;

export interface CardDataRead {
  /** Null where something is wrong with it. */
  readonly card: SourceCard | null;
  readonly faults: readonly DataFault[];
  /** Unknown fields. */
  readonly unknown: readonly string[];
}

/** The fields of one card, and where what is wrong with them is reported. */
interface Fields {
  /** A field of the card; undefined where it is missing or null. */
  of(key: string): unknown;
  at(key: string): JsonPath;
  /** Whether the field is there; reported where it is not. */
  needs(key: string, what: string): boolean;
  words(key: string, what: string, longest: number): string[];
  readonly report: Report;
}

const fieldsOf = (value: JsonObject, path: JsonPath, report: Report): Fields => {
  const of = (key: string): unknown => {
    const found = ownValue(value, key);
    return found === null ? undefined : found;
  };
  const at = (key: string): JsonPath => [...path, key];
  return {
    of,
    at,
    report,
    needs(key, what) {
      if (of(key) !== undefined) return true;
      report(path, `this card has no ${key}.`, what, 'missing-key');
      return false;
    },
    words: (key, what, longest) =>
      readList(of(key), at(key), report, what, (item, place) => {
        const text = readText(item, place, report, what, longest);
        return text === null || text === '' ? [] : [text];
      }),
  };
};

/** What names the card: id, name, number, kind and set. */
const readIdentity = (draft: Draft, { of, at, needs, report }: Fields, fileSet: string): void => {
  if (needs('id', 'such as "dp1-7"')) {
    draft.id = readText(of('id'), at('id'), report, 'such as "dp1-7"', LONGEST_NAME) ?? '';
    if (draft.id !== '' && !ID.test(draft.id))
      report(at('id'), `${shown(draft.id)} is not the id of a card.`, 'such as "dp1-7"');
  }
  if (needs('name', 'the name on the card'))
    draft.name = readName(of('name'), at('name'), report, 'the name on the card');
  const number = of('number') ?? draft.id.slice(draft.id.lastIndexOf('-') + 1);
  // Without an id, which is reported, the number that it would name is missing too.
  if (typeof number === 'number') draft.number = `${number}`;
  else if (number !== '' || draft.id !== '' || of('number') !== undefined)
    draft.number = readName(number, at('number'), report, 'the number of the card in its set');
  if (needs('supertype', SUPERTYPES.join(', '))) {
    const known = SUPERTYPES.find(
      (one) => one === of('supertype') || (one === 'Pokémon' && of('supertype') === 'Pokemon'),
    );
    if (known === undefined)
      report(
        at('supertype'),
        `${shown(of('supertype'))} is not a kind of card.${inAnotherLanguage(of('supertype'))}`,
        SUPERTYPES.join(', '),
      );
    else draft.supertype = known;
  }
  const inData = of('set');
  const setId = isObject(inData) ? ownValue(inData, 'id') : undefined;
  const dash = draft.id.lastIndexOf('-');
  draft.set = typeof setId === 'string' && ID.test(setId) ? setId : dash > 0 ? draft.id.slice(0, dash) : fileSet;
};

/** What a card is: subtypes, rules, HP, types, what it evolves from and into. */
const readNature = (draft: Draft, { of, at, needs, words, report }: Fields): void => {
  if (of('subtypes') !== undefined) draft.subtypes = words('subtypes', 'a list of words', LONGEST_NAME);
  if (of('rules') !== undefined) draft.rules = words('rules', 'a list of texts', LONGEST_TEXT);
  if (of('hp') !== undefined) {
    const hp = readHp(of('hp'), at('hp'), report);
    if (hp !== null) draft.hp = hp;
  } else if (draft.supertype === 'Pokémon') needs('hp', 'such as "60"');
  if (of('types') !== undefined)
    draft.types = readList(of('types'), at('types'), report, 'a list of types', (item, place) =>
      readLetter(item, place, report),
    );
  else if (draft.supertype === 'Pokémon') needs('types', 'such as ["Fire"]');
  if (of('evolvesFrom') !== undefined) {
    const from = readText(of('evolvesFrom'), at('evolvesFrom'), report, 'the name it evolves from', LONGEST_NAME);
    if (from !== null && from !== '') draft.from = from;
  }
  // Other cards say themselves what they evolve from.
  if (of('evolvesTo') !== undefined && draft.subtypes?.includes('Baby') === true)
    draft.into = words('evolvesTo', 'a list of names', LONGEST_NAME);
};

/** What stands below the picture: attacks, powers, Weakness, Resistance, Retreat Cost. */
const readBelow = (draft: Draft, { of, at, report }: Fields): void => {
  if (of('attacks') !== undefined)
    draft.attacks = readList(of('attacks'), at('attacks'), report, 'a list of attacks', (item, place) =>
      readAttack(item, place, report),
    );
  if (of('abilities') !== undefined)
    draft.powers = readList(of('abilities'), at('abilities'), report, 'a list of abilities', (item, place) =>
      readPower(item, place, report),
    );
  if (of('weaknesses') !== undefined)
    draft.weaknesses = readList(of('weaknesses'), at('weaknesses'), report, 'a list of Weaknesses', (item, place) =>
      readAmount(item, place, report, 'Weakness', /^(?:([×x+])(\d{1,3}))?$/u, weakness),
    );
  if (of('resistances') !== undefined)
    draft.resistances = readList(of('resistances'), at('resistances'), report, 'a list of Resistances', (item, place) =>
      readAmount(item, place, report, 'Resistance', /^(?:([−-])(\d{1,3}))?$/u, resistance),
    );
  if (of('retreatCost') !== undefined)
    draft.retreat = readList(of('retreatCost'), at('retreatCost'), report, 'a list of Colorless', (item, place) => {
      if (item === 'Colorless') return [item];
      report(place, `${shown(item)} is not a part of a Retreat Cost.`, 'Colorless');
      return [];
    }).length;
};

const readTraitAndLevel = (draft: Draft, { of, at, report }: Fields): void => {
  const trait = of('ancientTrait');
  if (trait !== undefined) {
    if (!isObject(trait))
      report(at('ancientTrait'), `${shown(trait)} is not an Ancient Trait.`, 'an object with name and text');
    else
      draft.trait = {
        name: readName(ownValue(trait, 'name'), [...at('ancientTrait'), 'name'], report, 'its name'),
        text:
          readText(ownValue(trait, 'text'), [...at('ancientTrait'), 'text'], report, 'its text', LONGEST_TEXT) ?? '',
      };
  }
  if (typeof of('level') === 'string') {
    const level = readText(of('level'), at('level'), report, 'its level', LONGEST_NAME);
    if (level !== null && level !== '') draft.level = level;
  }
};

/** The letter beside the number of a card since 2019. */
const readRegulation = (draft: Draft, { of, at, report }: Fields): void => {
  const mark = of('regulationMark');
  if (mark === undefined || mark === '') return;
  if (typeof mark === 'string' && /^[A-Z]$/u.test(mark)) draft.regulation = mark;
  else report(at('regulationMark'), `${shown(mark)} is not a regulation mark.`, 'one capital, such as "H"');
};

/** Reads a card; `path` is where it stands in its file, `fileSet` the set after which the file is named. */
export const readCardData = (value: JsonObject, path: JsonPath, fileSet: string): CardDataRead => {
  const faults: DataFault[] = [];
  const report: Report = (at, message, expected, code = 'bad-value') => {
    faults.push({ path: at, code, message, ...(expected === undefined ? {} : { expected }) });
  };
  const fields = fieldsOf(value, path, report);
  const draft: Draft = { id: '', set: '', number: '', name: '', supertype: 'Pokémon' };
  readIdentity(draft, fields, fileSet);
  readNature(draft, fields);
  readBelow(draft, fields);
  readTraitAndLevel(draft, fields);
  readRegulation(draft, fields);
  const unknown = Object.keys(value).filter((key) => !IDLE.has(key));
  return { card: faults.length === 0 ? draft : null, faults, unknown };
};

export interface SetDataRead {
  readonly set: SourceSet | null;
  readonly faults: readonly DataFault[];
}

/** Reads a set: what it is called, how judges call it, when it came out. */
export const readSetData = (value: JsonObject, path: JsonPath): SetDataRead => {
  const faults: DataFault[] = [];
  const report: Report = (at, message, expected, code = 'bad-value') => {
    faults.push({ path: at, code, message, ...(expected === undefined ? {} : { expected }) });
  };
  const id = readName(ownValue(value, 'id'), [...path, 'id'], report, 'such as "dp1"');
  const name = readName(ownValue(value, 'name'), [...path, 'name'], report, 'the name of the set');
  const code = ownValue(value, 'ptcgoCode') ?? undefined;
  const released = ownValue(value, 'releaseDate') ?? undefined;
  const short = code === undefined ? undefined : readName(code, [...path, 'ptcgoCode'], report, 'such as "DP"');
  const date = released === undefined ? undefined : /^(\d{4})[/-](\d{2})[/-](\d{2})$/u.exec(`${released}`.trim());
  if (date === null) report([...path, 'releaseDate'], `${shown(released)} is not a date.`, 'such as "2007/05/01"');
  return {
    set:
      faults.length > 0
        ? null
        : {
            id,
            name,
            ...(short === undefined ? {} : { code: short }),
            ...(date === undefined || date === null ? {} : { released: `${date[1]}/${date[2]}/${date[3]}` }),
          },
    faults,
  };
};
