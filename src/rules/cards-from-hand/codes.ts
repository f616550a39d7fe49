/** The codes that the rules of cards played from hand write, by what they stand for. `render/words` has words for each. */
export interface CardsFromHandCodes {
  readonly ground:
    | 'ability-changes-nothing'
    | 'cost-of-playing'
    | 'first-half-undone'
    | 'in-the-lost-zone'
    | 'no-game-effect'
    | 'no-room-for-its-effect'
    | 'no-supporter-first-turn'
    | 'no-trainers-first-turn'
    | 'not-in-hand'
    | 'nothing-to-choose'
    | 'nothing-to-heal'
    | 'price-of-ability'
    | 'price-of-playing'
    | 'rest-undone'
    | 'same-stadium'
    | 'stadium-already-played'
    | 'supporter-already-played';
  readonly need: 'effect-hangs-on-untold';
  readonly note:
    | 'machine-is-a-trainer'
    | 'tool-is-a-trainer'
    | 'supporters-a-turn'
    | 'taken-stadium-of'
    | 'trainers-not-limited';
  readonly question: 'trainer-may-be-stopped';
}
