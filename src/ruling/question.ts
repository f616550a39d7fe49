import { energyIds, inPlay, nameOf, placeOf, playerOf, topCard, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { attacksOf, energyLabel, features, isFossil, rulesName } from '../rules/index.ts';
import {
  type Card,
  type CardId,
  ENERGY_LETTERS,
  ENERGY_NAMES,
  type Pokemon,
  plainName,
  sameName,
} from '../state/index.ts';
import { holding, type Prepared } from './in-hand.ts';

/** Reads a judge's question (`retreat`, `evolve Raichu on bench 2`, `attack "Live Coal"`) as the actions it may mean on this table. */

/** What is wrong with a question, with the nearest valid words. */
export interface QuestionFault {
  readonly code:
    | 'unknown-question'
    | 'unknown-place'
    | 'unknown-card'
    | 'unknown-attack'
    | 'unknown-power'
    | 'incomplete-question';
  readonly said: string;
  readonly expected: readonly string[];
}

export type ReadQuestion =
  | { readonly ok: true; readonly kind: Action['kind']; readonly prepared: readonly Prepared[] }
  | { readonly ok: false; readonly fault: QuestionFault };

export const QUESTIONS = [
  'retreat',
  'attack NAME',
  'evolve CARD on PLACE',
  'play CARD',
  'attach CARD to PLACE',
  'use POWER',
  'bench CARD',
  'level-up',
  'draw',
  'end turn',
] as const;

const fault = (code: QuestionFault['code'], said: string, expected: readonly string[]): ReadQuestion => ({
  ok: false,
  fault: { code, said, expected },
});

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.!]+$/, '');
const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^["“'](.*)["”']$/u, '$1')
    .trim();

/** Splits `X on Y` at the last of the given words. */
const splitAt = (text: string, words: readonly string[]): readonly [string, string | null] => {
  const pattern = new RegExp(`^(.*?)\\s+(?:${words.join('|')})\\s+(.+)$`, 'i');
  const found = pattern.exec(text);
  return found?.[1] === undefined || found[2] === undefined ? [text, null] : [found[1], found[2]];
};

/** The Pokémon of the player to move that a place or name means. */
const findPokemon = (view: View, text: string, seat = view.state.toMove): readonly Pokemon[] => {
  const player = playerOf(view.state, seat);
  const said = unquote(text)
    .toLowerCase()
    .replace(/^(?:my|your|the)\s+/, '');
  const place = said.replace(/^(active|bench)\s*(\d*)$/, (_all, row: string, number: string) =>
    number === '' ? row : `${row} ${number}`,
  );
  const all = inPlay(player);
  const byPlace = all.filter(
    (pokemon) => placeOf(view.state, pokemon.uid) === (place === 'active 1' ? 'active' : place),
  );
  if (byPlace.length > 0) return byPlace;
  return all.filter((pokemon) => sameName(nameOf(view, pokemon), said));
};

const placesOf = (view: View): readonly string[] =>
  inPlay(playerOf(view.state, view.state.toMove)).map((pokemon) => placeOf(view.state, pokemon.uid));

/** Energy by letter, by type or by name. */
const energyNames = (text: string): readonly string[] => {
  const said = unquote(text).replace(/\s+energy(?:\s+card)?$/i, '');
  const letter = ENERGY_LETTERS.find(
    (l) => l.toLowerCase() === said.toLowerCase() || ENERGY_NAMES[l].toLowerCase() === said.toLowerCase(),
  );
  return letter === undefined ? [unquote(text), said] : [`${ENERGY_NAMES[letter]} Energy`, letter];
};

const cardsCalled = (view: View, names: readonly string[]): readonly Card[] => {
  for (const name of names) {
    const print = /^(.*?)\s*\(([^)]+)\)$/.exec(name);
    const found = view.pool
      .named(print?.[1] ?? name)
      .filter(
        (card) =>
          print?.[2] === undefined || plainName(card.print ?? '') === plainName(print[2]) || card.key === print[2],
      );
    if (found.length > 0) return found;
  }
  return [];
};

