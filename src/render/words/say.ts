import type { Action } from '../../engine/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import { capital, ended, listed, sentence, spoken } from './facts.ts';

/** A side of the coins, and what comes of it. */
export interface SpokenFuture {
  /** `heads`, `tails`, `heads, then tails`. */
  readonly side: string;
  /** What the coin means, as a clause: `the attack works`. */
  readonly means: string;
  /** It says how the act goes on, and not what comes of it. */
  readonly goesOn: boolean;
  /** What has to be done then, as a judge says it: `put 3 damage counters on Machop`; empty where there is nothing of the kind. */
  readonly toDo: string;
  /** What comes of it, as one sentence; empty where there is nothing to count. */
  readonly comes: string;
  /** What is not known of it, as a clause; empty where it goes on to its end. */
  readonly unknown: string;
  readonly tails: boolean;
  /** A retreat that fails: the Pokémon that stays, and whether Energy was discarded for it. */
  readonly failedRetreat: { readonly pokemon: string; readonly paid: boolean } | null;
}

/** Something that a player has to be asked. */
export interface SpokenNeed {
  /** After “Tell me”: `who is on your Bench`. */
  readonly ask: string;
  /** A question of its own, where there is a better one. */
  readonly question: string | null;
}

/** What a Say is made of. All words are spoken: `you`, no ids, no seats. */
export interface Spoken {
  readonly verdict: Verdict;
  /** What is done: `retreat`, `attack with Live Coal`. */
  readonly act: string;
  readonly kind: Action['kind'] | null;
  /** One clause for each ground. */
  readonly grounds: readonly string[];
  /** Ways to pay, as lists of Energy in the order of discarding; null where nothing is paid for. */
  readonly payments: readonly (readonly string[])[] | null;
  readonly cost: number;
  /** Codes of the prohibitions that were asked and do not apply: a document without a limit asks about none. */
  readonly passed: readonly string[];
  /** The deck is empty, and a card has to be drawn. */
  readonly deckEmpty: boolean;
  /** It may be done, and has no effect. */
  readonly hasNoEffect: string | null;
  /** What depends on coins, in the order of the report. */
  readonly futures: readonly SpokenFuture[];
  /** The card that makes it possible, where one does: a sentence for each. */
  readonly because: readonly string[];
  /** Knock Outs, Prizes and the end of the game that follow, as one sentence; empty where there are none. */
  readonly follows: string;
  /** What comes whatever a text has chosen next; empty where nothing does, or nothing is chosen. */
  readonly whatever: string;
  /** There are too many ways to choose in what follows: what all of them bring was not worked out. */
  readonly manyWays: boolean;
  /** It is still to be chosen which cards come out of the discard pile. */
  readonly picksOut: boolean;
  /** A text of the act itself that is not read: what it does has to be read out. */
  readonly readsOn: boolean;
  /** Cards other than that of the act whose text is not read and may change what comes of it. */
  readonly readsOf: readonly string[];
  /** Those of them that are effects of which only is not given whether they are there. */
  readonly effectsOpen?: readonly string[];
  /** What each coin of the longest future is flipped for, in order. */
  readonly coins: readonly string[];
  /** What each side brings of a coin that is flipped in what follows, or of an offer, and what is said before them. */
  readonly sides: readonly SpokenFuture[];
  readonly before: string;
  /** The question a text asks next, where its answers are not said one by one: `Which Energy card do you choose?`; null where there is none. */
  readonly choice: string | null;
  /** What is missing for the rest of it: `what follows depends on which Lunatone it is`; null where nothing is, or nobody could be asked. */
  readonly missing: string | null;
  /** Cards assumed to be in hand. */
  readonly held: readonly string[];
  /** A card text has to be read first. */
  readonly gap: boolean;
  readonly needed: readonly SpokenNeed[];
  /** Whatever else happens, the turn is over then. */
  readonly endsTurn: boolean;
  /** A text may let the turn go on. */
  readonly turnIsOpen: boolean;
  /** A text that is read lets the same Pokémon attack once more. */
  readonly leavesAttack: boolean;
  /** The game is over then, and no turn ends. */
  readonly endsGame: boolean;
  /** What is not given and decides the result, where the game is over in any case. */
  readonly resultNeeds?: string;
  /** The coins that were given have already decided. */
  readonly decided: boolean;
  /** What comes between this turn and the next; empty where nothing does. */
  readonly afterTurn: string;
}

