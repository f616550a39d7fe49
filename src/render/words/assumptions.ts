import type { AssumptionCode, RemedyCode } from '../../ruling/index.ts';
import { titleOf } from '../cite.ts';
import type { Exactly } from './by-code.ts';
import { EVERY_DECK_ASSUMPTION } from './deck.ts';
import { listed, type Words } from './facts.ts';

/** What a ruling assumes, and why. The words go on from “Assumed”. */
const EVERY_ASSUMPTION = {
  ...EVERY_DECK_ASSUMPTION,
  'text-ignored': (f) => `the text of ${f('card')} does not matter here (chosen by the judge)`,
  'text-forbids': (f) => `the text of ${f('card')} forbids this (chosen by the judge)`,
  'text-allows': (f) => `the text of ${f('card')} allows this (chosen by the judge)`,
  'way-back-allowed': () => 'the opponent lets the player take back the attack (chosen by the judge)',
  'retreat-cost-assumed': (f) => `the Retreat Cost is ${f('cost')} (chosen by the judge)`,
  'drew-for-the-turn': (f) => `${f('player')} drew a card for the turn (no step says so)`,
  'card-in-hand': (f) => `${f('player')} has ${f('card')} in hand`,
  'card-of-an-answer': (f) => `${f('card')} is in ${f('player')}'s ${f('zone')}, as the answer names it`,
  'normal-line': (f) =>
    f.list('pokemon').length > 1
      ? `${listed(f.list('pokemon'))} have their usual earlier stages beneath them`
      : `${f('pokemon')} has its usual earlier stages beneath it`,
  turn: () => 'it is not a first turn (no turn was given)',
  'no-fall-told': (f) => `no Pokémon of ${f('player')} was Knocked Out last turn (none was given)`,
  'no-attack-told': (f) =>
    `${f('user') === '' ? 'no Pokémon' : `no ${f('user')}`} of ${f('player')} used ${f('attack') === '' ? 'an attack' : f('attack')} ${f.has('turn') ? `in turn ${f('turn')}` : 'last turn'} (none was given)`,
  'effect-left': (f) =>
    `the effect that ${f('effect')} left had not ended before this (where it had, write *${f('effect')}=over)`,
  'effect-open': (f) =>
    `${f('effect')} may have left an effect, and whether it has is not given (where it has, write *${f('effect')}, where not, *${f('effect')}=over)`,
  'effect-across': (f) =>
    `${f('effect')}, given on ${f('pokemon')}, is on ${f('on')}, as its text has it (where that is not so, write it on the one that has it)`,
  'effect-ended': (f) =>
    `${f('effect')} has ended: no ${f('pokemon')} of ${f('player')} that may have made it is Active now`,
  'ended-by-use': (f) => `the turn is over: ${f('text')}, which was used, ends it`,
  'deck-has-cards': (f) => `${f('player')} has cards left in the deck (how many was not given)`,
  'sketch-not-card': (f) =>
    `${f('card')} is the card that was sketched; what cards of that name on file print besides is not used`,
  'nothing-set-out': (f) => `${f('player')} has put down nothing yet beyond what was given`,
  'taken-heads-is-the-call-of': (f) => `${f('player')} called heads`,
  'to-move': (f) => `it is ${f('player')}'s turn`,
  'not-read': (f) => `${NOT_READ[f('what')] ?? f('what')}: given, but these rules do not use it`,
  'taken-stadium-of': (f) => `${f('card')} was played by ${f('player')} (who played it was not given)`,
  'taken-not-the-last-prize': (f) => `${f('player')} has Prizes left (how many was not given)`,
  'taken-from-silence': (f) => `${f('inferred')} (${titleOf(f('document'))} is silent here)`,
  'filled-from': (f) => `${titleOf(f('from'))} ${f('id')} decides (${titleOf(f('document'))} is silent here)`,
  'newest-wording': (f) => `${f('card')} has the wording of ${f('print')}, its newest print`,
  'print-taken': (f) => `it is ${f('print')}; every print that fits the question gives the same verdict`,
  'one-print-for-all': (f) => `every ${f('card')} on the table is taken for the same print`,
  'first-print-taken': (f) => {
    const prints = f.list('prints');
    const among =
      prints.length > 6
        ? `the first of ${prints.length} prints on file, all of which were tried`
        : `the first of ${listed(prints)}`;
    return `${f('card')}${f.is('isGivenToo') ? ', where no print is given,' : ''} is ${f('print')}, ${among}`;
  },
  'question-read-as': (f) => `“${f('asked')}” is understood as: ${f('read')}`,
  'steps-not-played': (f) =>
    `the table is as the file gives it, before its ${f('steps') === '1' ? 'step' : `${f('steps')} steps`}; judge replay plays on`,
  'answers-not-asked': (f) => `${listed(f.list('answers'))} was not needed as an answer`,
  'not-all-coins-followed': () =>
    'with so many coins and choices, only the first were followed every way; of the others the last answer counts, such as tails',
} satisfies { readonly [code in AssumptionCode]: Words };

