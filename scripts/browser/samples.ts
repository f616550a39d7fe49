/** What is brought to the page from outside: an invented card, and texts that would like to be markup. */

export const IMPORTED = [
  {
    id: 'tst1-1',
    name: 'Testaur',
    supertype: 'Pokémon',
    subtypes: ['Basic'],
    hp: '70',
    types: ['Fighting'],
    attacks: [{ name: 'Test Tackle', cost: ['Fighting', 'Fighting'], convertedEnergyCost: 2, damage: '30', text: '' }],
    retreatCost: ['Colorless'],
    convertedRetreatCost: 1,
    number: '1',
  },
];

export const MARKUP = '<img src=x onerror=window.pwned=1>';

/** A card whose name would like to be markup, as a table line names it. */
export const HOSTILE_NAME = `"${MARKUP}"`;

export const HOSTILE_CARD = {
  id: 'tst1-2',
  name: MARKUP,
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Fighting'],
  attacks: [
    { name: MARKUP, cost: ['Fighting'], convertedEnergyCost: 1, damage: '10', text: `${MARKUP} does nothing.` },
  ],
  retreatCost: ['Colorless'],
  convertedRetreatCost: 1,
  number: '2',
};

export const HOSTILE_LINE = `CR t9 p1 | "${MARKUP}"{60HP, C, retreat 1} +R / - vs "</script><script>window.pwned=1</script>"{50HP, C}`;

export const HOSTILE_BACKUP = JSON.stringify({
  headjudge: 'pocket backup',
  schema: 1,
  usual: MARKUP,
  line: HOSTILE_LINE,
  saved: [
    {
      id: MARKUP,
      at: '2026-01-01T10:00:00.000Z',
      line: MARKUP,
      question: `retreat ${MARKUP}`,
      answers: [],
      verdict: 'illegal',
      headline: MARKUP,
      ruleset: MARKUP,
    },
  ],
});
