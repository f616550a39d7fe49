export interface Synonyms {
  readonly said: readonly string[];
  readonly means: readonly string[];
  /** The rules' words say more than the judge's; they find less. */
  readonly wider?: true;
}

/**
 * What judges say for what the rules write. Left: their words; right: words of the corpus that mean the same thing. No associations:
 * a row belongs here only if a judge would let one phrase stand for the other.
 */
export const THESAURUS: readonly Synonyms[] = [
  {
    said: ['ko', 'kod', 'kos', 'koed', 'knockout', 'knock out', 'knocked out', 'faint', 'dies', 'die', 'killed'],
    means: ['knocked out'],
  },
  {
    said: ['double ko', 'double knock out', 'double knockout', 'both knocked out'],
    means: ['both players Prizes', 'both players win'],
  },
  {
    said: ['deck out', 'decked out', 'deckout', 'out of cards', 'no cards left in deck', 'empty deck'],
    means: ['unable draw', 'deck empty'],
  },
  {
    said: ['promote', 'send up', 'bring up', 'new active', 'replace active'],
    means: ['moves into Active position', 'replace Active'],
  },
  { said: ['snipe', 'sniping', 'bench damage', 'spread'], means: ['Benched Pokémon'] },
  { said: ['gust', 'gusting', 'drag'], means: ['switch Defending'] },
  { said: ['mulligan', 'mull', 'no basic', 'no basics', 'reshuffle hand'], means: ['initial hand no Basic Pokémon'] },
  { said: ['dre', 'double rainbow'], means: ['Double Rainbow Energy'] },
  { said: ['scr'], means: ['Scramble Energy'] },
  { said: ['lvx', 'lv x', 'level x', 'levelup', 'leveling', 'level up'], means: ['Level Up', 'Leveled Up'] },
  { said: ['status', 'status condition', 'status effect'], means: ['Special Condition'] },
  // A Special Condition is a definite continuous effect (CR 311.1), and what ends those ends it.
  { said: ['special condition'], means: ['definite continuous effect'], wider: true },
  { said: ['does nothing', 'do nothing', 'no effect', 'for nothing'], means: ['no game effect', 'does nothing'] },
  { said: ['sleep', 'sleeping', 'wake', 'wake up', 'waking up'], means: ['Asleep'] },
  { said: ['paralysis', 'para'], means: ['Paralyzed'] },
  { said: ['psn'], means: ['Poisoned'] },
  { said: ['conf', 'confuse'], means: ['Confused'] },
  { said: ['evolution'], means: ['evolve'] },
  { said: ['forced', 'forces'], means: ['required', 'must'] },
  { said: ['devolution', 'devolving', 'deevolve', 'devolve'], means: ['devolve'] },
  { said: ['first turn', 'turn one', 'turn 1', 't1'], means: ['first turn'] },
  {
    said: ['go first', 'goes first', 'going first', 'start the game', 'starting player'],
    means: ['first turn', 'goes first'],
  },
  { said: ['tie', 'draw game'], means: ['tie'] },
  { said: ['free retreat', 'no retreat cost'], means: ['Retreat Cost zero'] },
  { said: ['2v2', '2 on 2', 'two on two', 'double battle'], means: ['2-on-2'] },
  { said: ['partner', 'team mate', 'ally'], means: ['teammate'] },
  { said: ['fail to find', 'fail search', 'failed search', 'whiff', 'not find'], means: ['deck search need not find'] },
  { said: ['fizzle', 'fizzles'], means: ['does nothing', 'attack ends'] },
  { said: ['back out', 'take back', 'go back', 'undo', 'rewind', 'misdeclare'], means: ['go back Action Phase'] },
  { said: ['out of the game'], means: ['removed from game', 'Lost Zone'] },
  { said: ['trash', 'discard pile'], means: ['discard zone', 'discard pile'] },
  { said: ['copies of a card', 'playset', 'duplicates', 'same name'], means: ['share a name', 'same name'] },
  { said: ['oppo', 'opp', 'opps', 'enemy', 'rival'], means: ['opponent'] },
  { said: ['checkup', 'between turns', 'upkeep'], means: ['between-turns phase', 'between turns'] },
  { said: ['swap', 'swapping'], means: ['switch'] },
  { said: ['heal', 'healing', 'cure', 'cures'], means: ['remove damage', 'removed'] },
  {
    said: ['wear off', 'wears off', 'worn off', 'expire', 'go away'],
    means: ['ends', 'removed', 'loses', 'goes away', 'ceases'],
  },
  { said: ['tm', 'tms'], means: ['Technical Machine'] },
  { said: ['tool', 'tools'], means: ['Pokémon Tool'] },
  { said: ['ability', 'abilities', 'power', 'powers', 'pokepower', 'poke power'], means: ['Poké-Power'] },
  { said: ['body', 'bodies', 'pokebody', 'poke body', 'passive'], means: ['Poké-Body'] },
  { said: ['body lock', 'power lock', 'locked', 'shut off', 'turned off'], means: ['disabled'] },
  {
    said: ['come into play power', 'cip', 'enters play power'],
    means: ['triggered power', 'Poké-Powers trigger event'],
  },
  {
    said: ['same time', 'simultaneous', 'simultaneously', 'at once'],
    means: ['simultaneously', 'at once', 'same time'],
  },
  { said: ['counter', 'counters'], means: ['damage counter'] },
  { said: ['colourless', 'colorless'], means: ['Colorless'] },
  { said: ['deck size', 'cards in a deck', 'deck count'], means: ['deck cards exactly', 'deck size'] },
  { said: ['sideboard', 'sideboarding'], means: ['side decks'] },
  { said: ['sealed', 'draft'], means: ['Limited Play'] },
  {
    said: ['errata', 'reprint', 'newest print', 'newest wording'],
    means: ['most current card text', 'reprinted', 'errata'],
  },
  { said: ['concurrent effects', 'stacking', 'stack', 'stacks'], means: ['cumulative', 'simultaneous effects'] },
  { said: ['always on'], means: ['always active'] },
  { said: ['coinflip', 'coin toss', 'toss'], means: ['coin flip'] },
  { said: ['hitpoints', 'hit points'], means: ['HP'] },
  { said: ['topdeck', 'top of deck', 'top deck'], means: ['top of deck'] },
  { said: ['maximum', 'max', 'limit', 'at most', 'cap'], means: ['limit', 'maximum', 'no more than', 'at most'] },
  {
    said: ['bench full', 'full bench', 'bench size', 'bench limit', 'bench space'],
    means: ['Bench hold five Pokémon', 'Bench limit'],
  },
  { said: ['play down', 'drop a basic', 'bench a basic'], means: ['placing onto Bench'] },
];
