/** The codes that the rules of forms of play write, by what they stand for. `render/words` has words for each. */
export interface FormsOfPlayCodes {
  readonly ground:
    | 'active-places-taken'
    | 'bench-before-two-actives'
    | 'coin-decides-first-team'
    | 'half-the-prizes'
    | 'no-hand-is-shown-across'
    | 'no-trainers-teams-first-turn';
  readonly need:
    | 'designation-not-told'
    | 'drawn-card-not-told'
    | 'extra-as-second-active-not-told'
    | 'facing-not-told'
    | 'half-of-odd-prizes-not-told';
  readonly note:
    | 'across-draws'
    | 'extra-card-across'
    | 'half-the-prizes'
    | 'next-clockwise'
    | 'no-flip-for-the-other'
    | 'not-around-their-turn'
    | 'opponent-is-the-attacked'
    | 'opponents-are'
    | 'paralyzed-beside'
    | 'reaches-both-teammates'
    | 'reaches-both-teams'
    | 'shown-to-everybody'
    | 'sits-across'
    | 'teammate-draws'
    | 'two-active-places';
  readonly question: 'condition-order' | 'which-active' | 'which-goes-first' | 'which-opponent' | 'which-you';
}
