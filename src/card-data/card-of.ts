import {
  answeringText,
  bareText,
  clearsAway,
  escaped,
  heardText,
  holdsWhile,
  isHeardAtEvent,
  isUsedText,
  leavesEffects,
  limitsCarriers,
  limitsComing,
  limitsOfPlay,
  limitsOfUse,
  offeredUse,
  ownNames,
  reachesBeyondPlay,
  readAttached,
  readAttaching,
  readCarried,
  readEnergyPartly,
  readLending,
  readStadium,
  speaksOfArriving,
  speaksOfPlaying,
  stopsOf,
  textSays,
  touchesOf,
  touchesOfAttack,
  touchesUnpriced,
  unreadText,
} from '../card-language/index.ts';
import {
  type Attack,
  BASIC_LETTERS,
  type Card,
  type CardKind,
  ENERGY_NAMES,
  hasKey,
  isTable,
  type Json,
  type Power,
  type Script,
  type Stage,
} from '../state/index.ts';
import {
  printOf,
  type SourceAttack,
  type SourceCard,
  type SourcePower,
  type SourceSet,
} from './reading/source-card.ts';

/** What a card of the data is to the engine: its printed facts, the texts that the card language reads, and all others as texts that are not executed. */

const STAGE_WORDS: readonly (readonly [string, Stage])[] = [
  ['VMAX', 'vmax'],
  ['VSTAR', 'vstar'],
  ['BREAK', 'break'],
  ['LEGEND', 'legend'],
  ['V-UNION', 'v-union'],
  ['Restored', 'restored'],
  ['Level-Up', 'level-up'],
  ['Baby', 'baby'],
  ['Stage 2', 'stage 2'],
  ['Stage 1', 'stage 1'],
  ['Basic', 'basic'],
  // A Mega Evolution Pokémon ex prints its stage beside that word.
  ['MEGA', 'mega'],
];

/** What being such a card can bear on, beyond what is printed: it comes into play in its own way. */
const STAGE_TOUCHES: readonly string[] = ['bench', 'evolve', 'level-up'];

const lower = (card: SourceCard): string => (card.rules ?? []).join(' ').toLowerCase();

const kindOf = (card: SourceCard): CardKind => {
  if (card.supertype === 'Pokémon') return 'pokemon';
  if (card.supertype === 'Energy') return 'energy';
  const words = card.subtypes ?? [];
  if (words.includes('Supporter')) return 'supporter';
  if (words.includes('Stadium')) return 'stadium';
  if (words.length > 0) return 'trainer';
  // The oldest Trainers do not print what they are, but how they are played.
  if (/\bonly (?:1|one) supporter card\b/u.test(lower(card))) return 'supporter';
  return /stays in play when you play it/u.test(lower(card)) ? 'stadium' : 'trainer';
};

const RULE_BOX =
  /^(?:[^:.]{1,40}rule: ?)?when (?:1 of )?(?:your |a |this )?(?:mega evolution )?(?:pokémon\b|tag team\b)[^.]*(?:is|has been) knocked out, your opponent takes (\d) prize cards\.?$/iu;
const PUT_ONTO = /^put this card onto your active (.+?)\. /iu;
const ONE_PER_DECK =
  /^(?:radiant .{4,12} rule: )?you can't have .{4,10} 1 (pokémon star|radiant pokémon|[^.]{2,60}?)(?: cards?)? in your deck\.?$/iu;
const ANY_NUMBER = /^you may have as many of .{4,12} in your deck as you like\.?$/iu;
/** What every Prism Star card prints: one of a name in a deck, and the Lost Zone in place of the discard pile. */
const PRISM_STAR = /^◇ \(prism star\) rule: /iu;
/** One ACE SPEC card is all that a deck may have, which its mark says. */
const ACE_SPEC = /^(?:ACE SPEC: )?You can't have more than 1 ACE SPEC card in your deck\.$/u;
const TWO_TYPES = /^this pokémon is both [\w ]{3,40} type\.?$/iu;
/** How a card of such a stage comes into play, and what follows. */
const STAGE_RULE =
  /^(?:mega evolution rule|primal reversion rule|break evolution rule|how to play a pokémon v-union): |\bother half of\b|^put this card onto your bench only with the effect of /iu;
const ENDS_TURN = /^[^:]{1,40} rule: when 1 of your pokémon becomes [^.]*, your turn ends\.?$/iu;
const NO_TOURNAMENT = /^\(this card cannot be used at official tournaments\.\)$/iu;

