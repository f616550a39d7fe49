/** What a Pokémon is called that is called so alone: of others a name with that letter at its end means several. */
const NAMES_IN_S = new Set(
  'Amoonguss Ampharos Arceus Archeops Ariados Aurorus Clobbopus Cofagrigus Cranidos Deoxys Dusclops Eelektross Ekans Eldegoss Enamorus Eternatus Falinks Feebas Florges Fomantis Foongus Forretress Froslass Gorebyss Gumshoos Gyarados Haxorus Heracross Hippopotas Kabutops Landorus Lapras Latias Latios Lurantis Maractus Metagross Misdreavus Mismagius Moltres Ninetales Nosepass Paras Probopass Ralts Rampardos Regigigas Reuniclus Runerigus Shellos Solosis Spidops Tandemaus Tauros Terapagos Thundurus Togekiss Tornadus Tropius Xerneas Yungoos Zapdos Zweilous'.split(
    ' ',
  ),
);

/** Does the name of one Pokémon end with that letter? Before it an owner or a form may stand. */
export const endsInS = (name: string): boolean => NAMES_IN_S.has(name.slice(name.lastIndexOf(' ') + 1));
