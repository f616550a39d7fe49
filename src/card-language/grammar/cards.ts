import { ENERGY_NAMES } from '../../state/index.ts';
import type { CardFilter } from '../../text/index.ts';
import { both, isSome } from './card-amounts.ts';
import { sorts } from './production.ts';
import type { Meaning } from './sorts.ts';

/** Which cards of a pile are meant, and which Energy on a Pokémon. */

const {
  cardKind: kind,
  cardWhich: which,
  cards,
  energy,
  energyCards: ofEnergy,
  manyCards,
  pokemonCards: pokemon,
} = sorts;

export const BASIC_ENERGY: CardFilter = { kind: 'energy', tag: 'basic energy' };

const WORD = '" {word:Name} "';

/** Two kinds or more; Basic Pokémon and Evolution cards together have a name of their own. */
const anyOf = (...all: readonly CardFilter[]): CardFilter | null => {
  const everyPokemon =
    all.some(({ kind, basic }) => kind === 'pokemon' && basic === true) &&
    all.some(({ evolution }) => evolution === true);
  return everyPokemon || all.some((each) => !isSome(each)) ? null : { 'any-of': all };
};

const AND = '(and|or|and / or)';

/** So many of each. */
const ofEach = (...kinds: Meaning['ManyCards']): Meaning['ManyCards'] | null =>
  kinds.every(([, cards]) => isSome(cards)) ? kinds : null;

