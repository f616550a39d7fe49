import { claimsOn } from '../../claims/index.ts';
import {
  energyTypes,
  isTechnicalMachine,
  isTool,
  mayStay,
  ONE_TYPE_IN_PLAY,
  stadiums,
  tools,
  trainers,
} from '../../rules/index.ts';
import { attachedByPower, attachesAsEnergy, type Card } from '../../state/index.ts';
import { breaks, type InspectedPokemon, type InspectedTable, type Tell } from './table-fault.ts';
import { isUnknownType } from './unknown-types.ts';

/** What is attached to whom (CR 301, 308). */

const twoTools = breaks('two-tools', tools.ONE_TOOL_EACH);
const attachmentInvalid = breaks('attachment-invalid', {
  'comprehensive-2009': ['301.1', 'valid'],
  'ex-2003': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Tools' },
  'advanced-2018': { silent: 'an attachment that its own text no longer allows is discarded', near: 'II.A#1' },
  'advanced-2025': { silent: 'an attachment that its own text no longer allows is discarded', near: 'II.A#1' },
  'neo-2001': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Pokémon Tools' },
  'xy-2016': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Zones: Discard Pile' },
  'me-2026': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Zones: Discard Pile#a' },
});
const unknownEnergyType = breaks('unknown-energy-type', energyTypes.KNOWN_TYPES);

/** The rule that says what else becomes of a card that is not an attachment. */
const noAttachment: Readonly<Record<Exclude<Card['kind'], 'energy'>, ReturnType<typeof breaks>>> = {
  pokemon: breaks('cannot-be-attached', ONE_TYPE_IN_PLAY),
  trainer: breaks('cannot-be-attached', trainers.DISCARDED_WHEN_DONE),
  supporter: breaks('cannot-be-attached', trainers.SUPPORTER_IS_PLAYED),
  stadium: breaks('cannot-be-attached', stadiums.STADIUM_STAYS),
};

const mayLieOnPokemon = (card: Card): boolean =>
  card.kind === 'energy' ||
  card.attaches === true ||
  isTool(card) ||
  isTechnicalMachine(card) ||
  card.unread?.some(attachesAsEnergy) === true ||
  attachedByPower(card) !== undefined;

export const attachmentFaults = (table: InspectedTable, one: InspectedPokemon, tell: Tell): void => {
  const { view } = table;
  const { pokemon, spec, base } = one;
  const tools = pokemon.attached.filter(({ card, as }) => {
    const printed = view.cardAt(card);
    return as === 'tool' || (printed !== null && isTool(printed));
  });
  const most = Math.max(1, ...claimsOn(view, pokemon, 'tool-limit').map(({ claim }) => claim.most));
  if (tools.length > most) tell(twoTools({ ...base(), tools: tools.length }));
  for (const { card, as } of pokemon.attached) {
    const printed = view.cardAt(card);
    if (as !== undefined || printed === null) continue;
    const facts = { ...base(), card: printed.name };
    if (printed.kind !== 'energy' && !mayLieOnPokemon(printed)) tell(noAttachment[printed.kind](facts));
    else if (!mayStay(view, printed, pokemon, view.state.cards[card]?.owner)) tell(attachmentInvalid(facts));
  }
  for (const letter of new Set(spec.attached.map(({ card }) => card.name))) {
    if (!isUnknownType(table, letter)) continue;
    tell(unknownEnergyType({ ...base(), type: letter }));
  }
};
