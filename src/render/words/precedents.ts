import type { Period, Saying, SourceKind } from '../../precedents/index.ts';
import { dayInWords } from './day.ts';

/** Words for published rulings. */

export const PERIOD_NAMES: { readonly [P in Period]: string } = {
  'base-neo': 'Base to Neo',
  ex: 'e-Card and EX',
  'dp-hgss': 'Diamond & Pearl to HeartGold & SoulSilver',
  'bw-xy': 'Black & White and XY',
  'sun-moon': 'Sun & Moon',
  'sword-shield': 'Sword & Shield',
  'scarlet-violet': 'Scarlet & Violet and later',
};

export const SOURCE_NAMES: { readonly [K in SourceKind]: string } = {
  'rules-team': 'rules team',
  chat: 'chat with the rules team',
  faq: 'published FAQ',
  notice: 'official notice',
  quoted: 'official answer, passed on',
  community: 'not official',
};

export const SAYING_NAMES: { readonly [S in Saying]: string } = {
  same: 'the same',
  more: 'more',
  contrary: 'the contrary',
  silent: 'nothing',
};

/** How the rules stand to a ruling, as a sentence. */
export const DOCUMENT_SAYS: { readonly [S in Saying]: string } = {
  same: 'The rules say the same.',
  more: 'The rules say more.',
  contrary: 'The rules say the contrary.',
  silent: 'The rules do not say it.',
};

/** `30 October 2003, rules team` */
export const publishedAs = ({
  date,
  source,
}: {
  readonly date: string | null;
  readonly source: { readonly kind: SourceKind };
}): string => `${date === null ? '' : `${dayInWords(date)}, `}${SOURCE_NAMES[source.kind]}`;
