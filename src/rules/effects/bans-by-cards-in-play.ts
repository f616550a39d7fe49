import { ACTS, type Act, type View } from '../../claims/index.ts';
import { lawOf } from '../../engine/index.ts';
import type { CardId } from '../../state/index.ts';
import { isFossil } from '../cards/card-types.ts';
import { forbids } from '../prohibition.ts';
import { type FromWhere, inPlayForbids } from './card-against-rule.ts';

/** Cards in play that forbid, where a document speaks of each kind of card in a paragraph of its own. */

const body: FromWhere = (_view, { kind }) => kind === 'body';
const power: FromWhere = (_view, { kind }) => kind !== null && kind !== 'body';
const stadium: FromWhere = (_view, { origin }) => origin === 'stadium';

const isTrainer = (view: View, card: CardId | null): boolean => card !== null && view.cardAt(card)?.kind === 'trainer';

const isInPlayAsPokemon = (view: View, id: CardId | null): boolean => {
  const card = id === null ? null : view.cardAt(id);
  return card !== null && isFossil(card);
};

/** A Pokémon Tool, or another Trainer card that is attached. */
const trainer: FromWhere = (view, { kind, origin, card }) =>
  kind === null && origin !== 'stadium' && isTrainer(view, card) && !isInPlayAsPokemon(view, card);

/** A Trainer card that is in play as a Pokémon, as a Fossil is. */
const fossil: FromWhere = (view, { kind, card }) => kind === null && isInPlayAsPokemon(view, card);

/** What is left: special Energy, a line of the Pokémon card itself, and what the judge takes an unread text to say. */
const otherwise: FromWhere = (view, force) =>
  !(force.kind !== null || stadium(view, force) || trainer(view, force) || fossil(view, force));

/** What of an attack is forbidden is not one of the acts that one document has a paragraph about. */
const OTHER_ACTS = ACTS.filter((act): act is Exclude<Act, 'attack'> => act !== 'attack');

const BODY = lawOf({
  'neo-2001': { silent: 'a Poké-Body is a Pokémon Power that is always on', near: 'Play.9B6' },
  'ex-2003': { silent: 'a Poké-Body is a Pokémon Power that is always on', near: 'Options#2' },
  'xy-2016': ['Gl:Poké-Body', 'no longer in play'],
  'me-2026': ['Gl:Poké-Body', 'as long as the Pokémon is in play'],
});

const POWER = lawOf({
  'neo-2001': { silent: 'a Pokémon Power that is always on works without being used', near: 'Play.9B6' },
  'ex-2003': ['Options#2', 'keep you from doing one of these things'],
  'xy-2016': ['Turn.2F#1', 'Others work all the time'],
  'me-2026': ['Gl:Ability', 'Some Abilities work at all times'],
});

const STADIUM = lawOf({
  'neo-2001': ['Special Trainers: Stadium', 'for as long as it is there'],
  'ex-2003': ['Options#2', 'keep you from doing one of these things'],
  'xy-2016': ['Gl:Stadium Card', 'remains in play'],
  'me-2026': ['Gl:Stadium card', 'remains in play'],
});

const TRAINER = lawOf({
  'neo-2001': ['Pokémon Tools', 'How it works is said on each'],
  'ex-2003': ['Options#2', 'keep you from doing one of these things'],
  'xy-2016': ['Turn.2D', 'follows its text'],
  'me-2026': ['Turn.2D#1', 'follows its text'],
});

const FOSSIL = lawOf({
  ...TRAINER,
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Evolution#3' },
});

const OTHER = lawOf({
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Evolution#3' },
  'ex-2003': { silent: 'what a card says goes before a rule', near: 'Options#2' },
  'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
  'me-2026': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
});

export const bodyForbids = forbids(inPlayForbids(ACTS, BODY, body));

export const powerForbids = forbids(inPlayForbids(OTHER_ACTS, POWER, power));
export const powerForbidsAttack = forbids(
  inPlayForbids(['attack'], { ...POWER, 'ex-2003': ['Types: Pokémon.2', 'changes the rules of the game'] }, power),
);

export const stadiumForbids = forbids(inPlayForbids(OTHER_ACTS, STADIUM, stadium));
export const stadiumForbidsAttack = forbids(
  inPlayForbids(['attack'], { ...STADIUM, 'ex-2003': ['Stadium', 'affect both players'] }, stadium),
);

export const trainerForbids = forbids(inPlayForbids(OTHER_ACTS, TRAINER, trainer));
export const trainerForbidsAttack = forbids(
  inPlayForbids(['attack'], { ...TRAINER, 'ex-2003': ['Options.4', 'Do what it directs'] }, trainer),
);

export const fossilForbids = forbids(inPlayForbids(OTHER_ACTS, FOSSIL, fossil));
export const fossilForbidsAttack = forbids(
  inPlayForbids(['attack'], { ...FOSSIL, 'ex-2003': ['Options.4', 'Do what it directs'] }, fossil),
);

export const otherCardForbids = forbids(inPlayForbids(OTHER_ACTS, OTHER, otherwise));
export const otherCardForbidsAttack = forbids(
  inPlayForbids(
    ['attack'],
    { ...OTHER, 'ex-2003': { silent: 'what a card says goes before a rule', near: 'Attack' } },
    otherwise,
  ),
);
