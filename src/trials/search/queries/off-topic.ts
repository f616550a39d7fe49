/** Questions of other games, of later cards, of the kitchen and the office: the right answer is none. */
export const OF_OTHERS: readonly string[] = `
counter target spell with an instant
cast an aura on an opponent's creature
block with a tapped creature
lifelink and deathtouch
land drop before combat
xyz summon two level four monsters
mystical space typhoon on a set trap
tribute summon a blue-eyes white dragon
chain link three resolves first
discover a hearthstone minion with battlecry
rook and king castling through check
pawn promotion to queen
knight fork in the opening
three of a kind beats two pair
texas holdem big blind
straight flush against full house
collect rent on park place
roll doubles three times go to jail
longest road in catan
triple word score
advantage on a d20 roll
armor class of a level 5 wizard
saving throw against poison
offside in football
free throw after a foul
penalty kick in extra time
how long to boil an egg
chocolate cake without butter
grilled cheese sandwich
python list comprehension
sql left join returns null
git rebase conflict
center a div with css
restart the docker container
weather in paris tomorrow
train to london timetable
change a flat tyre
income tax return
dynamax raid boss
uno reverse card
lorcana inkwell
commander damage twenty one
synchro monster from the graveyard
planeswalker loyalty ability
slow play warning penalty
tapping mana
tap a land for mana
ride deck vanguard
digivolve cost memory
digi-egg
roll initiative
hit points of a wizard
king in check
trade sheep for wood
bust with 22
double dribble
lore quest
enchant aura
don cards attach one piece
`
  .trim()
  .split('\n');

/** Questions that sound of something else and are about these rules all the same. */
export const OF_OURS: readonly string[] = `
rock paper scissors to start
shake hands before the game
cutting the cards after a shuffle
win by time limit
small deck for a draft
japanese cards in my deck
outdated wording on an old print
energy trapped under an evolved pokemon
chain reaction eevee
spirit link
stack cards in the discard pile
slowpoke retreat
can a tool be banished from play
burn the top card of the deck
flipping a die instead of a coin
play a stadium and then attack
confused and hits itself
sleeping dragon
knocked out by recoil
double knock out
link between attached cards
graveyard order
bluffing about prizes
how many lives do i have
summon a basic from the deck
library runs out of cards
creature falls asleep
monster evolves twice
spell cards per turn
tapping out on energy
life points left
first player may not attack
trap a pokemon in the active spot
bring back from the trash
tie breaker
two for one knock out
land a coin on heads
instant win
round of checks between turns
corner of the card symbol
`
  .trim()
  .split('\n');
