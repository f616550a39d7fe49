import type { Filter } from '../../claims/index.ts';
import type { DamageCodes } from '../../rules/index.ts';
import { isSo } from './conditions-of-texts.ts';
import { capital, type Given, listed } from './facts.ts';
import type { WordsOf } from './rule-words.ts';

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const sum = (f: Given): { readonly sum?: number } => (f.has('damage') ? { sum: f.number('damage') } : {});

/** Which damage alone a text prevents. */
const boundsOf = (f: Given): string => {
  if (f.has('exactly')) return listed(f.list('exactly'), 'or');
  return f.has('most') ? `${f('most')} or less` : `${f('least')} or more`;
};

/** What a text leaves out: for the whole attack, or for one Benched Pokémon that it strikes. */
const setAside = (f: Given): string => {
  const isEffects = f('what') === 'effects';
  if (!f.has('pokemon'))
    return isEffects
      ? "this attack's damage isn't changed by effects on the Pokémon it damages"
      : `this attack ignores ${capital(f('what'))}`;
  return isEffects
    ? `effects on ${f('pokemon')} do not count`
    : `${capital(f('what'))} does not count for ${f('pokemon')}`;
};

/** That the attacker is one of those from which alone a text prevents damage; nothing where there are no words for whom it means. */
const sourceMeant = (f: Given): string => {
  const said = f.has('terms') ? isSo(f('attacker'), JSON.parse(f('terms')) as Filter) : null;
  return said === null ? '' : `: ${said}`;
};

export const DAMAGE = {
  notes: {
    'energy-with-trainers': (f) => ({ text: `${f('by')} is added at the same point as Trainer cards on that Pokémon` }),
    'adds-to-no-damage': (f) => ({ label: 'not', text: `${f('by')} adds nothing: no damage is done without it` }),
    'healed-times': (f) => ({ text: `${f('by')} makes it count ${f('times')} times` }),
    'one-for-each-ten': (f) => ({
      label: 'damage',
      text: `${f('counters')} damage counters for ${f('damage')} damage: one for each full 10`,
    }),
    'damage-alone-prevented': (f) => ({
      label: 'not',
      text: `${f('by')} prevents damage to ${f('pokemon')}; damage counters are not damage`,
    }),
    'damage-alone-changed': (f) => ({
      label: 'not',
      text: `${f('by')} changes damage to ${f('pokemon')}; damage counters are not damage`,
    }),
    'damage-to-active-alone': (f) => ({
      label: 'not',
      text: `${f('by')} changes damage to the Active Pokémon only; ${f('pokemon')} is on the Bench`,
    }),
    'weakness-past-counters': (f) => ({
      ...(f.has('met') ? { label: 'counters' } : {}),
      text: `${f('pokemon')}'s Weakness does not apply: counters are placed, no damage is done`,
    }),
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
    'damage-prevented': (f) => ({
      label: 'damage',
      figure: '0',
      sum: 0,
      text: `prevented by ${f('by')}${f.has('benched') ? ` for ${f('pokemon')}` : ''}${sourceMeant(f)}`,
    }),
    'prevents-other-amounts': (f) => ({
      label: 'not',
      text: `${f('by')} prevents only damage of ${boundsOf(f)}: it is ${f('damage')} here`,
    }),
    'cuts-other-amounts': (f) => ({
      label: 'not',
      text:
        f.has('least') || f.has('most')
          ? `${f('by')} cuts only damage of ${boundsOf(f)}: it is ${f('damage')} here`
          : `${f('by')} cuts nothing off ${f('damage')} damage`,
    }),
    'no-final-damage': (f) => ({ text: `attacks do no damage to ${f('pokemon')}, so no counters are put on it` }),
    'tera-active': (f) => ({
      label: 'damage',
      text: `damage is kept off ${f('pokemon')} only on the Bench; it is Active`,
    }),
    'tera-no-attack': (f) => ({
      label: 'effect',
      text: `only damage of attacks is kept off ${f('pokemon')} on the Bench`,
    }),
    'tera-only-damage': (f) => ({
      text: `only damage is kept off ${f('pokemon')} on the Bench; counters and other effects reach it`,
    }),
    'weakness-without-number': (f) => ({ text: `Weakness ${f('type')} without a number is ×2` }),
    'resistance-without-number': (f) => ({ text: `Resistance ${f('type')} without a number is −30` }),
    'several-match': (f) => ({ text: `each of ${listed(f.list('types'))} applies` }),
    'bench-no-weakness': (f) => ({
      text: `Weakness and Resistance do not apply: ${f('pokemon')} is on the Bench`,
    }),
    'no-weakness': (f) => ({ label: 'damage', text: `no Weakness, because of ${f('by')}` }),
    'no-resistance': (f) => ({ label: 'damage', text: `no Resistance, because of ${f('by')}` }),
    'zero-ends': () => ({ text: 'the damage is 0 here, so the calculation stops' }),
    'one-damaged-is-enough': (f) => ({
      label: 'heal',
      text: `${f('hurt')} of ${f('all')} Pokémon ${f('hurt') === '1' ? 'has' : 'have'} damage counters, and one that has is enough`,
    }),
    'all-that-there-is': (f) => ({ text: `${f('damage')} damage is all there is to heal of ${f('amount')}` }),
    'cannot-be-healed': (f) => ({ text: `${f('pokemon')} can't be healed, because of ${f('by')}` }),
    'effects-reach-itself': (f) => ({
      label: 'damage',
      text: `what changes damage from attacks also changes the damage that ${f('pokemon')} does to itself`,
    }),
    healed: (f) => ({ text: `${f('pokemon')} is healed` }),
    'text-sets-aside': (f) => ({
      label: 'damage',
      text: `${setAside(f)}${f.has('texts') ? ` (${listed(f.list('texts'))})` : ''}, by the text of ${f.has('by') ? f('by') : 'a card'}`,
    }),
    'step-left-out': (f) => ({
      label: 'damage',
      text: `this step is left out: ${listed(f.list('effects'))} would count on ${f('pokemon')}`,
    }),
  },
  needs: {
    'resistance-not-told': {
      says: (f) => `how much the Resistance of ${f('pokemon')} subtracts (write  {resist G-30})`,
      ask: (f) => `how much the Resistance of ${f('pokemon')} subtracts`,
    },
    'weakness-not-told': {
      says: (f) =>
        f.has('alone')
          ? `the ${f('alone')} of ${f('pokemon')} (write  ${f('alone') === 'Weakness' ? '{weak Wx2} or {no weakness}' : '{resist G-30} or {no resistance}'})`
          : `the Weakness and Resistance of ${f('pokemon')} (write  {weak Wx2, resist G-30})`,
      ask: (f) => `what ${f.has('alone') ? f('alone') : 'Weakness and Resistance'} ${f('pokemon')} has`,
    },
  },
} satisfies WordsOf<DamageCodes>;
