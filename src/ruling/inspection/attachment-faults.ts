import { claimsOn } from '../../claims/index.ts';
import { isTechnicalMachine, isTool, mayStay } from '../../rules/index.ts';
import type { Card } from '../../state/index.ts';
import { breaks, type InspectedPokemon, type InspectedTable, type Tell } from './table-fault.ts';
import { isUnknownType } from './unknown-types.ts';

/** What is attached to whom (CR 301, 308). */

const twoTools = breaks('two-tools', {
  'comprehensive-2009': ['308.3', 'may not attach another'],
  'ex-2003': ['Tools', 'no more than one Pokémon Tool attached'],
  'advanced-2018': ['I.B-01#3', 'no Pokémon Tool is attached yet'],
  'neo-2001': ['Pokémon Tools', 'more than one Pokémon Tool'],
  'xy-2016': ['Gl:Pokémon Tool', 'No Pokémon can have more than 1'],
});
const attachmentInvalid = breaks('attachment-invalid', {
  'comprehensive-2009': ['301.1', 'valid'],
  'ex-2003': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Tools' },
  'advanced-2018': { silent: 'an attachment that its own text no longer allows is discarded', near: 'II.A#1' },
  'neo-2001': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Pokémon Tools' },
  'xy-2016': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Zones: Discard Pile' },
});
const unknownEnergyType = breaks('unknown-energy-type', {
  'comprehensive-2009': ['101.1', 'types of Pokémon and Energy'],
  'ex-2003': { silent: 'there are no more types than those of the cards on file', near: 'Types: Energy' },
  'advanced-2018': { silent: 'the types are those that cards print', near: 'II.D-08' },
  'neo-2001': { silent: 'there are no more types than those of the cards of its time', near: 'Energy Types' },
  'xy-2016': { silent: 'no Pokémon and no Energy is of a type beside the eleven', near: 'Energy Types#1' },
});

/** The rule that says what else becomes of a card that is not an attachment. */
const noAttachment: Readonly<Record<Exclude<Card['kind'], 'energy'>, ReturnType<typeof breaks>>> = {
  pokemon: breaks('cannot-be-attached', {
    'comprehensive-2009': ['200.3', 'put into play as'],
    'ex-2003': { silent: 'a card put into play as another type is of that type only', near: 'Tools' },
    'advanced-2018': { silent: 'a card put into play as another type is of that type only', near: 'I.B-01#3' },
    'neo-2001': { silent: 'a card put into play as another type is of that type only', near: 'Pokémon Tools' },
    'xy-2016': { silent: 'a card put into play as another type is of that type only', near: 'Gl:Pokémon Tool' },
  }),
  trainer: breaks('cannot-be-attached', {
    'comprehensive-2009': ['315.1', 'discarded'],
    'ex-2003': ['Options.4', 'Then discard it'],
    'advanced-2018': ['I.B-01/itm.4', 'The Item is discarded'],
    'neo-2001': {
      silent: 'a Trainer card that does not stay in play is discarded once its text is done',
      near: 'Play.9B4',
    },
    'xy-2016': ['Turn.2D', 'puts the card into the discard pile'],
  }),
  supporter: breaks('cannot-be-attached', {
    'comprehensive-2009': ['313.1', 'next to'],
    'ex-2003': ['Supporter', 'next to your Active Pokémon'],
    'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
    'xy-2016': ['Turn.2D', 'in the same way as an Item card'],
  }),
  stadium: breaks('cannot-be-attached', {
    'comprehensive-2009': ['312.1', 'face up'],
    'ex-2003': ['Stadium', 'put into play'],
    'advanced-2018': ['I.B-03#2', 'remains in play after it was played'],
    'neo-2001': ['Special Trainers: Stadium', 'stays “in play”'],
    'xy-2016': ['Gl:Stadium Card', 'remains in play'],
  }),
};

const mayLieOnPokemon = (card: Card): boolean =>
  card.kind === 'energy' || card.attaches === true || isTool(card) || isTechnicalMachine(card);

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
