import { CHECKED_VERBS } from '../../text/index.ts';
import { camelCase, type Draft, insertAfterLast, insertBefore, KEBAB, PLACEHOLDER } from './draft.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A verb of card text: its shape, what it does, its row in the catalogue, and a card with a scenario. */
export const newVerb = (draft: Draft, verb: string): readonly string[] => {
  const faults: string[] = [];
  if (!KEBAB.test(verb))
    faults.push(`“${verb}” is not the name of a verb: words in lower case with hyphens between them`);
  if (CHECKED_VERBS.includes(verb)) faults.push(`there is a verb ${verb} already`);
  if (faults.length > 0) return faults;

  const file = `verb-${verb}`;
  const player = `verb${capital(camelCase(verb))}`;
  draft.change('src/text/shapes-in-play.ts', 'its shape, from which its type follows', (text) =>
    insertBefore(
      text,
      /^ {2}nothing: table\(/mu,
      `  /** ${PLACEHOLDER}: what its values mean. */\n  '${verb}': table({ '${verb}': who }, '${verb}'),\n`,
    ),
  );
  draft.create(
    `src/text/${file}.ts`,
    'what it does',
    `import { NotModelled } from '../engine/index.ts';
import type { Verbs } from './play-verb.ts';

/** ${PLACEHOLDER}: what the verb does on the table, and whether that could change anything. */
export const ${player} = {
  '${verb}': {
    play(_t, _verb, context) {
      throw new NotModelled(context.card, context.place, '${PLACEHOLDER}: ${verb}');
    },
    changes: () => null,
  },
} satisfies Partial<Verbs>;
`,
  );
  draft.change('src/text/say.ts', 'its player', (text) => {
    const imported = insertAfterLast(text, /^import .*\n/gmu, `import { ${player} } from './${file}.ts';\n`);
    return imported === null ? null : insertAfterLast(imported, /^ {2}\.\.\.verbs\w+,\n/gmu, `  ...${player},\n`);
  });
  draft.change('CARD-TEXTS.md', 'its row in the catalogue', (text) =>
    insertBefore(
      text,
      /^\| `nothing` \|/mu,
      `| \`${verb}\` | ${PLACEHOLDER}: what it does. | ${PLACEHOLDER} | \`{${verb}: defending}\` |\n`,
    ),
  );
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
