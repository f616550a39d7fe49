import type { DeckCode, Facts } from '../../claims/index.ts';
import type { DeckAssumptionCode } from '../../ruling/index.ts';
import { titleOf } from '../cite.ts';
import { counted, type Given, inWords, listed, sentence, spoken, type Words } from './facts.ts';

/** What the rules say about a deck, as `judge deck check` prints it. */

const PLAY: { readonly [format: string]: string } = { constructed: 'Constructed Play', limited: 'Limited Play' };

export const playOf = (format: string): string => PLAY[format] ?? format;

const CLASSES: ReadonlyMap<string, string> = new Map([
  ['star', 'Pokémon ☆'],
  ['ex', 'Pokémon-ex'],
  ['sp', 'Pokémon SP'],
  ['lv.x', 'Level Up cards'],
]);

const classOf = (f: Given): string => (f.has('class') ? (CLASSES.get(f('class')) ?? `“${f('class')}”`) : f('name'));

/** At most so many names in one sentence. */
const SHOWN = 8;

const some = (names: readonly string[], between = 'and'): string =>
  names.length <= SHOWN
    ? listed(names, between)
    : `${names.slice(0, SHOWN).join(', ')} ${between} ${names.length - SHOWN} more`;

const sum = (f: Given): string => (f.list('cards').length > 1 ? ` (${some(f.list('cards'))})` : '');