/** For a card from hand: the table with that card in hand, one per print that differs. */
const withCard = (
  view: View,
  names: readonly string[],
  make: (card: Card, id: CardId, state: Prepared['state']) => readonly Action[],
): readonly Prepared[] | null => {
  const cards = cardsCalled(view, names);
  const [first] = cards;
  if (first === undefined) return null;
  const inHand = playerOf(view.state, view.state.toMove).hand.cards.find((id) =>
    cards.some((card) => view.cardAt(id)?.key === card.key),
  );
  const card = inHand === undefined ? first : (view.cardAt(inHand) ?? first);
  return holding(view, card, inHand).flatMap((held) =>
    make(card, held.card, held.state).map((action) => ({ action, state: held.state, assumed: held.assumed })),
  );
};

const here = (view: View, actions: readonly Action[]): readonly Prepared[] =>
  actions.map((action) => ({ action, state: view.state, assumed: [] }));

type Reader = (view: View, rest: string, whole: string) => ReadQuestion;

const ok = (kind: Action['kind'], prepared: readonly Prepared[]): ReadQuestion => ({ ok: true, kind, prepared });

/** `LL` in a payment is two cards, as on the board; a short name such as DRE stays one. */
const oneByOne = (said: string): readonly string[] => (/^[GRWLPFDMY]{2,}$/i.test(said) ? [...said] : [said]);

/** The Energy cards that are to pay, in the order said. A word that names none of those left is given back. */
const readPayment = (view: View, active: Pokemon, text: string): readonly CardId[] | { readonly stranger: string } => {
  const left = [...energyIds(view, active)];
  const paid: CardId[] = [];
  const words = text.split(/\s*(?:,|\+|\bthen\b|\band\b)\s*|\s+/i).filter((word) => word !== '');
  if (words.every((word) => /^(?:nothing|none|0|-)$/i.test(word))) return [];
  const called = (id: CardId, said: string): boolean =>
    sameName(energyLabel(view.cardAt(id)), said) || sameName(view.cardAt(id)?.name ?? '', energyNames(said)[0] ?? said);
  for (const word of words) {
    const whole = left.some((id) => called(id, word));
    for (const said of whole ? [word] : oneByOne(word)) {
      const at = left.findIndex((id) => called(id, said));
      const [id] = at < 0 ? [] : left.splice(at, 1);
      if (id === undefined) return { stranger: said };
      paid.push(id);
    }
  }
  return paid;
};

const readRetreat: Reader = (view, rest) => {
  const active = playerOf(view.state, view.state.toMove).active[0] ?? null;
  if (active === null) return fault('unknown-place', 'active', ['an Active Pokémon on the board']);
  const [before, paying] = splitAt(` ${rest}`, ['paying', 'pay']);
  const way = before.replace(/,\s*$/, '');
  const toward = /\b(?:to|for|into)\s+(.+)$/i.exec(way);
  const place = toward?.[1];
  const to = place === undefined ? undefined : findPokemon(view, place).find((pokemon) => pokemon.uid !== active.uid);
  if (place !== undefined && to === undefined) {
    const benched = placesOf(view).filter((one) => one !== 'active');
    return fault('unknown-place', place, benched);
  }
  const pay = paying === null ? undefined : readPayment(view, active, paying);
  if (pay !== undefined && 'stranger' in pay) {
    const attached = energyIds(view, active).map((id) => energyLabel(view.cardAt(id)));
    return fault('unknown-card', pay.stranger, attached);
  }
  const whom = (toward === null ? way : way.slice(0, toward.index)).trim().replace(/^with\s+/i, '');
  const pokemon = whom === '' ? active : findPokemon(view, whom)[0];
  if (pokemon === undefined) return fault('unknown-place', whom, placesOf(view));
  const details = { ...(to === undefined ? {} : { to: to.uid }), ...(pay === undefined ? {} : { pay }) };
  return ok('retreat', here(view, [{ kind: 'retreat', pokemon: pokemon.uid, ...details }]));
};

