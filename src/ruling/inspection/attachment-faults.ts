import type { Law } from '../../engine/index.ts';
import { energy, isTechnicalMachine, isTool } from '../../rules/index.ts';
import type { Card } from '../../state/index.ts';
import type { InspectedPokemon, InspectedTable, TableFault } from './table-fault.ts';
import { isUnknownType } from './unknown-types.ts';

/** What is attached to whom (CR 301, 308). */

/** The rule that says what else becomes of a card that is no attachment. */
const ELSEWHERE: Readonly<Record<Exclude<Card['kind'], 'energy'>, Law<'comprehensive-2009'>>> = {
  pokemon: { 'comprehensive-2009': ['200.3', 'put into play as'] },
  trainer: { 'comprehensive-2009': ['315.1', 'discarded'] },
  supporter: { 'comprehensive-2009': ['313.1', 'next to'] },
  stadium: { 'comprehensive-2009': ['312.1', 'face up'] },
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
  if (tools.length > 1)
    yield {
      law: { 'comprehensive-2009': ['308.3', 'may not attach another'] },
      code: 'two-tools',
      facts: { ...base, tools: tools.length },
    };
  for (const { card, as } of pokemon.attached) {
    const printed = view.cardAt(card);
    if (as !== undefined || printed === null) continue;
    const facts = { ...base, card: printed.name };
    if (printed.kind !== 'energy' && !mayLieOnPokemon(printed))
      yield { law: ELSEWHERE[printed.kind], code: 'cannot-be-attached', facts };
    else if (!energy.mayCarry(view, printed, pokemon))
      yield { law: { 'comprehensive-2009': ['301.1', 'valid'] }, code: 'attachment-invalid', facts };
  }
  for (const letter of new Set(spec.attached.map(({ card }) => card.name))) {
    if (!isUnknownType(table, letter)) continue;
    yield {
      law: { 'comprehensive-2009': ['101.1', 'types of Pokémon and Energy'] },
      code: 'unknown-energy-type',
      facts: { ...base, type: letter },
    };
  }
};
