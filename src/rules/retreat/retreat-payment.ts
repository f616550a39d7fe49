import { claimsOn, conditionOf, energyIds, isActive, namedApart, pokemonOf, type View } from '../../claims/index.ts';
import {
  type ActionOf,
  type Allowance,
  type Law,
  lawOf,
  leftOpenBy,
  paragraphOf,
  reading,
  speaksHere,
  step,
  unknownFact,
} from '../../engine/index.ts';
import { type CardId, energyLabel, type Pokemon } from '../../state/index.ts';
import { attachFirst, unitsOf, unitsOn } from '../attached-cards/energy.ts';
import { lessByText, remarkOnPayment } from '../attached-cards/energy-remarks.ts';
import { type EnergyReading, everyReading, spanOf } from '../attached-cards/unknown-energy.ts';
import { RETREAT_COST } from '../pokemon/effective-values.ts';
import { features } from '../pokemon/pokemon.ts';
import { forbids } from '../prohibition.ts';
import type { Rules, T } from '../questions.ts';
import { detachToDiscard } from '../zones.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['effect-lowers-cost', 'pay-otherwise'],
  note: ['energy-pays-the-rest', 'energy-removed', 'surplus-lapses'],
  question: ['retreat-payment'],
} as const;

/** Paying for a retreat (CR 309.3, 309.4): in how many ways the Energy can come off, and when it must stop coming off. */

export const PAY = lawOf({
  'comprehensive-2009': ['309.3', 'enough attached Energy'],
  'ex-2003': ['Options.5', 'discard as many as its Retreat Cost specifies'],
  'advanced-2018': ['I.A-03/ret.1a', 'lacks the amount of Energy'],
  'advanced-2025': ['I.A-03/ret.1a', 'lacks the amount of Energy'],
  'neo-2001': {
    silent: 'every retreat is paid for by discarding Energy cards, as that of a Confused Pokémon is',
    near: 'Cond.Confused#2',
  },
  'xy-2016': ['Turn.2E#2', 'discards Energy'],
  'me-2026': ['Turn.2E#2b', 'discards Energy'],
});

/** That of a Confused Pokémon, which one document speaks of alone. */
export const PAY_WHILE_CONFUSED = lawOf({
  ...PAY,
  'neo-2001': ['Cond.Confused#2', 'its retreat cost must be paid first'],
});

/** A card may come off without which the others would have been enough, as long as they were not enough when it came off. */
const MAY_SPARE = lawOf({
  'comprehensive-2009': ['309.4', "the player's choice"],
  'ex-2003': { open: 'whether Energy may be given without which the rest is enough', near: 'Types: Pokémon.7' },
  'advanced-2018': { silent: 'Energy comes off card by card until the cost is met', near: 'I.A-03/ret.2' },
  'advanced-2025': { silent: 'Energy comes off card by card until the cost is met', near: 'I.A-03/ret.2' },
  'neo-2001': { open: 'whether Energy may be given without which the rest is enough', near: 'Cond.Confused#2' },
  'xy-2016': { open: 'whether Energy may be given without which the rest is enough', near: 'Turn.2E#2' },
  'me-2026': { open: 'whether Energy worth more than the Retreat Cost may pay for it', near: 'Turn.2E#2f' },
});

/** Documents in which Energy worth more than the cost is in doubt, whichever cards give it. */
const NO_MORE_THAN_THE_COST = lawOf({
  'me-2026': { open: 'whether Energy worth more than the Retreat Cost may pay for it', near: 'Turn.2E#2f' },
});

/** Would the other cards have been enough without one of these? */
const spares = (each: readonly number[], cost: number): boolean => {
  const all = each.reduce((sum, units) => sum + units, 0);
  return each.some((units) => all - units >= cost);
};

/** Breaks off where the document leaves open whether this may pay. */
const asksForDoubts = (view: View, each: readonly number[], cost: number): void => {
  if (spares(each, cost)) paragraphOf(MAY_SPARE, view);
  if (each.reduce((sum, units) => sum + units, 0) > cost && leftOpenBy(NO_MORE_THAN_THE_COST, view) !== null)
    paragraphOf(NO_MORE_THAN_THE_COST, view);
};

/** One way to pay: the cards in an order in which they may come off, and the units they give, at least, where an unknown fact decides that. */
export interface Payment {
  readonly cards: readonly CardId[];
  readonly labels: readonly string[];
  readonly units: number;
  /** One of them could stay, and no rule says whether it may come off. */
  readonly unsure?: true;
  /** They may give more, by an unknown fact. */
  readonly orMore?: true;
  /** What cards have to give for it, where not every reading of an unknown fact allows it: `SCR gives 3`. */
  readonly if?: readonly string[];
}

