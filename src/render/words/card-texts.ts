import type { Filter } from '../../claims/index.ts';
import type { CardFilter, TextCodes } from '../../text/index.ts';
import { cardInWords } from './cards-of-texts.ts';
import { isNotSo, onePokemon } from './conditions-of-texts.ts';
import { energyOf } from './energy.ts';
import { capital, counted, countedKinds, type Given, listed } from './facts.ts';
import { ofText, PILES, type WordsOf } from './rule-words.ts';
import { actAsNoun } from './touches.ts';
import { appliesOnlyIf, isMetNow, lacking } from './what-is-asked.ts';

/** What a text keeps off, as far as that is given. */
const prevented = (f: Given): string => {
  if (f.has('condition')) return `${capital(f('condition'))}: `;
  if (f.has('discard')) return `the discard of ${f('discard')}: `;
  if (f.has('forbids')) return `the ban on ${actAsNoun(f('forbids'))}: `;
  if (f.is('lasts')) return 'the effect that would last: ';
  if (!f.has('counters')) return '';
  return f.number('counters') === 1 ? '1 damage counter: ' : `${f('counters')} damage counters: `;
};

/** By whose text, and for whom, where that is another Pokémon. */
const shieldOf = (f: Given): string => {
  if (f.has('stadium')) return `for ${f('pokemon')} by ${f('by')}`;
  return f.has('of') ? `for ${f('pokemon')} by ${f('of')}'s ${f('by')}` : `by ${f('pokemon')}'s ${f('by')}`;
};

const whereOf = (f: Given): string =>
  f.is('lookedAt') ? 'to look at' : `in ${f('player')}'s ${PILES[f('zone')] ?? f('zone')}`;

/** `card without an Ability`; any card where the text asks for no kind. */
const kindAskedFor = (f: Given): string =>
  f.has('filter')
    ? (cardInWords(JSON.parse(f('filter')) as CardFilter) ?? 'card of the kind that the text asks for')
    : 'card';

const nothingFits = (f: Given): string => {
  const wanted = f.has('filter') ? cardInWords(JSON.parse(f('filter')) as CardFilter) : null;
  const what = wanted === null ? 'card of the kind that the text asks for' : wanted;
  return f.is('lookedAt') ? `no ${what} is among the cards that are looked at` : `there is no ${what} ${whereOf(f)}`;
};

/** `Benched Lightning Pokémon`: the kind that may come up. */
const benchedOf = (f: Given): string =>
  onePokemon({ place: 'bench', ...(f.has('filter') ? (JSON.parse(f('filter')) as Filter) : {}) })?.replace(
    /^an? /u,
    '',
  ) ?? 'Benched Pokémon of the kind that the text asks for';

/** Of any card, or of those of a kind. */
const nothingThere = (f: Given): string => (f.has('filter') ? nothingFits(f) : `there is no card ${whereOf(f)}`);

/** What carrying out the text of a card looks at and needs (the room `text/`). */

