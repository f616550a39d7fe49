import { parseAst } from 'rolldown/parseAst';

/** What CARD-TEXTS.md gives of each verb and claim, and what tests alone ask of it. */
const FACTS = ['says', 'rules', 'example'];
const FOR_TESTS = 'bears';

const keyOf = ({ type, computed, key }) => (type === 'Property' && !computed ? (key.name ?? key.value) : null);

/** The facts for documents in this piece of a program, wherever an object has all of them. */
const factsIn = (node, found = []) => {
  if (Array.isArray(node)) for (const inner of node) factsIn(inner, found);
  else if (typeof node === 'object' && node !== null) {
    const facts =
      node.type === 'ObjectExpression' ? node.properties.filter((property) => FACTS.includes(keyOf(property))) : [];
    if (facts.length === FACTS.length)
      found.push(...facts, ...node.properties.filter((property) => keyOf(property) === FOR_TESTS));
    for (const inner of Object.values(node)) factsIn(inner, found);
  }
  return found;
};

const OF_THE_CATALOGUE = /[\\/]src[\\/](text[\\/]verbs-|claims[\\/]claims-)[^\\/]*\.ts$/u;

const withoutCatalogue = (code, id) => {
  const facts = factsIn(parseAst(code, { lang: 'ts' }, id));
  let rest = code;
  for (const { start, end } of facts.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)}${rest.slice(end).replace(/^\s*,/u, '')}`;
  return rest;
};

/** The words beside a paragraph's id are there for a test that compares them with the corpus. */
const QUOTE = /('[a-z]+-\d{4}': \[\s*'[^']+'),\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\s*\]/gu;

/**
 * A plugin of the bundler. What only tests and documents read stays out of the program: the words beside paragraphs, and the sentence, the paragraphs, the
 * example and the bearing of each verb and claim. Throws at the end where a program had none of them in the files that should: they would be in it, unnoticed.
 */
export const withoutUnreadFacts = () => {
  const looked = { catalogue: 0, laws: 0 };
  const found = { catalogue: 0, laws: 0 };
  return {
    name: 'without-unread-facts',
    transform(code, id) {
      if (!/[\\/]src[\\/].*\.ts$/u.test(id)) return null;
      const ofCatalogue = OF_THE_CATALOGUE.test(id);
      const rest = ofCatalogue ? withoutCatalogue(code, id) : code;
      const bare = rest.replace(QUOTE, '$1]');
      if (ofCatalogue) looked.catalogue++;
      if (/\b(lawOf|step|kind)\(\{/u.test(code)) looked.laws++;
      if (rest !== code) found.catalogue++;
      if (bare !== rest) found.laws++;
      return bare;
    },
    buildEnd() {
      for (const kind of ['catalogue', 'laws'])
        if (looked[kind] > 0 && found[kind] === 0) throw new Error(`nothing of the ${kind} was found to leave out`);
    },
  };
};
