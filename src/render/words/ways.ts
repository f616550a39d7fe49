import type { WayCode } from '../../ruling/index.ts';
import { titleOf } from '../cite.ts';
import type { Exactly } from './by-code.ts';
import { type Given, listed } from './facts.ts';
import { appliesOnlyIf, isMetNow, lacking, textForOthers } from './what-is-asked.ts';

/** A row of the options: the word before it and its columns. */
export interface WayWords {
  readonly group: string;
  readonly cells: readonly string[];
}

const over = (f: Given): string => {
  const more = f.number('units') - f.number('cost');
  return more === 0 ? 'exact' : `${more === 1 ? 'one' : more} too many`;
};

const keeps = (f: Given): string =>
  f.list('keeps').length === 0 ? 'keeps nothing' : `keeps ${f.list('keeps').join(' ')}`;

/** `R, R`, but `R, then DRE`: the order counts where the cards differ. */
const inOrder = (cards: readonly string[]): string =>
  new Set(cards).size > 1
    ? cards.map((card, at) => (at > 0 && card !== cards[at - 1] ? `then ${card}` : card)).join(', ')
    : cards.join(', ');

/** `the DRE`, or `the second R` where there are several. */
const theLast = (cards: readonly string[], after: string): string => {
  const before = cards.slice(0, -1).filter((card) => card === after).length;
  const ordinal = ['', '', 'second ', 'third ', 'fourth '][before] ?? '';
  return `the ${ordinal}${after}`;
};

/** A reading of a question that has several: which Pokémon, onto which, by which attack. */
const so: (said: (f: Given) => string) => (f: Given) => WayWords = (said) => (f) => ({ group: 'so', cells: [said(f)] });
const onPlace = (f: Given): string => `${f('place')}, ${f('pokemon')}`;

const playedOn = (f: Given): string => (f.has('pokemon') ? `${f('card')} on ${onPlace(f)}` : f('card'));

/** By what was done: that it does not stop this. */
const DONE_BEFORE: { readonly [done: string]: string } = {
  retreat: 'the retreat of this turn does not stop an attack',
  'retreat-again': 'the retreat of this turn does not stop another',
  'stadium-again': 'the Stadium card of this turn does not stop another',
  'energy-by-text': 'the Energy card of this turn does not stop one that a text attaches',
  vstar: 'the VSTAR Power of this game has been used; that does not stop a GX attack',
  gx: 'the GX attack of this game has been used; that does not stop a VSTAR Power',
};

/** What the player who goes first leaves out in their first turn. */
const LEFT_OUT: { readonly [act: string]: string } = {
  attack: "can't attack",
  'play-supporter': "can't play a Supporter card",
};