const readAttack: Reader = (view, rest) => {
  const active = playerOf(view.state, view.state.toMove).active[0] ?? null;
  const [before, withWhom] = splitAt(rest.replace(/^with\s+/i, ' with '), ['with']);
  const whom = withWhom === null ? active : findPokemon(view, withWhom)[0];
  const whole = findPokemon(view, rest.replace(/^with\s+/i, ''))[0];
  const pokemon = whom ?? whole ?? active;
  if (pokemon === null || pokemon === undefined) return fault('unknown-place', withWhom ?? 'active', placesOf(view));
  const name = unquote(withWhom === null ? rest : before);
  const known = attacksOf(view, pokemon);
  const act = (attack: string): Action => ({ kind: 'attack', attacker: pokemon.uid, attack });
  // Nobody told what attacks a sketched or undescribed Pokémon has.
  const card = topCard(view, pokemon);
  if (known.length === 0 && (card === null || card.sketched === true))
    return ok('attack', here(view, [act(name === '' ? 'an attack' : name)]));
  if (name === '' || whole !== undefined)
    return ok(
      'attack',
      here(
        view,
        known.map(({ attack }) => act(attack.name)),
      ),
    );
  const exact = known.find(({ attack }) => sameName(attack.name, name));
  if (exact !== undefined) return ok('attack', here(view, [act(exact.attack.name)]));
  const begun = known.filter(({ attack }) => plainName(attack.name).startsWith(plainName(name)));
  const [only] = begun;
  if (begun.length === 1 && only !== undefined) return ok('attack', here(view, [act(only.attack.name)]));
  if (known.length > 0)
    return fault(
      'unknown-attack',
      name,
      known.map(({ attack }) => attack.name),
    );
  return ok('attack', here(view, [act(name)]));
};

const readEvolve: Reader = (view, rest) => {
  const [said, on] = splitAt(rest, ['on', 'onto', 'upon']);
  const [from, into] = splitAt(said, ['into', 'to']);
  const name = unquote(into ?? said);
  const host = on ?? (into === null ? null : from);
  const prepared = withCard(view, [name], (card, id) => {
    const all = inPlay(playerOf(view.state, view.state.toMove));
    const named =
      host === null
        ? all.filter((pokemon) => card.from !== undefined && sameName(nameOf(view, pokemon), card.from))
        : findPokemon(view, host);
    const active = playerOf(view.state, view.state.toMove).active[0];
    const hosts = named.length > 0 ? named : host === null && active !== null && active !== undefined ? [active] : [];
    const kind = card.stage === 'level-up' ? 'level-up' : 'evolve';
    return hosts.map((pokemon): Action => ({ kind, card: id, on: pokemon.uid }));
  });
  if (prepared === null) return fault('unknown-card', name, []);
  if (prepared.length === 0) return fault('unknown-place', host ?? 'a Pokémon', placesOf(view));
  return ok(prepared[0]?.action.kind ?? 'evolve', prepared);
};

const readLevelUp: Reader = (view, rest) => {
  const active = playerOf(view.state, view.state.toMove).active[0] ?? null;
  const [said, on] = splitAt(rest.replace(/^into\s+/i, ''), ['on', 'onto']);
  const host = on === null ? active : findPokemon(view, on)[0];
  if (host === null || host === undefined) return fault('unknown-place', on ?? 'active', placesOf(view));
  const named = unquote(said);
  if (named === '' && topCard(view, host) === null) return ok('level-up', []);
  const name = named === '' ? `${rulesName(view, host)} LV.X` : /lv\.?\s*x$/i.test(named) ? named : `${named} LV.X`;
  const prepared = withCard(view, [name, named], (_card, id) => [{ kind: 'level-up', card: id, on: host.uid }]);
  return prepared === null ? fault('unknown-card', name, []) : ok('level-up', prepared);
};

const readAttach: Reader = (view, rest) => {
  const [said, to] = splitAt(rest, ['to', 'on', 'onto']);
  const hosts = findPokemon(view, to ?? 'active');
  const [host] = hosts;
  if (host === undefined) return fault('unknown-place', to ?? 'active', placesOf(view));
  const prepared = withCard(view, energyNames(said), (card, id) =>
    card.kind === 'energy'
      ? [{ kind: 'attach-energy', card: id, to: host.uid }]
      : [{ kind: 'play-trainer', card: id, to: host.uid }],
  );
  return prepared === null
    ? fault('unknown-card', unquote(said), [])
    : ok(prepared[0]?.action.kind ?? 'attach-energy', prepared);
};

const readBench: Reader = (view, rest) => {
  const name = unquote(rest.replace(/\s+(?:on|to)\s+(?:the\s+)?bench$/i, ''));
  if (name === '') return fault('incomplete-question', 'bench', ['bench CARD']);
  const prepared = withCard(view, [name], (_card, id) => [{ kind: 'bench', card: id }]);
  return prepared === null ? fault('unknown-card', name, []) : ok('bench', prepared);
};

