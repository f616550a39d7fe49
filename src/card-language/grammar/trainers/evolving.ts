import type { Filter } from '../../../claims/index.ts';
import type { Verb, Who } from '../../../text/index.ts';
import { act, doneAlone, oneOf } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { orInBrackets, USE } from '../phrases.ts';
import { sorts } from '../production.ts';
import type { Meaning, Played } from '../sorts.ts';

/** Texts that evolve a Pokémon of their player's, out of the deck or the hand, and what they say of new Pokémon and of first turns. */

const { effect, evolves, newness, sentence, trainerText: trainer } = sorts;

const ONTO = 'put it (on|onto) (that Pokémon|your Active Pokémon)';
const COUNTS_AS = '\\(This counts as evolving that Pokémon.\\)';
const THE_BASIC = 'put that card (on|onto) the Basic Pokémon';
const OF_THAT = 'that evolves from that Pokémon';
const SEARCH_FOR_IT = `search your deck for a card ${OF_THAT} and put it onto that Pokémon to evolve it. {done:Shuffled}`;
const ONE_BASIC = 'choose 1 of your Basic Pokémon in play';
const STAGE_2 = `${ONE_BASIC}. If you have a Stage 2 card in your hand ${OF_THAT}`;
const NEW = 'Pokémon that was put into play this turn';

const evolving = (does: Meaning['Evolves'], { how, when }: Meaning['Newness']): Played => ({
  steps: act(null, { ...does, ...how }),
  ...(when === undefined ? {} : { when }),
});

