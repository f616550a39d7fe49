import { type Card, type CardPool, plainName } from '../state/index.ts';
import { nearestCards } from '../state/notation/index.ts';
import type { Wanted } from './state.ts';

/** Names of cards for a list, as a person types them. */

/** So many fit on a screen; one more letter finds another. */
const MOST = 40;

/** Which cards a list offers. The kinds that rows of the overview name are those of `AskJson`. */
const fits = (wanted: Wanted): ((name: string, pool: CardPool) => boolean) => {
  const any =
    (kinds: readonly string[], more: (card: ReturnType<CardPool['named']>[number]) => boolean = () => true) =>
    (name: string, pool: CardPool): boolean =>
      pool.named(name).some((card) => kinds.includes(card.kind) && more(card));
  const basic = any(['pokemon'], ({ stage }) => stage === 'basic' || stage === 'baby');
  switch (wanted.for) {
    case 'pokemon':
    case 'beneath':
      return any(['pokemon']);
    case 'energy':
      return any(['energy']);
    case 'tool':
      return any(['trainer'], ({ tags = [] }) => tags.includes('tool'));
    case 'stadium':
      return any(['stadium']);
    case 'hand':
      return () => true;
    case 'question': {
      const card = wanted.ask.card ?? '';
      if (card === 'a Basic Pokémon') return basic;
      if (card === 'an Energy card') return any(['energy']);
      if (card === 'a Trainer') return any(['trainer']);
      if (card === 'a Supporter') return any(['supporter']);
      if (card === 'a Stadium') return any(['stadium']);
      const evolves = /^an Evolution of (.+)$/u.exec(card)?.[1];
      if (evolves !== undefined)
        return any(['pokemon'], ({ from }) => from !== undefined && plainName(from) === plainName(evolves));
      return any(['pokemon'], ({ stage, name }) => stage === 'level-up' && plainName(name) === plainName(card));
    }
  }
};

/**
 * A plain spelling as its cards have it: Charizard ex and Charizard-EX are spelled alike and are different cards. Those of the document's period first,
 * and the latest first.
 */
const namesOf = (spelled: string, name: string, pool: CardPool): readonly string[] => {
  const latest = (cards: readonly Card[]): readonly string[] =>
    cards.toSorted((a, b) => ((a.released ?? '') < (b.released ?? '') ? 1 : -1)).map((card) => card.name);
  const all = pool.named(spelled);
  return all.length === 0 ? [name] : [...new Set([...latest(pool.texts(spelled)), ...latest(all)])];
};

/** Names of cards: as they are printed where that is known, else in their plain spelling. */
interface Names {
  readonly shown: readonly string[];
  readonly plain: readonly string[];
}

/** Every name beside its plain spelling, as they came and in the order of the alphabet. */
interface Spelled {
  readonly all: readonly (readonly [spelled: string, name: string])[];
  readonly sorted: Spelled['all'];
}

const spelledBefore = new WeakMap<Names, Spelled>();

const spelledIn = (names: Names): Spelled => {
  const before = spelledBefore.get(names);
  if (before !== undefined) return before;
  const shown = names.shown.map((name) => [plainName(name), name] as const);
  const known = new Set(shown.map(([one]) => one));
  const all = [...shown, ...names.plain.filter((one) => !known.has(one)).map((one) => [one, one] as const)];
  const spelled = { all, sorted: all.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
  spelledBefore.set(names, spelled);
  return spelled;
};

/** The names that go with what was typed: those that begin with it, then those that have it, then those it is nearest to. */
export const offersFor = (wanted: Wanted, typed: string, pool: CardPool, names: Names): readonly string[] => {
  const suits = fits(wanted);
  const said = plainName(typed);
  const { all, sorted } = spelledIn(names);
  const begin = sorted.filter(([one]) => one.startsWith(said));
  const within = said.length < 2 ? [] : all.filter(([one]) => !one.startsWith(said) && one.includes(said));
  const offers: string[] = [];
  for (const [spelled, name] of [...begin, ...within]) {
    if (offers.length >= MOST) break;
    for (const full of namesOf(spelled, name, pool)) if (suits(full, pool) && !offers.includes(full)) offers.push(full);
  }
  if (offers.length === 0 && said !== '')
    for (const { name } of nearestCards(typed, pool)) if (suits(name, pool)) offers.push(name);
  return offers;
};
