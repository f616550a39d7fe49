import {
  type Attachment,
  attachedByPower,
  attachesAsEnergy,
  type Card,
  type CardId,
  type FindOnCard,
  foundOn,
  type Mark,
  type Player,
  type Pokemon,
  type PowerKind,
  type Script,
  type Seat,
  sameName,
} from '../state/index.ts';
import type { Subject } from './act.ts';
import type { Claim, ClaimKind, ClaimOf } from './claim.ts';
import { fits, holds, type Standpoint } from './condition.ts';
import { inPlay, isTeammate, lookAtAll, placeOfPower, seatOf, topCard } from './look.ts';
import type { Filter } from './shapes-of-words.ts';
import { multiplied } from './tally.ts';
import type { OwnPower, View, Why } from './view.ts';

/** A claim that is in force, and where it comes from. Indefinite ones are derived from what is in play (CR 403), definite ones are marks (CR 402). */
export interface Force {
  readonly claim: Claim;
  readonly from: Standpoint;
  /** The card that says it; null when the maker of a mark is gone or was only given by name. */
  readonly card: CardId | null;
  readonly name: string;
  readonly origin: 'body' | 'text' | 'attachment' | 'stadium' | 'mark' | 'assumed';
  /** Time of arrival: the larger the newer (CR 403.2). */
  readonly at: number;
  /** The Pokémon or player that has a mark. */
  readonly bearer: { readonly uid: number } | { readonly seat: Seat } | null;
  /** The mark itself, where it is one. */
  readonly mark: Mark | null;
  /** What the card calls the text, where a Pokémon has it as a power. */
  readonly kind: PowerKind | null;
  /** Why it is unknown whether another text mutes it; thrown where this text counts. */
  readonly doubt?: unknown;
}

/** Are these two things that one text says? */
export const areOfOneText = (a: Force, b: Force): boolean =>
  a.name === b.name && a.card === b.card && a.origin === b.origin && a.mark === b.mark;

/** A text in play that the engine does not execute. */
export interface Gap {
  readonly card: CardId;
  readonly uid: number | null;
  readonly place: string;
  readonly script: Script;
  /** From where its `while` is asked. */
  readonly from: Standpoint;
  /** It answers what has been done, and has no say in whether it may be done. */
  readonly answers: boolean;
}

/** Puts down every claim of a text. */
const say = (all: Force[], claims: readonly unknown[], said: Omit<Force, 'claim' | 'bearer' | 'mark'>): void => {
  for (const claim of claims) {
    all.push({
      claim: claim as Claim,
      from: said.from,
      card: said.card,
      name: said.name,
      origin: said.origin,
      at: said.at,
      bearer: null,
      mark: null,
      kind: said.kind,
    });
  }
};

const saysLasting: FindOnCard<boolean> = ({ always, powers }) =>
  always !== undefined || powers?.some((power) => power.always !== undefined) === true;

const sayingOf = new Map<ClaimKind, FindOnCard<boolean>>();

/** Does a card say a claim of that kind in a text that lasts? For each kind the same function every time. */
const saysOfKind = (kind: ClaimKind): FindOnCard<boolean> => {
  const isOfKind = (one: unknown): boolean => (one as Claim).claim === kind;
  const known =
    sayingOf.get(kind) ??
    (({ always, powers }: Card): boolean =>
      always?.some(isOfKind) === true || powers?.some((power) => power.always?.some(isOfKind)) === true);
  sayingOf.set(kind, known);
  return known;
};

/** What an attached card says while attached; one that is attached as a Tool, what it says as that alone. */
const saidOnHost = (view: View, { card: id, as }: Attachment): Card['always'] => {
  const card = view.cardAt(id);
  return as === 'tool' ? card?.asTool : card?.always;
};

/** Is this a card that keeps what the one beneath it says (CR 307.3h)? */
const keepsWhatIsBeneath = ({ stage }: Card): boolean => stage === 'break' || stage === 'level-up';

