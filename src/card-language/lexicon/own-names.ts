/** What a text calls its own card: a Level Up card also by the name of what it goes onto, an Unown without the brackets, a star by its word, a δ Pokémon and a Pokémon SP without the sign. */
export const ownNames = (name: string): readonly string[] => [
  ...new Set([
    name,
    name.replace(/ LV\.X$/u, ''),
    name.replace(/\[(.)\]$/u, '$1'),
    name.replace(/ [★☆]$/u, ' Star'),
    name.replace(/ δ$/u, ''),
    // Two prints write the second half of a name small in their title alone.
    name.replace(/-\p{Ll}/gu, (half) => half.toUpperCase()),
    name.replace(/ (?:G|GL|C|FB|E4|4|M)$/u, ''),
  ]),
];
