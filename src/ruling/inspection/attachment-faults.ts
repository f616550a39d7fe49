import { energy, isTechnicalMachine, isTool } from '../../rules/index.ts';
import type { Card } from '../../state/index.ts';
import { breaks, type InspectedPokemon, type InspectedTable, type TableFault } from './table-fault.ts';
import { isUnknownType } from './unknown-types.ts';

/** What is attached to whom (CR 301, 308). */

const twoTools = breaks('two-tools', { 'comprehensive-2009': ['308.3', 'may not attach another'] });
const attachmentInvalid = breaks('attachment-invalid', { 'comprehensive-2009': ['301.1', 'valid'] });
const unknownEnergyType = breaks('unknown-energy-type', {
  'comprehensive-2009': ['101.1', 'types of Pokémon and Energy'],
});

/** The rule that says what else becomes of a card that is no attachment. */
const noAttachment: Readonly<Record<Exclude<Card['kind'], 'energy'>, ReturnType<typeof breaks>>> = {
  pokemon: breaks('cannot-be-attached', { 'comprehensive-2009': ['200.3', 'put into play as'] }),
  trainer: breaks('cannot-be-attached', { 'comprehensive-2009': ['315.1', 'discarded'] }),
  supporter: breaks('cannot-be-attached', { 'comprehensive-2009': ['313.1', 'next to'] }),
  stadium: breaks('cannot-be-attached', { 'comprehensive-2009': ['312.1', 'face up'] }),
};

const mayLieOnPokemon = (card: Card): boolean =>
  card.kind === 'energy' || card.attaches === true || isTool(card) || isTechnicalMachine(card);

export const attachmentFaults = function* (table: InspectedTable, one: InspectedPokemon): Generator<TableFault> {
  const { view } = table;
  const { pokemon, spec, base } = one;
  const tools = pokemon.attached.filter(({ card, as }) => {
    const printed = view.cardAt(card);
    return as === 'tool' || (printed !== null && isTool(printed));
  });
  if (tools.length > 1) yield twoTools({ ...base, tools: tools.length });
  for (const { card, as } of pokemon.attached) {
    const printed = view.cardAt(card);
    if (as !== undefined || printed === null) continue;
    const facts = { ...base, card: printed.name };
    if (printed.kind !== 'energy' && !mayLieOnPokemon(printed)) yield noAttachment[printed.kind](facts);
    else if (!energy.mayCarry(view, printed, pokemon)) yield attachmentInvalid(facts);
  }
  for (const letter of new Set(spec.attached.map(({ card }) => card.name))) {
    if (!isUnknownType(table, letter)) continue;
    yield unknownEnergyType({ ...base, type: letter });
  }
};