export const EVOLVING = [
  evolves(
    'out of the deck',
    [
      `search your deck for (a|an) {cards:Cards} (that|and) evolves from {one:Whom} [\\(choose 1 if there are 2\\)][,] and ${ONTO} (to evolve it.|. ${COUNTS_AS}) {done:Shuffled}`,
      `choose {one:Whom}. Search your deck for (a|an) {cards:Cards} that evolves from that Pokémon and ${ONTO}. ${COUNTS_AS} {done:Shuffled}`,
    ],
    ({ one, cards }) => {
      const of: Who = one === 'your-active' ? { one: { side: 'yours', place: 'active' } } : one;
      return oneOf(of)?.side === 'yours' ? { evolve: of, from: 'deck', ...(isSome(cards) && { which: cards }) } : null;
    },
  ),
  evolves('each out of the deck', `for each of your {kind:Kinds}, ${SEARCH_FOR_IT}`, ({ kind }) => ({
    evolve: { each: { side: 'yours', ...kind } },
    from: 'deck',
  })),
  evolves(
    'each of some out of the deck',
    `choose {many:Many} of your {kind:Kinds} [in play]. For each of those Pokémon, ${SEARCH_FOR_IT}`,
    ({ many: { n, upTo }, kind }) => {
      const of: Filter = { side: 'yours', ...kind };
      return typeof n !== 'number' || n < 2
        ? null
        : { evolve: { some: n, of, ...(upTo ? { 'up-to': true as const } : {}) }, from: 'deck' };
    },
  ),
  evolves(
    'a Stage 2 onto its Basic Pokémon',
    [
      `${STAGE_2}, ${THE_BASIC} to evolve it [, skipping the Stage 1]`,
      `${STAGE_2}, ${THE_BASIC}. ${COUNTS_AS}`,
      'put a Stage 2 Evolution card from your hand on the matching Basic Pokémon.',
    ],
    () => ({ 'rare-candy': true, only: 'stage 2' }),
  ),
  evolves(
    'a Stage 1 or Stage 2 onto its Basic Pokémon',
    `${ONE_BASIC}. If you have a Stage 1 or Stage 2 card ${OF_THAT} in your hand, ${THE_BASIC}`,
    () => ({ 'rare-candy': true }),
  ),
  effect(
    'level one of yours up',
    'search your deck for a Pokémon LV.X that levels up from 1 of your {kind:Kinds}[,] and put it onto that Pokémon. \\(This counts as leveling up that Pokémon.\\) {done:Shuffled}',
    ({ kind }) => act(null, { 'level-up': { one: { side: 'yours', ...kind } }, from: 'deck' }),
  ),
  effect('evolve one of yours', '{does:Evolves}', ({ does }) => act(null, does)),
  // One text alone does something between the search and the shuffle.
  effect(
    'evolve one of yours, and what follows',
    `search your deck for (a|an) {cards:Cards} that evolves from {one:Whom} and ${ONTO}. ${COUNTS_AS} If you do, {then:Effect}. {done:Shuffled}`,
    ({ cards, one, then }) => {
      const does = doneAlone(then);
      return does === null || oneOf(one)?.side !== 'yours'
        ? null
        : act(null, {
            first: [{ evolve: one, from: 'deck', ...(isSome(cards) && { which: cards }) }],
            'if-you-do': does,
          });
    },
  ),
  trainer(
    'one Stage after the other',
    `search your deck for (a|an) {one:Cards} that evolves from {of:Whom} and ${ONTO} to evolve it. If that Pokémon was evolved in this way, you may search your deck for (a|an) {two:Cards} ${OF_THAT} and ${ONTO} to evolve it. {done:Shuffled}. \\(Players can't evolve a Basic Pokémon during your first turn or a Basic ${NEW}.\\)`,
    ({ one, of, two }) => {
      const evolve = { from: 'deck', bound: ['new', 'first-turn'] } as const;
      const again: Verb = { evolve: 'chosen', from: 'deck', which: two, despite: ['new', 'first-turn'] };
      const first: Verb = { evolve: of, which: one, ...evolve };
      return oneOf(of)?.basic !== true
        ? null
        : { steps: act(null, { first: [first], 'if-you-do': [{ may: [again] }], worded: 'implied' }) };
    },
  ),

  newness('not what is new', orInBrackets(`you can't ${USE} during your first turn or on a [Basic] ${NEW}.`), () => ({
    how: { bound: ['new', 'first-turn'] },
    when: [{ not: { 'first-turn': true } }],
  })),
  newness(
    'only what might evolve anyway',
    'you can (only play this card|play this card only) when you would be allowed to evolve that Pokémon anyway.',
    () => ({ how: { bound: ['new', 'first-turn'] } }),
  ),
  newness(
    'what is new too',
    `you can ${USE} (during your first turn|on a Pokémon you put down when you were setting up to play) or on a ${NEW}.`,
    () => ({ how: { despite: ['new', 'first-turn'] } }),
  ),

  trainer('evolve one of yours, and when', '{does:Evolves}[.] {when:Newness}', ({ does, when }) =>
    evolving(does, when),
  ),
  trainer(
    'evolve one of yours, and when, and the turn is over',
    '{does:Evolves}. {when:Newness} Your turn ends.',
    ({ does, when }) => {
      const played = evolving(does, when);
      return { ...played, steps: { list: [...played.steps.list, ...act(null, { 'end-turn': true }).list] } };
    },
  ),

  // Texts that devolve a Pokémon of their player.
  effect(
    'devolved by any number of stages',
    'choose 1 of your [own] Pokémon in play and a Stage of Evolution. Discard all Evolution cards of that Stage or higher attached to that Pokémon. That Pokémon is no longer Asleep, Confused, Paralyzed, Poisoned, or anything else that might be the result of an attack \\(just as if you had evolved it\\)',
    () =>
      act(
        null,
        { choose: { side: 'yours', evolved: true } },
        { cure: 'all', on: 'chosen' },
        { devolve: 'chosen', to: 'discard', 'any-stage': true },
      ),
  ),
  sentence(
    'devolve one of yours',
    [
      "devolve 1 of your evolved Pokémon and put the highest Stage Evolution card on it into your hand. \\(That Pokémon can't evolve this turn.\\)",
      "choose 1 of your evolved Pokémon. Take the highest Stage Evolution card from that Pokémon and put it into your hand. \\(You can't evolve a Pokémon the turn you devolve it.\\)",
    ],
    () =>
      act(
        null,
        { choose: { side: 'yours', evolved: true } },
        { devolve: 'chosen', to: 'hand' },
        { lasting: { claim: 'cannot', act: 'evolve' }, on: 'chosen', until: 'this-turn' },
      ),
  ),
];