const EVERY_FINDING = {
  'deck-size': (f) => `${f('cards')} cards, as a deck for ${playOf(f('format'))} must have`,
  'deck-size-wrong': (f) =>
    `${counted(f.number('cards'), 'card')}; a deck for ${playOf(f('format'))} must have exactly ${f('size')}`,
  'size-spoken-of': (f) => `${f('cards')} cards, a deck size that the document names`,
  'size-not-spoken-of': (f) =>
    `whether a deck may have ${counted(f.number('cards'), 'card')}: the document names only decks of ${listed(f.list('sizes'))}`,
  'too-many-ace-specs': (f) => `${f('copies')} ACE SPEC cards${sum(f)}; a deck may have only one in all`,
  'ace-specs-hang-on-print': (f) =>
    `which prints these are, because more than one of them may be ACE SPEC cards: ${some(f.list('cards'))}`,
  'one-ace-spec': (f) => `one ACE SPEC card, ${listed(f.list('cards'))}`,
  'too-many-radiant': (f) => `${f('copies')} Radiant Pokémon${sum(f)}; a deck may have only one in all`,
  'radiant-hang-on-print': (f) =>
    `which prints these are, because more than one of them may be Radiant Pokémon: ${some(f.list('cards'))}`,
  'one-radiant': (f) => `one Radiant Pokémon, ${listed(f.list('cards'))}`,
  'two-of-a-prism-star': (f) =>
    `${f('copies')} ${f('name')}${sum(f)}; a deck may have only one of each Prism Star name`,
  'one-of-a-prism-star': (f) => `${f('name')}: one, as allowed for each Prism Star name`,
  'prism-stars-hang-on-print': (f) =>
    `which prints these are: ${some(f.list('cards'))} may be Prism Star cards of one name`,
  'union-of-two-sets': (f) =>
    `${f('name')} of the sets ${listed(f.list('sets'))}${sum(f)}; all copies must be of one set and by one illustrator`,
  'union-hangs-on-illustrator': (f) =>
    `whether all copies of ${f('name')} are of one set and by one illustrator: ${some(f.list('cards'))}`,
  'union-of-one-printing': (f) => `${f('name')}: all copies are of one printing, as they must be`,
  'sixty-cards': () => '60 cards, as a deck must have',
  'not-sixty-cards': (f) => `${counted(f.number('cards'), 'card')}; a deck must have exactly ${f('size')}`,
  'form-of-play-unknown': (f) =>
    `what ${playOf(f('format'))} asks of a deck: ${titleOf(f('document'))} has only one kind of deck, of 60 cards`,
  'limited-unsaid': () => 'how many cards a deck for Limited Play has: this document does not mention Limited Play',
  'simple-deck': () =>
    'whether both players are beginners who play with simpler decks of thirty; otherwise a deck has exactly sixty',
  'side-deck-unsaid': (f) =>
    `${counted(f.number('cards'), 'card')} in a side deck, which this document does not mention`,
  'four-of-a-pokemon': (f) => `no Pokémon name more than ${spoken(f.number('most'))} times`,
  'four-of-a-trainer': (f) => `no Trainer card more than ${spoken(f.number('most'))} times`,
  'four-of-a-special-energy': (f) =>
    `no special Energy card more than ${spoken(f.number('most'))} times; basic Energy is of six types`,
  'two-of-a-shining': (f) => `${f('copies')} ${f('name')}${sum(f)}; a deck may have only one of each Shining Pokémon`,
  'one-of-a-shining': (f) => `${f('name')}: one, as allowed for each Shining Pokémon`,
  'side-deck': (f) => `${counted(f.number('cards'), 'card')} in a side deck; neither form of play has a side deck`,
  'too-many-of-a-name': (f) =>
    `${f('copies')} cards with the name ${f('name')}${sum(f)}; a deck may have at most ${spoken(f.number('most'))}`,
  'copies-hang-on-print': (f) =>
    `which prints the ${f('copies')} ${f('name')} are (${listed(f.list('prints'), 'or')}): only basic Energy may have more than ${spoken(f.number('most'))} copies`,
  'copies-hang-on-card': (f) =>
    `what ${f('name')} is: ${f('copies')} copies${sum(f)} are allowed only for basic Energy, or for a card whose own text says so`,
  'copies-hang-on-name': (f) =>
    `whether ${some(f.list('names'))} are one name: then the deck has ${f('copies')} of it, and may have at most ${spoken(f.number('most'))}`,
  'basic-energy-is-free': (f) => `${f('copies')} ${f('name')}: basic Energy, any number is allowed`,
  'freed-by-its-text': (f) => `${f('copies')} ${f('name')}: its own text lets a deck have any number`,
  'one-name': (f) =>
    `${some(f.list('cards'))} count as one name, ${f('name')}: ${counted(f.number('copies'), 'copy', 'copies')}`,
  'names-of-their-own': (f) => `${some(f.list('names'))} count as different names`,
  'four-of-a-name': (f) => `no name more than ${spoken(f.number('most'))} times, except basic Energy`,
  'basic-energy-unsaid': (f) =>
    `whether basic Energy is exempt: there are ${f('copies')} ${f('name')}, and the paragraph names no exception`,
  'four-of-every-name': (f) => `no name more than ${spoken(f.number('most'))} times`,
  'four-unown': (f) => `${f('copies')} Unown, whatever their letters${sum(f)}`,
  'too-many-unown': (f) =>
    `${f('copies')} Unown${sum(f)}; a deck may have at most ${spoken(f.number('most'))}, whatever their letters`,
  'copies-in-limited-unsaid': (f) =>
    `whether ${f('copies')} cards with the name ${f('name')} may be in a deck for Limited Play: this document does not mention Limited Play`,
  'any-number-in-limited': () => 'any number of cards with the same name, as Limited Play allows',
  'too-many-of-a-class': (f) =>
    `${f('copies')} ${f.has('class') ? classOf(f) : `cards with the name ${f('name')}`}${sum(f)}; ${f('by')} says at most ${spoken(f.number('most'))} per deck`,
  'class-hangs-on-print': (f) =>
    `which prints these are: ${some(f.list('cards'))}; ${f('by')} allows only ${spoken(f.number('most'))} ${classOf(f)} per deck`,
  'class-limit-kept': (f) => `${f('copies')} ${classOf(f)}, as ${f('by')} allows`,
  'limits-not-on-file': (f) =>
    `the text and marks of ${some(f.list('cards'))}: ${f.has('alone') ? 'its one copy is too many only if it limits a class that other cards of this deck belong to' : 'a card may limit how many of its kind a deck has'}`,
  'has-a-basic': (f) => `Basic Pokémon: ${some(f.list('cards'))}`,
  'no-basic': (f) =>
    f.list('fossils').length === 0
      ? 'no Basic Pokémon card; a deck must have at least one'
      : `no Basic Pokémon card; a deck must have at least one, and ${listed(f.list('fossils'))} counts as a Basic Pokémon only during set-up`,
  'basic-hangs-on-cards': (f) => `whether one of these is a Basic Pokémon card: ${some(f.list('cards'), 'or')}`,
} satisfies { readonly [code in DeckCode]: Words };

export const DECK: { readonly [code: string]: Words } = EVERY_FINDING;

export const deckWords = (code: string, facts: Facts): string => sentence(inWords(DECK, code, facts));

export const EVERY_DECK_ASSUMPTION = {
  'names-are-local': () => 'names that are not on file are local-language names',
  'not-on-file-is-ordinary': () =>
    'the cards not on file are not basic Energy, and none of them has a text or mark that limits a deck (chosen by the judge)',
  'card-is-ordinary': (f) =>
    `${f('card')} is not basic Energy and has no text or mark that limits a deck (chosen by the judge)`,
} satisfies { readonly [code in DeckAssumptionCode]: Words };

export const DECK_ASSUMED: { readonly [code: string]: Words } = EVERY_DECK_ASSUMPTION;
