import { namedApart, type View, type Why } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';
import type { Pokemon, ZoneName } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['stages-go-along'],
} as const;

/** Where the cards beneath a Pokémon go that a text puts into the hand or the deck. */

const BENEATH = 'where the cards beneath a Pokémon go whose attached cards are discarded';
const ALONG = 'a Pokémon that leaves play takes the stages beneath it along';

export const STAGES_ALONG = lawOf({
  'comprehensive-2009': { silent: ALONG, near: '316.1' },
  'neo-2001': { open: BENEATH, near: 'Evolution' },
  'ex-2003': { open: BENEATH, near: 'Evo.2' },
  'xy-2016': { open: BENEATH, near: 'Turn.2B#2' },
  'me-2026': { open: BENEATH, near: 'Turn.2B#2a' },
  'advanced-2018': ['II.C-02#2', 'the pre-evolution Pokémon under it go into the hand or deck as well'],
  'advanced-2025': ['II.C-02#3', 'all its previous Evolutions go into the hand or deck as well'],
});

/** No document speaks of the stages of a Pokémon that a text puts in the Lost Zone, all that is attached to it being discarded; that it is Knocked Out is not in doubt. */
const STAGES_TO_LOST_ZONE = lawOf({
  'comprehensive-2009': { silent: ALONG, near: '316.9a' },
  'neo-2001': { silent: ALONG, near: 'Evolution' },
  'ex-2003': { silent: ALONG, near: 'Evo.2' },
  'xy-2016': { silent: ALONG, near: 'Turn.2B#2' },
  'me-2026': { silent: ALONG, near: 'Turn.2B#2a' },
  'advanced-2018': { silent: 'the stages beneath a Pokémon go with it, as into the hand', near: 'II.C-02#2' },
  'advanced-2025': { silent: 'the stages beneath a Pokémon go with it, as into the hand', near: 'II.C-02#3' },
});

const taking = (law: typeof STAGES_ALONG) =>
  reading(
    law,
    (view, [pokemon]: readonly [Pokemon], why): boolean => {
      why('stages-go-along', { pokemon: namedApart(view, pokemon) });
      return true;
    },
    () => false,
  );

const TAKING = { elsewhere: taking(STAGES_ALONG), lost: taking(STAGES_TO_LOST_ZONE) };

/** The stages beneath go where the Pokémon goes, though all that is attached is discarded. */
export const takesStagesAlong = (view: View, pokemon: Pokemon, to: ZoneName, why: Why): boolean =>
  TAKING[to === 'lost' ? 'lost' : 'elsewhere'](view, [pokemon], why);