/** Has none of its cards that count a text that lasts, or none that `says` finds? Then its features need not be asked for. */
const isSilent = (view: View, { stack, attached }: Pokemon, says = saysLasting): boolean => {
  const top = stack[0] === undefined ? null : view.cardAt(stack[0]);
  if (top !== null && (keepsWhatIsBeneath(top) || foundOn(top, says))) return false;
  for (const attachment of attached) if (saidOnHost(view, attachment) !== undefined) return false;
  return true;
};

/** What is put down where no card in play has a text that lasts. */
export const NOTHING_SAID: readonly Force[] = [];

const nothingSaid = (view: View): boolean => {
  const { players, stadium } = view.state;
  if (stadium !== null && view.cardAt(stadium.card)?.always !== undefined) return false;
  for (const { active, bench } of players) {
    for (const pokemon of active) if (pokemon !== null && !isSilent(view, pokemon)) return false;
    for (const pokemon of bench) if (!isSilent(view, pokemon)) return false;
  }
  return true;
};

/** Who may say something at a position. */
export interface Speakers {
  /** The cards on top of the Pokémon in play. */
  readonly tops: readonly Card[];
  /** May another card say something: an attached one, a Stadium, or one beneath? */
  readonly others: boolean;
}

export const speakersAt = (view: View): Speakers => {
  const tops: Card[] = [];
  const { stadium } = view.state;
  let others = stadium !== null && view.cardAt(stadium.card)?.always !== undefined;
  lookAtAll(view.state.players, ({ stack, attached }) => {
    const top = stack[0] === undefined ? null : view.cardAt(stack[0]);
    if (top !== null) tops.push(top);
    others ||= top !== null && keepsWhatIsBeneath(top);
    for (const attachment of attached) others ||= saidOnHost(view, attachment) !== undefined;
  });
  return { tops, others };
};

/** Is it certain that none of them says a claim of that kind? */
export const sayNothing = ({ tops, others }: Speakers, kind: ClaimKind): boolean => {
  if (others) return false;
  const says = saysOfKind(kind);
  for (const top of tops) if (foundOn(top, says)) return false;
  return true;
};

const saidBy = (view: View, { seat }: Player, pokemon: Pokemon, all: Force[], says = saysLasting): void => {
  if (view.recorder === null && isSilent(view, pokemon, says)) return;
  const from: Standpoint = { seat, uid: pokemon.uid };
  for (const { power, card } of view.readings.features(view, pokemon).powers) {
    const { name, always, kind } = power;
    if (always !== undefined) say(all, always, { from, card, name, origin: 'body', at: pokemon.at, kind });
  }
  // What a Pokémon says outside its Poké-Bodies, as a Fossil does, nothing switches off.
  const top = topCard(view, pokemon);
  if (top?.always !== undefined) {
    const card = pokemon.stack[0] ?? null;
    say(all, top.always, { from, card, name: top.item ?? top.name, origin: 'text', at: pokemon.at, kind: null });
  }
  for (const attachment of pokemon.attached) {
    const said = saidOnHost(view, attachment);
    if (said === undefined) continue;
    const { card: id, at } = attachment;
    const owner: Standpoint = { seat: view.state.cards[id]?.owner ?? seat, uid: pokemon.uid };
    const name = view.cardAt(id)?.name ?? '';
    say(all, said, { from: owner, card: id, name, origin: 'attachment', at, kind: null });
  }
};

/**
 * Everything that is put down to speak at this position, in force and muted or not. `only`: of Pokémon, what has a claim of that kind, and perhaps others
 * beside it.
 */
export const saidAt = (view: View, only: ClaimKind | null = null): readonly Force[] => {
  // A recorder of rules receives every one that is asked.
  if (only === null && view.recorder === null && nothingSaid(view)) return NOTHING_SAID;
  const says = only === null ? saysLasting : saysOfKind(only);
  const all: Force[] = [];
  for (const player of view.state.players) {
    for (const pokemon of player.active) if (pokemon !== null) saidBy(view, player, pokemon, all, says);
    for (const pokemon of player.bench) saidBy(view, player, pokemon, all, says);
  }
  const { stadium } = view.state;
  if (stadium !== null && view.readings.stadiumSpeaks(view)) {
    const card = view.cardAt(stadium.card);
    const from: Standpoint = { seat: view.state.cards[stadium.card]?.owner ?? view.state.toMove, uid: null };
    const { at } = stadium;
    if (card?.always !== undefined)
      say(all, card.always, { from, card: stadium.card, name: card.name, origin: 'stadium', at, kind: null });
  }
  return all;
};

