import type { CardFilter } from '../../text/index.ts';
import { productionsOf } from './production.ts';

/** Which cards of a pile are meant, and which Energy on a Pokémon. */

const energy = productionsOf('Energy');
const cards = productionsOf('Cards');

const BASIC_ENERGY: CardFilter = { kind: 'energy', tag: 'basic energy' };

export const CARDS = [
  energy('any', ['Energy [card|cards]'], () => ({})),
  energy('of a type', ['{type:Type} Energy [card|cards]'], ({ type }) => ({ type })),
  energy('basic', ['basic Energy [card|cards]'], () => ({ basic: true })),
  energy('basic of a type', ['basic {type:Type} Energy [card|cards]'], ({ type }) => ({ basic: true, type })),
  energy('Special', ['Special Energy [card|cards]'], () => ({ special: true })),
  cards('any', ['(card|cards)'], () => ({})),
  cards('Energy', ['Energy [card|cards]'], () => ({ kind: 'energy' })),
  cards('Energy of a type', ['{type:Type} Energy [card|cards]'], ({ type }) => ({ kind: 'energy', type })),
  cards('basic Energy', ['basic Energy [card|cards]'], () => BASIC_ENERGY),
  cards('basic Energy of a type', ['basic {type:Type} Energy [card|cards]'], ({ type }) => ({ ...BASIC_ENERGY, type })),
  cards('Special Energy', ['Special Energy [card|cards]'], () => ({ kind: 'energy', 'not-tag': 'basic energy' })),
  cards('Pokémon', ['Pokémon [card|cards]'], () => ({ kind: 'pokemon' })),
  cards('Basic Pokémon', ['Basic Pokémon [card|cards]'], () => ({ kind: 'pokemon', basic: true })),
  cards('Pokémon of a type', ['{type:Type} Pokémon [card|cards]'], ({ type }) => ({ kind: 'pokemon', type })),
  cards('Basic Pokémon of a type', ['(Basic {type:Type}|{type:Type} Basic) Pokémon [card|cards]'], ({ type }) => ({
    kind: 'pokemon',
    basic: true,
    type,
  })),
  cards('Pokémon with few HP', ['Pokémon with {n:Number} HP or less'], ({ n }) => ({
    kind: 'pokemon',
    'hp-at-most': n,
  })),
  cards('Basic Pokémon with few HP', ['Basic Pokémon with {n:Number} HP or less'], ({ n }) => ({
    kind: 'pokemon',
    basic: true,
    'hp-at-most': n,
  })),
  cards('Evolution', ['Evolution (card|cards|Pokémon)'], () => ({ kind: 'pokemon', evolution: true })),
  cards('Stage 1', ['Stage 1 Pokémon'], () => ({ kind: 'pokemon', stage: 'stage 1' })),
  cards('Stage 2', ['Stage 2 Pokémon'], () => ({ kind: 'pokemon', stage: 'stage 2' })),
  cards('Pokémon-EX', ['Pokémon-EX'], () => ({ kind: 'pokemon', tag: 'EX' })),
  cards('Pokémon-ex', ['Pokémon-ex', 'Pokémon ex'], () => ({ kind: 'pokemon', tag: 'ex' })),
  cards('Pokémon-GX', ['Pokémon-GX'], () => ({ kind: 'pokemon', tag: 'gx' })),
  cards('Supporter', ['Supporter (card|cards)'], () => ({ kind: 'supporter' })),
  cards('Stadium', ['Stadium (card|cards)'], () => ({ kind: 'stadium' })),
  cards('Item', ['Item (card|cards)'], () => ({ item: true })),
  cards('Tool', ['Pokémon Tool [card|cards]'], () => ({ tag: 'tool' })),
  cards('which evolve from a Pokémon', ['(card that evolves|cards that evolve) from {name:Name}'], ({ name }) => ({
    kind: 'pokemon',
    'evolves-from': name,
  })),
];
