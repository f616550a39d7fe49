import type { OriginalJson } from '../render/report/types.ts';

/** What a copy says of itself. */
export interface CopyNamed {
  readonly file: string;
  readonly version: string | null;
  readonly date: string | null;
}

/** A passage of the reader's own copy as reports quote it. */
export const originalIn = (
  { file, version, date }: CopyNamed,
  { text, of, doubt }: Pick<OriginalJson, 'text' | 'of' | 'doubt'>,
): OriginalJson => {
  const edition = [version === null ? '' : `version ${version}`, date ?? ''].filter((part) => part !== '');
  return { text, source: [file, ...edition].join(', '), file, version, date, of, doubt };
};
