import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { type Citation, type CorpusIndex, HANDBOOKS, handbookSection } from '../../corpus/index.ts';
import { factRead, type Infraction, type PenaltyTable, type Row, type SilentCase } from '../../penalties/index.ts';
import { penaltiesSchema } from './penalties-schema.ts';

/** The table as it is written: sections as text, what is empty left out. */
interface Written {
  readonly facts: PenaltyTable['facts'];
  readonly infractions: readonly (Omit<Infraction, 'rows'> & { readonly rows: readonly WrittenRow[] })[];
  readonly silent: readonly (Omit<SilentCase, 'sections'> & { readonly sections: readonly string[] })[];
  readonly adjust: readonly (Omit<PenaltyTable['adjust'][number], 'sections'> & Sectioned)[];
  readonly lands: readonly (Omit<PenaltyTable['lands'][number], 'sections'> & Sectioned)[];
  readonly duties: readonly (Omit<PenaltyTable['duties'][number], 'sections'> & Sectioned)[];
}
interface Sectioned {
  readonly sections: readonly string[];
}
type WrittenRow = Partial<Omit<Row, 'sections'>> & Pick<Row, 'id' | 'severity' | 'start' | 'conf'> & Sectioned;

export interface CompiledPenalties {
  readonly table: PenaltyTable | null;
  /** Every fault; with one there is no table. */
  readonly faults: readonly string[];
}

/** A value of a fact that a row may ask for: a word of its, a number or a range. */
const isCondition = (fact: PenaltyTable['facts'][string], value: string): boolean =>
  fact.is === 'number' ? /^(?:\d+|\d+\.\.\d+|(?:>=|<=|>|<)\d+)$/u.test(value) : factRead(fact, value) === value;

/** Reads the decision table of penalties: its form by a schema, then that every section, fact and key exists. */
export const compilePenalties = (source: string, index: CorpusIndex): CompiledPenalties => {
  const written: unknown = parse(source);
  const isWritten = new Ajv({ allErrors: true }).compile<Written>(penaltiesSchema);
  if (!isWritten(written))
    return {
      table: null,
      faults: (isWritten.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`),
    };
  const faults: string[] = [];
  const cited = (where: string, sections: readonly string[]): readonly Citation[] =>
    sections.flatMap((section) => {
      const [label = '', number = ''] = section.split(' ');
      const document = HANDBOOKS.find((one) => one.label === label)?.key;
      if (document !== undefined && handbookSection(index, document, number) !== null)
        return [{ document, id: number }];
      faults.push(`${where}: there is no section ${section}`);
      return [];
    });
  const all = <T extends Sectioned>(
    name: string,
    list: readonly T[],
  ): (Omit<T, 'sections'> & { sections: readonly Citation[] })[] =>
    list.map((one, at) => ({ ...one, sections: cited(`${name} ${at + 1}`, one.sections) }));
  const keys = [...written.infractions, ...written.silent].map(({ key }) => key);
  const ids = written.infractions.flatMap(({ rows }) => rows.map(({ id }) => id));
  for (const list of [keys, ids])
    for (const twice of list.filter((one, at) => list.indexOf(one) < at)) faults.push(`${twice} stands twice`);
  for (const { key, nearest } of written.silent)
    for (const near of nearest)
      if (!written.infractions.some((one) => one.key === near.key)) faults.push(`${key}: there is no ${near.key}`);
  const rowOf = (row: WrittenRow): Row => {
    for (const [name, value] of Object.entries(row.if ?? {})) {
      const fact = written.facts[name];
      if (fact === undefined) faults.push(`${row.id}: there is no fact ${name}`);
      else if (!isCondition(fact, value)) faults.push(`${row.id}: ${name} cannot be ${value}`);
    }
    return {
      ...row,
      category: row.category ?? null,
      if: row.if ?? {},
      could: row.could ?? [],
      repair: row.repair ?? null,
      note: row.note ?? null,
      sections: cited(row.id, row.sections),
    };
  };
  const table: PenaltyTable = {
    facts: written.facts,
    infractions: written.infractions.map((one) => ({ ...one, rows: one.rows.map(rowOf) })),
    silent: written.silent.map((one) => ({ ...one, sections: cited(one.key, one.sections) })),
    adjust: all('adjust', written.adjust),
    lands: all('lands', written.lands),
    duties: all('duties', written.duties),
  };
  const used = new Set(table.infractions.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row.if))));
  for (const name of Object.keys(table.facts)) if (!used.has(name)) faults.push(`no row asks for the fact ${name}`);
  return faults.length > 0 ? { table: null, faults } : { table, faults };
};