const UNTIL_THE_COST_IS_MET = lawOf({
  'comprehensive-2009': ['309.4', 'may not remove any further'],
  'ex-2003': ['Options.5', 'as many as its Retreat Cost specifies'],
  'advanced-2018': ['I.A-03/ret.2', 'Discard the amount of Energy'],
  'advanced-2025': ['I.A-03/ret.2', 'The amount has to match'],
  'neo-2001': { silent: 'Energy cards come off one by one until the cost is met', near: 'Cond.Confused#2' },
  'xy-2016': ['Turn.2E#2', '1 for each Colorless symbol'],
  'me-2026': ['Turn.2E#2b', 'equal to its Retreat Cost'],
});

/** Removing goes on only until the cost is met. */
const mayGoOn = reading(
  UNTIL_THE_COST_IS_MET,
  (_view, [removed, cost]: readonly [number, number]) => removed < cost,
  () => true,
);

export const ONE_CARD_EACH = lawOf({
  'comprehensive-2009': { otherwise: '309.4' },
  'ex-2003': { otherwise: 'Types: Pokémon.7' },
  'advanced-2018': ['II.C-01', 'a card is discarded'],
  'advanced-2025': ['II.C-01', 'a card is discarded'],
});

/** A card that provides several may be taken for one of them, so that as many cards come off as the cost has symbols. */
const oneForEach = reading(
  ONE_CARD_EACH,
  (_view, [cards, cost]: readonly [number, number]) => cards < cost,
  () => false,
);

/** May one more card be discarded after so many that give so much? */
const another = (view: View, cards: number, units: number, cost: number): boolean =>
  mayGoOn(view, [units, cost]) || (speaksHere(ONE_CARD_EACH, view) && oneForEach(view, [cards, cost]));

/** Every order in which cards may come off, one at a time; equal cards are not distinguished. Nothing to pay is one empty order. */
const orders = (
  view: View,
  cards: readonly CardId[],
  cost: number,
  given: EnergyReading['units'],
): readonly Payment[] => {
  const found: Payment[] = [];
  const explore = (taken: readonly CardId[], units: number): void => {
    if (units >= cost) {
      const each = taken.map((id) => given.get(id)?.length ?? 0);
      const more = units > cost && leftOpenBy(NO_MORE_THAN_THE_COST, view) !== null;
      const unsure = more || (spares(each, cost) && leftOpenBy(MAY_SPARE, view) !== null);
      const labels = taken.map((id) => energyLabel(view.cardAt(id)));
      found.push({ cards: taken, labels, units, ...(unsure ? { unsure } : {}) });
    }
    if (!another(view, taken.length, units, cost)) return;
    const tried = new Set<string>();
    for (const id of cards) {
      if (taken.includes(id)) continue;
      const label = energyLabel(view.cardAt(id));
      if (tried.has(label)) continue;
      tried.add(label);
      explore([...taken, id], units + (given.get(id)?.length ?? 0));
    }
  };
  explore([], 0);
  return found;
};

const inOrder = ({ labels }: Payment): string => labels.join('+');

/** The same cards, in whatever order. */
const kindOf = ({ labels }: Payment): string => labels.toSorted().join('+');

/** The first order of each kind, the shortest and most exact first. */
const eachKind = (all: readonly Payment[]): readonly Payment[] => {
  const found = new Map<string, Payment>();
  for (const one of all) if (!found.has(kindOf(one))) found.set(kindOf(one), one);
  return [...found.values()].toSorted((a, b) => a.cards.length - b.cards.length || a.units - b.units);
};

/**
 * Every way to pay, in an order in which its cards may come off. Where it is not given what a card gives, the ways come first that pay whatever it
 * gives; each of the others says what it would have to give.
 */
export const payments = (view: View, pokemon: Pokemon, cost: number): readonly Payment[] => {
  const cards = energyIds(view, pokemon);
  const each = everyReading(view, pokemon).map(({ units, taken }) => {
    const all = orders(view, cards, cost, units);
    return { taken, all, units: new Map(all.map((way) => [inOrder(way), way.units])) };
  });
  const [first, ...others] = each;
  if (first === undefined || others.length === 0) return eachKind(first?.all ?? []);
  const inEvery = first.all.filter((way) => others.every(({ units }) => units.has(inOrder(way))));
  const certain = eachKind(inEvery).map((way): Payment => {
    const given = each.map(({ units }) => units.get(inOrder(way)) ?? way.units);
    const least = Math.min(...given);
    return { ...way, units: least, ...(given.some((one) => one > least) ? { orMore: true } : {}) };
  });
  const kinds = new Set(certain.map(kindOf));
  const conditional = new Map<string, Payment>();
  for (const { taken, all } of each) {
    for (const way of eachKind(all)) {
      if (kinds.has(kindOf(way))) continue;
      const known = conditional.get(kindOf(way));
      conditional.set(kindOf(way), { ...(known ?? way), if: [...(known?.if ?? []), taken.join(' and ')] });
    }
  }
  return [...certain, ...conditional.values()];
};

