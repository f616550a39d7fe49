/**
 * By an author who had read the five documents, but neither thesaurus nor phrases; many are whole sentences, as judges type them at the table. Measured
 * once, then used to improve the ranking.
 */
export const AT_THE_TABLE = `
ids | cr 307.3h | 3 CR 307.3h
ids | 316.4b | 3 CR 316.4b
ids | rule 500.4 a | 3 CR 500.4a | 2 CR 500.4
ids | 701.7 | 3 CR 701.7
ids | CR 303.1 d | 3 CR 303.1d | 1 CR 303.1
ids | 606.2a.ii | 3 CR 606.2a.ii | 1 CR 606.2a
ids | g:select | 3 CR G:select
ids | section 902 | 3 CR 902 | 2 CR 902.1, 902.2, 902.3
ids | C-18#2 | 3 APR II.C-18#2
ids | d13 | 3 APR II.D-13 | 2 APR II.D-13#1, II.D-13#2, II.D-13#3, II.D-13#4
ids | II.E 24 | 3 APR II.E-24 | 2 APR II.E-24#1, II.E-24#2
ids | I.G set 5b | 3 APR I.G/set.5b
ids | a-03 ret.1c apr | 3 APR I.A-03/ret.1c
ids | dmg.5 | 3 APR I.A-01/dmg.5
ids | mulligan 3 xy | 3 XY Mulligan.3
ids | appc.notes.3 | 3 XY AppC.Notes.3
ids | Turn.3C#3 | 3 XY Turn.3C#3
ids | gl:item card | 3 XY Gl:Item Card
ids | evoex.6 | 3 EX EvoEx.6
ids | order 2 neo | 3 Neo Order.2
typos | poisned pokemon how many counters betwen turns | 3 CR 311.6b; XY SC.Poisoned; EX Status.Poison | 2 Neo After.1A; APR II.E-16, II.E-16#1 | 1 CR 605.1a; APR I.F/chk.1; XY Between.1
typos | wekness and resistence on bench | 3 CR 304.4c; XY Turn.3B#2, Gl:Bench; APR II.B-08#4 | 1 APR II.B-06, II.B-06#1, II.B-08; XY Turn.3B
typos | can i play two suporters in a turn | 3 CR 313.2; XY Turn.2D, Parts.2D, Gl:Supporter Card; APR I.B-02#1; EX Supporter | 2 CR 602.1 | 1 APR I.B-02
typos | opponet has no basic in oppening hand | 3 CR 500.4; XY Start#1, Mulligan#3; APR I.G/set.5a; EX Begin#2; Neo Play.4 | 2 CR 500.4a; XY Mulligan#1, Mulligan.1, Mulligan.2, Mulligan.3, Start#2, Mulligan; APR I.G/set.5, I.G/set.5b, I.G/set.5c, I.G/set.5d, I.G/set.7 | 1 CR 500.4b, 500.4c, 702.5; XY Mulligan#2, Start.4
typos | mega evoltion ends my trun | 3 XY AppB.Rules#3, AppB.Rules#5, Gl:Mega Evolution Pokémon | 1 XY AppB.Rules#4
typos | aslepp pokemon wake up coin flp | 3 CR 311.2c; XY SC.Asleep#2; EX Status.Asleep; Neo Cond.Asleep | 2 Neo After.1B | 1 CR 311.2b, 311.2; XY Between.3, SC.Asleep; APR I.F/chk.1
typos | damge counters stay when evolveing | 3 CR 307.2b; XY Turn.2B#2, Turn.2B#3, Gl:Damage Counter; APR I.A-05#3; EX Evo.2 | 1 CR 304.1, 307.3b; APR II.C-12#2
typos | stadum with same name alredy in play | 3 CR 312.5; APR I.B-03#2 | 2 CR 312.4; APR I.B-03#1 | 1 XY Gl:Stadium Card; EX Stadium; Neo Special Trainers: Stadium
typos | tecnical machine how many per pokmon | 3 CR 314.3 | 1 CR 314, 314.1, 314.2; XY Gl:Technical Machine
typos | sudden deth ends in annother sudden deth | 3 CR 606.2a.ii; XY SuddenDeath | 2 CR 606.2a.i | 1 CR 606.2a; XY Gl:Sudden Death, BothWin#2; APR I.E#5
typos | babby pokemon flip befor attack | 3 EX Baby#2; Neo Order.1 | 2 EX Baby#1; CR 701.5 | 1 EX Status.Confused, Baby
typos | cofused pokemon atacks itself | 3 CR 311.4b, 603.4e; XY SC.Confused#2; APR I.A-01/atk.2b; EX Status.Confused; Neo Cond.Confused#3 | 2 XY Attack.B; Neo Order.6, Cond.Confused#1 | 1 CR 311.4; XY SC.Confused
typos | retreet cost zero still once per turn | 3 CR 309.3b | 2 CR 309.2; XY Turn.2E, Turn.2E#2, Gl:Retreat; APR I.A-03#2, I.A-03#3 | 1 XY Parts.2E; CR 602.1
typos | shufle and cut oponents deck | 3 CR 316.4c, 500.1; EX Begin#1 | 1 APR I.H#3, I.G/set.3
typos | knoked out at the same time who replaces fist | 3 CR 303.1g; Neo After.3; APR I.D/ko.5 | 2 APR I.D/ko.6 | 1 CR 303.1f; XY Turn.3C#4
typos | damge equal to hp is it knocked otu | 3 CR 304.2, 303.1c; XY Turn.3C#3, Gl:Knocked Out, Gl:Damage; APR I.D#1; Neo Order.7 | 2 EX Types: Pokémon.4; APR I.A-01/atk.7 | 1 XY Gl:Hit Points (HP); APR II.C-07#2, II.D-16, I.D/ko.1
typos | rare cady first turn | 3 APR II.C-12, II.C-12#3 | 2 CR 307.2f, 800.1; APR II.E-05, I.A-05#2 | 1 EX EvoEx.8, Evo.2; XY Turn.2B#4; CR 800.1a
typos | two pokemon tols on one pokemon | 3 CR 308.3; XY Gl:Pokémon Tool; APR I.B-01#3; EX Tools; Neo Pokémon Tools | 1 APR I.B-01#6, I.B-01#4; CR 308, 308.1
typos | abilites from bench alowed | 3 XY Turn.2F#2; APR I.A-02#2 | 2 CR 300.4; XY Gl:Poké-Power; APR II.E-13#3, II.E-12#2 | 1 XY Turn.2F#1
typos | discrad pile can opponent look thru it | 3 CR 316.6a; XY Gl:Discard Pile | 2 CR 316.3 | 1 XY Zones: Discard Pile; CR 316.6
typos | resistnace no number printed | 3 CR 304.4a | 2 EX Types: Pokémon.6 | 1 XY Damage.4, Gl:Resistance; APR I.A-01/dmg.4; Neo Math.D
typos | guzma agianst galvantula unervve | 3 APR II.E-29 | 2 APR II.E-29#1, II.E-29#2
typos | evolv twice in one tern | 3 CR 307.2e; XY Turn.2B#4; APR I.A-05#2; EX Evo.2, Options.3 | 2 CR 307.2d, 602.1; XY Turn.2B, Parts.2B; Neo Play.9B, Play.9B2 | 1 APR I.A-05#1, II.C-13#3
typos | atack after retreeting | 3 XY Turn.2E#4 | 1 XY Turn.2E; CR 602.1
typos | ase spec limt in deck | 3 XY AppD, Gl:ACE SPEC Trainer Card | 2 CR 100.2e
typos | speical energy more then 4 copys | 3 APR I.C#5; EX Special Energy, Types: Energy; CR 100.2; XY Deck#2 | 2 XY Names#1; Neo Evolution#2 | 1 APR I.C#4
typos | ancent trait shut off by abilty lock | 3 XY AppG, Gl:Ancient Trait
typos | delta speices part of name | 3 CR 100.2b; XY Names.2b | 1 XY Names.2
typos | poke powr while confuesd or asleep | 3 XY Gl:Poké-Power | 1 CR 408.1; XY Gl:Pokémon Power
typos | frist turn no trianers | 3 CR 602.1a | 2 CR 702.7 | 1 CR 602.1; XY Turn.3#3
typos | devovle special conditions gone | 3 CR 307.2c; XY Gl:Devolve; APR II.C-13#2; EX Status#1, EvoEx.6 | 2 CR 402.2 | 1 CR 307.2; APR II.C-13
typos | heal pokemn with no damge on it | 3 APR II.C-06#4 | 2 CR 602.3; APR I.B-01/itm.1, I.A-02/abl.1 | 1 APR II.C-06#2, II.C-06, II.C-06#1, I.B-02/sup.1
typos | unonw cards with diffrent letters how many | 3 EX Special Pokémon#2; Neo Unown | 1 EX Special Pokémon
typos | restord pokmon in setup | 3 XY AppC.Notes.2 | 2 XY AppC#1, AppC.Notes.1 | 1 XY Gl:Restored Pokémon Card, AppC, AppC.Notes, Gl:Fossil Trainer Cards
typos | slepeing then paralized which one stays | 3 CR 311.7; XY SC.Removing; EX Status#1 | 1 CR 311; XY SC
keywords | between-action checks order | 3 CR 303.1 | 2 CR 303, 303.1a, 303.1b, 303.1c, 303.1d, 303.1e, 303.1f, 303.1g, 303.1h | 1 CR 602.2, 604.1c, 605.3
keywords | definite continuous effect duration | 3 CR 402.1 | 2 CR 401.2a, 402, 402.1a | 1 CR 402.2, 401.2, 400.5, 403.1
keywords | triggered effect timing | 3 CR 406.2 | 2 CR 406, 406.1, 303.1b, 408.3 | 1 CR 604.1a, 605.1b, 605.2, 406.3; APR I.A-01/atk.6, II.E-03#2
keywords | self-reference same name | 3 CR 310.1, 310.2 | 2 CR 310, 310.3
keywords | damage counters not damage | 3 CR 304.3; APR II.C-07#3; XY Damage.1 | 2 CR 304.4d; APR II.C-08#2 | 1 CR 304.1; APR II.C-07, II.C-08
keywords | public information | 3 CR 316.3 | 2 CR 316.4a, 316.5a, 316.6a, 316.7a, 316.7b, 316.8b, 316.9a | 1 CR 316.4b; XY Zones: Deck, Gl:Discard Pile
keywords | no game effect trainer | 3 CR 602.3; APR I.B-01/itm.1, I.B-02/sup.1 | 2 APR II.D-02#2, II.D-04#5, II.D-05#3, I.B-03/std.1 | 1 APR II.C-06#4, II.C-11#4
keywords | leveled up pokémon attacks powers | 3 CR 307.3h | 2 XY Gl:Pokémon LV.X | 1 CR 307.3, 307.3a
keywords | colorless energy requirement | 3 CR 302.3; XY Turn.3A#1, 3 Card Types: Energy | 1 XY Turn.3A, Turn.3A#2, Turn.3A#3; APR I.A-01#2, II.D-09; EX Types: Energy, Attack
keywords | copied attack cost | 3 APR II.C-18#2; CR 302.6b | 2 APR II.C-18, II.C-18#1; CR 302.6, 302.6a | 1 CR 302.6c; APR II.C-18#3
keywords | ways to win the game | 3 CR 606.1; XY HowToWin, Winning, Winning#1; APR I.E | 2 CR 606, 606.1a, 606.1b, 606.1c; XY Winning.1, Winning.2, Winning.3; APR I.E#1, I.E#2, I.E#3 | 1 CR 606.2; APR I.E#4; XY BothWin#1, Turn.3C#4; EX intro
keywords | fossil trainer setup | 3 CR 500.2a; XY Gl:Fossil Trainer Cards | 2 CR 500.4b | 1 CR 602.1a; XY AppC.Notes.2
keywords | basic pokémon or evolution card wording | 3 CR 901.1 | 2 CR 901 | 1 CR 900.1
keywords | 2-on-2 trainer one active | 3 CR 701.7 | 1 CR 701, 701.1
keywords | poké-body several copies cumulative | 3 CR 409.2 | 1 CR 409, 409.1; APR II.E-15#1, II.E-15#2, II.E-15
keywords | prevented effect pre-existing effect | 3 CR 400.2; APR II.C-17#2 | 2 APR II.C-17#3, II.C-17 | 1 CR 400.2a, 400
keywords | dependent effect removed | 3 CR 405.1 | 2 CR 405 | 1 CR 311.8
keywords | special energy several types | 3 CR 305.4; APR II.D-08 | 1 CR 305.2; APR II.D-07, I.C#5
keywords | indefinite effect precedence newest | 3 CR 403.2 | 2 CR 403 | 1 CR 403.1, 401.2b
keywords | damage step 5 defending pokémon | 3 APR I.A-01/dmg.5, II.B-05#2; XY Damage.5 | 2 CR 603.5d; APR II.B-05, II.B-05#4 | 1 APR II.B-07#1, II.B-04; Neo Math.G, Math.H; CR 404.1
keywords | times sign damage number | 3 APR II.B-02#1, I.A-01/dmg.1b; CR 603.5a; XY Damage.1; Neo Math.A | 2 APR II.B-02, II.B-02#2 | 1 APR II.B-02#3
keywords | pokémon checkup trainer effects abilities | 3 APR I.F/chk.2, I.F#2 | 2 APR II.E-08#1, II.E-08 | 1 APR I.F#1, I.F#3, II.E-08#2; XY Between#2; CR 605.1b
keywords | retreat cost more and less | 3 APR II.D-11, II.D-12 | 2 APR II.D-11#2, II.D-12#2, II.D-13, II.D-13#4; CR 309.3a | 1 APR II.D-10, II.D-11#1, II.D-12#1
keywords | effect when knocked out before discard | 3 APR II.E-04#2, I.D/ko.2 | 2 APR II.E-04, II.E-04#3, I.D#3 | 1 APR I.D/ko.3, II.E-03#3, II.E-04#1
keywords | full HP | 3 APR II.D-14 | 1 APR II.D-15, II.D-15#1, II.D-16
keywords | search deck choose fewer | 3 APR I.H#2; CR 316.4b | 2 APR II.A#4 | 1 CR 103.2; APR II.D-04#4, II.D-05#4, II.D-04#2
keywords | prize cards looked at return | 3 APR II.C-20#4 | 2 APR II.C-20#1 | 1 APR II.C-20, II.C-20#3
keywords | ability same name banned this turn | 3 APR II.E-14#1 | 2 APR II.E-14, II.E-14#2, II.E-14#3 | 1 APR II.E-15; CR 408.2
keywords | all damage prevented becomes zero | 3 APR II.C-16#1 | 2 APR II.C-16, I.A-01/dmg.6 | 1 APR II.C-16#2, II.B-08#5
keywords | until the end of the turn, timing | 3 CR 604.1b; APR II.E-20#1 | 2 CR 604.1, 604.1a; APR II.E-20, II.E-20#2 | 1 APR II.E-21#1, II.E-22#1; CR 604
keywords | devolving stage put into play directly | 3 APR II.C-13#6 | 1 APR II.C-13; CR 307.1
keywords | maximum HP changed outside play | 3 APR II.D-15#2 | 2 APR II.D-15 | 1 APR II.D-15#1
keywords | attacks printed on the card | 3 APR II.D-06#1, II.D-06#2; CR 302.6c | 2 APR II.D-06, II.C-18#3 | 1 CR 302.1; APR I.A-01#1
keywords | damage not affected by effects | 3 APR II.B-07#1 | 2 APR II.B-07, II.C-16 | 1 APR II.B-07#2
keywords | during your opponent's next turn | 3 APR II.E-01 | 2 APR II.E-22, II.E-22#1 | 1 APR II.E-02, II.E-21; CR 402.1
keywords | moved from bench to active this turn | 3 APR II.E-24#1 | 2 APR II.E-24, II.E-24#2
keywords | dual-type weakness and resistance | 3 XY AppI#2; CR 304.4b | 2 XY AppI#1 | 1 XY AppI, Gl:Dual-Type Pokémon
keywords | BREAK keeps attacks abilities | 3 XY AppH#1, Gl:BREAK Evolution | 1 XY AppH, AppH.Rules#2, Turn.2B#2
keywords | team plasma pokémon name | 3 XY AppE#3 | 1 XY AppE, AppE#1
keywords | hyper gear leaves play | 3 XY AppF | 1 XY Gl:Pokémon Tool
keywords | draw more cards than deck has | 3 XY Draw more#1, Draw more#2 | 2 XY Draw more; APR I.E#3, II.A#5 | 1 CR 316.10c, 601.2; EX Draw; XY Turn.1
keywords | pokémon LEGEND | 3 XY Gl:Pokémon LEGEND
keywords | gym leader evolution | 3 EX Evo.4; Neo Evolution#3; XY Gl:Trainers' Pokémon | 2 EX Special Pokémon#1; XY Names.3, Names#2, Names.3a | 1 EX Types: Pokémon#2
keywords | shining pokémon one each | 3 EX Shining
keywords | char counters between turns | 3 Neo Cond.Char, After.1C
slang | no cards left in deck but i only lose when i have to draw for turn right? | 3 CR 601.2, 606.1c; APR I.E#3; XY Turn.1, Winning.3, Draw more#2; EX Draw | 2 XY HowToWin | 1 CR 702.12
slang | he used whirlwind, do i pick what comes up? | 3 APR II.C-04#2; CR 400.3 | 2 APR II.C-04, II.C-04#1 | 1 APR II.C-05, II.C-05#1
slang | gusting up a benched guy with catcher | 3 APR II.C-05, II.C-05#1 | 2 APR II.D-04, II.C-05#3 | 1 APR II.C-05#2, II.C-04
slang | my guy is stuck asleep can i just play switch | 3 APR II.C-03#3 | 2 APR II.C-03, II.C-03#2, II.C-03#4, II.C-14#3; CR 309.1 | 1 CR 311.2b; XY SC.Asleep#2, SC.Removing, Turn.2E#3; APR I.A-03/ret.1b; EX Status.Asleep, Status#1; Neo Cond.Asleep
slang | do i have to attack if i can? | 3 CR 603.2; EX Attack | 2 APR I.A-01#1 | 1 XY Turn.3#1
slang | called attack without enough energy, wants to go back and attach | 3 CR 603.3 | 2 XY Turn.3#1; CR 603.4a | 1 APR I.A-01#2; CR 302.3; XY Attack.A
slang | lucario stance still up after cessation crystal? | 3 CR 402.1a | 1 CR 402; APR II.E-22
slang | peeking at my prizes | 3 Neo Play.6; XY Zones: Prize Cards | 2 CR 316.7b | 1 APR II.C-20, II.C-20#4; EX Begin#3, Arena; XY Gl:Prize Cards
slang | whiffed the search, still gotta shuffle? | 3 APR II.E-18#2, I.H#3; CR 316.4c | 2 APR II.E-18#1, II.E-18; CR 316.4b | 1 CR 602.3
slang | killed my own active with recoil, does opp get a prize | 3 CR 303.1e | 2 APR I.D/ko.4; XY Turn.3C#2, Turn.3C#3, Gl:Knocked Out | 1 APR II.B-09, I.D#1; CR 303.1c, 303.1f
slang | attach dce into gengar gnawing curse, 2 or 4 counters? | 3 APR II.E-07 | 2 APR II.C-09, II.E-07#1 | 1 CR 406.3
slang | bench is full can i play a ball that puts a basic down | 3 APR II.C-11#4 | 2 CR 300.3; APR II.C-11#3, II.C-11#5 | 1 APR II.C-11, II.C-11#1, I.A-04#2, I.A-03#5; XY Turn.2A, Zones: Bench; EX Options.2; Neo Play.9B1
slang | can i lvl x a guy on my bench | 3 CR 307.3d | 2 CR 602.1 | 1 CR 307.3, 307.3a; XY Gl:Pokémon LV.X
slang | muk is out, weavile still hits for every ability guy? | 3 APR II.D-13 | 1 APR II.D-06, II.D-13#1, II.D-13#2
slang | smokescreen tails - is my turn over? | 3 APR I.A-01/atk.2a, II.D-01#1 | 2 APR II.D-01; XY Attack.E; Neo Order.5 | 1 CR 603.4d; XY WhatIsAttack#3
slang | does sand attack wear off if i retreat and come back | 3 XY Turn.2E#3, Attack.E; APR I.A-03#6; CR 402.2 | 2 APR II.C-03#4 | 1 APR II.C-15#3, II.C-14#2; CR 402
slang | pluspower on an attack that flipped all tails | 3 CR 603.5e; APR II.B-02#3; XY Damage.2; Neo Math.B | 2 APR II.B-03#3, I.A-01/dmg.1b, II.D-01#3 | 1 CR 603.5b; Neo Math.E
slang | deck has 61 cards | 3 CR 100.1; XY Deck#1; EX Essential: The Deck | 2 Neo Play.1 | 1 XY Deck#3, Zones: Deck
slang | i won the flip can i choose to go second | 3 CR 500.5; XY Start.2; APR I.G/set.2; EX Begin#4 | 2 Neo Play.7 | 1 CR 702.3
slang | dropping a stage 1 straight onto the bench | 3 EX Evo.1; CR 203.2 | 2 CR 300.2; XY Turn.2A, Gl:Basic Pokémon Card, Gl:Evolution Card; APR I.A-04#1; Neo Play.9B1; EX Options.2 | 1 CR 307.1, 307.2a; EX EvoEx.7; XY Turn.2B#1
slang | item locked but my active is immune to attack effects | 3 APR II.C-19 | 2 CR 400.5 | 1 APR II.C-17, II.C-17#1
slang | does poison stack | 3 CR 311.6c; XY SC.Poisoned; EX Status.Poison | 2 APR II.E-16#2 | 1 CR 311.6, 311.6b
slang | swap my tool for a better one | 3 APR I.B-01#6 | 2 CR 308.1, 308.3; APR I.B-01#3, I.B-01#4; XY Gl:Pokémon Tool | 1 EX Tools; Neo Pokémon Tools; APR I.B-01#5
slang | how many gx attacks per game | 3 APR II.C-08, II.C-09, II.D-17, II.E-23
slang | bounced my mon and replayed it, ability again same turn? | 3 APR II.E-12#4; CR 408.2 | 2 CR 316.10a; APR II.E-17#4, II.E-12#3 | 1 APR II.E-12, II.E-14#3
slang | lele off a ball from deck do i get wonder tag | 3 APR II.E-06#2 | 2 APR II.E-06, II.E-06#1 | 1 APR II.E-05#2
slang | max potion on a guy with no energy | 3 APR II.E-19 | 2 APR II.E-19#2, II.A#3 | 1 APR II.E-19#1
slang | which way do i turn the card when confused | 3 CR 311.4a; XY SC.Confused#1; EX Status.Confused; Neo Cond.Confused#1 | 2 XY SC.Removing | 1 CR 311.4
slang | coin rolled off the table | 3 EX Essential: Coin#2 | 1 EX Essential: Coin#1
slang | can i show my hand to my teammate | 3 CR 702.8 | 2 CR 702.9 | 1 CR 316.5a, 702
slang | breeder on a baby like cleffa to clefable | 3 EX EvoEx.5 | 2 CR 800.1b | 1 EX EvoEx.8, Evo.5
slang | poison barb guy died, is the attacker still poisoned | 3 APR II.E-03, II.E-03#3 | 2 APR I.A-01/atk.6, II.E-03#2 | 1 APR II.E-04#2
slang | putting my energy on his pokemon | 3 APR II.C-09#1, II.C-10#1; CR 305.3 | 2 XY Turn.2C, Parts.2C; EX Options.1 | 1 CR G:attach; APR I.C#2; XY Gl:Attach
slang | after evolving can i still use the old attack from the basic underneath | 3 XY Turn.2B#2; APR I.A-05#5 | 2 CR 307.3h; XY AppH#1 | 1 APR II.D-06; XY Gl:BREAK Evolution
slang | does take down recoil count weakness or eviolite | 3 APR II.B-09 | 1 Neo Cond.Confused#3
slang | two infernape out, how much burn dmg | 3 APR II.E-28
slang | resistance takes the attack under 0, then what | 3 CR 603.5e, 103.1; XY Damage.6; APR I.A-01/dmg.4 | 2 Neo Math.I | 1 APR II.E-03#1, II.B-03#3; CR 603.5c; XY Damage.4; Neo Math.D
slang | card says one thing rulebook says another | 3 CR 102.1; APR II.A#1 | 2 CR 102.2, 102.3, 900.2 | 1 CR 102, 900.1
slang | one card says i can the other says i can't | 3 APR II.A#2
slang | unown g attached as a tool, is it still a pokemon | 3 CR 200.3 | 2 CR 308.2
cross-era | confusion damage neo | 3 Neo Cond.Confused#3 | 2 Neo Order.6 | 1 Neo Cond.Confused#1, Cond.Confused; EX Status.Confused; CR 311.4b; XY SC.Confused#2
cross-era | retreating a confused pokémon, neo vs ex vs xy | 3 Neo Cond.Confused#2; EX Status.Confused; XY SC.Removing | 2 Neo Cond.Confused#1; XY Turn.2E#2 | 1 Neo Cond.Confused; XY SC.Confused#2; APR I.A-03/ret.1b; CR 311.4b
cross-era | burn damage counters in the 2018 rulebook | 3 APR II.E-28 | 2 APR I.F/chk.1 | 1 APR I.F#1; CR 311.3b; XY SC.Burned#1
cross-era | abilities in the 2009 rules | 3 CR 407.1, 408.1, 409.1 | 2 CR 407, 408, 409 | 1 CR 300.4, 408.2, 408.3, 409.2; APR I.A-02#1; XY Turn.2F#1
cross-era | poke-body xy | 3 XY Gl:Poké-Body | 2 XY Gl:Pokémon Power | 1 XY Gl:Ability; CR 409.1
cross-era | using a pokémon power in 2001 | 3 Neo Play.9B6 | 1 Neo Math.H; EX Options.6; CR 407.1
cross-era | pokémon checkup in comprehensive 2009 | 3 CR 605.1, 605.1a | 2 CR 605, 605.1b, 605.2, 605.3 | 1 CR 605.4, 600.1; APR I.F#1
cross-era | between turns step in advanced 2018 | 3 APR I.F#1, I.F#3 | 2 APR I.F, I.F#2, I.F/chk.1, I.F/chk.2, I.F/chk.3, II.E-08#1 | 1 XY Between#1; CR 605.1
cross-era | do EX and BREAK cards share a name with the regular pokémon in xy | 3 XY AppA.Rules#1, AppH.Rules#1 | 2 XY AppB.Rules#1, Names.2 | 1 XY Names#1, AppE#3; CR 100.2d
cross-era | first turn restrictions 2009 compared with 2016 | 3 CR 602.1a; XY Turn.3#3 | 2 CR 307.2f; XY Turn.2B#4 | 1 CR 307.3f, 702.7
cross-era | darkness and metal energy neo | 3 Neo Energy Types | 2 EX Special Energy; Neo After.1D | 1 XY Energy Types: Darkness, Energy Types: Metal
cross-era | resistance how much ex era | 3 EX Types: Pokémon.6 | 1 CR 304.4a; Neo Math.D
cross-era | pluspower before or after weakness in 2001 | 3 Neo Math.E | 2 Neo Math.C, Math#1 | 1 Neo Math.D, Math.B, Math; CR 603.5b, 404.1
cross-era | mulligan 2003 opponent draws two cards | 3 EX Begin#2 | 1 CR 500.4a; XY Mulligan.3, Start#2; Neo Play.4
cross-era | mulligan cards advanced players rulebook | 3 APR I.G/set.7 | 2 APR I.G/set.5a, I.G/set.5b, I.G/set.5c, I.G/set.5d, I.G/set.5 | 1 CR 500.4a; XY Mulligan.3
cross-era | item cards per turn in 2009 | 3 CR 315.2 | 2 CR 315.1, 602.1 | 1 CR 205.1, 602.1a; XY Turn.2D, Gl:Item Card; APR I.B-01#1
cross-era | when does a supporter go to the discard pile, old and new | 3 CR 313.1; EX Supporter; APR I.B-02/sup.4, I.B-02#1; XY Turn.2D | 1 APR I.B-02#2
cross-era | removed from the game zone xy | 3 XY Gl:Lost Zone | 1 CR 316.9, 316.9a
cross-era | prizes for a knocked out primal or mega xy | 3 XY AppB.Rules#3, AppB.Rules#6 | 2 XY AppA.Rules#2, AppB.Rules#4, Gl:Pokémon-EX, Gl:Prize Cards, Gl:Knocked Out | 1 CR 303.1e
cross-era | are baby pokémon basics in 2009 | 3 CR 201.2 | 2 CR 201.1, 307.1 | 1 CR 201, 800.1b; EX Evo.1, Evo.5; Neo Evolution#4
cross-era | weakness multiplier 2009 and neo | 3 CR 304.4a; Neo Math.C | 2 CR 603.5c | 1 EX Types: Pokémon.5; XY Damage.3; APR I.A-01/dmg.3
cross-era | old card lists asleep confused paralyzed, does it cover burned in 2009 | 3 CR 903.1 | 2 CR 903 | 1 CR 311.1
cross-era | active spot empty 2009 | 3 CR 300.1, 303.1f | 2 CR 606.1b | 1 APR I.E#2; XY Zones: Active Pokémon, Turn.3C#4
cross-era | does a tool stay on when evolving 2018 | 3 APR I.B-01#4, I.A-05#3 | 1 CR 308.1; EX Evo.2, Tools; XY Turn.2B#2
cross-era | how often may i retreat in neo and ex days | 3 Neo Play.9B; EX Options#1 | 2 Neo Play.9B5; EX Options.5 | 1 Neo Cond.Confused#2; CR 309.2; XY Turn.2E; APR I.A-03#2
cross-era | benched pokémon knocked out prize neo 2001 | 3 Neo Play.6 | 2 Neo After.3 | 1 Neo Order.7
cross-era | evolve on turn one with erika's clefairy ex rules | 3 EX EvoEx.2 | 2 EX Evo.2, Options.3 | 1 EX EvoEx, EvoEx.3
cross-era | LV.X in the xy rulebook | 3 XY Gl:Pokémon LV.X | 2 XY Names.1a, Names#1 | 1 XY Names.1; CR 307.3a, 100.2c
cross-era | does LV.X count as the same name for the four card limit | 3 CR 100.2c; XY Names#1, Names.1a | 2 CR 100.2; XY Names.1 | 1 CR 100.2a; XY Deck#2
cross-era | poison how strong neo | 3 Neo After.1A | 1 CR 311.6b; EX Status.Poison; XY SC.Poisoned
cross-era | does evolving cure special conditions in all eras | 3 CR 307.2c; XY Turn.2B#2, SC#1; APR I.A-05#4; EX Evo.2, Status#1 | 2 CR 402.2; XY Turn.2B#3; APR II.C-12#2 | 1 XY Gl:Poison Marker, Gl:Burn Marker; CR 307.3c
cross-era | sudden death xy against tie in 2018 | 3 XY SuddenDeath; APR I.E#5, I.E#4 | 2 XY BothWin#2, Gl:Sudden Death; APR I.E/sud.1, I.E/sud.2, I.E/sud.3 | 1 XY BothWin#1; CR 606.2a, 606.2a.i
cross-era | paralysis how long ex 2003 | 3 EX Status.Paralyzed | 1 Neo Cond.Paralyzed; CR 311.5c; XY SC.Paralyzed#2
cross-era | galactic and sp marks part of the name 2009 and xy | 3 CR 100.2d; XY Gl:Pokémon SP | 2 XY Names.2 | 1 XY Gl:Owner, Names.2a
cross-era | prizes in a 30 or 40 card deck | 3 APR II.D-17#2; CR 500.3a | 1 EX Essential: The Deck; CR 100.1, 500.3
procedures | full attack sequence step by step | 3 CR 603.4; XY Attack; APR I.A-01#3; Neo Order | 2 CR 603, 603.4a, 603.4b, 603.4c, 603.4d, 603.4e, 603.4f, 603.4g, 603.4h, 603.4i; XY Attack.A, Attack.B, Attack.C, Attack.D, Attack.E, Attack.F, Turn.3, Turn.3#2; APR I.A-01/atk.1, I.A-01/atk.2, I.A-01/atk.3, I.A-01/atk.4, I.A-01/atk.5, I.A-01/atk.6, I.A-01/atk.7, I.A-01; Neo Order.1, Order.2, Order.3, Order.4, Order.5, Order.6, Order.7 | 1 XY Attack#1, Turn.3A, Turn.3B, Turn.3C; EX Attack; APR I.A-01/atk.2a, I.A-01/atk.2b, I.A-01/atk.1a, I.A-01/atk.1b
procedures | damage calculation all steps in order | 3 CR 603.5; XY Damage; APR I.A-01#4; Neo Math, Math#1 | 2 CR 603.5a, 603.5b, 603.5c, 603.5d, 603.5e; XY Damage#1, Damage.1, Damage.2, Damage.3, Damage.4, Damage.5, Damage.6; APR I.A-01/dmg.1, I.A-01/dmg.2, I.A-01/dmg.3, I.A-01/dmg.4, I.A-01/dmg.5, I.A-01/dmg.6; Neo Math.A, Math.B, Math.C, Math.D, Math.E, Math.F, Math.G, Math.H, Math.I, Math.J | 1 CR 603.4f; APR I.A-01/atk.4, I.A-01/dmg.1a, I.A-01/dmg.1b
procedures | set up a game from shuffling to the first turn | 3 CR 500; XY Start; APR I.G; EX Begin; Neo Play | 2 CR 500.1, 500.2, 500.3, 500.4, 500.5, 500.6; XY Start.1, Start.2, Start.3, Start.4, Start.5, Start.6, Start.7, Start.8, Start#1, Start#2; APR I.G/set.1, I.G/set.2, I.G/set.3, I.G/set.4, I.G/set.5, I.G/set.6, I.G/set.7, I.G/set.8; EX Begin#1, Begin#2, Begin#3, Begin#4; Neo Play.1, Play.2, Play.3, Play.4, Play.5, Play.6, Play.7, Play.8 | 1 CR 500.3a, 500.4a, 500.4b, 500.4c; XY Mulligan
procedures | knock out process, every step | 3 APR I.D#3 | 2 APR I.D, I.D/ko.1, I.D/ko.2, I.D/ko.3, I.D/ko.4, I.D/ko.5, I.D/ko.6, I.D#1, I.D#2; CR 303.1 | 1 CR 303.1c, 303.1d, 303.1e, 303.1f, 303.1g, 303.1h; XY Turn.3C#3, Turn.3C#4
procedures | everything between turns in the right order | 3 CR 605.1; XY Between, Between#1; APR I.F#3; Neo After.1 | 2 CR 605, 605.1a, 605.1b, 605.2, 605.3, 605.4; XY Between.1, Between.2, Between.3, Between.4, Between#2, Gl:Between-Turns Step; APR I.F, I.F/chk.1, I.F/chk.2, I.F/chk.3, I.F#1, I.F#2; Neo After, After.1A, After.1B, After.1C, After.1D | 1 Neo After.2
procedures | list of all the things i can do during my turn before attacking | 3 CR 602.1; XY Parts.2, Turn.2; EX Options; Neo Play.9B | 2 CR 602; XY Parts.2A, Parts.2B, Parts.2C, Parts.2D, Parts.2E, Parts.2F, Turn.2A, Turn.2B, Turn.2C, Turn.2D, Turn.2E, Turn.2F; EX Options#1, Options.1, Options.2, Options.3, Options.4, Options.5, Options.6; Neo Play.9, Play.9B1, Play.9B2, Play.9B3, Play.9B4, Play.9B5, Play.9B6 | 1 CR 602.1a, 602.2; APR I.A; EX Options#2; XY Parts, Parts#1
procedures | playing a supporter step by step | 3 APR I.B-02#2 | 2 APR I.B-02/sup.1, I.B-02/sup.2, I.B-02/sup.3, I.B-02/sup.4, I.B-02; CR 313.1 | 1 APR I.B-02#1; EX Supporter; XY Turn.2D; CR 313
procedures | steps for retreating and paying the cost | 3 APR I.A-03#7; CR 309.3; XY Turn.2E#2; EX Options.5 | 2 APR I.A-03/ret.1, I.A-03/ret.2, I.A-03/ret.3, I.A-03, I.A-03#3; CR 309, 309.4, 309.1; XY Turn.2E, Gl:Retreat; EX Types: Pokémon.7; Neo Play.9B5 | 1 APR I.A-03#1, I.A-03/ret.1a, II.D-10#1; Neo Cond.Confused#2
procedures | mulligan procedure when only one player has no basic | 3 XY Mulligan, Mulligan#3; CR 500.4; APR I.G/set.5a; EX Begin#2; Neo Play.4 | 2 XY Mulligan.1, Mulligan.2, Mulligan.3, Mulligan.4, Mulligan#1, Start#1, Start#2; CR 500.4a, 500.4b; APR I.G/set.5, I.G/set.5b, I.G/set.5c, I.G/set.5d, I.G/set.7 | 1 XY Mulligan#2; CR 500.4c, 702.5
procedures | steps to announce and resolve an ability | 3 APR I.A-02#3 | 2 APR I.A-02, I.A-02#2, I.A-02/abl.1, I.A-02/abl.2 | 1 XY Turn.2F#1; CR 408.1, 408.3; APR II.E-12#2
procedures | phases of a turn from draw to end | 3 CR 600.1; XY Parts, Parts#1; Neo Play.9 | 2 CR 600, 601.1, 602, 603, 604, 604.1; XY Parts.1, Parts.2, Parts.3; Neo Play.9A, Play.9B, Play.9C, Play.9D | 1 CR 601, 605, 603.1; EX Game Play, Game Play#1, Draw, Options, Attack; XY Turn, Turn.1, Turn.2, Turn.3, Turn.3D
procedures | end phase sequence | 3 CR 604.1 | 2 CR 604, 604.1a, 604.1b, 604.1c, 604.1d | 1 APR II.E-20, II.E-20#1; CR 600.1
procedures | after a knock out: prizes, new active, win check, in which order | 3 CR 303.1; APR I.D#3 | 2 CR 303, 303.1c, 303.1d, 303.1e, 303.1f, 303.1g, 303.1h; APR I.D/ko.3, I.D/ko.4, I.D/ko.5, I.D/ko.6, I.D; XY Turn.3C#3, Turn.3C#4 | 1 APR I.D/ko.1, I.D/ko.2; CR 303.1a, 303.1b; Neo After.3; XY Turn.3C#2
procedures | using a stadium effect, order of steps | 3 APR I.B-03#5 | 2 APR I.B-03/std.1, I.B-03/std.2, I.B-03/std.3, I.B-03#4 | 1 APR I.B-03, I.B-03#3; CR 312.2
procedures | team battle rules, whole list of changes | 3 CR 702 | 2 CR 702.1, 702.2, 702.3, 702.4, 702.5, 702.6, 702.7, 702.8, 702.9, 702.10, 702.11, 702.12, 702.13, 702.14, 702.15, 702.16, 702.17 | 1 CR 700, 700.1
foreign | how long to boil an egg
foreign | sourdough hydration percentage
foreign | summoning sickness creature haste
foreign | castling through check
foreign | offside trap throw-in
foreign | texas hold'em river bluff
foreign | yugioh fusion summon chain link
foreign | dungeon master saving throw dexterity
foreign | chicken curry with coconut milk
foreign | singing a song with lorcana ink
`;
