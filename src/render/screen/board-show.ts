import { titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { BLANK, columnsOf } from '../grid.ts';
import type { ShowReport, SideJson } from '../report/types.ts';
import { type Line, runsOf, toned, widthOf, wrap } from '../rich.ts';
import { beneath, gap, hpOf, isTight, nameOf, narrowRow, placeMark, type Row, rowsOf, wideRow } from './board-rows.ts';
import { receiptLines } from './receipt.ts';

const ZONE_WORDS: { readonly [zone: string]: string } = {
  prizes: 'Prizes',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  lost: 'Lost Zone',
  beside: 'beside',
};

const zoneText = ({ zone, count, known, faceUp = [] }: SideJson['zones'][number]): string => {
  const up = faceUp.length === 0 ? '' : ` (face up: ${faceUp.join(', ')})`;
  if (zone === 'prizes')
    return count === null ? `Prizes not given${up}` : `${count} ${count === 1 ? 'Prize' : 'Prizes'}${up}`;
  const word = ZONE_WORDS[zone] ?? zone;
  const listed =
    known.length > 0 && (zone === 'hand' || zone === 'beside' || zone === 'lost') ? ` (${known.join(', ')})` : '';
  return `${word}${count === null ? '' : ` ${count}`}${listed}`;
};

/** What stands beside a player: that the player is out, the piles, effects. */
export const standing = (side: SideJson): string[] => [
  ...(side.out ? ['out of the game'] : []),
  ...side.zones.map(zoneText),
  ...side.effects,
];

/** Places whose Pokémon were not given; those of a player who is out are not missing. */
export const notGiven = (side: SideJson): string[] =>
  side.out ? [] : [...(side.active === null ? ['active'] : []), ...(side.bench === null ? ['bench'] : [])];

export const UNKNOWN_FACT: { readonly [place: string]: string } = {
  active: 'Active not given',
  bench: 'Bench not given',
};

const sideHead = (face: Face, side: SideJson): Line[] => {
  const who = side.name ?? side.seat;
  const parts = [...standing(side), ...notGiven(side).map((place) => UNKNOWN_FACT[place] ?? place)];
  const narrow = isTight(face);
  const text = parts.join(narrow ? ', ' : '   ');
  const margin = narrow ? 1 : 2;
  const nextIndent = margin + (narrow ? 3 : 4);
  if (margin + who.length + 1 + text.length <= columnsOf(face)) {
    return [[gap(margin), toned('strong', who), { text: text === '' ? '' : `${narrow ? ' ' : '  '}${text}` }]];
  }
  return wrap([toned('strong', who), ' ', text], columnsOf(face) - nextIndent).map(
    (line, index): Line => [gap(index === 0 ? margin : nextIndent), ...line],
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

const stadiumText = ({ stadium }: ShowReport): string =>
  stadium === null
    ? 'no Stadium'
    : `${stadium.name}, played by ${stadium.owner}${stadium.used === true ? ', used this turn' : ''}`;

/** The line between the sides, with the Stadium in it. */
const middle = (face: Face, report: ShowReport): Line[] => {
  const text = stadiumText(report);
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

/** Where the game stands, who is to move and in which phase, and what of the turn is spent. */
export const standOfGame = (
  report: ShowReport,
): { readonly where: readonly string[]; readonly who: string; readonly phase: string; readonly used: string } => {
  const format = FORMATS[report.format] ?? '';
  return {
    where: [titleOf(report.ruleset), format, report.turn === null ? 'turn not given' : `turn ${report.turn}`].filter(
      (part) => part !== '',
    ),
    who: format === '' ? `${report.toMove} to move` : report.toMove,
    phase: report.phase === 'between' ? 'between turns' : report.phase === 'setup' ? 'set-up' : `${report.phase} phase`,
    used: `used: ${report.used.length === 0 ? 'nothing' : report.used.join(', ')}`,
  };
};

const headLines = (face: Face, report: ShowReport): Line[] => {
  const dot = ` ${signsOf(face).dot} `;
  const { where, who, phase, used } = standOfGame(report);
  if (isTight(face))
    return [where.join(dot), [toned('strong', who), `${dot}${phase}`], used].map(
      (text): Line => [gap(1), ...runsOf(text)],
    );
  const left: Line = [gap(2), { text: `${where.join(dot)}${dot}` }, toned('strong', who), { text: `${dot}${phase}` }];
  const room = columnsOf(face) - 2 - widthOf(left) - used.length;
  return room >= 2 ? [[...left, gap(room), { text: used }]] : [left, [gap(2), { text: used }]];
};

/** Plain: a line for each place, tabs between place and what is there. */
const plainShow = (face: Face, report: ShowReport): Line[] => {
  const rows = report.sides.flatMap((side) => {
    const zones = standing(side).map((text): Line => [{ text: `${side.name ?? side.seat}\t${text}` }]);
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
          text: `${side.name ?? side.seat} ${pokemon.place}\t${facts.filter((fact) => fact !== '').join(' ')}${sub === '' ? '' : `\t${sub}`}`,
        },
      ];
    });
    const missing = notGiven(side).map((place): Line => [{ text: `${side.name ?? side.seat} ${place}\tnot given` }]);
    return [...zones, ...places, ...missing];
  });
  const stadium = stadiumText(report);
  const head = headLines({ ...face, width: 1000 }, report)[0] ?? [];
  const text = runsOf(head)
    .map((run) => run.text)
    .join('')
    .trim()
    .replace(/ {2,}/gu, '\t');
  return [[{ text }], ...rows, [{ text: `stadium\t${stadium}` }], ...receiptLines(face, report)];
};

/** `judge board show`: the table, seen from the side that `by` names; the other side above. */
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
