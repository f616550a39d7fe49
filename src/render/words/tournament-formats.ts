import { ENERGY_NAMES, type EnergyLetter } from '../../state/index.ts';
import type { FormatCode } from '../../tournament-formats/index.ts';
import { dayInWords } from './day.ts';
import { counted, type Given, inWords, listed, sentence, spoken, type Words } from './facts.ts';

/** What a format of tournaments says of a deck, as `judge deck check --format standard` prints it. */

const since = (f: Given): string => (f('from') === '' ? '' : ` since ${dayInWords(f('from'))}`);
const because = (f: Given): string => (f('why') === '' ? '' : ` (${f('why')})`);
const ownMark = (f: Given): string => (f('mark') === '' ? 'has none' : `has ${f('mark')}`);

const typesOf = (f: Given): readonly string[] =>
  f.list('types').map((type) => ENERGY_NAMES[type as EnergyLetter] ?? type);

const EVERY_FINDING = {
  'not-in-pool': (f) =>
    f('marks') === ''
      ? `${f('card')} is not in the format`
      : `${f('card')} is not in the format: it ${ownMark(f)} of the marks ${f('marks')}, is in no set that the format lists, and no print on file with the same words is`,
  'not-released': (f) =>
    `${f('card')} comes out on ${dayInWords(f('released'))}; it may be played from ${dayInWords(f('from'))}`,
  'waits-for-its-day': (f) =>
    `${f('card')} came out on ${dayInWords(f('released'))}; it may be played from ${dayInWords(f('from'))}, ${f('days')} days later`,
  banned: (f) => `${f('card')} is banned${since(f)}${because(f)}`,
  excluded: (f) => `${f('card')} ${f('why')}`,
  'any-copies': () => 'any number of cards with the same name, unless a card says otherwise',
  'too-many-copies': (f) => `${f('copies')} ${f('card')}; this format allows ${spoken(f.number('most'))} of a name`,
  'kind-not-allowed': (f) => `${f('card')} is of a kind that this format does not allow: ${f('kind')}`,
  'only-one-of-these': (f) => `${listed(f.list('cards'))}: a deck may have only one of them`,
  'no-shared-type': (f) =>
    `not all Pokémon share a type: ${f('card')} is ${listed(typesOf(f))}; ${some(f.list('others'))} ${f.list('others').length === 1 ? 'is' : 'are'} not`,
  'before-records': (f) => `what the format was on that day: it is recorded from ${dayInWords(f('from'))} on`,
  'after-records': (f) =>
    `which cards are in the format on that day: they change every spring, and this is recorded as of ${dayInWords(f('asOf'))}`,
  'other-words-decide': (f) =>
    `whether ${f('card')} says the same as ${f('of')}, which is in the format: their words differ. If it does, it may be played`,
  'mark-not-given': (f) =>
    `the regulation mark of ${f('card')}: the card data does not give it; ${f('marks')} are in the format`,
  'print-decides-ban': (f) => `which print of ${f('card')} this is: ${listed(f.list('prints'), 'and')} are banned`,
  'print-decides-kind': (f) =>
    `which print of ${f('card')} this is: some are of a kind that this format does not allow (${f('kind')})`,
  'card-not-on-file': (f) =>
    `whether ${some(f.list('cards'))} ${f.list('cards').length === 1 ? 'is' : 'are'} in the format: not on file${f.list('marks').length === 0 ? '' : `; look for a mark ${listed(f.list('marks'), 'or')} on the card`}`,
  'wrong-size': (f) => `${counted(f.number('cards'), 'card')}; a deck for this format has exactly ${f('size')}`,
  'too-many-of-a-kind': (f) =>
    `${f('copies')} cards of the kind ${f('kind')} (${some(f.list('cards'))}); a deck may have ${spoken(f.number('most'))}`,
  'played-as-reprint': (f) =>
    `${f('card')}: ${f('of')} has the same name and words${f('mark') === '' ? '' : ` and the mark ${f('mark')}`}, so that this print may be played too`,
  'all-in-pool': (f) =>
    f('marks') === '' ? 'every card is in the format' : `every card is in the format (marks ${f('marks')})`,
  'one-type': (f) => `all Pokémon are ${listed(typesOf(f))}`,
} satisfies { readonly [code in FormatCode]: Words };

/** At most so many names in one sentence. */
const SHOWN = 8;

const some = (names: readonly string[]): string =>
  names.length <= SHOWN
    ? listed(names)
    : `${names.slice(0, SHOWN).join(', ')} and ${counted(names.length - SHOWN, 'other')}`;

export const FORMAT_WORDS: { readonly [code: string]: Words } = EVERY_FINDING;

export const formatWords = (code: FormatCode, facts: Parameters<typeof inWords>[2]): string =>
  sentence(inWords(FORMAT_WORDS, code, facts));
