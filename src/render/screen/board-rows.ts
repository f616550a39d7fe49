import { type Face, signsOf } from '../face.ts';
import { columnsOf } from '../grid.ts';
import type { PlaceJson } from '../report/types.ts';
import { type Line, type Run, toned, widthOf, wrap } from '../rich.ts';

/** The rows of `judge board show`: one Pokémon each, in columns where there is room for them. */

/** Columns of the wide drawing: where names begin, where HP ends, where Energy and conditions begin. */
const WIDE = { hpEnd: 34, bar: 10, damageEnd: 50, energy: 52, conditions: 60 } as const;
const SUB_LINE_BESIDE = 120;

/** The wide drawing has columns up to here; anything less is drawn beneath each other. */
export const isTight = (face: Face): boolean => face.width < 78;

export const gap = (columns: number): Run => ({ text: ' '.repeat(Math.max(0, columns)) });

export const placeMark = (place: string): string => {
  const number = /\d+/u.exec(place)?.[0] ?? '';
  return place.startsWith('active') ? `A${number}` : number;
};

const isBlank = (pokemon: PlaceJson): boolean =>
  pokemon.name === null &&
  pokemon.energy.length === 0 &&
  pokemon.attached.length === 0 &&
  pokemon.damage === 0 &&
  pokemon.conditions.length === 0;

/** Undescribed neighbours on the Bench are one row: `2–3`. */
export interface Row {
  readonly mark: string;
  readonly count: number;
  readonly pokemon: PlaceJson;
}

export const rowsOf = (face: Face, places: readonly PlaceJson[]): Row[] => {
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

export const nameOf = ({ count, pokemon }: Row): string => {
  if (pokemon.name !== null) return pokemon.name;
  return count > 1 ? `${count} Pokémon not described` : 'a Pokémon not described';
};

export const hpOf = (pokemon: PlaceJson): string => (pokemon.hp === null ? '' : `${pokemon.hp.left}/${pokemon.hp.max}`);

const barOf = (face: Face, pokemon: PlaceJson): string => {
  if (pokemon.hp === null || pokemon.hp.max === 0) return '';
  const { left, max } = pokemon.hp;
  // Only a Pokémon without HP has an empty bar, and only one without damage a full bar.
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

export const beneath = (pokemon: PlaceJson): string[] => [
  ...(pokemon.bare ? ['on nothing: counts as a Basic'] : pokemon.on.length > 0 ? [`on ${pokemon.on.join(', ')}`] : []),
  ...pokemon.attached,
  ...pokemon.notes,
];

/** Puts a run at a column, or two spaces after what is there already. */
const at = (line: Line, column: number, runs: readonly Run[]): Line => {
  if (widthOf(runs) === 0) return line;
  const width = widthOf(line);
  return [...line, gap(width === 0 ? column : Math.max(column - width, 2)), ...runs];
};

const endingAt = (line: Line, column: number, text: string): Line =>
  text === '' ? line : [...line, gap(Math.max(1, column - widthOf(text) - widthOf(line))), { text }];

export const wideRow = (face: Face, row: Row, nameAt: number): Line[] => {
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

export const narrowRow = (face: Face, row: Row): Line[] => {
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
