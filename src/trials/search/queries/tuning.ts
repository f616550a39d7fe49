/**
 * What judges ask, in our own words, over all five documents: kind, query, then the rules by grade. Graded from the corpus before the ranking was
 * tuned. Every second query of a kind was kept back while tuning.
 */
export const TUNING = `
ids | C-14 | 3 APR II.C-14 | 2 APR II.C-14#1, II.C-14#2, II.C-14#3
ids | e29 | 3 APR II.E-29 | 2 APR II.E-29#1, II.E-29#2
ids | cr 603.4e | 3 CR 603.4e
ids | B-01 | 3 APR I.B-01, II.B-01
ids | 309.4 | 3 CR 309.4
ids | neo 9B3 | 3 Neo Play.9B3
ids | math.c | 3 Neo Math.C
ids | SC.Paralyzed#2 | 3 XY SC.Paralyzed#2
ids | I.A-03/ret.1b | 3 APR I.A-03/ret.1b
ids | appendix d | 3 XY AppD
ids | 606.2A(i) | 3 CR 606.2a.i
ids | xy turn 2b | 3 XY Turn.2B
ids | evo.5 | 3 EX Evo.5
ids | apr d06 #2 | 3 APR II.D-06#2
ids | Gl:Lost Zone | 3 XY Gl:Lost Zone
ids | atk.2b | 3 APR I.A-01/atk.2b
ids | rule 307.3h | 3 CR 307.3h
ids | ex status.confused | 3 EX Status.Confused
ids | ii e 15 | 3 APR II.E-15
ids | names.2b | 3 XY Names.2b
ids | cond asleep | 3 Neo Cond.Asleep
ids | 500.4a-c | 3 CR 500.4a, 500.4b, 500.4c
typos | paralized pokemon | 3 CR 311.5b; XY SC.Paralyzed#2; EX Status.Paralyzed; Neo Cond.Paralyzed | 2 CR 311.5c; APR I.A-01/atk.1b, I.A-03/ret.1b | 1 CR 311.5; XY SC.Paralyzed
typos | resistence | 3 CR 304.4a; XY Damage.4, Gl:Resistance; EX Types: Pokémon.6; Neo Math.D; APR I.A-01/dmg.4 | 2 CR 603.5c; XY Turn.3B#1 | 1 CR 304.4, 304.4b
typos | acespec | 3 XY AppD, Gl:ACE SPEC Trainer Card
typos | retreet cost | 3 CR 309.3; XY Turn.2E#2; APR I.A-03#3, II.D-10#1; EX Types: Pokémon.7 | 2 XY Gl:Retreat; EX Options.5; CR 309.4; APR II.D-10 | 1 CR 309.3a, 309.3b; Neo Cond.Confused#2
typos | mulligen | 3 XY Mulligan#1, Mulligan.2; CR 500.4; Neo Play.4; EX Begin#2; APR I.G/set.5a, I.G/set.5c | 2 XY Mulligan, Mulligan.1, Mulligan#3, Start#1; CR 500.4a; APR I.G/set.5b | 1 XY Mulligan#2, Mulligan.3, Start#2; CR 500.4b, 500.4c
typos | suporter per turn | 3 CR 313.2; XY Gl:Supporter Card, Turn.2D; APR I.B-02#1; EX Supporter | 2 XY Parts.2D; CR 602.1
typos | stadum replaced | 3 CR 312.4; APR I.B-03#2; XY Gl:Stadium Card; EX Stadium; Neo Special Trainers: Stadium | 1 CR 312.5
typos | confuzed attack flip | 3 CR 603.4e, 311.4b; XY SC.Confused#2; APR I.A-01/atk.2b; EX Status.Confused; Neo Cond.Confused#3 | 2 XY Attack.B; Neo Order.6, Cond.Confused#1
typos | poisen between turns | 3 CR 311.6b; XY SC.Poisoned; EX Status.Poison; Neo After.1A | 2 APR I.F/chk.1; CR 605.1a; XY Between.1
typos | tecnical machine | 3 CR 314.1, 314.3; XY Gl:Technical Machine | 2 CR 314.2 | 1 CR 205.2, 314
typos | suden death | 3 CR 606.2a.i; XY SuddenDeath; APR I.E#5 | 2 XY Gl:Sudden Death, BothWin#2; CR 606.2a, 606.2a.ii; APR I.E/sud.1, I.E/sud.2, I.E/sud.3
typos | weekness on benched pokemon | 3 CR 304.4c; XY Turn.3B#2; APR II.B-08#4 | 2 XY Gl:Bench
typos | evovle same turn it was played | 3 CR 307.2e; XY Turn.2B#4; APR I.A-05#2; EX Evo.2 | 2 EX Options.3 | 1 CR 307.2f
typos | ancient trate | 3 XY AppG, Gl:Ancient Trait
typos | number of prise cards | 3 CR 500.3; XY Start.7; Neo Play.6; EX Begin#3 | 2 XY Zones: Prize Cards, Gl:Prize Cards; APR I.G/set.7; CR 500.3a | 1 CR 316.7a, 702.4; APR II.D-17#2
typos | lost zoen | 3 CR 316.9a; XY Gl:Lost Zone | 2 CR 316.9
typos | devovled pokemon conditions | 3 XY Gl:Devolve; APR II.C-13#2; CR 307.2c | 2 EX Status#1, EvoEx.6; CR 402.2
typos | pokmon tol limit | 3 CR 308.3; XY Gl:Pokémon Tool; APR I.B-01#3; EX Tools; Neo Pokémon Tools
typos | basic enrgy copies in deck | 3 CR 100.2; XY Names#1, Deck#2; APR I.C#4 | 1 EX Types: Energy
typos | abilties on the bench | 3 XY Turn.2F#2; APR I.A-02#2; CR 300.4 | 2 CR 408.1; APR II.E-13#3 | 1 XY Gl:Poké-Power
typos | burnt pokemn tails | 3 CR 311.3b; XY SC.Burned#1; EX Status.Burn; Neo Cond.Char | 2 Neo After.1C
typos | shinning pokemon | 3 EX Shining
typos | restord pokemon set up | 3 XY AppC.Notes.2 | 2 XY AppC#1, AppC.Notes.1 | 1 XY Gl:Restored Pokémon Card
typos | atach energy twice | 3 CR 305.3; XY Turn.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 XY Parts.2C; APR II.C-09#3
keywords | asleep retreat | 3 CR 311.2b; XY SC.Asleep#2; APR I.A-03/ret.1b; EX Status.Asleep; Neo Cond.Asleep | 2 XY SC.Removing, Turn.2E#2
keywords | bench limit | 3 CR 300.3; XY Zones: Bench, Turn.2A; APR I.A-04#2; Neo Play.9B1; EX Options.2 | 2 CR 701.3, 702.6; EX Arena
keywords | damage counters weakness | 3 CR 304.4d, 304.3; XY Damage.1; APR II.C-07#3, II.C-08#2 | 2 EX Status.Poison, Status.Burn
keywords | first turn evolve | 3 CR 307.2f; XY Turn.2B#4; APR I.A-05#2; EX Evo.2, Options.3 | 2 APR II.C-12#3
keywords | energy attachment per turn | 3 CR 305.3; XY Turn.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 XY Parts.2C; APR II.C-09#3; CR 602.1
keywords | choose up to a number | 3 CR 103.2; APR II.D-05#1 | 2 APR II.A#4, II.D-05; CR 316.4b
keywords | copy an attack | 3 CR 302.6a; APR II.C-18#1 | 2 CR 302.6, 302.6b, 302.6c; APR II.C-18, II.C-18#2, II.C-18#3
keywords | hand hidden information | 3 CR 316.5a; XY Zones: Hand | 1 CR 702.8
keywords | opponent cuts the deck | 3 CR 316.4c, 500.1; EX Begin#1
keywords | dual type weakness | 3 XY AppI#2; CR 304.4b | 2 XY AppI#1 | 1 XY Gl:Dual-Type Pokémon
keywords | mega evolution ends turn | 3 XY AppB.Rules#3 | 2 XY AppB.Rules#5, Gl:Mega Evolution Pokémon | 1 XY AppB.Rules#4
keywords | remaining HP | 3 APR II.D-16 | 1 APR II.D-14, II.D-15, II.D-15#1, I.D#1
keywords | prevent effects of attacks | 3 APR II.C-17, II.C-17#1; CR 400.2 | 2 APR II.C-17#2, II.C-17#3; CR 400.2a | 1 APR II.C-16
keywords | card name self-reference | 3 CR 310.1 | 2 CR 310.2, 310.3, 310
keywords | baby pokemon coin flip | 3 EX Baby#2; Neo Order.1 | 2 CR 701.5; EX Baby#1 | 1 EX Status.Confused
keywords | darkness energy between turns | 3 Neo After.1D | 1 Neo Energy Types
keywords | two prize cards pokemon-ex | 3 CR 303.1e; XY AppA.Rules#2 | 2 XY Gl:Pokémon-EX, Gl:Prize Cards, AppB.Rules#3, AppB.Rules#6 | 1 XY Turn.3C#3, Gl:Knocked Out
keywords | trainer that changes nothing | 3 CR 602.3; APR I.B-01/itm.1 | 2 APR I.B-02/sup.1, I.B-03/std.1, I.A-02/abl.1, II.D-04#5, II.D-02#2, II.D-05#3
keywords | tool stays attached | 3 APR I.B-01#4; CR 308.1; EX Tools | 2 APR I.B-01#6 | 1 Neo Pokémon Tools
keywords | damage zero calculation ends | 3 CR 603.5e; APR I.A-01/dmg.1b, I.A-01/dmg.5; XY Damage.2; Neo Math.B | 2 APR I.A-01/dmg.2, I.A-01/dmg.4, II.B-02#3, II.B-03#3; XY Damage.6
keywords | order of simultaneous effects | 3 CR 400.4; APR II.E-03#4, II.E-08#2 | 2 APR II.E-04#3, II.E-07#3, II.E-20#2
keywords | effect placed on a player | 3 CR 400.5; APR II.C-19
keywords | poke-body copies cumulative | 3 CR 409.2 | 2 APR II.E-15#1, II.E-15#2 | 1 CR 409.1
keywords | special energy provides several types | 3 CR 305.4 | 2 CR 305.2; APR II.D-08
keywords | four unown in a deck | 3 Neo Unown; EX Special Pokémon#2
keywords | retreat cost less | 3 APR II.D-12#2, II.D-12; CR 309.3a | 2 APR II.D-12#1, II.D-13#4; CR 309.3b
keywords | game ends in a tie | 3 CR 606.2a; APR I.E#4; XY BothWin#2 | 2 XY SuddenDeath, Gl:Sudden Death; APR I.E#5; CR 606.2
keywords | declare triggered power | 3 CR 408.3 | 2 APR II.E-05#2, II.E-06#2, II.E-07#2
keywords | retreat with five benched pokemon | 3 APR I.A-03#5
keywords | order of special conditions between turns | 3 CR 605.1a; XY Between#1; APR I.F/chk.1 | 2 XY Between.1, Between.2, Between.3, Between.4; CR 701.8; Neo After.1
slang | decked out | 3 CR 601.2, 606.1c; XY Turn.1, Winning.3; APR I.E#3; EX Draw | 2 XY Draw more#2 | 1 CR 702.12; XY HowToWin
slang | snipe | 3 CR 304.4c; XY Turn.3B#2; APR II.B-08, II.B-08#4 | 2 APR II.B-08#1, II.B-08#3; XY Gl:Bench
slang | bench full | 3 CR 300.3; XY Zones: Bench; APR II.C-11#3, II.C-11#4 | 2 APR I.A-04#2, II.C-11#5, I.A-03#5; XY Turn.2A; EX Options.2; Neo Play.9B1
slang | lvx | 3 CR 307.3a, 307.3h; XY Gl:Pokémon LV.X | 2 CR 307.3, 204.1, 204.2, 307.3d, 100.2c | 1 XY Names.1a; CR 204.3
slang | item lock | 3 APR II.C-19
slang | promote after ko | 3 CR 303.1f, 300.1; XY Turn.3C#4; APR I.D/ko.5, I.D/ko.6 | 2 APR I.E#2; Neo After.3; EX intro; CR 303.1g
slang | gust who picks | 3 APR II.C-05#1, II.C-04#2; CR 400.3 | 2 APR II.C-05, II.C-04
slang | donk | 3 CR 606.1b; XY Winning.2; APR I.E#2 | 2 XY HowToWin, Turn.3C#4
slang | scoop up | 3 APR II.C-02, II.C-02#2 | 2 APR II.C-02#1; CR 316.10a
slang | prize race | 3 CR 606.1a; XY Winning.1; APR I.E#1 | 2 XY HowToWin, Zones: Prize Cards, Gl:Prize Cards
slang | free retreat | 3 CR 309.3b; XY Turn.2E#2; APR I.A-03#3 | 2 CR 309.2; APR II.D-13#4
slang | tool scrapper | 3 APR I.B-01#4, I.B-01#6; CR 308.1 | 2 EX Tools; XY AppF | 1 APR II.D-05, II.E-29
slang | recoil on the attacker | 3 APR II.B-09 | 2 XY Turn.3C#2 | 1 CR 303.1e
slang | whiffed a search | 3 CR 316.4b; APR I.H#2 | 2 APR II.E-18#2
slang | t1 attack going first | 3 XY Turn.3#3 | 1 APR II.E-27
slang | attack fizzles | 3 APR II.D-01, II.D-01#2 | 2 CR 603.4c, 302.5; XY Attack.D; APR II.D-01#1
slang | playset | 3 CR 100.2; XY Names#1, Deck#2; Neo Evolution#2; EX Types: Pokémon#2 | 2 CR 100.2e; EX Types: Trainer; APR I.C#4
slang | para wears off | 3 CR 311.5c; XY SC.Paralyzed#2; EX Status.Paralyzed; Neo Cond.Paralyzed | 2 Neo After.1B; APR I.F/chk.1
slang | candy on a baby | 3 CR 800.1b; EX EvoEx.5 | 2 EX EvoEx.8 | 1 CR 800.1
slang | retreating with dre | 3 CR 309.4 | 2 CR 309.3
slang | 2v2 bench size | 3 CR 701.3 | 1 CR 700.1
slang | extra card for opps mull | 3 CR 500.4a; XY Mulligan.3; APR I.G/set.7; EX Begin#2 | 2 XY Start#2; CR 500.4b, 500.4c
slang | wake up flip | 3 CR 311.2c; XY SC.Asleep#2; EX Status.Asleep; Neo Cond.Asleep | 2 Neo After.1B
slang | switch out a stuck active | 3 APR II.C-03#3, II.C-14#3 | 2 APR II.C-03#1, II.C-03#2; CR 309.1
slang | come into play ability | 3 APR II.E-06, II.E-06#2; CR 408.3 | 2 APR II.E-05#2, II.E-06#1
slang | flip for who starts | 3 CR 500.5; XY Start.2; Neo Play.7; EX Begin#4; APR I.G/set.2
slang | energy acceleration | 3 APR II.C-09, II.C-09#3 | 2 APR II.C-09#1; CR 406.3
slang | kill my own pokemon prize | 3 CR 303.1e; XY Turn.3C#2 | 2 APR I.D/ko.4; XY Turn.3C#3
cross-era | burn in neo | 3 Neo Cond.Char | 2 Neo After.1C
cross-era | mulligan xy | 3 XY Mulligan#1, Mulligan.1, Mulligan.2 | 2 XY Mulligan, Mulligan#2, Mulligan#3, Mulligan.3, Start#1 | 1 XY Start#2, Mulligan.4
cross-era | gx rules | 3 APR I.A-01/dmg.2, I.A-01/dmg.5, II.B-04 | 2 APR I.F#2, II.E-08, II.B-09, II.B-07
cross-era | 2018 confusion | 3 APR I.A-01/atk.2b | 1 APR I.A-01/atk.2
cross-era | poke-power or ability | 3 CR 408.1; XY Turn.2F#1, Gl:Ability, Gl:Poké-Power; APR I.A-02#1; Neo Play.9B6; EX Options.6 | 2 XY Gl:Pokémon Power, Turn.2F, Gl:Poké-Body; CR 407.1; EX Types: Pokémon.2; APR I.A-02#2
cross-era | pokemon checkup in 2009 | 3 CR 605.1, 605.1a | 2 CR 605, 605.1b, 605.2, 605.3
cross-era | ability ex 2003 | 3 EX Options.6, Types: Pokémon.2
cross-era | items in neo | 3 Neo Play.9B4 | 1 Neo Pokémon Tools, Special Trainers: Stadium
cross-era | char counter | 3 Neo Cond.Char, After.1C
cross-era | between turns 2018 | 3 APR I.F#1, I.F#3 | 2 APR I.F, I.F#2, I.F/chk.1, I.F/chk.2, I.F/chk.3
cross-era | who goes first in each era | 3 CR 500.5; XY Start.2; Neo Play.7; EX Begin#4; APR I.G/set.2
cross-era | weakness double damage | 3 Neo Math.C; EX Types: Pokémon.5; CR 304.4a | 2 XY Damage.3, Gl:Weakness; APR I.A-01/dmg.3
cross-era | confused retreat neo | 3 Neo Cond.Confused#2 | 2 Neo Cond.Confused#1
cross-era | supporters in 2003 | 3 EX Supporter
cross-era | abilities neo | 3 Neo Play.9B6 | 1 Neo Math.H
cross-era | burned | 3 CR 311.3b; XY SC.Burned#1; EX Status.Burn; Neo Cond.Char | 2 XY SC.Burned, SC.Burned#2; CR 311.3, 311.3c; APR I.F/chk.1, II.E-28; Neo After.1C | 1 CR 311.3a; XY Gl:Burn Marker, Between.2
cross-era | no trainers on the first turn | 3 CR 602.1a | 2 CR 702.7
cross-era | first turn attack xy | 3 XY Turn.3#3
cross-era | stadium cr | 3 CR 312.1, 312.2, 312.3, 312.4 | 2 CR 312, 312.5, 207.1
cross-era | both knocked out between turns neo | 3 Neo After.3
cross-era | special condition on the bench | 3 EX Status#1; XY SC#1; CR 402.2; Neo Cond.Char; APR I.A-03#6 | 2 XY Turn.2E#3, SC.Removing; CR 402.2b; APR II.C-03#4
cross-era | apr devolve | 3 APR II.C-13, II.C-13#1 | 2 APR II.C-13#2, II.C-13#3, II.C-13#5, II.C-13#6
cross-era | poison at pokemon checkup | 3 APR I.F/chk.1; CR 311.6b; XY SC.Poisoned; Neo After.1A; EX Status.Poison | 2 APR II.E-16#1, I.F#1; CR 605.1a; XY Between.1
cross-era | poke-body 2018 | 3 APR I.A-02#4 | 2 APR I.A-02#1, II.E-13, II.E-13#1
cross-era | lose with no cards left to draw | 3 CR 601.2, 606.1c; XY Turn.1, Winning.3; APR I.E#3; EX Draw | 2 XY Draw more#2
cross-era | baby flip ex era | 3 EX Baby#2 | 2 EX Baby#1, Status.Confused
cross-era | both players win | 3 CR 606.2; XY BothWin#1, BothWin#2; APR I.E#4 | 2 CR 606.2a; XY Gl:Sudden Death, SuddenDeath
cross-era | paralysis neo and xy | 3 Neo Cond.Paralyzed; XY SC.Paralyzed#2 | 2 Neo After.1B; XY Between.4 | 1 XY SC.Paralyzed, SC.Paralyzed#1
procedures | attack step where energy is discarded | 3 CR 603.4g; Neo Order.4; XY Attack.D | 2 APR I.A-01/atk.5, I.A-01/atk.3
procedures | damage step effects on the defending pokemon | 3 CR 603.5d; XY Damage.5; APR I.A-01/dmg.5; Neo Math.G, Math.H | 2 APR II.B-05#2; CR 404.1
procedures | effects when knocked out during the ko process | 3 APR I.D/ko.2, II.E-04#2 | 2 CR 303.1b
procedures | set up lay out prizes | 3 CR 500.3; XY Start.7; APR I.G/set.7; Neo Play.6; EX Begin#3
procedures | abilities during checkup | 3 APR I.F/chk.2; XY Between#2; CR 605.2, 605.1b | 2 APR I.F#2, II.E-08#1
procedures | steps of a retreat pay then switch | 3 APR I.A-03/ret.2, I.A-03/ret.3; CR 309.3; XY Turn.2E#2; EX Options.5 | 2 APR I.A-03#7 | 1 CR 309.4
procedures | announce the attack | 3 APR I.A-01/atk.1; XY Attack.A; Neo Order.2; CR 603.1 | 2 EX Attack; XY Turn.3A#1
procedures | make the choices of the attack | 3 CR 603.4b; XY Attack.C; Neo Order.3
procedures | step for effects that may cancel the attack | 3 CR 603.4d; XY Attack.E; Neo Order.5 | 2 APR I.A-01/atk.2a
procedures | discard an item after playing it | 3 APR I.B-01/itm.4; CR 315.1; XY Turn.2D | 2 EX Options.4; XY Gl:Item Card; APR I.B-01#1
procedures | order of the end phase | 3 CR 604.1 | 2 CR 604.1a, 604.1b, 604.1c, 604.1d, 604; APR II.E-20#1
procedures | pluspower before weakness | 3 CR 603.5b; XY Damage.2; Neo Math.E; APR I.A-01/dmg.2 | 2 CR 404.1; APR II.B-04#2
procedures | turn face-down pokemon over at the start | 3 CR 500.6; XY Start.8; APR I.G/set.8; Neo Play.8 | 2 XY Mulligan.4
procedures | text that comes before doing damage | 3 APR I.A-01/atk.3, II.E-09 | 2 XY Attack.F
procedures | knock outs after poison between turns | 3 CR 605.3; XY Between#2; APR I.F/chk.3 | 2 APR I.D#2 | 1 Neo After.3; CR 311.6b; EX Status.Poison
procedures | what can be done in the action phase | 3 CR 602.1 | 2 XY Parts.2, Turn.2; Neo Play.9B; EX Options#1; CR 602.2
foreign | planeswalker
foreign | hearthstone
foreign | yugioh
keywords | vmax stage | 3 ME App13#1 | 2 ME App13, App13#2, Gl:Pokémon VMAX
foreign | timeout infraction
foreign | mana
foreign | counterspell on the stack
foreign | dungeon master screen
foreign | planeswalker rules
keywords | vstar power twice | 3 ME App9#1 | 2 ME App9, Gl:VSTAR Power | 1 ME App19#3
foreign | banlist
foreign | tapped creature
`;
