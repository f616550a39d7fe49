// Files that the tests of this room share: a dispute, a whole table, a scenario, a card written on the spot.
export const DISPUTE = `board: CR t7 p1 used retreat | Cyndaquil ~asleep / Luxray vs Machamp
ask: retreat
expect:
  verdict: illegal
  rules: [311.2b, 309.3, 316.10]
`;

export const WHOLE_TABLE = `ruleset: CR                      # a comment
turn: 7
to-move: p1
phase: action
used: [retreat]
p1:
  name: Ana
  active: Cyndaquil (MT 79) -20 ~asleep@7
  bench:
    - card: Luxray (DP 7)
      on: [Luxio, Shinx]
      energy: L L DRE
      damage: 40
    - card: Wigglytuff (GE 32)
      on: [Jigglypuff]
      this-turn: [Good Night Melody]
  prizes: 3
  hand: 5
  deck: 28
  discard: 9
p2:
  name: Ben
  active:
    card: Machamp (DP 31)
    on: [Machoke, Machop]
    energy: F F
    tool: Fluffy Berry
    damage: 40
    conditions: [asleep@7, poisoned]
  bench: [Pikachu +L, unknown 2]
  prizes: 2
  hand: {count: 4, known: [Rare Candy]}
  deck: 30
  discard: 7
stadium: {card: Moonlight Stadium, owner: p1}
`;

export const WHOLE_TABLE_LINE =
  'CR t7 Ana Ben p1 used retreat | Cyndaquil(MT 79) -20 ~asleep@7 / Luxray(DP 7)<Luxio<Shinx +LL+DRE -40, Wigglytuff(GE 32)<Jigglypuff ^Good Night Melody ' +
  '[prizes 3, hand 5, deck 28, discard 9] vs Machamp(DP 31)<Machoke<Machop +FF+Fluffy Berry=tool -40 ~asleep@7 ~poisoned / Pikachu +L, ?2 ' +
  '[prizes 2, hand 4 (Rare Candy), deck 30, discard 7] | stadium Moonlight Stadium(p1)';

export const SCENARIO = `name: Lightning Star takes the Double Rainbow along
about: [CR 301.1, CR 305.4]
board: CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +L+DRE / Raichu ex<Pikachu vs Wailord(GE 30)<Wailmer / ?2
steps:
  - attach Lightning to active
  - do: attack Lightning Star
    answers: [bench 1]
    expect:
      rules: [305.4, 301.1]
      rules-not: [304.4c]
      p2 active damage: 140
      p1 active energy: none
      p1 bench 1 energy: L L
      p1 discard: [DRE]
expect:
  result: none
`;

export const OWN_CARD = `cards:
  Mistmoth:
    kind: pokemon
    stage: stage 1
    from: Mistlarva
    hp: 70
    type: G
    weakness: R x2
    retreat: 1
    attacks:
      - name: Sleepy Dust
        cost: G C
        damage: 20
        text: Flip a coin; on heads the Defending Pokémon falls Asleep.
        does:
          - flip: {heads: [{condition: asleep, on: defending}]}
board: CR t5 p1 | Mistmoth<Mistlarva{50HP, G, basic} +GG vs Cyndaquil(MT 79)
steps:
  - do: attack Sleepy Dust
    answers: [heads]
    expect: {p2 active damage: 20, p2 active conditions: [asleep]}
`;

export const EXAMPLES: readonly (readonly [string, string])[] = [
  ['a minimal dispute', DISPUTE],
  ['a whole table', WHOLE_TABLE],
  ['a scenario with steps', SCENARIO],
  ['a card written on the spot', OWN_CARD],
];
