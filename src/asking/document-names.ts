import { DOCUMENTS, HANDBOOKS } from '../corpus/index.ts';

/** The key of a document named by key, label or title (`comprehensive-2009`, `CR`, `cr 2009`); null when it is none of the five. */
export const documentKey = (text: string): string | null => {
  const typed = text.trim().toLowerCase();
  const document = DOCUMENTS.find(({ key, label, title }) =>
    [key, label, title].some((word) => word.toLowerCase() === typed),
  );
  return document?.key ?? null;
};

export const DOCUMENT_LABELS: string = DOCUMENTS.map(({ label }) => label).join(', ');

export const notADocument = (said: string): string =>
  `“${said}” is not a document; the documents are ${DOCUMENT_LABELS}.`;

/** The key of a document that can be read: one of those, or a handbook. */
export const readableKey = (text: string): string | null => {
  const typed = text.trim().toLowerCase();
  const handbook = HANDBOOKS.find(({ key, label, title }) =>
    [key, label, title].some((word) => word.toLowerCase() === typed),
  );
  return handbook?.key ?? documentKey(text);
};

export const READABLE_LABELS: string = [...DOCUMENTS, ...HANDBOOKS].map(({ label }) => label).join(', ');

export const notReadable = (said: string): string =>
  `“${said}” is not a document; the documents are ${READABLE_LABELS}.`;
