import { BASIC_LETTERS, type Card } from '../card.ts';
import { type CardPool, cardPool, plainName, sameName } from '../card-pool.ts';
import { LAST_TURN, THIS_TURN, ZONE_NAMES } from '../game-state.ts';
import { nearest } from '../name-finder.ts';
import { isPrint, isPrinted, nameAndPrint } from '../print-codes.ts';
import { type CardSpec, fourSit, type InputFault, type Setup, type Sketch } from '../setup.ts';
import { attackOf, attackWritten, DONE, isDone, useOf } from '../this-turn.ts';
import { basicEnergy, eachCard, type NamedAs, nameInBrackets, printedSo, printsNamed } from './card-names.ts';
import { printCard } from './print.ts';
import { printName } from './print-name.ts';
import { shown } from './shown.ts';
import { BASIC_LETTER } from './words.ts';
import { writtenOtherwise } from './written-otherwise.ts';

/** Names for which the nearest are looked up. */
const MOST_SOUGHT = 20;

const NO_CARDS = cardPool([]);

const LETTERS = BASIC_LETTERS.filter((letter) => letter !== 'Y').join(' ');

const fault = (card: CardSpec, code: string, message: string, hints: readonly string[]): InputFault => ({
  code,
  message,
  ...(card.span === undefined ? {} : { span: card.span }),
  ...(hints.length === 0 ? {} : { hint: hints.join('\n') }),
});

/** Where a card is described that is not on file and that no sketch can describe. */
export const UNDER_CARDS = 'under   cards:   of a YAML board';

/** How a Pokémon that is not on file could be sketched, with the facts of the card its name resembles. */
const sketchHint = (card: CardSpec, like: Card | undefined): string => {
  const sketch: Sketch = { hp: like?.hp ?? 60, types: like?.types ?? ['C'], retreat: like?.retreat ?? 1 };
  return `not in your card pool? sketch it:  ${printCard({ name: shown(card.name), sketch }, 'pokemon')}`;
};

/** Names looked at for the kind of card that is wanted: of imported cards only the names are known before. */
const LOOKED_AT = 16;

/** One card of each name that is like a typed one, best first; of the names alone, so that thousands of cards cost no time. */
export const nearestCards = (typed: string, pool: CardPool): readonly Card[] => {
  const cards = new Map<string, Card>();
  for (const name of nearest(typed, pool.nameLists().names, LOOKED_AT)) {
    const [first] = pool.named(name);
    if (first !== undefined && !cards.has(first.name)) cards.set(first.name, first);
  }
  return [...cards.values()];
};

/** Said where a set is named that PTCG Live alone has. */
export const ONLY_IN_PROGRAM = 'only PTCG Live has this set: write the name of the card';

const unknownCard = (card: CardSpec, as: NamedAs, pool: CardPool): InputFault => {
  const pokemon = as === 'pokemon' || as === 'under';
  const found = nearestCards(card.name, pool);
  const wanted = found.filter(({ kind }) => (as === 'stadium' ? kind === 'stadium' : !pokemon || kind === 'pokemon'));
  // A Pokémon's place may hold a Fossil: only when no Pokémon comes near are other cards named.
  const cards = (wanted.length > 0 ? wanted : found).slice(0, 3);
  const near = cards.map(({ name }) => name);
  const [likely] = cards;
  const slips = writtenOtherwise(card.name);
  if (!isPrinted(card.name))
    return fault(card, 'unknown-card', `no printed card has the set of “${shown(card.name)}”.`, [ONLY_IN_PROGRAM]);
  if (slips.length > 0) return fault(card, 'unknown-card', `no card is called “${shown(card.name)}”.`, slips);
  return fault(card, 'unknown-card', `no card is called “${shown(card.name)}”.`, [
    ...(near.length === 0 ? [] : [`nearest   ${near.join('   ')}`]),
    pokemon ? sketchHint(card, likely) : `not in your card pool? write what it says ${UNDER_CARDS}`,
  ]);
};

/** A word on a Pokémon that can only have been meant as Energy: a short name, or one that ends in Energy. */
const meantAsEnergy = (name: string): boolean => /^\p{L}{1,4}$/u.test(name) || /energy$/i.test(name);

/** Letters, of which some are types of Energy cards, and some the sign of a cost that any Energy pays. */
const HAS_COLORLESS = /^[GRWLPFDMY]*C[GRWLPFDMYC]*$/;

const unknownEnergy = (card: CardSpec, pool: CardPool): InputFault => {
  const { shorts } = pool.nameLists();
  const near = /energy$/i.test(card.name)
    ? nearestCards(card.name, pool).flatMap(({ kind, name }) => (kind === 'energy' ? [name] : []))
    : nearest(card.name, shorts.keys(), 3).map((short) => `${short} ${shorts.get(short)}`);
  return fault(card, 'unknown-energy', `“${shown(card.name)}” is not an Energy card.`, [
    ...(near.length === 0 ? [] : [`nearest   ${near.slice(0, 3).join('   ')}`]),
    ...(HAS_COLORLESS.test(card.name) ? ['C is a cost that any Energy pays, not an Energy card'] : []),
    `basic Energy is one letter each: ${LETTERS}   (Y since XY)`,
  ]);
};

