import type { Facts } from '../../claims/index.ts';
import { titleOf } from '../cite.ts';
import { counted, type Given, inWords, listed, sentence, spoken, type Words } from './facts.ts';

/** What the rules say of a deck, as `judge deck check` tells it. */

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

export const DECK: { readonly [code: string]: Words } = {
  'deck-size': (f) => `${f('cards')} cards, as a deck for ${playOf(f('format'))} must have`,
  'deck-size-wrong': (f) =>
    `${counted(f.number('cards'), 'card')}; a deck for ${playOf(f('format'))} has exactly ${f('size')}`,
  'size-spoken-of': (f) => `${f('cards')} cards, a size of deck that the document speaks of`,
  'size-not-spoken-of': (f) =>
    `whether a deck may have ${counted(f.number('cards'), 'card')}: the document speaks of decks of ${f('large')} and of ${f('small')} only`,
  'too-many-ace-specs': (f) => `${f('copies')} ACE SPEC cards${sum(f)}; one in a deck altogether`,
  'ace-specs-hang-on-print': (f) =>
    `which prints these are, more than one of which may be ACE SPEC cards: ${some(f.list('cards'))}`,
  'one-ace-spec': (f) => `one ACE SPEC card, ${listed(f.list('cards'))}`,
  'sixty-cards': () => '60 cards, as a deck must have',
  'not-sixty-cards': (f) => `${counted(f.number('cards'), 'card')}; a deck has exactly ${f('size')}`,
  'form-of-play-unknown': (f) =>
    `what ${playOf(f('format'))} asks of a deck: ${titleOf(f('document'))} knows one kind of deck, of 60 cards`,
  'limited-unsaid': () => 'this document does not speak of Limited Play: how many cards such a deck has',
  'simple-deck': () =>
    'whether both players lack experience and play with simpler decks of thirty: among others a deck has exactly sixty',
  'side-deck-unsaid': (f) =>
    `${counted(f.number('cards'), 'card')} in a side deck, of which this document does not speak`,
  'four-of-a-pokemon': (f) => `no Pokémon name more than ${spoken(f.number('most'))} times`,
  'four-of-a-trainer': (f) => `no Trainer card more than ${spoken(f.number('most'))} times`,
  'four-of-a-special-energy': (f) =>
    `no special Energy card more than ${spoken(f.number('most'))} times; basic Energy is of six types`,
  'two-of-a-shining': (f) => `${f('copies')} ${f('name')}${sum(f)}; one at most of any Shining Pokémon`,
  'one-of-a-shining': (f) => `${f('name')}: one, as of any Shining Pokémon`,
  'side-deck': (f) => `${counted(f.number('cards'), 'card')} in a side deck; there is none in either form of play`,
  'too-many-of-a-name': (f) =>
    `${f('copies')} cards with the name ${f('name')}${sum(f)}; ${spoken(f.number('most'))} at most`,
  'copies-hang-on-print': (f) =>
    `which prints of ${f('name')} the ${f('copies')} are, of ${listed(f.list('prints'), 'or')}: more than ${spoken(f.number('most'))} are allowed of basic Energy only`,
  'copies-hang-on-card': (f) =>
    `what ${f('name')} is: ${f('copies')} copies${sum(f)} are allowed only of basic Energy, or of a card whose own text says so`,
  'copies-hang-on-name': (f) =>
    `whether ${some(f.list('names'))} are one name: then there are ${f('copies')} of it, and ${spoken(f.number('most'))} at most are allowed`,
  'basic-energy-is-free': (f) => `${f('copies')} ${f('name')}: basic Energy, any number`,
  'freed-by-its-text': (f) => `${f('copies')} ${f('name')}: the text of the card lets a deck have any number of it`,
  'one-name': (f) =>
    `${some(f.list('cards'))} are one name, ${f('name')}: ${counted(f.number('copies'), 'copy', 'copies')}`,
  'names-of-their-own': (f) => `${some(f.list('names'))} are names of their own`,
  'four-of-a-name': (f) => `no name more than ${spoken(f.number('most'))} times, basic Energy aside`,
  'basic-energy-unsaid': (f) =>
    `whether basic Energy is exempt: ${f('copies')} ${f('name')}, and the paragraph excepts nothing`,
  'four-of-every-name': (f) => `no name more than ${spoken(f.number('most'))} times`,
  'four-unown': (f) => `${f('copies')} Unown of any letter${sum(f)}`,
  'too-many-unown': (f) => `${f('copies')} Unown${sum(f)}; ${spoken(f.number('most'))} at most, whatever their letters`,
  'any-number-in-limited': () => 'any number of cards with one name, in Limited Play',
  'too-many-of-a-class': (f) =>
    `${f('copies')} ${f.has('class') ? classOf(f) : `cards with the name ${f('name')}`}${sum(f)}; ${f('by')} says ${spoken(f.number('most'))} per deck at most`,
  'class-hangs-on-print': (f) =>
    `which prints these are: ${some(f.list('cards'))}; ${f('by')} allows ${spoken(f.number('most'))} ${classOf(f)} per deck`,
  'class-limit-kept': (f) => `${f('copies')} ${classOf(f)}, as ${f('by')} allows`,
  'limits-not-on-file': (f) =>
    `the text and marks of ${some(f.list('cards'))}: ${f.has('alone') ? 'its one copy is too many only if it limits a class to which other cards of this deck belong' : 'a card may limit how many of its kind a deck has'}`,
  'has-a-basic': (f) => `Basic Pokémon: ${some(f.list('cards'))}`,
  'no-basic': (f) =>
    f.list('fossils').length === 0
      ? 'no Basic Pokémon card in this deck; one at least'
      : `no Basic Pokémon card in this deck; one at least, and ${listed(f.list('fossils'))} is a Basic Pokémon during setup only`,
  'basic-hangs-on-cards': (f) => `whether one of these is a Basic Pokémon card: ${some(f.list('cards'), 'or')}`,
};

export const deckWords = (code: string, facts: Facts): string => sentence(inWords(DECK, code, facts));

export const DECK_ASSUMED: { readonly [code: string]: Words } = {
  'names-are-local': () => 'names that are not on file are local-language names',
  'not-on-file-is-ordinary': () =>
    'the cards not on file are no basic Energy, and no text or mark of theirs bears on a deck; chosen by the judge',
  'card-is-ordinary': (f) =>
    `${f('card')} is no basic Energy, and no text or mark of it bears on a deck; chosen by the judge`,
};
