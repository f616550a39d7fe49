import { actingCardNamed, actingCardNamedInSteps } from './acting-card-named.ts';
import { askedAlike, listedAlike } from './asked-alike.ts';
import { libraryAlike } from './asked-by-a-program.ts';
import { borrowedOnly } from './borrowed.ts';
import { changesPrinted } from './changes-printed.ts';
import { everyAnswerBrings } from './every-answer.ts';
import { everywhereAlike } from './everywhere.ts';
import { gameGoesOn } from './game-goes-on.ts';
import type { BoardLaw } from './law.ts';
import { closingLineIsTheTable } from './line-is-table.ts';
import { nothingAssumed } from './nothing-assumed.ts';
import { reasonPrinted } from './reason-printed.ts';
import { saidIsShown } from './said-is-shown.ts';
import { textsAccounted, textsAccountedInSteps, textsNotInvolved } from './texts-accounted.ts';

/** Every law of random boards, by a name for the report. */
export const LAWS: Readonly<Record<string, BoardLaw>> = {
  'the reason is printed': reasonPrinted,
  'what is said is shown': saidIsShown,
  'the closing line is the table': closingLineIsTheTable,
  'a game goes on from its line': gameGoesOn,
  'can and replay agree': askedAlike,
  'can and legal agree': listedAlike,
  'a fallback fills silences alone': borrowedOnly,
  'nothing is assumed in silence': nothingAssumed,
  'the card that acts is named': actingCardNamed,
  'the card that acts is named in a step': actingCardNamedInSteps,
  'every text in play is accounted for': textsAccounted,
  'every text in play is accounted for in a step': textsAccountedInSteps,
  'a text that is not involved changes nothing': textsNotInvolved,
  'what changes is printed': changesPrinted,
  'whatever is chosen comes': everyAnswerBrings,
  'a program is answered alike': libraryAlike,
  'every document answers alike everywhere': everywhereAlike,
};
export type { BoardLaw } from './law.ts';