const MOST = 3;

/** So many sides of coins can be read aloud; of more, a part would say something else than the whole. */
const MOST_SIDES = 4;

/** What to know with a yes: that it was the only one of this turn, where the document allows one. */
const ONCE: { readonly [kind: string]: { readonly limit: string; readonly says: string } } = {
  'attach-energy': { limit: 'energy-already-attached', says: 'That is your one Energy card for this turn.' },
  'play-supporter': { limit: 'supporter-already-played', says: 'That is your one Supporter for this turn.' },
  'play-stadium': { limit: 'stadium-already-played', says: 'That is your one Stadium for this turn.' },
};
/** What a text does that is not read: of the act itself, or of these cards. */
const readOn = (whose: string): string => `What ${whose} does is not known: let me read it.`;
const READ_ON = readOn('its text');
/** A card without the name of its print, as one says it. */
export const withoutPrint = (card: string): string => card.replace(/ \([^()]*\)$/u, '');
export const readOnOf = (unread: readonly string[]): string =>
  unread.length === 0 ? READ_ON : readOn(`the text of ${listed([...new Set(unread.map(withoutPrint))])}`);
/** What another text does beside the act is read; of an effect it is asked whether it is there. */
const readOrAsk = ({ readsOf, effectsOpen = [] }: Spoken): readonly string[] => {
  const read = readsOf.filter((card) => !effectsOpen.includes(card));
  const asked = effectsOpen.map((effect) => `whether the effect of ${effect} is there`);
  return [
    ...(read.length === 0 ? [] : [readOnOf(read)]),
    ...(asked.length === 0 ? [] : [sentence(`Tell me ${commaed(asked)}: it may change what follows`)]),
  ];
};
/** So that what is left unsaid is not taken for what does not happen. */
const MANY_WAYS = "What is chosen after that decides more, and I can't say yet what.";
const PICKS_OUT = 'You choose what you take from the discard pile.';
const last = ({ afterTurn }: Spoken): string =>
  ended(`After that your turn is over${afterTurn === '' ? '' : `; then ${afterTurn}`}`);

const ONCE_MORE = 'After that you may attack once more this turn.';

const ofThisTurn = (said: Spoken): readonly string[] => {
  const { kind, passed, endsTurn, endsGame, turnIsOpen, leavesAttack } = said;
  const once = kind === null ? undefined : ONCE[kind];
  return [
    ...(endsGame || endsTurn || once === undefined || !passed.includes(once.limit) ? [] : [once.says]),
    ...(!endsGame && !turnIsOpen && (kind === 'attack' || (endsTurn && kind !== 'end-turn')) ? [last(said)] : []),
    ...(leavesAttack ? [ONCE_MORE] : []),
  ];
};

const MOST_PAYMENTS = 4;

const amount = (energy: readonly string[]): string => {
  const [first = ''] = energy;
  if (first.length === 0) return 'nothing';
  const special = first.startsWith('the ');
  if (energy.length === 1) return special ? first : `one ${first}`;
  return special ? `${spoken(energy.length)} ${first.slice(4)}` : `${spoken(energy.length)} ${first}`;
};

/** `one Fire and then the Double Rainbow`. */
const payment = (energy: readonly string[]): string => {
  const runs: string[][] = [];
  for (const one of energy) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] === one) last.push(one);
    else runs.push([one]);
  }
  return runs.map(amount).join(' and then ');
};

const ways = ({ payments, cost, kind, passed }: Spoken): readonly string[] => {
  if (kind !== 'retreat' || payments === null) return [];
  if (cost === 0)
    return [
      passed.includes('already-retreated')
        ? 'It costs nothing, but it is your one retreat for this turn.'
        : 'It costs nothing.',
    ];
  if (payments.length > MOST_PAYMENTS) return [`There are ${payments.length} ways to pay.`];
  const each = payments.map((one) => `with ${payment(one)}`);
  const either = each.length < 3 ? listed(each, 'or') : `${each.slice(0, -1).join(', ')}, or ${each.at(-1)}`;
  return each.length === 0 ? [] : [`Pay ${either}.`];
};

const may = (said: Spoken): string => {
  const held = said.held.length === 0 ? '' : `, if you have ${said.held.length === 1 ? 'it' : 'them'} in hand`;
  const costs = said.kind === 'retreat' && said.cost > 0 ? `; it costs ${spoken(said.cost)}` : '';
  return ended(`You may ${said.act}${costs}${held}`);
};

