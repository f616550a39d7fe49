import type { Count } from '../../text/index.ts';
import { act, oneOf, type Step, steps, toEach } from '../lower/steps.ts';
import { sorts } from './production.ts';

/** What a text says of the damage of its own attack, and damage it does beside that. */

const { blow, count, damageFor, effect, flips, onIt, setAside: aside } = sorts;

const DOES = '(this attack (does|do)|does|do)';

const ASIDE = [
  ['Weakness', 'Weakness', ['weakness']],
  ['Resistance', 'Resistance', ['resistance']],
  ['both', 'Weakness (,|or|and) Resistance', ['weakness', 'resistance']],
] as const;
const ON_IT = "(your opponent's Active|the Defending|that|those) Pokémon";

/** What the frame says what for is not known yet. */
const FOR_EACH: Count = { discarded: true };

/** The damage for each of what is counted. */
export const forEach = (damage: Step, times: Count): Step => ('times' in damage ? { ...damage, times } : damage);

const STRIKES = '(this attack [also] does|does|do)';

const OF_ITS_TYPE =
  "(of the same type as|that (is|are) [of] the same type as|that (shares|share) a type with) (the Defending Pokémon|your opponent's Active Pokémon)";

const THOSE = '(those cards|those Energy cards|those Pokémon|all of those cards)';

