/** By an author who had read the five documents alone: neither the thesaurus nor the tuning set. Graded before the search was tried on it; since used to improve the ranking. */
export const DOCUMENTS_ONLY = `
ids | cr309.4 | 3 CR 309.4
ids | rule 603.4e | 3 CR 603.4e
ids | c 14 | 3 APR II.C-14
ids | e29 | 3 APR II.E-29
ids | B-02 | 3 APR I.B-02, II.B-02
ids | apr d06 | 3 APR II.D-06
ids | 605.1a | 3 CR 605.1a
ids | 606.2a i | 3 CR 606.2a.i
ids | xy turn.2e | 3 XY Turn.2E
ids | Math E | 3 Neo Math.E
ids | play 9b5 | 3 Neo Play.9B5
ids | cond.confused#2 | 3 Neo Cond.Confused#2
ids | sc.burned | 3 XY SC.Burned
ids | damage.3 xy | 3 XY Damage.3
ids | gl:lost zone | 3 XY Gl:Lost Zone
ids | glossary owner | 3 CR G:owner; XY Gl:Owner
ids | i.a-01/atk.2b | 3 APR I.A-01/atk.2b
ids | A-01 atk 2b | 3 APR I.A-01/atk.2b
ids | appb.rules#2 | 3 XY AppB.Rules#2
ids | section 309 | 3 CR 309 | 1 CR 309.1, 309.2, 309.3, 309.4
ids | advanced-2018/II.E-16#2 | 3 APR II.E-16#2
ids | options.5 | 3 EX Options.5
ids | E-07#3 | 3 APR II.E-07#3
ids | § 402.2a | 3 CR 402.2a
ids | APR I.F/chk.2 | 3 APR I.F/chk.2
ids | evo 5 | 3 EX Evo.5
typos | paralised pokemon retreat | 3 CR 311.5b; XY SC.Paralyzed#2; EX Status.Paralyzed; Neo Cond.Paralyzed; APR I.A-03/ret.1b | 2 XY Turn.2E#2, SC.Removing
typos | resistence amount missing | 3 CR 304.4a | 2 XY Gl:Resistance, Damage.4 | 1 Neo Math.D; APR I.A-01/dmg.4
typos | confuzed attack tails | 3 CR 311.4b, 603.4e; XY SC.Confused#2; EX Status.Confused; Neo Cond.Confused#3; APR I.A-01/atk.2b | 1 XY Attack.B; Neo Order.6
typos | pokémon toool limit | 3 CR 308.3; Neo Pokémon Tools; EX Tools; XY Gl:Pokémon Tool; APR I.B-01#3
typos | stadum replaced | 3 CR 312.4; APR I.B-03#2; EX Stadium; Neo Special Trainers: Stadium; XY Gl:Stadium Card
typos | suporter twice in one turn | 3 CR 313.2; XY Turn.2D, Parts.2D, Gl:Supporter Card; EX Supporter; APR I.B-02#1
typos | muligan extra card | 3 CR 500.4a; XY Mulligan.3, Start#2; EX Begin#2; APR I.G/set.7 | 2 CR 500.4b, 500.4c
typos | retret cost zero | 3 CR 309.3b | 2 XY Turn.2E#2; APR I.A-03#3 | 1 CR 309.3a
typos | acespec | 3 XY AppD, Gl:ACE SPEC Trainer Card
typos | devolv effects removed | 3 CR 307.2c, 402.2; APR II.C-13#2; XY Gl:Devolve | 2 EX Status#1
typos | sudden deth prize cards | 3 CR 606.2a.i; XY SuddenDeath; APR I.E/sud.2 | 2 XY Gl:Sudden Death; APR I.E/sud.3, I.E#5
typos | poisened damage counters between turns | 3 CR 311.6b; XY SC.Poisoned; EX Status.Poison; Neo After.1A | 2 APR I.F/chk.1, II.E-16#1; CR 605.1a
typos | burn markr | 3 CR 311.3a; XY Gl:Burn Marker, SC.Burned#1, SC.Burned#2; EX Status.Burn
typos | knokced out prize | 3 CR 303.1e; XY Turn.3C#3; APR I.D/ko.4 | 2 XY Gl:Knocked Out, Zones: Prize Cards, Gl:Prize Cards, AppA.Rules#2; EX Attack
typos | abilty once per turn | 3 APR II.E-12#3 | 2 APR II.E-12#1, II.E-14#1, II.E-12 | 1 XY Turn.2F, Gl:Poké-Power; APR II.E-12#4, II.E-17#3
typos | ancent trait | 3 XY AppG, Gl:Ancient Trait
typos | enrgy attachment per turn | 3 CR 305.3; XY Turn.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 XY Parts.2C
typos | weekness on bench | 3 CR 304.4c; XY Turn.3B#2; APR II.B-08#4 | 2 XY Gl:Bench
typos | rare cany baby pokemon | 3 CR 800.1b | 2 EX EvoEx.5, EvoEx.8; CR 800.1
typos | tecnical machine | 3 CR 314, 314.1; XY Gl:Technical Machine | 2 CR 314.2, 314.3
typos | shufle deck after search | 3 CR 316.4c; APR I.H#3, II.E-18#2 | 2 APR II.E-18#1, II.E-18
typos | flavour text name | 3 CR 100.2a
typos | simultanous effects order | 3 CR 400.4 | 2 APR II.E-08#2, II.E-20#2, II.E-04#3, II.E-03#4, II.E-07#3
typos | swich is not retreating | 3 CR 309.1; APR II.C-03#2
typos | evovle first turn | 3 CR 307.2f; XY Turn.2B#4; EX Options.3, Evo.2; APR I.A-05#2 | 1 APR II.C-12#3
typos | asleeep coin flip | 3 CR 311.2c; XY SC.Asleep#2; EX Status.Asleep; Neo Cond.Asleep | 2 Neo After.1B
typos | restord pokemon bench | 3 XY AppC.Notes.1, AppC#1 | 2 XY AppC.Notes.2 | 1 XY AppC.Notes.3
typos | pokemon checkupp | 3 APR I.F, I.F#1 | 2 APR I.F#2, I.F#3, I.F/chk.1 | 1 APR I.F/chk.2, I.F/chk.3
typos | legnd pokemon | 3 XY Gl:Pokémon LEGEND
typos | defeding pokemon definition | 3 CR G:Defending Pokémon; XY Gl:Defending Pokémon | 2 CR 603.1
typos | shinning pokemon limit | 3 EX Shining
typos | dual tipe weakness | 3 XY AppI#2; CR 304.4b | 2 XY AppI#1
keywords | deck size limited play | 3 CR 100.1
keywords | basic energy any number in deck | 3 CR 100.2; APR I.C#4; XY Deck#2, Names#1
keywords | delta species name | 3 CR 100.2b; XY Names.2b
keywords | negative damage becomes zero | 3 CR 103.1 | 2 CR 603.5e; APR I.A-01/dmg.1b, I.A-01/dmg.4, I.A-01/dmg.5, I.A-01/dmg.2; XY Damage.6
keywords | card text contradicts rules | 3 CR 102.1; APR II.A#1
keywords | leveled up pokemon keeps attacks of previous card | 3 CR 307.3h
keywords | copied attack requirements | 3 CR 302.6b | 2 CR 302.6a; APR II.C-18#1 | 1 CR 302.6, 302.6c; APR II.C-18#2
keywords | retreat cost remove energy one at a time | 3 CR 309.4 | 1 CR 309.3
keywords | poke-body multiple copies | 3 CR 409.2 | 1 APR II.E-15#1
keywords | bench limit 2-on-2 | 3 CR 701.3 | 1 CR 702.6, 300.3
keywords | team battle prize cards | 3 CR 702.4, 702.10 | 1 CR 702.12
keywords | both active knocked out who replaces first | 3 CR 303.1g; APR I.D/ko.5; Neo After.3 | 1 CR 303.1f; APR I.D/ko.6
keywords | look through discard pile | 3 CR 316.6a; XY Gl:Discard Pile | 2 CR 316.3
keywords | lost zone | 3 CR 316.9, 316.9a; XY Gl:Lost Zone
keywords | order of cards put on top of deck | 3 CR 316.4d
keywords | search deck find nothing | 3 CR 316.4b; APR I.H#2 | 2 APR II.E-18#2
keywords | draw more cards than deck has because of an effect | 3 XY Draw more#1, Draw more#2 | 1 APR I.E#3; XY Draw more
keywords | maximum hand size | 3 CR 316.5c
keywords | damage effects applied after weakness and resistance | 3 CR 404.1, 603.5d | 2 XY Damage.5; APR I.A-01/dmg.5, II.B-05#2
keywords | fossil as active pokemon at setup | 3 CR 500.2a; XY Gl:Fossil Trainer Cards
keywords | first player attack first turn | 3 XY Turn.3#3
keywords | trainers on the very first turn | 3 CR 602.1a | 2 CR 702.7
keywords | mega evolution ends the turn | 3 XY AppB.Rules#3, AppB.Rules#5 | 2 XY Gl:Mega Evolution Pokémon
keywords | hyper gear | 3 XY AppF
keywords | team plasma part of the name | 3 XY AppE#3
keywords | prevent effects of attacks already there | 3 APR II.C-17#2, II.C-17#3; CR 400.2
keywords | if you do | 3 APR II.E-19, II.E-19#1, II.E-19#2 | 2 APR II.A#3, II.E-10#2
keywords | effect says can't takes precedence | 3 APR II.A#2
keywords | heal pokemon without damage counters | 3 APR II.C-06#4
keywords | search basic pokemon to full bench | 3 APR II.C-11#4, II.C-11#3; CR 300.3 | 2 APR II.C-11#5
keywords | darkness energy damage | 3 Neo After.1D | 1 Neo Energy Types
keywords | unown deck limit | 3 Neo Unown; EX Special Pokémon#2
keywords | gym leader pokemon evolve | 3 EX Evo.4 | 2 EX Special Pokémon#1; XY Gl:Trainers' Pokémon
keywords | remaining hp | 3 APR II.D-16 | 1 APR I.D#1
keywords | special energy chosen as basic energy | 3 CR 305.5; EX Special Energy
keywords | announce stadium effect | 3 APR I.B-03#4, I.B-03/std.2 | 2 APR I.B-03#5, I.B-03#3
keywords | pokemon returned to hand from play | 3 APR II.C-02#2, II.C-02#1 | 2 APR II.C-02
slang | decked out | 3 CR 601.2, 606.1c; EX Draw; XY Turn.1, Winning.3; APR I.E#3
slang | snipe a benched guy | 3 CR 304.4c; XY Turn.3B#2; APR II.B-08, II.B-08#1, II.B-08#3, II.B-08#4 | 2 XY Gl:Bench; APR II.B-08#2, II.B-08#5
slang | bench is full | 3 CR 300.3; XY Zones: Bench, Turn.2A; APR I.A-04#2, II.C-11#4, II.C-11#3; EX Options.2; Neo Play.9B1 | 2 APR I.A-03#5, II.C-11#5
slang | lvx rules | 3 CR 204, 204.1, 307.3, 307.3a; XY Gl:Pokémon LV.X | 2 CR 204.2, 204.3, 307.3d, 307.3e, 307.3f, 307.3g, 307.3h | 1 CR 100.2c
slang | item lock | 3 APR II.C-19
slang | promote after a ko | 3 CR 303.1f; XY Turn.3C#4; APR I.E#2, I.D/ko.5, I.D/ko.6 | 2 CR 300.1; XY Gl:Bench
slang | gust up a benched pokemon | 3 APR II.C-05, II.C-05#1 | 2 APR II.C-05#2, II.C-05#3
slang | scoop up my pokemon | 3 APR II.C-02, II.C-02#2 | 2 APR II.C-02#1
slang | donked turn one | 3 CR 606.1b; XY Winning.2; APR I.E#2 | 2 XY HowToWin, Turn.3C#4
slang | mill out | 3 CR 606.1c, 601.2; XY Winning.3, Turn.1; APR I.E#3; EX Draw
slang | hand disruption | 3 CR 316.5d; APR II.C-01#1 | 2 XY Zones: Hand; CR 316.5a; APR II.C-01
slang | energy drop for turn | 3 CR 305.3; XY Turn.2C; APR I.C#2; EX Options.1; Neo Play.9B3 | 2 XY Parts.2C
slang | wall that takes no damage | 3 APR II.C-16, II.C-16#1 | 2 APR II.C-16#2, II.B-08#5
slang | take off my own tool | 3 APR I.B-01#6 | 2 APR I.B-01#4
slang | free retreat | 3 CR 309.3b; XY Turn.2E#2; APR I.A-03#3
slang | gives up two prizes | 3 CR 303.1e; XY AppA.Rules#2, AppB.Rules#3, AppB.Rules#6, Gl:Pokémon-EX | 2 XY Gl:Prize Cards, Gl:Knocked Out
slang | t1 attack going first | 3 XY Turn.3#3
slang | going second evolve t1 | 3 XY Turn.2B#4; CR 307.2f; APR I.A-05#2; EX Options.3, Evo.2
slang | topdeck | 3 CR 601.1, 316.4a; XY Turn.1; EX Draw; Neo Play.9A; APR I.H#1 | 2 XY Parts.1; CR 316.10c
slang | whiff on a search | 3 CR 316.4b; APR I.H#2 | 2 APR II.E-18#2
slang | rps winner picks | 3 APR I.G/set.2
slang | no basics in opening hand | 3 CR 500.4; XY Start#1, Mulligan#1, Mulligan.2; APR I.G/set.5a, I.G/set.5c; EX Begin#2; Neo Play.4 | 2 XY Start.4, Mulligan#3, Mulligan.1; APR I.G/set.5b; CR 500.4c
slang | spread by moving counters around | 3 APR II.C-08, II.C-08#1, II.C-08#2; CR 304.3, 304.4d
slang | hits itself in confusion | 3 CR 311.4b, 603.4e; XY SC.Confused#2; EX Status.Confused; Neo Cond.Confused#3; APR I.A-01/atk.2b | 2 Neo Order.6
slang | wake up flip | 3 CR 311.2c; XY SC.Asleep#2; EX Status.Asleep; Neo Cond.Asleep, After.1B
slang | bounce opponent's stadium | 3 CR 312.4; APR I.B-03#2; XY Gl:Stadium Card; EX Stadium; Neo Special Trainers: Stadium
slang | energy acceleration | 3 APR II.C-09, II.C-09#1, II.C-09#3
slang | ran out of pokemon | 3 CR 606.1b; XY Winning.2; APR I.E#2 | 2 XY HowToWin, Turn.3C#4; CR 702.11
slang | candy straight to stage 2 | 3 CR 800.1a, 800.1; EX EvoEx.8 | 2 EX EvoEx.5
slang | trapped active | 3 APR II.C-14, II.C-14#1, I.A-03/ret.1c | 2 APR II.C-14#2, II.C-14#3
slang | drop basics | 3 CR 602.1, 300.2; XY Turn.2A; APR I.A-04#1, I.A-04#2; EX Options.2; Neo Play.9B1 | 2 XY Parts.2A; APR I.A-04, I.A-04#3
slang | both took last prize | 3 CR 606.2; XY BothWin#1, BothWin#2; APR I.E#4 | 2 CR 606.2a
slang | copy attack like metronome | 3 CR 302.6a, 302.6; APR II.C-18, II.C-18#1 | 2 CR 302.6b, 302.6c; APR II.C-18#2, II.C-18#3
cross-era | poke-power while asleep | 3 XY Gl:Poké-Power | 1 CR 408.1
cross-era | pokemon power on older cards | 3 CR 407.1 | 2 XY Gl:Pokémon Power | 1 CR 900.1
cross-era | char counter | 3 Neo Cond.Char, After.1C | 2 CR 311.3b, 311.3a; XY SC.Burned#1; EX Status.Burn
cross-era | burned pokemon coin between turns | 3 CR 311.3b; XY SC.Burned#1; EX Status.Burn; Neo Cond.Char, After.1C | 2 APR II.E-28, I.F/chk.1
cross-era | old trainer card text means supporter or stadium | 3 CR 902.1, 902.2 | 2 CR 205.1, 902.3
cross-era | checkup order of conditions | 3 CR 605.1a, 605.1; XY Between#1; APR I.F/chk.1, I.F#3; Neo After.1 | 2 CR 701.8; XY Between.1, Between.2, Between.3, Between.4
cross-era | using abilities from the bench | 3 XY Turn.2F#2; APR I.A-02#2; CR 300.4 | 1 APR II.E-13#3
cross-era | confused pokemon retreat | 3 Neo Cond.Confused#2; EX Status.Confused; XY SC.Removing | 2 Neo Cond.Confused#1; CR 402.2
cross-era | who goes first | 3 CR 500.5; XY Start.2; EX Begin#4; Neo Play.7; APR I.G/set.2 | 1 CR 702.3
cross-era | four copies of the same card | 3 CR 100.2; XY Deck#2, Names#1; EX Types: Pokémon#2; Neo Evolution#2
cross-era | game ends in a tie | 3 CR 606.2a, 606.2; XY BothWin#2; APR I.E#4 | 2 XY SuddenDeath; APR I.E#5; CR 606.2a.i
cross-era | confusion damage weakness applies | 3 Neo Cond.Confused#3, Order.6 | 2 CR 311.4b; EX Status.Confused; XY SC.Confused#2; APR I.A-01/atk.2b
cross-era | baby pokemon flip before attack | 3 EX Baby#2; Neo Order.1; CR 701.5 | 2 EX Baby#1
cross-era | trainer or item without effect | 3 CR 602.3; APR I.B-01/itm.1, I.B-02/sup.1 | 2 APR II.D-04#5, II.D-02#2, II.D-05#3
cross-era | resistance minus 30 | 3 CR 304.4a; EX Types: Pokémon.6 | 2 Neo Math.D; XY Damage.4; APR I.A-01/dmg.4
cross-era | weakness doubles damage | 3 Neo Math.C; EX Types: Pokémon.5; CR 304.4a | 2 XY Damage.3, Gl:Weakness; APR I.A-01/dmg.3
cross-era | evolving removes special conditions | 3 CR 402.2, 307.2c; XY Turn.2B#2, SC#1; APR I.A-05#4; EX Status#1, Evo.2
cross-era | when does paralysis wear off | 3 CR 311.5c; XY SC.Paralyzed#2; EX Status.Paralyzed; Neo Cond.Paralyzed | 2 Neo After.1B
cross-era | burn in neo | 3 Neo Cond.Char, After.1C
cross-era | abilities in the ex era | 3 EX Options.6, Types: Pokémon.2
cross-era | xy item cards | 3 XY Gl:Item Card, Turn.2D | 2 XY 3 Card Types: Trainer, Parts.2D
cross-era | poke-powers in 2018 | 3 APR I.A-02, I.A-02#1, I.A-02#2 | 2 APR I.A-02#4, I.A-02#3
cross-era | pokemon tool stays when evolving | 3 APR I.B-01#4, I.A-05#3; CR 308.1; EX Tools, Evo.2; XY Turn.2B#2
cross-era | retreat more than once | 3 CR 309.2; XY Turn.2E; APR I.A-03#2 | 2 XY Parts.2E, Gl:Retreat
procedures | steps of an attack | 3 CR 603.4; XY Attack; APR I.A-01#3; Neo Order | 2 XY Turn.3#2
procedures | order of damage calculation | 3 CR 603.5; XY Damage; APR I.A-01#4; Neo Math, Math#1 | 2 CR 603.5a, 603.5b, 603.5c, 603.5d; XY Damage#1
procedures | set up the game | 3 CR 500; XY Start; APR I.G; EX Begin; Neo Play | 2 CR 500.1, 500.2, 500.3
procedures | confusion check during an attack | 3 CR 603.4e; XY Attack.B; APR I.A-01/atk.2b; Neo Order.6 | 2 CR 311.4b; XY SC.Confused#2; EX Status.Confused
procedures | end of turn sequence | 3 CR 604.1, 604; APR II.E-20#1 | 2 APR II.E-20, II.E-20#2; XY Turn.3D; CR 604.1a, 604.1b
procedures | between-action checks | 3 CR 303, 303.1 | 2 CR 303.1a, 303.1b, 303.1c, 303.1d, 303.1e, 303.1f, 303.1g, 303.1h
procedures | knock out process | 3 APR I.D#3, I.D | 2 APR I.D#1, I.D#2, I.D/ko.1; CR 303.1c
procedures | steps to retreat | 3 APR I.A-03#7; XY Turn.2E#2; CR 309.3; EX Options.5 | 2 APR I.A-03/ret.1, I.A-03/ret.2, I.A-03/ret.3
procedures | parts of a turn | 3 CR 600.1; XY Parts, Parts#1; Neo Play.9
procedures | when are prizes laid out | 3 CR 500.3; XY Start.7; APR I.G/set.7; EX Begin#3; Neo Play.6
procedures | playing a supporter step by step | 3 APR I.B-02#2; CR 313.1 | 2 APR I.B-02/sup.1, I.B-02/sup.2, I.B-02/sup.3, I.B-02/sup.4
procedures | effects of the attack after damage | 3 CR 603.4i; APR I.A-01/atk.5; XY Attack.F; Neo Math.J, Order.7 | 2 APR I.A-01/atk.6
foreign | planeswalker loyalty
foreign | en passant
foreign | castle kingside
foreign | tapping mana
foreign | trap card chain link
foreign | royal flush
foreign | pancake recipe
foreign | offside rule
foreign | saving throw
keywords | vmax | 3 ME App13, App13#1, App13#2, App13#3, App13#4, App13#5, Gl:Pokémon VMAX
foreign | go to jail monopoly
foreign | checkmate in two
`;