/** A side of a coin, with what it means or what has to be done. */
const sideOf = ({ side, means, toDo, tails, comes, goesOn, unknown }: SpokenFuture): string => {
  const known = tails && toDo !== '' ? [toDo] : goesOn ? [means, comes] : [means];
  return sentence(`${side}: ${[...known, unknown].filter((part) => part !== '').join('; ')}`);
};

const failedRetreat = ({ side, failedRetreat: failed }: SpokenFuture): readonly string[] =>
  failed === null
    ? []
    : [
        `${capital(side)}: ${failed.pokemon} stays${failed.paid ? ', the Energy stays discarded' : ''}, and it can't try again this turn.`,
      ];

const decidedBy = (future: SpokenFuture): string => {
  const [failed] = failedRetreat(future);
  return failed ?? sentence(`${future.side}: ${[future.means, future.toDo].filter((part) => part !== '').join('; ')}`);
};

/** What was allowed and has no effect: what the coin that was given does, or why. */
const decided = (said: Spoken): readonly string[] => {
  const { futures, act, grounds, kind } = said;
  const [future] = futures;
  if (future !== undefined) return [decidedBy(future)];
  const why = grounds.length === 0 ? [] : [sentence(commaed(grounds))];
  return [`You may ${act}, but it has no effect.`, ...why, ...(kind === 'attack' ? [last(said)] : [])];
};

/** What comes of a side of a coin, and what is not known of it. */
export const spokenSide = ({ comes, means, unknown }: SpokenFuture): string =>
  [comes === '' && unknown === '' ? means : comes, unknown].filter((part) => part !== '').join('; ') || 'nothing more';

/** The sides of a coin, and without it where it may be left. */
const SIDES: ReadonlySet<number> = new Set([2, 3]);
const MOST_FUTURES = 3;
const ON_ALL = 'What comes of it depends on all of them.';

/** Is what comes the same on every side? */
const comeToOne = ([first, ...others]: readonly SpokenFuture[]): boolean =>
  first !== undefined &&
  first.comes !== '' &&
  [first, ...others].every(({ comes, unknown }) => comes === first.comes && unknown === '');

/** What one coin decides of an act that may be done, where it decides something that is counted. */
const eitherSide = ({ futures, follows, coins }: Spoken): readonly string[] => {
  const ofCoins = futures.every(({ side }) => /^(?:heads|tails)\b/iu.test(side));
  const isSeveral = coins.length > 1 || coins.some((one) => one.startsWith(UNTIL_TAILS));
  if (ofCoins && follows === '' && futures.length > 1 && comeToOne(futures))
    return [flipping(coins), sentence(`However ${isSeveral ? 'they fall' : 'it falls'}, ${futures[0]?.comes}`)];
  if (futures.length > MOST_FUTURES && isSeveral && ofCoins && follows === '') return [flipping(coins), ON_ALL];
  const isEmpty = futures.every(({ comes, unknown }) => comes === '' && unknown === '');
  if (!SIDES.has(futures.length) || follows !== '' || isEmpty) return [];
  if (futures.some(({ side }) => !/^(?:heads|tails|no)$/u.test(side))) return [];
  return futures.map((future) => sentence(`${future.side}: ${spokenSide(future)}`));
};

/** What is flipped or chosen in what follows, with what each side of it brings. */
const eitherAfter = ({ sides, before, missing }: Spoken): readonly string[] => {
  if (sides.length !== 2) return missing === null ? [] : [sentence(missing)];
  return [sentence(`${before}: ${sides.map((side) => `${side.side}, ${spokenSide(side)}`).join('; ')}`)];
};

/** Before what a coin is flipped for that is flipped until tails. */
export const UNTIL_TAILS = 'until tails ';

/** Coins that are flipped for different things are named each: `heads, then tails` alone says nothing of whose they are. */
const flipping = (coins: readonly string[]): string => {
  if (coins.length < 2) return coins[0]?.startsWith(UNTIL_TAILS) === true ? 'Flip a coin until tails.' : 'Flip a coin.';
  const runs: { readonly what: string; readonly many: number }[] = [];
  for (const what of coins) {
    const last = runs.at(-1);
    if (last?.what === what) runs[runs.length - 1] = { what, many: last.many + 1 };
    else runs.push({ what, many: 1 });
  }
  if (runs.length === 1) return 'Flip the coins.';
  return sentence(
    `Flip ${runs.map(({ what, many }, at) => `${many > 1 || at > 0 ? spoken(many) : 'a coin'} ${what}`).join(', then ')}`,
  );
};

