import { titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { BLANK, columnsOf } from '../grid.ts';
import type { PlaceJson, ShowReport, SideJson } from '../report/types.ts';
import { type Line, type Run, runsOf, toned, widthOf, wrap } from '../rich.ts';
import { receiptLines } from './receipt.ts';

/** Columns of the wide drawing: where names begin, where HP ends, where Energy and conditions begin. */
const WIDE = { hpEnd: 34, bar: 10, damageEnd: 50, energy: 52, conditions: 60 } as const;
const SUB_LINE_BESIDE = 120;

/** The wide drawing has columns up to here; anything less is drawn beneath each other. */
const isTight = (face: Face): boolean => face.width < 78;

const gap = (columns: number): Run => ({ text: ' '.repeat(Math.max(0, columns)) });

const placeMark = (place: string): string => {
  const number = /\d+/u.exec(place)?.[0] ?? '';
  return place.startsWith('active') ? `A${number}` : number;
};

const isBlank = (pokemon: PlaceJson): boolean =>
  pokemon.name === null &&
  pokemon.energy.length === 0 &&
  pokemon.attached.length === 0 &&
  pokemon.damage === 0 &&
  pokemon.conditions.length === 0;

/** Neighbours on the Bench that nobody described are one row: `2–3`. */
interface Row {
  readonly mark: string;
  readonly count: number;
  readonly pokemon: PlaceJson;
}

const rowsOf = (face: Face, places: readonly PlaceJson[]): Row[] => {
  const rows: Row[] = [];
  for (const pokemon of places) {
    const before = rows.at(-1);
    const mark = placeMark(pokemon.place);
    if (before !== undefined && isBlank(pokemon) && isBlank(before.pokemon)) {
      const first = before.mark.split(signsOf(face).to)[0];
      rows[rows.length - 1] = { ...before, mark: `${first}${signsOf(face).to}${mark}`, count: before.count + 1 };
    } else rows.push({ mark, count: 1, pokemon });
  }
  return rows;
};

const nameOf = ({ count, pokemon }: Row): string => {
  if (pokemon.name !== null) return pokemon.name;
  return count > 1 ? `${count} Pokémon not described` : 'a Pokémon not described';
};

const hpOf = (pokemon: PlaceJson): string => (pokemon.hp === null ? '' : `${pokemon.hp.left}/${pokemon.hp.max}`);

const barOf = (face: Face, pokemon: PlaceJson): string => {
  if (pokemon.hp === null || pokemon.hp.max === 0) return '';
  const { left, max } = pokemon.hp;
  // Nobody alive has an empty bar, and nobody damaged a full one.
  const most = left < max ? WIDE.bar - 1 : WIDE.bar;
  const full = left === 0 ? 0 : Math.min(most, Math.max(1, Math.round((left / max) * WIDE.bar)));
  return signsOf(face).full.repeat(full) + signsOf(face).empty.repeat(WIDE.bar - full);
};

const energyRuns = (pokemon: PlaceJson): Run[] =>
  pokemon.energy.flatMap((name, index) => {
    const badge: Run = /^[GRWLPFDMYNC]$/u.test(name) ? toned(`energy-${name}`, name) : { text: name };
    return index === 0 ? [badge] : [{ text: ' ' }, badge];
  });

const conditionRuns = (pokemon: PlaceJson): Run[] =>
  pokemon.conditions.flatMap((name, index) => {
    const word = toned('condition', name.toUpperCase());
    return index === 0 ? [word] : [{ text: '  ' }, word];
  });

const beneath = (pokemon: PlaceJson): string[] => [
  ...(pokemon.bare ? ['on nothing: counts as a Basic'] : pokemon.on.length > 0 ? [`on ${pokemon.on.join(', ')}`] : []),
  ...pokemon.attached,
  ...pokemon.notes,
];

/** Puts a run at a column, or two spaces behind what is there already. */
const at = (line: Line, column: number, runs: readonly Run[]): Line => {
  if (widthOf(runs) === 0) return line;
  const width = widthOf(line);
  return [...line, gap(width === 0 ? column : Math.max(column - width, 2)), ...runs];
};

const endingAt = (line: Line, column: number, text: string): Line =>
  text === '' ? line : [...line, gap(Math.max(1, column - widthOf(text) - widthOf(line))), { text }];

const wideRow = (face: Face, row: Row, nameAt: number): Line[] => {
  const { pokemon } = row;
  const mark =
    row.mark.length > 2
      ? row.mark.padStart(nameAt - 2)
      : nameAt === 6
        ? row.mark.padStart(4)
        : `   ${row.mark.padEnd(2)}`;
  const name = nameOf(row);
  const head: Line = [
    { text: mark },
    gap(nameAt - widthOf(mark)),
    pokemon.name === null ? { text: name } : toned('strong', name),
  ];
  const hp = hpOf(pokemon);
  const fits = hp === '' || widthOf(head) + 1 + hp.length <= WIDE.hpEnd;
  const lines: Line[] = fits ? [] : [head];
  let line: Line = endingAt(fits ? head : [], WIDE.hpEnd, hp);
  const bar = barOf(face, pokemon);
  if (bar !== '') line = [...line, { text: ` ${bar}` }];
  line = endingAt(line, WIDE.damageEnd, pokemon.damage === 0 ? '' : `-${pokemon.damage}`);
  line = at(line, WIDE.energy, energyRuns(pokemon));
  const stated = at(line, WIDE.conditions, conditionRuns(pokemon));
  const crowded = widthOf(stated) > columnsOf(face);
  if (!crowded) line = stated;
  const sub = beneath(pokemon).join(` ${signsOf(face).dot} `);
  const below = crowded ? [at([], nameAt, conditionRuns(pokemon))] : [];
  if (sub === '') return [...lines, line, ...below];
  if (face.width >= SUB_LINE_BESIDE) {
    const beside = at(line, WIDE.conditions + 20, [toned('faint', sub)]);
    if (widthOf(beside) <= face.width) return [...lines, beside, ...below];
  }
  const under = wrap(toned('faint', sub), columnsOf(face) - 2 - nameAt).map((part): Line => [gap(nameAt), ...part]);
  return [...lines, line, ...below, ...under];
};

/** A name too long for its row stands above its numbers. */
const longName = (face: Face, row: Row, head: Line): Line[] => {
  if (widthOf(head) <= columnsOf(face)) return [head];
  const [first = [], ...rest] = wrap(toned('strong', nameOf(row)), columnsOf(face) - NARROW.nameAt);
  return [[...head.slice(0, -1), ...first], ...rest.map((part): Line => [gap(NARROW.nameAt), ...part])];
};

const NARROW = { nameAt: 4, hpEnd: 31, damageEnd: 36 } as const;

const narrowRow = (face: Face, row: Row): Line[] => {
  const { pokemon } = row;
  const mark = row.mark.length > 2 ? row.mark.padStart(3) : ` ${row.mark}`;
  const columns = columnsOf(face);
  const indent = gap(NARROW.nameAt);
  const head: Line = [
    { text: mark },
    gap(Math.max(1, NARROW.nameAt - widthOf(mark) + (row.mark.length > 2 ? 1 : 0))),
    toned('strong', nameOf(row)),
  ];
  const hp = hpOf(pokemon);
  const end = Math.min(NARROW.hpEnd, columns - 6);
  const numbers = (line: Line): Line =>
    endingAt(endingAt(line, end, hp), end + 5, pokemon.damage === 0 ? '' : `-${pokemon.damage}`);
  const first =
    hp === '' || widthOf(head) + 1 + hp.length <= end ? [numbers(head)] : [...longName(face, row, head), numbers([])];
  const state: Run[] = [...energyRuns(pokemon)];
  if (pokemon.conditions.length > 0)
    state.push(...(state.length > 0 ? [{ text: '  ' }] : []), ...conditionRuns(pokemon));
  const stated =
    widthOf(state) === 0
      ? []
      : widthOf(state) <= columns - 4
        ? [[indent, ...state]]
        : wrap(state, columns - 4).map((part) => [indent, ...part]);
  const sub = beneath(pokemon).flatMap((text) =>
    wrap(toned('faint', text), columns - 4).map((part): Line => [indent, ...part]),
  );
  return [...first, ...stated, ...sub];
};

const ZONE_WORDS: { readonly [zone: string]: string } = {
  prizes: 'Prizes',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  lost: 'Lost Zone',
  beside: 'beside',
};

const zoneText = ({ zone, count, known }: SideJson['zones'][number]): string => {
  if (zone === 'prizes') return count === null ? 'Prizes not told' : `${count} ${count === 1 ? 'Prize' : 'Prizes'}`;
  const word = ZONE_WORDS[zone] ?? zone;
  const listed =
    known.length > 0 && (zone === 'hand' || zone === 'beside' || zone === 'lost') ? ` (${known.join(', ')})` : '';
  return `${word}${count === null ? '' : ` ${count}`}${listed}`;
};

const sideHead = (face: Face, side: SideJson): Line[] => {
  const who = side.name === null ? side.seat : `${side.seat} ${side.name}`;
  const parts = [...side.zones.map(zoneText), ...side.effects];
  const narrow = isTight(face);
  const text = parts.join(narrow ? ', ' : '   ');
  const margin = narrow ? 1 : 2;
  const hang = margin + (narrow ? 3 : 4);
  if (margin + who.length + 1 + text.length <= columnsOf(face)) {
    return [[gap(margin), toned('strong', who), { text: text === '' ? '' : `${narrow ? ' ' : '  '}${text}` }]];
  }
  return wrap([toned('strong', who), ' ', text], columnsOf(face) - hang).map(
    (line, index): Line => [gap(index === 0 ? margin : hang), ...line],
  );
};

const benchRows = (face: Face, side: SideJson, nameAt: number, far: boolean): Line[] => {
  if (side.bench === null) return [];
  const rows = rowsOf(face, side.bench);
  const drawn = (row: Row): Line[] => (isTight(face) ? narrowRow(face, row) : wideRow(face, row, nameAt));
  return (far ? rows.reverse() : rows).flatMap(drawn);
};

const activeRows = (face: Face, side: SideJson, nameAt: number): Line[] =>
  (side.active ?? []).flatMap((pokemon) => {
    const row: Row = { mark: placeMark(pokemon.place), count: 1, pokemon };
    return isTight(face) ? narrowRow(face, row) : wideRow(face, row, nameAt);
  });

/** The line between the sides, with the Stadium in it. */
const middle = (face: Face, report: ShowReport): Line[] => {
  const text = report.stadium === null ? 'no Stadium' : `${report.stadium.name}, played by ${report.stadium.owner}`;
  const margin = isTight(face) ? 1 : 2;
  const columns = columnsOf(face) - 4;
  const { line } = signsOf(face);
  if (widthOf(text) + 4 > columns)
    return wrap(text, columnsOf(face) - margin).map((part): Line => [gap(margin), ...part]);
  const dashes = columns - widthOf(text) - 2;
  const left = Math.floor(dashes / 2);
  return [[{ text: `${' '.repeat(margin)}${line.repeat(left)} ${text} ${line.repeat(dashes - left)}` }]];
};

const FORMATS: { readonly [format: string]: string } = { '1on1': '', '2on2': '2-on-2', team: 'Team Battle' };

const headLines = (face: Face, report: ShowReport): Line[] => {
  const dot = ` ${signsOf(face).dot} `;
  const format = FORMATS[report.format] ?? '';
  const where = [
    titleOf(report.ruleset),
    format,
    report.turn === null ? 'turn not told' : `turn ${report.turn}`,
  ].filter((part) => part !== '');
  const who = format === '' ? `${report.toMove} to move` : report.toMove;
  const phase =
    report.phase === 'between' ? 'between turns' : report.phase === 'setup' ? 'set-up' : `${report.phase} phase`;
  const used = `used: ${report.used.length === 0 ? 'nothing' : report.used.join(', ')}`;
  if (isTight(face))
    return [where.join(dot), [toned('strong', who), `${dot}${phase}`], used].map(
      (text): Line => [gap(1), ...runsOf(text)],
    );
  const left: Line = [gap(2), { text: `${where.join(dot)}${dot}` }, toned('strong', who), { text: `${dot}${phase}` }];
  const room = columnsOf(face) - 2 - widthOf(left) - used.length;
  return room >= 2 ? [[...left, gap(room), { text: used }]] : [left, [gap(2), { text: used }]];
};

/** Piped: a line for each place, tabs between place and what is there. */
const plainShow = (face: Face, report: ShowReport): Line[] => {
  const rows = report.sides.flatMap((side) => {
    const zones = [...side.zones.map(zoneText), ...side.effects].map(
      (text): Line => [{ text: `${side.seat}\t${text}` }],
    );
    const places = [...(side.active ?? []), ...(side.bench ?? [])].map((pokemon): Line => {
      const row: Row = { mark: '', count: 1, pokemon };
      const damage = pokemon.damage === 0 ? '' : `-${pokemon.damage}`;
      const facts = [
        nameOf(row),
        hpOf(pokemon),
        damage,
        ...pokemon.energy,
        ...pokemon.conditions.map((one) => one.toUpperCase()),
      ];
      const sub = beneath(pokemon).join(', ');
      return [
        {
          text: `${side.seat} ${pokemon.place}\t${facts.filter((fact) => fact !== '').join(' ')}${sub === '' ? '' : `\t${sub}`}`,
        },
      ];
    });
    return [...zones, ...places];
  });
  const stadium = report.stadium === null ? 'no Stadium' : `${report.stadium.name}, played by ${report.stadium.owner}`;
  const head = headLines({ ...face, width: 1000 }, report)[0] ?? [];
  const text = runsOf(head)
    .map((run) => run.text)
    .join('')
    .trim()
    .replace(/ {2,}/gu, '\t');
  return [[{ text }], ...rows, [{ text: `stadium\t${stadium}` }], ...receiptLines(face, report)];
};

/** `judge board show`: the table as it lies, seen from the side that `by` names; the other side above. */
export const boardShowScreen = (face: Face, report: ShowReport, by: string = 'p1'): Line[] => {
  if (face.plain) return plainShow(face, report);
  const nameAt = report.sides.some((side) => (side.active?.length ?? 0) > 1) ? 7 : 6;
  const near = report.sides.filter((side) => side.seat === by);
  const far = report.sides.filter((side) => side.seat !== by);
  const drawnFar = far.flatMap((side) => [
    ...sideHead(face, side),
    ...benchRows(face, side, nameAt, true),
    ...activeRows(face, side, nameAt),
  ]);
  const drawnNear = near.flatMap((side) => [
    ...activeRows(face, side, nameAt),
    ...benchRows(face, side, nameAt, false),
    ...sideHead(face, side),
  ]);
  return [...headLines(face, report), BLANK, ...drawnFar, ...middle(face, report), ...drawnNear];
};
