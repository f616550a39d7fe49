import { activesOf, inPlay, isActive, namedApart, nameOf, playerOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import {
  announced,
  attacksOf,
  isAttachedByPlay,
  isFossil,
  isPutOnBench,
  powers,
  powersOf,
  rulesName,
} from '../rules/index.ts';
import { type Card, type CardId, type Pokemon, type Stage, sameName, stagesOnto } from '../state/index.ts';
import { holding } from './in-hand.ts';
import { KINDS_ASKED, type KindAsked, kindsOfAct } from './kinds-asked.ts';
import { type Candidate, setUpCandidates } from './legal-set-up.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Every action that the overview of a table looks at, with what it is about. */

/** The name by which a Pokémon evolves; where the document says nothing of names, the one its card has. */
const playedName = (view: View, pokemon: Pokemon): string =>
  unlessUnknown(
    () => rulesName(view, pokemon),
    () => nameOf(view, pokemon),
  );

/** A card in the words that count; null where it is not described, or the document does not say which words count. */
const readableCard = (view: View, id: CardId): Card | null =>
  unlessUnknown(
    () => view.cardAt(id),
    () => null,
  );

const NONE: readonly never[] = [];
const none = (): readonly never[] => NONE;

/** Cards that stand for "some card of that kind" while a hand is hidden. */
export const anyCards = (view: View): readonly Card[] => {
  const own = inPlay(playerOf(view.state, view.state.toMove));
  // Only what some card on file could do is offered; a final stage is not.
  const onFile = (name: string, ...stages: readonly Stage[]): boolean => {
    const found = stagesOnto(view.pool, name);
    return stages.some((stage) => found.has(stage));
  };
  const evolving = own.filter((pokemon) => onFile(playedName(view, pokemon), 'stage 1', 'stage 2'));
  const leveling = own.filter((pokemon) => onFile(playedName(view, pokemon), 'level-up'));
  const evolutions = evolving.map((pokemon): Card => {
    const name = nameOf(view, pokemon);
    return {
      key: `any:evolution:${name}`,
      name: `an Evolution of ${name}`,
      kind: 'pokemon',
      stage: 'stage 1',
      from: name,
    };
  });
  const leveled = leveling.map((pokemon): Card => {
    const name = playedName(view, pokemon);
    return { key: `any:level-up:${name}`, name: `${name} LV.X`, kind: 'pokemon', stage: 'level-up', from: name };
  });
  const kinds: readonly Card[] = [
    { key: 'any:basic', name: 'a Basic Pokémon', kind: 'pokemon', stage: 'basic' },
    { key: 'any:energy', name: 'an Energy card', kind: 'energy' },
    { key: 'any:trainer', name: 'a Trainer', kind: 'trainer' },
    { key: 'any:supporter', name: 'a Supporter', kind: 'supporter' },
    { key: 'any:stadium', name: 'a Stadium', kind: 'stadium' },
  ];
  return [
    ...kinds,
    ...evolutions.filter((card, at) => evolutions.findIndex((other) => other.key === card.key) === at),
    ...leveled,
  ];
};

const cardActions = (view: View, card: Card, id: number): readonly Action[] => {
  const own = inPlay(playerOf(view.state, view.state.toMove));
  if (card.kind === 'energy') return own.map((pokemon) => ({ kind: 'attach-energy', card: id, to: pokemon.uid }));
  if (card.kind === 'supporter') return [{ kind: 'play-supporter', card: id }];
  if (card.kind === 'stadium') return [{ kind: 'play-stadium', card: id }];
  if (card.kind === 'trainer' && isFossil(card)) return [{ kind: 'bench', card: id }];
  if (card.kind === 'trainer' && isAttachedByPlay(card))
    return own.map(({ uid }) => ({ kind: 'play-trainer', card: id, to: uid }));
  if (card.kind === 'trainer') return [{ kind: 'play-trainer', card: id }];
  const benched = unlessUnknown(
    () => isPutOnBench(view, card),
    () => card.stage === 'basic',
  );
  if (benched) return [{ kind: 'bench', card: id }];
  const hosts = own.filter((pokemon) => card.from !== undefined && sameName(playedName(view, pokemon), card.from));
  return hosts.map((pokemon) => ({
    kind: card.stage === 'level-up' ? 'level-up' : 'evolve',
    card: id,
    on: pokemon.uid,
  }));
};

const targetOf = (view: View, action: Action): { readonly [name: string]: string } => {
  const uid =
    action.kind === 'attach-energy' || action.kind === 'play-trainer'
      ? (action.to ?? null)
      : action.kind === 'evolve' || action.kind === 'level-up'
        ? action.on
        : null;
  const pokemon = uid === null ? undefined : inPlay(playerOf(view.state, view.state.toMove)).find((p) => p.uid === uid);
  return pokemon === undefined ? {} : { pokemon: namedApart(view, pokemon) };
};

/** Which kinds of action are asked about. */
export type IsAsked = (kind: KindAsked) => boolean;

/** Acts that play no card of a hand. */
const PLAYS_NONE: ReadonlySet<KindAsked> = new Set<KindAsked>([
  'draw',
  'retreat',
  'use-power',
  'use-card',
  'attack',
  'end-turn',
]);

/** Is something asked about that plays a card of a hand, so that a card that stands for others could do it? */
export const playsFromHand = (isAsked: IsAsked): boolean =>
  KINDS_ASKED.some((kind) => !PLAYS_NONE.has(kind) && isAsked(kind));

/** `some`: the cards that stand for those of a hidden hand. Of a kind that is not asked about nothing is looked at. */
export const candidates = (view: View, some: readonly Card[], isAsked: IsAsked): readonly Candidate[] => {
  if (view.state.phase !== 'setup') return turnCandidates(view, some, isAsked);
  if (!playsFromHand(isAsked)) return [];
  return setUpCandidates(view).filter(({ action }) => isAsked(action.kind));
};

/** Equal cards are one row, and so are the parts of a V-UNION. */
const keyOf = ({ key, name, stage }: Card): string => (stage === 'v-union' ? `parts of ${name}` : key);

const turnCandidates = (view: View, some: readonly Card[], isAsked: IsAsked): readonly Candidate[] => {
  const player = playerOf(view.state, view.state.toMove);
  const found: Candidate[] = [];
  const add = (action: Action, subject: Candidate['subject']): void => {
    if (isAsked(action.kind)) found.push({ action, state: view.state, assumed: [], subject, ifHeld: false });
  };
  const asked = (card: Card, id: CardId): readonly Action[] =>
    cardActions(view, card, id).filter(({ kind }) => kindsOfAct(kind, card).some(isAsked));
  if (view.state.phase === 'draw') add({ kind: 'draw' }, {});
  const described = player.hand.cards.filter((id) => readableCard(view, id) !== null);
  const parts = player.discard.cards.filter((id) => readableCard(view, id)?.stage === 'v-union');
  const seen = new Set<string>();
  for (const id of [...parts, ...described]) {
    const card = readableCard(view, id);
    if (card === null || seen.has(keyOf(card))) continue;
    seen.add(keyOf(card));
    for (const action of asked(card, id)) {
      const subject = { card: card.name, ...targetOf(view, action) };
      found.push({ action, state: view.state, assumed: [], subject, ifHeld: false });
    }
  }
  if (!player.hand.given || described.length < player.hand.cards.length) {
    for (const card of some) {
      for (const held of holding(view, view.pool.card(card.key), undefined)) {
        for (const action of asked(card, held.card)) {
          const subject = { card: card.name, ...targetOf(view, action) };
          found.push({ action, state: held.state, assumed: held.assumed, subject, ifHeld: true });
        }
      }
    }
  }
  for (const active of activesOf(player))
    add({ kind: 'retreat', pokemon: active.uid }, { pokemon: namedApart(view, active) });
  add({ kind: 'end-turn' }, {});
  for (const pokemon of isAsked('use-power') ? inPlay(player) : NONE) {
    for (const { power } of unlessUnknown(() => powersOf(view, pokemon), none)) {
      if (powers.isUsed(power))
        add(
          { kind: 'use-power', pokemon: pokemon.uid, power: power.name },
          { pokemon: namedApart(view, pokemon), power: power.name },
        );
    }
  }
  for (const { card, power } of isAsked('use-card') ? unlessUnknown(() => announced.offered(view), none) : NONE)
    add({ kind: 'use-card', card, power }, { card: view.cardAt(card)?.name ?? power, power });
  for (const pokemon of isAsked('attack') ? inPlay(player) : NONE) {
    for (const { attack } of unlessUnknown(() => attacksOf(view, pokemon), none)) {
      // On the Bench only an attack is asked about that may be used from there.
      if (!isActive(view, pokemon) && attack.despite?.includes('place') !== true) continue;
      add(
        { kind: 'attack', attacker: pokemon.uid, attack: attack.name },
        { pokemon: namedApart(view, pokemon), attack: attack.name },
      );
    }
  }
  return found;
};
