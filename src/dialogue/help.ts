/** What each question is for, shown when the judge types `?`. */
export const HELP: { readonly [question: string]: string } = {
  ruleset:
    'The rule document to judge by. Choose the one your event uses: the documents differ. For 2-on-2 or a Team Battle, type 2on2 or team. Names of the players may follow: CR Ana Ben.',
  line: 'The whole table in one line. Edit it to change a fact, or type a new one. The signs are explained in docs/board-line.md.',
  dispute:
    'What the players disagree about. You are then asked only what this question needs. A question in your own words works too: can my asleep Luxray retreat?',
  'what attack': 'The attack in question. If only one print of the Pokémon has it, that print is assumed.',
  'what use': 'The Poké-Power in question.',
  'what evolve': "The card played from player 1's hand. It is assumed that they hold it.",
  'what level-up': "The LV.X card played from player 1's hand. It is assumed that they hold it.",
  'what attach': 'An Energy card or a Tool from the hand: a type such as fire, or a name such as dre.',
  'what play': 'The Trainer, Supporter or Stadium card from the hand.',
  'what bench': 'The Basic Pokémon from the hand.',
  pokemon:
    'The Pokémon the question is about. p1 is the player whose turn it is, p2 the opponent. A few letters of its name are enough; add a print if it matters: luxray dp 7. Not on file? Describe it: Wall{300HP, C, retreat 4}',
  where: 'Whether that Pokémon is the Active Pokémon or on the Bench.',
  on: 'Everything on this Pokémon: Energy by letter or short name, damage as a number, Special Conditions by their first letters. Example: ll dre 40 asleep',
  'on-theirs': 'Everything on the Defending Pokémon: Energy, damage, Special Conditions. Example: ll dre 40 asleep',
  other:
    'In 2-on-2, the second Active Pokémon of the same player. In a Team Battle, the Active Pokémon of the teammate, p3.',
  'on-other': 'Everything on that Pokémon: Energy, damage, Special Conditions. Example: ll dre 40 asleep',
  'theirs-2': "In 2-on-2, the opponent's second Active Pokémon. In a Team Battle, the Active Pokémon of p4.",
  'on-theirs-2': 'Everything on that Pokémon: Energy, damage, Special Conditions. Example: ll dre 40 asleep',
  since: 'Whether it came into play or evolved this turn.',
  bench:
    'The Benched Pokémon, separated by commas: lux,wig. Type - if the Bench is empty. Energy and damage may follow a name: luxray +ll -40',
  theirs: "The opponent's Active Pokémon. You may leave it out; the ruling says so if it matters.",
  'their-bench': "The opponent's Benched Pokémon, separated by commas. Type - if their Bench is empty.",
  hand: 'The number of cards in the hand, or the cards themselves, separated by commas.',
  prizes: 'How many Prize cards this player has left.',
  used: 'What this player has already done this turn that is allowed only once a turn.',
  stadium: 'The Stadium card in play, if there is one. Tools and Poké-Bodies are found on the Pokémon you name.',
  turn: "Whether this is a player's first turn. Special rules apply on both first turns.",
  print:
    'The prints of this card differ, and the ruling depends on which one it is. The number is in a bottom corner of the card.',
};
