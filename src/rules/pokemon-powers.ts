import type { ClaimOf } from '../claims/index.ts';
import { reading } from '../engine/index.ts';
import type { PowerKind } from '../state/index.ts';

/** Poké-Powers, Poké-Bodies and the older Pokémon Powers: which of them a text reaches that names one kind (CR 407). */

type Muted = ClaimOf<'mute'>['what'];

const NAMED: Readonly<Record<Muted, readonly PowerKind[]>> = {
  powers: ['power'],
  bodies: ['body'],
  both: ['power', 'body'],
  'pokemon-powers': ['pokemon-power'],
};

/** Does the text name that kind itself? */
export const namesKind = (what: Muted, kind: PowerKind): boolean => NAMED[what].includes(kind);

/** A text that mutes Poké-Powers and Poké-Bodies mutes older Pokémon Powers too, and an older text all of them. */
export const silences = reading(
  {
    'comprehensive-2009': ['407.1', 'it affects older Pokémon Powers'],
    'advanced-2018': { silent: 'older Pokémon Powers are Abilities', near: 'I.A-02#1' },
    'neo-2001': ['Play.9B6', 'Pokémon Power'],
    'xy-2016': ['Gl:Pokémon Power', 'There are two kinds'],
  },
  (_view, [what, kind]: readonly [Muted, PowerKind], why): boolean => {
    if (namesKind(what, kind)) return true;
    const all = what === 'both' || what === 'pokemon-powers';
    if (all) why('reaches-other-kind', { kind });
    return all;
  },
  (_view, [what, kind]) => namesKind(what, kind),
);

/** An older text about Pokémon Powers speaks of Poké-Powers and Poké-Bodies. */
export const speaksOf = reading(
  {
    'comprehensive-2009': ['407.1', 'it includes both kinds'],
    'advanced-2018': { silent: 'older Pokémon Powers are Abilities', near: 'I.A-02#1' },
    'neo-2001': ['Play.9B6', 'Pokémon Power'],
    'xy-2016': ['Gl:Pokémon Power', 'There are two kinds'],
  },
  (_view, [says, kind]: readonly [PowerKind, PowerKind], why): boolean => {
    if (says === kind) return true;
    if (says === 'pokemon-power') why('reaches-other-kind', { kind });
    return says === 'pokemon-power';
  },
  (_view, [says, kind]) => says === kind,
);
