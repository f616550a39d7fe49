/**
 * Everyday words that are a typo away from one of ours: `better` is not meant as `letter`. They are never corrected; a question may have
 * them.
 */
const WORDS: ReadonlySet<string> = new Set(
  (
    'better best worse worst nice great good bad sure maybe okay thanks thank hello sorry please guess think thought know knew feel felt want wanted need needed ' +
    'look tell told said asking says talk wonder wondering believe agree right wrong left today tomorrow yesterday morning evening night week month year years ' +
    'always never often sometimes usually already almost together instead rather quite very really actually basically literally maybe perhaps later sooner ' +
    'beach peach bread break brake brave bright broken brother sister mother father friend friends people person women woman children child kid kids boy girl ' +
    'house home door window room table chair floor street city town village country world water river ocean lake mountain hill tree flower garden harden forest ' +
    'dog cat horse cow bird fish mouse sheep chicken duck rabbit lion tiger bear wolf snake spider insect ' +
    'apple orange banana grape lemon melon berry cheese choose meat beef pork rice noodle potato tomato onion garlic sugar salt honey milk coffee juice beer wine ' +
    'lunch dinner breakfast supper meal plate spoon knife glass bottle kettle chocolate candle ' +
    'school teacher student lesson paper pencil letter novel story poem music piano guitar violin song dance dancing singer artist painting picture photo camera ' +
    'doctor nurse hospital medicine health lawyer police soldier army war office worker manager boss money price cheap bank loan lease sale shop store market ' +
    'phone computer screen button keyboard printer server string pointer array loop class object method module package ' +
    'planet moon star sunny rain rainy snow storm cloud wind weather summer winter spring autumn ' +
    'shirt shoes dress coat jacket hat glove curtain mattress blanket carpet towel soap brush mirror bucket broom ' +
    'election party leader president minister church temple wedding funeral birthday holiday travel ticket hotel flight train plane boat ship truck engine wheel ' +
    'football tennis cricket hockey boxing racing runner ranger wizard thief hero villain dwarf ghost ' +
    'lens mattresses matters served lender winner winters lower ' +
    'king kings wood woods bust ride rides riding rode don pen pan pans pot bag bat bats bed beds bee bees bell bells bet bets bid bin bins bit ' +
    'bone bones boot boots bus buses cage calm camp cane cart cave chin chip code coil cone cop cord crew cup damp dare dawn dear desk dim dine ' +
    'dish dive dock dose drain drip dry dull ear ease fan farm fat fate fever firm flock flood flu foam fold font fool fork fur gas gate gem gin ' +
    'goat grab grain gray grip gum gun hail hall hang hate heap heel hint hip hire hole holy iron keen kite knee knob knot lad lady lane lap ' +
    'lazy lick lid lip lips load loaf log lung mad maid mask mess moan mole moss moth mud mug nod noon nose nun nut nuts owl oxen pace pad pale ' +
    'park peel pest pie pike pine pipe pole pose post pour pray prey punk rack ram rat raw reed rings rise rub rug ruin rum rust sack sad scar ' +
    'sew shelf shoe shout sip ski slim slip snack sob sock soil sole son sore soul sow spa spade spy stair stem stick stir stool stove straw sum ' +
    'swan sweat sweep tale tape tea tear teeth tent thigh tide tile tin toast toe toes torch toys tray urn wage waist wash wax whale wheat wig ' +
    'wing wings witch worm wrap loot auction hearts ladders paint movie actress theater concert bass chord racket court par stroke sprint relay ' +
    'skate slide bowler cycling payroll rate branch compile compiler thread socket session browser clone'
  ).split(' '),
);

export const isPlainWord = (word: string): boolean => WORDS.has(word);
