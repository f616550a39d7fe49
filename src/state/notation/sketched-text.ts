import { ENERGY_LETTERS, type EnergyLetter } from '../card.ts';
import type { PrintedPowerKind, Sketch, SketchedAttack, SketchedPower } from '../setup.ts';
import type { Token } from './lexer.ts';
import { printable } from './print-name.ts';
import { shown } from './shown.ts';
import { LARGEST } from './words.ts';

/**
 * What a card prints, in quotes inside a sketch: `"Claw R 20"`, `"Fury CC 30+ Flip a coin. …"`, `"Call for Family 0 Search …"`,
 * `"Ability Damp: Each player …"`. Name, cost, damage and text stand in the order of the card.
 */

const POWER_WORDS: Readonly<Record<PrintedPowerKind, string>> = {
  ability: 'Ability',
  power: 'Poké-Power',
  body: 'Poké-Body',
  'pokemon-power': 'Pokémon Power',
};

const POWER = /^(ability|pok[ée][ -]?power|pok[ée][ -]?body|pok[ée]mon[ -]power):? +([^:]{1,80}): *(.+)$/isu;

const kindOf = (word: string): PrintedPowerKind => {
  const plain = word.toLowerCase().replaceAll('é', 'e').replace(/[ -]/gu, '');
  return plain === 'ability'
    ? 'ability'
    : plain === 'pokebody'
      ? 'body'
      : plain === 'pokepower'
        ? 'power'
        : 'pokemon-power';
};

/** Letters of Energy in capitals, or 0 for an attack that costs nothing. */
const COST = new RegExp(`^(?:0|[${ENERGY_LETTERS.join('')}]+)$`, 'u');
const DAMAGE = /^(\d{1,4})([-−+x×]?)$/u;
/** For an attack without damage whose text begins with a number. */
const NO_DAMAGE = /^[-−–]$/u;
const ENDS = /[.!)"”’]$/u;

/** Texts of real cards have less than half as many characters. */
export const LONGEST_TEXT = 1000;

/** Why a text in quotes is none of a card, with what would be. */
interface NotPrinted {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

type Printed = { readonly attack: SketchedAttack } | { readonly power: SketchedPower } | NotPrinted;

const LIKE =
  'expected   name, cost, damage and text of an attack, "Claw R 20" or "Fury CC 30+ Flip a coin. …" (cost 0 for none), or "Ability NAME: TEXT"';

const MARKS = { '+': '+', '-': '-', '−': '-', x: 'x', '×': 'x' } as const;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** A text stops where a sentence does; anything else is a name or cost that was read wrongly. */
const cut = (text: string): NotPrinted | null =>
  text === '' || ENDS.test(text)
    ? null
    : {
        code: 'cut-short',
        message: `the text “${shown(text)}” does not end like one of a card.`,
        hint: 'a text is whole, with its last full stop; the cost stands before it in capitals:  "Fury CC 30+ Flip a coin. …"',
      };

/** What a text in quotes prints. */
export const printedIn = (quoted: string): Printed => {
  const text = wordsOf(quoted).join(' ');
  if (text.length > LONGEST_TEXT)
    return {
      code: 'too-long',
      message: `a text of ${text.length} characters; a card has no more than ${LONGEST_TEXT}.`,
      hint: LIKE,
    };
  const [, word = '', name = '', says = ''] = POWER.exec(text) ?? [];
  if (says !== '') return cut(says) ?? { power: { name: name.trim(), kind: kindOf(word), text: says } };
  const words = wordsOf(text);
  let at = words.findIndex((one, index) => index > 0 && COST.test(one));
  // A name may end like a cost: the cost stands after it.
  while (at > 0 && COST.test(words[at + 1] ?? '')) at += 1;
  if (at < 0) return { code: 'expected', message: `“${shown(text)}” gives no cost of an attack.`, hint: LIKE };
  const cost = words[at] === '0' ? [] : ([...(words[at] ?? '')] as EnergyLetter[]);
  const beside = words[at + 1] ?? '';
  const [, digits, sign = ''] = DAMAGE.exec(beside) ?? [];
  const left = words.slice(at + (digits !== undefined || NO_DAMAGE.test(beside) ? 2 : 1)).join(' ');
  return (
    cut(left) ?? {
      attack: {
        name: words.slice(0, at).join(' '),
        cost,
        ...(digits === undefined ? {} : { damage: Math.min(Number(digits), LARGEST) }),
        ...(sign === '' ? {} : { mark: MARKS[sign as keyof typeof MARKS] }),
        ...(left === '' ? {} : { text: left }),
      },
    }
  );
};

/** Adds what a piece in quotes prints to a sketch, or reports why it can't. */
export const readPrinted = (
  token: Token,
  draft: { attacks?: Sketch['attacks']; powers?: Sketch['powers'] },
  report: (code: string, message: string, token: Token, hint?: string) => void,
): void => {
  const printed = printedIn(token.text);
  if ('message' in printed) {
    report(printed.code, printed.message, token, printed.hint);
    return;
  }
  const { name } = 'attack' in printed ? printed.attack : printed.power;
  if ([...(draft.attacks ?? []), ...(draft.powers ?? [])].some((known) => known.name === name))
    report('told-twice', `the sketch gives ${shown(name)} twice.`, token);
  else if ('attack' in printed) draft.attacks = [...(draft.attacks ?? []), printed.attack];
  else draft.powers = [...(draft.powers ?? []), printed.power];
};

const quoted = (text: string): string => `"${printable(text).replaceAll('"', '""')}"`;

const attackPrinted = ({ name, cost, damage, mark, text }: SketchedAttack): string =>
  [
    name,
    cost.length === 0 ? '0' : cost.join(''),
    ...(damage === undefined ? (DAMAGE.test(text?.split(' ')[0] ?? '') ? ['-'] : []) : [`${damage}${mark ?? ''}`]),
    ...(text === undefined ? [] : [text]),
  ].join(' ');

/** What a sketch prints, as it stands on a line: powers first, as on a card. */
export const printedOf = ({ attacks = [], powers = [] }: Sketch): readonly string[] => [
  ...powers.map(({ name, kind, text }) => quoted(`${POWER_WORDS[kind]} ${name}: ${text}`)),
  ...attacks.map((attack) => quoted(attackPrinted(attack))),
];
