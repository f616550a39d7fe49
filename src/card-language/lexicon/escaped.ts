/** A text as it stands, for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
