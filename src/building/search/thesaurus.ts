export interface Synonyms {
  /** What judges say. */
  readonly said: readonly string[];
  /** What the rules write for it, in whatever document. */
  readonly means: readonly string[];
  /** How surely the one stands for the other; less where the rules' words say more than the judge's. */
  readonly weight: number;
  /** The judge's words themselves say something else in the rules: `turn 1` stands in every rule of one thing a turn. */
  readonly instead: boolean;
}

/**
 * What judges say for what the rules write: `said, said = means; means`. No associations: a line belongs here only if a judge would let one
 * phrase stand for the other, here or in another document. `~` opens what is wider than the left side, a line or a phrase; `==`
 * stands where the left side is not to be looked for itself.
 */
const TABLE = `
# Knock Outs, Prizes, winning
ko, kod, kos, koed, ko'd, knockout, knockouts, knock out, knocked out, knocks out, faint, fainted, dies, die, killed, kill, kills, kayo = knocked out
double ko, double knock out, double knockout, both knocked out, simultaneous ko = Pokémon of both players Knocked Out; both players Prizes; both players win
deck out, decked out, decks out, deckout, decking out, mill, milling, milled, mill deck, mill out, milled out, out of cards, run out of cards, no cards left, no cards left in deck, empty deck, no cards left to draw = unable to draw; not draw loses; deck empty loses; no card to draw; no card in deck turn begins; deck empty turn begins
promote, promotes, promoting, promotion, send up, sends up, bring up, new active, replace active, next active = new Active Pokémon; moves into Active position; replace Active; next Active Pokémon Active Spot
donk, donked, donks, donked turn one, donked turn 1, turn one donk, t1 donk, benched out, bench out, bench-out, lone pokemon, out of pokemon, ran out of pokemon, run out of pokemon, no pokemon left, no more pokemon, last pokemon, only pokemon, lone basic, only basic, lone active = no Pokémon in play; no Pokémon to put out; all Pokémon Knocked Out
prize race, prize trade, last prize, all prizes, final prize = taken all Prize Cards; last Prize
both took last prize, both took their last prize, both take last prize, both take their last prize, win at the same time, both win = both players win; both took all their Prize cards; win simultaneously
two prizes, 2 prizes, two prizer, two prizers, 2 prizer, two-prizer, multi prizer, gives up two prizes, gives up 2 prizes, worth two prizes, double prize, extra prize, two prize cards = 2 Prize cards; two Prize cards
one prizer, single prizer = one Prize Card
prizes, prize = Prize Cards; Prize
look at prizes, check prizes, peek at prizes, look at my prizes, peek prizes, see my prizes, face up prizes, prizes face up = Prize Cards face up; looked at Prize cards; no Prize Card looked at before
win condition, win conditions, winning conditions, ways to win = win conditions; ways to win
tie, draw game, tied, ties = tie
overtime, tiebreaker, tie breaker = Sudden Death
lose, loses, losing = loses; lose
# Setting up
mulligan, mulligans, mull, mulls, mulling, mulled, no basic, no basics, reshuffle hand, redraw hand = hand no Basic Pokémon; mulligan
extra card for mulligan, mulligan card, mulligan cards, mulligan draw, mulligan penalty = extra card; additional mulligan draw
go first, goes first, going first, starting player, start first, who starts, play first = first turn; goes first
opening hand, starting hand, starting seven = initial hand; starting hand; opening hand
setup, set up, setting up = setup; set-up
set up the game, set up a game, game setup, setup procedure, setup order, start the game, start a game, begin the game, begin a game, beginning a game = start a game; beginning the game; setting up to play; starting a game; setup
handshake, greet = handshake; greet shake hands
face up, flip over, turn over, turned up, reveal = face up; reveal; turned over
# The turn
turn one, turn 1, t1 == first turn
pass, passing, pass turn, pass the turn, skip attack = end turn; no attack turn ends
checkup, between turns, between-turns, upkeep, pokemon checkup, in between turns, after the turn, end of each turn = between-turns; between turns; Pokémon Checkup; after each player's turn
end phase, end step = end phase
back out, take back, takeback, undo, rewind, misdeclare, change attack = go back
main phase, main step, action step = action phase; acts in any order
draw step, draw for turn, draw phase = draw phase; draws a card turn begins
# Bench and places
snipe, sniping, snipes, sniped, snipe the bench, snipe bench, bench damage, spread, spread damage, bench sniping, hit the bench, damage bench = damage Benched Pokémon; Benched Pokémon Weakness Resistance
bench full, full bench, bench is full, no bench space, no room on bench = five Bench; 5 Benched; Bench hold five; full Bench
bench size, bench limit, bench space, bench spots, bench max = Bench five; Bench 5; Bench limit; Bench at most
bench it, play down, drop a basic, drop basics, drop basic, bench a basic, bench basics, play basics, lay down basics, fill the bench, fill bench, swarm the bench, swarm, drop to bench = put Basic Pokémon from hand Bench turn; put Basic Pokémon from hand Bench; Basic Pokémon on the Bench
active spot, active position, active slot = Active Spot; Active position; place of the Active Pokémon
discard pile, trash = discard zone; discard pile
out of the game, removed from game, exile, lost zoned = removed from game; Lost Zone
top of deck = top of deck
topdeck, top deck, topdecking, topdecked, draw for the turn, card for turn = draws a card turn begins; draw from top of deck; draw phase
hand size, max hand size = hand maximum; hand size
# Retreat and switching
gust, gusting, gusted, gusts, gust up, gust of wind, drag, drag up, dragged up, drag out, catcher, pokemon catcher, lysandre, lysandred, boss's orders, boss, pull up, force up, bring up benched = bring opponent's Benched Pokémon up; Benched Pokémon of opponent into Active Spot; switch Defending
swap, swapping, swapped, switching, switch out, pivot, whirlwind, roar, force switch = switch
free retreat, free retreating, no retreat cost, zero retreat, retreat for free = Retreat Cost zero; retreat is free; no Retreat Cost
stuck active, trapped active, trapped, trap, trapping, retreat lock, retreat locked, stuck, pinned = Pokémon not retreat; state forbids retreating; affected by this effect not retreat
scoop, scoop up, scooped, bounce, bounced, bounced back, bouncing, pick up, picked up, return to hand, back to hand, returned to hand = cards back into the hand or deck; Pokémon goes from play into the hand
overpay, overpaying, too much energy = meet or exceed cost
# Trainers
item, items, item card, item cards = Item; Trainer
trainer card, trainer cards, trainers, trainer = Trainer; Item
item lock, item locked, vsed, trainer lock, supporter lock, hand lock, cant play items = player not play card from hand
stadium bump, bump stadium, bounce stadium, bounce the stadium, bounce opponent's stadium, kick the stadium, overwrite stadium, replace the stadium, counter stadium, stadium war, bumped, replace stadium, stadium replaced = Stadium discarded new; Stadium in play earlier discarded
tool scrapper, field blower, tool removal, remove tool, discard tool, scrap a tool, blower, take off tool, take off my tool, take off my own tool, swap tools, change tools, exchange tools = remove Pokémon Tool at will; Pokémon Tool stays attached
tool, tools, tool card = Pokémon Tool
tm, tms = Technical Machine
ace spec, acespec, ace-spec = ACE SPEC
supporter, supporters = Supporter
candy, rare candy, candied, breeder = Rare Candy; Pokémon Breeder
plus power, pluspower, muscle band, choice band, damage boost, damage modifier = PlusPower; Trainers attached; effects on the Pokémon dealing damage; damage-modifying effects on the Attacking Pokémon; effects on the attacker
# Energy
dre, double rainbow = Double Rainbow Energy
dce, double colorless = Double Colorless Energy
scr = Scramble Energy
accel, acceleration, energy acceleration, accelerate, extra attachment, extra energy attachment = attaching Energy by an effect; Energy attached effect in addition
attachment for turn, manual attachment, hand attach, hand attachment, energy drop, energy for turn = attach Energy once; one Energy attachment per turn
basic energy, basic energies = basic Energy
energies = Energy
rain dance, attach extra, attach more = Energy attached effect in addition; attaching Energy by an effect
energy trans, shift energy, move energies, energy switch, move energy = moving Energy; Energy moves to another Pokémon
energy denial, energy removal, crushing hammer, hammer, discard energy from opponent = discard Energy; card discarded by the effect
# Evolution
lvx, lv x, level x, levelx, lv.x == Level Up; Pokémon LV.X
levelup, leveling, levelling, level up, leveled up, levels up = Level Up; leveling up
evolution, evolve, evolves, evolving, evolved, evo, evos = evolve; evolution
devolution, devolving, deevolve, de-evolve, devolve, devolved, devo, devolution spray = devolve; devolution
babies, baby, baby pokemon = Baby Pokémon
rush, rushing, turn one evolution = evolve first turn
fresh, just benched, just played, turn it was played, summoning sick, came down this turn, turn it came down = came into play this turn; in play since turn started; turn in which put into play
same turn = same turn; this turn; stayed in play
megas, mega, mega evo, mega ex = Mega Evolution
primal, primals = Primal Reversion
fossil, fossils = Fossil
prior stage, previous stage, lower stage, pre-evolution, pre evo, preevo, stage below = pre-evolution; evolved from; earlier Stage
skip stage 1, skip a stage, skipping a stage = Basic Pokémon to Stage 2; Stage 2 directly on Basic
# Conditions
status, status condition, status conditions, status effect, status effects, special condition, special conditions, conditions, ailment, ailments = Special Condition; status effects; Conditions
sleep, sleeping, asleep, slept, nap = Asleep; ~Special Condition
wake, wake up, waking, waking up, wakes up = wakes up; Asleep heads; recover Asleep
paralysis, paralyzed, para, parad, paralyze = Paralyzed; Paralysis; ~Special Condition
poison, poisoned, psn, toxic, poison damage, poison tick, poison ticks = Poisoned; Poison; ~Special Condition
confuse, confused, confusion, conf, confusing = Confused; Confusion; ~Special Condition
burn, burned, burnt, burning, burns, char, chared, charred = Burned; Char; Chared; Burn; ~Special Condition
para lock, paralysis lock, perma para = Paralyzed not attack retreat
double poison, virbank, hypnotoxic, extra poison damage, stronger poison, heavy poison = different number damage counters Poison; other damage counters for Poison
wear off, wears off, worn off, expire, expires, go away, goes away, falls off, fall off = recover; removed; loses; goes away; ends
cure, cures, cured, remove condition, get rid of = removed; ends; lose
burn marker, burn counter, char counter, char counters = Burn marker; Char counter
stack, stacks, stacking, stackable = cumulative; add up; overlap; totalled
# Powers
ability, abilities, power, powers, pokepower, poke power, poke-power, poke powers, pokemon power, pokemon powers = Ability; Poké-Power; Pokémon Power
body, bodies, pokebody, poke body, poke-body, poke bodies, passive, passives, always on, passive ability = Poké-Body; active by itself
body lock, power lock, ability lock, locked, shut off, shut down, switched off, turned off, garb, garbodor = disabled; card stops Abilities being used
come into play power, come into play ability, come into play, coming into play, cip, enters play power, etb, when played = triggered power; play this Pokémon from hand Bench; this Pokémon goes from hand to the Bench; Poké-Powers trigger event
trigger, triggers, triggered = triggered; activated when
# Attack and damage
recoil, self damage, self-damage, self ko, suicide attack, hurts itself, damages itself, hits itself = damage to itself; damage to the Attacking Pokémon itself
fizzle, fizzles, fizzled, fails, fail, attack fails = attack does nothing; attack ends; attack fails
does nothing, do nothing, no effect, without effect, without any effect, without an effect, for no effect, for nothing, changes nothing, change nothing = no game effect; change nothing; nothing would change; does nothing
wall, walls, walling, walled, stonewall, no damage, takes no damage, damage immunity = no damage from attacks; prevents all damage; final damage becomes zero
tank, tanks, tanky, tanking, bulk, bulky = maximum HP; damage taken less; damage healed
hand disruption, disrupt hand, disrupt the hand, hand refresh, shuffle hand into deck, judged, red card = effect says player's hand shuffled into deck; force opponent discard cards; player not play card from hand
hand trap, hand knowledge, peek at hand, look at hand, see opponent's hand = look at hand; opponent's hand looked at
ohko, one shot ko, one hit ko = damage equals or exceeds HP
ping, pings, pinging, pinged, put counters, place counters = put damage counters; placing damage counters
spirit link = Mega Evolution turn ends
smokescreen, sand attack, smoke screen = Smokescreen; coin flip effect attack
metronome, copycat, foul play, copies an attack, copied attack, copied attacks, copy attack, copy an attack = copy attack; using another attack as this one
weak, weakness, weaknesses = Weakness
resist, resists, resistance = Resistance
counters, counter, damage counter, damage counters = damage counter
dmg, damages = damage
hp, hitpoints, hit points, health = HP; Hit Points
hp left, hit points left, health left, how much hp = remaining HP
math, damage math, damage calc, calc, damage calculation, damage order = damage calculation; calculating damage; card math; damage steps
heal, heals, healing, healed = heal; remove damage; damage counters removed
attacking pokemon, pokemon that attacks = Attacking Pokémon; Pokémon dealing damage; attacker
defender, defending pokemon, defenders = Defending Pokémon; Pokémon taking damage; defender
announce, announces, declare, declares, declared, declaring, announcing, call the attack = announce; declare
attack step, attack steps, attack order, steps of an attack, attack sequence = attack order; steps for using attacks; resolving an attack; details of attacking
cancel, cancels, alter = cancel; alter; change cancel attack
# Cards and texts
fail to find, fail a search, whiff on a search, whiff on search, failed search, whiff, whiffed, whiffed a search, whiff a search, not find, miss a search, search fails, find nothing = deck search need not find; search choose none; search fewer
search, searching, searches = search
cut, cuts, cutting, cut the deck, cuts the deck = cut
shuffle, shuffling, randomize, randomise = shuffle
playset, playsets, copies of a card, duplicates, max copies, four copies, 4 copies, how many copies, 4 of = more than four name; no more than 4 copies same name; four at most
same name = share a name; same name
errata, reprint, reprints, newest print, newest wording, latest wording = most current card text; reprinted; errata; latest version
card beats rules, card vs rules, golden rule, card text wins = card comes before the rules; card text beats rules; card takes precedence over rules
cant beats can, can't beats can, cannot beats can = not comes before do; not takes precedence
fewer than, not enough targets, too few = fewer targets; closest number
same time, simultaneous, simultaneously, at once, concurrent, concurrent effects = simultaneously; at once; same time; several at once
deck size, cards in a deck, deck count, sixty cards, 60 cards = deck exactly cards; deck size; 60 cards
sideboard, sideboarding, side board = side decks
sealed, draft, booster draft, limited play = Limited Play
public knowledge, public info, open information, hidden info = public information; hidden
immune, immunity, safeguard, protected, protection, prevent, prevents, prevented, shielded = prevent; no damage from attacks; no effects of attacks
# People and things
coinflip, coin toss, toss, flip, flips, flipped, coin flip, coin = coin flip; flip a coin; toss
dice, die roll, roll = die
oppo, opp, opps, enemy, rival, opposing player, foe, other player = opponent
partner, team mate, teammate, ally = teammate
2v2, 2 on 2, two on two, double battle, 2 vs 2 == 2-on-2
multi battle, tag team, tag battle = Team Battle
colourless, colorless = Colorless
colour, color, colours, typing = type; color
picks, pick, picked, decide, decides, who decides = chooses; choose
maximum, max, limit, at most, cap = limit; maximum; no more than; at most
forced, forces, compulsory, mandatory, obligatory = required; compulsory
optional, may i, have to, must i, do i need to = optional; compulsory
owner, owners = owner
ally pokemon, own pokemon, my pokemon = own
`;

const WIDER = 0.4;
const SURE = 0.9;

export const THESAURUS: readonly Synonyms[] = TABLE.split('\n')
  .filter((line) => / ==? /.test(line))
  .map((line) => {
    const [said = '', means = ''] = line.replace(/^~ /, '').split(/ ==? /);
    return {
      said: said.split(',').map((one) => one.trim()),
      means: means.split(';').map((one) => one.trim()),
      weight: line.startsWith('~') ? WIDER : SURE,
      instead: line.includes(' == '),
    };
  });
