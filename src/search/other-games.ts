/**
 * Words of other games, of later cards, of tournament policy and of the kitchen. No rule uses them, so they are reported as missing, never corrected to one of
 * ours, and a question with one of them needs much else in it to be one about these rules.
 */
const WORDS: ReadonlySet<string> = new Set(
  // Tournament policy and organisation.
  (
    'slow stall stalling warning warnings penalty penalties proxy proxies timer timers time round rounds pairing pairings standings infraction infractions cheating ' +
    'concede conceding conceded brick bricked timeout disqualification disqualified swiss bracket sleeves sleeve lanyard ' +
    // Later cards.
    'vmax vstar vunion terastal dynamax gigantamax gigantamaxing banned banlist ' +
    // Magic.
    'planeswalker planeswalkers creature creatures instant instants sorcery sorceries spell spells tapped untap untapped mana land lands enchantment ' +
    'enchantments library graveyard mulldrifter counterspell trample flying deathtouch lifelink commander stacks upkeeps scry loyalty artifact artifacts ' +
    // Yu-Gi-Oh! and others.
    'yugioh trap traps chain link monster monsters summon summons tribute tributes banish banished synchro xyz pendulum fusion duelist duel life hearthstone minion minions ' +
    'uno wild parking netrunner lightsaber sword swords ante blinds holdem texas rent pawn pawns d20 ' +
    'taunt battlecry deathrattle digimon digivolve digi lorcana lore quest inkwell aura auras enchant equip vanguard ink glimmer flesh blood catan settlers settlement settlements sheep mortgage monopoly scrabble jail ' +
    // Chess, cards, dice, sport.
    'chess king kings rook rooks bishop bishops knight knights pawn pawns queen queens castling castle castles checkmate stalemate kingside queenside passant gambit ' +
    'poker blackjack bluff bluffs royal straight flush pair pairs bridge trump trumps joker jokers tarot roulette backgammon sudoku domino dominoes dungeon dungeons ' +
    'dragonborn wizard wizards mage mages paladin rogue bard goblin guild touchdown dribble wicket wizardry saving initiative offside football soccer basketball tennis golf goalkeeper referee corner kick throw throws inning innings baseball ' +
    // Kitchen and daily life.
    'recipe recipes pancake pancakes bake baking baked bread cake cakes boil boiling fry frying cook cooking cooked flour butter sugar oven pasta pizza soup stew ' +
    'sauce html css sql git docker tyre tyres weather tax taxes car cars bicycle train trains flight hotel stock stocks bitcoin python javascript password wifi'
  ).split(' '),
);

/** Of these the names of games and of later cards, which occur in no question about these rules. */
const UNMISTAKABLE: ReadonlySet<string> = new Set(
  (
    'vmax vstar vunion terastal dynamax gigantamax gigantamaxing planeswalker planeswalkers yugioh hearthstone digimon lorcana catan ' +
    'monopoly scrabble chess poker blackjack d20 python javascript recipe recipes bake baking boil boiling'
  ).split(' '),
);

export const isUnmistakable = (word: string): boolean => UNMISTAKABLE.has(word);

export const isOfOtherGames = (word: string): boolean => WORDS.has(word);