/** So many prints of a name are listed where another was given. */
const MOST_PRINTS = 12;

/** What is wrong with the name of a card, or with its print, where it stands. */
export const checkCard = (card: CardSpec, as: NamedAs, ruleset: string | undefined, pool: CardPool): InputFault[] => {
  const energyPlace = as === 'attached' || as === 'listed';
  if (energyPlace && ruleset === 'neo-2001' && (card.name === 'D' || card.name === 'M')) {
    const name = card.name === 'D' ? 'Darkness' : 'Metal';
    // The short name is that of a later print.
    return [
      fault(card, 'unknown-energy', `no basic ${name} Energy exists in this period.`, [
        `write the special one by its name: +${name} Energy, or with a print: +${name} Energy(N1 ${card.name === 'D' ? 104 : 19})`,
      ]),
    ];
  }
  if (energyPlace && basicEnergy(card.name, pool) !== undefined) return [];
  if (nameInBrackets(card, pool) !== null) return [];
  const prints = printsNamed(card.name, pool, card.print !== undefined);
  if (prints.length === 0) {
    // A letter is known even to a pool without Energy; a pool that has basic Energy knows which of them exist.
    if (energyPlace && BASIC_LETTER.test(card.name)) {
      if (pool.named('R').length === 0) return [];
      return [fault(card, 'unknown-energy', `no basic Energy card on file has the letter “${shown(card.name)}”.`, [])];
    }
    return [as === 'attached' && meantAsEnergy(card.name) ? unknownEnergy(card, pool) : unknownCard(card, as, pool)];
  }
  const several = [...new Set(printedSo(card, pool).map(({ name }) => name))];
  if (several.length > 1)
    return [
      fault(card, 'unknown-print', `${several.length} cards have the print “${shown(card.name)}”.`, [
        `write one of them   ${several.map((name) => `${printName(name)}(${shown(card.name)})`).join('   ')}`,
      ]),
    ];
  const { print } = card;
  if (print === undefined || prints.some((each) => isPrint(each, print))) return [];
  const onFile = [...new Set(prints.map((each) => each.print ?? each.key))];
  const shownOnFile = onFile.slice(0, MOST_PRINTS).map((each) => `${printName(prints[0]?.name ?? card.name)}(${each})`);
  return [
    fault(card, 'unknown-print', `no ${shown(card.name)} has the print “${shown(print)}”.`, [
      ...writtenOtherwise(print),
      `on file   ${shownOnFile.join('   ')}${onFile.length > MOST_PRINTS ? `   and ${onFile.length - MOST_PRINTS} more` : ''}`,
    ]),
  ];
};

const EXPECTED = `expected   ^ and the name of a Poké-Power used this turn, ^${LAST_TURN}or ^${THIS_TURN}and an attack, ${DONE.map((done) => `^${done}`).join(', ')}`;

/** What is said to have been used this turn, and no card on file has a power of that name. */
const unknownHistory = (setup: Setup, pool: CardPool): InputFault[] => {
  const named: { readonly card: CardSpec; readonly name: string; readonly attached?: readonly CardSpec[] }[] = [];
  const sketched = new Set<CardSpec>();
  for (const side of Object.values(setup.sides)) {
    for (const row of [side?.active, side?.bench])
      for (const { card, history, attached } of row ?? []) {
        if (card?.sketch !== undefined) sketched.add(card);
        const one = card ?? { name: '' };
        for (const name of history) named.push({ card: one, name, attached: attached.map((each) => each.card) });
      }
    for (const word of ZONE_NAMES)
      for (const card of side?.[word]?.listed ?? [])
        for (const name of card?.used ?? []) named.push({ card: card ?? { name }, name });
  }
  for (const name of setup.usedPowers ?? []) named.push({ card: { name }, name });
  if (named.length === 0) return [];
  const { powers } = pool.nameLists();
  const known = new Set(powers.map(plainName));
  const isKnown = (text: string, attached: readonly CardSpec[]): boolean => {
    const { name } = useOf(text);
    return isDone(text) || known.has(plainName(name)) || [...attached].some((card) => sameName(card.name, name));
  };
  return named
    .filter(({ card, name, attached = [] }) => !sketched.has(card) && !isKnown(name, attached))
    .map(({ card, name }) => {
      const near = nearest(useOf(name).name, [...powers, ...DONE], 3);
      return fault(card, 'unknown-power', `no card on file has a power called “${shown(name)}”.`, [
        ...(near.length === 0 ? [] : [`nearest   ${near.join('   ')}`]),
        EXPECTED,
      ]);
    });
};

/** The names of all attacks that a card on the table prints, and the cards that are said to have been there. */
const attacksOn = (setup: Setup, pool: CardPool): readonly string[] => {
  const names = new Set<string>();
  const add = (name: string): void => {
    for (const { attacks = [] } of printsNamed(name, pool)) for (const one of attacks) names.add(one.name);
  };
  eachCard(setup, ({ name, sketch }) => {
    if (sketch === undefined) add(name);
    for (const one of sketch?.attacks ?? []) names.add(one.name);
  });
  for (const side of Object.values(setup.sides))
    for (const { user } of side?.attacked ?? []) add(nameAndPrint(user).name);
  return [...names];
};

