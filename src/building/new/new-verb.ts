import { VERBS } from '../../text/index.ts';
import { camelCase, type Draft, insertAfterLast, KEBAB, PLACEHOLDER } from './draft.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A verb of card text: its file, its place among all verbs, and a card with a scenario. */
export const newVerb = (draft: Draft, verb: string): readonly string[] => {
  const faults: string[] = [];
  if (!KEBAB.test(verb))
    faults.push(`“${verb}” is not the name of a verb: words in lower case with hyphens between them`);
  if (Object.hasOwn(VERBS, verb)) faults.push(`there is a verb ${verb} already`);
  if (faults.length > 0) return faults;

  const file = `verb-${verb}`;
  const shape = `SHAPE_${verb.replaceAll('-', '_').toUpperCase()}`;
  const player = `verb${capital(camelCase(verb))}`;
  draft.create(
    `src/text/${file}.ts`,
    'its shape, its line of the catalogue, what it does',
    `import { table } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import type { Defined } from './define-verb.ts';
import { who } from './shapes-of-words.ts';

/** ${PLACEHOLDER}: what its values mean. */
export const ${shape} = { '${verb}': table({ '${verb}': who }, '${verb}') };

/** ${PLACEHOLDER}: what the verb does on the table, whether that could change anything, where it may stand and what it bears on. */
export const ${player} = {
  '${verb}': {
    says: '${PLACEHOLDER}: what it does.',
    rules: ['302.1'],
    example: { '${verb}': 'defending' },
    stands: 'anywhere',
    bears: null,
    play(_t, _verb, context) {
      throw new NotModelled(context.card, context.place, '${PLACEHOLDER}: ${verb}');
    },
    changes: () => null,
  },
} satisfies Defined<typeof ${shape}>;
`,
  );
  draft.change('src/text/all-verbs.ts', 'its place among all verbs', (text) => {
    const imported = insertAfterLast(text, /^import .*\n/gmu, `import { ${shape}, ${player} } from './${file}.ts';\n`);
    const played = imported && insertAfterLast(imported, /^ {2}\.\.\.verbs\w+,\n/gmu, `  ...${player},\n`);
    return played && insertAfterLast(played, /^ {2}\.\.\.SHAPES_\w+,\n/gmu, `  ...${shape},\n`);
  });
  draft.create(
    `scenarios/comprehensive-2009/302-attacks/302.1-${verb}.yaml`,
    'a scenario with a card of its own that has it',
    `name: "${PLACEHOLDER}: what ${verb} does"
about: [CR 302.1]
cards:
  Tester:
    kind: pokemon
    hp: 60
    type: C
    retreat: 1
    attacks:
      - {name: Try, cost: none, text: "${PLACEHOLDER}: what the card says", does: [{${verb}: defending}]}
board: CR t9 p1 | Tester / - vs Machop / -
steps:
  - do: attack Try
    expect: {verdict: legal}
`,
  );
  return draft.faults;
};
