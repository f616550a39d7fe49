/** The codes that the rules of cards write, by what they stand for. `render/words` has words for each. */
export interface CardsCodes {
  readonly note:
    | 'all-conditions-meant'
    | 'any-copy-meant'
    | 'any-of-that-name'
    | 'any-pokemon-card'
    | 'baby-is-basic'
    | 'rule-box'
    | 'counts-among'
    | 'counts-as-a-tool'
    | 'counts-as-evolution'
    | 'full-heal-means-all'
    | 'has-no-owner'
    | 'has-owner'
    | 'headed-trainer-but-none'
    | 'level-up-is-no-basic'
    | 'level-up-is-no-evolution'
    | 'means-in-play'
    | 'not-of-that-subtype'
    | 'own-name-only'
    | 'read-anew'
    | 'restored-is-no-basic'
    | 'restored-is-not-meant'
    | 'tool-is-not-an-item'
    | 'trainer-cards-only'
    | 'trainer-in-the-old-sense';
}
