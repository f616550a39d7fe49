import { namedApart, placeOf, settledView } from '../../claims/index.ts';
import { isOff, paragraphOf, speaksOfLaw } from '../../engine/index.ts';
import { formatOf } from '../../formats/index.ts';
import { lethalDamage, maximumHp, type Rules } from '../../rules/index.ts';
import { type Player, setUpTable, type TableSetUp } from '../../state/index.ts';
import type { FaultCode } from '../codes.ts';
import { everyPrint } from '../prints.ts';
import { rulesFor, type TableToRule } from '../ruled.ts';
import type { Said } from '../ruling.ts';
import { unlessUnknown } from '../unless-unknown.ts';
import { mayBeAllowed } from './allowed-by-unread.ts';
import { attachmentFaults } from './attachment-faults.ts';
import { conditionFaults, sinceFaults } from './condition-faults.ts';
import { playerFaults } from './player-faults.ts';
import { stackFaults } from './stack-faults.ts';
import { breaks, type InspectedPokemon, type InspectedTable, type TableFault, type Tell } from './table-fault.ts';
import { turnFaults } from './turn-faults.ts';
import { sketchFaults } from './unknown-types.ts';

/** Everything about a table that the game could not have reached, each with the rule it breaks. The table is read all the same. */

const shouldBeKnockedOut = breaks('should-be-knocked-out', lethalDamage.KNOCK_OUT);

/** Phases that are given between two actions, the checks of the last one over. At the end of a turn and between turns they are still to come. */
const CHECKED: ReadonlySet<string> = new Set(['draw', 'action', 'attack']);

const knockOutFaults = ({ view }: InspectedTable, one: InspectedPokemon, tell: Tell): void => {
  const { pokemon, base } = one;
  const hp = maximumHp(view, pokemon);
  if (hp === null || pokemon.damage < hp || !CHECKED.has(view.state.phase)) return;
  tell(shouldBeKnockedOut({ ...base(), damage: pokemon.damage, hp }));
};

/** Looks for the faults of one subject, up to where a fact would be needed that was not given: what may be so is not a fault. */
const asFarAsGiven = <About>(
  look: (table: InspectedTable, about: About, tell: Tell) => void,
  table: InspectedTable,
  about: About,
  tell: Tell,
): void => {
  unlessUnknown(
    () => look(table, about, tell),
    () => {},
  );
};

const POKEMON_FAULTS = [conditionFaults, knockOutFaults, attachmentFaults, stackFaults, sketchFaults, sinceFaults];

/** Every Pokémon of one player, Active first, beside the words it was given in. */
const everyPokemonGiven = ({ setup, view }: InspectedTable, player: Player): readonly InspectedPokemon[] => {
  const side = setup.sides[player.seat];
  const found: InspectedPokemon[] = [];
  for (const row of ['active', 'bench'] as const)
    for (const [at, pokemon] of player[row].entries()) {
      const spec = side?.[row]?.[at];
      if (pokemon === null || spec === undefined) continue;
      const base = () => ({
        pokemon: namedApart(view, pokemon),
        player: player.seat,
        place: placeOf(view.state, pokemon.uid),
      });
      found.push({ player, pokemon, spec, benched: row === 'bench', base });
    }
  return found;
};

const allFaults = (table: InspectedTable): readonly TableFault[] => {
  const found: TableFault[] = [];
  const tell: Tell = (fault) => found.push(fault);
  for (const player of table.view.state.players) {
    asFarAsGiven(playerFaults, table, player, tell);
    for (const one of everyPokemonGiven(table, player))
      for (const look of POKEMON_FAULTS) asFarAsGiven(look, table, one, tell);
  }
  asFarAsGiven(turnFaults, table, table.setup, tell);
  return found;
};

const faultsOf = (table: InspectedTable): readonly Said<FaultCode>[] =>
  allFaults(table)
    // What only another document calls impossible is none here.
    .filter(({ law }) => speaksOfLaw(law, table.view.doc) && !isOff(table.view, law))
    .filter(({ code }) => !mayBeAllowed(table.view, code))
    .map(({ law, code, facts }) => ({ rule: paragraphOf(law, table.view), code, facts }));

const sameFault = (a: Said<FaultCode>, b: Said<FaultCode>): boolean =>
  a.code === b.code && (['player', 'place', 'card', 'type'] as const).every((fact) => a.facts[fact] === b.facts[fact]);

/** Of each ruleset the table inspected last: a question and a replay of one file both ask. */
const inspected = new WeakMap<
  Rules,
  { readonly tableSetUp: TableSetUp; readonly faults: readonly Said<FaultCode>[] }
>();

/** The faults of a given table, player by player, then those of the turn. A print that was not named is at fault only where every print is. */
export const inspect = (table: TableToRule): readonly Said<FaultCode>[] => {
  const { setup, pool, doc } = table;
  const faultsWith = (tableSetUp: TableSetUp): readonly Said<FaultCode>[] => {
    const rules = rulesFor(table, tableSetUp);
    const known = inspected.get(rules);
    if (known?.tableSetUp === tableSetUp) return known.faults;
    const view = settledView(tableSetUp.state, rules);
    const { answers } = rules;
    const { form } = answers;
    const faults = faultsOf({
      setup,
      view,
      rules,
      form,
      // Read only when needed: a document that is silent on one still finds the faults that need the other.
      get conditions() {
        return answers.conditions(view, []);
      },
      get types() {
        return answers.energyTypes(view, []);
      },
    });
    inspected.set(rules, { tableSetUp, faults });
    return faults;
  };
  const tableSetUp = setUpTable(setup, pool, formatOf(setup), doc);
  const found = faultsWith(tableSetUp);
  if (found.length === 0 || tableSetUp.ambiguous.length === 0) return found;
  const { tried } = everyPrint(table, tableSetUp)((one) => (one === tableSetUp ? found : faultsWith(one)));
  return found.filter((fault) => tried.every(({ came }) => came.some((other) => sameFault(other, fault))));
};
