import { type HowRead, howTextIsRead, READ_AS, type ReadAs } from '../../card-data/how-read/index.ts';
import type { CardsReadReport } from '../../render/report/cards-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { type Outcome, refused } from '../outcome.ts';

export interface CardsReadRequest {
  /** The words of a card, as printed. */
  readonly text: string;
  /** What the text stands on; without it every kind of card is tried. */
  readonly kind?: string;
  /** The damage beside an attack, as printed: `30`, `20+`, `50×`. */
  readonly damage?: string;
  /** The name of the card, which its text may use for itself. */
  readonly name?: string;
  /** The name of the attack or power. */
  readonly called?: string;
}

const NO_WORDS = usageFault(
  'missing-word',
  'judge cards read needs a text.',
  "the words of a card, in quotes:  judge cards read 'Flip a coin. If heads, draw a card.'",
);

const MARKS = { '+': '+', '-': '-', '−': '-', x: 'x', X: 'x', '×': 'x' } as const;

const isKind = (word: string): word is ReadAs => (READ_AS as readonly string[]).includes(word);

/** More damage is said of a number with a plus, and so on; where none was given, that is taken for printed. */
const markMeant = (text: string): { readonly damage: number | null; readonly mark: '+' | '-' | 'x' | null } => {
  const sum = /\bdoes (\d+) damage plus\b/iu.exec(text)?.[1];
  if (sum !== undefined) return { damage: Number(sum), mark: '+' };
  const less = /\bdoes (\d+) damage minus\b/iu.exec(text)?.[1];
  if (less !== undefined) return { damage: Number(less), mark: '-' };
  const times = /\b(?:this attack )?does (\d+) damage (?:for each|times)\b(?![^.]* to )/iu.exec(text)?.[1];
  if (times !== undefined) return { damage: Number(times), mark: 'x' };
  const more = /\bmore damage\b(?![^.]*next turn)/iu.test(text);
  return more ? { damage: 10, mark: '+' } : { damage: null, mark: null };
};

/** How far it got, for the best of several refusals. */
const reach = ({ at, why, text }: HowRead): number => (why === 'words' ? (at?.index ?? 0) : text.length);

/** How a text typed or pasted is read: the reading in our words, or the first word that fits nothing. */
export const readCard = (request: CardsReadRequest): Outcome<CardsReadReport> => {
  const text = request.text.trim().replace(/\s+/gu, ' ');
  const faults = [];
  if (text === '') faults.push(NO_WORDS);
  const { kind, damage } = request;
  if (kind !== undefined && !isKind(kind))
    faults.push(
      usageFault('unknown-word', `“${kind}” names nothing that a text stands on.`, `one of   ${READ_AS.join(', ')}`),
    );
  const [, points, sign = ''] = /^(\d+)([-−+xX×]?)$/u.exec(damage?.trim() ?? '') ?? [];
  if (damage !== undefined && points === undefined)
    faults.push(usageFault('bad-number', `“${damage}” can't be read as damage.`, 'as printed:   30, 20+, 50x'));
  if (faults.length > 0) return refused(faults);
  const beside =
    points === undefined
      ? markMeant(text)
      : { damage: Number(points), mark: sign === '' ? null : MARKS[sign as keyof typeof MARKS] };
  const printed = (as: ReadAs) => ({
    name: request.name ?? 'this card',
    attack: request.called ?? '',
    gx: /more than 1 GX attack/u.test(text),
    ...(as === 'attack' ? beside : { damage: null, mark: null }),
  });
  // Only an attack has damage beside it.
  const kinds = kind !== undefined && isKind(kind) ? [kind] : damage === undefined ? READ_AS : (['attack'] as const);
  const tried = kinds.map((as) => howTextIsRead(as, text, printed(as)));
  const [first, ...others] = tried;
  const found =
    tried.find(({ read }) => read) ?? others.reduce((a, b) => (reach(b) > reach(a) ? b : a), first as HowRead);
  const assumed = found.as === 'attack' && points === undefined && beside.damage !== null;
  return {
    schema: 1,
    ...found,
    damage: found.as === 'attack' && beside.damage !== null ? `${beside.damage}${beside.mark ?? ''}` : null,
    assumed,
    tried: tried.map(({ as }) => as),
  };
};
