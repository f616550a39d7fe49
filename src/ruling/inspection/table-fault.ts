import type { ConditionName, View } from '../../claims/index.ts';
import { type AnyLaw, enrol } from '../../engine/index.ts';
import type { FormatAnswers, Rules } from '../../rules/index.ts';
import type { EnergyLetter, Player, Pokemon, PokemonSpec, Setup } from '../../state/index.ts';
import type { FaultCode } from '../codes.ts';
import type { Said } from '../ruling.ts';

/** Something the game could not have reached, and the rule it breaks. */
export interface TableFault {
  readonly law: AnyLaw;
  readonly code: FaultCode;
  readonly facts: Said['facts'];
}

/** Takes down a fault. */
export type Tell = (fault: TableFault) => void;

/** Binds a fault to the rule that a table with it breaks. Switched off, the rule finds nothing (see `inspect`). */
export const breaks = (code: FaultCode, law: AnyLaw): ((facts: Said['facts']) => TableFault) => {
  enrol(law);
  return (facts) => ({ law, code, facts });
};

/** The table that is looked into: as it was given, and as it was set up. */
export interface InspectedTable {
  readonly setup: Setup;
  readonly view: View;
  readonly rules: Rules;
  /** What its form of play answers. */
  readonly form: FormatAnswers<'comprehensive-2009'>;
  /** The conditions its document knows. */
  readonly conditions: readonly ConditionName[];
  /** The types that its document knows. */
  readonly types: readonly EnergyLetter[];
}

/** One Pokémon of it: as it was given, as it was set up, and who and where it is as facts for the words; most have no fault to be named in. */
export interface InspectedPokemon {
  readonly player: Player;
  readonly pokemon: Pokemon;
  readonly spec: PokemonSpec;
  readonly benched: boolean;
  readonly base: () => Said['facts'];
}

/** The turn in which it came into play or last changed, where it was given. */
export const sinceGiven = ({ spec }: InspectedPokemon): number | null => spec.since ?? spec.card?.since ?? null;
