/** What each question is for, told when the judge types `?`. */
export const HELP: { readonly [question: string]: string } = {
  ruleset:
    'The document to rule by. Each is a ruleset of its own, and a table of 2005 is not ruled by the book of 2016. 2-on-2 and Team Battles: type 2on2 or team.',
  line: 'The whole table in one line. Type it anew to change any fact of it; the README has its signs.',
  dispute:
    'What the players disagree about. From here on only what this question reads is asked. A question in your own words will do too: can my asleep Luxray retreat?',
  'what attack': 'The attack in question. Its name also tells which print the Pokémon is, where only one has it.',
  'what use': 'The Poké-Power in question.',
  'what evolve': 'The card that comes out of the hand. p1 is taken to hold it.',
  'what level-up': 'The LV.X that comes out of the hand. p1 is taken to hold it.',
  'what attach': 'An Energy card or a Tool out of the hand: a type such as fire, or a name such as dre.',
  'what play': 'The Trainer, Supporter or Stadium card out of the hand.',
  'what bench': 'The Basic Pokémon out of the hand.',
  pokemon:
    'The Pokémon the question is about. p1 is the player to move, p2 the other. A few letters of its name; with its print: luxray dp 7. Nobody has it on file? Sketch it: Wall{300HP, C, retreat 4}',
  where: 'Whether that Pokémon is the Active one.',
  on: 'What lies on it, in one go: Energy by letter or short name, damage by number, conditions by their beginning. ll dre 40 asleep',
  'on-theirs': 'What lies on the Defending Pokémon, in one go: energy, damage, conditions. ll dre 40 asleep',
  other: 'The second Active Pokémon of the same side in 2-on-2; in a Team Battle that of the teammate, p3.',
  'on-other': 'What lies on that one, in one go: energy, damage, conditions. ll dre 40 asleep',
  'theirs-2': 'The second Active Pokémon across in 2-on-2; in a Team Battle that of p4.',
  'on-theirs-2': 'What lies on that one, in one go: energy, damage, conditions. ll dre 40 asleep',
  since: 'Whether it came into play or evolved in this very turn.',
  bench:
    'Who is on the Bench, with commas between: lux,wig. Type - for an empty Bench. Marks may follow a name: luxray +ll -40',
  theirs: "The opponent's Active Pokémon. Not described is an answer too, and said in the ruling where it matters.",
  'their-bench': "Who is on the opponent's Bench, with commas between; - for an empty one.",
  hand: 'The hand, as a number or by its cards with commas between.',
  prizes: 'How many Prizes are left.',
  used: 'What has been done in this turn that may be done once only.',
  stadium: 'The Stadium in play. Tools and what Pokémon say of themselves count from where they lie.',
  turn: 'Whether it is a first turn. Both first turns have rules of their own.',
  print: 'Prints of this name differ, and here that decides. The number stands in a corner of the card.',
};
