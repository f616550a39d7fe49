import { describe, expect, test } from 'vitest';
import { said } from './said.fixture.ts';

/**
 * What a ruling says on its way, with its numbers: an expectation in a scenario names rules and verdicts, and a number on the screen that is one off would
 * not disturb it. An empty list: it is not said there.
 */

const NOT_FROM_MAGNETON = { place: 'attack Upper Spark', player: 'p1', unmet: 'evolved-from', value: 'Magneton' };

const NOW_OR_LATER = ['now = first = before', 'later = after'];

describe('what a ruling says has the numbers of its table', () => {
  test.each<readonly [scenario: string, what: string, said: readonly unknown[]]>([
    ['neo-2001/math/Math.H-thirty-does-not-pass-a-wall-against-thirty-or-more', 'damage-is', [{ damage: 0 }]],
    [
      'neo-2001/after/After.1D-darkness-energy-hurts-a-pokemon-it-does-not-suit',
      'suits-darkness-energy',
      [
        { pokemon: 'Dark Charmeleon', by: 'name' },
        { pokemon: 'Murkrow', by: 'type' },
      ],
    ],
    [
      'comprehensive-2009/303-between-action-checks/303.1e-a-body-by-which-no-prize-is-taken',
      'prizes-changed',
      [{ by: 'Husk', add: -1, pokemon: 'Huskling', prizes: 0 }],
    ],
    [
      'where-documents-part/damage-that-is-no-whole-number-of-tens/neo-2001',
      'one-for-each-ten',
      [{ damage: 65, counters: 6 }],
    ],
    ['me-2026/appendix-06-tera-pokemon-ex/App6#1-on-the-bench', 'one-for-each-ten', []],
    [
      'neo-2001/conditions/Cond.Confused#3-eight-counters-by-the-text',
      'other-number',
      [{ by: 'attack Flash', condition: 'confused', counters: 8 }],
    ],
    [
      'advanced-2025/2e-other-text/II.E-16#1-one-text-alone',
      'other-number',
      [{ by: 'Flaming', condition: 'burned', counters: 6 }],
    ],
    [
      'me-2026/turn-2-acts/Turn.2D#1-the-condition-for-the-greater-number-is-met',
      'condition-met',
      [{ place: 'Count', player: 'p1', unmet: 'terms', terms: '{"prizes-at-most":{"theirs":3}}' }],
    ],
    ['me-2026/turn-2-acts/Turn.2D#1-the-condition-for-the-greater-number-is-not-met', 'condition-met', []],
    [
      'me-2026/drawing-too-many/Draw-more#1-four-of-seven-to-look-at',
      'fewer-to-look-at',
      [{ player: 'p1', wanted: 7, there: 4 }],
    ],
    ['me-2026/drawing-too-many/Draw-more#1-all-to-look-at-are-there', 'fewer-to-look-at', []],
    ['neo-2001/math/Math.A-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['comprehensive-2009/603-attack-phase/603.5a-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['ex-2003/attack/Attack-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['me-2026/attacking/Damage.1a-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['xy-2016/attacking/Damage.1-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['advanced-2018/2e-other-text/II.E-23#1-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['advanced-2025/2e-other-text/II.E-24#1-not-evolved-this-turn', 'condition-not-met', [NOT_FROM_MAGNETON]],
    ['neo-2001/order/Order.7-a-card-that-says-no-prize', 'no-prize-printed', [{ card: 'Old Bone' }]],
    [
      'advanced-2018/1a-pokemon/I.A-01-atk.6-no-damage-no-reaction',
      'trigger-not-met',
      [{ by: 'Trap', pokemon: 'Shelltrap', lacks: 'damage' }],
    ],
    [
      'advanced-2025/1a-pokemon/I.A-01-atk.6-no-damage-no-reaction',
      'trigger-not-met',
      [{ by: 'Trap', pokemon: 'Shelltrap', lacks: 'damage' }],
    ],
    [
      'advanced-2025/2e-other-text/Y137-no-damage-no-answer',
      'trigger-not-met',
      [{ by: 'Spiky Energy', pokemon: 'Dummy', lacks: 'damage' }],
    ],
    [
      'comprehensive-2009/406-triggered-effects/406.1-counters-are-not-damage-by-an-attack',
      'trigger-not-met',
      [{ by: 'Thorns', pokemon: 'Thornling', lacks: 'damage' }],
    ],
    [
      'comprehensive-2009/406-triggered-effects/406.2-a-benched-pokemon-does-not-strike-back',
      'trigger-not-met',
      [{ by: 'Spiny Energy', pokemon: 'Dummy on Bench 1', player: 'p2', unmet: 'self-place', value: 'active' }],
    ],
    ['advanced-2025/2d-terminology/II.D-05#3-none-of-the-hand-is-enough', 'part-not-followed', []],
    ['neo-2001/after/After.1A-another-document-says-how-many-counters', 'poison-counters-usual', [{ counters: 1 }]],
    [
      'me-2026/turn-2-acts/Turn.2E#2f-exactly-the-cost',
      'way',
      [
        { legal: true, code: 'pay', cards: ['DCE'], units: 2, cost: 2, keeps: ['L', 'L'] },
        { legal: true, code: 'pay', cards: ['L', 'L'], units: 2, cost: 2, keeps: ['DCE'] },
        { legal: false, code: 'pay-too-much', cards: ['DCE', 'L'], after: 'DCE', cost: 2 },
        { legal: false, code: 'pay-too-much', cards: ['L', 'L', 'DCE'], after: 'L', cost: 2 },
        { legal: true, code: 'change-with', place: 'bench 1', pokemon: "p1's Hulk on Bench 1" },
      ],
    ],
    [
      'comprehensive-2009/304-damage/304.4-weakness-of-a-sketch-not-given',
      'need weakness-not-told',
      [{ pokemon: 'Wall' }],
    ],
    [
      'comprehensive-2009/304-damage/304.4-weakness-alone-of-a-sketch-not-given',
      'need weakness-not-told',
      [{ pokemon: 'Wall', alone: 'Weakness' }],
    ],
    [
      'comprehensive-2009/304-damage/304.4-resistance-alone-of-a-sketch-not-given',
      'need weakness-not-told',
      [{ pokemon: 'Wall', alone: 'Resistance' }],
    ],
    ['xy-2016/attacking/Damage.2-a-base-of-nothing-stays-nothing', 'zero-ends', [{ damage: 0 }]],
    ['comprehensive-2009/603-attack-phase/603.5e-zero-before-weakness', 'zero-ends', [{ damage: 0 }]],
    ['neo-2001/math/Math.A-no-heads-is-a-base-of-zero-and-there-it-ends', 'zero-ends', [{ damage: 0 }]],
    ['advanced-2018/2b-damage/II.B-02#3-zero-is-the-end-of-it', 'zero-ends', [{ damage: 0 }]],
    [
      'ex-2003/types-of-cards/Types.Pokémon.5-doubled',
      'weakness',
      [{ type: 'W', times: 2, pokemon: 'Stone', damage: 80 }],
    ],
    ['ex-2003/types-of-cards/Types.Pokémon.5-doubled', 'several-match', []],
    [
      'neo-2001/math/Math.D-resistance-takes-off-what-the-card-says',
      'resistance',
      [{ type: 'F', minus: 30, pokemon: 'Wing', damage: -10 }],
    ],
    [
      'comprehensive-2009/304-damage/X6-tails',
      'weakness',
      [
        { type: 'F', times: 2, pokemon: 'Aggron ex', damage: 20 },
        { type: 'R', times: 2, pokemon: 'Aggron ex', damage: 40 },
      ],
    ],
    [
      'comprehensive-2009/304-damage/X6-tails',
      'resistance',
      [{ type: 'G', minus: 30, pokemon: 'Aggron ex', damage: 10 }],
    ],
    ['comprehensive-2009/304-damage/X6-tails', 'several-match', [{ types: ['F', 'R'] }, { types: ['G'] }]],
    ['comprehensive-2009/304-damage/304.4a-printed-resistance', 'several-match', []],
    [
      'xy-2016/appendix-i-dual-types/AppI#2-weakness-then-resistance',
      'several-match',
      [{ types: ['R'] }, { types: ['W'] }],
    ],
    ['advanced-2018/2b-damage/II.B-04#3-two-effects-that-add', 'changed-in-total', [{ add: 50, effects: 2 }]],
    [
      'advanced-2018/2d-glossary/II.D-11#1-one-more-and-one-less',
      'changed-in-total',
      [
        { add: 1, effects: 1, by: ['Mud'], of: 'retreat' },
        { add: -1, effects: 1, by: ['Heavy Boots'], of: 'retreat' },
      ],
    ],
    [
      'advanced-2018/2d-glossary/II.D-11#2-two-effects-of-more',
      'changed-in-total',
      [{ add: 2, effects: 2, by: ['Tangle', 'Tangle'], of: 'retreat' }],
    ],
    [
      'advanced-2018/2d-glossary/II.D-12#2-two-effects-of-less',
      'changed-in-total',
      [{ add: -2, effects: 2, by: ['Glide', 'Boots'], of: 'retreat' }],
    ],
    [
      'advanced-2018/2d-glossary/II.D-13#4-none-comes-before-more',
      'retreat-cost-set',
      [{ pokemon: 'Pikachu', cost: 0, by: 'Wings', without: ['Mud'] }],
    ],
    [
      'where-documents-part/no-retreat-cost-and-more/comprehensive-2009',
      'retreat-cost-set',
      [{ pokemon: 'Glider', cost: 0, by: 'Wings' }],
    ],
    [
      'where-documents-part/no-retreat-cost-and-more/comprehensive-2009',
      'no-cost-goes-first',
      [{ by: 'Wings', without: ['Weight'] }],
    ],
    ['xy-2016/turn-2-acts/Turn.2E#2-a-tool-sets-the-cost-to-nothing', 'no-cost-goes-first', []],
    [
      'where-documents-agree/a-shield-on-the-bench/me-2026',
      'effect-prevented',
      [{ by: 'Revelation', pokemon: 'Fighter', of: 'Sunny', condition: 'asleep' }],
    ],
    ['where-documents-agree/a-shield-for-the-bench-alone/me-2026', 'effect-prevented', []],
    ['where-documents-agree/a-text-knocks-out/me-2026', 'effects-stay-behind', []],
    [
      'comprehensive-2009/606-winning-and-losing/606.2a.i-the-new-game-is-set-up-afresh',
      'sudden-death-one-prize',
      [{ prizes: 1 }, { prizes: 1 }],
    ],
    [
      'comprehensive-2009/606-winning-and-losing/606.2a.i-six-prizes-belong-to-no-sudden-death',
      'ground one-prize-in-sudden-death',
      [{ count: 6, prizes: 1 }],
    ],
    ['xy-2016/both-win/BothWin#2-level-is-sudden-death', 'new-game-one-prize', [{ prizes: 1 }]],
    ['comprehensive-2009/500-setup/500.3a-three-of-thirty', 'prizes-by-deck-size', [{ size: 30, prizes: 3 }]],
    [
      'comprehensive-2009/500-setup/500.3a-six-are-too-many-in-limited',
      'ground prizes-of-other-deck',
      [{ count: 6, size: 40, prizes: 4 }],
    ],
    [
      'comprehensive-2009/500-setup/500.3-four-are-too-few-of-sixty',
      'ground six-prizes',
      [{ count: 4, size: 60, prizes: 6 }],
    ],
    [
      'comprehensive-2009/903-special-conditions/X158-confused-and-burned-both-grounds',
      'ground power-conditions',
      [
        {
          player: 'p1',
          pokemon: 'Alakazam',
          power: 'Damage Swap',
          unmet: 'terms',
          terms: '{"not":{"self":{"condition":"confused"}}}',
        },
      ],
    ],
    ['xy-2016/starting/Start.7-four-prizes', 'ground six-prizes-each', [{ count: 4, prizes: 6 }]],
    ['neo-2001/play/Play.6-five-prizes-are-one-too-few', 'ground six-prizes-each', [{ count: 5, prizes: 6 }]],
    ['ex-2003/beginning/Begin#3-three-are-too-few', 'ground six-prizes-always', [{ count: 3, prizes: 6 }]],
    [
      'comprehensive-2009/702-team-battle/702.1-a-whole-set-up',
      'half-the-prizes',
      [{ prizes: 3 }, { prizes: 3 }, { prizes: 3 }, { prizes: 3 }],
    ],
    [
      'comprehensive-2009/702-team-battle/702.4-six-prizes-are-too-many',
      'ground half-the-prizes',
      [{ count: 6, size: 60, prizes: 3 }],
    ],
    ['comprehensive-2009/702-team-battle/702.4-two-of-forty-cards', 'half-the-prizes', [{ prizes: 2 }]],
    ['comprehensive-2009/702-team-battle/702.4-three-prizes-are-set-out', 'half-the-prizes', [{ prizes: 3 }]],
    ['comprehensive-2009/702-team-battle/702.4-two-of-three-prizes-taken', 'half-the-prizes', [{ prizes: 3 }]],
    [
      'comprehensive-2009/701-2-on-2-battle/701.2-no-bench-before-any-is-active',
      'ground bench-before-two-actives',
      [{ player: 'p1', actives: 0, most: 2 }],
    ],
    ['neo-2001/after/After.1C-the-first-flip-for-char-comes-right-after-the-turn', 'char-damage', [{ damage: 20 }]],
    ['comprehensive-2009/307-pokemon/307.2b-damage-goes-along', 'damage-stays', [{ damage: 40 }]],
    ['comprehensive-2009/307-pokemon/307.3b-damage-goes-along', 'damage-stays', [{ damage: 50 }]],
    ['comprehensive-2009/307-pokemon/307.2d-one-stage-a-turn', 'damage-stays', []],
    [
      'comprehensive-2009/309-retreating/309.3-one-unit-short',
      'ground retreat-cost',
      [{ pokemon: 'Magmar', cost: 2, units: 1, cards: 1 }],
    ],
    [
      'comprehensive-2009/309-retreating/309.4-scramble-energy-that-never-pays',
      'ground retreat-cost',
      [{ pokemon: 'Bigshell', cost: 4, units: 3, cards: 1, atMost: true }],
    ],
    [
      'comprehensive-2009/309-retreating/X12-not-all-three-cards',
      'ground payment-order',
      [{ cost: 2, units: 2, pay: ['R', 'R', 'DRE'], after: ['R', 'R'] }],
    ],
    [
      'comprehensive-2009/309-retreating/309.4-stopping-too-early',
      'ground payment-too-small',
      [{ cost: 2, units: 1, pay: ['R'] }],
    ],
    [
      'comprehensive-2009/309-retreating/309.4-other-energy-pays-whatever-scramble-gives',
      'way',
      [
        { legal: true, code: 'pay', cards: ['L'], units: 1, cost: 1, keeps: ['SCR'] },
        { legal: true, code: 'pay', cards: ['SCR'], units: 1, cost: 1, keeps: ['L'], orMore: true },
        { legal: false, code: 'pay-too-much', cards: ['L', 'SCR'], after: 'L', cost: 1 },
        { legal: true, code: 'change-with', place: 'bench 1', pokemon: 'Shinx' },
      ],
    ],
    [
      'disputes/two-energy-or-one-double-rainbow',
      'way',
      [
        { legal: true, code: 'pay', cards: ['DRE'], units: 2, cost: 2, keeps: ['R', 'R'] },
        { legal: true, code: 'pay', cards: ['R', 'R'], units: 2, cost: 2, keeps: ['DRE'] },
        { legal: true, code: 'pay', cards: ['R', 'DRE'], units: 3, cost: 2, keeps: ['R'] },
        { legal: false, code: 'pay-too-much', cards: ['DRE', 'R'], after: 'DRE', cost: 2 },
        { legal: false, code: 'pay-too-much', cards: ['R', 'R', 'DRE'], after: 'R', cost: 2 },
        { legal: true, code: 'change-with', place: 'bench 1', pokemon: 'Cyndaquil' },
      ],
    ],
    [
      'ex-2003/types-of-cards/Types.Energy-too-little',
      'ground attack-cost',
      [
        {
          pokemon: 'Rill',
          attack: 'Flood',
          cost: ['W', 'W'],
          units: 1,
          missing: 1,
          lacks: ['W'],
          energyAttached: true,
        },
      ],
    ],
    ['ex-2003/status/Status.Poison-knocks-out-after-the-turn', 'effects-stay-behind', []],
    ['ex-2003/introduction/intro-all-six', 'effects-stay-behind', []],
    [
      'comprehensive-2009/316-zones/316.4d-at-the-bottom-too',
      'drawn-from-the-top',
      [{ player: 'p1' }, { player: 'p1' }],
    ],
    ['comprehensive-2009/316-zones/316.5c-a-hand-knows-no-limit', 'hand-has-no-limit', [{ player: 'p1', cards: 20 }]],
    ['comprehensive-2009/604-end-phase/604.1b-a-ban-for-this-turn', 'hand-has-no-limit', [{ player: 'p1', cards: 7 }]],
    [
      'where-documents-agree/a-tool-that-gave-hp-is-discarded/comprehensive-2009',
      'hp-bonus-ended',
      [{ by: ['Belt'], pokemon: "p2's Brute", damage: 70, hp: 60 }],
    ],
    ['where-documents-agree/a-tool-that-gave-hp-leaves-enough/comprehensive-2009', 'hp-bonus-ended', []],
    [
      'comprehensive-2009/500-setup/500.3a-prizes-taken-of-a-deck-of-forty',
      'prizes-taken-so-far',
      [{ player: 'p2', taken: 3, first: 4 }],
    ],
    [
      'neo-2001/after/After.1A-any-number-of-counters-knocks-out',
      'any-number-of-counters',
      [{ pokemon: 'Snorlax' }, { pokemon: "p1's Active Mew" }],
    ],
    [
      'comprehensive-2009/307-pokemon/307.3e-learning-on-a-pokemon-of-this-turn',
      'none-evolves',
      [{ player: 'p1', zone: 'deck', onto: ['Lucario'] }],
    ],
    [
      'comprehensive-2009/307-pokemon/307.3a-a-text-levels-up-no-pokemon-on-a-first-turn',
      'none-evolves',
      [{ player: 'p2', zone: 'deck', onto: ['Lucario'] }],
    ],
    [
      'advanced-2018/2c-effects/II.C-10#1-as-often-as-liked-by-one-attack',
      'question again',
      [
        { place: 'attack Ribbon', again: false },
        { place: 'attack Ribbon', again: true },
      ],
    ],
    [
      'comprehensive-2009/409-poke-bodies/409.2-one-on-each-side-that-adds-up',
      'bodies-add-up',
      [{ by: 'Tangle', copies: 2 }],
    ],
    [
      'comprehensive-2009/409-poke-bodies/409.2-of-one-name-and-only-one-says-it-does-not-add-up',
      'bodies-add-up',
      [{ by: 'Web', copies: 2 }],
    ],
    ['comprehensive-2009/409-poke-bodies/409.2-one-on-each-side-that-does-not-add-up', 'bodies-do-not-add-up', []],
    [
      'advanced-2025/2e-other-text/II.E-04#1-not-by-poison',
      'trigger-not-met',
      [{ by: 'Innards', pokemon: 'Sea Slug', lacks: 'fall-to-damage' }],
    ],
    [
      'xy-2016/appendix-g-ancient-traits/AppG-two-energy-in-place-of-one',
      'trigger-not-met',
      [
        { by: 'α Growth', pokemon: 'Fin', lacks: 'as-turn' },
        { by: 'α Growth', pokemon: 'Fin', lacks: 'as-turn' },
      ],
    ],
    [
      'neo-2001/after/After.1A-any-number-of-counters-knocks-out',
      'event counters-placed',
      [
        { uid: 3, counters: 1 },
        { uid: 1, counters: 1 },
      ],
    ],
    [
      'comprehensive-2009/309-retreating/309.3-a-fossil-does-not-retreat',
      'ground card-in-play-forbids',
      [{ by: 'Dome Fossil', act: 'retreat', pokemon: 'Dome Fossil', own: true }],
    ],
    [
      'comprehensive-2009/403-indefinite-continuous-effects/403.1-an-unread-text-taken-to-forbid',
      'ground card-in-play-forbids',
      [{ by: 'Barrier', act: 'attack', pokemon: 'Cyndaquil', assumed: true }],
    ],
    [
      'advanced-2018/2c-effects/II.C-19-a-card-in-play-forbids-attaching',
      'ground card-in-play-forbids',
      [{ by: 'Damp', act: 'attach-energy', pokemon: 'Onix', power: true, onPlayer: true }],
    ],
    [
      'advanced-2025/2c-effects/II.C-19-a-card-in-play-forbids-attaching',
      'ground card-in-play-forbids',
      [{ by: 'Damp', act: 'attach-energy', pokemon: 'Onix', power: true, onPlayer: true }],
    ],
    [
      'comprehensive-2009/403-indefinite-continuous-effects/403.1-a-ban-on-trainer-cards-reaches-a-fossil',
      'ground card-in-play-forbids',
      [{ by: 'Lock', act: 'bench', pokemon: '', card: 'Dome Fossil', power: true }],
    ],
    [
      'ex-2003/options/Options#2-no-energy-of-one-type-from-the-hand',
      'ground card-in-play-forbids',
      [{ by: 'Dryness', act: 'attach-energy', pokemon: "p1's Active Dry", energy: 'Water', power: true }],
    ],
    [
      'comprehensive-2009/400-general/400.3-the-ways-a-card-prints',
      'question pick-one',
      [{ ways: ['you: “Draw a card”', 'opponent: “Your opponent draws a card”'] }],
    ],
    ['comprehensive-2009/400-general/400.3-a-word-for-each-way-and-nothing-printed', 'question pick-one', [{}]],
    ['advanced-2018/2e-other-text/II.E-19#2-two-cards-offered-and-two-in-hand', 'first-alone', []],
    ['advanced-2025/2e-other-text/II.E-20#4-two-cards-offered-and-two-in-hand', 'first-alone', []],
    [
      'comprehensive-2009/102-contradictions/102.1-damage-not-affected-by-effects',
      'text-sets-aside',
      [{ what: 'effects', by: 'Pierce', texts: ['Thick Shell'] }],
    ],
    [
      'me-2026/attacking/Damage.5-an-ability-leaves-the-step-out',
      'text-sets-aside',
      [{ what: 'effects', by: 'Pierce', texts: ['Thick Shell'] }],
    ],
    ['advanced-2018/2c-effects/II.C-06#4-one-of-three-is-damaged', 'one-damaged-is-enough', [{ hurt: 1, all: 3 }]],
    ['advanced-2025/2c-effects/II.C-06#4-one-of-three-is-damaged', 'one-damaged-is-enough', [{ hurt: 1, all: 3 }]],
    [
      'comprehensive-2009/404-damage-modifying-effects/603.5d-what-cuts-damage-to-half-or-to-an-amount',
      'damage-changed',
      [{ by: 'Armor', add: -30, pokemon: 'Shell', damage: 20 }],
    ],
    [
      'neo-2001/math/Math.H-what-cuts-damage-to-half-or-to-an-amount',
      'damage-changed',
      [{ by: 'Armor', add: -30, pokemon: 'Shell', damage: 20 }],
    ],
    [
      'xy-2016/mulligan/Mulligan.3-three-additional-ones',
      'extra-card-of-so-many',
      [
        { opponent: 'p1', mulligans: 3, first: 1, drawn: 1 },
        { opponent: 'p1', mulligans: 3, first: 2, drawn: 2 },
        { opponent: 'p1', mulligans: 3, first: 3, drawn: 3 },
      ],
    ],
    [
      'ex-2003/beginning/Begin#2-two-extra-cards',
      'extra-card-for-this-hand',
      [
        { opponent: 'p1', most: 2, hands: 1, first: 1, drawn: 1 },
        { opponent: 'p1', most: 2, hands: 1, first: 2, drawn: 2 },
      ],
    ],
    [
      'comprehensive-2009/309-retreating/309.4-twin-energy-of-its-text-pays-two',
      'gives-by-its-text',
      [{ card: 'Twin Energy', units: 2, types: ['C'] }],
    ],
    ['comprehensive-2009/309-retreating/309.4-twin-energy-of-its-text-pays-one', 'gives-by-its-text', []],
    [
      'comprehensive-2009/602-action-phase/602.3-poison-for-one-that-is-kept-from-it',
      'ground no-game-effect',
      [{ card: 'Venom Vial', lacks: 'condition-to-come', pokemon: 'Clean', by: 'Pure' }],
    ],
    ['advanced-2018/2d-glossary/II.D-04#2-the-closest-number', 'fewer-cards-there', [{ wanted: 2, there: 1 }]],
    ['advanced-2018/2d-glossary/II.D-04#2-of-an-empty-hand-none', 'fewer-cards-there', []],
    ['advanced-2025/2d-terminology/II.D-04#3-the-closest-number', 'fewer-cards-there', [{ wanted: 2, there: 1 }]],
    ['advanced-2025/2d-terminology/II.D-04#3-of-an-empty-hand-none', 'fewer-cards-there', []],
    [
      'comprehensive-2009/300-active-pokemon-and-bench/300.3-a-search-with-a-full-bench-takes-nobody',
      'no-room-none-taken',
      [{}],
    ],
    ['comprehensive-2009/204-level-up/204.3-no-evolution-card-in-the-deck', 'no-room-none-taken', []],
    [
      'comprehensive-2009/406-triggered-effects/406.1-one-answers-and-one-does-not',
      'trigger-not-met',
      [{ by: 'Needles', pokemon: 'Bristle', player: 'p2', unmet: 'attacker', terms: '{"side":"theirs","tag":"v"}' }],
    ],
    [
      'me-2026/glossary/Gl:Stadium-card-counters-on-what-comes-onto-a-bench',
      'text-for-others',
      [{ by: 'Old Ruins', pokemon: 'Batling', terms: '{"side":"any","basic":true,"none-of":[{"type":"D"}]}' }],
    ],
    ['comprehensive-2009/409-poke-bodies/409.2-two-copies-add-up', 'bodies-add-up', [{ by: 'Cheer', copies: 2 }]],
    ['comprehensive-2009/409-poke-bodies/409.2-two-copies-add-up', 'bodies-do-not-add-up', []],
    ['comprehensive-2009/409-poke-bodies/409.2-one-that-says-it-does-not-add-up', 'bodies-add-up', []],
    ['comprehensive-2009/409-poke-bodies/409.2-one-on-each-side-that-does-not-add-up', 'bodies-add-up', []],
    [
      'comprehensive-2009/409-poke-bodies/409.2-one-that-says-it-does-not-add-up',
      'bodies-do-not-add-up',
      [{ by: 'Cheer', copies: 2 }],
    ],
    [
      'comprehensive-2009/702-team-battle/702.14-an-opponents-next-turn',
      'not-around-their-turn',
      [
        { player: 'p4', pokemon: 'Cyndaquil' },
        { player: 'p4', pokemon: 'Cyndaquil' },
      ],
    ],
    [
      'comprehensive-2009/702-team-battle/702.17-before-and-after-the-owners-turn',
      'not-around-their-turn',
      [
        { player: 'p3', pokemon: 'Machop' },
        { player: 'p3', pokemon: 'Machop' },
      ],
    ],
    [
      'comprehensive-2009/702-team-battle/702.10-two-prizes-from-two-players',
      'across-draws',
      [{ player: 'p1', across: 'p1' }],
    ],
    [
      'comprehensive-2009/702-team-battle/702.10-two-prizes-from-two-players',
      'teammate-draws',
      [{ player: 'p3', across: 'p1' }],
    ],
    [
      'comprehensive-2009/606-winning-and-losing/X20-more-win-conditions',
      'conditions-counted',
      [{ counts: ['p1 2', 'p2 1'] }],
    ],
    ['xy-2016/starting/Start-a-whole-set-up', 'ground no-mulligan-left', [{ opponent: 'p2', mulligans: 2, drawn: 2 }]],
    [
      'comprehensive-2009/103-numeric-values/103.1-retreat-cost-never-below-nothing',
      'negative-is-zero',
      [{ value: -1 }],
    ],
    ['ex-2003/options/Options.5-the-cost-is-discarded', 'moves-as-one', [{ pokemon: 'Ash' }]],
    ['xy-2016/turn-2-acts/Turn.2E#2-a-free-retreat', 'moves-as-one', [{ pokemon: 'Luxio' }]],
    ['comprehensive-2009/309-retreating/X12-three-ways-to-pay', 'surplus-lapses', [{ units: 1 }]],
    ['comprehensive-2009/600-overview/600.1-no-attack-before-the-draw', 'allowances no-attack-now', [['draw-first']]],
    ['comprehensive-2009/500-setup/500.6-no-turn-before-the-set-up-is-over', 'allowances no-attack-now', [[]]],
    ['comprehensive-2009/602-action-phase/602.1-not-between-turns', 'allowances not-the-action-phase', [[]]],
    ['xy-2016/turn-3-attack/Turn.3#1-no-way-back', 'allowances not-the-action-phase', [['draw-first']]],
    ['comprehensive-2009/606-winning-and-losing/606.1a-nothing-is-done-after-the-win', 'allowances game-is-over', [[]]],
    [
      'comprehensive-2009/606-winning-and-losing/606.2a.i-nothing-but-the-new-game-follows',
      'allowances game-is-over',
      [['new-game-first'], ['new-game-first']],
    ],
    ['ex-2003/types-of-cards/Types.Energy-too-little', 'allowances attack-cost', [[]]],
    ['xy-2016/turn-3-attack/Turn.3A#3-four-without-fire', 'allowances attack-cost', [['attach-energy-first']]],
    [
      'comprehensive-2009/203-evolution/203.2-a-basic-card-evolves-nothing',
      'allowances evolves-from-another',
      [['use-its-power']],
    ],
    ['ex-2003/evolution/Evo.4-on-the-plain-one', 'allowances evolves-from-another', [[]]],
    ['disputes/asleep-and-out-of-energy', 'allowances retreat-cost', [['attach-energy-first', 'effect-lowers-cost']]],
    ['comprehensive-2009/500-setup/500.2-only-from-the-initial-hand', 'allowances not-in-initial-hand', [[]]],
    [
      'xy-2016/starting/Start-a-whole-set-up',
      'asked winner-decides',
      [{ by: 'p2', options: ['p1 = go second = second', 'p2 = go first = first'] }],
    ],
    [
      'xy-2016/starting/Start.2-the-winner-decides',
      'asked winner-decides',
      [{ by: 'p1', options: ['p1 = go first = first', 'p2 = go second = second'] }],
    ],
    ['comprehensive-2009/702-team-battle/702.1-a-whole-set-up', 'asked first-team', [{ by: 'p2' }]],
    ['comprehensive-2009/702-team-battle/702.1-a-whole-set-up', 'asked first-turn', []],
    ['comprehensive-2009/500-setup/500-a-whole-set-up', 'asked first-turn', [{ by: 'p1' }]],
    ['comprehensive-2009/500-setup/500-a-whole-set-up', 'asked first-team', []],
    [
      'comprehensive-2009/701-2-on-2-battle/701.8-the-owner-orders-the-two',
      'asked condition-order',
      [
        {
          by: 'p2',
          options: [
            'active 1 = active1 = active 1 = active1 = Pikachu',
            'active 2 = active2 = active 2 = active2 = Machop',
          ],
        },
      ],
    ],
    ['comprehensive-2009/307-pokemon/307.2b-damage-goes-along', 'event healed', []],
    ['comprehensive-2009/307-pokemon/307.3b-damage-goes-along', 'event healed', []],
    ['advanced-2018/2e-other-text/II.E-11#1-no-pokemon-was-knocked-out', 'event fallen-forgotten', []],
    ['advanced-2018/2e-other-text/II.E-11#1-no-pokemon-was-knocked-out', 'event fell', []],
    ['advanced-2018/2e-other-text/II.E-11#1-one-fell-to-damage', 'event fallen-forgotten', [{ seat: 'p2' }]],
    [
      'advanced-2018/2e-other-text/II.E-11#1-one-fell-to-damage',
      'event fell',
      [{ seat: 'p2', count: 1, toDamage: 1, name: 'Shinx' }],
    ],
    ['advanced-2018/2e-other-text/II.E-11#2-two-fell-and-it-counts-once', 'event fell', []],
    ['advanced-2018/2e-other-text/II.E-11#2-two-fell-and-it-counts-once', 'event fallen-forgotten', [{ seat: 'p1' }]],
    [
      'advanced-2018/2e-other-text/II.E-04#1-finished-by-counters',
      'event fell',
      [{ seat: 'p2', count: 1, toDamage: 0, name: 'Sea Slug' }],
    ],
    [
      'comprehensive-2009/500-setup/500-a-whole-set-up',
      'event lost-sight',
      [
        { seat: 'p2', cards: [66, 65, 64, 63, 62, 61, 60] },
        { seat: 'p2', cards: [60, 61, 62, 63, 64, 65, 66] },
      ],
    ],
    ['comprehensive-2009/307-pokemon/307.2b-damage-goes-along', 'event window', []],
    ['comprehensive-2009/309-retreating/X12-three-ways-to-pay', 'event window', []],
    ['ex-2003/introduction/intro-all-six', 'event prizes-due', []],
    ['ex-2003/status/Status.Poison-knocks-out-after-the-turn', 'event prizes-due', []],
    ['neo-2001/order/Order.7-poison-of-an-attack-that-knocks-out', 'event prizes-due', []],
    [
      'comprehensive-2009/309-retreating/X12-three-ways-to-pay',
      'energy-removed',
      [
        { card: 'R', units: 1, left: 1 },
        { card: 'DRE', units: 2, left: 0 },
      ],
    ],
    [
      'comprehensive-2009/309-retreating/309.4-a-big-card-overpays',
      'energy-removed',
      [{ card: 'DCE', units: 2, left: 0 }],
    ],
    ['comprehensive-2009/309-retreating/309.4-other-energy-pays-whatever-scramble-gives', 'energy-pays-the-rest', []],
    [
      'comprehensive-2009/500-setup/500.3-six-prizes',
      'asked new-active',
      [{ by: 'p1', options: ['bench 1 = bench1 = Raichu'] }],
    ],
    [
      'xy-2016/turn-2-acts/Turn.2E#2-a-free-retreat',
      'asked new-active',
      [{ by: 'p1', options: ['bench 1 = bench1 = Shinx'] }],
    ],
    ['ex-2003/options/Options.5-the-cost-is-discarded', 'event prizes-due', []],
    [
      'comprehensive-2009/603-attack-phase/603.5a-energy-left-over-chosen',
      'asked energy-left-over',
      [{ by: 'p1', options: ['0', '1'] }],
    ],
    [
      'comprehensive-2009/603-attack-phase/603.5a-energy-left-over-of-several-ways',
      'asked energy-left-over',
      [{ by: 'p1', options: ['1', '2'] }],
    ],
    [
      'comprehensive-2009/302-attacks/302.3-tool-lowers-the-cost',
      'energy-meets-cost',
      [{ attack: 'Bite', cost: ['C'], units: 1, changedBy: ["Team Galactic's Invention G-101 Energy Gain"] }],
    ],
    [
      'xy-2016/glossary/Gl-Technical-Machine-a-search-for-a-trainer-finds-it',
      'asked take-card',
      [{ by: 'p1', options: ['Multi Technical Machine 01', "Celio's Network", 'Moonlight Stadium', 'none = nothing'] }],
    ],
    [
      'advanced-2018/2c-effects/II.C-08#1-as-many-as-one-likes',
      'asked how-many-counters',
      [{ by: 'p1', options: ['0', '1', '2', '3'] }],
    ],
    [
      'advanced-2018/2d-glossary/II.D-02#1-as-many-cards-as-one-shows',
      'asked how-many-cards',
      [{ by: 'p1', options: ['0', '1', '2'] }],
    ],
    [
      'comprehensive-2009/313-supporters/313.1-the-opponent-says-whether-to-draw',
      'asked may',
      [{ by: 'p2', options: ['yes = y', 'no = n'] }],
    ],
    [
      'advanced-2018/2c-effects/II.C-01#1-out-of-a-hand-that-is-shown',
      'asked discard-from-hand',
      [{ by: 'p1', options: ['Water Energy = W', 'Fire Energy = R'] }],
    ],
    [
      'comprehensive-2009/902-trainer-supporter-and-stadium-cards/X22-lass-takes-supporters-along',
      'hand-revealed',
      [{ player: 'p1' }, { player: 'p2' }],
    ],
    ['advanced-2018/2c-effects/II.C-20#1-a-hand-is-shown', 'hand-revealed', [{ player: 'p2' }]],
    [
      'advanced-2018/2c-effects/II.C-18#1-a-copied-gx-attack-is-the-one-of-the-game',
      'gx-not-copied',
      [{ attack: 'Doom-GX', player: 'p1' }],
    ],
    [
      'advanced-2018/1d-knock-out/I.D-ko.4-one-prize-more-and-one-fewer',
      'prizes-changed',
      [{ by: 'attack Feast', add: 1, pokemon: 'the Active Twig', prizes: 2 }],
    ],
    [
      'advanced-2018/1d-knock-out/I.D-ko.4-a-tool-counts-one-prize-fewer',
      'prizes-changed',
      [{ by: 'Dew Drop', add: -1, pokemon: 'the Active Twig', prizes: 0 }],
    ],
    [
      'comprehensive-2009/316-zones/316.4c-after-a-search-the-order-is-gone',
      'event lost-sight',
      [{ seat: 'p1', cards: [2, 4] }],
    ],
    ['comprehensive-2009/500-setup/500.2-not-in-a-hand-of-one-card', 'allowances not-in-initial-hand', [[]]],
    [
      'comprehensive-2009/602-action-phase/602.2-a-price-of-one-and-no-other-card',
      'ground cost-of-playing',
      [{ card: 'Thin Study', cost: 1, others: 0 }],
    ],
    [
      'comprehensive-2009/602-action-phase/602.2-a-price-of-two-and-one-other-card',
      'ground cost-of-playing',
      [{ card: 'Rummage', cost: 2, others: 1 }],
    ],
    [
      'advanced-2025/1a-pokemon/I.A-05#3-new-this-turn',
      'ground evolve-new',
      [{ pokemon: 'Shinx', turn: 9, how: 'came' }],
    ],
    [
      'comprehensive-2009/307-pokemon/307.2d-twice-in-one-turn',
      'ground evolve-again',
      [{ pokemon: 'Gabite', turn: 9, how: 'evolved' }],
    ],
    ['me-2026/attacking/Attack.E-a-copied-attack-without-its-energy', 'copied-requirement-unmet', [{ attack: 'Hurl' }]],
    ['me-2026/attacking/Attack.E-an-attack-of-its-own-without-energy', 'copied-requirement-unmet', []],
    [
      'comprehensive-2009/300-active-pokemon-and-bench/300.3-no-sixth-on-the-bench',
      'ground bench-full',
      [{ player: 'p1', benched: 5, most: 5 }],
    ],
    [
      'advanced-2025/1a-pokemon/I.A-04#2-of-two-texts-the-fewest-whichever-is-older',
      'ground bench-full',
      [{ player: 'p1', benched: 4, most: 4, by: 'Narrow' }],
    ],
    [
      'advanced-2025/1a-pokemon/I.A-04#2-the-stadium-that-makes-room-is-named',
      'bench-holds',
      [{ player: 'p1', by: 'Wide', most: 8, usual: 5 }],
    ],
    ['advanced-2025/1a-pokemon/I.A-04#2-a-fifth-needs-no-stadium', 'bench-holds', []],
    [
      'where-documents-part/a-switch-without-a-bench/comprehensive-2009',
      'ground no-game-effect',
      [{ card: 'Swap', lacks: 'benched', whose: 'yours' }],
    ],
    [
      'comprehensive-2009/602-action-phase/602.3-drawing-from-an-empty-deck',
      'ground no-game-effect',
      [{ card: "Mom's Kindness", lacks: 'deck', whose: 'yours' }],
    ],
    [
      'comprehensive-2009/602-action-phase/602.3-a-card-for-each-of-no-pokemon',
      'ground no-game-effect',
      [{ card: 'Head Count' }],
    ],
    [
      'comprehensive-2009/602-action-phase/602.3-a-potion-for-one-that-is-not-hurt',
      'ground no-game-effect',
      [{ card: 'Potion', lacks: 'damage', pokemon: 'Shinx' }],
    ],
    [
      'comprehensive-2009/602-action-phase/602.3-a-cure-for-one-without-a-condition',
      'ground no-game-effect',
      [{ card: 'Cleanser', lacks: 'condition', pokemon: 'Shinx' }],
    ],
    [
      'comprehensive-2009/602-action-phase/602.3-ruling-rare-candy-to-throw-it-away',
      'ground no-game-effect',
      [{ card: 'Rare Candy', lacks: 'evolution', onto: ['Torchic'] }],
    ],
    [
      'advanced-2018/2c-effects/II.C-12#2-a-stage-1-in-hand-is-not-enough',
      'ground no-game-effect',
      [{ card: 'Sweet', lacks: 'evolution', onto: ['Seedling'], only: 'stage 2' }],
    ],
    [
      'advanced-2018/2c-effects/II.C-12#2-not-on-one-that-is-new',
      'ground no-game-effect',
      [{ card: 'Sweet', lacks: 'ripe', onto: ['Seedling'] }],
    ],
    [
      'me-2026/appendix-10-v-union/App10#3-four-parts-at-once',
      'event benched',
      [{ card: 1, seat: 'p1', from: 'discard', uid: 3, along: [2, 3, 4] }],
    ],
    [
      'me-2026/appendix-10-v-union/App10#3-three-parts',
      'ground parts-missing',
      [{ card: 'Lumen V-UNION', there: 3, player: 'p1' }],
    ],
    [
      'me-2026/appendix-10-v-union/App10#3-which-parts-is-not-given',
      'need parts-not-told',
      [{ card: 'Lumen V-UNION', player: 'p1' }],
    ],
    ['me-2026/tiebreaker/Tiebreaker#1-six-prizes-each', 'ground six-prizes-in-tiebreaker', [{ count: 1, prizes: 6 }]],
    ['advanced-2025/1e-win-loss/I.E-tie.2-six-prizes-in-a-tiebreaker', 'tiebreaker-six-prizes', [{ prizes: 6 }]],
    [
      'me-2026/tiebreaker/Tiebreaker#3-the-first-prize-wins',
      'fewer-prizes-left',
      [{ player: 'p1', prizes: 5, other: 6 }],
    ],
    [
      'me-2026/checkup/Checkup#2c-ahead-of-the-poison',
      'asked between-turns-when',
      [{ by: 'p2', options: NOW_OR_LATER }],
    ],
    ['me-2026/checkup/Checkup#2c-ahead-of-the-poison', 'asked checkup-when', []],
    [
      'advanced-2025/2e-other-text/Y149-both-before-the-conditions',
      'asked between-turns-when',
      [
        { by: 'p2', options: NOW_OR_LATER },
        { by: 'p2', options: NOW_OR_LATER },
      ],
    ],
    ['advanced-2025/2e-other-text/Y149-both-before-the-conditions', 'asked checkup-when', []],
    ['comprehensive-2009/500-setup/500.1-no-mulligan-without-a-hand', 'ground no-initial-hand', [{ player: 'p1' }]],
    [
      'advanced-2018/1b-trainers/I.B-03-std.1-a-condition-that-is-not-met',
      'ground card-conditions',
      [{ power: 'Heat Mill', player: 'p1', unmet: 'hand-at-least', value: 1 }],
    ],
    ['xy-2016/attacking/Damage.1-an-effect-sets-the-base-damage', 'base-by-effect', [{ damage: 50, by: 'attack Tap' }]],
    ['xy-2016/attacking/Damage.1-an-effect-sets-the-base-damage', 'base-from-text', []],
    [
      'xy-2016/attacking/Attack.F-a-card-that-goes-onto-none-of-those-is-not-offered',
      'attached-to-others-only',
      [{ card: 'Murky Energy', pokemon: ["p1's Pond"] }],
    ],
    [
      'comprehensive-2009/603-attack-phase/603.5a-no-number-printed',
      'base-from-text',
      [{ attack: 'Tally', damage: 40, sum: '20 × 2' }],
    ],
    [
      'advanced-2025/2c-effects/II.C-08-up-to-two-counters-are-moved',
      'asked how-many-counters',
      [{ by: 'p1', options: ['1', '2'] }],
    ],
    ['advanced-2025/2d-terminology/Y133-everything-stays-and-it-may-evolve', 'event shuffled', []],
    ['me-2026/turn-2-acts/Turn.2F#1a-an-ability-in-the-discard-pile-is-out-of-reach', 'event shuffled', []],
    ['advanced-2018/2c-effects/II.C-01#1-energy-is-shuffled-in', 'event shuffled', [{ seat: 'p1' }]],
    ['advanced-2018/2c-effects/II.C-01#1-no-energy-to-shuffle-in', 'event shuffled', []],
    ['comprehensive-2009/602-action-phase/602.3-two-cards-of-a-deck-are-shuffled', 'cites 316.10c', []],
  ])('%s: %s', (scenario, what, expected) => {
    expect(said(scenario, what)).toEqual(expected);
  });
});
