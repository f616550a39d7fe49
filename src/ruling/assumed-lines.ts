import { type GameState, noted, type Pokemon, type TableSetUp } from '../state/index.ts';

/** Cards that are assumed beneath Pokémon. Where nobody looks at them, it makes no difference whether they lie there. */

type Stack = Pokemon['stack'];

/** The cards of each watched list. */
const behind = new WeakMap<Stack, Stack>();

/** The cards of a Pokémon of which all but the top one note that they are looked at. */
const watchedStack = (stack: Stack, onLook: () => void): Stack => {
  const watched = noted(stack, (name) => {
    if (name !== '0') onLook();
  });
  behind.set(watched, stack);
  return watched;
};

const withPokemon = (state: GameState, change: <P extends Pokemon | null>(pokemon: P) => P): GameState => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    active: player.active.map(change),
    bench: player.bench.map(change),
  })),
});

/** A table that was come to from a watched one, which notes nothing any more. */
export const unwatched = (state: GameState): GameState =>
  withPokemon(state, (pokemon) => {
    const stack = pokemon === null ? undefined : behind.get(pokemon.stack);
    return pokemon === null || stack === undefined ? pokemon : { ...pokemon, stack };
  });

/** The names of the Pokémon beneath which cards are assumed. */
const namesOf = ({ filledIn }: TableSetUp): ReadonlySet<string> =>
  new Set(filledIn.flatMap(({ code, facts }) => (code === 'normal-line' ? (facts.pokemon ?? '') : [])));

/** What is known of the assumed lines of a table after something was asked of it. */
export interface AssumedLines {
  /** The same table, which notes when somebody looks at what is assumed beneath its Pokémon. */
  watched(tableSetUp: TableSetUp): TableSetUp;
  /** Did nobody look, on any of the watched tables? */
  readonly noMatter: boolean;
}

export const assumedLines = (): AssumedLines => {
  let looked = false;
  const onLook = (): void => {
    looked = true;
  };
  return {
    watched(tableSetUp) {
      const names = namesOf(tableSetUp);
      if (names.size === 0) return tableSetUp;
      const { state, pool, givenEffects } = tableSetUp;
      // Which text an effect comes from was looked for beneath Pokémon as well, before anything is watched.
      if (givenEffects.length > 0) onLook();
      const found = new Set<string>();
      const watched = <P extends Pokemon | null>(pokemon: P): P => {
        const key = state.cards[pokemon?.stack[0] ?? -1]?.card ?? null;
        const name = key === null ? '' : pool.card(key).name;
        if (pokemon === null || !names.has(name)) return pokemon;
        found.add(name);
        return { ...pokemon, stack: watchedStack(pokemon.stack, onLook) };
      };
      const watchedState = withPokemon(state, watched);
      if (found.size < names.size) onLook();
      return { ...tableSetUp, state: watchedState };
    },
    get noMatter() {
      return !looked;
    },
  };
};