/** Attacks said to have been used, where the name is a slip for one of a card on the table. What lent an attack may be gone. */
const unknownAttack = (setup: Setup, pool: CardPool): InputFault[] => {
  const said = Object.values(setup.sides).flatMap((side) => [
    ...[...(side?.active ?? []), ...(side?.bench ?? [])].flatMap(({ card, history }) =>
      history.flatMap((text) => {
        const attack = attackOf(text)?.used.attack;
        return attack === undefined ? [] : [{ card: card ?? { name: '?' }, attack }];
      }),
    ),
    ...(side?.attacked ?? []).map(({ user, attack }) => ({
      card: { name: nameAndPrint(user).name },
      attack: attackWritten(attack).attack,
    })),
  ]);
  const names = said.length === 0 ? [] : attacksOn(setup, pool);
  return said.flatMap(({ card, attack }) => {
    const near = names.some((one) => sameName(one, attack)) ? [] : nearest(attack, names, 3);
    return near.length === 0
      ? []
      : [
          fault(card, 'unknown-attack', `no card on the table has an attack called “${shown(attack)}”.`, [
            `nearest   ${near.join('   ')}`,
          ]),
        ];
  });
};

/** A Supporter said to have been played, where its name is a slip for one on file; what a text asks for may be on no file. */
const unknownSupporter = (setup: Setup, pool: CardPool): InputFault[] =>
  (setup.supportersPlayed ?? []).flatMap((name) => {
    if (pool.named(name).length > 0 || nameInBrackets({ name }, pool) !== null) return [];
    const near = nearestCards(name, pool).flatMap((card) => (card.kind === 'supporter' ? [card.name] : []));
    return near.length === 0
      ? []
      : [
          fault({ name }, 'unknown-card', `no card is called “${shown(name)}”.`, [
            `nearest   ${near.slice(0, 3).join('   ')}`,
          ]),
        ];
  });

/** A Pokémon that has gone and is named with a print that no such card has. */
const unknownPrintOfGone = (setup: Setup, pool: CardPool): InputFault[] =>
  Object.values(setup.sides)
    .flatMap(({ fallenNames = [], fallenToDamageNames = [], attacked = [] }) => [
      ...new Set([...fallenNames, ...fallenToDamageNames, ...attacked.map(({ user }) => user)]),
    ])
    .map(nameAndPrint)
    .flatMap((card) => (card.print === undefined ? [] : checkCard(card, 'under', setup.ruleset, pool)));

/** A sketch has only what it says: beside a print that is on file it would drop what that card prints. */
const sketchOfPrint = (card: CardSpec, pool: CardPool): InputFault[] => {
  const { name, print } = card;
  if (print === undefined || !printsNamed(name, pool, true).some((each) => isPrint(each, print))) return [];
  const written = `${printName(name)}(${shown(print)})`;
  return [
    fault(
      card,
      'sketch-of-print',
      `${shown(name)} has the print “${shown(print)}” on file, and a sketch is a card without its texts.`,
      [
        `the card on file   ${written}`,
        `a card with just these facts   ${printCard({ name, ...(card.sketch === undefined ? {} : { sketch: card.sketch }) }, 'pokemon')}`,
      ],
    ),
  ];
};

/** A card said to belong to a player who does not sit at a table of two. */
const absentOwner = (card: CardSpec): InputFault[] =>
  card.owner === 'p3' || card.owner === 'p4'
    ? [fault(card, 'unknown-seat', `${card.owner} does not sit at this table.`, ['expected   p1, p2'])]
    : [];

/**
 * Every name on the table that no card of the pool has, with the nearest names; and every print that no such card has.
 * Sketches, `?` and the letters of basic Energy are always known. The caller adds file and excerpt.
 */
export const checkNames = (setup: Setup, pool: CardPool): InputFault[] => {
  const faults: InputFault[] = [];
  const absent: InputFault[] = [];
  const twoSit = !fourSit(setup);
  // Looking for near names takes time: a table of nothing but nonsense gets them for its first names only.
  const seen = new Set<string | number>();
  eachCard(setup, (card, as) => {
    if (twoSit) absent.push(...absentOwner(card));
    // Cards counted together on the line share one place, and are reported once.
    const where = card.span === undefined ? `${as} ${card.name} ${card.print ?? ''}` : card.span.start;
    if (seen.has(where)) return;
    seen.add(where);
    if (card.sketch !== undefined) {
      faults.push(...sketchOfPrint(card, pool));
      return;
    }
    const known = faults.length < MOST_SOUGHT || printsNamed(card.name, pool).length > 0;
    faults.push(...checkCard(card, as, setup.ruleset, known ? pool : NO_CARDS));
  });
  faults.push(
    ...unknownHistory(setup, pool),
    ...unknownAttack(setup, pool),
    ...unknownSupporter(setup, pool),
    ...unknownPrintOfGone(setup, pool),
    ...absent,
  );
  return faults.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
};
