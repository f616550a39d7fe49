import { escapeSteering } from '../escape.ts';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML, in an element or an attribute; signs that steer a reader or turn its direction are spelled out. */
export const escaped = (text: string): string =>
  escapeSteering(text).replace(/[&<>"']/gu, (sign) => NAMED[sign] ?? sign);
