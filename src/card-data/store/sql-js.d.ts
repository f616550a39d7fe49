/** As much of sql.js as is used here. */
declare module 'sql.js' {
  export type SqlValue = number | string | Uint8Array | null;

  export interface Statement {
    bind(values: readonly SqlValue[]): boolean;
    step(): boolean;
    get(): SqlValue[];
    run(values: readonly SqlValue[]): void;
    free(): boolean;
  }

  export interface Database {
    prepare(sql: string): Statement;
    run(sql: string): void;
    export(): Uint8Array;
    close(): void;
  }

  export interface SqlJs {
    readonly Database: new (bytes?: Uint8Array) => Database;
  }

  export default function initSqlJs(config: { readonly wasmBinary: Uint8Array }): Promise<SqlJs>;
}
