import { ACTS, type Act } from '../../claims/index.ts';
import { forbids } from '../prohibition.ts';
import { banByLastingEffect, type FromWhere, forbidsUntilItEnds } from './card-against-rule.ts';

/** Lasting effects that forbid, where a document speaks of the kinds of text that make them, and of what alters an attack, in paragraphs of their own. */

const OTHER_ACTS = ACTS.filter((act): act is Exclude<Act, 'attack'> => act !== 'attack');

const byPower: FromWhere = (_view, { mark }) => mark?.origin === 'power';
const byCard: FromWhere = (_view, { mark }) => mark?.origin === 'card';

/** That of an attack, or one that is given without its source. */
const byAttack: FromWhere = (view, force) => !byPower(view, force) && !byCard(view, force);

/** What alters or cancels an attack is asked when that attack is made, whatever text it came from. */
export const attackIsBarred = forbids(
  forbidsUntilItEnds(['attack'], {
    'comprehensive-2009': ['402.1', 'duration'],
    'ex-2003': { silent: 'what an effect forbids is not done', near: 'Attack' },
    'neo-2001': ['Order.5', 'effects that might alter the attack'],
    'xy-2016': ['Attack.E', 'Effects that might change the attack or cancel it'],
    'me-2026': ['Attack.B', 'Effects that might change the attack or cancel it'],
  }),
);

export const attackForbids = forbids(
  forbidsUntilItEnds(
    OTHER_ACTS,
    {
      'comprehensive-2009': ['402.1', 'duration'],
      'ex-2003': ['Options#2', 'keep you from doing one of these things'],
      'neo-2001': ['Order.7', 'then all other effects'],
      'xy-2016': ['Turn.3C#1', 'Whatever else the text of the attack asks for'],
      'me-2026': ['Attack.F3', 'all other effects are carried out'],
    },
    { from: byAttack },
  ),
);

export const usedPowerForbids = forbids({
  ...forbidsUntilItEnds(
    OTHER_ACTS,
    {
      'comprehensive-2009': ['402.1', 'duration'],
      'ex-2003': ['Options#2', 'keep you from doing one of these things'],
      'neo-2001': { silent: 'what an effect forbids is not done', near: 'Play.9B6' },
      'xy-2016': ['Turn.2F#1', 'the text of each decides'],
      'me-2026': ['Turn.2F#1a', 'The text of each decides'],
    },
    { from: byPower },
  ),
  concerns: (view, action) => banByLastingEffect(view, action, byPower) !== null,
});

export const playedCardForbids = forbids({
  ...forbidsUntilItEnds(
    OTHER_ACTS,
    {
      'comprehensive-2009': ['402.1', 'duration'],
      'ex-2003': ['Options#2', 'keep you from doing one of these things'],
      'neo-2001': { silent: 'what an effect forbids is not done', near: 'Play.9B4' },
      'xy-2016': ['Turn.2D', 'follows its text'],
      'me-2026': ['Turn.2D#1', 'follows its text'],
    },
    { from: byCard },
  ),
  concerns: (view, action) => banByLastingEffect(view, action, byCard) !== null,
});