export const CARD_TEXTS = {
  notes: {
    'uses-remembered': (f) => ({
      label: 'used',
      text: `${f('pokemon')} stays the Pokémon that has used ${f.list('used').join(', ')}`,
    }),
    'defending-is-active': () => ({
      text: 'the Defending Pokémon is the Active Pokémon, whichever Pokémon the attack damages',
    }),
    'played-all-the-same': (f) => ({
      text: `the card counts as played and is discarded, although ${f('by')} prevents its effect`,
    }),
    'search-may-find-nothing': () => ({
      text: 'a player who searches for a kind of card may take none, even if one is there',
    }),
    'deck-is-empty-now': (f) => ({
      label: 'draw',
      text: `${f('player')} does not lose by that: only the draw at the beginning of a turn can lose the game`,
    }),
    'retreat-cost-counted': (f) => ({
      label: 'counts',
      text: `the Retreat Cost of ${f('pokemon')}, which is ${f('cost')}`,
    }),
    'search-takes-the-number': (f) => ({
      label: 'search',
      text: `it is for any ${f.number('cards') === 1 ? 'card' : 'cards'}, so ${counted(f.number('cards'), 'card')} must be taken`,
    }),
    'condition-not-met': (f) => ({
      label: 'not met',
      text: `${f.is('whole') ? '' : 'a part of '}the text of ${ofText(f)} ${appliesOnlyIf(f)}`,
    }),
    'no-damage-done': (f) => ({
      label: 'not met',
      text: `a part of the text of ${ofText(f)} applies only if the attack did damage`,
    }),
    'condition-met': (f) => ({ label: 'met', text: `a part of the text of ${ofText(f)} applies: ${isMetNow(f)}` }),
    'chooses-unseen': (f) => ({
      label: 'choice',
      text: `${f('player')} chooses ${f.number('cards') === 1 ? 'the card that is' : `the ${f('cards')} cards that are`} taken`,
    }),
    'fewer-to-look-at': (f) => ({
      label: 'deck',
      text: `${f('player')}'s deck has ${f('there')} of the ${f('wanted')} cards that the text tells to look at; the player looks at ${f.number('there') === 1 ? 'that card' : 'those'}`,
    }),
    'no-extra-energy': (f) => ({
      label: 'not met',
      text: `a part of the text of ${ofText(f)} applies only with ${energyOf(f.list('needs'))} more than the attack costs`,
    }),
    'gx-does-more': () => ({ label: 'met', text: 'the extra Energy is there, so the GX attack does more' }),
    'price-not-whole': (f) => ({
      label: 'not met',
      text: `${f('there')} of ${f('asked')} cards are in hand: nothing of the price is paid, and nothing more follows`,
    }),
    'one-of-any-card': () => ({ label: 'choice', text: 'a search that may take any card takes one at least' }),
    'none-in-attack': () => ({ text: 'the text of an attack lets its player choose none' }),
    'fewer-there': (f) => ({
      label: 'counts',
      text: `${f('there')} of the ${f('wanted')} Pokémon that the text names ${f('there') === '1' ? 'is' : 'are'} there`,
    }),
    'attached-to-others-only': (f) => ({
      label: 'not',
      text: `${f('card')} can't be attached to ${f.list('pokemon').join(' or ') || 'any Pokémon meant'}, by its own text`,
    }),
    'fewer-cards-there': (f) => ({
      label: 'counts',
      text: `${f('there')} of the ${f('wanted')} cards that the text asks for ${f('there') === '1' ? 'is' : 'are'} there, so ${f.is('mayBeLess') ? 'no more can be' : f('there') === '1' ? 'that one is' : 'those are'} taken`,
    }),
    'fewer-of-the-hand': () => ({ text: 'fewer cards of the hand may be chosen' }),
    'first-alone': () => ({ text: 'the first part was done and is enough; the second part changes nothing here' }),
    'first-not-done': (f) => ({
      label: 'left out',
      text: `nothing of the first part was done, so the second part does not follow${f.has('damage') ? ' and does no damage' : ''}`,
    }),
    'search-is-an-effect': (f) => ({
      label: 'effect',
      text: `${f('by')} had an effect: a search is one, even if no card is taken`,
    }),
    'nothing-fits': (f) => ({ label: 'none', text: nothingFits(f) }),
    'none-evolves': (f) => ({
      label: 'none',
      text: `there is no ${kindAskedFor(f)} ${whereOf(f)} that goes onto ${listed(f.list('onto'), 'or')}`,
    }),
    'not-ripe': (f) => ({ label: 'none', text: lacking(f, false) ?? 'it may not evolve now' }),
    'pile-empty': (f) => ({ label: 'none', text: nothingThere(f) }),
    'another-name': (f) => ({
      label: 'name',
      text: `${f('card')} is not ${f('said')}: the whole of what a card is called is its name`,
    }),
    'card-serves-for-several': (f) => ({ text: `${f('card')} counts for ${f('units')} Energy` }),
    'leaves-play': (f) => ({ text: `${f('pokemon')} leaves play` }),
    'hand-revealed': (f) => ({ label: 'hand', text: `${f('player')}'s hand is shown` }),
    'prizes-seen-by-both': (f) => ({
      label: 'Prizes',
      text: `${f('player')} turns ${f('number') === 'all' ? 'all Prizes' : counted(f.number('number'), 'Prize')} face up; which cards they are is not given`,
    }),
    'prizes-looked-at': (f) => ({ text: `${f('player')}'s Prizes are looked at` }),
    'named-as-printed': (f) => ({ label: 'text', text: `${f('card')} keeps its name, whatever type it counts as` }),
    'not-shuffled': (f) => ({ text: `no card goes into ${f('player')}'s deck, so it is not shuffled` }),
    'nothing-to-shuffle': () => ({ label: 'none', text: 'there is no card in that hand to shuffle' }),
    'own-in-play-counted': () => ({ text: "where the text names no place, its player's Pokémon in play are counted" }),
    'nowhere-to-go': () => ({ label: 'left out', text: 'there is no Pokémon to move it to' }),
    'nothing-beneath': () => ({ label: 'devolve', text: "it was put into play directly, so it can't be devolved" }),
    'beside-the-turns': () => ({ label: 'Energy', text: 'this is not the one attachment of the turn' }),
    'all-of-none': () => ({ label: 'counts', text: 'there are none of them; that counts as done' }),
    'part-not-followed': (f) => {
      // That a deck is empty is said where nothing is drawn.
      const isSaid = !f.has('lacks') || f('lacks') === 'deck';
      const why = f.has('zone') ? nothingThere(f) : isSaid ? null : lacking(f, false);
      return {
        label: 'left out',
        text: why === null ? "this part can't be done, so it is left out" : `${why}, so this part can't be done`,
      };
    },
    'offers-nothing': (f) => {
      const why = f.has('lacks') ? lacking(f, false) : null;
      return {
        label: 'left out',
        text: `what ${ofText(f)} offers has no effect now${why === null ? '' : `: ${why}`}`,
      };
    },
    'cards-counted': (f) => ({
      label: 'counts',
      text: `${countedKinds(f.list('cards'))} ${f.list('cards').length === 1 ? 'is' : 'are'} counted`,
    }),
    'all-needs-one': (f) => ({
      label: 'counts',
      text: `“all” asks for at least one; there ${f.number('found') === 1 ? 'is' : 'are'} ${f('found')}`,
    }),
    'energy-discarded': (f) => ({ text: `${f('card')} is removed from ${f('pokemon')}` }),
    'exchange-reaches-both': (f) => ({
      label: 'effect',
      text: `switching is an effect on ${f('pokemon')} too`,
    }),
    'counters-go-elsewhere': (f) => ({
      label: 'counters',
      text: `${f('pokemon')} can't be chosen: attacks can't put damage counters on it`,
    }),
    'no-effect-of-an-attack': (f) => ({
      label: 'effect',
      text: `${f('by')} keeps effects of attacks off ${f('pokemon')}; this is not an effect of an attack`,
    }),
    'effect-prevented': (f) => ({ label: 'effect', text: `${prevented(f)}prevented ${shieldOf(f)}` }),
    'is-protected': (f) => ({
      label: 'effect',
      text: `${f('by')}${f.has('of') ? ` of ${f('of')}` : ''} keeps this text off ${f('pokemon')}`,
    }),
    'not-of-the-kind': (f) => {
      const isSeveral = f.list('pokemon').length > 1;
      const [who, whoNot] = isSeveral ? ['each of them', 'none of them is'] : ['it', 'it is not'];
      const why = f.has('filter') ? isNotSo(who, whoNot, JSON.parse(f('filter')) as Filter) : null;
      return {
        label: 'choice',
        text: `${listed(f.list('pokemon'), 'or')} can't be chosen${f.is('from') ? ' to move it from' : f.is('to') ? ' to move it to' : ''}: ${why ?? `${whoNot} what the text asks for`}`,
      };
    },
    'none-to-come-up': (f) => ({ label: 'switch', text: `${f('player')} has no ${benchedOf(f)} to switch with` }),
    'no-bench-to-switch': (f) => ({ label: 'switch', text: `${f('player')} has no Benched Pokémon to switch with` }),
    'nothing-traded': (f) => ({ label: 'trade', text: `${f('player')} finds nothing, so no card is traded` }),
    'no-room-none-taken': () => ({ label: 'Bench', text: 'the Bench is full, so no Pokémon is put down' }),
    'nobody-to-attach-to': () => ({
      label: 'attach',
      text: 'no Pokémon is there that the text attaches it to, so nothing is attached',
    }),
    'no-room-no-search': () => ({ label: 'Bench', text: 'the Bench is full, so no card is looked for' }),
    'base-by-its-sign': (f) => ({ text: `${f('damage')} by its own text` }),
    'attaching-is-from-hand': () => ({
      label: 'text',
      text: 'attaching means from the hand, so this text does not apply',
    }),
    'one-attachment-event': (f) => ({
      label: 'effect',
      text: `${f('cards')} cards attached by one effect count as one attachment`,
    }),
    'counts-as-shuffled': () => ({ label: 'deck', text: 'the deck counts as shuffled, though no card went into it' }),
    'part-counts-as-done': () => ({ label: 'counts', text: 'part of it was done, and that counts as done' }),
    'text-acts': (f) => ({
      label: 'effect',
      text: `${f('by')}${f.has('of') && f('of') !== f('by') ? ` of ${f('of')}` : ''} is carried out`,
    }),
  },
  needs: {
    'order-after-shuffle': {
      says: (f) => `which card is on top of ${f('player')}'s deck, whose order is unknown`,
      ask: () => 'which card is on top',
    },
    'fate-not-told': {
      says: (f) =>
        `where ${listed(f.list('cards'))} goes: it left its place and can't arrive on ${f('pokemon')}, and the document does not say what happens then`,
      ask: (f) =>
        `where ${listed(f.list('cards'))} goes, which can't arrive on ${f('pokemon')}; the rules leave it open`,
    },
  },
} satisfies WordsOf<TextCodes>;
