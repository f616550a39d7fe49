/**
 * The ids of the EX-era rules as first published, one chapter a line. Other programs keep these ids, so none may
 * ever go away or change; this list is compared with the corpus and is edited only to add.
 */
export const IDS_EX: readonly string[] = [
  'intro',
  'Types, Types#1, Types: Pokémon, Types: Pokémon#1, Types: Pokémon.1, Types: Pokémon.2, Types: Pokémon.3, Types: Pokémon.4, Types: Pokémon.5, Types: Pokémon.6, Types: Pokémon.7, Types: Pokémon#2, Types: Trainer, Types: Energy',
  'Essential, Essential: The Deck, Arena, Essential: Damage Counters, Essential: Coin, Essential: Coin#1, Essential: Coin#2, Essential: Other Counters',
  'Game Play, Game Play#1, Begin, Begin#1, Begin#2, Begin#3, Begin#4, Draw, Options, Options#1, Options.1, Options.2, Options.3, Options.4, Options.5, Options.6, Options#2, Attack',
  'Status, Status#1, Status.Asleep, Status.Confused, Status.Paralyzed, Status.Poison, Status.Burn',
  'Evo, Evo#1, Evo.1, Evo.2, Evo.3, Evo.4, Evo.5, Evo.6, EvoEx, EvoEx#1, EvoEx.1, EvoEx.2, EvoEx.3, EvoEx.4, EvoEx.5, EvoEx.6, EvoEx.7, EvoEx.8',
  'Baby, Baby#1, Baby#2',
  'Special Cards, Tools, Stadium, Special Energy, Special Pokémon, Special Pokémon#1, Special Pokémon#2, Shining, Supporter',
  'Footer',
].flatMap((line) => line.split(', '));
