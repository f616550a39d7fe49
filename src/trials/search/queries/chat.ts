/** Typed as in a chat: no capitals, mistyped, slang, half sentences. Measured once, then used to improve the ranking. */
export const CHAT = `
typos | what hapens when i cant draw at start of turn | 3 CR 601.2, 606.1c; XY Turn.1, Winning.3; APR I.E#3; EX Draw | 2 XY Draw more#2, HowToWin | 1 CR 601.1, 702.12; XY Draw more#1
typos | how many enegry per turn | 3 CR 305.3; XY Turn.2C, Parts.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 CR 602.1 | 1 APR II.C-09#3
typos | paralized pokemon retreat | 3 CR 311.5b; XY SC.Paralyzed#2; APR I.A-03/ret.1b; EX Status.Paralyzed; Neo Cond.Paralyzed | 2 XY Turn.2E#2, SC.Removing | 1 CR 311.5, 311.5c; XY SC.Paralyzed; APR I.A-03/ret.1, I.A-03/ret.1c
typos | does burn dammage happen befor poison | 3 CR 605.1a; XY Between#1, Between.1, Between.2; APR I.F/chk.1 | 2 XY Gl:Between-Turns Step; APR I.F#1; Neo After.1, After.1A, After.1C | 1 CR 605.1, 311.3b, 311.6b; EX Status.Poison, Status.Burn; XY SC.Burned#1, SC.Poisoned
typos | asleep pokmon flip coin | 3 CR 311.2c; XY SC.Asleep#2; EX Status.Asleep; Neo Cond.Asleep | 2 Neo After.1B; XY Between.3 | 1 CR 311.2, 605.1a; XY SC.Asleep; APR I.F/chk.1
typos | evovle first turn | 3 CR 307.2f; XY Turn.2B#4; APR I.A-05#2; EX Evo.2, Options.3 | 2 APR II.C-12#3; CR 307.2e | 1 CR 307.3f; EX EvoEx.2; APR II.C-12
typos | retreet twice in one turn | 3 CR 309.2; XY Turn.2E; APR I.A-03#2 | 2 XY Parts.2E, Gl:Retreat; CR 309.3b, 602.1; EX Options#1; Neo Play.9B | 1 XY Turn.2E#2; APR I.A-03; EX Options.5; Neo Play.9B5, Cond.Confused#2
typos | suporter card limit per turn | 3 CR 313.2; XY Turn.2D, Gl:Supporter Card; APR I.B-02#1; EX Supporter | 2 XY Parts.2D; CR 602.1 | 1 CR 313.1, 602.1a; APR I.B-02
typos | muligan extra cards | 3 CR 500.4a; XY Mulligan.3; APR I.G/set.7; EX Begin#2 | 2 XY Start#2; CR 500.4b, 500.4c | 1 CR 500.4, 702.5; XY Mulligan#1
typos | weaknes and resistence order | 3 CR 304.4b; XY Damage.3, Damage.4; APR I.A-01/dmg.3, I.A-01/dmg.4; Neo Math.C, Math.D | 2 CR 603.5c, 304.4; XY AppI#2, Turn.3B; EX Types: Pokémon.6; APR I.A-01#4; Neo Math#1 | 1 CR 404.1; XY Turn.3B#1, Damage#1; EX Types: Pokémon.5
typos | benched pokemon damge weakness | 3 CR 304.4c; XY Turn.3B#2; APR II.B-08#4 | 2 XY Gl:Bench | 1 APR II.B-06, II.B-06#1, II.B-08; CR 304.4d
typos | stadum same name | 3 CR 312.5; APR I.B-03#2 | 2 APR I.B-03#1; CR 312.4 | 1 CR 602.3; XY Gl:Stadium Card, Turn.2D; EX Stadium; Neo Special Trainers: Stadium
typos | deck has 59 cards penatly | 3 XY Deck#1; CR 100.1; EX Essential: The Deck | 2 Neo Play.1 | 1 XY Zones: Deck, Start.3, Deck#3
typos | confused pokemon attaks tails | 3 CR 311.4b, 603.4e; XY SC.Confused#2; APR I.A-01/atk.2b; EX Status.Confused; Neo Cond.Confused#3 | 2 XY Attack.B; Neo Order.6, Cond.Confused#1 | 1 CR 311.4; XY SC.Confused; APR I.A-01/atk.2; Neo Cond.Confused
typos | when is a pokemon knoked out | 3 CR 304.2, 303.1c; XY Turn.3C#3, Gl:Knocked Out; APR I.D#1, I.D#2; EX Types: Pokémon.4; Neo Order.7 | 2 XY Gl:Damage, Gl:Hit Points (HP), Turn.3C#2; APR I.A-01/atk.7, I.D/ko.1, I.F/chk.3 | 1 XY Between#2; APR I.D/ko.3, I.D#3, II.C-07#2, II.E-04#1; EX Attack
typos | poisened pokemon evolves is it cured | 3 CR 307.2c, 402.2; XY SC#1, Turn.2B#2, Gl:Poison Marker; APR I.A-05#4; EX Evo.2, Status#1 | 2 XY Turn.2B#3; APR II.C-12#2 | 1 CR 311.6a, 307.3c; XY SC.Removing; APR II.E-16#2
typos | abilty vs attack differnce | 3 XY WhatIsAttack#2, Turn.2F#2 | 2 XY Gl:Ability, WhatIsAttack#3; APR I.A-02#1, I.A-02#2; CR 302.4 | 1 XY WhatIsAttack#1, Gl:Attack, Turn.2F#1; APR I.A-02
typos | sudden deth how many prizes | 3 CR 606.2a.i; XY SuddenDeath, Gl:Sudden Death; APR I.E/sud.2 | 2 APR I.E/sud.3, I.E#5 | 1 CR 606.2a, 606.2a.ii; XY BothWin#2; APR I.E/sud.1
typos | choosing active basic pokemon setup fased down | 3 CR 500.2; XY Start.5; APR I.G/set.5; EX Begin#2; Neo Play.3 | 2 CR 500.2a; APR I.G/set.6; XY Start.6 | 1 CR 500.6; XY Start.8, Start.4; APR I.G/set.8; EX Evo.1; Neo Play.5, Play.8
typos | pokemon tool how many atached | 3 CR 308.3; XY Gl:Pokémon Tool; APR I.B-01#3; EX Tools; Neo Pokémon Tools | 1 CR 308.1; APR I.B-01#4, I.B-01#6
typos | search deck and fail to find basc energy | 3 CR 316.4b; APR I.H#2 | 2 CR 602.3; APR II.E-18#2 | 1 CR 305.5; APR II.A#4, II.D-04#4
typos | do i shufle after looking at my deck | 3 CR 316.4c; APR I.H#3, II.E-18#1 | 2 APR II.E-18#2, II.E-18 | 1 CR 316.4b; APR I.H#2
typos | bench is ful can i play more basics | 3 CR 300.3; XY Turn.2A, Zones: Bench; APR I.A-04#2; EX Options.2; Neo Play.9B1 | 2 CR 300.2, 602.1; APR II.C-11#4, II.C-11#3 | 1 CR 701.3, 702.6; XY Start.6, Parts.2A; APR II.C-11#5, I.A-04#1; EX Arena; Neo Play.5
typos | resistanse minus how much | 3 CR 304.4a; EX Types: Pokémon.6; XY Damage.4; APR I.A-01/dmg.4; Neo Math.D | 2 XY Gl:Resistance, Turn.3B#1 | 1 CR 304.4, 603.5c; XY Turn.3B
typos | evolved pokemom keeps energy and damge | 3 CR 307.2b; XY Turn.2B#2; APR I.A-05#3; EX Evo.2 | 2 APR I.C#3, II.C-12#2; XY Turn.2B#3, Gl:Damage Counter | 1 CR 304.1, 307.3b, 305.1; APR I.B-01#4
typos | poisn counter how many | 3 CR 311.6b; XY SC.Poisoned; EX Status.Poison | 2 APR II.E-16, II.E-16#1; Neo After.1A | 1 CR 311.6, 311.6c, 311.8; XY Gl:Poison Marker; APR I.F/chk.1
typos | tail flip pralyzed when does it wear off | 3 CR 311.5c; XY SC.Paralyzed#2; EX Status.Paralyzed; Neo Cond.Paralyzed | 2 Neo After.1B | 1 CR 311.5, 605.1a; XY Between.4, SC.Paralyzed; APR I.F/chk.1, I.F#1
typos | no pokemon left on bech lose | 3 CR 606.1b; XY Turn.3C#4, Winning.2; APR I.E#2 | 2 XY BothWin#1, HowToWin, Zones: Active Pokémon | 1 CR 300.1, 303.1f, 702.11; APR I.E#4
typos | atack without enough energi | 3 CR 302.3, 603.3; XY Turn.3A#1; APR I.A-01#2; EX Attack; Neo Order.2 | 2 CR 603.4a; XY Attack.A, 3 Card Types: Energy; EX Types: Energy | 1 XY Turn.3A, Turn.3A#4; APR II.D-09
typos | can i look at my pryze cards | 3 XY Zones: Prize Cards; Neo Play.6; CR 316.7b | 2 APR II.C-20#1 | 1 CR 316.3, 316.7a, 500.3; XY Start.7, Gl:Prize Cards; APR I.G/set.7, II.C-20#4, II.C-20; EX Arena, Begin#3
keywords | between turns order | 3 CR 605.1a; XY Between#1; APR I.F/chk.1; Neo After.1 | 2 CR 605.1, 605.1b, 605.2; XY Gl:Between-Turns Step, Between#2, Between.1, Between.2, Between.3, Between.4; APR I.F/chk.2, I.F#3, I.F#1; Neo After.1A, After.1B, After.1C, After.1D | 1 CR 605.3, 701.8; APR I.F/chk.3, II.E-08#2; Neo After.2
keywords | basic energy limit | 3 CR 100.2; XY Deck#2, Names#1; APR I.C#4 | 2 EX Special Energy, Types: Energy; APR I.C#5 | 1 CR 305.3; APR I.C#2; XY Deck.2, Turn.2C, Gl:Basic Energy Card; Neo Evolution#2
keywords | four copies same name | 3 CR 100.2; XY Deck#2, Names#1; EX Types: Pokémon#2; Neo Evolution#2 | 2 APR I.C#4, I.C#5; EX Types: Trainer; CR 100.2a, 100.2b, 100.2c, 100.2d | 1 CR 100.2e; XY AppA.Rules#1, AppB.Rules#1, AppE#3, AppH.Rules#1, Names.1, Names.2, Names.3, Deck.4; EX Special Energy, Types: Energy, Special Pokémon#2; Neo Unown
keywords | discard pile public | 3 CR 316.6a; XY Gl:Discard Pile | 2 CR 316.3 | 1 CR 316.6; XY Zones: Discard Pile; EX Arena
keywords | damage counters vs damage | 3 CR 304.3; XY Damage.1; APR II.C-07#3 | 2 CR 304.1, 304.4d; APR II.C-08#2, II.C-07#1 | 1 XY Gl:Damage Counter, Gl:Damage, Turn.3C#1, Damage.6; CR G:damage counter; EX Essential: Damage Counters
keywords | randomizer dice coin | 3 EX Essential: Coin#1 | 2 EX Essential: Coin#2, Essential: Coin | 1 EX Essential: Damage Counters, Begin#4; Neo Play.1
keywords | special conditions removed bench | 3 XY SC.Removing, SC#1, Turn.2E#3; CR 402.2; APR I.A-03#6, II.C-03#4; EX Status#1 | 2 CR 402.2b; XY Gl:Poison Marker, Gl:Burn Marker; APR II.C-04#3, II.C-05#2; Neo Cond.Char | 1 CR 402.2a; XY Attack.E; EX Status.Confused; APR I.A-05#4
keywords | lv.x level up | 3 CR 307.3a, 307.3; XY Gl:Pokémon LV.X | 2 CR 204.1, 204.2, 307.3d, 307.3e, 307.3f, 307.3g, 307.3h, 307.3b, 307.3c | 1 CR 204.3, 307.3i, 307.3j, 100.2c, 602.1, 402.2
keywords | rare candy | 3 CR 800.1, 800.1a; EX EvoEx.8 | 2 CR 800.1b; APR II.C-12, II.E-05; EX EvoEx.5 | 1 APR II.C-12#2, II.C-12#3
keywords | mega evolution turn ends | 3 XY AppB.Rules#3, AppB.Rules#5 | 2 XY Gl:Mega Evolution Pokémon, AppB.Rules#4 | 1 XY AppB#1, AppB.Rules, AppB.Rules#2
keywords | gx attack once per game | 3 APR II.C-08, II.C-09, II.D-17, II.E-23
keywords | ace spec | 3 XY AppD, Gl:ACE SPEC Trainer Card
keywords | first player no attack | 3 XY Turn.3#3 | 1 APR II.E-27; CR 602.1a; XY Start.2
keywords | foreign language cards | 3 CR 100.2 | 1 CR 102.2
keywords | baby rule | 3 EX Baby#2; Neo Order.1 | 2 EX Baby#1; CR 701.5 | 1 CR 201.1, 201.2, 800.1b; EX Evo.5, Status.Confused; Neo Evolution#4
keywords | attack cost colorless | 3 CR 302.3; XY Turn.3A#1, 3 Card Types: Energy | 2 APR I.A-01#2, II.D-09 | 1 CR 302.1; XY Turn.3A#3, Turn.3A#4, Deck.1, Energy Types: Colorless; EX Types: Energy, Attack
keywords | break evolution | 3 XY AppH#1, Gl:BREAK Evolution | 2 XY AppH.Rules#1, AppH.Rules#2, AppH.Rules
keywords | trainer card definition | 3 XY 3 Card Types: Trainer, Gl:Trainer Card; CR 205.1; EX Types: Trainer | 2 CR 205.2, 902.1, 315.1; XY Turn.2D | 1 CR 200.1, 902.2, 902.3, 308.2; EX Options.4; XY Gl:Item Card; APR I.B-01#1
keywords | lost zone | 3 CR 316.9a; XY Gl:Lost Zone | 2 CR 316.9 | 1 CR 316.1; APR II.E-17
keywords | poke-body always on | 3 CR 409.1; XY Gl:Poké-Body | 2 CR 403.1 | 1 CR 403.2, 409.2; XY Turn.2F#1; APR I.A-02#4; EX Options.6
keywords | copy attack metronome | 3 CR 302.6a, 302.6b; APR II.C-18#1, II.C-18#2 | 2 CR 302.6, 302.6c; APR II.C-18, II.C-18#3 | 1 APR II.D-06#2, II.E-23
keywords | prevent all effects of attack | 3 APR II.C-17, II.C-17#1; CR 400.2 | 2 APR II.C-17#2, II.C-17#3, II.C-16; CR 400.2a | 1 CR 402.1a; APR II.B-07#1, II.B-08#5, II.C-04, II.C-05, II.C-16#1, II.E-22
keywords | devolve removes special conditions | 3 XY Gl:Devolve; APR II.C-13#2; CR 307.2c, 402.2; EX Status#1, EvoEx.6 | 1 CR 307.2b, 307.2d; APR II.C-13, II.C-14#2
keywords | mulligan opponent draws card optional | 3 CR 500.4a; XY Mulligan.3; APR I.G/set.7; EX Begin#2 | 2 XY Start#2 | 1 CR 500.4b, 500.4c, 500.4, 702.5; XY Mulligan#3; APR I.G/set.5d
keywords | hand size limit | 3 CR 316.5c | 1 CR 316.5, 316.5a, 316.5d; XY Zones: Hand
keywords | technical machine discard | 3 CR 314.1; XY Gl:Technical Machine | 1 CR 314.2, 314.3, 315.1, 205.2
keywords | fossil as basic pokemon | 3 CR 500.2a; XY Gl:Fossil Trainer Cards | 2 CR 602.1a, 500.4b; EX EvoEx.7; XY AppC.Notes.4 | 1 CR 200.3; XY AppC#1, AppC.Notes.2, Gl:Restored Pokémon Card
keywords | replace knocked out active who first | 3 CR 303.1g; APR I.D/ko.5; Neo After.3 | 2 CR 303.1f; XY Turn.3C#4; APR I.D/ko.6 | 1 CR 300.1; APR I.E#2; XY Gl:Bench
keywords | no bench switch effect fails | 3 APR II.C-03#5, II.C-04#4, II.C-05#3 | 2 APR I.A-03#5 | 1 APR II.C-03, II.C-04, II.C-05, II.E-29
keywords | heal more than damage | 3 APR II.C-06#2 | 2 APR II.C-06#3, II.C-06#1 | 1 APR II.C-06, II.C-06#4; CR 103.1
keywords | energy provides any type one at a time | 3 CR 305.4; APR II.D-08 | 1 CR 305.2, 302.3; APR II.D-07, I.D#2
keywords | owner in pokemon's name Brock's | 3 XY Names.3, Gl:Trainers' Pokémon, Gl:Owner; EX Evo.4 | 2 XY Names.3a, Names#1, Names#2; EX Special Pokémon#1; Neo Evolution#3, Evolution#2 | 1 EX Types: Pokémon#2; XY Gl:Pokémon SP; CR 100.2d
keywords | restored pokemon put bench | 3 XY AppC#1, AppC.Notes.1 | 2 XY Gl:Restored Pokémon Card, AppC.Notes.2 | 1 XY AppC.Notes, AppC.Notes.3, AppC.Notes.4
keywords | damage zero weakness | 3 CR 603.5e; XY Damage.2; Neo Math.B; APR I.A-01/dmg.2, I.A-01/dmg.1b | 2 APR II.B-02#3, II.B-03#3 | 1 CR 103.1, 603.5c; XY Damage.6, Damage.3; APR I.A-01/dmg.3, II.D-01#3; Neo Math.C, Math.I
keywords | card text contradicts rules | 3 CR 102.1; APR II.A#1 | 2 CR 102.3, 102.2, 900.2 | 1 CR 102.4, 900.1; APR II.A#2
slang | donk on first turn with only one basic | 3 CR 606.1b; XY Winning.2, Turn.3C#4; APR I.E#2 | 2 XY BothWin#1, HowToWin, Zones: Active Pokémon, Turn.3#3 | 1 EX Begin#2; CR 303.1f, 303.1h
slang | he peeked at his prizes | 3 XY Zones: Prize Cards; Neo Play.6; CR 316.7b | 2 APR II.C-20#1 | 1 CR 316.3, 316.7a, 500.3; XY Start.7, Gl:Prize Cards; APR I.G/set.7, II.C-20#4, II.C-20; EX Arena, Begin#3
slang | can i take back a move | 3 CR 603.3 | 2 XY Turn.3#1 | 1 CR 602.2; APR II.E-05#2
slang | deck out who wins | 3 CR 606.1c, 601.2; XY Winning.3, Turn.1; APR I.E#3; EX Draw | 2 XY HowToWin, Draw more#2 | 1 CR 702.12; XY Draw more#1
slang | we both took our last prize same time | 3 CR 606.2; XY BothWin#2; APR I.E#4 | 2 CR 606.2a; XY BothWin#1, Gl:Sudden Death; APR I.E#5 | 1 CR 606.2a.i, 606.1a; XY SuddenDeath; APR I.E#1, I.E/sud.1
slang | do i have to let him cut my deck | 3 CR 316.4c, 500.1; EX Begin#1 | 1 APR I.H#3, I.G/set.3
slang | coin flew off the table | 3 EX Essential: Coin#2 | 1 EX Essential: Coin#1, Essential: Coin
slang | does gust reset status | 3 APR II.C-05#2; CR 402.2; XY Turn.2E#3, SC#1, SC.Removing; EX Status#1 | 2 APR II.C-04#3, II.C-03#4 | 1 CR 402.2a, 402.2b; XY Attack.E; APR I.A-03#6, II.C-05#1; Neo Cond.Char
slang | can i attach energy to a benched guy | 3 XY Turn.2C; Neo Play.9B3; CR 305.3; APR I.C#2; EX Options.1 | 2 XY Parts.2C; CR 602.1 | 1 CR 305.1, G:attach; XY Gl:Attach
slang | does weakness stack with pluspower | 3 CR 603.5b, 603.5e; XY Damage.2; APR I.A-01/dmg.2; Neo Math.E | 2 CR 603.5c, 404.1; XY Damage.3; APR I.A-01/dmg.3, II.B-04#2; Neo Math.C | 1 APR II.B-04, II.B-04#1; CR 603.5; EX Tools; Neo Math#1
slang | whats double ko both actives dead | 3 CR 303.1g; APR I.D/ko.5; Neo After.3; XY BothWin#1 | 2 CR 606.2, 303.1e, 303.1f; XY BothWin#2; APR I.E#4, I.D/ko.6, I.D/ko.4 | 1 CR 606.2a; APR II.E-04#3; XY Turn.3C#4
slang | opponent played 2 supporters lol | 3 CR 313.2; XY Turn.2D, Gl:Supporter Card; APR I.B-02#1; EX Supporter | 2 XY Parts.2D; CR 602.1 | 1 CR 313.1; APR I.B-02
slang | how many EX do you give up prizes | 3 XY AppA.Rules#2, Gl:Pokémon-EX; CR 303.1e | 2 XY Gl:Prize Cards, Gl:Knocked Out, AppB.Rules#3, AppB.Rules#6 | 1 XY Turn.3C#3, AppA.Rules; APR I.D/ko.4
slang | no basics in opening hand | 3 CR 500.4; XY Mulligan#1, Mulligan.2, Start#1; APR I.G/set.5a, I.G/set.5c; EX Begin#2; Neo Play.4 | 2 CR 500.4c, 500.4a, 500.2a; XY Mulligan.1, Mulligan#2, Mulligan#3, Mulligan.3, Start.4; APR I.G/set.5, I.G/set.5b, I.G/set.5d | 1 CR 702.5; XY Start#2; APR I.G/set.7
slang | mill deck cant draw discard 2 but only 1 card left | 3 APR II.A#5; XY Draw more#1 | 2 XY Draw more#2; APR II.D-04#2, I.E#3 | 1 APR II.A#3; CR 316.10c, 606.1c, 601.2
slang | can you play a card just to thin hand no effect | 3 CR 602.3; APR I.B-01/itm.1, I.B-02/sup.1 | 2 APR I.B-03/std.1, II.D-04#5, II.D-05#3, II.D-02#2, II.C-06#4 | 1 APR I.A-02/abl.1, II.E-29#2
slang | who goes first | 3 CR 500.5; XY Start.2; APR I.G/set.2; EX Begin#4; Neo Play.7 | 1 CR 702.3, 606.2a.i
slang | can i bounce a fella with scoop up and keep the damage | 3 APR II.C-02#2; CR 304.1 | 2 CR 316.10a | 1 APR II.C-02; XY Gl:Damage Counter
slang | what do i do with dmg if he evolves | 3 CR 307.2b; XY Turn.2B#2; APR I.A-05#3; EX Evo.2 | 2 XY Gl:Damage Counter, Turn.2B#3; APR II.C-12#2 | 1 CR 304.1, 307.3b
slang | ran out of cards in deck do i lose right away | 3 CR 601.2; XY Draw more#2, Turn.1; APR I.E#3; EX Draw | 2 CR 606.1c; XY Winning.3, HowToWin | 1 XY Draw more#1; CR 702.12
slang | can i look thru the discard pile of the other guy | 3 CR 316.6a, 316.3; XY Gl:Discard Pile | 1 CR 316.6; XY Zones: Discard Pile
slang | my guy is asleep and poisoned at once ok? | 3 CR 311.7; XY SC.Removing; EX Status#1 | 1 CR 311.1, 605.1a; XY SC#1
slang | can u retreat then evolve then attack | 3 XY Turn.2E#4, Parts.2; CR 602.1; Neo Play.9B | 2 XY Turn.2, Turn.2B#4, Turn.3#1; APR I.A-05#1; EX Options#1 | 1 CR 309.2, 300.4; XY Turn.2E, Turn.2B; APR I.A-01#1; Neo Play.9B2, Play.9B5; EX Options.3, Options.5
slang | can i lay down a pokemon from hand mid turn | 3 CR 300.2, 602.1; XY Turn.2A, Parts.2A; APR I.A-04#1, I.A-04#2; EX Options.2; Neo Play.9B1 | 2 XY Gl:Basic Pokémon Card; EX Evo.1; APR I.A-04#3 | 1 CR 316.5b, 300.3; Neo Play.9B; APR I.A-04
slang | what if i cant do the whole card | 3 APR II.A#3 | 2 APR II.A#5, II.E-19#2, II.E-10#2 | 1 CR 103.3, 302.5, 602.3; APR II.D-04#2, II.D-03#2, I.B-01/itm.1
slang | he wont tell me how many cards in hand | 3 CR 316.5a | 2 CR 316.3 | 1 XY Zones: Hand, Zones: Deck; CR 316.5c, 316.4a
slang | dark is what weak to, how much extra dmg x2 or +10 | 3 CR 304.4a; XY Damage.3; APR I.A-01/dmg.3; Neo Math.C; EX Types: Pokémon.5 | 2 XY Gl:Weakness, Turn.3B#1 | 1 CR 304.4, 603.5c; XY Turn.3C#1, Turn.3B
slang | can i use the ability of the same mon again after it went to bench | 3 APR II.E-12#3; CR 408.2 | 2 APR II.E-12#4, II.E-12#1 | 1 APR I.A-02#2, II.E-12, II.E-14#1; CR 402.2a, 408.1, 316.10a; XY Turn.2F, Gl:Poké-Power
slang | i ko'd myself with recoil does he get a prize | 3 CR 303.1e; APR I.D/ko.4; XY Turn.3C#3 | 2 XY Turn.3C#2, Gl:Knocked Out, Gl:Prize Cards; APR II.B-09 | 1 CR 606.2; EX Attack; XY Zones: Prize Cards
slang | if i attack is my turn over | 3 XY Turn.3#1, Parts.3; APR I.A-01#1; EX Attack; Neo Play.9D | 2 CR 603.3, 600.1; XY Turn.3D | 1 CR 604.1d; Neo Play.9C, Play.9; XY Turn.3#2
slang | who picks the new active after a ko | 3 CR 303.1f; XY Turn.3C#4; APR I.E#2, I.D/ko.5 | 2 CR 300.1, 303.1g; APR I.D/ko.6; Neo After.3 | 1 XY Gl:Bench; EX intro
slang | can i pass without doing anything | 3 CR 603.2; APR I.A-01#1; EX Attack | 2 CR 602.1 | 1 Neo Play.9B; XY Parts.2, Turn.3#3
slang | rigged coin | 3 EX Essential: Coin#1, Essential: Coin#2 | 1 EX Essential: Coin, Begin#4
slang | what if i run out of bench and use call for family | 3 APR II.C-11#3, II.C-11#5; CR 300.3 | 2 APR II.C-11#4, II.C-11 | 1 APR II.D-05; XY Zones: Bench
slang | switch card vs retreat do both in 1 turn | 3 CR 309.1; APR II.C-03#2 | 2 CR 309.2; APR I.A-03#2, II.C-03#3; XY Turn.2E | 1 APR II.C-03, II.C-14#3; XY Gl:Retreat, Parts.2E
cross-era | burned pokemon in neo | 3 Neo Cond.Char | 2 Neo After.1C; EX Status.Burn | 1 CR 311.3b; XY SC.Burned#1
cross-era | confusion retreat neo era | 3 Neo Cond.Confused#2 | 2 Neo Cond.Confused#1; EX Status.Confused | 1 Neo Cond.Confused, Play.9B5
cross-era | first turn rule 2009 | 3 CR 602.1a, 307.2f | 2 CR 500.5, 307.3f | 1 CR 702.7, 500.6, 307.2e; XY Turn.3#3, Turn.2B#4; APR I.A-05#2
cross-era | xy rules first turn attack | 3 XY Turn.3#3 | 1 XY Turn.2B#4, Start.2; APR II.E-27
cross-era | ex era special energy | 3 EX Special Energy | 2 EX Types: Energy | 1 CR 209.1, 305.4, 305.5; APR I.C#5; Neo Energy Types
cross-era | 2003 pokemon-ex two prizes | 3 CR 303.1e | 2 XY AppA.Rules#2, Gl:Pokémon-EX, AppB.Rules#6 | 1 EX Attack; XY Gl:Prize Cards, Gl:Knocked Out, AppB.Rules#3
cross-era | neo 2001 trainer cards per turn | 3 Neo Play.9B4, Play.9B | 2 EX Options.4, Options#1 | 1 CR 315.2; XY Parts.2D, Turn.2D
cross-era | mulligan in 2018 tournament | 3 APR I.G/set.5a, I.G/set.5c, I.G/set.7 | 2 APR I.G/set.5, I.G/set.5b, I.G/set.5d | 1 XY Mulligan#1, Mulligan.1, Mulligan.2, Mulligan.3; CR 500.4, 500.4a
cross-era | in 2016 how much burn damage | 3 XY SC.Burned#1 | 1 XY SC.Burned, SC.Burned#2, Between.2, Gl:Burn Marker; CR 311.3b; EX Status.Burn; APR II.E-28
cross-era | 2009 sudden death | 3 CR 606.2a.i | 2 CR 606.2a, 606.2a.ii | 1 XY SuddenDeath, Gl:Sudden Death, BothWin#2; APR I.E#5, I.E/sud.1, I.E/sud.2; CR 606.2
cross-era | stadium card ex ruby sapphire era | 3 EX Stadium | 1 CR 312.1, 312.4; XY Gl:Stadium Card; Neo Special Trainers: Stadium; APR I.B-03#1
cross-era | xy confusion damage | 3 XY SC.Confused#2 | 2 XY Attack.B | 1 XY SC.Confused; CR 311.4b, 603.4e; APR I.A-01/atk.2b; EX Status.Confused
cross-era | abilities in 2009 | 3 CR 408.1, 409.1, 407.1 | 2 CR 408.2, 408.3, 409.2, 300.4 | 1 CR 602.1, 302.4; XY Gl:Ability, Gl:Pokémon Power, Turn.2F; APR I.A-02#1
cross-era | item cards in 2009 | 3 CR 315.1, 315.2 | 2 CR 205.1, 205.2, 602.1 | 1 CR 308.2, 314.2, 902.3; XY Gl:Item Card, Turn.2D; APR I.B-01#1
cross-era | pokemon power in xy | 3 XY Gl:Pokémon Power | 2 XY Gl:Poké-Power, Gl:Poké-Body, Gl:Ability, Turn.2F, Turn.2F#1 | 1 XY Turn.2F#2; CR 407.1
cross-era | ruby sapphire rules confused attack | 3 EX Status.Confused | 1 CR 311.4b, 603.4e; XY SC.Confused#2; Neo Cond.Confused#3
cross-era | dp era trainer first turn | 3 CR 602.1a | 2 CR 702.7 | 1 CR 602.1, 315.2, 500.5
cross-era | xy mega pokemon prizes | 3 XY AppB.Rules#3, AppB.Rules#6 | 2 XY AppA.Rules#2, Gl:Pokémon-EX | 1 XY Gl:Mega Evolution Pokémon, Gl:Prize Cards, Gl:Knocked Out, AppB.Rules
cross-era | shining pokemon limit in deck neo | 3 EX Shining | 1 Neo Evolution#2, Unown; CR 100.2e; EX Special Pokémon#2
cross-era | supporter cards in xy | 3 XY Gl:Supporter Card, Turn.2D | 2 XY Parts.2D, 3 Card Types: Trainer | 1 CR 313.1, 313.2; APR I.B-02#1; EX Supporter
cross-era | deck size 2001 | 3 Neo Play.1 | 1 EX Essential: The Deck; CR 100.1; XY Deck#1; Neo Evolution#2
cross-era | retreating 2003 | 3 EX Options.5 | 2 EX Types: Pokémon.7 | 1 EX Status.Confused, Status#1; CR 309.3; Neo Play.9B5
cross-era | poke-body ability xy | 3 XY Gl:Poké-Body | 2 XY Gl:Pokémon Power, Gl:Ability, Turn.2F#1 | 1 XY Gl:Poké-Power, Turn.2F; CR 409.1
cross-era | tool cards neo | 3 Neo Pokémon Tools | 2 Neo After.2 | 1 EX Tools; Neo Math.E, Math.G
cross-era | between turns order 2018 | 3 APR I.F/chk.1 | 2 APR I.F/chk.2, I.F/chk.3, I.F#1, I.F#3 | 1 APR I.F#2, II.E-08#1, II.E-08#2; XY Between#1; CR 605.1a
cross-era | ex era winning conditions | 3 EX intro, Draw | 2 EX Attack | 1 EX Arena; CR 606.1; XY Winning#1, HowToWin
cross-era | pokémon power in 2009 what counts | 3 CR 407.1 | 2 CR 408.1, 409.1 | 1 XY Gl:Pokémon Power; CR 302.4
cross-era | status effects xy | 3 XY SC#1, Gl:Special Conditions | 2 XY SC.Removing | 1 XY SC.Asleep, SC.Asleep#2, SC.Burned, SC.Burned#1, SC.Confused, SC.Confused#2, SC.Paralyzed, SC.Paralyzed#2, SC.Poisoned, Between#1; EX Status#1
cross-era | opening hand no basics neo | 3 Neo Play.4 | 1 Neo Play.3; EX Begin#2; CR 500.4; XY Start#1
cross-era | team battle 2 vs 2 diamond pearl | 3 CR 702.1, 701.1 | 2 CR 701.2, 701.4, 702.2, 702.3, 702.4, 702.10, 702.11 | 1 CR 700.1, 701.3, 701.5, 701.6, 701.7, 701.8, 702.5, 702.6, 702.7, 702.8, 702.9, 702.12, 702.13, 702.14, 702.15, 702.16, 702.17
ids | 309.2 | 3 CR 309.2
ids | cr 309.3 a | 3 CR 309.3a
ids | rule 606.2a.i | 3 CR 606.2a.i
ids | CR311.5C | 3 CR 311.5c
ids | §602.1a | 3 CR 602.1a
ids | I.A-03#2 | 3 APR I.A-03#2
ids | apr i.a-01/atk.2b | 3 APR I.A-01/atk.2b
ids | I.F chk 1 | 3 APR I.F/chk.1
ids | II.C 13#2 | 3 APR II.C-13#2
ids | xy turn 2e | 3 XY Turn.2E
ids | Turn.2B#4 | 3 XY Turn.2B#4
ids | XY Damage 3 | 3 XY Damage.3
ids | ex options.5 | 3 EX Options.5
ids | neo play 9b5 | 3 Neo Play.9B5
ids | Gl:Lost Zone | 3 XY Gl:Lost Zone
foreign | summoning sickness haste creature
foreign | castling through check chess
foreign | synchro summon tuner monster
foreign | how long to boil an egg
foreign | offside rule football
foreign | royal flush beats full house
foreign | change a bicycle tyre
foreign | commander damage 21
foreign | cheap flights to lisbon
foreign | python list comprehension
`;
