import { plain } from './sentence.ts';

/** `what can I do`, `which attacks can I use`: questions that the overview of a table answers, and no single ruling. */

const DOER = '(?:i|he|she|they|we|p\\d|my (?:pokemon|active|active pokemon)|the player|a player)';
const CAN = `(?:can|could|may|might) ${DOER}(?: do)?`;
const LEGAL = '(?:legal|allowed|possible|open|left|available)';

/** What is asked for, by the word that narrows the overview; '' for all of it. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:what|which) attacks? (?:${CAN} (?:use|make)|are ${LEGAL}|do i have)$`), 'attack'],
  [new RegExp(`^(?:what|which) (?:powers?|abilit(?:y|ies)|poke-powers?) (?:${CAN} use|are ${LEGAL})$`), 'use'],
  [new RegExp(`^(?:what|which) (?:cards?|trainers?) (?:${CAN} play|are ${LEGAL})$`), 'play'],
  [new RegExp(`^what ${CAN} attack with$`), 'attack'],
  [new RegExp(`^(?:what|who|which (?:one|pokemon)) ${CAN} evolve$`), 'evolve'],
  [new RegExp(`^what ${CAN} (attach|bench|play|use)$`), ''],
  [new RegExp(`^what(?: else)? ${CAN}$`), ''],
  [new RegExp(`^what(?: else)? (?:is|are)(?: still)? ${LEGAL}$`), ''],
  [
    new RegExp(
      `^(?:what|which) (?:are my|moves do i have|actions do i have)(?: ${LEGAL})?(?: (?:options|moves|plays|actions|choices))?$`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:what|which) (?:options|moves|plays|actions|choices) (?:do i have|are ${LEGAL}|${CAN} make|${CAN} take)(?: left)?$`,
    ),
    '',
  ],
  [new RegExp(`^(?:can ${DOER} do anything|is there anything ${DOER} (?:can|may|could) do)$`), ''],
  [/^(?:show|list|tell me) (?:all )?(?:my )?(?:legal |possible )?(?:options|moves|plays|actions)$/, ''],
  [/^(?:all )?(?:my )?(?:legal|possible) (?:options|moves|plays|actions)$/, ''],
];

/** Every one of these questions has one of these words; what has none costs a start no more than this look. */
const HAS_A_WORD_OF_IT = /what|which|who|anything|options|moves|plays|actions/i;

/** The overview such words ask for: a word of `judge legal`, '' for the whole of it; null where they ask for something else. */
export const overviewAsked = (text: string): string | null => {
  if (text.length > 120 || !HAS_A_WORD_OF_IT.test(text)) return null;
  const said = plain(text)
    .replace(/\belse\b/, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [pattern, word] of ASKED) {
    const found = pattern.exec(said);
    if (found !== null) return word === '' ? (found[1] ?? '') : word;
  }
  return null;
};