/** Ways to do it, and similar ways that are not allowed. */
const EVERY_WAY = {
  'act-no-matter': (f) => ({
    group: 'although',
    cells: [DONE_BEFORE[f('done')] ?? `${f('done')} was used this turn; that does not stop an attack`],
  }),
  'first-turn-no-matter': (f) => ({
    group: 'although',
    cells: [
      `it is ${f('player')}'s first turn: only the player who goes first ${LEFT_OUT[f('act')] ?? "can't play such a card"} in theirs`,
    ],
  }),
  'condition-no-matter': (f) => {
    const act = f('act') === 'attack' ? 'an attack' : 'a retreat';
    const only = f.list('by').length === 1 ? 'does' : 'do';
    return {
      group: 'although',
      cells: [
        `${f('condition')} does not stop ${act}: only ${listed(f.list('by'))} ${only}${f.has('afterwards') ? `. It applies after the turn (${f('afterwards')})` : ''}`,
      ],
    };
  },
  'condition-of-another': (f) => ({
    group: 'although',
    cells: [`${f('pokemon')} is ${f('condition')}: only the Pokémon that attacks is asked, ${f('attacker')}`],
  }),
  'discard-is-no-knock-out': (f) => ({
    group: 'although',
    cells: [`${f('pokemon')} is discarded and not Knocked Out: no Prize is taken for it`],
  }),
  'terms-met': (f) => ({ group: 'met', cells: [`${f('card')} can be played: ${isMetNow(f)}`] }),
  'switch-is-no-retreat': (f) => ({
    group: 'although',
    cells: [`${f('what')} stops a retreat; a switch by a text is not one`],
  }),
  'text-without-effect': (f) => ({ group: 'not', cells: [f('text'), `has no effect: ${f('by')}`] }),
  'text-not-now': (f) => ({
    group: 'not',
    cells: [
      f.has('tera') ? `the Tera rule of ${f('text')}` : f.has('of') ? `${f('of')}'s ${f('text')}` : f('text'),
      appliesOnlyIf(f),
    ],
  }),
  'tool-no-item': (f) => ({
    group: 'although',
    cells: [`${f('by')} bans Items, and ${f('card')} is a Pokémon Tool, not an Item`],
  }),
  'other-attack-banned': (f) => ({
    group: 'although',
    cells: [
      f('by') === f('banned')
        ? `${f('banned')} can't be used; ${f('attack')} is another attack`
        : `${f('by')} bans ${f('banned')}, and ${f('attack')} is another attack`,
    ],
  }),
  'ban-on-the-hand': (f) => ({
    group: 'although',
    cells: [
      `${f('text')} keeps such Energy in the hand from being attached to ${f('pokemon')}; this comes from elsewhere`,
    ],
  }),
  'ban-for-others': (f) => ({ group: 'although', cells: [textForOthers(f)] }),
  'open-and-allowed': (f) => ({
    group: 'although',
    cells: [`${titleOf(f('document'))} does not say ${f('what')}: ${f('by')} says that it may be done`],
  }),
  'no-trainer-card': (f) => ({
    group: 'although',
    cells: [
      `${f('by')} bans ${f('banned')}, and ${f('card')} is a ${f('kind') === 'stadium' ? 'Stadium' : 'Supporter'} card`,
    ],
  }),
  pay: (f) =>
    f.list('cards').length === 0
      ? { group: 'pay', cells: ['nothing'] }
      : {
          group: 'pay',
          cells: [
            inOrder(f.list('cards')),
            f.is('orMore') ? `pays ${f('units')} or more` : `pays ${f('units')}, ${over(f)}`,
            keeps(f),
          ],
        },
  'pay-if': (f) => ({
    group: 'pay',
    cells: [inOrder(f.list('cards')), `if ${listed(f.list('if'), 'or')}`, keeps(f)],
  }),
  'pay-too-much': (f) => ({
    group: 'not',
    cells:
      f.number('cost') === 0
        ? [inOrder(f.list('cards')), 'the cost is 0: nothing is discarded']
        : [inOrder(f.list('cards')), `paid after ${theLast(f.list('cards'), f('after'))}: stop`],
  }),
  'deck-empty': () => ({
    group: 'but',
    cells: ["the deck is empty: a player who can't draw when they must loses the game"],
  }),
  'changes-nothing': (f) => {
    const why = lacking(f, false);
    return { group: 'but', cells: [`${f('power')} would have no effect now${why === null ? '' : `: ${why}`}`] };
  },
  'change-with': (f) => ({ group: 'for', cells: [onPlace(f)] }),
  'retreat-so': so(onPlace),
  'attack-so': so((f) => f('attack')),
  'use-power-so': so(
    (f) => `${f('power')} of ${onPlace(f)}${f.has('whom') ? `, on ${f('whomPlace')}, ${f('whom')}` : ''}`,
  ),
  'evolve-so': so((f) => `${f('card')} on ${onPlace(f)}`),
  'level-up-so': so((f) => `${f('card')} on ${onPlace(f)}`),
  'attach-energy-so': so((f) => `${f('card')} to ${onPlace(f)}`),
  'bench-so': so((f) => f('card')),
  'play-trainer-so': so(playedOn),
  'play-supporter-so': so(playedOn),
  'play-stadium-so': so((f) => f('card')),
  'end-turn-so': so(() => 'end the turn'),
  'draw-so': so(() => 'draw'),
  'use-card-so': so((f) => f('power')),
  'initial-hand-so': so(() => 'draw the opening hand'),
  'initial-active-so': so((f) => f('card')),
  'initial-bench-so': so((f) => f('card')),
  'set-prizes-so': so(() => 'set the Prizes'),
  'mulligan-so': so(() => 'take a mulligan'),
  'extra-card-so': so(() => 'draw an extra card'),
  'first-turn-so': so(() => 'decide who goes first'),
  'new-game-so': so(() => 'start the new game'),
} satisfies { readonly [code in WayCode]: (f: Given) => WayWords };

export const WAYS: { readonly [code: string]: (f: Given) => WayWords } = EVERY_WAY satisfies Exactly<
  WayCode,
  typeof EVERY_WAY
>;
