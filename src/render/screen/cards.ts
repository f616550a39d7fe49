import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { blocks, columnsOf, factLines, headline } from '../grid.ts';
import type {
  CardJson,
  CardsImportReport,
  CardsSearchReport,
  CardsShowReport,
  CardTextJson,
} from '../report/cards-report.ts';
import { type Line, toned } from '../rich.ts';
import { DOCUMENT_SAYS, publishedAs } from '../words/precedents.ts';
import { readingLines } from './card-reading.ts';

/** Screens of `judge cards`. */

const number = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/gu, ',');
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

export const cardsImportScreen = (face: Face, report: CardsImportReport): Line[] => {
  const { added, changed, same, skipped } = report;
  const brought = [
    `${counted(added, 'new card')}`,
    ...(changed > 0 ? [`${number(changed)} changed`] : []),
    ...(same > 0 ? [`${number(same)} as before`] : []),
  ].join(', ');
  const left = [
    ...(skipped.cards > 0 ? [counted(skipped.cards, 'card')] : []),
    ...(skipped.files > 0 ? [counted(skipped.files, 'file')] : []),
  ].join(' and ');
  return blocks(
    face,
    headline(face, toned('strong', `${counted(report.cards, 'imported card')} on file`), ''),
    [
      ...factLines(face, { text: `${brought}, from ${counted(report.files, 'file')}.` }),
      ...factLines(face, {
        text: `${counted(report.names, 'name')} in ${counted(report.sets, 'set')}, ${Math.ceil(report.bytes / 1024 / 102.4) / 10} MiB in ${report.folder}`,
      }),
      ...(left === '' ? [] : factLines(face, { text: `Left out: ${left}; their faults are listed above.` })),
    ],
    report.notes.flatMap((note) => factLines(face, { label: 'note', text: note })),
  );
};

const sentence = (text: string): string => (text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}`);

const factsOf = (card: CardJson): string => {
  const stage = card.stage === 'level-up' ? 'LV.X' : card.stage;
  const parts = [
    sentence(stage === null ? card.kind : stage),
    ...(card.from === null ? [] : [`${card.stage === 'level-up' ? 'put onto' : 'evolves from'} ${card.from}`]),
    ...(card.hp === null ? [] : [`${card.hp} HP`]),
    ...(card.types.length === 0 ? [] : [card.types.join('/')]),
    ...(card.hp === null ? [] : [`weak ${card.weakness.join(', ') || 'to nothing'}`]),
    ...(card.resistance.length === 0 ? [] : [`resists ${card.resistance.join(', ')}`]),
    ...(card.retreat === null ? [] : [`retreat ${card.retreat}`]),
    ...(card.prizes === null ? [] : [`${card.prizes} Prizes`]),
    ...(card.endsTurn ? ['the turn ends when a Pokémon becomes it'] : []),
    ...(card.provides === null ? [] : [`gives ${card.provides === '' ? 'what its text says' : card.provides}`]),
    ...(card.tags.length === 0 ? [] : [card.tags.join(', ')]),
  ];
  return parts.join(' · ');
};

const PLACES: Readonly<Record<CardTextJson['place'], string>> = {
  attack: '',
  'lent attack': 'lends ',
  power: 'Poké-Power ',
  body: 'Poké-Body ',
  'pokemon-power': 'Pokémon Power ',
  ability: 'Ability ',
  trait: 'Ancient Trait ',
  card: '',
};

const EXECUTED: Readonly<Record<CardTextJson['executed'], string>> = {
  whole: 'executed',
  partly: 'executed in part',
  not: 'not executed',
  'no text': 'no text',
};

const bearsOn = (text: CardTextJson): string => {
  if (text.executed === 'whole' || text.executed === 'no text') return '';
  if (text.touches === null) return '; may bear on anything';
  return text.touches.length === 0
    ? '; says nothing until it is used'
    : `; may bear on ${text.touches.map((one) => one.replace(/^after-/u, 'what follows ')).join(', ')}`;
};

const textLines = (face: Face, text: CardTextJson): Line[] => {
  const cost = text.cost === null ? '' : text.cost.length === 0 ? 'no cost' : text.cost.join(' ');
  const head = [`${PLACES[text.place]}${text.name ?? 'Text'}`, cost, text.damage ?? '']
    .filter((part) => part !== '')
    .join('   ');
  return [
    ...factLines(face, { text: [toned('strong', head), `   ${EXECUTED[text.executed]}${bearsOn(text)}`] }),
    ...(text.text === null ? [] : factLines(face, { indent: 2, text: text.text })),
    ...readingLines(face, text.reading, text.text ?? ''),
  ];
};

const titleOf = (card: CardJson): string => `${card.name}${card.print === null ? '' : `   ${card.print}`}`;

const cardLines = (face: Face, card: CardJson): Line[] => {
  const from = [card.set ?? '', card.released ?? ''].filter((part) => part !== '').join(', ');
  return [
    ...headline(face, toned('strong', titleOf(card)), from),
    ...factLines(face, { text: factsOf(card) }),
    ...card.texts.flatMap((text) => textLines(face, text)),
    ...(card.alike.length === 0 ? [] : factLines(face, { text: `The same words: ${card.alike.join(', ')}` })),
  ];
};

/** So many cards are shown whole; of more, each gets a line. */
const MOST_WHOLE = 4;

/** So many published rulings are shown with a card. */
const FEW_PRECEDENTS = 3;

const precedentRows = (face: Face, { precedents, cards }: CardsShowReport): Line[] => {
  const more = precedents.length - FEW_PRECEDENTS;
  return [
    ...precedents.slice(0, FEW_PRECEDENTS).flatMap((one, at) =>
      factLines(face, {
        label: at === 0 ? 'Precedent' : '',
        plainLabel: 'Precedent',
        labelWidth: 11,
        text: `${one.holds} (${publishedAs(one)})${one.document === 'contrary' ? ` ${DOCUMENT_SAYS.contrary}` : ''}`,
        cite: cite(one.restsOn),
      }),
    ),
    ...(more > 0
      ? factLines(face, {
          labelWidth: 11,
          text: `${more} more:  judge precedent ${(cards[0]?.name ?? '').toLowerCase().replace(/'/gu, '')}`,
        })
      : []),
  ];
};