/** What the rule boxes of a Pokémon say as facts, and the texts that are left. */
const ruleBoxes = (card: SourceCard): { readonly facts: Partial<Card>; readonly left: readonly string[] } => {
  const facts: { -readonly [K in keyof Card]?: Card[K] } = {};
  const left: string[] = [];
  for (const rule of card.rules ?? []) {
    const prizes = RULE_BOX.exec(rule)?.[1];
    const limit = ONE_PER_DECK.exec(rule)?.[1]?.toLowerCase();
    if (prizes !== undefined) facts.prizes = Number(prizes);
    else if (card.subtypes?.includes('Level-Up') === true && PUT_ONTO.test(rule))
      facts.from = PUT_ONTO.exec(rule)?.[1] ?? '';
    else if (limit !== undefined)
      facts.perDeck =
        limit === 'pokémon star'
          ? { most: 1, of: 'star' }
          : limit === 'radiant pokémon'
            ? { most: 1, of: 'radiant' }
            : { most: 1 };
    else if (ANY_NUMBER.test(rule)) facts.perDeck = { most: 'any' };
    else if (PRISM_STAR.test(rule)) {
      facts.perDeck = { most: 1 };
    } else if (ENDS_TURN.test(rule)) facts.endsTurn = true;
    // The types are printed facts, listed with the others.
    else if (
      !(TWO_TYPES.test(rule) && (card.types?.length ?? 0) > 1) &&
      !NO_TOURNAMENT.test(rule) &&
      !STAGE_RULE.test(rule)
    )
      left.push(rule);
  }
  return { facts, left };
};

/** A Trainer card that lies in play as a Pokémon, whatever it is called. */
const isPlayedAsPokemon = (card: SourceCard): boolean =>
  (card.hp !== undefined && /fossil|\bamber\b/iu.test(card.name)) ||
  /\bas if it were an? [^.]*\bpokémon\b/u.test(lower(card));

const tagsOf = (card: SourceCard): readonly string[] => {
  const { name, subtypes = [] } = card;
  const tags = subtypes
    .filter((word) => !/^(?:Basic|Stage \d|Baby|Level-Up|Special|Supporter|Stadium|Item)$/u.test(word))
    // A Pokémon-EX is another thing than a Pokémon-ex.
    .map((word) =>
      word === 'EX' && !/ ex\b/u.test(name) ? 'EX' : word === 'Pokémon Tool' ? 'tool' : word.toLowerCase(),
    );
  const is = (tag: string, holds: boolean): readonly string[] => (holds ? [tag] : []);
  return [
    ...new Set([
      ...tags,
      ...is('basic energy', card.supertype === 'Energy' && subtypes.includes('Basic')),
      ...is('lv.x', subtypes.includes('Level-Up')),
      ...is('delta', /δ/u.test(name)),
      ...is('star', /[★☆]/u.test(name)),
      ...is('primal', subtypes.includes('MEGA') && name.startsWith('Primal ')),
      ...is('team aqua', /\bTeam Aqua\b/u.test(name)),
      ...is('team magma', /\bTeam Magma\b/u.test(name)),
      ...is('fossil', card.supertype === 'Trainer' && isPlayedAsPokemon(card)),
      ...is('tool', card.supertype === 'Trainer' && subtypes.length === 0 && /\bpokémon tool\b/u.test(lower(card))),
    ]),
  ];
};