export const DAMAGE = [
  count(
    'for each',
    ['for each {what:Counted}', 'times the [total] (number|amount) of {what:Counted}'],
    ({ what }) => what,
  ),

  onIt('counters', 'damage (counter|counters) on (that Pokémon|it)', () => ({ 'counters-on': 'chosen' })),
  onIt('Energy', 'Energy attached to (that Pokémon|it)', () => ({ 'energy-on': 'chosen' })),
  onIt('Energy cards', 'Energy (card|cards) attached to (that Pokémon|it)', () => ({
    'energy-on': 'chosen',
    cards: true,
  })),
  onIt(
    'Retreat Cost',
    "Colorless [Energy] in (that Pokémon's|its) Retreat Cost [\\(after applying effects to the Retreat Cost\\)]",
    () => ({ 'retreat-cost-of': 'chosen' }),
  ),

  ...ASIDE.flatMap(([name, written, what]) => [
    aside(name, written, () => what),
    aside(
      `${name} and effects`,
      `${written}[,] [(Poké-Powers, Poké-Bodies|Pokémon Powers)[,]] or [by] any [other] effects on ${ON_IT}`,
      () => [...what, 'effects'],
    ),
  ]),
  aside('effects', `any effects on ${ON_IT}`, () => ['effects']),

  damageFor('more', `${DOES} {n:Number} more damage`, ({ n }) => ({ step: 'more', n, times: FOR_EACH })),
  damageFor('a sum', `${DOES} {from:Number} damage plus {n:Number} [more] damage`, ({ from, n }) => ({
    step: 'more',
    n,
    from,
    times: FOR_EACH,
  })),
  damageFor('multiplied', `${DOES} {n:Number} damage`, ({ n }) => ({ step: 'multiplied', n, times: FOR_EACH })),
  damageFor('less', `${DOES} {n:Number} less damage`, ({ n }) => ({ step: 'less', n, times: FOR_EACH })),
  damageFor('a difference', `${DOES} {from:Number} damage minus {n:Number} damage`, ({ from, n }) => ({
    step: 'less',
    n,
    from,
    times: FOR_EACH,
  })),

  effect('more damage', '{damage:MoreDamage} [\\(before applying Weakness and Resistance\\)]', ({ damage }) =>
    steps(damage),
  ),
  effect('damage for each', '{damage:DamageFor} {times:Count}', ({ damage, times }) => steps(forEach(damage, times))),
  effect(
    'damage for each that nothing changes',
    "{damage:DamageFor} {times:Count}. This damage (isn't|is not) affected by {what:SetAside}",
    ({ damage, times, what }) => steps(forEach(damage, times), { step: 'ignores', what }),
  ),
  effect('the damage that is printed', `${DOES} {n:Number} damage`, ({ n }) => steps({ step: 'as-printed', n })),
  effect(
    'another base damage',
    "(this attack's base damage is {to:Number}|this attack does {to:Number} damage instead)",
    ({ to }) => steps({ step: 'base', to, times: 1 }),
  ),
  ...(['up', 'down'] as const).map((rounded) =>
    effect(
      `half of its remaining HP, rounded ${rounded}`,
      `${DOES} damage to {to:Known} equal to half {again:Known}'s remaining HP \\(rounded ${rounded} to the nearest 10\\)`,
      ({ to, again }, { damage }) =>
        to === again && to === 'defending' && damage === null
          ? steps({ step: 'strike', damage: { counted: { 'half-hp-left': rounded, of: to }, times: 10 }, to })
          : null,
    ),
  ),
  ...(['up', 'down'] as const).map((rounded) =>
    effect(
      `half of the remaining HP of whom it strikes, rounded ${rounded}`,
      `${DOES} damage equal to half {to:Known}'s remaining HP \\(rounded ${rounded} to the nearest 10\\)`,
      ({ to }, { damage }) =>
        to === 'defending' && damage === null
          ? steps({ step: 'strike', damage: { counted: { 'half-hp-left': rounded, of: to }, times: 10 }, to })
          : null,
    ),
  ),
  effect('nothing', 'this attack does nothing [\\(not even damage\\)]', () => steps({ step: 'nothing' })),
  effect('not affected by', "this attack's damage (isn't|is not) affected by {what:SetAside}", ({ what }) =>
    steps({ step: 'ignores', what }),
  ),
  effect("don't apply", "don't apply {what:SetAside} [for this attack]", ({ what }) =>
    what.includes('effects') ? null : steps({ step: 'ignores', what }),
  ),

  flips('some', 'flip {coins:Number} (coins|coin)', ({ coins }) => ({ heads: coins })),
  flips('until tails', 'flip a coin until you get tails', () => ({ 'heads-until-tails': true })),
  flips(
    'one for each',
    'flip a (coin for each|number of coins equal to the [total] (number|amount) of) {what:Counted}',
    ({ what }) => ({ heads: what }),
  ),
  effect(
    'coins of the damage',
    '{coins:Flips}. {damage:DamageFor} (for each|times the number of) heads [you get]',
    (holes) => steps(forEach(holes.damage, holes.coins)),
  ),
  effect(
    'so many coins of the damage and no more',
    "{coins:Flips}. {damage:DamageFor} (for each|times the number of) heads [you get]. You can't flip more than {most:Number} coins in this way",
    ({ coins, damage, most }) => {
      const of = typeof coins === 'object' && 'heads' in coins ? coins.heads : null;
      return of === null || typeof of === 'number'
        ? null
        : steps(forEach(damage, { heads: { counted: of, times: 1, 'at-most': most } }));
    },
  ),
  effect(
    'coins multiply',
    [
      '{coins:Flips}. {n:Number} damage (times the number of|for each) heads',
      '{coins:Flips}. [This attack does|Does] {n:Number} times the number of heads',
    ],
    ({ coins, n }) => steps({ step: 'multiplied', n, times: coins }),
  ),

  effect(
    'coins strike each',
    [
      'flip {coins:Number} coins. This attack does {n:Number} damage (times the number of heads|for each heads) to {to:Whom}',
      'flip {coins:Number} coins. For each heads, this attack does {n:Number} damage to {to:Whom}',
    ],
    ({ coins, n, to }) =>
      to === 'defending' || to === 'opponents-active' || (typeof to === 'object' && !('each' in to))
        ? null
        : steps({ step: 'strike', damage: { counted: { heads: coins }, times: n }, to }),
  ),
  // One text alone.
  effect(
    'coins strike the one chosen first',
    "choose {to:Whom}. {coins:Flips}. This attack does {n:Number} damage times the number of heads to that Pokémon. Don't apply Weakness and Resistance",
    ({ to, coins, n }) =>
      oneOf(to) === null
        ? null
        : steps({
            step: 'strike',
            damage: { counted: coins, times: n },
            to,
            ignores: ['weakness', 'resistance'],
          }),
  ),
  effect(
    'damage for each to another',
    [
      `${STRIKES} {n:Number} damage {times:Count} to {to:Whom}`,
      `choose {to:Whom}. ${STRIKES} {n:Number} damage {times:Count} to that Pokémon`,
      `choose {to:Whom}. ${STRIKES} {n:Number} damage to that Pokémon {times:Count}`,
      `${STRIKES} {n:Number} damage to {to:Whom} {times:Count}`,
    ],
    ({ n, times, to }) =>
      to === 'defending' || to === 'opponents-active' || to === 'self' || (typeof to === 'object' && 'some' in to)
        ? null
        : steps({ step: 'strike', damage: { counted: times, times: n }, to }),
  ),
  blow(
    'to one for what is on it',
    [
      `${STRIKES} {n:Number} damage to {to:Whom} for each {what:OnIt}`,
      `choose {to:Whom}. ${STRIKES} {n:Number} damage for each {what:OnIt} [to that Pokémon]`,
    ],
    ({ n, to, what }) => (oneOf(to) === null ? null : { damage: { counted: what, times: n }, to }),
  ),
  blow(
    'to one, and more where it has something',
    `choose {to:Whom}. ${STRIKES} {n:Number} damage to that Pokémon. {notes:Reminders} If that Pokémon [already] has {trait:Trait}, this attack does {sum:Number} damage instead`,
    // Damage of its own might change before what the chosen one has.
    ({ n, to, trait, sum }, { damage }) =>
      oneOf(to) === null || sum <= n || damage !== null
        ? null
        : { damage: { sum: [n, { counted: { when: { chosen: trait } }, times: sum - n }] }, to },
  ),
  blow(
    'to one, and a sum where it has something',
    `choose {to:Whom}. ${STRIKES} {n:Number} damage to that Pokémon. If that Pokémon [already] has {trait:Trait}, this attack does {from:Number} damage plus {more:Number} more damage`,
    ({ to, n, trait, from, more }, { damage }) =>
      oneOf(to) === null || from !== n || damage !== null
        ? null
        : { damage: { sum: [n, { counted: { when: { chosen: trait } }, times: more }] }, to },
  ),
  blow(
    'to one, and more where something is so',
    `choose {to:Whom}. ${STRIKES} {n:Number} damage to that Pokémon. If {asked:Condition}, this attack does {sum:Number} damage to that Pokémon instead`,
    ({ to, n, asked, sum }, { damage }) =>
      oneOf(to) === null || sum <= n || damage !== null || asked.shaken === true
        ? null
        : { damage: { sum: [n, { counted: { when: asked.is }, times: sum - n }] }, to },
  ),
  effect(
    'damage to itself for its counters',
    'SELF [also] does {n:Number} damage to itself for each damage counter on it',
    ({ n }) => act('self', { damage: { counted: { 'counters-on': 'self' }, times: n }, to: 'self' }),
  ),
  // To the Pokémon across is said of the attack's own damage, where it has any.
  blow('to', `${STRIKES} {n:Number} damage to {to:Whom}`, ({ n, to }, { damage }) =>
    (to === 'defending' || to === 'opponents-active') && damage !== null ? null : { damage: n, to },
  ),
  ...(
    [
      ['theirs', 'type', `each of your opponent's {kind:KindsAlone} ${OF_ITS_TYPE}`],
      ['any', 'type', `each {kind:KindsAlone} ${OF_ITS_TYPE} \\(including your own\\)`],
      [
        'theirs',
        'name',
        "each of your opponent's {kind:KindsAlone} that (has|have) the same name as the Defending Pokémon",
      ],
    ] as const
  ).map(([side, shares, words]) =>
    blow(
      `to all with the ${shares} of the one across, ${side}`,
      `${STRIKES} {n:Number} damage to ${words}`,
      ({ n, kind }) => (kind.place === 'bench' ? { damage: n, to: { each: { side, ...kind, shares } } } : null),
    ),
  ),
  effect(
    'damage to each for what is on it',
    `${STRIKES} {n:Number} damage to {to:Whom} for each {what:OnIt}`,
    ({ n, to, what }, { damage }) =>
      damage === null || (typeof to === 'object' && 'each' in to && to.each.place === 'bench')
        ? toEach(to, (one) => [{ damage: { counted: what, times: n }, to: one }])
        : null,
  ),
  blow(
    'to one that is chosen',
    `choose {to:Whom}[ and|, and|.] ${STRIKES} {n:Number} damage to (that Pokémon|it)`,
    ({ to, n }) => (oneOf(to) === null ? null : { damage: n, to }),
  ),
  blow(
    'to some that are chosen',
    `choose {to:Whom}. ${STRIKES} {n:Number} damage to each of (them|those Pokémon)`,
    ({ to, n }) => (typeof to === 'object' && 'some' in to ? { damage: n, to } : null),
  ),
  effect('damage to', '{blow:Blow}', (holes) => steps({ step: 'strike', ...holes.blow })),
  effect(
    'damage with Weakness and Resistance on the Bench',
    '{blow:Blow}. Also apply Weakness and Resistance for Benched Pokémon',
    ({ blow: { damage, to } }) => steps({ step: 'strike', damage, to, bench: 'reckoned' }),
  ),
  effect('damage not affected', "{blow:Blow}. (This|That) damage (isn't|is not) affected by {what:SetAside}", (holes) =>
    steps({ step: 'strike', ...holes.blow, ignores: holes.what }),
  ),
  effect(
    'damage without Weakness and Resistance',
    "{blow:Blow}[,] and don't apply {what:SetAside} to this damage",
    (holes) =>
      holes.what.includes('effects') || typeof holes.blow.to === 'string'
        ? null
        : steps({ step: 'strike', ...holes.blow, ignores: holes.what }),
  ),
  effect(
    'damage of this attack not affected',
    [
      "{blow:Blow}. This attack's damage (isn't|is not) affected by {what:SetAside}",
      "{blow:Blow}. Don't apply {what:SetAside} [for this attack]",
    ],
    // An attack with damage of its own says it of that too, in a sentence of its own.
    (holes, { damage }) => (damage === null ? steps({ step: 'strike', ...holes.blow, ignores: holes.what }) : null),
  ),
  effect('damage to itself', 'SELF [also] does {n:Number} damage to itself', ({ n }) =>
    act('self', { damage: n, to: 'self' }),
  ),
  effect(
    'damage to itself without Weakness and Resistance',
    "SELF does {n:Number} damage to itself(, and|.) don't apply {what:SetAside} to this damage",
    ({ n, what }) => act('self', { damage: n, to: 'self', ignores: what }),
  ),
  // One text alone; in which order the cards go there does not matter, as the deck is shuffled.
  effect(
    'damage for what the opponent shuffles in then',
    `{damage:DamageFor} (for each|times the number of) {cards:Cards} in your opponent's discard pile. Then, put ${THOSE} on top of your opponent's deck. Your opponent shuffles (his or her|their) deck afterward`,
    ({ damage, cards }) =>
      steps(forEach(damage, { 'in-discard': cards, of: 'theirs' }), {
        step: 'do',
        verbs: [{ 'from-discard': cards, count: 'all', of: 'theirs', to: 'deck' }],
      }),
  ),
  // What was counted goes away afterward.
  effect(
    'damage for what is shuffled in then',
    `{damage:DamageFor} (for each|times the number of) {cards:Cards} in your discard pile. Then, shuffle ${THOSE} [back] into your deck`,
    ({ damage, cards }) =>
      steps(forEach(damage, { 'in-discard': cards, of: 'yours' }), {
        step: 'do',
        verbs: [{ 'from-discard': cards, count: 'all', to: 'deck' }],
      }),
  ),
];
