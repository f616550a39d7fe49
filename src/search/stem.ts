/**
 * The English stemmer of the Snowball project (“Porter2”), for lower-case words without accents: `retreating`, `retreats` → `retreat`.
 * Written after the published description of the algorithm.
 */
export const stem = (word: string): string => {
  if (word.length < 3 || /\d/.test(word)) return word;
  const fixed = EXCEPTIONS.get(word);
  if (fixed !== undefined) return fixed;
  // A `y` that is a consonant is written `Y` until the end.
  let w = word
    .replace(/^'/, '')
    .replace(/^y/, 'Y')
    .replace(/([aeiouy])y/g, '$1Y');
  const r1 = regionOne(w);
  const r2 = r1 + after(w.slice(r1));

  w = w.replace(/'s?'?$/, '');
  w = pluralOff(w);
  if (STOP_AFTER_1A.has(w)) return w;
  w = pastOff(w, r1);
  w = w.replace(/(.[^aeiouy])[yY]$/, '$1i');
  w = suffix(w, r1, STEP_2);
  w = suffixStep3(w, r1, r2);
  w = suffixStep4(w, r2);
  if (w.endsWith('e')) {
    const cut = w.length - 1;
    if (cut >= r2 || (cut >= r1 && !endsShort(w.slice(0, -1)))) w = w.slice(0, -1);
  } else if (w.endsWith('ll') && w.length - 1 >= r2) w = w.slice(0, -1);
  return w.replace(/Y/g, 'y');
};

const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
  }),
);

const STOP_AFTER_1A: ReadonlySet<string> = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

/** Length up to and including the first consonant after a vowel. */
const after = (w: string): number => {
  const found = /[aeiouy][^aeiouy]/.exec(w);
  return found === null ? w.length : found.index + 2;
};

const regionOne = (w: string): number => /^(?:gener|commun|arsen)/.exec(w)?.[0].length ?? after(w);

const endsShort = (w: string): boolean => /[^aeiouy][aeiouy][^aeiouywxY]$/.test(w) || /^[aeiouy][^aeiouy]$/.test(w);

const pluralOff = (w: string): string => {
  if (w.endsWith('sses')) return w.slice(0, -2);
  if (/ie[ds]$/.test(w)) return w.length > 4 ? w.slice(0, -2) : w.slice(0, -1);
  if (/(?:us|ss)$/.test(w)) return w;
  return /[aeiouy].+s$/.test(w) ? w.slice(0, -1) : w;
};

const pastOff = (w: string, r1: number): string => {
  const eed = /eed(?:ly)?$/.exec(w);
  if (eed !== null) return eed.index >= r1 ? `${w.slice(0, eed.index)}ee` : w;
  const end = /(?:ed|ing)(?:ly)?$/.exec(w);
  if (end === null || !/[aeiouy]/.test(w.slice(0, end.index))) return w;
  const rest = w.slice(0, end.index);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1);
  return r1 >= rest.length && endsShort(rest) ? `${rest}e` : rest;
};

type Endings = readonly (readonly [ending: string, put: string, before?: RegExp])[];

// Longest endings first.
const STEP_2: Endings = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og', /l$/],
  ['li', '', /[cdeghkmnrt]$/],
];

const STEP_3: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const STEP_4: Endings = [
  ['ement', ''],
  ['ance', ''],
  ['ence', ''],
  ['able', ''],
  ['ible', ''],
  ['ment', ''],
  ['ant', ''],
  ['ent', ''],
  ['ism', ''],
  ['ate', ''],
  ['iti', ''],
  ['ous', ''],
  ['ive', ''],
  ['ize', ''],
  ['ion', '', /[st]$/],
  ['al', ''],
  ['er', ''],
  ['ic', ''],
];

/** Replaces the longest ending that fits, if it lies wholly in the region from `region` on. */
const suffix = (w: string, region: number, endings: Endings): string => {
  for (const [ending, put, before] of endings) {
    if (!w.endsWith(ending)) continue;
    const cut = w.length - ending.length;
    return cut >= region && (before === undefined || before.test(w.slice(0, cut))) ? w.slice(0, cut) + put : w;
  }
  return w;
};

const suffixStep3 = (w: string, r1: number, r2: number): string =>
  w.endsWith('ative') ? (w.length - 5 >= r2 ? w.slice(0, -5) : w) : suffix(w, r1, STEP_3);

const suffixStep4 = (w: string, r2: number): string => suffix(w, r2, STEP_4);
