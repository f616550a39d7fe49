import { type CardId, type Pokemon, type Power, sameName } from '../state/index.ts';
import type { Claim, ClaimOf } from './claim.ts';
import { active, type Force, type Gap, keepsOffAbility, leftOnPlayers, leftOnPokemon, matches } from './force.ts';
import { seatOf } from './look.ts';
import type { View } from './view.ts';

/** Which texts speak at a position: all that are there but those that another text mutes. */

/** Of what was put down to speak at a position, what decides whether another text does. It is gathered only where it is asked for. */
export interface OthersSaid {
  /** What mutes. */
  mutes(): readonly Force[];
  /** What keeps effects off. */
  unaffected(): readonly Force[];
}

/** The very text that mutes: one that silenced itself would say nothing at all, so none means itself. */
const isItself = (mute: Force, force: Force): boolean =>
  mute.kind !== null && force.card === mute.card && force.name === mute.name && force.from.uid === mute.from.uid;

/** Does an Ancient Trait keep the opponent's Abilities off the Pokémon that has this text? No text mutes a trait. */
const keptOff = (view: View, mute: Force, force: Force, { unaffected }: OthersSaid): boolean =>
  mute.kind === 'ability' && unaffected().some((one) => keepsOffAbility(view, one, mute, force.from.uid));

/** Does this text mute that one? A mute that an effect left on a Pokémon is about that one. */
const reaches = (view: View, mute: Force, force: Force): boolean => {
  const { what, on, except } = mute.claim as ClaimOf<'mute'>;
  const { kind } = force;
  const bearer = force.from.uid;
  if (isItself(mute, force)) return false;
  if (except !== undefined && sameName(force.name, except)) return false;
  if (what === 'tools')
    return bearer !== null && view.readings.silencesTool(view, force) && matches(view, on ?? {}, mute.from, bearer);
  if (kind === null || bearer === null || !view.readings.silences(view, what, kind)) return false;
  if (mute.bearer !== null && 'uid' in mute.bearer) return mute.bearer.uid === bearer;
  return matches(view, on ?? {}, mute.from, bearer);
};

/** Does it reach that text, and does it speak? Where an unknown fact leaves the one open, the other may settle it. */
const speaksTo = (view: View, mute: Force, force: Force, others: OthersSaid): boolean => {
  try {
    if (!reaches(view, mute, force) || keptOff(view, mute, force, others)) return false;
  } catch (stop) {
    if (!active(view, mute)) return false;
    throw stop;
  }
  return active(view, mute);
};

/**
 * Of texts that mute, those that speak: a Poké-Body that mutes may be muted itself. One that nothing reaches speaks, one that a speaking text
 * reaches is silent, and so on. Where texts mute each other in a circle the answer is unknown, and it breaks off.
 */
const thatSpeak = (
  view: View,
  mutes: readonly Force[],
  reaches: (mute: Force, force: Force) => boolean,
): readonly Force[] => {
  const reachedBy = new Map(mutes.map((one) => [one, mutes.filter((mute) => reaches(mute, one))]));
  const speaking = new Set<Force>();
  const silent = new Set<Force>();
  for (let left = mutes; left.length > 0; ) {
    const before = left.length;
    for (const one of left) {
      const by = reachedBy.get(one) ?? [];
      if (by.some((mute) => speaking.has(mute))) silent.add(one);
      else if (by.every((mute) => silent.has(mute))) speaking.add(one);
    }
    left = left.filter((one) => !speaking.has(one) && !silent.has(one));
    if (left.length === before) {
      view.readings.muteEachOther(view, [...new Set(left.map(({ name }) => name))]);
      return [...speaking];
    }
  }
  return mutes.filter((one) => speaking.has(one));
};

/** What mutes and speaks, as far as it could reach one of `asked`. It is asked for its conditions only where it could. */
const speakingMutes = (view: View, asked: readonly Force[], others: OthersSaid): readonly Force[] => {
  const muting =
    asked.length === 0 ? [] : [...others.mutes(), ...leftOnPokemon(view, 'mute'), ...leftOnPlayers(view, 'mute')];
  const mutes: Force[] = [];
  for (let reached = asked; reached.length > 0; ) {
    const now = reached;
    reached = muting.filter(
      (mute) => !mutes.includes(mute) && now.some((force) => speaksTo(view, mute, force, others)),
    );
    mutes.push(...reached);
  }
  return mutes.length === 0 ? mutes : thatSpeak(view, mutes, (mute, force) => mutesIt(view, mute, force, others));
};

const mutesIt = (view: View, mute: Force, force: Force, others: OthersSaid): boolean =>
  reaches(view, mute, force) && !keptOff(view, mute, force, others);

const withoutMuted = (view: View, asked: readonly Force[], others: OthersSaid): readonly Force[] => {
  const speaking = speakingMutes(view, asked, others);
  if (speaking.length === 0) return asked;
  return asked.filter((force) => !speaking.some((mute) => mutesIt(view, mute, force, others)));
};

/** Those of `asked` that no text mutes. Where that is unknown of one of them, it breaks off only once that one counts. */
export const unmuted = (view: View, asked: readonly Force[], others: OthersSaid): readonly Force[] => {
  try {
    return withoutMuted(view, asked, others);
  } catch (doubt) {
    if (asked.length === 1 && asked[0] !== undefined) return [{ ...asked[0], doubt }];
    return asked.flatMap((force) => unmuted(view, [force], others));
  }
};

/** What a text that puts down no claim says is not asked for here: whether it is muted does not depend on that. */
const NO_CLAIM = { claim: 'none' } as unknown as Claim;

/** The texts that leave this one without effect, by their names. */
export const mutedBy = (view: View, said: Omit<Force, 'claim' | 'at' | 'bearer' | 'mark'>): readonly string[] => {
  const force: Force = { ...said, claim: NO_CLAIM, at: 0, bearer: null, mark: null };
  const others: OthersSaid = { mutes: () => view.forces('mute'), unaffected: () => view.forces('unaffected') };
  const speaking = speakingMutes(view, [force], others);
  return [...new Set(speaking.filter((mute) => mutesIt(view, mute, force, others)).map(({ name }) => name))];
};

/** The texts that mute this one, which is not executed and so puts down no claim of its own. */
export const gapMutedBy = (view: View, { card, uid, script, from }: Gap): readonly string[] => {
  if (uid === null) return [];
  const power = 'kind' in script ? (script as Power) : null;
  const origin = power === null ? 'attachment' : 'body';
  return mutedBy(view, { from, card, name: power?.name ?? '', origin, kind: power?.kind ?? null });
};

/** The texts that leave a card attached to that Pokémon without effect. */
export const attachedMutedBy = (view: View, pokemon: Pokemon, card: CardId): readonly string[] => {
  const from = { seat: seatOf(view.state, pokemon.uid) ?? view.state.toMove, uid: pokemon.uid };
  return mutedBy(view, { from, card, name: '', origin: 'attachment', kind: null });
};