export const active = (view: View, force: Force): boolean => {
  if (force.claim.while !== undefined && !holds(view, force.claim.while, force.from)) return false;
  if (force.doubt !== undefined) throw force.doubt;
  return true;
};

export const matches = (view: View, on: Subject, from: Standpoint, uid: number, why?: Why): boolean => {
  if (on === 'host') return from.uid === uid;
  if (on === 'self') return view.readings.meantByOwnName(view, from.uid, uid);
  for (const player of view.state.players) {
    for (const pokemon of inPlay(player)) if (pokemon.uid === uid) return fits(view, pokemon, on, from, why);
  }
  return false;
};

const fromMark = (mark: Mark, bearer: Force['bearer'], uid: number | null): Force => ({
  claim: mark.says as unknown as Claim,
  from: { seat: mark.seat, uid },
  card: null,
  name: mark.name,
  // What is assumed of a card in play is not a lasting effect, and the judge's word is the last.
  origin: mark.origin === 'assumed' ? 'assumed' : 'mark',
  at: mark.origin === 'assumed' ? Number.POSITIVE_INFINITY : 0,
  bearer,
  mark,
  kind: null,
});

/** What effects left on Pokémon says a claim of that kind (CR 402). */
export const leftOnPokemon = (view: View, kind: ClaimKind): readonly Force[] => {
  const found: Force[] = [];
  lookAtAll(view.state.players, ({ uid, marks }) => {
    for (const mark of marks) {
      if (mark.says.claim !== kind) continue;
      const force = fromMark(mark, { uid }, uid);
      if (view.readings.inForce(view, force)) found.push(force);
    }
  });
  return found;
};

const NONE: readonly never[] = [];

/** Is this left on a player, and about Pokémon? It counts for those that come into play later, too. */
const isAboutPokemon = ({ says }: Mark): boolean =>
  typeof says.on === 'object' && says.on !== null && !Array.isArray(says.on);

/** What effects left on players about Pokémon of some kind. */
export const leftOnPlayers = (view: View, kind: ClaimKind): readonly Force[] => {
  let found: Force[] | null = null;
  for (const { seat, marks } of view.state.players)
    for (const mark of marks) {
      if (mark.says.claim !== kind || !isAboutPokemon(mark)) continue;
      const force = fromMark(mark, { seat }, null);
      if (view.readings.inForce(view, force)) found = [...(found ?? []), force];
    }
  return found ?? NONE;
};

/** A force whose claim is of that kind. */
export type ForceOf<K extends ClaimKind> = Force & { readonly claim: ClaimOf<K> };

/** Which claims are asked for: `only` those, `meant` those whether or not they apply; `why` receives what keeps them in force, and which of several count. */
export interface Asked<K extends ClaimKind> {
  readonly only?: (force: ForceOf<K>) => boolean;
  readonly meant?: (claim: ClaimOf<K>) => boolean;
  readonly why?: Why | undefined;
  /** Each of them, where the document says of this kind how several add up. */
  readonly each?: boolean;
}

const WHATEVER = {};

/** Is this the trait of that Pokémon, and does it keep off what that Ability of the opponent's does to it? */
export const keepsOffAbility = (
  view: View,
  { claim, kind, from }: Force,
  ability: Force,
  uid: number | null,
): boolean =>
  claim.claim === 'unaffected' &&
  kind === 'trait' &&
  uid !== null &&
  from.uid === uid &&
  claim.by.includes('abilities') &&
  !isTeammate(view, from.seat, ability.from.seat);

/** Does a trait keep that Ability off this Pokémon? */
const isKeptOff = (view: View, force: Force, uid: number): boolean =>
  force.kind === 'ability' && view.forces('unaffected').some((one) => keepsOffAbility(view, one, force, uid));