export const ASSUMPTIONS: { readonly [code: string]: Words } = EVERY_ASSUMPTION satisfies Exactly<
  AssumptionCode,
  typeof EVERY_ASSUMPTION
>;

const NOT_READ: { readonly [what: string]: string } = {
  gx: 'a GX attack used before',
  vstar: 'a VSTAR Power used before',
  unions: 'a Pokémon V-UNION played before',
  once: 'a card that acts once in a game and has done so',
  fallen: 'Knock Outs of the last turn',
  mulligans: 'hands shown in the set-up',
  facing: 'who sits opposite whom',
};

/** How many grounds a remedy speaks of. */
const OF_SO_MANY: { readonly [standing: number]: string } = {
  1: 'this does not stop it',
  2: 'neither of these stops it',
};

/** What would make it legal, as a sentence. */
const EVERY_REMEDY = {
  'mulligan-is-due': (f) => `${f('player')} has no Basic Pokémon in hand and takes a mulligan: judge can mulligan.`,
  'not-this-turn': () => "So you can't do it this turn.",
  'switching-is-no-retreat': (f) =>
    `A card that switches Pokémon is not a retreat, so ${OF_SO_MANY[f.number('standing')] ?? 'none of these stops it'}.`,
  'attach-energy-first': () => 'Attach Energy from your hand first.',
  'effect-lowers-cost': () => 'Play an effect that lowers the cost.',
  'evolve-or-leave-active': () => 'Evolve it first, or get it out of the Active spot.',
  'it-evolves': () => 'Evolve it first.',
  'it-leaves-active': () => 'Get it out of the Active spot first.',
  'evolve-it': () => 'Evolve it first; going to the Bench does not end the effect.',
  'only-its-end': () => 'Wait until the effect ends.',
  'asleep-ends-between-turns': () => 'Wait for its coin to wake up, after the turn.',
  'paralyzed-ends-between-turns': () => 'Wait until the turn is over after which it ends.',
  'bench-a-basic-first': () => 'Put a Basic Pokémon on the Bench first.',
  'draw-hand-first': () => 'Draw your opening hand first.',
  'set-active-first': () => 'Put a Basic Pokémon face down as your Active Pokémon first.',
  'set-prizes-first': () => 'Set your Prizes first.',
  'new-game-first': () => 'Start the new game first: all cards go back into the decks, and both players set up again.',
  'draw-first': () => "Draw this turn's card first.",
  'pay-otherwise': () => 'Pay in another way.',
  'name-who-is-meant': (f) => `Choose ${f.list('meant').join(' or ')} instead.`,
  'use-its-power': (f) => `Use ${f('power')} first.`,
  'use-power-first': (f) => `Use ${f('power')} first.`,
  'muting-text-gone': (f) => `Get ${f('by')} out of play first, so that ${f('text')} counts.`,
  'opponent-allows': () => 'Ask the opponent to let you take back the attack.',
} satisfies { readonly [code in RemedyCode]: Words };

/** What is said of several grounds or texts together: a report adds it. */
const OF_SEVERAL = {
  'each-of-them': (f) => `You need to fix ${f.number('standing') === 2 ? 'both' : 'all of these'} first.`,
  'settle-it': (f) =>
    `Settle ${f.is('one') ? 'it' : f('card')} with  ${f
      .list('by')
      .map((text) => `--assume "${text}"`)
      .join('   or   ')}`,
} satisfies { readonly [code: string]: Words };

export type ReportedRemedy = RemedyCode | keyof typeof OF_SEVERAL;

export const REMEDIES: { readonly [code: string]: Words } = {
  ...(EVERY_REMEDY satisfies Exactly<RemedyCode, typeof EVERY_REMEDY>),
  ...OF_SEVERAL,
};
