import type { Action, GameEvent } from '../../engine/index.ts';
import { NOTHING } from './spoken-future.ts';

/** Of which events is an act made? They are said by naming it; what else happens is worth a word. */

/** What only a text makes worth a word of any other act. */
const WITHOUT_A_WORD: ReadonlySet<GameEvent['kind']> = new Set([
  'switched',
  'benched',
  'drawn',
  'hand-drawn',
  'moved',
  'unmarked',
  'detached',
  'attached',
  'attachment-moved',
  'counters-moved',
  'evolved',
  'devolved',
  'returned',
]);

export const isOfAct = (action: Action | null): ((event: GameEvent) => boolean) => {
  switch (action?.kind) {
    case 'attack':
    case 'use-power':
    case 'use-card':
    case 'play-supporter':
    case 'play-trainer':
    case 'play-stadium':
    case 'end-turn':
      return NOTHING;
    case 'bench':
      return (event) => event.kind === 'benched' && event.card === action.card;
    case 'attach-energy':
      return (event) => event.kind === 'attached' && event.card === action.card;
    case 'evolve':
    case 'level-up':
      return (event) => event.kind === 'evolved' && event.uid === action.on;
    case 'retreat':
      return (event) =>
        (event.kind === 'switched' && event.out === action.pokemon) ||
        (event.kind === 'unmarked' && event.uid === action.pokemon) ||
        (event.kind === 'detached' && event.from === action.pokemon && event.to.zone === 'discard');
    default:
      return ({ kind }) => WITHOUT_A_WORD.has(kind);
  }
};
