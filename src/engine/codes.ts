/** What the engine itself needs to know: a rule on which the document says nothing. */
export interface EngineCodes {
  readonly need: 'document-silent' | 'document-silent-on';
}

declare module '../claims/codes.ts' {
  interface Codes {
    engine: EngineCodes;
  }
}
