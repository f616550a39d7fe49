/** Words and questions alone: no ids, and nothing of other games. Measured once, then used to improve the ranking. */
export const WORDS_ONLY = `
typos | mulligen extra card | 3 CR 500.4a; XY Mulligan.3; APR I.G/set.7; EX Begin#2 | 2 CR 500.4, 500.4b; XY Start#2 | 1 CR 500.4c, 702.5; XY Mulligan#3; Neo Play.4
typos | retreet while alseep | 3 CR 311.2b; XY SC.Asleep#2; APR I.A-03/ret.1b; EX Status.Asleep; Neo Cond.Asleep | 2 CR 311.2; XY Turn.2E#2, SC.Removing | 1 CR 311.5b; APR I.B-01#4
typos | paralized when does it end | 3 CR 311.5c; XY SC.Paralyzed#2; EX Status.Paralyzed; Neo Cond.Paralyzed | 2 CR 605.1a; APR I.F/chk.1; Neo After.1B | 1 CR 311.5; XY Between.4, SC.Removing; APR I.F#1
typos | confuson damage to self | 3 CR 311.4b, 603.4e; XY SC.Confused#2; APR I.A-01/atk.2b; EX Status.Confused; Neo Cond.Confused#3 | 2 XY Attack.B; Neo Order.6 | 1 CR 311.4; Neo Cond.Confused#1; APR II.B-09
typos | evoluton same turn played | 3 CR 307.2e; XY Turn.2B#4; APR I.A-05#2; EX Evo.2, Options.3 | 2 XY Turn.2B#1; APR II.C-12#3 | 1 CR 307.2f, 307.2a; APR II.C-13#3
typos | suporter first turn | 3 CR 602.1a | 2 CR 702.7 | 1 CR 313.2; APR I.B-02#1; XY Turn.2D; EX Supporter
typos | weakness and resistence order | 3 CR 603.5c, 304.4b; XY Damage.3, Damage.4; APR I.A-01/dmg.3, I.A-01/dmg.4; Neo Math.C, Math.D | 2 CR 603.5; XY Damage, AppI#2; APR I.A-01#4; Neo Math#1 | 1 CR 304.4, 304.4a; XY Turn.3B#1; EX Types: Pokémon.5, Types: Pokémon.6
typos | prise cards when pokmon knocked out | 3 CR 303.1e; XY Turn.3C#3; APR I.D/ko.4; EX Attack; Neo Play.6 | 2 XY Gl:Prize Cards, Gl:Knocked Out, Zones: Prize Cards, AppA.Rules#2; EX Arena | 1 CR 303.1g, 702.10; Neo After.3
typos | benchd pokemon weaknes | 3 CR 304.4c; XY Turn.3B#2; APR II.B-08#4 | 2 XY Gl:Bench | 1 CR 304.4; APR II.B-06, II.B-08
typos | posion between turns | 3 CR 311.6b; XY SC.Poisoned; EX Status.Poison; Neo After.1A | 2 CR 605.1a; XY Between.1; APR I.F#1, I.F/chk.1 | 1 CR 311.6, 311.8; APR II.E-16#1
typos | stadum card same name | 3 CR 312.5; APR I.B-03#2 | 2 CR 312.4; APR I.B-03#1 | 1 CR 602.3; XY Gl:Stadium Card; EX Stadium; Neo Special Trainers: Stadium
typos | attak cost energy requirment | 3 CR 302.3; XY Turn.3A#1; APR I.A-01#2; EX Attack, Types: Energy; Neo Order.2 | 2 CR 603.4a; XY 3 Card Types: Energy, Attack.A; APR II.D-09 | 1 CR 302.1; XY Turn.3A, Turn.3A#3, Turn.3A#4
typos | shufle deck after serch | 3 CR 316.4c; APR I.H#3, II.E-18#1 | 2 APR II.E-18, II.E-18#2 | 1 CR 316.4b; APR I.H#2
typos | devolv pokemon damge stays | 3 CR 307.2b; APR II.C-13#2 | 2 CR 307.2c; XY Gl:Devolve | 1 CR 307.2, 307.2d; APR II.C-13, II.C-13#1; EX EvoEx.6
typos | shuffeling opponents deck | 3 CR 316.4c | 2 CR 500.1; EX Begin#1 | 1 APR I.H#3, I.G/set.3
typos | suden deth prizes | 3 CR 606.2a.i; XY SuddenDeath; APR I.E/sud.2 | 2 XY Gl:Sudden Death; APR I.E#5, I.E/sud.3 | 1 CR 606.2a, 606.2a.ii; XY BothWin#2; APR I.E/sud.1
typos | atach energy twice | 3 CR 305.3; XY Turn.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 CR 602.1; XY Parts.2C; APR II.C-09#3 | 1 CR 305.1; XY Gl:Attach
typos | damge counters enough to knok out | 3 CR 303.1c, 304.2; XY Turn.3C#3; APR I.D#1, II.C-07#2; Neo Order.7 | 2 XY Gl:Knocked Out, Gl:Damage; APR II.C-08#3, II.E-04#1, I.A-01/atk.7; EX Types: Pokémon.4 | 1 CR 304.1; XY Gl:Hit Points (HP); APR I.D/ko.1
keywords | burned coin flip | 3 CR 311.3b; XY SC.Burned#1; EX Status.Burn | 2 Neo Cond.Char | 1 CR 311.3; XY Between.2; Neo After.1C; APR II.E-28
keywords | special conditions removed evolve | 3 CR 307.2c, 402.2; XY SC#1, Turn.2B#2; APR I.A-05#4; EX Status#1, Evo.2 | 2 XY Turn.2B#3; APR II.C-12#2 | 1 CR 307.3c; XY SC.Removing, Gl:Burn Marker, Gl:Poison Marker; APR II.C-13#2
keywords | asleep coin between turns | 3 CR 311.2c; XY SC.Asleep#2; EX Status.Asleep; Neo Cond.Asleep | 2 CR 605.1a; XY Between.3; APR I.F/chk.1; Neo After.1B | 1 CR 311.2; APR I.F#1
keywords | deck size 60 cards | 3 CR 100.1; XY Deck#1; EX Essential: The Deck; Neo Play.1 | 2 XY Zones: Deck | 1 CR 500.3a; XY Start.3, Deck#3; APR II.D-17#2
keywords | four copies same name basic energy | 3 CR 100.2; XY Deck#2, Names#1; APR I.C#4 | 2 APR I.C#5; EX Types: Pokémon#2, Types: Energy, Special Energy; Neo Evolution#2 | 1 CR 100.2e; EX Types: Trainer
keywords | retreat once per turn | 3 CR 309.2; XY Turn.2E; APR I.A-03#2 | 2 CR 309.3b, 602.1; XY Parts.2E, Gl:Retreat | 1 CR 309.3; EX Options.5; Neo Play.9B5, Cond.Confused#2
keywords | choose new active after knock out | 3 CR 303.1f; XY Turn.3C#4; APR I.D/ko.5, I.D/ko.6 | 2 CR 300.1, 303.1g; APR I.E#2; Neo After.3 | 1 XY Gl:Bench; EX intro
keywords | win conditions | 3 CR 606.1, 606.1a, 606.1b, 606.1c; XY Winning#1, Winning.1, Winning.2, Winning.3, HowToWin; APR I.E#1, I.E#2, I.E#3 | 2 CR 606.2; APR I.E#4; XY BothWin#1 | 1 CR 303.1h; EX intro, Draw
keywords | cannot draw at start of turn | 3 CR 601.2, 606.1c; XY Turn.1, Draw more#2; APR I.E#3; EX Draw | 2 XY Winning.3, HowToWin | 1 CR 702.12; XY Draw more#1
keywords | Pokemon Power | 3 CR 407.1; XY Gl:Pokémon Power; EX Options.6, Types: Pokémon.2; Neo Play.9B6 | 2 CR 408.1, 409.1; XY Gl:Poké-Power, Gl:Poké-Body | 1 EX Options#2; Neo Math.H
keywords | Poke-Body Poke-Power difference | 3 CR 408.1, 409.1; XY Gl:Poké-Body, Gl:Poké-Power | 2 CR 407.1; XY Gl:Pokémon Power | 1 CR 401.2a, 401.2b, 403.1; APR I.A-02#1; XY Gl:Ability
keywords | damage calculation order | 3 CR 603.5; XY Damage, Damage#1; APR I.A-01#4; Neo Math#1 | 2 CR 603.5a, 603.5b, 603.5c, 603.5d, 603.5e; XY Damage.1, Damage.2, Damage.3, Damage.4, Damage.5, Damage.6; APR I.A-01/dmg.1, I.A-01/dmg.2, I.A-01/dmg.3, I.A-01/dmg.4, I.A-01/dmg.5, I.A-01/dmg.6; Neo Math.A, Math.B, Math.C, Math.D, Math.E, Math.F, Math.G, Math.H, Math.I | 1 CR 603.4f, 404.1; APR I.A-01/atk.4
keywords | bench maximum five | 3 CR 300.3; XY Zones: Bench, Turn.2A; APR I.A-04#2; EX Options.2; Neo Play.9B1 | 2 XY Start.6; EX Arena; Neo Play.5 | 1 CR 701.3, 702.6; APR II.C-11#3, II.C-11#4, II.C-11#5, I.A-03#5
keywords | Pokemon tool one per Pokemon | 3 CR 308.3; XY Gl:Pokémon Tool; APR I.B-01#3; EX Tools; Neo Pokémon Tools | 2 APR I.B-01#6 | 1 CR 308.1, 314.3; APR I.B-01#4; XY AppF
keywords | ACE SPEC | 3 XY AppD | 2 XY Gl:ACE SPEC Trainer Card | 1 CR 100.2e
keywords | Mega Evolution ends turn | 3 XY AppB.Rules#3, AppB.Rules#5 | 2 XY Gl:Mega Evolution Pokémon | 1 XY AppB#1, AppB.Rules, AppB.Rules#2, AppB.Rules#4
keywords | copy another Pokemon's attack energy cost | 3 APR II.C-18#2 | 2 CR 302.6a, 302.6b; APR II.C-18, II.C-18#1 | 1 CR 302.6, 302.6c; APR II.C-18#3
keywords | Pokemon-ex two prizes | 3 CR 303.1e; XY AppA.Rules#2 | 2 XY AppB.Rules#6, Gl:Pokémon-EX, Gl:Prize Cards, AppB.Rules#3 | 1 XY Gl:Knocked Out, Turn.3C#3; APR I.D/ko.4
keywords | Restored Pokemon in opening hand | 3 XY AppC.Notes.2 | 2 XY AppC.Notes.1, AppC#1 | 1 XY Gl:Restored Pokémon Card, AppC.Notes.3; CR 500.2a
keywords | BREAK evolution | 3 XY AppH#1, AppH.Rules#2 | 2 XY Gl:BREAK Evolution, AppH.Rules#1 | 1 XY AppH.Rules, Turn.2B#2
keywords | fossil trainer card as Pokemon | 3 CR 500.2a; XY Gl:Fossil Trainer Cards | 2 CR 500.4b, 602.1a, 200.3 | 1 EX EvoEx.7; XY AppC#1
keywords | damage counters versus damage | 3 CR 304.3; XY Damage.1; APR II.C-07#3 | 2 CR 304.4d; APR II.C-08#2 | 1 CR 304.1; XY Gl:Damage Counter; APR II.C-07
slang | announced attack can i go back and attach energy | 3 CR 603.3 | 2 XY Turn.3#1 | 1 CR 602.2, 603.1; APR I.A-01#1; EX Attack
slang | neither of us has a basic, now what | 3 CR 500.4c; XY Mulligan#2; APR I.G/set.5a | 2 CR 500.4; XY Start#1 | 1 XY Mulligan#1; EX Begin#2; Neo Play.4
slang | decked out what happens | 3 CR 601.2, 606.1c; XY Turn.1, Winning.3; APR I.E#3; EX Draw | 2 XY Draw more#2, HowToWin | 1 CR 702.12
slang | both actives die who promotes first | 3 CR 303.1g; APR I.D/ko.5; Neo After.3 | 2 CR 303.1f; APR I.D/ko.6 | 1 XY Turn.3C#4; CR 300.1
slang | double KO last prizes and nobody has a bench who wins | 3 CR 606.2, 606.2a; XY BothWin#2; APR I.E#4 | 2 XY BothWin#1 | 1 CR 606.1b, 606.2a.i; XY Winning.2, SuddenDeath; APR I.E#2, I.E#5
slang | donked turn one no bench | 3 CR 606.1b; XY Winning.2, Turn.3C#4; APR I.E#2 | 2 XY BothWin#1, HowToWin | 1 CR 300.1; XY Zones: Active Pokémon
slang | catcher or gust who picks the benched guy | 3 APR II.C-05, II.C-05#1 | 2 CR 400.3; APR II.C-04#2 | 1 APR II.C-05#3, II.C-04, II.C-04#1, II.D-04
slang | can I rare candy turn 1 | 3 CR 307.2f; APR II.C-12 | 2 CR 800.1; APR II.C-12#3, I.A-05#2; XY Turn.2B#4 | 1 CR 800.1a, 307.2e; EX EvoEx.8, Evo.2
slang | fail a deck search on purpose | 3 CR 316.4b; APR I.H#2 | 2 CR 602.3; APR II.A#4 | 1 APR II.D-04#4, II.D-05#4, II.E-18#2
slang | can he look through my discard | 3 CR 316.6a; XY Gl:Discard Pile | 2 CR 316.3 | 1 XY Zones: Discard Pile; CR 316.6
slang | can my guy be poisoned and burned at once | 3 XY SC.Removing | 2 CR 605.1a, 311.7; EX Status#1 | 1 CR 311.6c, 311.3c; XY SC.Poisoned, SC.Burned#2; APR I.F/chk.1
slang | paying retreat with DCE can i overpay | 3 CR 309.4 | 2 CR 309.3; APR II.C-01 | 1 CR 305.2; XY Turn.2E#2; APR I.A-03#3, I.A-03/ret.2; EX Options.5
slang | got smokescreened does retreating get rid of it | 3 CR 402.2; XY Turn.2E#3, Attack.E; APR I.A-03#6 | 2 APR II.C-03#4 | 1 Neo Order.5; EX Evo.2; APR I.A-01/atk.2a, II.D-01, II.D-01#1
slang | can i use a die for coin flips | 3 EX Essential: Coin#1 | 2 EX Essential: Coin | 1 EX Essential: Coin#2, Essential: Damage Counters
slang | opp wont tell me how many cards in hand | 3 CR 316.5a | 2 CR 316.3 | 1 CR 316.4a; XY Zones: Hand
slang | i won the flip do i have to go first | 3 CR 500.5; XY Start.2; APR I.G/set.2; EX Begin#4 | 2 Neo Play.7 | 1 CR 702.3; XY Turn.3#3
slang | coin fell off the table reflip? | 3 EX Essential: Coin#2 | 2 EX Essential: Coin | 1 EX Essential: Coin#1
slang | PlusPower before or after weakness | 3 CR 603.5b, 404.1; XY Damage.2; APR I.A-01/dmg.2; Neo Math.E | 2 CR 603.5e; APR II.B-04#2 | 1 CR 603.5c; XY Damage.3; APR II.B-04, I.A-01/dmg.3; Neo Math.B, Math.C; EX Tools
slang | can I devolve then evolve again | 3 APR II.C-13#3 | 2 CR 307.2d, 307.2e | 1 CR 307.2; XY Gl:Devolve, Turn.2B#4; APR II.C-13, I.A-05#2; EX EvoEx.6
slang | lvl x can it use the attacks from under it | 3 CR 307.3h | 2 XY Gl:Pokémon LV.X | 1 CR 307.3, 307.3a; XY Turn.2B#2; APR I.A-05#5
cross-era | 2009 first turn player trainers | 3 CR 602.1a | 2 CR 702.7 | 1 CR 602.1, 315.2
cross-era | neo confused pokemon retreat flip | 3 Neo Cond.Confused#2 | 2 Neo Cond.Confused#1; EX Status.Confused | 1 Neo Cond.Confused, Play.9B5
cross-era | neo darkness energy damage | 3 Neo After.1D | 2 Neo Energy Types | 1 EX Special Energy; Neo After.1
cross-era | baby pokemon coin flip rule | 3 Neo Order.1; EX Baby#2 | 2 CR 701.5; EX Baby#1 | 1 CR 201.1; EX Status.Confused
cross-era | 2003 burn marker | 3 EX Status.Burn | 2 CR 311.3a, 311.3b; XY SC.Burned#1, SC.Burned#2 | 1 EX Status#1, Essential: Other Counters; XY Gl:Burn Marker; Neo Cond.Char
cross-era | item cards limit per turn in 2009 | 3 CR 315.2 | 2 CR 602.1; XY Turn.2D; APR I.B-01#1 | 1 CR 315.1; XY Parts.2D
cross-era | two copies same poke-power each once a turn | 3 CR 408.2 | 2 CR 408.1; APR II.E-12#3 | 1 CR 409.2; APR II.E-14#1; XY Gl:Poké-Power
cross-era | XY first player attack turn 1 | 3 XY Turn.3#3 | 2 XY Turn.3#1 | 1 XY Start.2; CR 602.1a
cross-era | 2018 tie sudden death | 3 APR I.E#5, I.E/sud.1, I.E/sud.2, I.E/sud.3 | 2 APR I.E#4; CR 606.2a.i; XY SuddenDeath | 1 CR 606.2a; XY BothWin#2, Gl:Sudden Death
cross-era | pokemon checkup order in 2009 | 3 CR 605.1a, 605.1 | 2 CR 605.3, 605.1b; APR I.F/chk.1, I.F#1 | 1 CR 605.2; XY Between#1; Neo After.1
cross-era | Lost Zone 2009 | 3 CR 316.9a | 2 CR 316.9; XY Gl:Lost Zone | 1 CR 316.1
cross-era | poke-power while asleep | 3 XY Gl:Poké-Power | 2 CR 408.1 | 1 CR 311.2b; XY SC.Asleep#2
cross-era | confused 20 damage weakness applies neo | 3 Neo Cond.Confused#3 | 2 Neo Order.6 | 1 Neo Cond.Confused, Cond.Confused#1; EX Status.Confused; CR 311.4b
cross-era | char counter bench | 3 Neo Cond.Char | 2 Neo After.1C | 1 EX Status#1, Status.Burn
cross-era | old card resistance no number -30 | 3 CR 304.4a | 2 EX Types: Pokémon.6 | 1 XY Damage.4, Gl:Resistance; Neo Math.D; CR 304.4
cross-era | gym leader Brock's pokemon evolve | 3 EX Evo.4; XY Gl:Trainers' Pokémon; Neo Evolution#3 | 2 EX Special Pokémon#1; XY Names.3, Names.3a, Names#2 | 1 XY Gl:Owner; EX Evo.3
cross-era | shining pokemon one per deck | 3 EX Shining | 2 CR 100.2e | 1 EX Types: Pokémon#2
cross-era | technical machine item attach | 3 CR 314.1; XY Gl:Technical Machine | 2 CR 314.2, 314.3 | 1 CR 205.2, 315.1
cross-era | dual type attacker 2009 multiple types weakness | 3 CR 304.4b | 2 XY AppI#2 | 1 CR 603.5c, 304.4; XY AppI#1
cross-era | pre Diamond Pearl card searches trainer can it get supporter | 3 CR 902.2 | 2 CR 902.1 | 1 CR 902.3, 205.1
`;
