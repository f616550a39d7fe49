import type { Facts } from '../../claims/index.ts';
import { counted, listed, readable, type Told, toldBy } from './facts.ts';

/** A looked-at fact or a line of a reckoning. `figure` hangs in the number column; `sum` is the total behind it. */
export interface NoteWords {
  readonly label?: string;
  readonly figure?: string;
  readonly sum?: number;
  readonly text: string;
}

type Note = (f: Told) => NoteWords;

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const sum = (f: Told): { readonly sum?: number } => (f.has('damage') ? { sum: f.number('damage') } : {});

/** Words for every note the rules write. */
export const NOTES: { readonly [code: string]: Note } = {
  'base-damage': (f) => ({ label: 'damage', figure: f('damage'), text: 'base' }),
  'base-from-text': (f) => ({ label: 'damage', figure: f('damage'), text: `base, by the text of ${f('attack')}` }),
  'damage-changed': (f) => ({
    label: 'damage',
    figure: signed(f.number('add')),
    ...sum(f),
    text: `${f('by')}, on ${f('pokemon')}`,
  }),
  weakness: (f) => ({
    label: 'damage',
    figure: f.has('times') ? `×${f('times')}` : signed(f.number('plus')),
    ...sum(f),
    text: `Weakness ${f('type')}`,
  }),
  resistance: (f) => ({ label: 'damage', figure: `−${f('minus')}`, ...sum(f), text: `Resistance ${f('type')}` }),
  'damage-prevented': (f) => ({ label: 'damage', figure: '0', text: `prevented by ${f('by')}` }),
  'weakness-without-number': (f) => ({ text: `Weakness ${f('type')} without a number counts ×2` }),
  'resistance-without-number': (f) => ({ text: `Resistance ${f('type')} without a number counts −30` }),
  'several-match': (f) => ({ text: `each of ${listed(f.list('types'))} counts` }),
  'bench-no-weakness': (f) => ({ text: `no Weakness or Resistance: ${f('pokemon')} is on the Bench` }),
  'no-weakness': (f) => ({ text: `${f('pokemon')} has no Weakness now` }),
  'zero-ends': () => ({ text: 'the sum ends at zero' }),
  'damage-is': (f) => ({ text: `the damage is ${f('damage')}` }),
  'energy-meets-cost': (f) => ({
    label: 'Energy',
    text: `needs ${f.list('cost').join(' ') || 'nothing'}; ${f.list('units').join(' ') || 'nothing'} gives it`,
  }),
  'energy-removed': (f) => ({
    text: `${f('card')} gives ${f('units')}; ${f.number('left') === 0 ? 'the cost is met' : `${f('left')} to go`}`,
  }),
  'retreat-cost-is': (f) => ({ label: 'cost', text: `Retreat Cost ${f('cost')}` }),
  'retreat-cost-set': (f) => ({ text: `${f('by')} sets the Retreat Cost of ${f('pokemon')}` }),
  'retreat-cost-added': (f) => ({ text: `${f('by')} changes the Retreat Cost of ${f('pokemon')}` }),
  'negative-is-zero': (f) => ({ text: `${f('value')} counts as 0` }),
  healed: (f) => ({ text: `${f('pokemon')} is healed` }),
  'effect-ends': (f) => ({ text: `an effect ends on ${f('pokemon')}` }),
  'deck-is-empty': (f) => ({ label: 'draw', text: `${f('player')}'s deck is empty` }),
  'no-prize-left': (f) => ({ text: `${f('player')} has no Prize left to take` }),
  'took-all-prizes': (f) => ({ label: 'result', text: `${f('player')} has taken all Prizes` }),
  'opponent-has-no-pokemon': (f) => ({ label: 'result', text: `${f('player')}'s opponent has no Pokémon` }),
  'damage-reaches-hp': (f) => ({ label: 'checks', text: `${f('pokemon')} has damage up to its HP` }),
  'order-of-players': (f) => ({ text: `in this order: ${f.list('order').join(', ')}` }),
  'cannot-be-affected': (f) => ({ label: 'effect', text: `${f('pokemon')} can not be affected` }),
  'paralysis-stays': (f) => ({ text: `${f('pokemon')} stays Paralyzed` }),
  'new-game-one-prize': (f) => ({ text: `a new game with ${counted(f.number('prizes'), 'Prize')}` }),
  'is-basic': (f) => ({ text: `${f('pokemon')} is a Basic Pokémon` }),
  'is-evolved': (f) => ({ text: `${f('pokemon')} is an Evolved Pokémon` }),
};

export const noteWords = (code: string, facts: Facts): NoteWords =>
  NOTES[code]?.(toldBy(facts)) ?? { text: readable(code, facts) };
