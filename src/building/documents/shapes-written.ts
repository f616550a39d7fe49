/** Shapes as the catalogue shows them, read from their source: what a value looks like, and the comment above it as what it means. */

export interface Row {
  readonly form: string;
  readonly means: string;
}

const WORDS: { readonly [name: string]: string } = {
  number: 'N',
  flag: 'true or false',
  yes: 'true',
  text: 'NAME',
  letter: 'TYPE',
  tag: 'TAG',
  filter: 'FILTER',
  cardFilter: 'CARD FILTER',
  condition: 'CONDITION',
  conditionName: 'SPECIAL CONDITION',
  count: 'COUNT',
  who: 'WHO',
  extra: '{TYPE: N}',
  piledTable: 'CARD FILTER',
  fallenKind: '{by: any or to-damage, type: TYPE, tag: TAG, named: NAME, name-has: NAME}',
  attackedKind: '{by: self, any or other, attack: NAME, type: TYPE, tag: TAG, named: NAME, name-has: NAME}',
  '...STAGES': 'STAGE',
  '...CARD_KINDS': 'KIND',
  '...POWER_KINDS': 'KIND OF POWER',
};

/** The parts of a list between its commas, those inside of brackets apart. */
const partsOf = (list: string): readonly string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of list) {
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

/** The keys of a table as a card file has them. */
const keysOf = (keys: string): string =>
  partsOf(keys)
    .map((entry) => {
      const [, key = entry, expression = entry] = /^'?([\w-]+)'?: (.+)$/su.exec(entry) ?? [];
      return key === '...piled' ? 'kind: KIND, tag: TAG, named: NAME' : `${key}: ${formOf(expression)}`;
    })
    .join(', ');

/** What a value of that shape looks like. */
const formOf = (expression: string): string => {
  const known = WORDS[expression];
  if (known !== undefined) return known;
  const [, call = '', inner = ''] = /^(\w+)\((.*)\)$/su.exec(expression) ?? [];
  if (call === 'word')
    return inner.startsWith("'") ? inner.replaceAll("'", '').replace(/, (?=[^,]+$)/u, ' or ') : formOf(inner);
  if (call === 'list') return `[${formOf(inner)}]`;
  if (call === 'needing') return formOf(partsOf(inner).slice(1).join(', '));
  if (call === 'either') return partsOf(inner).map(formOf).join(' or ');
  const [, keys] = /^table\(\{(.*?)\}(?:, .*)?\)$/su.exec(expression) ?? [];
  if (keys === undefined) throw new Error(`no form is known for ${expression}`);
  return `{${keysOf(keys)}}`;
};

const between = (source: string, from: string, to: string): string => {
  const start = source.indexOf(from);
  if (start < 0) throw new Error(`there is no ${from} any more`);
  return source.slice(start + from.length, source.indexOf(to, start));
};

/** Each line of code with the comment above it; one without a comment is a fault. */
const commented = (block: string): readonly (readonly [code: string, comment: string])[] => {
  const rows: (readonly [string, string])[] = [];
  let comment = '';
  for (const line of block.split('\n').map((one) => one.trim())) {
    const [, said] = /^\/\*\* (.+) \*\/$/u.exec(line) ?? [];
    if (said !== undefined) comment = said;
    else if (line !== '') {
      if (comment === '' && line !== 'number,') throw new Error(`no comment says what this means: ${line}`);
      rows.push([line.replace(/,$/u, ''), comment]);
      comment = '';
    }
  }
  return rows;
};

/** The keys of a table in the source. */
export const keysWritten = (source: string, name: string): readonly Row[] =>
  commented(between(source, `const ${name} = table({\n`, '\n});')).map(([code, means]) => {
    const [key = '', form = ''] = /^(.+?): (.+)$/u.exec(keysOf(code))?.slice(1) ?? [];
    return { form: `\`${key}\`: ${form}`, means };
  });

/** The words and tables that stand for one another in the source. */
export const waysWritten = (source: string, name: string): readonly Row[] =>
  commented(between(source, `const ${name} = either(\n`, '\n);'))
    .filter(([code]) => code !== 'number')
    .map(([code, means]) => ({ form: `\`${formOf(code)}\``, means }));

/** Tables that are named alone, because they speak of themselves. */
export const tableWritten = (source: string, name: string): Row => {
  const [, means = '', code = ''] = new RegExp(`/\\*\\* (.+) \\*/\\nconst ${name} = (.+);`, 'u').exec(source) ?? [];
  return { form: `\`${formOf(code)}\``, means };
};

/** The keys of an object of words. */
export const wordsWritten = (source: string, name: string): readonly Row[] =>
  commented(between(source, `const ${name} = {\n`, '\n}')).map(([code, means]) => ({
    form: `\`${code.split(':')[0]?.replaceAll("'", '') ?? ''}\``,
    means,
  }));

/** The keys of a definition of the schema of boards that have a comment; what prints its facts has none. */
export const definitionWritten = (source: string, name: string, place = ''): readonly Row[] => {
  const [keys = ''] = between(source, `\n  ${name}: table(`, '\n};').split(/\n {2}[)}]/u, 1);
  const said = keys.matchAll(/\/\*\* (.+) \*\/\n +(?:'?([\w-]+)'?[:,]|\.\.\.script)/gu);
  return [...said].map(([, means = '', key = 'does']) => ({ form: `${place}\`${key}\``, means }));
};