export const CARDS = [
  energy('any', 'Energy [card|cards]', () => ({})),
  energy('of a type', '{type:Type} Energy [card|cards]', ({ type }) => ({ type })),
  energy('basic', 'basic Energy [card|cards]', () => ({ basic: true })),
  energy('basic of a type', 'basic {type:Type} Energy [card|cards]', ({ type }) => ({ basic: true, type })),
  energy('Special', 'Special Energy [card|cards]', () => ({ special: true })),

  pokemon('any', 'Pokémon', () => ({ kind: 'pokemon' })),
  pokemon('Basic', 'Basic {rest:PokemonCards}', ({ rest }) => both({ basic: true }, rest)),
  pokemon('Evolution', 'Evolution {rest:PokemonCards}', ({ rest }) => both({ evolution: true }, rest)),
  pokemon('of a stage', 'Stage {n:Number} {rest:PokemonCards}', ({ n, rest }) =>
    n === 1 || n === 2 ? both({ stage: `stage ${n}` }, rest) : null,
  ),
  pokemon('Baby', 'Baby {rest:PokemonCards}', ({ rest }) => both({ stage: 'baby' }, rest)),
  pokemon('of a type', '{type:Type} {rest:PokemonCards}', ({ type, rest }) => both({ type }, rest)),
  pokemon('of any of several', '{any:AnyOfThese} {rest:PokemonCards}', ({ any, rest }) =>
    both({ 'any-of': any }, rest),
  ),
  pokemon('of an owner', "{owner:Name}'s {rest:PokemonCards}", ({ owner, rest }) =>
    both({ 'name-has': `${owner}'s` }, rest),
  ),
  pokemon('Mega Evolution ex', 'Mega Evolution Pokémon ex', () => ({
    kind: 'pokemon',
    tag: 'ex',
    'name-has': 'Mega',
  })),
  pokemon('with a mark', '{tag:Tag} {rest:PokemonCards}', ({ tag, rest }) => both({ tag }, rest)),
  pokemon('of a rank', '{tag:Rank}', ({ tag }) => ({ kind: 'pokemon', tag })),

  ofEnergy('Energy that is attached', '{energy:Energy}', (holes) => {
    const { type, basic, special } = holes.energy;
    const of: CardFilter = basic === true ? BASIC_ENERGY : { kind: 'energy' };
    return {
      ...of,
      ...(type === undefined ? {} : { type }),
      ...(special === true ? { 'not-tag': 'basic energy' } : {}),
    };
  }),
  // Each Holon Energy has its letters after its name.
  ofEnergy('Energy by name', '{name:Name} Energy [card|cards]', ({ name }) => ({
    kind: 'energy',
    [name === 'Holon' ? 'name-has' : 'named']: `${name} Energy`,
  })),
  // Its types stand after its name.
  ofEnergy('Energy by name and types', '{name:Name} Energy {types:Costs}', ({ name, types }) =>
    types.length < 2
      ? null
      : { kind: 'energy', named: `${name} Energy ${types.map((type) => ENERGY_NAMES[type]).join('')}` },
  ),
  ofEnergy('Energy of an owner', "{owner:Name}'s Energy [card|cards]", ({ owner }) => ({
    kind: 'energy',
    named: `${owner}'s Energy`,
  })),
  ofEnergy('Energy with a mark', '{tag:Tag} Energy [card|cards]', ({ tag }) => ({
    kind: 'energy',
    named: `${tag.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())} Energy`,
  })),
  ofEnergy(
    'of either type',
    [
      '{one:Type} (or|and) {other:Type} Energy [card|cards]',
      '{one:Type} Energy (or|and) {other:Type} Energy (card|cards)',
    ],
    ({ one: first, other }) => ({ kind: 'energy', 'any-of': [{ type: first }, { type: other }] }),
  ),

  kind('any', '(card|cards)', () => ({})),
  kind('Pokémon', ['{of:PokemonCards} [card|cards]', '{of:EnergyCards}'], ({ of }) => of),
  kind('Evolution', 'Evolution (card|cards)', () => ({ kind: 'pokemon', evolution: true })),
  kind(
    'any Pokémon',
    [
      'Basic Pokémon (or|and / or|and) Evolution (card|cards)',
      'Baby Pokémon, Basic Pokémon, or Evolution (card|cards)',
    ],
    () => ({ kind: 'pokemon' }),
  ),
  kind('Trainer', 'Trainer (card|cards)', () => ({ kind: 'trainer', 'old-trainer': true })),
  kind('any kind of Trainer', 'Trainer, Supporter[,] (and|or) Stadium (card|cards)', () => ({
    'any-of': [{ kind: 'trainer', 'old-trainer': true }, { kind: 'supporter' }, { kind: 'stadium' }],
  })),
  kind('Supporter', 'Supporter [card|cards]', () => ({ kind: 'supporter' })),
  kind('Supporter with a mark', '{tag:Tag} Supporter [card|cards]', ({ tag }) => ({ kind: 'supporter', tag })),
  kind('Stadium', 'Stadium [card|cards]', () => ({ kind: 'stadium' })),
  kind('Item', 'Item [card|cards]', () => ({ item: true })),
  kind('Tool', 'Pokémon (Tool|Tools) [card|cards]', () => ({ tag: 'tool' })),
  kind('with a mark', '{tag:Tag} (card|cards)', ({ tag }) => ({ tag })),
  // Each Unown has its letter after its name.
  kind('by name', ['{name:Name} (card|cards)', '{name:Name}'], ({ name }) => ({
    [name === 'Unown' ? 'name-has' : 'named']: name,
  })),

  which(
    'with few HP',
    ['with {n:Number} HP or less', ', each with {n:Number} HP or less,', 'that each has {n:Number} HP or less'],
    ({ n }) => ({ 'hp-at-most': n }),
  ),
  which('without a Rule Box', "that (doesn't|don't) have a Rule Box", () => ({ 'rule-box': false })),
  which(
    'with a word in the name',
    `(that (has|have) ([the word] ${WORD}|{word:Name})|with {word:Name}) in (its|their) (name|names)`,
    ({ word }) => ({ 'name-has': word }),
  ),
  // One Supporter alone asks so; Stadiums ask it of Pokémon.
  which('with either word in the name', "that has {word:Name} or {owner:Name}'s in its name", ({ word, owner }) => ({
    'any-of': [{ 'name-has': word }, { 'name-has': `${owner}'s` }],
  })),
  which('a Technical Machine by name', 'that (has|have) " Technical Machine " in (its|their) (name|names)', () => ({
    'name-has': 'Technical Machine',
  })),
  which('named as one of yours', 'with the same name as (1 of your Pokémon|a Pokémon of yours) in play', () => ({
    'as-in-play': 'yours',
  })),
  which('without Abilities', 'that (has|have) no Abilities', () => ({ 'none-of': [{ has: 'ability' }] })),
  which('by name', 'named {name:Name}', ({ name }) => ({ named: name })),
  which('by either name', 'named {name:Name} or {other:Name}', ({ name, other }) => ({
    'any-of': [{ named: name }, { named: other }],
  })),
  which('but Supporters', '\\(excluding Supporter cards\\)', () => ({ 'none-of': [{ kind: 'supporter' }] })),
  which('δ', 'that (has|have) δ on (its|their) card', () => ({ tag: 'delta' })),
  which('but those of a rank', '\\(excluding {tag:Rank}\\)', ({ tag }) => ({ 'not-tag': tag })),
  which('but those of a name', [', except [for] [any] {name:Name},', 'except [for] [any] {name:Name}'], ({ name }) => ({
    'not-named': name,
  })),
  which('but its own name', '\\((except|excluding) [for] SELF\\)', (_holes, { name }) => ({ 'not-named': name })),
  which(
    'but Pokémon-GX and Pokémon-EX',
    ["that (isn't a|aren't) Pokémon-GX or [a] Pokémon-EX", '(excluding|except) Pokémon-GX and Pokémon-EX'],
    () => ({ 'none-of': [{ tag: 'gx' }, { tag: 'EX' }] }),
  ),
  which('with an attack', 'that (has|have) the {attack:Name} attack', ({ attack }) => ({ 'has-attack': attack })),
  which('with just such a Retreat Cost', 'with a Retreat Cost of exactly {n:Number}', ({ n }) => ({
    'retreat-at-least': n,
    'none-of': [{ 'retreat-at-least': n + 1 }],
  })),
  which('with a Retreat Cost of at least', 'with a Retreat Cost of {n:Number} or more', ({ n }) => ({
    'retreat-at-least': n,
  })),

  sorts.cardsOne('of a kind', '{kind:CardKind}', (holes) => holes.kind),
  sorts.cardsOne('of a kind which', '{kind:CardKind} {which:CardWhich}', (holes) => both(holes.kind, holes.which)),
  cards('one kind', '{one:CardsOne}', (holes) => holes.one),
  cards('either', '{one:CardsOne} (or|and / or) [(a|an)] {other:CardsOne}', (holes) =>
    // "That aren't Pokémon-GX or Pokémon-EX" leaves out both, and "a Pokémon named A or B" names both.
    holes.one['not-tag'] !== undefined || (holes.one.kind !== undefined && holes.one.named !== undefined)
      ? null
      : anyOf(holes.one, holes.other),
  ),
  cards(
    'Pokémon or another kind',
    'Basic Pokémon [card|cards], Evolution [card|cards][,] (or|and / or|and) {other:CardsOne}',
    ({ other }) => (!isSome(other) || other.kind === 'pokemon' ? null : { 'any-of': [{ kind: 'pokemon' }, other] }),
  ),
  cards('both kinds', '{one:CardsOne} and {other:CardsOne}', ({ one: first, other }) =>
    [first, other].some(({ named }) => named !== undefined) ? null : anyOf(first, other),
  ),
  cards(
    'one of three',
    '{one:CardsOne}, [(a|an)] {two:CardsOne}[,] (or|and / or) [(a|an)] {three:CardsOne}',
    ({ one: first, two, three }) => anyOf(first, two, three),
  ),
  cards('one kind together', '[(card|cards)] in any combination of {one:CardsOne}', (holes) => holes.one),
  cards('two kinds together', `[(card|cards)] in any combination of {one:CardsOne} ${AND} {other:CardsOne}`, (holes) =>
    anyOf(holes.one, holes.other),
  ),

  manyCards('of one kind', '{many:Many} {cards:Cards}', ({ many, cards }) => [[many, cards]]),
  manyCards('of two kinds', '{a:Many} {one:CardsOne} and {b:Many} {two:CardsOne}', (holes) =>
    ofEach([holes.a, holes.one], [holes.b, holes.two]),
  ),
  manyCards(
    'of three kinds',
    '{a:Many} {one:CardsOne}, {b:Many} {two:CardsOne}, and {c:Many} {three:CardsOne}',
    (holes) => ofEach([holes.a, holes.one], [holes.b, holes.two], [holes.c, holes.three]),
  ),
  manyCards(
    'of four kinds',
    '{a:Many} {one:CardsOne}, {b:Many} {two:CardsOne}, {c:Many} {three:CardsOne}, and {d:Many} {four:CardsOne}',
    (holes) => ofEach([holes.a, holes.one], [holes.b, holes.two], [holes.c, holes.three], [holes.d, holes.four]),
  ),
];
