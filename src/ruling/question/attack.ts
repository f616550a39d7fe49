import { inPlay, isActive, playerOf, pokemonOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { attacksOf, hasAttacksGiven, mayUseUnknown } from '../../rules/index.ts';
import { type Attack, type Pokemon, plainName, sameName, type Uid } from '../../state/index.ts';
import { picks } from '../../text/index.ts';
import { fault, here, naming, ok, type Reader, type ReadQuestion } from './answer.ts';
import { attackBeneath, attackBeside } from './earlier-stage.ts';
import {
  findOpposing,
  findPokemon,
  hasNoActive,
  isPlace,
  NOBODY,
  nobodyOpposing,
  nobodyThere,
  opposingPlaces,
  ownActives,
} from './names.ts';
import { splitAt, unquote } from './words.ts';

/** Words before the Pokémon that attacks, or before its place: `from bench 1`. */
const atWith = splitAt('with', 'from(?=\\s+(?:(?:my|the)\\s+)?bench\\b)');

/** Words before the Pokémon that is attacked. */
const atVictim = splitAt('on', 'at', 'against');

const untargeted = (action: Action): Action => {
  if (action.kind !== 'attack') return action;
  const { target: _target, ...rest } = action;
  return rest;
};

/** `attack`, `attack Live Coal`, `attack Live Coal with bench 1`, `attack Live Coal with active 2 on p2 active 1`. */
export const readAttack: Reader = (view, rest) => {
  // `attack Machamp with Live Coal` names the target and the attack.
  const [whom, how] = atWith(rest);
  const meant = how === null || !named(view, how) || named(view, rest) ? [] : findOpposing(view, whom.trim());
  if (how !== null && meant.length > 0) return readAimed(view, how, whom, meant, meant);
  const [before, target] = atVictim(` ${rest}`);
  const targets = target === null ? [] : findOpposing(view, target);
  // An attack may have such a word in its name.
  if (target === null || (targets.length === 0 && named(view, rest))) return readUnaimed(view, rest, undefined, []);
  // Whose Pokémon a place means is left to the text that may have its player choose among them.
  return readAimed(view, before.trim(), target, targets, [...targets, ...findPokemon(view, target)]);
};

/** An attack, and those whom such words mean: of several a text may have its player choose one, and else the Active Pokémon is attacked. */
const readAimed = (
  view: View,
  said: string,
  whom: string,
  targets: readonly Pokemon[],
  picked: readonly Pokemon[],
): ReadQuestion => {
  const [only, ...more] = targets;
  if (only !== undefined && more.length === 0) return readUnaimed(view, said, only.uid, picked);
  const ofText = picked.length === 0 ? null : readUnaimed(view, said, undefined, picked);
  if (ofText?.named !== undefined) return ofText;
  if (only === undefined) return nobodyOpposing(view, whom);
  const [active, ...others] = targets.filter((pokemon) => isActive(view, pokemon));
  return active === undefined || others.length > 0
    ? fault('unknown-place', whom, opposingPlaces(view))
    : readUnaimed(view, said, active.uid, []);
};

/** Those of the player's Pokémon with an attack called so that they may have declared where nobody says whose it is. */
const withAttack = (view: View, said: string): readonly Pokemon[] =>
  inPlay(playerOf(view.state, view.state.toMove)).filter((pokemon) =>
    attacksOf(view, pokemon).some(
      ({ attack }) =>
        plainName(attack.name).startsWith(plainName(unquote(said))) &&
        (isActive(view, pokemon) || attack.despite?.includes('place') === true),
    ),
  );

const named = (view: View, said: string): boolean => withAttack(view, said).length > 0;

/** The Active Pokémon; where it has no attack called so, those on the Bench whose attack may be used from there. */
const unnamed = (view: View, said: string): readonly Pokemon[] => {
  const actives = ownActives(view);
  const found = said === '' || !actives.every((one) => hasAttacksGiven(view, one)) ? [] : withAttack(view, said);
  return found.length === 0 || found.some((one) => actives.includes(one)) ? actives : found;
};

/** Of several with a name, those that are Active, else the first. */
const likeliest = (view: View, found: readonly Pokemon[]): readonly Pokemon[] => {
  const active = ownActives(view).filter((pokemon) => found.includes(pokemon));
  return active.length > 0 ? active : found.slice(0, 1);
};

const readUnaimed = (view: View, rest: string, target: Uid | undefined, picked: readonly Pokemon[]): ReadQuestion => {
  const [before, withWhom] = atWith(rest.replace(/^with\s+/i, ' with '));
  const whom = withWhom === null ? [] : findPokemon(view, withWhom).slice(0, 1);
  // `attack with Live Coal` names the attack; and an attack may have such a word in its name.
  const how = withWhom !== null && before.trim() === '' && named(view, withWhom) ? withWhom : null;
  const nobody = withWhom !== null && how === null && whom.length === 0 && !named(view, rest);
  if (
    nobody &&
    (isPlace(withWhom) ||
      (ownActives(view).length > 0 && ownActives(view).every((pokemon) => hasAttacksGiven(view, pokemon))))
  )
    return nobodyThere(view, 'attack', withWhom);
  const place = likeliest(view, findPokemon(view, rest.replace(/^with\s+/i, '')));
  const name = unquote(how ?? (withWhom === null ? rest : before));
  const attackers = [whom, place, unnamed(view, name)].find((found) => found.length > 0) ?? [];
  if (attackers.length === 0 && withWhom === null && hasNoActive(view))
    return ok('attack', here(view, [{ kind: 'attack', attacker: NOBODY, attack: unquote(rest) || 'an attack' }]));
  if (attackers.length === 0)
    return nobodyThere(view, 'attack', withWhom !== null && isPlace(withWhom) ? withWhom : 'active');
  const read = readFor(view, attackers, name, place.length > 0, target);
  return picked.length === 0 || !read.ok ? read : pickedBefore(view, read, name, target, picked);
};

/** A text that is not executed, and that may have its player pick among Pokémon. */
const PICKS = /\bchoose\b|\b(?:1|one) of\b|\bany (?:1|one|of)\b|\bBench/iu;

const maySayPick = ({ text = '', choose, activate, does }: Attack): boolean =>
  choose === undefined && activate === undefined && does === undefined && PICKS.test(text);

const attackMeant = (view: View, action: Action): readonly Attack[] => {
  if (action.kind !== 'attack') return [];
  const attacker = pokemonOf(view.state, action.attacker);
  const all = attacker === null ? [] : attacksOf(view, attacker).map(({ attack }) => attack);
  return all.filter(({ name }) => sameName(name, action.attack));
};

/** May the text of this attack have its player pick among Pokémon? */
const mayPick = (attack: Attack): boolean =>
  maySayPick(attack) || [attack.choose, attack.activate, attack.does].some((part) => picks(part ?? []) > 0);

/** An attack that does no damage but by its text. */
const isAllText = ({ damage, base }: Attack): boolean => damage === null && base === undefined;

/** An attack with a text that may pick one of these. The Defending Pokémon is never one on the Bench, nor of one's own side. */
const pickedBefore = (
  view: View,
  read: Extract<ReadQuestion, { readonly ok: true }>,
  name: string,
  target: Uid | undefined,
  picked: readonly Pokemon[],
): ReadQuestion => {
  const actions = read.prepared.map(({ action }) => action);
  const attacks = actions.map((action) => attackMeant(view, action));
  if (attacks.length === 0 || !attacks.every((found) => found.some(mayPick))) return read;
  const aimed = target === undefined ? null : pokemonOf(view.state, target);
  const isDefending = aimed !== null && isActive(view, aimed);
  if (isDefending && !attacks.flat().every(isAllText)) return read;
  const asks = `attack ${name}`;
  const bare = here(view, actions.map(untargeted));
  // Whom a text that is not read has its player pick is left to what follows, where that text is shown.
  const isUnread = attacks.flat().some(maySayPick);
  const unread = isDefending ? read : ok('attack', bare);
  return naming(isUnread ? unread : fault('for-nobody', name, [asks]), asks, picked, bare);
};

/** Does a card of this game print an attack of that name, wherever it is by now? Its Pokémon may have left play since. */
const isAttackOfSomeCard = (view: View, name: string): boolean =>
  view.state.cards.some((_card, id) => view.cardAt(id)?.attacks?.some((one) => sameName(one.name, name)) === true);

/** The attacks that a name means, of Pokémon that may each be meant. */
const readFor = (
  view: View,
  attackers: readonly Pokemon[],
  name: string,
  whole: boolean,
  target: Uid | undefined,
): ReadQuestion => {
  const names = attackers.flatMap((pokemon) => attacksOf(view, pokemon).map(({ attack }) => attack.name));
  const nowhere = names.length === 0;
  const act = (attacker: Pokemon, attack: string): Action => ({
    kind: 'attack',
    attacker: attacker.uid,
    attack,
    ...(target === undefined ? {} : { target }),
  });
  const meant = attackers.flatMap((pokemon): readonly Action[] => {
    const known = attacksOf(view, pokemon).map(({ attack }) => attack.name);
    // The attacks of a sketched or undescribed Pokémon are unknown.
    const all = hasAttacksGiven(view, pokemon) && !mayUseUnknown(view, pokemon);
    if (known.length === 0 && !all) return [act(pokemon, name === '' || whole ? 'an attack' : name)];
    // One without any attack is asked about all the same: the rule that looks for the attack answers.
    if (name === '' || whole) return (known.length === 0 ? ['an attack'] : known).map((one) => act(pokemon, one));
    const exact = known.find((one) => sameName(one, name));
    const begun = known.filter((one) => plainName(one).startsWith(plainName(name)));
    const only = exact ?? (begun.length === 1 ? begun[0] : undefined);
    if (only !== undefined) return [act(pokemon, only)];
    const earlier = attackBeneath(view, pokemon, name) ?? attackBeside(view, pokemon, name);
    if (earlier !== null) return [act(pokemon, earlier)];
    return nowhere || !all || isAttackOfSomeCard(view, name) ? [act(pokemon, name)] : [];
  });
  return meant.length > 0 ? ok('attack', here(view, meant)) : fault('unknown-attack', name, names);
};
