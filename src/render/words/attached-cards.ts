import type { AttachedCardsCodes } from '../../rules/index.ts';
import { givesNow, typeNamed } from './energy.ts';
import { counted, listed } from './facts.ts';
import { type AskedWords, aCard, notYet, used, type WordsOf } from './rule-words.ts';
import { appliesOnlyIf, attachedOnlyTo, givesMoreIf } from './what-is-asked.ts';

const ownOnly = {
  because: (f) => `${f('pokemon')} is the opponent's`,
  passed: () => 'it is attached to one of your own Pokémon',
} satisfies Partial<AskedWords>;

export const ATTACHED_CARDS = {
  grounds: {
    'energy-already-attached': { ...used('attached an Energy card'), passed: notYet('Energy card attached') },
    'attachment-target': {
      says: (f) =>
        f('pokemon') === '' ? `There is no Pokémon that ${f('card')} can be attached to.` : `${attachedOnlyTo(f)}.`,
      because: (f) => `the text of ${f('card')} does not fit ${f('pokemon')}`,
      say: (f) =>
        f('pokemon') === '' ? `there is no Pokémon that ${f('card')} can be attached to` : attachedOnlyTo(f),
      passed: (f) =>
        f.has('pokemon')
          ? `${aCard(f)} can be attached to ${f('pokemon')}`
          : `the text of ${aCard(f)} does not limit which Pokémon it is attached to`,
    },
    'gear-on-opponents-ex': {
      says: (f) => `${f('card')} can only be attached to an opponent's Pokémon-EX.`,
      because: (f) => `${f('pokemon')} is not an opponent's Pokémon-EX`,
      say: (f) => `${f('card')} can only be attached to one of your opponent's Pokémon-EX`,
      passed: () => "it is attached to an opponent's Pokémon-EX",
    },
    'energy-on-ones-own': {
      ...ownOnly,
      says: (f) => `${f('card')} may only be attached to one of your own Pokémon.`,
      say: (f) => `${f('card')} may only be attached to one of your own Pokémon`,
    },
    'machine-on-ones-own': {
      ...ownOnly,
      says: (f) => `${f('card')}, a Technical Machine, may only be attached to one of your own Pokémon.`,
      say: (f) => `${f('card')} may only be attached to one of your own Pokémon`,
    },
    'tool-on-ones-own': {
      ...ownOnly,
      says: (f) => `${f('card')}, a Pokémon Tool, may only be attached to one of your own Pokémon.`,
      say: (f) => `${f('card')} may only be attached to one of your own Pokémon`,
    },
    'already-has-a-tool': {
      says: (f) => `${f('pokemon')} already has ${f('tool')}; a Pokémon can have only one Pokémon Tool.`,
      because: (f) => `${f('tool')} on ${f('pokemon')}`,
      say: (f) => `${f('pokemon')} already has a Pokémon Tool`,
      passed: () => 'it may have another Pokémon Tool',
    },
  },
  notes: {
    'tools-by-a-text': (f) => ({
      label: 'limit',
      text: `${f('pokemon')} may have ${counted(f.number('most'), 'Pokémon Tool')}, because of ${f('by')}`,
    }),
    'dark-in-its-name': (f) => ({ text: `${f('pokemon')} has Dark in its name` }),
    'suits-darkness-energy': (f) => ({
      label: 'not',
      text: `Darkness Energy puts no damage counter on ${f('pokemon')}, which ${f('by') === 'type' ? 'is a Darkness Pokémon' : 'has Dark in its name'}`,
    }),
    'unsuited-to-darkness-energy': (f) => ({
      label: 'effect',
      text: `Darkness Energy applies to ${f('pokemon')}: it is not a Darkness Pokémon and does not have Dark in its name`,
    }),
    'energy-counted': (f) => ({
      label: 'Energy',
      text: `${f('count')} ${f.has('type') ? `${typeNamed(f('type'))} ` : ''}Energy on ${f('pokemon')}: ${listed(f.list('cards').map((card, at) => `${card} counts for ${f.list('each')[at]}`))}`,
    }),
    'energy-counts-as': (f) => ({
      label: 'Energy',
      text: `${f('by')} makes its Energy count as ${typeNamed(f('type'))}`,
    }),
    'energy-counts-for': (f) => ({
      label: 'Energy',
      text: `${f('by')} makes ${typeNamed(f('type'))} Energy count for ${f('units')}`,
    }),
    'gives-by-its-text': (f) => ({
      label: 'Energy',
      text: `${f('card')} gives ${givesNow(f.number('units'), f.list('types'))} here, by its own text${givesMoreIf(f)}`,
    }),
    'attached-for-nothing': (f) => ({ label: 'not', text: `${f('card')} ${appliesOnlyIf(f)}` }),
    'no-tool': (f) => ({ text: `${f('card')} does not count as a Pokémon Tool` }),
    'now-provides': (f) => ({ text: `${f('card')} on ${f('pokemon')} provides ${f('units')}` }),
    'several-types-at-once': (f) => ({ text: `${f('card')} counts as ${f('type')} too` }),
    'back-to-hand': (f) => ({ label: 'text', text: `${f('by')} returns ${f('card')} to its owner's hand` }),
    'cost-stated': (f) => ({ label: 'cost', text: `it can be used for ${f('cost')} now` }),
    'stated-cost-stays': (f) => ({
      label: 'cost',
      text: `what makes attacks cost more or less does not change the stated cost ${f('cost')}`,
    }),
    'special-is-not-basic': (f) => ({ label: 'text', text: `${f('card')} is not a basic Energy card` }),
    'energy-kept-in-hand': (f) => ({
      text: `${f('by')} keeps ${f('card')} in the hand from being attached to ${f('pokemon')}`,
    }),
    'gear-returns': (f) => ({ text: `${f('card')} goes to the discard pile of ${f('player')}, who played it` }),
  },
  needs: {
    'counters-not-told': {
      says: (f) => `how many damage counters Darkness Energy puts on ${f('pokemon')}: its card says so`,
      ask: () => 'how many damage counters that Darkness Energy puts down',
    },
    'energy-and-text-circle': {
      says: (f) =>
        `what ${f('card')} provides: it depends on its Pokémon, whose text depends on what ${f('card')} provides`,
      ask: (f) => `what ${f('card')} provides; its text and that of its Pokémon wait for each other`,
    },
  },
} satisfies WordsOf<AttachedCardsCodes>;
