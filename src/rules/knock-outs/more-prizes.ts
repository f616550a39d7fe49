import {
  claimsOn,
  type Force,
  type ForceOf,
  fits,
  namedApart,
  ownerOf,
  playerOf,
  pokemonOf,
  topCard,
  type View,
} from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import { type Law, reading } from '../../engine/index.ts';
import { type Pokemon, sameName, type Uid } from '../../state/index.ts';
import { byKindOfText, CARD_BEFORE_RULE, TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import type { T } from '../questions.ts';
import { struckDownBy } from './falling.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-prize-printed', 'prizes-changed'],
} as const;

/** Texts by which a Knock Out counts for more Prizes, or for fewer. */

interface Change {
  readonly by: string;
  readonly force: Force;
  readonly add: number;
  /** No Prize is taken at all. */
  readonly none: boolean;
  /** It does so once in a game. */
  readonly once: boolean;
}

/** What a card says of the Prizes goes before the rules; there are never fewer than none. */
const changed = byKindOfText((law) =>
  reading(
    law,
    (view: View, [prizes, pokemon, { by, add, none }]: readonly [number, Pokemon, Change], why): number => {
      const now = prizes + add;
      const whole = none ? { none } : {};
      why('prizes-changed', { by, add, pokemon: namedApart(view, pokemon), prizes: Math.max(0, now), ...whole });
      return now;
    },
    (_view, [prizes]) => prizes,
  ),
);

/** One text by which none is taken leaves nothing for the others to change. */
const changedByAll = (t: T, prizes: number, pokemon: Pokemon, changes: readonly Change[]): number => {
  const none = changes.find((change) => change.none);
  const counted = none === undefined ? changes : [{ ...none, add: -prizes }];
  return Math.max(
    0,
    counted.reduce((now, change) => changed(t.view, change.force)(t.view, [now, pokemon, change], t.why), prizes),
  );
};

type OnFall = 'prizes' | 'fallen-go';

/** What texts say of a Pokémon that falls: those about it, and those about whose attack it fell to. */
export const forcesOnFall = <K extends OnFall>(
  t: T,
  pokemon: Pokemon,
  kind: K,
  strikerOf: (t: T, pokemon: Pokemon) => Uid | null,
): readonly ForceOf<K>[] => {
  if (!t.view.says(kind)) return [];
  const by = strikerOf(t, pokemon);
  const striker = by === null ? null : pokemonOf(t.state, by);
  const own = claimsOn<OnFall>(t.view, pokemon, kind, {
    only: ({ claim, from }) =>
      claim.of === undefined &&
      (claim['by-damage'] !== true || by !== null) &&
      (claim.by === undefined || (striker !== null && fits(t.view, striker, claim.by, from))),
  });
  // By which rule the attacker is of the kind that the text names.
  for (const { claim, from } of own)
    if (claim.by !== undefined && striker !== null) fits(t.view, striker, claim.by, from, t.why);
  const strikers =
    striker === null
      ? []
      : claimsOn<OnFall>(t.view, striker, kind, {
          only: ({ claim: { of, against }, from }) =>
            of === 'struck' && (against === undefined || fits(t.view, pokemon, against, from)),
        });
  return [...own, ...strikers] as readonly ForceOf<OnFall>[] as readonly ForceOf<K>[];
};

/** What texts add to the Prizes for a Pokémon that falls. */
const changesFor = (t: T, pokemon: Pokemon): readonly Change[] => {
  const spent = playerOf(t.state, ownerOf(t.view, pokemon)).once ?? [];
  const changes = forcesOnFall(t, pokemon, 'prizes', struckDownBy).map((force) => {
    const { name, claim } = force;
    return {
      by: name,
      force,
      add: claim.add ?? 0,
      none: claim.none === true,
      once: claim['once-in-game'] === true,
    };
  });
  return changes.filter(
    ({ by: name, once }, at) =>
      !once ||
      (!spent.some((one) => sameName(one, name)) &&
        changes.findIndex((other) => other.once && sameName(other.by, name)) === at),
  );
};

const noneByTextOf = (law: Law<RuledDoc>) =>
  reading(
    law,
    (_view: View, [card]: readonly [string], why): void => {
      why('no-prize-printed', { card });
    },
    () => {},
  );

/** A card that says itself that no Prize is taken for it: a Trainer card in play as a Pokémon, or another. */
const noneByItsText = { trainer: noneByTextOf(TRAINER_BEFORE_RULE), other: noneByTextOf(CARD_BEFORE_RULE) };

/** The Prizes that are taken for a Pokémon that falls. */
export const prizesOf = (t: T, pokemon: Pokemon): number => {
  const prizes = t.rules.answers.prizesFor(t.view, [pokemon], t.why);
  const top = topCard(t.view, pokemon);
  if (prizes === 0 && top?.prizes === 0)
    noneByItsText[top.kind === 'trainer' ? 'trainer' : 'other'](t.view, [top.name], t.why);
  // A card that is worth no Prize by its own text counts as none; nothing is added to that.
  const changes = prizes === 0 ? [] : changesFor(t, pokemon);
  if (changes.length === 0) return prizes;
  const now = changedByAll(t, prizes, pokemon, changes);
  for (const { by, once } of changes)
    if (once) t.put({ kind: 'spent-in-game', seat: ownerOf(t.view, pokemon), name: by });
  return now;
};