/** Ways that come close and are refused: one card more, after the cost was already met. */
export const overpayments = (
  view: View,
  pokemon: Pokemon,
  cost: number,
): readonly { readonly labels: readonly string[]; readonly after: string }[] => {
  const found = new Map<string, { labels: readonly string[]; after: string }>();
  for (const way of payments(view, pokemon, cost)) {
    if (way.if !== undefined) continue;
    for (const id of energyIds(view, pokemon)) {
      if (way.cards.includes(id) || another(view, way.cards.length, way.units, cost)) continue;
      const labels = [...way.labels, energyLabel(view.cardAt(id))];
      const kind = labels.toSorted().join('+');
      const last = way.labels.at(-1);
      if (!found.has(kind)) found.set(kind, { labels, after: last ?? 'nothing' });
    }
  }
  return [...found.values()];
};

/** A text may set a Retreat Cost or change it. */
export const COST_IS_SET = lawOf({
  ...RETREAT_COST,
  'advanced-2018': ['II.D-12#1', 'as though it were lower'],
  'advanced-2025': ['II.D-12#1', 'as though it were lower'],
});

const LOWER_COST: Allowance = {
  law: COST_IS_SET,
  code: 'effect-lowers-cost',
};

/** The Energy that comes off is as much as the cost says; where a document says only that, it comes off until the cost is met. */
export const PAID_CARD_BY_CARD = lawOf({
  'comprehensive-2009': ['309.4', 'one by one'],
  'ex-2003': ['Options.5', 'as many as its Retreat Cost specifies'],
  'advanced-2018': ['I.A-03/ret.2', 'Discard the amount of Energy'],
  'advanced-2025': ['I.A-03/ret.2', 'Discard the amount of Energy'],
  'neo-2001': { silent: 'Energy cards come off one by one until the cost is met', near: 'Cond.Confused#2' },
  'xy-2016': ['Turn.2E#2', '1 for each Colorless symbol'],
  'me-2026': ['Turn.2E#2b', 'equal to its Retreat Cost'],
});

const PAY_OTHERWISE: Allowance = {
  law: PAID_CARD_BY_CARD,
  code: 'pay-otherwise',
};

/** The texts by which its Retreat Cost is another one than it prints. */
const changesOfCost = (view: View, pokemon: Pokemon): readonly string[] => [
  ...new Set(claimsOn(view, pokemon, 'retreat').map(({ name }) => name)),
];

const isConfused = (view: View, { pokemon: uid }: ActionOf<'retreat'>): boolean => {
  const pokemon = pokemonOf(view.state, uid);
  return pokemon !== null && conditionOf(pokemon, 'confused') !== null;
};

/** Its cost has to be paid. */
const payable = (law: Law<keyof typeof PAY>, concerns: (view: View, action: ActionOf<'retreat'>) => boolean) =>
  forbids({
    acts: ['retreat'],
    obstacle: 'energy',
    code: 'retreat-cost',
    law,
    concerns,
    when: (view, action: ActionOf<'retreat'>, rules: Rules) => {
      const pokemon = pokemonOf(view.state, action.pokemon);
      // A Benched Pokémon has no cost to pay; another rule says why it cannot retreat.
      if (pokemon === null || !isActive(view, pokemon)) return null;
      const cost = rules.answers.retreatCost(view, [pokemon]);
      if (cost === null) return unknownFact(view, PAY, 'retreat-cost-not-told', { pokemon: namedApart(view, pokemon) });
      const cards = energyIds(view, pokemon);
      const { least, most } = spanOf(everyReading(view, pokemon), cards);
      if (least >= cost) return null;
      // An unknown fact is asked for only where it decides.
      if (most >= cost) unitsOn(view, pokemon);
      const atMost = least < most ? { atMost: true } : {};
      const changed = features(view, [pokemon]).retreat === cost ? {} : { changedBy: changesOfCost(view, pokemon) };
      return {
        pokemon: namedApart(view, pokemon),
        cost,
        units: most,
        cards: cards.length,
        ...atMost,
        ...changed,
        ...lessByText(view, pokemon),
      };
    },
    allowances: (view) => [...attachFirst(view), LOWER_COST],
    readBy: (view, action: ActionOf<'retreat'>, why, rules: Rules) => {
      const pokemon = pokemonOf(view.state, action.pokemon);
      if (pokemon !== null && isActive(view, pokemon)) rules.answers.retreatCost(view, [pokemon], why);
    },
  });

