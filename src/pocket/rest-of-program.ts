/** What `later.ts` gives. A file that is drawn or called before the first screen is there imports nothing from here, and nothing that these files import. */

export { can, checkBoard, isRefused, legal, showBoard } from '../asking/index.ts';
export { findNames } from '../names/index.ts';
export { printBoardLine } from '../state/notation/index.ts';
export { lookForStopped } from './app-imports.ts';
export { openQuestions } from './app-questions.ts';
export { openRule } from './app-rules.ts';
export { keptCopies } from './browser/copy-store.ts';
export { keptCards } from './browser/kept-cards.ts';
export { offersFor } from './card-offers.ts';
export { ruledBriefly } from './ruled-ahead.ts';
export { askScreen } from './screens/ask.ts';
export { besideRulebook } from './screens/beside-rulebook.ts';
export { cardList } from './screens/card-list.ts';
export { pokemonFacts } from './screens/pokemon.ts';
export { questionsSheet } from './screens/questions.ts';
export { rulesScreen } from './screens/rules.ts';
export { rulingScreen, showToPlayer } from './screens/ruling.ts';
export { savedScreen } from './screens/saved.ts';
export { warmUp } from './warm-up.ts';
export { pocketWorld } from './world.ts';