const onCoins = (said: Spoken): readonly string[] => {
  const flip = flipping(said.coins);
  const failures = said.futures.flatMap(failedRetreat);
  if (said.kind === 'retreat' && failures.length > 0)
    return [
      said.cost > 0 ? 'Discard Energy for the Retreat Cost, then flip a coin.' : flip,
      'Heads: you retreat.',
      ...failures,
    ].slice(0, MOST);
  const each = said.futures.length > MOST_SIDES ? [] : said.futures.map(sideOf);
  // However the coins fall, an attack is over with them.
  const over =
    said.kind !== 'attack' || said.endsGame
      ? []
      : said.leavesAttack
        ? [ONCE_MORE]
        : said.turnIsOpen
          ? []
          : [last(said)];
  return [...said.because.map(sentence), flip, ...(each.length === 0 ? [ON_ALL] : each), ...over];
};

/** What a ruling still needs, as it is asked. */
export const stillNeeded = (needed: readonly SpokenNeed[], isBegun = false): readonly string[] => {
  const [first] = needed;
  if (first?.question !== undefined && first.question !== null) return [first.question];
  const open = isBegun ? "What follows I can't say yet." : "I can't say yet.";
  return [open, sentence(`Tell me ${commaed([...new Set(needed.map(({ ask }) => ask))])}`)];
};

const overBut = (unknown: string): string => sentence(`the game is over: its result depends on ${unknown}`);

/** What each side brings, what is missing and what is asked next are said in a sentence more. */
const hasOneMore = ({ futures, sides, missing, choice, picksOut }: Spoken): boolean =>
  SIDES.has(futures.length) ||
  comeToOne(futures) ||
  sides.length === 2 ||
  missing !== null ||
  choice !== null ||
  picksOut;

const anyhow = ({ whatever }: Spoken): readonly string[] =>
  whatever === '' ? [] : [sentence(`Whatever is chosen, ${whatever}`)];

/** At most three sentences of spoken language, complete in themselves; where coins have sides, those and what comes after them. */
export const sayOf = (said: Spoken): readonly string[] => {
  switch (said.verdict) {
    case 'legal': {
      if (said.deckEmpty) return ["You can't draw a card, so you lose the game."];
      if (said.decided) return decided(said);
      const noEffect = said.hasNoEffect === null ? [] : [sentence(said.hasNoEffect)];
      const follows = said.follows === '' ? [] : [sentence(said.follows)];
      return [
        may(said),
        ...said.because.map(sentence),
        ...noEffect,
        ...follows,
        ...(said.resultNeeds === undefined ? [] : [overBut(said.resultNeeds)]),
        ...(said.picksOut
          ? [PICKS_OUT]
          : said.choice !== null
            ? [said.choice, ...anyhow(said)]
            : said.manyWays
              ? [MANY_WAYS]
              : []),
        ...(eitherSide(said).length > 0 ? eitherSide(said) : eitherAfter(said)),
        ...(said.readsOn ? [READ_ON] : said.readsOf.length > 0 ? readOrAsk(said) : []),
        ...ways(said),
        ...ofThisTurn(said),
      ].slice(0, MOST + Number(hasOneMore(said)) + Number(said.whatever !== ''));
    }
    case 'illegal':
      return [
        ended(`You can't ${said.act}`),
        ...(said.grounds.length > 0 ? [sentence(commaed(saidOnce(said.grounds)))] : []),
        ...ways(said),
      ];
    case 'depends':
      return onCoins(said);
    case 'undetermined':
      return said.needed.length > 0
        ? stillNeeded(said.needed)
        : ['Our rulebook leaves this open. I will ask the head judge.'];
    case 'not-modelled':
      return said.gap ? ['A card text decides this.', 'Let me read it.'] : ['I have no ruling on this yet.'];
  }
};

/** Without what another clause says as well, and what follows from it. */
const saidOnce = (clauses: readonly string[]): readonly string[] =>
  [...new Set(clauses)].filter((one) => !clauses.some((other) => other.startsWith(`${one}, `)));

/** `a, b, and c`: clauses that are spoken want the pause. */
export const commaed = (clauses: readonly string[]): string =>
  clauses.length < 3 ? clauses.join(', and ') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
