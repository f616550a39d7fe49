import { inPlay, nameOf, placeOf, playerOf, type View } from '../../claims/index.ts';
import { attacksOf, countsAsBasic, powersOf } from '../../rules/index.ts';
import { type Card, type Pokemon, plainName, sameName } from '../../state/index.ts';
import { cardsCalled, ownActives } from '../question/names.ts';

/** Questions near to one that was not understood, as they can be asked of this table. */

const MOST = 6;

/** Looked at for names, so that a long text costs no time. */
const WORDS_READ = 40;
const LONGEST_NAME = 5;

const held = (view: View): readonly Card[] =>
  playerOf(view.state, view.state.toMove).hand.cards.flatMap((id) => view.cardAt(id) ?? []);

/** Evolution cards for this Pokémon: those in hand, else those on file. */
const ontoIt = (view: View, one: Pokemon): readonly string[] => {
  const goOn = (cards: readonly Card[]): readonly string[] => [
    ...new Set(
      cards
        .filter(({ from, stage }) => stage !== 'level-up' && from !== undefined && sameName(from, nameOf(view, one)))
        .map(({ name }) => name),
    ),
  ];
  const inHand = goOn(held(view));
  return inHand.length > 0 ? inHand : goOn(view.pool.evolvingFrom(nameOf(view, one)));
};

const evolutions = (view: View, hosts: readonly Pokemon[]): readonly string[] =>
  hosts.slice(0, 3).flatMap((one) =>
    ontoIt(view, one)
      .slice(0, 3)
      .map((name) => `evolve ${name} on ${placeOf(view.state, one.uid)}`),
  );

const asksOfCard = (view: View, card: Card): readonly string[] => {
  if (card.kind === 'energy') return [`attach ${card.name} to active`];
  if (card.kind !== 'pokemon') return [card.attaches === true ? `attach ${card.name} to active` : `play ${card.name}`];
  const mine = inPlay(playerOf(view.state, view.state.toMove));
  const hosts = mine.filter((one) => card.from !== undefined && sameName(card.from, nameOf(view, one)));
  if (hosts.length > 0) return hosts.map((one) => `evolve ${card.name} on ${placeOf(view.state, one.uid)}`);
  return countsAsBasic(view, [card]) && !mine.some((one) => sameName(nameOf(view, one), card.name))
    ? [`bench ${card.name}`]
    : [];
};

/** What can be asked of the attacks, powers and cards that the words name. */
export const namedIn = (view: View, text: string): readonly string[] => {
  const words = text
    .replace(/[?!,;“”"]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_READ);
  const windows = words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_one, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  );
  const said = new Set(windows.map(plainName));
  const names = (name: string): boolean => said.has(plainName(name));
  const actives = ownActives(view);
  const { bench } = playerOf(view.state, view.state.toMove);
  const powers = [...actives, ...bench].flatMap((one) => powersOf(view, one));
  const attacks = [...actives, ...bench].flatMap((one) =>
    attacksOf(view, one)
      .filter(({ attack }) => names(attack.name))
      .map(({ attack }) =>
        actives.includes(one) ? `attack ${attack.name}` : `attack ${attack.name} with ${placeOf(view.state, one.uid)}`,
      ),
  );
  const uses = powers.filter(({ power }) => names(power.name)).map(({ power }) => `use ${power.name}`);
  const cards = windows
    .filter((window) => window.length > 2)
    .flatMap((window) => cardsCalled(view, [window]).slice(0, 1));
  return [...new Set([...attacks, ...uses, ...cards.flatMap((card) => asksOfCard(view, card))])].slice(0, MOST);
};

const HELD_KINDS: readonly (readonly [RegExp, (card: Card) => boolean])[] = [
  [/\bsupporters?\b/, ({ kind }) => kind === 'supporter'],
  [/\bstadiums?\b/, ({ kind }) => kind === 'stadium'],
  [/\b(?:items?|trainers?)\b/, ({ kind }) => kind === 'trainer'],
];

/** Questions of the kind that was asked, as they can be asked of this table. */
export const nearestTo = (view: View, text: string): readonly string[] => {
  const said = text.toLowerCase();
  const near: string[] = [...namedIn(view, text)];
  const actives = ownActives(view);
  const mine = [...actives, ...playerOf(view.state, view.state.toMove).bench];
  const about = mine.filter((one) => nameOf(view, one) !== '' && said.includes(nameOf(view, one).toLowerCase()));
  if (/retreat|run away|switch/.test(said)) near.push('retreat');
  if (/\battack|swing|\bhits?\b|enough|\bko\b|damage|knock/.test(said)) {
    // A Pokémon that is named may be attacked as well as attack.
    const attackers = [...new Set([...actives, ...about])];
    for (const one of attackers)
      for (const { attack } of attacksOf(view, one))
        near.push(`attack ${attack.name}${actives.includes(one) ? '' : ` with ${placeOf(view.state, one.uid)}`}`);
  }
  if (/evolve|evolution/.test(said)) {
    const found = evolutions(view, about.length > 0 ? about : mine);
    near.push(...(found.length > 0 ? found : ['evolve CARD on PLACE']));
  }
  if (/energ|attach/.test(said)) near.push('attach ENERGY to PLACE');
  if (/power|ability|\buse|activate/.test(said)) {
    const among = about.length > 0 ? about : mine;
    near.push(...among.flatMap((one) => powersOf(view, one).map(({ power }) => `use ${power.name}`)));
  }
  if (/level/.test(said)) near.push('level-up');
  const kinds = HELD_KINDS.filter(([word]) => word.test(said));
  near.push(...held(view).flatMap((card) => (kinds.some(([, is]) => is(card)) ? [`play ${card.name}`] : [])));
  if (/\bplay|trainer|\bitem|supporter|stadium|\btool/.test(said)) near.push('play CARD');
  if (/(?<!\b(?:my|the|his|her|their|your|its) )\bbench\b|put down|come down/.test(said)) near.push('bench CARD');
  if (/\bend\b|\bpass\b|have to attack|must i attack/.test(said)) near.push('end turn');
  if (/\bdraw/.test(said)) near.push('draw');
  return [...new Set(near)].slice(0, MOST);
};
