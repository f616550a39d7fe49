import type { Claim } from '../../claims/index.ts';
import { sorts } from './production.ts';
import type { FossilSaid } from './sorts.ts';

/** Trainer cards that are played as a Basic Pokémon: Fossils and dolls, which call themselves "this card" here. */

const { fossilSentence: sentence, fossilText: text } = sorts;

const says = (facts: Omit<FossilSaid, 'claims'>, ...claims: readonly Claim[]): FossilSaid => ({ ...facts, claims });

const CANNOT_RETREAT: Claim = { claim: 'cannot', act: 'retreat', on: 'self' };
const IMMUNE: Claim = { claim: 'immune-to-condition', on: 'self' };
const PLAYED = 'play this card as if it were a';
const COLORLESS = '(Colorless Basic|Basic Colorless) Pokémon.';
const BEFORE = '[before your attack|\\(before your attack\\)]';

export const FOSSILS = [
  sentence(
    'played as a Basic Pokémon',
    [
      `${PLAYED} Basic Pokémon.`,
      '\\(This card counts as a Trainer card as well, but if this card is Knocked Out, this counts as a Knocked Out Pokémon.\\)',
      'you can put Pokémon that evolve from this card on this card.',
    ],
    () => says({}),
  ),
  sentence(
    'played as a Colorless one',
    [
      `${PLAYED} ${COLORLESS}`,
      'while in play[,] this card counts (as|a) a [Colorless] Pokémon \\((instead of|as well as) a Trainer card\\).',
    ],
    () => says({ types: ['C'] }),
  ),
  sentence('played as one of so many HP', `${PLAYED} {hp:Number} - HP ${COLORLESS}`, ({ hp }) =>
    says({ types: ['C'], hp }),
  ),
  sentence(
    "has no attacks, can't retreat, and nothing afflicts it",
    "this card has no attacks [of its own], can't retreat, and can't be affected by [any] Special Conditions.",
    () => says({}, CANNOT_RETREAT, IMMUNE),
  ),
  sentence(
    "has no attacks, can't retreat, and four states do not afflict it",
    "this card has no attacks [of its own], can't retreat, and can't be {one:State}, {two:State}, {three:State}, or {four:State}.",
    ({ one, two, three, four }) => says({}, CANNOT_RETREAT, { ...IMMUNE, names: [one, two, three, four] }),
  ),
  sentence(
    "nothing afflicts it, and it can't retreat",
    "this card can't be affected by any Special Conditions[,] and [it] can't retreat.",
    () => says({}, IMMUNE, CANNOT_RETREAT),
  ),
  sentence("can't retreat", "this card can't retreat.", () => says({}, CANNOT_RETREAT)),
  // One print leaves out the second word of its name.
  sentence(
    'is not a Pokémon that was Knocked Out',
    "if (this card|Mysterious) is Knocked Out, it doesn't count as a Knocked Out Pokémon. [\\(Discard it anyway.\\)]",
    () => says({ prizes: 0 }),
  ),
  sentence('is worth no Prize', "if this card is Knocked Out, your opponent can't take any Prize cards for it.", () =>
    says({ prizes: 0 }),
  ),
  sentence(
    'may be discarded',
    `at any time during your turn ${BEFORE}, you may discard this card [from play]. [\\(This doesn't count as a Knocked Out Pokémon.\\)]`,
    () => says({ mayBeDiscarded: true }),
  ),
  text('one', '{one:FossilSentence}', ({ one }) => one),
  text('one and more', '{one:FossilSentence} {more:FossilText}', ({ one, more }) => ({
    ...one,
    ...more,
    claims: [...one.claims, ...more.claims],
  })),
];
