/** Names of Pokémon: in a question they say whom it is about, not that it is about another game, and a typo in one is never one of a rule's words. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'bulbasaur ivysaur venusaur charmander charmeleon charizard squirtle wartortle blastoise caterpie metapod butterfree weedle kakuna beedrill pidgey pidgeotto ' +
    'pidgeot rattata raticate spearow fearow ekans arbok pikachu raichu sandshrew sandslash nidoran nidorina nidoqueen nidorino nidoking clefairy clefable vulpix ' +
    'ninetales jigglypuff wigglytuff zubat golbat oddish gloom vileplume paras parasect venonat venomoth diglett dugtrio meowth persian psyduck golduck mankey ' +
    'primeape growlithe arcanine poliwag poliwhirl poliwrath abra kadabra alakazam machop machoke machamp bellsprout weepinbell victreebel tentacool tentacruel ' +
    'geodude graveler golem ponyta rapidash slowpoke slowbro magnemite magneton farfetchd doduo dodrio seel dewgong grimer muk shellder cloyster gastly haunter ' +
    'gengar onix drowzee hypno krabby kingler voltorb electrode exeggcute exeggutor cubone marowak hitmonlee hitmonchan lickitung koffing weezing rhyhorn rhydon ' +
    'chansey tangela kangaskhan horsea seadra goldeen seaking staryu starmie scyther jynx electabuzz magmar pinsir tauros magikarp gyarados lapras ditto eevee ' +
    'vaporeon jolteon flareon porygon omanyte omastar kabuto kabutops aerodactyl snorlax articuno zapdos moltres dratini dragonair dragonite mewtwo mew ' +
    'chikorita bayleef meganium cyndaquil quilava typhlosion totodile croconaw feraligatr sentret furret hoothoot noctowl ledyba ledian spinarak ariados crobat ' +
    'chinchou lanturn pichu cleffa igglybuff togepi togetic natu xatu mareep flaaffy ampharos bellossom marill azumarill sudowoodo politoed hoppip skiploom jumpluff ' +
    'aipom sunkern sunflora yanma wooper quagsire espeon umbreon murkrow slowking misdreavus unown wobbuffet girafarig pineco forretress dunsparce gligar steelix ' +
    'snubbull granbull qwilfish scizor shuckle heracross sneasel teddiursa ursaring slugma magcargo swinub piloswine corsola remoraid octillery delibird mantine ' +
    'skarmory houndour houndoom kingdra phanpy donphan stantler smeargle tyrogue hitmontop smoochum elekid magby miltank blissey raikou entei suicune larvitar ' +
    'pupitar tyranitar lugia celebi treecko grovyle sceptile torchic combusken blaziken mudkip marshtomp swampert poochyena mightyena zigzagoon linoone wurmple ' +
    'silcoon beautifly cascoon dustox lotad lombre ludicolo seedot nuzleaf shiftry taillow swellow wingull pelipper ralts kirlia gardevoir surskit masquerain ' +
    'shroomish breloom slakoth vigoroth slaking nincada ninjask shedinja whismur loudred exploud makuhita hariyama azurill nosepass skitty delcatty sableye mawile ' +
    'aron lairon aggron meditite medicham electrike manectric plusle minun volbeat illumise roselia gulpin swalot carvanha sharpedo wailmer wailord numel camerupt ' +
    'torkoal spoink grumpig spinda trapinch vibrava flygon cacnea cacturne swablu altaria zangoose seviper lunatone solrock barboach whiscash corphish crawdaunt ' +
    'baltoy claydol lileep cradily anorith armaldo feebas milotic castform kecleon shuppet banette duskull dusclops tropius chimecho absol wynaut snorunt glalie ' +
    'spheal sealeo walrein clamperl huntail gorebyss relicanth luvdisc bagon shelgon salamence beldum metang metagross regirock regice registeel latias latios kyogre ' +
    'groudon rayquaza jirachi deoxys turtwig grotle torterra chimchar monferno infernape piplup prinplup empoleon starly staravia staraptor bidoof bibarel kricketot ' +
    'kricketune shinx luxio luxray budew roserade cranidos rampardos shieldon bastiodon burmy wormadam mothim combee vespiquen pachirisu buizel floatzel cherubi ' +
    'cherrim shellos gastrodon ambipom drifloon drifblim buneary lopunny mismagius honchkrow glameow purugly chingling stunky skuntank bronzor bronzong bonsly happiny ' +
    'chatot spiritomb gible gabite garchomp munchlax riolu lucario hippopotas hippowdon skorupi drapion croagunk toxicroak carnivine finneon lumineon mantyke snover ' +
    'abomasnow weavile magnezone lickilicky rhyperior tangrowth electivire magmortar togekiss yanmega leafeon glaceon gliscor mamoswine gallade probopass dusknoir ' +
    'froslass rotom uxie mesprit azelf dialga palkia heatran regigigas giratina cresselia phione manaphy darkrai shaymin arceus victini snivy serperior tepig emboar ' +
    'oshawott samurott patrat pidove unfezant blitzle zebstrika excadrill conkeldurr leavanny scolipede krookodile darmanitan scrafty sigilyph zoroark cinccino gothitelle ' +
    'reuniclus vanilluxe sawsbuck emolga escavalier amoonguss jellicent galvantula ferrothorn klinklang eelektrik eelektross beheeyem chandelure haxorus beartic accelgor ' +
    'mienshao druddigon golurk bisharp pawniard bouffalant braviary mandibuzz hydreigon volcarona cobalion terrakion virizion tornadus thundurus reshiram zekrom landorus ' +
    'kyurem keldeo meloetta genesect chesnaught delphox greninja froakie frogadier talonflame vivillon pyroar florges gogoat pangoro furfrou meowstic aegislash malamar ' +
    'barbaracle dragalge clawitzer tyrantrum aurorus sylveon hawlucha dedenne carbink goodra klefki trevenant gourgeist avalugg noivern xerneas yveltal zygarde diancie ' +
    'hoopa volcanion decidueye incineroar primarina toucannon gumshoos vikavolt lycanroc toxapex mudsdale araquanid lurantis salazzle tsareena oranguru passimian golisopod ' +
    'palossand silvally minior komala turtonator togedemaru mimikyu drampa dhelmise kommo tapu solgaleo lunala nihilego buzzwole pheromosa xurkitree celesteela kartana ' +
    'guzzlord necrozma magearna marshadow zeraora'
  ).split(' '),
);

export const isNameOfPokemon = (word: string): boolean => NAMES.has(word);