export const costPayable = payable(PAY, (view, action) => !isConfused(view, action));
export const costPayableWhileConfused = payable(PAY_WHILE_CONFUSED, isConfused);

export const paymentStops = forbids({
  acts: ['retreat'],
  obstacle: 'detail',
  allowances: () => [PAY_OTHERWISE],
  code: 'payment-order',
  law: UNTIL_THE_COST_IS_MET,
  when: (view, action: ActionOf<'retreat'>, rules: Rules) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || action.pay === undefined) return null;
    const cost = rules.answers.retreatCost(view, [pokemon]) ?? 0;
    const readings = everyReading(view, pokemon);
    for (const [at] of action.pay.entries()) {
      const before = action.pay.slice(0, at);
      const { least: units, most } = spanOf(readings, before);
      if (units < cost && most >= cost) unitsOn(view, pokemon);
      if (units >= cost && !another(view, before.length, units, cost)) {
        const labels = action.pay.map((card) => energyLabel(view.cardAt(card)));
        return { cost, units, pay: labels, after: labels.slice(0, at) };
      }
    }
    const each = action.pay.map((card) => spanOf(readings, [card]).least);
    asksForDoubts(view, each, cost);
    return null;
  },
});

export const paymentEnough = forbids({
  acts: ['retreat'],
  obstacle: 'detail',
  allowances: () => [PAY_OTHERWISE],
  code: 'payment-too-small',
  law: { ...PAY, 'ex-2003': ['Types: Pokémon.7', 'how many Energy units have to be discarded'] },
  when: (view, action: ActionOf<'retreat'>, rules: Rules) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || action.pay === undefined) return null;
    const cost = rules.answers.retreatCost(view, [pokemon]) ?? 0;
    const { least, most: units } = spanOf(everyReading(view, pokemon), action.pay);
    if (least >= cost) return null;
    if (units >= cost) unitsOn(view, pokemon);
    return units < cost ? { cost, units, pay: action.pay.map((card) => energyLabel(view.cardAt(card))) } : null;
  },
});

const chooseWay = (t: T, pokemon: Pokemon, cost: number): readonly CardId[] => {
  const ways = payments(t.view, pokemon, cost);
  const options = ways.map(({ labels, cards }) => ({ key: labels.join('+'), aliases: [labels.join(' ')], cards }));
  return t.choose({ by: t.state.toMove, code: 'retreat-payment', facts: { cost }, options }).cards;
};

/** A cost pays for one action: what was given beyond it pays for nothing later. */
const surplusLapses = step(
  {
    'comprehensive-2009': ['602.2', 'pay for an action taken later'],
    'ex-2003': { silent: 'a cost pays for one act', near: 'Types: Pokémon.7' },
    'advanced-2018': { silent: 'a cost pays for one act', near: 'I.A-03/ret.2' },
    'advanced-2025': { silent: 'a cost pays for one act', near: 'I.A-03/ret.2' },
    'neo-2001': { silent: 'a cost pays for one act', near: 'Cond.Confused#2' },
    'xy-2016': { silent: 'a cost pays for one act', near: 'Turn.2E#2' },
    'me-2026': { silent: 'a cost pays for one act', near: 'Turn.2E#2b' },
  },
  (t: T, units: number): void => {
    t.note('surplus-lapses', { units });
  },
);

export const pay = step(
  PAID_CARD_BY_CARD,
  (t: T, pokemon: Pokemon, cost: number, given: readonly CardId[] | undefined) => {
    const cards = given ?? chooseWay(t, pokemon, cost);
    const readings = everyReading(t.view, pokemon);
    const each = cards.map((card) => spanOf(readings, [card]).least);
    asksForDoubts(t.view, each, cost);
    remarkOnPayment(t, pokemon, cards);
    let left = cost;
    for (const card of cards) {
      const { least, most } = spanOf(everyReading(t.view, pokemon), [card]);
      if (least < most && least >= left) {
        // It pays the rest whatever it gives; what it may give beyond that pays for nothing.
        t.note('energy-pays-the-rest', { card: energyLabel(t.view.cardAt(card)), least });
        detachToDiscard(t, card, pokemon.uid);
        continue;
      }
      const units = unitsOf(t.view, card, pokemon.uid);
      left -= units;
      t.note('energy-removed', { card: energyLabel(t.view.cardAt(card)), units, left: Math.max(0, left) });
      detachToDiscard(t, card, pokemon.uid);
    }
    if (left < 0) surplusLapses(t, -left);
  },
);