const readPlay: Reader = (view, rest) => {
  const [said, on] = splitAt(rest, ['on', 'onto', 'to']);
  let prepared = withCard(view, [unquote(rest)], (card, id) => playsOf(card, id, undefined));
  if (prepared === null && on !== null) {
    const host = findPokemon(view, on)[0];
    if (host === undefined && cardsCalled(view, [unquote(said)]).length > 0)
      return fault('unknown-place', on, placesOf(view));
    prepared = withCard(view, [unquote(said)], (card, id) => playsOf(card, id, host?.uid));
  }
  if (prepared === null) return fault('unknown-card', unquote(said), []);
  if (prepared.length === 0)
    return fault('incomplete-question', rest, ['attach ENERGY to PLACE', 'evolve CARD on PLACE']);
  return ok(prepared[0]?.action.kind ?? 'play-trainer', prepared);
};

/** The ways a card is played from hand by that word alone. */
const playsOf = (card: Card, id: CardId, to: number | undefined): readonly Action[] => {
  const host = to === undefined ? {} : { to };
  if (isFossil(card)) return [{ kind: 'bench', card: id }];
  if (card.kind === 'trainer') return [{ kind: 'play-trainer', card: id, ...host }];
  if (card.kind === 'supporter') return [{ kind: 'play-supporter', card: id }];
  if (card.kind === 'stadium') return [{ kind: 'play-stadium', card: id }];
  if (card.kind === 'energy') return to === undefined ? [] : [{ kind: 'attach-energy', card: id, to }];
  if (card.stage === 'basic' || card.stage === 'baby') return [{ kind: 'bench', card: id }];
  return to === undefined ? [] : [{ kind: card.stage === 'level-up' ? 'level-up' : 'evolve', card: id, on: to }];
};

const readUse: Reader = (view, rest) => {
  const [said, of] = splitAt(rest, ['of', 'on', 'with', 'from']);
  const whole = unquote(rest);
  const all = inPlay(playerOf(view.state, view.state.toMove));
  const holders = (name: string, among: readonly Pokemon[]): readonly Action[] =>
    among
      .filter((pokemon) => features(view, [pokemon]).powers.some(({ power }) => sameName(power.name, name)))
      .map((pokemon) => ({ kind: 'use-power', pokemon: pokemon.uid, power: name }));
  const direct = holders(whole, all);
  if (direct.length > 0) return ok('use-power', here(view, direct));
  const among = of === null ? all : findPokemon(view, of);
  const narrowed = holders(unquote(said), among);
  if (narrowed.length > 0) return ok('use-power', here(view, narrowed));
  const asAttack = all.some((pokemon) => attacksOf(view, pokemon).some(({ attack }) => sameName(attack.name, whole)));
  if (asAttack) return readAttack(view, rest, rest);
  const names = all.flatMap((pokemon) => features(view, [pokemon]).powers.map(({ power }) => power.name));
  return fault('unknown-power', whole, names);
};

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^retreat(?:ing)?\b/i, readRetreat],
  [/^attack(?:ing)?\b/i, readAttack],
  [/^evolve\b/i, readEvolve],
  [/^level[\s-]?up\b/i, readLevelUp],
  [/^attach\b/i, readAttach],
  [/^bench\b/i, readBench],
  [/^play\b/i, readPlay],
  [/^use\b/i, readUse],
  [
    /^(?:end(?:\s+turn|\s+the\s+turn|\s+my\s+turn)?|pass)$/i,
    (view) => ok('end-turn', here(view, [{ kind: 'end-turn' }])),
  ],
  [/^draw$/i, (view) => ok('draw', here(view, [{ kind: 'draw' }]))],
];

/** The first words of all questions, for completing and correcting. */
export const QUESTION_WORDS = [
  'retreat',
  'attack',
  'evolve',
  'level-up',
  'attach',
  'bench',
  'play',
  'use',
  'end turn',
  'draw',
] as const;

export const readQuestion = (view: View, question: string): ReadQuestion => {
  const said = tidy(question).replace(/^(?:can|may)\s+(?:i|p\d|they|he|she|it|you)\s+/i, '');
  for (const [pattern, reader] of READERS) {
    const found = pattern.exec(said);
    if (found !== null) return reader(view, said.slice(found[0].length).trim(), said);
  }
  return fault('unknown-question', said, QUESTION_WORDS);
};