export const cardsShowScreen = (face: Face, report: CardsShowReport): Line[] => {
  const { cards } = report;
  if (cards.length <= MOST_WHOLE)
    return blocks(face, ...cards.map((card) => cardLines(face, card)), precedentRows(face, report));
  const [first] = cards;
  return blocks(
    face,
    headline(
      face,
      toned('strong', `${first?.name ?? ''}   ${cards.length} different cards, ${counted(report.prints, 'print')}`),
      '',
    ),
    cards.flatMap((card) => factLines(face, { text: `${titleOf(card).padEnd(24)} ${factsOf(card)}` })),
    factLines(face, {
      text: `One of them:  judge cards show '${first?.name ?? ''} (${first?.print ?? first?.id ?? ''})'`,
    }),
    precedentRows(face, report),
  );
};

export const cardsSearchScreen = (face: Face, report: CardsSearchReport): Line[] => {
  if (face.plain)
    return report.cards.map((card) => [
      { text: [card.id, card.name, card.print ?? '', card.set ?? '', card.facts, EXECUTED[card.executed]].join('\t') },
    ]);
  if (report.cards.length === 0) return nothingFound(face, report);
  const wide = Math.min(30, Math.max(...report.cards.map(({ name }) => name.length)));
  const printed = Math.max(...report.cards.map(({ print }) => (print ?? '').length));
  const rows = report.cards.flatMap((card) => {
    const left = `${card.name.padEnd(wide)}  ${(card.print ?? '').padEnd(printed)}`;
    return columnsOf(face) < 60
      ? factLines(face, { text: `${card.name}  ${card.print ?? ''}  ${card.facts}` })
      : factLines(face, {
          text: `${left}  ${card.facts}${card.found === 'text' ? ` ${signsOf(face).dot} in its text` : ''}`,
          cite: card.set ?? '',
        });
  });
  const more = report.total > report.cards.length ? `  More: --limit ${report.total}` : '';
  return blocks(face, rows, factLines(face, { text: `${report.cards.length} of ${number(report.total)}.${more}` }));
};

/** What is said where nothing was found. */
export const nothingFound = (face: Face, report: CardsSearchReport): Line[] => [
  ...factLines(face, { text: 'Nothing found.' }),
  ...(report.near.length === 0 ? [] : factLines(face, { text: `nearest   ${report.near.join('   ')}` })),
  ...(report.imported > 0
    ? []
    : factLines(face, { text: 'Only the cards that ship are on file; more come with  judge cards import PATH' })),
];
