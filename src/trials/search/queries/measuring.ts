/** Only for measuring: the ranking was never changed because of it. */
export const MEASURING = `
ids | cr 311.5c | 3 CR 311.5c | 1 CR 311.5
ids | 606.2a.ii | 3 CR 606.2a.ii | 1 CR 606.2a
ids | Rule 307.3h | 3 CR 307.3h | 1 CR 307.3
ids | B-03 | 3 APR I.B-03; APR II.B-03 | 1 APR I.B-03#1; APR I.B-03#2; APR II.B-03#1; APR II.B-03#2; APR II.B-03#3
ids | e14 | 3 APR II.E-14 | 2 APR II.E-14#1; APR II.E-14#2; APR II.E-14#3
ids | apr I.D/ko.4 | 3 APR I.D/ko.4 | 1 APR I.D
ids | xy turn.3c#3 | 3 XY Turn.3C#3 | 1 XY Turn.3C
ids | appb.rules#3 | 3 XY AppB.Rules#3 | 1 XY AppB.Rules
ids | MULLIGAN.3 | 3 XY Mulligan.3 | 1 XY Mulligan
ids | EX options.3 | 3 EX Options.3 | 1 EX Options
ids | evo.4 | 3 EX Evo.4 | 1 EX Evo
ids | neo math.g | 3 Neo Math.G | 1 Neo Math
typos | mulligen extra card | 3 CR 500.4a; XY Mulligan.3; APR I.G/set.7; EX Begin#2 | 2 XY Start#2; CR 500.4b | 1 CR 500.4; CR 500.4c; XY Mulligan; XY Mulligan#3; CR 702.5; Neo Play.4; XY Mulligan#2
typos | suden deth prizes | 3 CR 606.2a.i; XY SuddenDeath; APR I.E/sud.2 | 2 XY Gl:Sudden Death; APR I.E#5; APR I.E/sud.3; CR 606.2a | 1 CR 606.2a.ii; XY BothWin#2; APR I.E/sud.1
typos | atach two enrgy in one turn | 3 CR 305.3; XY Turn.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 CR 602.1; XY Parts.2C; APR II.C-09#3 | 1 APR II.C-09
typos | confussed pokemon atacks | 3 CR 311.4b; CR 603.4e; XY SC.Confused#2; APR I.A-01/atk.2b; EX Status.Confused; Neo Cond.Confused#3 | 2 XY Attack.B; Neo Order.6; Neo Cond.Confused#1 | 1 CR 311.4; CR 311.4a; XY SC.Confused; APR I.A-01/atk.2; Neo Cond.Confused
typos | parylized when does it end | 3 CR 311.5c; XY SC.Paralyzed#2; Neo Cond.Paralyzed; EX Status.Paralyzed | 2 Neo After.1B; APR I.F/chk.1; XY Between.4; CR 605.1a | 1 CR 311.5; CR 311.5a; XY SC.Paralyzed; CR 402.2; XY SC#1; XY SC.Removing; APR I.F#1; EX Status#1; APR I.A-03#6
typos | stadum same nmae in play | 3 CR 312.5; APR I.B-03#2 | 2 APR I.B-03#1; CR 312.4; CR 602.3; XY Gl:Stadium Card | 1 Neo Special Trainers: Stadium; EX Stadium; XY Turn.2D; CR 312.3; CR 312
typos | card text contradics the ruels | 3 CR 102.1; APR II.A#1 | 2 CR 102.2; CR 102.3; APR II.A#2 | 1 CR 102; CR 102.4; CR 900.1; CR 900.2; EX Evo.6
typos | evolv a pokemon just benchd | 3 CR 307.2e; XY Turn.2B#4; APR I.A-05#2; EX Evo.2; EX Options.3 | 2 APR II.C-12#3; XY Turn.2B#1 | 1 CR 307.2f; CR 307.2; CR 602.1; Neo Play.9B2; APR II.C-13#3; XY Turn.2B
typos | shinning pokemon how many in dek | 3 EX Shining | 2 CR 100.2e | 1 EX Types: Pokémon#2; CR 100.2
typos | pokemon tol removed or swaped | 3 APR I.B-01#6; APR I.B-01#4; CR 308.1 | 2 CR 308.3; EX Tools; APR I.B-01#5 | 1 CR 308; CR 301.1; Neo Pokémon Tools; XY Gl:Pokémon Tool; XY AppF; APR I.B-01#3
typos | serch deck find nothing shufle | 3 CR 316.4b; APR I.H#2; APR II.E-18#2; APR I.H#3; CR 316.4c | 2 CR 602.3; APR II.E-18; APR II.E-18#1 | 1 APR II.D-04#4; APR II.D-02#2; APR II.D-04#5; APR II.D-04#2; APR II.A#4
typos | knoked out atached cards discard | 3 CR 303.1c; XY Turn.3C#3; APR I.D/ko.3; XY Zones: Discard Pile; XY Gl:Knocked Out | 2 APR I.C#3; APR I.B-01#4 | 1 EX Arena; CR 301.1; CR 316.10b; XY AppF; EX Tools; CR 303.1a
typos | retreet twice in a trun | 3 CR 309.2; XY Turn.2E; APR I.A-03#2 | 2 CR 309.3b; XY Parts.2E; XY Gl:Retreat; CR 602.1; EX Options#1; EX Options.5; Neo Play.9B; Neo Play.9B5 | 1 Neo Cond.Confused#2; CR 309; APR I.A-03; XY Turn.2E#4
typos | poisened again alredy poisoned | 3 CR 311.6c; XY SC.Poisoned; EX Status.Poison | 2 APR II.E-16#2 | 1 CR 311.6; CR 311.6b; APR II.E-16; APR II.E-16#1; CR 311.8; XY Gl:Poison Marker
keywords | opening hand no basics both players | 3 CR 500.4c; XY Mulligan#2; APR I.G/set.5a | 2 CR 500.4; XY Mulligan#3 | 1 XY Mulligan#1; XY Start#1; Neo Play.4; EX Begin#2; APR I.G/set.5; CR 702.5; XY Mulligan
keywords | who goes first coin | 3 CR 500.5; XY Start.2; EX Begin#4; Neo Play.7 | 2 APR I.G/set.2; CR 702.3 | 1 CR 500.6; EX Essential: Coin#1; XY Turn.3#3; XY SuddenDeath; CR 606.2a.i
keywords | bench size limit | 3 CR 300.3; XY Zones: Bench; APR I.A-04#2; EX Options.2; Neo Play.9B1 | 2 XY Turn.2A; CR 701.3; CR 702.6; Neo Play.5; XY Start.6; EX Arena; APR II.C-11#4; APR II.C-11#5; APR II.C-11#3 | 1 APR I.A-03#5; CR 602.1
keywords | placing damage counters is not damage | 3 CR 304.3; APR II.C-07#3; XY Damage.1 | 2 CR 304.4d; APR II.C-08#2; APR II.C-07 | 1 CR 304.1; APR II.C-07#1; APR II.C-08; XY Gl:Damage Counter; XY Gl:Damage; CR G:damage counter; CR 603.4h; CR 304
keywords | weakness doubles damage | 3 Neo Math.C; EX Types: Pokémon.5; CR 304.4a | 2 XY Damage.3; APR I.A-01/dmg.3; XY Gl:Weakness; CR 603.5c | 1 XY Turn.3B#1; CR 304.4; CR 304.4b; XY Turn.3B; APR II.B-06#1
keywords | retreat cost zero | 3 CR 309.3b; XY Turn.2E#2; APR I.A-03#3 | 2 CR 309.3a; APR II.D-13#4; APR II.D-12#2 | 1 CR 309.3; APR II.D-10; APR II.D-10#1; EX Types: Pokémon.7; EX Options.5; XY Gl:Retreat; APR II.D-13#1
keywords | simultaneous knock out who replaces first | 3 CR 303.1g; APR I.D/ko.5; Neo After.3 | 2 CR 303.1f; APR I.D/ko.6; APR I.D/ko.4; XY BothWin#1; XY Turn.3C#4; APR II.E-04#3 | 1 CR 303.1e; CR 606.2; CR 300.1; XY BothWin; APR I.D; APR I.E#2
keywords | draw more cards than deck has | 3 XY Draw more#1; XY Draw more#2 | 2 XY Draw more; APR I.E#3; APR II.A#5; XY Turn.1 | 1 CR 601.2; CR 606.1c; CR 316.10c; EX Draw; XY Winning.3; APR I.H#1
keywords | special energy four copies | 3 EX Types: Energy; EX Special Energy; APR I.C#5 | 2 CR 100.2; XY Names#1; XY Deck#2 | 1 APR I.C#4; CR 209.1; Neo Evolution#2; Neo Energy Types
keywords | copy attack energy cost | 3 APR II.C-18#2; CR 302.6b | 2 CR 302.6; CR 302.6a; CR 302.6c; APR II.C-18; APR II.C-18#1; APR II.C-18#3 | 1 APR II.D-06#2; APR II.D-09; CR 302.3
keywords | protected pokemon prevent all damage | 3 APR II.C-16#1; APR II.B-08#5 | 2 APR II.C-16; APR II.C-16#2; APR I.A-01/dmg.6; APR II.B-07#1 | 1 CR 400.2; APR II.C-17; APR II.C-17#1; APR II.C-07#3; APR II.B-07
keywords | burned flip tails counters | 3 CR 311.3b; XY SC.Burned#1; EX Status.Burn | 2 XY SC.Burned; CR 311.3; APR II.E-28 | 1 CR 311.3a; CR 311.3c; XY SC.Burned#2; XY Between.2; Neo Cond.Char; Neo After.1C; APR I.F/chk.1; XY Gl:Burn Marker; CR 605.1a; CR 311.8
keywords | shuffle and cut deck | 3 CR 316.4c; EX Begin#1; CR 500.1 | 2 APR I.H#3; APR I.G/set.3 | 1 Neo Play.2; XY Start.3; APR II.E-18; APR II.E-18#1; APR II.E-18#2; CR 316.4d; CR 316.5d
keywords | look at face down prizes | 3 Neo Play.6; CR 316.7b; XY Zones: Prize Cards; APR II.C-20#1; APR II.C-20#4 | 2 APR II.C-20; APR II.C-20#3; CR 316.7a; CR 316.3 | 1 CR 316.7; CR 500.3; EX Begin#3; XY Start.7; APR I.G/set.7; XY Gl:Prize Cards; EX Arena; APR II.C-20#2
keywords | level up benched pokemon | 3 CR 307.3d | 2 CR 307.3a; CR 307.3e; CR 602.1; CR 307.3 | 1 CR 204.2; CR 204; CR 307.3f; CR 307.3g; CR 307.3h; XY Gl:Pokémon LV.X
keywords | once per turn two same abilities | 3 APR II.E-12#3; APR II.E-14#2; CR 408.2 | 2 APR II.E-14; APR II.E-14#1; APR II.E-12#4; APR II.E-14#3; XY Turn.2F; CR 408.1 | 1 APR II.E-12; APR II.E-12#1; APR II.E-15; APR II.E-15#1; APR II.E-15#2; CR 409.2; APR II.E-17#3; XY Gl:Poké-Power; XY Parts.2F
keywords | two types weakness and resistance | 3 XY AppI#2; CR 304.4b | 2 XY AppI#1; XY AppI; XY Gl:Dual-Type Pokémon | 1 XY Damage.3; XY Damage.4; APR I.A-01/dmg.3; APR I.A-01/dmg.4; CR 304.4; CR 603.5c
keywords | discard all energy none attached | 3 CR 603.4g; APR II.D-03#2; CR 103.3 | 2 APR II.D-03#1; APR II.D-03 | 1 CR G:select; APR II.A#3; XY Attack.D; Neo Order.4; CR 302.6b
keywords | technical machine limit | 3 CR 314.3 | 2 CR 314.1; XY Gl:Technical Machine; CR 314 | 1 CR 314.2; CR 205.2; CR 308.3; CR 315.1; CR 315.2
keywords | attacking a baby pokemon | 3 EX Baby#2; Neo Order.1 | 2 EX Baby#1; CR 701.5; EX Status.Confused; EX Baby | 1 CR 201; CR 201.1; CR 201.2; Neo Evolution#4; EX Evo.5
keywords | declared attack without enough energy | 3 CR 603.3; CR 603.4a; APR I.A-01#2 | 2 CR 302.3; XY Turn.3A#1; EX Attack; XY Attack.A; Neo Order.2 | 1 CR 603.1; XY Turn.3#1; APR I.A-01/atk.1; EX Types: Energy; XY Turn.3A; XY 3 Card Types: Energy
keywords | teammates talking during game | 3 CR 702.9 | 2 CR 702.8 | 1 CR 702; CR 702.1; CR 702.2
slang | decked out | 3 CR 601.2; CR 606.1c; XY Turn.1; XY Winning.3; APR I.E#3; EX Draw | 2 XY Draw more#2; XY HowToWin; CR 702.12 | 1 XY Draw more#1; CR 606.1; XY Winning
slang | benched out | 3 CR 606.1b; XY Winning.2; XY Turn.3C#4; APR I.E#2 | 2 XY BothWin#1; XY HowToWin; XY Zones: Active Pokémon | 1 CR 300.1; CR 303.1f; CR 702.11; CR 606.1; XY Winning; APR I.E#4
slang | snipe the bench | 3 APR II.B-08#1; APR II.B-08#4; APR II.B-08; CR 304.4c; XY Turn.3B#2 | 2 APR II.B-08#3; APR II.B-08#5; XY Gl:Bench | 1 APR II.B-08#2; APR II.C-16#2; XY Turn.3C#2; CR 603.4b
slang | gust | 3 APR II.C-05; APR II.C-05#1 | 2 APR II.C-05#2; APR II.C-05#3 | 1 APR II.C-04; APR II.C-04#1; APR II.C-04#2; CR 309.1; CR 402.2; XY Turn.2E#3
slang | promote after ko | 3 CR 303.1f; XY Turn.3C#4; APR I.D/ko.5; APR I.D/ko.6 | 2 CR 300.1; CR 303.1g; APR I.E#2; Neo After.3 | 1 XY Gl:Bench; CR 701.2; XY Zones: Active Pokémon; XY BothWin#1; EX intro
slang | item lock | 3 APR II.C-19 | 2 APR II.A#2; CR 400.5; EX Options#2 | 1 APR I.B-01#1; APR II.E-29; APR II.E-29#2; CR 602.1a
slang | double ko tie | 3 CR 606.2; CR 606.2a; XY BothWin#2; APR I.E#4 | 2 XY BothWin#1; CR 606.2a.i; APR I.E#5; XY SuddenDeath; CR 303.1g | 1 Neo After.3; CR 606.2a.ii; APR I.D/ko.5; APR I.D/ko.4; XY BothWin; XY Gl:Sudden Death
slang | scoop up evolved pokemon | 3 APR II.C-02#2; APR II.C-02#1 | 2 APR II.C-02; CR 316.10a | 1 APR II.E-12#4; CR 300.1; CR 316.2; CR G:owner; XY Gl:Evolved Pokémon
slang | ability lock ancient trait | 3 XY AppG; XY Gl:Ancient Trait | 2 APR II.A#2 | 1 XY WhatIsAttack#2; CR 408.1; XY Gl:Ability; EX Options#2
slang | dce as basic energy | 3 CR 305.5; EX Special Energy | 2 CR 208.1; CR 209.1; EX Types: Energy; APR I.C#4; APR I.C#5; XY Gl:Basic Energy Card | 1 CR 305.2; CR 305.4; Neo Energy Types; APR I.C#1
slang | lost zoned cards | 3 CR 316.9a; XY Gl:Lost Zone | 2 CR 316.9 | 1 CR 316.1
slang | candy into stage two | 3 CR 800.1; CR 800.1a; EX EvoEx.8 | 2 CR 800.1b; EX EvoEx.5; APR II.C-12#2; APR II.C-12#3 | 1 APR II.C-12; APR II.C-12#1; CR 307.2e; EX EvoEx; XY Turn.2B#2
slang | bump the stadium | 3 CR 312.4; APR I.B-03#2; EX Stadium; Neo Special Trainers: Stadium; XY Gl:Stadium Card | 2 APR I.B-03#1; XY Turn.2D; CR 312.5 | 1 CR 312; CR 312.2; CR 312.3; XY Parts.2D; CR 403.1
slang | recoil | 3 APR II.B-09 | 2 XY Turn.3C#2 | 1 CR 303.1e
cross-era | pokemon checkup in the old rules | 3 CR 605.1; XY Between#1; Neo After.1; APR I.F#1 | 2 CR 605.1a; XY Between#2; XY Gl:Between-Turns Step; CR 600.1; APR I.F; XY Between; Neo After; CR 605; APR I.F/chk.1 | 1 CR 605.1b; CR 605.2; CR 605.3; APR I.F#2; APR I.F#3; APR II.E-08; Neo After.1A; Neo After.1B; Neo After.2; XY Turn.3D; EX Status.Poison; EX Status.Burn; EX Status.Asleep
cross-era | special condition turns off poke-power or ability | 3 XY Gl:Poké-Power | 2 CR 408.1; XY Turn.2F#1; XY Gl:Ability; APR I.A-02#2; APR I.A-02/abl.1 | 1 XY Gl:Poké-Body; CR 407.1; CR 408; CR 311.1; XY SC#1; CR 409.1
cross-era | does trainer on an old card mean supporter and stadium | 3 CR 902.2; CR 902.1 | 2 CR 902.3; CR 205.1; CR 902 | 1 APR I.B; XY 3 Card Types: Trainer; EX Supporter; EX Stadium; Neo Special Trainers: Stadium; CR 206.1; CR 207.1; CR 900.1; XY Gl:Trainer Card
cross-era | going first no attack xy, no trainers 2009 | 3 CR 602.1a; XY Turn.3#3 | 2 CR 702.7 | 1 XY Start.2; CR 500.5; CR 500.6; CR 307.2f; XY Turn.2B#4
cross-era | confused retreat neo vs ex | 3 Neo Cond.Confused#2; EX Status.Confused | 2 Neo Cond.Confused#1; XY SC.Removing | 1 XY Turn.2E#2; APR I.A-03/ret.1b; CR 311.4; Neo Play.9B5; EX Options.5; Neo Cond.Confused
cross-era | weakness before resistance neo xy 2018 | 3 Neo Math.C; Neo Math.D; XY Damage.3; XY Damage.4; APR I.A-01/dmg.3; APR I.A-01/dmg.4 | 2 CR 304.4b; CR 603.5c; EX Types: Pokémon.6 | 1 EX Types: Pokémon.5; XY AppI#2; CR 304.4; CR 304.4a; Neo Math#1; Neo Math; XY Damage; APR I.A-01#4; APR II.B-06#1
cross-era | devolution spray and devolving in 2018 | 3 EX EvoEx.6; APR II.C-13#2; APR II.C-13 | 2 APR II.C-13#1; APR II.C-13#3; APR II.C-13#5; APR II.C-13#6; XY Gl:Devolve; CR 307.2; CR 307.2c; EX Status#1 | 1 CR 307.2b; CR 307.2d; CR 402.2; CR 303.1; APR II.C-13#4; CR 307.3i
cross-era | two prizes pokemon-ex 2009 or mega | 3 CR 303.1e; XY AppA.Rules#2; XY AppB.Rules#3 | 2 XY AppB.Rules#6; XY Gl:Pokémon-EX; XY Gl:Prize Cards; XY Turn.3C#3; XY Gl:Knocked Out | 1 XY AppB.Rules#4; XY Gl:Mega Evolution Pokémon; APR I.D/ko.4; XY AppA#1; CR 100.2d; XY AppA.Rules
cross-era | fossil trainer or restored pokemon as starting active | 3 CR 500.2a; XY Gl:Fossil Trainer Cards; XY AppC.Notes.2 | 2 CR 500.4b; XY AppC.Notes.1; XY AppC#1; XY AppC.Notes.4 | 1 CR 500.2; CR 602.1a; EX EvoEx.7; XY AppC.Notes.3; XY Gl:Restored Pokémon Card; CR 200.3; XY AppC.Notes; XY AppC
cross-era | delta species and lv.x part of the name | 3 CR 100.2b; CR 100.2c; XY Names.2b; XY Names.1; XY Names.1a | 2 CR 100.2a; CR 100.2d; XY Names.2 | 1 CR 100.2; XY Names; XY Names#1; XY Names.2a; EX Types: Pokémon#2; XY Gl:Pokémon LV.X; XY Gl:Pokémon SP
cross-era | unown in deck neo and ex | 3 Neo Unown; EX Special Pokémon#2 | 2 CR 100.2e | 1 Neo Evolution#2; EX Types: Pokémon#2; CR 100.2; XY Names#1; XY Deck#2; EX Special Pokémon
cross-era | supporter discarded end of turn 2003 or at once 2018 | 3 EX Supporter; APR I.B-02/sup.4 | 2 APR I.B-02#1; CR 313.1; XY Turn.2D | 1 APR I.B-02; CR 313; CR 313.2; XY Gl:Supporter Card; APR I.B-02#2; XY Gl:Item Card; CR 315.1
cross-era | always active pokemon power, poke-body, ability | 3 EX Options.6; CR 409.1; XY Gl:Poké-Body; APR I.A-02#4; XY Turn.2F#1; XY Gl:Ability | 2 APR I.A-02#1; CR 407.1; XY Gl:Pokémon Power; EX Types: Pokémon.2; CR 403.1 | 1 Neo Play.9B6; CR 409.2; CR 409; CR 407; CR 408.1; APR I.A-02#2; APR II.E-13#1; CR 401.2b; CR 403.2; XY Gl:Poké-Power
cross-era | deck size 30 40 60 by era | 3 CR 100.1; XY Deck#1; EX Essential: The Deck; Neo Play.1 | 2 CR 500.3a; APR II.D-17#2 | 1 XY Zones: Deck; XY Start.3; CR 100; XY Intro#4; XY Deck
foreign | planeswalker loyalty
foreign | tapped mana creature
foreign | xyz summon overlay
foreign | castling rook
`;