/** Every claim of that kind about this Pokémon, oldest first; marks on it and on its player before what is derived. */
export const claimsOn = <K extends ClaimKind>(
  view: View,
  pokemon: Pokemon,
  kind: K,
  { only, meant, why, each = false }: Asked<K> = WHATEVER,
): readonly ForceOf<K>[] => {
  const onPlayers = leftOnPlayers(view, kind);
  if (pokemon.marks.length === 0 && onPlayers.length === 0 && view.forces(kind).length === 0) return NONE;
  const found: Force[] = [];
  const isMeant = (force: Force): boolean => meant?.(force.claim as ForceOf<K>['claim']) ?? true;
  for (const force of onPlayers)
    if (isMeant(force) && matches(view, force.claim.on ?? 'self', force.from, pokemon.uid) && active(view, force))
      found.push(force);
  for (const mark of pokemon.marks) {
    if (mark.says.claim !== kind) continue;
    const force = fromMark(mark, { uid: pokemon.uid }, pokemon.uid);
    if (isMeant(force) && view.readings.inForce(view, force) && active(view, force)) found.push(force);
  }
  for (const force of view.forces(kind)) {
    if (force.claim.claim !== kind || !isMeant(force) || isKeptOff(view, force, pokemon.uid)) continue;
    if (matches(view, force.claim.on ?? 'self', force.from, pokemon.uid) && active(view, force)) found.push(force);
  }
  if (found.length === 0) return NONE;
  const all = found as unknown as readonly ForceOf<K>[];
  const sorted = (only === undefined ? all : all.filter(only)).toSorted((a, b) => a.at - b.at);
  const said: Parameters<Why>[] = [];
  const counted = each ? sorted : view.readings.addUp(view, sorted, why && ((...words) => said.push(words)));
  if (why !== undefined) {
    // Of copies that do not add up, those that count are cited, and then that the others don't.
    for (const force of counted) {
      view.readings.inForce(view, force, why);
      if (force.mark === null) matches(view, force.claim.on ?? 'self', force.from, pokemon.uid, why);
      if (force.claim.while !== undefined) holds(view, force.claim.while, force.from, why);
    }
    for (const words of said) why(...words);
  }
  return counted.some(({ claim }) => claim.per !== undefined)
    ? counted.map((force) => multiplied(view, force))
    : counted;
};

/** Every claim of that kind about a player: marks on the player, and derived claims whose `on` names a side. */
export const claimsOnPlayer = <K extends ClaimKind>(view: View, player: Player, kind: K): readonly ForceOf<K>[] => {
  if (player.marks.length === 0 && view.forces(kind).length === 0) return NONE;
  const found: Force[] = [];
  for (const mark of player.marks) {
    if (mark.says.claim !== kind || isAboutPokemon(mark)) continue;
    const force = fromMark(mark, { seat: player.seat }, null);
    if (view.readings.inForce(view, force) && active(view, force)) found.push(force);
  }
  for (const force of view.forces(kind)) {
    if (force.claim.claim === kind && isAboutPlayer(view, force, player.seat) && active(view, force)) found.push(force);
  }
  return found as unknown as readonly ForceOf<K>[];
};

/** Is it about that player? A filter that asks for more than a side speaks of Pokémon, not of the player. */
export const isAboutPlayer = (view: View, { claim: { on }, from }: Force, seat: Seat): boolean =>
  typeof on === 'object' && Object.keys(on).every((key) => key === 'side') && sideMatches(view, on, from.seat, seat);

const sideMatches = (view: View, filter: Filter, from: Seat, seat: Seat): boolean => {
  if (filter.side !== 'yours' && filter.side !== 'theirs') return filter.side === 'any';
  return isTeammate(view, from, seat) === (filter.side === 'yours') && view.readings.means(view, from, seat);
};

const gapsOf = new WeakMap<View, readonly Gap[]>();

/** Texts of cards in play that are not executed; looked for once on a table, whatever is asked on it. */
export const gapsInPlay = (view: View): readonly Gap[] => {
  const known = gapsOf.get(view);
  if (known !== undefined) return known;
  const found = gapsFound(view);
  // A recorder hears of every rule that is asked.
  if (view.recorder === null) gapsOf.set(view, found);
  return found;
};