/** What every GX attack prints, and what marks one. */
const ONCE_A_GAME = / ?\(You can't use more than 1 GX attack in a game\.\)/u;

/** What every VSTAR Power prints, and what marks one. */
const VSTAR_ONCE = / ?\(You can't use more than 1 VSTAR Power in a game\.\)/u;

/** What a text says of Weakness and Resistance on the Bench. */
const SPARES_BENCH = /\bdon't apply weakness (?:and|or) resistance for benched\b/iu;

/** What a text calls its card, and when that came out, where it is known. */
type Named = { readonly name: string; readonly released?: string };

const named = ({ name }: SourceCard, released: string | undefined): Named => ({
  name,
  ...(released === undefined ? {} : { released }),
});

/** Some data leave out the number beside an attack whose text says that it is multiplied, or that more is added to it. */
const withItsNumber = (source: SourceAttack): SourceAttack => {
  const { text = '', damage, mark } = source;
  const said = [...text.matchAll(/\b(?:This attack does|Does) (\d+) damage (times|for each|plus)\b/gu)];
  const [, n = 0, sign] = said[0] ?? [];
  if (said.length !== 1 || Number(n) === 0 || damage !== undefined || mark !== undefined) return source;
  return { ...source, damage: Number(n), mark: sign === 'plus' ? '+' : 'x' };
};

/** What an attack does, where its text is read; the reminder of a GX attack says nothing more than that it is one. */
const attackRead = (source: SourceAttack, card: Named): Partial<Attack> | null => {
  const { text } = source;
  if (text === undefined || !ONCE_A_GAME.test(text))
    return byGrammar(source, card, false) ?? byGrammar(withItsNumber(source), card, false);
  const own = text.replace(ONCE_A_GAME, '').trim();
  if (own === '') return source.mark === undefined ? { does: [] } : null;
  return byGrammar({ ...source, text: own }, card, true);
};

/** What the card language reads of an attack. */
const byGrammar = ({ name, text, damage, mark }: SourceAttack, card: Named, gx: boolean): Partial<Attack> | null => {
  if (text === undefined) return null;
  return textSays('attack', text, { ...card, attack: name, damage: damage ?? null, mark: mark ?? null, gx });
};

const NO_ATTACK = { attack: '', damage: null, mark: null, gx: false } as const;

/** What the card language reads of a power that is used. */
const byPowerGrammar = (
  text: string,
  card: string,
  power: string,
  released?: string,
): Partial<Power> | readonly Json[] | null => {
  const printed = { ...NO_ATTACK, name: card, attack: power };
  return textSays('power', text, released === undefined ? printed : { ...printed, released });
};

/** Older cards say only that they are played: what that is depends on their stage. */
const asPlayed = ({ name, subtypes = [] }: SourceCard, text: string): string => {
  const onto = subtypes.some((word) => /^Stage /u.test(word)) ? 'to evolve 1 of your Pokémon' : 'onto your Bench';
  return text.replace(new RegExp(`^When you play ${escaped(name)} from your hand(?=,)`, 'u'), `$& ${onto}`);
};

const isInForce = (read: Partial<Power> | readonly Json[]): read is readonly Json[] => Array.isArray(read);

/** What the opponent's attacks set off, if its player wants it. */
const answersByChoice = (claim: Json): boolean =>
  isTable(claim) &&
  claim.claim === 'trigger' &&
  (claim.event === 'damaged-by-attack' || claim['by-damage'] === true) &&
  Array.isArray(claim.does) &&
  claim.does.every((verb) => hasKey(verb, 'may'));

/** What the card language reads of a Trainer card that is discarded after use. */
const playedByGrammar = (text: string, card: Named) => textSays('trainer', text, { ...NO_ATTACK, ...card });

const attackOf =
  (card: Named) =>
  (source: SourceAttack): Attack => {
    const { name, cost, mark, text } = source;
    const vstar = text !== undefined && VSTAR_ONCE.test(text);
    const plain = vstar ? text.replace(VSTAR_ONCE, '').trim() : text;
    const read =
      vstar && plain === '' && mark === undefined
        ? { does: [] }
        : attackRead(vstar ? { ...source, text: plain ?? '' } : source, card);
    const number = read?.base === undefined ? source : withItsNumber(source);
    // A question mark is explained where all the damage is what the text does.
    const sign = number.mark === '?' && read !== null && read.base === undefined ? undefined : number.mark;
    const touches = text === undefined || read !== null ? undefined : touchesOfAttack(text);
    const unpriced = text === undefined || read !== null ? undefined : touchesUnpriced(text);
    return {
      name,
      cost,
      damage: number.damage ?? null,
      ...(sign === undefined ? {} : { mark: sign }),
      ...(text === undefined ? {} : { text }),
      ...(text !== undefined && ONCE_A_GAME.test(text) ? { gx: true } : {}),
      ...(vstar ? { vstar: true } : {}),
      ...(text !== undefined && SPARES_BENCH.test(text) ? { sparesBench: true as const } : {}),
      ...(touches === undefined ? {} : { touches }),
      ...(unpriced === undefined ? {} : { touchesUnpriced: unpriced }),
      ...read,
    };
  };

/** The words by which a Pokémon is attached to another one as a Tool, and what it says there. */
const ATTACHED_AS_TOOL = /\battach (?:it|this Pokémon) to 1 of your Pokémon as a Pokémon Tool card\. (.+)$/u;

/** What its power has it say there, where that is read. */
const asToolOf = (card: SourceCard): Pick<Card, 'asTool'> => {
  const said = card.powers?.map(({ text }) => ATTACHED_AS_TOOL.exec(text)?.[1]).find((one) => one !== undefined);
  const read =
    said === undefined ? null : readCarried('attached', asThisCard(said, card.name), { ...NO_ATTACK, name: card.name });
  return read?.always === undefined ? {} : { asTool: read.always };
};

/** What card data calls the kinds of powers. */
const POWER_KINDS = {
  'Poké-Power': 'power',
  'Poké-Body': 'body',
  'Pokémon Power': 'pokemon-power',
  Ability: 'ability',
} as const;

const powerOf =
  (card: SourceCard, released?: string) =>
  (source: SourcePower): Power => {
    const { name, type, text } = source;
    const kind = POWER_KINDS[type];
    const played = asPlayed(card, text);
    if (VSTAR_ONCE.test(text)) {
      const whole = byPowerGrammar(text, card.name, name, released);
      if (whole !== null && !isInForce(whole)) return { name, kind, text, ...whole, vstar: true };
      return {
        ...powerOf(card, released)({ ...source, text: text.replace(VSTAR_ONCE, '').trim() }),
        text,
        vstar: true,
      };
    }
    const read = byPowerGrammar(played, card.name, name, released);
    // A Poké-Body is never used, and a Poké-Power always is.
    if (kind !== 'body' && read !== null && !isInForce(read)) return { name, kind, text, ...read };
    if (kind !== 'power' && read !== null && isInForce(read)) return { name, kind, text, always: read };
    // One that its player may use in answer to something waits for it as a Poké-Body does.
    if (read !== null && isInForce(read) && read.every(answersByChoice))
      return { name, kind, text, opposingTurn: true, always: read };
    const readAsUsed = (frame: string) => {
      const used = byPowerGrammar(frame, card.name, name, released);
      return used === null || isInForce(used) ? null : used;
    };
    const answer = kind === 'power' ? answeringText(text, card.name) : null;
    if (answer !== null) return { name, kind, ...answer };
    const leaves = {
      ...(leavesEffects(text) ? ({ leaves: true } as const) : {}),
      // Its first words say how often, whatever the rest does.
      ...(/^once during your turn\b/iu.test(text.trim()) ? ({ oncePerTurn: true } as const) : {}),
      ...limitsOfUse(played, readAsUsed),
    };
    // What is used as something happens is heard there.
    if ((kind === 'power' || (kind !== 'body' && isUsedText(text))) && isHeardAtEvent(text))
      return { name, kind, ...heardText(text, card.name), ...leaves, ...zoneIn(text, card.name) };
    // What its player uses says nothing before it is used; of a Poké-Power only whether it lets something evolve is asked.
    if (kind === 'power')
      return {
        name,
        kind,
        text,
        ...leaves,
        ...(/\bevol/iu.test(text.replace(WHEN_USED, ''))
          ? {}
          : { touches: touchesOf(text)?.filter((what) => what !== 'evolve') ?? ['effects'] }),
      };
    if (kind !== 'body' && isUsedText(text))
      return { name, kind, text, touches: [], ...leaves, ...zoneIn(text, card.name) };
    return {
      name,
      kind,
      ...unreadText(text, card.name, {
        stops: stopsOf(played, name, readAsUsed),
        holds: holdsWhile(played, (frame) => {
          const inForce = byPowerGrammar(frame, card.name, name, released);
          return inForce !== null && isInForce(inForce) ? inForce : null;
        }),
      }),
      ...(worksByItself(text) ? { byItself: true } : {}),
      ...(clearsAway(text) ? { arrives: true } : {}),
      ...(limitsComing(text, card.name) ? { limitsComing: true } : {}),
    };
  };

/** When a power is used: that its card is played to evolve says nothing of evolving others. */
const WHEN_USED = /^[^.]*? you may (?=\p{Ll})/u;

/** From where an unread text is used, if not from play. */
const zoneIn = (text: string, card: string): Pick<Power, 'zone'> => {
  const own = `this Pokémon|${ownNames(card).map(escaped).join('|')}`;
  const whence = [
    `\\bif (?:${own}) is (?:in|the (?:last|only) card in) your (hand|discard pile)\\b`,
    `\\byou may (?:attach|discard|play|put|reveal|show) (?:this card|${own}) from your (hand|discard pile)\\b`,
  ];
  const zone = whence.map((words) => new RegExp(words, 'u').exec(text)?.[1]).find((one) => one !== undefined);
  return zone === undefined ? {} : { zone: zone === 'hand' ? 'hand' : 'discard' };
};

/** Nothing in it is a player's act. */
const worksByItself = (text: string): boolean => !/\byou (?:may|can(?!'t))\b|\bonce during\b|\buse\b/iu.test(text);

/** The text with the card's own name as "this card", but where that is the Energy that it gives. */
const asThisCard = (text: string, name: string): string =>
  text
    .replace(new RegExp(`(?<!provides )(?<![\\p{L}-])${escaped(name)}(?![\\p{L}-])`, 'gu'), 'this card')
    .replace(/(?<=^|[.)] )this card/gu, 'This card');

const energyFacts = (card: SourceCard): Partial<Card> => {
  if (card.subtypes?.includes('Basic') === true) {
    const letter = BASIC_LETTERS.find((one) => card.name.includes(ENERGY_NAMES[one]));
    if (letter !== undefined) return { short: letter, provides: [{ units: [letter] }] };
  }
  const printed = (card.rules ?? []).join(' ');
  const read = readEnergyPartly(asThisCard(printed, card.name), { ...NO_ATTACK, name: '' });
  if (read === null) return { provides: [], unread: [{ text: printed, ...withEnergy(touchesOf(printed)) }] };
  const { always, left, unread = [], ...facts } = read;
  const all = [...unread, ...unreadEnergy(left)];
  return {
    ...facts,
    ...(always.length === 0 ? {} : { always }),
    ...(always.length > 0 || givesByCase(facts) ? { play: { text: printed, does: [] } } : {}),
    ...(all.length === 0 ? {} : { unread: all }),
  };
};

/** Does what it gives depend on something? Then its words say more than the Energy does. */
const givesByCase = ({ provides = [] }: Partial<Card>): boolean =>
  Array.isArray(provides) &&
  (provides.length > 1 || provides.some((one) => (one as { readonly if?: Json }).if !== undefined));

/** What sentences that are not read bear on; that they are attached is no matter unless they say to whom. */
const unreadEnergy = (left: string): readonly Script[] => {
  if (left === '' || bareText(left) === '') return [];
  const { touches: known, upon, asPlayed } = unreadText(left, '');
  const touches = limitsCarriers(left) ? known : known?.filter((what) => what !== 'attach-energy');
  return [
    {
      text: left,
      ...(touches === undefined ? {} : { touches }),
      ...(upon === undefined ? {} : { upon }),
      ...(asPlayed ? { asPlayed } : {}),
    },
  ];
};

/** A card that gives unknown Energy bears on everything that is paid. */
const withEnergy = (touches: readonly string[] | undefined): { readonly touches?: readonly string[] } =>
  touches === undefined ? {} : { touches: [...new Set([...touches, 'energy'])].sort() };

/** What it prints beside the box of a Prism Star or ACE SPEC card. */
export const ownRules = (card: SourceCard): readonly string[] =>
  (card.rules ?? []).filter((rule) => !PRISM_STAR.test(rule) && !ACE_SPEC.test(rule));

/** One of a name in a deck, where such a box stands on it. */
const starFacts = (card: SourceCard): Partial<Card> =>
  card.rules?.some((rule) => PRISM_STAR.test(rule)) === true ? { perDeck: { most: 1 } } : {};

/** Does the text say more about attaching, after the sentence that names what the card may be attached to? */
const SAYS_MORE_OF_ATTACHING = /\bcan(?:'t|not| only)\b[^.]*\battach|\bwhen you (?:play|attach)\b|\bin order to\b/iu;

/** A Stadium that says of itself that two of its name can't be in play one after the other. */
const ONE_OF_ITS_NAME =
  /\b(?:another card|a Stadium) with the same name is in play, you can't play|\bStadium with the same name can't be played/u;

/** The rule of Stadiums, where it is printed in one paragraph with what the card says. */
const STAYS_IN_PLAY =
  / This (?:card|Stadium) stays in play when you play it\. Discard (?:it|this card) if another Stadium .*$/u;

/** A card that no text brings back out of the discard pile. */
const STAYS_DISCARDED = / ?This card can't be put into your hand or deck from the discard pile\./u;

/** Paragraphs that only repeat a rule say nothing of their own, and what keeps it discarded is a fact of the card. */
const saidBy = (card: SourceCard): string =>
  ownRules(card)
    .filter((rule) => bareText(rule) !== '')
    .join(' ')
    .replace(STAYS_IN_PLAY, '')
    .replace(STAYS_DISCARDED, '');

/** To which Pokémon it may be attached, where not to any. */
const putOn = (to: object): Pick<Card, 'attachesTo'> =>
  Object.keys(to).length === 0 ? {} : { attachesTo: to as unknown as Json };

/** What a card keeps in force whose text says first to what it may be attached; null where it is not read. */
const putFirst = (card: SourceCard, text: string): Partial<Card> | null => {
  const isPlain = card.attacks === undefined && card.powers === undefined;
  const read = isPlain ? readAttached(text, { ...NO_ATTACK, name: card.name }) : null;
  if (read === null) return null;
  const { to, ...keeps } = read;
  return { ...putOn(to), ...keeps };
};

/** A sentence that stands for itself, whatever the rest of the text does. */
const GOES_WITH_THE_TURN = /(?<=^|[.)] )At the end of your turn, discard this card\./u;

/** A Tool, a Technical Machine or another Trainer card that is attached, of which not all is read; `said`: with “this card” for its name. */
const attachedFacts = (card: SourceCard, text: string, lends: Pick<Card, 'lends'>, said = text): Partial<Card> => {
  const printed = { ...NO_ATTACK, name: card.name };
  const carried = readAttaching(said, printed);
  const machine =
    carried === null || card.attacks === undefined
      ? null
      : textSays('lending', asThisCard(carried.rest, card.name), printed);
  const attaching = {
    attaches: true,
    play: { text, does: [] },
    ...(carried === null ? {} : putOn(carried.to)),
    ...(GOES_WITH_THE_TURN.test(said) ? ({ discardAtEndOfTurn: true } as const) : {}),
  };
  if (machine !== null) return { ...attaching, ...machine, ...lends };
  return {
    ...attaching,
    unread: [
      {
        ...unreadText(carried?.rest ?? text, card.name),
        text,
        ...(carried === null || SAYS_MORE_OF_ATTACHING.test(carried.rest) ? {} : { onceInPlay: true as const }),
      },
    ],
    ...lends,
  };
};

/** All that is asked by those that are read; only the first of two that ask the same. */
const bothAsked = (asked: readonly (Json | undefined)[]): Json | null => {
  const tables = asked.filter(isTable);
  return tables.length === 0 ? null : (Object.assign({}, ...tables.toReversed()) as Json);
};

/** What a Trainer card says that is played as a Pokémon. Each of its sentences stands by itself: one that is not read leaves the others as they are. */
const fossilFacts = (said: string, name: string): Partial<Card> => {
  const read = (text: string) => textSays('fossil', text, { ...NO_ATTACK, name });
  const text = asThisCard(said, name);
  const whole = read(text);
  if (whole !== null) return whole;
  const sentences = text.split(/(?<=\.\)?) (?=\p{Lu})/u);
  const known = sentences.filter((one) => read(one) !== null);
  const left = sentences.filter((one) => !known.includes(one)).join(' ');
  return { ...read(known.join(' ')), unread: [{ ...unreadText(left, name), text: left }] };
};

const trainerFacts = (card: SourceCard, kind: CardKind, released?: string): Partial<Card> => {
  const text = (card.rules ?? []).join(' ');
  const tags = tagsOf(card);
  const lends = card.attacks === undefined ? {} : { lends: card.attacks.map(attackOf(named(card, released))) };
  const said = saidBy(card);
  const stays = STAYS_DISCARDED.test(text) ? ({ staysDiscarded: true } as const) : {};
  const unread = ownRules(card).join(' ');
  const ofItsName = kind === 'stadium' && ONE_OF_ITS_NAME.test(unread) ? ({ oneOfItsName: true } as const) : {};
  const stadium =
    kind === 'stadium' && card.attacks === undefined ? readStadium(said, { ...NO_ATTACK, name: card.name }) : null;
  if (stadium !== null) {
    const beyond = outsidePlay(said, stadium.always);
    return {
      play: { text, does: [] },
      ...stadium,
      ...ofItsName,
      ...stays,
      ...(beyond.length === 0 ? {} : { unread: beyond }),
    };
  }
  const inPlayOnly = speaksOfPlaying(unread) ? {} : ({ onceInPlay: true } as const);
  const arrival = speaksOfArriving(unread) ? ({ arrives: true } as const) : {};
  if (kind === 'stadium') {
    const offered = offeredUse(said);
    const known = { ...unreadText(said, card.name), ...inPlayOnly, ...arrival };
    return { unread: [known], ...(offered === null ? {} : { announced: offered }), ...lends, ...ofItsName, ...stays };
  }
  if (tags.includes('fossil')) return { ...pokemonFacts(card, released), ...fossilFacts(said, card.name) };
  const isTool = tags.includes('tool');
  const toolText = asThisCard(said, card.name);
  const tool =
    isTool && card.attacks === undefined && card.powers === undefined
      ? readCarried('attached', toolText, { ...NO_ATTACK, name: card.name })
      : null;
  if (tool !== null) return { attaches: true, play: { text, does: [] }, ...tool };
  const put = putFirst(card, toolText);
  if (put !== null) return { attaches: true, play: { text, does: [] }, ...put };
  const printsWhatItLends = isTool && (card.attacks !== undefined || card.powers !== undefined);
  const lending = printsWhatItLends ? readLending(said, { ...NO_ATTACK, name: card.name }) : null;
  if (lending !== null) {
    const { to, ...gone } = lending;
    const onlyIf: Json | null = Object.keys(to).length === 0 ? null : { self: to as unknown as Json };
    const lent = card.attacks?.map((attack) => ({
      ...attackOf(named(card, released))(attack),
      ...(onlyIf === null ? {} : { onlyIf }),
    }));
    const powers = card.powers?.map(powerOf(card, released)).map((power) => ({
      ...power,
      ...(onlyIf === null ? {} : { when: [...(power.when ?? []), onlyIf] }),
    }));
    return {
      attaches: true,
      play: { text, does: [] },
      ...gone,
      ...(lent === undefined ? {} : { lends: lent }),
      ...(powers === undefined ? {} : { lendsPowers: powers }),
    };
  }
  if (isTool || tags.includes('technical machine')) return attachedFacts(card, text, lends);
  const attaches = new RegExp(`^attach (?:this card|${escaped(card.name)}) to`, 'iu').test(text);
  if (attaches && card.attacks === undefined && card.powers === undefined)
    return attachedFacts(card, text, lends, toolText);
  const does = attaches || card.attacks !== undefined ? null : playedByGrammar(said, named(card, released));
  const limits = does === null && !attaches ? limitsOfPlay(said, card.name) : [];
  const asked = bothAsked(limits.map((limit) => playedByGrammar(limit, named(card, released))?.playsOnlyIf));
  return {
    ...(attaches ? { attaches: true } : {}),
    play: { text, ...(does === null ? {} : { does: does.does }) },
    ...(asked === null ? {} : { playsOnlyIf: asked }),
    ...(does?.discardsToPlay === undefined ? {} : { discardsToPlay: does.discardsToPlay }),
    ...(does?.discardsOf === undefined ? {} : { discardsOf: does.discardsOf }),
    ...(does?.playsOnlyIf === undefined ? {} : { playsOnlyIf: does.playsOnlyIf }),
    ...(does?.playsDespite === undefined ? {} : { playsDespite: does.playsDespite }),
    ...stays,
    ...lends,
  };
};

const pokemonFacts = (card: SourceCard, released?: string): Partial<Card> => ({
  ...(card.hp === undefined ? {} : { hp: card.hp }),
  ...(card.types === undefined ? {} : { types: card.types }),
  weakness: card.weaknesses ?? [],
  resistance: card.resistances ?? [],
  retreat: card.retreat ?? 0,
  ...(card.attacks === undefined ? {} : { attacks: card.attacks.map(attackOf(named(card, released))) }),
  ...(card.powers === undefined ? {} : { powers: card.powers.map(powerOf(card, released)) }),
  ...asToolOf(card),
});

const stageFacts = (card: SourceCard): { readonly stage?: Stage; readonly unread: readonly Script[] } => {
  const words = card.subtypes ?? [];
  const stage = STAGE_WORDS.find(([word]) => words.includes(word))?.[1];
  if (stage !== undefined) return { stage, unread: [] };
  return {
    unread: [{ text: 'Its stage is not given; how it comes into play is not modelled.', touches: STAGE_TOUCHES }],
  };
};

/** The rule of the Baby cards makes the attacker flip a coin; when its own player attacks, it has no effect. */
const boxText = (rule: string, name: string): Script => {
  return /\bbaby pokémon\b/iu.test(rule) && /\bflips a coin\b/iu.test(rule)
    ? {
        text: rule,
        touches: ['attack'],
        while: { self: { place: 'active' }, not: { 'own-turn': true } },
        repeats: 'baby-rule',
      }
    : unreadText(rule, name);
};

/** What a box of rules says of its own Pokémon while it is in play, with or without its word: "Tera: As long as this Pokémon is …". */
const boxInForce = (rule: string, { name, subtypes = [] }: SourceCard): InForce | null => {
  const [, heading, said] = /^(?:([\p{L} -]{3,20}): )?(.+)$/su.exec(rule) ?? [];
  if (said === undefined) return null;
  const read = byPowerGrammar(said, name, name);
  // Some data leave the word away with which the box begins.
  const named = heading ?? subtypes.find((one) => one === 'Tera');
  return read !== null && isInForce(read) ? { always: read, ...(named === undefined ? {} : { item: named }) } : null;
};

type InForce = Required<Pick<Card, 'always'>> & Pick<Card, 'item'>;

/** What the boxes of a card say together; a single one by the name it has. */
const saidInBoxes = (boxes: readonly InForce[]): Pick<Card, 'always' | 'item'> =>
  boxes.length > 1 ? { always: boxes.flatMap(({ always }) => always) } : (boxes[0] ?? {});

/** What an executed text says of cards that are not in play bears on using those. */
const outsidePlay = (text: string | undefined, always: readonly Json[] | undefined): readonly Script[] =>
  text !== undefined && always?.some(takesAway) === true && reachesBeyondPlay(text) && !always.every(saysSo)
    ? [{ text, touches: ['use-card'] }]
    : [];

const takesAway = (claim: Json): boolean =>
  typeof claim === 'object' && claim !== null && 'claim' in claim && claim.claim === 'mute';

const saysSo = (claim: Json): boolean =>
  typeof claim === 'object' && claim !== null && 'beyond' in claim && claim.beyond === true;

const AT_ONCE =
  /^You may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon\.?$/u;

/** What by its Ancient Trait does not keep the card from being played to evolve; null where it says another thing. */
const evolvesDespite = (text: string): readonly string[] | null => (AT_ONCE.test(text) ? ['new', 'first-turn'] : null);

/** Ancient Traits are not Abilities (XY AppG); null where the text is not read. */
const traitOf = ({ name, text }: { readonly name: string; readonly text: string }, card: string): Power | null => {
  const read = byPowerGrammar(text, card, name);
  return read === null || !isInForce(read) ? null : { name, kind: 'trait', text, always: read };
};

const wholePokemon = (card: SourceCard, released?: string): Partial<Card> => {
  const { stage, unread } = stageFacts(card);
  const { facts, left } = ruleBoxes(card);
  const known = card.trait === undefined ? null : traitOf(card.trait, card.name);
  const despite = card.trait === undefined ? null : evolvesDespite(card.trait.text);
  const trait =
    card.trait === undefined || known !== null || despite !== null
      ? []
      : [unreadText(`${card.trait.name}: ${card.trait.text}`, card.name)];
  const own = pokemonFacts(card, released);
  const printed = known === null ? own : { ...own, powers: [...(own.powers ?? []), known] };
  const beyond = (printed.powers ?? []).flatMap(({ text, always }) => outsidePlay(text, always));
  const inForce = left.map((rule) => boxInForce(rule, card));
  const boxes = left.filter((_rule, at) => inForce[at] === null).map((rule) => boxText(rule, card.name));
  const all = [...unread, ...boxes, ...trait, ...beyond];
  return {
    ...(stage === undefined ? {} : { stage }),
    ...(card.from === undefined ? {} : { from: card.from }),
    ...(card.into === undefined ? {} : { into: card.into }),
    ...printed,
    ...facts,
    ...(despite === null ? {} : { evolvesDespite: despite }),
    ...saidInBoxes(inForce.filter((one) => one !== null)),
    ...(all.length === 0 ? {} : { unread: all }),
  };
};

/** The card as the engine takes it; `set` is the set it belongs to, where that is known. */
export const cardOf = (card: SourceCard, set: SourceSet | undefined): Card => {
  const kind = kindOf(card);
  const tags = tagsOf(card);
  return {
    key: card.id,
    name: card.name,
    print: printOf(card, set),
    ...(set?.released === undefined ? {} : { released: set.released }),
    ...(card.regulation === undefined ? {} : { regulation: card.regulation }),
    kind,
    ...(tags.length === 0 ? {} : { tags }),
    ...(kind === 'pokemon'
      ? wholePokemon(card, set?.released)
      : kind === 'energy'
        ? {
            ...energyFacts({ ...card, ...(card.rules === undefined ? {} : { rules: ownRules(card) }) }),
            ...starFacts(card),
          }
        : { ...trainerFacts(card, kind, set?.released), ...starFacts(card) }),
  };
};
