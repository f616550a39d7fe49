/** The codes that verbs of card text write, by what they stand for. `render/words` has words for each. */
export interface TextCodes {
  readonly need: 'fate-not-told' | 'order-after-shuffle';
  readonly note:
    | 'all-needs-one'
    | 'all-of-none'
    | 'attaching-is-from-hand'
    | 'base-by-its-sign'
    | 'card-serves-for-several'
    | 'counters-go-elsewhere'
    | 'defending-is-active'
    | 'effect-prevented'
    | 'energy-discarded'
    | 'exchange-reaches-both'
    | 'fewer-of-the-hand'
    | 'first-not-done'
    | 'hand-revealed'
    | 'leaves-play'
    | 'no-bench-to-switch'
    | 'no-room-no-search'
    | 'nothing-traded'
    | 'gx-does-more'
    | 'none-in-attack'
    | 'price-not-whole'
    | 'one-of-any-card'
    | 'nothing-beneath'
    | 'named-as-printed'
    | 'not-shuffled'
    | 'nothing-to-shuffle'
    | 'own-in-play-counted'
    | 'nowhere-to-go'
    | 'one-attachment-event'
    | 'part-counts-as-done'
    | 'part-not-followed'
    | 'played-all-the-same'
    | 'prizes-looked-at'
    | 'search-may-find-nothing'
    | 'stages-go-along'
    | 'text-acts';
  readonly question:
    | 'again'
    | 'arrange'
    | 'at-random'
    | 'between-turns-when'
    | 'checkup-when'
    | 'choose-pokemon'
    | 'copy-attack'
    | 'devolve-to'
    | 'discard-from-hand'
    | 'discard-in-play'
    | 'effect-order'
    | 'energy-left-over'
    | 'evolve-into'
    | 'how-many-cards'
    | 'how-many-counters'
    | 'lock-attack'
    | 'lose-from-hand'
    | 'may'
    | 'order-of-all'
    | 'pick-attached'
    | 'pick-energy'
    | 'pick-one'
    | 'switch-with'
    | 'take-card'
    | 'text'
    | 'trade-from-hand'
    | 'turn-prize-up';
  readonly ending: 'cannot-discard' | 'cannot-do';
}

declare module '../claims/codes.ts' {
  interface Codes {
    text: TextCodes;
  }
}