/** Could one of its powers be a text that is not executed and speaks without being used? */
const mayLeaveGap = ({ powers }: Card): boolean =>
  powers?.some(
    ({ does, opposingTurn, kind, always, leaves, heard }) =>
      leaves === true ||
      (does === undefined && always === undefined && (opposingTurn === true || heard === true || kind !== 'power')),
  ) === true;

const NO_POWERS: readonly OwnPower[] = [];

/** Those of its powers that could leave a gap, or all of them. */
const powersLookedAt = (view: View, pokemon: Pokemon): readonly OwnPower[] => {
  const top = topCard(view, pokemon);
  const none = view.recorder === null && top !== null && !keepsWhatIsBeneath(top) && !foundOn(top, mayLeaveGap);
  return none ? NO_POWERS : view.readings.features(view, pokemon).powers;
};

/** The same text, which may bear on anything. */
const withoutTouches = ({ text }: Script): Script => (text === undefined ? {} : { text });

const gapsFound = (view: View): readonly Gap[] => {
  const gaps: Gap[] = [];
  const add = (card: CardId, uid: number | null, place: string, script: Script, answers = false): void => {
    if (script.does !== undefined) return;
    const seat = (uid === null ? null : seatOf(view.state, uid)) ?? view.state.toMove;
    gaps.push({ card, place, script, uid, from: { seat, uid }, answers });
  };
  for (const player of view.state.players) {
    for (const pokemon of inPlay(player)) {
      for (const { power, card } of powersLookedAt(view, pokemon)) {
        // A Poké-Power is an action of its player, but for one that answers what happens in the opposing turn.
        const answers = power.opposingTurn === true && !isTeammate(view, player.seat, view.state.toMove);
        if (power.always === undefined && (answers || power.heard === true || power.kind !== 'power'))
          add(card, pokemon.uid, placeOfPower(power), power, answers);
        // What it was used for still holds, and what that is is unknown: it bears on anything.
        if (power.leaves === true && pokemon.thisTurn.some((used) => sameName(used, power.name)))
          add(card, pokemon.uid, placeOfPower(power), power.text === undefined ? {} : { text: power.text });
      }
      // Under a LV.X the card's text counts as well (CR 307.3h).
      const top = topCard(view, pokemon);
      const [id, beneath] = top !== null && keepsWhatIsBeneath(top) ? pokemon.stack : [pokemon.stack[0]];
      for (const printed of [id, beneath])
        if (printed !== undefined)
          for (const script of unexecuted(view.cardAt(printed)))
            if (!attachesAsEnergy(script)) add(printed, pokemon.uid, 'card text', script);
      // A Pokémon that is Energy there is what no other text or rule is known to find.
      for (const { card: id } of pokemon.attached) {
        for (const script of unexecuted(view.cardAt(id)))
          add(id, pokemon.uid, 'card text', attachesAsEnergy(script) ? withoutTouches(script) : script);
        const card = view.cardAt(id);
        const power = card === null ? undefined : attachedByPower(card);
        if (power !== undefined) add(id, pokemon.uid, 'card text', withoutTouches(power));
      }
    }
  }
  if (view.state.stadium !== null) {
    const id = view.state.stadium.card;
    for (const script of unexecuted(view.cardAt(id))) add(id, null, 'Stadium text', script);
  }
  return gaps;
};

const NO_SCRIPTS: readonly Script[] = [];

const printsScript = ({ unread, play }: Card): boolean => unread !== undefined || play !== undefined;

/** Texts of a card in play that it does not say as data: those marked so, and what it says as a played card where no claim or attack stands for it. */
const unexecuted = (card: Card | null): readonly Script[] => {
  if (card === null || !foundOn(card, printsScript)) return NO_SCRIPTS;
  const said = card.always !== undefined || card.lends !== undefined || card.lendsPowers !== undefined;
  return [...(card.unread ?? []), ...(card.play === undefined || said ? [] : [card.play])];
};
