import { stemsOfPhrase, tellingStems } from '../../search/phrase.ts';
import type { PackedThesaurus } from '../../search/slang.ts';
import { THESAURUS } from './thesaurus.ts';

export const packThesaurus = (): PackedThesaurus => {
  const rows = THESAURUS.flatMap(({ said, means, weight, instead }) =>
    said.flatMap((phrase) => {
      const stems = stemsOfPhrase(phrase);
      const meant = means
        .map((one) => (one.startsWith('~') ? '~' : '') + tellingStems(one).join(' '))
        .filter((one) => one !== stems.join(' '));
      // A phrase that means no more than itself still stands for one thing; a word does so anyway.
      if (meant.length === 0 && stems.length === 1) return [];
      return [{ stems, row: [stems.join(' '), `${weight}${instead ? '!' : ''}`, ...new Set(meant)].join('|') }];
    }),
  );
  // Longest phrases first: the first that fits is taken.
  rows.sort((a, b) => b.stems.length - a.stems.length);
  const words = THESAURUS.flatMap(({ said }) => said).filter((said) => said.length > 3 && !/[\s\d]/.test(said));
  return { rows: rows.map(({ row }) => row), words: [...new Set(words)].sort().join(' ') };
};
