import { describe, expect, test } from 'vitest';
import { said } from './said.fixture.ts';

/** What a ruling remarks beside its verdict: rules that were passed, what was left where it was, which of two paragraphs it was. An empty list: it is not said there. */

describe('a ruling remarks what is so, and nothing that is not', () => {
  test.each<readonly [scenario: string, what: string, said: readonly unknown[]]>([
    [
      'comprehensive-2009/304-damage/304.2-hp-with-effects-counts',
      'hp-by-text',
      [{ by: ['Thick Bark'], pokemon: 'Barkback', damage: 70, hp: 80, falls: false }],
    ],
    [
      'xy-2016/appendix-h-break-evolution/AppH#1-its-weakness-is-that-beneath',
      'kept-of-card-beneath',
      [{ pokemon: 'Raichu BREAK', what: 'Weakness', card: 'Raichu' }],
    ],
    [
      'comprehensive-2009/307-pokemon/307.1-a-stage-2-put-straight-down-is-basic',
      'ground attachment-target',
      [{ card: 'Double Rainbow Energy', pokemon: "Team Aqua's Walrein", asks: 'evolved', of: 'true' }],
    ],
    [
      'comprehensive-2009/305-energy/305.3-a-card-called-like-a-letter',
      'ground attachment-target',
      [{ card: 'R Energy', pokemon: "p1's Machop", terms: '{"side":"yours","tag":"sp"}' }],
    ],
    [
      'comprehensive-2009/313-supporters/313.1-bebes-search-needs-another-card',
      'ground card-asks-for-more',
      [{ card: "Bebe's Search", player: 'p1', unmet: 'hand-at-least', value: 2 }],
    ],
    [
      'advanced-2018/2e-other-text/II.E-27-for-those-who-go-second-first',
      'ground card-asks-for-more',
      [{ card: 'Late', player: 'p1', unmet: 'goes', value: 'second' }],
    ],
    [
      'advanced-2018/1b-trainers/I.B-01-a-card-asks-for-more-prizes-left',
      'ground card-asks-for-more',
      [{ card: 'Counter Hook', player: 'p1', unmet: 'more-prizes', value: true }],
    ],
    [
      'advanced-2025/2c-effects/II.C-18#1-not-with-three-prizes-left',
      'ground attack-asks-for-more',
      [
        {
          pokemon: 'Cap Jelly',
          attack: 'Nightly',
          player: 'p1',
          unmet: 'terms',
          terms: '{"prizes-left":{"theirs":2}}',
        },
      ],
    ],
    [
      'comprehensive-2009/902-trainer-supporter-and-stadium-cards/902.3-a-newer-ban-on-trainers-leaves-supporters-alone',
      'way no-trainer-card',
      [
        {
          legal: true,
          code: 'no-trainer-card',
          card: 'Kind Aunt',
          by: 'Seal',
          kind: 'supporter',
          banned: 'Trainer cards',
        },
      ],
    ],
    [
      'xy-2016/card-types/3-Card-Types-Trainer-a-ban-on-items-leaves-a-supporter-alone',
      'way no-trainer-card',
      [{ legal: true, code: 'no-trainer-card', card: 'Kind Aunt', by: 'Seal', kind: 'supporter', banned: 'Items' }],
    ],
    [
      'xy-2016/card-types/3-Card-Types-Trainer-supporters-left-out-by-its-own-words',
      'way no-trainer-card',
      [
        {
          legal: true,
          code: 'no-trainer-card',
          card: 'Kind Aunt',
          by: 'Seal',
          kind: 'supporter',
          banned: 'other Trainer cards',
        },
      ],
    ],
    [
      'comprehensive-2009/902-trainer-supporter-and-stadium-cards/902.3-a-newer-ban-on-trainers-stops-a-trainer',
      'way no-trainer-card',
      [],
    ],
    [
      'comprehensive-2009/408-poke-powers/408.1-guard-is-used-from-the-bench',
      'ground power-conditions',
      [{ pokemon: 'Unown G', power: 'GUARD', player: 'p1', unmet: 'self-place', value: 'bench' }],
    ],
    [
      'advanced-2018/1a-pokemon/I.A-02-abl.1-a-power-named-by-another-without',
      'ground power-conditions',
      [
        {
          pokemon: 'Follower',
          power: 'Follow',
          player: 'p1',
          unmet: 'terms',
          terms: '{"you-have":{"place":"active","has-power":"Lead"}}',
        },
      ],
    ],
    [
      'advanced-2018/1a-pokemon/I.A-02-abl.1-a-pokemon-of-that-name-on-the-bench-without',
      'ground power-conditions',
      [
        {
          pokemon: 'Follower',
          power: 'Follow',
          player: 'p1',
          unmet: 'terms',
          terms: '{"you-have":{"named":"Chansey","place":"bench"}}',
        },
      ],
    ],
    [
      'advanced-2018/1a-pokemon/I.A-02-abl.1-a-pokemon-of-that-name-without',
      'ground power-conditions',
      [{ pokemon: 'Follower', power: 'Follow', player: 'p1', unmet: 'you-have', value: 'Onix' }],
    ],
    ['me-2026/turn-2-acts/Turn.2D-what-a-card-says-it-is-not-for', 'ground card-asks-for-more', [{ card: 'Fizz' }]],
    [
      'me-2026/turn-2-acts/Turn.2D-not-for-a-pokemon-put-down-this-turn',
      'ground card-asks-for-more',
      [{ card: 'Fizz', unmet: 'new' }],
    ],
    [
      'comprehensive-2009/408-poke-powers/408.1-a-power-of-a-sleeper',
      'passed power-conditions',
      [
        {
          act: 'use-power',
          ownName: 'Dreamer',
          place: 'active',
          player: 'p1',
          pokemon: 'Dreamer',
          power: 'Dream',
          turn: 9,
        },
      ],
    ],
    [
      'advanced-2018/2c-effects/II.C-15#2-another-attack-is-left',
      'way',
      [{ legal: true, code: 'other-attack-banned', attack: 'Gust', by: 'Slash', banned: 'Slash' }],
    ],
    [
      'advanced-2025/2c-effects/II.C-19-a-tool-passes-a-ban-on-items',
      'way',
      [{ legal: true, code: 'tool-no-item', card: 'Band', by: 'Shut' }],
    ],
    [
      'ex-2003/options/Options2-a-body-that-a-stadium-leaves-without-effect',
      'way',
      [{ legal: false, code: 'text-without-effect', text: 'Glare', by: 'Quiet Field' }],
    ],
    [
      'advanced-2018/1b-trainers/I.B-01-itm.1-a-ban-on-healing-by-a-text-in-play',
      'ground no-game-effect',
      [{ by: 'Long Night', card: 'Balm', lacks: 'healing', pokemon: 'Chansey' }],
    ],
    [
      'comprehensive-2009/402-definite-continuous-effects/402.1-only-the-named-attack-is-closed',
      'ground lasting-effect-forbids',
      [{ by: 'attack Blowout', act: 'attack', pokemon: 'Furnacub', named: 'Blowout' }],
    ],
    [
      'ex-2003/types-of-cards/Types-Energy-metal-while-special-energy-is-barred',
      'ground lasting-effect-forbids',
      [{ by: 'attack Seal', act: 'attach-energy', pokemon: 'Chansey', only: 'special-energy', onPlayer: true }],
    ],
    [
      'ex-2003/types-of-cards/Types.Pokémon.5-a-text-sets-weakness-aside',
      'text-sets-aside',
      [{ what: 'weakness', by: 'Dart' }],
    ],
    ['ex-2003/types-of-cards/Types.Pokémon.5-there-is-no-weakness-to-set-aside', 'text-sets-aside', []],
    ['advanced-2025/2e-other-text/II.E-17#1-on-poison', 'more-counters-on-top', [{ add: 5 }]],
    ['advanced-2025/2e-other-text/II.E-17#1-on-poison', 'more-counters-add-up', []],
    ['xy-2016/special-conditions/SC.Asleep#2-tails-leaves-it-asleep', 'asked sleep', [{ by: 'p1' }]],
    ['xy-2016/special-conditions/SC.Asleep#2-tails-leaves-it-asleep', 'asked sleep-of-several', []],
    ['comprehensive-2009/311-special-conditions/311.2c-two-coins-one-tails', 'asked sleep', []],
    [
      'comprehensive-2009/311-special-conditions/311.2c-two-coins-one-tails',
      'asked sleep-of-several',
      [{ by: 'p2' }, { by: 'p2' }],
    ],
    [
      'neo-2001/math/Math.C-pluspower-comes-after-weakness',
      'weakness',
      [{ type: 'C', times: 2, pokemon: 'Slab', damage: 40 }],
    ],
    ['neo-2001/math/Math.C-pluspower-comes-after-weakness', 'energy-with-trainers', []],
    ['neo-2001/math/Math.E-metal-energy-of-the-first-neo-set', 'energy-with-trainers', [{ by: 'Metal Energy' }]],
    ['neo-2001/math/Math.B-metal-energy-leaves-nothing-to-double', 'energy-with-trainers', []],
    ['neo-2001/math/Math.G-nothing-is-left-to-prevent', 'damage-prevented', []],
    [
      'neo-2001/math/Math.G-harden-is-looked-at-last-after-defender',
      'damage-prevented',
      [{ by: 'attack Harden', pokemon: 'Onix' }],
    ],
    ['neo-2001/conditions/Cond.Confused#3-its-own-resistance-takes-all-of-it-off', 'damage-is', [{ damage: 0 }]],
    ['neo-2001/conditions/Cond.Confused#3-its-own-resistance-takes-all-of-it-off', 'event damaged', []],
    ['neo-2001/conditions/Cond.Confused#3-confused-it-attacks-itself-for-20', 'damage-is', [{ damage: 20 }]],
    ['advanced-2018/2d-glossary/II.D-16-ten-left-stay-ten', 'event damaged', []],
    [
      'comprehensive-2009/302-attacks/302.3-scramble-energy-is-too-little-either-way',
      'ground attack-cost',
      [
        {
          pokemon: 'Striker',
          attack: 'Blow',
          cost: ['C', 'C', 'C', 'C'],
          units: 3,
          missing: 1,
          atLeast: true,
          energyAttached: false,
        },
      ],
    ],
    ['comprehensive-2009/205-trainer/205.1-a-later-supporter-is-headed-supporter', 'headed-trainer-but-none', []],
    [
      'comprehensive-2009/205-trainer/205.1-headed-trainer-and-yet-a-supporter',
      'headed-trainer-but-none',
      [{ card: "Professor Oak's Research" }],
    ],
    [
      'comprehensive-2009/308-pokemon-tools/308.2-a-search-for-a-trainer-finds-a-tool',
      'headed-trainer-but-none',
      [{ card: "Celio's Network" }],
    ],
    [
      'comprehensive-2009/308-pokemon-tools/308.2-a-search-for-a-trainer-finds-a-tool',
      'trainer-cards-only',
      [{ card: "Celio's Network" }],
    ],
    [
      'comprehensive-2009/902-trainer-supporter-and-stadium-cards/X23-a-newer-text-takes-only-a-trainer',
      'trainer-cards-only',
      [{ card: "Steven's Advice" }, { card: 'Battle Frontier' }],
    ],
    [
      'comprehensive-2009/302-attacks/302.6c-a-lent-attack-is-not-copied',
      'lent-not-copied',
      [{ attack: 'Paralyzing Gaze', pokemon: 'Gible' }],
    ],
    [
      'advanced-2018/2c-effects/II.C-18#3-an-attack-that-a-tool-lends',
      'lent-not-copied',
      [{ attack: 'All Burn', pokemon: 'Burner' }],
    ],
    [
      'advanced-2018/2d-glossary/II.D-06#2-what-an-ability-lends-is-not-copied',
      'lent-not-copied',
      [{ attack: 'Tap', pokemon: 'Large' }],
    ],
    ['comprehensive-2009/304-damage/304.4b-the-second-type-meets-the-resistance', 'several-match', [{ types: ['M'] }]],
    [
      'comprehensive-2009/307-pokemon/307.2b-old-damage-meets-fewer-hp',
      'damage-reaches-hp',
      [{ pokemon: 'Frailmoth', damage: 40, hp: 30 }],
    ],
    [
      'comprehensive-2009/303-between-action-checks/303.1c-hp-lowered-to-nothing',
      'damage-reaches-hp',
      [{ pokemon: 'Mote', damage: 0, hp: 0 }],
    ],
    ['comprehensive-2009/309-retreating/309.4-scramble-energy-alone-pays-one-whatever-it-gives', 'energy-removed', []],
    [
      'comprehensive-2009/309-retreating/309.4-after-one-unit-scramble-energy-is-still-due',
      'energy-pays-the-rest',
      [{ card: 'SCR', least: 1 }],
    ],
    [
      'comprehensive-2009/204-level-up/204.3-no-evolution-card-in-the-deck',
      'level-up-is-no-evolution',
      [{ card: 'Lucario LV.X' }],
    ],
    ['comprehensive-2009/500-setup/500.2-a-baby-is-a-basic-too', 'baby-is-basic', []],
    ['ex-2003/beginning/Begin#2-a-stage-1-cannot-start', 'baby-is-basic', []],
    ['comprehensive-2009/702-team-battle/702.4-half-of-five-is-left-open', 'half-the-prizes', []],
    [
      'comprehensive-2009/702-team-battle/702.5-the-teammate-draws-nothing',
      'ground no-hand-is-shown-across',
      [{ opponent: 'p1', why: 'active', shower: 'p2' }],
    ],
    [
      'comprehensive-2009/702-team-battle/702.5-the-other-opponent-draws-nothing',
      'ground no-hand-is-shown-across',
      [{ opponent: 'p4', why: 'no-hand', shower: 'p2' }],
    ],
    [
      'comprehensive-2009/702-team-battle/702.5-two-of-four-lack-a-basic',
      'shown-to-everybody',
      [{ players: ['p2', 'p3', 'p4'] }],
    ],
    [
      'comprehensive-2009/702-team-battle/702.14-a-trainer-asks-for-the-opponent',
      'asked which-opponent',
      [{ by: 'p1', options: ['p2', 'p4'] }],
    ],
    [
      'xy-2016/mulligan/Mulligan#2-both-start-over',
      'ground no-mulligan-left',
      [{ opponent: 'p2', mulligans: 0, drawn: 0 }],
    ],
    ['ex-2003/evolution/Evo.6-without-such-a-card', 'passed another-gym-leader', []],
    ['comprehensive-2009/408-poke-powers/408.1-guard-is-used-from-the-bench', 'passed power-condition-meant', []],
    ['advanced-2018/2d-glossary/II.D-09-one-card-in-hand', 'passed attack-of-the-earlier-stage', []],
    [
      'comprehensive-2009/602-action-phase/602.3-an-unknown-role',
      'passed not-in-hand',
      [{ player: 'p1', turn: 9, act: 'play-trainer', card: 'Field Medicine' }],
    ],
    ['comprehensive-2009/602-action-phase/602.3-an-unknown-role', 'passed in-the-lost-zone', []],
    ['comprehensive-2009/602-action-phase/602.3-an-unknown-role', 'passed cost-of-playing', []],
    [
      'comprehensive-2009/307-pokemon/307.3a-no-level-up-card-in-a-given-hand',
      'ground not-in-hand',
      [{ card: 'a LV.X', player: 'p1' }],
    ],
    [
      'neo-2001/play/Play.9B4-a-trainer-that-is-not-in-hand-is-not-played',
      'ground not-in-hand',
      [{ card: 'Gambler', player: 'p1' }],
    ],
    ['advanced-2018/1d-knock-out/I.D#2-by-attaching-an-energy-card', 'uses-stay-behind', []],
    [
      'comprehensive-2009/313-supporters/313.1-the-opponent-chooses-cards-that-nobody-has-seen',
      'chooses-unseen',
      [{ player: 'p2', cards: 3 }],
    ],
    [
      'advanced-2025/1b-trainers/I.B-01-a-card-asks-for-more-prizes-than-are-known',
      'need prizes-not-told',
      [{ player: 'p1', others: ['p2'] }],
    ],
    [
      'comprehensive-2009/606-winning-and-losing/606.2-unknown-prizes',
      'need prizes-not-told',
      [{ player: 'p1', over: true }],
    ],
    [
      'comprehensive-2009/400-general/400.3-cards-of-a-hand-of-which-some-are-given',
      'need pile-not-told',
      [{ player: 'p1', zone: 'hand', given: ['Water Energy'] }],
    ],
    ['neo-2001/play/Play.4-whether-the-other-player-may-draw-a-card-for-it-is-not-said', 'need hand-not-told', []],
    [
      'comprehensive-2009/303-between-action-checks/303.1e-a-prize-due-to-each',
      'cites 303.1g',
      ['comprehensive-2009/303.1g'],
    ],
    ['comprehensive-2009/303-between-action-checks/303.1c-hp-lowered-to-nothing', 'cites 303.1g', []],
    ['comprehensive-2009/303-between-action-checks/303.1-who-moves-up-brings-another-down', 'cites 303.1g', []],
    ['comprehensive-2009/602-action-phase/602.3-an-active-not-given', 'passed in-the-lost-zone', []],
    ['comprehensive-2009/602-action-phase/602.3-an-unknown-role', 'passed in-the-lost-zone', []],
    ['xy-2016/glossary/Gl-Lost-Zone-not-to-be-played', 'passed cost-of-playing', []],
    [
      'comprehensive-2009/500-setup/500.1-the-hand-may-be-given',
      'event lost-sight',
      [{ seat: 'p1', cards: [2, 3, 4, 10] }],
    ],
    ['xy-2016/starting/Start.3-seven-cards', 'event lost-sight', []],
    ['comprehensive-2009/100-building-a-deck/100.3-no-basic-in-limited', 'baby-is-basic', []],
    [
      'comprehensive-2009/301-attachments/X2-double-rainbow-energy-on-a-new-pokemon-ex',
      'effect-ceases',
      [{ effect: 'Double Rainbow Energy' }],
    ],
    [
      'comprehensive-2009/303-between-action-checks/303.1d-borrowed-hp-go-with-their-giver',
      'effect-ceases',
      [{ effect: 'Shelter' }],
    ],
    ['comprehensive-2009/307-pokemon/307.2b-old-damage-meets-fewer-hp', 'cites 304.2', ['comprehensive-2009/304.2']],
    [
      'comprehensive-2009/303-between-action-checks/303.1c-hp-lowered-to-nothing',
      'cites 304.2',
      ['comprehensive-2009/304.2'],
    ],
    [
      'advanced-2018/2e-other-text/II.E-16-a-stronger-poison',
      'cites II.E-16#1',
      Array(3).fill('advanced-2018/II.E-16#1'),
    ],
    ['advanced-2018/1b-trainers/I.B-01-itm.1-ruling-a-weaker-poison-is-a-change', 'cites II.E-16#1', []],
    ['advanced-2018/1a-pokemon/I.A-01-atk.1b-poisoned-it-attacks', 'passed attack-of-the-earlier-stage', []],
    ['where-documents-part/poke-power-twice/advanced-2018', 'passed ability-of-the-earlier-stage', []],
    ['advanced-2018/2c-effects/II.C-10-energy-that-may-not-arrive-is-discarded', 'cites II.C-10#3', []],
    ['advanced-2018/2c-effects/II.C-10-energy-that-may-not-arrive-is-discarded', 'cites II.D-03#1', []],
    ['advanced-2018/2d-glossary/II.D-03#1-all-of-them-go', 'cites II.D-03#1', ['advanced-2018/II.D-03#1']],
    ['advanced-2018/2d-glossary/II.D-03#2-all-of-none', 'cites II.D-03#1', []],
    ['advanced-2018/2c-effects/II.C-13-devolving', 'cites II.C-13#5', []],
    ['advanced-2018/2c-effects/II.C-17-no-effects-in-the-next-turn', 'cites II.C-17#2', []],
    ['advanced-2018/2c-effects/II.C-16-no-damage-in-the-next-turn', 'cites II.C-17#3', []],
    ['comprehensive-2009/300-active-pokemon-and-bench/300.4-a-power-works-from-the-bench', 'several-types-at-once', []],
    ['advanced-2018/2c-effects/II.C-10#1-any-number-of-times', 'card-serves-for-several', []],
    ['advanced-2018/2c-effects/II.C-01-two-cards-for-two', 'card-serves-for-several', []],
    [
      'advanced-2018/2c-effects/II.C-01-one-of-two-such-cards-will-do',
      'card-serves-for-several',
      [{ card: 'Two Clear', units: 2 }],
    ],
    ['xy-2016/appendix-i-dual-types/AppI#2-weakness-to-both-types', 'of-both-types', [{ types: ['R', 'W'] }]],
    [
      'xy-2016/appendix-i-dual-types/AppI#2-weakness-then-resistance',
      'of-both-types',
      [{ types: ['R', 'W'] }, { types: ['R', 'W'] }],
    ],
    ['ex-2003/types-of-cards/Types.Pokémon.5-one-of-two-types', 'of-both-types', [{ types: ['R', 'W'] }]],
    [
      'ex-2003/types-of-cards/Types.Pokémon.6-which-comes-first',
      'of-both-types',
      [{ types: ['R', 'W'] }, { types: ['R', 'W'] }],
    ],
    [
      'comprehensive-2009/305-energy/305.2-multi-energy-alone-is-of-any-type',
      'several-types-at-once',
      [{ card: 'Multi Energy', type: 'R' }],
    ],
    [
      'comprehensive-2009/305-energy/305.4-two-types-from-one-aqua-energy',
      'several-types-at-once',
      [{ card: 'Aqua Energy', type: 'W' }],
    ],
    [
      'comprehensive-2009/305-energy/305.4-of-two-types-to-a-text',
      'several-types-at-once',
      [
        { card: 'Twin Energy', type: 'D' },
        { card: 'Twin Energy', type: 'D' },
      ],
    ],
    [
      'where-documents-part/energy-of-every-type/comprehensive-2009',
      'several-types-at-once',
      [{ card: 'Prism', type: 'W' }],
    ],
    ['xy-2016/turn-3-attack/Turn.3A#1-chespin-with-grass-and-water', 'several-types-at-once', []],
    ['comprehensive-2009/316-zones/316.4d-a-single-card-has-no-order', 'cites 316.4d', []],
    [
      'advanced-2018/2e-other-text/II.E-07#1-whenever-energy-is-attached',
      'cites II.E-07#1',
      ['advanced-2018/II.E-07#1'],
    ],
    ['advanced-2018/2e-other-text/II.E-07#1-one-that-waits-for-an-evolution-is-none', 'cites II.E-07#1', []],
    [
      'comprehensive-2009/406-triggered-effects/406.3-spread-over-two-pokemon-each-has-its-own',
      'one-attachment-event',
      [{ cards: 2 }],
    ],
    ['comprehensive-2009/304-damage/304.3-none-to-place', 'event counters-placed', []],
    [
      'comprehensive-2009/316-zones/316.7b-none-left-to-turn-up',
      'event prizes-turned-up',
      [{ seat: 'p1', cards: [1, 2] }],
    ],
    ['advanced-2018/2d-glossary/II.D-16-none-remain-after-the-damage', 'hp-left', [{ pokemon: 'Big One', hp: 0 }]],
    [
      'comprehensive-2009/602-action-phase/602.3-whether-what-is-thrown-away-is-a-price',
      'need effect-hangs-on-untold',
      [],
    ],
    [
      'neo-2001/special-trainers/Special-Trainers-the-fifth-on-each-bench-goes-to-the-hand',
      'asked discard-benched',
      [],
    ],
    ['advanced-2018/2c-effects/II.C-01-it-may-be-the-one', 'card-serves-for-several', []],
    [
      'xy-2016/zones/Zones-Deck-a-retreat-cost-of-just-as-much',
      'asked take-card',
      [
        { by: 'p1', options: ['Whale', 'none = nothing'] },
        { by: 'p1', options: ['Whale', 'none = nothing'] },
      ],
    ],
    ['comprehensive-2009/316-zones/316.4b-a-search-for-a-kind-may-find-nothing', 'search-may-find-nothing', [{}]],
    ['comprehensive-2009/316-zones/316.4b-a-search-for-a-kind-may-find-nothing', 'search-takes-the-number', []],
    ['advanced-2018/1h-deck/I.H#2-any-card-is-one-card', 'search-takes-the-number', [{ cards: 1 }]],
    [
      'comprehensive-2009/316-zones/316.4b-a-search-for-any-card-must-find-one',
      'search-takes-the-number',
      [{ cards: 1 }],
    ],
    [
      'advanced-2018/2e-other-text/II.E-27#1-going-first-in-the-first-turn',
      'way open-and-allowed',
      [
        {
          legal: true,
          code: 'open-and-allowed',
          document: 'advanced-2018',
          what: 'whether the player who goes first may attack in their first turn',
          by: 'Fast Raid',
        },
      ],
    ],
    ['advanced-2018/2e-other-text/II.E-27#1-asleep-it-attacks', 'way open-and-allowed', []],
    [
      'comprehensive-2009/302-attacks/302.1-an-attack-that-a-body-lends',
      'attack-of-another-card',
      [{ attack: 'Live Coal', pokemon: 'Copyist', whose: 'Cyndaquil', by: 'Mimicry' }],
    ],
    [
      'advanced-2025/2d-terminology/II.D-06#1-an-attack-of-a-basic-in-the-discard-pile',
      'attack-of-another-card',
      [{ attack: 'Tap', pokemon: 'Shade-GX', whose: 'Small', by: 'Shadow Hunting' }],
    ],
    ['comprehensive-2009/302-attacks/302.2-active-pokemon-attacks', 'attack-of-another-card', []],
    [
      'advanced-2018/2d-glossary/II.D-08-not-of-that-type-by-its-own-text',
      'gives-by-its-text',
      [
        {
          card: 'Catchup Energy',
          units: 1,
          types: ['C'],
          otherwise: '{"player":"p2","unmet":"more-prizes","value":true}',
        },
      ],
    ],
    ['advanced-2018/2d-glossary/II.D-08-every-type-is-every-type', 'gives-by-its-text', []],
  ])('%s: %s', (scenario, what, expected) => {
    expect(said(scenario, what)).toEqual(expected);
  });
});
